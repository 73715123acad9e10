### en

event-kind-simultaneous = Several things happen at once
    .noun = what happens at once
event-simultaneous = at the same time: { $events }
# What $resolving brings: $comes tells of its coming, $words what begins with it.
event-brings = { $resolving }: { $comes }, and at the same moment this begins: { $words }

### de

event-kind-simultaneous = Mehreres geschieht gleichzeitig
    .noun = was gleichzeitig geschieht
event-simultaneous = gleichzeitig: { $events }
event-brings = { $resolving }: { CAPITAL($comes) }, und im selben Moment beginnt dies: { CAPITAL($words) }

### fr

event-kind-simultaneous = Plusieurs choses se produisent en même temps
    .noun = ce qui se produit en même temps
event-simultaneous = en même temps : { $events }
event-brings = { $resolving } : { $comes } ; au même moment, ceci commence : { $words }
