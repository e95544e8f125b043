#pragma once

#include "ui/controls/overlay.h"
#include "ui/matchstore.h"

// Every match on file, the latest first. A click goes on with one.
class AllMatches final : public Overlay {
    Q_OBJECT
public:
    AllMatches(std::vector<MatchStore::Kept> matches, QWidget* window);

signals:
    void chosen(const QString& path);
};
