#pragma once

#include <QObject>

#include "core/lessons/lessonfile.h"
#include "ui/match/background.h"

#include <optional>

// The lessons of a game that somebody has written (core/lessons/lessonfile.h): each is a file of a folder
// beside the kept matches. What the solver finds wrong with one comes later than the rest.
class OwnLessons final : public QObject {
    Q_OBJECT
public:
    struct One {
        QString name; // of the file
        QByteArray bytes = {};
        std::shared_ptr<const core::LessonFile> lesson = {}; // nothing: it cannot be read
        core::Message fault = {};                            // in one line; empty: none
        bool proved = false;                                 // the solver has been asked, and finds none
    };

    explicit OwnLessons(const core::Kind& kind, QObject* parent = nullptr);

    static QString folder();
    void read(); // anew; what has not changed stays the same
    const std::vector<One>& all() const { return m_all; }

signals:
    void changed(); // a fault was found

private:
    std::optional<One> read(const QString& path) const; // nothing: it is of another game
    void check();
    void found(const std::shared_ptr<const core::LessonFile>& lesson, const core::Message& fault);

    const core::Kind& m_kind;
    std::vector<One> m_all;  // by their names
    Background m_background; // last, so that its thread ends before what it uses
};
