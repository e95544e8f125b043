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
        <translation>%1本目の連、上から%2個目</translation>
    </message>
    <message>
        <source>Whoever says 21 loses</source>
        <translation>21を言ったら負け</translation>
    </message>
    <message>
        <source>Two equal strings</source>
        <translation>同じ長さの2本</translation>
    </message>
    <message>
        <source>Persimmons</source>
        <translation>干し柿落とし</translation>
    </message>
    <message>
        <source>Drop persimmons, or decide what winning means.</source>
        <translation>干し柿を落とすか、勝ち負けの条件を決める。</translation>
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
        <source>The closed form was checked on %1 positions of up to four strings; it differs on %2.</source>
        <translation>4本までの連の%1局面で公式を確かめました。合わないのは%2局面です。</translation>
    </message>
    <message>
        <source>The written recipe names a move in each of %1 winning positions.</source>
        <translation>記事の勝ち方で、必勝形%1のすべてで手が決まります。</translation>
    </message>
    <message>
        <source>The written recipe names no move in %1 of %2 winning positions, first in %3.</source>
        <translation>記事の勝ち方では、必勝形%2のうち%1で手が決まりません。最初は%3です。</translation>
    </message>
    <message>
        <source>It never names an illegal move in %1 winning positions.</source>
        <translation>必勝形%1で、指せない手になることはありません。</translation>
    </message>
    <message>
        <source>It names an illegal move in %1 of %2 winning positions, first in %3.</source>
        <translation>必勝形%2のうち%1では、指せない手になります。最初は%3です。</translation>
    </message>
    <message>
        <source>It never names a losing move in %1 winning positions.</source>
        <translation>必勝形%1で、負ける手になることはありません。</translation>
    </message>
    <message>
        <source>It names a losing move in %1 of %2 winning positions, first in %3.</source>
        <translation>必勝形%2のうち%1では、負ける手になります。最初は%3です。</translation>
    </message>
    <message>
        <source>string</source>
        <translation>連</translation>
    </message>
    <message>
        <source>Grundy numbers</source>
        <translation>グランディ数</translation>
    </message>
    <message>
        <source>Grundy numbers of two strings</source>
        <translation>2本の連のグランディ数</translation>
    </message>
    <message>
        <source>Finds the numbers by trying every move, and checks the closed form and the written recipe for winning against them.</source>
        <translation>すべての手を試してグランディ数を求め、公式と、記事にある勝ち方をそれで確かめます。</translation>
    </message>
    <message>
        <source>How the game is won</source>
        <translation>勝ち負けの条件</translation>
    </message>
    <message>
        <source>Last mover wins</source>
        <translation>最後の人が勝ち</translation>
    </message>
    <message>
        <source>Last mover loses</source>
        <translation>最後の人が負け</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>まだ決まっていない</translation>
    </message>
    <message>
        <source>Counts in the table</source>
        <translation>表の大きさ</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>連</translation>
    </message>
    <message>
        <source>persimmons on each string, 0 to 21</source>
        <translation>1本ずつの干し柿の数、0から21まで</translation>
    </message>
    <message>
        <source>A turn can be used to declare who wins.</source>
        <translation>手番を使って条件を宣言できます。</translation>
    </message>
    <message>
        <source>Most persimmons a turn</source>
        <translation>一度に落とせる数</translation>
    </message>
    <message>
        <source>0: no limit; with a limit at most 3 strings</source>
        <translation>0：上限なし。上限があるときは連は3本まで</translation>
    </message>
    <message>
        <source>position “%1”: %2</source>
        <translation>局面「%1」：%2</translation>
    </message>
    <message>
        <source>strings: %1 strings and limit: %2 exclude each other; with a limit at most %3 strings are allowed</source>
        <translation>strings：%1本と limit：%2 は一緒に使えません。上限があるときは%3本までです</translation>
    </message>
    <message>
        <source>a position is like “1-2-3A 1”: counts, then A, W or L, then the mover 1 or 2</source>
        <translation>局面は「1-2-3A 1」のように書きます：数、A・W・Lのどれか、手番の1か2</translation>
    </message>
    <message>
        <source>%1 strings; at most %2 are allowed</source>
        <translation>連が%1本あります。%2本までです</translation>
    </message>
    <message>
        <source>string %1 is “%2”; allowed: 0 to %3</source>
        <translation>%1本目の連が「%2」です。使えるのは：0から%3まで</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>宣言ずみ</translation>
    </message>
    <message>
        <source>declare W</source>
        <translation>Wを宣言</translation>
    </message>
    <message>
        <source>declare L</source>
        <translation>Lを宣言</translation>
    </message>
    <message>
        <source>declare: last mover wins</source>
        <translation>宣言：最後が勝ち</translation>
    </message>
    <message>
        <source>declare: last mover loses</source>
        <translation>宣言：最後が負け</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>決まりました</translation>
    </message>
    <message>
        <source>A declaration is a whole turn.</source>
        <translation>宣言すると手番が終わる</translation>
    </message>
    <message>
        <source>last mover wins</source>
        <translation>最後に動いた方が勝ち</translation>
    </message>
    <message>
        <source>last mover loses</source>
        <translation>最後に動いた方が負け</translation>
    </message>
    <message>
        <source>condition open</source>
        <translation>勝ち負けの条件は未定</translation>
    </message>
    <message numerus="yes">
        <source>at most %n persimmons a turn</source>
        <translation>
            <numerusform>一度に%n個まで</numerusform>
        </translation>
    </message>
    <message>
        <source>started from %1</source>
        <translation>はじめの局面 %1</translation>
    </message>
    <message>
        <source>Drop persimmons</source>
        <translation>干し柿を落とす</translation>
    </message>
    <message>
        <source>Declare the condition</source>
        <translation>条件を宣言する</translation>
    </message>
    <message>
        <source>Drop persimmons or declare the condition</source>
        <translation>干し柿を落とすか宣言してください</translation>
    </message>
    <message>
        <source>string %1: drop %2</source>
        <translation>%1本目から%2個</translation>
    </message>
    <message>
        <source>Point at a persimmon or at a tablet.</source>
        <translation>干し柿か札を選んでください。</translation>
    </message>
    <message>
        <source>The condition is declared already.</source>
        <translation>条件はもう宣言されています。</translation>
    </message>
    <message>
        <source>This persimmon has been dropped already.</source>
        <translation>この干し柿はもう落ちています。</translation>
    </message>
    <message numerus="yes">
        <source>A turn drops at most %n persimmons.</source>
        <translation>
            <numerusform>一度に落とせるのは%n個までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Grundy number %1</source>
        <translation>グランディ数 %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>勝負はつきました。</translation>
    </message>
    <message>
        <source>%1 leads to the number 0, and whoever faces 0 loses.</source>
        <translation>%1でグランディ数が0になります。0で番が来た人が負けます。</translation>
    </message>
    <message>
        <source>No move leads to the number 0, so the mover loses.</source>
        <translation>グランディ数を0にする手がないので、手番の人が負けます。</translation>
    </message>
    <message>
        <source>The marked columns are odd; after %1 every column is even.</source>
        <translation>しるしの桁は奇数です。%1の後は、どの桁も偶数になります。</translation>
    </message>
    <message>
        <source>Every column is even, and every move breaks the balance.</source>
        <translation>どの桁も偶数で、どう動いてもそれが崩れます。</translation>
    </message>
    <message>
        <source>Grundy number %1 · %2 counts %3</source>
        <translation>グランディ数 %1・%2は%3に数える</translation>
    </message>
    <message>
        <source>Nothing hangs any more. %1 moved last, and the last mover wins.</source>
        <translation>最後に動いた%1の勝ちです。</translation>
    </message>
    <message>
        <source>Nothing hangs any more. %1 moved last, and the last mover loses.</source>
        <translation>最後に動いた%1の負けです。</translation>
    </message>
    <message>
        <source>Grundy number</source>
        <translation>グランディ数</translation>
    </message>
    <message>
        <source>One persimmon more</source>
        <translation>干し柿を1個増やす</translation>
    </message>
    <message>
        <source>One persimmon fewer</source>
        <translation>干し柿を1個減らす</translation>
    </message>
    <message>
        <source>Choose a persimmon; the condition has buttons of its own.</source>
        <translation>干し柿を選んでください。条件にはボタンがあります。</translation>
    </message>
    <message>
        <source>A string has at most %1 persimmons.</source>
        <translation>1本の連の干し柿は%1個までです。</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>先に指す人を替える</translation>
    </message>
    <message>
        <source>Add a string</source>
        <translation>連を増やす</translation>
    </message>
    <message>
        <source>Condition undecided</source>
        <translation>条件は未定</translation>
    </message>
    <message>
        <source>The last one wins</source>
        <translation>最後の人が勝ち</translation>
    </message>
    <message>
        <source>The last one loses</source>
        <translation>最後の人が負け</translation>
    </message>
    <message>
        <source>Drop one persimmon or more from one string. Try it.</source>
        <translation>1本の連から、干し柿を1個以上落とします。やってみましょう。</translation>
    </message>
    <message>
        <source>Instead of dropping you may declare what the last move is worth.</source>
        <translation>落とすかわりに、最後の手が勝ちか負けかを宣言できます。</translation>
    </message>
    <message>
        <source>It is said once, and it takes the whole turn.</source>
        <translation>宣言は1回だけ。それで自分の番は終わりです。</translation>
    </message>
    <message>
        <source>Click one of the two tablets.</source>
        <translation>2枚の札のどちらかをクリックしましょう。</translation>
    </message>
    <message>
        <source>The last mover wins. Make both strings equal and keep them so.</source>
        <translation>最後の手の人が勝ちです。2本の連を同じにして、保ちましょう。</translation>
    </message>
    <message>
        <source>Whatever was dropped on one side you dropped on the other.</source>
        <translation>片方で落とされた数だけ、もう片方で落としました。</translation>
    </message>
    <message>
        <source>After your move both strings should be of one length.</source>
        <translation>自分の手のあとで、2本が同じ長さになるようにしましょう。</translation>
    </message>
    <message>
        <source>Two equal strings are lost for the player on move: the other copies.</source>
        <translation>同じ連が2本なら、番の人の負け。相手がまねをするから。</translation>
    </message>
    <message>
        <source>Two equal strings are won for the player on move.</source>
        <translation>同じ連が2本なら、番の人の勝ち。</translation>
    </message>
    <message>
        <source>It does not matter how long the strings are.</source>
        <translation>連の長さは関係ない。</translation>
    </message>
    <message>
        <source>Without help: find the winning move.</source>
        <translation>ヒントなしで：勝つ手を見つけましょう。</translation>
    </message>
    <message>
        <source>Make the strings equal.</source>
        <translation>2本を同じにしましょう。</translation>
    </message>
    <message>
        <source>Whoever makes the last move wins.</source>
        <translation>最後の手をさした人が勝ちです。</translation>
    </message>
    <message>
        <source>Whoever makes the last move loses.</source>
        <translation>最後の手をさした人が負けです。</translation>
    </message>
    <message>
        <source>The last move wins or loses: that is still to be declared.</source>
        <translation>最後の手が勝ちか負けかは、まだ宣言されていません。</translation>
    </message>
</context>
</TS>
