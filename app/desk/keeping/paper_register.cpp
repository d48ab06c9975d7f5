// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/paper_register.hpp"

#include <algorithm>
#include <utility>

#include "app/desk/change/change.hpp"

namespace damath::desk {

Expected<std::string, DeskError> digestOf(std::string_view says) {
  return toDeskResult(db::digestOfText(says));
}

Expected<db::IssuedPaper, DeskError> PaperRegister::issue(const db::PaperOf& of, std::string_view says,
                                                          const Author& author, std::int64_t journal) const {
  for (;;) {
    const auto announced = announce(of, says, author, journal);
    if (!announced) return refused(announced);
    const auto isKept = keep(*announced);
    if (!isKept) return refused(isKept);
    if (*isKept) return announced->paper;
  }
}

Expected<PaperRegister::Announced, DeskError> PaperRegister::announce(const db::PaperOf& of,
                                                                      std::string_view says,
                                                                      const Author& author,
                                                                      std::int64_t journal) const {
  const auto digest = digestOf(says);
  if (!digest) return refused(digest);
  Announced announced;
  announced.stamp = stampOf(m_desk->openFile(), authorFor(m_desk->openFile(), author));
  if (auto checked = checkStamp(announced.stamp); !checked) return refused(checked);
  auto edit = toDeskResult(m_desk->openFile().store.edit(announced.stamp));
  if (!edit) return refused(edit);
  auto paper = toDeskResult(db::addPaper(*edit, of, *digest, DAMATH_VERSION, journal));
  if (!paper) return refused(paper);
  announced.paper = *std::move(paper);
  return announced;  // the edit is not committed
}

Expected<bool, DeskError> PaperRegister::keep(const Announced& announced) const {
  const db::IssuedPaper& wanted = announced.paper;
  auto edit = toDeskResult(m_desk->openFile().store.edit(announced.stamp));
  if (!edit) return refused(edit);
  const auto paper =
      toDeskResult(db::addPaper(*edit, wanted.of, wanted.digest, wanted.program, wanted.journal));
  if (!paper) return refused(paper);
  if (paper->number != wanted.number) return false;
  if (auto committed = toDeskResult(edit->commit()); !committed) return refused(committed);
  return true;
}

Expected<std::vector<db::IssuedPaper>, DeskError> PaperRegister::issued() const {
  const auto reading = toDeskResult(m_desk->openFile().store.read());
  if (!reading) return refused(reading);
  return toDeskResult(reading->papers());
}

Expected<db::IssuedPaper, DeskError> PaperRegister::paper(std::int64_t number) const {
  const auto all = issued();
  if (!all) return refused(all);
  const auto found = std::ranges::find(*all, number, &db::IssuedPaper::number);
  if (found == all->end()) return refused(Refusal::NoSuchPaper, std::to_string(number));
  return *found;
}

Expected<std::int64_t, DeskError> PaperRegister::newestRow() const {
  const auto reading = toDeskResult(m_desk->openFile().store.read());
  if (!reading) return refused(reading);
  return toDeskResult(reading->journal().newest());
}

std::string PaperRegister::now() const {
  return db::toText(m_desk->openFile().clock->now());
}

}  // namespace damath::desk
