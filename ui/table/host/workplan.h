#pragma once

#include <QObject>

#include "core/play/plan.h"
#include "core/play/tabletalk.h"
#include "ui/table/seats/device.h"

#include <chrono>
#include <map>
#include <string>
#include <vector>

class Reception;
class Session;

// What a class does alone at its devices: the teacher's work plan, and how far each guest is with it, or with
// what they chose themselves. Says nothing of one to another.
class WorkPlan final : public QObject {
    Q_OBJECT
public:
    // How far a guest is with a task, and since when.
    struct Stand {
        core::Assignment task;
        core::Headway headway;
        std::chrono::milliseconds since{};
    };

    WorkPlan(const Session& session, Reception& reception);

    const core::Plan& plan() const { return m_plan; }
    void give(core::Plan plan); // to all; what has been done stays
    void forget();              // what has been done: another class comes
    // What is asked of all; without a plan what somebody has done, as it came.
    std::vector<core::Assignment> tasks() const;
    // Nothing: not begun.
    const Stand* stand(const QString& token, const core::Assignment& task) const;
    // No answer for some minutes, of a task that is not done.
    bool stuck(const Stand& stand) const;
    std::chrono::minutes since(const Stand& stand) const;

    void showTo(Device& device) const;
    void hear(const Device& device, const core::tabletalk::Did& did);
    // A row for every guest and task begun, with the names of the columns above.
    std::string csv() const;

signals:
    void changed(); // the plan, or what somebody has done

private:
    void tellAll();

    const Session& m_session;
    Reception& m_reception;
    core::Plan m_plan;
    std::map<QString, std::vector<Stand>> m_done; // by token
};
