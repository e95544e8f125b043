#pragma once

#include <QWidget>

#include "core/kind.h"

#include <vector>

class Chip;
class Label;

// The ready-made rules of a kind as chips; its stages as a grid of numbers with a tick on those beaten.
class PresetBar final : public QWidget {
    Q_OBJECT
public:
    explicit PresetBar(const core::Kind& kind, QWidget* parent = nullptr);

    // Marks the preset (an index into the kind's presets; negative: none), opening the stages for a stage.
    void setCurrent(int preset);

signals:
    void chosen(int preset); // by the user

private:
    void addChip(int preset, int stageNumber);
    void openStages(bool open);
    QString beaten() const;

    const core::Kind& m_kind;
    std::vector<Chip*> m_chips; // one per preset
    QWidget* m_ready;
    QWidget* m_stages;
    Chip* m_more;
    Label* m_beaten;
};
