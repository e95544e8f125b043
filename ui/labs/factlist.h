#pragma once

#include <QWidget>

#include "core/lab.h"

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
