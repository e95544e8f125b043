#pragma once

#include <QObject>
#include <QPointer>

class MatchPage;
class QWidget;

// The window on its screen: as large as suits it, or all over, for the projector or flat between two players.
class FullScreen final : public QObject {
    Q_OBJECT
public:
    explicit FullScreen(QWidget& window);

    void fit(); // 1280 × 800 with the frame around it
    void serve(MatchPage& page);

public slots:
    void toggleProjector();
    void toggleTable();
    void leaveTable();

private:
    QWidget& m_window;
    QPointer<MatchPage> m_match; // which can lie flat
};
