// @ts-nocheck
// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen

import type { ErrorObject } from "ajv";
import type { AbilityEntry, Card, EffectPart, Quantity, Report, Resolution, Scenario, Selector } from "../rules/formats.gen.js";

/** True when the value fits the schema; otherwise `errors` says what is wrong, until the next call. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

"use strict";var validators=(()=>{var Xs=Object.defineProperty;var li=Object.getOwnPropertyDescriptor;var pi=Object.getOwnPropertyNames;var ui=Object.prototype.hasOwnProperty;var Ys=(s,n)=>()=>{try{return n||s((n={exports:{}}).exports,n),n.exports}catch(m){throw n=0,m}},fi=(s,n)=>{for(var m in n)
Xs(s,m,{get:n[m],enumerable:!0})},mi=(s,n,m,y)=>{if(n&&typeof n=="object"||typeof n=="function")for(let a of pi(n))!ui.call(
s,a)&&a!==m&&Xs(s,a,{get:()=>n[a],enumerable:!(y=li(n,a))||y.enumerable});return s};var yi=s=>mi(Xs({},"__esModule",{value:!0}),s);var jt=Ys(Js=>{"use strict";Object.defineProperty(Js,"__esModule",{value:!0});function $t(s){let n=s.length,m=0,y=0,a;for(;y<
n;)m++,a=s.charCodeAt(y++),a>=55296&&a<=56319&&y<n&&(a=s.charCodeAt(y),(a&64512)===56320&&y++);return m}Js.default=$t;$t.
code='require("ajv/dist/runtime/ucs2length").default'});var Ot=Ys((fo,qt)=>{"use strict";qt.exports=function s(n,m){if(n===m)return!0;if(n&&m&&typeof n=="object"&&typeof m=="ob\
ject"){if(n.constructor!==m.constructor)return!1;var y,a,l;if(Array.isArray(n)){if(y=n.length,y!=m.length)return!1;for(a=
y;a--!==0;)if(!s(n[a],m[a]))return!1;return!0}if(n.constructor===RegExp)return n.source===m.source&&n.flags===m.flags;if(n.
valueOf!==Object.prototype.valueOf)return n.valueOf()===m.valueOf();if(n.toString!==Object.prototype.toString)return n.toString()===
m.toString();if(l=Object.keys(n),y=l.length,y!==Object.keys(m).length)return!1;for(a=y;a--!==0;)if(!Object.prototype.hasOwnProperty.
call(m,l[a]))return!1;for(a=y;a--!==0;){var e=l[a];if(!s(n[e],m[e]))return!1}return!0}return n!==n&&m!==m}});var Nt=Ys(et=>{"use strict";Object.defineProperty(et,"__esModule",{value:!0});var Dt=Ot();Dt.code='require("ajv/dist/run\
time/equal").default';et.default=Dt});var lo={};fi(lo,{validateAbility:()=>ci,validateCard:()=>rn,validateEffect:()=>nn,validateQuantity:()=>on,validateReport:()=>an,
validateResolution:()=>io,validateScenario:()=>no,validateSelector:()=>ao});var ci=Pe;var g=jt().default,hi={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/Keyword\
Ability"},{$ref:"#/$defs/StaticAbility"},{$ref:"#/$defs/CharacteristicDefiningAbility"},{$ref:"#/$defs/ActivatedAbility"},
{$ref:"#/$defs/TriggeredAbility"},{$ref:"#/$defs/SpellAbility"},{$ref:"#/$defs/ManaAbility"},{$ref:"#/$defs/AsEntersAbil\
ity"},{$ref:"#/$defs/ReplacementAbility"}]},Tt={type:"object",additionalProperties:!1,required:["kind","keyword"],properties:{
kind:{const:"keyword"},keyword:{type:"string",minLength:1,maxLength:60},cost:{type:"string",minLength:1,maxLength:80},n:{
type:"integer",minimum:0},landType:{$ref:"#/$defs/SubtypeWord"},from:{$ref:"#/$defs/ColorWord"},fromQuality:{$ref:"#/$de\
fs/Selector"},quality:{$ref:"#/$defs/Selector"},player:{const:!0},keeps:{$ref:"#/$defs/Selector"}}},G=Object.prototype.hasOwnProperty;var di={type:"object",additionalProperties:!1,required:["chosen"],properties:{chosen:{type:"string",minLength:1,maxLength:60}}};
function te(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of di.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(r!=="chosen"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.chosen!==void 0){let r=s.chosen;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+"/chosen",schemaPath:"#/pr\
operties/chosen/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/chosen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return te.errors=e,t===0}function R(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let p={};
e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(f){let p=t;te(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?te.errors:e.concat(te.errors),t=e.length);var f=p===t;i=
f,u="then"}else{let p=t;if(typeof s=="string"){if(g(s)>40){let h={instancePath:n,schemaPath:"#/else/maxLength",keyword:"\
maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[h]:e.push(h),t++}if(g(s)<1){let h={
instancePath:n,schemaPath:"#/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return R.
errors=e,t===0}var gi={enum:["white","blue","black","red","green"]};function L(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="white"||s==="blue"||s==="black"||s==="red"||s==="green")){let r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:gi.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}function M(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let p={};e===null?e=
[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(f){let p=t;te(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?te.errors:e.concat(te.errors),t=e.length);var f=p===t;i=
f,u="then"}else{let p=t;L(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?
L.errors:e.concat(L.errors),t=e.length);var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return M.errors=e,t===0}
var we={type:"object",additionalProperties:!1,properties:{self:{const:!0},other:{const:!0},host:{const:!0},affected:{const:!0},
target:{anyOf:[{const:!0},{type:"integer",minimum:1}]},object:{type:"string",minLength:1,maxLength:200},linked:{type:"st\
ring",minLength:1,maxLength:60},topOf:{enum:["graveyard","library"]},type:{$ref:"#/$defs/CardTypes"},supertype:{$ref:"#/\
$defs/Supertypes"},subtype:{$ref:"#/$defs/SubtypeWords"},color:{$ref:"#/$defs/ColorWords"},colorCount:{$ref:"#/$defs/Com\
parison"},name:{if:{type:"object"},then:{$ref:"#/$defs/Chosen"},else:{type:"string",minLength:1,maxLength:200}},controller:{
$ref:"#/$defs/PlayerReference"},owner:{$ref:"#/$defs/PlayerReference"},zone:{anyOf:[{const:"any"},{$ref:"#/$defs/Zone"},
{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}}]},token:{type:"boolean"},permanent:{const:!0},historic:{const:!0},
faceDown:{type:"boolean"},tapped:{type:"boolean"},designation:{type:"string",minLength:1,maxLength:40},keyword:{type:"st\
ring",minLength:1,maxLength:60},abilityCount:{$ref:"#/$defs/Comparison"},power:{$ref:"#/$defs/Comparison"},toughness:{$ref:"\
#/$defs/Comparison"},manaValue:{$ref:"#/$defs/Comparison"},counter:{type:"string",minLength:1,maxLength:60},attached:{type:"\
boolean"},attachedTo:{$ref:"#/$defs/Selector"},hasAttached:{$ref:"#/$defs/Selector"},shares:{type:"object",additionalProperties:!1,
required:["characteristic","with"],properties:{characteristic:{enum:["name","color","type","creatureType","landType"]},with:{
$ref:"#/$defs/Reference"}}},allOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Selector"}},anyOf:{type:"array",minItems:1,
items:{$ref:"#/$defs/Selector"}},not:{if:{type:"array"},then:{minItems:1,items:{$ref:"#/$defs/Selector"}},else:{$ref:"#/\
$defs/Selector"}}}};var bi={enum:["Artifact","Battle","Conspiracy","Creature","Dungeon","Enchantment","Instant","Kindred","Land","Phenomenon",
"Plane","Planeswalker","Scheme","Sorcery","Vanguard"]};function w(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="Artifact"||s==="Battle"||s==="Conspiracy"||s==="Creature"||
s==="Dungeon"||s==="Enchantment"||s==="Instant"||s==="Kindred"||s==="Land"||s==="Phenomenon"||s==="Plane"||s==="Planeswa\
lker"||s==="Scheme"||s==="Sorcery"||s==="Vanguard")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:bi.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return w.errors=e,t===0}function Ae(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!Array.
isArray(s)){let p={};e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(f){let p=t;if(Array.
isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let h=s.length;for(let d=0;d<h;d++)w(s[d],{instancePath:n+
"/"+d,parentData:s,parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}
var f=p===t;i=f,u="then"}else{let p=t;w(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length);var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"#/\
if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return Ae.errors=
e,t===0}var Pi={enum:["Basic","Legendary","Ongoing","Snow","World"]};function j(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="Basic"||s==="Legendary"||s==="Ongoing"||s==="Snow"||s==="\
World")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pi.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}function xe(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!Array.isArray(s)){let p={};e===
null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(f){let p=t;if(Array.isArray(s)){if(s.length<
1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer t\
han 1 items"};e===null?e=[d]:e.push(d),t++}let h=s.length;for(let d=0;d<h;d++)j(s[d],{instancePath:n+"/"+d,parentData:s,
parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}var f=p===t;i=f,
u="then"}else{let p=t;j(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?j.
errors:e.concat(j.errors),t=e.length);var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return xe.errors=e,t===0}function Le(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,
r=t,i=!0,o=t;if(!Array.isArray(s)){let p={};e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);
let u;if(f){let p=t;if(Array.isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let h=s.length;for(let d=0;d<
h;d++)R(s[d],{instancePath:n+"/"+d,parentData:s,parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?R.errors:
e.concat(R.errors),t=e.length)}var f=p===t;i=f,u="then"}else{let p=t;R(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=e.length);var f=p===t;i=f,u="else"}if(!i){let p={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=
[p]:e.push(p),t++}return Le.errors=e,t===0}function Ie(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,
r=t,i=!0,o=t;if(!Array.isArray(s)){let p={};e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);
let u;if(f){let p=t;if(Array.isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let h=s.length;for(let d=0;d<
h;d++)M(s[d],{instancePath:n+"/"+d,parentData:s,parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length)}var f=p===t;i=f,u="then"}else{let p=t;M(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),t=e.length);var f=p===t;i=f,u="else"}if(!i){let p={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=
[p]:e.push(p),t++}return Ie.errors=e,t===0}var z={type:"object",additionalProperties:!1,minProperties:1,dependentRequired:{counter:["on"],on:["counter"],total:["of"],
greatest:["of"],least:["of"],distinct:["among"],among:["distinct"],round:["half"],then:["if"],else:["if"]},oneOf:[{required:[
"x"]},{required:["powerOf"]},{required:["toughnessOf"]},{required:["manaValueOf"]},{required:["counter","on"]},{required:[
"count"]},{required:["total","of"]},{required:["greatest","of"]},{required:["least","of"]},{required:["distinct","among"]},
{required:["devotion"]},{required:["handSize"]},{required:["life"]},{required:["players"]},{required:["chosen"]},{required:[
"sum"]},{required:["product"]},{required:["negative"]},{required:["half"]},{required:["atMostOf"]},{required:["atLeastOf"]},
{required:["if","then"]}],properties:{x:{const:!0},powerOf:{$ref:"#/$defs/Reference"},toughnessOf:{$ref:"#/$defs/Referen\
ce"},manaValueOf:{$ref:"#/$defs/Reference"},counter:{type:"string",minLength:1,maxLength:60},on:{$ref:"#/$defs/Reference"},
count:{$ref:"#/$defs/Selector"},total:{$ref:"#/$defs/Measure"},greatest:{$ref:"#/$defs/Measure"},least:{$ref:"#/$defs/Me\
asure"},of:{$ref:"#/$defs/Selector"},distinct:{enum:["types","colors","basicLandTypes","creatureTypes","names","powers",
"manaValues"]},among:{$ref:"#/$defs/Selector"},devotion:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},handSize:{
$ref:"#/$defs/PlayerReference"},life:{$ref:"#/$defs/PlayerReference"},players:{$ref:"#/$defs/PlayerReference"},chosen:{type:"\
string",minLength:1,maxLength:60},sum:{type:"array",minItems:1,items:{$ref:"#/$defs/Quantity"}},product:{type:"array",minItems:1,
items:{$ref:"#/$defs/Quantity"}},negative:{$ref:"#/$defs/Quantity"},half:{$ref:"#/$defs/Quantity"},round:{enum:["up","do\
wn"]},atMostOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Quantity"}},atLeastOf:{type:"array",minItems:1,items:{$ref:"\
#/$defs/Quantity"}},if:{$ref:"#/$defs/Condition"},then:{$ref:"#/$defs/Quantity"},else:{$ref:"#/$defs/Quantity"}}},At={if:{
type:"string"},then:{enum:["self","affected","host","target"]},else:{type:"object",additionalProperties:!1,minProperties:1,
maxProperties:1,properties:{target:{type:"integer",minimum:1},linked:{type:"string",minLength:1,maxLength:60},topOf:{enum:[
"graveyard","library"]},object:{type:"string",minLength:1,maxLength:200}}}};function E(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let p={};e===
null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(f){let p=t;if(!(s==="self"||s==="affec\
ted"||s==="host"||s==="target")){let h={instancePath:n,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:At.
then.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="then"}else{
let p=t;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){let h={instancePath:n,schemaPath:"#/els\
e/maxProperties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[h]:
e.push(h),t++}if(Object.keys(s).length<1){let h={instancePath:n,schemaPath:"#/else/minProperties",keyword:"minProperties",
params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[h]:e.push(h),t++}for(let h in s)if(!(h==="\
target"||h==="linked"||h==="topOf"||h==="object")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(s.target!==void 0){let h=s.target;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let d={instancePath:n+
"/target",schemaPath:"#/else/properties/target/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[d]:e.push(d),t++}if(typeof h=="number"&&isFinite(h)&&(h<1||isNaN(h))){let d={instancePath:n+"/target",schemaPath:"\
#/else/properties/target/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[d]:e.push(d),t++}}if(s.linked!==void 0){let h=s.linked;if(typeof h=="string"){if(g(h)>60){let d={instancePath:n+"/linke\
d",schemaPath:"#/else/properties/linked/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more tha\
n 60 characters"};e===null?e=[d]:e.push(d),t++}if(g(h)<1){let d={instancePath:n+"/linked",schemaPath:"#/else/properties/\
linked/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.
push(d),t++}}else{let d={instancePath:n+"/linked",schemaPath:"#/else/properties/linked/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(s.topOf!==void 0){let h=s.topOf;if(!(h==="graveyard"||
h==="library")){let d={instancePath:n+"/topOf",schemaPath:"#/else/properties/topOf/enum",keyword:"enum",params:{allowedValues:At.
else.properties.topOf.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),t++}}if(s.object!==
void 0){let h=s.object;if(typeof h=="string"){if(g(h)>200){let d={instancePath:n+"/object",schemaPath:"#/else/properties\
/object/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[
d]:e.push(d),t++}if(g(h)<1){let d={instancePath:n+"/object",schemaPath:"#/else/properties/object/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:n+
"/object",schemaPath:"#/else/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),t++}}}else{let h={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return E.errors=e,t===0}
var ki={enum:["power","toughness","manaValue","loyalty"]};function ue(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="power"||s==="toughness"||s==="manaValue"||s==="loyalty")){
let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ki.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}var wi={enum:["you","opponent","enchantedPla\
yer","hostController","chosenPlayer","targetPlayer","activePlayer","owner","each"]};function D(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="you"||s==="opponent"||s==="enchanted\
Player"||s==="hostController"||s==="chosenPlayer"||s==="targetPlayer"||s==="activePlayer"||s==="owner"||s==="each")){let r={
instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:wi.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}var ke={type:"object",additionalProperties:!1,dependentRequired:{
object:["is"],is:["object"],equals:["compare"],atLeast:["compare"],atMost:["compare"]},oneOf:[{required:["exists"]},{required:[
"object","is"]},{required:["compare"]},{required:["turn"]},{required:["allOf"]},{required:["anyOf"]},{required:["not"]}],
properties:{exists:{$ref:"#/$defs/Selector"},object:{$ref:"#/$defs/Reference"},is:{$ref:"#/$defs/Selector"},compare:{$ref:"\
#/$defs/Quantity"},equals:{$ref:"#/$defs/Quantity"},atLeast:{$ref:"#/$defs/Quantity"},atMost:{$ref:"#/$defs/Quantity"},turn:{
$ref:"#/$defs/PlayerReference"},allOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Condition"}},anyOf:{type:"array",minItems:1,
items:{$ref:"#/$defs/Condition"}},not:{$ref:"#/$defs/Condition"}}},T={validate:P},O={validate:A},be={validate:pe};function pe(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!1,o=null,
f=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let c of ke.oneOf[0].required)if(s[c]===void 0){let h={instancePath:n,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+
"'"};e===null?e=[h]:e.push(h),t++}}var p=f===t;p&&(i=!0,o=0);let u=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let c of ke.
oneOf[1].required)if(s[c]===void 0){let h={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"};e===null?e=[h]:e.push(h),t++}}var p=u===t;if(p&&i)i=!1,o=[o,1];else{p&&(i=
!0,o=1);let c=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of ke.oneOf[2].required)if(s[d]===void 0){let v={
instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},message:"must have required\
 property '"+d+"'"};e===null?e=[v]:e.push(v),t++}}var p=c===t;if(p&&i)i=!1,o=[o,2];else{p&&(i=!0,o=2);let d=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let S of ke.oneOf[3].required)if(s[S]===void 0){let V={instancePath:n,schemaPath:"#/one\
Of/3/required",keyword:"required",params:{missingProperty:S},message:"must have required property '"+S+"'"};e===null?e=[
V]:e.push(V),t++}}var p=d===t;if(p&&i)i=!1,o=[o,3];else{p&&(i=!0,o=3);let S=t;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let $ of ke.oneOf[4].required)if(s[$]===void 0){let B={instancePath:n,schemaPath:"#/oneOf/4/required",keyword:"requi\
red",params:{missingProperty:$},message:"must have required property '"+$+"'"};e===null?e=[B]:e.push(B),t++}}var p=S===t;
if(p&&i)i=!1,o=[o,4];else{p&&(i=!0,o=4);let $=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let ae of ke.oneOf[5].required)
if(s[ae]===void 0){let Pr={instancePath:n,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:ae},
message:"must have required property '"+ae+"'"};e===null?e=[Pr]:e.push(Pr),t++}}var p=$===t;if(p&&i)i=!1,o=[o,5];else{p&&
(i=!0,o=5);let ae=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let ge of ke.oneOf[6].required)if(s[ge]===void 0){let kr={
instancePath:n,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:ge},message:"must have require\
d property '"+ge+"'"};e===null?e=[kr]:e.push(kr),t++}}var p=ae===t;p&&i?(i=!1,o=[o,6]):p&&(i=!0,o=6)}}}}}if(i)t=r,e!==null&&
(r?e.length=r:e=null);else{let c={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"\
must match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let c in s)
if(!G.call(ke.properties,c)){let h={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(s.exists!==void 0&&
(T.validate(s.exists,{instancePath:n+"/exists",parentData:s,parentDataProperty:"exists",rootData:a,dynamicAnchors:l})||(e=
e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.object!==void 0&&(E(s.object,{instancePath:n+"/obj\
ect",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.
length)),s.is!==void 0&&(T.validate(s.is,{instancePath:n+"/is",parentData:s,parentDataProperty:"is",rootData:a,dynamicAnchors:l})||
(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.compare!==void 0&&(O.validate(s.compare,{instancePath:n+
"/compare",parentData:s,parentDataProperty:"compare",rootData:a,dynamicAnchors:l})||(e=e===null?O.validate.errors:e.concat(
O.validate.errors),t=e.length)),s.equals!==void 0&&(O.validate(s.equals,{instancePath:n+"/equals",parentData:s,parentDataProperty:"\
equals",rootData:a,dynamicAnchors:l})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),s.atLeast!==
void 0&&(O.validate(s.atLeast,{instancePath:n+"/atLeast",parentData:s,parentDataProperty:"atLeast",rootData:a,dynamicAnchors:l})||
(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),s.atMost!==void 0&&(O.validate(s.atMost,{instancePath:n+
"/atMost",parentData:s,parentDataProperty:"atMost",rootData:a,dynamicAnchors:l})||(e=e===null?O.validate.errors:e.concat(
O.validate.errors),t=e.length)),s.turn!==void 0&&(D(s.turn,{instancePath:n+"/turn",parentData:s,parentDataProperty:"turn",
rootData:a,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.allOf!==void 0){let c=s.allOf;if(Array.
isArray(c)){if(c.length<1){let d={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let h=c.length;for(let d=0;d<h;d++)be.
validate(c[d],{instancePath:n+"/allOf/"+d,parentData:c,parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?be.
validate.errors:e.concat(be.validate.errors),t=e.length)}else{let h={instancePath:n+"/allOf",schemaPath:"#/properties/al\
lOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}if(s.anyOf!==void 0){
let c=s.anyOf;if(Array.isArray(c)){if(c.length<1){let d={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let h=c.length;
for(let d=0;d<h;d++)be.validate(c[d],{instancePath:n+"/anyOf/"+d,parentData:c,parentDataProperty:d,rootData:a,dynamicAnchors:l})||
(e=e===null?be.validate.errors:e.concat(be.validate.errors),t=e.length)}else{let h={instancePath:n+"/anyOf",schemaPath:"\
#/properties/anyOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}if(s.
not!==void 0&&(be.validate(s.not,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:a,dynamicAnchors:l})||
(e=e===null?be.validate.errors:e.concat(be.validate.errors),t=e.length)),s.object!==void 0&&s.is===void 0){let c={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"object",missingProperty:"is",depsCount:1,
deps:"is"},message:"must have property is when property object is present"};e===null?e=[c]:e.push(c),t++}if(s.is!==void 0&&
s.object===void 0){let c={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
is",missingProperty:"object",depsCount:1,deps:"object"},message:"must have property object when property is is present"};
e===null?e=[c]:e.push(c),t++}if(s.equals!==void 0&&s.compare===void 0){let c={instancePath:n,schemaPath:"#/dependentRequ\
ired",keyword:"dependentRequired",params:{property:"equals",missingProperty:"compare",depsCount:1,deps:"compare"},message:"\
must have property compare when property equals is present"};e===null?e=[c]:e.push(c),t++}if(s.atLeast!==void 0&&s.compare===
void 0){let c={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"atLeast",missingProperty:"\
compare",depsCount:1,deps:"compare"},message:"must have property compare when property atLeast is present"};e===null?e=[
c]:e.push(c),t++}if(s.atMost!==void 0&&s.compare===void 0){let c={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"atMost",missingProperty:"compare",depsCount:1,deps:"compare"},message:"must have pr\
operty compare when property atMost is present"};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:n,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}return pe.errors=e,t===
0}function Ce(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,
r=t,i=!1,o=null,f=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let c of z.oneOf[0].required)if(s[c]===void 0){let h={
instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:c},message:"must have required\
 property '"+c+"'"};e===null?e=[h]:e.push(h),t++}}var p=f===t;p&&(i=!0,o=0);let u=t;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let c of z.oneOf[1].required)if(s[c]===void 0){let h={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"re\
quired",params:{missingProperty:c},message:"must have required property '"+c+"'"};e===null?e=[h]:e.push(h),t++}}var p=u===
t;if(p&&i)i=!1,o=[o,1];else{p&&(i=!0,o=1);let c=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of z.oneOf[2].required)
if(s[d]===void 0){let v={instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},message:"\
must have required property '"+d+"'"};e===null?e=[v]:e.push(v),t++}}var p=c===t;if(p&&i)i=!1,o=[o,2];else{p&&(i=!0,o=2);
let d=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let S of z.oneOf[3].required)if(s[S]===void 0){let V={instancePath:n,
schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:S},message:"must have required property '"+S+
"'"};e===null?e=[V]:e.push(V),t++}}var p=d===t;if(p&&i)i=!1,o=[o,3];else{p&&(i=!0,o=3);let S=t;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let $ of z.oneOf[4].required)if(s[$]===void 0){let B={instancePath:n,schemaPath:"#/oneOf/4/requir\
ed",keyword:"required",params:{missingProperty:$},message:"must have required property '"+$+"'"};e===null?e=[B]:e.push(B),
t++}}var p=S===t;if(p&&i)i=!1,o=[o,4];else{p&&(i=!0,o=4);let $=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let ae of z.
oneOf[5].required)if(s[ae]===void 0){let Pr={instancePath:n,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:ae},
message:"must have required property '"+ae+"'"};e===null?e=[Pr]:e.push(Pr),t++}}var p=$===t;if(p&&i)i=!1,o=[o,5];else{p&&
(i=!0,o=5);let ae=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let ge of z.oneOf[6].required)if(s[ge]===void 0){let kr={
instancePath:n,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:ge},message:"must have require\
d property '"+ge+"'"};e===null?e=[kr]:e.push(kr),t++}}var p=ae===t;if(p&&i)i=!1,o=[o,6];else{p&&(i=!0,o=6);let ge=t;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let wr of z.oneOf[7].required)if(s[wr]===void 0){let lt={instancePath:n,schemaPath:"\
#/oneOf/7/required",keyword:"required",params:{missingProperty:wr},message:"must have required property '"+wr+"'"};e===null?
e=[lt]:e.push(lt),t++}}var p=ge===t;if(p&&i)i=!1,o=[o,7];else{p&&(i=!0,o=7);let wr=t;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let vr of z.oneOf[8].required)if(s[vr]===void 0){let pt={instancePath:n,schemaPath:"#/oneOf/8/required",keyword:"\
required",params:{missingProperty:vr},message:"must have required property '"+vr+"'"};e===null?e=[pt]:e.push(pt),t++}}var p=wr===
t;if(p&&i)i=!1,o=[o,8];else{p&&(i=!0,o=8);let vr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let $r of z.oneOf[9].
required)if(s[$r]===void 0){let ut={instancePath:n,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:$r},
message:"must have required property '"+$r+"'"};e===null?e=[ut]:e.push(ut),t++}}var p=vr===t;if(p&&i)i=!1,o=[o,9];else{p&&
(i=!0,o=9);let $r=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let jr of z.oneOf[10].required)if(s[jr]===void 0){let ft={
instancePath:n,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty:jr},message:"must have requir\
ed property '"+jr+"'"};e===null?e=[ft]:e.push(ft),t++}}var p=$r===t;if(p&&i)i=!1,o=[o,10];else{p&&(i=!0,o=10);let jr=t;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let qr of z.oneOf[11].required)if(s[qr]===void 0){let mt={instancePath:n,schemaPath:"\
#/oneOf/11/required",keyword:"required",params:{missingProperty:qr},message:"must have required property '"+qr+"'"};e===
null?e=[mt]:e.push(mt),t++}}var p=jr===t;if(p&&i)i=!1,o=[o,11];else{p&&(i=!0,o=11);let qr=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let Or of z.oneOf[12].required)if(s[Or]===void 0){let yt={instancePath:n,schemaPath:"#/oneOf/12/required",
keyword:"required",params:{missingProperty:Or},message:"must have required property '"+Or+"'"};e===null?e=[yt]:e.push(yt),
t++}}var p=qr===t;if(p&&i)i=!1,o=[o,12];else{p&&(i=!0,o=12);let Or=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Dr of z.
oneOf[13].required)if(s[Dr]===void 0){let ct={instancePath:n,schemaPath:"#/oneOf/13/required",keyword:"required",params:{
missingProperty:Dr},message:"must have required property '"+Dr+"'"};e===null?e=[ct]:e.push(ct),t++}}var p=Or===t;if(p&&i)
i=!1,o=[o,13];else{p&&(i=!0,o=13);let Dr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Nr of z.oneOf[14].required)
if(s[Nr]===void 0){let ht={instancePath:n,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty:Nr},
message:"must have required property '"+Nr+"'"};e===null?e=[ht]:e.push(ht),t++}}var p=Dr===t;if(p&&i)i=!1,o=[o,14];else{
p&&(i=!0,o=14);let Nr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Tr of z.oneOf[15].required)if(s[Tr]===void 0){
let dt={instancePath:n,schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty:Tr},message:"must hav\
e required property '"+Tr+"'"};e===null?e=[dt]:e.push(dt),t++}}var p=Nr===t;if(p&&i)i=!1,o=[o,15];else{p&&(i=!0,o=15);let Tr=t;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Ar of z.oneOf[16].required)if(s[Ar]===void 0){let gt={instancePath:n,
schemaPath:"#/oneOf/16/required",keyword:"required",params:{missingProperty:Ar},message:"must have required property '"+
Ar+"'"};e===null?e=[gt]:e.push(gt),t++}}var p=Tr===t;if(p&&i)i=!1,o=[o,16];else{p&&(i=!0,o=16);let Ar=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let xr of z.oneOf[17].required)if(s[xr]===void 0){let bt={instancePath:n,schemaPath:"#/\
oneOf/17/required",keyword:"required",params:{missingProperty:xr},message:"must have required property '"+xr+"'"};e===null?
e=[bt]:e.push(bt),t++}}var p=Ar===t;if(p&&i)i=!1,o=[o,17];else{p&&(i=!0,o=17);let xr=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let Lr of z.oneOf[18].required)if(s[Lr]===void 0){let Pt={instancePath:n,schemaPath:"#/oneOf/18/required",
keyword:"required",params:{missingProperty:Lr},message:"must have required property '"+Lr+"'"};e===null?e=[Pt]:e.push(Pt),
t++}}var p=xr===t;if(p&&i)i=!1,o=[o,18];else{p&&(i=!0,o=18);let Lr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Ir of z.
oneOf[19].required)if(s[Ir]===void 0){let kt={instancePath:n,schemaPath:"#/oneOf/19/required",keyword:"required",params:{
missingProperty:Ir},message:"must have required property '"+Ir+"'"};e===null?e=[kt]:e.push(kt),t++}}var p=Lr===t;if(p&&i)
i=!1,o=[o,19];else{p&&(i=!0,o=19);let Ir=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Cr of z.oneOf[20].required)
if(s[Cr]===void 0){let wt={instancePath:n,schemaPath:"#/oneOf/20/required",keyword:"required",params:{missingProperty:Cr},
message:"must have required property '"+Cr+"'"};e===null?e=[wt]:e.push(wt),t++}}var p=Ir===t;if(p&&i)i=!1,o=[o,20];else{
p&&(i=!0,o=20);let Cr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Zs of z.oneOf[21].required)if(s[Zs]===void 0){
let vt={instancePath:n,schemaPath:"#/oneOf/21/required",keyword:"required",params:{missingProperty:Zs},message:"must hav\
e required property '"+Zs+"'"};e===null?e=[vt]:e.push(vt),t++}}var p=Cr===t;p&&i?(i=!1,o=[o,21]):p&&(i=!0,o=21)}}}}}}}}}}}}}}}}}}}}
if(i)t=r,e!==null&&(r?e.length=r:e=null);else{let c={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),t++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(Object.keys(s).length<1){let c={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[c]:e.push(c),t++}for(let c in s)if(!G.call(z.properties,c)){
let h={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"\
must NOT have additional properties"};e===null?e=[h]:e.push(h),t++}if(s.x!==void 0&&s.x!==!0){let c={instancePath:n+"/x",
schemaPath:"#/properties/x/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?
e=[c]:e.push(c),t++}if(s.powerOf!==void 0&&(E(s.powerOf,{instancePath:n+"/powerOf",parentData:s,parentDataProperty:"powe\
rOf",rootData:a,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.toughnessOf!==void 0&&(E(s.toughnessOf,
{instancePath:n+"/toughnessOf",parentData:s,parentDataProperty:"toughnessOf",rootData:a,dynamicAnchors:l})||(e=e===null?
E.errors:e.concat(E.errors),t=e.length)),s.manaValueOf!==void 0&&(E(s.manaValueOf,{instancePath:n+"/manaValueOf",parentData:s,
parentDataProperty:"manaValueOf",rootData:a,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.counter!==
void 0){let c=s.counter;if(typeof c=="string"){if(g(c)>60){let h={instancePath:n+"/counter",schemaPath:"#/properties/cou\
nter/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[h]:e.
push(h),t++}if(g(c)<1){let h={instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:n+
"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),t++}}if(s.on!==void 0&&(E(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"on",rootData:a,dynamicAnchors:l})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.count!==void 0&&(T.validate(s.count,{instancePath:n+"/count",parentData:s,
parentDataProperty:"count",rootData:a,dynamicAnchors:l})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.
length)),s.total!==void 0&&(ue(s.total,{instancePath:n+"/total",parentData:s,parentDataProperty:"total",rootData:a,dynamicAnchors:l})||
(e=e===null?ue.errors:e.concat(ue.errors),t=e.length)),s.greatest!==void 0&&(ue(s.greatest,{instancePath:n+"/greatest",parentData:s,
parentDataProperty:"greatest",rootData:a,dynamicAnchors:l})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length)),s.least!==
void 0&&(ue(s.least,{instancePath:n+"/least",parentData:s,parentDataProperty:"least",rootData:a,dynamicAnchors:l})||(e=e===
null?ue.errors:e.concat(ue.errors),t=e.length)),s.of!==void 0&&(T.validate(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"\
of",rootData:a,dynamicAnchors:l})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.distinct!==void 0){
let c=s.distinct;if(!(c==="types"||c==="colors"||c==="basicLandTypes"||c==="creatureTypes"||c==="names"||c==="powers"||c===
"manaValues")){let h={instancePath:n+"/distinct",schemaPath:"#/properties/distinct/enum",keyword:"enum",params:{allowedValues:z.
properties.distinct.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}if(s.among!==
void 0&&(T.validate(s.among,{instancePath:n+"/among",parentData:s,parentDataProperty:"among",rootData:a,dynamicAnchors:l})||
(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.devotion!==void 0){let c=s.devotion;if(Array.isArray(
c)){if(c.length<1){let d={instancePath:n+"/devotion",schemaPath:"#/properties/devotion/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let h=c.length;for(let d=0;d<h;d++)L(c[d],
{instancePath:n+"/devotion/"+d,parentData:c,parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(
L.errors),t=e.length)}else{let h={instancePath:n+"/devotion",schemaPath:"#/properties/devotion/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}if(s.handSize!==void 0&&(D(s.handSize,{instancePath:n+
"/handSize",parentData:s,parentDataProperty:"handSize",rootData:a,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),
t=e.length)),s.life!==void 0&&(D(s.life,{instancePath:n+"/life",parentData:s,parentDataProperty:"life",rootData:a,dynamicAnchors:l})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.players!==void 0&&(D(s.players,{instancePath:n+"/players",parentData:s,
parentDataProperty:"players",rootData:a,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.chosen!==
void 0){let c=s.chosen;if(typeof c=="string"){if(g(c)>60){let h={instancePath:n+"/chosen",schemaPath:"#/properties/chose\
n/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[h]:e.push(
h),t++}if(g(c)<1){let h={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:n+"/cho\
sen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:
e.push(h),t++}}if(s.sum!==void 0){let c=s.sum;if(Array.isArray(c)){if(c.length<1){let d={instancePath:n+"/sum",schemaPath:"\
#/properties/sum/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),t++}let h=c.length;for(let d=0;d<h;d++)O.validate(c[d],{instancePath:n+"/sum/"+d,parentData:c,parentDataProperty:d,
rootData:a,dynamicAnchors:l})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{let h={instancePath:n+
"/sum",schemaPath:"#/properties/sum/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.
push(h),t++}}if(s.product!==void 0){let c=s.product;if(Array.isArray(c)){if(c.length<1){let d={instancePath:n+"/product",
schemaPath:"#/properties/product/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[d]:e.push(d),t++}let h=c.length;for(let d=0;d<h;d++)O.validate(c[d],{instancePath:n+"/product/"+d,parentData:c,
parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{
let h={instancePath:n+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[h]:e.push(h),t++}}if(s.negative!==void 0&&(O.validate(s.negative,{instancePath:n+"/negative",parentData:s,
parentDataProperty:"negative",rootData:a,dynamicAnchors:l})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=
e.length)),s.half!==void 0&&(O.validate(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"half",rootData:a,
dynamicAnchors:l})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),s.round!==void 0){let c=s.round;
if(!(c==="up"||c==="down")){let h={instancePath:n+"/round",schemaPath:"#/properties/round/enum",keyword:"enum",params:{allowedValues:z.
properties.round.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}if(s.atMostOf!==
void 0){let c=s.atMostOf;if(Array.isArray(c)){if(c.length<1){let d={instancePath:n+"/atMostOf",schemaPath:"#/properties/\
atMostOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(
d),t++}let h=c.length;for(let d=0;d<h;d++)O.validate(c[d],{instancePath:n+"/atMostOf/"+d,parentData:c,parentDataProperty:d,
rootData:a,dynamicAnchors:l})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{let h={instancePath:n+
"/atMostOf",schemaPath:"#/properties/atMostOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[h]:e.push(h),t++}}if(s.atLeastOf!==void 0){let c=s.atLeastOf;if(Array.isArray(c)){if(c.length<1){let d={instancePath:n+
"/atLeastOf",schemaPath:"#/properties/atLeastOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have few\
er than 1 items"};e===null?e=[d]:e.push(d),t++}let h=c.length;for(let d=0;d<h;d++)O.validate(c[d],{instancePath:n+"/atLe\
astOf/"+d,parentData:c,parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?O.validate.errors:e.concat(O.validate.
errors),t=e.length)}else{let h={instancePath:n+"/atLeastOf",schemaPath:"#/properties/atLeastOf/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}if(s.if!==void 0&&(pe(s.if,{instancePath:n+"/if",parentData:s,
parentDataProperty:"if",rootData:a,dynamicAnchors:l})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.then!==void 0&&
(O.validate(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||(e=e===
null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),s.else!==void 0&&(O.validate(s.else,{instancePath:n+"/el\
se",parentData:s,parentDataProperty:"else",rootData:a,dynamicAnchors:l})||(e=e===null?O.validate.errors:e.concat(O.validate.
errors),t=e.length)),s.counter!==void 0&&s.on===void 0){let c={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"counter",missingProperty:"on",depsCount:1,deps:"on"},message:"must have property on\
 when property counter is present"};e===null?e=[c]:e.push(c),t++}if(s.on!==void 0&&s.counter===void 0){let c={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"on",missingProperty:"counter",depsCount:1,
deps:"counter"},message:"must have property counter when property on is present"};e===null?e=[c]:e.push(c),t++}if(s.total!==
void 0&&s.of===void 0){let c={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
total",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property of when property total is present"};e===null?
e=[c]:e.push(c),t++}if(s.greatest!==void 0&&s.of===void 0){let c={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"greatest",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property o\
f when property greatest is present"};e===null?e=[c]:e.push(c),t++}if(s.least!==void 0&&s.of===void 0){let c={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"least",missingProperty:"of",depsCount:1,deps:"\
of"},message:"must have property of when property least is present"};e===null?e=[c]:e.push(c),t++}if(s.distinct!==void 0&&
s.among===void 0){let c={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"d\
istinct",missingProperty:"among",depsCount:1,deps:"among"},message:"must have property among when property distinct is p\
resent"};e===null?e=[c]:e.push(c),t++}if(s.among!==void 0&&s.distinct===void 0){let c={instancePath:n,schemaPath:"#/depe\
ndentRequired",keyword:"dependentRequired",params:{property:"among",missingProperty:"distinct",depsCount:1,deps:"distinc\
t"},message:"must have property distinct when property among is present"};e===null?e=[c]:e.push(c),t++}if(s.round!==void 0&&
s.half===void 0){let c={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"ro\
und",missingProperty:"half",depsCount:1,deps:"half"},message:"must have property half when property round is present"};e===
null?e=[c]:e.push(c),t++}if(s.then!==void 0&&s.if===void 0){let c={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"then",missingProperty:"if",depsCount:1,deps:"if"},message:"must have property if wh\
en property then is present"};e===null?e=[c]:e.push(c),t++}if(s.else!==void 0&&s.if===void 0){let c={instancePath:n,schemaPath:"\
#/dependentRequired",keyword:"dependentRequired",params:{property:"else",missingProperty:"if",depsCount:1,deps:"if"},message:"\
must have property if when property else is present"};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}return Ce.errors=e,
t===0}function A(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0,r=t,i=!0,o=t;if(!(typeof s=="number"&&isFinite(s))){let p={};e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&
(r?e.length=r:e=null);let u;if(f){let p=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let h={instancePath:n,
schemaPath:"#/then/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),t++}
var f=p===t;i=f,u="then"}else{let p=t;Ce(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length);var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return A.
errors=e,t===0}function x(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProp\
erties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(
r),t++}for(let r in s)if(!(r==="equals"||r==="atLeast"||r==="atMost")){let i={instancePath:n,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}s.equals!==void 0&&(A(s.equals,{instancePath:n+"/equals",parentData:s,parentDataProperty:"equal\
s",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.atLeast!==void 0&&(A(s.atLeast,
{instancePath:n+"/atLeast",parentData:s,parentDataProperty:"atLeast",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length)),s.atMost!==void 0&&(A(s.atMost,{instancePath:n+"/atMost",parentData:s,parentDataProperty:"\
atMost",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===
0}var vi={enum:["battlefield","graveyard","hand","library","exile","stack","command"]};function N(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="battlefield"||s==="graveyard"||s==="\
hand"||s==="library"||s==="exile"||s==="stack"||s==="command")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:vi.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return N.
errors=e,t===0}function P(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u in s)if(!G.call(we.properties,u)){let p={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional p\
roperties"};e===null?e=[p]:e.push(p),t++}if(s.self!==void 0&&s.self!==!0){let u={instancePath:n+"/self",schemaPath:"#/pr\
operties/self/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(
u),t++}if(s.other!==void 0&&s.other!==!0){let u={instancePath:n+"/other",schemaPath:"#/properties/other/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.host!==void 0&&s.
host!==!0){let u={instancePath:n+"/host",schemaPath:"#/properties/host/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.affected!==void 0&&s.affected!==!0){let u={instancePath:n+
"/affected",schemaPath:"#/properties/affected/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to \
constant"};e===null?e=[u]:e.push(u),t++}if(s.target!==void 0){let u=s.target,p=t,c=!1,h=t;if(u!==!0){let d={instancePath:n+
"/target",schemaPath:"#/properties/target/anyOf/0/const",keyword:"const",params:{allowedValue:!0},message:"must be equal\
 to constant"};e===null?e=[d]:e.push(d),t++}var r=h===t;if(c=c||r,!c){let d=t;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u))){let S={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[S]:e.push(S),t++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let S={
instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[S]:e.push(S),t++}var r=d===t;c=c||r}if(c)t=p,e!==null&&(p?e.length=p:e=null);else{let d={
instancePath:n+"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{},message:"must match a schema i\
n anyOf"};e===null?e=[d]:e.push(d),t++}}if(s.object!==void 0){let u=s.object;if(typeof u=="string"){if(g(u)>200){let p={
instancePath:n+"/object",schemaPath:"#/properties/object/maxLength",keyword:"maxLength",params:{limit:200},message:"must\
 NOT have more than 200 characters"};e===null?e=[p]:e.push(p),t++}if(g(u)<1){let p={instancePath:n+"/object",schemaPath:"\
#/properties/object/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),t++}}else{let p={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.linked!==void 0){let u=s.linked;if(typeof u==
"string"){if(g(u)>60){let p={instancePath:n+"/linked",schemaPath:"#/properties/linked/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[p]:e.push(p),t++}if(g(u)<1){let p={instancePath:n+
"/linked",schemaPath:"#/properties/linked/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:n+"/linked",schemaPath:"#/properties/linked/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.topOf!==void 0){let u=s.
topOf;if(!(u==="graveyard"||u==="library")){let p={instancePath:n+"/topOf",schemaPath:"#/properties/topOf/enum",keyword:"\
enum",params:{allowedValues:we.properties.topOf.enum},message:"must be equal to one of the allowed values"};e===null?e=[
p]:e.push(p),t++}}if(s.type!==void 0&&(Ae(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:a,
dynamicAnchors:l})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length)),s.supertype!==void 0&&(xe(s.supertype,{instancePath:n+
"/supertype",parentData:s,parentDataProperty:"supertype",rootData:a,dynamicAnchors:l})||(e=e===null?xe.errors:e.concat(xe.
errors),t=e.length)),s.subtype!==void 0&&(Le(s.subtype,{instancePath:n+"/subtype",parentData:s,parentDataProperty:"subty\
pe",rootData:a,dynamicAnchors:l})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length)),s.color!==void 0&&(Ie(s.color,
{instancePath:n+"/color",parentData:s,parentDataProperty:"color",rootData:a,dynamicAnchors:l})||(e=e===null?Ie.errors:e.
concat(Ie.errors),t=e.length)),s.colorCount!==void 0&&(x(s.colorCount,{instancePath:n+"/colorCount",parentData:s,parentDataProperty:"\
colorCount",rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.name!==void 0){let u=s.
name,p=t,c=!0,h=t;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let v={};e===null?e=[v]:e.push(v),t++}var i=h===t;t=p,
e!==null&&(p?e.length=p:e=null);let d;if(i){let v=t;te(u,{instancePath:n+"/name",parentData:s,parentDataProperty:"name",
rootData:a,dynamicAnchors:l})||(e=e===null?te.errors:e.concat(te.errors),t=e.length);var i=v===t;c=i,d="then"}else{let v=t;
if(typeof u=="string"){if(g(u)>200){let V={instancePath:n+"/name",schemaPath:"#/properties/name/else/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[V]:e.push(V),t++}if(g(u)<1){
let V={instancePath:n+"/name",schemaPath:"#/properties/name/else/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[V]:e.push(V),t++}}else{let V={instancePath:n+"/name",schemaPath:"#/p\
roperties/name/else/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[V]:e.push(V),t++}var i=v===
t;c=i,d="else"}if(!c){let v={instancePath:n+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword:d},
message:'must match "'+d+'" schema'};e===null?e=[v]:e.push(v),t++}}if(s.controller!==void 0&&(D(s.controller,{instancePath:n+
"/controller",parentData:s,parentDataProperty:"controller",rootData:a,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length)),s.owner!==void 0&&(D(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:a,
dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.zone!==void 0){let u=s.zone,p=t,c=!1,h=t;if(u!==
"any"){let d={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/0/const",keyword:"const",params:{allowedValue:"\
any"},message:"must be equal to constant"};e===null?e=[d]:e.push(d),t++}var o=h===t;if(c=c||o,!c){let d=t;N(u,{instancePath:n+
"/zone",parentData:s,parentDataProperty:"zone",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=
e.length);var o=d===t;if(c=c||o,!c){let S=t;if(Array.isArray(u)){if(u.length<1){let B={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/2/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[B]:e.push(B),t++}let $=u.length;for(let B=0;B<$;B++)N(u[B],{instancePath:n+"/zone/"+B,parentData:u,parentDataProperty:B,
rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)}else{let $={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/2/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[$]:e.push($),t++}
var o=S===t;c=c||o}}if(c)t=p,e!==null&&(p?e.length=p:e=null);else{let d={instancePath:n+"/zone",schemaPath:"#/properties\
/zone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),t++}}if(s.token!==
void 0&&typeof s.token!="boolean"){let u={instancePath:n+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),t++}if(s.permanent!==void 0&&s.permanent!==!0){let u={
instancePath:n+"/permanent",schemaPath:"#/properties/permanent/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.historic!==void 0&&s.historic!==!0){let u={instancePath:n+
"/historic",schemaPath:"#/properties/historic/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to \
constant"};e===null?e=[u]:e.push(u),t++}if(s.faceDown!==void 0&&typeof s.faceDown!="boolean"){let u={instancePath:n+"/fa\
ceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[u]:e.push(u),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let u={instancePath:n+"/tapped",schemaPath:"#/prop\
erties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),t++}if(s.
designation!==void 0){let u=s.designation;if(typeof u=="string"){if(g(u)>40){let p={instancePath:n+"/designation",schemaPath:"\
#/properties/designation/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[p]:e.push(p),t++}if(g(u)<1){let p={instancePath:n+"/designation",schemaPath:"#/properties/designation/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{
let p={instancePath:n+"/designation",schemaPath:"#/properties/designation/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}}if(s.keyword!==void 0){let u=s.keyword;if(typeof u=="string"){if(g(u)>60){
let p={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[p]:e.push(p),t++}if(g(u)<1){let p={instancePath:n+"/keyword",schemaPath:"\
#/properties/keyword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),t++}}else{let p={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.abilityCount!==void 0&&(x(s.abilityCount,{instancePath:n+
"/abilityCount",parentData:s,parentDataProperty:"abilityCount",rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(
x.errors),t=e.length)),s.power!==void 0&&(x(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,
dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.toughness!==void 0&&(x(s.toughness,{instancePath:n+
"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.
errors),t=e.length)),s.manaValue!==void 0&&(x(s.manaValue,{instancePath:n+"/manaValue",parentData:s,parentDataProperty:"\
manaValue",rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.counter!==void 0){let u=s.
counter;if(typeof u=="string"){if(g(u)>60){let p={instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",
keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[p]:e.push(p),t++}if(g(
u)<1){let p={instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:n+"/counter",schemaPath:"\
#/properties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}
if(s.attached!==void 0&&typeof s.attached!="boolean"){let u={instancePath:n+"/attached",schemaPath:"#/properties/attache\
d/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),t++}if(s.attachedTo!==
void 0&&(T.validate(s.attachedTo,{instancePath:n+"/attachedTo",parentData:s,parentDataProperty:"attachedTo",rootData:a,dynamicAnchors:l})||
(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.hasAttached!==void 0&&(T.validate(s.hasAttached,
{instancePath:n+"/hasAttached",parentData:s,parentDataProperty:"hasAttached",rootData:a,dynamicAnchors:l})||(e=e===null?
T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.shares!==void 0){let u=s.shares;if(u&&typeof u=="object"&&!Array.
isArray(u)){for(let p of we.properties.shares.required)if(u[p]===void 0){let c={instancePath:n+"/shares",schemaPath:"#/p\
roperties/shares/required",keyword:"required",params:{missingProperty:p},message:"must have required property '"+p+"'"};
e===null?e=[c]:e.push(c),t++}for(let p in u)if(!(p==="characteristic"||p==="with")){let c={instancePath:n+"/shares",schemaPath:"\
#/properties/shares/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT\
 have additional properties"};e===null?e=[c]:e.push(c),t++}if(u.characteristic!==void 0){let p=u.characteristic;if(!(p===
"name"||p==="color"||p==="type"||p==="creatureType"||p==="landType")){let c={instancePath:n+"/shares/characteristic",schemaPath:"\
#/properties/shares/properties/characteristic/enum",keyword:"enum",params:{allowedValues:we.properties.shares.properties.
characteristic.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}}u.with!==void 0&&
(E(u.with,{instancePath:n+"/shares/with",parentData:u,parentDataProperty:"with",rootData:a,dynamicAnchors:l})||(e=e===null?
E.errors:e.concat(E.errors),t=e.length))}else{let p={instancePath:n+"/shares",schemaPath:"#/properties/shares/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}if(s.allOf!==void 0){let u=s.allOf;
if(Array.isArray(u)){if(u.length<1){let c={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}let p=u.length;for(let c=0;c<
p;c++)T.validate(u[c],{instancePath:n+"/allOf/"+c,parentData:u,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===
null?T.validate.errors:e.concat(T.validate.errors),t=e.length)}else{let p={instancePath:n+"/allOf",schemaPath:"#/propert\
ies/allOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(s.anyOf!==
void 0){let u=s.anyOf;if(Array.isArray(u)){if(u.length<1){let c={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}let p=u.
length;for(let c=0;c<p;c++)T.validate(u[c],{instancePath:n+"/anyOf/"+c,parentData:u,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)}else{let p={instancePath:n+"/anyOf",schemaPath:"#/\
properties/anyOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(s.
not!==void 0){let u=s.not,p=t,c=!0,h=t;if(!Array.isArray(u)){let v={};e===null?e=[v]:e.push(v),t++}var f=h===t;t=p,e!==null&&
(p?e.length=p:e=null);let d;if(f){let v=t;if(Array.isArray(u)){if(u.length<1){let $={instancePath:n+"/not",schemaPath:"#\
/properties/not/then/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[$]:e.push($),t++}let V=u.length;for(let $=0;$<V;$++)T.validate(u[$],{instancePath:n+"/not/"+$,parentData:u,parentDataProperty:$,
rootData:a,dynamicAnchors:l})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)}var f=v===t;c=f,d="\
then"}else{let v=t;T.validate(u,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:a,dynamicAnchors:l})||
(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length);var f=v===t;c=f,d="else"}if(!c){let v={instancePath:n+
"/not",schemaPath:"#/properties/not/if",keyword:"if",params:{failingKeyword:d},message:'must match "'+d+'" schema'};e===
null?e=[v]:e.push(v),t++}}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[u]:e.push(u),t++}return P.errors=e,t===0}function Vr(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Tt.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Tt.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="keyword"){let r={instancePath:n+"/kin\
d",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"keyword"},message:"must be equal to consta\
nt"};e===null?e=[r]:e.push(r),t++}if(s.keyword!==void 0){let r=s.keyword;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+
"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more\
 than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/keyword",schemaPath:"#/properties/\
keyword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:
e.push(i),t++}}else{let i={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.cost!==void 0){let r=s.cost;if(typeof r=="string"){
if(g(r)>80){let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/cost",schemaPath:"\
#/properties/cost/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.n!==void 0){let r=s.n;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={
instancePath:n+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.landType!==void 0&&(R(s.landType,{instancePath:n+"/landType",parentData:s,
parentDataProperty:"landType",rootData:a,dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.from!==
void 0&&(M(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:a,dynamicAnchors:l})||(e=e===null?
M.errors:e.concat(M.errors),t=e.length)),s.fromQuality!==void 0&&(P(s.fromQuality,{instancePath:n+"/fromQuality",parentData:s,
parentDataProperty:"fromQuality",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.quality!==
void 0&&(P(s.quality,{instancePath:n+"/quality",parentData:s,parentDataProperty:"quality",rootData:a,dynamicAnchors:l})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.player!==void 0&&s.player!==!0){let r={instancePath:n+"/player",schemaPath:"\
#/properties/player/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),t++}s.keeps!==void 0&&(P(s.keeps,{instancePath:n+"/keeps",parentData:s,parentDataProperty:"keeps",rootData:a,dynamicAnchors:l})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vr.errors=e,t===0}var $i={type:"object",additionalProperties:!1,
required:["kind","id","does"],properties:{kind:{const:"static"},id:{$ref:"#/$defs/AbilityId"},affects:{$ref:"#/$defs/Sel\
ector"},condition:{$ref:"#/$defs/Condition"},does:{$ref:"#/$defs/Parts"},zones:{type:"array",minItems:1,items:{$ref:"#/$\
defs/Zone"}},lingers:{const:"endOfTurn"},note:{$ref:"#/$defs/OwnWords"}}};var Jt=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");function _(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s=="string"){if(g(s)>60){let r={instancePath:n,schemaPath:"#/maxLength",
keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[r]:e.push(r),t++}if(!Jt.
test(s)){let r={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'\
must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===
0}var ei={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/CopyPart"},{$ref:"#/$d\
efs/GainControlPart"},{$ref:"#/$defs/ReplaceWordsPart"},{$ref:"#/$defs/GainFullTextPart"},{$ref:"#/$defs/SetNamePart"},{
$ref:"#/$defs/AddTypesPart"},{$ref:"#/$defs/SetTypesPart"},{$ref:"#/$defs/RemoveTypesPart"},{$ref:"#/$defs/SetSubtypesPa\
rt"},{$ref:"#/$defs/SetBasicLandTypesPart"},{$ref:"#/$defs/AddEverySubtypePart"},{$ref:"#/$defs/SetColorsPart"},{$ref:"#\
/$defs/AddColorsPart"},{$ref:"#/$defs/GainAbilitiesPart"},{$ref:"#/$defs/GainAbilitiesOfPart"},{$ref:"#/$defs/LoseAbilit\
iesPart"},{$ref:"#/$defs/LoseAllAbilitiesPart"},{$ref:"#/$defs/CantHavePart"},{$ref:"#/$defs/SetPowerToughnessPart"},{$ref:"\
#/$defs/ModifyPowerToughnessPart"},{$ref:"#/$defs/SwitchPowerToughnessPart"},{$ref:"#/$defs/PlayerGainsPart"},{$ref:"#/$\
defs/GameRulePart"}]},ji={type:"object",additionalProperties:!1,required:["kind","of"],properties:{kind:{const:"copy"},of:{
$ref:"#/$defs/Reference"},except:{$ref:"#/$defs/CopyExceptions"}}},rt={type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{type:"string",minLength:1,maxLength:200},setTypes:{type:"array",items:{$ref:"#/$defs/CardType"}},addTypes:{
type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},removeSupertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/\
Supertype"}},addSupertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/Supertype"}},addSubtypes:{$ref:"#/$defs/Subtype\
List"},setSubtypes:{type:"object",additionalProperties:!1,required:["family","subtypes"],properties:{family:{$ref:"#/$de\
fs/SubtypeFamily"},subtypes:{$ref:"#/$defs/SubtypeList"}}},setColors:{type:"array",items:{$ref:"#/$defs/Color"}},addColors:{
type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},power:{type:"integer"},toughness:{type:"integer"},manaCost:{type:[
"string","null"]},addAbilities:{$ref:"#/$defs/AbilityList"},keepAbility:{type:"string",minLength:1}}};function W(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(Array.
isArray(s)){let r=s.length;for(let i=0;i<r;i++)R(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:a,
dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}var qi={enum:[
"artifact","battle","creature","enchantment","land","planeswalker","spell","dungeon"]};function Ee(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="artifact"||s==="battle"||
s==="creature"||s==="enchantment"||s==="land"||s==="planeswalker"||s==="spell"||s==="dungeon")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:qi.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return Ee.errors=e,t===0}var st={validate:Pe};function U(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(Array.isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)st.
validate(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?st.validate.
errors:e.concat(st.validate.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return U.errors=e,t===0}function fe(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"m\
ust NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(rt.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){
let i={instancePath:n+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"m\
ust NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.setTypes!==void 0){let r=s.setTypes;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/setTypes/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/setTypes",schemaPath:"\
#/properties/setTypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.addTypes!==void 0){let r=s.addTypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addTypes",schemaPath:"\
#/properties/addTypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/addTypes/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/addTypes",
schemaPath:"#/properties/addTypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.removeSupertypes!==void 0){let r=s.removeSupertypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/removeSupertypes",schemaPath:"#/properties/removeSupertypes/minItems",keyword:"minItems",params:{limit:1},message:"mus\
t NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"\
/removeSupertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)}else{let i={instancePath:n+"/removeSupertypes",schemaPath:"#/properties/removeSupertypes/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addSupertypes!==void 0){let r=s.addSupertypes;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addSupertypes",schemaPath:"#/properties/addSupertypes/minIte\
ms",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/addSupertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/addSupertypes",schemaPath:"#/properties\
/addSupertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addSubtypes!==
void 0&&(W(s.addSubtypes,{instancePath:n+"/addSubtypes",parentData:s,parentDataProperty:"addSubtypes",rootData:a,dynamicAnchors:l})||
(e=e===null?W.errors:e.concat(W.errors),t=e.length)),s.setSubtypes!==void 0){let r=s.setSubtypes;if(r&&typeof r=="object"&&
!Array.isArray(r)){for(let i of rt.properties.setSubtypes.required)if(r[i]===void 0){let o={instancePath:n+"/setSubtypes",
schemaPath:"#/properties/setSubtypes/required",keyword:"required",params:{missingProperty:i},message:"must have required\
 property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in r)if(!(i==="family"||i==="subtypes")){let o={instancePath:n+
"/setSubtypes",schemaPath:"#/properties/setSubtypes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}r.family!==void 0&&(Ee(r.family,{instancePath:n+
"/setSubtypes/family",parentData:r,parentDataProperty:"family",rootData:a,dynamicAnchors:l})||(e=e===null?Ee.errors:e.concat(
Ee.errors),t=e.length)),r.subtypes!==void 0&&(W(r.subtypes,{instancePath:n+"/setSubtypes/subtypes",parentData:r,parentDataProperty:"\
subtypes",rootData:a,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{let i={instancePath:n+
"/setSubtypes",schemaPath:"#/properties/setSubtypes/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[i]:e.push(i),t++}}if(s.setColors!==void 0){let r=s.setColors;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)L(r[o],{instancePath:n+"/setColors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/setColors",schemaPath:"#/properties/setColors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addColors!==void 0){let r=s.
addColors;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addColors",schemaPath:"#/properties/addColors/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/addColors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/addColors",schemaPath:"#/properties/add\
Colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){
let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/power",schemaPath:"#/pro\
perties/power/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/\
toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:rt.properties.manaCost.type},message:"mu\
st be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.addAbilities!==void 0&&(U(s.addAbilities,{instancePath:n+"/addAbi\
lities",parentData:s,parentDataProperty:"addAbilities",rootData:a,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),
t=e.length)),s.keepAbility!==void 0){let r=s.keepAbility;if(typeof r=="string"){if(g(r)<1){let i={instancePath:n+"/keepA\
bility",schemaPath:"#/properties/keepAbility/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/keepAbility",schemaPath:"#/properties/k\
eepAbility/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return fe.errors=e,t===0}function _e(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ji.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="of"||r==="except")){let i={instancePath:n,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="copy"){let r={instancePath:n+"/kind",schemaPath:"#/pr\
operties/kind/const",keyword:"const",params:{allowedValue:"copy"},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),t++}s.of!==void 0&&(E(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:a,dynamicAnchors:l})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.except!==void 0&&(fe(s.except,{instancePath:n+"/except",parentData:s,
parentDataProperty:"except",rootData:a,dynamicAnchors:l})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return _e.errors=e,t===0}var Oi={type:"object",additionalProperties:!1,required:["kind","player"],properties:{kind:{
const:"gainControl"},player:{$ref:"#/$defs/PlayerReference"}}};function Se(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Oi.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="player")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainControl"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gainControl"},message:"must be equal \
to constant"};e===null?e=[r]:e.push(r),t++}s.player!==void 0&&(D(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"\
player",rootData:a,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Se.errors=e,
t===0}var xt={type:"object",additionalProperties:!1,required:["kind","word","from","to"],properties:{kind:{const:"replac\
eWords"},word:{enum:["color","landType","creatureType"]},from:{$ref:"#/$defs/SubtypeWord"},to:{$ref:"#/$defs/SubtypeWord"}}};
function Ve(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of xt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="word"||r==="from"||r==="to")){let i={instancePath:n,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional proper\
ties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="replaceWords"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"replaceWords"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.word!==void 0){let r=s.word;if(!(r==="color"||r==="landType"||r==="creatureType")){let i={instancePath:n+
"/word",schemaPath:"#/properties/word/enum",keyword:"enum",params:{allowedValues:xt.properties.word.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}s.from!==void 0&&(R(s.from,{instancePath:n+"/from",
parentData:s,parentDataProperty:"from",rootData:a,dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),
s.to!==void 0&&(R(s.to,{instancePath:n+"/to",parentData:s,parentDataProperty:"to",rootData:a,dynamicAnchors:l})||(e=e===
null?R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}var Di={type:"object",additionalProperties:!1,
required:["kind","of"],properties:{kind:{const:"gainFullText"},of:{$ref:"#/$defs/Reference"},plus:{$ref:"#/$defs/Ability\
List"}}};function ze(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Di.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="of"||r==="plus")){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainFullText"){let r={instancePath:n+"/kind",schemaPath:"#/properties/\
kind/const",keyword:"const",params:{allowedValue:"gainFullText"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}s.of!==void 0&&(E(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:a,dynamicAnchors:l})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.plus!==void 0&&(U(s.plus,{instancePath:n+"/plus",parentData:s,parentDataProperty:"\
plus",rootData:a,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ze.errors=e,
t===0}var Ni={type:"object",additionalProperties:!1,required:["kind","name"],properties:{kind:{const:"setName"},name:{type:"\
string",minLength:1,maxLength:200}}};function Re(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ni.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="name")){let i={instancePath:n,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setName"){let r={instancePath:n+"/kind",schemaPath:"#/properties/\
kind/const",keyword:"const",params:{allowedValue:"setName"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/name",schemaPath:"#/pro\
perties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===0}var Ti={type:"object",additionalProperties:!1,required:[
"kind"],minProperties:2,properties:{kind:{const:"addTypes"},types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},
supertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/Supertype"}},subtypes:{$ref:"#/$defs/SubtypeList"}}};function Fe(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"min\
Properties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of Ti.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="types"||r==="sup\
ertypes"||r==="subtypes")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="addTypes"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
addTypes"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.types!==void 0){let r=s.types;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)w(r[o],
{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(
r)){if(r.length<1){let o={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)
j(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:
e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(W(s.subtypes,{instancePath:n+
"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:a,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Fe.errors=e,t===0}var Ai={type:"object",additionalProperties:!1,required:["kind",
"types"],properties:{kind:{const:"setTypes"},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{$ref:"#/$def\
s/SubtypeList"}}};function Be(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ai.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="types"||r==="subtypes")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setTypes"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"setTypes"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+
"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=e.
length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(W(s.subtypes,{instancePath:n+"/subtypes",parentData:s,
parentDataProperty:"subtypes",rootData:a,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Be.errors=e,t===0}var xi={type:"object",additionalProperties:!1,required:["kind"],minProperties:2,properties:{
kind:{const:"removeTypes"},types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},supertypes:{type:"array",minItems:1,
items:{$ref:"#/$defs/Supertype"}},subtypes:{$ref:"#/$defs/SubtypeList"}}};function We(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"m\
ust NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of xi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="types"||r==="supertypes"||r==="subtypes")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="removeTypes"){let r={instancePath:n+"\
/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"removeTypes"},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{
let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){if(r.length<1){
let o={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+
"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(W(s.subtypes,{instancePath:n+"/subt\
ypes",parentData:s,parentDataProperty:"subtypes",rootData:a,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===0}var Li={type:"object",additionalProperties:!1,required:["kind",
"family","subtypes"],properties:{kind:{const:"setSubtypes"},family:{$ref:"#/$defs/SubtypeFamily"},subtypes:{$ref:"#/$def\
s/SubtypeList"}}};function Ge(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Li.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="family"||r==="subtypes")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setSubtypes"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"setSubtypes"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}s.family!==void 0&&(Ee(s.family,{instancePath:n+"/family",parentData:s,parentDataProperty:"family",rootData:a,
dynamicAnchors:l})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length)),s.subtypes!==void 0&&(W(s.subtypes,{instancePath:n+
"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:a,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Ge.errors=e,t===0}var Ii={type:"object",additionalProperties:!1,required:["kind",
"subtypes"],properties:{kind:{const:"setBasicLandTypes"},subtypes:{type:"array",minItems:1,items:{$ref:"#/$defs/SubtypeW\
ord"}}}};function Ke(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ii.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="subtypes")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setBasicLandTypes"){let r={instancePath:n+"/kind",schemaPath:"#/propertie\
s/kind/const",keyword:"const",params:{allowedValue:"setBasicLandTypes"},message:"must be equal to constant"};e===null?e=
[r]:e.push(r),t++}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/s\
ubtypes",schemaPath:"#/properties/subtypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)R(r[o],{instancePath:n+"/subtypes/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)}else{let i={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return Ke.errors=e,t===0}var Lt={type:"object",additionalProperties:!1,required:[
"kind","family"],properties:{kind:{const:"addEverySubtype"},family:{enum:["creature","land"]}}};function Me(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Lt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="family")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="addEverySubtype"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
addEverySubtype"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.family!==void 0){let r=s.family;
if(!(r==="creature"||r==="land")){let i={instancePath:n+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{
allowedValues:Lt.properties.family.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),
t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Me.errors=e,t===0}var Ci={type:"object",additionalProperties:!1,required:["kind","colors"],
properties:{kind:{const:"setColors"},colors:{type:"array",items:{$ref:"#/$defs/ColorWord"}}}};function Ue(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ci.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="colors")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="setColors"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
setColors"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)M(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ue.errors=e,t===0}var Ei={type:"object",additionalProperties:!1,required:["kind","colors"],properties:{
kind:{const:"addColors"},colors:{type:"array",minItems:1,items:{$ref:"#/$defs/ColorWord"}}}};function Qe(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ei.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="colors")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="addColors"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
addColors"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/colors",schemaPath:"#/properties/colors/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)
M(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qe.errors=e,t===
0}var _i={type:"object",additionalProperties:!1,required:["kind","abilities"],properties:{kind:{const:"gainAbilities"},abilities:{
$ref:"#/$defs/AbilityList"},perColorOf:{$ref:"#/$defs/Selector"}}};function He(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of _i.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities"||r==="\
perColorOf")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainAbilities"){
let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gainAbilities"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.abilities!==void 0&&(U(s.abilities,{instancePath:n+"\
/abilities",parentData:s,parentDataProperty:"abilities",rootData:a,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),
t=e.length)),s.perColorOf!==void 0&&(P(s.perColorOf,{instancePath:n+"/perColorOf",parentData:s,parentDataProperty:"perCo\
lorOf",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return He.errors=e,
t===0}var It={type:"object",additionalProperties:!1,required:["kind","of","abilityKinds"],properties:{kind:{const:"gainA\
bilitiesOf"},of:{$ref:"#/$defs/Selector"},abilityKinds:{type:"array",minItems:1,items:{enum:["activated","mana","trigger\
ed","static","keyword"]}}}};function Ze(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of It.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="of"||r==="abilityKinds")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainAbilitiesOf"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"gainAbilitiesOf"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),t++}if(s.of!==void 0&&(P(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:a,
dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.abilityKinds!==void 0){let r=s.abilityKinds;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/abilityKinds",schemaPath:"#/properties/abilityKinds/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++){let f=r[o];if(!(f==="activated"||f==="mana"||f==="triggered"||f==="static"||f==="keyword")){let u={instancePath:n+
"/abilityKinds/"+o,schemaPath:"#/properties/abilityKinds/items/enum",keyword:"enum",params:{allowedValues:It.properties.
abilityKinds.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{let i={
instancePath:n+"/abilityKinds",schemaPath:"#/properties/abilityKinds/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}var Si={type:"object",additionalProperties:!1,
required:["kind","abilities"],properties:{kind:{const:"loseAbilities"},abilities:{type:"array",minItems:1,items:{$ref:"#\
/$defs/LostAbility"}}}},Vi={if:{type:"string"},then:{minLength:1,maxLength:60},else:{type:"object",additionalProperties:!1,
required:["keyword"],properties:{keyword:{type:"string",minLength:1,maxLength:60},from:{$ref:"#/$defs/ColorWord"},landType:{
$ref:"#/$defs/SubtypeWord"}}}};function Xe(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let p={};e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.
length=r:e=null);let u;if(f){let p=t;if(typeof s=="string"){if(g(s)>60){let h={instancePath:n,schemaPath:"#/then/maxLeng\
th",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[h]:e.push(h),t++}
if(g(s)<1){let h={instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}var f=p===t;i=f,u="then"}else{let p=t;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let h of Vi.else.required)if(s[h]===void 0){let d={instancePath:n,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:h},message:"must have required property '"+h+"'"};e===null?e=[d]:e.push(d),t++}for(let h in s)
if(!(h==="keyword"||h==="from"||h==="landType")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(s.keyword!==void 0){let h=s.keyword;if(typeof h=="string"){if(g(h)>60){let d={instancePath:n+"/keyword",schemaPath:"\
#/else/properties/keyword/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 character\
s"};e===null?e=[d]:e.push(d),t++}if(g(h)<1){let d={instancePath:n+"/keyword",schemaPath:"#/else/properties/keyword/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{
let d={instancePath:n+"/keyword",schemaPath:"#/else/properties/keyword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}s.from!==void 0&&(M(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"\
from",rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.landType!==void 0&&(R(s.landType,
{instancePath:n+"/landType",parentData:s,parentDataProperty:"landType",rootData:a,dynamicAnchors:l})||(e=e===null?R.errors:
e.concat(R.errors),t=e.length))}else{let h={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return Xe.
errors=e,t===0}function Ye(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Si.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="loseAbilities"){let r={instancePath:n+"/kind",schemaPath:"#/p\
roperties/kind/const",keyword:"const",params:{allowedValue:"loseAbilities"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have few\
er than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Xe(r[o],{instancePath:n+"/abilities/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),t=e.length)}else{
let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ye.errors=e,t===0}var zi={type:"object",additionalProperties:!1,
required:["kind"],properties:{kind:{const:"loseAllAbilities"},except:{const:"mana"}}};function Je(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zi.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="except")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="loseAllAbilities"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"loseAllAbilities"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.except!==void 0&&s.except!=="mana"){let r={instancePath:n+
"/except",schemaPath:"#/properties/except/const",keyword:"const",params:{allowedValue:"mana"},message:"must be equal to \
constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Je.errors=e,t===0}var Ri={type:"object",additionalProperties:!1,
required:["kind","abilities"],properties:{kind:{const:"cantHave"},abilities:{type:"array",minItems:1,items:{$ref:"#/$def\
s/LostAbility"}}}};function er(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ri.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="cantHave"){let r={instancePath:n+"/kind",schemaPath:"#/proper\
ties/kind/const",keyword:"const",params:{allowedValue:"cantHave"},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),t++}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abili\
ties",schemaPath:"#/properties/abilities/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Xe(r[o],{instancePath:n+"/abilities/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),t=e.length)}else{let i={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return er.errors=e,t===0}var Fi={type:"object",additionalProperties:!1,required:[
"kind"],minProperties:2,properties:{kind:{const:"setPowerToughness"},power:{$ref:"#/$defs/Quantity"},toughness:{$ref:"#/\
$defs/Quantity"}}};function rr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:
e.push(r),t++}for(let r of Fi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="power"||r==="toughness")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="setPowerToughness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"setPowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.power!==void 0&&
(A(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,dynamicAnchors:l})||(e=e===null?A.
errors:e.concat(A.errors),t=e.length)),s.toughness!==void 0&&(A(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rr.
errors=e,t===0}var Bi={type:"object",additionalProperties:!1,required:["kind"],minProperties:2,properties:{kind:{const:"\
modifyPowerToughness"},power:{$ref:"#/$defs/Quantity"},toughness:{$ref:"#/$defs/Quantity"},double:{const:!0}}};function sr(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"min\
Properties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of Bi.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="power"||r==="tou\
ghness"||r==="double")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="modifyPowerToughness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{
allowedValue:"modifyPowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.power!==void 0&&
(A(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,dynamicAnchors:l})||(e=e===null?A.
errors:e.concat(A.errors),t=e.length)),s.toughness!==void 0&&(A(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.double!==void 0&&s.double!==
!0){let r={instancePath:n+"/double",schemaPath:"#/properties/double/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return sr.errors=e,t===0}var Wi={type:"obj\
ect",additionalProperties:!1,required:["kind"],properties:{kind:{const:"switchPowerToughness"}}};function tr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Wi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(r!==
"kind"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="switchPowerTou\
ghness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"switch\
PowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return tr.errors=e,
t===0}var Gi={type:"object",additionalProperties:!1,required:["kind","player","abilities"],properties:{kind:{const:"play\
erGains"},player:{$ref:"#/$defs/PlayerReference"},abilities:{$ref:"#/$defs/AbilityList"}}};function ir(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Gi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="player"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
kind!==void 0&&s.kind!=="playerGains"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"playerGains"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.player!==void 0&&
(D(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:l})||(e=e===null?
D.errors:e.concat(D.errors),t=e.length)),s.abilities!==void 0&&(U(s.abilities,{instancePath:n+"/abilities",parentData:s,
parentDataProperty:"abilities",rootData:a,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),t=e.length))}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return ir.errors=e,t===0}var Ki={type:"object",additionalProperties:!1,required:["kind","rule"],properties:{
kind:{const:"changeGameRule"},rule:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",maxLength:80},player:{$ref:"#/\
$defs/PlayerReference"},amount:{$ref:"#/$defs/Quantity"}}},at=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u");function nr(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Ki.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="rule"||r==="player"||r==="amount")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="changeGameRule"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",
keyword:"const",params:{allowedValue:"changeGameRule"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}
if(s.rule!==void 0){let r=s.rule;if(typeof r=="string"){if(g(r)>80){let i={instancePath:n+"/rule",schemaPath:"#/properti\
es/rule/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[i]:
e.push(i),t++}if(!at.test(r)){let i={instancePath:n+"/rule",schemaPath:"#/properties/rule/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"'};e===null?e=[i]:e.
push(i),t++}}else{let i={instancePath:n+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.player!==void 0&&(D(s.player,{instancePath:n+"/player",parentData:s,
parentDataProperty:"player",rootData:a,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.amount!==
void 0&&(A(s.amount,{instancePath:n+"/amount",parentData:s,parentDataProperty:"amount",rootData:a,dynamicAnchors:l})||(e=
e===null?A.errors:e.concat(A.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return nr.errors=e,t===0}function zr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let i of ei.required)if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r==
"string")if(r==="copy")_e(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?
_e.errors:e.concat(_e.errors),t=e.length);else if(r==="gainControl")Se(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?Se.errors:e.concat(Se.errors),t=e.length);else if(r==="replaceWords")Ve(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length);else if(r===
"gainFullText")ze(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?ze.errors:
e.concat(ze.errors),t=e.length);else if(r==="setName")Re(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length);else if(r==="addTypes")Fe(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length);else if(r==="s\
etTypes")Be(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Be.errors:e.concat(
Be.errors),t=e.length);else if(r==="removeTypes")We(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?We.errors:e.concat(We.errors),t=e.length);else if(r==="setSubtypes")Ge(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length);else if(r==="setBasicLandTypes")Ke(
s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Ke.errors:e.concat(Ke.errors),
t=e.length);else if(r==="addEverySubtype")Me(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?Me.errors:e.concat(Me.errors),t=e.length);else if(r==="setColors")Ue(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length);else if(r==="addColors")Qe(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length);else if(r===
"gainAbilities")He(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?He.errors:
e.concat(He.errors),t=e.length);else if(r==="gainAbilitiesOf")Ze(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length);else if(r==="loseAbilities")Ye(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length);else if(r===
"loseAllAbilities")Je(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Je.
errors:e.concat(Je.errors),t=e.length);else if(r==="cantHave")er(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?er.errors:e.concat(er.errors),t=e.length);else if(r==="setPowerToughness")rr(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?rr.errors:e.concat(rr.errors),t=e.length);else if(r===
"modifyPowerToughness")sr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?
sr.errors:e.concat(sr.errors),t=e.length);else if(r==="switchPowerToughness")tr(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?tr.errors:e.concat(tr.errors),t=e.length);else if(r==="playerGains")ir(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?ir.errors:e.concat(ir.errors),t=e.length);else if(r===
"changeGameRule")nr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?nr.errors:
e.concat(nr.errors),t=e.length);else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{
let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'\
tag "kind" must be string'};e===null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zr.errors=e,t===0}function me(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(Array.isArray(s)){if(s.length<
1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)zr(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,
rootData:a,dynamicAnchors:l})||(e=e===null?zr.errors:e.concat(zr.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===
0}function F(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>160){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:160},message:"mu\
st NOT have more than 160 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return F.errors=e,t===0}function Rr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of $i.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="id"||r==="affects"||r==="condition"||r==="does"||r==="zone\
s"||r==="lingers"||r==="note")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="static"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
static"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(_(s.id,{instancePath:n+"/i\
d",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),
s.affects!==void 0&&(P(s.affects,{instancePath:n+"/affects",parentData:s,parentDataProperty:"affects",rootData:a,dynamicAnchors:l})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.condition!==void 0&&(pe(s.condition,{instancePath:n+"/condition",
parentData:s,parentDataProperty:"condition",rootData:a,dynamicAnchors:l})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.
length)),s.does!==void 0&&(me(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"does",rootData:a,dynamicAnchors:l})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length)),s.zones!==void 0){let r=s.zones;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)N(r[o],{instancePath:n+
"/zones/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.
length)}else{let i={instancePath:n+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.lingers!==void 0&&s.lingers!=="endOfTurn"){let r={instancePath:n+"/li\
ngers",schemaPath:"#/properties/lingers/const",keyword:"const",params:{allowedValue:"endOfTurn"},message:"must be equal \
to constant"};e===null?e=[r]:e.push(r),t++}s.note!==void 0&&(F(s.note,{instancePath:n+"/note",parentData:s,parentDataProperty:"\
note",rootData:a,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rr.errors=e,
t===0}var Mi={type:"object",additionalProperties:!1,required:["kind","id","does"],properties:{kind:{const:"characteristi\
cDefining"},id:{$ref:"#/$defs/AbilityId"},does:{$ref:"#/$defs/Parts"},note:{$ref:"#/$defs/OwnWords"}}};function Fr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Mi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="does"||r==="note")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
kind!==void 0&&s.kind!=="characteristicDefining"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"characteristicDefining"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}
s.id!==void 0&&(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===
null?_.errors:e.concat(_.errors),t=e.length)),s.does!==void 0&&(me(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"\
does",rootData:a,dynamicAnchors:l})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),s.note!==void 0&&(F(s.note,{
instancePath:n+"/note",parentData:s,parentDataProperty:"note",rootData:a,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(
F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return Fr.errors=e,t===0}var Ui={type:"object",additionalProperties:!1,required:[
"kind","id"],properties:{kind:{const:"activated"},id:{$ref:"#/$defs/AbilityId"},cost:{type:"string",minLength:1,maxLength:120},
zones:{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}},effects:{type:"array",items:{$ref:"#/$defs/CreatedEffect"}},
puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{$ref:"#/$defs/OwnWords"}}},Qi={type:"object",additionalProperties:!1,
required:["does"],properties:{affects:{$ref:"#/$defs/Selector"},condition:{$ref:"#/$defs/Condition"},does:{$ref:"#/$defs\
/Parts"},duration:{$ref:"#/$defs/Duration"}}},Hi={enum:["endOfTurn","yourNextTurn","indefinite","whileSourceOnBattlefiel\
d","whileSourceTapped","whileYouControlSource"]};function Br(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="endOfTurn"||s==="yourNextTurn"||s==="indefinite"||s==="whileSourceOnBa\
ttlefield"||s==="whileSourceTapped"||s==="whileYouControlSource")){let r={instancePath:n,schemaPath:"#/enum",keyword:"en\
um",params:{allowedValues:Hi.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Br.
errors=e,t===0}function ie(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Qi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="affects"||r==="condition"||r==="does"||r==="duration")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}s.affects!==void 0&&(P(s.affects,{instancePath:n+"/affects",parentData:s,
parentDataProperty:"affects",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.condition!==
void 0&&(pe(s.condition,{instancePath:n+"/condition",parentData:s,parentDataProperty:"condition",rootData:a,dynamicAnchors:l})||
(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.does!==void 0&&(me(s.does,{instancePath:n+"/does",parentData:s,
parentDataProperty:"does",rootData:a,dynamicAnchors:l})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),s.duration!==
void 0&&(Br(s.duration,{instancePath:n+"/duration",parentData:s,parentDataProperty:"duration",rootData:a,dynamicAnchors:l})||
(e=e===null?Br.errors:e.concat(Br.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}var Zi={type:"object",additionalProperties:!1,
required:["on","counter"],properties:{on:{$ref:"#/$defs/Selector"},counter:{type:"string",minLength:1,maxLength:60},amount:{
$ref:"#/$defs/Quantity"}}};function ne(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Zi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="on"||r==="counter"||r==="amount")){let i={instancePath:n,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional pr\
operties"};e===null?e=[i]:e.push(i),t++}if(s.on!==void 0&&(P(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"\
on",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.counter!==void 0){let r=s.counter;
if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={
instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/counter",schemaPath:"#/pr\
operties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.amount!==
void 0&&(A(s.amount,{instancePath:n+"/amount",parentData:s,parentDataProperty:"amount",rootData:a,dynamicAnchors:l})||(e=
e===null?A.errors:e.concat(A.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}function Wr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ui.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="cost"||r==="zones"||r==="effects"||r==="puts"||r==="then")){let i={instancePath:n,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prop\
erties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="activated"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"activated"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.id!==void 0&&(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||
(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.cost!==void 0){let r=s.cost;if(typeof r=="string"){if(g(r)>120){let i={
instancePath:n+"/cost",schemaPath:"#/properties/cost/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT\
 have more than 120 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/cost",schemaPath:"#/pro\
perties/cost/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[i]:e.push(i),t++}}else{let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.zones!==void 0){let r=s.zones;if(Array.isArray(r)){
if(r.length<1){let o={instancePath:n+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)N(r[o],{instancePath:n+
"/zones/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.
length)}else{let i={instancePath:n+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)ie(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"#/properties/eff\
ects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.puts!==void 0){
let r=s.puts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ne(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)}else{let i={instancePath:n+"/puts",
schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}s.then!==void 0&&(F(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Wr.errors=e,t===0}var Xi={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"triggered"},id:{$ref:"#/$defs/AbilityId"},chapters:{type:"array",minItems:1,
uniqueItems:!0,items:{type:"integer",minimum:1,maximum:100}},when:{$ref:"#/$defs/OwnWords"},zones:{type:"array",minItems:1,
items:{$ref:"#/$defs/Zone"}},effects:{type:"array",items:{$ref:"#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"\
#/$defs/PutCounters"}},then:{$ref:"#/$defs/OwnWords"}}};function Gr(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Xi.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="id"||r==="chapter\
s"||r==="when"||r==="zones"||r==="effects"||r==="puts"||r==="then")){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="triggered"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kin\
d/const",keyword:"const",params:{allowedValue:"triggered"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
t++}if(s.id!==void 0&&(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||
(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.chapters!==void 0){let r=s.chapters;if(Array.isArray(r)){if(r.length<
1){let u={instancePath:n+"/chapters",schemaPath:"#/properties/chapters/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),t++}let i=r.length;for(let u=0;u<i;u++){let p=r[u];if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let c={instancePath:n+"/chapters/"+u,schemaPath:"#/properties/chapters/items/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),t++}if(typeof p=="numbe\
r"&&isFinite(p)){if(p>100||isNaN(p)){let c={instancePath:n+"/chapters/"+u,schemaPath:"#/properties/chapters/items/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[c]:e.push(c),t++}if(p<1||isNaN(
p)){let c={instancePath:n+"/chapters/"+u,schemaPath:"#/properties/chapters/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[c]:e.push(c),t++}}}let o=r.length,f;if(o>1){let u={};for(;o--;){let p=r[o];
if(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)){if(typeof u[p]=="number"){f=u[p];let c={instancePath:n+"/chapters",
schemaPath:"#/properties/chapters/uniqueItems",keyword:"uniqueItems",params:{i:o,j:f},message:"must NOT have duplicate i\
tems (items ## "+f+" and "+o+" are identical)"};e===null?e=[c]:e.push(c),t++;break}u[p]=o}}}}else{let i={instancePath:n+
"/chapters",schemaPath:"#/properties/chapters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.when!==void 0&&(F(s.when,{instancePath:n+"/when",parentData:s,parentDataProperty:"when",rootData:a,
dynamicAnchors:l})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),s.zones!==void 0){let r=s.zones;if(Array.isArray(
r)){if(r.length<1){let o={instancePath:n+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)N(r[o],{instancePath:n+
"/zones/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.
length)}else{let i={instancePath:n+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)ie(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"#/properties/eff\
ects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.puts!==void 0){
let r=s.puts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ne(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)}else{let i={instancePath:n+"/puts",
schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}s.then!==void 0&&(F(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gr.errors=e,t===0}var Yi={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"spell"},id:{$ref:"#/$defs/AbilityId"},effects:{type:"array",items:{$ref:"\
#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{$ref:"#/$defs/OwnWords"}}};function Kr(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Yi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="id"||r==="effects"||r==="puts"||r==="then")){let i={instancePath:n,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="spell"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/co\
nst",keyword:"const",params:{allowedValue:"spell"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
id!==void 0&&(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?
_.errors:e.concat(_.errors),t=e.length)),s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)ie(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
ie.errors:e.concat(ie.errors),t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"#/properties/effects/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.puts!==void 0){let r=s.puts;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)ne(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)}else{let i={instancePath:n+"/puts",schemaPath:"\
#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.then!==
void 0&&(F(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||(e=e===null?
F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Kr.errors=e,t===0}var Ct={type:"object",additionalProperties:!1,
required:["kind","produces"],properties:{kind:{const:"mana"},id:{$ref:"#/$defs/AbilityId"},cost:{type:"string",minLength:1,
maxLength:120},produces:{type:"array",minItems:1,items:{enum:["W","U","B","R","G","C"]}}}};function Mr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ct.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="cost"||r==="produces")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.kind!==void 0&&s.kind!=="mana"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"mana"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(_(s.id,
{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(
_.errors),t=e.length)),s.cost!==void 0){let r=s.cost;if(typeof r=="string"){if(g(r)>120){let i={instancePath:n+"/cost",schemaPath:"\
#/properties/cost/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.produces!==void 0){let r=s.produces;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/p\
roduces",schemaPath:"#/properties/produces/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){let f=r[o];if(!(f==="W"||f==="U"||f==="B"||
f==="R"||f==="G"||f==="C")){let u={instancePath:n+"/produces/"+o,schemaPath:"#/properties/produces/items/enum",keyword:"\
enum",params:{allowedValues:Ct.properties.produces.items.enum},message:"must be equal to one of the allowed values"};e===
null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/produces",schemaPath:"#/properties/produces/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Mr.errors=e,t===
0}var _r={type:"object",additionalProperties:!1,required:["kind","id"],properties:{kind:{const:"asEnters"},id:{$ref:"#/$\
defs/AbilityId"},when:{type:"array",minItems:1,items:{enum:["enters","turnedFaceUp"]}},choose:{type:"string",minLength:1,
maxLength:60},bodies:{type:"array",minItems:1,items:{$ref:"#/$defs/Body"}},copy:{type:"object",additionalProperties:!1,required:[
"of"],properties:{of:{$ref:"#/$defs/Selector"},except:{$ref:"#/$defs/CopyExceptions"}}},turnsFaceDown:{$ref:"#/$defs/Sel\
ector"},counters:{type:"object",additionalProperties:{$ref:"#/$defs/Quantity"}},then:{$ref:"#/$defs/OwnWords"}}},Ji={type:"\
object",additionalProperties:!1,required:["name"],properties:{name:{type:"string",minLength:1,maxLength:60},power:{type:"\
integer"},toughness:{type:"integer"},addSubtypes:{$ref:"#/$defs/SubtypeList"},addTypes:{type:"array",items:{$ref:"#/$def\
s/CardType"}},abilities:{$ref:"#/$defs/AbilityList"}}};function Ur(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ji.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="name"||r==="power"||r==="toug\
hness"||r==="addSubtypes"||r==="addTypes"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.addSubtypes!==void 0&&(W(s.addSubtypes,{instancePath:n+"/addSubtype\
s",parentData:s,parentDataProperty:"addSubtypes",rootData:a,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),
t=e.length)),s.addTypes!==void 0){let r=s.addTypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+
"/addTypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),
t=e.length)}else{let i={instancePath:n+"/addTypes",schemaPath:"#/properties/addTypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.abilities!==void 0&&(U(s.abilities,{instancePath:n+"/ab\
ilities",parentData:s,parentDataProperty:"abilities",rootData:a,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Ur.errors=e,t===0}function Qr(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of _r.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(_r.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="asEnters"){let r={instancePath:n+"/ki\
nd",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"asEnters"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",
rootData:a,dynamicAnchors:l})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.when!==void 0){let r=s.when;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/when",schemaPath:"#/properties/when/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){let f=r[o];
if(!(f==="enters"||f==="turnedFaceUp")){let u={instancePath:n+"/when/"+o,schemaPath:"#/properties/when/items/enum",keyword:"\
enum",params:{allowedValues:_r.properties.when.items.enum},message:"must be equal to one of the allowed values"};e===null?
e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.choose!==void 0){let r=s.choose;if(typeof r=="string"){
if(g(r)>60){let i={instancePath:n+"/choose",schemaPath:"#/properties/choose/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/choose",
schemaPath:"#/properties/choose/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/choose",schemaPath:"#/properties/choose/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.bodies!==void 0){let r=s.bodies;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/bodies",schemaPath:"#/properties/bodies/minItems",keyword:"m\
inItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)Ur(r[o],{instancePath:n+"/bodies/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
Ur.errors:e.concat(Ur.errors),t=e.length)}else{let i={instancePath:n+"/bodies",schemaPath:"#/properties/bodies/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.copy!==void 0){let r=s.copy;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let i of _r.properties.copy.required)if(r[i]===void 0){let o={instancePath:n+
"/copy",schemaPath:"#/properties/copy/required",keyword:"required",params:{missingProperty:i},message:"must have require\
d property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in r)if(!(i==="of"||i==="except")){let o={instancePath:n+"/c\
opy",schemaPath:"#/properties/copy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}r.of!==void 0&&(P(r.of,{instancePath:n+"/copy/of",parentData:r,
parentDataProperty:"of",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),r.except!==void 0&&
(fe(r.except,{instancePath:n+"/copy/except",parentData:r,parentDataProperty:"except",rootData:a,dynamicAnchors:l})||(e=e===
null?fe.errors:e.concat(fe.errors),t=e.length))}else{let i={instancePath:n+"/copy",schemaPath:"#/properties/copy/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.turnsFaceDown!==void 0&&(P(s.turnsFaceDown,
{instancePath:n+"/turnsFaceDown",parentData:s,parentDataProperty:"turnsFaceDown",rootData:a,dynamicAnchors:l})||(e=e===null?
P.errors:e.concat(P.errors),t=e.length)),s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(
r))for(let i in r)A(r[i],{instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,
rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);else{let i={instancePath:n+"/counters",
schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.
push(i),t++}}s.then!==void 0&&(F(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qr.errors=e,t===0}var en={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"replacement"},id:{$ref:"#/$defs/AbilityId"},othersEnterAsCopy:{$ref:"#/$\
defs/Selector"},countersStay:{const:!0},then:{$ref:"#/$defs/OwnWords"}}};function Hr(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of en.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="id"||r==="othersE\
nterAsCopy"||r==="countersStay"||r==="then")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.kind!==void 0&&s.kind!=="replacement"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"replacement"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?_.errors:e.
concat(_.errors),t=e.length)),s.othersEnterAsCopy!==void 0&&(P(s.othersEnterAsCopy,{instancePath:n+"/othersEnterAsCopy",
parentData:s,parentDataProperty:"othersEnterAsCopy",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length)),s.countersStay!==void 0&&s.countersStay!==!0){let r={instancePath:n+"/countersStay",schemaPath:"#/propertie\
s/countersStay/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}s.then!==void 0&&(F(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Hr.errors=e,t===0}function Zr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let i of hi.required)if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r==
"string")if(r==="keyword")Vr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?
Vr.errors:e.concat(Vr.errors),t=e.length);else if(r==="static")Rr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?Rr.errors:e.concat(Rr.errors),t=e.length);else if(r==="characteristicDefining")Fr(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Fr.errors:e.concat(Fr.errors),t=e.length);else if(r===
"activated")Wr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Wr.errors:
e.concat(Wr.errors),t=e.length);else if(r==="triggered")Gr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?Gr.errors:e.concat(Gr.errors),t=e.length);else if(r==="spell")Kr(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Kr.errors:e.concat(Kr.errors),t=e.length);else if(r==="m\
ana")Mr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Mr.errors:e.concat(
Mr.errors),t=e.length);else if(r==="asEnters")Qr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?Qr.errors:e.concat(Qr.errors),t=e.length);else if(r==="replacement")Hr(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?Hr.errors:e.concat(Hr.errors),t=e.length);else{let i={instancePath:n,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" mus\
t be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[i]:e.push(i),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Zr.errors=e,t===0}function Pe(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let p={};e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.
length=r:e=null);let u;if(f){let p=t;if(typeof s=="string"){if(g(s)>60){let h={instancePath:n,schemaPath:"#/then/maxLeng\
th",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[h]:e.push(h),t++}
if(g(s)<1){let h={instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:n,schemaPath:"#/then/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="then"}else{let p=t;
Zr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Zr.errors:e.concat(Zr.
errors),t=e.length);var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},
message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return Pe.errors=e,t===0}var rn=ve,tt={type:"object",additionalProperties:!1,
required:["name","types"],properties:{$schema:{type:"string"},name:{type:"string",minLength:1,maxLength:200},names:{type:"\
object",additionalProperties:!1,properties:{de:{type:"string",minLength:1},fr:{type:"string",minLength:1}}},manaCost:{$ref:"\
#/$defs/ManaCost"},colorIndicator:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{
$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"stri\
ng",minLength:1,maxLength:40}},power:{$ref:"#/$defs/PrintedNumber"},toughness:{$ref:"#/$defs/PrintedNumber"},loyalty:{type:"\
integer",minimum:0},defense:{type:"integer",minimum:0},abilities:{type:"array",items:{$ref:"#/$defs/AbilityEntry"}},layout:{
enum:["normal","transform","modal","flip"]},back:{$ref:"#/$defs/Face"},madeUp:{const:!0}}};var sn=new RegExp("^(\\{(?:[0-9]{1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$","u");function or(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){
let p={};e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(f){let p=t;if(typeof s=="\
string"&&!sn.test(s)){let h={instancePath:n,schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\{(?:[0-9]{\
1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$"},message:'must match pattern "^(\\{(?:[0-9]{1,2}|[WUBRGCSX]|[WUBRG2C]/[\
WUBRGP](?:/P)?)\\})+$"'};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="then"}else{let p=t;if(s!==null){let h={instancePath:n,
schemaPath:"#/else/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),t++}var f=p===
t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match\
 "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return or.errors=e,t===0}var tn=new RegExp("^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$","u");function J(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let p={};e===null?e=[p]:e.push(
p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(f){let p=t;if(typeof s=="string"&&!tn.test(s)){let h={instancePath:n,
schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$"},message:'must match p\
attern "^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$"'};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="then"}else{let p=t;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let h={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return J.
errors=e,t===0}var Et={type:"object",additionalProperties:!1,required:["name","types"],properties:{name:{type:"string",minLength:1,
maxLength:200},manaCost:{$ref:"#/$defs/ManaCost"},colorIndicator:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},
supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},
subtypes:{type:"array",items:{type:"string",minLength:1,maxLength:40}},power:{$ref:"#/$defs/PrintedNumber"},toughness:{$ref:"\
#/$defs/PrintedNumber"},loyalty:{type:"integer",minimum:0},defense:{type:"integer",minimum:0},abilities:{type:"array",items:{
$ref:"#/$defs/AbilityEntry"}}}};function Xr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Et.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Et.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.manaCost!==void 0&&(or(s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"ma\
naCost",rootData:a,dynamicAnchors:l})||(e=e===null?or.errors:e.concat(or.errors),t=e.length)),s.colorIndicator!==void 0){
let r=s.colorIndicator;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/colorIndicator",schemaPath:"#/propert\
ies/colorIndicator/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colorIndicator/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colorInd\
icator",schemaPath:"#/properties/colorIndicator/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)j(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.
types;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?w.
errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let f=r[o];if(typeof f=="string"){if(g(f)>40){let u={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/maxLength",keyword:"maxLength",params:{limit:40},message:"must NO\
T have more than 40 characters"};e===null?e=[u]:e.push(u),t++}if(g(f)<1){let u={instancePath:n+"/subtypes/"+o,schemaPath:"\
#/properties/subtypes/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.power!==void 0&&(J(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,
dynamicAnchors:l})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)),s.toughness!==void 0&&(J(s.toughness,{instancePath:n+
"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:l})||(e=e===null?J.errors:e.concat(J.
errors),t=e.length)),s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={
instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+"/loy\
alty",schemaPath:"#/properties/loyalty/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+
"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)Pe(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
Pe.errors:e.concat(Pe.errors),t=e.length)}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xr.
errors=e,t===0}function ve(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of tt.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(tt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let r={instancePath:n+"/$schema",schemaPath:"#/pr\
operties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/name",schemaPath:"#/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.
push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/nam\
e",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),t++}}if(s.names!==void 0){let r=s.names;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let i in r)if(!(i==="de"||
i==="fr")){let o={instancePath:n+"/names",schemaPath:"#/properties/names/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:i},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(r.de!==
void 0){let i=r.de;if(typeof i=="string"){if(g(i)<1){let o={instancePath:n+"/names/de",schemaPath:"#/properties/names/pr\
operties/de/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[o]:e.push(o),t++}}else{let o={instancePath:n+"/names/de",schemaPath:"#/properties/names/properties/de/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(r.fr!==void 0){let i=r.fr;if(typeof i==
"string"){if(g(i)<1){let o={instancePath:n+"/names/fr",schemaPath:"#/properties/names/properties/fr/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:n+
"/names/fr",schemaPath:"#/properties/names/properties/fr/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[o]:e.push(o),t++}}}else{let i={instancePath:n+"/names",schemaPath:"#/properties/names/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0&&(or(s.manaCost,
{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"manaCost",rootData:a,dynamicAnchors:l})||(e=e===null?or.errors:
e.concat(or.errors),t=e.length)),s.colorIndicator!==void 0){let r=s.colorIndicator;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/colorIndicator",schemaPath:"#/properties/colorIndicator/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+
"/colorIndicator/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),
t=e.length)}else{let i={instancePath:n+"/colorIndicator",schemaPath:"#/properties/colorIndicator/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/supertyp\
es",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+
"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=e.
length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++){let f=r[o];if(typeof f=="string"){if(g(f)>40){let u={instancePath:n+"/subtypes/"+o,schemaPath:"#/pr\
operties/subtypes/items/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[u]:e.push(u),t++}if(g(f)<1){let u={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{
let u={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties\
/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==
void 0&&(J(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,dynamicAnchors:l})||(e=e===
null?J.errors:e.concat(J.errors),t=e.length)),s.toughness!==void 0&&(J(s.toughness,{instancePath:n+"/toughness",parentData:s,
parentDataProperty:"toughness",rootData:a,dynamicAnchors:l})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)),s.loyalty!==
void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/loyalty",schemaPath:"\
#/properties/loyalty/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.defense!==
void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/defense",schemaPath:"\
#/properties/defense/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==
void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Pe(r[o],{instancePath:n+"/abilities/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length)}else{
let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.layout!==void 0){let r=s.layout;if(!(r==="normal"||r==="transform"||r===
"modal"||r==="flip")){let i={instancePath:n+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues:tt.
properties.layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.back!==
void 0&&(Xr(s.back,{instancePath:n+"/back",parentData:s,parentDataProperty:"back",rootData:a,dynamicAnchors:l})||(e=e===
null?Xr.errors:e.concat(Xr.errors),t=e.length)),s.madeUp!==void 0&&s.madeUp!==!0){let r={instancePath:n+"/madeUp",schemaPath:"\
#/properties/madeUp/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}var nn=ri;function ri(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of ei.required)
if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"m\
ust have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="copy")_e(s,
{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?_e.errors:e.concat(_e.errors),
t=e.length);else if(r==="gainControl")Se(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?Se.errors:e.concat(Se.errors),t=e.length);else if(r==="replaceWords")Ve(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length);else if(r==="gainFullText")ze(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?ze.errors:e.concat(ze.errors),t=e.length);else if(r===
"setName")Re(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Re.errors:e.
concat(Re.errors),t=e.length);else if(r==="addTypes")Fe(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length);else if(r==="setTypes")Be(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?Be.errors:e.concat(Be.errors),t=e.length);else if(r==="removeTypes")We(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?We.errors:e.concat(We.errors),t=e.length);else if(r===
"setSubtypes")Ge(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Ge.errors:
e.concat(Ge.errors),t=e.length);else if(r==="setBasicLandTypes")Ke(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length);else if(r==="addEverySubtype")Me(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length);else if(r===
"setColors")Ue(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Ue.errors:
e.concat(Ue.errors),t=e.length);else if(r==="addColors")Qe(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length);else if(r==="gainAbilities")He(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?He.errors:e.concat(He.errors),t=e.length);else if(r===
"gainAbilitiesOf")Ze(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Ze.errors:
e.concat(Ze.errors),t=e.length);else if(r==="loseAbilities")Ye(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length);else if(r==="loseAllAbilities")Je(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length);else if(r===
"cantHave")er(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?er.errors:e.
concat(er.errors),t=e.length);else if(r==="setPowerToughness")rr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?rr.errors:e.concat(rr.errors),t=e.length);else if(r==="modifyPowerToughness")sr(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?sr.errors:e.concat(sr.errors),t=e.length);else if(r===
"switchPowerToughness")tr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?
tr.errors:e.concat(tr.errors),t=e.length);else if(r==="playerGains")ir(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?ir.errors:e.concat(ir.errors),t=e.length);else if(r==="changeGameRule")nr(s,{
instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?nr.errors:e.concat(nr.errors),
t=e.length);else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
kind",tagValue:r},message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must\
 be string'};e===null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ri.errors=e,t===0}var on=si;function si(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(typeof s=="numb\
er"&&isFinite(s))){let p={};e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(f){let p=t;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let h={instancePath:n,schemaPath:"#/then/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="then"}else{let p=t;Ce(
s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Ce.errors:e.concat(Ce.errors),
t=e.length);var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},
message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return si.errors=e,t===0}var an=ii,ln={type:"object",additionalProperties:!1,
required:["header","scenarios","problems","results","footer"],properties:{header:{$ref:"#/$defs/ReportHeader"},scenarios:{
type:"array",items:{$ref:"#/$defs/ScenarioSummary"}},problems:{type:"array",items:{$ref:"#/$defs/Problem"}},results:{type:"\
array",items:{$ref:"#/$defs/Result"}},footer:{$ref:"#/$defs/ReportFooter"}}},_t={type:"object",additionalProperties:!1,required:[
"format","engine","corpus","plan"],properties:{format:{const:"cr613-report/1"},engine:{type:"object",additionalProperties:!1,
required:["name","version"],properties:{name:{type:"string"},version:{type:"string"}}},corpus:{type:"string"},readings:{
type:"array",minItems:1,items:{$ref:"#/$defs/ReadingId"}},plan:{type:"array",items:{$ref:"#/$defs/PlanEntry"}}}};function Z(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>80){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:80},message:"must\
 NOT have more than 80 characters"};e===null?e=[r]:e.push(r),t++}if(!at.test(s)){let r={instancePath:n,schemaPath:"#/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z][a-z0-9]*(-[\
a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}var pn={type:"object",additionalProperties:!1,
required:["scenario","ruleset"],properties:{scenario:{type:"string"},ruleset:{$ref:"#/$defs/RulesetId"}}},un={enum:["pre\
-m10","m10","m14","ikoria","current"]};function Q(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(!(s==="pre-m10"||s==="m10"||s==="m14"||s==="ikoria"||s==="current")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:un.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return Q.errors=e,t===0}function Yr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of pn.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="scenario"||r==="ruleset")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.scenario!==void 0&&typeof s.scenario!="string"){let r={instancePath:n+
"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}s.ruleset!==void 0&&(Q(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"ru\
leset",rootData:a,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Yr.errors=e,
t===0}function Jr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of _t.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="format"||r==="engine"||r==="corpus"||r==="readings"||r==="plan")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.format!==void 0&&s.format!=="cr613-report/1"){let r={instancePath:n+
"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue:"cr613-report/1"},message:"must be\
 equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.engine!==void 0){let r=s.engine;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(let i of _t.properties.engine.required)if(r[i]===void 0){let o={instancePath:n+"/engine",schemaPath:"#/p\
roperties/engine/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};
e===null?e=[o]:e.push(o),t++}for(let i in r)if(!(i==="name"||i==="version")){let o={instancePath:n+"/engine",schemaPath:"\
#/properties/engine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT\
 have additional properties"};e===null?e=[o]:e.push(o),t++}if(r.name!==void 0&&typeof r.name!="string"){let i={instancePath:n+
"/engine/name",schemaPath:"#/properties/engine/properties/name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[i]:e.push(i),t++}if(r.version!==void 0&&typeof r.version!="string"){let i={instancePath:n+"/eng\
ine/version",schemaPath:"#/properties/engine/properties/version/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/engine",schemaPath:"#/properties/engine/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.corpus!==void 0&&typeof s.corpus!=
"string"){let r={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.readings!==void 0){let r=s.readings;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/readings",schemaPath:"#/properties/readings/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Z(r[o],{instancePath:n+
"/readings/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Z.errors:e.concat(Z.errors),
t=e.length)}else{let i={instancePath:n+"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.plan!==void 0){let r=s.plan;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)Yr(r[o],{instancePath:n+"/plan/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?Yr.errors:e.concat(Yr.errors),t=e.length)}else{let i={instancePath:n+"/plan",schemaPath:"#/properties/plan/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Jr.
errors=e,t===0}var it={type:"object",additionalProperties:!1,required:["id","file","topic","title","level","cites","play\
ers","cards","timeline"],properties:{id:{type:"string"},file:{type:"string"},topic:{type:"string"},title:{type:"string"},
question:{type:"string"},level:{enum:["must","interpretation","undefined"]},cites:{type:"array",items:{$ref:"#/$defs/Cit\
ation"}},players:{type:"array",items:{type:"string"}},cards:{type:"array",items:{$ref:"#/$defs/Card"}},timeline:{type:"a\
rray",items:{$ref:"#/$defs/ScenarioEvent"}},why:{type:"array",items:{type:"string"}},provenance:{type:"array",items:{type:"\
string"}},alternatives:{type:"array",items:{$ref:"#/$defs/Alternative"}},twin:{type:"string"}}},St={type:"object",additionalProperties:!1,
required:["clause","role"],properties:{clause:{$ref:"#/$defs/Clause"},role:{enum:["decides","applies","contrasts"]}}};var fn=new RegExp("^[1-9][0-9]{2}\\.[0-9]{1,3}[a-z]?$","u");function k(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s=="string"){if(!fn.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{2}\\.[0-9]{1,3}[a-z]?$"},message:'must match pattern "^[1-9][0\
-9]{2}\\.[0-9]{1,3}[a-z]?$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return k.errors=e,t===0}function ar(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of St.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"clause"||r==="role")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.clause!==void 0&&
(k(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?
k.errors:e.concat(k.errors),t=e.length)),s.role!==void 0){let r=s.role;if(!(r==="decides"||r==="applies"||r==="contrasts")){
let i={instancePath:n+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues:St.properties.role.
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ar.errors=e,
t===0}var mn={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/EntersEvent"},{$ref:"\
#/$defs/MovesEvent"},{$ref:"#/$defs/ResolvesEvent"},{$ref:"#/$defs/AttachEvent"},{$ref:"#/$defs/UnattachEvent"},{$ref:"#\
/$defs/CountersEvent"},{$ref:"#/$defs/TurnFaceUpEvent"},{$ref:"#/$defs/TurnFaceDownEvent"},{$ref:"#/$defs/TransformEvent"},
{$ref:"#/$defs/MergesEvent"},{$ref:"#/$defs/PhaseEvent"},{$ref:"#/$defs/TapEvent"},{$ref:"#/$defs/DesignateEvent"},{$ref:"\
#/$defs/ChooseEvent"},{$ref:"#/$defs/LinkEvent"},{$ref:"#/$defs/PlayerEvent"},{$ref:"#/$defs/DamageEvent"},{$ref:"#/$def\
s/TurnEvent"},{$ref:"#/$defs/EndsEvent"},{$ref:"#/$defs/StateBasedEvent"},{$ref:"#/$defs/SimultaneousEvent"},{$ref:"#/$d\
efs/CheckEvent"}]},Vt={type:"object",additionalProperties:!1,required:["kind","card","controller"],properties:{kind:{const:"\
enters"},card:{type:"string",minLength:1,maxLength:200},id:{$ref:"#/$defs/ObjectId"},controller:{$ref:"#/$defs/PlayerNam\
e"},owner:{$ref:"#/$defs/PlayerName"},zone:{$ref:"#/$defs/Zone"},token:{type:"boolean"},tapped:{type:"boolean"},faceDown:{
$ref:"#/$defs/FaceDown"},back:{const:!0},attachedTo:{type:"string",minLength:1,maxLength:200},counters:{$ref:"#/$defs/Co\
unterCounts"},choices:{$ref:"#/$defs/Choices"},copyOf:{$ref:"#/$defs/ObjectId"},except:{$ref:"#/$defs/CopyExceptions"},links:{
$ref:"#/$defs/Links"}}};function b(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"mu\
st NOT have more than 200 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return b.errors=e,t===0}function q(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>60){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:60},message:"must\
 NOT have more than 60 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return q.errors=e,t===0}var yn={if:{type:"object"},then:{$ref:"#/$defs/FaceDownValues"},else:{enum:[!0,"mo\
rph","manifest","disguise","cloak"]}};function es(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="power"||r==="toughness"||r==="types"||r==="subtype\
s"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.power!==void 0){let r=s.power;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.
toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/toughness",schemaPath:"#/pro\
perties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/type\
s/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{
let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/subtyp\
es",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}s.abilities!==void 0&&(U(s.abilities,{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilit\
ies",rootData:a,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return es.errors=e,
t===0}function ye(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let p={};e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==
null&&(r?e.length=r:e=null);let u;if(f){let p=t;es(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?es.errors:e.concat(es.errors),t=e.length);var f=p===t;i=f,u="then"}else{let p=t;if(!(s===!0||s==="morph"||s===
"manifest"||s==="disguise"||s==="cloak")){let h={instancePath:n,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues:yn.
else.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="else"}if(!i){
let p={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===
null?e=[p]:e.push(p),t++}return ye.errors=e,t===0}function ee(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>20){let r={instancePath:n,schemaPath:"#/maxPropert\
ies",keyword:"maxProperties",params:{limit:20},message:"must NOT have more than 20 properties"};e===null?e=[r]:e.push(r),
t++}if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s){let i=s[r];if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),
t++}if(typeof i=="number"&&isFinite(i)){if(i>1e6||isNaN(i)){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be \
<= 1000000"};e===null?e=[o]:e.push(o),t++}if(i<1||isNaN(i)){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >=\
 1"};e===null?e=[o]:e.push(o),t++}}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}var cn={type:"object",maxProperties:20,additionalProperties:{
type:["string","integer"],maxLength:200}};function X(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>20){let r={
instancePath:n,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:20},message:"must NOT have more than 2\
0 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s){let i=s[r];if(typeof i!="string"&&!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additional\
Properties/type",keyword:"type",params:{type:cn.additionalProperties.type},message:"must be string,integer"};e===null?e=
[o]:e.push(o),t++}if(typeof i=="string"&&g(i)>200){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[o]:e.push(o),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}function Y(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(Array.
isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)b(s[i],{instancePath:n+
"/"+i,parentData:s,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),t++}return Y.errors=e,t===0}function lr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>10){let r={instancePath:n,schemaPath:"\
#/maxProperties",keyword:"maxProperties",params:{limit:10},message:"must NOT have more than 10 properties"};e===null?e=[
r]:e.push(r),t++}for(let r in s)Y(s[r],{instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:r,
rootData:a,dynamicAnchors:l})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return lr.errors=e,
t===0}function rs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Vt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!G.call(Vt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="enters"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"enters"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.card!==void 0){
let r=s.card;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/card",schemaPath:"#/properties/card/maxLength",
keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(
r)<1){let i={instancePath:n+"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/card",schemaPath:"#/p\
roperties/card/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.
id!==void 0&&(b(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)),s.controller!==void 0&&(q(s.controller,{instancePath:n+"/controller",parentData:s,
parentDataProperty:"controller",rootData:a,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.owner!==
void 0&&(q(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:a,dynamicAnchors:l})||(e=e===
null?q.errors:e.concat(q.errors),t=e.length)),s.zone!==void 0&&(N(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.token!==void 0&&typeof s.token!=
"boolean"){let r={instancePath:n+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={instancePath:n+"\
/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.faceDown!==void 0&&(ye(s.faceDown,{instancePath:n+"/faceDown",parentData:s,parentDataProperty:"\
faceDown",rootData:a,dynamicAnchors:l})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)),s.back!==void 0&&s.back!==
!0){let r={instancePath:n+"/back",schemaPath:"#/properties/back/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r=="stri\
ng"){if(g(r)>200){let i={instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+
"/attachedTo",schemaPath:"#/properties/attachedTo/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/attachedTo",schemaPath:"#/properti\
es/attachedTo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.counters!==
void 0&&(ee(s.counters,{instancePath:n+"/counters",parentData:s,parentDataProperty:"counters",rootData:a,dynamicAnchors:l})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),s.choices!==void 0&&(X(s.choices,{instancePath:n+"/choices",parentData:s,
parentDataProperty:"choices",rootData:a,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)),s.copyOf!==
void 0&&(b(s.copyOf,{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"copyOf",rootData:a,dynamicAnchors:l})||(e=
e===null?b.errors:e.concat(b.errors),t=e.length)),s.except!==void 0&&(fe(s.except,{instancePath:n+"/except",parentData:s,
parentDataProperty:"except",rootData:a,dynamicAnchors:l})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)),s.links!==
void 0&&(lr(s.links,{instancePath:n+"/links",parentData:s,parentDataProperty:"links",rootData:a,dynamicAnchors:l})||(e=e===
null?lr.errors:e.concat(lr.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rs.errors=e,t===0}var zt={type:"object",additionalProperties:!1,
required:["kind","object","to"],properties:{kind:{const:"moves"},object:{$ref:"#/$defs/ObjectId"},to:{$ref:"#/$defs/Zone"},
controller:{$ref:"#/$defs/PlayerName"},tapped:{type:"boolean"},faceDown:{$ref:"#/$defs/FaceDown"},back:{const:!0},attachedTo:{
type:"string",minLength:1,maxLength:200},counters:{$ref:"#/$defs/CounterCounts"},choices:{$ref:"#/$defs/Choices"},copyOf:{
$ref:"#/$defs/ObjectId"},links:{$ref:"#/$defs/Links"}}};function ss(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zt.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(zt.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="moves"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"moves"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.to!==void 0&&(N(s.to,{instancePath:n+
"/to",parentData:s,parentDataProperty:"to",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),
s.controller!==void 0&&(q(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"controller",rootData:a,
dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.tapped!==void 0&&typeof s.tapped!="boolean"){
let r={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[r]:e.push(r),t++}if(s.faceDown!==void 0&&(ye(s.faceDown,{instancePath:n+"/faceDown",parentData:s,
parentDataProperty:"faceDown",rootData:a,dynamicAnchors:l})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)),s.back!==
void 0&&s.back!==!0){let r={instancePath:n+"/back",schemaPath:"#/properties/back/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r==
"string"){if(g(r)>200){let i={instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/maxLength",keyword:"maxLe\
ngth",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={
instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/attachedTo",schemaPath:"\
#/properties/attachedTo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}
s.counters!==void 0&&(ee(s.counters,{instancePath:n+"/counters",parentData:s,parentDataProperty:"counters",rootData:a,dynamicAnchors:l})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)),s.choices!==void 0&&(X(s.choices,{instancePath:n+"/choices",parentData:s,
parentDataProperty:"choices",rootData:a,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)),s.copyOf!==
void 0&&(b(s.copyOf,{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"copyOf",rootData:a,dynamicAnchors:l})||(e=
e===null?b.errors:e.concat(b.errors),t=e.length)),s.links!==void 0&&(lr(s.links,{instancePath:n+"/links",parentData:s,parentDataProperty:"\
links",rootData:a,dynamicAnchors:l})||(e=e===null?lr.errors:e.concat(lr.errors),t=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ss.
errors=e,t===0}var Rt={type:"object",additionalProperties:!1,required:["kind","controller"],properties:{kind:{const:"res\
olves"},id:{type:"string",minLength:1,maxLength:200},card:{type:"string",minLength:1,maxLength:200},source:{$ref:"#/$def\
s/ObjectId"},ability:{if:{type:"object"},then:{$ref:"#/$defs/WrittenOut"},else:{$ref:"#/$defs/AbilityId"}},controller:{$ref:"\
#/$defs/PlayerName"},targets:{type:"array",maxItems:100,items:{type:"string",minLength:1,maxLength:200}},x:{type:"intege\
r",minimum:0},choices:{$ref:"#/$defs/Choices"}}};function ts(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}
for(let r in s)if(!(r==="effects"||r==="puts")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/effects",schemaPath:"\
#/properties/effects/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ie(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)}else{let i={instancePath:n+"/effect\
s",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.puts!==void 0){let r=s.puts;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/puts",schemaPath:"\
#/properties/puts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[
o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ne(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)}else{let i={instancePath:n+"/puts",
schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ts.errors=e,t===0}function is(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of Rt.required)
if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"m\
ust have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in s)if(!G.call(Rt.properties,i)){let o={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have \
additional properties"};e===null?e=[o]:e.push(o),t++}if(s.kind!==void 0&&s.kind!=="resolves"){let i={instancePath:n+"/ki\
nd",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"resolves"},message:"must be equal to cons\
tant"};e===null?e=[i]:e.push(i),t++}if(s.id!==void 0){let i=s.id;if(typeof i=="string"){if(g(i)>200){let o={instancePath:n+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200\
 characters"};e===null?e=[o]:e.push(o),t++}if(g(i)<1){let o={instancePath:n+"/id",schemaPath:"#/properties/id/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),t++}}else{
let o={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[o]:e.push(o),t++}}if(s.card!==void 0){let i=s.card;if(typeof i=="string"){if(g(i)>200){let o={instancePath:n+
"/card",schemaPath:"#/properties/card/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[o]:e.push(o),t++}if(g(i)<1){let o={instancePath:n+"/card",schemaPath:"#/properties/card/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),
t++}}else{let o={instancePath:n+"/card",schemaPath:"#/properties/card/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),t++}}if(s.source!==void 0&&(b(s.source,{instancePath:n+"/source",parentData:s,
parentDataProperty:"source",rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.ability!==
void 0){let i=s.ability,o=t,f=!0,u=t;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let c={};e===null?e=[c]:e.push(c),t++}
var r=u===t;t=o,e!==null&&(o?e.length=o:e=null);let p;if(r){let c=t;ts(i,{instancePath:n+"/ability",parentData:s,parentDataProperty:"\
ability",rootData:a,dynamicAnchors:l})||(e=e===null?ts.errors:e.concat(ts.errors),t=e.length);var r=c===t;f=r,p="then"}else{
let c=t;_(i,{instancePath:n+"/ability",parentData:s,parentDataProperty:"ability",rootData:a,dynamicAnchors:l})||(e=e===null?
_.errors:e.concat(_.errors),t=e.length);var r=c===t;f=r,p="else"}if(!f){let c={instancePath:n+"/ability",schemaPath:"#/p\
roperties/ability/if",keyword:"if",params:{failingKeyword:p},message:'must match "'+p+'" schema'};e===null?e=[c]:e.push(
c),t++}}if(s.controller!==void 0&&(q(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"control\
ler",rootData:a,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.targets!==void 0){let i=s.targets;
if(Array.isArray(i)){if(i.length>100){let f={instancePath:n+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[f]:e.push(f),t++}let o=i.length;for(let f=0;f<
o;f++){let u=i[f];if(typeof u=="string"){if(g(u)>200){let p={instancePath:n+"/targets/"+f,schemaPath:"#/properties/targe\
ts/items/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=
[p]:e.push(p),t++}if(g(u)<1){let p={instancePath:n+"/targets/"+f,schemaPath:"#/properties/targets/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:n+
"/targets/"+f,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:n+"/targets",schemaPath:"#/properties/targets/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(s.x!==void 0){let i=s.x;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(
i))){let o={instancePath:n+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),t++}}s.choices!==void 0&&(X(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"\
choices",rootData:a,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),t=e.length))}else{let i={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return is.
errors=e,t===0}var hn={type:"object",additionalProperties:!1,required:["kind","object","to"],properties:{kind:{const:"at\
tach"},object:{$ref:"#/$defs/ObjectId"},to:{type:"string",minLength:1,maxLength:200}}};function ns(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of hn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="to")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="attach"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
attach"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(b(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),s.to!==void 0){let r=s.to;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/to",schemaPath:"#/pro\
perties/to/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/to",
schemaPath:"#/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ns.errors=e,t===0}var dn={type:"object",additionalProperties:!1,required:["kind","ob\
ject"],properties:{kind:{const:"unattach"},object:{$ref:"#/$defs/ObjectId"}}};function os(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of dn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="unattach"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"unattach"},message:"must be equal to \
constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return os.errors=e,
t===0}var nt={type:"object",additionalProperties:!1,required:["kind","object"],anyOf:[{required:["add"]},{required:["rem\
ove"]}],properties:{kind:{const:"counters"},object:{$ref:"#/$defs/ObjectId"},add:{$ref:"#/$defs/CounterCounts"},remove:{
$ref:"#/$defs/CounterCounts"}}};function as(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0,r=t,i=!1,o=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of nt.anyOf[0].required)if(s[u]===void 0){
let p={instancePath:n,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:u},message:"must have r\
equired property '"+u+"'"};e===null?e=[p]:e.push(p),t++}}var f=o===t;if(i=i||f,!i){let u=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let c of nt.anyOf[1].required)if(s[c]===void 0){let h={instancePath:n,schemaPath:"#/anyOf/1/required",keyword:"\
required",params:{missingProperty:c},message:"must have required property '"+c+"'"};e===null?e=[h]:e.push(h),t++}}var f=u===
t;i=i||f}if(i)t=r,e!==null&&(r?e.length=r:e=null);else{let u={instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[u]:e.push(u),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of nt.
required)if(s[u]===void 0){let p={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},message:"\
must have required property '"+u+"'"};e===null?e=[p]:e.push(p),t++}for(let u in s)if(!(u==="kind"||u==="object"||u==="ad\
d"||u==="remove")){let p={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(s.kind!==void 0&&s.kind!=="counters"){let u={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"counters"},message:"mu\
st be equal to constant"};e===null?e=[u]:e.push(u),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.add!==
void 0&&(ee(s.add,{instancePath:n+"/add",parentData:s,parentDataProperty:"add",rootData:a,dynamicAnchors:l})||(e=e===null?
ee.errors:e.concat(ee.errors),t=e.length)),s.remove!==void 0&&(ee(s.remove,{instancePath:n+"/remove",parentData:s,parentDataProperty:"\
remove",rootData:a,dynamicAnchors:l})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length))}else{let u={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return as.
errors=e,t===0}var gn={type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{const:"turnFac\
eUp"},object:{$ref:"#/$defs/ObjectId"},copyOf:{$ref:"#/$defs/ObjectId"},choices:{$ref:"#/$defs/Choices"}}};function ls(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of gn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="object"||r==="copyOf"||r==="choices")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="turnFaceUp"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"turnFaceUp"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&
(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)),s.copyOf!==void 0&&(b(s.copyOf,{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"\
copyOf",rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.choices!==void 0&&(X(s.choices,
{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:a,dynamicAnchors:l})||(e=e===null?X.errors:
e.concat(X.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ls.errors=e,t===0}var bn={type:"object",additionalProperties:!1,required:[
"kind","object"],properties:{kind:{const:"turnFaceDown"},object:{$ref:"#/$defs/ObjectId"},as:{$ref:"#/$defs/FaceDown"}}};
function ps(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of bn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="as")){let i={instancePath:n,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="turnFaceDown"){let r={instancePath:n+"/kind",schemaPath:"#/proper\
ties/kind/const",keyword:"const",params:{allowedValue:"turnFaceDown"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,
dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.as!==void 0&&(ye(s.as,{instancePath:n+"/as",parentData:s,
parentDataProperty:"as",rootData:a,dynamicAnchors:l})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ps.errors=e,t===0}var Pn={type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{
const:"transform"},object:{$ref:"#/$defs/ObjectId"}}};function us(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Pn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="transform"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"transform"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return us.errors=e,
t===0}var Ft={type:"object",additionalProperties:!1,required:["kind","card","onto","position"],properties:{kind:{const:"\
merges"},card:{type:"string",minLength:1,maxLength:200},onto:{$ref:"#/$defs/ObjectId"},position:{enum:["top","under"]}}};
function fs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ft.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="card"||r==="onto"||r==="position")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="merges"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"merges"},message:"must be equal to constant"};e===null?e=
[r]:e.push(r),t++}if(s.card!==void 0){let r=s.card;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/card",schemaPath:"\
#/properties/card/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/card",schemaPath:"#/properties/card/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/card",schemaPath:"#/properties/card/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.onto!==void 0&&(b(s.onto,{instancePath:n+"/onto",parentData:s,parentDataProperty:"onto",rootData:a,
dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.position!==void 0){let r=s.position;if(!(r===
"top"||r==="under")){let i={instancePath:n+"/position",schemaPath:"#/properties/position/enum",keyword:"enum",params:{allowedValues:Ft.
properties.position.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return fs.errors=e,t===0}var Bt={type:"object",additionalProperties:!1,required:["kind","objects"],properties:{kind:{
enum:["phaseOut","phaseIn"]},objects:{$ref:"#/$defs/ObjectIds"}}};function je(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Bt.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="objects")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0){let r=s.kind;if(!(r==="phaseOut"||
r==="phaseIn")){let i={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Bt.
properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}s.objects!==void 0&&
(Y(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:a,dynamicAnchors:l})||(e=e===
null?Y.errors:e.concat(Y.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===0}var Wt={type:"object",additionalProperties:!1,
required:["kind","object"],properties:{kind:{enum:["tap","untap"]},object:{$ref:"#/$defs/ObjectId"}}};function qe(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Wt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0){let r=s.
kind;if(!(r==="tap"||r==="untap")){let i={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{
allowedValues:Wt.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}
s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}var kn={type:"object",additionalProperties:!1,
required:["kind","object","designation"],properties:{kind:{const:"designate"},object:{$ref:"#/$defs/ObjectId"},designation:{
type:"string",minLength:1,maxLength:40},on:{type:"boolean"}}};function ms(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of kn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="des\
ignation"||r==="on")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="designate"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"designate"},message:"m\
ust be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.designation!==
void 0){let r=s.designation;if(typeof r=="string"){if(g(r)>40){let i={instancePath:n+"/designation",schemaPath:"#/proper\
ties/designation/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?
e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/designation",schemaPath:"#/properties/designation/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/designation",schemaPath:"#/properties/designation/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),t++}}if(s.on!==void 0&&typeof s.on!="boolean"){let r={instancePath:n+"/on",schemaPath:"#/proper\
ties/on/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ms.errors=e,t===0}var wn={type:"object",additionalProperties:!1,required:["kind","object","choices"],properties:{
kind:{const:"choose"},object:{$ref:"#/$defs/ObjectId"},choices:{$ref:"#/$defs/Choices"}}};function ys(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of wn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="choices")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="choose"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
choose"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),s.choices!==void 0&&(X(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:a,
dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ys.errors=e,t===0}var vn={
type:"object",additionalProperties:!1,required:["kind","object","as","objects"],properties:{kind:{const:"link"},object:{
$ref:"#/$defs/ObjectId"},as:{type:"string",minLength:1,maxLength:60},objects:{$ref:"#/$defs/ObjectIds"}}};function cs(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of vn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="object"||r==="as"||r==="objects")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="link"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"link"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&
(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)),s.as!==void 0){let r=s.as;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+
"/as",schemaPath:"#/properties/as/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 c\
haracters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/as",schemaPath:"#/properties/as/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),t++}}s.objects!==void 0&&(Y(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:a,
dynamicAnchors:l})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return cs.errors=e,t===0}var $n={
type:"object",additionalProperties:!1,required:["kind","player"],properties:{kind:{const:"player"},player:{$ref:"#/$defs\
/PlayerName"},life:{type:"integer"},hand:{type:"integer",minimum:0},library:{type:"integer",minimum:0}}};function hs(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of $n.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="player"||r==="life"||r==="hand"||r==="library")){let i={instancePath:n,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="player"){let r={instancePath:n+"/kind",schemaPath:"#/properties/k\
ind/const",keyword:"const",params:{allowedValue:"player"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
t++}if(s.player!==void 0&&(q(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:l})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.life!==void 0){let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/life",schemaPath:"#/properties/life/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.hand!==void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={
instancePath:n+"/hand",schemaPath:"#/properties/hand/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.library!==void 0){let r=s.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/library",schemaPath:"#/properties/library/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={
instancePath:n+"/library",schemaPath:"#/properties/library/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return hs.errors=e,t===0}var Gt={type:"object",additionalProperties:!1,
required:["kind","to","amount"],properties:{kind:{const:"damage"},to:{type:"string",minLength:1,maxLength:200},amount:{type:"\
integer",minimum:1,maximum:1e6},source:{$ref:"#/$defs/ObjectId"},with:{type:"array",minItems:1,uniqueItems:!0,items:{enum:[
"deathtouch","wither","infect"]}}}},ti=Nt().default;function ds(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Gt.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="to"||r==="amount"||r==="sou\
rce"||r==="with")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="damage"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"damage"},message:"must\
 be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.to!==void 0){let r=s.to;if(typeof r=="string"){if(g(r)>200){let i={
instancePath:n+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT hav\
e more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/to",schemaPath:"#/propertie\
s/to/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(
i),t++}}else{let i={instancePath:n+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}}if(s.amount!==void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){let i={
instancePath:n+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"\
must be <= 1000000"};e===null?e=[i]:e.push(i),t++}if(r<1||isNaN(r)){let i={instancePath:n+"/amount",schemaPath:"#/proper\
ties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),
t++}}}if(s.source!==void 0&&(b(s.source,{instancePath:n+"/source",parentData:s,parentDataProperty:"source",rootData:a,dynamicAnchors:l})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.with!==void 0){let r=s.with;if(Array.isArray(r)){if(r.length<1){let u={
instancePath:n+"/with",schemaPath:"#/properties/with/minItems",keyword:"minItems",params:{limit:1},message:"must NOT hav\
e fewer than 1 items"};e===null?e=[u]:e.push(u),t++}let i=r.length;for(let u=0;u<i;u++){let p=r[u];if(!(p==="deathtouch"||
p==="wither"||p==="infect")){let c={instancePath:n+"/with/"+u,schemaPath:"#/properties/with/items/enum",keyword:"enum",params:{
allowedValues:Gt.properties.with.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(
c),t++}}let o=r.length,f;if(o>1){e:for(;o--;)for(f=o;f--;)if(ti(r[o],r[f])){let u={instancePath:n+"/with",schemaPath:"#/\
properties/with/uniqueItems",keyword:"uniqueItems",params:{i:o,j:f},message:"must NOT have duplicate items (items ## "+f+
" and "+o+" are identical)"};e===null?e=[u]:e.push(u),t++;break e}}}else{let i={instancePath:n+"/with",schemaPath:"#/pro\
perties/with/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ds.errors=e,t===0}var jn={type:"object",additionalProperties:!1,required:["kind","active"],properties:{kind:{
const:"turn"},active:{$ref:"#/$defs/PlayerName"}}};function gs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of jn.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="active")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="turn"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"turn"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),t++}s.active!==void 0&&(q(s.active,{instancePath:n+"/active",parentData:s,parentDataProperty:"activ\
e",rootData:a,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gs.errors=e,
t===0}var qn={type:"object",additionalProperties:!1,required:["kind","effect"],properties:{kind:{const:"ends"},effect:{$ref:"\
#/$defs/EffectName"}}};function re(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(typeof s=="string"){if(g(s)>300){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}return re.errors=e,t===0}function bs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of qn.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="ends"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"ends"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),t++}s.effect!==void 0&&(re(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effe\
ct",rootData:a,dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return bs.errors=e,
t===0}var On={type:"object",additionalProperties:!1,required:["kind"],properties:{kind:{const:"stateBased"},keep:{$ref:"\
#/$defs/ObjectIds"}}};function Ps(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of On.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="keep")){let i={instancePath:n,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="stateBased"){let r={instancePath:n+"/kind",schemaPath:"#/properti\
es/kind/const",keyword:"const",params:{allowedValue:"stateBased"},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),t++}s.keep!==void 0&&(Y(s.keep,{instancePath:n+"/keep",parentData:s,parentDataProperty:"keep",rootData:a,dynamicAnchors:l})||
(e=e===null?Y.errors:e.concat(Y.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ps.errors=e,t===0}var Dn={type:"object",additionalProperties:!1,
required:["kind","events"],properties:{kind:{const:"simultaneous"},events:{type:"array",minItems:2,maxItems:1e3,items:{$ref:"\
#/$defs/ScenarioEvent"}}}},ot={validate:$e};function ks(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Dn.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="events")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="simultaneous"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"simultaneous"},message:"must be equal\
 to constant"};e===null?e=[r]:e.push(r),t++}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let o={
instancePath:n+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must N\
OT have more than 1000 items"};e===null?e=[o]:e.push(o),t++}if(r.length<2){let o={instancePath:n+"/events",schemaPath:"#\
/properties/events/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ot.validate(r[o],{instancePath:n+"/events/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?ot.validate.errors:e.concat(ot.validate.errors),t=e.length)}else{let i={instancePath:n+
"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),t++}return ks.errors=e,t===0}var Kt={type:"object",additionalProperties:!1,required:[
"kind","id"],properties:{kind:{const:"check"},id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$",maxLength:80},rulesets:{
type:"array",minItems:1,items:{$ref:"#/$defs/RulesetId"}},note:{$ref:"#/$defs/Words"},expect:{type:"object",maxProperties:500,
additionalProperties:{$ref:"#/$defs/ObjectExpectation"}},players:{type:"object",maxProperties:20,additionalProperties:{$ref:"\
#/$defs/PlayerExpectation"}},gameRules:{type:"array",items:{$ref:"#/$defs/GameRuleExpectation"}},stateBased:{type:"array",
items:{$ref:"#/$defs/StateBasedExpectation"}},afterStateBasedActions:{$ref:"#/$defs/AfterStateBasedExpectation"},order:{
type:"array",minItems:1,items:{$ref:"#/$defs/OrderExpectation"}},dependencies:{type:"array",minItems:1,items:{$ref:"#/$d\
efs/DependencyExpectation"}},readings:{type:"object",minProperties:1,maxProperties:20,additionalProperties:{$ref:"#/$def\
s/OtherExpectation"}}}};function K(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>1200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:1200},message:"\
must NOT have more than 1200 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}return K.errors=e,t===0}var le={type:"object",additionalProperties:!1,minProperties:1,properties:{
name:{type:["string","null"]},manaCost:{type:["string","null"]},manaValue:{type:"integer"},colors:{type:"array",items:{$ref:"\
#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/Car\
dType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},has:{type:"array",
minItems:1,items:{type:"string"}},lacks:{type:"array",minItems:1,items:{type:"string"}},power:{type:["integer","null"]},
toughness:{type:["integer","null"]},basePower:{type:["integer","null"]},baseToughness:{type:["integer","null"]},loyalty:{
type:["integer","null"]},defense:{type:["integer","null"]},controller:{$ref:"#/$defs/PlayerName"},owner:{$ref:"#/$defs/P\
layerName"},zone:{$ref:"#/$defs/Zone"},faceDown:{type:"boolean"},tapped:{type:"boolean"},attachedTo:{type:["string","nul\
l"]},counters:{type:"object",additionalProperties:{type:"integer",minimum:0}},damage:{type:"integer",minimum:0},tapsFor:{
type:"array",items:{enum:["W","U","B","R","G","C"]}},exists:{type:"boolean"},copiable:{$ref:"#/$defs/CopiableExpectation"}}},
Er={type:"object",additionalProperties:!1,minProperties:1,properties:{name:{type:["string","null"]},manaCost:{type:["str\
ing","null"]},colors:{type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},
types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"arra\
y",items:{type:"string"}},power:{type:["integer","null"]},toughness:{type:["integer","null"]}}};function ws(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(Er.properties,
r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!=
"string"&&r!==null){let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:Er.properties.
name.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!=
"string"&&r!==null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:Er.
properties.manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0){let r=s.colors;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colors",
schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+
"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){
let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/abilities/"+o,
schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",
keyword:"type",params:{type:Er.properties.power.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:Er.properties.toughness.type},message:"\
must be integer,null"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ws.errors=e,t===0}function ce(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(le.properties,
r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!=
"string"&&r!==null){let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:le.properties.
name.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!=
"string"&&r!==null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:le.
properties.manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaValue!==void 0){let r=s.
manaValue;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/manaValue",schemaPath:"#/pro\
perties/manaValue/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/co\
lors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{
let i={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/su\
pertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==
void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+
"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let f={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/pr\
operties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){
let f={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties\
/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.has!==
void 0){let r=s.has;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/has",schemaPath:"#/properties/has/minIte\
ms",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/has/"+o,schemaPath:"#/properties/has/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+
"/has",schemaPath:"#/properties/has/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.lacks!==void 0){let r=s.lacks;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/lacks",schemaPath:"\
#/properties/lacks/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/lacks/"+o,schemaPath:"\
#/properties/lacks/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),
t++}}else{let i={instancePath:n+"/lacks",schemaPath:"#/properties/lacks/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:le.
properties.power.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/toughness",schemaPath:"#/pro\
perties/toughness/type",keyword:"type",params:{type:le.properties.toughness.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}if(s.basePower!==void 0){let r=s.basePower;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&
r!==null){let i={instancePath:n+"/basePower",schemaPath:"#/properties/basePower/type",keyword:"type",params:{type:le.properties.
basePower.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.baseToughness!==void 0){let r=s.baseToughness;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/baseToughness",schemaPath:"#\
/properties/baseToughness/type",keyword:"type",params:{type:le.properties.baseToughness.type},message:"must be integer,n\
ull"};e===null?e=[i]:e.push(i),t++}}if(s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let i={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:le.properties.
loyalty.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/t\
ype",keyword:"type",params:{type:le.properties.defense.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}
if(s.controller!==void 0&&(q(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"controller",rootData:a,
dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.owner!==void 0&&(q(s.owner,{instancePath:n+"/\
owner",parentData:s,parentDataProperty:"owner",rootData:a,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=
e.length)),s.zone!==void 0&&(N(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"zone",rootData:a,dynamicAnchors:l})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.faceDown!==void 0&&typeof s.faceDown!="boolean"){let r={instancePath:n+
"/faceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={instancePath:n+"/tapped",schemaPath:"#\
/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}
if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/attachedTo",schemaPath:"\
#/properties/attachedTo/type",keyword:"type",params:{type:le.properties.attachedTo.type},message:"must be string,null"};
e===null?e=[i]:e.push(i),t++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r){
let o=r[i];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let f={instancePath:n+"/counters/"+i.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let f={
instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalPropert\
ies/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),t++}}else{
let i={instancePath:n+"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[i]:e.push(i),t++}}if(s.damage!==void 0){let r=s.damage;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/damage",schemaPath:"#/properties/damage/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={
instancePath:n+"/damage",schemaPath:"#/properties/damage/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.tapsFor!==void 0){let r=s.tapsFor;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++){let f=r[o];if(!(f==="W"||f==="U"||f==="B"||f==="R"||f==="G"||f==="C")){let u={instancePath:n+"/taps\
For/"+o,schemaPath:"#/properties/tapsFor/items/enum",keyword:"enum",params:{allowedValues:le.properties.tapsFor.items.enum},
message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/tapsFo\
r",schemaPath:"#/properties/tapsFor/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.exists!==void 0&&typeof s.exists!="boolean"){let r={instancePath:n+"/exists",schemaPath:"#/properties/\
exists/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.copiable!==
void 0&&(ws(s.copiable,{instancePath:n+"/copiable",parentData:s,parentDataProperty:"copiable",rootData:a,dynamicAnchors:l})||
(e=e===null?ws.errors:e.concat(ws.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}var Nn={type:"object",additionalProperties:!1,
minProperties:1,properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{type:"array",items:{type:"string"}},maximumHandSize:{
type:["integer","null"]}}};function he(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:
e.push(r),t++}for(let r in s)if(!(r==="life"||r==="hand"||r==="abilities"||r==="maximumHandSize")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.life!==void 0){let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/life",schemaPath:"#/properties/life/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.hand!==void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/abilities/"+o,schemaPath:"#/pro\
perties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{
let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maxim\
umHandSize/type",keyword:"type",params:{type:Nn.properties.maximumHandSize.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}var Tn={type:"object",additionalProperties:!1,required:[
"rule"],properties:{rule:{type:"string"},objects:{type:"array",items:{$ref:"#/$defs/ObjectId"}},player:{$ref:"#/$defs/Pl\
ayerName"},amount:{type:"integer"}}};function pr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Tn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="rule"||r==="objects"||r==="player"||r==="amount")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.rule!==void 0&&typeof s.rule!="string"){let r={instancePath:n+
"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)b(r[o],{
instancePath:n+"/objects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.concat(
b.errors),t=e.length)}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.player!==void 0&&(q(s.player,{instancePath:n+"\
/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)),s.amount!==void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return pr.errors=e,t===0}var An={type:"object",additionalProperties:!1,required:[
"clause"],properties:{clause:{$ref:"#/$defs/Clause"},object:{$ref:"#/$defs/ObjectId"},player:{$ref:"#/$defs/PlayerName"}}};
function se(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of An.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="clause"||r==="object"||r==="player")){let i={instancePath:n,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}s.clause!==void 0&&(k(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"c\
lause",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.object!==void 0&&(b(s.object,
{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?b.errors:e.
concat(b.errors),t=e.length)),s.player!==void 0&&(q(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"\
player",rootData:a,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return se.errors=e,
t===0}function vs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="keep"||r==="rounds"||r==="open"||r==="expect"||r===
"players")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.keep!==void 0&&(Y(s.keep,{instancePath:n+
"/keep",parentData:s,parentDataProperty:"keep",rootData:a,dynamicAnchors:l})||(e=e===null?Y.errors:e.concat(Y.errors),t=
e.length)),s.rounds!==void 0){let r=s.rounds;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let f=r[o];if(Array.
isArray(f)){if(f.length<1){let p={instancePath:n+"/rounds/"+o,schemaPath:"#/properties/rounds/items/minItems",keyword:"m\
inItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),t++}let u=f.length;for(let p=0;p<
u;p++)se(f[p],{instancePath:n+"/rounds/"+o+"/"+p,parentData:f,parentDataProperty:p,rootData:a,dynamicAnchors:l})||(e=e===
null?se.errors:e.concat(se.errors),t=e.length)}else{let u={instancePath:n+"/rounds/"+o,schemaPath:"#/properties/rounds/i\
tems/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+
"/rounds",schemaPath:"#/properties/rounds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}if(s.open!==void 0){let r=s.open;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)se(r[o],{instancePath:n+
"/open/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?se.errors:e.concat(se.errors),t=
e.length)}else{let i={instancePath:n+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.expect!==void 0){let r=s.expect;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length>500){let i={instancePath:n+"/expect",schemaPath:"#/properties/expect/maxProperties",keyword:"\
maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)
ce(r[i],{instancePath:n+"/expect/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,
dynamicAnchors:l})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length)}else{let i={instancePath:n+"/expect",schemaPath:"\
#/properties/expect/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}
if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>20){let i={
instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"maxProperties",params:{limit:20},message:"\
must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)he(r[i],{instancePath:n+"/players/"+
i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?he.
errors:e.concat(he.errors),t=e.length)}else{let i={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return vs.errors=e,
t===0}var xn={type:"object",additionalProperties:!1,required:["layer","effects"],properties:{layer:{$ref:"#/$defs/LayerN\
ame"},effects:{type:"array",items:{$ref:"#/$defs/EffectName"}}}},Ln={enum:["1","1a","1b","2","3","4","5","6","6a","6b","\
6c","6d","6e","7a","7b","7c","7d","7e"]};function I(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="1"||s==="1a"||s==="1b"||s==="2"||s==="3"||s==="4"||s==="5"||s==="6"||s===
"6a"||s==="6b"||s==="6c"||s==="6d"||s==="6e"||s==="7a"||s==="7b"||s==="7c"||s==="7d"||s==="7e")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Ln.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return I.errors=e,t===0}function ur(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of xn.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="layer"||r==="effects")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.layer!==void 0&&(I(s.layer,{instancePath:n+"/layer",parentData:s,
parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.effects!==
void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)re(r[o],{instancePath:n+"/effects/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{let i={instancePath:n+
"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return ur.errors=e,t===0}var In={type:"object",additionalProperties:!1,required:[
"layer","effect","on"],properties:{layer:{$ref:"#/$defs/LayerName"},effect:{$ref:"#/$defs/EffectName"},on:{$ref:"#/$defs\
/EffectName"},because:{$ref:"#/$defs/DependencyReason"},holds:{type:"boolean"}}},Cn={enum:["existence","text","appliesTo",
"whatItDoes"]};function fr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(!(s==="existence"||s==="text"||s==="appliesTo"||s==="whatItDoes")){let r={instancePath:n,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:Cn.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),t++}return fr.errors=e,t===0}function mr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of In.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="layer"||r==="effect"||r==="on"||r==="because"||r==="holds")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.layer!==void 0&&(I(s.layer,{instancePath:n+"/layer",parentData:s,
parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.effect!==
void 0&&(re(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effect",rootData:a,dynamicAnchors:l})||(e=
e===null?re.errors:e.concat(re.errors),t=e.length)),s.on!==void 0&&(re(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"\
on",rootData:a,dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),s.because!==void 0&&(fr(s.because,
{instancePath:n+"/because",parentData:s,parentDataProperty:"because",rootData:a,dynamicAnchors:l})||(e=e===null?fr.errors:
e.concat(fr.errors),t=e.length)),s.holds!==void 0&&typeof s.holds!="boolean"){let r={instancePath:n+"/holds",schemaPath:"\
#/properties/holds/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return mr.errors=e,t===0}function $s(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}
for(let r in s)if(!(r==="expect"||r==="players"||r==="gameRules"||r==="stateBased"||r==="order"||r==="dependencies")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.expect!==void 0){let r=s.expect;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length>500){let i={instancePath:n+"/expect",schemaPath:"#/properties/expe\
ct/maxProperties",keyword:"maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?
e=[i]:e.push(i),t++}if(Object.keys(r).length<1){let i={instancePath:n+"/expect",schemaPath:"#/properties/expect/minPrope\
rties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[i]:e.push(i),
t++}for(let i in r)ce(r[i],{instancePath:n+"/expect/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,
rootData:a,dynamicAnchors:l})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length)}else{let i={instancePath:n+"/expect",
schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>20){
let i={instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"maxProperties",params:{limit:20},
message:"must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}if(Object.keys(r).length<1){let i={instancePath:n+
"/players",schemaPath:"#/properties/players/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT ha\
ve fewer than 1 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)he(r[i],{instancePath:n+"/players/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?he.errors:e.concat(
he.errors),t=e.length)}else{let i={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){let r=s.gameRules;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)pr(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?pr.errors:e.concat(pr.errors),t=e.length)}else{let i={instancePath:n+"/gameRu\
les",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)se(
r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?se.errors:
e.concat(se.errors),t=e.length)}else{let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.order!==void 0){let r=s.order;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/order",schemaPath:"#/properties/order/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ur(
r[o],{instancePath:n+"/order/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?ur.errors:
e.concat(ur.errors),t=e.length)}else{let i={instancePath:n+"/order",schemaPath:"#/properties/order/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.dependencies!==void 0){let r=s.dependencies;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/dependencies",schemaPath:"#/properties/dependencies/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;
for(let o=0;o<i;o++)mr(r[o],{instancePath:n+"/dependencies/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?mr.errors:e.concat(mr.errors),t=e.length)}else{let i={instancePath:n+"/dependencies",schemaPath:"#/propertie\
s/dependencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return $s.errors=e,t===0}function js(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Kt.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Kt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="check"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/co\
nst",keyword:"const",params:{allowedValue:"check"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
id!==void 0){let r=s.id;if(typeof r=="string"){if(g(r)>80){let i={instancePath:n+"/id",schemaPath:"#/properties/id/maxLe\
ngth",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[i]:e.push(i),t++}
if(!Jt.test(r)){let i={instancePath:n+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-\
z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[i]:e.push(i),t++}}else{let i={
instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),t++}}if(s.rulesets!==void 0){let r=s.rulesets;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/rulesets",schemaPath:"#/properties/rulesets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Q(r[o],{instancePath:n+"/rulesets/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)}else{let i={instancePath:n+
"/rulesets",schemaPath:"#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.note!==void 0&&(K(s.note,{instancePath:n+"/note",parentData:s,parentDataProperty:"note",rootData:a,
dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.expect!==void 0){let r=s.expect;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length>500){let i={instancePath:n+"/expect",schemaPath:"#/properties/expe\
ct/maxProperties",keyword:"maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?
e=[i]:e.push(i),t++}for(let i in r)ce(r[i],{instancePath:n+"/expect/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length)}else{let i={instancePath:n+
"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length>20){let i={instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"maxProperties",params:{
limit:20},message:"must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)he(r[i],{instancePath:n+
"/players/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=
e===null?he.errors:e.concat(he.errors),t=e.length)}else{let i={instancePath:n+"/players",schemaPath:"#/properties/player\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){
let r=s.gameRules;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)pr(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?pr.errors:e.concat(pr.errors),t=e.length)}else{let i={instancePath:n+
"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)se(r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
se.errors:e.concat(se.errors),t=e.length)}else{let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.afterStateBasedActions!==
void 0&&(vs(s.afterStateBasedActions,{instancePath:n+"/afterStateBasedActions",parentData:s,parentDataProperty:"afterSta\
teBasedActions",rootData:a,dynamicAnchors:l})||(e=e===null?vs.errors:e.concat(vs.errors),t=e.length)),s.order!==void 0){
let r=s.order;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/order",schemaPath:"#/properties/order/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;
for(let o=0;o<i;o++)ur(r[o],{instancePath:n+"/order/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?ur.errors:e.concat(ur.errors),t=e.length)}else{let i={instancePath:n+"/order",schemaPath:"#/properties/order\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.dependencies!==void 0){
let r=s.dependencies;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/dependencies",schemaPath:"#/properties/\
dependencies/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.
push(o),t++}let i=r.length;for(let o=0;o<i;o++)mr(r[o],{instancePath:n+"/dependencies/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?mr.errors:e.concat(mr.errors),t=e.length)}else{let i={instancePath:n+"/depend\
encies",schemaPath:"#/properties/dependencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.readings!==void 0){let r=s.readings;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length>20){let i={instancePath:n+"/readings",schemaPath:"#/properties/readings/maxProperties",keyword:"maxProperties",
params:{limit:20},message:"must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}if(Object.keys(r).length<
1){let i={instancePath:n+"/readings",schemaPath:"#/properties/readings/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)$s(r[i],{instancePath:n+"/r\
eadings/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===
null?$s.errors:e.concat($s.errors),t=e.length)}else{let i={instancePath:n+"/readings",schemaPath:"#/properties/readings/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return js.
errors=e,t===0}function $e(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of mn.required)if(s[i]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===
null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="enters")rs(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?rs.errors:e.concat(rs.errors),t=e.length);else if(r==="moves")ss(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?ss.errors:e.concat(ss.errors),t=e.length);else if(r===
"resolves")is(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?is.errors:e.
concat(is.errors),t=e.length);else if(r==="attach")ns(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?ns.errors:e.concat(ns.errors),t=e.length);else if(r==="unattach")os(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?os.errors:e.concat(os.errors),t=e.length);else if(r==="counters")as(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?as.errors:e.concat(as.errors),t=e.length);else if(r===
"turnFaceUp")ls(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?ls.errors:
e.concat(ls.errors),t=e.length);else if(r==="turnFaceDown")ps(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?ps.errors:e.concat(ps.errors),t=e.length);else if(r==="transform")us(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?us.errors:e.concat(us.errors),t=e.length);else if(r==="m\
erges")fs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?fs.errors:e.concat(
fs.errors),t=e.length);else if(r==="phaseOut")je(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?je.errors:e.concat(je.errors),t=e.length);else if(r==="phaseIn")je(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?je.errors:e.concat(je.errors),t=e.length);else if(r==="tap")qe(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?qe.errors:e.concat(qe.errors),t=e.length);else if(r===
"untap")qe(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?qe.errors:e.concat(
qe.errors),t=e.length);else if(r==="designate")ms(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?ms.errors:e.concat(ms.errors),t=e.length);else if(r==="choose")ys(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?ys.errors:e.concat(ys.errors),t=e.length);else if(r==="link")cs(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?cs.errors:e.concat(cs.errors),t=e.length);else if(r===
"player")hs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?hs.errors:e.concat(
hs.errors),t=e.length);else if(r==="damage")ds(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?ds.errors:e.concat(ds.errors),t=e.length);else if(r==="turn")gs(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?gs.errors:e.concat(gs.errors),t=e.length);else if(r==="ends")bs(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?bs.errors:e.concat(bs.errors),t=e.length);else if(r===
"stateBased")Ps(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Ps.errors:
e.concat(Ps.errors),t=e.length);else if(r==="simultaneous")ks(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?ks.errors:e.concat(ks.errors),t=e.length);else if(r==="check")js(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?js.errors:e.concat(js.errors),t=e.length);else{let i={instancePath:n,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of ta\
g "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[i]:e.push(i),
t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return $e.errors=e,t===0}var En={type:"object",additionalProperties:!1,required:["id","reading",
"answer"],properties:{id:{$ref:"#/$defs/ReadingId"},reading:{$ref:"#/$defs/Words"},answer:{$ref:"#/$defs/Words"},source:{
$ref:"#/$defs/Words"},recommended:{type:"boolean"}}};function yr(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of En.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="id"||r==="reading"||r==="answ\
er"||r==="source"||r==="recommended")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.id!==
void 0&&(Z(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?Z.
errors:e.concat(Z.errors),t=e.length)),s.reading!==void 0&&(K(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"\
reading",rootData:a,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.answer!==void 0&&(K(s.answer,
{instancePath:n+"/answer",parentData:s,parentDataProperty:"answer",rootData:a,dynamicAnchors:l})||(e=e===null?K.errors:e.
concat(K.errors),t=e.length)),s.source!==void 0&&(K(s.source,{instancePath:n+"/source",parentData:s,parentDataProperty:"\
source",rootData:a,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.recommended!==void 0&&typeof s.
recommended!="boolean"){let r={instancePath:n+"/recommended",schemaPath:"#/properties/recommended/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return yr.errors=e,t===0}function qs(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of it.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!G.call(it.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.id!==void 0&&typeof s.
id!="string"){let r={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.file!==void 0&&typeof s.file!="string"){let r={instancePath:n+"/file",
schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(s.topic!==void 0&&typeof s.topic!="string"){let r={instancePath:n+"/topic",schemaPath:"#/properties/topic/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.title!==void 0&&typeof s.
title!="string"){let r={instancePath:n+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.question!==void 0&&typeof s.question!="string"){let r={instancePath:n+
"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.level!==void 0){let r=s.level;if(!(r==="must"||r==="interpretation"||r==="undefined")){let i={
instancePath:n+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:it.properties.level.enum},
message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.cites!==void 0){let r=s.cites;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)ar(r[o],{instancePath:n+"/cites/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?ar.errors:e.concat(ar.errors),t=e.length)}else{let i={instancePath:n+"/cites",schemaPath:"\
#/properties/cites/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
players!==void 0){let r=s.players;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={
instancePath:n+"/players/"+o,schemaPath:"#/properties/players/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/players",schemaPath:"#/properties/players/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.cards!==void 0){let r=s.
cards;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ve(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)}else{let i={instancePath:n+"/cards",
schemaPath:"#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)$e(r[o],{instancePath:n+
"/timeline/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?$e.errors:e.concat($e.errors),
t=e.length)}else{let i={instancePath:n+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.why!==void 0){let r=s.why;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/why/"+o,schemaPath:"#/properties/why/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+
"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.provenance!==void 0){let r=s.provenance;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let f={instancePath:n+"/provenance/"+o,schemaPath:"#/properties/provenance/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/provenance",schemaPath:"\
#/properties/provenance/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.alternatives!==void 0){let r=s.alternatives;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)yr(r[o],{instancePath:n+
"/alternatives/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?yr.errors:e.concat(yr.errors),
t=e.length)}else{let i={instancePath:n+"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.twin!==void 0&&typeof s.twin!="string"){let r={
instancePath:n+"/twin",schemaPath:"#/properties/twin/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return qs.errors=e,t===0}var _n={type:"object",additionalProperties:!1,required:[
"file","line","column","pointer","message"],properties:{file:{type:"string"},line:{type:"integer",minimum:1},column:{type:"\
integer",minimum:1},pointer:{type:"string"},message:{type:"string"},expected:{type:"string"},suggestion:{type:"string"}}};
function Os(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of _n.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="file"||r==="line"||r==="column"||r==="pointer"||r==="message"||r==="expected"||r===
"suggestion")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.file!==void 0&&typeof s.file!="string"){
let r={instancePath:n+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),t++}if(s.line!==void 0){let r=s.line;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let i={instancePath:n+
"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[i]:e.push(i),t++}}if(s.column!==void 0){let r=s.column;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let i={instancePath:n+
"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[i]:e.push(i),t++}}if(s.pointer!==void 0&&typeof s.pointer!="string"){let r={instancePath:n+"/pointer",
schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){let r={instancePath:n+"/message",schemaPath:"#/properties\
/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.expected!==
void 0&&typeof s.expected!="string"){let r={instancePath:n+"/expected",schemaPath:"#/properties/expected/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.suggestion!==void 0&&typeof s.suggestion!=
"string"){let r={instancePath:n+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Os.errors=e,t===0}var Mt={type:"\
object",additionalProperties:!1,required:["scenario","ruleset","verdict","values","clauses","layers","pairs","checkPoint\
s"],properties:{scenario:{type:"string"},ruleset:{$ref:"#/$defs/RulesetId"},verdict:{$ref:"#/$defs/Verdict"},message:{type:"\
string"},reading:{$ref:"#/$defs/ReadingId"},attempts:{type:"array",items:{type:"string"}},values:{type:"array",items:{$ref:"\
#/$defs/CheckedValue"}},clauses:{type:"array",items:{type:"string"}},layers:{type:"array",items:{type:"string"}},pairs:{
type:"array",items:{type:"string",pattern:"^[1-7][a-d]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|whatItDoes\
|loop)$"}},checkPoints:{type:"array",items:{$ref:"#/$defs/CheckPoint"}}}},Sn={enum:["pass","alternative","fail","broken",
"unsupported","refused","error","timeout","crashed","notRun"]};function Ds(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="pass"||s==="alternative"||s==="fail"||s==="broken"||s==="\
unsupported"||s==="refused"||s==="error"||s==="timeout"||s==="crashed"||s==="notRun")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Sn.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return Ds.errors=e,t===0}var Vn={type:"object",additionalProperties:!1,required:["check","subject","cha\
racteristic","expected","actual","ok"],properties:{check:{type:"string"},subject:{type:"string"},characteristic:{type:"s\
tring"},expected:{$ref:"#/$defs/ReportValue"},actual:{$ref:"#/$defs/ReportValue"},ok:{type:"boolean"},firstLayer:{type:"\
string"}}},zn={type:["string","number","boolean","null","array"],items:{type:"string"}};function Oe(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="boolean"&&s!==null&&!Array.isArray(s)){let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:zn.type},message:"must be string,number,boolean,null,array"};e===null?e=[r]:e.push(r),t++}if(Array.isArray(
s)){let r=s.length;for(let i=0;i<r;i++)if(typeof s[i]!="string"){let o={instancePath:n+"/"+i,schemaPath:"#/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}return Oe.errors=e,t===0}function Ns(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Vn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="check"||r==="subject"||r==="characteristic"||r==="expected"||r==="actual"||r==="ok"||r==="firstLayer")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.check!==void 0&&typeof s.check!="string"){let r={
instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),t++}if(s.subject!==void 0&&typeof s.subject!="string"){let r={instancePath:n+"/subject",schemaPath:"\
#/properties/subject/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(s.characteristic!==void 0&&typeof s.characteristic!="string"){let r={instancePath:n+"/characteristic",schemaPath:"#/p\
roperties/characteristic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
t++}if(s.expected!==void 0&&(Oe(s.expected,{instancePath:n+"/expected",parentData:s,parentDataProperty:"expected",rootData:a,
dynamicAnchors:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length)),s.actual!==void 0&&(Oe(s.actual,{instancePath:n+
"/actual",parentData:s,parentDataProperty:"actual",rootData:a,dynamicAnchors:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),
t=e.length)),s.ok!==void 0&&typeof s.ok!="boolean"){let r={instancePath:n+"/ok",schemaPath:"#/properties/ok/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.firstLayer!==void 0&&typeof s.
firstLayer!="string"){let r={instancePath:n+"/firstLayer",schemaPath:"#/properties/firstLayer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ns.errors=e,t===0}var Rn={type:"\
object",additionalProperties:!1,required:["check","after","resolution"],properties:{check:{type:"string"},after:{type:"i\
nteger"},resolution:{$ref:"#/$defs/Resolution"},afterStateBasedActions:{$ref:"#/$defs/AfterStateBasedActions"}}},Hs={type:"\
object",additionalProperties:!1,required:["ruleset","objects","players","gameRules","stateBased","trace"],properties:{ruleset:{
$ref:"#/$defs/RulesetId"},readings:{type:"array",minItems:1,items:{$ref:"#/$defs/ReadingId"}},numbers:{type:"object",additionalProperties:{
type:["string","null"]}},objects:{type:"object",additionalProperties:{$ref:"#/$defs/ResolvedObject"}},players:{type:"obj\
ect",additionalProperties:{$ref:"#/$defs/ResolvedPlayer"}},gameRules:{type:"array",items:{$ref:"#/$defs/GameRule"}},stateBased:{
type:"array",items:{$ref:"#/$defs/StateBasedAction"}},trace:{type:"array",items:{$ref:"#/$defs/TraceStep"}}}},oe={type:"\
object",additionalProperties:!1,required:["name","manaCost","manaValue","colors","supertypes","types","subtypes","abilit\
ies","power","toughness","basePower","baseToughness","loyalty","defense","controller","owner","zone","faceDown","tapped",
"attachedTo","counters","tapsFor","copiable"],properties:{name:{type:["string","null"]},manaCost:{type:["string","null"]},
manaValue:{type:"integer"},colors:{type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$d\
efs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{
type:"array",items:{type:"string"}},power:{type:["integer","null"]},toughness:{type:["integer","null"]},basePower:{type:[
"integer","null"]},baseToughness:{type:["integer","null"]},loyalty:{type:["integer","null"]},defense:{type:["integer","n\
ull"]},controller:{type:"string"},owner:{type:"string"},zone:{$ref:"#/$defs/Zone"},faceDown:{type:"boolean"},tapped:{type:"\
boolean"},attachedTo:{type:["string","null"]},counters:{type:"object",additionalProperties:{type:"integer"}},damage:{type:"\
integer",minimum:1},tapsFor:{type:"array",items:{enum:["W","U","B","R","G","C"]}},copiable:{$ref:"#/$defs/CopiableValues"}}},
br={type:"object",additionalProperties:!1,required:["name","manaCost","colors","supertypes","types","subtypes","abilitie\
s","power","toughness"],properties:{name:{type:["string","null"]},manaCost:{type:["string","null"]},colors:{type:"array",
items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"\
#/$defs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},power:{
type:["integer","null"]},toughness:{type:["integer","null"]}}};function Ts(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of br.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(br.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let i={
instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:br.properties.name.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==
null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:br.properties.
manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"\
/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){
let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/abilities/"+o,
schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",
keyword:"type",params:{type:br.properties.power.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:br.properties.toughness.type},message:"\
must be integer,null"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ts.errors=e,t===0}function cr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of oe.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(oe.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.
name;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:oe.properties.name.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.
manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"\
type",params:{type:oe.properties.manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaValue!==
void 0){let r=s.manaValue;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/manaValue",schemaPath:"\
#/properties/manaValue/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),
t++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+
"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=
e.length)}else{let i={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){
let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"\
#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/type\
s/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{
let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/subtyp\
es",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let f={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/p\
roperties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:oe.properties.power.type},message:"must be int\
eger,null"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{
type:oe.properties.toughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.basePower!==void 0){
let r=s.basePower;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/basePower",
schemaPath:"#/properties/basePower/type",keyword:"type",params:{type:oe.properties.basePower.type},message:"must be inte\
ger,null"};e===null?e=[i]:e.push(i),t++}}if(s.baseToughness!==void 0){let r=s.baseToughness;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/baseToughness",schemaPath:"#/properties/baseToughness/typ\
e",keyword:"type",params:{type:oe.properties.baseToughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),
t++}}if(s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:oe.properties.loyalty.type},message:"must \
be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",
params:{type:oe.properties.defense.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.controller!==
void 0&&typeof s.controller!="string"){let r={instancePath:n+"/controller",schemaPath:"#/properties/controller/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.owner!==void 0&&typeof s.owner!=
"string"){let r={instancePath:n+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.zone!==void 0&&(N(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.faceDown!==void 0&&typeof s.
faceDown!="boolean"){let r={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={
instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[r]:e.push(r),t++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!="string"&&r!==null){let i={
instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"type",params:{type:oe.properties.attachedTo.
type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let i in r){let o=r[i];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let f={
instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalPropert\
ies/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+
"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[i]:e.push(i),t++}}if(s.damage!==void 0){let r=s.damage;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let i={instancePath:n+"/damage",schemaPath:"#/properties/damage/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let i={instancePath:n+
"/damage",schemaPath:"#/properties/damage/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[i]:e.push(i),t++}}if(s.tapsFor!==void 0){let r=s.tapsFor;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++){let f=r[o];if(!(f==="W"||f==="U"||f==="B"||f==="R"||f==="G"||f==="C")){let u={instancePath:n+"/tapsFor/"+o,schemaPath:"\
#/properties/tapsFor/items/enum",keyword:"enum",params:{allowedValues:oe.properties.tapsFor.items.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/tapsFor",schemaPath:"#\
/properties/tapsFor/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.
copiable!==void 0&&(Ts(s.copiable,{instancePath:n+"/copiable",parentData:s,parentDataProperty:"copiable",rootData:a,dynamicAnchors:l})||
(e=e===null?Ts.errors:e.concat(Ts.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return cr.errors=e,t===0}var Ut={type:"object",additionalProperties:!1,
required:["life","hand","abilities","maximumHandSize"],properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{
type:"array",items:{type:"string"}},maximumHandSize:{type:["integer","null"]}}};function hr(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ut.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="life"||r==="hand"||r==="abil\
ities"||r==="maximumHandSize")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.life!==void 0){
let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/life",schemaPath:"#/prope\
rties/life/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.hand!==
void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/hand",schemaPath:"\
#/properties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="stri\
ng"){let f={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/pr\
operties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={
instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maximumHandSize/type",keyword:"type",params:{type:Ut.properties.
maximumHandSize.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return hr.errors=e,
t===0}var Fn={type:"object",additionalProperties:!1,required:["rule","effect"],properties:{rule:{type:"string"},effect:{
type:"string"},objects:{type:"array",items:{type:"string"}},player:{type:"string"},amount:{type:"integer"}}};function de(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Fn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="rule"||r==="effect"||r==="objects"||r==="player"||r==="amount")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.rule!==void 0&&typeof s.rule!="string"){let r={instancePath:n+"/rule",schemaPath:"#/pr\
operties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.effect!==
void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/objects/"+o,schemaPath:"\
#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),
t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.player!==void 0&&typeof s.player!="string"){let r={instancePath:n+"/p\
layer",schemaPath:"#/properties/player/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),t++}if(s.amount!==void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={
instancePath:n+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}var Qt={type:"object",additionalProperties:!1,
required:["clause","result"],properties:{clause:{$ref:"#/$defs/Clause"},object:{type:"string"},player:{type:"string"},result:{
enum:["graveyard","destroyed","sacrificed","unattached","countersRemoved","ceasesToExist","loses","chooseOne"]},among:{type:"\
array",items:{type:"string"}},counter:{type:"string"},amount:{type:"integer"}}};function H(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Qt.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="clause"||r==="object"||r==="\
player"||r==="result"||r==="among"||r==="counter"||r==="amount")){let i={instancePath:n,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.clause!==void 0&&(k(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",
rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.object!==void 0&&typeof s.object!=
"string"){let r={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.player!==void 0&&typeof s.player!="string"){let r={instancePath:n+"/p\
layer",schemaPath:"#/properties/player/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),t++}if(s.result!==void 0){let r=s.result;if(!(r==="graveyard"||r==="destroyed"||r==="sacrificed"||r==="una\
ttached"||r==="countersRemoved"||r==="ceasesToExist"||r==="loses"||r==="chooseOne")){let i={instancePath:n+"/result",schemaPath:"\
#/properties/result/enum",keyword:"enum",params:{allowedValues:Qt.properties.result.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.among!==void 0){let r=s.among;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/among/"+o,schemaPath:"#/properties/among/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+
"/among",schemaPath:"#/properties/among/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.counter!==void 0&&typeof s.counter!="string"){let r={instancePath:n+"/counter",schemaPath:"#/prop\
erties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.amount!==
void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return H.errors=e,t===0}var Bn={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[
{$ref:"#/$defs/StartsStep"},{$ref:"#/$defs/LayerStep"},{$ref:"#/$defs/DependsStep"},{$ref:"#/$defs/WaitsStep"},{$ref:"#/\
$defs/LoopStep"},{$ref:"#/$defs/LockedStep"},{$ref:"#/$defs/ContinuesStep"},{$ref:"#/$defs/AppliedStep"},{$ref:"#/$defs/\
CeasedStep"},{$ref:"#/$defs/StandsStep"},{$ref:"#/$defs/PlayerStep"},{$ref:"#/$defs/GameRuleStep"},{$ref:"#/$defs/StateB\
asedStep"}]},Wn={type:"object",additionalProperties:!1,required:["kind","object","clauses"],properties:{kind:{const:"sta\
rts"},object:{type:"string"},clauses:{type:"array",minItems:1,items:{$ref:"#/$defs/Clause"}}}};function As(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Wn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="clauses")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="starts"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
starts"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&typeof s.object!="strin\
g"){let r={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){if(r.length<1){
let o={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)k(r[o],{instancePath:n+
"/clauses/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=
e.length)}else{let i={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return As.errors=e,t===0}var Ht={type:"obj\
ect",additionalProperties:!1,required:["kind","layer","pass","clause"],properties:{kind:{const:"layer"},layer:{$ref:"#/$\
defs/LayerName"},pass:{enum:["all","cda","rest"]},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function C(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(Array.
isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)k(s[i],{instancePath:n+
"/"+i,parentData:s,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),t++}return C.errors=e,t===0}function xs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ht.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="pass"||r==="clause"||r==="also")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="layer"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"layer"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(I(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"l\
ayer",rootData:a,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.pass!==void 0){let r=s.pass;
if(!(r==="all"||r==="cda"||r==="rest")){let i={instancePath:n+"/pass",schemaPath:"#/properties/pass/enum",keyword:"enum",
params:{allowedValues:Ht.properties.pass.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(
i),t++}}s.clause!==void 0&&(k(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:a,dynamicAnchors:l})||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xs.errors=e,
t===0}var Zt={type:"object",additionalProperties:!1,required:["kind","layer","effect","on","because","before","after","c\
lause"],properties:{kind:{const:"depends"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},on:{type:"string"},because:{
type:"array",minItems:1,items:{$ref:"#/$defs/DependencyReason"}},before:{$ref:"#/$defs/Footprint"},after:{$ref:"#/$defs/\
Footprint"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}},Gn={type:"object",additionalProperties:!1,required:[
"exists","objects"],properties:{exists:{type:"boolean"},objects:{type:"array",items:{type:"string"}},text:{type:"string"},
does:{type:"string"}}};function De(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Gn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="exists"||r==="objects"||r==="text"||r==="does")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.exists!==void 0&&typeof s.exists!="boolean"){let r={instancePath:n+
"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let f={instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/pro\
perties/objects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.text!==
void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.does!==void 0&&typeof s.does!="string"){let r={
instancePath:n+"/does",schemaPath:"#/properties/does/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}function Ls(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Zt.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Zt.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="depends"){let r={instancePath:n+"/kin\
d",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"depends"},message:"must be equal to consta\
nt"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(I(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"\
layer",rootData:a,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!=
"string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.on!==void 0&&typeof s.on!="string"){let r={instancePath:n+"/on",schemaPath:"\
#/properties/on/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
because!==void 0){let r=s.because;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/because",schemaPath:"#/pro\
perties/because/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:
e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)fr(r[o],{instancePath:n+"/because/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?fr.errors:e.concat(fr.errors),t=e.length)}else{let i={instancePath:n+"/becaus\
e",schemaPath:"#/properties/because/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}s.before!==void 0&&(De(s.before,{instancePath:n+"/before",parentData:s,parentDataProperty:"before",rootData:a,
dynamicAnchors:l})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)),s.after!==void 0&&(De(s.after,{instancePath:n+
"/after",parentData:s,parentDataProperty:"after",rootData:a,dynamicAnchors:l})||(e=e===null?De.errors:e.concat(De.errors),
t=e.length)),s.clause!==void 0&&(k(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,
dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/al\
so",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:l})||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ls.errors=e,t===0}var Kn={type:"object",additionalProperties:!1,required:["kind","layer","effect","\
for","clause"],properties:{kind:{const:"waits"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},for:{type:"array",
minItems:1,items:{type:"string"}},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Is(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Kn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="layer"||r==="effect"||r==="for"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="waits"){let r={instancePath:n+"/kind",schemaPath:"#/properties/ki\
nd/const",keyword:"const",params:{allowedValue:"waits"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}
if(s.layer!==void 0&&(I(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.for!==void 0){let r=s.for;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/for",schemaPath:"\
#/properties/for/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:
e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/for/"+o,schemaPath:"#\
/properties/for/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{
let i={instancePath:n+"/for",schemaPath:"#/properties/for/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(k(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"\
clause",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.also!==void 0&&(C(s.also,{
instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:l})||(e=e===null?C.errors:e.concat(
C.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return Is.errors=e,t===0}var Mn={type:"object",additionalProperties:!1,required:[
"kind","layer","members","clause"],properties:{kind:{const:"loop"},layer:{$ref:"#/$defs/LayerName"},members:{type:"array",
minItems:2,items:{type:"string"}},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Cs(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Mn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="layer"||r==="members"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="loop"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",
keyword:"const",params:{allowedValue:"loop"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==
void 0&&(I(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||(e=e===
null?I.errors:e.concat(I.errors),t=e.length)),s.members!==void 0){let r=s.members;if(Array.isArray(r)){if(r.length<2){let o={
instancePath:n+"/members",schemaPath:"#/properties/members/minItems",keyword:"minItems",params:{limit:2},message:"must N\
OT have fewer than 2 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={
instancePath:n+"/members/"+o,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/members",schemaPath:"#/properties/members/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(k(s.
clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:
e.concat(k.errors),t=e.length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",
rootData:a,dynamicAnchors:l})||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Cs.errors=e,
t===0}var Un={type:"object",additionalProperties:!1,required:["kind","layer","effect","objects","clause"],properties:{kind:{
const:"locked"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},objects:{type:"array",items:{type:"string"}},clause:{
$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Es(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Un.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effect"||r==="\
objects"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="locked"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
locked"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(I(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),
t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.objects!==void 0){
let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(k(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),
t=e.length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:l})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Es.errors=e,t===0}var Qn={type:"object",additionalProperties:!1,
required:["kind","layer","effect","clause"],properties:{kind:{const:"continues"},layer:{$ref:"#/$defs/LayerName"},effect:{
type:"string"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function _s(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Qn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="eff\
ect"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="continues"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
continues"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(I(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||(e=e===null?I.errors:e.concat(I.errors),
t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.clause!==void 0&&
(k(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?
k.errors:e.concat(k.errors),t=e.length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:a,dynamicAnchors:l})||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _s.errors=e,
t===0}var Hn={type:"object",additionalProperties:!1,required:["kind","layer","effect","parts","objects","changes","claus\
es"],properties:{kind:{const:"applied"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},parts:{type:"array",items:{
type:"string"}},objects:{type:"array",items:{type:"string"}},changes:{type:"array",items:{$ref:"#/$defs/Change"}},clauses:{
type:"array",items:{$ref:"#/$defs/Clause"}}}},Xt={type:"object",additionalProperties:!1,required:["object","characterist\
ic","before","after"],properties:{object:{type:"string"},characteristic:{enum:["name","manaCost","colors","supertypes","\
types","subtypes","abilities","power","toughness","loyalty","defense","controller","cantHave"]},before:{$ref:"#/$defs/Va\
lue"},after:{$ref:"#/$defs/Value"}}},Zn={type:["string","integer","null","array"],items:{type:"string"}};function Ne(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s!="s\
tring"&&!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&!Array.isArray(s)){let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:Zn.type},message:"must be string,integer,null,array"};e===null?e=[r]:e.push(r),t++}if(Array.
isArray(s)){let r=s.length;for(let i=0;i<r;i++)if(typeof s[i]!="string"){let o={instancePath:n+"/"+i,schemaPath:"#/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}return Ne.errors=e,
t===0}function Ss(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Xt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="object"||r==="characteristic"||r==="before"||r==="after")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.characteristic!==void 0){let r=s.characteristic;if(!(r==="name"||r==="manaCost"||r==="colors"||
r==="supertypes"||r==="types"||r==="subtypes"||r==="abilities"||r==="power"||r==="toughness"||r==="loyalty"||r==="defens\
e"||r==="controller"||r==="cantHave")){let i={instancePath:n+"/characteristic",schemaPath:"#/properties/characteristic/e\
num",keyword:"enum",params:{allowedValues:Xt.properties.characteristic.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[i]:e.push(i),t++}}s.before!==void 0&&(Ne(s.before,{instancePath:n+"/before",parentData:s,parentDataProperty:"\
before",rootData:a,dynamicAnchors:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length)),s.after!==void 0&&(Ne(s.after,
{instancePath:n+"/after",parentData:s,parentDataProperty:"after",rootData:a,dynamicAnchors:l})||(e=e===null?Ne.errors:e.
concat(Ne.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ss.errors=e,t===0}function Vs(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Hn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effe\
ct"||r==="parts"||r==="objects"||r==="changes"||r==="clauses")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="applied"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/con\
st",keyword:"const",params:{allowedValue:"applied"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
layer!==void 0&&(I(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.parts!==void 0){let r=s.parts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let f={instancePath:n+"/parts/"+o,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/parts",schemaPath:"#/propertie\
s/parts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.objects!==
void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.changes!==void 0){let r=s.changes;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)Ss(r[o],{instancePath:n+"/changes/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?Ss.errors:e.concat(Ss.errors),t=e.length)}else{let i={instancePath:n+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)k(r[o],{instancePath:n+"/claus\
es/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)}else{
let i={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vs.errors=e,t===0}var Xn={type:"object",additionalProperties:!1,
required:["kind","layer","effect","by","clause"],properties:{kind:{const:"ceased"},layer:{$ref:"#/$defs/LayerName"},effect:{
type:"string"},by:{type:"string"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function zs(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Xn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="layer"||r==="effect"||r==="by"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="ceased"){let r={instancePath:n+"/kind",schemaPath:"#/properties/k\
ind/const",keyword:"const",params:{allowedValue:"ceased"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
t++}if(s.layer!==void 0&&(I(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.by!==void 0&&typeof s.by!="string"){let r={instancePath:n+"/by",schemaPath:"#/properties/by/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.clause!==void 0&&(k(s.
clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:
e.concat(k.errors),t=e.length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",
rootData:a,dynamicAnchors:l})||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zs.errors=e,
t===0}var Yn={type:"object",additionalProperties:!1,required:["kind","object","clauses"],properties:{kind:{const:"stands"},
object:{type:"string"},clauses:{type:"array",minItems:1,items:{$ref:"#/$defs/Clause"}}}};function Rs(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Yn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="clauses")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="stands"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
stands"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&typeof s.object!="strin\
g"){let r={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){if(r.length<1){
let o={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)k(r[o],{instancePath:n+
"/clauses/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=
e.length)}else{let i={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rs.errors=e,t===0}var Jn={type:"obj\
ect",additionalProperties:!1,required:["kind","effect","players","gains","clause"],properties:{kind:{const:"player"},effect:{
type:"string"},players:{type:"array",items:{type:"string"}},gains:{type:"array",items:{type:"string"}},clause:{$ref:"#/$\
defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Fs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Jn.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect"||r==="players"||r===
"gains"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="player"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
player"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.effect!==void 0&&typeof s.effect!="strin\
g"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/players/"+o,schemaPath:"#/properties/players/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+
"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.gains!==void 0){let r=s.gains;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let f={instancePath:n+"/gains/"+o,schemaPath:"#/properties/gains/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/gains",schemaPath:"#/propertie\
s/gains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&
(k(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?
k.errors:e.concat(k.errors),t=e.length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:a,dynamicAnchors:l})||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fs.errors=e,
t===0}var eo={type:"object",additionalProperties:!1,required:["kind","effect","rule","clause"],properties:{kind:{const:"\
gameRule"},effect:{type:"string"},rule:{$ref:"#/$defs/GameRule"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};
function Bs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of eo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect"||r==="rule"||r==="clause"||r==="also")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gameRule"){let r={instancePath:n+"/ki\
nd",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gameRule"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}if(s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"\
#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.
rule!==void 0&&(de(s.rule,{instancePath:n+"/rule",parentData:s,parentDataProperty:"rule",rootData:a,dynamicAnchors:l})||
(e=e===null?de.errors:e.concat(de.errors),t=e.length)),s.clause!==void 0&&(k(s.clause,{instancePath:n+"/clause",parentData:s,
parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.also!==
void 0&&(C(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:l})||(e=e===null?
C.errors:e.concat(C.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Bs.errors=e,t===0}var ro={type:"object",additionalProperties:!1,
required:["kind","action","clause"],properties:{kind:{const:"stateBased"},action:{$ref:"#/$defs/StateBasedAction"},clause:{
$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Ws(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ro.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="action"||r==="clause"||r===
"also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="stateBased"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"stateBased"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.action!==void 0&&(H(s.action,{instancePath:n+"/action",parentData:s,
parentDataProperty:"action",rootData:a,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),s.clause!==
void 0&&(k(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=
e===null?k.errors:e.concat(k.errors),t=e.length)),s.also!==void 0&&(C(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:a,dynamicAnchors:l})||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ws.errors=e,
t===0}function dr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of Bn.required)if(s[i]===void 0){let o={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:
e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="starts")As(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?As.errors:e.concat(As.errors),t=e.length);else if(r==="layer")xs(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?xs.errors:e.concat(xs.errors),t=e.length);else if(r===
"depends")Ls(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Ls.errors:e.
concat(Ls.errors),t=e.length);else if(r==="waits")Is(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?Is.errors:e.concat(Is.errors),t=e.length);else if(r==="loop")Cs(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?Cs.errors:e.concat(Cs.errors),t=e.length);else if(r==="locked")Es(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Es.errors:e.concat(Es.errors),t=e.length);else if(r===
"continues")_s(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?_s.errors:
e.concat(_s.errors),t=e.length);else if(r==="applied")Vs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,
dynamicAnchors:l})||(e=e===null?Vs.errors:e.concat(Vs.errors),t=e.length);else if(r==="ceased")zs(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?zs.errors:e.concat(zs.errors),t=e.length);else if(r==="s\
tands")Rs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Rs.errors:e.concat(
Rs.errors),t=e.length);else if(r==="player")Fs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||
(e=e===null?Fs.errors:e.concat(Fs.errors),t=e.length);else if(r==="gameRule")Bs(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:a,dynamicAnchors:l})||(e=e===null?Bs.errors:e.concat(Bs.errors),t=e.length);else if(r==="stateBased")Ws(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?Ws.errors:e.concat(Ws.errors),t=e.length);else{
let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},
message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===
null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return dr.errors=e,t===0}function gr(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Hs.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="ruleset"||r==="readings"||r===
"numbers"||r==="objects"||r==="players"||r==="gameRules"||r==="stateBased"||r==="trace")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.ruleset!==void 0&&(Q(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"\
ruleset",rootData:a,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.readings!==void 0){let r=s.
readings;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/readings",schemaPath:"#/properties/readings/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)Z(r[o],{instancePath:n+"/readings/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)}else{let i={instancePath:n+"/readings",schemaPath:"#/properties/read\
ings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.numbers!==void 0){
let r=s.numbers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r){let o=r[i];if(typeof o!="string"&&o!==null){
let f={instancePath:n+"/numbers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/numbers/additionalPr\
operties/type",keyword:"type",params:{type:Hs.properties.numbers.additionalProperties.type},message:"must be string,null"};
e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/numbers",schemaPath:"#/properties/numbers/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.objects!==void 0){let r=s.objects;if(r&&
typeof r=="object"&&!Array.isArray(r))for(let i in r)cr(r[i],{instancePath:n+"/objects/"+i.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?cr.errors:e.concat(cr.errors),t=e.length);else{
let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(
r))for(let i in r)hr(r[i],{instancePath:n+"/players/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,
rootData:a,dynamicAnchors:l})||(e=e===null?hr.errors:e.concat(hr.errors),t=e.length);else{let i={instancePath:n+"/player\
s",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:
e.push(i),t++}}if(s.gameRules!==void 0){let r=s.gameRules;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)de(r[o],
{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?de.errors:e.
concat(de.errors),t=e.length)}else{let i={instancePath:n+"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)H(r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)}else{let i={instancePath:n+"/stateBas\
ed",schemaPath:"#/properties/stateBased/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.trace!==void 0){let r=s.trace;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)dr(r[o],{instancePath:n+
"/trace/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?dr.errors:e.concat(dr.errors),t=
e.length)}else{let i={instancePath:n+"/trace",schemaPath:"#/properties/trace/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gr.errors=e,t===0}var so={type:"object",additionalProperties:!1,
required:["rounds","open","resolution"],properties:{rounds:{type:"array",items:{type:"array",items:{$ref:"#/$defs/StateB\
asedAction"}}},open:{type:"array",items:{$ref:"#/$defs/StateBasedAction"}},resolution:{$ref:"#/$defs/Resolution"}}};function Gs(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of so.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="rounds"||r==="open"||r==="resolution")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),
t++}if(s.rounds!==void 0){let r=s.rounds;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let f=r[o];if(Array.isArray(
f)){let u=f.length;for(let p=0;p<u;p++)H(f[p],{instancePath:n+"/rounds/"+o+"/"+p,parentData:f,parentDataProperty:p,rootData:a,
dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)}else{let u={instancePath:n+"/rounds/"+o,schemaPath:"\
#/properties/rounds/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}}}else{
let i={instancePath:n+"/rounds",schemaPath:"#/properties/rounds/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[i]:e.push(i),t++}}if(s.open!==void 0){let r=s.open;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)H(r[o],{instancePath:n+"/open/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?H.errors:
e.concat(H.errors),t=e.length)}else{let i={instancePath:n+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.resolution!==void 0&&(gr(s.resolution,{instancePath:n+
"/resolution",parentData:s,parentDataProperty:"resolution",rootData:a,dynamicAnchors:l})||(e=e===null?gr.errors:e.concat(
gr.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),t++}return Gs.errors=e,t===0}function Ks(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Rn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="check"||r==="after"||r==="res\
olution"||r==="afterStateBasedActions")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
check!==void 0&&typeof s.check!="string"){let r={instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.after!==void 0){let r=s.after;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/after",schemaPath:"#/properties/after/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}s.resolution!==void 0&&(gr(s.resolution,
{instancePath:n+"/resolution",parentData:s,parentDataProperty:"resolution",rootData:a,dynamicAnchors:l})||(e=e===null?gr.
errors:e.concat(gr.errors),t=e.length)),s.afterStateBasedActions!==void 0&&(Gs(s.afterStateBasedActions,{instancePath:n+
"/afterStateBasedActions",parentData:s,parentDataProperty:"afterStateBasedActions",rootData:a,dynamicAnchors:l})||(e=e===
null?Gs.errors:e.concat(Gs.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ks.errors=e,t===0}var to=new RegExp("^[1-7][a-d]?\
\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|whatItDoes|loop)$","u");function Ms(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Mt.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Mt.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.scenario!==void 0&&typeof s.scenario!="string"){let r={instancePath:n+
"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(s.ruleset!==void 0&&(Q(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"\
ruleset",rootData:a,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.verdict!==void 0&&(Ds(s.verdict,
{instancePath:n+"/verdict",parentData:s,parentDataProperty:"verdict",rootData:a,dynamicAnchors:l})||(e=e===null?Ds.errors:
e.concat(Ds.errors),t=e.length)),s.message!==void 0&&typeof s.message!="string"){let r={instancePath:n+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(s.reading!==void 0&&(Z(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"reading",rootData:a,dynamicAnchors:l})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/attempts/"+o,schemaPath:"#/properties/attem\
pts/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={
instancePath:n+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[i]:e.push(i),t++}}if(s.values!==void 0){let r=s.values;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)Ns(r[o],{instancePath:n+"/values/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
Ns.errors:e.concat(Ns.errors),t=e.length)}else{let i={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.clauses!==void 0){let r=s.clauses;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/clauses/"+o,schemaPath:"\
#/properties/clauses/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),
t++}}else{let i={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.layers!==void 0){let r=s.layers;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){let f={instancePath:n+"/layers/"+o,schemaPath:"#/properties/layers/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/layers",
schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.pairs!==void 0){let r=s.pairs;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let f=r[o];if(typeof f==
"string"){if(!to.test(f)){let u={instancePath:n+"/pairs/"+o,schemaPath:"#/properties/pairs/items/pattern",keyword:"patte\
rn",params:{pattern:"^[1-7][a-d]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|whatItDoes|loop)$"},message:'\
must match pattern "^[1-7][a-d]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|whatItDoes|loop)$"'};e===null?
e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/pairs/"+o,schemaPath:"#/properties/pairs/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/pairs",schemaPath:"\
#/properties/pairs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
checkPoints!==void 0){let r=s.checkPoints;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Ks(r[o],{instancePath:n+
"/checkPoints/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Ks.errors:e.concat(Ks.errors),
t=e.length)}else{let i={instancePath:n+"/checkPoints",schemaPath:"#/properties/checkPoints/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ms.errors=e,t===0}var Yt={type:"\
object",additionalProperties:!1,required:["complete","counts","values"],properties:{complete:{type:"boolean"},counts:{type:"\
object",additionalProperties:{type:"integer"}},values:{type:"object",additionalProperties:!1,required:["passed","failed"],
properties:{passed:{type:"integer"},failed:{type:"integer"}}}}};function Us(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Yt.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="complete"||r==="counts"||r===
"values")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.complete!==void 0&&typeof s.complete!="\
boolean"){let r={instancePath:n+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.counts!==void 0){let r=s.counts;if(r&&typeof r=="object"&&!Array.
isArray(r))for(let i in r){let o=r[i];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let f={instancePath:n+"/\
counts/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/counts",
schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}}if(s.values!==void 0){let r=s.values;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let i of Yt.properties.values.
required)if(r[i]===void 0){let o={instancePath:n+"/values",schemaPath:"#/properties/values/required",keyword:"required",
params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in r)if(!(i===
"passed"||i==="failed")){let o={instancePath:n+"/values",schemaPath:"#/properties/values/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),t++}if(r.passed!==void 0){let i=r.passed;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+
"/values/passed",schemaPath:"#/properties/values/properties/passed/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),t++}}if(r.failed!==void 0){let i=r.failed;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){let o={instancePath:n+"/values/failed",schemaPath:"#/properties/values/properties/failed/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}}}else{let i={instancePath:n+"/val\
ues",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:
e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return Us.errors=e,t===0}function ii(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ln.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="header"||r==="scenarios"||r===
"problems"||r==="results"||r==="footer")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
header!==void 0&&(Jr(s.header,{instancePath:n+"/header",parentData:s,parentDataProperty:"header",rootData:a,dynamicAnchors:l})||
(e=e===null?Jr.errors:e.concat(Jr.errors),t=e.length)),s.scenarios!==void 0){let r=s.scenarios;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)qs(r[o],{instancePath:n+"/scenarios/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?qs.errors:e.concat(qs.errors),t=e.length)}else{let i={instancePath:n+"/scenarios",schemaPath:"#/properties/s\
cenarios/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.problems!==
void 0){let r=s.problems;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Os(r[o],{instancePath:n+"/problems/"+o,
parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Os.errors:e.concat(Os.errors),t=e.length)}else{
let i={instancePath:n+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.results!==void 0){let r=s.results;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)Ms(r[o],{instancePath:n+"/results/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?Ms.errors:e.concat(Ms.errors),t=e.length)}else{let i={instancePath:n+"/results",schemaPath:"#/properties/res\
ults/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.footer!==void 0&&
(Us(s.footer,{instancePath:n+"/footer",parentData:s,parentDataProperty:"footer",rootData:a,dynamicAnchors:l})||(e=e===null?
Us.errors:e.concat(Us.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ii.errors=e,t===0}var io=ni;function ni(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Hs.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"ruleset"||r==="readings"||r==="numbers"||r==="objects"||r==="players"||r==="gameRules"||r==="stateBased"||r==="trace")){
let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.ruleset!==void 0&&(Q(s.ruleset,{instancePath:n+"\
/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:a,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),
t=e.length)),s.readings!==void 0){let r=s.readings;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/readings",
schemaPath:"#/properties/readings/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 item\
s"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Z(r[o],{instancePath:n+"/readings/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)}else{let i={instancePath:n+"/readings",
schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.numbers!==void 0){let r=s.numbers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r){let o=r[i];if(typeof o!=
"string"&&o!==null){let f={instancePath:n+"/numbers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
numbers/additionalProperties/type",keyword:"type",params:{type:Hs.properties.numbers.additionalProperties.type},message:"\
must be string,null"};e===null?e=[f]:e.push(f),t++}}else{let i={instancePath:n+"/numbers",schemaPath:"#/properties/numbe\
rs/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.objects!==void 0){
let r=s.objects;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)cr(r[i],{instancePath:n+"/objects/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?cr.errors:e.
concat(cr.errors),t=e.length);else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(r&&
typeof r=="object"&&!Array.isArray(r))for(let i in r)hr(r[i],{instancePath:n+"/players/"+i.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?hr.errors:e.concat(hr.errors),t=e.length);else{
let i={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){let r=s.gameRules;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)de(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?de.errors:e.concat(de.errors),t=e.length)}else{let i={instancePath:n+"/gameRules",schemaPath:"#/properties/g\
ameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.stateBased!==
void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)H(r[o],{instancePath:n+"/stateBased/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)}else{
let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.trace!==void 0){let r=s.trace;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)dr(r[o],{instancePath:n+"/trace/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?dr.
errors:e.concat(dr.errors),t=e.length)}else{let i={instancePath:n+"/trace",schemaPath:"#/properties/trace/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ni.errors=e,
t===0}var no=oi,Sr={type:"object",additionalProperties:!1,required:["id","rev","title","level","rulesets","cites","playe\
rs","timeline"],properties:{$schema:{type:"string"},id:{$ref:"#/$defs/ScenarioId"},rev:{type:"integer",minimum:1},title:{
type:"string",minLength:1,maxLength:160},question:{type:"string",minLength:1,maxLength:300},topic:{enum:["copy","control",
"text","type","color","abilities","power-toughness","timestamps","dependency","players","game-rules","state-based"]},level:{
enum:["must","interpretation","undefined"]},rulesets:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/Rulese\
tId"}},cites:{type:"array",minItems:1,items:{$ref:"#/$defs/Citation"}},players:{type:"array",minItems:1,maxItems:12,items:{
$ref:"#/$defs/PlayerSetup"}},cards:{type:"array",maxItems:100,items:{$ref:"#/$defs/Card"}},timeline:{type:"array",minItems:1,
maxItems:5e3,items:{$ref:"#/$defs/ScenarioEvent"}},why:{type:"array",items:{$ref:"#/$defs/Words"}},provenance:{type:"arr\
ay",items:{$ref:"#/$defs/Words"}},alternatives:{type:"array",minItems:1,items:{$ref:"#/$defs/Alternative"}},twin:{$ref:"\
#/$defs/ScenarioId"}}};function Te(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(typeof s=="string"){if(g(s)>120){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),t++}if(!at.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}var oo={if:{type:"string"},
then:{$ref:"#/$defs/PlayerName"},else:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#\
/$defs/PlayerName"},life:{type:"integer"},hand:{type:"integer",minimum:0},library:{type:"integer",minimum:0}}}};function Qs(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!=
"string"){let p={};e===null?e=[p]:e.push(p),t++}var f=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(f){let p=t;q(s,
{instancePath:n,parentData:m,parentDataProperty:y,rootData:a,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length);var f=p===t;i=f,u="then"}else{let p=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let h of oo.else.required)
if(s[h]===void 0){let d={instancePath:n,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:h},message:"\
must have required property '"+h+"'"};e===null?e=[d]:e.push(d),t++}for(let h in s)if(!(h==="name"||h==="life"||h==="hand"||
h==="library")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(s.name!==void 0&&(q(s.name,{instancePath:n+
"/name",parentData:s,parentDataProperty:"name",rootData:a,dynamicAnchors:l})||(e=e===null?q.errors:e.concat(q.errors),t=
e.length)),s.life!==void 0){let h=s.life;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let d={instancePath:n+
"/life",schemaPath:"#/else/properties/life/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[d]:e.push(d),t++}}if(s.hand!==void 0){let h=s.hand;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let d={instancePath:n+
"/hand",schemaPath:"#/else/properties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[d]:e.push(d),t++}if(typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))){let d={instancePath:n+"/hand",schemaPath:"#/els\
e/properties/hand/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(
d),t++}}if(s.library!==void 0){let h=s.library;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let d={instancePath:n+
"/library",schemaPath:"#/else/properties/library/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[d]:e.push(d),t++}if(typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))){let d={instancePath:n+"/library",schemaPath:"\
#/else/properties/library/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[d]:e.push(d),t++}}}else{let h={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[h]:e.push(h),t++}var f=p===t;i=f,u="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[p]:e.push(p),t++}return Qs.errors=e,t===0}
function oi(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Sr.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!G.call(Sr.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let r={instancePath:n+"/$schema",schemaPath:"#/properties/%24s\
chema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
(Te(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?Te.errors:
e.concat(Te.errors),t=e.length)),s.rev!==void 0){let r=s.rev;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={
instancePath:n+"/rev",schemaPath:"#/properties/rev/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let i={instancePath:n+"/rev",schemaPath:"\
#/properties/rev/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(
i),t++}}if(s.title!==void 0){let r=s.title;if(typeof r=="string"){if(g(r)>160){let i={instancePath:n+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 characters"};e===
null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/title",schemaPath:"#/properties/title/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[i]:e.push(i),t++}}if(s.question!==void 0){let r=s.question;if(typeof r=="string"){if(g(r)>300){let i={instancePath:n+"/\
question",schemaPath:"#/properties/question/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have mor\
e than 300 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/question",schemaPath:"#/properti\
es/question/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[i]:e.push(i),t++}}else{let i={instancePath:n+"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.topic!==void 0){let r=s.topic;if(!(r==="copy"||
r==="control"||r==="text"||r==="type"||r==="color"||r==="abilities"||r==="power-toughness"||r==="timestamps"||r==="depen\
dency"||r==="players"||r==="game-rules"||r==="state-based")){let i={instancePath:n+"/topic",schemaPath:"#/properties/top\
ic/enum",keyword:"enum",params:{allowedValues:Sr.properties.topic.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[i]:e.push(i),t++}}if(s.level!==void 0){let r=s.level;if(!(r==="must"||r==="interpretation"||r==="undef\
ined")){let i={instancePath:n+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Sr.properties.
level.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.rulesets!==void 0){
let r=s.rulesets;if(Array.isArray(r)){if(r.length<1){let u={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets\
/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),t++}
let i=r.length;for(let u=0;u<i;u++)Q(r[u],{instancePath:n+"/rulesets/"+u,parentData:r,parentDataProperty:u,rootData:a,dynamicAnchors:l})||
(e=e===null?Q.errors:e.concat(Q.errors),t=e.length);let o=r.length,f;if(o>1){e:for(;o--;)for(f=o;f--;)if(ti(r[o],r[f])){
let u={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/uniqueItems",keyword:"uniqueItems",params:{i:o,j:f},
message:"must NOT have duplicate items (items ## "+f+" and "+o+" are identical)"};e===null?e=[u]:e.push(u),t++;break e}}}else{
let i={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.cites!==void 0){let r=s.cites;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/cites",schemaPath:"#/properties/cites/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ar(r[o],{instancePath:n+"/cites\
/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?ar.errors:e.concat(ar.errors),t=e.length)}else{
let i={instancePath:n+"/cites",schemaPath:"#/properties/cites/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){if(r.length>12){let o={
instancePath:n+"/players",schemaPath:"#/properties/players/maxItems",keyword:"maxItems",params:{limit:12},message:"must \
NOT have more than 12 items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){let o={instancePath:n+"/players",schemaPath:"#\
/properties/players/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Qs(r[o],{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?Qs.errors:e.concat(Qs.errors),t=e.length)}else{let i={instancePath:n+"/player\
s",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.cards!==void 0){let r=s.cards;if(Array.isArray(r)){if(r.length>100){let o={instancePath:n+"/cards",schemaPath:"\
#/properties/cards/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ve(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)}else{let i={instancePath:n+"/cards",
schemaPath:"#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){if(r.length>5e3){let o={instancePath:n+"/timeline",
schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:5e3},message:"must NOT have more than 5000 \
items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){let o={instancePath:n+"/timeline",schemaPath:"#/properties/timeline/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)$e(r[o],{instancePath:n+"/timeline/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?$e.errors:e.concat($e.errors),t=e.length)}else{let i={instancePath:n+"/timeline",schemaPath:"#/properties/ti\
meline/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.why!==void 0){
let r=s.why;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)K(r[o],{instancePath:n+"/why/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{let i={instancePath:n+"/why",schemaPath:"\
#/properties/why/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
provenance!==void 0){let r=s.provenance;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)K(r[o],{instancePath:n+"\
/provenance/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),
t=e.length)}else{let i={instancePath:n+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.alternatives!==void 0){let r=s.alternatives;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/alternatives",schemaPath:"#/properties/alternatives/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)yr(r[o],{instancePath:n+"/alternatives/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===
null?yr.errors:e.concat(yr.errors),t=e.length)}else{let i={instancePath:n+"/alternatives",schemaPath:"#/properties/alter\
natives/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.twin!==void 0&&
(Te(s.twin,{instancePath:n+"/twin",parentData:s,parentDataProperty:"twin",rootData:a,dynamicAnchors:l})||(e=e===null?Te.
errors:e.concat(Te.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oi.errors=e,t===0}var ao=ai;function ai(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let u in s)if(!G.call(we.properties,u)){let p={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),t++}if(s.self!==void 0&&s.self!==!0){let u={instancePath:n+"/self",schemaPath:"#/properties/self/const",keyword:"cons\
t",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.other!==void 0&&s.other!==
!0){let u={instancePath:n+"/other",schemaPath:"#/properties/other/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.host!==void 0&&s.host!==!0){let u={instancePath:n+"/host",
schemaPath:"#/properties/host/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?
e=[u]:e.push(u),t++}if(s.affected!==void 0&&s.affected!==!0){let u={instancePath:n+"/affected",schemaPath:"#/properties/\
affected/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}
if(s.target!==void 0){let u=s.target,p=t,c=!1,h=t;if(u!==!0){let d={instancePath:n+"/target",schemaPath:"#/properties/ta\
rget/anyOf/0/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[d]:e.push(
d),t++}var r=h===t;if(c=c||r,!c){let d=t;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let S={instancePath:n+
"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[S]:e.push(S),t++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let S={instancePath:n+"/target",schemaPath:"\
#/properties/target/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[S]:e.push(S),t++}var r=d===t;c=c||r}if(c)t=p,e!==null&&(p?e.length=p:e=null);else{let d={instancePath:n+"/target",schemaPath:"\
#/properties/target/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),t++}}
if(s.object!==void 0){let u=s.object;if(typeof u=="string"){if(g(u)>200){let p={instancePath:n+"/object",schemaPath:"#/p\
roperties/object/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[p]:e.push(p),t++}if(g(u)<1){let p={instancePath:n+"/object",schemaPath:"#/properties/object/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:n+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),t++}}if(s.linked!==void 0){let u=s.linked;if(typeof u=="string"){if(g(u)>60){let p={instancePath:n+"/lin\
ked",schemaPath:"#/properties/linked/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 6\
0 characters"};e===null?e=[p]:e.push(p),t++}if(g(u)<1){let p={instancePath:n+"/linked",schemaPath:"#/properties/linked/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
t++}}else{let p={instancePath:n+"/linked",schemaPath:"#/properties/linked/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}}if(s.topOf!==void 0){let u=s.topOf;if(!(u==="graveyard"||u==="library")){
let p={instancePath:n+"/topOf",schemaPath:"#/properties/topOf/enum",keyword:"enum",params:{allowedValues:we.properties.topOf.
enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}if(s.type!==void 0&&(Ae(s.type,
{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:a,dynamicAnchors:l})||(e=e===null?Ae.errors:e.concat(
Ae.errors),t=e.length)),s.supertype!==void 0&&(xe(s.supertype,{instancePath:n+"/supertype",parentData:s,parentDataProperty:"\
supertype",rootData:a,dynamicAnchors:l})||(e=e===null?xe.errors:e.concat(xe.errors),t=e.length)),s.subtype!==void 0&&(Le(
s.subtype,{instancePath:n+"/subtype",parentData:s,parentDataProperty:"subtype",rootData:a,dynamicAnchors:l})||(e=e===null?
Le.errors:e.concat(Le.errors),t=e.length)),s.color!==void 0&&(Ie(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"\
color",rootData:a,dynamicAnchors:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length)),s.colorCount!==void 0&&(x(s.
colorCount,{instancePath:n+"/colorCount",parentData:s,parentDataProperty:"colorCount",rootData:a,dynamicAnchors:l})||(e=
e===null?x.errors:e.concat(x.errors),t=e.length)),s.name!==void 0){let u=s.name,p=t,c=!0,h=t;if(!(u&&typeof u=="object"&&
!Array.isArray(u))){let v={};e===null?e=[v]:e.push(v),t++}var i=h===t;t=p,e!==null&&(p?e.length=p:e=null);let d;if(i){let v=t;
te(u,{instancePath:n+"/name",parentData:s,parentDataProperty:"name",rootData:a,dynamicAnchors:l})||(e=e===null?te.errors:
e.concat(te.errors),t=e.length);var i=v===t;c=i,d="then"}else{let v=t;if(typeof u=="string"){if(g(u)>200){let V={instancePath:n+
"/name",schemaPath:"#/properties/name/else/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more\
 than 200 characters"};e===null?e=[V]:e.push(V),t++}if(g(u)<1){let V={instancePath:n+"/name",schemaPath:"#/properties/na\
me/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[V]:
e.push(V),t++}}else{let V={instancePath:n+"/name",schemaPath:"#/properties/name/else/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[V]:e.push(V),t++}var i=v===t;c=i,d="else"}if(!c){let v={instancePath:n+"/\
name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword:d},message:'must match "'+d+'" schema'};e===
null?e=[v]:e.push(v),t++}}if(s.controller!==void 0&&(D(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"\
controller",rootData:a,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.owner!==void 0&&(D(s.owner,
{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:a,dynamicAnchors:l})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length)),s.zone!==void 0){let u=s.zone,p=t,c=!1,h=t;if(u!=="any"){let d={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/0/const",keyword:"const",params:{allowedValue:"any"},message:"must be equal to constant"};e===null?
e=[d]:e.push(d),t++}var o=h===t;if(c=c||o,!c){let d=t;N(u,{instancePath:n+"/zone",parentData:s,parentDataProperty:"zone",
rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length);var o=d===t;if(c=c||o,!c){let S=t;if(Array.
isArray(u)){if(u.length<1){let B={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[B]:e.push(B),t++}let $=u.length;for(let B=0;B<
$;B++)N(u[B],{instancePath:n+"/zone/"+B,parentData:u,parentDataProperty:B,rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:
e.concat(N.errors),t=e.length)}else{let $={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[$]:e.push($),t++}var o=S===t;c=c||o}}if(c)t=p,e!==null&&
(p?e.length=p:e=null);else{let d={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),t++}}if(s.token!==void 0&&typeof s.token!="boolean"){let u={
instancePath:n+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"boolean"},message:"must be boo\
lean"};e===null?e=[u]:e.push(u),t++}if(s.permanent!==void 0&&s.permanent!==!0){let u={instancePath:n+"/permanent",schemaPath:"\
#/properties/permanent/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[
u]:e.push(u),t++}if(s.historic!==void 0&&s.historic!==!0){let u={instancePath:n+"/historic",schemaPath:"#/properties/his\
toric/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}
if(s.faceDown!==void 0&&typeof s.faceDown!="boolean"){let u={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDow\
n/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),t++}if(s.tapped!==void 0&&
typeof s.tapped!="boolean"){let u={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),t++}if(s.designation!==void 0){let u=s.designation;if(typeof u==
"string"){if(g(u)>40){let p={instancePath:n+"/designation",schemaPath:"#/properties/designation/maxLength",keyword:"maxL\
ength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[p]:e.push(p),t++}if(g(u)<1){let p={
instancePath:n+"/designation",schemaPath:"#/properties/designation/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:n+"/designation",schemaPath:"\
#/properties/designation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
t++}}if(s.keyword!==void 0){let u=s.keyword;if(typeof u=="string"){if(g(u)>60){let p={instancePath:n+"/keyword",schemaPath:"\
#/properties/keyword/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[p]:e.push(p),t++}if(g(u)<1){let p={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:n+
"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),t++}}if(s.abilityCount!==void 0&&(x(s.abilityCount,{instancePath:n+"/abilityCount",parentData:s,parentDataProperty:"\
abilityCount",rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.power!==void 0&&(x(s.
power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:
e.concat(x.errors),t=e.length)),s.toughness!==void 0&&(x(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.manaValue!==void 0&&(x(
s.manaValue,{instancePath:n+"/manaValue",parentData:s,parentDataProperty:"manaValue",rootData:a,dynamicAnchors:l})||(e=e===
null?x.errors:e.concat(x.errors),t=e.length)),s.counter!==void 0){let u=s.counter;if(typeof u=="string"){if(g(u)>60){let p={
instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"maxLength",params:{limit:60},message:"mus\
t NOT have more than 60 characters"};e===null?e=[p]:e.push(p),t++}if(g(u)<1){let p={instancePath:n+"/counter",schemaPath:"\
#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),t++}}else{let p={instancePath:n+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(s.attached!==void 0&&typeof s.attached!="boole\
an"){let u={instancePath:n+"/attached",schemaPath:"#/properties/attached/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[u]:e.push(u),t++}if(s.attachedTo!==void 0&&(P(s.attachedTo,{instancePath:n+"/attachedTo",parentData:s,
parentDataProperty:"attachedTo",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.hasAttached!==
void 0&&(P(s.hasAttached,{instancePath:n+"/hasAttached",parentData:s,parentDataProperty:"hasAttached",rootData:a,dynamicAnchors:l})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.shares!==void 0){let u=s.shares;if(u&&typeof u=="object"&&!Array.
isArray(u)){for(let p of we.properties.shares.required)if(u[p]===void 0){let c={instancePath:n+"/shares",schemaPath:"#/p\
roperties/shares/required",keyword:"required",params:{missingProperty:p},message:"must have required property '"+p+"'"};
e===null?e=[c]:e.push(c),t++}for(let p in u)if(!(p==="characteristic"||p==="with")){let c={instancePath:n+"/shares",schemaPath:"\
#/properties/shares/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT\
 have additional properties"};e===null?e=[c]:e.push(c),t++}if(u.characteristic!==void 0){let p=u.characteristic;if(!(p===
"name"||p==="color"||p==="type"||p==="creatureType"||p==="landType")){let c={instancePath:n+"/shares/characteristic",schemaPath:"\
#/properties/shares/properties/characteristic/enum",keyword:"enum",params:{allowedValues:we.properties.shares.properties.
characteristic.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}}u.with!==void 0&&
(E(u.with,{instancePath:n+"/shares/with",parentData:u,parentDataProperty:"with",rootData:a,dynamicAnchors:l})||(e=e===null?
E.errors:e.concat(E.errors),t=e.length))}else{let p={instancePath:n+"/shares",schemaPath:"#/properties/shares/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}if(s.allOf!==void 0){let u=s.allOf;
if(Array.isArray(u)){if(u.length<1){let c={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}let p=u.length;for(let c=0;c<
p;c++)P(u[c],{instancePath:n+"/allOf/"+c,parentData:u,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?P.
errors:e.concat(P.errors),t=e.length)}else{let p={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(s.anyOf!==void 0){let u=s.anyOf;if(Array.
isArray(u)){if(u.length<1){let c={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}let p=u.length;for(let c=0;c<p;c++)P(u[c],
{instancePath:n+"/anyOf/"+c,parentData:u,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(
P.errors),t=e.length)}else{let p={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(s.not!==void 0){let u=s.not,p=t,c=!0,h=t;if(!Array.isArray(
u)){let v={};e===null?e=[v]:e.push(v),t++}var f=h===t;t=p,e!==null&&(p?e.length=p:e=null);let d;if(f){let v=t;if(Array.isArray(
u)){if(u.length<1){let $={instancePath:n+"/not",schemaPath:"#/properties/not/then/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[$]:e.push($),t++}let V=u.length;for(let $=0;$<V;$++)P(u[$],{instancePath:n+
"/not/"+$,parentData:u,parentDataProperty:$,rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}
var f=v===t;c=f,d="then"}else{let v=t;P(u,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:a,dynamicAnchors:l})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length);var f=v===t;c=f,d="else"}if(!c){let v={instancePath:n+"/not",schemaPath:"\
#/properties/not/if",keyword:"if",params:{failingKeyword:d},message:'must match "'+d+'" schema'};e===null?e=[v]:e.push(v),
t++}}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[u]:e.push(u),t++}return ai.errors=e,t===0}return yi(lo);})();

export const validateAbility: Validator<AbilityEntry> = validators.validateAbility;
export const validateCard: Validator<Card> = validators.validateCard;
export const validateEffect: Validator<EffectPart> = validators.validateEffect;
export const validateQuantity: Validator<Quantity> = validators.validateQuantity;
export const validateReport: Validator<Report> = validators.validateReport;
export const validateResolution: Validator<Resolution> = validators.validateResolution;
export const validateScenario: Validator<Scenario> = validators.validateScenario;
export const validateSelector: Validator<Selector> = validators.validateSelector;
