### Traits that are adjectives: .before, .is, and what denies them.

trait-tapped =
    .before = tapped
    .not-before = untapped
    .is = { grammar.is } tapped
    .isnt = { grammar.is } untapped

trait-transformed =
    .before = transformed
    .not-before = untransformed
    .is = { grammar.is } transformed
    .isnt = { grammar.isnt } transformed

trait-face-down =
    .before = face-down
    .not-before = face-up
    .is = { grammar.is } face-down
    .isnt = { grammar.is } face-up

trait-historic =
    .before = historic
    .not-before = nonhistoric
    .is = { grammar.is } historic
    .isnt = { grammar.isnt } historic

trait-legendary =
    .before = legendary
    .not-before = nonlegendary
    .is = { grammar.is } legendary
    .isnt = { grammar.is } nonlegendary

trait-snow =
    .before = snow
    .not-before = nonsnow
    .is = { grammar.is } snow
    .isnt = { grammar.is } nonsnow

trait-colorless =
    .before = colorless
    .not-before = colored
    .is = { grammar.is } colorless
    .isnt = { grammar.is } colored

trait-monocolored =
    .before = monocolored
    .is = { grammar.is } monocolored
    .isnt = { grammar.isnt } monocolored

trait-colored =
    .before = colored
    .not-before = colorless
    .is = { grammar.is } colored
    .isnt = { grammar.is } colorless

trait-multicolored =
    .before = multicolored
    .is = { grammar.is } multicolored
    .isnt = { grammar.isnt } multicolored

trait-attacking =
    .before = attacking
    .is = { grammar.is } attacking
    .isnt = { grammar.isnt } attacking

trait-blocking =
    .before = blocking
    .is = { grammar.is } blocking
    .isnt = { grammar.isnt } blocking

trait-blocked =
    .before = blocked
    .is = { grammar.is } blocked
    .isnt = { grammar.isnt } blocked

trait-unblocked =
    .before = unblocked
    .is = { grammar.is } unblocked
    .isnt = { grammar.isnt } unblocked

trait-suspected =
    .before = suspected
    .is = { grammar.is } suspected
    .isnt = { grammar.isnt } suspected

trait-monstrous =
    .before = monstrous
    .is = { grammar.is } monstrous
    .isnt = { grammar.isnt } monstrous

trait-renowned =
    .before = renowned
    .is = { grammar.is } renowned
    .isnt = { grammar.isnt } renowned

trait-solved =
    .before = solved
    .is = { grammar.is } solved
    .isnt = { grammar.isnt } solved

trait-paired =
    .before = paired
    .is = { grammar.is } paired
    .isnt = { grammar.isnt } paired

trait-saddled =
    .before = saddled
    .is = { grammar.is } saddled
    .isnt = { grammar.isnt } saddled

trait-goaded =
    .before = goaded
    .is = { grammar.is } goaded
    .isnt = { grammar.isnt } goaded

trait-enchanted =
    .before = enchanted
    .is = { grammar.is } enchanted
    .isnt = { grammar.isnt } enchanted

trait-equipped =
    .before = equipped
    .is = { grammar.is } equipped
    .isnt = { grammar.isnt } equipped

trait-fortified =
    .before = fortified
    .is = { grammar.is } fortified
    .isnt = { grammar.isnt } fortified

trait-attached =
    .before = attached
    .not-before = unattached
    .is = { grammar.is } attached
    .isnt = { grammar.is } unattached
