### The fixed words of report.html and the lab, which shows the same pages. Headings begin with a capital.

# A scenario: known mistakes.
report-mistakes = Common mistakes
report-no-mistakes = No known mistake changes what is asked here.
report-mistakes-left-out = There are more than { $count } objects: to run such a board by wrong rules takes too long for a page. The command explain does it.
report-mistake-also = With the same mistake:
