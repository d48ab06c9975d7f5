// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/workbook/zip_file.hpp"

#include <minizip/unzip.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "app/desk/roster/person_text.hpp"

namespace damath::desk {

// The bytes of a zip file as a file that minizip reads.
struct ByteStream {
  std::string_view bytes;
  std::size_t at = 0;
};

namespace {

// The C code of minizip calls the functions for a ByteStream. They throw nothing.
ByteStream& streamOf(voidpf stream) noexcept {
  return *static_cast<ByteStream*>(stream);
}

voidpf openBytes(voidpf opaque, const void* /*name*/, int /*mode*/) noexcept {
  return opaque;
}

uLong readBytes(voidpf /*opaque*/, voidpf stream, void* buffer, uLong size) noexcept {
  ByteStream& bytes = streamOf(stream);
  const std::size_t count = std::min<std::size_t>(size, bytes.bytes.size() - bytes.at);
  if (count > 0) std::memcpy(buffer, bytes.bytes.data() + bytes.at, count);
  bytes.at += count;
  return count;
}

uLong writeBytes(voidpf /*opaque*/, voidpf /*stream*/, const void* /*buffer*/, uLong /*size*/) noexcept {
  return 0;
}

ZPOS64_T placeInBytes(voidpf /*opaque*/, voidpf stream) noexcept {
  return streamOf(stream).at;
}

long seekBytes(voidpf /*opaque*/, voidpf stream, ZPOS64_T offset, int origin) noexcept {
  ByteStream& bytes = streamOf(stream);
  const ZPOS64_T size = bytes.bytes.size();
  const ZPOS64_T base = origin == ZLIB_FILEFUNC_SEEK_CUR   ? ZPOS64_T{bytes.at}
                        : origin == ZLIB_FILEFUNC_SEEK_END ? size
                                                           : ZPOS64_T{0};
  if (offset > size - base) return -1;
  bytes.at = static_cast<std::size_t>(base + offset);
  return 0;
}

int closeBytes(voidpf /*opaque*/, voidpf /*stream*/) noexcept {
  return 0;
}

int errorOfBytes(voidpf /*opaque*/, voidpf /*stream*/) noexcept {
  return 0;
}

// True if the path of a part leads out of the file, or is no plain path. Precondition: the path has no \.
bool isUnsafe(std::string_view path) {
  if (path.empty() || path.starts_with('/') || path.find(':') != std::string_view::npos ||
      path.find('\0') != std::string_view::npos) {
    return true;
  }
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view step = path.substr(0, end);
    if (step == ".." || step == ".") return true;
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return false;
}

Unexpected<WorkbookFault> refusedPart(WorkbookReason reason, std::string_view part = {}) {
  return Unexpected<WorkbookFault>(WorkbookFault{reason, shown(part), {}});
}

constexpr uLong kEncryptedFlag = 1;

constexpr std::string_view kEndMark = "PK\x05\x06";

// Returns a number of two bytes of the end record, the last part of a zip file. Precondition: `record` has
// these bytes.
std::size_t numberAt(std::string_view record, std::size_t at) {
  return static_cast<unsigned char>(record[at]) + 256U * static_cast<unsigned char>(record[at + 1]);
}

// Returns the end record with its comment. Empty if the file is cut off inside the record, or has none.
// minizip reads a record that is cut off as if zeros came behind.
std::string_view endRecordOf(std::string_view bytes) {
  constexpr std::size_t kSize = 22;
  constexpr std::size_t kCommentSizeAt = 20;
  const std::size_t at = bytes.rfind(kEndMark);
  if (at == std::string_view::npos) return {};
  const std::string_view record = bytes.substr(at);
  const bool isWhole = record.size() >= kSize && record.size() - kSize >= numberAt(record, kCommentSizeAt);
  return isWhole ? record : std::string_view();
}

// True if the zip file has an end record and nothing else. minizip takes such a file for damaged.
bool isEmptyZip(std::string_view bytes, std::string_view endRecord) {
  constexpr std::size_t kPartsAt = 10;
  return endRecord.size() == bytes.size() && numberAt(endRecord, kPartsAt) == 0;
}

}  // namespace

std::string partKey(std::string_view name) {
  std::string key(name);
  for (char& letter : key) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    if (letter == '\\') letter = '/';
  }
  return key;
}

struct ZipFile::Opened {
  ByteStream stream;
  unzFile file = nullptr;
  std::map<std::string, unz64_file_pos> parts =
      {};                    // the places of the parts, by their names in small letters
  std::size_t unpacked = 0;  // the bytes that were unpacked so far
};

void ZipFile::Closer::operator()(Opened* opened) const {
  const std::unique_ptr<Opened> freed(opened);
  if (opened->file != nullptr) unzClose(opened->file);
}

Expected<ZipFile, WorkbookFault> ZipFile::open(std::string_view bytes) {
  const std::string_view endRecord = endRecordOf(bytes);
  if (endRecord.empty()) return refusedPart(WorkbookReason::Damaged);
  std::unique_ptr<Opened, Closer> opened(new Opened{{bytes}});
  if (isEmptyZip(bytes, endRecord)) return ZipFile(std::move(opened));
  zlib_filefunc64_def functions{};
  functions.zopen64_file = openBytes;
  functions.zread_file = readBytes;
  functions.zwrite_file = writeBytes;
  functions.ztell64_file = placeInBytes;
  functions.zseek64_file = seekBytes;
  functions.zclose_file = closeBytes;
  functions.zerror_file = errorOfBytes;
  functions.opaque = &opened->stream;
  opened->file = unzOpen2_64(nullptr, &functions);
  unz_global_info64 facts{};
  if (opened->file == nullptr || unzGetGlobalInfo64(opened->file, &facts) != UNZ_OK) {
    return refusedPart(WorkbookReason::Damaged);
  }
  if (facts.number_entry > kMostZipParts) return refusedPart(WorkbookReason::TooLarge);
  // Counts the parts instead of asking for the last one, because a changed file may promise more parts.
  for (ZPOS64_T number = 0; number < facts.number_entry; ++number) {
    const int moved = number == 0 ? unzGoToFirstFile(opened->file) : unzGoToNextFile(opened->file);
    constexpr std::size_t kMostNameBytes = 512;
    std::array<char, kMostNameBytes> name{};
    unz_file_info64 part{};
    unz64_file_pos place{};
    const bool isRead = moved == UNZ_OK &&
                        unzGetCurrentFileInfo64(opened->file, &part, name.data(), name.size(), nullptr, 0,
                                                nullptr, 0) == UNZ_OK &&
                        unzGetFilePos64(opened->file, &place) == UNZ_OK;
    if (!isRead || part.size_filename >= name.size()) return refusedPart(WorkbookReason::Damaged);
    const std::string_view written(name.data(), part.size_filename);
    const std::string path = partKey(written);
    if (isUnsafe(path)) return refusedPart(WorkbookReason::UnsafeName, written);
    if ((part.flag & kEncryptedFlag) != 0) return refusedPart(WorkbookReason::Locked);
    if (!opened->parts.emplace(path, place).second) return refusedPart(WorkbookReason::PartTwice, written);
  }
  return ZipFile(std::move(opened));
}

bool ZipFile::has(std::string_view part) const {
  return m_opened->parts.contains(partKey(part));
}

bool ZipFile::hasEnding(std::string_view ending) const {
  return std::ranges::any_of(m_opened->parts,
                             [ending](const auto& part) { return part.first.ends_with(ending); });
}

Expected<std::string, WorkbookFault> ZipFile::read(std::string_view part) {
  const auto found = m_opened->parts.find(partKey(part));
  unzFile file = m_opened->file;
  unz_file_info64 facts{};
  const bool isThere = found != m_opened->parts.end() && unzGoToFilePos64(file, &found->second) == UNZ_OK &&
                       unzGetCurrentFileInfo64(file, &facts, nullptr, 0, nullptr, 0, nullptr, 0) == UNZ_OK;
  if (!isThere) return refusedPart(WorkbookReason::Damaged, part);
  const std::size_t most = std::min(kMostPartBytes, kMostUnpackedBytes - m_opened->unpacked);
  if (facts.uncompressed_size > most) return refusedPart(WorkbookReason::TooLarge, part);
  if (unzOpenCurrentFile(file) != UNZ_OK) return refusedPart(WorkbookReason::Damaged, part);
  std::string bytes;
  bytes.reserve(static_cast<std::size_t>(facts.uncompressed_size));
  std::optional<WorkbookReason> fault;
  constexpr unsigned kPiece = 1 << 16;
  for (std::vector<char> piece(kPiece); !fault;) {
    const int count = unzReadCurrentFile(file, piece.data(), kPiece);
    if (count == 0) break;
    if (count < 0) {
      fault = WorkbookReason::Damaged;
      break;
    }
    bytes.append(piece.data(), static_cast<std::size_t>(count));
    const bool isPacked =
        bytes.size() > kLeastPackedBytes && bytes.size() / kMostPackedTimes > facts.compressed_size;
    if (bytes.size() > most) fault = WorkbookReason::TooLarge;
    if (isPacked) fault = WorkbookReason::TooPacked;
  }
  m_opened->unpacked += std::min(bytes.size(), most);
  // Closing also compares the checksum of a part that was read to its end.
  const bool isClosed = unzCloseCurrentFile(file) == UNZ_OK;
  if (!fault && (!isClosed || bytes.size() != facts.uncompressed_size)) fault = WorkbookReason::Damaged;
  if (fault) return refusedPart(*fault, part);
  return bytes;
}

}  // namespace damath::desk
