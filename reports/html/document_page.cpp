// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/document_page.hpp"

#include "reports/compose/parts/event_head.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/html/lists.hpp"
#include "reports/html/page.hpp"

namespace damath::html {

std::string toHtml(const compose::Document& document) {
  PageFrame frame{.title = document.title, .language = std::string(codeOf(document.language)), .heading = {}};
  const compose::EventHead* head = document.forms.empty() ? nullptr : headOf(document.forms.front());
  if (head != nullptr) {
    frame.heading = head->contest + " – " + head->event;
    frame.facts = factsOf(*head, document.language);
    frame.foot = {compose::modeName(head->mode, document.language)};
  }
  return pageOf(frame, [&document](Writer& html) {
    for (const compose::Form& form : document.forms) writeForm(html, form, document.language);
  });
}

}  // namespace damath::html
