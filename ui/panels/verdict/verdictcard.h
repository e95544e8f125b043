#pragma once

// The room of values in words: what a position is worth, why (WhyPanel), what its marks mean (Legend), and
// what is asked before it is told (PredictionBar).

#include <QWidget>

#include "core/verdict.h"
#include "ui/look/marks.h"

#include <optional>

class PredictionBar;
class ShownMatch;

// The value of the ply looked at in one sentence, and how sure it is. Without help it says how to get some.
// It changes when a move has been shown, as the board does.
class VerdictCard final : public QWidget {
    Q_OBJECT
public:
    explicit VerdictCard(ShownMatch& session, QWidget* parent = nullptr);

    int wantedHeight(int width) const; // where its words take more lines; px

signals:
    void changed(); // what it says

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    // What stands on the card; without a mark it is neutral.
    struct Content {
        QString sentence, detail;
        std::optional<marks::Mark> mark;
        friend bool operator==(const Content&, const Content&) = default;
    };
    Content content() const;
    QString detail(const core::Verdict& verdict) const;
    void refresh();
    QRectF room(int width) const; // of the words

    ShownMatch& m_session;
    Content m_now;
    PredictionBar* m_asked;
};
