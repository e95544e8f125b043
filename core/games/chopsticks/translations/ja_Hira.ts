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
        <source>first’s %1 hand</source>
        <translation>せんての %1の て</translation>
    </message>
    <message>
        <source>second’s %1 hand</source>
        <translation>ごての %1の て</translation>
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
        <translation>すうじは、ふたり あわせて あと なんかい うごかすかを あらわします。ひきわけには すうじが ありません。</translation>
    </message>
    <message>
        <source>5 fingers</source>
        <translation>5ほんゆび</translation>
    </message>
    <message>
        <source>4 fingers</source>
        <translation>4ほんゆび</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>きびしい</translation>
    </message>
    <message>
        <source>Revive only</source>
        <translation>いきかえる ときだけ</translation>
    </message>
    <message>
        <source>10 fingers</source>
        <translation>10ぽんゆび</translation>
    </message>
    <message>
        <source>Table of rules</source>
        <translation>ルールの ひょう</translation>
    </message>
    <message>
        <source>Who wins under every combination of rules, and how fast.</source>
        <translation>どの ルールの くみあわせで、だれが なんかいで かつか。</translation>
    </message>
    <message>
        <source>%1: a forced win with %2 fingers</source>
        <translation>%1：ゆびが %2ほんの とき かならず かてる</translation>
    </message>
    <message>
        <source>position “%1”: a position is like “11/11” or “33/14 2”, each hand 0 to %2</source>
        <translation>かたち「%1」：かたちは「11/11」や「33/14 2」のように かきます。それぞれの ては 0から %2までです</translation>
    </message>
    <message>
        <source>Each of the %1 moves keeps the draw.</source>
        <translation>%1とおりの ての どれでも ひきわけの ままです。</translation>
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
        <translation>いきかえる ときだけ</translation>
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
    <message numerus="yes">
        <source>A slip, %1, loses in %n moves: %2</source>
        <translation>
            <numerusform>%1は わるい て。あと %nてで まけます：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>share at any time</source>
        <translation>わけなおしは いつでも</translation>
    </message>
    <message>
        <source>share to revive</source>
        <translation>わけなおしは いきかえる ときだけ</translation>
    </message>
    <message>
        <source>no sharing</source>
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
        <translation>ての ゆびは 0ほんから %1ほんまでです。</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>さきに うごかす ひとを かえる</translation>
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
        <source>Which of your hands makes five with their two?</source>
        <translation>あいての 2ほんと あわせて 5ほんに なるのは、どちらの てでしょう。</translation>
    </message>
    <message>
        <source>A game without end</source>
        <translation>おわらない ゲーム</translation>
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
        <translation>ふたりとも いちばん いい てを つづけると、どちらが かつのでしょうか。かてる かたちの あつまりを おわりから ひろげて、グラフに かきます。それで ぜんぶだと たしかめて いない ことは「みのがして ください」と かいて います。</translation>
    </message>
    <message>
        <source>The set does hold them all: from a position outside the other player can always stay outside, and so never loses. And as shirodoni found, five fingers go on for ever with best play, and under the strict rules second wins. Four hands of 0 to 4 fingers are 5⁴ × 2 = 1,250 positions; the article has 4⁴ × 2 = 512.</source>
        <translation>あつまりは ほんとうに それで ぜんぶです。そとの かたちでは、あいてが いつまでも そとに いられるので、まける ことが ありません。それに、かいて ある とおり、5ほんゆびは いちばん いい てを つづけると おわらず、きびしい ルールでは ごてが かちます。きじでは 4⁴ × 2 = 512ですが、ゆびが 0から 4ほんの てが 4つなら、かたちは 5⁴ × 2 = 1,250とおりです。</translation>
    </message>
    <message>
        <source>shirodoni found that nobody can force a win if one may share, tap oneself, or count on past five. Here one may tap oneself, and a hand with five is out: second wins in 8 moves all the same.</source>
        <translation>わけなおし、じぶんを たたく こと、あまり（mod5）の どれか 1つでも できると、かならず かてる やりかたは ない、と きじに あります。ここでは じぶんを たたけて、5ほんに なった ては アウトです。それでも ごてが 8てで かちます。</translation>
    </message>
    <message>
        <source>Tap one of their hands with one of yours: it gains your fingers. Yours are below.</source>
        <translation>じぶんの てで あいての てを たたくと、じぶんの ゆびの かずが たされます。あなたの ては したです。</translation>
    </message>
    <message>
        <source>A hand that comes to five is out. Put one of theirs out.</source>
        <translation>ちょうど 5ほんに なった ては アウトです。あいての てを 1つ アウトに しましょう。</translation>
    </message>
    <message>
        <source>Five fingers: this hand is out and cannot tap any more.</source>
        <translation>5ほんに なりました。この ては アウトで、もう たたけません。</translation>
    </message>
    <message>
        <source>Which of your hands makes five with one of theirs?</source>
        <translation>あいての てと あわせて 5ほんに なるのは、どの てでしょう。</translation>
    </message>
    <message>
        <source>With more than five, only what is over five is left. Make six.</source>
        <translation>5ほんを こえると、こえた ぶんだけが のこります。6ぽんに しましょう。</translation>
    </message>
    <message>
        <source>Six is one more than five: one finger is left.</source>
        <translation>6は 5より 1つ おおいので、ゆびは 1ぽん のこります。</translation>
    </message>
    <message>
        <source>Which of your hands makes six with one of theirs?</source>
        <translation>あいての てと あわせて 6ぽんに なるのは、どの てでしょう。</translation>
    </message>
    <message>
        <source>You may tap your own other hand as well. Try it.</source>
        <translation>じぶんの もう 1つの てを たたいても いいです。やって みましょう。</translation>
    </message>
    <message>
        <source>One of your hands has given its number to the other, and keeps it too.</source>
        <translation>かたほうの ての かずが、もう 1つの てに たされました。たたいた ての かずは そのままです。</translation>
    </message>
    <message>
        <source>Choose a hand of yours, then your other one.</source>
        <translation>じぶんの てを えらび、つぎに もう 1つの じぶんの てを えらびましょう。</translation>
    </message>
    <message>
        <source>Or share your fingers anew between your hands, with the card at the right.</source>
        <translation>みぎの ふだで、じぶんの ゆびを りょうてに わけなおす ことも できます。</translation>
    </message>
    <message>
        <source>It is three fingers still, and the hand that was out is back.</source>
        <translation>ゆびは あわせて 3ぼんの まま。アウトだった てが もどって きました。</translation>
    </message>
    <message>
        <source>Choose the card at the right.</source>
        <translation>みぎの ふだを えらびましょう。</translation>
    </message>
    <message>
        <source>Whoever has both hands out has lost. Put out their last hand.</source>
        <translation>りょうてとも アウトに なった ひとの まけです。あいてに のこった かたてを アウトに しましょう。</translation>
    </message>
    <message>
        <source>You win. If nobody can do that, the game goes round: a position that comes for the third time is a draw.</source>
        <translation>かちです。どちらも かてない まま おなじ かたちが 3かい でて きたら、ひきわけです。</translation>
    </message>
    <message>
        <source>Both show two fingers on one hand. Share yours: one and one.</source>
        <translation>ふたりとも かたてに 2ほんです。じぶんの ゆびを 1ぽんと 1ぽんに わけなおしましょう。</translation>
    </message>
    <message>
        <source>The other player can do the same, and then both share back. So it can go on and on, and nobody comes nearer to the end.</source>
        <translation>あいても おなじ ことが できて、また もとに もどせます。いくら つづけても、おわりに ちかづきません。</translation>
    </message>
    <message>
        <source>Choose the card that shows one and one.</source>
        <translation>1と 1の ふだを えらびましょう。</translation>
    </message>
    <message>
        <source>Both play as well as they can from the start. What does the player on move get?</source>
        <translation>さいしょの かたちから、ふたりとも いちばん いい てを つづけます。ばんの ひとは どう なるでしょう。</translation>
    </message>
    <message>
        <source>A draw: each of them can avoid losing for ever. Nobody can force the end.</source>
        <translation>ひきわけです。ふたりとも、まけを いつまでも さけられます。だれも かちを きめられません。</translation>
    </message>
    <message>
        <source>Perhaps neither can force a win.</source>
        <translation>どちらも、あいてを まけに できないのかも しれません。</translation>
    </message>
    <message>
        <source>Without help: what is this position worth for the player on move?</source>
        <translation>ヒントなしで。ばんの ひとは、ここから どう なるでしょう。</translation>
    </message>
    <message>
        <source>Try each tap: what can the other player do then?</source>
        <translation>1つずつ たたいて みましょう。あいてには どんな てが のこりますか。</translation>
    </message>
    <message>
        <source>Holding a draw</source>
        <translation>ひきわけを まもる</translation>
    </message>
    <message>
        <source>You have one hand left. Find the only move that does not lose.</source>
        <translation>あなたは かたてしか ありません。まけない ては 1つだけです。みつけましょう。</translation>
    </message>
    <message>
        <source>Putting a hand out was tempting, but then their other three would have put out your last hand.</source>
        <translation>あいての てを アウトに したく なりますが、のこった 3に、こちらの てが アウトに されて しまいます。</translation>
    </message>
    <message>
        <source>Two and three make five, for the other player as well.</source>
        <translation>2と 3で 5に なるのは、あいてに とっても おなじです。</translation>
    </message>
    <message>
        <source>Hold the draw for three of your moves.</source>
        <translation>あなたが 3かい うごかす あいだ、ひきわけを まもりましょう。</translation>
    </message>
    <message>
        <source>The other player could force nothing. You could go on like that for ever.</source>
        <translation>あいては かちを きめられませんでした。このまま いつまでも つづけられます。</translation>
    </message>
    <message>
        <source>Before each move ask: what can the other player tap after it?</source>
        <translation>うごかす まえに かんがえましょう。その あと、あいては なにを たたけますか。</translation>
    </message>
    <message>
        <source>After your move: does a hand of the other player make five with one of yours?</source>
        <translation>あなたが うごかした あと、あいての てと あわせて 5に なる ては ありませんか。</translation>
    </message>
    <message>
        <source>How the won positions grow from the end</source>
        <translation>かてる かたちは おわりから ひろがる</translation>
    </message>
    <message>
        <source>In how many moves is this won? The moves of both are counted.</source>
        <translation>あと なんかいで かてるでしょう。ふたりの てを あわせて かぞえます。</translation>
    </message>
    <message>
        <source>One: four and one make five. Positions won in one move are marked first.</source>
        <translation>1てです。4と 1で 5です。1てで かてる かたちに、さいしょに しるしを つけます。</translation>
    </message>
    <message>
        <source>How many fingers do the two hands make together?</source>
        <translation>2つの てを あわせると、ゆびは なんぼんでしょう。</translation>
    </message>
    <message>
        <source>Here only one move is possible. What is this position worth?</source>
        <translation>ここでは うごきかたが 1つしか ありません。ばんの ひとは どう なるでしょう。</translation>
    </message>
    <message>
        <source>The only move leads to a position that is marked as won for the other player. So this one is marked as lost.</source>
        <translation>その たった 1つの うごきで、あいての かてる かたちに なります。だから、ここには まける かたちの しるしが つきます。</translation>
    </message>
    <message>
        <source>Make the move in your mind. What can the other player do then?</source>
        <translation>あたまの なかで うごかして みましょう。その あと、あいては なにが できますか。</translation>
    </message>
    <message>
        <source>Find the move to the position that has just been marked as lost.</source>
        <translation>いま しるしを つけた まける かたちを、あいてに わたす てを みつけましょう。</translation>
    </message>
    <message>
        <source>One move to a lost position is enough: this one is won, in three moves.</source>
        <translation>あいてを まける かたちに する てが 1つ あれば いいのです。ここは 3てで かてる かたちです。</translation>
    </message>
    <message>
        <source>Leave the other player a single finger.</source>
        <translation>あいてには 1ぽんだけ のこしましょう。</translation>
    </message>
    <message>
        <source>Four and four against one and one: in how many moves is it won?</source>
        <translation>あなたは 4と 4、あいては 1と 1で、あなたの ばんです。あと なんかいで かてるでしょう。</translation>
    </message>
    <message>
        <source>Three: a hand goes out, the other player has one move, and the last hand goes out.</source>
        <translation>3てです。かたてが アウトに なり、あいては きまった うごきを して、のこった かたても アウトに なります。</translation>
    </message>
    <message>
        <source>Your tap, the other player’s only move, your tap: count them.</source>
        <translation>あなたが たたき、あいてが 1つしか ない てを えらび、あなたが たたく。かぞえましょう。</translation>
    </message>
    <message>
        <source>Without help: find the quickest way to win.</source>
        <translation>ヒントなしで。いちばん はやく かてる てを みつけましょう。</translation>
    </message>
    <message>
        <source>Why the marks are right</source>
        <translation>もっと さきへ：しるしが ただしい わけ</translation>
    </message>
    <message>
        <source>This one is marked as won in five moves. Win it: the number must fall with every move.</source>
        <translation>ここには「5てで かてる」と いう しるしが あります。かちましょう。1てごとに かずは へる はずです。</translation>
    </message>
    <message>
        <source>A number cannot fall for ever, so the end had to come. What is marked as won is won.</source>
        <translation>かずは いつまでも へりつづけられないので、かならず おわりが きます。かてる かたちの しるしが あれば、ほんとうに かてます。</translation>
    </message>
    <message>
        <source>Which move leaves the other player least to choose from?</source>
        <translation>あいてが えらべる てを いちばん すくなく するのは、どの てでしょう。</translation>
    </message>
    <message>
        <source>This one never gets a mark. What is it worth?</source>
        <translation>ここには、いつまでも しるしが つきません。ばんの ひとは どう なるでしょう。</translation>
    </message>
    <message>
        <source>A draw. If a move led to a lost one, it would be marked as won. If all moves led to won ones, it would be marked as lost.</source>
        <translation>ひきわけです。まける かたちに する てが あれば、かてる かたちの しるしが ついた はず。どの ても あいての かてる かたちに なるなら、まける かたちの しるしが ついた はずです。</translation>
    </message>
    <message>
        <source>What is won gets a mark some day, and so does what is lost.</source>
        <translation>かてる かたちにも まける かたちにも、いつかは しるしが つきます。</translation>
    </message>
    <message>
        <source>These are all positions without a mark that the start leads to, with three fingers. Look for a dead end: from each an arrow goes to another one.</source>
        <translation>3ぼんゆびで、さいしょの かたちから いける、しるしの ない かたちは、これで ぜんぶです。いきどまりを さがしましょう。どれからも、べつの しるしの ない かたちへ やじるしが でて います。</translation>
    </message>
    <message>
        <source>Find the move from here to another position without a mark.</source>
        <translation>ここから、しるしの ない べつの かたちへ いく てを みつけましょう。</translation>
    </message>
    <message>
        <source>There always is one: if not, this position would have a mark.</source>
        <translation>かならず 1つは あります。なければ、ここに しるしが ついて いた はずです。</translation>
    </message>
    <message>
        <source>The position you left is marked as won for the other player. Try another move.</source>
        <translation>それは あいての かてる かたちです。べつの てを ためしましょう。</translation>
    </message>
    <message>
        <source>Stay among the positions without a mark for three of your moves.</source>
        <translation>あなたが 3かい うごかす あいだ、しるしの ない かたちから でないように しましょう。</translation>
    </message>
    <message>
        <source>Both can stay there for ever. So what has no mark is a draw: the marks are right.</source>
        <translation>ふたりとも、いつまでも ここに いられます。しるしの ない かたちは ひきわけ。しるしは ただしいのです。</translation>
    </message>
    <message>
        <source>After your move the other player must have no move to a lost position.</source>
        <translation>あなたが うごかした あと、あいてに まける かたちを わたされては いけません。</translation>
    </message>
    <message>
        <source>Without help: this one has no mark. Find the move to another without a mark.</source>
        <translation>ヒントなしで。ここには しるしが ありません。しるしの ない べつの かたちへ いく てを みつけましょう。</translation>
    </message>
    <message>
        <source>Only this one leads to a position without a mark: so the draw is held.</source>
        <translation>しるしの ない かたちへ いくのは この てだけ。これで ひきわけが まもれます。</translation>
    </message>
    <message>
        <source>put a hand out</source>
        <translation>てを 1つ アウトに する</translation>
    </message>
    <message>
        <source>tap with as much as you can</source>
        <translation>できるだけ おおきな かずで たたく</translation>
    </message>
    <message>
        <source>Nobody can force the end here, whatever you play: each of you can always get out again.</source>
        <translation>ここでは なにを しても、だれも かちを きめられません。どちらにも いつも にげみちが あります。</translation>
    </message>
    <message>
        <source>Nobody can force the end here if you choose well: %1 of your %2 moves keep it that way; after the others you lose.</source>
        <translation>うまく えらべば、だれも かちを きめられません。あなたの %2とおりの ての うち %1とおりなら ひきわけの ままですが、ほかでは まけます。</translation>
    </message>
    <message>
        <source>Whatever you do, the other player can tap so that you lose.</source>
        <translation>なにを しても、あいてが うまく たたけば あなたの まけです。</translation>
    </message>
    <message>
        <source>One move, and the other player cannot go on: you win at once.</source>
        <translation>あと 1てで あいては つづけられなく なります。すぐに かちです。</translation>
    </message>
    <message>
        <source>There is a move after which the other player has no way out any more: you win.</source>
        <translation>あいての にげみちを なくす てが あります。それで かてます。</translation>
    </message>
    <message>
        <source>One of %1 moves keeps the draw: %2</source>
        <translation>%1とおりの ての うち 1つだけが ひきわけの まま：%2</translation>
    </message>
    <message>
        <source>%1 of %2 moves keep the draw.</source>
        <translation>%2とおりの ての うち %1とおりなら ひきわけの ままです。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>The Japanese name “that finger game”, sharing (分身・結合), endless play (千日手) and mod 5 are shirodoni’s words.</source>
        <translation>「れいの てあそび」と いう なまえ、ぶんしん・けつごう（わけなおし）、せんにちて、mod5は、shirodoniさんの ことばです。</translation>
    </message>
    <message numerus="yes">
        <source>After %n moves all hands are as they are now: %1</source>
        <translation>
            <numerusform>%nてで いまと おなじ かたちに もどる すすみかた：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>as most play it</source>
        <translation>いつもの あそびかた</translation>
    </message>
    <message>
        <source>nothing is shared, hands go out</source>
        <translation>わけなおし なし、アウト あり</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>とちゅうから</translation>
    </message>
    <message>
        <source>3 and 3 against 1 and 4</source>
        <translation>3と 3 たい 1と 4</translation>
    </message>
    <message>
        <source>Without help: only one move holds the draw.</source>
        <translation>ヒントなしで。ひきわけに できる ては 1つだけです。</translation>
    </message>
    <message>
        <source>After it the other player can force nothing.</source>
        <translation>これで、あいては かちを きめられません。</translation>
    </message>
    <message>
        <source>The other player is left with a position that was marked as lost.</source>
        <translation>まけの しるしが ついた かたちを、あいてに のこしました。</translation>
    </message>
    <message>
        <source>Which lost position can you leave?</source>
        <translation>まける かたちの うち、どれを のこせますか。</translation>
    </message>
    <message>
        <source>Look at what the other player can do after each of your moves.</source>
        <translation>じぶんが うごかした あと、あいてに なにが できるかを みましょう。</translation>
    </message>
    <message>
        <source>This one is marked as won. Win it to the end: the number must fall with every move.</source>
        <translation>これは かちの しるしの ついた かたちです。さいごまで つづけて、かちましょう。1てごとに かずを へらします。</translation>
    </message>
    <message>
        <source>The number fell with every move, so the end had to come.</source>
        <translation>1てごとに かずが へったので、かならず おわりが きました。</translation>
    </message>
    <message>
        <source>Not every position is like that. Three fingers against two and one: what is it worth?</source>
        <translation>そうでは ない かたちも あります。あなたは 3ぼんの かたてだけ、あいては 2ほんと 1ぽんで、あなたの ばんです。どう なりますか。</translation>
    </message>
    <message>
        <source>A win: three and two make five. Then the one finger left must make your three a four, and four and one make five.</source>
        <translation>かちです。3と 2で 5。のこった 1ぽんは、あなたの 3を 4に するしか なく、4と 1で 5に なります。</translation>
    </message>
    <message>
        <source>Here somebody can force the end. Look for a five.</source>
        <translation>ここでは かちを きめられる ひとが います。5に なる てを さがしましょう。</translation>
    </message>
    <message>
        <source>And one finger against three and three?</source>
        <translation>では、あなたが 1ぽんの かたてだけ、あいてが 3ぼんと 3ぼんなら どうですか。</translation>
    </message>
    <message>
        <source>A loss: a three becomes four, and four and one make five.</source>
        <translation>まけです。3が 4に なり、4と 1で 5に なります。</translation>
    </message>
    <message>
        <source>There is only one kind of move. What does it make?</source>
        <translation>できる ことは 1つだけです。たたくと なんぼんに なりますか。</translation>
    </message>
    <message>
        <source>Nobody has to lose here. Play until a position comes for the third time.</source>
        <translation>ここでは だれも まけずに すみます。おなじ かたちが 3かい でるまで つづけましょう。</translation>
    </message>
    <message>
        <source>The third time: a draw. It could have gone on for ever.</source>
        <translation>3かいめなので ひきわけです。いつまでも つづけられました。</translation>
    </message>
    <message>
        <source>After your move: what can the other player make five with?</source>
        <translation>あなたが うごかした あと、あいては どの てで 5に できますか。</translation>
    </message>
    <message>
        <source>If neither can force the end, %1, and the game is %2.</source>
        <translation>どちらも かちを きめられないなら、%1。だから %2です。</translation>
    </message>
    <message>
        <source>both can go on for ever</source>
        <translation>ふたりとも いつまでも つづけられます</translation>
    </message>
    <message>
        <source>whoever begins comes to it first</source>
        <translation>さきに うごかした ひとが さきに かてます</translation>
    </message>
    <message>
        <source>whoever shows more fingers comes to it</source>
        <translation>ゆびの おおい ひとが かてます</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>won by whoever began</source>
        <translation>さきに うごかした ひとの かち</translation>
    </message>
    <message>
        <source>lost for whoever gets tired</source>
        <translation>さきに つかれた ひとの まけ</translation>
    </message>
    <message>
        <source>Sharing anew would lose here. Find the only move that does not.</source>
        <translation>ここでは わけなおすと まけます。まけない ては 1つだけです。みつけましょう。</translation>
    </message>
    <message>
        <source>The three was the dangerous one: now it is out.</source>
        <translation>あぶないのは 3の てでした。もう アウトです。</translation>
    </message>
    <message>
        <source>Which hand of theirs makes five with one of yours?</source>
        <translation>あいての どの てが、あなたの てと あわせて 5に なりますか。</translation>
    </message>
    <message>
        <source>Now neither tapping them nor sharing helps.</source>
        <translation>こんどは、あいてを たたいても、わけなおしても だめです。</translation>
    </message>
    <message>
        <source>Three and two: you tapped yourself, and the other player can force nothing.</source>
        <translation>じぶんを たたいて 3と 2に なりました。あいては かちを きめられません。</translation>
    </message>
    <message>
        <source>There is a third kind of move. Which one is it?</source>
        <translation>うごきかたは もう 1つ あります。なんでしょう。</translation>
    </message>
    <message>
        <source>To hold a draw, look at %1, and choose a move after which %2.</source>
        <translation>ひきわけを まもるには、%1を みて、%2 てを えらびます。</translation>
    </message>
    <message>
        <source>what the other player can do after each of your moves</source>
        <translation>じぶんが うごかした あとに あいてが できる こと</translation>
    </message>
    <message>
        <source>your own fingers only</source>
        <translation>じぶんの ゆびだけ</translation>
    </message>
    <message>
        <source>which hands you can put out now</source>
        <translation>いま すぐ アウトに できる て</translation>
    </message>
    <message>
        <source>the other player can force nothing</source>
        <translation>あいてが かちを きめられない</translation>
    </message>
    <message>
        <source>a hand of the other player is out</source>
        <translation>あいての かたほうの てが アウトに なる</translation>
    </message>
    <message>
        <source>your fingers are shared anew</source>
        <translation>じぶんの ゆびを わけなおす</translation>
    </message>
    <message>
        <source>After your move: does a hand of theirs make five with yours?</source>
        <translation>あなたが うごかした あと、あいての てと あわせて 5に なる ては ありませんか。</translation>
    </message>
    <message>
        <source>Now no hand of theirs makes five with one of yours.</source>
        <translation>これで、あいての どの ても、あなたの てと あわせて 5に なりません。</translation>
    </message>
    <message>
        <source>Hands in danger</source>
        <translation>あぶない て</translation>
    </message>
    <message>
        <source>One move wins at once. Find it.</source>
        <translation>すぐに かてる てが 1つ あります。みつけましょう。</translation>
    </message>
    <message>
        <source>One and four make five: their last hand is out.</source>
        <translation>1と 4で 5。あいてに のこった ても アウトです。</translation>
    </message>
    <message>
        <source>Which of your hands makes five with their four?</source>
        <translation>あいての 4と あわせて 5に なるのは、あなたの どの てですか。</translation>
    </message>
    <message>
        <source>You have one finger left, and they show four and four. What is this position worth for you?</source>
        <translation>あなたは 1ぽんだけ、あいては 4ほんと 4ほんです。あなたの ばんです。どう なりますか。</translation>
    </message>
    <message>
        <source>Lost. You put one four out, and the other four makes five with your finger.</source>
        <translation>まけです。かたほうの 4を アウトに しても、もう かたほうの 4と、あなたの 1で 5に なります。</translation>
    </message>
    <message>
        <source>You have one hand left. All moves but one lose at once.</source>
        <translation>あなたは もう かたてだけです。すぐに まけない うごきかたは 1つだけです。</translation>
    </message>
    <message>
        <source>A tap would have made three, and three and two make five. One and one cannot both be put out by one tap.</source>
        <translation>たたくと 3に なり、3と 2で 5に なる ところでした。1と 1なら、1かい たたかれただけでは りょうほうとも アウトには なりません。</translation>
    </message>
    <message>
        <source>Here too only one move does not lose.</source>
        <translation>ここでも、まけない ては 1つだけです。</translation>
    </message>
    <message>
        <source>Two and three make five: their three is out before it can tap you.</source>
        <translation>2と 3で 5。たたかれる まえに、あいての 3が アウトに なりました。</translation>
    </message>
    <message>
        <source>Before your move look where %1. After it no hand of theirs may %2.</source>
        <translation>うごかす まえに、%1を みます。うごかした あとは、あいての てが %2ように します。</translation>
    </message>
    <message>
        <source>a hand of yours makes five with one of theirs</source>
        <translation>じぶんの てと あいての てで 5に なる ところ</translation>
    </message>
    <message>
        <source>a tap makes the most fingers</source>
        <translation>たたくと ゆびが いちばん おおく なる ところ</translation>
    </message>
    <message>
        <source>you can share your fingers anew</source>
        <translation>じぶんの ゆびを わけなおせる ところ</translation>
    </message>
    <message>
        <source>make five with one of yours</source>
        <translation>じぶんの てと あわせて 5に ならない</translation>
    </message>
    <message>
        <source>be put out</source>
        <translation>アウトに ならない</translation>
    </message>
    <message>
        <source>show more fingers than you do</source>
        <translation>じぶんより おおく ならない</translation>
    </message>
    <message>
        <source>Without help: win in one move.</source>
        <translation>ヒントなしで。1てで かちましょう。</translation>
    </message>
    <message>
        <source>Five, and their last hand is out.</source>
        <translation>5に なって、あいてに のこった ても アウトです。</translation>
    </message>
    <message>
        <source>Which of your hands makes five with theirs?</source>
        <translation>あいての てと あわせて 5に なるのは、あなたの どの てですか。</translation>
    </message>
    <message>
        <source>Without help: only one move does not lose.</source>
        <translation>ヒントなしで。まけない ては 1つだけです。</translation>
    </message>
    <message>
        <source>A smaller game: three fingers, only taps at the other player, and three or more is out. Push the slider: with each notch more positions are marked as won for first, until the start, the thick frame, is among them.</source>
        <translation>もっと ちいさい、ゆび 3ぼんの ゲームです。あいてを たたくだけで、3ぼん いじょうに なると アウトです。つまみを うごかしましょう。1めもりごとに せんての かちの しるしが ふえて、ふとい わくの はじめの かたちにも とどきます。</translation>
    </message>
    <message>
        <source>A position is won if %1, and lost if %2.</source>
        <translation>%1なら かてる かたち、%2なら まける かたちです。</translation>
    </message>
    <message>
        <source>one of its moves leads to a lost one</source>
        <translation>あいてを まける かたちに する てが 1つ ある</translation>
    </message>
    <message>
        <source>all its moves lead to lost ones</source>
        <translation>どの ても あいてを まける かたちに する</translation>
    </message>
    <message>
        <source>it shows more fingers than the other player</source>
        <translation>ゆびが あいてより おおい</translation>
    </message>
    <message>
        <source>all its moves lead to won ones</source>
        <translation>どの ても あいての かてる かたちに なる</translation>
    </message>
    <message>
        <source>one of its moves leads to a won one</source>
        <translation>あいての かてる かたちに なる てが 1つ ある</translation>
    </message>
    <message>
        <source>no move puts a hand out at once</source>
        <translation>すぐに アウトに できる てが ない</translation>
    </message>
    <message>
        <source>With a mark %1. Without a mark %2.</source>
        <translation>しるしが あれば、%1。しるしが なければ、%2。</translation>
    </message>
    <message>
        <source>the number can fall with each move until the end comes</source>
        <translation>1てごとに かずを へらして、おわりまで いけます</translation>
    </message>
    <message>
        <source>the game is won only if the other player makes a mistake</source>
        <translation>あいてが まちがえた ときだけ かてます</translation>
    </message>
    <message>
        <source>nobody has found a mistake so far</source>
        <translation>まだ だれも まちがいを みつけて いません</translation>
    </message>
    <message>
        <source>a move always leads to another one without a mark</source>
        <translation>しるしの ない かたちへ いく てが、いつも あります</translation>
    </message>
    <message>
        <source>a win only takes longer</source>
        <translation>かつのに じかんが かかるだけです</translation>
    </message>
    <message>
        <source>every move leads to one with a mark</source>
        <translation>どの ても しるしの ある かたちへ いきます</translation>
    </message>
    <message>
        <source>Draw an arrow from hand to hand, or write the new numbers.</source>
        <translation>てから てへ やじるしを かくか、わけなおした あとの かずを かこう。</translation>
    </message>
    <message>
        <source>S: the positions that play can reach from the start. p: who moves in each. T: where each of them can lead. w: who has won, or that it goes on. s₀: the start, %1.</source>
        <translation>Sは、はじめから いける かたち。pは、そこで うごく ひと。Tは、そこから うつれる かたち。wは、だれが かったか、まだ つづくか。s₀は、はじめの かたちで、%1。</translation>
    </message>
    <message>
        <source>W is what shirodoni’s rules let grow from the end: %1 positions for first, %2 for second. In the %3 that are left play goes on for ever.</source>
        <translation>Wは、shirodoniさんの やりかたで おわりから ひろげた あつまりです：せんての かちは %1こ、ごての かちは %2こ。のこりの %3こでは、いつまでも つづきます。</translation>
    </message>
    <message>
        <source>part</source>
        <translation>ぶぶん</translation>
    </message>
    <message>
        <source>left and right told apart</source>
        <translation>ひだりと みぎを わける</translation>
    </message>
    <message>
        <source>taken as one</source>
        <translation>ひだりと みぎを わけない</translation>
    </message>
    <message>
        <source>The game as five parts</source>
        <translation>5つで あらわした ゲーム</translation>
    </message>
    <message>
        <source>shirodoni writes the game down as G = (S, p, T, w, s₀). Here the five have numbers: those of the rules chosen.</source>
        <translation>shirodoniさんは、ゲームを 5つの くみ G = (S, p, T, w, s₀)で あらわします。ここでは、えらんだ ルールでの 5つの おおきさを みせます。</translation>
    </message>
    <message numerus="yes">
        <source>The other player can be forced to the edge of the draw, where a move loses, in %n moves: begin with %1.</source>
        <translation>
            <numerusform>あいてを、まちがえると まける ところまで %nてで おいこめます：まず %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can be forced to the edge of the draw, where a move loses, in %n moves.</source>
        <translation>
            <numerusform>あなたは、まちがえると まける ところまで %nてで おいこまれる ことが あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can force the other player to the edge of the draw, where a move loses.</source>
        <translation>どちらも あいてを、まちがえると まける ところまで おいこめません。</translation>
    </message>
    <message>
        <source>put a hand out whenever you can</source>
        <translation>あいての てを アウトに できるなら、いつも そう する</translation>
    </message>
    <message>
        <source>share your fingers anew whenever you can</source>
        <translation>わけなおせるなら、いつも わけなおす</translation>
    </message>
    <message>
        <source>always tap, never share</source>
        <translation>いつも たたいて、わけなおさない</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ての かず</translation>
    </message>
    <message>
        <source>With other than two hands only those of the other player are tapped.</source>
        <translation>2つで ない ときは、あいての てを たたくだけです。</translation>
    </message>
    <message>
        <source>Three hands</source>
        <translation>てが 3つ</translation>
    </message>
    <message>
        <source>nothing but tapping, hands go out</source>
        <translation>たたくだけ、アウト あり</translation>
    </message>
    <message>
        <source>shirodoni’s program is on the web: roodni/finger-game-solver. In 2024 Dailly, Gledel, Nowakowski and Pereira dos Santos studied Simple Chopsticks, with any number of hands and fingers and nothing but tapping: more hands are generally better, and for hands of two fingers it is known who wins. With the option of hands, one to four a side, you can explore this further here.</source>
        <translation>shirodoniさんの プログラムは ウェブに あります（roodni/finger-game-solver）。2024ねんには Daillyさんたち 4にんが、ての かずも ゆびの かずも いくつでも よくて、たたくだけの「Simple Chopsticks」を しらべました。ては おおい ほうが たいてい よくて、ゆびが 2ほんずつの てなら、どちらが かつか ぜんぶ わかって います。ての かずを 1つから 4つまでで えらぶと、ここで その つづきが しらべられます。</translation>
    </message>
    <message>
        <source>%1, with other than two hands</source>
        <translation>%1（てが 2つで ない とき）</translation>
    </message>
    <message>
        <source>3 to %1, with more than two hands</source>
        <translation>3から %1まで（てが 3つ いじょうの とき）</translation>
    </message>
    <message>
        <source>nothing with other than two hands: give a position instead</source>
        <translation>てが 2つで ない ときは かけません。かわりに かたちを かきます</translation>
    </message>
    <message>
        <source>position “%1”: a position is like “%3” or “%3 2”, each hand 0 to %2</source>
        <translation>かたち「%1」：かたちは「%3」や「%3 2」のように かきます。それぞれの ては 0から %2までです</translation>
    </message>
    <message numerus="yes">
        <source>%n hands each</source>
        <translation>
            <numerusform>ての かずは %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Put out every hand of the other player.</source>
        <translation>あいての てを ぜんぶ アウトに しましょう。</translation>
    </message>
    <message>
        <source>%1 has no hand left, so %2 wins.</source>
        <translation>%1の ては もう ないので、%2の かちです。</translation>
    </message>
    <message>
        <source>And this one?</source>
        <translation>では、これは？</translation>
    </message>
    <message>
        <source>The best of its moves leads there, and no other leads to more.</source>
        <translation>いちばん いい てで そう なります。それより いい ては ありません。</translation>
    </message>
    <message>
        <source>Here, as shirodoni found, any one of wrapping, sharing and tapping oneself removes every forced win.</source>
        <translation>ここでは shirodoniさんの いう とおり、あまり・わけなおし・じぶんを たたく ことの どれか 1つでも あると、かならず かてる やりかたは ありません。</translation>
    </message>
    <message>
        <source>shirodoni found that any one of wrapping, sharing and tapping oneself removes every forced win. There are exceptions:</source>
        <translation>shirodoniさんは、あまり・わけなおし・じぶんを たたく ことの どれか 1つでも あると、かならず かてる やりかたは ないと かいて います。でも、そうで ない ことも ありました：</translation>
    </message>
    <message>
        <source>Nobody can force the end here if you choose well: %1 of your %2 moves keep it that way; after the other one you lose.</source>
        <translation>うまく えらべば、だれも かちを きめられません。あなたの %2とおりの ての うち %1とおりなら ひきわけの ままですが、のこりの 1つでは まけます。</translation>
    </message>
    <message>
        <source>Choose two hands, or a card to share</source>
        <translation>てを 2つ えらぶか、ふだを 1まい えらぼう</translation>
    </message>
</context>
</TS>
