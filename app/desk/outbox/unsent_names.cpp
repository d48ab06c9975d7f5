// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/outbox/unsent_names.hpp"

#include <openssl/evp.h>

#include <array>
#include <nlohmann/json.hpp>

#include "app/desk/outbox/outbox.hpp"
#include "core/notation/json/stored_json.hpp"
#include "platform/durable_file.hpp"
#include "platform/file_path.hpp"
#include "platform/ordinary_file.hpp"
#include "platform/side_file.hpp"
#include "platform/user.hpp"

namespace damath::desk {

namespace fs = std::filesystem;

namespace {

using UnsentJson = nlohmann::ordered_json;

// Replaces every text in the document by the result of without(text). Returns true if any text changed.
bool cleanTexts(UnsentJson& json, const std::function<std::string(std::string_view)>& without) {
  if (json.is_string()) {
    std::string now = without(json.get_ref<const std::string&>());
    if (now == json.get_ref<const std::string&>()) return false;
    json = std::move(now);
    return true;
  }
  bool isChanged = false;
  if (json.is_structured()) {
    for (UnsentJson& part : json) isChanged = cleanTexts(part, without) || isChanged;
  }
  return isChanged;
}

bool cleanFile(const fs::path& path, const std::function<std::string(std::string_view)>& without,
               std::vector<fs::path>& failed) {
  // A larger file counts as failed, because it may contain the player's name. No draft is so large.
  const auto bytes = platform::readSideFile(path, Outbox::kMostBytes);
  if (!bytes) {
    // Programs read drafts and outboxes only from ordinary files. So a link or a pipe with such a name does
    // not count as a failure. A missing file does not count as a failure either.
    using platform::ReadFault;
    const bool isNone = bytes.error() == ReadFault::NotOrdinary || bytes.error() == ReadFault::Missing;
    if (!isNone) failed.push_back(path);
    return false;
  }
  auto json = notation::parseStored<UnsentJson>(*bytes);
  if (json.is_discarded()) {
    // No program reads a broken file, but the file may still contain the player's name. Then its path goes to
    // `failed`.
    if (without(*bytes) != *bytes) failed.push_back(path);
    return false;
  }
  if (!cleanTexts(json, without)) return false;
  const std::string now = json.dump(2, ' ', false, UnsentJson::error_handler_t::replace);
  if (!platform::writeSideFile(path, now, platform::Rights::Private)) return true;
  failed.push_back(path);
  return false;
}

}  // namespace

fs::path draftFolder() {
  return platform::stateFolder() / "damath-console" / "drafts";
}

std::string draftStem(const UnsentOf& of) {
  constexpr std::size_t kStemDigits = 24;
  const std::string text = of.origin + '\n' + of.file.filename().string();
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned length = 0;
  if (EVP_Digest(text.data(), text.size(), digest.data(), &length, EVP_sha256(), nullptr) != 1) return {};
  constexpr std::string_view kLetters = "0123456789abcdef";
  std::string stem;
  for (std::size_t i = 0; i < kStemDigits / 2; ++i) {
    stem += kLetters[digest.at(i) >> 4U];
    stem += kLetters[digest.at(i) & 15U];
  }
  return stem;
}

int removeFromUnsent(const UnsentOf& of, const std::function<std::string(std::string_view)>& without,
                     std::vector<fs::path>& failed) {
  int changed = 0;
  const auto clean = [&](const fs::path& path) {
    if (cleanFile(path, without, failed)) ++changed;
  };
  const std::string stem = draftStem(of);
  for (const fs::path& path : platform::entriesOf(draftFolder())) {
    const bool isDraft = !stem.empty() && path.filename().string().starts_with(stem);
    if (isDraft && path.extension() == ".draft") clean(path);
  }
  const std::string origin = Outbox::partOfNames(of.origin);
  for (const fs::path& path : platform::entriesOf(Outbox::usualFolder())) {
    const bool isOutbox = path.filename().string().find(origin) != std::string::npos;
    if (isOutbox && path.extension() != ".lock") clean(path);
  }
  return changed;
}

}  // namespace damath::desk
