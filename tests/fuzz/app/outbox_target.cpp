// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the file of an outbox. A file that is refused is moved aside with every byte. A file that is read
// stays as it is, and its drafts are equal after another draft was stored and removed.
#include <algorithm>
#include <filesystem>

#include "app/desk/outbox/outbox.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

namespace fs = std::filesystem;
using desk::Draft;
using Drafts = std::vector<Draft>;

constexpr const char* kOrigin = "0123456789abcdef0123456789abcdef";
constexpr const char* kLogin = "mesa1";
constexpr const char* kFile = "mesa1-0123456789abcdef.json";

bool areEqual(const contest::ResultInput& one, const contest::ResultInput& other) {
  return one.ending == other.ending && one.blueGrand == other.blueGrand && one.redGrand == other.redGrand;
}

bool haveEqualEntries(const Draft& one, const Draft& other) {
  if (one.entry.index() != other.entry.index()) return false;
  if (const auto* result = std::get_if<contest::ResultInput>(&one.entry)) {
    return areEqual(*result, std::get<contest::ResultInput>(other.entry));
  }
  return std::get<sheet::Sheet>(one.entry) == std::get<sheet::Sheet>(other.entry);
}

// True if the drafts are equal. Their IDs are not compared.
bool areEqual(const Draft& one, const Draft& other) {
  const bool haveSeenOne =
      one.seen.has_value() == other.seen.has_value() &&
      (!one.seen || (one.seen->number == other.seen->number && one.seen->digest == other.seen->digest));
  return one.at == other.at && one.by == other.by && one.reason == other.reason && one.event == other.event &&
         one.place == other.place && one.blue == other.blue && one.red == other.red &&
         one.isDue == other.isDue && one.basedOn == other.basedOn && haveSeenOne &&
         haveEqualEntries(one, other);
}

bool haveEqualBeginnings(const Drafts& one, const Drafts& other) {
  return std::equal(one.begin(), one.end(), other.begin(), [](const Draft& left, const Draft& right) {
    return left.id == right.id && areEqual(left, right);
  });
}

// Returns a draft for an event that no draft of the outbox has.
Draft freshDraft(const Drafts& drafts) {
  Draft draft;
  draft.at = "2026-11-21T10:00:00Z";
  draft.by = "Ana";
  draft.place = desk::Place{contest::RoundNumber{1}, contest::BoardNumber{2}};
  draft.entry = contest::ResultInput{rules::Ending::Time, exact::Number(75), exact::Number(-72)};
  std::int64_t event = 1;
  const auto isUsed = [&](const Draft& each) { return each.event == contest::EventId{event}; };
  while (std::ranges::any_of(drafts, isUsed)) ++event;
  draft.event = contest::EventId{event};
  return draft;
}

Broken brokenRefusal(const desk::Outbox& outbox, const desk::OutboxError& error, std::string_view input) {
  if (error.fault != desk::OutboxFault::Broken) return "an outbox that cannot be read or written";
  if (testing::contentOf(error.path) != input) return "a refused outbox was changed";
  const auto next = outbox.drafts();
  return next && next->empty() ? "" : "the outbox after a refused one is not empty";
}

Broken brokenOutbox(const desk::Outbox& outbox, const Drafts& drafts) {
  const Draft fresh = freshDraft(drafts);
  if (!outbox.keep(fresh)) return "a draft cannot be stored";
  const auto kept = outbox.drafts();
  if (!kept || kept->size() != drafts.size() + 1) return "the outbox written is refused";
  if (!haveEqualBeginnings(drafts, *kept)) return "the drafts written read otherwise";
  if (!areEqual(kept->back(), fresh)) return "the new draft reads otherwise";
  if (!outbox.remove(kept->back().id)) return "a draft cannot be removed";
  const auto left = outbox.drafts();
  if (!left || left->size() != drafts.size()) return "other drafts were removed";
  return haveEqualBeginnings(drafts, *left) ? "" : "the drafts read otherwise after a removal";
}

}  // namespace

Broken runOutbox(std::string_view input) {
  static const testing::TempFolder folder;
  for (const auto& entry : fs::directory_iterator(folder.path())) fs::remove(entry.path());
  const fs::path file = folder / kFile;
  testing::writeFile(file, std::string(input));
  const desk::Outbox::Waiting waiting = desk::Outbox::all(folder.path());
  if (waiting.contents.size() + waiting.unread.size() != 1) return "a file is listed twice or never";
  if (testing::contentOf(file) != input) return "a list of the outboxes changes one";
  const desk::Outbox outbox(folder.path(), kOrigin, kLogin);
  const auto drafts = outbox.drafts();
  if (!drafts) return brokenRefusal(outbox, drafts.error(), input);
  if (testing::contentOf(file) != input) return "reading changes the outbox";
  if (waiting.contents.size() != 1 || waiting.contents.front().drafts.size() != drafts->size()) {
    return "two readers find different drafts";
  }
  return brokenOutbox(outbox, *drafts);
}

}  // namespace damath::fuzz
