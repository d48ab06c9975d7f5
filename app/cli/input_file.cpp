#include "app/cli/input_file.hpp"

#include <array>
#include <cerrno>
#include <fstream>

#include "app/words/cli_words.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::CliPhrase;

Usable<std::string> readInput(const fs::path& path, words::Language language, std::size_t mostBytes) {
  const auto refuse = [&](CliPhrase phrase) {
    return Unexpected(Complaints{{path.string(), {}, words::said(phrase, language)}});
  };
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) return refuse(CliPhrase::FileMissing);
  if (fs::is_directory(status)) return refuse(CliPhrase::FileIsFolder);
  std::ifstream file(path, std::ios::binary);
  if (!file) return refuse(CliPhrase::FileUnreadable);
  // Piece by piece: what is read is mostly a thousand times smaller than the limit.
  std::string bytes;
  std::array<char, 16384> piece;
  do {
    file.read(piece.data(), piece.size());
    bytes.append(piece.data(), static_cast<std::size_t>(file.gcount()));
  } while (file && bytes.size() <= mostBytes);
  if (file.bad()) return refuse(CliPhrase::FileUnreadable);
  if (bytes.size() > mostBytes) {
    const std::string limit = std::to_string(mostBytes >> 20U);
    return Unexpected(
        Complaints{{path.string(), {}, words::said(CliPhrase::FileTooLarge, language, {limit})}});
  }
  return bytes;
}

}  // namespace damath::cli
