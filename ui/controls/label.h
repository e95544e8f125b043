#pragma once

#include <QLabel>

#include "ui/theme.h"

// A text in one of the theme's roles of type and hues; follows the theme.
class Label final : public QLabel {
    Q_OBJECT
public:
    explicit Label(Type type, const QString& text = {}, QWidget* parent = nullptr);

    void setHue(Hue hue);

private:
    void apply();

    Type m_type;
    Hue m_hue = Hue::Ink;
};
