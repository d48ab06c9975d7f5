#include "app/cli/input_file.hpp"

#include <cerrno>
#include <fstream>

#include "app/words/cli_words.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::CliPhrase;

Usable<std::string> readInput(const fs::path& path, words::Language language) {
  const auto refuse = [&](CliPhrase phrase) {
    return Unexpected(Complaints{{path.string(), {}, words::said(phrase, language)}});
  };
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) return refuse(CliPhrase::FileMissing);
  if (fs::is_directory(status)) return refuse(CliPhrase::FileIsFolder);
  std::ifstream file(path, std::ios::binary);
  if (!file) return refuse(CliPhrase::FileUnreadable);
  std::string bytes(kMostInputBytes + 1, '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (file.bad()) return refuse(CliPhrase::FileUnreadable);
  const auto size = static_cast<std::size_t>(file.gcount());
  if (size > kMostInputBytes) return refuse(CliPhrase::FileTooLarge);
  bytes.resize(size);
  return bytes;
}

}  // namespace damath::cli
