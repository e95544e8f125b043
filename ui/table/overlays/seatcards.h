#pragma once

#include "core/play/roster.h"
#include "ui/print/document.h"

// The seat cards of a class on A4, eight a sheet: each with emblem, name, and a QR code that leads its owner
// to the seat. In black, in the language of the moment.
namespace seatcards {

// `at`: the table's address, "http://192.168.1.20:8420".
print::Document document(const core::Roster& roster, const QString& at);
// What a card's code says.
QString link(const QString& at, const core::Pupil& pupil);

} // namespace seatcards
