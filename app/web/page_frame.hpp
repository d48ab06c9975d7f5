// SPDX-License-Identifier: GPL-3.0-or-later
// What every page of the web has. It reads on a small old phone, needs nothing from outside, and works
// without its script, which only looks for news.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "app/web/exchange.hpp"
#include "app/words/catalogue/console_words.hpp"
#include "app/words/catalogue/language.hpp"
#include "db/records/store_error.hpp"
#include "reports/html/writer.hpp"

namespace damath::web {

// The files of a page: "phone.css" with "phone.js", "display.css" with "display.js".
enum class Look { Phone, Display };

struct PageFrame {
  std::string title;
  words::Language language{};
  Look look = Look::Phone;
  std::string watch = {};   // where the script asks for news; empty: nowhere
  std::string tag = {};     // what it knows
  bool isRepeated = false;  // without the script it is loaded again by itself
};

[[nodiscard]] std::string framed(const PageFrame& frame, const std::function<void(html::Writer&)>& body);

// The page in each other language; `address` has a query already.
void writeLanguages(html::Writer& html, words::Language language, const std::string& address);

// A line that is shown when it has something to say; the script fills it too.
void writeAlert(html::Writer& html, std::string_view id, std::string_view words);

// Why the contest is out of reach, without the database's own words, which are for a bug report.
[[nodiscard]] std::string troubleText(db::StoreError trouble, words::Language language);

// A phrase of the console, which has a mark for the Alt key.
[[nodiscard]] std::string plain(words::Phrase phrase, words::Language language,
                                std::initializer_list<std::string_view> words = {});

// A file beside the pages, by its path; nothing where it is none.
[[nodiscard]] std::optional<Response> fileAt(std::string_view path);

}  // namespace damath::web
