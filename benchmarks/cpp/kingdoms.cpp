// The yardstick: a stripped Barbarian Kingdoms for six, written the way C++ game frameworks are.
//
// The rules are those of the competitive game with all six kingdoms and all powers: five actions, contests, battles
// with reinforcements and secret bribes, evacuation, plunder, suspended and annexed provinces. Left out, against the
// full rules:
//   - change: who cannot pay exactly pays the smallest sum above, taxes are the largest sum below;
//   - what players know of each other's treasuries, the chronicle, undo and everything else that serves people;
//   - teams, pairs, other numbers of players, the choices before a game, the limit of rounds.
//
// Plays random games for a while and prints one line of JSON.

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "yardstick.h"

namespace {

constexpr int kKingdoms = 6;
constexpr int kTokens = 4;
constexpr int kWarriors = 4;
constexpr int kControlTokens = 4;
constexpr int kProvincesToWin = 7;
constexpr int kKingsToWin = 2;
constexpr int kLastRound = 300;
constexpr int kNobody = -1;

enum Kingdom { kHuns, kOstrogoths, kVandals, kVisigoths, kSaxons, kFranks };

constexpr uint64_t bit(int zone) { return uint64_t{1} << zone; }

enum Province : int {
  kHibernia, kCaledonia, kBritanniaSecunda, kBritanniaPrima, kMaximaCaesariensis, kFrisia, kGermaniaSecunda,
  kBelgicaSecunda, kBelgicaPrima, kThuringia, kAlemannia, kLugdunensis, kArmorica, kBurgundia, kAquitania,
  kNovempopulana, kNarbonensis, kTarraconensis, kGallaecia, kLusitania, kBaetica, kMauretania, kNumidia,
  kAfrica, kByzacena, kSicilia, kSardinia, kApulia, kRoma, kItaliaAnnonaria, kNoricum, kDalmatia,
  kBoiohaemum, kPannonia, kDacia, kMoesia, kProvinces
};

// The provinces next to each one, by land or across a strait.
constexpr std::array<uint64_t, kProvinces> kNext = {
    0,
    bit(kBritanniaSecunda),
    bit(kCaledonia) | bit(kBritanniaPrima) | bit(kMaximaCaesariensis),
    bit(kBritanniaSecunda) | bit(kMaximaCaesariensis),
    bit(kBritanniaSecunda) | bit(kBritanniaPrima) | bit(kLugdunensis),
    bit(kGermaniaSecunda) | bit(kBelgicaSecunda),
    bit(kFrisia) | bit(kBelgicaSecunda) | bit(kBelgicaPrima) | bit(kThuringia) | bit(kAlemannia),
    bit(kFrisia) | bit(kGermaniaSecunda) | bit(kBelgicaPrima) | bit(kLugdunensis),
    bit(kGermaniaSecunda) | bit(kBelgicaSecunda) | bit(kAlemannia) | bit(kLugdunensis) | bit(kBurgundia),
    bit(kGermaniaSecunda) | bit(kAlemannia) | bit(kBoiohaemum),
    bit(kGermaniaSecunda) | bit(kBelgicaPrima) | bit(kThuringia) | bit(kBurgundia) | bit(kItaliaAnnonaria) |
        bit(kNoricum) | bit(kBoiohaemum),
    bit(kMaximaCaesariensis) | bit(kBelgicaSecunda) | bit(kBelgicaPrima) | bit(kArmorica) | bit(kBurgundia) |
        bit(kAquitania),
    bit(kLugdunensis) | bit(kAquitania),
    bit(kBelgicaPrima) | bit(kAlemannia) | bit(kLugdunensis) | bit(kAquitania) | bit(kNarbonensis) |
        bit(kItaliaAnnonaria),
    bit(kLugdunensis) | bit(kArmorica) | bit(kBurgundia) | bit(kNovempopulana) | bit(kNarbonensis),
    bit(kAquitania) | bit(kNarbonensis) | bit(kTarraconensis),
    bit(kBurgundia) | bit(kAquitania) | bit(kNovempopulana) | bit(kTarraconensis) | bit(kItaliaAnnonaria),
    bit(kNovempopulana) | bit(kNarbonensis) | bit(kGallaecia) | bit(kLusitania) | bit(kBaetica),
    bit(kTarraconensis) | bit(kLusitania),
    bit(kTarraconensis) | bit(kGallaecia) | bit(kBaetica),
    bit(kTarraconensis) | bit(kLusitania) | bit(kMauretania),
    bit(kBaetica) | bit(kNumidia),
    bit(kMauretania) | bit(kAfrica) | bit(kByzacena),
    bit(kNumidia) | bit(kByzacena),
    bit(kNumidia) | bit(kAfrica),
    bit(kApulia),
    0,
    bit(kSicilia) | bit(kRoma),
    bit(kApulia) | bit(kItaliaAnnonaria),
    bit(kAlemannia) | bit(kBurgundia) | bit(kNarbonensis) | bit(kRoma) | bit(kNoricum) | bit(kDalmatia),
    bit(kAlemannia) | bit(kItaliaAnnonaria) | bit(kDalmatia) | bit(kBoiohaemum) | bit(kPannonia),
    bit(kItaliaAnnonaria) | bit(kNoricum) | bit(kPannonia) | bit(kMoesia),
    bit(kThuringia) | bit(kAlemannia) | bit(kNoricum) | bit(kPannonia),
    bit(kNoricum) | bit(kDalmatia) | bit(kBoiohaemum) | bit(kDacia) | bit(kMoesia),
    bit(kPannonia) | bit(kMoesia),
    bit(kDalmatia) | bit(kPannonia) | bit(kDacia),
};
constexpr uint64_t kPorts =
    bit(kHibernia) | bit(kCaledonia) | bit(kMaximaCaesariensis) | bit(kFrisia) | bit(kBelgicaSecunda) |
        bit(kArmorica) | bit(kAquitania) | bit(kNarbonensis) | bit(kTarraconensis) | bit(kLusitania) |
        bit(kBaetica) | bit(kNumidia) | bit(kAfrica) | bit(kSicilia) | bit(kSardinia) | bit(kRoma) | bit(kDalmatia);
constexpr uint64_t kInland =
    bit(kGermaniaSecunda) | bit(kBelgicaPrima) | bit(kThuringia) | bit(kAlemannia) | bit(kBurgundia) |
        bit(kNoricum) | bit(kBoiohaemum) | bit(kPannonia) | bit(kDacia) | bit(kMoesia);

// Each kingdom's initial provinces, the capital first.
constexpr std::array<std::array<int, 3>, kKingdoms> kInitial = {{
    {{kPannonia, kBoiohaemum, kDacia}},
    {{kRoma, kItaliaAnnonaria, kApulia}},
    {{kAfrica, kNumidia, kByzacena}},
    {{kAquitania, kNovempopulana, kTarraconensis}},
    {{kMaximaCaesariensis, kBritanniaPrima, kBritanniaSecunda}},
    {{kBelgicaSecunda, kBelgicaPrima, kGermaniaSecunda}},
}};

constexpr uint64_t kCoasts = (bit(kProvinces) - 1) & ~kInland;
constexpr int kSea = kProvinces;
constexpr int kField = kProvinces + 1;  // a king in battle

constexpr std::array<int, kTokens> kValue = {1, 2, 3, 5};
constexpr std::array<int, kTokens> kTokenCount = {30, 24, 17, 1};
constexpr std::array<int, kWarriors> kRecruitCost = {1, 2, 3, 4};
constexpr std::array<int, kControlTokens> kClaimCost = {2, 3, 4, 5};

using Hoard = std::array<int8_t, kTokens>;

// Choices: a verb's first number plus its argument.
enum Choice {
  kPass, kDone, kRecruit, kManoeuvre, kInvade, kClaim, kTax, kKing,
  kWarrior = 8, kTo = 45, kCastle = 82, kAt = 119, kCollect = 156, kBribe = 304, kCount = 440
};

int value(const Hoard& hoard) { return hoard[0] + 2 * hoard[1] + 3 * hoard[2] + 5 * hoard[3]; }

bool payable(const Hoard& hoard, int kinds, int total) {
  for (int d = 0; d <= (kinds > 3 ? hoard[3] : 0) && 5 * d <= total; ++d) {
    for (int g = 0; g <= (kinds > 2 ? hoard[2] : 0) && 5 * d + 3 * g <= total; ++g) {
      const int rest = total - 5 * d - 3 * g;
      const int silver = std::min<int>(rest / 2, kinds > 1 ? hoard[1] : 0);
      if (rest - 2 * silver <= hoard[0]) return true;
    }
  }
  return false;
}

class Kingdoms final : public Position {
 public:
  explicit Kingdoms(Dice& dice);

  bool over() const override { return actor_ == kNobody; }
  int round() const { return round_; }
  std::vector<int> options() const override;
  void take(int choice) override;
  std::unique_ptr<Position> clone() const override { return std::make_unique<Kingdoms>(*this); }

 private:
  enum class Step {
    turn, recruitment, more_recruitment, moving, move_target, invasion, invasion_target, claiming, extra_claim, paying,
    collecting, contest, rally, reinforcement, bribery, ransom, staying, evacuation, corsairs
  };

  // What the rules ask of a position.
  uint64_t units(int k) const { return troops_[k] | (king_[k] >= 0 && king_[k] < kSea ? bit(king_[k]) : 0); }
  uint64_t occupied() const;
  uint64_t controlled(int k) const;
  int controller(int province) const;
  int occupant(int province) const;
  uint64_t ports(int k, bool king) const { return k == kVandals && king && king_[k] >= 0 ? kCoasts : kPorts; }
  uint64_t beside(int k, bool king, int zone) const { return zone == kSea ? ports(k, king) : kNext[zone]; }
  bool reaches(int k, int province) const;
  int kingdom_of(int side) const { return side == 0 ? active_ : foe_; }
  bool fights(int side) const { return royal_ >> side & 1; }
  int points(int side) const;
  int claim_cost() const;
  uint64_t claimable() const;
  uint64_t recruiting_grounds() const { return controlled(active_) & ~occupied(); }
  bool can_recruit() const;
  uint64_t targets() const { return (bit(kProvinces) - 1) & ~controlled(active_) & ~units(active_); }
  uint64_t refuges() const { return kNext[site_] & controlled(kingdom_of(victors_)) & ~occupied(); }
  Hoard taxes() const;
  uint64_t destinations(bool king, int zone) const;
  int freshest_at_sea() const;
  bool may_move(int zone) const;
  uint64_t partners() const;

  // Lists of choices.
  void add_zones(std::vector<int>& out, uint64_t zones, int verb) const;
  void add_movers(std::vector<int>& out) const;
  void add_invaders(std::vector<int>& out) const;
  void add_at_hand(std::vector<int>& out, int k) const;
  bool any_at_hand(int k) const;
  void add_counts(std::vector<int>& out, int side, const Hoard& purse) const;
  void add_collectible(std::vector<int>& out) const;
  void add_in_port(std::vector<int>& out) const;

  // The course of a turn.
  void begin_turn();
  void end_action();
  bool won_territory();
  void offer_the_sea();
  void next_turn();
  void pay_for(int cost);
  bool begin_counting(int side, const Hoard& purse, int total);
  bool settled(int side, const Hoard& purse);
  void paid_up();
  void begin_tax();
  void collect_what_is_certain();
  void collect(int province, int token);
  void move_to(int zone);
  void castle(int zone);
  int lift(int zone);
  void put(int zone, int used);
  void end_manoeuvre();
  void invade(int province);
  void claim(int province);
  void offer_contests();
  void ask_next();
  void muster();
  void commit(int side, int choice);
  void rally_or_fight();
  void ask_for_reinforcements(int side);
  void decide();
  void pay_ransom();
  void bury();
  void stay(bool king);
  void withdraw();
  void withdraw_to(int province);
  void settle(int winner);
  void hand_over(int from, int to, const Hoard& tokens);

  std::array<int8_t, kKingdoms> king_{};
  std::array<uint64_t, kKingdoms> troops_{};
  std::array<int8_t, kKingdoms> sea_{};
  std::array<int8_t, kKingdoms> levied_{};
  std::array<uint64_t, kKingdoms> ruled_{};
  std::array<int8_t, kKingdoms> captor_{};
  std::array<Hoard, kProvinces> stock_{};
  std::array<int8_t, kProvinces> down_{};  // kind of the face-down token, or -1
  std::array<Hoard, kKingdoms> purse_{};
  std::array<int8_t, kProvinces> spent_{};
  std::array<int8_t, 4> spent_at_sea_{};  // warriors at sea that have used so many moves
  std::array<int, 2> due_{};
  std::array<Hoard, 2> paid_{};
  std::array<int, 2> coin_{};
  std::array<bool, 2> locked_{};
  std::array<int8_t, 2> host_{};
  Step step_ = Step::turn;
  int actor_ = 0;
  int active_ = 0;
  int round_ = 1;
  int action_ = 0;
  int unit_zone_ = 0;
  bool unit_is_king_ = false;
  int king_spent_ = 0;
  int moves_ = 0;
  int site_ = 0;
  int left_ = 0;
  bool by_king_ = false;
  int marker_ = kNobody;
  int foe_ = kNobody;
  int asked_ = 0;
  int passed_ = 0;
  int royal_ = 0;
  bool rallied_ = false;
  int victors_ = 0;
};

Kingdoms::Kingdoms(Dice& dice) {
  captor_.fill(kNobody);
  down_.fill(-1);
  std::array<int, kTokens> left = kTokenCount;
  for (int k = 0; k < kKingdoms; ++k) {
    king_[k] = kInitial[k][0];
    purse_[k] = {3, 2, 1, 0};
    std::array<int, 3> order = {0, 1, 2};
    for (int n = 2; n > 0; --n) std::swap(order[n], order[dice.below(n + 1)]);
    for (int n = 0; n < 3; ++n) stock_[kInitial[k][n]][order[n]] = 1;
    left[0] -= 4;
    left[1] -= 3;
    left[2] -= 2;
  }
  std::vector<int> hidden;
  for (int t = 0; t < kTokens; ++t) hidden.insert(hidden.end(), left[t], t);
  for (int n = static_cast<int>(hidden.size()) - 1; n > 0; --n) std::swap(hidden[n], hidden[dice.below(n + 1)]);
  int drawn = 0;
  for (int p = 0; p < kProvinces; ++p) {
    if (value(stock_[p]) == 0) down_[p] = hidden[drawn++];
  }
  begin_turn();
}

// --- What the rules ask of a position -------------------------------------------------------------

uint64_t Kingdoms::occupied() const {
  uint64_t out = 0;
  for (int k = 0; k < kKingdoms; ++k) out |= units(k);
  return out;
}

uint64_t Kingdoms::controlled(int kingdom) const {
  uint64_t strangers = 0;
  for (int k = 0; k < kKingdoms; ++k) {
    if (k != kingdom) strangers |= ruled_[k] | units(k);
  }
  uint64_t initial = 0;
  for (int p : kInitial[kingdom]) initial |= bit(p);
  return ruled_[kingdom] | (initial & ~strangers);
}

int Kingdoms::controller(int province) const {
  for (int k = 0; k < kKingdoms; ++k) {
    if (controlled(k) >> province & 1) return k;
  }
  return kNobody;
}

int Kingdoms::occupant(int province) const {
  for (int k = 0; k < kKingdoms; ++k) {
    if (units(k) >> province & 1) return k;
  }
  return kNobody;
}

bool Kingdoms::reaches(int k, int province) const {
  if (units(k) & kNext[province]) return true;
  if (sea_[k] && ports(k, false) >> province & 1) return true;
  return king_[k] == kSea && ports(k, true) >> province & 1;
}

int Kingdoms::points(int side) const {
  const int k = kingdom_of(side);
  int total = host_[side] * (k == kSaxons ? 6 : 3);
  if (fights(side)) total += 6;
  if (marker_ == k) total += k == kOstrogoths ? 4 : 2;
  return total;
}

int Kingdoms::claim_cost() const {
  const int cost = kClaimCost[__builtin_popcountll(ruled_[active_])];
  return active_ == kVisigoths ? std::max(1, cost - 1) : cost;
}

uint64_t Kingdoms::claimable() const {
  if (__builtin_popcountll(ruled_[active_]) == kControlTokens || claim_cost() > value(purse_[active_])) return 0;
  uint64_t capitals = 0;
  for (const auto& provinces : kInitial) capitals |= bit(provinces[0]);
  return units(active_) & ~controlled(active_) & ~capitals;
}

bool Kingdoms::can_recruit() const {
  return levied_[active_] < kWarriors && value(purse_[active_]) >= kRecruitCost[levied_[active_]];
}

Hoard Kingdoms::taxes() const {
  Hoard out{};
  const uint64_t lands = controlled(active_);
  for (int p = 0; p < kProvinces; ++p) {
    if (lands >> p & 1) {
      for (int t = 0; t < kTokens; ++t) out[t] += stock_[p][t];
    }
  }
  return out;
}

uint64_t Kingdoms::destinations(bool king, int zone) const {
  uint64_t out = beside(active_, king, zone) & controlled(active_) & ~occupied();
  if (zone != kSea && ports(active_, king) >> zone & 1) out |= bit(kSea);
  return out;
}

int Kingdoms::freshest_at_sea() const {
  int moved = 0, freshest = kNobody;
  for (int used = 3; used > 0; --used) {
    if (spent_at_sea_[used]) {
      moved += spent_at_sea_[used];
      freshest = used;
    }
  }
  return sea_[active_] > moved ? 0 : freshest;
}

bool Kingdoms::may_move(int zone) const {
  const int used = zone == kSea ? freshest_at_sea() : spent_[zone];
  return used != kNobody && used < (active_ == kHuns ? 2 : 1);
}

uint64_t Kingdoms::partners() const {
  const int zone = king_[active_];
  const uint64_t near = beside(active_, true, zone) & troops_[active_];
  uint64_t out = 0;
  for (int p = 0; p < kProvinces; ++p) {
    if (near >> p & 1 && may_move(p)) out |= bit(p);
  }
  if (zone != kSea && ports(active_, true) >> zone & 1 && may_move(kSea)) out |= bit(kSea);
  return out;
}

// --- Lists of choices -----------------------------------------------------------------------------

void Kingdoms::add_zones(std::vector<int>& out, uint64_t zones, int verb) const {
  for (int z = 0; z <= kSea; ++z) {
    if (zones >> z & 1) out.push_back(verb + z);
  }
}

void Kingdoms::add_movers(std::vector<int>& out) const {
  const int zone = king_[active_];
  if (zone != kNobody && king_spent_ < (active_ == kHuns ? 2 : 1) && (destinations(true, zone) || partners())) {
    out.push_back(kKing);
  }
  for (int p = 0; p < kProvinces; ++p) {
    if (troops_[active_] >> p & 1 && may_move(p) && destinations(false, p)) out.push_back(kWarrior + p);
  }
  if (may_move(kSea) && destinations(false, kSea)) out.push_back(kWarrior + kSea);
}

void Kingdoms::add_invaders(std::vector<int>& out) const {
  const uint64_t aims = targets();
  const int zone = king_[active_];
  if (zone != kNobody && beside(active_, true, zone) & aims) out.push_back(kKing);
  for (int p = 0; p < kProvinces; ++p) {
    if (troops_[active_] >> p & 1 && kNext[p] & aims) out.push_back(kWarrior + p);
  }
  if (sea_[active_] && ports(active_, false) & aims) out.push_back(kWarrior + kSea);
}

void Kingdoms::add_at_hand(std::vector<int>& out, int k) const {
  const int zone = king_[k];
  if ((zone >= 0 && zone < kSea && kNext[site_] >> zone & 1) || (zone == kSea && ports(k, true) >> site_ & 1)) {
    out.push_back(kKing);
  }
  add_zones(out, troops_[k] & kNext[site_], kWarrior);
  if (sea_[k] && ports(k, false) >> site_ & 1) out.push_back(kWarrior + kSea);
}

bool Kingdoms::any_at_hand(int k) const {
  std::vector<int> out;
  add_at_hand(out, k);
  return !out.empty();
}

void Kingdoms::add_counts(std::vector<int>& out, int side, const Hoard& purse) const {
  const int kind = coin_[side];
  for (int n = 0; n <= purse[kind] && n * kValue[kind] <= due_[side]; ++n) {
    if (payable(purse, kind, due_[side] - n * kValue[kind])) out.push_back(kCount + n);
  }
}

void Kingdoms::add_collectible(std::vector<int>& out) const {
  const Hoard all = taxes();
  const uint64_t lands = controlled(active_);
  std::array<bool, kTokens> good{};
  for (int t = 0; t < kTokens; ++t) {
    Hoard rest = all;
    --rest[t];
    good[t] = all[t] && kValue[t] <= due_[0] && payable(rest, kTokens, due_[0] - kValue[t]);
  }
  for (int p = 0; p < kProvinces; ++p) {
    for (int t = 0; t < kTokens && lands >> p & 1; ++t) {
      if (good[t] && stock_[p][t]) out.push_back(kCollect + p * kTokens + t);
    }
  }
}

void Kingdoms::add_in_port(std::vector<int>& out) const {
  const int zone = king_[active_];
  if (zone >= 0 && zone < kSea && ports(active_, true) >> zone & 1) out.push_back(kKing);
  add_zones(out, troops_[active_] & ports(active_, false), kWarrior);
}

std::vector<int> Kingdoms::options() const {
  std::vector<int> out;
  switch (step_) {
    case Step::turn: {
      std::vector<int> any;
      if (can_recruit() && recruiting_grounds()) out.push_back(kRecruit);
      add_movers(any);
      if (!any.empty()) out.push_back(kManoeuvre);
      any.clear();
      add_invaders(any);
      if (!any.empty()) out.push_back(kInvade);
      if (claimable()) out.push_back(kClaim);
      out.push_back(kTax);
      break;
    }
    case Step::more_recruitment:
      out.push_back(kPass);
      [[fallthrough]];
    case Step::recruitment:
      if (can_recruit()) add_zones(out, recruiting_grounds(), kAt);
      break;
    case Step::moving:
      if (moves_) out.push_back(kDone);
      add_movers(out);
      break;
    case Step::move_target:
      add_zones(out, destinations(unit_is_king_, unit_zone_), kTo);
      if (unit_is_king_) add_zones(out, partners(), kCastle);
      break;
    case Step::invasion:
      add_invaders(out);
      break;
    case Step::invasion_target:
      add_zones(out, beside(active_, unit_is_king_, unit_zone_) & targets(), kTo);
      break;
    case Step::claiming:
      add_zones(out, claimable(), kAt);
      break;
    case Step::extra_claim:
      out.push_back(kPass);
      if (claimable() >> site_ & 1) out.push_back(kClaim);
      break;
    case Step::paying:
      add_counts(out, 0, purse_[active_]);
      break;
    case Step::collecting:
      add_collectible(out);
      break;
    case Step::contest:
      out.push_back(kPass);
      add_at_hand(out, foe_);
      break;
    case Step::rally:
      out.push_back(kDone);
      add_at_hand(out, foe_);
      break;
    case Step::reinforcement: {
      const int side = actor_ == active_ ? 0 : 1;
      out.push_back(rallied_ && !(passed_ >> (1 - side) & 1) ? kDone : kPass);
      add_at_hand(out, actor_);
      break;
    }
    case Step::bribery: {
      const int side = actor_ == active_ ? 0 : 1;
      if (due_[side] != kNobody) {
        add_counts(out, side, purse_[actor_]);
      } else {
        for (int total = 0; total <= value(purse_[actor_]); ++total) {
          if (payable(purse_[actor_], kTokens, total)) out.push_back(kBribe + total);
        }
      }
      break;
    }
    case Step::ransom:
      add_counts(out, 1 - victors_, purse_[actor_]);
      break;
    case Step::staying:
      out = {kKing, kWarrior + site_};
      break;
    case Step::evacuation:
      add_zones(out, refuges(), kAt);
      break;
    case Step::corsairs:
      out.push_back(kPass);
      add_in_port(out);
      break;
  }
  return out;
}

// --- Carrying choices out -------------------------------------------------------------------------

void Kingdoms::take(int choice) {
  switch (step_) {
    case Step::turn:
      action_ = choice;
      if (choice == kRecruit) {
        left_ = active_ == kSaxons && king_[kSaxons] >= 0 ? 2 : 1;
        step_ = Step::recruitment;
      } else if (choice == kManoeuvre) {
        step_ = Step::moving;
      } else if (choice == kInvade) {
        step_ = Step::invasion;
      } else if (choice == kClaim) {
        step_ = Step::claiming;
      } else {
        begin_tax();
      }
      break;
    case Step::recruitment:
    case Step::more_recruitment:
      if (choice == kPass) {
        end_action();
      } else {
        site_ = choice - kAt;
        pay_for(kRecruitCost[levied_[active_]]);
      }
      break;
    case Step::moving:
    case Step::invasion:
      if (choice == kDone) {
        end_manoeuvre();
        break;
      }
      unit_is_king_ = choice == kKing;
      unit_zone_ = unit_is_king_ ? king_[active_] : choice - kWarrior;
      step_ = step_ == Step::moving ? Step::move_target : Step::invasion_target;
      break;
    case Step::move_target: {
      if (choice >= kCastle) {
        castle(choice - kCastle);
      } else {
        move_to(choice - kTo);
      }
      ++moves_;
      std::vector<int> any;
      add_movers(any);
      if (any.empty()) {
        end_manoeuvre();
      } else {
        step_ = Step::moving;
      }
      break;
    }
    case Step::invasion_target:
      invade(choice - kTo);
      break;
    case Step::claiming:
      claim(choice - kAt);
      break;
    case Step::extra_claim:
      if (choice == kPass) {
        end_action();
      } else {
        claim(site_);
      }
      break;
    case Step::paying:
    case Step::ransom: {
      const int side = step_ == Step::paying ? 0 : 1 - victors_;
      const int kind = coin_[side]--;
      paid_[side][kind] += choice - kCount;
      due_[side] -= (choice - kCount) * kValue[kind];
      const bool paying = step_ == Step::paying;
      if (settled(side, purse_[actor_])) paying ? paid_up() : pay_ransom();
      break;
    }
    case Step::collecting:
      collect((choice - kCollect) / kTokens, (choice - kCollect) % kTokens);
      collect_what_is_certain();
      break;
    case Step::contest:
      if (choice == kPass) {
        ask_next();
      } else {
        muster();
        commit(1, choice);
        rally_or_fight();
      }
      break;
    case Step::rally:
      if (choice == kDone) {
        ask_for_reinforcements(0);
      } else {
        commit(1, choice);
        rally_or_fight();
      }
      break;
    case Step::reinforcement: {
      const int side = actor_ == active_ ? 0 : 1;
      if (choice == kPass) passed_ |= 1 << side;
      if (choice == kPass || choice == kDone) {
        ask_for_reinforcements(1 - side);
        break;
      }
      commit(side, choice);
      rallied_ = true;
      if (!any_at_hand(kingdom_of(side))) ask_for_reinforcements(1 - side);
      break;
    }
    case Step::bribery: {
      const int side = actor_ == active_ ? 0 : 1;
      bool complete;
      if (due_[side] == kNobody) {
        complete = begin_counting(side, purse_[actor_], choice - kBribe);
      } else {
        const int kind = coin_[side]--;
        paid_[side][kind] += choice - kCount;
        due_[side] -= (choice - kCount) * kValue[kind];
        complete = settled(side, purse_[actor_]);
      }
      if (!complete) break;
      locked_[side] = true;
      if (locked_[1 - side]) {
        decide();
      } else {
        actor_ = kingdom_of(1 - side);
      }
      break;
    }
    case Step::staying:
      stay(choice == kKing);
      break;
    case Step::evacuation:
      withdraw_to(choice - kAt);
      withdraw();
      break;
    case Step::corsairs:
      if (choice == kPass) {
        next_turn();
        break;
      }
      if (choice == kKing) {
        king_[active_] = kSea;
      } else {
        troops_[active_] &= ~bit(choice - kWarrior);
        ++sea_[active_];
      }
      --left_;
      if (!won_territory()) offer_the_sea();
      break;
  }
}

// --- The turn -------------------------------------------------------------------------------------

void Kingdoms::begin_turn() {
  actor_ = active_;
  step_ = Step::turn;
}

void Kingdoms::end_action() {
  if (won_territory()) return;
  left_ = active_ == kVandals ? 1 : 0;
  offer_the_sea();
}

bool Kingdoms::won_territory() {
  for (int j = 0; j < kKingdoms; ++j) {
    if (__builtin_popcountll(controlled((active_ + j) % kKingdoms)) >= kProvincesToWin) {
      actor_ = kNobody;
      return true;
    }
  }
  return false;
}

void Kingdoms::offer_the_sea() {
  std::vector<int> any;
  if (left_) add_in_port(any);
  if (any.empty()) {
    next_turn();
    return;
  }
  actor_ = active_;
  step_ = Step::corsairs;
}

void Kingdoms::next_turn() {
  active_ = (active_ + 1) % kKingdoms;
  if (active_ == 0 && round_++ == kLastRound) {
    actor_ = kNobody;
    return;
  }
  begin_turn();
}

// --- Money ----------------------------------------------------------------------------------------

void Kingdoms::hand_over(int from, int to, const Hoard& tokens) {
  for (int t = 0; t < kTokens; ++t) {
    purse_[from][t] -= tokens[t];
    purse_[to][t] += tokens[t];
  }
}

bool Kingdoms::begin_counting(int side, const Hoard& purse, int total) {
  due_[side] = total;
  paid_[side] = {};
  coin_[side] = kTokens - 1;
  return settled(side, purse);
}

bool Kingdoms::settled(int side, const Hoard& purse) {
  while (coin_[side] > 0) {
    std::vector<int> possible;
    add_counts(possible, side, purse);
    if (possible.size() > 1) return false;
    const int kind = coin_[side]--;
    paid_[side][kind] += possible[0] - kCount;
    due_[side] -= (possible[0] - kCount) * kValue[kind];
  }
  paid_[side][0] += due_[side];
  due_[side] = 0;
  return true;
}

void Kingdoms::pay_for(int cost) {
  while (!payable(purse_[active_], kTokens, cost)) ++cost;
  step_ = Step::paying;
  if (begin_counting(0, purse_[active_], cost)) paid_up();
}

void Kingdoms::paid_up() {
  for (int t = 0; t < kTokens; ++t) {
    purse_[active_][t] -= paid_[0][t];
    stock_[site_][t] += paid_[0][t];
  }
  if (action_ != kRecruit) {
    offer_contests();
    return;
  }
  troops_[active_] |= bit(site_);
  ++levied_[active_];
  if (--left_ && levied_[active_] < kWarriors && recruiting_grounds()) {
    step_ = Step::more_recruitment;
  } else {
    end_action();
  }
}

void Kingdoms::begin_tax() {
  const Hoard all = taxes();
  due_[0] = std::min(__builtin_popcountll(controlled(active_)) + (active_ == kFranks ? 1 : 0), value(all));
  while (!payable(all, kTokens, due_[0])) --due_[0];
  collect_what_is_certain();
}

void Kingdoms::collect_what_is_certain() {
  while (due_[0]) {
    std::vector<int> choices;
    add_collectible(choices);
    if (choices.size() > 1 && due_[0] < value(taxes())) {
      step_ = Step::collecting;
      return;
    }
    collect((choices[0] - kCollect) / kTokens, (choices[0] - kCollect) % kTokens);
  }
  end_action();
}

void Kingdoms::collect(int province, int token) {
  --stock_[province][token];
  ++purse_[active_][token];
  due_[0] -= kValue[token];
}

// --- Manoeuvre ------------------------------------------------------------------------------------

int Kingdoms::lift(int zone) {
  if (zone == kSea) {
    const int used = freshest_at_sea();
    --sea_[active_];
    if (used) --spent_at_sea_[used];
    return used;
  }
  troops_[active_] &= ~bit(zone);
  const int used = spent_[zone];
  spent_[zone] = 0;
  return used;
}

void Kingdoms::put(int zone, int used) {
  if (zone == kSea) {
    ++sea_[active_];
    ++spent_at_sea_[used];
  } else {
    troops_[active_] |= bit(zone);
    spent_[zone] = used;
  }
}

void Kingdoms::move_to(int zone) {
  if (unit_is_king_) {
    king_[active_] = zone;
    ++king_spent_;
  } else {
    put(zone, lift(unit_zone_) + 1);
  }
}

void Kingdoms::castle(int zone) {
  const int home = king_[active_];
  const int used = lift(zone);
  king_[active_] = zone;
  ++king_spent_;
  put(home, used + 1);
}

void Kingdoms::end_manoeuvre() {
  spent_.fill(0);
  spent_at_sea_.fill(0);
  king_spent_ = 0;
  moves_ = 0;
  end_action();
}

// --- Invasions, claims, contests ------------------------------------------------------------------

void Kingdoms::invade(int province) {
  by_king_ = unit_is_king_;
  site_ = province;
  if (by_king_) {
    king_[active_] = kSea;
  } else if (unit_zone_ == kSea) {
    --sea_[active_];
  } else {
    troops_[active_] &= ~bit(unit_zone_);
  }
  marker_ = controller(province);
  const int enemy = occupant(province);
  if (by_king_) {
    king_[active_] = province;
  } else {
    troops_[active_] |= bit(province);
  }
  if (enemy == kNobody) {
    offer_contests();
    return;
  }
  foe_ = enemy;
  muster();
  ask_for_reinforcements(0);
}

void Kingdoms::claim(int province) {
  action_ = kClaim;
  site_ = province;
  marker_ = kNobody;
  by_king_ = false;
  pay_for(claim_cost());
}

void Kingdoms::offer_contests() {
  asked_ = 0;
  foe_ = kNobody;
  if (action_ == kClaim && active_ == kFranks && king_[active_] == site_) {
    settle(active_);
  } else {
    ask_next();
  }
}

void Kingdoms::ask_next() {
  while (++asked_ < kKingdoms) {
    const int k = (active_ + asked_) % kKingdoms;
    if (reaches(k, site_)) {
      foe_ = actor_ = k;
      step_ = Step::contest;
      return;
    }
  }
  foe_ = kNobody;
  settle(active_);
}

void Kingdoms::muster() {
  passed_ = royal_ = 0;
  rallied_ = false;
  host_ = {0, 0};
  for (int side = 0; side < 2; ++side) {
    const int k = kingdom_of(side);
    if (king_[k] == site_) {
      king_[k] = kField;
      royal_ |= 1 << side;
    } else if (troops_[k] >> site_ & 1) {
      troops_[k] &= ~bit(site_);
      ++host_[side];
    }
  }
}

void Kingdoms::commit(int side, int choice) {
  const int k = kingdom_of(side);
  if (choice == kKing) {
    king_[k] = kField;
    royal_ |= 1 << side;
    return;
  }
  if (choice == kWarrior + kSea) {
    --sea_[k];
  } else {
    troops_[k] &= ~bit(choice - kWarrior);
  }
  ++host_[side];
}

void Kingdoms::rally_or_fight() {
  if (any_at_hand(foe_)) {
    step_ = Step::rally;
  } else {
    ask_for_reinforcements(0);
  }
}

void Kingdoms::ask_for_reinforcements(int side) {
  rallied_ = false;
  for (int n = 0; n < 2; ++n, side = 1 - side) {
    if (passed_ >> side & 1) continue;
    if (any_at_hand(kingdom_of(side))) {
      actor_ = kingdom_of(side);
      step_ = Step::reinforcement;
      return;
    }
    passed_ |= 1 << side;
  }
  locked_ = {false, false};
  due_ = {kNobody, kNobody};
  actor_ = active_;
  step_ = Step::bribery;
}

// --- The battle -----------------------------------------------------------------------------------

void Kingdoms::decide() {
  const int active = points(0) + value(paid_[0]);
  const int foe = points(1) + value(paid_[1]);
  victors_ = foe > active || (foe == active && foe_ == kOstrogoths && fights(1)) ? 1 : 0;
  hand_over(active_, foe_, paid_[0]);
  hand_over(foe_, active_, paid_[1]);
  const int loser = kingdom_of(1 - victors_);
  const int wealth = value(purse_[loser]);
  if (kingdom_of(victors_) != kVisigoths || !fights(victors_) || wealth == 0) {
    bury();
    return;
  }
  int total = std::min(3, wealth);
  while (!payable(purse_[loser], kTokens, total)) ++total;
  actor_ = loser;
  step_ = Step::ransom;
  if (begin_counting(1 - victors_, purse_[loser], total)) pay_ransom();
}

void Kingdoms::pay_ransom() {
  hand_over(kingdom_of(1 - victors_), kingdom_of(victors_), paid_[1 - victors_]);
  bury();
}

void Kingdoms::bury() {
  const int side = 1 - victors_, winner = kingdom_of(victors_), loser = kingdom_of(side);
  levied_[loser] -= host_[side];
  host_[side] = 0;
  if (fights(side)) {
    royal_ &= ~(1 << side);
    king_[loser] = kNobody;
    captor_[loser] = winner;
    int trophies = 0;
    for (int captor : captor_) trophies += captor == winner;
    if (trophies >= kKingsToWin) {
      actor_ = kNobody;
      return;
    }
  }
  actor_ = winner;
  if (fights(victors_) && host_[victors_] && refuges()) {
    step_ = Step::staying;
  } else {
    stay(fights(victors_));
  }
}

void Kingdoms::stay(bool king) {
  const int k = kingdom_of(victors_);
  if (king) {
    king_[k] = site_;
    royal_ &= ~(1 << victors_);
  } else {
    troops_[k] |= bit(site_);
    --host_[victors_];
  }
  withdraw();
}

void Kingdoms::withdraw() {
  const int k = kingdom_of(victors_);
  const uint64_t places = refuges();
  if (fights(victors_) || (host_[victors_] && __builtin_popcountll(places) > host_[victors_])) {
    step_ = Step::evacuation;
    return;
  }
  for (int p = 0; p < kProvinces; ++p) {
    if (places >> p & 1 && host_[victors_]) withdraw_to(p);
  }
  levied_[k] -= host_[victors_];
  host_[victors_] = 0;
  settle(k);
}

void Kingdoms::withdraw_to(int province) {
  const int k = kingdom_of(victors_);
  if (fights(victors_)) {
    royal_ &= ~(1 << victors_);
    king_[k] = province;
  } else {
    --host_[victors_];
    troops_[k] |= bit(province);
  }
}

void Kingdoms::settle(int winner) {
  const bool success = winner == active_;
  if (success && action_ == kClaim) {
    ruled_[winner] |= bit(site_);
  } else {
    for (int k = 0; k < kKingdoms; ++k) {
      if (k != winner) ruled_[k] &= ~bit(site_);
    }
    if (controller(site_) != winner) {
      for (int t = 0; t < kTokens; ++t) purse_[winner][t] += std::exchange(stock_[site_][t], 0);
      if (down_[site_] >= 0) ++purse_[winner][std::exchange(down_[site_], -1)];
    }
  }
  const bool invaded = success && action_ != kClaim;
  foe_ = marker_ = kNobody;
  uint64_t capitals = 0;
  for (const auto& provinces : kInitial) capitals |= bit(provinces[0]);
  if (invaded && active_ == kHuns && by_king_ && king_[active_] == site_ && !(capitals >> site_ & 1) &&
      !(controlled(active_) >> site_ & 1) && __builtin_popcountll(ruled_[active_]) < kControlTokens) {
    actor_ = active_;
    step_ = Step::extra_claim;
    return;
  }
  end_action();
}

}  // namespace

int main(int count, char** words) {
  Dice dice(476);
  long rounds = 0;
  const Played played = play_for<Kingdoms>(seconds_asked(count, words), 16, dice,
                                           [&](const Kingdoms& game) { rounds += game.round(); });
  print_figures(played, clone_microseconds<Kingdoms>(dice), "\"rounds\": " + std::to_string(played.per_game(rounds)));
}
