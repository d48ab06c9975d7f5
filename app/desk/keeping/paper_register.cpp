// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/paper_register.hpp"

#include <algorithm>
#include <utility>

#include "app/desk/change/change.hpp"
#include "app/desk/change/text_check.hpp"

namespace damath::desk {

DeskResult<std::string> digestOf(const db::GiveText& says) {
  return toDeskResult(db::digestOfText(says));
}

DeskResult<PaperRegister::Announced> PaperRegister::announce(const db::PaperOf& of, std::string_view digest,
                                                             const Author& author,
                                                             std::int64_t journal) const {
  Announced announced;
  announced.stamp = stampOf(m_desk->openFile(), authorFor(m_desk->openFile(), author));
  DAMATH_CHECK(checkStamp(announced.stamp));
  DAMATH_TRY(edit, toDeskResult(m_desk->openFile().store.edit(announced.stamp)));
  DAMATH_TRY(paper, toDeskResult(db::addPaper(*edit, of, digest, DAMATH_VERSION, journal)));
  announced.paper = *std::move(paper);
  return announced;  // the edit is not committed, so nothing is stored
}

DeskResult<bool> PaperRegister::keep(const Announced& announced) const {
  const db::IssuedPaper& wanted = announced.paper;
  DAMATH_TRY(edit, begun(m_desk->openFile(), announced.stamp));
  DAMATH_TRY(paper,
             toDeskResult(db::addPaper(*edit, wanted.of, wanted.digest, wanted.program, wanted.journal)));
  if (paper->number != wanted.number) return false;
  DAMATH_CHECK(committed(m_desk->openFile(), *edit));
  return true;
}

DeskResult<std::vector<db::IssuedPaper>> PaperRegister::issued() const {
  DAMATH_TRY(reading, toDeskResult(m_desk->openFile().store.read()));
  return toDeskResult(reading->papers());
}

DeskResult<db::IssuedPaper> PaperRegister::paper(std::int64_t number) const {
  DAMATH_TRY(all, issued());
  const auto found = std::ranges::find(*all, number, &db::IssuedPaper::number);
  if (found == all->end()) return refused(Refusal::NoSuchPaper, std::to_string(number));
  return *found;
}

DeskResult<db::JournalHead> PaperRegister::head() const {
  DAMATH_TRY(reading, toDeskResult(m_desk->openFile().store.read()));
  return toDeskResult(reading->journal().head());
}

std::string PaperRegister::now() const {
  return db::toText(m_desk->openFile().clock->now());
}

}  // namespace damath::desk
