### en

part-exchange-text-boxes =
    { $number ->
        [one] exchanges its text box with the other's
       *[many] exchange their text boxes
    }

### de

part-exchange-text-boxes = { part-exchange-text-boxes.verb } { part-exchange-text-boxes.rest }
    .verb =
        { $number ->
            [one] tauscht
           *[many] tauschen
        }
    .rest =
        { $number ->
            [one] das Textfeld mit dem anderen Objekt
           *[many] die Textfelder
        }

### fr

part-exchange-text-boxes =
    { $number ->
        [one] échange sa zone de texte avec l'autre objet
       *[many] échangent leurs zones de texte
    }
