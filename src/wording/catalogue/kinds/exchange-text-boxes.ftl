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
            [one] das eigene Textfeld mit dem des anderen Objekts
           *[many] ihre Textfelder
        }

### fr

part-exchange-text-boxes =
    { $number ->
        [one] échange son encadré de texte avec celui de l'autre objet
       *[many] échangent leurs encadrés de texte
    }
