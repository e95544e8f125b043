#pragma once

#include <QTest>

#include "core/text.h"

#include <functional>

// Tests of what is read from devices and hosts.
namespace talk {

// A row of nonsense, and what is said of it.
inline void row(const char* name, const QByteArray& said, const char* why) {
    QTest::newRow(name) << said << QString::fromUtf8(why);
}

// The rows that every reader of messages has.
inline void nonsense() {
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QString>("why");
    row("nothing", "", "line 1, column 1: this is not JSON in UTF-8");
    row("a list", "[]", "a message is one JSON object");
}

// That what the row says is refused as it says.
inline void refuses(const std::function<void(const std::string&)>& read) {
    QFETCH(QByteArray, said);
    QFETCH(QString, why);
    try {
        read(said.toStdString());
        QFAIL("taken");
    } catch (const core::InputError& e) {
        QCOMPARE(QString::fromUtf8(e.what()), why);
    }
}

} // namespace talk
