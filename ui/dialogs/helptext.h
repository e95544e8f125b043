#pragma once

#include <QTextBrowser>

// Pages of help. Their lines end between phrases; what is copied or read aloud is the text as it was written.
class HelpText final : public QTextBrowser {
    Q_OBJECT
public:
    HelpText();

    void setPage(const QString& markdown);
    QString written() const;

protected:
    QMimeData* createMimeDataFromSelection() const override;
};
