#pragma once

#include <QString>

// Counters in kana, whose first sound hangs on the number: 1ぴき, 2ひき, 3びき.
namespace counters {

// The text with every ひき, ほん and ふん behind a number as it is read.
QString asRead(QString kana);

} // namespace counters
