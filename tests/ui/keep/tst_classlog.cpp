#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "tests/fulldisk.h"
#include "tests/ui/toysession.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/dialogs/teacheroverlay.h"
#include "ui/keep/classlog.h"
#include "ui/keep/matchlog.h"
#include "ui/keep/padlock.h"

#include <map>

// What a teacher reads afterwards: rows of CSV, only when they are wanted.
class TestClassLog : public QObject, ToySession {
    Q_OBJECT

private slots:
    void init();
    void fieldsHoldAnySign();
    void namesAreNoFormulas();
    void nothingIsWrittenUnlessTurnedOn();
    void isSavedAndEmptied();
    void fullDiskIsOneLine();
    void tellsTheMatchAtTheTable();
    void tellsMistakesAndPredictions();
    void whatWasFinishedBeforeIsNotToldAgain();
    void dialogByKeyboard();
};

namespace {

QByteArray content(const QString& path = classlog::path()) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Reads CSV as RFC 4180 says.
std::vector<QStringList> table(const QString& text) {
    std::vector<QStringList> rows(1, QStringList{QString()});
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto c = text[i];
        if (c == '"' && quoted && i + 1 < text.size() && text[i + 1] == '"')
            rows.back().back() += text[++i];
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && c == ',')
            rows.back() << QString();
        else if (!quoted && c == '\n')
            rows.push_back({QString()});
        else if (quoted || c != '\r')
            rows.back().back() += c;
    }
    rows.pop_back(); // after the last line break
    return rows;
}

using Told = std::map<QString, QString>; // by column

std::vector<Told> told() {
    const auto rows = table(QString::fromUtf8(content()));
    std::vector<Told> all;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        Told row;
        for (qsizetype j = 0; j < rows[i].size(); ++j) row[rows.front()[j]] = rows[i][j];
        all.push_back(row);
    }
    return all;
}

std::vector<Told> told(const char* event) {
    auto all = told();
    std::erase_if(all, [&](Told& row) { return row["event"] != event; });
    return all;
}

} // namespace

void TestClassLog::init() {
    QSettings().clear();
    classlog::clear();
    classlog::keep(true);
    renew();
}

void TestClassLog::fieldsHoldAnySign() {
    const auto name = QStringLiteral("Ann, \"the\r\nfox\", はな");
    const QDateTime when(QDate(2026, 11, 22), QTime(9, 5), Qt::OffsetFromUTC, 9 * 3600);
    for (int i = 0; i < 2; ++i)
        QVERIFY(classlog::add({"puzzle", name, "bao", "a=1;b=2", {}, "p,q", "x", "y", "wrong", {}}, when)
                    .isEmpty());
    const auto rows = table(QString::fromUtf8(content()));
    QCOMPARE(rows.size(), std::size_t{3}); // one line names the columns
    QCOMPARE(rows[0].join(' '),
             QStringLiteral("time event player game rules opponent position answer best result hints"));
    const QStringList expected{
        "2026-11-22T09:05:00+09:00", "puzzle", name, "bao", "a=1;b=2", "", "p,q", "x", "y", "wrong", ""};
    QCOMPARE(rows[1], expected);
    QCOMPARE(rows[2], expected);
}

// A spreadsheet computes nothing of what somebody typed, nor of notation.
void TestClassLog::namesAreNoFormulas() {
    const QStringList names{"=1+2", "+cmd",  "-2+3", "@SUM(A1)", "\tAnn", "\rAnn",
                            "＝1",  "Ann=1", "-",    "-5",       "−5"};
    for (const auto& name : names)
        QVERIFY(classlog::add({.event = "puzzle", .player = name, .answer = "=2,1", .best = "--"}).isEmpty());
    const auto rows = told();
    QCOMPARE(rows.size(), std::size_t(names.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& name = names[static_cast<qsizetype>(i)];
        QCOMPARE(rows[i].at("player"), i < 7 ? "'" + name : name);
        QCOMPARE(rows[i].at("answer"), QStringLiteral("'=2,1"));
        QCOMPARE(rows[i].at("best"), QStringLiteral("'--"));
    }
}

void TestClassLog::nothingIsWrittenUnlessTurnedOn() {
    QSettings().clear();
    QVERIFY(!classlog::kept());
    QVERIFY(classlog::add({"puzzle"}).isEmpty());
    QVERIFY(!QFile::exists(classlog::path()));
}

void TestClassLog::isSavedAndEmptied() {
    QTemporaryDir folder;
    QVERIFY(classlog::add({"puzzle", "Ken"}).isEmpty());
    const auto path = folder.filePath("class.csv");
    QVERIFY(classlog::saveAs(path).isEmpty());
    QCOMPARE(content(path), "\xEF\xBB\xBF" + content()); // Excel knows UTF-8 by its mark alone
    QVERIFY(!classlog::saveAs(folder.filePath("none/class.csv")).isEmpty());
    QVERIFY(classlog::clear().isEmpty());
    QVERIFY(classlog::empty());
    QVERIFY(!QFile::exists(classlog::path()));
    QVERIFY(classlog::clear().isEmpty());
}

void TestClassLog::fullDiskIsOneLine() {
    QVERIFY(QFile::link("/dev/full", classlog::path()));
    const auto trouble = classlog::add({"puzzle"});
    QFile::remove(classlog::path());
    QVERIFY(!trouble.isEmpty());
    QVERIFY(!trouble.contains('\n'));
    // No half of a row stays.
    QVERIFY(classlog::add({"puzzle"}).isEmpty());
    const auto before = content();
    {
        const FullDisk disk(static_cast<rlim_t>(before.size()) + 5);
        QVERIFY(!classlog::add({"puzzle"}).isEmpty());
    }
    QCOMPARE(content(), before);
    QVERIFY(classlog::clear().isEmpty());
}

void TestClassLog::tellsTheMatchAtTheTable() {
    const MatchLog log(*m_session);
    begin(people());
    step("+");
    m_session->giveUp();
    auto rows = told("match");
    QCOMPARE(rows.size(), std::size_t{2});
    QCOMPARE(rows[0]["player"], QStringLiteral("Hana"));
    QCOMPARE(rows[0]["opponent"], QStringLiteral("Ken"));
    QCOMPARE(rows[0]["result"], QStringLiteral("win"));
    QCOMPARE(rows[1]["result"], QStringLiteral("loss"));
    QCOMPARE(rows[0]["hints"], QStringLiteral("no"));
    m_session->goTo(0);
    m_session->goTo(1); // looked back
    m_session->undo();
    m_session->redo(); // and given up once more: the same end
    QCOMPARE(told("match").size(), std::size_t{2});
    begin(againstComputer());
    m_session->giveUp();
    rows = told("match");
    QCOMPARE(rows.size(), std::size_t{3}); // nothing of the computer's
    QVERIFY(rows[2]["opponent"].startsWith("Computer"));
}

// hunter a, hare c, the hare to move: "-" is a loss.
void TestClassLog::tellsMistakesAndPredictions() {
    const MatchLog log(*m_session);
    m_session->hints().setLevel(Help::Numbers);
    m_session->hints().setPredictsFirst(true);
    m_session->begin(m_game, m_game->parse("ac 2"), people());
    m_session->hints().predict(Outcome::Loss); // known later
    QTRY_COMPARE(told("prediction").size(), std::size_t{1});
    auto said = told("prediction").front();
    QCOMPARE(said["answer"], QStringLiteral("loss"));
    QCOMPARE(said["best"], QStringLiteral("draw"));
    QCOMPARE(said["result"], QStringLiteral("wrong"));
    step("-");
    QTRY_COMPARE(told("mistake").size(), std::size_t{1});
    auto mistake = told("mistake").front();
    QCOMPARE(mistake["answer"], QStringLiteral("-"));
    QCOMPARE(mistake["result"], QStringLiteral("draw"));
    QCOMPARE(mistake["player"], said["player"]);
    m_session->undo();
    m_session->redo();
    QTRY_VERIFY(m_session->studies().here() && m_session->studies().here()->complete);
    QCOMPARE(told("mistake").size(), std::size_t{1});
}

void TestClassLog::whatWasFinishedBeforeIsNotToldAgain() {
    const MatchLog log(*m_session);
    core::Match match(m_game);
    match.giveUp(Player::First);
    m_session->resume(match, people());
    QCOMPARE(m_session->state(), State::Finished);
    QVERIFY(classlog::empty());
}

void TestClassLog::dialogByKeyboard() {
    classlog::keep(false);
    QVERIFY(!classlog::kept());
    QTemporaryDir folder;
    Padlock lock(folder.filePath("pin.json"));
    QWidget window;
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    auto* dialog = new TeacherOverlay(lock, &window);
    dialog->open();
    const auto reach = [&](const QString& text) {
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            auto* at = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
            if (at != nullptr && at->text() == text) return at;
        }
        return static_cast<QAbstractButton*>(nullptr);
    };
    QTRY_VERIFY(dialog->hasFocus());
    QVERIFY(!reach("Save class log …")); // nothing to save
    auto* keep = reach("Keep a class log");
    QVERIFY(keep);
    QTest::keyClick(keep, Qt::Key_Space);
    QVERIFY(classlog::kept());
    QVERIFY(classlog::add({"puzzle"}).isEmpty());
    QTest::keyClick(dialog, Qt::Key_Escape);
    dialog = new TeacherOverlay(lock, &window);
    dialog->open();
    QTRY_VERIFY(dialog->hasFocus());
    auto* empty = reach("Empty class log");
    QVERIFY(empty);
    QTest::keyClick(empty, Qt::Key_Space);
    QVERIFY(!classlog::empty()); // asked back
    QTest::keyClick(empty, Qt::Key_Space);
    QVERIFY(classlog::empty());
    QVERIFY(!empty->isEnabled());
    QVERIFY(QApplication::focusWidget()->isEnabled());
}

QTEST_MAIN(TestClassLog)
#include "tst_classlog.moc"
