#pragma once

#include <QWidget>

#include "core/options.h"

#include <array>
#include <map>
#include <string>
#include <vector>

class OptionRow;
class QVBoxLayout;

// A form made from a schema: a stepper for a number, segments or cards for a choice, a list editor for a
// list, each with its error below.
class OptionForm final : public QWidget {
    Q_OBJECT
public:
    using Values = std::map<std::string, std::string>;

    enum class Style { Full, Compact }; // Compact: for narrow places
    // What stands left of the numbers and below them.
    struct Around {
        QWidget *aside = nullptr, *below = nullptr;
    };
    OptionForm(core::Schema schema, Around around, QWidget* parent = nullptr, Style style = Style::Full);

    Values values() const;                // of every option
    void setValues(const Values& values); // what is left out gets its default; without changed()
    // Puts the text under the field of the option and clears all others; false if there is no such option.
    bool showError(std::string_view key, const QString& text);
    // Another start is given elsewhere: what is only about it is not shown.
    void setStartGiven(bool given);
    // Shows what stands around the numbers alone, or the options too.
    void showOptions(bool shown);
    // All but the numbers: stands below them, unless it is taken to another place.
    QWidget* rest() const { return m_rest; }
    // In so many columns, one or two of about the same height.
    void spreadRest(int columns);

signals:
    void changed(); // by the user

private:
    void showRows();

    core::Schema m_schema;
    std::vector<OptionRow*> m_rows; // one per option
    QWidget* m_rest;
    bool m_optionsShown = true, m_startGiven = false;
    std::array<QVBoxLayout*, 2> m_sides; // of the rest, the second mostly empty
};
