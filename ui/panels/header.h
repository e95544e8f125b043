#pragma once

#include <QWidget>

class Button;
class HelpSelector;
class Session;

// The top of the match page: the way back, what is being played, and the tools.
class Header final : public QWidget {
    Q_OBJECT
public:
    // In projector mode only the tools are left, so wide.
    static int briefWidth(int page);        // px; fewer of them on a small screen
    static int wantedHeight(double length); // at least, with room for its buttons; px

    explicit Header(Session& session, QWidget* parent = nullptr);

    HelpSelector* help() const { return m_help; }
    void setBackToLab(bool lab); // else to the shelf

signals:
    void lockToggled(bool on);
    void briefLookRequested();
    void toShelf();
    void projectorToggled();
    void menuRequested(QPoint at); // global

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void arrange();
    QString title() const;
    QString otherTitle() const;
    QString summary(double room) const;

    Session& m_session;
    bool m_backToLab = false;
    int m_divider = 0; // before the tools

    Button* m_back;
    HelpSelector* m_help;
    Button *m_undo, *m_redo, *m_screen, *m_menu;
};
