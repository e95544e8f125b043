#pragma once

#include <QWidget>

#include "core/options.h"

#include <map>
#include <string>
#include <vector>

class OptionRow;
class QHBoxLayout;

// A form made from a schema: a stepper for a number, a switch, segments, cards or a menu for a choice, a list
// editor for a list, each with its error below.
class OptionForm final : public QWidget {
    Q_OBJECT
public:
    using Values = std::map<std::string, std::string>;

    enum class Style { Full, Compact }; // Compact: for narrow places
    explicit OptionForm(core::Schema schema, QWidget* parent = nullptr, Style style = Style::Full);

    // What a rules text gives, with the defaults of all else; throws InputError.
    static Values everyValue(const core::Schema& schema, std::string_view rules);

    Values values() const;                // of every option
    void setValues(const Values& values); // what is left out gets its default; without changed()
    // Puts the text under the field of the option and clears all others; false if there is no such option.
    bool showError(std::string_view key, const QString& text);
    // Another start is given elsewhere: what is only about it is not shown.
    void setStartGiven(bool given);
    void showDeep(bool shown); // what only those look for who want to see all; shown unless said
    bool isDeep(std::string_view key) const;
    void focus(std::string_view key);
    // In so many columns of about the same height: numbers first, switches last. One: as the schema has them.
    void setColumns(int columns);

signals:
    void changed(); // by the user

protected:
    void showEvent(QShowEvent* event) override;

private:
    bool shows(const core::Option& option) const;
    void showRows();
    void spread();

    core::Schema m_schema;
    std::vector<OptionRow*> m_rows; // one per option
    bool m_deepShown = true, m_startGiven = false, m_compact;
    int m_columns = 1;
    QHBoxLayout* m_line; // of the columns
};
