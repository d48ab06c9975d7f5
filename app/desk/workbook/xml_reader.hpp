// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an XML document from outside, tag by tag. The time is linear in the size of the document, because the
// depth, the attributes of a tag and the open namespace prefixes are limited. No text becomes longer than it
// is written: a document type definition, which could define entities, is refused.
// QXmlStreamReader is not used, because Qt 6.4 of Debian 12 has known faults with hostile documents
// (CVE-2023-37369, CVE-2023-38197).
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/desk/workbook/reading_work.hpp"

namespace damath::desk {

// A document with more namespace declarations in its open elements is not read.
inline constexpr std::size_t kMostBindings = 256;

class XmlReader {
 public:
  enum class Token {
    Start,         // a start tag; an empty tag is a start and an end
    End,           // an end tag
    Text,          // text() between two tags, without comments; one text may come in several pieces
    Done,          // the end of a well-formed document
    DocumentType,  // the document has a document type definition and is not read further
    Broken         // the document is not well-formed or not UTF-8 and is not read further
  };

  // Precondition: `document` outlives this object.
  explicit XmlReader(std::string_view document);

  Token next();
  // Reads to the end tag of the element at `depth` + 1, if it is still open. False if the document has no
  // such tag.
  bool closeTo(std::size_t depth);
  // Calls `take` for each child element of the open element. `take` may read the child, or leave it unread.
  // Returns false if the document ends or breaks before the end of the open element.
  template <class Take>
  bool eachChild(Take&& take) {
    const std::size_t depth = m_open.size();
    for (;;) {
      const Token token = next();
      if (token == Token::End) return true;
      if (token == Token::Text) continue;
      if (token != Token::Start) return false;
      take();
      if (!closeTo(depth)) return false;
    }
  }
  // Returns the text of the open element without the texts of its children. nullopt if the document ends or
  // breaks before the end of the open element.
  [[nodiscard]] std::optional<std::string> textOfOpen();

  // Returns the name of the tag without its prefix.
  [[nodiscard]] std::string_view name() const { return m_name; }
  // Returns the namespace of the tag, as it is written; empty for none.
  [[nodiscard]] std::string_view space() const { return m_space; }
  [[nodiscard]] const std::string& text() const { return m_text; }
  // Returns the number of open elements. A start tag counts itself, an end tag does not.
  [[nodiscard]] std::size_t depth() const { return m_open.size(); }
  // Returns the value of an attribute of the start tag that was read last. The attribute has no prefix.
  [[nodiscard]] std::optional<std::string> attribute(std::string_view name) const {
    return attribute({}, name);
  }
  // Returns the value of an attribute with a prefix that stands for the namespace `space`.
  [[nodiscard]] std::optional<std::string> attribute(std::string_view space, std::string_view name) const;
  // Ends the reading. The rest of the document is not looked at.
  void stop() { ended(Token::Done); }
  [[nodiscard]] bool hasDocumentType() const { return m_end == Token::DocumentType; }

 private:
  struct Name {
    std::string_view prefix;
    std::string_view local;
  };
  struct Attribute {
    Name name;
    std::string_view value;  // as it is written, with its character references
  };
  struct Open {
    std::string_view tag;      // the name with its prefix
    std::string_view space;    // the namespace of the tag
    std::size_t bindings = 0;  // the number of bound prefixes outside the element
  };

  Token ended(Token token);
  Token broken() { return ended(Token::Broken); }
  Token textToken(std::string_view raw);
  Token rawToken(std::string_view raw);
  Token startTag();
  Token endTag();
  Token closed();
  bool skip(std::string_view begin, std::string_view end);
  bool skipInstruction();
  bool skipBlanks();
  [[nodiscard]] std::string_view tagName();
  [[nodiscard]] bool readAttribute();
  [[nodiscard]] bool bind(std::string_view prefix, std::string_view space);
  [[nodiscard]] bool isAt(std::string_view text) const { return m_rest.starts_with(text); }
  [[nodiscard]] std::optional<std::string_view> spaceOf(std::string_view prefix) const;

  std::string_view m_rest;  // the document from the next character on
  std::optional<Token> m_end;
  bool m_isBegun = false;       // true after the start tag of the root
  bool m_isEmptyTag = false;    // the start tag that was read last is an empty tag
  bool m_isAtBeginning = true;  // nothing was read yet
  std::vector<Open> m_open;
  std::vector<std::string_view> m_bound;  // the bound prefixes of the open elements, from outside to inside
  // For each bound prefix: its namespaces in the open elements, from outside to inside.
  std::map<std::string_view, std::vector<std::string_view>, CountedLess> m_spaces;
  std::vector<Attribute> m_attributes;
  std::string_view m_name;
  std::string_view m_space;
  std::string m_text;
};

}  // namespace damath::desk
