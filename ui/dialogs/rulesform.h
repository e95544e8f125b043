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
class Segmented;

// The rules of a new match, and a position to start from: what is ready-made beside the starts shown as
// pictures, and the options of the kind's schema, the usual ones or all. Says below a field what is not
// allowed there.
class RulesForm final : public QWidget {
    Q_OBJECT
public:
    explicit RulesForm(const core::Kind& kind, QWidget* parent = nullptr);

    static constexpr int shownAsPictures = 3; // presets

    // What is set up; nothing while something is not allowed.
    struct Setup {
        std::shared_ptr<const core::Game> game;
        core::Position start;
    };
    const std::optional<Setup>& setup() const { return m_setup; }
    int preset() const;                    // that the rules are, from its own start; negative: none
    bool placed() const;                   // the match starts from a position that was given
    bool showsAll() const;                 // not only the usual options
    void setRules(const QString& rules);   // key=value;…; what cannot be used leaves the defaults
    void setPosition(const QString& text); // the start in the game's notation
    void choosePreset(int preset);
    void focusError();    // the field that says what is not allowed
    void focusPosition(); // where a start can be typed

signals:
    void changed();            // setup() is another one, or none
    void presetChosen();       // by the user, among those that are no pictures
    void arrangementChanged(); // the usual options, or all
    void folded();             // to be hidden again

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* header();
    QWidget* beginning();
    void arrange();
    void showAll(bool shown);
    void check();
    std::string rules() const;
    Setup made() const;
    void showError(const core::InputError& error);

    const core::Kind& m_kind;
    Segmented* m_depth;
    PresetBar* m_presets;
    OptionForm* m_options;
    QWidget* m_beginning;
    Field* m_position;
    Label* m_error;      // what belongs to no option
    std::string m_wrong; // the option that is not allowed; empty: none, or it is the position
    int m_chosen = -1;   // the preset that was chosen last
    std::optional<Setup> m_setup;
};
