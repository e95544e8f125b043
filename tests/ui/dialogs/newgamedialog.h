#pragma once

#include <QAbstractButton>
#include <QWidget>

#include "tests/ui/buttons.h"
#include "ui/controls/forms/segmented.h"
#include "ui/dialogs/newgame.h"
#include "ui/dialogs/rulesform.h"

#include <memory>
#include <optional>

namespace newgame {

// What the dialog was closed with.
struct Chosen {
    std::shared_ptr<const core::Game> game;
    core::Position start;
    std::array<core::Seat, 2> seats;
    Help help = Help::Off;
};

// A window with the dialog open in it.
class Opened {
public:
    explicit Opened(const core::Kind& kind) : m_dialog(new NewGame(kind, &m_window)) {
        QObject::connect(m_dialog, &NewGame::chosen, &m_window,
                         [this](std::shared_ptr<const core::Game> game, const core::Position& start,
                                const std::array<core::Seat, 2>& seats, Help help) {
                             chosen = Chosen{std::move(game), start, seats, help};
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
    // What turns to all rules where they have a page of their own.
    Segmented* pages() const { return m_dialog->findChild<Segmented*>(QStringLiteral("pages")); }
    NewGame* dialog() const { return m_dialog; }
    QWidget* window() { return &m_window; }

    std::optional<Chosen> chosen;

private:
    QWidget m_window;
    NewGame* m_dialog;
};

} // namespace newgame
