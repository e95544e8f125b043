#pragma once

#include <QAbstractButton>
#include <QCoreApplication>
#include <QTest>
#include <QWidget>

#include "tests/ui/buttons.h"
#include "ui/controls/forms/segmented.h"
#include "ui/dialogs/newgame.h"
#include "ui/dialogs/rulesform.h"
#include "ui/dialogs/startcards.h"

#include <memory>
#include <optional>

namespace newgame {

// What the dialog was closed with.
struct Chosen {
    std::shared_ptr<const core::Game> game;
    core::Position start;
    std::array<core::Seat, 2> seats;
    bool pie = false;
};

// A window with the dialog open in it.
class Opened {
public:
    explicit Opened(const core::Kind& kind) : m_dialog(new NewGame(kind, &m_window)) {
        QObject::connect(m_dialog, &NewGame::chosen, &m_window,
                         [this](std::shared_ptr<const core::Game> game, const core::Position& start,
                                const std::array<core::Seat, 2>& seats, bool pie) {
                             chosen = Chosen{std::move(game), start, seats, pie};
                         });
        m_window.resize(1280, 800);
        m_window.show();
        m_dialog->open();
    }
    QAbstractButton* button(const QString& text) const { return ::button(*m_dialog, text); }
    template <class T>
    T* named(const QString& name) const {
        for (auto* w : m_dialog->findChildren<T*>())
            if (w->accessibleName() == name) return w;
        return nullptr;
    }
    RulesForm* rules() const { return m_dialog->findChild<RulesForm*>(); }
    // Folds the rules out, the usual ones or all.
    void unfold(bool all) const {
        for (auto* one : m_dialog->findChildren<QAbstractButton*>())
            if (one->text() == QCoreApplication::translate("NewGame", "Rules") && one->isVisible() &&
                !rules()->isVisible())
                one->click();
        if (auto* depth = rules()->findChild<Segmented*>(QStringLiteral("depth"));
            all && depth->isVisible() && depth->current() == 0)
            QTest::keyClick(depth, Qt::Key_Right);
    }
    StartCards* starts() const { return m_dialog->findChild<StartCards*>(); }
    NewGame* dialog() const { return m_dialog; }
    QWidget* window() { return &m_window; }

    std::optional<Chosen> chosen;

private:
    QWidget m_window;
    NewGame* m_dialog;
};

} // namespace newgame
