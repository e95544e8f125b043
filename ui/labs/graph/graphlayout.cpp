#include "ui/labs/graph/graphlayout.h"

#include <QTextStream>

namespace {

constexpr double pxPerInch = 96;
constexpr int lastLimit = 20000; // ms, for the quick one

// Node names are n0, n1, …
int numberOf(const QString& name) {
    return QStringView(name).mid(1).toInt();
}

// Graphviz's plain format: inches with y up.
GraphPlaces parsePlain(const QByteArray& text) {
    GraphPlaces places;
    double height = 0;
    for (const auto& raw : text.split('\n')) {
        const auto words = QString::fromUtf8(raw).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        if (words.isEmpty()) continue;
        const auto point = [&](qsizetype i) {
            return QPointF(words[i].toDouble(), height - words[i + 1].toDouble()) * pxPerInch;
        };
        if (words[0] == QLatin1String("graph") && words.size() >= 4) {
            height = words[3].toDouble();
        } else if (words[0] == QLatin1String("node") && words.size() >= 6) {
            const auto index = static_cast<std::size_t>(numberOf(words[1]));
            if (places.nodes.size() <= index) places.nodes.resize(index + 1);
            places.nodes[index] = {point(2), QSizeF(words[4].toDouble(), words[5].toDouble()) * pxPerInch};
        } else if (words[0] == QLatin1String("edge") && words.size() >= 4) {
            const auto count = words[3].toInt();
            if (words.size() < 4 + 2 * count) continue;
            std::vector<QPointF> curve;
            curve.reserve(static_cast<std::size_t>(count));
            for (int i = 0; i < count; ++i) curve.push_back(point(4 + 2 * i));
            places.edges.push_back(std::move(curve));
            places.ends.emplace_back(numberOf(words[1]), numberOf(words[2]));
        }
    }
    return places;
}

} // namespace

GraphLayout::GraphLayout(QObject* parent) : QObject(parent) {
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] {
        drop();
        tryNext(tr("The graph is too large to be laid out in time."));
    });
}

GraphLayout::~GraphLayout() {
    drop();
}

void GraphLayout::start(const QByteArray& dot) {
    drop();
    m_dot = dot;
    run(0);
}

void GraphLayout::cancel() {
    drop();
    m_limit.stop();
}

void GraphLayout::tryNext(const QString& reason) {
    if (m_engine + 1 < core::layoutEngines().size())
        run(m_engine + 1);
    else
        emit failed(reason);
}

void GraphLayout::run(std::size_t engine) {
    m_engine = engine;
    auto* process = m_process = new QProcess(this);
    connect(process, &QProcess::finished, this, [this, process] { finished(process); });
    connect(process, &QProcess::errorOccurred, this, [this, process](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart || process != m_process) return;
        drop();
        m_limit.stop();
        emit failed(tr("Graphviz could not be started: install the package “graphviz”."));
    });
    const auto& [program, options] = core::layoutEngines()[engine];
    QStringList arguments{QStringLiteral("-Tplain"),
                          QStringLiteral("-Earrowhead=none")}; // painted over the end
    for (const auto* option : options) arguments << QLatin1String(option);
    m_limit.start(engine == 0 ? m_firstLimit : lastLimit); // before the start, which may fail at once
    process->start(QLatin1String(program), arguments);
    process->write(m_dot);
    process->closeWriteChannel();
}

void GraphLayout::finished(QProcess* process) {
    if (process != m_process) return;
    m_limit.stop();
    const auto text = process->readAllStandardOutput();
    const bool good = process->exitStatus() == QProcess::NormalExit && process->exitCode() == 0;
    m_process = nullptr;
    process->deleteLater();
    if (good)
        emit placed(parsePlain(text), QLatin1String(core::layoutEngines()[m_engine].program));
    else
        tryNext(tr("Graphviz could not lay out the graph."));
}

// Never waits: a killed process is deleted when it has gone.
void GraphLayout::drop() {
    if (m_process == nullptr) return;
    auto* process = std::exchange(m_process, nullptr);
    process->disconnect(this);
    process->setParent(nullptr);
    if (process->state() == QProcess::NotRunning) return process->deleteLater(); // it never started
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    process->kill();
}
