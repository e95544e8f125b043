#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QImageReader>
#include <QMenu>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "tests/core/atlength.h"
#include "tests/everykind.h"
#include "tests/fulldisk.h"
#include "tests/memory.h"
#include "tests/ui/buttons.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/chip.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/label.h"
#include "ui/keep/savefile.h"
#include "ui/look/theme.h"
#include "ui/print/boardpicture.h"
#include "ui/print/exporting.h"
#include "ui/sheets/sheetdialog.h"

using namespace core;

namespace {

constexpr int patience = 60'000; // ms
constexpr std::array readers{language::Id::English, language::Id::Japanese, language::Id::Kana};

sheet::Sheet sheetOf(const sheet::Wish& wish) {
    return sheet::make(wish, {}, [](int) {});
}

// All that is written on the pages, as an SVG says it.
QByteArray textOf(const sheet::Pages& pages) {
    QByteArray all;
    for (int i = 0; i < pages.count(); ++i)
        all += print::file({print::page, [&](QPainter& painter) { pages.paint(painter, i); }},
                           QStringLiteral("svg"));
    return all;
}

print::Picture pictureOf(const Kind& kind) {
    const std::shared_ptr<const Game> game = kind.game(kind.presets.front().rules);
    auto model = std::make_shared<core::BoardState>(game, game->start());
    BoardPicture seen;
    seen.lit.side = game->mover(game->start());
    return print::of(model, seen);
}

} // namespace

// Worksheets, and boards as pictures.
class SheetsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { language::set(language::Id::English); }

    void sheetsHaveAllThatWasAskedFor_data() {
        QTest::addColumn<const Kind*>("kind");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("pages");
        for (const auto* kind : everykind::all())
            for (const auto& [count, pages] :
                 {std::pair(1, 2), std::pair(6, 3), std::pair(7, 3), std::pair(12, 4)})
                if (!inShort() || count == 7)
                    QTest::addRow("%d of %s", count, std::string(kind->id).c_str()) << kind << count << pages;
    }
    void sheetsHaveAllThatWasAskedFor() {
        QFETCH(const Kind*, kind);
        QFETCH(int, count);
        QFETCH(int, pages);
        sheet::Wish wish{{kind}, {}, count, 5, {}};
        auto sheet = sheetOf(wish);
        QCOMPARE(static_cast<int>(sheet.puzzles.size()), count);
        for (const auto reader : readers) {
            sheet.wish.language = reader;
            for (const int perPage : {4, 2, 1}) {
                sheet.wish.perPage = perPage;
                const sheet::Pages all(sheet);
                QCOMPARE(all.questions(), (count + perPage - 1) / perPage);
                if (perPage == 4) QCOMPARE(all.count(), pages);
                for (int i = 0; i < all.count(); ++i) {
                    const auto page =
                        print::image({print::page, [&](QPainter& painter) { all.paint(painter, i); }});
                    QCOMPARE(all.cut(), QStringList());
                    // For a pencil: in ink alone, hollow, and with a board.
                    QCOMPARE(page.allGray(), i < all.questions());
                }
                if (inShort()) break;
            }
        }
    }

    void kindsAreChosen() {
        for (const auto* kind : catalogue()) {
            const auto sheet = sheetOf({{kind}, {}, 3, 4, {}, {Ask::Loses, Ask::OnlyDraw}});
            for (const auto& puzzle : sheet.puzzles)
                QVERIFY(puzzle.ask == Ask::Loses || puzzle.ask == Ask::OnlyDraw);
            QVERIFY(!sheet.puzzles.empty());
        }
    }

    void gamesAndGradesShareASheet() {
        const auto& kinds = catalogue();
        const auto sheet = sheetOf({{kinds[0], kinds[1]}, {2, 3}, 7, 1, {}});
        const auto of = [&](const Kind* kind) {
            return std::ranges::count_if(sheet.puzzles,
                                         [&](const Puzzle& p) { return &p.game->kind() == kind; });
        };
        QCOMPARE(of(kinds[0]), 4);
        QCOMPARE(of(kinds[1]), 3);
        for (const auto& puzzle : sheet.puzzles) QVERIFY(puzzle.grade == 2 || puzzle.grade == 3);
    }

    void seedMakesTheSheetAgain() {
        const sheet::Wish wish{{catalogue()[2]}, {}, 6, 11, language::Id::Kana};
        const auto once = textOf(sheet::Pages(sheetOf(wish)));
        QCOMPARE(textOf(sheet::Pages(sheetOf(wish))), once);
        auto other = wish;
        other.seed = 12;
        QVERIFY(textOf(sheet::Pages(sheetOf(other))) != once);
        QVERIFY(QString::fromUtf8(once).contains(QStringLiteral("11")));
    }

    // Whatever the interface speaks.
    void sheetSpeaksItsOwnLanguage() {
        const auto sheet = sheetOf({{catalogue()[0]}, {}, 3, 2, language::Id::Kana});
        const auto told = textOf(sheet::Pages(sheet));
        QCOMPARE(language::current(), language::Id::English);
        language::set(language::Id::Kana);
        QCOMPARE(textOf(sheet::Pages(sheet)), told);
    }

    void sheetIsOnPaper() {
        const sheet::Pages pages(sheetOf({{catalogue()[0]}, {}, 2, 2, {}}));
        theme().setDark(false);
        const auto light = textOf(pages);
        theme().setDark(true);
        const auto dark = textOf(pages);
        theme().setDark(false);
        QCOMPARE(dark, light);
    }

    void stoppedSheetEnds() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(
            sheet::make({{catalogue()[4]}, {}, 12, 1, {}}, source.get_token(), [](int) {}).puzzles.empty());
    }

    void boardsAreFiles_data() {
        QTest::addColumn<const Kind*>("kind");
        QTest::addColumn<QString>("format");
        for (const auto* kind : everykind::all())
            for (const char* format : {"png", "svg", "pdf"})
                QTest::addRow("%s of %s", format, std::string(kind->id).c_str())
                    << kind << QString::fromLatin1(format);
    }
    void boardsAreFiles() {
        QFETCH(const Kind*, kind);
        QFETCH(QString, format);
        const auto picture = pictureOf(*kind);
        const auto bytes = print::file(picture, format);
        const auto size = picture.size.toSize();
        if (format == QLatin1String("png")) {
            const auto image = QImage::fromData(bytes, "PNG");
            QCOMPARE(image.size(), (picture.size * 2).toSize());
            QCOMPARE(image.allGray(), false);
        } else if (format == QLatin1String("svg")) {
            QSvgRenderer read(bytes);
            QVERIFY(read.isValid());
            QCOMPARE(read.viewBox().size(), size);
            QVERIFY(!bytes.contains("<image")); // lines, no pixels
        } else {
            QVERIFY(bytes.startsWith("%PDF"));
            QVERIFY(bytes.trimmed().endsWith("%%EOF"));
            QVERIFY(bytes.contains("/Count 1"));
        }
    }

    void noPictureYetIsTold() {
        QString told;
        QWidget window;
        window.show();
        print::ExportMenu menu(
            &window, [] { return print::ExportMenu::Source(); }, [&](const QString& line) { told = line; });
        menu.setAttribute(Qt::WA_DeleteOnClose, false);
        for (auto* action : menu.actions()) {
            told.clear();
            action->trigger();
            QCOMPARE(told, QStringLiteral("There is no picture yet."));
        }
    }

    void pictureIsCopied() {
        QString told;
        QWidget window;
        const auto picture = pictureOf(*catalogue()[0]);
        print::ExportMenu menu(
            &window,
            [&] {
                return print::ExportMenu::Source{picture, {}};
            },
            [&](const QString& line) { told = line; });
        menu.setAttribute(Qt::WA_DeleteOnClose, false);
        menu.actions().at(3)->trigger();
        QCOMPARE(QGuiApplication::clipboard()->image().size(), (picture.size * 2).toSize());
        QVERIFY(!told.isEmpty());
    }

    void noMemoryIsTold() {
        if (!memory::own) QSKIP("the sanitizers take more");
        QString told;
        QWidget window;
        print::ExportMenu menu(
            &window,
            [] {
                return print::ExportMenu::Source{{QSizeF(8000, 8000), [](QPainter&) {}}, {}};
            },
            [&](const QString& line) { told = line; });
        menu.setAttribute(Qt::WA_DeleteOnClose, false);
        QGuiApplication::clipboard()->setText(QStringLiteral("what was there"));
        {
            const memory::Little little;
            menu.actions().at(3)->trigger();
        }
        QCOMPARE(told, QStringLiteral("There is not enough memory."));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("what was there"));
    }

    void nothingIsLostWhereNothingCanBeWritten() {
        QWidget window;
        window.resize(1280, 800);
        window.show();
        auto* dialog = new sheet::Dialog(&window);
        QSignalSpy made(dialog, &sheet::Dialog::made);
        dialog->open();
        QVERIFY(made.wait(patience));
        const auto save = [&](const QString& path) {
            click(*dialog, QStringLiteral("Save as PDF …"));
            const std::unique_ptr<QFileDialog> chooser(dialog->findChild<QFileDialog*>());
            if (chooser) emit chooser->fileSelected(path);
        };
        const auto told = [&](const QString& line) {
            const auto labels = dialog->findChildren<Label*>();
            return std::ranges::any_of(labels, [&](const Label* label) {
                return label->isVisible() && label->text().startsWith(line) && !label->text().contains('\n');
            });
        };
        const QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("sheet.pdf"));
        const QByteArray old("what was there");
        QCOMPARE(saveFile(path, old), QString());
        {
            const FullDisk disk(100);
            save(path);
        }
        QVERIFY(told(path + QStringLiteral(" could not be written: ")));
        save(QStringLiteral("/nowhere/x.pdf"));
        QVERIFY(told(QStringLiteral("/nowhere/x.pdf could not be written: ")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), old);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        QVERIFY(dialog->isVisible() && dialog->ready());
        save(path); // with room again
        QVERIFY(told(QStringLiteral("Saved as ")));
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QVERIFY(saved.readAll().startsWith("%PDF-"));
    }

    void dialogWorksByKeyboard() {
        QWidget window;
        window.resize(1280, 800);
        window.show();
        auto* dialog = new sheet::Dialog(&window);
        QSignalSpy made(dialog, &sheet::Dialog::made);
        dialog->open();
        QVERIFY(made.wait(patience));
        QVERIFY(dialog->ready());
        QCOMPARE(dialog->pages()->count(), 2);
        auto* steppers = dialog->findChild<Stepper*>();
        steppers->setFocus();
        QTest::keyClick(steppers, Qt::Key_Up);
        QVERIFY(made.wait(patience));
        QCOMPARE(dialog->wish().count, 5);
        QCOMPARE(dialog->pages()->count(), 3);
        auto* preview = dialog->findChild<sheet::Preview*>();
        QTest::keyClick(preview, Qt::Key_Right);
        QTest::keyClick(preview, Qt::Key_Right);
        QTest::keyClick(preview, Qt::Key_Right);
        QCOMPARE(preview->page(), 2);
        const auto choices = dialog->findChildren<Segmented*>();
        QTest::keyClick(choices.front(), Qt::Key_Left);
        QCOMPARE(dialog->wish().perPage, 2);
        QCOMPARE(dialog->pages()->count(), 4);
        QTest::keyClick(choices.back(), Qt::Key_Right);
        QCOMPARE(dialog->wish().language, language::Id::Japanese);
        QVERIFY(dialog->pages()->title().contains(QStringLiteral("問題")));
        auto* game = dialog->findChild<Chip*>();
        QTest::keyClick(game, Qt::Key_Space);
        QTRY_VERIFY(!dialog->ready());
        QVERIFY(dialog->wish().games.empty());
    }
};

QTEST_MAIN(SheetsTest)
#include "tst_sheets.moc"
