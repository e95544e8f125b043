#pragma once

#include <QWidget>

#include "core/options.h"

#include <vector>

class Button;
class Field;
class ListEntry;

// Edits a list option: entry by entry with steppers, or all of it as text. The two always show the same.
class ListEditor final : public QWidget {
    Q_OBJECT
public:
    explicit ListEditor(const core::Option& option, QWidget* parent = nullptr);

    // Entries joined by commas, as an option's value.
    QString value() const { return m_values.join(QLatin1Char(',')); }
    void setValue(const QString& value); // without changed()
    void setWrong(bool wrong);

signals:
    void changed(); // by the user

private:
    void showText();
    void showEntries();
    ListEntry* newEntry(int index);

    core::Option m_option;
    QStringList m_values;
    Field* m_text;
    QWidget* m_box;
    std::vector<ListEntry*> m_entries; // one per value
    Button* m_add;
};
