// @ts-nocheck
// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen

import type { ErrorObject } from "ajv";
import type { AbilityEntry, Card, CorpusExport, EffectPart, Quantity, Report, Resolution, Scenario, Selector } from "../rules/formats.gen.js";

/** True when the value fits the schema; otherwise `errors` says what is wrong, until the next call. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

"use strict";var validators=(()=>{var At=Object.defineProperty;var Zi=Object.getOwnPropertyDescriptor;var Xi=Object.getOwnPropertyNames;var Yi=Object.prototype.hasOwnProperty;var xt=(s,n)=>()=>{try{return n||s((n={exports:{}}).exports,n),n.exports}catch(y){throw n=0,y}},Ji=(s,n)=>{for(var y in n)
At(s,y,{get:n[y],enumerable:!0})},en=(s,n,y,c)=>{if(n&&typeof n=="object"||typeof n=="function")for(let a of Xi(n))!Yi.call(
s,a)&&a!==y&&At(s,a,{get:()=>n[a],enumerable:!(c=Zi(n,a))||c.enumerable});return s};var rn=s=>en(At({},"__esModule",{value:!0}),s);var pi=xt(Lt=>{"use strict";Object.defineProperty(Lt,"__esModule",{value:!0});function li(s){let n=s.length,y=0,c=0,a;for(;c<
n;)y++,a=s.charCodeAt(c++),a>=55296&&a<=56319&&c<n&&(a=s.charCodeAt(c),(a&64512)===56320&&c++);return y}Lt.default=li;li.
code='require("ajv/dist/runtime/ucs2length").default'});var fi=xt((da,ui)=>{"use strict";ui.exports=function s(n,y){if(n===y)return!0;if(n&&y&&typeof n=="object"&&typeof y=="ob\
ject"){if(n.constructor!==y.constructor)return!1;var c,a,l;if(Array.isArray(n)){if(c=n.length,c!=y.length)return!1;for(a=
c;a--!==0;)if(!s(n[a],y[a]))return!1;return!0}if(n.constructor===RegExp)return n.source===y.source&&n.flags===y.flags;if(n.
valueOf!==Object.prototype.valueOf)return n.valueOf()===y.valueOf();if(n.toString!==Object.prototype.toString)return n.toString()===
y.toString();if(l=Object.keys(n),c=l.length,c!==Object.keys(y).length)return!1;for(a=c;a--!==0;)if(!Object.prototype.hasOwnProperty.
call(y,l[a]))return!1;for(a=c;a--!==0;){var e=l[a];if(!s(n[e],y[e]))return!1}return!0}return n!==n&&y!==y}});var yi=xt(It=>{"use strict";Object.defineProperty(It,"__esModule",{value:!0});var mi=fi();mi.code='require("ajv/dist/run\
time/equal").default';It.default=mi});var ya={};Ji(ya,{validateAbility:()=>sn,validateCard:()=>Qn,validateEffect:()=>Jn,validateExport:()=>eo,validateQuantity:()=>So,
validateReport:()=>Vo,validateResolution:()=>ua,validateScenario:()=>fa,validateSelector:()=>ma});var sn=Ie;var g=pi().default,tn={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/Keyword\
Ability"},{$ref:"#/$defs/StaticAbility"},{$ref:"#/$defs/CharacteristicDefiningAbility"},{$ref:"#/$defs/ActivatedAbility"},
{$ref:"#/$defs/TriggeredAbility"},{$ref:"#/$defs/SpellAbility"},{$ref:"#/$defs/ManaAbility"},{$ref:"#/$defs/AsEntersAbil\
ity"},{$ref:"#/$defs/ReplacementAbility"}]},ci={type:"object",additionalProperties:!1,required:["kind","keyword"],properties:{
kind:{const:"keyword"},keyword:{type:"string",minLength:1,maxLength:60},cost:{type:"string",minLength:1,maxLength:80},n:{
type:"integer",minimum:0},landType:{$ref:"#/$defs/SubtypeWord"},from:{$ref:"#/$defs/ColorWord"},fromQuality:{$ref:"#/$de\
fs/Selector"},quality:{$ref:"#/$defs/Selector"},player:{const:!0},keeps:{$ref:"#/$defs/Selector"}}},G=Object.prototype.hasOwnProperty;var nn={type:"object",additionalProperties:!1,required:["chosen"],properties:{chosen:{type:"string",minLength:1,maxLength:60}}};
function ue(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of nn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(r!=="chosen"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.chosen!==void 0){let r=s.chosen;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+"/chosen",schemaPath:"#/pr\
operties/chosen/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/chosen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}function z(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let p={};
e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;ue(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length);var m=p===t;i=
m,h="then"}else{let p=t;if(typeof s=="string"){if(g(s)>40){let f={instancePath:n,schemaPath:"#/else/maxLength",keyword:"\
maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[f]:e.push(f),t++}if(g(s)<1){let f={
instancePath:n,schemaPath:"#/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return z.
errors=e,t===0}var on={enum:["white","blue","black","red","green"]};function S(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="white"||s==="blue"||s==="black"||s==="red"||s==="green")){let r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:on.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),t++}return S.errors=e,t===0}function K(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let p={};e===null?e=
[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;ue(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length);var m=p===t;i=
m,h="then"}else{let p=t;S(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?
S.errors:e.concat(S.errors),t=e.length);var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return K.errors=e,t===0}
var Ce={type:"object",additionalProperties:!1,properties:{self:{const:!0},other:{const:!0},host:{const:!0},affected:{const:!0},
target:{anyOf:[{const:!0},{type:"integer",minimum:1}]},object:{type:"string",minLength:1,maxLength:200},linked:{type:"st\
ring",minLength:1,maxLength:60},topOf:{enum:["graveyard","library"]},type:{$ref:"#/$defs/CardTypes"},supertype:{$ref:"#/\
$defs/Supertypes"},subtype:{$ref:"#/$defs/SubtypeWords"},color:{$ref:"#/$defs/ColorWords"},colorCount:{$ref:"#/$defs/Com\
parison"},name:{if:{type:"object"},then:{$ref:"#/$defs/Chosen"},else:{type:"string",minLength:1,maxLength:200}},controller:{
$ref:"#/$defs/PlayerReference"},owner:{$ref:"#/$defs/PlayerReference"},zone:{anyOf:[{const:"any"},{$ref:"#/$defs/Zone"},
{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}}]},castFrom:{anyOf:[{$ref:"#/$defs/Zone"},{type:"array",minItems:1,
items:{$ref:"#/$defs/Zone"}}]},token:{type:"boolean"},permanent:{const:!0},historic:{const:!0},faceDown:{type:"boolean"},
tapped:{type:"boolean"},designation:{type:"string",minLength:1,maxLength:40},keyword:{type:"string",minLength:1,maxLength:60},
abilityCount:{$ref:"#/$defs/Comparison"},power:{$ref:"#/$defs/Comparison"},toughness:{$ref:"#/$defs/Comparison"},basePower:{
$ref:"#/$defs/Comparison"},baseToughness:{$ref:"#/$defs/Comparison"},manaValue:{$ref:"#/$defs/Comparison"},counter:{type:"\
string",minLength:1,maxLength:60},attached:{type:"boolean"},attachedTo:{$ref:"#/$defs/Selector"},hasAttached:{$ref:"#/$d\
efs/Selector"},shares:{type:"object",additionalProperties:!1,required:["characteristic","with"],properties:{characteristic:{
enum:["name","color","type","creatureType","landType"]},with:{$ref:"#/$defs/Reference"}}},allOf:{type:"array",minItems:1,
items:{$ref:"#/$defs/Selector"}},anyOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Selector"}},not:{if:{type:"array"},
then:{minItems:1,items:{$ref:"#/$defs/Selector"}},else:{$ref:"#/$defs/Selector"}}}};var an={enum:["Artifact","Battle","Conspiracy","Creature","Dungeon","Enchantment","Instant","Kindred","Land","Phenomenon",
"Plane","Planeswalker","Scheme","Sorcery","Vanguard"]};function j(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="Artifact"||s==="Battle"||s==="Conspiracy"||s==="Creature"||
s==="Dungeon"||s==="Enchantment"||s==="Instant"||s==="Kindred"||s==="Land"||s==="Phenomenon"||s==="Plane"||s==="Planeswa\
lker"||s==="Scheme"||s==="Sorcery"||s==="Vanguard")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:an.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}function Fe(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!Array.
isArray(s)){let p={};e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;if(Array.
isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let f=s.length;for(let d=0;d<f;d++)j(s[d],{instancePath:n+
"/"+d,parentData:s,parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}
var m=p===t;i=m,h="then"}else{let p=t;j(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length);var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"#/\
if",keyword:"if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return Fe.errors=
e,t===0}var ln={enum:["Basic","Legendary","Ongoing","Snow","World"]};function x(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="Basic"||s==="Legendary"||s==="Ongoing"||s==="Snow"||s==="\
World")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ln.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}function ze(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!Array.isArray(s)){let p={};e===
null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;if(Array.isArray(s)){if(s.length<
1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer t\
han 1 items"};e===null?e=[d]:e.push(d),t++}let f=s.length;for(let d=0;d<f;d++)x(s[d],{instancePath:n+"/"+d,parentData:s,
parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}var m=p===t;i=m,
h="then"}else{let p=t;x(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?x.
errors:e.concat(x.errors),t=e.length);var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return ze.errors=e,t===0}function Be(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,
r=t,i=!0,o=t;if(!Array.isArray(s)){let p={};e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);
let h;if(m){let p=t;if(Array.isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let f=s.length;for(let d=0;d<
f;d++)z(s[d],{instancePath:n+"/"+d,parentData:s,parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?z.errors:
e.concat(z.errors),t=e.length)}var m=p===t;i=m,h="then"}else{let p=t;z(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?z.errors:e.concat(z.errors),t=e.length);var m=p===t;i=m,h="else"}if(!i){let p={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=
[p]:e.push(p),t++}return Be.errors=e,t===0}function We(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,
r=t,i=!0,o=t;if(!Array.isArray(s)){let p={};e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);
let h;if(m){let p=t;if(Array.isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let f=s.length;for(let d=0;d<
f;d++)K(s[d],{instancePath:n+"/"+d,parentData:s,parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?K.errors:
e.concat(K.errors),t=e.length)}var m=p===t;i=m,h="then"}else{let p=t;K(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length);var m=p===t;i=m,h="else"}if(!i){let p={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=
[p]:e.push(p),t++}return We.errors=e,t===0}var V={type:"object",additionalProperties:!1,minProperties:1,dependentRequired:{on:["counter"],onEach:["counter"],onPlayer:[
"counter"],total:["of"],greatest:["of"],least:["of"],distinct:["among"],among:["distinct"],round:["half"],then:["if"],else:[
"if"]},oneOf:[{required:["x"]},{required:["powerOf"]},{required:["toughnessOf"]},{required:["basePowerOf"]},{required:["\
baseToughnessOf"]},{required:["manaValueOf"]},{required:["levelOf"]},{required:["counter","on"]},{required:["counter","o\
nEach"]},{required:["counter","onPlayer"]},{required:["count"]},{required:["total","of"]},{required:["greatest","of"]},{
required:["least","of"]},{required:["distinct","among"]},{required:["devotion"]},{required:["handSize"]},{required:["lif\
e"]},{required:["players"]},{required:["chosen"]},{required:["sum"]},{required:["product"]},{required:["negative"]},{required:[
"half"]},{required:["atMostOf"]},{required:["atLeastOf"]},{required:["if","then"]}],properties:{x:{const:!0},powerOf:{$ref:"\
#/$defs/Reference"},toughnessOf:{$ref:"#/$defs/Reference"},basePowerOf:{$ref:"#/$defs/Reference"},baseToughnessOf:{$ref:"\
#/$defs/Reference"},manaValueOf:{$ref:"#/$defs/Reference"},levelOf:{$ref:"#/$defs/Reference"},counter:{type:"string",minLength:1,
maxLength:60},on:{$ref:"#/$defs/Reference"},onEach:{$ref:"#/$defs/Selector"},onPlayer:{$ref:"#/$defs/PlayerReference"},count:{
$ref:"#/$defs/Selector"},total:{$ref:"#/$defs/Measure"},greatest:{$ref:"#/$defs/Measure"},least:{$ref:"#/$defs/Measure"},
of:{$ref:"#/$defs/Selector"},distinct:{enum:["types","colors","basicLandTypes","creatureTypes","names","powers","manaVal\
ues"]},among:{$ref:"#/$defs/Selector"},devotion:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},handSize:{$ref:"#\
/$defs/PlayerReference"},life:{$ref:"#/$defs/PlayerReference"},players:{$ref:"#/$defs/PlayerReference"},chosen:{type:"st\
ring",minLength:1,maxLength:60},sum:{type:"array",minItems:1,items:{$ref:"#/$defs/Quantity"}},product:{type:"array",minItems:1,
items:{$ref:"#/$defs/Quantity"}},negative:{$ref:"#/$defs/Quantity"},half:{$ref:"#/$defs/Quantity"},round:{enum:["up","do\
wn"]},atMostOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Quantity"}},atLeastOf:{type:"array",minItems:1,items:{$ref:"\
#/$defs/Quantity"}},if:{$ref:"#/$defs/Condition"},then:{$ref:"#/$defs/Quantity"},else:{$ref:"#/$defs/Quantity"}}},hi={if:{
type:"string"},then:{enum:["self","affected","host","target"]},else:{type:"object",additionalProperties:!1,minProperties:1,
maxProperties:1,properties:{target:{type:"integer",minimum:1},linked:{type:"string",minLength:1,maxLength:60},topOf:{enum:[
"graveyard","library"]},object:{type:"string",minLength:1,maxLength:200}}}};function T(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let p={};e===
null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;if(!(s==="self"||s==="affec\
ted"||s==="host"||s==="target")){let f={instancePath:n,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:hi.
then.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="then"}else{
let p=t;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){let f={instancePath:n,schemaPath:"#/els\
e/maxProperties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[f]:
e.push(f),t++}if(Object.keys(s).length<1){let f={instancePath:n,schemaPath:"#/else/minProperties",keyword:"minProperties",
params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[f]:e.push(f),t++}for(let f in s)if(!(f==="\
target"||f==="linked"||f==="topOf"||f==="object")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(s.target!==void 0){let f=s.target;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let d={instancePath:n+
"/target",schemaPath:"#/else/properties/target/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[d]:e.push(d),t++}if(typeof f=="number"&&isFinite(f)&&(f<1||isNaN(f))){let d={instancePath:n+"/target",schemaPath:"\
#/else/properties/target/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[d]:e.push(d),t++}}if(s.linked!==void 0){let f=s.linked;if(typeof f=="string"){if(g(f)>60){let d={instancePath:n+"/linke\
d",schemaPath:"#/else/properties/linked/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more tha\
n 60 characters"};e===null?e=[d]:e.push(d),t++}if(g(f)<1){let d={instancePath:n+"/linked",schemaPath:"#/else/properties/\
linked/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.
push(d),t++}}else{let d={instancePath:n+"/linked",schemaPath:"#/else/properties/linked/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(s.topOf!==void 0){let f=s.topOf;if(!(f==="graveyard"||
f==="library")){let d={instancePath:n+"/topOf",schemaPath:"#/else/properties/topOf/enum",keyword:"enum",params:{allowedValues:hi.
else.properties.topOf.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),t++}}if(s.object!==
void 0){let f=s.object;if(typeof f=="string"){if(g(f)>200){let d={instancePath:n+"/object",schemaPath:"#/else/properties\
/object/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[
d]:e.push(d),t++}if(g(f)<1){let d={instancePath:n+"/object",schemaPath:"#/else/properties/object/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:n+
"/object",schemaPath:"#/else/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),t++}}}else{let f={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return T.errors=e,t===0}
var pn={enum:["you","opponent","enchantedPlayer","hostController","chosenPlayer","targetPlayer","activePlayer","owner","\
controller","each"]};function A(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(!(s==="you"||s==="opponent"||s==="enchantedPlayer"||s==="hostController"||s==="chosenPlayer"||s==="tar\
getPlayer"||s==="activePlayer"||s==="owner"||s==="controller"||s==="each")){let r={instancePath:n,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:pn.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}
return A.errors=e,t===0}var un={enum:["power","toughness","basePower","baseToughness","manaValue","loyalty"]};function Pe(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="power"||
s==="toughness"||s==="basePower"||s==="baseToughness"||s==="manaValue"||s==="loyalty")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:un.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return Pe.errors=e,t===0}var xe={type:"object",additionalProperties:!1,dependentRequired:{object:["is"],
is:["object"],has:["player"],equals:["compare"],atLeast:["compare"],atMost:["compare"]},oneOf:[{required:["exists"]},{required:[
"object","is"]},{required:["compare"]},{required:["turn"]},{required:["player"]},{required:["allOf"]},{required:["anyOf"]},
{required:["not"]}],properties:{exists:{$ref:"#/$defs/Selector"},object:{$ref:"#/$defs/Reference"},is:{$ref:"#/$defs/Sel\
ector"},player:{$ref:"#/$defs/PlayerSelector"},has:{type:"string",minLength:1,maxLength:40},compare:{$ref:"#/$defs/Quant\
ity"},equals:{$ref:"#/$defs/Quantity"},atLeast:{$ref:"#/$defs/Quantity"},atMost:{$ref:"#/$defs/Quantity"},turn:{$ref:"#/\
$defs/PlayerReference"},allOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Condition"}},anyOf:{type:"array",minItems:1,
items:{$ref:"#/$defs/Condition"}},not:{$ref:"#/$defs/Condition"}}},C={validate:k},I={validate:E},Le={validate:se};var fn={type:"object",additionalProperties:!1,required:["among"],minProperties:2,properties:{among:{$ref:"#/$defs/Player\
Reference"},has:{type:"string",minLength:1,maxLength:60},lacks:{type:"string",minLength:1,maxLength:60},noMaximumHandSize:{
type:"boolean"}}};function ls(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:
e.push(r),t++}for(let r of fn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"among"||r==="has"||r==="lacks"||r==="noMaximumHandSize")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.among!==void 0&&(A(s.among,{instancePath:n+"/among",parentData:s,parentDataProperty:"among",rootData:a,dynamicAnchors:l})||
(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.has!==void 0){let r=s.has;if(typeof r=="string"){if(g(r)>60){let i={
instancePath:n+"/has",schemaPath:"#/properties/has/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT ha\
ve more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/has",schemaPath:"#/properti\
es/has/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.
push(i),t++}}else{let i={instancePath:n+"/has",schemaPath:"#/properties/has/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.lacks!==void 0){let r=s.lacks;if(typeof r=="string"){if(g(r)>
60){let i={instancePath:n+"/lacks",schemaPath:"#/properties/lacks/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/lacks",schemaPath:"\
#/properties/lacks/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/lacks",schemaPath:"#/properties/lacks/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.noMaximumHandSize!==void 0&&typeof s.noMaximumHandSize!=
"boolean"){let r={instancePath:n+"/noMaximumHandSize",schemaPath:"#/properties/noMaximumHandSize/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ls.errors=e,t===0}function Y(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!=
"string"){let p={};e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;A(s,
{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),
t=e.length);var m=p===t;i=m,h="then"}else{let p=t;ls(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?ls.errors:e.concat(ls.errors),t=e.length);var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return Y.
errors=e,t===0}function se(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0,r=t,i=!1,o=null,m=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of xe.oneOf[0].required)if(s[u]===
void 0){let f={instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:u},message:"mus\
t have required property '"+u+"'"};e===null?e=[f]:e.push(f),t++}}var p=m===t;p&&(i=!0,o=0);let h=t;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){for(let u of xe.oneOf[1].required)if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/oneOf/1/\
required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'"};e===null?e=[f]:e.
push(f),t++}}var p=h===t;if(p&&i)i=!1,o=[o,1];else{p&&(i=!0,o=1);let u=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of xe.
oneOf[2].required)if(s[d]===void 0){let b={instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},
message:"must have required property '"+d+"'"};e===null?e=[b]:e.push(b),t++}}var p=u===t;if(p&&i)i=!1,o=[o,2];else{p&&(i=
!0,o=2);let d=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let w of xe.oneOf[3].required)if(s[w]===void 0){let D={
instancePath:n,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:w},message:"must have required\
 property '"+w+"'"};e===null?e=[D]:e.push(D),t++}}var p=d===t;if(p&&i)i=!1,o=[o,3];else{p&&(i=!0,o=3);let w=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let q of xe.oneOf[4].required)if(s[q]===void 0){let _={instancePath:n,schemaPath:"#/one\
Of/4/required",keyword:"required",params:{missingProperty:q},message:"must have required property '"+q+"'"};e===null?e=[
_]:e.push(_),t++}}var p=w===t;if(p&&i)i=!1,o=[o,4];else{p&&(i=!0,o=4);let q=t;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let R of xe.oneOf[5].required)if(s[R]===void 0){let Cr={instancePath:n,schemaPath:"#/oneOf/5/required",keyword:"requ\
ired",params:{missingProperty:R},message:"must have required property '"+R+"'"};e===null?e=[Cr]:e.push(Cr),t++}}var p=q===
t;if(p&&i)i=!1,o=[o,5];else{p&&(i=!0,o=5);let R=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let he of xe.oneOf[6].
required)if(s[he]===void 0){let Er={instancePath:n,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:he},
message:"must have required property '"+he+"'"};e===null?e=[Er]:e.push(Er),t++}}var p=R===t;if(p&&i)i=!1,o=[o,6];else{p&&
(i=!0,o=6);let he=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Ae of xe.oneOf[7].required)if(s[Ae]===void 0){let _r={
instancePath:n,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:Ae},message:"must have require\
d property '"+Ae+"'"};e===null?e=[_r]:e.push(_r),t++}}var p=he===t;p&&i?(i=!1,o=[o,7]):p&&(i=!0,o=7)}}}}}}if(i)t=r,e!==null&&
(r?e.length=r:e=null);else{let u={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"\
must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u in s)
if(!G.call(xe.properties,u)){let f={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),t++}if(s.exists!==void 0&&
(C.validate(s.exists,{instancePath:n+"/exists",parentData:s,parentDataProperty:"exists",rootData:a,dynamicAnchors:l})||(e=
e===null?C.validate.errors:e.concat(C.validate.errors),t=e.length)),s.object!==void 0&&(T(s.object,{instancePath:n+"/obj\
ect",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?T.errors:e.concat(T.errors),t=e.
length)),s.is!==void 0&&(C.validate(s.is,{instancePath:n+"/is",parentData:s,parentDataProperty:"is",rootData:a,dynamicAnchors:l})||
(e=e===null?C.validate.errors:e.concat(C.validate.errors),t=e.length)),s.player!==void 0&&(Y(s.player,{instancePath:n+"/\
player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:l})||(e=e===null?Y.errors:e.concat(Y.errors),
t=e.length)),s.has!==void 0){let u=s.has;if(typeof u=="string"){if(g(u)>40){let f={instancePath:n+"/has",schemaPath:"#/p\
roperties/has/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?
e=[f]:e.push(f),t++}if(g(u)<1){let f={instancePath:n+"/has",schemaPath:"#/properties/has/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n+
"/has",schemaPath:"#/properties/has/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:
e.push(f),t++}}if(s.compare!==void 0&&(I.validate(s.compare,{instancePath:n+"/compare",parentData:s,parentDataProperty:"\
compare",rootData:a,dynamicAnchors:l})||(e=e===null?I.validate.errors:e.concat(I.validate.errors),t=e.length)),s.equals!==
void 0&&(I.validate(s.equals,{instancePath:n+"/equals",parentData:s,parentDataProperty:"equals",rootData:a,dynamicAnchors:l})||
(e=e===null?I.validate.errors:e.concat(I.validate.errors),t=e.length)),s.atLeast!==void 0&&(I.validate(s.atLeast,{instancePath:n+
"/atLeast",parentData:s,parentDataProperty:"atLeast",rootData:a,dynamicAnchors:l})||(e=e===null?I.validate.errors:e.concat(
I.validate.errors),t=e.length)),s.atMost!==void 0&&(I.validate(s.atMost,{instancePath:n+"/atMost",parentData:s,parentDataProperty:"\
atMost",rootData:a,dynamicAnchors:l})||(e=e===null?I.validate.errors:e.concat(I.validate.errors),t=e.length)),s.turn!==void 0&&
(A(s.turn,{instancePath:n+"/turn",parentData:s,parentDataProperty:"turn",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length)),s.allOf!==void 0){let u=s.allOf;if(Array.isArray(u)){if(u.length<1){let d={instancePath:n+
"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[d]:e.push(d),t++}let f=u.length;for(let d=0;d<f;d++)Le.validate(u[d],{instancePath:n+"/allOf/"+d,parentData:u,
parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?Le.validate.errors:e.concat(Le.validate.errors),t=e.length)}else{
let f={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[f]:e.push(f),t++}}if(s.anyOf!==void 0){let u=s.anyOf;if(Array.isArray(u)){if(u.length<1){let d={instancePath:n+
"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[d]:e.push(d),t++}let f=u.length;for(let d=0;d<f;d++)Le.validate(u[d],{instancePath:n+"/anyOf/"+d,parentData:u,
parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?Le.validate.errors:e.concat(Le.validate.errors),t=e.length)}else{
let f={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[f]:e.push(f),t++}}if(s.not!==void 0&&(Le.validate(s.not,{instancePath:n+"/not",parentData:s,parentDataProperty:"\
not",rootData:a,dynamicAnchors:l})||(e=e===null?Le.validate.errors:e.concat(Le.validate.errors),t=e.length)),s.object!==
void 0&&s.is===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
object",missingProperty:"is",depsCount:1,deps:"is"},message:"must have property is when property object is present"};e===
null?e=[u]:e.push(u),t++}if(s.is!==void 0&&s.object===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"is",missingProperty:"object",depsCount:1,deps:"object"},message:"must have property\
 object when property is is present"};e===null?e=[u]:e.push(u),t++}if(s.has!==void 0&&s.player===void 0){let u={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"has",missingProperty:"player",depsCount:1,
deps:"player"},message:"must have property player when property has is present"};e===null?e=[u]:e.push(u),t++}if(s.equals!==
void 0&&s.compare===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
equals",missingProperty:"compare",depsCount:1,deps:"compare"},message:"must have property compare when property equals i\
s present"};e===null?e=[u]:e.push(u),t++}if(s.atLeast!==void 0&&s.compare===void 0){let u={instancePath:n,schemaPath:"#/\
dependentRequired",keyword:"dependentRequired",params:{property:"atLeast",missingProperty:"compare",depsCount:1,deps:"co\
mpare"},message:"must have property compare when property atLeast is present"};e===null?e=[u]:e.push(u),t++}if(s.atMost!==
void 0&&s.compare===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
atMost",missingProperty:"compare",depsCount:1,deps:"compare"},message:"must have property compare when property atMost i\
s present"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return se.errors=e,t===0}function Ge(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!1,o=null,m=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let u of V.oneOf[0].required)if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/oneO\
f/0/required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'"};e===null?e=[f]:
e.push(f),t++}}var p=m===t;p&&(i=!0,o=0);let h=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of V.oneOf[1].required)
if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:u},message:"\
must have required property '"+u+"'"};e===null?e=[f]:e.push(f),t++}}var p=h===t;if(p&&i)i=!1,o=[o,1];else{p&&(i=!0,o=1);
let u=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of V.oneOf[2].required)if(s[d]===void 0){let b={instancePath:n,
schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},message:"must have required property '"+d+
"'"};e===null?e=[b]:e.push(b),t++}}var p=u===t;if(p&&i)i=!1,o=[o,2];else{p&&(i=!0,o=2);let d=t;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let w of V.oneOf[3].required)if(s[w]===void 0){let D={instancePath:n,schemaPath:"#/oneOf/3/requir\
ed",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'"};e===null?e=[D]:e.push(D),
t++}}var p=d===t;if(p&&i)i=!1,o=[o,3];else{p&&(i=!0,o=3);let w=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let q of V.
oneOf[4].required)if(s[q]===void 0){let _={instancePath:n,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:q},
message:"must have required property '"+q+"'"};e===null?e=[_]:e.push(_),t++}}var p=w===t;if(p&&i)i=!1,o=[o,4];else{p&&(i=
!0,o=4);let q=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let R of V.oneOf[5].required)if(s[R]===void 0){let Cr={
instancePath:n,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:R},message:"must have required\
 property '"+R+"'"};e===null?e=[Cr]:e.push(Cr),t++}}var p=q===t;if(p&&i)i=!1,o=[o,5];else{p&&(i=!0,o=5);let R=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let he of V.oneOf[6].required)if(s[he]===void 0){let Er={instancePath:n,schemaPath:"#/o\
neOf/6/required",keyword:"required",params:{missingProperty:he},message:"must have required property '"+he+"'"};e===null?
e=[Er]:e.push(Er),t++}}var p=R===t;if(p&&i)i=!1,o=[o,6];else{p&&(i=!0,o=6);let he=t;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let Ae of V.oneOf[7].required)if(s[Ae]===void 0){let _r={instancePath:n,schemaPath:"#/oneOf/7/required",keyword:"\
required",params:{missingProperty:Ae},message:"must have required property '"+Ae+"'"};e===null?e=[_r]:e.push(_r),t++}}var p=he===
t;if(p&&i)i=!1,o=[o,7];else{p&&(i=!0,o=7);let Ae=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Sr of V.oneOf[8].
required)if(s[Sr]===void 0){let Wt={instancePath:n,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:Sr},
message:"must have required property '"+Sr+"'"};e===null?e=[Wt]:e.push(Wt),t++}}var p=Ae===t;if(p&&i)i=!1,o=[o,8];else{p&&
(i=!0,o=8);let Sr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Vr of V.oneOf[9].required)if(s[Vr]===void 0){let Gt={
instancePath:n,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:Vr},message:"must have require\
d property '"+Vr+"'"};e===null?e=[Gt]:e.push(Gt),t++}}var p=Sr===t;if(p&&i)i=!1,o=[o,9];else{p&&(i=!0,o=9);let Vr=t;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let Rr of V.oneOf[10].required)if(s[Rr]===void 0){let Ht={instancePath:n,schemaPath:"\
#/oneOf/10/required",keyword:"required",params:{missingProperty:Rr},message:"must have required property '"+Rr+"'"};e===
null?e=[Ht]:e.push(Ht),t++}}var p=Vr===t;if(p&&i)i=!1,o=[o,10];else{p&&(i=!0,o=10);let Rr=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let Fr of V.oneOf[11].required)if(s[Fr]===void 0){let Mt={instancePath:n,schemaPath:"#/oneOf/11/required",
keyword:"required",params:{missingProperty:Fr},message:"must have required property '"+Fr+"'"};e===null?e=[Mt]:e.push(Mt),
t++}}var p=Rr===t;if(p&&i)i=!1,o=[o,11];else{p&&(i=!0,o=11);let Fr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let zr of V.
oneOf[12].required)if(s[zr]===void 0){let Ut={instancePath:n,schemaPath:"#/oneOf/12/required",keyword:"required",params:{
missingProperty:zr},message:"must have required property '"+zr+"'"};e===null?e=[Ut]:e.push(Ut),t++}}var p=Fr===t;if(p&&i)
i=!1,o=[o,12];else{p&&(i=!0,o=12);let zr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Br of V.oneOf[13].required)
if(s[Br]===void 0){let Kt={instancePath:n,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty:Br},
message:"must have required property '"+Br+"'"};e===null?e=[Kt]:e.push(Kt),t++}}var p=zr===t;if(p&&i)i=!1,o=[o,13];else{
p&&(i=!0,o=13);let Br=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Wr of V.oneOf[14].required)if(s[Wr]===void 0){
let Qt={instancePath:n,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty:Wr},message:"must hav\
e required property '"+Wr+"'"};e===null?e=[Qt]:e.push(Qt),t++}}var p=Br===t;if(p&&i)i=!1,o=[o,14];else{p&&(i=!0,o=14);let Wr=t;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Gr of V.oneOf[15].required)if(s[Gr]===void 0){let Zt={instancePath:n,
schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty:Gr},message:"must have required property '"+
Gr+"'"};e===null?e=[Zt]:e.push(Zt),t++}}var p=Wr===t;if(p&&i)i=!1,o=[o,15];else{p&&(i=!0,o=15);let Gr=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let Hr of V.oneOf[16].required)if(s[Hr]===void 0){let Xt={instancePath:n,schemaPath:"#/\
oneOf/16/required",keyword:"required",params:{missingProperty:Hr},message:"must have required property '"+Hr+"'"};e===null?
e=[Xt]:e.push(Xt),t++}}var p=Gr===t;if(p&&i)i=!1,o=[o,16];else{p&&(i=!0,o=16);let Hr=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let Mr of V.oneOf[17].required)if(s[Mr]===void 0){let Yt={instancePath:n,schemaPath:"#/oneOf/17/required",
keyword:"required",params:{missingProperty:Mr},message:"must have required property '"+Mr+"'"};e===null?e=[Yt]:e.push(Yt),
t++}}var p=Hr===t;if(p&&i)i=!1,o=[o,17];else{p&&(i=!0,o=17);let Mr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Ur of V.
oneOf[18].required)if(s[Ur]===void 0){let Jt={instancePath:n,schemaPath:"#/oneOf/18/required",keyword:"required",params:{
missingProperty:Ur},message:"must have required property '"+Ur+"'"};e===null?e=[Jt]:e.push(Jt),t++}}var p=Mr===t;if(p&&i)
i=!1,o=[o,18];else{p&&(i=!0,o=18);let Ur=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Kr of V.oneOf[19].required)
if(s[Kr]===void 0){let ei={instancePath:n,schemaPath:"#/oneOf/19/required",keyword:"required",params:{missingProperty:Kr},
message:"must have required property '"+Kr+"'"};e===null?e=[ei]:e.push(ei),t++}}var p=Ur===t;if(p&&i)i=!1,o=[o,19];else{
p&&(i=!0,o=19);let Kr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Qr of V.oneOf[20].required)if(s[Qr]===void 0){
let ri={instancePath:n,schemaPath:"#/oneOf/20/required",keyword:"required",params:{missingProperty:Qr},message:"must hav\
e required property '"+Qr+"'"};e===null?e=[ri]:e.push(ri),t++}}var p=Kr===t;if(p&&i)i=!1,o=[o,20];else{p&&(i=!0,o=20);let Qr=t;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Zr of V.oneOf[21].required)if(s[Zr]===void 0){let si={instancePath:n,
schemaPath:"#/oneOf/21/required",keyword:"required",params:{missingProperty:Zr},message:"must have required property '"+
Zr+"'"};e===null?e=[si]:e.push(si),t++}}var p=Qr===t;if(p&&i)i=!1,o=[o,21];else{p&&(i=!0,o=21);let Zr=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let Xr of V.oneOf[22].required)if(s[Xr]===void 0){let ti={instancePath:n,schemaPath:"#/\
oneOf/22/required",keyword:"required",params:{missingProperty:Xr},message:"must have required property '"+Xr+"'"};e===null?
e=[ti]:e.push(ti),t++}}var p=Zr===t;if(p&&i)i=!1,o=[o,22];else{p&&(i=!0,o=22);let Xr=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let Yr of V.oneOf[23].required)if(s[Yr]===void 0){let ii={instancePath:n,schemaPath:"#/oneOf/23/required",
keyword:"required",params:{missingProperty:Yr},message:"must have required property '"+Yr+"'"};e===null?e=[ii]:e.push(ii),
t++}}var p=Xr===t;if(p&&i)i=!1,o=[o,23];else{p&&(i=!0,o=23);let Yr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Jr of V.
oneOf[24].required)if(s[Jr]===void 0){let ni={instancePath:n,schemaPath:"#/oneOf/24/required",keyword:"required",params:{
missingProperty:Jr},message:"must have required property '"+Jr+"'"};e===null?e=[ni]:e.push(ni),t++}}var p=Yr===t;if(p&&i)
i=!1,o=[o,24];else{p&&(i=!0,o=24);let Jr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let es of V.oneOf[25].required)
if(s[es]===void 0){let oi={instancePath:n,schemaPath:"#/oneOf/25/required",keyword:"required",params:{missingProperty:es},
message:"must have required property '"+es+"'"};e===null?e=[oi]:e.push(oi),t++}}var p=Jr===t;if(p&&i)i=!1,o=[o,25];else{
p&&(i=!0,o=25);let es=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Tt of V.oneOf[26].required)if(s[Tt]===void 0){
let ai={instancePath:n,schemaPath:"#/oneOf/26/required",keyword:"required",params:{missingProperty:Tt},message:"must hav\
e required property '"+Tt+"'"};e===null?e=[ai]:e.push(ai),t++}}var p=es===t;p&&i?(i=!1,o=[o,26]):p&&(i=!0,o=26)}}}}}}}}}}}}}}}}}}}}}}}}}
if(i)t=r,e!==null&&(r?e.length=r:e=null);else{let u={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(Object.keys(s).length<1){let u={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[u]:e.push(u),t++}for(let u in s)if(!G.call(V.properties,u)){
let f={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"\
must NOT have additional properties"};e===null?e=[f]:e.push(f),t++}if(s.x!==void 0&&s.x!==!0){let u={instancePath:n+"/x",
schemaPath:"#/properties/x/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?
e=[u]:e.push(u),t++}if(s.powerOf!==void 0&&(T(s.powerOf,{instancePath:n+"/powerOf",parentData:s,parentDataProperty:"powe\
rOf",rootData:a,dynamicAnchors:l})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),s.toughnessOf!==void 0&&(T(s.toughnessOf,
{instancePath:n+"/toughnessOf",parentData:s,parentDataProperty:"toughnessOf",rootData:a,dynamicAnchors:l})||(e=e===null?
T.errors:e.concat(T.errors),t=e.length)),s.basePowerOf!==void 0&&(T(s.basePowerOf,{instancePath:n+"/basePowerOf",parentData:s,
parentDataProperty:"basePowerOf",rootData:a,dynamicAnchors:l})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),s.baseToughnessOf!==
void 0&&(T(s.baseToughnessOf,{instancePath:n+"/baseToughnessOf",parentData:s,parentDataProperty:"baseToughnessOf",rootData:a,
dynamicAnchors:l})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),s.manaValueOf!==void 0&&(T(s.manaValueOf,{instancePath:n+
"/manaValueOf",parentData:s,parentDataProperty:"manaValueOf",rootData:a,dynamicAnchors:l})||(e=e===null?T.errors:e.concat(
T.errors),t=e.length)),s.levelOf!==void 0&&(T(s.levelOf,{instancePath:n+"/levelOf",parentData:s,parentDataProperty:"leve\
lOf",rootData:a,dynamicAnchors:l})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),s.counter!==void 0){let u=s.counter;
if(typeof u=="string"){if(g(u)>60){let f={instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[f]:e.push(f),t++}if(g(u)<1){let f={
instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n+"/counter",schemaPath:"#/pr\
operties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}if(s.
on!==void 0&&(T(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"on",rootData:a,dynamicAnchors:l})||(e=e===null?
T.errors:e.concat(T.errors),t=e.length)),s.onEach!==void 0&&(C.validate(s.onEach,{instancePath:n+"/onEach",parentData:s,
parentDataProperty:"onEach",rootData:a,dynamicAnchors:l})||(e=e===null?C.validate.errors:e.concat(C.validate.errors),t=e.
length)),s.onPlayer!==void 0&&(A(s.onPlayer,{instancePath:n+"/onPlayer",parentData:s,parentDataProperty:"onPlayer",rootData:a,
dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.count!==void 0&&(C.validate(s.count,{instancePath:n+
"/count",parentData:s,parentDataProperty:"count",rootData:a,dynamicAnchors:l})||(e=e===null?C.validate.errors:e.concat(C.
validate.errors),t=e.length)),s.total!==void 0&&(Pe(s.total,{instancePath:n+"/total",parentData:s,parentDataProperty:"to\
tal",rootData:a,dynamicAnchors:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length)),s.greatest!==void 0&&(Pe(s.greatest,
{instancePath:n+"/greatest",parentData:s,parentDataProperty:"greatest",rootData:a,dynamicAnchors:l})||(e=e===null?Pe.errors:
e.concat(Pe.errors),t=e.length)),s.least!==void 0&&(Pe(s.least,{instancePath:n+"/least",parentData:s,parentDataProperty:"\
least",rootData:a,dynamicAnchors:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length)),s.of!==void 0&&(C.validate(
s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:a,dynamicAnchors:l})||(e=e===null?C.validate.errors:
e.concat(C.validate.errors),t=e.length)),s.distinct!==void 0){let u=s.distinct;if(!(u==="types"||u==="colors"||u==="basi\
cLandTypes"||u==="creatureTypes"||u==="names"||u==="powers"||u==="manaValues")){let f={instancePath:n+"/distinct",schemaPath:"\
#/properties/distinct/enum",keyword:"enum",params:{allowedValues:V.properties.distinct.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[f]:e.push(f),t++}}if(s.among!==void 0&&(C.validate(s.among,{instancePath:n+"/amon\
g",parentData:s,parentDataProperty:"among",rootData:a,dynamicAnchors:l})||(e=e===null?C.validate.errors:e.concat(C.validate.
errors),t=e.length)),s.devotion!==void 0){let u=s.devotion;if(Array.isArray(u)){if(u.length<1){let d={instancePath:n+"/d\
evotion",schemaPath:"#/properties/devotion/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[d]:e.push(d),t++}let f=u.length;for(let d=0;d<f;d++)S(u[d],{instancePath:n+"/devotion/"+d,parentData:u,
parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{let f={instancePath:n+
"/devotion",schemaPath:"#/properties/devotion/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[f]:e.push(f),t++}}if(s.handSize!==void 0&&(A(s.handSize,{instancePath:n+"/handSize",parentData:s,parentDataProperty:"\
handSize",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.life!==void 0&&(A(s.life,
{instancePath:n+"/life",parentData:s,parentDataProperty:"life",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(
A.errors),t=e.length)),s.players!==void 0&&(A(s.players,{instancePath:n+"/players",parentData:s,parentDataProperty:"play\
ers",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.chosen!==void 0){let u=s.chosen;
if(typeof u=="string"){if(g(u)>60){let f={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/maxLength",keyword:"m\
axLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[f]:e.push(f),t++}if(g(u)<1){let f={
instancePath:n+"/chosen",schemaPath:"#/properties/chosen/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n+"/chosen",schemaPath:"#/prope\
rties/chosen/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}if(s.sum!==
void 0){let u=s.sum;if(Array.isArray(u)){if(u.length<1){let d={instancePath:n+"/sum",schemaPath:"#/properties/sum/minIte\
ms",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let f=u.
length;for(let d=0;d<f;d++)I.validate(u[d],{instancePath:n+"/sum/"+d,parentData:u,parentDataProperty:d,rootData:a,dynamicAnchors:l})||
(e=e===null?I.validate.errors:e.concat(I.validate.errors),t=e.length)}else{let f={instancePath:n+"/sum",schemaPath:"#/pr\
operties/sum/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),t++}}if(s.product!==
void 0){let u=s.product;if(Array.isArray(u)){if(u.length<1){let d={instancePath:n+"/product",schemaPath:"#/properties/pr\
oduct/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),
t++}let f=u.length;for(let d=0;d<f;d++)I.validate(u[d],{instancePath:n+"/product/"+d,parentData:u,parentDataProperty:d,rootData:a,
dynamicAnchors:l})||(e=e===null?I.validate.errors:e.concat(I.validate.errors),t=e.length)}else{let f={instancePath:n+"/p\
roduct",schemaPath:"#/properties/product/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[f]:e.push(f),t++}}if(s.negative!==void 0&&(I.validate(s.negative,{instancePath:n+"/negative",parentData:s,parentDataProperty:"\
negative",rootData:a,dynamicAnchors:l})||(e=e===null?I.validate.errors:e.concat(I.validate.errors),t=e.length)),s.half!==
void 0&&(I.validate(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"half",rootData:a,dynamicAnchors:l})||
(e=e===null?I.validate.errors:e.concat(I.validate.errors),t=e.length)),s.round!==void 0){let u=s.round;if(!(u==="up"||u===
"down")){let f={instancePath:n+"/round",schemaPath:"#/properties/round/enum",keyword:"enum",params:{allowedValues:V.properties.
round.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}}if(s.atMostOf!==void 0){
let u=s.atMostOf;if(Array.isArray(u)){if(u.length<1){let d={instancePath:n+"/atMostOf",schemaPath:"#/properties/atMostOf\
/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}
let f=u.length;for(let d=0;d<f;d++)I.validate(u[d],{instancePath:n+"/atMostOf/"+d,parentData:u,parentDataProperty:d,rootData:a,
dynamicAnchors:l})||(e=e===null?I.validate.errors:e.concat(I.validate.errors),t=e.length)}else{let f={instancePath:n+"/a\
tMostOf",schemaPath:"#/properties/atMostOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[f]:e.push(f),t++}}if(s.atLeastOf!==void 0){let u=s.atLeastOf;if(Array.isArray(u)){if(u.length<1){let d={instancePath:n+
"/atLeastOf",schemaPath:"#/properties/atLeastOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have few\
er than 1 items"};e===null?e=[d]:e.push(d),t++}let f=u.length;for(let d=0;d<f;d++)I.validate(u[d],{instancePath:n+"/atLe\
astOf/"+d,parentData:u,parentDataProperty:d,rootData:a,dynamicAnchors:l})||(e=e===null?I.validate.errors:e.concat(I.validate.
errors),t=e.length)}else{let f={instancePath:n+"/atLeastOf",schemaPath:"#/properties/atLeastOf/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),t++}}if(s.if!==void 0&&(se(s.if,{instancePath:n+"/if",parentData:s,
parentDataProperty:"if",rootData:a,dynamicAnchors:l})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)),s.then!==void 0&&
(I.validate(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||(e=e===
null?I.validate.errors:e.concat(I.validate.errors),t=e.length)),s.else!==void 0&&(I.validate(s.else,{instancePath:n+"/el\
se",parentData:s,parentDataProperty:"else",rootData:a,dynamicAnchors:l})||(e=e===null?I.validate.errors:e.concat(I.validate.
errors),t=e.length)),s.on!==void 0&&s.counter===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"on",missingProperty:"counter",depsCount:1,deps:"counter"},message:"must have proper\
ty counter when property on is present"};e===null?e=[u]:e.push(u),t++}if(s.onEach!==void 0&&s.counter===void 0){let u={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"onEach",missingProperty:"counter",depsCount:1,
deps:"counter"},message:"must have property counter when property onEach is present"};e===null?e=[u]:e.push(u),t++}if(s.
onPlayer!==void 0&&s.counter===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",
params:{property:"onPlayer",missingProperty:"counter",depsCount:1,deps:"counter"},message:"must have property counter wh\
en property onPlayer is present"};e===null?e=[u]:e.push(u),t++}if(s.total!==void 0&&s.of===void 0){let u={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"total",missingProperty:"of",depsCount:1,deps:"\
of"},message:"must have property of when property total is present"};e===null?e=[u]:e.push(u),t++}if(s.greatest!==void 0&&
s.of===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"grea\
test",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property of when property greatest is present"};e===
null?e=[u]:e.push(u),t++}if(s.least!==void 0&&s.of===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"least",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property of w\
hen property least is present"};e===null?e=[u]:e.push(u),t++}if(s.distinct!==void 0&&s.among===void 0){let u={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"distinct",missingProperty:"among",depsCount:1,
deps:"among"},message:"must have property among when property distinct is present"};e===null?e=[u]:e.push(u),t++}if(s.among!==
void 0&&s.distinct===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{
property:"among",missingProperty:"distinct",depsCount:1,deps:"distinct"},message:"must have property distinct when prope\
rty among is present"};e===null?e=[u]:e.push(u),t++}if(s.round!==void 0&&s.half===void 0){let u={instancePath:n,schemaPath:"\
#/dependentRequired",keyword:"dependentRequired",params:{property:"round",missingProperty:"half",depsCount:1,deps:"half"},
message:"must have property half when property round is present"};e===null?e=[u]:e.push(u),t++}if(s.then!==void 0&&s.if===
void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"then",missingProperty:"\
if",depsCount:1,deps:"if"},message:"must have property if when property then is present"};e===null?e=[u]:e.push(u),t++}if(s.
else!==void 0&&s.if===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{
property:"else",missingProperty:"if",depsCount:1,deps:"if"},message:"must have property if when property else is present"};
e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[u]:e.push(u),t++}return Ge.errors=e,t===0}function E(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(typeof s=="number"&&isFinite(s))){let p={};e===null?
e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let f={instancePath:n,schemaPath:"#/then/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="then"}else{let p=t;Ge(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length);var m=p===t;i=m,h="else"}if(!i){let p={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=
[p]:e.push(p),t++}return E.errors=e,t===0}function O(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={
instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1\
 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="equals"||r==="atLeast"||r==="atMost")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}s.equals!==void 0&&(E(s.equals,{instancePath:n+"/equals",parentData:s,
parentDataProperty:"equals",rootData:a,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.atLeast!==
void 0&&(E(s.atLeast,{instancePath:n+"/atLeast",parentData:s,parentDataProperty:"atLeast",rootData:a,dynamicAnchors:l})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.atMost!==void 0&&(E(s.atMost,{instancePath:n+"/atMost",parentData:s,
parentDataProperty:"atMost",rootData:a,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return O.errors=e,t===0}var mn={enum:["battlefield","graveyard","hand","library","exile","stack","command"]};function $(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="battl\
efield"||s==="graveyard"||s==="hand"||s==="library"||s==="exile"||s==="stack"||s==="command")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:mn.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return $.errors=e,t===0}function k(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let p in s)if(!G.call(Ce.properties,
p)){let u={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(s.self!==void 0&&s.self!==!0){let p={instancePath:n+
"/self",schemaPath:"#/properties/self/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};
e===null?e=[p]:e.push(p),t++}if(s.other!==void 0&&s.other!==!0){let p={instancePath:n+"/other",schemaPath:"#/properties/\
other/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}
if(s.host!==void 0&&s.host!==!0){let p={instancePath:n+"/host",schemaPath:"#/properties/host/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}if(s.affected!==void 0&&s.affected!==
!0){let p={instancePath:n+"/affected",schemaPath:"#/properties/affected/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}if(s.target!==void 0){let p=s.target,u=t,f=!1,d=t;if(p!==
!0){let b={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/0/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[b]:e.push(b),t++}var r=d===t;if(f=f||r,!f){let b=t;if(!(typeof p=="numb\
er"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let D={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[D]:e.push(D),t++}if(typeof p=="number"&&isFinite(p)&&
(p<1||isNaN(p))){let D={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/1/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[D]:e.push(D),t++}var r=b===t;f=f||r}if(f)t=u,e!==null&&(u?e.
length=u:e=null);else{let b={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[b]:e.push(b),t++}}if(s.object!==void 0){let p=s.object;if(typeof p=="string"){
if(g(p)>200){let u={instancePath:n+"/object",schemaPath:"#/properties/object/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(u),t++}if(g(p)<1){let u={instancePath:n+"/object",
schemaPath:"#/properties/object/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(s.linked!==void 0){let p=s.linked;
if(typeof p=="string"){if(g(p)>60){let u={instancePath:n+"/linked",schemaPath:"#/properties/linked/maxLength",keyword:"m\
axLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[u]:e.push(u),t++}if(g(p)<1){let u={
instancePath:n+"/linked",schemaPath:"#/properties/linked/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/linked",schemaPath:"#/prope\
rties/linked/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(s.topOf!==
void 0){let p=s.topOf;if(!(p==="graveyard"||p==="library")){let u={instancePath:n+"/topOf",schemaPath:"#/properties/topO\
f/enum",keyword:"enum",params:{allowedValues:Ce.properties.topOf.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[u]:e.push(u),t++}}if(s.type!==void 0&&(Fe(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"\
type",rootData:a,dynamicAnchors:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length)),s.supertype!==void 0&&(ze(s.
supertype,{instancePath:n+"/supertype",parentData:s,parentDataProperty:"supertype",rootData:a,dynamicAnchors:l})||(e=e===
null?ze.errors:e.concat(ze.errors),t=e.length)),s.subtype!==void 0&&(Be(s.subtype,{instancePath:n+"/subtype",parentData:s,
parentDataProperty:"subtype",rootData:a,dynamicAnchors:l})||(e=e===null?Be.errors:e.concat(Be.errors),t=e.length)),s.color!==
void 0&&(We(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"color",rootData:a,dynamicAnchors:l})||(e=e===
null?We.errors:e.concat(We.errors),t=e.length)),s.colorCount!==void 0&&(O(s.colorCount,{instancePath:n+"/colorCount",parentData:s,
parentDataProperty:"colorCount",rootData:a,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.name!==
void 0){let p=s.name,u=t,f=!0,d=t;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let w={};e===null?e=[w]:e.push(w),t++}
var i=d===t;t=u,e!==null&&(u?e.length=u:e=null);let b;if(i){let w=t;ue(p,{instancePath:n+"/name",parentData:s,parentDataProperty:"\
name",rootData:a,dynamicAnchors:l})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length);var i=w===t;f=i,b="then"}else{
let w=t;if(typeof p=="string"){if(g(p)>200){let q={instancePath:n+"/name",schemaPath:"#/properties/name/else/maxLength",
keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[q]:e.push(q),t++}if(g(
p)<1){let q={instancePath:n+"/name",schemaPath:"#/properties/name/else/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),t++}}else{let q={instancePath:n+"/name",schemaPath:"#/p\
roperties/name/else/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}var i=w===
t;f=i,b="else"}if(!f){let w={instancePath:n+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword:b},
message:'must match "'+b+'" schema'};e===null?e=[w]:e.push(w),t++}}if(s.controller!==void 0&&(A(s.controller,{instancePath:n+
"/controller",parentData:s,parentDataProperty:"controller",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(
A.errors),t=e.length)),s.owner!==void 0&&(A(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:a,
dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.zone!==void 0){let p=s.zone,u=t,f=!1,d=t;if(p!==
"any"){let b={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/0/const",keyword:"const",params:{allowedValue:"\
any"},message:"must be equal to constant"};e===null?e=[b]:e.push(b),t++}var o=d===t;if(f=f||o,!f){let b=t;$(p,{instancePath:n+
"/zone",parentData:s,parentDataProperty:"zone",rootData:a,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=
e.length);var o=b===t;if(f=f||o,!f){let D=t;if(Array.isArray(p)){if(p.length<1){let R={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/2/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[R]:e.push(R),t++}let _=p.length;for(let R=0;R<_;R++)$(p[R],{instancePath:n+"/zone/"+R,parentData:p,parentDataProperty:R,
rootData:a,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)}else{let _={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/2/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[_]:e.push(_),t++}
var o=D===t;f=f||o}}if(f)t=u,e!==null&&(u?e.length=u:e=null);else{let b={instancePath:n+"/zone",schemaPath:"#/properties\
/zone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),t++}}if(s.castFrom!==
void 0){let p=s.castFrom,u=t,f=!1,d=t;$(p,{instancePath:n+"/castFrom",parentData:s,parentDataProperty:"castFrom",rootData:a,
dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length);var m=d===t;if(f=f||m,!f){let b=t;if(Array.isArray(
p)){if(p.length<1){let q={instancePath:n+"/castFrom",schemaPath:"#/properties/castFrom/anyOf/1/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[q]:e.push(q),t++}let D=p.length;for(let q=0;q<
D;q++)$(p[q],{instancePath:n+"/castFrom/"+q,parentData:p,parentDataProperty:q,rootData:a,dynamicAnchors:l})||(e=e===null?
$.errors:e.concat($.errors),t=e.length)}else{let D={instancePath:n+"/castFrom",schemaPath:"#/properties/castFrom/anyOf/1\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[D]:e.push(D),t++}var m=b===t;f=f||m}if(f)
t=u,e!==null&&(u?e.length=u:e=null);else{let b={instancePath:n+"/castFrom",schemaPath:"#/properties/castFrom/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),t++}}if(s.token!==void 0&&typeof s.token!=
"boolean"){let p={instancePath:n+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[p]:e.push(p),t++}if(s.permanent!==void 0&&s.permanent!==!0){let p={instancePath:n+"/perman\
ent",schemaPath:"#/properties/permanent/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to consta\
nt"};e===null?e=[p]:e.push(p),t++}if(s.historic!==void 0&&s.historic!==!0){let p={instancePath:n+"/historic",schemaPath:"\
#/properties/historic/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[p]:
e.push(p),t++}if(s.faceDown!==void 0&&typeof s.faceDown!="boolean"){let p={instancePath:n+"/faceDown",schemaPath:"#/prop\
erties/faceDown/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),t++}if(s.
tapped!==void 0&&typeof s.tapped!="boolean"){let p={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),t++}if(s.designation!==void 0){let p=s.
designation;if(typeof p=="string"){if(g(p)>40){let u={instancePath:n+"/designation",schemaPath:"#/properties/designation\
/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[u]:e.push(
u),t++}if(g(p)<1){let u={instancePath:n+"/designation",schemaPath:"#/properties/designation/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+
"/designation",schemaPath:"#/properties/designation/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),t++}}if(s.keyword!==void 0){let p=s.keyword;if(typeof p=="string"){if(g(p)>60){let u={instancePath:n+
"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more\
 than 60 characters"};e===null?e=[u]:e.push(u),t++}if(g(p)<1){let u={instancePath:n+"/keyword",schemaPath:"#/properties/\
keyword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:
e.push(u),t++}}else{let u={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(s.abilityCount!==void 0&&(O(s.abilityCount,{instancePath:n+
"/abilityCount",parentData:s,parentDataProperty:"abilityCount",rootData:a,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(
O.errors),t=e.length)),s.power!==void 0&&(O(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,
dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.toughness!==void 0&&(O(s.toughness,{instancePath:n+
"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.
errors),t=e.length)),s.basePower!==void 0&&(O(s.basePower,{instancePath:n+"/basePower",parentData:s,parentDataProperty:"\
basePower",rootData:a,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.baseToughness!==void 0&&
(O(s.baseToughness,{instancePath:n+"/baseToughness",parentData:s,parentDataProperty:"baseToughness",rootData:a,dynamicAnchors:l})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.manaValue!==void 0&&(O(s.manaValue,{instancePath:n+"/manaValue",parentData:s,
parentDataProperty:"manaValue",rootData:a,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.counter!==
void 0){let p=s.counter;if(typeof p=="string"){if(g(p)>60){let u={instancePath:n+"/counter",schemaPath:"#/properties/cou\
nter/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[u]:e.
push(u),t++}if(g(p)<1){let u={instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+
"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),t++}}if(s.attached!==void 0&&typeof s.attached!="boolean"){let p={instancePath:n+"/attached",schemaPath:"\
#/properties/attached/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),t++}
if(s.attachedTo!==void 0&&(C.validate(s.attachedTo,{instancePath:n+"/attachedTo",parentData:s,parentDataProperty:"attach\
edTo",rootData:a,dynamicAnchors:l})||(e=e===null?C.validate.errors:e.concat(C.validate.errors),t=e.length)),s.hasAttached!==
void 0&&(C.validate(s.hasAttached,{instancePath:n+"/hasAttached",parentData:s,parentDataProperty:"hasAttached",rootData:a,
dynamicAnchors:l})||(e=e===null?C.validate.errors:e.concat(C.validate.errors),t=e.length)),s.shares!==void 0){let p=s.shares;
if(p&&typeof p=="object"&&!Array.isArray(p)){for(let u of Ce.properties.shares.required)if(p[u]===void 0){let f={instancePath:n+
"/shares",schemaPath:"#/properties/shares/required",keyword:"required",params:{missingProperty:u},message:"must have req\
uired property '"+u+"'"};e===null?e=[f]:e.push(f),t++}for(let u in p)if(!(u==="characteristic"||u==="with")){let f={instancePath:n+
"/shares",schemaPath:"#/properties/shares/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),t++}if(p.characteristic!==void 0){let u=p.characteristic;
if(!(u==="name"||u==="color"||u==="type"||u==="creatureType"||u==="landType")){let f={instancePath:n+"/shares/characteri\
stic",schemaPath:"#/properties/shares/properties/characteristic/enum",keyword:"enum",params:{allowedValues:Ce.properties.
shares.properties.characteristic.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}}
p.with!==void 0&&(T(p.with,{instancePath:n+"/shares/with",parentData:p,parentDataProperty:"with",rootData:a,dynamicAnchors:l})||
(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{let u={instancePath:n+"/shares",schemaPath:"#/properties/share\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}if(s.allOf!==void 0){
let p=s.allOf;if(Array.isArray(p)){if(p.length<1){let f={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),t++}let u=p.length;
for(let f=0;f<u;f++)C.validate(p[f],{instancePath:n+"/allOf/"+f,parentData:p,parentDataProperty:f,rootData:a,dynamicAnchors:l})||
(e=e===null?C.validate.errors:e.concat(C.validate.errors),t=e.length)}else{let u={instancePath:n+"/allOf",schemaPath:"#/\
properties/allOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}}if(s.
anyOf!==void 0){let p=s.anyOf;if(Array.isArray(p)){if(p.length<1){let f={instancePath:n+"/anyOf",schemaPath:"#/propertie\
s/anyOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(
f),t++}let u=p.length;for(let f=0;f<u;f++)C.validate(p[f],{instancePath:n+"/anyOf/"+f,parentData:p,parentDataProperty:f,
rootData:a,dynamicAnchors:l})||(e=e===null?C.validate.errors:e.concat(C.validate.errors),t=e.length)}else{let u={instancePath:n+
"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
u]:e.push(u),t++}}if(s.not!==void 0){let p=s.not,u=t,f=!0,d=t;if(!Array.isArray(p)){let w={};e===null?e=[w]:e.push(w),t++}
var h=d===t;t=u,e!==null&&(u?e.length=u:e=null);let b;if(h){let w=t;if(Array.isArray(p)){if(p.length<1){let _={instancePath:n+
"/not",schemaPath:"#/properties/not/then/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[_]:e.push(_),t++}let q=p.length;for(let _=0;_<q;_++)C.validate(p[_],{instancePath:n+"/not/"+_,parentData:p,
parentDataProperty:_,rootData:a,dynamicAnchors:l})||(e=e===null?C.validate.errors:e.concat(C.validate.errors),t=e.length)}
var h=w===t;f=h,b="then"}else{let w=t;C.validate(p,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:a,
dynamicAnchors:l})||(e=e===null?C.validate.errors:e.concat(C.validate.errors),t=e.length);var h=w===t;f=h,b="else"}if(!f){
let w={instancePath:n+"/not",schemaPath:"#/properties/not/if",keyword:"if",params:{failingKeyword:b},message:'must match\
 "'+b+'" schema'};e===null?e=[w]:e.push(w),t++}}}else{let p={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}return k.errors=e,t===0}function ps(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of ci.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(ci.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="keyword"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
keyword"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.keyword!==void 0){let r=s.keyword;if(typeof r==
"string"){if(g(r)>60){let i={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+
"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/keyword",schemaPath:"#/properties/keywor\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.cost!==void 0){
let r=s.cost;if(typeof r=="string"){if(g(r)>80){let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={
instancePath:n+"/cost",schemaPath:"#/properties/cost/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.n!==void 0){
let r=s.n;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/n",schemaPath:"#/properties/\
n/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="num\
ber"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.landType!==void 0&&(z(s.landType,{instancePath:n+
"/landType",parentData:s,parentDataProperty:"landType",rootData:a,dynamicAnchors:l})||(e=e===null?z.errors:e.concat(z.errors),
t=e.length)),s.from!==void 0&&(K(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:a,dynamicAnchors:l})||
(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.fromQuality!==void 0&&(k(s.fromQuality,{instancePath:n+"/fromQual\
ity",parentData:s,parentDataProperty:"fromQuality",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),
t=e.length)),s.quality!==void 0&&(k(s.quality,{instancePath:n+"/quality",parentData:s,parentDataProperty:"quality",rootData:a,
dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.player!==void 0&&s.player!==!0){let r={instancePath:n+
"/player",schemaPath:"#/properties/player/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}s.keeps!==void 0&&(k(s.keeps,{instancePath:n+"/keeps",parentData:s,parentDataProperty:"\
keeps",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ps.errors=e,
t===0}var yn={type:"object",additionalProperties:!1,required:["kind","id","does"],properties:{kind:{const:"static"},id:{
$ref:"#/$defs/AbilityId"},affects:{$ref:"#/$defs/Selector"},condition:{$ref:"#/$defs/Condition"},does:{$ref:"#/$defs/Par\
ts"},zones:{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}},lingers:{const:"endOfTurn"},note:{$ref:"#/$defs/OwnWord\
s"}}};var Fi=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");function F(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s=="string"){if(g(s)>60){let r={instancePath:n,schemaPath:"#/maxLength",
keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[r]:e.push(r),t++}if(!Fi.
test(s)){let r={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'\
must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===
0}var zi={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/CopyPart"},{$ref:"#/$d\
efs/GainControlPart"},{$ref:"#/$defs/ReplaceWordsPart"},{$ref:"#/$defs/GainFullTextPart"},{$ref:"#/$defs/ExchangeTextBox\
esPart"},{$ref:"#/$defs/SetNamePart"},{$ref:"#/$defs/AddTypesPart"},{$ref:"#/$defs/SetTypesPart"},{$ref:"#/$defs/RemoveT\
ypesPart"},{$ref:"#/$defs/SetSubtypesPart"},{$ref:"#/$defs/SetBasicLandTypesPart"},{$ref:"#/$defs/AddEverySubtypePart"},
{$ref:"#/$defs/SetColorsPart"},{$ref:"#/$defs/AddColorsPart"},{$ref:"#/$defs/GainAbilitiesPart"},{$ref:"#/$defs/GainAbil\
itiesOfPart"},{$ref:"#/$defs/LoseAbilitiesPart"},{$ref:"#/$defs/LoseAllAbilitiesPart"},{$ref:"#/$defs/CantHavePart"},{$ref:"\
#/$defs/SetPowerToughnessPart"},{$ref:"#/$defs/ModifyPowerToughnessPart"},{$ref:"#/$defs/SwitchPowerToughnessPart"},{$ref:"\
#/$defs/PlayerGainsPart"},{$ref:"#/$defs/PlayerLosesPart"},{$ref:"#/$defs/PlayerCantHavePart"},{$ref:"#/$defs/GameRulePa\
rt"},{$ref:"#/$defs/ChangeCostPart"}]},cn={type:"object",additionalProperties:!1,required:["kind","of"],properties:{kind:{
const:"copy"},of:{$ref:"#/$defs/Reference"},except:{$ref:"#/$defs/CopyExceptions"}}},ss={type:"object",additionalProperties:!1,
minProperties:1,properties:{name:{type:"string",minLength:1,maxLength:200},setTypes:{type:"array",items:{$ref:"#/$defs/C\
ardType"}},addTypes:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},removeSupertypes:{type:"array",minItems:1,
items:{$ref:"#/$defs/Supertype"}},addSupertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/Supertype"}},addSubtypes:{
$ref:"#/$defs/SubtypeList"},setSubtypes:{type:"object",additionalProperties:!1,required:["family","subtypes"],properties:{
family:{$ref:"#/$defs/SubtypeFamily"},subtypes:{$ref:"#/$defs/SubtypeList"}}},setColors:{type:"array",items:{$ref:"#/$de\
fs/Color"}},addColors:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},power:{type:"integer"},toughness:{type:"int\
eger"},manaCost:{type:["string","null"]},addAbilities:{$ref:"#/$defs/AbilityList"},keepAbility:{type:"string",minLength:1},
retain:{type:"array",minItems:1,items:{enum:["name","colors","types","powerToughness"]}},counters:{type:"object",minProperties:1,
maxProperties:20,additionalProperties:{type:"integer",minimum:1}},ifItIs:{type:"array",minItems:1,items:{$ref:"#/$defs/C\
onditionalExceptions"}}}};function H(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(Array.
isArray(s)){let r=s.length;for(let i=0;i<r;i++)z(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:a,
dynamicAnchors:l})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}var hn={enum:[
"artifact","battle","creature","enchantment","land","planeswalker","spell","dungeon"]};function He(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="artifact"||s==="battle"||
s==="creature"||s==="enchantment"||s==="land"||s==="planeswalker"||s==="spell"||s==="dungeon")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:hn.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return He.errors=e,t===0}var Ct={validate:Ie};function M(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(Array.isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)Ct.
validate(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?Ct.validate.
errors:e.concat(Ct.validate.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}var dn={type:"object",additionalProperties:!1,
required:["is","except"],properties:{is:{$ref:"#/$defs/Selector"},except:{$ref:"#/$defs/CopyExceptions"}}},Et={validate:ge};
function us(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of dn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="is"||r==="except")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}s.is!==void 0&&(k(s.is,{instancePath:n+"/is",parentData:s,parentDataProperty:"is",rootData:a,dynamicAnchors:l})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.except!==void 0&&(Et.validate(s.except,{instancePath:n+"/except",
parentData:s,parentDataProperty:"except",rootData:a,dynamicAnchors:l})||(e=e===null?Et.validate.errors:e.concat(Et.validate.
errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),t++}return us.errors=e,t===0}function ge(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(ss.properties,r)){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),
t++}}else{let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}}if(s.setTypes!==void 0){let r=s.setTypes;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/setTypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/setTypes",schemaPath:"#/properties/setT\
ypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addTypes!==void 0){
let r=s.addTypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addTypes",schemaPath:"#/properties/addTypes\
/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}
let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/addTypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/addTypes",schemaPath:"#/properties/addT\
ypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.removeSupertypes!==
void 0){let r=s.removeSupertypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/removeSupertypes",schemaPath:"\
#/properties/removeSupertypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)x(r[o],{instancePath:n+"/removeSupertypes/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{let i={instancePath:n+
"/removeSupertypes",schemaPath:"#/properties/removeSupertypes/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.addSupertypes!==void 0){let r=s.addSupertypes;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/addSupertypes",schemaPath:"#/properties/addSupertypes/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)x(r[o],{instancePath:n+
"/addSupertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),
t=e.length)}else{let i={instancePath:n+"/addSupertypes",schemaPath:"#/properties/addSupertypes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addSubtypes!==void 0&&(H(s.addSubtypes,{instancePath:n+
"/addSubtypes",parentData:s,parentDataProperty:"addSubtypes",rootData:a,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(
H.errors),t=e.length)),s.setSubtypes!==void 0){let r=s.setSubtypes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let i of ss.
properties.setSubtypes.required)if(r[i]===void 0){let o={instancePath:n+"/setSubtypes",schemaPath:"#/properties/setSubty\
pes/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:
e.push(o),t++}for(let i in r)if(!(i==="family"||i==="subtypes")){let o={instancePath:n+"/setSubtypes",schemaPath:"#/prop\
erties/setSubtypes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT \
have additional properties"};e===null?e=[o]:e.push(o),t++}r.family!==void 0&&(He(r.family,{instancePath:n+"/setSubtypes/\
family",parentData:r,parentDataProperty:"family",rootData:a,dynamicAnchors:l})||(e=e===null?He.errors:e.concat(He.errors),
t=e.length)),r.subtypes!==void 0&&(H(r.subtypes,{instancePath:n+"/setSubtypes/subtypes",parentData:r,parentDataProperty:"\
subtypes",rootData:a,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),t=e.length))}else{let i={instancePath:n+
"/setSubtypes",schemaPath:"#/properties/setSubtypes/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[i]:e.push(i),t++}}if(s.setColors!==void 0){let r=s.setColors;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)S(r[o],{instancePath:n+"/setColors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
S.errors:e.concat(S.errors),t=e.length)}else{let i={instancePath:n+"/setColors",schemaPath:"#/properties/setColors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addColors!==void 0){let r=s.
addColors;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addColors",schemaPath:"#/properties/addColors/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)S(r[o],{instancePath:n+"/addColors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{let i={instancePath:n+"/addColors",schemaPath:"#/properties/add\
Colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){
let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/power",schemaPath:"#/pro\
perties/power/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/\
toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:ss.properties.manaCost.type},message:"mu\
st be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.addAbilities!==void 0&&(M(s.addAbilities,{instancePath:n+"/addAbi\
lities",parentData:s,parentDataProperty:"addAbilities",rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),
t=e.length)),s.keepAbility!==void 0){let r=s.keepAbility;if(typeof r=="string"){if(g(r)<1){let i={instancePath:n+"/keepA\
bility",schemaPath:"#/properties/keepAbility/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/keepAbility",schemaPath:"#/properties/k\
eepAbility/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.retain!==
void 0){let r=s.retain;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/retain",schemaPath:"#/properties/reta\
in/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}
let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(!(m==="name"||m==="colors"||m==="types"||m==="powerToughness")){let h={
instancePath:n+"/retain/"+o,schemaPath:"#/properties/retain/items/enum",keyword:"enum",params:{allowedValues:ss.properties.
retain.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{let i={instancePath:n+
"/retain",schemaPath:"#/properties/retain/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length>20){let i={instancePath:n+"/counters",schemaPath:"#/properties/counters/maxProperties",keyword:"maxProperties",
params:{limit:20},message:"must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}if(Object.keys(r).length<
1){let i={instancePath:n+"/counters",schemaPath:"#/properties/counters/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r){let o=r[i];if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/counters/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let m={instancePath:n+"/counters/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),t++}}}else{let i={instancePath:n+"/counters",schemaPath:"#\
/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}
if(s.ifItIs!==void 0){let r=s.ifItIs;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/ifItIs",schemaPath:"#/p\
roperties/ifItIs/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:
e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)us(r[o],{instancePath:n+"/ifItIs/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?us.errors:e.concat(us.errors),t=e.length)}else{let i={instancePath:n+"/ifItIs",
schemaPath:"#/properties/ifItIs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}function Me(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of cn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="of"||r==="except")){
let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="copy"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"copy"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}s.of!==void 0&&(T(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:a,
dynamicAnchors:l})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),s.except!==void 0&&(ge(s.except,{instancePath:n+
"/except",parentData:s,parentDataProperty:"except",rootData:a,dynamicAnchors:l})||(e=e===null?ge.errors:e.concat(ge.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Me.errors=e,t===0}var gn={type:"object",additionalProperties:!1,required:["kind",
"player"],properties:{kind:{const:"gainControl"},player:{$ref:"#/$defs/PlayerReference"}}};function Ue(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of gn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="player")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="gainControl"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
gainControl"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.player!==void 0&&(A(s.player,{instancePath:n+
"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Ue.errors=e,t===0}var di={type:"object",additionalProperties:!1,required:["kind",
"word","from","to"],properties:{kind:{const:"replaceWords"},word:{enum:["color","landType","creatureType"]},from:{$ref:"\
#/$defs/SubtypeWord"},to:{$ref:"#/$defs/SubtypeWord"}}};function Ke(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of di.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="word"||r==="from"||
r==="to")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="replaceWords"){
let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"replaceWords"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.word!==void 0){let r=s.word;if(!(r==="color"||r===
"landType"||r==="creatureType")){let i={instancePath:n+"/word",schemaPath:"#/properties/word/enum",keyword:"enum",params:{
allowedValues:di.properties.word.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}
s.from!==void 0&&(z(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:a,dynamicAnchors:l})||
(e=e===null?z.errors:e.concat(z.errors),t=e.length)),s.to!==void 0&&(z(s.to,{instancePath:n+"/to",parentData:s,parentDataProperty:"\
to",rootData:a,dynamicAnchors:l})||(e=e===null?z.errors:e.concat(z.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ke.errors=e,
t===0}var bn={type:"object",additionalProperties:!1,required:["kind","of"],properties:{kind:{const:"gainFullText"},of:{$ref:"\
#/$defs/Reference"},plus:{$ref:"#/$defs/AbilityList"}}};function Qe(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of bn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="of"||r==="plus")){
let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainFullText"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gainFullText"},message:"must be equal\
 to constant"};e===null?e=[r]:e.push(r),t++}s.of!==void 0&&(T(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"\
of",rootData:a,dynamicAnchors:l})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),s.plus!==void 0&&(M(s.plus,{instancePath:n+
"/plus",parentData:s,parentDataProperty:"plus",rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),t=
e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Qe.errors=e,t===0}var Pn={type:"object",additionalProperties:!1,required:["kind"],properties:{
kind:{const:"exchangeTextBoxes"}}};function Ze(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Pn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(r!=="kind"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="exchangeTextBoxes"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/con\
st",keyword:"const",params:{allowedValue:"exchangeTextBoxes"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}var kn={type:"object",additionalProperties:!1,required:["kind","name"],
properties:{kind:{const:"setName"},name:{type:"string",minLength:1,maxLength:200}}};function Xe(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of kn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="name")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setName"){let r={instancePath:n+"/kin\
d",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"setName"},message:"must be equal to consta\
nt"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),
t++}}else{let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xe.errors=e,t===0}var wn={type:"object",additionalProperties:!1,
required:["kind"],minProperties:2,properties:{kind:{const:"addTypes"},types:{type:"array",minItems:1,items:{$ref:"#/$def\
s/CardType"}},supertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/Supertype"}},subtypes:{$ref:"#/$defs/SubtypeList"}}};
function Ye(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}
for(let r of wn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},
message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="types"||
r==="supertypes"||r==="subtypes")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="addTypes"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{
allowedValue:"addTypes"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.types!==void 0){let r=s.
types;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)j(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.
errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)x(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
x.errors:e.concat(x.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(H(s.
subtypes,{instancePath:n+"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:a,dynamicAnchors:l})||(e=e===null?
H.errors:e.concat(H.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ye.errors=e,t===0}var vn={type:"object",additionalProperties:!1,
required:["kind","types"],properties:{kind:{const:"setTypes"},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{
$ref:"#/$defs/SubtypeList"}}};function Je(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of vn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="types"||r==="subtypes")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setTypes"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"setTypes"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+
"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.
length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(H(s.subtypes,{instancePath:n+"/subtypes",parentData:s,
parentDataProperty:"subtypes",rootData:a,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Je.errors=e,t===0}var qn={type:"object",additionalProperties:!1,required:["kind"],minProperties:2,properties:{
kind:{const:"removeTypes"},types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},supertypes:{type:"array",minItems:1,
items:{$ref:"#/$defs/Supertype"}},subtypes:{$ref:"#/$defs/SubtypeList"}}};function er(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"m\
ust NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of qn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="types"||r==="supertypes"||r==="subtypes")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="removeTypes"){let r={instancePath:n+"\
/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"removeTypes"},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/types/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{
let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){if(r.length<1){
let o={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)x(r[o],{instancePath:n+
"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(H(s.subtypes,{instancePath:n+"/subt\
ypes",parentData:s,parentDataProperty:"subtypes",rootData:a,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return er.errors=e,t===0}var $n={type:"object",additionalProperties:!1,required:["kind",
"family","subtypes"],properties:{kind:{const:"setSubtypes"},family:{$ref:"#/$defs/SubtypeFamily"},subtypes:{$ref:"#/$def\
s/SubtypeList"}}};function rr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of $n.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="family"||r==="subtypes")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setSubtypes"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"setSubtypes"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}s.family!==void 0&&(He(s.family,{instancePath:n+"/family",parentData:s,parentDataProperty:"family",rootData:a,
dynamicAnchors:l})||(e=e===null?He.errors:e.concat(He.errors),t=e.length)),s.subtypes!==void 0&&(H(s.subtypes,{instancePath:n+
"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:a,dynamicAnchors:l})||(e=e===null?H.errors:e.concat(H.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return rr.errors=e,t===0}var jn={type:"object",additionalProperties:!1,required:["kind",
"subtypes"],properties:{kind:{const:"setBasicLandTypes"},subtypes:{type:"array",minItems:1,items:{$ref:"#/$defs/SubtypeW\
ord"}}}};function sr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of jn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="subtypes")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setBasicLandTypes"){let r={instancePath:n+"/kind",schemaPath:"#/propertie\
s/kind/const",keyword:"const",params:{allowedValue:"setBasicLandTypes"},message:"must be equal to constant"};e===null?e=
[r]:e.push(r),t++}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/s\
ubtypes",schemaPath:"#/properties/subtypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)z(r[o],{instancePath:n+"/subtypes/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)}else{let i={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return sr.errors=e,t===0}var gi={type:"object",additionalProperties:!1,required:[
"kind","family"],properties:{kind:{const:"addEverySubtype"},family:{enum:["creature","land"]}}};function tr(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of gi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="family")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="addEverySubtype"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
addEverySubtype"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.family!==void 0){let r=s.family;
if(!(r==="creature"||r==="land")){let i={instancePath:n+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{
allowedValues:gi.properties.family.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),
t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return tr.errors=e,t===0}var On={type:"object",additionalProperties:!1,required:["kind","colors"],
properties:{kind:{const:"setColors"},colors:{type:"array",items:{$ref:"#/$defs/ColorWord"}}}};function ir(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of On.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="colors")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="setColors"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
setColors"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)K(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return ir.errors=e,t===0}var Dn={type:"object",additionalProperties:!1,required:["kind","colors"],properties:{
kind:{const:"addColors"},colors:{type:"array",minItems:1,items:{$ref:"#/$defs/ColorWord"}}}};function nr(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Dn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="colors")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="addColors"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
addColors"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/colors",schemaPath:"#/properties/colors/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)
K(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?K.errors:
e.concat(K.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return nr.errors=e,t===
0}var Nn={type:"object",additionalProperties:!1,required:["kind","abilities"],properties:{kind:{const:"gainAbilities"},abilities:{
$ref:"#/$defs/AbilityList"},perColorOf:{$ref:"#/$defs/Selector"}}};function or(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Nn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities"||r==="\
perColorOf")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainAbilities"){
let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gainAbilities"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.abilities!==void 0&&(M(s.abilities,{instancePath:n+"\
/abilities",parentData:s,parentDataProperty:"abilities",rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),
t=e.length)),s.perColorOf!==void 0&&(k(s.perColorOf,{instancePath:n+"/perColorOf",parentData:s,parentDataProperty:"perCo\
lorOf",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return or.errors=e,
t===0}var bi={type:"object",additionalProperties:!1,required:["kind","of","abilityKinds"],properties:{kind:{const:"gainA\
bilitiesOf"},of:{$ref:"#/$defs/Selector"},abilityKinds:{type:"array",minItems:1,items:{enum:["activated","mana","trigger\
ed","static","keyword"]}},keywords:{type:"array",minItems:1,items:{type:"string",minLength:1,maxLength:60}}}};function ar(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of bi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="of"||r==="abilityKinds"||r==="keywords")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainAbilitiesOf"){let r={instancePath:n+"/kind",schemaPath:"#/properties/\
kind/const",keyword:"const",params:{allowedValue:"gainAbilitiesOf"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),t++}if(s.of!==void 0&&(k(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:a,dynamicAnchors:l})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.abilityKinds!==void 0){let r=s.abilityKinds;if(Array.isArray(r)){
if(r.length<1){let o={instancePath:n+"/abilityKinds",schemaPath:"#/properties/abilityKinds/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){
let m=r[o];if(!(m==="activated"||m==="mana"||m==="triggered"||m==="static"||m==="keyword")){let h={instancePath:n+"/abil\
ityKinds/"+o,schemaPath:"#/properties/abilityKinds/items/enum",keyword:"enum",params:{allowedValues:bi.properties.abilityKinds.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{let i={instancePath:n+
"/abilityKinds",schemaPath:"#/properties/abilityKinds/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}if(s.keywords!==void 0){let r=s.keywords;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/keywords",schemaPath:"#/properties/keywords/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(typeof m=="string"){if(g(
m)>60){let h={instancePath:n+"/keywords/"+o,schemaPath:"#/properties/keywords/items/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[h]:e.push(h),t++}if(g(m)<1){let h={instancePath:n+
"/keywords/"+o,schemaPath:"#/properties/keywords/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:n+"/keywords/"+o,schemaPath:"#/pr\
operties/keywords/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{
let i={instancePath:n+"/keywords",schemaPath:"#/properties/keywords/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ar.errors=e,t===0}var Tn={type:"object",additionalProperties:!1,
required:["kind","abilities"],properties:{kind:{const:"loseAbilities"},abilities:{type:"array",minItems:1,items:{$ref:"#\
/$defs/LostAbility"}}}},An={if:{type:"string"},then:{minLength:1,maxLength:60},else:{type:"object",additionalProperties:!1,
required:["keyword"],properties:{keyword:{type:"string",minLength:1,maxLength:60},from:{$ref:"#/$defs/ColorWord"},landType:{
$ref:"#/$defs/SubtypeWord"}}}};function fe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let p={};e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.
length=r:e=null);let h;if(m){let p=t;if(typeof s=="string"){if(g(s)>60){let f={instancePath:n,schemaPath:"#/then/maxLeng\
th",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[f]:e.push(f),t++}
if(g(s)<1){let f={instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}var m=p===t;i=m,h="then"}else{let p=t;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let f of An.else.required)if(s[f]===void 0){let d={instancePath:n,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=[d]:e.push(d),t++}for(let f in s)
if(!(f==="keyword"||f==="from"||f==="landType")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(s.keyword!==void 0){let f=s.keyword;if(typeof f=="string"){if(g(f)>60){let d={instancePath:n+"/keyword",schemaPath:"\
#/else/properties/keyword/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 character\
s"};e===null?e=[d]:e.push(d),t++}if(g(f)<1){let d={instancePath:n+"/keyword",schemaPath:"#/else/properties/keyword/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{
let d={instancePath:n+"/keyword",schemaPath:"#/else/properties/keyword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}s.from!==void 0&&(K(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"\
from",rootData:a,dynamicAnchors:l})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.landType!==void 0&&(z(s.landType,
{instancePath:n+"/landType",parentData:s,parentDataProperty:"landType",rootData:a,dynamicAnchors:l})||(e=e===null?z.errors:
e.concat(z.errors),t=e.length))}else{let f={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return fe.
errors=e,t===0}function lr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Tn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="loseAbilities"){let r={instancePath:n+"/kind",schemaPath:"#/p\
roperties/kind/const",keyword:"const",params:{allowedValue:"loseAbilities"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have few\
er than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)fe(r[o],{instancePath:n+"/abilities/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)}else{
let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return lr.errors=e,t===0}var xn={type:"object",additionalProperties:!1,
required:["kind"],properties:{kind:{const:"loseAllAbilities"},except:{const:"mana"}}};function pr(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of xn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="except")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="loseAllAbilities"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"loseAllAbilities"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.except!==void 0&&s.except!=="mana"){let r={instancePath:n+
"/except",schemaPath:"#/properties/except/const",keyword:"const",params:{allowedValue:"mana"},message:"must be equal to \
constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pr.errors=e,t===0}var Ln={type:"object",additionalProperties:!1,
required:["kind","abilities"],properties:{kind:{const:"cantHave"},abilities:{type:"array",minItems:1,items:{$ref:"#/$def\
s/LostAbility"}}}};function ur(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ln.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="cantHave"){let r={instancePath:n+"/kind",schemaPath:"#/proper\
ties/kind/const",keyword:"const",params:{allowedValue:"cantHave"},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),t++}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abili\
ties",schemaPath:"#/properties/abilities/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)fe(r[o],{instancePath:n+"/abilities/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)}else{let i={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ur.errors=e,t===0}var In={type:"object",additionalProperties:!1,required:[
"kind"],minProperties:2,properties:{kind:{const:"setPowerToughness"},power:{$ref:"#/$defs/Quantity"},toughness:{$ref:"#/\
$defs/Quantity"},exchange:{type:"boolean",const:!0}}};function fr(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fe\
wer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of In.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="power"||r==="toughness"||r==="exchange")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setPowerToughness"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"setPowerToughness"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),t++}if(s.power!==void 0&&(E(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"\
power",rootData:a,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.toughness!==void 0&&(E(s.toughness,
{instancePath:n+"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:l})||(e=e===null?E.errors:
e.concat(E.errors),t=e.length)),s.exchange!==void 0){let r=s.exchange;if(typeof r!="boolean"){let i={instancePath:n+"/ex\
change",schemaPath:"#/properties/exchange/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[i]:e.push(i),t++}if(r!==!0){let i={instancePath:n+"/exchange",schemaPath:"#/properties/exchange/const",keyword:"const",
params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fr.
errors=e,t===0}var Cn={type:"object",additionalProperties:!1,required:["kind"],minProperties:2,properties:{kind:{const:"\
modifyPowerToughness"},power:{$ref:"#/$defs/Quantity"},toughness:{$ref:"#/$defs/Quantity"},double:{const:!0}}};function mr(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"min\
Properties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of Cn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="power"||r==="tou\
ghness"||r==="double")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="modifyPowerToughness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{
allowedValue:"modifyPowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.power!==void 0&&
(E(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,dynamicAnchors:l})||(e=e===null?E.
errors:e.concat(E.errors),t=e.length)),s.toughness!==void 0&&(E(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:a,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.double!==void 0&&s.double!==
!0){let r={instancePath:n+"/double",schemaPath:"#/properties/double/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return mr.errors=e,t===0}var En={type:"obj\
ect",additionalProperties:!1,required:["kind"],properties:{kind:{const:"switchPowerToughness"}}};function yr(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of En.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(r!==
"kind"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="switchPowerTou\
ghness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"switch\
PowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return yr.errors=e,
t===0}var _n={type:"object",additionalProperties:!1,required:["kind","player","abilities"],properties:{kind:{const:"play\
erGains"},player:{$ref:"#/$defs/PlayerSelector"},abilities:{$ref:"#/$defs/AbilityList"}}};function cr(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of _n.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="player"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
kind!==void 0&&s.kind!=="playerGains"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"playerGains"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.player!==void 0&&
(Y(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:l})||(e=e===null?
Y.errors:e.concat(Y.errors),t=e.length)),s.abilities!==void 0&&(M(s.abilities,{instancePath:n+"/abilities",parentData:s,
parentDataProperty:"abilities",rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),t=e.length))}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return cr.errors=e,t===0}var Sn={type:"object",additionalProperties:!1,required:["kind","player","abilitie\
s"],properties:{kind:{const:"playerLoses"},player:{$ref:"#/$defs/PlayerSelector"},abilities:{type:"array",minItems:1,items:{
$ref:"#/$defs/LostAbility"}}}};function hr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Sn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="player"||r==="abilities")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="playerLoses"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"playerLoses"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.player!==void 0&&(Y(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",
rootData:a,dynamicAnchors:l})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)),s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)fe(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
fe.errors:e.concat(fe.errors),t=e.length)}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return hr.
errors=e,t===0}var Vn={type:"object",additionalProperties:!1,required:["kind","player","abilities"],properties:{kind:{const:"\
playerCantHave"},player:{$ref:"#/$defs/PlayerSelector"},abilities:{type:"array",minItems:1,items:{$ref:"#/$defs/LostAbil\
ity"}}}};function dr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Vn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="player"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propertie\
s"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="playerCantHave"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"playerCantHave"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),t++}if(s.player!==void 0&&(Y(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"pl\
ayer",rootData:a,dynamicAnchors:l})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)),s.abilities!==void 0){let r=s.
abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)fe(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/a\
bilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return dr.errors=e,t===0}var Rn={type:"object",additionalProperties:!1,required:["kind","rule"],properties:{kind:{
const:"changeGameRule"},rule:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",maxLength:80},player:{$ref:"#/$defs/\
PlayerSelector"},amount:{$ref:"#/$defs/Quantity"},bars:{$ref:"#/$defs/Selector"}}},Bt=new RegExp("^[a-z][a-z0-9]*(-[a-z0\
-9]+)*$","u");function gr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Rn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="rule"||r==="player"||r==="amount"||r==="bars")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="changeGameRule"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"changeGameRule"},message:"must be equ\
al to constant"};e===null?e=[r]:e.push(r),t++}if(s.rule!==void 0){let r=s.rule;if(typeof r=="string"){if(g(r)>80){let i={
instancePath:n+"/rule",schemaPath:"#/properties/rule/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT \
have more than 80 characters"};e===null?e=[i]:e.push(i),t++}if(!Bt.test(r)){let i={instancePath:n+"/rule",schemaPath:"#/\
properties/rule/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern \
"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"'};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/rule",schemaPath:"#/propert\
ies/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.player!==
void 0&&(Y(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:l})||(e=
e===null?Y.errors:e.concat(Y.errors),t=e.length)),s.amount!==void 0&&(E(s.amount,{instancePath:n+"/amount",parentData:s,
parentDataProperty:"amount",rootData:a,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.bars!==
void 0&&(k(s.bars,{instancePath:n+"/bars",parentData:s,parentDataProperty:"bars",rootData:a,dynamicAnchors:l})||(e=e===null?
k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gr.errors=e,t===0}var ts={type:"object",additionalProperties:!1,
required:["kind"],oneOf:[{required:["increase"]},{required:["reduce"]},{required:["minimum"]}],dependentRequired:{coloredOnly:[
"reduce"],leaves:["reduce"]},properties:{kind:{const:"changeCost"},increase:{$ref:"#/$defs/ManaAmount"},reduce:{$ref:"#/\
$defs/ManaAmount"},coloredOnly:{const:!0},leaves:{type:"integer",minimum:1,maximum:99},times:{$ref:"#/$defs/Quantity"},minimum:{
type:"integer",minimum:1,maximum:99}}};var Fn=new RegExp("^(\\{(?:[0-9]{1,2}|[WUBRGC])\\})+$","u");function Ee(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s=="string"){if(!Fn.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^(\\{(?:[0-9]{1,2}|[WUBRGC])\\})+$"},message:'must match pattern "^(\\{(?:[\
0-9]{1,2}|[WUBRGC])\\})+$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ee.errors=e,t===0}function br(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!1,o=null,m=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let u of ts.oneOf[0].required)if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/one\
Of/0/required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'"};e===null?e=[
f]:e.push(f),t++}}var p=m===t;p&&(i=!0,o=0);let h=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of ts.oneOf[1].
required)if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:u},
message:"must have required property '"+u+"'"};e===null?e=[f]:e.push(f),t++}}var p=h===t;if(p&&i)i=!1,o=[o,1];else{p&&(i=
!0,o=1);let u=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of ts.oneOf[2].required)if(s[d]===void 0){let b={
instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},message:"must have required\
 property '"+d+"'"};e===null?e=[b]:e.push(b),t++}}var p=u===t;p&&i?(i=!1,o=[o,2]):p&&(i=!0,o=2)}if(i)t=r,e!==null&&(r?e.
length=r:e=null);else{let u={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must\
 match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of ts.
required)if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},message:"\
must have required property '"+u+"'"};e===null?e=[f]:e.push(f),t++}for(let u in s)if(!(u==="kind"||u==="increase"||u==="\
reduce"||u==="coloredOnly"||u==="leaves"||u==="times"||u==="minimum")){let f={instancePath:n,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===
null?e=[f]:e.push(f),t++}if(s.kind!==void 0&&s.kind!=="changeCost"){let u={instancePath:n+"/kind",schemaPath:"#/properti\
es/kind/const",keyword:"const",params:{allowedValue:"changeCost"},message:"must be equal to constant"};e===null?e=[u]:e.
push(u),t++}if(s.increase!==void 0&&(Ee(s.increase,{instancePath:n+"/increase",parentData:s,parentDataProperty:"increase",
rootData:a,dynamicAnchors:l})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length)),s.reduce!==void 0&&(Ee(s.reduce,{instancePath:n+
"/reduce",parentData:s,parentDataProperty:"reduce",rootData:a,dynamicAnchors:l})||(e=e===null?Ee.errors:e.concat(Ee.errors),
t=e.length)),s.coloredOnly!==void 0&&s.coloredOnly!==!0){let u={instancePath:n+"/coloredOnly",schemaPath:"#/properties/c\
oloredOnly/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),
t++}if(s.leaves!==void 0){let u=s.leaves;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:n+
"/leaves",schemaPath:"#/properties/leaves/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[f]:e.push(f),t++}if(typeof u=="number"&&isFinite(u)){if(u>99||isNaN(u)){let f={instancePath:n+"/leaves",schemaPath:"#\
/properties/leaves/maximum",keyword:"maximum",params:{comparison:"<=",limit:99},message:"must be <= 99"};e===null?e=[f]:
e.push(f),t++}if(u<1||isNaN(u)){let f={instancePath:n+"/leaves",schemaPath:"#/properties/leaves/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),t++}}}if(s.times!==void 0&&(E(s.times,
{instancePath:n+"/times",parentData:s,parentDataProperty:"times",rootData:a,dynamicAnchors:l})||(e=e===null?E.errors:e.concat(
E.errors),t=e.length)),s.minimum!==void 0){let u=s.minimum;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={
instancePath:n+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[f]:e.push(f),t++}if(typeof u=="number"&&isFinite(u)){if(u>99||isNaN(u)){let f={instancePath:n+"/m\
inimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:99},message:"must be <\
= 99"};e===null?e=[f]:e.push(f),t++}if(u<1||isNaN(u)){let f={instancePath:n+"/minimum",schemaPath:"#/properties/minimum/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),t++}}}if(s.
coloredOnly!==void 0&&s.reduce===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequir\
ed",params:{property:"coloredOnly",missingProperty:"reduce",depsCount:1,deps:"reduce"},message:"must have property reduc\
e when property coloredOnly is present"};e===null?e=[u]:e.push(u),t++}if(s.leaves!==void 0&&s.reduce===void 0){let u={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"leaves",missingProperty:"reduce",depsCount:1,
deps:"reduce"},message:"must have property reduce when property leaves is present"};e===null?e=[u]:e.push(u),t++}}else{let u={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(
u),t++}return br.errors=e,t===0}function fs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of zi.required)if(s[i]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===
null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="copy")Me(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length);else if(r==="gainControl")Ue(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length);else if(r===
"replaceWords")Ke(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Ke.errors:
e.concat(Ke.errors),t=e.length);else if(r==="gainFullText")Qe(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length);else if(r==="exchangeTextBoxes")Ze(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length);else if(r===
"setName")Xe(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Xe.errors:e.
concat(Xe.errors),t=e.length);else if(r==="addTypes")Ye(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length);else if(r==="setTypes")Je(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length);else if(r==="removeTypes")er(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?er.errors:e.concat(er.errors),t=e.length);else if(r===
"setSubtypes")rr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?rr.errors:
e.concat(rr.errors),t=e.length);else if(r==="setBasicLandTypes")sr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?sr.errors:e.concat(sr.errors),t=e.length);else if(r==="addEverySubtype")tr(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?tr.errors:e.concat(tr.errors),t=e.length);else if(r===
"setColors")ir(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ir.errors:
e.concat(ir.errors),t=e.length);else if(r==="addColors")nr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?nr.errors:e.concat(nr.errors),t=e.length);else if(r==="gainAbilities")or(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?or.errors:e.concat(or.errors),t=e.length);else if(r===
"gainAbilitiesOf")ar(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ar.errors:
e.concat(ar.errors),t=e.length);else if(r==="loseAbilities")lr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?lr.errors:e.concat(lr.errors),t=e.length);else if(r==="loseAllAbilities")pr(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?pr.errors:e.concat(pr.errors),t=e.length);else if(r===
"cantHave")ur(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ur.errors:e.
concat(ur.errors),t=e.length);else if(r==="setPowerToughness")fr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?fr.errors:e.concat(fr.errors),t=e.length);else if(r==="modifyPowerToughness")mr(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?mr.errors:e.concat(mr.errors),t=e.length);else if(r===
"switchPowerToughness")yr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?
yr.errors:e.concat(yr.errors),t=e.length);else if(r==="playerGains")cr(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?cr.errors:e.concat(cr.errors),t=e.length);else if(r==="playerLoses")hr(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?hr.errors:e.concat(hr.errors),t=e.length);else if(r===
"playerCantHave")dr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?dr.errors:
e.concat(dr.errors),t=e.length);else if(r==="changeGameRule")gr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?gr.errors:e.concat(gr.errors),t=e.length);else if(r==="changeCost")br(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?br.errors:e.concat(br.errors),t=e.length);else{
let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},
message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===
null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return fs.errors=e,t===0}function ve(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(Array.isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"\
#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}
let r=s.length;for(let i=0;i<r;i++)fs(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:a,dynamicAnchors:l})||
(e=e===null?fs.errors:e.concat(fs.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}function B(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>160){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:160},message:"mu\
st NOT have more than 160 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return B.errors=e,t===0}function ms(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of yn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="id"||r==="affects"||r==="condition"||r==="does"||r==="zone\
s"||r==="lingers"||r==="note")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="static"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
static"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(F(s.id,{instancePath:n+"/i\
d",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),
s.affects!==void 0&&(k(s.affects,{instancePath:n+"/affects",parentData:s,parentDataProperty:"affects",rootData:a,dynamicAnchors:l})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.condition!==void 0&&(se(s.condition,{instancePath:n+"/condition",
parentData:s,parentDataProperty:"condition",rootData:a,dynamicAnchors:l})||(e=e===null?se.errors:e.concat(se.errors),t=e.
length)),s.does!==void 0&&(ve(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"does",rootData:a,dynamicAnchors:l})||
(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)),s.zones!==void 0){let r=s.zones;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)$(r[o],{instancePath:n+
"/zones/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.
length)}else{let i={instancePath:n+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.lingers!==void 0&&s.lingers!=="endOfTurn"){let r={instancePath:n+"/li\
ngers",schemaPath:"#/properties/lingers/const",keyword:"const",params:{allowedValue:"endOfTurn"},message:"must be equal \
to constant"};e===null?e=[r]:e.push(r),t++}s.note!==void 0&&(B(s.note,{instancePath:n+"/note",parentData:s,parentDataProperty:"\
note",rootData:a,dynamicAnchors:l})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ms.errors=e,
t===0}var zn={type:"object",additionalProperties:!1,required:["kind","id","does"],properties:{kind:{const:"characteristi\
cDefining"},id:{$ref:"#/$defs/AbilityId"},does:{$ref:"#/$defs/Parts"},note:{$ref:"#/$defs/OwnWords"}}};function ys(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of zn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="does"||r==="note")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
kind!==void 0&&s.kind!=="characteristicDefining"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"characteristicDefining"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}
s.id!==void 0&&(F(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===
null?F.errors:e.concat(F.errors),t=e.length)),s.does!==void 0&&(ve(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"\
does",rootData:a,dynamicAnchors:l})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)),s.note!==void 0&&(B(s.note,{
instancePath:n+"/note",parentData:s,parentDataProperty:"note",rootData:a,dynamicAnchors:l})||(e=e===null?B.errors:e.concat(
B.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return ys.errors=e,t===0}var Bn={type:"object",additionalProperties:!1,required:[
"kind","id"],properties:{kind:{const:"activated"},id:{$ref:"#/$defs/AbilityId"},cost:{type:"string",minLength:1,maxLength:120},
zones:{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}},effects:{type:"array",items:{$ref:"#/$defs/CreatedEffect"}},
puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{$ref:"#/$defs/OwnWords"}}},Wn={type:"object",additionalProperties:!1,
required:["does"],properties:{affects:{$ref:"#/$defs/Selector"},condition:{$ref:"#/$defs/Condition"},does:{$ref:"#/$defs\
/Parts"},duration:{$ref:"#/$defs/Duration"}}},Pi={if:{type:"string"},then:{enum:["endOfTurn","yourNextTurn","indefinite",
"untilSourceLeaves","whileSourceOnBattlefield","whileSourceTapped","whileYouControlSource"]},else:{type:"object",additionalProperties:!1,
required:["while"],properties:{while:{$ref:"#/$defs/Condition"}}}};function cs(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let p={};e===null?e=[p]:e.push(
p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;if(!(s==="endOfTurn"||s==="yourNextTurn"||s===
"indefinite"||s==="untilSourceLeaves"||s==="whileSourceOnBattlefield"||s==="whileSourceTapped"||s==="whileYouControlSour\
ce")){let f={instancePath:n,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Pi.then.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="then"}else{let p=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let f of Pi.else.required)if(s[f]===void 0){let d={instancePath:n,schemaPath:"#/else/re\
quired",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=[d]:e.push(
d),t++}for(let f in s)if(f!=="while"){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}s.
while!==void 0&&(se(s.while,{instancePath:n+"/while",parentData:s,parentDataProperty:"while",rootData:a,dynamicAnchors:l})||
(e=e===null?se.errors:e.concat(se.errors),t=e.length))}else{let f={instancePath:n,schemaPath:"#/else/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}
return cs.errors=e,t===0}function me(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Wn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="affects"||r==="condition"||r==="does"||r==="duration")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}s.affects!==void 0&&(k(s.affects,{instancePath:n+"/affects",parentData:s,
parentDataProperty:"affects",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.condition!==
void 0&&(se(s.condition,{instancePath:n+"/condition",parentData:s,parentDataProperty:"condition",rootData:a,dynamicAnchors:l})||
(e=e===null?se.errors:e.concat(se.errors),t=e.length)),s.does!==void 0&&(ve(s.does,{instancePath:n+"/does",parentData:s,
parentDataProperty:"does",rootData:a,dynamicAnchors:l})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)),s.duration!==
void 0&&(cs(s.duration,{instancePath:n+"/duration",parentData:s,parentDataProperty:"duration",rootData:a,dynamicAnchors:l})||
(e=e===null?cs.errors:e.concat(cs.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}var Gn={type:"object",additionalProperties:!1,
required:["on","counter"],properties:{on:{$ref:"#/$defs/Selector"},counter:{type:"string",minLength:1,maxLength:60},amount:{
$ref:"#/$defs/Quantity"}}};function ye(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Gn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="on"||r==="counter"||r==="amount")){let i={instancePath:n,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional pr\
operties"};e===null?e=[i]:e.push(i),t++}if(s.on!==void 0&&(k(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"\
on",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.counter!==void 0){let r=s.counter;
if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={
instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/counter",schemaPath:"#/pr\
operties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.amount!==
void 0&&(E(s.amount,{instancePath:n+"/amount",parentData:s,parentDataProperty:"amount",rootData:a,dynamicAnchors:l})||(e=
e===null?E.errors:e.concat(E.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}function hs(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Bn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="cost"||r==="zones"||r==="effects"||r==="puts"||r==="then")){let i={instancePath:n,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prop\
erties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="activated"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"activated"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.id!==void 0&&(F(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length)),s.cost!==void 0){let r=s.cost;if(typeof r=="string"){if(g(r)>120){let i={
instancePath:n+"/cost",schemaPath:"#/properties/cost/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT\
 have more than 120 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/cost",schemaPath:"#/pro\
perties/cost/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[i]:e.push(i),t++}}else{let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.zones!==void 0){let r=s.zones;if(Array.isArray(r)){
if(r.length<1){let o={instancePath:n+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)$(r[o],{instancePath:n+
"/zones/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.
length)}else{let i={instancePath:n+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)me(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"#/properties/eff\
ects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.puts!==void 0){
let r=s.puts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ye(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)}else{let i={instancePath:n+"/puts",
schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}s.then!==void 0&&(B(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||
(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return hs.errors=e,t===0}var Hn={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"triggered"},id:{$ref:"#/$defs/AbilityId"},chapters:{type:"array",minItems:1,
uniqueItems:!0,items:{type:"integer",minimum:1,maximum:100}},when:{$ref:"#/$defs/OwnWords"},zones:{type:"array",minItems:1,
items:{$ref:"#/$defs/Zone"}},effects:{type:"array",items:{$ref:"#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"\
#/$defs/PutCounters"}},then:{$ref:"#/$defs/OwnWords"}}};function ds(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Hn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="id"||r==="chapter\
s"||r==="when"||r==="zones"||r==="effects"||r==="puts"||r==="then")){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="triggered"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kin\
d/const",keyword:"const",params:{allowedValue:"triggered"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
t++}if(s.id!==void 0&&(F(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length)),s.chapters!==void 0){let r=s.chapters;if(Array.isArray(r)){if(r.length<
1){let h={instancePath:n+"/chapters",schemaPath:"#/properties/chapters/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),t++}let i=r.length;for(let h=0;h<i;h++){let p=r[h];if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let u={instancePath:n+"/chapters/"+h,schemaPath:"#/properties/chapters/items/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof p=="numbe\
r"&&isFinite(p)){if(p>100||isNaN(p)){let u={instancePath:n+"/chapters/"+h,schemaPath:"#/properties/chapters/items/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[u]:e.push(u),t++}if(p<1||isNaN(
p)){let u={instancePath:n+"/chapters/"+h,schemaPath:"#/properties/chapters/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}let o=r.length,m;if(o>1){let h={};for(;o--;){let p=r[o];
if(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)){if(typeof h[p]=="number"){m=h[p];let u={instancePath:n+"/chapters",
schemaPath:"#/properties/chapters/uniqueItems",keyword:"uniqueItems",params:{i:o,j:m},message:"must NOT have duplicate i\
tems (items ## "+m+" and "+o+" are identical)"};e===null?e=[u]:e.push(u),t++;break}h[p]=o}}}}else{let i={instancePath:n+
"/chapters",schemaPath:"#/properties/chapters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.when!==void 0&&(B(s.when,{instancePath:n+"/when",parentData:s,parentDataProperty:"when",rootData:a,
dynamicAnchors:l})||(e=e===null?B.errors:e.concat(B.errors),t=e.length)),s.zones!==void 0){let r=s.zones;if(Array.isArray(
r)){if(r.length<1){let o={instancePath:n+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)$(r[o],{instancePath:n+
"/zones/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.
length)}else{let i={instancePath:n+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)me(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"#/properties/eff\
ects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.puts!==void 0){
let r=s.puts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ye(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)}else{let i={instancePath:n+"/puts",
schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}s.then!==void 0&&(B(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||
(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ds.errors=e,t===0}var Mn={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"spell"},id:{$ref:"#/$defs/AbilityId"},effects:{type:"array",items:{$ref:"\
#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{$ref:"#/$defs/OwnWords"}}};function gs(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Mn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="id"||r==="effects"||r==="puts"||r==="then")){let i={instancePath:n,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="spell"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/co\
nst",keyword:"const",params:{allowedValue:"spell"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
id!==void 0&&(F(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?
F.errors:e.concat(F.errors),t=e.length)),s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)me(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
me.errors:e.concat(me.errors),t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"#/properties/effects/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.puts!==void 0){let r=s.puts;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)ye(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)}else{let i={instancePath:n+"/puts",schemaPath:"\
#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.then!==
void 0&&(B(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||(e=e===null?
B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gs.errors=e,t===0}var ki={type:"object",additionalProperties:!1,
required:["kind","produces"],properties:{kind:{const:"mana"},id:{$ref:"#/$defs/AbilityId"},cost:{type:"string",minLength:1,
maxLength:120},produces:{type:"array",minItems:1,items:{enum:["W","U","B","R","G","C"]}}}};function bs(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of ki.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="cost"||r==="produces")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.kind!==void 0&&s.kind!=="mana"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"mana"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(F(s.id,
{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(
F.errors),t=e.length)),s.cost!==void 0){let r=s.cost;if(typeof r=="string"){if(g(r)>120){let i={instancePath:n+"/cost",schemaPath:"\
#/properties/cost/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.produces!==void 0){let r=s.produces;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/p\
roduces",schemaPath:"#/properties/produces/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(!(m==="W"||m==="U"||m==="B"||
m==="R"||m==="G"||m==="C")){let h={instancePath:n+"/produces/"+o,schemaPath:"#/properties/produces/items/enum",keyword:"\
enum",params:{allowedValues:ki.properties.produces.items.enum},message:"must be equal to one of the allowed values"};e===
null?e=[h]:e.push(h),t++}}}else{let i={instancePath:n+"/produces",schemaPath:"#/properties/produces/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return bs.errors=e,t===
0}var is={type:"object",additionalProperties:!1,required:["kind","id"],properties:{kind:{const:"asEnters"},id:{$ref:"#/$\
defs/AbilityId"},when:{type:"array",minItems:1,items:{enum:["enters","turnedFaceUp"]}},choose:{type:"string",minLength:1,
maxLength:60},bodies:{type:"array",minItems:1,items:{$ref:"#/$defs/Body"}},copy:{type:"object",additionalProperties:!1,required:[
"of"],properties:{of:{$ref:"#/$defs/Selector"},except:{$ref:"#/$defs/CopyExceptions"}}},exchangesTextBox:{$ref:"#/$defs/\
Selector"},turnsFaceDown:{$ref:"#/$defs/Selector"},counters:{type:"object",additionalProperties:{$ref:"#/$defs/Quantity"}},
then:{$ref:"#/$defs/OwnWords"}}},Un={type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"str\
ing",minLength:1,maxLength:60},power:{type:"integer"},toughness:{type:"integer"},addSubtypes:{$ref:"#/$defs/SubtypeList"},
addTypes:{type:"array",items:{$ref:"#/$defs/CardType"}},abilities:{$ref:"#/$defs/AbilityList"}}};function Ps(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Un.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"name"||r==="power"||r==="toughness"||r==="addSubtypes"||r==="addTypes"||r==="abilities")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than \
60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{
let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.addSubtypes!==void 0&&(H(s.addSubtypes,
{instancePath:n+"/addSubtypes",parentData:s,parentDataProperty:"addSubtypes",rootData:a,dynamicAnchors:l})||(e=e===null?
H.errors:e.concat(H.errors),t=e.length)),s.addTypes!==void 0){let r=s.addTypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)j(r[o],{instancePath:n+"/addTypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/addTypes",schemaPath:"#/properties/addTypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.abilities!==void 0&&(M(s.abilities,
{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilities",rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ps.errors=e,t===0}function ks(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of is.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(is.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="asEnters"){let r={instancePath:n+"/ki\
nd",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"asEnters"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(F(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",
rootData:a,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),s.when!==void 0){let r=s.when;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/when",schemaPath:"#/properties/when/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){let m=r[o];
if(!(m==="enters"||m==="turnedFaceUp")){let h={instancePath:n+"/when/"+o,schemaPath:"#/properties/when/items/enum",keyword:"\
enum",params:{allowedValues:is.properties.when.items.enum},message:"must be equal to one of the allowed values"};e===null?
e=[h]:e.push(h),t++}}}else{let i={instancePath:n+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.choose!==void 0){let r=s.choose;if(typeof r=="string"){
if(g(r)>60){let i={instancePath:n+"/choose",schemaPath:"#/properties/choose/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/choose",
schemaPath:"#/properties/choose/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/choose",schemaPath:"#/properties/choose/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.bodies!==void 0){let r=s.bodies;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/bodies",schemaPath:"#/properties/bodies/minItems",keyword:"m\
inItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)Ps(r[o],{instancePath:n+"/bodies/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
Ps.errors:e.concat(Ps.errors),t=e.length)}else{let i={instancePath:n+"/bodies",schemaPath:"#/properties/bodies/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.copy!==void 0){let r=s.copy;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let i of is.properties.copy.required)if(r[i]===void 0){let o={instancePath:n+
"/copy",schemaPath:"#/properties/copy/required",keyword:"required",params:{missingProperty:i},message:"must have require\
d property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in r)if(!(i==="of"||i==="except")){let o={instancePath:n+"/c\
opy",schemaPath:"#/properties/copy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}r.of!==void 0&&(k(r.of,{instancePath:n+"/copy/of",parentData:r,
parentDataProperty:"of",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),r.except!==void 0&&
(ge(r.except,{instancePath:n+"/copy/except",parentData:r,parentDataProperty:"except",rootData:a,dynamicAnchors:l})||(e=e===
null?ge.errors:e.concat(ge.errors),t=e.length))}else{let i={instancePath:n+"/copy",schemaPath:"#/properties/copy/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.exchangesTextBox!==void 0&&(k(
s.exchangesTextBox,{instancePath:n+"/exchangesTextBox",parentData:s,parentDataProperty:"exchangesTextBox",rootData:a,dynamicAnchors:l})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.turnsFaceDown!==void 0&&(k(s.turnsFaceDown,{instancePath:n+"/turn\
sFaceDown",parentData:s,parentDataProperty:"turnsFaceDown",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(
k.errors),t=e.length)),s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)
E(r[i],{instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,
dynamicAnchors:l})||(e=e===null?E.errors:e.concat(E.errors),t=e.length);else{let i={instancePath:n+"/counters",schemaPath:"\
#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}
s.then!==void 0&&(B(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:l})||
(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ks.errors=e,t===0}var Kn={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"replacement"},id:{$ref:"#/$defs/AbilityId"},othersEnterAsCopy:{$ref:"#/$\
defs/Selector"},attachesOnlyTo:{$ref:"#/$defs/Selector"},countersStay:{const:!0},then:{$ref:"#/$defs/OwnWords"}}};function ws(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Kn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="id"||r==="othersEnterAsCopy"||r==="attachesOnlyTo"||r==="countersStay"||r==="then")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="replacement"){let r={instancePath:n+"\
/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"replacement"},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(F(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:a,dynamicAnchors:l})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),s.othersEnterAsCopy!==void 0&&(k(
s.othersEnterAsCopy,{instancePath:n+"/othersEnterAsCopy",parentData:s,parentDataProperty:"othersEnterAsCopy",rootData:a,
dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.attachesOnlyTo!==void 0&&(k(s.attachesOnlyTo,
{instancePath:n+"/attachesOnlyTo",parentData:s,parentDataProperty:"attachesOnlyTo",rootData:a,dynamicAnchors:l})||(e=e===
null?k.errors:e.concat(k.errors),t=e.length)),s.countersStay!==void 0&&s.countersStay!==!0){let r={instancePath:n+"/coun\
tersStay",schemaPath:"#/properties/countersStay/const",keyword:"const",params:{allowedValue:!0},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}s.then!==void 0&&(B(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"\
then",rootData:a,dynamicAnchors:l})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ws.errors=e,
t===0}function vs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of tn.required)if(s[i]===void 0){let o={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:
e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="keyword")ps(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?ps.errors:e.concat(ps.errors),t=e.length);else if(r==="static")ms(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ms.errors:e.concat(ms.errors),t=e.length);else if(r===
"characteristicDefining")ys(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?
ys.errors:e.concat(ys.errors),t=e.length);else if(r==="activated")hs(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?hs.errors:e.concat(hs.errors),t=e.length);else if(r==="triggered")ds(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ds.errors:e.concat(ds.errors),t=e.length);else if(r===
"spell")gs(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?gs.errors:e.concat(
gs.errors),t=e.length);else if(r==="mana")bs(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?bs.errors:e.concat(bs.errors),t=e.length);else if(r==="asEnters")ks(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?ks.errors:e.concat(ks.errors),t=e.length);else if(r==="replacement")ws(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ws.errors:e.concat(ws.errors),t=e.length);else{
let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},
message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===
null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return vs.errors=e,t===0}function Ie(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let p={};e===null?e=[p]:e.push(
p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;if(typeof s=="string"){if(g(s)>60){let f={instancePath:n,
schemaPath:"#/then/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[f]:e.push(f),t++}if(g(s)<1){let f={instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n,schemaPath:"#/\
then/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,
h="then"}else{let p=t;vs(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?
vs.errors:e.concat(vs.errors),t=e.length);var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return Ie.errors=e,t===0}
var Qn=te,_t={type:"object",additionalProperties:!1,required:["name","types"],properties:{$schema:{type:"string"},name:{
type:"string",minLength:1,maxLength:200},names:{type:"object",additionalProperties:!1,properties:{de:{type:"string",minLength:1},
fr:{type:"string",minLength:1}}},manaCost:{$ref:"#/$defs/ManaCost"},colorIndicator:{type:"array",minItems:1,items:{$ref:"\
#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/Car\
dType"}},subtypes:{type:"array",items:{type:"string",minLength:1,maxLength:40}},power:{$ref:"#/$defs/PrintedNumber"},toughness:{
$ref:"#/$defs/PrintedNumber"},loyalty:{type:"integer",minimum:0},defense:{type:"integer",minimum:0},abilities:{type:"arr\
ay",items:{$ref:"#/$defs/AbilityEntry"}},layout:{enum:["normal","transform","modal","flip","split","room","adventure","m\
eld"]},back:{$ref:"#/$defs/Face"},prototype:{$ref:"#/$defs/Prototype"},madeUp:{const:!0}}};var Zn=new RegExp("^(\\{(?:[0-9]{1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$","u");function qe(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){
let p={};e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;if(typeof s=="\
string"&&!Zn.test(s)){let f={instancePath:n,schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\{(?:[0-9]{\
1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$"},message:'must match pattern "^(\\{(?:[0-9]{1,2}|[WUBRGCSX]|[WUBRG2C]/[\
WUBRGP](?:/P)?)\\})+$"'};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="then"}else{let p=t;if(s!==null){let f={instancePath:n,
schemaPath:"#/else/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[f]:e.push(f),t++}var m=p===
t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:h},message:'must match\
 "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return qe.errors=e,t===0}var Xn=new RegExp("^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$","u");function ie(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let p={};e===null?e=[p]:e.push(
p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;if(typeof s=="string"&&!Xn.test(s)){let f={instancePath:n,
schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$"},message:'must match p\
attern "^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$"'};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="then"}else{let p=t;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let f={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return ie.
errors=e,t===0}var wi={type:"object",additionalProperties:!1,required:["name","types"],properties:{name:{type:"string",minLength:1,
maxLength:200},manaCost:{$ref:"#/$defs/ManaCost"},colorIndicator:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},
supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},
subtypes:{type:"array",items:{type:"string",minLength:1,maxLength:40}},power:{$ref:"#/$defs/PrintedNumber"},toughness:{$ref:"\
#/$defs/PrintedNumber"},loyalty:{type:"integer",minimum:0},defense:{type:"integer",minimum:0},abilities:{type:"array",items:{
$ref:"#/$defs/AbilityEntry"}}}};function qs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of wi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(wi.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.manaCost!==void 0&&(qe(s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"ma\
naCost",rootData:a,dynamicAnchors:l})||(e=e===null?qe.errors:e.concat(qe.errors),t=e.length)),s.colorIndicator!==void 0){
let r=s.colorIndicator;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/colorIndicator",schemaPath:"#/propert\
ies/colorIndicator/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)S(r[o],{instancePath:n+"/colorIndicator/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{let i={instancePath:n+"/colorInd\
icator",schemaPath:"#/properties/colorIndicator/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)x(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
x.errors:e.concat(x.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.
types;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)j(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.
errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(typeof m=="string"){if(g(m)>40){let h={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/maxLength",keyword:"maxLength",params:{limit:40},message:"must NO\
T have more than 40 characters"};e===null?e=[h]:e.push(h),t++}if(g(m)<1){let h={instancePath:n+"/subtypes/"+o,schemaPath:"\
#/properties/subtypes/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}}else{let i={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.power!==void 0&&(ie(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,
dynamicAnchors:l})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),s.toughness!==void 0&&(ie(s.toughness,{instancePath:n+
"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:l})||(e=e===null?ie.errors:e.concat(ie.
errors),t=e.length)),s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={
instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+"/loy\
alty",schemaPath:"#/properties/loyalty/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+
"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)Ie(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
Ie.errors:e.concat(Ie.errors),t=e.length)}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qs.
errors=e,t===0}var Yn={type:"object",additionalProperties:!1,required:["manaCost","power","toughness"],properties:{manaCost:{
$ref:"#/$defs/ManaCost"},power:{type:"integer"},toughness:{type:"integer"}}};function $s(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Yn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="manaCost"||r==="power"||r===
"toughness")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.manaCost!==void 0&&(qe(s.manaCost,{instancePath:n+
"/manaCost",parentData:s,parentDataProperty:"manaCost",rootData:a,dynamicAnchors:l})||(e=e===null?qe.errors:e.concat(qe.
errors),t=e.length)),s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $s.errors=e,t===0}function te(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of _t.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(_t.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.$schema!==void 0&&
typeof s.$schema!="string"){let r={instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="str\
ing"){if(g(r)>200){let i={instancePath:n+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.names!==void 0){let r=s.names;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let i in r)if(!(i==="de"||i==="fr")){let o={instancePath:n+"/names",schemaPath:"\
#/properties/names/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT \
have additional properties"};e===null?e=[o]:e.push(o),t++}if(r.de!==void 0){let i=r.de;if(typeof i=="string"){if(g(i)<1){
let o={instancePath:n+"/names/de",schemaPath:"#/properties/names/properties/de/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:n+"/names/de",schemaPath:"\
#/properties/names/properties/de/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),t++}}if(r.fr!==void 0){let i=r.fr;if(typeof i=="string"){if(g(i)<1){let o={instancePath:n+"/names/fr",schemaPath:"\
#/properties/names/properties/fr/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:n+"/names/fr",schemaPath:"#/properties/names/properties\
/fr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{let i={instancePath:n+
"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[i]:e.push(i),t++}}if(s.manaCost!==void 0&&(qe(s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"m\
anaCost",rootData:a,dynamicAnchors:l})||(e=e===null?qe.errors:e.concat(qe.errors),t=e.length)),s.colorIndicator!==void 0){
let r=s.colorIndicator;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/colorIndicator",schemaPath:"#/propert\
ies/colorIndicator/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)S(r[o],{instancePath:n+"/colorIndicator/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{let i={instancePath:n+"/colorInd\
icator",schemaPath:"#/properties/colorIndicator/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)x(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
x.errors:e.concat(x.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.
types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(typeof m=="st\
ring"){if(g(m)>40){let h={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/maxLength",keyword:"maxL\
ength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[h]:e.push(h),t++}if(g(m)<1){let h={
instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:n+"/subtypes/"+o,schemaPath:"\
#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(
h),t++}}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0&&(ie(s.power,{instancePath:n+"/power",parentData:s,
parentDataProperty:"power",rootData:a,dynamicAnchors:l})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),s.toughness!==
void 0&&(ie(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:l})||
(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)),s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){let i={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)Ie(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length)}else{let i={instancePath:n+"/abilities",schemaPath:"\
#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.layout!==void 0){let r=s.layout;if(!(r==="normal"||r==="transform"||r==="modal"||r==="flip"||r==="split"||r==="room"||
r==="adventure"||r==="meld")){let i={instancePath:n+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{
allowedValues:_t.properties.layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),
t++}}if(s.back!==void 0&&(qs(s.back,{instancePath:n+"/back",parentData:s,parentDataProperty:"back",rootData:a,dynamicAnchors:l})||
(e=e===null?qs.errors:e.concat(qs.errors),t=e.length)),s.prototype!==void 0&&($s(s.prototype,{instancePath:n+"/prototype",
parentData:s,parentDataProperty:"prototype",rootData:a,dynamicAnchors:l})||(e=e===null?$s.errors:e.concat($s.errors),t=e.
length)),s.madeUp!==void 0&&s.madeUp!==!0){let r={instancePath:n+"/madeUp",schemaPath:"#/properties/madeUp/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.
errors=e,t===0}var Jn=Bi;function Bi(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of zi.required)if(s[i]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===
null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="copy")Me(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length);else if(r==="gainControl")Ue(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length);else if(r===
"replaceWords")Ke(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Ke.errors:
e.concat(Ke.errors),t=e.length);else if(r==="gainFullText")Qe(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length);else if(r==="exchangeTextBoxes")Ze(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length);else if(r===
"setName")Xe(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Xe.errors:e.
concat(Xe.errors),t=e.length);else if(r==="addTypes")Ye(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length);else if(r==="setTypes")Je(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length);else if(r==="removeTypes")er(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?er.errors:e.concat(er.errors),t=e.length);else if(r===
"setSubtypes")rr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?rr.errors:
e.concat(rr.errors),t=e.length);else if(r==="setBasicLandTypes")sr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?sr.errors:e.concat(sr.errors),t=e.length);else if(r==="addEverySubtype")tr(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?tr.errors:e.concat(tr.errors),t=e.length);else if(r===
"setColors")ir(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ir.errors:
e.concat(ir.errors),t=e.length);else if(r==="addColors")nr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?nr.errors:e.concat(nr.errors),t=e.length);else if(r==="gainAbilities")or(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?or.errors:e.concat(or.errors),t=e.length);else if(r===
"gainAbilitiesOf")ar(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ar.errors:
e.concat(ar.errors),t=e.length);else if(r==="loseAbilities")lr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?lr.errors:e.concat(lr.errors),t=e.length);else if(r==="loseAllAbilities")pr(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?pr.errors:e.concat(pr.errors),t=e.length);else if(r===
"cantHave")ur(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ur.errors:e.
concat(ur.errors),t=e.length);else if(r==="setPowerToughness")fr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?fr.errors:e.concat(fr.errors),t=e.length);else if(r==="modifyPowerToughness")mr(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?mr.errors:e.concat(mr.errors),t=e.length);else if(r===
"switchPowerToughness")yr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?
yr.errors:e.concat(yr.errors),t=e.length);else if(r==="playerGains")cr(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?cr.errors:e.concat(cr.errors),t=e.length);else if(r==="playerLoses")hr(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?hr.errors:e.concat(hr.errors),t=e.length);else if(r===
"playerCantHave")dr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?dr.errors:
e.concat(dr.errors),t=e.length);else if(r==="changeGameRule")gr(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?gr.errors:e.concat(gr.errors),t=e.length);else if(r==="changeCost")br(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?br.errors:e.concat(br.errors),t=e.length);else{
let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},
message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===
null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Bi.errors=e,t===0}var eo=Gi,ro={type:"object",additionalProperties:!1,
required:["format","version","cards","scenarios"],properties:{format:{const:"cr613-corpus"},version:{const:1},cards:{type:"\
array",items:{$ref:"#/$defs/Card"}},scenarios:{type:"array",items:{$ref:"#/$defs/ExportedScenario"}}}},St={type:"object",
additionalProperties:!1,required:["id","rev","topic","title","level","cites","players","timeline","expected"],properties:{
id:{$ref:"#/$defs/ScenarioId"},rev:{type:"integer",minimum:1},topic:{type:"string"},title:{type:"string"},question:{type:"\
string"},level:{enum:["must","interpretation","undefined"]},cites:{type:"array",minItems:1,items:{$ref:"#/$defs/Citation"}},
players:{type:"array",minItems:1,items:{$ref:"#/$defs/PlayerSetup"}},cards:{type:"array",items:{$ref:"#/$defs/Card"}},timeline:{
type:"array",minItems:1,items:{$ref:"#/$defs/ScenarioEvent"}},expected:{type:"array",minItems:1,items:{$ref:"#/$defs/Exp\
ortedValues"}},readings:{type:"array",minItems:1,items:{$ref:"#/$defs/ExportedReading"}}}};function ke(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(typeof s=="string"){if(g(s)>120){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),t++}if(!Bt.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}var vi={type:"object",additionalProperties:!1,
required:["clause","role"],properties:{clause:{$ref:"#/$defs/Clause"},role:{enum:["decides","applies","contrasts"]}}};var so=new RegExp("^[1-9][0-9]{2}\\.[0-9]{1,3}[a-z]?$","u");function v(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s=="string"){if(!so.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{2}\\.[0-9]{1,3}[a-z]?$"},message:'must match pattern "^[1-9][0\
-9]{2}\\.[0-9]{1,3}[a-z]?$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return v.errors=e,t===0}function $e(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of vi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"clause"||r==="role")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.clause!==void 0&&
(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?
v.errors:e.concat(v.errors),t=e.length)),s.role!==void 0){let r=s.role;if(!(r==="decides"||r==="applies"||r==="contrasts")){
let i={instancePath:n+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues:vi.properties.role.
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,
t===0}var to={if:{type:"string"},then:{$ref:"#/$defs/PlayerName"},else:{type:"object",additionalProperties:!1,required:[
"name"],properties:{name:{$ref:"#/$defs/PlayerName"},life:{type:"integer"},hand:{type:"integer",minimum:0},library:{type:"\
integer",minimum:0}}}};function N(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>60){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:60},message:"must\
 NOT have more than 60 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return N.errors=e,t===0}function Pr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let p={};e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.
length=r:e=null);let h;if(m){let p=t;N(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length);var m=p===t;i=m,h="then"}else{let p=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let f of to.else.required)if(s[f]===void 0){let d={instancePath:n,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=[d]:e.push(d),t++}for(let f in s)
if(!(f==="name"||f==="life"||f==="hand"||f==="library")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[
d]:e.push(d),t++}if(s.name!==void 0&&(N(s.name,{instancePath:n+"/name",parentData:s,parentDataProperty:"name",rootData:a,
dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.life!==void 0){let f=s.life;if(!(typeof f=="n\
umber"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let d={instancePath:n+"/life",schemaPath:"#/else/properties/life/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),t++}}if(s.hand!==void 0){let f=s.hand;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let d={instancePath:n+"/hand",schemaPath:"#/else/properties/ha\
nd/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),t++}if(typeof f=="nu\
mber"&&isFinite(f)&&(f<0||isNaN(f))){let d={instancePath:n+"/hand",schemaPath:"#/else/properties/hand/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),t++}}if(s.library!==void 0){let f=s.
library;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let d={instancePath:n+"/library",schemaPath:"#/else/pr\
operties/library/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),t++}if(typeof f==
"number"&&isFinite(f)&&(f<0||isNaN(f))){let d={instancePath:n+"/library",schemaPath:"#/else/properties/library/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),t++}}}else{let f={instancePath:n,
schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),t++}var m=p===
t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:h},message:'must match\
 "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return Pr.errors=e,t===0}var io={type:"object",required:["kind"],discriminator:{
propertyName:"kind"},oneOf:[{$ref:"#/$defs/EntersEvent"},{$ref:"#/$defs/MovesEvent"},{$ref:"#/$defs/CastsEvent"},{$ref:"\
#/$defs/ResolvesEvent"},{$ref:"#/$defs/AttachEvent"},{$ref:"#/$defs/UnattachEvent"},{$ref:"#/$defs/CountersEvent"},{$ref:"\
#/$defs/TurnFaceUpEvent"},{$ref:"#/$defs/TurnFaceDownEvent"},{$ref:"#/$defs/TransformEvent"},{$ref:"#/$defs/MergesEvent"},
{$ref:"#/$defs/StickerEvent"},{$ref:"#/$defs/PhaseEvent"},{$ref:"#/$defs/TapEvent"},{$ref:"#/$defs/DesignateEvent"},{$ref:"\
#/$defs/ChooseEvent"},{$ref:"#/$defs/LinkEvent"},{$ref:"#/$defs/PlayerEvent"},{$ref:"#/$defs/DamageEvent"},{$ref:"#/$def\
s/TurnEvent"},{$ref:"#/$defs/EndsEvent"},{$ref:"#/$defs/StateBasedEvent"},{$ref:"#/$defs/SimultaneousEvent"},{$ref:"#/$d\
efs/CheckEvent"}]},qi={type:"object",additionalProperties:!1,required:["kind","card","controller"],properties:{kind:{const:"\
enters"},card:{type:"string",minLength:1,maxLength:200},id:{$ref:"#/$defs/ObjectId"},controller:{$ref:"#/$defs/PlayerNam\
e"},owner:{$ref:"#/$defs/PlayerName"},zone:{$ref:"#/$defs/Zone"},token:{type:"boolean"},tapped:{type:"boolean"},faceDown:{
$ref:"#/$defs/FaceDown"},back:{const:!0},prototype:{const:!0},half:{$ref:"#/$defs/Half"},meldedWith:{type:"string",minLength:1,
maxLength:200},attachedTo:{type:"string",minLength:1,maxLength:200},counters:{$ref:"#/$defs/CounterCounts"},choices:{$ref:"\
#/$defs/Choices"},copyOf:{$ref:"#/$defs/ObjectId"},textBoxOf:{$ref:"#/$defs/ObjectId"},except:{$ref:"#/$defs/CopyExcepti\
ons"},links:{$ref:"#/$defs/Links"}}};function P(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"mu\
st NOT have more than 200 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return P.errors=e,t===0}var no={if:{type:"object"},then:{$ref:"#/$defs/FaceDownValues"},else:{enum:[!0,"mo\
rph","manifest","disguise","cloak"]}};function js(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="power"||r==="toughness"||r==="types"||r==="subtype\
s"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.power!==void 0){let r=s.power;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.
toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/toughness",schemaPath:"#/pro\
perties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/type\
s/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{
let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/subtyp\
es",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}s.abilities!==void 0&&(M(s.abilities,{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilit\
ies",rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return js.errors=e,
t===0}function je(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let p={};e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==
null&&(r?e.length=r:e=null);let h;if(m){let p=t;js(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?js.errors:e.concat(js.errors),t=e.length);var m=p===t;i=m,h="then"}else{let p=t;if(!(s===!0||s==="morph"||s===
"manifest"||s==="disguise"||s==="cloak")){let f={instancePath:n,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues:no.
else.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="else"}if(!i){
let p={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:h},message:'must match "'+h+'" schema'};e===
null?e=[p]:e.push(p),t++}return je.errors=e,t===0}var oo={enum:["left","right","fused","inset"]};function Oe(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="left"||s==="right"||s===
"fused"||s==="inset")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:oo.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}function ne(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
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
message:"must be object"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}var ao={type:"object",maxProperties:20,additionalProperties:{
type:["string","integer"],maxLength:200}};function J(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>20){let r={
instancePath:n,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:20},message:"must NOT have more than 2\
0 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s){let i=s[r];if(typeof i!="string"&&!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additional\
Properties/type",keyword:"type",params:{type:ao.additionalProperties.type},message:"must be string,integer"};e===null?e=
[o]:e.push(o),t++}if(typeof i=="string"&&g(i)>200){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[o]:e.push(o),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}function ee(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(Array.isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)P(s[i],{instancePath:n+
"/"+i,parentData:s,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),t++}return ee.errors=e,t===0}function kr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>10){let r={instancePath:n,schemaPath:"\
#/maxProperties",keyword:"maxProperties",params:{limit:10},message:"must NOT have more than 10 properties"};e===null?e=[
r]:e.push(r),t++}for(let r in s)ee(s[r],{instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:r,
rootData:a,dynamicAnchors:l})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return kr.errors=e,
t===0}function Os(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of qi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!G.call(qi.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="enters"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"enters"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.card!==void 0){
let r=s.card;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/card",schemaPath:"#/properties/card/maxLength",
keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(
r)<1){let i={instancePath:n+"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/card",schemaPath:"#/p\
roperties/card/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.
id!==void 0&&(P(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?
P.errors:e.concat(P.errors),t=e.length)),s.controller!==void 0&&(N(s.controller,{instancePath:n+"/controller",parentData:s,
parentDataProperty:"controller",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.owner!==
void 0&&(N(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:a,dynamicAnchors:l})||(e=e===
null?N.errors:e.concat(N.errors),t=e.length)),s.zone!==void 0&&($(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:a,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.token!==void 0&&typeof s.token!=
"boolean"){let r={instancePath:n+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={instancePath:n+"\
/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.faceDown!==void 0&&(je(s.faceDown,{instancePath:n+"/faceDown",parentData:s,parentDataProperty:"\
faceDown",rootData:a,dynamicAnchors:l})||(e=e===null?je.errors:e.concat(je.errors),t=e.length)),s.back!==void 0&&s.back!==
!0){let r={instancePath:n+"/back",schemaPath:"#/properties/back/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.prototype!==void 0&&s.prototype!==!0){let r={instancePath:n+
"/prototype",schemaPath:"#/properties/prototype/const",keyword:"const",params:{allowedValue:!0},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}if(s.half!==void 0&&(Oe(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"\
half",rootData:a,dynamicAnchors:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length)),s.meldedWith!==void 0){let r=s.
meldedWith;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/meldedWith",schemaPath:"#/properties/meldedWith/m\
axLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(
i),t++}if(g(r)<1){let i={instancePath:n+"/meldedWith",schemaPath:"#/properties/meldedWith/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/meldedWith",schemaPath:"#/properties/meldedWith/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),t++}}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+
"/attachedTo",schemaPath:"#/properties/attachedTo/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT ha\
ve more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/attachedTo",schemaPath:"#/\
properties/attachedTo/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.counters!==void 0&&(ne(s.counters,{
instancePath:n+"/counters",parentData:s,parentDataProperty:"counters",rootData:a,dynamicAnchors:l})||(e=e===null?ne.errors:
e.concat(ne.errors),t=e.length)),s.choices!==void 0&&(J(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"\
choices",rootData:a,dynamicAnchors:l})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)),s.copyOf!==void 0&&(P(s.copyOf,
{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"copyOf",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.
concat(P.errors),t=e.length)),s.textBoxOf!==void 0&&(P(s.textBoxOf,{instancePath:n+"/textBoxOf",parentData:s,parentDataProperty:"\
textBoxOf",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.except!==void 0&&(ge(s.
except,{instancePath:n+"/except",parentData:s,parentDataProperty:"except",rootData:a,dynamicAnchors:l})||(e=e===null?ge.
errors:e.concat(ge.errors),t=e.length)),s.links!==void 0&&(kr(s.links,{instancePath:n+"/links",parentData:s,parentDataProperty:"\
links",rootData:a,dynamicAnchors:l})||(e=e===null?kr.errors:e.concat(kr.errors),t=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Os.
errors=e,t===0}var $i={type:"object",additionalProperties:!1,required:["kind","object","to"],properties:{kind:{const:"mo\
ves"},object:{$ref:"#/$defs/ObjectId"},to:{$ref:"#/$defs/Zone"},controller:{$ref:"#/$defs/PlayerName"},tapped:{type:"boo\
lean"},faceDown:{$ref:"#/$defs/FaceDown"},back:{const:!0},prototype:{const:!0},half:{$ref:"#/$defs/Half"},textBoxOf:{$ref:"\
#/$defs/ObjectId"},attachedTo:{type:"string",minLength:1,maxLength:200},counters:{$ref:"#/$defs/CounterCounts"},choices:{
$ref:"#/$defs/Choices"},copyOf:{$ref:"#/$defs/ObjectId"},links:{$ref:"#/$defs/Links"}}};function Ds(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of $i.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call($i.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="moves"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
moves"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(P(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length)),s.to!==void 0&&($(s.to,{instancePath:n+"/to",parentData:s,parentDataProperty:"to",rootData:a,dynamicAnchors:l})||
(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.controller!==void 0&&(N(s.controller,{instancePath:n+"/controller",
parentData:s,parentDataProperty:"controller",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.
length)),s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.faceDown!==void 0&&
(je(s.faceDown,{instancePath:n+"/faceDown",parentData:s,parentDataProperty:"faceDown",rootData:a,dynamicAnchors:l})||(e=
e===null?je.errors:e.concat(je.errors),t=e.length)),s.back!==void 0&&s.back!==!0){let r={instancePath:n+"/back",schemaPath:"\
#/properties/back/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),t++}if(s.prototype!==void 0&&s.prototype!==!0){let r={instancePath:n+"/prototype",schemaPath:"#/properties/proto\
type/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
half!==void 0&&(Oe(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"half",rootData:a,dynamicAnchors:l})||
(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length)),s.textBoxOf!==void 0&&(P(s.textBoxOf,{instancePath:n+"/textBoxOf",
parentData:s,parentDataProperty:"textBoxOf",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),
s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/attachedTo",schemaPath:"\
#/properties/attachedTo/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 character\
s"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{
let i={instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}}s.counters!==void 0&&(ne(s.counters,{instancePath:n+"/counters",parentData:s,
parentDataProperty:"counters",rootData:a,dynamicAnchors:l})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),s.choices!==
void 0&&(J(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:a,dynamicAnchors:l})||
(e=e===null?J.errors:e.concat(J.errors),t=e.length)),s.copyOf!==void 0&&(P(s.copyOf,{instancePath:n+"/copyOf",parentData:s,
parentDataProperty:"copyOf",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.links!==
void 0&&(kr(s.links,{instancePath:n+"/links",parentData:s,parentDataProperty:"links",rootData:a,dynamicAnchors:l})||(e=e===
null?kr.errors:e.concat(kr.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ds.errors=e,t===0}var ns={type:"object",additionalProperties:!1,
required:["kind","player"],oneOf:[{required:["card"]},{required:["object"]}],properties:{kind:{const:"casts"},player:{$ref:"\
#/$defs/PlayerName"},card:{type:"string",minLength:1,maxLength:200},id:{$ref:"#/$defs/ObjectId"},object:{$ref:"#/$defs/O\
bjectId"},x:{type:"integer",minimum:0,maximum:99},alternative:{type:"string",minLength:1,maxLength:120},additional:{type:"\
array",minItems:1,maxItems:20,items:{type:"string",minLength:1,maxLength:120}},faceDown:{const:!0},half:{$ref:"#/$defs/H\
alf"},prototype:{const:!0}}};function Ns(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0,r=t,i=!1,o=null,m=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of ns.oneOf[0].required)if(s[u]===
void 0){let f={instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:u},message:"mus\
t have required property '"+u+"'"};e===null?e=[f]:e.push(f),t++}}var p=m===t;p&&(i=!0,o=0);let h=t;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){for(let u of ns.oneOf[1].required)if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/oneOf/1/\
required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'"};e===null?e=[f]:e.
push(f),t++}}var p=h===t;if(p&&i?(i=!1,o=[o,1]):p&&(i=!0,o=1),i)t=r,e!==null&&(r?e.length=r:e=null);else{let u={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?
e=[u]:e.push(u),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of ns.required)if(s[u]===void 0){let f={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'"};e===
null?e=[f]:e.push(f),t++}for(let u in s)if(!G.call(ns.properties,u)){let f={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?
e=[f]:e.push(f),t++}if(s.kind!==void 0&&s.kind!=="casts"){let u={instancePath:n+"/kind",schemaPath:"#/properties/kind/co\
nst",keyword:"const",params:{allowedValue:"casts"},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.
player!==void 0&&(N(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:l})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.card!==void 0){let u=s.card;if(typeof u=="string"){if(g(u)>200){let f={
instancePath:n+"/card",schemaPath:"#/properties/card/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT\
 have more than 200 characters"};e===null?e=[f]:e.push(f),t++}if(g(u)<1){let f={instancePath:n+"/card",schemaPath:"#/pro\
perties/card/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[f]:e.push(f),t++}}else{let f={instancePath:n+"/card",schemaPath:"#/properties/card/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}if(s.id!==void 0&&(P(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.object!==void 0&&
(P(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?
P.errors:e.concat(P.errors),t=e.length)),s.x!==void 0){let u=s.x;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
let f={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[f]:e.push(f),t++}if(typeof u=="number"&&isFinite(u)){if(u>99||isNaN(u)){let f={instancePath:n+"/x",schemaPath:"\
#/properties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:99},message:"must be <= 99"};e===null?e=[f]:e.push(
f),t++}if(u<0||isNaN(u)){let f={instancePath:n+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),t++}}}if(s.alternative!==void 0){let u=s.alternative;if(typeof u==
"string"){if(g(u)>120){let f={instancePath:n+"/alternative",schemaPath:"#/properties/alternative/maxLength",keyword:"max\
Length",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[f]:e.push(f),t++}if(g(u)<1){let f={
instancePath:n+"/alternative",schemaPath:"#/properties/alternative/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n+"/alternative",schemaPath:"\
#/properties/alternative/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),
t++}}if(s.additional!==void 0){let u=s.additional;if(Array.isArray(u)){if(u.length>20){let d={instancePath:n+"/additiona\
l",schemaPath:"#/properties/additional/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 2\
0 items"};e===null?e=[d]:e.push(d),t++}if(u.length<1){let d={instancePath:n+"/additional",schemaPath:"#/properties/addit\
ional/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),
t++}let f=u.length;for(let d=0;d<f;d++){let b=u[d];if(typeof b=="string"){if(g(b)>120){let w={instancePath:n+"/additiona\
l/"+d,schemaPath:"#/properties/additional/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have\
 more than 120 characters"};e===null?e=[w]:e.push(w),t++}if(g(b)<1){let w={instancePath:n+"/additional/"+d,schemaPath:"#\
/properties/additional/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[w]:e.push(w),t++}}else{let w={instancePath:n+"/additional/"+d,schemaPath:"#/properties/additional/item\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),t++}}}else{let f={instancePath:n+
"/additional",schemaPath:"#/properties/additional/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[f]:e.push(f),t++}}if(s.faceDown!==void 0&&s.faceDown!==!0){let u={instancePath:n+"/faceDown",schemaPath:"#/prope\
rties/faceDown/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(
u),t++}if(s.half!==void 0&&(Oe(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"half",rootData:a,dynamicAnchors:l})||
(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length)),s.prototype!==void 0&&s.prototype!==!0){let u={instancePath:n+"/p\
rototype",schemaPath:"#/properties/prototype/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to c\
onstant"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return Ns.errors=e,t===0}var ji={type:"object",additionalProperties:!1,
required:["kind","controller"],properties:{kind:{const:"resolves"},id:{type:"string",minLength:1,maxLength:200},card:{type:"\
string",minLength:1,maxLength:200},source:{$ref:"#/$defs/ObjectId"},ability:{if:{type:"object"},then:{$ref:"#/$defs/Writ\
tenOut"},else:{$ref:"#/$defs/AbilityId"}},controller:{$ref:"#/$defs/PlayerName"},targets:{type:"array",maxItems:100,items:{
type:"string",minLength:1,maxLength:200}},x:{type:"integer",minimum:0},choices:{$ref:"#/$defs/Choices"}}};function Ts(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}
for(let r in s)if(!(r==="effects"||r==="puts")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/effects",schemaPath:"\
#/properties/effects/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)me(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)}else{let i={instancePath:n+"/effect\
s",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.puts!==void 0){let r=s.puts;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/puts",schemaPath:"\
#/properties/puts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[
o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ye(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)}else{let i={instancePath:n+"/puts",
schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Ts.errors=e,t===0}function As(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of ji.required)
if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"m\
ust have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in s)if(!G.call(ji.properties,i)){let o={instancePath:n,
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
must be string"};e===null?e=[o]:e.push(o),t++}}if(s.source!==void 0&&(P(s.source,{instancePath:n+"/source",parentData:s,
parentDataProperty:"source",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.ability!==
void 0){let i=s.ability,o=t,m=!0,h=t;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let u={};e===null?e=[u]:e.push(u),t++}
var r=h===t;t=o,e!==null&&(o?e.length=o:e=null);let p;if(r){let u=t;Ts(i,{instancePath:n+"/ability",parentData:s,parentDataProperty:"\
ability",rootData:a,dynamicAnchors:l})||(e=e===null?Ts.errors:e.concat(Ts.errors),t=e.length);var r=u===t;m=r,p="then"}else{
let u=t;F(i,{instancePath:n+"/ability",parentData:s,parentDataProperty:"ability",rootData:a,dynamicAnchors:l})||(e=e===null?
F.errors:e.concat(F.errors),t=e.length);var r=u===t;m=r,p="else"}if(!m){let u={instancePath:n+"/ability",schemaPath:"#/p\
roperties/ability/if",keyword:"if",params:{failingKeyword:p},message:'must match "'+p+'" schema'};e===null?e=[u]:e.push(
u),t++}}if(s.controller!==void 0&&(N(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"control\
ler",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.targets!==void 0){let i=s.targets;
if(Array.isArray(i)){if(i.length>100){let m={instancePath:n+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[m]:e.push(m),t++}let o=i.length;for(let m=0;m<
o;m++){let h=i[m];if(typeof h=="string"){if(g(h)>200){let p={instancePath:n+"/targets/"+m,schemaPath:"#/properties/targe\
ts/items/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=
[p]:e.push(p),t++}if(g(h)<1){let p={instancePath:n+"/targets/"+m,schemaPath:"#/properties/targets/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:n+
"/targets/"+m,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),t++}}}else{let o={instancePath:n+"/targets",schemaPath:"#/properties/targets/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(s.x!==void 0){let i=s.x;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(
i))){let o={instancePath:n+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),t++}}s.choices!==void 0&&(J(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"\
choices",rootData:a,dynamicAnchors:l})||(e=e===null?J.errors:e.concat(J.errors),t=e.length))}else{let i={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return As.
errors=e,t===0}var lo={type:"object",additionalProperties:!1,required:["kind","object","to"],properties:{kind:{const:"at\
tach"},object:{$ref:"#/$defs/ObjectId"},to:{type:"string",minLength:1,maxLength:200}}};function xs(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of lo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="to")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="attach"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
attach"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(P(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length)),s.to!==void 0){let r=s.to;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/to",schemaPath:"#/pro\
perties/to/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/to",
schemaPath:"#/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return xs.errors=e,t===0}var po={type:"object",additionalProperties:!1,required:["kind","ob\
ject"],properties:{kind:{const:"unattach"},object:{$ref:"#/$defs/ObjectId"}}};function Ls(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of po.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="unattach"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"unattach"},message:"must be equal to \
constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(P(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ls.errors=e,
t===0}var Vt={type:"object",additionalProperties:!1,required:["kind","object"],anyOf:[{required:["add"]},{required:["rem\
ove"]}],properties:{kind:{const:"counters"},object:{$ref:"#/$defs/ObjectId"},add:{$ref:"#/$defs/CounterCounts"},remove:{
$ref:"#/$defs/CounterCounts"}}};function Is(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0,r=t,i=!1,o=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let h of Vt.anyOf[0].required)if(s[h]===void 0){
let p={instancePath:n,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:h},message:"must have r\
equired property '"+h+"'"};e===null?e=[p]:e.push(p),t++}}var m=o===t;if(i=i||m,!i){let h=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let u of Vt.anyOf[1].required)if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/anyOf/1/required",keyword:"\
required",params:{missingProperty:u},message:"must have required property '"+u+"'"};e===null?e=[f]:e.push(f),t++}}var m=h===
t;i=i||m}if(i)t=r,e!==null&&(r?e.length=r:e=null);else{let h={instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[h]:e.push(h),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let h of Vt.
required)if(s[h]===void 0){let p={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},message:"\
must have required property '"+h+"'"};e===null?e=[p]:e.push(p),t++}for(let h in s)if(!(h==="kind"||h==="object"||h==="ad\
d"||h==="remove")){let p={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(s.kind!==void 0&&s.kind!=="counters"){let h={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"counters"},message:"mu\
st be equal to constant"};e===null?e=[h]:e.push(h),t++}s.object!==void 0&&(P(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.add!==
void 0&&(ne(s.add,{instancePath:n+"/add",parentData:s,parentDataProperty:"add",rootData:a,dynamicAnchors:l})||(e=e===null?
ne.errors:e.concat(ne.errors),t=e.length)),s.remove!==void 0&&(ne(s.remove,{instancePath:n+"/remove",parentData:s,parentDataProperty:"\
remove",rootData:a,dynamicAnchors:l})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length))}else{let h={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),t++}return Is.
errors=e,t===0}var uo={type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{const:"turnFac\
eUp"},object:{$ref:"#/$defs/ObjectId"},copyOf:{$ref:"#/$defs/ObjectId"},choices:{$ref:"#/$defs/Choices"}}};function Cs(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of uo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="object"||r==="copyOf"||r==="choices")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="turnFaceUp"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"turnFaceUp"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&
(P(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?
P.errors:e.concat(P.errors),t=e.length)),s.copyOf!==void 0&&(P(s.copyOf,{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"\
copyOf",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.choices!==void 0&&(J(s.choices,
{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:a,dynamicAnchors:l})||(e=e===null?J.errors:
e.concat(J.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Cs.errors=e,t===0}var fo={type:"object",additionalProperties:!1,required:[
"kind","object"],properties:{kind:{const:"turnFaceDown"},object:{$ref:"#/$defs/ObjectId"},as:{$ref:"#/$defs/FaceDown"}}};
function Es(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of fo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="as")){let i={instancePath:n,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="turnFaceDown"){let r={instancePath:n+"/kind",schemaPath:"#/proper\
ties/kind/const",keyword:"const",params:{allowedValue:"turnFaceDown"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),t++}s.object!==void 0&&(P(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,
dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.as!==void 0&&(je(s.as,{instancePath:n+"/as",parentData:s,
parentDataProperty:"as",rootData:a,dynamicAnchors:l})||(e=e===null?je.errors:e.concat(je.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Es.errors=e,t===0}var mo={type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{
const:"transform"},object:{$ref:"#/$defs/ObjectId"}}};function _s(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of mo.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="transform"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"transform"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(P(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _s.errors=e,
t===0}var Oi={type:"object",additionalProperties:!1,required:["kind","card","onto","position"],properties:{kind:{const:"\
merges"},card:{type:"string",minLength:1,maxLength:200},id:{$ref:"#/$defs/ObjectId"},token:{const:!0},onto:{$ref:"#/$def\
s/ObjectId"},position:{enum:["top","under"]}}};function Ss(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Oi.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="card"||r==="id"||r==="token"||
r==="onto"||r==="position")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="merges"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
merges"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.card!==void 0){let r=s.card;if(typeof r==
"string"){if(g(r)>200){let i={instancePath:n+"/card",schemaPath:"#/properties/card/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+
"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/card",schemaPath:"#/properties/card/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.id!==void 0&&(P(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),
s.token!==void 0&&s.token!==!0){let r={instancePath:n+"/token",schemaPath:"#/properties/token/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.onto!==void 0&&(P(s.onto,{instancePath:n+
"/onto",parentData:s,parentDataProperty:"onto",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=
e.length)),s.position!==void 0){let r=s.position;if(!(r==="top"||r==="under")){let i={instancePath:n+"/position",schemaPath:"\
#/properties/position/enum",keyword:"enum",params:{allowedValues:Oi.properties.position.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ss.errors=e,t===0}var os={type:"obj\
ect",additionalProperties:!1,required:["kind","object"],oneOf:[{required:["word"]},{required:["abilities"]},{required:["\
power","toughness"]}],dependentRequired:{after:["word"],power:["toughness"],toughness:["power"]},properties:{kind:{const:"\
sticker"},object:{$ref:"#/$defs/ObjectId"},word:{type:"string",minLength:1,maxLength:60},after:{type:"integer",minimum:0,
maximum:100},abilities:{$ref:"#/$defs/AbilityList"},power:{type:"integer"},toughness:{type:"integer"}}};function Vs(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!1,o=null,m=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let u of os.oneOf[0].required)if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/one\
Of/0/required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'"};e===null?e=[
f]:e.push(f),t++}}var p=m===t;p&&(i=!0,o=0);let h=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of os.oneOf[1].
required)if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:u},
message:"must have required property '"+u+"'"};e===null?e=[f]:e.push(f),t++}}var p=h===t;if(p&&i)i=!1,o=[o,1];else{p&&(i=
!0,o=1);let u=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of os.oneOf[2].required)if(s[d]===void 0){let b={
instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},message:"must have required\
 property '"+d+"'"};e===null?e=[b]:e.push(b),t++}}var p=u===t;p&&i?(i=!1,o=[o,2]):p&&(i=!0,o=2)}if(i)t=r,e!==null&&(r?e.
length=r:e=null);else{let u={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must\
 match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of os.
required)if(s[u]===void 0){let f={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},message:"\
must have required property '"+u+"'"};e===null?e=[f]:e.push(f),t++}for(let u in s)if(!(u==="kind"||u==="object"||u==="wo\
rd"||u==="after"||u==="abilities"||u==="power"||u==="toughness")){let f={instancePath:n,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?
e=[f]:e.push(f),t++}if(s.kind!==void 0&&s.kind!=="sticker"){let u={instancePath:n+"/kind",schemaPath:"#/properties/kind/\
const",keyword:"const",params:{allowedValue:"sticker"},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}
if(s.object!==void 0&&(P(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.word!==void 0){let u=s.word;if(typeof u=="string"){if(g(u)>60){let f={
instancePath:n+"/word",schemaPath:"#/properties/word/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT \
have more than 60 characters"};e===null?e=[f]:e.push(f),t++}if(g(u)<1){let f={instancePath:n+"/word",schemaPath:"#/prope\
rties/word/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
f]:e.push(f),t++}}else{let f={instancePath:n+"/word",schemaPath:"#/properties/word/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}if(s.after!==void 0){let u=s.after;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:n+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}if(typeof u=="number"&&isFinite(u)){if(u>100||isNaN(
u)){let f={instancePath:n+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[f]:e.push(f),t++}if(u<0||isNaN(u)){let f={instancePath:n+"/after",schemaPath:"#/pr\
operties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(
f),t++}}}if(s.abilities!==void 0&&(M(s.abilities,{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilities",
rootData:a,dynamicAnchors:l})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.power!==void 0){let u=s.power;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}}if(s.toughness!==void 0){let u=s.
toughness;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:n+"/toughness",schemaPath:"#/pro\
perties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}}
if(s.after!==void 0&&s.word===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",
params:{property:"after",missingProperty:"word",depsCount:1,deps:"word"},message:"must have property word when property \
after is present"};e===null?e=[u]:e.push(u),t++}if(s.power!==void 0&&s.toughness===void 0){let u={instancePath:n,schemaPath:"\
#/dependentRequired",keyword:"dependentRequired",params:{property:"power",missingProperty:"toughness",depsCount:1,deps:"\
toughness"},message:"must have property toughness when property power is present"};e===null?e=[u]:e.push(u),t++}if(s.toughness!==
void 0&&s.power===void 0){let u={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
toughness",missingProperty:"power",depsCount:1,deps:"power"},message:"must have property power when property toughness i\
s present"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return Vs.errors=e,t===0}var Di={type:"object",additionalProperties:!1,
required:["kind","objects"],properties:{kind:{enum:["phaseOut","phaseIn"]},objects:{$ref:"#/$defs/ObjectIds"}}};function _e(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Di.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="objects")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0){
let r=s.kind;if(!(r==="phaseOut"||r==="phaseIn")){let i={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"\
enum",params:{allowedValues:Di.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:
e.push(i),t++}}s.objects!==void 0&&(ee(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:a,
dynamicAnchors:l})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _e.errors=e,t===0}var Ni={
type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{enum:["tap","untap"]},object:{$ref:"#\
/$defs/ObjectId"}}};function Se(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ni.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0){let r=s.kind;if(!(r==="tap"||r==="untap")){let i={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/enum",keyword:"enum",params:{allowedValues:Ni.properties.kind.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[i]:e.push(i),t++}}s.object!==void 0&&(P(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Se.errors=e,t===0}var yo={type:"object",additionalProperties:!1,required:["kind","object","designation"],properties:{
kind:{const:"designate"},object:{$ref:"#/$defs/ObjectId"},designation:{type:"string",minLength:1,maxLength:40},on:{type:"\
boolean"},level:{type:"integer",minimum:1,maximum:100}}};function Rs(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of yo.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="des\
ignation"||r==="on"||r==="level")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="designate"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{
allowedValue:"designate"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(P(s.object,
{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.
concat(P.errors),t=e.length)),s.designation!==void 0){let r=s.designation;if(typeof r=="string"){if(g(r)>40){let i={instancePath:n+
"/designation",schemaPath:"#/properties/designation/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT h\
ave more than 40 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/designation",schemaPath:"#\
/properties/designation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/designation",schemaPath:"#/properties/designation/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.on!==void 0&&typeof s.on!="boo\
lean"){let r={instancePath:n+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e===null?e=[r]:e.push(r),t++}if(s.level!==void 0){let r=s.level;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let i={instancePath:n+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){let i={instancePath:n+
"/level",schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <\
= 100"};e===null?e=[i]:e.push(i),t++}if(r<1||isNaN(r)){let i={instancePath:n+"/level",schemaPath:"#/properties/level/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Rs.errors=e,t===0}var co={type:"object",additionalProperties:!1,required:["kind","object","choices"],properties:{
kind:{const:"choose"},object:{$ref:"#/$defs/ObjectId"},choices:{$ref:"#/$defs/Choices"}}};function Fs(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of co.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="choices")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="choose"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
choose"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(P(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length)),s.choices!==void 0&&(J(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:a,
dynamicAnchors:l})||(e=e===null?J.errors:e.concat(J.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fs.errors=e,t===0}var ho={
type:"object",additionalProperties:!1,required:["kind","object","as","objects"],properties:{kind:{const:"link"},object:{
$ref:"#/$defs/ObjectId"},as:{type:"string",minLength:1,maxLength:60},objects:{$ref:"#/$defs/ObjectIds"}}};function zs(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of ho.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="object"||r==="as"||r==="objects")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="link"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"link"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&
(P(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?
P.errors:e.concat(P.errors),t=e.length)),s.as!==void 0){let r=s.as;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+
"/as",schemaPath:"#/properties/as/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 c\
haracters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/as",schemaPath:"#/properties/as/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),t++}}s.objects!==void 0&&(ee(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:a,
dynamicAnchors:l})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zs.errors=e,t===0}var go={
type:"object",additionalProperties:!1,required:["kind","player"],properties:{kind:{const:"player"},player:{$ref:"#/$defs\
/PlayerName"},life:{type:"integer"},hand:{type:"integer",minimum:0},library:{type:"integer",minimum:0},counters:{type:"o\
bject",minProperties:1,maxProperties:20,additionalProperties:{type:"integer",minimum:0,maximum:1e6}},designation:{type:"\
string",minLength:1,maxLength:40}}};function Bs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of go.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="player"||r==="life"||r==="hand"||r==="library"||r==="count\
ers"||r==="designation")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="player"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
player"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.player!==void 0&&(N(s.player,{instancePath:n+
"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),
t=e.length)),s.life!==void 0){let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/life",schemaPath:"#/properties/life/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[i]:e.push(i),t++}}if(s.hand!==void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+"/hand",schemaPath:"#/prope\
rties/hand/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),
t++}}if(s.library!==void 0){let r=s.library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/library",schemaPath:"#/properties/library/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+"/library",schemaPath:"\
#/properties/library/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:
e.push(i),t++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>
20){let i={instancePath:n+"/counters",schemaPath:"#/properties/counters/maxProperties",keyword:"maxProperties",params:{limit:20},
message:"must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}if(Object.keys(r).length<1){let i={instancePath:n+
"/counters",schemaPath:"#/properties/counters/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT \
have fewer than 1 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r){let o=r[i];if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let m={instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/counters/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)){if(o>1e6||isNaN(o)){let m={instancePath:n+"/counters/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[m]:e.push(m),t++}if(o<0||isNaN(o)){let m={instancePath:n+"/coun\
ters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}}}else{let i={instancePath:n+
"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[i]:e.push(i),t++}}if(s.designation!==void 0){let r=s.designation;if(typeof r=="string"){if(g(r)>40){let i={instancePath:n+
"/designation",schemaPath:"#/properties/designation/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT h\
ave more than 40 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/designation",schemaPath:"#\
/properties/designation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/designation",schemaPath:"#/properties/designation/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Bs.errors=e,
t===0}var Ti={type:"object",additionalProperties:!1,required:["kind","to","amount"],properties:{kind:{const:"damage"},to:{
type:"string",minLength:1,maxLength:200},amount:{type:"integer",minimum:1,maximum:1e6},source:{$ref:"#/$defs/ObjectId"},
with:{type:"array",minItems:1,uniqueItems:!0,items:{enum:["deathtouch","wither","infect"]}}}},Wi=yi().default;function Ws(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Ti.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="to"||r==="amount"||r==="source"||r==="with")){let i={instancePath:n,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="damage"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/c\
onst",keyword:"const",params:{allowedValue:"damage"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
to!==void 0){let r=s.to;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/to",schemaPath:"#/properties/to/maxL\
ength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),
t++}if(g(r)<1){let i={instancePath:n+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/to",schemaPath:"#/pro\
perties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.amount!==
void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}
if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){let i={instancePath:n+"/amount",schemaPath:"#/properties/amount/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[i]:e.push(i),t++}
if(r<1||isNaN(r)){let i={instancePath:n+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}}if(s.source!==void 0&&(P(s.source,{instancePath:n+"/\
source",parentData:s,parentDataProperty:"source",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length)),s.with!==void 0){let r=s.with;if(Array.isArray(r)){if(r.length<1){let h={instancePath:n+"/with",schemaPath:"\
#/properties/with/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[
h]:e.push(h),t++}let i=r.length;for(let h=0;h<i;h++){let p=r[h];if(!(p==="deathtouch"||p==="wither"||p==="infect")){let u={
instancePath:n+"/with/"+h,schemaPath:"#/properties/with/items/enum",keyword:"enum",params:{allowedValues:Ti.properties.with.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}let o=r.length,m;if(o>1){
e:for(;o--;)for(m=o;m--;)if(Wi(r[o],r[m])){let h={instancePath:n+"/with",schemaPath:"#/properties/with/uniqueItems",keyword:"\
uniqueItems",params:{i:o,j:m},message:"must NOT have duplicate items (items ## "+m+" and "+o+" are identical)"};e===null?
e=[h]:e.push(h),t++;break e}}}else{let i={instancePath:n+"/with",schemaPath:"#/properties/with/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ws.errors=e,t===0}var bo={type:"\
object",additionalProperties:!1,required:["kind","active"],properties:{kind:{const:"turn"},active:{$ref:"#/$defs/PlayerN\
ame"}}};function Gs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of bo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="active")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="turn"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"turn"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.active!==void 0&&
(N(s.active,{instancePath:n+"/active",parentData:s,parentDataProperty:"active",rootData:a,dynamicAnchors:l})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gs.errors=e,t===0}var Po={type:"object",additionalProperties:!1,
required:["kind","effect"],properties:{kind:{const:"ends"},effect:{$ref:"#/$defs/EffectName"}}};function oe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(typeof s=="string"){if(g(s)>300){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}function Hs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Po.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="ends"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"ends"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),t++}s.effect!==void 0&&(oe(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effe\
ct",rootData:a,dynamicAnchors:l})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Hs.errors=e,
t===0}var ko={type:"object",additionalProperties:!1,required:["kind"],properties:{kind:{const:"stateBased"},keep:{$ref:"\
#/$defs/ObjectIds"}}};function Ms(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ko.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="keep")){let i={instancePath:n,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="stateBased"){let r={instancePath:n+"/kind",schemaPath:"#/properti\
es/kind/const",keyword:"const",params:{allowedValue:"stateBased"},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),t++}s.keep!==void 0&&(ee(s.keep,{instancePath:n+"/keep",parentData:s,parentDataProperty:"keep",rootData:a,dynamicAnchors:l})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ms.errors=e,t===0}var wo={type:"object",additionalProperties:!1,
required:["kind","events"],properties:{kind:{const:"simultaneous"},events:{type:"array",minItems:2,maxItems:1e3,items:{$ref:"\
#/$defs/ScenarioEvent"}}}},Rt={validate:be};function Us(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of wo.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="events")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="simultaneous"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"simultaneous"},message:"must be equal\
 to constant"};e===null?e=[r]:e.push(r),t++}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let o={
instancePath:n+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must N\
OT have more than 1000 items"};e===null?e=[o]:e.push(o),t++}if(r.length<2){let o={instancePath:n+"/events",schemaPath:"#\
/properties/events/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Rt.validate(r[o],{instancePath:n+"/events/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?Rt.validate.errors:e.concat(Rt.validate.errors),t=e.length)}else{let i={instancePath:n+
"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),t++}return Us.errors=e,t===0}var Ai={type:"object",additionalProperties:!1,required:[
"kind","id"],properties:{kind:{const:"check"},id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$",maxLength:80},rulesets:{
type:"array",minItems:1,items:{$ref:"#/$defs/RulesetId"}},note:{$ref:"#/$defs/Words"},expect:{type:"object",maxProperties:500,
additionalProperties:{$ref:"#/$defs/ObjectExpectation"}},players:{type:"object",maxProperties:20,additionalProperties:{$ref:"\
#/$defs/PlayerExpectation"}},gameRules:{type:"array",items:{$ref:"#/$defs/GameRuleExpectation"}},costs:{type:"object",minProperties:1,
maxProperties:100,additionalProperties:{$ref:"#/$defs/CostExpectation"}},stateBased:{type:"array",items:{$ref:"#/$defs/S\
tateBasedExpectation"}},afterStateBasedActions:{$ref:"#/$defs/AfterStateBasedExpectation"},order:{type:"array",minItems:1,
items:{$ref:"#/$defs/OrderExpectation"}},dependencies:{type:"array",minItems:1,items:{$ref:"#/$defs/DependencyExpectatio\
n"}},readings:{type:"object",minProperties:1,maxProperties:20,additionalProperties:{$ref:"#/$defs/OtherExpectation"}}}},
vo={enum:["pre-m10","m10","m14","ikoria","current"]};function W(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="pre-m10"||s==="m10"||s==="m14"||s==="ikoria"||s==="current")){let r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vo.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}function U(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>1200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:1200},message:"\
must NOT have more than 1200 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}return U.errors=e,t===0}var de={type:"object",additionalProperties:!1,minProperties:1,properties:{
name:{type:["string","null"]},manaCost:{type:["string","null"]},manaValue:{type:"integer"},colors:{type:"array",items:{$ref:"\
#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/Car\
dType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},has:{type:"array",
minItems:1,items:{type:"string"}},lacks:{type:"array",minItems:1,items:{type:"string"}},power:{type:["integer","null"]},
toughness:{type:["integer","null"]},basePower:{type:["integer","null"]},baseToughness:{type:["integer","null"]},loyalty:{
type:["integer","null"]},defense:{type:["integer","null"]},controller:{$ref:"#/$defs/PlayerName"},owner:{$ref:"#/$defs/P\
layerName"},zone:{$ref:"#/$defs/Zone"},faceDown:{type:"boolean"},tapped:{type:"boolean"},attachedTo:{type:["string","nul\
l"]},counters:{type:"object",additionalProperties:{type:"integer",minimum:0}},damage:{type:"integer",minimum:0},tapsFor:{
type:"array",items:{enum:["W","U","B","R","G","C"]}},exists:{type:"boolean"},rules:{type:"array",items:{type:"string"}},
attacks:{$ref:"#/$defs/CombatDuty"},blocks:{$ref:"#/$defs/CombatDuty"},copiable:{$ref:"#/$defs/CopiableExpectation"}}},qo={
enum:["may","must","can't"]};function ae(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(!(s==="may"||s==="must"||s==="can't")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:qo.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return ae.errors=
e,t===0}var rs={type:"object",additionalProperties:!1,minProperties:1,properties:{name:{type:["string","null"]},manaCost:{
type:["string","null"]},colors:{type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs\
/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{
type:"array",items:{type:"string"}},power:{type:["integer","null"]},toughness:{type:["integer","null"]}}};function Ks(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"min\
Properties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)
if(!G.call(rs.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.
name;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:rs.properties.name.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.
manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"\
type",params:{type:rs.properties.manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==
void 0){let r=s.colors;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)S(r[o],{instancePath:n+"/colors/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{let i={instancePath:n+
"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)
x(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:
e.concat(x.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={
instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){
let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",
keyword:"type",params:{type:rs.properties.power.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:rs.properties.toughness.type},message:"\
must be integer,null"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ks.errors=e,t===0}function De(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(de.properties,
r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!=
"string"&&r!==null){let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:de.properties.
name.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!=
"string"&&r!==null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:de.
properties.manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaValue!==void 0){let r=s.
manaValue;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/manaValue",schemaPath:"#/pro\
perties/manaValue/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)S(r[o],{instancePath:n+"/co\
lors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{
let i={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)x(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/su\
pertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==
void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/types/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+
"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/pr\
operties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){
let m={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties\
/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.has!==
void 0){let r=s.has;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/has",schemaPath:"#/properties/has/minIte\
ms",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/has/"+o,schemaPath:"#/properties/has/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/has",schemaPath:"#/properties/has/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.lacks!==void 0){let r=s.lacks;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/lacks",schemaPath:"\
#/properties/lacks/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/lacks/"+o,schemaPath:"\
#/properties/lacks/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
t++}}else{let i={instancePath:n+"/lacks",schemaPath:"#/properties/lacks/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:de.
properties.power.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/toughness",schemaPath:"#/pro\
perties/toughness/type",keyword:"type",params:{type:de.properties.toughness.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}if(s.basePower!==void 0){let r=s.basePower;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&
r!==null){let i={instancePath:n+"/basePower",schemaPath:"#/properties/basePower/type",keyword:"type",params:{type:de.properties.
basePower.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.baseToughness!==void 0){let r=s.baseToughness;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/baseToughness",schemaPath:"#\
/properties/baseToughness/type",keyword:"type",params:{type:de.properties.baseToughness.type},message:"must be integer,n\
ull"};e===null?e=[i]:e.push(i),t++}}if(s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let i={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:de.properties.
loyalty.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/t\
ype",keyword:"type",params:{type:de.properties.defense.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}
if(s.controller!==void 0&&(N(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"controller",rootData:a,
dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.owner!==void 0&&(N(s.owner,{instancePath:n+"/\
owner",parentData:s,parentDataProperty:"owner",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=
e.length)),s.zone!==void 0&&($(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"zone",rootData:a,dynamicAnchors:l})||
(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.faceDown!==void 0&&typeof s.faceDown!="boolean"){let r={instancePath:n+
"/faceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={instancePath:n+"/tapped",schemaPath:"#\
/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}
if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/attachedTo",schemaPath:"\
#/properties/attachedTo/type",keyword:"type",params:{type:de.properties.attachedTo.type},message:"must be string,null"};
e===null?e=[i]:e.push(i),t++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r){
let o=r[i];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:n+"/counters/"+i.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let m={
instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalPropert\
ies/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}else{
let i={instancePath:n+"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[i]:e.push(i),t++}}if(s.damage!==void 0){let r=s.damage;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/damage",schemaPath:"#/properties/damage/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={
instancePath:n+"/damage",schemaPath:"#/properties/damage/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.tapsFor!==void 0){let r=s.tapsFor;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++){let m=r[o];if(!(m==="W"||m==="U"||m==="B"||m==="R"||m==="G"||m==="C")){let h={instancePath:n+"/taps\
For/"+o,schemaPath:"#/properties/tapsFor/items/enum",keyword:"enum",params:{allowedValues:de.properties.tapsFor.items.enum},
message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{let i={instancePath:n+"/tapsFo\
r",schemaPath:"#/properties/tapsFor/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.exists!==void 0&&typeof s.exists!="boolean"){let r={instancePath:n+"/exists",schemaPath:"#/properties/\
exists/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.rules!==
void 0){let r=s.rules;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/rules/"+o,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.attacks!==void 0&&(ae(s.attacks,{instancePath:n+"\
/attacks",parentData:s,parentDataProperty:"attacks",rootData:a,dynamicAnchors:l})||(e=e===null?ae.errors:e.concat(ae.errors),
t=e.length)),s.blocks!==void 0&&(ae(s.blocks,{instancePath:n+"/blocks",parentData:s,parentDataProperty:"blocks",rootData:a,
dynamicAnchors:l})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length)),s.copiable!==void 0&&(Ks(s.copiable,{instancePath:n+
"/copiable",parentData:s,parentDataProperty:"copiable",rootData:a,dynamicAnchors:l})||(e=e===null?Ks.errors:e.concat(Ks.
errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}var xi={type:"object",additionalProperties:!1,minProperties:1,
properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{type:"array",items:{type:"string"}},maximumHandSize:{
type:["integer","null"]},landPlays:{type:["integer","null"]}}};function Ne(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="life"||r==="hand"||r==="abilities"||r==="m\
aximumHandSize"||r==="landPlays")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.life!==
void 0){let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/life",schemaPath:"\
#/properties/life/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
if(s.hand!==void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/hand",
schemaPath:"#/properties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(
i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/p\
roperties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={
instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maximumHandSize/type",keyword:"type",params:{type:xi.properties.
maximumHandSize.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.landPlays!==void 0){let r=s.landPlays;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/landPlays",schemaPath:"#/pro\
perties/landPlays/type",keyword:"type",params:{type:xi.properties.landPlays.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return Ne.errors=e,t===0}var $o={type:"object",additionalProperties:!1,required:[
"rule"],properties:{rule:{type:"string"},objects:{type:"array",items:{$ref:"#/$defs/ObjectId"}},player:{$ref:"#/$defs/Pl\
ayerName"},amount:{type:"integer"}}};function wr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of $o.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="rule"||r==="objects"||r==="player"||r==="amount")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.rule!==void 0&&typeof s.rule!="string"){let r={instancePath:n+
"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)P(r[o],{
instancePath:n+"/objects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.concat(
P.errors),t=e.length)}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.player!==void 0&&(N(s.player,{instancePath:n+"\
/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),
t=e.length)),s.amount!==void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return wr.errors=e,t===0}var jo={if:{type:["string","null"]},then:{$ref:"#/$de\
fs/ManaTotal"},else:{type:"object",additionalProperties:!1,required:["total","also"],properties:{total:{$ref:"#/$defs/Ma\
naTotal"},also:{type:"array",items:{type:"string",minLength:1,maxLength:120}}}}};var Oo=new RegExp("^(\\{(?:[0-9]{1,9}|[WUBRGCS]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$","u");function le(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){
let p={};e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;if(typeof s=="\
string"&&!Oo.test(s)){let f={instancePath:n,schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\{(?:[0-9]{\
1,9}|[WUBRGCS]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$"},message:'must match pattern "^(\\{(?:[0-9]{1,9}|[WUBRGCS]|[WUBRG2C]/[WU\
BRGP](?:/P)?)\\})+$"'};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="then"}else{let p=t;if(s!==null){let f={instancePath:n,
schemaPath:"#/else/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[f]:e.push(f),t++}var m=p===
t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:h},message:'must match\
 "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return le.errors=e,t===0}function Qs(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"&&s!==null){let p={};e===null?e=[
p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;le(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?le.errors:e.concat(le.errors),t=e.length);var m=p===t;i=m,h="then"}else{let p=t;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of jo.else.required)if(s[f]===void 0){let d={instancePath:n,schemaPath:"\
#/else/required",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=
[d]:e.push(d),t++}for(let f in s)if(!(f==="total"||f==="also")){let d={instancePath:n,schemaPath:"#/else/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?
e=[d]:e.push(d),t++}if(s.total!==void 0&&(le(s.total,{instancePath:n+"/total",parentData:s,parentDataProperty:"total",rootData:a,
dynamicAnchors:l})||(e=e===null?le.errors:e.concat(le.errors),t=e.length)),s.also!==void 0){let f=s.also;if(Array.isArray(
f)){let d=f.length;for(let b=0;b<d;b++){let w=f[b];if(typeof w=="string"){if(g(w)>120){let D={instancePath:n+"/also/"+b,
schemaPath:"#/else/properties/also/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more t\
han 120 characters"};e===null?e=[D]:e.push(D),t++}if(g(w)<1){let D={instancePath:n+"/also/"+b,schemaPath:"#/else/propert\
ies/also/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[D]:e.push(D),t++}}else{let D={instancePath:n+"/also/"+b,schemaPath:"#/else/properties/also/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),t++}}}else{let d={instancePath:n+"/also",schemaPath:"\
#/else/properties/also/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),t++}}}else{
let f={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[f]:e.push(f),t++}var m=p===t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:h},
message:'must match "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return Qs.errors=e,t===0}var Do={type:"object",additionalProperties:!1,
required:["clause"],properties:{clause:{$ref:"#/$defs/Clause"},object:{$ref:"#/$defs/ObjectId"},player:{$ref:"#/$defs/Pl\
ayerName"}}};function pe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Do.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="clause"||r==="object"||r==="player")){let i={instancePath:n,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}s.clause!==void 0&&(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"c\
lause",rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.object!==void 0&&(P(s.object,
{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:l})||(e=e===null?P.errors:e.
concat(P.errors),t=e.length)),s.player!==void 0&&(N(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"\
player",rootData:a,dynamicAnchors:l})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,
t===0}function Zs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="keep"||r==="rounds"||r==="open"||r==="expect"||r===
"players")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.keep!==void 0&&(ee(s.keep,{instancePath:n+
"/keep",parentData:s,parentDataProperty:"keep",rootData:a,dynamicAnchors:l})||(e=e===null?ee.errors:e.concat(ee.errors),
t=e.length)),s.rounds!==void 0){let r=s.rounds;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(Array.
isArray(m)){if(m.length<1){let p={instancePath:n+"/rounds/"+o,schemaPath:"#/properties/rounds/items/minItems",keyword:"m\
inItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),t++}let h=m.length;for(let p=0;p<
h;p++)pe(m[p],{instancePath:n+"/rounds/"+o+"/"+p,parentData:m,parentDataProperty:p,rootData:a,dynamicAnchors:l})||(e=e===
null?pe.errors:e.concat(pe.errors),t=e.length)}else{let h={instancePath:n+"/rounds/"+o,schemaPath:"#/properties/rounds/i\
tems/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}}else{let i={instancePath:n+
"/rounds",schemaPath:"#/properties/rounds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}if(s.open!==void 0){let r=s.open;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)pe(r[o],{instancePath:n+
"/open/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?pe.errors:e.concat(pe.errors),t=
e.length)}else{let i={instancePath:n+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.expect!==void 0){let r=s.expect;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length>500){let i={instancePath:n+"/expect",schemaPath:"#/properties/expect/maxProperties",keyword:"\
maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)
De(r[i],{instancePath:n+"/expect/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,
dynamicAnchors:l})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)}else{let i={instancePath:n+"/expect",schemaPath:"\
#/properties/expect/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}
if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>20){let i={
instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"maxProperties",params:{limit:20},message:"\
must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)Ne(r[i],{instancePath:n+"/players/"+
i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?Ne.
errors:e.concat(Ne.errors),t=e.length)}else{let i={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zs.errors=e,
t===0}var No={type:"object",additionalProperties:!1,required:["layer","effects"],properties:{layer:{$ref:"#/$defs/StageN\
ame"},effects:{type:"array",items:{$ref:"#/$defs/EffectName"}}}};var To={enum:["1","1a","1b","2","3","4","5","6","6a","6b","6c","6d","6e","7a","7b","7c","7d","7e"]};function Q(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="1"||s==="1a"||s==="1b"||
s==="2"||s==="3"||s==="4"||s==="5"||s==="6"||s==="6a"||s==="6b"||s==="6c"||s==="6d"||s==="6e"||s==="7a"||s==="7b"||s==="\
7c"||s==="7d"||s==="7e")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:To.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}var Ao={enum:["players",
"gameRules"]};function Xs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(!(s==="players"||s==="gameRules")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ao.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Xs.errors=e,t===0}function re(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!1,o=t;Q(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),
t=e.length);var m=o===t;if(i=i||m,!i){let h=t;Xs(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?Xs.errors:e.concat(Xs.errors),t=e.length);var m=h===t;i=i||m}if(i)t=r,e!==null&&(r?e.length=r:e=null);else{let h={
instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.push(
h),t++}return re.errors=e,t===0}function vr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of No.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="layer"||r==="effects")){let i={instancePath:n,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.layer!==void 0&&(re(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"\
layer",rootData:a,dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),s.effects!==void 0){let r=s.
effects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)oe(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)}else{let i={instancePath:n+"/effect\
s",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),t++}return vr.errors=e,t===0}var xo={type:"object",additionalProperties:!1,required:["laye\
r","effect","on"],properties:{layer:{$ref:"#/$defs/StageName"},effect:{$ref:"#/$defs/EffectName"},on:{$ref:"#/$defs/Effe\
ctName"},because:{$ref:"#/$defs/DependencyReason"},holds:{type:"boolean"}}},Lo={enum:["existence","text","appliesTo","wh\
atItDoes"]};function qr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(!(s==="existence"||s==="text"||s==="appliesTo"||s==="whatItDoes")){let r={instancePath:n,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Lo.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}
return qr.errors=e,t===0}function $r(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of xo.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="layer"||r==="effect"||r==="on"||r==="because"||r==="holds")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.layer!==void 0&&(re(s.layer,{instancePath:n+"/layer",parentData:s,
parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),s.effect!==
void 0&&(oe(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effect",rootData:a,dynamicAnchors:l})||(e=
e===null?oe.errors:e.concat(oe.errors),t=e.length)),s.on!==void 0&&(oe(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"\
on",rootData:a,dynamicAnchors:l})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)),s.because!==void 0&&(qr(s.because,
{instancePath:n+"/because",parentData:s,parentDataProperty:"because",rootData:a,dynamicAnchors:l})||(e=e===null?qr.errors:
e.concat(qr.errors),t=e.length)),s.holds!==void 0&&typeof s.holds!="boolean"){let r={instancePath:n+"/holds",schemaPath:"\
#/properties/holds/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return $r.errors=e,t===0}function Ys(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}
for(let r in s)if(!(r==="expect"||r==="players"||r==="gameRules"||r==="stateBased"||r==="order"||r==="dependencies")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.expect!==void 0){let r=s.expect;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length>500){let i={instancePath:n+"/expect",schemaPath:"#/properties/expe\
ct/maxProperties",keyword:"maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?
e=[i]:e.push(i),t++}if(Object.keys(r).length<1){let i={instancePath:n+"/expect",schemaPath:"#/properties/expect/minPrope\
rties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[i]:e.push(i),
t++}for(let i in r)De(r[i],{instancePath:n+"/expect/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,
rootData:a,dynamicAnchors:l})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)}else{let i={instancePath:n+"/expect",
schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>20){
let i={instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"maxProperties",params:{limit:20},
message:"must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}if(Object.keys(r).length<1){let i={instancePath:n+
"/players",schemaPath:"#/properties/players/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT ha\
ve fewer than 1 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)Ne(r[i],{instancePath:n+"/players/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?Ne.errors:e.concat(
Ne.errors),t=e.length)}else{let i={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){let r=s.gameRules;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)wr(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?wr.errors:e.concat(wr.errors),t=e.length)}else{let i={instancePath:n+"/gameRu\
les",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)pe(
r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?pe.errors:
e.concat(pe.errors),t=e.length)}else{let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.order!==void 0){let r=s.order;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/order",schemaPath:"#/properties/order/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)vr(
r[o],{instancePath:n+"/order/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?vr.errors:
e.concat(vr.errors),t=e.length)}else{let i={instancePath:n+"/order",schemaPath:"#/properties/order/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.dependencies!==void 0){let r=s.dependencies;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/dependencies",schemaPath:"#/properties/dependencies/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;
for(let o=0;o<i;o++)$r(r[o],{instancePath:n+"/dependencies/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?$r.errors:e.concat($r.errors),t=e.length)}else{let i={instancePath:n+"/dependencies",schemaPath:"#/propertie\
s/dependencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Ys.errors=e,t===0}function Js(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ai.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Ai.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="check"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/co\
nst",keyword:"const",params:{allowedValue:"check"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
id!==void 0){let r=s.id;if(typeof r=="string"){if(g(r)>80){let i={instancePath:n+"/id",schemaPath:"#/properties/id/maxLe\
ngth",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[i]:e.push(i),t++}
if(!Fi.test(r)){let i={instancePath:n+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-\
z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[i]:e.push(i),t++}}else{let i={
instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),t++}}if(s.rulesets!==void 0){let r=s.rulesets;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/rulesets",schemaPath:"#/properties/rulesets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)W(r[o],{instancePath:n+"/rulesets/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),t=e.length)}else{let i={instancePath:n+
"/rulesets",schemaPath:"#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.note!==void 0&&(U(s.note,{instancePath:n+"/note",parentData:s,parentDataProperty:"note",rootData:a,
dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),s.expect!==void 0){let r=s.expect;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length>500){let i={instancePath:n+"/expect",schemaPath:"#/properties/expe\
ct/maxProperties",keyword:"maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?
e=[i]:e.push(i),t++}for(let i in r)De(r[i],{instancePath:n+"/expect/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)}else{let i={instancePath:n+
"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length>20){let i={instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"maxProperties",params:{
limit:20},message:"must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)Ne(r[i],{instancePath:n+
"/players/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=
e===null?Ne.errors:e.concat(Ne.errors),t=e.length)}else{let i={instancePath:n+"/players",schemaPath:"#/properties/player\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){
let r=s.gameRules;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)wr(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?wr.errors:e.concat(wr.errors),t=e.length)}else{let i={instancePath:n+
"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.costs!==void 0){let r=s.costs;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length>100){let i={instancePath:n+"/costs",schemaPath:"#/properties/costs/maxProperties",keyword:"maxProperties",params:{
limit:100},message:"must NOT have more than 100 properties"};e===null?e=[i]:e.push(i),t++}if(Object.keys(r).length<1){let i={
instancePath:n+"/costs",schemaPath:"#/properties/costs/minProperties",keyword:"minProperties",params:{limit:1},message:"\
must NOT have fewer than 1 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)Qs(r[i],{instancePath:n+"/costs/"+i.
replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?Qs.errors:
e.concat(Qs.errors),t=e.length)}else{let i={instancePath:n+"/costs",schemaPath:"#/properties/costs/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)pe(r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)}else{let i={instancePath:n+"/stateB\
ased",schemaPath:"#/properties/stateBased/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[i]:e.push(i),t++}}if(s.afterStateBasedActions!==void 0&&(Zs(s.afterStateBasedActions,{instancePath:n+"/afterStateBasedA\
ctions",parentData:s,parentDataProperty:"afterStateBasedActions",rootData:a,dynamicAnchors:l})||(e=e===null?Zs.errors:e.
concat(Zs.errors),t=e.length)),s.order!==void 0){let r=s.order;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/order",schemaPath:"#/properties/order/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)vr(r[o],{instancePath:n+"/order/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?vr.errors:e.concat(vr.errors),t=e.length)}else{let i={instancePath:n+
"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.dependencies!==void 0){let r=s.dependencies;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/dependencies",schemaPath:"#/properties/dependencies/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)$r(r[o],{instancePath:n+"/depend\
encies/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?$r.errors:e.concat($r.errors),t=
e.length)}else{let i={instancePath:n+"/dependencies",schemaPath:"#/properties/dependencies/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.readings!==void 0){let r=s.readings;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length>20){let i={instancePath:n+"/readings",schemaPath:"#/properties/rea\
dings/maxProperties",keyword:"maxProperties",params:{limit:20},message:"must NOT have more than 20 properties"};e===null?
e=[i]:e.push(i),t++}if(Object.keys(r).length<1){let i={instancePath:n+"/readings",schemaPath:"#/properties/readings/minP\
roperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[i]:e.push(
i),t++}for(let i in r)Ys(r[i],{instancePath:n+"/readings/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,
rootData:a,dynamicAnchors:l})||(e=e===null?Ys.errors:e.concat(Ys.errors),t=e.length)}else{let i={instancePath:n+"/readin\
gs",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return Js.errors=e,t===0}function be(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of io.required)
if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"m\
ust have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="enters")Os(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Os.errors:e.concat(Os.errors),
t=e.length);else if(r==="moves")Ds(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=
e===null?Ds.errors:e.concat(Ds.errors),t=e.length);else if(r==="casts")Ns(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?Ns.errors:e.concat(Ns.errors),t=e.length);else if(r==="resolves")As(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?As.errors:e.concat(As.errors),t=e.length);else if(r===
"attach")xs(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?xs.errors:e.concat(
xs.errors),t=e.length);else if(r==="unattach")Ls(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?Ls.errors:e.concat(Ls.errors),t=e.length);else if(r==="counters")Is(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?Is.errors:e.concat(Is.errors),t=e.length);else if(r==="turnFaceUp")Cs(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Cs.errors:e.concat(Cs.errors),t=e.length);else if(r===
"turnFaceDown")Es(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Es.errors:
e.concat(Es.errors),t=e.length);else if(r==="transform")_s(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?_s.errors:e.concat(_s.errors),t=e.length);else if(r==="merges")Ss(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Ss.errors:e.concat(Ss.errors),t=e.length);else if(r==="s\
ticker")Vs(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Vs.errors:e.concat(
Vs.errors),t=e.length);else if(r==="phaseOut")_e(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?_e.errors:e.concat(_e.errors),t=e.length);else if(r==="phaseIn")_e(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length);else if(r==="tap")Se(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Se.errors:e.concat(Se.errors),t=e.length);else if(r===
"untap")Se(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Se.errors:e.concat(
Se.errors),t=e.length);else if(r==="designate")Rs(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?Rs.errors:e.concat(Rs.errors),t=e.length);else if(r==="choose")Fs(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?Fs.errors:e.concat(Fs.errors),t=e.length);else if(r==="link")zs(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?zs.errors:e.concat(zs.errors),t=e.length);else if(r===
"player")Bs(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Bs.errors:e.concat(
Bs.errors),t=e.length);else if(r==="damage")Ws(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?Ws.errors:e.concat(Ws.errors),t=e.length);else if(r==="turn")Gs(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?Gs.errors:e.concat(Gs.errors),t=e.length);else if(r==="ends")Hs(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Hs.errors:e.concat(Hs.errors),t=e.length);else if(r===
"stateBased")Ms(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Ms.errors:
e.concat(Ms.errors),t=e.length);else if(r==="simultaneous")Us(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?Us.errors:e.concat(Us.errors),t=e.length);else if(r==="check")Js(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Js.errors:e.concat(Js.errors),t=e.length);else{let i={instancePath:n,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of ta\
g "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[i]:e.push(i),
t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return be.errors=e,t===0}var Io={type:"object",additionalProperties:!1,required:["ruleset","val\
ues"],properties:{ruleset:{$ref:"#/$defs/RulesetId"},values:{type:"array",minItems:1,items:{$ref:"#/$defs/ExportedValue"}}}},
Co={type:"object",additionalProperties:!1,required:["check","subject","characteristic","expected"],properties:{check:{type:"\
string"},subject:{type:"string"},characteristic:{type:"string"},expected:{$ref:"#/$defs/ReportValue"}}},Eo={type:["strin\
g","number","boolean","null","array"],items:{type:"string"}};function we(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!=
"boolean"&&s!==null&&!Array.isArray(s)){let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:Eo.type},message:"\
must be string,number,boolean,null,array"};e===null?e=[r]:e.push(r),t++}if(Array.isArray(s)){let r=s.length;for(let i=0;i<
r;i++)if(typeof s[i]!="string"){let o={instancePath:n+"/"+i,schemaPath:"#/items/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}return we.errors=e,t===0}function jr(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Co.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="check"||r==="subject"||r==="\
characteristic"||r==="expected")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.check!==
void 0&&typeof s.check!="string"){let r={instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.subject!==void 0&&typeof s.subject!="string"){
let r={instancePath:n+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(s.characteristic!==void 0&&typeof s.characteristic!="string"){let r={instancePath:n+
"/characteristic",schemaPath:"#/properties/characteristic/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),t++}s.expected!==void 0&&(we(s.expected,{instancePath:n+"/expected",parentData:s,parentDataProperty:"\
expected",rootData:a,dynamicAnchors:l})||(e=e===null?we.errors:e.concat(we.errors),t=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return jr.
errors=e,t===0}function et(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Io.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="ruleset"||r==="values")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.ruleset!==void 0&&(W(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"\
ruleset",rootData:a,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),t=e.length)),s.values!==void 0){let r=s.
values;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/values",schemaPath:"#/properties/values/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)jr(r[o],{instancePath:n+"/values/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
jr.errors:e.concat(jr.errors),t=e.length)}else{let i={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return et.errors=e,
t===0}var _o={type:"object",additionalProperties:!1,required:["reading","ruleset","values"],properties:{reading:{$ref:"#\
/$defs/ReadingId"},ruleset:{$ref:"#/$defs/RulesetId"},values:{type:"array",minItems:1,items:{$ref:"#/$defs/ExportedValue"}}}};function Z(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>80){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:80},message:"must\
 NOT have more than 80 characters"};e===null?e=[r]:e.push(r),t++}if(!Bt.test(s)){let r={instancePath:n,schemaPath:"#/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z][a-z0-9]*(-[\
a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}function rt(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of _o.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"reading"||r==="ruleset"||r==="values")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
reading!==void 0&&(Z(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"reading",rootData:a,dynamicAnchors:l})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.ruleset!==void 0&&(W(s.ruleset,{instancePath:n+"/ruleset",parentData:s,
parentDataProperty:"ruleset",rootData:a,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),t=e.length)),s.values!==
void 0){let r=s.values;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/values",schemaPath:"#/properties/valu\
es/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}
let i=r.length;for(let o=0;o<i;o++)jr(r[o],{instancePath:n+"/values/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?jr.errors:e.concat(jr.errors),t=e.length)}else{let i={instancePath:n+"/values",schemaPath:"#/properties/valu\
es/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rt.
errors=e,t===0}function st(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of St.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(St.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.id!==void 0&&(ke(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||
(e=e===null?ke.errors:e.concat(ke.errors),t=e.length)),s.rev!==void 0){let r=s.rev;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/rev",schemaPath:"#/properties/rev/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let i={instancePath:n+
"/rev",schemaPath:"#/properties/rev/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[i]:e.push(i),t++}}if(s.topic!==void 0&&typeof s.topic!="string"){let r={instancePath:n+"/topic",schemaPath:"\
#/properties/topic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
title!==void 0&&typeof s.title!="string"){let r={instancePath:n+"/title",schemaPath:"#/properties/title/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.question!==void 0&&typeof s.question!=
"string"){let r={instancePath:n+"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.level!==void 0){let r=s.level;if(!(r==="must"||r==="interpre\
tation"||r==="undefined")){let i={instancePath:n+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:St.
properties.level.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.cites!==
void 0){let r=s.cites;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/cites",schemaPath:"#/properties/cites/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)$e(r[o],{instancePath:n+"/cites/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?$e.errors:e.concat($e.errors),t=e.length)}else{let i={instancePath:n+"/cites",schemaPath:"#/properties/cites\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){
let r=s.players;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/players",schemaPath:"#/properties/players/mi\
nItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)Pr(r[o],{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?Pr.errors:e.concat(Pr.errors),t=e.length)}else{let i={instancePath:n+"/players",schemaPath:"#/properties/pla\
yers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.cards!==void 0){
let r=s.cards;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)te(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)}else{let i={instancePath:n+"/cards",
schemaPath:"#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/timeline",schemaPath:"\
#/properties/timeline/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)be(r[o],{instancePath:n+"/timeline/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?be.errors:e.concat(be.errors),t=e.length)}else{let i={instancePath:n+"/timeli\
ne",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}if(s.expected!==void 0){let r=s.expected;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/expe\
cted",schemaPath:"#/properties/expected/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)et(r[o],{instancePath:n+"/expected/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?et.errors:e.concat(et.errors),t=e.length)}else{let i={instancePath:n+
"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.readings!==void 0){let r=s.readings;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/readings",schemaPath:"#/properties/readings/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)rt(r[o],{instancePath:n+"/readings/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?rt.errors:e.concat(rt.errors),t=e.length)}else{let i={instancePath:n+
"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return st.errors=e,t===0}function Gi(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ro.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="format"||r==="version"||r==="\
cards"||r==="scenarios")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.format!==void 0&&
s.format!=="cr613-corpus"){let r={instancePath:n+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{
allowedValue:"cr613-corpus"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.version!==void 0&&s.
version!==1){let r={instancePath:n+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.cards!==void 0){let r=s.cards;if(Array.isArray(r)){
let i=r.length;for(let o=0;o<i;o++)te(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?te.errors:e.concat(te.errors),t=e.length)}else{let i={instancePath:n+"/cards",schemaPath:"#/properties/cards\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.scenarios!==void 0){
let r=s.scenarios;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)st(r[o],{instancePath:n+"/scenarios/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?st.errors:e.concat(st.errors),t=e.length)}else{let i={instancePath:n+
"/scenarios",schemaPath:"#/properties/scenarios/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Gi.errors=e,t===0}var So=Hi;function Hi(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(typeof s=="number"&&isFinite(
s))){let p={};e===null?e=[p]:e.push(p),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let h;if(m){let p=t;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let f={instancePath:n,schemaPath:"#/then/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}var m=p===t;i=m,h="then"}else{let p=t;Ge(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length);var m=p===
t;i=m,h="else"}if(!i){let p={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:h},message:'must match\
 "'+h+'" schema'};e===null?e=[p]:e.push(p),t++}return Hi.errors=e,t===0}var Vo=Mi,Ro={type:"object",additionalProperties:!1,
required:["header","scenarios","problems","results","footer"],properties:{header:{$ref:"#/$defs/ReportHeader"},scenarios:{
type:"array",items:{$ref:"#/$defs/ScenarioSummary"}},problems:{type:"array",items:{$ref:"#/$defs/Problem"}},results:{type:"\
array",items:{$ref:"#/$defs/Result"}},footer:{$ref:"#/$defs/ReportFooter"}}},Li={type:"object",additionalProperties:!1,required:[
"format","engine","corpus","plan"],properties:{format:{const:"cr613-report/1"},engine:{type:"object",additionalProperties:!1,
required:["name","version"],properties:{name:{type:"string"},version:{type:"string"}}},corpus:{type:"string"},readings:{
type:"array",minItems:1,items:{$ref:"#/$defs/ReadingId"}},plan:{type:"array",items:{$ref:"#/$defs/PlanEntry"}}}},Fo={type:"\
object",additionalProperties:!1,required:["scenario","ruleset"],properties:{scenario:{type:"string"},ruleset:{$ref:"#/$d\
efs/RulesetId"}}};function tt(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Fo.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="scenario"||r==="ruleset")){let i={instancePath:n,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.scenario!==void 0&&typeof s.scenario!="string"){let r={instancePath:n+"/scenario",schemaPath:"\
#/properties/scenario/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
s.ruleset!==void 0&&(W(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:a,dynamicAnchors:l})||
(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return tt.errors=e,t===0}function it(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Li.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"format"||r==="engine"||r==="corpus"||r==="readings"||r==="plan")){let i={instancePath:n,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.format!==void 0&&s.format!=="cr613-report/1"){let r={instancePath:n+"/format",schemaPath:"#/pro\
perties/format/const",keyword:"const",params:{allowedValue:"cr613-report/1"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.engine!==void 0){let r=s.engine;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let i of Li.properties.
engine.required)if(r[i]===void 0){let o={instancePath:n+"/engine",schemaPath:"#/properties/engine/required",keyword:"req\
uired",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in r)
if(!(i==="name"||i==="version")){let o={instancePath:n+"/engine",schemaPath:"#/properties/engine/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),t++}if(r.name!==void 0&&typeof r.name!="string"){let i={instancePath:n+"/engine/name",schemaPath:"#/properties/engine\
/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r.
version!==void 0&&typeof r.version!="string"){let i={instancePath:n+"/engine/version",schemaPath:"#/properties/engine/pr\
operties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{
let i={instancePath:n+"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[i]:e.push(i),t++}}if(s.corpus!==void 0&&typeof s.corpus!="string"){let r={instancePath:n+"/cor\
pus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.readings!==void 0){let r=s.readings;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/readi\
ngs",schemaPath:"#/properties/readings/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Z(r[o],{instancePath:n+"/readings/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)}else{let i={instancePath:n+
"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.plan!==void 0){let r=s.plan;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)tt(r[o],{instancePath:n+
"/plan/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?tt.errors:e.concat(tt.errors),t=
e.length)}else{let i={instancePath:n+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return it.errors=e,t===0}var Ft={type:"object",additionalProperties:!1,
required:["id","file","topic","title","level","cites","players","cards","timeline"],properties:{id:{type:"string"},file:{
type:"string"},topic:{type:"string"},title:{type:"string"},question:{type:"string"},level:{enum:["must","interpretation",
"undefined"]},cites:{type:"array",items:{$ref:"#/$defs/Citation"}},players:{type:"array",items:{type:"string"}},cards:{type:"\
array",items:{$ref:"#/$defs/Card"}},timeline:{type:"array",items:{$ref:"#/$defs/ScenarioEvent"}},why:{type:"array",items:{
type:"string"}},provenance:{type:"array",items:{type:"string"}},alternatives:{type:"array",items:{$ref:"#/$defs/Alternat\
ive"}},twin:{type:"string"}}},zo={type:"object",additionalProperties:!1,required:["id","reading","answer"],properties:{id:{
$ref:"#/$defs/ReadingId"},reading:{$ref:"#/$defs/Words"},answer:{$ref:"#/$defs/Words"},source:{$ref:"#/$defs/Words"},recommended:{
type:"boolean"}}};function Or(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zo.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="id"||r==="reading"||r==="answer"||r==="source"||r==="recommended")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.id!==void 0&&(Z(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.reading!==
void 0&&(U(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"reading",rootData:a,dynamicAnchors:l})||
(e=e===null?U.errors:e.concat(U.errors),t=e.length)),s.answer!==void 0&&(U(s.answer,{instancePath:n+"/answer",parentData:s,
parentDataProperty:"answer",rootData:a,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),s.source!==
void 0&&(U(s.source,{instancePath:n+"/source",parentData:s,parentDataProperty:"source",rootData:a,dynamicAnchors:l})||(e=
e===null?U.errors:e.concat(U.errors),t=e.length)),s.recommended!==void 0&&typeof s.recommended!="boolean"){let r={instancePath:n+
"/recommended",schemaPath:"#/properties/recommended/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Or.errors=e,t===0}function nt(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ft.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Ft.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.id!==void 0&&typeof s.id!="string"){let r={instancePath:n+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(s.file!==void 0&&typeof s.file!="string"){let r={instancePath:n+"/file",schemaPath:"#/properties/file/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.topic!==void 0&&typeof s.topic!=
"string"){let r={instancePath:n+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.title!==void 0&&typeof s.title!="string"){let r={instancePath:n+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.question!==void 0&&typeof s.question!="string"){let r={instancePath:n+"/question",schemaPath:"#/prope\
rties/question/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.level!==
void 0){let r=s.level;if(!(r==="must"||r==="interpretation"||r==="undefined")){let i={instancePath:n+"/level",schemaPath:"\
#/properties/level/enum",keyword:"enum",params:{allowedValues:Ft.properties.level.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.cites!==void 0){let r=s.cites;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)$e(r[o],{instancePath:n+"/cites/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?$e.errors:e.concat($e.errors),t=e.length)}else{let i={instancePath:n+"/cites",schemaPath:"#/properties/cites\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){
let r=s.players;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/players/"+o,schemaPath:"#/properties/players/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.cards!==void 0){let r=s.cards;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)te(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)}else{let i={instancePath:n+"/cards",schemaPath:"\
#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)be(r[o],{instancePath:n+"/ti\
meline/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?be.errors:e.concat(be.errors),t=
e.length)}else{let i={instancePath:n+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.why!==void 0){let r=s.why;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/why/"+o,schemaPath:"#/properties/why/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.provenance!==void 0){let r=s.provenance;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/provenance/"+o,schemaPath:"#/properties/provenance/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/provenance",schemaPath:"\
#/properties/provenance/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.alternatives!==void 0){let r=s.alternatives;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Or(r[o],{instancePath:n+
"/alternatives/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Or.errors:e.concat(Or.errors),
t=e.length)}else{let i={instancePath:n+"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.twin!==void 0&&typeof s.twin!="string"){let r={
instancePath:n+"/twin",schemaPath:"#/properties/twin/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return nt.errors=e,t===0}var Bo={type:"object",additionalProperties:!1,required:[
"file","line","column","pointer","message"],properties:{file:{type:"string"},line:{type:"integer",minimum:1},column:{type:"\
integer",minimum:1},pointer:{type:"string"},message:{type:"string"},expected:{type:"string"},suggestion:{type:"string"}}};
function ot(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Bo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
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
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ot.errors=e,t===0}var Ii={type:"\
object",additionalProperties:!1,required:["scenario","ruleset","verdict","values","clauses","layers","pairs","checkPoint\
s"],properties:{scenario:{type:"string"},ruleset:{$ref:"#/$defs/RulesetId"},verdict:{$ref:"#/$defs/Verdict"},message:{type:"\
string"},reading:{$ref:"#/$defs/ReadingId"},attempts:{type:"array",items:{type:"string"}},values:{type:"array",items:{$ref:"\
#/$defs/CheckedValue"}},clauses:{type:"array",items:{type:"string"}},layers:{type:"array",items:{type:"string"}},pairs:{
type:"array",items:{type:"string",pattern:"^[1-7][a-d]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|whatItDoes\
|loop)$"}},checkPoints:{type:"array",items:{$ref:"#/$defs/CheckPoint"}}}},Wo={enum:["pass","alternative","fail","broken",
"unsupported","refused","error","timeout","crashed","notRun"]};function at(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(!(s==="pass"||s==="alternative"||s==="fail"||s==="broken"||s==="\
unsupported"||s==="refused"||s==="error"||s==="timeout"||s==="crashed"||s==="notRun")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Wo.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return at.errors=e,t===0}var Go={type:"object",additionalProperties:!1,required:["check","subject","cha\
racteristic","expected","actual","ok"],properties:{check:{type:"string"},subject:{type:"string"},characteristic:{type:"s\
tring"},expected:{$ref:"#/$defs/ReportValue"},actual:{$ref:"#/$defs/ReportValue"},ok:{type:"boolean"},firstLayer:{type:"\
string"}}};function lt(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Go.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="check"||r==="subject"||r==="characteristic"||r==="expected"||r==="actual"||r==="o\
k"||r==="firstLayer")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.check!==void 0&&typeof s.
check!="string"){let r={instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.subject!==void 0&&typeof s.subject!="string"){let r={instancePath:n+
"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.characteristic!==void 0&&typeof s.characteristic!="string"){let r={instancePath:n+"/characteris\
tic",schemaPath:"#/properties/characteristic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.expected!==void 0&&(we(s.expected,{instancePath:n+"/expected",parentData:s,parentDataProperty:"\
expected",rootData:a,dynamicAnchors:l})||(e=e===null?we.errors:e.concat(we.errors),t=e.length)),s.actual!==void 0&&(we(s.
actual,{instancePath:n+"/actual",parentData:s,parentDataProperty:"actual",rootData:a,dynamicAnchors:l})||(e=e===null?we.
errors:e.concat(we.errors),t=e.length)),s.ok!==void 0&&typeof s.ok!="boolean"){let r={instancePath:n+"/ok",schemaPath:"#\
/properties/ok/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.
firstLayer!==void 0&&typeof s.firstLayer!="string"){let r={instancePath:n+"/firstLayer",schemaPath:"#/properties/firstLa\
yer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return lt.
errors=e,t===0}var Ho={type:"object",additionalProperties:!1,required:["check","after","resolution"],properties:{check:{
type:"string"},after:{type:"integer"},resolution:{$ref:"#/$defs/Resolution"},afterStateBasedActions:{$ref:"#/$defs/After\
StateBasedActions"}}},Ir={type:"object",additionalProperties:!1,required:["ruleset","objects","players","gameRules","sta\
teBased","trace"],properties:{ruleset:{$ref:"#/$defs/RulesetId"},readings:{type:"array",minItems:1,items:{$ref:"#/$defs/\
ReadingId"}},numbers:{type:"object",additionalProperties:{type:["string","null"]}},objects:{type:"object",additionalProperties:{
$ref:"#/$defs/ResolvedObject"}},players:{type:"object",additionalProperties:{$ref:"#/$defs/ResolvedPlayer"}},gameRules:{
type:"array",items:{$ref:"#/$defs/GameRule"}},costs:{type:"object",additionalProperties:{$ref:"#/$defs/SpellCost"}},stateBased:{
type:"array",items:{$ref:"#/$defs/StateBasedAction"}},trace:{type:"array",items:{$ref:"#/$defs/TraceStep"}}}},ce={type:"\
object",additionalProperties:!1,required:["name","manaCost","manaValue","colors","supertypes","types","subtypes","abilit\
ies","power","toughness","basePower","baseToughness","loyalty","defense","controller","owner","zone","faceDown","tapped",
"attachedTo","counters","tapsFor","copiable"],properties:{name:{type:["string","null"]},manaCost:{type:["string","null"]},
manaValue:{type:"integer"},colors:{type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$d\
efs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{
type:"array",items:{type:"string"}},power:{type:["integer","null"]},toughness:{type:["integer","null"]},basePower:{type:[
"integer","null"]},baseToughness:{type:["integer","null"]},loyalty:{type:["integer","null"]},defense:{type:["integer","n\
ull"]},controller:{type:"string"},owner:{type:"string"},zone:{$ref:"#/$defs/Zone"},faceDown:{type:"boolean"},tapped:{type:"\
boolean"},attachedTo:{type:["string","null"]},counters:{type:"object",additionalProperties:{type:"integer"}},damage:{type:"\
integer",minimum:1},tapsFor:{type:"array",items:{enum:["W","U","B","R","G","C"]}},copiable:{$ref:"#/$defs/CopiableValues"},
rules:{type:"array",items:{type:"string"}},attacks:{$ref:"#/$defs/CombatDuty"},blocks:{$ref:"#/$defs/CombatDuty"}}},Lr={
type:"object",additionalProperties:!1,required:["name","manaCost","colors","supertypes","types","subtypes","abilities","\
power","toughness"],properties:{name:{type:["string","null"]},manaCost:{type:["string","null"]},colors:{type:"array",items:{
$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$de\
fs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},power:{type:[
"integer","null"]},toughness:{type:["integer","null"]}}};function pt(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Lr.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Lr.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let i={
instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:Lr.properties.name.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==
null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:Lr.properties.
manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)S(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)x(r[o],{instancePath:n+"\
/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){
let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/abilities/"+o,
schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",
keyword:"type",params:{type:Lr.properties.power.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:Lr.properties.toughness.type},message:"\
must be integer,null"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pt.errors=e,t===0}function Dr(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of ce.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(ce.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.
name;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:ce.properties.name.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.
manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"\
type",params:{type:ce.properties.manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaValue!==
void 0){let r=s.manaValue;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/manaValue",schemaPath:"\
#/properties/manaValue/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),
t++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)S(r[o],{instancePath:n+
"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?S.errors:e.concat(S.errors),t=
e.length)}else{let i={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){
let i=r.length;for(let o=0;o<i;o++)x(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"\
#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/type\
s/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{
let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/subtyp\
es",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/p\
roperties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:ce.properties.power.type},message:"must be int\
eger,null"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{
type:ce.properties.toughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.basePower!==void 0){
let r=s.basePower;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/basePower",
schemaPath:"#/properties/basePower/type",keyword:"type",params:{type:ce.properties.basePower.type},message:"must be inte\
ger,null"};e===null?e=[i]:e.push(i),t++}}if(s.baseToughness!==void 0){let r=s.baseToughness;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/baseToughness",schemaPath:"#/properties/baseToughness/typ\
e",keyword:"type",params:{type:ce.properties.baseToughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),
t++}}if(s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:ce.properties.loyalty.type},message:"must \
be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",
params:{type:ce.properties.defense.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.controller!==
void 0&&typeof s.controller!="string"){let r={instancePath:n+"/controller",schemaPath:"#/properties/controller/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.owner!==void 0&&typeof s.owner!=
"string"){let r={instancePath:n+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.zone!==void 0&&($(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:a,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.faceDown!==void 0&&typeof s.
faceDown!="boolean"){let r={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={
instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[r]:e.push(r),t++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!="string"&&r!==null){let i={
instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"type",params:{type:ce.properties.attachedTo.
type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let i in r){let o=r[i];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={
instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalPropert\
ies/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[i]:e.push(i),t++}}if(s.damage!==void 0){let r=s.damage;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let i={instancePath:n+"/damage",schemaPath:"#/properties/damage/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let i={instancePath:n+
"/damage",schemaPath:"#/properties/damage/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[i]:e.push(i),t++}}if(s.tapsFor!==void 0){let r=s.tapsFor;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++){let m=r[o];if(!(m==="W"||m==="U"||m==="B"||m==="R"||m==="G"||m==="C")){let h={instancePath:n+"/tapsFor/"+o,schemaPath:"\
#/properties/tapsFor/items/enum",keyword:"enum",params:{allowedValues:ce.properties.tapsFor.items.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[h]:e.push(h),t++}}}else{let i={instancePath:n+"/tapsFor",schemaPath:"#\
/properties/tapsFor/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
copiable!==void 0&&(pt(s.copiable,{instancePath:n+"/copiable",parentData:s,parentDataProperty:"copiable",rootData:a,dynamicAnchors:l})||
(e=e===null?pt.errors:e.concat(pt.errors),t=e.length)),s.rules!==void 0){let r=s.rules;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/rules/"+o,schemaPath:"#/properties/rules/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}s.attacks!==void 0&&(ae(s.attacks,{instancePath:n+"/attacks",parentData:s,parentDataProperty:"attacks",
rootData:a,dynamicAnchors:l})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length)),s.blocks!==void 0&&(ae(s.blocks,{instancePath:n+
"/blocks",parentData:s,parentDataProperty:"blocks",rootData:a,dynamicAnchors:l})||(e=e===null?ae.errors:e.concat(ae.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Dr.errors=e,t===0}var zt={type:"object",additionalProperties:!1,required:["life",
"hand","abilities","maximumHandSize","landPlays"],properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{type:"\
array",items:{type:"string"}},maximumHandSize:{type:["integer","null"]},landPlays:{type:["integer","null"]}}};function Nr(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of zt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="life"||r==="hand"||r==="abilities"||r==="maximumHandSize"||r==="landPlays")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.life!==void 0){let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/life",schemaPath:"#/properties/life/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[i]:e.push(i),t++}}if(s.hand!==void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){
let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/abilities/"+o,schemaPath:"#/propert\
ies/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{
let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maxim\
umHandSize/type",keyword:"type",params:{type:zt.properties.maximumHandSize.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}if(s.landPlays!==void 0){let r=s.landPlays;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&
r!==null){let i={instancePath:n+"/landPlays",schemaPath:"#/properties/landPlays/type",keyword:"type",params:{type:zt.properties.
landPlays.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Nr.errors=e,t===
0}var Mo={type:"object",additionalProperties:!1,required:["rule","effect"],properties:{rule:{type:"string"},effect:{type:"\
string"},objects:{type:"array",items:{type:"string"}},player:{type:"string"},amount:{type:"integer"}}};function Te(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Mo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"rule"||r==="effect"||r==="objects"||r==="player"||r==="amount")){let i={instancePath:n,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.rule!==void 0&&typeof s.rule!="string"){let r={instancePath:n+"/rule",schemaPath:"#/properties/\
rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.effect!==void 0&&
typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/objects/"+o,schemaPath:"#/prope\
rties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{
let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[i]:e.push(i),t++}}if(s.player!==void 0&&typeof s.player!="string"){let r={instancePath:n+"/pla\
yer",schemaPath:"#/properties/player/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.amount!==void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}var Uo={type:"object",additionalProperties:!1,required:[
"total"],properties:{total:{$ref:"#/$defs/ManaTotal"},also:{type:"array",minItems:1,items:{type:"string"}}}};function Tr(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Uo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="total"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.total!==void 0&&
(le(s.total,{instancePath:n+"/total",parentData:s,parentDataProperty:"total",rootData:a,dynamicAnchors:l})||(e=e===null?
le.errors:e.concat(le.errors),t=e.length)),s.also!==void 0){let r=s.also;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/also",schemaPath:"#/properties/also/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 \
items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/also/"+o,schemaPath:"#/properties/also/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/also",schemaPath:"#/properties/also/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Tr.errors=e,t===0}var Ci={type:"\
object",additionalProperties:!1,required:["clause","result"],properties:{clause:{$ref:"#/$defs/Clause"},object:{type:"st\
ring"},player:{type:"string"},result:{enum:["graveyard","destroyed","sacrificed","unattached","countersRemoved","ceasesT\
oExist","loses","chooseOne"]},among:{type:"array",items:{type:"string"}},counter:{type:"string"},amount:{type:"integer"},
also:{$ref:"#/$defs/Also"}}};function L(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(Array.
isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)v(s[i],{instancePath:n+
"/"+i,parentData:s,parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),t++}return L.errors=e,t===0}function X(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ci.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="clause"||r==="object"||r==="player"||r==="result"||r==="among"||r==="c\
ounter"||r==="amount"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.clause!==
void 0&&(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=
e===null?v.errors:e.concat(v.errors),t=e.length)),s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+"/\
object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),t++}if(s.player!==void 0&&typeof s.player!="string"){let r={instancePath:n+"/player",schemaPath:"#/propert\
ies/player/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.result!==
void 0){let r=s.result;if(!(r==="graveyard"||r==="destroyed"||r==="sacrificed"||r==="unattached"||r==="countersRemoved"||
r==="ceasesToExist"||r==="loses"||r==="chooseOne")){let i={instancePath:n+"/result",schemaPath:"#/properties/result/enum",
keyword:"enum",params:{allowedValues:Ci.properties.result.enum},message:"must be equal to one of the allowed values"};e===
null?e=[i]:e.push(i),t++}}if(s.among!==void 0){let r=s.among;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/among/"+o,schemaPath:"#/properties/among/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/among",schemaPath:"#/propertie\
s/among/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.counter!==
void 0&&typeof s.counter!="string"){let r={instancePath:n+"/counter",schemaPath:"#/properties/counter/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.amount!==void 0){let r=s.amount;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/amount",schemaPath:"#/properties/amount/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}s.also!==void 0&&(L(s.also,{instancePath:n+
"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=
e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}var Ko={type:"object",required:["kind"],discriminator:{propertyName:"\
kind"},oneOf:[{$ref:"#/$defs/StartsStep"},{$ref:"#/$defs/LayerStep"},{$ref:"#/$defs/DependsStep"},{$ref:"#/$defs/WaitsSt\
ep"},{$ref:"#/$defs/LoopStep"},{$ref:"#/$defs/LockedStep"},{$ref:"#/$defs/ContinuesStep"},{$ref:"#/$defs/AppliedStep"},{
$ref:"#/$defs/CeasedStep"},{$ref:"#/$defs/StandsStep"},{$ref:"#/$defs/PlayerStep"},{$ref:"#/$defs/GameRuleStep"},{$ref:"\
#/$defs/CostStep"},{$ref:"#/$defs/StateBasedStep"}]},Qo={type:"object",additionalProperties:!1,required:["kind","object",
"clauses"],properties:{kind:{const:"starts"},object:{type:"string"},clauses:{type:"array",minItems:1,items:{$ref:"#/$def\
s/Clause"}}}};function ut(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Qo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="clauses")){let i={instancePath:n,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="starts"){let r={instancePath:n+"/kind",schemaPath:"#/properti\
es/kind/const",keyword:"const",params:{allowedValue:"starts"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}if(s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+"/object",schemaPath:"#/properties/object/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.clauses!==void 0){
let r=s.clauses;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/mi\
nItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)v(r[o],{instancePath:n+"/clauses/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else{let i={instancePath:n+"/clauses",schemaPath:"#/properties/claus\
es/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ut.
errors=e,t===0}var Ei={type:"object",additionalProperties:!1,required:["kind","layer","pass","clause"],properties:{kind:{
const:"layer"},layer:{$ref:"#/$defs/LayerName"},pass:{enum:["all","cda","rest"]},clause:{$ref:"#/$defs/Clause"},also:{$ref:"\
#/$defs/Also"}}};function ft(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ei.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="pass"||r==="clause"||r==="also")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="layer"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"layer"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(Q(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"l\
ayer",rootData:a,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.pass!==void 0){let r=s.pass;
if(!(r==="all"||r==="cda"||r==="rest")){let i={instancePath:n+"/pass",schemaPath:"#/properties/pass/enum",keyword:"enum",
params:{allowedValues:Ei.properties.pass.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(
i),t++}}s.clause!==void 0&&(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.also!==void 0&&(L(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ft.errors=e,
t===0}var _i={type:"object",additionalProperties:!1,required:["kind","layer","effect","on","because","before","after","c\
lause"],properties:{kind:{const:"depends"},layer:{$ref:"#/$defs/StageName"},effect:{type:"string"},on:{type:"string"},because:{
type:"array",minItems:1,items:{$ref:"#/$defs/DependencyReason"}},before:{$ref:"#/$defs/Footprint"},after:{$ref:"#/$defs/\
Footprint"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}},Zo={type:"object",additionalProperties:!1,required:[
"exists","objects"],properties:{exists:{type:"boolean"},objects:{type:"array",items:{type:"string"}},players:{type:"arra\
y",items:{type:"string"}},text:{type:"string"},does:{type:"string"}}};function Ve(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Zo.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="exists"||r==="objects"||r==="\
players"||r==="text"||r==="does")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.exists!==
void 0&&typeof s.exists!="boolean"){let r={instancePath:n+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/objects/"+o,schemaPath:"\
#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/players/"+o,schemaPath:"#/properties/players/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.text!==void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/properties\
/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.does!==void 0&&
typeof s.does!="string"){let r={instancePath:n+"/does",schemaPath:"#/properties/does/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}function mt(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of _i.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!G.call(_i.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="depends"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
depends"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(re(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),
t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.on!==void 0&&
typeof s.on!="string"){let r={instancePath:n+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.because!==void 0){let r=s.because;if(Array.isArray(r)){if(r.
length<1){let o={instancePath:n+"/because",schemaPath:"#/properties/because/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)qr(r[o],{instancePath:n+
"/because/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?qr.errors:e.concat(qr.errors),
t=e.length)}else{let i={instancePath:n+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.before!==void 0&&(Ve(s.before,{instancePath:n+"/before",parentData:s,
parentDataProperty:"before",rootData:a,dynamicAnchors:l})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length)),s.after!==
void 0&&(Ve(s.after,{instancePath:n+"/after",parentData:s,parentDataProperty:"after",rootData:a,dynamicAnchors:l})||(e=e===
null?Ve.errors:e.concat(Ve.errors),t=e.length)),s.clause!==void 0&&(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"\
clause",rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.also!==void 0&&(L(s.also,{
instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(
L.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return mt.errors=e,t===0}var Xo={type:"object",additionalProperties:!1,required:[
"kind","layer","effect","for","clause"],properties:{kind:{const:"waits"},layer:{$ref:"#/$defs/StageName"},effect:{type:"\
string"},for:{type:"array",minItems:1,items:{type:"string"}},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};
function yt(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Xo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effect"||r==="for"||r==="clause"||r==="also")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="waits"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"waits"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(re(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"\
layer",rootData:a,dynamicAnchors:l})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)),s.effect!==void 0&&typeof s.
effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.for!==void 0){let r=s.for;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/for",schemaPath:"#/properties/for/minItems",keyword:"minItems",params:{limit:1},message:"must\
 NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){
let m={instancePath:n+"/for/"+o,schemaPath:"#/properties/for/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/for",schemaPath:"#/properties/for/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(v(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),s.also!==void 0&&(L(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:l})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return yt.errors=e,t===0}var Yo={type:"object",additionalProperties:!1,
required:["kind","layer","members","clause"],properties:{kind:{const:"loop"},layer:{$ref:"#/$defs/StageName"},members:{type:"\
array",minItems:2,items:{type:"string"}},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function ct(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Yo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="layer"||r==="members"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="loop"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",
keyword:"const",params:{allowedValue:"loop"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==
void 0&&(re(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||(e=e===
null?re.errors:e.concat(re.errors),t=e.length)),s.members!==void 0){let r=s.members;if(Array.isArray(r)){if(r.length<2){
let o={instancePath:n+"/members",schemaPath:"#/properties/members/minItems",keyword:"minItems",params:{limit:2},message:"\
must NOT have fewer than 2 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="stri\
ng"){let m={instancePath:n+"/members/"+o,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/members",schemaPath:"#/properti\
es/members/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==
void 0&&(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=
e===null?v.errors:e.concat(v.errors),t=e.length)),s.also!==void 0&&(L(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ct.errors=e,
t===0}var Jo={type:"object",additionalProperties:!1,required:["kind","layer","effect","objects","clause"],properties:{kind:{
const:"locked"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},objects:{type:"array",items:{type:"string"}},clause:{
$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function ht(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,
dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Jo.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effect"||r==="\
objects"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="locked"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
locked"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(Q(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),
t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.objects!==void 0){
let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(v(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),s.also!==void 0&&(L(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:l})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ht.errors=e,t===0}var ea={type:"object",additionalProperties:!1,
required:["kind","layer","effect","clause"],properties:{kind:{const:"continues"},layer:{$ref:"#/$defs/LayerName"},effect:{
type:"string"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function dt(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ea.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="eff\
ect"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="continues"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
continues"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(Q(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||(e=e===null?Q.errors:e.concat(Q.errors),
t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.clause!==void 0&&
(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?
v.errors:e.concat(v.errors),t=e.length)),s.also!==void 0&&(L(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return dt.errors=e,
t===0}var ra={type:"object",additionalProperties:!1,required:["kind","layer","effect","parts","objects","changes","claus\
es"],properties:{kind:{const:"applied"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},parts:{type:"array",items:{
type:"string"}},objects:{type:"array",items:{type:"string"}},changes:{type:"array",items:{$ref:"#/$defs/Change"}},clauses:{
type:"array",items:{$ref:"#/$defs/Clause"}}}},Si={type:"object",additionalProperties:!1,required:["object","characterist\
ic","before","after"],properties:{object:{type:"string"},characteristic:{enum:["name","manaCost","colors","supertypes","\
types","subtypes","abilities","power","toughness","loyalty","defense","controller","cantHave"]},before:{$ref:"#/$defs/Va\
lue"},after:{$ref:"#/$defs/Value"}}},sa={type:["string","integer","null","array"],items:{type:"string"}};function Re(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(typeof s!="s\
tring"&&!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&!Array.isArray(s)){let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:sa.type},message:"must be string,integer,null,array"};e===null?e=[r]:e.push(r),t++}if(Array.
isArray(s)){let r=s.length;for(let i=0;i<r;i++)if(typeof s[i]!="string"){let o={instancePath:n+"/"+i,schemaPath:"#/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}return Re.errors=e,
t===0}function gt(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Si.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="object"||r==="characteristic"||r==="before"||r==="after")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.characteristic!==void 0){let r=s.characteristic;if(!(r==="name"||r==="manaCost"||r==="colors"||
r==="supertypes"||r==="types"||r==="subtypes"||r==="abilities"||r==="power"||r==="toughness"||r==="loyalty"||r==="defens\
e"||r==="controller"||r==="cantHave")){let i={instancePath:n+"/characteristic",schemaPath:"#/properties/characteristic/e\
num",keyword:"enum",params:{allowedValues:Si.properties.characteristic.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[i]:e.push(i),t++}}s.before!==void 0&&(Re(s.before,{instancePath:n+"/before",parentData:s,parentDataProperty:"\
before",rootData:a,dynamicAnchors:l})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length)),s.after!==void 0&&(Re(s.after,
{instancePath:n+"/after",parentData:s,parentDataProperty:"after",rootData:a,dynamicAnchors:l})||(e=e===null?Re.errors:e.
concat(Re.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return gt.errors=e,t===0}function bt(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ra.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effe\
ct"||r==="parts"||r==="objects"||r==="changes"||r==="clauses")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="applied"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/con\
st",keyword:"const",params:{allowedValue:"applied"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
layer!==void 0&&(Q(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||
(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.parts!==void 0){let r=s.parts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/parts/"+o,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/parts",schemaPath:"#/propertie\
s/parts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.objects!==
void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.changes!==void 0){let r=s.changes;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)gt(r[o],{instancePath:n+"/changes/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:l})||(e=e===null?gt.errors:e.concat(gt.errors),t=e.length)}else{let i={instancePath:n+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)v(r[o],{instancePath:n+"/claus\
es/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else{
let i={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return bt.errors=e,t===0}var ta={type:"object",additionalProperties:!1,
required:["kind","layer","effect","by","clause"],properties:{kind:{const:"ceased"},layer:{$ref:"#/$defs/LayerName"},effect:{
type:"string"},by:{type:"string"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Pt(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of ta.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="layer"||r==="effect"||r==="by"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="ceased"){let r={instancePath:n+"/kind",schemaPath:"#/properties/k\
ind/const",keyword:"const",params:{allowedValue:"ceased"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
t++}if(s.layer!==void 0&&(Q(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:l})||
(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.by!==void 0&&typeof s.by!="string"){let r={instancePath:n+"/by",schemaPath:"#/properties/by/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.clause!==void 0&&(v(s.
clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)),s.also!==void 0&&(L(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",
rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pt.errors=e,
t===0}var ia={type:"object",additionalProperties:!1,required:["kind","object","clauses"],properties:{kind:{const:"stands"},
object:{type:"string"},clauses:{type:"array",minItems:1,items:{$ref:"#/$defs/Clause"}}}};function kt(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of ia.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="clauses")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="stands"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
stands"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&typeof s.object!="strin\
g"){let r={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){if(r.length<1){
let o={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)v(r[o],{instancePath:n+
"/clauses/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:e.concat(v.errors),t=
e.length)}else{let i={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return kt.errors=e,t===0}var na={type:"obj\
ect",additionalProperties:!1,required:["kind","effect","players","gains","clause"],properties:{kind:{const:"player"},effect:{
type:"string"},players:{type:"array",items:{type:"string"}},gains:{type:"array",items:{type:"string"}},loses:{type:"arra\
y",minItems:1,items:{type:"string"}},cantHave:{type:"array",minItems:1,items:{type:"string"}},clause:{$ref:"#/$defs/Clau\
se"},also:{$ref:"#/$defs/Also"}}};function wt(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of na.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect"||r==="players"||r==="gains"||r==="loses"||r==="can\
tHave"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="player"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
player"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.effect!==void 0&&typeof s.effect!="strin\
g"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/players/"+o,schemaPath:"#/properties/players/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.gains!==void 0){let r=s.gains;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/gains/"+o,schemaPath:"#/properties/gains/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/gains",schemaPath:"#/propertie\
s/gains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.loses!==void 0){
let r=s.loses;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/loses",schemaPath:"#/properties/loses/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/loses/"+o,schemaPath:"#/properties/loses/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/loses",schemaPath:"#/properties/loses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.cantHave!==void 0){let r=s.cantHave;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/c\
antHave",schemaPath:"#/properties/cantHave/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/cantHave/"+o,schemaPath:"#/properties/cantHave/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/cantHave",schemaPath:"#/properties/cantHave/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(v(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),s.also!==void 0&&(L(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:l})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return wt.errors=e,t===0}var oa={type:"object",additionalProperties:!1,
required:["kind","effect","rule","clause"],properties:{kind:{const:"gameRule"},effect:{type:"string"},rule:{$ref:"#/$def\
s/GameRule"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function vt(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of oa.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect"||r==="rul\
e"||r==="clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="gameRule"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
gameRule"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.effect!==void 0&&typeof s.effect!="str\
ing"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}s.rule!==void 0&&(Te(s.rule,{instancePath:n+"/rule",parentData:s,parentDataProperty:"\
rule",rootData:a,dynamicAnchors:l})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)),s.clause!==void 0&&(v(s.clause,
{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:e.
concat(v.errors),t=e.length)),s.also!==void 0&&(L(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",
rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return vt.errors=e,
t===0}var Vi={type:"object",additionalProperties:!1,required:["kind","object","step","total","clause"],properties:{kind:{
const:"cost"},object:{type:"string"},step:{enum:["base","alternative","additional","increase","reduction","total","locke\
d"]},by:{type:"string"},mana:{type:"string"},total:{$ref:"#/$defs/ManaTotal"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"\
#/$defs/Also"}}};function qt(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Vi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="step"||r==="by"||r==="mana"||r==="total"||r===
"clause"||r==="also")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="cost"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
cost"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&typeof s.object!="string"){
let r={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),t++}if(s.step!==void 0){let r=s.step;if(!(r==="base"||r==="alternative"||r==="add\
itional"||r==="increase"||r==="reduction"||r==="total"||r==="locked")){let i={instancePath:n+"/step",schemaPath:"#/prope\
rties/step/enum",keyword:"enum",params:{allowedValues:Vi.properties.step.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[i]:e.push(i),t++}}if(s.by!==void 0&&typeof s.by!="string"){let r={instancePath:n+"/by",schemaPath:"\
#/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
mana!==void 0&&typeof s.mana!="string"){let r={instancePath:n+"/mana",schemaPath:"#/properties/mana/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}s.total!==void 0&&(le(s.total,{instancePath:n+
"/total",parentData:s,parentDataProperty:"total",rootData:a,dynamicAnchors:l})||(e=e===null?le.errors:e.concat(le.errors),
t=e.length)),s.clause!==void 0&&(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,
dynamicAnchors:l})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.also!==void 0&&(L(s.also,{instancePath:n+"/al\
so",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length))}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return qt.errors=e,t===0}var aa={type:"object",additionalProperties:!1,required:["kind","action","clause"],
properties:{kind:{const:"stateBased"},action:{$ref:"#/$defs/StateBasedAction"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"\
#/$defs/Also"}}};function $t(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of aa.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="action"||r==="clause"||r==="also")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="stateBased"){let r={instancePath:n+"/\
kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"stateBased"},message:"must be equal to \
constant"};e===null?e=[r]:e.push(r),t++}s.action!==void 0&&(X(s.action,{instancePath:n+"/action",parentData:s,parentDataProperty:"\
action",rootData:a,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)),s.clause!==void 0&&(v(s.clause,
{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:l})||(e=e===null?v.errors:e.
concat(v.errors),t=e.length)),s.also!==void 0&&(L(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",
rootData:a,dynamicAnchors:l})||(e=e===null?L.errors:e.concat(L.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $t.errors=e,
t===0}function Ar(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of Ko.required)if(s[i]===void 0){let o={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:
e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="starts")ut(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?ut.errors:e.concat(ut.errors),t=e.length);else if(r==="layer")ft(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ft.errors:e.concat(ft.errors),t=e.length);else if(r===
"depends")mt(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?mt.errors:e.
concat(mt.errors),t=e.length);else if(r==="waits")yt(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?yt.errors:e.concat(yt.errors),t=e.length);else if(r==="loop")ct(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?ct.errors:e.concat(ct.errors),t=e.length);else if(r==="locked")ht(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?ht.errors:e.concat(ht.errors),t=e.length);else if(r===
"continues")dt(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?dt.errors:
e.concat(dt.errors),t=e.length);else if(r==="applied")bt(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,
dynamicAnchors:l})||(e=e===null?bt.errors:e.concat(bt.errors),t=e.length);else if(r==="ceased")Pt(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?Pt.errors:e.concat(Pt.errors),t=e.length);else if(r==="s\
tands")kt(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?kt.errors:e.concat(
kt.errors),t=e.length);else if(r==="player")wt(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||
(e=e===null?wt.errors:e.concat(wt.errors),t=e.length);else if(r==="gameRule")vt(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:a,dynamicAnchors:l})||(e=e===null?vt.errors:e.concat(vt.errors),t=e.length);else if(r==="cost")qt(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?qt.errors:e.concat(qt.errors),t=e.length);else if(r===
"stateBased")$t(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:a,dynamicAnchors:l})||(e=e===null?$t.errors:
e.concat($t.errors),t=e.length);else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{
let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'\
tag "kind" must be string'};e===null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ar.errors=e,t===0}function xr(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ir.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(Ir.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.ruleset!==void 0&&
(W(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:a,dynamicAnchors:l})||(e=e===
null?W.errors:e.concat(W.errors),t=e.length)),s.readings!==void 0){let r=s.readings;if(Array.isArray(r)){if(r.length<1){
let o={instancePath:n+"/readings",schemaPath:"#/properties/readings/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Z(r[o],{instancePath:n+
"/readings/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Z.errors:e.concat(Z.errors),
t=e.length)}else{let i={instancePath:n+"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.numbers!==void 0){let r=s.numbers;if(r&&typeof r=="o\
bject"&&!Array.isArray(r))for(let i in r){let o=r[i];if(typeof o!="string"&&o!==null){let m={instancePath:n+"/numbers/"+
i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/numbers/additionalProperties/type",keyword:"type",params:{
type:Ir.properties.numbers.additionalProperties.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}else{
let i={instancePath:n+"/numbers",schemaPath:"#/properties/numbers/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[i]:e.push(i),t++}}if(s.objects!==void 0){let r=s.objects;if(r&&typeof r=="object"&&!Array.isArray(
r))for(let i in r)Dr(r[i],{instancePath:n+"/objects/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,
rootData:a,dynamicAnchors:l})||(e=e===null?Dr.errors:e.concat(Dr.errors),t=e.length);else{let i={instancePath:n+"/object\
s",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:
e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)Nr(r[i],
{instancePath:n+"/players/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||
(e=e===null?Nr.errors:e.concat(Nr.errors),t=e.length);else{let i={instancePath:n+"/players",schemaPath:"#/properties/pla\
yers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==
void 0){let r=s.gameRules;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Te(r[o],{instancePath:n+"/gameRules/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)}else{
let i={instancePath:n+"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.costs!==void 0){let r=s.costs;if(r&&typeof r=="object"&&!Array.isArray(
r))for(let i in r)Tr(r[i],{instancePath:n+"/costs/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,
rootData:a,dynamicAnchors:l})||(e=e===null?Tr.errors:e.concat(Tr.errors),t=e.length);else{let i={instancePath:n+"/costs",
schemaPath:"#/properties/costs/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)X(r[o],{instancePath:n+
"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),
t=e.length)}else{let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.trace!==void 0){let r=s.trace;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)Ar(r[o],{instancePath:n+"/trace/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?Ar.errors:e.concat(Ar.errors),t=e.length)}else{let i={instancePath:n+"/trace",schemaPath:"#/properties/trace\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xr.
errors=e,t===0}var la={type:"object",additionalProperties:!1,required:["rounds","open","resolution"],properties:{rounds:{
type:"array",items:{type:"array",items:{$ref:"#/$defs/StateBasedAction"}}},open:{type:"array",items:{$ref:"#/$defs/State\
BasedAction"}},resolution:{$ref:"#/$defs/Resolution"}}};function jt(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of la.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="rounds"||r==="open"||r==="res\
olution")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.rounds!==void 0){let r=s.rounds;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(Array.isArray(m)){let h=m.length;for(let p=0;p<h;p++)X(m[p],
{instancePath:n+"/rounds/"+o+"/"+p,parentData:m,parentDataProperty:p,rootData:a,dynamicAnchors:l})||(e=e===null?X.errors:
e.concat(X.errors),t=e.length)}else{let h={instancePath:n+"/rounds/"+o,schemaPath:"#/properties/rounds/items/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}}}else{let i={instancePath:n+"/rounds",
schemaPath:"#/properties/rounds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.open!==void 0){let r=s.open;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)X(r[o],{instancePath:n+
"/open/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),t=e.
length)}else{let i={instancePath:n+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}s.resolution!==void 0&&(xr(s.resolution,{instancePath:n+"/resolution",parentData:s,
parentDataProperty:"resolution",rootData:a,dynamicAnchors:l})||(e=e===null?xr.errors:e.concat(xr.errors),t=e.length))}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return jt.errors=e,t===0}function Ot(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ho.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="check"||r==="after"||r==="resolution"||r==="afterStateBasedActions")){
let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.check!==void 0&&typeof s.check!="string"){let r={
instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),t++}if(s.after!==void 0){let r=s.after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}}s.resolution!==void 0&&(xr(s.resolution,{instancePath:n+"/resolution",parentData:s,
parentDataProperty:"resolution",rootData:a,dynamicAnchors:l})||(e=e===null?xr.errors:e.concat(xr.errors),t=e.length)),s.
afterStateBasedActions!==void 0&&(jt(s.afterStateBasedActions,{instancePath:n+"/afterStateBasedActions",parentData:s,parentDataProperty:"\
afterStateBasedActions",rootData:a,dynamicAnchors:l})||(e=e===null?jt.errors:e.concat(jt.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Ot.errors=e,t===0}var pa=new RegExp("^[1-7][a-d]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|wh\
atItDoes|loop)$","u");function Dt(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ii.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Ii.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.scenario!==void 0&&typeof s.scenario!="string"){let r={instancePath:n+"/scenario",schemaPath:"#\
/properties/scenario/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(s.ruleset!==void 0&&(W(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:a,dynamicAnchors:l})||
(e=e===null?W.errors:e.concat(W.errors),t=e.length)),s.verdict!==void 0&&(at(s.verdict,{instancePath:n+"/verdict",parentData:s,
parentDataProperty:"verdict",rootData:a,dynamicAnchors:l})||(e=e===null?at.errors:e.concat(at.errors),t=e.length)),s.message!==
void 0&&typeof s.message!="string"){let r={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.reading!==void 0&&(Z(s.reading,{instancePath:n+
"/reading",parentData:s,parentDataProperty:"reading",rootData:a,dynamicAnchors:l})||(e=e===null?Z.errors:e.concat(Z.errors),
t=e.length)),s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/attempts/"+o,schemaPath:"#/properties/attempts/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/attempts",schemaPath:"#/pr\
operties/attempts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
values!==void 0){let r=s.values;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)lt(r[o],{instancePath:n+"/values\
/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?lt.errors:e.concat(lt.errors),t=e.length)}else{
let i={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[i]:e.push(i),t++}}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/clauses/"+o,schemaPath:"#/properties/clauses/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/clause\
s",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.layers!==void 0){let r=s.layers;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/layers/"+o,schemaPath:"#/properties/layers/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/layers",schemaPath:"#/proper\
ties/layers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.pairs!==
void 0){let r=s.pairs;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(typeof m=="string"){if(!pa.
test(m)){let h={instancePath:n+"/pairs/"+o,schemaPath:"#/properties/pairs/items/pattern",keyword:"pattern",params:{pattern:"\
^[1-7][a-d]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|whatItDoes|loop)$"},message:'must match pattern "^\
[1-7][a-d]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|whatItDoes|loop)$"'};e===null?e=[h]:e.push(h),t++}}else{
let h={instancePath:n+"/pairs/"+o,schemaPath:"#/properties/pairs/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}}}else{let i={instancePath:n+"/pairs",schemaPath:"#/properties/pairs/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.checkPoints!==void 0){let r=s.
checkPoints;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Ot(r[o],{instancePath:n+"/checkPoints/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Ot.errors:e.concat(Ot.errors),t=e.length)}else{let i={instancePath:n+
"/checkPoints",schemaPath:"#/properties/checkPoints/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Dt.errors=e,t===0}var Ri={type:"object",additionalProperties:!1,required:[
"complete","counts","values"],properties:{complete:{type:"boolean"},counts:{type:"object",additionalProperties:{type:"in\
teger"}},values:{type:"object",additionalProperties:!1,required:["passed","failed"],properties:{passed:{type:"integer"},
failed:{type:"integer"}}}}};function Nt(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ri.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="complete"||r==="counts"||r==="values")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.complete!==void 0&&typeof s.complete!="boolean"){let r={instancePath:n+"/c\
omplete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.counts!==void 0){let r=s.counts;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r){let o=r[i];
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:n+"/counts/"+i.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/counts",schemaPath:"#/properties/counts/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.values!==void 0){let r=s.
values;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let i of Ri.properties.values.required)if(r[i]===void 0){let o={
instancePath:n+"/values",schemaPath:"#/properties/values/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in r)if(!(i==="passed"||i==="failed")){let o={
instancePath:n+"/values",schemaPath:"#/properties/values/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(r.passed!==void 0){let i=r.passed;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/values/passed",schemaPath:"#/properties/values/proper\
ties/passed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}}if(r.failed!==
void 0){let i=r.failed;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/values/failed",
schemaPath:"#/properties/values/properties/failed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[o]:e.push(o),t++}}}else{let i={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Nt.errors=e,t===
0}function Mi(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ro.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="header"||r==="scenarios"||r==="problems"||r==="results"||r==="footer")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.header!==void 0&&(it(s.header,{instancePath:n+"/header",parentData:s,
parentDataProperty:"header",rootData:a,dynamicAnchors:l})||(e=e===null?it.errors:e.concat(it.errors),t=e.length)),s.scenarios!==
void 0){let r=s.scenarios;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)nt(r[o],{instancePath:n+"/scenarios/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?nt.errors:e.concat(nt.errors),t=e.length)}else{
let i={instancePath:n+"/scenarios",schemaPath:"#/properties/scenarios/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.problems!==void 0){let r=s.problems;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)ot(r[o],{instancePath:n+"/problems/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?ot.errors:e.concat(ot.errors),t=e.length)}else{let i={instancePath:n+"/problems",schemaPath:"#/properties/pr\
oblems/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.results!==
void 0){let r=s.results;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Dt(r[o],{instancePath:n+"/results/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Dt.errors:e.concat(Dt.errors),t=e.length)}else{let i={instancePath:n+
"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}s.footer!==void 0&&(Nt(s.footer,{instancePath:n+"/footer",parentData:s,parentDataProperty:"footer",
rootData:a,dynamicAnchors:l})||(e=e===null?Nt.errors:e.concat(Nt.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Mi.errors=e,
t===0}var ua=Ui;function Ui(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ir.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Ir.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.ruleset!==void 0&&(W(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"rule\
set",rootData:a,dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),t=e.length)),s.readings!==void 0){let r=s.readings;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/readings",schemaPath:"#/properties/readings/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)Z(r[o],{instancePath:n+"/readings/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?
Z.errors:e.concat(Z.errors),t=e.length)}else{let i={instancePath:n+"/readings",schemaPath:"#/properties/readings/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.numbers!==void 0){let r=s.numbers;
if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r){let o=r[i];if(typeof o!="string"&&o!==null){let m={instancePath:n+
"/numbers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/numbers/additionalProperties/type",keyword:"\
type",params:{type:Ir.properties.numbers.additionalProperties.type},message:"must be string,null"};e===null?e=[m]:e.push(
m),t++}}else{let i={instancePath:n+"/numbers",schemaPath:"#/properties/numbers/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.objects!==void 0){let r=s.objects;if(r&&typeof r=="object"&&
!Array.isArray(r))for(let i in r)Dr(r[i],{instancePath:n+"/objects/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:i,rootData:a,dynamicAnchors:l})||(e=e===null?Dr.errors:e.concat(Dr.errors),t=e.length);else{let i={instancePath:n+
"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)Nr(
r[i],{instancePath:n+"/players/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:a,dynamicAnchors:l})||
(e=e===null?Nr.errors:e.concat(Nr.errors),t=e.length);else{let i={instancePath:n+"/players",schemaPath:"#/properties/pla\
yers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==
void 0){let r=s.gameRules;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Te(r[o],{instancePath:n+"/gameRules/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)}else{
let i={instancePath:n+"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.costs!==void 0){let r=s.costs;if(r&&typeof r=="object"&&!Array.isArray(
r))for(let i in r)Tr(r[i],{instancePath:n+"/costs/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,
rootData:a,dynamicAnchors:l})||(e=e===null?Tr.errors:e.concat(Tr.errors),t=e.length);else{let i={instancePath:n+"/costs",
schemaPath:"#/properties/costs/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)X(r[o],{instancePath:n+
"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?X.errors:e.concat(X.errors),
t=e.length)}else{let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.trace!==void 0){let r=s.trace;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)Ar(r[o],{instancePath:n+"/trace/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?Ar.errors:e.concat(Ar.errors),t=e.length)}else{let i={instancePath:n+"/trace",schemaPath:"#/properties/trace\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ui.
errors=e,t===0}var fa=Ki,as={type:"object",additionalProperties:!1,required:["id","rev","title","level","rulesets","cite\
s","players","timeline"],properties:{$schema:{type:"string"},id:{$ref:"#/$defs/ScenarioId"},rev:{type:"integer",minimum:1},
title:{type:"string",minLength:1,maxLength:160},question:{type:"string",minLength:1,maxLength:300},topic:{enum:["copy","\
control","text","type","color","abilities","power-toughness","timestamps","dependency","players","game-rules","state-bas\
ed"]},level:{enum:["must","interpretation","undefined"]},rulesets:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#\
/$defs/RulesetId"}},cites:{type:"array",minItems:1,items:{$ref:"#/$defs/Citation"}},players:{type:"array",minItems:1,maxItems:12,
items:{$ref:"#/$defs/PlayerSetup"}},cards:{type:"array",maxItems:100,items:{$ref:"#/$defs/Card"}},timeline:{type:"array",
minItems:1,maxItems:5e3,items:{$ref:"#/$defs/ScenarioEvent"}},why:{type:"array",items:{$ref:"#/$defs/Words"}},provenance:{
type:"array",items:{$ref:"#/$defs/Words"}},alternatives:{type:"array",minItems:1,items:{$ref:"#/$defs/Alternative"}},twin:{
$ref:"#/$defs/ScenarioId"}}};function Ki(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of as.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(as.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let r={instancePath:n+"/$schema",schemaPath:"#/pr\
operties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
id!==void 0&&(ke(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:l})||(e=e===null?
ke.errors:e.concat(ke.errors),t=e.length)),s.rev!==void 0){let r=s.rev;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/rev",schemaPath:"#/properties/rev/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let i={instancePath:n+"\
/rev",schemaPath:"#/properties/rev/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[i]:e.push(i),t++}}if(s.title!==void 0){let r=s.title;if(typeof r=="string"){if(g(r)>160){let i={instancePath:n+"\
/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more tha\
n 160 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/title",schemaPath:"#/properties/title\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(
i),t++}}else{let i={instancePath:n+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}}if(s.question!==void 0){let r=s.question;if(typeof r=="string"){if(g(r)>300){
let i={instancePath:n+"/question",schemaPath:"#/properties/question/maxLength",keyword:"maxLength",params:{limit:300},message:"\
must NOT have more than 300 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/question",schemaPath:"\
#/properties/question/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/question",schemaPath:"#/properties/question/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.topic!==void 0){let r=s.topic;if(!(r===
"copy"||r==="control"||r==="text"||r==="type"||r==="color"||r==="abilities"||r==="power-toughness"||r==="timestamps"||r===
"dependency"||r==="players"||r==="game-rules"||r==="state-based")){let i={instancePath:n+"/topic",schemaPath:"#/properti\
es/topic/enum",keyword:"enum",params:{allowedValues:as.properties.topic.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[i]:e.push(i),t++}}if(s.level!==void 0){let r=s.level;if(!(r==="must"||r==="interpretation"||r===
"undefined")){let i={instancePath:n+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:as.
properties.level.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.rulesets!==
void 0){let r=s.rulesets;if(Array.isArray(r)){if(r.length<1){let h={instancePath:n+"/rulesets",schemaPath:"#/properties/\
rulesets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(
h),t++}let i=r.length;for(let h=0;h<i;h++)W(r[h],{instancePath:n+"/rulesets/"+h,parentData:r,parentDataProperty:h,rootData:a,
dynamicAnchors:l})||(e=e===null?W.errors:e.concat(W.errors),t=e.length);let o=r.length,m;if(o>1){e:for(;o--;)for(m=o;m--;)
if(Wi(r[o],r[m])){let h={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/uniqueItems",keyword:"uniqueItems",
params:{i:o,j:m},message:"must NOT have duplicate items (items ## "+m+" and "+o+" are identical)"};e===null?e=[h]:e.push(
h),t++;break e}}}else{let i={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.cites!==void 0){let r=s.cites;if(Array.isArray(r)){if(r.
length<1){let o={instancePath:n+"/cites",schemaPath:"#/properties/cites/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)$e(r[o],{instancePath:n+
"/cites/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?$e.errors:e.concat($e.errors),t=
e.length)}else{let i={instancePath:n+"/cites",schemaPath:"#/properties/cites/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){if(r.
length>12){let o={instancePath:n+"/players",schemaPath:"#/properties/players/maxItems",keyword:"maxItems",params:{limit:12},
message:"must NOT have more than 12 items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){let o={instancePath:n+"/players",
schemaPath:"#/properties/players/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Pr(r[o],{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?Pr.errors:e.concat(Pr.errors),t=e.length)}else{let i={instancePath:n+"/player\
s",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.cards!==void 0){let r=s.cards;if(Array.isArray(r)){if(r.length>100){let o={instancePath:n+"/cards",schemaPath:"\
#/properties/cards/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)te(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)}else{let i={instancePath:n+"/cards",
schemaPath:"#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){if(r.length>5e3){let o={instancePath:n+"/timeline",
schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:5e3},message:"must NOT have more than 5000 \
items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){let o={instancePath:n+"/timeline",schemaPath:"#/properties/timeline/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)be(r[o],{instancePath:n+"/timeline/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||
(e=e===null?be.errors:e.concat(be.errors),t=e.length)}else{let i={instancePath:n+"/timeline",schemaPath:"#/properties/ti\
meline/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.why!==void 0){
let r=s.why;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)U(r[o],{instancePath:n+"/why/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)}else{let i={instancePath:n+"/why",schemaPath:"\
#/properties/why/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
provenance!==void 0){let r=s.provenance;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)U(r[o],{instancePath:n+"\
/provenance/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===null?U.errors:e.concat(U.errors),
t=e.length)}else{let i={instancePath:n+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.alternatives!==void 0){let r=s.alternatives;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/alternatives",schemaPath:"#/properties/alternatives/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)Or(r[o],{instancePath:n+"/alternatives/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:l})||(e=e===
null?Or.errors:e.concat(Or.errors),t=e.length)}else{let i={instancePath:n+"/alternatives",schemaPath:"#/properties/alter\
natives/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.twin!==void 0&&
(ke(s.twin,{instancePath:n+"/twin",parentData:s,parentDataProperty:"twin",rootData:a,dynamicAnchors:l})||(e=e===null?ke.
errors:e.concat(ke.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ki.errors=e,t===0}var ma=Qi;function Qi(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:a=s,dynamicAnchors:l={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let p in s)if(!G.call(Ce.properties,p)){let u={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(
u),t++}if(s.self!==void 0&&s.self!==!0){let p={instancePath:n+"/self",schemaPath:"#/properties/self/const",keyword:"cons\
t",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}if(s.other!==void 0&&s.other!==
!0){let p={instancePath:n+"/other",schemaPath:"#/properties/other/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[p]:e.push(p),t++}if(s.host!==void 0&&s.host!==!0){let p={instancePath:n+"/host",
schemaPath:"#/properties/host/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?
e=[p]:e.push(p),t++}if(s.affected!==void 0&&s.affected!==!0){let p={instancePath:n+"/affected",schemaPath:"#/properties/\
affected/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}
if(s.target!==void 0){let p=s.target,u=t,f=!1,d=t;if(p!==!0){let b={instancePath:n+"/target",schemaPath:"#/properties/ta\
rget/anyOf/0/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[b]:e.push(
b),t++}var r=d===t;if(f=f||r,!f){let b=t;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let D={instancePath:n+
"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[D]:e.push(D),t++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){let D={instancePath:n+"/target",schemaPath:"\
#/properties/target/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[D]:e.push(D),t++}var r=b===t;f=f||r}if(f)t=u,e!==null&&(u?e.length=u:e=null);else{let b={instancePath:n+"/target",schemaPath:"\
#/properties/target/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),t++}}
if(s.object!==void 0){let p=s.object;if(typeof p=="string"){if(g(p)>200){let u={instancePath:n+"/object",schemaPath:"#/p\
roperties/object/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[u]:e.push(u),t++}if(g(p)<1){let u={instancePath:n+"/object",schemaPath:"#/properties/object/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),t++}}if(s.linked!==void 0){let p=s.linked;if(typeof p=="string"){if(g(p)>60){let u={instancePath:n+"/lin\
ked",schemaPath:"#/properties/linked/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 6\
0 characters"};e===null?e=[u]:e.push(u),t++}if(g(p)<1){let u={instancePath:n+"/linked",schemaPath:"#/properties/linked/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),
t++}}else{let u={instancePath:n+"/linked",schemaPath:"#/properties/linked/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),t++}}if(s.topOf!==void 0){let p=s.topOf;if(!(p==="graveyard"||p==="library")){
let u={instancePath:n+"/topOf",schemaPath:"#/properties/topOf/enum",keyword:"enum",params:{allowedValues:Ce.properties.topOf.
enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(s.type!==void 0&&(Fe(s.type,
{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:a,dynamicAnchors:l})||(e=e===null?Fe.errors:e.concat(
Fe.errors),t=e.length)),s.supertype!==void 0&&(ze(s.supertype,{instancePath:n+"/supertype",parentData:s,parentDataProperty:"\
supertype",rootData:a,dynamicAnchors:l})||(e=e===null?ze.errors:e.concat(ze.errors),t=e.length)),s.subtype!==void 0&&(Be(
s.subtype,{instancePath:n+"/subtype",parentData:s,parentDataProperty:"subtype",rootData:a,dynamicAnchors:l})||(e=e===null?
Be.errors:e.concat(Be.errors),t=e.length)),s.color!==void 0&&(We(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"\
color",rootData:a,dynamicAnchors:l})||(e=e===null?We.errors:e.concat(We.errors),t=e.length)),s.colorCount!==void 0&&(O(s.
colorCount,{instancePath:n+"/colorCount",parentData:s,parentDataProperty:"colorCount",rootData:a,dynamicAnchors:l})||(e=
e===null?O.errors:e.concat(O.errors),t=e.length)),s.name!==void 0){let p=s.name,u=t,f=!0,d=t;if(!(p&&typeof p=="object"&&
!Array.isArray(p))){let w={};e===null?e=[w]:e.push(w),t++}var i=d===t;t=u,e!==null&&(u?e.length=u:e=null);let b;if(i){let w=t;
ue(p,{instancePath:n+"/name",parentData:s,parentDataProperty:"name",rootData:a,dynamicAnchors:l})||(e=e===null?ue.errors:
e.concat(ue.errors),t=e.length);var i=w===t;f=i,b="then"}else{let w=t;if(typeof p=="string"){if(g(p)>200){let q={instancePath:n+
"/name",schemaPath:"#/properties/name/else/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more\
 than 200 characters"};e===null?e=[q]:e.push(q),t++}if(g(p)<1){let q={instancePath:n+"/name",schemaPath:"#/properties/na\
me/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:
e.push(q),t++}}else{let q={instancePath:n+"/name",schemaPath:"#/properties/name/else/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}var i=w===t;f=i,b="else"}if(!f){let w={instancePath:n+"/\
name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword:b},message:'must match "'+b+'" schema'};e===
null?e=[w]:e.push(w),t++}}if(s.controller!==void 0&&(A(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"\
controller",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.owner!==void 0&&(A(s.owner,
{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:a,dynamicAnchors:l})||(e=e===null?A.errors:e.concat(
A.errors),t=e.length)),s.zone!==void 0){let p=s.zone,u=t,f=!1,d=t;if(p!=="any"){let b={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/0/const",keyword:"const",params:{allowedValue:"any"},message:"must be equal to constant"};e===null?
e=[b]:e.push(b),t++}var o=d===t;if(f=f||o,!f){let b=t;$(p,{instancePath:n+"/zone",parentData:s,parentDataProperty:"zone",
rootData:a,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length);var o=b===t;if(f=f||o,!f){let D=t;if(Array.
isArray(p)){if(p.length<1){let R={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[R]:e.push(R),t++}let _=p.length;for(let R=0;R<
_;R++)$(p[R],{instancePath:n+"/zone/"+R,parentData:p,parentDataProperty:R,rootData:a,dynamicAnchors:l})||(e=e===null?$.errors:
e.concat($.errors),t=e.length)}else{let _={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[_]:e.push(_),t++}var o=D===t;f=f||o}}if(f)t=u,e!==null&&
(u?e.length=u:e=null);else{let b={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[b]:e.push(b),t++}}if(s.castFrom!==void 0){let p=s.castFrom,u=t,f=!1,
d=t;$(p,{instancePath:n+"/castFrom",parentData:s,parentDataProperty:"castFrom",rootData:a,dynamicAnchors:l})||(e=e===null?
$.errors:e.concat($.errors),t=e.length);var m=d===t;if(f=f||m,!f){let b=t;if(Array.isArray(p)){if(p.length<1){let q={instancePath:n+
"/castFrom",schemaPath:"#/properties/castFrom/anyOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[q]:e.push(q),t++}let D=p.length;for(let q=0;q<D;q++)$(p[q],{instancePath:n+"/castFro\
m/"+q,parentData:p,parentDataProperty:q,rootData:a,dynamicAnchors:l})||(e=e===null?$.errors:e.concat($.errors),t=e.length)}else{
let D={instancePath:n+"/castFrom",schemaPath:"#/properties/castFrom/anyOf/1/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[D]:e.push(D),t++}var m=b===t;f=f||m}if(f)t=u,e!==null&&(u?e.length=u:e=null);else{let b={instancePath:n+
"/castFrom",schemaPath:"#/properties/castFrom/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===
null?e=[b]:e.push(b),t++}}if(s.token!==void 0&&typeof s.token!="boolean"){let p={instancePath:n+"/token",schemaPath:"#/p\
roperties/token/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),t++}if(s.
permanent!==void 0&&s.permanent!==!0){let p={instancePath:n+"/permanent",schemaPath:"#/properties/permanent/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}if(s.historic!==void 0&&
s.historic!==!0){let p={instancePath:n+"/historic",schemaPath:"#/properties/historic/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}if(s.faceDown!==void 0&&typeof s.faceDown!="boolean"){
let p={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[p]:e.push(p),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let p={instancePath:n+"\
/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[p]:e.push(p),t++}if(s.designation!==void 0){let p=s.designation;if(typeof p=="string"){if(g(p)>40){let u={instancePath:n+
"/designation",schemaPath:"#/properties/designation/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT h\
ave more than 40 characters"};e===null?e=[u]:e.push(u),t++}if(g(p)<1){let u={instancePath:n+"/designation",schemaPath:"#\
/properties/designation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/designation",schemaPath:"#/properties/designation/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(s.keyword!==void 0){let p=s.keyword;
if(typeof p=="string"){if(g(p)>60){let u={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[u]:e.push(u),t++}if(g(p)<1){let u={
instancePath:n+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/keyword",schemaPath:"#/pr\
operties/keyword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(s.
abilityCount!==void 0&&(O(s.abilityCount,{instancePath:n+"/abilityCount",parentData:s,parentDataProperty:"abilityCount",
rootData:a,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.power!==void 0&&(O(s.power,{instancePath:n+
"/power",parentData:s,parentDataProperty:"power",rootData:a,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),
t=e.length)),s.toughness!==void 0&&(O(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"toughnes\
s",rootData:a,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.basePower!==void 0&&(O(s.basePower,
{instancePath:n+"/basePower",parentData:s,parentDataProperty:"basePower",rootData:a,dynamicAnchors:l})||(e=e===null?O.errors:
e.concat(O.errors),t=e.length)),s.baseToughness!==void 0&&(O(s.baseToughness,{instancePath:n+"/baseToughness",parentData:s,
parentDataProperty:"baseToughness",rootData:a,dynamicAnchors:l})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.
manaValue!==void 0&&(O(s.manaValue,{instancePath:n+"/manaValue",parentData:s,parentDataProperty:"manaValue",rootData:a,dynamicAnchors:l})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.counter!==void 0){let p=s.counter;if(typeof p=="string"){if(g(p)>
60){let u={instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[u]:e.push(u),t++}if(g(p)<1){let u={instancePath:n+"/counter",schemaPath:"\
#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(s.attached!==void 0&&typeof s.attached!="boole\
an"){let p={instancePath:n+"/attached",schemaPath:"#/properties/attached/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[p]:e.push(p),t++}if(s.attachedTo!==void 0&&(k(s.attachedTo,{instancePath:n+"/attachedTo",parentData:s,
parentDataProperty:"attachedTo",rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.hasAttached!==
void 0&&(k(s.hasAttached,{instancePath:n+"/hasAttached",parentData:s,parentDataProperty:"hasAttached",rootData:a,dynamicAnchors:l})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.shares!==void 0){let p=s.shares;if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let u of Ce.properties.shares.required)if(p[u]===void 0){let f={instancePath:n+"/shares",schemaPath:"#/p\
roperties/shares/required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'"};
e===null?e=[f]:e.push(f),t++}for(let u in p)if(!(u==="characteristic"||u==="with")){let f={instancePath:n+"/shares",schemaPath:"\
#/properties/shares/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT\
 have additional properties"};e===null?e=[f]:e.push(f),t++}if(p.characteristic!==void 0){let u=p.characteristic;if(!(u===
"name"||u==="color"||u==="type"||u==="creatureType"||u==="landType")){let f={instancePath:n+"/shares/characteristic",schemaPath:"\
#/properties/shares/properties/characteristic/enum",keyword:"enum",params:{allowedValues:Ce.properties.shares.properties.
characteristic.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}}p.with!==void 0&&
(T(p.with,{instancePath:n+"/shares/with",parentData:p,parentDataProperty:"with",rootData:a,dynamicAnchors:l})||(e=e===null?
T.errors:e.concat(T.errors),t=e.length))}else{let u={instancePath:n+"/shares",schemaPath:"#/properties/shares/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}if(s.allOf!==void 0){let p=s.allOf;
if(Array.isArray(p)){if(p.length<1){let f={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),t++}let u=p.length;for(let f=0;f<
u;f++)k(p[f],{instancePath:n+"/allOf/"+f,parentData:p,parentDataProperty:f,rootData:a,dynamicAnchors:l})||(e=e===null?k.
errors:e.concat(k.errors),t=e.length)}else{let u={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}}if(s.anyOf!==void 0){let p=s.anyOf;if(Array.
isArray(p)){if(p.length<1){let f={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),t++}let u=p.length;for(let f=0;f<u;f++)k(p[f],
{instancePath:n+"/anyOf/"+f,parentData:p,parentDataProperty:f,rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(
k.errors),t=e.length)}else{let u={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}}if(s.not!==void 0){let p=s.not,u=t,f=!0,d=t;if(!Array.isArray(
p)){let w={};e===null?e=[w]:e.push(w),t++}var h=d===t;t=u,e!==null&&(u?e.length=u:e=null);let b;if(h){let w=t;if(Array.isArray(
p)){if(p.length<1){let _={instancePath:n+"/not",schemaPath:"#/properties/not/then/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[_]:e.push(_),t++}let q=p.length;for(let _=0;_<q;_++)k(p[_],{instancePath:n+
"/not/"+_,parentData:p,parentDataProperty:_,rootData:a,dynamicAnchors:l})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)}
var h=w===t;f=h,b="then"}else{let w=t;k(p,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:a,dynamicAnchors:l})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length);var h=w===t;f=h,b="else"}if(!f){let w={instancePath:n+"/not",schemaPath:"\
#/properties/not/if",keyword:"if",params:{failingKeyword:b},message:'must match "'+b+'" schema'};e===null?e=[w]:e.push(w),
t++}}}else{let p={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[p]:e.push(p),t++}return Qi.errors=e,t===0}return rn(ya);})();

export const validateAbility: Validator<AbilityEntry> = validators.validateAbility;
export const validateCard: Validator<Card> = validators.validateCard;
export const validateEffect: Validator<EffectPart> = validators.validateEffect;
export const validateExport: Validator<CorpusExport> = validators.validateExport;
export const validateQuantity: Validator<Quantity> = validators.validateQuantity;
export const validateReport: Validator<Report> = validators.validateReport;
export const validateResolution: Validator<Resolution> = validators.validateResolution;
export const validateScenario: Validator<Scenario> = validators.validateScenario;
export const validateSelector: Validator<Selector> = validators.validateSelector;
