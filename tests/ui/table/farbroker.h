#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QList>

#include "core/together/sealedline.h"
#include "core/together/tablelink.h"
#include "ui/together/broker/broker.h"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// A broker of the test's own: what is said on it arrives when the test lets it, and everybody can listen.
class FarBroker final : public broker::Library {
public:
    struct Said {
        QByteArray topic, bytes;
    };

    std::unique_ptr<broker::Connection> connect(const broker::Where& where,
                                                broker::Connection::Ears ears) override {
        m_where = where;
        m_ears = std::move(ears);
        ++m_connections;
        return std::make_unique<End>(*this);
    }
    void open() {
        m_open = true;
        m_ears.opened();
    }
    void lose() {
        m_open = false;
        m_ears.closed();
    }
    // To the host.
    void publish(const std::string& topic, const std::string& bytes) {
        m_toHost.push_back({QByteArray::fromStdString(topic), QByteArray::fromStdString(bytes)});
    }
    void deliver() {
        while (!m_toHost.empty()) {
            const auto said = m_toHost.front();
            m_toHost.pop_front();
            if (m_open && said.topic.startsWith(m_where.topic)) m_ears.heard(said.topic, said.bytes, false);
        }
    }
    // What the host has said to that topic since the last time.
    std::vector<std::string> taken(const std::string& topic) {
        std::vector<std::string> all;
        std::erase_if(m_fromHost, [&](const Said& said) {
            if (said.topic.toStdString() != topic) return false;
            all.push_back(said.bytes.toStdString());
            return true;
        });
        return all;
    }

    int m_connections = 0; // that are there
    broker::Where m_where;
    std::deque<Said> m_toHost, m_fromHost;

private:
    class End final : public broker::Connection {
    public:
        explicit End(FarBroker& all) : m_all(all) {}
        ~End() override { --m_all.m_connections; }
        void publish(const QByteArray& topic, const QByteArray& bytes, broker::Lasts) override {
            m_all.m_fromHost.push_back({topic, bytes});
        }

    private:
        FarBroker& m_all;
    };
    broker::Connection::Ears m_ears;
    bool m_open = false;
};

// A device that has the link of a table, as the page of a seat would be.
class FarDevice {
public:
    FarDevice(FarBroker& broker, const QString& link)
        : m_broker(broker), m_link(core::together::TableLink::read(link.toStdString())) {}

    // Whether the host answers.
    bool connects() {
        m_line.reset();
        m_knock.emplace(seal(), m_link.table);
        put(m_knock->opening());
        m_broker.deliver();
        for (const auto& one : heard())
            if (!m_line) m_line = m_knock->answered(one, 1U << 21U);
        return m_line.has_value();
    }
    // As bytes of a broker.
    std::string sealed(const QJsonObject& what) {
        return m_line->text(QJsonDocument(what).toJson(QJsonDocument::Compact).toStdString()).front();
    }
    void put(const std::string& bytes) { m_broker.publish(topic(), bytes); }
    void say(const QJsonObject& what) {
        put(sealed(what));
        listen();
    }
    QJsonObject hello(const QString& code, const QString& token = {}) const {
        return {{"do", "hello"}, {"code", code}, {"token", token}, {"language", "en"}, {"device", "mine"}};
    }
    bool joins(const char* place = "watch", const char* name = "Anna") {
        if (!connects()) return false;
        say(hello(QString::fromStdString(m_link.code)));
        if (last("lobby").isEmpty()) return false;
        say({{"do", "sit"}, {"place", place}, {"name", name}});
        return !m_token.isEmpty();
    }
    // All that has come; pings are answered if it is awake.
    void listen() {
        m_broker.deliver();
        for (const auto& one : heard()) {
            const auto said = m_line->hear(one);
            using What = core::together::SealedLine::What;
            if (said.what == What::Ping && m_awake) put(m_line->sign(What::Pong));
            if (said.what == What::Over || said.what == What::Broken) m_over = true;
            if (said.what != What::Text) continue;
            m_heard << QJsonDocument::fromJson(QByteArray::fromStdString(said.text)).object();
            const auto& json = m_heard.last();
            if (json["type"] == "welcome") m_token = json["token"].toString();
        }
        m_broker.deliver();
    }
    QJsonObject last(const char* type) const {
        for (auto i = m_heard.size(); i-- > 0;)
            if (m_heard[i]["type"].toString() == QLatin1String(type)) return m_heard[i];
        return {};
    }
    std::string topic() const { return topics().toHost(m_knock->device()); }
    core::together::TableTopics topics() const { return {seal(), m_link.table}; }
    static const core::together::Seal& seal() {
        static const auto one = core::together::sodiumSeal();
        return *one;
    }

    std::optional<core::together::Knock> m_knock;
    std::optional<core::together::SealedLine> m_line;
    QList<QJsonObject> m_heard;
    QString m_token;
    bool m_over = false, m_awake = true;

private:
    std::vector<std::string> heard() { return m_broker.taken(topics().toDevice(m_knock->device())); }

    FarBroker& m_broker;
    core::together::TableLink m_link;
};
