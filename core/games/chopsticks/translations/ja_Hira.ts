<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>chopsticks</name>
    <message>
        <source>left</source>
        <translation>ひだり</translation>
    </message>
    <message>
        <source>right</source>
        <translation>みぎ</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>first’s %1 hand</source>
        <translation>せんての %1て</translation>
    </message>
    <message>
        <source>second’s %1 hand</source>
        <translation>ごての %1て</translation>
    </message>
    <message>
        <source>way to share %1</source>
        <translation>わけかた %1</translation>
    </message>
    <message>
        <source>Share anew</source>
        <translation>わけなおす</translation>
    </message>
    <message>
        <source>total stays %1</source>
        <translation>あわせて %1の まま</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>ゆびの かず</translation>
    </message>
    <message>
        <source>out</source>
        <translation>アウト</translation>
    </message>
    <message>
        <source>Sharing anew</source>
        <translation>わけなおし</translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>じぶんの てを たたく</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめの ゆびの かず</translation>
    </message>
    <message>
        <source>first’s left and right hand, second’s left and right hand</source>
        <translation>せんての ひだり・みぎ、ごての ひだり・みぎ</translation>
    </message>
    <message>
        <source>Chopsticks</source>
        <translation>わりばし</translation>
    </message>
    <message>
        <source>Tap hands, add fingers, share them anew.</source>
        <translation>てを たたいて、ゆびを たして、わけなおす。</translation>
    </message>
    <message>
        <source>can go round</source>
        <translation>おわらない ことが ある</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together. A draw has no number.</source>
        <translation>すうじは、ふたり あわせて あと なんてかを あらわします。ひきわけには すうじが ありません。</translation>
    </message>
    <message>
        <source>5 fingers</source>
        <translation>5ほん ゆび</translation>
    </message>
    <message>
        <source>4 fingers</source>
        <translation>4ほん ゆび</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>きびしい</translation>
    </message>
    <message>
        <source>Revive only</source>
        <translation>いきかえるだけ</translation>
    </message>
    <message>
        <source>10 fingers</source>
        <translation>10ぽん ゆび</translation>
    </message>
    <message>
        <source>Table of rules</source>
        <translation>ルールの ひょう</translation>
    </message>
    <message>
        <source>Who wins under every combination of rules, and how fast.</source>
        <translation>どの ルールの くみあわせで、だれが なんてで かつか。</translation>
    </message>
    <message>
        <source>%1: a forced win with %2 fingers</source>
        <translation>%1：ゆびが %2ほんの とき かならず かてる</translation>
    </message>
    <message>
        <source>Here, as shirodoni found, any one of wrap, split and selfattack removes every forced win.</source>
        <translation>ここでは shirodoniさんの いう とおり、あまり・わけなおし・じぶんを たたく ことの どれか 1つでも あると、かならず かてる やりかたは ありません。</translation>
    </message>
    <message>
        <source>shirodoni found that any one of wrap, split and selfattack removes every forced win. There are exceptions:</source>
        <translation>shirodoniさんは、あまり・わけなおし・じぶんを たたく ことの どれか 1つでも あると、かならず かてる やりかたは ないと かいて います。でも、そうで ない ことも ありました：</translation>
    </message>
    <message>
        <source>position “%1”: a position is like “11/11” or “33/14 2”, each hand 0 to %2</source>
        <translation>かたち「%1」：かたちは「11/11」や「33/14 2」のように かきます。それぞれの ては 0から %2までです</translation>
    </message>
    <message>
        <source>Each of the %1 moves keeps the draw.</source>
        <translation>%1つの ての どれでも ひきわけの ままです。</translation>
    </message>
    <message numerus="yes">
        <source>%n fingers</source>
        <translation>
            <numerusform>ゆび %nほん</numerusform>
        </translation>
    </message>
    <message>
        <source>wrap</source>
        <translation>あまり</translation>
    </message>
    <message>
        <source>out at the limit</source>
        <translation>アウト</translation>
    </message>
    <message>
        <source>Choose a hand, then the hand to tap</source>
        <translation>てと、たたく てを えらぼう</translation>
    </message>
    <message>
        <source>%1 taps their %2</source>
        <translation>%1で あいての %2を たたく</translation>
    </message>
    <message>
        <source>%1 taps own %2</source>
        <translation>%1で じぶんの %2を たたく</translation>
    </message>
    <message>
        <source>share %1 and %2</source>
        <translation>%1と %2に わけなおす</translation>
    </message>
    <message>
        <source>This way to share is not there now.</source>
        <translation>いまは この わけかたは できません。</translation>
    </message>
    <message>
        <source>Choose one of your own hands first.</source>
        <translation>まず じぶんの てを えらんで ください。</translation>
    </message>
    <message>
        <source>This hand is out and cannot tap.</source>
        <translation>この ては アウトなので、たたけません。</translation>
    </message>
    <message>
        <source>Now choose the hand to tap.</source>
        <translation>つぎに、たたく てを えらんで ください。</translation>
    </message>
    <message>
        <source>Choose another hand to tap.</source>
        <translation>べつの てを えらんで ください。</translation>
    </message>
    <message>
        <source>Under these rules one’s own hands are not tapped.</source>
        <translation>この ルールでは、じぶんの ては たたけません。</translation>
    </message>
    <message>
        <source>A hand that is out cannot be tapped.</source>
        <translation>アウトの ては たたけません。</translation>
    </message>
    <message>
        <source>play goes round</source>
        <translation>せんにちて（おわらない）</translation>
    </message>
    <message>
        <source>a forced win</source>
        <translation>かてる かたち</translation>
    </message>
    <message>
        <source>a forced loss</source>
        <translation>まける かたち</translation>
    </message>
    <message>
        <source>Best play of both: %1</source>
        <translation>ふたりとも いちばん いい てなら：%1</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>ゆびが おおく なった て</translation>
    </message>
    <message>
        <source>A hand at the limit shows what is left over, or is out.</source>
        <translation>ゆびが おおく なりすぎた ては、あまりの かずに なるか、アウトに なります。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>revive</source>
        <translation>いきかえり</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>At any time, only when a hand is out, or never.</source>
        <translation>いつでも できるか、かたてが アウトの ときだけか、できないか。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>no</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>One hand may tap the other hand of the same player.</source>
        <translation>じぶんの もう 1つの てを たたいても いいか どうか。</translation>
    </message>
    <message>
        <source>%1 of %2 moves keep the draw: %3</source>
        <translation>%2つの うち %1つの てなら ひきわけの まま：%3</translation>
    </message>
    <message numerus="yes">
        <source>A slip, %1, loses in %n moves: %2</source>
        <translation>
            <numerusform>%1は わるい てで、あと %nてで まけます：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round and round: %1</source>
        <translation>ぐるぐる まわる てじゅん：%1</translation>
    </message>
    <message>
        <source>split any</source>
        <translation>わけなおし いつでも</translation>
    </message>
    <message>
        <source>split to revive</source>
        <translation>いきかえるだけ</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>わけなおし なし</translation>
    </message>
    <message>
        <source>own hands</source>
        <translation>じぶんの ても</translation>
    </message>
    <message>
        <source>Both hands of %1 are out, so %2 wins.</source>
        <translation>%1は りょうてとも アウトなので、%2の かちです。</translation>
    </message>
    <message>
        <source>One finger more</source>
        <translation>ゆびを 1ぽん ふやす</translation>
    </message>
    <message>
        <source>One finger fewer</source>
        <translation>ゆびを 1ぽん へらす</translation>
    </message>
    <message>
        <source>Choose a hand.</source>
        <translation>てを えらんで ください。</translation>
    </message>
    <message>
        <source>A hand shows 0 to %1 fingers.</source>
        <translation>ての ゆびは 0から %1までです。</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>さきに さす ひとを かえる</translation>
    </message>
    <message>
        <source>Tap one of their hands with one of yours: it gains your fingers.</source>
        <translation>じぶんの てで あいての てを たたくと、じぶんの ゆびの かずが たされます。</translation>
    </message>
    <message>
        <source>The hand tapped shows more fingers now.</source>
        <translation>たたかれた ての ゆびが ふえました。</translation>
    </message>
    <message>
        <source>Choose a hand of yours, then one of theirs.</source>
        <translation>じぶんの てを えらび、つぎに あいての てを えらびましょう。</translation>
    </message>
    <message>
        <source>Put their last hand out: it must reach five or more.</source>
        <translation>あいての さいごの てを アウトに しましょう。5ほん いじょうに するのです。</translation>
    </message>
    <message>
        <source>Both their hands are out: you win.</source>
        <translation>あいての てが りょうほう アウトです。かちです。</translation>
    </message>
    <message>
        <source>Which of your hands makes five with their two?</source>
        <translation>あいての 2ほんと あわせて 5ほんに なるのは、どちらの てでしょう。</translation>
    </message>
    <message>
        <source>A game without end</source>
        <translation>おわらない ゲーム</translation>
    </message>
    <message>
        <source>Both play as well as they can. Who wins from the start?</source>
        <translation>ふたりとも いちばん いい てを つづけると、さいしょの かたちから どちらが かつでしょう。</translation>
    </message>
    <message>
        <source>Nobody: each can go on for ever without losing.</source>
        <translation>どちらも かてません。ふたりとも、まけずに いつまでも つづけられます。</translation>
    </message>
    <message>
        <source>Perhaps nobody can force the end.</source>
        <translation>もしかすると、だれも おわらせられないのかも しれません。</translation>
    </message>
    <message>
        <source>Where both can always avoid losing, the game never has to end: a draw.</source>
        <translation>ふたりとも まけを さけつづけられるなら、おわらない。つまり ひきわけ。</translation>
    </message>
    <message>
        <source>Whoever begins wins.</source>
        <translation>さきに はじめた ほうが かつ。</translation>
    </message>
    <message>
        <source>Whoever has more fingers wins.</source>
        <translation>ゆびの おおい ほうが かつ。</translation>
    </message>
    <message>
        <source>Without help: find the move that wins.</source>
        <translation>ヒント なしで：かつ てを みつけましょう。</translation>
    </message>
    <message>
        <source>Look for a hand that you can put out.</source>
        <translation>アウトに できる てを さがしましょう。</translation>
    </message>
    <message>
        <source>Put out both hands of the other player.</source>
        <translation>あいての りょうてを アウトに しましょう。</translation>
    </message>
    <message>
        <source>shirodoni</source>
        <translation>shirodoniさん</translation>
    </message>
    <message>
        <source>A blog article of 2 December 2019, day 33 of AdC2019.</source>
        <translation>2019ねん 12がつ 2かの ブログの きじ、AdC2019の 33にちめ。</translation>
    </message>
    <message>
        <source>Who wins if both play as well as they can? shirodoni lets the set of won positions grow from the end, draws it as a graph, and begs pardon for not proving that it holds them all.</source>
        <translation>ふたりとも いちばん いい てを つづけると、どちらが かつのでしょうか。かちの かたちの あつまりを おわりから ひろげて、グラフに かきます。それで ぜんぶだと いう しょうめいは、みのがして くださいと かいて います。</translation>
    </message>
    <message>
        <source>The set does hold them all: from a position outside the other player can always stay outside, and so never loses. And as shirodoni found, five fingers go on for ever with best play, and under the strict rules second wins.</source>
        <translation>あつまりは ほんとうに それで ぜんぶです。そとの かたちからは、あいてが いつまでも そとに いられるので、まける ことが ありません。それに、かいて ある とおり、5ほんゆびは いちばん いい てを つづけると おわらず、きびしい ルールでは ごてが かちます。</translation>
    </message>
    <message>
        <source>The Japanese name “that finger game”, sharing (分身・結合), endless play (千日手) and mod 5 are words of this article.</source>
        <translation>「れいの てあそび」と いう なまえ、ぶんしん・けつごう（わけなおし）、せんにちて、mod5は、この きじの ことばです。</translation>
    </message>
    <message>
        <source>shirodoni found that nobody can force a win if one may share, tap oneself, or count on past five. Here one may tap oneself, and a hand with five is out: second wins in 8 moves all the same.</source>
        <translation>わけなおし、じぶんを たたく こと、mod5の どれか 1つでも できると、かならず かてる やりかたは ない、と あります。ここでは じぶんを たたけて、5ほんに なった ては アウトです。それでも ごてが 8てで かちます。</translation>
    </message>
</context>
</TS>
