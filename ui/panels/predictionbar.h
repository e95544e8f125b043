#pragma once

#include <QWidget>

#include "core/verdict.h"

#include <vector>

class Session;

// The outcomes a player may foretell, as buttons; shown while values are held back for it.
class PredictionBar final : public QWidget {
    Q_OBJECT
public:
    explicit PredictionBar(Session& session, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    Session& m_session;
    class Choice;
    std::vector<Choice*> m_choices; // win, draw, loss
};
