#pragma once

#include <QTimer>

#include "ui/panels/plates/strip.h"

#include <functional>

// A notice that goes away by itself, a question, or a line that stays until it is left.
class NoticeStrip final : public Strip {
    Q_OBJECT
public:
    explicit NoticeStrip(QWidget* parent = nullptr);

    void say(const QString& text);
    void ask(const QString& text, const QString& yes, std::function<void()> then);
    void leadToAnswer(); // the focus
    void hold(const QString& text, const QString& leave, std::function<void()> then);
    void drop();
    void repeat(NoticeStrip& other); // whatever it shows
    bool shown() const { return !m_text.isEmpty(); }
    const QString& text() const { return m_text; }

signals:
    void changed();
    void answered(); // by a button: the question is gone

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void put(const QString& text, std::function<void()> then, bool refusable);

    QTimer m_ends;
    QString m_text;
    std::function<void()> m_then; // what the question is about
    NoticeStrip* m_repeated = nullptr;
    Button *m_no, *m_yes;
};
