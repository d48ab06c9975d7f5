// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/store_words.hpp"

#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

Pattern patternOf(db::StoreFault fault) {
  using db::StoreFault;
  switch (fault) {
    case StoreFault::Busy:
      return {"%1 is using the contest file; close it there or try again",
              "ginagamit ng %1 ang file ng paligsahan; isara iyon doon o subukang muli"};
    case StoreFault::DiskFull:
      return {"the disk is full; nothing was changed", "puno na ang disk; walang nabago"};
    case StoreFault::DiskError:
      return {"the disk failed; nothing was changed (%1)", "pumalya ang disk; walang nabago (%1)"};
    case StoreFault::ReadOnly:
      return {"the file cannot be written here; copy it to another folder",
              "hindi masusulatan ang file dito; kopyahin ito sa ibang folder"};
    case StoreFault::Damaged:
      return {
          "the contest file is damaged (%1); go back to a copy in the folder NAME.backups beside it, with "
          "`damath contest restore` or, in the console, “Go back to a copy”",
          "sira ang file ng paligsahan (%1); bumalik sa isang kopya sa folder na NAME.backups sa tabi nito, "
          "gamit ang `damath contest restore` o, sa console, ang “Bumalik sa isang kopya”"};
    case StoreFault::Constraint:
      return {"the contest file refuses the change (%1)", "tinatanggihan ng file ang pagbabago (%1)"};
    case StoreFault::SignedOff:
      return {"%1 is signed off; that would change it", "may lagda na ang %1; mababago iyon nito"};
    case StoreFault::Elsewhere:
      return {"that would change '%1', which is on another computer",
              "mababago niyon ang '%1', na nasa ibang computer"};
    case StoreFault::FileExists:
      return {"the file exists already", "mayroon nang ganoong file"};
    case StoreFault::CannotOpen:
      return {"the file cannot be opened or made (%1)", "hindi mabuksan o magawa ang file (%1)"};
    case StoreFault::Unexpected:
      return {"the contest file could not be used (%1)", "hindi magamit ang file ng paligsahan (%1)"};
  }
  return {};
}

Pattern patternOf(db::Obstacle obstacle) {
  using db::Obstacle;
  switch (obstacle) {
    case Obstacle::Missing:
      return {"there is no such file", "walang ganoong file"};
    case Obstacle::NoFile:
      return {"this is a folder or a device, not a file", "folder o aparato ito, hindi file"};
    case Obstacle::NoAccess:
      return {"the file cannot be opened (%1)", "hindi mabuksan ang file (%1)"};
    case Obstacle::ReadOnly:
      return {"the file cannot be written here; copy it to another folder",
              "hindi masusulatan ang file dito; kopyahin ito sa ibang folder"};
    case Obstacle::ReadError:
      return {"the disk fails while reading (%1)", "pumapalya ang disk sa pagbasa (%1)"};
    case Obstacle::MigrationFailed:
      return {"the older file could not be brought to this version (%1)",
              "hindi maiakma ang lumang file sa bersiyong ito (%1)"};
  }
  return {};
}

std::string holderText(const std::optional<db::Holder>& holder, Language language) {
  if (!holder) {
    const Pattern unknown{"another program, perhaps on another computer,",
                          "ibang programa, marahil sa ibang computer,"};
    return std::string(unknown.in(language));
  }
  const std::string process = std::to_string(holder->process);
  if (holder->user.empty()) {
    return filled(Pattern{"the program %1 (process %2)", "programang %1 (proseso %2)"}.in(language),
                  {holder->program, process});
  }
  return filled(
      Pattern{"the program %1 (process %2 of the user %3)", "programang %1 (proseso %2 ng user na %3)"}.in(
          language),
      {holder->program, process, holder->user});
}

struct VerdictWords {
  Language language;

  std::string say(const Pattern& pattern, std::initializer_list<std::string_view> words = {}) const {
    return filled(pattern.in(language), words);
  }
  std::string operator()(const db::Current&) const { return say({"the file is open", "bukas ang file"}); }
  std::string operator()(const db::Migrated& verdict) const {
    return say({"the file was of version %1 and is now of version %2; the old one is kept as '%3'",
                "bersiyon %1 ang file at bersiyon %2 na ngayon; itinago ang luma bilang '%3'"},
               {std::to_string(verdict.from), std::to_string(verdict.to), verdict.backup.string()});
  }
  std::string operator()(const db::NewerRefused& verdict) const {
    return say(
        {"the file was made by a newer program (version %1; this one knows up to %2); update the program",
         "ginawa ang file ng mas bagong programa (bersiyon %1; hanggang %2 lamang ang alam nito); "
         "i-update ang programa"},
        {std::to_string(verdict.version), std::to_string(verdict.supported)});
  }
  std::string operator()(const db::NotOurs&) const {
    return say({"this is no contest file", "hindi ito file ng paligsahan"});
  }
  std::string operator()(const db::Damaged& verdict) const {
    return say(patternOf(db::StoreFault::Damaged), {verdict.detail});
  }
  std::string operator()(const db::Busy& verdict) const {
    return say(patternOf(db::StoreFault::Busy), {holderText(verdict.holder, language)});
  }
  std::string operator()(const db::Unreadable& verdict) const {
    return say(patternOf(verdict.obstacle), {verdict.detail});
  }
};

}  // namespace

std::string message(const db::StoreError& error, Language language) {
  const bool isBusy = error.fault == db::StoreFault::Busy;
  return filled(patternOf(error.fault).in(language),
                {isBusy ? holderText(error.holder, language) : error.detail});
}

std::string message(const db::OpenVerdict& verdict, Language language) {
  return std::visit(VerdictWords{language}, verdict);
}

}  // namespace damath::words
