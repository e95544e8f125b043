<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ribbonim</name>
    <message>
        <source>ring %1, stone %2</source>
        <translation>%1番目の輪、%2個目の石</translation>
    </message>
    <message>
        <source>ribbon %1, stone %2</source>
        <translation>%1番目のひも、%2個目の石</translation>
    </message>
    <message>
        <source>This stone has already been taken.</source>
        <translation>この石はもう取られています。</translation>
    </message>
    <message>
        <source>Only stones next to each other on one ribbon or ring can be taken.</source>
        <translation>1本のひもか1つの輪で、隣り合った石だけを取れます。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones can be taken in one turn.</source>
        <translation>
            <numerusform>一度に取れるのは%n個までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>最後に取ると負け</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses.</source>
        <translation>最後の石を取った人が負けです。</translation>
    </message>
    <message>
        <source>Normal play</source>
        <translation>最後に取ると勝ち</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins.</source>
        <translation>最後の石を取った人が勝ちです。</translation>
    </message>
    <message>
        <source>Most stones a turn</source>
        <translation>一度に取れる数</translation>
    </message>
    <message>
        <source>0: no limit</source>
        <translation>0：上限なし</translation>
    </message>
    <message>
        <source>Ribbons and rings</source>
        <translation>ひもと輪</translation>
    </message>
    <message>
        <source>stones on each, a ring in parentheses, at most 60 in all</source>
        <translation>それぞれの石の数。輪はかっこに入れる。合わせて60個まで</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>輪</translation>
    </message>
    <message>
        <source>3-5-7</source>
        <translation>3-5-7</translation>
    </message>
    <message>
        <source>Pyramid 1-2-3-4-5</source>
        <translation>ピラミッド 1-2-3-4-5</translation>
    </message>
    <message>
        <source>1-3-5-7</source>
        <translation>1-3-5-7</translation>
    </message>
    <message>
        <source>One ribbon of 12</source>
        <translation>12個のひも1本</translation>
    </message>
    <message>
        <source>One ring of 12</source>
        <translation>12個の輪1つ</translation>
    </message>
    <message>
        <source>Kayles: one or two of 13</source>
        <translation>ケイルズ：13個から1個か2個</translation>
    </message>
    <message>
        <source>Ribbonim</source>
        <translation>ひも状石取り</translation>
    </message>
    <message>
        <source>Take neighbouring stones out of a ribbon or a ring.</source>
        <translation>ひもや輪から、隣り合った石を取る。</translation>
    </message>
    <message>
        <source>always ends</source>
        <translation>必ず終わる</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together.</source>
        <translation>数字は、二人合わせてあと何手かを表します。</translation>
    </message>
    <message>
        <source>Won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>長さを山の石の数と見たニムと、勝ち負けが同じ：%2フィールドのうち%1フィールド。</translation>
    </message>
    <message>
        <source>level</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>勝ち負け</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>いちばん上の段階</translation>
    </message>
    <message>
        <source>Most stones</source>
        <translation>石の数の上限</translation>
    </message>
    <message>
        <source>“%1” is not a field; a field is like “3-5-7” or “2-(6)-1 2”: lengths 1 to %2, rings in parentheses, at most %3 stones, then the player on move, 1 or 2</source>
        <translation>「%1」はフィールドではありません。「3-5-7」や「2-(6)-1 2」のように書きます：長さは1から%2まで、輪はかっこに入れ、石は%3個まで、最後に手番の人（1か2）</translation>
    </message>
    <message>
        <source>lengths 1 to %1, rings in parentheses, at most %2 stones</source>
        <translation>長さは1から%1まで、輪はかっこに入れ、石は%2個まで</translation>
    </message>
    <message numerus="yes">
        <source>at most %n stones</source>
        <translation>
            <numerusform>一度に%n個まで</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>started from %1</source>
        <translation>はじめの局面 %1</translation>
    </message>
    <message>
        <source>Press the first stone, then the last one</source>
        <translation>最初と最後の石を押してください</translation>
    </message>
    <message>
        <source>take %1: %2–%3</source>
        <translation>%1個取る：%2–%3</translation>
    </message>
    <message>
        <source>misère with a limit</source>
        <translation>上限のある「最後に取ると負け」</translation>
    </message>
    <message>
        <source>No short rule is known here: the moves are played through to the end.</source>
        <translation>簡単な規則は知られていません。手を最後まで読んで調べています。</translation>
    </message>
    <message>
        <source>as in Nim: pair up every column</source>
        <translation>ニムと同じ：どの列も偶数にする</translation>
    </message>
    <message>
        <source>Grundy numbers: pair up every column</source>
        <translation>グランディ数：どの列も偶数にする</translation>
    </message>
    <message>
        <source>Every column is even, and every move makes some column odd.</source>
        <translation>どの列も偶数で、どう動いてもどれかの列が奇数になります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 leaves an odd number of single stones.</source>
        <translation>%2から%1個取ると、1個だけのひもや輪が奇数個残ります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 makes every column even.</source>
        <translation>%2から%1個取ると、どの列も偶数になります。</translation>
    </message>
    <message>
        <source>Where no ribbon is longer than the limit, won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>上限より長いひもがなければ、長さを山の石の数と見たニムと、勝ち負けが同じ：%2フィールドのうち%1フィールド。</translation>
    </message>
    <message>
        <source>A lost field of this kind lasts as many moves as it has stones; in misère play it is one move fewer if some ribbon has two stones or more: %1 of %2 fields.</source>
        <translation>そのうち必敗形は、石の数と同じ手数だけ続く。「最後に取ると負け」で2個以上のひもがあれば、それより1手少ない：%2フィールドのうち%1フィールド。</translation>
    </message>
    <message>
        <source>one stone at a time</source>
        <translation>1個ずつ</translation>
    </message>
    <message>
        <source>An even number of stones is left: the other player takes the last one.</source>
        <translation>残りの石は偶数個です。最後の1個を取るのは相手です。</translation>
    </message>
    <message>
        <source>An odd number of stones is left: the player on move takes the last one.</source>
        <translation>残りの石は奇数個です。最後の1個を取るのは、手番の人です。</translation>
    </message>
    <message>
        <source>as in normal play: pair up every column</source>
        <translation>「最後に取ると勝ち」と同じ：どの列も偶数にする</translation>
    </message>
    <message>
        <source>%1 took the last stone, so %1 loses.</source>
        <translation>%1が最後の石を取ったので、%1の負けです。</translation>
    </message>
    <message>
        <source>%1 took the last stone, so %1 wins.</source>
        <translation>%1が最後の石を取ったので、%1の勝ちです。</translation>
    </message>
    <message>
        <source>level T%1</source>
        <translation>段階 T%1</translation>
    </message>
    <message>
        <source>One stone more</source>
        <translation>石を1個増やす</translation>
    </message>
    <message>
        <source>One stone fewer</source>
        <translation>石を1個減らす</translation>
    </message>
    <message>
        <source>Take this stone out</source>
        <translation>この石を取り除く</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>先に指す人を替える</translation>
    </message>
    <message>
        <source>Add a ribbon</source>
        <translation>ひもを増やす</translation>
    </message>
    <message>
        <source>Add a ring</source>
        <translation>輪を増やす</translation>
    </message>
    <message>
        <source>part %1, take %2: %3–%4</source>
        <translation>%1番目から%2個取る：%3–%4</translation>
    </message>
    <message>
        <source>Take stones that lie side by side, as many as you like. Try it.</source>
        <translation>隣り合う石を、好きなだけ取ります。やってみましょう。</translation>
    </message>
    <message>
        <source>Take stones from the middle: the ribbon falls into two.</source>
        <translation>真ん中から取ると、ひもは2本に分かれます。</translation>
    </message>
    <message>
        <source>Now there are two ribbons. Nobody can take across the gap.</source>
        <translation>ひもが2本になりました。すきまをまたいで取ることはできません。</translation>
    </message>
    <message>
        <source>Leave at least one stone at each end.</source>
        <translation>両端に、石を1個以上残しましょう。</translation>
    </message>
    <message>
        <source>The mirror</source>
        <translation>鏡の作戦</translation>
    </message>
    <message>
        <source>Whatever is done to one ribbon, the other player does to the other.</source>
        <translation>片方のひもにしたことを、相手はもう片方でまねできます。</translation>
    </message>
    <message>
        <source>Think of what the other player can do after each of your moves.</source>
        <translation>自分の1手ごとに、相手に何ができるか考えてみましょう。</translation>
    </message>
    <message>
        <source>You always had an answer: the same on the other side.</source>
        <translation>いつでも返す手がありました。反対側で同じことをするのです。</translation>
    </message>
    <message>
        <source>After your move both ribbons should be alike.</source>
        <translation>自分が指したあとで、2本が同じになるようにしましょう。</translation>
    </message>
    <message>
        <source>The middle is gone, and two equal halves are left.</source>
        <translation>真ん中がなくなり、同じ半分が2つ残ります。</translation>
    </message>
    <message>
        <source>Which move leaves two equal halves?</source>
        <translation>同じ半分が2つ残るのは、どの手でしょう。</translation>
    </message>
    <message>
        <source>part %1, stone %2</source>
        <translation>%1番目の石%2</translation>
    </message>
    <message>
        <source>stone %1</source>
        <translation>石%1</translation>
    </message>
    <message>
        <source>Circular Nim: a ring longer than the limit is lost for the player on move, %1 of %2 rings.</source>
        <translation>サーキュラー・ニム：一度に取れる数より長い輪は、手番の人の負けです。%2個の輪のうち%1個。</translation>
    </message>
    <message>
        <source>In one turn you take from one ribbon only. You may take all of it: try that.</source>
        <translation>1回に取れるのは1本のひもからだけです。1本を全部取ってみましょう。</translation>
    </message>
    <message>
        <source>The whole ribbon is gone.</source>
        <translation>ひもが1本、なくなりました。</translation>
    </message>
    <message>
        <source>Press the first stone of a ribbon, then its last one.</source>
        <translation>1本のひもの、はじめの石と最後の石を押しましょう。</translation>
    </message>
    <message>
        <source>Some games have rings. Open this ring: take some of its stones, but not all.</source>
        <translation>輪のある対局もあります。石をいくつか取って輪を開きましょう。全部は取りません。</translation>
    </message>
    <message>
        <source>The ring is open: what is left is one ribbon.</source>
        <translation>輪が開いて、1本のひもになりました。</translation>
    </message>
    <message>
        <source>Leave at least one stone of the ring.</source>
        <translation>輪の石を、1個以上残しましょう。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone of all loses. Leave a single stone to the other player.</source>
        <translation>いちばん最後の石を取った人の負けです。相手に1個だけ残しましょう。</translation>
    </message>
    <message>
        <source>The other player must take the last stone, and loses. You have won.</source>
        <translation>相手は最後の1個を取るしかないので、負けです。あなたの勝ちです。</translation>
    </message>
    <message>
        <source>Leave only one stone on the whole board.</source>
        <translation>盤の上に、石を1個だけ残しましょう。</translation>
    </message>
    <message>
        <source>Now you are the one who is left a single stone. Take it, and see how a match ends.</source>
        <translation>今度は、あなたの番に1個だけ残りました。取って、対局の終わりを見てみましょう。</translation>
    </message>
    <message>
        <source>No stone is left. You took the last one, so the other player wins.</source>
        <translation>石がなくなりました。最後に取ったのはあなたなので、相手の勝ちです。</translation>
    </message>
    <message>
        <source>A ring of six, one or two stones a turn. Does the player on move win or lose?</source>
        <translation>6個の輪で、1回に1個か2個取れます。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>The first move opens the ring. The other player then takes the middle of what is left: two equal ribbons. A game of one ring is called Circular Nim.</source>
        <translation>1手目で輪が開きます。相手は残りの真ん中を取って、同じひもを2本にします。輪1つのこの遊びには「サーキュラー・ニム」という名前があります。</translation>
    </message>
    <message>
        <source>What does the ring become after one move, and where is its middle?</source>
        <translation>1手のあと、輪は何になりますか。その真ん中はどこですか。</translation>
    </message>
    <message>
        <source>The last stone was yours, as it is for everyone who has a mirror.</source>
        <translation>最後の石はあなたのものでした。鏡があれば、いつもそうなります。</translation>
    </message>
    <message>
        <source>Where is the middle? Then do on one side what is done on the other.</source>
        <translation>真ん中はどこですか。あとは、相手がしたのと同じことを反対側でしましょう。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins. Every ribbon has a partner: does the player on move win or lose?</source>
        <translation>最後の石を取ると勝ちです。どのひもにも同じ長さの仲間がいます。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>Each pair is a mirror of its own: the other player answers in the same pair.</source>
        <translation>どの組もそれぞれ鏡です。相手は同じ組の中でまねをします。</translation>
    </message>
    <message>
        <source>How can you answer a move on one ribbon of a pair?</source>
        <translation>組の片方から取られたら、どう返せますか。</translation>
    </message>
    <message>
        <source>Only pairs are left. A ribbon cut into two equal halves is a pair as well.</source>
        <translation>組だけが残りました。1本を同じ2本に分けても組になります。</translation>
    </message>
    <message>
        <source>The two ribbons of two are a pair already. What about the five?</source>
        <translation>2個のひもは、もう組です。5個のひもをどうしますか。</translation>
    </message>
    <message>
        <source>Pairs all the way down, until nothing was left.</source>
        <translation>何もなくなるまで、ずっと組でした。</translation>
    </message>
    <message>
        <source>Look for the ribbon without a partner.</source>
        <translation>組にならないひもを探しましょう。</translation>
    </message>
    <message>
        <source>Only pairs are left.</source>
        <translation>組だけが残りました。</translation>
    </message>
    <message>
        <source>Strike out the pairs first. What is left?</source>
        <translation>まず組を消してみましょう。何が残りますか。</translation>
    </message>
    <message>
        <source>Five is 4 and 1: both have a partner. Every column has two dots, so this is lost.</source>
        <translation>5は4と1で、どちらにも仲間がいます。どの列も点が2つなので負けです。</translation>
    </message>
    <message>
        <source>Five is four and one. Look for the partner of each.</source>
        <translation>5は4と1です。それぞれの仲間を探しましょう。</translation>
    </message>
    <message>
        <source>The pieces of 4, 2 and 1 pair up: 3 is 2 and 1, so 1 and 2 must stand beside it.</source>
        <translation>4、2、1がみな組になりました。3は2と1なので、1と2があればよいのです。</translation>
    </message>
    <message>
        <source>The 4 stands in one ribbon only: that is the one to cut. How much of it should be left?</source>
        <translation>4があるひもは1本だけです。そのひもを、いくつ残せばよいでしょう。</translation>
    </message>
    <message>
        <source>The ladder T0, T1, T2 …</source>
        <translation>はしご T0、T1、T2 …</translation>
    </message>
    <message>
        <source>One move, to T0: so this is T1, and the player on move loses.</source>
        <translation>1手でT0になるので、これがT1です。手番の人の負けです。</translation>
    </message>
    <message>
        <source>How often can a stone be taken here?</source>
        <translation>ここでは、何回取れますか。</translation>
    </message>
    <message>
        <source>A rung further back: the winner hurries, the loser delays. Which T is a ribbon of four?</source>
        <translation>終わりから、もう1段離れます。勝つ人は急ぎ、負ける人は引き延ばします。4個のひもはTいくつですか。</translation>
    </message>
    <message>
        <source>Take three, and T1 is left: whatever reaches T1 in one move is T2.</source>
        <translation>3個取ればT1が残ります。1手でT1にできるものがT2です。</translation>
    </message>
    <message>
        <source>Can a single stone be left at once?</source>
        <translation>すぐに1個だけ残せますか。</translation>
    </message>
    <message>
        <source>T3: every move leads to won fields, and the slowest of them is T2.</source>
        <translation>T3です。どう動いても相手の必勝形で、いちばん遠くてもT2です。</translation>
    </message>
    <message>
        <source>Each rung is one move more than the rung that is reached.</source>
        <translation>行き先の段より、1手多くなります。</translation>
    </message>
    <message>
        <source>Which T is this field? Look for a lost field that one move reaches.</source>
        <translation>このフィールドはTいくつですか。1手でできる必敗形を探しましょう。</translation>
    </message>
    <message>
        <source>One move reaches 2-2, which is T3: so this is T4.</source>
        <translation>1手で2-2、つまりT3にできるので、T4です。</translation>
    </message>
    <message>
        <source>Which lost field of T3 do you know?</source>
        <translation>T3の必敗形は何でしたか。</translation>
    </message>
    <message>
        <source>T5 holds 3-3 and 1-2-3. Climb down from here as fast as you can.</source>
        <translation>T5には3-3と1-2-3があります。ここから、いちばん早く降りましょう。</translation>
    </message>
    <message>
        <source>T6 goes to T5, and so on down: even for you, odd for the other player.</source>
        <translation>T6からT5へ、順に降ります。自分の番は偶数、相手の番は奇数です。</translation>
    </message>
    <message>
        <source>One small move makes 3-3 or 1-2-3.</source>
        <translation>小さな1手で、3-3か1-2-3になります。</translation>
    </message>
    <message>
        <source>Without help: which T is this field?</source>
        <translation>ヒントなしで：このフィールドはTいくつですか。</translation>
    </message>
    <message>
        <source>Look for a lost field that one move reaches, as low as possible.</source>
        <translation>1手でできる必敗形のうち、いちばん下の段を探しましょう。</translation>
    </message>
    <message>
        <source>Could a field be neither won nor lost? First: won means that one move leads to a lost field. Is this one won or lost?</source>
        <translation>勝ちでも負けでもないフィールドはあるでしょうか。まず、相手の必敗形にする手が1つでもあれば勝ちです。これはどちらですか。</translation>
    </message>
    <message>
        <source>A single stone is lost, and a move leads there. So a third kind could have no move to a lost field.</source>
        <translation>1個だけ残せば相手の負けです。だから第3の種類には、必敗形へ行く手が1つもないはずです。</translation>
    </message>
    <message>
        <source>The last stone loses. What can you leave?</source>
        <translation>最後に取ると負けです。何を残せますか。</translation>
    </message>
    <message>
        <source>Second: lost means that every move leads to a won field. Is this one won or lost?</source>
        <translation>次に、どの手を指しても相手の必勝形になるなら負けです。これはどちらですか。</translation>
    </message>
    <message>
        <source>All moves leave two single stones, and those are won. So a third kind must have a move to something not won: to the third kind again.</source>
        <translation>どの手も1個のひもを2本残し、それは相手の勝ちです。だから第3の種類には、また第3の種類へ行く手があるはずです。</translation>
    </message>
    <message>
        <source>There is only one kind of move. What does it leave?</source>
        <translation>手は1種類だけです。何が残りますか。</translation>
    </message>
    <message>
        <source>And on it would go, from third kind to third kind. After how many moves at most are these four stones gone?</source>
        <translation>こうして第3の種類が続きます。この4個は、長くても何手でなくなりますか。</translation>
    </message>
    <message>
        <source>Then the empty field would be of the third kind. But the empty field is won: the player on move there did not take the last stone.</source>
        <translation>すると何もないフィールドも第3の種類です。でもそこは勝ちです。最後の石を取ったのは相手だからです。</translation>
    </message>
    <message>
        <source>Every move takes at least one stone.</source>
        <translation>どの手でも、石を1個以上取ります。</translation>
    </message>
    <message>
        <source>The last stone loses</source>
        <translation>最後に取ると負け</translation>
    </message>
    <message>
        <source>Now whoever takes the last stone loses. Two single stones: does the player on move win or lose?</source>
        <translation>今度は、最後の石を取ると負けです。1個のひもが2本。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>You take one, the other player must take the last.</source>
        <translation>自分が1個取れば、相手が最後の1個を取るしかありません。</translation>
    </message>
    <message>
        <source>There is only one way to play this. Count who takes the last stone.</source>
        <translation>進み方は1通りです。最後に取るのはだれか数えましょう。</translation>
    </message>
    <message>
        <source>Two ribbons of two, and the last stone still loses. Does the player on move win or lose?</source>
        <translation>2個のひもが2本で、やはり最後に取ると負けです。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>Lost, just as when the last stone wins! After each of your moves the other player can leave one single stone.</source>
        <translation>最後に取ると勝ちのときと同じく負けです。どう動いても、相手は1個だけ残せます。</translation>
    </message>
    <message>
        <source>Try both moves: take one stone, or take two.</source>
        <translation>1個取る手と、2個取る手を考えましょう。</translation>
    </message>
    <message>
        <source>Find the winning move. The mirror would take all three.</source>
        <translation>勝つ手を見つけましょう。鏡の作戦なら、3個全部を取るところです。</translation>
    </message>
    <message>
        <source>Three single stones are left, an odd number: the other player takes the first and the last.</source>
        <translation>1個のひもが3本、奇数です。相手が最初と最後を取ることになります。</translation>
    </message>
    <message>
        <source>When only single stones are left, who takes the last one?</source>
        <translation>1個のひもばかりになったら、最後に取るのはだれですか。</translation>
    </message>
    <message>
        <source>Begin with the mirror, and change your mind in time. Play to the end.</source>
        <translation>はじめは鏡の作戦で、途中で切りかえましょう。最後まで指します。</translation>
    </message>
    <message>
        <source>Equal at first; at the end one single stone was left for the other player.</source>
        <translation>はじめは同じにして、終わりには相手に1個だけ残しました。</translation>
    </message>
    <message>
        <source>Make them equal first. Later leave one stone, not none.</source>
        <translation>まず同じ長さにしましょう。あとで、0個ではなく1個残します。</translation>
    </message>
    <message>
        <source>Count the single stones after your move.</source>
        <translation>自分が指したあとの、1個のひもを数えましょう。</translation>
    </message>
    <message>
        <source>The theorem left open</source>
        <translation>書かれていない定理</translation>
    </message>
    <message>
        <source>Every column is even, and a ribbon of two or more is there: lost.</source>
        <translation>どの列も偶数で、2個以上のひもがあるので、負けです。</translation>
    </message>
    <message>
        <source>Count the columns.</source>
        <translation>列を数えましょう。</translation>
    </message>
    <message>
        <source>Second half: from an odd column one move makes all even, and no split is needed. Cut one ribbon at its end.</source>
        <translation>証明の後半：奇数の列があれば、1手で全部偶数にできます。分けなくても、端から取ればできます。</translation>
    </message>
    <message>
        <source>The ribbon with the dot in the highest odd column can always be cut like that.</source>
        <translation>奇数の列のうち、いちばん大きい数の列に点があるひもは、いつもそのように取れます。</translation>
    </message>
    <message>
        <source>Find the highest odd column and a ribbon with a dot in it.</source>
        <translation>奇数の列のうち、いちばん大きい数の列と、そこに点があるひもを探しましょう。</translation>
    </message>
    <message>
        <source>Where the last stone loses, only single stones are different. Here one ribbon of two is left: choose well.</source>
        <translation>「最後に取ると負け」で違うのは、1個のひもばかりになったときだけです。2個のひもが1本あります。正しく選びましょう。</translation>
    </message>
    <message>
        <source>Whoever cuts the last long ribbon may leave one stone of it or none, and so can leave an odd number of single stones.</source>
        <translation>最後の長いひもを取る人は、1個残すか残さないかを選んで、1個のひもを奇数本にできます。</translation>
    </message>
    <message>
        <source>How many single stones should be left: an odd number or an even one?</source>
        <translation>1個のひもは、奇数本残しますか、偶数本残しますか。</translation>
    </message>
    <message>
        <source>Believe it or check it: the program played through every field of ribbons with up to twelve stones, without the theorem.</source>
        <translation>確かめもしました。石が12個までのひもだけのフィールドを、定理なしで全部調べた結果です。</translation>
    </message>
    <message>
        <source>1, 2 and 3 already pair up. What about 4 and 5?</source>
        <translation>1、2、3は、もう組になっています。4と5はどうですか。</translation>
    </message>
    <message>
        <source>The misère quotient tells which fields are as in normal play: it puts together those that have the same effect whatever is laid beside them (Plambeck and Siegel).</source>
        <translation>どのフィールドが「最後に取ると勝ち」と同じかは、ミゼール商でわかります。となりに何を置いても同じはたらきのフィールドを、1つにまとめたものです（プランベックとシーゲル）。</translation>
    </message>
    <message>
        <source>T5 is what the Ribbonim page lists as T5a to T5d.</source>
        <translation>T5はRibbonimのページのT5aからT5dまでと同じです。</translation>
    </message>
    <message>
        <source>T7 is what the Ribbonim page lists as T7a to T7f; its T7b is 2-2-1-1-1-1, its T7c 3-2-1-1-1.</source>
        <translation>T7はRibbonimのページのT7aからT7fまでと同じです。T7bは2-2-1-1-1-1、T7cは3-2-1-1-1です。</translation>
    </message>
    <message>
        <source>the author of the Ribbonim page</source>
        <translation>Ribbonimのページの作者</translation>
    </message>
    <message>
        <source>A web page, first written on 2005-09-28, with a new title since 2007-07-03. Its author gives no name.</source>
        <translation>ウェブのページ。2005年9月28日に初めて書かれ、2007年7月3日に題名が変わりました。作者の名前はありません。</translation>
    </message>
    <message>
        <source>How does one always win? The page goes backwards from the end, T0, T1, T2 and so on, proves that every field is won or lost, and keeps a place for a theorem: “TBD”.</source>
        <translation>どうすれば必ず勝てるのでしょうか。終わりからT0、T1、T2…とさかのぼり、どのフィールドも勝ちか負けかのどちらかだと証明します。定理の所は「TBD」（未定）のまま空けてあります。</translation>
    </message>
    <message>
        <source>Its lists of T5 and T7 are complete, and 3-5-7 and 1-2-3-4-5 are in T14, as it says. What was known of 0.777… fills the place that was kept: a field is won or lost as in Nim with the lengths as heaps.</source>
        <translation>T5とT7の一覧に抜けはなく、3-5-7と1-2-3-4-5は書かれているとおりT14でした。空けてあった所には、0.777…で知られていたことが入ります。長さを山と見たニムと、勝ち負けが同じです。</translation>
    </message>
    <message>
        <source>A ribbon of n became a and b (0 if nothing is left there), and a + b is smaller than n. Counted in columns, a and b together give at most a + b, never n: so some column is odd.</source>
        <translation>n個のひもがaとbになり（何も残らなければ0）、a＋bはnより小さくなりました。aとbを列で合わせた数はa＋b以下なので、nにはなりません。だから、どこかの列が奇数になります。</translation>
    </message>
    <message>
        <source>The Ribbonim page begins at the end. T0 is the empty field. How many moves away from it is a single stone?</source>
        <translation>Ribbonimのページは終わりから始めます。T0は何もないフィールドです。1個の石からT0まで何手ですか。</translation>
    </message>
    <message>
        <source>Under “Theorem” the Ribbonim page says “TBD”. Ours: the columns decide, and splitting changes nothing. The last stone loses: is this won or lost?</source>
        <translation>Ribbonimのページの「定理」は「TBD」（未定）のままです。ここでの答えは「列で決まり、分けても変わらない」です。最後に取ると負けです。これは勝ちですか、負けですか。</translation>
    </message>
    <message>
        <source>One ring, and a limit on what a turn may take: the Ribbonim page knows this as “Circular Nim”.</source>
        <translation>輪が1つで、一度に取れる数が決まっています。Ribbonimのページにもある「サーキュラー・ニム」です。</translation>
    </message>
    <message>
        <source>The program climbs the same ladder without any theory. These are its fields of up to eight stones; T5 and T7 are those of the Ribbonim page.</source>
        <translation>プログラムも、理論を使わずに同じはしごを登ります。石が8個までのフィールドです。T5とT7は、Ribbonimのページと同じです。</translation>
    </message>
    <message>
        <source>They are gone. Each turn must take at least one stone.</source>
        <translation>石がなくなりました。自分の番には、少なくとも1個は取ります。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins. Two ribbons of the same length, and it is your turn. Both play as well as they can: will you win or lose?</source>
        <translation>最後の石を取ると勝ちです。同じ長さのひもが2本あって、あなたの番です。どちらも最善を尽くすと、あなたは勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>leave equal pairs</source>
        <translation>同じ長さの組にして渡す</translation>
    </message>
    <message>
        <source>leave an even number of each column</source>
        <translation>どの列も偶数にする</translation>
    </message>
    <message>
        <source>take as many as you can</source>
        <translation>取れるだけ取る</translation>
    </message>
    <message>
        <source>the ring of %1</source>
        <translation>%1個の輪</translation>
    </message>
    <message>
        <source>the ribbon of %1</source>
        <translation>%1個のひも</translation>
    </message>
    <message>
        <source>Everything comes in equal pairs. Whatever you do to one of a pair, the other player does to the other one, and so takes the last stone.</source>
        <translation>どれも同じものどうしの組になっています。あなたが片方にしたことを、相手はもう片方にまねできるので、最後の石は相手が取ります。</translation>
    </message>
    <message>
        <source>Whatever you take, the other player has an answer that leaves you as badly off as now.</source>
        <translation>どう取っても、相手には、あなたを今と同じように困らせる手があります。</translation>
    </message>
    <message>
        <source>Cut everything in your head into pieces of 16, 8, 4, 2 and 1: each piece has a partner of its size. Any move breaks that up, and the other player can put it right again.</source>
        <translation>どれも頭の中で16、8、4、2、1のかたまりに分けてみましょう。どのかたまりにも同じ大きさの仲間がいます。どう取ってもそれが崩れ、相手はまた元どおりにできます。</translation>
    </message>
    <message>
        <source>Take everything that is left: the last stone is yours.</source>
        <translation>残りを全部取りましょう。最後の石はあなたのものです。</translation>
    </message>
    <message>
        <source>Take %1 from %2: an odd number of single stones is left, so the other player must take the last one.</source>
        <translation>%2から%1個取りましょう。1個だけのひもや輪が奇数個残るので、最後の石を取るのは相手です。</translation>
    </message>
    <message>
        <source>Take %1 from %2: only equal pairs are left, and you can copy whatever the other player does.</source>
        <translation>%2から%1個取りましょう。同じものどうしの組だけが残るので、あとは相手のまねをすればいいのです。</translation>
    </message>
    <message>
        <source>Take %1 from %2: then you have an answer to every move of the other player.</source>
        <translation>%2から%1個取りましょう。すると、相手がどう取っても、あなたには返す手があります。</translation>
    </message>
    <message>
        <source>Take %1 from %2. Cut into pieces of 16, 8, 4, 2 and 1, everything then has a partner, and the other player has to break that up.</source>
        <translation>%2から%1個取りましょう。16、8、4、2、1のかたまりに分けると、どれにも仲間がいるようになり、相手はそれを崩すしかありません。</translation>
    </message>
    <message>
        <source>%1, level T%2</source>
        <translation>%1、段階 T%2</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局する</translation>
    </message>
    <message>
        <source>Every field by the number of moves it lasts, found without theory. Choose a row to see its fields as boards and to play from them.</source>
        <translation>どのフィールドが何手続くかを、理論を使わずに調べます。行を選ぶと、フィールドが盤で見られ、そこから対局できます。</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>輪</translation>
    </message>
    <message>
        <source>Ribbons only</source>
        <translation>ひもだけ</translation>
    </message>
    <message>
        <source>Rings too</source>
        <translation>輪も</translation>
    </message>
    <message>
        <source>There is no room: a ribbon or ring has at most %1 stones, and all together have at most %2.</source>
        <translation>もう置けません。1本のひもや輪には%1個まで、全部で%2個までです。</translation>
    </message>
    <message>
        <source>the well-known one</source>
        <translation>よく知られた形</translation>
    </message>
    <message>
        <source>A ring of 5, a ribbon of 4</source>
        <translation>5個の輪と4個のひも</translation>
    </message>
    <message>
        <source>a ring that is cut is a ribbon</source>
        <translation>輪を切ればひもになる</translation>
    </message>
    <message>
        <source>Two rings of 6</source>
        <translation>6個の輪が2つ</translation>
    </message>
    <message>
        <source>can it be mirrored?</source>
        <translation>まねができる？</translation>
    </message>
    <message>
        <source>Four, two and one</source>
        <translation>4と2と1</translation>
    </message>
    <message>
        <source>Beside the board every ribbon is cut into pieces of 4, 2 and 1. Does each piece have a partner? Does the player on move win or lose?</source>
        <translation>盤の横で、どのひもも4・2・1に分けてあります。どの部分にも仲間がいますか。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>Find a move that wins, and watch the columns.</source>
        <translation>列を見ながら、勝てる手を見つけましょう。</translation>
    </message>
    <message>
        <source>Play to the end and win. The dots are there, but not which column matters.</source>
        <translation>最後まで指して、勝ちましょう。点はありますが、どの列が大事かは書いてありません。</translation>
    </message>
    <message>
        <source>Every column even, again and again.</source>
        <translation>毎回、どの列も組になりました。</translation>
    </message>
    <message>
        <source>In which column is the number of pieces odd?</source>
        <translation>1つ余る列はどれですか。</translation>
    </message>
    <message>
        <source>Now without dots. Which of these are lost?</source>
        <translation>今度は点なしです。負けの形はどれですか。</translation>
    </message>
    <message>
        <source>In these every piece has its partner on another ribbon.</source>
        <translation>どの部分も、別のひもに仲間がいます。</translation>
    </message>
    <message>
        <source>Cut each ribbon in your head, and count the pieces of each kind.</source>
        <translation>頭の中でひもを分けて、4、2、1をそれぞれ数えましょう。</translation>
    </message>
    <message>
        <source>Cut every length into %1 and leave %2.</source>
        <translation>どの長さも%1に分けて、%2を残します。</translation>
    </message>
    <message>
        <source>pieces of 4, 2 and 1</source>
        <translation>4・2・1</translation>
    </message>
    <message>
        <source>pieces of 3, 2 and 1</source>
        <translation>3・2・1</translation>
    </message>
    <message>
        <source>two halves</source>
        <translation>半分ずつ</translation>
    </message>
    <message>
        <source>an even number of each kind</source>
        <translation>それぞれ組になる数</translation>
    </message>
    <message>
        <source>an even number in all</source>
        <translation>合わせて2で割り切れる数</translation>
    </message>
    <message>
        <source>one of each kind</source>
        <translation>それぞれ1つずつ</translation>
    </message>
    <message>
        <source>Without help: the last stone wins. Play to the end and win.</source>
        <translation>ヒントなしで：最後の石を取ると勝ちです。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Every column was even after each of your moves.</source>
        <translation>あなたが指したあとは、いつもどの列も組になっていました。</translation>
    </message>
    <message>
        <source>Is there a column with an odd number of dots?</source>
        <translation>点が1つ余る列はありますか。</translation>
    </message>
    <message>
        <source>Will you begin or follow? Play to the end and win.</source>
        <translation>先に指しますか、あとに指しますか。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>The last stone loses: %1, and when only single stones would be left, leave %2.</source>
        <translation>最後の石を取ると負けのとき：%1。1個のひもだけになるときは、%2を残します。</translation>
    </message>
    <message>
        <source>play as if the last stone won</source>
        <translation>最後に取ると勝ちのときと同じように指します</translation>
    </message>
    <message>
        <source>do the opposite of all that</source>
        <translation>最後に取ると勝ちのときと何でも逆にします</translation>
    </message>
    <message>
        <source>take as little as you can</source>
        <translation>できるだけ少なく取ります</translation>
    </message>
    <message>
        <source>an odd number of them</source>
        <translation>2本ずつ組にすると1本余る数</translation>
    </message>
    <message>
        <source>an even number of them</source>
        <translation>2本ずつ組になる数</translation>
    </message>
    <message>
        <source>as many of them as you can</source>
        <translation>できるだけ多くの本数</translation>
    </message>
    <message>
        <source>Without help: the last stone loses. Play to the end and win.</source>
        <translation>ヒントなしで：最後の石を取ると負けです。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>The last stone was left to the other player.</source>
        <translation>最後の石は相手に残しました。</translation>
    </message>
    <message>
        <source>The last stone loses. Will you begin or follow? Play to the end and win.</source>
        <translation>最後の石を取ると負けです。先に指しますか、あとに指しますか。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>There are ribbons of two or more: count the columns as before.</source>
        <translation>2個以上のひもがあります。これまでどおり列を数えましょう。</translation>
    </message>
    <message>
        <source>One move reaches a lost field, and none reaches a lower one.</source>
        <translation>1手で必敗形にできて、それより低い段へ行く手はありません。</translation>
    </message>
    <message>
        <source>And which T is this one?</source>
        <translation>では、これはTいくつですか。</translation>
    </message>
    <message>
        <source>Every move leads to a won field, and this is the slowest of them.</source>
        <translation>どの手も相手の必勝形になります。その中でいちばん長くかかるのがこの数です。</translation>
    </message>
    <message>
        <source>Without help: the last stone loses. Which of these are of the lost kind? All the others are of the won kind.</source>
        <translation>ヒントなしで：最後の石を取ると負けです。必敗形はどれですか。ほかは全部、必勝形です。</translation>
    </message>
    <message>
        <source>There is nothing between: every field was one or the other.</source>
        <translation>その間のものはありません。どのフィールドも、どちらかでした。</translation>
    </message>
    <message>
        <source>Won: one move leads to a lost field. Lost: none does.</source>
        <translation>必敗形にする手があれば必勝形、なければ必敗形です。</translation>
    </message>
    <message>
        <source>A list of boards</source>
        <translation>負けの形を集める</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins. One ribbon, and it is your turn. Will you win or lose?</source>
        <translation>最後の石を取ると勝ちです。ひもは1本で、あなたの番です。勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>You may take all of it, and so may anyone who finds a single ribbon.</source>
        <translation>1本なら、全部取ってしまえます。長さがいくつでも同じです。</translation>
    </message>
    <message>
        <source>How many stones of one ribbon may a turn take?</source>
        <translation>1回の番で、1本のひもから何個取れますか。</translation>
    </message>
    <message>
        <source>Which of these are lost for the player on move, even with the best play? Mark them all.</source>
        <translation>手番の人がどんなにうまく指しても負ける形は、どれですか。全部にしるしを付けましょう。</translation>
    </message>
    <message>
        <source>No move helps there. Keep it in your list.</source>
        <translation>そこではどう指しても勝てません。リストに入れておきましょう。このような負けの形を「必敗形」、勝てる手のある形を「必勝形」といいます。</translation>
    </message>
    <message>
        <source>Play each of them in your head, move by move.</source>
        <translation>頭の中で、1手ずつ指してみましょう。</translation>
    </message>
    <message>
        <source>Larger ones. From which of these is there no move that leaves a board on your list?</source>
        <translation>もう少し大きい形です。リストにある形を残せる手がないのは、どれですか。</translation>
    </message>
    <message>
        <source>Your list grows by what cannot reach it.</source>
        <translation>リストの形を残せない形が、新しくリストに入ります。</translation>
    </message>
    <message>
        <source>One move that leaves a lost board is enough to win.</source>
        <translation>負けの形を残せる手が1つでもあれば、勝ちです。</translation>
    </message>
    <message>
        <source>Now play against the computer: play to the end and win.</source>
        <translation>コンピューターと最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>After each of your moves a board on your list was left.</source>
        <translation>あなたが指したあとは、いつもリストの形が残っていました。</translation>
    </message>
    <message>
        <source>Which board on your list can you leave?</source>
        <translation>リストのどの形を残せますか。</translation>
    </message>
    <message>
        <source>every move from it leads to a won board</source>
        <translation>どの手を指しても相手の勝ちの形になる</translation>
    </message>
    <message>
        <source>the number of its stones is even</source>
        <translation>石の数が2で割り切れる</translation>
    </message>
    <message>
        <source>it has only a few stones</source>
        <translation>石が少ししかない</translation>
    </message>
    <message>
        <source>one move from it leads to a lost board</source>
        <translation>相手の負けの形にする手が1つでもある</translation>
    </message>
    <message>
        <source>all moves from it lead to lost boards</source>
        <translation>どの手を指しても相手の負けの形になる</translation>
    </message>
    <message>
        <source>one move can take everything</source>
        <translation>1手で全部取れる</translation>
    </message>
    <message>
        <source>Without help: mark all the lost ones.</source>
        <translation>ヒントなしで：負けの形全部にしるしを付けましょう。</translation>
    </message>
    <message>
        <source>From each of the others one move leaves a lost board.</source>
        <translation>ほかの形からは、1手で負けの形を残せます。</translation>
    </message>
    <message>
        <source>Look once more at what one move can leave.</source>
        <translation>1手で何を残せるか、もう一度見てみましょう。</translation>
    </message>
    <message>
        <source>You always left a board that is lost.</source>
        <translation>いつも相手に負けの形を残しました。</translation>
    </message>
    <message>
        <source>Is this board one of the lost ones?</source>
        <translation>この形は負けの形ですか。</translation>
    </message>
    <message>
        <source>And here? Begin or follow, then play to the end and win.</source>
        <translation>こちらはどうでしょう。先に指すか、あとに指すかを決めて、最後まで指して勝ちましょう。</translation>
    </message>
    <message>
        <source>Play to the end and win.</source>
        <translation>最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Now a turn takes one or two stones. Only one move wins here.</source>
        <translation>今度は1回に1個か2個取ります。勝てる手は1つだけです。</translation>
    </message>
    <message>
        <source>One or two stones a turn. Play to the end and win.</source>
        <translation>1回に1個か2個取ります。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Leave %1, then %2.</source>
        <translation>%1を残し、それからは%2ようにします。</translation>
    </message>
    <message>
        <source>two equal halves</source>
        <translation>同じ長さの2つ</translation>
    </message>
    <message>
        <source>as few stones as you can</source>
        <translation>できるだけ少ない石</translation>
    </message>
    <message>
        <source>an odd number of stones</source>
        <translation>2で割ると1余る数の石</translation>
    </message>
    <message>
        <source>do on one side what is done on the other</source>
        <translation>相手が片方でしたことを、もう片方でする</translation>
    </message>
    <message>
        <source>take as many stones as you can</source>
        <translation>できるだけ多くの石を取る</translation>
    </message>
    <message>
        <source>take from the longer ribbon’s middle</source>
        <translation>長いほうのひもの真ん中を取る</translation>
    </message>
    <message>
        <source>Without help: one or two stones a turn. Play to the end and win.</source>
        <translation>ヒントなしで：1回に1個か2個取ります。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>The middle first, then the mirror.</source>
        <translation>まず真ん中、それから鏡です。</translation>
    </message>
    <message>
        <source>More than two ribbons</source>
        <translation>ひもが3本以上あるとき</translation>
    </message>
    <message>
        <source>Only one move wins here.</source>
        <translation>勝てる手は1つだけです。</translation>
    </message>
    <message>
        <source>The odd one is gone: only pairs are left.</source>
        <translation>余った1本がなくなり、組だけが残りました。</translation>
    </message>
    <message>
        <source>Find a move that wins.</source>
        <translation>勝てる手を見つけましょう。</translation>
    </message>
    <message>
        <source>Now play to the end and win.</source>
        <translation>今度は最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Leave %1, and answer %2.</source>
        <translation>%1だけを残し、%2返します。</translation>
    </message>
    <message>
        <source>nothing but pairs of equal ribbons</source>
        <translation>同じ長さのひもの組</translation>
    </message>
    <message>
        <source>an even number of ribbons</source>
        <translation>2で割り切れる本数のひも</translation>
    </message>
    <message>
        <source>the shortest ribbons</source>
        <translation>いちばん短いひも</translation>
    </message>
    <message>
        <source>in the pair that the other player touched</source>
        <translation>相手がさわった組の中で</translation>
    </message>
    <message>
        <source>in a different pair from the other player’s</source>
        <translation>相手とは別の組で</translation>
    </message>
    <message>
        <source>in the longest ribbon</source>
        <translation>いちばん長いひもで</translation>
    </message>
    <message>
        <source>Without help: play to the end and win.</source>
        <translation>ヒントなしで：最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>One, two, three</source>
        <translation>1と2と3</translation>
    </message>
    <message>
        <source>No two of these are alike, and whoever takes the last stone wins. Does the player on move win or lose?</source>
        <translation>同じ長さのひもはありません。最後の石を取ると勝ちです。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>Lost, although nothing is a pair! But why?</source>
        <translation>組が1つもないのに、負けです！ なぜでしょう。</translation>
    </message>
    <message>
        <source>Try a few moves in your head. What can the other player leave?</source>
        <translation>頭の中でいくつか指してみましょう。相手は何を残せますか。</translation>
    </message>
    <message>
        <source>The other player began with 1-2-3 and took the single stone. Answer.</source>
        <translation>1-2-3から、相手は1個だけのひもを取りました。どう応じますか。</translation>
    </message>
    <message>
        <source>The three gave up one stone: the part that was the partner of the single one.</source>
        <translation>3から1個減らしました。なくなった1の仲間の分です。</translation>
    </message>
    <message>
        <source>Leave a pair.</source>
        <translation>組を残しましょう。</translation>
    </message>
    <message>
        <source>This time the two went. Answer.</source>
        <translation>今度は2個のひもがなくなりました。どう応じますか。</translation>
    </message>
    <message>
        <source>The three gave up two stones: the part that was the partner of the two.</source>
        <translation>3から2個減らしました。なくなった2の仲間の分です。</translation>
    </message>
    <message>
        <source>And this time one stone of the three. Answer, then play to the end and win.</source>
        <translation>今度は3個のひもから1個取られました。うまく応じて、最後まで指して勝ちましょう。</translation>
    </message>
    <message>
        <source>Three is two and one: a partner for both at once.</source>
        <translation>3は2と1です。1本で両方の仲間になります。</translation>
    </message>
    <message>
        <source>Which stone has no partner now?</source>
        <translation>仲間がいないのは、どの石ですか。</translation>
    </message>
    <message>
        <source>1-2-3 is lost because %1; a ribbon of 5 stands for %2.</source>
        <translation>1-2-3が負けなのは、%1からです。5個のひもは%2と同じです。</translation>
    </message>
    <message>
        <source>three is the partner of two and one together</source>
        <translation>3が2と1を合わせた仲間だ</translation>
    </message>
    <message>
        <source>its number of stones is even</source>
        <translation>石の数が2で割り切れる</translation>
    </message>
    <message>
        <source>it has three ribbons</source>
        <translation>ひもが3本ある</translation>
    </message>
    <message>
        <source>four and one</source>
        <translation>4と1</translation>
    </message>
    <message>
        <source>two and three</source>
        <translation>2と3</translation>
    </message>
    <message>
        <source>any two ribbons of five stones</source>
        <translation>合わせて5個になる2本（どれでも）</translation>
    </message>
    <message>
        <source>What is left are partners: 3 for 2 and 1, or a pair.</source>
        <translation>残ったのは仲間どうしでした。2と1には3、または同じ長さの組です。</translation>
    </message>
    <message>
        <source>Which lost board that you know can you leave?</source>
        <translation>知っている負けの形のうち、どれを残せますか。</translation>
    </message>
    <message>
        <source>Every ribbon had its partner, and you answered there.</source>
        <translation>どのひもにも仲間がいて、そこで返しました。</translation>
    </message>
    <message>
        <source>Strike out the partners. What is left?</source>
        <translation>仲間どうしを消してみましょう。何が残りますか。</translation>
    </message>
    <message>
        <source>Without help: the pyramid of the Ribbonim page, and the last stone loses. Play to the end and win.</source>
        <translation>ヒントなしで：Ribbonimのページのピラミッドで、最後の石を取ると負けです。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>The Ribbonim page says: won for the first player, T14.</source>
        <translation>Ribbonimのページにもあります。先手の勝ちで、T14です。</translation>
    </message>
    <message>
        <source>Every column even, and at the end one stone for the other player.</source>
        <translation>どの列も組にして、最後に1個を相手に残しました。</translation>
    </message>
    <message>
        <source>And two ribbons of two? Which T does each move lead to?</source>
        <translation>では、2個のひもが2本なら？ どの手がどのTに行きますか。</translation>
    </message>
    <message>
        <source>A field is lost if %1. So the ladder is built %2.</source>
        <translation>%1なら、そのフィールドは負けです。だから、はしごは%2作ります。</translation>
    </message>
    <message>
        <source>all its moves lead to won ones</source>
        <translation>どの手も相手の勝ちの形にしてしまう</translation>
    </message>
    <message>
        <source>one of its moves leads to a won one</source>
        <translation>相手の勝ちの形にする手が1つある</translation>
    </message>
    <message>
        <source>few stones are left</source>
        <translation>残った石が少ない</translation>
    </message>
    <message>
        <source>from its end</source>
        <translation>終わりから</translation>
    </message>
    <message>
        <source>from the board in play</source>
        <translation>今の盤から</translation>
    </message>
    <message>
        <source>by counting stones</source>
        <translation>石を数えて</translation>
    </message>
    <message>
        <source>Is there a third kind?</source>
        <translation>第3の種類はあるのか</translation>
    </message>
    <message>
        <source>A third kind would lead to %1. That cannot be, for %2.</source>
        <translation>第3の種類があれば、%1行くはずです。でも、%2。だから、ありえません。</translation>
    </message>
    <message>
        <source>a third kind with fewer stones, again and again</source>
        <translation>石の少ない第3の種類へ、何度でも</translation>
    </message>
    <message>
        <source>a lost field</source>
        <translation>負けの形へ</translation>
    </message>
    <message>
        <source>nothing but won fields</source>
        <translation>勝ちの形にだけ</translation>
    </message>
    <message>
        <source>in the end no stone is left, and that is won</source>
        <translation>最後は石がなくなり、それは勝ちの形です</translation>
    </message>
    <message>
        <source>nobody has found one yet</source>
        <translation>まだだれも見つけていません</translation>
    </message>
    <message>
        <source>the number of stones is odd or even</source>
        <translation>石の数は奇数か偶数です</translation>
    </message>
    <message>
        <source>Lengths count as heaps of Nim: won if %1. Where the last stone loses, %2.</source>
        <translation>長さはニムの山と同じに数え、%1なら勝ちです。最後に取ると負けのときは、%2。</translation>
    </message>
    <message>
        <source>a column is odd</source>
        <translation>奇数の列がある</translation>
    </message>
    <message>
        <source>a ribbon can be split</source>
        <translation>ひもを2つに分けられる</translation>
    </message>
    <message>
        <source>the number of stones is odd</source>
        <translation>石の数が奇数</translation>
    </message>
    <message>
        <source>only boards of single stones are the other way round</source>
        <translation>1個のひもばかりのときだけ逆です</translation>
    </message>
    <message>
        <source>everything is the other way round</source>
        <translation>全部が逆です</translation>
    </message>
    <message>
        <source>nothing is different</source>
        <translation>何も変わりません</translation>
    </message>
    <message>
        <source>Ring the stones that are taken.</source>
        <translation>取る石を○で囲みましょう。</translation>
    </message>
    <message numerus="yes">
        <source>T%1 is what the Ribbonim page lists: %n fields of up to %2 stones.</source>
        <translation>
            <numerusform>T%1はRibbonimのページの一覧と同じです：石%2個までで%nフィールド。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields are written</source>
        <translation>フィールドの書き方</translation>
    </message>
    <message>
        <source>3-2-1</source>
        <translation>3-2-1</translation>
    </message>
    <message>
        <source>o / o o / o o o</source>
        <translation>o / o o / o o o</translation>
    </message>
    <message>
        <source>As on the Ribbonim page: a star stands for any number of further stones, up to the most that were tried.</source>
        <translation>Ribbonimのページと同じ書き方です。*は、その先に石がいくつ続いてもいいことを表します（調べた石の数まで）。</translation>
    </message>
    <message>
        <source>Misère: of %1 fields, %2 are lost: those are the ones to know. Of the %3 won ones, %4 have only one winning move. In %5 you can leave equal pairs, and in %6 of these that wins.</source>
        <translation>最後に取ると負け：%1フィールドのうち、覚えるべき必敗形は%2個。%3個の必勝形のうち、勝つ手が1つだけなのは%4個。同じ長さの組だけにして渡せるのは%5個で、そのうち%6個ではそれで勝ちます。</translation>
    </message>
    <message>
        <source>Normal play: of %1 fields, %2 are lost: those are the ones to know. Of the %3 won ones, %4 have only one winning move. In %5 you can leave equal pairs, and in %6 of these that wins.</source>
        <translation>最後に取ると勝ち：%1フィールドのうち、覚えるべき必敗形は%2個。%3個の必勝形のうち、勝つ手が1つだけなのは%4個。同じ長さの組だけにして渡せるのは%5個で、そのうち%6個ではそれで勝ちます。</translation>
    </message>
    <message>
        <source>Normal play has fewer fields to know: %1 against %2.</source>
        <translation>最後に取ると勝ちのほうが、覚えるフィールドが少なくてすみます：%1 対 %2。</translation>
    </message>
    <message>
        <source>In normal play a single winning move is rarer: in %1 of %2 won fields, against %3 of %4.</source>
        <translation>最後に取ると勝ちのほうが、勝つ手が1つだけのことが少ない：%2個の必勝形のうち%1個、もう一方は%4個のうち%3個。</translation>
    </message>
    <message>
        <source>In normal play a rule of thumb is right more often: equal pairs win in %1 of %2 fields, against %3 of %4.</source>
        <translation>最後に取ると勝ちのほうが、簡単なこつがよく当たります：同じ長さの組にして勝てるのは%2個のうち%1個、もう一方は%4個のうち%3個。</translation>
    </message>
    <message>
        <source>Whoever knows the lost fields up to T7, and otherwise moves at random, beats random moves in %1 of all matches when beginning, in %2 when following.</source>
        <translation>T7までの必敗形を知っていて、ほかではでたらめに指す人が、でたらめに指す相手に勝つ割合：先手で%1、後手で%2。</translation>
    </message>
    <message>
        <source>Against a player who knows them up to T%1: in %2 when beginning, in %3 when following.</source>
        <translation>T%1まで知っている相手には：先手で%2、後手で%3。</translation>
    </message>
    <message>
        <source>known up to</source>
        <translation>知っている段階</translation>
    </message>
    <message>
        <source>fields to know</source>
        <translation>覚えるフィールド</translation>
    </message>
    <message>
        <source>against random moves, beginning</source>
        <translation>でたらめな相手に先手で</translation>
    </message>
    <message>
        <source>against one who knows, beginning</source>
        <translation>知っている相手に先手で</translation>
    </message>
    <message>
        <source>against perfect play, beginning</source>
        <translation>最善の相手に先手で</translation>
    </message>
    <message>
        <source>What is worth knowing</source>
        <translation>覚える価値のあるフィールド</translation>
    </message>
    <message>
        <source>The Ribbonim page says that normal play is easier, and that whoever knows the fields up to T7 beats most people. Here both are counted over every field that play from a start can reach.</source>
        <translation>Ribbonimのページには、最後に取ると勝ちのほうが簡単で、T7までを覚えていればたいていの人に勝てる、とあります。ここでは、はじめの形から行き着くすべてのフィールドで、その2つを数えます。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめの形</translation>
    </message>
    <message>
        <source>1-2-3-4-5</source>
        <translation>1-2-3-4-5</translation>
    </message>
    <message>
        <source>The other player knows them up to T</source>
        <translation>相手が知っている段階 T</translation>
    </message>
    <message>
        <source>leave an even number of stones</source>
        <translation>石の数を2で割り切れるようにする</translation>
    </message>
    <message>
        <source>leave every column even, to the very end</source>
        <translation>最後まで、どの列も偶数にする</translation>
    </message>
    <message>
        <source>A board is lost exactly when %1, and won exactly when %2.</source>
        <translation>負けになるのは%1形だけで、勝ちになるのは%2形だけです。</translation>
    </message>
    <message>
        <source>One or two stones a turn. Will you begin or follow? Play to the end and win.</source>
        <translation>1回に1個か2個取ります。先に指しますか、あとに指しますか。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>You were the one who could make the mirror.</source>
        <translation>鏡を作れるほうの人になりました。</translation>
    </message>
    <message>
        <source>Who is the first to leave two equal halves?</source>
        <translation>同じ形の2つを先に残せるのは、どちらですか。</translation>
    </message>
    <message>
        <source>The page knows subtraction games, Nim, Circular Nim and the “pyramid game” of the television programme 堂本剛の正直しんどい (1-2-3-4-5); its author met 3-5-7 in a Ninja Turtles game for the Game Boy. Ribbons without a limit were known before: as the octal game 0.777…, whose numbers are those of Nim. How to play when the last stone loses was answered by Goette and Alekseyev on MathOverflow (2015).</source>
        <translation>このページには、石取りゲーム、ニム、サーキュラー・ニム、テレビ番組「堂本剛の正直しんどい」の「ピラミッドゲーム」（1-2-3-4-5）が出てきます。3-5-7には、ゲームボーイの「忍者タートルズ」で出会ったそうです。上限のないひもは、以前から8進ゲーム0.777…として知られ、グランディ数はニムと同じです。最後に取ると負けのときの勝ち方も、GoetteとAlekseyevがMathOverflowで答えています（2015年）。</translation>
    </message>
    <message>
        <source>The name Ribbonim, fields, T0, T1, T2 … and names like T5a, 357 and 12345 come from this page; before that, its author called it 三角石取りゲーム, for the triangle in which the stones lie. Rings and limits were added here; it mentions Circular Nim.</source>
        <translation>Ribbonimという名前、フィールド、T0、T1、T2…、T5aなどの呼び名、3-5-7や1-2-3-4-5は、このページの言葉です。作者は昔、石の並びが三角形に見えることから「三角石取りゲーム」とも呼んでいました。輪と、取る数の制限はここで加えました（「サーキュラー・ニム」の名前は出てきます）。</translation>
    </message>
    <message>
        <source>Against perfect play, too, that wins more often than not when beginning: in %1; in %2 when following.</source>
        <translation>最善を尽くす相手にも、先手なら半分より多く勝てる：先手で%1、後手で%2。</translation>
    </message>
    <message>
        <source>against random moves, following</source>
        <translation>でたらめな相手に後手で</translation>
    </message>
    <message>
        <source>against one who knows, following</source>
        <translation>知っている相手に後手で</translation>
    </message>
    <message>
        <source>against perfect play, following</source>
        <translation>最善の相手に後手で</translation>
    </message>
    <message>
        <source>Which T is known first, and which one follows from it?</source>
        <translation>最初にわかるTはどれですか。そこから次にわかるTはどれですか。</translation>
    </message>
    <message>
        <source>Somebody says: this one is of the third kind. Then no move may lead to a lost field. Find one that does.</source>
        <translation>だれかが「これは第3の種類だ」と言います。それなら、必敗形へ行く手はないはずです。でも、あります。見つけましょう。</translation>
    </message>
    <message>
        <source>So it is won. Whoever says “third kind” must point to a third kind with fewer stones, one move on.</source>
        <translation>だから、これは勝ちです。第3の種類だと言う人は、1手先に、石のもっと少ない第3の種類を示さなければなりません。</translation>
    </message>
    <message>
        <source>What nobody has found might still be there. Think of its end.</source>
        <translation>まだ見つかっていないだけかもしれません。最後にどうなるか考えましょう。</translation>
    </message>
    <message>
        <source>First half of the proof: no move keeps every column even. Try one that splits a ribbon.</source>
        <translation>証明の前半：どの手でも、どこかの列が奇数になります。ひもを分ける手で試しましょう。</translation>
    </message>
    <message>
        <source>In normal play a single winning move is not rarer: in %1 of %2 won fields, against %3 of %4.</source>
        <translation>最後に取ると勝ちでも、勝つ手が1つだけのことが減るわけではない：%2個の必勝形のうち%1個、もう一方は%4個のうち%3個。</translation>
    </message>
    <message>
        <source>Against perfect play that is not enough: it wins in %1 when beginning, in %2 when following.</source>
        <translation>最善を尽くす相手には、それでは足りません：勝てるのは先手で%1、後手で%2です。</translation>
    </message>
    <message>
        <source>an end of %1</source>
        <translation>%1の端</translation>
    </message>
    <message>
        <source>the middle of %1</source>
        <translation>%1の真ん中</translation>
    </message>
    <message>
        <source>%1 where it leaves %2 and %3</source>
        <translation>%1の、%2個と%3個に分かれるところ</translation>
    </message>
    <message>
        <source>Normal play does not have fewer fields to know: %1 against %2.</source>
        <translation>最後に取ると勝ちでも、覚えるフィールドは少なくなりません：%1 対 %2。</translation>
    </message>
    <message>
        <source>In normal play a rule of thumb is not right more often: equal pairs win in %1 of %2 fields, against %3 of %4.</source>
        <translation>最後に取ると勝ちでも、簡単なこつがよく当たるわけではありません：同じ長さの組にして勝てるのは%2個のうち%1個、もう一方は%4個のうち%3個。</translation>
    </message>
</context>
</TS>
