#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/look/theme.h"

#include <functional>
#include <vector>

class Button;
class QPainter;
class Session;

// A plate over the whole width of the banner, with what there is to press at its right end. What stands on it
// is painted by those who inherit from it.
class Strip : public QWidget {
    Q_OBJECT
public:
    explicit Strip(QWidget* parent = nullptr) : QWidget(parent) {}

protected:
    enum class On { Fill, Paper };
    Button* addButton(On ground); // from right to left,
    void addPart(QWidget* part);  // as what else there is to press
    void arrange();
    double textRight() const;                                            // where the shown buttons begin
    bool hasRoom(const QString& headline, Type type, double left) const; // right of `left`
    // The headline counts: where it has none, the button goes.
    void makeRoom(const QString& headline, Type type, double left, Button* button);
    // A headline and what is said below it, which gives way where there is no room for both.
    static void write(QPainter& p, QRectF room, const QString& headline, Type type, const QString& below);

    void resizeEvent(QResizeEvent* event) override;

private:
    std::vector<QWidget*> m_parts;
};

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

// Said while an earlier ply or a variation is looked at: where one is, whose turn it was, and the way back.
class LookingStrip final : public Strip {
    Q_OBJECT
public:
    explicit LookingStrip(Session& session, QWidget* parent = nullptr);

    void refresh();
    QString where() const; // "Looking back, move 9 of 15"
    QString brief() const; // "Move 9 of 15"

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString what() const; // what can be done here

    Session& m_session;
    Button *m_back, *m_goOn, *m_fresh;
};
