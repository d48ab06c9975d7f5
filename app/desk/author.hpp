// Who makes a change and why. It ends up in the journal.
#pragma once

#include <string>

namespace damath::desk {

struct Author {
  std::string user;    // the login name of who runs the program; never empty
  std::string by;      // the name the person gave; corrections require it, else `user` stands for it
  std::string reason;  // corrections require it
};

}  // namespace damath::desk
