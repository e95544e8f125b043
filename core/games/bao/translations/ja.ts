<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>bao</name>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>取り分</translation>
    </message>
    <message>
        <source>pit %1</source>
        <translation>穴%1</translation>
    </message>
    <message>
        <source>the first player&apos;s stones</source>
        <translation>先手の取り分</translation>
    </message>
    <message>
        <source>the second player&apos;s stones</source>
        <translation>後手の取り分</translation>
    </message>
    <message>
        <source>Best play: %1, which never ends.</source>
        <translation>最善の手順：%1。最後の手は終わりません。</translation>
    </message>
    <message>
        <source>Best play: %1 …</source>
        <translation>最善の手順：%1 …</translation>
    </message>
    <message>
        <source>Best play: %1. It ends %2 to %3.</source>
        <translation>最善の手順：%1。結果は%2対%3です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 never ends: after %n lays the same board is back, period %2, shift %3.</source>
        <translation>
            <numerusform>%1は終わらない手です。%n配りで同じ盤面に戻ります（周期%2、ずれ%3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>On this board the mover can always make a draw, and nobody can win.</source>
        <translation>この盤面では、手番の人はいつでも引き分けにできますが、勝てません。</translation>
    </message>
    <message>
        <source>On this board the mover never wins, and draws with a lead of %1 or more.</source>
        <translation>この盤面では、手番の人は勝てませんが、リードが%1以上なら引き分けです。</translation>
    </message>
    <message>
        <source>On this board the mover wins with a lead of %1 or more, and can always make a draw.</source>
        <translation>この盤面では、手番の人はリードが%1以上なら勝ちで、いつでも引き分けにできます。</translation>
    </message>
    <message>
        <source>On this board the mover wins with a lead of %1 or more, and draws with %2 or more.</source>
        <translation>この盤面では、手番の人はリードが%1以上なら勝ち、%2以上なら引き分けです。</translation>
    </message>
    <message>
        <source>the lead is %1</source>
        <translation>今のリードは%1</translation>
    </message>
    <message>
        <source>lay %1</source>
        <translation>%1配り目</translation>
    </message>
    <message numerus="yes">
        <source>and %n more lays</source>
        <translation>
            <numerusform>あと%n配り</numerusform>
        </translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>%1個取る</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>取れない</translation>
    </message>
    <message>
        <source>BAO</source>
        <translation>バオ</translation>
    </message>
    <message>
        <source>Sow stone by stone; some moves never end.</source>
        <translation>石を1つずつ配る。終わらない手もある。</translation>
    </message>
    <message>
        <source>a move may never end</source>
        <translation>終わらない手がある</translation>
    </message>
    <message>
        <source>The number is the lead at the end. ∞ marks a move that never ends.</source>
        <translation>数字は最後のリード。∞は終わらない手。</translation>
    </message>
    <message>
        <source>Small board: 4 pits a row</source>
        <translation>小さい盤：1列に穴4個</translation>
    </message>
    <message>
        <source>Large board: 8 pits a row</source>
        <translation>大きい盤：1列に穴8個</translation>
    </message>
    <message>
        <source>Every never-ending sowing starts on its own loop: a lay can be undone in one way only, so no board leads into a loop from outside.</source>
        <translation>終わらない手は、はじめの盤面からもうループに入っています。一配りの戻し方は1通りだけなので、外からループに入ることはありません。</translation>
    </message>
    <message>
        <source>Every loop of period 1 or more has a board with the condition LOOP.</source>
        <translation>周期が1以上のループには、どれも条件LOOPを満たす盤面があります。</translation>
    </message>
    <message>
        <source>Loops of period 1 or more without a board with the condition LOOP: %1.</source>
        <translation>周期が1以上で、条件LOOPを満たす盤面がないループ：%1。</translation>
    </message>
    <message>
        <source>Every loop of period 0 has one of the two patterns of Inahata and Takahashi.</source>
        <translation>周期が0のループは、どれも稻畠・高橋の2つのパターンのどちらかです。</translation>
    </message>
    <message>
        <source>Loops of period 0 with neither pattern of Inahata and Takahashi: %1.</source>
        <translation>周期が0で、稻畠・高橋のどちらのパターンでもないループ：%1。</translation>
    </message>
    <message>
        <source>Period = shift + (pits + 1) · k for every loop of period 1 or more.</source>
        <translation>周期が1以上のループでは、どれも 周期 = ずれ + (穴の数 + 1) · k です。</translation>
    </message>
    <message>
        <source>Loops of period 1 or more without period = shift + (pits + 1) · k: %1.</source>
        <translation>周期が1以上で、周期 = ずれ + (穴の数 + 1) · k にならないループ：%1。</translation>
    </message>
    <message>
        <source>All loops found are in Table 1 of Inahata and Takahashi.</source>
        <translation>見つかったループはすべて稻畠・高橋の表1にあります。</translation>
    </message>
    <message>
        <source>Table 1 of Inahata and Takahashi does not have: %1.</source>
        <translation>稻畠・高橋の表1にないもの：%1。</translation>
    </message>
    <message>
        <source>period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>ずれ</translation>
    </message>
    <message>
        <source>in Table 1</source>
        <translation>表1の名前</translation>
    </message>
    <message>
        <source>pits a row</source>
        <translation>1列の穴</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>wins from</source>
        <translation>勝てるリード</translation>
    </message>
    <message>
        <source>draws from</source>
        <translation>引き分けのリード</translation>
    </message>
    <message>
        <source>winning first moves</source>
        <translation>勝てる初手</translation>
    </message>
    <message>
        <source>Loops that play can reach</source>
        <translation>対局に現れるループ</translation>
    </message>
    <message>
        <source>Looks at every board that can be reached from the start and collects the sowings that never end.</source>
        <translation>はじめの局面から現れる盤面をすべて調べて、終わらない手を集めます。</translation>
    </message>
    <message>
        <source>Pits in a row</source>
        <translation>1列の穴の数</translation>
    </message>
    <message>
        <source>Who wins BAO?</source>
        <translation>バオに勝つのは？</translation>
    </message>
    <message>
        <source>Solves the start for every size of the board: four stones in every second pit.</source>
        <translation>1つおきの穴に石4個で始める局面を、盤の大きさごとに解きます。</translation>
    </message>
    <message>
        <source>Largest board</source>
        <translation>いちばん大きい盤</translation>
    </message>
    <message>
        <source>Stones in a filled pit</source>
        <translation>1つの穴に入れる石の数</translation>
    </message>
    <message>
        <source>Pits filled at the start</source>
        <translation>はじめに石を入れる穴</translation>
    </message>
    <message>
        <source>every second pit: b, d, f, …</source>
        <translation>1つおき：b、d、f、…</translation>
    </message>
    <message>
        <source>every pit</source>
        <translation>すべての穴</translation>
    </message>
    <message>
        <source>position “%1”: %2</source>
        <translation>局面「%1」：%2</translation>
    </message>
    <message>
        <source>a position is like “0,4,0,4/0,4,0,4 0-0 1”: the upper row, the lower row in the order of sowing, captured stones, the mover</source>
        <translation>局面は「0,4,0,4/0,4,0,4 0-0 1」のように書きます。上の列、配る順に見た下の列、取り分、手番の順です</translation>
    </message>
    <message>
        <source>“%1” is no number of stones; allowed: 0 to %2</source>
        <translation>「%1」は石の数ではありません。使えるのは0から%2までです</translation>
    </message>
    <message>
        <source>%1 pits in a row; the rules have %2</source>
        <translation>1列の穴が%1個ありますが、ルールでは%2個です</translation>
    </message>
    <message>
        <source>%1 stones; at most %2 are allowed</source>
        <translation>石が%1個ありますが、%2個までです</translation>
    </message>
    <message numerus="yes">
        <source>%n pits a row</source>
        <translation>
            <numerusform>1列に穴%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>started from %1</source>
        <translation>はじめの局面 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stones in every pit</source>
        <translation>
            <numerusform>すべての穴に石%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones in every second pit</source>
        <translation>
            <numerusform>1つおきの穴に石%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of your pits</source>
        <translation>自分の穴を選んでください</translation>
    </message>
    <message>
        <source>never ends: a draw at once</source>
        <translation>終わらない手：すぐに引き分け</translation>
    </message>
    <message numerus="yes">
        <source>%n lays</source>
        <translation>
            <numerusform>%n配り</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, takes nothing</source>
        <translation>%1、取り分なし</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <translation>%1、%2個取る</translation>
    </message>
    <message>
        <source>Point at one of your pits.</source>
        <translation>自分の穴を選んでください。</translation>
    </message>
    <message>
        <source>This pit is in the other player&apos;s row: yours is the lower one.</source>
        <translation>これは相手の穴です。あなたの穴は下の列です。</translation>
    </message>
    <message>
        <source>This pit is in the other player&apos;s row: yours is the upper one.</source>
        <translation>これは相手の穴です。あなたの穴は上の列です。</translation>
    </message>
    <message>
        <source>This pit is empty.</source>
        <translation>この穴は空です。</translation>
    </message>
    <message>
        <source>The solver is looking for the best line.</source>
        <translation>いちばんよい手順を探しています。</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>石</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>two empty</source>
        <translation>空が2つ</translation>
    </message>
    <message>
        <source>two equal</source>
        <translation>同数が2つ</translation>
    </message>
    <message>
        <source>pattern 1</source>
        <translation>パターン1</translation>
    </message>
    <message>
        <source>pattern 2</source>
        <translation>パターン2</translation>
    </message>
    <message>
        <source>Two empty pits side by side stop every rollback.</source>
        <translation>空の穴が2つ並ぶと、巻き戻しは必ず止まります。</translation>
    </message>
    <message>
        <source>Two empty pits side by side do not stop the rollback of %1.</source>
        <translation>%1では、空の穴が2つ並んでいても巻き戻しが止まりません。</translation>
    </message>
    <message>
        <source>No board has both the condition LOOP and a sign that stops a rollback.</source>
        <translation>条件LOOPと停止のしるしの両方がある盤面はありません。</translation>
    </message>
    <message>
        <source>%1 has both the condition LOOP and a sign that stops a rollback.</source>
        <translation>%1には条件LOOPと停止のしるしの両方があります。</translation>
    </message>
    <message>
        <source>Every board with one of the signs of Inahata and Takahashi stops.</source>
        <translation>稻畠・高橋のしるしがある盤面では、必ず巻き戻しが止まります。</translation>
    </message>
    <message>
        <source>%1 has one of the signs of Inahata and Takahashi and is on a loop all the same.</source>
        <translation>%1には稻畠・高橋のしるしがありますが、それでもループの中にあります。</translation>
    </message>
    <message>
        <source>Rollback</source>
        <translation>巻き戻し</translation>
    </message>
    <message>
        <source>Most stones</source>
        <translation>石の数の上限</translation>
    </message>
    <message>
        <source>Stones in pits a, b, …</source>
        <translation>穴a、b、…の石</translation>
    </message>
    <message>
        <source>in the order of sowing, as many for one row as for the other</source>
        <translation>配る順に、上の列と下の列で同じ数だけ</translation>
    </message>
    <message>
        <source>Pit to sow, a is 1</source>
        <translation>配る穴（aが1）</translation>
    </message>
    <message>
        <source>an even number of pits</source>
        <translation>偶数個の穴</translation>
    </message>
    <message>
        <source>at most %1 stones</source>
        <translation>石は%1個まで</translation>
    </message>
    <message>
        <source>a pit of the board that holds stones</source>
        <translation>石の入っている穴</translation>
    </message>
    <message numerus="yes">
        <source>The sowing ends after %n lays in %1 and takes %2 from %3.</source>
        <translation>
            <numerusform>%n回配って%1で終わり、%3から%2個取ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n lays the same board is back: it never ends.</source>
        <translation>
            <numerusform>%n配りで同じ盤面に戻ります。終わらない手です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stones sown are %2 rounds of %3 and %4 more: period %2, shift %4.</source>
        <translation>配った石%1個は、%3個の%2周と%4個です。周期%2、ずれ%4。</translation>
    </message>
    <message>
        <source>The first board has the condition LOOP.</source>
        <translation>はじめの盤面は条件LOOPを満たします。</translation>
    </message>
    <message>
        <source>The first board has a pattern of period 0.</source>
        <translation>はじめの盤面は周期0のパターンです。</translation>
    </message>
    <message numerus="yes">
        <source>The rollback stops after %n lays: the pit in hand has one stone or none to give back.</source>
        <translation>
            <numerusform>巻き戻しは%n配りで止まります。今戻している穴には、戻せる石がもうありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rollback goes round for ever: the board is on a loop.</source>
        <translation>巻き戻しはいつまでも続きます。盤面はループの中にあります。</translation>
    </message>
    <message>
        <source>Two empty pits side by side.</source>
        <translation>空の穴が2つ並んでいます。</translation>
    </message>
    <message>
        <source>Two pits side by side with the same count.</source>
        <translation>石の数が同じ穴が2つ並んでいます。</translation>
    </message>
    <message>
        <source>The first stopping pattern of Inahata and Takahashi.</source>
        <translation>稻畠・高橋の停止パターン1です。</translation>
    </message>
    <message>
        <source>The second stopping pattern of Inahata and Takahashi.</source>
        <translation>稻畠・高橋の停止パターン2です。</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>配り</translation>
    </message>
    <message>
        <source>sender</source>
        <translation>送り手</translation>
    </message>
    <message>
        <source>receiver</source>
        <translation>受け手</translation>
    </message>
    <message>
        <source>message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>The same messages follow again and again.</source>
        <translation>同じメッセージがいつまでも続きます。</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>Sow</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>巻き戻す</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>一手</translation>
    </message>
    <message>
        <source>Sows a pit of any board lay by lay, or undoes the lays that led to it.</source>
        <translation>好きな盤面の穴から一配りずつ進めます。巻き戻すこともできます。</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>A sowing as the processes of Inahata and Takahashi see it: pits (H) and managers (Mn, Ms) pass stones on.</source>
        <translation>稻畠・高橋のプロセスで見た一手。穴（H）とマネージャー（Mn、Ms）が石を受け渡します。</translation>
    </message>
    <message>
        <source>board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>ways in</source>
        <translation>入り口</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>止まる</translation>
    </message>
    <message>
        <source>unmarked</source>
        <translation>しるしなし</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>then holds</source>
        <translation>受けた後の石</translation>
    </message>
    <message>
        <source>board “%1”: %2</source>
        <translation>盤面「%1」：%2</translation>
    </message>
    <message>
        <source>“%1” is no pit; allowed: a to %2</source>
        <translation>「%1」という穴はありません。aから%2までです</translation>
    </message>
    <message>
        <source>“%1” is no number of stones</source>
        <translation>「%1」は石の数ではありません</translation>
    </message>
    <message>
        <source>%1 pits; allowed: an even number from %2 to %3</source>
        <translation>穴が%1個あります。%2から%3までの偶数にしてください</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>the first stopping pattern of Inahata and Takahashi</source>
        <translation>稻畠・高橋の停止パターン1</translation>
    </message>
    <message>
        <source>the second stopping pattern of Inahata and Takahashi</source>
        <translation>稻畠・高橋の停止パターン2</translation>
    </message>
    <message>
        <source>two empty pits side by side</source>
        <translation>空の穴が2つ並ぶ</translation>
    </message>
    <message>
        <source>two pits side by side with the same count</source>
        <translation>同じ数の穴が2つ並ぶ</translation>
    </message>
    <message numerus="yes">
        <source>After %n lays it has not ended yet, and no board was back.</source>
        <translation>
            <numerusform>%n配りしても終わらず、同じ盤面にも戻っていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rollback goes round for ever: after %n lays the same row is back.</source>
        <translation>
            <numerusform>巻き戻しはいつまでも続きます。%n配りで同じ並びに戻ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lays are undone, and more could be.</source>
        <translation>
            <numerusform>%n配り分を巻き戻しました。まだ続けられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>not known: the sowing is too long</source>
        <translation>不明：配りが長すぎます</translation>
    </message>
    <message>
        <source>does not apply: the sowing ends</source>
        <translation>当てはまらない：配りが終わる</translation>
    </message>
    <message>
        <source>Condition LOOP</source>
        <translation>条件LOOP</translation>
    </message>
    <message>
        <source>does not apply: the period is 0</source>
        <translation>当てはまらない：周期が0</translation>
    </message>
    <message>
        <source>t = n + (m+1)·k</source>
        <translation>t = n + (m+1)·k</translation>
    </message>
    <message>
        <source>%1 = %2 + %3·%4</source>
        <translation>%1 = %2 + %3·%4</translation>
    </message>
    <message>
        <source>%1 is not %2 + %3·k</source>
        <translation>%1は%2 + %3·kにならない</translation>
    </message>
    <message>
        <source>Period-0 patterns</source>
        <translation>周期0のパターン</translation>
    </message>
    <message>
        <source>does not apply: the period is %1</source>
        <translation>当てはまらない：周期が%1</translation>
    </message>
    <message>
        <source>neither of the two</source>
        <translation>どちらでもない</translation>
    </message>
    <message>
        <source>it is pattern %1</source>
        <translation>パターン%1です</translation>
    </message>
    <message>
        <source>goes round for ever, and yet there is: %1 (%2)</source>
        <translation>いつまでも続くのに、しるしがある：%1 (%2)</translation>
    </message>
    <message>
        <source>goes round for ever; no stopping sign appears</source>
        <translation>いつまでも続く。停止のしるしは現れない</translation>
    </message>
    <message numerus="yes">
        <source>stops after %n lays: %1 (%2)</source>
        <translation>
            <numerusform>%n配りで止まる：%1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops after %n lays, without any sign</source>
        <translation>
            <numerusform>%n配りで止まる。しるしはない</numerusform>
        </translation>
    </message>
    <message>
        <source>The pit in hand is empty: choose one that holds stones.</source>
        <translation>配る穴が空です。石のある穴を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>The same row again after %n lays: shift %1.</source>
        <translation>
            <numerusform>%n配りで同じ並びに戻ります。ずれ%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stones sown = %2 · %3 + %4: period %2.</source>
        <translation>配った石%1個 = %2·%3 + %4。周期%2。</translation>
    </message>
    <message>
        <source>odd, odd, even, odd …: at no lay</source>
        <translation>奇数、奇数、偶数、奇数…となる配りがない</translation>
    </message>
    <message>
        <source>odd, odd, even, odd …: at lay %1</source>
        <translation>奇数、奇数、偶数、奇数…となる配り：%1</translation>
    </message>
    <message>
        <source>This sowing would never stop, so it is a draw.</source>
        <translation>この配りはいつまでも終わらないので、引き分けです。</translation>
    </message>
    <message>
        <source>A row is empty. Everyone keeps the stones of their own row: %1 has %2, %3 has %4.</source>
        <translation>片方の列が空です。残った石はその列の人のもの：%1は%2個、%3は%4個。</translation>
    </message>
    <message>
        <source>wins with a lead of %1</source>
        <translation>%1のリードで勝ち</translation>
    </message>
    <message>
        <source>wins with no lead</source>
        <translation>どれだけリードがあっても勝てない</translation>
    </message>
    <message>
        <source>draws with a lead of %1</source>
        <translation>%1のリードで引き分け</translation>
    </message>
    <message>
        <source>draws with any lead</source>
        <translation>リードに関係なく引き分け</translation>
    </message>
    <message>
        <source>final lead %1</source>
        <translation>終わりのリード %1</translation>
    </message>
    <message numerus="yes">
        <source>win by %n</source>
        <translation>
            <numerusform>%n個差で勝ち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss by %n</source>
        <translation>
            <numerusform>%n個差で負け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n</source>
        <translation>
            <numerusform>%1が%n個差で勝ち</numerusform>
        </translation>
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
        <source>Empty it</source>
        <translation>空にする</translation>
    </message>
    <message>
        <source>There is no stone here.</source>
        <translation>ここには石がありません。</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>先に指す人を替える</translation>
    </message>
    <message>
        <source>on and on …</source>
        <translation>まだまだ続く…</translation>
    </message>
    <message>
        <source>this sowing would never stop</source>
        <translation>この配りは終わりません</translation>
    </message>
    <message>
        <source>“%1” is no pit that can be sown</source>
        <translation>「%1」は配れる穴ではありません</translation>
    </message>
    <message>
        <source>Undoes lays on every board up to a number of stones and checks what Inahata and Takahashi say of where that stops. Its signs are looked for along the line from the hand on.</source>
        <translation>石の数が上限までの盤面をすべて巻き戻して、いつ止まるかについての稻畠・高橋の説を確かめます。しるしは、配る穴から一列に並べて探します。</translation>
    </message>
    <message>
        <source>Does it ever stop?</source>
        <translation>いつか終わる？</translation>
    </message>
    <message>
        <source>goes on and on</source>
        <translation>どこまでも続く</translation>
    </message>
    <message>
        <source>This sowing goes on and on. The solver is finding out whether it ever stops.</source>
        <translation>この配りはどこまでも続きます。いつか終わるのか、調べています。</translation>
    </message>
    <message>
        <source>Show the loop</source>
        <translation>ループを見る</translation>
    </message>
    <message>
        <source>Show the loop of %1</source>
        <translation>%1のループを見る</translation>
    </message>
    <message>
        <source>Every move here comes to an end.</source>
        <translation>ここでは、どの手も必ず終わります。</translation>
    </message>
    <message>
        <source>Choose one of your pits: its stones are sown one by one, clockwise. Try it.</source>
        <translation>自分の穴を1つ選びます。中の石を、時計回りに1個ずつ配ります。やってみましょう。</translation>
    </message>
    <message>
        <source>If the last stone falls into an empty pit, the stones opposite are yours.</source>
        <translation>最後の石が空の穴に入ると、向かいの穴の石がもらえます。</translation>
    </message>
    <message>
        <source>Where the last stone falls</source>
        <translation>最後の石はどこへ</translation>
    </message>
    <message>
        <source>The first player sows pit b. Where does the last stone fall?</source>
        <translation>先手がbの穴の石を配ります。最後の石はどこに入るでしょう。</translation>
    </message>
    <message>
        <source>Two stones go two pits on.</source>
        <translation>石が2個なら、2つ先まで届きます。</translation>
    </message>
    <message>
        <source>Count as many pits on as there are stones.</source>
        <translation>石の数だけ、先の穴を数えましょう。</translation>
    </message>
    <message>
        <source>The last stone falls as many pits on as there are stones in the hand.</source>
        <translation>最後の石は、手に取った石の数だけ先の穴に入る。</translation>
    </message>
    <message>
        <source>The last stone always falls into the facing pit.</source>
        <translation>最後の石は、いつも向かいの穴に入る。</translation>
    </message>
    <message>
        <source>The last stone always falls into an empty pit.</source>
        <translation>最後の石は、いつも空の穴に入る。</translation>
    </message>
    <message>
        <source>Without help: pit a is sown. Where does it end?</source>
        <translation>ヒントなしで：aの穴を配ると、どこで終わるでしょう。</translation>
    </message>
    <message>
        <source>Count once more.</source>
        <translation>もう一度数えてみましょう。</translation>
    </message>
    <message>
        <source>Capture more stones than the other player.</source>
        <translation>相手より多くの石を取りましょう。</translation>
    </message>
    <message>
        <source>Inahata and Takahashi</source>
        <translation>稻畠・高橋</translation>
    </message>
    <message>
        <source>A paper from Kwansei Gakuin University; it gives no year of its own.</source>
        <translation>関西学院大学の論文。発表の年は書かれていません。</translation>
    </message>
    <message>
        <source>When does a sowing never end? They see the pits as processes that send each other stones, list the endless sowings of four pits a row, and look for a sign by which to know them.</source>
        <translation>終わらない手になるのはどんなときでしょうか。穴を、石をやりとりするプロセスとみて、1列4穴での終わらない手を並べ、それを見分けるしるしを探します。</translation>
    </message>
    <message>
        <source>Much of it holds beyond four pits a row: period = shift + (pits + 1) · k for every loop found, and two empty pits side by side stop every rollback. And every endless sowing starts on its own loop, for a lay can be undone in one way only.</source>
        <translation>多くは1列4穴より大きな盤でも成り立ちます。見つかったどのループでも周期 = ずれ + (穴の数 + 1) · kで、空の穴が2つ並べば巻き戻しは必ず止まります。また、一配りを戻す道は一つしかないので、終わらない手はどれも自分のループの上から始まります。</translation>
    </message>
    <message>
        <source>Lay, loop, period, shift and rollback, the names L1 to L12, the condition LOOP, the stopping patterns, and the processes H, Mn and Ms with am and rem are their words.</source>
        <translation>一配り、ループ、周期、ずれ、巻き戻し、L1からL12までの名前、条件LOOP、停止パターン、プロセスHとMnとMs、amとremは、この論文の言葉です。</translation>
    </message>
    <message>
        <source>Their table of twelve loops is one short. Sow the first pit, with its 5 stones.</source>
        <translation>12個のループの表には、あと一つ足りませんでした。5個入った最初の穴から配りましょう。</translation>
    </message>
    <message>
        <source>It never ends: a thirteenth loop, with period 3 and shift 3.</source>
        <translation>終わりません。周期3、ずれ3の、13番目のループです。</translation>
    </message>
    <message>
        <source>It is the pit with the 5 stones.</source>
        <translation>石が5個ある穴です。</translation>
    </message>
    <message>
        <source>They say that no board has both the condition LOOP and a sign that stops a rollback. That is nearly so; this board has both: 3, 1, 4, 4.</source>
        <translation>条件LOOPと、巻き戻しを止めるしるしが両方ある盤面はないとされています。ほとんどその通りですが、この盤面には両方あります。3、1、4、4です。</translation>
    </message>
    <message>
        <source>This board has their first stopping pattern (2, 3, 2, 0), so its rollback should stop. Sow the first pit, with its 2 stones.</source>
        <translation>この盤面には停止パターン1（2、3、2、0）があり、巻き戻しは止まるはずです。2個入った最初の穴から配りましょう。</translation>
    </message>
    <message>
        <source>It goes round for ever, and so does its rollback. The pattern needs a word more.</source>
        <translation>いつまでも回り続け、巻き戻しも同じように回ります。パターンにはもう一言足りません。</translation>
    </message>
    <message>
        <source>It is the first pit of the row that is on move.</source>
        <translation>番の人の段の、最初の穴です。</translation>
    </message>
</context>
</TS>
