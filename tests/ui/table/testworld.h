#pragma once

#include <QRandomGenerator>
#include <QTimer>

#include "ui/network/network.h"
#include "ui/table/wire/world.h"

#include <utility>

// The real network, at a time that the test makes go on; what is kept of a table stays in memory.
class TestWorld final : public World {
public:
    network::Network& network() override { return network::get(); }
    broker::Library* broker() override { return m_broker; }
    std::chrono::milliseconds now() const override { return m_now; }
    QDateTime date() const override {
        return QDateTime::fromMSecsSinceEpoch(1'800'000'000'000 + m_now.count(), Qt::UTC);
    }
    void after(std::chrono::milliseconds time, QObject* whose, std::function<void()> act) override {
        QTimer::singleShot(time / m_hurry, whose, std::move(act));
    }
    quint64 random() override { return QRandomGenerator::system()->generate64(); }
    QByteArray kept() const override { return m_kept; }
    void keep(const QByteArray& table) override { m_kept = table; }
    QByteArray keptClass() const override { return m_class; }
    QString keepClass(const QByteArray& all) override { return m_class = all, m_trouble; }
    void putClassAside() override { m_aside = std::exchange(m_class, {}); }
    QByteArray page() const override { return m_page; }

    void pass(std::chrono::seconds time) {
        for (auto end = m_now + time; m_now < end;) {
            m_now += std::chrono::seconds(1);
            emit beat();
        }
    }

    broker::Library* m_broker = nullptr;
    QByteArray m_kept, m_page, m_class, m_aside;
    QString m_trouble; // with keeping the class
    int m_hurry = 1;   // so many times as fast goes what comes after a while

private:
    std::chrono::milliseconds m_now{1'000'000};
};
