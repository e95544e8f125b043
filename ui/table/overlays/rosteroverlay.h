#pragma once

#include "ui/controls/overlay.h"

#include "core/play/roster.h"

#include <functional>
#include <map>

class Button;
class ClassBook;
class EmblemMark;
class Field;
class Host;
class Label;

// The class, for its teacher: names come by hand, from the clipboard or from a file; each pupil has an emblem
// and a seat card to print. All of it can be saved, opened elsewhere, and deleted.
class RosterOverlay final : public Overlay {
    Q_OBJECT
public:
    RosterOverlay(Host& host, QWidget* window);

private:
    struct Row {
        QWidget* whole;
        Label* number;
        EmblemMark* emblem;
        Field* name;
        Button *card, *out;
    };
    QWidget* ways();
    Row& rowOf(int pupil);
    void refresh();
    void add(const QStringList& names);
    void askNames();
    void askPrint();
    void askOpen();
    void askSave();
    void openFrom(const QString& path);
    void sure(const QString& question, const QString& yes, const std::function<void()>& act);
    void say(const QString& what);

    Host& m_host;
    ClassBook& m_book;
    Label *m_line, *m_sure, *m_count;
    Field *m_title, *m_name;
    Button *m_print, *m_pdf, *m_save, *m_clear, *m_yes, *m_no;
    QWidget* m_rows;
    std::map<int, Row> m_of; // by pupil
    std::function<void()> m_act;
};
