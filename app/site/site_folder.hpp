// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a site to a folder. The folder must be new or empty, or hold only an earlier site of the same
// contest. All files are first written to a folder beside it. At the end that folder takes its place as a
// whole. Until then the old site stays, and visitors never see a half-written site.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "words/language.hpp"

namespace damath::site {

enum class FolderFault {
  Contest,       // a contest file, or a file that belongs to a contest file
  Copies,        // inside the folder of a contest's backups
  NoFolder,      // a file stands there instead of a folder
  Foreign,       // the folder holds files that no site wrote
  OtherContest,  // the folder holds the site of another contest
  NotWritten
};

struct FolderRefusal {
  FolderFault fault = FolderFault::NotWritten;
  // Foreign: the name of the foreign file. NotWritten: the system's reason. Else empty.
  std::string detail = {};
};

[[nodiscard]] std::string message(const FolderRefusal& refusal, words::Language language);

class SiteFolder {
 public:
  // `mark` identifies the contest; `contestFile` is its file.
  [[nodiscard]] static Expected<SiteFolder, FolderRefusal> begin(const std::filesystem::path& path,
                                                                 const std::filesystem::path& contestFile,
                                                                 std::string mark);
  SiteFolder(SiteFolder&& other) noexcept;
  SiteFolder& operator=(SiteFolder&&) = delete;
  ~SiteFolder();

  // False if the file cannot be written; finish() then returns the reason.
  bool write(const std::string& name, std::string_view bytes);
  [[nodiscard]] Expected<void, FolderRefusal> finish();

 private:
  SiteFolder(std::filesystem::path place, std::filesystem::path beside, std::string mark);

  std::filesystem::path m_place;
  std::filesystem::path m_beside;  // empty if the folder no longer exists
  std::string m_mark;
  std::vector<std::string> m_names;
  std::string m_reason;  // the reason of the first failed write; empty if all writes succeeded
};

}  // namespace damath::site
