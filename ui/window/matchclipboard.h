#pragma once

#include <QObject>

class Banner;
class Session;

// The match as text, out to the clipboard and in from it (see ui/look/notation.h).
class MatchClipboard final : public QObject {
    Q_OBJECT
public:
    MatchClipboard(Session& session, Banner& banner, QObject* parent);

public slots:
    void copyPosition();
    void copyMatch();
    void paste();

private:
    Session& m_session;
    Banner& m_banner; // asks before a match is left, and says what could not be read
};
