#include "ui/dialogs/settingsoverlay.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include "core/solve/tablestore.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/desktop.h"

#include <algorithm>
#include <array>
#include <utility>

namespace {

constexpr std::array speeds{0.5, 1.0, 2.0};
constexpr std::array textSizes{100, 125, 150};
constexpr std::array<std::uintmax_t, 4> limits{0, 500'000'000, 2'000'000'000,
                                               core::TableStore::defaultLimit}; // of tables
constexpr std::array languages{language::Id::English, language::Id::Japanese, language::Id::Kana};

// The place of a value, or of the next larger one.
template <class Values>
int placeOf(const Values& values, typename Values::value_type value) {
    return static_cast<int>(std::ranges::lower_bound(values, std::min(value, values.back())) -
                            values.begin());
}

// One of a few, under what it is called.
template <class Choices>
Segmented* choice(QVBoxLayout& rows, const Words& name, Choices choices, int current) {
    auto* one = named(new Segmented, name);
    offers(one, choices)->setCurrent(current);
    rows.addWidget(says(new Label(Type::Bold), name));
    rows.addWidget(one);
    return one;
}

} // namespace

SettingsOverlay::SettingsOverlay(QWidget* window)
    : Overlay(window, {520, 580}), m_area(scrolling(new QWidget)) {
    dialogFrame(
        *this, [] { return tr("Settings"); }, [] { return tr("Close"); })
        ->addWidget(m_area, 1);
    fill();
}

void SettingsOverlay::fill() {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    keepMargins(rows, 0, 0, 12, 0);
    keepSpacing(rows, 12);
    addLanguage(*rows);
    addLook(*rows);
    addSpeed(*rows);
    addTextSize(*rows);
    addTicks(*rows);
    addTables(*rows);
    addTeacher(*rows);
    addReset(*rows);
    rows->addStretch();
    m_area->setWidget(box);
    box->setAutoFillBackground(false);
}

// Each language is named in itself.
void SettingsOverlay::addLanguage(QVBoxLayout& rows) {
    const auto names = [] {
        return QStringList{QStringLiteral("English"), QStringLiteral("日本語"), QStringLiteral("にほんご")};
    };
    const auto now = std::ranges::find(languages, language::current()) - languages.begin();
    auto* all = choice(
        rows, [] { return tr("Language"); }, names, static_cast<int>(now));
    connect(all, &Segmented::chosen, this, [](int i) {
        settings::setLanguageId(languages.at(static_cast<std::size_t>(i)));
        language::set(languages.at(static_cast<std::size_t>(i)));
    });
}

void SettingsOverlay::addLook(QVBoxLayout& rows) {
    const auto names = [] { return QStringList{tr("Follow system"), tr("Light"), tr("Dark")}; };
    auto* looks = choice(
        rows, [] { return tr("Theme"); }, names, static_cast<int>(settings::look()));
    connect(looks, &Segmented::chosen, this, [](int i) {
        settings::look.set(static_cast<settings::Look>(i));
        applyLook(settings::look());
    });
}

// All that is set, whatever it was before.
void SettingsOverlay::apply() {
    language::set(settings::languageId().value_or(language::ofSystem()));
    applyLook(settings::look());
    applySight();
    core::TableStore::setLimit(settings::tableLimit());
    fill();
    m_area->findChild<Button*>(QStringLiteral("reset"))->setFocus();
}

void SettingsOverlay::addSpeed(QVBoxLayout& rows) {
    const auto names = [] { return QStringList{tr("Slow"), tr("Normal"), tr("Fast")}; };
    auto* all = choice(
        rows, [] { return tr("Speed of the pieces"); }, names, placeOf(speeds, settings::animationSpeed()));
    connect(all, &Segmented::chosen, this,
            [](int i) { settings::animationSpeed.set(speeds.at(static_cast<std::size_t>(i))); });
}

void SettingsOverlay::addTextSize(QVBoxLayout& rows) {
    const auto names = [] {
        return QStringList{QStringLiteral("100 %"), QStringLiteral("125 %"), QStringLiteral("150 %")};
    };
    auto* sizes = choice(
        rows, [] { return tr("Size of text, as far as the window has room"); }, names,
        placeOf(textSizes, settings::textSize()));
    connect(sizes, &Segmented::chosen, this, [](int i) {
        settings::textSize.set(textSizes.at(static_cast<std::size_t>(i)));
        applySight();
    });
}

void SettingsOverlay::addTicks(QVBoxLayout& rows) {
    auto* contrast = says(new CheckBox({}), [] { return tr("High contrast"); });
    auto* sounds = says(new CheckBox({}), [] { return tr("Sounds"); });
    auto* reduce = says(new CheckBox({}), [] { return tr("Reduce motion"); });
    auto* ticks = new QHBoxLayout;
    for (auto* tick : {contrast, sounds, reduce}) ticks->addWidget(tick);
    rows.addLayout(ticks);
    contrast->setChecked(settings::highContrast());
    sounds->setChecked(settings::sounds());
    reduce->setChecked(settings::reduceMotion());
    connect(contrast, &CheckBox::toggled, this, [](bool on) {
        settings::highContrast.set(on);
        applySight();
    });
    connect(sounds, &CheckBox::clicked, this, [](bool on) { settings::setSounds(on); });
    connect(reduce, &CheckBox::toggled, sounds, [sounds](bool on) {
        settings::reduceMotion.set(on);
        sounds->setChecked(settings::sounds());
    });
}

void SettingsOverlay::addTables(QVBoxLayout& rows) {
    const auto names = [] {
        return QStringList{tr("none"), QStringLiteral("500 MB"), QStringLiteral("2 GB"),
                           QStringLiteral("8 GB")};
    };
    auto* tables = choice(
        rows, [] { return tr("Solver tables kept on disk, at most"); }, names,
        placeOf(limits, settings::tableLimit()));
    connect(tables, &Segmented::chosen, this, [](int i) {
        settings::setTableLimit(limits.at(static_cast<std::size_t>(i)));
        core::TableStore::setLimit(settings::tableLimit());
    });
}

void SettingsOverlay::addTeacher(QVBoxLayout& rows) {
    auto* teacher = says(new Button(Button::Style::Link, {}), [] { return tr("For the teacher …"); });
    rows.addWidget(teacher, 0, Qt::AlignLeft);
    connect(teacher, &Button::clicked, this, [this] {
        dismiss();
        emit teacherRequested();
    });
}

// What this undoes can be had back as long as the dialog is open.
void SettingsOverlay::addReset(QVBoxLayout& rows) {
    const bool done = !m_chosen.isEmpty();
    auto* button = says(new Button(Button::Style::Link, {}), [done] {
        return done ? tr("Back to what I had chosen") : tr("All settings back to default");
    });
    button->setObjectName(QStringLiteral("reset"));
    rows.addWidget(button, 0, Qt::AlignLeft);
    connect(
        button, &Button::clicked, this,
        [this] {
            if (m_chosen.isEmpty())
                m_chosen = settings::reset();
            else
                settings::restore(std::exchange(m_chosen, {}));
            apply();
        },
        Qt::QueuedConnection); // the button goes with the rest
}
