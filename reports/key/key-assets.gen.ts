// Generated from reports/key/style by tools/generate-page.mjs; change that and run: npm run gen

export const KEY_STYLE = `:root{color-scheme:light dark;--ground: #f5f6f8;--panel: #ffffff;--sunken: #eceff3;--ink: #1a2029;--soft: #556070;--line:
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
font:1rem/1.55 var(--text);overflow-wrap:anywhere}h1,h2,h3,h4,p,ul,ol,dl,dd{margin:0}ul,ol{padding:0;list-style:none}body{max-width:56rem;margin:0 auto;padding:2.5rem 1.25rem 3rem}figure,fieldset{margin:0}h1{font-size:clamp(1.7rem,1.2rem
+ 2vw,2.4rem);line-height:1.18;letter-spacing:-.02em;font-weight:680;text-wrap:balance}h2{font-size:1.25rem;line-height:1.3;
font-weight:680;letter-spacing:-.01em}h3{margin:1.3rem 0 .45rem;color:var(--soft);font-size:.85rem;font-weight:650}h4{font-size:.95rem;
font-weight:650}a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.18em}:focus-visible{outline:3px
solid var(--accent);outline-offset:2px;border-radius:4px}summary{cursor:pointer;color:var(--accent)}.soft{color:var(--soft)}
.vh{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.sheet-head{
display:grid;gap:.6rem;padding-bottom:1.2rem;border-bottom:2px solid var(--ink)}.form{display:flex;flex-wrap:wrap;color:var(--soft);
font-size:.92rem}.form li:not(:last-child):after{content:"\\b7" / "";margin:0 .5rem}.name-lines{display:flex;flex-wrap:wrap;
gap:.9rem 1.6rem;margin-top:1.5rem}.name-lines label{display:flex;flex:1 1 9rem;align-items:baseline;gap:.6rem;color:var(--soft);
white-space:nowrap}.name-lines .long{flex:3 1 16rem}.name-lines input{flex:1 1 auto;min-width:3rem;width:100%;padding:.3rem
.2rem;border:0;border-bottom:1px solid var(--soft);border-radius:0;background:none;color:var(--ink);font:inherit}.how-to{
display:grid;gap:.4rem;margin-top:1.5rem;color:var(--soft);font-size:.92rem}.item{margin-top:1.75rem;padding:1.4rem 1.6rem
1.6rem;background:var(--panel);border:1px solid var(--line);border-radius:var(--radius);box-shadow:var(--shadow)}.players{
display:flex;flex-wrap:wrap;margin-top:.35rem;color:var(--soft)}.players li:not(:last-child):after{content:"\\2192" / "";
margin:0 .6rem}.cards{columns:2;column-gap:.75rem;padding:0 1px;font-size:.94rem;line-height:1.45}.cards.lone{columns:1}
@media print,(min-width:56rem){.cards:has(>:nth-child(5)){columns:3}}.cards li{display:grid;gap:.3rem;margin-bottom:.75rem;
padding:.7rem .9rem .75rem;border:1px solid var(--line-strong);border-radius:8px;background:var(--ground);break-inside:avoid}
.card-head,.type-line{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:.1rem .75rem}.type-line{
padding-bottom:.35rem;border-bottom:1px solid var(--line);color:var(--soft)}.type-line .size{color:var(--ink);font-variant-numeric:tabular-nums}
.english{margin-top:-.3rem;color:var(--soft);font-size:.9em;font-style:italic}.events{display:grid;gap:.2rem;padding-left:1.6rem;
list-style:decimal}.events li::marker{color:var(--soft);font-variant-numeric:tabular-nums}.moment{margin-top:.5rem}.moment
strong,.elsewhere strong{margin-right:.35rem;color:var(--soft);font-size:.85rem;font-weight:650}.reading{margin-top:1rem;
padding:.7rem 1rem;border:1px solid var(--line-strong);border-left:4px solid var(--warn);border-radius:6px}.reading strong{
display:block;color:var(--warn);font-size:.85rem;font-weight:650}.ask{display:grid;gap:.35rem;min-width:0;margin-top:1.4rem;
padding:0;border:0}.question{padding:0;font-size:1.12rem;line-height:1.4;font-weight:650}@media print,(min-width:46rem){
.ask.brief{grid-template-columns:1fr 1fr;column-gap:.75rem}.ask.brief legend{grid-column:1 / -1}}legend.question{margin-bottom:.6rem}
.option{display:grid;grid-template-columns:auto auto 1fr;gap:.7rem;align-items:baseline;padding:.42rem .8rem;border:1px solid
var(--line);border-radius:8px;cursor:pointer}.option:hover{border-color:var(--accent)}.option:has(:checked){border-color:var(--accent);
background:var(--accent-wash)}.option:has(:focus-visible){outline:3px solid var(--accent);outline-offset:1px}.option input{
align-self:center;width:1.05rem;height:1.05rem;margin:0;accent-color:var(--accent);outline:none}.letter{display:inline-block;
min-width:1.65em;padding:0 .3em;border:1px solid var(--line-strong);border-radius:.4em;background:var(--panel);font-size:.92rem;
font-weight:700;line-height:1.6;text-align:center}textarea{--ruled: 2.1rem;width:100%;height:calc(3 * var(--ruled) + 2px);
margin-top:.3rem;padding:0 .3rem;border:0;background:linear-gradient(transparent calc(var(--ruled) - 1px),var(--soft) 0 var(--ruled),transparent
0 calc(2 * var(--ruled) - 1px),var(--soft) 0 calc(2 * var(--ruled)),transparent 0 calc(3 * var(--ruled) - 1px),var(--soft)
0 calc(3 * var(--ruled)),transparent 0) no-repeat;color:var(--ink);font:inherit;line-height:var(--ruled);resize:vertical}
textarea::placeholder{color:var(--soft);opacity:1}.mana{display:inline-flex;flex-wrap:wrap;gap:.15em;font-size:.78em;vertical-align:.06em}
.pip{min-width:1.6em;height:1.6em;padding:0 .3em;border-radius:.8em;box-shadow:inset 0 0 0 1px #0000004d;background:#e2e6eb;
color:#1d2530;font-weight:700;line-height:1.6;text-align:center}.pip-W{background:#f6efce;color:#463b0f}.pip-U{background:#cbe0f5;
color:#0c3560}.pip-B{background:#d5cfd6;color:#2a212c}.pip-R{background:#f6d0c4;color:#6b1b09}.pip-G{background:#cae6ce;
color:#11421e}.pip-hybrid{background:#e3e6f0}footer{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line);
color:var(--soft);font-size:.85rem}@media(max-width:40rem){body{padding:1.5rem .75rem 2rem}.item{padding:1.1rem 1rem 1.2rem}
.cards{columns:1}}.answer-grid{display:none}.table-picture{display:block;max-width:100%;height:auto;font-family:Arial,Liberation Sans,Helvetica,Roboto,sans-serif;--band-w:
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
stroke:var(--accent);stroke-width:1.8}.told{margin-top:1.4rem}.told h3:first-child{margin-top:0}figure{margin-top:1.1rem}@media print,(min-width:46rem){.told:has(.slim){
display:grid;grid-template-columns:minmax(0,1fr) minmax(0,24.5rem);gap:1.5rem;align-items:start}.told:has(.slim) figure{
margin-top:0}}.elsewhere{margin-top:.5rem;padding:.35rem .75rem;border-radius:6px;background:var(--sunken);font-size:.92rem}
.in-words{margin-top:.5rem;font-size:.9rem}.in-words dl{display:grid;gap:.15rem;margin-top:.4rem}.in-words dt{margin-top:.3rem;
font-weight:650}.in-words dd{padding-left:1rem}.in-words dd strong{font-weight:600}.all-answers{margin-top:1.75rem}.all-answers ol{columns:2;column-gap:2rem;margin-top:.6rem}.all-answers li{break-inside:avoid;
border-bottom:1px solid var(--line)}.all-answers a{display:grid;grid-template-columns:1.8rem auto 1fr;gap:.6rem;align-items:baseline;
padding:.35rem 0;color:inherit;text-decoration:none}.all-answers a:hover .text{text-decoration:underline}.all-answers .number{
color:var(--soft);text-align:right;font-variant-numeric:tabular-nums}.to-question{float:right;font-size:.9rem;font-weight:400}
.item>.question{margin-top:.5rem;font-weight:500}.solution{margin-top:1.1rem;padding-top:.9rem;border-top:1px solid var(--line)}
.answer{display:flex;gap:.7rem;align-items:baseline;margin:.9rem 0 .7rem;font-size:1.25rem;line-height:1.35}.letter.right{
border-color:var(--good);background:var(--good-wash);color:var(--good)}.claims{display:grid;gap:.3rem}.clause{padding:.05em
.4em;border-radius:4px;background:var(--sunken);color:var(--soft);font:.8em var(--mono);white-space:nowrap}.not-because h3{
margin-top:1rem}.not-because .claims{padding-left:.9rem;border-left:3px dashed var(--line-strong)}.feedback{display:grid;
gap:.7rem}.feedback li{display:grid;grid-template-columns:auto 1fr;gap:.1rem .7rem;align-items:baseline}.feedback p:last-child{
grid-column:2;font-size:.94rem}.judged{margin-right:.4rem;color:var(--bad);font-size:.85rem;font-weight:600;white-space:nowrap}
.judged.good{color:var(--good)}.mistake{color:var(--soft);font-size:.85rem}.stages{margin-top:1.2rem}details.stages>ol{display:grid;
gap:.8rem;margin-top:.6rem;padding-left:1rem;border-left:2px solid var(--line)}.stages h4{margin-bottom:.2rem}.item-facts{
display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin-top:1.3rem;padding-top:.8rem;border-top:1px solid
var(--line);color:var(--soft);font-size:.88rem}.item-facts dt{font-weight:600}.dots{display:inline-flex;gap:.2em;margin-right:.5em}
.dot{width:.6em;height:.6em;border:1px solid currentColor;border-radius:50%}.dot.on{background:currentColor}@media(max-width:40rem){
.all-answers ol{columns:1}.item-facts{grid-template-columns:1fr;gap:0}.item-facts dd{margin-bottom:.4rem}}@media print{:root{color-scheme:light;--ground: #fff;--panel: #fff;--sunken: #f3f3f3;--ink: #000;--soft: #3d3d3d;--line:
#c4c4c4;--line-strong: #8a8a8a;--accent: #000;--accent-wash: #fff;--good: #000;--good-wash: #fff;--bad: #000;--warn: #000;
--shadow: none}.table-picture{--band-w: #f6f0d6;--band-u: #d2e4f6;--band-b: #d9d3db;--band-r: #f7d6cb;--band-g: #d0e9d4;
--band-c: #e6e9ed;--band-land: #ebe1d2;--on-band: #000;max-height:215mm;zoom:.87}.table-picture,.pip,.dot,.letter,.clause,
.elsewhere,textarea{print-color-adjust:exact;-webkit-print-color-adjust:exact}html{font-size:8pt}.questions:not(:has(.solution))
.posed{columns:2;column-gap:7mm}.questions:not(:has(.solution)) .posed>h2{column-span:all;margin-bottom:1mm;font-size:1.1rem;
line-height:1.1}.questions:not(:has(.solution)) .question{line-height:1.2}.questions:not(:has(.solution)) .option{line-height:1.25}
.questions:not(:has(.solution)) .players{margin:0 0 1mm}.questions:not(:has(.solution)) .players+h3{display:none}.questions:not(:has(.solution))
.told{margin-top:0}.questions:not(:has(.solution)) .events{gap:0}.questions:not(:has(.solution)) .events,.questions:not(:has(.solution))
.cards,.questions:not(:has(.solution)) .moment{line-height:1.26}.questions:not(:has(.solution)) .item{margin-top:2mm;padding-top:1.4mm}
.questions:not(:has(.solution)) .ask{margin-top:1mm}.questions:not(:has(.solution)) .moment{margin-top:1.2mm}.questions:not(:has(.solution))
.if-wide{display:none}.questions:not(:has(.solution)) .if-narrow{display:block}.questions:not(:has(.solution)) .told:has(.slim){
display:block}.questions:not(:has(.solution)) .told:has(.slim) figure{margin-top:1.2mm}.questions:not(:has(.solution)) .table-picture{
width:100%;zoom:1}.questions:not(:has(.solution)) h3{margin-top:1.4mm}.questions:not(:has(.solution)) .slim,.questions:not(:has(.solution))
.if-narrow{max-width:58mm}.questions:not(:has(.solution)) .cards{columns:1}.questions:not(:has(.solution)) .cards li{display:block;
margin:0 0 1.4mm;padding:0 0 0 2mm;border:0;border-left:.5mm solid var(--line-strong);border-radius:0}.questions:not(:has(.solution))
.card-head,.questions:not(:has(.solution)) .type-line,.questions:not(:has(.solution)) .english,.questions:not(:has(.solution))
.card-head+.soft,.questions:not(:has(.solution)) .type-line+.soft{display:inline;margin-right:1.2mm;padding:0;border:0}main>
.item{columns:2;column-gap:7mm}main>.item>h2,main>.item>.question,main>.item>.answer,main>.item>.item-facts{column-span:all}
main>.item>.claims,main>.item .feedback,main>.item .not-because,main>.item .stages{line-height:1.3}main>.item .claims,main>
.item .feedback{gap:.8mm}main>.item .not-because,main>.item .stages li>h4+.claims>li:only-child{break-inside:avoid}main>
.item .stages,main>.item .item-facts{margin-top:2.4mm}main>.item .item-facts{grid-template-columns:max-content 1fr max-content
1fr;gap:.4mm 3mm;padding-top:1mm}.answer-grid{display:block;margin:1.5mm 0 1mm}.answer-grid ol{columns:6 28mm;column-gap:6mm;
margin-bottom:1mm}.answer-grid li{display:flex;align-items:center;gap:1.2mm;height:6mm;break-inside:avoid}.answer-grid .number{
width:7mm;text-align:right;font-variant-numeric:tabular-nums}.answer-grid .box{display:inline-grid;place-items:center;width:4.6mm;
height:4.6mm;border:.3mm solid var(--line-strong);border-radius:1mm;font-size:.75rem}.answer-grid .line{flex:1;align-self:end;
border-bottom:.3mm solid var(--line-strong);margin-bottom:1.4mm}body{max-width:none;padding:0;background:none;line-height:1.4}
.questions>.item:not(:has(.solution)),.posed,.solution{break-inside:avoid}main>.item>:is(h2,.question,.answer){break-after:avoid}
.item{margin-top:5mm;padding:3mm 0 0;border:0;border-top:1px solid var(--line-strong);border-radius:0;background:none}main>
.item{margin-top:3mm;padding-top:1.4mm}main>.item>.answer{margin:1mm 0;font-size:1.1rem}main>.item>.item-facts{margin-top:1.4mm}
.all-answers{margin-top:2mm}.all-answers a{padding:.4mm 0}h1{font-size:17pt}.sheet-head{gap:1mm;padding-bottom:2mm}.how-to,
.name-lines{gap:1mm 6mm;margin-top:1.2mm;font-size:.85rem;line-height:1.3}.name-lines input{padding:.6mm}.elsewhere{break-before:avoid}
h2,h3,h4,legend,summary,.table-picture{break-after:avoid}.told{margin-top:3.5mm}.told:has(.slim){grid-template-columns:minmax(0,1fr)
73mm;gap:6mm}.ask,.table-picture,.moment,.events li,.cards li,.reading,.feedback li,.claims li,.answer,.item-facts,footer{
break-inside:avoid}.cards li{gap:.6mm;margin-bottom:1.8mm;padding:1.3mm 2.2mm 1.5mm;background:none}.players{margin-top:.5mm}
h3{margin:2.4mm 0 .8mm}figure,.ask{margin-top:3.5mm}.ask{gap:.8mm}.option{grid-template-columns:auto 1fr;padding:.3mm 0;
border:0}.option input,.in-words,.to-question,.solution>summary{display:none}textarea{--ruled: 9mm;resize:none}textarea::placeholder{
color:transparent}.letter{border-color:var(--ink);border-radius:.9em;min-width:1.75em;line-height:1.5}.option :checked+.letter,
.letter.right{background:#000;color:#fff}details::details-content{display:block;block-size:auto;content-visibility:visible}
.stages>summary{color:var(--soft);font-size:.85rem;font-weight:650;list-style:none}.solution{margin-top:3mm}main:has(.how-to)+
footer{display:none}a{color:inherit;text-decoration:none}}`;
