#pragma once

#include "ui/controls/overlay.h"
#include "ui/film/matchfilm.h"
#include "ui/match/background.h"

#include <memory>
#include <vector>

class Button;
class Label;
class Stepper;
class QProgressBar;

namespace film {

// Which moves of a match become a moving picture, and how far it has come. Its boards are painted one at a
// time between whatever else happens; what they become in a file is worked out on a thread of its own, and
// saved when it is whole.
class FilmOverlay final : public Overlay {
    Q_OBJECT
public:
    // There is a move. `name`: the parts of a name for the file.
    FilmOverlay(const std::shared_ptr<MatchFilm>& film, QStringList name, QWidget* window);

    bool making() const { return m_background.running(); }

signals:
    void told(const QString& line); // what came of it; the dialog is gone by then

private:
    void connectParts();
    void keepOrder(Stepper& other, int value);
    void showLength();
    void showState(const QString& line);
    void ask();
    void make(const QString& path);
    void made(const QString& path, const QByteArray& bytes);
    void stop();

    std::shared_ptr<MatchFilm> m_film;
    QStringList m_name;
    std::vector<Shot> m_shots; // of the moves chosen
    Stepper *m_from, *m_to;
    Label* m_state;
    QProgressBar* m_progress;
    Button *m_stop, *m_save;
    Background m_background; // last, so that its thread ends before what it uses
};

} // namespace film
