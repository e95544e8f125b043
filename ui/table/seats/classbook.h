#pragma once

#include <QObject>
#include <QStringList>

#include "core/play/roster.h"

#include <chrono>
#include <functional>
#include <optional>

class World;

// The class that comes to the table, week after week: its names, cards and what each has done, kept in one
// file of this computer. Only the teacher changes who is in it.
class ClassBook final : public QObject {
    Q_OBJECT
public:
    explicit ClassBook(World& world);
    ~ClassBook() override;

    const core::Roster& roster() const { return m_roster; }
    bool empty() const { return m_roster.pupils.empty(); }
    const core::Pupil* find(int id) const { return m_roster.find(id); }
    const core::Pupil* holder(const QString& card) const; // null: it is nobody's, or nobody's any more
    // The file could not be read, and lies beside; it could not be written. Empty: neither.
    const QString& trouble() const { return m_trouble; }

    // New pupils at the end, each with an emblem and a card; how many found room.
    int add(const QStringList& names);
    void rename(int id, const QString& name);
    void nextEmblem(int id); // that nobody has
    void newCard(int id);    // the old one ends
    void remove(int id);
    void setTitle(const QString& title);
    void setAddress(const QString& address);
    void replace(core::Roster roster);
    void clear(); // nothing of it stays

    void keepDone(int id, std::vector<std::pair<core::Assignment, core::Headway>> done);
    void keepPlan(core::Plan plan, std::vector<std::pair<core::Assignment, std::vector<int>>> meant);

signals:
    void changed();     // who is in it, or what they are called
    void replaced();    // by another class, or none
    void ended(int id); // this pupil's card: whoever came by it goes

private:
    void changeOne(int id, const std::function<void(core::Pupil&)>& change);
    std::string newCardText() const;
    void beat();
    void save();

    World& m_world;
    core::Roster m_roster;
    QString m_trouble;
    std::optional<std::chrono::milliseconds> m_unsaved; // since then
};
