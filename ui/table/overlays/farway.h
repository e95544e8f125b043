#pragma once

#include <QWidget>

class Button;
class CheckBox;
class Host;
class Label;

// Whether devices from elsewhere can join, by way of the broker of the settings; then the link for them, and
// how it stands with the broker. Not seen where no broker is set.
class FarWay final : public QWidget {
    Q_OBJECT
public:
    explicit FarWay(Host& host);

signals:
    void changed(); // there is another way to the table

private:
    void choose(bool reached);
    void refresh();
    QString stands() const;

    Host& m_host;
    CheckBox* m_reached;
    Label* m_stands;
    Button* m_copy;
    QString m_trouble; // why it cannot be
};
