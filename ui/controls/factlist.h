#pragma once

#include <QWidget>

#include "core/lab.h"
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

// What a lab found to be true or not, one sentence each behind ✓ or –. A sentence that names rows of the
// table offers to show them.
class FactList final : public QWidget {
    Q_OBJECT
public:
    explicit FactList(QWidget* parent = nullptr);

    void setFacts(const std::vector<core::Fact>& facts);

signals:
    void rowsRequested(const std::vector<std::size_t>& rows);

private:
    void add(const core::Fact& fact);
};
