#pragma once

#include <QWidget>

class Button;
class Label;
class QHBoxLayout;

// The line above a page: the way back, the game's name, and what of it the page shows. What a page adds
// stands after these. Esc leads back too, where no part of the page has used it.
class PageHeader final : public QWidget {
    Q_OBJECT
public:
    explicit PageHeader(QWidget* parent = nullptr);

    void setBack(const QString& text);
    void setGlyph(const char* icon); // before the name
    void setTitle(const QString& name, const QString& what);
    void add(QWidget* widget);
    void addStretch();
    int roomFor(const QWidget* one) const; // beside all the others that are shown, but for the names

signals:
    void back();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* page, QEvent* event) override;

private:
    void fit();

    Button* m_back;
    Label *m_name, *m_what;
    QWidget* m_glyph = nullptr;
    QHBoxLayout* m_line;
};
