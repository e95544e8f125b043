<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>いいえ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>はい(&amp;Y)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ひらく</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ほぞん</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>つかう</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>とじる</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>もとに もどす</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>もういちど</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>はじめの せっていに もどす</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>そのまま すすむ</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>ぜんぶ いいえ(&amp;O)</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>ぜんぶ ほぞん</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>すてる</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>ぜんぶ はい(&amp;A)</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Top</source>
        <translation>うえの はし</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>したへ</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>ここへ</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>ひだりへ</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>したの はし</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>1ページ うえへ</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>1ページ みぎへ</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>うえへ</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>みぎへ</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>ひだりの はし</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>1ページ したへ</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>1ページ ひだりへ</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>みぎの はし</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ひらく</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>ひらく(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ほぞん(&amp;S)</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>エイリアス</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>みせる</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation>「%1」は かきこめません。
それでも けしますか。</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation>「%1」を ほんとうに けしますか。</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>ばしょの いちらん</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ファイルの なまえ(&amp;N):</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>けす</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>あたらしい フォルダー</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>うえの フォルダー</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>あたらしい フォルダー(&amp;N)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>けす</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>この コンピューター</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>ばしょ：</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>あたらしい フォルダーを つくる</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 ファイル</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>ファイルの しゅるい：</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>フォルダーを さがす</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>かくれた ファイルを みせる(&amp;H)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>なまえを つけて ほぞん</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
フォルダーが みつかりません。
なまえを たしかめて ください。</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>サイドバー</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>いちらん</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>えらぶ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>けす(&amp;D)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>ぜんぶの ファイル(*)</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>ぜんぶの ファイル(*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>なまえを かえる(&amp;R)</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>フォルダーを けせませんでした。</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>フォルダー：</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>わからない</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1は もう あります。
おきかえますか。</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>すすむ</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>すすむ</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>うえの フォルダーへ</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>さいきんの ばしょ</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>もどる</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>くわしく みる</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>あたらしい フォルダーを つくる</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>くわしく みる</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
ファイルが みつかりません。
なまえを たしかめて ください。</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>いちらんで みる</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>きりとり(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やりなおす(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>もとに もどす(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>はりつけ(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>けす</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>ぜんぶ えらぶ</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>きりとり(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やりなおす(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>もとに もどす(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>はりつけ(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>けす</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>ぜんぶ えらぶ</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>リンクの ばしょを コピー(&amp;L)</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Kind</source>
        <translation>しゅるい</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>なまえ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>おおきさ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>しゅるい</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name "%1" can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;「%1」と いう なまえは つかえません。&lt;/b&gt;&lt;p&gt;もっと みじかい なまえに して ください。</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>この コンピューター</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>つかえない なまえ</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>かえた ひ</translation>
    </message>
</context>
</TS>
