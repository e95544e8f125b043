#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

namespace core {

// Where a job may lie while it is at work, and what it is, with all that decides its bytes.
struct WorkPlace {
    std::filesystem::path file;
    std::string name;
};

// The bytes of a job that takes long, in a file in place of memory. Any number of threads may use it at once,
// but one program only. A mark says how far the job has come: whoever opens the file later goes on from
// there, even if the program was killed or the computer went off. All its room on disk is taken before it is
// used. Whatever fails throws std::system_error.
class WorkFile {
public:
    // Goes on with the file there, if it is of this job and of so many bytes; else it is made anew, with
    // bytes that say nothing and the mark 0.
    WorkFile(const WorkPlace& place, std::uint64_t size);
    // The bytes of what has been begun there; 0: nothing.
    static std::uint64_t begun(const WorkPlace& place);
    // One that is gone with the program, in the same folder.
    static WorkFile scratch(const WorkPlace& beside, std::uint64_t size);
    WorkFile(WorkFile&& other) noexcept;
    WorkFile& operator=(WorkFile&& other) = delete;
    ~WorkFile();

    void read(std::uint64_t from, std::span<std::uint8_t> into) const;
    void write(std::uint64_t from, std::span<const std::uint8_t> bytes) const;

    std::uint32_t mark() const { return m_mark; }
    // What has been written before is on disk before the mark is.
    void setMark(std::uint32_t mark);
    // Of a job that is done, or whose bytes turned out to be wrong: nobody will find it again.
    void remove();

private:
    WorkFile() = default;
    void open(const WorkPlace& place);
    void takeRoom(std::uint64_t bytes) const;
    bool readMark();
    void writeMark() const;

    std::filesystem::path m_file;
    std::string m_name;
    int m_descriptor = -1;
    std::uint64_t m_size = 0;
    std::uint32_t m_mark = 0;
};

} // namespace core
