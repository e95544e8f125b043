<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>bao</name>
    <message>
        <source>pit %1</source>
        <translation>穴%1</translation>
    </message>
    <message>
        <source>the first player’s stones</source>
        <translation>先手の取り分</translation>
    </message>
    <message>
        <source>the second player’s stones</source>
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
        <translation>最善の手順：%1。結果は%2 対 %3です。</translation>
    </message>
    <message numerus="yes">
        <source>Pit %1 never ends: after %n lays the same board is back, period %2, shift %3.</source>
        <translation>
            <numerusform>穴%1は終わらない手です。%n回配ると同じ盤面に戻ります（周期%2、ずれ%3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>On this board the player on move can always make a draw, and nobody can win.</source>
        <translation>この盤面では、手番の人はいつでも引き分けにできますが、勝てません。</translation>
    </message>
    <message>
        <source>On this board the player on move never wins, and draws with a lead of %1 or more.</source>
        <translation>この盤面では、手番の人は勝てませんが、リードが%1以上なら引き分けです。</translation>
    </message>
    <message>
        <source>On this board the player on move wins with a lead of %1 or more, and can always make a draw.</source>
        <translation>この盤面では、手番の人はリードが%1以上なら勝ちで、いつでも引き分けにできます。</translation>
    </message>
    <message>
        <source>On this board the player on move wins with a lead of %1 or more, and draws with %2 or more.</source>
        <translation>この盤面では、手番の人はリードが%1以上なら勝ち、%2以上なら引き分けです。</translation>
    </message>
    <message>
        <source>the lead is %1</source>
        <translation>今のリードは%1</translation>
    </message>
    <message>
        <source>lay %1</source>
        <translation>%1回目</translation>
    </message>
    <message numerus="yes">
        <source>and %n more lays</source>
        <translation>
            <numerusform>あと%n回配る</numerusform>
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
        <translation>石を1個ずつ配る。終わらない手もある。</translation>
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
        <source>Every never-ending sowing starts on its own loop: a lay can be undone in one way only, so no board leads into a loop from outside.</source>
        <translation>終わらない手は、はじめの盤面からもうループに入っています。一配りの戻し方は1通りだけなので、外からループに入ることはありません。</translation>
    </message>
    <message>
        <source>Every loop of period 0 has one of the two patterns of Inahata and Takahashi.</source>
        <translation>周期が0のループは、どれも稻畠・高橋の2つのパターンのどちらかです。</translation>
    </message>
    <message>
        <source>Period = shift + (pits + 1) · k for every loop of period 1 or more.</source>
        <translation>周期が1以上のループでは、どれも周期 = ずれ + (穴の数 + 1) · kです。</translation>
    </message>
    <message>
        <source>All loops found are in Table 1 of Inahata and Takahashi.</source>
        <translation>見つかったループはすべて稻畠・高橋の表1にあります。</translation>
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
        <translation>バオで勝つのは？</translation>
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
        <source>a position is like “0,4,0,4/0,4,0,4 0-0 1”: the upper row, the lower row in the order of sowing, captured stones, the player on move</source>
        <translation>局面は「0,4,0,4/0,4,0,4 0-0 1」のように書きます。上の列、配る順に見た下の列、取り分、手番の順です</translation>
    </message>
    <message>
        <source>“%1” is not a number of stones; allowed: 0 to %2</source>
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
            <numerusform>%n回配る</numerusform>
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
        <source>This pit is in the other player’s row: yours is the lower one.</source>
        <translation>これは相手の穴です。あなたの穴は下の列です。</translation>
    </message>
    <message>
        <source>This pit is in the other player’s row: yours is the upper one.</source>
        <translation>これは相手の穴です。あなたの穴は上の列です。</translation>
    </message>
    <message>
        <source>This pit is empty.</source>
        <translation>この穴は空です。</translation>
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
            <numerusform>%n回配ると同じ盤面に戻ります。終わらない手です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stones sown are %2 rounds of %3 and %4 more: period %2, shift %4.</source>
        <translation>配った石%1個は、%3個ずつ%2周と、あと%4個です。周期%2、ずれ%4。</translation>
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
            <numerusform>巻き戻しは%n回で止まります。今戻している穴には、戻せる石がもうありません。</numerusform>
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
        <translation>受けたあとの石</translation>
    </message>
    <message>
        <source>board “%1”: %2</source>
        <translation>盤面「%1」：%2</translation>
    </message>
    <message>
        <source>“%1” is not a pit; allowed: a to %2</source>
        <translation>「%1」という穴はありません。aから%2までです</translation>
    </message>
    <message>
        <source>“%1” is not a number of stones</source>
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
            <numerusform>%n回配っても終わらず、同じ盤面にも戻っていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rollback goes round for ever: after %n lays the same row is back.</source>
        <translation>
            <numerusform>巻き戻しはいつまでも続きます。%n回で同じ並びに戻ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lays are undone, and more could be.</source>
        <translation>
            <numerusform>%n回分を巻き戻しました。まだ続けられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>not known: the sowing is too long</source>
        <translation>不明：配りが長すぎる</translation>
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
        <translation>パターン%1</translation>
    </message>
    <message>
        <source>goes round for ever, and yet has a sign: %1 (%2)</source>
        <translation>いつまでも続くのに、しるしがある：%1（%2）</translation>
    </message>
    <message>
        <source>goes round for ever; no stopping sign appears</source>
        <translation>いつまでも続く。停止のしるしは現れない</translation>
    </message>
    <message numerus="yes">
        <source>stops after %n lays: %1 (%2)</source>
        <translation>
            <numerusform>%n回で止まる：%1（%2）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops after %n lays, without any sign</source>
        <translation>
            <numerusform>%n回で止まる。しるしはない</numerusform>
        </translation>
    </message>
    <message>
        <source>The pit in hand is empty: choose one that holds stones.</source>
        <translation>配る穴が空です。石のある穴を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>The same row again after %n lays: shift %1.</source>
        <translation>
            <numerusform>%n回配ると同じ並びに戻ります。ずれ%1。</numerusform>
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
        <translation>片方の列が空になりました。残った石は、それぞれ自分の列の人のものです：%1は%2個、%3は%4個。</translation>
    </message>
    <message>
        <source>wins with a lead of %1</source>
        <translation>リード%1で勝ち</translation>
    </message>
    <message>
        <source>no lead is enough to win</source>
        <translation>どれだけリードがあっても勝てない</translation>
    </message>
    <message>
        <source>draws with a lead of %1</source>
        <translation>リード%1で引き分け</translation>
    </message>
    <message>
        <source>any lead is enough to draw</source>
        <translation>リードに関係なく引き分け</translation>
    </message>
    <message>
        <source>final lead %1</source>
        <translation>最後のリード %1</translation>
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
        <source>“%1” is not a pit that can be sown</source>
        <translation>「%1」は配れる穴ではありません</translation>
    </message>
    <message>
        <source>Undoes lays on every board up to a number of stones and checks what Inahata and Takahashi say of where that stops. Their signs are looked for along the line from the sown pit on.</source>
        <translation>石の数を決めて、そこまでの盤面をすべて巻き戻し、いつ止まるかについての稻畠・高橋の説を確かめます。しるしは、配る穴から一列に並べて探します。</translation>
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
        <source>Where the last stone falls</source>
        <translation>最後の石はどこへ</translation>
    </message>
    <message>
        <source>Count as many pits on as there are stones.</source>
        <translation>石の数だけ、先の穴を数えましょう。</translation>
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
        <source>Lay, loop, period, shift and rollback, the names L1 to L12, the condition LOOP, the stopping patterns, and the processes H, Mn and Ms with am and rem are their words.</source>
        <translation>一配り、ループ、周期、ずれ、巻き戻し、L1からL12までの名前、条件LOOP、停止パターン、プロセスHとMnとMs、amとremは、稻畠・高橋の言葉です。</translation>
    </message>
    <message>
        <source>Their table of twelve loops is one short. Sow the first pit, with its 5 stones.</source>
        <translation>12個のループの表には、あと1つ足りませんでした。5個入った最初の穴から配りましょう。</translation>
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
        <translation>条件LOOPと、巻き戻しを止めるしるしが両方ある盤面はないとされています。ほとんどそのとおりですが、この盤面には両方あります。3、1、4、4です。</translation>
    </message>
    <message>
        <source>This board has their first stopping pattern (2, 3, 2, 0), so its rollback should stop. Sow the first pit, with its 2 stones.</source>
        <translation>この盤面には停止パターン1（2、3、2、0）があり、巻き戻しは止まるはずです。2個入った最初の穴から配りましょう。</translation>
    </message>
    <message>
        <source>It goes round for ever, and so does its rollback. The pattern needs one more condition.</source>
        <translation>いつまでも回り続け、巻き戻しも同じように回ります。このパターンには、まだ条件が足りません。</translation>
    </message>
    <message>
        <source>It is the first pit in the row of the player on move.</source>
        <translation>手番の人の列の、最初の穴です。</translation>
    </message>
    <message>
        <source>The upper row is yours. Choose one of your pits: its stones go one by one into the pits that follow, clockwise.</source>
        <translation>上の列があなたの穴です。1つ選ぶと、中の石が時計回りに次の穴へ1個ずつ配られます。</translation>
    </message>
    <message>
        <source>Each of the pits that follow has one stone more.</source>
        <translation>次の穴から順に、石が1個ずつ増えました。</translation>
    </message>
    <message>
        <source>If the last stone falls into a pit with stones, they are all picked up and sown on. Sow pit b.</source>
        <translation>最後の石が、石のある穴に入ったら、その穴の石を全部手に持って、配り続けます。穴bから配りましょう。</translation>
    </message>
    <message>
        <source>The last stone fell into d, so the three stones of d were sown on.</source>
        <translation>最後の石がdに入ったので、dの3個を続けて配りました。</translation>
    </message>
    <message>
        <source>Pit b is the one whose last stone falls into a pit with stones.</source>
        <translation>最後の石が石のある穴に入るのは、穴bです。</translation>
    </message>
    <message>
        <source>If it falls into an empty pit, your move ends, and the stones opposite are yours. Take three stones.</source>
        <translation>空の穴に入ったら、その手は終わりです。向かいの穴の石がもらえます。3個取りましょう。</translation>
    </message>
    <message>
        <source>The stone fell into the empty pit c. The three stones opposite are yours.</source>
        <translation>石が空の穴cに入りました。向かいの3個が取り分です。</translation>
    </message>
    <message>
        <source>Which empty pit has three stones opposite?</source>
        <translation>向かいに石が3個ある、空の穴はどれでしょう。</translation>
    </message>
    <message>
        <source>It may end in the other row as well. Then the stones opposite lie in your own row, and you take those. Sow pit d.</source>
        <translation>相手の列で終わることもあります。そのときは、向かいにある自分の列の石をもらいます。穴dから配りましょう。</translation>
    </message>
    <message>
        <source>It ended in g. Opposite is b, and its two stones are put aside for you.</source>
        <translation>gで終わりました。向かいはbで、その2個が取り分になります。</translation>
    </message>
    <message>
        <source>Sow the three stones of pit d.</source>
        <translation>穴dの石3個を配りましょう。</translation>
    </message>
    <message>
        <source>If a sowing would go on for ever, the game is a draw at once. Sow pit a.</source>
        <translation>いつまでも終わらない配りになったら、そこで引き分けです。穴aから配りましょう。</translation>
    </message>
    <message>
        <source>After four lays the board looks the same again, and so it would go on.</source>
        <translation>4回配ると同じ並びに戻るので、いつまでも続きます。</translation>
    </message>
    <message>
        <source>Sow the three stones of pit a.</source>
        <translation>穴aの石3個を配りましょう。</translation>
    </message>
    <message>
        <source>When a row is empty after a move, the game is over: everyone gets the stones of their own row. More stones win. Make the last move.</source>
        <translation>手が終わってどちらかの列が空なら、対局は終わりです。残った石は石のある列の人のもので、多いほうが勝ちです。最後の手を指しましょう。</translation>
    </message>
    <message>
        <source>Your row is empty. The other player gets three more and has seven. You have nine: you win.</source>
        <translation>あなたの列が空になりました。相手は3個増えて7個、あなたは9個。勝ちです。</translation>
    </message>
    <message>
        <source>Why a sowing can never end</source>
        <translation>終わらない手があるのはなぜ</translation>
    </message>
    <message>
        <source>Sow pit a and watch how the board moves round.</source>
        <translation>穴aから配って、石の並びが回っていくのを見ましょう。</translation>
    </message>
    <message>
        <source>After four lays it is the same board, one pit further on. So it goes for ever, and the game is a draw.</source>
        <translation>4回配ると、1つ先の穴から見て同じ並びです。いつまでも続くので、引き分けです。</translation>
    </message>
    <message>
        <source>Sow pit a, the one with three stones.</source>
        <translation>石が3個ある穴aから配りましょう。</translation>
    </message>
    <message>
        <source>Now pit a has one stone less. Where does this sowing end?</source>
        <translation>今度は穴aの石が1個少なくなりました。この配りはどこで終わるでしょう。</translation>
    </message>
    <message>
        <source>At once, in the empty pit c. Not every sowing comes back.</source>
        <translation>すぐに、空の穴cで終わります。どの配りも戻ってくるわけではありません。</translation>
    </message>
    <message>
        <source>Count two pits on from a. What lies there?</source>
        <translation>aから2つ先を数えましょう。そこに石はありますか。</translation>
    </message>
    <message>
        <source>First has taken nothing, second already nine. Does first, who is on move, win, draw or lose?</source>
        <translation>取り分は先手が0個、後手が9個です。先手の番です。先手は勝ち、引き分け、負けのどれでしょう。</translation>
    </message>
    <message>
        <source>A draw: pit a starts a sowing that never ends, and then the stones taken do not count.</source>
        <translation>引き分けです。穴aは終わらない手になり、そうなると取り分は関係ありません。</translation>
    </message>
    <message>
        <source>Follow the first lay of pit a, then turn the board in your mind.</source>
        <translation>穴aの1回目の配りを追って、頭の中で盤を回してみましょう。</translation>
    </message>
    <message>
        <source>All moves but one lose. Find the one that never ends.</source>
        <translation>1つを除いて、みな負ける手です。終わらない手を見つけましょう。</translation>
    </message>
    <message>
        <source>Seen from the pit that is picked up, it is the same board as before, only turned.</source>
        <translation>石を手に取る穴から見ると、前と同じ並びです。盤が回っただけです。</translation>
    </message>
    <message>
        <source>This sowing ended. Try to find one whose last stone always falls on stones.</source>
        <translation>この配りは終わりました。最後の石がいつも石のある穴に入る配りを探しましょう。</translation>
    </message>
    <message>
        <source>There are only so many ways to lay the stones into the pits. A sowing that does not stop must meet a board again. And since there is only one way back, the first one it meets again is the one it began with.</source>
        <translation>決まった数の石の並べ方には限りがあります。だから止まらない配りは、いつか前と同じ並びになります。戻り方は1通りだけなので、最初に出会うのは、始めたときの並びです。</translation>
    </message>
    <message>
        <source>Without help: save the draw.</source>
        <translation>ヒントなしで：引き分けにしましょう。</translation>
    </message>
    <message>
        <source>Which sowing finds stones wherever its last stone falls?</source>
        <translation>最後の石が、いつも石のある穴に入る配りはどれでしょう。</translation>
    </message>
    <message>
        <source>Two boards, only pit f differs. Pit c is sown on both. Where does the upper one end?</source>
        <translation>2つの盤は、穴fだけが違います。どちらも穴cから配ります。上の盤はどこで終わるでしょう。</translation>
    </message>
    <message>
        <source>Above it ends in f after one lay. Below, with one stone in f, it never ends.</source>
        <translation>上は1回配ると、fで終わります。下はfに1個あるだけで、いつまでも終わりません。</translation>
    </message>
    <message>
        <source>Count three pits on from c.</source>
        <translation>cから3つ先を数えましょう。</translation>
    </message>
    <message>
        <source>Here pit e differs. Pit c is sown on both. Where does the upper one end?</source>
        <translation>今度は穴eが違います。どちらも穴cから配ります。上の盤はどこで終わるでしょう。</translation>
    </message>
    <message>
        <source>Above it takes the four of d. Below it runs for nine lays and ends in a.</source>
        <translation>上はdの4個を取ります。下は9回も配って、aで終わります。</translation>
    </message>
    <message>
        <source>Count two pits on from c.</source>
        <translation>cから2つ先を数えましょう。</translation>
    </message>
    <message>
        <source>Look at this board. Does the player on move, above, win, draw or lose?</source>
        <translation>この盤を見ましょう。手番は上の列の人です。勝ち、引き分け、負けのどれでしょう。</translation>
    </message>
    <message>
        <source>It is lost, by four stones.</source>
        <translation>4個の差で負けます。</translation>
    </message>
    <message>
        <source>There are only two moves. Follow both, and the answers to them.</source>
        <translation>手は2つしかありません。どちらも、相手の返事まで追ってみましょう。</translation>
    </message>
    <message>
        <source>The other player gets a stone more, in pit f. And now?</source>
        <translation>相手の穴fに、石が1個増えました。今度はどうでしょう。</translation>
    </message>
    <message>
        <source>The stone is the other player’s, and yet now first wins, by three.</source>
        <translation>増えたのは相手の石なのに、今度は先手が3個の差で勝ちます。</translation>
    </message>
    <message>
        <source>A small change can change everything. Follow both moves again.</source>
        <translation>小さな違いで、すべてが変わることがあります。2つの手をもう一度追いましょう。</translation>
    </message>
    <message>
        <source>Without help: without the stone in e this sowing of c would end there. Where does it end now?</source>
        <translation>ヒントなしで：eに石がなければ、cの配りはそこで終わります。今はどこで終わるでしょう。</translation>
    </message>
    <message>
        <source>Go on from e with two stones, and look each time what lies there.</source>
        <translation>eから2個で続け、そのたびに、そこに石があるか見ましょう。</translation>
    </message>
    <message>
        <source>Pit b is sown. Where does the last stone fall? Point at the pit.</source>
        <translation>穴bから配ります。最後の石はどこに入るでしょう。穴を選びましょう。</translation>
    </message>
    <message>
        <source>Two stones go two pits on, to d. That pit was empty, so the move is over.</source>
        <translation>石が2個なので、2つ先のdに入ります。dは空だったので、これで終わりです。</translation>
    </message>
    <message>
        <source>In g, round the corner. Opposite is b in your own row: these two stones are taken.</source>
        <translation>角を曲がってgで終わります。向かいは自分の列のbで、その2個を取ります。</translation>
    </message>
    <message>
        <source>After d comes e, below it; from there it goes to the left.</source>
        <translation>dの次は下のeです。そこからは左へ進みます。</translation>
    </message>
    <message>
        <source>Pit b is sown. Look closely: where does the whole move end?</source>
        <translation>穴bから配ります。よく見ましょう。この手はどこで終わるでしょう。</translation>
    </message>
    <message>
        <source>There were stones in d. So its three were sown on, to g: a second lay.</source>
        <translation>dには石がありました。それで、その3個を続けてgまで配りました。これが2回目の配りです。</translation>
    </message>
    <message>
        <source>Did the last stone of b fall into an empty pit?</source>
        <translation>bの最後の石は、空の穴に入りましたか。</translation>
    </message>
    <message>
        <source>Pit a is sown. This time there are more than two lays.</source>
        <translation>穴aから配ります。今度は3回配ります。どこで終わるでしょう。</translation>
    </message>
    <message>
        <source>From a to d, from d to f, from f to h: that pit was empty.</source>
        <translation>aからd、dからf、fからhへ。hは空でした。</translation>
    </message>
    <message>
        <source>Each pit passed has got a stone by now. Count those too.</source>
        <translation>通った穴は、もう石が1個ずつ増えています。それも数えましょう。</translation>
    </message>
    <message>
        <source>Without help: pit d is sown. Where does the last stone fall?</source>
        <translation>ヒントなしで：穴dから配ります。最後の石はどこに入るでしょう。</translation>
    </message>
    <message>
        <source>Keep in mind which pits have been emptied on the way.</source>
        <translation>途中で空になった穴を覚えておきましょう。</translation>
    </message>
    <message>
        <source>Backwards: undoing a sowing</source>
        <translation>逆向きに：配りの巻き戻し</translation>
    </message>
    <message>
        <source>Sow pit c and remember what happens to each pit.</source>
        <translation>穴cから配って、それぞれの穴がどうなるか覚えましょう。</translation>
    </message>
    <message>
        <source>Pit c is empty now. Each pit after it, up to the last stone, has one more.</source>
        <translation>穴cは空になり、次の穴から最後の石まで、1個ずつ増えました。</translation>
    </message>
    <message>
        <source>Sow pit c, the one with three stones.</source>
        <translation>石が3個ある穴cから配りましょう。</translation>
    </message>
    <message>
        <source>One pit was sown, and the last stone fell into d. Which pit was it?</source>
        <translation>ある穴から配ったら、最後の石がdに入りました。どの穴から配ったのでしょう。</translation>
    </message>
    <message>
        <source>From d go back and take one stone out of each pit. The first empty one, b, gets them all.</source>
        <translation>dから戻りながら、1個ずつ取ります。最初に出会う空の穴bに、それを全部入れます。</translation>
    </message>
    <message>
        <source>Go back from the last stone. A pit that was sown is empty.</source>
        <translation>最後の石から戻りましょう。配った穴は空になっています。</translation>
    </message>
    <message>
        <source>The last stone fell into f. Which pit was sown?</source>
        <translation>最後の石がfに入りました。どの穴から配ったのでしょう。</translation>
    </message>
    <message>
        <source>f, e and d give one stone each. Then comes c, which is empty: it had three.</source>
        <translation>f、e、dから1個ずつ。次のcは空なので、cには3個ありました。</translation>
    </message>
    <message>
        <source>Start at f and go against the sowing until a pit is empty.</source>
        <translation>fから、配る向きと逆に、空の穴まで戻りましょう。</translation>
    </message>
    <message>
        <source>This move had two lays. The last stone fell into g. Where did the move begin?</source>
        <translation>この手では2回配って、最後の石がgに入りました。どの穴から始まったのでしょう。</translation>
    </message>
    <message>
        <source>Back from g to d, which had three. One of these was the last of the lay before: back from d to b.</source>
        <translation>gからdへ戻ると、dには3個。そのうち1個は前の配りの最後の石なので、dからbへ戻ります。</translation>
    </message>
    <message>
        <source>Undo one lay first. Its pit got a stone from the lay before: undo that as well.</source>
        <translation>まず一配り戻しましょう。その穴には前の配りの石が入っています。前の配りも戻しましょう。</translation>
    </message>
    <message>
        <source>Forwards once more: pit b is sown on the board from before. Where does it end?</source>
        <translation>今度は前向きに：さっきの盤で穴bから配ります。どこで終わるでしょう。</translation>
    </message>
    <message>
        <source>In g, where you began to go back. There and back is the same way.</source>
        <translation>gです。さっき戻り始めた穴です。行きも帰りも同じ道です。</translation>
    </message>
    <message>
        <source>You have just gone this way backwards.</source>
        <translation>さっき、この道を逆にたどりました。</translation>
    </message>
    <message>
        <source>Without help: this move had three lays, and the last stone fell into h. Where did it begin?</source>
        <translation>ヒントなしで：この手では3回配って、最後の石がhに入りました。どの穴から始まったのでしょう。</translation>
    </message>
    <message>
        <source>Each lay back ends at an empty pit. Put the stones there and count again.</source>
        <translation>一配り戻すと、空の穴に着きます。そこに石を入れて、もう一度戻りましょう。</translation>
    </message>
    <message>
        <source>One stone more makes a sowing end in another pit in %1 of %2 cases; in %3 it no longer ends, or ends although it never did before.</source>
        <translation>石が1個増えると、%2通りのうち%1通りでは別の穴で終わるようになります。%3通りでは、終わらなくなるか、終わらなかったものが終わるようになります。</translation>
    </message>
    <message>
        <source>One stone more changes who wins, at level score, in %1 of %2 cases.</source>
        <translation>取った石が同じ数のとき、石が1個増えて勝ち・引き分け・負けが変わるのは、%2通りのうち%1通りです。</translation>
    </message>
    <message>
        <source>The result does not always change: with one stone more in pit %1, %2 ends where it did; that is so in %3 of %4 cases.</source>
        <translation>いつも変わるわけではありません。穴%1に石を1個足しても、%2は同じ穴で終わります。%4通りのうち%3通りがそうです。</translation>
    </message>
    <message>
        <source>sowings compared</source>
        <translation>比べた手</translation>
    </message>
    <message>
        <source>end in the same pit</source>
        <translation>同じ穴で終わる</translation>
    </message>
    <message>
        <source>end in another</source>
        <translation>別の穴で終わる</translation>
    </message>
    <message>
        <source>only one ends</source>
        <translation>片方だけ終わる</translation>
    </message>
    <message>
        <source>neither ends</source>
        <translation>どちらも終わらない</translation>
    </message>
    <message>
        <source>positions compared</source>
        <translation>比べた局面</translation>
    </message>
    <message>
        <source>another outcome</source>
        <translation>勝ち負けが変わる</translation>
    </message>
    <message>
        <source>Inahata and Takahashi call BAO chaotic: a tiny difference in the beginning, quite another result. So one stone more is laid into each pit of each board in turn, and what then happens is counted.</source>
        <translation>稻畠・高橋は、バオは始まりのわずかな違いで結果がまったく変わると書いています。そこで、どの盤面のどの穴にも石を1個ずつ足してみて、どう変わるかを数えます。</translation>
    </message>
    <message>
        <source>Condition LOOP as it is written: every loop of period 1 or more has such a board.</source>
        <translation>条件LOOPを書いてあるとおりに読むと、周期が1以上のループには、どれもそのような盤面があります。</translation>
    </message>
    <message>
        <source>Condition LOOP as it is written, with the parity of all stones: %1 of %2 loops of period 1 or more have such a board; not %3.</source>
        <translation>条件LOOPを書いてあるとおり、石の総数の奇数・偶数で読むと、周期が1以上のループ%2個のうち%1個にそのような盤面があります。ないのは%3。</translation>
    </message>
    <message>
        <source>Condition LOOP by the last pit’s own parity: every loop of period 1 or more has such a board.</source>
        <translation>条件LOOPを最後の穴そのものの奇数・偶数で読むと、周期が1以上のループには、どれもそのような盤面があります。</translation>
    </message>
    <message>
        <source>Condition LOOP by the last pit’s own parity: %1 of %2 loops of period 1 or more have such a board; not %3.</source>
        <translation>条件LOOPを最後の穴そのものの奇数・偶数で読むと、周期が1以上のループ%2個のうち%1個にそのような盤面があります。ないのは%3。</translation>
    </message>
    <message>
        <source>No other last clause makes LOOP right: the clauses before it already fail for %1 loops, like %2.</source>
        <translation>最後の条件を変えるだけでは、LOOPは直りません。その前の条件だけで、もう%1個のループが合わないからです。例：%2。</translation>
    </message>
    <message>
        <source>The clock, found here, has %1 hours, one more than there are pits. Mark hour 0. Mark the hour that is the number of stones in hand. For each other pit, i steps on and with b stones in it, mark hour i + b + 1. A lay only turns this clock. Where no two marks are side by side, the sowing never ends.</source>
        <translation>ここで見つけた時計：穴の数より1つ多い%1時間の時計を考えます。0時と、手に取る石の数の時刻にしるしを付けます。さらに、i個先の穴にb個の石があれば、i + b + 1時にしるしを付けます。一配りしても時計は回るだけで、隣り合うしるしがなければ、その手は決して終わりません。</translation>
    </message>
    <message>
        <source>The clock recognises every loop found.</source>
        <translation>見つかったループは、すべて時計でわかります。</translation>
    </message>
    <message>
        <source>The clock recognises %1 of %2 loops found; not %3.</source>
        <translation>見つかったループ%2個のうち%1個は、時計でわかります。わからないのは%3。</translation>
    </message>
    <message>
        <source>One of the two patterns of Inahata and Takahashi is in %1 of %2 loops of period 0; not in %3.</source>
        <translation>周期0のループ%2個のうち%1個に、稻畠・高橋の2つのパターンのどちらかがあります。ないのは%3。</translation>
    </message>
    <message>
        <source>Period = shift + (pits + 1) · k for %1 of %2 loops of period 1 or more; not for %3.</source>
        <translation>周期が1以上のループ%2個のうち%1個で、周期 = ずれ + (穴の数 + 1) · kです。ならないのは%3。</translation>
    </message>
    <message>
        <source>Table 1 of Inahata and Takahashi has %1 of %2 loops; not %3.</source>
        <translation>稻畠・高橋の表1には、ループ%2個のうち%1個があります。ないのは%3。</translation>
    </message>
    <message>
        <source>Every rollback that undoes a lay and then stops bears one of their signs.</source>
        <translation>一配り以上戻ってから止まる巻き戻しには、どれもしるしがあります。</translation>
    </message>
    <message>
        <source>%1 bears none of their signs, and its rollback stops all the same; so it is with %2 of %3 rollbacks that undo a lay and then stop.</source>
        <translation>%1にはどのしるしもありませんが、巻き戻しは止まります。一配り以上戻ってから止まる巻き戻し%3個のうち、%2個がそうです。</translation>
    </message>
    <message>
        <source>as it is written: at no lay; by the parity of the last pit alone: at lay %1</source>
        <translation>書いてあるとおりでは、どの配りにもない。最後の穴そのものの奇数・偶数で読むと、%1回目の配りにある</translation>
    </message>
    <message>
        <source>Clock (found here)</source>
        <translation>時計（ここでの発見）</translation>
    </message>
    <message>
        <source>marks at %1 on a clock of %2 hours: two are side by side, so it says nothing</source>
        <translation>%2時間で回る時計の%1時にしるし：隣り合うしるしがあるので、何も言えない</translation>
    </message>
    <message>
        <source>marks at %1 on a clock of %2 hours: no two side by side, so it never ends</source>
        <translation>%2時間で回る時計の%1時にしるし：隣り合うしるしがないので、決して終わらない</translation>
    </message>
    <message>
        <source>take the most stones</source>
        <translation>いちばんたくさん取る</translation>
    </message>
    <message>
        <source>You can collect more stones, whatever the other player does.</source>
        <translation>相手がどう指しても、あなたのほうが石を多く集められます。</translation>
    </message>
    <message>
        <source>Sow pit %1: you can collect more stones, whatever the other player does.</source>
        <translation>穴%1から配りましょう。そのあと相手がどう指しても、あなたのほうが石を多く集められます。</translation>
    </message>
    <message>
        <source>Sow pit %1: if both play on as well as they can, you end with %2 stones and the other player with %3.</source>
        <translation>穴%1から配りましょう。そのあとどちらも最善を尽くすと、最後はあなたが%2個、相手が%3個になります。</translation>
    </message>
    <message>
        <source>Whatever you sow, the other player can collect more stones than you.</source>
        <translation>どの穴から配っても、相手のほうが石を多く集められます。</translation>
    </message>
    <message>
        <source>Whatever you sow, the other player can collect more: with the best moves of both you end with %1 stones and the other player with %2.</source>
        <translation>どの穴から配っても、相手のほうが多く集められます。どちらも最善を尽くすと、最後はあなたが%1個、相手が%2個になります。</translation>
    </message>
    <message>
        <source>Nothing wins here, but the sowing of pit %1 never ends, and that is a draw at once.</source>
        <translation>ここから勝つ手はありません。でも、穴%1から配ると終わらなくなり、すぐに引き分けになります。</translation>
    </message>
    <message>
        <source>If both play as well as they can, a sowing comes in the end that never stops: a draw.</source>
        <translation>どちらも最善を尽くすと、最後に終わらない手が出て、引き分けになります。</translation>
    </message>
    <message>
        <source>If both play as well as they can, neither collects more than the other.</source>
        <translation>どちらも最善を尽くすと、どちらも相手より多くは集められません。</translation>
    </message>
    <message>
        <source>This sowing goes on and on. The program is finding out whether it ever stops.</source>
        <translation>この手はなかなか終わりません。いつか止まるかどうかを、プログラムが調べています。</translation>
    </message>
    <message>
        <source>The program is still looking for the best way to play.</source>
        <translation>どう指すのがいちばんよいかを、プログラムがまだ調べています。</translation>
    </message>
    <message numerus="yes">
        <source>pit %1 takes %n</source>
        <translation>
            <numerusform>穴%1で%n個取る</numerusform>
        </translation>
    </message>
    <message>
        <source>sow!</source>
        <translation>配って！</translation>
    </message>
    <message>
        <source>Each pit is a process, H, and each player has a manager, Mn above and Ms below: am is what it captured, rem what is left in its row. %1 begins and tells %2 to sow.</source>
        <translation>穴はどれもプロセスHで、どちらの対局者にもマネージャーがいます。上がMn、下がMsで、amは取り分、remは列に残った石です。まず%1が%2に、配るように言います。</translation>
    </message>
    <message numerus="yes">
        <source>%1 passes on %n stones. %2 keeps one of them.</source>
        <translation>
            <numerusform>%1が石を%n個渡します。%2はそのうち1個を残します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passes on the last stone. %2 held stones, so it sows them all.</source>
        <translation>%1が最後の1個を渡します。%2には石があったので、全部を配ります。</translation>
    </message>
    <message>
        <source>%1 passes on the last stone. %2 was empty: the move ends.</source>
        <translation>%1が最後の1個を渡します。%2は空だったので、この手は終わりです。</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>石%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>how many?</source>
        <translation>いくつ？</translation>
    </message>
    <message>
        <source>%1 asks %2 what its row holds.</source>
        <translation>%1が%2に、列に石がいくつあるか聞きます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 answers: %n stones.</source>
        <translation>
            <numerusform>%1「%n個です。」</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn!</source>
        <translation>あなたの番！</translation>
    </message>
    <message>
        <source>Both rows hold stones, so it goes on: %1 gives the turn to %2.</source>
        <translation>どちらの列にも石があるので、続きます。%1が%2に番を渡します。</translation>
    </message>
    <message>
        <source>capture!</source>
        <translation>渡して！</translation>
    </message>
    <message>
        <source>%1 holds one stone alone, so it tells %2, which faces it, to give up its stones.</source>
        <translation>%1の石は1個だけなので、向かいの%2に、石を渡すように言います。</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 its %n stones: they are captured.</source>
        <translation>
            <numerusform>%1が石%n個を%2に渡します。これが取り分です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asks %2 how many stones it holds.</source>
        <translation>%1が%2に、石がいくつあるか聞きます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 answers: %n stones. %2 adds them to its rem.</source>
        <translation>
            <numerusform>%1「%n個です。」%2はそれをremに足します。</numerusform>
        </translation>
    </message>
    <message>
        <source>stop!</source>
        <translation>止まって！</translation>
    </message>
    <message>
        <source>A row is empty, so the game is over: %1 tells %2 to stop. What lies in a row goes to its am.</source>
        <translation>空の列があるので、対局は終わりです。%1が%2に止まるように言います。列に残った石は、それぞれのamに加わります。</translation>
    </message>
    <message>
        <source>%1 tells %2 to stop.</source>
        <translation>%1が%2に、止まるように言います。</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>石%1個</translation>
    </message>
    <message>
        <source>am %1, rem %2</source>
        <translation>am %1、rem %2</translation>
    </message>
    <message>
        <source>A loop’s period is how many rounds it goes before the board is back, its shift how many pits further on that is. Much of what they say holds beyond four pits a row: period = shift + (pits + 1) · k for every loop found, and two empty pits side by side stop every rollback. And every endless sowing starts on its own loop, for a lay can be undone in one way only. Their condition LOOP holds for every loop of four pits, but not beyond; a clock with one hour more than there are pits, which a lay only turns, tells many loops of any size for certain.</source>
        <translation>元の並びに戻るまでに何周するかが周期、いくつ先の穴へ移るかがずれです。多くは1列4穴より大きな盤でも成り立ちます。見つかったどのループでも周期 = ずれ + (穴の数 + 1) · kで、空の穴が2つ並べば巻き戻しは必ず止まります。また、一配りの戻し方は1通りしかないので、終わらない手はどれも、はじめからループに入っています。条件LOOPは1列4穴のループならどれにも合いますが、それより大きな盤では合わないものがあります。穴の数より1つ多い時間の時計は、一配りしても回るだけで、どんな大きさの盤でも多くのループを確実に見分けます。</translation>
    </message>
    <message>
        <source>Their condition LOOP fits every loop of four pits a row; read with the parity of all stones, it fits none of five pits a row. Sow the first pit, with its 3 stones.</source>
        <translation>条件LOOPは1列4穴のループにはどれも合いますが、石の総数の奇数・偶数で読むと、1列5穴のループにはどれも合いません。石が3個の最初の穴から配ってみましょう。</translation>
    </message>
    <message>
        <source>It never ends. Yet 8 stones are an even number, so by LOOP the last pit should hold an even number too. Read with the last pit’s own parity, LOOP fits 77 of 86 loops.</source>
        <translation>決して終わりません。でも石は全部で8個と偶数なので、LOOPによれば最後の穴も偶数のはずです。最後の穴そのものの奇数・偶数で読むと、LOOPは86個のループのうち77個に合います。</translation>
    </message>
    <message>
        <source>It is the pit with the 3 stones.</source>
        <translation>石が3個の穴です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There are at most %1 stones.</source>
        <translation>石は全部で%1個までです。</translation>
    </message>
    <message>
        <source>Small board</source>
        <translation>小さい盤</translation>
    </message>
    <message>
        <source>4 pits a row</source>
        <translation>1列に穴4個</translation>
    </message>
    <message>
        <source>All pits filled</source>
        <translation>全部の穴に石</translation>
    </message>
    <message>
        <source>3 stones in each</source>
        <translation>3個ずつ</translation>
    </message>
    <message>
        <source>Large board</source>
        <translation>大きい盤</translation>
    </message>
    <message>
        <source>8 pits a row</source>
        <translation>1列に穴8個</translation>
    </message>
    <message>
        <source>They build on Milner’s Communication and Concurrency (1989), Russ’s Complete Mancala Games Book (1995), van der Goot’s Awari Retrograde Analysis (2001) and their own description of BAO (2004). Near it is closed owari: Bouchet (2005) and Bruhn (2008) described the boards that come back there, like the marching group 3, 2, 1. In BAO the pit where the last stone fell is sown next, so a marching group ends at once.</source>
        <translation>Milner『Communication and Concurrency』（1989年）、Russ『The Complete Mancala Games Book』（1995年）、van der Goot「Awari Retrograde Analysis」（2001年）と、稻畠・高橋自身の以前のバオの研究（2004年）をもとにしています。よく似たものに「クローズド・オワリ」があり、そこで元に戻ってくる盤面（3、2、1と並ぶ「行進する群れ」など）をBouchet（2005年）とBruhn（2008年）が調べました。バオでは、最後の石が入った穴から続けて配るので、この群れはすぐに終わります。</translation>
    </message>
    <message>
        <source>And this move had four lays. The last stone fell into f. Where did it begin?</source>
        <translation>この手では4回配って、最後の石がfに入りました。どの穴から始まったのでしょう。</translation>
    </message>
    <message>
        <source>A sowing that does not stop %1, and so it %2.</source>
        <translation>止まらない配りは%1。だから%2。</translation>
    </message>
    <message>
        <source>comes back to the board it began with</source>
        <translation>最初の並びに戻ります</translation>
    </message>
    <message>
        <source>brings new boards all the time</source>
        <translation>いつも新しい並びになります</translation>
    </message>
    <message>
        <source>has very many stones</source>
        <translation>石がとても多いのです</translation>
    </message>
    <message>
        <source>goes round for ever, and nobody wins</source>
        <translation>いつまでも回り、だれも勝ちません</translation>
    </message>
    <message>
        <source>ends after very many lays</source>
        <translation>何回も配ったあとに終わります</translation>
    </message>
    <message>
        <source>wins for whoever has taken more</source>
        <translation>石を多く取った人の勝ちです</translation>
    </message>
    <message>
        <source>It goes round and round, and nobody can lose any more.</source>
        <translation>いつまでも回るので、もうだれも負けません。</translation>
    </message>
    <message>
        <source>Second has taken many stones. Does first, who is on move, win, draw or lose?</source>
        <translation>後手は石をたくさん取りました。先手の番です。先手の勝ちですか、引き分けですか、負けですか。</translation>
    </message>
    <message>
        <source>Follow each sowing. Does one of them never end?</source>
        <translation>どの配りも追ってみましょう。終わらないものはありませんか。</translation>
    </message>
    <message>
        <source>Two boards nearly alike</source>
        <translation>よく似た2つの盤</translation>
    </message>
    <message>
        <source>One stone more %1, so a sowing %2.</source>
        <translation>石が1個増えると%1。だから配りは%2。</translation>
    </message>
    <message>
        <source>can change everything</source>
        <translation>すべてが変わることがあります</translation>
    </message>
    <message>
        <source>ends one pit further on</source>
        <translation>1つ先の穴で終わります</translation>
    </message>
    <message>
        <source>is good for whoever owns its row</source>
        <translation>その列の人が得をします</translation>
    </message>
    <message>
        <source>has to be followed stone by stone</source>
        <translation>石を1個ずつ追います</translation>
    </message>
    <message>
        <source>is guessed from a board that looks like it</source>
        <translation>似た盤から見当をつけます</translation>
    </message>
    <message>
        <source>always ends where the last one did</source>
        <translation>いつも前と同じ穴で終わります</translation>
    </message>
    <message>
        <source>Pit d is sown. Where does the last stone fall?</source>
        <translation>穴dから配ります。最後の石はどこに入りますか。</translation>
    </message>
    <message>
        <source>While the last stone falls on %1, the sowing goes on. It ends in %2.</source>
        <translation>最後の石が%1に入る間は、配り続けます。終わるのは%2に入ったときです。</translation>
    </message>
    <message>
        <source>an empty pit</source>
        <translation>空の穴</translation>
    </message>
    <message>
        <source>a pit of the other row</source>
        <translation>相手の列の穴</translation>
    </message>
    <message>
        <source>the pit as far on as there were stones</source>
        <translation>石の数だけ先の穴</translation>
    </message>
    <message>
        <source>one’s own row</source>
        <translation>自分の列</translation>
    </message>
    <message>
        <source>To undo a sowing, go back and take one stone from each pit, %1, and put them all %2.</source>
        <translation>配る前に戻すには、穴ごとに石を1個ずつ取りながら%1戻り、全部を%2入れます。</translation>
    </message>
    <message>
        <source>as far as the first empty pit</source>
        <translation>最初の空の穴まで</translation>
    </message>
    <message>
        <source>as many pits as the last one holds</source>
        <translation>最後の穴の石の数だけ</translation>
    </message>
    <message>
        <source>as far as the corner</source>
        <translation>角まで</translation>
    </message>
    <message>
        <source>into that empty pit</source>
        <translation>その空の穴に</translation>
    </message>
    <message>
        <source>into the last pit</source>
        <translation>最後の穴に</translation>
    </message>
    <message>
        <source>into the pit opposite</source>
        <translation>向かいの穴に</translation>
    </message>
    <message>
        <source>Without help: more stones win. Play to the end and win.</source>
        <translation>ヒントなしで：石の多いほうが勝ちです。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>Will you begin or follow? Play to the end and win.</source>
        <translation>先に指しますか、あとに指しますか。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>What a sowing brings</source>
        <translation>配ると何が取れるか</translation>
    </message>
    <message>
        <source>Pit d is sown. Point at the pit where it ends. Opposite lies what it takes.</source>
        <translation>穴dから配ります。終わる穴を選びましょう。その向かいの石が取れます。</translation>
    </message>
    <message>
        <source>It ends in g. Opposite lies b: its two stones are taken.</source>
        <translation>gで終わります。向かいはbで、その2個が取れます。</translation>
    </message>
    <message>
        <source>Three sowings, but only one of them takes stones. Find it.</source>
        <translation>配り方は3つ。石が取れるのは1つだけです。見つけましょう。</translation>
    </message>
    <message>
        <source>Pit c ends in e. Opposite lies your own pit d, and you keep its stones.</source>
        <translation>cから配るとeで終わります。向かいは自分のdで、その石が取り分になります。</translation>
    </message>
    <message>
        <source>Follow each sowing to its last stone, then look opposite.</source>
        <translation>どの配りも最後の石まで追って、その向かいを見ましょう。</translation>
    </message>
    <message>
        <source>Two of these sowings take stones. Which one is better?</source>
        <translation>石が取れる配りは2つあります。どちらがよいですか。</translation>
    </message>
    <message>
        <source>Four stones with c, only one with d.</source>
        <translation>cなら4個、dなら1個だけです。</translation>
    </message>
    <message>
        <source>Count what lies opposite at the end of each sowing.</source>
        <translation>どの配りも、終わった穴の向かいの石を数えましょう。</translation>
    </message>
    <message>
        <source>More stones win. Play to the end and win.</source>
        <translation>石の多いほうが勝ちです。最後まで指して、勝ちましょう。</translation>
    </message>
    <message>
        <source>You followed every sowing before you chose.</source>
        <translation>どの配りも追ってから選びました。</translation>
    </message>
    <message>
        <source>Before you choose, follow %1 to the end and see %2.</source>
        <translation>選ぶ前に、%1最後まで追って、%2見ます。</translation>
    </message>
    <message>
        <source>every one of your sowings</source>
        <translation>どの穴からの配りも</translation>
    </message>
    <message>
        <source>the sowing of your fullest pit</source>
        <translation>石のいちばん多い穴の配りだけを</translation>
    </message>
    <message>
        <source>the longest sowing</source>
        <translation>いちばん長い配りだけを</translation>
    </message>
    <message>
        <source>what lies in the pit opposite</source>
        <translation>向かいの穴の石を</translation>
    </message>
    <message>
        <source>how far it goes</source>
        <translation>どこまで行くかを</translation>
    </message>
    <message>
        <source>how many stones you sow</source>
        <translation>何個配るかを</translation>
    </message>
    <message>
        <source>And then the other player sows</source>
        <translation>そのあと相手が配ると</translation>
    </message>
    <message>
        <source>The upper player has just taken two stones. Now the lower player sows. Does the lower player win, draw or lose?</source>
        <translation>上の列の人が石を2個取ったところです。次は下の列の人の番です。下の列の人の勝ちですか、引き分けですか、負けですか。</translation>
    </message>
    <message>
        <source>A win: pit h takes three. The upper player took two and loses three.</source>
        <translation>勝ちです。hから配ると3個取れます。上の人は2個取って、3個取られました。</translation>
    </message>
    <message>
        <source>Sow pit h in your mind: where does it end, and what lies opposite?</source>
        <translation>hから配ったつもりで考えましょう。どこで終わり、向かいには何個ありますか。</translation>
    </message>
    <message>
        <source>One of your sowings takes two stones, the other one nothing. Which do you choose?</source>
        <translation>一方の配りは2個取れ、もう一方は何も取れません。どちらにしますか。</translation>
    </message>
    <message>
        <source>Nothing was taken, but the other player cannot take much now either.</source>
        <translation>何も取れませんが、相手もあまり取れなくなりました。</translation>
    </message>
    <message>
        <source>Before you take: what can the other player take after that?</source>
        <translation>取る前に考えましょう。そのあと相手は何個取れますか。</translation>
    </message>
    <message>
        <source>Three sowings. Which one is best after the other player’s answer?</source>
        <translation>配り方は3つ。相手が配ったあとに、いちばんよいのはどれですか。</translation>
    </message>
    <message>
        <source>You always looked at the answer first.</source>
        <translation>いつも先に、相手の返しを見ていました。</translation>
    </message>
    <message>
        <source>Look at %1, and choose the sowing %2.</source>
        <translation>%1を見て、%2手を選びます。</translation>
    </message>
    <message>
        <source>what the other player can answer</source>
        <translation>相手が次にできること</translation>
    </message>
    <message>
        <source>where your own last stone falls</source>
        <translation>自分の最後の石が入る穴だけ</translation>
    </message>
    <message>
        <source>how many pits you reach</source>
        <translation>いくつの穴に配れるか</translation>
    </message>
    <message>
        <source>that leaves you ahead after the answer</source>
        <translation>相手が返したあとも自分が得な</translation>
    </message>
    <message>
        <source>that takes the most at once</source>
        <translation>すぐにいちばん多く取れる</translation>
    </message>
    <message>
        <source>that takes nothing</source>
        <translation>何も取らない</translation>
    </message>
    <message>
        <source>When a row is empty</source>
        <translation>列が空になるとき</translation>
    </message>
    <message>
        <source>When a row is empty after a move, the game is over, and everyone gets the stones of their own row. Which pit do you sow?</source>
        <translation>手が終わってどちらかの列が空なら、対局は終わりです。残った石は、石のある列の人のものです。どの穴から配りますか。</translation>
    </message>
    <message>
        <source>The lower row is empty. You get its three stones and the two in your row.</source>
        <translation>下の列が空になりました。下の3個を取り、自分の列の2個ももらえます。</translation>
    </message>
    <message>
        <source>One sowing takes everything that lies below.</source>
        <translation>下の石を全部取れる配りがあります。</translation>
    </message>
    <message>
        <source>Careful: whose row is empty after each of your sowings?</source>
        <translation>気をつけましょう。配ったあと、だれの列が空になりますか。</translation>
    </message>
    <message>
        <source>Your row is not empty: the stones below were not given away.</source>
        <translation>自分の列に石が残りました。下の石を相手に渡さずにすみました。</translation>
    </message>
    <message>
        <source>Your own row was empty, so the other player got all that lay below.</source>
        <translation>自分の列が空になると、下の石は全部相手のものになります。</translation>
    </message>
    <message>
        <source>Pit a takes two stones, pit b only one. Which pit do you sow?</source>
        <translation>aからは2個取れ、bからは1個だけです。どちらから配りますか。</translation>
    </message>
    <message>
        <source>The lower row is empty, and the six stones above are yours at once.</source>
        <translation>下の列が空になり、上の6個がすぐに自分のものになりました。</translation>
    </message>
    <message>
        <source>Does the game go on after it? What would still be yours if it ended?</source>
        <translation>そのあとも続きますか。そこで終わるなら、何が自分のものになりますか。</translation>
    </message>
    <message>
        <source>When the game ended, more stones were yours.</source>
        <translation>終わったとき、自分の石のほうが多くなりました。</translation>
    </message>
    <message>
        <source>Whose row will be empty first, and what does the other one hold then?</source>
        <translation>先に空になるのはだれの列ですか。そのとき、もう一方の列には何個ありますか。</translation>
    </message>
    <message>
        <source>When a row is empty, %1. So empty the other player’s row %2.</source>
        <translation>列が空になると、%1。だから相手の列を空にするのは、%2です。</translation>
    </message>
    <message>
        <source>everyone gets the stones of their own row</source>
        <translation>残った石は石のある列の人のものです</translation>
    </message>
    <message>
        <source>whoever moved last gets them all</source>
        <translation>最後に配った人が全部もらいます</translation>
    </message>
    <message>
        <source>nobody gets what is left</source>
        <translation>残った石はだれももらえません</translation>
    </message>
    <message>
        <source>while many stones lie in yours</source>
        <translation>自分の列に石が多いとき</translation>
    </message>
    <message>
        <source>as late as you can</source>
        <translation>できるだけあと</translation>
    </message>
    <message>
        <source>only when yours is nearly empty</source>
        <translation>自分の列がほとんど空のときだけ</translation>
    </message>
    <message>
        <source>other stones</source>
        <translation>石のある穴</translation>
    </message>
    <message>
        <source>One stone now, and little is lost after it: that is better than two.</source>
        <translation>取れるのは1個でも、あとで取られるのは少しです。2個取ってたくさん取られるより得です。</translation>
    </message>
    <message>
        <source>Ring the pit that you sow from.</source>
        <translation>配り始める穴を○で囲みましょう。</translation>
    </message>
    <message>
        <source>The other way round, found here: a board with one of the two patterns looks the same after one lay, so it never ends; %1 of %2 boards, with 2 to %3 stones in hand.</source>
        <translation>ここで確かめた逆：2つのパターンのどちらかの盤面は、一配りすると同じ形になるので、決して終わりません。手に取る石が2～%3個の盤面%2面のうち%1面。</translation>
    </message>
    <message>
        <source>printed there as</source>
        <translation>表1での盤面</translation>
    </message>
    <message>
        <source>It is %1 of Table 1 of Inahata and Takahashi, printed there as %2.</source>
        <translation>稻畠・高橋の表1の%1です。表では%2と書かれています。</translation>
    </message>
    <message>
        <source>take the most stones at once</source>
        <translation>すぐにいちばん多く取る</translation>
    </message>
    <message>
        <source>sow the fullest pit</source>
        <translation>石のいちばん多い穴から配る</translation>
    </message>
    <message>
        <source>A sowing that never ends saves the draw. Where all end, the stones taken decide.</source>
        <translation>終わらない配りがあれば引き分けにできます。どれも終わるなら、取った石の数で決まります。</translation>
    </message>
    <message>
        <source>boards reached</source>
        <translation>現れる盤面</translation>
    </message>
    <message>
        <source>loops found</source>
        <translation>見つかったループ</translation>
    </message>
    <message>
        <source>loops of period 1 or more</source>
        <translation>周期が1以上のループ</translation>
    </message>
    <message>
        <source>of these, with a board for clause 1 of LOOP</source>
        <translation>このうち、LOOPの条件1に合う盤面があるもの</translation>
    </message>
    <message>
        <source>for clauses 1 and 2</source>
        <translation>条件1と2に合う盤面があるもの</translation>
    </message>
    <message>
        <source>for clauses 1 to 3</source>
        <translation>条件1から3に合う盤面があるもの</translation>
    </message>
    <message>
        <source>for all four, with the parity of all stones</source>
        <translation>条件1から4に合う盤面があるもの（石の総数の奇数・偶数で読む）</translation>
    </message>
    <message>
        <source>for all four, with the parity of the last pit</source>
        <translation>条件1から4に合う盤面があるもの（最後の穴の奇数・偶数で読む）</translation>
    </message>
    <message>
        <source>loops that the clock recognises</source>
        <translation>時計でわかるループ</translation>
    </message>
    <message>
        <source>One stone more, and it had to be followed to another end.</source>
        <translation>石が1個多いだけで、別の所で終わりました。</translation>
    </message>
    <message>
        <source>On other stones the sowing went on, and it ended in the first empty pit.</source>
        <translation>石のある所では配りが続き、最初の空の穴で終わりました。</translation>
    </message>
    <message>
        <source>Three lays back, each as far as an empty pit.</source>
        <translation>3回、どれも空の穴まで戻りました。</translation>
    </message>
    <message>
        <source>Four lays back, each as far as an empty pit.</source>
        <translation>4回、どれも空の穴まで戻りました。</translation>
    </message>
    <message>
        <source>The first board does not have the condition LOOP.</source>
        <translation>はじめの盤面は条件LOOPを満たしません。</translation>
    </message>
    <message>
        <source>The first board has no pattern of period 0.</source>
        <translation>はじめの盤面は周期0のパターンではありません。</translation>
    </message>
    <message>
        <source>No two empty pits side by side.</source>
        <translation>空の穴が2つ並んだ所はありません。</translation>
    </message>
    <message>
        <source>No two pits side by side with the same count.</source>
        <translation>石の数が同じ穴が2つ並んだ所はありません。</translation>
    </message>
    <message>
        <source>Not the first stopping pattern of Inahata and Takahashi.</source>
        <translation>稻畠・高橋の停止パターン1ではありません。</translation>
    </message>
    <message>
        <source>Not the second stopping pattern of Inahata and Takahashi.</source>
        <translation>稻畠・高橋の停止パターン2ではありません。</translation>
    </message>
</context>
</TS>
