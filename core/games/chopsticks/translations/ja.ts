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
        <translation>厳しい</translation>
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
        <source>position “%1”: a position is like “11/11” or “33/14 2”, each hand 0 to %2</source>
        <translation>局面「%1」：局面は「11/11」や「33/14 2」のように書きます。それぞれの手は0～%2です</translation>
    </message>
    <message>
        <source>Each of the %1 moves keeps the draw.</source>
        <translation>%1通りの手のどれを選んでも、引き分けのままです。</translation>
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
        <translation>自分の手と、たたく手を選んでください</translation>
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
        <translation>二人の最善の手順：%1</translation>
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
    <message numerus="yes">
        <source>A slip, %1, loses in %n moves: %2</source>
        <translation>
            <numerusform>%1は損をする手で、あと%n手で負けます：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>share at any time</source>
        <translation>分け直しはいつでも</translation>
    </message>
    <message>
        <source>share to revive</source>
        <translation>分け直しは復活だけ</translation>
    </message>
    <message>
        <source>no sharing</source>
        <translation>分け直しなし</translation>
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
        <translation>手の指は0本から%1本までです。</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>先に指す人を替える</translation>
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
        <source>Which of your hands makes five with their two?</source>
        <translation>相手の2本と合わせて5本になるのは、どちらの手でしょう。</translation>
    </message>
    <message>
        <source>A game without end</source>
        <translation>終わらないゲーム</translation>
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
        <translation>二人とも最善を尽くせば、どちらが勝つのでしょうか。勝ちの局面の集まりを終わりから広げて、グラフに描きます。それで全部だと証明していないことは「見逃してください」と書いています。</translation>
    </message>
    <message>
        <source>The set does hold them all: from a position outside the other player can always stay outside, and so never loses. And as shirodoni found, five fingers go on for ever with best play, and under the strict rules second wins. Four hands of 0 to 4 fingers are 5⁴ × 2 = 1,250 positions; the article has 4⁴ × 2 = 512.</source>
        <translation>集まりは本当にそれで全部です。外の局面では、相手がいつまでも外にいられるので、負けることがありません。また、書かれているとおり、5本指は最善を尽くすと千日手で、厳しいルールでは後手が勝ちます。記事では4⁴ × 2 = 512ですが、0～4本の指の手が4つなら、局面は5⁴ × 2 = 1,250通りあります。</translation>
    </message>
    <message>
        <source>shirodoni found that nobody can force a win if one may share, tap oneself, or count on past five. Here one may tap oneself, and a hand with five is out: second wins in 8 moves all the same.</source>
        <translation>分身、自分への攻撃、mod5（余りの数になる）のどれか1つでもあれば必勝法はない、と記事にあります。ここでは自分への攻撃ができ、5本になった手は消滅します。それでも後手が8手で勝ちます。</translation>
    </message>
    <message>
        <source>Tap one of their hands with one of yours: it gains your fingers. Yours are below.</source>
        <translation>自分の手で相手の手をたたくと、自分の指の数が足されます。あなたの手は下です。</translation>
    </message>
    <message>
        <source>A hand that comes to five is out. Put one of theirs out.</source>
        <translation>ちょうど5本になった手は消滅します。相手の手を1つ消滅させましょう。</translation>
    </message>
    <message>
        <source>Five fingers: this hand is out and cannot tap any more.</source>
        <translation>5本になりました。この手は消滅して、もうたたけません。</translation>
    </message>
    <message>
        <source>Which of your hands makes five with one of theirs?</source>
        <translation>相手の手と合わせて5本になるのは、どの手でしょう。</translation>
    </message>
    <message>
        <source>With more than five, only what is over five is left. Make six.</source>
        <translation>5本を超えると、超えた分だけが残ります。6本にしましょう。</translation>
    </message>
    <message>
        <source>Six is one more than five: one finger is left.</source>
        <translation>6は5より1多いので、指は1本残ります。</translation>
    </message>
    <message>
        <source>Which of your hands makes six with one of theirs?</source>
        <translation>相手の手と合わせて6本になるのは、どの手でしょう。</translation>
    </message>
    <message>
        <source>You may tap your own other hand as well. Try it.</source>
        <translation>自分のもう一方の手をたたいてもかまいません。やってみましょう。</translation>
    </message>
    <message>
        <source>One of your hands has given its number to the other, and keeps it too.</source>
        <translation>片方の手の数が、もう一方に足されました。たたいた手の数はそのままです。</translation>
    </message>
    <message>
        <source>Choose a hand of yours, then your other one.</source>
        <translation>自分の手を選び、次にもう一方の自分の手を選びましょう。</translation>
    </message>
    <message>
        <source>Or share your fingers anew between your hands, with the card at the right.</source>
        <translation>右の札で、自分の指を両手に分け直すこともできます。</translation>
    </message>
    <message>
        <source>It is three fingers still, and the hand that was out is back.</source>
        <translation>指は合わせて3本のまま。消滅していた手が戻ってきました。</translation>
    </message>
    <message>
        <source>Choose the card at the right.</source>
        <translation>右の札を選びましょう。</translation>
    </message>
    <message>
        <source>Whoever has both hands out has lost. Put out their last hand.</source>
        <translation>両手とも消滅した人の負けです。相手に残った片手を消滅させましょう。</translation>
    </message>
    <message>
        <source>You win. If nobody can do that, the game goes round: a position that comes for the third time is a draw.</source>
        <translation>勝ちです。どちらも勝てないまま同じ局面が3回現れたら、引き分けです。</translation>
    </message>
    <message>
        <source>Both show two fingers on one hand. Share yours: one and one.</source>
        <translation>二人とも片手に2本です。自分の指を1本と1本に分け直しましょう。</translation>
    </message>
    <message>
        <source>The other player can do the same, and then both share back. So it can go on and on, and nobody comes nearer to the end.</source>
        <translation>相手も同じことができて、また元に戻せます。いくら続けても、終わりに近づきません。</translation>
    </message>
    <message>
        <source>Choose the card that shows one and one.</source>
        <translation>1と1の札を選びましょう。</translation>
    </message>
    <message>
        <source>Both play as well as they can from the start. What does the player on move get?</source>
        <translation>最初の形から、二人とも最善を尽くします。手番の人はどうなるでしょう。</translation>
    </message>
    <message>
        <source>A draw: each of them can avoid losing for ever. Nobody can force the end.</source>
        <translation>引き分けです。二人とも、負けをいつまでも避けられます。だれも終わらせることができません。</translation>
    </message>
    <message>
        <source>Perhaps neither can force a win.</source>
        <translation>どちらも、相手を負かせないのかもしれません。</translation>
    </message>
    <message>
        <source>Without help: what is this position worth for the player on move?</source>
        <translation>ヒントなしで：手番の人は、ここからどうなるでしょう。</translation>
    </message>
    <message>
        <source>Try each tap: what can the other player do then?</source>
        <translation>たたき方を1つずつ試しましょう。そのあと、相手に何ができますか。</translation>
    </message>
    <message>
        <source>Holding a draw</source>
        <translation>引き分けを守る</translation>
    </message>
    <message>
        <source>You have one hand left. Find the only move that does not lose.</source>
        <translation>あなたは片手しかありません。負けない手は1つだけです。見つけましょう。</translation>
    </message>
    <message>
        <source>Putting a hand out was tempting, but then their other three would have put out your last hand.</source>
        <translation>相手の手を消滅させたくなりますが、残った3に、こちらの手を消滅させられてしまいます。</translation>
    </message>
    <message>
        <source>Two and three make five, for the other player as well.</source>
        <translation>2と3で5になるのは、相手にとっても同じです。</translation>
    </message>
    <message>
        <source>Hold the draw for three of your moves.</source>
        <translation>あなたが3回指す間、引き分けを守りましょう。</translation>
    </message>
    <message>
        <source>The other player could force nothing. You could go on like that for ever.</source>
        <translation>相手は勝ちを決められませんでした。このままいつまでも続けられます。</translation>
    </message>
    <message>
        <source>Before each move ask: what can the other player tap after it?</source>
        <translation>指す前に考えましょう。そのあと、相手は何をたたけますか。</translation>
    </message>
    <message>
        <source>After your move: does a hand of the other player make five with one of yours?</source>
        <translation>あなたが指したあと、相手の手と合わせて5になる手はありませんか。</translation>
    </message>
    <message>
        <source>How the won positions grow from the end</source>
        <translation>必勝形は終わりから広がる</translation>
    </message>
    <message>
        <source>In how many moves is this won? The moves of both are counted.</source>
        <translation>あと何手で勝てるでしょう。二人の手を合わせて数えます。</translation>
    </message>
    <message>
        <source>One: four and one make five. Positions won in one move are marked first.</source>
        <translation>1手です。4と1で5です。1手で勝てる形に、最初に「必勝形」（必ず勝てる形）のしるしを付けます。</translation>
    </message>
    <message>
        <source>How many fingers do the two hands make together?</source>
        <translation>2つの手を合わせると、指は何本でしょう。</translation>
    </message>
    <message>
        <source>Here only one move is possible. What is this position worth?</source>
        <translation>ここでは動き方が1つしかありません。手番の人はどうなるでしょう。</translation>
    </message>
    <message>
        <source>The only move leads to a position that is marked as won for the other player. So this one is marked as lost.</source>
        <translation>そのただ1つの手を指すと、相手の必勝形になります。だから、ここには「必敗形」（必ず負ける形）のしるしが付きます。</translation>
    </message>
    <message>
        <source>Make the move in your mind. What can the other player do then?</source>
        <translation>頭の中で指してみましょう。そのあと、相手は何ができますか。</translation>
    </message>
    <message>
        <source>Find the move to the position that has just been marked as lost.</source>
        <translation>今しるしを付けた必敗形を、相手に渡す手を見つけましょう。</translation>
    </message>
    <message>
        <source>One move to a lost position is enough: this one is won, in three moves.</source>
        <translation>必敗形にする手が1つあれば十分です。ここは3手で勝てる必勝形です。</translation>
    </message>
    <message>
        <source>Leave the other player a single finger.</source>
        <translation>相手には1本だけ残しましょう。</translation>
    </message>
    <message>
        <source>Four and four against one and one: in how many moves is it won?</source>
        <translation>あなたは4と4、相手は1と1で、あなたの番です。あと何手で勝てるでしょう。</translation>
    </message>
    <message>
        <source>Three: a hand goes out, the other player has one move, and the last hand goes out.</source>
        <translation>3手です。片手が消滅し、相手は決まった動きをして、残った片手も消滅します。</translation>
    </message>
    <message>
        <source>Your tap, the other player’s only move, your tap: count them.</source>
        <translation>あなたがたたき、相手が決まった動きをして、あなたがたたく。数えましょう。</translation>
    </message>
    <message>
        <source>Without help: find the quickest way to win.</source>
        <translation>ヒントなしで：いちばん早く勝つ手を見つけましょう。</translation>
    </message>
    <message>
        <source>Why the marks are right</source>
        <translation>しるしが正しいわけ</translation>
    </message>
    <message>
        <source>This one is marked as won in five moves. Win it: the number must fall with every move.</source>
        <translation>ここには「5手で勝てる」というしるしがあります。勝ちましょう。1手ごとに数は減るはずです。</translation>
    </message>
    <message>
        <source>A number cannot fall for ever, so the end had to come. What is marked as won is won.</source>
        <translation>数はいつまでも減り続けられないので、必ず終わりが来ます。必勝形のしるしがあれば、本当に勝てます。</translation>
    </message>
    <message>
        <source>Which move leaves the other player least to choose from?</source>
        <translation>相手が選べる手をいちばん少なくするのは、どの手でしょう。</translation>
    </message>
    <message>
        <source>This one never gets a mark. What is it worth?</source>
        <translation>ここには、いつまでもしるしが付きません。手番の人はどうなるでしょう。</translation>
    </message>
    <message>
        <source>A draw. If a move led to a lost one, it would be marked as won. If all moves led to won ones, it would be marked as lost.</source>
        <translation>引き分けです。必敗形にする手があれば、必勝形のしるしが付いたはず。どの手も相手の必勝形になるなら、必敗形のしるしが付いたはずです。</translation>
    </message>
    <message>
        <source>What is won gets a mark some day, and so does what is lost.</source>
        <translation>必勝形にも必敗形にも、いつかはしるしが付きます。</translation>
    </message>
    <message>
        <source>These are all positions without a mark that the start leads to, with three fingers. Look for a dead end: from each an arrow goes to another one.</source>
        <translation>3本指で、最初の形から行ける、しるしのない局面は、これで全部です。行き止まりを探しましょう。どれからも、別のしるしのない局面へ矢印が出ています。</translation>
    </message>
    <message>
        <source>Find the move from here to another position without a mark.</source>
        <translation>ここから、しるしのない別の局面へ行く手を見つけましょう。</translation>
    </message>
    <message>
        <source>There always is one: if not, this position would have a mark.</source>
        <translation>必ず1つはあります。なければ、ここにしるしが付いていたはずです。</translation>
    </message>
    <message>
        <source>The position you left is marked as won for the other player. Try another move.</source>
        <translation>それは相手の必勝形です。別の手を試しましょう。</translation>
    </message>
    <message>
        <source>Stay among the positions without a mark for three of your moves.</source>
        <translation>あなたが3回指す間、しるしのない局面から出ないようにしましょう。</translation>
    </message>
    <message>
        <source>Both can stay there for ever. So what has no mark is a draw: the marks are right.</source>
        <translation>二人とも、いつまでもここにいられます。しるしのない局面は引き分け。しるしは正しいのです。</translation>
    </message>
    <message>
        <source>After your move the other player must have no move to a lost position.</source>
        <translation>あなたが指したあと、相手に必敗形を渡されてはいけません。</translation>
    </message>
    <message>
        <source>Without help: this one has no mark. Find the move to another without a mark.</source>
        <translation>ヒントなしで：ここにはしるしがありません。しるしのない別の局面へ行く手を見つけましょう。</translation>
    </message>
    <message>
        <source>Only this one leads to a position without a mark: so the draw is held.</source>
        <translation>しるしのない局面へ行くのはこの手だけ。これで引き分けが守れます。</translation>
    </message>
    <message>
        <source>put a hand out</source>
        <translation>手を1つ消滅させる</translation>
    </message>
    <message>
        <source>tap with as much as you can</source>
        <translation>できるだけ大きな数でたたく</translation>
    </message>
    <message>
        <source>Nobody can force the end here, whatever you play: each of you can always get out again.</source>
        <translation>ここでは何を指しても、だれも勝ちを決められません。どちらにもいつでも逃げ道があります。</translation>
    </message>
    <message>
        <source>Nobody can force the end here if you choose well: %1 of your %2 moves keep it that way; after the others you lose.</source>
        <translation>うまく選べば、だれも勝ちを決められません。あなたの%2通りの手のうち%1通りなら引き分けのままですが、ほかの手では負けになります。</translation>
    </message>
    <message>
        <source>Whatever you do, the other player can tap so that you lose.</source>
        <translation>何を指しても、相手がうまくたたけばあなたの負けです。</translation>
    </message>
    <message>
        <source>One move, and the other player cannot go on: you win at once.</source>
        <translation>あと1手で相手は続けられなくなります。すぐに勝ちです。</translation>
    </message>
    <message>
        <source>There is a move after which the other player has no way out any more: you win.</source>
        <translation>相手の逃げ道をなくす手があります。それで勝てます。</translation>
    </message>
    <message>
        <source>One of %1 moves keeps the draw: %2</source>
        <translation>%1通りの手のうち、引き分けを保つのは1つだけです：%2</translation>
    </message>
    <message>
        <source>%1 of %2 moves keep the draw.</source>
        <translation>%2通りの手のうち%1通りなら引き分けのままです。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>The Japanese name “that finger game”, sharing (分身・結合), endless play (千日手) and mod 5 are shirodoni’s words.</source>
        <translation>「例の手遊び」という名前、分身・結合、千日手、mod5は、shirodoniさんの言葉です。</translation>
    </message>
    <message numerus="yes">
        <source>After %n moves all hands are as they are now: %1</source>
        <translation>
            <numerusform>%n手で今と同じ形に戻る手順：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>as most play it</source>
        <translation>いつもの遊び方</translation>
    </message>
    <message>
        <source>nothing is shared, hands go out</source>
        <translation>分け直しなし、消滅あり</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>途中から</translation>
    </message>
    <message>
        <source>3 and 3 against 1 and 4</source>
        <translation>3・3 対 1・4</translation>
    </message>
    <message>
        <source>Without help: only one move holds the draw.</source>
        <translation>ヒントなしで：引き分けを守れる手は1つだけです。</translation>
    </message>
    <message>
        <source>After it the other player can force nothing.</source>
        <translation>これで、相手は勝ちを決められません。</translation>
    </message>
    <message>
        <source>The other player is left with a position that was marked as lost.</source>
        <translation>必敗形のしるしが付いた形を、相手に残しました。</translation>
    </message>
    <message>
        <source>Which lost position can you leave?</source>
        <translation>必敗形のうち、どれを残せますか。</translation>
    </message>
    <message>
        <source>Look at what the other player can do after each of your moves.</source>
        <translation>あなたが指したあと、相手に何ができるかを見ましょう。</translation>
    </message>
    <message>
        <source>This one is marked as won. Win it to the end: the number must fall with every move.</source>
        <translation>これは勝ちのしるしの付いた形です。最後まで指して、勝ちましょう。1手ごとに数を減らします。</translation>
    </message>
    <message>
        <source>The number fell with every move, so the end had to come.</source>
        <translation>1手ごとに数が減ったので、必ず終わりが来ました。</translation>
    </message>
    <message>
        <source>Not every position is like that. Three fingers against two and one: what is it worth?</source>
        <translation>そうではない局面もあります。あなたは3本の片手だけ、相手は2本と1本で、あなたの番です。どうなりますか。</translation>
    </message>
    <message>
        <source>A win: three and two make five. Then the one finger left must make your three a four, and four and one make five.</source>
        <translation>勝ちです。3と2で5。残った1本は、あなたの3を4にするしかなく、4と1で5になります。</translation>
    </message>
    <message>
        <source>Here somebody can force the end. Look for a five.</source>
        <translation>ここでは終わりに持ち込めます。5になる手を探しましょう。</translation>
    </message>
    <message>
        <source>And one finger against three and three?</source>
        <translation>では、あなたが1本の片手だけ、相手が3本と3本ならどうですか。</translation>
    </message>
    <message>
        <source>A loss: a three becomes four, and four and one make five.</source>
        <translation>負けです。3が4になり、4と1で5になります。</translation>
    </message>
    <message>
        <source>There is only one kind of move. What does it make?</source>
        <translation>できることは1つだけです。たたくと何本になりますか。</translation>
    </message>
    <message>
        <source>Nobody has to lose here. Play until a position comes for the third time.</source>
        <translation>ここではだれも負けずにすみます。同じ局面が3回出るまで続けましょう。</translation>
    </message>
    <message>
        <source>The third time: a draw. It could have gone on for ever.</source>
        <translation>3回目なので引き分けです。いつまでも続けられました。</translation>
    </message>
    <message>
        <source>After your move: what can the other player make five with?</source>
        <translation>あなたが指したあと、相手はどの手で5にできますか。</translation>
    </message>
    <message>
        <source>If neither can force the end, %1, and the game is %2.</source>
        <translation>どちらも終わりに持ち込めないなら、%1。だから%2です。</translation>
    </message>
    <message>
        <source>both can go on for ever</source>
        <translation>二人ともいつまでも続けられます</translation>
    </message>
    <message>
        <source>whoever begins comes to it first</source>
        <translation>先に指した人が先に勝てます</translation>
    </message>
    <message>
        <source>whoever shows more fingers comes to it</source>
        <translation>指の多い人が勝てます</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>won by whoever began</source>
        <translation>先に指した人の勝ち</translation>
    </message>
    <message>
        <source>lost for whoever gets tired</source>
        <translation>先に疲れた人の負け</translation>
    </message>
    <message>
        <source>Sharing anew would lose here. Find the only move that does not.</source>
        <translation>ここでは分け直すと負けます。負けない手は1つだけです。見つけましょう。</translation>
    </message>
    <message>
        <source>The three was the dangerous one: now it is out.</source>
        <translation>危ないのは3の手でした。もう消滅しました。</translation>
    </message>
    <message>
        <source>Which hand of theirs makes five with one of yours?</source>
        <translation>相手のどの手が、あなたの手と合わせて5になりますか。</translation>
    </message>
    <message>
        <source>Now neither tapping them nor sharing helps.</source>
        <translation>今度は、相手をたたいても、分け直してもだめです。</translation>
    </message>
    <message>
        <source>Three and two: you tapped yourself, and the other player can force nothing.</source>
        <translation>自分をたたいて3と2になりました。相手は勝ちを決められません。</translation>
    </message>
    <message>
        <source>There is a third kind of move. Which one is it?</source>
        <translation>動き方はもう1つあります。何でしょう。</translation>
    </message>
    <message>
        <source>To hold a draw, look at %1, and choose a move after which %2.</source>
        <translation>引き分けを守るには、%1を見て、%2手を選びます。</translation>
    </message>
    <message>
        <source>what the other player can do after each of your moves</source>
        <translation>自分が指したあとに相手ができること</translation>
    </message>
    <message>
        <source>your own fingers only</source>
        <translation>自分の指だけ</translation>
    </message>
    <message>
        <source>which hands you can put out now</source>
        <translation>今すぐ消滅させられる手</translation>
    </message>
    <message>
        <source>the other player can force nothing</source>
        <translation>相手が勝ちを決められない</translation>
    </message>
    <message>
        <source>a hand of the other player is out</source>
        <translation>相手の片手が消滅する</translation>
    </message>
    <message>
        <source>your fingers are shared anew</source>
        <translation>自分の指を分け直す</translation>
    </message>
    <message>
        <source>After your move: does a hand of theirs make five with yours?</source>
        <translation>あなたが指したあと、相手の手と合わせて5になる手はありませんか。</translation>
    </message>
    <message>
        <source>Now no hand of theirs makes five with one of yours.</source>
        <translation>これで、相手のどの手も、あなたの手と合わせて5になりません。</translation>
    </message>
    <message>
        <source>Hands in danger</source>
        <translation>消滅しそうな手</translation>
    </message>
    <message>
        <source>One move wins at once. Find it.</source>
        <translation>すぐに勝てる手が1つあります。見つけましょう。</translation>
    </message>
    <message>
        <source>One and four make five: their last hand is out.</source>
        <translation>1と4で5。相手に残った片手も消滅しました。</translation>
    </message>
    <message>
        <source>Which of your hands makes five with their four?</source>
        <translation>相手の4と合わせて5になるのは、あなたのどの手ですか。</translation>
    </message>
    <message>
        <source>You have one finger left, and they show four and four. What is this position worth for you?</source>
        <translation>あなたは1本だけ、相手は4本と4本です。あなたの番です。どうなりますか。</translation>
    </message>
    <message>
        <source>Lost. You put one four out, and the other four makes five with your finger.</source>
        <translation>負けです。片方の4を消滅させても、もう片方の4と、あなたの1で5になります。</translation>
    </message>
    <message>
        <source>You have one hand left. All moves but one lose at once.</source>
        <translation>あなたはもう片手だけです。すぐに負けない手は1つだけです。</translation>
    </message>
    <message>
        <source>A tap would have made three, and three and two make five. One and one cannot both be put out by one tap.</source>
        <translation>たたくと3になり、3と2で5になるところでした。1と1なら、1回たたかれただけでは両方とも消滅しません。</translation>
    </message>
    <message>
        <source>Here too only one move does not lose.</source>
        <translation>ここでも、負けない手は1つだけです。</translation>
    </message>
    <message>
        <source>Two and three make five: their three is out before it can tap you.</source>
        <translation>2と3で5。たたかれる前に、相手の3が消滅しました。</translation>
    </message>
    <message>
        <source>Before your move look where %1. After it no hand of theirs may %2.</source>
        <translation>指す前に、%1を見ます。指したあとは、相手の手が%2ようにします。</translation>
    </message>
    <message>
        <source>a hand of yours makes five with one of theirs</source>
        <translation>自分の手と相手の手で5になる所</translation>
    </message>
    <message>
        <source>a tap makes the most fingers</source>
        <translation>たたくと指がいちばん多くなる所</translation>
    </message>
    <message>
        <source>you can share your fingers anew</source>
        <translation>自分の指を分け直せる所</translation>
    </message>
    <message>
        <source>make five with one of yours</source>
        <translation>自分の手と合わせて5にならない</translation>
    </message>
    <message>
        <source>be put out</source>
        <translation>消滅しない</translation>
    </message>
    <message>
        <source>show more fingers than you do</source>
        <translation>自分より多くならない</translation>
    </message>
    <message>
        <source>Without help: win in one move.</source>
        <translation>ヒントなしで：1手で勝ちましょう。</translation>
    </message>
    <message>
        <source>Five, and their last hand is out.</source>
        <translation>5になって、相手に残った手も消滅しました。</translation>
    </message>
    <message>
        <source>Which of your hands makes five with theirs?</source>
        <translation>相手の手と合わせて5になるのは、あなたのどの手ですか。</translation>
    </message>
    <message>
        <source>Without help: only one move does not lose.</source>
        <translation>ヒントなしで：負けない手は1つだけです。</translation>
    </message>
    <message>
        <source>A smaller game: three fingers, only taps at the other player, and three or more is out. Push the slider: with each notch more positions are marked as won for first, until the start, the thick frame, is among them.</source>
        <translation>もっと小さい、3本指のゲームです。相手をたたくだけで、3本以上になると消滅します。スライダーを動かしましょう。1目盛りごとに先手の勝ちのしるしが増え、太い枠の最初の形にも届きます。</translation>
    </message>
    <message>
        <source>A position is won if %1, and lost if %2.</source>
        <translation>%1なら必勝形、%2なら必敗形です。</translation>
    </message>
    <message>
        <source>one of its moves leads to a lost one</source>
        <translation>必敗形にする手が1つある</translation>
    </message>
    <message>
        <source>all its moves lead to lost ones</source>
        <translation>どの手も必敗形にする</translation>
    </message>
    <message>
        <source>it shows more fingers than the other player</source>
        <translation>指が相手より多い</translation>
    </message>
    <message>
        <source>all its moves lead to won ones</source>
        <translation>どの手も相手の必勝形になる</translation>
    </message>
    <message>
        <source>one of its moves leads to a won one</source>
        <translation>相手の必勝形になる手が1つある</translation>
    </message>
    <message>
        <source>no move puts a hand out at once</source>
        <translation>すぐに消滅させられる手がない</translation>
    </message>
    <message>
        <source>With a mark %1. Without a mark %2.</source>
        <translation>しるしがあれば、%1。しるしがなければ、%2。</translation>
    </message>
    <message>
        <source>the number can fall with each move until the end comes</source>
        <translation>1手ごとに数を減らして、終わりまで行けます</translation>
    </message>
    <message>
        <source>the game is won only if the other player makes a mistake</source>
        <translation>相手がまちがえたときだけ勝てます</translation>
    </message>
    <message>
        <source>nobody has found a mistake so far</source>
        <translation>まだだれもまちがいを見つけていません</translation>
    </message>
    <message>
        <source>a move always leads to another one without a mark</source>
        <translation>しるしのない局面へ行く手が、いつもあります</translation>
    </message>
    <message>
        <source>a win only takes longer</source>
        <translation>勝つのに時間がかかるだけです</translation>
    </message>
    <message>
        <source>every move leads to one with a mark</source>
        <translation>どの手もしるしのある局面へ行きます</translation>
    </message>
    <message>
        <source>Draw an arrow from hand to hand, or write the new numbers.</source>
        <translation>手から手へ矢印をかくか、分け直したあとの数を書きましょう。</translation>
    </message>
    <message>
        <source>S: the positions that play can reach from the start. p: who moves in each. T: where each of them can lead. w: who has won, or that it goes on. s₀: the start, %1.</source>
        <translation>Sは、最初の形から行き着く局面。pは、それぞれの局面で動く人。Tは、そこから移れる局面。wは、だれが勝ったか、まだ続くか。s₀は、最初の局面で、%1。</translation>
    </message>
    <message>
        <source>W is what shirodoni’s rules let grow from the end: %1 positions for first, %2 for second. In the %3 that are left play goes on for ever.</source>
        <translation>Wは、shirodoniさんのやり方で終わりから広げた集合です：先手の勝ちは%1局面、後手の勝ちは%2局面。残りの%3局面では、いつまでも続きます。</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>left and right told apart</source>
        <translation>左右を区別</translation>
    </message>
    <message>
        <source>taken as one</source>
        <translation>左右を区別しない</translation>
    </message>
    <message>
        <source>The game as five parts</source>
        <translation>5つ組で表したゲーム</translation>
    </message>
    <message>
        <source>shirodoni writes the game down as G = (S, p, T, w, s₀). Here the five have numbers: those of the rules chosen.</source>
        <translation>shirodoniさんは、ゲームを5つ組G = (S, p, T, w, s₀)で表します。ここでは、選んだルールでの5つの大きさを示します。</translation>
    </message>
    <message numerus="yes">
        <source>The other player can be forced to the edge of the draw, where a move loses, in %n moves: begin with %1.</source>
        <translation>
            <numerusform>%n手で、相手を「まちがえると負ける引き分け」に追い込めます：まず%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can be forced to the edge of the draw, where a move loses, in %n moves.</source>
        <translation>
            <numerusform>%n手で、あなたが「まちがえると負ける引き分け」に追い込まれることがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can force the other player to the edge of the draw, where a move loses.</source>
        <translation>どちらも、相手を「まちがえると負ける引き分け」に追い込めません。</translation>
    </message>
    <message>
        <source>put a hand out whenever you can</source>
        <translation>相手の手を消滅させられるなら、いつもそうする</translation>
    </message>
    <message>
        <source>share your fingers anew whenever you can</source>
        <translation>分け直せるなら、いつも分け直す</translation>
    </message>
    <message>
        <source>always tap, never share</source>
        <translation>いつもたたいて、分け直さない</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手の数</translation>
    </message>
    <message>
        <source>With other than two hands only those of the other player are tapped.</source>
        <translation>2つ以外のときは、相手の手をたたくだけです。</translation>
    </message>
    <message>
        <source>Three hands</source>
        <translation>手が3つ</translation>
    </message>
    <message>
        <source>nothing but tapping, hands go out</source>
        <translation>たたくだけ、消滅あり</translation>
    </message>
    <message>
        <source>shirodoni’s program is on the web: roodni/finger-game-solver. In 2024 Dailly, Gledel, Nowakowski and Pereira dos Santos studied Simple Chopsticks, with any number of hands and fingers and nothing but tapping: more hands are generally better, and for hands of two fingers it is known who wins. With the option of hands, one to four a side, you can explore this further here.</source>
        <translation>shirodoniさんのプログラムはウェブにあります（roodni/finger-game-solver）。2024年にはDailly、Gledel、Nowakowski、Pereira dos Santosの4人が、手と指の数を自由にして、たたくだけの「Simple Chopsticks」を調べました。手は多いほうがたいてい有利で、指が2本ずつの手なら、どちらが勝つかが全部わかっています。手の数を1～4つから選べば、ここでその続きを調べられます。</translation>
    </message>
    <message>
        <source>%1, with other than two hands</source>
        <translation>%1（手が2つでないとき）</translation>
    </message>
    <message>
        <source>3 to %1, with more than two hands</source>
        <translation>3～%1（手が3つ以上のとき）</translation>
    </message>
    <message>
        <source>nothing with other than two hands: give a position instead</source>
        <translation>なし（手が2つでないときは、代わりに局面を指定します）</translation>
    </message>
    <message>
        <source>position “%1”: a position is like “%3” or “%3 2”, each hand 0 to %2</source>
        <translation>局面「%1」：局面は「%3」や「%3 2」のように書きます。それぞれの手は0～%2です</translation>
    </message>
    <message numerus="yes">
        <source>%n hands each</source>
        <translation>
            <numerusform>手の数は%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Put out every hand of the other player.</source>
        <translation>相手の手を全部消滅させましょう。</translation>
    </message>
    <message>
        <source>%1 has no hand left, so %2 wins.</source>
        <translation>%1の手はもうないので、%2の勝ちです。</translation>
    </message>
    <message>
        <source>And this one?</source>
        <translation>では、これは？</translation>
    </message>
    <message>
        <source>The best of its moves leads there, and no other leads to more.</source>
        <translation>いちばんよい手でそうなります。それよりよい手はありません。</translation>
    </message>
    <message>
        <source>Here, as shirodoni found, any one of wrapping, sharing and tapping oneself removes every forced win.</source>
        <translation>ここではshirodoniさんの言うとおり、余り・分身・自分への攻撃のどれか1つでもあれば必勝法はありません。</translation>
    </message>
    <message>
        <source>shirodoni found that any one of wrapping, sharing and tapping oneself removes every forced win. There are exceptions:</source>
        <translation>shirodoniさんは、余り・分身・自分への攻撃のどれか1つでもあれば必勝法はなくなると書いていますが、例外がありました：</translation>
    </message>
    <message>
        <source>Nobody can force the end here if you choose well: %1 of your %2 moves keep it that way; after the other one you lose.</source>
        <translation>うまく選べば、だれも勝ちを決められません。あなたの%2通りの手のうち%1通りなら引き分けのままですが、残りの1つでは負けになります。</translation>
    </message>
    <message>
        <source>Choose two hands, or a card to share</source>
        <translation>手を2つ選ぶか、札で分け直してください</translation>
    </message>
</context>
</TS>
