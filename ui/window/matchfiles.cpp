#include "ui/window/matchfiles.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>

#include "ui/dialogs/allmatches.h"
#include "ui/film/filmoverlay.h"
#include "ui/look/language.h"
#include "ui/look/notation.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/panels/plates/banner.h"
#include "ui/print/boardpicture.h"
#include "ui/shelf/shelf.h"

namespace {

std::array<QString, 2> seatNames(const Session& session) {
    return {words::name(core::Player::First, session), words::name(core::Player::Second, session)};
}

// The parts of a name that says whose match it is.
QStringList fileName(const Session& session) {
    QStringList name{language::spoken(session.match().game().kind().title)};
    for (const auto& player : seatNames(session)) name << player;
    return name;
}

} // namespace

MatchFiles::MatchFiles(Session& session, Shelf& shelf, QWidget* window)
    : m_session(session), m_shelf(shelf), m_window(window), m_store(session, MatchStore::defaultFolder()) {
    connect(&m_store, &MatchStore::troubled, this, &MatchFiles::told);
    connect(&shelf, &Shelf::matchChosen, this, &MatchFiles::open);
    connect(&shelf, &Shelf::openRequested, this, &MatchFiles::askOpen);
    connect(&shelf, &Shelf::allRequested, this, &MatchFiles::askAmongAll);
}

void MatchFiles::open(const QString& path) {
    if (m_store.open(path)) emit opened();
}

// File dialogs are windows of their own and hold nothing up.
void MatchFiles::askOpen() {
    auto* dialog = new QFileDialog(m_window, tr("Open a record"), {}, tr("Kachisuji records (*.kachisuji)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MatchFiles::open);
    dialog->open();
}

void MatchFiles::askSave() {
    if (!m_session.active()) return emit told(tr("There is no match to save yet."));
    auto* dialog = new QFileDialog(m_window, tr("Save the record"), m_store.proposedPath(),
                                   tr("Kachisuji records (*.kachisuji)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("kachisuji"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (m_store.saveAs(path)) emit told(tr("Saved as %1.").arg(path));
    });
    dialog->open();
}

void MatchFiles::askAmongAll() {
    auto* dialog = new AllMatches(m_store, m_window);
    connect(dialog, &AllMatches::changed, this, &MatchFiles::showKept);
    connect(dialog, &AllMatches::chosen, this, &MatchFiles::open);
    dialog->open();
}

void MatchFiles::showKept() {
    constexpr std::size_t latest = 3; // among which one may be open
    m_shelf.setMatches(m_store.kept(latest), !m_store.empty() || m_store.removed() > 0);
}

MatchClipboard::MatchClipboard(Session& session, Banner& banner, QObject* parent)
    : QObject(parent), m_session(session), m_banner(banner) {}

void MatchClipboard::copyPosition() {
    if (!m_session.active()) return;
    QGuiApplication::clipboard()->setText(notation::positionText(m_session.match()));
    m_banner.say(tr("The position is copied."));
}

// A sheet takes the table, all else the text.
void MatchClipboard::copySpelt() {
    const auto spelt = m_session.active() ? notation::spelt(m_session.match()) : std::nullopt;
    if (!spelt) return;
    auto* data = new QMimeData;
    data->setText(spelt->text);
    if (!spelt->table.isEmpty()) data->setHtml(spelt->table);
    QGuiApplication::clipboard()->setMimeData(data);
    m_banner.say(tr("The position is copied."));
}

void MatchClipboard::copyMatch() {
    if (!m_session.active()) return;
    QGuiApplication::clipboard()->setText(notation::matchText(m_session.match()));
    m_banner.say(tr("The moves are copied."));
}

// What is pasted takes the place of the match on the table, so a match under way is asked about first.
void MatchClipboard::paste() {
    if (!m_session.active()) return;
    const auto text = QGuiApplication::clipboard()->text().left(100'000);
    try {
        const auto first = text.trimmed().section(QLatin1Char('\n'), 0, 0).trimmed().toStdString();
        const auto start = [this, first, match = notation::read(m_session.match(), text)] {
            m_session.resume(match, m_session.players().seats());
            if (const auto otherwise = m_session.match().game().ambiguity(first))
                m_banner.say(language::spoken(*otherwise));
        };
        const bool underWay = m_session.match().plies() > 0 && !m_session.match().ending();
        if (!underWay) return start();
        m_banner.ask(tr("Leave this match and go on from what is pasted?"), tr("Replace it"), start);
    } catch (const core::InputError& error) {
        m_banner.say(language::spoken(error.message()));
    }
}

print::ExportMenu::Source boardPicture(const Session& session) {
    if (!session.active()) return {};
    const auto& match = session.match();
    const auto now = film::still(match, seatNames(session));
    now.board->setAnalysis(session.hints().shown(), session.hints().shownHelp());
    return {print::of(now.board, now.seen), fileName(session)};
}

film::FilmOverlay* filmDialog(const Session& session, QWidget* window) {
    if (!session.active() || session.match().plies() == 0) return nullptr;
    const auto film = std::make_shared<film::MatchFilm>(session.match(), seatNames(session),
                                                        session.hints().shown(), session.hints().shownHelp());
    return new film::FilmOverlay(film, fileName(session), window);
}
