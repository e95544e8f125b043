#pragma once

#include <QWidget>

#include "core/graph.h"
#include "core/kind.h"
#include "core/solve/census.h"
#include "ui/controls/card.h"

#include <optional>

class Button;
class CheckBox;
class OptionForm;
class QVBoxLayout;
class Segmented;

// A rule set in figures: who wins from the start, and how many positions each side wins.
class CensusCard final : public QWidget {
    Q_OBJECT
public:
    explicit CensusCard(QWidget* parent = nullptr);

    void show(const core::Census& census); // nothing is shown of an incomplete one

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    core::Census m_census;
};

// What the graph lab shows: the rules, which part of the graph, how it is pruned, and the exports.
class GraphSettings final : public Card {
    Q_OBJECT
public:
    explicit GraphSettings(const core::Kind& kind, QWidget* parent = nullptr);

    // The rules as set; nothing if something is not allowed (it is said under the field).
    std::optional<core::Values> rules();
    void setRules(const std::map<std::string, std::string>& values); // what is left out gets its default
    core::GraphQuery query() const;                                  // without `around`
    bool aroundSelection() const;
    core::NodeText nodeText() const; // of an exported DOT
    // What the whole rule set comes to.
    void setCensus(const core::Census& census);
    void setExportable(bool exportable);

signals:
    void changed();
    void exportRequested(const QString& suffix); // dot, svg, png, pdf

private:
    void addShow(QVBoxLayout* column);
    void addExports(QVBoxLayout* column);
    void fit();

    const core::Kind& m_kind;
    OptionForm* m_options;
    Segmented* m_show;
    Segmented* m_shape;
    CheckBox* m_leaving;
    CheckBox* m_reached;
    CheckBox* m_strategy;
    CheckBox* m_around;
    CensusCard* m_census;
    CheckBox* m_spelt;
    std::vector<Button*> m_exports;
};
