<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>persimmons</name>
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
        <translation>数字は、二人合わせてあと何手かを表します。</translation>
    </message>
    <message>
        <source>The closed form was checked on %1 positions of up to four strings; it differs on %2.</source>
        <translation>4本までの連の%1個の局面で公式を確かめました。合わないのは%2個です。</translation>
    </message>
    <message>
        <source>The written recipe names a move in each of %1 winning positions.</source>
        <translation>干し柿のページの勝ち方で、%1個の必勝形のすべてで手が決まります。</translation>
    </message>
    <message>
        <source>The written recipe names no move in %1 of %2 winning positions, first in %3.</source>
        <translation>干し柿のページの勝ち方では、%2個の必勝形のうち%1個で手が決まりません。最初の例は%3です。</translation>
    </message>
    <message>
        <source>It never names an illegal move in %1 winning positions.</source>
        <translation>%1個の必勝形で、指せない手になることはありません。</translation>
    </message>
    <message>
        <source>It names an illegal move in %1 of %2 winning positions, first in %3.</source>
        <translation>%2個の必勝形のうち%1個では、指せない手になります。最初の例は%3です。</translation>
    </message>
    <message>
        <source>It never names a losing move in %1 winning positions.</source>
        <translation>%1個の必勝形で、負ける手になることはありません。</translation>
    </message>
    <message>
        <source>It names a losing move in %1 of %2 winning positions, first in %3.</source>
        <translation>%2個の必勝形のうち%1個では、負ける手になります。最初の例は%3です。</translation>
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
        <translation>すべての手を試してグランディ数を求め、公式と、干し柿のページの勝ち方をそれで確かめます。</translation>
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
        <translation>strings：%1本とlimit：%2は一緒に使えません。上限があるときは%3本までです</translation>
    </message>
    <message>
        <source>a position is like “1-2-3A 1”: counts, then A, W or L, then the player on move, 1 or 2</source>
        <translation>局面は「1-2-3A 1」のように書きます：数、A・W・Lのどれか、手番の人（1か2）</translation>
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
        <translation>宣言：最後の人が勝ち</translation>
    </message>
    <message>
        <source>declare: last mover loses</source>
        <translation>宣言：最後の人が負け</translation>
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
        <translation>最後に動いた人が勝ち</translation>
    </message>
    <message>
        <source>last mover loses</source>
        <translation>最後に動いた人が負け</translation>
    </message>
    <message>
        <source>who wins is declared on the way</source>
        <translation>条件は途中で宣言</translation>
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
        <translation>干し柿を落としてください</translation>
    </message>
    <message>
        <source>Declare who wins</source>
        <translation>条件を宣言してください</translation>
    </message>
    <message>
        <source>Drop persimmons, or declare who wins</source>
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
        <source>No move leads to the number 0, so the player on move loses.</source>
        <translation>グランディ数を0にする手がないので、手番の人が負けます。</translation>
    </message>
    <message>
        <source>Every column is even, and every move breaks the balance.</source>
        <translation>どの列も偶数で、どう動いてもそれが崩れます。</translation>
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
        <source>It is said once, and it takes the whole turn.</source>
        <translation>宣言は1回だけ。それで自分の番は終わりです。</translation>
    </message>
    <message>
        <source>Click one of the two tablets.</source>
        <translation>2枚の札のどちらかをクリックしましょう。</translation>
    </message>
    <message>
        <source>Whatever was dropped on one side you dropped on the other.</source>
        <translation>片方で落とされた数だけ、もう片方で落としました。</translation>
    </message>
    <message>
        <source>After your move both strings should have the same length.</source>
        <translation>自分が指したあとで、2本が同じ長さになるようにしましょう。</translation>
    </message>
    <message>
        <source>Whoever makes the last move wins.</source>
        <translation>最後に動いた人が勝ちです。</translation>
    </message>
    <message>
        <source>Whoever makes the last move loses.</source>
        <translation>最後に動いた人が負けです。</translation>
    </message>
    <message>
        <source>The last move wins or loses: that is still to be declared.</source>
        <translation>最後の手が勝ちか負けかは、まだ宣言されていません。</translation>
    </message>
    <message>
        <source>Repaired, it wins in each of %1 positions: where the number is 1 it declares, too, and beside a string of four or more it reads “four or more” for “two or more”.</source>
        <translation>直した勝ち方（4個以上の連があれば、グランディ数1で宣言し、「2個以上」を「4個以上」と読む）なら、%1個の必勝形のすべてで勝ちます。</translation>
    </message>
    <message>
        <source>Even repaired it fails in %1 of %2 winning positions, first in %3.</source>
        <translation>直した勝ち方でも、%2個の必勝形のうち%1個で失敗します。最初の例は%3です。</translation>
    </message>
    <message>
        <source>Two equal strings may be struck out: who wins is the same on each of %1 boards with a pair.</source>
        <translation>同じ長さの2本は消してもかまいません。同じ長さの2本がある%1個の形のすべてで、勝ち負けは変わりません。</translation>
    </message>
    <message>
        <source>Two equal strings may not be struck out: on %1 of %2 boards with a pair this changes who wins, first on %3.</source>
        <translation>同じ長さの2本は消せません。同じ長さの2本がある%2個の形のうち%1個で、勝ち負けが変わります。最初の例は%3です。</translation>
    </message>
    <message>
        <source>What hangs below goes too: persimmons drop from the lower end.</source>
        <translation>その下のものも一緒に落ちます。干し柿は下の端から落とします。</translation>
    </message>
    <message>
        <source>You may empty a whole string at once. Try it.</source>
        <translation>1本を全部、一度に落とすこともできます。やってみましょう。</translation>
    </message>
    <message>
        <source>That string is empty. A turn never touches two strings.</source>
        <translation>この連はなくなりました。1回に2本の連から落とすことはできません。</translation>
    </message>
    <message>
        <source>Point at the topmost persimmon of a string.</source>
        <translation>連のいちばん上の干し柿を選びましょう。</translation>
    </message>
    <message>
        <source>Nothing hangs any more and you moved last: you win.</source>
        <translation>もう何も下がっていません。最後に動いたあなたの勝ちです。</translation>
    </message>
    <message>
        <source>Here the last mover loses. Leave one persimmon to the other player.</source>
        <translation>ここでは、最後に動いた人が負けです。相手に干し柿を1個残しましょう。</translation>
    </message>
    <message>
        <source>The other player must drop the last one, and loses.</source>
        <translation>相手は最後の1個を落とすしかないので、負けです。</translation>
    </message>
    <message>
        <source>Drop only one of the two.</source>
        <translation>2個のうち1個だけ落としましょう。</translation>
    </message>
    <message>
        <source>As long as it is not decided, you may declare instead of dropping: does the last mover win or lose?</source>
        <translation>まだ決まっていなければ、落とす代わりに宣言できます。最後に動いた人は、勝ちですか、負けですか。</translation>
    </message>
    <message>
        <source>The trick is to declare what suits you: does the last mover win or lose? Nothing hangs any more, only the declaration is left. Declare so that you win.</source>
        <translation>最後の手を指す人が勝ちか負けか。自分に合うほうを宣言するのがこつです。残るのは宣言だけ。勝つように宣言しましょう。</translation>
    </message>
    <message>
        <source>Your declaration was the last move, and the last mover wins. So you have won.</source>
        <translation>あなたの宣言が最後の手で、最後に動いた人が勝ちです。だからあなたの勝ちです。</translation>
    </message>
    <message>
        <source>The declaration is itself the last move of the match.</source>
        <translation>この宣言が、対局の最後の手になります。</translation>
    </message>
    <message>
        <source>The 2s pair up, the 1 of the three is left: the number is 1.</source>
        <translation>2は組になり、3の中の1が余ります。グランディ数は1です。</translation>
    </message>
    <message>
        <source>2 is 2, and 3 is 2 and 1. What has no partner?</source>
        <translation>2は2、3は2と1です。組にならないのはどれですか。</translation>
    </message>
    <message>
        <source>0, 1 and 2 are taken: 3 is the smallest that is free.</source>
        <translation>0と1と2には行けるので、3です。</translation>
    </message>
    <message>
        <source>Count 0, 1, 2 … until one is missing.</source>
        <translation>0、1、2…と数え、行けない数を探しましょう。</translation>
    </message>
    <message>
        <source>Think of a declaration.</source>
        <translation>宣言を考えてみましょう。</translation>
    </message>
    <message>
        <source>With which declaration is 1-1 lost for the other player?</source>
        <translation>どちらを宣言すれば、1-1が相手の負けになりますか。</translation>
    </message>
    <message>
        <source>Three tables laid over each other</source>
        <translation>3つの表を重ねる</translation>
    </message>
    <message>
        <source>The block of A: each row and each column has 0, 1, 2 and 3 once. That is a Latin square.</source>
        <translation>表Aの左上の4×4です。どの段にもどの列にも、0、1、2、3が1回ずつあります。これをラテン方陣といいます。</translation>
    </message>
    <message>
        <source>Write 2, 4 and 1 in columns and see what has no partner.</source>
        <translation>2と4と1を列に書き、組にならないものを見ましょう。</translation>
    </message>
    <message>
        <source>1A is won. Now hang a pair of fours beside it. Does the player on move still win?</source>
        <translation>1Aは勝ちです。そこに4個の連を2本加えました。それでも手番の人の勝ちですか。</translation>
    </message>
    <message>
        <source>Lost! With a four on the board the missing declaration counts 1, not 2. So in A a pair may not be struck out; this is the smallest example.</source>
        <translation>負けです。4があると、「まだ宣言していない」は2ではなく1と数えます。だからAでは組を消せません。これがいちばん小さい例です。</translation>
    </message>
    <message>
        <source>With a string of four or more we are outside the block: the missing declaration counts 1.</source>
        <translation>4個以上の連があれば左上の4×4の外です。「まだ宣言していない」は1と数えます。</translation>
    </message>
    <message>
        <source>A turn drops one to three, and the last mover loses. Four hang: does the player on move win or lose?</source>
        <translation>1回に落とせるのは1個から3個まで、最後に動いた人が負けです。4個あります。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>Drop three and leave one: the other player must take it.</source>
        <translation>3個落として1個残せば、相手が落とすしかありません。</translation>
    </message>
    <message>
        <source>Can you leave exactly one?</source>
        <translation>ちょうど1個残せますか。</translation>
    </message>
    <message>
        <source>Count up in fours from one.</source>
        <translation>1から4つずつ数えましょう。</translation>
    </message>
    <message>
        <source>The last mover wins. Two equal strings: does the player on move win or lose?</source>
        <translation>最後に動いた人が勝ちです。同じ長さの連が2本。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>Whatever is dropped on one side, the other player drops on the other.</source>
        <translation>片方で落とした分だけ、相手はもう片方で落とせます。</translation>
    </message>
    <message>
        <source>What can the other player do after each of your moves?</source>
        <translation>自分の1手ごとに、相手は何ができますか。</translation>
    </message>
    <message>
        <source>Three is two and one: in the columns each dot has a partner, so this is lost.</source>
        <translation>3は2と1です。列の点がどれも組になるので、負けです。</translation>
    </message>
    <message>
        <source>After each move, can the other player leave two equal strings?</source>
        <translation>1手ごとに、相手は同じ2本を残せますか。</translation>
    </message>
    <message>
        <source>Leave each of the pieces 4, 2 and 1 in pairs.</source>
        <translation>4、2、1が、どれも組になるように残しましょう。</translation>
    </message>
    <message>
        <source>Five is left of the seven, and five is four and one.</source>
        <translation>7個から5個残りました。5は4と1です。</translation>
    </message>
    <message>
        <source>1 and 4 hang already. Which length is made of both?</source>
        <translation>1と4はもうあります。両方からできる長さはいくつですか。</translation>
    </message>
    <message>
        <source>Now the last mover loses. Is a pair still lost for the player on move?</source>
        <translation>今度は、最後に動いた人が負けです。同じ2本は、やはり手番の人の負けですか。</translation>
    </message>
    <message>
        <source>Still lost. But 0L, with the pair struck out, is won: under L a pair may not simply be struck out.</source>
        <translation>やはり負けです。でも2本を消して何も残らない形は、勝ちです。最後に動いた人が負けのときは、組をただ消すことはできません。</translation>
    </message>
    <message>
        <source>Try both moves: drop one, or drop two.</source>
        <translation>1個落とす手と、2個落とす手を考えましょう。</translation>
    </message>
    <message>
        <source>Strike out the pair first; here that is allowed.</source>
        <translation>まず組を消しましょう。ここでは消してもかまいません。</translation>
    </message>
    <message>
        <source>What declaring is worth</source>
        <translation>宣言のねうち</translation>
    </message>
    <message>
        <source>Nothing is declared, and one persimmon hangs. Does the player on move win or lose?</source>
        <translation>まだ宣言されていません。干し柿は1個です。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>Declare that the last mover loses: the other player must drop the last one.</source>
        <translation>「最後に動いた人が負け」と宣言すれば、相手が最後の1個を落とすしかありません。</translation>
    </message>
    <message>
        <source>A declaration is a turn as well. Who is on move after it?</source>
        <translation>宣言も1手です。そのあとは、だれの番ですか。</translation>
    </message>
    <message>
        <source>And with two persimmons?</source>
        <translation>2個ではどうですか。</translation>
    </message>
    <message>
        <source>There are four moves: drop one, drop two, and two declarations. Try each.</source>
        <translation>手は4つです。1個落とす、2個落とす、2通りの宣言。順に考えましょう。</translation>
    </message>
    <message>
        <source>Now that you know a lost position, leave it.</source>
        <translation>負けの形が1つわかりました。それを残しましょう。</translation>
    </message>
    <message>
        <source>Two are left and nothing is declared: the other player has no good move.</source>
        <translation>2個残り、まだ宣言されていません。相手によい手はありません。</translation>
    </message>
    <message>
        <source>Declaring would help the other player here. Drop some.</source>
        <translation>ここで宣言すると、相手が得をします。落としましょう。</translation>
    </message>
    <message>
        <source>A declaration changes no string: it passes the turn. The other player faced the pair instead of you.</source>
        <translation>宣言しても連は変わらず、番だけが移ります。組を前にするのは相手になりました。</translation>
    </message>
    <message>
        <source>If only it were the other player’s turn with these two strings …</source>
        <translation>この2本のまま、相手の番になればよいのですが…。</translation>
    </message>
    <message>
        <source>The tables differ in each of %1 cells.</source>
        <translation>2つの表は、%1マスのすべてで違います。</translation>
    </message>
    <message>
        <source>The tables differ in %1 of %2 cells, all of them in the first %3 rows and columns.</source>
        <translation>2つの表は、%2マスのうち%1マスで違います。どれも、段も列も%3番目までの所です。</translation>
    </message>
    <message>
        <source>In this block of %1 by %1 both tables hold the same numbers once in each row and column, a Latin square: so nothing outside changes.</source>
        <translation>左上の%1×%1では、どちらの表も、各段と各列に同じ数が1回ずつあります（ラテン方陣）。だから外は変わりません。</translation>
    </message>
    <message>
        <source>Laid over the table of</source>
        <translation>重ねて比べる表</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Last mover wins, 0 and 1, 2 and 3 … exchanged</source>
        <translation>最後に動いた人が勝ち（0と1、2と3…を入れ替え）</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>Does every board have a Grundy number, although nobody may have said yet what the last move is worth? And how does one win with it?</source>
        <translation>最後に動いた人が勝ちか負けかがまだ決まっていなくても、どの盤面にもグランディ数があるのでしょうか。それを使ってどう勝つのでしょうか。</translation>
    </message>
    <message>
        <source>The numbers are right on every board that was tried: last mover wins, last mover loses and not decided yet.</source>
        <translation>最後に動いた人が勝ち、負け、まだ決まっていない、のどれでも、調べたどの盤面でも数は合っていました。</translation>
    </message>
    <message>
        <source>Read word for word, the recipe names no move here. The declaration wins: it is wanted where the Grundy number is 1.</source>
        <translation>書かれたとおりに読むと、ここでは手が決まりません。勝つのは宣言で、グランディ数が1のときに要ります。</translation>
    </message>
    <message>
        <source>Here the recipe leaves 2-3, and that is won for the other player. Where it says “two or more”, read “four or more”: then it takes the whole string of four, and wins.</source>
        <translation>ここで書かれたとおりにすると2-3が残り、相手の勝ちになります。「2個以上」を「4個以上」と読めば、4個の連を全部落とすことになり、勝てます。</translation>
    </message>
    <message>
        <source>Two equal strings. Here only a declaration wins: make it, then play to the end.</source>
        <translation>同じ長さの連が2本。勝つには宣言するしかありません。そのあとも最後まで続けましょう。</translation>
    </message>
    <message>
        <source>Above it says that the last mover wins. Make the last move.</source>
        <translation>上に「最後の人が勝ち」と書いてあります。最後の手を指しましょう。</translation>
    </message>
    <message>
        <source>leave equal pairs</source>
        <translation>同じ数の組にして渡す</translation>
    </message>
    <message>
        <source>make every two turns drop a fixed number</source>
        <translation>決まった数ずつ減るように合わせる</translation>
    </message>
    <message>
        <source>leave an even number of each column</source>
        <translation>どの列も偶数にする</translation>
    </message>
    <message>
        <source>declare</source>
        <translation>宣言する</translation>
    </message>
    <message>
        <source>Only single persimmons hang, one drops in each turn, and their number is odd: the last one is yours.</source>
        <translation>1個だけの連しかなく、1手に1個ずつ落ちます。数が奇数なので、最後の1個を落とすのはあなたです。</translation>
    </message>
    <message>
        <source>Dropping does not help, and neither does declaring: the other player has an answer to each.</source>
        <translation>落としても宣言しても、うまくいきません。どの手にも、相手には返す手があります。</translation>
    </message>
    <message>
        <source>Every string has an equal partner. Whatever you drop from one, the other player drops from its partner.</source>
        <translation>どの連にも同じ数の仲間がいます。あなたが片方から落とした分だけ、相手はもう片方から落とします。</translation>
    </message>
    <message>
        <source>Whatever you drop, the other player drops just enough to leave you as badly off as now.</source>
        <translation>あなたがいくつ落としても、相手は、あなたが今と同じように困る数だけ落とします。</translation>
    </message>
    <message>
        <source>Cut every string in your head into pieces of 16, 8, 4, 2 and 1: each piece has a partner. Any move breaks that up, and the other player can put it right again.</source>
        <translation>どの連も、頭の中で16、8、4、2、1のかたまりに分けてみましょう。どのかたまりにも仲間がいます。どう指してもそれが崩れ、相手はまた元どおりにできます。</translation>
    </message>
    <message>
        <source>Nothing hangs any more: declare that the last mover wins, and that is you.</source>
        <translation>もう何も下がっていません。「最後に動いた人が勝ち」と宣言しましょう。最後に動いたのはあなたです。</translation>
    </message>
    <message>
        <source>Drop %1 from the string of %2</source>
        <translation>%2個の連から%1個落とします</translation>
    </message>
    <message>
        <source>%1: then neither dropping nor declaring helps the other player.</source>
        <translation>%1。すると、相手は落としても宣言してもうまくいきません。</translation>
    </message>
    <message>
        <source>Drop everything that is left: yours is the last move.</source>
        <translation>残りを全部落としましょう。最後に動くのはあなたです。</translation>
    </message>
    <message>
        <source>%1: an odd number of single persimmons is left, so the other player must drop the last one.</source>
        <translation>%1。1個だけの連が奇数本残るので、最後の1個を落とすのは相手です。</translation>
    </message>
    <message>
        <source>%1: only equal pairs are left, and you can copy whatever the other player does.</source>
        <translation>%1。同じ数の組だけが残るので、あとは相手のまねをすればいいのです。</translation>
    </message>
    <message>
        <source>%1: then you have an answer to whatever the other player drops.</source>
        <translation>%1。すると、相手がいくつ落としても、あなたには返す手があります。</translation>
    </message>
    <message>
        <source>%1. Cut into pieces of 16, 8, 4, 2 and 1, everything then has a partner, and the other player has to break that up.</source>
        <translation>%1。16、8、4、2、1のかたまりに分けると、どれにも仲間がいるようになり、相手はそれを崩すしかありません。</translation>
    </message>
    <message>
        <source>Declare that the last mover wins: that takes your turn. With these strings whoever has to drop first loses, and that is the other player.</source>
        <translation>「最後に動いた人が勝ち」と宣言しましょう。それで1手使うので、先に落とすのは相手です。この連では、先に落とすほうが負けです。</translation>
    </message>
    <message>
        <source>Declare that the last mover loses: that takes your turn. With these strings whoever has to drop first loses, and that is the other player.</source>
        <translation>「最後に動いた人が負け」と宣言しましょう。それで1手使うので、先に落とすのは相手です。この連では、先に落とすほうが負けです。</translation>
    </message>
    <message>
        <source>the author of the Persimmons page</source>
        <translation>干し柿のページの作者</translation>
    </message>
    <message>
        <source>A web page that gives neither its author’s name nor a year. It says that takaken made the game.</source>
        <translation>作者の名前も年もないウェブページ。ゲームはtakaken氏が作成したと書かれています。</translation>
    </message>
    <message>
        <source>W, L and A, the tables of two strings and the written recipe for winning come from the Persimmons page; stage 6, 1-2-3, is that of takaken’s game; the others were made here.</source>
        <translation>WとLとA、2本の連の表、書かれた勝ち方は、干し柿のページのものです。ステージ6の1-2-3はtakaken氏のゲームのもの、ほかのステージはこのプログラムで作ったものです。</translation>
    </message>
    <message>
        <source>The Persimmons page strikes out two equal strings if what is left is won. Without these two nothing is left, and where the last mover loses that is won. Yet 2-2 is lost, as the page itself finds further down.</source>
        <translation>干し柿のページには、残りが必勝形なら、同じ数の連2本を消してもよいとあります。この2本を消すと何も残らず、最後に動いた人が負けなら、それは勝ちです。でも2-2は負けで、ページも先のほうでそう述べています。</translation>
    </message>
    <message>
        <source>The recipe of the Persimmons page, repaired: the number is %1, so declare “last mover wins”.</source>
        <translation>干し柿のページの勝ち方を直すと：グランディ数が%1なので、「最後に動いた人が勝ち」を宣言します。</translation>
    </message>
    <message>
        <source>The recipe of the Persimmons page, repaired: the number is %1, so declare “last mover loses”.</source>
        <translation>干し柿のページの勝ち方を直すと：グランディ数が%1なので、「最後に動いた人が負け」を宣言します。</translation>
    </message>
    <message>
        <source>The recipe of the Persimmons page, repaired: the number is %1, so leave %2 on a string of %3.</source>
        <translation>干し柿のページの勝ち方を直すと：グランディ数が%1なので、%3個の連を%2個にします。</translation>
    </message>
    <message>
        <source>Declare “last mover wins”</source>
        <translation>「最後に動いた人が勝ち」を宣言します</translation>
    </message>
    <message>
        <source>Declare “last mover loses”</source>
        <translation>「最後に動いた人が負け」を宣言します</translation>
    </message>
    <message>
        <source>%1: that leads to the number 0, and whoever faces 0 loses.</source>
        <translation>%1。するとグランディ数が0になります。0で番が来た人が負けます。</translation>
    </message>
    <message>
        <source>The marked columns are odd. %1: then every column is even.</source>
        <translation>しるしの付いた列は奇数です。%1。すると、どの列も偶数になります。</translation>
    </message>
    <message>
        <source>%1 is one string here; two strings are %2-%3.</source>
        <translation>ここでは%1は1本の連です。2本なら%2-%3と書きます。</translation>
    </message>
    <message>
        <source>1, 2 and 3</source>
        <translation>1と2と3</translation>
    </message>
    <message>
        <source>the last mover wins</source>
        <translation>最後の人が勝ち</translation>
    </message>
    <message>
        <source>one string, three at most</source>
        <translation>連は1本、1回に3個まで</translation>
    </message>
    <message>
        <source>%1 and %2: number %3, the player on move wins.</source>
        <translation>%1と%2：数は%3。手番の人の勝ちです。</translation>
    </message>
    <message>
        <source>%1 and %2: number %3, the player on move loses.</source>
        <translation>%1と%2：数は%3。手番の人の負けです。</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局する</translation>
    </message>
    <message>
        <source>The page builds on Nim: its columns are Bouton’s (1901), the numbers Sprague’s (1935) and Grundy’s (1939).</source>
        <translation>このページはニムをもとにしています。2進法の列はブートン（1901年）、グランディ数はスプレイグ（1935年）とグランディ（1939年）が見つけました。</translation>
    </message>
    <message>
        <source>The bad numbers</source>
        <translation>悪い数</translation>
    </message>
    <message>
        <source>Which of these numbers are bad: lost for whoever finds them? Mark them all.</source>
        <translation>悪い数、つまり番が来た人が負ける数はどれですか。全部にしるしを付けましょう。</translation>
    </message>
    <message>
        <source>However many are dropped from five, the other player can leave one.</source>
        <translation>5個から何個落としても、相手に1個にされてしまいます。</translation>
    </message>
    <message>
        <source>Can a bad number be left from here?</source>
        <translation>ここから悪い数を残せますか。</translation>
    </message>
    <message>
        <source>And of these?</source>
        <translation>では、この中ではどうですか。</translation>
    </message>
    <message>
        <source>From all the others one move leaves five.</source>
        <translation>ほかの数からは、1手で5個を残せます。</translation>
    </message>
    <message>
        <source>Now play to the end and win.</source>
        <translation>今度は最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>A bad number was left each time: 9, then 5, then 1.</source>
        <translation>いつも悪い数を残しました。9、5、そして1です。</translation>
    </message>
    <message>
        <source>Which bad number can you leave?</source>
        <translation>どの悪い数を残せますか。</translation>
    </message>
    <message>
        <source>Leave %1: %2.</source>
        <translation>%1を残します。そのためには、%2のがこつです。</translation>
    </message>
    <message>
        <source>1, 5, 9, 13 and so on</source>
        <translation>1、5、9、13…</translation>
    </message>
    <message>
        <source>an even number</source>
        <translation>2で割り切れる数</translation>
    </message>
    <message>
        <source>as few as you can</source>
        <translation>できるだけ少ない数</translation>
    </message>
    <message>
        <source>whatever the other player drops, make it four together</source>
        <translation>相手が何個落としても、合わせて4個になるように落とす</translation>
    </message>
    <message>
        <source>always drop three</source>
        <translation>いつも3個落とす</translation>
    </message>
    <message>
        <source>always drop as many as the other player</source>
        <translation>いつも相手と同じ数だけ落とす</translation>
    </message>
    <message>
        <source>Without help: one to three a turn, and the last mover loses. Play to the end and win.</source>
        <translation>ヒントなしで：1回に1個から3個落とし、最後に動いた人が負けです。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Your move and the one before made four, again and again.</source>
        <translation>相手の手と合わせて、いつも4個になりました。</translation>
    </message>
    <message>
        <source>Now a turn may drop up to four. Will you begin or follow? Play to the end and win.</source>
        <translation>今度は1回に4個まで落とせます。先に指しますか、あとに指しますか。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Here the bad numbers are 1, 6, 11, 16: your move and the other player’s make five.</source>
        <translation>ここでの悪い数は1、6、11、16です。相手の手と合わせて5個になります。</translation>
    </message>
    <message>
        <source>Which numbers are bad now? Begin with one.</source>
        <translation>今度の悪い数はどれですか。1から考えましょう。</translation>
    </message>
    <message>
        <source>The mirror</source>
        <translation>鏡の作戦</translation>
    </message>
    <message>
        <source>The last mover wins. Play to the end and win.</source>
        <translation>最後に動いた人が勝ちです。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Three strings, and only one move wins. Find it.</source>
        <translation>連は3本、勝てる手は1つだけです。見つけましょう。</translation>
    </message>
    <message>
        <source>The two equal strings are a mirror of their own.</source>
        <translation>同じ長さの2本が、鏡になります。</translation>
    </message>
    <message>
        <source>Which string has no partner?</source>
        <translation>仲間がいないのは、どの連ですか。</translation>
    </message>
    <message>
        <source>The last mover wins: leave %1, and answer %2.</source>
        <translation>最後に動いた人が勝ちのとき：%1を残し、%2返します。</translation>
    </message>
    <message>
        <source>nothing but pairs of equal strings</source>
        <translation>同じ長さの連の組だけ</translation>
    </message>
    <message>
        <source>on the other string of the pair</source>
        <translation>組のもう1本で</translation>
    </message>
    <message>
        <source>on the same string</source>
        <translation>同じ連で</translation>
    </message>
    <message>
        <source>on the longest string</source>
        <translation>いちばん長い連で</translation>
    </message>
    <message>
        <source>Without help: the last mover wins. Play to the end and win.</source>
        <translation>ヒントなしで：最後に動いた人が勝ちです。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Two pairs were left, and you answered in each of them.</source>
        <translation>2組を残し、それぞれの組の中で返しました。</translation>
    </message>
    <message>
        <source>The last mover wins. Will you begin or follow? Play to the end and win.</source>
        <translation>最後に動いた人が勝ちです。先に指しますか、あとに指しますか。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Nothing but pairs was left after each of your moves.</source>
        <translation>あなたが指したあとは、いつも組だけが残っていました。</translation>
    </message>
    <message>
        <source>Does every string have a partner?</source>
        <translation>どの連にも仲間がいますか。</translation>
    </message>
    <message>
        <source>Four, two and one</source>
        <translation>4と2と1</translation>
    </message>
    <message>
        <source>The last mover wins, and no two are equal. Beside the board each string is cut into pieces of 4, 2 and 1. Does the player on move win or lose?</source>
        <translation>最後に動いた人が勝ちで、同じ長さの連はありません。盤の横で、どの連も4・2・1に分けてあります。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>After each of your moves every column was even.</source>
        <translation>あなたが指したあとは、いつもどの列も組になっていました。</translation>
    </message>
    <message>
        <source>In which column is the number of dots odd?</source>
        <translation>点が1つ余る列はどれですか。</translation>
    </message>
    <message>
        <source>Now without dots. Which of these are lost?</source>
        <translation>今度は点なしです。負けの形はどれですか。</translation>
    </message>
    <message>
        <source>Each piece has its partner on another string.</source>
        <translation>どの部分も、別の連に仲間がいます。</translation>
    </message>
    <message>
        <source>Cut each string in your head into 4, 2 and 1.</source>
        <translation>頭の中で、連を4・2・1に分けましょう。</translation>
    </message>
    <message>
        <source>The last mover wins: cut every length into %1 and leave %2.</source>
        <translation>最後に動いた人が勝ちのとき：どの長さも%1に分けて、%2を残します。</translation>
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
        <source>When the last mover loses</source>
        <translation>最後に動いた人が負けのとき</translation>
    </message>
    <message>
        <source>Now the last mover loses. Which of these are lost for the player on move?</source>
        <translation>今度は最後に動いた人が負けです。手番の人が負ける形はどれですか。</translation>
    </message>
    <message>
        <source>With single ones only, an odd number of them is lost.</source>
        <translation>1個の連だけのときは、組にすると1本余る数なら負けです。</translation>
    </message>
    <message>
        <source>Who has to drop the last one?</source>
        <translation>最後の1個を落とすのは、どちらですか。</translation>
    </message>
    <message>
        <source>The last mover loses, and only one move wins. Find it.</source>
        <translation>最後に動いた人が負けで、勝てる手は1つだけです。見つけましょう。</translation>
    </message>
    <message>
        <source>Three single ones are left, an odd number.</source>
        <translation>1個の連が3本残りました。組にすると1本余ります。</translation>
    </message>
    <message>
        <source>How many single ones should be left to the other player?</source>
        <translation>相手には、1個の連を何本残せばいいですか。</translation>
    </message>
    <message>
        <source>The last mover loses: %1, and when only single ones would be left, leave %2.</source>
        <translation>最後に動いた人が負けのとき：%1。1個の連だけになるときは、%2を残します。</translation>
    </message>
    <message>
        <source>play as if the last mover won</source>
        <translation>最後に動いた人が勝ちのときと同じように指します</translation>
    </message>
    <message>
        <source>do the opposite of all that</source>
        <translation>最後に動いた人が勝ちのときと何でも逆にします</translation>
    </message>
    <message>
        <source>drop as little as you can</source>
        <translation>できるだけ少なく落とします</translation>
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
        <source>none of them</source>
        <translation>0本</translation>
    </message>
    <message>
        <source>Without help: the last mover loses. Play to the end and win.</source>
        <translation>ヒントなしで：最後に動いた人が負けです。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>The last one was left to the other player.</source>
        <translation>最後の1個は相手に残しました。</translation>
    </message>
    <message>
        <source>The last mover loses. Will you begin or follow? Play to the end and win.</source>
        <translation>最後に動いた人が負けです。先に指しますか、あとに指しますか。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>There are strings of two or more: play as if the last mover won.</source>
        <translation>2個以上の連があります。最後に動いた人が勝ちのときと同じように指しましょう。</translation>
    </message>
    <message>
        <source>The right declaration left the other player a lost board.</source>
        <translation>正しい宣言で、相手に負けの形を残しました。</translation>
    </message>
    <message>
        <source>What is each board worth once something is declared?</source>
        <translation>宣言したあとの形は、それぞれ勝ちですか、負けですか。</translation>
    </message>
    <message>
        <source>Nothing is declared. Will you begin or follow? Play to the end and win.</source>
        <translation>まだ何も宣言されていません。先に指しますか、あとに指しますか。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>A number for each board</source>
        <translation>形ごとの数</translation>
    </message>
    <message>
        <source>W means: the last mover wins. Each board gets a number: the smallest of 0, 1, 2 … that no move leads to. From 2W moves lead to 1W with 1 and to 0W with 0. What is the number of 2W?</source>
        <translation>Wは「最後に動いた人が勝ち」です。どの形にも数（グランディ数）を付けます。0、1、2…のうち、どの手でも行けない、いちばん小さい数です。2Wからは、1W（数は1）と0W（数は0）へ行けます。2Wの数はいくつですか。</translation>
    </message>
    <message>
        <source>0 and 1 are taken: 2 is the smallest that is free.</source>
        <translation>0と1には行けます。行けない数でいちばん小さいのは2です。</translation>
    </message>
    <message>
        <source>A means: nothing is declared, L: the last mover loses. From 0A moves lead to 0W with 0 and to 0L with 1. What is the number of 0A?</source>
        <translation>Aは「まだ宣言していない」、Lは「最後に動いた人が負け」です。0Aからは、0W（数は0）と0L（数は1）へ行けます。0Aの数はいくつですか。</translation>
    </message>
    <message>
        <source>0 and 1 are taken again: 2.</source>
        <translation>ここでも0と1には行けるので、2です。</translation>
    </message>
    <message>
        <source>From 1A moves lead to 0A with 2, to 1W with 1 and to 1L with 0. What is the number of 1A?</source>
        <translation>1Aからは、0A（数は2）、1W（数は1）、1L（数は0）へ行けます。1Aの数はいくつですか。</translation>
    </message>
    <message>
        <source>From 2A moves lead to 1A with 3, and to 0A, 2W and 2L with 2 each. What is the number of 2A?</source>
        <translation>2Aからは、1A（数は3）へ行けます。0A、2W、2Lへも行け、その数はどれも2です。2Aの数はいくつですか。</translation>
    </message>
    <message>
        <source>No move leads to 0. So the number is 0, and every move leads to a board that is won.</source>
        <translation>0へ行く手がないので、数は0です。どの手も、相手の勝ちの形にしてしまいます。</translation>
    </message>
    <message>
        <source>Is 0 among the numbers that are reached?</source>
        <translation>行ける数の中に0はありますか。</translation>
    </message>
    <message>
        <source>Which of these boards have the number 0, and so are lost?</source>
        <translation>数が0で、負けの形はどれですか。</translation>
    </message>
    <message>
        <source>From all the others one move leads to 0.</source>
        <translation>ほかの形からは、1手で0の形にできます。</translation>
    </message>
    <message>
        <source>Does a move lead from it to a board with 0?</source>
        <translation>そこから、1手で0の形にできますか。</translation>
    </message>
    <message>
        <source>The number of a board is %1, and the board is lost %2.</source>
        <translation>形の数は%1です。%2、その形は負けです。</translation>
    </message>
    <message>
        <source>the smallest that no move leads to</source>
        <translation>どの手でも行けない数の中で、いちばん小さい数</translation>
    </message>
    <message>
        <source>how many persimmons hang there</source>
        <translation>干し柿の数</translation>
    </message>
    <message>
        <source>how many moves there are</source>
        <translation>指せる手の数</translation>
    </message>
    <message>
        <source>when it is 0</source>
        <translation>それが0のとき</translation>
    </message>
    <message>
        <source>when it is even</source>
        <translation>それが偶数のとき</translation>
    </message>
    <message>
        <source>when it is large</source>
        <translation>それが大きいとき</translation>
    </message>
    <message>
        <source>Without help: what is the number of this board?</source>
        <translation>ヒントなしで：この形の数はいくつですか。</translation>
    </message>
    <message>
        <source>It is the smallest that no move leads to.</source>
        <translation>どの手でも行けない数の中で、いちばん小さい数です。</translation>
    </message>
    <message>
        <source>What is the number of each board that a move leads to?</source>
        <translation>1手で行ける形の数は、それぞれいくつですか。</translation>
    </message>
    <message>
        <source>Many strings, one declaration</source>
        <translation>連はたくさん、宣言は1つ</translation>
    </message>
    <message>
        <source>The last mover wins. Strike out the pieces of 4, 2 and 1 that have a partner: what is left is the number of the board. What is it here?</source>
        <translation>最後に動いた人が勝ちです。4・2・1に分けて、組になるものを消します。残りを合わせたのが形の数です。ここではいくつですか。</translation>
    </message>
    <message>
        <source>Nothing is declared. One string of one has the number 3. Here are two of them. Does the player on move win or lose?</source>
        <translation>まだ宣言していません。1個の連が1本なら、数は3です。ここには2本あります。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>Won! 3 and 3 would cancel to 0, but the number of 1-1A is 2.</source>
        <translation>勝ちです！ 3と3なら消えて0のはずですが、1-1Aの数は2です。</translation>
    </message>
    <message>
        <source>And three of them? Find the winning move.</source>
        <translation>3本ではどうですか。勝てる手を見つけましょう。</translation>
    </message>
    <message>
        <source>One declaration settles all strings at once. Three games side by side would need three.</source>
        <translation>1回の宣言で、全部の連が決まりました。別々の3つのゲームなら、宣言が3回要ります。</translation>
    </message>
    <message>
        <source>With which declaration is 1-1-1 lost for the other player?</source>
        <translation>どちらを宣言すると、1-1-1は相手の負けになりますか。</translation>
    </message>
    <message>
        <source>2A alone has the number 0 and is lost. Three of them: does the player on move win or lose?</source>
        <translation>2Aだけなら数は0で、負けです。2個の連が3本では、手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>Lost. One 2 is left without a partner, and the missing declaration counts 2 once, not three times: the two cancel.</source>
        <translation>負けです。2が1つ、組にならずに残ります。「まだ宣言していない」は、3回ではなく1回だけ2と数えるので、その2と組になって消えます。</translation>
    </message>
    <message>
        <source>The declaration counts once for the whole board.</source>
        <translation>宣言は、全部の連に1回だけです。</translation>
    </message>
    <message>
        <source>The numbers of undecided strings %1, because %2.</source>
        <translation>宣言の前、連ごとの数は%1。%2からです。</translation>
    </message>
    <message>
        <source>do not simply add up</source>
        <translation>そのまま合わせられません</translation>
    </message>
    <message>
        <source>add up like heaps of Nim</source>
        <translation>ニムの山のように合わせられます</translation>
    </message>
    <message>
        <source>are all the same</source>
        <translation>どれも同じです</translation>
    </message>
    <message>
        <source>one declaration is for all of them</source>
        <translation>1つの宣言が全部の連に効く</translation>
    </message>
    <message>
        <source>each has a declaration of its own</source>
        <translation>連ごとに宣言がある</translation>
    </message>
    <message>
        <source>a declaration is not a move</source>
        <translation>宣言は1手に数えない</translation>
    </message>
    <message>
        <source>The pieces without a partner, and 2 once because nothing is declared.</source>
        <translation>組にならないものに、2を1回だけ合わせます。まだ宣言していないからです。</translation>
    </message>
    <message>
        <source>Do not add the numbers. Strike out partners, then count 2 once.</source>
        <translation>連ごとの数を足してはいけません。組を消してから、1回だけ2を数えます。</translation>
    </message>
    <message>
        <source>You counted the missing declaration once for the whole board.</source>
        <translation>「まだ宣言していない」を、全部で1回だけ数えました。</translation>
    </message>
    <message>
        <source>Strike out partners. Is one piece of 2 left over?</source>
        <translation>組を消しましょう。2が1つだけ残りますか。</translation>
    </message>
    <message>
        <source>When the last mover wins, 1-1 has the number 0. What is its number when the last mover loses? A move leads to 1L, with 0.</source>
        <translation>最後に動いた人が勝ちなら、1-1の数は0です。最後に動いた人が負けなら、いくつですか。1手で1L（数は0）へ行けます。</translation>
    </message>
    <message>
        <source>1 and not 0. The smallest boards differ.</source>
        <translation>0ではなく1です。小さい形では違います。</translation>
    </message>
    <message>
        <source>0 is taken. Which is the smallest that is free?</source>
        <translation>0には行けます。行けない数で、いちばん小さいのは何ですか。</translation>
    </message>
    <message>
        <source>And 2-2, when the last mover loses? Moves lead to 2L with 2 and to 1-2L with 3.</source>
        <translation>では、最後に動いた人が負けのときの2-2は？ 2L（数は2）と1-2L（数は3）へ行けます。</translation>
    </message>
    <message>
        <source>0, as when the last mover wins.</source>
        <translation>0です。最後に動いた人が勝ちのときと同じです。</translation>
    </message>
    <message>
        <source>Table L laid over table W. A dot stands where they differ: in one block of two by two. There 0 and 1 have changed places.</source>
        <translation>Lの表をWの表に重ねました。違う所に点があります。左上の2×2だけです。そこでは、0と1が入れ替わっています。</translation>
    </message>
    <message>
        <source>Beyond the block, from lengths of 4 on, the missing declaration counts 1, not 2. What is the number of 2-4A?</source>
        <translation>左上の4×4の外、つまり4個以上の連があれば、「まだ宣言していない」は2ではなく1と数えます。2-4Aの数はいくつですか。</translation>
    </message>
    <message>
        <source>2, 4 and 1 have nothing to pair up: 7.</source>
        <translation>2と4と1は組にならないので、合わせて7です。</translation>
    </message>
    <message>
        <source>In the block the numbers %1; outside it %2.</source>
        <translation>左上では数が%1。その外では%2。</translation>
    </message>
    <message>
        <source>only change places</source>
        <translation>入れ替わるだけです</translation>
    </message>
    <message>
        <source>are all 1 larger</source>
        <translation>どれも1大きくなっています</translation>
    </message>
    <message>
        <source>the missing declaration counts 1</source>
        <translation>「まだ宣言していない」を1と数えます</translation>
    </message>
    <message>
        <source>the missing declaration counts 2</source>
        <translation>「まだ宣言していない」を2と数えます</translation>
    </message>
    <message>
        <source>a pair may be struck out</source>
        <translation>同じ長さの2本は消してもかまいません</translation>
    </message>
    <message>
        <source>The pieces without a partner, and 1 because nothing is declared: pairs cancel.</source>
        <translation>組にならないものに、まだ宣言していない分の1を合わせます。それで組になれば消えます。</translation>
    </message>
    <message>
        <source>Write the lengths and 1 in columns. What has no partner?</source>
        <translation>長さと1を、4・2・1の列に分けましょう。組にならないものは何ですか。</translation>
    </message>
    <message>
        <source>Nothing is declared. Does the player on move win or lose?</source>
        <translation>まだ宣言していません。手番の人は勝ちますか、負けますか。</translation>
    </message>
    <message>
        <source>Lost: each of the four moves leads to a board that is won.</source>
        <translation>負けです。4つの手はどれも、相手の勝ちの形にしてしまいます。</translation>
    </message>
    <message>
        <source>Here only one of the two declarations wins. Which one?</source>
        <translation>ここでは、2つの宣言のうち1つだけが勝ちです。どちらですか。</translation>
    </message>
    <message>
        <source>When the last mover wins, a pair is lost for whoever must move.</source>
        <translation>最後に動いた人が勝ちなら、同じ長さの2本を前にした人の負けです。</translation>
    </message>
    <message>
        <source>Declaring %1. So declare %2.</source>
        <translation>宣言%1。だから%2宣言します。</translation>
    </message>
    <message>
        <source>passes the turn to the other player</source>
        <translation>すると番が相手に移ります</translation>
    </message>
    <message>
        <source>costs no turn</source>
        <translation>しても番は変わりません</translation>
    </message>
    <message>
        <source>always wins</source>
        <translation>すればいつも勝てます</translation>
    </message>
    <message>
        <source>when the declared board is lost for the other player</source>
        <translation>宣言した形が相手の負けになるときに</translation>
    </message>
    <message>
        <source>as early as you can</source>
        <translation>できるだけ早く</translation>
    </message>
    <message>
        <source>as late as you can</source>
        <translation>できるだけあとで</translation>
    </message>
    <message>
        <source>Without help: nothing is declared. Only a declaration wins: make it, then play to the end.</source>
        <translation>ヒントなしで：まだ宣言していません。勝てるのは宣言だけです。そのあとも最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Draw a line where you cut, or ring the rule that you declare.</source>
        <translation>連を切る所に線を引くか、宣言する条件を○で囲みましょう。</translation>
    </message>
    <message>
        <source>1. Last mover wins: in one of the strings that have the highest bit of G, leave S xor G of its S.</source>
        <translation>1. 最後の人が勝ち：Gの最高位がある連の1本で、S個をS xor G個にする。</translation>
    </message>
    <message>
        <source>2. Last mover loses, no string of two or more: drop one.</source>
        <translation>2. 最後の人が負け、2個以上の連がない：1個落とす。</translation>
    </message>
    <message>
        <source>3. Last mover loses, and S xor G would leave no string of two or more: leave S xor G xor 1.</source>
        <translation>3. 最後の人が負け、S xor G個にすると2個以上の連がなくなる：S xor G xor 1個にする。</translation>
    </message>
    <message>
        <source>4. Last mover loses, otherwise: leave S xor G.</source>
        <translation>4. 最後の人が負け、それ以外：S xor G個にする。</translation>
    </message>
    <message>
        <source>5. Not decided, no string of four or more, G is 1: drop one from a string with an odd number.</source>
        <translation>5. まだ決まっていない、4個以上の連がない、Gが1：奇数個の連から1個落とす。</translation>
    </message>
    <message>
        <source>6. Not decided, no string of four or more, G is 2: declare “last mover wins”.</source>
        <translation>6. まだ決まっていない、4個以上の連がない、Gが2：「最後の人が勝ち」と宣言する。</translation>
    </message>
    <message>
        <source>7. Not decided, no string of two or more, G is 3: declare “last mover loses”.</source>
        <translation>7. まだ決まっていない、2個以上の連がない、Gが3：「最後の人が負け」と宣言する。</translation>
    </message>
    <message>
        <source>8. Not decided, one string of two or three alone, G is 3: that cannot be.</source>
        <translation>8. まだ決まっていない、2個か3個の連が1本だけ、Gが3：そのようなことはない。</translation>
    </message>
    <message>
        <source>9. Not decided, two or more strings of two or three, G is 3: drop one from a two, or a whole three.</source>
        <translation>9. まだ決まっていない、2個か3個の連が2本以上、Gが3：2個の連から1個落とすか、3個の連をすべて落とす。</translation>
    </message>
    <message>
        <source>10. Not decided, a string of four or more, and S xor G would leave no string of two or more: leave S xor G xor 3.</source>
        <translation>10. まだ決まっていない、4個以上の連がある、S xor G個にすると2個以上の連がなくなる：S xor G xor 3個にする。</translation>
    </message>
    <message>
        <source>11. Not decided, a string of four or more, otherwise: leave S xor G.</source>
        <translation>11. まだ決まっていない、4個以上の連がある、それ以外：S xor G個にする。</translation>
    </message>
    <message>
        <source>declare “last mover wins”</source>
        <translation>「最後の人が勝ち」と宣言</translation>
    </message>
    <message>
        <source>declare “last mover loses”</source>
        <translation>「最後の人が負け」と宣言</translation>
    </message>
    <message>
        <source>leave %1 of %2</source>
        <translation>%2個を%1個にする</translation>
    </message>
    <message>
        <source>it names no move</source>
        <translation>手を示さない</translation>
    </message>
    <message>
        <source>%1: that is not a move</source>
        <translation>%1：それは指せない</translation>
    </message>
    <message>
        <source>%1: that wins</source>
        <translation>%1：それで勝ち</translation>
    </message>
    <message>
        <source>%1: that loses</source>
        <translation>%1：それで負け</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>場合</translation>
    </message>
    <message>
        <source>advice given</source>
        <translation>示した手</translation>
    </message>
    <message>
        <source>of which it fails</source>
        <translation>そのうち外れ</translation>
    </message>
    <message>
        <source>first on</source>
        <translation>最初の例</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x3000;%2</translation>
    </message>
    <message>
        <source>The Persimmons page ends with a recipe for winning: eleven branches by condition, strings and Grundy number G. Here each is followed, word for word, on every won board of up to four strings. Choose one to see the boards on which it fails, or on which it wins, and to play from them.</source>
        <translation>干し柿のページの終わりには、条件と連とグランディ数Gで11の場合に分けた勝ち方があります。ここでは、4本の連までのすべての必勝形で、それぞれの場合に書いてあるとおりに指してみます。場合を選ぶと、外れる盤や勝てる盤が見られ、そこから対局できます。</translation>
    </message>
    <message>
        <source>Strings shorter than</source>
        <translation>1本の連の個数（この数より少なく）</translation>
    </message>
    <message>
        <source>drop as many as you can</source>
        <translation>できるだけ多く落とす</translation>
    </message>
    <message>
        <source>leave an even number</source>
        <translation>2で割り切れる数を残す</translation>
    </message>
    <message>
        <source>leave every column even, to the very end</source>
        <translation>最後まで、どの列も偶数にする</translation>
    </message>
    <message>
        <source>drop first, and declare later</source>
        <translation>先に落として、宣言はあとにする</translation>
    </message>
    <message>
        <source>From here the recipe can be asked about %1 boards. It fails on %2.</source>
        <translation>ここから始めると、この勝ち方を使うことがある盤面は%1個です。そのうち%2個で失敗します。</translation>
    </message>
    <message>
        <source>The recipe has won.</source>
        <translation>勝ち方どおりに指した側の勝ちです。</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>あなたの勝ちです。</translation>
    </message>
    <message>
        <source>The number G of this board is %1.</source>
        <translation>この盤面の数Gは%1です。</translation>
    </message>
    <message>
        <source>You are on move. Whatever you do, the recipe put right has an answer.</source>
        <translation>あなたの番です。何をしても、直した勝ち方には返す手があります。</translation>
    </message>
    <message>
        <source>You are on move, and can only wait for the recipe to fail.</source>
        <translation>あなたの番です。勝ち方が失敗するのを待つしかありません。</translation>
    </message>
    <message>
        <source>You are on move, and you can win now: leave a board with the number 0.</source>
        <translation>あなたの番です。今なら勝てます。数が0の盤面を残してください。</translation>
    </message>
    <message>
        <source>For 0 the recipe says that the other player wins. It just makes some move.</source>
        <translation>0のときは相手の勝ち、と書いてあります。どれか1手を指します。</translation>
    </message>
    <message>
        <source>So it does this: %1.</source>
        <translation>だから、こうします：%1。</translation>
    </message>
    <message>
        <source>Here the recipe fails: no string has what it asks for, so it names no move.</source>
        <translation>ここで勝ち方は失敗します。求められている連がないので、手が決まりません。</translation>
    </message>
    <message>
        <source>Here the recipe fails: “%1” is not a move.</source>
        <translation>ここで勝ち方は失敗します。「%1」という手は指せません。</translation>
    </message>
    <message>
        <source>Here the recipe fails: “%1” gives the win away.</source>
        <translation>ここで勝ち方は失敗します。「%1」では勝ちを逃します。</translation>
    </message>
    <message>
        <source>Put right, it would say: %1.</source>
        <translation>直した勝ち方なら、こうなります：%1。</translation>
    </message>
    <message>
        <source>persimmons on each string, 0 to 9</source>
        <translation>各連の干し柿の数、0から9</translation>
    </message>
    <message>
        <source>The recipe</source>
        <translation>勝ち方</translation>
    </message>
    <message>
        <source>as it is written</source>
        <translation>書かれたとおり</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>直したもの</translation>
    </message>
    <message>
        <source>The recipe plays</source>
        <translation>勝ち方と対局</translation>
    </message>
    <message>
        <source>Here the recipe of the Persimmons page plays, word for word, and you are the other player. Beside the board stands which of its branches it follows, and where it fails.</source>
        <translation>干し柿のページの勝ち方が、書かれたとおりに指します。あなたはその相手です。どの場合に当たるか、どこで失敗するかが、盤の横に出ます。</translation>
    </message>
    <message>
        <source>A bad number was left each time.</source>
        <translation>いつも悪い数を残しました。</translation>
    </message>
    <message>
        <source>mismatches with the closed form</source>
        <translation>式と合わないところ</translation>
    </message>
    <message>
        <source>It is lost where the lengths and the 1 of the missing declaration all pair up; otherwise it is won.</source>
        <translation>長さと、「まだ宣言していない」の1とが、すべて組になれば負け、そうでなければ勝ちです。</translation>
    </message>
    <message>
        <source>It can fail: %1</source>
        <translation>外れることがある：%1</translation>
    </message>
</context>
</TS>
