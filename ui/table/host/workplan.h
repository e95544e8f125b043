#pragma once

#include <QObject>

#include "core/play/plan.h"
#include "core/play/tabletalk.h"
#include "ui/table/seats/device.h"

#include <chrono>
#include <map>
#include <string>
#include <utility>
#include <vector>

class Reception;
class ShownMatch;

// What a class does alone at its devices: the teacher's work plan, for all or for some, and how far each is
// with it, or with what they chose themselves. Of pupils, who come by their cards, it is kept; of guests it
// is gone with the table. Says nothing of one to another.
class WorkPlan final : public QObject {
    Q_OBJECT
public:
    using Meant = std::vector<std::pair<core::Assignment, std::vector<int>>>;
    // How far somebody is with a task, and since when today.
    struct Stand {
        core::Assignment task;
        core::Headway headway;
        std::chrono::milliseconds since{};
    };

    WorkPlan(const ShownMatch& session, Reception& reception);

    const core::Plan& plan() const { return m_plan; }
    void give(core::Plan plan); // what has been done stays
    // For whom of the class a task is; none: for all. Of tasks for some, guests hear nothing.
    std::vector<int> meantFor(const core::Assignment& task) const;
    void mean(const core::Assignment& task, std::vector<int> pupils);
    bool isFor(int pupil, const core::Assignment& task) const;
    void forget(); // what guests have done: another class comes
    // By what somebody is known here: a pupil for ever, a guest by the token.
    static QString nameOfPupil(int pupil);
    QString who(const QString& token) const;
    // What is asked of all; without a plan what somebody has done, as it came.
    std::vector<core::Assignment> tasks() const;
    // Nothing: not begun.
    const Stand* stand(const QString& who, const core::Assignment& task) const;
    // No answer for some minutes, of a task that is not done.
    bool stuck(const Stand& stand) const;
    std::chrono::minutes since(const Stand& stand) const;

    void showTo(Device& device) const;
    void hear(const Device& device, const core::tabletalk::Did& did);
    // A row for everybody and every task begun, with the names of the columns above.
    std::string csv() const;

signals:
    void changed(); // the plan, or what somebody has done

private:
    void tellAll();
    void takeBook();
    std::vector<core::Assignment> listOf(const Device& device) const;
    std::string nameOf(const QString& who) const;

    const ShownMatch& m_session;
    Reception& m_reception;
    core::Plan m_plan;
    Meant m_meant;                                // those for some
    std::map<QString, std::vector<Stand>> m_done; // see who()
};
