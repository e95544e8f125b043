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
        <translation>だれでも じゆうに つかえる ソフトウェアです（MITライセンス）。Qt %1を つかって います。</translation>
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
        <translation>ゲームを かんがえた ひと、しらべた ひとは、つぎの とおりです。</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Back to the match</source>
        <translation>たいきょくに もどる</translation>
    </message>
    <message>
        <source>There is no line of best play to show here.</source>
        <translation>ここで みせられる いちばん いい すすみかたは ありません。</translation>
    </message>
    <message>
        <source>The hints are locked.</source>
        <translation>ヒントは かえられません。</translation>
    </message>
    <message>
        <source>Say first what the position is worth.</source>
        <translation>さきに、どちらが かつか よそうして ください。</translation>
    </message>
    <message>
        <source>The best move is not known yet.</source>
        <translation>いちばん いい ては まだ わかりません。</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>いちばん いい て：%1</translation>
    </message>
    <message>
        <source>Best play instead of move %1</source>
        <translation>%1てめの かわりの いちばん いい すすみかた</translation>
    </message>
    <message>
        <source>Best play from here</source>
        <translation>ここからの いちばん いい すすみかた</translation>
    </message>
</context>
<context>
    <name>AllMatches</name>
    <message>
        <source>All matches</source>
        <translation>ぜんぶの たいきょく</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>けす</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es)</source>
        <translation>
            <numerusform>%nきょくを けす</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n deleted match(es)</source>
        <translation>
            <numerusform>けした %nきょくを もとに もどす</numerusform>
        </translation>
    </message>
    <message>
        <source>No match is kept yet.</source>
        <translation>たいきょくは まだ ありません。</translation>
    </message>
    <message>
        <source>No match is like this.</source>
        <translation>あてはまる たいきょくは ありません。</translation>
    </message>
    <message>
        <source>Search: names, game, day</source>
        <translation>さがす：なまえ、ゲーム、ひにち</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>さがす</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>ぜんぶの ゲーム</translation>
    </message>
    <message>
        <source>All</source>
        <translation>ぜんぶ</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>とちゅう</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>おわった</translation>
    </message>
    <message>
        <source>First won</source>
        <translation>せんての かち</translation>
    </message>
    <message>
        <source>Second won</source>
        <translation>ごての かち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ひきわけ</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Win</source>
        <translation>かち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>まけ</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>かず</translation>
    </message>
    <message>
        <source>That many</source>
        <translation>こたえは これ</translation>
    </message>
    <message>
        <source>Whoever moves now</source>
        <translation>ばんの ひと</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>ばんで ない ひと</translation>
    </message>
    <message>
        <source>I begin</source>
        <translation>さきに うごかす</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>あとに うごかす</translation>
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
        <translation>きろくを ひらく…</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>きろくを ほぞん…</translation>
    </message>
    <message>
        <source>Projector mode</source>
        <translation>おおきく うつす</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>せってい…</translation>
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
    <message>
        <source>Worksheet to print …</source>
        <translation>もんだいの プリントを つくる…</translation>
    </message>
    <message>
        <source>Join a table …</source>
        <translation>ほかの コンピューターの たいきょくに さんか…</translation>
    </message>
    <message>
        <source>Take it with you …</source>
        <translation>もって いく…</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>ほかの ひとと あそぶ</translation>
    </message>
    <message>
        <source>Play by a link …</source>
        <translation>リンクで あそぶ…</translation>
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
        <translation>%2もんの うち %1もん せいかいでした。</translation>
    </message>
    <message>
        <source>Played through together: the last move perhaps never ends.</source>
        <translation>みんなで うごかしました：さいごの ては おわらないかも しれません。</translation>
    </message>
    <message>
        <source>Played through together: %1</source>
        <translation>みんなで うごかした けっか：%1</translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>This could not be worked out: %1</source>
        <translation>しらべきれませんでした：%1</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>これには メモリが たりません。</translation>
    </message>
    <message>
        <source>A table on the disk was damaged and has been removed: it will be built again.</source>
        <translation>ディスクの ひょうが こわれて いたので けしました。また つかう ときに つくりなおします。</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Whose turn it is</source>
        <translation>だれの ばんか</translation>
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
        <translation>ばんめんを 1ぎょうで（さいごに、くばる あな）</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>からっぽに する</translation>
    </message>
    <message>
        <source>A click on a pit of the ring adds a stone, the right button takes one away. A click on a letter takes its pit in hand. With the keyboard: arrows left and right choose a pit, + and − change it, Enter takes it in hand.</source>
        <translation>わの あなを クリックすると いしが 1こ ふえ、みぎの ボタンだと 1こ へります。もじを クリックすると、その あなから くばります。キーボードでは、みぎと ひだりの やじるしで あなを えらび、＋と −で いしを ふやしたり へらしたり、Enterで その あなから くばります。</translation>
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
        <source>roll</source>
        <comment>the field round</comment>
        <translation>まわす</translation>
    </message>
    <message>
        <source>No place on the board is chosen yet: the arrow keys lead there.</source>
        <translation>ばんの ばしょが まだ えらばれて いません。やじるしの キーで えらべます。</translation>
    </message>
</context>
<context>
    <name>Broker</name>
    <message>
        <source>there is no computer of that name</source>
        <translation>その なまえの コンピューターが みつかりません</translation>
    </message>
    <message>
        <source>no secure connection can be made</source>
        <translation>あんぜんに つなげません</translation>
    </message>
    <message>
        <source>the line broke off</source>
        <translation>つながりが きれました</translation>
    </message>
    <message>
        <source>nothing answers there</source>
        <translation>その アドレスでは ブローカーが うごいて いません</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>じかんまでに へんじが ありません</translation>
    </message>
    <message>
        <source>no network leads there</source>
        <translation>ネットワークが つながって いません</translation>
    </message>
    <message>
        <source>A part that this needs cannot be loaded: %1</source>
        <translation>これに つかう ぶぶんを よみこめません：%1</translation>
    </message>
    <message>
        <source>The broker does not answer: %1</source>
        <translation>ブローカーから へんじが ありません：%1</translation>
    </message>
    <message>
        <source>this computer does not trust its certificate</source>
        <translation>この コンピューターは あいての しょうめいしょを しんようして いません</translation>
    </message>
</context>
<context>
    <name>CardDeck</name>
    <message>
        <source>The mistakes to practise could not be read: %1</source>
        <translation>そんを した てを よめませんでした：%1</translation>
    </message>
    <message>
        <source>The mistakes to practise could not be read. The file is kept as %1.</source>
        <translation>そんを した てを よめませんでした。ファイルは %1と いう なまえで のこして あります。</translation>
    </message>
    <message>
        <source>The mistakes to practise could not be saved: %1</source>
        <translation>そんを した てを ほぞんできませんでした：%1</translation>
    </message>
    <message>
        <source>Its folder cannot be written to.</source>
        <translation>フォルダーに かきこめません。</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>ほかの プログラムが ファイルを つかって います。</translation>
    </message>
</context>
<context>
    <name>CarriedRoom</name>
    <message>
        <source>The match could not be saved: %1</source>
        <translation>たいきょくを ほぞんできませんでした：%1</translation>
    </message>
</context>
<context>
    <name>CensusCard</name>
    <message>
        <source>First wins</source>
        <translation>せんての かち</translation>
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
        <translation>おわらない（しょうめいずみ）</translation>
    </message>
    <message numerus="yes">
        <source>in %n moves, proven</source>
        <translation>
            <numerusform>あと %nて（しょうめいずみ）</numerusform>
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
    <name>Certificate</name>
    <message>
        <source>Certificate</source>
        <translation>しゅうりょうしょう</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>なまえ</translation>
    </message>
    <message>
        <source>has finished all the lessons of %1.</source>
        <translation>は、「%1」の レッスンを ぜんぶ おえました。</translation>
    </message>
    <message>
        <source>The game comes from this document:</source>
        <translation>この ゲームの もとに なった ぶんしょう：</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>ひづけ</translation>
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
        <translation>たいきょくの なかで みつける</translation>
    </message>
    <message>
        <source>Playing from the start …</source>
        <translation>はじめから あそんで さがして います…</translation>
    </message>
    <message numerus="yes">
        <source>%n boards of the game lead into it</source>
        <translation>
            <numerusform>たいきょくに でて くる %nこの ばんめんから、ここに はいります</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds: %1</source>
        <translation>あって いる：%1</translation>
    </message>
    <message>
        <source>It does not hold: %1</source>
        <translation>あって いない：%1</translation>
    </message>
    <message>
        <source>Roll back a lay</source>
        <translation>1かい まきもどす</translation>
    </message>
    <message>
        <source>Sow from here</source>
        <translation>ここから くばる</translation>
    </message>
    <message>
        <source>What %1 wrote, checked on this board</source>
        <translation>%1の いう ことを この ばんめんで たしかめる</translation>
    </message>
    <message>
        <source>What %1 wrote, checked on %2</source>
        <translation>%1の いう ことを %2で たしかめる</translation>
    </message>
</context>
<context>
    <name>ClaimBuilder</name>
    <message>
        <source>That is the rule</source>
        <translation>これが わかった ことです</translation>
    </message>
</context>
<context>
    <name>ClassBoard</name>
    <message>
        <source>What would you play? Point at your move.</source>
        <translation>あなたなら どう しますか。ばんの うえで えらんで ください。</translation>
    </message>
    <message>
        <source>Who wins if both play as well as they can?</source>
        <translation>ふたりとも いちばん いい てを つづけると、かつのは どちらですか。</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の かち</translation>
    </message>
    <message>
        <source>Your answer: %1?</source>
        <translation>こたえは「%1」で いいですか。</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の ばんです</translation>
    </message>
    <message>
        <source>Talk about it: why is your answer right?</source>
        <translation>はなしあいましょう。どうして そう おもいましたか。</translation>
    </message>
    <message>
        <source>You have answered. The others are still thinking.</source>
        <translation>こたえました。みんなが こたえるまで まちましょう。</translation>
    </message>
    <message>
        <source>Now answer once more. %1</source>
        <translation>もういちど こたえましょう。%1</translation>
    </message>
</context>
<context>
    <name>ClassBook</name>
    <message>
        <source>The class could not be read, and was put aside: %1</source>
        <translation>クラスを よめなかったので、べつの なまえで のこしました：%1</translation>
    </message>
    <message>
        <source>The class could not be kept: %1</source>
        <translation>クラスを ほぞんできませんでした：%1</translation>
    </message>
</context>
<context>
    <name>ClassLog</name>
    <message>
        <source>The class log could not be written: %1</source>
        <translation>クラスの きろくを かけませんでした：%1</translation>
    </message>
</context>
<context>
    <name>CloserLook</name>
    <message>
        <source>Ask the class</source>
        <translation>クラスに きく</translation>
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
        <translation>いちばん いい て</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>ての ねうち</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Marks here</source>
        <translation>でて いる しるし</translation>
    </message>
</context>
<context>
    <name>DrawerHandle</name>
    <message>
        <source>Close the drawer</source>
        <translation>パネルを とじる</translation>
    </message>
    <message>
        <source>Open the drawer</source>
        <translation>パネルを ひらく</translation>
    </message>
</context>
<context>
    <name>EndPlate</name>
    <message>
        <source>Again</source>
        <translation>もういちど</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>たいきょくに もどる</translation>
    </message>
    <message>
        <source>score %1 : %2</source>
        <translation>かちは %1 たい %2</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>つぎの ステージ</translation>
    </message>
    <message>
        <source>Stage beaten!</source>
        <translation>ステージ クリア！</translation>
    </message>
    <message>
        <source>Same seats</source>
        <translation>おなじ せきで</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1が さきに はじめます</translation>
    </message>
    <message>
        <source>The other player begins</source>
        <translation>せんてと ごてを いれかえます</translation>
    </message>
    <message>
        <source>The same player begins</source>
        <translation>まえと おなじ ひとが はじめます</translation>
    </message>
    <message numerus="yes">
        <source>hints %n level(s) back</source>
        <translation>
            <numerusform>ヒントを %nだんかい へらして</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hints seen %n time(s)</source>
        <translation>
            <numerusform>ヒントを %nかい みた</numerusform>
        </translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>ふりかえる</translation>
    </message>
    <message>
        <source>Again: %1</source>
        <translation>もういちど：%1</translation>
    </message>
</context>
<context>
    <name>ExerciseView</name>
    <message>
        <source>Point at the place on the board</source>
        <translation>ばんの うえの ばしょを えらぼう</translation>
    </message>
    <message>
        <source>The other player moves …</source>
        <translation>あいての ばんです…</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>It holds: %1</source>
        <translation>あって いる：%1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>みる</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>みる：%1</translation>
    </message>
</context>
<context>
    <name>Fading</name>
    <message>
        <source>Five right predictions in a row: the hints step back. B brings them back.</source>
        <translation>5かい つづけて ただしい よそう！ ヒントが 1つ へります。Bキーで もどせます。</translation>
    </message>
</context>
<context>
    <name>FarWay</name>
    <message>
        <source>Devices elsewhere can join, too</source>
        <translation>とおくからも さんかできる</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>リンクを コピー</translation>
    </message>
    <message>
        <source>Connecting to the broker …</source>
        <translation>ブローカーに つないで います…</translation>
    </message>
    <message>
        <source>Whoever gets the link pastes it on the page under “Play by a link”. Nobody else reads what is said.</source>
        <translation>リンクは、ページの「リンクで あそぶ」に はりつけます。やりとりは、ほかの ひとには よめません。</translation>
    </message>
    <message>
        <source>Whoever gets the link opens it in a browser. Nobody else reads what is said.</source>
        <translation>リンクを もらった ひとは、ブラウザーで ひらきます。やりとりは、ほかの ひとには よめません。</translation>
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
        <translation>しらべる</translation>
    </message>
    <message>
        <source>Lab of %1</source>
        <translation>%1の けんきゅうしつ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>まなぶ</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1を まなぶ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>もんだい</translation>
    </message>
    <message>
        <source>Puzzles of %1</source>
        <translation>%1の もんだい</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Shelf</source>
        <translation>たなへ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>あそぶ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>まなぶ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>もんだい</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>しらべる</translation>
    </message>
    <message>
        <source>%1 of %2 stages beaten</source>
        <translation>%2ステージの うち %1ステージを クリア</translation>
    </message>
    <message>
        <source>two people, or against the computer</source>
        <translation>ふたりで、または コンピューターと</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>レッスン：%1/%2 おわり</translation>
    </message>
    <message>
        <source>%1 solved</source>
        <translation>%1もん せいかい</translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation>すきなだけ</translation>
    </message>
    <message>
        <source>%1 experiments</source>
        <translation>じっけん %1しゅるい</translation>
    </message>
</context>
<context>
    <name>GraphGrowth</name>
    <message numerus="yes">
        <source>won in at most %n moves: %1 of %2 positions</source>
        <translation>
            <numerusform>%nてまでに かち：%1/%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in at most this many moves</source>
        <translation>なんかいの うちに かてるか</translation>
    </message>
</context>
<context>
    <name>GraphLab</name>
    <message>
        <source>Laying out …</source>
        <translation>ならべて います…</translation>
    </message>
    <message>
        <source>No position is like this under these rules.</source>
        <translation>この ルールでは、そのような かたちは ありません。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>やめました。</translation>
    </message>
    <message>
        <source>Endless play</source>
        <translation>せんにちて（おわらない）</translation>
    </message>
    <message>
        <source>%1 positions, %2 choices</source>
        <translation>かたち %1こ、えらべる て %2とおり</translation>
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
    <message>
        <source>Position graph</source>
        <translation>かたちの グラフ</translation>
    </message>
    <message>
        <source>All that first wins</source>
        <translation>せんてが かつ かたちの ぜんぶ</translation>
    </message>
    <message>
        <source>What first’s winning lines reach</source>
        <translation>せんての かちすじが とおる かたち</translation>
    </message>
    <message>
        <source>All that second wins</source>
        <translation>ごてが かつ かたちの ぜんぶ</translation>
    </message>
    <message>
        <source>What second’s winning lines reach</source>
        <translation>ごての かちすじが とおる かたち</translation>
    </message>
</context>
<context>
    <name>GraphLayout</name>
    <message>
        <source>The graph is too large to be laid out in time.</source>
        <translation>グラフが おおきすぎて、ならべきれませんでした。</translation>
    </message>
    <message>
        <source>Graphviz could not be started: install the package “graphviz”.</source>
        <translation>Graphvizを うごかせません。パッケージ「graphviz」を いれて ください。</translation>
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
        <translation>せんてが えらぶ</translation>
    </message>
    <message>
        <source>second chooses</source>
        <translation>ごてが えらぶ</translation>
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
        <translation>せんて</translation>
    </message>
    <message>
        <source>Second wins</source>
        <translation>ごて</translation>
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
        <translation>せんにちて（おわらない）</translation>
    </message>
    <message>
        <source>with the moves that leave it</source>
        <translation>おわりに する ても</translation>
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
        <translation>いちばん はやい かちかただけ</translation>
    </message>
    <message>
        <source>only what winning lines reach</source>
        <translation>かちすじが とおる かたちだけ</translation>
    </message>
    <message>
        <source>DOT with positions as the source writes them</source>
        <translation>DOTの かたちを もとの ぶんしょうの かきかたで</translation>
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
        <translation>かたちの グラフ</translation>
    </message>
</context>
<context>
    <name>GuestList</name>
    <message>
        <source>without a name</source>
        <translation>なまえなし</translation>
    </message>
    <message>
        <source>Ask %1 to leave</source>
        <translation>%1に せきを たって もらう</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>たいきょく %1</translation>
    </message>
    <message>
        <source>watches</source>
        <translation>けんがく</translation>
    </message>
    <message>
        <source>First</source>
        <translation>せんて</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>ごて</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>いません</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2もんの うち %1もん せいかい</translation>
    </message>
    <message>
        <source>%1 · was asked to leave</source>
        <translation>%1・せきを たって もらいました</translation>
    </message>
    <message>
        <source>Let in again</source>
        <translation>もういちど いれる</translation>
    </message>
    <message>
        <source>Let %1 in again</source>
        <translation>%1を もういちど いれる</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>せきを あける</translation>
    </message>
    <message>
        <source>Free the seat of %1</source>
        <translation>%1の せきを あける</translation>
    </message>
    <message numerus="yes">
        <source>card read on another device, %n times</source>
        <translation>
            <numerusform>カードが ほかの きかいで %nかい よまれました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Once more</source>
        <translation>もういちど</translation>
    </message>
</context>
<context>
    <name>HalfTime</name>
    <message>
        <source>Go on</source>
        <translation>つづける</translation>
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
    <message>
        <source>Lab</source>
        <translation>しらべる</translation>
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
        <translation>この たいきょく：%1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>あそびかた</translation>
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
        <translation>つよさ</translation>
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
        <translation>かちまけだけ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>しるし</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>てかずまで</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>The hints are locked</source>
        <translation>ヒントは かえられません</translation>
    </message>
    <message>
        <source>How much help is shown</source>
        <translation>ヒントを どれだけ だすか</translation>
    </message>
    <message>
        <source>Locked by the teacher</source>
        <translation>ヒントを かえられなく する（せんせいが つかう）</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>さきに よそうする</translation>
    </message>
    <message>
        <source>Values are shown once you have said what the position is worth</source>
        <translation>どちらが かつか よそうすると、こたえが みえます</translation>
    </message>
    <message>
        <source>Show for 5 seconds</source>
        <translation>5びょうだけ みる</translation>
    </message>
    <message>
        <source>Fade the hints</source>
        <translation>ヒントを へらして いく</translation>
    </message>
    <message>
        <source>After five right predictions in a row the hints step back by a level</source>
        <translation>5かい つづけて ただしく よそうすると、ヒントが 1つ へります</translation>
    </message>
    <message>
        <source>Bring the hints back</source>
        <translation>ヒントを もどす</translation>
    </message>
    <message>
        <source>Tell the traps</source>
        <translation>わなを しらせる</translation>
    </message>
    <message>
        <source>Beside a move that draws: how many answers to it lose. Beside one that wins: how many moves keep the win. Moves that lead to the same position count once</source>
        <translation>ひきわけに なる ての あと、まける こたえが いくつ あるかと、かちの ままの てが いくつ あるかを みせます。おなじ かたちに なる ては 1とおりと かぞえます</translation>
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
    <name>Host</name>
    <message>
        <source>This seat is taken.</source>
        <translation>この せきは ふさがって います。</translation>
    </message>
</context>
<context>
    <name>HostLine</name>
    <message>
        <source>The table says something that this program does not know; perhaps it is another version. %1</source>
        <translation>あいての プログラムの いう ことが わかりません。バージョンが ちがうのかも しれません。%1</translation>
    </message>
    <message>
        <source>No table answers at %1.</source>
        <translation>%1から へんじが ありません。</translation>
    </message>
    <message>
        <source>The table says more than anybody can follow: the connection was cut.</source>
        <translation>あいての コンピューターからの しらせが おおすぎて おいつけないので、つながりを きりました。</translation>
    </message>
</context>
<context>
    <name>InterludeOverlay</name>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>つぎへ</translation>
    </message>
</context>
<context>
    <name>JoinOverlay</name>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Open tables in this network</source>
        <translation>この ネットワークで さんかを うけつけて いる コンピューター</translation>
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
        <translation>あなたの なまえ</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>せき</translation>
    </message>
    <message>
        <source>Plays first</source>
        <translation>せんて</translation>
    </message>
    <message>
        <source>Plays second</source>
        <translation>ごて</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>けんがく</translation>
    </message>
    <message>
        <source>At another’s table</source>
        <translation>ほかの コンピューターの たいきょくに さんかして います</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>ほかの コンピューターの たいきょくに さんか</translation>
    </message>
    <message>
        <source>You sit at the table of %1. The match is kept there; a copy stays here.</source>
        <translation>%1の たいきょくに さんかして います。きろくは あいての コンピューターに のこり、ここには コピーが のこります。</translation>
    </message>
    <message>
        <source>Somebody in the same network has opened the table: the address and the code are shown there.</source>
        <translation>おなじ ネットワークの コンピューターで さんかを うけつけると、そこに アドレスと コードが でます。</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>せきを たつ</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>さんかする</translation>
    </message>
    <message>
        <source>This is not the address of a table: %1</source>
        <translation>さんかする アドレスでは ありません：%1</translation>
    </message>
    <message>
        <source>%1 is not an address of the local network.</source>
        <translation>%1は この ネットワークの アドレスでは ありません。</translation>
    </message>
    <message>
        <source>The code is needed: it is shown where the table was opened.</source>
        <translation>コードを いれて ください。さんかを うけつけた コンピューターに でて います。</translation>
    </message>
    <message>
        <source>Joining …</source>
        <translation>さんかして います…</translation>
    </message>
    <message>
        <source>These are the seats at the table of %1.</source>
        <translation>%1の せきです。あいて いる せきを えらびましょう。</translation>
    </message>
    <message>
        <source>See the seats</source>
        <translation>せきを みる</translation>
    </message>
    <message>
        <source>%1: free (now %2)</source>
        <translation>%1：すわれます（いまは %2）</translation>
    </message>
    <message>
        <source>%1: taken by %2</source>
        <translation>%1：%2が すわって います</translation>
    </message>
    <message>
        <source>There is no match yet, but you can watch.</source>
        <translation>たいきょくは まだ はじまって いません。けんがくできます。</translation>
    </message>
</context>
<context>
    <name>JoinedTable</name>
    <message>
        <source>The table begins more matches than anybody can follow: you have left it.</source>
        <translation>あいての コンピューターが、ついて いけないほど つぎつぎに たいきょくを はじめたので、せきを たちました。</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>せきを たちました。</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>さんかの うけつけは おわりました。</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a moment, then try again.</source>
        <translation>まちがった コードが つづきました。すこし まってから いれて ください。</translation>
    </message>
    <message>
        <source>That is not the code of this table.</source>
        <translation>コードが ちがいます。</translation>
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
        <translation>%1の よこの れつ、%2の たての れつ：%3</translation>
    </message>
    <message>
        <source> (never in %1 % of the cases)</source>
        <translation>（%1 %は おわらない）</translation>
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
        <translation>%1：せんては %2、かたちは %3こ</translation>
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
        <translation>かたちの グラフ</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>たいきょくへ</translation>
    </message>
    <message>
        <source>Hide the settings</source>
        <translation>せっていを かくす</translation>
    </message>
    <message>
        <source>Show the settings</source>
        <translation>せっていを だす</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>えの かきだし</translation>
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
        <translation>CSVで かきだす</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>JSONで かきだす</translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation>れんしゅうする</translation>
    </message>
</context>
<context>
    <name>LabTask</name>
    <message>
        <source>What do you expect in row %1, column %2?</source>
        <translation>%1の よこの れつ、%2の たての れつには なにが はいると おもいますか。</translation>
    </message>
    <message>
        <source>%1: what do you expect under “%2”?</source>
        <translation>%1：「%2」には なにが はいると おもいますか。</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows:</source>
        <translation>ぜんぶで %2ぎょうの うち、はじめの %1ぎょう：</translation>
    </message>
    <message>
        <source>Finding it out …</source>
        <translation>しらべて います…</translation>
    </message>
    <message>
        <source>This is too much for this device. Look at it on the teacher’s screen.</source>
        <translation>この きかいでは しらべきれません。せんせいの がめんで みて ください。</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>そこに はいって いるのは：%1</translation>
    </message>
    <message>
        <source>That was all of this lab.</source>
        <translation>この けんきゅうは これで おわりです。</translation>
    </message>
    <message>
        <source>I have looked at it</source>
        <translation>みました</translation>
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
    <message>
        <source>Still looking: %1 %</source>
        <translation>しらべて います：%1 %</translation>
    </message>
    <message>
        <source>This takes up to %1 of memory. Press once more to go on.</source>
        <translation>メモリを %1まで つかいます。よければ、もういちど おして ください。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
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
        <source>estimate</source>
        <translation>みこみ</translation>
    </message>
    <message>
        <source>best</source>
        <translation>いちばん いい</translation>
    </message>
    <message>
        <source>at least a draw</source>
        <translation>ひきわけか かち</translation>
    </message>
    <message>
        <source>at most a draw</source>
        <translation>ひきわけか まけ</translation>
    </message>
    <message>
        <source>Marks here</source>
        <translation>でて いる しるし</translation>
    </message>
    <message>
        <source>Show what the marks mean</source>
        <translation>しるしの みかたを みせる</translation>
    </message>
    <message>
        <source>Hide what the marks mean</source>
        <translation>しるしの みかたを かくす</translation>
    </message>
    <message>
        <source>good in this half</source>
        <translation>ぜんはんは いい</translation>
    </message>
    <message>
        <source>bad in this half</source>
        <translation>ぜんはんは わるい</translation>
    </message>
</context>
<context>
    <name>LessonGraph</name>
    <message>
        <source>Drawing the graph …</source>
        <translation>グラフを かいて います…</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Shelf</source>
        <translation>たなへ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>あそぶ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>まなぶ</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>あそびかた</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>この ゲームが できるまで</translation>
    </message>
    <message>
        <source>That is all you need to play. How to win is what the lessons are about.</source>
        <translation>これで あそべます。どう すれば かてるかは、レッスンで みつけましょう。</translation>
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
        <translation>レッスンを ぜんぶ おえました。</translation>
    </message>
    <message>
        <source>Print a certificate …</source>
        <translation>しゅうりょうしょうを いんさつ…</translation>
    </message>
    <message>
        <source>This lesson is in the folder %1. When the file has been mended, leave this page and come back.</source>
        <translation>この レッスンは フォルダー「%1」に あります。ファイルを なおしたら、いちど この ページを でて、また ひらいて ください。</translation>
    </message>
</context>
<context>
    <name>LessonPlayer</name>
    <message>
        <source>Next lesson</source>
        <translation>つぎの レッスンへ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>つぎへ</translation>
    </message>
    <message>
        <source>You have finished this lesson.</source>
        <translation>この レッスンは おわりです。</translation>
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
        <translation>かんがえて います…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もういちど やって みる</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>こたえを みる</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>あそぶ</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>クラスに きく</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>もんだい</translation>
    </message>
    <message>
        <source>What is it that you have found? Put the true sentence together.</source>
        <translation>なにが わかりましたか。ただしい ぶんを つくりましょう。</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>この ゲームが できるまで</translation>
    </message>
    <message>
        <source>Try on another board</source>
        <translation>べつの かたちで もういちど</translation>
    </message>
    <message>
        <source>★ You have finished this lesson, without a wrong answer.</source>
        <translation>★いちども まちがえずに、この レッスンを おえました。</translation>
    </message>
    <message>
        <source>Not on this board: see what comes of it.</source>
        <translation>この かたちでは うまく いきません。どう なるか みて みましょう。</translation>
    </message>
    <message>
        <source>Think of the boards of this lesson.</source>
        <translation>この レッスンに でて きた かたちを おもいだしましょう。</translation>
    </message>
    <message>
        <source>Lost boards found: %1</source>
        <translation>みつけた まける かたち：%1</translation>
    </message>
    <message>
        <source>Puzzles about this</source>
        <translation>この かんがえの もんだい</translation>
    </message>
    <message>
        <source>Play them</source>
        <translation>たいきょくする</translation>
    </message>
    <message>
        <source>Somebody still says: “%1”. Play them, and show what is wrong with it.</source>
        <translation>「%1」と まだ おもって いる ひとが います。たいきょくして、どこが まちがいか みせましょう。</translation>
    </message>
    <message>
        <source>Not quite: look at %1.</source>
        <translation>おしいですね。%1を みて みましょう。</translation>
    </message>
    <message>
        <source>Other boards</source>
        <translation>ほかの ばん</translation>
    </message>
    <message>
        <source>Now the same questions on other boards, as often as you like.</source>
        <translation>おなじ しつもんに、ほかの ばんで なんどでも こたえられます。</translation>
    </message>
    <message>
        <source>This lesson has no puzzles of its own: those that follow are about the whole game.</source>
        <translation>この レッスンだけの もんだいは ありません。この あとの もんだいは、ゲームぜんたいの ものです。</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>もういちど みる</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Only text is understood here.</source>
        <translation>ここで つかえるのは もじだけです。</translation>
    </message>
    <message>
        <source>Too many messages at once.</source>
        <translation>いちどに おくられた ものが おおすぎます。</translation>
    </message>
</context>
<context>
    <name>LinkDesk</name>
    <message>
        <source>Playing by a link needs a part of the program that cannot be loaded: %1</source>
        <translation>リンクで あそぶのに つかう ぶぶんを よみこめません：%1</translation>
    </message>
    <message>
        <source>You sit at another’s table: leave that first.</source>
        <translation>ほかの コンピューターの たいきょくに さんかして います。さきに せきを たって ください。</translation>
    </message>
</context>
<context>
    <name>LinkOverlay</name>
    <message>
        <source>Play by a link</source>
        <translation>リンクで あそぶ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Two homes, one board: whoever gets the link sits down, and both see every move at once.</source>
        <translation>はなれた いえどうしで、おなじ ばんを かこみます。リンクを もらった ひとが せきに つき、どの ても すぐに りょうほうに みえます。</translation>
    </message>
    <message>
        <source>I have a link</source>
        <translation>リンクを もらった</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>ひらく</translation>
    </message>
    <message>
        <source>I invite somebody</source>
        <translation>だれかを さそう</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>せき</translation>
    </message>
    <message>
        <source>I play first</source>
        <translation>じぶんが せんて</translation>
    </message>
    <message>
        <source>I play second</source>
        <translation>じぶんが ごて</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの なまえ</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>ブローカー</translation>
    </message>
    <message>
        <source>A broker is a computer that carries what is said, run by a school, a club or a family. It can read nothing of what it carries. This program comes with none; the help tells how to run one.</source>
        <translation>ブローカーは、やりとりを とどける コンピューターです。がっこうや クラブや いえで うごかします。この プログラムには ついて いません。うごかしかたは ヘルプに あります。ブローカーは、とどける ものの なかみを よめません。</translation>
    </message>
    <message>
        <source>Make a link</source>
        <translation>リンクを つくる</translation>
    </message>
    <message>
        <source>Address of the page, if it is on a web server: the link then opens there</source>
        <translation>ページの おきばしょ（あれば）：リンクは そこで ひらきます</translation>
    </message>
    <message>
        <source>Stay there</source>
        <translation>いまの へやに のこる</translation>
    </message>
    <message>
        <source>Leave it and open the link</source>
        <translation>へやを でて リンクを ひらく</translation>
    </message>
</context>
<context>
    <name>LinkedMatch</name>
    <message>
        <source>The match by a link waits for you: the line above leads back to it.</source>
        <translation>リンクの たいきょくは まって います。うえの ぎょうから もどれます。</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>いいですよ</translation>
    </message>
    <message>
        <source>You can give up only on your own turn.</source>
        <translation>「まいりました」と いえるのは じぶんの ばんだけです。</translation>
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
        <translation>けす</translation>
    </message>
</context>
<context>
    <name>LobbyOverlay</name>
    <message>
        <source>Join the table</source>
        <translation>さんかする</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
</context>
<context>
    <name>LobbyView</name>
    <message>
        <source>Join by %1, code %2</source>
        <translation>%1、コード %2で さんか</translation>
    </message>
    <message numerus="yes">
        <source>%n are there</source>
        <translation>
            <numerusform>%nにん います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>まだの ひと %nにん</numerusform>
        </translation>
    </message>
    <message>
        <source>Point a camera at it, or type</source>
        <translation>カメラで よむか、かきいれる</translation>
    </message>
    <message>
        <source>%1 of %2 are there</source>
        <translation>%2にんの うち %1にん います</translation>
    </message>
    <message>
        <source>M hides the names</source>
        <translation>Mで なまえを かくす</translation>
    </message>
    <message>
        <source>M shows the names</source>
        <translation>Mで なまえを だす</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>なまえなし</translation>
    </message>
</context>
<context>
    <name>LookingStrip</name>
    <message>
        <source>Back to the match</source>
        <translation>たいきょくに もどる</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>つづける</translation>
    </message>
    <message>
        <source>New match from here</source>
        <translation>ここから はじめる</translation>
    </message>
    <message>
        <source>Looking back, move %1 of %2</source>
        <translation>ふりかえり：%2ての うち %1てめ</translation>
    </message>
    <message>
        <source>Variation after move %1: move %2 of %3</source>
        <translation>%1てめからの べつの みち：%3ての うち %2てめ</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1の ばん</translation>
    </message>
    <message>
        <source>%1: try another move</source>
        <translation>%1。べつの すすみかたを ためせます</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2ての うち %1てめ</translation>
    </message>
    <message>
        <source>Variation: move %1 of %2</source>
        <translation>べつの みち：%2ての うち %1てめ</translation>
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
            <numerusform>%nこ・ぜんぶの ばんめん（%1こ）を しらべました</numerusform>
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
    <message numerus="yes">
        <source>%n of %1 shown</source>
        <translation>
            <numerusform>%1この うち %nこを みて います</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>ぜんぶ みる</translation>
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
        <translation>しらべた かたちには でて きませんでした。</translation>
    </message>
    <message>
        <source>%1 leads into it.</source>
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
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Lays</source>
        <translation>くばり</translation>
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
        <translation>くばる あなから</translation>
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
        <translation>はっけん</translation>
    </message>
    <message>
        <source>%1: %2, lays: %3, period %4, shift %5</source>
        <translation>%1：%2、くばり：%3、しゅうき %4、ずれ %5</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Export board</source>
        <translation>ばんめんの かきだし</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>コピーと はりつけ</translation>
    </message>
    <message>
        <source>Save as a moving picture …</source>
        <translation>うごく えに して ほぞん…</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>まだ 1かいも うごかして いません。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>きろく</translation>
    </message>
</context>
<context>
    <name>MarkCards</name>
    <message>
        <source>These are lost</source>
        <translation>まけは これで ぜんぶ</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
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
        <translation>はじめから もういちど</translation>
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
        <translation>えらんだ てを コピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>はりつけ</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>まいりました</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>あたらしく はじめる</translation>
    </message>
    <message>
        <source>New game from this position …</source>
        <translation>この かたちから あたらしく はじめる…</translation>
    </message>
    <message>
        <source>Fold timeline</source>
        <translation>ここまでの てを たたむ</translation>
    </message>
    <message>
        <source>Step through best play</source>
        <translation>いちばん いい すすみかたを たどる</translation>
    </message>
    <message>
        <source>Change the name of the player on move</source>
        <translation>ばんの ひとの なまえを かえる</translation>
    </message>
    <message>
        <source>Table mode, facing each other</source>
        <translation>むかいあわせ モード</translation>
    </message>
    <message>
        <source>Open the table to devices …</source>
        <translation>タブレットなどから さんか…</translation>
    </message>
    <message>
        <source>Whose turn is it?</source>
        <translation>だれの ばん？</translation>
    </message>
    <message>
        <source>What was played last?</source>
        <translation>まえの ては？</translation>
    </message>
    <message>
        <source>What stands here?</source>
        <translation>ここには なにが ある？</translation>
    </message>
    <message>
        <source>Show why, or hide it</source>
        <translation>なぜかを みる・かくす</translation>
    </message>
    <message>
        <source>Roll the field up, or lay it flat</source>
        <translation>フィールドを まるめる・ひろげる</translation>
    </message>
    <message>
        <source>Open the drawer, or close it</source>
        <translation>パネルを ひらく・とじる</translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation>せんてと ごてを いれかえる</translation>
    </message>
</context>
<context>
    <name>MatchBar</name>
    <message>
        <source>The start</source>
        <translation>はじめの かたち</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>%1てめ、%2：%3</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 lost value; better: %4</source>
        <translation>%1てめ、%2：%3は そんを した て。もっと いい て：%4</translation>
    </message>
</context>
<context>
    <name>MatchClipboard</name>
    <message>
        <source>Leave this match and go on from what is pasted?</source>
        <translation>いまの たいきょくを おわって、はりつけた ほうに かえますか。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>かえる</translation>
    </message>
    <message>
        <source>The position is copied.</source>
        <translation>かたちを コピーしました。</translation>
    </message>
    <message>
        <source>The moves are copied.</source>
        <translation>えらんだ てを コピーしました。</translation>
    </message>
</context>
<context>
    <name>MatchCommands</name>
    <message>
        <source>This is not told while the hints are off.</source>
        <translation>ヒントを だして いない ときは おしえません。</translation>
    </message>
    <message>
        <source>Copy board as cells, for a sheet or a chat</source>
        <translation>ばんを マスの えで コピー：ひょうや チャットに</translation>
    </message>
    <message>
        <source>Copy position as the source writes it</source>
        <translation>かたちを もとの ぶんしょうの かきかたで コピー</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>まいりました</translation>
    </message>
    <message>
        <source>%1: give up this match?</source>
        <translation>%1の まけに なります。おわりに しますか。</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
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
        <translation>%1に ほぞんしました。</translation>
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
        <translation>%1と %2が いれかわりました。</translation>
    </message>
</context>
<context>
    <name>MatchStore</name>
    <message>
        <source>This is not a file.</source>
        <translation>これは ファイルでは ありません。</translation>
    </message>
    <message>
        <source>The match could not be saved: %1</source>
        <translation>たいきょくを ほぞんできませんでした：%1</translation>
    </message>
    <message>
        <source>Only %1 matches are kept. The oldest was deleted, which can be undone.</source>
        <translation>とって おけるのは %1きょくまでです。いちばん ふるい たいきょくを けしました（もとに もどせます）。</translation>
    </message>
    <message>
        <source>The match could not be deleted: %1</source>
        <translation>たいきょくを けせませんでした：%1</translation>
    </message>
    <message>
        <source>The match could not be brought back: %1</source>
        <translation>たいきょくを もとに もどせませんでした：%1</translation>
    </message>
</context>
<context>
    <name>MatchViews</name>
    <message>
        <source>Your turn</source>
        <translation>あなたの ばんです</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>もっと いい て：%1</translation>
    </message>
</context>
<context>
    <name>MistakePanel</name>
    <message>
        <source>Without a name</source>
        <translation>なまえなし</translation>
    </message>
    <message>
        <source>%1 today · %2 later · %3 known</source>
        <translation>きょう %1もん・これから %2もん・おぼえた %3もん</translation>
    </message>
    <message>
        <source>Delete this one</source>
        <translation>この もんだいを けす</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>ぜんぶ けす</translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n deleted</source>
        <translation>
            <numerusform>けした %nもんを もとに もどす</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveTabs</name>
    <message>
        <source>Moves %1</source>
        <translation>えらべる て %1</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>これまで</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>ふりかえり</translation>
    </message>
    <message>
        <source>Which moves</source>
        <translation>どの てを みるか</translation>
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
        <source>draw by repetition: %1</source>
        <translation>せんにちて（おわらない）：%1</translation>
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
        <translation>えらべる て</translation>
    </message>
    <message>
        <source>from here %1</source>
        <translation>ここから %1</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>ぜんぶ %1</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>てが ありません</translation>
    </message>
    <message>
        <source>Best first; losing moves: longest fight first</source>
        <translation>いい じゅん（まける ては ながい じゅん）</translation>
    </message>
    <message>
        <source>A click plays the move</source>
        <translation>クリックすると その てで すすみます</translation>
    </message>
    <message>
        <source>Best first; losing moves: smallest loss first</source>
        <translation>いい じゅん（まける ては さの ちいさい じゅん）</translation>
    </message>
    <message>
        <source>Sorted again when the pointer leaves</source>
        <translation>ポインターが はなれると ならべなおします</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>いい じゅん</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>あたらしく はじめる</translation>
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
        <source>Start</source>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>あそびかた</translation>
    </message>
    <message>
        <source>The board at the start</source>
        <translation>はじめの かたち</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1（かえた）</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>じぶんで ならべる</translation>
    </message>
    <message>
        <source>set it up yourself</source>
        <translation>すきな かたちから はじめる</translation>
    </message>
    <message>
        <source>After the first move the other player may change sides</source>
        <translation>さいしょの 1ての あと、あいては せんてと いれかわっても いい</translation>
    </message>
    <message>
        <source>Second may swap after move 1</source>
        <translation>ごては 1てめの あと いれかわれる</translation>
    </message>
</context>
<context>
    <name>NewPinOverlay</name>
    <message>
        <source>%1 to %2 digits.</source>
        <translation>%1こから %2こまでの すうじを いれて ください。</translation>
    </message>
    <message>
        <source>Enter it once more, to rule out a slip.</source>
        <translation>まちがえないように、おなじ ばんごうを もういちど いれて ください。</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>2つの ばんごうが ちがいます。</translation>
    </message>
    <message>
        <source>PIN of the lock</source>
        <translation>ひみつの ばんごう</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>あたらしい ばんごう</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もういちど</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>きめる</translation>
    </message>
</context>
<context>
    <name>Newcomer</name>
    <message>
        <source>New here?</source>
        <translation>はじめての ひとへ</translation>
    </message>
    <message>
        <source>%1 is a good first game.</source>
        <translation>さいしょは「%1」が おすすめです。</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>あそびかた</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>あそぶ</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>きろくを ひらく…</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>ぜんぶの たいきょく</translation>
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
    <message>
        <source>Ask the class</source>
        <translation>クラスに きく</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Cancel</source>
        <translation>もどる</translation>
    </message>
</context>
<context>
    <name>OpenStrip</name>
    <message>
        <source>Kachisuji</source>
        <translation>かちすじ</translation>
    </message>
    <message numerus="yes">
        <source>The table is open · %n are there</source>
        <translation>
            <numerusform>さんかを うけつけて います・%nにん</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · the table is open, %n are there</source>
        <translation>
            <numerusform>%1・さんかを うけつけて います（%nにん）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnRule</name>
    <message>
        <source>take as many as you can</source>
        <translation>とれるだけ とる</translation>
    </message>
    <message>
        <source>take as few as you can</source>
        <translation>できるだけ すくなく とる</translation>
    </message>
    <message>
        <source>leave the other player as few moves as you can</source>
        <translation>あいての できる ことを できるだけ すくなく する</translation>
    </message>
    <message>
        <source>leave an even number</source>
        <translation>2こずつに わけられる かずを のこす</translation>
    </message>
    <message>
        <source>leave equal pairs</source>
        <translation>おなじ かずの くみに して わたす</translation>
    </message>
    <message>
        <source>leave an even number of each column</source>
        <translation>どの たての れつも 2つずつ そろえる</translation>
    </message>
    <message>
        <source>leave 3, 6, 9 and so on</source>
        <translation>3、6、9…を のこす</translation>
    </message>
    <message>
        <source>leave 1, 4, 7 and so on</source>
        <translation>1、4、7…を のこす</translation>
    </message>
    <message>
        <source>leave 4, 8, 12 and so on</source>
        <translation>4、8、12…を のこす</translation>
    </message>
    <message>
        <source>leave 1, 5, 9 and so on</source>
        <translation>1、5、9…を のこす</translation>
    </message>
    <message>
        <source>My rule: %1. If that cannot be done: %2.</source>
        <translation>じぶんの かてる きまり：%1。できない ときは、%2。</translation>
    </message>
    <message>
        <source>whatever you like</source>
        <translation>すきなように する</translation>
    </message>
    <message>
        <source>Here it fails: it allows “%1”, and then it is only a draw.</source>
        <translation>ここで うまく いきません。「%1」でも いい ことに なり、ひきわけに なって しまいます。</translation>
    </message>
    <message>
        <source>Here it fails: it allows “%1”, and gives the win away.</source>
        <translation>ここで うまく いきません。「%1」でも いい ことに なり、かちを のがします。</translation>
    </message>
    <message>
        <source>Here it fails: it allows “%1”, and loses instead of drawing.</source>
        <translation>ここで うまく いきません。「%1」でも いい ことに なり、ひきわけの はずが まけに なります。</translation>
    </message>
    <message>
        <source>No position was found that shows whether it is right.</source>
        <translation>ただしいか どうか わかる かたちは みつかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>It never fails: it was right in all %n positions in which one can go wrong.</source>
        <translation>
            <numerusform>いつも うまく いきます。まちがえるかも しれない %nとおりの かたち ぜんぶで、ただしい てに なりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has not failed: it was right in %n positions. There are more of them, so nothing is proved.</source>
        <translation>
            <numerusform>しっぱいは みつかりませんでした。%nとおりの かたちで ただしい てに なりました。かたちは ほかにも あるので、いつも うまく いくかは まだ わかりません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Padlock</name>
    <message>
        <source>The PIN could not be removed.</source>
        <translation>ひみつの ばんごうを けせませんでした。</translation>
    </message>
    <message>
        <source>The file of the PIN could not be written: %1</source>
        <translation>ひみつの ばんごうの ファイルを かけませんでした：%1</translation>
    </message>
    <message>
        <source>Another program is using the file of the PIN: try again.</source>
        <translation>ひみつの ばんごうの ファイルを ほかの プログラムが つかって います。もういちど ためして ください。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>There is not enough memory for this on the device.</source>
        <translation>この きかいでは、メモリが たりません。</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1が かんがえて います</translation>
    </message>
    <message>
        <source>So far: %1 : %2, draws: %3</source>
        <translation>これまで %1 たい %2、ひきわけ %3</translation>
    </message>
    <message>
        <source>best play %1 of %2</source>
        <translation>いちばん いい すすみかた %1/%2</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>%2ての うち %1てめ</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1てめ</translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation>しらべて います…</translation>
    </message>
    <message>
        <source>small games, and the winning line through each</source>
        <translation>ちいさな ゲームと、それぞれの かちすじ</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>たなへ</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>あたらしく はじめる</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>つづける</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>きろくを ひらく…</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>きろくを ほぞん…</translation>
    </message>
    <message>
        <source>Copy as a link</source>
        <translation>リンクを コピー</translation>
    </message>
    <message>
        <source>The link is copied: whoever opens it sees this match.</source>
        <translation>リンクを コピーしました。ひらいた ひとには、この たいきょくが みえます。</translation>
    </message>
    <message>
        <source>This match is too long for a link. Save its record instead.</source>
        <translation>この たいきょくは ながくて、リンクに できません。かわりに きろくを ほぞんして ください。</translation>
    </message>
    <message>
        <source>This link holds no record that can be read.</source>
        <translation>この リンクには、よめる きろくが はいって いません。</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>この ファイルは よめません。</translation>
    </message>
    <message>
        <source>This file is too large for a record.</source>
        <translation>この ファイルは、きろくに しては おおきすぎます。</translation>
    </message>
    <message>
        <source>What you play stays on this device.</source>
        <translation>あそんだ ことは、この きかいだけに のこります。</translation>
    </message>
    <message>
        <source>Nothing can be kept on this device; everything else works.</source>
        <translation>この きかいには なにも のこせませんが、ほかは ぜんぶ つかえます。</translation>
    </message>
    <message>
        <source>Delete what is kept here</source>
        <translation>のこって いる ものを けす</translation>
    </message>
    <message>
        <source>Nothing is kept on this device any more.</source>
        <translation>この きかいには、もう なにも のこって いません。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Start from another position</source>
        <translation>べつの かたちから はじめる</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>ひと</translation>
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
    <message>
        <source>Begins</source>
        <translation>さきに うごかします</translation>
    </message>
    <message>
        <source>Moves second</source>
        <translation>あとに うごかします</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>なまえ</translation>
    </message>
    <message>
        <source>The board at the start</source>
        <translation>はじめの かたち</translation>
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
        <translation>かちまけだけ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>しるし</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>てかずまで</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>もっと くわしく</translation>
    </message>
    <message>
        <source>Plain words</source>
        <translation>やさしい ことば</translation>
    </message>
    <message>
        <source>Play it through</source>
        <translation>じゅんに たどる</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>たいきょくに もどる</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>ふりかえる</translation>
    </message>
    <message>
        <source>Call it a draw</source>
        <translation>ひきわけに する</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>1て すすめる</translation>
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
        <translation>1つ もどる</translation>
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
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Something has gone wrong. Load the page again; the match is kept.</source>
        <translation>うまく うごかなく なりました。ページを もういちど よみこんで ください。たいきょくは のこって います。</translation>
    </message>
    <message>
        <source>Point at the place on the board</source>
        <translation>ばんの うえの ばしょを えらぼう</translation>
    </message>
    <message>
        <source>The other player moves …</source>
        <translation>あいての ばんです…</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>かんがえて います…</translation>
    </message>
    <message>
        <source>Not this one. Look again.</source>
        <translation>これでは ありません。もういちど みて みましょう。</translation>
    </message>
    <message>
        <source>This is it.</source>
        <translation>これが こたえです。</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>そのとおりです。</translation>
    </message>
    <message>
        <source>This move leads to: %1</source>
        <translation>この てを えらぶと：%1</translation>
    </message>
    <message>
        <source>Idea: %1</source>
        <translation>かんがえかた：%1</translation>
    </message>
    <message>
        <source>%1 in a row · %2 solved</source>
        <translation>つづけて %1もん・ぜんぶで %2もん</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もういちど</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もういちど やって みる</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>あそびかた</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>もんだい</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>つぎへ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>まえへ</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>なぜかを みる</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>こたえを みる</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>むずかしさ</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>かたちを ならべる</translation>
    </message>
    <message>
        <source>What a click does</source>
        <translation>クリックで なにを するか</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>variation, move %1</source>
        <translation>べつの みち、%1てめ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ことば</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%2もんの うち %1もん できました</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>よめない たいきょく</translation>
    </message>
    <message>
        <source>Delete the matches and the settings that are kept on this device?</source>
        <translation>この きかいに のこって いる たいきょくと せっていを けしますか。</translation>
    </message>
    <message>
        <source>Delete all matches</source>
        <translation>たいきょくを ぜんぶ けす</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>この たいきょくを けしますか。</translation>
    </message>
    <message>
        <source>Delete all matches that are kept on this device?</source>
        <translation>この きかいに のこって いる たいきょくを ぜんぶ けしますか。</translation>
    </message>
    <message>
        <source>There is no room for more matches: the oldest was deleted.</source>
        <translation>これより おおくの たいきょくは のこせません。いちばん ふるい たいきょくを けしました。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>いまは やめる</translation>
    </message>
    <message>
        <source>Leave for good? Whoever leaves cannot come back: the match stays here as it is. For a break you need not leave: close the page, and it goes on where it was.</source>
        <translation>ほんとうに でますか。でると、もう もどれません。たいきょくは いまの まま ここに のこります。やすむだけなら でなくて かまいません。ページを とじても、つぎに つづきから はじまります。</translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation>せんてと ごてを いれかえる</translation>
    </message>
    <message>
        <source>After the first move the other player may change sides</source>
        <translation>さいしょの 1ての あと、あいては せんてと いれかわっても いい</translation>
    </message>
    <message>
        <source>The lesson is being checked …</source>
        <translation>レッスンを しらべて います…</translation>
    </message>
    <message>
        <source>Whoever begins can win: see how.</source>
        <translation>ばんの ひとが かてます。みて みましょう。</translation>
    </message>
    <message>
        <source>Whoever follows can win: see how.</source>
        <translation>あとの ひとが かてます。みて みましょう。</translation>
    </message>
    <message>
        <source>Begin or follow?</source>
        <translation>さきに うごかす？ あとに する？</translation>
    </message>
</context>
<context>
    <name>PairTables</name>
    <message numerus="yes">
        <source>All are done. The next round begins in %n seconds.</source>
        <translation>
            <numerusform>みんな おわりました。%nびょう あとに つぎの かいが はじまります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairsOverlay</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 たい %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の ばん</translation>
    </message>
    <message>
        <source>All against each other</source>
        <translation>みんなで たいきょく</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>つぎの かいへ</translation>
    </message>
    <message>
        <source>%1 is away</source>
        <translation>%1は せきを はずして います</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1かいめ</translation>
    </message>
    <message>
        <source>all are done</source>
        <translation>ぜんぶ おわりました</translation>
    </message>
    <message>
        <source>%1 of %2 are done</source>
        <translation>おわった たいきょく：%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points: %1</source>
        <translation>
            <numerusform>%nてん：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>A win is 2 points, a draw is 1.</source>
        <translation>かちは 2てん、ひきわけは 1てんです。</translation>
    </message>
    <message>
        <source>Wait for me before each round</source>
        <translation>つぎの かいは じぶんで はじめる</translation>
    </message>
    <message numerus="yes">
        <source>The next round begins in %n s.</source>
        <translation>
            <numerusform>%nびょう あとに つぎの かいが はじまります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PinForm</name>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
</context>
<context>
    <name>PinOverlay</name>
    <message numerus="yes">
        <source>The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>あと %nびょうで、また ためせます。</numerusform>
        </translation>
    </message>
    <message>
        <source>That was not the PIN.</source>
        <translation>ひみつの ばんごうが ちがいます。</translation>
    </message>
    <message>
        <source>Enter the teacher’s PIN.</source>
        <translation>せんせいの ひみつの ばんごうを いれて ください。</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>ひみつの ばんごう</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ひらく</translation>
    </message>
    <message>
        <source>The teacher’s PIN</source>
        <translation>せんせいの ひみつの ばんごう</translation>
    </message>
</context>
<context>
    <name>PlayedModel</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%nて</numerusform>
        </translation>
    </message>
    <message>
        <source>the start</source>
        <translation>はじめ</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <translation>%1てめ、%2：%3、%4</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a move and its value</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <translation>%1。もっと いい て：%2</translation>
    </message>
    <message>
        <source>number</source>
        <translation>ばんごう</translation>
    </message>
    <message>
        <source>player</source>
        <translation>あそぶ ひと</translation>
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
        <source>value</source>
        <translation>ねうち</translation>
    </message>
    <message>
        <source>better</source>
        <translation>もっと いい て</translation>
    </message>
    <message>
        <source>the match went “%1”, %2 more</source>
        <translation>ほんとうの たいきょく：%1（のこり %2）</translation>
    </message>
    <message>
        <source>instead: “%1” · %2</source>
        <translation>べつの みち：「%1」・%2</translation>
    </message>
</context>
<context>
    <name>PlayedPanel</name>
    <message>
        <source>better: %1</source>
        <translation>もっと いい て：%1</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>えらんだ て</translation>
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
        <source>Strength of the computer</source>
        <translation>コンピューターの つよさ</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>さきに うごかします</translation>
    </message>
    <message>
        <source>Moves second</source>
        <translation>あとに うごかします</translation>
    </message>
    <message>
        <source>Tries things out and often goes wrong.</source>
        <translation>いろいろ ためしながら やるので、よく まちがえます。</translation>
    </message>
    <message>
        <source>Misses no win in one move, but easily goes wrong.</source>
        <translation>あと 1ての かちは のがしませんが、まちがえやすい あいてです。</translation>
    </message>
    <message>
        <source>Looks a little ahead and goes wrong now and then.</source>
        <translation>すこし さきまで よみますが、ときどき まちがえます。</translation>
    </message>
    <message>
        <source>Looks further ahead and seldom goes wrong.</source>
        <translation>もっと さきまで よみ、めったに まちがえません。</translation>
    </message>
    <message>
        <source>Gives nothing away, and plays what is hardest to answer.</source>
        <translation>そんを する ては えらばず、いちばん こたえにくい てを えらびます。</translation>
    </message>
    <message>
        <source>How strong?</source>
        <translation>どのくらい つよい？</translation>
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
    <name>PracticePage</name>
    <message>
        <source>Shelf</source>
        <translation>たなへ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>もんだい</translation>
    </message>
    <message>
        <source>New ones</source>
        <translation>あたらしい もんだい</translation>
    </message>
    <message>
        <source>My mistakes (%1)</source>
        <translation>そんを した て：%1</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>そんを した て</translation>
    </message>
    <message>
        <source>Who practises?</source>
        <translation>だれが ときますか。</translation>
    </message>
    <message>
        <source>Name for the class log</source>
        <translation>クラスの きろくに のこす なまえ</translation>
    </message>
    <message>
        <source>After the lesson</source>
        <translation>レッスンの あと</translation>
    </message>
    <message>
        <source>After the lesson “%1”: positions in which “%2” is wrong.</source>
        <translation>レッスン「%1」の あとで：「%2」と おもうと、ここでは まちがえます。</translation>
    </message>
    <message>
        <source>Begin or follow?</source>
        <translation>せんてか ごてか</translation>
    </message>
    <message numerus="yes">
        <source>What the lab says one should remember: %n boards to go.</source>
        <translation>
            <numerusform>けんきゅうしつで みつけた、おぼえて おきたい ばんめんです。あと %nめん。</numerusform>
        </translation>
    </message>
    <message>
        <source>From the lab</source>
        <translation>けんきゅうしつ から</translation>
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
        <source>%1 of %2 stages beaten. Win as the first player against a perfect computer.</source>
        <translation>%2ステージの うち %1ステージを クリア。さいきょうの コンピューターに せんてで かつと クリアです。</translation>
    </message>
    <message>
        <source>%1 (beaten with hints)</source>
        <translation>%1（ヒントを つかって クリア）</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>The board at the start</source>
        <translation>はじめの かたち</translation>
    </message>
</context>
<context>
    <name>ProjectorLine</name>
    <message>
        <source>What is it worth?</source>
        <translation>かちまけは？</translation>
    </message>
</context>
<context>
    <name>PupilChooser</name>
    <message>
        <source>Who is to do this?</source>
        <translation>だれの かだいですか。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>ぜんいん</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>だれにも つけない</translation>
    </message>
    <message>
        <source>If nobody is ticked, it is for all.</source>
        <translation>だれにも しるしを つけないと、ぜんいんの かだいです。</translation>
    </message>
</context>
<context>
    <name>PuzzlePlayer</name>
    <message>
        <source>Thinking …</source>
        <translation>かんがえて います…</translation>
    </message>
    <message>
        <source>Not this one. Look again.</source>
        <translation>これでは ありません。もういちど みて みましょう。</translation>
    </message>
    <message>
        <source>This is it.</source>
        <translation>これが こたえです。</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>そのとおりです。</translation>
    </message>
    <message>
        <source>Idea: %1</source>
        <translation>かんがえかた：%1</translation>
    </message>
    <message>
        <source>This move leads to: %1</source>
        <translation>この てを えらぶと：%1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>つぎへ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もういちど やって みる</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>なぜかを みる</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>こたえを みる</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の ばん</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>クラスに きく</translation>
    </message>
    <message>
        <source>You have done it: chosen well, and won.</source>
        <translation>できました。ただしく えらんで、かちました。</translation>
    </message>
    <message>
        <source>Solve new puzzles</source>
        <translation>あたらしい もんだいを とく</translation>
    </message>
</context>
<context>
    <name>QuestionOverlay</name>
    <message>
        <source>A question to all</source>
        <translation>みんなへの しつもん</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>こたえる</translation>
    </message>
    <message>
        <source>Your answer: %1?</source>
        <translation>こたえは「%1」で いいですか。</translation>
    </message>
    <message>
        <source>Your answer has arrived.</source>
        <translation>こたえが とどきました。</translation>
    </message>
    <message>
        <source>What is right has a tick.</source>
        <translation>ただしい こたえに ✓が ついて います。</translation>
    </message>
    <message>
        <source>%1 (your answer)</source>
        <translation>%1（あなたの こたえ）</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Done</source>
        <translation>おわる</translation>
    </message>
    <message>
        <source>Show the answers</source>
        <translation>こたえを みせる</translation>
    </message>
    <message>
        <source>Save all answers …</source>
        <translation>こたえを ぜんぶ ほぞん…</translation>
    </message>
    <message>
        <source>Answers of the class</source>
        <translation>クラスの こたえ</translation>
    </message>
    <message>
        <source>Save all answers</source>
        <translation>こたえを ぜんぶ ほぞん</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>ひょう (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に ほぞんしました。</translation>
    </message>
    <message>
        <source>For this, two people must be watching.</source>
        <translation>みて いる ひとが ふたり いじょう いると はじめられます。</translation>
    </message>
    <message>
        <source>The next question is being found …</source>
        <translation>つぎの もんだいを さがして います…</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>%1もんめ（ぜんぶで %2もん）</translation>
    </message>
    <message>
        <source>Right so far: %1 of %2 answers</source>
        <translation>ここまで %2この こたえの うち %1こが せいかいです</translation>
    </message>
    <message>
        <source>Ask everybody about the position on the board</source>
        <translation>いまの ばんめんの ことを みんなに ききます</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>けっか</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>つぎの もんだい</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>どちらの かち？</translation>
    </message>
    <message>
        <source>Your move?</source>
        <translation>つぎの ては？</translation>
    </message>
    <message numerus="yes">
        <source>Quiz of %n questions</source>
        <translation>
            <numerusform>%nもんの クイズ</numerusform>
        </translation>
    </message>
    <message>
        <source>All against each other</source>
        <translation>みんなで たいきょく</translation>
    </message>
    <message>
        <source>See the tables</source>
        <translation>たいきょくを みる</translation>
    </message>
    <message>
        <source>Show and save names</source>
        <translation>なまえを だす・ほぞんする</translation>
    </message>
    <message>
        <source>Stop the quiz</source>
        <translation>クイズを やめる</translation>
    </message>
    <message>
        <source>Back to one table</source>
        <translation>1つの たいきょくに もどす</translation>
    </message>
    <message>
        <source>Ask everybody about the position on this page</source>
        <translation>この ページの ばんめんの ことを みんなに きく</translation>
    </message>
    <message>
        <source>Here no move is better than another: there is nothing to get right. Press again to ask all the same; it will not count.</source>
        <translation>この ばんめんでは、どの てでも けっかは かわらず、まちがいが ありません。それでも きくなら、もういちど おして ください。せいかいの かずには いれません。</translation>
    </message>
    <message>
        <source>Talk, then answer again</source>
        <translation>はなしあって もういちど こたえる</translation>
    </message>
    <message>
        <source>Tell after each question of a quiz what was right</source>
        <translation>クイズでは 1もんごとに せいかいを しらせる</translation>
    </message>
    <message>
        <source>%1 of %2 have answered</source>
        <translation>%2にんの うち %1にんが こたえました</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>まだの ひと：%1</translation>
    </message>
    <message numerus="yes">
        <source>After talking %n have changed their answer.</source>
        <translation>
            <numerusform>はなしあった あと、%nにんが こたえを かえました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Three in four say the same: time to explain.</source>
        <translation>4にんの うち 3にん いじょうが おなじ こたえです。せつめいに すすみましょう。</translation>
    </message>
    <message>
        <source>The class is divided: talk about it, then answer again.</source>
        <translation>こたえが わかれました。はなしあってから、もういちど こたえましょう。</translation>
    </message>
    <message>
        <source>Still divided: play it through together.</source>
        <translation>まだ わかれて います。みんなで さいごまで やって みましょう。</translation>
    </message>
    <message>
        <source>Show what was right</source>
        <translation>せいかいを みせる</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>せつめいする</translation>
    </message>
    <message>
        <source>Say your rule</source>
        <translation>じぶんの かてる きまりを いう</translation>
    </message>
    <message>
        <source>One against all …</source>
        <translation>ひとりで みんなと…</translation>
    </message>
    <message>
        <source>Play it through together</source>
        <translation>みんなで さいごまで うごかして みる</translation>
    </message>
    <message>
        <source>Nobody has said a move.</source>
        <translation>まだ だれも てを こたえて いません。</translation>
    </message>
    <message>
        <source>The move that most have said is played.</source>
        <translation>いちばん おおかった てを うごかします。</translation>
    </message>
    <message>
        <source>Play what most have said</source>
        <translation>いちばん おおかった てを うごかす</translation>
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
    <name>Reception</name>
    <message>
        <source>The table is closed.</source>
        <translation>さんかの うけつけは おわりました。</translation>
    </message>
    <message>
        <source>You were asked to leave the table.</source>
        <translation>せきを たつように いわれました。</translation>
    </message>
    <message>
        <source>The code comes first.</source>
        <translation>さきに コードを いれて ください。</translation>
    </message>
    <message>
        <source>You are going on in another window.</source>
        <translation>ほかの ウィンドウで つづいて います。</translation>
    </message>
    <message>
        <source>There are too many at this table.</source>
        <translation>さんかする ひとが いっぱいで、もう はいれません。</translation>
    </message>
    <message>
        <source>You were away, and somebody else has taken your seat. You are watching now.</source>
        <translation>いない あいだに、ほかの ひとが せきに つきました。いまは けんがくして います。</translation>
    </message>
    <message>
        <source>You were away, and your seat was freed. You are watching now.</source>
        <translation>いない あいだに、せきが あけられました。いまは けんがくして います。</translation>
    </message>
    <message>
        <source>The computer plays in your place now. You are watching.</source>
        <translation>いまは コンピューターが かわりに やって います。あなたは けんがくして います。</translation>
    </message>
    <message>
        <source>Your card was read on another device: you go on there.</source>
        <translation>カードが ほかの きかいで よまれました。そちらで つづいて います。</translation>
    </message>
    <message>
        <source>This card is not valid any more. Ask for your new one.</source>
        <translation>この カードは もう つかえません。あたらしい カードを もらって ください。</translation>
    </message>
</context>
<context>
    <name>ResultPlate</name>
    <message>
        <source>Next stage</source>
        <translation>つぎの ステージ</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>ふりかえる</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>たなへ</translation>
    </message>
    <message>
        <source>How the match ended</source>
        <translation>たいきょくの けっか</translation>
    </message>
    <message>
        <source>Again: %1</source>
        <translation>もういちど：%1</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1が さき</translation>
    </message>
    <message>
        <source>the other player begins</source>
        <translation>せんてを こうたい</translation>
    </message>
    <message>
        <source>the same player begins</source>
        <translation>せんては おなじ ひと</translation>
    </message>
    <message>
        <source>Stage beaten!</source>
        <translation>ステージ クリア！</translation>
    </message>
    <message numerus="yes">
        <source>hints %n level(s) back</source>
        <translation>
            <numerusform>ヒントを %nだんかい へらして</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hints seen %n time(s)</source>
        <translation>
            <numerusform>ヒントを %nかい みた</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>つぎは %1</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The hints are locked.</source>
        <translation>ヒントは かえられません。</translation>
    </message>
    <message numerus="yes">
        <source>%n positions are still being looked at.</source>
        <translation>
            <numerusform>まだ %nこの かたちを しらべて います。</numerusform>
        </translation>
    </message>
    <message>
        <source>No move gave anything away.</source>
        <translation>そんを した ては ありませんでした。</translation>
    </message>
    <message>
        <source>%1 gave up where a win was still possible.</source>
        <translation>%1は まだ かてる かたちで「まいりました」と いいました。</translation>
    </message>
    <message>
        <source>%1 gave up where a draw was still possible.</source>
        <translation>%1は まだ ひきわけに できる かたちで「まいりました」と いいました。</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>そんの おおきい じゅん</translation>
    </message>
    <message numerus="yes">
        <source>%n turning point(s)</source>
        <translation>
            <numerusform>わかれめは %nかしょ</numerusform>
        </translation>
    </message>
    <message>
        <source>No move is known to have given anything away.</source>
        <translation>そんを したと わかる ては ありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>In the first half %n move(s) cost time.</source>
        <translation>
            <numerusform>ぜんはんに、てかずが よけいに かかった てが %nて ありました。</numerusform>
        </translation>
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
    <name>RoomPart</name>
    <message>
        <source>The link: give it only to the person you play with, and to those who may watch</source>
        <translation>リンク：たいきょくする あいてに わたします。みせたく ない ひとには わたさないで ください</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>リンクを コピー</translation>
    </message>
    <message>
        <source>Whoever gets it opens the program, or its page in a browser, and pastes it under “Play by a link”. If the page is a file, the part from # on can also be added to its address.</source>
        <translation>もらった ひとは、プログラムか、ブラウザーで その ページを ひらき、「リンクで あそぶ」に はりつけます。ページが ファイルなら、その アドレスの うしろに、リンクの # から さきを つけても ひらけます。</translation>
    </message>
    <message>
        <source>Whoever gets it opens it in a browser, or pastes it into the program under “Play by a link”.</source>
        <translation>もらった ひとは、ブラウザーで ひらくか、プログラムの「リンクで あそぶ」に はりつけます。</translation>
    </message>
    <message>
        <source>The link is copied.</source>
        <translation>リンクを コピーしました。</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>ことばを おくる</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>たいきょくへ</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>ほんとうに でる</translation>
    </message>
    <message>
        <source>Whoever leaves cannot come back: the match stays here as it is. For a break you need not leave: close the program, and it goes on where it was.</source>
        <translation>でると、もう もどれません。たいきょくは いまの まま ここに のこります。やすむだけなら でなくて かまいません。プログラムを おわらせても、つぎに つづきから はじまります。</translation>
    </message>
    <message>
        <source>Leave the room …</source>
        <translation>へやを でる…</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>けんがくを やめる</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの なまえ</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>せきに つく</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>けんがく</translation>
    </message>
    <message>
        <source>Waiting for the match …</source>
        <translation>たいきょくを まって います…</translation>
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
        <translation>とじる</translation>
    </message>
    <message>
        <source>Name of the class, for example “4-2”</source>
        <translation>クラスの なまえ（たとえば 4ねん 2くみ）</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>クラスの なまえ</translation>
    </message>
    <message>
        <source>Name of a pupil</source>
        <translation>なまえ</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>くわえる</translation>
    </message>
    <message>
        <source>Paste names</source>
        <translation>なまえを はりつける</translation>
    </message>
    <message>
        <source>Names from a file …</source>
        <translation>ファイルから なまえを いれる…</translation>
    </message>
    <message>
        <source>Open a class …</source>
        <translation>クラスを ひらく…</translation>
    </message>
    <message>
        <source>Print seat cards …</source>
        <translation>せきの カードを いんさつ…</translation>
    </message>
    <message>
        <source>Cards as PDF …</source>
        <translation>カードを PDFで…</translation>
    </message>
    <message>
        <source>Save the class …</source>
        <translation>クラスを ほぞん…</translation>
    </message>
    <message>
        <source>Delete all of it</source>
        <translation>ぜんぶ けす</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>A camera that reads a card seats its owner at once. What each has done is found again next week. All of it stays on this computer; guests leave nothing behind.</source>
        <translation>カードを カメラで よむと、すぐに じぶんの せきに つきます。した ことは、つぎの しゅうも そのまま のこって います。ぜんぶ この コンピューターの なかだけに あり、ゲストの ことは なにも のこりません。</translation>
    </message>
    <message>
        <source>Seat cards</source>
        <translation>せきの カード</translation>
    </message>
    <message>
        <source>Delete all names, cards and what everybody has done? Printed cards will then lead nowhere.</source>
        <translation>なまえと カードと、みんなが した ことを ぜんぶ けしますか。いんさつした カードも つかえなく なります。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>けす</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>あたらしい カード</translation>
    </message>
    <message>
        <source>A new card for %1? The old one will no longer work: print the new one.</source>
        <translation>%1さんに あたらしい カードを つくりますか。まえの カードは つかえなく なるので、もういちど いんさつして ください。</translation>
    </message>
    <message>
        <source>Delete %1 and all they have done?</source>
        <translation>%1さんと、した ことを けしますか。</translation>
    </message>
    <message>
        <source>Another emblem for %1</source>
        <translation>%1さんの えを かえる</translation>
    </message>
    <message>
        <source>Name of pupil %1</source>
        <translation>%1ばんめの なまえ</translation>
    </message>
    <message>
        <source>New card for %1</source>
        <translation>%1さんの あたらしい カード</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1さんを けす</translation>
    </message>
    <message numerus="yes">
        <source>%n pupils</source>
        <translation>
            <numerusform>%nにん</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody yet: type names, paste them, or take them from a file.</source>
        <translation>まだ だれも いません。なまえを かくか、はりつけるか、ファイルから いれて ください。</translation>
    </message>
    <message>
        <source>The cards were printed for %1, and this computer is %2 now: print them again, or let the network give it the old address.</source>
        <translation>カードに いんさつした アドレスは %1ですが、この コンピューターは いま %2です。もういちど いんさつするか、まえの アドレスに なるように ネットワークを なおして ください。</translation>
    </message>
    <message>
        <source>There are no names.</source>
        <translation>なまえが ありません。</translation>
    </message>
    <message numerus="yes">
        <source>A class has at most %n pupils.</source>
        <translation>
            <numerusform>1つの クラスは %nにんまでです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Names from a file</source>
        <translation>ファイルから なまえを いれる</translation>
    </message>
    <message>
        <source>Lists and tables (*.csv *.txt *.tsv)</source>
        <translation>リストと ひょう (*.csv *.txt *.tsv)</translation>
    </message>
    <message>
        <source>This file is too long for a class.</source>
        <translation>クラスの ファイルと しては ながすぎます。</translation>
    </message>
    <message>
        <source>Open a class</source>
        <translation>クラスを ひらく</translation>
    </message>
    <message>
        <source>This replaces the class that is here. Is it saved?</source>
        <translation>いまの クラスは きえます。ほぞんして ありますか。</translation>
    </message>
    <message>
        <source>Open the other class</source>
        <translation>べつの クラスを ひらく</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1を ひらけませんでした：%2</translation>
    </message>
    <message>
        <source>Save the class</source>
        <translation>クラスを ほぞん</translation>
    </message>
    <message>
        <source>Saved as %1. Whoever has this file has the cards.</source>
        <translation>%1として ほぞんしました。この ファイルには カードの なかみも はいって います。</translation>
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
    <message>
        <source>Usual rules</source>
        <translation>いつもの ルール</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>きほん</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>ぜんぶ（%1）</translation>
    </message>
    <message>
        <source>Which rules are shown</source>
        <translation>みせる ルール</translation>
    </message>
</context>
<context>
    <name>SaidRules</name>
    <message>
        <source>How does one win? Say your rule.</source>
        <translation>どう すれば かてますか。じぶんの かてる きまりを いいましょう。</translation>
    </message>
    <message>
        <source>The computer is looking for a position where it fails …</source>
        <translation>コンピューターが、うまく いかない かたちを さがして います…</translation>
    </message>
    <message>
        <source>You have said enough rules: the last one counts.</source>
        <translation>かてる きまりは もう じゅうぶんです。さいごの ものを つかいます。</translation>
    </message>
    <message>
        <source>Which of these rules is right? Talk about it.</source>
        <translation>この なかで ただしい きまりは どれでしょう。はなしあいましょう。</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の ばん</translation>
    </message>
</context>
<context>
    <name>SaidRulesOverlay</name>
    <message>
        <source>Say your rule</source>
        <translation>じぶんの かてる きまりを いう</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Stop, and choose among them</source>
        <translation>おわりに して、えらぶ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>おわる</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>ためす</translation>
    </message>
    <message>
        <source>Against the computer, which looks for a position where it fails</source>
        <translation>コンピューターが、うまく いかない かたちを さがす</translation>
    </message>
    <message>
        <source>The parts are being put together …</source>
        <translation>じゅんびして います…</translation>
    </message>
    <message>
        <source>Nobody has said a rule.</source>
        <translation>まだ だれも いって いません。</translation>
    </message>
    <message>
        <source>Tick what all are to see. Nobody is told who said it.</source>
        <translation>みんなに みせる ものを えらびます。だれが いったかは でません。</translation>
    </message>
    <message>
        <source>%1 of %2 have said one</source>
        <translation>%2にんの うち %1にんが いいました</translation>
    </message>
</context>
<context>
    <name>SeatCards</name>
    <message>
        <source>Point a camera at it</source>
        <translation>カメラで よむと</translation>
    </message>
    <message>
        <source>for your own seat</source>
        <translation>じぶんの せきへ</translation>
    </message>
    <message>
        <source>Kachisuji · seat cards %1 / %2</source>
        <translation>かちすじ・せきの カード %1 / %2</translation>
    </message>
    <message>
        <source>Cut along the dashes</source>
        <translation>てんせんで きる</translation>
    </message>
    <message>
        <source>Seat cards</source>
        <translation>せきの カード</translation>
    </message>
</context>
<context>
    <name>SeatedMatch</name>
    <message>
        <source>The table does not answer. Trying again and again.</source>
        <translation>あいての コンピューターから へんじが ありません。なんども つなぎなおして います。</translation>
    </message>
    <message>
        <source>You are watching: only the players can do that.</source>
        <translation>けんがくちゅうです。これが できるのは あそんで いる ひとだけです。</translation>
    </message>
    <message>
        <source>You can give up only on your own turn.</source>
        <translation>「まいりました」と いえるのは じぶんの ばんだけです。</translation>
    </message>
    <message>
        <source>The next match is begun on the computer that opened the table.</source>
        <translation>つぎの たいきょくは、さんかを うけつけた コンピューターで はじめます。</translation>
    </message>
    <message>
        <source>That is decided on the computer that opened the table.</source>
        <translation>それは、さんかを うけつけた コンピューターで きめます。</translation>
    </message>
</context>
<context>
    <name>SeriesPanel</name>
    <message>
        <source>Grade</source>
        <translation>むずかしさ</translation>
    </message>
    <message>
        <source>Harder and easier by itself</source>
        <translation>できぐあいに あわせる</translation>
    </message>
    <message>
        <source>%1 in a row · %2 solved</source>
        <translation>つづけて %1もん・ぜんぶで %2もん</translation>
    </message>
</context>
<context>
    <name>ServedMatch</name>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1が「まった」と いって います。</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>いいですよ</translation>
    </message>
    <message>
        <source>%1 was asked.</source>
        <translation>%1に きいて います。</translation>
    </message>
    <message>
        <source>%1 would rather not.</source>
        <translation>%1は「まったなし」だそうです。</translation>
    </message>
    <message>
        <source>The match will begin soon.</source>
        <translation>もうすぐ はじまります。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの ばんでは ありません。</translation>
    </message>
    <message>
        <source>%1 has not answered.</source>
        <translation>%1から へんじが ありません。</translation>
    </message>
    <message>
        <source>Whether this move ever ends could not be found out: it counts as a draw.</source>
        <translation>この てが おわるか どうか わからなかったので、ひきわけに します。</translation>
    </message>
    <message>
        <source>%1 asks for another match, which the other player begins.</source>
        <translation>%1が「せんてと ごてを かえて、もういちど」と いって います。</translation>
    </message>
    <message>
        <source>%1 asks for another match.</source>
        <translation>%1が「もういちど」と いって います。</translation>
    </message>
    <message>
        <source>Do you want to change sides with %1, instead of moving?</source>
        <translation>うごかす かわりに、%1と いれかわりますか。</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Set up a position</source>
        <translation>かたちを ならべる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>What a click does</source>
        <translation>クリックで なにを するか</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>ならべる ばんめん</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>かたち</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>この かたちを つかう</translation>
    </message>
    <message>
        <source>In this position the game is over already.</source>
        <translation>この かたちでは、もう しょうぶが ついて います。</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1の ばん</translation>
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
        <source>Follow system</source>
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
        <translation>ディスクに のこす ひょう（この おおきさまで）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>おとを ならす</translation>
    </message>
    <message>
        <source>For the teacher …</source>
        <translation>せんせいが つかう…</translation>
    </message>
    <message>
        <source>Size of text, as far as the window has room</source>
        <translation>もじの おおきさ（がめんに はいるだけ）</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>はっきりした いろ</translation>
    </message>
    <message>
        <source>Back to what I had chosen</source>
        <translation>えらんで いた せっていに もどす</translation>
    </message>
    <message>
        <source>All settings back to default</source>
        <translation>せっていを ぜんぶ はじめに もどす</translation>
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
        <source>small games, and the winning line through each</source>
        <translation>ちいさな ゲームと、それぞれの かちすじ</translation>
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
        <translation>ひとりで みんなと</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>The class begins</source>
        <translation>みんなが さき</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>あなたが さき</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>さきに うごかす ひと</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>つぎの ばんへ</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>せんせい</translation>
    </message>
    <message>
        <source>There is no position to play from: begin a match first.</source>
        <translation>はじめる かたちが ありません。さきに たいきょくを はじめて ください。</translation>
    </message>
    <message>
        <source>Nobody watches yet: everybody who does gets a board.</source>
        <translation>まだ だれも みて いません。みて いる ひと みんなに、ばんが 1つずつ できます。</translation>
    </message>
    <message>
        <source>you are to move</source>
        <translation>あなたの ばんです</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>かんがえちゅう</translation>
    </message>
    <message>
        <source>is away</source>
        <translation>せきを はずして います</translation>
    </message>
    <message numerus="yes">
        <source>%n boards wait for you.</source>
        <translation>
            <numerusform>%nめんの ばんが、あなたの てを まって います。</numerusform>
        </translation>
    </message>
    <message>
        <source>You: won %1, lost %2, drawn %3.</source>
        <translation>あなたの せいせき：%1かち %2まけ %3ひきわけ</translation>
    </message>
    <message>
        <source>Everybody who watches gets a board of their own, and you play them all, from the position on the board. Nobody is shown what moves are worth.</source>
        <translation>みて いる ひと みんなに ばんが 1つずつ できて、あなたは いまの ばんめんから、みんなと いちどに たいきょくします。てが どれだけ いいかは、だれにも みえません。</translation>
    </message>
    <message>
        <source>Board %1 of %2</source>
        <translation>%2めんの うち %1ばんめ</translation>
    </message>
    <message>
        <source>No board waits for you.</source>
        <translation>いまは みんな かんがえて います。</translation>
    </message>
    <message>
        <source>From here</source>
        <translation>この ばんめんから</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>What it asks</source>
        <translation>かんがえた こと</translation>
    </message>
    <message>
        <source>What was found since</source>
        <translation>その あと わかった こと</translation>
    </message>
    <message>
        <source>Whose words these are</source>
        <translation>だれの ことばか</translation>
    </message>
    <message>
        <source>Where something else was found here</source>
        <translation>ここで ちがう こたえに なった ところ</translation>
    </message>
    <message>
        <source>What was known before</source>
        <translation>まえから しられて いた こと</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
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
        <translation>くばる ようす</translation>
    </message>
    <message>
        <source>Export as text</source>
        <translation>テキストで かきだす</translation>
    </message>
    <message>
        <source>sender → receiver, message, the receiver then</source>
        <translation>おくる ほう → うける ほう、メッセージ、その あとの うける ほう</translation>
    </message>
</context>
<context>
    <name>StopButton</name>
    <message>
        <source>%1 s · Stop</source>
        <translation>%1びょう・とめる</translation>
    </message>
</context>
<context>
    <name>TableDesk</name>
    <message>
        <source>The table could not be opened: no port of this computer is free.</source>
        <translation>さんかを うけつけられません。この コンピューターに あいて いる ポートが ありません。</translation>
    </message>
    <message>
        <source>You sit at another’s table: leave that first.</source>
        <translation>ほかの コンピューターの たいきょくに さんかして います。さきに せきを たって ください。</translation>
    </message>
    <message>
        <source>Your own table is open: close that first.</source>
        <translation>ここで さんかを うけつけて います。さきに うけつけを おえて ください。</translation>
    </message>
    <message>
        <source>Tables need a part of the program that cannot be loaded: %1</source>
        <translation>さんかの うけつけに つかう ぶぶんを よみこめません：%1</translation>
    </message>
    <message>
        <source>Somebody seems to be guessing the code of the table.</source>
        <translation>だれかが コードを あてようと して いるようです。</translation>
    </message>
</context>
<context>
    <name>TableOverlay</name>
    <message>
        <source>The open table</source>
        <translation>さんかを うけつけて います</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>This computer is not in a network: no other device can join.</source>
        <translation>この コンピューターは ネットワークに つながって いません。さんかできるのは この コンピューターだけです。</translation>
    </message>
    <message>
        <source>Devices in the same network join by this picture, or by the address and the code.</source>
        <translation>おなじ ネットワークの タブレットなどで、この ずを よみとるか、アドレスを ひらいて コードを いれると さんかできます。</translation>
    </message>
    <message>
        <source>Code %1</source>
        <translation>コード %1</translation>
    </message>
    <message>
        <source>Devices see the hints that the match shows</source>
        <translation>でて いる ヒントを さんかする ひとにも みせる</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>さんかの うけつけを おえる</translation>
    </message>
    <message>
        <source>Nobody has joined yet.</source>
        <translation>まだ だれも さんかして いません。</translation>
    </message>
    <message>
        <source>Who is there</source>
        <translation>さんかして いる ひと</translation>
    </message>
    <message>
        <source>Back to joining</source>
        <translation>さんかの あんないに もどる</translation>
    </message>
    <message>
        <source>Devices cannot find it?</source>
        <translation>つながらない とき</translation>
    </message>
    <message>
        <source>Some networks keep devices apart, as guest networks often do. Another network helps, or the hotspot of a phone.</source>
        <translation>ゲストの ためなど、おたがいに つながらない ネットワークが あります。べつの ネットワークか、スマートフォンの テザリングを つかって ください。</translation>
    </message>
    <message>
        <source>Or take the match along: this picture holds its moves as text, which you can paste into a match.</source>
        <translation>たいきょくを もって いく ことも できます。この ずを よみとると てが もじで でて、たいきょくに はりつけられます。</translation>
    </message>
    <message>
        <source>Or take the match along: save the record (Ctrl+S). It is too long for a picture.</source>
        <translation>たいきょくを もって いく ことも できます。ずに するには ながすぎるので、きろくを ほぞんして ください（Ctrl+S）。</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>あたらしい せきに する</translation>
    </message>
    <message>
        <source>With a new code and without guests</source>
        <translation>コードを あたらしく して、だれも いない ところから はじめます</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message numerus="yes">
        <source>%n are there. Close the table? For some hours it can be opened again, with the same code and seats.</source>
        <translation>
            <numerusform>%nにんが さんかして います。うけつけを おえますか。なんじかんかの うちなら、おなじ コードと せきで また はじめられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are there. Send all away, and open another table with a new code?</source>
        <translation>
            <numerusform>%nにんが さんかして います。みんなに せきを たって もらって、あたらしい コードで はじめますか。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody may be guessing the code: %n wrong ones so far. Whoever knows it is let in all the same.</source>
        <translation>
            <numerusform>だれかが コードを あてようと して いるかも しれません（まちがい %nかい）。ただしい コードを しって いれば、さんかできます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Work plan …</source>
        <translation>かだいの リスト…</translation>
    </message>
    <message>
        <source>The class …</source>
        <translation>クラス…</translation>
    </message>
    <message>
        <source>As large as the screen</source>
        <translation>がめん いっぱいに だす</translation>
    </message>
    <message>
        <source>Devices anywhere join by this picture or its link; those in the same network also by the address and the code.</source>
        <translation>どこからでも、この ずを よみとるか、その リンクを ひらくと さんかできます。おなじ ネットワークからは、アドレスと コードでも さんかできます。</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Join the table</source>
        <translation>さんかする</translation>
    </message>
    <message>
        <source>The code that the screen shows</source>
        <translation>がめんに でて いる コード</translation>
    </message>
    <message>
        <source>This is not the code.</source>
        <translation>コードが ちがいます。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>つぎへ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの なまえ</translation>
    </message>
    <message>
        <source>Where do you want to sit?</source>
        <translation>どの せきに しますか。</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>けんがくする</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>ふさがって います</translation>
    </message>
    <message>
        <source>The match will begin soon.</source>
        <translation>もうすぐ はじまります。</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>ここで とまる</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>まった</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>まいりました</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>まけに しますか。</translation>
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
        <translation>せきを たつ</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>あかるく・くらく</translation>
    </message>
    <message>
        <source>The connection is lost. Trying again …</source>
        <translation>つながりが きれました。つなぎなおして います…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ばん</translation>
    </message>
    <message>
        <source>Turn the field left</source>
        <translation>ばんを ひだりに まわす</translation>
    </message>
    <message>
        <source>Turn the field right</source>
        <translation>ばんを みぎに まわす</translation>
    </message>
    <message>
        <source>Turn the field up</source>
        <translation>ばんを うえに まわす</translation>
    </message>
    <message>
        <source>Turn the field down</source>
        <translation>ばんを したに まわす</translation>
    </message>
    <message>
        <source>kept for somebody who will be back</source>
        <translation>もどって くる ひとの ために とって あります</translation>
    </message>
    <message>
        <source>kept for %1</source>
        <translation>%1の ために とって あります</translation>
    </message>
    <message>
        <source>There were wrong codes. Please try again in %1 seconds.</source>
        <translation>コードが まちがって いました。%1びょう まってから、もういちど いれて ください。</translation>
    </message>
    <message>
        <source>On my own</source>
        <translation>ひとりで</translation>
    </message>
    <message>
        <source>Choose freely</source>
        <translation>じゆうに えらぶ</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>せきに もどる</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>リストに もどる</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2この うち %1こ できました</translation>
    </message>
    <message>
        <source>Lessons, puzzles and matches against the computer.</source>
        <translation>レッスンや もんだい、コンピューターとの たいきょくが できます。</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <translation>もって いく</translation>
    </message>
    <message>
        <source>This card is not valid any more. Ask for your new one, or type the code.</source>
        <translation>この カードは もう つかえません。あたらしい カードを もらうか、コードを いれて ください。</translation>
    </message>
    <message>
        <source>That is not me</source>
        <translation>じぶんでは ありません</translation>
    </message>
    <message>
        <source>Begun by yourself</source>
        <translation>じぶんで はじめた もの</translation>
    </message>
    <message>
        <source>Again, the other player begins</source>
        <translation>せんてと ごてを かえて、もういちど</translation>
    </message>
    <message>
        <source>Again, the same begins</source>
        <translation>おなじ じゅんばんで、もういちど</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>ここに はいる ことば</translation>
    </message>
    <message>
        <source>That is my rule</source>
        <translation>これが じぶんの かてる きまりです</translation>
    </message>
    <message>
        <source>Or in your own words</source>
        <translation>または、じぶんの ことばで</translation>
    </message>
    <message>
        <source>You have said: %1</source>
        <translation>いった こと：%1</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Leave table mode</source>
        <translation>むかいあわせ モードを おえる</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>1て もどす</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>いちばん いい て</translation>
    </message>
</context>
<context>
    <name>TakeAlong</name>
    <message>
        <source>The page is not here yet: the package kachisuji-page brings it, or app/page in the program’s sources.</source>
        <translation>もって いく ための ページが まだ ありません。パッケージ kachisuji-page を いれるか、ソースの app/page で つくって ください。</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <translation>もって いく</translation>
    </message>
    <message>
        <source>Page for a browser (*.html)</source>
        <translation>ブラウザーの ページ (*.html)</translation>
    </message>
    <message>
        <source>Saved as %1: any browser opens it, with no network.</source>
        <translation>%1に ほぞんしました。ネットワークが なくても、どの ブラウザーでも ひらけます。</translation>
    </message>
    <message>
        <source>The page could not be saved: %1</source>
        <translation>ページを ほぞんできませんでした：%1</translation>
    </message>
</context>
<context>
    <name>TeacherDesk</name>
    <message>
        <source>The hints are not locked: the keys 0 to 3 choose them.</source>
        <translation>ヒントは かえられます。0から 3の キーで えらべます。</translation>
    </message>
</context>
<context>
    <name>TeacherOverlay</name>
    <message>
        <source>For the teacher</source>
        <translation>せんせいが つかう</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Lock of the hints</source>
        <translation>ヒントを かえられなく する</translation>
    </message>
    <message>
        <source>It opens with your PIN. The help tells what to do if it is forgotten.</source>
        <translation>せんせいの ひみつの ばんごうで もとに もどせます。わすれた ときの ことは、ヘルプに あります。</translation>
    </message>
    <message>
        <source>Anybody can open it. With a PIN only you can.</source>
        <translation>だれでも もとに もどせます。ひみつの ばんごうを きめると、せんせいだけが もどせます。</translation>
    </message>
    <message>
        <source>Change the PIN …</source>
        <translation>ばんごうを かえる…</translation>
    </message>
    <message>
        <source>Set a PIN …</source>
        <translation>ばんごうを きめる…</translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>ひみつの ばんごうを けす</translation>
    </message>
    <message>
        <source>While locked, anyone may show the hints for 5 seconds</source>
        <translation>かえられない ときも、だれでも 5びょうだけ みて いい</translation>
    </message>
    <message>
        <source>Class log</source>
        <translation>クラスの きろく</translation>
    </message>
    <message>
        <source>Keep a class log</source>
        <translation>クラスの きろくを つける</translation>
    </message>
    <message>
        <source>The log is empty. It never leaves this computer.</source>
        <translation>きろくは まだ ありません。この コンピューターの そとには でません。</translation>
    </message>
    <message>
        <source>The log never leaves this computer by itself.</source>
        <translation>きろくが ひとりでに この コンピューターの そとへ でる ことは ありません。</translation>
    </message>
    <message>
        <source>Save class log …</source>
        <translation>クラスの きろくを ほぞん…</translation>
    </message>
    <message>
        <source>Really empty it?</source>
        <translation>ほんとうに けしますか。</translation>
    </message>
    <message>
        <source>Empty class log</source>
        <translation>クラスの きろくを けす</translation>
    </message>
    <message>
        <source>Save class log</source>
        <translation>クラスの きろくを ほぞん</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>ひょう (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に ほぞんしました。</translation>
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
        <translation>ステップ</translation>
    </message>
    <message>
        <source>start</source>
        <translation>はじめ</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1てめ</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>%2ての うち %1てめ</translation>
    </message>
    <message>
        <source>best play %1 of %2</source>
        <translation>いちばん いい すすみかた %1/%2</translation>
    </message>
    <message>
        <source>lap %1, back after %2</source>
        <translation>%1かいめ、%2かいで もとに もどる</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>ステップ %1/%2</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>ぜんはん</translation>
    </message>
    <message>
        <source>gave something away</source>
        <translation>そんを した て</translation>
    </message>
    <message numerus="yes">
        <source>start, %n to come</source>
        <translation>
            <numerusform>はじめ（この あと %nて）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TubeView</name>
    <message>
        <source>Roll the field up (R)</source>
        <translation>フィールドを まるめる（R）</translation>
    </message>
    <message>
        <source>R: lay it flat</source>
        <translation>R：ひらたく ひろげる</translation>
    </message>
    <message>
        <source>Turn the tube back</source>
        <translation>つつを まえへ まわす</translation>
    </message>
    <message>
        <source>Turn the tube on</source>
        <translation>つつを さきへ まわす</translation>
    </message>
    <message>
        <source>or drag to turn it</source>
        <translation>ひっぱっても まわせます</translation>
    </message>
    <message>
        <source>The field, rolled up</source>
        <translation>まるめた フィールド</translation>
    </message>
    <message>
        <source>The seam: %1 and %2 are neighbours</source>
        <translation>つぎめ：%1と %2は となりどうし</translation>
    </message>
</context>
<context>
    <name>TurnPlates</name>
    <message>
        <source>Stop</source>
        <translation>とめる</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>つづける</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>なまえ</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1が かんがえて います</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1の ばん</translation>
    </message>
    <message>
        <source>Draw by repetition: %1</source>
        <translation>せんにちて（おわらない）に なる て：%1</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>おやすみちゅう</translation>
    </message>
    <message>
        <source>Call it a draw</source>
        <translation>ひきわけに する</translation>
    </message>
    <message>
        <source>score %1 : %2</source>
        <translation>かちは %1 たい %2</translation>
    </message>
    <message>
        <source>⇄ Changed sides: the other player begins now</source>
        <translation>⇄ こうたい：まえに ごてだった ひとから はじめます</translation>
    </message>
    <message>
        <source>⇄ %1 begins this time</source>
        <translation>⇄ こんどは %1が さき</translation>
    </message>
</context>
<context>
    <name>TurningCard</name>
    <message>
        <source>%1 turned a win into a loss</source>
        <translation>%1は かちを まけに しました</translation>
    </message>
    <message>
        <source>%1 gave the win away</source>
        <translation>%1は かちを のがしました</translation>
    </message>
    <message>
        <source>%1 gave the draw away</source>
        <translation>%1は ひきわけを のがしました</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>いちばん いい すすみかた</translation>
    </message>
    <message>
        <source>The position before move %1</source>
        <translation>%1てめの まえの かたち</translation>
    </message>
    <message>
        <source>Try again against %1</source>
        <translation>%1と もういちど</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから あそぶ</translation>
    </message>
    <message>
        <source>Try another move from here</source>
        <translation>ここから べつの すすみかたを ためせます</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a move in words</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>turned a win into a loss</source>
        <translation>かちを まけに しました</translation>
    </message>
    <message>
        <source>gave the win away</source>
        <translation>かちを のがしました</translation>
    </message>
    <message>
        <source>gave the draw away</source>
        <translation>ひきわけを のがしました</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3 and %4. Better: %5</source>
        <translation>%1てめ：%2は %3を えらんで %4。もっと いい て：%5</translation>
    </message>
    <message>
        <source>move %1 · %2</source>
        <translation>%1てめ・%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>held out less long than could be</source>
        <translation>もっと ねばれました</translation>
    </message>
    <message>
        <source>took longer than needed</source>
        <translation>てかずを かけすぎました</translation>
    </message>
    <message>
        <source>%1 could have held out longer</source>
        <translation>%1は もっと ねばれました</translation>
    </message>
    <message>
        <source>%1 took longer than needed</source>
        <translation>%1は てかずを かけすぎました</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Value of the position</source>
        <translation>かたちの ねうち</translation>
    </message>
    <message>
        <source>Hints are off</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>H shows the best move once</source>
        <translation>Hキーで いちばん いい てを 1かいだけ みられます</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>かちまけは？</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>%1から みて</translation>
    </message>
    <message>
        <source>You said: %1.</source>
        <translation>よそう：%1。</translation>
    </message>
    <message>
        <source>Well predicted!</source>
        <translation>よそうどおり！</translation>
    </message>
    <message>
        <source>No hints yet</source>
        <translation>ヒントは これから</translation>
    </message>
    <message>
        <source>they begin with the next step of the game</source>
        <translation>もう すこし すすむと でます</translation>
    </message>
    <message>
        <source>locked by the teacher</source>
        <translation>せんせいが かえられなく して います</translation>
    </message>
    <message>
        <source>at this table</source>
        <translation>この せきでは</translation>
    </message>
    <message>
        <source>while the class is asked</source>
        <translation>クラスに きいて いる あいだ</translation>
    </message>
</context>
<context>
    <name>WelcomeBack</name>
    <message>
        <source>All matches</source>
        <translation>ぜんぶの たいきょく</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>きろくを ひらく…</translation>
    </message>
    <message>
        <source>Worksheet …</source>
        <translation>もんだいの プリント…</translation>
    </message>
    <message>
        <source>Join a table …</source>
        <translation>ほかの コンピューターの たいきょくに さんか…</translation>
    </message>
    <message>
        <source>The last match</source>
        <translation>まえの たいきょく</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>つづける</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 たい %2</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>みる</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1の ばん</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1の かち</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>きょうの もんだい</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>といて みる</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>つぎの レッスン：%1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>Where you left off</source>
        <translation>つづきから</translation>
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
        <translation>ばんめんに みせる</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>かくす</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>なぜかを みる</translation>
    </message>
    <message>
        <source>Hide why</source>
        <translation>なぜかを かくす</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>もっと くわしく</translation>
    </message>
    <message>
        <source>Plain words</source>
        <translation>やさしい ことば</translation>
    </message>
    <message>
        <source>Play it through</source>
        <translation>じゅんに たどる</translation>
    </message>
    <message>
        <source>There is nothing to say about this position.</source>
        <translation>この かたちには、せつめいする ことが ありません。</translation>
    </message>
</context>
<context>
    <name>WorkLegend</name>
    <message>
        <source>right at once</source>
        <translation>すぐ できた</translation>
    </message>
    <message>
        <source>done with help</source>
        <translation>たすけを かりて できた</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>とちゅう</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%nふん</numerusform>
        </translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>とまって いる</translation>
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
        <translation>かだいの リスト (*.kachisuji-plan)</translation>
    </message>
    <message>
        <source>Work plan</source>
        <translation>かだいの リスト</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Title, for example “This week”</source>
        <translation>だいめい（たとえば こんしゅうの かだい）</translation>
    </message>
    <message>
        <source>Title of the plan</source>
        <translation>リストの だいめい</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>する こと</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>ひらく…</translation>
    </message>
    <message>
        <source>Add to the plan</source>
        <translation>リストに くわえる</translation>
    </message>
    <message>
        <source>Save the plan …</source>
        <translation>リストを ほぞん…</translation>
    </message>
    <message>
        <source>Save what was done …</source>
        <translation>すすみぐあいを ほぞん…</translation>
    </message>
    <message numerus="yes">
        <source>A plan has at most %n tasks.</source>
        <translation>
            <numerusform>リストに いれられる かだいは %nこまでです。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is in the plan already.</source>
        <translation>これは もう リストに はいって います。</translation>
    </message>
    <message>
        <source>Move task %1 up</source>
        <translation>かだい %1を 1つ まえへ</translation>
    </message>
    <message>
        <source>Remove task %1</source>
        <translation>かだい %1を はずす</translation>
    </message>
    <message>
        <source>Choose what is to be done: every device shows it as a list, and all go at their own pace. Whoever watches can also choose freely. Here you see how far everybody is.</source>
        <translation>する ことを えらぶと、どの きかいにも リストが でて、みんなが じぶんの はやさで すすみます。けんがくして いる ひとは、じゆうに えらぶ ことも できます。だれが どこまで すすんだかは、ここに でます。</translation>
    </message>
    <message>
        <source>%1 of %2 are there.</source>
        <translation>%2にんの うち %1にんが います。</translation>
    </message>
    <message>
        <source>Open a work plan</source>
        <translation>かだいの リストを ひらく</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1を ひらけませんでした：%2</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>リストを ほぞん</translation>
    </message>
    <message>
        <source>Work of the class</source>
        <translation>クラスの かだい</translation>
    </message>
    <message>
        <source>Save what was done</source>
        <translation>すすみぐあいを ほぞん</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>ひょう (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に ほぞんしました。</translation>
    </message>
    <message>
        <source>for all</source>
        <translation>ぜんいん</translation>
    </message>
    <message numerus="yes">
        <source>for %n</source>
        <translation>
            <numerusform>%nにん</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 Missing: %2</source>
        <translation>%1 まだの ひと：%2</translation>
    </message>
    <message>
        <source>From a match …</source>
        <translation>たいきょくから…</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>きろくを ひらく</translation>
    </message>
    <message>
        <source>Kachisuji records (*.kachisuji)</source>
        <translation>かちすじの きろく (*.kachisuji)</translation>
    </message>
</context>
<context>
    <name>WorkTable</name>
    <message>
        <source>without a name</source>
        <translation>なまえなし</translation>
    </message>
    <message>
        <source>How far everybody is</source>
        <translation>どこまで すすんだか</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>%2この うち %1こまで</translation>
    </message>
    <message>
        <source>right at once</source>
        <translation>すぐ できた</translation>
    </message>
    <message>
        <source>done with help</source>
        <translation>たすけを かりて できた</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1（いま いません）</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>まだ はじめて いません</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%nふん</numerusform>
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
    <message>
        <source>unproven</source>
        <translation>しょうめいなし</translation>
    </message>
    <message>
        <source>first</source>
        <translation>せんて</translation>
    </message>
    <message>
        <source>second</source>
        <translation>ごて</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Lay by lay: the pit at the top is sown next.</source>
        <translation>1かい くばる ごとの かたちです。つぎに くばるのは、いちばん うえの あなです。</translation>
    </message>
    <message>
        <source>Sown the way a clock goes, from the pit at the top.</source>
        <translation>いちばん うえの あなから、とけいまわりに くばります。</translation>
    </message>
    <message>
        <source>The pits in the order in which they are sown.</source>
        <translation>あなを、くばる じゅんに ならべて あります。</translation>
    </message>
    <message>
        <source>The stones in the order in which they are sown.</source>
        <translation>いしを、くばる じゅんに ならべて あります。</translation>
    </message>
    <message>
        <source>The numbers of the boards; a move leads to those that are tinted.</source>
        <translation>それぞれの かたちの かずです。いろの ついた ところへは、1てで いけます。</translation>
    </message>
    <message>
        <source>A dot: lost for whoever moves there. Moves lead to what is tinted.</source>
        <translation>くろい まるは、そこで ばんの ひとが まける かたちです。いろの ついた ところへは、1てで いけます。</translation>
    </message>
    <message>
        <source>A dot: lost for whoever moves there.</source>
        <translation>くろい まるは、そこで ばんの ひとが まける かたちです。</translation>
    </message>
    <message>
        <source>Each move, and the number of the board that it leads to.</source>
        <translation>それぞれの てと、その てで できる かたちの かずです。</translation>
    </message>
    <message>
        <source>Each move, and the board that it leads to.</source>
        <translation>それぞれの てと、その てで できる かたちです。</translation>
    </message>
    <message>
        <source>Each move, and behind it the answers to it: what each is worth to whoever makes it.</source>
        <translation>それぞれの てと、それに かえせる てです。しるしは、かえす ひとに とっての よしあしです。</translation>
    </message>
    <message>
        <source>Each move, and behind it a ring for each answer to it.</source>
        <translation>それぞれの てと、それに かえせる ての かずだけの わです。</translation>
    </message>
    <message>
        <source>A dot for each piece.</source>
        <translation>● 1つが、1つの ぶぶん。</translation>
    </message>
    <message>
        <source>You left odd columns: %1</source>
        <translation>あなたが うごかした あと、1つ あまる れつ：%1</translation>
    </message>
    <message>
        <source>Odd columns: %1</source>
        <translation>1つ あまる れつ：%1</translation>
    </message>
    <message>
        <source>Nothing is left: every column is even.</source>
        <translation>なにも のこって いない。どの れつも 2つずつ くみに なる。</translation>
    </message>
    <message>
        <source>Every column is even.</source>
        <translation>どの れつも 2つずつ くみに なる。</translation>
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
        <source>“%1” needs a value after it</source>
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
        <translation>かたちと ぜんぶの ての ねうち</translation>
    </message>
    <message>
        <source>all positions that can be reached, counted by value</source>
        <translation>いきつける ぜんぶの かたちを ねうちごとに かぞえる</translation>
    </message>
    <message>
        <source>how many sequences of a given length there are</source>
        <translation>その てかずの すすみかたが いくつ あるか</translation>
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
        <source>  --lang LANG    the language of an answer for people: en, ja or ja_Hira</source>
        <translation>  --lang LANG    ひとむけの こたえの ことば：en、ja、ja_Hira</translation>
    </message>
    <message>
        <source>  --time-ms N    think for at most N milliseconds (play: about each move)</source>
        <translation>  --time-ms N    かんがえる じかん、ミリびょう（playでは 1てごと）</translation>
    </message>
    <message>
        <source>Exit code: 0 done, 1 not proved in the time given, 2 bad usage or input.</source>
        <translation>おわった ときの ばんごう：0 おわり、1 きめた じかんの うちに しょうめいできなかった、2 つかいかたか かきかたの まちがい。</translation>
    </message>
    <message>
        <source>the answer cannot be written</source>
        <translation>こたえを かきだせません</translation>
    </message>
    <message>
        <source>the graph of the positions won by a player, or of endless play</source>
        <translation>かてる かたちや おわらない かたちの グラフ</translation>
    </message>
    <message>
        <source>“%1” could not be started: SVG needs the package “graphviz”</source>
        <translation>「%1」を うごかせません：SVGには パッケージ「graphviz」が いります</translation>
    </message>
    <message>
        <source>this could not be worked out: %1</source>
        <translation>しらべきれませんでした：%1</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>これには メモリが たりません</translation>
    </message>
    <message>
        <source>“--csv” and “--json” exclude each other</source>
        <translation>「--csv」と「--json」は いっしょに つかえません</translation>
    </message>
    <message>
        <source>positions with a question that has one answer, made by the solver</source>
        <translation>コンピューターが つくった、こたえが 1つだけの もんだい</translation>
    </message>
    <message>
        <source>a table on the disk was damaged and has been removed: try again</source>
        <translation>ディスクの ひょうが こわれて いたので けしました。もういちど やって みて ください</translation>
    </message>
    <message>
        <source>“%1” is not proved</source>
        <translation>「%1」は しょうめいできて いません</translation>
    </message>
    <message>
        <source>the game’s results and checksums over all their positions</source>
        <translation>ゲームの けっかと、ぜんぶの かたちの チェックサム</translation>
    </message>
    <message>
        <source>LEVEL is random, first-steps, gentle, fair, strong or perfect. Ctrl-C ends the thinking.</source>
        <translation>LEVELは random、first-steps、gentle、fair、strong、perfectの どれかです。Ctrl-Cで かんがえるのを やめます。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>「%1」を よめません：%2</translation>
    </message>
    <message>
        <source>a record as a link to a page, and the record in a link</source>
        <translation>きろくを ページへの リンクに する、リンクから きろくを とりだす</translation>
    </message>
    <message>
        <source>every position that can be reached, with its value</source>
        <translation>いける ぜんぶの かたちと その ねうち</translation>
    </message>
    <message>
        <source>what is wrong with a lesson that somebody has written</source>
        <translation>じぶんで かいた レッスンの まちがい</translation>
    </message>
    <message>
        <source>%1: nothing is wrong with this lesson</source>
        <translation>%1：この レッスンに まちがいは ありません</translation>
    </message>
    <message>
        <source>“--pie” does not fit “%1”: one player makes the first moves there</source>
        <translation>「--pie」は「%1」では つかえません。はじめの いくつかの てを ひとりが つづけて うごかすからです</translation>
    </message>
    <message>
        <source>  --csv          the table as CSV</source>
        <translation>  --csv          ひょうを CSVで</translation>
    </message>
    <message>
        <source>a match between two computer players; --pie: the second may change sides after the first move</source>
        <translation>コンピューターどうしの たいきょく。--pie：さいしょの 1ての あと、ごては せんてと いれかわっても いい</translation>
    </message>
    <message>
        <source>no endless play begins at “%1”, so the tree is empty</source>
        <translation>「%1」からは せんにちてが はじまらないので、きは からっぽです</translation>
    </message>
    <message>
        <source>no endless play can be reached from “%1”</source>
        <translation>「%1」からは おわらない かたちに なりません</translation>
    </message>
    <message>
        <source>first wins no position that can be reached from “%1”</source>
        <translation>「%1」から できる かたちに、せんてが かてる ものは ありません</translation>
    </message>
    <message>
        <source>second wins no position that can be reached from “%1”</source>
        <translation>「%1」から できる かたちに、ごてが かてる ものは ありません</translation>
    </message>
    <message>
        <source>no play is endless here: this is what first wins</source>
        <translation>ここに おわらない かたちは ありません。せんてが かてる かたちの グラフです</translation>
    </message>
    <message>
        <source>no play is endless here: this is what second wins</source>
        <translation>ここに おわらない かたちは ありません。ごてが かてる かたちの グラフです</translation>
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
        <source>exactly %1, joined by commas</source>
        <translation>コンマで つないだ ちょうど %1こ</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1の どれか</translation>
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
        <translation>ルール：「%1」は key=valueの かたちでは ありません</translation>
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
        <translation>%1ぎょう %2れつ：UTF-8の JSONでは ありません</translation>
    </message>
    <message>
        <source>a record of %1 bytes is too large; allowed: %2</source>
        <translation>きろくが %1バイト あり、おおきすぎます。いちばん おおくて：%2</translation>
    </message>
    <message>
        <source>values are nested too deeply; allowed: %1</source>
        <translation>いれこが ふかすぎます。いちばん おおくて：%1</translation>
    </message>
    <message>
        <source>there are too many keys; allowed: %1</source>
        <translation>キーが おおすぎます。いちばん おおくて：%1</translation>
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
        <source>this is not the record of a match; its “format” must be “%1”</source>
        <translation>たいきょくの きろくでは ありません。「format」は「%1」の はずです</translation>
    </message>
    <message>
        <source>this record has version %1; this program reads up to version %2</source>
        <translation>この きろくは バージョン %1です。この プログラムが よめるのは バージョン %2までです</translation>
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
        <translation>えらぶ</translation>
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
        <translation>この かたちでは、もう しょうぶが ついて います。</translation>
    </message>
    <message>
        <source>A..B from %1 to %2</source>
        <translation>%1～%2の A..B</translation>
    </message>
    <message>
        <source>range</source>
        <translation>どこから どこまで</translation>
    </message>
    <message>
        <source>there is no game “%1”; games are: %2</source>
        <translation>「%1」と いう ゲームは ありません。あるのは：%2</translation>
    </message>
    <message numerus="yes">
        <source>win in at most %n moves</source>
        <translation>
            <numerusform>かち（あと %nての うちに）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss in %n moves or more</source>
        <translation>
            <numerusform>まけ（あと %nて いじょう）</numerusform>
        </translation>
    </message>
    <message>
        <source>never ends, a draw</source>
        <translation>おわらない て、ひきわけ</translation>
    </message>
    <message>
        <source>at least a draw</source>
        <translation>ひきわけか かち</translation>
    </message>
    <message>
        <source>at most a draw</source>
        <translation>ひきわけか まけ</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <translation>
            <numerusform>%1の かち（あと %nて）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %n moves</source>
        <translation>
            <numerusform>%1の かち（あと %nての うちに）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の かち</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>Probably a draw</source>
        <translation>ひきわけの みこみ</translation>
    </message>
    <message>
        <source>%1 probably wins</source>
        <translation>%1の かちの みこみ</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>まだ わからない</translation>
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
        <source>with best play · %1</source>
        <translation>いちばん いい てなら・%1</translation>
    </message>
    <message>
        <source>with best play · the other half decides</source>
        <translation>いちばん いい てなら・かちまけは こうはんで きまる</translation>
    </message>
    <message>
        <source>First half: %1</source>
        <translation>ぜんはん：%1</translation>
    </message>
    <message>
        <source>with best play · proven</source>
        <translation>いちばん いい てなら・しょうめいずみ</translation>
    </message>
    <message>
        <source>an estimate so far</source>
        <translation>まだ みこみ</translation>
    </message>
    <message>
        <source>being worked out</source>
        <translation>しらべて います</translation>
    </message>
    <message>
        <source>%1: this must be a list of moves</source>
        <translation>%1：ての ならびで なければ なりません</translation>
    </message>
    <message>
        <source>%1: %2 are too many; allowed: %3</source>
        <translation>%1：%2ては おおすぎます。いちばん おおくて：%3</translation>
    </message>
    <message>
        <source>variations: this must be a list of at most %1</source>
        <translation>variations：%1こまでの ならびで なければ なりません</translation>
    </message>
    <message>
        <source>this must be an object with “from” and “moves”</source>
        <translation>「from」と「moves」の ある オブジェクトで なければ なりません</translation>
    </message>
    <message>
        <source>the variations are too long; allowed: %1 moves</source>
        <translation>べつの みちが ながすぎます。ぜんぶで %1てまでです</translation>
    </message>
    <message>
        <source>“%1” comes after a move whose end is not known</source>
        <translation>「%1」の まえの ては、どう おわるか わかって いません</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>かたちの かず</translation>
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
        <source>%1 rule sets examined, %2 of them drawn</source>
        <translation>%1とおりの ルールを しらべて、%2とおりが ひきわけ</translation>
    </message>
    <message>
        <source>under these rules there is nothing to play: the match would be over at its start</source>
        <translation>この ルールでは、はじめた ときに もう おわって います</translation>
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
        <translation>「%1」が ありません</translation>
    </message>
    <message>
        <source>“%1” is neither true nor false</source>
        <translation>「%1」は trueでも falseでも ありません</translation>
    </message>
    <message>
        <source>there is no seat “%1”; allowed: first, second, watch</source>
        <translation>「%1」と いう せきは ありません。つかえるのは first、second、watchです</translation>
    </message>
    <message>
        <source>a message is one JSON object</source>
        <translation>メッセージは 1つの JSONオブジェクトです</translation>
    </message>
    <message>
        <source>nothing is known of “do”: “%1”</source>
        <translation>「do」に「%1」と いう ものは ありません</translation>
    </message>
    <message>
        <source>nothing is known of “type”: “%1”</source>
        <translation>「type」に「%1」と いう ものは ありません</translation>
    </message>
    <message>
        <source>“%1” is not a list</source>
        <translation>「%1」は リストでは ありません</translation>
    </message>
    <message>
        <source>“%1” is too long</source>
        <translation>「%1」が ながすぎます</translation>
    </message>
    <message>
        <source>“%1” holds something other than objects</source>
        <translation>「%1」に オブジェクトで ない ものが あります</translation>
    </message>
    <message>
        <source>this link holds no record that can be read</source>
        <translation>この リンクには、よめる きろくが はいって いません</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから あそぶ</translation>
    </message>
    <message>
        <source>there is no lesson “%1” of %2</source>
        <translation>%2に「%1」と いう レッスンは ありません</translation>
    </message>
    <message>
        <source>“%1” has %2 bytes; allowed: %3</source>
        <translation>「%1」が %2バイト あります。%3バイトまでです</translation>
    </message>
    <message>
        <source>a task is one JSON object</source>
        <translation>かだいは 1つの JSONオブジェクトです</translation>
    </message>
    <message>
        <source>how far a task is done is one JSON object</source>
        <translation>かだいの すすみぐあいは 1つの JSONオブジェクトです</translation>
    </message>
    <message>
        <source>this is not a work plan; its “format” must be “%1”</source>
        <translation>かだいの リストでは ありません。「format」は「%1」の はずです</translation>
    </message>
    <message>
        <source>there are %1 tasks; allowed: %2</source>
        <translation>かだいが %1こ あります。%2こまでです</translation>
    </message>
    <message>
        <source>“%1” has %2 entries; allowed: %3</source>
        <translation>「%1」には %2けん あります。%3けんまでです</translation>
    </message>
    <message>
        <source>what was done is a row of six</source>
        <translation>した ことは 6つの あたいの ならびです</translation>
    </message>
    <message>
        <source>a pupil is one JSON object</source>
        <translation>こども ひとりは 1つの JSONオブジェクトです</translation>
    </message>
    <message>
        <source>“%1” is not what a seat card says</source>
        <translation>「%1」は せきの カードの なかみでは ありません</translation>
    </message>
    <message>
        <source>this is not a class; its “format” must be “%1”</source>
        <translation>クラスの ファイルでは ありません。「format」は「%1」の はずです</translation>
    </message>
    <message>
        <source>there is another pupil with this id or card</source>
        <translation>おなじ idか カードの ひとが ほかにも います</translation>
    </message>
    <message>
        <source>“%1” is not an object</source>
        <translation>「%1」は オブジェクトでは ありません</translation>
    </message>
    <message>
        <source>“%1” is not a list of tasks and pupils</source>
        <translation>「%1」は かだいと ひとの リストでは ありません</translation>
    </message>
    <message>
        <source>the solver does not find the answer</source>
        <translation>けいさんしても こたえが わかりません</translation>
    </message>
    <message>
        <source>it is not proved in the time given</source>
        <translation>きめた じかんでは たしかめられませんでした</translation>
    </message>
    <message>
        <source>the right answer is not among those to choose from</source>
        <translation>えらべる こたえの なかに、せいかいが ありません</translation>
    </message>
    <message>
        <source>none of these boards is lost</source>
        <translation>この なかに、まける かたちが ありません</translation>
    </message>
    <message>
        <source>all of these boards are lost</source>
        <translation>この かたちは、ぜんぶ まけです</translation>
    </message>
    <message>
        <source>every move would be right</source>
        <translation>どの てでも せいかいに なります</translation>
    </message>
    <message>
        <source>this cannot be played to its end</source>
        <translation>さいごまで できません</translation>
    </message>
    <message>
        <source>the move “%1” gives nothing away in “%2”</source>
        <translation>「%2」では、「%1」を えらんでも そんを しません</translation>
    </message>
    <message>
        <source>“%1” is not known here; allowed: %2</source>
        <translation>ここに「%1」は かけません。かける もの：%2</translation>
    </message>
    <message>
        <source>“%1” stands here too often; allowed: %2</source>
        <translation>「%1」が おおすぎます。いちばん おおくて：%2</translation>
    </message>
    <message>
        <source>a question is missing before this</source>
        <translation>この まえに しつもんが ありません</translation>
    </message>
    <message>
        <source>there are too many steps; allowed: %1</source>
        <translation>しつもんが おおすぎます。いちばん おおくて：%1</translation>
    </message>
    <message>
        <source>a lesson needs a step, a line “[%1]”, and a question after it</source>
        <translation>レッスンには、しつもんと「[%1]」の ぎょうと、その あとの しつもんが いります</translation>
    </message>
    <message>
        <source>“%1” says nothing</source>
        <translation>「%1」に なにも かいて ありません</translation>
    </message>
    <message>
        <source>“%1” is the same in all languages</source>
        <translation>「%1」は、どの ことばでも おなじです</translation>
    </message>
    <message>
        <source>the match is over in the position “%1”</source>
        <translation>「%1」では、たいきょくは もう おわって います</translation>
    </message>
    <message>
        <source>“position” and “board” exclude each other</source>
        <translation>「position」と「board」は、どちらか 1つだけです</translation>
    </message>
    <message>
        <source>“%1” stands before what it belongs to</source>
        <translation>「%1」は、もっと あとに かきます</translation>
    </message>
    <message>
        <source>where this move ends cannot be asked</source>
        <translation>この ての おわる ばしょは きけません</translation>
    </message>
    <message>
        <source>“%1” has no place %2 for a part</source>
        <translation>「%1」に、ことばを いれる %2が ありません</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation>UTF-8では ありません</translation>
    </message>
    <message>
        <source>there is a character that cannot be shown</source>
        <translation>だせない もじが あります</translation>
    </message>
    <message>
        <source>“%1” does not end with “]”</source>
        <translation>「%1」の おわりに「]」が ありません</translation>
    </message>
    <message>
        <source>“%1” is not of the form key: value</source>
        <translation>「%1」には、コロンが ありません</translation>
    </message>
    <message>
        <source>there is no language “%1”; allowed: %2</source>
        <translation>「%1」と いう ことばは ありません。かける もの：%2</translation>
    </message>
    <message>
        <source>there is nothing before this that it could continue</source>
        <translation>この ぎょうは つづきですが、つづける ぎょうが まえに ありません</translation>
    </message>
    <message>
        <source>a text of %1 bytes is too long; allowed: %2</source>
        <translation>ぶんが %1バイト あり、ながすぎます。いちばん おおくて：%2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1ぎょうめ：%2</translation>
    </message>
    <message>
        <source>a lesson of %1 bytes is too large; allowed: %2</source>
        <translation>レッスンが %1バイト あり、おおきすぎます。いちばん おおくて：%2</translation>
    </message>
    <message>
        <source>nothing where one player makes the first moves</source>
        <translation>さいしょに ひとりが なんかいか つづけて うごかす ゲームでは、なし</translation>
    </message>
    <message>
        <source>false before the first move</source>
        <translation>さいしょの 1ての まえは false</translation>
    </message>
    <message>
        <source>The fewest to remember</source>
        <translation>おぼえる かたち</translation>
    </message>
    <message>
        <source>The fewest lost positions that one must remember to be sure of winning: move to one of them, whatever the other side does.</source>
        <translation>かならず かつために おぼえれば いい、いちばん すくない まける かたちです。あいてが なにを しても、その どれかに すれば かてます。</translation>
    </message>
    <message>
        <source>Find rules</source>
        <translation>ルールを さがす</translation>
    </message>
    <message>
        <source>Which rules make a good game: by how long it is, how often it is drawn, how much can go wrong, and how much it matters who is on move.</source>
        <translation>どんな ルールなら いい ゲームに なるかを しらべます。ながさ、ひきわけの おおさ、まちがえやすさ、ばんの ひとが どれだけ とくかで くらべます。</translation>
    </message>
    <message>
        <source>these are more than %1 sets of rules: choose fewer</source>
        <translation>ルールの くみが %1くみより おおく なります。もっと すくなく えらんで ください</translation>
    </message>
    <message numerus="yes">
        <source>first wins in %n moves</source>
        <translation>
            <numerusform>%nてで せんての かち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>second wins in %n moves</source>
        <translation>
            <numerusform>%nてで ごての かち</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw with best play</source>
        <translation>いちばん いい てを つづけると ひきわけ</translation>
    </message>
    <message>
        <source>%1: %2. %3 % of the moves give something away, and in %4 % of the positions only one move is right. %5 % of the positions are drawn; of the others the player on move wins %6 %.</source>
        <translation>%1：%2。そんを する ては ぜんたいの %3 %、ただしい てが 1つしか ない かたちは %4 %です。ひきわけの かたちは %5 %で、そのほかの かたちの %6 %では ばんの ひとが かちます。</translation>
    </message>
    <message numerus="yes">
        <source>%n sets of rules have too many positions: nothing is proven of them</source>
        <translation>
            <numerusform>%nくみの ルールは かたちが おおすぎて、なにも たしかめられて いません</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>ぜんぶ</translation>
    </message>
    <message>
        <source>First come</source>
        <translation>ならべる じゅん</translation>
    </message>
    <message>
        <source>Lively</source>
        <translation>にぎやか</translation>
    </message>
    <message>
        <source>much can go wrong</source>
        <translation>まちがえやすい じゅん</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>ながい</translation>
    </message>
    <message>
        <source>the win takes many moves</source>
        <translation>かつまでの てかずが おおい じゅん</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>かちまけが きまる</translation>
    </message>
    <message>
        <source>few positions are drawn</source>
        <translation>ひきわけの かたちが すくない じゅん</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>こうへい</translation>
    </message>
    <message>
        <source>it matters little who is on move</source>
        <translation>ばんの ひとの とくが すくない じゅん</translation>
    </message>
    <message>
        <source>Positions at most</source>
        <translation>かたちの かずは ここまで</translation>
    </message>
    <message>
        <source>Draws %</source>
        <translation>ひきわけ %</translation>
    </message>
    <message>
        <source>Traps %</source>
        <translation>そんを する て %</translation>
    </message>
    <message>
        <source>Only moves %</source>
        <translation>ただしい てが 1つ %</translation>
    </message>
    <message>
        <source>Mover wins %</source>
        <translation>ばんの ひとの かち %</translation>
    </message>
    <message>
        <source>First wins: it is enough to remember %1 of the %2 lost positions. Whoever always moves to one of them, or wins at once, wins.</source>
        <translation>せんての かち：%2この まける かたちの うち %1こを おぼえれば じゅうぶんです。いつも その どれかに するか、すぐに かてば、かてます。</translation>
    </message>
    <message>
        <source>Second wins: it is enough to remember %1 of the %2 lost positions. Whoever always moves to one of them, or wins at once, wins.</source>
        <translation>ごての かち：%2この まける かたちの うち %1こを おぼえれば じゅうぶんです。いつも その どれかに するか、すぐに かてば、かてます。</translation>
    </message>
    <message>
        <source>Nothing need be remembered: a win is always one move away.</source>
        <translation>なにも おぼえなくて かまいません。いつも 1てで かてます。</translation>
    </message>
    <message>
        <source>Checked by the rules alone, against every answer.</source>
        <translation>ルールだけで、ぜんぶの こたえに たいして たしかめました。</translation>
    </message>
    <message>
        <source>No smaller set is enough.</source>
        <translation>これより すくなくては たりません。</translation>
    </message>
    <message>
        <source>Fewer than %1 are never enough; it is not known whether fewer than these could be.</source>
        <translation>%1こより すくなくては たりません。これより すくなくて すむかは、まだ わかりません。</translation>
    </message>
    <message>
        <source>%1 of them nobody can do without.</source>
        <translation>その うち %1こは、どうしても いります。</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>おぼえる かたち</translation>
    </message>
    <message>
        <source>Cannot do without</source>
        <translation>どうしても いる</translation>
    </message>
    <message>
        <source>Nobody can force a win from this start.</source>
        <translation>この はじめの かたちからは、だれも かならず かつ ことは できません。</translation>
    </message>
    <message>
        <source>Choose another start, or other rules, under which somebody wins.</source>
        <translation>だれかが かてる はじめの かたちか ルールを えらんで ください。</translation>
    </message>
    <message numerus="yes">
        <source>lost in %n moves for whoever is to move</source>
        <translation>
            <numerusform>ばんの ひとが あと %nてで まけ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 answers lose</source>
        <translation>
            <numerusform>%1とおりの こたえの うち %nとおりは まけ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no answer loses, but in %n moves there is a trap</source>
        <translation>
            <numerusform>まける こたえは ないが、%nてで わなに かけられる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 moves keep the win.</source>
        <translation>
            <numerusform>%1とおりの ての うち、かちの ままなのは %nとおりです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 moves keep the draw.</source>
        <translation>
            <numerusform>%1とおりの ての うち、ひきわけの ままなのは %nとおりです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardest to answer is %1: %n of %2 answers lose.</source>
        <translation>
            <numerusform>いちばん こたえにくいのは %1です。%2とおりの こたえの うち %nとおりは まけます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 the other side can be brought into a trap in %n moves: there an answer can lose.</source>
        <translation>
            <numerusform>%1なら、%nてで あいてを わなに かけられます。そこでは まちがえると まけます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not this one: won in %n moves for whoever is to move</source>
        <translation>
            <numerusform>これは だめ：ばんの ひとが あと %nてで かち</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can force a win from this start. This is for the longest win after a mistake, from %1.</source>
        <translation>この はじめの かたちからは、だれも かならず かつ ことは できません。ここでは、だれかが そんを した あとの、かちまでが いちばん ながい かたち（%1）から はじめます。</translation>
    </message>
    <message>
        <source>“do”: “%1” is not a task; allowed: guide, lesson, puzzles, match, record, lab</source>
        <translation>「do」の「%1」と いう かだいは ありません。つかえるのは：guide、lesson、puzzles、match、record、lab</translation>
    </message>
    <message>
        <source>there is no lab “%1” of %2</source>
        <translation>%2に「%1」と いう けんきゅうは ありません</translation>
    </message>
    <message>
        <source>in this match nobody has moved yet</source>
        <translation>この たいきょくでは まだ だれも うごかして いません</translation>
    </message>
    <message>
        <source>move %1: the match is over before it</source>
        <translation>%1てめ：その まえに たいきょくが おわって います</translation>
    </message>
    <message>
        <source>lost positions</source>
        <translation>まける かたち</translation>
    </message>
    <message>
        <source>of these at least to be remembered</source>
        <translation>この うち、すくなくとも おぼえる もの</translation>
    </message>
    <message>
        <source>The two have changed sides after the first move.</source>
        <translation>さいしょの 1ての あと、せんてと ごてが いれかわりました。</translation>
    </message>
    <message>
        <source>from “%1” more than %2 positions can be reached: too many to be listed</source>
        <translation>「%1」から いける かたちは %2より おおいので、いちらんに できません</translation>
    </message>
    <message>
        <source>%1: %2. %3 % of the moves give something away, and in %4 % of the positions only one move is right. No position is drawn: in %5 % of them the player on move wins.</source>
        <translation>%1：%2。そんを する ては ぜんたいの %3 %、ただしい てが 1つしか ない かたちは %4 %です。ひきわけの かたちは なく、%5 %の かたちでは ばんの ひとが かちます。</translation>
    </message>
</context>
<context>
    <name>emblem</name>
    <message>
        <source>sun</source>
        <translation>たいよう</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>つき</translation>
    </message>
    <message>
        <source>star</source>
        <translation>ほし</translation>
    </message>
    <message>
        <source>cloud</source>
        <translation>くも</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>しずく</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>はっぱ</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>き</translation>
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
        <translation>さかな</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>ふね</translation>
    </message>
    <message>
        <source>house</source>
        <translation>いえ</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>かさ</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>すず</translation>
    </message>
    <message>
        <source>key</source>
        <translation>かぎ</translation>
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
        <translation>うごく え</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>さいしょの て</translation>
    </message>
    <message>
        <source>Made so far</source>
        <translation>できた ところまで</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>とめる</translation>
    </message>
    <message>
        <source>Save as GIF …</source>
        <translation>GIFで ほぞん…</translation>
    </message>
    <message>
        <source>That is too long for a moving picture. Choose fewer moves.</source>
        <translation>うごく えに するには ながすぎます。ての かずを へらして ください。</translation>
    </message>
    <message>
        <source>Length: %1 s</source>
        <translation>ながさ %1びょう</translation>
    </message>
    <message>
        <source>Making the moving picture …</source>
        <translation>うごく えを つくって います…</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>とめました。なにも ほぞんして いません。</translation>
    </message>
    <message>
        <source>Up to move</source>
        <translation>さいごの て</translation>
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
        <translation>ひらく たいきょく</translation>
    </message>
</context>
<context>
    <name>matchcard</name>
    <message>
        <source>has won</source>
        <translation>の かち</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>の ばん</translation>
    </message>
    <message>
        <source>today</source>
        <translation>きょう</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>きのう</translation>
    </message>
    <message>
        <source>Go on with %1, %2 against %3, %4</source>
        <translation>%1の つづき、%2 たい %3、%4</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>3</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>4</translation>
    </message>
    <message>
        <source>May</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>7</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>8</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>9</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>11</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>12</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%2/%1</translation>
    </message>
</context>
<context>
    <name>online</name>
    <message>
        <source>Your move %1 came too late: the other player had done something else first.</source>
        <translation>あなたの て「%1」は まにあいませんでした。あいてが その まえに べつの ことを して いました。</translation>
    </message>
</context>
<context>
    <name>plan</name>
    <message>
        <source>How to play</source>
        <translation>あそびかた</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>レッスン：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles of grade %1</source>
        <translation>
            <numerusform>もんだい %nもん（むずかしさ %1）</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from this position, against the computer (%1)</source>
        <translation>この かたちから、コンピューターと たいきょく（%1）</translation>
    </message>
    <message>
        <source>A match against the computer (%1)</source>
        <translation>コンピューターと たいきょく（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles</source>
        <translation>
            <numerusform>もんだい %nもん</numerusform>
        </translation>
    </message>
    <message>
        <source>Match</source>
        <translation>たいきょく</translation>
    </message>
    <message numerus="yes">
        <source>Look through a match of %n moves</source>
        <translation>
            <numerusform>たいきょくを さいごまで みる（%nて）</numerusform>
        </translation>
    </message>
    <message>
        <source>Lab: %1</source>
        <translation>けんきゅう：%1</translation>
    </message>
    <message numerus="yes">
        <source>Lab: %1, with %n questions</source>
        <translation>
            <numerusform>けんきゅう：%1（よそう %nもん）</numerusform>
        </translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>たいきょくを みる</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Here you let a win slip. Find a move that wins.</source>
        <translation>ここで かちを のがしました。かてる てを さがしましょう。</translation>
    </message>
    <message>
        <source>Here you let a draw slip. Find a move that does not lose.</source>
        <translation>ここで ひきわけを のがしました。まけない てを さがしましょう。</translation>
    </message>
    <message>
        <source>There are no more of this grade.</source>
        <translation>この むずかしさの もんだいは もう ありません。</translation>
    </message>
    <message>
        <source>Looking for a puzzle …</source>
        <translation>もんだいを さがして います…</translation>
    </message>
    <message>
        <source>That is all for today.</source>
        <translation>きょうの ぶんは、これで おしまいです。</translation>
    </message>
    <message>
        <source>When you give a win or a draw away in a match, you can practise it here.</source>
        <translation>たいきょくで かちや ひきわけを のがすと、その かたちを ここで れんしゅうできます。</translation>
    </message>
    <message>
        <source>There are no more of these.</source>
        <translation>この もんだいは もう ありません。</translation>
    </message>
    <message>
        <source>Will you begin, or follow? Choose, and then win.</source>
        <translation>さきに うごかしますか、あとに しますか。えらんで、かちましょう。</translation>
    </message>
    <message>
        <source>You know them all.</source>
        <translation>ぜんぶ おぼえました。</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>Export</source>
        <translation>かきだし</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリが たりません。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に ほぞんしました。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1に かけませんでした：%2</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに おくりました。</translation>
    </message>
    <message>
        <source>It could not be printed.</source>
        <translation>いんさつできませんでした。</translation>
    </message>
</context>
<context>
    <name>print::ExportMenu</name>
    <message>
        <source>Save as PNG …</source>
        <translation>PNGで ほぞん…</translation>
    </message>
    <message>
        <source>Save as SVG …</source>
        <translation>SVGで ほぞん…</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>PDFで ほぞん…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>えを コピー</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>えを コピーしました。</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>いんさつ…</translation>
    </message>
    <message>
        <source>There is no picture yet.</source>
        <translation>まだ えが ありません。</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>count to the end</source>
        <translation>さいごまで かぞえる</translation>
    </message>
    <message>
        <source>the one slip</source>
        <translation>たった 1つの おとしあな</translation>
    </message>
    <message>
        <source>end it at once</source>
        <translation>すぐに きめる</translation>
    </message>
    <message>
        <source>the only way out</source>
        <translation>たった 1つの にげみち</translation>
    </message>
    <message>
        <source>not the first that comes to mind</source>
        <translation>さいしょに おもいつく てでは ない</translation>
    </message>
    <message>
        <source>think ahead</source>
        <translation>さきを よむ</translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>かてる ては 1つだけ。どれでしょう。</translation>
    </message>
    <message>
        <source>Find the only move that does not lose.</source>
        <translation>まけない ては 1つだけ。どれでしょう。</translation>
    </message>
    <message>
        <source>Find the move that wins at once.</source>
        <translation>すぐに かてる ては どれでしょう。</translation>
    </message>
    <message numerus="yes">
        <source>Find the move that wins fastest: in %n moves, both players together.</source>
        <translation>
            <numerusform>いちばん はやく かつ ては どれでしょう。ふたり あわせて %nてで かてます。</numerusform>
        </translation>
    </message>
    <message>
        <source>One move loses. Which?</source>
        <translation>まける てが 1つだけ あります。どれでしょう。</translation>
    </message>
    <message>
        <source>Who wins if both play as well as they can?</source>
        <translation>ふたりとも いちばん いい てを つづけると、どちらの かちでしょう。</translation>
    </message>
    <message>
        <source>The player on move wins.</source>
        <translation>ばんの ひとの かちです。</translation>
    </message>
    <message>
        <source>The player who is not on move wins.</source>
        <translation>ばんで ない ひとの かちです。</translation>
    </message>
    <message>
        <source>%1, or just as well: %2</source>
        <translation>%1、または %2</translation>
    </message>
    <message>
        <source>Grade %1, %2. Answer: %3</source>
        <translation>むずかしさ %1（%2）。こたえ：%3</translation>
    </message>
    <message>
        <source>Find a move that wins.</source>
        <translation>かてる てを 1つ みつけましょう。</translation>
    </message>
    <message>
        <source>Find a move that does not lose.</source>
        <translation>まけない てを 1つ みつけましょう。</translation>
    </message>
    <message>
        <source>Find a move that loses.</source>
        <translation>まける てを 1つ みつけましょう。</translation>
    </message>
</context>
<context>
    <name>remark</name>
    <message>
        <source>With your move: %1. With another: %2.</source>
        <translation>いまの うごかしかただと %1。べつの うごかしかたなら %2。</translation>
    </message>
    <message>
        <source>After your move the other player answers “%1” and can win.</source>
        <translation>あなたが うごかした あと、あいては「%1」で、かてるように なります。</translation>
    </message>
    <message>
        <source>After your move the other player answers “%1” and no longer has to lose.</source>
        <translation>あなたが うごかした あと、あいては「%1」で、まけなくて すむように なります。</translation>
    </message>
    <message>
        <source>With “%1” whoever moves there can win.</source>
        <translation>そこでは「%1」で、ばんの ひとが かてます。</translation>
    </message>
    <message>
        <source>With “%1” whoever moves there need not lose.</source>
        <translation>そこでは「%1」で、ばんの ひとは まけなくて すみます。</translation>
    </message>
    <message>
        <source>Not even “%1” helps there: that loses at once.</source>
        <translation>そこでは いちばん いい「%1」でも、すぐに まけます。</translation>
    </message>
    <message>
        <source>Not even “%1” helps there: it is answered by “%2”.</source>
        <translation>そこでは いちばん いい「%1」でも まけます。あいては「%2」で こたえます。</translation>
    </message>
    <message>
        <source>Not even “%1” wins there: it is answered by “%2”.</source>
        <translation>そこでは いちばん いい「%1」でも かてません。あいては「%2」で こたえます。</translation>
    </message>
    <message>
        <source>Not every number below %1 is taken.</source>
        <translation>%1より ちいさい かずの なかに、いけない かずが あります。</translation>
    </message>
    <message>
        <source>%1 is taken: “%2” leads to a board with this number.</source>
        <translation>%1には いけます。「%2」で、その かずの かたちに なります。</translation>
    </message>
    <message>
        <source>Where both play their best, from “%1” on, it takes longer than that.</source>
        <translation>「%1」から ふたりとも いちばん いい てを えらぶと、もっと ながく かかります。</translation>
    </message>
    <message>
        <source>Where both play their best, from “%1” on, it is over before that.</source>
        <translation>「%1」から ふたりとも いちばん いい てを えらぶと、もっと はやく おわります。</translation>
    </message>
    <message>
        <source>From there the move ends in another place.</source>
        <translation>そこから うごかすと、べつの ところで おわります。</translation>
    </message>
    <message>
        <source>No move of this turn can begin there.</source>
        <translation>この ばんでは、そこから うごかせません。</translation>
    </message>
    <message>
        <source>Not even “%1” wins there: that is a draw at once.</source>
        <translation>そこでは いちばん いい「%1」でも かてません。すぐに ひきわけです。</translation>
    </message>
</context>
<context>
    <name>sheet::Dialog</name>
    <message>
        <source>Choose a game.</source>
        <translation>ゲームを えらんで ください。</translation>
    </message>
    <message>
        <source>Making puzzles …</source>
        <translation>もんだいを つくって います…</translation>
    </message>
    <message>
        <source>Making puzzles: %1 of %2</source>
        <translation>もんだいを つくって います：%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n puzzle(s) like this.</source>
        <translation>
            <numerusform>こういう もんだいは %nもんしか ありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>やめました。</translation>
    </message>
    <message>
        <source>Worksheet to print</source>
        <translation>もんだいの プリントを つくる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>もんだいの かず</translation>
    </message>
    <message>
        <source>Grades, from easy to hard</source>
        <translation>むずかしさ（1が やさしい）</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>ぜんぶ</translation>
    </message>
    <message>
        <source>Grade %1</source>
        <translation>むずかしさ %1</translation>
    </message>
    <message>
        <source>Language of the sheet</source>
        <translation>プリントの ことば</translation>
    </message>
    <message>
        <source>Seed: the same number gives the same sheet</source>
        <translation>ばんごう（おなじ ばんごうなら おなじ プリント）</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>ばんごう</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>PDFで ほぞん…</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>いんさつ…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>1まいに いくつ</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>しゅるい</translation>
    </message>
    <message>
        <source>the winning move</source>
        <translation>かてる て</translation>
    </message>
    <message>
        <source>the move that saves</source>
        <translation>まけない て</translation>
    </message>
    <message>
        <source>the move that loses</source>
        <translation>まける て</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>どちらが かつか</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>First’s turn</source>
        <translation>せんての ばん</translation>
    </message>
    <message>
        <source>Second’s turn</source>
        <translation>ごての ばん</translation>
    </message>
    <message>
        <source>First</source>
        <translation>せんて</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>ごて</translation>
    </message>
    <message>
        <source>Puzzles: %1</source>
        <translation>%1の もんだい</translation>
    </message>
    <message>
        <source>any</source>
        <translation>ぜんぶ</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>こたえ</translation>
    </message>
    <message>
        <source>Idea: %1 (grade %2)</source>
        <translation>かんがえかた：%1（むずかしさ %2）</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>%1の こたえ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>なまえ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Kachisuji · %1 puzzles · grade %2 · seed %3</source>
        <translation>かちすじ・%1もん・むずかしさ %2・ばんごう %3</translation>
    </message>
    <message>
        <source>Ring who wins.</source>
        <translation>かつ ほうを ○で かこもう。</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>もんだい</translation>
    </message>
    <message>
        <source>Draw your answers into the pictures with a pencil.</source>
        <translation>こたえは、えんぴつで えに かきこもう。</translation>
    </message>
    <message>
        <source>Done: %1      The answers are on another sheet.</source>
        <translation>できたら ○：&#x3000;%1&#x3000;&#x3000;こたえは べつの かみに あります。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>こたえ</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <source>it is not the time for that</source>
        <translation>いまは できない ことです</translation>
    </message>
    <message>
        <source>it is not signed by the one who is said to have done it</source>
        <translation>それを した ひとの サインが ありません</translation>
    </message>
    <message>
        <source>this room is full: open another for the next match</source>
        <translation>この へやは いっぱいです。つぎの たいきょくには あたらしい へやを ひらいて ください</translation>
    </message>
    <message>
        <source>it does not have the right form</source>
        <translation>へやでの やりとりでは ありません</translation>
    </message>
    <message>
        <source>this link leads to no room that can be read</source>
        <translation>この リンクからは へやに はいれません</translation>
    </message>
    <message>
        <source>“%1” is not the address of a broker, like broker.example:8883</source>
        <translation>「%1」は ブローカーの アドレスでは ありません（れい：broker.example:8883）</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>こんにちは！</translation>
    </message>
    <message>
        <source>Have a good game!</source>
        <translation>よろしく おねがいします！</translation>
    </message>
    <message>
        <source>Good move!</source>
        <translation>いい てですね！</translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation>かんがえさせて ください。</translation>
    </message>
    <message>
        <source>Back soon!</source>
        <translation>すぐ もどります。</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>ありがとう ございました！</translation>
    </message>
    <message>
        <source>Once more?</source>
        <translation>もういちど、どうですか。</translation>
    </message>
    <message>
        <source>See you!</source>
        <translation>またね！</translation>
    </message>
    <message>
        <source>it is not a room that was kept</source>
        <translation>ほぞんされた へやでは ありません</translation>
    </message>
    <message>
        <source>you are watching: only the players can do that</source>
        <translation>けんがくちゅうです。これが できるのは あそんで いる ひとだけです</translation>
    </message>
    <message>
        <source>the seat is taken</source>
        <translation>せきは ふさがって います</translation>
    </message>
    <message>
        <source>Somebody says more in this room than anybody can follow: it is ignored.</source>
        <translation>この へやに、おいきれないほど たくさんの ことが おくられて きます。その ぶんは うけつけません。</translation>
    </message>
    <message>
        <source>it was not sealed with the key of this room</source>
        <translation>この へやの かぎで ふうを した ものでは ありません</translation>
    </message>
    <message>
        <source>The broker has given back an older state of the match. Nothing is lost: the newer one is here.</source>
        <translation>ブローカーから ふるい かたちが かえって きました。あたらしい ほうが ここに あるので、なにも なくなって いません。</translation>
    </message>
    <message>
        <source>somebody has signed two different things in the same place</source>
        <translation>おなじ ところで、ちがう 2つの ことに サインして あります</translation>
    </message>
    <message>
        <source>Somebody else was quicker: the seat is taken. You can watch.</source>
        <translation>ほかの ひとが さきに すわりました。せきは ふさがって いますが、けんがくできます。</translation>
    </message>
    <message>
        <source>Something was said in this room that is not accepted: %1.</source>
        <translation>この へやに とどいた ものの うち、うけつけなかった ものが あります：%1。</translation>
    </message>
    <message>
        <source>“%1” is not the address of a page, like https://school.example/kachisuji.html</source>
        <translation>「%1」は ページの アドレスでは ありません（れい：https://school.example/kachisuji.html）</translation>
    </message>
    <message>
        <source>By a link: no connection, what you play goes out later</source>
        <translation>リンクの たいきょく：つながって いません。うごかした ぶんは あとで とどきます</translation>
    </message>
    <message>
        <source>By a link: waiting for the match</source>
        <translation>リンクの たいきょく：はじまるのを まって います</translation>
    </message>
    <message>
        <source>By a link: you are watching</source>
        <translation>リンクの たいきょく：けんがくちゅう</translation>
    </message>
    <message>
        <source>By a link: waiting for somebody to sit down</source>
        <translation>リンクの たいきょく：あいてを まって います</translation>
    </message>
    <message>
        <source>By a link: %1 has left</source>
        <translation>リンクの たいきょく：%1は でました</translation>
    </message>
    <message>
        <source>By a link: %1 is there</source>
        <translation>リンクの たいきょく：%1が います</translation>
    </message>
    <message>
        <source>By a link: %1 is away</source>
        <translation>リンクの たいきょく：%1は せきを はずして います</translation>
    </message>
    <message>
        <source>What you did is on its way.</source>
        <translation>あなたの てを おくって います。</translation>
    </message>
    <message>
        <source>Connected by way of %1.</source>
        <translation>%1を とおして つながって います。</translation>
    </message>
    <message>
        <source>Looking for the broker %1 …</source>
        <translation>ブローカー%1を さがして います…</translation>
    </message>
    <message>
        <source>The broker %1 does not answer (%2). Trying again and again; what you play goes out when it does.</source>
        <translation>ブローカー%1から へんじが ありません（%2）。なんども やりなおして います。うごかした ぶんは、つながった ときに とどきます。</translation>
    </message>
    <message>
        <source>The broker %1 does not answer. Trying again and again; what you play goes out when it does.</source>
        <translation>ブローカー%1から へんじが ありません。なんども やりなおして います。うごかした ぶんは、つながった ときに とどきます。</translation>
    </message>
    <message>
        <source>the other seat is free</source>
        <translation>もう 1つの せきは あいて いる</translation>
    </message>
    <message>
        <source>%1 has left</source>
        <translation>%1は でました</translation>
    </message>
    <message>
        <source>%1: you</source>
        <translation>%1：あなた</translation>
    </message>
    <message>
        <source>%1 is there</source>
        <translation>%1が います</translation>
    </message>
    <message>
        <source>%1 is away</source>
        <translation>%1は せきを はずして います</translation>
    </message>
    <message numerus="yes">
        <source>%n watch</source>
        <translation>
            <numerusform>けんがく %nにん</numerusform>
        </translation>
    </message>
    <message>
        <source>Both seats are taken: %1 and %2. You can watch.</source>
        <translation>せきは 2つとも ふさがって います（%1と %2）。けんがくできます。</translation>
    </message>
    <message>
        <source>The other seat is free.</source>
        <translation>もう 1つの せきは あいて います。</translation>
    </message>
    <message>
        <source>You would play second.</source>
        <translation>あなたは ごてに なります。</translation>
    </message>
    <message>
        <source>You would play first.</source>
        <translation>あなたは せんてに なります。</translation>
    </message>
    <message>
        <source>If nothing comes, both may have left the room: then the link is over.</source>
        <translation>なにも とどかない ときは、ふたりとも へやを でたのかも しれません。その リンクは もう つかえません。</translation>
    </message>
    <message>
        <source>%1 has left the room for good</source>
        <translation>%1は へやを でました。もう もどりません</translation>
    </message>
    <message>
        <source>waiting for somebody to sit down</source>
        <translation>あいてを まって います</translation>
    </message>
    <message>
        <source>no connection: waiting for %1</source>
        <translation>つながって いません。%1を まって います</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>%1を まって います</translation>
    </message>
    <message>
        <source>waiting for %1, who is away</source>
        <translation>%1を まって います（せきを はずして います）</translation>
    </message>
    <message numerus="yes">
        <source>waiting for %1, not seen for %n minutes</source>
        <translation>
            <numerusform>%1を まって います（%nふん まえから みえません）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %1, not seen for %n hours</source>
        <translation>
            <numerusform>%1を まって います（%nじかん まえから みえません）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waiting for %1, not seen for %n days</source>
        <translation>
            <numerusform>%1を まって います（%nにち まえから みえません）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 proposes a draw.</source>
        <translation>%1が「ひきわけに しませんか」と いって います。</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <translation>%1が「まった」と いって います。</translation>
    </message>
    <message>
        <source>%1 is asked to allow it.</source>
        <translation>%1に、いいか どうか きいて います。</translation>
    </message>
    <message>
        <source>You are watching: only the players can do that.</source>
        <translation>けんがくちゅうです。これが できるのは あそんで いる ひとだけです。</translation>
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
        <translation>いまは べつの へやの せきに ついて います。この リンクを ひらくと、その へやを でる ことに なり、もう もどれません。たいきょくは いまの まま ここに のこります。</translation>
    </message>
    <message>
        <source>You have left. %1 is told when there is a connection again.</source>
        <translation>へやを でました。つながった ときに、%1に つたえます。</translation>
    </message>
    <message>
        <source>%1 has left the room for good.</source>
        <translation>%1が へやを でました。もう もどりません。</translation>
    </message>
    <message>
        <source>%1 is here.</source>
        <translation>%1が きて います。</translation>
    </message>
    <message>
        <source>%1 is away; what you play waits.</source>
        <translation>%1は せきを はずして います。うごかした ぶんは、もどった ときに とどきます。</translation>
    </message>
    <message>
        <source>this link leads to no table that can be read</source>
        <translation>この リンクからは さんかできません</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>%1 wins</source>
        <translation>%1の かち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ひきわけ</translation>
    </message>
    <message>
        <source>%1 gave up</source>
        <translation>%1が「まいりました」と いいました</translation>
    </message>
    <message>
        <source>this position came up too often</source>
        <translation>おなじ かたちの くりかえし</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>both called it a draw</source>
        <translation>ふたりで ひきわけに きめました</translation>
    </message>
    <message>
        <source>First</source>
        <translation>せんて</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>ごて</translation>
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
        <translation>つよい</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>さいきょう</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>はじめて</translation>
    </message>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>まだ だれも うごかして いません。</translation>
    </message>
    <message>
        <source>%1 played %2 (%3)</source>
        <translation>%1の て：%2（%3）</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の ばんです</translation>
    </message>
    <message>
        <source>Finding out whether this move ever ends.</source>
        <translation>この てが いつか おわるか しらべて います。</translation>
    </message>
    <message>
        <source>still learning</source>
        <translation>まだ べんきょうちゅう</translation>
    </message>
    <message>
        <source>%1, you may change sides with %2 now, instead of moving.</source>
        <translation>%1は、うごかす かわりに %2と いれかわる ことも できます。</translation>
    </message>
    <message>
        <source>⇄ %1 and %2 change sides after the first move</source>
        <translation>⇄ さいしょの 1ての あと、%1と %2が いれかわります</translation>
    </message>
    <message>
        <source>⇄ %1 may change sides after this move: no hints before</source>
        <translation>⇄ この ての あと、%1は いれかわっても いい（ヒントは その あと）</translation>
    </message>
</context>
</TS>
