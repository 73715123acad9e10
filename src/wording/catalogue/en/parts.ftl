### What effects do to objects and players: verb phrases that agree with their subject.

# $letters are “X is its power”.
where = { $what }, where { $letters }
where-letter = { $letter } is { $value }
