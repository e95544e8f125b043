<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutOverlay</name>
    <message>
        <source>Kachisuji</source>
        <translation>かちすじ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>About Kachisuji</source>
        <translation>かちすじに ついて</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>Small games for two, with a solver that shows the value of every move.</source>
        <translation>ふたりで あそぶ ちいさな ゲームです。どの てが どれだけ いいかを、コンピューターが しらべて みせます。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Built with Qt %1.</source>
        <translation>MIT ライセンスの じゆうな ソフトウェアです。Qt %1 を つかって います。</translation>
    </message>
</context>
<context>
    <name>AllMatches</name>
    <message>
        <source>All matches</source>
        <translation>すべての たいきょく</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
</context>
<context>
    <name>AppActions</name>
    <message>
        <source>Language</source>
        <translation>ことば</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>きろくを ひらく …</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>きろくを ほぞん …</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>おおきく うつす</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>せってい …</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>About Kachisuji</source>
        <translation>かちすじに ついて</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>おわる</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Stop</source>
        <translation>とめる</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>つづける</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>ふりかえる</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もういちど</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>だれの ばんか</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>なまえ</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1が かんがえちゅう</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1の ばん</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>ふりかえりちゅう</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>おやすみちゅう</translation>
    </message>
    <message>
        <source>Draw by repetition: %1</source>
        <translation>くりかえしで ひきわけ：%1</translation>
    </message>
    <message>
        <source>Show the loop</source>
        <translation>ループを みる</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a move and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a spot and its count</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a spot and its value</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>BoardSetup</name>
    <message>
        <source>Pits in a row</source>
        <translation>1れつの あなの かず</translation>
    </message>
    <message>
        <source>The board on one line, with the pit in hand</source>
        <translation>ばんめんを 1ぎょうで (さいごに、くばる あな)</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>からっぽに する</translation>
    </message>
    <message>
        <source>A click on a pit of the ring adds a stone, the right button takes one away. A click on a letter takes its pit in hand. With the keyboard: arrows left and right choose a pit, + and − change it, Enter takes it in hand.</source>
        <translation>わの あなを クリックすると いしが 1つ ふえ、みぎの ボタンだと 1つ へります。もじを クリックすると、その あなから くばります。キーボードでは、みぎと ひだりの やじるしで あなを えらび、＋と −で いしを ふやしたり へらしたり、Enterで その あなから くばります。</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>pressed</source>
        <translation>ここから</translation>
    </message>
    <message>
        <source>seam</source>
        <translation>つぎめ</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>ここで とまる</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>the field round</comment>
        <translation>まわす</translation>
    </message>
</context>
<context>
    <name>CensusCard</name>
    <message>
        <source>First wins</source>
        <translation>せんて かち</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>First loses</source>
        <translation>せんての まけ</translation>
    </message>
    <message>
        <source>by endless play, proven</source>
        <translation>おわらない、 しょうめいずみ</translation>
    </message>
    <message numerus="yes">
        <source>in %n moves, proven</source>
        <translation>
            <numerusform>あと %nて、 しょうめいずみ</numerusform>
        </translation>
    </message>
    <message>
        <source>positions</source>
        <translation>かたち</translation>
    </message>
    <message>
        <source>won by the mover</source>
        <translation>ばんの ひとの かち</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>lost by the mover</source>
        <translation>ばんの ひとの まけ</translation>
    </message>
</context>
<context>
    <name>CheckCard</name>
    <message>
        <source>What the article says, checked on this board</source>
        <translation>ろんぶんの しゅちょうを この ばんめんで たしかめる</translation>
    </message>
    <message>
        <source>What the article says, checked on %1</source>
        <translation>ろんぶんの しゅちょうを %1で たしかめる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Find it in a game</source>
        <translation>たいきょくの なかで みつける</translation>
    </message>
    <message>
        <source>Playing from the start …</source>
        <translation>はじめから あそんで さがして います…</translation>
    </message>
    <message numerus="yes">
        <source>%n boards of the game lead in</source>
        <translation>
            <numerusform>たいきょくの %nこの ばんめんから はいる</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds: %1</source>
        <translation>なりたつ：%1</translation>
    </message>
    <message>
        <source>It does not hold: %1</source>
        <translation>なりたたない：%1</translation>
    </message>
    <message>
        <source>Roll back a lay</source>
        <translation>1かい まきもどす</translation>
    </message>
    <message>
        <source>Sow from here</source>
        <translation>ここから くばる</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>today</source>
        <translation>きょう</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>きのう</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date in QLocale&apos;s notation</comment>
        <translation>M/d</translation>
    </message>
    <message>
        <source>Go on with %1, %2 against %3</source>
        <translation>%1の つづき、%2 たい %3</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>の かち</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>の ばん</translation>
    </message>
</context>
<context>
    <name>ContinueRow</name>
    <message>
        <source>Continue</source>
        <translation>つづきから</translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation>たいきょくは まだ ありません。</translation>
    </message>
    <message>
        <source>Start with Ribbonim</source>
        <translation>ひもの いしとりから はじめる</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>きろくを ひらく …</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>すべての たいきょく</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>It holds: %1</source>
        <translation>なりたつ：%1</translation>
    </message>
    <message>
        <source>It does not hold: %1</source>
        <translation>なりたたない：%1</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play</source>
        <translation>あそぶ</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1で あそぶ</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>けんきゅう</translation>
    </message>
    <message>
        <source>Lab of %1</source>
        <translation>%1の けんきゅうしつ</translation>
    </message>
</context>
<context>
    <name>GraphLab</name>
    <message>
        <source>Laying out …</source>
        <translation>ならべています …</translation>
    </message>
    <message>
        <source>No position is like this under these rules.</source>
        <translation>この ルールでは、 そのような きょくめんは ありません。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>やめました。</translation>
    </message>
    <message>
        <source>What first wins</source>
        <translation>せんてが かつ きょくめん</translation>
    </message>
    <message>
        <source>What second wins</source>
        <translation>ごてが かつ きょくめん</translation>
    </message>
    <message>
        <source>Endless play</source>
        <translation>おわらない たいきょく</translation>
    </message>
    <message>
        <source>%1 positions, %2 choices</source>
        <translation>%1の きょくめん、 %2の て</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>かきだし</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に ほぞんしました。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 に かけませんでした：%2</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>おおきく</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>ちいさく</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>ぜんぶ みる</translation>
    </message>
</context>
<context>
    <name>GraphLayout</name>
    <message>
        <source>The graph is too large to be laid out in time.</source>
        <translation>グラフが おおきすぎて、 じかんないに ならべられませんでした。</translation>
    </message>
    <message>
        <source>Graphviz could not be started: install the package “graphviz”.</source>
        <translation>Graphvizを うごかせません。 パッケージ 「graphviz」を いれて ください。</translation>
    </message>
    <message>
        <source>Graphviz could not lay out the graph.</source>
        <translation>Graphvizが グラフを ならべられませんでした。</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>first chooses</source>
        <translation>せんての て</translation>
    </message>
    <message>
        <source>second chooses</source>
        <translation>ごての て</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>おわった かたち</translation>
    </message>
</context>
<context>
    <name>GraphSettings</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>みせる もの</translation>
    </message>
    <message>
        <source>First wins</source>
        <translation>せんて かち</translation>
    </message>
    <message>
        <source>Second wins</source>
        <translation>ごて かち</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>おわらない</translation>
    </message>
    <message>
        <source>As a tree</source>
        <translation>きの かたち</translation>
    </message>
    <message>
        <source>With loops</source>
        <translation>ループつき</translation>
    </message>
    <message>
        <source>Endless play</source>
        <translation>おわらない たいきょく</translation>
    </message>
    <message>
        <source>with the moves that leave it</source>
        <translation>はずれる ても</translation>
    </message>
    <message>
        <source>This rule set</source>
        <translation>この ルールでは</translation>
    </message>
    <message>
        <source>around the chosen position only</source>
        <translation>えらんだ かたちの まわり</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>%1で かきだす</translation>
    </message>
    <message>
        <source>quickest winning moves only</source>
        <translation>いちばん はやい かちかた だけ</translation>
    </message>
</context>
<context>
    <name>GraphState</name>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Position graph</source>
        <translation>きょくめんの グラフ</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Shelf</source>
        <translation>たなへ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>1て もどす</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>1て すすめる</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>おおきく うつす</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>↓ %1  → %2</source>
        <comment>what heads the rows and the columns</comment>
        <translation>↓ %1  → %2</translation>
    </message>
</context>
<context>
    <name>HelpOverlay</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
</context>
<context>
    <name>HelpSelector</name>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>はんていだけ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>しるし</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>かずまで</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>The hints are locked</source>
        <translation>ヒントは こていされて います</translation>
    </message>
    <message>
        <source>How much help is shown</source>
        <translation>ヒントの りょう</translation>
    </message>
    <message>
        <source>Locked by the teacher</source>
        <translation>せんせいが こていして います</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>さきに よそうする</translation>
    </message>
    <message>
        <source>Values are shown once you have said what the position is worth</source>
        <translation>どちらが かつか よそうすると、こたえが みえます</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>start</source>
        <translation>はじめ</translation>
    </message>
    <message>
        <source>move</source>
        <translation>て</translation>
    </message>
    <message>
        <source>player</source>
        <translation>あそぶ ひと</translation>
    </message>
    <message>
        <source>value for the first player</source>
        <translation>せんてから みた ねうち</translation>
    </message>
    <message>
        <source>better</source>
        <translation>もっと いい て</translation>
    </message>
</context>
<context>
    <name>LabGrid</name>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>%1の ぎょう、%2の れつ：%3</translation>
    </message>
    <message>
        <source> (never in %1 % of the cases)</source>
        <translation> (%1 %の ばあいは おわらない)</translation>
    </message>
</context>
<context>
    <name>LabMatrix</name>
    <message>
        <source>Who wins under which rules</source>
        <translation>どの ルールで だれが かつか</translation>
    </message>
    <message>
        <source>%1: first player: %2; %3 positions</source>
        <translation>%1：せんては %2、 %3きょくめん</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Shelf</source>
        <translation>たなへ</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>けんきゅうしつ</translation>
    </message>
    <message>
        <source>Labs</source>
        <translation>けんきゅうしつ</translation>
    </message>
    <message>
        <source>Position graph</source>
        <translation>きょくめんの グラフ</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>たいきょくへ</translation>
    </message>
</context>
<context>
    <name>LabSettings</name>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>しらべる</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>かきだし</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>CSV で かきだす</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>JSON で かきだす</translation>
    </message>
</context>
<context>
    <name>LabView</name>
    <message>
        <source>Cancelled.</source>
        <translation>やめました。</translation>
    </message>
    <message>
        <source>Done in %1 s.</source>
        <translation>%1びょうで おわりました。</translation>
    </message>
    <message>
        <source>Nothing found yet. Choose the settings and run.</source>
        <translation>まだ なにも しらべて いません。せっていを きめて しらべて ください。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>しるしの みかた</translation>
    </message>
    <message>
        <source>win</source>
        <translation>かち</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>まけ</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>わからない</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>しょうめいずみ</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>みこみ</translation>
    </message>
    <message>
        <source>best</source>
        <translation>いちばん いい</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>Add</source>
        <translation>たす</translation>
    </message>
</context>
<context>
    <name>ListEntry</name>
    <message>
        <source>Remove</source>
        <translation>のぞく</translation>
    </message>
</context>
<context>
    <name>LoopCard</name>
    <message>
        <source>Looking at every board that play can reach …</source>
        <translation>たいきょくに でて くる ばんめんを ぜんぶ しらべて います…</translation>
    </message>
    <message numerus="yes">
        <source>%n found · complete: %1 boards</source>
        <translation>
            <numerusform>%nこ ・ ぜんぶの ばんめん (%1) を しらべました</numerusform>
        </translation>
    </message>
    <message>
        <source>Loops found</source>
        <translation>みつかった ループ</translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>じぶんで つくる ばんめん</translation>
    </message>
    <message>
        <source>Where the board comes from</source>
        <translation>ばんめんの えらびかた</translation>
    </message>
    <message>
        <source>pits in a row</source>
        <translation>1れつの あな</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>CSVで かきだす</translation>
    </message>
</context>
<context>
    <name>LoopLab</name>
    <message>
        <source>Cancelled.</source>
        <translation>やめました。</translation>
    </message>
    <message>
        <source>Not met in the positions looked at.</source>
        <translation>しらべた きょくめんには でて きませんでした。</translation>
    </message>
    <message>
        <source>%1 leads in.</source>
        <translation>%1で はいります。</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>メッセージ %1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 undone</source>
        <translation>まきもどし %1 / %2</translation>
    </message>
    <message>
        <source>lay %1 of %2</source>
        <translation>%1かいめ / %2</translation>
    </message>
    <message numerus="yes">
        <source>after %n lays</source>
        <translation>
            <numerusform>%nかい くばった あと</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>てに %nこ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>%nこ もどす</numerusform>
        </translation>
    </message>
    <message>
        <source>A loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>じぶんの ばんめん</translation>
    </message>
    <message>
        <source>loop %1</source>
        <translation>ループ %1</translation>
    </message>
</context>
<context>
    <name>LoopList</name>
    <message>
        <source>name</source>
        <translation>なまえ</translation>
    </message>
    <message>
        <source>board, hand first</source>
        <translation>ばんめん (くばる あなから)</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>いし</translation>
    </message>
    <message>
        <source>lays</source>
        <translation>くばり</translation>
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
        <source>Loops found</source>
        <translation>みつかった ループ</translation>
    </message>
</context>
<context>
    <name>LoopModel</name>
    <message>
        <source>new</source>
        <translation>しん</translation>
    </message>
    <message>
        <source>%1: %2, lays: %3, period %4, shift %5</source>
        <translation>%1：%2、くばり：%3、しゅうき %4、ずれ %5</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Kachisuji</source>
        <translation>かちすじ</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>きろくを ひらく</translation>
    </message>
    <message>
        <source>Kachisuji records (*.kachisuji)</source>
        <translation>かちすじの きろく (*.kachisuji)</translation>
    </message>
    <message>
        <source>There is no match to save yet.</source>
        <translation>ほぞんする たいきょくが まだ ありません。</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>きろくを ほぞん</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に ほぞんしました。</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>The hints are locked.</source>
        <translation>ヒントは こていされて います。</translation>
    </message>
    <message>
        <source>The best move is not known yet.</source>
        <translation>いちばん いい ては まだ わかりません。</translation>
    </message>
    <message>
        <source>Best: %1 (%2)</source>
        <translation>いちばん いい て：%1（%2）</translation>
    </message>
    <message>
        <source>Leave this match and go on from what is pasted?</source>
        <translation>この たいきょくを やめて、はりつけた ものから つづけますか？</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>つづける</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>この たいきょくを やめて まけに しますか？</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>まいりました</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>1て もどす</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>1て すすめる</translation>
    </message>
    <message>
        <source>Again from the start</source>
        <translation>さいしょから もういちど</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>いちばん いい て</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>かたちを コピー</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>てじゅんを コピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>はりつけ</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>あたらしく はじめる</translation>
    </message>
    <message>
        <source>Fold timeline</source>
        <translation>てじゅんを たたむ</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>しるしの みかた</translation>
    </message>
    <message>
        <source>Say first what the position is worth.</source>
        <translation>さきに、どちらが かつか よそうして ください。</translation>
    </message>
    <message>
        <source>Without hints this is not told.</source>
        <translation>ヒントを だして いない ときは おしえません。</translation>
    </message>
    <message>
        <source>Every move here comes to an end.</source>
        <translation>ここでは、どの ても かならず おわります。</translation>
    </message>
    <message>
        <source>Show the loop</source>
        <translation>ループを みる</translation>
    </message>
    <message>
        <source>Best play, step %1 of %2: %3</source>
        <translation>いちばん いい すすみかた %1/%2：%3</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>たいきょくに もどる</translation>
    </message>
    <message>
        <source>There is no line of best play to show here.</source>
        <translation>ここで みせられる いちばん いい すすみかたは ありません。</translation>
    </message>
    <message>
        <source>Step through best play</source>
        <translation>いちばん いい すすみかたを たどる</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>The match could not be saved: %1</source>
        <translation>たいきょくを ほぞんできませんでした：%1</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>value</source>
        <translation>ねうち</translation>
    </message>
    <message>
        <source>move</source>
        <translation>て</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>ことばで</translation>
    </message>
    <message>
        <source>leads to</source>
        <translation>つぎの かたち</translation>
    </message>
    <message>
        <source>Grundy number</source>
        <translation>グランディすう</translation>
    </message>
    <message>
        <source>draw by repetition: %1</source>
        <translation>くりかえし：%1</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>ての いちらん</translation>
    </message>
    <message>
        <source>from here %1</source>
        <translation>ここから %1</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>ぜんぶ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%nて</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · Grundy number</source>
        <translation>%1 ・ グランディすう</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>てが ありません</translation>
    </message>
    <message>
        <source>Best first; losing moves: longest fight first</source>
        <translation>いい じゅん。まける ては ながく つづく じゅん</translation>
    </message>
    <message>
        <source>A click plays the move</source>
        <translation>クリックすると その てを えらびます</translation>
    </message>
    <message>
        <source>Best first; losing moves: smallest loss first</source>
        <translation>いい ての じゅん。まけの ては さが ちいさい じゅん</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>The board shows no values. H shows the best move once.</source>
        <translation>ばには なにも でません。H キーで いちばん いい てを 1ど みられます。</translation>
    </message>
    <message>
        <source>A card says who wins with best play.</source>
        <translation>いちばん いい てを つづけると どちらが かつかだけを みせます。</translation>
    </message>
    <message>
        <source>Every move is marked as winning or losing.</source>
        <translation>どの てにも、かちか まけかの しるしが つきます。</translation>
    </message>
    <message>
        <source>Every move is marked, with the moves left to the end.</source>
        <translation>どの てにも しるしが つき、おわりまでの ての かずも でます。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>あたらしく はじめる</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>あそぶ ひと</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>はんていだけ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>しるし</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>かずまで</translation>
    </message>
    <message>
        <source>Remember these rules</source>
        <translation>この ルールを おぼえて おく</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめる</translation>
    </message>
</context>
<context>
    <name>NodeCard</name>
    <message>
        <source>First has won</source>
        <translation>せんての かち</translation>
    </message>
    <message>
        <source>Second has won</source>
        <translation>ごての かち</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>せんての ばん</translation>
    </message>
    <message>
        <source>Second to move</source>
        <translation>ごての ばん</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから あそぶ</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>えらべる て</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>First</source>
        <translation>せんて</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>ごて</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Plays every second move at random.</source>
        <translation>2かいに 1かいは、でたらめに えらびます。</translation>
    </message>
    <message>
        <source>Sees 3 moves ahead and slips now and then.</source>
        <translation>3て さきまで よみますが、ときどき まちがえます。</translation>
    </message>
    <message>
        <source>Sees 7 moves ahead and seldom slips.</source>
        <translation>7て さきまで よみ、めったに まちがえません。</translation>
    </message>
    <message>
        <source>Never gives away a win.</source>
        <translation>かちを けっして のがしません。</translation>
    </message>
    <message>
        <source>Name of the first player</source>
        <translation>せんての なまえ</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>ごての なまえ</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>ひと</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>せんて</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>ごて</translation>
    </message>
    <message>
        <source>Makes the first move</source>
        <translation>さきに はじめます</translation>
    </message>
    <message>
        <source>Makes the second move</source>
        <translation>あとから つづけます</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>つよい</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>さいきょう</translation>
    </message>
    <message>
        <source>Strength of the computer</source>
        <translation>コンピューターの つよさ</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>Swap the players</source>
        <translation>せんてと ごてを いれかえる</translation>
    </message>
</context>
<context>
    <name>PredictionBar</name>
    <message>
        <source>The mover wins</source>
        <translation>ばんの ひとの かち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>The mover loses</source>
        <translation>ばんの ひとの まけ</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Stages …</source>
        <translation>ステージ …</translation>
    </message>
    <message>
        <source>%1 of %2 stages beaten. Win as the first player against a perfect computer.</source>
        <translation>%2の うち %1ステージを クリア。さいきょうの コンピューターに せんてで かつと クリアです。</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>The board at the start</source>
        <translation>はじめの ば</translation>
    </message>
</context>
<context>
    <name>ProjectorLine</name>
    <message>
        <source>Hints are off</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>win</source>
        <translation>かち</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>まけ</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>かちまけは？</translation>
    </message>
</context>
<context>
    <name>RangeRow</name>
    <message>
        <source>%1, lowest</source>
        <translation>%1、いちばん ちいさい かず</translation>
    </message>
    <message>
        <source>%1, highest</source>
        <translation>%1、いちばん おおきい かず</translation>
    </message>
</context>
<context>
    <name>RingView</name>
    <message>
        <source>Ring of pits</source>
        <translation>あなの わ</translation>
    </message>
    <message>
        <source>%1. In hand: %2. %3. Keys change pit %4.</source>
        <translation>%1。くばる あな：%2。%3。キーで かえる あな：%4。</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Start from another position</source>
        <translation>べつの かたちから はじめる</translation>
    </message>
</context>
<context>
    <name>SettingsOverlay</name>
    <message>
        <source>Settings</source>
        <translation>せってい</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ことば</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>いろ</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムと おなじ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>あかるい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>くらい</translation>
    </message>
    <message>
        <source>Speed of the pieces</source>
        <translation>こまの うごく はやさ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>はやい</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>うごきを へらす</translation>
    </message>
    <message>
        <source>Solver tables kept on disk, at most</source>
        <translation>ディスクに のこす ひょうの おおきさ (いちばん おおくて)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Language</source>
        <translation>ことば</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>あかるい いろ</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>くらい いろ</translation>
    </message>
    <message>
        <source>Projector mode (F11)</source>
        <translation>おおきく うつす (F11)</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>ヘルプ (F1)</translation>
    </message>
    <message>
        <source>small games, and the winning line through each</source>
        <translation>ちいさな ゲームと、それぞれの かちすじ</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>step %1 of %2</source>
        <translation>%2の うち %1</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>はじめへ</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1つ もどる</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>うごかす</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>1つ すすむ</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>おわりへ</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>だんかい</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>sender → receiver, stones, what it then holds</source>
        <translation>おくる → うける、いし、その あとの かず</translation>
    </message>
    <message>
        <source>lays undone, pit, board seen from the hand</source>
        <translation>もどした かず、あな、くばる あなから みた ばんめん</translation>
    </message>
    <message>
        <source>lay, pit, board seen from the hand</source>
        <translation>くばり、あな、くばる あなから みた ばんめん</translation>
    </message>
    <message>
        <source>Lays</source>
        <translation>くばり</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>ならべる もの</translation>
    </message>
    <message>
        <source>Steps of the sowing</source>
        <translation>くばる ようすの いちらん</translation>
    </message>
    <message>
        <source>Export as text</source>
        <translation>テキストで かきだす</translation>
    </message>
</context>
<context>
    <name>StepModel</name>
    <message>
        <source>then holds %1</source>
        <translation>その あと %1</translation>
    </message>
</context>
<context>
    <name>StopButton</name>
    <message>
        <source>%1 s · Stop</source>
        <translation>%1びょう ・ とめる</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>To the start</source>
        <translation>さいしょへ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>1て まえへ</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>1て さきへ</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>さいごの てへ</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>てじゅん</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>%2ての うち %1てめ</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>はじめ</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>%1てめ、%2：%3</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 lost value; better: %4</source>
        <translation>%1てめ、%2：%3 は そんを した て。もっと いい て：%4</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1かち</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1てめ</translation>
    </message>
    <message>
        <source>value lost</source>
        <translation>そんを した て</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Value of the position</source>
        <translation>かたちの はんてい</translation>
    </message>
    <message>
        <source>Hints are off</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>H shows the best move once</source>
        <translation>H キーで いちばん いい てを 1ど みられます</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>かちまけは？</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>%1 から みて</translation>
    </message>
    <message>
        <source>You said: %1.</source>
        <translation>よそう：%1。</translation>
    </message>
    <message>
        <source>Well predicted!</source>
        <translation>よそう どおり！</translation>
    </message>
    <message>
        <source>No hints yet</source>
        <translation>ヒントは これから</translation>
    </message>
    <message>
        <source>they begin with the next step of the game</source>
        <translation>つぎの だんかいから でます</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Why</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Show the loop of %1</source>
        <translation>%1の ループを みる</translation>
    </message>
    <message>
        <source>Show the loop</source>
        <translation>ループを みる</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>ばんに しめす</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>かくす</translation>
    </message>
</context>
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
        <translation>いちばん いい てじゅん: %1。さいごの ては おわりません。</translation>
    </message>
    <message>
        <source>Best play: %1 …</source>
        <translation>いちばん いい てじゅん: %1 …</translation>
    </message>
    <message>
        <source>Best play: %1. It ends %2 to %3.</source>
        <translation>いちばん いい てじゅん: %1。けっかは %2たい %3です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 never ends: after %n lays the same board is back, period %2, shift %3.</source>
        <translation>
            <numerusform>%1は おわらない てです。%nかい くばると おなじ かたちに もどります (しゅうき %2、ずれ %3)。</numerusform>
        </translation>
    </message>
    <message>
        <source>On this board the mover can always make a draw, and nobody can win.</source>
        <translation>この ばんめんでは、てばんの ひとは いつでも ひきわけに できますが、かてません。</translation>
    </message>
    <message>
        <source>On this board the mover never wins, and draws with a lead of %1 or more.</source>
        <translation>この ばんめんでは、てばんの ひとは かてませんが、%1こ いじょう リードして いれば ひきわけです。</translation>
    </message>
    <message>
        <source>On this board the mover wins with a lead of %1 or more, and can always make a draw.</source>
        <translation>この ばんめんでは、てばんの ひとは %1こ いじょう リードして いれば かちで、いつでも ひきわけに できます。</translation>
    </message>
    <message>
        <source>On this board the mover wins with a lead of %1 or more, and draws with %2 or more.</source>
        <translation>この ばんめんでは、てばんの ひとは %1こ いじょう リードして いれば かち、%2こ いじょうなら ひきわけです。</translation>
    </message>
    <message>
        <source>the lead is %1</source>
        <translation>いまの リードは %1</translation>
    </message>
    <message>
        <source>lay %1</source>
        <translation>%1かいめの くばり</translation>
    </message>
    <message>
        <source>period %1, shift %2: it never ends</source>
        <translation>しゅうき %1、ずれ %2: おわりません</translation>
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
        <translation>ちいさい ばん: 1れつに あな 4こ</translation>
    </message>
    <message>
        <source>Large board: 8 pits a row</source>
        <translation>おおきい ばん: 1れつに あな 8こ</translation>
    </message>
    <message>
        <source>Every never-ending sowing starts on its own loop: a lay can be undone in one way only, so no board leads into a loop from outside.</source>
        <translation>おわらない ては、はじめの ばんめんから もう ループの うえに います。1かい くばりの もどしかたは 1とおりだけなので、そとから ループに はいる ことは ありません。</translation>
    </message>
    <message>
        <source>Every loop of period 1 or more has a board with the condition LOOP.</source>
        <translation>しゅうきが 1 いじょうの ループには、どれも じょうけん LOOPに あう ばんめんが あります。</translation>
    </message>
    <message>
        <source>Loops of period 1 or more without a board with the condition LOOP: %1.</source>
        <translation>しゅうきが 1 いじょうで、じょうけん LOOPに あう ばんめんが ない ループ: %1。</translation>
    </message>
    <message>
        <source>Every loop of period 0 has one of the article&apos;s two patterns.</source>
        <translation>しゅうきが 0の ループは、どれも ろんぶんの 2つの パターンの どちらかです。</translation>
    </message>
    <message>
        <source>Loops of period 0 with neither of the article&apos;s patterns: %1.</source>
        <translation>しゅうきが 0で、ろんぶんの どちらの パターンでも ない ループ: %1。</translation>
    </message>
    <message>
        <source>Period = shift + (pits + 1) · k for every loop of period 1 or more.</source>
        <translation>しゅうきが 1 いじょうの ループでは、どれも しゅうき = ずれ + (あなの かず + 1) · k です。</translation>
    </message>
    <message>
        <source>Loops of period 1 or more without period = shift + (pits + 1) · k: %1.</source>
        <translation>しゅうきが 1 いじょうで、しゅうき = ずれ + (あなの かず + 1) · k に ならない ループ: %1。</translation>
    </message>
    <message>
        <source>All loops found are in the article&apos;s Table 1.</source>
        <translation>みつかった ループは ぜんぶ ろんぶんの ひょう 1に あります。</translation>
    </message>
    <message>
        <source>The article&apos;s Table 1 does not have: %1.</source>
        <translation>ろんぶんの ひょう 1に ない もの: %1。</translation>
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
        <translation>かてる さいしょの て</translation>
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
        <translation>1つおきの あなに いし 4こで はじめる きょくめんを、ばんの おおきさごとに ときます。</translation>
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
        <translation>1つおき: b、d、f、…</translation>
    </message>
    <message>
        <source>every pit</source>
        <translation>ぜんぶの あな</translation>
    </message>
    <message>
        <source>position “%1”: %2</source>
        <translation>きょくめん「%1」: %2</translation>
    </message>
    <message>
        <source>a position is like “0,4,0,4/0,4,0,4 0-0 1”: the upper row, the lower row in the order of sowing, captured stones, the mover</source>
        <translation>きょくめんは「0,4,0,4/0,4,0,4 0-0 1」のように かきます。うえの れつ、くばる じゅんに みた したの れつ、とった いし、てばんの じゅんです</translation>
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
        <translation>%1から はじめる</translation>
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
        <translation>じぶんの あなを 1つ えらぶ</translation>
    </message>
    <message>
        <source>never ends: a draw at once</source>
        <translation>おわらない て: すぐに ひきわけ</translation>
    </message>
    <message numerus="yes">
        <source>%n lays</source>
        <translation>
            <numerusform>%nかい くばり</numerusform>
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
        <translation>じょうけん LOOPと とまる しるしの りょうほうが ある ばんめんは ありません。</translation>
    </message>
    <message>
        <source>%1 has both the condition LOOP and a sign that stops a rollback.</source>
        <translation>%1には じょうけん LOOPと とまる しるしの りょうほうが あります。</translation>
    </message>
    <message>
        <source>Every board with one of the article&apos;s signs stops.</source>
        <translation>ろんぶんの しるしが ある ばんめんは、どれも まきもどしが とまります。</translation>
    </message>
    <message>
        <source>%1 has one of the article&apos;s signs and is on a loop all the same.</source>
        <translation>%1には ろんぶんの しるしが ありますが、それでも ループの うえに あります。</translation>
    </message>
    <message>
        <source>Rollback</source>
        <translation>まきもどし</translation>
    </message>
    <message>
        <source>Undoes lays on every board up to a number of stones and checks what the article says of where that stops.</source>
        <translation>いしが ある かずまでの ばんめんを ぜんぶ まきもどして、いつ とまるかに ついての ろんぶんの しゅちょうを たしかめます。</translation>
    </message>
    <message>
        <source>Most stones</source>
        <translation>いしの かずの いちばん おおい もの</translation>
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
        <translation>くばる あな (aが 1)</translation>
    </message>
    <message>
        <source>an even number of pits</source>
        <translation>ぐうすうこの あな</translation>
    </message>
    <message>
        <source>at most %1 stones</source>
        <translation>いしは %1こ まで</translation>
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
        <translation>はじめの ばんめんは じょうけん LOOPに あう。</translation>
    </message>
    <message>
        <source>The first board has a pattern of period 0.</source>
        <translation>はじめの ばんめんは しゅうき 0の パターン。</translation>
    </message>
    <message numerus="yes">
        <source>The rollback stops after %n lays: the pit in hand has one stone or none to give back.</source>
        <translation>
            <numerusform>まきもどしは %nかいで とまります。ての あなには、もどせる いしが もう ありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rollback goes round for ever: the board is on a loop.</source>
        <translation>まきもどしは いつまでも つづきます。ばんめんは ループの うえに あります。</translation>
    </message>
    <message>
        <source>Two empty pits side by side.</source>
        <translation>からっぽの あなが 2つ ならんで いる。</translation>
    </message>
    <message>
        <source>Two pits side by side with the same count.</source>
        <translation>いしの かずが おなじ あなが 2つ ならんで いる。</translation>
    </message>
    <message>
        <source>The article&apos;s first stopping pattern.</source>
        <translation>ろんぶんの とまる パターン 1。</translation>
    </message>
    <message>
        <source>The article&apos;s second stopping pattern.</source>
        <translation>ろんぶんの とまる パターン 2。</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>くばり</translation>
    </message>
    <message>
        <source>sender</source>
        <translation>おくりて</translation>
    </message>
    <message>
        <source>receiver</source>
        <translation>うけて</translation>
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
        <source>A sowing as the article&apos;s processes see it: pits (H) and managers (Mn, Ms) pass stones on.</source>
        <translation>ろんぶんの プロセスで みた 1て。あな (H) と マネージャー (Mn、Ms) が いしを うけわたします。</translation>
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
    <message numerus="yes">
        <source>back after %n lays · period %1, shift %2</source>
        <translation>
            <numerusform>%nかいで おなじ かたち ・ しゅうき %1、ずれ %2</numerusform>
        </translation>
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
        <translation>あなが %1こ あります。%2から %3までの ぐうすうに して ください</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>the article&apos;s first stopping pattern</source>
        <translation>ろんぶんの とまる パターン 1</translation>
    </message>
    <message>
        <source>the article&apos;s second stopping pattern</source>
        <translation>ろんぶんの とまる パターン 2</translation>
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
            <numerusform>%nかい まきもどしました。まだ つづきます。</numerusform>
        </translation>
    </message>
    <message>
        <source>not known: the sowing is too long</source>
        <translation>わからない：くばるのが ながすぎます</translation>
    </message>
    <message>
        <source>does not apply: the sowing ends</source>
        <translation>あてはまらない：くばりが おわる</translation>
    </message>
    <message>
        <source>Condition LOOP</source>
        <translation>じょうけん LOOP</translation>
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
        <translation>き、き、ぐう、き…と なる くばりが ない</translation>
    </message>
    <message>
        <source>odd, odd, even, odd …: at lay %1</source>
        <translation>き、き、ぐう、き…と なる くばり：%1</translation>
    </message>
    <message>
        <source>This sowing would never stop, so it is a draw.</source>
        <translation>この くばりは いつまでも おわらないので、ひきわけです。</translation>
    </message>
    <message>
        <source>A row is empty. Everyone keeps the stones of their own row: %1 has %2, %3 has %4.</source>
        <translation>かたほうの れつが からに なりました。のこった いしは その れつの ひとの ものです。%1は %2こ、%3は %4こです。</translation>
    </message>
</context>
<context>
    <name>celltext</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>win</source>
        <translation>かち</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>まけ</translation>
    </message>
    <message>
        <source>%1 … (%2 in all)</source>
        <translation>%1 …（ぜんぶで %2）</translation>
    </message>
</context>
<context>
    <name>chopsticks</name>
    <message>
        <source>left</source>
        <translation>ひだり</translation>
    </message>
    <message>
        <source>right</source>
        <translation>みぎ</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>first’s %1 hand</source>
        <translation>せんての %1て</translation>
    </message>
    <message>
        <source>second’s %1 hand</source>
        <translation>ごての %1て</translation>
    </message>
    <message>
        <source>way to share %1</source>
        <translation>わけかた %1</translation>
    </message>
    <message>
        <source>Share anew</source>
        <translation>わけなおす</translation>
    </message>
    <message>
        <source>total stays %1</source>
        <translation>ごうけいは %1の まま</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>ゆびの かず</translation>
    </message>
    <message>
        <source>out</source>
        <translation>アウト</translation>
    </message>
    <message>
        <source>Sharing anew</source>
        <translation>わけなおし</translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>じぶんの て</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>first’s left and right hand, second’s left and right hand</source>
        <translation>せんての ひだり・みぎ、 ごての ひだり・みぎ</translation>
    </message>
    <message>
        <source>Chopsticks</source>
        <translation>わりばし</translation>
    </message>
    <message>
        <source>Tap hands, add fingers, share them anew.</source>
        <translation>てを たたいて、 ゆびを たして、 わけなおす。</translation>
    </message>
    <message>
        <source>can go round</source>
        <translation>おわらない ことが ある</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together. A draw has no number.</source>
        <translation>すうじは、 ふたり あわせて あと なんてかを あらわします。 ひきわけには すうじが ありません。</translation>
    </message>
    <message>
        <source>5 fingers</source>
        <translation>5ほん ゆび</translation>
    </message>
    <message>
        <source>4 fingers</source>
        <translation>4ほん ゆび</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>きびしい</translation>
    </message>
    <message>
        <source>Revive only</source>
        <translation>いきかえる だけ</translation>
    </message>
    <message>
        <source>10 fingers</source>
        <translation>10ほん ゆび</translation>
    </message>
    <message>
        <source>Table of rules</source>
        <translation>ルールの ひょう</translation>
    </message>
    <message>
        <source>Who wins under every combination of rules, and how fast.</source>
        <translation>どの ルールの くみあわせで、 だれが なんてで かつか。</translation>
    </message>
    <message>
        <source>%1 rule sets examined, %2 of them drawn</source>
        <translation>%1とおりの ルールを しらべて、 %2とおりが ひきわけ</translation>
    </message>
    <message>
        <source>%1: a forced win with %2 fingers</source>
        <translation>%1：ゆびが %2ほんの とき かならず かてる</translation>
    </message>
    <message>
        <source>Here, as the source claims, any one of wrap, split and selfattack removes every forced win.</source>
        <translation>ここでは もとの きじの とおり、 あまり・わけなおし・じぶんを たたく ことの どれか 1つでも あれば、 かならず かつ ほうほうは ありません。</translation>
    </message>
    <message>
        <source>The source claims that any one of wrap, split and selfattack removes every forced win. It does not:</source>
        <translation>もとの きじは、 あまり・わけなおし・じぶんを たたく ことの どれか 1つでも あれば かならず かつ ほうほうは ないと いいますが、 れいがいが あります：</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>きょくめんの かず</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>せんて</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>てかず</translation>
    </message>
    <message>
        <source>position “%1”: a position is like “11/11” or “33/14 2”, each hand 0 to %2</source>
        <translation>きょくめん「%1」：きょくめんは 「11/11」や 「33/14 2」の ように かきます。 それぞれの ては 0～%2です</translation>
    </message>
    <message>
        <source>Each of the %1 moves keeps the draw.</source>
        <translation>%1の ての どれでも ひきわけが つづきます。</translation>
    </message>
    <message numerus="yes">
        <source>%n fingers</source>
        <translation>
            <numerusform>ゆび %nほん</numerusform>
        </translation>
    </message>
    <message>
        <source>wrap</source>
        <translation>あまり</translation>
    </message>
    <message>
        <source>out at the limit</source>
        <translation>アウト</translation>
    </message>
    <message>
        <source>Choose a hand, then the hand to tap</source>
        <translation>てを えらんで、 たたく てを えらぼう</translation>
    </message>
    <message>
        <source>%1 taps their %2</source>
        <translation>%1で あいての %2を たたく</translation>
    </message>
    <message>
        <source>%1 taps own %2</source>
        <translation>%1で じぶんの %2を たたく</translation>
    </message>
    <message>
        <source>share %1 and %2</source>
        <translation>%1と %2に わけなおす</translation>
    </message>
    <message>
        <source>This way to share is not there now.</source>
        <translation>いまは この わけかたは できません。</translation>
    </message>
    <message>
        <source>Choose one of your own hands first.</source>
        <translation>まず じぶんの てを えらんで ください。</translation>
    </message>
    <message>
        <source>This hand is out and cannot tap.</source>
        <translation>この ては アウトなので、 たたけません。</translation>
    </message>
    <message>
        <source>Now choose the hand to tap.</source>
        <translation>つぎに、 たたく てを えらんで ください。</translation>
    </message>
    <message>
        <source>Choose another hand to tap.</source>
        <translation>べつの てを えらんで ください。</translation>
    </message>
    <message>
        <source>Under these rules one’s own hands are not tapped.</source>
        <translation>この ルールでは、 じぶんの ては たたけません。</translation>
    </message>
    <message>
        <source>A hand that is out cannot be tapped.</source>
        <translation>アウトの ては たたけません。</translation>
    </message>
    <message>
        <source>play goes round</source>
        <translation>いつまでも おわらない</translation>
    </message>
    <message>
        <source>a forced win</source>
        <translation>かてる かたち</translation>
    </message>
    <message>
        <source>a forced loss</source>
        <translation>まける かたち</translation>
    </message>
    <message>
        <source>Best play of both: %1</source>
        <translation>ふたりとも いちばん いい てなら：%1</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>おおく なった て</translation>
    </message>
    <message>
        <source>A hand at the limit shows what is left over, or is out.</source>
        <translation>ゆびが おおく なりすぎた ては、 あまりの かずに なるか、 アウトに なります。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>revive</source>
        <translation>いきかえり</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>At any time, only when a hand is out, or never.</source>
        <translation>いつでも できるか、 かたてが アウトの とき だけか、 できないか。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>no</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>One hand may tap the other hand of the same player.</source>
        <translation>じぶんの もう 1つの てを たたいても いいか どうか。</translation>
    </message>
    <message>
        <source>%1 of %2 moves keep the draw: %3</source>
        <translation>%2の てのうち %1の てが ひきわけを たもちます：%3</translation>
    </message>
    <message numerus="yes">
        <source>A slip, %1, loses in %n moves: %2</source>
        <translation>
            <numerusform>%1 は わるい てで、 あと %nてで まけます：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round and round: %1</source>
        <translation>ぐるぐる まわる てじゅん：%1</translation>
    </message>
    <message>
        <source>split any</source>
        <translation>わけなおし いつでも</translation>
    </message>
    <message>
        <source>split to revive</source>
        <translation>いきかえる だけ</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>わけなおし なし</translation>
    </message>
    <message>
        <source>own hands</source>
        <translation>じぶんの ても</translation>
    </message>
    <message>
        <source>Both hands of %1 are out, so %2 wins.</source>
        <translation>%1は りょうてとも アウトなので、%2の かちです。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>“%1” is not an option of %2; options are: %3</source>
        <translation>「%1」は %2の せっていでは ありません。つかえるのは：%3</translation>
    </message>
    <message>
        <source>“%1” is too much for %2</source>
        <translation>「%1」は %2には よぶんです</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation>「%1」が 2かい あります</translation>
    </message>
    <message>
        <source>“%1” needs a value behind it</source>
        <translation>「%1」の あとに あたいが いります</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1には %2が いります</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>「%1」に かけません：%2</translation>
    </message>
    <message>
        <source>there is no lab “%1”; labs are: %2</source>
        <translation>けんきゅうしつ「%1」は ありません。あるのは：%2</translation>
    </message>
    <message>
        <source>the games and their options</source>
        <translation>ゲームと その せってい</translation>
    </message>
    <message>
        <source>what the position is worth, and every legal move</source>
        <translation>かたちと すべての ての ねうち</translation>
    </message>
    <message>
        <source>all positions that can be reached, counted by value</source>
        <translation>いきつける すべての かたちを ねうちごとに かぞえる</translation>
    </message>
    <message>
        <source>how many sequences of so many moves there are</source>
        <translation>その ての かずの てじゅんが いくつ あるか</translation>
    </message>
    <message>
        <source>a match between two computer players</source>
        <translation>コンピューター どうしの たいきょく</translation>
    </message>
    <message>
        <source>an experiment about a game</source>
        <translation>ゲームに ついての じっけん</translation>
    </message>
    <message>
        <source>a command is missing; commands are: %1</source>
        <translation>めいれいが ありません。つかえるのは：%1</translation>
    </message>
    <message>
        <source>there is no command “%1”; commands are: %2</source>
        <translation>めいれい「%1」は ありません。つかえるのは：%2</translation>
    </message>
    <message>
        <source>  --rules R      the rules, as key=value pairs joined by “;”</source>
        <translation>  --rules R      ルール。「;」で つないだ key=value</translation>
    </message>
    <message>
        <source>  --position P   the position to begin with</source>
        <translation>  --position P   はじめの かたち</translation>
    </message>
    <message>
        <source>  --json         the answer for programs</source>
        <translation>  --json         プログラムむけの こたえ</translation>
    </message>
    <message>
        <source>  --lang ja|en   the language of an answer for people</source>
        <translation>  --lang ja|en   ひとむけの こたえの ことば</translation>
    </message>
    <message>
        <source>  --time-ms N    think no longer than so many milliseconds (play: about each move)</source>
        <translation>  --time-ms N    かんがえる じかんの じょうげん、ミリびょう (play では 1てごと)</translation>
    </message>
    <message>
        <source>LEVEL is random, gentle, fair, strong or perfect. Ctrl-C ends the thinking.</source>
        <translation>LEVEL は random、gentle、fair、strong、perfect の どれかです。Ctrl-C で かんがえるのを やめます。</translation>
    </message>
    <message>
        <source>Exit code: 0 done, 1 not proved in the time given, 2 bad usage or input.</source>
        <translation>しゅうりょうコード：0 おわり、1 じかんないに しょうめいできず、2 つかいかたか にゅうりょくの まちがい。</translation>
    </message>
    <message>
        <source>the answer cannot be written</source>
        <translation>こたえを かきだせません</translation>
    </message>
    <message>
        <source>the graph of the positions won by a player, or of endless play</source>
        <translation>かちの きょくめんや おわらない きょくめんの グラフ</translation>
    </message>
    <message>
        <source>“%1” could not be started: SVG needs the package “graphviz”</source>
        <translation>「%1」を うごかせません：SVGには パッケージ 「graphviz」が ひつようです</translation>
    </message>
    <message>
        <source>%1 has no graph; games with one: %2</source>
        <translation>%1には グラフが ありません。 グラフの ある ゲーム：%2</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>“%1” is not a legal move in %2; legal: %3</source>
        <translation>「%1」は %2では えらべません。えらべる て：%3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1から %2まで</translation>
    </message>
    <message>
        <source>%1 to %2 entries joined by commas</source>
        <translation>コンマで つないだ %1こから %2こまで</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 の どれか</translation>
    </message>
    <message>
        <source>%1: “%2” is not allowed; allowed: %3</source>
        <translation>%1：「%2」は つかえません。つかえるのは：%3</translation>
    </message>
    <message>
        <source>“%1” is not an option; options are: %2</source>
        <translation>「%1」と いう せっていは ありません。あるのは：%2</translation>
    </message>
    <message>
        <source>rules: “%1” is not of the form key=value</source>
        <translation>ルール：「%1」は key=value の かたちでは ありません</translation>
    </message>
    <message>
        <source>rules: “%1” is given twice</source>
        <translation>ルール：「%1」が 2かい あります</translation>
    </message>
    <message>
        <source>there is no level “%1”; levels are: %2</source>
        <translation>つよさ「%1」は ありません。あるのは：%2</translation>
    </message>
    <message>
        <source>line %1, column %2: this is not JSON in UTF-8</source>
        <translation>%1ぎょう %2れつ：UTF-8 の JSON では ありません</translation>
    </message>
    <message>
        <source>a record of %1 bytes is too large; allowed: %2</source>
        <translation>きろくが %1バイト あり、おおきすぎます。じょうげん：%2</translation>
    </message>
    <message>
        <source>values are nested too deeply; allowed: %1</source>
        <translation>いれこが ふかすぎます。じょうげん：%1</translation>
    </message>
    <message>
        <source>there are too many keys; allowed: %1</source>
        <translation>キーが おおすぎます。じょうげん：%1</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>かずが おおきすぎます</translation>
    </message>
    <message>
        <source>%1: “%2” is not a string</source>
        <translation>%1：「%2」は もじれつでは ありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>this is no record of a match; its “format” must be “%1”</source>
        <translation>たいきょくの きろくでは ありません。「format」は「%1」の はずです</translation>
    </message>
    <message>
        <source>this record has version %1; this program reads up to version %2</source>
        <translation>この きろくは バージョン %1です。この プログラムが よめるのは バージョン %2までです</translation>
    </message>
    <message>
        <source>moves: this must be a list of moves</source>
        <translation>moves：ての ならびで なければ なりません</translation>
    </message>
    <message>
        <source>moves: %1 are too many; allowed: %2</source>
        <translation>moves：%1ては おおすぎます。じょうげん：%2</translation>
    </message>
    <message>
        <source>“%1” comes after the end of the match</source>
        <translation>「%1」は たいきょくが おわった あとの てです</translation>
    </message>
    <message>
        <source>players: this must be an object with “first” and “second”</source>
        <translation>players：「first」と「second」の ある オブジェクトで なければ なりません</translation>
    </message>
    <message>
        <source>draw: the move never ends</source>
        <translation>ひきわけ：おわらない て</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>win</source>
        <translation>かち</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>まけ</translation>
    </message>
    <message numerus="yes">
        <source>win in %n moves</source>
        <translation>
            <numerusform>かち（あと %nて）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss in %n moves</source>
        <translation>
            <numerusform>まけ（あと %nて）</numerusform>
        </translation>
    </message>
    <message>
        <source>Grundy number %1</source>
        <translation>グランディすう %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>だんかい %1</translation>
    </message>
    <message>
        <source>cleared in %1 dog turns</source>
        <translation>いぬの %1てで ぜんぶ つかまる</translation>
    </message>
    <message>
        <source>never cleared</source>
        <translation>ずっと にげられる</translation>
    </message>
    <message>
        <source>not cleared in less than %1 dog turns</source>
        <translation>ぜんぶ つかまるまで いぬの %1て いじょう</translation>
    </message>
    <message>
        <source>cleared in at most %1 dog turns</source>
        <translation>いぬの %1て いないで ぜんぶ つかまる</translation>
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
        <translation>リードが いくらでも ひきわけ</translation>
    </message>
    <message>
        <source>final lead %1</source>
        <translation>おわりの リード %1</translation>
    </message>
    <message>
        <source>The match has ended in a draw.</source>
        <translation>たいきょくは ひきわけで おわりました。</translation>
    </message>
    <message>
        <source>The first player has won.</source>
        <translation>せんてが かちました。</translation>
    </message>
    <message>
        <source>The second player has won.</source>
        <translation>ごてが かちました。</translation>
    </message>
    <message>
        <source>The first player is to move: %1</source>
        <translation>せんての ばん：%1</translation>
    </message>
    <message>
        <source>The second player is to move: %1</source>
        <translation>ごての ばん：%1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>かず</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>せんたく</translation>
    </message>
    <message>
        <source>list</source>
        <translation>ならび</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>probably a win</source>
        <translation>かちの みこみ</translation>
    </message>
    <message>
        <source>probably a loss</source>
        <translation>まけの みこみ</translation>
    </message>
    <message>
        <source>probably a draw</source>
        <translation>ひきわけの みこみ</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>まだ わからない</translation>
    </message>
    <message>
        <source>win or draw</source>
        <translation>かちか ひきわけ</translation>
    </message>
    <message>
        <source>draw or loss</source>
        <translation>ひきわけか まけ</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>かたち</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>かち</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>まけ</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>おわった かたち</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>わからない</translation>
    </message>
    <message>
        <source>stopped: at least %1</source>
        <translation>とちゅうで やめた：すくなくとも %1</translation>
    </message>
    <message>
        <source>The match is not over.</source>
        <translation>たいきょくは おわって いません。</translation>
    </message>
    <message>
        <source>In this position the game is over already.</source>
        <translation>この かたちでは、もう おわって います。</translation>
    </message>
    <message>
        <source>A..B from %1 to %2</source>
        <translation>%1～%2の A..B</translation>
    </message>
    <message>
        <source>range</source>
        <translation>はんい</translation>
    </message>
    <message>
        <source>%1 sheep caught in all</source>
        <translation>ぜんぶで %1ひき つかまる</translation>
    </message>
</context>
<context>
    <name>fmurs</name>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>マス %1</translation>
    </message>
    <message>
        <source>dogs</source>
        <translation>いぬ</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>ひつじ</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>つかまえた</translation>
    </message>
    <message>
        <source>dog turns</source>
        <translation>てかず</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>ぜんはん</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>こうはん</translation>
    </message>
    <message>
        <source>Quick: 7 × 8 with 5 sheep</source>
        <translation>てがるに: 7 × 8、ひつじ 5ひき</translation>
    </message>
    <message>
        <source>One sheep on 6 × 6</source>
        <translation>6 × 6で ひつじ 1ぴき</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>ドーナツ</translation>
    </message>
    <message>
        <source>Ten turns</source>
        <translation>10て しょうぶ</translation>
    </message>
    <message>
        <source>Fighting sheep</source>
        <translation>たたかう ひつじ</translation>
    </message>
    <message>
        <source>Fmurs</source>
        <translation>ひつじ たい いぬ</translation>
    </message>
    <message>
        <source>Dogs chase sheep round a field without edges.</source>
        <translation>はしの ない ばで、いぬが ひつじを おいかける。</translation>
    </message>
    <message>
        <source>can last for ever</source>
        <translation>おわらない ことが ある</translation>
    </message>
    <message>
        <source>On none of these fields can the sheep escape.</source>
        <translation>この なかに、ひつじが ずっと にげられる ばは ありません。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>だん</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>れつ</translation>
    </message>
    <message>
        <source>Placements</source>
        <translation>おきかた</translation>
    </message>
    <message>
        <source>The sheep escape</source>
        <translation>ひつじが にげられる</translation>
    </message>
    <message>
        <source>Longest catch</source>
        <translation>いちばん ながい おいかけ</translation>
    </message>
    <message>
        <source>Caught from the theorem&apos;s placement</source>
        <translation>ていりの おきかたから つかまえられる</translation>
    </message>
    <message>
        <source>A longest catch</source>
        <translation>いちばん ながい おいかけの れい</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>ばの おおきさ</translation>
    </message>
    <message>
        <source>Tries every placement of two dogs and so many sheep on fields of many sizes: on which of them do the dogs catch everything?</source>
        <translation>いろいろな おおきさの ばで、いぬ 2ひきと ひつじの すべての おきかたを しらべます。いぬが かならず みんな つかまえられるのは どの ばでしょうか。</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>ひつじ</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>ば</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>つつ</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>はこ</translation>
    </message>
    <message>
        <source>“%1” is no position: %2</source>
        <translation>「%1」は きょくめんでは ありません: %2</translation>
    </message>
    <message>
        <source>after the turns may follow 2:32, 2:x5, *c4 and !</source>
        <translation>てかずの あとに おけるのは 2:32、2:x5、*c4、!です</translation>
    </message>
    <message>
        <source>“%1” should be a number from %2 to %3</source>
        <translation>「%1」は %2から %3までの かずで なければ なりません</translation>
    </message>
    <message>
        <source>it has %1 rows where the field has %2</source>
        <translation>だんが %1こ ありますが、ばは %2だんです</translation>
    </message>
    <message>
        <source>its rocks are not those of the rules</source>
        <translation>いしの ばしょが ルールと ちがいます</translation>
    </message>
    <message>
        <source>row %1 does not have %2 columns</source>
        <translation>%1だんめが %2れつでは ありません</translation>
    </message>
    <message>
        <source>“%1” stands for no animal; D is a dog, S a sheep, # a rock, a number a run of free cells</source>
        <translation>「%1」は なにも あらわしません。Dは いぬ、Sは ひつじ、#は いし、かずは あいた マスの ならびです</translation>
    </message>
    <message>
        <source>after the cells stands d or s, the side to move; d+ or s+ while it places</source>
        <translation>マスの あとには ばんの dか sが きます。おいて いる あいだは d+か s+です</translation>
    </message>
    <message>
        <source>there is no second half</source>
        <translation>こうはんは ありません</translation>
    </message>
    <message>
        <source>in ten turns only the sheep caught count: 2:x5</source>
        <translation>10て しょうぶでは つかまえた かずだけを くらべます: 2:x5</translation>
    </message>
    <message>
        <source>after * stands a sheep next to a dog</source>
        <translation>*の あとには いぬの そばの ひつじが きます</translation>
    </message>
    <message>
        <source>it has %1 dogs where the rules have %2</source>
        <translation>いぬが %1ぴき いますが、ルールでは %2ひきです</translation>
    </message>
    <message>
        <source>it has %1 sheep where the rules have %2</source>
        <translation>ひつじが %1ぴき いますが、ルールでは %2ひきです</translation>
    </message>
    <message>
        <source>no sheep may stand on a row next to a wall</source>
        <translation>ひつじは かべの となりの だんには たてません</translation>
    </message>
    <message>
        <source>no turns are made before the animals are placed</source>
        <translation>おきおわるまでは てかずは 0です</translation>
    </message>
    <message>
        <source>nobody gives up before the animals are placed</source>
        <translation>おきおわるまでは あきらめられません</translation>
    </message>
    <message>
        <source>the flock cannot be completed so that every sheep has a neighbour</source>
        <translation>どの ひつじにも なかまが いるように むれを つくれません</translation>
    </message>
    <message>
        <source>a half ends after %1 turns</source>
        <translation>ぜんはんと こうはんは %1てで おわります</translation>
    </message>
    <message>
        <source>giving up in the first half leads to the second</source>
        <translation>ぜんはんを あきらめると こうはんに なります</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>On</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>The left and the right edge are joined.</source>
        <translation>ひだりと みぎの はしが つながって います。</translation>
    </message>
    <message>
        <source>All edges are joined.</source>
        <translation>うえと した、ひだりと みぎの はしが つながって います。</translation>
    </message>
    <message>
        <source>There are walls all round.</source>
        <translation>まわりが ぜんぶ かべです。</translation>
    </message>
    <message>
        <source>Diagonal steps</source>
        <translation>ななめの 1ぽ</translation>
    </message>
    <message>
        <source>Last two sheep</source>
        <translation>のこり 2ひきから</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>はじめから</translation>
    </message>
    <message>
        <source>always: then the last two sheep can be jumped over diagonally too</source>
        <translation>はじめから: のこり 2ひきは ななめにも とびこえられます</translation>
    </message>
    <message>
        <source>Dogs step like</source>
        <translation>いぬの あるきかた</translation>
    </message>
    <message>
        <source>a dog</source>
        <translation>いぬ</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>おうしょう</translation>
    </message>
    <message>
        <source>a gold general</source>
        <translation>きんしょう</translation>
    </message>
    <message>
        <source>a silver general</source>
        <translation>ぎんしょう</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>けいま</translation>
    </message>
    <message>
        <source>a rook</source>
        <translation>ひしゃ</translation>
    </message>
    <message>
        <source>a bishop</source>
        <translation>かくぎょう</translation>
    </message>
    <message>
        <source>as the pieces of shogi do; forward is up, jumps stay the same</source>
        <translation>しょうぎの こまと おなじ。まえは うえ、ジャンプは かわりません</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>いし</translation>
    </message>
    <message>
        <source>cells like c4, joined by commas</source>
        <translation>c4の ような マスを コンマで くぎる</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>いぬ</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>ぜんはんと こうはん</translation>
    </message>
    <message>
        <source>2: both play the dogs once, 1: only the first player</source>
        <translation>2: ふたりが 1かいずつ いぬに なる、1: せんてだけ</translation>
    </message>
    <message>
        <source>Turns of the dogs at most</source>
        <translation>いぬの てかずは いくつまで</translation>
    </message>
    <message>
        <source>0: 60 on fields of up to 64 cells, 120 on larger ones</source>
        <translation>0: 64マスまでは 60、もっと おおきければ 120</translation>
    </message>
    <message>
        <source>Shelter</source>
        <translation>かくまい</translation>
    </message>
    <message>
        <source>a sheep that has just come up to a dog is safe from it for a turn</source>
        <translation>いぬの そばに きた ばかりの ひつじは、1ての あいだ その いぬに つかまりません</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>きょり</translation>
    </message>
    <message>
        <source>sheep never step right next to a dog, except diagonally</source>
        <translation>ひつじは いぬの うえ、した、ひだり、みぎの マスには うごけません</translation>
    </message>
    <message>
        <source>one jump a turn; sheep move twice and win when they enclose a dog</source>
        <translation>ジャンプは 1どに 1かい、ひつじは 2かい うごき、いぬを かこめば かち</translation>
    </message>
    <message>
        <source>whoever catches more sheep in ten turns wins</source>
        <translation>10てで たくさん つかまえた ほうの かち</translation>
    </message>
    <message>
        <source>different cells of the field from a1 to %1</source>
        <translation>a1から %1までの、それぞれ ちがう マス</translation>
    </message>
    <message>
        <source>2, where the sheep caught in ten turns are compared</source>
        <translation>10て しょうぶでは 2</translation>
    </message>
    <message>
        <source>0, where the sheep caught in ten turns are compared</source>
        <translation>10て しょうぶでは 0</translation>
    </message>
    <message>
        <source>as many as find room on the field with a neighbour each</source>
        <translation>どの ひつじにも なかまが いるように おける かず</translation>
    </message>
    <message>
        <source>%1 × %2 torus</source>
        <translation>%1 × %2の ドーナツ</translation>
    </message>
    <message>
        <source>%1 × %2 box</source>
        <translation>%1 × %2の はこ</translation>
    </message>
    <message>
        <source>%1 × %2 cylinder</source>
        <translation>%1 × %2の つつ</translation>
    </message>
    <message numerus="yes">
        <source>%n dogs</source>
        <translation>
            <numerusform>いぬ %nひき</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>ひつじ %nひき</numerusform>
        </translation>
    </message>
    <message>
        <source>ten turns</source>
        <translation>10て しょうぶ</translation>
    </message>
    <message>
        <source>fighting sheep</source>
        <translation>たたかう ひつじ</translation>
    </message>
    <message>
        <source>diagonal steps</source>
        <translation>はじめから ななめ</translation>
    </message>
    <message>
        <source>shelter</source>
        <translation>かくまい</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>きょり</translation>
    </message>
    <message>
        <source>one half</source>
        <translation>ぜんはんだけ</translation>
    </message>
    <message>
        <source>Place a dog on any cell</source>
        <translation>すきな マスに いぬを おきます</translation>
    </message>
    <message>
        <source>Choose a dog, then where it steps or jumps</source>
        <translation>いぬを えらび、いきさきを えらびます</translation>
    </message>
    <message>
        <source>Move a sheep once more</source>
        <translation>もう 1ど、ひつじを うごかします</translation>
    </message>
    <message>
        <source>Move a sheep by one cell</source>
        <translation>ひつじを 1マス うごかします</translation>
    </message>
    <message>
        <source>place a dog</source>
        <translation>いぬを おく</translation>
    </message>
    <message>
        <source>place a sheep</source>
        <translation>ひつじを おく</translation>
    </message>
    <message>
        <source>step</source>
        <translation>1ぽ</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>give up this half</source>
        <translation>この ぜんはん・こうはんを あきらめる</translation>
    </message>
    <message numerus="yes">
        <source>takes %n sheep</source>
        <translation>
            <numerusform>%nひき つかまえる</numerusform>
        </translation>
    </message>
    <message>
        <source>A dog steps to a free cell next to it, or jumps over sheep.</source>
        <translation>いぬは となりの あいた マスに あるくか、ひつじを とびこえます。</translation>
    </message>
    <message>
        <source>Sheep may not stand on a row next to a wall.</source>
        <translation>ひつじは かべの となりの だんには たてません。</translation>
    </message>
    <message>
        <source>A sheep steps to a free cell next to it.</source>
        <translation>ひつじは となりの あいた マスに うごきます。</translation>
    </message>
    <message>
        <source>No sheep may lose its last neighbour by a step.</source>
        <translation>さいごの なかまを なくす ひつじが でる うごきは できません。</translation>
    </message>
    <message>
        <source>This cell is not free.</source>
        <translation>この マスは あいて いません。</translation>
    </message>
    <message>
        <source>From here the flock could not be completed: every sheep needs another one among its eight neighbours.</source>
        <translation>ここでは むれを つくれません。どの ひつじにも、まわりの 8マスの どこかに なかまが いります。</translation>
    </message>
    <message>
        <source>A dog here would leave the flock no room.</source>
        <translation>ここに いぬを おくと、むれの ばしょが なくなります。</translation>
    </message>
    <message>
        <source>This dog cannot move.</source>
        <translation>この いぬは うごけません。</translation>
    </message>
    <message>
        <source>It is the sheep&apos;s turn.</source>
        <translation>ひつじの ばんです。</translation>
    </message>
    <message>
        <source>This sheep cannot move without breaking up the flock.</source>
        <translation>この ひつじが うごくと、むれが ばらばらに なります。</translation>
    </message>
    <message>
        <source>It is the dogs&apos; turn.</source>
        <translation>いぬの ばんです。</translation>
    </message>
    <message>
        <source>the last pair</source>
        <translation>さいごの 2ひきぐみ</translation>
    </message>
    <message>
        <source>A single sheep is bound to nobody. On narrow fields two dogs close in on it; on wide ones it nearly always escapes.</source>
        <translation>1ぴきの ひつじは じゆうです。せまい ばでは 2ひきの いぬが おいつめますが、ひろい ばでは たいてい にげられます。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n sheep has a neighbour: they are free to go anywhere. On wide cylinders such a flock escapes for ever.</source>
        <translation>
            <numerusform>ひつじ %nひきの どれにも なかまが いないので、どこへでも いけます。ひろい つつでは、こういう むれは ずっと にげられます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 sheep have a neighbour and may not leave it. That is what the dogs win by: on wide cylinders they must not break up the last pair before the others are caught.</source>
        <translation>ひつじ %2ひきの うち %1ぴきには なかまが いて、はなれられません。いぬは これで かちます。ひろい つつでは、ほかの ひつじを つかまえるまで さいごの 2ひきぐみを くずしては いけません。</translation>
    </message>
    <message>
        <source>Dogs opposite each other</source>
        <translation>いぬを むかいあわせに</translation>
    </message>
    <message>
        <source>Random dogs</source>
        <translation>いぬを くじびきで</translation>
    </message>
    <message>
        <source>Round flock</source>
        <translation>まるい むれ</translation>
    </message>
    <message>
        <source>Scattered pairs</source>
        <translation>ちらばった 2ひきぐみ</translation>
    </message>
    <message>
        <source>Random flock</source>
        <translation>くじびきの むれ</translation>
    </message>
    <message>
        <source>The law of the last pair holds on %1 of %2 fields: %3. A flock in which some sheep has a neighbour is always caught, one in which none has always escapes.</source>
        <translation>「さいごの 2ひきぐみの きまり」は、%2この ばの うち %1こで なりたちます（%3）。なかまが そばに いる ひつじが 1ぴきでも いれば かならず つかまり、1ぴきも いなければ かならず にげきります。</translation>
    </message>
    <message>
        <source>Every flock is caught, with a pair or without, on %1 of %2 fields: %3.</source>
        <translation>%2この ばの うち %1こでは、2ひきぐみが いても いなくても、どの むれも つかまります（%3）。</translation>
    </message>
    <message>
        <source>The law does not hold on %1 of %2 fields: %3.</source>
        <translation>%2この ばの うち %1こでは、きまりは なりたちません（%3）。</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから はじめる</translation>
    </message>
    <message>
        <source>Flocks with a pair</source>
        <translation>2ひきぐみの いる むれ</translation>
    </message>
    <message>
        <source>With a pair, yet they escape</source>
        <translation>2ひきぐみが いても にげられる</translation>
    </message>
    <message>
        <source>Flocks without a pair</source>
        <translation>2ひきぐみの いない むれ</translation>
    </message>
    <message>
        <source>Without a pair they escape</source>
        <translation>2ひきぐみが いなくて にげられる</translation>
    </message>
    <message>
        <source>Flocks without a pair that escape, in %</source>
        <translation>2ひきぐみの いない むれが にげきる わりあい (%)</translation>
    </message>
    <message>
        <source>The law holds</source>
        <translation>きまりが なりたつ</translation>
    </message>
    <message>
        <source>The last pair</source>
        <translation>さいごの 2ひきぐみ</translation>
    </message>
    <message>
        <source>A lone sheep nearly always escapes on a wide field. How is it with two or three? Tries every placement with the sheep to move.</source>
        <translation>ひろい ばでは、1ぴきだけの ひつじは たいてい にげられます。2ひきや 3びきでは どうでしょうか。ひつじの ばんの おきかたを すべて しらべます。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything: from the theorem&apos;s placement and from every other one.</source>
        <translation>n × 6 (nは %1から %2) では、いぬは かならず みんな つかまえます。ていりの おきかたからも、ほかの どの おきかたからも です。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything from the theorem&apos;s placement, but not from every one.</source>
        <translation>n × 6 (nは %1から %2) では、いぬは ていりの おきかたから かならず みんな つかまえます。どの おきかたからでも では ありません。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything from the theorem&apos;s placement on %3 of %4 fields only.</source>
        <translation>n × 6 (nは %1から %2) では、いぬが ていりの おきかたから みんな つかまえるのは、%4この ばの うち %3こだけ です。</translation>
    </message>
    <message>
        <source>The border: the sheep can escape for ever on %1 of %2 fields: %3.</source>
        <translation>さかいめ。%2この ばの うち %1こで、ひつじは ずっと にげられる ことが あります（%3）。</translation>
    </message>
    <message numerus="yes">
        <source>The longest catch: %n turns of the dogs.</source>
        <translation>
            <numerusform>いちばん ながい おいかけ。いぬの %nて。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play its longest catch</source>
        <translation>いちばん ながい おいかけを やってみる</translation>
    </message>
    <message>
        <source>The theorem&apos;s placement: from here everything is caught.</source>
        <translation>ていりの おきかた。ここからは みんな つかまる。</translation>
    </message>
    <message>
        <source>The theorem&apos;s placement: from here the sheep can escape.</source>
        <translation>ていりの おきかた。ここからは ひつじが にげられる。</translation>
    </message>
    <message>
        <source>Place the sheep</source>
        <translation>ひつじを おいてみる</translation>
    </message>
    <message>
        <source>all with at least %1 rows and %2 columns</source>
        <translation>%1だん いじょうで %2れつ いじょうの ばは ぜんぶ</translation>
    </message>
    <message numerus="yes">
        <source>A pair keeps together: caught after %n turns at the latest.</source>
        <translation>
            <numerusform>2ひきぐみが はなれない。おそくても %nてで つかまる。</numerusform>
        </translation>
    </message>
    <message>
        <source>No sheep has a neighbour: they escape for ever.</source>
        <translation>どの ひつじの そばにも なかまが いない。ずっと にげられる。</translation>
    </message>
    <message>
        <source>Best play to the end: %1.</source>
        <translation>さいごまで いちばん いい すすみかた: %1。</translation>
    </message>
    <message>
        <source>Best play: %1 …</source>
        <translation>いちばん いい すすみかた: %1 …</translation>
    </message>
    <message>
        <source>Best play: %1,</source>
        <translation>いちばん いい すすみかた: %1、</translation>
    </message>
    <message numerus="yes">
        <source>then round for ever, the same placement every %n moves: %1, …</source>
        <translation>
            <numerusform>その あとは %nてごとに おなじ おきかたに もどり、ずっと つづく: %1、…</numerusform>
        </translation>
    </message>
    <message>
        <source>to beat</source>
        <translation>めざす かず</translation>
    </message>
    <message>
        <source>Place a sheep; none may stay alone</source>
        <translation>ひつじを おく。ひとりは だめ</translation>
    </message>
    <message>
        <source>No dog can move: pass on the turn</source>
        <translation>いぬは うごけない。ばんを わたす</translation>
    </message>
    <message>
        <source>No sheep can move: pass on the turn</source>
        <translation>ひつじは うごけない。ばんを わたす</translation>
    </message>
    <message>
        <source>Pass on the turn</source>
        <translation>ばんを わたす (パス)</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>すること</translation>
    </message>
    <message>
        <source>Only say how large they are</source>
        <translation>おおきさを しらべるだけ</translation>
    </message>
    <message>
        <source>Build what is missing</source>
        <translation>たりない ひょうを つくる</translation>
    </message>
    <message numerus="yes">
        <source>Still missing: about %1 MB on disk and %n minutes of work. It can be cancelled at any time: what is complete is kept.</source>
        <translation>
            <numerusform>たりない ひょう：ディスクに やく %1 MB、じかんは やく %nふん。いつでも やめられて、できあがった ひょうは のこります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The table of %1 sheep does not fit here: to build it takes %2 MB of memory (%3 MB are free) and %4 MB on disk.</source>
        <translation>ひつじ %1ぴきの ひょうは ここでは つくれません。つくるのに メモリが %2 MB（あきは %3 MB）、ディスクが %4 MB いります。</translation>
    </message>
    <message>
        <source>It is there</source>
        <translation>もう ある</translation>
    </message>
    <message>
        <source>It fits</source>
        <translation>おさまる</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>おわりの ひょう</translation>
    </message>
    <message>
        <source>With a table for so many sheep every move is valued exactly. Small ones are built by themselves; large ones here, once for all matches under these rules.</source>
        <translation>その かずの ひつじの ひょうが あれば、どの ても せいかくに しらべられます。ちいさな ひょうは ひとりでに できます。おおきな ひょうは ここで いちど つくれば、おなじ ルールの しょうぶで いつも つかえます。</translation>
    </message>
    <message>
        <source>The tables of up to %1 sheep are there.</source>
        <translation>ひつじ %1ぴきまでの ひょうが あります。</translation>
    </message>
    <message>
        <source>The source&apos;s: 10 × 9 with 10 sheep</source>
        <translation>もとの 10 × 9、ひつじ 10ぴき</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Bytes on disk</source>
        <translation>ディスク（バイト）</translation>
    </message>
    <message>
        <source>Bytes of memory</source>
        <translation>メモリ（バイト）</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>びょう</translation>
    </message>
    <message>
        <source>Dogs&apos; turns until the field is clear; in ten turns, sheep caught. A second half compares with the first.</source>
        <translation>かずは つかまるまでの てかず（10て しょうぶは ひつじの かず）。こうはんは ぜんはんと くらべた いろ。</translation>
    </message>
    <message>
        <source>The table of %1 sheep was built but could not be written to the disk. Is it full, or the size limit of the tables too low?</source>
        <translation>ひつじ %1ひきの ひょうは できましたが、ディスクに ほぞん できませんでした。 ディスクが いっぱいか、ひょうの おおきさの じょうげんが ちいさすぎませんか。</translation>
    </message>
    <message>
        <source>Only ten turns are played and every sheep counts the same, so the dogs need not spare the last pair.</source>
        <translation>いぬは 10てしか うごけず、どの ひつじも おなじ 1ぴきです。 さいごの 2ひきぐみを のこして おかなくても いいのです。</translation>
    </message>
    <message>
        <source>%1 gave the chase up.</source>
        <translation>%1は おうのを あきらめました。</translation>
    </message>
    <message numerus="yes">
        <source>The dogs caught every sheep, in %n turns.</source>
        <translation>
            <numerusform>いぬは %nてで ひつじを ぜんぶ つかまえました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep got away.</source>
        <translation>
            <numerusform>ひつじが %nひき にげきりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The dogs of %1 caught %2 sheep, those of %3 caught %4.</source>
        <translation>つかまえた ひつじは、%1の いぬが %2ひき、%3の いぬが %4ひきです。</translation>
    </message>
    <message numerus="yes">
        <source>%1 caught every sheep in %n turns; %2 was not as quick.</source>
        <translation>
            <numerusform>%1は %nてで ひつじを ぜんぶ つかまえました。%2は それより はやく つかまえられませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 caught every sheep, %2 did not.</source>
        <translation>%1は ひつじを ぜんぶ つかまえましたが、%2は つかまえられませんでした。</translation>
    </message>
    <message>
        <source>Every sheep is caught: %1 needed %2 turns, %3 needed %4.</source>
        <translation>ひつじは ぜんぶ つかまりました。%1は %2て、%3は %4て かかりました。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>a match to open</source>
        <translation>ひらく たいきょく</translation>
    </message>
</context>
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
        <translation>ほしがきを おとすか、かちまけの じょうけんを きめる。</translation>
    </message>
    <message>
        <source>always ends</source>
        <translation>かならず おわる</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together.</source>
        <translation>すうじは おわりまでの ての かず（ふたり あわせて）。</translation>
    </message>
    <message>
        <source>The closed form was checked on %1 positions of up to four strings; it differs on %2.</source>
        <translation>4ほんまでの れんの %1の かたちで こうしきを たしかめました。あわないのは %2です。</translation>
    </message>
    <message>
        <source>The written recipe names a move in each of %1 winning positions.</source>
        <translation>かかれた てじゅんは、かてる かたち %1 ぜんぶで てを しめします。</translation>
    </message>
    <message>
        <source>The written recipe names no move in %1 of %2 winning positions, first in %3.</source>
        <translation>かかれた てじゅんは、かてる かたち %2の うち %1で てを しめしません。はじめは %3 です。</translation>
    </message>
    <message>
        <source>It never names an illegal move in %1 winning positions.</source>
        <translation>かてる かたち %1で、えらべない てを しめす ことは ありません。</translation>
    </message>
    <message>
        <source>It names an illegal move in %1 of %2 winning positions, first in %3.</source>
        <translation>かてる かたち %2の うち %1で、えらべない てを しめします。はじめは %3 です。</translation>
    </message>
    <message>
        <source>It never names a losing move in %1 winning positions.</source>
        <translation>かてる かたち %1で、まける てを しめす ことは ありません。</translation>
    </message>
    <message>
        <source>It names a losing move in %1 of %2 winning positions, first in %3.</source>
        <translation>かてる かたち %2の うち %1で、まける てを しめします。はじめは %3 です。</translation>
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
        <translation>すべての てを ためして グランディすうを もとめ、こうしきと、かかれた かちかたの てじゅんを それで たしかめます。</translation>
    </message>
    <message>
        <source>How the game is won</source>
        <translation>かちまけの じょうけん</translation>
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
        <translation>じぶんの ばんに せんげんできます。</translation>
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
        <translation>かたちは「1-2-3A 1」の ように かきます：かず、A・W・L の どれか、ばんの 1か 2</translation>
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
        <translation>W を せんげん</translation>
    </message>
    <message>
        <source>declare L</source>
        <translation>L を せんげん</translation>
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
        <translation>じょうけんは まだ</translation>
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
        <translation>かきを おとす</translation>
    </message>
    <message>
        <source>Declare the condition</source>
        <translation>じょうけんを せんげんする</translation>
    </message>
    <message>
        <source>Drop persimmons or declare the condition</source>
        <translation>かきを おとすか、じょうけんを せんげんする</translation>
    </message>
    <message>
        <source>string %1: drop %2</source>
        <translation>%1ぽんめから %2こ</translation>
    </message>
    <message>
        <source>Point at a persimmon or at a tablet.</source>
        <translation>ほしがきか ふだを さして ください。</translation>
    </message>
    <message>
        <source>The condition is declared already.</source>
        <translation>じょうけんは もう せんげんされて います。</translation>
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
        <translation>おわりました。</translation>
    </message>
    <message>
        <source>%1 leads to the number 0, and whoever faces 0 loses.</source>
        <translation>%1 で グランディすうが 0に なります。0で ばんが きた ほうが まけます。</translation>
    </message>
    <message>
        <source>No move leads to the number 0, so the mover loses.</source>
        <translation>グランディすうを 0に する てが ないので、ばんの ほうが まけます。</translation>
    </message>
    <message>
        <source>The marked columns are odd; after %1 every column is even.</source>
        <translation>しるしの けたは きすうです。%1 の あとは、どの けたも ぐうすうに なります。</translation>
    </message>
    <message>
        <source>Every column is even, and every move breaks the balance.</source>
        <translation>どの けたも ぐうすうで、どう うごいても くずれます。</translation>
    </message>
    <message>
        <source>Grundy number %1 · %2 counts %3</source>
        <translation>グランディすう %1・%2は %3に かぞえる</translation>
    </message>
    <message>
        <source>Nothing hangs any more. %1 moved last, and the last mover wins.</source>
        <translation>もう なにも さがって いません。さいごに うごいたのは %1で、さいごの ひとの かちです。</translation>
    </message>
    <message>
        <source>Nothing hangs any more. %1 moved last, and the last mover loses.</source>
        <translation>もう なにも さがって いません。さいごに うごいたのは %1で、さいごの ひとの まけです。</translation>
    </message>
</context>
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
        <translation>さいごの いしを とった ほうの まけです。</translation>
    </message>
    <message>
        <source>Normal play</source>
        <translation>さいごに とると かち</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins.</source>
        <translation>さいごの いしを とった ほうの かちです。</translation>
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
        <translation>すうじは おわりまでの ての かず（ふたり あわせて）。</translation>
    </message>
    <message>
        <source>Won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>ながさを やまと みた ニムと かちまけが おなじ：%2の うち %1。</translation>
    </message>
    <message>
        <source>T5 is what the source lists as T5a to T5d.</source>
        <translation>T5 は もとの ぶんしょうの T5a から T5d までと おなじです。</translation>
    </message>
    <message>
        <source>T7 is what the source lists as T7a to T7f; its T7b is 2-2-1-1-1-1, its T7c 3-2-1-1-1.</source>
        <translation>T7 は もとの ぶんしょうの T7a から T7f までと おなじです。T7b は 2-2-1-1-1-1、T7c は 3-2-1-1-1 です。</translation>
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
        <translation>ば</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>だんかい</translation>
    </message>
    <message>
        <source>Every field of ribbons by the number of moves it lasts, found without theory.</source>
        <translation>ひもの ばを、つづく ての かずで わけます。りろんを つかわずに もとめます。</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>いちばん うえの だんかい</translation>
    </message>
    <message>
        <source>Most stones</source>
        <translation>いしの かずの じょうげん</translation>
    </message>
    <message>
        <source>“%1” is no field; a field is like “3-5-7” or “2-(6)-1 2”: lengths 1 to %2, rings in parentheses, at most %3 stones, then the mover 1 or 2</source>
        <translation>「%1」は ばでは ありません。「3-5-7」や「2-(6)-1 2」の ように かきます：ながさは 1から %2まで、わは かっこに いれ、いしは %3こまで、さいごに ばんの 1か 2</translation>
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
        <source>Press a stone, drag to the last one</source>
        <translation>いしを おして、さいごの いしまで うごかす</translation>
    </message>
    <message>
        <source>take 1: %1</source>
        <translation>1こ とる：%1</translation>
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
        <translation>かんたんな きまりは しられて いません。てを さいごまで よんで しらべて います。</translation>
    </message>
    <message>
        <source>as in Nim: pair up every column</source>
        <translation>ニムと おなじ：どの けたも ぐうすうに する</translation>
    </message>
    <message>
        <source>Grundy numbers: pair up every column</source>
        <translation>グランディすう：どの けたも ぐうすうに する</translation>
    </message>
    <message>
        <source>Every column is even, and every move makes some column odd.</source>
        <translation>どの けたも ぐうすうで、どう うごいても どれかの けたが きすうに なります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 leaves an odd number of single stones.</source>
        <translation>%2から %1こ とると、1こだけの いしが きすう のこります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 makes every column even.</source>
        <translation>%2から %1こ とると、どの けたも ぐうすうに なります。</translation>
    </message>
    <message>
        <source>Where no ribbon is longer than the limit, won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>どの ひもも じょうげんより ながく なければ、ながさを やまと みた ニムと かちまけが おなじ：%2の うち %1。</translation>
    </message>
    <message>
        <source>Of these, a lost field lasts as many moves as it has stones, in misère one fewer if a ribbon has two stones or more: %1 of %2 fields.</source>
        <translation>その うち まける かたちは いしの かずだけ つづく。「さいごに とると まけ」で 2こ いじょうの ひもが あれば、それより 1て すくない：%2の うち %1。</translation>
    </message>
    <message>
        <source>one stone at a time</source>
        <translation>1こずつ</translation>
    </message>
    <message>
        <source>An even number of stones is left: the other player takes the last one.</source>
        <translation>のこりの いしは ぐうすうです。さいごの 1こを とるのは あいてです。</translation>
    </message>
    <message>
        <source>An odd number of stones is left: whoever is on move takes the last one.</source>
        <translation>のこりの いしは きすうです。さいごの 1こを とるのは、いま うごく ひとです。</translation>
    </message>
    <message>
        <source>as in normal play: pair up every column</source>
        <translation>「さいごに とると かち」と おなじ：どの けたも ぐうすうに する</translation>
    </message>
    <message>
        <source>%1 took the last stone, so %1 loses.</source>
        <translation>%1が さいごの いしを とったので、%1の まけです。</translation>
    </message>
    <message>
        <source>%1 took the last stone, so %1 wins.</source>
        <translation>%1が さいごの いしを とったので、%1の かちです。</translation>
    </message>
</context>
<context>
    <name>savetext</name>
    <message>
        <source>Export</source>
        <translation>かきだし</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に ほぞんしました。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 に かけませんでした：%2</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>never ends, a draw</source>
        <translation>おわらない て、ひきわけ</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>win</source>
        <translation>かち</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>まけ</translation>
    </message>
    <message numerus="yes">
        <source>win in %n moves</source>
        <translation>
            <numerusform>かち（あと %nて）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss in %n moves</source>
        <translation>
            <numerusform>まけ（あと %nて）</numerusform>
        </translation>
    </message>
    <message>
        <source>probably a win</source>
        <translation>かちの みこみ</translation>
    </message>
    <message>
        <source>probably a loss</source>
        <translation>まけの みこみ</translation>
    </message>
    <message>
        <source>probably a draw</source>
        <translation>ひきわけの みこみ</translation>
    </message>
    <message>
        <source>at least a draw</source>
        <translation>ひきわけ いじょう</translation>
    </message>
    <message>
        <source>at most a draw</source>
        <translation>ひきわけ いか</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>まだ わからない</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の かち</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <translation>
            <numerusform>%1の かち（あと %nて）</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>%1 probably wins</source>
        <translation>%1の かちの みこみ</translation>
    </message>
    <message>
        <source>Probably a draw</source>
        <translation>ひきわけの みこみ</translation>
    </message>
    <message>
        <source>%1 does not lose</source>
        <translation>%1は まけない</translation>
    </message>
    <message>
        <source>%1 does not win</source>
        <translation>%1は かてない</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>まだ わからない</translation>
    </message>
    <message>
        <source>with best play · Grundy number %1</source>
        <translation>いちばん いい てを つづけると ・ グランディすう %1</translation>
    </message>
    <message>
        <source>with best play · level T%1</source>
        <translation>いちばん いい てを つづけると ・ だんかい T%1</translation>
    </message>
    <message>
        <source>with best play · proven</source>
        <translation>いちばん いい てを つづけると ・ しょうめいずみ</translation>
    </message>
    <message>
        <source>an estimate so far</source>
        <translation>まだ みこみ</translation>
    </message>
    <message>
        <source>the analyst is at work</source>
        <translation>しらべて います</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>%1 gave up</source>
        <translation>%1が まいりました</translation>
    </message>
    <message>
        <source>this position came up too often</source>
        <translation>おなじ かたちの くりかえし</translation>
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
    <message numerus="yes">
        <source>clear in %n dog turns</source>
        <translation>
            <numerusform>いぬの あと %nてで みんな つかまる</numerusform>
        </translation>
    </message>
    <message>
        <source>the sheep escape for ever</source>
        <translation>ひつじは ずっと にげられる</translation>
    </message>
    <message numerus="yes">
        <source>clear in at most %n dog turns</source>
        <translation>
            <numerusform>いぬの あと %nて いないに みんな つかまる</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>せんて</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>ごて</translation>
    </message>
    <message numerus="yes">
        <source>%n sheep caught in all</source>
        <translation>
            <numerusform>ぜんぶで %nひき つかまる</numerusform>
        </translation>
    </message>
    <message>
        <source>with best play · the other half decides</source>
        <translation>いちばん いい て ・ かちまけは こうはん しだい</translation>
    </message>
</context>
</TS>
