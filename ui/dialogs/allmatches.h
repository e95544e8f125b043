#pragma once

#include "ui/controls/overlay.h"
#include "ui/shelf/keptmodel.h"

#include <functional>

class Button;
class Chip;
class Field;
class Label;
class MatchList;

// Every match on file, the latest first: searched, filtered, gone on with, or deleted, which can be undone.
class AllMatches final : public Overlay {
    Q_OBJECT
public:
    AllMatches(MatchStore& store, QWidget* window);

signals:
    void chosen(const QString& path);
    void changed(); // matches have gone, or come back

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* chips(std::vector<Chip*>& into, const std::function<QStringList()>& names,
                   void (AllMatches::*choose)(std::size_t));
    void chooseKind(std::size_t index);
    void chooseStanding(std::size_t index);
    void read();
    void refresh();
    void remove();
    void bringBack();

    MatchStore& m_store;
    KeptModel m_model;
    KeptFilter m_found;
    Field* m_search;
    std::vector<Chip*> m_kinds, m_standings; // the first of each: all
    MatchList* m_list;
    Label* m_none;
    Button *m_bringBack, *m_delete;
};
