// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/bracket_members.hpp"

namespace damath::dutch {

bool isInBracket(const Member& member) {
  return member.zone == Zone::MovedDown || member.zone == Zone::Resident;
}

std::vector<Member> membersOf(const Field& field, bool hasBye, int group, const std::vector<int>& movedDown,
                              const std::vector<int>& residents, Outlook outlook) {
  std::vector<Member> members;
  for (const int place : movedDown) members.push_back({Zone::MovedDown, place});
  for (const int place : residents) members.push_back({Zone::Resident, place});
  if (outlook == Outlook::Alone) return members;
  const int next = field.startOf(group + 2);
  for (int place = field.startOf(group + 1); place < next; ++place) members.push_back({Zone::Next, place});
  if (outlook == Outlook::Next) return members;
  for (int place = next; place < field.size(); ++place) members.push_back({Zone::Rest, place});
  if (hasBye) members.push_back({Zone::Bye, -1});
  return members;
}

}  // namespace damath::dutch
