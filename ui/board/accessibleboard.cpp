#include "ui/board/accessibleboard.h"

#include <QAccessibleWidget>

#include "ui/look/language.h"

#include "core/kind.h"

#include <map>

namespace {

// A spot as a button. Everything is asked of the view at the moment, so the language is always the current.
class AccessibleSpot final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleSpot(QWidget* view, SpotButtons* spots, core::SpotId spot)
        : m_view(view), m_spots(spots), m_spot(spot) {}

    bool isValid() const override { return m_spot < m_spots->model().spots(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return parent()->window(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::Button; }

    QString text(QAccessible::Text kind) const override {
        if (!isValid()) return {};
        if (kind == QAccessible::Name) return language::spoken(m_spots->model().says(m_spot));
        return kind == QAccessible::Description ? m_spots->tip(m_spot) : QString();
    }
    QRect rect() const override {
        const auto place = m_spots->spotRect(m_spot);
        return {m_view->mapToGlobal(place.topLeft()), place.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) return state;
        const auto flags = m_spots->model().cell(m_spot).state;
        state.focusable = true;
        state.focused = m_view->hasFocus() && m_spots->focusSpot() == m_spot;
        state.pressed = (flags & core::BoardState::Chosen) != 0;
        state.disabled = (flags & core::BoardState::Target) == 0;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& action) override {
        if (action == pressAction() && isValid()) m_spots->click(m_spot);
    }

private:
    QWidget* m_view;
    SpotButtons* m_spots;
    core::SpotId m_spot;
};

class AccessibleBoard final : public QAccessibleWidget {
public:
    AccessibleBoard(QWidget* view, SpotButtons* spots)
        : QAccessibleWidget(view, QAccessible::Grouping), m_spots(spots) {}
    ~AccessibleBoard() override {
        for (const auto& [spot, id] : m_ids) QAccessible::deleteAccessibleInterface(id);
    }

    // The board of which game.
    QString text(QAccessible::Text kind) const override {
        auto given = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Name || !given.isEmpty() || m_spots->model().empty()) return given;
        return language::spoken(m_spots->model().game().kind().title);
    }
    int childCount() const override { return m_spots->model().spots(); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) return nullptr;
        auto found = m_ids.find(index);
        if (found == m_ids.end()) {
            auto* made =
                new AccessibleSpot(widget(), m_spots, index); // owned by Qt's cache until deleted there
            found = m_ids.emplace(index, QAccessible::registerAccessibleInterface(made)).first;
        }
        return QAccessible::accessibleInterface(found->second);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (const auto& [spot, id] : m_ids)
            if (QAccessible::accessibleInterface(id) == child) return spot;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return child(m_spots->spotAt(widget()->mapFromGlobal(QPoint(x, y))));
    }
    QAccessibleInterface* focusChild() const override {
        return widget()->hasFocus() ? child(m_spots->focusSpot()) : nullptr;
    }

private:
    SpotButtons* m_spots;
    mutable std::map<core::SpotId, QAccessible::Id> m_ids; // of the spots asked for so far
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* spots = dynamic_cast<SpotButtons*>(object);
    return spots != nullptr ? new AccessibleBoard(qobject_cast<QWidget*>(object), spots) : nullptr;
}

} // namespace

void installAccessibleBoard() {
    static const bool once = (QAccessible::installFactory(makeAccessible), true);
    Q_UNUSED(once)
}
