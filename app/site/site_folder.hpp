// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a web site to a folder. The folder must be new or empty, or hold only an earlier site of the same
// contest. All files are first written to another folder beside it, which takes its place at the end. Until
// then the old site stays, so visitors never see an incomplete site.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "words/language.hpp"

namespace damath::site {

enum class FolderFault {
  Contest,       // the path is a contest file, or a file that belongs to one
  Copies,        // the path is in the folder with a contest's backups
  NoFolder,      // the path is a file and not a folder
  Foreign,       // the folder holds files that no site wrote
  OtherContest,  // the folder holds the site of another contest
  NotWritten
};

struct FolderRefusal {
  FolderFault fault = FolderFault::NotWritten;
  // For Foreign, the name of the foreign file. For NotWritten, the reason that the system gives. Otherwise
  // empty.
  std::string detail = {};
};

[[nodiscard]] std::string message(const FolderRefusal& refusal, words::Language language);

class SiteFolder {
 public:
  // Checks the folder at `path` and begins to write the site. `mark` identifies the contest. `contestFile` is
  // the contest's file, which the site must not replace.
  [[nodiscard]] static Expected<SiteFolder, FolderRefusal> begin(const std::filesystem::path& path,
                                                                 const std::filesystem::path& contestFile,
                                                                 std::string mark);
  SiteFolder(SiteFolder&& other) noexcept;
  SiteFolder& operator=(SiteFolder&&) = delete;
  ~SiteFolder();

  // Writes one file of the site. Returns false if that fails. finish() then returns the reason.
  bool write(const std::string& name, std::string_view bytes);
  [[nodiscard]] Expected<void, FolderRefusal> finish();

 private:
  SiteFolder(std::filesystem::path place, std::filesystem::path beside, std::string mark);

  std::filesystem::path m_place;
  std::filesystem::path m_beside;  // the new site; empty when the folder no longer exists
  std::string m_mark;
  std::vector<std::string> m_names;
  std::string m_reason;  // the reason why the first write failed; empty if all succeeded
};

}  // namespace damath::site
