#include <QTimer>

#include "tests/faults/trial.h"
#include "ui/look/language.h"

#include <cstdio>
#include <dlfcn.h>

namespace {

// Of the library that is preloaded (failing.cpp); without it nothing fails.
void faults(const char* what) {
    if (void* found = dlsym(RTLD_DEFAULT, what)) reinterpret_cast<void (*)()>(found)();
}

std::unique_ptr<Trial> trialOf(const QString& name) {
    if (name == QLatin1String("match")) return playing();
    if (name == QLatin1String("save")) return keeping();
    if (name == QLatin1String("lab")) return trying();
    if (name == QLatin1String("tables")) return building();
    if (name == QLatin1String("joined")) return joining();
    if (name == QLatin1String("class")) return teaching();
    return nullptr;
}

int conclude(const Trial& scene) {
    for (const auto& line : scene.m_told) std::printf("told: %s\n", qPrintable(line));
    for (const auto& line : scene.m_wrong) std::printf("wrong: %s\n", qPrintable(line));
    return scene.m_wrong.isEmpty() ? 0 : 3;
}

} // namespace

// scenes NAME: plays a scene while calls fail as the environment says. Prints what was told and what is
// wrong, a line each; 0: all is well, 3: something is wrong. scenes NAME FOLDER: only looks at what another
// that was killed has left there.
int main(int argc, char** argv) {
    Application application(argc, argv);
    language::set(language::Id::English);
    const auto scene = trialOf(application.arguments().value(1));
    if (scene == nullptr) qFatal("scenes match|save|lab|tables|joined|class");
    QObject::connect(&application, &Application::troubled, [&](const QString& line) { scene->tell(line); });
    if (const auto folder = application.arguments().value(2); !folder.isEmpty()) {
        scene->left(folder);
        return conclude(*scene);
    }
    scene->prepare();

    constexpr int patience = 4000; // ticks
    int ticks = 0;
    QTimer clock;
    QObject::connect(&clock, &QTimer::timeout, [&] {
        if (scene->over() || ++ticks > patience) return QApplication::quit();
        scene->tick();
    });
    clock.start(std::chrono::milliseconds(2));
    faults("faultsBegin");
    QApplication::exec();
    faults("faultsEnd");
    scene->hold(ticks <= patience, "it does not end");
    scene->check();
    return conclude(*scene);
}
