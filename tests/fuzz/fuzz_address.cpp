#include <QString>

#include "tests/fuzz/fuzz.h"
#include "ui/network/localnetwork.h"
#include "ui/table/wire/joinaddress.h"

// The address of a table as it is typed: one that is taken is written as one that reads the same, and is of
// the local network just as much.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const auto typed = QString::fromUtf8(reinterpret_cast<const char*>(bytes),
                                         static_cast<qsizetype>(std::min<std::size_t>(size, 4000)));
    const auto address = JoinAddress::read(typed);
    if (!address || address->far) return 0; // a link: see fuzz_history
    fuzz::require(!address->host.isEmpty() && address->port >= 0 && address->port <= 65535);
    const auto again = JoinAddress::read(address->text());
    fuzz::require(again && again->port == address->port);
    fuzz::require(localnetwork::isLocalName(again->host) == localnetwork::isLocalName(address->host));
    return 0;
}
