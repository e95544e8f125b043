#pragma once

#include <string>
#include <vector>

namespace core {

// A row of CSV (RFC 4180, lines end with \n), the one place where it is written. Text that a spreadsheet
// would take for a formula gets an apostrophe before it, so that a name computes nothing; numbers stay
// numbers. Where fields are separated by semicolons none begins in the middle of a name.
std::string csvLine(const std::vector<std::string>& fields);

// The rows as a file for spreadsheets. Excel takes what does not begin with the byte order mark for the
// system's own encoding and garbles names; LibreOffice proposes UTF-8 by it. Commas: what both expect in
// Japanese and English.
std::string csvFile(std::string rows);

} // namespace core
