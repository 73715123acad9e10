### Ce que les effets font aux objets et aux joueurs : des groupes verbaux qui s'accordent avec leur sujet.

where = { $what }, { $letters }
where-letter = { $letter } étant { FORM($value, article: "definite") }
