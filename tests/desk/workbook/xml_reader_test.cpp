// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/workbook/xml_reader.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

namespace damath::desk {
namespace {

using Token = XmlReader::Token;

// Returns the document as a plain outline: "a{b=1|text|c{}}". "broken" or "doctype" stands at the end of a
// document that is not read to its end.
std::string outlineOf(const std::string& document) {
  XmlReader xml(document);
  std::string outline;
  for (;;) {
    switch (xml.next()) {
      case Token::Start:
        outline +=
            std::string(xml.name()) + (xml.space().empty() ? "" : "@" + std::string(xml.space())) + "{";
        if (const auto value = xml.attribute("b")) outline += "b=" + *value + "|";
        break;
      case Token::End:
        outline += "}";
        break;
      case Token::Text:
        outline += xml.text() + "|";
        break;
      case Token::Done:
        return outline;
      case Token::DocumentType:
        return outline + "doctype";
      case Token::Broken:
        return outline + "broken";
    }
  }
}

TEST(XmlReader, TagsTextsAndAttributes) {
  EXPECT_EQ(outlineOf("<a b='1'>x<c/></a>"), "a{b=1|x|c{}}");
  EXPECT_EQ(
      outlineOf("\xEF\xBB\xBF<?xml version=\"1.0\" encoding='utf-8'?>\n<!-- <a> --><a>\r\nx</a>\n<!--y-->"),
      "a{\nx|}");
  EXPECT_EQ(outlineOf("<a b=\"&lt;&amp;&#65;&#x42;&apos;&quot;&gt;\">&#241;</a>"), "a{b=<&AB'\">|ñ|}");
  EXPECT_EQ(outlineOf("<a><![CDATA[<b>&amp;]]>y<?z?></a >"), "a{<b>&amp;|y|}");
  EXPECT_EQ(outlineOf("<x:a xmlns:x='u' x:b='1' b='2'><y xmlns='v'><z/></y><x:y/></x:a>"),
            "a@u{b=2|y@v{z@v{}}y@u{}}");
  EXPECT_EQ(outlineOf("<a xmlns='u'><b xmlns=''/><c/></a>"), "a@u{b{}c@u{}}");
}

TEST(XmlReader, AnAttributeIsFoundByItsNamespace) {
  XmlReader xml("<a xmlns:r='links' xmlns:q='links' xmlns:s='others' s:id='1' q:id='2' id='3'/>");
  ASSERT_EQ(xml.next(), Token::Start);
  EXPECT_EQ(xml.attribute("links", "id"), "2");
  EXPECT_EQ(xml.attribute("others", "id"), "1");
  EXPECT_EQ(xml.attribute("id"), "3");
  EXPECT_EQ(xml.attribute("none", "id"), std::nullopt);
  EXPECT_EQ(xml.attribute("name"), std::nullopt);
}

TEST(XmlReader, DocumentsThatAreNotWellFormedAreBroken) {
  for (const char* document : {"",
                               "x",
                               "<a>",
                               "<a></b>",
                               "<a></a></a>",
                               "<a/><b/>",
                               "<a/>x",
                               "<a b/>",
                               "<a b=1/>",
                               "<a b='1/>",
                               "<a b='1' b='2'/>",
                               "<a b='1'c='2'/>",
                               "<a b='<'/>",
                               "<a>&nbsp;</a>",
                               "<a>&</a>",
                               "<a>&amp</a>",
                               "<a>&#0;</a>",
                               "<a>&#x1F;</a>",
                               "<a>&#xD800;</a>",
                               "<a>&#x110000;</a>",
                               "<a>&#99999999999;</a>",
                               "<a>\x01</a>",
                               "<a><!-- </a>",
                               "<a><![CDATA[</a>",
                               "<a><?x </a>",
                               "<a><!x></a>",
                               "< a/>",
                               "<1/>",
                               "<:a/>",
                               "<a:/>",
                               "<x:a/>",
                               "<a",
                               "</a>",
                               "<a>\xF1</a>",
                               "<?xml version='1.0' encoding='UTF-16'?><a/>"}) {
    const std::string outline = outlineOf(document);
    EXPECT_TRUE(outline.ends_with("broken")) << document << ": " << outline;
  }
  EXPECT_EQ(outlineOf(std::string("<a>\0</a>", 8)), "broken");
}

TEST(XmlReader, ADocumentTypeDefinitionIsNotRead) {
  EXPECT_EQ(outlineOf("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>"), "doctype");
  EXPECT_EQ(outlineOf("<?xml version='1.0'?>\n<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>"), "doctype");
}

TEST(XmlReader, DepthIsLimited) {
  std::string deep;
  std::string ends;
  for (int i = 0; i < 200; ++i) {
    deep += "<a>";
    ends += "</a>";
  }
  EXPECT_TRUE(outlineOf(deep + ends).ends_with("broken"));
}

// Returns the declarations of many namespaces: " xmlns:p0='u0' xmlns:p1='u1' …".
std::string declarations(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string number = std::to_string(i);
    text += " xmlns:p" + number + "='u" + number + "'";
  }
  return text;
}

// Returns elements, each in the one before it. Each has `count` declarations of its own.
std::string nested(std::size_t depth, std::size_t count, const std::string& inside) {
  std::string text;
  for (std::size_t i = 0; i < depth; ++i) text += "<a" + declarations(count) + ">";
  text += inside;
  for (std::size_t i = 0; i < depth; ++i) text += "</a>";
  return text;
}

TEST(XmlReader, OpenNamespacesAreLimited) {
  ASSERT_EQ(kMostBindings, 256U);
  EXPECT_FALSE(outlineOf(nested(4, 64, "<p63:x/>")).ends_with("broken"));
  EXPECT_TRUE(outlineOf(nested(4, 64, "<x xmlns='v'/>")).ends_with("broken"));
  EXPECT_TRUE(outlineOf(nested(100, 90, "")).ends_with("broken"));
  // An element that was closed leaves its prefixes to the elements around it.
  std::string many = "<a xmlns:p1='outer'>";
  for (int i = 0; i < 100; ++i) many += "<p1:b" + declarations(60) + "/><p1:c/>";
  const std::string outline = outlineOf(many + "</a>");
  EXPECT_FALSE(outline.ends_with("broken"));
  EXPECT_TRUE(outline.starts_with("a{b@u1{}c@outer{}b@u1{}c@outer{}")) << outline.substr(0, 60);
}

// The work for each tag does not grow with the number of open namespaces.
TEST(XmlReader, TheWorkForATagIsLimited) {
  constexpr std::size_t kTags = 5000;
  for (const std::string tag : {"<b/>", "<p0:b/>", "<p30:b x='1' p2:y='2'/>"}) {
    std::string tags;
    for (std::size_t i = 0; i < kTags; ++i) tags += tag;
    const std::string document = nested(4, 60, tags);
    const std::size_t before = ReadingWork::soFar();
    EXPECT_FALSE(outlineOf(document).ends_with("broken"));
    const std::size_t work = ReadingWork::soFar() - before;
    EXPECT_GT(work, kTags) << tag << "the work is counted";
    EXPECT_LT(work, 20 * (kTags + 240)) << tag;
  }
}

TEST(XmlReader, ChildrenMayBeLeftUnread) {
  XmlReader xml("<a>1<b><c>2</c>3<b/></b><d>4</d>5</a>");
  ASSERT_EQ(xml.next(), Token::Start);
  std::string names;
  EXPECT_TRUE(xml.eachChild([&] {
    names += xml.name();
    if (xml.name() == "d") names += xml.textOfOpen().value_or("none");
  }));
  EXPECT_EQ(names, "bd4");
  EXPECT_EQ(xml.next(), Token::Done);
  XmlReader text("<a>1<b>2</b>3</a>");
  ASSERT_EQ(text.next(), Token::Start);
  EXPECT_EQ(text.textOfOpen(), "13");
  XmlReader cut("<a><b>");
  ASSERT_EQ(cut.next(), Token::Start);
  EXPECT_FALSE(cut.eachChild([] {}));
}

// Writes random documents in many spellings. The outline is known from the making.
class RandomDocument {
 public:
  explicit RandomDocument(unsigned seed) : m_lots(seed) { add(0); }

  std::string document;
  std::string outline;

 private:
  std::size_t below(std::size_t count) { return std::size_t{m_lots()} % count; }
  std::string any(const std::vector<std::string>& texts) { return texts[below(texts.size())]; }

  // Adds a text. Two texts in a row are two pieces only if a comment or a CDATA section parts them.
  void addText() {
    switch (below(4)) {
      case 0:
        document += "ñ &amp; x";
        outline += "ñ & x|";
        break;
      case 1:
        document += "<![CDATA[a < b]]>";
        outline += "a < b|";
        break;
      case 2:
        document += "&#x41;\r\n";
        outline += "A\n|";
        break;
      default:
        document += "<!-- c -->";
        break;
    }
  }

  void add(int depth) {
    const std::string name = any({"row", "c", "sheetData", "t-1", "_x", "ñ"});
    const std::string prefix = any({"", "", "p:"});
    const std::string blank = any({" ", "\n", "  "});
    const char quote = below(2) == 0 ? '"' : '\'';
    document +=
        "<" + prefix + name + blank + "xmlns" + (prefix.empty() ? "" : ":p") + "=" + quote + "u" + quote;
    outline += name + "@u{";
    if (below(2) == 0) {
      document += blank + "b" + any({"", " "}) + "=" + any({"", "\t"}) + quote + "1&gt;" + quote;
      outline += "b=1>|";
    }
    const std::size_t children = depth > 5 ? 0 : below(4);
    if (children == 0 && below(2) == 0) {
      document += any({"", " "}) + "/>";
      outline += "}";
      return;
    }
    document += any({"", " "}) + ">";
    for (std::size_t i = 0; i < children; ++i) {
      if (below(2) == 0) {
        addText();
        document += "<?pi?>";
      }
      add(depth + 1);
    }
    document += "</" + prefix + name + any({"", " "}) + ">";
    outline += "}";
  }

  std::mt19937 m_lots;
};

TEST(XmlReader, RandomDocumentsAreReadAsTheyWereMade) {
  std::size_t bytes = 0;
  for (unsigned seed = 1; seed <= 400; ++seed) {
    const RandomDocument made(seed);
    ASSERT_EQ(outlineOf(made.document), made.outline) << made.document;
    bytes += made.document.size();
    // A document that is cut off is never taken as whole.
    if (made.document.size() < 400) {
      for (std::size_t end = 0; end < made.document.size(); ++end) {
        ASSERT_TRUE(outlineOf(made.document.substr(0, end)).ends_with("broken"))
            << made.document.substr(0, end);
      }
    }
  }
  EXPECT_GT(bytes, 20000U);
}

}  // namespace
}  // namespace damath::desk
