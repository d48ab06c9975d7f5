// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/table_tokens.hpp"

#include <openssl/crypto.h>
#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/hall/server/password.hpp"
#include "core/notation/json/stored_json.hpp"
#include "db/records/stamp.hpp"
#include "platform/durable_file.hpp"
#include "platform/side_file.hpp"
#include "platform/user.hpp"

namespace damath::web {

namespace fs = std::filesystem;

namespace {

// Returns the text of a field in the saved file. Returns an empty text if the field is missing or is no text;
// this program never writes such a card.
std::string textIn(const nlohmann::json& card, const char* name) {
  const auto found = card.find(name);
  return found != card.end() && found->is_string() ? found->get<std::string>() : std::string();
}
std::int64_t numberIn(const nlohmann::json& card, const char* name) {
  const auto found = card.find(name);
  return found != card.end() && notation::isInteger<std::int64_t>(*found) ? found->get<std::int64_t>() : 0;
}

// Returns the table of a card. nullopt if the number of the event or of the board is missing or impossible.
std::optional<Table> cardTableIn(const nlohmann::json& card) {
  const std::int64_t event = numberIn(card, "event");
  const std::int64_t board = numberIn(card, "board");
  if (event < 1 || board < 1 || board > std::numeric_limits<int>::max()) return std::nullopt;
  return Table{contest::EventId{event}, contest::BoardNumber{static_cast<int>(board)}};
}

// Returns a time in the years 1 to 9999, so that times can be subtracted.
Moment momentIn(const nlohmann::json& card, const char* name) {
  return std::clamp(Moment{std::chrono::seconds{numberIn(card, name)}}, Moment{db::kFirstInstant},
                    Moment{db::kLastInstant});
}

}  // namespace

std::string digestOf(std::string_view text) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
  unsigned size = 0;
  if (EVP_Digest(text.data(), text.size(), bytes.data(), &size, EVP_sha256(), nullptr) != 1) return {};
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string digest;
  for (unsigned i = 0; i < size; ++i) digest += {kDigits[bytes[i] >> 4U], kDigits[bytes[i] & 15U]};
  return digest;
}

bool areSame(std::string_view one, std::string_view other) {
  return one.size() == other.size() && CRYPTO_memcmp(one.data(), other.data(), one.size()) == 0;
}

std::string newPhone() {
  return station::newPhrase() + "-" + station::newPhrase();
}

std::string shortAgent(std::string_view agent) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kSystems{{{"Android", "Android"},
                                                                                   {"iPhone", "iPhone"},
                                                                                   {"iPad", "iPad"},
                                                                                   {"Windows", "Windows"},
                                                                                   {"Macintosh", "Mac"},
                                                                                   {"Linux", "Linux"}}};
  // The names are tested in this order, because most browsers also name older browsers in the `User-Agent`
  // header.
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kBrowsers{
      {{"Edg", "Edge"},
       {"OPR/", "Opera"},
       {"SamsungBrowser", "Samsung"},
       {"Firefox", "Firefox"},
       {"CriOS", "Chrome"},
       {"Chrome", "Chrome"},
       {"Safari", "Safari"}}};
  const auto nameIn = [agent](const auto& known) {
    for (const auto& [sign, name] : known) {
      if (agent.find(sign) != std::string_view::npos) return std::string(name);
    }
    return std::string();
  };
  const std::string system = nameIn(kSystems);
  const std::string browser = nameIn(kBrowsers);
  return system + (system.empty() || browser.empty() ? "" : ", ") + browser;
}

TableTokens::TableTokens(fs::path file) : m_file(std::move(file)) {
  read();
}

fs::path TableTokens::usualFileOf(const std::string& place) {
  constexpr std::size_t kOfDigest = 12;
  return platform::dataFolder() / "damath" / "phones" / (digestOf(place).substr(0, kOfDigest) + ".json");
}

void TableTokens::read() {
  constexpr std::size_t kMostCardBytes = 1 << 24;
  const auto text = platform::readSideFile(m_file, kMostCardBytes);
  const auto json = notation::parseStored<nlohmann::json>(text.value_or(std::string()));
  if (!json.is_object() || !json.contains("cards") || !json.at("cards").is_array()) return;
  for (const nlohmann::json& card : json.at("cards")) {
    if (!card.is_object() || textIn(card, "phrase").empty()) continue;
    const auto table = cardTableIn(card);
    if (!table) continue;
    m_cards[*table] = {textIn(card, "phrase"),
                       textIn(card, "phone"),
                       {textIn(card, "name"), momentIn(card, "since")},
                       momentIn(card, "made")};
  }
}

void TableTokens::keep(std::unique_lock<std::mutex> lock) {
  if (m_file.empty()) return;
  auto cards = nlohmann::ordered_json::array();
  for (const auto& [table, card] : m_cards) {
    cards.push_back({{"event", contest::numberOf(table.event)},
                     {"board", contest::numberOf(table.board)},
                     {"phrase", card.phrase},
                     {"made", card.made.time_since_epoch().count()},
                     {"phone", card.phone},
                     {"name", card.holder.name},
                     {"since", card.holder.since.time_since_epoch().count()}});
  }
  const std::string text = nlohmann::ordered_json{{"cards", cards}}.dump(1) + "\n";
  const std::int64_t version = ++m_version;
  lock.unlock();
  const std::scoped_lock writing(m_writing);
  // Another thread may have saved a later change already.
  if (m_written > version) return;
  std::error_code ignored;
  static_cast<void>(platform::makeFolders(m_file.parent_path()));
  // Only this user may write into the folder, because every user with this right could replace the file.
  fs::permissions(m_file.parent_path(), fs::perms::owner_all, ignored);
  m_isKept = !platform::writeSideFile(m_file, text, platform::Rights::Private);
  m_written = version;
}

// Returns the table whose card has the phrase. Compares every card, so that the response time does not reveal
// which card matched.
std::optional<Table> TableTokens::found(std::string_view phrase, Moment now) const {
  const std::string digest = digestOf(phrase);
  std::optional<Table> found;
  for (const auto& [table, card] : m_cards) {
    if (areSame(card.phrase, digest) && now - card.made < kCardsLast) found = table;
  }
  return found;
}

std::optional<Table> TableTokens::tableOf(std::string_view phrase, Moment now) const {
  const std::scoped_lock lock(m_mutex);
  return found(phrase, now);
}

Expected<Table, NotOpened> TableTokens::open(std::string_view phrase, std::string_view phone,
                                             const std::string& agent, Moment now) {
  std::unique_lock lock(m_mutex);
  const auto table = found(phrase, now);
  if (!table) return Unexpected(NotOpened{OpenFault::Unknown});
  Card& card = m_cards.at(*table);
  const std::string digest = digestOf(phone);
  if (card.phone.empty()) {
    card.phone = digest;
    card.holder = {shortAgent(agent), now};
    keep(std::move(lock));
  } else if (!areSame(card.phone, digest)) {
    return Unexpected(NotOpened{OpenFault::Taken, card.holder});
  }
  return *table;
}

std::vector<Table> TableTokens::tablesOf(std::string_view phone, Moment now) const {
  const std::scoped_lock lock(m_mutex);
  const std::string digest = digestOf(phone);
  std::vector<Table> tables;
  for (const auto& [table, card] : m_cards) {
    if (areSame(card.phone, digest) && now - card.made < kCardsLast) tables.push_back(table);
  }
  return tables;
}

std::map<Table, std::string> TableTokens::drawPhrases(const std::vector<Table>& tables, Which which,
                                                      Moment now) const {
  const std::scoped_lock lock(m_mutex);
  std::map<Table, std::string> phrases;
  for (const Table& table : tables) {
    const auto card = m_cards.find(table);
    const bool hasCard = card != m_cards.end() && now - card->second.made < kCardsLast;
    if (which == Which::All || !hasCard) phrases[table] = station::newPhrase();
  }
  return phrases;
}

void TableTokens::putPhrases(const std::map<Table, std::string>& phrases, Which which, Moment now) {
  std::unique_lock lock(m_mutex);
  if (which == Which::All) m_cards.clear();
  std::erase_if(m_cards, [now](const auto& each) { return now - each.second.made >= kCardsLast; });
  for (const auto& [table, phrase] : phrases) m_cards[table] = {digestOf(phrase), {}, {}, now};
  keep(std::move(lock));
}

std::map<Table, std::optional<Holder>> TableTokens::holders() const {
  const std::scoped_lock lock(m_mutex);
  std::map<Table, std::optional<Holder>> holders;
  for (const auto& [table, card] : m_cards) {
    holders[table] = card.phone.empty() ? std::nullopt : std::optional(card.holder);
  }
  return holders;
}

void TableTokens::free(Table table) {
  std::unique_lock lock(m_mutex);
  const auto card = m_cards.find(table);
  if (card == m_cards.end()) return;
  card->second.phone.clear();
  card->second.holder = {};
  keep(std::move(lock));
}

bool TableTokens::isKept() const {
  const std::scoped_lock lock(m_writing);
  return m_isKept;
}

std::string keyOf(Table table) {
  return std::to_string(contest::numberOf(table.event)) + "-" +
         std::to_string(contest::numberOf(table.board));
}

std::optional<Table> tableIn(std::string_view key) {
  std::int64_t event = 0;
  int board = 0;
  const char* const end = key.data() + key.size();
  const auto first = std::from_chars(key.data(), end, event);
  if (first.ec != std::errc() || first.ptr == end || *first.ptr != '-') return std::nullopt;
  const auto second = std::from_chars(first.ptr + 1, end, board);
  if (second.ec != std::errc() || second.ptr != end) return std::nullopt;
  return Table{contest::EventId{event}, contest::BoardNumber{board}};
}

}  // namespace damath::web
