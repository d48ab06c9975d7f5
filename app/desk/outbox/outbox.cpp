// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/outbox/outbox.hpp"

#include <algorithm>
#include <cerrno>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

#include "core/exact/number_text.hpp"
#include "core/expected.hpp"
#include "core/notation/json/stored_json.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "platform/durable_file.hpp"
#include "platform/file_path.hpp"
#include "platform/ordinary_file.hpp"
#include "platform/side_file.hpp"
#include "platform/user.hpp"

namespace damath::desk {

namespace fs = std::filesystem;

namespace {

using nlohmann::ordered_json;
using notation::integerIn;

constexpr const char* kFormat = "damath outbox";
constexpr int kVersion = 1;

ordered_json figureJson(const std::optional<exact::Number>& figure) {
  return figure ? ordered_json(exact::toText(*figure)) : ordered_json();
}

// Parses a grand total; nullopt for a JSON null. Throws an exception of the JSON library if the value has the
// wrong type or is no number.
std::optional<exact::Number> figureOf(const ordered_json& json) {
  if (json.is_null()) return std::nullopt;
  auto figure = exact::parseNumber(json.get<std::string>());
  if (!figure) throw ordered_json::other_error::create(501, "no figure", &json);
  return figure;
}

ordered_json placeJson(const SheetAt& at) {
  if (const auto* place = std::get_if<Place>(&at)) {
    return {{"round", contest::numberOf(place->round)}, {"board", contest::numberOf(place->board)}};
  }
  const RematchOf& of = std::get<RematchOf>(at);
  ordered_json json = {{"rematch", {contest::numberOf(of.one), contest::numberOf(of.other)}}};
  if (of.number != contest::GameId{}) json["number"] = contest::numberOf(of.number);
  return json;
}

SheetAt placeOf(const ordered_json& json) {
  if (json.contains("rematch")) {
    RematchOf of{contest::EntryId{integerIn<std::int64_t>(json.at("rematch").at(0))},
                 contest::EntryId{integerIn<std::int64_t>(json.at("rematch").at(1))}};
    if (json.contains("number")) of.number = contest::GameId{integerIn<std::int64_t>(json.at("number"))};
    return of;
  }
  return Place{contest::RoundNumber{integerIn<int>(json.at("round"))},
               contest::BoardNumber{integerIn<int>(json.at("board"))}};
}

ordered_json draftJson(const Draft& draft) {
  ordered_json json = {{"id", draft.id},
                       {"at", draft.at},
                       {"by", draft.by},
                       {"reason", draft.reason},
                       {"event", contest::numberOf(draft.event)},
                       {"place", placeJson(draft.place)},
                       {"blue", contest::numberOf(draft.blue)},
                       {"red", contest::numberOf(draft.red)}};
  if (const auto* input = std::get_if<contest::ResultInput>(&draft.entry)) {
    json["result"] = {{"ending", rules::toText(input->ending)},
                      {"blue", figureJson(input->blueGrand)},
                      {"red", figureJson(input->redGrand)}};
  } else {
    json["sheet"] = notation::toSheetText(std::get<sheet::Sheet>(draft.entry));
  }
  if (!draft.askedBy.empty()) json["askedBy"] = draft.askedBy;
  if (draft.isDue) json["due"] = true;
  if (draft.basedOn) json["basedOn"] = *draft.basedOn;
  if (draft.seen) json["seen"] = {{"number", draft.seen->number}, {"digest", draft.seen->digest}};
  return json;
}

std::variant<contest::ResultInput, sheet::Sheet> entryOf(const ordered_json& json) {
  if (json.contains("sheet")) {
    auto sheet = notation::parseSheetText(json.at("sheet").get<std::string>());
    if (!sheet) throw ordered_json::other_error::create(501, "no sheet", &json);
    return *std::move(sheet);
  }
  const ordered_json& result = json.at("result");
  const auto ending = rules::parseEnding(result.at("ending").get<std::string>());
  if (!ending) throw ordered_json::other_error::create(501, "no ending", &json);
  return contest::ResultInput{*ending, figureOf(result.at("blue")), figureOf(result.at("red"))};
}

Draft draftOf(const ordered_json& json) {
  Draft draft;
  draft.id = json.at("id").get<std::string>();
  draft.at = json.at("at").get<std::string>();
  draft.by = json.at("by").get<std::string>();
  draft.askedBy = json.value("askedBy", std::string());
  draft.reason = json.at("reason").get<std::string>();
  draft.event = contest::EventId{integerIn<std::int64_t>(json.at("event"))};
  draft.place = placeOf(json.at("place"));
  draft.blue = contest::EntryId{integerIn<std::int64_t>(json.at("blue"))};
  draft.red = contest::EntryId{integerIn<std::int64_t>(json.at("red"))};
  draft.entry = entryOf(json);
  draft.isDue = json.value("due", false);
  if (json.contains("basedOn")) draft.basedOn = integerIn<int>(json.at("basedOn"));
  if (json.contains("seen")) {
    const ordered_json& seen = json.at("seen");
    draft.seen = {integerIn<std::int64_t>(seen.at("number")), seen.at("digest").get<std::string>()};
  }
  return draft;
}

// Writes the outbox as JSON.
std::string toText(const OutboxContent& content) {
  ordered_json json = {{"format", kFormat},
                       {"version", kVersion},
                       {"contest", content.origin},
                       {"login", content.login},
                       {"drafts", ordered_json::array()}};
  for (const Draft& draft : content.drafts) json["drafts"].push_back(draftJson(draft));
  return json.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

// Parses an outbox. nullopt unless the whole text is valid.
std::optional<OutboxContent> parseOutbox(const std::string& text) {
  try {
    const ordered_json json = notation::parseStored(text);
    if (json.at("format") != kFormat || json.at("version") != kVersion) return std::nullopt;
    OutboxContent content{json.at("contest").get<std::string>(), json.at("login").get<std::string>(), {}};
    for (const ordered_json& each : json.at("drafts")) content.drafts.push_back(draftOf(each));
    return content;
  } catch (const ordered_json::exception&) {
    return std::nullopt;
  }
}

std::string newId() {
  std::random_device lot;
  std::ostringstream id;
  id << std::hex << lot() << lot();
  return id.str();
}

// True if both drafts are results or both are scoresheets, and both are for the same board or rematch. The
// order of the two players of a rematch does not matter.
bool areOfOneBoard(const Draft& a, const Draft& b) {
  if (a.event != b.event || a.entry.index() != b.entry.index()) return false;
  const auto* one = std::get_if<RematchOf>(&a.place);
  const auto* other = std::get_if<RematchOf>(&b.place);
  if (one == nullptr || other == nullptr) return a.place == b.place;
  return one->number == other->number &&
         std::minmax(one->one, one->other) == std::minmax(other->one, other->other);
}

}  // namespace

Outbox::Outbox(const fs::path& folder, std::string origin, std::string login)
    : m_file(folder / (login + partOfNames(origin) + ".json")),
      m_origin(std::move(origin)),
      m_login(std::move(login)) {}

std::string Outbox::partOfNames(const std::string& origin) {
  constexpr std::size_t kLetters = 16;
  return "-" + origin.substr(0, kLetters);
}

fs::path Outbox::usualFolder() {
  return platform::stateFolder() / "damath" / "outbox";
}

Outbox::Waiting Outbox::all(const fs::path& folder) {
  Waiting found;
  for (const fs::path& entry : platform::entriesOf(folder)) {
    if (entry.extension() != ".json") continue;
    const auto text = platform::readSideFile(entry, Outbox::kMostBytes);
    if (auto content = parseOutbox(text.value_or(std::string()))) {
      found.contents.push_back(*std::move(content));
    } else {
      found.unread.push_back(entry);
    }
  }
  std::ranges::sort(found.contents, {},
                    [](const OutboxContent& each) { return std::tie(each.login, each.origin); });
  return found;
}

OutboxError Outbox::putAside() const {
  std::error_code fault;
  fs::path aside;
  for (int number = 1; aside.empty() || fs::exists(aside, fault); ++number) {
    aside = m_file.string() + ".broken-" + std::to_string(number);
  }
  fs::rename(m_file, aside, fault);
  return {OutboxFault::Broken, fault ? m_file : aside, fault ? fault.message() : std::string()};
}

bool Outbox::isMissing() const {
  std::error_code fault;
  return fs::symlink_status(m_file, fault).type() == fs::file_type::not_found;
}

Unexpected<OutboxError> Outbox::failed(OutboxFault fault, const std::error_code& why) const {
  return Unexpected<OutboxError>(OutboxError{fault, m_file, why.message()});
}

Expected<platform::FileLock, OutboxError> Outbox::locked(OutboxFault fault) const {
  const fs::path name = m_file.string() + ".lock";
  std::error_code ignored;
  // Removes a folder, a pipe or a link that has the name of the lock file, because only an ordinary file can
  // be the lock. The target of a link stays.
  if (platform::isObstructed(name)) fs::remove(name, ignored);
  auto lock = platform::FileLock::lock(name);
  if (!lock) return Unexpected<OutboxError>(OutboxError{fault, name, lock.error().message()});
  return *std::move(lock);
}

Expected<std::vector<Draft>, OutboxError> Outbox::read() const {
  if (isMissing()) return std::vector<Draft>();
  errno = 0;
  const auto text = platform::readSideFile(m_file, Outbox::kMostBytes);
  if (!text && text.error() == platform::ReadFault::Unreadable) {
    return failed(OutboxFault::CannotRead, {errno == 0 ? EIO : errno, std::generic_category()});
  }
  // A pipe, a device, a link or a very large file is not the outbox. It is moved aside like a broken file.
  auto content = parseOutbox(text.value_or(std::string()));
  // Each contest and login has a file name of its own. If the file holds another contest or login, somebody
  // moved it by hand.
  if (!content || content->origin != m_origin || content->login != m_login) {
    return Unexpected<OutboxError>(putAside());
  }
  return std::move(content->drafts);
}

Expected<void, OutboxError> Outbox::write(const std::vector<Draft>& drafts) const {
  const auto fault =
      platform::writeSideFile(m_file, toText({m_origin, m_login, drafts}), platform::Rights::Private);
  if (fault) return failed(OutboxFault::CannotWrite, fault);
  return {};
}

Expected<std::vector<Draft>, OutboxError> Outbox::drafts() const {
  if (isMissing()) return std::vector<Draft>();
  DAMATH_TRY(lock, locked(OutboxFault::CannotRead));
  return read();
}

Expected<void, OutboxError> Outbox::keep(Draft draft) const {
  if (const auto fault = platform::makeFolders(m_file.parent_path())) {
    return failed(OutboxFault::CannotWrite, fault);
  }
  DAMATH_TRY(lock, locked(OutboxFault::CannotWrite));
  auto drafts = read();
  if (!drafts) return Unexpected<OutboxError>(drafts.error());
  draft.id = newId();
  const auto same =
      std::ranges::find_if(*drafts, [&](const Draft& each) { return areOfOneBoard(each, draft); });
  if (same == drafts->end()) {
    drafts->push_back(std::move(draft));
  } else {
    draft.seen = same->seen;
    draft.basedOn = same->basedOn;
    *same = std::move(draft);
  }
  return write(*drafts);
}

Expected<void, OutboxError> Outbox::remove(const std::string& id) const {
  if (isMissing()) return {};
  DAMATH_TRY(lock, locked(OutboxFault::CannotWrite));
  auto drafts = read();
  if (!drafts) return Unexpected<OutboxError>(drafts.error());
  if (std::erase_if(*drafts, [&id](const Draft& each) { return each.id == id; }) == 0) return {};
  return write(*drafts);
}

}  // namespace damath::desk
