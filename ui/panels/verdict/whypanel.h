#pragma once

#include <QWidget>

#include "core/board.h"

class Button;
class Label;
class QScrollArea;
class ShownMatch;
class QPainter;

// Why the position is worth what it is: in plain words, and on request with the theory, where it works with
// binary columns these as dots; for a move with a lab of its own also the way there. Empty where there is
// nothing to say, or help is too low to show it.
class WhyPanel final : public QWidget {
    Q_OBJECT
public:
    explicit WhyPanel(ShownMatch& session, QWidget* parent = nullptr);

    bool empty() const { return m_why.first().empty() && m_why.columns.empty() && m_edges.empty(); }
    int wantedHeight(int width) const;                              // at the scale of the moment
    const std::vector<std::string>& line() const { return m_line; } // that can be gone through
    // A block below others that can be folded; what a tab shows; or a card over the board as long as it is
    // open, which is not kept.
    enum class Form { Block, Tab, Card };
    void setForm(Form form);
    bool folded() const { return m_form == Form::Card ? !m_open : m_form == Form::Block && m_folded; }
    void fold();              // or unfold
    void hideLine();          // it is no longer drawn on the board
    static QString nothing(); // said where it is empty

signals:
    void contentChanged();                                    // another height may be wanted
    void labRequested(const QString& place);                  // see core::LabLink
    void lineChanged(const std::vector<std::string>& line);   // another line of play; empty: none
    void lineRequested(const std::vector<std::string>& line); // to be drawn on the board; empty: no more
    void playRequested();                                     // the line, move by move

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void deepen();
    void settle();
    void arrange();
    bool deep() const; // the theory is shown
    bool columns() const;
    bool beside(double width) const; // the columns stand beside the text, not above it
    double margin() const;
    void paintHead(QPainter& p) const;
    void paintNothing(QPainter& p) const;
    void offerLinks(bool shown);
    void offerLine();
    void nameDrawing();
    double titleRoom(double width) const; // beside the heading
    QStringList sentences(double width) const;
    QRectF textBox(double width) const; // its height is what the text needs
    void paintColumns(QPainter& p) const;

    ShownMatch& m_session;
    core::Explanation m_found;          // what came last with an analysis
    core::Explanation m_why;            // what is shown
    std::vector<core::Message> m_edges; // and behind it: what is told of traps
    bool m_awaited = false; // that was about another position: only its room is kept, until the next comes
    std::vector<std::string> m_line; // told to the others
    bool m_drawn = false;            // it is drawn on the board
    Label* m_text;
    QScrollArea* m_area;      // of the text, where it has too little room
    QWidget* m_offers;        // a button for each way to a lab, and two for the line of play
    Button* m_draw = nullptr; // of the latter, what draws it
    Button* m_fold;           // leaves only the title, so that the list of moves has more room
    Button* m_more;           // shows the theory, or hides it
    bool m_folded, m_deep;
    Form m_form = Form::Block;
    bool m_open = false;
};
