#pragma once

#include <QWidget>

class ShownMatch;

// The outcomes a player may foretell, as buttons; shown while values are held back for it.
class PredictionBar final : public QWidget {
    Q_OBJECT
public:
    explicit PredictionBar(ShownMatch& session, QWidget* parent = nullptr);

private:
    void refresh();

    ShownMatch& m_session;
    class Choice;
    Choice* m_draw;
};
