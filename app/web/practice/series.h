#pragma once

#include "app/web/practice/practice.h"
#include "core/puzzle/progress.h"

namespace web {

// Puzzles one after the other: sought slice by slice, asked until they are right, and counted.
class Series : public Practice {
public:
    core::Assignment task() const override { return m_task; }
    core::Headway headway() const override;

protected:
    struct Manner {
        const char* kept = nullptr; // under this name a device keeps how one gets on; null: it does not
        core::Phrase none;          // what is said where there are no more
        bool graded = false; // one chooses how hard they are; a grade of which there are none is passed over
        bool given = false;  // so many, all of one grade
        Patience::Time longest = Patience::Time::max(); // that is sought for
    };
    Series(const core::Assignment& task, const core::Progress& progress, const Manner& manner);

    bool act(const std::string& what, const Json& said) override;
    const core::Progress& progress() const { return m_progress; }
    bool asks() const { return drill() && !m_seeking; }
    bool is(Drill::Standing standing) const { return asks() && drill()->standing() == standing; }
    void begin(Drill drill); // in place of what would be sought
    // Those before this one were solved, with so many slips, another time.
    void goOn(int at, int slips) { m_at = at, m_slips = slips; }

private:
    // The next; nothing: stopped, or there is none.
    virtual std::optional<Drill> sought(const core::StopToken& stop) = 0;
    // What will do where the search takes too long.
    virtual std::optional<Drill> instead() { return {}; }
    virtual core::Message question() const = 0;
    virtual core::Message praise() const = 0;
    virtual std::string afterthought() const = 0; // of an answer
    virtual void addChoices(Json& json) const = 0;

    void answered() final;
    void seek() final;
    bool seeking() const final { return m_seeking; }
    Json drillJson() const final;
    std::string verdict() const;
    core::Message told() const;
    void next();
    int solved() const;

    core::Assignment m_task;
    Manner m_manner;
    core::Progress m_progress;
    int m_at = 0, m_slips = 0;
    Patience m_patience;
    bool m_seeking = true;
};

// How somebody gets on, as a device keeps it; nothing kept yet: a beginner.
core::Progress progressOf(const Practice::Json* kept);

} // namespace web
