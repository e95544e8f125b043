#pragma once

#include <QListView>

class KeptFilter;

// The matches found, as cards with a tick in front. A click on a card, or Enter, chooses it; a click on the
// tick, or Space, ticks it.
class MatchList final : public QListView {
    Q_OBJECT
public:
    explicit MatchList(KeptFilter& matches, QWidget* parent = nullptr);

    void tickAll(bool on);

signals:
    void chosen(const QString& path);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void tick(const QModelIndex& index);

    KeptFilter& m_matches;
};
