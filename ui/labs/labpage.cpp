#include "ui/labs/labpage.h"

#include <QEvent>
#include <QPainter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/art.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/segmented.h"
#include "ui/labs/demolab.h"
#include "ui/labs/graphlab.h"
#include "ui/labs/labview.h"
#include "ui/labs/looplab.h"
#include "ui/language.h"

namespace {

constexpr int headerHeight = 52;

// The flask beside the game's name.
class Flask final : public QWidget {
public:
    Flask() { setFixedSize(theme().px(24), theme().px(24)); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter(this).drawPixmap(QPointF(),
                                  art::icon("flask", width(), devicePixelRatioF(), theme().color(Hue::Ink)));
    }
};

} // namespace

LabPage::LabPage(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_back(new Button(Button::Style::Link, {})),
      m_title(new Label(Type::GameName)), m_lab(new Label(Type::Body)), m_tabs(new Segmented),
      m_views(new QStackedLayout) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(header());
    rows->addLayout(m_views, 1); // before there are views in it: the first would be a window of its own
    if (kind.graphed) {
        m_graph = new GraphLab(kind);
        m_views->addWidget(m_graph);
        connect(m_graph, &GraphLab::playRequested, this, &LabPage::playRequested);
    }
    if (kind.ring) {
        m_loops = new LoopLab(kind);
        m_views->addWidget(m_loops);
        connect(m_loops, &LoopLab::playRequested, this, &LabPage::playRequested);
    }
    for (const auto& lab : kind.labs) {
        if (!lab.tab) continue;
        auto* view = new LabView(kind, lab);
        m_views->addWidget(view);
        connect(view, &LabView::playRequested, this, &LabPage::playRequested);
    }
    if (kind.demonstration) m_views->addWidget(new DemoLab(*kind.demonstration));
    m_tabs->setVisible(m_views->count() > 1);
    connect(m_back, &Button::clicked, this,
            [this] { m_to == Back::Shelf ? emit toShelf() : emit toMatch(); });
    connect(m_tabs, &Segmented::chosen, m_views, &QStackedLayout::setCurrentIndex);
    retranslate();
}

void LabPage::setBack(Back to) {
    m_to = to;
    retranslate();
}

void LabPage::lookAt(const QString& place) {
    if (m_loops == nullptr) return;
    m_views->setCurrentWidget(m_loops);
    m_tabs->setCurrent(m_views->currentIndex());
    m_loops->lookAt(m_kind.ring->parse(place.toStdString()));
}

QWidget* LabPage::header() {
    auto* box = new QWidget;
    const auto fit = [box] { box->setFixedHeight(theme().px(headerHeight)); };
    connect(&theme(), &Theme::changed, box, fit);
    fit();
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(theme().px(24), 0, theme().px(24), 0);
    line->setSpacing(theme().px(12));
    m_back->setGlyph("back");
    m_lab->setHue(Hue::Ink2);
    line->addWidget(m_back);
    line->addWidget(new Flask);
    line->addWidget(m_title);
    line->addWidget(m_lab);
    line->addSpacing(theme().px(12));
    line->addWidget(m_tabs);
    line->addStretch();
    return box;
}

void LabPage::retranslate() {
    m_back->setText(m_to == Back::Shelf ? tr("Shelf") : tr("Match"));
    m_title->setText(language::spoken(m_kind.title));
    m_lab->setText(tr("Lab"));
    QStringList titles;
    if (m_graph != nullptr) titles << tr("Position graph");
    if (m_loops != nullptr) titles << language::spoken(m_kind.ring->title);
    for (const auto& lab : m_kind.labs)
        if (lab.tab) titles << language::spoken(lab.title);
    if (m_kind.demonstration) titles << language::spoken(m_kind.demonstration->title);
    m_tabs->setChoices(titles);
    m_tabs->setAccessibleName(tr("Labs"));
}

void LabPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void LabPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), theme().color(Hue::Paper));
    const QRect top(0, 0, width(), theme().px(headerHeight));
    p.fillRect(top, theme().color(Hue::Surface));
    p.setPen(theme().color(Hue::Line));
    p.drawLine(top.bottomLeft(), top.bottomRight());
}
