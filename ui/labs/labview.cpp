#include "ui/labs/labview.h"

#include <QHideEvent>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "core/labs/winningset.h"
#include "core/play/csv.h"
#include "core/play/json.h"
#include "ui/controls/card.h"
#include "ui/controls/factlist.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/keep/savefile.h"
#include "ui/labs/closerlook.h"
#include "ui/labs/heat.h"
#include "ui/labs/labgrid.h"
#include "ui/labs/labmatrix.h"
#include "ui/labs/labmodel.h"
#include "ui/labs/labsettings.h"
#include "ui/labs/labtable.h"
#include "ui/look/language.h"
#include "ui/print/exporting.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double largest = 1e9; // bytes of memory that nobody is asked for
constexpr int mapWidth = 460;   // of a map and its settings, at scale 1

// Passes on whole percents only: a lab may report far more often than anybody can look.
core::Lab::Progress inPercents(core::Lab::Progress report) {
    return [report = std::move(report), percent = -1](double done) mutable {
        const int now = static_cast<int>(std::lround(done * 100));
        if (std::exchange(percent, now) != now) report(done);
    };
}

// The first row that something is said of; else the last.
int firstLook(const core::Table& table) {
    for (const auto& fact : table.facts)
        if (!fact.rows.empty()) return static_cast<int>(fact.rows.front());
    return static_cast<int>(table.rows.size()) - 1;
}

} // namespace

LabView::LabView(const core::Kind& kind, const core::Lab& lab, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_lab(lab), m_model(new LabModel(kind.options, this)),
      m_settings(new LabSettings(lab)), m_heading(new Label(Type::Verdict)), m_empty(new Label(Type::Body)),
      m_table(new LabTable(m_model)), m_grid(new LabGrid), m_matrix(new LabMatrix(kind.options)),
      m_legend(new HeatLegend), m_closer(new CloserLook(kind)), m_aside(scrolling(m_closer)),
      m_facts(new FactList), m_said(scrolling(m_facts)), m_views(new QStackedLayout), m_found(found()),
      m_side(new Card), m_middle(new Card), m_below(new Card), m_columns(new QHBoxLayout(this)) {
    setObjectName(QString::fromUtf8(lab.id.data(), qsizetype(lab.id.size())));
    constexpr int margin = 24, gap = 16, inside = 18;
    keepMargins(m_columns, margin, gap, margin, gap);
    keepSpacing(m_columns, gap);
    for (auto* layout : {static_cast<QBoxLayout*>(new QHBoxLayout(m_middle)),
                         static_cast<QBoxLayout*>(new QVBoxLayout(m_below))}) {
        keepMargins(layout, inside);
        keepSpacing(layout, inside);
    }
    auto* side = new QVBoxLayout(m_side);
    keepMargins(side, 0, inside, 0, 0);
    arrange(false);
    connect(m_settings, &LabSettings::runRequested, this, &LabView::run);
    connect(m_settings, &LabSettings::cancelRequested, this, &LabView::cancel);
    connect(m_settings, &LabSettings::csvRequested, this, [this] { save(QStringLiteral("csv")); });
    connect(m_settings, &LabSettings::jsonRequested, this, [this] { save(QStringLiteral("json")); });
    connect(m_settings, &LabSettings::practiceRequested, this,
            [this] { emit practiceRequested(core::boardsToLearn(m_lab, m_model->table())); });
    connect(m_grid, &LabGrid::chosen, this, &LabView::lookCloser);
    connect(m_matrix, &LabMatrix::chosen, this, &LabView::lookCloser);
    connect(m_table, &LabTable::chosen, this, &LabView::lookCloser);
    connect(m_table, &LabTable::activated, m_closer, &CloserLook::play); // a double click, or Enter
    connect(m_table, &LabTable::asideChanged, this, [this] {
        if (m_looked) lookCloser(*m_looked);
    });
    connect(m_closer, &CloserLook::playRequested, this, &LabView::playRequested);
    connect(m_closer, &CloserLook::askRequested, this, &LabView::askRequested);
    connect(&m_background, &Background::runningChanged, this, [this] {
        m_settings->setRunning(m_background.running());
        tellEmpty();
    });
    connect(&m_background, &Background::failed, m_settings, &LabSettings::setState);
    inAnyLanguage(this, [this] {
        tellEmpty();
        if (m_looked) lookCloser(*m_looked);
        showHeading();
    });
}

QWidget* LabView::found() {
    auto* found = new QWidget;
    auto* column = new QVBoxLayout(found);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 12);
    column->addWidget(m_heading);
    column->addLayout(m_views, 1); // before there are views in it: the first would be a window of its own
    m_views->addWidget(m_empty);
    m_views->addWidget(m_table);
    m_views->addWidget(m_grid);
    m_views->addWidget(m_matrix);
    column->addWidget(m_legend);
    m_empty->setHue(Hue::Ink2);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true); // its line would widen the lab in some languages
    m_said->hide();
    m_legend->hide();
    m_aside->hide();
    return found;
}

// Where each part stands, with a map or without one.
void LabView::arrange(bool map) {
    m_map = map;
    while (auto* item = m_columns->takeAt(0)) {
        delete item->layout(); // the stage of before; its parts stay
        if (item->widget() != nullptr) delete item;
    }
    auto* middle = static_cast<QBoxLayout*>(m_middle->layout());
    auto* side = static_cast<QBoxLayout*>(m_side->layout());
    m_settings->setBelow(map);
    m_closer->setLarge(map);
    if (map) {
        side->addWidget(m_found, 1);
        side->addWidget(m_settings, 1000); // up to what they may have
        m_below->layout()->addWidget(m_said);
        auto* stage = new QVBoxLayout;
        keepSpacing(stage, 12);
        stage->addWidget(m_aside, 1);
        stage->addWidget(m_below);
        m_columns->addWidget(m_side);
        m_columns->addLayout(stage, 1);
        m_columns->addWidget(m_middle);
    } else {
        auto* column = new QVBoxLayout;
        keepSpacing(column, 12);
        column->addWidget(m_found, 1);
        column->addWidget(m_said);
        middle->addLayout(column, 1);
        middle->addWidget(m_aside);
        for (auto* part : {static_cast<Card*>(m_settings), m_middle, m_below, m_side})
            m_columns->addWidget(part);
        m_columns->setStretchFactor(m_middle, 1);
        m_below->hide();
    }
    m_side->setVisible(map); // in its place: before, it would be a window for a moment
    m_middle->setVisible(!map);
}

void LabView::run() {
    const auto values = m_settings->values();
    if (!values) return;
    const bool agreed = m_asked && m_values == values;
    m_asked = false;
    m_values = values;
    m_settings->setState({});
    m_clock.start();
    m_background.run([this, lab = m_lab, values = *values, agreed](const auto& stop, const auto& tell) {
        if (const double memory = lab.memory != nullptr && !agreed ? lab.memory(values) : 0; memory > largest)
            return tell([this, memory] { ask(memory); });
        const auto table = lab.run(values, stop, inPercents([&](double done) {
                                       tell([this, done] {
                                           m_settings->setProgress(done);
                                           tellEmpty(done);
                                       });
                                   }));
        tell([this, table] { show(table); });
    });
}

// The same settings run when they are pressed for again.
void LabView::ask(double memory) {
    m_asked = true;
    m_settings->setState(tr("This takes up to %1 of memory. Press once more to go on.")
                             .arg(QLocale().formattedDataSize(qint64(memory), 1, QLocale::DataSizeSIFormat)));
}

// What stands where nothing has been found yet.
void LabView::tellEmpty(double done) {
    m_empty->setText(m_background.running() ? tr("Still looking: %1 %").arg(qRound(done * 100))
                                            : tr("Nothing found yet. Choose the settings and run."));
}

void LabView::cancel() {
    if (!m_background.running()) return;
    m_background.cancel();
    m_settings->setState(tr("Cancelled."));
}

void LabView::show(const core::Table& table) {
    m_took = m_clock.elapsed();
    m_looked.reset();
    using View = core::Table::View;
    const bool map = (table.view == View::Heat || table.view == View::Grid) && !table.pictures.empty();
    if (m_map != map) arrange(map);
    m_model->setTable(table);
    QWidget* view = m_table;
    const bool heat = table.view == core::Table::View::Heat;
    if (heat || table.view == core::Table::View::Grid) {
        m_grid->setTable(table);
        view = m_grid;
    } else if (table.view == core::Table::View::Matrix) {
        m_matrix->setTable(table);
        view = m_matrix;
    }
    m_views->setCurrentWidget(view);
    if (view == m_grid)
        m_grid->chooseLargest();
    else if (view == m_matrix)
        lookCloser(0);
    else if (!table.pictures.empty())
        m_table->choose(firstLook(table));
    m_settings->setExportable(true);
    m_settings->setPractisable(!core::boardsToLearn(m_lab, table).empty());
    showHeading();
}

void LabView::lookCloser(int row) {
    if (m_model->table().pictures.empty()) return;
    m_looked = row;
    const bool rows = m_model->table().view == core::Table::View::Rows;
    m_closer->show(*m_model, row, rows ? m_table->aside() : QList<int>());
}

void LabView::showHeading() {
    const auto& table = m_model->table();
    const bool none = table.columns.empty(), grid = !none && table.view == core::Table::View::Grid;
    m_heading->setText(language::spoken(grid ? table.columns[1].title : m_lab.title));
    if (none) return;
    m_facts->setFacts(table.facts);
    m_legend->setTable(table);
    // The facts are part of the layout only once they are shown.
    QMetaObject::invokeMethod(this, &LabView::shareRoom, Qt::QueuedConnection);
    m_settings->setState(
        tr("Done in %1 s.").arg(QLocale().toString(static_cast<double>(m_took) / 1000, 'f', 2)));
}

// The facts take what they need, up to two fifths; a closer look only stands where it leaves room for the
// table. Settings below a map have what it does not need, and some rows at least.
void LabView::shareRoom() {
    const auto& table = m_model->table();
    constexpr int least = 284, inside = 18, margin = 24, leastSet = 250;
    m_said->setVisible(!table.facts.empty());
    int wide = 0;
    if (m_map) {
        // Without its settings a map leaves half to what is told of a cell.
        const bool alone = m_settings->isHidden();
        const int usual = alone ? std::min(theme().px(mapWidth), width() / 2 - theme().px(margin))
                                : std::max(theme().px(mapWidth), m_settings->neededWidth());
        const int side = std::max(usual, m_grid->minimumSizeHint().width() + 2 * theme().px(inside));
        m_side->setFixedWidth(side);
        m_found->setContentsMargins(theme().px(inside), 0, theme().px(inside), 0);
        // In lines of its own it would take room from the map.
        m_legend->setMinimumHeight(m_legend->layout()->heightForWidth(side - 2 * theme().px(inside)));
        const auto around = m_columns->contentsMargins(), above = m_side->layout()->contentsMargins();
        const int left = height() - around.top() - around.bottom() - above.top() - above.bottom() -
                         m_side->layout()->spacing() - m_found->minimumSizeHint().height();
        const int needed = m_settings->neededHeight(), set = theme().px(leastSet);
        m_settings->setMinimumHeight(std::min(needed, set)); // no more: it is part of the lab's own least
        m_settings->setMaximumHeight(std::min(needed, std::max(left, set)));
        m_aside->show();
        m_aside->setMaximumWidth(QWIDGETSIZE_MAX);
        m_aside->setMinimumWidth(0);
        m_below->setVisible(!table.facts.empty());
        wide = width() - side - theme().px(2 * margin + 16 + 2 * inside);
    } else {
        m_found->setContentsMargins(0, 0, 0, 0);
        m_settings->setMinimumHeight(0);
        m_settings->setMaximumHeight(QWIDGETSIZE_MAX);
        const int left = m_settings->isHidden() ? 0 : m_settings->width() + theme().px(16);
        const bool room = width() - left >= theme().px(700),
                   heads = m_views->currentWidget() != m_matrix ||
                           width() - left - theme().px(least + 2 * margin + 3 * inside) >=
                               m_matrix->wantedWidth();
        m_aside->setVisible(!table.pictures.empty() && room && heads);
        m_aside->setFixedWidth(theme().px(least));
        const int side = m_aside->isVisibleTo(this) ? m_aside->width() + theme().px(inside) : 0;
        wide = width() - left - side - theme().px(2 * margin + 2 * inside);
    }
    const int most = height() * (m_map ? 1 : 2) / (m_map ? 4 : 5);
    m_said->setFixedHeight(std::clamp(m_facts->heightForWidth(std::max(wide, 1)), 1, std::max(most, 1)));
}

void LabView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    shareRoom();
}

// The settings may have come or gone.
bool LabView::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) shareRoom();
    return QWidget::event(event);
}

// The first look shows something at once: the lab under its usual settings.
void LabView::showEvent(QShowEvent* event) {
    if (!m_values) run();
    QWidget::showEvent(event);
}

// Nobody would see that it takes time and memory.
void LabView::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) cancel();
    QWidget::hideEvent(event);
}

print::Picture LabView::picture() const {
    auto* shown = m_views->currentWidget();
    return shown == m_empty ? print::Picture() : print::of(*shown);
}

std::string LabView::exported(const QString& suffix) const {
    if (suffix == QLatin1String("csv")) return core::csvFile(core::tableCsv(m_model->table()));
    return core::tableJson(m_lab, *m_values, m_model->table());
}

void LabView::save(const QString& suffix) {
    const QStringList parts{language::spoken(m_kind.title), language::spoken(m_lab.title)};
    print::askSave(
        this, speakingPath(parts, suffix),
        [text = QByteArray::fromStdString(exported(suffix))] { return text; },
        [this](const QString& what) { m_settings->setState(what); });
}
