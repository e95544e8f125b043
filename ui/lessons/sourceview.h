#pragma once

#include <QWidget>

#include "core/kind.h"

class Label;

// Where a game comes from: the document, what it asks, what was found since, and boards where that differs.
class SourceView final : public QWidget {
    Q_OBJECT
public:
    explicit SourceView(const core::Kind& kind, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const core::Source& m_source;
    Label *m_authors, *m_origin, *m_asks, *m_found, *m_words;
    Label *m_asksTitle, *m_foundTitle, *m_wordsTitle, *m_differsTitle;
};
