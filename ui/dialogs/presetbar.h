#pragma once

#include <QWidget>

#include "core/kind.h"

#include <map>

class Chip;
class Label;
class QLayout;

// Further ready-made rules as chips, beside those that are shown as pictures; the stages as numbered squares
// with a tick when beaten.
class PresetBar final : public QWidget {
    Q_OBJECT
public:
    // So many of the first presets are shown elsewhere.
    PresetBar(const core::Kind& kind, int shownElsewhere, QWidget* parent = nullptr);

    void setCurrent(int preset); // negative, or one that is shown elsewhere: none; without chosen()
    bool empty() const { return m_chips.empty(); }

signals:
    void chosen(int preset); // by the user

private:
    void addChip(int preset, int stageNumber, QLayout& home);
    QString beaten() const;

    const core::Kind& m_kind;
    std::map<int, Chip*> m_chips; // by preset
};
