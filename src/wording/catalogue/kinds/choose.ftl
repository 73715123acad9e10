### en

event-kind-choose = A choice is made for an object
    .noun = a choice
event-chooses = a choice is made for { $object }

### de

event-kind-choose = Für ein Objekt wird etwas bestimmt
    .noun = eine Wahl
event-chooses = für { FORM($object, case: "accusative") } wird gewählt

### fr

event-kind-choose = Un choix est fait pour un objet
    .noun = un choix
event-chooses = un choix est fait pour { $object }
