#pragma once

#include <QLineEdit>
#include <QValidator>

#include "ui/look/theme.h"

// What is typed or pasted is kept as it was written, without what was added to draw it (see
// ui/look/phrases.h).
class AsWritten final : public QValidator {
public:
    using QValidator::QValidator;
    State validate(QString& text, int& cursor) const override;
};

// A line of text to type, with the house's border; its frame turns to the loss colour when what it holds
// is not allowed.
class Field final : public QLineEdit {
    Q_OBJECT
public:
    explicit Field(Type type, QWidget* parent = nullptr);

    void setWrong(bool wrong);
    void setBaseHeight(int height); // at scale 1, 36 unless set

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void apply();

    Type m_type;
    int m_height = 36;
    bool m_wrong = false;
};
