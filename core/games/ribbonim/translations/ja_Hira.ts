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
        <translation>%1ばんの わ、%2こめの いし</translation>
    </message>
    <message>
        <source>ribbon %1, stone %2</source>
        <translation>%1ばんの ひも、%2こめの いし</translation>
    </message>
    <message>
        <source>This stone has already been taken.</source>
        <translation>この いしは もう とられて います。</translation>
    </message>
    <message>
        <source>Only stones next to each other on one ribbon or ring can be taken.</source>
        <translation>1ぽんの ひもか 1つの わで、となりあった いしだけ とれます。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones can be taken in one turn.</source>
        <translation>
            <numerusform>1かいに とれるのは %nこまでです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>おわりかた</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>さいごに とると まけ</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses.</source>
        <translation>さいごの いしを とった ひとが まけです。</translation>
    </message>
    <message>
        <source>Normal play</source>
        <translation>さいごに とると かち</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins.</source>
        <translation>さいごの いしを とった ひとが かちです。</translation>
    </message>
    <message>
        <source>Most stones a turn</source>
        <translation>1かいに とれる かず</translation>
    </message>
    <message>
        <source>0: no limit</source>
        <translation>0：いくつでも</translation>
    </message>
    <message>
        <source>Ribbons and rings</source>
        <translation>ひもと わ</translation>
    </message>
    <message>
        <source>stones on each, a ring in parentheses, at most 60 in all</source>
        <translation>それぞれの いしの かず。わは かっこに いれる。あわせて 60こまで</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>わ</translation>
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
        <translation>12この ひも 1ぽん</translation>
    </message>
    <message>
        <source>One ring of 12</source>
        <translation>12この わ 1つ</translation>
    </message>
    <message>
        <source>Kayles: one or two of 13</source>
        <translation>ケイルズ：13こから 1こか 2こ</translation>
    </message>
    <message>
        <source>Ribbonim</source>
        <translation>ひもの いしとり</translation>
    </message>
    <message>
        <source>Take neighbouring stones out of a ribbon or a ring.</source>
        <translation>ひもや わから、となりあった いしを とる。</translation>
    </message>
    <message>
        <source>always ends</source>
        <translation>かならず おわる</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together.</source>
        <translation>すうじは、おわりまでの てかずです（ふたり あわせて）。</translation>
    </message>
    <message>
        <source>Won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>ながさを やまと みた ニムと かちまけが おなじ：%2の うち %1。</translation>
    </message>
    <message>
        <source>T5 is what the source lists as T5a to T5d.</source>
        <translation>T5は もとの ぶんしょうの T5aから T5dまでと おなじです。</translation>
    </message>
    <message>
        <source>T7 is what the source lists as T7a to T7f; its T7b is 2-2-1-1-1-1, its T7c 3-2-1-1-1.</source>
        <translation>T7は もとの ぶんしょうの T7aから T7fまでと おなじです。T7bは 2-2-1-1-1-1、T7cは 3-2-1-1-1です。</translation>
    </message>
    <message>
        <source>level</source>
        <translation>だんかい</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>かちまけ</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>だんかい</translation>
    </message>
    <message>
        <source>Every field of ribbons by the number of moves it lasts, found without theory.</source>
        <translation>ひもの フィールドを、つづく てかずで わけます。りくつは つかわずに しらべます。</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>いちばん うえの だんかい</translation>
    </message>
    <message>
        <source>Most stones</source>
        <translation>いしは いくつまで</translation>
    </message>
    <message>
        <source>“%1” is no field; a field is like “3-5-7” or “2-(6)-1 2”: lengths 1 to %2, rings in parentheses, at most %3 stones, then the mover 1 or 2</source>
        <translation>「%1」は フィールドでは ありません。「3-5-7」や「2-(6)-1 2」のように かきます：ながさは 1から %2まで、わは かっこに いれ、いしは %3こまで、さいごに ばんの 1か 2</translation>
    </message>
    <message>
        <source>lengths 1 to %1, rings in parentheses, at most %2 stones</source>
        <translation>ながさは 1から %1まで、わは かっこに いれ、いしは %2こまで</translation>
    </message>
    <message numerus="yes">
        <source>at most %n stones</source>
        <translation>
            <numerusform>1かいに %nこまで</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>いくつでも</translation>
    </message>
    <message>
        <source>started from %1</source>
        <translation>はじめ %1</translation>
    </message>
    <message>
        <source>Press the first stone, then the last one</source>
        <translation>はじめと さいごの いしを おそう</translation>
    </message>
    <message>
        <source>take %1: %2–%3</source>
        <translation>%1こ とる：%2–%3</translation>
    </message>
    <message>
        <source>misère with a limit</source>
        <translation>かずを きめた「さいごに とると まけ」</translation>
    </message>
    <message>
        <source>No short rule is known here: the moves are played through to the end.</source>
        <translation>かんたんな きまりは わかって いません。てを さいごまで よんで しらべて います。</translation>
    </message>
    <message>
        <source>as in Nim: pair up every column</source>
        <translation>ニムと おなじ：たての れつを 2つずつ くみに</translation>
    </message>
    <message>
        <source>Grundy numbers: pair up every column</source>
        <translation>グランディすう：たての れつを 2つずつ くみに</translation>
    </message>
    <message>
        <source>Every column is even, and every move makes some column odd.</source>
        <translation>どの たての れつも ●が 2つずつ くみに なって いて、どう うごいても どこかで 1つ あまります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 leaves an odd number of single stones.</source>
        <translation>%2から %1こ とると、1こだけの ひもや わが のこります。2つずつ くみに すると 1つ あまります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 makes every column even.</source>
        <translation>%2から %1こ とると、どの たての れつも ●が 2つずつ くみに なります。</translation>
    </message>
    <message>
        <source>Where no ribbon is longer than the limit, won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>どの ひもも 1かいに とれる かずより ながく なければ、ながさを やまと みた ニムと かちまけが おなじ：%2の うち %1。</translation>
    </message>
    <message>
        <source>Of these, a lost field lasts as many moves as it has stones, in misère one fewer if a ribbon has two stones or more: %1 of %2 fields.</source>
        <translation>そのうち まける かたちは いしの かずだけ つづく。「さいごに とると まけ」で 2こ いじょうの ひもが あれば、それより 1て すくない：%2の うち %1。</translation>
    </message>
    <message>
        <source>one stone at a time</source>
        <translation>1こずつ</translation>
    </message>
    <message>
        <source>An even number of stones is left: the other player takes the last one.</source>
        <translation>のこりの いしは 2こずつ くみに なります。さいごの 1こを とるのは あいてです。</translation>
    </message>
    <message>
        <source>An odd number of stones is left: whoever is on move takes the last one.</source>
        <translation>のこりの いしは 2こずつ くみに すると 1こ あまります。さいごの 1こを とるのは、いま うごく ひとです。</translation>
    </message>
    <message>
        <source>as in normal play: pair up every column</source>
        <translation>「さいごに とると かち」と おなじ：たての れつを 2つずつ くみに</translation>
    </message>
    <message>
        <source>%1 took the last stone, so %1 loses.</source>
        <translation>%1が さいごの いしを とったので、%1の まけです。</translation>
    </message>
    <message>
        <source>%1 took the last stone, so %1 wins.</source>
        <translation>%1が さいごの いしを とったので、%1の かちです。</translation>
    </message>
    <message>
        <source>level T%1</source>
        <translation>だんかい T%1</translation>
    </message>
    <message>
        <source>One stone more</source>
        <translation>いしを 1こ ふやす</translation>
    </message>
    <message>
        <source>One stone fewer</source>
        <translation>いしを 1こ へらす</translation>
    </message>
    <message>
        <source>Take this stone out</source>
        <translation>この いしを とりのぞく</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>さきに さす ひとを かえる</translation>
    </message>
    <message>
        <source>Add a ribbon</source>
        <translation>ひもを ふやす</translation>
    </message>
    <message>
        <source>Add a ring</source>
        <translation>わを ふやす</translation>
    </message>
    <message>
        <source>part %1, take %2: %3–%4</source>
        <translation>%1ばんめから %2こ とる：%3–%4</translation>
    </message>
    <message>
        <source>Take stones that lie side by side, as many as you like. Try it.</source>
        <translation>となりあう いしを、すきなだけ とります。やって みましょう。</translation>
    </message>
    <message>
        <source>Take stones from the middle: the ribbon falls into two.</source>
        <translation>まんなかから とると、ひもは 2ほんに わかれます。</translation>
    </message>
    <message>
        <source>Now there are two ribbons. Nobody can take across the gap.</source>
        <translation>ひもが 2ほんに なりました。すきまを またいで とる ことは できません。</translation>
    </message>
    <message>
        <source>Leave at least one stone at each end.</source>
        <translation>りょうはしに、いしを 1こ いじょう のこしましょう。</translation>
    </message>
    <message>
        <source>The mirror</source>
        <translation>かがみの さくせん</translation>
    </message>
    <message>
        <source>Two ribbons of the same length, and whoever takes the last stone wins.</source>
        <translation>おなじ ながさの ひもが 2ほん あります。さいごの いしを とった ほうが かちです。</translation>
    </message>
    <message>
        <source>Does the player on move win or lose here?</source>
        <translation>ここでは、ばんの ひとの かちですか、まけですか。</translation>
    </message>
    <message>
        <source>Whatever is done to one ribbon, the other player does to the other.</source>
        <translation>かたほうの ひもに した ことを、あいては もう かたほうに まね できます。</translation>
    </message>
    <message>
        <source>Think of what the other player can do after each of your moves.</source>
        <translation>1てごとに、あいてに なにが できるか かんがえて みましょう。</translation>
    </message>
    <message>
        <source>Make the two ribbons alike and keep them so, to the end.</source>
        <translation>2ほんの ひもを おなじに して、さいごまで そのまま つづけましょう。</translation>
    </message>
    <message>
        <source>You always had an answer: the same on the other side.</source>
        <translation>いつでも かえす てが ありました。はんたいがわで おなじ ことを するのです。</translation>
    </message>
    <message>
        <source>After your move both ribbons should be alike.</source>
        <translation>じぶんの ての あとで、2ほんが おなじに なるように しましょう。</translation>
    </message>
    <message>
        <source>Leave two equal halves and copy each move: then the last stone is yours.</source>
        <translation>おなじ かたちを 2つ のこして まねを すれば、さいごの いしは じぶんの もの。</translation>
    </message>
    <message>
        <source>Always take as many stones as you can.</source>
        <translation>いつも とれるだけ とれば いい。</translation>
    </message>
    <message>
        <source>Always take from the longer ribbon.</source>
        <translation>いつも ながい ほうの ひもから とれば いい。</translation>
    </message>
    <message>
        <source>Without help: one ribbon of seven stones. Find a winning move.</source>
        <translation>ヒント なしで：7この ひもが 1ぽん。かつ てを みつけましょう。</translation>
    </message>
    <message>
        <source>The middle goes, and two equal halves stay.</source>
        <translation>まんなかが なくなり、おなじ はんぶんが 2つ のこります。</translation>
    </message>
    <message>
        <source>Which move leaves two equal halves?</source>
        <translation>おなじ はんぶんが 2つ のこるのは、どの てでしょう。</translation>
    </message>
    <message>
        <source>part %1, stone %2</source>
        <translation>%1ばんめの いし%2</translation>
    </message>
    <message>
        <source>stone %1</source>
        <translation>いし%1</translation>
    </message>
</context>
</TS>
