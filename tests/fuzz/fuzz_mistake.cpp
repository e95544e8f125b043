#include <QJsonDocument>

#include "tests/fuzz/fuzz.h"
#include "ui/practice/mistake.h"

// A mistake kept to be practised: one that is taken is written as one that reads the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const QByteArray file(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(size));
    const auto card = Mistake::read(QJsonDocument::fromJson(file).object());
    if (!card) return 0;
    const auto again = Mistake::read(card->json());
    fuzz::require(again && again->repeats(*card) && again->json() == card->json());
    return 0;
}
