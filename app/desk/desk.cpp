#include "app/desk/desk.hpp"

#include "app/desk/change.hpp"
#include "app/desk/person_text.hpp"
#include "app/desk/verification.hpp"
#include "db/store.hpp"

namespace damath::desk {

Desk::Desk(std::unique_ptr<db::Store> store, const Clock& clock)
    : m_store(std::move(store)), m_clock(&clock) {}
Desk::Desk(Desk&&) noexcept = default;
Desk& Desk::operator=(Desk&&) noexcept = default;
Desk::~Desk() = default;

Expected<Desk, DeskError> Desk::create(const std::filesystem::path& path, const contest::ContestHead& head,
                                       const Author& author, const Clock& clock,
                                       const db::OpenOptions& options) {
  const db::Stamp stamp{clock.now(), author.by.empty() ? author.user : author.by, author.reason};
  if (auto checked = checkStamp(stamp); !checked) return Unexpected<DeskError>(checked.error());
  if (trimmed(head.name).empty()) return refused(Refusal::NameMissing);
  for (const std::string* text : {&head.name, &head.venue, &head.date}) {
    if (!isCleanText(*text)) return refused(Refusal::NotText);
  }
  auto store = db::Store::create(path, head, stamp, options);
  if (!store) {
    DeskError error = asDeskError(store.error());
    error.subject = path.string();
    return Unexpected<DeskError>(std::move(error));
  }
  return Desk(std::make_unique<db::Store>(*std::move(store)), clock);
}

Opening Desk::open(const std::filesystem::path& path, const Clock& clock, const db::OpenOptions& options) {
  db::StoreOpening opening = db::Store::open(path, clock.now(), options);
  if (!opening.store) return {std::move(opening.verdict), std::nullopt};
  return {std::move(opening.verdict), Desk(std::make_unique<db::Store>(*std::move(opening.store)), clock)};
}

const std::filesystem::path& Desk::path() const {
  return m_store->path();
}

db::Stamp Desk::stamp(const Author& author) const {
  return {m_clock->now(), author.by.empty() ? author.user : author.by, author.reason};
}

Expected<contest::Contest, DeskError> Desk::snapshot() const {
  return lifted(m_store->read().and_then([](const db::Reading& reading) { return reading.contest(); }));
}

Expected<std::vector<db::JournalRow>, DeskError> Desk::journal() const {
  return lifted(m_store->read().and_then([](const db::Reading& reading) { return reading.journal(); }));
}

Expected<std::vector<Problem>, DeskError> Desk::verify() const {
  const auto reading = lifted(m_store->read());
  if (!reading) return Unexpected<DeskError>(reading.error());
  return problemsOf(*reading);
}

Expected<void, DeskError> Desk::backup(const std::filesystem::path& to) const {
  return lifted(m_store->backup(to)).map_error([&to](DeskError error) {
    error.subject = to.string();
    return error;
  });
}

}  // namespace damath::desk
