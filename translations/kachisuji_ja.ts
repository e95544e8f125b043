<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutOverlay</name>
    <message>
        <source>Kachisuji</source>
        <translation>勝ち筋</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>About Kachisuji</source>
        <translation>勝ち筋について</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>Small games for two, with a solver that shows the value of every move.</source>
        <translation>二人で遊ぶ小さなゲームです。どの手がどれだけ良いかを、コンピューターが調べて見せます。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Built with Qt %1.</source>
        <translation>MITライセンスの自由ソフトウェアです。Qt %1 を使っています。</translation>
    </message>
</context>
<context>
    <name>AllMatches</name>
    <message>
        <source>All matches</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>AppActions</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>棋譜を開く …</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>棋譜を保存 …</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>投影モード</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>設定 …</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>About Kachisuji</source>
        <translation>勝ち筋について</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>誰の番か</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1が考え中</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1の番</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>振り返り中</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>お休み中</translation>
    </message>
    <message>
        <source>Draw by repetition: %1</source>
        <translation>千日手になる手：%1</translation>
    </message>
    <message>
        <source>Show the loop</source>
        <translation>ループを見る</translation>
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
        <translation>1列の穴の数</translation>
    </message>
    <message>
        <source>The board on one line, with the pit in hand</source>
        <translation>盤面を1行で (最後に、配る穴)</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空にする</translation>
    </message>
    <message>
        <source>A click on a pit of the ring adds a stone, the right button takes one away. A click on a letter takes its pit in hand. With the keyboard: arrows left and right choose a pit, + and − change it, Enter takes it in hand.</source>
        <translation>輪の穴をクリックすると石が1つ増え、右クリックで1つ減ります。文字をクリックすると、その穴から配ります。キーボードでは、左右の矢印で穴を選び、＋と−で石を増減し、Enterでその穴から配ります。</translation>
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
        <translation>継ぎ目</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>ここで止まる</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>the field round</comment>
        <translation>回す</translation>
    </message>
</context>
<context>
    <name>CensusCard</name>
    <message>
        <source>First wins</source>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>First loses</source>
        <translation>先手の負け</translation>
    </message>
    <message>
        <source>by endless play, proven</source>
        <translation>千日手、証明ずみ</translation>
    </message>
    <message numerus="yes">
        <source>in %n moves, proven</source>
        <translation>
            <numerusform>あと%n手、証明ずみ</numerusform>
        </translation>
    </message>
    <message>
        <source>positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>won by the mover</source>
        <translation>手番の勝ち</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>lost by the mover</source>
        <translation>手番の負け</translation>
    </message>
</context>
<context>
    <name>CheckCard</name>
    <message>
        <source>What the article says, checked on this board</source>
        <translation>論文の主張をこの盤面で確かめる</translation>
    </message>
    <message>
        <source>What the article says, checked on %1</source>
        <translation>論文の主張を%1で確かめる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Find it in a game</source>
        <translation>対局の中で見つける</translation>
    </message>
    <message>
        <source>Playing from the start …</source>
        <translation>はじめから指して探しています…</translation>
    </message>
    <message numerus="yes">
        <source>%n boards of the game lead in</source>
        <translation>
            <numerusform>対局の%n個の盤面から入る</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds: %1</source>
        <translation>成り立つ：%1</translation>
    </message>
    <message>
        <source>It does not hold: %1</source>
        <translation>成り立たない：%1</translation>
    </message>
    <message>
        <source>Roll back a lay</source>
        <translation>一配り巻き戻す</translation>
    </message>
    <message>
        <source>Sow from here</source>
        <translation>ここから配る</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>きのう</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date in QLocale&apos;s notation</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>Go on with %1, %2 against %3</source>
        <translation>%1の続き、%2対%3</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>の勝ち</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>の番</translation>
    </message>
</context>
<context>
    <name>ContinueRow</name>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>No match yet.</source>
        <translation>対局はまだありません。</translation>
    </message>
    <message>
        <source>Start with Ribbonim</source>
        <translation>ひも状石取りから始める</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>棋譜を開く …</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>すべての対局</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>It holds: %1</source>
        <translation>成り立つ：%1</translation>
    </message>
    <message>
        <source>It does not hold: %1</source>
        <translation>成り立たない：%1</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1で遊ぶ</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Lab of %1</source>
        <translation>%1の研究室</translation>
    </message>
</context>
<context>
    <name>GraphLab</name>
    <message>
        <source>Laying out …</source>
        <translation>並べています …</translation>
    </message>
    <message>
        <source>No position is like this under these rules.</source>
        <translation>このルールでは、そのような局面はありません。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>やめました。</translation>
    </message>
    <message>
        <source>What first wins</source>
        <translation>先手が勝つ局面</translation>
    </message>
    <message>
        <source>What second wins</source>
        <translation>後手が勝つ局面</translation>
    </message>
    <message>
        <source>Endless play</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>%1 positions, %2 choices</source>
        <translation>%1局面、%2手</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 に書けませんでした：%2</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>大きく</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>小さく</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体を表示</translation>
    </message>
</context>
<context>
    <name>GraphLayout</name>
    <message>
        <source>The graph is too large to be laid out in time.</source>
        <translation>グラフが大きすぎて、時間内に並べられませんでした。</translation>
    </message>
    <message>
        <source>Graphviz could not be started: install the package “graphviz”.</source>
        <translation>Graphvizを起動できません。パッケージ「graphviz」を入れてください。</translation>
    </message>
    <message>
        <source>Graphviz could not lay out the graph.</source>
        <translation>Graphvizがグラフを並べられませんでした。</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>first chooses</source>
        <translation>先手の手</translation>
    </message>
    <message>
        <source>second chooses</source>
        <translation>後手の手</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>終わった局面</translation>
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
        <translation>表示するもの</translation>
    </message>
    <message>
        <source>First wins</source>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>Second wins</source>
        <translation>後手の勝ち</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>As a tree</source>
        <translation>木の形</translation>
    </message>
    <message>
        <source>With loops</source>
        <translation>ループつき</translation>
    </message>
    <message>
        <source>Endless play</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>with the moves that leave it</source>
        <translation>外れる手も</translation>
    </message>
    <message>
        <source>This rule set</source>
        <translation>このルールでは</translation>
    </message>
    <message>
        <source>around the chosen position only</source>
        <translation>選んだ局面のまわりだけ</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>%1で書き出す</translation>
    </message>
    <message>
        <source>quickest winning moves only</source>
        <translation>最短の勝ち方だけ</translation>
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
        <translation>局面のグラフ</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>一手進める</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>投影モード</translation>
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
        <translation>閉じる</translation>
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
        <translation>判定だけ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>しるし</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数まで</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>The hints are locked</source>
        <translation>ヒントは固定されています</translation>
    </message>
    <message>
        <source>How much help is shown</source>
        <translation>ヒントの量</translation>
    </message>
    <message>
        <source>Locked by the teacher</source>
        <translation>先生が固定しています</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>先に予想する</translation>
    </message>
    <message>
        <source>Values are shown once you have said what the position is worth</source>
        <translation>局面の値打ちを予想すると、答えが見えます</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>start</source>
        <translation>初形</translation>
    </message>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>value for the first player</source>
        <translation>先手から見た値打ち</translation>
    </message>
    <message>
        <source>better</source>
        <translation>より良い手</translation>
    </message>
</context>
<context>
    <name>LabGrid</name>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>%1の行、%2の列：%3</translation>
    </message>
    <message>
        <source> (never in %1 % of the cases)</source>
        <translation>（%1 %の場合は終わらない）</translation>
    </message>
</context>
<context>
    <name>LabMatrix</name>
    <message>
        <source>Who wins under which rules</source>
        <translation>どのルールでだれが勝つか</translation>
    </message>
    <message>
        <source>%1: first player: %2; %3 positions</source>
        <translation>%1：先手は%2、%3局面</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>研究室</translation>
    </message>
    <message>
        <source>Labs</source>
        <translation>研究室</translation>
    </message>
    <message>
        <source>Position graph</source>
        <translation>局面のグラフ</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局へ</translation>
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
        <translation>調べる</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>CSVで書き出す</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>JSONで書き出す</translation>
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
        <translation>%1秒で終わりました。</translation>
    </message>
    <message>
        <source>Nothing found yet. Choose the settings and run.</source>
        <translation>まだ何も調べていません。設定を決めて調べてください。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>win</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>証明ずみ</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>見込み</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>Add</source>
        <translation>足す</translation>
    </message>
</context>
<context>
    <name>ListEntry</name>
    <message>
        <source>Remove</source>
        <translation>除く</translation>
    </message>
</context>
<context>
    <name>LoopCard</name>
    <message>
        <source>Looking at every board that play can reach …</source>
        <translation>対局に現れる盤面をすべて調べています…</translation>
    </message>
    <message numerus="yes">
        <source>%n found · complete: %1 boards</source>
        <translation>
            <numerusform>%n個 ・ すべての盤面 (%1) を調べました</numerusform>
        </translation>
    </message>
    <message>
        <source>Loops found</source>
        <translation>見つかったループ</translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>自分で作る盤面</translation>
    </message>
    <message>
        <source>Where the board comes from</source>
        <translation>盤面の選び方</translation>
    </message>
    <message>
        <source>pits in a row</source>
        <translation>1列の穴</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>CSVで書き出す</translation>
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
        <translation>調べた局面には現れませんでした。</translation>
    </message>
    <message>
        <source>%1 leads in.</source>
        <translation>%1で入ります。</translation>
    </message>
    <message>
        <source>message %1 of %2</source>
        <translation>メッセージ %1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 undone</source>
        <translation>巻き戻し %1 / %2</translation>
    </message>
    <message>
        <source>lay %1 of %2</source>
        <translation>%1配り目 / %2</translation>
    </message>
    <message numerus="yes">
        <source>after %n lays</source>
        <translation>
            <numerusform>%n配りのあと</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>手に%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>%n個戻す</numerusform>
        </translation>
    </message>
    <message>
        <source>A loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>自分の盤面</translation>
    </message>
    <message>
        <source>loop %1</source>
        <translation>ループ%1</translation>
    </message>
</context>
<context>
    <name>LoopList</name>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>board, hand first</source>
        <translation>盤面 (配る穴から)</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>石</translation>
    </message>
    <message>
        <source>lays</source>
        <translation>配り</translation>
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
        <source>Loops found</source>
        <translation>見つかったループ</translation>
    </message>
</context>
<context>
    <name>LoopModel</name>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>%1: %2, lays: %3, period %4, shift %5</source>
        <translation>%1：%2、配り：%3、周期%4、ずれ%5</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Kachisuji</source>
        <translation>勝ち筋</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>Kachisuji records (*.kachisuji)</source>
        <translation>勝ち筋の棋譜 (*.kachisuji)</translation>
    </message>
    <message>
        <source>There is no match to save yet.</source>
        <translation>保存する対局がまだありません。</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>棋譜を保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>The hints are locked.</source>
        <translation>ヒントは固定されています。</translation>
    </message>
    <message>
        <source>The best move is not known yet.</source>
        <translation>最善手はまだ不明です。</translation>
    </message>
    <message>
        <source>Best: %1 (%2)</source>
        <translation>最善手：%1（%2）</translation>
    </message>
    <message>
        <source>Leave this match and go on from what is pasted?</source>
        <translation>この対局をやめて、貼り付けたものから続けますか？</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>この対局を投了しますか？</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>一手進める</translation>
    </message>
    <message>
        <source>Again from the start</source>
        <translation>最初からもう一度</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>局面をコピー</translation>
    </message>
    <message>
        <source>Copy moves</source>
        <translation>手順をコピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Fold timeline</source>
        <translation>手順をたたむ</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Say first what the position is worth.</source>
        <translation>先に、この局面の勝ち負けを予想してください。</translation>
    </message>
    <message>
        <source>Without hints this is not told.</source>
        <translation>ヒントを出していないときは教えません。</translation>
    </message>
    <message>
        <source>Every move here comes to an end.</source>
        <translation>ここでは、どの手も必ず終わります。</translation>
    </message>
    <message>
        <source>Show the loop</source>
        <translation>ループを見る</translation>
    </message>
    <message>
        <source>Best play, step %1 of %2: %3</source>
        <translation>最善の手順 %1/%2：%3</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>There is no line of best play to show here.</source>
        <translation>ここで見せられる最善の手順はありません。</translation>
    </message>
    <message>
        <source>Step through best play</source>
        <translation>最善の手順をたどる</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>The match could not be saved: %1</source>
        <translation>対局を保存できませんでした：%1</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>value</source>
        <translation>値打ち</translation>
    </message>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>言葉で</translation>
    </message>
    <message>
        <source>leads to</source>
        <translation>次の形</translation>
    </message>
    <message>
        <source>Grundy number</source>
        <translation>グランディ数</translation>
    </message>
    <message>
        <source>draw by repetition: %1</source>
        <translation>千日手：%1</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>手の一覧</translation>
    </message>
    <message>
        <source>from here %1</source>
        <translation>ここから %1</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>全部 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · Grundy number</source>
        <translation>%1 ・ グランディ数</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>手がありません</translation>
    </message>
    <message>
        <source>Best first; losing moves: longest fight first</source>
        <translation>良い順。負ける手は長く粘れる順</translation>
    </message>
    <message>
        <source>A click plays the move</source>
        <translation>クリックするとその手になります</translation>
    </message>
    <message>
        <source>Best first; losing moves: smallest loss first</source>
        <translation>よい手の順。負けの手は差が小さい順</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>The board shows no values. H shows the best move once.</source>
        <translation>盤には何も出ません。Hキーで最善手を一度だけ見られます。</translation>
    </message>
    <message>
        <source>A card says who wins with best play.</source>
        <translation>最善を尽くした場合にどちらが勝つかだけを示します。</translation>
    </message>
    <message>
        <source>Every move is marked as winning or losing.</source>
        <translation>どの手にも、勝ちか負けかのしるしが付きます。</translation>
    </message>
    <message>
        <source>Every move is marked, with the moves left to the end.</source>
        <translation>どの手にもしるしが付き、終わりまでの手数も出ます。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
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
        <translation>判定だけ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>しるし</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数まで</translation>
    </message>
    <message>
        <source>Remember these rules</source>
        <translation>このルールを覚えておく</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
</context>
<context>
    <name>NodeCard</name>
    <message>
        <source>First has won</source>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>Second has won</source>
        <translation>後手の勝ち</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>先手の番</translation>
    </message>
    <message>
        <source>Second to move</source>
        <translation>後手の番</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局する</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選べる手</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Plays every second move at random.</source>
        <translation>2回に1回は、でたらめに指します。</translation>
    </message>
    <message>
        <source>Sees 3 moves ahead and slips now and then.</source>
        <translation>3手先まで読みますが、ときどき間違えます。</translation>
    </message>
    <message>
        <source>Sees 7 moves ahead and seldom slips.</source>
        <translation>7手先まで読み、めったに間違えません。</translation>
    </message>
    <message>
        <source>Never gives away a win.</source>
        <translation>勝ちを決して逃しません。</translation>
    </message>
    <message>
        <source>Name of the first player</source>
        <translation>先手の名前</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>後手の名前</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Makes the first move</source>
        <translation>先に指します</translation>
    </message>
    <message>
        <source>Makes the second move</source>
        <translation>後から指します</translation>
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
        <translation>強い</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完璧</translation>
    </message>
    <message>
        <source>Strength of the computer</source>
        <translation>コンピューターの強さ</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>Swap the players</source>
        <translation>先手と後手を入れ替える</translation>
    </message>
</context>
<context>
    <name>PredictionBar</name>
    <message>
        <source>The mover wins</source>
        <translation>手番の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>The mover loses</source>
        <translation>手番の負け</translation>
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
        <translation>%2のうち%1ステージをクリア。完璧なコンピューターに先手で勝つとクリアです。</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>The board at the start</source>
        <translation>始めの盤面</translation>
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
        <translation>勝ち</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>勝ち負けは？</translation>
    </message>
</context>
<context>
    <name>RangeRow</name>
    <message>
        <source>%1, lowest</source>
        <translation>%1、いちばん小さい数</translation>
    </message>
    <message>
        <source>%1, highest</source>
        <translation>%1、いちばん大きい数</translation>
    </message>
</context>
<context>
    <name>RingView</name>
    <message>
        <source>Ring of pits</source>
        <translation>穴の輪</translation>
    </message>
    <message>
        <source>%1. In hand: %2. %3. Keys change pit %4.</source>
        <translation>%1。配る穴：%2。%3。キーで変える穴：%4。</translation>
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
        <translation>別の局面から始める</translation>
    </message>
</context>
<context>
    <name>SettingsOverlay</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムと同じ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Speed of the pieces</source>
        <translation>駒の動く速さ</translation>
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
        <translation>速い</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Solver tables kept on disk, at most</source>
        <translation>ディスクに残す解析の表の大きさ (最大)</translation>
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
        <translation>言語</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>明るい配色</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>暗い配色</translation>
    </message>
    <message>
        <source>Projector mode (F11)</source>
        <translation>投影モード (F11)</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>ヘルプ (F1)</translation>
    </message>
    <message>
        <source>small games, and the winning line through each</source>
        <translation>小さなゲームと、それぞれの勝ち筋</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>step %1 of %2</source>
        <translation>%2段階のうち%1</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>はじめへ</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1つ戻る</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>1つ進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>終わりへ</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>段階</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>sender → receiver, stones, what it then holds</source>
        <translation>送り手 → 受け手、石、受けたあとの数</translation>
    </message>
    <message>
        <source>lays undone, pit, board seen from the hand</source>
        <translation>巻き戻した数、穴、配る穴から見た盤面</translation>
    </message>
    <message>
        <source>lay, pit, board seen from the hand</source>
        <translation>配り、穴、配る穴から見た盤面</translation>
    </message>
    <message>
        <source>Lays</source>
        <translation>配り</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>一覧に出すもの</translation>
    </message>
    <message>
        <source>Steps of the sowing</source>
        <translation>配る様子の一覧</translation>
    </message>
    <message>
        <source>Export as text</source>
        <translation>テキストで書き出す</translation>
    </message>
</context>
<context>
    <name>StepModel</name>
    <message>
        <source>then holds %1</source>
        <translation>その後%1</translation>
    </message>
</context>
<context>
    <name>StopButton</name>
    <message>
        <source>%1 s · Stop</source>
        <translation>%1秒 ・ 止める</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>一手前へ</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>一手先へ</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>最後の手へ</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>%2手のうち%1手目</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>初形</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>%1手目、%2：%3</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 lost value; better: %4</source>
        <translation>%1手目、%2：%3 は損をした手。より良い手：%4</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1勝ち</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>value lost</source>
        <translation>損をした手</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Value of the position</source>
        <translation>局面の判定</translation>
    </message>
    <message>
        <source>Hints are off</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>H shows the best move once</source>
        <translation>Hキーで最善手を一度だけ見られます</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>勝ち負けは？</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>%1から見て</translation>
    </message>
    <message>
        <source>You said: %1.</source>
        <translation>予想：%1。</translation>
    </message>
    <message>
        <source>Well predicted!</source>
        <translation>予想どおり！</translation>
    </message>
    <message>
        <source>No hints yet</source>
        <translation>ヒントはこれから</translation>
    </message>
    <message>
        <source>they begin with the next step of the game</source>
        <translation>次の段階から出ます</translation>
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
        <translation>%1のループを見る</translation>
    </message>
    <message>
        <source>Show the loop</source>
        <translation>ループを見る</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>盤面に示す</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
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
        <translation>最善の手順: %1。最後の手は終わりません。</translation>
    </message>
    <message>
        <source>Best play: %1 …</source>
        <translation>最善の手順: %1 …</translation>
    </message>
    <message>
        <source>Best play: %1. It ends %2 to %3.</source>
        <translation>最善の手順: %1。結果は%2対%3です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 never ends: after %n lays the same board is back, period %2, shift %3.</source>
        <translation>
            <numerusform>%1は終わらない手です。%n配りで同じ盤面に戻ります (周期%2、ずれ%3)。</numerusform>
        </translation>
    </message>
    <message>
        <source>On this board the mover can always make a draw, and nobody can win.</source>
        <translation>この盤面では、手番の人はいつでも引き分けにできますが、勝てません。</translation>
    </message>
    <message>
        <source>On this board the mover never wins, and draws with a lead of %1 or more.</source>
        <translation>この盤面では、手番の人は勝てませんが、%1個以上リードしていれば引き分けです。</translation>
    </message>
    <message>
        <source>On this board the mover wins with a lead of %1 or more, and can always make a draw.</source>
        <translation>この盤面では、手番の人は%1個以上リードしていれば勝ちで、いつでも引き分けにできます。</translation>
    </message>
    <message>
        <source>On this board the mover wins with a lead of %1 or more, and draws with %2 or more.</source>
        <translation>この盤面では、手番の人は%1個以上リードしていれば勝ち、%2個以上なら引き分けです。</translation>
    </message>
    <message>
        <source>the lead is %1</source>
        <translation>今のリードは%1</translation>
    </message>
    <message>
        <source>lay %1</source>
        <translation>%1配り目</translation>
    </message>
    <message>
        <source>period %1, shift %2: it never ends</source>
        <translation>周期%1、ずれ%2: 終わりません</translation>
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
        <translation>小さい盤: 1列に穴4個</translation>
    </message>
    <message>
        <source>Large board: 8 pits a row</source>
        <translation>大きい盤: 1列に穴8個</translation>
    </message>
    <message>
        <source>Every never-ending sowing starts on its own loop: a lay can be undone in one way only, so no board leads into a loop from outside.</source>
        <translation>終わらない手は、はじめの盤面からもうループの上にいます。一配りの戻し方は1通りだけなので、外からループに入ることはありません。</translation>
    </message>
    <message>
        <source>Every loop of period 1 or more has a board with the condition LOOP.</source>
        <translation>周期が1以上のループには、どれも条件LOOPを満たす盤面があります。</translation>
    </message>
    <message>
        <source>Loops of period 1 or more without a board with the condition LOOP: %1.</source>
        <translation>周期が1以上で、条件LOOPを満たす盤面がないループ: %1。</translation>
    </message>
    <message>
        <source>Every loop of period 0 has one of the article&apos;s two patterns.</source>
        <translation>周期が0のループは、どれも論文の2つのパターンのどちらかです。</translation>
    </message>
    <message>
        <source>Loops of period 0 with neither of the article&apos;s patterns: %1.</source>
        <translation>周期が0で、論文のどちらのパターンでもないループ: %1。</translation>
    </message>
    <message>
        <source>Period = shift + (pits + 1) · k for every loop of period 1 or more.</source>
        <translation>周期が1以上のループでは、どれも 周期 = ずれ + (穴の数 + 1) · k です。</translation>
    </message>
    <message>
        <source>Loops of period 1 or more without period = shift + (pits + 1) · k: %1.</source>
        <translation>周期が1以上で、周期 = ずれ + (穴の数 + 1) · k にならないループ: %1。</translation>
    </message>
    <message>
        <source>All loops found are in the article&apos;s Table 1.</source>
        <translation>見つかったループはすべて論文の表1にあります。</translation>
    </message>
    <message>
        <source>The article&apos;s Table 1 does not have: %1.</source>
        <translation>論文の表1にないもの: %1。</translation>
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
        <translation>1つおき: b、d、f、…</translation>
    </message>
    <message>
        <source>every pit</source>
        <translation>すべての穴</translation>
    </message>
    <message>
        <source>position “%1”: %2</source>
        <translation>局面「%1」: %2</translation>
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
        <translation>%1から開始</translation>
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
        <translation>自分の穴を1つ選ぶ</translation>
    </message>
    <message>
        <source>never ends: a draw at once</source>
        <translation>終わらない手: すぐに引き分け</translation>
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
        <translation>条件LOOPと停止の印の両方を持つ盤面はありません。</translation>
    </message>
    <message>
        <source>%1 has both the condition LOOP and a sign that stops a rollback.</source>
        <translation>%1は条件LOOPと停止の印の両方を持っています。</translation>
    </message>
    <message>
        <source>Every board with one of the article&apos;s signs stops.</source>
        <translation>論文の印がある盤面は、どれも巻き戻しが止まります。</translation>
    </message>
    <message>
        <source>%1 has one of the article&apos;s signs and is on a loop all the same.</source>
        <translation>%1には論文の印がありますが、それでもループの上にあります。</translation>
    </message>
    <message>
        <source>Rollback</source>
        <translation>巻き戻し</translation>
    </message>
    <message>
        <source>Undoes lays on every board up to a number of stones and checks what the article says of where that stops.</source>
        <translation>石がある数までの盤面をすべて巻き戻して、いつ止まるかについての論文の主張を確かめます。</translation>
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
        <translation>配る穴 (aが1)</translation>
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
            <numerusform>%n配りで%1に終わり、%3から%2個取ります。</numerusform>
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
        <translation>はじめの盤面は条件LOOPを満たす。</translation>
    </message>
    <message>
        <source>The first board has a pattern of period 0.</source>
        <translation>はじめの盤面は周期0のパターン。</translation>
    </message>
    <message numerus="yes">
        <source>The rollback stops after %n lays: the pit in hand has one stone or none to give back.</source>
        <translation>
            <numerusform>巻き戻しは%n配りで止まります。手の穴には、戻せる石がもうありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rollback goes round for ever: the board is on a loop.</source>
        <translation>巻き戻しはいつまでも続きます。盤面はループの上にあります。</translation>
    </message>
    <message>
        <source>Two empty pits side by side.</source>
        <translation>空の穴が2つ並んでいる。</translation>
    </message>
    <message>
        <source>Two pits side by side with the same count.</source>
        <translation>石の数が同じ穴が2つ並んでいる。</translation>
    </message>
    <message>
        <source>The article&apos;s first stopping pattern.</source>
        <translation>論文の停止パターン1。</translation>
    </message>
    <message>
        <source>The article&apos;s second stopping pattern.</source>
        <translation>論文の停止パターン2。</translation>
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
        <source>A sowing as the article&apos;s processes see it: pits (H) and managers (Mn, Ms) pass stones on.</source>
        <translation>論文のプロセスで見た一手。穴 (H) とマネージャー (Mn、Ms) が石を受け渡します。</translation>
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
        <translation>印なし</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>then holds</source>
        <translation>受けた後の石</translation>
    </message>
    <message numerus="yes">
        <source>back after %n lays · period %1, shift %2</source>
        <translation>
            <numerusform>%n配りで同じ盤面 ・ 周期%1、ずれ%2</numerusform>
        </translation>
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
        <source>the article&apos;s first stopping pattern</source>
        <translation>論文の停止パターン1</translation>
    </message>
    <message>
        <source>the article&apos;s second stopping pattern</source>
        <translation>論文の停止パターン2</translation>
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
            <numerusform>%n配り巻き戻しました。まだ続きます。</numerusform>
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
        <translation>いつまでも続くのに、印がある：%1 (%2)</translation>
    </message>
    <message>
        <source>goes round for ever; no stopping sign appears</source>
        <translation>いつまでも続く。停止の印は現れない</translation>
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
            <numerusform>%n配りで止まる。印はない</numerusform>
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
        <translation>奇、奇、偶、奇…となる配りがない</translation>
    </message>
    <message>
        <source>odd, odd, even, odd …: at lay %1</source>
        <translation>奇、奇、偶、奇…となる配り：%1</translation>
    </message>
    <message>
        <source>This sowing would never stop, so it is a draw.</source>
        <translation>この配りはいつまでも終わらないので、引き分けです。</translation>
    </message>
    <message>
        <source>A row is empty. Everyone keeps the stones of their own row: %1 has %2, %3 has %4.</source>
        <translation>片方の列が空になりました。残った石はその列の持ち主のものです。%1は%2個、%3は%4個です。</translation>
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
        <translation>勝ち</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>%1 … (%2 in all)</source>
        <translation>%1 …（全部で%2）</translation>
    </message>
</context>
<context>
    <name>chopsticks</name>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>first’s %1 hand</source>
        <translation>先手の%1手</translation>
    </message>
    <message>
        <source>second’s %1 hand</source>
        <translation>後手の%1手</translation>
    </message>
    <message>
        <source>way to share %1</source>
        <translation>分身・結合 %1</translation>
    </message>
    <message>
        <source>Share anew</source>
        <translation>分身・結合</translation>
    </message>
    <message>
        <source>total stays %1</source>
        <translation>合計は%1のまま</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>指の本数</translation>
    </message>
    <message>
        <source>out</source>
        <translation>消滅</translation>
    </message>
    <message>
        <source>Sharing anew</source>
        <translation>分身・結合</translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>自分への攻撃</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>first’s left and right hand, second’s left and right hand</source>
        <translation>先手の左・右、後手の左・右</translation>
    </message>
    <message>
        <source>Chopsticks</source>
        <translation>例の手遊び</translation>
    </message>
    <message>
        <source>Tap hands, add fingers, share them anew.</source>
        <translation>手をたたき、指を足し、分け直す。</translation>
    </message>
    <message>
        <source>can go round</source>
        <translation>終わらないことがある</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together. A draw has no number.</source>
        <translation>数字は、二人合わせてあと何手かを表します。引き分けには数字がありません。</translation>
    </message>
    <message>
        <source>5 fingers</source>
        <translation>5本指</translation>
    </message>
    <message>
        <source>4 fingers</source>
        <translation>4本指</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>きびしい</translation>
    </message>
    <message>
        <source>Revive only</source>
        <translation>復活だけ</translation>
    </message>
    <message>
        <source>10 fingers</source>
        <translation>10本指</translation>
    </message>
    <message>
        <source>Table of rules</source>
        <translation>ルールの表</translation>
    </message>
    <message>
        <source>Who wins under every combination of rules, and how fast.</source>
        <translation>どのルールの組み合わせで、だれが何手で勝つか。</translation>
    </message>
    <message>
        <source>%1 rule sets examined, %2 of them drawn</source>
        <translation>%1通りのルールを調べ、%2通りが引き分け</translation>
    </message>
    <message>
        <source>%1: a forced win with %2 fingers</source>
        <translation>%1：指が%2本のとき必勝法がある</translation>
    </message>
    <message>
        <source>Here, as the source claims, any one of wrap, split and selfattack removes every forced win.</source>
        <translation>ここでは元の記事のとおり、余り・分身・自分への攻撃のどれか一つでもあれば必勝法はありません。</translation>
    </message>
    <message>
        <source>The source claims that any one of wrap, split and selfattack removes every forced win. It does not:</source>
        <translation>元の記事は、余り・分身・自分への攻撃のどれか一つでもあれば必勝法はなくなるといいますが、例外があります：</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面の数</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>position “%1”: a position is like “11/11” or “33/14 2”, each hand 0 to %2</source>
        <translation>局面「%1」：局面は「11/11」や「33/14 2」のように書きます。それぞれの手は0～%2です</translation>
    </message>
    <message>
        <source>Each of the %1 moves keeps the draw.</source>
        <translation>%1手のどれを選んでも引き分けが続きます。</translation>
    </message>
    <message numerus="yes">
        <source>%n fingers</source>
        <translation>
            <numerusform>指%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>wrap</source>
        <translation>余り</translation>
    </message>
    <message>
        <source>out at the limit</source>
        <translation>消滅</translation>
    </message>
    <message>
        <source>Choose a hand, then the hand to tap</source>
        <translation>手を選び、たたく手を選んでください</translation>
    </message>
    <message>
        <source>%1 taps their %2</source>
        <translation>%1で相手の%2をたたく</translation>
    </message>
    <message>
        <source>%1 taps own %2</source>
        <translation>%1で自分の%2をたたく</translation>
    </message>
    <message>
        <source>share %1 and %2</source>
        <translation>%1と%2に分け直す</translation>
    </message>
    <message>
        <source>This way to share is not there now.</source>
        <translation>今はこの分け方はできません。</translation>
    </message>
    <message>
        <source>Choose one of your own hands first.</source>
        <translation>まず自分の手を選んでください。</translation>
    </message>
    <message>
        <source>This hand is out and cannot tap.</source>
        <translation>この手は消滅しているので、たたけません。</translation>
    </message>
    <message>
        <source>Now choose the hand to tap.</source>
        <translation>次に、たたく手を選んでください。</translation>
    </message>
    <message>
        <source>Choose another hand to tap.</source>
        <translation>別の手を選んでください。</translation>
    </message>
    <message>
        <source>Under these rules one’s own hands are not tapped.</source>
        <translation>このルールでは、自分の手はたたけません。</translation>
    </message>
    <message>
        <source>A hand that is out cannot be tapped.</source>
        <translation>消滅した手はたたけません。</translation>
    </message>
    <message>
        <source>play goes round</source>
        <translation>千日手になる</translation>
    </message>
    <message>
        <source>a forced win</source>
        <translation>必勝形</translation>
    </message>
    <message>
        <source>a forced loss</source>
        <translation>必敗形</translation>
    </message>
    <message>
        <source>Best play of both: %1</source>
        <translation>両者の最善手順：%1</translation>
    </message>
    <message>
        <source>Overflow</source>
        <translation>上限に達した手</translation>
    </message>
    <message>
        <source>A hand at the limit shows what is left over, or is out.</source>
        <translation>上限に達した手は、余りの数になるか、消滅します。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>revive</source>
        <translation>復活だけ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>At any time, only when a hand is out, or never.</source>
        <translation>いつでもできるか、片手が消滅したときだけか、できないか。</translation>
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
        <translation>自分のもう一方の手をたたいてもよいかどうか。</translation>
    </message>
    <message>
        <source>%1 of %2 moves keep the draw: %3</source>
        <translation>%2手のうち%1手が引き分けを保ちます：%3</translation>
    </message>
    <message numerus="yes">
        <source>A slip, %1, loses in %n moves: %2</source>
        <translation>
            <numerusform>%1 は悪手で、あと%n手で負けます：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Round and round: %1</source>
        <translation>ぐるぐる回る手順：%1</translation>
    </message>
    <message>
        <source>split any</source>
        <translation>分身・結合いつでも</translation>
    </message>
    <message>
        <source>split to revive</source>
        <translation>復活だけ</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>分身なし</translation>
    </message>
    <message>
        <source>own hands</source>
        <translation>自分の手も</translation>
    </message>
    <message>
        <source>Both hands of %1 are out, so %2 wins.</source>
        <translation>%1は両手とも消滅したので、%2の勝ちです。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>“%1” is not an option of %2; options are: %3</source>
        <translation>「%1」は%2の設定ではありません。使えるのは：%3</translation>
    </message>
    <message>
        <source>“%1” is too much for %2</source>
        <translation>「%1」は%2には余分です</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation>「%1」が2回あります</translation>
    </message>
    <message>
        <source>“%1” needs a value behind it</source>
        <translation>「%1」の後に値が要ります</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1には%2が要ります</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>「%1」に書けません：%2</translation>
    </message>
    <message>
        <source>there is no lab “%1”; labs are: %2</source>
        <translation>研究室「%1」はありません。あるのは：%2</translation>
    </message>
    <message>
        <source>the games and their options</source>
        <translation>ゲームとその設定</translation>
    </message>
    <message>
        <source>what the position is worth, and every legal move</source>
        <translation>局面とすべての手の値打ち</translation>
    </message>
    <message>
        <source>all positions that can be reached, counted by value</source>
        <translation>行き着けるすべての局面を値打ちごとに数える</translation>
    </message>
    <message>
        <source>how many sequences of so many moves there are</source>
        <translation>その手数の手順がいくつあるか</translation>
    </message>
    <message>
        <source>a match between two computer players</source>
        <translation>コンピューター同士の対局</translation>
    </message>
    <message>
        <source>an experiment about a game</source>
        <translation>ゲームについての実験</translation>
    </message>
    <message>
        <source>a command is missing; commands are: %1</source>
        <translation>命令がありません。使えるのは：%1</translation>
    </message>
    <message>
        <source>there is no command “%1”; commands are: %2</source>
        <translation>命令「%1」はありません。使えるのは：%2</translation>
    </message>
    <message>
        <source>  --rules R      the rules, as key=value pairs joined by “;”</source>
        <translation>  --rules R      ルール。「;」でつないだ key=value</translation>
    </message>
    <message>
        <source>  --position P   the position to begin with</source>
        <translation>  --position P   始めの局面</translation>
    </message>
    <message>
        <source>  --json         the answer for programs</source>
        <translation>  --json         プログラム向けの答え</translation>
    </message>
    <message>
        <source>  --lang ja|en   the language of an answer for people</source>
        <translation>  --lang ja|en   人向けの答えの言語</translation>
    </message>
    <message>
        <source>  --time-ms N    think no longer than so many milliseconds (play: about each move)</source>
        <translation>  --time-ms N    考える時間の上限、ミリ秒 (play では一手ごと)</translation>
    </message>
    <message>
        <source>LEVEL is random, gentle, fair, strong or perfect. Ctrl-C ends the thinking.</source>
        <translation>LEVEL は random、gentle、fair、strong、perfect のどれかです。Ctrl-C で考えるのをやめます。</translation>
    </message>
    <message>
        <source>Exit code: 0 done, 1 not proved in the time given, 2 bad usage or input.</source>
        <translation>終了コード：0 完了、1 時間内に証明できず、2 使い方か入力の誤り。</translation>
    </message>
    <message>
        <source>the answer cannot be written</source>
        <translation>答えを書き出せません</translation>
    </message>
    <message>
        <source>the graph of the positions won by a player, or of endless play</source>
        <translation>勝ちの局面、または千日手の局面のグラフ</translation>
    </message>
    <message>
        <source>“%1” could not be started: SVG needs the package “graphviz”</source>
        <translation>「%1」を起動できません：SVGにはパッケージ「graphviz」が必要です</translation>
    </message>
    <message>
        <source>%1 has no graph; games with one: %2</source>
        <translation>%1にはグラフがありません。グラフのあるゲーム：%2</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>“%1” is not a legal move in %2; legal: %3</source>
        <translation>「%1」は%2では指せません。指せる手：%3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1から%2まで</translation>
    </message>
    <message>
        <source>%1 to %2 entries joined by commas</source>
        <translation>コンマでつないだ%1個から%2個まで</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 のどれか</translation>
    </message>
    <message>
        <source>%1: “%2” is not allowed; allowed: %3</source>
        <translation>%1：「%2」は使えません。使えるのは：%3</translation>
    </message>
    <message>
        <source>“%1” is not an option; options are: %2</source>
        <translation>「%1」という設定はありません。あるのは：%2</translation>
    </message>
    <message>
        <source>rules: “%1” is not of the form key=value</source>
        <translation>ルール：「%1」は key=value の形ではありません</translation>
    </message>
    <message>
        <source>rules: “%1” is given twice</source>
        <translation>ルール：「%1」が2回あります</translation>
    </message>
    <message>
        <source>there is no level “%1”; levels are: %2</source>
        <translation>強さ「%1」はありません。あるのは：%2</translation>
    </message>
    <message>
        <source>line %1, column %2: this is not JSON in UTF-8</source>
        <translation>%1行%2列：UTF-8のJSONではありません</translation>
    </message>
    <message>
        <source>a record of %1 bytes is too large; allowed: %2</source>
        <translation>棋譜が%1バイトあり、大きすぎます。上限：%2</translation>
    </message>
    <message>
        <source>values are nested too deeply; allowed: %1</source>
        <translation>入れ子が深すぎます。上限：%1</translation>
    </message>
    <message>
        <source>there are too many keys; allowed: %1</source>
        <translation>キーが多すぎます。上限：%1</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>数が大きすぎます</translation>
    </message>
    <message>
        <source>%1: “%2” is not a string</source>
        <translation>%1：「%2」は文字列ではありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>this is no record of a match; its “format” must be “%1”</source>
        <translation>対局の棋譜ではありません。「format」は「%1」のはずです</translation>
    </message>
    <message>
        <source>this record has version %1; this program reads up to version %2</source>
        <translation>この棋譜は版%1です。このプログラムが読めるのは版%2までです</translation>
    </message>
    <message>
        <source>moves: this must be a list of moves</source>
        <translation>moves：手の並びでなければなりません</translation>
    </message>
    <message>
        <source>moves: %1 are too many; allowed: %2</source>
        <translation>moves：%1手は多すぎます。上限：%2</translation>
    </message>
    <message>
        <source>“%1” comes after the end of the match</source>
        <translation>「%1」は対局が終わった後の手です</translation>
    </message>
    <message>
        <source>players: this must be an object with “first” and “second”</source>
        <translation>players：「first」と「second」のあるオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>draw: the move never ends</source>
        <translation>引き分け：終わらない手</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>win</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>負け</translation>
    </message>
    <message numerus="yes">
        <source>win in %n moves</source>
        <translation>
            <numerusform>勝ち（あと%n手）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss in %n moves</source>
        <translation>
            <numerusform>負け（あと%n手）</numerusform>
        </translation>
    </message>
    <message>
        <source>Grundy number %1</source>
        <translation>グランディ数 %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>段階 %1</translation>
    </message>
    <message>
        <source>cleared in %1 dog turns</source>
        <translation>犬の%1手で全滅</translation>
    </message>
    <message>
        <source>never cleared</source>
        <translation>逃げ切れる</translation>
    </message>
    <message>
        <source>not cleared in less than %1 dog turns</source>
        <translation>全滅まで犬の%1手以上</translation>
    </message>
    <message>
        <source>cleared in at most %1 dog turns</source>
        <translation>犬の%1手以内で全滅</translation>
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
        <translation>リードがいくらでも引き分け</translation>
    </message>
    <message>
        <source>final lead %1</source>
        <translation>終わりのリード %1</translation>
    </message>
    <message>
        <source>The match has ended in a draw.</source>
        <translation>対局は引き分けで終わりました。</translation>
    </message>
    <message>
        <source>The first player has won.</source>
        <translation>先手が勝ちました。</translation>
    </message>
    <message>
        <source>The second player has won.</source>
        <translation>後手が勝ちました。</translation>
    </message>
    <message>
        <source>The first player is to move: %1</source>
        <translation>先手の番：%1</translation>
    </message>
    <message>
        <source>The second player is to move: %1</source>
        <translation>後手の番：%1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>list</source>
        <translation>並び</translation>
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
        <translation>勝ちの見込み</translation>
    </message>
    <message>
        <source>probably a loss</source>
        <translation>負けの見込み</translation>
    </message>
    <message>
        <source>probably a draw</source>
        <translation>引き分けの見込み</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>win or draw</source>
        <translation>勝ちか引き分け</translation>
    </message>
    <message>
        <source>draw or loss</source>
        <translation>引き分けか負け</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>終わった局面</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>stopped: at least %1</source>
        <translation>中断：少なくとも%1</translation>
    </message>
    <message>
        <source>The match is not over.</source>
        <translation>対局は終わっていません。</translation>
    </message>
    <message>
        <source>In this position the game is over already.</source>
        <translation>この局面では、もう勝負がついています。</translation>
    </message>
    <message>
        <source>A..B from %1 to %2</source>
        <translation>%1～%2の A..B</translation>
    </message>
    <message>
        <source>range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>%1 sheep caught in all</source>
        <translation>全部で%1匹捕獲</translation>
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
        <translation>マス%1</translation>
    </message>
    <message>
        <source>dogs</source>
        <translation>犬</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>羊</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>捕獲</translation>
    </message>
    <message>
        <source>dog turns</source>
        <translation>犬の手数</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>前半</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>後半</translation>
    </message>
    <message>
        <source>Quick: 7 × 8 with 5 sheep</source>
        <translation>手軽に: 7 × 8、羊5匹</translation>
    </message>
    <message>
        <source>One sheep on 6 × 6</source>
        <translation>6 × 6で羊1匹</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>トーラス</translation>
    </message>
    <message>
        <source>Ten turns</source>
        <translation>10手勝負</translation>
    </message>
    <message>
        <source>Fighting sheep</source>
        <translation>戦う羊</translation>
    </message>
    <message>
        <source>Fmurs</source>
        <translation>羊 VS 犬</translation>
    </message>
    <message>
        <source>Dogs chase sheep round a field without edges.</source>
        <translation>端のないフィールドで、犬が羊を追いかける。</translation>
    </message>
    <message>
        <source>can last for ever</source>
        <translation>終わらないことがある</translation>
    </message>
    <message>
        <source>On none of these fields can the sheep escape.</source>
        <translation>この中に、羊が逃げ切れるフィールドはありません。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>段</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Placements</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>The sheep escape</source>
        <translation>羊が逃げ切れる</translation>
    </message>
    <message>
        <source>Longest catch</source>
        <translation>いちばん長い追跡</translation>
    </message>
    <message>
        <source>Caught from the theorem&apos;s placement</source>
        <translation>定理の配置からつかまえられる</translation>
    </message>
    <message>
        <source>A longest catch</source>
        <translation>いちばん長い追跡の例</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>フィールドの大きさ</translation>
    </message>
    <message>
        <source>Tries every placement of two dogs and so many sheep on fields of many sizes: on which of them do the dogs catch everything?</source>
        <translation>いろいろな大きさのフィールドで、犬2匹と羊のすべての配置を調べます。犬が必ず全部つかまえられるのはどのフィールドでしょうか。</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>羊</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>筒</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>“%1” is no position: %2</source>
        <translation>「%1」は局面ではありません: %2</translation>
    </message>
    <message>
        <source>after the turns may follow 2:32, 2:x5, *c4 and !</source>
        <translation>手数の後に置けるのは2:32、2:x5、*c4、!です</translation>
    </message>
    <message>
        <source>“%1” should be a number from %2 to %3</source>
        <translation>「%1」は%2から%3までの数でなければなりません</translation>
    </message>
    <message>
        <source>it has %1 rows where the field has %2</source>
        <translation>段が%1個ありますが、フィールドは%2段です</translation>
    </message>
    <message>
        <source>its rocks are not those of the rules</source>
        <translation>石の位置がルールと違います</translation>
    </message>
    <message>
        <source>row %1 does not have %2 columns</source>
        <translation>%1段目が%2列ではありません</translation>
    </message>
    <message>
        <source>“%1” stands for no animal; D is a dog, S a sheep, # a rock, a number a run of free cells</source>
        <translation>「%1」は何も表しません。Dは犬、Sは羊、#は石、数は空いたマスの並びです</translation>
    </message>
    <message>
        <source>after the cells stands d or s, the side to move; d+ or s+ while it places</source>
        <translation>マスの後には手番のdかsが来ます。配置中はd+かs+です</translation>
    </message>
    <message>
        <source>there is no second half</source>
        <translation>後半はありません</translation>
    </message>
    <message>
        <source>in ten turns only the sheep caught count: 2:x5</source>
        <translation>10手勝負では捕まえた数だけを比べます: 2:x5</translation>
    </message>
    <message>
        <source>after * stands a sheep next to a dog</source>
        <translation>*の後には犬のそばの羊が来ます</translation>
    </message>
    <message>
        <source>it has %1 dogs where the rules have %2</source>
        <translation>犬が%1匹いますが、ルールでは%2匹です</translation>
    </message>
    <message>
        <source>it has %1 sheep where the rules have %2</source>
        <translation>羊が%1匹いますが、ルールでは%2匹です</translation>
    </message>
    <message>
        <source>no sheep may stand on a row next to a wall</source>
        <translation>羊は壁のとなりの段には立てません</translation>
    </message>
    <message>
        <source>no turns are made before the animals are placed</source>
        <translation>配置が終わるまでは手数は0です</translation>
    </message>
    <message>
        <source>nobody gives up before the animals are placed</source>
        <translation>配置が終わるまではあきらめられません</translation>
    </message>
    <message>
        <source>the flock cannot be completed so that every sheep has a neighbour</source>
        <translation>どの羊にも仲間がいるように群れを完成させられません</translation>
    </message>
    <message>
        <source>a half ends after %1 turns</source>
        <translation>前半・後半は%1手で終わります</translation>
    </message>
    <message>
        <source>giving up in the first half leads to the second</source>
        <translation>前半をあきらめると後半になります</translation>
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
        <translation>左右の端がつながっています。</translation>
    </message>
    <message>
        <source>All edges are joined.</source>
        <translation>上下左右の端がつながっています。</translation>
    </message>
    <message>
        <source>There are walls all round.</source>
        <translation>四方が壁です。</translation>
    </message>
    <message>
        <source>Diagonal steps</source>
        <translation>斜めの一歩</translation>
    </message>
    <message>
        <source>Last two sheep</source>
        <translation>残り2匹から</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>always: then the last two sheep can be jumped over diagonally too</source>
        <translation>最初から: 残り2匹は斜めにも飛び越えられます</translation>
    </message>
    <message>
        <source>Dogs step like</source>
        <translation>犬の歩き方</translation>
    </message>
    <message>
        <source>a dog</source>
        <translation>犬</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>王将</translation>
    </message>
    <message>
        <source>a gold general</source>
        <translation>金将</translation>
    </message>
    <message>
        <source>a silver general</source>
        <translation>銀将</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>桂馬</translation>
    </message>
    <message>
        <source>a rook</source>
        <translation>飛車</translation>
    </message>
    <message>
        <source>a bishop</source>
        <translation>角行</translation>
    </message>
    <message>
        <source>as the pieces of shogi do; forward is up, jumps stay the same</source>
        <translation>将棋の駒と同じ。前は上、ジャンプは変わりません</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>石</translation>
    </message>
    <message>
        <source>cells like c4, joined by commas</source>
        <translation>c4のようなマスをコンマで区切る</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>犬</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>前半と後半</translation>
    </message>
    <message>
        <source>2: both play the dogs once, 1: only the first player</source>
        <translation>2: 両方が一度ずつ犬を受け持つ、1: 先手だけ</translation>
    </message>
    <message>
        <source>Turns of the dogs at most</source>
        <translation>犬の手数の上限</translation>
    </message>
    <message>
        <source>0: 60 on fields of up to 64 cells, 120 on larger ones</source>
        <translation>0: 64マスまでは60、それより大きければ120</translation>
    </message>
    <message>
        <source>Shelter</source>
        <translation>かくまい</translation>
    </message>
    <message>
        <source>a sheep that has just come up to a dog is safe from it for a turn</source>
        <translation>犬のそばに来たばかりの羊は、一手の間その犬に捕まりません</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>sheep never step right next to a dog, except diagonally</source>
        <translation>羊は犬の上下左右のマスには動けません</translation>
    </message>
    <message>
        <source>one jump a turn; sheep move twice and win when they enclose a dog</source>
        <translation>ジャンプは一度に1回、羊は2回動き、犬を囲めば勝ち</translation>
    </message>
    <message>
        <source>whoever catches more sheep in ten turns wins</source>
        <translation>10手でたくさん捕まえた方の勝ち</translation>
    </message>
    <message>
        <source>different cells of the field from a1 to %1</source>
        <translation>a1から%1までの、それぞれ違うマス</translation>
    </message>
    <message>
        <source>2, where the sheep caught in ten turns are compared</source>
        <translation>10手勝負では2</translation>
    </message>
    <message>
        <source>0, where the sheep caught in ten turns are compared</source>
        <translation>10手勝負では0</translation>
    </message>
    <message>
        <source>as many as find room on the field with a neighbour each</source>
        <translation>どの羊にも仲間がいるように置ける数</translation>
    </message>
    <message>
        <source>%1 × %2 torus</source>
        <translation>%1 × %2のトーラス</translation>
    </message>
    <message>
        <source>%1 × %2 box</source>
        <translation>%1 × %2の箱</translation>
    </message>
    <message>
        <source>%1 × %2 cylinder</source>
        <translation>%1 × %2の筒</translation>
    </message>
    <message numerus="yes">
        <source>%n dogs</source>
        <translation>
            <numerusform>犬%n匹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>羊%n匹</numerusform>
        </translation>
    </message>
    <message>
        <source>ten turns</source>
        <translation>10手勝負</translation>
    </message>
    <message>
        <source>fighting sheep</source>
        <translation>戦う羊</translation>
    </message>
    <message>
        <source>diagonal steps</source>
        <translation>最初から斜め</translation>
    </message>
    <message>
        <source>shelter</source>
        <translation>かくまい</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>one half</source>
        <translation>前半だけ</translation>
    </message>
    <message>
        <source>Place a dog on any cell</source>
        <translation>好きなマスに犬を置きます</translation>
    </message>
    <message>
        <source>Choose a dog, then where it steps or jumps</source>
        <translation>犬を選び、行き先を選びます</translation>
    </message>
    <message>
        <source>Move a sheep once more</source>
        <translation>もう一度、羊を動かします</translation>
    </message>
    <message>
        <source>Move a sheep by one cell</source>
        <translation>羊を1マス動かします</translation>
    </message>
    <message>
        <source>place a dog</source>
        <translation>犬を置く</translation>
    </message>
    <message>
        <source>place a sheep</source>
        <translation>羊を置く</translation>
    </message>
    <message>
        <source>step</source>
        <translation>一歩</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>give up this half</source>
        <translation>この前半・後半をあきらめる</translation>
    </message>
    <message numerus="yes">
        <source>takes %n sheep</source>
        <translation>
            <numerusform>%n匹捕獲</numerusform>
        </translation>
    </message>
    <message>
        <source>A dog steps to a free cell next to it, or jumps over sheep.</source>
        <translation>犬はとなりの空いたマスに歩くか、羊を飛び越えます。</translation>
    </message>
    <message>
        <source>Sheep may not stand on a row next to a wall.</source>
        <translation>羊は壁のとなりの段には立てません。</translation>
    </message>
    <message>
        <source>A sheep steps to a free cell next to it.</source>
        <translation>羊はとなりの空いたマスに動きます。</translation>
    </message>
    <message>
        <source>No sheep may lose its last neighbour by a step.</source>
        <translation>最後の仲間を失う羊が出る動きはできません。</translation>
    </message>
    <message>
        <source>This cell is not free.</source>
        <translation>このマスは空いていません。</translation>
    </message>
    <message>
        <source>From here the flock could not be completed: every sheep needs another one among its eight neighbours.</source>
        <translation>ここでは群れを完成させられません。どの羊にも、周囲8マスのどこかに仲間が必要です。</translation>
    </message>
    <message>
        <source>A dog here would leave the flock no room.</source>
        <translation>ここに犬を置くと、群れの場所がなくなります。</translation>
    </message>
    <message>
        <source>This dog cannot move.</source>
        <translation>この犬は動けません。</translation>
    </message>
    <message>
        <source>It is the sheep&apos;s turn.</source>
        <translation>羊の番です。</translation>
    </message>
    <message>
        <source>This sheep cannot move without breaking up the flock.</source>
        <translation>この羊が動くと、群れがばらばらになります。</translation>
    </message>
    <message>
        <source>It is the dogs&apos; turn.</source>
        <translation>犬の番です。</translation>
    </message>
    <message>
        <source>the last pair</source>
        <translation>最後の2匹組</translation>
    </message>
    <message>
        <source>A single sheep is bound to nobody. On narrow fields two dogs close in on it; on wide ones it nearly always escapes.</source>
        <translation>1匹の羊は何にも縛られません。狭いフィールドでは2匹の犬が追い詰めますが、広い所ではほとんど逃げ切れます。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n sheep has a neighbour: they are free to go anywhere. On wide cylinders such a flock escapes for ever.</source>
        <translation>
            <numerusform>羊%n匹のどれにも仲間がいないので、どこへでも行けます。広い筒では、こういう群れは逃げ切れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 sheep have a neighbour and may not leave it. That is what the dogs win by: on wide cylinders they must not break up the last pair before the others are caught.</source>
        <translation>羊%2匹のうち%1匹には仲間がいて、離れられません。犬はこれを利用して勝ちます。広い筒では、ほかの羊を捕まえるまで最後の2匹組を崩してはいけません。</translation>
    </message>
    <message>
        <source>Dogs opposite each other</source>
        <translation>犬を向かい合わせに</translation>
    </message>
    <message>
        <source>Random dogs</source>
        <translation>犬をランダムに</translation>
    </message>
    <message>
        <source>Round flock</source>
        <translation>丸い群れ</translation>
    </message>
    <message>
        <source>Scattered pairs</source>
        <translation>散らばった2匹組</translation>
    </message>
    <message>
        <source>Random flock</source>
        <translation>ランダムな群れ</translation>
    </message>
    <message>
        <source>The law of the last pair holds on %1 of %2 fields: %3. A flock in which some sheep has a neighbour is always caught, one in which none has always escapes.</source>
        <translation>「最後の2匹組の法則」は%2面のうち%1面で成り立ちます（%3）。仲間がそばにいる羊が1匹でもいる群れは必ず捕まり、1匹もいない群れは必ず逃げ切ります。</translation>
    </message>
    <message>
        <source>Every flock is caught, with a pair or without, on %1 of %2 fields: %3.</source>
        <translation>%2面のうち%1面では、2匹組がいてもいなくても、どの群れも捕まります（%3）。</translation>
    </message>
    <message>
        <source>The law does not hold on %1 of %2 fields: %3.</source>
        <translation>%2面のうち%1面では、法則は成り立ちません（%3）。</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局する</translation>
    </message>
    <message>
        <source>Flocks with a pair</source>
        <translation>2匹組のいる群れ</translation>
    </message>
    <message>
        <source>With a pair, yet they escape</source>
        <translation>2匹組がいても逃げ切る</translation>
    </message>
    <message>
        <source>Flocks without a pair</source>
        <translation>2匹組のいない群れ</translation>
    </message>
    <message>
        <source>Without a pair they escape</source>
        <translation>2匹組がいなくて逃げ切る</translation>
    </message>
    <message>
        <source>Flocks without a pair that escape, in %</source>
        <translation>2匹組のいない群れが逃げ切る割合 (%)</translation>
    </message>
    <message>
        <source>The law holds</source>
        <translation>法則が成り立つ</translation>
    </message>
    <message>
        <source>The last pair</source>
        <translation>最後の2匹組</translation>
    </message>
    <message>
        <source>A lone sheep nearly always escapes on a wide field. How is it with two or three? Tries every placement with the sheep to move.</source>
        <translation>広いフィールドでは、1匹だけの羊はほとんど逃げ切ります。2匹や3匹ではどうでしょうか。羊の番の配置をすべて調べます。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything: from the theorem&apos;s placement and from every other one.</source>
        <translation>n × 6 (n = %1～%2) では、犬は必ず全部捕まえます。定理の配置からも、ほかのどの配置からもです。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything from the theorem&apos;s placement, but not from every one.</source>
        <translation>n × 6 (n = %1～%2) では、犬は定理の配置から必ず全部捕まえますが、どの配置からでもではありません。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything from the theorem&apos;s placement on %3 of %4 fields only.</source>
        <translation>n × 6 (n = %1～%2) では、犬が定理の配置から全部捕まえるのは%4面のうち%3面だけです。</translation>
    </message>
    <message>
        <source>The border: the sheep can escape for ever on %1 of %2 fields: %3.</source>
        <translation>境目：%2面のうち%1面で、羊は永久に逃げ切ることがあります（%3）。</translation>
    </message>
    <message numerus="yes">
        <source>The longest catch: %n turns of the dogs.</source>
        <translation>
            <numerusform>いちばん長い追いかけ：犬の%n手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play its longest catch</source>
        <translation>いちばん長い追いかけを対局する</translation>
    </message>
    <message>
        <source>The theorem&apos;s placement: from here everything is caught.</source>
        <translation>定理の配置：ここからは必ず全部捕まる。</translation>
    </message>
    <message>
        <source>The theorem&apos;s placement: from here the sheep can escape.</source>
        <translation>定理の配置：ここからは羊が逃げ切れる。</translation>
    </message>
    <message>
        <source>Place the sheep</source>
        <translation>羊を置いてみる</translation>
    </message>
    <message>
        <source>all with at least %1 rows and %2 columns</source>
        <translation>%1段以上、%2列以上のすべて</translation>
    </message>
    <message numerus="yes">
        <source>A pair keeps together: caught after %n turns at the latest.</source>
        <translation>
            <numerusform>2匹組が離れない：遅くとも%n手で捕まる。</numerusform>
        </translation>
    </message>
    <message>
        <source>No sheep has a neighbour: they escape for ever.</source>
        <translation>どの羊のそばにも仲間がいない：永久に逃げ切る。</translation>
    </message>
    <message>
        <source>Best play to the end: %1.</source>
        <translation>最後までの最善の手順：%1。</translation>
    </message>
    <message>
        <source>Best play: %1 …</source>
        <translation>最善の手順：%1 …</translation>
    </message>
    <message>
        <source>Best play: %1,</source>
        <translation>最善の手順：%1、</translation>
    </message>
    <message numerus="yes">
        <source>then round for ever, the same placement every %n moves: %1, …</source>
        <translation>
            <numerusform>そのあとは%n手ごとに同じ配置に戻り、いつまでも続く：%1、…</numerusform>
        </translation>
    </message>
    <message>
        <source>to beat</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Place a sheep; none may stay alone</source>
        <translation>羊を置きます。どの羊にも仲間が要ります</translation>
    </message>
    <message>
        <source>No dog can move: pass on the turn</source>
        <translation>犬は動けません。番を渡します</translation>
    </message>
    <message>
        <source>No sheep can move: pass on the turn</source>
        <translation>羊は動けません。番を渡します</translation>
    </message>
    <message>
        <source>Pass on the turn</source>
        <translation>番を渡す（パス）</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>すること</translation>
    </message>
    <message>
        <source>Only say how large they are</source>
        <translation>大きさを見積もるだけ</translation>
    </message>
    <message>
        <source>Build what is missing</source>
        <translation>足りない表を作る</translation>
    </message>
    <message numerus="yes">
        <source>Still missing: about %1 MB on disk and %n minutes of work. It can be cancelled at any time: what is complete is kept.</source>
        <translation>
            <numerusform>足りない表：ディスクに約 %1 MB、時間は約 %n 分。いつでも中止でき、できあがった表は残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The table of %1 sheep does not fit here: to build it takes %2 MB of memory (%3 MB are free) and %4 MB on disk.</source>
        <translation>羊 %1 匹の表はここでは作れません。作るのにメモリが %2 MB（空きは %3 MB）、ディスクが %4 MB いります。</translation>
    </message>
    <message>
        <source>It is there</source>
        <translation>もうある</translation>
    </message>
    <message>
        <source>It fits</source>
        <translation>収まる</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>終盤の表</translation>
    </message>
    <message>
        <source>With a table for so many sheep every move is valued exactly. Small ones are built by themselves; large ones here, once for all matches under these rules.</source>
        <translation>その数の羊の表があれば、どの手も正確に評価できます。小さな表は自動で作られます。大きな表はここで一度作れば、同じルールの対局でいつも使えます。</translation>
    </message>
    <message>
        <source>The tables of up to %1 sheep are there.</source>
        <translation>羊 %1 匹までの表があります。</translation>
    </message>
    <message>
        <source>The source&apos;s: 10 × 9 with 10 sheep</source>
        <translation>原典の10 × 9、羊10匹</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
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
        <translation>秒数</translation>
    </message>
    <message>
        <source>Dogs&apos; turns until the field is clear; in ten turns, sheep caught. A second half compares with the first.</source>
        <translation>数は羊が全部つかまるまでの犬の手数（10手勝負ではつかまる羊の数）です。後半の色は前半と比べたものです。</translation>
    </message>
    <message>
        <source>The table of %1 sheep was built but could not be written to the disk. Is it full, or the size limit of the tables too low?</source>
        <translation>羊%1匹の表は完成しましたが、ディスクに保存できませんでした。ディスクに空きがないか、表の大きさの上限が小さすぎませんか。</translation>
    </message>
    <message>
        <source>Only ten turns are played and every sheep counts the same, so the dogs need not spare the last pair.</source>
        <translation>犬は10手しか動けず、どの羊も同じ1匹です。最後の2匹組を残しておく必要はありません。</translation>
    </message>
    <message>
        <source>%1 gave the chase up.</source>
        <translation>%1は追うのをあきらめました。</translation>
    </message>
    <message numerus="yes">
        <source>The dogs caught every sheep, in %n turns.</source>
        <translation>
            <numerusform>犬は%n手で羊を全部つかまえました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep got away.</source>
        <translation>
            <numerusform>羊が%n匹逃げ切りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The dogs of %1 caught %2 sheep, those of %3 caught %4.</source>
        <translation>つかまえた羊は、%1の犬が%2匹、%3の犬が%4匹です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 caught every sheep in %n turns; %2 was not as quick.</source>
        <translation>
            <numerusform>%1は%n手で羊を全部つかまえました。%2はそれより速くつかまえられませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 caught every sheep, %2 did not.</source>
        <translation>%1は羊を全部つかまえましたが、%2はつかまえられませんでした。</translation>
    </message>
    <message>
        <source>Every sheep is caught: %1 needed %2 turns, %3 needed %4.</source>
        <translation>羊は全部つかまりました。%1は%2手、%3は%4手かかりました。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>a match to open</source>
        <translation>開く対局</translation>
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
        <translation>干し柿を落とすか、勝敗の条件を宣言する。</translation>
    </message>
    <message>
        <source>always ends</source>
        <translation>必ず終わる</translation>
    </message>
    <message>
        <source>The number counts the moves still to be played, both players together.</source>
        <translation>数字は終わりまでの手数（二人の手を合わせて）。</translation>
    </message>
    <message>
        <source>The closed form was checked on %1 positions of up to four strings; it differs on %2.</source>
        <translation>4本までの連の%1局面で公式を確かめました。合わないのは%2局面です。</translation>
    </message>
    <message>
        <source>The written recipe names a move in each of %1 winning positions.</source>
        <translation>書かれた手順は、必勝形%1すべてで手を示します。</translation>
    </message>
    <message>
        <source>The written recipe names no move in %1 of %2 winning positions, first in %3.</source>
        <translation>書かれた手順は、必勝形%2のうち%1で手を示しません。初めは %3 です。</translation>
    </message>
    <message>
        <source>It never names an illegal move in %1 winning positions.</source>
        <translation>必勝形%1で、指せない手を示すことはありません。</translation>
    </message>
    <message>
        <source>It names an illegal move in %1 of %2 winning positions, first in %3.</source>
        <translation>必勝形%2のうち%1で、指せない手を示します。初めは %3 です。</translation>
    </message>
    <message>
        <source>It never names a losing move in %1 winning positions.</source>
        <translation>必勝形%1で、負ける手を示すことはありません。</translation>
    </message>
    <message>
        <source>It names a losing move in %1 of %2 winning positions, first in %3.</source>
        <translation>必勝形%2のうち%1で、負ける手を示します。初めは %3 です。</translation>
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
        <translation>すべての手を試してグランディ数を求め、公式と、書かれた勝ち方の手順をそれで確かめます。</translation>
    </message>
    <message>
        <source>How the game is won</source>
        <translation>勝敗の条件</translation>
    </message>
    <message>
        <source>Last mover wins</source>
        <translation>最後に動いた方が勝ち</translation>
    </message>
    <message>
        <source>Last mover loses</source>
        <translation>最後に動いた方が負け</translation>
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
        <translation>勝敗の条件は未定</translation>
    </message>
    <message numerus="yes">
        <source>at most %n persimmons a turn</source>
        <translation>
            <numerusform>一度に%n個まで</numerusform>
        </translation>
    </message>
    <message>
        <source>started from %1</source>
        <translation>初形 %1</translation>
    </message>
    <message>
        <source>Drop persimmons</source>
        <translation>柿を落とす</translation>
    </message>
    <message>
        <source>Declare the condition</source>
        <translation>条件を宣言する</translation>
    </message>
    <message>
        <source>Drop persimmons or declare the condition</source>
        <translation>柿を落とすか、条件を宣言する</translation>
    </message>
    <message>
        <source>string %1: drop %2</source>
        <translation>%1本目から%2個</translation>
    </message>
    <message>
        <source>Point at a persimmon or at a tablet.</source>
        <translation>干し柿か札を指してください。</translation>
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
        <translation>%1 でグランディ数が0になります。0で手番を迎えた方が負けます。</translation>
    </message>
    <message>
        <source>No move leads to the number 0, so the mover loses.</source>
        <translation>グランディ数を0にする手がないので、手番の方が負けます。</translation>
    </message>
    <message>
        <source>The marked columns are odd; after %1 every column is even.</source>
        <translation>しるしの桁は奇数です。%1 の後は、どの桁も偶数になります。</translation>
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
        <translation>もう何も下がっていません。最後に動いたのは%1で、最後の人の勝ちです。</translation>
    </message>
    <message>
        <source>Nothing hangs any more. %1 moved last, and the last mover loses.</source>
        <translation>もう何も下がっていません。最後に動いたのは%1で、最後の人の負けです。</translation>
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
        <translation>最後の石を取った方の負けです。</translation>
    </message>
    <message>
        <source>Normal play</source>
        <translation>最後に取ると勝ち</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins.</source>
        <translation>最後の石を取った方の勝ちです。</translation>
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
        <translation>数字は終わりまでの手数（二人の手を合わせて）。</translation>
    </message>
    <message>
        <source>Won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>長さを山と見たニムと勝ち負けが同じ：%2のうち%1フィールド。</translation>
    </message>
    <message>
        <source>T5 is what the source lists as T5a to T5d.</source>
        <translation>T5は原典のT5aからT5dまでと同じです。</translation>
    </message>
    <message>
        <source>T7 is what the source lists as T7a to T7f; its T7b is 2-2-1-1-1-1, its T7c 3-2-1-1-1.</source>
        <translation>T7は原典のT7aからT7fまでと同じです。T7bは 2-2-1-1-1-1、T7cは 3-2-1-1-1 です。</translation>
    </message>
    <message>
        <source>level</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>勝敗</translation>
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
        <translation>ひものフィールドを、続く手数で分けます。理論を使わずに求めます。</translation>
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
        <translation>初形 %1</translation>
    </message>
    <message>
        <source>Press a stone, drag to the last one</source>
        <translation>石を押し、最後の石まで動かす</translation>
    </message>
    <message>
        <source>take 1: %1</source>
        <translation>1個取る：%1</translation>
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
        <translation>%2から%1個取ると、1個だけの石が奇数残ります。</translation>
    </message>
    <message>
        <source>Taking %1 from %2 makes every column even.</source>
        <translation>%2から%1個取ると、どの桁も偶数になります。</translation>
    </message>
    <message>
        <source>Where no ribbon is longer than the limit, won or lost as in Nim with the lengths as heaps: %1 of %2 fields.</source>
        <translation>どのひもも上限より長くなければ、長さを山と見たニムと勝ち負けが同じ：%2のうち%1フィールド。</translation>
    </message>
    <message>
        <source>Of these, a lost field lasts as many moves as it has stones, in misère one fewer if a ribbon has two stones or more: %1 of %2 fields.</source>
        <translation>そのうち必敗形は石の数だけ手数が続く。「最後に取ると負け」で2個以上のひもがあれば、それより1手少ない：%2のうち%1フィールド。</translation>
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
        <translation>残りの石は奇数です。最後の1個を取るのは、いま動く人です。</translation>
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
</context>
<context>
    <name>savetext</name>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 に書けませんでした：%2</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>never ends, a draw</source>
        <translation>終わらない手、引き分け</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>win</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>負け</translation>
    </message>
    <message numerus="yes">
        <source>win in %n moves</source>
        <translation>
            <numerusform>勝ち（あと%n手）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss in %n moves</source>
        <translation>
            <numerusform>負け（あと%n手）</numerusform>
        </translation>
    </message>
    <message>
        <source>probably a win</source>
        <translation>勝ちの見込み</translation>
    </message>
    <message>
        <source>probably a loss</source>
        <translation>負けの見込み</translation>
    </message>
    <message>
        <source>probably a draw</source>
        <translation>引き分けの見込み</translation>
    </message>
    <message>
        <source>at least a draw</source>
        <translation>引き分け以上</translation>
    </message>
    <message>
        <source>at most a draw</source>
        <translation>引き分け以下</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <translation>
            <numerusform>%1の勝ち（あと%n手）</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 probably wins</source>
        <translation>%1の勝ちの見込み</translation>
    </message>
    <message>
        <source>Probably a draw</source>
        <translation>引き分けの見込み</translation>
    </message>
    <message>
        <source>%1 does not lose</source>
        <translation>%1は負けない</translation>
    </message>
    <message>
        <source>%1 does not win</source>
        <translation>%1は勝てない</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>with best play · Grundy number %1</source>
        <translation>最善を尽くした場合 ・ グランディ数 %1</translation>
    </message>
    <message>
        <source>with best play · level T%1</source>
        <translation>最善を尽くした場合 ・ 段階 T%1</translation>
    </message>
    <message>
        <source>with best play · proven</source>
        <translation>最善を尽くした場合 ・ 証明ずみ</translation>
    </message>
    <message>
        <source>an estimate so far</source>
        <translation>まだ見込み</translation>
    </message>
    <message>
        <source>the analyst is at work</source>
        <translation>調べています</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 gave up</source>
        <translation>%1の投了</translation>
    </message>
    <message>
        <source>this position came up too often</source>
        <translation>同じ局面のくり返し</translation>
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
    <message numerus="yes">
        <source>clear in %n dog turns</source>
        <translation>
            <numerusform>犬のあと%n手で全滅</numerusform>
        </translation>
    </message>
    <message>
        <source>the sheep escape for ever</source>
        <translation>羊は逃げ切れる</translation>
    </message>
    <message numerus="yes">
        <source>clear in at most %n dog turns</source>
        <translation>
            <numerusform>犬のあと%n手以内に全滅</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後手</translation>
    </message>
    <message numerus="yes">
        <source>%n sheep caught in all</source>
        <translation>
            <numerusform>全部で%n匹つかまる</numerusform>
        </translation>
    </message>
    <message>
        <source>with best play · the other half decides</source>
        <translation>最善を尽くした場合 ・ 勝敗は後半しだい</translation>
    </message>
</context>
</TS>
