#include "ui/window/appactions.h"

#include <QActionGroup>
#include <QMenu>

#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"

namespace {

QAction* action(QWidget* window, const QKeySequence& shortcut) {
    auto* made = new QAction(window);
    made->setShortcut(shortcut);
    window->addAction(made);
    return made;
}

} // namespace

AppActions::AppActions(QWidget* window)
    : QObject(window), open(action(window, QKeySequence::Open)), save(action(window, QKeySequence::Save)),
      projector(action(window, Qt::Key_F11)), worksheet(action(window, QKeySequence::Print)),
      joinTable(action(window, Qt::CTRL | Qt::Key_J)), playByLink(action(window, Qt::CTRL | Qt::Key_L)),
      takeAlong(action(window, {})), settings(action(window, Qt::CTRL | Qt::Key_Comma)),
      help(action(window, Qt::Key_F1)), about(action(window, {})), quit(action(window, QKeySequence::Quit)),
      m_languages(new QActionGroup(this)) {
    projector->setCheckable(true);
    addLanguages();
    says(open, [] { return tr("Open a record …"); });
    says(save, [] { return tr("Save the record …"); });
    says(projector, [] { return tr("Projector mode"); });
    says(worksheet, [] { return tr("Worksheet to print …"); });
    says(joinTable, [] { return tr("Join a table …"); });
    says(playByLink, [] { return tr("Play by a link …"); });
    says(takeAlong, [] { return tr("Take it with you …"); });
    says(settings, [] { return tr("Settings …"); });
    says(help, [] { return tr("Help"); });
    says(about, [] { return tr("About Kachisuji"); });
    says(quit, [] { return tr("Quit"); });
}

// Each language is named in itself, so that it is found from any other.
void AppActions::addLanguages() {
    for (const char* name : {"日本語", "にほんご", "English"}) {
        auto* one = m_languages->addAction(QString::fromUtf8(name));
        one->setCheckable(true);
        const auto id = static_cast<language::Id>(m_languages->actions().size() - 1);
        connect(one, &QAction::triggered, this, [id] {
            settings::setLanguageId(id);
            language::set(id);
        });
    }
}

void AppActions::fill(QMenu& menu, QAction* table, QMenu* records) const {
    m_languages->actions().at(static_cast<int>(language::current()))->setChecked(true);
    projector->setChecked(theme().projector());
    menu.addSeparator();
    auto* others = records != nullptr ? menu.addMenu(tr("Class")) : &menu;
    if (table != nullptr) others->addAction(table);
    others->addMenu(tr("Play with others"))->addActions({joinTable, playByLink});
    others->addAction(worksheet);
    menu.addSeparator();
    if (records != nullptr) menu.addMenu(records);
    (records != nullptr ? records : &menu)->addActions({open, save, takeAlong});
    menu.addMenu(tr("Language"))->addActions(m_languages->actions());
    menu.addAction(projector);
    menu.addAction(settings);
    menu.addAction(help);
    menu.addAction(about);
    menu.addAction(quit);
}
