#include "ui/dialogs/presetbar.h"

#include <QVBoxLayout>

#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/chip.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"

PresetBar::PresetBar(const core::Kind& kind, int shownElsewhere, QWidget* parent)
    : QWidget(parent), m_kind(kind) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 6);
    auto* ready = new QWidget;
    auto* stages = new QWidget;
    auto* told = says(new Label(Type::Body), [this] { return beaten(); });
    told->setWordWrap(true);
    told->setHue(Hue::Ink2);
    for (auto* part : {ready, static_cast<QWidget*>(told), stages}) column->addWidget(part);
    auto* chips = new FlowLayout(8, ready);
    auto* squares = new FlowLayout(5, stages);
    int count = 0;
    for (int i = 0; i < static_cast<int>(kind.presets.size()); ++i)
        if (kind.presets[static_cast<std::size_t>(i)].stage)
            addChip(i, ++count, *squares);
        else if (i >= shownElsewhere)
            addChip(i, 0, *chips);
    ready->setVisible(chips->count() > 0);
    for (auto* part : {stages, static_cast<QWidget*>(told)}) part->setVisible(count > 0);
}

void PresetBar::addChip(int preset, int stageNumber, QLayout& home) {
    const auto& made = m_kind.presets[static_cast<std::size_t>(preset)];
    auto* chip = new Chip(made.stage ? QString::number(stageNumber) : QString());
    chip->setSquare(made.stage);
    const auto rules = QString::fromStdString(made.rules);
    const bool hinted = made.stage && settings::hintedStages(m_kind.id).contains(rules);
    chip->setTicked(made.stage && settings::beatenStages(m_kind.id).contains(rules), hinted);
    inAnyLanguage(chip, [chip, &made, hinted] {
        const auto name = language::spoken(made.name);
        const auto called = hinted ? tr("%1 (beaten with hints)").arg(name) : name;
        chip->setAccessibleName(called);
        if (made.stage)
            chip->setToolTip(called);
        else
            chip->setText(name);
    });
    home.addWidget(chip);
    m_chips[preset] = chip;
    connect(chip, &Chip::clicked, this, [this, preset] {
        setCurrent(preset);
        emit chosen(preset);
    });
}

void PresetBar::setCurrent(int preset) {
    for (const auto& [i, chip] : m_chips) chip->setChecked(i == preset);
}

QString PresetBar::beaten() const {
    int stages = 0, beaten = 0;
    const auto known = settings::beatenStages(m_kind.id);
    for (const auto& preset : m_kind.presets) {
        stages += preset.stage;
        beaten += preset.stage && known.contains(QString::fromStdString(preset.rules));
    }
    return tr("%1 of %2 stages beaten. Win as the first player against a perfect computer.")
        .arg(beaten)
        .arg(stages);
}
