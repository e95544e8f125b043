#pragma once

#include <QDateTime>
#include <QObject>

#include "ui/match/background.h"
#include "ui/match/hints.h"

#include <chrono>
#include <functional>
#include <optional>

// The PIN that opens the teacher's lock. It lies in a file of its own as a salted hash that is slow to try;
// with the file the PIN is gone, and the lock is open. Every wrong PIN makes one wait longer for the next
// try, also after another start, in whatever program it was typed, and where it cannot be written for as long
// as the program runs. Whether the lock is closed, and what it keeps, lies there too, but only with a PIN.
class Padlock final : public QObject {
    Q_OBJECT
public:
    using Clock = std::function<QDateTime()>;
    static constexpr int shortest = 4, longest = 12; // digits
    static constexpr std::chrono::seconds longestWait{600};

    explicit Padlock(QString path = defaultPath(), Clock now = &QDateTime::currentDateTimeUtc,
                     QObject* parent = nullptr);
    static QString defaultPath();
    static bool allowed(const QString& pin);

    bool hasPin() const;
    std::optional<HintChoice> closed() const; // and what it keeps; nothing: it is open
    void close(const HintChoice& keeps);      // without a PIN nothing is kept
    void open();
    bool anyoneMayLook() const; // at the hints for a moment, while it is closed
    void setAnyoneMayLook(bool on);
    std::chrono::seconds wait() const; // before the next try
    bool busy() const { return m_worker.running(); }

    void setPin(const QString& pin); // an allowed one; then comes changed() or troubled()
    void removePin();
    void attempt(const QString& pin); // then comes answered() or troubled(); not while waiting

signals:
    void answered(bool right);
    void changed(); // there is another PIN, or none
    void troubled(const QString& line);

private:
    struct Tries {
        int wrong = 0;   // PINs since the last right one
        QDateTime until; // then the next may be tried
    };
    struct Contents {
        QByteArray hash;
        std::optional<HintChoice> closed;
        bool anyoneMayLook = false;
        Tries tries;
    };
    Contents read() const;
    bool write(const Contents& contents);
    void change(const std::function<bool(Contents&)>& change);
    std::chrono::seconds waitFor(const Tries& tries) const;

    QString m_path;
    Clock m_now;
    std::optional<Tries> m_unwritten; // what counts instead of what is in the file
    Background m_worker;
};
