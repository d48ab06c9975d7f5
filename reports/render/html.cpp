// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/html.hpp"

#include <algorithm>
#include <vector>

#include "core/promise.hpp"
#include "core/text/joined.hpp"
#include "reports/render/minus.hpp"

namespace damath::render {

namespace {

using compose::Align;
using compose::Labels;

// assets/results.css
constexpr std::string_view kStyle =
#include "results_css.inc"
    ;

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
    html += "<li><strong>" + escaped(note.rank + ". " + note.player) + "</strong> – " +
            escaped(joined(note.reasons, "; ")) + ".</li>\n";
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
  if (form.hasRematches) columns.push_back({labels.rematch, Align::Centre});
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
    if (form.hasRematches) row.push_back(tally.rematches);
    for (const std::string* text : {&tally.points, &tally.played, &tally.won, &tally.drawn, &tally.lost,
                                    &tally.pointSystem, &tally.rank}) {
      row.push_back(*text);
    }
    rows.push_back(std::move(row));
  }
  const std::string legend =
      element("p", "class=\"legend\"", labels.legend + " " + labels.tallyLegend) + "\n";
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
