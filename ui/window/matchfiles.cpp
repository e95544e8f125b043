#include "ui/window/matchfiles.h"

#include <QFileDialog>

#include "ui/dialogs/allmatches.h"
#include "ui/match/session.h"
#include "ui/shelf/shelf.h"

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
