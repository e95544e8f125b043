#pragma once

#include <QLabel>

#include "ui/look/theme.h"

// A text in one of the theme's roles of type and hues; follows the theme. Where it takes several lines they
// end between phrases.
class Label final : public QLabel {
    Q_OBJECT
public:
    explicit Label(Type type, const QString& text = {}, QWidget* parent = nullptr);

    void setHue(Hue hue);
    void setType(Type type);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QMargins around() const; // the text

    void apply();

    Type m_type;
    Hue m_hue = Hue::Ink;
};
