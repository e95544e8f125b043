<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>bao</name>
    <message>
        <source>pit %1</source>
        <translation>あな %1</translation>
    </message>
    <message>
        <source>the first player’s stones</source>
        <translation>せんての とった いし</translation>
    </message>
    <message>
        <source>the second player’s stones</source>
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
        <source>Pit %1 never ends: after %n lays the same board is back, period %2, shift %3.</source>
        <translation>
            <numerusform>あな %1は おわらない てです。%nかい くばると おなじ ばんめんに もどります（まわる かず＝しゅうき %2、ずれ %3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>On this board the player on move can always make a draw, and nobody can win.</source>
        <translation>この ばんめんでは、ばんの ひとは いつでも ひきわけに できますが、かてません。</translation>
    </message>
    <message>
        <source>On this board the player on move never wins, and draws with a lead of %1 or more.</source>
        <translation>この ばんめんでは、ばんの ひとは かてませんが、リードが %1 いじょうなら ひきわけです。</translation>
    </message>
    <message>
        <source>On this board the player on move wins with a lead of %1 or more, and can always make a draw.</source>
        <translation>この ばんめんでは、ばんの ひとは リードが %1 いじょうなら かちで、いつでも ひきわけに できます。</translation>
    </message>
    <message>
        <source>On this board the player on move wins with a lead of %1 or more, and draws with %2 or more.</source>
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
        <translation>いしを 1こずつ くばる。おわらない ても ある。</translation>
    </message>
    <message>
        <source>a move may never end</source>
        <translation>おわらない てが ある</translation>
    </message>
    <message>
        <source>The number is the lead at the end. ∞ marks a move that never ends.</source>
        <translation>すうじは さいごの いしの さ（リード）。∞は おわらない て。</translation>
    </message>
    <message>
        <source>Every never-ending sowing starts on its own loop: a lay can be undone in one way only, so no board leads into a loop from outside.</source>
        <translation>おわらない ては、はじめの ばんめんから もう ループに はいって います。1かい くばったのを もどす やりかたは 1つだけなので、そとから ループに はいる ことは ありません。</translation>
    </message>
    <message>
        <source>Every loop of period 0 has one of the two patterns of Inahata and Takahashi.</source>
        <translation>しゅうきが 0の ループは、どれも いなはたさんと たかはしさんの 2つの パターンの どちらかです。</translation>
    </message>
    <message>
        <source>Period = shift + (pits + 1) · k for every loop of period 1 or more.</source>
        <translation>しゅうきが 1 いじょうの ループでは、どれも しゅうき = ずれ + (あなの かず + 1) · k です。</translation>
    </message>
    <message>
        <source>All loops found are in Table 1 of Inahata and Takahashi.</source>
        <translation>みつかった ループは ぜんぶ いなはたさんと たかはしさんの ひょう 1に あります。</translation>
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
        <translation>バオで かつのは？</translation>
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
        <source>a position is like “0,4,0,4/0,4,0,4 0-0 1”: the upper row, the lower row in the order of sowing, captured stones, the player on move</source>
        <translation>かたちは「0,4,0,4/0,4,0,4 0-0 1」のように かきます。うえの れつ、くばる じゅんに みた したの れつ、とった いし、どちらの ばんかの じゅんです</translation>
    </message>
    <message>
        <source>“%1” is not a number of stones; allowed: 0 to %2</source>
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
        <translation>はじめの かたち %1</translation>
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
        <source>This pit is in the other player’s row: yours is the lower one.</source>
        <translation>これは あいての あなです。あなたの あなは したの れつです。</translation>
    </message>
    <message>
        <source>This pit is in the other player’s row: yours is the upper one.</source>
        <translation>これは あいての あなです。あなたの あなは うえの れつです。</translation>
    </message>
    <message>
        <source>This pit is empty.</source>
        <translation>この あなは からっぽです。</translation>
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
            <numerusform>%nかい くばると おなじ ばんめんに もどります。おわらない てです。</numerusform>
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
        <translation>いなはたさんと たかはしさんの プロセス（しごとを する もの）で みた 1て。あな（H）と マネージャー（Mn、Ms）が いしを うけわたします。</translation>
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
        <source>“%1” is not a pit; allowed: a to %2</source>
        <translation>「%1」と いう あなは ありません。aから %2までです</translation>
    </message>
    <message>
        <source>“%1” is not a number of stones</source>
        <translation>「%1」は いしの かずでは ありません</translation>
    </message>
    <message>
        <source>%1 pits; allowed: an even number from %2 to %3</source>
        <translation>あなが %1こ あります。%2から %3までの、2つずつに わけられる かずに して ください</translation>
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
        <source>goes round for ever, and yet has a sign: %1 (%2)</source>
        <translation>いつまでも つづくのに、しるしが ある：%1（%2）</translation>
    </message>
    <message>
        <source>goes round for ever; no stopping sign appears</source>
        <translation>いつまでも つづく。とまる しるしは でて こない</translation>
    </message>
    <message numerus="yes">
        <source>stops after %n lays: %1 (%2)</source>
        <translation>
            <numerusform>%nかいで とまる：%1（%2）</numerusform>
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
        <translation>1つ あまる、1つ あまる、あまらない、1つ あまる…と なる くばりは ない</translation>
    </message>
    <message>
        <source>odd, odd, even, odd …: at lay %1</source>
        <translation>1つ あまる、1つ あまる、あまらない、1つ あまる…と なる くばり：%1かいめ</translation>
    </message>
    <message>
        <source>This sowing would never stop, so it is a draw.</source>
        <translation>この くばりは いつまでも おわらないので、ひきわけです。</translation>
    </message>
    <message>
        <source>A row is empty. Everyone keeps the stones of their own row: %1 has %2, %3 has %4.</source>
        <translation>かたほうの れつが からっぽに なりました。のこった いしは、それぞれ じぶんの れつの ひとの ものです：%1は %2こ、%3は %4こ。</translation>
    </message>
    <message>
        <source>wins with a lead of %1</source>
        <translation>リード %1で かち</translation>
    </message>
    <message>
        <source>no lead is enough to win</source>
        <translation>リードが いくら あっても かてない</translation>
    </message>
    <message>
        <source>draws with a lead of %1</source>
        <translation>リード %1で ひきわけ</translation>
    </message>
    <message>
        <source>any lead is enough to draw</source>
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
        <translation>さきに うごかす ひとを かえる</translation>
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
        <source>“%1” is not a pit that can be sown</source>
        <translation>「%1」は くばれる あなでは ありません</translation>
    </message>
    <message>
        <source>Undoes lays on every board up to a number of stones and checks what Inahata and Takahashi say of where that stops. Their signs are looked for along the line from the sown pit on.</source>
        <translation>いしの かずを きめて、そこまでの ばんめんを ぜんぶ まきもどし、いつ とまるかに ついて、いなはたさんと たかはしさんの いう ことを たしかめます。しるしは、くばる あなから 1れつに ならべて さがします。</translation>
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
        <source>Where the last stone falls</source>
        <translation>さいごの いしは どこへ</translation>
    </message>
    <message>
        <source>Count as many pits on as there are stones.</source>
        <translation>いしの かずだけ、さきの あなを かぞえましょう。</translation>
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
        <translation>おわらない てに なるのは どんな ときでしょうか。あなを、いしを やりとりする プロセス（しごとを する もの）と みて、1れつ 4つの あなでの おわらない てを ならべ、それを みわける しるしを さがします。</translation>
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
        <translation>LOOPの きまりと、まきもどしを とめる しるしが りょうほう ある ばんめんは ないと かいて あります。ほとんど その とおりですが、この ばんめんには りょうほう あります。3、1、4、4です。</translation>
    </message>
    <message>
        <source>This board has their first stopping pattern (2, 3, 2, 0), so its rollback should stop. Sow the first pit, with its 2 stones.</source>
        <translation>この ばんめんには とまる パターン 1（2、3、2、0）が あって、まきもどしは とまる はずです。2こ はいった さいしょの あなから くばりましょう。</translation>
    </message>
    <message>
        <source>It goes round for ever, and so does its rollback. The pattern needs one more condition.</source>
        <translation>いつまでも まわりつづけて、まきもどしも おなじように まわります。この パターンには、まだ きまりが たりません。</translation>
    </message>
    <message>
        <source>It is the first pit in the row of the player on move.</source>
        <translation>ばんの ひとの れつの、さいしょの あなです。</translation>
    </message>
    <message>
        <source>The upper row is yours. Choose one of your pits: its stones go one by one into the pits that follow, clockwise.</source>
        <translation>うえの れつが あなたの あなです。1つ えらぶと、なかの いしが とけいまわりに つぎの あなへ 1こずつ くばられます。</translation>
    </message>
    <message>
        <source>Each of the pits that follow has one stone more.</source>
        <translation>つぎの あなから じゅんに、いしが 1こずつ ふえました。</translation>
    </message>
    <message>
        <source>If the last stone falls into a pit with stones, they are all picked up and sown on. Sow pit b.</source>
        <translation>さいごの いしが、いしの ある あなに はいったら、その あなの いしを ぜんぶ てに もって、くばりつづけます。あな bから くばりましょう。</translation>
    </message>
    <message>
        <source>The last stone fell into d, so the three stones of d were sown on.</source>
        <translation>さいごの いしが dに はいったので、dの 3こを つづけて くばりました。</translation>
    </message>
    <message>
        <source>Pit b is the one whose last stone falls into a pit with stones.</source>
        <translation>さいごの いしが いしの ある あなに はいるのは、あな bです。</translation>
    </message>
    <message>
        <source>If it falls into an empty pit, your move ends, and the stones opposite are yours. Take three stones.</source>
        <translation>からっぽの あなに はいったら、その ては おわりです。むかいの あなの いしが もらえます。3こ とりましょう。</translation>
    </message>
    <message>
        <source>The stone fell into the empty pit c. The three stones opposite are yours.</source>
        <translation>いしが からっぽの あな cに はいりました。むかいの 3こが とった いしに なります。</translation>
    </message>
    <message>
        <source>Which empty pit has three stones opposite?</source>
        <translation>むかいに いしが 3こ ある、からっぽの あなは どれでしょう。</translation>
    </message>
    <message>
        <source>It may end in the other row as well. Then the stones opposite lie in your own row, and you take those. Sow pit d.</source>
        <translation>あいての れつで おわる ことも あります。その ときは、むかいに ある じぶんの れつの いしを もらいます。あな dから くばりましょう。</translation>
    </message>
    <message>
        <source>It ended in g. Opposite is b, and its two stones are put aside for you.</source>
        <translation>gで おわりました。むかいは bで、その 2こが とった いしに なります。</translation>
    </message>
    <message>
        <source>Sow the three stones of pit d.</source>
        <translation>あな dの いし 3こを くばりましょう。</translation>
    </message>
    <message>
        <source>If a sowing would go on for ever, the game is a draw at once. Sow pit a.</source>
        <translation>いつまでも おわらない くばりに なったら、そこで ひきわけです。あな aから くばりましょう。</translation>
    </message>
    <message>
        <source>After four lays the board looks the same again, and so it would go on.</source>
        <translation>4かい くばると おなじ ならびに もどるので、いつまでも つづきます。</translation>
    </message>
    <message>
        <source>Sow the three stones of pit a.</source>
        <translation>あな aの いし 3こを くばりましょう。</translation>
    </message>
    <message>
        <source>When a row is empty after a move, the game is over: everyone gets the stones of their own row. More stones win. Make the last move.</source>
        <translation>てが おわって どちらかの れつが からっぽなら、たいきょくは おわりです。のこった いしは いしの ある れつの ひとの もので、おおい ほうが かちです。さいごの くばりを しましょう。</translation>
    </message>
    <message>
        <source>Your row is empty. The other player gets three more and has seven. You have nine: you win.</source>
        <translation>あなたの れつが からっぽに なりました。あいては 3こ ふえて 7こ、あなたは 9こ。かちです。</translation>
    </message>
    <message>
        <source>Why a sowing can never end</source>
        <translation>おわらない てが あるのは なぜ</translation>
    </message>
    <message>
        <source>Sow pit a and watch how the board moves round.</source>
        <translation>あな aから くばって、いしの ならびが まわって いくのを みましょう。</translation>
    </message>
    <message>
        <source>After four lays it is the same board, one pit further on. So it goes for ever, and the game is a draw.</source>
        <translation>4かい くばると、1つ さきの あなから みて おなじ ならびです。いつまでも つづくので、ひきわけです。</translation>
    </message>
    <message>
        <source>Sow pit a, the one with three stones.</source>
        <translation>いしが 3こ ある あな aから くばりましょう。</translation>
    </message>
    <message>
        <source>Now pit a has one stone less. Where does this sowing end?</source>
        <translation>こんどは あな aの いしが 1こ すくなく なりました。この くばりは どこで おわるでしょう。</translation>
    </message>
    <message>
        <source>At once, in the empty pit c. Not every sowing comes back.</source>
        <translation>すぐに、からっぽの あな cで おわります。どの くばりも もどって くる わけでは ありません。</translation>
    </message>
    <message>
        <source>Count two pits on from a. What lies there?</source>
        <translation>aから 2つ さきを かぞえましょう。そこに いしは ありますか。</translation>
    </message>
    <message>
        <source>First has taken nothing, second already nine. Does first, who is on move, win, draw or lose?</source>
        <translation>とった いしは せんてが 0こ、ごてが 9こです。せんての ばんです。せんては かち、ひきわけ、まけの どれでしょう。</translation>
    </message>
    <message>
        <source>A draw: pit a starts a sowing that never ends, and then the stones taken do not count.</source>
        <translation>ひきわけです。あな aは おわらない てに なり、そう なると とった いしは かんけい ありません。</translation>
    </message>
    <message>
        <source>Follow the first lay of pit a, then turn the board in your mind.</source>
        <translation>あな aの 1かいめの くばりを おって、あたまの なかで ばんを まわして みましょう。</translation>
    </message>
    <message>
        <source>All moves but one lose. Find the one that never ends.</source>
        <translation>1つの ほかは、ぜんぶ まける てです。おわらない てを みつけましょう。</translation>
    </message>
    <message>
        <source>Seen from the pit that is picked up, it is the same board as before, only turned.</source>
        <translation>いしを てに もつ あなから みると、まえと おなじ ならびです。ばんが まわっただけです。</translation>
    </message>
    <message>
        <source>This sowing ended. Try to find one whose last stone always falls on stones.</source>
        <translation>この くばりは おわりました。さいごの いしが いつも いしの ある あなに はいる くばりを さがしましょう。</translation>
    </message>
    <message>
        <source>There are only so many ways to lay the stones into the pits. A sowing that does not stop must meet a board again. And since there is only one way back, the first one it meets again is the one it began with.</source>
        <translation>いしの かずは かわらないので、ならべかたには かぎりが あります。だから とまらない くばりは、いつか まえと おなじ ならびに なります。もどりかたは 1とおりだけなので、さいしょに であうのは、はじめた ときの ならびです。</translation>
    </message>
    <message>
        <source>Without help: save the draw.</source>
        <translation>ヒントなしで。ひきわけに しましょう。</translation>
    </message>
    <message>
        <source>Which sowing finds stones wherever its last stone falls?</source>
        <translation>さいごの いしが、いつも いしの ある あなに はいる くばりは どれでしょう。</translation>
    </message>
    <message>
        <source>Two boards, only pit f differs. Pit c is sown on both. Where does the upper one end?</source>
        <translation>2つの ばんは、あな fだけが ちがいます。どちらも あな cから くばります。うえの ばんは どこで おわるでしょう。</translation>
    </message>
    <message>
        <source>Above it ends in f after one lay. Below, with one stone in f, it never ends.</source>
        <translation>うえは 1かい くばって、fで おわります。したは fに 1こ あるだけで、いつまでも おわりません。</translation>
    </message>
    <message>
        <source>Count three pits on from c.</source>
        <translation>cから 3つ さきを かぞえましょう。</translation>
    </message>
    <message>
        <source>Here pit e differs. Pit c is sown on both. Where does the upper one end?</source>
        <translation>こんどは あな eが ちがいます。どちらも あな cから くばります。うえの ばんは どこで おわるでしょう。</translation>
    </message>
    <message>
        <source>Above it takes the four of d. Below it runs for nine lays and ends in a.</source>
        <translation>うえは dの 4こを とります。したは 9かいも くばって、aで おわります。</translation>
    </message>
    <message>
        <source>Count two pits on from c.</source>
        <translation>cから 2つ さきを かぞえましょう。</translation>
    </message>
    <message>
        <source>Look at this board. Does the player on move, above, win, draw or lose?</source>
        <translation>この ばんを みましょう。うえの れつの ひとの ばんです。かち、ひきわけ、まけの どれでしょう。</translation>
    </message>
    <message>
        <source>It is lost, by four stones.</source>
        <translation>4この さで まけます。</translation>
    </message>
    <message>
        <source>There are only two moves. Follow both, and the answers to them.</source>
        <translation>ては 2つしか ありません。どちらも、あいての つぎの てまで おって みましょう。</translation>
    </message>
    <message>
        <source>The other player gets a stone more, in pit f. And now?</source>
        <translation>あいての あな fに、いしが 1こ ふえました。こんどは どうでしょう。</translation>
    </message>
    <message>
        <source>The stone is the other player’s, and yet now first wins, by three.</source>
        <translation>ふえたのは あいての いしなのに、こんどは せんてが 3この さで かちます。</translation>
    </message>
    <message>
        <source>A small change can change everything. Follow both moves again.</source>
        <translation>ちいさな ちがいで、ぜんぶ かわる ことが あります。2つの てを もういちど おいましょう。</translation>
    </message>
    <message>
        <source>Without help: without the stone in e this sowing of c would end there. Where does it end now?</source>
        <translation>ヒントなしで。eに いしが なければ、cの くばりは そこで おわります。いまは どこで おわるでしょう。</translation>
    </message>
    <message>
        <source>Go on from e with two stones, and look each time what lies there.</source>
        <translation>eから 2こで つづけ、その たびに、そこに いしが あるか みましょう。</translation>
    </message>
    <message>
        <source>Pit b is sown. Where does the last stone fall? Point at the pit.</source>
        <translation>あな bから くばります。さいごの いしは どこに はいるでしょう。あなを えらびましょう。</translation>
    </message>
    <message>
        <source>Two stones go two pits on, to d. That pit was empty, so the move is over.</source>
        <translation>いしが 2こなので、2つ さきの dに はいります。dは からっぽだったので、これで おわりです。</translation>
    </message>
    <message>
        <source>In g, round the corner. Opposite is b in your own row: these two stones are taken.</source>
        <translation>かどを まがって gで おわります。むかいは じぶんの れつの bで、その 2こを とります。</translation>
    </message>
    <message>
        <source>After d comes e, below it; from there it goes to the left.</source>
        <translation>dの つぎは したの eです。そこからは ひだりへ すすみます。</translation>
    </message>
    <message>
        <source>Pit b is sown. Look closely: where does the whole move end?</source>
        <translation>あな bから くばります。よく みましょう。この ては どこで おわるでしょう。</translation>
    </message>
    <message>
        <source>There were stones in d. So its three were sown on, to g: a second lay.</source>
        <translation>dには いしが ありました。それで、その 3こを つづけて gまで くばりました。これが 2かいめの くばりです。</translation>
    </message>
    <message>
        <source>Did the last stone of b fall into an empty pit?</source>
        <translation>bの さいごの いしは、からっぽの あなに はいりましたか。</translation>
    </message>
    <message>
        <source>Pit a is sown. This time there are more than two lays.</source>
        <translation>あな aから くばります。こんどは 3かい くばります。どこで おわるでしょう。</translation>
    </message>
    <message>
        <source>From a to d, from d to f, from f to h: that pit was empty.</source>
        <translation>aから d、dから f、fから hへ。hは からっぽでした。</translation>
    </message>
    <message>
        <source>Each pit passed has got a stone by now. Count those too.</source>
        <translation>とおった あなは、もう いしが 1こずつ ふえて います。それも かぞえましょう。</translation>
    </message>
    <message>
        <source>Without help: pit d is sown. Where does the last stone fall?</source>
        <translation>ヒントなしで。あな dから くばります。さいごの いしは どこに はいるでしょう。</translation>
    </message>
    <message>
        <source>Keep in mind which pits have been emptied on the way.</source>
        <translation>とちゅうで からっぽに なった あなを おぼえて おきましょう。</translation>
    </message>
    <message>
        <source>Backwards: undoing a sowing</source>
        <translation>もっと さきへ：くばりの まきもどし（ぎゃくむきに もどす）</translation>
    </message>
    <message>
        <source>Sow pit c and remember what happens to each pit.</source>
        <translation>あな cから くばって、それぞれの あなが どう なるか おぼえましょう。</translation>
    </message>
    <message>
        <source>Pit c is empty now. Each pit after it, up to the last stone, has one more.</source>
        <translation>あな cは からっぽに なり、つぎの あなから さいごの いしまで、1こずつ ふえました。</translation>
    </message>
    <message>
        <source>Sow pit c, the one with three stones.</source>
        <translation>いしが 3こ ある あな cから くばりましょう。</translation>
    </message>
    <message>
        <source>One pit was sown, and the last stone fell into d. Which pit was it?</source>
        <translation>ある あなから くばったら、さいごの いしが dに はいりました。どの あなから くばったのでしょう。</translation>
    </message>
    <message>
        <source>From d go back and take one stone out of each pit. The first empty one, b, gets them all.</source>
        <translation>dから もどりながら、1こずつ とります。はじめに であう からっぽの あな bに、それを ぜんぶ いれます。</translation>
    </message>
    <message>
        <source>Go back from the last stone. A pit that was sown is empty.</source>
        <translation>さいごの いしから もどりましょう。くばった あなは からっぽに なって います。</translation>
    </message>
    <message>
        <source>The last stone fell into f. Which pit was sown?</source>
        <translation>さいごの いしが fに はいりました。どの あなから くばったのでしょう。</translation>
    </message>
    <message>
        <source>f, e and d give one stone each. Then comes c, which is empty: it had three.</source>
        <translation>f、e、dから 1こずつ。つぎの cは からっぽなので、cには 3こ ありました。</translation>
    </message>
    <message>
        <source>Start at f and go against the sowing until a pit is empty.</source>
        <translation>fから、くばる むきと ぎゃくに、からっぽの あなまで もどりましょう。</translation>
    </message>
    <message>
        <source>This move had two lays. The last stone fell into g. Where did the move begin?</source>
        <translation>この ては 2かい くばって、さいごの いしが gに はいりました。どの あなから はじまったのでしょう。</translation>
    </message>
    <message>
        <source>Back from g to d, which had three. One of these was the last of the lay before: back from d to b.</source>
        <translation>gから dへ もどると、dには 3こ。その うち 1こは まえの くばりの さいごの いしなので、dから bへ もどります。</translation>
    </message>
    <message>
        <source>Undo one lay first. Its pit got a stone from the lay before: undo that as well.</source>
        <translation>まず 1かい もどしましょう。その あなには まえの くばりの いしが はいって います。それも もどしましょう。</translation>
    </message>
    <message>
        <source>Forwards once more: pit b is sown on the board from before. Where does it end?</source>
        <translation>こんどは まえむきに：さっきの ばんで あな bから くばります。どこで おわるでしょう。</translation>
    </message>
    <message>
        <source>In g, where you began to go back. There and back is the same way.</source>
        <translation>gです。さっき もどりはじめた あなです。いきも かえりも おなじ みちです。</translation>
    </message>
    <message>
        <source>You have just gone this way backwards.</source>
        <translation>さっき、この みちを ぎゃくに たどりました。</translation>
    </message>
    <message>
        <source>Without help: this move had three lays, and the last stone fell into h. Where did it begin?</source>
        <translation>ヒントなしで。この ては 3かい くばって、さいごの いしが hに はいりました。どの あなから はじまったのでしょう。</translation>
    </message>
    <message>
        <source>Each lay back ends at an empty pit. Put the stones there and count again.</source>
        <translation>1かい もどすと、からっぽの あなに つきます。そこに いしを いれて、もういちど もどりましょう。</translation>
    </message>
    <message>
        <source>One stone more makes a sowing end in another pit in %1 of %2 cases; in %3 it no longer ends, or ends although it never did before.</source>
        <translation>いしが 1こ ふえると、%2とおりの うち %1とおりでは べつの あなで おわるように なります。%3とおりでは、おわらなく なるか、おわらなかった ものが おわるように なります。</translation>
    </message>
    <message>
        <source>One stone more changes who wins, at level score, in %1 of %2 cases.</source>
        <translation>とった いしが おなじ かずの とき、いしが 1こ ふえて かち・ひきわけ・まけが かわるのは、%2とおりの うち %1とおりです。</translation>
    </message>
    <message>
        <source>The result does not always change: with one stone more in pit %1, %2 ends where it did; that is so in %3 of %4 cases.</source>
        <translation>いつも かわる わけでは ありません。あな %1に いしを 1こ たしても、%2は おなじ あなで おわります。%4とおりの うち %3とおりが そうです。</translation>
    </message>
    <message>
        <source>sowings compared</source>
        <translation>くらべた て</translation>
    </message>
    <message>
        <source>end in the same pit</source>
        <translation>おなじ あなで おわる</translation>
    </message>
    <message>
        <source>end in another</source>
        <translation>べつの あなで おわる</translation>
    </message>
    <message>
        <source>only one ends</source>
        <translation>かたほうだけ おわる</translation>
    </message>
    <message>
        <source>neither ends</source>
        <translation>どちらも おわらない</translation>
    </message>
    <message>
        <source>positions compared</source>
        <translation>くらべた かたち</translation>
    </message>
    <message>
        <source>another outcome</source>
        <translation>かちまけが かわる</translation>
    </message>
    <message>
        <source>Inahata and Takahashi call BAO chaotic: a tiny difference in the beginning, quite another result. So one stone more is laid into each pit of each board in turn, and what then happens is counted.</source>
        <translation>いなはたさんと たかはしさんは、バオは はじまりの すこしの ちがいで けっかが まったく かわると かいて います。そこで、どの ばんめんの どの あなにも いしを 1こずつ たして みて、どう かわるかを かぞえます。</translation>
    </message>
    <message>
        <source>Condition LOOP as it is written: every loop of period 1 or more has such a board.</source>
        <translation>LOOPの きまりを かいて ある とおりに よむと、しゅうきが 1 いじょうの ループには、どれも そのような ばんめんが あります。</translation>
    </message>
    <message>
        <source>Condition LOOP as it is written, with the parity of all stones: %1 of %2 loops of period 1 or more have such a board; not %3.</source>
        <translation>LOOPの きまりを かいて ある とおり、ぜんぶの いしの かずが 2つずつに わけられるか、1つ あまるかで よむと、しゅうきが 1 いじょうの ループ %2この うち %1こに そのような ばんめんが あります。ないのは %3。</translation>
    </message>
    <message>
        <source>Condition LOOP by the last pit’s own parity: every loop of period 1 or more has such a board.</source>
        <translation>LOOPの きまりを さいごの あなの いしが 2つずつに わけられるか、1つ あまるかで よむと、しゅうきが 1 いじょうの ループには、どれも そのような ばんめんが あります。</translation>
    </message>
    <message>
        <source>Condition LOOP by the last pit’s own parity: %1 of %2 loops of period 1 or more have such a board; not %3.</source>
        <translation>LOOPの きまりを さいごの あなの いしが 2つずつに わけられるか、1つ あまるかで よむと、しゅうきが 1 いじょうの ループ %2この うち %1こに そのような ばんめんが あります。ないのは %3。</translation>
    </message>
    <message>
        <source>No other last clause makes LOOP right: the clauses before it already fail for %1 loops, like %2.</source>
        <translation>さいごの きまりを かえるだけでは、LOOPは なおりません。その まえの きまりだけで、もう %1この ループが あわないからです。れい：%2。</translation>
    </message>
    <message>
        <source>The clock, found here, has %1 hours, one more than there are pits. Mark hour 0. Mark the hour that is the number of stones in hand. For each other pit, i steps on and with b stones in it, mark hour i + b + 1. A lay only turns this clock. Where no two marks are side by side, the sowing never ends.</source>
        <translation>ここで みつけた とけい：あなの かずより 1つ おおい %1じかんの とけいを かんがえます。0じと、てに もつ いしの かずの じこくに しるしを つけます。そして、iこ さきの あなに bこの いしが あれば、i + b + 1じに しるしを つけます。1かい くばっても とけいは まわるだけで、となりあう しるしが なければ、その ては けっして おわりません。</translation>
    </message>
    <message>
        <source>The clock recognises every loop found.</source>
        <translation>みつかった ループは、ぜんぶ とけいで わかります。</translation>
    </message>
    <message>
        <source>The clock recognises %1 of %2 loops found; not %3.</source>
        <translation>みつかった ループ %2この うち %1こは、とけいで わかります。わからないのは %3。</translation>
    </message>
    <message>
        <source>One of the two patterns of Inahata and Takahashi is in %1 of %2 loops of period 0; not in %3.</source>
        <translation>しゅうき 0の ループ %2この うち %1こに、いなはたさんと たかはしさんの 2つの パターンの どちらかが あります。ないのは %3。</translation>
    </message>
    <message>
        <source>Period = shift + (pits + 1) · k for %1 of %2 loops of period 1 or more; not for %3.</source>
        <translation>しゅうきが 1 いじょうの ループ %2この うち %1こで、しゅうき = ずれ + (あなの かず + 1) · k です。ならないのは %3。</translation>
    </message>
    <message>
        <source>Table 1 of Inahata and Takahashi has %1 of %2 loops; not %3.</source>
        <translation>いなはたさんと たかはしさんの ひょう 1には、ループ %2この うち %1こが あります。ないのは %3。</translation>
    </message>
    <message>
        <source>Every rollback that undoes a lay and then stops bears one of their signs.</source>
        <translation>1かいぶん いじょう もどってから とまる まきもどしには、どれも しるしが あります。</translation>
    </message>
    <message>
        <source>%1 bears none of their signs, and its rollback stops all the same; so it is with %2 of %3 rollbacks that undo a lay and then stop.</source>
        <translation>%1には どの しるしも ありませんが、まきもどしは とまります。1かいぶん いじょう もどってから とまる まきもどし %3この うち、%2こが そうです。</translation>
    </message>
    <message>
        <source>as it is written: at no lay; by the parity of the last pit alone: at lay %1</source>
        <translation>かいて ある とおりでは、どの くばりにも ない。さいごの あなの いしが 2つずつに わけられるか、1つ あまるかで よむと、%1かいめの くばりに ある</translation>
    </message>
    <message>
        <source>Clock (found here)</source>
        <translation>とけい（ここで みつけた もの）</translation>
    </message>
    <message>
        <source>marks at %1 on a clock of %2 hours: two are side by side, so it says nothing</source>
        <translation>%2じかんで まわる とけいの %1じに しるし：となりあう しるしが あるので、なにも いえない</translation>
    </message>
    <message>
        <source>marks at %1 on a clock of %2 hours: no two side by side, so it never ends</source>
        <translation>%2じかんで まわる とけいの %1じに しるし：となりあう しるしが ないので、けっして おわらない</translation>
    </message>
    <message>
        <source>take the most stones</source>
        <translation>いちばん たくさん とる</translation>
    </message>
    <message>
        <source>You can collect more stones, whatever the other player does.</source>
        <translation>あいてが なにを しても、あなたの ほうが いしを おおく あつめられます。</translation>
    </message>
    <message>
        <source>Sow pit %1: you can collect more stones, whatever the other player does.</source>
        <translation>あな %1から くばりましょう。その あと あいてが なにを しても、あなたの ほうが いしを おおく あつめられます。</translation>
    </message>
    <message>
        <source>Sow pit %1: if both play on as well as they can, you end with %2 stones and the other player with %3.</source>
        <translation>あな %1から くばりましょう。その あと どちらも いちばん いい てを つづけると、さいごは あなたが %2こ、あいてが %3こに なります。</translation>
    </message>
    <message>
        <source>Whatever you sow, the other player can collect more stones than you.</source>
        <translation>どの あなから くばっても、あいての ほうが いしを おおく あつめられます。</translation>
    </message>
    <message>
        <source>Whatever you sow, the other player can collect more: with the best moves of both you end with %1 stones and the other player with %2.</source>
        <translation>どの あなから くばっても、あいての ほうが おおく あつめられます。どちらも いちばん いい てを つづけると、さいごは あなたが %1こ、あいてが %2こに なります。</translation>
    </message>
    <message>
        <source>Nothing wins here, but the sowing of pit %1 never ends, and that is a draw at once.</source>
        <translation>ここから かてる ては ありません。でも、あな %1から くばると おわらなく なり、すぐに ひきわけに なります。</translation>
    </message>
    <message>
        <source>If both play as well as they can, a sowing comes in the end that never stops: a draw.</source>
        <translation>どちらも いちばん いい てを つづけると、さいごに おわらない てが でて、ひきわけに なります。</translation>
    </message>
    <message>
        <source>If both play as well as they can, neither collects more than the other.</source>
        <translation>どちらも いちばん いい てを つづけると、どちらも あいてより おおくは あつめられません。</translation>
    </message>
    <message>
        <source>This sowing goes on and on. The program is finding out whether it ever stops.</source>
        <translation>この ては なかなか おわりません。いつか とまるか どうかを、プログラムが しらべて います。</translation>
    </message>
    <message>
        <source>The program is still looking for the best way to play.</source>
        <translation>どう するのが いちばん いいかを、プログラムが まだ しらべて います。</translation>
    </message>
    <message numerus="yes">
        <source>pit %1 takes %n</source>
        <translation>
            <numerusform>あな %1で %nこ とる</numerusform>
        </translation>
    </message>
    <message>
        <source>sow!</source>
        <translation>くばって！</translation>
    </message>
    <message>
        <source>Each pit is a process, H, and each player has a manager, Mn above and Ms below: am is what it captured, rem what is left in its row. %1 begins and tells %2 to sow.</source>
        <translation>あなは どれも プロセス（しごとを する もの）Hで、どちらの ひとにも マネージャーが います。うえが Mn、したが Msで、amは とった いし、remは れつに のこった いしです。まず %1が %2に、くばるように いいます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 passes on %n stones. %2 keeps one of them.</source>
        <translation>
            <numerusform>%1が いしを %nこ わたします。%2は その うち 1こを のこします。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passes on the last stone. %2 held stones, so it sows them all.</source>
        <translation>%1が さいごの 1こを わたします。%2には いしが あったので、ぜんぶを くばります。</translation>
    </message>
    <message>
        <source>%1 passes on the last stone. %2 was empty: the move ends.</source>
        <translation>%1が さいごの 1こを わたします。%2は からっぽだったので、この ては おわりです。</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>いし %nこ</numerusform>
        </translation>
    </message>
    <message>
        <source>how many?</source>
        <translation>いくつ？</translation>
    </message>
    <message>
        <source>%1 asks %2 what its row holds.</source>
        <translation>%1が %2に、れつに いしが いくつ あるか ききます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 answers: %n stones.</source>
        <translation>
            <numerusform>%1「%nこです。」</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn!</source>
        <translation>あなたの ばん！</translation>
    </message>
    <message>
        <source>Both rows hold stones, so it goes on: %1 gives the turn to %2.</source>
        <translation>どちらの れつにも いしが あるので、つづきます。%1が %2に ばんを わたします。</translation>
    </message>
    <message>
        <source>capture!</source>
        <translation>わたして！</translation>
    </message>
    <message>
        <source>%1 holds one stone alone, so it tells %2, which faces it, to give up its stones.</source>
        <translation>%1の いしは 1こだけなので、むかいの %2に、いしを わたすように いいます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 its %n stones: they are captured.</source>
        <translation>
            <numerusform>%1が いし %nこを %2に わたします。これが とった いしです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asks %2 how many stones it holds.</source>
        <translation>%1が %2に、いしが いくつ あるか ききます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 answers: %n stones. %2 adds them to its rem.</source>
        <translation>
            <numerusform>%1「%nこです。」%2は それを remに たします。</numerusform>
        </translation>
    </message>
    <message>
        <source>stop!</source>
        <translation>とまって！</translation>
    </message>
    <message>
        <source>A row is empty, so the game is over: %1 tells %2 to stop. What lies in a row goes to its am.</source>
        <translation>からっぽの れつが あるので、たいきょくは おわりです。%1が %2に とまるように いいます。れつに のこった いしは、それぞれの amに くわわります。</translation>
    </message>
    <message>
        <source>%1 tells %2 to stop.</source>
        <translation>%1が %2に、とまるように いいます。</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>いし %1こ</translation>
    </message>
    <message>
        <source>am %1, rem %2</source>
        <translation>am %1、rem %2</translation>
    </message>
    <message>
        <source>A loop’s period is how many rounds it goes before the board is back, its shift how many pits further on that is. Much of what they say holds beyond four pits a row: period = shift + (pits + 1) · k for every loop found, and two empty pits side by side stop every rollback. And every endless sowing starts on its own loop, for a lay can be undone in one way only. Their condition LOOP holds for every loop of four pits, but not beyond; a clock with one hour more than there are pits, which a lay only turns, tells many loops of any size for certain.</source>
        <translation>もとの ならびに もどるまでに なんしゅう するかが「しゅうき」、いくつ さきの あなへ うつるかが「ずれ」です。おおくは 1れつ 4つより おおきな ばんでも なりたちます。みつかった どの ループでも しゅうき = ずれ + (あなの かず + 1) · kで、からっぽの あなが 2つ ならぶと まきもどしは かならず とまります。それに、1かい くばったのを もどす やりかたは 1つしか ないので、おわらない ては どれも、はじめから ループに はいって います。LOOPの きまりは 1れつ 4つの ループなら どれにも あいますが、それより おおきな ばんでは あわない ものが あります。あなの かずより 1つ おおい じかんの とけいは、1かい くばっても まわるだけで、どんな おおきさの ばんでも おおくの ループを まちがえずに みわけます。</translation>
    </message>
    <message>
        <source>Their condition LOOP fits every loop of four pits a row; read with the parity of all stones, it fits none of five pits a row. Sow the first pit, with its 3 stones.</source>
        <translation>LOOPの きまりは 1れつ 4つの ループには どれも あいますが、ぜんぶの いしの かずが 2つずつに わけられるか、1つ あまるかで よむと、1れつ 5つの ループには どれも あいません。いしが 3この さいしょの あなから くばって みましょう。</translation>
    </message>
    <message>
        <source>It never ends. Yet 8 stones are an even number, so by LOOP the last pit should hold an even number too. Read with the last pit’s own parity, LOOP fits 77 of 86 loops.</source>
        <translation>けっして おわりません。でも いしは ぜんぶで 8こで、2つずつに わけられます。LOOPに よれば、さいごの あなの いしも そう なる はずです。さいごの あなの いしが 2つずつに わけられるか、1つ あまるかで よむと、LOOPは 86この ループの うち 77こに あいます。</translation>
    </message>
    <message>
        <source>It is the pit with the 3 stones.</source>
        <translation>いしが 3この あなです。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There are at most %1 stones.</source>
        <translation>いしは ぜんぶで %1こまでです。</translation>
    </message>
    <message>
        <source>Small board</source>
        <translation>ちいさい ばん</translation>
    </message>
    <message>
        <source>4 pits a row</source>
        <translation>1れつに あな 4こ</translation>
    </message>
    <message>
        <source>All pits filled</source>
        <translation>ぜんぶの あなに いし</translation>
    </message>
    <message>
        <source>3 stones in each</source>
        <translation>3こずつ</translation>
    </message>
    <message>
        <source>Large board</source>
        <translation>おおきい ばん</translation>
    </message>
    <message>
        <source>8 pits a row</source>
        <translation>1れつに あな 8こ</translation>
    </message>
    <message>
        <source>They build on Milner’s Communication and Concurrency (1989), Russ’s Complete Mancala Games Book (1995), van der Goot’s Awari Retrograde Analysis (2001) and their own description of BAO (2004). Near it is closed owari: Bouchet (2005) and Bruhn (2008) described the boards that come back there, like the marching group 3, 2, 1. In BAO the pit where the last stone fell is sown next, so a marching group ends at once.</source>
        <translation>Milnerさんの ほん（1989ねん）、Russさんの マンカラの ほん（1995ねん）、van der Gootさんの けんきゅう（2001ねん）と、ふたりの まえの バオの けんきゅう（2004ねん）を もとに して います。よく にた ものに「クローズド・オワリ」が あって、そこで もとに もどって くる ばんめん（3、2、1と ならぶ「こうしんする むれ」など）を Bouchetさん（2005ねん）と Bruhnさん（2008ねん）が しらべました。バオでは、さいごの いしが はいった あなから つづけて くばるので、この むれは すぐに おわります。</translation>
    </message>
    <message>
        <source>And this move had four lays. The last stone fell into f. Where did it begin?</source>
        <translation>この ては 4かい くばって、さいごの いしが fに はいりました。どの あなから はじまったのでしょう。</translation>
    </message>
    <message>
        <source>A sowing that does not stop %1, and so it %2.</source>
        <translation>とまらない くばりは %1。だから %2。</translation>
    </message>
    <message>
        <source>comes back to the board it began with</source>
        <translation>はじめの ならびに もどります</translation>
    </message>
    <message>
        <source>brings new boards all the time</source>
        <translation>いつも あたらしい ならびに なります</translation>
    </message>
    <message>
        <source>has very many stones</source>
        <translation>いしが とても おおいです</translation>
    </message>
    <message>
        <source>goes round for ever, and nobody wins</source>
        <translation>いつまでも まわり、だれも かちません</translation>
    </message>
    <message>
        <source>ends after very many lays</source>
        <translation>なんかいも くばった あとに おわります</translation>
    </message>
    <message>
        <source>wins for whoever has taken more</source>
        <translation>いしを おおく とった ひとが かちます</translation>
    </message>
    <message>
        <source>It goes round and round, and nobody can lose any more.</source>
        <translation>いつまでも まわるので、もう だれも まけません。</translation>
    </message>
    <message>
        <source>Second has taken many stones. Does first, who is on move, win, draw or lose?</source>
        <translation>ごては いしを たくさん とりました。せんての ばんです。せんての かちですか、ひきわけですか、まけですか。</translation>
    </message>
    <message>
        <source>Follow each sowing. Does one of them never end?</source>
        <translation>どの くばりも おって みましょう。おわらない ものは ありませんか。</translation>
    </message>
    <message>
        <source>Two boards nearly alike</source>
        <translation>よく にた 2つの ばん</translation>
    </message>
    <message>
        <source>One stone more %1, so a sowing %2.</source>
        <translation>いしが 1こ ふえると %1。だから くばりは %2。</translation>
    </message>
    <message>
        <source>can change everything</source>
        <translation>ぜんぶ かわる ことが あります</translation>
    </message>
    <message>
        <source>ends one pit further on</source>
        <translation>1つ さきの あなで おわります</translation>
    </message>
    <message>
        <source>is good for whoever owns its row</source>
        <translation>その れつの ひとが とくを します</translation>
    </message>
    <message>
        <source>has to be followed stone by stone</source>
        <translation>いしを 1こずつ たどります</translation>
    </message>
    <message>
        <source>is guessed from a board that looks like it</source>
        <translation>にた ばんから よそうします</translation>
    </message>
    <message>
        <source>always ends where the last one did</source>
        <translation>いつも まえと おなじ あなで おわります</translation>
    </message>
    <message>
        <source>Pit d is sown. Where does the last stone fall?</source>
        <translation>あな dから くばります。さいごの いしは どこに はいりますか。</translation>
    </message>
    <message>
        <source>While the last stone falls on %1, the sowing goes on. It ends in %2.</source>
        <translation>さいごの いしが %1に はいる あいだは、くばりつづけます。おわるのは %2に はいった ときです。</translation>
    </message>
    <message>
        <source>an empty pit</source>
        <translation>からっぽの あな</translation>
    </message>
    <message>
        <source>a pit of the other row</source>
        <translation>あいての れつの あな</translation>
    </message>
    <message>
        <source>the pit as far on as there were stones</source>
        <translation>いしの かずだけ さきの あな</translation>
    </message>
    <message>
        <source>one’s own row</source>
        <translation>じぶんの れつ</translation>
    </message>
    <message>
        <source>To undo a sowing, go back and take one stone from each pit, %1, and put them all %2.</source>
        <translation>くばる まえに もどすには、あなごとに いしを 1こずつ とりながら %1 もどり、ぜんぶを %2 いれます。</translation>
    </message>
    <message>
        <source>as far as the first empty pit</source>
        <translation>はじめの からっぽの あなまで</translation>
    </message>
    <message>
        <source>as many pits as the last one holds</source>
        <translation>さいごの あなの いしの かずだけ</translation>
    </message>
    <message>
        <source>as far as the corner</source>
        <translation>かどまで</translation>
    </message>
    <message>
        <source>into that empty pit</source>
        <translation>その からっぽの あなに</translation>
    </message>
    <message>
        <source>into the last pit</source>
        <translation>さいごの あなに</translation>
    </message>
    <message>
        <source>into the pit opposite</source>
        <translation>むかいの あなに</translation>
    </message>
    <message>
        <source>Without help: more stones win. Play to the end and win.</source>
        <translation>ヒントなしで。いしの おおい ほうが かちです。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>Will you begin or follow? Play to the end and win.</source>
        <translation>さきに うごかしますか、あとに しますか。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>What a sowing brings</source>
        <translation>くばると なにが とれるか</translation>
    </message>
    <message>
        <source>Pit d is sown. Point at the pit where it ends. Opposite lies what it takes.</source>
        <translation>あな dから くばります。おわる あなを えらびましょう。その むかいの いしが とれます。</translation>
    </message>
    <message>
        <source>It ends in g. Opposite lies b: its two stones are taken.</source>
        <translation>gで おわります。むかいは bで、その 2こが とれます。</translation>
    </message>
    <message>
        <source>Three sowings, but only one of them takes stones. Find it.</source>
        <translation>くばりかたは 3つ。いしが とれるのは 1つだけです。みつけましょう。</translation>
    </message>
    <message>
        <source>Pit c ends in e. Opposite lies your own pit d, and you keep its stones.</source>
        <translation>cからは eで おわります。むかいは じぶんの dで、その いしが とれます。</translation>
    </message>
    <message>
        <source>Follow each sowing to its last stone, then look opposite.</source>
        <translation>どの くばりも さいごの いしまで おって、その むかいを みましょう。</translation>
    </message>
    <message>
        <source>Two of these sowings take stones. Which one is better?</source>
        <translation>いしが とれる くばりは 2つ あります。どちらが いいですか。</translation>
    </message>
    <message>
        <source>Four stones with c, only one with d.</source>
        <translation>cなら 4こ、dなら 1こだけです。</translation>
    </message>
    <message>
        <source>Count what lies opposite at the end of each sowing.</source>
        <translation>どの くばりも、おわった あなの むかいの いしを かぞえましょう。</translation>
    </message>
    <message>
        <source>More stones win. Play to the end and win.</source>
        <translation>いしの おおい ほうが かちです。さいごまで つづけて、かちましょう。</translation>
    </message>
    <message>
        <source>You followed every sowing before you chose.</source>
        <translation>どの くばりも おってから えらびました。</translation>
    </message>
    <message>
        <source>Before you choose, follow %1 to the end and see %2.</source>
        <translation>えらぶ まえに、%1 さいごまで おって、%2 みます。</translation>
    </message>
    <message>
        <source>every one of your sowings</source>
        <translation>どの あなからの くばりも</translation>
    </message>
    <message>
        <source>the sowing of your fullest pit</source>
        <translation>いしの いちばん おおい あなの くばりだけを</translation>
    </message>
    <message>
        <source>the longest sowing</source>
        <translation>いちばん ながい くばりだけを</translation>
    </message>
    <message>
        <source>what lies in the pit opposite</source>
        <translation>むかいの あなの いしを</translation>
    </message>
    <message>
        <source>how far it goes</source>
        <translation>どこまで いくかを</translation>
    </message>
    <message>
        <source>how many stones you sow</source>
        <translation>なんこ くばるかを</translation>
    </message>
    <message>
        <source>And then the other player sows</source>
        <translation>その あと あいてが くばると</translation>
    </message>
    <message>
        <source>The upper player has just taken two stones. Now the lower player sows. Does the lower player win, draw or lose?</source>
        <translation>うえの れつの ひとが いしを 2こ とった ところです。つぎは したの れつの ひとの ばんです。したの れつの ひとの かちですか、ひきわけですか、まけですか。</translation>
    </message>
    <message>
        <source>A win: pit h takes three. The upper player took two and loses three.</source>
        <translation>かちです。hから くばると 3こ とれます。うえの ひとは 2こ とって、3こ とられました。</translation>
    </message>
    <message>
        <source>Sow pit h in your mind: where does it end, and what lies opposite?</source>
        <translation>hから くばった つもりで かんがえましょう。どこで おわり、むかいには なんこ ありますか。</translation>
    </message>
    <message>
        <source>One of your sowings takes two stones, the other one nothing. Which do you choose?</source>
        <translation>1つは 2こ とれ、もう 1つは なにも とれません。どちらに しますか。</translation>
    </message>
    <message>
        <source>Nothing was taken, but the other player cannot take much now either.</source>
        <translation>なにも とれませんが、あいても あまり とれなく なりました。</translation>
    </message>
    <message>
        <source>Before you take: what can the other player take after that?</source>
        <translation>とる まえに かんがえましょう。その あと あいては なんこ とれますか。</translation>
    </message>
    <message>
        <source>Three sowings. Which one is best after the other player’s answer?</source>
        <translation>くばりかたは 3つ。あいてが くばった あとに、いちばん いいのは どれですか。</translation>
    </message>
    <message>
        <source>You always looked at the answer first.</source>
        <translation>いつも さきに、あいての つぎの てを みて いました。</translation>
    </message>
    <message>
        <source>Look at %1, and choose the sowing %2.</source>
        <translation>%1を みて、%2 てを えらびます。</translation>
    </message>
    <message>
        <source>what the other player can answer</source>
        <translation>あいてが つぎに できる こと</translation>
    </message>
    <message>
        <source>where your own last stone falls</source>
        <translation>じぶんの さいごの いしが はいる あなだけ</translation>
    </message>
    <message>
        <source>how many pits you reach</source>
        <translation>いくつの あなに くばれるか</translation>
    </message>
    <message>
        <source>that leaves you ahead after the answer</source>
        <translation>あいてが くばった あとも じぶんが とくな</translation>
    </message>
    <message>
        <source>that takes the most at once</source>
        <translation>すぐに いちばん おおく とれる</translation>
    </message>
    <message>
        <source>that takes nothing</source>
        <translation>なにも とらない</translation>
    </message>
    <message>
        <source>When a row is empty</source>
        <translation>れつが からっぽに なる とき</translation>
    </message>
    <message>
        <source>When a row is empty after a move, the game is over, and everyone gets the stones of their own row. Which pit do you sow?</source>
        <translation>てが おわって どちらかの れつが からっぽなら、たいきょくは おわりです。のこった いしは、いしの ある れつの ひとの ものです。どの あなから くばりますか。</translation>
    </message>
    <message>
        <source>The lower row is empty. You get its three stones and the two in your row.</source>
        <translation>したの れつが からっぽに なりました。したの 3こを とり、じぶんの れつの 2こも もらえます。</translation>
    </message>
    <message>
        <source>One sowing takes everything that lies below.</source>
        <translation>したの いしを ぜんぶ とれる くばりが あります。</translation>
    </message>
    <message>
        <source>Careful: whose row is empty after each of your sowings?</source>
        <translation>きを つけましょう。くばった あと、だれの れつが からっぽに なりますか。</translation>
    </message>
    <message>
        <source>Your row is not empty: the stones below were not given away.</source>
        <translation>じぶんの れつに いしが のこりました。したの いしを あいてに あげずに すみました。</translation>
    </message>
    <message>
        <source>Your own row was empty, so the other player got all that lay below.</source>
        <translation>じぶんの れつが からっぽに なると、したの いしは ぜんぶ あいての ものに なります。</translation>
    </message>
    <message>
        <source>Pit a takes two stones, pit b only one. Which pit do you sow?</source>
        <translation>aからは 2こ とれ、bからは 1こだけです。どちらから くばりますか。</translation>
    </message>
    <message>
        <source>The lower row is empty, and the six stones above are yours at once.</source>
        <translation>したの れつが からっぽに なり、うえの 6こが すぐに じぶんの ものに なりました。</translation>
    </message>
    <message>
        <source>Does the game go on after it? What would still be yours if it ended?</source>
        <translation>その あとも つづきますか。そこで おわるなら、なにが じぶんの ものに なりますか。</translation>
    </message>
    <message>
        <source>When the game ended, more stones were yours.</source>
        <translation>おわった とき、じぶんの いしの ほうが おおく なりました。</translation>
    </message>
    <message>
        <source>Whose row will be empty first, and what does the other one hold then?</source>
        <translation>さきに からっぽに なるのは だれの れつですか。その とき、もう 1つの れつには なんこ ありますか。</translation>
    </message>
    <message>
        <source>When a row is empty, %1. So empty the other player’s row %2.</source>
        <translation>れつが からっぽに なると、%1。だから あいての れつを からっぽに するのは、%2です。</translation>
    </message>
    <message>
        <source>everyone gets the stones of their own row</source>
        <translation>のこった いしは いしの ある れつの ひとの ものです</translation>
    </message>
    <message>
        <source>whoever moved last gets them all</source>
        <translation>さいごに くばった ひとが ぜんぶ もらいます</translation>
    </message>
    <message>
        <source>nobody gets what is left</source>
        <translation>のこった いしは だれも もらえません</translation>
    </message>
    <message>
        <source>while many stones lie in yours</source>
        <translation>じぶんの れつに いしが おおい とき</translation>
    </message>
    <message>
        <source>as late as you can</source>
        <translation>できるだけ あと</translation>
    </message>
    <message>
        <source>only when yours is nearly empty</source>
        <translation>じぶんの れつが ほとんど からっぽの ときだけ</translation>
    </message>
    <message>
        <source>other stones</source>
        <translation>いしの ある あな</translation>
    </message>
    <message>
        <source>One stone now, and little is lost after it: that is better than two.</source>
        <translation>とれるのは 1こでも、あとで とられるのは すこしです。2こ とって たくさん とられるより とくです。</translation>
    </message>
    <message>
        <source>Ring the pit that you sow from.</source>
        <translation>くばりはじめる あなを ○で かこもう。</translation>
    </message>
    <message>
        <source>The other way round, found here: a board with one of the two patterns looks the same after one lay, so it never ends; %1 of %2 boards, with 2 to %3 stones in hand.</source>
        <translation>ぎゃくも なりたちます（ここで みつけた こと）：2つの パターンの どちらかの ばんめんは、1かい くばると おなじ かたちに なるので、けっして おわりません。てに もつ いしが 2こから %3この ばんめん %2この うち %1こ。</translation>
    </message>
    <message>
        <source>printed there as</source>
        <translation>ひょう 1での ばんめん</translation>
    </message>
    <message>
        <source>It is %1 of Table 1 of Inahata and Takahashi, printed there as %2.</source>
        <translation>いなはたさんと たかはしさんの ひょう 1の %1です。ひょうでは %2と かかれて います。</translation>
    </message>
    <message>
        <source>take the most stones at once</source>
        <translation>すぐに いちばん おおく とる</translation>
    </message>
    <message>
        <source>sow the fullest pit</source>
        <translation>いしの いちばん おおい あなから くばる</translation>
    </message>
    <message>
        <source>A sowing that never ends saves the draw. Where all end, the stones taken decide.</source>
        <translation>おわらない ては ひきわけに できます。どれも おわるなら、とった いしの かずで きまります。</translation>
    </message>
    <message>
        <source>boards reached</source>
        <translation>でて くる ばんめん</translation>
    </message>
    <message>
        <source>loops found</source>
        <translation>みつかった ループ</translation>
    </message>
    <message>
        <source>loops of period 1 or more</source>
        <translation>しゅうきが 1 いじょうの ループ</translation>
    </message>
    <message>
        <source>of these, with a board for clause 1 of LOOP</source>
        <translation>この うち、LOOPの きまり 1に あう ばんめんが ある もの</translation>
    </message>
    <message>
        <source>for clauses 1 and 2</source>
        <translation>きまり 1と 2に あう ばんめんが ある もの</translation>
    </message>
    <message>
        <source>for clauses 1 to 3</source>
        <translation>きまり 1から 3に あう ばんめんが ある もの</translation>
    </message>
    <message>
        <source>for all four, with the parity of all stones</source>
        <translation>きまり 1から 4に あう ばんめんが ある もの（ぜんぶの いしが 2つずつに わけられるかで よむ）</translation>
    </message>
    <message>
        <source>for all four, with the parity of the last pit</source>
        <translation>きまり 1から 4に あう ばんめんが ある もの（さいごの あなの いしが 2つずつに わけられるかで よむ）</translation>
    </message>
    <message>
        <source>loops that the clock recognises</source>
        <translation>とけいで わかる ループ</translation>
    </message>
    <message>
        <source>One stone more, and it had to be followed to another end.</source>
        <translation>いしが 1こ おおいだけで、べつの ところで おわりました。</translation>
    </message>
    <message>
        <source>On other stones the sowing went on, and it ended in the first empty pit.</source>
        <translation>いしの ある ところでは くばりが つづき、さいしょの からっぽの あなで おわりました。</translation>
    </message>
    <message>
        <source>Three lays back, each as far as an empty pit.</source>
        <translation>3かい、どれも からっぽの あなまで もどりました。</translation>
    </message>
    <message>
        <source>Four lays back, each as far as an empty pit.</source>
        <translation>4かい、どれも からっぽの あなまで もどりました。</translation>
    </message>
    <message>
        <source>The first board does not have the condition LOOP.</source>
        <translation>はじめの ばんめんは LOOPの きまりに あいません。</translation>
    </message>
    <message>
        <source>The first board has no pattern of period 0.</source>
        <translation>はじめの ばんめんは しゅうき 0の パターンでは ありません。</translation>
    </message>
    <message>
        <source>No two empty pits side by side.</source>
        <translation>からっぽの あなが 2つ ならんだ ところは ありません。</translation>
    </message>
    <message>
        <source>No two pits side by side with the same count.</source>
        <translation>いしの かずが おなじ あなが 2つ ならんだ ところは ありません。</translation>
    </message>
    <message>
        <source>Not the first stopping pattern of Inahata and Takahashi.</source>
        <translation>いなはたさんと たかはしさんの とまる パターン 1では ありません。</translation>
    </message>
    <message>
        <source>Not the second stopping pattern of Inahata and Takahashi.</source>
        <translation>いなはたさんと たかはしさんの とまる パターン 2では ありません。</translation>
    </message>
</context>
</TS>
