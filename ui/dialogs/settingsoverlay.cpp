#include "ui/dialogs/settingsoverlay.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include "core/solve/tablestore.h"
#include "ui/controls/button.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/controls/segmented.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/look.h"

#include <algorithm>
#include <array>

namespace {

constexpr std::array speeds{0.5, 1.0, 2.0};
constexpr std::array textSizes{100, 125, 150};
constexpr std::array<std::uintmax_t, 4> limits{0, 500'000'000, 2'000'000'000, 4'000'000'000}; // of tables
constexpr std::array languages{language::Id::English, language::Id::Japanese, language::Id::Kana};

} // namespace

SettingsOverlay::SettingsOverlay(QWidget* window)
    : Overlay(window, {520, 580}), m_title(new Label(Type::CardTitle)),
      m_close(new Button(Button::Style::Icon, {})), m_languageLabel(new Label(Type::Bold)),
      m_language(new Segmented), m_lookLabel(new Label(Type::Bold)), m_look(new Segmented),
      m_speedLabel(new Label(Type::Bold)), m_speed(new Segmented), m_textLabel(new Label(Type::Bold)),
      m_text(new Segmented), m_contrast(new CheckBox({})), m_sounds(new CheckBox({})),
      m_reduce(new CheckBox({})), m_tablesLabel(new Label(Type::Bold)), m_tables(new Segmented),
      m_teacher(new Button(Button::Style::Link, {})) {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    keepMargins(rows, 0, 0, 12, 0);
    keepSpacing(rows, 12);
    dialogFrame(*this, m_title, m_close)->addWidget(scrolling(box), 1);
    for (auto* part : {static_cast<QWidget*>(m_languageLabel), static_cast<QWidget*>(m_language),
                       static_cast<QWidget*>(m_lookLabel), static_cast<QWidget*>(m_look),
                       static_cast<QWidget*>(m_speedLabel), static_cast<QWidget*>(m_speed),
                       static_cast<QWidget*>(m_textLabel), static_cast<QWidget*>(m_text)})
        rows->addWidget(part);
    auto* ticks = new QHBoxLayout;
    for (auto* tick : {m_contrast, m_sounds, m_reduce}) ticks->addWidget(tick);
    rows->addLayout(ticks);
    rows->addWidget(m_tablesLabel);
    rows->addWidget(m_tables);
    rows->addWidget(m_teacher, 0, Qt::AlignLeft);
    rows->addStretch();
    retranslate();
    m_language->setCurrent(
        static_cast<int>(std::ranges::find(languages, language::current()) - languages.begin()));
    m_look->setCurrent(static_cast<int>(settings::look()));
    m_speed->setCurrent(
        static_cast<int>(std::ranges::lower_bound(speeds, settings::animationSpeed()) - speeds.begin()));
    m_text->setCurrent(static_cast<int>(
        std::ranges::lower_bound(textSizes, std::min(settings::textSize(), textSizes.back())) -
        textSizes.begin()));
    m_contrast->setChecked(settings::highContrast());
    m_sounds->setChecked(settings::sounds());
    m_reduce->setChecked(settings::reduceMotion());
    m_tables->setCurrent(static_cast<int>(
        std::ranges::lower_bound(limits, std::min(settings::tableLimit(), limits.back())) - limits.begin()));
    connect(m_language, &Segmented::chosen, this, [](int i) {
        settings::setLanguageId(languages.at(static_cast<std::size_t>(i)));
        language::set(languages.at(static_cast<std::size_t>(i)));
    });
    connect(m_look, &Segmented::chosen, this, [](int i) {
        settings::setLook(static_cast<settings::Look>(i));
        applyLook(settings::look());
    });
    connect(m_speed, &Segmented::chosen, this,
            [](int i) { settings::setAnimationSpeed(speeds.at(static_cast<std::size_t>(i))); });
    connect(m_text, &Segmented::chosen, this, [](int i) {
        settings::setTextSize(textSizes.at(static_cast<std::size_t>(i)));
        applySight();
    });
    connect(m_contrast, &CheckBox::toggled, this, [](bool on) {
        settings::setHighContrast(on);
        applySight();
    });
    connect(m_sounds, &CheckBox::clicked, this, [](bool on) { settings::setSounds(on); });
    connect(m_reduce, &CheckBox::toggled, this, [this](bool on) {
        settings::setReduceMotion(on);
        m_sounds->setChecked(settings::sounds());
    });
    connect(m_teacher, &Button::clicked, this, [this] {
        dismiss();
        emit teacherRequested();
    });
    connect(m_tables, &Segmented::chosen, this, [](int i) {
        settings::setTableLimit(limits.at(static_cast<std::size_t>(i)));
        core::TableStore::setLimit(settings::tableLimit());
    });
}

void SettingsOverlay::retranslate() {
    m_title->setText(tr("Settings"));
    setAccessibleName(m_title->text());
    m_close->setText(tr("Close"));
    m_languageLabel->setText(tr("Language"));
    // Each language is named in itself.
    m_language->setChoices({QStringLiteral("English"), QStringLiteral("日本語"), QStringLiteral("にほんご")});
    m_language->setAccessibleName(m_languageLabel->text());
    m_lookLabel->setText(tr("Theme"));
    m_look->setChoices({tr("As the system"), tr("Light"), tr("Dark")});
    m_look->setAccessibleName(m_lookLabel->text());
    m_speedLabel->setText(tr("Speed of the pieces"));
    m_speed->setChoices({tr("Slow"), tr("Normal"), tr("Fast")});
    m_speed->setAccessibleName(m_speedLabel->text());
    m_textLabel->setText(tr("Size of text, as far as the window has room"));
    m_text->setChoices({QStringLiteral("100 %"), QStringLiteral("125 %"), QStringLiteral("150 %")});
    m_text->setAccessibleName(m_textLabel->text());
    m_contrast->setText(tr("High contrast"));
    m_sounds->setText(tr("Sounds"));
    m_reduce->setText(tr("Reduce motion"));
    m_tablesLabel->setText(tr("Solver tables kept on disk, at most"));
    m_tables->setChoices(
        {tr("none"), QStringLiteral("500 MB"), QStringLiteral("2 GB"), QStringLiteral("4 GB")});
    m_tables->setAccessibleName(m_tablesLabel->text());
    m_teacher->setText(tr("For the teacher …"));
}

void SettingsOverlay::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Overlay::changeEvent(event);
}
