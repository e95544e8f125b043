#pragma once

#include <QWidget>

#include <functional>

class Button;
class Host;
class Label;

// What the class has answered, once it is counted: a bar for each answer, above it that of the first vote
// where there were two; once it is shown the right ones ticked, and who gave them where answers are named.
class AnswerBars final : public QWidget {
    Q_OBJECT
public:
    explicit AnswerBars(Host& host, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<std::size_t> rows() const;
    QString named(std::size_t choice) const;
    QString line(std::size_t choice) const;
    void refresh();

    Host& m_host;
};

// Asking a class: one question about the position in the window, or a quiz; how many have answered, then
// what; pupils against each other; and saving it all.
class QuestionPanel final : public QWidget {
    Q_OBJECT
public:
    explicit QuestionPanel(Host& host, QWidget* parent = nullptr);

signals:
    void tablesRequested(); // pupils play each other: to look at it
    void simulRequested();  // one plays them all
    void rulesRequested();  // the class says how one wins: to see what

private:
    void refresh();
    QString line() const;
    QStringList waitedFor() const;
    QString missing() const;
    QString proposal() const;
    QString nextStep() const;
    void asTeacher(const std::function<void()>& action);
    void keepKey(Button* proposed, bool here);
    void askMove();
    void goOn();
    void stop();
    void pairUp();
    void askSave();

    Host& m_host;
    Label *m_line, *m_why;
    Button *m_who, *m_move, *m_rule, *m_quiz, *m_pair, *m_all; // while nothing is asked
    Button *m_goOn, *m_again, *m_through, *m_done, *m_stop;    // instead of them
    Button *m_tables, *m_save;
    Button *m_last, *m_proposed; // by which was asked last; what comes next
    bool m_teacher = false;      // has given the PIN
    bool m_warned = false;       // that no move is wrong
};
