// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/document.hpp"

#include <utility>

#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

std::string gamePlace(const GameHead& head, words::Language language) {
  std::string place;
  if (!head.round.empty()) place = said(Phrase::Round, language) + " " + head.round;
  if (!head.board.empty())
    place += (place.empty() ? "" : " · ") + said(Phrase::Board, language) + " " + head.board;
  const std::string& blue = head.of(board::Side::Blue).name;
  const std::string& red = head.of(board::Side::Red).name;
  if (!blue.empty() && !red.empty()) place += (place.empty() ? "" : ": ") + blue + " – " + red;
  return place;
}

struct Place {
  words::Language language;
  std::string operator()(const Scoresheet& form) const { return gamePlace(form.head, language); }
  std::string operator()(const PackedSheet& form) const { return gamePlace(form.head, language); }
  std::string operator()(const BlankSheet& form) const { return gamePlace(form.head, language); }
  std::string operator()(const ListSheet& form) const {
    return form.opening.empty() ? "" : form.opening.front();
  }
  std::string operator()(const Certificate& form) const { return form.name; }
  template <class Other>
  std::string operator()(const Other& /*form*/) const {
    return {};
  }
};

struct Issuer {
  std::string operator()(const ResultSlips& form) const {
    return form.games.empty() ? std::string() : form.games.front().contest;
  }
  std::string operator()(const Certificate& form) const { return form.issuer; }
  template <class Other>
  std::string operator()(const Other& form) const {
    return form.head.contest;
  }
};

}  // namespace

void pack(Form& form) {
  if (auto* sheet = std::get_if<Scoresheet>(&form)) form = PackedSheet(std::move(*sheet));
}

const Contents* contentsOf(const Document& document) {
  return document.forms.empty() ? nullptr : std::get_if<Contents>(&document.forms.front());
}

bool isNumberedThrough(const Document& document) {
  return document.numbers == PageNumbers::Through || contentsOf(document) != nullptr;
}

void putBehindCertificates(Document& document, const std::shared_ptr<const std::string>& picture) {
  for (Form& form : document.forms) {
    if (auto* certificate = std::get_if<Certificate>(&form)) certificate->picture = picture;
  }
}

const std::string& titleOf(const Form& form) {
  return std::visit([](const auto& held) -> const std::string& { return held.title; }, form);
}

std::string placeOf(const Form& form, words::Language language) {
  return std::visit(Place{language}, form);
}

std::string issuerOf(const Form& form) {
  return std::visit(Issuer{}, form);
}

}  // namespace damath::compose
