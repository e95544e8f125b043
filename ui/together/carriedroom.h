#pragma once

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include "core/together/limits.h"
#include "core/together/room.h"
#include "ui/together/broker/broker.h"

#include <chrono>
#include <functional>
#include <memory>

// A room with its line to the broker, and, for who has a seat, the file it is kept in for the next start.
// Once it is left it goes on until that has been said.
class CarriedRoom final : public QObject, private core::together::Line {
    Q_OBJECT
public:
    CarriedRoom(std::unique_ptr<core::together::Room> room, QString folder,
                std::unique_ptr<QLockFile> lock = {});
    ~CarriedRoom() override; // nobody is here for a while

    // Those that were kept: the one to go on with, and those that were left and are still to be told of it.
    // Nothing: there is none, or it is another program's.
    static bool kept(const QString& folder);
    static std::unique_ptr<CarriedRoom> restored(const core::together::Seal& seal, const QString& folder,
                                                 const std::function<void(const QString& line)>& trouble);
    static std::vector<std::unique_ptr<CarriedRoom>> left(const core::together::Seal& seal,
                                                          const QString& folder);

    // Once all listen. All that is waited for in a room is so many beats.
    static constexpr std::chrono::milliseconds usualBeat =
        std::chrono::seconds(core::together::limits::secondsOfBeat);
    void connectLine(std::chrono::milliseconds beat);
    core::together::Room& room() { return *m_room; }
    void leave(); // for good; gone() follows, at once or some day
    // Of the line, the latest; nothing: it may yet come.
    const std::optional<std::string>& trouble() const { return m_trouble; }

signals:
    void changed();
    void beaten(); // some seconds have gone by
    void told(const QString& line);
    void said(core::Player who, const core::Phrase& phrase);
    void gone();

private:
    void publish(const std::string& topic, const std::string& bytes) override;
    void keep();
    void lookWhetherGone();
    QString path() const;

    std::unique_ptr<core::together::Room> m_room;
    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<broker::Connection> m_line;
    QTimer m_beat;
    std::optional<std::string> m_trouble;
    bool m_left = false; // is kept among those that were left
};
