#pragma once

#include <QTimer>
#include <QWidget>

#include "core/demonstration.h"
#include "core/kind.h"
#include "core/play/match.h"
#include "ui/match/background.h"

#include <memory>
#include <optional>

class BoardView;
class Button;
class CheckBox;
class FactList;
class Label;
class LabSettings;
class QVBoxLayout;
class TransportBar;

// A proof that plays: its settings on the left, the board in the middle, where the reader has the other side,
// and beside it what the proof says here and what is true of the whole board.
class DemoLab final : public QWidget {
    Q_OBJECT
public:
    explicit DemoLab(const core::DemonstrationLab& lab, QWidget* parent = nullptr);

    BoardView* board() const { return m_board; }
    const std::optional<core::Match>& line() const { return m_line; }
    void run();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* middle();
    QWidget* aside();
    void begin(std::shared_ptr<const core::Demonstration> demonstration);
    void play(core::Move move);
    void goOn();
    void goTo(int ply);
    void bestReply();
    void refresh();
    void showLine();
    void say(const std::vector<core::Message>& lines);

    core::Lab m_lab; // what the settings show of it
    std::shared_ptr<const core::Demonstration> (*m_make)(const core::Values&, const std::stop_token&,
                                                         const core::Lab::Progress&);
    std::shared_ptr<const core::Demonstration> m_demonstration;
    std::optional<core::Match> m_line;
    core::DemonstrationStep m_step;
    QTimer m_pause; // before the proof moves
    LabSettings* m_settings;
    BoardView* m_board;
    TransportBar* m_bar;
    Button* m_best;
    CheckBox* m_values;
    QVBoxLayout* m_said;
    FactList* m_facts;
    Background m_background;
};
