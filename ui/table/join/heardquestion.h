#pragma once

#include <QObject>

#include "core/play/hosttalk.h"

#include <optional>
#include <string>

// What the class is asked at another's table, as one of it hears it.
class HeardQuestion final : public QObject {
    Q_OBJECT
public:
    using Question = core::hosttalk::Question;

    const Question* now() const { return m_now ? &*m_now : nullptr; } // null: nothing
    void hear(const Question& question);
    void end();
    void answer(const std::string& says);

signals:
    void changed(); // it is another, or what there is to see of it has changed, or there is none any more
    void answered(int number, const std::string& says);

private:
    std::optional<Question> m_now;
};
