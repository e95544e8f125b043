#include "ui/table/join/heardquestion.h"

void HeardQuestion::hear(const Question& question) {
    m_now = question;
    emit changed();
}

void HeardQuestion::end() {
    m_now.reset();
    emit changed();
}

void HeardQuestion::answer(const std::string& says) {
    if (m_now) emit answered(m_now->number, says);
}
