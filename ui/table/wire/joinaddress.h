#pragma once

#include <QString>

#include "core/together/tablelink.h"

#include <optional>

// Where a table is: as it is typed ("192.168.1.20", "192.168.1.20:8420"), or the whole line of its picture,
// with the code; or its link for who is elsewhere.
struct JoinAddress {
    QString host, code;
    int port = 0;
    std::optional<core::together::TableLink> far = {}; // by way of that broker

    // Nothing: it is none. Whether it is one of the local network is another matter.
    static std::optional<JoinAddress> read(const QString& typed);
    bool local() const;
    QString text() const; // "192.168.1.20:8420"; that of the broker
};
