#include "ui/labs/labsettings.h"

#include <QEvent>
#include <QPainter>
#include <QProgressBar>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/optionform.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/look/language.h"

#include <algorithm>
#include <utility>

LabSettings::LabSettings(const core::Lab& lab, int width, QWidget* parent)
    : Card(parent), m_lab(lab), m_usual(width), m_title(new Label(Type::Verdict)),
      m_about(new Label(Type::Body)),
      m_options(new OptionForm(lab.options, nullptr, OptionForm::Style::Compact)),
      m_run(new Button(Button::Style::Primary, {})), m_progress(new QProgressBar),
      m_state(new Label(Type::Body)), m_practise(new Button(Button::Style::Outline, {})),
      m_export(new Label(Type::Body)), m_csv(new Button(Button::Style::Outline, QStringLiteral("CSV"))),
      m_json(new Button(Button::Style::Outline, QStringLiteral("JSON"))), m_buttons(new QHBoxLayout) {
    setObjectName(QStringLiteral("settings")); // for the page, which folds it away on the projector
    auto* column = new QVBoxLayout(this);
    constexpr int margin = 18;
    keepMargins(column, margin);
    keepSpacing(column, 12);
    says(m_title, [this] { return language::spoken(m_lab.title); });
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    auto* set = new QWidget; // scrolls where there is little room, with what is said of it
    auto* inside = new QVBoxLayout(set);
    inside->setContentsMargins(0, 0, 0, 0);
    keepSpacing(inside, 12);
    inside->addWidget(m_about);
    inside->addWidget(m_options);
    inside->addStretch();
    column->addWidget(m_area = scrolling(set), 1);
    for (auto* part :
         {static_cast<QWidget*>(m_run), static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_state),
          static_cast<QWidget*>(m_practise), static_cast<QWidget*>(m_export)})
        column->addWidget(part);
    m_buttons->addWidget(m_csv);
    m_buttons->addWidget(m_json);
    column->addLayout(m_buttons);

    for (auto* label : {m_about, m_state, m_export}) {
        label->setHue(Hue::Ink2);
        label->setWordWrap(true);
    }
    m_run->setBaseHeight(44);
    m_progress->setTextVisible(false);
    keepHeight(m_progress, 6);
    m_progress->setRange(0, 100);
    connect(m_run, &Button::clicked, this,
            [this] { m_running ? emit cancelRequested() : emit runRequested(); });
    connect(m_practise, &Button::clicked, this, &LabSettings::practiceRequested);
    connect(m_csv, &Button::clicked, this, &LabSettings::csvRequested);
    connect(m_json, &Button::clicked, this, &LabSettings::jsonRequested);
    setRunning(false);
    setExportable(false);
    setPractisable(false);
    connect(&theme(), &Theme::changed, this, &LabSettings::showParts);
    showParts();
    says(m_about, [this] { return language::spoken(m_lab.about); });
    says(m_practise, [] { return tr("Practise these"); });
    says(m_export, [] { return tr("Export"); });
    inAnyLanguage(m_csv, [this] { m_csv->setAccessibleName(tr("Export as CSV")); });
    inAnyLanguage(m_json, [this] { m_json->setAccessibleName(tr("Export as JSON")); });
    inAnyLanguage(m_run, [this] { nameRun(); });
    inAnyLanguage(this, [this] { fit(); });
    keep(this, [this] { fit(); });
    m_options->installEventFilter(this);
}

// On the projector the room is for what is set and seen.
void LabSettings::showParts() {
    m_title->setVisible(!m_below);
    m_about->setVisible(!m_below && !theme().projector());
    m_export->setVisible(!m_below && m_exports && !theme().projector());
    for (auto* button : {m_csv, m_json}) button->setVisible(m_exports && !theme().projector());
}

void LabSettings::setBelow(bool below) {
    if (std::exchange(m_below, below) == below) return;
    auto* column = static_cast<QVBoxLayout*>(layout());
    if (below)
        m_buttons->insertWidget(0, m_run, 1);
    else
        column->insertWidget(column->indexOf(m_progress), m_run);
    showParts();
    fit();
}

int LabSettings::neededHeight() const {
    const auto m = layout()->contentsMargins();
    const int wide = width() - m.left() - m.right() - ThinBar().sizeHint().width();
    const int options = std::max(m_options->sizeHint().height(), m_options->heightForWidth(wide));
    return options + layout()->sizeHint().height() - m_area->sizeHint().height();
}

void LabSettings::paintEvent(QPaintEvent* event) {
    if (!m_below) return Card::paintEvent(event);
    QPainter p(this);
    p.setPen(theme().color(Hue::Line));
    p.drawLine(0, 0, width(), 0);
}

std::optional<core::Values> LabSettings::values() {
    m_options->showError({}, {});
    try {
        return core::Values(m_lab.options, m_options->values());
    } catch (const core::InputError& error) {
        m_options->showError(error.key(), language::spoken(error.message()));
        return {};
    }
}

void LabSettings::setRunning(bool running) {
    m_running = running;
    m_progress->setVisible(running);
    m_progress->setValue(0);
    nameRun();
}

void LabSettings::setProgress(double done) {
    m_progress->setValue(static_cast<int>(done * 100));
}

void LabSettings::setState(const QString& text) {
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

void LabSettings::setExportable(bool exportable) {
    m_csv->setEnabled(exportable);
    m_json->setEnabled(exportable);
}

void LabSettings::setPractisable(bool practisable) {
    m_practise->setVisible(practisable);
}

// The options need more or less room, also a moment after the scale has changed.
bool LabSettings::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) fit();
    return Card::eventFilter(watched, event);
}

// As wide as usual, or as it takes so that nothing lies under the scroll bar.
void LabSettings::fit() {
    if (m_below) {
        setMinimumWidth(0);
        return setMaximumWidth(QWIDGETSIZE_MAX);
    }
    setFixedWidth(std::max(theme().px(m_usual), neededWidth()));
}

int LabSettings::neededWidth() const {
    const auto m = layout()->contentsMargins();
    return m_options->minimumSizeHint().width() + ThinBar().sizeHint().width() + m.left() + m.right();
}

void LabSettings::hideExports() {
    m_exports = false;
    showParts();
}

void LabSettings::nameRun() {
    m_run->setText(m_running ? tr("Cancel") : tr("Run"));
}
