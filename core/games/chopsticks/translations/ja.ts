<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>chopsticks</name>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>first’s %1 hand</source>
        <translation>先手の%1手</translation>
    </message>
    <message>
        <source>second’s %1 hand</source>
        <translation>後手の%1手</translation>
    </message>
    <message>
        <source>way to share %1</source>
        <translation>分身・結合 %1</translation>
    </message>
    <message>
        <source>Share anew</source>
        <translation>分身・結合</translation>
    </message>
    <message>
        <source>total stays %1</source>
        <translation>合計は%1のまま</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>指の本数</translation>
    </message>
    <message>
        <source>out</source>
        <translation>消滅</translation>
    </message>
    <message>
        <source>Sharing anew</source>
        <translation>分身・結合</translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>自分の手をたたく</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>最初の指の数</translation>
    </message>
    <message>
        <source>first’s left and right hand, second’s left and right hand</source>
        <translation>先手の左・右、後手の左・右</translation>
    </message>
    <message>
        <source>Chopsticks</source>
        <translation>例の手遊び</translation>
    </message>
    <message>
        <source>Tap hands, add fingers, share them anew.</source>
        <translation>手をたたき、指を足し、分け直す。</translation>
    </message>
    <message>
        <source>can go round</source>
        <translation>終わらないことがある</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together. A draw has no number.</source>
        <translation>数字は、二人合わせてあと何手かを表します。引き分けには数字がありません。</translation>
    </message>
    <message>
        <source>5 fingers</source>
        <translation>5本指</translation>
    </message>
    <message>
        <source>4 fingers</source>
        <translation>4本指</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>きびしい</translation>
    </message>
    <message>
        <source>Revive only</source>
        <translation>復活だけ</translation>
    </message>
    <message>
        <source>10 fingers</source>
        <translation>10本指</translation>
    </message>
    <message>
        <source>Table of rules</source>
        <translation>ルールの表</translation>
    </message>
    <message>
        <source>Who wins under every combination of rules, and how fast.</source>
        <translation>どのルールの組み合わせで、だれが何手で勝つか。</translation>
    </message>
    <message>
        <source>%1: a forced win with %2 fingers</source>
        <translation>%1：指が%2本のとき必勝法がある</translation>
    </message>
    <message>
        <source>Here, as shirodoni found, any one of wrap, split and selfattack removes every forced win.</source>
        <translation>ここではshirodoniさんの言うとおり、余り・分身・自分への攻撃のどれか一つでもあれば必勝法はありません。</translation>
    </message>
    <message>
        <source>shirodoni found that any one of wrap, split and selfattack removes every forced win. There are exceptions:</source>
        <translation>shirodoniさんは、余り・分身・自分への攻撃のどれか一つでもあれば必勝法はなくなると書いていますが、例外がありました：</translation>
    </message>
    <message>
        <source>position “%1”: a position is like “11/11” or “33/14 2”, each hand 0 to %2</source>
        <translation>局面「%1」：局面は「11/11」や「33/14 2」のように書きます。それぞれの手は0～%2です</translation>
    </message>
    <message>
        <source>Each of the %1 moves keeps the draw.</source>
        <translation>%1手のどれを選んでも引き分けのままです。</translation>
    </message>
    <message numerus="yes">
        <source>%n fingers</source>
        <translation>
            <numerusform>指%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>wrap</source>
        <translation>余り</translation>
    </message>
    <message>
        <source>out at the limit</source>
        <translation>消滅</translation>
    </message>
    <message>
        <source>Choose a hand, then the hand to tap</source>
        <translation>手と、たたく手を選んでください</translation>
    </message>
    <message>
        <source>%1 taps their %2</source>
        <translation>%1で相手の%2をたたく</translation>
    </message>
    <message>
        <source>%1 taps own %2</source>
        <translation>%1で自分の%2をたたく</translation>
    </message>
    <message>
        <source>share %1 and %2</source>
        <translation>%1と%2に分け直す</translation>
    </message>
    <message>
        <source>This way to share is not there now.</source>
        <translation>今はこの分け方はできません。</translation>
    </message>
    <message>
        <source>Choose one of your own hands first.</source>
        <translation>まず自分の手を選んでください。</translation>
    </message>
    <message>
        <source>This hand is out and cannot tap.</source>
        <translation>この手は消滅しているので、たたけません。</translation>
    </message>
    <message>
        <source>Now choose the hand to tap.</source>
        <translation>次に、たたく手を選んでください。</translation>
    </message>
    <message>
        <source>Choose another hand to tap.</source>
        <translation>別の手を選んでください。</translation>
    </message>
    <message>
        <source>Under these rules one’s own hands are not tapped.</source>
        <translation>このルールでは、自分の手はたたけません。</translation>
    </message>
    <message>
        <source>A hand that is out cannot be tapped.</source>
        <translation>消滅した手はたたけません。</translation>
    </message>
    <message>
        <source>play goes round</source>
        <translation>千日手になる</translation>
    </message>
    <message>
        <source>a forced win</source>
        <translation>必勝形</translation>
    </message>
    <message>
        <source>a forced loss</source>
        <translation>必敗形</translation>
    </message>
    <message>
        <source>Best play of both: %1</source>
        <translation>両者の最善手順：%1</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>上限に達した手</translation>
    </message>
    <message>
        <source>A hand at the limit shows what is left over, or is out.</source>
        <translation>上限に達した手は、余りの数になるか、消滅します。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>revive</source>
        <translation>復活だけ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>At any time, only when a hand is out, or never.</source>
        <translation>いつでもできるか、片手が消滅したときだけか、できないか。</translation>
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
        <translation>自分のもう一方の手をたたいてもよいかどうか。</translation>
    </message>
    <message>
        <source>%1 of %2 moves keep the draw: %3</source>
        <translation>%2手のうち%1手なら引き分けのまま：%3</translation>
    </message>
    <message numerus="yes">
        <source>A slip, %1, loses in %n moves: %2</source>
        <translation>
            <numerusform>%1は悪手で、あと%n手で負けます：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round and round: %1</source>
        <translation>ぐるぐる回る手順：%1</translation>
    </message>
    <message>
        <source>split any</source>
        <translation>分身・結合いつでも</translation>
    </message>
    <message>
        <source>split to revive</source>
        <translation>復活だけ</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>分身なし</translation>
    </message>
    <message>
        <source>own hands</source>
        <translation>自分の手も</translation>
    </message>
    <message>
        <source>Both hands of %1 are out, so %2 wins.</source>
        <translation>%1は両手とも消滅したので、%2の勝ちです。</translation>
    </message>
    <message>
        <source>One finger more</source>
        <translation>指を1本増やす</translation>
    </message>
    <message>
        <source>One finger fewer</source>
        <translation>指を1本減らす</translation>
    </message>
    <message>
        <source>Choose a hand.</source>
        <translation>手を選んでください。</translation>
    </message>
    <message>
        <source>A hand shows 0 to %1 fingers.</source>
        <translation>手の指は0から%1までです。</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>先に指す人を替える</translation>
    </message>
    <message>
        <source>Tap one of their hands with one of yours: it gains your fingers.</source>
        <translation>自分の手で相手の手をたたくと、自分の指の数が足されます。</translation>
    </message>
    <message>
        <source>The hand tapped shows more fingers now.</source>
        <translation>たたかれた手の指が増えました。</translation>
    </message>
    <message>
        <source>Choose a hand of yours, then one of theirs.</source>
        <translation>自分の手を選び、次に相手の手を選びましょう。</translation>
    </message>
    <message>
        <source>Put their last hand out: it must reach five or more.</source>
        <translation>相手の最後の手を消滅させましょう。5本以上にするのです。</translation>
    </message>
    <message>
        <source>Both their hands are out: you win.</source>
        <translation>相手の手が両方とも消えました。勝ちです。</translation>
    </message>
    <message>
        <source>Which of your hands makes five with their two?</source>
        <translation>相手の2本と合わせて5本になるのは、どちらの手でしょう。</translation>
    </message>
    <message>
        <source>A game without end</source>
        <translation>終わらないゲーム</translation>
    </message>
    <message>
        <source>Both play as well as they can. Who wins from the start?</source>
        <translation>二人とも最善を尽くすと、最初の形からどちらが勝つでしょう。</translation>
    </message>
    <message>
        <source>Nobody: each can go on for ever without losing.</source>
        <translation>どちらも勝てません。二人とも、負けずにいつまでも続けられます。</translation>
    </message>
    <message>
        <source>Perhaps nobody can force the end.</source>
        <translation>もしかすると、だれも終わらせられないのかもしれません。</translation>
    </message>
    <message>
        <source>Where both can always avoid losing, the game never has to end: a draw.</source>
        <translation>二人とも負けを避け続けられるなら、終わらない。つまり引き分け。</translation>
    </message>
    <message>
        <source>Whoever begins wins.</source>
        <translation>先に始めたほうが勝つ。</translation>
    </message>
    <message>
        <source>Whoever has more fingers wins.</source>
        <translation>指の多いほうが勝つ。</translation>
    </message>
    <message>
        <source>Without help: find the move that wins.</source>
        <translation>ヒントなしで：勝つ手を見つけましょう。</translation>
    </message>
    <message>
        <source>Look for a hand that you can put out.</source>
        <translation>消滅させられる手を探しましょう。</translation>
    </message>
    <message>
        <source>Put out both hands of the other player.</source>
        <translation>相手の両手を消滅させましょう。</translation>
    </message>
    <message>
        <source>shirodoni</source>
        <translation>shirodoniさん</translation>
    </message>
    <message>
        <source>A blog article of 2 December 2019, day 33 of AdC2019.</source>
        <translation>2019年12月2日のブログ記事、AdC2019の33日目。</translation>
    </message>
    <message>
        <source>Who wins if both play as well as they can? shirodoni lets the set of won positions grow from the end, draws it as a graph, and begs pardon for not proving that it holds them all.</source>
        <translation>2人とも最善を尽くせば、どちらが勝つのでしょうか。勝ちの局面の集まりを終わりから広げて、グラフに描きます。それで全部だという証明は、見逃してくださいと書いています。</translation>
    </message>
    <message>
        <source>The set does hold them all: from a position outside the other player can always stay outside, and so never loses. And as shirodoni found, five fingers go on for ever with best play, and under the strict rules second wins.</source>
        <translation>集まりは本当にそれで全部です。外の局面からは、相手がいつまでも外にいられるので、負けることがありません。また、書かれている通り、5本指は最善を尽くすと千日手で、厳しいルールでは後手が勝ちます。</translation>
    </message>
    <message>
        <source>The Japanese name “that finger game”, sharing (分身・結合), endless play (千日手) and mod 5 are words of this article.</source>
        <translation>「例の手遊び」という名前、分身・結合、千日手、mod5は、この記事の言葉です。</translation>
    </message>
    <message>
        <source>shirodoni found that nobody can force a win if one may share, tap oneself, or count on past five. Here one may tap oneself, and a hand with five is out: second wins in 8 moves all the same.</source>
        <translation>分身、自分への攻撃、mod5のどれか一つでもできれば必勝法はない、とあります。ここでは自分への攻撃ができ、5本になった手は消滅します。それでも後手が8手で勝ちます。</translation>
    </message>
</context>
</TS>
