#pragma once

#include "ui/controls/overlay.h"

#include <functional>
#include <map>
#include <vector>

class CheckBox;
class Host;

// For whom of the class a task is: all, unless some are chosen.
class PupilChooser final : public Overlay {
    Q_OBJECT
public:
    // `chosen`: none: all. `done` hears of each change in the same way.
    PupilChooser(Host& host, const QString& task, const std::vector<int>& chosen,
                 std::function<void(std::vector<int>)> done, QWidget* window);

private:
    void tell();

    std::function<void(std::vector<int>)> m_done;
    std::map<int, CheckBox*> m_boxes; // by pupil
};
