<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>persimmons</name>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>string %1, persimmon %2 from above</source>
        <translation>%1ぽんめの れん、うえから %2こめ</translation>
    </message>
    <message>
        <source>Whoever says 21 loses</source>
        <translation>21を いったら まけ</translation>
    </message>
    <message>
        <source>Two equal strings</source>
        <translation>おなじ ながさの 2ほん</translation>
    </message>
    <message>
        <source>Persimmons</source>
        <translation>ほしがき おとし</translation>
    </message>
    <message>
        <source>Drop persimmons, or decide what winning means.</source>
        <translation>ほしがきを おとすか、かちまけの きまりを せんげんする。</translation>
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
        <source>The closed form was checked on %1 positions of up to four strings; it differs on %2.</source>
        <translation>4ほんまでの れんの %1の かたちで、はやい けいさんの しかたを たしかめました。あわないのは %2です。</translation>
    </message>
    <message>
        <source>The written recipe names a move in each of %1 winning positions.</source>
        <translation>きじの かちかたで、かてる かたち %1の ぜんぶで てが きまります。</translation>
    </message>
    <message>
        <source>The written recipe names no move in %1 of %2 winning positions, first in %3.</source>
        <translation>きじの かちかたでは、かてる かたち %2の うち %1で てが きまりません。さいしょは %3です。</translation>
    </message>
    <message>
        <source>It never names an illegal move in %1 winning positions.</source>
        <translation>かてる かたち %1で、えらべない てに なる ことは ありません。</translation>
    </message>
    <message>
        <source>It names an illegal move in %1 of %2 winning positions, first in %3.</source>
        <translation>かてる かたち %2の うち %1では、えらべない てに なります。さいしょは %3です。</translation>
    </message>
    <message>
        <source>It never names a losing move in %1 winning positions.</source>
        <translation>かてる かたち %1で、まける てに なる ことは ありません。</translation>
    </message>
    <message>
        <source>It names a losing move in %1 of %2 winning positions, first in %3.</source>
        <translation>かてる かたち %2の うち %1では、まける てに なります。さいしょは %3です。</translation>
    </message>
    <message>
        <source>string</source>
        <translation>れん</translation>
    </message>
    <message>
        <source>Grundy numbers</source>
        <translation>グランディすう</translation>
    </message>
    <message>
        <source>Grundy numbers of two strings</source>
        <translation>2ほんの れんの グランディすう</translation>
    </message>
    <message>
        <source>Finds the numbers by trying every move, and checks the closed form and the written recipe for winning against them.</source>
        <translation>ぜんぶの てを ためして グランディすうを もとめ、はやい けいさんの しかたと、きじの かちかたを それで たしかめます。</translation>
    </message>
    <message>
        <source>How the game is won</source>
        <translation>かちまけの きまり</translation>
    </message>
    <message>
        <source>Last mover wins</source>
        <translation>さいごが かち</translation>
    </message>
    <message>
        <source>Last mover loses</source>
        <translation>さいごが まけ</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>まだ きまって いない</translation>
    </message>
    <message>
        <source>Counts in the table</source>
        <translation>ひょうの おおきさ</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>れん</translation>
    </message>
    <message>
        <source>persimmons on each string, 0 to 21</source>
        <translation>1ぽんずつの ほしがきの かず、0から 21まで</translation>
    </message>
    <message>
        <source>A turn can be used to declare who wins.</source>
        <translation>じぶんの ばんを つかって せんげんできます。</translation>
    </message>
    <message>
        <source>Most persimmons a turn</source>
        <translation>1かいに おとせる かず</translation>
    </message>
    <message>
        <source>0: no limit; with a limit at most 3 strings</source>
        <translation>0：いくつでも。きめた ときは れんは 3ぼんまで</translation>
    </message>
    <message>
        <source>position “%1”: %2</source>
        <translation>かたち「%1」：%2</translation>
    </message>
    <message>
        <source>strings: %1 strings and limit: %2 exclude each other; with a limit at most %3 strings are allowed</source>
        <translation>strings：%1ほんと limit：%2 は いっしょに つかえません。きめた ときは %3ぼんまでです</translation>
    </message>
    <message>
        <source>a position is like “1-2-3A 1”: counts, then A, W or L, then the mover 1 or 2</source>
        <translation>かたちは「1-2-3A 1」のように かきます：かず、A・W・Lの どれか、ばんの 1か 2</translation>
    </message>
    <message>
        <source>%1 strings; at most %2 are allowed</source>
        <translation>れんが %1ほん あります。%2ほんまでです</translation>
    </message>
    <message>
        <source>string %1 is “%2”; allowed: 0 to %3</source>
        <translation>%1ぽんめの れんが「%2」です。つかえるのは：0から %3まで</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>せんげんずみ</translation>
    </message>
    <message>
        <source>declare W</source>
        <translation>Wを せんげん</translation>
    </message>
    <message>
        <source>declare L</source>
        <translation>Lを せんげん</translation>
    </message>
    <message>
        <source>declare: last mover wins</source>
        <translation>せんげん：さいごが かち</translation>
    </message>
    <message>
        <source>declare: last mover loses</source>
        <translation>せんげん：さいごが まけ</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>きまりました</translation>
    </message>
    <message>
        <source>A declaration is a whole turn.</source>
        <translation>せんげんすると ばんが おわる</translation>
    </message>
    <message>
        <source>last mover wins</source>
        <translation>さいごに うごいた ほうが かち</translation>
    </message>
    <message>
        <source>last mover loses</source>
        <translation>さいごに うごいた ほうが まけ</translation>
    </message>
    <message>
        <source>condition open</source>
        <translation>きまりは まだ</translation>
    </message>
    <message numerus="yes">
        <source>at most %n persimmons a turn</source>
        <translation>
            <numerusform>1かいに %nこまで</numerusform>
        </translation>
    </message>
    <message>
        <source>started from %1</source>
        <translation>はじめ %1</translation>
    </message>
    <message>
        <source>Drop persimmons</source>
        <translation>ほしがきを おとす</translation>
    </message>
    <message>
        <source>Declare the condition</source>
        <translation>きまりを せんげんする</translation>
    </message>
    <message>
        <source>Drop persimmons or declare the condition</source>
        <translation>ほしがきを おとすか せんげんしよう</translation>
    </message>
    <message>
        <source>string %1: drop %2</source>
        <translation>%1ぽんめから %2こ</translation>
    </message>
    <message>
        <source>Point at a persimmon or at a tablet.</source>
        <translation>ほしがきか ふだを えらんで ください。</translation>
    </message>
    <message>
        <source>The condition is declared already.</source>
        <translation>もう せんげんして あります。</translation>
    </message>
    <message>
        <source>This persimmon has been dropped already.</source>
        <translation>この ほしがきは もう おちて います。</translation>
    </message>
    <message numerus="yes">
        <source>A turn drops at most %n persimmons.</source>
        <translation>
            <numerusform>1かいに おとせるのは %nこまでです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Grundy number %1</source>
        <translation>グランディすう %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>もう おわりました。</translation>
    </message>
    <message>
        <source>%1 leads to the number 0, and whoever faces 0 loses.</source>
        <translation>%1で グランディすうが 0に なります。0で ばんが きた ひとが まけます。</translation>
    </message>
    <message>
        <source>No move leads to the number 0, so the mover loses.</source>
        <translation>グランディすうを 0に する てが ないので、ばんの ひとが まけます。</translation>
    </message>
    <message>
        <source>The marked columns are odd; after %1 every column is even.</source>
        <translation>かこんだ たての れつは ●が 1つ あまります。%1の あとは、どの れつも 2つずつ くみに なります。</translation>
    </message>
    <message>
        <source>Every column is even, and every move breaks the balance.</source>
        <translation>どの たての れつも ●が 2つずつ くみに なって いて、どう うごいても くずれます。</translation>
    </message>
    <message>
        <source>Grundy number %1 · %2 counts %3</source>
        <translation>グランディすう %1・%2は %3に かぞえる</translation>
    </message>
    <message>
        <source>Nothing hangs any more. %1 moved last, and the last mover wins.</source>
        <translation>さいごに うごいた %1の かちです。</translation>
    </message>
    <message>
        <source>Nothing hangs any more. %1 moved last, and the last mover loses.</source>
        <translation>さいごに うごいた %1の まけです。</translation>
    </message>
    <message>
        <source>Grundy number</source>
        <translation>グランディすう</translation>
    </message>
    <message>
        <source>One persimmon more</source>
        <translation>ほしがきを 1こ ふやす</translation>
    </message>
    <message>
        <source>One persimmon fewer</source>
        <translation>ほしがきを 1こ へらす</translation>
    </message>
    <message>
        <source>Choose a persimmon; the condition has buttons of its own.</source>
        <translation>ほしがきを えらんで ください。きまりには ボタンが あります。</translation>
    </message>
    <message>
        <source>A string has at most %1 persimmons.</source>
        <translation>1ぽんの れんの ほしがきは %1こまでです。</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>さきに さす ひとを かえる</translation>
    </message>
    <message>
        <source>Add a string</source>
        <translation>れんを ふやす</translation>
    </message>
    <message>
        <source>Condition undecided</source>
        <translation>きまりは まだ</translation>
    </message>
    <message>
        <source>The last one wins</source>
        <translation>さいごの ひとが かち</translation>
    </message>
    <message>
        <source>The last one loses</source>
        <translation>さいごの ひとが まけ</translation>
    </message>
    <message>
        <source>Drop one persimmon or more from one string. Try it.</source>
        <translation>1ぽんの れんから、ほしがきを 1こ いじょう おとします。やって みましょう。</translation>
    </message>
    <message>
        <source>Instead of dropping you may declare what the last move is worth.</source>
        <translation>おとす かわりに、さいごの てが かちか まけかを せんげん できます。</translation>
    </message>
    <message>
        <source>It is said once, and it takes the whole turn.</source>
        <translation>せんげんは 1かいだけ。それで じぶんの ばんは おわりです。</translation>
    </message>
    <message>
        <source>Click one of the two tablets.</source>
        <translation>2まいの ふだの どちらかを クリックしましょう。</translation>
    </message>
    <message>
        <source>The last mover wins. Make both strings equal and keep them so.</source>
        <translation>さいごの ての ひとが かちです。2ほんの れんを おなじに して、つづけましょう。</translation>
    </message>
    <message>
        <source>Whatever was dropped on one side you dropped on the other.</source>
        <translation>かたほうで おとされた かずだけ、もう かたほうで おとしました。</translation>
    </message>
    <message>
        <source>After your move both strings should be of one length.</source>
        <translation>じぶんの ての あとで、2ほんが おなじ ながさに なるように しましょう。</translation>
    </message>
    <message>
        <source>Two equal strings are lost for the player on move: the other copies.</source>
        <translation>おなじ れんが 2ほんなら、ばんの ひとの まけ。あいてが まねを するから。</translation>
    </message>
    <message>
        <source>Two equal strings are won for the player on move.</source>
        <translation>おなじ れんが 2ほんなら、ばんの ひとの かち。</translation>
    </message>
    <message>
        <source>It does not matter how long the strings are.</source>
        <translation>れんの ながさは かんけい ない。</translation>
    </message>
    <message>
        <source>Without help: find the winning move.</source>
        <translation>ヒント なしで：かつ てを みつけましょう。</translation>
    </message>
    <message>
        <source>Make the strings equal.</source>
        <translation>2ほんを おなじに しましょう。</translation>
    </message>
    <message>
        <source>Whoever makes the last move wins.</source>
        <translation>さいごの てを した ひとが かちです。</translation>
    </message>
    <message>
        <source>Whoever makes the last move loses.</source>
        <translation>さいごの てを した ひとが まけです。</translation>
    </message>
    <message>
        <source>The last move wins or loses: that is still to be declared.</source>
        <translation>さいごの てが かちか まけかは、まだ せんげんされて いません。</translation>
    </message>
</context>
</TS>
