#include "ui/labs/heatlegend.h"

#include <QHBoxLayout>

#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/labs/heat.h"
#include "ui/look/language.h"

namespace {

// A small cell as it looks on the map.
class HeatSwatch final : public QWidget {
public:
    enum class Look { Range, Hatched, Sign };
    HeatSwatch(Look look, QWidget* parent) : QWidget(parent), m_look(look) {
        keepSize(this, look == Look::Range ? 44 : 22, 22);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const QRectF all(rect());
        if (m_look == Look::Range) {
            heat::paintGround(p, all.adjusted(0, 0, -all.width() / 2 - 1, 0), 0, 0);
            heat::paintGround(p, all.adjusted(all.width() / 2 + 1, 0, 0, 0), 1, 0);
            return;
        }
        heat::paintGround(p, all, 0, m_look == Look::Hatched ? 1 : 0);
        if (m_look == Look::Sign) heat::paintSign(p, all.adjusted(-4, 5, -4, 5), 0);
    }

private:
    Look m_look;
};

} // namespace

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent), m_entries(new FlowLayout(16, this)) {}

void HeatLegend::setTable(const core::Table& table) {
    while (auto* item = m_entries->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    setVisible(table.view == core::Table::View::Heat);
    if (isHidden()) return;
    const auto title = [&](std::size_t column) { return language::spoken(table.columns[column].title); };
    const auto add = [&](QWidget* swatch, const QString& text) {
        auto* entry = new QWidget(this);
        auto* row = new QHBoxLayout(entry);
        row->setContentsMargins(0, 0, 0, 0);
        keepSpacing(row, 8);
        if (swatch != nullptr) row->addWidget(swatch);
        row->addWidget(new Label(Type::Secondary, text));
        m_entries->addWidget(entry);
    };
    using Look = HeatSwatch::Look;
    add(nullptr, tr("↓ %1  → %2", "what heads the rows and the columns").arg(title(0), title(1)));
    add(new HeatSwatch(Look::Range, this), title(table.heat.number));
    add(new HeatSwatch(Look::Hatched, this), title(table.heat.never));
    add(new HeatSwatch(Look::Sign, this), title(table.heat.sign));
}
