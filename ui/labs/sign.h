#pragma once

#include <QWidget>

#include "core/ringlab.h"

// ✓ in a filled disc: it holds; ! in one: it does not, though it was said to; – in a hollow one: it is not
// so, or the matter does not arise.
class Sign final : public QWidget {
    Q_OBJECT
public:
    explicit Sign(core::Check::Sign sign, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    core::Check::Sign m_sign;
};
