#pragma once

#include <QWidget>

#include "core/verdict.h"

class Session;

// The value of the ply looked at in one sentence, and how sure it is. Without help it says how to get some.
class VerdictCard final : public QWidget {
    Q_OBJECT
public:
    explicit VerdictCard(Session& session, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Content;
    Content content() const;
    QString detail(const core::Verdict& verdict) const;
    void refresh();

    Session& m_session;
};
