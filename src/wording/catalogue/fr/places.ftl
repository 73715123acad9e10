### Où sont les objets, et à qui.

in-battlefield = sur le champ de bataille

in-graveyard =
    { $number ->
        [many] dans tous les cimetières
       *[one] dans un cimetière
    }

in-hand =
    { $number ->
        [many] dans toutes les mains
       *[one] dans une main
    }

in-library =
    { $number ->
        [many] dans toutes les bibliothèques
       *[one] dans une bibliothèque
    }

in-exile = en exil

in-stack = sur la pile

in-command = dans la zone de commandement

from-battlefield = le champ de bataille

from-graveyard = un cimetière

from-hand = une main

from-library = une bibliothèque

from-exile = l'exil

from-stack = la pile

from-command = la zone de commandement

in-zone-of = dans { SAME($place) }

trait-placed =
    .after = { SAME($where) }
    .is = { grammar.is } { $where }
    .isnt = { grammar.isnt } { $where }

trait-placed-in-any =
    .after = { $where }
    .is = { grammar.is } { $where }
    .isnt = { grammar.isnt } { $where }

trait-everywhere =
    .after = dans toutes les zones
    .is = { grammar.is } dans une zone
    .isnt =
        { $number ->
            [many] ne sont
           *[one] n'est
        } dans aucune zone

trait-controller =
    .after =
        que { SAME($player) } { PERSON($player) ->
            [second] contrôlez
           *[third]
                { NUM(SAME($player)) ->
                    [many] contrôlent
                   *[one] contrôle
                }
        }
    .is =
        { grammar.is } { PERSON($player) ->
            [second] sous votre contrôle
           *[third] sous le contrôle de { $player }
        }
    .isnt =
        { grammar.isnt } { PERSON($player) ->
            [second] sous votre contrôle
           *[third] sous le contrôle de { $player }
        }

trait-controlled =
    .after = que n'importe quel joueur contrôle
    .not-after = qu'aucun joueur ne contrôle
    .is = { grammar.is } sous le contrôle d'un joueur
    .isnt =
        { $number ->
            [many] ne sont
           *[one] n'est
        } sous le contrôle d'aucun joueur

trait-caster =
    .after =
        que { SAME($player) } { PERSON($player) ->
            [second] lancez
           *[third]
                { NUM(SAME($player)) ->
                    [many] lancent
                   *[one] lance
                }
        }{ $from ->
            [yes] { " " }depuis { $where }
           *[no] { "" }
        }

from-zone-of = { $place }

trait-owner =
    .after =
        que { SAME($player) } { PERSON($player) ->
            [second] possédez
           *[third]
                { NUM(SAME($player)) ->
                    [many] possèdent
                   *[one] possède
                }
        }
    .is =
        { PERSON($player) ->
            [second]
                vous { $number ->
                    [many] appartiennent
                   *[one] appartient
                }
           *[third]
                { $number ->
                    [many] appartiennent
                   *[one] appartient
                } à { $player }
        }
    .isnt =
        { PERSON($player) ->
            [second]
                ne vous { $number ->
                    [many] appartiennent
                   *[one] appartient
                } pas
           *[third]
                ne { $number ->
                    [many] appartiennent
                   *[one] appartient
                } pas à { $player }
        }

trait-owned =
    .after = que n'importe quel joueur possède
    .not-after = qu'aucun joueur ne possède
    .is =
        { $number ->
            [many] appartiennent
           *[one] appartient
        } à un joueur
    .isnt =
        ne { $number ->
            [many] appartiennent
           *[one] appartient
        } à aucun joueur
