### en

event-kind-endOfCombat = Combat ends
    .noun = the end of combat
event-end-of-combat = combat ends

### de

event-kind-endOfCombat = Der Kampf endet
    .noun = das Ende eines Kampfes
event-end-of-combat = der Kampf endet

### fr

event-kind-endOfCombat = Le combat se termine
    .noun = la fin d'un combat
event-end-of-combat = le combat se termine
