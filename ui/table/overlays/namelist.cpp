#include "ui/table/overlays/namelist.h"

#include <QStringDecoder>

#include <algorithm>

namespace namelist {

namespace {

using Row = QStringList;

// Fields may be quoted, with quotes doubled inside.
Row fieldsOf(const QString& line, QChar separator) {
    Row fields{QString()};
    bool quoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const auto c = line[i];
        if (c == u'"') {
            if (quoted && i + 1 < line.size() && line[i + 1] == u'"')
                fields.last() += line[++i];
            else
                quoted = !quoted;
        } else if (c == separator && !quoted) {
            fields << QString();
        } else {
            fields.last() += c;
        }
    }
    for (auto& field : fields) field = field.simplified();
    return fields;
}

bool isNumber(const QString& field) {
    return std::ranges::all_of(field, [](QChar c) { return c.isDigit() || c == u'.' || c == u'-'; });
}

qsizetype columnCalled(const Row& head, std::initializer_list<const char*> names) {
    for (qsizetype i = 0; i < head.size(); ++i)
        for (const auto* name : names)
            if (head[i].compare(QString::fromUtf8(name), Qt::CaseInsensitive) == 0) return i;
    return -1;
}

} // namespace

QStringList namesIn(const QString& text) {
    QString plain = text;
    const auto lines = plain.replace(QLatin1String("\r\n"), QLatin1String("\n"))
                           .replace(u'\r', u'\n')
                           .split(u'\n', Qt::SkipEmptyParts);
    if (lines.isEmpty()) return {};
    QChar separator = u'\t';
    for (const QChar one : {QChar(u'\t'), QChar(u';'), QChar(u',')})
        if (lines.first().contains(one)) {
            separator = one;
            break;
        }
    const auto head = fieldsOf(lines.first(), separator);
    const auto whole = columnCalled(head, {"name", "名前", "氏名", "なまえ", "姓名", "児童名", "生徒名"});
    const auto family = columnCalled(head, {"姓", "last name", "surname"});
    const auto given = columnCalled(head, {"名", "first name", "given name"});
    const bool named = whole >= 0 || family >= 0 || given >= 0;
    QStringList names;
    for (qsizetype i = named ? 1 : 0; i < lines.size(); ++i) {
        const auto row = fieldsOf(lines[i], separator);
        QString name;
        if (whole >= 0)
            name = row.value(whole);
        else if (named)
            name = (row.value(family) + u' ' + row.value(given)).simplified();
        else if (const auto found = std::ranges::find_if_not(row, isNumber); found != row.end())
            name = *found;
        if (!name.isEmpty()) names << name;
    }
    return names;
}

QString decoded(const QByteArray& file) {
    QStringDecoder utf8(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    QString text = utf8(file);
    if (utf8.hasError()) {
        QStringDecoder japanese("Shift_JIS");
        if (japanese.isValid()) text = japanese(file);
    }
    return text.startsWith(QChar(QChar::ByteOrderMark)) ? text.mid(1) : text;
}

} // namespace namelist
