#include "ui/labs/graph/graphsettings.h"

#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/forms/optionform.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/look/language.h"
#include "ui/look/marks.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/match/words.h"

namespace {
constexpr int title = 24, head = 68, row = 22, rows = 4; // what follows the title may take two lines
} // namespace

CensusCard::CensusCard(QWidget* parent) : QWidget(parent) {
    keepHeight(this, head + row * rows);
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
    inAnyLanguage(this, [this] { show(m_census); });
}

void CensusCard::show(const core::Census& census) {
    m_census = census;
    setAccessibleName(census.complete ? words::value(census.start) : QString());
    update();
}

void CensusCard::paintEvent(QPaintEvent*) {
    if (!m_census.complete) return;
    const auto& t = theme();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const auto& start = m_census.start;
    const auto mark = marks::of(start, false, true);
    const double wide = marks::extent(mark, marks::Size::M, t.scale()).width(), y = t.px(title);
    marks::paint(p, {wide / 2 + 1, y}, mark, marks::Size::M, t.scale());
    const double left = std::max(wide, 48 * t.scale()) + t.px(12);
    p.setFont(t.font(Type::Bold));
    p.setPen(t.color(Hue::Ink));
    p.drawText(QRectF(left, 0, width() - left, y), Qt::AlignBottom,
               start.lower == core::Outcome::Win    ? tr("First wins")
               : start.lower == core::Outcome::Draw ? tr("A draw")
                                                    : tr("First loses"));
    p.setFont(t.font(Type::Body));
    p.setPen(t.color(Hue::Ink2));
    phrases::draw(p, QRectF(left, y, width() - left, t.px(head) - y), Qt::AlignTop,
                  start.lower == core::Outcome::Draw
                      ? tr("by endless play, proven")
                      : tr("in %n moves, proven", nullptr, start.plies().value_or(0)));
    const std::array<std::pair<QString, std::uint64_t>, rows> lines{
        {{tr("positions"), m_census.positions},
         {tr("won by the mover"), m_census.wins},
         {tr("drawn"), m_census.draws},
         {tr("lost by the mover"), m_census.losses}}};
    double top = t.px(head);
    for (const auto& [label, number] : lines) {
        const QRectF line(0, top, width(), t.px(row));
        p.setFont(t.font(Type::Body));
        p.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, label);
        p.setFont(t.font(Type::Bold));
        p.drawText(line, Qt::AlignVCenter | Qt::AlignRight,
                   QLocale().toString(static_cast<qulonglong>(number)));
        top += t.px(row);
    }
}

GraphSettings::GraphSettings(const core::Kind& kind, QWidget* parent)
    : Card(parent), m_kind(kind),
      m_options(new OptionForm(kind.options, nullptr, OptionForm::Style::Compact)), m_show(new Segmented),
      m_shape(new Segmented), m_leaving(new CheckBox({})), m_reached(new CheckBox({})),
      m_strategy(new CheckBox({})), m_around(new CheckBox({})), m_census(new CensusCard),
      m_spelt(new CheckBox({})) {
    setObjectName(QStringLiteral("settings")); // for the page, which folds it away on the projector
    auto* column = new QVBoxLayout(this);
    constexpr int margin = 18;
    keepMargins(column, margin);
    keepSpacing(column, 8);
    auto* all = new QWidget; // scrolls where there is little room
    auto* parts = new QVBoxLayout(all);
    parts->setContentsMargins(0, 0, 0, 0);
    keepSpacing(parts, 8);
    parts->addWidget(says(new Label(Type::Verdict), [] { return tr("Rules"); }));
    parts->addWidget(m_options);
    addShow(parts);
    parts->addWidget(says(new Label(Type::Verdict), [] { return tr("This rule set"); }));
    parts->addWidget(m_census);
    parts->addStretch();
    column->addWidget(scrolling(all), 1);
    addExports(column);
    m_options->setValues(OptionForm::everyValue(kind.options, kind.graphed.value_or("")));
    connect(m_options, &OptionForm::changed, this, &GraphSettings::changed);
    fit();
}

void GraphSettings::addShow(QVBoxLayout* column) {
    column->addWidget(says(new Label(Type::Verdict), [] { return tr("Show"); }));
    named(m_show, [] { return tr("Show"); });
    offers(m_show, [draws = m_kind.draws] {
        QStringList all{tr("First wins"), tr("Second wins")};
        return draws ? all << tr("Endless") : all;
    });
    m_show->setCurrent(m_kind.draws ? 2 : 0);
    named(m_shape, [] { return tr("Endless play"); });
    offers(m_shape, [] { return QStringList{tr("As a tree"), tr("With loops")}; });
    m_shape->setCurrent(1);
    for (auto* choice : {m_show, m_shape}) {
        column->addWidget(choice);
        choice->setMinimumWidth(1); // as narrow as the column
        connect(choice, &Segmented::chosen, this, [this] {
            fit();
            emit changed();
        });
    }
    says(m_leaving, [] { return tr("with the moves that leave it"); });
    says(m_reached, [] { return tr("only what winning lines reach"); });
    says(m_strategy, [] { return tr("quickest winning moves only"); });
    says(m_around, [] { return tr("around the chosen position only"); });
    m_reached->setChecked(true);
    for (auto* box : {m_leaving, m_reached, m_strategy, m_around}) {
        column->addWidget(box);
        connect(box, &CheckBox::toggled, this, &GraphSettings::changed);
    }
}

void GraphSettings::addExports(QVBoxLayout* column) {
    const auto game = m_kind.game({});
    says(m_spelt, [] { return tr("DOT with positions as the source writes them"); });
    const bool spelt = !game->spelt(game->start()).empty();
    const auto offer = [this, spelt] { m_spelt->setVisible(spelt && !theme().projector()); };
    connect(&theme(), &Theme::changed, m_spelt, offer);
    column->addWidget(m_spelt);
    offer();
    auto* line = new QHBoxLayout;
    for (const char* suffix : {"dot", "svg", "png", "pdf"}) {
        const auto name = QString::fromLatin1(suffix);
        auto* button = new Button(Button::Style::Outline, name.toUpper());
        m_exports.push_back(button);
        line->addWidget(button);
        inAnyLanguage(button,
                      [button] { button->setAccessibleName(tr("Export as %1").arg(button->text())); });
        const auto show = [button] { button->setVisible(!theme().projector()); };
        connect(&theme(), &Theme::changed, button, show); // the room is for what is looked at
        connect(button, &Button::clicked, this, [this, name] { emit exportRequested(name); });
    }
    if (theme().projector())
        for (auto* button : m_exports) button->hide();
    column->addLayout(line);
}

// Only what belongs to the graph shown can be set.
void GraphSettings::fit() {
    const bool endless = m_show->current() == 2;
    m_shape->setVisible(endless);
    m_leaving->setVisible(endless);
    m_reached->setVisible(!endless);
    m_strategy->setVisible(!endless);
}

std::optional<core::Values> GraphSettings::rules() {
    m_options->showError({}, {});
    try {
        core::Values values(m_kind.options, m_options->values());
        m_kind.make(values); // what only the rules can check
        return values;
    } catch (const core::InputError& error) {
        m_options->showError(error.key(), language::spoken(error.message()));
        return {};
    }
}

void GraphSettings::setRules(const std::map<std::string, std::string>& values) {
    m_options->setValues(values);
}

core::GraphQuery GraphSettings::query() const {
    constexpr std::array shows{core::GraphQuery::Show::First, core::GraphQuery::Show::Second,
                               core::GraphQuery::Show::Endless};
    core::GraphQuery query;
    query.show = shows[static_cast<std::size_t>(m_show->current())];
    query.tree = m_shape->current() == 0;
    query.leaving = m_leaving->isChecked();
    query.all = !m_reached->isChecked();
    query.strategyOnly = m_strategy->isChecked();
    return query;
}

core::NodeText GraphSettings::nodeText() const {
    return m_spelt->isChecked() ? core::NodeText::Source : core::NodeText::Notation;
}

bool GraphSettings::aroundSelection() const {
    return m_around->isChecked();
}

void GraphSettings::setCensus(const core::Census& census) {
    m_census->show(census);
}

void GraphSettings::setExportable(bool exportable) {
    for (auto* button : m_exports) button->setEnabled(exportable);
}
