// What an import or a late entry did.
#pragma once

namespace damath::desk {

struct ImportDone {
  int players = 0;
  int schools = 0;  // new ones
  int firstNumber = 0;
  int lastNumber = 0;
};

}  // namespace damath::desk
