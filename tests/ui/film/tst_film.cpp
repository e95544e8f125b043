#include <QBuffer>
#include <QFileDialog>
#include <QImageReader>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/picture/boardstate.h"
#include "tests/everykind.h"
#include "tests/fulldisk.h"
#include "tests/ui/buttons.h"
#include "tests/ui/toysession.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/label.h"
#include "ui/film/filmoverlay.h"
#include "ui/film/gif.h"
#include "ui/keep/savefile.h"
#include "ui/look/language.h"
#include "ui/print/boardpicture.h"
#include "ui/window/matchfiles.h"

#include <algorithm>
#include <numeric>
#include <random>

using film::MatchFilm;
using film::Shot;

namespace {

constexpr int patience = 60'000; // ms
constexpr int likeness = 64;     // how far a colour of few is from the one painted, at most
const std::array<QString, 2> called{QStringLiteral("Hana"), QStringLiteral("Ken")};

// What Qt reads of a file that giflib has written.
struct Read {
    std::vector<QImage> pictures;
    std::vector<int> ms;
    int repeats = 0;
};

Read read(QByteArray bytes) {
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "GIF");
    Read all;
    for (QImage picture; reader.read(&picture);) {
        all.pictures.push_back(picture.convertToFormat(QImage::Format_RGB32));
        all.ms.push_back(reader.nextImageDelay());
    }
    all.repeats = reader.loopCount();
    return all;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The largest difference of two pictures in any colour of any pixel.
int difference(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return 256;
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const auto one = a.pixel(x, y), other = b.pixel(x, y);
            most = std::max({most, std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                             std::abs(qBlue(one) - qBlue(other))});
        }
    return most;
}

QImage painted(const film::Still& still) {
    return print::image(print::of(still.board, still.seen), film::longestSide);
}

// A match that goes on.
Match played(const std::shared_ptr<const Game>& game, int plies) {
    Match match(game);
    while (match.plies() < plies) {
        const auto moves = game->moves(match.position());
        const auto goesOn = [&](Move m) { return !game->result(game->play(match.position(), m)); };
        match.play(*std::ranges::find_if(moves, goesOn));
    }
    return match;
}

// The dialog in a window, as it is opened by the menu.
struct Studio {
    explicit Studio(const std::shared_ptr<MatchFilm>& film) {
        window.resize(1280, 800);
        window.show();
        dialog = new film::FilmOverlay(film, {QStringLiteral("match")}, &window);
        dialog->open();
    }
    Studio(const Session& session) {
        window.resize(1280, 800);
        window.show();
        dialog = filmDialog(session, &window);
        dialog->open();
    }
    void save(const QString& path) {
        click(*dialog, QStringLiteral("Save as GIF …"));
        auto* chooser = dialog->findChild<QFileDialog*>();
        QVERIFY(chooser != nullptr);
        QCOMPARE(chooser->defaultSuffix(), QStringLiteral("gif"));
        emit chooser->fileSelected(path);
        delete chooser;
    }
    Stepper& from() const { return *dialog->findChildren<Stepper*>().front(); }
    Stepper& to() const { return *dialog->findChildren<Stepper*>().back(); }
    bool says(const QString& line) const {
        const auto labels = dialog->findChildren<Label*>();
        return std::ranges::any_of(labels, [&](const Label* label) {
            return label->isVisible() && label->text().startsWith(line) && !label->text().contains('\n');
        });
    }

    QWidget window;
    QPointer<film::FilmOverlay> dialog;
};

// What the dialog makes of it.
QByteArray filmed(Studio& studio, const QString& path) {
    QSignalSpy told(studio.dialog.data(), &film::FilmOverlay::told);
    studio.save(path);
    if (!told.wait(patience) || told.front().front().toString() != QStringLiteral("Saved as %1.").arg(path))
        return {};
    return contents(path);
}

} // namespace

// Moving pictures of matches.
class FilmTest : public QObject, ToySession {
    Q_OBJECT
private slots:
    void init() {
        language::set(language::Id::English);
        renew();
    }
    void picturesAreReadAgain();
    void fewColoursAreLikeMany();
    void matchIsSeenFromMoveToMove_data() { everykind::rows(); }
    void matchIsSeenFromMoveToMove();
    void partIsChosen();
    void breakBetweenHalvesIsSeen();
    void valuesAreSeenAsOnTheBoard();
    void tooLongIsTold();
    void stopLeavesNothing();
    void closingStops();
    void fullDiskLosesNothing();

private:
    QTemporaryDir m_folder;
    QString path() const { return m_folder.filePath(QStringLiteral("match.gif")); }
};

// Of few colours all are as they were, also where a picture says only what has changed.
void FilmTest::picturesAreReadAgain() {
    std::vector<QImage> pictures;
    film::Colours colours;
    for (const int x : {0, 5, 5, 11}) {
        QImage picture(16, 9, QImage::Format_RGB32);
        picture.fill(Qt::white);
        picture.setPixelColor(x, 4, QColor(250, 1, 2));
        picture.setPixelColor(15, 8, QColor(1, 2, 250 - x));
        colours.learn(picture);
        pictures.push_back(picture);
    }
    QCOMPARE(colours.palette().size(), 5);
    film::Gif gif({16, 9}, colours.palette());
    for (const auto& picture : pictures) gif.add(picture, 120);
    const auto all = read(gif.finished());
    QCOMPARE(all.pictures.size(), pictures.size());
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        QCOMPARE(all.pictures[i], pictures[i]);
        QCOMPARE(all.ms[i], 120);
    }
    QCOMPARE(all.repeats, -1); // for ever
}

// Each is near one that is there, and what is most seen is as it was.
void FilmTest::fewColoursAreLikeMany() {
    QImage picture(256, 64, QImage::Format_RGB32);
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 256; ++x) picture.setPixel(x, y, qRgb(x, y * 4, (x * 7 + y * 13) % 256));
    for (int y = 0; y < 8; ++y)
        for (int x = 0; x < 8; ++x) picture.setPixel(x, y, qRgb(200, 17, 33));
    film::Colours colours;
    colours.learn(picture);
    const auto palette = colours.palette();
    QVERIFY(palette.size() > 100 && palette.size() <= 255);
    QVERIFY(palette.contains(qRgb(200, 17, 33)));
    film::Gif gif(picture.size(), palette);
    gif.add(picture, 100);
    const auto all = read(gif.finished());
    QCOMPARE(all.pictures.size(), std::size_t{1});
    QVERIFY2(difference(all.pictures.front(), picture) < 2 * likeness,
             qPrintable(QString::number(difference(all.pictures.front(), picture))));
    QCOMPARE(all.pictures.front().pixel(3, 3), qRgb(200, 17, 33));
}

void FilmTest::matchIsSeenFromMoveToMove() {
    QFETCH(const Kind*, kind);
    const std::shared_ptr<const Game> game = kind->game(kind->presets.front().rules);
    auto match = played(game, 3);
    const int plies = match.plies();
    const auto film = std::make_shared<MatchFilm>(match, called, nullptr, Help::Off);
    const auto shots = film->shots(0, plies);
    Studio studio(film);
    const auto bytes = filmed(studio, path());
    const auto all = read(bytes);
    QCOMPARE(all.pictures.size(), shots.size());
    for (std::size_t i = 0; i < shots.size(); ++i) QCOMPARE(all.ms[i], shots[i].ms);
    // Every board that stands is the one that is exported.
    std::vector<int> stands;
    for (std::size_t i = 0; i < shots.size(); ++i) {
        if (shots[i].moving) continue;
        stands.push_back(shots[i].ply);
        match.goTo(shots[i].ply);
        const auto board = painted(film::still(match, called));
        QVERIFY(std::max(board.width(), board.height()) <= film::longestSide);
        QVERIFY2(difference(all.pictures[i], board) < likeness,
                 qPrintable(QString::number(difference(all.pictures[i], board))));
    }
    std::vector<int> every(static_cast<std::size_t>(plies) + 1);
    std::iota(every.begin(), every.end(), 0);
    QCOMPARE(stands, every);
    // Between them it moves.
    for (std::size_t i = 0; i + 1 < shots.size(); ++i)
        if (!shots[i].moving) QVERIFY(shots[i + 1].moving);
    QVERIFY(difference(all.pictures.front(), all.pictures.back()) > likeness);
    QVERIFY2(bytes.size() < 2'000'000, qPrintable(QString::number(bytes.size())));
}

void FilmTest::partIsChosen() {
    const auto match = played(m_game, 6);
    const auto film = std::make_shared<MatchFilm>(match, called, nullptr, Help::Off);
    Studio studio(film);
    QCOMPARE(studio.from().value(), 1);
    QCOMPARE(studio.to().value(), match.plies());
    // Going beyond the other end takes it along.
    QTest::keyClick(&studio.from(), Qt::Key_Up);
    QTest::keyClick(&studio.from(), Qt::Key_Up);
    QCOMPARE(studio.from().value(), 3);
    while (studio.to().value() > 2) QTest::keyClick(&studio.to(), Qt::Key_Down);
    QCOMPARE(studio.from().value(), 2);
    // So that is one move.
    const auto shots = film->shots(1, 2);
    const auto all = read(filmed(studio, path()));
    QCOMPARE(all.pictures.size(), shots.size());
    QCOMPARE(std::ranges::count_if(shots, [](const Shot& shot) { return !shot.moving; }), 2);
    auto at = match;
    for (const auto& [picture, ply] : {std::pair(&all.pictures.front(), 1), {&all.pictures.back(), 2}}) {
        at.goTo(ply);
        QVERIFY(difference(*picture, painted(film::still(at, called))) < likeness);
    }
}

// What a half has come to is seen before the board is cleared for the next.
void FilmTest::breakBetweenHalvesIsSeen() {
    const std::shared_ptr<const Game> game = kindOf("fmurs").game("columns=6;rows=6;sheep=2");
    Match match(game);
    std::mt19937 dice(11);
    bool broken = false;
    while (!broken) {
        QVERIFY(!match.ending());
        const auto moves = game->moves(match.position());
        const auto move = moves[dice() % moves.size()];
        broken = game->interlude(match.position(), move, {}).has_value();
        match.play(move);
    }
    const int last = match.plies();
    MatchFilm film(match, called, nullptr, Help::Off);
    const auto shots = film.shots(last - 1, last);
    const auto& over = shots[shots.size() - 2];
    QVERIFY(over.moving && over.ms == shots.front().ms);
    QVERIFY(difference(film.image(over), film.image(shots.back())) > likeness);
    QVERIFY(difference(film.image(over), film.image(shots[shots.size() - 3])) < 256);
}

// With hints the board looked at has its marks, as when it is exported; without them there are none, and none
// while hints are locked away.
void FilmTest::valuesAreSeenAsOnTheBoard() {
    m_session->hints().setLevel(Help::Numbers);
    m_session->begin(m_game, m_game->parse("ac 2"), people());
    step("-");
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    const auto& match = m_session->match();
    const auto plain = painted(film::still(match, called));
    const auto last = [&] {
        Studio studio(*m_session);
        const auto all = read(filmed(studio, path()));
        return all.pictures.empty() ? QImage() : all.pictures.back();
    };
    const auto first = [&](int ply) {
        auto before = match;
        before.goTo(ply);
        return painted(film::still(before, called));
    };
    const auto marked = last();
    QVERIFY(difference(marked, plain) > 2 * likeness);
    QVERIFY(difference(marked, print::image(boardPicture(*m_session).picture, film::longestSide)) < likeness);
    QVERIFY(difference(read(contents(path())).pictures.front(), first(0)) < likeness);
    m_session->hints().setLevel(Help::Off);
    QVERIFY(difference(last(), plain) < likeness);
    m_session->hints().setLocked(true);
    QVERIFY(difference(last(), plain) < likeness);
    // Locked with marks, there are no numbers.
    m_session->hints().setLocked(false);
    m_session->hints().setLevel(Help::Marks);
    m_session->hints().setLocked(true);
    const auto bare = last();
    QVERIFY(difference(bare, marked) > likeness && difference(bare, plain) > 2 * likeness);
    QVERIFY(difference(bare, print::image(boardPicture(*m_session).picture, film::longestSide)) < likeness);
}

void FilmTest::tooLongIsTold() {
    const std::shared_ptr<const Game> game = kindOf("fmurs").game("");
    std::shared_ptr<MatchFilm> film;
    int plies = 0;
    for (unsigned seed = 0; seed < 100 && (!film || !film->shots(0, plies).empty()); ++seed) {
        Match match(game);
        std::mt19937 dice(seed);
        while (!match.ending()) {
            const auto moves = game->moves(match.position());
            match.play(moves[dice() % moves.size()]);
        }
        plies = match.plies();
        film = std::make_shared<MatchFilm>(match, called, nullptr, Help::Off);
    }
    QVERIFY(film->shots(0, plies).empty());
    Studio studio(film);
    QVERIFY(studio.says(QStringLiteral("That is too long for a moving picture.")));
    QVERIFY(!button(*studio.dialog, QStringLiteral("Save as GIF …"))->isEnabled());
    while (studio.to().value() > 1) QTest::keyClick(&studio.to(), Qt::Key_Down);
    QVERIFY(button(*studio.dialog, QStringLiteral("Save as GIF …"))->isEnabled());
    QVERIFY(studio.says(QStringLiteral("Length: ")));
    // Many moves take fewer pictures each.
    for (int to = 1; to < plies; ++to) QVERIFY(film->shots(0, to).size() <= film::mostPictures);
}

void FilmTest::stopLeavesNothing() {
    QCOMPARE(saveFile(path(), "what was there"), QString());
    Studio studio(std::make_shared<MatchFilm>(played(m_game, 6), called, nullptr, Help::Off));
    auto* progress = studio.dialog->findChild<QProgressBar*>();
    studio.save(path());
    QVERIFY(studio.dialog->making());
    QTRY_VERIFY(progress->value() > 3);
    click(*studio.dialog, QStringLiteral("Stop"));
    QVERIFY(!studio.dialog->making());
    QVERIFY(studio.says(QStringLiteral("Stopped. Nothing was saved.")));
    QCoreApplication::processEvents(); // what comes late is not wanted
    QCOMPARE(contents(path()), QByteArray("what was there"));
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), 1);
    // Again, to the end.
    QVERIFY(!filmed(studio, path()).isEmpty());
}

void FilmTest::closingStops() {
    QCOMPARE(saveFile(path(), "what was there"), QString());
    Studio studio(std::make_shared<MatchFilm>(played(m_game, 6), called, nullptr, Help::Off));
    QSignalSpy told(studio.dialog.data(), &film::FilmOverlay::told);
    studio.save(path());
    studio.dialog->dismiss();
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.front().front().toString(), QStringLiteral("Stopped. Nothing was saved."));
    QTRY_VERIFY(!studio.dialog);
    QCOMPARE(contents(path()), QByteArray("what was there"));
}

void FilmTest::fullDiskLosesNothing() {
    QCOMPARE(saveFile(path(), "what was there"), QString());
    Studio studio(std::make_shared<MatchFilm>(played(m_game, 2), called, nullptr, Help::Off));
    {
        const FullDisk full(4096);
        studio.save(path());
        QTRY_VERIFY_WITH_TIMEOUT(!studio.dialog->making(), patience);
    }
    QVERIFY(studio.says(QStringLiteral("%1 could not be written: ").arg(path())));
    QCOMPARE(contents(path()), QByteArray("what was there"));
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), 1);
    QVERIFY(!filmed(studio, path()).isEmpty()); // there is room again
}

QTEST_MAIN(FilmTest)
#include "tst_film.moc"
