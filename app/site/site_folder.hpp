// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a site to a folder, which must be new or empty, or hold only an earlier site of the same contest.
// All files are first written to a temporary folder beside the target, and to the disk. The temporary folder
// then replaces the target as a whole, so visitors never see a half-written site, and a power failure leaves
// the old or the new site. A killed program may leave the temporary folder behind.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/privacy.hpp"
#include "core/expected.hpp"
#include "platform/new_file_rights.hpp"
#include "words/language.hpp"

namespace damath::site {

enum class FolderFault {
  Contest,       // a contest file, or a file that belongs to a contest file
  Copies,        // inside the folder of a contest's backups
  NoFolder,      // the path is a file and not a folder
  Foreign,       // the folder holds files that no site wrote
  OtherContest,  // the folder holds the site of another contest
  NotWritten
};

struct FolderRefusal {
  FolderFault fault = FolderFault::NotWritten;
  // For Foreign, the name of the foreign file. For NotWritten, the reason of the system. Empty for other
  // faults.
  std::string detail = {};
};

[[nodiscard]] std::string message(const FolderRefusal& refusal, words::Language language);

// Returns Private for a site with full names, so that only this user can read it. Returns Shared for all
// other sites, because a web server, which is another user of the computer, must read them.
[[nodiscard]] platform::Sharing sharingOf(contest::PrivacyOption names);

class SiteFolder {
 public:
  // Checks the folder `path` and starts writing. `mark` identifies the contest; `contestFile` is the path of
  // the contest's file.
  [[nodiscard]] static Expected<SiteFolder, FolderRefusal> begin(const std::filesystem::path& path,
                                                                 const std::filesystem::path& contestFile,
                                                                 std::string mark);
  SiteFolder(SiteFolder&& other) noexcept;
  SiteFolder& operator=(SiteFolder&&) = delete;
  ~SiteFolder();

  // Writes one file of the site. Returns false if that fails. finish() then returns the reason.
  bool write(const std::string& name, std::string_view bytes);
  // Puts the new files in place of the old ones. `sharing`: the rights of the files (sharingOf). Errors:
  // NotWritten; Foreign or OtherContest if the folder has changed since begin(). The old files then stay,
  // with one exception: if only flushing the folder above fails (NotWritten), the new files are in place, but
  // a power failure may undo the exchange.
  [[nodiscard]] Expected<void, FolderRefusal> finish(platform::Sharing sharing);

 private:
  SiteFolder(std::filesystem::path place, std::filesystem::path beside, std::string mark);

  std::filesystem::path m_place;
  // the temporary folder with the new files; empty if the folder no longer exists
  std::filesystem::path m_beside;
  std::string m_mark;
  std::vector<std::string> m_names;
  std::string m_reason;  // the reason why the last failed write failed; empty if all succeeded
};

}  // namespace damath::site
