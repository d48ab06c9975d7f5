// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/guide_paper.hpp"

#include <utility>

namespace damath::papers {

namespace {

constexpr std::string_view kEnglish =
#include "first-contest.inc"
    ;
constexpr std::string_view kFilipino =
#include "first-contest.fil.inc"
    ;

}  // namespace

std::string_view guideText(words::Language language) {
  return language == words::Language::Filipino ? kFilipino : kEnglish;
}

compose::Document guideDocument(words::Language language) {
  compose::Guide guide = compose::guideOf(guideText(language));
  compose::Document document{guide.title, language, {}};
  document.forms.emplace_back(std::move(guide));
  return document;
}

}  // namespace damath::papers
