#pragma once

#include <QByteArray>
#include <QStringList>

// The names of a class as a teacher has them: one a line, or a column of a table with commas, semicolons or
// tabs (the one called name, 名前, 氏名 or なまえ, or 姓 and 名 together; else the first that is no number).
namespace namelist {

inline constexpr qsizetype mostBytes = 200'000; // of a file; what is longer is none of a class

QStringList namesIn(const QString& text);
// UTF-8, with a mark or without; else Shift JIS, as Excel writes it in Japanese.
QString decoded(const QByteArray& file);

} // namespace namelist
