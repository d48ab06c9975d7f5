// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/outbox/unsent_names.hpp"

#include <openssl/evp.h>

#include <array>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <system_error>

#include "platform/durable_file.hpp"
#include "platform/user.hpp"

namespace damath::desk {

namespace fs = std::filesystem;

namespace {

using UnsentJson = nlohmann::ordered_json;

// The names of outbox files have the beginning of the contest's origin (outbox.cpp).
constexpr std::size_t kOriginBeginning = 16;
// The names of drafts begin with these digits of a SHA-256 (app/window/scoresheet/sheet_draft.cpp).
constexpr std::size_t kStemDigits = 24;

// Returns the beginning of the names of the contest's drafts; empty if the digest cannot be computed.
std::string draftStem(const UnsentOf& of) {
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

// Replaces every text in the document. Returns true if one changed.
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
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  UnsentJson json = UnsentJson::parse(bytes, nullptr, false);
  if (json.is_discarded()) {
    // A broken file is not read by anybody, but it may still have the name.
    if (without(bytes) != bytes) failed.push_back(path);
    return false;
  }
  if (!cleanTexts(json, without)) return false;
  const std::string now = json.dump(2, ' ', false, UnsentJson::error_handler_t::replace);
  if (!platform::writeDurably(path, now, platform::Rights::Private)) return true;
  failed.push_back(path);
  return false;
}

}  // namespace

int removeFromUnsent(const UnsentOf& of, const std::function<std::string(std::string_view)>& without,
                     std::vector<fs::path>& failed) {
  int changed = 0;
  const std::string stem = draftStem(of);
  const fs::path drafts = platform::stateFolder() / "damath-console" / "drafts";
  const fs::path outbox = platform::stateFolder() / "damath" / "outbox";
  for (const fs::path& folder : {drafts, outbox}) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
      const fs::path& path = entry->path();
      std::error_code unknown;
      if (!entry->is_regular_file(unknown) || entry->is_symlink(unknown)) continue;
      const std::string name = path.filename().string();
      const bool isDraft = !stem.empty() && name.starts_with(stem) && path.extension() == ".draft";
      const bool isOutbox = name.find("-" + of.origin.substr(0, kOriginBeginning)) != std::string::npos &&
                            path.extension() != ".lock";
      if (!(folder == drafts ? isDraft : isOutbox)) continue;
      if (cleanFile(path, without, failed)) ++changed;
    }
  }
  return changed;
}

}  // namespace damath::desk
