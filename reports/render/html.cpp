// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/html.hpp"

#include <algorithm>
#include <vector>

#include "core/promise.hpp"
#include "reports/render/minus.hpp"

namespace damath::render {

namespace {

using compose::Align;
using compose::Labels;

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --soft: #59626d; --line: #d3d9e0;
  --band: #f4f6f8; --head: #e9edf2; --mark: #8a3b00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ed; --paper: #14171b; --soft: #9ba5b0; --line: #343b44; --band: #1b1f25; --head: #232932;
    --mark: #ffb374; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1 { font-size: 1.4rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.15rem; margin: 1.75rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .25rem 0; }
header p, .legend { color: var(--soft); font-size: .9rem; }
.mark { color: var(--mark); font-weight: 600; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .4rem; }
.scroll:focus-visible { outline: 2px solid var(--mark); }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: .95rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .55rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { background: var(--head); border-top: 0; white-space: nowrap; vertical-align: bottom; }
tbody th { font-weight: 600; background: var(--paper); }
tbody tr:nth-child(even) > * { background: var(--band); }
td { min-width: 6rem; }
td.c, td.r { min-width: 0; }
.c { text-align: center; }
.r { text-align: right; white-space: nowrap; }
.stay { position: sticky; left: 0; z-index: 1; min-width: 7rem; }
ul { margin: 0; padding-left: 1.2rem; }
@media (max-width: 40rem) {
  body { padding: .75rem; }
  table { font-size: .88rem; }
  th, td { padding: .3rem .4rem; }
}
@page wide { size: landscape; margin: 10mm; }
@media print {
  :root { color-scheme: light; --ink: #000; --paper: #fff; --soft: #333; --line: #999; --band: #fff; --head: #eee;
    --mark: #000; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  section { break-before: page; }
  section:first-child { break-before: auto; }
  .wide { page: wide; }
  .wide table { font-size: 7.5pt; }
  .wide th, .wide td { padding: .15rem .2rem; min-width: 0; }
  .scroll { overflow: visible; border-radius: 0; }
  .stay { position: static; min-width: 0; }
  thead { display: table-header-group; }
  tr, li { break-inside: avoid; }
}
)";

// What could end the text or the tag around it, and what no page may hold.
std::string escaped(std::string_view text) {
  std::string safe;
  for (const char byte : withTrueMinus(text)) {
    switch (byte) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F ? ' ' : byte;
    }
  }
  return safe;
}

std::string element(std::string_view tag, std::string_view attributes, std::string_view text) {
  std::string html = "<" + std::string(tag);
  if (!attributes.empty()) html += " " + std::string(attributes);
  return html + ">" + escaped(text) + "</" + std::string(tag) + ">";
}

struct Column {
  std::string heading;
  Align align = Align::Left;
};

std::string classOf(Align align) {
  return align == Align::Centre ? "c" : align == Align::Right ? "r" : "";
}

std::string attributesOf(std::string_view scope, std::string_view names) {
  std::string attributes;
  if (!scope.empty()) attributes += "scope=\"" + std::string(scope) + "\"";
  if (!names.empty())
    attributes += (attributes.empty() ? "class=\"" : " class=\"") + std::string(names) + "\"";
  return attributes;
}

// The first column of names is each row's heading and stays in sight where the table is wider than the
// screen.
std::string table(std::string_view title, const std::vector<Column>& columns,
                  const std::vector<std::vector<std::string>>& rows) {
  const auto named = std::ranges::find(columns, Align::Left, &Column::align) - columns.begin();
  const auto stays = [named](std::size_t i) { return static_cast<std::ptrdiff_t>(i) == named; };
  std::string html = "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"" + escaped(title) +
                     "\">\n<table>\n";
  html += "<thead><tr>";
  for (std::size_t i = 0; i < columns.size(); ++i) {
    html +=
        element("th", attributesOf("col", stays(i) ? "stay" : classOf(columns[i].align)), columns[i].heading);
  }
  html += "</tr></thead>\n<tbody>\n";
  for (const std::vector<std::string>& row : rows) {
    html += "<tr>";
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const std::string text = i < row.size() ? row[i] : std::string();
      html += stays(i) ? element("th", attributesOf("row", "stay"), text)
                       : element("td", attributesOf({}, classOf(columns[i].align)), text);
    }
    html += "</tr>\n";
  }
  return html + "</tbody>\n</table>\n</div>\n";
}

std::string notes(const std::vector<compose::RankNote>& notes, const Labels& labels) {
  if (notes.empty()) return {};
  std::string html = element("h3", {}, labels.reasons) + "\n<ul>\n";
  for (const compose::RankNote& note : notes) {
    std::string reasons;
    for (const std::string& reason : note.reasons) reasons += (reasons.empty() ? "" : "; ") + reason;
    html += "<li><strong>" + escaped(note.rank + ". " + note.player) + "</strong> – " + escaped(reasons) +
            ".</li>\n";
  }
  return html + "</ul>\n";
}

std::string remarksOf(const std::vector<std::string>& remarks) {
  std::string html;
  for (const std::string& remark : remarks) html += element("p", {}, remark) + "\n";
  return html;
}

// A table of many columns lies across its paper.
constexpr std::size_t kMostUprightColumns = 9;

std::string section(std::string_view title, std::string_view provisional, std::size_t columns,
                    const std::string& content) {
  const bool isWide = columns > kMostUprightColumns;
  std::string html =
      (isWide ? "<section class=\"wide\">\n" : "<section>\n") + element("h2", {}, title) + "\n";
  if (!provisional.empty()) html += element("p", "class=\"mark\"", provisional) + "\n";
  return html + content + "</section>\n";
}

std::string sectionOf(const compose::ListSheet& form, const Labels& labels) {
  std::vector<Column> columns;
  for (const compose::ListColumn& column : form.columns) columns.push_back({column.heading, column.align});
  const std::string legend =
      form.legend.empty() ? std::string() : element("p", "class=\"legend\"", form.legend) + "\n";
  return section(
      form.title, form.provisional, columns.size(),
      table(form.title, columns, form.rows) + remarksOf(form.remarks) + legend + notes(form.notes, labels));
}

std::string sectionOf(const compose::TallySheet& form, const Labels& labels) {
  std::vector<Column> columns{{labels.number, Align::Centre}, {labels.player}, {labels.schoolDistrict}};
  for (const std::string& round : form.rounds) columns.push_back({round, Align::Centre});
  for (const std::string* heading :
       {&labels.points, &labels.played, &labels.won, &labels.drawn, &labels.lost}) {
    columns.push_back({*heading, Align::Centre});
  }
  columns.push_back({labels.pointSystem, Align::Right});
  columns.push_back({labels.rank, Align::Centre});
  std::vector<std::vector<std::string>> rows;
  for (const compose::TallyRow& tally : form.rows) {
    std::vector<std::string> row{std::to_string(tally.number), tally.player, tally.school};
    row.insert(row.end(), tally.results.begin(), tally.results.end());
    row.resize(3 + form.rounds.size());
    for (const std::string* text : {&tally.points, &tally.played, &tally.won, &tally.drawn, &tally.lost,
                                    &tally.pointSystem, &tally.rank}) {
      row.push_back(*text);
    }
    rows.push_back(std::move(row));
  }
  const std::string legend = element("p", "class=\"legend\"", labels.legend) + "\n";
  return section(
      form.title, form.provisional, columns.size(),
      table(form.title, columns, rows) + remarksOf(form.remarks) + legend + notes(form.notes, labels));
}

std::string sectionOf(const compose::Form& form, const Labels& labels) {
  if (const auto* list = std::get_if<compose::ListSheet>(&form)) return sectionOf(*list, labels);
  const auto* tally = std::get_if<compose::TallySheet>(&form);
  DAMATH_EXPECTS(tally != nullptr);
  return sectionOf(*tally, labels);
}

const compose::EventHead* headOf(const compose::Form& form) {
  if (const auto* list = std::get_if<compose::ListSheet>(&form)) return &list->head;
  if (const auto* tally = std::get_if<compose::TallySheet>(&form)) return &tally->head;
  return nullptr;
}

std::string header(const compose::EventHead& head, const Labels& labels) {
  std::string facts;
  const auto add = [&facts](const std::string& text) {
    if (!text.empty()) facts += (facts.empty() ? "" : " · ") + text;
  };
  add(head.set);
  if (!head.ruleset.empty()) add(labels.ruleset + ": " + head.ruleset);
  add(head.date);
  add(head.venue);
  return "<header>\n" + element("h1", {}, head.contest + " – " + head.event) + "\n" +
         element("p", {}, facts) + "\n</header>\n";
}

}  // namespace

std::string toHtml(const compose::Document& document, std::string_view language) {
  std::string html =
      "<!DOCTYPE html>\n<html lang=\"" + escaped(language) + "\">\n<head>\n<meta charset=\"utf-8\">\n";
  html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  html += "<meta name=\"generator\" content=\"Damath\">\n";
  // The players are minors: no search engine is to list the page.
  html += "<meta name=\"robots\" content=\"noindex\">\n";
  html +=
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'\">\n";
  html += element("title", {}, document.title) + "\n<style>" + std::string(kStyle) +
          "</style>\n</head>\n<body>\n";
  if (!document.forms.empty()) {
    if (const auto* head = headOf(document.forms.front())) html += header(*head, document.labels);
  }
  html += "<main>\n";
  for (const compose::Form& form : document.forms) html += sectionOf(form, document.labels);
  html += "</main>\n";
  if (!document.forms.empty()) {
    if (const auto* head = headOf(document.forms.front())) {
      html += element("footer", {}, compose::labelOf(head->standing, document.labels)) + "\n";
    }
  }
  return html + "</body>\n</html>\n";
}

}  // namespace damath::render
