// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/list_kind.hpp"

#include "core/notation/trf/trf_reader.hpp"
#include "core/text/encoded_text.hpp"
#include "core/text/extension.hpp"

namespace damath::desk {

ListKind kindOfList(std::string_view bytes, std::string_view name) {
  const auto decoded = decodedText(bytes, WindowsBytes::LettersAndSigns);
  const std::string_view text = decoded ? std::string_view(decoded->text) : bytes;
  if (notation::looksLikeTrf(text)) return ListKind::Report;
  const bool isNamedReport = hasExtension(name, ".trf") || hasExtension(name, ".trfx");
  const bool hasColumns = text.find(',') != std::string_view::npos;
  return isNamedReport && !hasColumns ? ListKind::Report : ListKind::Players;
}

}  // namespace damath::desk
