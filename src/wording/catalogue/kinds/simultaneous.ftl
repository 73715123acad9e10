### en

event-kind-simultaneous = Several things happen at once
    .noun = what happens at once
event-simultaneous = at the same time: { $events }

### de

event-kind-simultaneous = Mehreres geschieht gleichzeitig
    .noun = was gleichzeitig geschieht
event-simultaneous = gleichzeitig: { $events }

### fr

event-kind-simultaneous = Plusieurs choses se produisent en même temps
    .noun = ce qui se produit en même temps
event-simultaneous = en même temps : { $events }
