#include "ui/labs/labpage.h"

#include <QPainter>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "core/labs/labs.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/dropdown.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/pageheader.h"
#include "ui/controls/says.h"
#include "ui/controls/scrolling.h"
#include "ui/labs/demolab.h"
#include "ui/labs/graph/graphlab.h"
#include "ui/labs/labview.h"
#include "ui/labs/ring/looplab.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/print/exporting.h"

namespace {

constexpr QSize least(850, 470), leastFolded(580, 320); // of a lab, and of one without its settings

// The column in which a lab is set, where it has one.
QWidget* settingsOf(const QWidget& lab) {
    return lab.findChild<QWidget*>(QStringLiteral("settings"));
}

// A lab with no less room than it needs to be read. It has no layout: that would ask for all the height that
// texts could take, and a lab shares out what there is.
class Room final : public QWidget {
public:
    explicit Room(QWidget* lab) : m_lab(lab) { m_lab->setParent(this); }
    QSize minimumSizeHint() const override {
        const auto* settings = settingsOf(*m_lab);
        const auto size = settings != nullptr && settings->isHidden() ? leastFolded : least;
        return m_lab->minimumSizeHint().expandedTo({theme().px(size.width()), theme().px(size.height())});
    }

protected:
    void resizeEvent(QResizeEvent* event) override { m_lab->resize(event->size()); }
    bool event(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) updateGeometry();
        return QWidget::event(event);
    }

private:
    QWidget* m_lab;
};

// Where there is less room, as on a small projector, the lab scrolls.
QWidget* roomy(QWidget* lab) {
    auto* area = scrolling(new Room(lab));
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    return area;
}

} // namespace

LabPage::LabPage(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_header(new PageHeader), m_tabs(new Segmented), m_list(new DropDown),
      m_fold(new Button(Button::Style::Icon, {})), m_views(new QStackedLayout),
      m_export(new Button(Button::Style::Icon, {})) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_header->setGlyph("flask");
    m_header->add(m_tabs);
    m_header->add(m_list);
    m_header->add(m_fold);
    m_fold->setGlyph("sliders");
    m_header->addStretch();
    m_header->add(m_export);
    m_export->setGlyph("export");
    connect(m_export, &Button::clicked, this, &LabPage::showExports);
    rows->addWidget(m_header);
    rows->addLayout(m_views, 1); // before there are views in it: the first would be a window of its own
    if (kind.ring) {
        m_loops = new LoopLab(kind);
        m_loopsTab = add(
            m_loops, [this] { return language::spoken(m_kind.ring->title); },
            [this] { return m_loops->picture(); });
        connect(m_loops, &LoopLab::playRequested, this, &LabPage::playRequested);
    }
    if (graphFirst()) addGraph();
    for (const auto& lab : core::labsOf(kind)) {
        if (!lab.tab) continue;
        auto* view = new LabView(kind, lab);
        add(
            view, [&lab] { return language::spoken(lab.title); }, [view] { return view->picture(); });
        connect(view, &LabView::playRequested, this, &LabPage::playRequested);
        connect(view, &LabView::askRequested, this, &LabPage::askRequested);
        connect(view, &LabView::practiceRequested, this, &LabPage::practiceRequested);
    }
    if (kind.graphed && !graphFirst()) addGraph();
    if (kind.demonstration) {
        auto* demo = new DemoLab(*kind.demonstration);
        add(
            demo, [this] { return language::spoken(m_kind.demonstration->title); },
            [demo] { return print::of(*demo); });
    }
    connect(m_header, &PageHeader::back, this,
            [this] { m_to == Back::Shelf ? emit toShelf() : emit toMatch(); });
    connect(m_tabs, &Segmented::chosen, m_views, &QStackedLayout::setCurrentIndex);
    connect(m_list, &DropDown::chosen, m_views, &QStackedLayout::setCurrentIndex);
    connect(m_views, &QStackedLayout::currentChanged, m_tabs, &Segmented::setCurrent);
    connect(m_views, &QStackedLayout::currentChanged, m_list, &DropDown::setCurrent);
    connect(m_views, &QStackedLayout::currentChanged, this, &LabPage::showSettings);
    connect(&theme(), &Theme::changed, this, &LabPage::showSettings);
    connect(m_fold, &Button::clicked, this, [this] {
        m_unfolded = !m_unfolded;
        showSettings();
    });
    for (auto* labs : std::initializer_list<QWidget*>{m_tabs, m_list}) named(labs, [] { return tr("Labs"); });
    named(m_export, [] { return tr("Export picture"); });
    inAnyLanguage(this, [this] {
        setBack(m_to);
        m_header->setTitle(language::spoken(m_kind.title), tr("Lab"));
        m_tabs->setChoices(titles());
        m_list->setChoices(titles());
        showSettings();
    });
}

// Where play can go round and round the graph is what one comes for.
bool LabPage::graphFirst() const {
    return m_kind.graphed.has_value() && m_kind.draws;
}

void LabPage::addGraph() {
    m_graph = new GraphLab(m_kind);
    add(
        m_graph, [] { return tr("Position graph"); }, [this] { return m_graph->picture(); });
    connect(m_graph, &GraphLab::playRequested, this, &LabPage::playRequested);
    connect(m_graph, &GraphLab::askRequested, this, &LabPage::askRequested);
}

int LabPage::add(QWidget* lab, std::function<QString()> title, std::function<print::Picture()> picture) {
    m_titles.push_back(std::move(title));
    m_pictures.push_back(std::move(picture));
    return m_views->addWidget(roomy(lab));
}

void LabPage::showExports() {
    const auto source = [this]() -> print::ExportMenu::Source {
        const auto tab = m_views->currentIndex();
        return {m_pictures[static_cast<std::size_t>(tab)](),
                {language::spoken(m_kind.title), titles().value(tab)}};
    };
    auto* menu = new print::ExportMenu(this, source, [this](const QString& line) { emit told(line); });
    menu->popup(m_export->mapToGlobal(QPoint(0, m_export->height())));
}

void LabPage::setBack(Back to) {
    m_to = to;
    m_header->setBack(to == Back::Shelf ? tr("Shelf") : tr("Match"));
}

void LabPage::showSettings() {
    const bool projector = theme().projector(), shown = !projector || m_unfolded;
    const auto* current = m_views->currentWidget();
    m_fold->setVisible(projector && current != nullptr && settingsOf(*current) != nullptr);
    for (auto* settings : findChildren<QWidget*>(QStringLiteral("settings"))) settings->setVisible(shown);
    m_fold->setText(shown ? tr("Hide the settings") : tr("Show the settings"));
    m_fold->setToolTip(m_fold->text());
    fitTabs();
}

void LabPage::fitTabs() {
    const auto* shown = m_list->isVisibleTo(m_header) ? static_cast<QWidget*>(m_list) : m_tabs;
    const bool room = m_header->roomFor(shown) >= m_tabs->minimumSizeHint().width();
    m_tabs->setVisible(room);
    m_list->setVisible(!room);
    m_header->layout()->activate(); // it was laid out for the other one, before this page heard of its size
}

void LabPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTabs();
}

void LabPage::lookAt(const QString& place) {
    if (m_loops == nullptr) return;
    m_views->setCurrentIndex(m_loopsTab);
    m_loops->lookAt(m_kind.ring->parse(place.toStdString()));
}

QStringList LabPage::titles() const {
    QStringList titles;
    for (const auto& title : m_titles) titles << title();
    return titles;
}

void LabPage::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().color(Hue::Paper));
}
