#include <QAbstractItemModel>
#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPaintEngine>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/kind.h"
#include "tests/ui/buttons.h"
#include "tests/ui/table/testdevice.h"
#include "tests/ui/window/presser.h"
#include "ui/controls/overlay.h"
#include "ui/keep/padlock.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/models/movesmodel.h"
#include "ui/models/playedmodel.h"
#include "ui/table/overlays/qrcode.h"
#include "ui/table/overlays/tableoverlay.h"
#include "ui/table/wire/joinaddress.h"
#include "ui/window/gamepages.h"
#include "ui/window/mainwindow.h"
#include "ui/window/matchpage.h"
#include "ui/window/tabledesk.h"

#include <functional>
#include <numeric>

namespace {

// Hears what is written on it, and shows nothing.
class Written final : public QPaintDevice, private QPaintEngine {
public:
    explicit Written(QSize size) : QPaintEngine(AllFeatures), m_size(size) {}
    QPaintEngine* paintEngine() const override { return const_cast<Written*>(this); }
    QString text() const { return m_texts.join(QLatin1Char(' ')).simplified(); }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 96;
        }
    }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    Type type() const override { return User; }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override { m_texts << item.text(); }

private:
    QSize m_size;
    QStringList m_texts;
};

enum class At { Running, Finished, Reviewed };

// Qt's roles, and those of our own.
std::vector<int> rolesOfAll() {
    std::vector<int> all(32 + 10);
    std::iota(all.begin(), all.begin() + 32, 0);
    std::iota(all.begin() + 32, all.end(), int{Qt::UserRole});
    return all;
}

} // namespace

// With the teacher's lock closed, whatever is pressed, no more of a value is to be seen, heard, copied, saved
// or sent than the level allows that the lock keeps. Whatever can be pressed is found in the window itself.
class TestLocked : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsTold_data();
    void nothingIsTold();

private:
    MatchPage& page() const { return *m_window->findChild<MatchPage*>(); }
    QStackedWidget& pages() const { return *static_cast<QStackedWidget*>(m_window->centralWidget()); }
    Session& session() const { return m_window->session(); }
    void begin(const core::Kind& kind, At at);
    void joinDevice();
    void learnValues();
    void afterwards(const QString& after);
    void look(const QString& after);
    QStringList seenOn(const QWidget& top) const;
    void lookAtModels(const QString& after);
    void lookAtDevice(const QString& after);
    void lookAtFile(const QString& path, const QString& after);
    void lookAtText(const QString& text, const QString& where);
    void restore();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<TestDevice> m_device;
    std::optional<core::Match> m_match; // as it was before something was pressed
    std::optional<Presser> m_presser;
    Help m_level = Help::Off;
    QSet<QString> m_forbidden; // phrases that tell too much
    QSet<QString> m_values;    // how values are called in a list
};

void TestLocked::initTestCase() {
    language::set(language::Id::English);
    settings::reduceMotion.set(true);
    QFile::remove(Padlock::defaultPath());
    Padlock lock;
    QSignalSpy changed(&lock, &Padlock::changed);
    lock.setPin(QStringLiteral("4711"));
    QVERIFY(changed.wait(60'000));
}

void TestLocked::nothingIsTold_data() {
    QTest::addColumn<const core::Kind*>("kind");
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("at");
    const auto row = [](const core::Kind* kind, const char* name, Help level, At at) {
        QTest::newRow((std::string(kind->id) + name).c_str())
            << kind << static_cast<int>(level) << static_cast<int>(at);
    };
    for (const auto* kind : core::catalogue()) {
        row(kind, ", running, off", Help::Off, At::Running);
        row(kind, ", running, marks", Help::Marks, At::Running);
        row(kind, ", finished, off", Help::Off, At::Finished);
        row(kind, ", reviewed, off", Help::Off, At::Reviewed);
    }
}

// Two people, a few moves, and something to tell: values with a number.
void TestLocked::begin(const core::Kind& kind, At at) {
    const auto tells = [this] {
        const auto* known = session().studies().here();
        return known != nullptr && known->complete && known->verdict.proven() &&
               words::value(known->verdict) != words::value(seen(known->verdict, Help::Marks));
    };
    std::vector<std::string> rules{""};
    rules.insert(rules.end(), kind.practice.begin(), kind.practice.end()); // they are solved soon
    for (const auto& one : rules) {
        const std::shared_ptr<const core::Game> game = kind.game(one);
        session().begin(game, game->start(), {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
        emit m_window->findChild<GamePages*>()->toMatch();
        for (int ply = 0; ply < 6 && !session().match().ending(); ++ply) {
            if (ply >= 2 && QTest::qWaitFor(tells, 500)) break;
            const auto moves = game->moves(session().match().position());
            session().play(moves[moves.size() / 2]);
            session().animationDone();
        }
        if (tells()) break;
    }
    QVERIFY(tells());
    if (at == At::Running) return;
    session().giveUp();
    while (!session().match().ending()) { // only a part was given up
        session().animationDone();
        session().giveUp();
    }
    if (at == At::Reviewed) session().goTo(1);
}

void TestLocked::learnValues() {
    m_forbidden.clear();
    m_values.clear();
    const auto learn = [this](const core::Verdict& verdict, core::Player mover) {
        const auto plain = seen(verdict, Help::Marks);
        for (const auto& [full, bare] : {std::pair(words::value(verdict), words::value(plain)),
                                         std::pair(words::prospect(verdict, mover, session()),
                                                   words::prospect(plain, mover, session()))})
            if (full != bare) m_forbidden << full;
        if (m_level != Help::Off) return;
        m_forbidden << words::certainty(verdict);
        m_values << words::value(verdict) << words::value(plain);
    };
    const auto& match = session().match();
    for (int ply = 0; ply <= match.plies(); ++ply) {
        const auto* known = session().studies().of(ply);
        if (known == nullptr) continue;
        const auto mover = match.game().mover(match.at(ply));
        learn(known->verdict, mover);
        for (const auto& move : known->moves) learn(move.verdict, mover);
    }
    if (m_level != Help::Off) return;
    for (const auto* told : {"better: ", "Better: ", "Best: ", "lost value", "value lost", "gave the"})
        m_forbidden << QString::fromLatin1(told);
}

void TestLocked::lookAtText(const QString& text, const QString& where) {
    for (const auto& phrase : m_forbidden)
        if (text.contains(phrase))
            QFAIL(qPrintable(QStringLiteral("“%1” in “%2”: %3").arg(phrase, text.left(300), where)));
}

// What is written, said of what is there, and told beside the pointer.
QStringList TestLocked::seenOn(const QWidget& top) const {
    QStringList all;
    auto parts = top.findChildren<QWidget*>();
    parts.prepend(const_cast<QWidget*>(&top));
    for (const auto* part : parts) {
        if (!part->isVisible()) continue;
        all << part->accessibleName() << part->accessibleDescription() << part->toolTip()
            << part->windowTitle();
        if (const auto* label = qobject_cast<const QLabel*>(part)) all << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(part)) all << button->text();
        if (const auto* line = qobject_cast<const QLineEdit*>(part)) all << line->text();
        if (const auto* menu = qobject_cast<const QMenu*>(part))
            for (const auto* action : menu->actions()) all << action->text() << action->toolTip();
    }
    Written written(top.size());
    const_cast<QWidget&>(top).render(&written);
    return all << written.text();
}

void TestLocked::lookAtModels(const QString& after) {
    static const auto roles = rolesOfAll();
    for (const auto* model : page().findChildren<QAbstractItemModel*>())
        for (int row = 0; row < model->rowCount(); ++row)
            for (int column = 0; column < model->columnCount(); ++column)
                for (const int role : roles) {
                    const auto data = model->index(row, column).data(role);
                    if (data.canConvert<marks::Mark>()) {
                        QVERIFY2(m_level != Help::Off, qPrintable(after));
                        QVERIFY2(data.value<marks::Mark>().number.empty(), qPrintable(after));
                    }
                    if (data.userType() != QMetaType::QString) continue;
                    QVERIFY2(!m_values.contains(data.toString()),
                             qPrintable(QStringLiteral("%1 %2: %3")
                                            .arg(QString::fromLatin1(model->metaObject()->className()),
                                                 data.toString(), after)));
                    lookAtText(data.toString(), after);
                }
    const auto* moves = page().findChild<MovesModel*>();
    for (int row = 0; row < moves->rowCount(); ++row) {
        QVERIFY2(m_level != Help::Off || !moves->at(row).verdict, qPrintable(after));
        QVERIFY2(moves->at(row).mark.number.empty() && moves->at(row).number.isEmpty(), qPrintable(after));
    }
    const auto* played = page().findChild<PlayedModel*>();
    for (int row = 0; row < played->rowCount(); ++row)
        QVERIFY2(played->at(row).mark.number.empty(), qPrintable(after));
}

// The values it was sent, wherever they stand in a message.
void TestLocked::lookAtDevice(const QString& after) {
    lookAtText(m_device->m_all, after + QStringLiteral(", sent"));
    const std::function<void(const QJsonValue&)> search = [&](const QJsonValue& value) {
        for (const auto& one : value.toArray()) search(one);
        const auto object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (it.key() == QLatin1String("mark"))
                QVERIFY2(m_level != Help::Off || it->isNull(), qPrintable(after));
            if (it.key() == QLatin1String("number") && it->isString())
                QVERIFY2(it->toString().isEmpty(), qPrintable(after));
            search(*it);
        }
    };
    for (const auto& message : std::exchange(m_device->m_heard, {})) search(message);
    m_device->m_all.clear();
}

void TestLocked::lookAtFile(const QString& path, const QString& after) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return;
    const auto all = file.readAll();
    lookAtText(QString::fromUtf8(all), after + QLatin1Char(' ') + path);
    const auto values = QJsonDocument::fromJson(all).object()[QStringLiteral("values")].toArray();
    QVERIFY2(m_level != Help::Off || values.isEmpty(), qPrintable(after + QLatin1Char(' ') + path));
}

// A lab, a lesson or a puzzle tells what it is there for; nothing else does.
void TestLocked::look(const QString& after) {
    if (QTest::currentTestFailed()) return;
    QVERIFY2(session().hints().lockClosed() && session().hints().choice().level == m_level,
             qPrintable(after));
    const auto* shown = pages().currentWidget();
    const bool teaches = shown->metaObject()->indexOfSignal(
                             "askRequested(std::shared_ptr<const core::Game>,core::Position)") >= 0;
    QStringList all;
    for (auto* top : QApplication::topLevelWidgets())
        if (top->isVisible() && !(teaches && top == m_window.get())) all << seenOn(*top);
    if (const auto* data = QApplication::clipboard()->mimeData()) all << data->text() << data->html();
    for (const auto& text : all) lookAtText(text, after);
    lookAtModels(after);
    lookAtDevice(after);
    QDirIterator files(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation),
                       {QStringLiteral("*.kachisuji")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) lookAtFile(files.next(), after);
}

// The match as it was, on its page, and nothing above it.
void TestLocked::restore() {
    m_presser->clear();
    Presser::settle();
    language::set(language::Id::English);
    pages().setCurrentWidget(&page());
    if (page().table()) emit page().tableToggled();
    if (theme().projector()) emit page().projectorToggled();
    const auto same = [&] {
        return session().active() && session().match().sharedGame() == m_match->sharedGame() &&
               session().match().plies() == m_match->plies() &&
               session().match().lines() == m_match->lines() &&
               session().match().ending().has_value() == m_match->ending().has_value();
    };
    if (!same()) session().resume(*m_match, {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}});
    session().goTo(m_match->line(), m_match->ply());
    session().animationDone();
    QVERIFY(QTest::qWaitFor([this] { return session().studies().here() != nullptr; }, 20'000));
}

// What is to be saved is saved.
void TestLocked::afterwards(const QString& after) {
    look(after);
    for (auto* dialog : m_window->findChildren<QFileDialog*>()) {
        if (dialog->acceptMode() == QFileDialog::AcceptSave) {
            const auto path = m_folder->filePath(QStringLiteral("saved.") + dialog->defaultSuffix());
            emit dialog->fileSelected(path);
            lookAtFile(path, after);
        }
    }
}

void TestLocked::joinDevice() {
    m_window->findChild<TableDesk*>()->open();
    auto* dialog = m_window->findChild<TableOverlay*>();
    QVERIFY(dialog != nullptr);
    const auto address = JoinAddress::read(dialog->findChild<QrCode*>()->accessibleName());
    QVERIFY(address);
    m_device = std::make_unique<TestDevice>(address->port);
    QVERIFY(m_device->joins(address->code, "watch", "Mio"));
    dialog->dismiss();
}

void TestLocked::nothingIsTold() {
    QFETCH(const core::Kind*, kind);
    QFETCH(int, level);
    QFETCH(int, at);
    m_level = static_cast<Help>(level);
    m_folder = std::make_unique<QTemporaryDir>();
    QDirIterator before(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation),
                        {QStringLiteral("*.kachisuji")}, QDir::Files, QDirIterator::Subdirectories);
    while (before.hasNext()) QFile::remove(before.next());
    Padlock().close({m_level});
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1366, 768);
    m_window->show();
    begin(*kind, static_cast<At>(at));
    if (QTest::currentTestFailed()) return;
    m_match = session().match();
    joinDevice();
    if (QTest::currentTestFailed()) return;
    learnValues();
    QVERIFY(m_forbidden.size() > 1);
    m_presser.emplace(
        *m_window, [this] { restore(); }, [this](const QString& after) { afterwards(after); });
    restore();
    look(QStringLiteral("at first"));
    m_presser->pressActions(kind ==
                            core::catalogue().front()); // the dialogs are nearly the same in every game
    m_presser->pressIn([this] { return restore(), &page(); }, QStringLiteral("page"));
    restore();
    qInfo("%d pressed", m_presser->pressed());
    m_device.reset();
    m_window.reset();
}

QTEST_MAIN(TestLocked)
#include "tst_locked.moc"
