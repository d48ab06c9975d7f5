// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/workbook/xml_reader.hpp"

#include <algorithm>
#include <cstdint>

#include "core/text/letter.hpp"
#include "core/text/lines.hpp"

namespace damath::desk {

namespace {

constexpr std::size_t kMostDepth = 128;
constexpr std::size_t kMostAttributes = 100;
constexpr std::string_view kXmlBlanks = " \t\r\n";

bool isXmlBlank(char letter) {
  return kXmlBlanks.find(letter) != std::string_view::npos;
}

bool isOfTagName(char letter) {
  constexpr std::string_view kOthers = "<>/=\"'&?!;,()[]{}|\\^`~@#$%*+";
  return static_cast<unsigned char>(letter) > ' ' && kOthers.find(letter) == std::string_view::npos;
}

// True if XML 1.0 allows the character in a document.
bool isXmlCharacter(char32_t code) {
  return code == 0x9 || code == 0xA || code == 0xD || (code >= 0x20 && code <= 0xD7FF) ||
         (code >= 0xE000 && code <= 0xFFFD) || (code >= 0x10000 && code <= 0x10FFFF);
}

// Returns the number of a character reference without & and ;, such as "#65" or "#x41".
std::optional<char32_t> referredCode(std::string_view reference) {
  reference.remove_prefix(1);
  const bool isHex = reference.starts_with('x');
  if (isHex) reference.remove_prefix(1);
  constexpr std::size_t kLongestCode = 8;
  if (reference.empty() || reference.size() > kLongestCode) return std::nullopt;
  std::uint64_t code = 0;
  for (const char digit : reference) {
    const bool isDecimal = digit >= '0' && digit <= '9';
    const bool isUpper = isHex && digit >= 'A' && digit <= 'F';
    const bool isLower = isHex && digit >= 'a' && digit <= 'f';
    if (!isDecimal && !isUpper && !isLower) return std::nullopt;
    const int value = isDecimal ? digit - '0' : isUpper ? digit - 'A' + 10 : digit - 'a' + 10;
    code = code * (isHex ? 16 : 10) + static_cast<std::uint64_t>(value);
  }
  if (code > 0x10FFFF || !isXmlCharacter(static_cast<char32_t>(code))) return std::nullopt;
  return static_cast<char32_t>(code);
}

// Returns the character that a reference without & and ; stands for.
std::optional<char32_t> referred(std::string_view reference) {
  struct Entity {
    std::string_view name;
    char32_t code;
  };
  constexpr Entity kEntities[] = {{"amp", U'&'}, {"lt", U'<'}, {"gt", U'>'}, {"quot", U'"'}, {"apos", U'\''}};
  if (reference.starts_with('#')) return referredCode(reference);
  const auto* entity = std::ranges::find(kEntities, reference, &Entity::name);
  return entity == std::end(kEntities) ? std::nullopt : std::optional(entity->code);
}

// Returns the text with line feeds as its only line ends. nullopt if it has a forbidden control character.
std::optional<std::string> withPlainLines(std::string_view raw) {
  std::string text;
  text.reserve(raw.size());
  for (std::size_t at = 0; at < raw.size(); ++at) {
    const char letter = raw[at];
    if (static_cast<unsigned char>(letter) < ' ' && !isXmlBlank(letter)) return std::nullopt;
    if (letter == '\r' && at + 1 < raw.size() && raw[at + 1] == '\n') continue;
    text += letter == '\r' ? '\n' : letter;
  }
  return text;
}

// Returns the text with its references replaced. nullopt if a reference is unknown or not closed.
std::optional<std::string> withoutReferences(std::string_view raw) {
  auto plain = withPlainLines(raw);
  if (!plain || plain->find('&') == std::string::npos) return plain;
  constexpr std::size_t kLongest = 12;
  std::string text;
  for (std::string_view rest = *plain; !rest.empty();) {
    const std::size_t sign = std::min(rest.find('&'), rest.size());
    text += rest.substr(0, sign);
    rest.remove_prefix(sign);
    if (rest.empty()) break;
    const std::size_t end = rest.substr(0, kLongest).find(';');
    const auto code = end == std::string_view::npos ? std::nullopt : referred(rest.substr(1, end - 1));
    if (!code) return std::nullopt;
    appendLetter(text, *code);
    rest.remove_prefix(end + 1);
  }
  return text;
}

// Returns the encoding that the XML declaration names, in small letters; empty if it names none.
std::string encodingIn(std::string_view declaration) {
  constexpr std::string_view kName = "encoding";
  const std::size_t at = declaration.find(kName);
  if (at == std::string_view::npos) return {};
  std::string_view rest = declaration.substr(at + kName.size());
  const std::size_t quote = rest.find_first_of("\"'");
  if (quote == std::string_view::npos) return {};
  const char mark = rest[quote];
  rest.remove_prefix(quote + 1);
  std::string encoding(rest.substr(0, rest.find(mark)));
  for (char& letter : encoding) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return encoding;
}

}  // namespace

XmlReader::XmlReader(std::string_view document) : m_rest(document) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (isAt(kMark)) m_rest.remove_prefix(kMark.size());
  if (firstLineNotText(m_rest)) m_end = Token::Broken;
}

XmlReader::Token XmlReader::ended(Token token) {
  m_end = token;
  m_rest = {};
  return token;
}

XmlReader::Token XmlReader::next() {
  if (m_end) return *m_end;
  if (m_isEmptyTag) {
    m_isEmptyTag = false;
    return closed();
  }
  m_attributes.clear();
  for (;;) {
    if (m_rest.empty()) return ended(m_isBegun && m_open.empty() ? Token::Done : Token::Broken);
    if (m_rest.front() != '<') {
      const std::string_view raw = m_rest.substr(0, m_rest.find('<'));
      m_rest.remove_prefix(raw.size());
      m_isAtBeginning = false;
      if (!m_open.empty()) return textToken(raw);
      if (!std::ranges::all_of(raw, isXmlBlank)) return broken();
      continue;
    }
    if (isAt("<!--")) {
      if (!skip("<!--", "-->")) return broken();
    } else if (isAt("<![CDATA[")) {
      constexpr std::string_view kBegin = "<![CDATA[";
      const std::size_t end = m_rest.find("]]>");
      if (m_open.empty() || end == std::string_view::npos) return broken();
      const std::string_view raw = m_rest.substr(kBegin.size(), end - kBegin.size());
      m_rest.remove_prefix(end + 3);
      return rawToken(raw);
    } else if (isAt("<!")) {
      return ended(isAt("<!DOCTYPE") ? Token::DocumentType : Token::Broken);
    } else if (isAt("<?")) {
      if (!skipInstruction()) return broken();
    } else {
      m_isAtBeginning = false;
      return isAt("</") ? endTag() : startTag();
    }
    m_isAtBeginning = false;
  }
}

// Removes a comment. Returns false if it has no end.
bool XmlReader::skip(std::string_view begin, std::string_view end) {
  const std::size_t at = m_rest.find(end, begin.size());
  if (at == std::string_view::npos) return false;
  m_rest.remove_prefix(at + end.size());
  return true;
}

// Removes a processing instruction. Returns false if it has no end, or if it is a declaration of another
// encoding than UTF-8.
bool XmlReader::skipInstruction() {
  const std::size_t end = m_rest.find("?>");
  if (end == std::string_view::npos) return false;
  if (isAt("<?xml ") && m_isAtBeginning) {
    const std::string encoding = encodingIn(m_rest.substr(0, end));
    if (!encoding.empty() && encoding != "utf-8" && encoding != "us-ascii") return false;
  }
  m_rest.remove_prefix(end + 2);
  return true;
}

XmlReader::Token XmlReader::textToken(std::string_view raw) {
  auto text = withoutReferences(raw);
  if (!text) return broken();
  m_text = *std::move(text);
  return Token::Text;
}

XmlReader::Token XmlReader::rawToken(std::string_view raw) {
  auto text = withPlainLines(raw);
  if (!text) return broken();
  m_text = *std::move(text);
  return Token::Text;
}

bool XmlReader::skipBlanks() {
  const std::size_t before = m_rest.size();
  m_rest.remove_prefix(std::min(m_rest.find_first_not_of(kXmlBlanks), m_rest.size()));
  return m_rest.size() < before;
}

// Removes a name with its prefix, and returns it. Empty if there is no name.
std::string_view XmlReader::tagName() {
  constexpr std::string_view kNotFirst = "-.0123456789:";
  std::size_t size = 0;
  while (size < m_rest.size() && isOfTagName(m_rest[size])) ++size;
  const std::string_view name = m_rest.substr(0, size);
  if (name.empty() || kNotFirst.find(name.front()) != std::string_view::npos || name.ends_with(':'))
    return {};
  m_rest.remove_prefix(name.size());
  return name;
}

// Reads an attribute with its value. Returns false if it is not well-formed, or there twice.
bool XmlReader::readAttribute() {
  const std::string_view tag = tagName();
  if (tag.empty()) return false;
  skipBlanks();
  if (!isAt("=")) return false;
  m_rest.remove_prefix(1);
  skipBlanks();
  if (!isAt("\"") && !isAt("'")) return false;
  const std::size_t end = m_rest.find(m_rest.front(), 1);
  if (end == std::string_view::npos) return false;
  const std::string_view value = m_rest.substr(1, end - 1);
  m_rest.remove_prefix(end + 1);
  if (value.find('<') != std::string_view::npos || !withoutReferences(value)) return false;
  const std::size_t colon = tag.find(':');
  const Name name =
      colon == std::string_view::npos ? Name{{}, tag} : Name{tag.substr(0, colon), tag.substr(colon + 1)};
  const bool isTwice = std::ranges::any_of(m_attributes, [&](const Attribute& other) {
    return other.name.prefix == name.prefix && other.name.local == name.local;
  });
  if (isTwice || m_attributes.size() == kMostAttributes) return false;
  m_attributes.push_back({name, value});
  if (name.prefix == "xmlns") return bind(name.local, value);
  return !name.prefix.empty() || name.local != "xmlns" || bind({}, value);
}

// Binds a prefix to a namespace up to the end of the open element. Returns false if too many are bound.
bool XmlReader::bind(std::string_view prefix, std::string_view space) {
  if (m_bound.size() == kMostBindings) return false;
  m_bound.push_back(prefix);
  m_spaces[prefix].push_back(space);
  return true;
}

XmlReader::Token XmlReader::startTag() {
  if (m_open.empty() && m_isBegun) return broken();
  m_rest.remove_prefix(1);
  const std::string_view tag = tagName();
  if (tag.empty() || m_open.size() == kMostDepth) return broken();
  const std::size_t bindings = m_bound.size();
  for (;;) {
    const bool isParted = skipBlanks();
    if (isAt(">") || isAt("/>")) break;
    if (!isParted || !readAttribute()) return broken();
  }
  m_isEmptyTag = isAt("/>");
  m_rest.remove_prefix(m_isEmptyTag ? 2 : 1);
  m_isBegun = true;
  const std::size_t colon = tag.find(':');
  const auto space = spaceOf(colon == std::string_view::npos ? std::string_view() : tag.substr(0, colon));
  if (!space) return broken();
  m_open.push_back({tag, *space, bindings});
  m_space = *space;
  m_name = colon == std::string_view::npos ? tag : tag.substr(colon + 1);
  return Token::Start;
}

XmlReader::Token XmlReader::endTag() {
  m_rest.remove_prefix(2);
  const std::string_view tag = tagName();
  skipBlanks();
  if (!isAt(">") || m_open.empty() || tag != m_open.back().tag) return broken();
  m_rest.remove_prefix(1);
  return closed();
}

XmlReader::Token XmlReader::closed() {
  const Open open = m_open.back();
  const std::size_t colon = open.tag.find(':');
  m_name = colon == std::string_view::npos ? open.tag : open.tag.substr(colon + 1);
  m_space = open.space;
  m_open.pop_back();
  for (; m_bound.size() > open.bindings; m_bound.pop_back()) {
    const auto bound = m_spaces.find(m_bound.back());
    bound->second.pop_back();
    if (bound->second.empty()) m_spaces.erase(bound);
  }
  m_attributes.clear();
  return Token::End;
}

// Returns the namespace of a prefix. The empty prefix has the default namespace, or none. nullopt if the
// prefix stands for no namespace.
std::optional<std::string_view> XmlReader::spaceOf(std::string_view prefix) const {
  if (prefix == "xml") return "http://www.w3.org/XML/1998/namespace";
  const auto found = m_spaces.find(prefix);
  if (found != m_spaces.end()) return found->second.back();
  return prefix.empty() ? std::optional(std::string_view()) : std::nullopt;
}

std::optional<std::string> XmlReader::attribute(std::string_view space, std::string_view name) const {
  for (const Attribute& each : m_attributes) {
    if (each.name.local != name || each.name.prefix.empty() != space.empty()) continue;
    if (space.empty() || spaceOf(each.name.prefix) == space) return withoutReferences(each.value);
  }
  return std::nullopt;
}

bool XmlReader::closeTo(std::size_t depth) {
  while (m_open.size() > depth) {
    const Token token = next();
    if (token == Token::Done || token == Token::DocumentType || token == Token::Broken) return false;
  }
  return true;
}

std::optional<std::string> XmlReader::textOfOpen() {
  const std::size_t depth = m_open.size();
  std::string text;
  for (;;) {
    switch (next()) {
      case Token::Text:
        text += m_text;
        break;
      case Token::Start:
        if (!closeTo(depth)) return std::nullopt;
        break;
      case Token::End:
        return text;
      default:
        return std::nullopt;
    }
  }
}

}  // namespace damath::desk
