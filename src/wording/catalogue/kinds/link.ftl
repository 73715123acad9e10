### en

event-kind-link = An object remembers another
    .noun = a link
event-links = { $object } remembers { $objects } as “{ $name }”

### de

event-kind-link = Ein Objekt merkt sich ein anderes
    .noun = eine Verknüpfung
event-links = { $object } ist jetzt mit { $objects } als „{ $name }“ verknüpft

### fr

event-kind-link = Un objet se souvient d'un autre
    .noun = un lien
event-links = { $object } est maintenant lié à { $objects } comme « { $name } »
