#pragma once

#include <QAbstractButton>

#include "ui/look/theme.h"

// A push button of the house: ink on paper, nothing coloured.
class Button final : public QAbstractButton {
    Q_OBJECT
public:
    enum class Style {
        Primary, // filled with ink: the one thing to do
        Outline, // everything else
        Light,   // on a player's plate: surface, text in ink
        Icon,    // a line icon alone; its text is the tooltip and accessible name
        Link     // text alone
    };
    Button(Style style, const QString& text, QWidget* parent = nullptr);

    void setStyle(Style style);
    // Its text, which is its tooltip and accessible name too.
    void setName(const QString& name);
    // A line icon of resources/icons, before the text (or alone).
    void setGlyph(const char* icon);
    // Height at scale 1, 36 unless set.
    void setBaseHeight(int height);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor ink() const;
    Type type() const;
    Style m_style;
    const char* m_glyph = nullptr;
    int m_height = 36;
};
