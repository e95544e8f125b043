#include "ui/labs/labpage.h"

#include <QEvent>
#include <QPainter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/controls/pageheader.h"
#include "ui/controls/segmented.h"
#include "ui/labs/demolab.h"
#include "ui/labs/graphlab.h"
#include "ui/labs/labview.h"
#include "ui/labs/looplab.h"
#include "ui/language.h"
#include "ui/theme.h"

LabPage::LabPage(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_header(new PageHeader), m_tabs(new Segmented),
      m_views(new QStackedLayout) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_header->setGlyph("flask");
    m_header->add(m_tabs);
    m_header->addStretch();
    rows->addWidget(m_header);
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
    connect(m_header, &PageHeader::back, this,
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

void LabPage::retranslate() {
    m_header->setBack(m_to == Back::Shelf ? tr("Shelf") : tr("Match"));
    m_header->setTitle(language::spoken(m_kind.title), tr("Lab"));
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
    QPainter(this).fillRect(rect(), theme().color(Hue::Paper));
}
