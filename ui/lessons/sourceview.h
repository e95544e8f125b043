#pragma once

#include <QWidget>

#include "core/kind.h"

// Where a game comes from: the document, what it asks, what was found since, and boards where that differs.
class SourceView final : public QWidget {
    Q_OBJECT
public:
    explicit SourceView(const core::Kind& kind, QWidget* parent = nullptr);
};
