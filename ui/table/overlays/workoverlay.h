#pragma once

#include "ui/controls/overlay.h"

#include "core/play/plan.h"

#include <optional>
#include <vector>

class Button;
class DropDown;
class Field;
class Host;
class Label;

// The work plan of the class: what is to be done, which the teacher puts together here and which all devices
// follow at once, and how far everybody is.
class WorkOverlay final : public Overlay {
    Q_OBJECT
public:
    WorkOverlay(Host& host, QWidget* window);

private:
    QWidget* editor();
    void refresh();
    Button* forWhom(const core::Assignment& task, const QString& name);
    QString missing() const;
    void showTasks();
    void offer(); // what there is to add, of the game chosen
    void askMatch();
    void takeMatch(const QString& path);
    void add();
    void change(core::Plan plan);
    void say(const QString& what);
    void askOpen();
    void askSave();
    void askSaveDone();
    void saveTo(const QString& path, const std::string& bytes);

    Host& m_host;
    Label *m_line, *m_none;
    Field* m_title;
    QWidget* m_tasks;
    DropDown *m_game, *m_what;
    std::optional<core::Match> m_match; // opened for its tasks
    std::vector<core::Assignment> m_offered;
    Button *m_add, *m_save, *m_saveDone;
};
