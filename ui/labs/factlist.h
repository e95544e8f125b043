#pragma once

#include <QWidget>

#include "core/lab.h"

// What a lab found to be true or not, one sentence each behind ✓ or –.
class FactList final : public QWidget {
    Q_OBJECT
public:
    explicit FactList(QWidget* parent = nullptr);

    void setFacts(const std::vector<core::Fact>& facts);

private:
    void add(const core::Fact& fact);
};
