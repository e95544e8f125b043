#include "core/together/history.h"
#include "core/together/invitation.h"
#include "core/together/tablelink.h"
#include "tests/fuzz/fuzz.h"

namespace {

using core::together::History, core::together::KeyPair, core::together::Seal;

// Believes every signature, so that what is signed can be looked at.
class Gullible final : public Seal {
public:
    std::string random(std::size_t bytes) const override { return std::string(bytes, 'r'); }
    std::string hash(std::string_view text) const override { return m_real->hash(text); }
    std::string sealed(const std::string&, std::string_view text, std::string_view) const override {
        return std::string(text);
    }
    std::optional<std::string> opened(const std::string&, std::string_view sealed,
                                      std::string_view) const override {
        return std::string(sealed);
    }
    KeyPair pair() const override { return {std::string(open, 'o'), std::string(secret, 's')}; }
    KeyPair meetingPair() const override { return m_real->meetingPair(); }
    std::string agreed(const std::string&, const std::string&) const override { return {}; }
    std::string signatureOf(const std::string&, std::string_view) const override {
        return std::string(signature, 'v');
    }
    bool vouches(const std::string&, std::string_view, const std::string&) const override { return true; }

private:
    std::unique_ptr<Seal> m_real = core::together::sodiumSeal();
};

} // namespace

// What is said in a room, well signed; or a link that leads there or to a table.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const Gullible seal;
    const std::string_view given(reinterpret_cast<const char*>(bytes), size);
    fuzz::refusable([&] {
        const History none(seal, seal.pair().open);
        const auto told = History::read(seal, none, given);
        fuzz::require(told.begun() && told.size() > 0);
        const auto again = History::read(seal, none, told.text());
        fuzz::require(again.size() == told.size() && again.shared(told) == told.size());
        if (told.course().begun())
            fuzz::require(again.course().match().position() == told.course().match().position());
    });
    fuzz::refusable([&] {
        using core::together::Invitation;
        const auto invitation = Invitation::read(given);
        fuzz::require(Invitation::read(invitation.link("kachisuji:")) == invitation);
    });
    fuzz::refusable([&] {
        using core::together::TableLink;
        const auto table = TableLink::read(given);
        fuzz::require(TableLink::read(table.link("kachisuji:")) == table);
    });
    return 0;
}
