// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the draft of a scoresheet. A draft that is read and written reads equal. A broken file stays until
// the next draft takes its place.
#include <filesystem>

#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/text/qt_text.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/fuzz/app/state_folder.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

namespace fs = std::filesystem;
using window::DraftFile;
using window::SheetDraft;

const window::DraftOf& owner() {
  static const window::DraftOf owner{QStringLiteral("0123"), QStringLiteral("/a/contest.damath"),
                                     contest::GameId{17}, window::DraftOf::Of::Game};
  return owner;
}

SheetDraft someDraft() {
  SheetDraft draft;
  draft.version = 1;
  draft.at = QDateTime::fromString(QStringLiteral("2026-11-21T10:00:00.000Z"), Qt::ISODateWithMs);
  return draft;
}

// Returns the path of the draft's file.
const fs::path& draftPath() {
  static const fs::path path = [] {
    stateFolder();
    DraftFile file(owner());
    static_cast<void>(file.write(someDraft()));
    fs::path found;
    for (const auto& entry : fs::directory_iterator(window::draftFolder().toStdString())) {
      if (entry.path().extension() == ".draft") found = entry.path();
    }
    return found;
  }();
  return path;
}

Broken brokenRewriting(const SheetDraft& draft) {
  {
    DraftFile file(owner());
    if (file.write(draft)) return "a draft cannot be written";
  }
  const DraftFile again(owner());
  if (!again.found()) return "the draft written is refused";
  return *again.found() == draft ? "" : "the draft written reads otherwise";
}

}  // namespace

Broken runDraft(std::string_view input) {
  const fs::path& path = draftPath();
  testing::writeFile(path, std::string(input));
  std::optional<SheetDraft> found;
  {
    const DraftFile file(owner());
    found = file.found();
    const auto games = window::gamesWithDraft(owner().contest, owner().file);
    if (games.contains(owner().game) != found.has_value()) return "two readers disagree about the draft";
  }
  if (testing::contentOf(path) != input) return "reading changes the draft";
  return brokenRewriting(found.value_or(someDraft()));
}

}  // namespace damath::fuzz
