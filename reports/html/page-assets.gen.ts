// Generated from reports/html/style by tools/generate-page.mjs; change that and run: npm run gen

export const PAGE_STYLE = `:root{color-scheme:light dark;--ground: #f5f6f8;--panel: #ffffff;--sunken: #eceff3;--ink: #1a2029;--soft: #556070;--line:
#d8dde5;--line-strong: #b6bfcc;--accent: #2a5ba8;--accent-wash: #e5edf8;--good: #17683a;--good-wash: #e2f2e8;--bad: #ab1f2b;
--bad-wash: #fbe8e9;--warn: #7a5000;--warn-wash: #fbf0da;--heat-1: #e9f0f9;--heat-2: #cbdcf3;--heat-3: #a3c0e9;--heat-4:
#2f62b3;--heat-5: #1b3f7a;--heat-ink: #ffffff;--layer-1: #73409a;--layer-2: #97380f;--layer-3: #0d6270;--layer-4: #2b6a2b;
--layer-5: #9c1b59;--layer-6: #2a5ba8;--layer-7: #7d5200;--shadow: 0 1px 2px rgb(20 30 45 / 6%), 0 4px 16px rgb(20 30 45
/ 4%);--text: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif;
--mono: ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;--radius: 10px;--measure:
68ch;--room: 76rem}@media(prefers-color-scheme:dark){:root{--ground: #10141a;--panel: #171d25;--sunken: #0c1015;--ink: #e3e8ef;
--soft: #9da9b9;--line: #2a333f;--line-strong: #465365;--accent: #8db6f5;--accent-wash: #1a2840;--good: #74d39b;--good-wash:
#14301f;--bad: #ff9d97;--bad-wash: #3b1b1e;--warn: #f0c671;--warn-wash: #33280f;--heat-1: #182336;--heat-2: #213759;--heat-3:
#2d4f82;--heat-4: #8db6f5;--heat-5: #cfe1fc;--heat-ink: #10141a;--layer-1: #d3a6f0;--layer-2: #f5a884;--layer-3: #7fd0dc;
--layer-4: #93d693;--layer-5: #f49ac4;--layer-6: #8db6f5;--layer-7: #f0c671;--shadow: none}}*,*:before,*:after{box-sizing:border-box}html{-webkit-text-size-adjust:100%}body{margin:0;background:var(--ground);color:var(--ink);
font:1rem/1.55 var(--text);overflow-wrap:anywhere}h1,h2,h3,h4,p,ul,ol,dl,dd{margin:0}ul,ol{padding:0;list-style:none}html{scroll-padding-top:5rem}table{margin:0}h2{font-size:clamp(1.6rem,1.2rem + 1.6vw,2.3rem);line-height:1.18;letter-spacing:-.02em;
font-weight:680;text-wrap:balance}h3{font-size:1.15rem;line-height:1.3;font-weight:650;letter-spacing:-.005em}h4{font-size:.95rem;
font-weight:650}a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.18em}a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}[tabindex="-1"]:focus-visible{outline:none}
code,.path,.id,.clause,.clauses a{font-family:var(--mono);font-size:.86em}.path{display:block}.soft{color:var(--soft)}.num{
text-align:right;font-variant-numeric:tabular-nums}td.num{white-space:nowrap}.vh{position:absolute;width:1px;height:1px;
overflow:hidden;clip-path:inset(50%);white-space:nowrap}table{width:100%;border-collapse:collapse;font-size:.94rem}th,td{
padding:.5rem .75rem;text-align:left;vertical-align:baseline;border-bottom:1px solid var(--line);font-weight:inherit}thead
th{color:var(--soft);font-size:.8rem;font-weight:600;border-bottom-color:var(--line-strong)}button,input,select{font:inherit;
color:inherit}button{padding:.2rem .7rem;border:1px solid var(--line-strong);border-radius:6px;background:var(--panel);cursor:pointer}
button:hover{border-color:var(--accent);color:var(--accent)}summary{cursor:pointer}.panel{background:var(--panel);border:1px
solid var(--line);border-radius:var(--radius);padding:1.25rem 1.4rem;box-shadow:var(--shadow)}.facts{display:grid;grid-template-columns:max-content
1fr;gap:.35rem 1.2rem}.facts dt{color:var(--soft)}.banner{padding:.8rem 1.1rem;border:1px solid var(--warn);border-radius:var(--radius);
background:var(--warn-wash);color:var(--warn)}@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}.view,
.page{animation:appear .16s ease-out}@keyframes appear{0%{opacity:0}}}@supports selector(:has(a)){.view,.page{display:none}.view:target,.view:has(:target),.page:target,.page:has(:target),.page.shown,
main:not(:has(:target),:has(.page.shown))>#overview{display:block}}.skip{position:absolute;left:1rem;top:-4rem;z-index:3;
padding:.5rem 1rem;background:var(--panel);border-radius:0 0 8px 8px}.skip:focus{top:0}.top{position:sticky;top:0;z-index:2;
display:flex;flex-wrap:wrap;align-items:center;gap:.2rem 1.6rem;padding:.55rem max(1.25rem,(100% - var(--room)) / 2 + 1.25rem);
background:var(--panel);border-bottom:1px solid var(--line)}.top h1{font-size:1rem;font-weight:650;margin-right:auto}.top
h1 a{display:flex;align-items:center;gap:.5rem;color:inherit;text-decoration:none}.stack{flex:none;width:1.5rem;height:1.5rem;
fill:var(--accent)}.stack path:nth-child(2){opacity:.7}.stack path:nth-child(3){opacity:.45}.top nav{display:flex;gap:.25rem}
.top nav a{padding:.3rem .75rem;border-radius:6px;color:var(--soft);text-decoration:none}.top nav a:hover{color:var(--ink);
background:var(--sunken)}.top nav a[aria-current]{color:var(--accent);background:var(--accent-wash);font-weight:600}main,
.bottom{max-width:var(--room);margin:0 auto;padding:2.5rem 1.25rem 4rem}main:focus{outline:none}.bottom{padding-block:0 2.5rem;
color:var(--soft);font-size:.88rem}.bottom p{padding-top:1.25rem;border-top:1px solid var(--line)}.lead{margin-top:.6rem;
color:var(--soft);font-size:1.05rem;max-width:var(--measure)}.verdict{display:inline-flex;align-items:baseline;gap:.35em;padding:.08em .6em .08em .5em;border-radius:1em;border:1px solid
transparent;font-size:.85rem;font-weight:600;white-space:nowrap}.verdict.good{color:var(--good);background:var(--good-wash)}
.verdict.bad{color:var(--bad);background:var(--bad-wash);border-color:var(--bad)}.verdict.warn{color:var(--warn);border-color:var(--warn);
border-style:dashed}.verdict.idle{color:var(--soft);background:var(--sunken)}.mark{font-weight:700}.mark.good{color:var(--good)}
.mark.bad{color:var(--bad)}.level{display:inline-block;padding:.08em .6em;border:1px solid var(--line-strong);border-radius:1em;
color:var(--soft);font-size:.85rem}.level-interpretation,.level-undefined{color:var(--warn);border-color:var(--warn);border-style:dashed}
.clause{padding:.05em .4em;border-radius:4px;background:var(--accent-wash);text-decoration:none;white-space:nowrap}.clause:hover{
text-decoration:underline}.clauses{display:inline-flex;flex-wrap:wrap;gap:.3rem}.mana{display:inline-flex;gap:.18em;vertical-align:.12em}
.kept{white-space:nowrap}.pip{min-width:1.5em;padding:0 .3em;border-radius:.35em;font:700 .75rem/1.5em var(--mono);text-align:center;
background:#dde2e8;color:#242c36}.pip-W{background:#f4ecc9;color:#463b0f}.pip-U{background:#cbe0f5;color:#0c3560}.pip-B{
background:#d5cfd6;color:#2a212c}.pip-R{background:#f6d0c4;color:#6b1b09}.pip-G{background:#cae6ce;color:#11421e}.pip-hybrid{
background:linear-gradient(120deg,#f4ecc9,#cbe0f5);color:#242c36}.color{display:inline-flex;align-items:center;gap:.35em;
margin-right:.7em}.color:before{content:"";width:.6em;height:.6em;border-radius:50%;border:1px solid var(--line-strong)}
.color-white:before{background:#f4e9b4}.color-blue:before{background:#4a90d6}.color-black:before{background:#3a333c;border-color:var(--soft)}
.color-red:before{background:#d6553a}.color-green:before{background:#3f9a55}.layer-number.none,.layer-number.after-layers{
background:none;box-shadow:inset 0 0 0 1px var(--line-strong);color:var(--soft);font-weight:500}.layer-number{display:inline-block;
min-width:2.3em;padding:.1em .3em;border-radius:5px;background:var(--accent);color:var(--panel);font:700 .85rem/1.5 var(--mono);
text-align:center}.verdicts{margin-top:1.75rem}.bar{display:block;width:100%;height:.7rem;border-radius:.35rem;background:var(--sunken)}.bar
rect{fill:var(--line-strong);stroke:var(--ground);stroke-width:2;vector-effect:non-scaling-stroke}.bar .good{fill:var(--good)}
.bar .bad{fill:var(--bad)}.bar .warn{fill:var(--warn)}.bar .accent{fill:var(--accent);stroke:none}.legend{display:flex;flex-wrap:wrap;
gap:.5rem 1.5rem;margin-top:.8rem}.tally{display:inline-flex;align-items:center;gap:.5rem;color:inherit;text-decoration:none}
.tally strong{font-size:1.35rem;font-variant-numeric:tabular-nums}.tally:hover strong{text-decoration:underline}#overview>
section{margin-top:2.75rem}#overview h3{margin-bottom:.8rem}.problems li,.differences li{padding:.85rem 1.1rem;background:var(--panel);
border:1px solid var(--line);border-left:4px solid var(--bad);border-radius:6px}.problems li+li,.differences li+li{margin-top:.5rem}
.differences li{display:grid;grid-template-columns:7.5rem 1fr;gap:.2rem 1rem;align-items:baseline}.differences .verdict{
justify-self:start}.differences a{font-weight:600}.glance-grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));
gap:1.25rem;align-items:start}.glance h4{margin-bottom:.6rem}.panel>*+h4{margin-top:1.6rem}.glance .bar+p{margin-top:.6rem}
.state-counts{display:flex;flex-wrap:wrap;gap:.2rem .9rem;align-items:baseline}.state-counts span{white-space:nowrap}.layer-tower{
display:grid;gap:2px}.layer-tower a{display:grid;grid-template-columns:2.6rem 13rem 1fr 2.5rem;gap:.75rem;align-items:center;
padding:.18rem .3rem;border-radius:6px;color:inherit;text-decoration:none}.layer-tower a:hover{background:var(--sunken)}
.layer-tower .n{white-space:nowrap;text-align:right;font-variant-numeric:tabular-nums}.glance .topics td,.glance .topics
th{padding-inline:0 .75rem}.topics th{white-space:nowrap}.topics tbody tr:last-child>*{border-bottom:0}.topics td:last-child{
width:55%}.topics .soft{font-size:.85rem}.topics .bar{height:.45rem}.find{margin-top:1.5rem}.find label{display:block;margin-bottom:.35rem;
font-weight:600}.find input{width:min(100%,44rem);padding:.65rem .9rem;background:var(--panel);border:1px solid var(--line-strong);
border-radius:8px;color:inherit;font:inherit;font-size:1.05rem}#found{max-width:44rem}#found:not(:empty){margin-top:.5rem;
padding:.6rem .9rem;background:var(--panel);border:1px solid var(--line);border-radius:var(--radius)}#found li{padding:.3rem
0 .3rem 4rem}.found-kind{float:left;margin:.15rem 0 0 -4rem;color:var(--soft);font-size:.82rem}#found li .soft{margin-left:.4rem;
font-size:.92rem}.famous ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:1.25rem}
.famous-case{display:grid;align-content:start;gap:.7rem}.famous-case .if-wide{display:none}.famous-case .if-narrow{display:block}
.famous-case .table-picture{width:auto;max-width:100%;max-height:24rem;height:auto}.famous-case p{font-size:.94rem}.filters{display:grid;grid-template-columns:minmax(12rem,2fr) repeat(6,minmax(6.5rem,1fr));gap:.75rem .9rem;margin-top:1.5rem}
.filters[hidden]{display:none}.field label{display:block;margin-bottom:.15rem;color:var(--soft);font-size:.8rem;font-weight:600}
.filters input,.filters select{width:100%;min-height:2.6rem;padding:.35rem .65rem;border:1px solid var(--line-strong);border-radius:6px;
background:var(--panel)}.filters ::placeholder{color:var(--soft);opacity:1}.shown{grid-column:1 / -1;display:flex;align-items:center;
gap:1rem}.shown output{font-weight:600;font-variant-numeric:tabular-nums}#scenarios .banner{margin-top:1.25rem}.list{margin-top:1.25rem;
background:var(--panel);border:1px solid var(--line);border-radius:var(--radius);border-collapse:separate;border-spacing:0}
.list thead th{padding-block:.7rem;white-space:nowrap}.list th:first-child,.list td:first-child{width:9rem;padding-left:1.1rem}
.list tbody tr:last-child>*{border-bottom:0}.list tbody tr:hover{background:var(--accent-wash)}.list tbody th a{font-weight:600;
text-decoration:none}.list tbody th a:hover{text-decoration:underline}.list .id{display:block;color:var(--soft)}.list td:nth-child(3){
white-space:nowrap}.list td:nth-child(4){font:.85rem var(--mono);width:9rem}.list thead button{padding:0;border:0;background:none;
font-weight:600}.list thead button:after{content:"\\2195";margin-left:.3em;opacity:.5}.list [aria-sort=ascending] button:after{
content:"\\2191";opacity:1}.list [aria-sort=descending] button:after{content:"\\2193";opacity:1}.more{padding:1.25rem 1rem;
text-align:center}.nothing{padding:2.5rem 1rem;text-align:center}.card-facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,28rem),1fr));
gap:1.25rem;margin:1.5rem 0 2rem;max-width:64rem}.face-head{display:flex;flex-wrap:wrap;gap:.3rem 1rem;align-items:center;
justify-content:space-between;font-size:1.1rem}.card-abilities{display:grid;gap:.6rem;margin-top:.8rem}.card-abilities li{
padding-left:.9rem;border-left:3px solid var(--line)}.in-layers{white-space:nowrap}.in-layers code{color:var(--soft)}.other-face{
margin-top:1.1rem;padding-top:.9rem;border-top:1px solid var(--line)}.card-page h3{margin-bottom:.6rem}.played{columns:22rem
3;column-gap:2rem;margin-bottom:.8rem}.played li{padding:.15rem 0;break-inside:avoid}.meets{margin-top:2rem}.meets .card-list{
display:flex;flex-wrap:wrap;gap:.3rem 1.4rem}.library-view>h3{margin-top:2rem}.library-view>p{margin:.6rem 0 1rem;color:var(--soft);
max-width:var(--measure)}.library-view .scroll{overflow-x:auto}.library-view .scroll table{min-width:34rem}.library-view
.scroll :is(th,td):not(:first-child){overflow-wrap:normal;min-width:4rem}.jump{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;margin-top:1rem}#coverage section{margin-top:2.5rem}#coverage h3{margin-bottom:.5rem}
#coverage table{background:var(--panel);border:1px solid var(--line)}.clause-table th[scope=row]{font-family:var(--mono);
white-space:nowrap}.clause-table td:nth-child(2){max-width:var(--measure)}.clause-table td:last-child{width:34%}.group-table
th[scope=row]{width:34%}.state-filter{display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;margin:0 0 .8rem;padding:0;border:0}.state-filter
label{display:inline-flex;gap:.4rem;align-items:baseline}.state-filter input{accent-color:var(--accent)}#coverage-clauses:has([value=covered]:checked)
tbody tr:not(.covered,:target),#coverage-clauses:has([value=thin]:checked) tbody tr:not(.thin,:target),#coverage-clauses:has([value=untested]:checked)
tbody tr:not(.untested,:target),#coverage-clauses:has([value=untestable]:checked) tbody tr:not(.untestable,:target){display:none}
.state{white-space:nowrap}.state.good{color:var(--good)}.state.warn{color:var(--warn)}.state.bad{color:var(--bad)}.state.idle{
color:var(--soft)}tr:target>*{background:var(--accent-wash)}.links summary{color:var(--soft);font-size:.9rem}.links summary:hover{
color:var(--accent)}.group-table .layer-number{margin-right:.4rem}.links ul{margin:.3rem 0 .2rem;display:grid;gap:.2rem}#coverage-pairs .state-filter{margin-top:.8rem}#coverage-pairs h4{margin-bottom:.5rem}.pair-maps{display:flex;flex-wrap:wrap;
align-items:flex-end;gap:1.6rem 2.2rem;margin:1.4rem 0}#coverage .pair-map{width:auto;background:none;border:0;font-size:.85rem}
.pair-map caption{padding-bottom:.3rem;text-align:left;font-weight:600}.pair-map th,.pair-map td{padding:0;border:0}.pair-map
thead th{font-weight:inherit;vertical-align:bottom}.pair-map thead span{display:inline-block;padding:.3rem 0;writing-mode:vertical-rl;
transform:rotate(180deg)}.pair-map tbody th{max-width:9rem;padding-right:.6rem;color:var(--soft);text-align:right;vertical-align:middle}
.pair-map td>*{display:none;min-width:2.5rem;margin:1px;padding:.45rem .3rem;border-radius:4px;color:var(--ink);text-align:center;
text-decoration:none;font-variant-numeric:tabular-nums}#coverage-pairs:has([value=any]:checked) .rel-any,#coverage-pairs:has([value=none]:checked)
.rel-none,#coverage-pairs:has([value=existence]:checked) .rel-existence,#coverage-pairs:has([value=text]:checked) .rel-text,
#coverage-pairs:has([value=appliesTo]:checked) .rel-appliesTo,#coverage-pairs:has([value=whatItDoes]:checked) .rel-whatItDoes,
#coverage-pairs:has([value=loop]:checked) .rel-loop{display:block}.pair-map a:hover{outline:2px solid var(--accent)}.pair-map
td>.heat-0{color:var(--soft);box-shadow:inset 0 0 0 1px var(--line)}.heat-1{background:var(--heat-1);box-shadow:inset 0 0
0 1px var(--line-strong)}.heat-2{background:var(--heat-2)}.heat-3{background:var(--heat-3)}.pair-map td>.heat-4{background:var(--heat-4);
color:var(--heat-ink)}.pair-map td>.heat-5{background:var(--heat-5);color:var(--heat-ink)}.page-head{display:grid;gap:.75rem;justify-items:start}.crumbs{color:var(--soft);font-size:.92rem}.badges{display:flex;flex-wrap:wrap;
align-items:center;gap:.3rem .6rem}.question{font-size:1.2rem;line-height:1.45;max-width:var(--measure)}body:has(.page.shown,
.page:target){--room: 88rem}.opening{display:grid;grid-template-columns:minmax(0,2.2fr) minmax(16rem,1fr);gap:1.5rem 2.5rem;
margin-top:1.75rem;align-items:start}.opening h3{margin-bottom:.8rem}.answer-first{padding:1.1rem 1.3rem 1.2rem;background:var(--panel);
border:1px solid var(--line);border-radius:var(--radius);box-shadow:var(--shadow)}.answer-first h3 .soft{font-size:.9rem;
font-weight:400}.answer-first .values{margin-bottom:1rem}.reason{margin-top:1rem;padding-top:.8rem;border-top:1px solid var(--line);
font-size:1.1rem}.final-board{margin:0}.elsewhere{margin-top:.5rem;font-size:.92rem}.beside{display:grid;gap:1.75rem}.page-side
.card-list{display:flex;flex-wrap:wrap;gap:.15rem 1.1rem}.twin{margin-top:.7rem}.story{margin-top:2rem;padding:1.25rem 1.4rem
1.4rem;background:var(--panel);border:1px solid var(--line);border-radius:var(--radius);box-shadow:var(--shadow)}.story:empty{
display:none}.story>.outcome,.story>.orders,.toggle>.outcome,.toggle>.orders,.toggle>.check-point{margin-bottom:1rem}.story-head{
display:flex;flex-wrap:wrap;gap:.3rem 1.5rem;align-items:baseline;justify-content:space-between;margin-bottom:1rem}.clause-switch{
display:inline-flex;gap:.45rem;align-items:center;padding:.2rem 0;color:var(--soft);font-size:.92rem}@media screen{@supports selector(:has(a)){
.page:not(:has(.clause-numbers:checked)) :is(.answer-first,.story) :is(.clauses,.clause){display:none}}}.here{color:var(--soft);
text-decoration:underline dotted}.copy-link{font-size:.82rem}.toggles{display:grid;grid-template-columns:minmax(0,1fr);margin-top:1.5rem}
.toggle{padding:.75rem .2rem;border-top:1px solid var(--line)}.toggle:last-child{border-bottom:1px solid var(--line)}.toggle>
summary h3{display:inline;font-size:1rem}.toggle>summary .soft{margin-left:.5rem;font-size:.92rem}.toggle[open]>summary{
margin-bottom:.9rem}@media(max-width:60rem){.opening{grid-template-columns:minmax(0,1fr)}}.command{display:flex;flex-wrap:wrap;
gap:.5rem;align-items:center;padding:.6rem .7rem;margin-bottom:.5rem;background:var(--sunken);border-radius:6px}.command
button{font-size:.82rem}.timeline{counter-reset:event;max-width:var(--measure)}.timeline>li{counter-increment:event;position:relative;
padding:.28rem 0 .28rem 2.6rem}.timeline>li:before{content:counter(event);position:absolute;left:0;top:.36rem;width:1.6rem;
border-radius:1rem;background:var(--panel);box-shadow:inset 0 0 0 1px var(--line-strong);color:var(--soft);font-size:.8rem;
text-align:center;font-variant-numeric:tabular-nums}.timeline>li:not(:last-child):after{content:"";position:absolute;left:.77rem;
top:1.75rem;bottom:-.28rem;border-left:1px solid var(--line-strong)}.timeline>.check-event{counter-increment:none}.timeline>
.check-event:before{content:"\\2022";background:var(--accent);box-shadow:none;color:var(--panel);font-weight:700}.timeline
ul{padding-left:1.1rem;list-style:disc}.outcome{padding:1.1rem 1.3rem;border:1px solid var(--line-strong);border-left-width:4px;
border-radius:6px;background:var(--panel)}.outcome.bad{border-color:var(--bad)}.outcome ol{margin-top:.5rem;padding-left:1.4rem;
list-style:decimal}.check-point{padding:1.25rem 1.4rem 1.4rem;background:var(--panel);border:1px solid var(--line);border-radius:var(--radius);
box-shadow:var(--shadow)}details.check-point:not([open]){padding-block:.9rem}.check-head h3{display:inline}.check-point h4{
margin:1.75rem 0 .7rem}.values{margin-top:.9rem}.values th:first-child:not(.subject *),.values td:first-child{width:2.4rem;
padding-inline:.3rem;text-align:center}.values .subject th{padding:1rem .3rem .35rem;font-weight:650;text-align:left}.values
td:nth-child(2){width:26%;color:var(--soft)}.values td:nth-child(3),.values th:nth-child(3){width:33%}.values td{background:var(--bad-wash)}
.values td:last-child{font-weight:650}.values .note{display:block;font-size:.85rem;font-weight:400}.in-words,.old-numbers{
margin-top:1rem}.in-words>.board{margin-top:.9rem}.neighbors{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem
2rem;padding-top:1.25rem}.agreeing{margin-top:.9rem}.agreeing .subject{margin:.8rem 0 .25rem;font-weight:650}.pairs{columns:14rem
3;column-gap:1.75rem;padding-left:1.1rem;list-style:"\\2713  ";font-size:.94rem}.pairs.long{columns:1}.pairs li{padding-left:.2rem;
break-inside:avoid}.pairs ::marker{color:var(--good)}.pairs .what{margin-right:.35rem;color:var(--soft)}.why,.readings{max-width:var(--measure);
display:grid;gap:.55rem}.why{padding-left:1.4rem;list-style:decimal}.why li::marker{color:var(--soft)}.mistakes-at{max-width:var(--measure)}
.mistakes-at+.mistakes-at{margin-top:1.1rem}.mistakes-at h4{margin-bottom:.45rem}.common-mistakes{display:grid;gap:.8rem}
.common-mistakes>li{padding-left:.9rem;border-left:3px solid var(--line)}.common-mistakes>li>.soft{margin-top:.35rem}.common-mistakes
.soft,.also-wrong{font-size:.94rem}.also-wrong{padding-left:1.1rem;list-style:disc;color:var(--soft)}.reading{padding:.9rem
1.1rem;background:var(--panel);border:1px solid var(--line);border-left:4px solid var(--warn);border-radius:6px}.provenance{
max-width:var(--measure);color:var(--soft);font-size:.94rem}.toggles>*,.toggle>*{min-width:0}.old-numbers .scroll{margin-top:.75rem;
overflow-x:auto}.old-numbers td,.old-numbers th{padding:.2rem 1rem .2rem 0;text-align:left;white-space:nowrap}.told-values{
margin:1rem 0 1.5rem}.told-values dt{font-weight:650}.told-values dd{margin:.2rem 0 .2rem 1rem}.board{display:flex;flex-wrap:wrap;gap:1.1rem .75rem}.zone{flex:1 1 100%;min-width:0}.zone.lone{flex:1 1 min(100%,17rem)}
.zone-title{margin-bottom:.5rem;font-size:.9rem;font-weight:600}.player-facts{margin-left:.6rem;color:var(--soft);font-weight:400}
.objects{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:.75rem}.object{display:flex;
flex-direction:column;gap:.3rem;padding:.8rem .95rem .75rem;border:1px solid var(--line-strong);border-radius:8px;background:var(--ground);
font-size:.92rem;line-height:1.45}.object-head{display:flex;justify-content:space-between;gap:.75rem;align-items:baseline}
.object-head .mana{flex:none;flex-wrap:wrap;max-width:60%;justify-content:flex-end}.object-name{font-size:1rem}.object-id{
margin-top:-.3rem;color:var(--soft);font-size:.85rem}.object-colors,.no-abilities{color:var(--soft);font-size:.88rem}.no-abilities{
font-style:italic}.abilities{margin-top:.25rem;padding-top:.4rem;border-top:1px solid var(--line);display:grid;gap:.25rem}
.abilities code{color:var(--soft)}.chips{display:flex;flex-wrap:wrap;gap:.3rem}.chips li{padding:.05em .55em;border:1px solid
var(--line-strong);border-radius:4px;font-size:.84rem}.pt-line{margin-top:auto;padding-top:.2rem;display:flex;justify-content:flex-end;
align-items:baseline;gap:.6rem}.base-pt{color:var(--soft);font-size:.85rem}.pt{padding:.05rem .7rem;border:2px solid var(--ink);
border-radius:6px;font-size:1.05rem;font-weight:700;font-variant-numeric:tabular-nums}.table-picture{display:block;max-width:100%;height:auto;font-family:Arial,Liberation Sans,Helvetica,Roboto,sans-serif;--band-w:
#f3ebc6;--band-u: #c4dcf4;--band-b: #cdc5cf;--band-r: #f4c9bb;--band-g: #c2e2c7;--band-c: #dde1e7;--band-land: #e3d6c3;--on-band:
#1a2029}@media(prefers-color-scheme:dark){.table-picture{--band-w: #5d5433;--band-u: #274a72;--band-b: #463c4a;--band-r:
#70362a;--band-g: #285535;--band-c: #434c58;--band-land: #574936;--on-band: #f4f6f9}}.if-narrow{display:none}@media screen and (max-width:40rem){
.if-wide{display:none}.if-narrow{display:block;width:100%}}.table-picture .mat{fill:var(--sunken)}.table-picture .seat{fill:var(--ink);
font-size:13px;font-weight:700}.table-picture .paper{fill:var(--panel)}.table-picture .edge{fill:none;stroke:var(--soft);
stroke-width:1.2}.table-picture .edge.inner{stroke-width:.8}.table-picture .hatch{fill:none;stroke:var(--line-strong);stroke-width:1.3}
.table-picture .plate{fill:var(--panel)}.table-picture .band-W{fill:var(--band-w)}.table-picture .band-U{fill:var(--band-u)}
.table-picture .band-B{fill:var(--band-b)}.table-picture .band-R{fill:var(--band-r)}.table-picture .band-G{fill:var(--band-g)}
.table-picture .band-C{fill:var(--band-c)}.table-picture .band-land{fill:var(--band-land)}.table-picture .clock circle{fill:var(--panel);
stroke:var(--ink);stroke-width:1.2}.table-picture .clock text{fill:var(--ink);font-size:10px;font-weight:700;text-anchor:middle}
.table-picture .disc rect{stroke:#00000073;stroke-width:.7}.table-picture .disc text{fill:#1a2029;font-size:9px;font-weight:700;
text-anchor:middle}.table-picture .disc-W rect{fill:#f9f4de}.table-picture .disc-U rect{fill:#dcebfa}.table-picture .disc-B
rect{fill:#e2dde4}.table-picture .disc-R rect{fill:#fae0d7}.table-picture .disc-G rect{fill:#dbf0de}.table-picture .disc-plain
rect{fill:#eef0f3}.table-picture .disc-hybrid rect{fill:#eceef6}.table-picture .name text{fill:var(--ink);font-size:12px;
font-weight:700}.table-picture .line,.table-picture .line text{fill:var(--soft);font-size:10px}.table-picture .note text{
fill:var(--ink);font-size:10px;font-style:italic}.table-picture .note .symbol text{fill:#1a2029;font-size:7.8px;font-style:normal}
.table-picture .mark rect{fill:none;stroke:var(--soft);stroke-width:1}.table-picture .mark text{fill:var(--ink);font-size:9px;
font-weight:700}.table-picture .mark .glyph{fill:none;stroke:var(--ink);stroke-width:1.3}.table-picture .mark-tapped rect{
fill:var(--ink);stroke:var(--ink)}.table-picture .mark-tapped text{fill:var(--panel)}.table-picture .mark-tapped .glyph{
stroke:var(--panel)}.table-picture .mark-token rect,.table-picture .mark-faceDown rect{stroke-dasharray:2.5 1.8}.table-picture
.letter rect{stroke:var(--soft);stroke-width:.8}.table-picture .letter text{fill:var(--on-band);font-size:9px;font-weight:700;
text-anchor:middle}.table-picture .letter path{fill:none;stroke:var(--on-band);stroke-width:1}.table-picture .size rect{
fill:var(--panel);stroke:var(--ink);stroke-width:1.3}.table-picture .size text{fill:var(--ink);font-size:12px;font-weight:700;
text-anchor:middle}.table-picture .link path{fill:none;stroke:var(--accent);stroke-width:2}.table-picture .link circle{fill:var(--panel);
stroke:var(--accent);stroke-width:1.8}.dependency-graphs,.dependency-graphs>section{display:grid;grid-template-columns:minmax(0,1fr);gap:1.75rem}.dependency-graphs>
section{gap:.9rem}.dependency-heading{display:flex;margin:0;gap:.6rem;align-items:baseline;font-size:1rem;font-weight:650}
.dependency-heading .layer-title:first-letter{text-transform:uppercase}.dependency-graph{display:flex;flex-wrap:wrap;gap:1.25rem
2.5rem;align-items:flex-start}.dependency-graph>*{min-width:0;max-width:100%}.dependency-graph>figure{flex:0 1 24rem;margin:0}
.dependency-graph>.dependency-text{flex:1 1 20rem}.dependency-picture{overflow-x:auto;padding:2px}.dependencies{display:block;
flex:none;font-family:Arial,Liberation Sans,Helvetica,Roboto,sans-serif}.dependencies .box{fill:var(--panel);stroke:var(--line-strong)}
.dependencies .place{fill:var(--accent);font-size:15px;font-weight:700;text-anchor:middle}.dependencies .name{fill:var(--ink);
font-size:14px;font-weight:700}.dependencies .small,.dependencies .reason{fill:var(--soft);font-size:12.5px}.dependencies
.reason{fill:var(--ink);text-anchor:middle}.dependencies .ceased .box,.dependencies .absent .box{fill:none;stroke-dasharray:4
3}.dependencies .ceased :is(.name,.place),.dependencies .absent :is(.name,.place){fill:var(--soft)}.dependency .line{fill:none;
stroke:var(--accent);stroke-width:1.75}.dependency .tip{fill:var(--accent)}.dependency.freed .line{stroke-dasharray:1 4;
stroke-linecap:round}.dependency.free .line{stroke:var(--soft);stroke-width:1.25}.dependency.free .tip{fill:var(--soft)}
.dependency.loop .line{stroke:var(--warn);stroke-dasharray:5 3}.dependency.loop .tip{fill:var(--warn)}.dependency-graph figcaption{
display:grid;gap:.4rem;margin-top:.8rem;color:var(--soft);font-size:.86rem}.dependency-legend{display:grid;gap:.3rem}.dependency-legend
li{display:flex;gap:.6rem;align-items:baseline}.dependency-legend svg{flex:none}.dependency-text{display:grid;gap:.8rem;
max-width:var(--measure)}.dependency-text ol{display:grid;gap:.8rem;padding-left:1.6rem;list-style:decimal}.dependency-text
ul{display:grid;gap:.8rem;padding-left:1.6rem;list-style:"\\2013   "}.dependency-text li>p{margin-top:.2rem}.dependency-text
li::marker{color:var(--accent);font-weight:700;font-variant-numeric:tabular-nums}.dependency-loop{padding-left:.9rem;border-left:3px
dashed var(--warn)}.layers{display:grid}.layer{position:relative;padding:0 0 1.4rem 3.6rem}.layer:last-child{padding-bottom:0}.layer:not(:last-child):before{
content:"";position:absolute;left:1.08rem;top:1.9rem;bottom:0;border-left:2px solid var(--line)}.layer-head .layer-number{
position:absolute;left:0;top:.05rem}.layer-head{margin-bottom:.35rem}.layer-head .layer-title{display:inline-block;font-weight:650}
.layer-head .layer-title:first-letter{text-transform:uppercase}[data-layer]{--layer: var(--accent)}[data-layer^="1"]{--layer:
var(--layer-1)}[data-layer^="2"]{--layer: var(--layer-2)}[data-layer^="3"]{--layer: var(--layer-3)}[data-layer^="4"]{--layer:
var(--layer-4)}[data-layer^="5"]{--layer: var(--layer-5)}[data-layer^="6"]{--layer: var(--layer-6)}[data-layer^="7"]{--layer:
var(--layer-7)}.layer-number[data-layer]{background:var(--layer)}.layer[data-layer]:not(:last-child):before{border-left-color:var(--layer)}
.what-depends{margin-top:.8rem}.what-depends>summary{margin-bottom:.6rem;font-size:.94rem;font-weight:600}.steps{display:grid;
gap:.65rem}.step{padding-left:.9rem;border-left:3px solid var(--line)}.step.does{border-left-color:var(--layer, var(--accent))}
@media(min-width:64rem){.step.does:has(>.changes){display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 2rem;
align-items:start}.step.does>.changes{margin-top:0}}.step.orders{border-left:3px dashed var(--warn)}.step.notes>p{color:var(--soft);
font-size:.94rem}.changes{margin-top:.35rem;font-size:.92rem}.changes li{display:grid;grid-template-columns:minmax(6rem,12rem)
minmax(5rem,8rem) minmax(0,1fr);gap:0 .9rem;align-items:baseline;padding:.22rem 0;border-top:1px solid var(--line)}.changes
.subject{font-weight:600}.changes .again .subject{opacity:0;max-height:1.5em;overflow:hidden}.changes li.again{border-top-color:transparent}
.changes .what,.changes .arrow{color:var(--soft)}.changes b{font-weight:600}.changes ins{text-decoration:underline;text-decoration-thickness:2px;
text-decoration-color:var(--good)}.changes del{color:var(--soft);text-decoration-thickness:2px;text-decoration-color:var(--bad)}@media(max-width:68rem){.filters{grid-template-columns:repeat(3,minmax(0,1fr))}.filters .field.search,.filters .shown{grid-column:1
/ -1}}@media(max-width:40rem){html{scroll-padding-top:6.5rem}.top{padding:.5rem 1rem .4rem}.top nav{gap:0;width:calc(100%
+ 1.2rem);margin-inline:-.6rem;overflow-x:auto}.top nav a{padding:.4rem .45rem;font-size:.95rem;white-space:nowrap}main,
.bottom{padding-inline:1rem}main{padding-top:1.5rem}.filters{grid-template-columns:repeat(6,minmax(0,1fr))}.filters .field{
grid-column:span 2}.differences li{grid-template-columns:1fr}.layer-tower a{grid-template-columns:2.6rem 1fr 4rem 2.5rem;
gap:.6rem;padding-block:.35rem}.panel,.check-point,.answer-first,.story{padding:1rem .85rem}.list thead{position:absolute;
clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.list,.list tbody{display:block}.list tbody tr{display:flex;flex-wrap:wrap;
align-items:center;gap:.25rem .9rem;padding:.85rem 1rem;border-bottom:1px solid var(--line)}.list tbody tr[hidden]{display:none}
.list tbody tr>*{padding:0;width:auto;border:0;font-size:.88rem}.list tbody tr>th{order:-1;width:100%;font-size:1rem}.list
th:first-child,.list td:first-child{padding-left:0;width:auto}.list tbody tr>td:nth-child(4){width:auto;font-size:.85rem}
.list td:nth-child(4):not(:empty):before{content:attr(data-label) " ";color:var(--soft);font-family:var(--text)}.list td.num{
margin-left:auto}.list tbody tr:last-child{border-bottom:0}.clause-table,.clause-table tbody,.group-table,.group-table tbody{
display:block}.clause-table thead,.group-table thead{display:none}.clause-table tr,.group-table tr{display:grid;grid-template-columns:1fr
auto;gap:.2rem 1rem;padding:.7rem .9rem;border-bottom:1px solid var(--line)}.clause-table tr>*,.group-table tr>*{padding:0;
border:0;width:auto!important}.clause-table td:nth-child(2){grid-row:2;grid-column:1 / -1}.clause-table td:last-child,.group-table
td:last-child{grid-column:1 / -1}.topics th,.topics td{padding-right:.5rem}.topics thead th:not(:first-child),.topics td{
padding-left:.25rem}.topics th{white-space:normal;overflow-wrap:normal}.topics tbody th{overflow-wrap:anywhere}.topics td:last-child{
width:30%}.values,.values tbody{display:block}.values thead{display:none}.values tr{display:grid;grid-template-columns:1.6rem
1fr 1fr;gap:.1rem .6rem;padding:.5rem .4rem;border-bottom:1px solid var(--line)}.values thead+tbody tr.subject{padding-top:0}
.values tr>*,.values .subject th{width:auto!important;padding:0!important;border:0}.values tr.subject{display:block;padding-top:.9rem}
.values td:nth-child(2){grid-column:2 / -1}.values td:nth-child(3){grid-column:2}.values td:nth-child(3):before,.values td:nth-child(4):before{
content:attr(data-label);display:block;color:var(--soft);font-size:.78rem;font-weight:400}.values tr:not(.subject){background:var(--bad-wash)}
.values td{background:none}.changes li{display:block}.changes .again .subject{position:absolute;clip-path:inset(50%)}.changes
.subject{display:block}.changes .what:after{content:":"}.layer{padding-left:0}.layer:before{display:none}.layer-head{display:flex;
gap:.5rem;align-items:baseline}.layer-head .layer-number{position:static;flex:none}.player-facts{display:block;margin:0}}@media print{:root{--ground: #fff;--panel: #fff;--sunken: #f2f2f2;--ink: #000;--soft: #444;--line: #bbb;--line-strong: #777;
--accent: #000;--accent-wash: #fff;--good: #000;--good-wash: #fff;--bad: #000;--bad-wash: #fff;--warn: #000;--warn-wash:
#fff;--heat-1: #fff;--heat-2: #f2f2f2;--heat-3: #e2e2e2;--heat-4: #d2d2d2;--heat-5: #c2c2c2;--heat-ink: #000;--shadow: none}
body{font-size:10.5pt}.top,.bottom,.filters,.skip,.jump,.command button,.crumbs,.neighbors{display:none!important}main{max-width:none;
padding:0}.opening{grid-template-columns:minmax(0,1fr)}.object,.step,.reading,.list tr,.values tr,.changes tr{break-inside:avoid}
h2,h3,h4,.layer-head,.zone-title{break-after:avoid}.layer-number,.timeline>.check-event:before{background:#000;color:#fff;
-webkit-print-color-adjust:exact;print-color-adjust:exact}.check-point{border:0;padding:0}}`;
export const PAGE_STYLE_HASH = "sha256-vZreEZ2UL22mcg04rd7BSQlxvcTtgfhH5/Tq0083v94=";
export const ENGINE_STYLE = `.score-panel{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.score-panel>p{grid-column:1 / -1}.meter h3{color:var(--soft);
font-size:.95rem}#overview .meter h3{margin-bottom:.2rem}.meter p{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2rem
.7rem;margin-bottom:.6rem}.meter strong{font-size:2rem;line-height:1.2;font-variant-numeric:tabular-nums}.mistakes>p{max-width:var(--measure)}
.mistake{margin-top:.6rem;padding:.75rem 1.1rem;background:var(--panel);border:1px solid var(--line);border-left:4px solid
var(--bad);border-radius:6px}.mistake.expected{border-left-color:var(--line-strong)}.mistake summary>*{margin-right:.45rem}
.mistake-layer{white-space:nowrap}.mistake li{padding:.5rem 0;border-top:1px solid var(--line)}.mistake ul{margin-top:.6rem}
.mistake li>a{font-weight:600}.names{display:inline-flex;flex-wrap:wrap;gap:.25rem .5rem}.names code,.lacks code{padding:.05em
.4em;border-radius:4px;background:var(--sunken)}.lacks{margin-top:1rem}#scores section{margin-top:2.5rem}#scores h3{margin-bottom:.5rem}
.score-table{margin-top:.8rem;background:var(--panel);border:1px solid var(--line)}.score-table tbody>tr>*{vertical-align:top}
.score-table th[scope=row]{width:50%}.score-table .note{display:block;font-size:.88rem}.score-table .bar{height:.45rem;margin-bottom:.25rem}
.score-table .score{font-variant-numeric:tabular-nums;white-space:nowrap}.orders{margin-top:1.5rem}.orders table{margin-top:.5rem;
background:var(--panel);border:1px solid var(--line)}.orders td:first-child,.orders th:first-child{width:2.2rem}.orders td,
.orders th:not(:first-child){width:50%}.orders .parts{background:var(--bad-wash)}.untold,.stderr{margin-top:1rem}.untold
ul{margin-top:.5rem}.stderr pre{margin:.5rem 0 0;padding:.8rem 1rem;max-height:24rem;overflow:auto;background:var(--sunken);
border:1px solid var(--line);border-radius:6px;font:.85rem/1.5 var(--mono);white-space:pre-wrap}.matrix-view>.score-table,
.matrix-view>.banner{margin-top:1.5rem}.matrix-view>h3{margin:2.5rem 0 .4rem}.matrix-view>.state-filter{margin-top:.8rem}
.scroll{overflow-x:auto}.matrix{background:var(--panel);border:1px solid var(--line)}.matrix tbody>tr>*{vertical-align:top}
.matrix th[scope=row]{min-width:14rem;font-weight:600}.matrix .id{display:block;color:var(--soft);font-weight:400}.matrix
thead th{min-width:6.5rem}.matrix td:not(.answers){white-space:nowrap}.matrix .answers{min-width:18rem;font-size:.9rem}.answer{
display:grid;grid-template-columns:max-content 1fr;gap:.6rem}.answer+.answer{margin-top:.5rem}.letter{display:inline-block;
min-width:1.7em;padding:0 .35em;border:1px solid var(--bad);border-radius:4px;color:var(--bad);font:700 .85rem/1.5 var(--mono);
text-align:center}.answer .letter{justify-self:start;align-self:start}.matrix-view:has([value=contested]:checked) .matrix
tbody tr:not(.contested,:target),.matrix-view:has([value=wrong]:checked) .matrix tbody tr:not(.wrong,:target){display:none}
@media(max-width:40rem){.top nav{gap:0}.top nav a{padding-inline:.6rem;white-space:nowrap}.score-panel{grid-template-columns:1fr}
.score-table,.score-table tbody{display:block}.score-table thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;
overflow:hidden}.score-table tr{display:grid;grid-template-columns:1fr 1fr;gap:.3rem 1rem;padding:.7rem .9rem;border-bottom:1px
solid var(--line)}.score-table tr>*{padding:0;border:0;width:auto!important;text-align:left}.score-table th[scope=row]{grid-column:1
/ -1}.score-table td:before{display:block;color:var(--soft);font-size:.78rem}.score-table td[data-label]:before{content:attr(data-label)}
.capabilities tr{grid-template-columns:1fr 1fr 1fr}.matrix,.matrix tbody{display:block}.matrix thead{position:absolute;clip-path:inset(50%);
width:1px;height:1px;overflow:hidden}.matrix tr{display:grid;gap:.35rem;padding:.8rem .9rem;border-bottom:1px solid var(--line)}
.matrix tr>*{padding:0;border:0;min-width:0!important;white-space:normal!important}.matrix td[data-engine]{display:grid;
grid-template-columns:1fr max-content;gap:.6rem;align-items:baseline}.matrix td[data-engine]:before{content:attr(data-engine);
color:var(--soft)}.matrix .answers:empty{display:none}}@media print{.mistake,.score-table tr,.meter,.matrix tr{break-inside:avoid}
.scroll{overflow:visible}.stderr pre{max-height:none}}.causes ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));
gap:1rem}.cause{display:grid;align-content:start;gap:.5rem;border-left:4px solid var(--warn)}.belief{font-size:1.1rem;font-weight:600}
.covered>p{max-width:var(--measure)}.covered-layers,.covered-topics{display:flex;flex-wrap:wrap;gap:.5rem 1.6rem;margin-top:.9rem}
.covered-layers li{white-space:nowrap}`;
export const ENGINE_STYLE_HASH = "sha256-rGf5PR7zBF8ZRzdWWDY/4jCfkvKwKeWlhGnT/5iliZQ=";
