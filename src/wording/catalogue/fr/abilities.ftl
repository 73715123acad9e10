### Les capacités comme phrases.

effect = { $front } { $time } { $who } { AGREE($does, $who) }
effect-clauses = { $front } { $time } { $clauses }

## Conditions et durées

front = { $clauses },
front-as-long-as = tant que { $condition }
front-if = si { $condition }
front-for-as-long-as = aussi longtemps que { $condition }
front-while-in = tant que { $this } est { $where }
front-until-leaves = jusqu'à ce que { $this } quitte le champ de bataille
front-while-stays = aussi longtemps que { $this } reste sur le champ de bataille
front-while-tapped =
    aussi longtemps que { $this } reste { GENDER($this) ->
        [f] engagée
       *[m] engagé
    }
front-while-controlled = aussi longtemps que vous contrôlez { $this }
time-end-of-turn = jusqu'à la fin du tour,
time-end-of-combat = jusqu'à la fin du combat,
time-your-next-turn = jusqu'au début de votre prochain tour,
time-until-next =
    jusqu'au début { $what ->
        [turn]
            { PERSON($who) ->
                [second] de votre prochain tour
               *[third] du prochain tour de { $who }
            }
        [untapStep]
            { PERSON($who) ->
                [second] de votre prochaine étape de dégagement
               *[third] de la prochaine étape de dégagement de { $who }
            }
        [endStep]
            { PERSON($who) ->
                [second] de votre prochaine étape de fin
               *[third] de la prochaine étape de fin de { $who }
            }
       *[upkeep]
            { PERSON($who) ->
                [second] de votre prochaine étape d'entretien
               *[third] de la prochaine étape d'entretien de { $who }
            }
    },
time-during-next-turn =
    pendant { PERSON($who) ->
        [second] votre prochain tour
       *[third] le prochain tour de { $who }
    },
time-until-end-of-next-turn =
    jusqu'à la fin { PERSON($who) ->
        [second] de votre prochain tour
       *[third] du prochain tour de { $who }
    },
time-until-end-of-next-combat =
    jusqu'à la fin du combat { PERSON($who) ->
        [second] de votre prochain tour
       *[third] du prochain tour de { $who }
    },
time-until-end-of-next-step =
    jusqu'à la fin { PERSON($who) ->
        [second] de votre
       *[third] de la
    } prochaine étape { $what ->
        [untapStep] de dégagement
        [endStep] de fin
       *[upkeep] d'entretien
    }{ PERSON($who) ->
        [second] {""}
       *[third] {" "}de { $who }
    },
time-from-then-on = à partir de ce moment,

## Capacités entières

lingers = si { $this } quitte le champ de bataille, l'effet continue jusqu'à la fin du tour
in-every-zone = dans toutes les zones, { $what }
with-overload = avec la surcharge : { $what }
defined-size = la force et l'endurance de { $this } sont chacune égales à { $value }
defined-power = la force de { $this } est égale à { $value }
defined-toughness = l'endurance de { $this } est égale à { $value }
defined-toughness-more = la force de { $this } est égale à { $value } et son endurance est supérieure de { $more }
ability-activated = { CAPITAL($cost) }{ $where } : { CAPITAL($what) }
ability-triggered = se déclenche quand { $when }{ $if }{ $where } : { CAPITAL($what) }
trigger-if = , si { $condition }
ability-triggered-somehow = se déclenche{ $if }{ $where } : { CAPITAL($what) }
ability-chapter = chapitre { $n } : { CAPITAL($what) }
ability-chapters = chapitres { $n } : { CAPITAL($what) }
where-it-functions = , tant que { $this } est { $where }
several-sentences = { $first }. { $more }
no-cost = sans coût
nothing-told = il se passe quelque chose qui n'est pas raconté ici
put-one = { FORM($what, number: "one", article: "indefinite") } est mis sur { $on }
put-many = { $n } { FORM($what, number: "many", article: "none") } sont mis sur { $on }
put-as-many = un nombre de { FORM($what, number: "many", article: "none") } égal à { $value } est mis sur { $on }
gets-as-many = { FORM($objects, number: "one", article: "every") } reçoit un nombre de { FORM($what, number: "many", article: "none") } égal à { $value }
put-of-choice = au choix, { $put }
on-each = { FORM($what, number: "one", article: "every") }

targets-are =
    { $count ->
        [1] cible
       *[many] cibles
    } : { $what }
target-one = { FORM($what, number: "one", article: "indefinite") }
any-target = n'importe quelle cible
target-many = { $n } { FORM($what, number: "many", article: "none") }
target-up-to-one = jusqu'à { FORM($what, number: "one", article: "indefinite") }
target-up-to = jusqu'à { $n } { FORM($what, number: "many", article: "none") }
target-any-number = n'importe quel nombre de { FORM($what, number: "many", article: "none") }
target-another = { $what } (une autre cible)

## Ce qui se passe au moment où quelque chose arrive

as-it = { $moment }, { $what }
as-it-then = { $moment } : { CAPITAL($what) }
if-it-is-so = dans ce cas, { $what }
moment-enters = au moment où { $this } arrive sur le champ de bataille
moment-turned-up =
    au moment où { $this } est { GENDER($this) ->
        [f] retournée
       *[m] retourné
    } face visible
moment-enters-or-turned-up =
    au moment où { $this } arrive sur le champ de bataille ou est { GENDER($this) ->
        [f] retournée
       *[m] retourné
    } face visible
choose-color = une couleur est choisie
choose-creature-type = un type de créature est choisi
choose-basic-land-type = un type de terrain de base est choisi
choose-keyword = une capacité mot-clé est choisie
choose-card-name = un nom de carte est choisi
choose-player = un joueur est choisi
choose-opponent = un adversaire est choisi
choose-named = un choix est fait ({ $name })
choose-body = on choisit ce que { $this } est : { $bodies }
become-copy = { $this } peut devenir une copie de { $what }{ $except }
become-copy-of-either = { $this } peut prendre pour modèle { $what } et en devenir une copie{ $except }
exchange-text-box = { $this } peut échanger son encadré de texte avec celui de { $what }
turn-face-down =
    { $what } sont { GENDER($what) ->
        [f] retournées
       *[m] retournés
    } face cachée
get-one =
    { FORM($what, number: "one", article: "indefinite") } est mis sur { FORM($it, case: "dative") }
get-many =
    { $n } { FORM($what, number: "many", article: "none") } sont mis sur { FORM($it, case: "dative") }
get-as-many =
    un nombre de { FORM($what, number: "many", article: "none") } égal à { $value } est mis sur { FORM($it, case: "dative") }

## Remplacements

others-enter-as-copies = { $what } arrivent sur le champ de bataille comme des copies de { $this }
attaches-only-to =
    { $this } ne peut être { GENDER($this) ->
        [f] attachée
       *[m] attaché
    } qu'à { FORM($what, number: "many", article: "indefinite") }
counters-stay = les marqueurs restent sur { $this } lors d'un changement de zone
with-comment = { $what } ({ $remark })

## Exceptions des copies : des propositions avec « que »

exception-name = que { $it } s'appelle { $name }
exception-mana-cost = que { $it } a pour coût de mana { $cost }
exception-no-mana-cost = que { $it } n'a pas de coût de mana
exception-no-types = que { $it } n'a aucun type de carte
exception-only-types = que { $it } n'est que { FORM($what, number: "one", article: "indefinite") }
exception-also = que { $it } est aussi { AGREE($what, $it) }
exception-also-a = que { $it } est aussi { FORM($what, number: "one", article: "indefinite") }
exception-not = que { $it } n'est pas { AGREE($what, $it) }
exception-no-subtypes = que { $it } n'a aucun { FORM($family, number: "one") }
exception-only-subtypes =
    que { $it } a { FORM($words, number: "one", article: "none") } pour { $several ->
        [yes] seuls { FORM($family, number: "many") }
       *[no] seul { FORM($family, number: "one") }
    }
exception-colors = que { $it } est { AGREE($colors, $it) } et n'a aucune autre couleur
exception-colorless = que { $it } est incolore
exception-also-colors = que { $it } est aussi { AGREE($colors, $it) }
exception-size = que { $it } est { $size }
exception-power = que { $it } a une force de { $value }
exception-toughness = que { $it } a une endurance de { $value }
exception-abilities = que { $it } a { FORM($abilities, article: "definite") }
exception-retains = que { $it } garde { $what }
retain-name = son propre nom
retain-colors = ses propres couleurs
retain-types = sa propre ligne de type
retain-power-toughness = ses propres force et endurance
exception-counters = que { $it } arrive en plus avec { $counters }
counters-one = { FORM($what, number: "one", article: "indefinite") }
counters-many = { $n } { FORM($what, number: "many", article: "none") }
exception-if = { $what } si { $it } { $is }
exception-keeps-this = que { $it } a cette capacité
exception-keeps = que { $it } a aussi sa propre capacité { $ability }
clause = { $who } { AGREE($does, $who) }
class-of = { SAME($what, number: "many", article: "definite") }
    .number = many
    .gender = { GENDER($what) }

## Des objets qui ont leur propre nom : l'article en fait partie

all-players = les joueurs
    .number = many
    .gender = m
this-one = { SAME($what, number: "one", article: "this") }
    .number = one
    .gender = { GENDER($what) }

matter-copying = copie
matter-control = contrôle
matter-text = texte
matter-type = types
matter-color = couleurs
matter-ability = capacités
matter-ability-loss = perte de capacités
matter-size = force et endurance de base
matter-boost = force et endurance
matter-switch = force et endurance échangées
matter-players = joueurs
matter-rules = règles du jeu
matter-least-for-abilities = coût minimal des capacités
matter-less-for-abilities = réduction du coût des capacités
matter-more-for-abilities = augmentation du coût des capacités
matter-least-for-spells = coût minimal des sorts
matter-less-for-spells = réduction du coût des sorts
matter-more-for-spells = augmentation du coût des sorts
matter-creature-type-words = types de créature
matter-land-type-words = types de terrain de base
matter-color-words = mots de couleur
short-activated =
    { $count ->
        [one] une capacité activée
       *[other] { numeral } capacités activées
    }
    .gender = f
short-activated-besides =
    { $count ->
        [one] une autre capacité activée
       *[other] { numeral } autres capacités activées
    }
    .gender = f
short-defining =
    { $count ->
        [one] une capacité définissant des caractéristiques
       *[other] { numeral } capacités définissant des caractéristiques
    }
    .gender = f
short-triggered =
    { $count ->
        [one] une capacité déclenchée
       *[other] { numeral } capacités déclenchées
    }
    .gender = f
short-spell =
    { $count ->
        [one] une capacité de sort
       *[other] { numeral } capacités de sort
    }
    .gender = f
short-as-enters =
    { $count ->
        [one] une capacité qui régit son arrivée
       *[other] { numeral } capacités qui régissent son arrivée
    }
    .gender = f
short-with-matter = { SAME($ability) } ({ FORM($matter, article: "none") })
short-replacement =
    { $count ->
        [one] une capacité statique
       *[other] { numeral } capacités statiques
    }
    .gender = f
effect-by-bestowed = grâce
effect-by-reconfigured = reconfiguration
effect-by-suspected = suspecté
effect-by-copy = comme copie
effect-by-face-down = face cachée
ability-or-instead = ou à la place : { $what }
effect-by-merged = comme permanent fusionné
effect-by-sticker = autocollant
