#include "ui/table/overlays/boardgrid.h"

#include <QAbstractButton>
#include <QVBoxLayout>

#include "ui/board/preview.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/paint.h"
#include "ui/controls/scaled.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"

class BoardGrid::Tile final : public QAbstractButton {
public:
    Tile(QSize board, QWidget* parent)
        : QAbstractButton(parent), m_board(new Preview(board)), m_line(new Label(Type::Body)) {
        auto* rows = new QVBoxLayout(this);
        keepMargins(rows, 10);
        m_line->setWordWrap(true);
        keepWidth(m_line, board.width());
        rows->addWidget(m_board);
        rows->addWidget(m_line);
        for (auto* part : std::initializer_list<QWidget*>{m_board, m_line})
            part->setAttribute(Qt::WA_TransparentForMouseEvents);
    }

    void tell(const core::Match& match, const Line& line) {
        m_board->show(match.game(), match.start(), match.position());
        m_line->setText(line.text);
        m_line->setType(line.strong ? Type::Bold : Type::Body);
        setAccessibleName(line.text);
    }
    QSize sizeHint() const override { return layout()->sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        if (!isChecked() && !hasFocus()) return;
        QPainter p(this);
        const double pen = theme().px(isChecked() ? 3 : 2);
        paint::box(p, QRectF(rect()).adjusted(pen, pen, -pen, -pen), theme().px(8), QColor(),
                   theme().color(Hue::Ink), pen);
    }

private:
    Preview* m_board;
    Label* m_line;
};

BoardGrid::BoardGrid(QSize board, QWidget* parent) : QWidget(parent), m_board(board) {
    new FlowLayout(4, this);
}

void BoardGrid::setChoosable(bool choosable) {
    m_choosable = choosable;
    for (auto* tile : m_tiles) {
        tile->setEnabled(true);
        tile->setFocusPolicy(choosable ? Qt::StrongFocus : Qt::NoFocus);
        tile->setCheckable(choosable);
        tile->setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
}

void BoardGrid::setChosen(std::optional<std::size_t> one) {
    for (std::size_t i = 0; i < m_tiles.size(); ++i) m_tiles[i]->setChecked(one == i);
}

void BoardGrid::show(std::size_t count, const std::function<const Session&(std::size_t)>& session,
                     const std::function<Line(std::size_t)>& line) {
    while (m_tiles.size() > count) {
        m_tiles.back()->deleteLater();
        layout()->removeWidget(m_tiles.back());
        m_tiles.back()->hide();
        m_tiles.pop_back();
    }
    while (m_tiles.size() < count) {
        auto* tile = m_tiles.emplace_back(new Tile(m_board, this));
        connect(tile, &Tile::clicked, this, [this, i = m_tiles.size() - 1] {
            if (m_choosable) emit chosen(i);
        });
        layout()->addWidget(tile);
        tile->show();
    }
    setChoosable(m_choosable);
    for (std::size_t i = 0; i < count; ++i) m_tiles[i]->tell(session(i).match(), line(i));
}
