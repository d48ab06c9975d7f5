// SPDX-License-Identifier: GPL-3.0-or-later
// A certificate for one player: name, school, what for, when and where, and lines to sign.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/contest/standings.hpp"
#include "reports/compose/lists/tally_sheet.hpp"
#include "reports/compose/parts/labels.hpp"

namespace damath::compose {

enum class CertificateDesign { Framed, Plain };  // Plain: for paper that has a frame printed on it

// Who takes part in a set of certificates.
enum class Honoured { Medallists, Everybody };

struct Certificate {
  CertificateDesign design = CertificateDesign::Framed;
  std::string title;
  std::string givenTo;  // "is given to"
  std::string name;
  std::string school;
  std::string reason;   // "for the gold medal, rank 1, in Integer"
  std::string contest;  // "at the Division Fair"
  std::string issuer;   // the contest's name
  std::string given;    // "Given on …"
  std::string mark;     // of a practice contest
  std::vector<std::string> signatures;
  std::shared_ptr<const std::string> picture = {};  // a file that fills the page behind it all; may be none
};

// Of the event, by rank: of the medallists with medal and rank, none while the ranks are not final; of
// everybody for taking part. Promise: the event is the contest's and the standings are the event's.
[[nodiscard]] std::vector<Certificate> certificates(const contest::Contest& contest,
                                                    const contest::Event& event,
                                                    const contest::Standings& standings, Honoured whom,
                                                    CertificateDesign design, const Labels& labels);

}  // namespace damath::compose
