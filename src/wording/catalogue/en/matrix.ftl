### The page on which engines stand against scenarios.

matrix-title = Engines and scenarios
matrix-from = runs of { $engines }
matrix-of =
    { $engines ->
        [one] { $engines } engine
       *[other] { $engines } engines
    }, { $scenarios ->
        [one] { $scenarios } scenario
       *[other] { $scenarios } scenarios
    }
matrix-agreed = No two engines that answer give different answers.
matrix-contested =
    In { $contested } of { $count ->
        [one] { $count } row
       *[other] { $count } rows
    } engines give different answers.
matrix-shared-rows = Editions of the rules under which all engines do the same share a row.
matrix-other-readings = The reports follow different readings of the rules.
matrix-other-readings-why = They expect different answers, so that a pass in one can be a failure in another.
matrix-unlike =
    { $count ->
        [one] { $count } scenario is
       *[other] { $count } scenarios are
    } not the same in all reports:
matrix-unlike-some = { $scenarios }. There the answers can not be compared.
matrix-unlike-more = { $scenarios } and { $more } more. There the answers can not be compared.
matrix-order = Most disagreement first
matrix-order-why = Sorted by how many different answers there are, then by how few engines pass. In a row the same letter is the same wrong answer.
matrix-rows = Which rows to show
matrix-rows-all = all rows
matrix-rows-contested = where answers differ
matrix-rows-wrong = where an engine goes wrong
matrix-wrong-answers = Wrong answers
matrix-wrong-answer = wrong answer
matrix-not-run = not run
matrix-more-values =
    and { $count ->
        [one] { $count } more value
       *[other] { $count } more values
    }, in { $file }
matrix-wrong-value = { $subject }, { $what }: { $actual }, not { $expected }
