#pragma once

#include "core/picture/mark.h"

using core::Help;
using core::seen;
