### en

event-kind-turnFaceDown = Something is turned face down
    .noun = turning face down
event-turns-face-down = { $object } is turned face down

### de

event-kind-turnFaceDown = Etwas wird verdeckt
    .noun = ein Verdecken
event-turns-face-down = { $object } wird umgedreht und liegt nun verdeckt

### fr

event-kind-turnFaceDown = Quelque chose est retourné face cachée
    .noun = un retournement face cachée
event-turns-face-down = { $object } est retourné face cachée
