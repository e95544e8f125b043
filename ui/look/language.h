#pragma once

#include <QObject>
#include <QString>

#include "core/text.h"

// Counters in kana, whose first sound hangs on the number: 1ぴき, 2ひき, 3びき.
namespace counters {

// The text with every ひき, ほん and ふん behind a number as it is read.
QString asRead(QString kana);

} // namespace counters

class QTranslator;

// The language of the interface: Japanese, にほんご or English, switched at once and everywhere.
namespace language {

enum class Id { Japanese, Kana, English };

// The one that fits the system's.
Id ofSystem();
Id current();
// Its name in file names and JSON: "en", "ja", "ja_Hira".
QString code(Id id);
// The language of that name; English for any other.
Id named(const QString& name);
// Installs the catalogues (Qt's own too); change() tells it a moment later, when what asked for it has ended.
void set(Id id);

// Tells that the language is another one: what shows words says them again (see ui/controls/says.h).
class Change final : public QObject {
    Q_OBJECT
signals:
    void made();
};
Change& change();

// While one lives, all that is asked for is in another language than the interface, which hears nothing of
// it: for what is painted for readers elsewhere.
class Aside {
public:
    explicit Aside(Id id);
    ~Aside();
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

private:
    Id m_before;
    const QTranslator* m_asideBefore;
};

// Sentences one after the other as the current language writes them; what has no full stop gets one where
// another follows.
QString sentences(const QStringList& all);

// A text of the core in the current language.
QString spoken(const core::Message& message);
QString spoken(const core::Phrase& phrase);

} // namespace language
