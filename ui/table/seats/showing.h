#pragma once

#include "core/play/tabletalk.h"

class Device;

// What devices look at once they have a seat: a match, or a question to the class.
class Showing {
public:
    Showing() = default;
    Showing(const Showing&) = delete;
    Showing& operator=(const Showing&) = delete;
    virtual ~Showing() = default;

    // All of it, to one who sees it for the first time, or in another language.
    virtual void showTo(Device& device) = 0;
    virtual void hear(Device& device, const core::tabletalk::Said& said) = 0;
};
