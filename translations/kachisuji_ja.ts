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
        <translation>二人で遊ぶ小さなゲームです。どの手がどれだけよいかを、コンピューターが調べて見せます。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Built with Qt %1.</source>
        <translation>だれでも自由に使えるソフトウェアです（MITライセンス）。Qt %1を使っています。</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1：「%2」</translation>
    </message>
    <message>
        <source>%1: %2, “%3”</source>
        <translation>%1：%2「%3」</translation>
    </message>
    <message>
        <source>Others invented or analysed these games:</source>
        <translation>これらのゲームを考えた人、調べた人は次のとおりです。</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Back to the match</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>There is no line of best play to show here.</source>
        <translation>ここで見せられる最善の手順はありません。</translation>
    </message>
    <message>
        <source>The hints are locked.</source>
        <translation>ヒントは固定されています。</translation>
    </message>
    <message>
        <source>Say first what the position is worth.</source>
        <translation>先に、この局面の勝ち負けを予想してください。</translation>
    </message>
    <message>
        <source>The best move is not known yet.</source>
        <translation>最善手はまだわかりません。</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>最善手：%1</translation>
    </message>
    <message>
        <source>Best play instead of move %1</source>
        <translation>%1手目に代わる最善の手順</translation>
    </message>
    <message>
        <source>Best play from here</source>
        <translation>ここからの最善の手順</translation>
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
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es)</source>
        <translation>
            <numerusform>%n局を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n deleted match(es)</source>
        <translation>
            <numerusform>削除した%n局を元に戻す</numerusform>
        </translation>
    </message>
    <message>
        <source>No match is kept yet.</source>
        <translation>対局はまだありません。</translation>
    </message>
    <message>
        <source>No match is like this.</source>
        <translation>当てはまる対局はありません。</translation>
    </message>
    <message>
        <source>Search: names, game, day</source>
        <translation>検索：名前、ゲーム、日付</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>First won</source>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>Second won</source>
        <translation>後手の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Win</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>That many</source>
        <translation>この数です</translation>
    </message>
    <message>
        <source>Whoever moves now</source>
        <translation>手番の人</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>手番でない人</translation>
    </message>
    <message>
        <source>I begin</source>
        <translation>先に指す</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>あとに指す</translation>
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
        <translation>棋譜を開く…</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>棋譜を保存…</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>投影モード</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>設定…</translation>
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
    <message>
        <source>Worksheet to print …</source>
        <translation>問題プリントを作る…</translation>
    </message>
    <message>
        <source>Join a table …</source>
        <translation>ほかのコンピューターの対局に参加…</translation>
    </message>
    <message>
        <source>Take it with you …</source>
        <translation>持っていく…</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>ほかの人と遊ぶ</translation>
    </message>
    <message>
        <source>Play by a link …</source>
        <translation>リンクで対局…</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>You had %1 of %2 right.</source>
        <translation>%2問のうち%1問正解でした。</translation>
    </message>
    <message>
        <source>Played through together: the last move perhaps never ends.</source>
        <translation>みんなで指しました：最後の手は終わらないかもしれません。</translation>
    </message>
    <message>
        <source>Played through together: %1</source>
        <translation>みんなで指した結果：%1</translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>This could not be worked out: %1</source>
        <translation>調べきれませんでした：%1</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>これにはメモリが足りません。</translation>
    </message>
    <message>
        <source>A table on the disk was damaged and has been removed: it will be built again.</source>
        <translation>ディスクの表が壊れていたので消しました。必要になったときに作り直します。</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Whose turn it is</source>
        <translation>だれの番か</translation>
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
        <translation>盤面を1行で（最後に、配る穴）</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空にする</translation>
    </message>
    <message>
        <source>A click on a pit of the ring adds a stone, the right button takes one away. A click on a letter takes its pit in hand. With the keyboard: arrows left and right choose a pit, + and − change it, Enter takes it in hand.</source>
        <translation>輪の穴をクリックすると石が1個増え、右クリックで1個減ります。文字をクリックすると、その穴が配る穴になります。キーボードでは、左右の矢印で穴を選び、＋と−で石を増減し、Enterで配る穴に決めます。</translation>
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
        <source>roll</source>
        <comment>the field round</comment>
        <translation>回す</translation>
    </message>
    <message>
        <source>No place on the board is chosen yet: the arrow keys lead there.</source>
        <translation>盤の場所がまだ選ばれていません。矢印キーで選べます。</translation>
    </message>
</context>
<context>
    <name>Broker</name>
    <message>
        <source>there is no computer of that name</source>
        <translation>その名前のコンピューターが見つかりません</translation>
    </message>
    <message>
        <source>no secure connection can be made</source>
        <translation>安全な接続ができません</translation>
    </message>
    <message>
        <source>the line broke off</source>
        <translation>接続が切れました</translation>
    </message>
    <message>
        <source>nothing answers there</source>
        <translation>そのアドレスではブローカーが動いていません</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>時間内に返事がありません</translation>
    </message>
    <message>
        <source>no network leads there</source>
        <translation>ネットワークがつながっていません</translation>
    </message>
    <message>
        <source>A part that this needs cannot be loaded: %1</source>
        <translation>これに要る部分を読み込めません：%1</translation>
    </message>
    <message>
        <source>The broker does not answer: %1</source>
        <translation>ブローカーから返事がありません：%1</translation>
    </message>
    <message>
        <source>this computer does not trust its certificate</source>
        <translation>このコンピューターは相手の証明書を信頼していません</translation>
    </message>
</context>
<context>
    <name>CardDeck</name>
    <message>
        <source>The mistakes to practise could not be read: %1</source>
        <translation>損をした手を読み込めませんでした：%1</translation>
    </message>
    <message>
        <source>The mistakes to practise could not be read. The file is kept as %1.</source>
        <translation>損をした手を読み込めませんでした。ファイルは%1として残してあります。</translation>
    </message>
    <message>
        <source>The mistakes to practise could not be saved: %1</source>
        <translation>損をした手を保存できませんでした：%1</translation>
    </message>
    <message>
        <source>Its folder cannot be written to.</source>
        <translation>フォルダーに書き込めません。</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>ほかのプログラムがファイルを使っています。</translation>
    </message>
</context>
<context>
    <name>CarriedRoom</name>
    <message>
        <source>The match could not be saved: %1</source>
        <translation>対局を保存できませんでした：%1</translation>
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
        <translation>手番の人の勝ち</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>lost by the mover</source>
        <translation>手番の人の負け</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>Certificate</source>
        <translation>修了証</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>has finished all the lessons of %1.</source>
        <translation>は、「%1」のレッスンを全部終えました。</translation>
    </message>
    <message>
        <source>The game comes from this document:</source>
        <translation>このゲームのもとになった文書：</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>CheckCard</name>
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
        <source>%n boards of the game lead into it</source>
        <translation>
            <numerusform>対局に現れる盤面%n個から、ここに入ります</numerusform>
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
    <message>
        <source>What %1 wrote, checked on this board</source>
        <translation>%1の説をこの盤面で確かめる</translation>
    </message>
    <message>
        <source>What %1 wrote, checked on %2</source>
        <translation>%1の説を%2で確かめる</translation>
    </message>
</context>
<context>
    <name>ClaimBuilder</name>
    <message>
        <source>That is the rule</source>
        <translation>これがわかったことです</translation>
    </message>
</context>
<context>
    <name>ClassBoard</name>
    <message>
        <source>What would you play? Point at your move.</source>
        <translation>あなたなら、どう指しますか。盤の上で選んでください。</translation>
    </message>
    <message>
        <source>Who wins if both play as well as they can?</source>
        <translation>二人とも最善を尽くすと、勝つのはどちらですか。</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Your answer: %1?</source>
        <translation>答えは「%1」でよいですか。</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の番です</translation>
    </message>
    <message>
        <source>Talk about it: why is your answer right?</source>
        <translation>話し合いましょう。その答えが正しいと思うのはなぜですか。</translation>
    </message>
    <message>
        <source>You have answered. The others are still thinking.</source>
        <translation>答えました。みんなが答えるまで待ちましょう。</translation>
    </message>
    <message>
        <source>Now answer once more. %1</source>
        <translation>もう一度答えましょう。%1</translation>
    </message>
</context>
<context>
    <name>ClassBook</name>
    <message>
        <source>The class could not be read, and was put aside: %1</source>
        <translation>クラスを読めなかったので、別の名前で残しました：%1</translation>
    </message>
    <message>
        <source>The class could not be kept: %1</source>
        <translation>クラスを保存できませんでした：%1</translation>
    </message>
</context>
<context>
    <name>ClassLog</name>
    <message>
        <source>The class log could not be written: %1</source>
        <translation>クラスの記録を書けませんでした：%1</translation>
    </message>
</context>
<context>
    <name>CloserLook</name>
    <message>
        <source>Ask the class</source>
        <translation>クラスに聞く</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of a lab&apos;s table, and what it counts</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>DemoLab</name>
    <message>
        <source>Best reply</source>
        <translation>最善の応手</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>手の値打ち</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Marks here</source>
        <translation>出ているしるし</translation>
    </message>
</context>
<context>
    <name>DrawerHandle</name>
    <message>
        <source>Close the drawer</source>
        <translation>パネルを閉じる</translation>
    </message>
    <message>
        <source>Open the drawer</source>
        <translation>パネルを開く</translation>
    </message>
</context>
<context>
    <name>EndPlate</name>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>score %1 : %2</source>
        <translation>%1勝 対 %2勝</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>次のステージ</translation>
    </message>
    <message>
        <source>Stage beaten!</source>
        <translation>ステージクリア！</translation>
    </message>
    <message>
        <source>Same seats</source>
        <translation>同じ席で</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1が先手です</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>先手と後手を入れ替えます</translation>
    </message>
    <message>
        <source>The same player begins</source>
        <translation>先手は前と同じです</translation>
    </message>
    <message numerus="yes">
        <source>hints %n level(s) back</source>
        <translation>
            <numerusform>ヒントを%n段減らして</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hints seen %n time(s)</source>
        <translation>
            <numerusform>ヒントを%n回見た</numerusform>
        </translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Again: %1</source>
        <translation>もう一度：%1</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Point at the place on the board</source>
        <translation>盤の上の場所を選んでください</translation>
    </message>
    <message>
        <source>The other player moves …</source>
        <translation>相手の番です…</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>It holds: %1</source>
        <translation>成り立つ：%1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>見る：%1</translation>
    </message>
</context>
<context>
    <name>Fading</name>
    <message>
        <source>Five right predictions in a row: the hints step back. B brings them back.</source>
        <translation>5回続けて正しい予想！ ヒントが一段減ります。Bキーで戻せます。</translation>
    </message>
</context>
<context>
    <name>FarWay</name>
    <message>
        <source>Devices elsewhere can join, too</source>
        <translation>離れた場所からも参加できる</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Connecting to the broker …</source>
        <translation>ブローカーにつないでいます…</translation>
    </message>
    <message>
        <source>Whoever gets the link pastes it on the page under “Play by a link”. Nobody else reads what is said.</source>
        <translation>リンクは、ページの「リンクで対局」に貼り付けます。やりとりは、ほかの人には読めません。</translation>
    </message>
    <message>
        <source>Whoever gets the link opens it in a browser. Nobody else reads what is said.</source>
        <translation>リンクをもらった人は、ブラウザーで開きます。やりとりは、ほかの人には読めません。</translation>
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
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1を学ぶ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Puzzles of %1</source>
        <translation>%1の問題</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>%1 of %2 stages beaten</source>
        <translation>%2ステージ中、%1ステージをクリア</translation>
    </message>
    <message>
        <source>two people, or against the computer</source>
        <translation>二人で、またはコンピューターと</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>レッスン：%1/%2 完了</translation>
    </message>
    <message>
        <source>%1 solved</source>
        <translation>%1問正解</translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation>好きなだけ</translation>
    </message>
    <message>
        <source>%1 experiments</source>
        <translation>実験%1種類</translation>
    </message>
</context>
<context>
    <name>GraphGrowth</name>
    <message numerus="yes">
        <source>won in at most %n moves: %1 of %2 positions</source>
        <translation>
            <numerusform>%n手以内の勝ち：%1/%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in at most this many moves</source>
        <translation>何手以内で勝てるか</translation>
    </message>
</context>
<context>
    <name>GraphLab</name>
    <message>
        <source>Laying out …</source>
        <translation>並べています…</translation>
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
        <source>Endless play</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>%1 positions, %2 choices</source>
        <translation>%1局面、選べる手は%2通り</translation>
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
    <message>
        <source>Position graph</source>
        <translation>局面のグラフ</translation>
    </message>
    <message>
        <source>All that first wins</source>
        <translation>先手が勝つ局面のすべて</translation>
    </message>
    <message>
        <source>What first’s winning lines reach</source>
        <translation>先手の勝ち筋が通る局面</translation>
    </message>
    <message>
        <source>All that second wins</source>
        <translation>後手が勝つ局面のすべて</translation>
    </message>
    <message>
        <source>What second’s winning lines reach</source>
        <translation>後手の勝ち筋が通る局面</translation>
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
        <translation>先手が選ぶ</translation>
    </message>
    <message>
        <source>second chooses</source>
        <translation>後手が選ぶ</translation>
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
        <translation>千日手をやめる手も</translation>
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
    <message>
        <source>only what winning lines reach</source>
        <translation>勝ち筋が通る局面だけ</translation>
    </message>
    <message>
        <source>DOT with positions as the source writes them</source>
        <translation>DOTの局面を元の文書の書き方で</translation>
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
    <name>GuestList</name>
    <message>
        <source>without a name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Ask %1 to leave</source>
        <translation>%1に席を立ってもらう</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>対局%1</translation>
    </message>
    <message>
        <source>watches</source>
        <translation>見学</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>いません</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2問中%1問正解</translation>
    </message>
    <message>
        <source>%1 · was asked to leave</source>
        <translation>%1・席を立ってもらいました</translation>
    </message>
    <message>
        <source>Let in again</source>
        <translation>もう一度入れる</translation>
    </message>
    <message>
        <source>Let %1 in again</source>
        <translation>%1をもう一度入れる</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>席を空ける</translation>
    </message>
    <message>
        <source>Free the seat of %1</source>
        <translation>%1の席を空ける</translation>
    </message>
    <message numerus="yes">
        <source>card read on another device, %n times</source>
        <translation>
            <numerusform>カードが別の端末で%n回読まれました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
</context>
<context>
    <name>HalfTime</name>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
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
    <message>
        <source>Lab</source>
        <translation>研究</translation>
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
        <source>This match: %1</source>
        <translation>この対局：%1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>強さ</translation>
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
        <translation>勝ち負けだけ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>しるし</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>手数まで</translation>
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
        <translation>ヒントを固定する（先生用）</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>先に予想する</translation>
    </message>
    <message>
        <source>Values are shown once you have said what the position is worth</source>
        <translation>局面の値打ちを予想すると、答えが見えます</translation>
    </message>
    <message>
        <source>Show for 5 seconds</source>
        <translation>5秒だけ見る</translation>
    </message>
    <message>
        <source>Fade the hints</source>
        <translation>ヒントを減らしていく</translation>
    </message>
    <message>
        <source>After five right predictions in a row the hints step back by a level</source>
        <translation>5回続けて正しく予想すると、ヒントが一段減ります</translation>
    </message>
    <message>
        <source>Bring the hints back</source>
        <translation>ヒントを戻す</translation>
    </message>
    <message>
        <source>Tell the traps</source>
        <translation>わなを知らせる</translation>
    </message>
    <message>
        <source>Beside a move that draws: how many answers to it lose. Beside one that wins: how many moves keep the win. Moves that lead to the same position count once</source>
        <translation>引き分けになる手への応手のうち負けるものの数と、勝ちを保つ手の数を示します。同じ形になる手は1通りと数えます</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>start</source>
        <translation>はじめの局面</translation>
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
        <translation>もっとよい手</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>This seat is taken.</source>
        <translation>この席はふさがっています。</translation>
    </message>
</context>
<context>
    <name>HostLine</name>
    <message>
        <source>The table says something that this program does not know; perhaps it is another version. %1</source>
        <translation>相手のプログラムの言うことがわかりません。バージョンが違うのかもしれません。%1</translation>
    </message>
    <message>
        <source>No table answers at %1.</source>
        <translation>%1から返事がありません。</translation>
    </message>
    <message>
        <source>The table says more than anybody can follow: the connection was cut.</source>
        <translation>相手のコンピューターからの知らせが多すぎて追いつけないため、接続を切りました。</translation>
    </message>
</context>
<context>
    <name>InterludeOverlay</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>JoinOverlay</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Open tables in this network</source>
        <translation>このネットワークで参加を受け付けているコンピューター</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Plays first</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Plays second</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>見学</translation>
    </message>
    <message>
        <source>At another’s table</source>
        <translation>ほかのコンピューターの対局に参加しています</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>ほかのコンピューターの対局に参加</translation>
    </message>
    <message>
        <source>You sit at the table of %1. The match is kept there; a copy stays here.</source>
        <translation>%1の対局に参加しています。棋譜は相手のコンピューターに保存され、ここには写しが残ります。</translation>
    </message>
    <message>
        <source>Somebody in the same network has opened the table: the address and the code are shown there.</source>
        <translation>同じネットワークのコンピューターで参加を受け付けると、そこにアドレスとコードが出ます。</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>席を立つ</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加する</translation>
    </message>
    <message>
        <source>This is not the address of a table: %1</source>
        <translation>参加先のアドレスではありません：%1</translation>
    </message>
    <message>
        <source>%1 is not an address of the local network.</source>
        <translation>%1はこのネットワークのアドレスではありません。</translation>
    </message>
    <message>
        <source>The code is needed: it is shown where the table was opened.</source>
        <translation>コードを入れてください。参加を受け付けたコンピューターに出ています。</translation>
    </message>
    <message>
        <source>Joining …</source>
        <translation>参加しています…</translation>
    </message>
    <message>
        <source>These are the seats at the table of %1.</source>
        <translation>%1の対局の席です。空いている席を選びましょう。</translation>
    </message>
    <message>
        <source>See the seats</source>
        <translation>席を見る</translation>
    </message>
    <message>
        <source>%1: free (now %2)</source>
        <translation>%1：空いています（今は%2）</translation>
    </message>
    <message>
        <source>%1: taken by %2</source>
        <translation>%1：%2が座っています</translation>
    </message>
    <message>
        <source>There is no match yet, but you can watch.</source>
        <translation>対局はまだ始まっていません。見学できます。</translation>
    </message>
</context>
<context>
    <name>JoinedTable</name>
    <message>
        <source>The table begins more matches than anybody can follow: you have left it.</source>
        <translation>相手のコンピューターが、ついていけないほど次々に対局を始めたので、席を立ちました。</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>席を立ちました。</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>参加の受け付けは終わりました。</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a moment, then try again.</source>
        <translation>まちがったコードが続きました。少し待ってから入れてください。</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>コードが違います。</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>いいですよ</translation>
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
        <translation>（%1 %は終わらない）</translation>
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
    <message>
        <source>Hide the settings</source>
        <translation>設定を隠す</translation>
    </message>
    <message>
        <source>Show the settings</source>
        <translation>設定を出す</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>画像の書き出し</translation>
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
    <message>
        <source>Practise these</source>
        <translation>練習する</translation>
    </message>
</context>
<context>
    <name>LabTask</name>
    <message>
        <source>What do you expect in row %1, column %2?</source>
        <translation>%1の行、%2の列には何が入ると思いますか。</translation>
    </message>
    <message>
        <source>%1: what do you expect under “%2”?</source>
        <translation>%1：「%2」には何が入ると思いますか。</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows:</source>
        <translation>全%2行のうち、はじめの%1行：</translation>
    </message>
    <message>
        <source>Finding it out …</source>
        <translation>調べています…</translation>
    </message>
    <message>
        <source>This is too much for this device. Look at it on the teacher’s screen.</source>
        <translation>この端末では調べきれません。先生の画面で見てください。</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>そこに入っているのは：%1</translation>
    </message>
    <message>
        <source>That was all of this lab.</source>
        <translation>この研究はこれで終わりです。</translation>
    </message>
    <message>
        <source>I have looked at it</source>
        <translation>見ました</translation>
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
    <message>
        <source>Still looking: %1 %</source>
        <translation>調べています：%1 %</translation>
    </message>
    <message>
        <source>This takes up to %1 of memory. Press once more to go on.</source>
        <translation>最大で%1のメモリを使います。よければ、もう一度押してください。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
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
        <source>estimate</source>
        <translation>見込み</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>at least a draw</source>
        <translation>引き分けか勝ち</translation>
    </message>
    <message>
        <source>at most a draw</source>
        <translation>引き分けか負け</translation>
    </message>
    <message>
        <source>Marks here</source>
        <translation>出ているしるし</translation>
    </message>
    <message>
        <source>Show what the marks mean</source>
        <translation>しるしの見方を見せる</translation>
    </message>
    <message>
        <source>Hide what the marks mean</source>
        <translation>しるしの見方を隠す</translation>
    </message>
    <message>
        <source>good in this half</source>
        <translation>前半は有利</translation>
    </message>
    <message>
        <source>bad in this half</source>
        <translation>前半は不利</translation>
    </message>
</context>
<context>
    <name>LessonGraph</name>
    <message>
        <source>Drawing the graph …</source>
        <translation>グラフを描いています…</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局する</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>このゲームの由来</translation>
    </message>
    <message>
        <source>That is all you need to play. How to win is what the lessons are about.</source>
        <translation>これで遊べます。どうすれば勝てるかは、レッスンで見つけましょう。</translation>
    </message>
    <message>
        <source>Lesson “%1”</source>
        <translation>レッスン「%1」へ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>You have finished all the lessons.</source>
        <translation>レッスンを全部終えました。</translation>
    </message>
    <message>
        <source>Print a certificate …</source>
        <translation>修了証を印刷…</translation>
    </message>
    <message>
        <source>This lesson is in the folder %1. When the file has been mended, leave this page and come back.</source>
        <translation>このレッスンはフォルダー「%1」にあります。ファイルを直したら、いったんこのページを出て、また開いてください。</translation>
    </message>
</context>
<context>
    <name>LessonPlayer</name>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスンへ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>You have finished this lesson.</source>
        <translation>このレッスンは終わりです。</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>そのとおりです。</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>おしいですね。</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度やってみる</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>値打ちを見る</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>クラスに聞く</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>What is it that you have found? Put the true sentence together.</source>
        <translation>何がわかりましたか。正しい文を作りましょう。</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>このゲームの由来</translation>
    </message>
    <message>
        <source>Try on another board</source>
        <translation>別の形でもう一度</translation>
    </message>
    <message>
        <source>★ You have finished this lesson, without a wrong answer.</source>
        <translation>★一度もまちがえずに、このレッスンを終えました。</translation>
    </message>
    <message>
        <source>Not on this board: see what comes of it.</source>
        <translation>この形では成り立ちません。どうなるか見てみましょう。</translation>
    </message>
    <message>
        <source>Think of the boards of this lesson.</source>
        <translation>このレッスンに出てきた形を思い出しましょう。</translation>
    </message>
    <message>
        <source>Lost boards found: %1</source>
        <translation>見つけた負けの形：%1</translation>
    </message>
    <message>
        <source>Puzzles about this</source>
        <translation>この考えの問題</translation>
    </message>
    <message>
        <source>Play them</source>
        <translation>対局する</translation>
    </message>
    <message>
        <source>Somebody still says: “%1”. Play them, and show what is wrong with it.</source>
        <translation>「%1」とまだ思っている人がいます。対局して、どこがまちがいか見せましょう。</translation>
    </message>
    <message>
        <source>Not quite: look at %1.</source>
        <translation>おしいですね。%1を見ましょう。</translation>
    </message>
    <message>
        <source>Other boards</source>
        <translation>ほかの盤</translation>
    </message>
    <message>
        <source>Now the same questions on other boards, as often as you like.</source>
        <translation>同じ問いに、ほかの盤で何度でも答えられます。</translation>
    </message>
    <message>
        <source>This lesson has no puzzles of its own: those that follow are about the whole game.</source>
        <translation>このレッスンだけの問題はありません。このあとの問題は、ゲーム全体のものです。</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>もう一度見る</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Only text is understood here.</source>
        <translation>ここで使えるのは文字だけです。</translation>
    </message>
    <message>
        <source>Too many messages at once.</source>
        <translation>一度に送られたものが多すぎます。</translation>
    </message>
</context>
<context>
    <name>LinkDesk</name>
    <message>
        <source>Playing by a link needs a part of the program that cannot be loaded: %1</source>
        <translation>リンクで対局するのに要る部分を読み込めません：%1</translation>
    </message>
    <message>
        <source>You sit at another’s table: leave that first.</source>
        <translation>ほかのコンピューターの対局に参加しています。先に席を立ってください。</translation>
    </message>
</context>
<context>
    <name>LinkOverlay</name>
    <message>
        <source>Play by a link</source>
        <translation>リンクで対局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Two homes, one board: whoever gets the link sits down, and both see every move at once.</source>
        <translation>離れた家どうしで、同じ盤を囲みます。リンクをもらった人が席に着き、どの手もすぐに両方に見えます。</translation>
    </message>
    <message>
        <source>I have a link</source>
        <translation>リンクをもらった</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>I invite somebody</source>
        <translation>だれかを誘う</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>I play first</source>
        <translation>自分が先手</translation>
    </message>
    <message>
        <source>I play second</source>
        <translation>自分が後手</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>ブローカー</translation>
    </message>
    <message>
        <source>A broker is a computer that carries what is said, run by a school, a club or a family. It can read nothing of what it carries. This program comes with none; the help tells how to run one.</source>
        <translation>ブローカーは、やりとりを届けるコンピューターです。学校やクラブや家庭で動かします。このプログラムには付いていません。動かし方はヘルプにあります。ブローカーは、届けるものの中身を読めません。</translation>
    </message>
    <message>
        <source>Make a link</source>
        <translation>リンクを作る</translation>
    </message>
    <message>
        <source>Address of the page, if it is on a web server: the link then opens there</source>
        <translation>ページの置き場所（あれば）：リンクはそこで開きます</translation>
    </message>
    <message>
        <source>Stay there</source>
        <translation>今の部屋に残る</translation>
    </message>
    <message>
        <source>Leave it and open the link</source>
        <translation>部屋を出てリンクを開く</translation>
    </message>
</context>
<context>
    <name>LinkedMatch</name>
    <message>
        <source>The match by a link waits for you: the line above leads back to it.</source>
        <translation>リンクの対局は続いています。上の行から戻れます。</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>いいですよ</translation>
    </message>
    <message>
        <source>You can give up only on your own turn.</source>
        <translation>投了できるのは、自分の手番のときだけです。</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>Add</source>
        <translation>加える</translation>
    </message>
</context>
<context>
    <name>ListEntry</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>LobbyOverlay</name>
    <message>
        <source>Join the table</source>
        <translation>対局に参加</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>LobbyView</name>
    <message>
        <source>Join by %1, code %2</source>
        <translation>%1、コード%2で参加</translation>
    </message>
    <message numerus="yes">
        <source>%n are there</source>
        <translation>
            <numerusform>%n人います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>まだの人%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Point a camera at it, or type</source>
        <translation>カメラで読むか、入力する</translation>
    </message>
    <message>
        <source>%1 of %2 are there</source>
        <translation>%2人のうち%1人います</translation>
    </message>
    <message>
        <source>M hides the names</source>
        <translation>Mで名前を隠す</translation>
    </message>
    <message>
        <source>M shows the names</source>
        <translation>Mで名前を出す</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>名前なし</translation>
    </message>
</context>
<context>
    <name>LookingStrip</name>
    <message>
        <source>Back to the match</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>New match from here</source>
        <translation>ここから新しい対局</translation>
    </message>
    <message>
        <source>Looking back, move %1 of %2</source>
        <translation>振り返り中：%2手のうち%1手目</translation>
    </message>
    <message>
        <source>Variation after move %1: move %2 of %3</source>
        <translation>%1手目からの変化：%3手のうち%2手目</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1の番</translation>
    </message>
    <message>
        <source>%1: try another move</source>
        <translation>%1。別の進み方を試せます</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2手中%1手目</translation>
    </message>
    <message>
        <source>Variation: move %1 of %2</source>
        <translation>変化：%2手中%1手目</translation>
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
            <numerusform>%n個・すべての盤面（%1個）を調べました</numerusform>
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
    <message numerus="yes">
        <source>%n of %1 shown</source>
        <translation>
            <numerusform>%1個のうち%n個を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
</context>
<context>
    <name>LoopLab</name>
    <message>
        <source>Cancelled.</source>
        <translation>やめました。</translation>
    </message>
    <message>
        <source>It does not occur in the positions looked at.</source>
        <translation>調べた局面には現れませんでした。</translation>
    </message>
    <message>
        <source>%1 leads into it.</source>
        <translation>%1の手でここに入ります。</translation>
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
        <translation>%1回目 / %2</translation>
    </message>
    <message numerus="yes">
        <source>after %n lays</source>
        <translation>
            <numerusform>%n回配ったあと</numerusform>
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
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Lays</source>
        <translation>配り</translation>
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
        <translation>盤面（配る穴から）</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>石</translation>
    </message>
    <message>
        <source>lays</source>
        <translation>回数</translation>
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
        <translation>%1：%2、%3回配る、周期%4、ずれ%5</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Export board</source>
        <translation>盤面の書き出し</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>コピーと貼り付け</translation>
    </message>
    <message>
        <source>Save as a moving picture …</source>
        <translation>動く画像として保存…</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>まだ一手も指していません。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録</translation>
    </message>
</context>
<context>
    <name>MarkCards</name>
    <message>
        <source>These are lost</source>
        <translation>負けはこれで全部</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
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
        <translation>指した手をコピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>New game from this position …</source>
        <translation>この局面から新しい対局…</translation>
    </message>
    <message>
        <source>Fold timeline</source>
        <translation>経過をたたむ</translation>
    </message>
    <message>
        <source>Step through best play</source>
        <translation>最善の手順をたどる</translation>
    </message>
    <message>
        <source>Change the name of the player on move</source>
        <translation>手番の人の名前を変える</translation>
    </message>
    <message>
        <source>Table mode, facing each other</source>
        <translation>向かい合わせモード</translation>
    </message>
    <message>
        <source>Open the table to devices …</source>
        <translation>タブレットなどから参加…</translation>
    </message>
    <message>
        <source>Whose turn is it?</source>
        <translation>だれの番？</translation>
    </message>
    <message>
        <source>What was played last?</source>
        <translation>直前の手は？</translation>
    </message>
    <message>
        <source>What stands here?</source>
        <translation>ここには何がある？</translation>
    </message>
    <message>
        <source>Show why, or hide it</source>
        <translation>理由を出す・隠す</translation>
    </message>
    <message>
        <source>Roll the field up, or lay it flat</source>
        <translation>フィールドを丸める・広げる</translation>
    </message>
    <message>
        <source>Open the drawer, or close it</source>
        <translation>パネルを開く・閉じる</translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation>先手と後手を入れ替える</translation>
    </message>
</context>
<context>
    <name>MatchBar</name>
    <message>
        <source>The start</source>
        <translation>はじめの局面</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>%1手目、%2：%3</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 lost value; better: %4</source>
        <translation>%1手目、%2：%3は損をした手。もっとよい手：%4</translation>
    </message>
</context>
<context>
    <name>MatchClipboard</name>
    <message>
        <source>Leave this match and go on from what is pasted?</source>
        <translation>今の対局を終えて、貼り付けたほうに替えますか。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替える</translation>
    </message>
    <message>
        <source>The position is copied.</source>
        <translation>局面をコピーしました。</translation>
    </message>
    <message>
        <source>The moves are copied.</source>
        <translation>指した手をコピーしました。</translation>
    </message>
</context>
<context>
    <name>MatchCommands</name>
    <message>
        <source>This is not told while the hints are off.</source>
        <translation>ヒントを出していないときは教えません。</translation>
    </message>
    <message>
        <source>Copy board as cells, for a sheet or a chat</source>
        <translation>盤をマス目の絵でコピー：表計算やチャットに</translation>
    </message>
    <message>
        <source>Copy position as the source writes it</source>
        <translation>局面を元の文書の書き方でコピー</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>%1: give up this match?</source>
        <translation>%1の負けになります。投了しますか。</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
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
        <translation>%1に保存しました。</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>%1 and %2 have changed sides.</source>
        <translation>%1と%2が入れ替わりました。</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>This is not a file.</source>
        <translation>これはファイルではありません。</translation>
    </message>
    <message>
        <source>The match could not be saved: %1</source>
        <translation>対局を保存できませんでした：%1</translation>
    </message>
    <message>
        <source>Only %1 matches are kept. The oldest was deleted, which can be undone.</source>
        <translation>残しておけるのは%1局までです。いちばん古い対局を削除しました（元に戻せます）。</translation>
    </message>
    <message>
        <source>The match could not be deleted: %1</source>
        <translation>対局を削除できませんでした：%1</translation>
    </message>
    <message>
        <source>The match could not be brought back: %1</source>
        <translation>対局を元に戻せませんでした：%1</translation>
    </message>
</context>
<context>
    <name>MatchViews</name>
    <message>
        <source>Your turn</source>
        <translation>あなたの番です</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>もっとよい手：%1</translation>
    </message>
</context>
<context>
    <name>MistakePanel</name>
    <message>
        <source>Without a name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>%1 today · %2 later · %3 known</source>
        <translation>今日%1問・これから%2問・覚えた%3問</translation>
    </message>
    <message>
        <source>Delete this one</source>
        <translation>この問題を消す</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>全部消す</translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n deleted</source>
        <translation>
            <numerusform>消した%n問を元に戻す</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveTabs</name>
    <message>
        <source>Moves %1</source>
        <translation>指せる手 %1</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>指した手</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Which moves</source>
        <translation>どの手を見るか</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
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
        <source>draw by repetition: %1</source>
        <translation>千日手：%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>指せる手</translation>
    </message>
    <message>
        <source>from here %1</source>
        <translation>ここから %1</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>指せる手がない</translation>
    </message>
    <message>
        <source>Best first; losing moves: longest fight first</source>
        <translation>よい順（負ける手は長い順）</translation>
    </message>
    <message>
        <source>A click plays the move</source>
        <translation>クリックするとその手を指します</translation>
    </message>
    <message>
        <source>Best first; losing moves: smallest loss first</source>
        <translation>よい順（負ける手は差の小さい順）</translation>
    </message>
    <message>
        <source>Sorted again when the pointer leaves</source>
        <translation>ポインターが離れると並べ直します</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>よい順</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
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
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>The board at the start</source>
        <translation>はじめの形</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1（変更あり）</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自分で並べる</translation>
    </message>
    <message>
        <source>set it up yourself</source>
        <translation>好きな形から始める</translation>
    </message>
    <message>
        <source>After the first move the other player may change sides</source>
        <translation>最初の1手のあと、相手は先手と入れ替わってもよい</translation>
    </message>
    <message>
        <source>Second may swap after move 1</source>
        <translation>後手は1手目のあと入れ替われる</translation>
    </message>
</context>
<context>
    <name>NewPinOverlay</name>
    <message>
        <source>%1 to %2 digits.</source>
        <translation>%1～%2けたの数字を入れてください。</translation>
    </message>
    <message>
        <source>Enter it once more, to rule out a slip.</source>
        <translation>打ちまちがいを防ぐため、もう一度入れてください。</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>2つの番号が違います。</translation>
    </message>
    <message>
        <source>PIN of the lock</source>
        <translation>固定の暗証番号</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新しい暗証番号</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>決める</translation>
    </message>
</context>
<context>
    <name>Newcomer</name>
    <message>
        <source>New here?</source>
        <translation>はじめての方へ</translation>
    </message>
    <message>
        <source>%1 is a good first game.</source>
        <translation>最初のゲームには「%1」がおすすめです。</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>棋譜を開く…</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>すべての対局</translation>
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
    <message>
        <source>Ask the class</source>
        <translation>クラスに聞く</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Cancel</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>OpenStrip</name>
    <message>
        <source>Kachisuji</source>
        <translation>勝ち筋</translation>
    </message>
    <message numerus="yes">
        <source>The table is open · %n are there</source>
        <translation>
            <numerusform>参加を受け付けています・%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · the table is open, %n are there</source>
        <translation>
            <numerusform>%1・参加受付中（%n人）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnRule</name>
    <message>
        <source>take as many as you can</source>
        <translation>取れるだけ取る</translation>
    </message>
    <message>
        <source>take as few as you can</source>
        <translation>できるだけ少なく取る</translation>
    </message>
    <message>
        <source>leave the other player as few moves as you can</source>
        <translation>相手の指せる手をできるだけ少なくする</translation>
    </message>
    <message>
        <source>leave an even number</source>
        <translation>2で割り切れる数を残す</translation>
    </message>
    <message>
        <source>leave equal pairs</source>
        <translation>同じ数の組にして渡す</translation>
    </message>
    <message>
        <source>leave an even number of each column</source>
        <translation>どの列も偶数にする</translation>
    </message>
    <message>
        <source>leave 3, 6, 9 and so on</source>
        <translation>3、6、9…を残す</translation>
    </message>
    <message>
        <source>leave 1, 4, 7 and so on</source>
        <translation>1、4、7…を残す</translation>
    </message>
    <message>
        <source>leave 4, 8, 12 and so on</source>
        <translation>4、8、12…を残す</translation>
    </message>
    <message>
        <source>leave 1, 5, 9 and so on</source>
        <translation>1、5、9…を残す</translation>
    </message>
    <message>
        <source>My rule: %1. If that cannot be done: %2.</source>
        <translation>自分の必勝法：%1。できないときは、%2。</translation>
    </message>
    <message>
        <source>whatever you like</source>
        <translation>好きな手を選ぶ</translation>
    </message>
    <message>
        <source>Here it fails: it allows “%1”, and then it is only a draw.</source>
        <translation>ここでうまくいきません。「%1」でもよいことになり、引き分けになってしまいます。</translation>
    </message>
    <message>
        <source>Here it fails: it allows “%1”, and gives the win away.</source>
        <translation>ここでうまくいきません。「%1」でもよいことになり、勝ちを逃します。</translation>
    </message>
    <message>
        <source>Here it fails: it allows “%1”, and loses instead of drawing.</source>
        <translation>ここでうまくいきません。「%1」でもよいことになり、引き分けのはずが負けになります。</translation>
    </message>
    <message>
        <source>No position was found that shows whether it is right.</source>
        <translation>正しいかどうかがわかる局面は見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>It never fails: it was right in all %n positions in which one can go wrong.</source>
        <translation>
            <numerusform>いつもうまくいきます。まちがえるおそれのある%n通りの局面すべてで、正しい手になりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has not failed: it was right in %n positions. There are more of them, so nothing is proved.</source>
        <translation>
            <numerusform>失敗は見つかりませんでした。%n通りの局面で正しい手になりました。局面はほかにもあるので、証明ではありません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Padlock</name>
    <message>
        <source>The PIN could not be removed.</source>
        <translation>暗証番号を消せませんでした。</translation>
    </message>
    <message>
        <source>The file of the PIN could not be written: %1</source>
        <translation>暗証番号のファイルを書けませんでした：%1</translation>
    </message>
    <message>
        <source>Another program is using the file of the PIN: try again.</source>
        <translation>暗証番号のファイルをほかのプログラムが使っています。もう一度試してください。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>There is not enough memory for this on the device.</source>
        <translation>この端末では、これに必要なメモリが足りません。</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1が考え中</translation>
    </message>
    <message>
        <source>So far: %1 : %2, draws: %3</source>
        <translation>これまで %1 対 %2、引き分け %3</translation>
    </message>
    <message>
        <source>best play %1 of %2</source>
        <translation>最善の手順 %1/%2</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>%2手のうち%1手目</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation>調べています…</translation>
    </message>
    <message>
        <source>small games, and the winning line through each</source>
        <translation>小さなゲームと、それぞれの勝ち筋</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>棋譜を開く…</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>棋譜を保存…</translation>
    </message>
    <message>
        <source>Copy as a link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>The link is copied: whoever opens it sees this match.</source>
        <translation>リンクをコピーしました。開いた人には、この対局が見えます。</translation>
    </message>
    <message>
        <source>This match is too long for a link. Save its record instead.</source>
        <translation>この対局はリンクにするには長すぎます。代わりに棋譜を保存してください。</translation>
    </message>
    <message>
        <source>This link holds no record that can be read.</source>
        <translation>このリンクには、読める棋譜が入っていません。</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>このファイルは読めません。</translation>
    </message>
    <message>
        <source>This file is too large for a record.</source>
        <translation>このファイルは、棋譜にしては大きすぎます。</translation>
    </message>
    <message>
        <source>What you play stays on this device.</source>
        <translation>指した対局は、この端末だけに残ります。</translation>
    </message>
    <message>
        <source>Nothing can be kept on this device; everything else works.</source>
        <translation>この端末には何も残せませんが、ほかは全部使えます。</translation>
    </message>
    <message>
        <source>Delete what is kept here</source>
        <translation>残っているものを消す</translation>
    </message>
    <message>
        <source>Nothing is kept on this device any more.</source>
        <translation>この端末には、もう何も残っていません。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Start from another position</source>
        <translation>別の局面から始める</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
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
    <message>
        <source>Begins</source>
        <translation>先に指します</translation>
    </message>
    <message>
        <source>Moves second</source>
        <translation>あとに指します</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The board at the start</source>
        <translation>はじめの形</translation>
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
        <translation>勝ち負けだけ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>しるし</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>手数まで</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>理論</translation>
    </message>
    <message>
        <source>Plain words</source>
        <translation>やさしい言葉</translation>
    </message>
    <message>
        <source>Play it through</source>
        <translation>順にたどる</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Call it a draw</source>
        <translation>引き分けにする</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>一手進める</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
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
        <source>One step on</source>
        <translation>1つ進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>終わりへ</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Something has gone wrong. Load the page again; the match is kept.</source>
        <translation>うまく動かなくなりました。ページを読み込み直してください。対局は残っています。</translation>
    </message>
    <message>
        <source>Point at the place on the board</source>
        <translation>盤の上の場所を選んでください</translation>
    </message>
    <message>
        <source>The other player moves …</source>
        <translation>相手の番です…</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>Not this one. Look again.</source>
        <translation>これではありません。もう一度見てみましょう。</translation>
    </message>
    <message>
        <source>This is it.</source>
        <translation>これが答えです。</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>そのとおりです。</translation>
    </message>
    <message>
        <source>This move leads to: %1</source>
        <translation>この手を指すと：%1</translation>
    </message>
    <message>
        <source>Idea: %1</source>
        <translation>考え方：%1</translation>
    </message>
    <message>
        <source>%1 in a row · %2 solved</source>
        <translation>続けて%1問・全部で%2問</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度やってみる</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>なぜかを見る</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を並べる</translation>
    </message>
    <message>
        <source>What a click does</source>
        <translation>クリックで何をするか</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>variation, move %1</source>
        <translation>変化、%1手目</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%2問のうち%1問できました</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>読み取れない対局</translation>
    </message>
    <message>
        <source>Delete the matches and the settings that are kept on this device?</source>
        <translation>この端末に残っている対局と設定を消しますか。</translation>
    </message>
    <message>
        <source>Delete all matches</source>
        <translation>すべての対局を削除</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>この対局を削除しますか。</translation>
    </message>
    <message>
        <source>Delete all matches that are kept on this device?</source>
        <translation>この端末に残っている対局をすべて削除しますか。</translation>
    </message>
    <message>
        <source>There is no room for more matches: the oldest was deleted.</source>
        <translation>これ以上の対局は残せません。いちばん古い対局を削除しました。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はやめる</translation>
    </message>
    <message>
        <source>Leave for good? Whoever leaves cannot come back: the match stays here as it is. For a break you need not leave: close the page, and it goes on where it was.</source>
        <translation>本当に出ますか。出ると、もう戻れません。対局は今のままここに残ります。休むだけなら出なくてかまいません。ページを閉じても、次に続きから始まります。</translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation>先手と後手を入れ替える</translation>
    </message>
    <message>
        <source>After the first move the other player may change sides</source>
        <translation>最初の1手のあと、相手は先手と入れ替わってもよい</translation>
    </message>
    <message>
        <source>The lesson is being checked …</source>
        <translation>レッスンを調べています…</translation>
    </message>
    <message>
        <source>Whoever begins can win: see how.</source>
        <translation>先に指す人が勝てます。見てみましょう。</translation>
    </message>
    <message>
        <source>Whoever follows can win: see how.</source>
        <translation>あとに指す人が勝てます。見てみましょう。</translation>
    </message>
    <message>
        <source>Begin or follow?</source>
        <translation>先に指すか、あとに指すか？</translation>
    </message>
</context>
<context>
    <name>PairTables</name>
    <message numerus="yes">
        <source>All are done. The next round begins in %n seconds.</source>
        <translation>
            <numerusform>全員終わりました。%n秒後に次の回戦が始まります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairsOverlay</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の番</translation>
    </message>
    <message>
        <source>All against each other</source>
        <translation>みんなで対局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次の回戦へ</translation>
    </message>
    <message>
        <source>%1 is away</source>
        <translation>%1は席を外しています</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1回戦</translation>
    </message>
    <message>
        <source>all are done</source>
        <translation>すべて終わりました</translation>
    </message>
    <message>
        <source>%1 of %2 are done</source>
        <translation>終わった対局：%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points: %1</source>
        <translation>
            <numerusform>%n点：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>A win is 2 points, a draw is 1.</source>
        <translation>勝ちは2点、引き分けは1点です。</translation>
    </message>
    <message>
        <source>Wait for me before each round</source>
        <translation>次の回戦は自分で始める</translation>
    </message>
    <message numerus="yes">
        <source>The next round begins in %n s.</source>
        <translation>
            <numerusform>%n秒後に次の回戦が始まります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PinForm</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>PinOverlay</name>
    <message numerus="yes">
        <source>The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>あと%n秒で、また試せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>That was not the PIN.</source>
        <translation>暗証番号が違います。</translation>
    </message>
    <message>
        <source>Enter the teacher’s PIN.</source>
        <translation>先生の暗証番号を入れてください。</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>暗証番号</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>The teacher’s PIN</source>
        <translation>先生の暗証番号</translation>
    </message>
</context>
<context>
    <name>PlayedModel</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>the start</source>
        <translation>はじめ</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <translation>%1手目、%2：%3、%4</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a move and its value</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <translation>%1。もっとよい手：%2</translation>
    </message>
    <message>
        <source>number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>player</source>
        <translation>対局者</translation>
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
        <source>value</source>
        <translation>値打ち</translation>
    </message>
    <message>
        <source>better</source>
        <translation>もっとよい手</translation>
    </message>
    <message>
        <source>the match went “%1”, %2 more</source>
        <translation>本譜：%1（残り%2）</translation>
    </message>
    <message>
        <source>instead: “%1” · %2</source>
        <translation>変化：「%1」・%2</translation>
    </message>
</context>
<context>
    <name>PlayedPanel</name>
    <message>
        <source>better: %1</source>
        <translation>もっとよい手：%1</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>指した手</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
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
        <source>Strength of the computer</source>
        <translation>コンピューターの強さ</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>先に指します</translation>
    </message>
    <message>
        <source>Moves second</source>
        <translation>あとに指します</translation>
    </message>
    <message>
        <source>Tries things out and often goes wrong.</source>
        <translation>いろいろ試しながら指すので、よくまちがえます。</translation>
    </message>
    <message>
        <source>Misses no win in one move, but easily goes wrong.</source>
        <translation>あと1手の勝ちは逃しませんが、まちがえやすい相手です。</translation>
    </message>
    <message>
        <source>Looks a little ahead and goes wrong now and then.</source>
        <translation>少し先まで読みますが、ときどきまちがえます。</translation>
    </message>
    <message>
        <source>Looks further ahead and seldom goes wrong.</source>
        <translation>もっと先まで読み、めったにまちがえません。</translation>
    </message>
    <message>
        <source>Gives nothing away, and plays what is hardest to answer.</source>
        <translation>損をする手は指さず、いちばん答えにくい手を選びます。</translation>
    </message>
    <message>
        <source>How strong?</source>
        <translation>どのくらい強い？</translation>
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
    <name>PracticePage</name>
    <message>
        <source>Shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>New ones</source>
        <translation>新しい問題</translation>
    </message>
    <message>
        <source>My mistakes (%1)</source>
        <translation>損をした手：%1</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>損をした手</translation>
    </message>
    <message>
        <source>Who practises?</source>
        <translation>だれが解きますか。</translation>
    </message>
    <message>
        <source>Name for the class log</source>
        <translation>クラスの記録に残す名前</translation>
    </message>
    <message>
        <source>After the lesson</source>
        <translation>レッスンのあと</translation>
    </message>
    <message>
        <source>After the lesson “%1”: positions in which “%2” is wrong.</source>
        <translation>レッスン「%1」のあとで：「%2」と思うと、ここではまちがえます。</translation>
    </message>
    <message>
        <source>Begin or follow?</source>
        <translation>先手か後手か</translation>
    </message>
    <message numerus="yes">
        <source>What the lab says one should remember: %n boards to go.</source>
        <translation>
            <numerusform>研究室で見つけた、覚えておきたい盤面です。あと%n面。</numerusform>
        </translation>
    </message>
    <message>
        <source>From the lab</source>
        <translation>研究室から</translation>
    </message>
</context>
<context>
    <name>PredictionBar</name>
    <message>
        <source>The mover wins</source>
        <translation>手番の人の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>The mover loses</source>
        <translation>手番の人の負け</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>%1 of %2 stages beaten. Win as the first player against a perfect computer.</source>
        <translation>%2ステージ中、%1ステージをクリア。完璧なコンピューターに先手で勝つとクリアです。</translation>
    </message>
    <message>
        <source>%1 (beaten with hints)</source>
        <translation>%1（ヒントを使ってクリア）</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>The board at the start</source>
        <translation>はじめの形</translation>
    </message>
</context>
<context>
    <name>ProjectorLine</name>
    <message>
        <source>What is it worth?</source>
        <translation>勝ち負けは？</translation>
    </message>
</context>
<context>
    <name>PupilChooser</name>
    <message>
        <source>Who is to do this?</source>
        <translation>だれの課題ですか。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>だれも選ばない</translation>
    </message>
    <message>
        <source>If nobody is ticked, it is for all.</source>
        <translation>だれも選んでいないときは、全員の課題です。</translation>
    </message>
</context>
<context>
    <name>PuzzlePlayer</name>
    <message>
        <source>Thinking …</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>Not this one. Look again.</source>
        <translation>これではありません。もう一度見てみましょう。</translation>
    </message>
    <message>
        <source>This is it.</source>
        <translation>これが答えです。</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>そのとおりです。</translation>
    </message>
    <message>
        <source>Idea: %1</source>
        <translation>考え方：%1</translation>
    </message>
    <message>
        <source>This move leads to: %1</source>
        <translation>この手を指すと：%1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度やってみる</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>なぜかを見る</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の番</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>クラスに聞く</translation>
    </message>
    <message>
        <source>You have done it: chosen well, and won.</source>
        <translation>できました。正しく選んで、勝ちました。</translation>
    </message>
    <message>
        <source>Solve new puzzles</source>
        <translation>新しい問題を解く</translation>
    </message>
</context>
<context>
    <name>QuestionOverlay</name>
    <message>
        <source>A question to all</source>
        <translation>みんなへの質問</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答える</translation>
    </message>
    <message>
        <source>Your answer: %1?</source>
        <translation>答えは「%1」でよいですか。</translation>
    </message>
    <message>
        <source>Your answer has arrived.</source>
        <translation>答えが届きました。</translation>
    </message>
    <message>
        <source>What is right has a tick.</source>
        <translation>正しい答えに✓が付いています。</translation>
    </message>
    <message>
        <source>%1 (your answer)</source>
        <translation>%1（あなたの答え）</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Done</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Show the answers</source>
        <translation>答えを見せる</translation>
    </message>
    <message>
        <source>Save all answers …</source>
        <translation>すべての答えを保存…</translation>
    </message>
    <message>
        <source>Answers of the class</source>
        <translation>クラスの答え</translation>
    </message>
    <message>
        <source>Save all answers</source>
        <translation>すべての答えを保存</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <source>For this, two people must be watching.</source>
        <translation>見ている人が二人以上いると始められます。</translation>
    </message>
    <message>
        <source>The next question is being found …</source>
        <translation>次の問題を探しています…</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>%1問目（全%2問）</translation>
    </message>
    <message>
        <source>Right so far: %1 of %2 answers</source>
        <translation>ここまで%2個の答えのうち%1個が正解です</translation>
    </message>
    <message>
        <source>Ask everybody about the position on the board</source>
        <translation>盤の局面についてみんなに聞きます</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>どちらの勝ち？</translation>
    </message>
    <message>
        <source>Your move?</source>
        <translation>次の一手は？</translation>
    </message>
    <message numerus="yes">
        <source>Quiz of %n questions</source>
        <translation>
            <numerusform>%n問のクイズ</numerusform>
        </translation>
    </message>
    <message>
        <source>All against each other</source>
        <translation>みんなで対局</translation>
    </message>
    <message>
        <source>See the tables</source>
        <translation>対局を見る</translation>
    </message>
    <message>
        <source>Show and save names</source>
        <translation>名前を出す・保存する</translation>
    </message>
    <message>
        <source>Stop the quiz</source>
        <translation>クイズをやめる</translation>
    </message>
    <message>
        <source>Back to one table</source>
        <translation>1つの対局に戻す</translation>
    </message>
    <message>
        <source>Ask everybody about the position on this page</source>
        <translation>このページの局面についてみんなに聞く</translation>
    </message>
    <message>
        <source>Here no move is better than another: there is nothing to get right. Press again to ask all the same; it will not count.</source>
        <translation>この局面では、どの手を指しても結果が同じなので、正解も不正解もありません。それでも聞くなら、もう一度押してください。正解の数には入りません。</translation>
    </message>
    <message>
        <source>Talk, then answer again</source>
        <translation>話し合って、もう一度答える</translation>
    </message>
    <message>
        <source>Tell after each question of a quiz what was right</source>
        <translation>クイズでは1問ごとに正解を知らせる</translation>
    </message>
    <message>
        <source>%1 of %2 have answered</source>
        <translation>%2人中%1人が答えました</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>まだの人：%1</translation>
    </message>
    <message numerus="yes">
        <source>After talking %n have changed their answer.</source>
        <translation>
            <numerusform>話し合ったあと、%n人が答えを変えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Three in four say the same: time to explain.</source>
        <translation>4人中3人以上が同じ答えです。説明に進みましょう。</translation>
    </message>
    <message>
        <source>The class is divided: talk about it, then answer again.</source>
        <translation>答えが分かれました。話し合ってから、もう一度答えましょう。</translation>
    </message>
    <message>
        <source>Still divided: play it through together.</source>
        <translation>まだ分かれています。みんなで最後まで指してみましょう。</translation>
    </message>
    <message>
        <source>Show what was right</source>
        <translation>正解を見せる</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>説明する</translation>
    </message>
    <message>
        <source>Say your rule</source>
        <translation>自分の必勝法を言う</translation>
    </message>
    <message>
        <source>One against all …</source>
        <translation>一人でみんなと…</translation>
    </message>
    <message>
        <source>Play it through together</source>
        <translation>みんなで最後まで指してみる</translation>
    </message>
    <message>
        <source>Nobody has said a move.</source>
        <translation>まだだれも手を答えていません。</translation>
    </message>
    <message>
        <source>The move that most have said is played.</source>
        <translation>いちばん多かった手を指します。</translation>
    </message>
    <message>
        <source>Play what most have said</source>
        <translation>いちばん多かった手を指す</translation>
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
    <name>Reception</name>
    <message>
        <source>The table is closed.</source>
        <translation>参加の受け付けは終わりました。</translation>
    </message>
    <message>
        <source>You were asked to leave the table.</source>
        <translation>席を立つように言われました。</translation>
    </message>
    <message>
        <source>The code comes first.</source>
        <translation>先にコードを入れてください。</translation>
    </message>
    <message>
        <source>You are going on in another window.</source>
        <translation>別のウィンドウで続いています。</translation>
    </message>
    <message>
        <source>There are too many at this table.</source>
        <translation>参加者がいっぱいで、もう入れません。</translation>
    </message>
    <message>
        <source>You were away, and somebody else has taken your seat. You are watching now.</source>
        <translation>席を外している間に、ほかの人が席に着きました。今は見学中です。</translation>
    </message>
    <message>
        <source>You were away, and your seat was freed. You are watching now.</source>
        <translation>席を外している間に、席が空けられました。今は見学中です。</translation>
    </message>
    <message>
        <source>The computer plays in your place now. You are watching.</source>
        <translation>今はコンピューターが代わりに指しています。あなたは見学中です。</translation>
    </message>
    <message>
        <source>Your card was read on another device: you go on there.</source>
        <translation>カードが別の端末で読まれました。そちらで続いています。</translation>
    </message>
    <message>
        <source>This card is not valid any more. Ask for your new one.</source>
        <translation>このカードはもう使えません。新しいカードをもらってください。</translation>
    </message>
</context>
<context>
    <name>ResultPlate</name>
    <message>
        <source>Next stage</source>
        <translation>次のステージ</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>棚へ</translation>
    </message>
    <message>
        <source>How the match ended</source>
        <translation>対局の結果</translation>
    </message>
    <message>
        <source>Again: %1</source>
        <translation>もう一度：%1</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1が先</translation>
    </message>
    <message>
        <source>the other player begins</source>
        <translation>先手を交代</translation>
    </message>
    <message>
        <source>the same player begins</source>
        <translation>先手は同じ人</translation>
    </message>
    <message>
        <source>Stage beaten!</source>
        <translation>ステージクリア！</translation>
    </message>
    <message numerus="yes">
        <source>hints %n level(s) back</source>
        <translation>
            <numerusform>ヒントを%n段減らして</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hints seen %n time(s)</source>
        <translation>
            <numerusform>ヒントを%n回見た</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>次は%1</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The hints are locked.</source>
        <translation>ヒントは固定されています。</translation>
    </message>
    <message numerus="yes">
        <source>%n positions are still being looked at.</source>
        <translation>
            <numerusform>まだ%n個の局面を調べています。</numerusform>
        </translation>
    </message>
    <message>
        <source>No move gave anything away.</source>
        <translation>損をした手はありませんでした。</translation>
    </message>
    <message>
        <source>%1 gave up where a win was still possible.</source>
        <translation>%1は、まだ勝てる形で投了しました。</translation>
    </message>
    <message>
        <source>%1 gave up where a draw was still possible.</source>
        <translation>%1は、まだ引き分けにできる形で投了しました。</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>損の大きい順</translation>
    </message>
    <message numerus="yes">
        <source>%n turning point(s)</source>
        <translation>
            <numerusform>分かれ目は%nか所</numerusform>
        </translation>
    </message>
    <message>
        <source>No move is known to have given anything away.</source>
        <translation>損をしたとわかる手はありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>In the first half %n move(s) cost time.</source>
        <translation>
            <numerusform>前半に、手数で損をした手が%n手ありました。</numerusform>
        </translation>
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
    <name>RoomPart</name>
    <message>
        <source>The link: give it only to the person you play with, and to those who may watch</source>
        <translation>リンク：対局する相手に渡します。見せたくない人には渡さないでください</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Whoever gets it opens the program, or its page in a browser, and pastes it under “Play by a link”. If the page is a file, the part from # on can also be added to its address.</source>
        <translation>もらった人は、プログラムか、ブラウザーでそのページを開き、「リンクで対局」に貼り付けます。ページがファイルなら、そのアドレスの後ろに、リンクの # から先を付けても開けます。</translation>
    </message>
    <message>
        <source>Whoever gets it opens it in a browser, or pastes it into the program under “Play by a link”.</source>
        <translation>もらった人は、ブラウザーで開くか、プログラムの「リンクで対局」に貼り付けます。</translation>
    </message>
    <message>
        <source>The link is copied.</source>
        <translation>リンクをコピーしました。</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>言葉を送る</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>対局へ</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>本当に出る</translation>
    </message>
    <message>
        <source>Whoever leaves cannot come back: the match stays here as it is. For a break you need not leave: close the program, and it goes on where it was.</source>
        <translation>出ると、もう戻れません。対局は今のままここに残ります。休むだけなら出なくてかまいません。プログラムを終わらせても、次に続きから始まります。</translation>
    </message>
    <message>
        <source>Leave the room …</source>
        <translation>部屋を出る…</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>見るのをやめる</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>席に着く</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>見学</translation>
    </message>
    <message>
        <source>Waiting for the match …</source>
        <translation>対局を待っています…</translation>
    </message>
</context>
<context>
    <name>RosterOverlay</name>
    <message>
        <source>Classes (*.kachisuji-class)</source>
        <translation>クラス (*.kachisuji-class)</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Name of the class, for example “4-2”</source>
        <translation>クラスの名前（例：4年2組）</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>クラスの名前</translation>
    </message>
    <message>
        <source>Name of a pupil</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加える</translation>
    </message>
    <message>
        <source>Paste names</source>
        <translation>名前を貼り付ける</translation>
    </message>
    <message>
        <source>Names from a file …</source>
        <translation>ファイルから名前を入れる…</translation>
    </message>
    <message>
        <source>Open a class …</source>
        <translation>クラスを開く…</translation>
    </message>
    <message>
        <source>Print seat cards …</source>
        <translation>席のカードを印刷…</translation>
    </message>
    <message>
        <source>Cards as PDF …</source>
        <translation>カードをPDFで…</translation>
    </message>
    <message>
        <source>Save the class …</source>
        <translation>クラスを保存…</translation>
    </message>
    <message>
        <source>Delete all of it</source>
        <translation>すべて消す</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>A camera that reads a card seats its owner at once. What each has done is found again next week. All of it stays on this computer; guests leave nothing behind.</source>
        <translation>カードをカメラで読むと、すぐに自分の席に着きます。したことは、次の週にもそのまま残っています。すべてこのコンピューターの中だけにあり、ゲストのことは何も残りません。</translation>
    </message>
    <message>
        <source>Seat cards</source>
        <translation>席のカード</translation>
    </message>
    <message>
        <source>Delete all names, cards and what everybody has done? Printed cards will then lead nowhere.</source>
        <translation>名前とカードと、みんながしたことをすべて消しますか。印刷したカードも使えなくなります。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>新しいカード</translation>
    </message>
    <message>
        <source>A new card for %1? The old one will no longer work: print the new one.</source>
        <translation>%1さんに新しいカードを作りますか。前のカードは使えなくなるので、印刷し直してください。</translation>
    </message>
    <message>
        <source>Delete %1 and all they have done?</source>
        <translation>%1さんと、したことを消しますか。</translation>
    </message>
    <message>
        <source>Another emblem for %1</source>
        <translation>%1さんの絵を変える</translation>
    </message>
    <message>
        <source>Name of pupil %1</source>
        <translation>%1番の名前</translation>
    </message>
    <message>
        <source>New card for %1</source>
        <translation>%1さんの新しいカード</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1さんを消す</translation>
    </message>
    <message numerus="yes">
        <source>%n pupils</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody yet: type names, paste them, or take them from a file.</source>
        <translation>まだだれもいません。名前を入力するか、貼り付けるか、ファイルから入れてください。</translation>
    </message>
    <message>
        <source>The cards were printed for %1, and this computer is %2 now: print them again, or let the network give it the old address.</source>
        <translation>カードは%1用に印刷されましたが、このコンピューターは今%2です。印刷し直すか、前のアドレスになるようネットワークを設定してください。</translation>
    </message>
    <message>
        <source>There are no names.</source>
        <translation>名前がありません。</translation>
    </message>
    <message numerus="yes">
        <source>A class has at most %n pupils.</source>
        <translation>
            <numerusform>1つのクラスは%n人までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Names from a file</source>
        <translation>ファイルから名前を入れる</translation>
    </message>
    <message>
        <source>Lists and tables (*.csv *.txt *.tsv)</source>
        <translation>リストと表 (*.csv *.txt *.tsv)</translation>
    </message>
    <message>
        <source>This file is too long for a class.</source>
        <translation>クラスのファイルとしては長すぎます。</translation>
    </message>
    <message>
        <source>Open a class</source>
        <translation>クラスを開く</translation>
    </message>
    <message>
        <source>This replaces the class that is here. Is it saved?</source>
        <translation>今のクラスは消えます。保存してありますか。</translation>
    </message>
    <message>
        <source>Open the other class</source>
        <translation>別のクラスを開く</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1を開けませんでした：%2</translation>
    </message>
    <message>
        <source>Save the class</source>
        <translation>クラスを保存</translation>
    </message>
    <message>
        <source>Saved as %1. Whoever has this file has the cards.</source>
        <translation>%1として保存しました。このファイルにはカードの内容も入っています。</translation>
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
    <message>
        <source>Usual rules</source>
        <translation>いつものルール</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>全部（%1）</translation>
    </message>
    <message>
        <source>Which rules are shown</source>
        <translation>表示するルール</translation>
    </message>
</context>
<context>
    <name>SaidRules</name>
    <message>
        <source>How does one win? Say your rule.</source>
        <translation>どうすれば勝てますか。自分の必勝法を言いましょう。</translation>
    </message>
    <message>
        <source>The computer is looking for a position where it fails …</source>
        <translation>コンピューターが、うまくいかない局面を探しています…</translation>
    </message>
    <message>
        <source>You have said enough rules: the last one counts.</source>
        <translation>必勝法はもう十分です。最後のものを使います。</translation>
    </message>
    <message>
        <source>Which of these rules is right? Talk about it.</source>
        <translation>この中で正しい必勝法はどれでしょう。話し合いましょう。</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の番</translation>
    </message>
</context>
<context>
    <name>SaidRulesOverlay</name>
    <message>
        <source>Say your rule</source>
        <translation>自分の必勝法を言う</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Stop, and choose among them</source>
        <translation>締め切って、選ぶ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Against the computer, which looks for a position where it fails</source>
        <translation>コンピューターが、うまくいかない局面を探す</translation>
    </message>
    <message>
        <source>The parts are being put together …</source>
        <translation>準備しています…</translation>
    </message>
    <message>
        <source>Nobody has said a rule.</source>
        <translation>まだだれも言っていません。</translation>
    </message>
    <message>
        <source>Tick what all are to see. Nobody is told who said it.</source>
        <translation>みんなに見せるものを選びます。だれが言ったかは出ません。</translation>
    </message>
    <message>
        <source>%1 of %2 have said one</source>
        <translation>%2人のうち%1人が言いました</translation>
    </message>
</context>
<context>
    <name>SeatCards</name>
    <message>
        <source>Point a camera at it</source>
        <translation>カメラで読むと</translation>
    </message>
    <message>
        <source>for your own seat</source>
        <translation>自分の席に着けます</translation>
    </message>
    <message>
        <source>Kachisuji · seat cards %1 / %2</source>
        <translation>勝ち筋・席のカード %1 / %2</translation>
    </message>
    <message>
        <source>Cut along the dashes</source>
        <translation>点線で切る</translation>
    </message>
    <message>
        <source>Seat cards</source>
        <translation>席のカード</translation>
    </message>
</context>
<context>
    <name>SeatedMatch</name>
    <message>
        <source>The table does not answer. Trying again and again.</source>
        <translation>相手のコンピューターから返事がありません。繰り返しつなぎ直しています。</translation>
    </message>
    <message>
        <source>You are watching: only the players can do that.</source>
        <translation>見学中です。これができるのは対局者だけです。</translation>
    </message>
    <message>
        <source>You can give up only on your own turn.</source>
        <translation>投了できるのは、自分の手番のときだけです。</translation>
    </message>
    <message>
        <source>The next match is begun on the computer that opened the table.</source>
        <translation>次の対局は、参加を受け付けたコンピューターで始めます。</translation>
    </message>
    <message>
        <source>That is decided on the computer that opened the table.</source>
        <translation>それは、参加を受け付けたコンピューターで決めます。</translation>
    </message>
</context>
<context>
    <name>SeriesPanel</name>
    <message>
        <source>Grade</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Harder and easier by itself</source>
        <translation>でき具合に合わせる</translation>
    </message>
    <message>
        <source>%1 in a row · %2 solved</source>
        <translation>続けて%1問・全部で%2問</translation>
    </message>
</context>
<context>
    <name>ServedMatch</name>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1が「待った」と言っています。</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>いいですよ</translation>
    </message>
    <message>
        <source>%1 was asked.</source>
        <translation>%1に聞いています。</translation>
    </message>
    <message>
        <source>%1 would rather not.</source>
        <translation>%1は「待ったなし」だそうです。</translation>
    </message>
    <message>
        <source>The match will begin soon.</source>
        <translation>まもなく対局が始まります。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの手番ではありません。</translation>
    </message>
    <message>
        <source>%1 has not answered.</source>
        <translation>%1から返事がありません。</translation>
    </message>
    <message>
        <source>Whether this move ever ends could not be found out: it counts as a draw.</source>
        <translation>この手が終わるかどうかわからなかったので、引き分けとします。</translation>
    </message>
    <message>
        <source>%1 asks for another match, which the other player begins.</source>
        <translation>%1が「先手と後手を替えて、もう一局」と言っています。</translation>
    </message>
    <message>
        <source>%1 asks for another match.</source>
        <translation>%1が「もう一局」と言っています。</translation>
    </message>
    <message>
        <source>Do you want to change sides with %1, instead of moving?</source>
        <translation>指す代わりに、%1と入れ替わりますか。</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Set up a position</source>
        <translation>局面を並べる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>What a click does</source>
        <translation>クリックで何をするか</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>並べる盤面</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>この局面を使う</translation>
    </message>
    <message>
        <source>In this position the game is over already.</source>
        <translation>この局面では、もう勝負がついています。</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1の番</translation>
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
        <source>Follow system</source>
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
        <translation>ディスクに残す解析の表（最大）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音を鳴らす</translation>
    </message>
    <message>
        <source>For the teacher …</source>
        <translation>先生用…</translation>
    </message>
    <message>
        <source>Size of text, as far as the window has room</source>
        <translation>文字の大きさ（画面に入るだけ）</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>Back to what I had chosen</source>
        <translation>元の設定に戻す</translation>
    </message>
    <message>
        <source>All settings back to default</source>
        <translation>すべてはじめの設定に戻す</translation>
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
        <source>small games, and the winning line through each</source>
        <translation>小さなゲームと、それぞれの勝ち筋</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Welcome back, %1</source>
        <translation>%1さん、おかえりなさい</translation>
    </message>
</context>
<context>
    <name>SimulOverlay</name>
    <message>
        <source>One against all</source>
        <translation>一人でみんなと</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>The class begins</source>
        <translation>みんなが先手</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>あなたが先手</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>次の盤へ</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>先生</translation>
    </message>
    <message>
        <source>There is no position to play from: begin a match first.</source>
        <translation>始める局面がありません。先に対局を始めてください。</translation>
    </message>
    <message>
        <source>Nobody watches yet: everybody who does gets a board.</source>
        <translation>見ている人がまだいません。見ている人みんなに、盤が1つずつ用意されます。</translation>
    </message>
    <message>
        <source>you are to move</source>
        <translation>あなたの番です</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>is away</source>
        <translation>席を外しています</translation>
    </message>
    <message numerus="yes">
        <source>%n boards wait for you.</source>
        <translation>
            <numerusform>%n面の盤が、あなたの手を待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>You: won %1, lost %2, drawn %3.</source>
        <translation>あなたの成績：%1勝 %2敗 %3引き分け</translation>
    </message>
    <message>
        <source>Everybody who watches gets a board of their own, and you play them all, from the position on the board. Nobody is shown what moves are worth.</source>
        <translation>見ている人みんなに盤が1つずつ用意され、あなたは今の局面から、全員と同時に対局します。手の値打ちはだれにも見えません。</translation>
    </message>
    <message>
        <source>Board %1 of %2</source>
        <translation>%2面中%1番目</translation>
    </message>
    <message>
        <source>No board waits for you.</source>
        <translation>今はみんな考え中です。</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>この局面から</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>What it asks</source>
        <translation>考えたこと</translation>
    </message>
    <message>
        <source>What was found since</source>
        <translation>その後わかったこと</translation>
    </message>
    <message>
        <source>Whose words these are</source>
        <translation>だれの言葉か</translation>
    </message>
    <message>
        <source>Where something else was found here</source>
        <translation>ここで違う結果になった所</translation>
    </message>
    <message>
        <source>What was known before</source>
        <translation>前から知られていたこと</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
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
    <message>
        <source>sender → receiver, message, the receiver then</source>
        <translation>送り手 → 受け手、メッセージ、そのあとの受け手</translation>
    </message>
</context>
<context>
    <name>StopButton</name>
    <message>
        <source>%1 s · Stop</source>
        <translation>%1秒・止める</translation>
    </message>
</context>
<context>
    <name>TableDesk</name>
    <message>
        <source>The table could not be opened: no port of this computer is free.</source>
        <translation>参加を受け付けられません。このコンピューターに空いているポートがありません。</translation>
    </message>
    <message>
        <source>You sit at another’s table: leave that first.</source>
        <translation>ほかのコンピューターの対局に参加しています。先に席を立ってください。</translation>
    </message>
    <message>
        <source>Your own table is open: close that first.</source>
        <translation>ここで参加を受け付けています。先に受け付けを終えてください。</translation>
    </message>
    <message>
        <source>Tables need a part of the program that cannot be loaded: %1</source>
        <translation>参加に必要なプログラムの一部を読み込めません：%1</translation>
    </message>
    <message>
        <source>Somebody seems to be guessing the code of the table.</source>
        <translation>だれかが参加コードを当てようとしているようです。</translation>
    </message>
</context>
<context>
    <name>TableOverlay</name>
    <message>
        <source>The open table</source>
        <translation>参加を受け付けています</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>This computer is not in a network: no other device can join.</source>
        <translation>このコンピューターはネットワークにつながっていません。参加できるのはこのコンピューターだけです。</translation>
    </message>
    <message>
        <source>Devices in the same network join by this picture, or by the address and the code.</source>
        <translation>同じネットワークのタブレットなどで、この図を読み取るか、アドレスを開いてコードを入れると参加できます。</translation>
    </message>
    <message>
        <source>Code %1</source>
        <translation>コード %1</translation>
    </message>
    <message>
        <source>Devices see the hints that the match shows</source>
        <translation>対局に出ているヒントを参加者にも見せる</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>参加の受け付けを終える</translation>
    </message>
    <message>
        <source>Nobody has joined yet.</source>
        <translation>まだだれも参加していません。</translation>
    </message>
    <message>
        <source>Who is there</source>
        <translation>参加している人</translation>
    </message>
    <message>
        <source>Back to joining</source>
        <translation>参加の案内に戻る</translation>
    </message>
    <message>
        <source>Devices cannot find it?</source>
        <translation>端末からつながらないとき</translation>
    </message>
    <message>
        <source>Some networks keep devices apart, as guest networks often do. Another network helps, or the hotspot of a phone.</source>
        <translation>ゲスト用など、端末どうしがつながらないネットワークがあります。別のネットワークか、スマートフォンのテザリングを使ってください。</translation>
    </message>
    <message>
        <source>Or take the match along: this picture holds its moves as text, which you can paste into a match.</source>
        <translation>対局を持っていくこともできます。この図を読み取ると指し手が文字で出て、対局に貼り付けられます。</translation>
    </message>
    <message>
        <source>Or take the match along: save the record (Ctrl+S). It is too long for a picture.</source>
        <translation>対局を持っていくこともできます。図にするには長すぎるので、棋譜を保存してください（Ctrl+S）。</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>新しく受け付ける</translation>
    </message>
    <message>
        <source>With a new code and without guests</source>
        <translation>コードを新しくし、参加者のいない状態から始めます</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message numerus="yes">
        <source>%n are there. Close the table? For some hours it can be opened again, with the same code and seats.</source>
        <translation>
            <numerusform>%n人が参加しています。受け付けを終えますか。数時間のうちなら、同じコードと席でまた始められます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are there. Send all away, and open another table with a new code?</source>
        <translation>
            <numerusform>%n人が参加しています。全員に席を立ってもらい、新しいコードで始めますか。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody may be guessing the code: %n wrong ones so far. Whoever knows it is let in all the same.</source>
        <translation>
            <numerusform>だれかがコードを当てようとしているかもしれません（まちがい%n回）。正しいコードを知っている人は参加できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Work plan …</source>
        <translation>課題の一覧…</translation>
    </message>
    <message>
        <source>The class …</source>
        <translation>クラス…</translation>
    </message>
    <message>
        <source>As large as the screen</source>
        <translation>画面いっぱいに出す</translation>
    </message>
    <message>
        <source>Devices anywhere join by this picture or its link; those in the same network also by the address and the code.</source>
        <translation>どこからでも、この図を読み取るか、そのリンクを開くと参加できます。同じネットワークからは、アドレスとコードでも参加できます。</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Join the table</source>
        <translation>対局に参加</translation>
    </message>
    <message>
        <source>The code that the screen shows</source>
        <translation>画面に出ているコード</translation>
    </message>
    <message>
        <source>This is not the code.</source>
        <translation>コードが違います。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Where do you want to sit?</source>
        <translation>どの席にしますか。</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>見学する</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>ふさがっています</translation>
    </message>
    <message>
        <source>The match will begin soon.</source>
        <translation>まもなく対局が始まります。</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>ここで止まる</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>この対局を投了しますか。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Leave the seat</source>
        <translation>席を立つ</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>明るい表示・暗い表示</translation>
    </message>
    <message>
        <source>The connection is lost. Trying again …</source>
        <translation>接続が切れました。つなぎ直しています…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Turn the field left</source>
        <translation>盤を左に回す</translation>
    </message>
    <message>
        <source>Turn the field right</source>
        <translation>盤を右に回す</translation>
    </message>
    <message>
        <source>Turn the field up</source>
        <translation>盤を上に回す</translation>
    </message>
    <message>
        <source>Turn the field down</source>
        <translation>盤を下に回す</translation>
    </message>
    <message>
        <source>kept for somebody who will be back</source>
        <translation>戻ってくる人のために空けてあります</translation>
    </message>
    <message>
        <source>kept for %1</source>
        <translation>%1のために空けてあります</translation>
    </message>
    <message>
        <source>There were wrong codes. Please try again in %1 seconds.</source>
        <translation>コードがまちがっていました。%1秒待ってから、もう一度入れてください。</translation>
    </message>
    <message>
        <source>On my own</source>
        <translation>ひとりで</translation>
    </message>
    <message>
        <source>Choose freely</source>
        <translation>自由に選ぶ</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>みんなの対局に戻る</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2個のうち%1個できました</translation>
    </message>
    <message>
        <source>Lessons, puzzles and matches against the computer.</source>
        <translation>レッスンや問題、コンピューターとの対局ができます。</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <translation>持っていく</translation>
    </message>
    <message>
        <source>This card is not valid any more. Ask for your new one, or type the code.</source>
        <translation>このカードはもう使えません。新しいカードをもらうか、コードを入れてください。</translation>
    </message>
    <message>
        <source>That is not me</source>
        <translation>自分ではありません</translation>
    </message>
    <message>
        <source>Begun by yourself</source>
        <translation>自分で始めたもの</translation>
    </message>
    <message>
        <source>Again, the other player begins</source>
        <translation>先手と後手を替えて、もう一度</translation>
    </message>
    <message>
        <source>Again, the same begins</source>
        <translation>同じ順番で、もう一度</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>ここに入る言葉</translation>
    </message>
    <message>
        <source>That is my rule</source>
        <translation>これが自分の必勝法です</translation>
    </message>
    <message>
        <source>Or in your own words</source>
        <translation>または、自分の言葉で</translation>
    </message>
    <message>
        <source>You have said: %1</source>
        <translation>言ったこと：%1</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Leave table mode</source>
        <translation>向かい合わせモードを終える</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>最善手</translation>
    </message>
</context>
<context>
    <name>TakeAlong</name>
    <message>
        <source>The page is not here yet: the package kachisuji-page brings it, or app/page in the program’s sources.</source>
        <translation>持っていくためのページがまだありません。パッケージ kachisuji-page を入れるか、ソースの app/page で作ってください。</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <translation>持っていく</translation>
    </message>
    <message>
        <source>Page for a browser (*.html)</source>
        <translation>ブラウザーのページ (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1: any browser opens it, with no network.</source>
        <translation>%1に保存しました。ネットワークがなくても、どのブラウザーでも開けます。</translation>
    </message>
    <message>
        <source>The page could not be saved: %1</source>
        <translation>ページを保存できませんでした：%1</translation>
    </message>
</context>
<context>
    <name>TeacherDesk</name>
    <message>
        <source>The hints are not locked: the keys 0 to 3 choose them.</source>
        <translation>ヒントは固定されていません。0から3のキーで選べます。</translation>
    </message>
</context>
<context>
    <name>TeacherOverlay</name>
    <message>
        <source>For the teacher</source>
        <translation>先生用</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Lock of the hints</source>
        <translation>ヒントの固定</translation>
    </message>
    <message>
        <source>It opens with your PIN. The help tells what to do if it is forgotten.</source>
        <translation>先生の暗証番号で解けます。番号を忘れたときのことは、ヘルプにあります。</translation>
    </message>
    <message>
        <source>Anybody can open it. With a PIN only you can.</source>
        <translation>だれでも解けます。暗証番号を決めると、先生だけが解けます。</translation>
    </message>
    <message>
        <source>Change the PIN …</source>
        <translation>暗証番号を変える…</translation>
    </message>
    <message>
        <source>Set a PIN …</source>
        <translation>暗証番号を決める…</translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>暗証番号を使わない</translation>
    </message>
    <message>
        <source>While locked, anyone may show the hints for 5 seconds</source>
        <translation>固定中も、だれでもヒントを5秒だけ見てよい</translation>
    </message>
    <message>
        <source>Class log</source>
        <translation>クラスの記録</translation>
    </message>
    <message>
        <source>Keep a class log</source>
        <translation>クラスの記録をつける</translation>
    </message>
    <message>
        <source>The log is empty. It never leaves this computer.</source>
        <translation>記録はまだありません。このコンピューターの外には出ません。</translation>
    </message>
    <message>
        <source>The log never leaves this computer by itself.</source>
        <translation>記録がひとりでにこのコンピューターの外へ出ることはありません。</translation>
    </message>
    <message>
        <source>Save class log …</source>
        <translation>クラスの記録を保存…</translation>
    </message>
    <message>
        <source>Really empty it?</source>
        <translation>本当に空にしますか。</translation>
    </message>
    <message>
        <source>Empty class log</source>
        <translation>クラスの記録を空にする</translation>
    </message>
    <message>
        <source>Save class log</source>
        <translation>クラスの記録を保存</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
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
        <translation>ステップ</translation>
    </message>
    <message>
        <source>start</source>
        <translation>はじめ</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>%2手のうち%1手目</translation>
    </message>
    <message>
        <source>best play %1 of %2</source>
        <translation>最善の手順 %1/%2</translation>
    </message>
    <message>
        <source>lap %1, back after %2</source>
        <translation>%1回目、%2回で元に戻る</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>ステップ%1/%2</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>前半</translation>
    </message>
    <message>
        <source>gave something away</source>
        <translation>損をした手</translation>
    </message>
    <message numerus="yes">
        <source>start, %n to come</source>
        <translation>
            <numerusform>はじめ（このあと%n手）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TubeView</name>
    <message>
        <source>Roll the field up (R)</source>
        <translation>フィールドを丸める（R）</translation>
    </message>
    <message>
        <source>R: lay it flat</source>
        <translation>R：平らに広げる</translation>
    </message>
    <message>
        <source>Turn the tube back</source>
        <translation>筒を1列戻す</translation>
    </message>
    <message>
        <source>Turn the tube on</source>
        <translation>筒を1列進める</translation>
    </message>
    <message>
        <source>or drag to turn it</source>
        <translation>引っぱっても回せます</translation>
    </message>
    <message>
        <source>The field, rolled up</source>
        <translation>丸めたフィールド</translation>
    </message>
    <message>
        <source>The seam: %1 and %2 are neighbours</source>
        <translation>継ぎ目：%1と%2はとなりどうし</translation>
    </message>
</context>
<context>
    <name>TurnPlates</name>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
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
        <source>Draw by repetition: %1</source>
        <translation>千日手になる手：%1</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>お休み中</translation>
    </message>
    <message>
        <source>Call it a draw</source>
        <translation>引き分けにする</translation>
    </message>
    <message>
        <source>score %1 : %2</source>
        <translation>%1勝 対 %2勝</translation>
    </message>
    <message>
        <source>⇄ Changed sides: the other player begins now</source>
        <translation>⇄ 交代：前に後手だった人から始めます</translation>
    </message>
    <message>
        <source>⇄ %1 begins this time</source>
        <translation>⇄ 今度は%1が先</translation>
    </message>
</context>
<context>
    <name>TurningCard</name>
    <message>
        <source>%1 turned a win into a loss</source>
        <translation>%1は勝ちを負けにしました</translation>
    </message>
    <message>
        <source>%1 gave the win away</source>
        <translation>%1は勝ちを逃しました</translation>
    </message>
    <message>
        <source>%1 gave the draw away</source>
        <translation>%1は引き分けを逃しました</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>最善の手順</translation>
    </message>
    <message>
        <source>The position before move %1</source>
        <translation>%1手目の前の局面</translation>
    </message>
    <message>
        <source>Try again against %1</source>
        <translation>%1ともう一度</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから指す</translation>
    </message>
    <message>
        <source>Try another move from here</source>
        <translation>ここから別の進み方を試せます</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a move in words</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>turned a win into a loss</source>
        <translation>勝ちを負けにしました</translation>
    </message>
    <message>
        <source>gave the win away</source>
        <translation>勝ちを逃しました</translation>
    </message>
    <message>
        <source>gave the draw away</source>
        <translation>引き分けを逃しました</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3 and %4. Better: %5</source>
        <translation>%1手目：%2は%3と指して%4。もっとよい手：%5</translation>
    </message>
    <message>
        <source>move %1 · %2</source>
        <translation>%1手目・%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>held out less long than could be</source>
        <translation>もっとねばれました</translation>
    </message>
    <message>
        <source>took longer than needed</source>
        <translation>手数をかけすぎました</translation>
    </message>
    <message>
        <source>%1 could have held out longer</source>
        <translation>%1はもっとねばれました</translation>
    </message>
    <message>
        <source>%1 took longer than needed</source>
        <translation>%1は手数をかけすぎました</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Value of the position</source>
        <translation>局面の値打ち</translation>
    </message>
    <message>
        <source>Hints are off</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>H shows the best move once</source>
        <translation>Hキーで最善手を1回だけ見られます</translation>
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
        <translation>もう少し進むと出ます</translation>
    </message>
    <message>
        <source>locked by the teacher</source>
        <translation>先生が固定しています</translation>
    </message>
    <message>
        <source>at this table</source>
        <translation>この席では</translation>
    </message>
    <message>
        <source>while the class is asked</source>
        <translation>クラスに聞いている間</translation>
    </message>
</context>
<context>
    <name>WelcomeBack</name>
    <message>
        <source>All matches</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>棋譜を開く…</translation>
    </message>
    <message>
        <source>Worksheet …</source>
        <translation>問題プリント…</translation>
    </message>
    <message>
        <source>Join a table …</source>
        <translation>ほかのコンピューターの対局に参加…</translation>
    </message>
    <message>
        <source>The last match</source>
        <translation>前回の対局</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1の番</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>今日の問題</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>解いてみる</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>次のレッスン：%1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Where you left off</source>
        <translation>続きから</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Why</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>盤面に描く</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>理由を表示</translation>
    </message>
    <message>
        <source>Hide why</source>
        <translation>理由を隠す</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>理論</translation>
    </message>
    <message>
        <source>Plain words</source>
        <translation>やさしい言葉</translation>
    </message>
    <message>
        <source>Play it through</source>
        <translation>順にたどる</translation>
    </message>
    <message>
        <source>There is nothing to say about this position.</source>
        <translation>この局面について言えることはありません。</translation>
    </message>
</context>
<context>
    <name>WorkLegend</name>
    <message>
        <source>right at once</source>
        <translation>すぐできた</translation>
    </message>
    <message>
        <source>done with help</source>
        <translation>助けを使ってできた</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>途中</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>止まっている</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>まだ</translation>
    </message>
</context>
<context>
    <name>WorkOverlay</name>
    <message>
        <source>Work plans (*.kachisuji-plan)</source>
        <translation>課題の一覧 (*.kachisuji-plan)</translation>
    </message>
    <message>
        <source>Work plan</source>
        <translation>課題の一覧</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Title, for example “This week”</source>
        <translation>題名（例：今週の課題）</translation>
    </message>
    <message>
        <source>Title of the plan</source>
        <translation>一覧の題名</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>すること</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Add to the plan</source>
        <translation>一覧に加える</translation>
    </message>
    <message>
        <source>Save the plan …</source>
        <translation>一覧を保存…</translation>
    </message>
    <message>
        <source>Save what was done …</source>
        <translation>進み具合を保存…</translation>
    </message>
    <message numerus="yes">
        <source>A plan has at most %n tasks.</source>
        <translation>
            <numerusform>一覧に入れられる課題は%n個までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is in the plan already.</source>
        <translation>これはもう一覧に入っています。</translation>
    </message>
    <message>
        <source>Move task %1 up</source>
        <translation>課題%1を先にする</translation>
    </message>
    <message>
        <source>Remove task %1</source>
        <translation>課題%1を外す</translation>
    </message>
    <message>
        <source>Choose what is to be done: every device shows it as a list, and all go at their own pace. Whoever watches can also choose freely. Here you see how far everybody is.</source>
        <translation>することを選ぶと、どの端末にも一覧として出て、みんなが自分の速さで進みます。見学している人は、自由に選ぶこともできます。だれがどこまで進んだかは、ここに出ます。</translation>
    </message>
    <message>
        <source>%1 of %2 are there.</source>
        <translation>%2人のうち%1人がいます。</translation>
    </message>
    <message>
        <source>Open a work plan</source>
        <translation>課題の一覧を開く</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1を開けませんでした：%2</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>一覧を保存</translation>
    </message>
    <message>
        <source>Work of the class</source>
        <translation>クラスの課題</translation>
    </message>
    <message>
        <source>Save what was done</source>
        <translation>進み具合を保存</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <source>for all</source>
        <translation>全員</translation>
    </message>
    <message numerus="yes">
        <source>for %n</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 Missing: %2</source>
        <translation>%1まだの人：%2</translation>
    </message>
    <message>
        <source>From a match …</source>
        <translation>対局から…</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>Kachisuji records (*.kachisuji)</source>
        <translation>勝ち筋の棋譜 (*.kachisuji)</translation>
    </message>
</context>
<context>
    <name>WorkTable</name>
    <message>
        <source>without a name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>How far everybody is</source>
        <translation>どこまで進んだか</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>%2ステップのうち%1まで</translation>
    </message>
    <message>
        <source>right at once</source>
        <translation>すぐできた</translation>
    </message>
    <message>
        <source>done with help</source>
        <translation>助けを使ってできた</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1（今いません）</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>まだ始めていません</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
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
    <message>
        <source>unproven</source>
        <translation>未証明</translation>
    </message>
    <message>
        <source>first</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>second</source>
        <translation>後手</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Lay by lay: the pit at the top is sown next.</source>
        <translation>一配りごとの形です。次に配るのは、いちばん上の穴です。</translation>
    </message>
    <message>
        <source>Sown the way a clock goes, from the pit at the top.</source>
        <translation>いちばん上の穴から、時計回りに配ります。</translation>
    </message>
    <message>
        <source>The pits in the order in which they are sown.</source>
        <translation>穴を、配る順に並べてあります。</translation>
    </message>
    <message>
        <source>The stones in the order in which they are sown.</source>
        <translation>石を、配る順に並べてあります。</translation>
    </message>
    <message>
        <source>The numbers of the boards; a move leads to those that are tinted.</source>
        <translation>それぞれの形の数です。色のついたところへは、1手で行けます。</translation>
    </message>
    <message>
        <source>A dot: lost for whoever moves there. Moves lead to what is tinted.</source>
        <translation>黒い丸は、そこで手番の人が負ける形です。色のついたところへは、1手で行けます。</translation>
    </message>
    <message>
        <source>A dot: lost for whoever moves there.</source>
        <translation>黒い丸は、そこで手番の人が負ける形です。</translation>
    </message>
    <message>
        <source>Each move, and the number of the board that it leads to.</source>
        <translation>それぞれの手と、その手でできる形の数です。</translation>
    </message>
    <message>
        <source>Each move, and the board that it leads to.</source>
        <translation>それぞれの手と、その手でできる形です。</translation>
    </message>
    <message>
        <source>Each move, and behind it the answers to it: what each is worth to whoever makes it.</source>
        <translation>それぞれの手と、それに返せる手です。しるしは、返す人にとってのよしあしです。</translation>
    </message>
    <message>
        <source>Each move, and behind it a ring for each answer to it.</source>
        <translation>それぞれの手と、それに返せる手の数だけの輪です。</translation>
    </message>
    <message>
        <source>A dot for each piece.</source>
        <translation>点1つが、1つの部分。</translation>
    </message>
    <message>
        <source>You left odd columns: %1</source>
        <translation>あなたが指したあとの奇数の列：%1</translation>
    </message>
    <message>
        <source>Odd columns: %1</source>
        <translation>奇数の列：%1</translation>
    </message>
    <message>
        <source>Nothing is left: every column is even.</source>
        <translation>何も残っていない。どの列も偶数。</translation>
    </message>
    <message>
        <source>Every column is even.</source>
        <translation>どの列も偶数。</translation>
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
        <source>“%1” needs a value after it</source>
        <translation>「%1」のあとに値が要ります</translation>
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
        <source>how many sequences of a given length there are</source>
        <translation>その手数の手順がいくつあるか</translation>
    </message>
    <message>
        <source>an experiment about a game</source>
        <translation>ゲームについての実験</translation>
    </message>
    <message>
        <source>a command is missing; commands are: %1</source>
        <translation>コマンドがありません。使えるのは：%1</translation>
    </message>
    <message>
        <source>there is no command “%1”; commands are: %2</source>
        <translation>コマンド「%1」はありません。使えるのは：%2</translation>
    </message>
    <message>
        <source>  --rules R      the rules, as key=value pairs joined by “;”</source>
        <translation>  --rules R      ルール。「;」でつないだ key=value</translation>
    </message>
    <message>
        <source>  --position P   the position to begin with</source>
        <translation>  --position P   はじめの局面</translation>
    </message>
    <message>
        <source>  --json         the answer for programs</source>
        <translation>  --json         プログラム向けの答え</translation>
    </message>
    <message>
        <source>  --lang LANG    the language of an answer for people: en, ja or ja_Hira</source>
        <translation>  --lang LANG    人向けの答えの言語：en、ja、ja_Hira</translation>
    </message>
    <message>
        <source>  --time-ms N    think for at most N milliseconds (play: about each move)</source>
        <translation>  --time-ms N    考える時間の上限、ミリ秒（playでは一手ごと）</translation>
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
        <translation>勝てる局面、または千日手の局面のグラフ</translation>
    </message>
    <message>
        <source>“%1” could not be started: SVG needs the package “graphviz”</source>
        <translation>「%1」を起動できません：SVGにはパッケージ「graphviz」が必要です</translation>
    </message>
    <message>
        <source>this could not be worked out: %1</source>
        <translation>調べきれませんでした：%1</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>これにはメモリが足りません</translation>
    </message>
    <message>
        <source>“--csv” and “--json” exclude each other</source>
        <translation>「--csv」と「--json」は一緒に使えません</translation>
    </message>
    <message>
        <source>positions with a question that has one answer, made by the solver</source>
        <translation>コンピューターが作った、答えが1つだけの問題</translation>
    </message>
    <message>
        <source>a table on the disk was damaged and has been removed: try again</source>
        <translation>ディスクの表が壊れていたので消しました。もう一度実行してください</translation>
    </message>
    <message>
        <source>“%1” is not proved</source>
        <translation>「%1」は証明できていません</translation>
    </message>
    <message>
        <source>the game’s results and checksums over all their positions</source>
        <translation>ゲームの結果と、すべての局面のチェックサム</translation>
    </message>
    <message>
        <source>LEVEL is random, first-steps, gentle, fair, strong or perfect. Ctrl-C ends the thinking.</source>
        <translation>LEVELはrandom、first-steps、gentle、fair、strong、perfectのどれかです。Ctrl-Cで考えるのをやめます。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>「%1」を読めません：%2</translation>
    </message>
    <message>
        <source>a record as a link to a page, and the record in a link</source>
        <translation>棋譜をページへのリンクにし、リンクから棋譜を取り出す</translation>
    </message>
    <message>
        <source>every position that can be reached, with its value</source>
        <translation>行き着くすべての局面とその値打ち</translation>
    </message>
    <message>
        <source>what is wrong with a lesson that somebody has written</source>
        <translation>自分で書いたレッスンのまちがい</translation>
    </message>
    <message>
        <source>%1: nothing is wrong with this lesson</source>
        <translation>%1：このレッスンにまちがいはありません</translation>
    </message>
    <message>
        <source>“--pie” does not fit “%1”: one player makes the first moves there</source>
        <translation>「--pie」は「%1」では使えません。はじめの何手かを1人が続けて指すからです</translation>
    </message>
    <message>
        <source>  --csv          the table as CSV</source>
        <translation>  --csv          表をCSVで</translation>
    </message>
    <message>
        <source>a match between two computer players; --pie: the second may change sides after the first move</source>
        <translation>コンピューターどうしの対局。--pie：最初の1手のあと、後手は先手と入れ替わってもよい</translation>
    </message>
    <message>
        <source>no endless play begins at “%1”, so the tree is empty</source>
        <translation>「%1」からは千日手が始まらないので、木は空です</translation>
    </message>
    <message>
        <source>no endless play can be reached from “%1”</source>
        <translation>「%1」からは千日手の局面に行き着けません</translation>
    </message>
    <message>
        <source>first wins no position that can be reached from “%1”</source>
        <translation>「%1」から行き着く局面に、先手が勝てるものはありません</translation>
    </message>
    <message>
        <source>second wins no position that can be reached from “%1”</source>
        <translation>「%1」から行き着く局面に、後手が勝てるものはありません</translation>
    </message>
    <message>
        <source>no play is endless here: this is what first wins</source>
        <translation>ここに千日手はありません。先手が勝てる局面のグラフです</translation>
    </message>
    <message>
        <source>no play is endless here: this is what second wins</source>
        <translation>ここに千日手はありません。後手が勝てる局面のグラフです</translation>
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
        <source>exactly %1, joined by commas</source>
        <translation>コンマでつないだちょうど%1個</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1のどれか</translation>
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
        <translation>ルール：「%1」はkey=valueの形ではありません</translation>
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
        <source>this is not the record of a match; its “format” must be “%1”</source>
        <translation>対局の棋譜ではありません。「format」は「%1」のはずです</translation>
    </message>
    <message>
        <source>this record has version %1; this program reads up to version %2</source>
        <translation>この棋譜はバージョン%1です。読めるのはバージョン%2までです</translation>
    </message>
    <message>
        <source>“%1” comes after the end of the match</source>
        <translation>「%1」は対局が終わったあとの手です</translation>
    </message>
    <message>
        <source>players: this must be an object with “first” and “second”</source>
        <translation>players：「first」と「second」のあるオブジェクトでなければなりません</translation>
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
        <translation>%1～%2のA..B</translation>
    </message>
    <message>
        <source>range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>there is no game “%1”; games are: %2</source>
        <translation>「%1」というゲームはありません。あるのは：%2</translation>
    </message>
    <message numerus="yes">
        <source>win in at most %n moves</source>
        <translation>
            <numerusform>勝ち（あと%n手以内）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss in %n moves or more</source>
        <translation>
            <numerusform>負け（あと%n手以上）</numerusform>
        </translation>
    </message>
    <message>
        <source>never ends, a draw</source>
        <translation>終わらない手、引き分け</translation>
    </message>
    <message>
        <source>at least a draw</source>
        <translation>引き分けか勝ち</translation>
    </message>
    <message>
        <source>at most a draw</source>
        <translation>引き分けか負け</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <translation>
            <numerusform>%1の勝ち（あと%n手）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %n moves</source>
        <translation>
            <numerusform>%1の勝ち（あと%n手以内）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Probably a draw</source>
        <translation>引き分けの見込み</translation>
    </message>
    <message>
        <source>%1 probably wins</source>
        <translation>%1の勝ちの見込み</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>まだ不明</translation>
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
        <source>with best play · %1</source>
        <translation>最善を尽くした場合・%1</translation>
    </message>
    <message>
        <source>with best play · the other half decides</source>
        <translation>最善を尽くした場合・勝ち負けは後半しだい</translation>
    </message>
    <message>
        <source>First half: %1</source>
        <translation>前半：%1</translation>
    </message>
    <message>
        <source>with best play · proven</source>
        <translation>最善を尽くした場合・証明ずみ</translation>
    </message>
    <message>
        <source>an estimate so far</source>
        <translation>まだ見込み</translation>
    </message>
    <message>
        <source>being worked out</source>
        <translation>調べています</translation>
    </message>
    <message>
        <source>%1: this must be a list of moves</source>
        <translation>%1：手の並びでなければなりません</translation>
    </message>
    <message>
        <source>%1: %2 are too many; allowed: %3</source>
        <translation>%1：%2手は多すぎます。上限：%3</translation>
    </message>
    <message>
        <source>variations: this must be a list of at most %1</source>
        <translation>variations：%1個までの並びでなければなりません</translation>
    </message>
    <message>
        <source>this must be an object with “from” and “moves”</source>
        <translation>「from」と「moves」のあるオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>the variations are too long; allowed: %1 moves</source>
        <translation>変化が長すぎます。全部で%1手までです</translation>
    </message>
    <message>
        <source>“%1” comes after a move whose end is not known</source>
        <translation>「%1」の前の手は、どう終わるかわかっていません</translation>
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
        <source>%1 rule sets examined, %2 of them drawn</source>
        <translation>%1通りのルールを調べ、%2通りが引き分け</translation>
    </message>
    <message>
        <source>under these rules there is nothing to play: the match would be over at its start</source>
        <translation>このルールでは、始めたときにもう対局が終わっています</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 → …</source>
        <translation>%1 → …</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>「%1」がありません</translation>
    </message>
    <message>
        <source>“%1” is neither true nor false</source>
        <translation>「%1」はtrueでもfalseでもありません</translation>
    </message>
    <message>
        <source>there is no seat “%1”; allowed: first, second, watch</source>
        <translation>「%1」という席はありません。使えるのはfirst、second、watchです</translation>
    </message>
    <message>
        <source>a message is one JSON object</source>
        <translation>メッセージは1つのJSONオブジェクトに限ります</translation>
    </message>
    <message>
        <source>nothing is known of “do”: “%1”</source>
        <translation>「do」に「%1」というものはありません</translation>
    </message>
    <message>
        <source>nothing is known of “type”: “%1”</source>
        <translation>「type」に「%1」というものはありません</translation>
    </message>
    <message>
        <source>“%1” is not a list</source>
        <translation>「%1」はリストではありません</translation>
    </message>
    <message>
        <source>“%1” is too long</source>
        <translation>「%1」が長すぎます</translation>
    </message>
    <message>
        <source>“%1” holds something other than objects</source>
        <translation>「%1」にオブジェクトでないものがあります</translation>
    </message>
    <message>
        <source>this link holds no record that can be read</source>
        <translation>このリンクには、読める棋譜が入っていません</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局する</translation>
    </message>
    <message>
        <source>there is no lesson “%1” of %2</source>
        <translation>%2に「%1」というレッスンはありません</translation>
    </message>
    <message>
        <source>“%1” has %2 bytes; allowed: %3</source>
        <translation>「%1」が%2バイトあります。%3バイトまでです</translation>
    </message>
    <message>
        <source>a task is one JSON object</source>
        <translation>課題は1つのJSONオブジェクトに限ります</translation>
    </message>
    <message>
        <source>how far a task is done is one JSON object</source>
        <translation>課題の進み具合は1つのJSONオブジェクトに限ります</translation>
    </message>
    <message>
        <source>this is not a work plan; its “format” must be “%1”</source>
        <translation>課題の一覧ではありません。「format」は「%1」のはずです</translation>
    </message>
    <message>
        <source>there are %1 tasks; allowed: %2</source>
        <translation>課題が%1個あります。%2個までです</translation>
    </message>
    <message>
        <source>“%1” has %2 entries; allowed: %3</source>
        <translation>「%1」には%2件あります。%3件までです</translation>
    </message>
    <message>
        <source>what was done is a row of six</source>
        <translation>したことは6つの値の並びに限ります</translation>
    </message>
    <message>
        <source>a pupil is one JSON object</source>
        <translation>児童・生徒1人分は1つのJSONオブジェクトに限ります</translation>
    </message>
    <message>
        <source>“%1” is not what a seat card says</source>
        <translation>「%1」は席のカードの内容ではありません</translation>
    </message>
    <message>
        <source>this is not a class; its “format” must be “%1”</source>
        <translation>クラスのファイルではありません。「format」は「%1」のはずです</translation>
    </message>
    <message>
        <source>there is another pupil with this id or card</source>
        <translation>同じidかカードの人がほかにもいます</translation>
    </message>
    <message>
        <source>“%1” is not an object</source>
        <translation>「%1」はオブジェクトではありません</translation>
    </message>
    <message>
        <source>“%1” is not a list of tasks and pupils</source>
        <translation>「%1」は課題と人のリストではありません</translation>
    </message>
    <message>
        <source>the solver does not find the answer</source>
        <translation>計算しても答えがわかりません</translation>
    </message>
    <message>
        <source>it is not proved in the time given</source>
        <translation>決めた時間のうちに証明できませんでした</translation>
    </message>
    <message>
        <source>the right answer is not among those to choose from</source>
        <translation>選べる答えの中に、正解がありません</translation>
    </message>
    <message>
        <source>none of these boards is lost</source>
        <translation>この中に、負けの形がありません</translation>
    </message>
    <message>
        <source>all of these boards are lost</source>
        <translation>この形は、全部負けです</translation>
    </message>
    <message>
        <source>every move would be right</source>
        <translation>どの手でも正解になります</translation>
    </message>
    <message>
        <source>this cannot be played to its end</source>
        <translation>最後まで指すことができません</translation>
    </message>
    <message>
        <source>the move “%1” gives nothing away in “%2”</source>
        <translation>手「%1」は、「%2」で損をしません</translation>
    </message>
    <message>
        <source>“%1” is not known here; allowed: %2</source>
        <translation>ここに「%1」は書けません。書けるもの：%2</translation>
    </message>
    <message>
        <source>“%1” stands here too often; allowed: %2</source>
        <translation>「%1」が多すぎます。上限：%2</translation>
    </message>
    <message>
        <source>a question is missing before this</source>
        <translation>この前に問いがありません</translation>
    </message>
    <message>
        <source>there are too many steps; allowed: %1</source>
        <translation>問いが多すぎます。上限：%1</translation>
    </message>
    <message>
        <source>a lesson needs a step, a line “[%1]”, and a question after it</source>
        <translation>レッスンには、問いと「[%1]」の行、そのあとの問いが要ります</translation>
    </message>
    <message>
        <source>“%1” says nothing</source>
        <translation>「%1」に何も書いてありません</translation>
    </message>
    <message>
        <source>“%1” is the same in all languages</source>
        <translation>「%1」は、どの言語でも同じです</translation>
    </message>
    <message>
        <source>the match is over in the position “%1”</source>
        <translation>局面「%1」では、対局はもう終わっています</translation>
    </message>
    <message>
        <source>“position” and “board” exclude each other</source>
        <translation>「position」と「board」は、どちらか片方だけです</translation>
    </message>
    <message>
        <source>“%1” stands before what it belongs to</source>
        <translation>「%1」より前に、それが付く行がありません</translation>
    </message>
    <message>
        <source>where this move ends cannot be asked</source>
        <translation>この手の終わる場所は聞けません</translation>
    </message>
    <message>
        <source>“%1” has no place %2 for a part</source>
        <translation>「%1」に、言葉を入れる%2がありません</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation>UTF-8ではありません</translation>
    </message>
    <message>
        <source>there is a character that cannot be shown</source>
        <translation>表示できない文字があります</translation>
    </message>
    <message>
        <source>“%1” does not end with “]”</source>
        <translation>「%1」の終わりに「]」がありません</translation>
    </message>
    <message>
        <source>“%1” is not of the form key: value</source>
        <translation>「%1」には、半角のコロンがありません</translation>
    </message>
    <message>
        <source>there is no language “%1”; allowed: %2</source>
        <translation>「%1」という言語はありません。書けるもの：%2</translation>
    </message>
    <message>
        <source>there is nothing before this that it could continue</source>
        <translation>空白で始まるこの行の前に、続きにできる行がありません</translation>
    </message>
    <message>
        <source>a text of %1 bytes is too long; allowed: %2</source>
        <translation>文が%1バイトあり、長すぎます。上限：%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>a lesson of %1 bytes is too large; allowed: %2</source>
        <translation>レッスンが%1バイトあり、大きすぎます。上限：%2</translation>
    </message>
    <message>
        <source>nothing where one player makes the first moves</source>
        <translation>なし（最初の数手を一人が指すとき）</translation>
    </message>
    <message>
        <source>false before the first move</source>
        <translation>false（最初の1手の前のとき）</translation>
    </message>
    <message>
        <source>The fewest to remember</source>
        <translation>覚える形</translation>
    </message>
    <message>
        <source>The fewest lost positions that one must remember to be sure of winning: move to one of them, whatever the other side does.</source>
        <translation>必ず勝つために覚えればよい、いちばん少ない必敗形です。相手が何をしても、そのどれかへ動かせば勝てます。</translation>
    </message>
    <message>
        <source>Find rules</source>
        <translation>ルールを探す</translation>
    </message>
    <message>
        <source>Which rules make a good game: by how long it is, how often it is drawn, how much can go wrong, and how much it matters who is on move.</source>
        <translation>どんなルールならよいゲームになるかを調べます。長さ、引き分けの多さ、まちがえやすさ、手番の有利さで比べます。</translation>
    </message>
    <message>
        <source>these are more than %1 sets of rules: choose fewer</source>
        <translation>ルールの組が%1組より多くなります。もっと少なく選んでください</translation>
    </message>
    <message numerus="yes">
        <source>first wins in %n moves</source>
        <translation>
            <numerusform>%n手で先手の勝ち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>second wins in %n moves</source>
        <translation>
            <numerusform>%n手で後手の勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw with best play</source>
        <translation>最善を尽くすと引き分け</translation>
    </message>
    <message>
        <source>%1: %2. %3 % of the moves give something away, and in %4 % of the positions only one move is right. %5 % of the positions are drawn; of the others the player on move wins %6 %.</source>
        <translation>%1：%2。損をする手は全体の%3 %、正しい手が1つしかない局面は%4 %です。引き分けの局面は%5 %で、そのほかの局面の%6 %では手番の人が勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>%n sets of rules have too many positions: nothing is proven of them</source>
        <translation>
            <numerusform>%n組のルールは局面が多すぎて、何も証明できていません</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>First come</source>
        <translation>並べる順</translation>
    </message>
    <message>
        <source>Lively</source>
        <translation>にぎやか</translation>
    </message>
    <message>
        <source>much can go wrong</source>
        <translation>まちがえやすい順</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>長い</translation>
    </message>
    <message>
        <source>the win takes many moves</source>
        <translation>勝つまでの手数が多い順</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>決着がつく</translation>
    </message>
    <message>
        <source>few positions are drawn</source>
        <translation>引き分けの局面が少ない順</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>公平</translation>
    </message>
    <message>
        <source>it matters little who is on move</source>
        <translation>手番の有利さが少ない順</translation>
    </message>
    <message>
        <source>Positions at most</source>
        <translation>局面の数の上限</translation>
    </message>
    <message>
        <source>Draws %</source>
        <translation>引き分け %</translation>
    </message>
    <message>
        <source>Traps %</source>
        <translation>損をする手 %</translation>
    </message>
    <message>
        <source>Only moves %</source>
        <translation>正しい手が1つ %</translation>
    </message>
    <message>
        <source>Mover wins %</source>
        <translation>手番の勝ち %</translation>
    </message>
    <message>
        <source>First wins: it is enough to remember %1 of the %2 lost positions. Whoever always moves to one of them, or wins at once, wins.</source>
        <translation>先手の勝ち：%2個の必敗形のうち%1個を覚えれば足ります。いつもそのどれかへ動かすか、すぐに勝てば、勝てます。</translation>
    </message>
    <message>
        <source>Second wins: it is enough to remember %1 of the %2 lost positions. Whoever always moves to one of them, or wins at once, wins.</source>
        <translation>後手の勝ち：%2個の必敗形のうち%1個を覚えれば足ります。いつもそのどれかへ動かすか、すぐに勝てば、勝てます。</translation>
    </message>
    <message>
        <source>Nothing need be remembered: a win is always one move away.</source>
        <translation>何も覚えなくてかまいません。いつも1手で勝てます。</translation>
    </message>
    <message>
        <source>Checked by the rules alone, against every answer.</source>
        <translation>ルールだけを使って、すべての応手に対して確かめました。</translation>
    </message>
    <message>
        <source>No smaller set is enough.</source>
        <translation>これより少なくては足りません。</translation>
    </message>
    <message>
        <source>Fewer than %1 are never enough; it is not known whether fewer than these could be.</source>
        <translation>%1個より少なくては足りません。これより少なくてすむかどうかは、まだわかりません。</translation>
    </message>
    <message>
        <source>%1 of them nobody can do without.</source>
        <translation>そのうち%1個は、だれにも欠かせません。</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>覚える形</translation>
    </message>
    <message>
        <source>Cannot do without</source>
        <translation>欠かせない</translation>
    </message>
    <message>
        <source>Nobody can force a win from this start.</source>
        <translation>このはじめの形からは、だれも必ず勝つことはできません。</translation>
    </message>
    <message>
        <source>Choose another start, or other rules, under which somebody wins.</source>
        <translation>だれかが勝てるはじめの形かルールを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>lost in %n moves for whoever is to move</source>
        <translation>
            <numerusform>手番の人があと%n手で負け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 answers lose</source>
        <translation>
            <numerusform>%1通りの応手のうち%n通りは負け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no answer loses, but in %n moves there is a trap</source>
        <translation>
            <numerusform>負ける応手はないが、%n手先にわながある</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 moves keep the win.</source>
        <translation>
            <numerusform>%1通りの手のうち、勝ちを保つのは%n通りです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 moves keep the draw.</source>
        <translation>
            <numerusform>%1通りの手のうち、引き分けを保つのは%n通りです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardest to answer is %1: %n of %2 answers lose.</source>
        <translation>
            <numerusform>いちばん答えにくいのは%1です。%2通りの応手のうち%n通りは負けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 the other side can be brought into a trap in %n moves: there an answer can lose.</source>
        <translation>
            <numerusform>%1なら、%n手で相手をわなにかけられます。そこでは応手をまちがえると負けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not this one: won in %n moves for whoever is to move</source>
        <translation>
            <numerusform>これはだめ：手番の人があと%n手で勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can force a win from this start. This is for the longest win after a mistake, from %1.</source>
        <translation>このはじめの形からは、だれも必ず勝つことはできません。ここでは、だれかが損をしたあとの、勝ちまでがいちばん長い形（%1）から始めます。</translation>
    </message>
    <message>
        <source>“do”: “%1” is not a task; allowed: guide, lesson, puzzles, match, record, lab</source>
        <translation>「do」の「%1」という課題はありません。使えるのは：guide、lesson、puzzles、match、record、lab</translation>
    </message>
    <message>
        <source>there is no lab “%1” of %2</source>
        <translation>%2に「%1」という研究はありません</translation>
    </message>
    <message>
        <source>in this match nobody has moved yet</source>
        <translation>この対局ではまだだれも指していません</translation>
    </message>
    <message>
        <source>move %1: the match is over before it</source>
        <translation>%1手目：その前に対局が終わっています</translation>
    </message>
    <message>
        <source>lost positions</source>
        <translation>必敗形</translation>
    </message>
    <message>
        <source>of these at least to be remembered</source>
        <translation>このうち、少なくとも覚えるもの</translation>
    </message>
    <message>
        <source>The two have changed sides after the first move.</source>
        <translation>最初の1手のあと、先手と後手が入れ替わりました。</translation>
    </message>
    <message>
        <source>from “%1” more than %2 positions can be reached: too many to be listed</source>
        <translation>「%1」から行き着く局面は%2を超えています。多すぎて一覧にできません</translation>
    </message>
    <message>
        <source>%1: %2. %3 % of the moves give something away, and in %4 % of the positions only one move is right. No position is drawn: in %5 % of them the player on move wins.</source>
        <translation>%1：%2。損をする手は全体の%3 %、正しい手が1つしかない局面は%4 %です。引き分けの局面はなく、%5 %の局面では手番の人が勝ちます。</translation>
    </message>
</context>
<context>
    <name>emblem</name>
    <message>
        <source>sun</source>
        <translation>太陽</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>月</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>cloud</source>
        <translation>雲</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>しずく</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>葉</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>木</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>きのこ</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>りんご</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>魚</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>船</translation>
    </message>
    <message>
        <source>house</source>
        <translation>家</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>傘</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>鈴</translation>
    </message>
    <message>
        <source>key</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>カップ</translation>
    </message>
</context>
<context>
    <name>film::FilmOverlay</name>
    <message>
        <source>Moving picture</source>
        <translation>動く画像</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>Made so far</source>
        <translation>できたところまで</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Save as GIF …</source>
        <translation>GIFで保存…</translation>
    </message>
    <message>
        <source>That is too long for a moving picture. Choose fewer moves.</source>
        <translation>動く画像にするには長すぎます。手の数を減らしてください。</translation>
    </message>
    <message>
        <source>Length: %1 s</source>
        <translation>長さ %1 秒</translation>
    </message>
    <message>
        <source>Making the moving picture …</source>
        <translation>動く画像を作っています…</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>止めました。何も保存していません。</translation>
    </message>
    <message>
        <source>Up to move</source>
        <translation>最後の手</translation>
    </message>
</context>
<context>
    <name>helppage</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a game and its rules</comment>
        <translation>%1（%2）</translation>
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
    <name>matchcard</name>
    <message>
        <source>has won</source>
        <translation>の勝ち</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>の番</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>きのう</translation>
    </message>
    <message>
        <source>Go on with %1, %2 against %3, %4</source>
        <translation>%1の続き、%2 対 %3、%4</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>1月</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>2月</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>3月</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>4月</translation>
    </message>
    <message>
        <source>May</source>
        <translation>5月</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>6月</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>7月</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>8月</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>9月</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>10月</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>11月</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>12月</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%2%1日</translation>
    </message>
</context>
<context>
    <name>online</name>
    <message>
        <source>Your move %1 came too late: the other player had done something else first.</source>
        <translation>あなたの手「%1」は間に合いませんでした。相手がその前に別のことをしていました。</translation>
    </message>
</context>
<context>
    <name>plan</name>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>レッスン：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles of grade %1</source>
        <translation>
            <numerusform>問題%n問（難しさ%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from this position, against the computer (%1)</source>
        <translation>この局面から、コンピューターと対局（%1）</translation>
    </message>
    <message>
        <source>A match against the computer (%1)</source>
        <translation>コンピューターと対局（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles</source>
        <translation>
            <numerusform>問題%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message numerus="yes">
        <source>Look through a match of %n moves</source>
        <translation>
            <numerusform>対局を最後まで見る（%n手）</numerusform>
        </translation>
    </message>
    <message>
        <source>Lab: %1</source>
        <translation>研究：%1</translation>
    </message>
    <message numerus="yes">
        <source>Lab: %1, with %n questions</source>
        <translation>
            <numerusform>研究：%1（予想%n問）</numerusform>
        </translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>対局を見る</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Here you let a win slip. Find a move that wins.</source>
        <translation>ここで勝ちを逃しました。勝てる手を探しましょう。</translation>
    </message>
    <message>
        <source>Here you let a draw slip. Find a move that does not lose.</source>
        <translation>ここで引き分けを逃しました。負けない手を探しましょう。</translation>
    </message>
    <message>
        <source>There are no more of this grade.</source>
        <translation>この難しさの問題はもうありません。</translation>
    </message>
    <message>
        <source>Looking for a puzzle …</source>
        <translation>問題を探しています…</translation>
    </message>
    <message>
        <source>That is all for today.</source>
        <translation>今日の分は、これでおしまいです。</translation>
    </message>
    <message>
        <source>When you give a win or a draw away in a match, you can practise it here.</source>
        <translation>対局で勝ちや引き分けを逃すと、その局面をここで練習できます。</translation>
    </message>
    <message>
        <source>There are no more of these.</source>
        <translation>この問題はもうありません。</translation>
    </message>
    <message>
        <source>Will you begin, or follow? Choose, and then win.</source>
        <translation>先に指しますか、あとに指しますか。選んでから、勝ちましょう。</translation>
    </message>
    <message>
        <source>You know them all.</source>
        <translation>全部覚えました。</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリが足りません。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1に書き込めませんでした：%2</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
    </message>
    <message>
        <source>It could not be printed.</source>
        <translation>印刷できませんでした。</translation>
    </message>
</context>
<context>
    <name>print::ExportMenu</name>
    <message>
        <source>Save as PNG …</source>
        <translation>PNGで保存…</translation>
    </message>
    <message>
        <source>Save as SVG …</source>
        <translation>SVGで保存…</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>画像をコピーしました。</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>There is no picture yet.</source>
        <translation>まだ画像がありません。</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>count to the end</source>
        <translation>最後まで数える</translation>
    </message>
    <message>
        <source>the one slip</source>
        <translation>たった1つの落とし穴</translation>
    </message>
    <message>
        <source>end it at once</source>
        <translation>すぐに決める</translation>
    </message>
    <message>
        <source>the only way out</source>
        <translation>たった1つの逃げ道</translation>
    </message>
    <message>
        <source>not the first that comes to mind</source>
        <translation>最初に思いつく手ではない</translation>
    </message>
    <message>
        <source>think ahead</source>
        <translation>先を読む</translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>勝てる手は1つだけ。どれでしょう。</translation>
    </message>
    <message>
        <source>Find the only move that does not lose.</source>
        <translation>負けない手は1つだけ。どれでしょう。</translation>
    </message>
    <message>
        <source>Find the move that wins at once.</source>
        <translation>すぐに勝てる手はどれでしょう。</translation>
    </message>
    <message numerus="yes">
        <source>Find the move that wins fastest: in %n moves, both players together.</source>
        <translation>
            <numerusform>いちばん早く勝つ手はどれでしょう。二人合わせて%n手で勝てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>One move loses. Which?</source>
        <translation>負ける手が1つだけあります。どれでしょう。</translation>
    </message>
    <message>
        <source>Who wins if both play as well as they can?</source>
        <translation>二人とも最善を尽くすと、どちらの勝ちでしょう。</translation>
    </message>
    <message>
        <source>The player on move wins.</source>
        <translation>手番の人の勝ちです。</translation>
    </message>
    <message>
        <source>The player who is not on move wins.</source>
        <translation>手番でない人の勝ちです。</translation>
    </message>
    <message>
        <source>%1, or just as well: %2</source>
        <translation>%1、または%2</translation>
    </message>
    <message>
        <source>Grade %1, %2. Answer: %3</source>
        <translation>難しさ%1（%2）。答え：%3</translation>
    </message>
    <message>
        <source>Find a move that wins.</source>
        <translation>勝てる手を1つ見つけましょう。</translation>
    </message>
    <message>
        <source>Find a move that does not lose.</source>
        <translation>負けない手を1つ見つけましょう。</translation>
    </message>
    <message>
        <source>Find a move that loses.</source>
        <translation>負ける手を1つ見つけましょう。</translation>
    </message>
</context>
<context>
    <name>remark</name>
    <message>
        <source>With your move: %1. With another: %2.</source>
        <translation>あなたが指した手だと%1。別の手なら%2。</translation>
    </message>
    <message>
        <source>After your move the other player answers “%1” and can win.</source>
        <translation>あなたが指したあと、相手は「%1」と応じて、勝てるようになります。</translation>
    </message>
    <message>
        <source>After your move the other player answers “%1” and no longer has to lose.</source>
        <translation>あなたが指したあと、相手は「%1」と応じて、負けずに済むようになります。</translation>
    </message>
    <message>
        <source>With “%1” whoever moves there can win.</source>
        <translation>そこでは「%1」で、手番の人が勝てます。</translation>
    </message>
    <message>
        <source>With “%1” whoever moves there need not lose.</source>
        <translation>そこでは「%1」で、手番の人は負けずに済みます。</translation>
    </message>
    <message>
        <source>Not even “%1” helps there: that loses at once.</source>
        <translation>そこではいちばんよい手の「%1」でも、すぐに負けます。</translation>
    </message>
    <message>
        <source>Not even “%1” helps there: it is answered by “%2”.</source>
        <translation>そこではいちばんよい手の「%1」でも負けます。相手は「%2」と応じます。</translation>
    </message>
    <message>
        <source>Not even “%1” wins there: it is answered by “%2”.</source>
        <translation>そこではいちばんよい手の「%1」でも勝てません。相手は「%2」と応じます。</translation>
    </message>
    <message>
        <source>Not every number below %1 is taken.</source>
        <translation>%1より小さい数の中に、行けない数があります。</translation>
    </message>
    <message>
        <source>%1 is taken: “%2” leads to a board with this number.</source>
        <translation>%1には行けます。「%2」で、その数の形になります。</translation>
    </message>
    <message>
        <source>Where both play their best, from “%1” on, it takes longer than that.</source>
        <translation>「%1」から二人とも最善を尽くすと、もっと長くかかります。</translation>
    </message>
    <message>
        <source>Where both play their best, from “%1” on, it is over before that.</source>
        <translation>「%1」から二人とも最善を尽くすと、もっと早く終わります。</translation>
    </message>
    <message>
        <source>From there the move ends in another place.</source>
        <translation>そこから動かすと、別の所で終わります。</translation>
    </message>
    <message>
        <source>No move of this turn can begin there.</source>
        <translation>この手番では、そこから動かせません。</translation>
    </message>
    <message>
        <source>Not even “%1” wins there: that is a draw at once.</source>
        <translation>そこではいちばんよい手の「%1」でも勝てません。すぐに引き分けです。</translation>
    </message>
</context>
<context>
    <name>sheet::Dialog</name>
    <message>
        <source>Choose a game.</source>
        <translation>ゲームを選んでください。</translation>
    </message>
    <message>
        <source>Making puzzles …</source>
        <translation>問題を作っています…</translation>
    </message>
    <message>
        <source>Making puzzles: %1 of %2</source>
        <translation>問題を作っています：%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n puzzle(s) like this.</source>
        <translation>
            <numerusform>この条件の問題は%n問だけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>やめました。</translation>
    </message>
    <message>
        <source>Worksheet to print</source>
        <translation>問題プリントを作る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題の数</translation>
    </message>
    <message>
        <source>Grades, from easy to hard</source>
        <translation>難しさ（1がやさしい）</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Grade %1</source>
        <translation>難しさ %1</translation>
    </message>
    <message>
        <source>Language of the sheet</source>
        <translation>プリントの言語</translation>
    </message>
    <message>
        <source>Seed: the same number gives the same sheet</source>
        <translation>番号（同じ番号なら同じプリント）</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>1ページの問題の数</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>the winning move</source>
        <translation>勝つ手</translation>
    </message>
    <message>
        <source>the move that saves</source>
        <translation>負けない手</translation>
    </message>
    <message>
        <source>the move that loses</source>
        <translation>負ける手</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>どちらが勝つか</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>First’s turn</source>
        <translation>先手の番</translation>
    </message>
    <message>
        <source>Second’s turn</source>
        <translation>後手の番</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Puzzles: %1</source>
        <translation>%1の問題</translation>
    </message>
    <message>
        <source>any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Idea: %1 (grade %2)</source>
        <translation>考え方：%1（難しさ %2）</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>%1の答え</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Kachisuji · %1 puzzles · grade %2 · seed %3</source>
        <translation>勝ち筋・%1問・難しさ %2・番号 %3</translation>
    </message>
    <message>
        <source>Ring who wins.</source>
        <translation>勝つほうを○で囲みましょう。</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Draw your answers into the pictures with a pencil.</source>
        <translation>答えは、えんぴつで絵にかきこみましょう。</translation>
    </message>
    <message>
        <source>Done: %1      The answers are on another sheet.</source>
        <translation>できたら○：&#x3000;%1&#x3000;&#x3000;答えは別の紙にあります。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答え</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <source>it is not the time for that</source>
        <translation>今はできないことです</translation>
    </message>
    <message>
        <source>it is not signed by the one who is said to have done it</source>
        <translation>本人の署名がありません</translation>
    </message>
    <message>
        <source>this room is full: open another for the next match</source>
        <translation>この部屋はいっぱいです。次の対局には新しい部屋を開いてください</translation>
    </message>
    <message>
        <source>it does not have the right form</source>
        <translation>部屋でのやりとりではありません</translation>
    </message>
    <message>
        <source>this link leads to no room that can be read</source>
        <translation>このリンクからは部屋に入れません</translation>
    </message>
    <message>
        <source>“%1” is not the address of a broker, like broker.example:8883</source>
        <translation>「%1」はブローカーのアドレスではありません（例：broker.example:8883）</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>こんにちは！</translation>
    </message>
    <message>
        <source>Have a good game!</source>
        <translation>よろしくお願いします！</translation>
    </message>
    <message>
        <source>Good move!</source>
        <translation>いい手ですね！</translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation>考えさせてください。</translation>
    </message>
    <message>
        <source>Back soon!</source>
        <translation>すぐ戻ります。</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>ありがとうございました！</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>もう一局、どうですか。</translation>
    </message>
    <message>
        <source>See you!</source>
        <translation>またね！</translation>
    </message>
    <message>
        <source>it is not a room that was kept</source>
        <translation>保存された部屋ではありません</translation>
    </message>
    <message>
        <source>you are watching: only the players can do that</source>
        <translation>見学中です。これができるのは対局者だけです</translation>
    </message>
    <message>
        <source>the seat is taken</source>
        <translation>席はふさがっています</translation>
    </message>
    <message>
        <source>Somebody says more in this room than anybody can follow: it is ignored.</source>
        <translation>この部屋に、追いきれないほどたくさんのことを送ってくる人がいます。その分は受け付けません。</translation>
    </message>
    <message>
        <source>it was not sealed with the key of this room</source>
        <translation>この部屋の鍵で封をされたものではありません</translation>
    </message>
    <message>
        <source>The broker has given back an older state of the match. Nothing is lost: the newer one is here.</source>
        <translation>ブローカーから古い局面が返ってきました。新しいほうがここにあるので、何も失われていません。</translation>
    </message>
    <message>
        <source>somebody has signed two different things in the same place</source>
        <translation>同じ所に、違う2つのことが署名されています</translation>
    </message>
    <message>
        <source>Somebody else was quicker: the seat is taken. You can watch.</source>
        <translation>ほかの人が先に座りました。席はふさがっていますが、見学できます。</translation>
    </message>
    <message>
        <source>Something was said in this room that is not accepted: %1.</source>
        <translation>この部屋に届いたもののうち、受け付けなかったものがあります：%1。</translation>
    </message>
    <message>
        <source>“%1” is not the address of a page, like https://school.example/kachisuji.html</source>
        <translation>「%1」はページのアドレスではありません（例：https://school.example/kachisuji.html）</translation>
    </message>
    <message>
        <source>By a link: no connection, what you play goes out later</source>
        <translation>リンクの対局：つながっていません。指した手はあとで届きます</translation>
    </message>
    <message>
        <source>By a link: waiting for the match</source>
        <translation>リンクの対局：対局を待っています</translation>
    </message>
    <message>
        <source>By a link: you are watching</source>
        <translation>リンクの対局：見学中</translation>
    </message>
    <message>
        <source>By a link: waiting for somebody to sit down</source>
        <translation>リンクの対局：相手を待っています</translation>
    </message>
    <message>
        <source>By a link: %1 has left</source>
        <translation>リンクの対局：%1は出ました</translation>
    </message>
    <message>
        <source>By a link: %1 is there</source>
        <translation>リンクの対局：%1がいます</translation>
    </message>
    <message>
        <source>By a link: %1 is away</source>
        <translation>リンクの対局：%1は席を外しています</translation>
    </message>
    <message>
        <source>What you did is on its way.</source>
        <translation>あなたの手を送っています。</translation>
    </message>
    <message>
        <source>Connected by way of %1.</source>
        <translation>%1を通してつながっています。</translation>
    </message>
    <message>
        <source>Looking for the broker %1 …</source>
        <translation>ブローカー%1を探しています…</translation>
    </message>
    <message>
        <source>The broker %1 does not answer (%2). Trying again and again; what you play goes out when it does.</source>
        <translation>ブローカー%1から返事がありません（%2）。繰り返しつなぎ直しています。指した手は、つながったときに届きます。</translation>
    </message>
    <message>
        <source>The broker %1 does not answer. Trying again and again; what you play goes out when it does.</source>
        <translation>ブローカー%1から返事がありません。繰り返しつなぎ直しています。指した手は、つながったときに届きます。</translation>
    </message>
    <message>
        <source>the other seat is free</source>
        <translation>もう1つの席は空いている</translation>
    </message>
    <message>
        <source>%1 has left</source>
        <translation>%1は出ました</translation>
    </message>
    <message>
        <source>%1: you</source>
        <translation>%1：あなた</translation>
    </message>
    <message>
        <source>%1 is there</source>
        <translation>%1がいます</translation>
    </message>
    <message>
        <source>%1 is away</source>
        <translation>%1は席を外しています</translation>
    </message>
    <message numerus="yes">
        <source>%n watch</source>
        <translation>
            <numerusform>見学%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Both seats are taken: %1 and %2. You can watch.</source>
        <translation>席は2つともふさがっています（%1と%2）。見学できます。</translation>
    </message>
    <message>
        <source>The other seat is free.</source>
        <translation>もう1つの席は空いています。</translation>
    </message>
    <message>
        <source>You would play second.</source>
        <translation>あなたは後手になります。</translation>
    </message>
    <message>
        <source>You would play first.</source>
        <translation>あなたは先手になります。</translation>
    </message>
    <message>
        <source>If nothing comes, both may have left the room: then the link is over.</source>
        <translation>何も届かないときは、二人とも部屋を出たのかもしれません。そのリンクはもう使えません。</translation>
    </message>
    <message>
        <source>%1 has left the room for good</source>
        <translation>%1は部屋を出ました。もう戻りません</translation>
    </message>
    <message>
        <source>waiting for somebody to sit down</source>
        <translation>相手を待っています</translation>
    </message>
    <message>
        <source>no connection: waiting for %1</source>
        <translation>つながっていません。%1を待っています</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>%1を待っています</translation>
    </message>
    <message>
        <source>waiting for %1, who is away</source>
        <translation>%1を待っています（席を外しています）</translation>
    </message>
    <message numerus="yes">
        <source>waiting for %1, not seen for %n minutes</source>
        <translation>
            <numerusform>%1を待っています（%n分前から見えません）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %1, not seen for %n hours</source>
        <translation>
            <numerusform>%1を待っています（%n時間前から見えません）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %1, not seen for %n days</source>
        <translation>
            <numerusform>%1を待っています（%n日前から見えません）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 proposes a draw.</source>
        <translation>%1が引き分けを申し出ています。</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1が「待った」と言っています。</translation>
    </message>
    <message>
        <source>%1 is asked to allow it.</source>
        <translation>%1に、いいかどうか聞いています。</translation>
    </message>
    <message>
        <source>You are watching: only the players can do that.</source>
        <translation>見学中です。これができるのは対局者だけです。</translation>
    </message>
    <message>
        <source>That cannot be done: %1.</source>
        <translation>できません：%1。</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You say: %1</source>
        <translation>あなた：%1</translation>
    </message>
    <message>
        <source>You have a seat in another room. If you open this link, you leave that room for good: the match stays here as it is.</source>
        <translation>今は別の部屋の席に着いています。このリンクを開くと、その部屋を出ることになり、もう戻れません。対局は今のままここに残ります。</translation>
    </message>
    <message>
        <source>You have left. %1 is told when there is a connection again.</source>
        <translation>部屋を出ました。つながったときに、%1に伝えます。</translation>
    </message>
    <message>
        <source>%1 has left the room for good.</source>
        <translation>%1が部屋を出ました。もう戻りません。</translation>
    </message>
    <message>
        <source>%1 is here.</source>
        <translation>%1が来ています。</translation>
    </message>
    <message>
        <source>%1 is away; what you play waits.</source>
        <translation>%1は席を外しています。指した手は、戻ったときに届きます。</translation>
    </message>
    <message>
        <source>this link leads to no table that can be read</source>
        <translation>このリンクからは参加できません</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
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
        <translation>同じ局面の繰り返し</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>both called it a draw</source>
        <translation>二人で引き分けに決めました</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>でたらめ</translation>
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
        <source>First steps</source>
        <translation>はじめて</translation>
    </message>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>まだだれも指していません。</translation>
    </message>
    <message>
        <source>%1 played %2 (%3)</source>
        <translation>%1の手：%2（%3）</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の番です</translation>
    </message>
    <message>
        <source>Finding out whether this move ever ends.</source>
        <translation>この手がいつか終わるかどうかを調べています。</translation>
    </message>
    <message>
        <source>still learning</source>
        <translation>まだ勉強中</translation>
    </message>
    <message>
        <source>%1, you may change sides with %2 now, instead of moving.</source>
        <translation>%1は、指す代わりに%2と入れ替わることもできます。</translation>
    </message>
    <message>
        <source>⇄ %1 and %2 change sides after the first move</source>
        <translation>⇄ 最初の1手のあと、%1と%2が入れ替わります</translation>
    </message>
    <message>
        <source>⇄ %1 may change sides after this move: no hints before</source>
        <translation>⇄ この手のあと、%1は入れ替わってもよい（ヒントはそのあと）</translation>
    </message>
</context>
</TS>
