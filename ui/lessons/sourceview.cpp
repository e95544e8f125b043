#include "ui/lessons/sourceview.h"

#include <QVBoxLayout>

#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/lessons/guidepanel.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

namespace {

QString plain(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

} // namespace

SourceView::SourceView(const core::Kind& kind, QWidget* parent) : QWidget(parent) {
    const auto& source = kind.source;
    auto* rows = new QVBoxLayout(this);
    keepMargins(rows, 8, 8, 16, 8);
    keepSpacing(rows, 6);
    const auto add = [rows](Label* label) {
        label->setWordWrap(true);
        rows->addWidget(label);
    };
    const auto addText = [add](Type type, const core::Phrase& text) {
        auto* label = says(new Label(type), [text] { return language::spoken(text); });
        if (type == Type::Secondary) label->setHue(Hue::Ink2);
        add(label);
    };
    const auto addTitle = [add](auto words) {
        auto* label = says(new Label(Type::Bold), words);
        keepMargins(label, 0, 8, 0, 0);
        add(label);
    };
    add(new Label(Type::Verdict, plain(source.title)));
    if (!source.authors.empty()) add(new Label(Type::Bold, plain(source.authors)));
    addText(Type::Secondary, source.origin);
    addTitle([] { return tr("What it asks"); });
    addText(Type::Body, source.asks);
    addTitle([] { return tr("What was found since"); });
    addText(Type::Body, source.found);
    addTitle([] { return tr("Whose words these are"); });
    addText(Type::Body, source.words);
    if (!source.differs.empty()) addTitle([] { return tr("Where something else was found here"); });
    for (const auto& step : source.differs) {
        auto* panel = new GuidePanel(kind, step);
        keepMargins(panel, 0, 0, 0, 10);
        rows->addWidget(panel);
    }
    rows->addStretch();
}
