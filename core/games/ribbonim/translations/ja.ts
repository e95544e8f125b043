<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>ribbonim</name>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>ring %1, stone %2</source>
        <translation>%1番の輪、%2個目の石</translation>
    </message>
    <message>
        <source>ribbon %1, stone %2</source>
        <translation>%1番のひも、%2個目の石</translation>
    </message>
    <message>
        <source>This stone has already been taken.</source>
        <translation>この石はもう取られています。</translation>
    </message>
    <message>
        <source>Only stones next to each other on one ribbon or ring can be taken.</source>
        <translation>一本のひもか一つの輪で、隣り合った石だけを取れます。</translation>
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
        <translation>数字は、終わりまでの手数です（二人の手を合わせて）。</translation>
    </message>
    <message>
        <source>Won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>長さを山と見たニムと勝ち負けが同じ：%2フィールドのうち%1。</translation>
    </message>
    <message>
        <source>T5 is what the source lists as T5a to T5d.</source>
        <translation>T5は原典のT5aからT5dまでと同じです。</translation>
    </message>
    <message>
        <source>T7 is what the source lists as T7a to T7f; its T7b is 2-2-1-1-1-1, its T7c 3-2-1-1-1.</source>
        <translation>T7は原典のT7aからT7fまでと同じです。T7bは2-2-1-1-1-1、T7cは3-2-1-1-1です。</translation>
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
        <source>Every field of ribbons by the number of moves it lasts, found without theory.</source>
        <translation>ひものフィールドを、続く手数で分けます。理論は使わずに求めます。</translation>
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
        <source>“%1” is no field; a field is like “3-5-7” or “2-(6)-1 2”: lengths 1 to %2, rings in parentheses, at most %3 stones, then the mover 1 or 2</source>
        <translation>「%1」はフィールドではありません。「3-5-7」や「2-(6)-1 2」のように書きます：長さは1から%2まで、輪はかっこに入れ、石は%3個まで、最後に手番の1か2</translation>
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
        <translation>ニムと同じ：どの桁も偶数にする</translation>
    </message>
    <message>
        <source>Grundy numbers: pair up every column</source>
        <translation>グランディ数：どの桁も偶数にする</translation>
    </message>
    <message>
        <source>Every column is even, and every move makes some column odd.</source>
        <translation>どの桁も偶数で、どう動いてもどれかの桁が奇数になります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 leaves an odd number of single stones.</source>
        <translation>%2から%1個取ると、1個だけのひもや輪が奇数個残ります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 makes every column even.</source>
        <translation>%2から%1個取ると、どの桁も偶数になります。</translation>
    </message>
    <message>
        <source>Where no ribbon is longer than the limit, won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>どのひもも上限より長くなければ、長さを山と見たニムと勝ち負けが同じ：%2フィールドのうち%1。</translation>
    </message>
    <message>
        <source>Of these, a lost field lasts as many moves as it has stones, in misère one fewer if a ribbon has two stones or more: %1 of %2 fields.</source>
        <translation>そのうち必敗形は、石の数と同じ手数だけ続く。「最後に取ると負け」で2個以上のひもがあれば、それより1手少ない：%2フィールドのうち%1。</translation>
    </message>
    <message>
        <source>one stone at a time</source>
        <translation>1個ずつ</translation>
    </message>
    <message>
        <source>An even number of stones is left: the other player takes the last one.</source>
        <translation>残りの石は偶数です。最後の1個を取るのは相手です。</translation>
    </message>
    <message>
        <source>An odd number of stones is left: whoever is on move takes the last one.</source>
        <translation>残りの石は奇数です。最後の1個を取るのは、今動く人です。</translation>
    </message>
    <message>
        <source>as in normal play: pair up every column</source>
        <translation>「最後に取ると勝ち」と同じ：どの桁も偶数にする</translation>
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
        <translation>となり合う石を、好きなだけ取ります。やってみましょう。</translation>
    </message>
    <message>
        <source>Take stones from the middle: the ribbon falls into two.</source>
        <translation>まん中から取ると、ひもは2本に分かれます。</translation>
    </message>
    <message>
        <source>Now there are two ribbons. Nobody can take across the gap.</source>
        <translation>ひもが2本になりました。すき間をまたいで取ることはできません。</translation>
    </message>
    <message>
        <source>Leave at least one stone at each end.</source>
        <translation>両はしに、石を1個以上残しましょう。</translation>
    </message>
    <message>
        <source>The mirror</source>
        <translation>鏡の作戦</translation>
    </message>
    <message>
        <source>Two ribbons of the same length, and whoever takes the last stone wins.</source>
        <translation>同じ長さのひもが2本あります。最後の石を取ったほうが勝ちです。</translation>
    </message>
    <message>
        <source>Does the player on move win or lose here?</source>
        <translation>ここでは、番の人の勝ちですか、負けですか。</translation>
    </message>
    <message>
        <source>Whatever is done to one ribbon, the other player does to the other.</source>
        <translation>片方のひもにしたことを、相手はもう片方のひもにまねできます。</translation>
    </message>
    <message>
        <source>Think of what the other player can do after each of your moves.</source>
        <translation>1手ごとに、相手に何ができるか考えてみましょう。</translation>
    </message>
    <message>
        <source>Make the two ribbons alike and keep them so, to the end.</source>
        <translation>2本のひもを同じにして、最後までそのまま保ちましょう。</translation>
    </message>
    <message>
        <source>You always had an answer: the same on the other side.</source>
        <translation>いつでも返す手がありました。反対側で同じことをするのです。</translation>
    </message>
    <message>
        <source>After your move both ribbons should be alike.</source>
        <translation>自分の手のあとで、2本が同じになるようにしましょう。</translation>
    </message>
    <message>
        <source>Leave two equal halves and copy each move: then the last stone is yours.</source>
        <translation>同じ形を2つ残してまねをすれば、最後の石は自分のもの。</translation>
    </message>
    <message>
        <source>Always take as many stones as you can.</source>
        <translation>いつも取れるだけ取ればよい。</translation>
    </message>
    <message>
        <source>Always take from the longer ribbon.</source>
        <translation>いつも長いほうのひもから取ればよい。</translation>
    </message>
    <message>
        <source>Without help: one ribbon of seven stones. Find a winning move.</source>
        <translation>ヒントなしで：7個のひもが1本。勝つ手を見つけましょう。</translation>
    </message>
    <message>
        <source>The middle goes, and two equal halves stay.</source>
        <translation>まん中がなくなり、同じ半分が2つ残ります。</translation>
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
</context>
</TS>
