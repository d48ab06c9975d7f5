// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/page_frame.hpp"

#include <algorithm>
#include <array>

#include "app/hall/web/table_tokens.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/text/placeholders.hpp"

namespace damath::web {

namespace {

struct File {
  std::string_view path;
  std::string_view type;
  std::string_view text;
};

constexpr std::array<File, 4> kFiles{{{
                                          "/phone.css",
                                          "text/css",
#include "phone_css.inc"
                                      },
                                      {
                                          "/phone.js",
                                          "text/javascript",
#include "phone_js.inc"
                                      },
                                      {
                                          "/display.css",
                                          "text/css",
#include "display_css.inc"
                                      },
                                      {
                                          "/display.js",
                                          "text/javascript",
#include "display_js.inc"
                                      }}};

// Adds a digest of the file's content to its path. A browser then never uses a stored file of another program
// version.
std::string versioned(std::string_view path) {
  const auto* file = std::ranges::find(kFiles, path, &File::path);
  constexpr std::size_t kOfDigest = 8;
  return std::string(path) + "?" + digestOf(file->text).substr(0, kOfDigest);
}

}  // namespace

std::string framed(const PageFrame& frame, const std::function<void(html::Writer&)>& body) {
  const std::string name = frame.look == Look::Phone ? "/phone" : "/display";
  html::Writer html;
  html.open("html", {{"lang", words::codeOf(frame.language)}}).line();
  html.open("head").line();
  html.leaf("meta", {{"charset", "utf-8"}}).line();
  html.leaf("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}}).line();
  html.leaf("meta", {{"name", "color-scheme"}, {"content", "light dark"}}).line();
  html.leaf("meta", {{"name", "robots"}, {"content", "noindex"}}).line();
  html.leaf("meta", {{"name", "format-detection"}, {"content", "telephone=no"}}).line();
  html.element("title", frame.title).line();
  html.leaf("link", {{"rel", "stylesheet"}, {"href", versioned(name + ".css")}}).line();
  html.element("script", {}, {{"src", versioned(name + ".js")}, {"defer", "defer"}}).line();
  if (frame.isRepeated) {
    html.open("noscript").leaf("meta", {{"http-equiv", "refresh"}, {"content", "5"}}).close().line();
  }
  html.close().line();
  html.open("body", {{"data-watch", frame.watch}, {"data-tag", frame.tag}}).line();
  body(html);
  html.close().line().close().line();
  return "<!DOCTYPE html>\n" + std::move(html).done();
}

void writeLanguages(html::Writer& html, words::Language language, const std::string& address) {
  html.open("nav", {{"class", "languages"}});
  for (const auto& each : words::kLanguages) {
    if (each.code == words::codeOf(language)) continue;
    html.element("a", each.name, {{"href", address + "lang=" + std::string(each.code)}, {"lang", each.code}});
  }
  html.close().line();
}

void writeAlert(html::Writer& html, std::string_view id, std::string_view words) {
  html.element("p", words,
               {{"id", id}, {"class", "alert"}, {"role", "alert"}, {"hidden", words.empty() ? "hidden" : ""}})
      .line();
}

std::string troubleText(db::StoreError trouble, words::Language language) {
  trouble.detail.clear();
  std::string text = words::message(trouble, language);
  constexpr std::string_view kNothingIn = " ()";
  if (text.ends_with(kNothingIn)) text.resize(text.size() - kNothingIn.size());
  return text;
}

std::string plain(words::Phrase phrase, words::Language language,
                  std::initializer_list<std::string_view> words) {
  std::string text = filled(words::toText(phrase, language), words);
  std::erase(text, '&');
  return text;
}

std::optional<Response> fileAt(std::string_view path) {
  const auto* file = std::ranges::find(kFiles, path, &File::path);
  if (file == kFiles.end()) return std::nullopt;
  return Response{.body = std::string(file->text),
                  .type = std::string(file->type) + "; charset=utf-8",
                  .keeping = Keeping::Day};
}

}  // namespace damath::web
