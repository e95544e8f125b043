<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>fmurs</name>
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
        <translation>つかまえた羊</translation>
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
        <source>One sheep on 6 × 6</source>
        <translation>6 × 6で羊1匹</translation>
    </message>
    <message>
        <source>① Diagonal steps from the start</source>
        <translation>① 最初から斜めの一歩</translation>
    </message>
    <message>
        <source>② Diagonal steps, and shelter beside a dog</source>
        <translation>② 斜めの一歩と、犬のそばの保護</translation>
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
        <source>always ends</source>
        <translation>必ず終わる</translation>
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
        <translation>いちばん長い追いかけ</translation>
    </message>
    <message>
        <source>Caught from the theorem’s placement</source>
        <translation>定理の配置からつかまえられる</translation>
    </message>
    <message>
        <source>A longest catch</source>
        <translation>いちばん長い追いかけの例</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>フィールドの大きさ</translation>
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
        <source>“%1” is not a position: %2</source>
        <translation>「%1」は局面ではありません：%2</translation>
    </message>
    <message>
        <source>after the turns only 2:32, 2:x5, *c4 and ! may follow</source>
        <translation>手数のあとに置けるのは2:32、2:x5、*c4、!です</translation>
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
        <source>“%1” is not an animal; D is a dog, S a sheep, # a rock, a number a run of free cells</source>
        <translation>「%1」は何も表しません。Dは犬、Sは羊、#は石、数は空いたマスの並びです</translation>
    </message>
    <message>
        <source>after the cells comes d or s, the side to move; d+ or s+ while it places</source>
        <translation>マスのあとには手番のdかsが来ます。配置中はd+かs+です</translation>
    </message>
    <message>
        <source>there is no second half</source>
        <translation>後半はありません</translation>
    </message>
    <message>
        <source>in ten turns only the sheep caught count: 2:x5</source>
        <translation>10手勝負ではつかまえた数だけを比べます：2:x5</translation>
    </message>
    <message>
        <source>after * comes the cell of a sheep next to a dog</source>
        <translation>*のあとには犬のそばの羊が来ます</translation>
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
        <translation>どの羊にも仲間がいるように群れを作ることができません</translation>
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
        <translation>最初から：残り2匹は斜めにも飛び越えられます</translation>
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
        <translation>将棋の駒と同じです。前は上で、ジャンプは変わりません</translation>
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
        <translation>2：両方が1回ずつ犬を受け持つ、1：先手だけ</translation>
    </message>
    <message>
        <source>Turns of the dogs at most</source>
        <translation>犬の手数の上限</translation>
    </message>
    <message>
        <source>0: 60 on fields of up to 64 cells, 120 on larger ones</source>
        <translation>0：64マスまでは60、それより大きければ120</translation>
    </message>
    <message>
        <source>Shelter</source>
        <translation>保護</translation>
    </message>
    <message>
        <source>a sheep that has just come up to a dog is safe from it for a turn</source>
        <translation>犬のそばに来たばかりの羊は、1手の間その犬につかまりません</translation>
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
        <translation>10手でたくさんつかまえたほうの勝ち</translation>
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
        <source>as many as fit on the field so that each has a neighbour</source>
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
        <translation>保護</translation>
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
        <translation>好きなマスに犬を置いてください</translation>
    </message>
    <message>
        <source>Move a sheep once more</source>
        <translation>もう一度、羊を動かしてください</translation>
    </message>
    <message>
        <source>Move a sheep by one cell</source>
        <translation>羊を1マス動かしてください</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>give up this half</source>
        <translation>ここであきらめる</translation>
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
        <translation>ひとりぼっちの羊が出てしまいます。</translation>
    </message>
    <message>
        <source>This cell is not free.</source>
        <translation>このマスは空いていません。</translation>
    </message>
    <message>
        <source>From here the flock could not be completed: every sheep needs another one among its eight neighbours.</source>
        <translation>ここに置くと、群れを最後まで作れません。どの羊にも、周囲8マスのどこかに仲間が必要です。</translation>
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
        <source>It is the sheep’s turn.</source>
        <translation>羊の番です。</translation>
    </message>
    <message>
        <source>This sheep cannot move without breaking up the flock.</source>
        <translation>この羊が動くと、群れがばらばらになります。</translation>
    </message>
    <message>
        <source>It is the dogs’ turn.</source>
        <translation>犬の番です。</translation>
    </message>
    <message>
        <source>the last pair</source>
        <translation>最後の2匹組</translation>
    </message>
    <message>
        <source>A single sheep may go where it likes. On narrow fields two dogs close in on it; on wide ones it nearly always escapes.</source>
        <translation>1匹の羊は自由に動けます。狭いフィールドでは2匹の犬が追い詰めますが、広い所ではほとんどいつも逃げ切れます。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n sheep has a neighbour: they are free to go anywhere. On wide cylinders such a flock escapes for ever.</source>
        <translation>
            <numerusform>羊%n匹のそばには仲間がいないので、どこへでも行けます。広い筒では、こういう群れは逃げ切れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 sheep have a neighbour and may not leave it. That is how the dogs win: on wide cylinders they must not break up the last pair before the others are caught.</source>
        <translation>羊%2匹のうち%1匹には仲間がいて、離れられません。犬はこれを利用して勝ちます。広い筒では、ほかの羊をつかまえるまで最後の2匹組を崩してはいけません。</translation>
    </message>
    <message>
        <source>Dogs opposite each other</source>
        <translation>犬を向かい合わせに</translation>
    </message>
    <message>
        <source>Random dogs</source>
        <translation>犬をくじ引きで</translation>
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
        <source>Random sheep</source>
        <translation>羊をくじ引きで</translation>
    </message>
    <message>
        <source>Random flock</source>
        <translation>くじ引きの群れ</translation>
    </message>
    <message>
        <source>The law of the last pair holds on %1 of %2 fields: %3. A flock in which some sheep has a neighbour is always caught; a flock in which no sheep has one always escapes.</source>
        <translation>「最後の2匹組の法則」は、%2フィールドのうち%1フィールドで成り立ちます（%3）。そばに仲間のいる羊が1匹でもいる群れは必ずつかまり、1匹もいない群れは必ず逃げ切ります。</translation>
    </message>
    <message>
        <source>Every flock is caught, with a pair or without, on %1 of %2 fields: %3.</source>
        <translation>%2フィールドのうち%1フィールドでは、2匹組がいてもいなくても、どの群れもつかまります（%3）。</translation>
    </message>
    <message>
        <source>The law does not hold on %1 of %2 fields: %3.</source>
        <translation>%2フィールドのうち%1フィールドでは、法則は成り立ちません（%3）。</translation>
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
        <translation>2匹組がいても逃げ切れる</translation>
    </message>
    <message>
        <source>Flocks without a pair</source>
        <translation>2匹組のいない群れ</translation>
    </message>
    <message>
        <source>Without a pair they escape</source>
        <translation>2匹組がいなくて逃げ切れる</translation>
    </message>
    <message>
        <source>Flocks without a pair that escape, in %</source>
        <translation>2匹組のいない群れが逃げ切る割合（%）</translation>
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
        <source>Where a dog steps or jumps, never both, a lone sheep nearly always escapes on a wide field. What about two or three? Tries every placement with the sheep to move.</source>
        <translation>犬の番が「一歩かジャンプのどちらか」なら、広いフィールドでは、1匹だけの羊はほとんどいつも逃げ切ります。2匹や3匹ではどうでしょうか。羊の番の配置をすべて調べます。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything: from the theorem’s placement and from every other one.</source>
        <translation>n × 6（n = %1～%2）では、犬は必ず全部つかまえます。定理の配置からも、ほかのどの配置からもです。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything from the theorem’s placement, but not from every one.</source>
        <translation>n × 6（n = %1～%2）では、犬は定理の配置から必ず全部つかまえます。でも、どの配置からでもというわけではありません。</translation>
    </message>
    <message>
        <source>On n × 6, n from %1 to %2, the dogs catch everything from the theorem’s placement on %3 of %4 fields only.</source>
        <translation>n × 6（n = %1～%2）では、犬が定理の配置から全部つかまえるのは%4フィールドのうち%3フィールドだけです。</translation>
    </message>
    <message>
        <source>The border: the sheep can escape for ever on %1 of %2 fields: %3.</source>
        <translation>境目：%2フィールドのうち%1フィールドで、羊は逃げ切れることがあります（%3）。</translation>
    </message>
    <message numerus="yes">
        <source>The longest catch: %n turns of the dogs.</source>
        <translation>
            <numerusform>いちばん長い追いかけ：犬の%n手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play its longest catch</source>
        <translation>これで遊ぶ</translation>
    </message>
    <message>
        <source>The theorem’s placement: from here everything is caught.</source>
        <translation>定理の配置：ここからは必ず全部つかまる。</translation>
    </message>
    <message>
        <source>The theorem’s placement: from here the sheep can escape.</source>
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
            <numerusform>2匹組が離れない：遅くとも%n手でつかまる。</numerusform>
        </translation>
    </message>
    <message>
        <source>No sheep has a neighbour: they escape for ever.</source>
        <translation>どの羊のそばにも仲間がいない：逃げ切れる。</translation>
    </message>
    <message>
        <source>to beat</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Place your sheep</source>
        <translation>羊を置いてください</translation>
    </message>
    <message>
        <source>Place a sheep; none may be left alone</source>
        <translation>羊を置いてください。どの羊にも仲間が要ります</translation>
    </message>
    <message>
        <source>No dog can move: pass the turn</source>
        <translation>犬は動けないのでパス</translation>
    </message>
    <message>
        <source>No sheep can move: pass the turn</source>
        <translation>羊は動けないのでパス</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>動けないのでパス</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>すること</translation>
    </message>
    <message>
        <source>Only say how large they are</source>
        <translation>大きさを調べるだけ</translation>
    </message>
    <message>
        <source>Build what is missing</source>
        <translation>足りない表を作る</translation>
    </message>
    <message numerus="yes">
        <source>Still missing: about %1 MB on disk and %n minutes of work. It can be cancelled at any time: what is complete is kept.</source>
        <translation>
            <numerusform>まだない表：ディスクに約%1 MB、時間は約%n分。いつでも中止でき、できあがった表は残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The table of %1 sheep does not fit here: building it takes %2 MB of memory (%3 MB may be used) and %4 MB on disk.</source>
        <translation>羊%1匹の表はここでは作れません。作るのにメモリが%2 MB（使えるのは%3 MB）、ディスクが%4 MB要ります。</translation>
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
        <source>With a table for that number of sheep every move is valued exactly. Small tables build themselves; large ones are built here, once for all matches under these rules.</source>
        <translation>その数の羊の表があれば、どの手の値打ちも正確にわかります。小さな表は自動で作られます。大きな表はここで1回作れば、同じルールの対局でいつも使えます。</translation>
    </message>
    <message>
        <source>The tables of up to %1 sheep are there.</source>
        <translation>羊%1匹までの表があります。</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Dogs’ turns until the field is clear; in ten turns, sheep caught. A second half compares with the first.</source>
        <translation>数は羊が全部つかまるまでの犬の手数です（10手勝負ではつかまる羊の数）。後半の色は前半と比べたものです。</translation>
    </message>
    <message>
        <source>The table of %1 sheep was built but could not be written to the disk. Is it full, or the size limit of the tables too low?</source>
        <translation>羊%1匹の表はできましたが、ディスクに保存できませんでした。ディスクの空きが足りないか、表の大きさの上限が小さすぎるようです。</translation>
    </message>
    <message>
        <source>%1 gave up the chase.</source>
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
        <source>Careful dogs: a step or jumps, never both</source>
        <translation>慎重な犬：一歩かジャンプのどちらか</translation>
    </message>
    <message>
        <source>Turn of the dogs</source>
        <translation>犬の1手</translation>
    </message>
    <message>
        <source>Step, then jump</source>
        <translation>一歩のあとジャンプ</translation>
    </message>
    <message>
        <source>A dog may step and then jump in the same turn.</source>
        <translation>犬は一歩動いてから、続けてジャンプできます。</translation>
    </message>
    <message>
        <source>Step or jump</source>
        <translation>一歩かジャンプ</translation>
    </message>
    <message>
        <source>A dog steps or jumps, never both in one turn.</source>
        <translation>犬は一歩動くかジャンプするか、どちらかだけです。</translation>
    </message>
    <message>
        <source>a lance</source>
        <translation>香車</translation>
    </message>
    <message>
        <source>a dragon</source>
        <translation>竜王</translation>
    </message>
    <message>
        <source>a horse</source>
        <translation>竜馬</translation>
    </message>
    <message>
        <source>a pawn</source>
        <translation>歩</translation>
    </message>
    <message numerus="yes">
        <source>clear in %n dog turns</source>
        <translation>
            <numerusform>あと%n手で全滅</numerusform>
        </translation>
    </message>
    <message>
        <source>the sheep escape for ever</source>
        <translation>羊は逃げ切れる</translation>
    </message>
    <message numerus="yes">
        <source>clear in %n dog turns at the soonest</source>
        <translation>
            <numerusform>早くてもあと%n手で全滅</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>clear in at most %n dog turns</source>
        <translation>
            <numerusform>あと%n手以内に全滅</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep caught in all</source>
        <translation>
            <numerusform>全部で%n匹つかまる</numerusform>
        </translation>
    </message>
    <message>
        <source>dogs step like %1</source>
        <translation>犬の歩き方は%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rocks</source>
        <translation>
            <numerusform>石%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Here dogs step like %1; forward is up. Jumps go straight over sheep onto the free cell behind.</source>
        <translation>ここでは、犬は%1のように歩きます（前は上）。ジャンプはまっすぐに羊を飛び越えて、すぐ後ろの空いたマスに降ります。</translation>
    </message>
    <message>
        <source>step or jump</source>
        <translation>一歩かジャンプ</translation>
    </message>
    <message>
        <source>Choose a dog, then where its turn is to end</source>
        <translation>犬と、番を終えるマスを選んでください</translation>
    </message>
    <message>
        <source>Several ways lead here: click the way, cell by cell.</source>
        <translation>ここに着く道はいくつもあります。道を1マスずつクリックしてください。</translation>
    </message>
    <message>
        <source>A dog steps to a free cell, or jumps over sheep, or steps and then jumps.</source>
        <translation>犬は空いたマスへ一歩歩くか、羊を飛び越えるか、一歩歩いてから飛び越えます。</translation>
    </message>
    <message>
        <source>A dog steps to a free cell, or jumps over sheep: never both in one turn.</source>
        <translation>犬は空いたマスへ一歩歩くか、羊を飛び越えます。一度に両方はできません。</translation>
    </message>
    <message>
        <source>Only ten turns are played and every sheep counts the same: what matters is how many are caught soon, not whether the last one can be.</source>
        <translation>10手だけで、どの羊も同じ1匹です。大切なのは早くたくさんつかまえることで、最後の1匹をつかまえられるかどうかではありません。</translation>
    </message>
    <message>
        <source>other rules</source>
        <translation>ほかのルール</translation>
    </message>
    <message>
        <source>What is known of two dogs on a cylinder need not be true under these rules. The numbers beside the moves are.</source>
        <translation>筒の上の2匹の犬について知られていることが、このルールでも成り立つとはかぎりません。手のそばの数は、このルールで調べたものです。</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>犬</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>石</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>何も置かない</translation>
    </message>
    <message>
        <source>There are at most %1 dogs.</source>
        <translation>犬は%1匹までです。</translation>
    </message>
    <message>
        <source>The dogs are to move</source>
        <translation>犬の番にする</translation>
    </message>
    <message>
        <source>The sheep are to move</source>
        <translation>羊の番にする</translation>
    </message>
    <message>
        <source>Fewer turns win.</source>
        <translation>手数の少ないほうの勝ちです。</translation>
    </message>
    <message>
        <source>Catching every sheep beats everything else.</source>
        <translation>羊を全滅させたほうの勝ちです。</translation>
    </message>
    <message>
        <source>The same number of turns: a draw.</source>
        <translation>手数が同じなので引き分けです。</translation>
    </message>
    <message>
        <source>The same number of sheep: a draw.</source>
        <translation>つかまえた数が同じなので引き分けです。</translation>
    </message>
    <message>
        <source>More sheep win.</source>
        <translation>たくさんつかまえたほうの勝ちです。</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1。%2。%3</translation>
    </message>
    <message>
        <source>Nobody can do it in fewer. Can %1 do it in one turn too?</source>
        <translation>これより少ない手数はありません。%1も1手でできるでしょうか。</translation>
    </message>
    <message numerus="yes">
        <source>%n turns. Can %1 do it in %2?</source>
        <translation>
            <numerusform>%n手です。%1は%2手でできるでしょうか。</numerusform>
        </translation>
    </message>
    <message>
        <source>Can %1 catch every sheep too?</source>
        <translation>%1も全部つかまえられるでしょうか。</translation>
    </message>
    <message numerus="yes">
        <source>%n sheep. Can %1 catch %2?</source>
        <translation>
            <numerusform>%n匹です。%1は%2匹つかまえられるでしょうか。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first half is over</source>
        <translation>前半終了</translation>
    </message>
    <message>
        <source>The chase has lasted long enough.</source>
        <translation>手数の上限に達しました。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Now %1 has the dogs.</source>
        <translation>今度は%1が犬です。</translation>
    </message>
    <message>
        <source>The sheep stands on the row that the proof takes for a wall. The proof says that it cannot come there in time: here something is missing. From now on the dogs follow the tables.</source>
        <translation>証明が壁とみなした段に、羊がいます。「羊はそこまで逃げられない」という所は、まだ証明が足りません。ここから犬は、すべてを調べた表を使って動きます。</translation>
    </message>
    <message>
        <source>Three rows are left, but the sheep is not caught at once: here the proof has no beginning. The dogs go on by the tables.</source>
        <translation>残りは3段ですが、羊をすぐにはつかまえられません。ここでは、証明を始めることができません。犬は表を使って動きます。</translation>
    </message>
    <message>
        <source>The cell that the proof’s dog should step to is taken. The dogs go on by the tables.</source>
        <translation>証明の犬が歩くはずのマスがふさがっています。犬は表を使って動きます。</translation>
    </message>
    <message numerus="yes">
        <source>Caught, in %n turns.</source>
        <translation>
            <numerusform>%n手でつかまりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The dogs stand opposite each other: in row %1 from the top, second column from the right, and in row %1 from the bottom, second from the left.</source>
        <translation>2匹の犬は向かい合わせです。1匹は上から%1段目で右から2列目、もう1匹は下から%1段目で左から2列目にいます。</translation>
    </message>
    <message>
        <source>Now place the sheep, on any cell that is free.</source>
        <translation>空いているマスのどこかに羊を置いてください。</translation>
    </message>
    <message>
        <source>The dogs have left the proof’s way.</source>
        <translation>犬は証明の道を離れました。</translation>
    </message>
    <message>
        <source>♠ The dog nearer to the sheep has stepped to the wall on its side.</source>
        <translation>♠ 羊に近い犬が、近い壁の方へ一歩歩きました。</translation>
    </message>
    <message>
        <source>♣ The dog farther from the sheep has stepped towards it.</source>
        <translation>♣ 羊から遠い犬が、羊の方へ一歩歩きました。</translation>
    </message>
    <message>
        <source>The shaded rows may be forgotten: this is the symmetric placement on %1 × %2.</source>
        <translation>斜線の段は忘れてかまいません。残りは、%1 × %2の対称な配置です。</translation>
    </message>
    <message>
        <source>%1 rows, a multiple of three: ♠, and the theorem for %2 rows does the rest.</source>
        <translation>%1段は3の倍数なので♠です。あとは%2段の定理に任せます。</translation>
    </message>
    <message>
        <source>%1 rows, not a multiple of three: ♣, and the theorem for %2 rows does the rest.</source>
        <translation>%1段は3の倍数でないので♣です。あとは%2段の定理に任せます。</translation>
    </message>
    <message>
        <source>A dog can jump over the sheep.</source>
        <translation>犬が羊を飛び越えられます。</translation>
    </message>
    <message>
        <source>From here the sheep escapes for ever.</source>
        <translation>ここから羊は逃げ切れます。</translation>
    </message>
    <message numerus="yes">
        <source>Against these dogs the sheep lasts %n turns more.</source>
        <translation>
            <numerusform>この犬が相手なら、羊はあと%n手逃げられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against the best dogs: %n turns.</source>
        <translation>
            <numerusform>最善の犬が相手なら、%n手です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Theorem 1: the dogs of M, R and F-sensei catch the sheep from each of the %1 cells, as the proof says, within %n turns.</source>
        <translation>
            <numerusform>定理1：羊が%1マスのどこにいても、MさんとRさんとF先生の犬は証明のとおり%n手以内につかまえます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 1: the proof as it is written works out from %1 of %2 cells. From the others the sheep can leave its way.</source>
        <translation>定理1：書かれたとおりの証明でうまくいくのは、%2マスのうち%1マスです。ほかのマスからは、羊が証明の道から外れることができます。</translation>
    </message>
    <message>
        <source>From this placement the best sheep escapes for ever.</source>
        <translation>この配置からは、最善の羊は逃げ切れます。</translation>
    </message>
    <message numerus="yes">
        <source>Best play catches it from the symmetric placement within %n turns, whatever it does.</source>
        <translation>
            <numerusform>最善を尽くせば、羊が何をしても、対称な配置から%n手以内につかまえます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From every one of the %1 placements of two dogs and a sheep best play catches it within %n turns.</source>
        <translation>
            <numerusform>犬2匹と羊1匹の%1通りの配置のどれからでも、最善を尽くせば%n手以内につかまえます。</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 of all %2 placements of two dogs and a sheep it escapes.</source>
        <translation>犬2匹と羊1匹の%2通りの配置のうち%1通りで、羊は逃げ切れます。</translation>
    </message>
    <message>
        <source>Theorem 2, any number of sheep: M, R and F-sensei hunt one sheep as if it were alone. Two things are left out: that sheep may stand still while another moves, and others may stand in the way.</source>
        <translation>定理2、羊が何匹いても：MさんとRさんとF先生は、ほかに羊がいないかのように1匹だけを追います。その証明は2つのことを忘れています。ほかの羊が動く間、その羊はじっとしていられます。そして、ほかの羊がじゃまになることもあります。</translation>
    </message>
    <message>
        <source>On this field these two gaps cannot be filled: it is too narrow to force a jump in a large flock.</source>
        <translation>このフィールドではその2つを補えません。狭すぎて、大きな群れの中でジャンプに持ち込めないことがあります。</translation>
    </message>
    <message numerus="yes">
        <source>These two gaps can be filled: a sheep in the way is jumped over itself. Then, wherever the others stand and whether or not the hunted one moves, a jump is forced within %n turns from every placement.</source>
        <translation>
            <numerusform>その2つは補えます：じゃまな羊がいたら、その羊を飛び越えます。すると、ほかの羊がどこにいても、追われる羊が動いても動かなくても、どの配置からでも%n手以内に必ずジャンプできます。</numerusform>
        </translation>
    </message>
    <message>
        <source>But two sheep without a neighbour can escape here, so a jump must not break up the last pair: see the lab of the last pair.</source>
        <translation>しかしここでは、仲間のいない2匹が逃げ切れることがあります。ですから、ジャンプで最後の2匹組を崩してはいけません。「最後の2匹組」の研究室を見てください。</translation>
    </message>
    <message numerus="yes">
        <source>Two sheep are caught within %n turns from every placement, by the tables. So larger flocks are gone, jump by jump, after at most these turns (sheep: turns): %1.</source>
        <translation>
            <numerusform>表によると、2匹はどの配置からでも%n手以内につかまります。ですから、もっといても、ジャンプを繰り返せば次の手数までに全滅します（匹数：手数）。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 sheep or more a whole row but one cell can be full of them. No line can be jumped over there; this count leaves that case out.</source>
        <translation>羊が%1匹以上だと、1マスを残して1段がすっかり羊でうまることがあります。そこでは横の列を飛び越えられません。その場合はこの計算に入っていません。</translation>
    </message>
    <message>
        <source>Theorem</source>
        <translation>定理</translation>
    </message>
    <message>
        <source>M, R and F-sensei prove that two dogs catch a sheep on n × 6. Here their own dogs play; you have the sheep. The other widths and the other reading show what the proof rests on.</source>
        <translation>MさんとRさんとF先生は、n × 6では2匹の犬が羊をつかまえることを証明しています。ここではその証明のとおりに犬が動き、こちらは羊を動かします。ほかの幅やもう1つのルールにすると、証明が何に支えられているかがわかります。</translation>
    </message>
    <message>
        <source>Tries every placement of the dogs and a number of sheep on fields of many sizes: on which of them do the dogs catch everything?</source>
        <translation>いろいろな大きさのフィールドで、犬と何匹かの羊の配置をすべて試します。犬が羊を全部つかまえるのはどのフィールドでしょうか。</translation>
    </message>
    <message>
        <source>Left out, for its tables do not fit into the memory: %1.</source>
        <translation>表がメモリに入らないので調べなかったフィールド：%1</translation>
    </message>
    <message numerus="yes">
        <source>clear in about %n dog turns</source>
        <translation>
            <numerusform>あと約%n手で全滅</numerusform>
        </translation>
    </message>
    <message>
        <source>the sheep seem to escape</source>
        <translation>羊は逃げ切れそう</translation>
    </message>
    <message>
        <source>step, then jump</source>
        <translation>一歩のあとジャンプ</translation>
    </message>
    <message>
        <source>%1: “A third dog changes nothing”: on none of these fields does it change anything.</source>
        <translation>%1：「犬を3匹にしても変わらない」：調べたどのフィールドでも変わりません。</translation>
    </message>
    <message>
        <source>%1: “A third dog changes nothing” is not so, first on %2: the longest catch takes %3 turns with two dogs, %4 with three; from %5 and %6 placements the sheep escape.</source>
        <translation>%1：「犬を3匹にしても変わらない」は正しくありません。いちばん小さい例は%2：いちばん長くて、犬2匹なら%3手、3匹なら%4手かかります。逃げ切れる配置はそれぞれ%5通りと%6通りです。</translation>
    </message>
    <message>
        <source>%1: “In a box it is dull”: on none of these fields does a catch take longer in a box than on the cylinder.</source>
        <translation>%1：「箱では単調になる」：調べたどのフィールドでも、箱のほうが長くかかることはありません。</translation>
    </message>
    <message>
        <source>%1: “In a box it is dull” is not so everywhere, first on %2: the longest catch takes %3 turns in a box, %4 on the cylinder; from %5 and %6 placements the sheep escape.</source>
        <translation>%1：「箱では単調になる」は、いつもそうとはかぎりません。いちばん小さい例は%2：いちばん長くて、箱なら%3手、筒なら%4手かかります。逃げ切れる配置はそれぞれ%5通りと%6通りです。</translation>
    </message>
    <message>
        <source>Step, then jump: longest catch</source>
        <translation>一歩のあとジャンプ：最長の手数</translation>
    </message>
    <message>
        <source>Step, then jump: they escape</source>
        <translation>一歩のあとジャンプ：逃げ切れる</translation>
    </message>
    <message>
        <source>Step or jump: longest catch</source>
        <translation>一歩かジャンプ：最長の手数</translation>
    </message>
    <message>
        <source>Step or jump: they escape</source>
        <translation>一歩かジャンプ：逃げ切れる</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>考察</translation>
    </message>
    <message>
        <source>%1 × %2, a lone sheep beside a pair: from %3 of %4 placements the hunt makes no progress.</source>
        <translation>%1 × %2、2匹組とひとりぼっちの羊：%4通りの配置のうち%3通りでは追いかけが進みません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, computed just now, for flocks of up to %4: from each of the %3 placements of two dogs, a lone sheep and a pair, the dogs can force a jump that leaves a pair within %n turns, or the lone sheep joins the others. Memory: %5 MB.</source>
        <translation>
            <numerusform>%1 × %2、たった今計算しました：%4匹までの群れで、犬2匹・ひとりぼっちの羊・2匹組の%3通りの配置のどれからでも、%n手以内に、2匹組を残すジャンプができるか、ひとりぼっちの羊が仲間に加わります。メモリ：%5 MB。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, no lone sheep: from %3 placements no jump is forced.</source>
        <translation>%1 × %2、ひとりぼっちの羊がいないとき：%3通りの配置からは、必ずジャンプできるとはいえません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, computed just now: where no sheep is alone, in a flock of up to %3, a jump is forced within %n turns.</source>
        <translation>
            <numerusform>%1 × %2、たった今計算しました：ひとりぼっちの羊がいない%3匹までの群れでは、%n手以内に必ずジャンプできます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Larger flocks: on 10 × 9 and on 8 × 9 the law is proved for 2 to 10 sheep. For 11 and 12 it is open.</source>
        <translation>大きな群れ：10 × 9と8 × 9では、羊2～10匹についてこの法則が証明されています。11匹と12匹はまだわかっていません。</translation>
    </message>
    <message>
        <source>Part of that proof was checked elsewhere, not here: flocks that such a jump would leave without a pair, and rows full of sheep, are caught all the same; a flock without a pair always finds a step that makes no pair, and a turn takes at most four of it, so it escapes as two to five sheep do by the tables.</source>
        <translation>証明の残りは、ここではなく別の所で確かめられました。そのジャンプで2匹組がなくなってしまう群れも、羊でいっぱいの段も、やはりつかまります。2匹組のない群れには、2匹組を作らずに動ける羊が必ずいて、1手でつかまるのは4匹までです。だから、表でわかる2～5匹の群れと同じように逃げ切ります。</translation>
    </message>
    <message>
        <source>Larger flocks</source>
        <translation>大きな群れ</translation>
    </message>
    <message>
        <source>Only say what is known</source>
        <translation>わかっていることだけを言う</translation>
    </message>
    <message>
        <source>Compute the hunts again</source>
        <translation>追いかけをもう一度計算する</translation>
    </message>
    <message>
        <source>Some 10 seconds and 20 MB of memory for each field of 10 × 9.</source>
        <translation>10 × 9のフィールド1つに、約10秒とメモリ約20 MBを使います。</translation>
    </message>
    <message>
        <source>On a cylinder two dogs catch one sheep, or two, from every placement. Complete tables show it for all fields up to 12 × 12.</source>
        <translation>筒では、2匹の犬は羊が1匹でも2匹でも、どんな配置からでもつかまえます。12 × 12までのすべてのフィールドについて、完全な表で確かめられています。</translation>
    </message>
    <message>
        <source>The dogs go after one sheep alone, and whatever the others do, before long there is something to jump over. For flocks of up to %1 sheep the lab has the proof; in one this large a row full of sheep can be in the way. Where the number beside a move says “at most”, it is proved all the same.</source>
        <translation>犬が1匹の羊だけを追うと、ほかの羊が何をしても、やがて飛び越えられる羊ができます。%1匹までの群れについては研究室に証明があります。これほど大きな群れでは、羊でいっぱいの段がじゃまになることがあります。手のそばの数に「以内」とあれば、それでも証明されています。</translation>
    </message>
    <message>
        <source>On wide cylinders no flock of up to %1 sheep escapes, as far as is known: the dogs go after one sheep alone, and whatever the others do, before long there is something to jump over. Then they begin again. The lab proves it for the field chosen.</source>
        <translation>広い筒では、知られているかぎり、%1匹までの群れは逃げ切れません。犬が1匹の羊だけを追うと、ほかの羊が何をしても、やがて飛び越えられる羊ができるからです。それを繰り返します。選んだフィールドについての証明は研究室にあります。</translation>
    </message>
    <message>
        <source>one sheep at a time</source>
        <translation>1匹ずつ</translation>
    </message>
    <message>
        <source>%1: “To enclose a dog is hardly ever possible”: on %2 four fighting sheep can force it from %3 of %4 placements.</source>
        <translation>%1：「犬を囲むのは極めて難しい」：%2では、戦う羊4匹が必ず囲めるのは%4通りの配置のうち%3通りです。</translation>
    </message>
    <message>
        <source>Starts with the dogs</source>
        <translation>先に犬になります</translation>
    </message>
    <message>
        <source>Starts with the sheep</source>
        <translation>先に羊になります</translation>
    </message>
    <message>
        <source>Two dogs hunt one sheep</source>
        <translation>2匹の犬で1匹の羊を追う</translation>
    </message>
    <message>
        <source>Catch more sheep in ten turns than the other player.</source>
        <translation>10手で、相手より多くの羊をつかまえましょう。</translation>
    </message>
    <message>
        <source>The dogs catch all the sheep; the sheep win when they enclose a dog.</source>
        <translation>犬は羊を全部つかまえます。羊は犬を囲めば勝ちです。</translation>
    </message>
    <message>
        <source>The dogs try to catch all the sheep, and the sheep try to get away.</source>
        <translation>犬は羊を全部つかまえれば勝ち、羊は逃げ切れば勝ちです。</translation>
    </message>
    <message>
        <source>Catch all the sheep in fewer turns than the other player.</source>
        <translation>相手より少ない手数で、羊を全部つかまえましょう。</translation>
    </message>
    <message>
        <source>One thing more: where a row is full of sheep but for a dog, the dog cannot jump along it. It steps out of the row, away from the other dog, and on its next turn jumps along or across it, whatever the sheep do. So the hunt is a proof for any number of sheep.</source>
        <translation>もう1つ：犬のいるマスのほか1段がすっかり羊でうまっていると、犬はその段に沿って飛び越えられません。そのときは、もう1匹の犬から遠ざかる向きに段の外へ歩きます。すると、羊がどう動いても、次の手でその段に沿って、または段を横切ってジャンプできます。だからこの追いかけ方は、羊が何匹でも証明になります。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Chains of jumps</source>
        <translation>ジャンプの連続</translation>
    </message>
    <message>
        <source>Four sheep stand like a staircase. How many turns do the dogs need?</source>
        <translation>4匹の羊が階段のように並んでいます。犬は全部つかまえるのに何手かかりますか。</translation>
    </message>
    <message>
        <source>The dog lands beside the next sheep each time, so it goes on and on. All its jumps are one turn.</source>
        <translation>犬が降りたマスのとなりには、いつも次の羊がいます。だからどんどん飛び越えて、全部で1手です。</translation>
    </message>
    <message>
        <source>Follow the upper dog with your finger. May it go on after its first jump?</source>
        <translation>上の犬を指でたどってみましょう。最初のジャンプのあと、まだ続けられますか。</translation>
    </message>
    <message>
        <source>Now find the turn that catches all four.</source>
        <translation>4匹を一度につかまえる手を見つけましょう。</translation>
    </message>
    <message>
        <source>The step opened a line of two, and where it ended the next line began.</source>
        <translation>一歩動くと2匹の列が見え、飛び越えた先に次の列がありました。</translation>
    </message>
    <message>
        <source>A step may come first. From which cell do you look along a whole line?</source>
        <translation>先に一歩動くことができます。どのマスからなら、列をまっすぐ見通せますか。</translation>
    </message>
    <message>
        <source>Here the way turns twice. Catch all four at once.</source>
        <translation>今度は道が2回曲がります。4匹を一度につかまえましょう。</translation>
    </message>
    <message>
        <source>Every landing cell was next to a sheep again: that is what makes a chain.</source>
        <translation>降りたマスのとなりにまた羊がいる。だから続けて飛び越えられるのです。</translation>
    </message>
    <message>
        <source>Look at the landing cells: which of them is next to the following sheep?</source>
        <translation>降りるマスを見ましょう。次の羊のとなりになるのはどれですか。</translation>
    </message>
    <message>
        <source>Careful: which turn clears this field soonest?</source>
        <translation>気をつけて。いちばん早く全部つかまえるには、どの手がよいですか。</translation>
    </message>
    <message>
        <source>The longer chain catches three, but leaves one sheep alone, and that one may run where it likes. Whoever stops after the first jump leaves three that must keep together.</source>
        <translation>長く続けると3匹つかまりますが、残った1匹は好きな所へ逃げられます。最初のジャンプで止まれば、残る3匹は仲間から離れられません。</translation>
    </message>
    <message>
        <source>The longest chain is not always best. Think of the sheep that is left over.</source>
        <translation>いちばん長い連続が、いちばんよいとは限りません。残る羊のことを考えましょう。</translation>
    </message>
    <message>
        <source>Clear the field within two turns.</source>
        <translation>2手以内に全部つかまえましょう。</translation>
    </message>
    <message>
        <source>The first turn caught two and left two where a dog could get at both.</source>
        <translation>最初の手で2匹をつかまえ、残りの2匹も犬の届く所に残しました。</translation>
    </message>
    <message>
        <source>There are several ways to catch two sheep. Afterwards the other two must have no way out.</source>
        <translation>2匹をつかまえる手はいくつもあります。残りの2匹も逃げられないようにしましょう。</translation>
    </message>
    <message>
        <source>Without help: clear the field in the fewest turns.</source>
        <translation>ヒントなしで：いちばん少ない手数で全部つかまえましょう。</translation>
    </message>
    <message>
        <source>Over the edge and round in a ring: four sheep in one turn.</source>
        <translation>端を越えて、ぐるりと一回り。4匹を1手でつかまえました。</translation>
    </message>
    <message>
        <source>The field is joined at its edges. Try the chain from its first jump to its last.</source>
        <translation>左右の端はつながっています。最初のジャンプから最後まで、順にたどってみましょう。</translation>
    </message>
    <message>
        <source>The sheep stands two cells away from the upper dog. How many turns do the dogs need?</source>
        <translation>羊は上の犬から2マス離れています。犬は何手でつかまえますか。</translation>
    </message>
    <message>
        <source>A step and a jump in one turn: a sheep two cells away is not safe.</source>
        <translation>一歩とジャンプで1手。2マス離れた羊も安全ではありません。</translation>
    </message>
    <message>
        <source>What may a dog do before it jumps?</source>
        <translation>犬はジャンプの前に何ができますか。</translation>
    </message>
    <message>
        <source>One dog all alone hunts one sheep. How does the hunt end for the dog?</source>
        <translation>1匹の犬だけで1匹の羊を追います。犬から見て、どうなりますか。</translation>
    </message>
    <message>
        <source>On a round field the sheep always finds a cell to run to: one dog never catches it.</source>
        <translation>筒のフィールドでは、羊にはいつも逃げるマスがあります。犬1匹ではつかまえられません。</translation>
    </message>
    <message>
        <source>The field has no left end and no right end. Where could the dog drive the sheep?</source>
        <translation>フィールドには左の端も右の端もありません。犬は羊をどこへ追い詰めますか。</translation>
    </message>
    <message>
        <source>Now a second dog helps. How does the hunt end?</source>
        <translation>今度は犬が2匹です。犬から見て、どうなりますか。</translation>
    </message>
    <message>
        <source>Whatever the sheep does, the two dogs catch it.</source>
        <translation>羊がどう動いても、2匹の犬はつかまえます。</translation>
    </message>
    <message>
        <source>One dog can drive the sheep while the other waits where it runs to.</source>
        <translation>1匹が追い、もう1匹が先で待つことができます。</translation>
    </message>
    <message>
        <source>Which step catches the sheep soonest?</source>
        <translation>いちばん早くつかまえるには、どの一歩がよいですか。</translation>
    </message>
    <message>
        <source>Now every cell the sheep can go to is within a step and a jump of a dog.</source>
        <translation>これで、羊が動けるどのマスにも、一歩とジャンプで犬が届きます。</translation>
    </message>
    <message>
        <source>Do not only run after it. Look at all the cells the sheep could go to next.</source>
        <translation>ただ追いかけるだけではいけません。羊が次に動けるマスを全部見ましょう。</translation>
    </message>
    <message>
        <source>Catch the sheep within three turns.</source>
        <translation>3手以内に羊をつかまえましょう。</translation>
    </message>
    <message>
        <source>Without help: which step catches the sheep soonest?</source>
        <translation>ヒントなしで：いちばん早くつかまえるには、どの一歩がよいですか。</translation>
    </message>
    <message>
        <source>One dog comes closer, the other one stays where the sheep would run to.</source>
        <translation>1匹が近づき、もう1匹は羊が逃げていく先にいます。</translation>
    </message>
    <message>
        <source>Which step leaves the sheep the fewest safe cells?</source>
        <translation>羊の安全なマスがいちばん少なくなるのは、どの一歩ですか。</translation>
    </message>
    <message>
        <source>That is a step too. Now let the dog on the left edge leave the field to the left.</source>
        <translation>それも一歩です。次は、左端の犬を左の外へ出してみましょう。</translation>
    </message>
    <message>
        <source>Three sheep in one jump.</source>
        <translation>1回のジャンプで3匹です。</translation>
    </message>
    <message>
        <source>Look for the dog at the end of the line. Let it jump to the other end.</source>
        <translation>列の端にいる犬を探しましょう。反対の端まで飛び越えさせます。</translation>
    </message>
    <message>
        <source>When only two sheep are left, everybody may also step diagonally. Jumps stay straight. Catch both.</source>
        <translation>羊が残り2匹になると、犬も羊も斜めに一歩動けます。ジャンプは縦と横だけです。2匹ともつかまえましょう。</translation>
    </message>
    <message>
        <source>A diagonal step, then two jumps.</source>
        <translation>斜めに一歩、それからジャンプ2回です。</translation>
    </message>
    <message>
        <source>Which diagonal step brings a dog right next to a sheep?</source>
        <translation>犬が羊のすぐとなりに来るのは、どの斜めの一歩ですか。</translation>
    </message>
    <message>
        <source>Every sheep in 5 turns instead of 6: the match is won.</source>
        <translation>6手より少ない5手で全部つかまえて、対局は勝ちです。</translation>
    </message>
    <message>
        <source>That takes longer. A diagonal step, then a jump, and it is done at once.</source>
        <translation>それでは時間がかかります。斜めの一歩とジャンプで、すぐにつかまります。</translation>
    </message>
    <message>
        <source>The theorem, row by row</source>
        <translation>定理を一段ずつ</translation>
    </message>
    <message>
        <source>M, R and F-sensei asked: can a sheep escape on six columns? They begin with three rows, the dogs opposite each other. How many turns do the dogs need?</source>
        <translation>MさんとRさんとF先生は考えました。6列のフィールドで、羊は逃げ切れるでしょうか。まず3段で、犬は向かい合わせです。犬は何手でつかまえますか。</translation>
    </message>
    <message>
        <source>On three rows a dog reaches every cell of the middle row with a step and a jump. That is where the proof begins.</source>
        <translation>3段なら、真ん中の段のどのマスにも、どちらかの犬が一歩とジャンプで届きます。証明はここから始まります。</translation>
    </message>
    <message>
        <source>Which cells does the lower dog reach with one step?</source>
        <translation>下の犬は、一歩でどのマスに行けますか。</translation>
    </message>
    <message>
        <source>Five rows. Now the dog that is farther away from the sheep steps up towards it. The proof writes ♣ for that.</source>
        <translation>5段です。羊から遠いほうの犬が、羊のいる上へ一歩動きます。証明ではこれを♣と書きます。</translation>
    </message>
    <message>
        <source>Cover the lowest row with your hand: the dogs stand opposite each other again, on a field with only four rows.</source>
        <translation>いちばん下の段を手で隠してみましょう。犬はまた向かい合わせで、フィールドは4段になりました。</translation>
    </message>
    <message>
        <source>It is the lower dog. Let it go straight up.</source>
        <translation>下の犬です。まっすぐ上へ動かしましょう。</translation>
    </message>
    <message>
        <source>Six rows, a multiple of three. Here the nearer dog steps away from the other one, to its wall. The proof writes ♠ for that.</source>
        <translation>6段は3の倍数です。今度は羊に近いほうの犬が、自分に近い壁の方へ一歩動きます。証明ではこれを♠と書きます。</translation>
    </message>
    <message>
        <source>Cover the lowest row: this is how the dogs stand on five rows. Six rows lead to five, five to four, four to three.</source>
        <translation>いちばん下の段を隠しましょう。5段のときと同じ並びです。6段は5段に、5段は4段に、4段は3段になります。</translation>
    </message>
    <message>
        <source>It is the upper dog. Its wall is the upper one.</source>
        <translation>上の犬です。近い壁は上にあります。</translation>
    </message>
    <message>
        <source>Seven rows. Seven is not a multiple of three: is it ♠, the nearer dog to its wall, or ♣, the farther one towards the sheep?</source>
        <translation>7段です。7は3の倍数ではありません。近い犬が壁へ動く♠でしょうか、遠い犬が羊の方へ動く♣でしょうか。</translation>
    </message>
    <message>
        <source>♣, and there are six rows left. So it goes on from row to row: what is true of one number is true of the next.</source>
        <translation>♣です。残りは6段になりました。こうして一段ずつ、ある段数で正しいことは次の段数でも正しいとわかります。</translation>
    </message>
    <message>
        <source>♠ is only for multiples of three. Which dog is farther away from the sheep?</source>
        <translation>♠は3の倍数のときだけです。羊から遠いのは、どちらの犬ですか。</translation>
    </message>
    <message>
        <source>Row 2 is the second one from the top.</source>
        <translation>2段目は、上から2つ目の段です。</translation>
    </message>
    <message>
        <source>Could the dogs hunt one sheep only, and then the next?</source>
        <translation>犬は1匹だけを追って、それから次を追うことができますか。</translation>
    </message>
    <message>
        <source>M, R and F-sensei</source>
        <translation>MさんとRさんとF先生</translation>
    </message>
    <message>
        <source>Made for 目白祭, the Mejiro festival; no year is given.</source>
        <translation>目白祭で展示するための研究。年は書かれていません。</translation>
    </message>
    <message>
        <source>The name, the flock’s rule (★ there), ♠ and ♣, the two theorems and all the other ways to play come from M, R and F-sensei; a step or jumps, never both, is a reading of ours.</source>
        <translation>名前、群れのルール（★）、♠と♣、2つの定理、いろいろな遊び方のバリエーションは、MさんとRさんとF先生のものです。一歩かジャンプのどちらかだけ、という解釈はこのプログラムのものです。</translation>
    </message>
    <message>
        <source>The first proof has a gap for 11 and 12 rows. It no longer looks at rows 1 and 9 to 11, and no sheep should come to row 2. You are the sheep: go there.</source>
        <translation>最初の証明は、11段と12段では少し足りません。1段目と9～11段目はもう考えず、羊は2段目に来られないはずです。羊になって、そこへ行ってみましょう。</translation>
    </message>
    <message>
        <source>There it stands. The dogs catch it all the same: the theorem is true.</source>
        <translation>来られました。それでも犬はつかまえます。定理は正しいのです。</translation>
    </message>
    <message>
        <source>The second proof hunts one sheep as if it were alone, and so it leaves out two things: that sheep may stand still while another one moves, and others may be in the way. Move any sheep.</source>
        <translation>2番目の証明は、ほかに羊がいないかのように1匹だけを追うので、2つのことが足りません。ほかの羊が動く間、その羊はじっとしていられます。ほかの羊がじゃまになることもあります。どれか1匹を動かしましょう。</translation>
    </message>
    <message>
        <source>Two of the three have stood still.</source>
        <translation>3匹のうち2匹は、じっとしていました。</translation>
    </message>
    <message>
        <source>jump as far as you can</source>
        <translation>できるだけ遠くまで飛び越える</translation>
    </message>
    <message>
        <source>Flocks in the last table</source>
        <translation>最後の表の群れ</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Against any placement of the dogs some flock of %1 that may be placed escapes for ever.</source>
        <translation>犬をどう置いても、置いてよい%1匹の群れのどれかが逃げ切ります。</translation>
    </message>
    <message numerus="yes">
        <source>The best placement of the dogs against the best flock of %1: all sheep are caught in %n turns.</source>
        <translation>
            <numerusform>犬のいちばんよい置き方に、羊がいちばんよい%1匹の群れで答えると、%n手で全滅します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only those that may be placed</source>
        <translation>置いてよい群れだけ</translation>
    </message>
    <message>
        <source>a single sheep may be placed anywhere: choose two sheep or more</source>
        <translation>1匹だけの羊はどこにでも置けます。2匹以上を選んでください</translation>
    </message>
    <message>
        <source>A single sheep may run where it likes. Where the field is wide it nearly always gets away, where it is narrow two dogs close in on it.</source>
        <translation>1匹だけの羊は好きな所へ逃げられます。広いフィールドではほとんどいつも逃げ切り、狭いフィールドでは2匹の犬に追い詰められます。</translation>
    </message>
    <message>
        <source>No sheep has a neighbour any more, so each may run where it likes. Where the field is wide such a flock gets away.</source>
        <translation>となりに仲間のいる羊がもういないので、どの羊も好きな所へ逃げられます。広いフィールドでは、このような群れは逃げ切ります。</translation>
    </message>
    <message>
        <source>Sheep that have a neighbour may not leave it, and that is how the dogs win. So they catch the others first and leave the last two together.</source>
        <translation>となりに仲間のいる羊は、仲間から離れられません。犬はそこを使って勝ちます。だから、ほかの羊を先につかまえて、最後の2匹は一緒にしておきます。</translation>
    </message>
    <message>
        <source>One dog drives the sheep, the other waits where it would run to: a dog steps and jumps in one turn, so before long no cell is safe.</source>
        <translation>1匹の犬が羊を追い、もう1匹は逃げる先で待ちます。犬は1回の番で一歩とジャンプができるので、やがて安全なマスはなくなります。</translation>
    </message>
    <message>
        <source>The dogs hunt one sheep as if it were alone. Before long there is something to jump over, and they begin again with fewer sheep.</source>
        <translation>犬は、1匹だけを相手にするつもりで羊を追います。やがて飛び越えられる羊が出てきます。羊が減ったら、また同じように始めます。</translation>
    </message>
    <message>
        <source>The dogs go after one sheep, then the next. In a flock as large as this a whole row of sheep can be in the way, so the program tries the turns one by one.</source>
        <translation>犬は1匹ずつ順に羊を追います。これだけ大きな群れでは、段いっぱいに並んだ羊がじゃまになることがあるので、プログラムが1手ずつ調べます。</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Nobody has moved yet. What counts is how many turns the dogs will need from here, when both sides place and move as well as they can.</source>
        <translation>まだだれも動いていません。置くのも動くのも、どちらも最善を尽くしたとき、犬があと何手かかるかで比べます。</translation>
    </message>
    <message>
        <source>Nobody knows a short rule for this field and these rules. The program plays the turns through: trust the numbers beside the moves.</source>
        <translation>このフィールドとルールでは、簡単な決まりは知られていません。プログラムが実際に調べます。手の横の数字を見てください。</translation>
    </message>
    <message>
        <source>sheep from %1 to %2</source>
        <translation>羊が%1から%2へ</translation>
    </message>
    <message numerus="yes">
        <source>dog from %1 to %2, takes %n</source>
        <translation>
            <numerusform>犬が%1から%2へ、%n匹つかまえる</numerusform>
        </translation>
    </message>
    <message>
        <source>dog from %1 to %2</source>
        <translation>犬が%1から%2へ</translation>
    </message>
    <message>
        <source>Best play to the end: %1</source>
        <translation>最後までの最善の手順：%1</translation>
    </message>
    <message>
        <source>Best play: %1</source>
        <translation>最善の手順：%1</translation>
    </message>
    <message numerus="yes">
        <source>Then round for ever, the same placement every %n moves: %1</source>
        <translation>
            <numerusform>そのあとは%n手ごとに同じ配置に戻り、いつまでも続く：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: place a dog</source>
        <translation>%1：犬を置く</translation>
    </message>
    <message>
        <source>%1: place a sheep</source>
        <translation>%1：羊を置く</translation>
    </message>
    <message>
        <source>%1→%2: step</source>
        <translation>%1→%2：一歩</translation>
    </message>
    <message numerus="yes">
        <source>%1→%2: steps, takes %n</source>
        <translation>
            <numerusform>%1→%2：歩いて%n匹つかまえる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1→%2: takes %n sheep</source>
        <translation>
            <numerusform>%1→%2：%n匹つかまえる</numerusform>
        </translation>
    </message>
    <message>
        <source>No sheep may stand on a row next to a wall.</source>
        <translation>羊は壁のとなりの段には置けません。</translation>
    </message>
    <message>
        <source>Dogs on the field: %1; these rules have %2.</source>
        <translation>犬が%1匹います。このルールでは%2匹です。</translation>
    </message>
    <message>
        <source>Sheep on the field: %1; at most %2 are allowed.</source>
        <translation>羊が%1匹います。%2匹まで置けます。</translation>
    </message>
    <message>
        <source>%1, on their own field, %2: “A third dog changes nothing”: the longest catch takes %3 turns with two dogs, %4 with three; from %5 and %6 placements the sheep escape.</source>
        <translation>%1、もとのフィールド%2：「犬を3匹にしても変わらない」：いちばん長くて、犬2匹なら%3手、3匹なら%4手かかります。逃げ切れる配置はそれぞれ%5通りと%6通りです。</translation>
    </message>
    <message>
        <source>%1, on their own field, %2: “In a box it is dull”: the longest catch takes %3 turns in a box, %4 on the cylinder; from %5 and %6 placements the sheep escape.</source>
        <translation>%1、もとのフィールド%2：「箱では単調になる」：いちばん長くて、箱なら%3手、筒なら%4手かかります。逃げ切れる配置はそれぞれ%5通りと%6通りです。</translation>
    </message>
    <message>
        <source>M, R and F-sensei tried out more dogs and a box, and wrote what they found. They had a whole flock; here tables of every placement of one or two sheep answer, with both readings of a turn side by side.</source>
        <translation>MさんとRさんとF先生は、犬を増やしたりフィールドを箱にしたりして試し、その感想を書いています。3人が試したのは羊の群れですが、ここでは羊が1匹か2匹のときのすべての配置を調べた表が、「1回の番」の2通りの解釈を並べて答えます。</translation>
    </message>
    <message>
        <source>Quick 6 × 6</source>
        <translation>手軽に 6 × 6</translation>
    </message>
    <message>
        <source>3 sheep, 2 dogs</source>
        <translation>羊3匹、犬2匹</translation>
    </message>
    <message>
        <source>Even 7 × 8</source>
        <translation>ほどほど 7 × 8</translation>
    </message>
    <message>
        <source>5 sheep, 2 dogs</source>
        <translation>羊5匹、犬2匹</translation>
    </message>
    <message>
        <source>Full 10 × 9</source>
        <translation>本格的に 10 × 9</translation>
    </message>
    <message>
        <source>10 sheep, 2 dogs</source>
        <translation>羊10匹、犬2匹</translation>
    </message>
    <message>
        <source>They name fox and geese, peg solitaire, the book ゲームにひそむ数理 by 秋山仁 and 中村義作, and the games AWZ and AFIS of older students. In the game of cops and robber, two cops are known to be enough on such a cylinder (Luccio and Pagli, 2017); but there all cops step in one turn, and nobody jumps.</source>
        <translation>フォックス＆ギース、ペグ・ソリテア、秋山仁・中村義作『ゲームにひそむ数理』、先輩の作ったゲームAWZとAFISの名前が挙がっています。「警官と泥棒」のゲームでは、このような筒の上なら警官2人で足りると知られています（LuccioとPagli、2017年）。ただし、そこでは警官が全員同時に動き、ジャンプはしません。</translation>
    </message>
    <message>
        <source>It is caught</source>
        <translation>つかまる</translation>
    </message>
    <message>
        <source>It escapes</source>
        <translation>逃げ切る</translation>
    </message>
    <message>
        <source>A step and %1 are one turn. Before you choose, look at %2.</source>
        <translation>一歩と%1が、1回の番です。選ぶ前に、%2を見ます。</translation>
    </message>
    <message>
        <source>all the jumps after it</source>
        <translation>続くジャンプ全部</translation>
    </message>
    <message>
        <source>a single jump</source>
        <translation>ジャンプ1回</translation>
    </message>
    <message>
        <source>jumps that go straight on</source>
        <translation>まっすぐ進むジャンプ</translation>
    </message>
    <message>
        <source>the sheep that would be left over</source>
        <translation>残る羊</translation>
    </message>
    <message>
        <source>how many sheep a chain catches</source>
        <translation>何匹つかまるか</translation>
    </message>
    <message>
        <source>which dog is nearer</source>
        <translation>どちらの犬が近いか</translation>
    </message>
    <message>
        <source>Two dogs catch a sheep: one %1, the other %2.</source>
        <translation>2匹の犬なら羊をつかまえられます。1匹は%1、もう1匹は%2。</translation>
    </message>
    <message>
        <source>comes closer</source>
        <translation>近づき</translation>
    </message>
    <message>
        <source>stays where it is</source>
        <translation>動かず</translation>
    </message>
    <message>
        <source>does it all alone</source>
        <translation>1匹だけで追い</translation>
    </message>
    <message>
        <source>waits where the sheep would run to</source>
        <translation>羊の逃げる先で待ちます</translation>
    </message>
    <message>
        <source>runs after it as well</source>
        <translation>一緒に追いかけます</translation>
    </message>
    <message>
        <source>stays far away</source>
        <translation>遠くにいます</translation>
    </message>
    <message>
        <source>Where would you hold out longest?</source>
        <translation>いちばん長く逃げられるのは、どこですか。</translation>
    </message>
    <message>
        <source>No dog reaches this cell with a step and a jump.</source>
        <translation>一歩とジャンプでここに届く犬はいません。</translation>
    </message>
    <message>
        <source>Look at each cell round you: can a dog step beside it and jump?</source>
        <translation>まわりのマスを1つずつ見ましょう。犬が一歩でとなりに来て、ジャンプできますか。</translation>
    </message>
    <message>
        <source>A sheep in danger</source>
        <translation>危ない羊</translation>
    </message>
    <message>
        <source>Now you are the sheep. With so few on the field everyone may step diagonally as well. On all cells but one you are caught at once.</source>
        <translation>今度はあなたが羊です。羊が少ないので、みんな斜めにも動けます。1マスを除いて、どこへ動いてもすぐにつかまります。</translation>
    </message>
    <message>
        <source>Left and right are joined here too. Which cell is safe?</source>
        <translation>ここでも左と右はつながっています。安全なマスはどこですか。</translation>
    </message>
    <message>
        <source>Eight cells, and only one of them is safe.</source>
        <translation>8マスのうち、安全なのは1マスだけです。</translation>
    </message>
    <message>
        <source>Before a sheep steps, see which cells a dog reaches with %1, and choose %2.</source>
        <translation>羊が動く前に、犬が%1で届くマスを見て、%2を選びます。</translation>
    </message>
    <message>
        <source>a step and a jump</source>
        <translation>一歩とジャンプ</translation>
    </message>
    <message>
        <source>a jump alone</source>
        <translation>ジャンプだけ</translation>
    </message>
    <message>
        <source>a step alone</source>
        <translation>一歩だけ</translation>
    </message>
    <message>
        <source>one that none of them reaches</source>
        <translation>どの犬も届かないマス</translation>
    </message>
    <message>
        <source>the one farthest from a dog</source>
        <translation>1匹の犬からいちばん遠いマス</translation>
    </message>
    <message>
        <source>one beside the wall</source>
        <translation>壁に近いマス</translation>
    </message>
    <message>
        <source>But what if the sheep runs to a covered row? Here it has come to row 4 of five. How many turns do the dogs need?</source>
        <translation>でも、手で隠した段へ羊が逃げたらどうでしょう。5段のうち、4段目に来ました。犬は何手でつかまえますか。</translation>
    </message>
    <message>
        <source>It runs past the dog that has just come up, and that dog jumps at once.</source>
        <translation>羊は上がってきた犬のそばを通るので、その犬がすぐにジャンプします。</translation>
    </message>
    <message>
        <source>Which dog stands near it now?</source>
        <translation>近くにいるのはどの犬ですか。</translation>
    </message>
    <message>
        <source>If it works with %1, and %2, it works with every number of rows.</source>
        <translation>%1でうまくいき、%2なら、何段でもうまくいきます。</translation>
    </message>
    <message>
        <source>three rows</source>
        <translation>3段</translation>
    </message>
    <message>
        <source>a hundred rows</source>
        <translation>100段</translation>
    </message>
    <message>
        <source>one sheep that is slow</source>
        <translation>足の遅い羊</translation>
    </message>
    <message>
        <source>each number of rows leads to one row less</source>
        <translation>何段でも1段少ないフィールドへ進める</translation>
    </message>
    <message>
        <source>with some more that were tried</source>
        <translation>ほかに試したいくつかの段数でもうまくいく</translation>
    </message>
    <message>
        <source>nobody has seen a sheep escape</source>
        <translation>逃げた羊をだれも見ていない</translation>
    </message>
    <message>
        <source>Catch the sheep within two turns.</source>
        <translation>2手以内に羊をつかまえましょう。</translation>
    </message>
    <message>
        <source>One row less, and then a step and a jump.</source>
        <translation>1段少ない形にしてから、一歩とジャンプです。</translation>
    </message>
    <message>
        <source>After your turn: is a cell left for the sheep that no dog reaches?</source>
        <translation>あなたの番のあと、どの犬も届かないマスが羊に残っていませんか。</translation>
    </message>
    <message>
        <source>After the first turn a dog stood near the sheep that were left.</source>
        <translation>1手目のあと、残った羊の近くに犬がいました。</translation>
    </message>
    <message>
        <source>Think of the sheep that are left after it: can a dog get at them?</source>
        <translation>そのあと残る羊のことを考えましょう。犬は届きますか。</translation>
    </message>
    <message>
        <source>Which sheep first?</source>
        <translation>どの羊から？</translation>
    </message>
    <message>
        <source>Three sheep and two dogs. What happens to the sheep?</source>
        <translation>羊は3匹、犬は2匹です。羊はどうなりますか。</translation>
    </message>
    <message>
        <source>They are all caught, and so it is with any number of sheep: that is the second theorem.</source>
        <translation>全部つかまります。羊が何匹でもそうなります。それが2つ目の定理です。</translation>
    </message>
    <message>
        <source>They are all caught</source>
        <translation>全部つかまる</translation>
    </message>
    <message>
        <source>One escapes for ever</source>
        <translation>1匹は逃げ切る</translation>
    </message>
    <message>
        <source>There are several ways to catch sheep now. Clear the field within two turns.</source>
        <translation>羊をつかまえる方法はいくつかあります。2手以内に全部つかまえましょう。</translation>
    </message>
    <message>
        <source>after which a dog is near the others</source>
        <translation>つかまえるとほかの羊に近づける</translation>
    </message>
    <message>
        <source>that is farthest away</source>
        <translation>いちばん遠い</translation>
    </message>
    <message>
        <source>the next turn gets the rest</source>
        <translation>次の番で残りがつかまる</translation>
    </message>
    <message>
        <source>as many as possible are gone at once</source>
        <translation>すぐにできるだけ多く減る</translation>
    </message>
    <message>
        <source>each dog has caught one</source>
        <translation>どの犬も1匹ずつつかまえる</translation>
    </message>
    <message>
        <source>Without help: clear the field within two turns.</source>
        <translation>ヒントなしで：2手以内に全部つかまえましょう。</translation>
    </message>
    <message>
        <source>Draw the way as a line.</source>
        <translation>通る道を線でかきましょう。</translation>
    </message>
    <message>
        <source>Twice the sheep do not take twice as long: %1 turns with five, %2 with ten.</source>
        <translation>羊が2倍でも、手数は2倍になりません：5匹で%1手、10匹で%2手。</translation>
    </message>
    <message>
        <source>“Ten sheep make it livelier than five”: in %1 matches on 10 × 9, of dogs that catch what they can and otherwise come nearer against sheep that move at random, %2 sheep are caught at once with five, %3 with ten.</source>
        <translation>「10匹のほうが5匹より派手」：10 × 9で、つかまえられるときはできるだけつかまえ、そうでなければ近づく犬と、でたらめに動く羊との対局%1回。一度につかまる羊は、5匹なら%2匹、10匹なら%3匹です。</translation>
    </message>
    <message>
        <source>The lead changes more often: %1 times in a match with five sheep, %2 with ten.</source>
        <translation>リードがよく入れ替わる：1回の対局で、羊5匹なら%1回、10匹なら%2回。</translation>
    </message>
    <message>
        <source>catch one sheep after the other</source>
        <translation>羊を1匹ずつ順につかまえる</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>%1バイトより長い</translation>
    </message>
    <message>
        <source>On n × 6, n from 4 on, the best sheep is caught in exactly 2⌊n/3⌋ + (n mod 3) − 2 turns, here %1: proved for every n.</source>
        <translation>nが4以上のn × 6では、いちばん長く逃げる羊がつかまるのは、ちょうど2⌊n/3⌋ + r − 2手目です（rはnを3で割った余り。ここでは%1手目）。どんなnについても証明ずみです。</translation>
    </message>
    <message>
        <source>Wherever the sheep ran, a dog could step beside it and jump.</source>
        <translation>羊がどこへ逃げても、犬がとなりに来て飛び越えられました。</translation>
    </message>
    <message>
        <source>the last jump</source>
        <translation>最後のジャンプ</translation>
    </message>
    <message>
        <source>This turn can jump over all that are left: then the field is clear.</source>
        <translation>この番で、残りの羊を全部飛び越えられます。それで全滅です。</translation>
    </message>
    <message>
        <source>Memory in MB</source>
        <translation>メモリ（MB）</translation>
    </message>
    <message>
        <source>0: half of what is free</source>
        <translation>0：空いている分の半分</translation>
    </message>
    <message>
        <source>The table of %1 sheep is begun. It goes on with the turn in work, with %2 MB on disk until it is done.</source>
        <translation>羊%1匹の表は作りかけです。途中の手番から続きを作ります。できあがるまでディスクを%2 MB使います。</translation>
    </message>
    <message>
        <source>The table of %1 sheep is too large for the memory: it is built with %2 MB on disk until it is done, and whenever it is stopped it goes on later with the turn in work.</source>
        <translation>羊%1匹の表はメモリに入りません。できあがるまでディスクを%2 MB使って作ります。いつ止めても、あとで途中の手番から続けられます。</translation>
    </message>
    <message>
        <source>What was built so far is damaged on the disk: it begins anew next time.</source>
        <translation>作りかけの表がディスクの上で壊れています。次ははじめから作ります。</translation>
    </message>
    <message>
        <source>It cannot go on: the disk is full or fails, or another program builds the same table.</source>
        <translation>続けられません。ディスクがいっぱいか故障しているか、ほかのプログラムが同じ表を作っています。</translation>
    </message>
    <message>
        <source>Do sheepdogs run sensibly? Can the sheep get away? Two theorems answer: two dogs catch one sheep on every n × 6, and then any number of sheep. F-sensei’s first idea, drawn on 5 × 7 cells, was another game: dogs that lead sheep into a pen (小屋).</source>
        <translation>牧羊犬の動きは合理的でしょうか。羊が逃げ切れることはあるのでしょうか。答えは2つの定理です。どのn × 6でも2匹の犬は1匹の羊をつかまえ、羊が何匹いてもつかまえます。F先生が5 × 7のマス目に描いて示したはじめの案は、犬が羊を小屋へ誘導する別のゲームでした。</translation>
    </message>
    <message>
        <source>From the theorem’s placement the dogs catch it on n × 6 in exactly 2⌊n/3⌋ + (n mod 3) − 2 turns, which is proved for every n from 4 on; from every other one they catch it too, counted out for n from 3 to 60. On no cylinder up to 12 × 12 does a lone sheep escape, and on 10 × 9 no flock of 2 to 10 sheep escapes while a sheep has a neighbour.</source>
        <translation>n × 6では、定理の配置から、犬は羊をちょうど2⌊n/3⌋ + r − 2手でつかまえます（rはnを3で割った余り）。4以上のどのnについても証明ずみです。ほかの配置からでもつかまえることは、nが3から60まで数え上げました。12 × 12までのどの筒でも、1匹の羊は逃げ切れません。10 × 9では、そばに仲間のいる羊が1匹でもいれば、2～10匹の群れも逃げ切れません。</translation>
    </message>
    <message>
        <source>The dogs have more turns to choose among with ten sheep than with five: %2 against %1.</source>
        <translation>犬の選べる手は、羊5匹より10匹のほうが多い：5匹で%1通り、10匹で%2通り。</translation>
    </message>
    <message>
        <source>Theorem 1: on n × %1, n from %2 to %3, the dogs catch the sheep from every placement.</source>
        <translation>定理1：nが%2から%3までのn × %1では、どの配置からでも犬は羊をつかまえます。</translation>
    </message>
    <message>
        <source>From the theorem’s placement the best sheep is caught in exactly 2⌊n/3⌋ + (n mod 3) − 2 turns: counted out for n from %1 to %2, and proved for every n from %3 on.</source>
        <translation>定理の配置から、いちばん長く逃げる羊がつかまるのは、ちょうど2⌊n/3⌋ + r − 2手目です（rはnを3で割った余り）。nが%1から%2までは数え上げました。%3以上のどんなnについても証明ずみです。</translation>
    </message>
    <message>
        <source>From any other placement it takes at most n − 2 turns, n from %1 to %2.</source>
        <translation>ほかのどの配置からでも、n − 2手以内です（nは%1から%2まで）。</translation>
    </message>
    <message>
        <source>From the theorem’s placement</source>
        <translation>定理の配置から</translation>
    </message>
    <message>
        <source>2⌊n/3⌋ + (n mod 3) − 2</source>
        <translation>2⌊n/3⌋ + r − 2（rはnを3で割った余り）</translation>
    </message>
    <message>
        <source>For all n</source>
        <translation>すべてのn</translation>
    </message>
    <message>
        <source>Theorem 1 says that two dogs catch a sheep on n × 6 for every n. Every placement is counted out, on fields of up to 60 rows, beside the number of turns that is proved for every n.</source>
        <translation>定理1によると、どのn × 6でも2匹の犬は1匹の羊をつかまえます。60段までのフィールドですべての配置を数え上げ、どのnについても証明ずみの手数と並べます。</translation>
    </message>
    <message>
        <source>Without help: eight rows. Which step leads to seven rows, and so catches the sheep soonest?</source>
        <translation>ヒントなしで：8段です。どの一歩なら7段のときの形になり、羊をいちばん早くつかまえられるでしょう。</translation>
    </message>
    <message>
        <source>Cover the row at the wall that this dog has left: the dogs stand as on seven rows.</source>
        <translation>この犬が離れた側の壁の段を隠しましょう。7段のときと同じ並びです。</translation>
    </message>
    <message>
        <source>First make the catch %1, so that %2.</source>
        <translation>まず%1羊をつかまえ、%2ようにします。</translation>
    </message>
    <message>
        <source>along the longest line of sheep</source>
        <translation>いちばん長く並んでいる</translation>
    </message>
    <message>
        <source>A dog steps up, down, left or right. The left and the right edge of the field are joined: send the dog at the left edge out to the left.</source>
        <translation>犬は上下左右へ一歩動きます。フィールドの左右の端はつながっています。左端の犬を、もっと左へ動かしましょう。</translation>
    </message>
    <message>
        <source>Out on the left, in on the right, as on a tin.</source>
        <translation>左から出ると右から入る。缶のまわりのようです。</translation>
    </message>
    <message>
        <source>A dog catches sheep by jumping over a whole line of them, to the free cell behind it. Catch all three.</source>
        <translation>犬は、並んだ羊をまとめて飛び越え、その向こうの空いたマスに降りて、つかまえます。3匹ともつかまえましょう。</translation>
    </message>
    <message>
        <source>In one turn a dog may step once, and then jump as often as it can, also across the edge. Catch all four.</source>
        <translation>犬は1手のうちに、一歩動いてから何度でもジャンプできます。端も越えられます。4匹ともつかまえましょう。</translation>
    </message>
    <message>
        <source>One turn. After a jump there is no step any more.</source>
        <translation>これで1手です。ジャンプのあとには、もう一歩は動けません。</translation>
    </message>
    <message>
        <source>The dog at the left edge steps up first, then jumps out to the left. Choose the cell where its last jump ends.</source>
        <translation>左端の犬がまず上へ一歩動き、それから左の端の向こうへ飛び越えます。最後に降りるマスを選びましょう。</translation>
    </message>
    <message>
        <source>First the sheep are placed: each on one of the eight cells round another one, and none next to a wall. Place the second sheep.</source>
        <translation>まず羊を置きます。どの羊も、ほかの羊の周囲8マスのどこかに置きます。壁のとなりの段には置けません。2匹目の羊を置きましょう。</translation>
    </message>
    <message>
        <source>They are neighbours. Now the hunt can begin.</source>
        <translation>2匹は仲間です。これで追いかけっこが始められます。</translation>
    </message>
    <message>
        <source>Move a sheep by one cell. After every step each sheep needs such a neighbour, and none may stand next to a wall.</source>
        <translation>羊を1マス動かしましょう。動いたあとも、どの羊の周囲8マスにも仲間がいなければなりません。壁のとなりにも行けません。</translation>
    </message>
    <message>
        <source>Only a sheep that a jump has left alone may walk alone.</source>
        <translation>1匹で歩けるのは、犬のジャンプで仲間がいなくなった羊だけです。</translation>
    </message>
    <message>
        <source>Each player has the dogs once, and fewer turns win. The first half took 6 turns, this one has taken 4: catch the last sheep.</source>
        <translation>二人が1回ずつ犬を受け持ち、手数の少ないほうが勝ちです。前半は6手、今の後半はもう4手です。最後の羊をつかまえましょう。</translation>
    </message>
    <message>
        <source>A chain needs a beginning that is certain, and a way from each link to the next.</source>
        <translation>確かな始まりと、そこから1つずつ次へ進む方法が必要です。</translation>
    </message>
    <message>
        <source>Let one dog come closer, so that the other one guards where the sheep would run to.</source>
        <translation>片方の犬を近づけて、もう片方が羊の逃げ道をふさぐようにしましょう。</translation>
    </message>
    <message numerus="yes">
        <source>%1 caught every sheep in %n turns</source>
        <translation>
            <numerusform>%1は%n手で羊を全部つかまえました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 caught %2 of %3 sheep</source>
        <translation>%1は%3匹のうち%2匹をつかまえました</translation>
    </message>
    <message>
        <source>The dogs do not have more turns to choose among with ten sheep than with five: %2 against %1.</source>
        <translation>犬の選べる手は、羊が10匹でも5匹より多くなりません：5匹で%1通り、10匹で%2通り。</translation>
    </message>
    <message>
        <source>The lead does not change more often: %1 times in a match with five sheep, %2 with ten.</source>
        <translation>リードの入れ替わりは多くなりません：1回の対局で、羊5匹なら%1回、10匹なら%2回。</translation>
    </message>
    <message>
        <source>Twice the sheep take twice as long, or longer: %1 turns with five, %2 with ten.</source>
        <translation>羊が2倍なら、手数も2倍以上になります：5匹で%1手、10匹で%2手。</translation>
    </message>
</context>
</TS>
