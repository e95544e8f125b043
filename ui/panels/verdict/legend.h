#pragma once

#include <QWidget>

#include "ui/look/marks.h"

#include <vector>

class Button;
class ShownMatch;

// What the marks mean that are on the board now, the best last, and what the number beside them counts.
class Legend final : public QWidget {
    Q_OBJECT
public:
    explicit Legend(ShownMatch& session, QWidget* parent = nullptr);

    bool empty() const { return m_entries.empty(); }
    int wantedHeight(int width) const; // px
    // Lies over something else: with a border, and always unfolded.
    void setCard(bool card);

signals:
    void changed(); // another height may be wanted

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Entry {
        marks::Mark mark;
        QString text;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    void refresh();
    std::vector<Entry> entries() const;
    QString number() const; // what it counts
    double margin() const;
    // Each entry's place, and the number's below them.
    struct Places {
        std::vector<QPointF> entries; // left, middle
        QRectF number;
    };
    Places places(int width) const;

    ShownMatch& m_session;
    std::vector<Entry> m_entries;
    Button* m_fold;
    bool m_folded, m_card = false;
};
