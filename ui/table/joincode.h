#pragma once

#include <QDateTime>
#include <QMap>

#include <functional>

// The code that opens a table, new for each. Whoever guesses wrong waits: a second, then twice as long each
// time; and all together may guess only so often.
class JoinCode {
public:
    using Clock = std::function<QDateTime()>;
    enum class Answer { Right, Wrong, TooSoon };
    static constexpr int digits = 6, mostWaiting = 30; // s

    explicit JoinCode(Clock now = &QDateTime::currentDateTimeUtc);

    const QString& text() const { return m_code; }
    Answer attempt(const QString& code, const QString& from);

private:
    struct Tries {
        int wrong = 0;
        QDateTime until;
    };
    bool early(const Tries& tries) const { return tries.until > m_now(); }
    void wait(Tries& tries, int free);

    Clock m_now;
    QString m_code;
    Tries m_all;
    QMap<QString, Tries> m_tries; // by address
};
