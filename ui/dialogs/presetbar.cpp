#include "ui/dialogs/presetbar.h"

#include <QVBoxLayout>

#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/chip.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"

PresetBar::PresetBar(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_ready(new QWidget(this)), m_stages(new QWidget(this)),
      m_more(new Chip({}, m_ready)), m_beaten(new Label(Type::Secondary, {}, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 8);
    for (auto* part : {m_ready, static_cast<QWidget*>(m_beaten), m_stages}) column->addWidget(part);
    m_beaten->setHue(Hue::Ink2);
    new FlowLayout(8, m_ready);
    new FlowLayout(5, m_stages);
    int stages = 0;
    for (int i = 0; i < static_cast<int>(kind.presets.size()); ++i)
        addChip(i, kind.presets[static_cast<std::size_t>(i)].stage ? ++stages : 0);
    m_ready->layout()->addWidget(m_more);
    m_more->setVisible(stages > 0);
    connect(m_more, &Chip::toggled, this, &PresetBar::openStages);
    says(m_more, [] { return tr("Stages …"); });
    says(m_beaten, [this] { return beaten(); });
    m_beaten->setWordWrap(true);
    openStages(false);
}

void PresetBar::addChip(int preset, int stageNumber) {
    const auto& made = m_kind.presets[static_cast<std::size_t>(preset)];
    auto* home = made.stage ? m_stages : m_ready;
    auto* chip = new Chip(made.stage ? QString::number(stageNumber) : QString(), home);
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
    home->layout()->addWidget(chip);
    m_chips.push_back(chip);
    connect(chip, &Chip::clicked, this, [this, preset] {
        setCurrent(preset);
        emit chosen(preset);
    });
}

void PresetBar::setCurrent(int preset) {
    for (int i = 0; i < static_cast<int>(m_chips.size()); ++i)
        m_chips[static_cast<std::size_t>(i)]->setChecked(i == preset);
    if (preset >= 0 && m_kind.presets[static_cast<std::size_t>(preset)].stage) m_more->setChecked(true);
}

void PresetBar::openStages(bool open) {
    m_stages->setVisible(open);
    m_beaten->setVisible(open);
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
