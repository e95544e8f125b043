#include "ui/lessons/chartview.h"

#include <QPainter>
#include <QVBoxLayout>

#include "ui/board/stage.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <utility>

namespace {

// The drawing alone, smaller where it has less room.
class SketchArea final : public QWidget {
public:
    explicit SketchArea(const std::optional<core::Sketch>& sketch) : m_sketch(sketch) {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // its words stand right below
    }

    QSize sizeHint() const override { return sized(1); }
    QSize minimumSizeHint() const override { return sized(0.5); }

protected:
    void paintEvent(QPaintEvent*) override {
        if (!m_sketch) return;
        const auto [wide, high] = m_sketch->size;
        const double most = theme().px(100) / 100.0;
        const double scale =
            std::min({most, (width() - 2 * edge) / double(wide), (height() - 2 * edge) / double(high)});
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        p.translate((width() - scale * double(wide)) / 2, (height() - scale * double(high)) / 2);
        p.scale(scale, scale);
        core::Layout canvas;
        canvas.size = m_sketch->size;
        Stage stage;
        stage.cut(canvas, {{}, {wide, high}});
        stage.paint(p, m_sketch->shapes);
    }

private:
    static constexpr int edge = 3; // px that outlines need beyond what they surround

    QSize sized(double part) const {
        if (!m_sketch) return {};
        const auto of = [&](float length) { return theme().px(part * double(length)) + 2 * edge; };
        return {of(m_sketch->size.width), of(m_sketch->size.height)};
    }

    const std::optional<core::Sketch>& m_sketch;
};

} // namespace

ChartView::ChartView(QWidget* parent)
    : QWidget(parent), m_drawing(new SketchArea(m_sketch)), m_told(new Label(Type::Body)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 6);
    rows->addStretch();
    rows->addWidget(m_drawing, 100);
    m_told->setWordWrap(true);
    QSizePolicy below(QSizePolicy::Ignored, QSizePolicy::Preferred); // however long, the board stays as wide
    below.setHeightForWidth(true);
    m_told->setSizePolicy(below);
    m_told->setHue(Hue::Ink2);
    rows->addWidget(m_told);
    rows->addStretch();
    constexpr int least = 240; // px at scale 1, for the words
    keep(this, [this] { setMinimumWidth(theme().px(least)); });
    inAnyLanguage(this, [this] { say(); });
    hide();
}

// The solver's time is not the window's.
void ChartView::show(const core::Exercise& exercise, bool columns) {
    if (core::Charts::shown(exercise, columns) == core::Diagram::None) return clear();
    m_background.run([this, exercise, columns](const auto& stop, const auto& tell) {
        auto sketch = m_charts.drawn(exercise, columns, stop);
        if (!stop.stop_requested()) tell([this, sketch = std::move(sketch)] { take(sketch); });
    });
}

void ChartView::clear() {
    m_background.cancel();
    take({});
}

void ChartView::take(std::optional<core::Sketch> sketch) {
    m_sketch = std::move(sketch);
    say();
    setVisible(m_sketch.has_value());
}

void ChartView::say() {
    m_told->setText(m_sketch ? language::spoken(m_sketch->told) : QString());
    m_drawing->setAccessibleName(m_told->text());
    m_drawing->updateGeometry();
    m_drawing->update();
}
