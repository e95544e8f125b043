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
        <translation>とった いし</translation>
    </message>
    <message>
        <source>pit %1</source>
        <translation>あな %1</translation>
    </message>
    <message>
        <source>the first player&apos;s stones</source>
        <translation>せんての とった いし</translation>
    </message>
    <message>
        <source>the second player&apos;s stones</source>
        <translation>ごての とった いし</translation>
    </message>
    <message>
        <source>Best play: %1, which never ends.</source>
        <translation>いちばん いい すすみかた：%1。さいごの ては おわりません。</translation>
    </message>
    <message>
        <source>Best play: %1 …</source>
        <translation>いちばん いい すすみかた：%1 …</translation>
    </message>
    <message>
        <source>Best play: %1. It ends %2 to %3.</source>
        <translation>いちばん いい すすみかた：%1。けっかは %2 たい %3です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 never ends: after %n lays the same board is back, period %2, shift %3.</source>
        <translation>
            <numerusform>%1は おわらない てです。%nかい くばると おなじ かたちに もどります（しゅうき %2、ずれ %3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>On this board the mover can always make a draw, and nobody can win.</source>
        <translation>この ばんめんでは、ばんの ひとは いつでも ひきわけに できますが、かてません。</translation>
    </message>
    <message>
        <source>On this board the mover never wins, and draws with a lead of %1 or more.</source>
        <translation>この ばんめんでは、ばんの ひとは かてませんが、リードが %1 いじょうなら ひきわけです。</translation>
    </message>
    <message>
        <source>On this board the mover wins with a lead of %1 or more, and can always make a draw.</source>
        <translation>この ばんめんでは、ばんの ひとは リードが %1 いじょうなら かちで、いつでも ひきわけに できます。</translation>
    </message>
    <message>
        <source>On this board the mover wins with a lead of %1 or more, and draws with %2 or more.</source>
        <translation>この ばんめんでは、ばんの ひとは リードが %1 いじょうなら かち、%2 いじょうなら ひきわけです。</translation>
    </message>
    <message>
        <source>the lead is %1</source>
        <translation>いまの リードは %1</translation>
    </message>
    <message>
        <source>lay %1</source>
        <translation>%1かいめ</translation>
    </message>
    <message numerus="yes">
        <source>and %n more lays</source>
        <translation>
            <numerusform>あと %nかい くばる</numerusform>
        </translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>%1こ とる</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>とれない</translation>
    </message>
    <message>
        <source>BAO</source>
        <translation>バオ</translation>
    </message>
    <message>
        <source>Sow stone by stone; some moves never end.</source>
        <translation>いしを 1つずつ くばる。おわらない ても ある。</translation>
    </message>
    <message>
        <source>a move may never end</source>
        <translation>おわらない てが ある</translation>
    </message>
    <message>
        <source>The number is the lead at the end. ∞ marks a move that never ends.</source>
        <translation>すうじは さいごの リード。∞は おわらない て。</translation>
    </message>
    <message>
        <source>Small board: 4 pits a row</source>
        <translation>ちいさい ばん：1れつに あな 4こ</translation>
    </message>
    <message>
        <source>Large board: 8 pits a row</source>
        <translation>おおきい ばん：1れつに あな 8こ</translation>
    </message>
    <message>
        <source>Every never-ending sowing starts on its own loop: a lay can be undone in one way only, so no board leads into a loop from outside.</source>
        <translation>おわらない ては、はじめの ばんめんから もう ループに はいって います。1かい くばったのを もどす やりかたは 1つだけなので、そとから ループに はいる ことは ありません。</translation>
    </message>
    <message>
        <source>Every loop of period 1 or more has a board with the condition LOOP.</source>
        <translation>しゅうきが 1 いじょうの ループには、どれも LOOPの きまりに あう ばんめんが あります。</translation>
    </message>
    <message>
        <source>Loops of period 1 or more without a board with the condition LOOP: %1.</source>
        <translation>しゅうきが 1 いじょうで、LOOPの きまりに あう ばんめんが ない ループ：%1。</translation>
    </message>
    <message>
        <source>Every loop of period 0 has one of the two patterns of Inahata and Takahashi.</source>
        <translation>しゅうきが 0の ループは、どれも いなはたさんと たかはしさんの 2つの パターンの どちらかです。</translation>
    </message>
    <message>
        <source>Loops of period 0 with neither pattern of Inahata and Takahashi: %1.</source>
        <translation>しゅうきが 0で、いなはたさんと たかはしさんの どちらの パターンでも ない ループ：%1。</translation>
    </message>
    <message>
        <source>Period = shift + (pits + 1) · k for every loop of period 1 or more.</source>
        <translation>しゅうきが 1 いじょうの ループでは、どれも しゅうき = ずれ + (あなの かず + 1) · k です。</translation>
    </message>
    <message>
        <source>Loops of period 1 or more without period = shift + (pits + 1) · k: %1.</source>
        <translation>しゅうきが 1 いじょうで、しゅうき = ずれ + (あなの かず + 1) · k に ならない ループ：%1。</translation>
    </message>
    <message>
        <source>All loops found are in Table 1 of Inahata and Takahashi.</source>
        <translation>みつかった ループは ぜんぶ いなはたさんと たかはしさんの ひょう 1に あります。</translation>
    </message>
    <message>
        <source>Table 1 of Inahata and Takahashi does not have: %1.</source>
        <translation>いなはたさんと たかはしさんの ひょう 1に ない もの：%1。</translation>
    </message>
    <message>
        <source>period</source>
        <translation>しゅうき</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>ずれ</translation>
    </message>
    <message>
        <source>in Table 1</source>
        <translation>ひょう 1の なまえ</translation>
    </message>
    <message>
        <source>pits a row</source>
        <translation>1れつの あな</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>けっか</translation>
    </message>
    <message>
        <source>wins from</source>
        <translation>かてる リード</translation>
    </message>
    <message>
        <source>draws from</source>
        <translation>ひきわけの リード</translation>
    </message>
    <message>
        <source>winning first moves</source>
        <translation>かてる はじめの て</translation>
    </message>
    <message>
        <source>Loops that play can reach</source>
        <translation>たいきょくに でて くる ループ</translation>
    </message>
    <message>
        <source>Looks at every board that can be reached from the start and collects the sowings that never end.</source>
        <translation>はじめから でて くる ばんめんを ぜんぶ しらべて、おわらない てを あつめます。</translation>
    </message>
    <message>
        <source>Pits in a row</source>
        <translation>1れつの あなの かず</translation>
    </message>
    <message>
        <source>Who wins BAO?</source>
        <translation>バオに かつのは？</translation>
    </message>
    <message>
        <source>Solves the start for every size of the board: four stones in every second pit.</source>
        <translation>1つおきの あなに いし 4こで はじめる かたちを、ばんの おおきさごとに ときます。</translation>
    </message>
    <message>
        <source>Largest board</source>
        <translation>いちばん おおきい ばん</translation>
    </message>
    <message>
        <source>Stones in a filled pit</source>
        <translation>1つの あなに いれる いしの かず</translation>
    </message>
    <message>
        <source>Pits filled at the start</source>
        <translation>はじめに いしを いれる あな</translation>
    </message>
    <message>
        <source>every second pit: b, d, f, …</source>
        <translation>1つおき：b、d、f、…</translation>
    </message>
    <message>
        <source>every pit</source>
        <translation>ぜんぶの あな</translation>
    </message>
    <message>
        <source>position “%1”: %2</source>
        <translation>かたち「%1」：%2</translation>
    </message>
    <message>
        <source>a position is like “0,4,0,4/0,4,0,4 0-0 1”: the upper row, the lower row in the order of sowing, captured stones, the mover</source>
        <translation>かたちは「0,4,0,4/0,4,0,4 0-0 1」のように かきます。うえの れつ、くばる じゅんに みた したの れつ、とった いし、どちらの ばんかの じゅんです</translation>
    </message>
    <message>
        <source>“%1” is no number of stones; allowed: 0 to %2</source>
        <translation>「%1」は いしの かずでは ありません。つかえるのは 0から %2までです</translation>
    </message>
    <message>
        <source>%1 pits in a row; the rules have %2</source>
        <translation>1れつの あなが %1こ ありますが、ルールでは %2こです</translation>
    </message>
    <message>
        <source>%1 stones; at most %2 are allowed</source>
        <translation>いしが %1こ ありますが、%2こまでです</translation>
    </message>
    <message numerus="yes">
        <source>%n pits a row</source>
        <translation>
            <numerusform>1れつに あな %nこ</numerusform>
        </translation>
    </message>
    <message>
        <source>started from %1</source>
        <translation>はじめ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stones in every pit</source>
        <translation>
            <numerusform>ぜんぶの あなに いし %nこ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones in every second pit</source>
        <translation>
            <numerusform>1つおきの あなに いし %nこ</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of your pits</source>
        <translation>じぶんの あなを えらぼう</translation>
    </message>
    <message>
        <source>never ends: a draw at once</source>
        <translation>おわらない て：すぐに ひきわけ</translation>
    </message>
    <message numerus="yes">
        <source>%n lays</source>
        <translation>
            <numerusform>%nかい くばる</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, takes nothing</source>
        <translation>%1、とれない</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <translation>%1、%2こ とる</translation>
    </message>
    <message>
        <source>Point at one of your pits.</source>
        <translation>じぶんの あなを えらんで ください。</translation>
    </message>
    <message>
        <source>This pit is in the other player&apos;s row: yours is the lower one.</source>
        <translation>これは あいての あなです。あなたの あなは したの れつです。</translation>
    </message>
    <message>
        <source>This pit is in the other player&apos;s row: yours is the upper one.</source>
        <translation>これは あいての あなです。あなたの あなは うえの れつです。</translation>
    </message>
    <message>
        <source>This pit is empty.</source>
        <translation>この あなは からっぽです。</translation>
    </message>
    <message>
        <source>The solver is looking for the best line.</source>
        <translation>いちばん いい てじゅんを さがして います。</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>いし</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>ばんめん</translation>
    </message>
    <message>
        <source>two empty</source>
        <translation>からっぽが 2つ</translation>
    </message>
    <message>
        <source>two equal</source>
        <translation>おなじ かずが 2つ</translation>
    </message>
    <message>
        <source>pattern 1</source>
        <translation>パターン 1</translation>
    </message>
    <message>
        <source>pattern 2</source>
        <translation>パターン 2</translation>
    </message>
    <message>
        <source>Two empty pits side by side stop every rollback.</source>
        <translation>からっぽの あなが 2つ ならぶと、まきもどしは かならず とまります。</translation>
    </message>
    <message>
        <source>Two empty pits side by side do not stop the rollback of %1.</source>
        <translation>%1では、からっぽの あなが 2つ ならんで いても まきもどしが とまりません。</translation>
    </message>
    <message>
        <source>No board has both the condition LOOP and a sign that stops a rollback.</source>
        <translation>LOOPの きまりに あって、とまる しるしも ある ばんめんは ありません。</translation>
    </message>
    <message>
        <source>%1 has both the condition LOOP and a sign that stops a rollback.</source>
        <translation>%1は LOOPの きまりに あって、とまる しるしも あります。</translation>
    </message>
    <message>
        <source>Every board with one of the signs of Inahata and Takahashi stops.</source>
        <translation>いなはたさんと たかはしさんの しるしが ある ばんめんでは、かならず まきもどしが とまります。</translation>
    </message>
    <message>
        <source>%1 has one of the signs of Inahata and Takahashi and is on a loop all the same.</source>
        <translation>%1には いなはたさんと たかはしさんの しるしが ありますが、それでも ループの なかに あります。</translation>
    </message>
    <message>
        <source>Rollback</source>
        <translation>まきもどし</translation>
    </message>
    <message>
        <source>Most stones</source>
        <translation>いしは いくつまで</translation>
    </message>
    <message>
        <source>Stones in pits a, b, …</source>
        <translation>あな a、b、…の いし</translation>
    </message>
    <message>
        <source>in the order of sowing, as many for one row as for the other</source>
        <translation>くばる じゅんに、うえと したの れつで おなじ かずだけ</translation>
    </message>
    <message>
        <source>Pit to sow, a is 1</source>
        <translation>くばる あな（aが 1）</translation>
    </message>
    <message>
        <source>an even number of pits</source>
        <translation>2、4、6…の あな</translation>
    </message>
    <message>
        <source>at most %1 stones</source>
        <translation>いしは %1こまで</translation>
    </message>
    <message>
        <source>a pit of the board that holds stones</source>
        <translation>いしの はいって いる あな</translation>
    </message>
    <message numerus="yes">
        <source>The sowing ends after %n lays in %1 and takes %2 from %3.</source>
        <translation>
            <numerusform>%nかい くばって %1で おわり、%3から %2こ とります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n lays the same board is back: it never ends.</source>
        <translation>
            <numerusform>%nかい くばると おなじ かたちに もどります。おわらない てです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stones sown are %2 rounds of %3 and %4 more: period %2, shift %4.</source>
        <translation>くばった いし %1こは、%3この %2しゅうと %4こです。しゅうき %2、ずれ %4。</translation>
    </message>
    <message>
        <source>The first board has the condition LOOP.</source>
        <translation>はじめの ばんめんは LOOPの きまりに あいます。</translation>
    </message>
    <message>
        <source>The first board has a pattern of period 0.</source>
        <translation>はじめの ばんめんは しゅうき 0の パターンです。</translation>
    </message>
    <message numerus="yes">
        <source>The rollback stops after %n lays: the pit in hand has one stone or none to give back.</source>
        <translation>
            <numerusform>まきもどしは %nかいで とまります。いま もどして いる あなには、もどせる いしが もう ありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rollback goes round for ever: the board is on a loop.</source>
        <translation>まきもどしは いつまでも つづきます。ばんめんは ループの なかに あります。</translation>
    </message>
    <message>
        <source>Two empty pits side by side.</source>
        <translation>からっぽの あなが 2つ ならんで います。</translation>
    </message>
    <message>
        <source>Two pits side by side with the same count.</source>
        <translation>いしの かずが おなじ あなが 2つ ならんで います。</translation>
    </message>
    <message>
        <source>The first stopping pattern of Inahata and Takahashi.</source>
        <translation>いなはたさんと たかはしさんの とまる パターン 1です。</translation>
    </message>
    <message>
        <source>The second stopping pattern of Inahata and Takahashi.</source>
        <translation>いなはたさんと たかはしさんの とまる パターン 2です。</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>くばり</translation>
    </message>
    <message>
        <source>sender</source>
        <translation>おくる あな</translation>
    </message>
    <message>
        <source>receiver</source>
        <translation>うける あな</translation>
    </message>
    <message>
        <source>message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>The same messages follow again and again.</source>
        <translation>おなじ メッセージが いつまでも つづきます。</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>むき</translation>
    </message>
    <message>
        <source>Sow</source>
        <translation>くばる</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>まきもどす</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>1て</translation>
    </message>
    <message>
        <source>Sows a pit of any board lay by lay, or undoes the lays that led to it.</source>
        <translation>すきな ばんめんの あなから 1かいずつ くばります。まきもどす ことも できます。</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>A sowing as the processes of Inahata and Takahashi see it: pits (H) and managers (Mn, Ms) pass stones on.</source>
        <translation>いなはたさんと たかはしさんの プロセスで みた 1て。あな（H）と マネージャー（Mn、Ms）が いしを うけわたします。</translation>
    </message>
    <message>
        <source>board</source>
        <translation>ばんめん</translation>
    </message>
    <message>
        <source>ways in</source>
        <translation>いりぐち</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>とまる</translation>
    </message>
    <message>
        <source>unmarked</source>
        <translation>しるしなし</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>あな</translation>
    </message>
    <message>
        <source>then holds</source>
        <translation>うけた あとの いし</translation>
    </message>
    <message>
        <source>board “%1”: %2</source>
        <translation>ばんめん「%1」：%2</translation>
    </message>
    <message>
        <source>“%1” is no pit; allowed: a to %2</source>
        <translation>「%1」と いう あなは ありません。aから %2までです</translation>
    </message>
    <message>
        <source>“%1” is no number of stones</source>
        <translation>「%1」は いしの かずでは ありません</translation>
    </message>
    <message>
        <source>%1 pits; allowed: an even number from %2 to %3</source>
        <translation>あなが %1こ あります。%2から %3までの、2で わりきれる かずに して ください</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>the first stopping pattern of Inahata and Takahashi</source>
        <translation>いなはたさんと たかはしさんの とまる パターン 1</translation>
    </message>
    <message>
        <source>the second stopping pattern of Inahata and Takahashi</source>
        <translation>いなはたさんと たかはしさんの とまる パターン 2</translation>
    </message>
    <message>
        <source>two empty pits side by side</source>
        <translation>からっぽの あなが 2つ ならぶ</translation>
    </message>
    <message>
        <source>two pits side by side with the same count</source>
        <translation>おなじ かずの あなが 2つ ならぶ</translation>
    </message>
    <message numerus="yes">
        <source>After %n lays it has not ended yet, and no board was back.</source>
        <translation>
            <numerusform>%nかい くばっても おわらず、おなじ ばんめんにも もどって いません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rollback goes round for ever: after %n lays the same row is back.</source>
        <translation>
            <numerusform>まきもどしは いつまでも つづきます。%nかいで おなじ ならびに もどります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lays are undone, and more could be.</source>
        <translation>
            <numerusform>%nかい まきもどしました。まだ つづけられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>not known: the sowing is too long</source>
        <translation>わからない：くばる かずが おおすぎます</translation>
    </message>
    <message>
        <source>does not apply: the sowing ends</source>
        <translation>あてはまらない：くばりが おわる</translation>
    </message>
    <message>
        <source>Condition LOOP</source>
        <translation>LOOPの きまり</translation>
    </message>
    <message>
        <source>does not apply: the period is 0</source>
        <translation>あてはまらない：しゅうきが 0</translation>
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
        <translation>%1は %2 + %3·kに ならない</translation>
    </message>
    <message>
        <source>Period-0 patterns</source>
        <translation>しゅうき 0の パターン</translation>
    </message>
    <message>
        <source>does not apply: the period is %1</source>
        <translation>あてはまらない：しゅうきが %1</translation>
    </message>
    <message>
        <source>neither of the two</source>
        <translation>どちらでも ない</translation>
    </message>
    <message>
        <source>it is pattern %1</source>
        <translation>パターン %1です</translation>
    </message>
    <message>
        <source>goes round for ever, and yet there is: %1 (%2)</source>
        <translation>いつまでも つづくのに、しるしが ある：%1 (%2)</translation>
    </message>
    <message>
        <source>goes round for ever; no stopping sign appears</source>
        <translation>いつまでも つづく。とまる しるしは でて こない</translation>
    </message>
    <message numerus="yes">
        <source>stops after %n lays: %1 (%2)</source>
        <translation>
            <numerusform>%nかいで とまる：%1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops after %n lays, without any sign</source>
        <translation>
            <numerusform>%nかいで とまる。しるしは ない</numerusform>
        </translation>
    </message>
    <message>
        <source>The pit in hand is empty: choose one that holds stones.</source>
        <translation>くばる あなが からっぽです。いしの ある あなを えらんで ください。</translation>
    </message>
    <message numerus="yes">
        <source>The same row again after %n lays: shift %1.</source>
        <translation>
            <numerusform>%nかい くばると おなじ ならびに もどります。ずれ %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stones sown = %2 · %3 + %4: period %2.</source>
        <translation>くばった いし %1こ = %2·%3 + %4。しゅうき %2。</translation>
    </message>
    <message>
        <source>odd, odd, even, odd …: at no lay</source>
        <translation>きすう、きすう、ぐうすう、きすう…と なる くばりは ない</translation>
    </message>
    <message>
        <source>odd, odd, even, odd …: at lay %1</source>
        <translation>きすう、きすう、ぐうすう、きすう…と なる くばり：%1</translation>
    </message>
    <message>
        <source>This sowing would never stop, so it is a draw.</source>
        <translation>この くばりは いつまでも おわらないので、ひきわけです。</translation>
    </message>
    <message>
        <source>A row is empty. Everyone keeps the stones of their own row: %1 has %2, %3 has %4.</source>
        <translation>かたほうの れつが からっぽです。のこった いしは その れつの ひとの もの：%1は %2こ、%3は %4こ。</translation>
    </message>
    <message>
        <source>wins with a lead of %1</source>
        <translation>%1の リードで かち</translation>
    </message>
    <message>
        <source>wins with no lead</source>
        <translation>リードが いくら あっても かてない</translation>
    </message>
    <message>
        <source>draws with a lead of %1</source>
        <translation>%1の リードで ひきわけ</translation>
    </message>
    <message>
        <source>draws with any lead</source>
        <translation>リードが いくつでも ひきわけ</translation>
    </message>
    <message>
        <source>final lead %1</source>
        <translation>おわりの リード %1</translation>
    </message>
    <message numerus="yes">
        <source>win by %n</source>
        <translation>
            <numerusform>%nこの さで かち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss by %n</source>
        <translation>
            <numerusform>%nこの さで まけ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n</source>
        <translation>
            <numerusform>%1が %nこの さで かち</numerusform>
        </translation>
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
        <source>Empty it</source>
        <translation>からっぽに する</translation>
    </message>
    <message>
        <source>There is no stone here.</source>
        <translation>ここには いしが ありません。</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>さきに さす ひとを かえる</translation>
    </message>
    <message>
        <source>on and on …</source>
        <translation>まだまだ つづく…</translation>
    </message>
    <message>
        <source>this sowing would never stop</source>
        <translation>この くばりは おわりません</translation>
    </message>
    <message>
        <source>“%1” is no pit that can be sown</source>
        <translation>「%1」は くばれる あなでは ありません</translation>
    </message>
    <message>
        <source>Undoes lays on every board up to a number of stones and checks what Inahata and Takahashi say of where that stops. Its signs are looked for along the line from the hand on.</source>
        <translation>いしの かずを きめて、そこまでの ばんめんを ぜんぶ まきもどし、いつ とまるか、いなはたさんと たかはしさんの いう ことを たしかめます。しるしは、くばる あなから 1れつに ならべて さがします。</translation>
    </message>
    <message>
        <source>Does it ever stop?</source>
        <translation>いつか おわる？</translation>
    </message>
    <message>
        <source>goes on and on</source>
        <translation>どこまでも つづく</translation>
    </message>
    <message>
        <source>This sowing goes on and on. The solver is finding out whether it ever stops.</source>
        <translation>この くばりは どこまでも つづきます。いつか おわるのか、しらべて います。</translation>
    </message>
    <message>
        <source>Show the loop</source>
        <translation>ループを みる</translation>
    </message>
    <message>
        <source>Show the loop of %1</source>
        <translation>%1の ループを みる</translation>
    </message>
    <message>
        <source>Every move here comes to an end.</source>
        <translation>ここでは、どの ても かならず おわります。</translation>
    </message>
    <message>
        <source>Choose one of your pits: its stones are sown one by one, clockwise. Try it.</source>
        <translation>じぶんの あなを 1つ えらびます。なかの いしを、とけいまわりに 1こずつ くばります。やって みましょう。</translation>
    </message>
    <message>
        <source>If the last stone falls into an empty pit, the stones opposite are yours.</source>
        <translation>さいごの いしが からの あなに はいると、むかいの あなの いしが もらえます。</translation>
    </message>
    <message>
        <source>Where the last stone falls</source>
        <translation>さいごの いしは どこへ</translation>
    </message>
    <message>
        <source>The first player sows pit b. Where does the last stone fall?</source>
        <translation>せんてが bの あなの いしを くばります。さいごの いしは どこに はいるでしょう。</translation>
    </message>
    <message>
        <source>Two stones go two pits on.</source>
        <translation>いしが 2こなら、2つ さきまで とどきます。</translation>
    </message>
    <message>
        <source>Count as many pits on as there are stones.</source>
        <translation>いしの かずだけ、さきの あなを かぞえましょう。</translation>
    </message>
    <message>
        <source>The last stone falls as many pits on as there are stones in the hand.</source>
        <translation>さいごの いしは、てに とった いしの かずだけ さきの あなに はいる。</translation>
    </message>
    <message>
        <source>The last stone always falls into the facing pit.</source>
        <translation>さいごの いしは、いつも むかいの あなに はいる。</translation>
    </message>
    <message>
        <source>The last stone always falls into an empty pit.</source>
        <translation>さいごの いしは、いつも からの あなに はいる。</translation>
    </message>
    <message>
        <source>Without help: pit a is sown. Where does it end?</source>
        <translation>ヒント なしで：aの あなを くばると、どこで おわるでしょう。</translation>
    </message>
    <message>
        <source>Count once more.</source>
        <translation>もう いちど かぞえて みましょう。</translation>
    </message>
    <message>
        <source>Capture more stones than the other player.</source>
        <translation>あいてより おおくの いしを とりましょう。</translation>
    </message>
    <message>
        <source>Inahata and Takahashi</source>
        <translation>いなはたさんと たかはしさん</translation>
    </message>
    <message>
        <source>A paper from Kwansei Gakuin University; it gives no year of its own.</source>
        <translation>かんせいがくいん だいがくの けんきゅう。いつの ものかは かいて ありません。</translation>
    </message>
    <message>
        <source>When does a sowing never end? They see the pits as processes that send each other stones, list the endless sowings of four pits a row, and look for a sign by which to know them.</source>
        <translation>おわらない てに なるのは どんな ときでしょうか。あなを、いしを やりとりする プロセスと みて、1れつ 4つの あなでの おわらない てを ならべ、それを みわける しるしを さがします。</translation>
    </message>
    <message>
        <source>Much of it holds beyond four pits a row: period = shift + (pits + 1) · k for every loop found, and two empty pits side by side stop every rollback. And every endless sowing starts on its own loop, for a lay can be undone in one way only.</source>
        <translation>おおくは 1れつ 4つより おおきな ばんでも なりたちます。みつかった どの ループでも しゅうき = ずれ + (あなの かず + 1) · kで、からの あなが 2つ ならぶと まきもどしは かならず とまります。それに、1かい くばりを もどす みちは 1つしか ないので、おわらない ては どれも じぶんの ループの うえから はじまります。</translation>
    </message>
    <message>
        <source>Lay, loop, period, shift and rollback, the names L1 to L12, the condition LOOP, the stopping patterns, and the processes H, Mn and Ms with am and rem are their words.</source>
        <translation>1かい くばり、ループ、しゅうき、ずれ、まきもどし、L1から L12までの なまえ、LOOPの きまり、とまる パターン、プロセスの Hと Mnと Ms、amと remは、ふたりの ことばです。</translation>
    </message>
    <message>
        <source>Their table of twelve loops is one short. Sow the first pit, with its 5 stones.</source>
        <translation>12この ループの ひょうには、あと 1つ たりませんでした。5こ はいった さいしょの あなから くばりましょう。</translation>
    </message>
    <message>
        <source>It never ends: a thirteenth loop, with period 3 and shift 3.</source>
        <translation>おわりません。しゅうき 3、ずれ 3の、13ばんめの ループです。</translation>
    </message>
    <message>
        <source>It is the pit with the 5 stones.</source>
        <translation>いしが 5こ ある あなです。</translation>
    </message>
    <message>
        <source>They say that no board has both the condition LOOP and a sign that stops a rollback. That is nearly so; this board has both: 3, 1, 4, 4.</source>
        <translation>LOOPの きまりと、まきもどしを とめる しるしが りょうほう ある かたちは ないと されて います。ほとんど その とおりですが、この かたちには りょうほう あります。3、1、4、4です。</translation>
    </message>
    <message>
        <source>This board has their first stopping pattern (2, 3, 2, 0), so its rollback should stop. Sow the first pit, with its 2 stones.</source>
        <translation>この かたちには とまる パターン 1（2、3、2、0）が あって、まきもどしは とまる はずです。2こ はいった さいしょの あなから くばりましょう。</translation>
    </message>
    <message>
        <source>It goes round for ever, and so does its rollback. The pattern needs a word more.</source>
        <translation>いつまでも まわりつづけて、まきもどしも おなじように まわります。パターンには もう ひとこと たりません。</translation>
    </message>
    <message>
        <source>It is the first pit of the row that is on move.</source>
        <translation>ばんの ひとの だんの、さいしょの あなです。</translation>
    </message>
</context>
</TS>
