#pragma once

#include <QWidget>

#include "core/kind.h"

#include <memory>
#include <optional>

class Button;
class Field;
class Label;
class OptionForm;
class PresetBar;
class Preview;
class QGridLayout;

// The rules and the start of a new match: presets, the options of the kind's schema, a position to start
// from, and a picture of what comes out. Says under the field what is not allowed.
class RulesForm final : public QWidget {
    Q_OBJECT
public:
    explicit RulesForm(const core::Kind& kind, QWidget* parent = nullptr);

    // What is set up; nothing while something is not allowed.
    struct Setup {
        std::shared_ptr<const core::Game> game;
        core::Position start;
    };
    const std::optional<Setup>& setup() const { return m_setup; }
    // Where there is no room for all at once: what is ready-made and the start, or the options one by one.
    enum class Part { All, Ready, Options };
    void showPart(Part part);
    void setRules(const QString& rules);   // key=value;…; what cannot be used leaves the defaults
    void setPosition(const QString& text); // the start in the game's notation
    void choosePreset(int preset);

signals:
    void changed();     // setup() is another one, or none
    void stageChosen(); // by the user: to be played against a perfect computer
    // The position given, or the start of what is set up, shall be changed by hand.
    void setUpAsked(std::shared_ptr<const core::Game> game, const core::Position& position);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* picture();
    QWidget* beginning();
    void arrange();
    void check();
    std::string rules() const;
    int preset() const;
    Setup made() const;
    void showError(const core::InputError& error);

    const core::Kind& m_kind;
    Label* m_title;
    PresetBar* m_presets;
    Preview* m_preview;
    Button* m_byHand;
    Field* m_position;
    Label* m_error; // what belongs to no option that is seen
    QWidget* m_beginning;
    OptionForm* m_options;
    QGridLayout* m_grid;
    Part m_part = Part::All;
    int m_columns = 0; // as arranged
    std::optional<Setup> m_setup;
};
