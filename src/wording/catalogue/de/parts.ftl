### Was Effekte mit Objekten und Spielern tun. Das Verb (.verb) steht für sich, damit das Subjekt davor oder dahinter stehen kann; .rest ist, was folgt.

where = { $what }; dabei ist { $letters }
where-letter = { $letter } gleich { FORM($value, case: "dative") }
