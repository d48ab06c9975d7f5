// SPDX-License-Identifier: GPL-3.0-or-later
// A certificate for a player: name, school, reason, place, date, and signature lines. At the level School the
// player's section stands before the school.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/contest/systems/standings.hpp"
#include "words/language.hpp"

namespace damath::compose {

enum class CertificateDesign { Framed, Plain };  // Plain: no frame, for preprinted paper

// The players who get a certificate. TookPart: everybody except the players who never came (neverCame).
enum class Honoured { Medallists, TookPart, Everybody };

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
  std::string mark;     // the mark of a practice contest; empty in an official contest
  std::vector<std::string> signatures;
  // The content of an image file. The image fills the page behind the text. May be null.
  std::shared_ptr<const std::string> picture = {};
};

// Returns the certificates of the event, ordered by rank. Medallists: a certificate with medal and rank for
// each medalist, none while the ranks are provisional. TookPart and Everybody: a certificate for taking part
// for each of these players. Precondition: the event belongs to the contest and the standings to the event.
[[nodiscard]] std::vector<Certificate> certificates(const contest::Contest& contest,
                                                    const contest::Event& event,
                                                    const contest::Standings& standings, Honoured whom,
                                                    CertificateDesign design, words::Language language);

}  // namespace damath::compose
