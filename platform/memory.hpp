// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of the system's memory allocation.
#pragma once

namespace damath::platform {

// Makes the program return large memory blocks (1 MiB or more) to the system as soon as they are freed. Does
// nothing on later calls, and on systems that already return such blocks.
void giveLargeBlocksBack();

}  // namespace damath::platform
