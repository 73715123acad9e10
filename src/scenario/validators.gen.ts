// @ts-nocheck
// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen

import type { ErrorObject } from "ajv";
import type { AbilityEntry, BlobLine, Capability, Card, CardTexts, Certificate, CorpusExport, EffectPart, EngineError, EngineHello, EngineRefused, EngineResult, EngineUnsupported, Expectations, Key, Observation, PhraseBook, Quantity, Report, Resolution, RunnerHello, RunnerRuleset, RunnerRun, RunnerStop, Scenario, Selector } from "../rules/formats.gen.js";

/** True when the value fits the schema; otherwise `errors` says what is wrong, until the next call. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

"use strict";var validators=(()=>{var Cn=Object.defineProperty;var sp=Object.getOwnPropertyDescriptor;var tp=Object.getOwnPropertyNames;var ip=Object.prototype.hasOwnProperty;var _n=(s,n)=>()=>{try{return n||s((n={exports:{}}).exports,n),n.exports}catch(h){throw n=0,h}},np=(s,n)=>{for(var h in n)
Cn(s,h,{get:n[h],enumerable:!0})},op=(s,n,h,d)=>{if(n&&typeof n=="object"||typeof n=="function")for(let a of tp(n))!ip.call(
s,a)&&a!==h&&Cn(s,a,{get:()=>n[a],enumerable:!(d=sp(n,a))||d.enumerable});return s};var ap=s=>op(Cn({},"__esModule",{value:!0}),s);var xo=_n(En=>{"use strict";Object.defineProperty(En,"__esModule",{value:!0});function Ao(s){let n=s.length,h=0,d=0,a;for(;d<
n;)h++,a=s.charCodeAt(d++),a>=55296&&a<=56319&&d<n&&(a=s.charCodeAt(d),(a&64512)===56320&&d++);return h}En.default=Ao;Ao.
code='require("ajv/dist/runtime/ucs2length").default'});var Lo=_n((Ym,To)=>{"use strict";To.exports=function s(n,h){if(n===h)return!0;if(n&&h&&typeof n=="object"&&typeof h=="ob\
ject"){if(n.constructor!==h.constructor)return!1;var d,a,p;if(Array.isArray(n)){if(d=n.length,d!=h.length)return!1;for(a=
d;a--!==0;)if(!s(n[a],h[a]))return!1;return!0}if(n.constructor===RegExp)return n.source===h.source&&n.flags===h.flags;if(n.
valueOf!==Object.prototype.valueOf)return n.valueOf()===h.valueOf();if(n.toString!==Object.prototype.toString)return n.toString()===
h.toString();if(p=Object.keys(n),d=p.length,d!==Object.keys(h).length)return!1;for(a=d;a--!==0;)if(!Object.prototype.hasOwnProperty.
call(h,p[a]))return!1;for(a=d;a--!==0;){var e=p[a];if(!s(n[e],h[e]))return!1}return!0}return n!==n&&h!==h}});var Co=_n(Fn=>{"use strict";Object.defineProperty(Fn,"__esModule",{value:!0});var Io=Lo();Io.code='require("ajv/dist/run\
time/equal").default';Fn.default=Io});var Zm={};np(Zm,{validateAbility:()=>pp,validateBlob:()=>sl,validateCapability:()=>xu,validateCard:()=>Iu,validateCardText:()=>Tu,
validateCertificate:()=>Cu,validateEffect:()=>Ru,validateEngineError:()=>Bu,validateEngineHello:()=>Wu,validateEngineRefused:()=>Gu,
validateEngineResult:()=>Mu,validateEngineUnsupported:()=>sm,validateExpectations:()=>im,validateExport:()=>pm,validateKey:()=>ym,
validateObservation:()=>Nm,validatePhraseBook:()=>Am,validateQuantity:()=>Im,validateReport:()=>Cm,validateResolution:()=>Vm,
validateRunnerHello:()=>Rm,validateRunnerRuleset:()=>zm,validateRunnerRun:()=>Km,validateRunnerStop:()=>Gm,validateScenario:()=>Mm,
validateSelector:()=>Qm});var pp=de;var b=xo().default,lp={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/Keyword\
Ability"},{$ref:"#/$defs/StaticAbility"},{$ref:"#/$defs/CharacteristicDefiningAbility"},{$ref:"#/$defs/ActivatedAbility"},
{$ref:"#/$defs/TriggeredAbility"},{$ref:"#/$defs/SpellAbility"},{$ref:"#/$defs/ManaAbility"},{$ref:"#/$defs/AsEntersAbil\
ity"},{$ref:"#/$defs/ReplacementAbility"}]},_o={type:"object",additionalProperties:!1,required:["kind","keyword"],properties:{
kind:{const:"keyword"},keyword:{type:"string",minLength:1,maxLength:60},cost:{type:"string",minLength:1,maxLength:80},n:{
type:"integer",minimum:0},landType:{$ref:"#/$defs/SubtypeWord"},from:{$ref:"#/$defs/ColorWord"},fromQuality:{$ref:"#/$de\
fs/Selector"},quality:{$ref:"#/$defs/Selector"},player:{const:!0},keeps:{$ref:"#/$defs/Selector"}}},S=Object.prototype.hasOwnProperty;var up={type:"object",additionalProperties:!1,required:["chosen"],properties:{chosen:{type:"string",minLength:1,maxLength:60}}};
function le(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of up.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(r!=="chosen"){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}
if(s.chosen!==void 0){let r=s.chosen;if(typeof r=="string"){if(b(r)>60){let t={instancePath:n+"/chosen",schemaPath:"#/pr\
operties/chosen/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/chosen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return le.errors=e,i===0}function J(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let y={};
e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;le(s,{instancePath:n,parentData:h,
parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),i=e.length);var l=y===i;t=
l,f="then"}else{let y=i;if(typeof s=="string"){if(b(s)>40){let u={instancePath:n,schemaPath:"#/else/maxLength",keyword:"\
maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[u]:e.push(u),i++}if(b(s)<1){let u={
instancePath:n,schemaPath:"#/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return J.
errors=e,i===0}var mp={enum:["white","blue","black","red","green"]};function E(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="white"||s==="blue"||s==="black"||s==="red"||s==="green")){let r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:mp.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),i++}return E.errors=e,i===0}function oe(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let y={};
e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;le(s,{instancePath:n,parentData:h,
parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),i=e.length);var l=y===i;t=
l,f="then"}else{let y=i;E(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?
E.errors:e.concat(E.errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return oe.errors=e,i===0}
var tr={type:"object",additionalProperties:!1,properties:{self:{const:!0},other:{const:!0},host:{const:!0},affected:{const:!0},
target:{anyOf:[{const:!0},{type:"integer",minimum:1}]},chosenObject:{anyOf:[{const:!0},{type:"integer",minimum:1}]},triggering:{
const:!0},object:{type:"string",minLength:1,maxLength:200},linked:{type:"string",minLength:1,maxLength:60},topOf:{enum:[
"graveyard","library"]},type:{$ref:"#/$defs/CardTypes"},supertype:{$ref:"#/$defs/Supertypes"},subtype:{$ref:"#/$defs/Sub\
typeWords"},color:{$ref:"#/$defs/ColorWords"},colorCount:{$ref:"#/$defs/Comparison"},name:{if:{type:"object"},then:{$ref:"\
#/$defs/Chosen"},else:{type:"string",minLength:1,maxLength:200}},controller:{$ref:"#/$defs/PlayerReference"},owner:{$ref:"\
#/$defs/PlayerReference"},zone:{anyOf:[{const:"any"},{$ref:"#/$defs/Zone"},{type:"array",minItems:1,items:{$ref:"#/$defs\
/Zone"}}]},castFrom:{anyOf:[{$ref:"#/$defs/Zone"},{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}}]},wasCast:{type:"\
boolean"},castBy:{$ref:"#/$defs/PlayerReference"},paid:{type:"string",minLength:1,maxLength:120},token:{type:"boolean"},
permanent:{const:!0},historic:{const:!0},faceDown:{type:"boolean"},tapped:{type:"boolean"},designation:{type:"string",minLength:1,
maxLength:40},attackingPlayer:{$ref:"#/$defs/PlayerReference"},attackingPermanent:{$ref:"#/$defs/Selector"},blocking:{$ref:"\
#/$defs/Selector"},blockedBy:{$ref:"#/$defs/Selector"},keyword:{if:{type:"string"},then:{minLength:1,maxLength:60},else:{
$ref:"#/$defs/KeywordVariant"}},transformed:{type:"boolean"},abilityCount:{$ref:"#/$defs/Comparison"},power:{$ref:"#/$de\
fs/Comparison"},toughness:{$ref:"#/$defs/Comparison"},basePower:{$ref:"#/$defs/Comparison"},baseToughness:{$ref:"#/$defs\
/Comparison"},manaValue:{$ref:"#/$defs/Comparison"},counters:{type:"object",minProperties:1,maxProperties:10,additionalProperties:{
$ref:"#/$defs/Comparison"}},counter:{type:"string",minLength:1,maxLength:60},attached:{type:"boolean"},attachedTo:{$ref:"\
#/$defs/Selector"},pairedWith:{$ref:"#/$defs/Selector"},hasAttached:{$ref:"#/$defs/Selector"},shares:{type:"object",additionalProperties:!1,
required:["characteristic","with"],properties:{characteristic:{enum:["name","color","type","creatureType","landType"]},with:{
$ref:"#/$defs/Reference"}}},allOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Selector"}},anyOf:{type:"array",minItems:1,
items:{$ref:"#/$defs/Selector"}},not:{if:{type:"array"},then:{minItems:1,items:{$ref:"#/$defs/Selector"}},else:{$ref:"#/\
$defs/Selector"}}}};var fp={enum:["Artifact","Battle","Conspiracy","Creature","Dungeon","Enchantment","Instant","Kindred","Land","Phenomenon",
"Plane","Planeswalker","Scheme","Sorcery","Vanguard"]};function x(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="Artifact"||s==="Battle"||s==="Conspiracy"||s==="Creature"||
s==="Dungeon"||s==="Enchantment"||s==="Instant"||s==="Kindred"||s==="Land"||s==="Phenomenon"||s==="Plane"||s==="Planeswa\
lker"||s==="Scheme"||s==="Sorcery"||s==="Vanguard")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fp.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return x.errors=e,i===0}function yr(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(!Array.
isArray(s)){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;if(Array.
isArray(s)){if(s.length<1){let c={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),i++}let u=s.length;for(let c=0;c<u;c++)x(s[c],{instancePath:n+
"/"+c,parentData:s,parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),i=e.length)}
var l=y===i;t=l,f="then"}else{let y=i;x(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"#/\
if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return yr.errors=
e,i===0}var yp={enum:["Basic","Legendary","Ongoing","Snow","World"]};function _(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="Basic"||s==="Legendary"||s==="Ongoing"||s==="Snow"||s==="\
World")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:yp.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return _.errors=e,i===0}function cr(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(!Array.isArray(s)){let y={};e===
null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;if(Array.isArray(s)){if(s.length<
1){let c={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer t\
han 1 items"};e===null?e=[c]:e.push(c),i++}let u=s.length;for(let c=0;c<u;c++)_(s[c],{instancePath:n+"/"+c,parentData:s,
parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}var l=y===i;t=l,
f="then"}else{let y=i;_(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?_.
errors:e.concat(_.errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return cr.errors=e,i===0}function hr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,
r=i,t=!0,o=i;if(!Array.isArray(s)){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);
let f;if(l){let y=i;if(Array.isArray(s)){if(s.length<1){let c={instancePath:n,schemaPath:"#/then/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),i++}let u=s.length;for(let c=0;c<
u;c++)J(s[c],{instancePath:n+"/"+c,parentData:s,parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===null?J.errors:
e.concat(J.errors),i=e.length)}var l=y===i;t=l,f="then"}else{let y=i;J(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=
[y]:e.push(y),i++}return hr.errors=e,i===0}function dr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,
r=i,t=!0,o=i;if(!Array.isArray(s)){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);
let f;if(l){let y=i;if(Array.isArray(s)){if(s.length<1){let c={instancePath:n,schemaPath:"#/then/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),i++}let u=s.length;for(let c=0;c<
u;c++)oe(s[c],{instancePath:n+"/"+c,parentData:s,parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===null?oe.errors:
e.concat(oe.errors),i=e.length)}var l=y===i;t=l,f="then"}else{let y=i;oe(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?oe.errors:e.concat(oe.errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=
[y]:e.push(y),i++}return dr.errors=e,i===0}var K={type:"object",additionalProperties:!1,minProperties:1,dependentRequired:{on:["counter"],onEach:["counter"],onPlayer:[
"counter"],total:["of"],greatest:["of"],least:["of"],distinct:["among"],among:["distinct"],round:["half"],then:["if"],else:[
"if"]},oneOf:[{required:["x"]},{required:["powerOf"]},{required:["toughnessOf"]},{required:["basePowerOf"]},{required:["\
baseToughnessOf"]},{required:["manaValueOf"]},{required:["levelOf"]},{required:["counter","on"]},{required:["counter","o\
nEach"]},{required:["counter","onPlayer"]},{required:["count"]},{required:["total","of"]},{required:["greatest","of"]},{
required:["least","of"]},{required:["distinct","among"]},{required:["devotion"]},{required:["party"]},{required:["handSi\
ze"]},{required:["life"]},{required:["startingLife"]},{required:["players"]},{required:["thisTurn","by"]},{required:["ti\
mesPaid"]},{required:["chosen"]},{required:["sum"]},{required:["product"]},{required:["negative"]},{required:["half"]},{
required:["atMostOf"]},{required:["atLeastOf"]},{required:["if","then"]}],properties:{x:{const:!0},powerOf:{$ref:"#/$def\
s/Reference"},toughnessOf:{$ref:"#/$defs/Reference"},basePowerOf:{$ref:"#/$defs/Reference"},baseToughnessOf:{$ref:"#/$de\
fs/Reference"},manaValueOf:{$ref:"#/$defs/Reference"},levelOf:{$ref:"#/$defs/Reference"},counter:{type:"string",minLength:1,
maxLength:60},on:{$ref:"#/$defs/Reference"},onEach:{$ref:"#/$defs/Selector"},onPlayer:{$ref:"#/$defs/PlayerReference"},count:{
$ref:"#/$defs/Selector"},total:{$ref:"#/$defs/Measure"},greatest:{$ref:"#/$defs/Measure"},least:{$ref:"#/$defs/Measure"},
of:{$ref:"#/$defs/Selector"},distinct:{enum:["types","supertypes","subtypes","colors","landTypes","basicLandTypes","crea\
tureTypes","names","powers","manaValues","manaCosts"]},among:{$ref:"#/$defs/Selector"},devotion:{type:"array",minItems:1,
items:{$ref:"#/$defs/Color"}},party:{$ref:"#/$defs/PlayerReference"},handSize:{$ref:"#/$defs/PlayerReference"},life:{$ref:"\
#/$defs/PlayerReference"},startingLife:{$ref:"#/$defs/PlayerReference"},players:{$ref:"#/$defs/PlayerSelector"},thisTurn:{
type:"string",minLength:1,maxLength:60},by:{$ref:"#/$defs/PlayerReference"},timesPaid:{type:"string",minLength:1,maxLength:120},
chosen:{type:"string",minLength:1,maxLength:60},sum:{type:"array",minItems:1,items:{$ref:"#/$defs/Quantity"}},product:{type:"\
array",minItems:1,items:{$ref:"#/$defs/Quantity"}},negative:{$ref:"#/$defs/Quantity"},half:{$ref:"#/$defs/Quantity"},round:{
enum:["up","down"]},atMostOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Quantity"}},atLeastOf:{type:"array",minItems:1,
items:{$ref:"#/$defs/Quantity"}},if:{$ref:"#/$defs/Condition"},then:{$ref:"#/$defs/Quantity"},else:{$ref:"#/$defs/Quanti\
ty"}}},Eo={if:{type:"string"},then:{enum:["self","affected","host","target","chosenObject","triggering"]},else:{type:"ob\
ject",additionalProperties:!1,minProperties:1,maxProperties:1,properties:{target:{type:"integer",minimum:1},chosenObject:{
type:"integer",minimum:1},linked:{type:"string",minLength:1,maxLength:60},topOf:{enum:["graveyard","library"]},object:{type:"\
string",minLength:1,maxLength:200}}}};function L(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0,r=i,t=!0,o=i;if(typeof s!="string"){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.
length=r:e=null);let f;if(l){let y=i;if(!(s==="self"||s==="affected"||s==="host"||s==="target"||s==="chosenObject"||s===
"triggering")){let u={instancePath:n,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:Eo.then.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f="then"}else{let y=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>1){let u={instancePath:n,schemaPath:"#/else/maxProperties",keyword:"\
maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[u]:e.push(u),i++}if(Object.keys(
s).length<1){let u={instancePath:n,schemaPath:"#/else/minProperties",keyword:"minProperties",params:{limit:1},message:"m\
ust NOT have fewer than 1 properties"};e===null?e=[u]:e.push(u),i++}for(let u in s)if(!(u==="target"||u==="chosenObject"||
u==="linked"||u==="topOf"||u==="object")){let c={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),i++}
if(s.target!==void 0){let u=s.target;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:n+"/t\
arget",schemaPath:"#/else/properties/target/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let c={instancePath:n+"/target",schemaPath:"\
#/else/properties/target/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[c]:e.push(c),i++}}if(s.chosenObject!==void 0){let u=s.chosenObject;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let c={instancePath:n+"/chosenObject",schemaPath:"#/else/properties/chosenObject/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let c={
instancePath:n+"/chosenObject",schemaPath:"#/else/properties/chosenObject/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[c]:e.push(c),i++}}if(s.linked!==void 0){let u=s.linked;if(typeof u=="st\
ring"){if(b(u)>60){let c={instancePath:n+"/linked",schemaPath:"#/else/properties/linked/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.push(c),i++}if(b(u)<1){let c={instancePath:n+
"/linked",schemaPath:"#/else/properties/linked/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+"/linked",schemaPath:"#/else/properties\
/linked/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}if(s.topOf!==
void 0){let u=s.topOf;if(!(u==="graveyard"||u==="library")){let c={instancePath:n+"/topOf",schemaPath:"#/else/properties\
/topOf/enum",keyword:"enum",params:{allowedValues:Eo.else.properties.topOf.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[c]:e.push(c),i++}}if(s.object!==void 0){let u=s.object;if(typeof u=="string"){if(b(u)>200){let c={
instancePath:n+"/object",schemaPath:"#/else/properties/object/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[c]:e.push(c),i++}if(b(u)<1){let c={instancePath:n+"/object",schemaPath:"\
#/else/properties/object/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+"/object",schemaPath:"#/else/properties/object/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}}else{let u={instancePath:n,schemaPath:"\
#/else/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}var l=y===i;t=
l,f="else"}if(!t){let y={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+
f+'" schema'};e===null?e=[y]:e.push(y),i++}return L.errors=e,i===0}function ft(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){let r={instancePath:n,schemaPath:"#/maxProperti\
es",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[r]:e.push(r),i++}
if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="controllerOf"||r===
"ownerOf"||r==="player")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.controllerOf!==void 0&&
(L(s.controllerOf,{instancePath:n+"/controllerOf",parentData:s,parentDataProperty:"controllerOf",rootData:a,dynamicAnchors:p})||
(e=e===null?L.errors:e.concat(L.errors),i=e.length)),s.ownerOf!==void 0&&(L(s.ownerOf,{instancePath:n+"/ownerOf",parentData:s,
parentDataProperty:"ownerOf",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)),s.player!==
void 0){let r=s.player;if(typeof r=="string"){if(b(r)>60){let t={instancePath:n+"/player",schemaPath:"#/properties/playe\
r/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[t]:e.push(
t),i++}if(b(r)<1){let t={instancePath:n+"/player",schemaPath:"#/properties/player/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/pla\
yer",schemaPath:"#/properties/player/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),i++}return ft.errors=e,i===0}var cp={enum:["you","opponent","enchantedPlayer","hostContr\
oller","chosenPlayer","targetPlayer","triggeringPlayer","activePlayer","owner","controller","each","thatPlayer","defendi\
ngPlayer"]};function yt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(!(s==="you"||s==="opponent"||s==="enchantedPlayer"||s==="hostController"||s==="chosenPlayer"||s==="targetPlayer"||
s==="triggeringPlayer"||s==="activePlayer"||s==="owner"||s==="controller"||s==="each"||s==="thatPlayer"||s==="defendingP\
layer")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:cp.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return yt.errors=e,i===0}function A(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(!(s&&typeof s=="object"&&!Array.
isArray(s))){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;ft(
s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?ft.errors:e.concat(ft.errors),
i=e.length);var l=y===i;t=l,f="then"}else{let y=i;yt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?yt.errors:e.concat(yt.errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return A.
errors=e,i===0}var hp={enum:["power","toughness","basePower","baseToughness","manaValue","loyalty"]};function Se(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="power"||s==="toughness"||
s==="basePower"||s==="baseToughness"||s==="manaValue"||s==="loyalty")){let r={instancePath:n,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:hp.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}
return Se.errors=e,i===0}var dp={if:{type:"object",required:["among"]},then:{$ref:"#/$defs/PlayersWho"},else:{$ref:"#/$d\
efs/PlayerReference"}},gp={type:"object",additionalProperties:!1,required:["among"],minProperties:2,properties:{among:{$ref:"\
#/$defs/PlayerReference"},has:{type:"string",minLength:1,maxLength:60},lacks:{type:"string",minLength:1,maxLength:60},noMaximumHandSize:{
type:"boolean"},life:{$ref:"#/$defs/Comparison"},where:{$ref:"#/$defs/Condition"}}},er={type:"object",additionalProperties:!1,
dependentRequired:{object:["is"],is:["object"],has:["player"],equals:["compare"],atLeast:["compare"],atMost:["compare"]},
oneOf:[{required:["exists"]},{required:["object","is"]},{required:["compare"]},{required:["turn"]},{required:["player"]},
{required:["allOf"]},{required:["anyOf"]},{required:["not"]}],properties:{exists:{$ref:"#/$defs/Selector"},object:{$ref:"\
#/$defs/Reference"},is:{$ref:"#/$defs/Selector"},player:{$ref:"#/$defs/PlayerSelector"},has:{type:"string",minLength:1,maxLength:40},
compare:{$ref:"#/$defs/Quantity"},equals:{$ref:"#/$defs/Quantity"},atLeast:{$ref:"#/$defs/Quantity"},atMost:{$ref:"#/$de\
fs/Quantity"},turn:{$ref:"#/$defs/PlayerReference"},allOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Condition"}},anyOf:{
type:"array",minItems:1,items:{$ref:"#/$defs/Condition"}},not:{$ref:"#/$defs/Condition"}}},T={validate:q},Sn={validate:me},
B={validate:z},rr={validate:W};function W(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0,r=i,t=!1,o=null,l=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of er.oneOf[0].required)if(s[m]===
void 0){let u={instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:m},message:"mus\
t have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var y=l===i;y&&(t=!0,o=0);let f=i;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){for(let m of er.oneOf[1].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/oneOf/1/\
required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[u]:e.
push(u),i++}}var y=f===i;if(y&&t)t=!1,o=[o,1];else{y&&(t=!0,o=1);let m=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let c of er.
oneOf[2].required)if(s[c]===void 0){let g={instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"};e===null?e=[g]:e.push(g),i++}}var y=m===i;if(y&&t)t=!1,o=[o,2];else{y&&(t=
!0,o=2);let c=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let O of er.oneOf[3].required)if(s[O]===void 0){let P={
instancePath:n,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:O},message:"must have required\
 property '"+O+"'"};e===null?e=[P]:e.push(P),i++}}var y=c===i;if(y&&t)t=!1,o=[o,3];else{y&&(t=!0,o=3);let O=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let w of er.oneOf[4].required)if(s[w]===void 0){let k={instancePath:n,schemaPath:"#/one\
Of/4/required",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'"};e===null?e=[
k]:e.push(k),i++}}var y=O===i;if(y&&t)t=!1,o=[o,4];else{y&&(t=!0,o=4);let w=i;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let j of er.oneOf[5].required)if(s[j]===void 0){let V={instancePath:n,schemaPath:"#/oneOf/5/required",keyword:"requi\
red",params:{missingProperty:j},message:"must have required property '"+j+"'"};e===null?e=[V]:e.push(V),i++}}var y=w===i;
if(y&&t)t=!1,o=[o,5];else{y&&(t=!0,o=5);let j=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let G of er.oneOf[6].required)
if(s[G]===void 0){let Ye={instancePath:n,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:G},message:"\
must have required property '"+G+"'"};e===null?e=[Ye]:e.push(Ye),i++}}var y=j===i;if(y&&t)t=!1,o=[o,6];else{y&&(t=!0,o=6);
let G=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Ie of er.oneOf[7].required)if(s[Ie]===void 0){let Is={instancePath:n,
schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:Ie},message:"must have required property '"+Ie+
"'"};e===null?e=[Is]:e.push(Is),i++}}var y=G===i;y&&t?(t=!1,o=[o,7]):y&&(t=!0,o=7)}}}}}}if(t)i=r,e!==null&&(r?e.length=r:
e=null);else{let m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m in s)if(!S.
call(er.properties,m)){let u={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(s.exists!==void 0&&
(T.validate(s.exists,{instancePath:n+"/exists",parentData:s,parentDataProperty:"exists",rootData:a,dynamicAnchors:p})||(e=
e===null?T.validate.errors:e.concat(T.validate.errors),i=e.length)),s.object!==void 0&&(L(s.object,{instancePath:n+"/obj\
ect",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),i=e.
length)),s.is!==void 0&&(T.validate(s.is,{instancePath:n+"/is",parentData:s,parentDataProperty:"is",rootData:a,dynamicAnchors:p})||
(e=e===null?T.validate.errors:e.concat(T.validate.errors),i=e.length)),s.player!==void 0&&(Sn.validate(s.player,{instancePath:n+
"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:p})||(e=e===null?Sn.validate.errors:e.concat(
Sn.validate.errors),i=e.length)),s.has!==void 0){let m=s.has;if(typeof m=="string"){if(b(m)>40){let u={instancePath:n+"/\
has",schemaPath:"#/properties/has/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 c\
haracters"};e===null?e=[u]:e.push(u),i++}if(b(m)<1){let u={instancePath:n+"/has",schemaPath:"#/properties/has/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{
let u={instancePath:n+"/has",schemaPath:"#/properties/has/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[u]:e.push(u),i++}}if(s.compare!==void 0&&(B.validate(s.compare,{instancePath:n+"/compare",parentData:s,
parentDataProperty:"compare",rootData:a,dynamicAnchors:p})||(e=e===null?B.validate.errors:e.concat(B.validate.errors),i=
e.length)),s.equals!==void 0&&(B.validate(s.equals,{instancePath:n+"/equals",parentData:s,parentDataProperty:"equals",rootData:a,
dynamicAnchors:p})||(e=e===null?B.validate.errors:e.concat(B.validate.errors),i=e.length)),s.atLeast!==void 0&&(B.validate(
s.atLeast,{instancePath:n+"/atLeast",parentData:s,parentDataProperty:"atLeast",rootData:a,dynamicAnchors:p})||(e=e===null?
B.validate.errors:e.concat(B.validate.errors),i=e.length)),s.atMost!==void 0&&(B.validate(s.atMost,{instancePath:n+"/atM\
ost",parentData:s,parentDataProperty:"atMost",rootData:a,dynamicAnchors:p})||(e=e===null?B.validate.errors:e.concat(B.validate.
errors),i=e.length)),s.turn!==void 0&&(A(s.turn,{instancePath:n+"/turn",parentData:s,parentDataProperty:"turn",rootData:a,
dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),i=e.length)),s.allOf!==void 0){let m=s.allOf;if(Array.isArray(
m)){if(m.length<1){let c={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),i++}let u=m.length;for(let c=0;c<u;c++)rr.validate(
m[c],{instancePath:n+"/allOf/"+c,parentData:m,parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===null?rr.validate.
errors:e.concat(rr.validate.errors),i=e.length)}else{let u={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(s.anyOf!==void 0){let m=s.
anyOf;if(Array.isArray(m)){if(m.length<1){let c={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),i++}let u=m.length;for(let c=0;c<
u;c++)rr.validate(m[c],{instancePath:n+"/anyOf/"+c,parentData:m,parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===
null?rr.validate.errors:e.concat(rr.validate.errors),i=e.length)}else{let u={instancePath:n+"/anyOf",schemaPath:"#/prope\
rties/anyOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(s.not!==
void 0&&(rr.validate(s.not,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:a,dynamicAnchors:p})||(e=
e===null?rr.validate.errors:e.concat(rr.validate.errors),i=e.length)),s.object!==void 0&&s.is===void 0){let m={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"object",missingProperty:"is",depsCount:1,
deps:"is"},message:"must have property is when property object is present"};e===null?e=[m]:e.push(m),i++}if(s.is!==void 0&&
s.object===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
is",missingProperty:"object",depsCount:1,deps:"object"},message:"must have property object when property is is present"};
e===null?e=[m]:e.push(m),i++}if(s.has!==void 0&&s.player===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",
keyword:"dependentRequired",params:{property:"has",missingProperty:"player",depsCount:1,deps:"player"},message:"must hav\
e property player when property has is present"};e===null?e=[m]:e.push(m),i++}if(s.equals!==void 0&&s.compare===void 0){
let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"equals",missingProperty:"\
compare",depsCount:1,deps:"compare"},message:"must have property compare when property equals is present"};e===null?e=[m]:
e.push(m),i++}if(s.atLeast!==void 0&&s.compare===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"atLeast",missingProperty:"compare",depsCount:1,deps:"compare"},message:"must have p\
roperty compare when property atLeast is present"};e===null?e=[m]:e.push(m),i++}if(s.atMost!==void 0&&s.compare===void 0){
let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"atMost",missingProperty:"\
compare",depsCount:1,deps:"compare"},message:"must have property compare when property atMost is present"};e===null?e=[m]:
e.push(m),i++}}else{let m={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[m]:e.push(m),i++}return W.errors=e,i===0}var Vn={validate:C};function ct(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"m\
ust NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),i++}for(let r of gp.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="among"||r==="has"||r==="lacks"||r==="noMaximumHandSize"||r==="life"||r===
"where")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.among!==void 0&&(A(s.among,{instancePath:n+
"/among",parentData:s,parentDataProperty:"among",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),
i=e.length)),s.has!==void 0){let r=s.has;if(typeof r=="string"){if(b(r)>60){let t={instancePath:n+"/has",schemaPath:"#/p\
roperties/has/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/has",schemaPath:"#/properties/has/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/has",schemaPath:"#/properties/has/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}}if(s.lacks!==void 0){let r=s.lacks;if(typeof r=="string"){if(b(r)>60){let t={instancePath:n+"/lacks",schemaPath:"\
#/properties/lacks/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/lacks",schemaPath:"#/properties/lacks/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/lacks",schemaPath:"#/properties/lacks/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),i++}}if(s.noMaximumHandSize!==void 0&&typeof s.noMaximumHandSize!="boolean"){let r={instancePath:n+"/noMax\
imumHandSize",schemaPath:"#/properties/noMaximumHandSize/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[r]:e.push(r),i++}s.life!==void 0&&(Vn.validate(s.life,{instancePath:n+"/life",parentData:s,parentDataProperty:"\
life",rootData:a,dynamicAnchors:p})||(e=e===null?Vn.validate.errors:e.concat(Vn.validate.errors),i=e.length)),s.where!==
void 0&&(W(s.where,{instancePath:n+"/where",parentData:s,parentDataProperty:"where",rootData:a,dynamicAnchors:p})||(e=e===
null?W.errors:e.concat(W.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ct.errors=e,i===0}function me(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(i===o)if(s&&typeof s==
"object"&&!Array.isArray(s)){let y,m=!0;for(y of dp.if.required)if(m=s[y]!==void 0,!m){let u={};e===null?e=[u]:e.push(u),
i++;break}}else{let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;
ct(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?ct.errors:e.concat(ct.
errors),i=e.length);var l=y===i;t=l,f="then"}else{let y=i;A(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}
return me.errors=e,i===0}function ze(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0,r=i,t=!1,o=null,l=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of K.oneOf[0].required)if(s[m]===
void 0){let u={instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:m},message:"mus\
t have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var y=l===i;y&&(t=!0,o=0);let f=i;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){for(let m of K.oneOf[1].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/oneOf/1/r\
equired",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(
u),i++}}var y=f===i;if(y&&t)t=!1,o=[o,1];else{y&&(t=!0,o=1);let m=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let c of K.
oneOf[2].required)if(s[c]===void 0){let g={instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"};e===null?e=[g]:e.push(g),i++}}var y=m===i;if(y&&t)t=!1,o=[o,2];else{y&&(t=
!0,o=2);let c=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let O of K.oneOf[3].required)if(s[O]===void 0){let P={instancePath:n,
schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:O},message:"must have required property '"+O+
"'"};e===null?e=[P]:e.push(P),i++}}var y=c===i;if(y&&t)t=!1,o=[o,3];else{y&&(t=!0,o=3);let O=i;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let w of K.oneOf[4].required)if(s[w]===void 0){let k={instancePath:n,schemaPath:"#/oneOf/4/requir\
ed",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'"};e===null?e=[k]:e.push(k),
i++}}var y=O===i;if(y&&t)t=!1,o=[o,4];else{y&&(t=!0,o=4);let w=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let j of K.
oneOf[5].required)if(s[j]===void 0){let V={instancePath:n,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:j},
message:"must have required property '"+j+"'"};e===null?e=[V]:e.push(V),i++}}var y=w===i;if(y&&t)t=!1,o=[o,5];else{y&&(t=
!0,o=5);let j=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let G of K.oneOf[6].required)if(s[G]===void 0){let Ye={
instancePath:n,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:G},message:"must have required\
 property '"+G+"'"};e===null?e=[Ye]:e.push(Ye),i++}}var y=j===i;if(y&&t)t=!1,o=[o,6];else{y&&(t=!0,o=6);let G=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let Ie of K.oneOf[7].required)if(s[Ie]===void 0){let Is={instancePath:n,schemaPath:"#/o\
neOf/7/required",keyword:"required",params:{missingProperty:Ie},message:"must have required property '"+Ie+"'"};e===null?
e=[Is]:e.push(Is),i++}}var y=G===i;if(y&&t)t=!1,o=[o,7];else{y&&(t=!0,o=7);let Ie=i;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let Cs of K.oneOf[8].required)if(s[Cs]===void 0){let no={instancePath:n,schemaPath:"#/oneOf/8/required",keyword:"\
required",params:{missingProperty:Cs},message:"must have required property '"+Cs+"'"};e===null?e=[no]:e.push(no),i++}}var y=Ie===
i;if(y&&t)t=!1,o=[o,8];else{y&&(t=!0,o=8);let Cs=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let _s of K.oneOf[9].
required)if(s[_s]===void 0){let oo={instancePath:n,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:_s},
message:"must have required property '"+_s+"'"};e===null?e=[oo]:e.push(oo),i++}}var y=Cs===i;if(y&&t)t=!1,o=[o,9];else{y&&
(t=!0,o=9);let _s=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Es of K.oneOf[10].required)if(s[Es]===void 0){let ao={
instancePath:n,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty:Es},message:"must have requir\
ed property '"+Es+"'"};e===null?e=[ao]:e.push(ao),i++}}var y=_s===i;if(y&&t)t=!1,o=[o,10];else{y&&(t=!0,o=10);let Es=i;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let Fs of K.oneOf[11].required)if(s[Fs]===void 0){let po={instancePath:n,schemaPath:"\
#/oneOf/11/required",keyword:"required",params:{missingProperty:Fs},message:"must have required property '"+Fs+"'"};e===
null?e=[po]:e.push(po),i++}}var y=Es===i;if(y&&t)t=!1,o=[o,11];else{y&&(t=!0,o=11);let Fs=i;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let Ss of K.oneOf[12].required)if(s[Ss]===void 0){let lo={instancePath:n,schemaPath:"#/oneOf/12/required",
keyword:"required",params:{missingProperty:Ss},message:"must have required property '"+Ss+"'"};e===null?e=[lo]:e.push(lo),
i++}}var y=Fs===i;if(y&&t)t=!1,o=[o,12];else{y&&(t=!0,o=12);let Ss=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Vs of K.
oneOf[13].required)if(s[Vs]===void 0){let uo={instancePath:n,schemaPath:"#/oneOf/13/required",keyword:"required",params:{
missingProperty:Vs},message:"must have required property '"+Vs+"'"};e===null?e=[uo]:e.push(uo),i++}}var y=Ss===i;if(y&&t)
t=!1,o=[o,13];else{y&&(t=!0,o=13);let Vs=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Rs of K.oneOf[14].required)
if(s[Rs]===void 0){let mo={instancePath:n,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty:Rs},
message:"must have required property '"+Rs+"'"};e===null?e=[mo]:e.push(mo),i++}}var y=Vs===i;if(y&&t)t=!1,o=[o,14];else{
y&&(t=!0,o=14);let Rs=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Bs of K.oneOf[15].required)if(s[Bs]===void 0){
let fo={instancePath:n,schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty:Bs},message:"must hav\
e required property '"+Bs+"'"};e===null?e=[fo]:e.push(fo),i++}}var y=Rs===i;if(y&&t)t=!1,o=[o,15];else{y&&(t=!0,o=15);let Bs=i;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let zs of K.oneOf[16].required)if(s[zs]===void 0){let yo={instancePath:n,
schemaPath:"#/oneOf/16/required",keyword:"required",params:{missingProperty:zs},message:"must have required property '"+
zs+"'"};e===null?e=[yo]:e.push(yo),i++}}var y=Bs===i;if(y&&t)t=!1,o=[o,16];else{y&&(t=!0,o=16);let zs=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let Ws of K.oneOf[17].required)if(s[Ws]===void 0){let co={instancePath:n,schemaPath:"#/\
oneOf/17/required",keyword:"required",params:{missingProperty:Ws},message:"must have required property '"+Ws+"'"};e===null?
e=[co]:e.push(co),i++}}var y=zs===i;if(y&&t)t=!1,o=[o,17];else{y&&(t=!0,o=17);let Ws=i;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let Ks of K.oneOf[18].required)if(s[Ks]===void 0){let ho={instancePath:n,schemaPath:"#/oneOf/18/required",
keyword:"required",params:{missingProperty:Ks},message:"must have required property '"+Ks+"'"};e===null?e=[ho]:e.push(ho),
i++}}var y=Ws===i;if(y&&t)t=!1,o=[o,18];else{y&&(t=!0,o=18);let Ks=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Us of K.
oneOf[19].required)if(s[Us]===void 0){let go={instancePath:n,schemaPath:"#/oneOf/19/required",keyword:"required",params:{
missingProperty:Us},message:"must have required property '"+Us+"'"};e===null?e=[go]:e.push(go),i++}}var y=Ks===i;if(y&&t)
t=!1,o=[o,19];else{y&&(t=!0,o=19);let Us=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Gs of K.oneOf[20].required)
if(s[Gs]===void 0){let bo={instancePath:n,schemaPath:"#/oneOf/20/required",keyword:"required",params:{missingProperty:Gs},
message:"must have required property '"+Gs+"'"};e===null?e=[bo]:e.push(bo),i++}}var y=Us===i;if(y&&t)t=!1,o=[o,20];else{
y&&(t=!0,o=20);let Gs=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Hs of K.oneOf[21].required)if(s[Hs]===void 0){
let Po={instancePath:n,schemaPath:"#/oneOf/21/required",keyword:"required",params:{missingProperty:Hs},message:"must hav\
e required property '"+Hs+"'"};e===null?e=[Po]:e.push(Po),i++}}var y=Gs===i;if(y&&t)t=!1,o=[o,21];else{y&&(t=!0,o=21);let Hs=i;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Ms of K.oneOf[22].required)if(s[Ms]===void 0){let ko={instancePath:n,
schemaPath:"#/oneOf/22/required",keyword:"required",params:{missingProperty:Ms},message:"must have required property '"+
Ms+"'"};e===null?e=[ko]:e.push(ko),i++}}var y=Hs===i;if(y&&t)t=!1,o=[o,22];else{y&&(t=!0,o=22);let Ms=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let Qs of K.oneOf[23].required)if(s[Qs]===void 0){let wo={instancePath:n,schemaPath:"#/\
oneOf/23/required",keyword:"required",params:{missingProperty:Qs},message:"must have required property '"+Qs+"'"};e===null?
e=[wo]:e.push(wo),i++}}var y=Ms===i;if(y&&t)t=!1,o=[o,23];else{y&&(t=!0,o=23);let Qs=i;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let Zs of K.oneOf[24].required)if(s[Zs]===void 0){let vo={instancePath:n,schemaPath:"#/oneOf/24/required",
keyword:"required",params:{missingProperty:Zs},message:"must have required property '"+Zs+"'"};e===null?e=[vo]:e.push(vo),
i++}}var y=Qs===i;if(y&&t)t=!1,o=[o,24];else{y&&(t=!0,o=24);let Zs=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Xs of K.
oneOf[25].required)if(s[Xs]===void 0){let jo={instancePath:n,schemaPath:"#/oneOf/25/required",keyword:"required",params:{
missingProperty:Xs},message:"must have required property '"+Xs+"'"};e===null?e=[jo]:e.push(jo),i++}}var y=Zs===i;if(y&&t)
t=!1,o=[o,25];else{y&&(t=!0,o=25);let Xs=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Js of K.oneOf[26].required)
if(s[Js]===void 0){let qo={instancePath:n,schemaPath:"#/oneOf/26/required",keyword:"required",params:{missingProperty:Js},
message:"must have required property '"+Js+"'"};e===null?e=[qo]:e.push(qo),i++}}var y=Xs===i;if(y&&t)t=!1,o=[o,26];else{
y&&(t=!0,o=26);let Js=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Ys of K.oneOf[27].required)if(s[Ys]===void 0){
let $o={instancePath:n,schemaPath:"#/oneOf/27/required",keyword:"required",params:{missingProperty:Ys},message:"must hav\
e required property '"+Ys+"'"};e===null?e=[$o]:e.push($o),i++}}var y=Js===i;if(y&&t)t=!1,o=[o,27];else{y&&(t=!0,o=27);let Ys=i;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let et of K.oneOf[28].required)if(s[et]===void 0){let Oo={instancePath:n,
schemaPath:"#/oneOf/28/required",keyword:"required",params:{missingProperty:et},message:"must have required property '"+
et+"'"};e===null?e=[Oo]:e.push(Oo),i++}}var y=Ys===i;if(y&&t)t=!1,o=[o,28];else{y&&(t=!0,o=28);let et=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let rt of K.oneOf[29].required)if(s[rt]===void 0){let Do={instancePath:n,schemaPath:"#/\
oneOf/29/required",keyword:"required",params:{missingProperty:rt},message:"must have required property '"+rt+"'"};e===null?
e=[Do]:e.push(Do),i++}}var y=et===i;if(y&&t)t=!1,o=[o,29];else{y&&(t=!0,o=29);let rt=i;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let In of K.oneOf[30].required)if(s[In]===void 0){let No={instancePath:n,schemaPath:"#/oneOf/30/required",
keyword:"required",params:{missingProperty:In},message:"must have required property '"+In+"'"};e===null?e=[No]:e.push(No),
i++}}var y=rt===i;y&&t?(t=!1,o=[o,30]):y&&(t=!0,o=30)}}}}}}}}}}}}}}}}}}}}}}}}}}}}}if(t)i=r,e!==null&&(r?e.length=r:e=null);else{
let m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one sch\
ema in oneOf"};e===null?e=[m]:e.push(m),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let m={
instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1\
 properties"};e===null?e=[m]:e.push(m),i++}for(let m in s)if(!S.call(K.properties,m)){let u={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional p\
roperties"};e===null?e=[u]:e.push(u),i++}if(s.x!==void 0&&s.x!==!0){let m={instancePath:n+"/x",schemaPath:"#/properties/\
x/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[m]:e.push(m),i++}if(s.
powerOf!==void 0&&(L(s.powerOf,{instancePath:n+"/powerOf",parentData:s,parentDataProperty:"powerOf",rootData:a,dynamicAnchors:p})||
(e=e===null?L.errors:e.concat(L.errors),i=e.length)),s.toughnessOf!==void 0&&(L(s.toughnessOf,{instancePath:n+"/toughnes\
sOf",parentData:s,parentDataProperty:"toughnessOf",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),
i=e.length)),s.basePowerOf!==void 0&&(L(s.basePowerOf,{instancePath:n+"/basePowerOf",parentData:s,parentDataProperty:"ba\
sePowerOf",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)),s.baseToughnessOf!==void 0&&
(L(s.baseToughnessOf,{instancePath:n+"/baseToughnessOf",parentData:s,parentDataProperty:"baseToughnessOf",rootData:a,dynamicAnchors:p})||
(e=e===null?L.errors:e.concat(L.errors),i=e.length)),s.manaValueOf!==void 0&&(L(s.manaValueOf,{instancePath:n+"/manaValu\
eOf",parentData:s,parentDataProperty:"manaValueOf",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),
i=e.length)),s.levelOf!==void 0&&(L(s.levelOf,{instancePath:n+"/levelOf",parentData:s,parentDataProperty:"levelOf",rootData:a,
dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)),s.counter!==void 0){let m=s.counter;if(typeof m==
"string"){if(b(m)>60){let u={instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[u]:e.push(u),i++}if(b(m)<1){let u={instancePath:n+
"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n+"/counter",schemaPath:"#/properties/counte\
r/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(s.on!==void 0&&
(L(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"on",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.
concat(L.errors),i=e.length)),s.onEach!==void 0&&(T.validate(s.onEach,{instancePath:n+"/onEach",parentData:s,parentDataProperty:"\
onEach",rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),i=e.length)),s.onPlayer!==
void 0&&(A(s.onPlayer,{instancePath:n+"/onPlayer",parentData:s,parentDataProperty:"onPlayer",rootData:a,dynamicAnchors:p})||
(e=e===null?A.errors:e.concat(A.errors),i=e.length)),s.count!==void 0&&(T.validate(s.count,{instancePath:n+"/count",parentData:s,
parentDataProperty:"count",rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),i=e.
length)),s.total!==void 0&&(Se(s.total,{instancePath:n+"/total",parentData:s,parentDataProperty:"total",rootData:a,dynamicAnchors:p})||
(e=e===null?Se.errors:e.concat(Se.errors),i=e.length)),s.greatest!==void 0&&(Se(s.greatest,{instancePath:n+"/greatest",parentData:s,
parentDataProperty:"greatest",rootData:a,dynamicAnchors:p})||(e=e===null?Se.errors:e.concat(Se.errors),i=e.length)),s.least!==
void 0&&(Se(s.least,{instancePath:n+"/least",parentData:s,parentDataProperty:"least",rootData:a,dynamicAnchors:p})||(e=e===
null?Se.errors:e.concat(Se.errors),i=e.length)),s.of!==void 0&&(T.validate(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"\
of",rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),i=e.length)),s.distinct!==void 0){
let m=s.distinct;if(!(m==="types"||m==="supertypes"||m==="subtypes"||m==="colors"||m==="landTypes"||m==="basicLandTypes"||
m==="creatureTypes"||m==="names"||m==="powers"||m==="manaValues"||m==="manaCosts")){let u={instancePath:n+"/distinct",schemaPath:"\
#/properties/distinct/enum",keyword:"enum",params:{allowedValues:K.properties.distinct.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(s.among!==void 0&&(T.validate(s.among,{instancePath:n+"/amon\
g",parentData:s,parentDataProperty:"among",rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.
errors),i=e.length)),s.devotion!==void 0){let m=s.devotion;if(Array.isArray(m)){if(m.length<1){let c={instancePath:n+"/d\
evotion",schemaPath:"#/properties/devotion/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[c]:e.push(c),i++}let u=m.length;for(let c=0;c<u;c++)E(m[c],{instancePath:n+"/devotion/"+c,parentData:m,
parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{let u={instancePath:n+
"/devotion",schemaPath:"#/properties/devotion/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[u]:e.push(u),i++}}if(s.party!==void 0&&(A(s.party,{instancePath:n+"/party",parentData:s,parentDataProperty:"party",rootData:a,
dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),i=e.length)),s.handSize!==void 0&&(A(s.handSize,{instancePath:n+
"/handSize",parentData:s,parentDataProperty:"handSize",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),
i=e.length)),s.life!==void 0&&(A(s.life,{instancePath:n+"/life",parentData:s,parentDataProperty:"life",rootData:a,dynamicAnchors:p})||
(e=e===null?A.errors:e.concat(A.errors),i=e.length)),s.startingLife!==void 0&&(A(s.startingLife,{instancePath:n+"/starti\
ngLife",parentData:s,parentDataProperty:"startingLife",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),
i=e.length)),s.players!==void 0&&(me(s.players,{instancePath:n+"/players",parentData:s,parentDataProperty:"players",rootData:a,
dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),i=e.length)),s.thisTurn!==void 0){let m=s.thisTurn;if(typeof m==
"string"){if(b(m)>60){let u={instancePath:n+"/thisTurn",schemaPath:"#/properties/thisTurn/maxLength",keyword:"maxLength",
params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[u]:e.push(u),i++}if(b(m)<1){let u={instancePath:n+
"/thisTurn",schemaPath:"#/properties/thisTurn/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n+"/thisTurn",schemaPath:"#/properties/thi\
sTurn/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(s.by!==void 0&&
(A(s.by,{instancePath:n+"/by",parentData:s,parentDataProperty:"by",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.
concat(A.errors),i=e.length)),s.timesPaid!==void 0){let m=s.timesPaid;if(typeof m=="string"){if(b(m)>120){let u={instancePath:n+
"/timesPaid",schemaPath:"#/properties/timesPaid/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have\
 more than 120 characters"};e===null?e=[u]:e.push(u),i++}if(b(m)<1){let u={instancePath:n+"/timesPaid",schemaPath:"#/pro\
perties/timesPaid/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),i++}}else{let u={instancePath:n+"/timesPaid",schemaPath:"#/properties/timesPaid/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(s.chosen!==void 0){let m=s.chosen;if(typeof m==
"string"){if(b(m)>60){let u={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[u]:e.push(u),i++}if(b(m)<1){let u={instancePath:n+
"/chosen",schemaPath:"#/properties/chosen/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(s.sum!==void 0){let m=s.
sum;if(Array.isArray(m)){if(m.length<1){let c={instancePath:n+"/sum",schemaPath:"#/properties/sum/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),i++}let u=m.length;for(let c=0;c<
u;c++)B.validate(m[c],{instancePath:n+"/sum/"+c,parentData:m,parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===
null?B.validate.errors:e.concat(B.validate.errors),i=e.length)}else{let u={instancePath:n+"/sum",schemaPath:"#/propertie\
s/sum/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(s.product!==void 0){
let m=s.product;if(Array.isArray(m)){if(m.length<1){let c={instancePath:n+"/product",schemaPath:"#/properties/product/mi\
nItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),i++}let u=m.
length;for(let c=0;c<u;c++)B.validate(m[c],{instancePath:n+"/product/"+c,parentData:m,parentDataProperty:c,rootData:a,dynamicAnchors:p})||
(e=e===null?B.validate.errors:e.concat(B.validate.errors),i=e.length)}else{let u={instancePath:n+"/product",schemaPath:"\
#/properties/product/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(s.
negative!==void 0&&(B.validate(s.negative,{instancePath:n+"/negative",parentData:s,parentDataProperty:"negative",rootData:a,
dynamicAnchors:p})||(e=e===null?B.validate.errors:e.concat(B.validate.errors),i=e.length)),s.half!==void 0&&(B.validate(
s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"half",rootData:a,dynamicAnchors:p})||(e=e===null?B.validate.
errors:e.concat(B.validate.errors),i=e.length)),s.round!==void 0){let m=s.round;if(!(m==="up"||m==="down")){let u={instancePath:n+
"/round",schemaPath:"#/properties/round/enum",keyword:"enum",params:{allowedValues:K.properties.round.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(s.atMostOf!==void 0){let m=s.atMostOf;if(Array.
isArray(m)){if(m.length<1){let c={instancePath:n+"/atMostOf",schemaPath:"#/properties/atMostOf/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),i++}let u=m.length;for(let c=0;c<
u;c++)B.validate(m[c],{instancePath:n+"/atMostOf/"+c,parentData:m,parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=
e===null?B.validate.errors:e.concat(B.validate.errors),i=e.length)}else{let u={instancePath:n+"/atMostOf",schemaPath:"#/\
properties/atMostOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(s.
atLeastOf!==void 0){let m=s.atLeastOf;if(Array.isArray(m)){if(m.length<1){let c={instancePath:n+"/atLeastOf",schemaPath:"\
#/properties/atLeastOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[c]:e.push(c),i++}let u=m.length;for(let c=0;c<u;c++)B.validate(m[c],{instancePath:n+"/atLeastOf/"+c,parentData:m,parentDataProperty:c,
rootData:a,dynamicAnchors:p})||(e=e===null?B.validate.errors:e.concat(B.validate.errors),i=e.length)}else{let u={instancePath:n+
"/atLeastOf",schemaPath:"#/properties/atLeastOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[u]:e.push(u),i++}}if(s.if!==void 0&&(W(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:a,
dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),i=e.length)),s.then!==void 0&&(B.validate(s.then,{instancePath:n+
"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:p})||(e=e===null?B.validate.errors:e.concat(B.validate.
errors),i=e.length)),s.else!==void 0&&(B.validate(s.else,{instancePath:n+"/else",parentData:s,parentDataProperty:"else",
rootData:a,dynamicAnchors:p})||(e=e===null?B.validate.errors:e.concat(B.validate.errors),i=e.length)),s.on!==void 0&&s.counter===
void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"on",missingProperty:"\
counter",depsCount:1,deps:"counter"},message:"must have property counter when property on is present"};e===null?e=[m]:e.
push(m),i++}if(s.onEach!==void 0&&s.counter===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"de\
pendentRequired",params:{property:"onEach",missingProperty:"counter",depsCount:1,deps:"counter"},message:"must have prop\
erty counter when property onEach is present"};e===null?e=[m]:e.push(m),i++}if(s.onPlayer!==void 0&&s.counter===void 0){
let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"onPlayer",missingProperty:"\
counter",depsCount:1,deps:"counter"},message:"must have property counter when property onPlayer is present"};e===null?e=
[m]:e.push(m),i++}if(s.total!==void 0&&s.of===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"de\
pendentRequired",params:{property:"total",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property of whe\
n property total is present"};e===null?e=[m]:e.push(m),i++}if(s.greatest!==void 0&&s.of===void 0){let m={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"greatest",missingProperty:"of",depsCount:1,
deps:"of"},message:"must have property of when property greatest is present"};e===null?e=[m]:e.push(m),i++}if(s.least!==
void 0&&s.of===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
least",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property of when property least is present"};e===null?
e=[m]:e.push(m),i++}if(s.distinct!==void 0&&s.among===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"distinct",missingProperty:"among",depsCount:1,deps:"among"},message:"must have prop\
erty among when property distinct is present"};e===null?e=[m]:e.push(m),i++}if(s.among!==void 0&&s.distinct===void 0){let m={
instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"among",missingProperty:"di\
stinct",depsCount:1,deps:"distinct"},message:"must have property distinct when property among is present"};e===null?e=[m]:
e.push(m),i++}if(s.round!==void 0&&s.half===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"depe\
ndentRequired",params:{property:"round",missingProperty:"half",depsCount:1,deps:"half"},message:"must have property half\
 when property round is present"};e===null?e=[m]:e.push(m),i++}if(s.then!==void 0&&s.if===void 0){let m={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"then",missingProperty:"if",depsCount:1,deps:"\
if"},message:"must have property if when property then is present"};e===null?e=[m]:e.push(m),i++}if(s.else!==void 0&&s.if===
void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"else",missingProperty:"\
if",depsCount:1,deps:"if"},message:"must have property if when property else is present"};e===null?e=[m]:e.push(m),i++}}else{
let m={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:
e.push(m),i++}return ze.errors=e,i===0}function z(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0,r=i,t=!0,o=i;if(!(typeof s=="number"&&isFinite(s))){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,
e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let u={instancePath:n,
schemaPath:"#/then/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}
var l=y===i;t=l,f="then"}else{let y=i;ze(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?ze.errors:e.concat(ze.errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return z.
errors=e,i===0}function C(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProp\
erties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(
r),i++}for(let r in s)if(!(r==="equals"||r==="atLeast"||r==="atMost")){let t={instancePath:n,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}s.equals!==void 0&&(z(s.equals,{instancePath:n+"/equals",parentData:s,parentDataProperty:"equal\
s",rootData:a,dynamicAnchors:p})||(e=e===null?z.errors:e.concat(z.errors),i=e.length)),s.atLeast!==void 0&&(z(s.atLeast,
{instancePath:n+"/atLeast",parentData:s,parentDataProperty:"atLeast",rootData:a,dynamicAnchors:p})||(e=e===null?z.errors:
e.concat(z.errors),i=e.length)),s.atMost!==void 0&&(z(s.atMost,{instancePath:n+"/atMost",parentData:s,parentDataProperty:"\
atMost",rootData:a,dynamicAnchors:p})||(e=e===null?z.errors:e.concat(z.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return C.errors=e,i===
0}var bp={enum:["battlefield","graveyard","hand","library","exile","stack","command"]};function I(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="battlefield"||s==="graveyard"||s==="\
hand"||s==="library"||s==="exile"||s==="stack"||s==="command")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:bp.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return I.
errors=e,i===0}var Pp={type:"object",additionalProperties:!1,required:["keyword"],properties:{keyword:{type:"string",minLength:1,
maxLength:60},from:{$ref:"#/$defs/ColorWord"},landType:{$ref:"#/$defs/SubtypeWord"},fromQuality:{$ref:"#/$defs/Selector"},
quality:{$ref:"#/$defs/Selector"}}};function We(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Pp.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="keyword"||r==="from"||r==="landType"||r==="fromQuality"||r==="quality")){
let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.keyword!==void 0){let r=s.keyword;if(typeof r=="\
string"){if(b(r)>60){let t={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+
"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/keyword",schemaPath:"#/properties/keywor\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}s.from!==void 0&&(oe(
s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:a,dynamicAnchors:p})||(e=e===null?oe.errors:
e.concat(oe.errors),i=e.length)),s.landType!==void 0&&(J(s.landType,{instancePath:n+"/landType",parentData:s,parentDataProperty:"\
landType",rootData:a,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),i=e.length)),s.fromQuality!==void 0&&(T.
validate(s.fromQuality,{instancePath:n+"/fromQuality",parentData:s,parentDataProperty:"fromQuality",rootData:a,dynamicAnchors:p})||
(e=e===null?T.validate.errors:e.concat(T.validate.errors),i=e.length)),s.quality!==void 0&&(T.validate(s.quality,{instancePath:n+
"/quality",parentData:s,parentDataProperty:"quality",rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(
T.validate.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return We.errors=e,i===0}function q(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u in s)if(!S.call(
tr.properties,u)){let c={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),i++}if(s.self!==void 0&&s.self!==!0){let u={instancePath:n+
"/self",schemaPath:"#/properties/self/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};
e===null?e=[u]:e.push(u),i++}if(s.other!==void 0&&s.other!==!0){let u={instancePath:n+"/other",schemaPath:"#/properties/\
other/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),i++}
if(s.host!==void 0&&s.host!==!0){let u={instancePath:n+"/host",schemaPath:"#/properties/host/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),i++}if(s.affected!==void 0&&s.affected!==
!0){let u={instancePath:n+"/affected",schemaPath:"#/properties/affected/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[u]:e.push(u),i++}if(s.target!==void 0){let u=s.target,c=i,g=!1,O=i;if(u!==
!0){let P={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/0/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[P]:e.push(P),i++}var r=O===i;if(g=g||r,!g){let P=i;if(!(typeof u=="numb\
er"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let k={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[k]:e.push(k),i++}if(typeof u=="number"&&isFinite(u)&&
(u<1||isNaN(u))){let k={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/1/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[k]:e.push(k),i++}var r=P===i;g=g||r}if(g)i=c,e!==null&&(c?e.
length=c:e=null);else{let P={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[P]:e.push(P),i++}}if(s.chosenObject!==void 0){let u=s.chosenObject,c=i,g=!1,O=i;
if(u!==!0){let P={instancePath:n+"/chosenObject",schemaPath:"#/properties/chosenObject/anyOf/0/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant"};e===null?e=[P]:e.push(P),i++}var t=O===i;if(g=g||t,!g){let P=i;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let k={instancePath:n+"/chosenObject",schemaPath:"#/properties/chosenObject/a\
nyOf/1/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[k]:e.push(k),i++}if(typeof u==
"number"&&isFinite(u)&&(u<1||isNaN(u))){let k={instancePath:n+"/chosenObject",schemaPath:"#/properties/chosenObject/anyO\
f/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[k]:e.push(k),i++}var t=P===
i;g=g||t}if(g)i=c,e!==null&&(c?e.length=c:e=null);else{let P={instancePath:n+"/chosenObject",schemaPath:"#/properties/ch\
osenObject/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[P]:e.push(P),i++}}if(s.triggering!==
void 0&&s.triggering!==!0){let u={instancePath:n+"/triggering",schemaPath:"#/properties/triggering/const",keyword:"const",
params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),i++}if(s.object!==void 0){let u=s.
object;if(typeof u=="string"){if(b(u)>200){let c={instancePath:n+"/object",schemaPath:"#/properties/object/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[c]:e.push(c),i++}if(b(u)<1){
let c={instancePath:n+"/object",schemaPath:"#/properties/object/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+"/object",schemaPath:"#\
/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}if(s.
linked!==void 0){let u=s.linked;if(typeof u=="string"){if(b(u)>60){let c={instancePath:n+"/linked",schemaPath:"#/propert\
ies/linked/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=
[c]:e.push(c),i++}if(b(u)<1){let c={instancePath:n+"/linked",schemaPath:"#/properties/linked/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+
"/linked",schemaPath:"#/properties/linked/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),i++}}if(s.topOf!==void 0){let u=s.topOf;if(!(u==="graveyard"||u==="library")){let c={instancePath:n+"/to\
pOf",schemaPath:"#/properties/topOf/enum",keyword:"enum",params:{allowedValues:tr.properties.topOf.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[c]:e.push(c),i++}}if(s.type!==void 0&&(yr(s.type,{instancePath:n+"/ty\
pe",parentData:s,parentDataProperty:"type",rootData:a,dynamicAnchors:p})||(e=e===null?yr.errors:e.concat(yr.errors),i=e.
length)),s.supertype!==void 0&&(cr(s.supertype,{instancePath:n+"/supertype",parentData:s,parentDataProperty:"supertype",
rootData:a,dynamicAnchors:p})||(e=e===null?cr.errors:e.concat(cr.errors),i=e.length)),s.subtype!==void 0&&(hr(s.subtype,
{instancePath:n+"/subtype",parentData:s,parentDataProperty:"subtype",rootData:a,dynamicAnchors:p})||(e=e===null?hr.errors:
e.concat(hr.errors),i=e.length)),s.color!==void 0&&(dr(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"\
color",rootData:a,dynamicAnchors:p})||(e=e===null?dr.errors:e.concat(dr.errors),i=e.length)),s.colorCount!==void 0&&(C(s.
colorCount,{instancePath:n+"/colorCount",parentData:s,parentDataProperty:"colorCount",rootData:a,dynamicAnchors:p})||(e=
e===null?C.errors:e.concat(C.errors),i=e.length)),s.name!==void 0){let u=s.name,c=i,g=!0,O=i;if(!(u&&typeof u=="object"&&
!Array.isArray(u))){let w={};e===null?e=[w]:e.push(w),i++}var o=O===i;i=c,e!==null&&(c?e.length=c:e=null);let P;if(o){let w=i;
le(u,{instancePath:n+"/name",parentData:s,parentDataProperty:"name",rootData:a,dynamicAnchors:p})||(e=e===null?le.errors:
e.concat(le.errors),i=e.length);var o=w===i;g=o,P="then"}else{let w=i;if(typeof u=="string"){if(b(u)>200){let j={instancePath:n+
"/name",schemaPath:"#/properties/name/else/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more\
 than 200 characters"};e===null?e=[j]:e.push(j),i++}if(b(u)<1){let j={instancePath:n+"/name",schemaPath:"#/properties/na\
me/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[j]:
e.push(j),i++}}else{let j={instancePath:n+"/name",schemaPath:"#/properties/name/else/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[j]:e.push(j),i++}var o=w===i;g=o,P="else"}if(!g){let w={instancePath:n+"/\
name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword:P},message:'must match "'+P+'" schema'};e===
null?e=[w]:e.push(w),i++}}if(s.controller!==void 0&&(A(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"\
controller",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),i=e.length)),s.owner!==void 0&&(A(s.owner,
{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(
A.errors),i=e.length)),s.zone!==void 0){let u=s.zone,c=i,g=!1,O=i;if(u!=="any"){let P={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/0/const",keyword:"const",params:{allowedValue:"any"},message:"must be equal to constant"};e===null?
e=[P]:e.push(P),i++}var l=O===i;if(g=g||l,!g){let P=i;I(u,{instancePath:n+"/zone",parentData:s,parentDataProperty:"zone",
rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length);var l=P===i;if(g=g||l,!g){let k=i;if(Array.
isArray(u)){if(u.length<1){let G={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[G]:e.push(G),i++}let V=u.length;for(let G=0;G<
V;G++)I(u[G],{instancePath:n+"/zone/"+G,parentData:u,parentDataProperty:G,rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:
e.concat(I.errors),i=e.length)}else{let V={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[V]:e.push(V),i++}var l=k===i;g=g||l}}if(g)i=c,e!==null&&
(c?e.length=c:e=null);else{let P={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[P]:e.push(P),i++}}if(s.castFrom!==void 0){let u=s.castFrom,c=i,g=!1,
O=i;I(u,{instancePath:n+"/castFrom",parentData:s,parentDataProperty:"castFrom",rootData:a,dynamicAnchors:p})||(e=e===null?
I.errors:e.concat(I.errors),i=e.length);var f=O===i;if(g=g||f,!g){let P=i;if(Array.isArray(u)){if(u.length<1){let j={instancePath:n+
"/castFrom",schemaPath:"#/properties/castFrom/anyOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[j]:e.push(j),i++}let k=u.length;for(let j=0;j<k;j++)I(u[j],{instancePath:n+"/castFro\
m/"+j,parentData:u,parentDataProperty:j,rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)}else{
let k={instancePath:n+"/castFrom",schemaPath:"#/properties/castFrom/anyOf/1/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[k]:e.push(k),i++}var f=P===i;g=g||f}if(g)i=c,e!==null&&(c?e.length=c:e=null);else{let P={instancePath:n+
"/castFrom",schemaPath:"#/properties/castFrom/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===
null?e=[P]:e.push(P),i++}}if(s.wasCast!==void 0&&typeof s.wasCast!="boolean"){let u={instancePath:n+"/wasCast",schemaPath:"\
#/properties/wasCast/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),i++}
if(s.castBy!==void 0&&(A(s.castBy,{instancePath:n+"/castBy",parentData:s,parentDataProperty:"castBy",rootData:a,dynamicAnchors:p})||
(e=e===null?A.errors:e.concat(A.errors),i=e.length)),s.paid!==void 0){let u=s.paid;if(typeof u=="string"){if(b(u)>120){let c={
instancePath:n+"/paid",schemaPath:"#/properties/paid/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT\
 have more than 120 characters"};e===null?e=[c]:e.push(c),i++}if(b(u)<1){let c={instancePath:n+"/paid",schemaPath:"#/pro\
perties/paid/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[c]:e.push(c),i++}}else{let c={instancePath:n+"/paid",schemaPath:"#/properties/paid/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}if(s.token!==void 0&&typeof s.token!="boolean"){let u={instancePath:n+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[u]:e.push(u),i++}if(s.permanent!==void 0&&s.permanent!==!0){let u={instancePath:n+"/permanent",schemaPath:"#/properti\
es/permanent/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(
u),i++}if(s.historic!==void 0&&s.historic!==!0){let u={instancePath:n+"/historic",schemaPath:"#/properties/historic/cons\
t",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),i++}if(s.faceDown!==
void 0&&typeof s.faceDown!="boolean"){let u={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),i++}if(s.tapped!==void 0&&typeof s.tapped!=
"boolean"){let u={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[u]:e.push(u),i++}if(s.designation!==void 0){let u=s.designation;if(typeof u=="str\
ing"){if(b(u)>40){let c={instancePath:n+"/designation",schemaPath:"#/properties/designation/maxLength",keyword:"maxLengt\
h",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[c]:e.push(c),i++}if(b(u)<1){let c={instancePath:n+
"/designation",schemaPath:"#/properties/designation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+"/designation",schemaPath:"#/prope\
rties/designation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}if(s.
attackingPlayer!==void 0&&(A(s.attackingPlayer,{instancePath:n+"/attackingPlayer",parentData:s,parentDataProperty:"attac\
kingPlayer",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),i=e.length)),s.attackingPermanent!==void 0&&
(T.validate(s.attackingPermanent,{instancePath:n+"/attackingPermanent",parentData:s,parentDataProperty:"attackingPermane\
nt",rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),i=e.length)),s.blocking!==void 0&&
(T.validate(s.blocking,{instancePath:n+"/blocking",parentData:s,parentDataProperty:"blocking",rootData:a,dynamicAnchors:p})||
(e=e===null?T.validate.errors:e.concat(T.validate.errors),i=e.length)),s.blockedBy!==void 0&&(T.validate(s.blockedBy,{instancePath:n+
"/blockedBy",parentData:s,parentDataProperty:"blockedBy",rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.
concat(T.validate.errors),i=e.length)),s.keyword!==void 0){let u=s.keyword,c=i,g=!0,O=i;if(typeof u!="string"){let w={};
e===null?e=[w]:e.push(w),i++}var y=O===i;i=c,e!==null&&(c?e.length=c:e=null);let P;if(y){let w=i;if(typeof u=="string"){
if(b(u)>60){let j={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/then/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[j]:e.push(j),i++}if(b(u)<1){let j={instancePath:n+
"/keyword",schemaPath:"#/properties/keyword/then/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[j]:e.push(j),i++}}var y=w===i;g=y,P="then"}else{let w=i;We(u,{instancePath:n+"/key\
word",parentData:s,parentDataProperty:"keyword",rootData:a,dynamicAnchors:p})||(e=e===null?We.errors:e.concat(We.errors),
i=e.length);var y=w===i;g=y,P="else"}if(!g){let w={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/if",keyword:"\
if",params:{failingKeyword:P},message:'must match "'+P+'" schema'};e===null?e=[w]:e.push(w),i++}}if(s.transformed!==void 0&&
typeof s.transformed!="boolean"){let u={instancePath:n+"/transformed",schemaPath:"#/properties/transformed/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),i++}if(s.abilityCount!==void 0&&(C(s.abilityCount,
{instancePath:n+"/abilityCount",parentData:s,parentDataProperty:"abilityCount",rootData:a,dynamicAnchors:p})||(e=e===null?
C.errors:e.concat(C.errors),i=e.length)),s.power!==void 0&&(C(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"\
power",rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),i=e.length)),s.toughness!==void 0&&(C(s.toughness,
{instancePath:n+"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:
e.concat(C.errors),i=e.length)),s.basePower!==void 0&&(C(s.basePower,{instancePath:n+"/basePower",parentData:s,parentDataProperty:"\
basePower",rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),i=e.length)),s.baseToughness!==void 0&&
(C(s.baseToughness,{instancePath:n+"/baseToughness",parentData:s,parentDataProperty:"baseToughness",rootData:a,dynamicAnchors:p})||
(e=e===null?C.errors:e.concat(C.errors),i=e.length)),s.manaValue!==void 0&&(C(s.manaValue,{instancePath:n+"/manaValue",parentData:s,
parentDataProperty:"manaValue",rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),i=e.length)),s.counters!==
void 0){let u=s.counters;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length>10){let c={instancePath:n+
"/counters",schemaPath:"#/properties/counters/maxProperties",keyword:"maxProperties",params:{limit:10},message:"must NOT\
 have more than 10 properties"};e===null?e=[c]:e.push(c),i++}if(Object.keys(u).length<1){let c={instancePath:n+"/counter\
s",schemaPath:"#/properties/counters/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewe\
r than 1 properties"};e===null?e=[c]:e.push(c),i++}for(let c in u)C(u[c],{instancePath:n+"/counters/"+c.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:u,parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),
i=e.length)}else{let c={instancePath:n+"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[c]:e.push(c),i++}}if(s.counter!==void 0){let u=s.counter;if(typeof u=="st\
ring"){if(b(u)>60){let c={instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.push(c),i++}if(b(u)<1){let c={instancePath:n+
"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+"/counter",schemaPath:"#/properties/counte\
r/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}if(s.attached!==void 0&&
typeof s.attached!="boolean"){let u={instancePath:n+"/attached",schemaPath:"#/properties/attached/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),i++}if(s.attachedTo!==void 0&&(T.validate(s.attachedTo,
{instancePath:n+"/attachedTo",parentData:s,parentDataProperty:"attachedTo",rootData:a,dynamicAnchors:p})||(e=e===null?T.
validate.errors:e.concat(T.validate.errors),i=e.length)),s.pairedWith!==void 0&&(T.validate(s.pairedWith,{instancePath:n+
"/pairedWith",parentData:s,parentDataProperty:"pairedWith",rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:
e.concat(T.validate.errors),i=e.length)),s.hasAttached!==void 0&&(T.validate(s.hasAttached,{instancePath:n+"/hasAttached",
parentData:s,parentDataProperty:"hasAttached",rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.
errors),i=e.length)),s.shares!==void 0){let u=s.shares;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let c of tr.properties.
shares.required)if(u[c]===void 0){let g={instancePath:n+"/shares",schemaPath:"#/properties/shares/required",keyword:"req\
uired",params:{missingProperty:c},message:"must have required property '"+c+"'"};e===null?e=[g]:e.push(g),i++}for(let c in u)
if(!(c==="characteristic"||c==="with")){let g={instancePath:n+"/shares",schemaPath:"#/properties/shares/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?
e=[g]:e.push(g),i++}if(u.characteristic!==void 0){let c=u.characteristic;if(!(c==="name"||c==="color"||c==="type"||c==="\
creatureType"||c==="landType")){let g={instancePath:n+"/shares/characteristic",schemaPath:"#/properties/shares/propertie\
s/characteristic/enum",keyword:"enum",params:{allowedValues:tr.properties.shares.properties.characteristic.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[g]:e.push(g),i++}}u.with!==void 0&&(L(u.with,{instancePath:n+"/\
shares/with",parentData:u,parentDataProperty:"with",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),
i=e.length))}else{let c={instancePath:n+"/shares",schemaPath:"#/properties/shares/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[c]:e.push(c),i++}}if(s.allOf!==void 0){let u=s.allOf;if(Array.isArray(u)){if(u.
length<1){let g={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),i++}let c=u.length;for(let g=0;g<c;g++)T.validate(u[g],{instancePath:n+
"/allOf/"+g,parentData:u,parentDataProperty:g,rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.
errors),i=e.length)}else{let c={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[c]:e.push(c),i++}}if(s.anyOf!==void 0){let u=s.anyOf;if(Array.isArray(u)){if(u.
length<1){let g={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[g]:e.push(g),i++}let c=u.length;for(let g=0;g<c;g++)T.validate(u[g],{instancePath:n+
"/anyOf/"+g,parentData:u,parentDataProperty:g,rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.
errors),i=e.length)}else{let c={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[c]:e.push(c),i++}}if(s.not!==void 0){let u=s.not,c=i,g=!0,O=i;if(!Array.isArray(
u)){let w={};e===null?e=[w]:e.push(w),i++}var m=O===i;i=c,e!==null&&(c?e.length=c:e=null);let P;if(m){let w=i;if(Array.isArray(
u)){if(u.length<1){let V={instancePath:n+"/not",schemaPath:"#/properties/not/then/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[V]:e.push(V),i++}let j=u.length;for(let V=0;V<j;V++)T.validate(u[V],
{instancePath:n+"/not/"+V,parentData:u,parentDataProperty:V,rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:
e.concat(T.validate.errors),i=e.length)}var m=w===i;g=m,P="then"}else{let w=i;T.validate(u,{instancePath:n+"/not",parentData:s,
parentDataProperty:"not",rootData:a,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),i=e.length);
var m=w===i;g=m,P="else"}if(!g){let w={instancePath:n+"/not",schemaPath:"#/properties/not/if",keyword:"if",params:{failingKeyword:P},
message:'must match "'+P+'" schema'};e===null?e=[w]:e.push(w),i++}}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}return q.errors=e,i===0}function ht(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of _o.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!S.call(_o.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="keyword"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
keyword"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.keyword!==void 0){let r=s.keyword;if(typeof r==
"string"){if(b(r)>60){let t={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+
"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/keyword",schemaPath:"#/properties/keywor\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.cost!==void 0){
let r=s.cost;if(typeof r=="string"){if(b(r)>80){let t={instancePath:n+"/cost",schemaPath:"#/properties/cost/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={
instancePath:n+"/cost",schemaPath:"#/properties/cost/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/cost",schemaPath:"#/properties/\
cost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.n!==void 0){
let r=s.n;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/n",schemaPath:"#/properties/\
n/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="num\
ber"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.landType!==void 0&&(J(s.landType,{instancePath:n+
"/landType",parentData:s,parentDataProperty:"landType",rootData:a,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),
i=e.length)),s.from!==void 0&&(oe(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:a,dynamicAnchors:p})||
(e=e===null?oe.errors:e.concat(oe.errors),i=e.length)),s.fromQuality!==void 0&&(q(s.fromQuality,{instancePath:n+"/fromQu\
ality",parentData:s,parentDataProperty:"fromQuality",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),
i=e.length)),s.quality!==void 0&&(q(s.quality,{instancePath:n+"/quality",parentData:s,parentDataProperty:"quality",rootData:a,
dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.player!==void 0&&s.player!==!0){let r={instancePath:n+
"/player",schemaPath:"#/properties/player/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),i++}s.keeps!==void 0&&(q(s.keeps,{instancePath:n+"/keeps",parentData:s,parentDataProperty:"\
keeps",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ht.errors=e,
i===0}var kp={type:"object",additionalProperties:!1,required:["kind","id","does"],properties:{kind:{const:"static"},id:{
$ref:"#/$defs/AbilityId"},affects:{$ref:"#/$defs/Selector"},condition:{$ref:"#/$defs/Condition"},does:{$ref:"#/$defs/Par\
ts"},zones:{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}},lingers:{const:"endOfTurn"},note:{$ref:"#/$defs/OwnWord\
s"}}};var Na=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");function Q(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s=="string"){if(b(s)>60){let r={instancePath:n,schemaPath:"#/maxLength",
keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[r]:e.push(r),i++}if(!Na.
test(s)){let r={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'\
must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}return Q.errors=e,i===
0}var Aa={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/CopyPart"},{$ref:"#/$d\
efs/GainControlPart"},{$ref:"#/$defs/ExchangeControlPart"},{$ref:"#/$defs/ReplaceWordsPart"},{$ref:"#/$defs/GainFullText\
Part"},{$ref:"#/$defs/ExchangeTextBoxesPart"},{$ref:"#/$defs/SetNamePart"},{$ref:"#/$defs/AddTypesPart"},{$ref:"#/$defs/\
SetTypesPart"},{$ref:"#/$defs/RemoveTypesPart"},{$ref:"#/$defs/SetSubtypesPart"},{$ref:"#/$defs/SetBasicLandTypesPart"},
{$ref:"#/$defs/AddEverySubtypePart"},{$ref:"#/$defs/SetColorsPart"},{$ref:"#/$defs/AddColorsPart"},{$ref:"#/$defs/GainAb\
ilitiesPart"},{$ref:"#/$defs/GainAbilitiesOfPart"},{$ref:"#/$defs/LoseAbilitiesPart"},{$ref:"#/$defs/LoseAllAbilitiesPar\
t"},{$ref:"#/$defs/CantHavePart"},{$ref:"#/$defs/SetPowerToughnessPart"},{$ref:"#/$defs/ModifyPowerToughnessPart"},{$ref:"\
#/$defs/SwitchPowerToughnessPart"},{$ref:"#/$defs/PlayerGainsPart"},{$ref:"#/$defs/PlayerLosesPart"},{$ref:"#/$defs/Play\
erCantHavePart"},{$ref:"#/$defs/GameRulePart"},{$ref:"#/$defs/ChangeCostPart"}]},Rn={type:"object",additionalProperties:!1,
required:["kind"],oneOf:[{required:["of"]},{required:["named"]}],properties:{kind:{const:"copy"},of:{$ref:"#/$defs/Refer\
ence"},named:{$ref:"#/$defs/Chosen"},except:{$ref:"#/$defs/CopyExceptions"}}},it={type:"object",additionalProperties:!1,
minProperties:1,properties:{name:{type:"string",minLength:1,maxLength:200},setTypes:{type:"array",items:{$ref:"#/$defs/C\
ardType"}},addTypes:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},removeSupertypes:{type:"array",minItems:1,
items:{$ref:"#/$defs/Supertype"}},addSupertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/Supertype"}},addSubtypes:{
$ref:"#/$defs/SubtypeList"},setSubtypes:{type:"object",additionalProperties:!1,required:["family","subtypes"],properties:{
family:{$ref:"#/$defs/SubtypeFamily"},subtypes:{$ref:"#/$defs/SubtypeList"}}},setColors:{type:"array",items:{$ref:"#/$de\
fs/Color"}},addColors:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},power:{type:"integer"},toughness:{type:"int\
eger"},manaCost:{type:["string","null"]},addAbilities:{$ref:"#/$defs/AbilityList"},keepAbility:{type:"string",minLength:1},
retain:{type:"array",minItems:1,items:{enum:["name","colors","types","powerToughness"]}},counters:{type:"object",minProperties:1,
maxProperties:20,additionalProperties:{type:"integer",minimum:1}},ifItIs:{type:"array",minItems:1,items:{$ref:"#/$defs/C\
onditionalExceptions"}}}};function se(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(Array.isArray(s)){let r=s.length;for(let t=0;t<r;t++)J(s[t],{instancePath:n+"/"+t,parentData:s,parentDataProperty:t,rootData:a,
dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),i=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}return se.errors=e,i===0}var wp={enum:[
"artifact","battle","creature","enchantment","land","planeswalker","spell","dungeon"]};function gr(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="artifact"||s==="battle"||
s==="creature"||s==="enchantment"||s==="land"||s==="planeswalker"||s==="spell"||s==="dungeon")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:wp.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),i++}return gr.errors=e,i===0}var Bn={validate:de};function ie(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(Array.isArray(s)){if(s.length<1){let t={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),i++}let r=s.length;for(let t=0;t<r;t++)Bn.
validate(s[t],{instancePath:n+"/"+t,parentData:s,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?Bn.validate.
errors:e.concat(Bn.validate.errors),i=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}return ie.errors=e,i===0}var vp={type:"object",additionalProperties:!1,
required:["is","except"],properties:{is:{$ref:"#/$defs/Selector"},except:{$ref:"#/$defs/CopyExceptions"}}},zn={validate:Fe};
function dt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of vp.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="is"||r==="except")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}s.is!==void 0&&(q(s.is,{instancePath:n+"/is",parentData:s,parentDataProperty:"is",rootData:a,dynamicAnchors:p})||
(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.except!==void 0&&(zn.validate(s.except,{instancePath:n+"/except",
parentData:s,parentDataProperty:"except",rootData:a,dynamicAnchors:p})||(e=e===null?zn.validate.errors:e.concat(zn.validate.
errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),i++}return dt.errors=e,i===0}function Fe(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!S.call(it.properties,r)){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(b(r)>200){let t={instancePath:n+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/name",schemaPath:"#/properties/name/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}}if(s.setTypes!==void 0){let r=s.setTypes;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/setTypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+"/setTypes",schemaPath:"#/properties/setT\
ypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.addTypes!==void 0){
let r=s.addTypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addTypes",schemaPath:"#/properties/addTypes\
/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}
let t=r.length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/addTypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+"/addTypes",schemaPath:"#/properties/addT\
ypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.removeSupertypes!==
void 0){let r=s.removeSupertypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/removeSupertypes",schemaPath:"\
#/properties/removeSupertypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+"/removeSupertypes/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}else{let t={instancePath:n+
"/removeSupertypes",schemaPath:"#/properties/removeSupertypes/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),i++}}if(s.addSupertypes!==void 0){let r=s.addSupertypes;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/addSupertypes",schemaPath:"#/properties/addSupertypes/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+
"/addSupertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),
i=e.length)}else{let t={instancePath:n+"/addSupertypes",schemaPath:"#/properties/addSupertypes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.addSubtypes!==void 0&&(se(s.addSubtypes,{instancePath:n+
"/addSubtypes",parentData:s,parentDataProperty:"addSubtypes",rootData:a,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(
se.errors),i=e.length)),s.setSubtypes!==void 0){let r=s.setSubtypes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t of it.
properties.setSubtypes.required)if(r[t]===void 0){let o={instancePath:n+"/setSubtypes",schemaPath:"#/properties/setSubty\
pes/required",keyword:"required",params:{missingProperty:t},message:"must have required property '"+t+"'"};e===null?e=[o]:
e.push(o),i++}for(let t in r)if(!(t==="family"||t==="subtypes")){let o={instancePath:n+"/setSubtypes",schemaPath:"#/prop\
erties/setSubtypes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT \
have additional properties"};e===null?e=[o]:e.push(o),i++}r.family!==void 0&&(gr(r.family,{instancePath:n+"/setSubtypes/\
family",parentData:r,parentDataProperty:"family",rootData:a,dynamicAnchors:p})||(e=e===null?gr.errors:e.concat(gr.errors),
i=e.length)),r.subtypes!==void 0&&(se(r.subtypes,{instancePath:n+"/setSubtypes/subtypes",parentData:r,parentDataProperty:"\
subtypes",rootData:a,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),i=e.length))}else{let t={instancePath:n+
"/setSubtypes",schemaPath:"#/properties/setSubtypes/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}}if(s.setColors!==void 0){let r=s.setColors;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)E(r[o],{instancePath:n+"/setColors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
E.errors:e.concat(E.errors),i=e.length)}else{let t={instancePath:n+"/setColors",schemaPath:"#/properties/setColors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.addColors!==void 0){let r=s.
addColors;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addColors",schemaPath:"#/properties/addColors/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.
length;for(let o=0;o<t;o++)E(r[o],{instancePath:n+"/addColors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{let t={instancePath:n+"/addColors",schemaPath:"#/properties/add\
Colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.power!==void 0){
let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/power",schemaPath:"#/pro\
perties/power/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/\
toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),i++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let t={instancePath:n+
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:it.properties.manaCost.type},message:"mu\
st be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.addAbilities!==void 0&&(ie(s.addAbilities,{instancePath:n+"/addAb\
ilities",parentData:s,parentDataProperty:"addAbilities",rootData:a,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.
errors),i=e.length)),s.keepAbility!==void 0){let r=s.keepAbility;if(typeof r=="string"){if(b(r)<1){let t={instancePath:n+
"/keepAbility",schemaPath:"#/properties/keepAbility/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/keepAbility",schemaPath:"#/prope\
rties/keepAbility/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.
retain!==void 0){let r=s.retain;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/retain",schemaPath:"#/proper\
ties/retain/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(
o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(!(l==="name"||l==="colors"||l==="types"||l==="powerToughness")){
let f={instancePath:n+"/retain/"+o,schemaPath:"#/properties/retain/items/enum",keyword:"enum",params:{allowedValues:it.properties.
retain.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+
"/retain",schemaPath:"#/properties/retain/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),i++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length>20){let t={instancePath:n+"/counters",schemaPath:"#/properties/counters/maxProperties",keyword:"maxProperties",
params:{limit:20},message:"must NOT have more than 20 properties"};e===null?e=[t]:e.push(t),i++}if(Object.keys(r).length<
1){let t={instancePath:n+"/counters",schemaPath:"#/properties/counters/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r){let o=r[t];if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:n+"/counters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/counters/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[l]:e.push(l),i++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let l={instancePath:n+"/counters/"+t.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:n+"/counters",schemaPath:"#\
/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(s.ifItIs!==void 0){let r=s.ifItIs;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/ifItIs",schemaPath:"#/p\
roperties/ifItIs/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:
e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)dt(r[o],{instancePath:n+"/ifItIs/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?dt.errors:e.concat(dt.errors),i=e.length)}else{let t={instancePath:n+"/ifItIs",
schemaPath:"#/properties/ifItIs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return Fe.errors=e,i===0}function br(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!1,o=null,l=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of Rn.
oneOf[0].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:m},
message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var y=l===i;y&&(t=!0,o=0);let f=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let m of Rn.oneOf[1].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/one\
Of/1/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[
u]:e.push(u),i++}}var y=f===i;if(y&&t?(t=!1,o=[o,1]):y&&(t=!0,o=1),t)i=r,e!==null&&(r?e.length=r:e=null);else{let m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?
e=[m]:e.push(m),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of Rn.required)if(s[m]===void 0){let u={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===
null?e=[u]:e.push(u),i++}for(let m in s)if(!(m==="kind"||m==="of"||m==="named"||m==="except")){let u={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional p\
roperties"};e===null?e=[u]:e.push(u),i++}if(s.kind!==void 0&&s.kind!=="copy"){let m={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"copy"},message:"must be equal to constant"};e===null?e=[m]:
e.push(m),i++}s.of!==void 0&&(L(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:a,dynamicAnchors:p})||
(e=e===null?L.errors:e.concat(L.errors),i=e.length)),s.named!==void 0&&(le(s.named,{instancePath:n+"/named",parentData:s,
parentDataProperty:"named",rootData:a,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),i=e.length)),s.except!==
void 0&&(Fe(s.except,{instancePath:n+"/except",parentData:s,parentDataProperty:"except",rootData:a,dynamicAnchors:p})||(e=
e===null?Fe.errors:e.concat(Fe.errors),i=e.length))}else{let m={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}return br.errors=e,i===0}var jp={type:"object",additionalProperties:!1,
required:["kind","player"],properties:{kind:{const:"gainControl"},player:{$ref:"#/$defs/PlayerReference"}}};function Pr(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of jp.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="kind"||r==="player")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&
s.kind!=="gainControl"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
gainControl"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}s.player!==void 0&&(A(s.player,{instancePath:n+
"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),
i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),i++}return Pr.errors=e,i===0}var qp={type:"object",additionalProperties:!1,required:["kind"],
properties:{kind:{const:"exchangeControl"}}};function kr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of qp.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(r!=="kind"){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="exchangeControl"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"exchangeControl"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return kr.errors=e,i===0}var Fo={type:"object",additionalProperties:!1,required:[
"kind","word","from","to"],properties:{kind:{const:"replaceWords"},word:{enum:["color","landType","creatureType"]},from:{
$ref:"#/$defs/SubtypeWord"},to:{$ref:"#/$defs/SubtypeWord"}}};function wr(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Fo.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="word"||r==="from"||
r==="to")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="replaceWords"){
let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"replaceWords"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.word!==void 0){let r=s.word;if(!(r==="color"||r===
"landType"||r==="creatureType")){let t={instancePath:n+"/word",schemaPath:"#/properties/word/enum",keyword:"enum",params:{
allowedValues:Fo.properties.word.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}
s.from!==void 0&&(J(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:a,dynamicAnchors:p})||
(e=e===null?J.errors:e.concat(J.errors),i=e.length)),s.to!==void 0&&(J(s.to,{instancePath:n+"/to",parentData:s,parentDataProperty:"\
to",rootData:a,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return wr.errors=e,
i===0}var $p={type:"object",additionalProperties:!1,required:["kind","of"],properties:{kind:{const:"gainFullText"},of:{$ref:"\
#/$defs/Reference"},plus:{$ref:"#/$defs/AbilityList"}}};function vr(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of $p.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="of"||r==="plus")){
let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="gainFullText"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gainFullText"},message:"must be equal\
 to constant"};e===null?e=[r]:e.push(r),i++}s.of!==void 0&&(L(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"\
of",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)),s.plus!==void 0&&(ie(s.plus,{instancePath:n+
"/plus",parentData:s,parentDataProperty:"plus",rootData:a,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.errors),
i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),i++}return vr.errors=e,i===0}var Op={type:"object",additionalProperties:!1,required:["kind"],
properties:{kind:{const:"exchangeTextBoxes"}}};function jr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Op.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(r!=="kind"){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="exchangeTextBoxes"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"exchangeTextBoxes"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return jr.errors=e,i===0}var Dp={type:"object",additionalProperties:!1,
required:["kind","name"],properties:{kind:{const:"setName"},name:{type:"string",minLength:1,maxLength:200}}};function qr(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Dp.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="kind"||r==="name")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="setName"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
setName"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.name!==void 0){let r=s.name;if(typeof r==
"string"){if(b(r)>200){let t={instancePath:n+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return qr.errors=e,
i===0}var Np={type:"object",additionalProperties:!1,required:["kind"],minProperties:2,properties:{kind:{const:"addTypes"},
types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},supertypes:{type:"array",minItems:1,items:{$ref:"#/$defs\
/Supertype"}},subtypes:{$ref:"#/$defs/SubtypeList"}}};function $r(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fe\
wer than 2 properties"};e===null?e=[r]:e.push(r),i++}for(let r of Np.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="types"||r==="supertypes"||r==="subtypes")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="addTypes"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"addTypes"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),i++}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/types",
schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/supertypes",schemaPath:"\
#/properties/supertypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}else{let t={instancePath:n+"/supertyp\
es",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}s.subtypes!==void 0&&(se(s.subtypes,{instancePath:n+"/subtypes",parentData:s,parentDataProperty:"subty\
pes",rootData:a,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return $r.errors=e,
i===0}var Ap={type:"object",additionalProperties:!1,required:["kind","types"],properties:{kind:{const:"setTypes"},types:{
type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{$ref:"#/$defs/SubtypeList"}}};function Or(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ap.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="types"||r==="sub\
types")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="setTypes"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"setTypes"},message:"mu\
st be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.subtypes!==void 0&&(se(
s.subtypes,{instancePath:n+"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:a,dynamicAnchors:p})||(e=e===
null?se.errors:e.concat(se.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Or.errors=e,i===0}var xp={type:"object",additionalProperties:!1,
required:["kind"],minProperties:2,properties:{kind:{const:"removeTypes"},types:{type:"array",minItems:1,items:{$ref:"#/$\
defs/CardType"}},supertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/Supertype"}},subtypes:{$ref:"#/$defs/SubtypeLi\
st"}}};function Dr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProp\
erties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(
r),i++}for(let r of xp.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="\
kind"||r==="types"||r==="supertypes"||r==="subtypes")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.kind!==void 0&&s.kind!=="removeTypes"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"removeTypes"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.types!==
void 0){let r=s.types;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/types",schemaPath:"#/properties/types/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.
length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.supertypes!==void 0){
let r=s.supertypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/supertypes",schemaPath:"#/properties/supe\
rtypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),
i++}let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}else{let t={instancePath:n+"/supertypes",schemaPath:"\
#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
s.subtypes!==void 0&&(se(s.subtypes,{instancePath:n+"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:a,dynamicAnchors:p})||
(e=e===null?se.errors:e.concat(se.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Dr.errors=e,i===0}var Wn={type:"object",additionalProperties:!1,
required:["kind","family"],anyOf:[{required:["subtypes"]},{required:["subtypesOf"]}],properties:{kind:{const:"setSubtype\
s"},family:{$ref:"#/$defs/SubtypeFamily"},subtypes:{$ref:"#/$defs/SubtypeList"},subtypesOf:{$ref:"#/$defs/Reference"}}};
function Nr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,
r=i,t=!1,o=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Wn.anyOf[0].required)if(s[f]===void 0){let y={instancePath:n,
schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+
"'"};e===null?e=[y]:e.push(y),i++}}var l=o===i;if(t=t||l,!t){let f=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of Wn.
anyOf[1].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:m},
message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var l=f===i;t=t||l}if(t)i=r,e!==null&&(r?e.
length=r:e=null);else{let f={instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema \
in anyOf"};e===null?e=[f]:e.push(f),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Wn.required)if(s[f]===
void 0){let y={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"must have r\
equired property '"+f+"'"};e===null?e=[y]:e.push(y),i++}for(let f in s)if(!(f==="kind"||f==="family"||f==="subtypes"||f===
"subtypesOf")){let y={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),i++}if(s.kind!==void 0&&s.kind!=="setSubtypes"){
let f={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"setSubtypes"},message:"\
must be equal to constant"};e===null?e=[f]:e.push(f),i++}s.family!==void 0&&(gr(s.family,{instancePath:n+"/family",parentData:s,
parentDataProperty:"family",rootData:a,dynamicAnchors:p})||(e=e===null?gr.errors:e.concat(gr.errors),i=e.length)),s.subtypes!==
void 0&&(se(s.subtypes,{instancePath:n+"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:a,dynamicAnchors:p})||
(e=e===null?se.errors:e.concat(se.errors),i=e.length)),s.subtypesOf!==void 0&&(L(s.subtypesOf,{instancePath:n+"/subtypes\
Of",parentData:s,parentDataProperty:"subtypesOf",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),
i=e.length))}else{let f={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[f]:e.push(f),i++}return Nr.errors=e,i===0}var Tp={type:"object",additionalProperties:!1,required:["kind",
"subtypes"],properties:{kind:{const:"setBasicLandTypes"},subtypes:{type:"array",minItems:1,items:{$ref:"#/$defs/SubtypeW\
ord"}}}};function Ar(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Tp.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="subtypes")){let t={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="setBasicLandTypes"){let r={instancePath:n+"/kind",schemaPath:"#/propertie\
s/kind/const",keyword:"const",params:{allowedValue:"setBasicLandTypes"},message:"must be equal to constant"};e===null?e=
[r]:e.push(r),i++}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/s\
ubtypes",schemaPath:"#/properties/subtypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)J(r[o],{instancePath:n+"/subtypes/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),i=e.length)}else{let t={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return Ar.errors=e,i===0}var nt={type:"object",additionalProperties:!1,required:[
"kind","family"],if:{required:["which"]},then:{properties:{family:{const:"land"}}},properties:{kind:{const:"addEverySubt\
ype"},family:{enum:["creature","land"]},which:{enum:["nonbasic","every"]}}};function xr(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(s&&typeof s=="object"&&!Array.
isArray(s)){let f,y=!0;for(f of nt.if.required)if(y=s[f]!==void 0,!y){let m={};e===null?e=[m]:e.push(m),i++;break}}var l=o===
i;if(i=r,e!==null&&(r?e.length=r:e=null),l){let f=i;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.family!==void 0&&s.family!==
"land"){let m={instancePath:n+"/family",schemaPath:"#/then/properties/family/const",keyword:"const",params:{allowedValue:"\
land"},message:"must be equal to constant"};e===null?e=[m]:e.push(m),i++}var l=f===i;t=l}if(!t){let f={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e===null?e=[f]:e.push(f),i++}if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let f of nt.required)if(s[f]===void 0){let y={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=[y]:e.push(
y),i++}for(let f in s)if(!(f==="kind"||f==="family"||f==="which")){let y={instancePath:n,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),i++}if(s.kind!==void 0&&s.kind!=="addEverySubtype"){let f={instancePath:n+"/kind",schemaPath:"#/properti\
es/kind/const",keyword:"const",params:{allowedValue:"addEverySubtype"},message:"must be equal to constant"};e===null?e=[
f]:e.push(f),i++}if(s.family!==void 0){let f=s.family;if(!(f==="creature"||f==="land")){let y={instancePath:n+"/family",
schemaPath:"#/properties/family/enum",keyword:"enum",params:{allowedValues:nt.properties.family.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[y]:e.push(y),i++}}if(s.which!==void 0){let f=s.which;if(!(f==="nonbasic"||
f==="every")){let y={instancePath:n+"/which",schemaPath:"#/properties/which/enum",keyword:"enum",params:{allowedValues:nt.
properties.which.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),i++}}}else{let f={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(
f),i++}return xr.errors=e,i===0}var Lp={type:"object",additionalProperties:!1,required:["kind","colors"],properties:{kind:{
const:"setColors"},colors:{type:"array",items:{$ref:"#/$defs/ColorWord"}}}};function Tr(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Lp.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="colors")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="setColors"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"setColors"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),i++}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)oe(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
oe.errors:e.concat(oe.errors),i=e.length)}else{let t={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Tr.errors=e,
i===0}var Ip={type:"object",additionalProperties:!1,required:["kind","colors"],properties:{kind:{const:"addColors"},colors:{
type:"array",minItems:1,items:{$ref:"#/$defs/ColorWord"}}}};function Lr(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ip.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="colors")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="addColors"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"addColors"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),i++}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/colors",schemaPath:"#/properties/colors/minItems",keyword:"minItems",params:{limit:1},message:"must NOT\
 have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)oe(r[o],{instancePath:n+"/col\
ors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?oe.errors:e.concat(oe.errors),i=e.length)}else{
let t={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Lr.errors=e,i===0}var Cp={type:"object",additionalProperties:!1,
required:["kind","abilities"],properties:{kind:{const:"gainAbilities"},abilities:{$ref:"#/$defs/AbilityList"},oneOf:{$ref:"\
#/$defs/Chosen"},perColorOf:{$ref:"#/$defs/Selector"}}};function Ir(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Cp.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="abilities"||r==="\
oneOf"||r==="perColorOf")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="gainAbilities"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
gainAbilities"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}s.abilities!==void 0&&(ie(s.abilities,
{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilities",rootData:a,dynamicAnchors:p})||(e=e===null?ie.errors:
e.concat(ie.errors),i=e.length)),s.oneOf!==void 0&&(le(s.oneOf,{instancePath:n+"/oneOf",parentData:s,parentDataProperty:"\
oneOf",rootData:a,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),i=e.length)),s.perColorOf!==void 0&&(q(s.
perColorOf,{instancePath:n+"/perColorOf",parentData:s,parentDataProperty:"perColorOf",rootData:a,dynamicAnchors:p})||(e=
e===null?q.errors:e.concat(q.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ir.errors=e,i===0}var So={type:"object",additionalProperties:!1,
required:["kind","of","abilityKinds"],properties:{kind:{const:"gainAbilitiesOf"},of:{$ref:"#/$defs/Selector"},abilityKinds:{
type:"array",minItems:1,items:{enum:["activated","mana","triggered","static","keyword"]}},keywords:{type:"array",minItems:1,
items:{type:"string",minLength:1,maxLength:60}}}};function Cr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of So.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="of"||r==="abilityKinds"||r===
"keywords")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="gainAbilitiesO\
f"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gainAbiliti\
esOf"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.of!==void 0&&(q(s.of,{instancePath:n+"/of",
parentData:s,parentDataProperty:"of",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),
s.abilityKinds!==void 0){let r=s.abilityKinds;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abilityKinds",
schemaPath:"#/properties/abilityKinds/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 \
items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(!(l==="activated"||l==="mana"||l===
"triggered"||l==="static"||l==="keyword")){let f={instancePath:n+"/abilityKinds/"+o,schemaPath:"#/properties/abilityKind\
s/items/enum",keyword:"enum",params:{allowedValues:So.properties.abilityKinds.items.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/abilityKinds",schemaPath:"#/properti\
es/abilityKinds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.keywords!==
void 0){let r=s.keywords;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/keywords",schemaPath:"#/properties/\
keywords/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(
o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="string"){if(b(l)>60){let f={instancePath:n+"/keyword\
s/"+o,schemaPath:"#/properties/keywords/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have mo\
re than 60 characters"};e===null?e=[f]:e.push(f),i++}if(b(l)<1){let f={instancePath:n+"/keywords/"+o,schemaPath:"#/prope\
rties/keywords/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[f]:e.push(f),i++}}else{let f={instancePath:n+"/keywords/"+o,schemaPath:"#/properties/keywords/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/keywo\
rds",schemaPath:"#/properties/keywords/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),i++}return Cr.errors=e,i===0}var _p={type:"object",additionalProperties:!1,required:["ki\
nd","abilities"],properties:{kind:{const:"loseAbilities"},abilities:{type:"array",minItems:1,items:{$ref:"#/$defs/LostAb\
ility"}}}},Ep={if:{type:"string"},then:{minLength:1,maxLength:60},else:{if:{type:"object",required:["ability"]},then:{$ref:"\
#/$defs/AbilityById"},else:{$ref:"#/$defs/KeywordVariant"}}},Fp={type:"object",additionalProperties:!1,required:["abilit\
y"],properties:{ability:{$ref:"#/$defs/AbilityId"}}};function gt(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Fp.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(r!=="ability"){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}s.ability!==void 0&&(Q(s.ability,{instancePath:n+"/ability",parentData:s,
parentDataProperty:"ability",rootData:a,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return gt.errors=e,i===0}function je(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0,r=i,t=!0,o=i;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(m),i++}var l=o===i;i=r,e!==null&&(r?e.
length=r:e=null);let f;if(l){let m=i;if(typeof s=="string"){if(b(s)>60){let c={instancePath:n,schemaPath:"#/then/maxLeng\
th",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.push(c),i++}
if(b(s)<1){let c={instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[c]:e.push(c),i++}}var l=m===i;t=l,f="then"}else{let m=i,u=i,c=!0,g=i;if(i===g)if(s&&
typeof s=="object"&&!Array.isArray(s)){let w,k=!0;for(w of Ep.else.if.required)if(k=s[w]!==void 0,!k){let j={};e===null?
e=[j]:e.push(j),i++;break}}else{let w={};e===null?e=[w]:e.push(w),i++}var y=g===i;i=u,e!==null&&(u?e.length=u:e=null);let O;
if(y){let w=i;gt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?gt.errors:
e.concat(gt.errors),i=e.length);var y=w===i;c=y,O="then"}else{let w=i;We(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?We.errors:e.concat(We.errors),i=e.length);var y=w===i;c=y,O="else"}if(!c){let w={
instancePath:n,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:O},message:'must match "'+O+'" schema'};e===null?
e=[w]:e.push(w),i++}var l=m===i;t=l,f="else"}if(!t){let m={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},
message:'must match "'+f+'" schema'};e===null?e=[m]:e.push(m),i++}return je.errors=e,i===0}function _r(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of _p.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"kind"||r==="abilities")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="loseAbilities"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
loseAbilities"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)je(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
je.errors:e.concat(je.errors),i=e.length)}else{let t={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _r.
errors=e,i===0}var Sp={type:"object",additionalProperties:!1,required:["kind"],properties:{kind:{const:"loseAllAbilities"},
except:{const:"mana"}}};function Er(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Sp.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="except")){let t={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="loseAllAbilities"){let r={instancePath:n+"/kind",schemaPath:"#/pr\
operties/kind/const",keyword:"const",params:{allowedValue:"loseAllAbilities"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),i++}if(s.except!==void 0&&s.except!=="mana"){let r={instancePath:n+"/except",schemaPath:"#/properties/ex\
cept/const",keyword:"const",params:{allowedValue:"mana"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Er.errors=e,i===0}var Vp={type:"object",additionalProperties:!1,required:["kind","abilities"],properties:{
kind:{const:"cantHave"},abilities:{type:"array",minItems:1,items:{$ref:"#/$defs/LostAbility"}}}};function Fr(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Vp.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"kind"||r==="abilities")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="cantHave"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
cantHave"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)je(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
je.errors:e.concat(je.errors),i=e.length)}else{let t={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Fr.
errors=e,i===0}var Rp={type:"object",additionalProperties:!1,required:["kind"],minProperties:2,properties:{kind:{const:"\
setPowerToughness"},power:{$ref:"#/$defs/Quantity"},toughness:{$ref:"#/$defs/Quantity"},exchange:{type:"boolean",const:!0}}};
function Sr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),i++}
for(let r of Rp.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},
message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="power"||
r==="toughness"||r==="exchange")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==
void 0&&s.kind!=="setPowerToughness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"setPowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.power!==
void 0&&(z(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,dynamicAnchors:p})||(e=e===
null?z.errors:e.concat(z.errors),i=e.length)),s.toughness!==void 0&&(z(s.toughness,{instancePath:n+"/toughness",parentData:s,
parentDataProperty:"toughness",rootData:a,dynamicAnchors:p})||(e=e===null?z.errors:e.concat(z.errors),i=e.length)),s.exchange!==
void 0){let r=s.exchange;if(typeof r!="boolean"){let t={instancePath:n+"/exchange",schemaPath:"#/properties/exchange/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r!==!0){let t={instancePath:n+
"/exchange",schemaPath:"#/properties/exchange/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to \
constant"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Sr.errors=e,i===0}var Bp={type:"object",additionalProperties:!1,
required:["kind"],minProperties:2,properties:{kind:{const:"modifyPowerToughness"},power:{$ref:"#/$defs/Quantity"},toughness:{
$ref:"#/$defs/Quantity"},double:{const:!0}}};function Vr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={
instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2\
 properties"};e===null?e=[r]:e.push(r),i++}for(let r of Bp.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="power"||r==="toughness"||r==="double")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="modifyPowerToughness"){let r={instancePath:n+"/ki\
nd",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"modifyPowerToughness"},message:"must be e\
qual to constant"};e===null?e=[r]:e.push(r),i++}if(s.power!==void 0&&(z(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"\
power",rootData:a,dynamicAnchors:p})||(e=e===null?z.errors:e.concat(z.errors),i=e.length)),s.toughness!==void 0&&(z(s.toughness,
{instancePath:n+"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:p})||(e=e===null?z.errors:
e.concat(z.errors),i=e.length)),s.double!==void 0&&s.double!==!0){let r={instancePath:n+"/double",schemaPath:"#/properti\
es/double/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return Vr.errors=e,i===0}var zp={type:"object",additionalProperties:!1,required:["kind"],properties:{
kind:{const:"switchPowerToughness"}}};function Rr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zp.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(r!=="kind"){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.kind!==void 0&&s.kind!=="switchPowerToughness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/\
const",keyword:"const",params:{allowedValue:"switchPowerToughness"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),i++}return Rr.errors=e,i===0}var Wp={type:"object",additionalProperties:!1,required:["kin\
d","player","abilities"],properties:{kind:{const:"playerGains"},player:{$ref:"#/$defs/PlayerSelector"},abilities:{$ref:"\
#/$defs/AbilityList"}}};function Br(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Wp.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="player"||r==="abilities")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="playerGains"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"playerGains"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),i++}s.player!==void 0&&(me(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:a,
dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),i=e.length)),s.abilities!==void 0&&(ie(s.abilities,{instancePath:n+
"/abilities",parentData:s,parentDataProperty:"abilities",rootData:a,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.
errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),i++}return Br.errors=e,i===0}var Kp={type:"object",additionalProperties:!1,required:[
"kind","player","abilities"],properties:{kind:{const:"playerLoses"},player:{$ref:"#/$defs/PlayerSelector"},abilities:{type:"\
array",minItems:1,items:{$ref:"#/$defs/LostAbility"}}}};function zr(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Kp.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="player"||r==="abi\
lities")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="playerLoses"){
let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"playerLoses"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.player!==void 0&&(me(s.player,{instancePath:n+"/player",parentData:s,
parentDataProperty:"player",rootData:a,dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),i=e.length)),s.abilities!==
void 0){let r=s.abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abilities",schemaPath:"#/propertie\
s/abilities/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(
o),i++}let t=r.length;for(let o=0;o<t;o++)je(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?je.errors:e.concat(je.errors),i=e.length)}else{let t={instancePath:n+"/abilities",schemaPath:"\
#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return zr.errors=e,i===0}var Up={type:"object",additionalProperties:!1,required:["kind","player","abilitie\
s"],properties:{kind:{const:"playerCantHave"},player:{$ref:"#/$defs/PlayerSelector"},abilities:{type:"array",minItems:1,
items:{$ref:"#/$defs/LostAbility"}}}};function Wr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Up.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="player"||r==="abilities")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="playerCantHave"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"playerCantHave"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),i++}if(s.player!==void 0&&(me(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"p\
layer",rootData:a,dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),i=e.length)),s.abilities!==void 0){let r=s.
abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.
length;for(let o=0;o<t;o++)je(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?je.errors:e.concat(je.errors),i=e.length)}else{let t={instancePath:n+"/abilities",schemaPath:"#/properties/a\
bilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Wr.errors=e,i===0}var Gp={type:"object",additionalProperties:!1,required:["kind","rule"],properties:{kind:{
const:"changeGameRule"},rule:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",maxLength:80},player:{$ref:"#/$defs/\
PlayerSelector"},amount:{$ref:"#/$defs/Quantity"},bars:{$ref:"#/$defs/Selector"}}},to=new RegExp("^[a-z][a-z0-9]*(-[a-z0\
-9]+)*$","u");function Kr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Gp.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="rule"||r==="player"||r==="amount"||r==="bars")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="changeGameRule"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"changeGameRule"},message:"must be equ\
al to constant"};e===null?e=[r]:e.push(r),i++}if(s.rule!==void 0){let r=s.rule;if(typeof r=="string"){if(b(r)>80){let t={
instancePath:n+"/rule",schemaPath:"#/properties/rule/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT \
have more than 80 characters"};e===null?e=[t]:e.push(t),i++}if(!to.test(r)){let t={instancePath:n+"/rule",schemaPath:"#/\
properties/rule/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern \
"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/rule",schemaPath:"#/propert\
ies/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}s.player!==
void 0&&(me(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:p})||(e=
e===null?me.errors:e.concat(me.errors),i=e.length)),s.amount!==void 0&&(z(s.amount,{instancePath:n+"/amount",parentData:s,
parentDataProperty:"amount",rootData:a,dynamicAnchors:p})||(e=e===null?z.errors:e.concat(z.errors),i=e.length)),s.bars!==
void 0&&(q(s.bars,{instancePath:n+"/bars",parentData:s,parentDataProperty:"bars",rootData:a,dynamicAnchors:p})||(e=e===null?
q.errors:e.concat(q.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Kr.errors=e,i===0}var Ns={type:"object",additionalProperties:!1,
required:["kind"],oneOf:[{required:["increase"]},{required:["reduce"]},{required:["reduceByCostOf"]},{required:["minimum"]}],
dependentRequired:{coloredOnly:["reduce"],leaves:["reduce"]},properties:{kind:{const:"changeCost"},activating:{type:"obj\
ect",additionalProperties:!1,properties:{abilities:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:80}},except:{const:"mana"}}},increase:{$ref:"#/$defs/ManaAmount"},reduce:{$ref:"#/$defs/ManaAmount"},reduceByCostOf:{
$ref:"#/$defs/Reference"},coloredOnly:{const:!0},leaves:{type:"integer",minimum:1,maximum:99},times:{$ref:"#/$defs/Quant\
ity"},minimum:{type:"integer",minimum:1,maximum:99}}};var Hp=new RegExp("^(\\{(?:[0-9]{1,2}|[WUBRGC])\\})+$","u");function ir(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s=="string"){if(!Hp.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^(\\{(?:[0-9]{1,2}|[WUBRGC])\\})+$"},message:'must match pattern "^(\\{(?:[\
0-9]{1,2}|[WUBRGC])\\})+$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}return ir.errors=e,i===0}function Ur(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!1,o=null,l=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let m of Ns.oneOf[0].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/one\
Of/0/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[
u]:e.push(u),i++}}var y=l===i;y&&(t=!0,o=0);let f=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of Ns.oneOf[1].
required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:m},
message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var y=f===i;if(y&&t)t=!1,o=[o,1];else{y&&(t=
!0,o=1);let m=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let c of Ns.oneOf[2].required)if(s[c]===void 0){let g={
instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:c},message:"must have required\
 property '"+c+"'"};e===null?e=[g]:e.push(g),i++}}var y=m===i;if(y&&t)t=!1,o=[o,2];else{y&&(t=!0,o=2);let c=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let O of Ns.oneOf[3].required)if(s[O]===void 0){let P={instancePath:n,schemaPath:"#/one\
Of/3/required",keyword:"required",params:{missingProperty:O},message:"must have required property '"+O+"'"};e===null?e=[
P]:e.push(P),i++}}var y=c===i;y&&t?(t=!1,o=[o,3]):y&&(t=!0,o=3)}}if(t)i=r,e!==null&&(r?e.length=r:e=null);else{let m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?
e=[m]:e.push(m),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of Ns.required)if(s[m]===void 0){let u={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===
null?e=[u]:e.push(u),i++}for(let m in s)if(!S.call(Ns.properties,m)){let u={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[u]:e.push(u),i++}if(s.kind!==void 0&&s.kind!=="changeCost"){let m={instancePath:n+"/kind",schemaPath:"#/properties/ki\
nd/const",keyword:"const",params:{allowedValue:"changeCost"},message:"must be equal to constant"};e===null?e=[m]:e.push(
m),i++}if(s.activating!==void 0){let m=s.activating;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let u in m)if(!(u===
"abilities"||u==="except")){let c={instancePath:n+"/activating",schemaPath:"#/properties/activating/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[
c]:e.push(c),i++}if(m.abilities!==void 0){let u=m.abilities;if(Array.isArray(u)){if(u.length<1){let P={instancePath:n+"/\
activating/abilities",schemaPath:"#/properties/activating/properties/abilities/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[P]:e.push(P),i++}let c=u.length;for(let P=0;P<c;P++){let w=u[P];
if(typeof w=="string"){if(b(w)>80){let k={instancePath:n+"/activating/abilities/"+P,schemaPath:"#/properties/activating/\
properties/abilities/items/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characte\
rs"};e===null?e=[k]:e.push(k),i++}if(b(w)<1){let k={instancePath:n+"/activating/abilities/"+P,schemaPath:"#/properties/a\
ctivating/properties/abilities/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[k]:e.push(k),i++}}else{let k={instancePath:n+"/activating/abilities/"+P,schemaPath:"#/properti\
es/activating/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[k]:e.push(k),i++}}let g=u.length,O;if(g>1){let P={};for(;g--;){let w=u[g];if(typeof w=="string"){if(typeof P[w]=="num\
ber"){O=P[w];let k={instancePath:n+"/activating/abilities",schemaPath:"#/properties/activating/properties/abilities/uniq\
ueItems",keyword:"uniqueItems",params:{i:g,j:O},message:"must NOT have duplicate items (items ## "+O+" and "+g+" are ide\
ntical)"};e===null?e=[k]:e.push(k),i++;break}P[w]=g}}}}else{let c={instancePath:n+"/activating/abilities",schemaPath:"#/\
properties/activating/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[c]:e.push(c),i++}}if(m.except!==void 0&&m.except!=="mana"){let u={instancePath:n+"/activating/except",schemaPath:"#/p\
roperties/activating/properties/except/const",keyword:"const",params:{allowedValue:"mana"},message:"must be equal to con\
stant"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n+"/activating",schemaPath:"#/properties/activating/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}if(s.increase!==void 0&&(ir(
s.increase,{instancePath:n+"/increase",parentData:s,parentDataProperty:"increase",rootData:a,dynamicAnchors:p})||(e=e===
null?ir.errors:e.concat(ir.errors),i=e.length)),s.reduce!==void 0&&(ir(s.reduce,{instancePath:n+"/reduce",parentData:s,parentDataProperty:"\
reduce",rootData:a,dynamicAnchors:p})||(e=e===null?ir.errors:e.concat(ir.errors),i=e.length)),s.reduceByCostOf!==void 0&&
(L(s.reduceByCostOf,{instancePath:n+"/reduceByCostOf",parentData:s,parentDataProperty:"reduceByCostOf",rootData:a,dynamicAnchors:p})||
(e=e===null?L.errors:e.concat(L.errors),i=e.length)),s.coloredOnly!==void 0&&s.coloredOnly!==!0){let m={instancePath:n+"\
/coloredOnly",schemaPath:"#/properties/coloredOnly/const",keyword:"const",params:{allowedValue:!0},message:"must be equa\
l to constant"};e===null?e=[m]:e.push(m),i++}if(s.leaves!==void 0){let m=s.leaves;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){let u={instancePath:n+"/leaves",schemaPath:"#/properties/leaves/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof m=="number"&&isFinite(m)){if(m>99||isNaN(m)){let u={
instancePath:n+"/leaves",schemaPath:"#/properties/leaves/maximum",keyword:"maximum",params:{comparison:"<=",limit:99},message:"\
must be <= 99"};e===null?e=[u]:e.push(u),i++}if(m<1||isNaN(m)){let u={instancePath:n+"/leaves",schemaPath:"#/properties/\
leaves/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}}
if(s.times!==void 0&&(z(s.times,{instancePath:n+"/times",parentData:s,parentDataProperty:"times",rootData:a,dynamicAnchors:p})||
(e=e===null?z.errors:e.concat(z.errors),i=e.length)),s.minimum!==void 0){let m=s.minimum;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m))){let u={instancePath:n+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof m=="number"&&isFinite(m)){if(m>99||isNaN(
m)){let u={instancePath:n+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",
limit:99},message:"must be <= 99"};e===null?e=[u]:e.push(u),i++}if(m<1||isNaN(m)){let u={instancePath:n+"/minimum",schemaPath:"\
#/properties/minimum/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:
e.push(u),i++}}}if(s.coloredOnly!==void 0&&s.reduce===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"coloredOnly",missingProperty:"reduce",depsCount:1,deps:"reduce"},message:"must have\
 property reduce when property coloredOnly is present"};e===null?e=[m]:e.push(m),i++}if(s.leaves!==void 0&&s.reduce===void 0){
let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"leaves",missingProperty:"\
reduce",depsCount:1,deps:"reduce"},message:"must have property reduce when property leaves is present"};e===null?e=[m]:e.
push(m),i++}}else{let m={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[m]:e.push(m),i++}return Ur.errors=e,i===0}function bt(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t of Aa.required)
if(s[t]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:t},message:"m\
ust have required property '"+t+"'"};e===null?e=[o]:e.push(o),i++}let r=s.kind;if(typeof r=="string")if(r==="copy")br(s,
{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?br.errors:e.concat(br.errors),
i=e.length);else if(r==="gainControl")Pr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Pr.errors:e.concat(Pr.errors),i=e.length);else if(r==="exchangeControl")kr(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?kr.errors:e.concat(kr.errors),i=e.length);else if(r==="replaceWords")wr(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?wr.errors:e.concat(wr.errors),i=e.length);else if(r===
"gainFullText")vr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?vr.errors:
e.concat(vr.errors),i=e.length);else if(r==="exchangeTextBoxes")jr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?jr.errors:e.concat(jr.errors),i=e.length);else if(r==="setName")qr(s,{instancePath:n,parentData:h,
parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?qr.errors:e.concat(qr.errors),i=e.length);else if(r==="a\
ddTypes")$r(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?$r.errors:e.concat(
$r.errors),i=e.length);else if(r==="setTypes")Or(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Or.errors:e.concat(Or.errors),i=e.length);else if(r==="removeTypes")Dr(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Dr.errors:e.concat(Dr.errors),i=e.length);else if(r==="setSubtypes")Nr(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Nr.errors:e.concat(Nr.errors),i=e.length);else if(r===
"setBasicLandTypes")Ar(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Ar.
errors:e.concat(Ar.errors),i=e.length);else if(r==="addEverySubtype")xr(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?xr.errors:e.concat(xr.errors),i=e.length);else if(r==="setColors")Tr(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Tr.errors:e.concat(Tr.errors),i=e.length);else if(r===
"addColors")Lr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Lr.errors:
e.concat(Lr.errors),i=e.length);else if(r==="gainAbilities")Ir(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?Ir.errors:e.concat(Ir.errors),i=e.length);else if(r==="gainAbilitiesOf")Cr(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Cr.errors:e.concat(Cr.errors),i=e.length);else if(r===
"loseAbilities")_r(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?_r.errors:
e.concat(_r.errors),i=e.length);else if(r==="loseAllAbilities")Er(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?Er.errors:e.concat(Er.errors),i=e.length);else if(r==="cantHave")Fr(s,{instancePath:n,parentData:h,
parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Fr.errors:e.concat(Fr.errors),i=e.length);else if(r==="s\
etPowerToughness")Sr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Sr.errors:
e.concat(Sr.errors),i=e.length);else if(r==="modifyPowerToughness")Vr(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Vr.errors:e.concat(Vr.errors),i=e.length);else if(r==="switchPowerToughness")
Rr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Rr.errors:e.concat(Rr.
errors),i=e.length);else if(r==="playerGains")Br(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Br.errors:e.concat(Br.errors),i=e.length);else if(r==="playerLoses")zr(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?zr.errors:e.concat(zr.errors),i=e.length);else if(r==="playerCantHave")Wr(s,{
instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Wr.errors:e.concat(Wr.errors),
i=e.length);else if(r==="changeGameRule")Kr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Kr.errors:e.concat(Kr.errors),i=e.length);else if(r==="changeCost")Ur(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Ur.errors:e.concat(Ur.errors),i=e.length);else{let t={instancePath:n,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" mus\
t be in oneOf'};e===null?e=[t]:e.push(t),i++}else{let t={instancePath:n,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[t]:e.push(t),i++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return bt.errors=e,i===0}function Ke(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(Array.isArray(s)){if(s.length<1){let t={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),i++}let r=s.length;for(let t=0;t<r;t++)bt(
s[t],{instancePath:n+"/"+t,parentData:s,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?bt.errors:e.concat(
bt.errors),i=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[r]:e.push(r),i++}return Ke.errors=e,i===0}function U(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s==
"string"){if(b(s)>160){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:160},message:"mu\
st NOT have more than 160 characters"};e===null?e=[r]:e.push(r),i++}if(b(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),i++}return U.errors=e,i===0}function Pt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of kp.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="id"||r==="affects"||r==="condition"||r==="does"||r==="zone\
s"||r==="lingers"||r==="note")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&
s.kind!=="static"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
static"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0&&(Q(s.id,{instancePath:n+"/i\
d",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length)),
s.affects!==void 0&&(q(s.affects,{instancePath:n+"/affects",parentData:s,parentDataProperty:"affects",rootData:a,dynamicAnchors:p})||
(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.condition!==void 0&&(W(s.condition,{instancePath:n+"/condition",parentData:s,
parentDataProperty:"condition",rootData:a,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),i=e.length)),s.does!==
void 0&&(Ke(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"does",rootData:a,dynamicAnchors:p})||(e=e===
null?Ke.errors:e.concat(Ke.errors),i=e.length)),s.zones!==void 0){let r=s.zones;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)I(r[o],{instancePath:n+"/zones/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)}else{
let t={instancePath:n+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),i++}}if(s.lingers!==void 0&&s.lingers!=="endOfTurn"){let r={instancePath:n+"/lingers",
schemaPath:"#/properties/lingers/const",keyword:"const",params:{allowedValue:"endOfTurn"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),i++}s.note!==void 0&&(U(s.note,{instancePath:n+"/note",parentData:s,parentDataProperty:"\
note",rootData:a,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Pt.errors=e,
i===0}var Mp={type:"object",additionalProperties:!1,required:["kind","id","does"],properties:{kind:{const:"characteristi\
cDefining"},id:{$ref:"#/$defs/AbilityId"},does:{$ref:"#/$defs/Parts"},note:{$ref:"#/$defs/OwnWords"}}};function kt(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Mp.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="does"||r==="note")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.
kind!==void 0&&s.kind!=="characteristicDefining"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"characteristicDefining"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}
s.id!==void 0&&(Q(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:p})||(e=e===
null?Q.errors:e.concat(Q.errors),i=e.length)),s.does!==void 0&&(Ke(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"\
does",rootData:a,dynamicAnchors:p})||(e=e===null?Ke.errors:e.concat(Ke.errors),i=e.length)),s.note!==void 0&&(U(s.note,{
instancePath:n+"/note",parentData:s,parentDataProperty:"note",rootData:a,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(
U.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),i++}return kt.errors=e,i===0}var Vo={type:"object",additionalProperties:!1,required:[
"kind","id"],properties:{kind:{const:"activated"},id:{$ref:"#/$defs/AbilityId"},cost:{type:"string",minLength:1,maxLength:120},
zones:{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}},targets:{$ref:"#/$defs/Targets"},first:{$ref:"#/$defs/OwnWor\
ds"},effects:{type:"array",items:{$ref:"#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},
then:{$ref:"#/$defs/OwnWords"}}};var Kn={type:"object",additionalProperties:!1,anyOf:[{required:["is"]},{required:["player"]}],properties:{is:{$ref:"#/$d\
efs/Selector"},player:{enum:["any","opponent"]},number:{$ref:"#/$defs/TargetCount"},another:{const:!0}}},Ro={if:{type:"o\
bject"},then:{type:"object",additionalProperties:!1,required:["upTo"],properties:{upTo:{type:"integer",minimum:1,maximum:100}}},
else:{if:{type:"string"},then:{enum:["any"]},else:{type:"integer",minimum:1,maximum:100}}};function Gr(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){let m={};e===null?e=[m]:e.push(m),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;
if(l){let m=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let c of Ro.then.required)if(s[c]===void 0){let g={instancePath:n,
schemaPath:"#/then/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"};
e===null?e=[g]:e.push(g),i++}for(let c in s)if(c!=="upTo"){let g={instancePath:n,schemaPath:"#/then/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[
g]:e.push(g),i++}if(s.upTo!==void 0){let c=s.upTo;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let g={instancePath:n+
"/upTo",schemaPath:"#/then/properties/upTo/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[g]:e.push(g),i++}if(typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c)){let g={instancePath:n+"/upTo",schemaPath:"#/\
then/properties/upTo/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=
[g]:e.push(g),i++}if(c<1||isNaN(c)){let g={instancePath:n+"/upTo",schemaPath:"#/then/properties/upTo/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),i++}}}}else{let c={instancePath:n,
schemaPath:"#/then/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),i++}var l=m===
i;t=l,f="then"}else{let m=i,u=i,c=!0,g=i;if(typeof s!="string"){let w={};e===null?e=[w]:e.push(w),i++}var y=g===i;i=u,e!==
null&&(u?e.length=u:e=null);let O;if(y){let w=i;if(s!=="any"){let j={instancePath:n,schemaPath:"#/else/then/enum",keyword:"\
enum",params:{allowedValues:Ro.else.then.enum},message:"must be equal to one of the allowed values"};e===null?e=[j]:e.push(
j),i++}var y=w===i;c=y,O="then"}else{let w=i;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let j={instancePath:n,
schemaPath:"#/else/else/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[j]:e.push(j),
i++}if(typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s)){let j={instancePath:n,schemaPath:"#/else/else/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[j]:e.push(j),i++}if(s<1||isNaN(s)){let j={
instancePath:n,schemaPath:"#/else/else/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[j]:e.push(j),i++}}var y=w===i;c=y,O="else"}if(!c){let w={instancePath:n,schemaPath:"#/else/if",keyword:"if",
params:{failingKeyword:O},message:'must match "'+O+'" schema'};e===null?e=[w]:e.push(w),i++}var l=m===i;t=l,f="else"}if(!t){
let m={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===
null?e=[m]:e.push(m),i++}return Gr.errors=e,i===0}function wt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!1,o=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Kn.anyOf[0].
required)if(s[f]===void 0){let y={instancePath:n,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:f},
message:"must have required property '"+f+"'"};e===null?e=[y]:e.push(y),i++}}var l=o===i;if(t=t||l,!t){let f=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let m of Kn.anyOf[1].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/any\
Of/1/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[
u]:e.push(u),i++}}var l=f===i;t=t||l}if(t)i=r,e!==null&&(r?e.length=r:e=null);else{let f={instancePath:n,schemaPath:"#/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),i++}if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){for(let f in s)if(!(f==="is"||f==="player"||f==="number"||f==="another")){let y={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have \
additional properties"};e===null?e=[y]:e.push(y),i++}if(s.is!==void 0&&(q(s.is,{instancePath:n+"/is",parentData:s,parentDataProperty:"\
is",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.player!==void 0){let f=s.player;
if(!(f==="any"||f==="opponent")){let y={instancePath:n+"/player",schemaPath:"#/properties/player/enum",keyword:"enum",params:{
allowedValues:Kn.properties.player.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),
i++}}if(s.number!==void 0&&(Gr(s.number,{instancePath:n+"/number",parentData:s,parentDataProperty:"number",rootData:a,dynamicAnchors:p})||
(e=e===null?Gr.errors:e.concat(Gr.errors),i=e.length)),s.another!==void 0&&s.another!==!0){let f={instancePath:n+"/anoth\
er",schemaPath:"#/properties/another/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};
e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[f]:e.push(f),i++}return wt.errors=e,i===0}function qe(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(!Array.isArray(s)){let y={};e===null?e=[y]:e.push(y),
i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;if(Array.isArray(s)){if(s.length>10){let c={instancePath:n,
schemaPath:"#/then/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=
[c]:e.push(c),i++}if(s.length<1){let c={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),i++}let u=s.length;for(let c=0;c<u;c++)wt(s[c],{instancePath:n+
"/"+c,parentData:s,parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===null?wt.errors:e.concat(wt.errors),i=e.length)}
var l=y===i;t=l,f="then"}else{let y=i;Gr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Gr.errors:e.concat(Gr.errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return qe.
errors=e,i===0}var Qp={type:"object",additionalProperties:!1,required:["does"],properties:{affects:{$ref:"#/$defs/Select\
or"},condition:{$ref:"#/$defs/Condition"},does:{$ref:"#/$defs/Parts"},duration:{$ref:"#/$defs/Duration"}}},sr={if:{type:"\
string"},then:{enum:["endOfTurn","endOfCombat","yourNextTurn","indefinite","untilSourceLeaves","whileSourceOnBattlefield",
"whileSourceTapped","whileYouControlSource"]},else:{type:"object",additionalProperties:!1,minProperties:1,dependentRequired:{
untilNext:["of"],untilEndOfNext:["of"],duringNext:["of"]},oneOf:[{required:["while"],maxProperties:1},{required:["untilN\
ext"]},{required:["untilEndOfNext"]},{required:["duringNext"]}],properties:{while:{$ref:"#/$defs/Condition"},untilNext:{
enum:["turn","untapStep","upkeep","endStep"]},untilEndOfNext:{enum:["turn","combat","untapStep","upkeep","endStep"]},duringNext:{
enum:["turn"]},of:{$ref:"#/$defs/PlayerReference"}}}};function vt(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(typeof s!="string"){let m={};e===null?e=[m]:e.push(
m),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let m=i;if(!(s==="endOfTurn"||s==="endOfCombat"||s===
"yourNextTurn"||s==="indefinite"||s==="untilSourceLeaves"||s==="whileSourceOnBattlefield"||s==="whileSourceTapped"||s===
"whileYouControlSource")){let c={instancePath:n,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:sr.then.enum},
message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),i++}var l=m===i;t=l,f="then"}else{let m=i,
u=i,c=!1,g=null,O=i;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){let k={instancePath:n,schemaPath:"\
#/else/oneOf/0/maxProperties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===
null?e=[k]:e.push(k),i++}for(let k of sr.else.oneOf[0].required)if(s[k]===void 0){let j={instancePath:n,schemaPath:"#/el\
se/oneOf/0/required",keyword:"required",params:{missingProperty:k},message:"must have required property '"+k+"'"};e===null?
e=[j]:e.push(j),i++}}var y=O===i;y&&(c=!0,g=0);let P=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let k of sr.else.
oneOf[1].required)if(s[k]===void 0){let j={instancePath:n,schemaPath:"#/else/oneOf/1/required",keyword:"required",params:{
missingProperty:k},message:"must have required property '"+k+"'"};e===null?e=[j]:e.push(j),i++}}var y=P===i;if(y&&c)c=!1,
g=[g,1];else{y&&(c=!0,g=1);let k=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let V of sr.else.oneOf[2].required)if(s[V]===
void 0){let G={instancePath:n,schemaPath:"#/else/oneOf/2/required",keyword:"required",params:{missingProperty:V},message:"\
must have required property '"+V+"'"};e===null?e=[G]:e.push(G),i++}}var y=k===i;if(y&&c)c=!1,g=[g,2];else{y&&(c=!0,g=2);
let V=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Ye of sr.else.oneOf[3].required)if(s[Ye]===void 0){let Ie={
instancePath:n,schemaPath:"#/else/oneOf/3/required",keyword:"required",params:{missingProperty:Ye},message:"must have re\
quired property '"+Ye+"'"};e===null?e=[Ie]:e.push(Ie),i++}}var y=V===i;y&&c?(c=!1,g=[g,3]):y&&(c=!0,g=3)}}if(c)i=u,e!==null&&
(u?e.length=u:e=null);else{let k={instancePath:n,schemaPath:"#/else/oneOf",keyword:"oneOf",params:{passingSchemas:g},message:"\
must match exactly one schema in oneOf"};e===null?e=[k]:e.push(k),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let k={instancePath:n,schemaPath:"#/else/minProperties",keyword:"minProperties",params:{limit:1},message:"\
must NOT have fewer than 1 properties"};e===null?e=[k]:e.push(k),i++}for(let k in s)if(!(k==="while"||k==="untilNext"||k===
"untilEndOfNext"||k==="duringNext"||k==="of")){let j={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[j]:e.push(
j),i++}if(s.while!==void 0&&(W(s.while,{instancePath:n+"/while",parentData:s,parentDataProperty:"while",rootData:a,dynamicAnchors:p})||
(e=e===null?W.errors:e.concat(W.errors),i=e.length)),s.untilNext!==void 0){let k=s.untilNext;if(!(k==="turn"||k==="untap\
Step"||k==="upkeep"||k==="endStep")){let j={instancePath:n+"/untilNext",schemaPath:"#/else/properties/untilNext/enum",keyword:"\
enum",params:{allowedValues:sr.else.properties.untilNext.enum},message:"must be equal to one of the allowed values"};e===
null?e=[j]:e.push(j),i++}}if(s.untilEndOfNext!==void 0){let k=s.untilEndOfNext;if(!(k==="turn"||k==="combat"||k==="untap\
Step"||k==="upkeep"||k==="endStep")){let j={instancePath:n+"/untilEndOfNext",schemaPath:"#/else/properties/untilEndOfNex\
t/enum",keyword:"enum",params:{allowedValues:sr.else.properties.untilEndOfNext.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[j]:e.push(j),i++}}if(s.duringNext!==void 0&&s.duringNext!=="turn"){let k={instancePath:n+
"/duringNext",schemaPath:"#/else/properties/duringNext/enum",keyword:"enum",params:{allowedValues:sr.else.properties.duringNext.
enum},message:"must be equal to one of the allowed values"};e===null?e=[k]:e.push(k),i++}if(s.of!==void 0&&(A(s.of,{instancePath:n+
"/of",parentData:s,parentDataProperty:"of",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),i=e.length)),
s.untilNext!==void 0&&s.of===void 0){let k={instancePath:n,schemaPath:"#/else/dependentRequired",keyword:"dependentRequi\
red",params:{property:"untilNext",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property of when proper\
ty untilNext is present"};e===null?e=[k]:e.push(k),i++}if(s.untilEndOfNext!==void 0&&s.of===void 0){let k={instancePath:n,
schemaPath:"#/else/dependentRequired",keyword:"dependentRequired",params:{property:"untilEndOfNext",missingProperty:"of",
depsCount:1,deps:"of"},message:"must have property of when property untilEndOfNext is present"};e===null?e=[k]:e.push(k),
i++}if(s.duringNext!==void 0&&s.of===void 0){let k={instancePath:n,schemaPath:"#/else/dependentRequired",keyword:"depend\
entRequired",params:{property:"duringNext",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property of wh\
en property duringNext is present"};e===null?e=[k]:e.push(k),i++}}else{let k={instancePath:n,schemaPath:"#/else/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),i++}var l=m===i;t=l,f="else"}if(!t){let m={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=
[m]:e.push(m),i++}return vt.errors=e,i===0}function $e(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Qp.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="affects"||r==="condition"||r==="does"||
r==="duration")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}s.affects!==void 0&&(q(s.affects,{instancePath:n+
"/affects",parentData:s,parentDataProperty:"affects",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),
i=e.length)),s.condition!==void 0&&(W(s.condition,{instancePath:n+"/condition",parentData:s,parentDataProperty:"conditio\
n",rootData:a,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),i=e.length)),s.does!==void 0&&(Ke(s.does,{instancePath:n+
"/does",parentData:s,parentDataProperty:"does",rootData:a,dynamicAnchors:p})||(e=e===null?Ke.errors:e.concat(Ke.errors),
i=e.length)),s.duration!==void 0&&(vt(s.duration,{instancePath:n+"/duration",parentData:s,parentDataProperty:"duration",
rootData:a,dynamicAnchors:p})||(e=e===null?vt.errors:e.concat(vt.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return $e.errors=e,
i===0}var Zp={type:"object",additionalProperties:!1,required:["on","counter"],properties:{on:{$ref:"#/$defs/Selector"},counter:{
if:{type:"object"},then:{$ref:"#/$defs/CounterOfChoice"},else:{type:"string",minLength:1,maxLength:60}},amount:{$ref:"#/\
$defs/Quantity"}}},Xp={type:"object",additionalProperties:!1,required:["chosen","among"],properties:{chosen:{type:"strin\
g",minLength:1,maxLength:60},among:{type:"array",minItems:2,maxItems:50,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:60}}}};function jt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Xp.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="chosen"||r==="among")){let t={instancePath:n,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.chosen!==void 0){let r=s.chosen;if(typeof r=="string"){if(b(r)>60){let t={instancePath:n+"\
/chosen",schemaPath:"#/properties/chosen/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more th\
an 60 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/chosen",schemaPath:"#/properties/chos\
en/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),i++}}else{let t={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.among!==void 0){let r=s.among;if(Array.isArray(r)){if(r.length>
50){let f={instancePath:n+"/among",schemaPath:"#/properties/among/maxItems",keyword:"maxItems",params:{limit:50},message:"\
must NOT have more than 50 items"};e===null?e=[f]:e.push(f),i++}if(r.length<2){let f={instancePath:n+"/among",schemaPath:"\
#/properties/among/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=
[f]:e.push(f),i++}let t=r.length;for(let f=0;f<t;f++){let y=r[f];if(typeof y=="string"){if(b(y)>60){let m={instancePath:n+
"/among/"+f,schemaPath:"#/properties/among/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have\
 more than 60 characters"};e===null?e=[m]:e.push(m),i++}if(b(y)<1){let m={instancePath:n+"/among/"+f,schemaPath:"#/prope\
rties/among/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/among/"+f,schemaPath:"#/properties/among/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}let o=r.length,l;if(o>1){let f={};for(;o--;){let y=r[o];
if(typeof y=="string"){if(typeof f[y]=="number"){l=f[y];let m={instancePath:n+"/among",schemaPath:"#/properties/among/un\
iqueItems",keyword:"uniqueItems",params:{i:o,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+o+" are i\
dentical)"};e===null?e=[m]:e.push(m),i++;break}f[y]=o}}}}else{let t={instancePath:n+"/among",schemaPath:"#/properties/am\
ong/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return jt.
errors=e,i===0}function Oe(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t of Zp.required)if(s[t]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t},message:"must have required property '"+t+"'"};e===
null?e=[o]:e.push(o),i++}for(let t in s)if(!(t==="on"||t==="counter"||t==="amount")){let o={instancePath:n,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pr\
operties"};e===null?e=[o]:e.push(o),i++}if(s.on!==void 0&&(q(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"\
on",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.counter!==void 0){let t=s.counter,
o=i,l=!0,f=i;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let m={};e===null?e=[m]:e.push(m),i++}var r=f===i;i=o,e!==null&&
(o?e.length=o:e=null);let y;if(r){let m=i;jt(t,{instancePath:n+"/counter",parentData:s,parentDataProperty:"counter",rootData:a,
dynamicAnchors:p})||(e=e===null?jt.errors:e.concat(jt.errors),i=e.length);var r=m===i;l=r,y="then"}else{let m=i;if(typeof t==
"string"){if(b(t)>60){let c={instancePath:n+"/counter",schemaPath:"#/properties/counter/else/maxLength",keyword:"maxLeng\
th",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.push(c),i++}if(b(t)<1){let c={instancePath:n+
"/counter",schemaPath:"#/properties/counter/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+"/counter",schemaPath:"#/properties/c\
ounter/else/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}var r=m===
i;l=r,y="else"}if(!l){let m={instancePath:n+"/counter",schemaPath:"#/properties/counter/if",keyword:"if",params:{failingKeyword:y},
message:'must match "'+y+'" schema'};e===null?e=[m]:e.push(m),i++}}s.amount!==void 0&&(z(s.amount,{instancePath:n+"/amou\
nt",parentData:s,parentDataProperty:"amount",rootData:a,dynamicAnchors:p})||(e=e===null?z.errors:e.concat(z.errors),i=e.
length))}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}return Oe.errors=e,i===0}function qt(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Vo.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(Vo.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="activated"){let r={instancePath:n+"/k\
ind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"activated"},message:"must be equal to co\
nstant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0&&(Q(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"i\
d",rootData:a,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length)),s.cost!==void 0){let r=s.cost;if(typeof r==
"string"){if(b(r)>120){let t={instancePath:n+"/cost",schemaPath:"#/properties/cost/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+
"/cost",schemaPath:"#/properties/cost/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/cost",schemaPath:"#/properties/cost/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.zones!==void 0){let r=s.zones;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)I(r[o],{instancePath:n+"/zones/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?I.
errors:e.concat(I.errors),i=e.length)}else{let t={instancePath:n+"/zones",schemaPath:"#/properties/zones/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.targets!==void 0&&(qe(s.targets,
{instancePath:n+"/targets",parentData:s,parentDataProperty:"targets",rootData:a,dynamicAnchors:p})||(e=e===null?qe.errors:
e.concat(qe.errors),i=e.length)),s.first!==void 0&&(U(s.first,{instancePath:n+"/first",parentData:s,parentDataProperty:"\
first",rootData:a,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),i=e.length)),s.effects!==void 0){let r=s.effects;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)$e(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?$e.errors:e.concat($e.errors),i=e.length)}else{let t={instancePath:n+"/effect\
s",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),i++}}if(s.puts!==void 0){let r=s.puts;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Oe(r[o],{instancePath:n+
"/puts/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),i=
e.length)}else{let t={instancePath:n+"/puts",schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}s.then!==void 0&&(U(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"\
then",rootData:a,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return qt.errors=e,
i===0}var Bo={type:"object",additionalProperties:!1,required:["kind","id"],properties:{kind:{const:"triggered"},id:{$ref:"\
#/$defs/AbilityId"},chapters:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:1,maximum:100}},when:{
$ref:"#/$defs/OwnWords"},if:{$ref:"#/$defs/Condition"},zones:{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}},targets:{
$ref:"#/$defs/Targets"},effects:{type:"array",items:{$ref:"#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"#/$d\
efs/PutCounters"}},then:{$ref:"#/$defs/OwnWords"}}};function $t(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Bo.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(Bo.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="triggered"){let r={instancePath:n+"/k\
ind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"triggered"},message:"must be equal to co\
nstant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0&&(Q(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"i\
d",rootData:a,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length)),s.chapters!==void 0){let r=s.chapters;
if(Array.isArray(r)){if(r.length<1){let f={instancePath:n+"/chapters",schemaPath:"#/properties/chapters/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),i++}let t=r.length;for(let f=0;f<
t;f++){let y=r[f];if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let m={instancePath:n+"/chapters/"+f,schemaPath:"\
#/properties/chapters/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(
m),i++}if(typeof y=="number"&&isFinite(y)){if(y>100||isNaN(y)){let m={instancePath:n+"/chapters/"+f,schemaPath:"#/proper\
ties/chapters/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[
m]:e.push(m),i++}if(y<1||isNaN(y)){let m={instancePath:n+"/chapters/"+f,schemaPath:"#/properties/chapters/items/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}}let o=r.length,
l;if(o>1){let f={};for(;o--;){let y=r[o];if(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)){if(typeof f[y]=="number"){
l=f[y];let m={instancePath:n+"/chapters",schemaPath:"#/properties/chapters/uniqueItems",keyword:"uniqueItems",params:{i:o,
j:l},message:"must NOT have duplicate items (items ## "+l+" and "+o+" are identical)"};e===null?e=[m]:e.push(m),i++;break}
f[y]=o}}}}else{let t={instancePath:n+"/chapters",schemaPath:"#/properties/chapters/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.when!==void 0&&(U(s.when,{instancePath:n+"/when",parentData:s,
parentDataProperty:"when",rootData:a,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),i=e.length)),s.if!==void 0&&
(W(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:a,dynamicAnchors:p})||(e=e===null?W.errors:e.
concat(W.errors),i=e.length)),s.zones!==void 0){let r=s.zones;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)I(r[o],{instancePath:n+"/zones/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)}else{let t={instancePath:n+
"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}if(s.targets!==void 0&&(qe(s.targets,{instancePath:n+"/targets",parentData:s,parentDataProperty:"targe\
ts",rootData:a,dynamicAnchors:p})||(e=e===null?qe.errors:e.concat(qe.errors),i=e.length)),s.effects!==void 0){let r=s.effects;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)$e(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?$e.errors:e.concat($e.errors),i=e.length)}else{let t={instancePath:n+"/effect\
s",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),i++}}if(s.puts!==void 0){let r=s.puts;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Oe(r[o],{instancePath:n+
"/puts/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),i=
e.length)}else{let t={instancePath:n+"/puts",schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}s.then!==void 0&&(U(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"\
then",rootData:a,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return $t.errors=e,
i===0}var zo={type:"object",additionalProperties:!1,required:["kind","id"],properties:{kind:{const:"spell"},id:{$ref:"#/\
$defs/AbilityId"},by:{enum:["overload","cleave"]},targets:{$ref:"#/$defs/Targets"},first:{$ref:"#/$defs/OwnWords"},effects:{
type:"array",items:{$ref:"#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{$ref:"#/\
$defs/OwnWords"}}};function Ot(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zo.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="id"||r==="by"||r==="targets"||r==="first"||r==="effects"||
r==="puts"||r==="then")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="spell"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
spell"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0&&(Q(s.id,{instancePath:n+"/id",
parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length)),
s.by!==void 0){let r=s.by;if(!(r==="overload"||r==="cleave")){let t={instancePath:n+"/by",schemaPath:"#/properties/by/en\
um",keyword:"enum",params:{allowedValues:zo.properties.by.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),i++}}if(s.targets!==void 0&&(qe(s.targets,{instancePath:n+"/targets",parentData:s,parentDataProperty:"\
targets",rootData:a,dynamicAnchors:p})||(e=e===null?qe.errors:e.concat(qe.errors),i=e.length)),s.first!==void 0&&(U(s.first,
{instancePath:n+"/first",parentData:s,parentDataProperty:"first",rootData:a,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(
U.errors),i=e.length)),s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)$e(r[o],
{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?$e.errors:e.concat(
$e.errors),i=e.length)}else{let t={instancePath:n+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.puts!==void 0){let r=s.puts;if(Array.isArray(r)){
let t=r.length;for(let o=0;o<t;o++)Oe(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?Oe.errors:e.concat(Oe.errors),i=e.length)}else{let t={instancePath:n+"/puts",schemaPath:"#/properties/puts/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.then!==void 0&&(U(s.then,
{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(
U.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),i++}return Ot.errors=e,i===0}var Jp={type:"object",additionalProperties:!1,required:[
"kind","produces"],properties:{kind:{const:"mana"},id:{$ref:"#/$defs/AbilityId"},cost:{type:"string",minLength:1,maxLength:120},
produces:{type:"array",minItems:1,items:{type:"string",pattern:"^([WUBRGC]|(\\{[WUBRGC]\\}){2,20})$"}},then:{$ref:"#/$de\
fs/OwnWords"}}},Yp=new RegExp("^([WUBRGC]|(\\{[WUBRGC]\\}){2,20})$","u");function Dt(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Jp.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="id"||r==="cost"||
r==="produces"||r==="then")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="mana"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
mana"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0&&(Q(s.id,{instancePath:n+"/id",
parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length)),
s.cost!==void 0){let r=s.cost;if(typeof r=="string"){if(b(r)>120){let t={instancePath:n+"/cost",schemaPath:"#/properties\
/cost/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[t]:
e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/cost",schemaPath:"#/properties/cost/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/cos\
t",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),i++}}if(s.produces!==void 0){let r=s.produces;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/produc\
es",schemaPath:"#/properties/produces/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 \
items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="string"){if(!Yp.test(l)){
let f={instancePath:n+"/produces/"+o,schemaPath:"#/properties/produces/items/pattern",keyword:"pattern",params:{pattern:"\
^([WUBRGC]|(\\{[WUBRGC]\\}){2,20})$"},message:'must match pattern "^([WUBRGC]|(\\{[WUBRGC]\\}){2,20})$"'};e===null?e=[f]:
e.push(f),i++}}else{let f={instancePath:n+"/produces/"+o,schemaPath:"#/properties/produces/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/produces",schemaPath:"\
#/properties/produces/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
s.then!==void 0&&(U(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:p})||
(e=e===null?U.errors:e.concat(U.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Dt.errors=e,i===0}var ot={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"asEnters"},id:{$ref:"#/$defs/AbilityId"},when:{type:"array",minItems:1,items:{
enum:["enters","turnedFaceUp"]}},choose:{type:"string",minLength:1,maxLength:60},bodies:{type:"array",minItems:1,items:{
$ref:"#/$defs/Body"}},copy:{type:"object",additionalProperties:!1,required:["of"],properties:{of:{$ref:"#/$defs/Selector"},
except:{$ref:"#/$defs/CopyExceptions"}}},exchangesTextBox:{$ref:"#/$defs/Selector"},turnsFaceDown:{$ref:"#/$defs/Selecto\
r"},counters:{type:"object",additionalProperties:{$ref:"#/$defs/Quantity"}},then:{$ref:"#/$defs/OwnWords"}}},el={type:"o\
bject",additionalProperties:!1,required:["name"],properties:{name:{type:"string",minLength:1,maxLength:60},power:{type:"\
integer"},toughness:{type:"integer"},addSubtypes:{$ref:"#/$defs/SubtypeList"},addTypes:{type:"array",items:{$ref:"#/$def\
s/CardType"}},abilities:{$ref:"#/$defs/AbilityList"}}};function Nt(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of el.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="name"||r==="power"||r==="toug\
hness"||r==="addSubtypes"||r==="addTypes"||r==="abilities")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(b(r)>60){let t={instancePath:n+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?
e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),i++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.addSubtypes!==void 0&&(se(s.addSubtypes,{instancePath:n+"/addSubtyp\
es",parentData:s,parentDataProperty:"addSubtypes",rootData:a,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),
i=e.length)),s.addTypes!==void 0){let r=s.addTypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+
"/addTypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),
i=e.length)}else{let t={instancePath:n+"/addTypes",schemaPath:"#/properties/addTypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.abilities!==void 0&&(ie(s.abilities,{instancePath:n+"/a\
bilities",parentData:s,parentDataProperty:"abilities",rootData:a,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.errors),
i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),i++}return Nt.errors=e,i===0}function At(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ot.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(ot.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="asEnters"){let r={instancePath:n+"/ki\
nd",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"asEnters"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0&&(Q(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",
rootData:a,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length)),s.when!==void 0){let r=s.when;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/when",schemaPath:"#/properties/when/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];
if(!(l==="enters"||l==="turnedFaceUp")){let f={instancePath:n+"/when/"+o,schemaPath:"#/properties/when/items/enum",keyword:"\
enum",params:{allowedValues:ot.properties.when.items.enum},message:"must be equal to one of the allowed values"};e===null?
e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.choose!==void 0){let r=s.choose;if(typeof r=="string"){
if(b(r)>60){let t={instancePath:n+"/choose",schemaPath:"#/properties/choose/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/choose",
schemaPath:"#/properties/choose/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/choose",schemaPath:"#/properties/choose/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.bodies!==void 0){let r=s.bodies;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/bodies",schemaPath:"#/properties/bodies/minItems",keyword:"m\
inItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)Nt(r[o],{instancePath:n+"/bodies/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
Nt.errors:e.concat(Nt.errors),i=e.length)}else{let t={instancePath:n+"/bodies",schemaPath:"#/properties/bodies/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.copy!==void 0){let r=s.copy;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let t of ot.properties.copy.required)if(r[t]===void 0){let o={instancePath:n+
"/copy",schemaPath:"#/properties/copy/required",keyword:"required",params:{missingProperty:t},message:"must have require\
d property '"+t+"'"};e===null?e=[o]:e.push(o),i++}for(let t in r)if(!(t==="of"||t==="except")){let o={instancePath:n+"/c\
opy",schemaPath:"#/properties/copy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}r.of!==void 0&&(q(r.of,{instancePath:n+"/copy/of",parentData:r,
parentDataProperty:"of",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),r.except!==void 0&&
(Fe(r.except,{instancePath:n+"/copy/except",parentData:r,parentDataProperty:"except",rootData:a,dynamicAnchors:p})||(e=e===
null?Fe.errors:e.concat(Fe.errors),i=e.length))}else{let t={instancePath:n+"/copy",schemaPath:"#/properties/copy/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.exchangesTextBox!==void 0&&(q(
s.exchangesTextBox,{instancePath:n+"/exchangesTextBox",parentData:s,parentDataProperty:"exchangesTextBox",rootData:a,dynamicAnchors:p})||
(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.turnsFaceDown!==void 0&&(q(s.turnsFaceDown,{instancePath:n+"/turn\
sFaceDown",parentData:s,parentDataProperty:"turnsFaceDown",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(
q.errors),i=e.length)),s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)
z(r[t],{instancePath:n+"/counters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:a,
dynamicAnchors:p})||(e=e===null?z.errors:e.concat(z.errors),i=e.length);else{let t={instancePath:n+"/counters",schemaPath:"\
#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
s.then!==void 0&&(U(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:a,dynamicAnchors:p})||
(e=e===null?U.errors:e.concat(U.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return At.errors=e,i===0}var rl={type:"object",additionalProperties:!1,
required:["kind","id"],dependentRequired:{copiesOf:["othersEnterAsCopy"]},properties:{kind:{const:"replacement"},id:{$ref:"\
#/$defs/AbilityId"},othersEnterAsCopy:{$ref:"#/$defs/Selector"},copiesOf:{$ref:"#/$defs/Reference"},attachesOnlyTo:{$ref:"\
#/$defs/Selector"},countersStay:{const:!0},then:{$ref:"#/$defs/OwnWords"}}};function xt(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of rl.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="id"||r==="others\
EnterAsCopy"||r==="copiesOf"||r==="attachesOnlyTo"||r==="countersStay"||r==="then")){let t={instancePath:n,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional pr\
operties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="replacement"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"replacement"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),i++}if(s.id!==void 0&&(Q(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:p})||
(e=e===null?Q.errors:e.concat(Q.errors),i=e.length)),s.othersEnterAsCopy!==void 0&&(q(s.othersEnterAsCopy,{instancePath:n+
"/othersEnterAsCopy",parentData:s,parentDataProperty:"othersEnterAsCopy",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:
e.concat(q.errors),i=e.length)),s.copiesOf!==void 0&&(L(s.copiesOf,{instancePath:n+"/copiesOf",parentData:s,parentDataProperty:"\
copiesOf",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)),s.attachesOnlyTo!==void 0&&
(q(s.attachesOnlyTo,{instancePath:n+"/attachesOnlyTo",parentData:s,parentDataProperty:"attachesOnlyTo",rootData:a,dynamicAnchors:p})||
(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.countersStay!==void 0&&s.countersStay!==!0){let r={instancePath:n+
"/countersStay",schemaPath:"#/properties/countersStay/const",keyword:"const",params:{allowedValue:!0},message:"must be e\
qual to constant"};e===null?e=[r]:e.push(r),i++}if(s.then!==void 0&&(U(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"\
then",rootData:a,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),i=e.length)),s.copiesOf!==void 0&&s.othersEnterAsCopy===
void 0){let r={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"copiesOf",missingProperty:"\
othersEnterAsCopy",depsCount:1,deps:"othersEnterAsCopy"},message:"must have property othersEnterAsCopy when property cop\
iesOf is present"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return xt.errors=e,i===0}function Tt(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let t of lp.required)if(s[t]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:t},message:"must have required property '"+t+"'"};e===null?e=[o]:e.push(o),i++}let r=s.kind;if(typeof r==
"string")if(r==="keyword")ht(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?
ht.errors:e.concat(ht.errors),i=e.length);else if(r==="static")Pt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?Pt.errors:e.concat(Pt.errors),i=e.length);else if(r==="characteristicDefining")kt(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?kt.errors:e.concat(kt.errors),i=e.length);else if(r===
"activated")qt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?qt.errors:
e.concat(qt.errors),i=e.length);else if(r==="triggered")$t(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?$t.errors:e.concat($t.errors),i=e.length);else if(r==="spell")Ot(s,{instancePath:n,parentData:h,
parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Ot.errors:e.concat(Ot.errors),i=e.length);else if(r==="m\
ana")Dt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Dt.errors:e.concat(
Dt.errors),i=e.length);else if(r==="asEnters")At(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?At.errors:e.concat(At.errors),i=e.length);else if(r==="replacement")xt(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?xt.errors:e.concat(xt.errors),i=e.length);else{let t={instancePath:n,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" mus\
t be in oneOf'};e===null?e=[t]:e.push(t),i++}else{let t={instancePath:n,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[t]:e.push(t),i++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Tt.errors=e,i===0}function de(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0,r=i,t=!0,o=i;if(typeof s!="string"){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.
length=r:e=null);let f;if(l){let y=i;if(typeof s=="string"){if(b(s)>60){let u={instancePath:n,schemaPath:"#/then/maxLeng\
th",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[u]:e.push(u),i++}
if(b(s)<1){let u={instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n,schemaPath:"#/then/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f="then"}else{let y=i;
Tt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Tt.errors:e.concat(Tt.
errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},
message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return de.errors=e,i===0}var sl=xa,tl={type:"object",required:[
"kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/BlobHeader"},{$ref:"#/$defs/BlobScenario"},{$ref:"#/$d\
efs/BlobResult"},{$ref:"#/$defs/BlobFooter"}]},il={type:"object",additionalProperties:!1,required:["kind","format","shar\
d","verifier","options","run","problems","again"],properties:{kind:{const:"header"},format:{const:"cr613-blob/1"},shard:{
$ref:"#/$defs/Shard"},verifier:{type:"string"},options:{$ref:"#/$defs/BlobOptions"},run:{$ref:"#/$defs/ReportHeader"},problems:{
type:"array",items:{$ref:"#/$defs/Problem"}},again:{$ref:"#/$defs/BlobAgain"}}},nl={type:"object",additionalProperties:!1,
required:["index","total"],properties:{index:{type:"integer",minimum:1,maximum:1e5},total:{type:"integer",minimum:1,maximum:1e5}}};
function Lt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of nl.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="index"||r==="total")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.index!==void 0){let r=s.index;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>1e5||isNaN(r)){let t={instancePath:n+"/index",schemaPath:"#\
/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=
[t]:e.push(t),i++}if(r<1||isNaN(r)){let t={instancePath:n+"/index",schemaPath:"#/properties/index/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(s.total!==void 0){let r=s.
total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/total",schemaPath:"#/properties/\
total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)){if(r>1e5||isNaN(r)){let t={instancePath:n+"/total",schemaPath:"#/properties/total/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){
let t={instancePath:n+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Lt.errors=e,i===0}var Wo={type:"object",additionalProperties:!1,
required:["keep"],properties:{keep:{enum:["all","failed"]},timeout:{type:"integer",minimum:1},memory:{type:"integer",minimum:1},
beyond:{const:!0},probe:{const:!0}}};function It(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Wo.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="keep"||r==="timeout"||r==="memory"||r==="beyond"||r==="probe")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.keep!==void 0){let r=s.keep;if(!(r==="all"||r===
"failed")){let t={instancePath:n+"/keep",schemaPath:"#/properties/keep/enum",keyword:"enum",params:{allowedValues:Wo.properties.
keep.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.timeout!==void 0){let r=s.
timeout;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/timeout",schemaPath:"#/propert\
ies/timeout/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.memory!==void 0){let r=s.
memory;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/memory",schemaPath:"#/propertie\
s/memory/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/memory",schemaPath:"#/properties/memory/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.beyond!==void 0&&s.
beyond!==!0){let r={instancePath:n+"/beyond",schemaPath:"#/properties/beyond/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.probe!==void 0&&s.probe!==!0){let r={instancePath:n+
"/probe",schemaPath:"#/properties/probe/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to consta\
nt"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),i++}return It.errors=e,i===0}var Ko={type:"object",additionalProperties:!1,
required:["format","engine","corpus","plan"],properties:{format:{const:"cr613-report/1"},engine:{type:"object",additionalProperties:!1,
required:["name","version"],properties:{name:{type:"string"},version:{type:"string"},claims:{$ref:"#/$defs/Claims"}}},corpus:{
type:"string"},readings:{type:"array",minItems:1,items:{$ref:"#/$defs/ReadingId"}},rulesets:{type:"object",maxProperties:20,
additionalProperties:{$ref:"#/$defs/Digest"}},plan:{type:"array",items:{$ref:"#/$defs/PlanEntry"}}}},ol={type:"object",additionalProperties:!1,
required:["input","rulesets","handles","observes"],properties:{input:{$ref:"#/$defs/InputLevel"},rulesets:{type:"array",
minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/RulesetId"}},readings:{type:"array",uniqueItems:!0,items:{$ref:"#/$defs/R\
eadingId"}},handles:{type:"array",uniqueItems:!0,items:{$ref:"#/$defs/Handles"}},observes:{type:"array",uniqueItems:!0,items:{
$ref:"#/$defs/Observes"}}}},al={enum:["effects","names"]};function Ct(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="effects"||s==="names")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:al.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),i++}return Ct.errors=e,i===0}var pl={enum:["pre-m10","m10","m14","ikoria","current"]};function F(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="pre-m10"||s==="m10"||s===
"m14"||s==="ikoria"||s==="current")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pl.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return F.errors=e,i===0}function Z(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s==
"string"){if(b(s)>80){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:80},message:"must\
 NOT have more than 80 characters"};e===null?e=[r]:e.push(r),i++}if(!to.test(s)){let r={instancePath:n,schemaPath:"#/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z][a-z0-9]*(-[\
a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}return Z.errors=e,i===0}var ll={enum:["copy","merge","fa\
ce-down","control","text","type","basic-land-types","color","abilities","characteristic-defining","power-toughness","cou\
nters","keyword-counters","switch","timestamp-order","simultaneous-timestamps","dependency-existence","dependency-text",
"dependency-applies-to","dependency-what-it-does","dependency-loop","begun-effects","players","game-rules","costs","stat\
e-based","state-based-rounds","attachments","resolving","keyword-abilities","durations","zone-changes","other-zones","en\
tering-as","choices","linked","tokens","tapping","phasing","designations","combat","turn-history","damage","stickers","p\
layer-numbers","double-faced","flip","split","prototype","made-up-cards"]};function ye(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="copy"||s==="merge"||s==="face-down"||
s==="control"||s==="text"||s==="type"||s==="basic-land-types"||s==="color"||s==="abilities"||s==="characteristic-definin\
g"||s==="power-toughness"||s==="counters"||s==="keyword-counters"||s==="switch"||s==="timestamp-order"||s==="simultaneou\
s-timestamps"||s==="dependency-existence"||s==="dependency-text"||s==="dependency-applies-to"||s==="dependency-what-it-d\
oes"||s==="dependency-loop"||s==="begun-effects"||s==="players"||s==="game-rules"||s==="costs"||s==="state-based"||s==="\
state-based-rounds"||s==="attachments"||s==="resolving"||s==="keyword-abilities"||s==="durations"||s==="zone-changes"||s===
"other-zones"||s==="entering-as"||s==="choices"||s==="linked"||s==="tokens"||s==="tapping"||s==="phasing"||s==="designat\
ions"||s==="combat"||s==="turn-history"||s==="damage"||s==="stickers"||s==="player-numbers"||s==="double-faced"||s==="fl\
ip"||s==="split"||s==="prototype"||s==="made-up-cards")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:ll.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return ye.errors=
e,i===0}var ul={enum:["exists","name","manaCost","manaValue","colors","supertypes","types","subtypes","abilities","keywo\
rds","power","toughness","basePower","baseToughness","loyalty","defense","controller","owner","zone","faceDown","tapped",
"attachedTo","counters","damage","tapsFor","rules","attacks","blocks","copiable","player.life","player.hand","player.abi\
lities","player.maximumHandSize","player.landPlays","gameRules","costs","abilityCosts","stateBased","afterStateBasedActi\
ons","order","dependencies"]};function De(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(!(s==="exists"||s==="name"||s==="manaCost"||s==="manaValue"||s==="colors"||s==="supertypes"||s==="type\
s"||s==="subtypes"||s==="abilities"||s==="keywords"||s==="power"||s==="toughness"||s==="basePower"||s==="baseToughness"||
s==="loyalty"||s==="defense"||s==="controller"||s==="owner"||s==="zone"||s==="faceDown"||s==="tapped"||s==="attachedTo"||
s==="counters"||s==="damage"||s==="tapsFor"||s==="rules"||s==="attacks"||s==="blocks"||s==="copiable"||s==="player.life"||
s==="player.hand"||s==="player.abilities"||s==="player.maximumHandSize"||s==="player.landPlays"||s==="gameRules"||s==="c\
osts"||s==="abilityCosts"||s==="stateBased"||s==="afterStateBasedActions"||s==="order"||s==="dependencies")){let r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ul.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),i++}return De.errors=e,i===0}var Be=Co().default;function Hr(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ol.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="input"||r==="rulesets"||r===
"readings"||r==="handles"||r==="observes")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.
input!==void 0&&(Ct(s.input,{instancePath:n+"/input",parentData:s,parentDataProperty:"input",rootData:a,dynamicAnchors:p})||
(e=e===null?Ct.errors:e.concat(Ct.errors),i=e.length)),s.rulesets!==void 0){let r=s.rulesets;if(Array.isArray(r)){if(r.length<
1){let f={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),i++}let t=r.length;for(let f=0;f<t;f++)F(r[f],{instancePath:n+
"/rulesets/"+f,parentData:r,parentDataProperty:f,rootData:a,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),
i=e.length);let o=r.length,l;if(o>1){e:for(;o--;)for(l=o;l--;)if(Be(r[o],r[l])){let f={instancePath:n+"/rulesets",schemaPath:"\
#/properties/rulesets/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l},message:"must NOT have duplicate items (items \
## "+l+" and "+o+" are identical)"};e===null?e=[f]:e.push(f),i++;break e}}}else{let t={instancePath:n+"/rulesets",schemaPath:"\
#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
if(s.readings!==void 0){let r=s.readings;if(Array.isArray(r)){let t=r.length;for(let f=0;f<t;f++)Z(r[f],{instancePath:n+
"/readings/"+f,parentData:r,parentDataProperty:f,rootData:a,dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),
i=e.length);let o=r.length,l;if(o>1){e:for(;o--;)for(l=o;l--;)if(Be(r[o],r[l])){let f={instancePath:n+"/readings",schemaPath:"\
#/properties/readings/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l},message:"must NOT have duplicate items (items \
## "+l+" and "+o+" are identical)"};e===null?e=[f]:e.push(f),i++;break e}}}else{let t={instancePath:n+"/readings",schemaPath:"\
#/properties/readings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
if(s.handles!==void 0){let r=s.handles;if(Array.isArray(r)){let t=r.length;for(let f=0;f<t;f++)ye(r[f],{instancePath:n+"\
/handles/"+f,parentData:r,parentDataProperty:f,rootData:a,dynamicAnchors:p})||(e=e===null?ye.errors:e.concat(ye.errors),
i=e.length);let o=r.length,l;if(o>1){e:for(;o--;)for(l=o;l--;)if(Be(r[o],r[l])){let f={instancePath:n+"/handles",schemaPath:"\
#/properties/handles/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l},message:"must NOT have duplicate items (items #\
# "+l+" and "+o+" are identical)"};e===null?e=[f]:e.push(f),i++;break e}}}else{let t={instancePath:n+"/handles",schemaPath:"\
#/properties/handles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
observes!==void 0){let r=s.observes;if(Array.isArray(r)){let t=r.length;for(let f=0;f<t;f++)De(r[f],{instancePath:n+"/ob\
serves/"+f,parentData:r,parentDataProperty:f,rootData:a,dynamicAnchors:p})||(e=e===null?De.errors:e.concat(De.errors),i=
e.length);let o=r.length,l;if(o>1){e:for(;o--;)for(l=o;l--;)if(Be(r[o],r[l])){let f={instancePath:n+"/observes",schemaPath:"\
#/properties/observes/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l},message:"must NOT have duplicate items (items \
## "+l+" and "+o+" are identical)"};e===null?e=[f]:e.push(f),i++;break e}}}else{let t={instancePath:n+"/observes",schemaPath:"\
#/properties/observes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Hr.errors=e,i===0}var io=new RegExp("^[0-9a-f]{64}$","u");function Mr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s=="string"){if(!io.test(s)){let r={instancePath:n,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[r]:e.
push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),i++}return Mr.errors=e,i===0}var ml={type:"object",additionalProperties:!1,required:["scena\
rio","ruleset"],properties:{scenario:{type:"string"},ruleset:{$ref:"#/$defs/RulesetId"}}};function _t(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of ml.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"scenario"||r==="ruleset")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.scenario!==void 0&&
typeof s.scenario!="string"){let r={instancePath:n+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}s.ruleset!==void 0&&(F(s.ruleset,{instancePath:n+"\
/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:a,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),
i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),i++}return _t.errors=e,i===0}function Qr(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ko.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="format"||r==="engine"||r==="c\
orpus"||r==="readings"||r==="rulesets"||r==="plan")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.format!==void 0&&s.format!=="cr613-report/1"){let r={instancePath:n+"/format",schemaPath:"#/properties/forma\
t/const",keyword:"const",params:{allowedValue:"cr613-report/1"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),i++}if(s.engine!==void 0){let r=s.engine;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t of Ko.properties.engine.
required)if(r[t]===void 0){let o={instancePath:n+"/engine",schemaPath:"#/properties/engine/required",keyword:"required",
params:{missingProperty:t},message:"must have required property '"+t+"'"};e===null?e=[o]:e.push(o),i++}for(let t in r)if(!(t===
"name"||t==="version"||t==="claims")){let o={instancePath:n+"/engine",schemaPath:"#/properties/engine/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[o]:e.push(o),i++}if(r.name!==void 0&&typeof r.name!="string"){let t={instancePath:n+"/engine/name",schemaPath:"#/prop\
erties/engine/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}if(r.version!==void 0&&typeof r.version!="string"){let t={instancePath:n+"/engine/version",schemaPath:"#/properti\
es/engine/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}r.claims!==void 0&&(Hr(r.claims,{instancePath:n+"/engine/claims",parentData:r,parentDataProperty:"claims",rootData:a,
dynamicAnchors:p})||(e=e===null?Hr.errors:e.concat(Hr.errors),i=e.length))}else{let t={instancePath:n+"/engine",schemaPath:"\
#/properties/engine/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(s.corpus!==void 0&&typeof s.corpus!="string"){let r={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.readings!==void 0){let r=s.readings;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/readings",schemaPath:"#/properties/readings/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)Z(r[o],{instancePath:n+"/readings/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
Z.errors:e.concat(Z.errors),i=e.length)}else{let t={instancePath:n+"/readings",schemaPath:"#/properties/readings/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.rulesets!==void 0){let r=s.rulesets;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>20){let t={instancePath:n+"/rulesets",schemaPath:"\
#/properties/rulesets/maxProperties",keyword:"maxProperties",params:{limit:20},message:"must NOT have more than 20 prope\
rties"};e===null?e=[t]:e.push(t),i++}for(let t in r)Mr(r[t],{instancePath:n+"/rulesets/"+t.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?Mr.errors:e.concat(Mr.errors),i=e.length)}else{
let t={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}}if(s.plan!==void 0){let r=s.plan;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)_t(r[o],{instancePath:n+"/plan/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?_t.
errors:e.concat(_t.errors),i=e.length)}else{let t={instancePath:n+"/plan",schemaPath:"#/properties/plan/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Qr.errors=e,
i===0}var fl={type:"object",additionalProperties:!1,required:["file","line","column","pointer","message"],properties:{file:{
type:"string"},line:{type:"integer",minimum:1},column:{type:"integer",minimum:1},pointer:{type:"string"},message:{type:"\
string"},expected:{type:"string"},suggestion:{type:"string"}}};function Ue(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of fl.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="file"||r==="line"||r==="colum\
n"||r==="pointer"||r==="message"||r==="expected"||r==="suggestion")){let t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(s.file!==void 0&&typeof s.file!="string"){let r={instancePath:n+"/file",schemaPath:"#/properties/\
file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.line!==void 0){
let r=s.line;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/line",schemaPath:"#/prope\
rties/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/line",schemaPath:"#/properties/line/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.column!==void 0){let r=s.
column;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/column",schemaPath:"#/propertie\
s/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/column",schemaPath:"#/properties/column/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.pointer!==void 0&&typeof s.
pointer!="string"){let r={instancePath:n+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.message!==void 0&&typeof s.message!="string"){let r={
instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),i++}if(s.expected!==void 0&&typeof s.expected!="string"){let r={instancePath:n+"/expec\
ted",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),i++}if(s.suggestion!==void 0&&typeof s.suggestion!="string"){let r={instancePath:n+"/suggestion",schemaPath:"\
#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Ue.errors=e,i===0}var Uo={type:"object",additionalProperties:!1,required:["shipped","cards"],properties:{
shipped:{type:"boolean"},cards:{type:"array",items:{type:"string"}},engine:{type:"object",additionalProperties:!1,required:[
"command","beyond"],properties:{command:{type:"string"},beyond:{type:"boolean"}}}}};function Et(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Uo.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="shipped"||r==="cards"||r==="\
engine")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.shipped!==void 0&&typeof s.shipped!="bo\
olean"){let r={instancePath:n+"/shipped",schemaPath:"#/properties/shipped/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.cards!==void 0){let r=s.cards;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/cards/"+o,schemaPath:"#/properties/cards/items/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/cards",schemaPath:"\
#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
engine!==void 0){let r=s.engine;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t of Uo.properties.engine.required)
if(r[t]===void 0){let o={instancePath:n+"/engine",schemaPath:"#/properties/engine/required",keyword:"required",params:{missingProperty:t},
message:"must have required property '"+t+"'"};e===null?e=[o]:e.push(o),i++}for(let t in r)if(!(t==="command"||t==="beyo\
nd")){let o={instancePath:n+"/engine",schemaPath:"#/properties/engine/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(r.command!==
void 0&&typeof r.command!="string"){let t={instancePath:n+"/engine/command",schemaPath:"#/properties/engine/properties/c\
ommand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.beyond!==
void 0&&typeof r.beyond!="boolean"){let t={instancePath:n+"/engine/beyond",schemaPath:"#/properties/engine/properties/be\
yond/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return Et.errors=e,i===0}function Ft(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of il.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="format"||r==="sha\
rd"||r==="verifier"||r==="options"||r==="run"||r==="problems"||r==="again")){let t={instancePath:n,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="header"){let r={instancePath:n+"/kind",schemaPath:"#/properti\
es/kind/const",keyword:"const",params:{allowedValue:"header"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),i++}if(s.format!==void 0&&s.format!=="cr613-blob/1"){let r={instancePath:n+"/format",schemaPath:"#/properties/format/\
const",keyword:"const",params:{allowedValue:"cr613-blob/1"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
i++}if(s.shard!==void 0&&(Lt(s.shard,{instancePath:n+"/shard",parentData:s,parentDataProperty:"shard",rootData:a,dynamicAnchors:p})||
(e=e===null?Lt.errors:e.concat(Lt.errors),i=e.length)),s.verifier!==void 0&&typeof s.verifier!="string"){let r={instancePath:n+
"/verifier",schemaPath:"#/properties/verifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s.options!==void 0&&(It(s.options,{instancePath:n+"/options",parentData:s,parentDataProperty:"\
options",rootData:a,dynamicAnchors:p})||(e=e===null?It.errors:e.concat(It.errors),i=e.length)),s.run!==void 0&&(Qr(s.run,
{instancePath:n+"/run",parentData:s,parentDataProperty:"run",rootData:a,dynamicAnchors:p})||(e=e===null?Qr.errors:e.concat(
Qr.errors),i=e.length)),s.problems!==void 0){let r=s.problems;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Ue(
r[o],{instancePath:n+"/problems/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Ue.errors:
e.concat(Ue.errors),i=e.length)}else{let t={instancePath:n+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.again!==void 0&&(Et(s.again,{instancePath:n+
"/again",parentData:s,parentDataProperty:"again",rootData:a,dynamicAnchors:p})||(e=e===null?Et.errors:e.concat(Et.errors),
i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),i++}return Ft.errors=e,i===0}var yl={type:"object",additionalProperties:!1,required:["kind",
"summary"],properties:{kind:{const:"scenario"},summary:{$ref:"#/$defs/ScenarioSummary"}}},Un={type:"object",additionalProperties:!1,
required:["id","file","topic","title","level","cites","players","cards","timeline"],properties:{id:{type:"string"},file:{
type:"string"},topic:{type:"string"},title:{type:"string"},question:{type:"string"},asks:{type:"array",items:{$ref:"#/$d\
efs/AskedValue"}},level:{enum:["must","interpretation","undefined"]},cites:{type:"array",items:{$ref:"#/$defs/Citation"}},
players:{type:"array",items:{type:"string"}},cards:{type:"array",items:{$ref:"#/$defs/Card"}},timeline:{type:"array",items:{
$ref:"#/$defs/ScenarioEvent"}},why:{type:"array",items:{type:"string"}},provenance:{type:"array",items:{type:"string"}},
alternatives:{type:"array",items:{$ref:"#/$defs/Alternative"}},twin:{type:"string"},answer:{type:"string"},famous:{type:"\
string"},fame:{type:"integer"},rev:{type:"integer",minimum:1},setup:{type:"array",items:{$ref:"#/$defs/PlayerSetup"}}}},
cl={type:"object",additionalProperties:!1,required:["subject","characteristic"],properties:{subject:{type:"string",minLength:1,
maxLength:200},characteristic:{type:"string",minLength:1,maxLength:300}}};function Zr(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of cl.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="subject"||r==="characteristi\
c")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.subject!==void 0){let r=s.subject;if(typeof r==
"string"){if(b(r)>200){let t={instancePath:n+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+
"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/subject",schemaPath:"#/properties/subjec\
t/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.characteristic!==
void 0){let r=s.characteristic;if(typeof r=="string"){if(b(r)>300){let t={instancePath:n+"/characteristic",schemaPath:"#\
/properties/characteristic/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 charac\
ters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/characteristic",schemaPath:"#/properties/characte\
ristic/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.
push(t),i++}}else{let t={instancePath:n+"/characteristic",schemaPath:"#/properties/characteristic/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Zr.errors=e,i===0}var Go={type:"\
object",additionalProperties:!1,required:["clause","role"],properties:{clause:{$ref:"#/$defs/Clause"},role:{enum:["decid\
es","applies","contrasts"]}}};var hl=new RegExp("^[1-9][0-9]{2}\\.[0-9]{1,3}[a-z]?$","u");function $(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s=="string"){if(!hl.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{2}\\.[0-9]{1,3}[a-z]?$"},message:'must match pattern "^[1-9][0\
-9]{2}\\.[0-9]{1,3}[a-z]?$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}return $.errors=e,i===0}function Ge(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Go.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"clause"||r==="role")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.clause!==void 0&&
($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:p})||(e=e===null?
$.errors:e.concat($.errors),i=e.length)),s.role!==void 0){let r=s.role;if(!(r==="decides"||r==="applies"||r==="contrasts")){
let t={instancePath:n+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues:Go.properties.role.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ge.errors=e,
i===0}var Ts={type:"object",additionalProperties:!1,required:["name","types"],properties:{$schema:{type:"string"},name:{
type:"string",minLength:1,maxLength:200},names:{type:"object",additionalProperties:!1,properties:{de:{type:"string",minLength:1},
fr:{type:"string",minLength:1}}},nameForms:{$ref:"#/$defs/NameForms"},printedName:{$ref:"#/$defs/TokenName"},manaCost:{$ref:"\
#/$defs/ManaCost"},colorIndicator:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{
$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"stri\
ng",minLength:1,maxLength:40}},power:{$ref:"#/$defs/PrintedNumber"},toughness:{$ref:"#/$defs/PrintedNumber"},loyalty:{type:"\
integer",minimum:0},defense:{type:"integer",minimum:0},abilities:{type:"array",items:{$ref:"#/$defs/AbilityEntry"}},layout:{
enum:["normal","transform","modal","flip","split","room","adventure","meld"]},back:{$ref:"#/$defs/Face"},meld:{$ref:"#/$\
defs/Meld"},prototype:{$ref:"#/$defs/Prototype"},makes:{type:"array",minItems:1,items:{if:{type:"string"},then:{$ref:"#/\
$defs/PredefinedToken"},else:{$ref:"#/$defs/Made"}}},madeUp:{const:!0}}},Ho={type:"object",additionalProperties:!1,properties:{
de:{enum:["m","m byname","m adjective","f","f adjective","n","plural"]},fr:{enum:["m","f","m plural","f plural"]}}};function Ne(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r in s)if(!(r==="de"||r==="fr")){let t={instancePath:n,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.de!==void 0){let r=s.de;if(!(r==="m"||r==="m byname"||r==="m adjective"||r==="f"||r==="f a\
djective"||r==="n"||r==="plural")){let t={instancePath:n+"/de",schemaPath:"#/properties/de/enum",keyword:"enum",params:{
allowedValues:Ho.properties.de.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}
if(s.fr!==void 0){let r=s.fr;if(!(r==="m"||r==="f"||r==="m plural"||r==="f plural")){let t={instancePath:n+"/fr",schemaPath:"\
#/properties/fr/enum",keyword:"enum",params:{allowedValues:Ho.properties.fr.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ne.errors=e,i===0}function He(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,
r=i,t=!0,o=i;if(typeof s!="string"){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);
let f;if(l){let y=i;if(typeof s=="string"){if(b(s)>200){let u={instancePath:n,schemaPath:"#/then/maxLength",keyword:"max\
Length",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(u),i++}if(b(s)<1){let u={
instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[u]:e.push(u),i++}}var l=y===i;t=l,f="then"}else{let y=i;if(s!==null){let u={instancePath:n,schemaPath:"\
#/else/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f=
"else"}if(!t){let y={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'"\
 schema'};e===null?e=[y]:e.push(y),i++}return He.errors=e,i===0}var dl=new RegExp("^(\\{(?:[0-9]{1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$","u");function Ae(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(typeof s!="string"){
let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;if(typeof s=="\
string"&&!dl.test(s)){let u={instancePath:n,schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\{(?:[0-9]{\
1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$"},message:'must match pattern "^(\\{(?:[0-9]{1,2}|[WUBRGCSX]|[WUBRG2C]/[\
WUBRGP](?:/P)?)\\})+$"'};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f="then"}else{let y=i;if(s!==null){let u={instancePath:n,
schemaPath:"#/else/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var l=y===
i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match\
 "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return Ae.errors=e,i===0}var gl=new RegExp("^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$","u");function Y(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(typeof s!="string"){let y={};e===null?e=[y]:e.push(
y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;if(typeof s=="string"&&!gl.test(s)){let u={instancePath:n,
schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$"},message:'must match p\
attern "^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$"'};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f="then"}else{let y=i;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let u={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return Y.
errors=e,i===0}var Mo={type:"object",additionalProperties:!1,required:["name","types"],properties:{name:{type:"string",minLength:1,
maxLength:200},names:{type:"object",additionalProperties:!1,properties:{de:{type:"string",minLength:1},fr:{type:"string",
minLength:1}}},nameForms:{$ref:"#/$defs/NameForms"},manaCost:{$ref:"#/$defs/ManaCost"},colorIndicator:{type:"array",minItems:1,
items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",minItems:1,
items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"string",minLength:1,maxLength:40}},power:{$ref:"#/$\
defs/PrintedNumber"},toughness:{$ref:"#/$defs/PrintedNumber"},loyalty:{type:"integer",minimum:0},defense:{type:"integer",
minimum:0},abilities:{type:"array",items:{$ref:"#/$defs/AbilityEntry"}}}};function Xr(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Mo.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(Mo.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(b(r)>200){
let t={instancePath:n+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"m\
ust NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.names!==void 0){let r=s.names;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let t in r)if(!(t==="de"||t==="fr")){let o={instancePath:n+"/names",schemaPath:"#/propertie\
s/names/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additi\
onal properties"};e===null?e=[o]:e.push(o),i++}if(r.de!==void 0){let t=r.de;if(typeof t=="string"){if(b(t)<1){let o={instancePath:n+
"/names/de",schemaPath:"#/properties/names/properties/de/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:n+"/names/de",schemaPath:"#/pro\
perties/names/properties/de/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),i++}}if(r.fr!==void 0){let t=r.fr;if(typeof t=="string"){if(b(t)<1){let o={instancePath:n+"/names/fr",schemaPath:"#/p\
roperties/names/properties/fr/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:n+"/names/fr",schemaPath:"#/properties/names/properties/fr\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:n+
"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),i++}}if(s.nameForms!==void 0&&(Ne(s.nameForms,{instancePath:n+"/nameForms",parentData:s,parentDataProperty:"\
nameForms",rootData:a,dynamicAnchors:p})||(e=e===null?Ne.errors:e.concat(Ne.errors),i=e.length)),s.manaCost!==void 0&&(Ae(
s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"manaCost",rootData:a,dynamicAnchors:p})||(e=e===
null?Ae.errors:e.concat(Ae.errors),i=e.length)),s.colorIndicator!==void 0){let r=s.colorIndicator;if(Array.isArray(r)){if(r.
length<1){let o={instancePath:n+"/colorIndicator",schemaPath:"#/properties/colorIndicator/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)E(r[o],
{instancePath:n+"/colorIndicator/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?E.errors:
e.concat(E.errors),i=e.length)}else{let t={instancePath:n+"/colorIndicator",schemaPath:"#/properties/colorIndicator/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.supertypes!==void 0){let r=s.
supertypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}else{let t={instancePath:n+
"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),i++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"\
/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/types/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+
"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let l=r[o];
if(typeof l=="string"){if(b(l)>40){let f={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/maxLengt\
h",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[f]:e.push(f),i++}if(b(
l)<1){let f={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:n+"/sub\
types/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.power!==void 0&&(Y(s.power,{instancePath:n+
"/power",parentData:s,parentDataProperty:"power",rootData:a,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),
i=e.length)),s.toughness!==void 0&&(Y(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"toughnes\
s",rootData:a,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),i=e.length)),s.loyalty!==void 0){let r=s.loyalty;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/loyalty",schemaPath:"#/properties/loya\
lty/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.defense!==void 0){let r=s.
defense;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/defense",schemaPath:"#/propert\
ies/defense/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/defense",schemaPath:"#/properties/defense/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.abilities!==void 0){
let r=s.abilities;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)de(r[o],{instancePath:n+"/abilities/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?de.errors:e.concat(de.errors),i=e.length)}else{let t={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Xr.errors=e,i===0}var bl={type:"object",additionalProperties:!1,required:[
"with","into"],properties:{with:{type:"string",minLength:1,maxLength:200},into:{type:"string",minLength:1,maxLength:200}}};
function Jr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of bl.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="with"||r==="into")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.with!==void 0){let r=s.with;if(typeof r=="string"){if(b(r)>200){let t={instancePath:n+"/with",schemaPath:"#/\
properties/with/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/with",schemaPath:"#/properties/with/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/with",schemaPath:"#/properties/with/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),i++}}if(s.into!==void 0){let r=s.into;if(typeof r=="string"){if(b(r)>200){let t={instancePath:n+"/into",schemaPath:"\
#/properties/into/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/into",schemaPath:"#/properties/into/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/into",schemaPath:"#/properties/into/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),i++}return Jr.errors=e,i===0}var Pl={type:"object",additionalProperties:!1,required:[
"manaCost","power","toughness"],properties:{manaCost:{$ref:"#/$defs/ManaCost"},power:{type:"integer"},toughness:{type:"i\
nteger"}}};function Yr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Pl.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="manaCost"||r==="power"||r==="toughness")){let t={instancePath:n,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional proper\
ties"};e===null?e=[t]:e.push(t),i++}if(s.manaCost!==void 0&&(Ae(s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"\
manaCost",rootData:a,dynamicAnchors:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),i=e.length)),s.power!==void 0){let r=s.
power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/power",schemaPath:"#/properties/\
power/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.toughness!==
void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/toughness",schemaPath:"\
#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),
i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return Yr.errors=e,i===0}var kl={enum:["Treasure","Food","Gold","Walker","Shard","Clue","Blood",
"Powerstone","Incubator","Cursed Role","Monster Role","Royal Role","Sorcerer Role","Virtuous Role","Wicked Role","Young \
Hero Role","Map","Junk","Lander","Mutagen","Vibranium"]};function es(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="Treasure"||s==="Food"||s==="Gold"||s==="Walker"||s==="Sha\
rd"||s==="Clue"||s==="Blood"||s==="Powerstone"||s==="Incubator"||s==="Cursed Role"||s==="Monster Role"||s==="Royal Role"||
s==="Sorcerer Role"||s==="Virtuous Role"||s==="Wicked Role"||s==="Young Hero Role"||s==="Map"||s==="Junk"||s==="Lander"||
s==="Mutagen"||s==="Vibranium")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:kl.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return es.errors=e,i===0}var Qo={type:"\
object",additionalProperties:!1,required:["types"],properties:{name:{type:"string",minLength:1,maxLength:200},printedName:{
$ref:"#/$defs/TokenName"},names:{type:"object",additionalProperties:!1,properties:{de:{type:"string",minLength:1},fr:{type:"\
string",minLength:1}}},nameForms:{$ref:"#/$defs/NameForms"},colorIndicator:{type:"array",minItems:1,items:{$ref:"#/$defs\
/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},
subtypes:{type:"array",items:{type:"string",minLength:1,maxLength:40}},power:{$ref:"#/$defs/PrintedNumber"},toughness:{$ref:"\
#/$defs/PrintedNumber"},abilities:{type:"array",items:{$ref:"#/$defs/AbilityEntry"}}}};function rs(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Qo.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.
call(Qo.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.
name;if(typeof r=="string"){if(b(r)>200){let t={instancePath:n+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){
let t={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/name",schemaPath:"#/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.printedName!==
void 0&&(He(s.printedName,{instancePath:n+"/printedName",parentData:s,parentDataProperty:"printedName",rootData:a,dynamicAnchors:p})||
(e=e===null?He.errors:e.concat(He.errors),i=e.length)),s.names!==void 0){let r=s.names;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(let t in r)if(!(t==="de"||t==="fr")){let o={instancePath:n+"/names",schemaPath:"#/properties/names/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properti\
es"};e===null?e=[o]:e.push(o),i++}if(r.de!==void 0){let t=r.de;if(typeof t=="string"){if(b(t)<1){let o={instancePath:n+"\
/names/de",schemaPath:"#/properties/names/properties/de/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:n+"/names/de",schemaPath:"#/prop\
erties/names/properties/de/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
i++}}if(r.fr!==void 0){let t=r.fr;if(typeof t=="string"){if(b(t)<1){let o={instancePath:n+"/names/fr",schemaPath:"#/prop\
erties/names/properties/fr/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:n+"/names/fr",schemaPath:"#/properties/names/properties/fr/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:n+
"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),i++}}if(s.nameForms!==void 0&&(Ne(s.nameForms,{instancePath:n+"/nameForms",parentData:s,parentDataProperty:"\
nameForms",rootData:a,dynamicAnchors:p})||(e=e===null?Ne.errors:e.concat(Ne.errors),i=e.length)),s.colorIndicator!==void 0){
let r=s.colorIndicator;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/colorIndicator",schemaPath:"#/propert\
ies/colorIndicator/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)E(r[o],{instancePath:n+"/colorIndicator/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{let t={instancePath:n+"/colorInd\
icator",schemaPath:"#/properties/colorIndicator/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),i++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)_(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
_.errors:e.concat(_.errors),i=e.length)}else{let t={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.types!==void 0){let r=s.
types;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="st\
ring"){if(b(l)>40){let f={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/maxLength",keyword:"maxL\
ength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[f]:e.push(f),i++}if(b(l)<1){let f={
instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:n+"/subtypes/"+o,schemaPath:"\
#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(
f),i++}}}else{let t={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.power!==void 0&&(Y(s.power,{instancePath:n+"/power",parentData:s,
parentDataProperty:"power",rootData:a,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),i=e.length)),s.toughness!==
void 0&&(Y(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:p})||
(e=e===null?Y.errors:e.concat(Y.errors),i=e.length)),s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let t=r.
length;for(let o=0;o<t;o++)de(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?de.errors:e.concat(de.errors),i=e.length)}else{let t={instancePath:n+"/abilities",schemaPath:"#/properties/a\
bilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return rs.errors=e,i===0}function ce(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t of Ts.required)if(s[t]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t},message:"must have required property '"+t+"'"};e===
null?e=[o]:e.push(o),i++}for(let t in s)if(!S.call(Ts.properties,t)){let o={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[o]:e.push(o),i++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let t={instancePath:n+"/$schema",schemaPath:"#/pr\
operties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(s.
name!==void 0){let t=s.name;if(typeof t=="string"){if(b(t)>200){let o={instancePath:n+"/name",schemaPath:"#/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[o]:e.
push(o),i++}if(b(t)<1){let o={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:n+"/nam\
e",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),i++}}if(s.names!==void 0){let t=s.names;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let o in t)if(!(o==="de"||
o==="fr")){let l={instancePath:n+"/names",schemaPath:"#/properties/names/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(t.de!==
void 0){let o=t.de;if(typeof o=="string"){if(b(o)<1){let l={instancePath:n+"/names/de",schemaPath:"#/properties/names/pr\
operties/de/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[l]:e.push(l),i++}}else{let l={instancePath:n+"/names/de",schemaPath:"#/properties/names/properties/de/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(t.fr!==void 0){let o=t.fr;if(typeof o==
"string"){if(b(o)<1){let l={instancePath:n+"/names/fr",schemaPath:"#/properties/names/properties/fr/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:n+
"/names/fr",schemaPath:"#/properties/names/properties/fr/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:n+"/names",schemaPath:"#/properties/names/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(s.nameForms!==void 0&&(Ne(s.nameForms,
{instancePath:n+"/nameForms",parentData:s,parentDataProperty:"nameForms",rootData:a,dynamicAnchors:p})||(e=e===null?Ne.errors:
e.concat(Ne.errors),i=e.length)),s.printedName!==void 0&&(He(s.printedName,{instancePath:n+"/printedName",parentData:s,parentDataProperty:"\
printedName",rootData:a,dynamicAnchors:p})||(e=e===null?He.errors:e.concat(He.errors),i=e.length)),s.manaCost!==void 0&&
(Ae(s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"manaCost",rootData:a,dynamicAnchors:p})||(e=
e===null?Ae.errors:e.concat(Ae.errors),i=e.length)),s.colorIndicator!==void 0){let t=s.colorIndicator;if(Array.isArray(t)){
if(t.length<1){let l={instancePath:n+"/colorIndicator",schemaPath:"#/properties/colorIndicator/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),i++}let o=t.length;for(let l=0;l<
o;l++)E(t[l],{instancePath:n+"/colorIndicator/"+l,parentData:t,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===
null?E.errors:e.concat(E.errors),i=e.length)}else{let o={instancePath:n+"/colorIndicator",schemaPath:"#/properties/color\
Indicator/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(s.supertypes!==
void 0){let t=s.supertypes;if(Array.isArray(t)){let o=t.length;for(let l=0;l<o;l++)_(t[l],{instancePath:n+"/supertypes/"+
l,parentData:t,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}else{
let o={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),i++}}if(s.types!==void 0){let t=s.types;if(Array.isArray(t)){let o=t.length;for(let l=0;l<
o;l++)x(t[l],{instancePath:n+"/types/"+l,parentData:t,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?x.
errors:e.concat(x.errors),i=e.length)}else{let o={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(s.subtypes!==void 0){let t=s.subtypes;
if(Array.isArray(t)){let o=t.length;for(let l=0;l<o;l++){let f=t[l];if(typeof f=="string"){if(b(f)>40){let y={instancePath:n+
"/subtypes/"+l,schemaPath:"#/properties/subtypes/items/maxLength",keyword:"maxLength",params:{limit:40},message:"must NO\
T have more than 40 characters"};e===null?e=[y]:e.push(y),i++}if(b(f)<1){let y={instancePath:n+"/subtypes/"+l,schemaPath:"\
#/properties/subtypes/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:n+"/subtypes/"+l,schemaPath:"#/properties/subtypes/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}}}else{let o={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[o]:e.push(o),i++}}if(s.power!==void 0&&(Y(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,
dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),i=e.length)),s.toughness!==void 0&&(Y(s.toughness,{instancePath:n+
"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.
errors),i=e.length)),s.loyalty!==void 0){let t=s.loyalty;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={
instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:n+"/loy\
alty",schemaPath:"#/properties/loyalty/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[o]:e.push(o),i++}}if(s.defense!==void 0){let t=s.defense;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let o={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:n+
"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[o]:e.push(o),i++}}if(s.abilities!==void 0){let t=s.abilities;if(Array.isArray(t)){let o=t.length;for(let l=0;l<
o;l++)de(t[l],{instancePath:n+"/abilities/"+l,parentData:t,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?
de.errors:e.concat(de.errors),i=e.length)}else{let o={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(s.layout!==void 0){let t=s.
layout;if(!(t==="normal"||t==="transform"||t==="modal"||t==="flip"||t==="split"||t==="room"||t==="adventure"||t==="meld")){
let o={instancePath:n+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues:Ts.properties.
layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(s.back!==void 0&&(Xr(
s.back,{instancePath:n+"/back",parentData:s,parentDataProperty:"back",rootData:a,dynamicAnchors:p})||(e=e===null?Xr.errors:
e.concat(Xr.errors),i=e.length)),s.meld!==void 0&&(Jr(s.meld,{instancePath:n+"/meld",parentData:s,parentDataProperty:"me\
ld",rootData:a,dynamicAnchors:p})||(e=e===null?Jr.errors:e.concat(Jr.errors),i=e.length)),s.prototype!==void 0&&(Yr(s.prototype,
{instancePath:n+"/prototype",parentData:s,parentDataProperty:"prototype",rootData:a,dynamicAnchors:p})||(e=e===null?Yr.errors:
e.concat(Yr.errors),i=e.length)),s.makes!==void 0){let t=s.makes;if(Array.isArray(t)){if(t.length<1){let l={instancePath:n+
"/makes",schemaPath:"#/properties/makes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[l]:e.push(l),i++}let o=t.length;for(let l=0;l<o;l++){let f=t[l],y=i,m=!0,u=i;if(typeof f!="string"){
let g={};e===null?e=[g]:e.push(g),i++}var r=u===i;i=y,e!==null&&(y?e.length=y:e=null);let c;if(r){let g=i;es(f,{instancePath:n+
"/makes/"+l,parentData:t,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?es.errors:e.concat(es.errors),i=
e.length);var r=g===i;m=r,c="then"}else{let g=i;rs(f,{instancePath:n+"/makes/"+l,parentData:t,parentDataProperty:l,rootData:a,
dynamicAnchors:p})||(e=e===null?rs.errors:e.concat(rs.errors),i=e.length);var r=g===i;m=r,c="else"}if(!m){let g={instancePath:n+
"/makes/"+l,schemaPath:"#/properties/makes/items/if",keyword:"if",params:{failingKeyword:c},message:'must match "'+c+'" \
schema'};e===null?e=[g]:e.push(g),i++}}}else{let o={instancePath:n+"/makes",schemaPath:"#/properties/makes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(s.madeUp!==void 0&&s.madeUp!==!0){
let t={instancePath:n+"/madeUp",schemaPath:"#/properties/madeUp/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ce.errors=e,i===0}var wl={type:"obj\
ect",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/EntersEvent"},{$ref:"#/$defs/MovesEvent"},
{$ref:"#/$defs/CastsEvent"},{$ref:"#/$defs/ActivatesEvent"},{$ref:"#/$defs/ResolvesEvent"},{$ref:"#/$defs/AttachEvent"},
{$ref:"#/$defs/UnattachEvent"},{$ref:"#/$defs/CountersEvent"},{$ref:"#/$defs/TurnFaceUpEvent"},{$ref:"#/$defs/TurnFaceDo\
wnEvent"},{$ref:"#/$defs/TransformEvent"},{$ref:"#/$defs/MergesEvent"},{$ref:"#/$defs/StickerEvent"},{$ref:"#/$defs/Phas\
eEvent"},{$ref:"#/$defs/TapEvent"},{$ref:"#/$defs/DesignateEvent"},{$ref:"#/$defs/ChooseEvent"},{$ref:"#/$defs/LinkEvent"},
{$ref:"#/$defs/PlayerEvent"},{$ref:"#/$defs/DamageEvent"},{$ref:"#/$defs/AttacksEvent"},{$ref:"#/$defs/BlocksEvent"},{$ref:"\
#/$defs/EndOfCombatEvent"},{$ref:"#/$defs/TurnEvent"},{$ref:"#/$defs/EndsEvent"},{$ref:"#/$defs/StateBasedEvent"},{$ref:"\
#/$defs/SimultaneousEvent"},{$ref:"#/$defs/CheckEvent"}]},Zo={type:"object",additionalProperties:!1,required:["kind","ca\
rd","controller"],properties:{kind:{const:"enters"},card:{type:"string",minLength:1,maxLength:200},madeBy:{type:"string",
minLength:1,maxLength:200},id:{$ref:"#/$defs/ObjectId"},controller:{$ref:"#/$defs/PlayerName"},owner:{$ref:"#/$defs/Play\
erName"},zone:{$ref:"#/$defs/Zone"},token:{type:"boolean"},tapped:{type:"boolean"},faceDown:{$ref:"#/$defs/FaceDown"},back:{
const:!0},prototype:{const:!0},half:{$ref:"#/$defs/Half"},meldedWith:{type:"string",minLength:1,maxLength:200},attachedTo:{
$ref:"#/$defs/ObjectOrPlayer"},counters:{$ref:"#/$defs/CounterCounts"},choices:{$ref:"#/$defs/Choices"},copyOf:{$ref:"#/\
$defs/ObjectId"},textBoxOf:{$ref:"#/$defs/ObjectId"},except:{$ref:"#/$defs/CopyExceptions"},links:{$ref:"#/$defs/Links"}}};function v(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s==
"string"){if(b(s)>200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"mu\
st NOT have more than 200 characters"};e===null?e=[r]:e.push(r),i++}if(b(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),i++}return v.errors=e,i===0}function D(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s==
"string"){if(b(s)>60){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:60},message:"must\
 NOT have more than 60 characters"};e===null?e=[r]:e.push(r),i++}if(b(s)<1){let r={instancePath:n,schemaPath:"#/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),i++}return D.errors=e,i===0}var vl={if:{type:"object"},then:{$ref:"#/$defs/FaceDownValues"},else:{enum:[!0,"mo\
rph","manifest","disguise","cloak"]}};function St(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="power"||r==="toughness"||r==="types"||r==="subtype\
s"||r==="abilities")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.power!==void 0){let r=s.power;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.toughness!==void 0){let r=s.
toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/toughness",schemaPath:"#/pro\
perties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}
if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/type\
s/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{
let t={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),i++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/subtyp\
es",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),i++}}s.abilities!==void 0&&(ie(s.abilities,{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abili\
ties",rootData:a,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return St.errors=e,
i===0}function xe(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0,r=i,t=!0,o=i;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==
null&&(r?e.length=r:e=null);let f;if(l){let y=i;St(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?St.errors:e.concat(St.errors),i=e.length);var l=y===i;t=l,f="then"}else{let y=i;if(!(s===!0||s==="morph"||s===
"manifest"||s==="disguise"||s==="cloak")){let u={instancePath:n,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues:vl.
else.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f="else"}if(!t){
let y={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===
null?e=[y]:e.push(y),i++}return xe.errors=e,i===0}var jl={enum:["left","right","fused","inset"]};function Me(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="left"||s==="right"||s===
"fused"||s==="inset")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jl.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return Me.errors=e,i===0}function M(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s==
"string"){if(b(s)>200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"mu\
st NOT have more than 200 characters"};e===null?e=[r]:e.push(r),i++}if(b(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),i++}return M.errors=e,i===0}function be(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>20){let r={instancePath:n,schemaPath:"#/maxPropert\
ies",keyword:"maxProperties",params:{limit:20},message:"must NOT have more than 20 properties"};e===null?e=[r]:e.push(r),
i++}if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in s){let t=s[r];if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),
i++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be \
<= 1000000"};e===null?e=[o]:e.push(o),i++}if(t<1||isNaN(t)){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >=\
 1"};e===null?e=[o]:e.push(o),i++}}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),i++}return be.errors=e,i===0}var ql={type:"object",maxProperties:20,additionalProperties:{
type:["string","integer"],maxLength:200}};function he(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>20){let r={
instancePath:n,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:20},message:"must NOT have more than 2\
0 properties"};e===null?e=[r]:e.push(r),i++}for(let r in s){let t=s[r];if(typeof t!="string"&&!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additional\
Properties/type",keyword:"type",params:{type:ql.additionalProperties.type},message:"must be string,integer"};e===null?e=
[o]:e.push(o),i++}if(typeof t=="string"&&b(t)>200){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return he.errors=e,i===0}function ue(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(Array.isArray(s)){if(s.length<1){let t={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),i++}let r=s.length;for(let t=0;t<r;t++)v(s[t],{instancePath:n+
"/"+t,parentData:s,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),i++}return ue.errors=e,i===0}function Qe(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>10){let r={instancePath:n,schemaPath:"\
#/maxProperties",keyword:"maxProperties",params:{limit:10},message:"must NOT have more than 10 properties"};e===null?e=[
r]:e.push(r),i++}for(let r in s)ue(s[r],{instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:r,
rootData:a,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),i=e.length)}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Qe.errors=e,
i===0}function Vt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Zo.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!S.call(Zo.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.kind!==void 0&&s.kind!=="enters"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"enters"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.card!==void 0){
let r=s.card;if(typeof r=="string"){if(b(r)>200){let t={instancePath:n+"/card",schemaPath:"#/properties/card/maxLength",
keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(b(
r)<1){let t={instancePath:n+"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/card",schemaPath:"#/p\
roperties/card/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.
madeBy!==void 0){let r=s.madeBy;if(typeof r=="string"){if(b(r)>200){let t={instancePath:n+"/madeBy",schemaPath:"#/proper\
ties/madeBy/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/madeBy",schemaPath:"#/properties/madeBy/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/madeBy",schemaPath:"#/properties/madeBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),i++}}if(s.id!==void 0&&(v(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:p})||
(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.controller!==void 0&&(D(s.controller,{instancePath:n+"/controller",
parentData:s,parentDataProperty:"controller",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.
length)),s.owner!==void 0&&(D(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:a,dynamicAnchors:p})||
(e=e===null?D.errors:e.concat(D.errors),i=e.length)),s.zone!==void 0&&(I(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)),s.token!==void 0&&typeof s.token!=
"boolean"){let r={instancePath:n+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={instancePath:n+"\
/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),i++}if(s.faceDown!==void 0&&(xe(s.faceDown,{instancePath:n+"/faceDown",parentData:s,parentDataProperty:"\
faceDown",rootData:a,dynamicAnchors:p})||(e=e===null?xe.errors:e.concat(xe.errors),i=e.length)),s.back!==void 0&&s.back!==
!0){let r={instancePath:n+"/back",schemaPath:"#/properties/back/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.prototype!==void 0&&s.prototype!==!0){let r={instancePath:n+
"/prototype",schemaPath:"#/properties/prototype/const",keyword:"const",params:{allowedValue:!0},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),i++}if(s.half!==void 0&&(Me(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"\
half",rootData:a,dynamicAnchors:p})||(e=e===null?Me.errors:e.concat(Me.errors),i=e.length)),s.meldedWith!==void 0){let r=s.
meldedWith;if(typeof r=="string"){if(b(r)>200){let t={instancePath:n+"/meldedWith",schemaPath:"#/properties/meldedWith/m\
axLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(
t),i++}if(b(r)<1){let t={instancePath:n+"/meldedWith",schemaPath:"#/properties/meldedWith/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/meldedWith",schemaPath:"#/properties/meldedWith/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}}s.attachedTo!==void 0&&(M(s.attachedTo,{instancePath:n+"/attachedTo",parentData:s,parentDataProperty:"\
attachedTo",rootData:a,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),i=e.length)),s.counters!==void 0&&(be(
s.counters,{instancePath:n+"/counters",parentData:s,parentDataProperty:"counters",rootData:a,dynamicAnchors:p})||(e=e===
null?be.errors:e.concat(be.errors),i=e.length)),s.choices!==void 0&&(he(s.choices,{instancePath:n+"/choices",parentData:s,
parentDataProperty:"choices",rootData:a,dynamicAnchors:p})||(e=e===null?he.errors:e.concat(he.errors),i=e.length)),s.copyOf!==
void 0&&(v(s.copyOf,{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"copyOf",rootData:a,dynamicAnchors:p})||(e=
e===null?v.errors:e.concat(v.errors),i=e.length)),s.textBoxOf!==void 0&&(v(s.textBoxOf,{instancePath:n+"/textBoxOf",parentData:s,
parentDataProperty:"textBoxOf",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.except!==
void 0&&(Fe(s.except,{instancePath:n+"/except",parentData:s,parentDataProperty:"except",rootData:a,dynamicAnchors:p})||(e=
e===null?Fe.errors:e.concat(Fe.errors),i=e.length)),s.links!==void 0&&(Qe(s.links,{instancePath:n+"/links",parentData:s,
parentDataProperty:"links",rootData:a,dynamicAnchors:p})||(e=e===null?Qe.errors:e.concat(Qe.errors),i=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Vt.errors=e,i===0}var Xo={type:"object",additionalProperties:!1,required:["kind","object","to"],properties:{
kind:{const:"moves"},object:{$ref:"#/$defs/ObjectId"},to:{$ref:"#/$defs/Zone"},controller:{$ref:"#/$defs/PlayerName"},tapped:{
type:"boolean"},faceDown:{$ref:"#/$defs/FaceDown"},back:{const:!0},prototype:{const:!0},half:{$ref:"#/$defs/Half"},textBoxOf:{
$ref:"#/$defs/ObjectId"},attachedTo:{$ref:"#/$defs/ObjectOrPlayer"},counters:{$ref:"#/$defs/CounterCounts"},choices:{$ref:"\
#/$defs/Choices"},copyOf:{$ref:"#/$defs/ObjectId"},links:{$ref:"#/$defs/Links"}}};function Rt(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Xo.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(Xo.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="moves"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"moves"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),i++}if(s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.to!==void 0&&(I(s.to,{instancePath:n+
"/to",parentData:s,parentDataProperty:"to",rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)),
s.controller!==void 0&&(D(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"controller",rootData:a,
dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length)),s.tapped!==void 0&&typeof s.tapped!="boolean"){
let r={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[r]:e.push(r),i++}if(s.faceDown!==void 0&&(xe(s.faceDown,{instancePath:n+"/faceDown",parentData:s,
parentDataProperty:"faceDown",rootData:a,dynamicAnchors:p})||(e=e===null?xe.errors:e.concat(xe.errors),i=e.length)),s.back!==
void 0&&s.back!==!0){let r={instancePath:n+"/back",schemaPath:"#/properties/back/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.prototype!==void 0&&s.prototype!==!0){let r={instancePath:n+
"/prototype",schemaPath:"#/properties/prototype/const",keyword:"const",params:{allowedValue:!0},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),i++}s.half!==void 0&&(Me(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"\
half",rootData:a,dynamicAnchors:p})||(e=e===null?Me.errors:e.concat(Me.errors),i=e.length)),s.textBoxOf!==void 0&&(v(s.textBoxOf,
{instancePath:n+"/textBoxOf",parentData:s,parentDataProperty:"textBoxOf",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:
e.concat(v.errors),i=e.length)),s.attachedTo!==void 0&&(M(s.attachedTo,{instancePath:n+"/attachedTo",parentData:s,parentDataProperty:"\
attachedTo",rootData:a,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),i=e.length)),s.counters!==void 0&&(be(
s.counters,{instancePath:n+"/counters",parentData:s,parentDataProperty:"counters",rootData:a,dynamicAnchors:p})||(e=e===
null?be.errors:e.concat(be.errors),i=e.length)),s.choices!==void 0&&(he(s.choices,{instancePath:n+"/choices",parentData:s,
parentDataProperty:"choices",rootData:a,dynamicAnchors:p})||(e=e===null?he.errors:e.concat(he.errors),i=e.length)),s.copyOf!==
void 0&&(v(s.copyOf,{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"copyOf",rootData:a,dynamicAnchors:p})||(e=
e===null?v.errors:e.concat(v.errors),i=e.length)),s.links!==void 0&&(Qe(s.links,{instancePath:n+"/links",parentData:s,parentDataProperty:"\
links",rootData:a,dynamicAnchors:p})||(e=e===null?Qe.errors:e.concat(Qe.errors),i=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Rt.
errors=e,i===0}var at={type:"object",additionalProperties:!1,required:["kind","player"],oneOf:[{required:["card"]},{required:[
"object"]}],properties:{kind:{const:"casts"},player:{$ref:"#/$defs/PlayerName"},card:{type:"string",minLength:1,maxLength:200},
id:{$ref:"#/$defs/ObjectId"},object:{$ref:"#/$defs/ObjectId"},x:{type:"integer",minimum:0,maximum:99},targets:{type:"arr\
ay",maxItems:100,items:{$ref:"#/$defs/ObjectOrPlayer"}},alternative:{type:"string",minLength:1,maxLength:120},additional:{
type:"array",minItems:1,maxItems:20,items:{type:"string",minLength:1,maxLength:120}},faceDown:{$ref:"#/$defs/FaceDown"},
back:{const:!0},half:{$ref:"#/$defs/Half"},prototype:{const:!0},links:{$ref:"#/$defs/Links"}}};function Bt(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!1,o=null,l=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let m of at.oneOf[0].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/one\
Of/0/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[
u]:e.push(u),i++}}var y=l===i;y&&(t=!0,o=0);let f=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of at.oneOf[1].
required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:m},
message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var y=f===i;if(y&&t?(t=!1,o=[o,1]):y&&(t=!0,
o=1),t)i=r,e!==null&&(r?e.length=r:e=null);else{let m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),i++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let m of at.required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}for(let m in s)if(!S.call(
at.properties,m)){let u={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(s.kind!==void 0&&s.kind!=="casts"){let m={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"casts"},message:"must \
be equal to constant"};e===null?e=[m]:e.push(m),i++}if(s.player!==void 0&&(D(s.player,{instancePath:n+"/player",parentData:s,
parentDataProperty:"player",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length)),s.card!==
void 0){let m=s.card;if(typeof m=="string"){if(b(m)>200){let u={instancePath:n+"/card",schemaPath:"#/properties/card/max\
Length",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(u),
i++}if(b(m)<1){let u={instancePath:n+"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n+"/card",schemaPath:"\
#/properties/card/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(s.
id!==void 0&&(v(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:p})||(e=e===null?
v.errors:e.concat(v.errors),i=e.length)),s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.x!==void 0){let m=s.x;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let u={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof m=="number"&&isFinite(m)){if(m>99||isNaN(
m)){let u={instancePath:n+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:99},message:"\
must be <= 99"};e===null?e=[u]:e.push(u),i++}if(m<0||isNaN(m)){let u={instancePath:n+"/x",schemaPath:"#/properties/x/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}if(s.targets!==
void 0){let m=s.targets;if(Array.isArray(m)){if(m.length>100){let c={instancePath:n+"/targets",schemaPath:"#/properties/\
targets/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[c]:e.push(
c),i++}let u=m.length;for(let c=0;c<u;c++)M(m[c],{instancePath:n+"/targets/"+c,parentData:m,parentDataProperty:c,rootData:a,
dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),i=e.length)}else{let u={instancePath:n+"/targets",schemaPath:"\
#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(s.
alternative!==void 0){let m=s.alternative;if(typeof m=="string"){if(b(m)>120){let u={instancePath:n+"/alternative",schemaPath:"\
#/properties/alternative/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characte\
rs"};e===null?e=[u]:e.push(u),i++}if(b(m)<1){let u={instancePath:n+"/alternative",schemaPath:"#/properties/alternative/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),
i++}}else{let u={instancePath:n+"/alternative",schemaPath:"#/properties/alternative/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(s.additional!==void 0){let m=s.additional;if(Array.isArray(
m)){if(m.length>20){let c={instancePath:n+"/additional",schemaPath:"#/properties/additional/maxItems",keyword:"maxItems",
params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[c]:e.push(c),i++}if(m.length<1){let c={instancePath:n+
"/additional",schemaPath:"#/properties/additional/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have f\
ewer than 1 items"};e===null?e=[c]:e.push(c),i++}let u=m.length;for(let c=0;c<u;c++){let g=m[c];if(typeof g=="string"){if(b(
g)>120){let O={instancePath:n+"/additional/"+c,schemaPath:"#/properties/additional/items/maxLength",keyword:"maxLength",
params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[O]:e.push(O),i++}if(b(g)<1){let O={instancePath:n+
"/additional/"+c,schemaPath:"#/properties/additional/items/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[O]:e.push(O),i++}}else{let O={instancePath:n+"/additional/"+c,schemaPath:"\
#/properties/additional/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[O]:e.push(
O),i++}}}else{let u={instancePath:n+"/additional",schemaPath:"#/properties/additional/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(s.faceDown!==void 0&&(xe(s.faceDown,{instancePath:n+"/\
faceDown",parentData:s,parentDataProperty:"faceDown",rootData:a,dynamicAnchors:p})||(e=e===null?xe.errors:e.concat(xe.errors),
i=e.length)),s.back!==void 0&&s.back!==!0){let m={instancePath:n+"/back",schemaPath:"#/properties/back/const",keyword:"c\
onst",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[m]:e.push(m),i++}if(s.half!==void 0&&(Me(
s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"half",rootData:a,dynamicAnchors:p})||(e=e===null?Me.errors:
e.concat(Me.errors),i=e.length)),s.prototype!==void 0&&s.prototype!==!0){let m={instancePath:n+"/prototype",schemaPath:"\
#/properties/prototype/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[
m]:e.push(m),i++}s.links!==void 0&&(Qe(s.links,{instancePath:n+"/links",parentData:s,parentDataProperty:"links",rootData:a,
dynamicAnchors:p})||(e=e===null?Qe.errors:e.concat(Qe.errors),i=e.length))}else{let m={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}return Bt.errors=e,i===0}var $l={
type:"object",additionalProperties:!1,required:["kind","player","object","ability"],properties:{kind:{const:"activates"},
player:{$ref:"#/$defs/PlayerName"},object:{$ref:"#/$defs/ObjectId"},ability:{type:"string",minLength:1,maxLength:80},targets:{
type:"array",maxItems:100,items:{$ref:"#/$defs/ObjectOrPlayer"}},x:{type:"integer",minimum:0,maximum:99}}};function zt(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of $l.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="kind"||r==="player"||r==="object"||r==="ability"||r==="targets"||r==="x")){let t={instancePath:n,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional pr\
operties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="activates"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"activates"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),i++}if(s.player!==void 0&&(D(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",
rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length)),s.object!==void 0&&(v(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),
i=e.length)),s.ability!==void 0){let r=s.ability;if(typeof r=="string"){if(b(r)>80){let t={instancePath:n+"/ability",schemaPath:"\
#/properties/ability/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===
null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/ability",schemaPath:"#/properties/ability/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/ability",schemaPath:"#/properties/ability/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),i++}}if(s.targets!==void 0){let r=s.targets;if(Array.isArray(r)){if(r.length>100){let o={instancePath:n+
"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more \
than 100 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)M(r[o],{instancePath:n+"/targets/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),i=e.length)}else{let t={instancePath:n+
"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}if(s.x!==void 0){let r=s.x;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.
push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>99||isNaN(r)){let t={instancePath:n+"/x",schemaPath:"#/properties/x\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:99},message:"must be <= 99"};e===null?e=[t]:e.push(t),i++}if(r<
0||isNaN(r)){let t={instancePath:n+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return zt.errors=e,i===0}var Jo={type:"object",additionalProperties:!1,
required:["kind","controller"],properties:{kind:{const:"resolves"},id:{type:"string",minLength:1,maxLength:200},card:{type:"\
string",minLength:1,maxLength:200},source:{$ref:"#/$defs/ObjectId"},ability:{if:{type:"object"},then:{$ref:"#/$defs/Writ\
tenOut"},else:{type:"string",pattern:"^[a-z0-9]+([- ][a-z0-9—{}/XWUBRGC]+)*$",maxLength:80}},controller:{$ref:"#/$defs\
/PlayerName"},targets:{type:"array",maxItems:100,items:{$ref:"#/$defs/ObjectOrPlayer"}},illegalTargets:{type:"array",minItems:1,
maxItems:100,uniqueItems:!0,items:{$ref:"#/$defs/ObjectOrPlayer"}},chosenObjects:{type:"array",maxItems:100,items:{$ref:"\
#/$defs/ObjectId"}},triggeredBy:{$ref:"#/$defs/TriggeredBy"},x:{type:"integer",minimum:0},choices:{$ref:"#/$defs/Choices"}}},
Yo={type:"object",additionalProperties:!1,properties:{targets:{$ref:"#/$defs/Targets"},effects:{type:"array",minItems:1,
items:{$ref:"#/$defs/CreatedEffect"}},puts:{type:"array",minItems:1,items:{$ref:"#/$defs/PutCounters"}}},anyOf:[{required:[
"effects"]},{required:["puts"]}]};function Wt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0,r=i,t=!1,o=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Yo.anyOf[0].required)if(s[f]===void 0){
let y={instancePath:n,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:f},message:"must have r\
equired property '"+f+"'"};e===null?e=[y]:e.push(y),i++}}var l=o===i;if(t=t||l,!t){let f=i;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let m of Yo.anyOf[1].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/anyOf/1/required",keyword:"\
required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var l=f===
i;t=t||l}if(t)i=r,e!==null&&(r?e.length=r:e=null);else{let f={instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f in s)
if(!(f==="targets"||f==="effects"||f==="puts")){let y={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),i++}
if(s.targets!==void 0&&(qe(s.targets,{instancePath:n+"/targets",parentData:s,parentDataProperty:"targets",rootData:a,dynamicAnchors:p})||
(e=e===null?qe.errors:e.concat(qe.errors),i=e.length)),s.effects!==void 0){let f=s.effects;if(Array.isArray(f)){if(f.length<
1){let m={instancePath:n+"/effects",schemaPath:"#/properties/effects/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),i++}let y=f.length;for(let m=0;m<y;m++)$e(f[m],{instancePath:n+
"/effects/"+m,parentData:f,parentDataProperty:m,rootData:a,dynamicAnchors:p})||(e=e===null?$e.errors:e.concat($e.errors),
i=e.length)}else{let y={instancePath:n+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[y]:e.push(y),i++}}if(s.puts!==void 0){let f=s.puts;if(Array.isArray(f)){if(f.
length<1){let m={instancePath:n+"/puts",schemaPath:"#/properties/puts/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),i++}let y=f.length;for(let m=0;m<y;m++)Oe(f[m],{instancePath:n+
"/puts/"+m,parentData:f,parentDataProperty:m,rootData:a,dynamicAnchors:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),i=
e.length)}else{let y={instancePath:n+"/puts",schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[y]:e.push(y),i++}}}else{let f={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[f]:e.push(f),i++}return Wt.errors=e,i===0}function Kt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}
for(let r in s)if(!(r==="object"||r==="player")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),
i++}s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||
(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.player!==void 0&&(D(s.player,{instancePath:n+"/player",parentData:s,
parentDataProperty:"player",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Kt.errors=e,i===0}var Ol=new RegExp("^[a-z0-9]+([- ][a-z0-9—{}/XWUBRGC]+)*$","u");function Ut(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let t of Jo.required)if(s[t]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:t},message:"must have required property '"+t+"'"};e===null?e=[o]:e.push(o),i++}for(let t in s)if(!S.
call(Jo.properties,t)){let o={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(s.kind!==void 0&&s.
kind!=="resolves"){let t={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
resolves"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(s.id!==void 0){let t=s.id;if(typeof t=="\
string"){if(b(t)>200){let o={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[o]:e.push(o),i++}if(b(t)<1){let o={instancePath:n+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[o]:e.push(o),i++}}else{let o={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(s.card!==void 0){let t=s.card;if(typeof t=="string"){if(b(
t)>200){let o={instancePath:n+"/card",schemaPath:"#/properties/card/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[o]:e.push(o),i++}if(b(t)<1){let o={instancePath:n+"/card",schemaPath:"\
#/properties/card/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[o]:e.push(o),i++}}else{let o={instancePath:n+"/card",schemaPath:"#/properties/card/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(s.source!==void 0&&(v(s.source,{instancePath:n+"/sou\
rce",parentData:s,parentDataProperty:"source",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.
length)),s.ability!==void 0){let t=s.ability,o=i,l=!0,f=i;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let m={};e===null?
e=[m]:e.push(m),i++}var r=f===i;i=o,e!==null&&(o?e.length=o:e=null);let y;if(r){let m=i;Wt(t,{instancePath:n+"/ability",
parentData:s,parentDataProperty:"ability",rootData:a,dynamicAnchors:p})||(e=e===null?Wt.errors:e.concat(Wt.errors),i=e.length);
var r=m===i;l=r,y="then"}else{let m=i;if(typeof t=="string"){if(b(t)>80){let c={instancePath:n+"/ability",schemaPath:"#/\
properties/ability/else/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};
e===null?e=[c]:e.push(c),i++}if(!Ol.test(t)){let c={instancePath:n+"/ability",schemaPath:"#/properties/ability/else/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9]+([- ][a-z0-9—{}/XWUBRGC]+)*$"},message:'must match pattern "^[a-z0-9\
]+([- ][a-z0-9—{}/XWUBRGC]+)*$"'};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+"/ability",schemaPath:"#/pr\
operties/ability/else/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}
var r=m===i;l=r,y="else"}if(!l){let m={instancePath:n+"/ability",schemaPath:"#/properties/ability/if",keyword:"if",params:{
failingKeyword:y},message:'must match "'+y+'" schema'};e===null?e=[m]:e.push(m),i++}}if(s.controller!==void 0&&(D(s.controller,
{instancePath:n+"/controller",parentData:s,parentDataProperty:"controller",rootData:a,dynamicAnchors:p})||(e=e===null?D.
errors:e.concat(D.errors),i=e.length)),s.targets!==void 0){let t=s.targets;if(Array.isArray(t)){if(t.length>100){let l={
instancePath:n+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit:100},message:"must\
 NOT have more than 100 items"};e===null?e=[l]:e.push(l),i++}let o=t.length;for(let l=0;l<o;l++)M(t[l],{instancePath:n+"\
/targets/"+l,parentData:t,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),i=
e.length)}else{let o={instancePath:n+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(s.illegalTargets!==void 0){let t=s.illegalTargets;if(Array.
isArray(t)){if(t.length>100){let y={instancePath:n+"/illegalTargets",schemaPath:"#/properties/illegalTargets/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[y]:e.push(y),i++}if(t.length<1){let y={
instancePath:n+"/illegalTargets",schemaPath:"#/properties/illegalTargets/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[y]:e.push(y),i++}let o=t.length;for(let y=0;y<o;y++)M(t[y],{instancePath:n+
"/illegalTargets/"+y,parentData:t,parentDataProperty:y,rootData:a,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),
i=e.length);let l=t.length,f;if(l>1){e:for(;l--;)for(f=l;f--;)if(Be(t[l],t[f])){let y={instancePath:n+"/illegalTargets",
schemaPath:"#/properties/illegalTargets/uniqueItems",keyword:"uniqueItems",params:{i:l,j:f},message:"must NOT have dupli\
cate items (items ## "+f+" and "+l+" are identical)"};e===null?e=[y]:e.push(y),i++;break e}}}else{let o={instancePath:n+
"/illegalTargets",schemaPath:"#/properties/illegalTargets/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[o]:e.push(o),i++}}if(s.chosenObjects!==void 0){let t=s.chosenObjects;if(Array.isArray(t)){if(t.length>
100){let l={instancePath:n+"/chosenObjects",schemaPath:"#/properties/chosenObjects/maxItems",keyword:"maxItems",params:{
limit:100},message:"must NOT have more than 100 items"};e===null?e=[l]:e.push(l),i++}let o=t.length;for(let l=0;l<o;l++)
v(t[l],{instancePath:n+"/chosenObjects/"+l,parentData:t,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?
v.errors:e.concat(v.errors),i=e.length)}else{let o={instancePath:n+"/chosenObjects",schemaPath:"#/properties/chosenObjec\
ts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(s.triggeredBy!==
void 0&&(Kt(s.triggeredBy,{instancePath:n+"/triggeredBy",parentData:s,parentDataProperty:"triggeredBy",rootData:a,dynamicAnchors:p})||
(e=e===null?Kt.errors:e.concat(Kt.errors),i=e.length)),s.x!==void 0){let t=s.x;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let o={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:n+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[o]:e.push(o),i++}}s.choices!==void 0&&(he(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"\
choices",rootData:a,dynamicAnchors:p})||(e=e===null?he.errors:e.concat(he.errors),i=e.length))}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ut.
errors=e,i===0}var Dl={type:"object",additionalProperties:!1,required:["kind","object","to"],properties:{kind:{const:"at\
tach"},object:{$ref:"#/$defs/ObjectId"},to:{$ref:"#/$defs/ObjectOrPlayer"}}};function Gt(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Dl.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="object"||r==="to")){
let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="attach"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"attach"},message:"must be equal to co\
nstant"};e===null?e=[r]:e.push(r),i++}s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.to!==void 0&&(M(s.to,{instancePath:n+
"/to",parentData:s,parentDataProperty:"to",rootData:a,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),i=e.length))}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Gt.errors=e,i===0}var Nl={type:"object",additionalProperties:!1,required:["kind","object"],properties:{
kind:{const:"unattach"},object:{$ref:"#/$defs/ObjectId"}}};function Ht(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Nl.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="object")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="unattach"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"unattach"},message:"must be equal to \
constant"};e===null?e=[r]:e.push(r),i++}s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ht.errors=e,
i===0}var Gn={type:"object",additionalProperties:!1,required:["kind","object"],anyOf:[{required:["add"]},{required:["rem\
ove"]}],properties:{kind:{const:"counters"},object:{$ref:"#/$defs/ObjectId"},add:{$ref:"#/$defs/CounterCounts"},remove:{
$ref:"#/$defs/CounterCounts"}}};function Mt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0,r=i,t=!1,o=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Gn.anyOf[0].required)if(s[f]===void 0){
let y={instancePath:n,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:f},message:"must have r\
equired property '"+f+"'"};e===null?e=[y]:e.push(y),i++}}var l=o===i;if(t=t||l,!t){let f=i;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let m of Gn.anyOf[1].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/anyOf/1/required",keyword:"\
required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var l=f===
i;t=t||l}if(t)i=r,e!==null&&(r?e.length=r:e=null);else{let f={instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Gn.
required)if(s[f]===void 0){let y={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"\
must have required property '"+f+"'"};e===null?e=[y]:e.push(y),i++}for(let f in s)if(!(f==="kind"||f==="object"||f==="ad\
d"||f==="remove")){let y={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),i++}if(s.kind!==void 0&&s.kind!=="counters"){let f={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"counters"},message:"mu\
st be equal to constant"};e===null?e=[f]:e.push(f),i++}s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.add!==
void 0&&(be(s.add,{instancePath:n+"/add",parentData:s,parentDataProperty:"add",rootData:a,dynamicAnchors:p})||(e=e===null?
be.errors:e.concat(be.errors),i=e.length)),s.remove!==void 0&&(be(s.remove,{instancePath:n+"/remove",parentData:s,parentDataProperty:"\
remove",rootData:a,dynamicAnchors:p})||(e=e===null?be.errors:e.concat(be.errors),i=e.length))}else{let f={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),i++}return Mt.
errors=e,i===0}var Al={type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{const:"turnFac\
eUp"},object:{$ref:"#/$defs/ObjectId"},copyOf:{$ref:"#/$defs/ObjectId"},choices:{$ref:"#/$defs/Choices"}}};function Qt(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Al.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="kind"||r==="object"||r==="copyOf"||r==="choices")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.kind!==void 0&&s.kind!=="turnFaceUp"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"turnFaceUp"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}s.object!==void 0&&
(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||(e=e===null?
v.errors:e.concat(v.errors),i=e.length)),s.copyOf!==void 0&&(v(s.copyOf,{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"\
copyOf",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.choices!==void 0&&(he(s.choices,
{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:a,dynamicAnchors:p})||(e=e===null?he.errors:
e.concat(he.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Qt.errors=e,i===0}var xl={type:"object",additionalProperties:!1,required:[
"kind","object"],properties:{kind:{const:"turnFaceDown"},object:{$ref:"#/$defs/ObjectId"},as:{$ref:"#/$defs/FaceDown"}}};
function Zt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of xl.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="object"||r==="as")){let t={instancePath:n,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="turnFaceDown"){let r={instancePath:n+"/kind",schemaPath:"#/proper\
ties/kind/const",keyword:"const",params:{allowedValue:"turnFaceDown"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),i++}s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,
dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.as!==void 0&&(xe(s.as,{instancePath:n+"/as",parentData:s,
parentDataProperty:"as",rootData:a,dynamicAnchors:p})||(e=e===null?xe.errors:e.concat(xe.errors),i=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Zt.errors=e,i===0}var Tl={type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{
const:"transform"},object:{$ref:"#/$defs/ObjectId"}}};function Xt(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Tl.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="object")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="transform"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"transform"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),i++}s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Xt.errors=e,
i===0}var ea={type:"object",additionalProperties:!1,required:["kind","card","onto","position"],properties:{kind:{const:"\
merges"},card:{type:"string",minLength:1,maxLength:200},id:{$ref:"#/$defs/ObjectId"},token:{const:!0},onto:{$ref:"#/$def\
s/ObjectId"},position:{enum:["top","under"]}}};function Jt(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ea.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="card"||r==="id"||r==="token"||
r==="onto"||r==="position")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="merges"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
merges"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.card!==void 0){let r=s.card;if(typeof r==
"string"){if(b(r)>200){let t={instancePath:n+"/card",schemaPath:"#/properties/card/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+
"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/card",schemaPath:"#/properties/card/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.id!==void 0&&(v(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),
s.token!==void 0&&s.token!==!0){let r={instancePath:n+"/token",schemaPath:"#/properties/token/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.onto!==void 0&&(v(s.onto,{instancePath:n+
"/onto",parentData:s,parentDataProperty:"onto",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=
e.length)),s.position!==void 0){let r=s.position;if(!(r==="top"||r==="under")){let t={instancePath:n+"/position",schemaPath:"\
#/properties/position/enum",keyword:"enum",params:{allowedValues:ea.properties.position.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Jt.errors=e,i===0}var pt={type:"obj\
ect",additionalProperties:!1,required:["kind","object"],oneOf:[{required:["word"]},{required:["abilities"]},{required:["\
power","toughness"]}],dependentRequired:{after:["word"],power:["toughness"],toughness:["power"]},properties:{kind:{const:"\
sticker"},object:{$ref:"#/$defs/ObjectId"},word:{type:"string",minLength:1,maxLength:60},after:{type:"integer",minimum:0,
maximum:100},abilities:{$ref:"#/$defs/AbilityList"},power:{type:"integer"},toughness:{type:"integer"}}};function Yt(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!1,o=null,l=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let m of pt.oneOf[0].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/one\
Of/0/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[
u]:e.push(u),i++}}var y=l===i;y&&(t=!0,o=0);let f=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of pt.oneOf[1].
required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:m},
message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var y=f===i;if(y&&t)t=!1,o=[o,1];else{y&&(t=
!0,o=1);let m=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let c of pt.oneOf[2].required)if(s[c]===void 0){let g={
instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:c},message:"must have required\
 property '"+c+"'"};e===null?e=[g]:e.push(g),i++}}var y=m===i;y&&t?(t=!1,o=[o,2]):y&&(t=!0,o=2)}if(t)i=r,e!==null&&(r?e.
length=r:e=null);else{let m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must\
 match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of pt.
required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"\
must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}for(let m in s)if(!(m==="kind"||m==="object"||m==="wo\
rd"||m==="after"||m==="abilities"||m==="power"||m==="toughness")){let u={instancePath:n,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[u]:e.push(u),i++}if(s.kind!==void 0&&s.kind!=="sticker"){let m={instancePath:n+"/kind",schemaPath:"#/properties/kind/\
const",keyword:"const",params:{allowedValue:"sticker"},message:"must be equal to constant"};e===null?e=[m]:e.push(m),i++}
if(s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||
(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.word!==void 0){let m=s.word;if(typeof m=="string"){if(b(m)>60){let u={
instancePath:n+"/word",schemaPath:"#/properties/word/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT \
have more than 60 characters"};e===null?e=[u]:e.push(u),i++}if(b(m)<1){let u={instancePath:n+"/word",schemaPath:"#/prope\
rties/word/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
u]:e.push(u),i++}}else{let u={instancePath:n+"/word",schemaPath:"#/properties/word/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(s.after!==void 0){let m=s.after;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m))){let u={instancePath:n+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof m=="number"&&isFinite(m)){if(m>100||isNaN(
m)){let u={instancePath:n+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[u]:e.push(u),i++}if(m<0||isNaN(m)){let u={instancePath:n+"/after",schemaPath:"#/pr\
operties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(
u),i++}}}if(s.abilities!==void 0&&(ie(s.abilities,{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilitie\
s",rootData:a,dynamicAnchors:p})||(e=e===null?ie.errors:e.concat(ie.errors),i=e.length)),s.power!==void 0){let m=s.power;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let u={instancePath:n+"/power",schemaPath:"#/properties/power/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}}if(s.toughness!==void 0){
let m=s.toughness;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let u={instancePath:n+"/toughness",schemaPath:"\
#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),
i++}}if(s.after!==void 0&&s.word===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequ\
ired",params:{property:"after",missingProperty:"word",depsCount:1,deps:"word"},message:"must have property word when pro\
perty after is present"};e===null?e=[m]:e.push(m),i++}if(s.power!==void 0&&s.toughness===void 0){let m={instancePath:n,schemaPath:"\
#/dependentRequired",keyword:"dependentRequired",params:{property:"power",missingProperty:"toughness",depsCount:1,deps:"\
toughness"},message:"must have property toughness when property power is present"};e===null?e=[m]:e.push(m),i++}if(s.toughness!==
void 0&&s.power===void 0){let m={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
toughness",missingProperty:"power",depsCount:1,deps:"power"},message:"must have property power when property toughness i\
s present"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[m]:e.push(m),i++}return Yt.errors=e,i===0}var ra={type:"object",additionalProperties:!1,
required:["kind","objects"],properties:{kind:{enum:["phaseOut","phaseIn"]},objects:{$ref:"#/$defs/ObjectIds"}}};function nr(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of ra.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="kind"||r==="objects")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0){
let r=s.kind;if(!(r==="phaseOut"||r==="phaseIn")){let t={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"\
enum",params:{allowedValues:ra.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),i++}}s.objects!==void 0&&(ue(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:a,
dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return nr.errors=e,i===0}var sa={
type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{enum:["tap","untap"]},object:{$ref:"#\
/$defs/ObjectId"}}};function or(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of sa.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="object")){let t={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.kind!==void 0){let r=s.kind;if(!(r==="tap"||r==="untap")){let t={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/enum",keyword:"enum",params:{allowedValues:sa.properties.kind.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[t]:e.push(t),i++}}s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return or.errors=e,i===0}var Ll={type:"object",additionalProperties:!1,required:["kind","object","designation"],properties:{
kind:{const:"designate"},object:{$ref:"#/$defs/ObjectId"},designation:{type:"string",minLength:1,maxLength:40},on:{type:"\
boolean"},level:{type:"integer",minimum:1,maximum:100}}};function ei(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ll.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="object"||r==="des\
ignation"||r==="on"||r==="level")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==
void 0&&s.kind!=="designate"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{
allowedValue:"designate"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.object!==void 0&&(v(s.object,
{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.
concat(v.errors),i=e.length)),s.designation!==void 0){let r=s.designation;if(typeof r=="string"){if(b(r)>40){let t={instancePath:n+
"/designation",schemaPath:"#/properties/designation/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT h\
ave more than 40 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/designation",schemaPath:"#\
/properties/designation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/designation",schemaPath:"#/properties/designation/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.on!==void 0&&typeof s.on!="boo\
lean"){let r={instancePath:n+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e===null?e=[r]:e.push(r),i++}if(s.level!==void 0){let r=s.level;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:n+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){let t={instancePath:n+
"/level",schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <\
= 100"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){let t={instancePath:n+"/level",schemaPath:"#/properties/level/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return ei.errors=e,i===0}var Il={type:"object",additionalProperties:!1,required:["kind","object","choices"],properties:{
kind:{const:"choose"},object:{$ref:"#/$defs/ObjectId"},choices:{$ref:"#/$defs/Choices"}}};function ri(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Il.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="choices")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==
void 0&&s.kind!=="choose"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
choose"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}s.object!==void 0&&(v(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),
i=e.length)),s.choices!==void 0&&(he(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:a,
dynamicAnchors:p})||(e=e===null?he.errors:e.concat(he.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ri.errors=e,i===0}var Cl={
type:"object",additionalProperties:!1,required:["kind","object","as","objects"],properties:{kind:{const:"link"},object:{
$ref:"#/$defs/ObjectId"},as:{type:"string",minLength:1,maxLength:60},objects:{$ref:"#/$defs/ObjectIds"}}};function si(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Cl.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="kind"||r==="object"||r==="as"||r==="objects")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.kind!==void 0&&s.kind!=="link"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"link"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.object!==void 0&&
(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||(e=e===null?
v.errors:e.concat(v.errors),i=e.length)),s.as!==void 0){let r=s.as;if(typeof r=="string"){if(b(r)>60){let t={instancePath:n+
"/as",schemaPath:"#/properties/as/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 c\
haracters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/as",schemaPath:"#/properties/as/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),i++}}s.objects!==void 0&&(ue(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:a,
dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return si.errors=e,i===0}var ta={
type:"object",additionalProperties:!1,required:["kind","player"],properties:{kind:{const:"player"},player:{$ref:"#/$defs\
/PlayerName"},life:{type:"integer"},hand:{type:"integer",minimum:0},library:{type:"integer",minimum:0},draws:{type:"inte\
ger",minimum:1,maximum:1e3},counters:{type:"object",minProperties:1,maxProperties:20,additionalProperties:{type:"integer",
minimum:0,maximum:1e6}},designation:{type:"string",minLength:1,maxLength:40},thisTurn:{type:"object",minProperties:1,maxProperties:20,
additionalProperties:{type:"integer",minimum:0,maximum:1e6}}}};function ti(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ta.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(ta.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="player"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"player"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),i++}if(s.player!==void 0&&(D(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"\
player",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length)),s.life!==void 0){let r=s.life;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/life",schemaPath:"#/properties/life/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.hand!==void 0){
let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/hand",schemaPath:"#/prope\
rties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/hand",schemaPath:"#/properties/hand/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.library!==void 0){let r=s.
library;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/library",schemaPath:"#/propert\
ies/library/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/library",schemaPath:"#/properties/library/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.draws!==void 0){let r=s.
draws;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/draws",schemaPath:"#/properties/\
draws/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)){if(r>1e3||isNaN(r)){let t={instancePath:n+"/draws",schemaPath:"#/properties/draws/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){let t={
instancePath:n+"/draws",schemaPath:"#/properties/draws/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(Object.keys(r).length>20){let t={instancePath:n+"/counters",schemaPath:"#/properties/counters/maxProperti\
es",keyword:"maxProperties",params:{limit:20},message:"must NOT have more than 20 properties"};e===null?e=[t]:e.push(t),
i++}if(Object.keys(r).length<1){let t={instancePath:n+"/counters",schemaPath:"#/properties/counters/minProperties",keyword:"\
minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r){
let o=r[t];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:n+"/counters/"+t.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof o=="number"&&isFinite(o)){if(o>1e6||isNaN(o)){let l={
instancePath:n+"/counters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalPropert\
ies/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[l]:e.push(l),
i++}if(o<0||isNaN(o)){let l={instancePath:n+"/counters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properti\
es/counters/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[l]:e.push(l),i++}}}}else{let t={instancePath:n+"/counters",schemaPath:"#/properties/counters/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.designation!==void 0){let r=s.designation;
if(typeof r=="string"){if(b(r)>40){let t={instancePath:n+"/designation",schemaPath:"#/properties/designation/maxLength",
keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[t]:e.push(t),i++}if(b(
r)<1){let t={instancePath:n+"/designation",schemaPath:"#/properties/designation/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/designation",
schemaPath:"#/properties/designation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}}if(s.thisTurn!==void 0){let r=s.thisTurn;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>
20){let t={instancePath:n+"/thisTurn",schemaPath:"#/properties/thisTurn/maxProperties",keyword:"maxProperties",params:{limit:20},
message:"must NOT have more than 20 properties"};e===null?e=[t]:e.push(t),i++}if(Object.keys(r).length<1){let t={instancePath:n+
"/thisTurn",schemaPath:"#/properties/thisTurn/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT \
have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r){let o=r[t];if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let l={instancePath:n+"/thisTurn/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/thisTurn/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
l]:e.push(l),i++}if(typeof o=="number"&&isFinite(o)){if(o>1e6||isNaN(o)){let l={instancePath:n+"/thisTurn/"+t.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/thisTurn/additionalProperties/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[l]:e.push(l),i++}if(o<0||isNaN(o)){let l={instancePath:n+"/this\
Turn/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/thisTurn/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}}}else{let t={instancePath:n+
"/thisTurn",schemaPath:"#/properties/thisTurn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ti.errors=e,i===0}var ia={type:"object",additionalProperties:!1,required:[
"kind","to","amount"],properties:{kind:{const:"damage"},to:{$ref:"#/$defs/ObjectOrPlayer"},amount:{type:"integer",minimum:1,
maximum:1e6},source:{$ref:"#/$defs/ObjectId"},with:{type:"array",minItems:1,uniqueItems:!0,items:{enum:["deathtouch","wi\
ther","infect"]}}}};function ii(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ia.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="to"||r==="amount"||r==="source"||r==="with")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="damage"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"damage"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),i++}if(s.to!==void 0&&(M(s.to,{instancePath:n+"/to",parentData:s,parentDataProperty:"to",rootData:a,
dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),i=e.length)),s.amount!==void 0){let r=s.amount;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/amount",schemaPath:"#/properties/amount/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){
if(r>1e6||isNaN(r)){let t={instancePath:n+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){let t={instancePath:n+"/amou\
nt",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[t]:e.push(t),i++}}}if(s.source!==void 0&&(v(s.source,{instancePath:n+"/source",parentData:s,parentDataProperty:"\
source",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.with!==void 0){let r=s.with;
if(Array.isArray(r)){if(r.length<1){let f={instancePath:n+"/with",schemaPath:"#/properties/with/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),i++}let t=r.length;for(let f=0;f<
t;f++){let y=r[f];if(!(y==="deathtouch"||y==="wither"||y==="infect")){let m={instancePath:n+"/with/"+f,schemaPath:"#/pro\
perties/with/items/enum",keyword:"enum",params:{allowedValues:ia.properties.with.items.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[m]:e.push(m),i++}}let o=r.length,l;if(o>1){e:for(;o--;)for(l=o;l--;)if(Be(r[o],r[l])){
let f={instancePath:n+"/with",schemaPath:"#/properties/with/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l},message:"\
must NOT have duplicate items (items ## "+l+" and "+o+" are identical)"};e===null?e=[f]:e.push(f),i++;break e}}}else{let t={
instancePath:n+"/with",schemaPath:"#/properties/with/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ii.errors=e,i===0}var _l={type:"object",additionalProperties:!1,required:[
"kind","object"],properties:{kind:{const:"attacks"},object:{$ref:"#/$defs/ObjectId"},defender:{$ref:"#/$defs/ObjectOrPla\
yer"}}};function ni(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of _l.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="object"||r==="defender")){let t={instancePath:n,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="attacks"){let r={instancePath:n+"/kind",schemaPath:"#/propert\
ies/kind/const",keyword:"const",params:{allowedValue:"attacks"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),i++}s.object!==void 0&&(v(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||
(e=e===null?v.errors:e.concat(v.errors),i=e.length)),s.defender!==void 0&&(M(s.defender,{instancePath:n+"/defender",parentData:s,
parentDataProperty:"defender",rootData:a,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),i=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return ni.errors=e,i===0}var El={type:"object",additionalProperties:!1,required:["kind","object","attackers"],properties:{
kind:{const:"blocks"},object:{$ref:"#/$defs/ObjectId"},attackers:{$ref:"#/$defs/ObjectIds"}}};function oi(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of El.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="attackers")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.
kind!==void 0&&s.kind!=="blocks"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{
allowedValue:"blocks"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}s.object!==void 0&&(v(s.object,
{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.
concat(v.errors),i=e.length)),s.attackers!==void 0&&(ue(s.attackers,{instancePath:n+"/attackers",parentData:s,parentDataProperty:"\
attackers",rootData:a,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),i=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return oi.
errors=e,i===0}var Fl={type:"object",additionalProperties:!1,required:["kind"],properties:{kind:{const:"endOfCombat"}}};
function ai(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Fl.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(r!=="kind"){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.
kind!==void 0&&s.kind!=="endOfCombat"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"endOfCombat"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ai.
errors=e,i===0}var na={type:"object",additionalProperties:!1,required:["kind","active"],properties:{kind:{const:"turn"},
active:{$ref:"#/$defs/PlayerName"},skips:{type:"array",minItems:1,uniqueItems:!0,items:{enum:["untapStep","upkeep"]}}}};
function pi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of na.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="active"||r==="skips")){let t={instancePath:n,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="turn"){let r={instancePath:n+"/kind",schemaPath:"#/properties\
/kind/const",keyword:"const",params:{allowedValue:"turn"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
i++}if(s.active!==void 0&&(D(s.active,{instancePath:n+"/active",parentData:s,parentDataProperty:"active",rootData:a,dynamicAnchors:p})||
(e=e===null?D.errors:e.concat(D.errors),i=e.length)),s.skips!==void 0){let r=s.skips;if(Array.isArray(r)){if(r.length<1){
let f={instancePath:n+"/skips",schemaPath:"#/properties/skips/minItems",keyword:"minItems",params:{limit:1},message:"mus\
t NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),i++}let t=r.length;for(let f=0;f<t;f++){let y=r[f];if(!(y==="un\
tapStep"||y==="upkeep")){let m={instancePath:n+"/skips/"+f,schemaPath:"#/properties/skips/items/enum",keyword:"enum",params:{
allowedValues:na.properties.skips.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(
m),i++}}let o=r.length,l;if(o>1){e:for(;o--;)for(l=o;l--;)if(Be(r[o],r[l])){let f={instancePath:n+"/skips",schemaPath:"#\
/properties/skips/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l},message:"must NOT have duplicate items (items ## "+
l+" and "+o+" are identical)"};e===null?e=[f]:e.push(f),i++;break e}}}else{let t={instancePath:n+"/skips",schemaPath:"#/\
properties/skips/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return pi.errors=e,i===0}var Sl={type:"object",additionalProperties:!1,required:["kind","effect"],properties:{
kind:{const:"ends"},effect:{$ref:"#/$defs/EffectName"}}};function te(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(typeof s=="string"){if(b(s)>300){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[r]:e.push(r),i++}if(b(s)<1){let r={instancePath:n,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}return te.errors=e,i===0}function li(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Sl.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="effect")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="ends"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"ends"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),i++}s.effect!==void 0&&(te(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effe\
ct",rootData:a,dynamicAnchors:p})||(e=e===null?te.errors:e.concat(te.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return li.errors=e,
i===0}var Vl={type:"object",additionalProperties:!1,required:["kind"],properties:{kind:{const:"stateBased"},keep:{$ref:"\
#/$defs/ObjectIds"}}};function ui(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Vl.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="keep")){let t={instancePath:n,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="stateBased"){let r={instancePath:n+"/kind",schemaPath:"#/properti\
es/kind/const",keyword:"const",params:{allowedValue:"stateBased"},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),i++}s.keep!==void 0&&(ue(s.keep,{instancePath:n+"/keep",parentData:s,parentDataProperty:"keep",rootData:a,dynamicAnchors:p})||
(e=e===null?ue.errors:e.concat(ue.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ui.errors=e,i===0}var Rl={type:"object",additionalProperties:!1,
required:["kind","events"],properties:{kind:{const:"simultaneous"},events:{type:"array",minItems:2,maxItems:1e3,items:{$ref:"\
#/$defs/ScenarioEvent"}}}},Hn={validate:ge};function mi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Rl.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="events")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="simultaneous"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"simultaneous"},message:"must be equal\
 to constant"};e===null?e=[r]:e.push(r),i++}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let o={
instancePath:n+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must N\
OT have more than 1000 items"};e===null?e=[o]:e.push(o),i++}if(r.length<2){let o={instancePath:n+"/events",schemaPath:"#\
/properties/events/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=
[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)Hn.validate(r[o],{instancePath:n+"/events/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?Hn.validate.errors:e.concat(Hn.validate.errors),i=e.length)}else{let t={instancePath:n+
"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),i++}return mi.errors=e,i===0}var oa={type:"object",additionalProperties:!1,required:[
"kind","id"],properties:{kind:{const:"check"},id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$",maxLength:80},rulesets:{
type:"array",minItems:1,items:{$ref:"#/$defs/RulesetId"}},note:{$ref:"#/$defs/Words"},why:{$ref:"#/$defs/Words"},expect:{
type:"object",maxProperties:500,additionalProperties:{$ref:"#/$defs/ObjectExpectation"}},players:{type:"object",maxProperties:20,
additionalProperties:{$ref:"#/$defs/PlayerExpectation"}},gameRules:{type:"array",items:{$ref:"#/$defs/GameRuleExpectatio\
n"}},costs:{type:"object",minProperties:1,maxProperties:100,additionalProperties:{$ref:"#/$defs/CostExpectation"}},abilityCosts:{
type:"object",minProperties:1,maxProperties:100,additionalProperties:{type:"object",minProperties:1,maxProperties:20,additionalProperties:{
$ref:"#/$defs/CostExpectation"}}},stateBased:{type:"array",items:{$ref:"#/$defs/StateBasedExpectation"}},counts:{type:"a\
rray",minItems:1,maxItems:100,items:{$ref:"#/$defs/CountExpectation"}},afterStateBasedActions:{$ref:"#/$defs/AfterStateB\
asedExpectation"},order:{type:"array",minItems:1,items:{$ref:"#/$defs/OrderExpectation"}},dependencies:{type:"array",minItems:1,
items:{$ref:"#/$defs/DependencyExpectation"}},readings:{type:"object",minProperties:1,maxProperties:20,additionalProperties:{
$ref:"#/$defs/OtherExpectation"}}}};function re(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(typeof s=="string"){if(b(s)>1200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:1200},
message:"must NOT have more than 1200 characters"};e===null?e=[r]:e.push(r),i++}if(b(s)<1){let r={instancePath:n,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}return re.errors=e,i===0}var _e={type:"object",additionalProperties:!1,minProperties:1,properties:{
name:{type:["string","null"]},manaCost:{type:["string","null"]},manaValue:{type:"integer"},colors:{type:"array",items:{$ref:"\
#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/Car\
dType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},has:{type:"array",
minItems:1,items:{type:"string"}},lacks:{type:"array",minItems:1,items:{type:"string"}},keywords:{type:"array",items:{type:"\
string"}},power:{type:["integer","null"]},toughness:{type:["integer","null"]},basePower:{type:["integer","null"]},baseToughness:{
type:["integer","null"]},loyalty:{type:["integer","null"]},defense:{type:["integer","null"]},controller:{$ref:"#/$defs/P\
layerName"},owner:{$ref:"#/$defs/PlayerName"},zone:{$ref:"#/$defs/Zone"},faceDown:{type:"boolean"},tapped:{type:"boolean"},
attachedTo:{type:["string","null"]},counters:{type:"object",additionalProperties:{type:"integer",minimum:0}},damage:{type:"\
integer",minimum:0},tapsFor:{type:"array",items:{enum:["W","U","B","R","G","C"]}},exists:{type:"boolean"},rules:{type:"a\
rray",items:{type:"string"}},attacks:{$ref:"#/$defs/CombatDuty"},blocks:{$ref:"#/$defs/CombatDuty"},copiable:{$ref:"#/$d\
efs/CopiableExpectation"}}},Bl={enum:["may","must","can't"]};function ae(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="may"||s==="must"||s==="can't")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Bl.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),i++}return ae.errors=e,i===0}var st={type:"object",additionalProperties:!1,minProperties:1,properties:{name:{
type:["string","null"]},manaCost:{type:["string","null"]},colors:{type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{
type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"arra\
y",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},power:{type:["integer","null"]},toughness:{type:[
"integer","null"]}}};function fi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:
e.push(r),i++}for(let r in s)if(!S.call(st.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let t={instancePath:n+"/name",schemaPath:"#/pro\
perties/name/type",keyword:"type",params:{type:st.properties.name.type},message:"must be string,null"};e===null?e=[t]:e.
push(t),i++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let t={instancePath:n+"/manaCost",
schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:st.properties.manaCost.type},message:"must be string\
,null"};e===null?e=[t]:e.push(t),i++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)E(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?E.
errors:e.concat(E.errors),i=e.length)}else{let t={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.supertypes!==void 0){let r=s.supertypes;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}else{let t={instancePath:n+"/supertyp\
es",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+
"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),i=e.
length)}else{let t={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)
if(typeof r[o]!="string"){let l={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilit\
ies",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){
let t={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:st.properties.power.type},
message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/toughness",schemaPath:"#/properties/toughne\
ss/type",keyword:"type",params:{type:st.properties.toughness.type},message:"must be integer,null"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return fi.errors=e,i===0}function Te(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!S.call(_e.properties,r)){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let t={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:_e.properties.name.type},message:"must be string\
,null"};e===null?e=[t]:e.push(t),i++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let t={instancePath:n+
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:_e.properties.manaCost.type},message:"mu\
st be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.manaValue!==void 0){let r=s.manaValue;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/manaValue",schemaPath:"#/properties/manaValue/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)E(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{let t={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+"\
/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),
i=e.length)}else{let t={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let t=r.
length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.subtypes!==void 0){
let r=s.subtypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/abilities/"+o,
schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.has!==void 0){let r=s.has;if(Array.isArray(r)){
if(r.length<1){let o={instancePath:n+"/has",schemaPath:"#/properties/has/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="stri\
ng"){let l={instancePath:n+"/has/"+o,schemaPath:"#/properties/has/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/has",schemaPath:"#/properties/has/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.lacks!==void 0){let r=s.lacks;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/lacks",schemaPath:"#/properties/lacks/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/lacks/"+o,schemaPath:"#/properties/lacks/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/lacks",schemaPath:"#/propertie\
s/lacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.keywords!==
void 0){let r=s.keywords;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/keywords/"+o,schemaPath:"#/properties/keywords/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/keywords",schemaPath:"#/properties/keywords/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.power!==void 0){let r=s.power;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/power",schemaPath:"#/properties/power/type",
keyword:"type",params:{type:_e.properties.power.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+
"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:_e.properties.toughness.type},message:"\
must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.basePower!==void 0){let r=s.basePower;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/basePower",schemaPath:"#/properties/basePower/type",keyword:"\
type",params:{type:_e.properties.basePower.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.baseToughness!==
void 0){let r=s.baseToughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+
"/baseToughness",schemaPath:"#/properties/baseToughness/type",keyword:"type",params:{type:_e.properties.baseToughness.type},
message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",
keyword:"type",params:{type:_e.properties.loyalty.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.
defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+
"/defense",schemaPath:"#/properties/defense/type",keyword:"type",params:{type:_e.properties.defense.type},message:"must \
be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.controller!==void 0&&(D(s.controller,{instancePath:n+"/controller",
parentData:s,parentDataProperty:"controller",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.
length)),s.owner!==void 0&&(D(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:a,dynamicAnchors:p})||
(e=e===null?D.errors:e.concat(D.errors),i=e.length)),s.zone!==void 0&&(I(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)),s.faceDown!==void 0&&typeof s.
faceDown!="boolean"){let r={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={
instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[r]:e.push(r),i++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!="string"&&r!==null){let t={
instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"type",params:{type:_e.properties.attachedTo.
type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let t in r){let o=r[t];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={
instancePath:n+"/counters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalPropert\
ies/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof o=="n\
umber"&&isFinite(o)&&(o<0||isNaN(o))){let l={instancePath:n+"/counters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/counters/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/counters",schemaPath:"#/properties/counters/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.damage!==void 0){let r=s.damage;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/damage",schemaPath:"#/properties/damag\
e/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="num\
ber"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/damage",schemaPath:"#/properties/damage/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.tapsFor!==void 0){let r=s.
tapsFor;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(!(l==="W"||l==="U"||l==="B"||l==="R"||l===
"G"||l==="C")){let f={instancePath:n+"/tapsFor/"+o,schemaPath:"#/properties/tapsFor/items/enum",keyword:"enum",params:{allowedValues:_e.
properties.tapsFor.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),i++}}}else{
let t={instancePath:n+"/tapsFor",schemaPath:"#/properties/tapsFor/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[t]:e.push(t),i++}}if(s.exists!==void 0&&typeof s.exists!="boolean"){let r={instancePath:n+"/ex\
ists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[r]:e.push(r),i++}if(s.rules!==void 0){let r=s.rules;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/rules/"+o,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/rules",schemaPath:"#/propertie\
s/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.attacks!==void 0&&
(ae(s.attacks,{instancePath:n+"/attacks",parentData:s,parentDataProperty:"attacks",rootData:a,dynamicAnchors:p})||(e=e===
null?ae.errors:e.concat(ae.errors),i=e.length)),s.blocks!==void 0&&(ae(s.blocks,{instancePath:n+"/blocks",parentData:s,parentDataProperty:"\
blocks",rootData:a,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),i=e.length)),s.copiable!==void 0&&(fi(s.
copiable,{instancePath:n+"/copiable",parentData:s,parentDataProperty:"copiable",rootData:a,dynamicAnchors:p})||(e=e===null?
fi.errors:e.concat(fi.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Te.errors=e,i===0}var aa={type:"object",additionalProperties:!1,
minProperties:1,properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{type:"array",items:{type:"string"}},maximumHandSize:{
type:["integer","null"]},landPlays:{type:["integer","null"]}}};function Ze(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties"};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="life"||r==="hand"||r==="abilities"||r==="m\
aximumHandSize"||r==="landPlays")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.life!==
void 0){let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/life",schemaPath:"\
#/properties/life/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}
if(s.hand!==void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/hand",
schemaPath:"#/properties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),i++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilities",schemaPath:"#/p\
roperties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={
instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maximumHandSize/type",keyword:"type",params:{type:aa.properties.
maximumHandSize.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.landPlays!==void 0){let r=s.landPlays;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/landPlays",schemaPath:"#/pro\
perties/landPlays/type",keyword:"type",params:{type:aa.properties.landPlays.type},message:"must be integer,null"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return Ze.errors=e,i===0}var zl={type:"object",additionalProperties:!1,required:[
"rule"],properties:{rule:{type:"string"},objects:{type:"array",items:{$ref:"#/$defs/ObjectId"}},player:{$ref:"#/$defs/Pl\
ayerName"},amount:{type:"integer"}}};function ss(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zl.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="rule"||r==="objects"||r==="player"||r==="amount")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.rule!==void 0&&typeof s.rule!="string"){let r={instancePath:n+
"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),i++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)v(r[o],{
instancePath:n+"/objects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(
v.errors),i=e.length)}else{let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.player!==void 0&&(D(s.player,{instancePath:n+"\
/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),
i=e.length)),s.amount!==void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return ss.errors=e,i===0}var Wl={if:{type:["string","null"]},then:{$ref:"#/$de\
fs/ManaTotal"},else:{type:"object",additionalProperties:!1,required:["total","also"],properties:{total:{$ref:"#/$defs/Ma\
naTotal"},also:{type:"array",items:{type:"string",minLength:1,maxLength:120}}}}};var Kl=new RegExp("^(\\{(?:[0-9]{1,9}|[WUBRGCS]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$","u");function Pe(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(typeof s!="string"){
let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;if(typeof s=="\
string"&&!Kl.test(s)){let u={instancePath:n,schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\{(?:[0-9]{\
1,9}|[WUBRGCS]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$"},message:'must match pattern "^(\\{(?:[0-9]{1,9}|[WUBRGCS]|[WUBRG2C]/[WU\
BRGP](?:/P)?)\\})+$"'};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f="then"}else{let y=i;if(s!==null){let u={instancePath:n,
schemaPath:"#/else/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var l=y===
i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match\
 "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return Pe.errors=e,i===0}function ar(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(typeof s!="string"&&s!==null){let y={};e===null?e=[
y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;Pe(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),i=e.length);var l=y===i;t=l,f="then"}else{let y=i;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of Wl.else.required)if(s[u]===void 0){let c={instancePath:n,schemaPath:"\
#/else/required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'"};e===null?e=
[c]:e.push(c),i++}for(let u in s)if(!(u==="total"||u==="also")){let c={instancePath:n,schemaPath:"#/else/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?
e=[c]:e.push(c),i++}if(s.total!==void 0&&(Pe(s.total,{instancePath:n+"/total",parentData:s,parentDataProperty:"total",rootData:a,
dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),i=e.length)),s.also!==void 0){let u=s.also;if(Array.isArray(
u)){let c=u.length;for(let g=0;g<c;g++){let O=u[g];if(typeof O=="string"){if(b(O)>120){let P={instancePath:n+"/also/"+g,
schemaPath:"#/else/properties/also/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more t\
han 120 characters"};e===null?e=[P]:e.push(P),i++}if(b(O)<1){let P={instancePath:n+"/also/"+g,schemaPath:"#/else/propert\
ies/also/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[P]:e.push(P),i++}}else{let P={instancePath:n+"/also/"+g,schemaPath:"#/else/properties/also/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),i++}}}else{let c={instancePath:n+"/also",schemaPath:"\
#/else/properties/also/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),i++}}}else{
let u={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[u]:e.push(u),i++}var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},
message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return ar.errors=e,i===0}var Ul={type:"object",additionalProperties:!1,
required:["clause"],properties:{clause:{$ref:"#/$defs/Clause"},object:{$ref:"#/$defs/ObjectId"},player:{$ref:"#/$defs/Pl\
ayerName"}}};function ke(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ul.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="clause"||r==="object"||r==="player")){let t={instancePath:n,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),i++}s.clause!==void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"c\
lause",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.object!==void 0&&(v(s.object,
{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:a,dynamicAnchors:p})||(e=e===null?v.errors:e.
concat(v.errors),i=e.length)),s.player!==void 0&&(D(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"\
player",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ke.errors=e,
i===0}var Gl={type:"object",additionalProperties:!1,required:["where","count"],properties:{where:{$ref:"#/$defs/ObjectEx\
pectation"},count:{type:"integer",minimum:0,maximum:1e5}}};function ts(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Gl.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="where"||r==="count")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.where!==void 0&&(Te(s.where,{instancePath:n+"/wh\
ere",parentData:s,parentDataProperty:"where",rootData:a,dynamicAnchors:p})||(e=e===null?Te.errors:e.concat(Te.errors),i=
e.length)),s.count!==void 0){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>1e5||isNaN(r)){let t={instancePath:n+"/count",schemaPath:"#\
/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=
[t]:e.push(t),i++}if(r<0||isNaN(r)){let t={instancePath:n+"/count",schemaPath:"#/properties/count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ts.
errors=e,i===0}function yi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="keep"||r==="rounds"||r==="open"||r==="expect"||r===
"players")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.keep!==void 0&&(ue(s.keep,{instancePath:n+
"/keep",parentData:s,parentDataProperty:"keep",rootData:a,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),
i=e.length)),s.rounds!==void 0){let r=s.rounds;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(Array.
isArray(l)){if(l.length<1){let y={instancePath:n+"/rounds/"+o,schemaPath:"#/properties/rounds/items/minItems",keyword:"m\
inItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[y]:e.push(y),i++}let f=l.length;for(let y=0;y<
f;y++)ke(l[y],{instancePath:n+"/rounds/"+o+"/"+y,parentData:l,parentDataProperty:y,rootData:a,dynamicAnchors:p})||(e=e===
null?ke.errors:e.concat(ke.errors),i=e.length)}else{let f={instancePath:n+"/rounds/"+o,schemaPath:"#/properties/rounds/i\
tems/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+
"/rounds",schemaPath:"#/properties/rounds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),i++}}if(s.open!==void 0){let r=s.open;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)ke(r[o],{instancePath:n+
"/open/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ke.errors:e.concat(ke.errors),i=
e.length)}else{let t={instancePath:n+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}if(s.expect!==void 0){let r=s.expect;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length>500){let t={instancePath:n+"/expect",schemaPath:"#/properties/expect/maxProperties",keyword:"\
maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)
Te(r[t],{instancePath:n+"/expect/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:a,
dynamicAnchors:p})||(e=e===null?Te.errors:e.concat(Te.errors),i=e.length)}else{let t={instancePath:n+"/expect",schemaPath:"\
#/properties/expect/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>20){let t={
instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"maxProperties",params:{limit:20},message:"\
must NOT have more than 20 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)Ze(r[t],{instancePath:n+"/players/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?Ze.
errors:e.concat(Ze.errors),i=e.length)}else{let t={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return yi.errors=e,
i===0}var Hl={type:"object",additionalProperties:!1,required:["layer","effects"],properties:{layer:{$ref:"#/$defs/StageN\
ame"},effects:{type:"array",items:{$ref:"#/$defs/EffectName"}}}};var Ml={enum:["1","1a","1b","2","3","4","5","6","6a","6b","6c","6d","6e","7a","7b","7c","7d","7e"]};function X(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="1"||s==="1a"||s==="1b"||
s==="2"||s==="3"||s==="4"||s==="5"||s==="6"||s==="6a"||s==="6b"||s==="6c"||s==="6d"||s==="6e"||s==="7a"||s==="7b"||s==="\
7c"||s==="7d"||s==="7e")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ml.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return X.errors=e,i===0}var Ql={enum:["players",
"gameRules"]};function ci(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(!(s==="players"||s==="gameRules")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ql.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return ci.errors=e,i===0}function H(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!1,o=i;X(
s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),
i=e.length);var l=o===i;if(t=t||l,!t){let f=i;ci(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?ci.errors:e.concat(ci.errors),i=e.length);var l=f===i;t=t||l}if(t)i=r,e!==null&&(r?e.length=r:e=null);else{let f={
instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(
f),i++}return H.errors=e,i===0}function is(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Hl.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="layer"||r==="effects")){let t={instancePath:n,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),i++}if(s.layer!==void 0&&(H(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"l\
ayer",rootData:a,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),i=e.length)),s.effects!==void 0){let r=s.effects;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)te(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?te.errors:e.concat(te.errors),i=e.length)}else{let t={instancePath:n+"/effect\
s",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),i++}return is.errors=e,i===0}var Zl={type:"object",additionalProperties:!1,required:["laye\
r","effect","on"],properties:{layer:{$ref:"#/$defs/StageName"},effect:{$ref:"#/$defs/EffectName"},on:{$ref:"#/$defs/Effe\
ctName"},because:{$ref:"#/$defs/DependencyReason"},holds:{type:"boolean"}}},Xl={enum:["existence","text","appliesTo","wh\
atItDoes"]};function Xe(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(!(s==="existence"||s==="text"||s==="appliesTo"||s==="whatItDoes")){let r={instancePath:n,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Xl.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}
return Xe.errors=e,i===0}function ns(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Zl.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="layer"||r==="effect"||r==="on"||r==="because"||r==="holds")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.layer!==void 0&&(H(s.layer,{instancePath:n+"/layer",parentData:s,
parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),i=e.length)),s.effect!==
void 0&&(te(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effect",rootData:a,dynamicAnchors:p})||(e=
e===null?te.errors:e.concat(te.errors),i=e.length)),s.on!==void 0&&(te(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"\
on",rootData:a,dynamicAnchors:p})||(e=e===null?te.errors:e.concat(te.errors),i=e.length)),s.because!==void 0&&(Xe(s.because,
{instancePath:n+"/because",parentData:s,parentDataProperty:"because",rootData:a,dynamicAnchors:p})||(e=e===null?Xe.errors:
e.concat(Xe.errors),i=e.length)),s.holds!==void 0&&typeof s.holds!="boolean"){let r={instancePath:n+"/holds",schemaPath:"\
#/properties/holds/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return ns.errors=e,i===0}function hi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}
for(let r in s)if(!(r==="expect"||r==="players"||r==="gameRules"||r==="stateBased"||r==="counts"||r==="order"||r==="depe\
ndencies")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.expect!==void 0){let r=s.expect;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length>500){let t={instancePath:n+"/expect",schemaPath:"#/properties/expe\
ct/maxProperties",keyword:"maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?
e=[t]:e.push(t),i++}if(Object.keys(r).length<1){let t={instancePath:n+"/expect",schemaPath:"#/properties/expect/minPrope\
rties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),
i++}for(let t in r)Te(r[t],{instancePath:n+"/expect/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,
rootData:a,dynamicAnchors:p})||(e=e===null?Te.errors:e.concat(Te.errors),i=e.length)}else{let t={instancePath:n+"/expect",
schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>20){
let t={instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"maxProperties",params:{limit:20},
message:"must NOT have more than 20 properties"};e===null?e=[t]:e.push(t),i++}if(Object.keys(r).length<1){let t={instancePath:n+
"/players",schemaPath:"#/properties/players/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT ha\
ve fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)Ze(r[t],{instancePath:n+"/players/"+t.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?Ze.errors:e.concat(
Ze.errors),i=e.length)}else{let t={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.gameRules!==void 0){let r=s.gameRules;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)ss(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?ss.errors:e.concat(ss.errors),i=e.length)}else{let t={instancePath:n+"/gameRu\
les",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)ke(
r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ke.errors:
e.concat(ke.errors),i=e.length)}else{let t={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.counts!==void 0){let r=s.counts;
if(Array.isArray(r)){if(r.length>100){let o={instancePath:n+"/counts",schemaPath:"#/properties/counts/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[o]:e.push(o),i++}if(r.length<1){let o={
instancePath:n+"/counts",schemaPath:"#/properties/counts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT\
 have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)ts(r[o],{instancePath:n+"/cou\
nts/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ts.errors:e.concat(ts.errors),i=e.length)}else{
let t={instancePath:n+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),i++}}if(s.order!==void 0){let r=s.order;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/order",schemaPath:"#/properties/order/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)is(r[o],{instancePath:n+"/order\
/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?is.errors:e.concat(is.errors),i=e.length)}else{
let t={instancePath:n+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),i++}}if(s.dependencies!==void 0){let r=s.dependencies;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/dependencies",schemaPath:"#/properties/dependencies/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)ns(r[o],{instancePath:n+
"/dependencies/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ns.errors:e.concat(ns.errors),
i=e.length)}else{let t={instancePath:n+"/dependencies",schemaPath:"#/properties/dependencies/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return hi.errors=e,i===0}function di(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of oa.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!S.call(oa.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="check"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
check"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let r=s.id;if(typeof r=="str\
ing"){if(b(r)>80){let t={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[t]:e.push(t),i++}if(!Na.test(r)){let t={instancePath:n+"/id",
schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'must match p\
attern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/id",schemaPath:"#/propert\
ies/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.rulesets!==
void 0){let r=s.rulesets;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/rulesets",schemaPath:"#/properties/\
rulesets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(
o),i++}let t=r.length;for(let o=0;o<t;o++)F(r[o],{instancePath:n+"/rulesets/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),i=e.length)}else{let t={instancePath:n+"/rulesets",schemaPath:"\
#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
if(s.note!==void 0&&(re(s.note,{instancePath:n+"/note",parentData:s,parentDataProperty:"note",rootData:a,dynamicAnchors:p})||
(e=e===null?re.errors:e.concat(re.errors),i=e.length)),s.why!==void 0&&(re(s.why,{instancePath:n+"/why",parentData:s,parentDataProperty:"\
why",rootData:a,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),i=e.length)),s.expect!==void 0){let r=s.expect;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>500){let t={instancePath:n+"/expect",schemaPath:"#\
/properties/expect/maxProperties",keyword:"maxProperties",params:{limit:500},message:"must NOT have more than 500 proper\
ties"};e===null?e=[t]:e.push(t),i++}for(let t in r)Te(r[t],{instancePath:n+"/expect/"+t.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?Te.errors:e.concat(Te.errors),i=e.length)}else{
let t={instancePath:n+"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),i++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(Object.keys(r).length>20){let t={instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"\
maxProperties",params:{limit:20},message:"must NOT have more than 20 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)
Ze(r[t],{instancePath:n+"/players/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:a,
dynamicAnchors:p})||(e=e===null?Ze.errors:e.concat(Ze.errors),i=e.length)}else{let t={instancePath:n+"/players",schemaPath:"\
#/properties/players/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(s.gameRules!==void 0){let r=s.gameRules;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)ss(r[o],{instancePath:n+
"/gameRules/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ss.errors:e.concat(ss.errors),
i=e.length)}else{let t={instancePath:n+"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.costs!==void 0){let r=s.costs;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){if(Object.keys(r).length>100){let t={instancePath:n+"/costs",schemaPath:"#/properties/costs/maxPr\
operties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};e===null?e=[t]:e.
push(t),i++}if(Object.keys(r).length<1){let t={instancePath:n+"/costs",schemaPath:"#/properties/costs/minProperties",keyword:"\
minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)
ar(r[t],{instancePath:n+"/costs/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:a,
dynamicAnchors:p})||(e=e===null?ar.errors:e.concat(ar.errors),i=e.length)}else{let t={instancePath:n+"/costs",schemaPath:"\
#/properties/costs/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.
abilityCosts!==void 0){let r=s.abilityCosts;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>100){let t={
instancePath:n+"/abilityCosts",schemaPath:"#/properties/abilityCosts/maxProperties",keyword:"maxProperties",params:{limit:100},
message:"must NOT have more than 100 properties"};e===null?e=[t]:e.push(t),i++}if(Object.keys(r).length<1){let t={instancePath:n+
"/abilityCosts",schemaPath:"#/properties/abilityCosts/minProperties",keyword:"minProperties",params:{limit:1},message:"m\
ust NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r){let o=r[t];if(o&&typeof o=="object"&&
!Array.isArray(o)){if(Object.keys(o).length>20){let l={instancePath:n+"/abilityCosts/"+t.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/abilityCosts/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit:20},
message:"must NOT have more than 20 properties"};e===null?e=[l]:e.push(l),i++}if(Object.keys(o).length<1){let l={instancePath:n+
"/abilityCosts/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/abilityCosts/additionalProperties/min\
Properties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[l]:e.push(
l),i++}for(let l in o)ar(o[l],{instancePath:n+"/abilityCosts/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?ar.errors:e.concat(
ar.errors),i=e.length)}else{let l={instancePath:n+"/abilityCosts/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/abilityCosts/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[l]:e.push(l),i++}}}else{let t={instancePath:n+"/abilityCosts",schemaPath:"#/properties/abilityCosts/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.stateBased!==void 0){let r=s.stateBased;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)ke(r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?ke.errors:e.concat(ke.errors),i=e.length)}else{let t={instancePath:n+"/stateB\
ased",schemaPath:"#/properties/stateBased/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),i++}}if(s.counts!==void 0){let r=s.counts;if(Array.isArray(r)){if(r.length>100){let o={instancePath:n+"/co\
unts",schemaPath:"#/properties/counts/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 1\
00 items"};e===null?e=[o]:e.push(o),i++}if(r.length<1){let o={instancePath:n+"/counts",schemaPath:"#/properties/counts/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.
length;for(let o=0;o<t;o++)ts(r[o],{instancePath:n+"/counts/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?ts.errors:e.concat(ts.errors),i=e.length)}else{let t={instancePath:n+"/counts",schemaPath:"#/properties/coun\
ts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.afterStateBasedActions!==
void 0&&(yi(s.afterStateBasedActions,{instancePath:n+"/afterStateBasedActions",parentData:s,parentDataProperty:"afterSta\
teBasedActions",rootData:a,dynamicAnchors:p})||(e=e===null?yi.errors:e.concat(yi.errors),i=e.length)),s.order!==void 0){
let r=s.order;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/order",schemaPath:"#/properties/order/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;
for(let o=0;o<t;o++)is(r[o],{instancePath:n+"/order/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?is.errors:e.concat(is.errors),i=e.length)}else{let t={instancePath:n+"/order",schemaPath:"#/properties/order\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.dependencies!==void 0){
let r=s.dependencies;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/dependencies",schemaPath:"#/properties/\
dependencies/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.
push(o),i++}let t=r.length;for(let o=0;o<t;o++)ns(r[o],{instancePath:n+"/dependencies/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?ns.errors:e.concat(ns.errors),i=e.length)}else{let t={instancePath:n+"/depend\
encies",schemaPath:"#/properties/dependencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}if(s.readings!==void 0){let r=s.readings;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length>20){let t={instancePath:n+"/readings",schemaPath:"#/properties/readings/maxProperties",keyword:"maxProperties",
params:{limit:20},message:"must NOT have more than 20 properties"};e===null?e=[t]:e.push(t),i++}if(Object.keys(r).length<
1){let t={instancePath:n+"/readings",schemaPath:"#/properties/readings/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r)hi(r[t],{instancePath:n+"/r\
eadings/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===
null?hi.errors:e.concat(hi.errors),i=e.length)}else{let t={instancePath:n+"/readings",schemaPath:"#/properties/readings/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return di.
errors=e,i===0}function ge(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t of wl.required)if(s[t]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t},message:"must have required property '"+t+"'"};e===
null?e=[o]:e.push(o),i++}let r=s.kind;if(typeof r=="string")if(r==="enters")Vt(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Vt.errors:e.concat(Vt.errors),i=e.length);else if(r==="moves")Rt(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Rt.errors:e.concat(Rt.errors),i=e.length);else if(r===
"casts")Bt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Bt.errors:e.concat(
Bt.errors),i=e.length);else if(r==="activates")zt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?zt.errors:e.concat(zt.errors),i=e.length);else if(r==="resolves")Ut(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Ut.errors:e.concat(Ut.errors),i=e.length);else if(r==="attach")Gt(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Gt.errors:e.concat(Gt.errors),i=e.length);else if(r===
"unattach")Ht(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Ht.errors:e.
concat(Ht.errors),i=e.length);else if(r==="counters")Mt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Mt.errors:e.concat(Mt.errors),i=e.length);else if(r==="turnFaceUp")Qt(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Qt.errors:e.concat(Qt.errors),i=e.length);else if(r==="turnFaceDown")Zt(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Zt.errors:e.concat(Zt.errors),i=e.length);else if(r===
"transform")Xt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Xt.errors:
e.concat(Xt.errors),i=e.length);else if(r==="merges")Jt(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Jt.errors:e.concat(Jt.errors),i=e.length);else if(r==="sticker")Yt(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Yt.errors:e.concat(Yt.errors),i=e.length);else if(r==="phaseOut")nr(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?nr.errors:e.concat(nr.errors),i=e.length);else if(r===
"phaseIn")nr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?nr.errors:e.
concat(nr.errors),i=e.length);else if(r==="tap")or(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?or.errors:e.concat(or.errors),i=e.length);else if(r==="untap")or(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?or.errors:e.concat(or.errors),i=e.length);else if(r==="designate")ei(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?ei.errors:e.concat(ei.errors),i=e.length);else if(r===
"choose")ri(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?ri.errors:e.concat(
ri.errors),i=e.length);else if(r==="link")si(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?si.errors:e.concat(si.errors),i=e.length);else if(r==="player")ti(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?ti.errors:e.concat(ti.errors),i=e.length);else if(r==="damage")ii(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?ii.errors:e.concat(ii.errors),i=e.length);else if(r===
"attacks")ni(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?ni.errors:e.
concat(ni.errors),i=e.length);else if(r==="blocks")oi(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?oi.errors:e.concat(oi.errors),i=e.length);else if(r==="endOfCombat")ai(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?ai.errors:e.concat(ai.errors),i=e.length);else if(r==="turn")pi(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?pi.errors:e.concat(pi.errors),i=e.length);else if(r===
"ends")li(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?li.errors:e.concat(
li.errors),i=e.length);else if(r==="stateBased")ui(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?ui.errors:e.concat(ui.errors),i=e.length);else if(r==="simultaneous")mi(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?mi.errors:e.concat(mi.errors),i=e.length);else if(r==="check")di(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?di.errors:e.concat(di.errors),i=e.length);else{
let t={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},
message:'value of tag "kind" must be in oneOf'};e===null?e=[t]:e.push(t),i++}else{let t={instancePath:n,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===
null?e=[t]:e.push(t),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ge.errors=e,i===0}var Jl={type:"object",additionalProperties:!1,required:[
"id","reading","answer"],properties:{id:{$ref:"#/$defs/ReadingId"},reading:{$ref:"#/$defs/Words"},answer:{$ref:"#/$defs/\
Words"},source:{$ref:"#/$defs/Words"},recommended:{type:"boolean"}}};function os(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Jl.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="id"||r==="reading"||r==="answ\
er"||r==="source"||r==="recommended")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.id!==
void 0&&(Z(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:p})||(e=e===null?Z.
errors:e.concat(Z.errors),i=e.length)),s.reading!==void 0&&(re(s.reading,{instancePath:n+"/reading",parentData:s,parentDataProperty:"\
reading",rootData:a,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),i=e.length)),s.answer!==void 0&&(re(s.
answer,{instancePath:n+"/answer",parentData:s,parentDataProperty:"answer",rootData:a,dynamicAnchors:p})||(e=e===null?re.
errors:e.concat(re.errors),i=e.length)),s.source!==void 0&&(re(s.source,{instancePath:n+"/source",parentData:s,parentDataProperty:"\
source",rootData:a,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),i=e.length)),s.recommended!==void 0&&typeof s.
recommended!="boolean"){let r={instancePath:n+"/recommended",schemaPath:"#/properties/recommended/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return os.errors=e,i===0}var Yl={
if:{type:"string"},then:{$ref:"#/$defs/PlayerName"},else:{type:"object",additionalProperties:!1,required:["name"],properties:{
name:{$ref:"#/$defs/PlayerName"},life:{type:"integer"},startingLife:{type:"integer",minimum:1},hand:{type:"integer",minimum:0},
library:{type:"integer",minimum:0}}}};function Le(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0,r=i,t=!0,o=i;if(typeof s!="string"){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.
length=r:e=null);let f;if(l){let y=i;D(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?D.errors:e.concat(D.errors),i=e.length);var l=y===i;t=l,f="then"}else{let y=i;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let u of Yl.else.required)if(s[u]===void 0){let c={instancePath:n,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:u},message:"must have required property '"+u+"'"};e===null?e=[c]:e.push(c),i++}for(let u in s)
if(!(u==="name"||u==="life"||u==="startingLife"||u==="hand"||u==="library")){let c={instancePath:n,schemaPath:"#/else/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional prope\
rties"};e===null?e=[c]:e.push(c),i++}if(s.name!==void 0&&(D(s.name,{instancePath:n+"/name",parentData:s,parentDataProperty:"\
name",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length)),s.life!==void 0){let u=s.life;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:n+"/life",schemaPath:"#/else/properties/li\
fe/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),i++}}if(s.startingLife!==
void 0){let u=s.startingLife;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let c={instancePath:n+"/startingL\
ife",schemaPath:"#/else/properties/startingLife/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let c={instancePath:n+"/startingLife",
schemaPath:"#/else/properties/startingLife/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1"};e===null?e=[c]:e.push(c),i++}}if(s.hand!==void 0){let u=s.hand;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let c={instancePath:n+"/hand",schemaPath:"#/else/properties/hand/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let c={instancePath:n+
"/hand",schemaPath:"#/else/properties/hand/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[c]:e.push(c),i++}}if(s.library!==void 0){let u=s.library;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u))){let c={instancePath:n+"/library",schemaPath:"#/else/properties/library/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let c={
instancePath:n+"/library",schemaPath:"#/else/properties/library/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[c]:e.push(c),i++}}}else{let u={instancePath:n,schemaPath:"#/else/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}
return Le.errors=e,i===0}function as(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Un.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(Un.properties,r)){let t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(s.id!==void 0&&typeof s.id!="string"){let r={instancePath:n+"/id",schemaPath:"#/properties/id/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.file!==void 0&&typeof s.
file!="string"){let r={instancePath:n+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.topic!==void 0&&typeof s.topic!="string"){let r={instancePath:n+
"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),i++}if(s.title!==void 0&&typeof s.title!="string"){let r={instancePath:n+"/title",schemaPath:"#/properties\
/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.question!==
void 0&&typeof s.question!="string"){let r={instancePath:n+"/question",schemaPath:"#/properties/question/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.asks!==void 0){let r=s.asks;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)Zr(r[o],{instancePath:n+"/asks/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?Zr.errors:e.concat(Zr.errors),i=e.length)}else{let t={instancePath:n+"/asks",schemaPath:"\
#/properties/asks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
level!==void 0){let r=s.level;if(!(r==="must"||r==="interpretation"||r==="undefined")){let t={instancePath:n+"/level",schemaPath:"\
#/properties/level/enum",keyword:"enum",params:{allowedValues:Un.properties.level.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.cites!==void 0){let r=s.cites;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++)Ge(r[o],{instancePath:n+"/cites/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?Ge.errors:e.concat(Ge.errors),i=e.length)}else{let t={instancePath:n+"/cites",schemaPath:"#/properties/cites\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.players!==void 0){
let r=s.players;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/players/"+o,schemaPath:"#/properties/players/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.cards!==void 0){let r=s.cards;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)ce(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?ce.errors:e.concat(ce.errors),i=e.length)}else{let t={instancePath:n+"/cards",schemaPath:"\
#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)ge(r[o],{instancePath:n+"/ti\
meline/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ge.errors:e.concat(ge.errors),i=
e.length)}else{let t={instancePath:n+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.why!==void 0){let r=s.why;if(Array.isArray(r)){let t=r.
length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/why/"+o,schemaPath:"#/properties/why/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+
"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),i++}}if(s.provenance!==void 0){let r=s.provenance;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/provenance/"+o,schemaPath:"#/properties/provenance/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/provenance",schemaPath:"\
#/properties/provenance/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
if(s.alternatives!==void 0){let r=s.alternatives;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)os(r[o],{instancePath:n+
"/alternatives/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?os.errors:e.concat(os.errors),
i=e.length)}else{let t={instancePath:n+"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.twin!==void 0&&typeof s.twin!="string"){let r={
instancePath:n+"/twin",schemaPath:"#/properties/twin/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),i++}if(s.answer!==void 0&&typeof s.answer!="string"){let r={instancePath:n+"/answer",schemaPath:"\
#/properties/answer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.
famous!==void 0&&typeof s.famous!="string"){let r={instancePath:n+"/famous",schemaPath:"#/properties/famous/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.fame!==void 0){let r=s.fame;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/fame",schemaPath:"#/properties/fame/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.rev!==void 0){let r=s.rev;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/rev",schemaPath:"#/properties/rev/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||
isNaN(r))){let t={instancePath:n+"/rev",schemaPath:"#/properties/rev/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.setup!==void 0){let r=s.setup;if(Array.isArray(r)){let t=r.
length;for(let o=0;o<t;o++)Le(r[o],{instancePath:n+"/setup/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?Le.errors:e.concat(Le.errors),i=e.length)}else{let t={instancePath:n+"/setup",schemaPath:"#/properties/setup\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return as.
errors=e,i===0}function gi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of yl.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="summary")){let t={instancePath:n,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="scenario"){let r={instancePath:n+"/kind",schemaPath:"#/properties\
/kind/const",keyword:"const",params:{allowedValue:"scenario"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),i++}s.summary!==void 0&&(as(s.summary,{instancePath:n+"/summary",parentData:s,parentDataProperty:"summary",rootData:a,
dynamicAnchors:p})||(e=e===null?as.errors:e.concat(as.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return gi.errors=e,i===0}var eu={
type:"object",additionalProperties:!1,required:["kind","place","result"],properties:{kind:{const:"result"},place:{type:"\
integer",minimum:0},result:{$ref:"#/$defs/Result"},problem:{$ref:"#/$defs/Problem"}}},pa={type:"object",additionalProperties:!1,
required:["scenario","ruleset","verdict","values","clauses","layers","pairs","checkPoints"],properties:{scenario:{type:"\
string"},ruleset:{$ref:"#/$defs/RulesetId"},verdict:{$ref:"#/$defs/Verdict"},message:{type:"string"},reading:{$ref:"#/$d\
efs/ReadingId"},attempts:{type:"array",items:{type:"string"}},stderr:{type:"string"},untold:{type:"array",minItems:1,items:{
$ref:"#/$defs/UntoldValue"}},lacks:{type:"array",minItems:1,items:{$ref:"#/$defs/Capability"}},divergence:{$ref:"#/$defs\
/Divergence"},expectation:{$ref:"#/$defs/KnownFailure"},values:{type:"array",items:{$ref:"#/$defs/CheckedValue"}},clauses:{
type:"array",items:{type:"string"}},layers:{type:"array",items:{type:"string"}},pairs:{type:"array",items:{type:"string",
pattern:"^[1-7][a-e]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|whatItDoes|loop)$"}},checkPoints:{type:"a\
rray",items:{$ref:"#/$defs/CheckPoint"}}}},ru={enum:["pass","alternative","fail","broken","unsupported","refused","error",
"timeout","crashed","unstable","oversizedLine","invalidJson","invalidMessage","wrongSequence","flooded","notRun"]};function bi(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(!(s==="pass"||
s==="alternative"||s==="fail"||s==="broken"||s==="unsupported"||s==="refused"||s==="error"||s==="timeout"||s==="crashed"||
s==="unstable"||s==="oversizedLine"||s==="invalidJson"||s==="invalidMessage"||s==="wrongSequence"||s==="flooded"||s==="n\
otRun")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ru.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[r]:e.push(r),i++}return bi.errors=e,i===0}var su={type:"object",additionalProperties:!1,
required:["check","subject","characteristic","expected"],properties:{check:{type:"string"},subject:{type:"string"},characteristic:{
type:"string"},expected:{$ref:"#/$defs/ReportValue"}}},tu={type:["string","number","boolean","null","array"],items:{type:"\
string"}};function fe(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null&&!Array.isArray(s)){let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:tu.type},message:"must be string,number,boolean,null,arra\
y"};e===null?e=[r]:e.push(r),i++}if(Array.isArray(s)){let r=s.length;for(let t=0;t<r;t++)if(typeof s[t]!="string"){let o={
instancePath:n+"/"+t,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}}return fe.errors=e,i===0}function Pi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of su.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="check"||r==="subject"||r==="characteris\
tic"||r==="expected")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.check!==void 0&&typeof s.
check!="string"){let r={instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.subject!==void 0&&typeof s.subject!="string"){let r={instancePath:n+
"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(s.characteristic!==void 0&&typeof s.characteristic!="string"){let r={instancePath:n+"/characteris\
tic",schemaPath:"#/properties/characteristic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}s.expected!==void 0&&(fe(s.expected,{instancePath:n+"/expected",parentData:s,parentDataProperty:"exp\
ected",rootData:a,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),i=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Pi.
errors=e,i===0}function ki(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,
r=i,t=!1,o=i;ye(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?ye.errors:
e.concat(ye.errors),i=e.length);var l=o===i;if(t=t||l,!t){let f=i;De(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?De.errors:e.concat(De.errors),i=e.length);var l=f===i;t=t||l}if(t)i=r,e!==null&&
(r?e.length=r:e=null);else{let f={instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a sc\
hema in anyOf"};e===null?e=[f]:e.push(f),i++}return ki.errors=e,i===0}var iu={type:"object",additionalProperties:!1,required:[
"check","layer","expected","actual"],properties:{check:{type:"string"},layer:{$ref:"#/$defs/StageName"},expected:{type:"\
array",items:{type:"string"}},actual:{type:"array",items:{type:"string"}}}};function wi(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of iu.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="check"||r==="layer"||r==="ex\
pected"||r==="actual")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.check!==void 0&&typeof s.
check!="string"){let r={instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.layer!==void 0&&(H(s.layer,{instancePath:n+"/layer",parentData:s,
parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),i=e.length)),s.expected!==
void 0){let r=s.expected;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/expected/"+o,schemaPath:"#/properties/expected/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/expected",schemaPath:"#/properties/expected/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.actual!==void 0){let r=s.actual;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/actual/"+o,schemaPath:"\
#/properties/actual/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
i++}}else{let t={instancePath:n+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return wi.errors=e,i===0}var la={type:"object",additionalProperties:!1,
required:["outcome","reason"],properties:{outcome:{enum:["asKnown","passedUnexpectedly","failedOtherwise"]},reason:{type:"\
string"},issue:{type:"string"},told:{$ref:"#/$defs/KnownAnswer"}}},ua={type:"object",additionalProperties:!1,oneOf:[{required:[
"wrong"]},{required:["verdict"]}],properties:{verdict:{$ref:"#/$defs/KnownVerdict"},wrong:{$ref:"#/$defs/WrongValues"}}},
nu={enum:["fail","alternative","refused","error","timeout","crashed","unstable","oversizedLine","invalidJson","invalidMe\
ssage","wrongSequence","flooded"]};function ps(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(!(s==="fail"||s==="alternative"||s==="refused"||s==="error"||s==="timeout"||s==="crashed"||s==="unstab\
le"||s==="oversizedLine"||s==="invalidJson"||s==="invalidMessage"||s==="wrongSequence"||s==="flooded")){let r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:nu.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),i++}return ps.errors=e,i===0}function ls(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),i++}
for(let r in s){let t=s[r];if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){let o={instancePath:n+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minProperties",keyword:"minProperties",params:{
limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[o]:e.push(o),i++}for(let o in t){let l=t[o];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){let f={instancePath:n+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties/minProp\
erties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[f]:e.push(
f),i++}for(let f in l)fe(l[f],{instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:f,rootData:a,dynamicAnchors:p})||
(e=e===null?fe.errors:e.concat(fe.errors),i=e.length)}else{let f={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),i++}}}else{let o={instancePath:n+"/"+r.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ls.errors=e,i===0}function vi(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!1,o=null,l=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let m of ua.oneOf[0].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/one\
Of/0/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[
u]:e.push(u),i++}}var y=l===i;y&&(t=!0,o=0);let f=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of ua.oneOf[1].
required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:m},
message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var y=f===i;if(y&&t?(t=!1,o=[o,1]):y&&(t=!0,
o=1),t)i=r,e!==null&&(r?e.length=r:e=null);else{let m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),i++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let m in s)if(!(m==="verdict"||m==="wrong")){let u={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(
u),i++}s.verdict!==void 0&&(ps(s.verdict,{instancePath:n+"/verdict",parentData:s,parentDataProperty:"verdict",rootData:a,
dynamicAnchors:p})||(e=e===null?ps.errors:e.concat(ps.errors),i=e.length)),s.wrong!==void 0&&(ls(s.wrong,{instancePath:n+
"/wrong",parentData:s,parentDataProperty:"wrong",rootData:a,dynamicAnchors:p})||(e=e===null?ls.errors:e.concat(ls.errors),
i=e.length))}else{let m={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[m]:e.push(m),i++}return vi.errors=e,i===0}function ji(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of la.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="outcome"||r==="reason"||r==="\
issue"||r==="told")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.outcome!==void 0){let r=s.outcome;if(!(r===
"asKnown"||r==="passedUnexpectedly"||r==="failedOtherwise")){let t={instancePath:n+"/outcome",schemaPath:"#/properties/o\
utcome/enum",keyword:"enum",params:{allowedValues:la.properties.outcome.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[t]:e.push(t),i++}}if(s.reason!==void 0&&typeof s.reason!="string"){let r={instancePath:n+"/reaso\
n",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),i++}if(s.issue!==void 0&&typeof s.issue!="string"){let r={instancePath:n+"/issue",schemaPath:"#/properties/iss\
ue/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}s.told!==void 0&&(vi(
s.told,{instancePath:n+"/told",parentData:s,parentDataProperty:"told",rootData:a,dynamicAnchors:p})||(e=e===null?vi.errors:
e.concat(vi.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return ji.errors=e,i===0}var ou={type:"object",additionalProperties:!1,required:[
"check","subject","characteristic","expected","actual","ok"],properties:{check:{type:"string"},subject:{type:"string"},characteristic:{
type:"string"},expected:{$ref:"#/$defs/ReportValue"},actual:{$ref:"#/$defs/ReportValue"},ok:{type:"boolean"},firstLayer:{
type:"string"}}};function qi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ou.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="check"||r==="subject"||r==="characteristic"||r==="expected"||r==="actu\
al"||r==="ok"||r==="firstLayer")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.check!==
void 0&&typeof s.check!="string"){let r={instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.subject!==void 0&&typeof s.subject!="string"){
let r={instancePath:n+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),i++}if(s.characteristic!==void 0&&typeof s.characteristic!="string"){let r={instancePath:n+
"/characteristic",schemaPath:"#/properties/characteristic/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),i++}if(s.expected!==void 0&&(fe(s.expected,{instancePath:n+"/expected",parentData:s,parentDataProperty:"\
expected",rootData:a,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),i=e.length)),s.actual!==void 0&&(fe(s.
actual,{instancePath:n+"/actual",parentData:s,parentDataProperty:"actual",rootData:a,dynamicAnchors:p})||(e=e===null?fe.
errors:e.concat(fe.errors),i=e.length)),s.ok!==void 0&&typeof s.ok!="boolean"){let r={instancePath:n+"/ok",schemaPath:"#\
/properties/ok/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.
firstLayer!==void 0&&typeof s.firstLayer!="string"){let r={instancePath:n+"/firstLayer",schemaPath:"#/properties/firstLa\
yer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return qi.
errors=e,i===0}var au={type:"object",additionalProperties:!1,required:["check","after","resolution"],properties:{check:{
type:"string"},after:{type:"integer"},resolution:{$ref:"#/$defs/Resolution"},afterStateBasedActions:{$ref:"#/$defs/After\
StateBasedActions"}}},Ls={type:"object",additionalProperties:!1,required:["ruleset","objects","players","gameRules","sta\
teBased","trace"],properties:{ruleset:{$ref:"#/$defs/RulesetId"},readings:{type:"array",minItems:1,items:{$ref:"#/$defs/\
ReadingId"}},numbers:{type:"object",additionalProperties:{type:["string","null"]}},objects:{type:"object",additionalProperties:{
$ref:"#/$defs/ResolvedObject"}},players:{type:"object",additionalProperties:{$ref:"#/$defs/ResolvedPlayer"}},gameRules:{
type:"array",items:{$ref:"#/$defs/GameRule"}},costs:{type:"object",additionalProperties:{$ref:"#/$defs/SpellCost"}},abilityCosts:{
type:"object",additionalProperties:{type:"object",additionalProperties:{$ref:"#/$defs/SpellCost"}}},stateBased:{type:"ar\
ray",items:{$ref:"#/$defs/StateBasedAction"}},trace:{type:"array",items:{$ref:"#/$defs/TraceStep"}}}},Ce={type:"object",
additionalProperties:!1,required:["name","manaCost","manaValue","colors","supertypes","types","subtypes","abilities","po\
wer","toughness","basePower","baseToughness","loyalty","defense","controller","owner","zone","faceDown","tapped","attach\
edTo","counters","tapsFor","copiable"],properties:{name:{type:["string","null"]},manaCost:{type:["string","null"]},manaValue:{
type:"integer"},colors:{type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Superty\
pe"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"\
array",items:{type:"string"}},power:{type:["integer","null"]},toughness:{type:["integer","null"]},basePower:{type:["inte\
ger","null"]},baseToughness:{type:["integer","null"]},loyalty:{type:["integer","null"]},defense:{type:["integer","null"]},
controller:{type:"string"},owner:{type:"string"},zone:{$ref:"#/$defs/Zone"},faceDown:{type:"boolean"},tapped:{type:"bool\
ean"},attachedTo:{type:["string","null"]},counters:{type:"object",additionalProperties:{type:"integer"}},damage:{type:"i\
nteger",minimum:1},token:{const:!0},tapsFor:{type:"array",items:{enum:["W","U","B","R","G","C"]}},copiable:{$ref:"#/$def\
s/CopiableValues"},rules:{type:"array",items:{type:"string"}},attacks:{$ref:"#/$defs/CombatDuty"},blocks:{$ref:"#/$defs/\
CombatDuty"}}},As={type:"object",additionalProperties:!1,required:["name","manaCost","colors","supertypes","types","subt\
ypes","abilities","power","toughness"],properties:{name:{type:["string","null"]},manaCost:{type:["string","null"]},colors:{
type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",
items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"stri\
ng"}},power:{type:["integer","null"]},toughness:{type:["integer","null"]}}};function $i(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of As.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(As.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let t={
instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:As.properties.name.type},message:"\
must be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==
null){let t={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:As.properties.
manaCost.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)E(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{let t={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+"\
/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),
i=e.length)}else{let t={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let t=r.
length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.subtypes!==void 0){
let r=s.subtypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/abilities/"+o,
schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/power",schemaPath:"#/properties/power/type",
keyword:"type",params:{type:As.properties.power.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+
"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:As.properties.toughness.type},message:"\
must be integer,null"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return $i.errors=e,i===0}function us(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ce.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.
call(Ce.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.
name;if(typeof r!="string"&&r!==null){let t={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:Ce.properties.name.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.manaCost!==void 0){let r=s.
manaCost;if(typeof r!="string"&&r!==null){let t={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"\
type",params:{type:Ce.properties.manaCost.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.manaValue!==
void 0){let r=s.manaValue;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/manaValue",schemaPath:"\
#/properties/manaValue/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),
i++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)E(r[o],{instancePath:n+
"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),i=
e.length)}else{let t={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){
let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),i=e.length)}else{let t={instancePath:n+"/supertypes",schemaPath:"\
#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/type\
s/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{
let t={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),i++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/subtyp\
es",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),i++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilities",schemaPath:"#/p\
roperties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+
"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:Ce.properties.power.type},message:"must be int\
eger,null"};e===null?e=[t]:e.push(t),i++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{
type:Ce.properties.toughness.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.basePower!==void 0){
let r=s.basePower;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/basePower",
schemaPath:"#/properties/basePower/type",keyword:"type",params:{type:Ce.properties.basePower.type},message:"must be inte\
ger,null"};e===null?e=[t]:e.push(t),i++}}if(s.baseToughness!==void 0){let r=s.baseToughness;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/baseToughness",schemaPath:"#/properties/baseToughness/typ\
e",keyword:"type",params:{type:Ce.properties.baseToughness.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),
i++}}if(s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+
"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:Ce.properties.loyalty.type},message:"must \
be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",
params:{type:Ce.properties.defense.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.controller!==
void 0&&typeof s.controller!="string"){let r={instancePath:n+"/controller",schemaPath:"#/properties/controller/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.owner!==void 0&&typeof s.owner!=
"string"){let r={instancePath:n+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(s.zone!==void 0&&(I(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)),s.faceDown!==void 0&&typeof s.
faceDown!="boolean"){let r={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={
instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[r]:e.push(r),i++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!="string"&&r!==null){let t={
instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"type",params:{type:Ce.properties.attachedTo.
type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let t in r){let o=r[t];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={
instancePath:n+"/counters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalPropert\
ies/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+
"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(s.damage!==void 0){let r=s.damage;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:n+"/damage",schemaPath:"#/properties/damage/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+
"/damage",schemaPath:"#/properties/damage/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >\
= 1"};e===null?e=[t]:e.push(t),i++}}if(s.token!==void 0&&s.token!==!0){let r={instancePath:n+"/token",schemaPath:"#/prop\
erties/token/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),i++}if(s.tapsFor!==void 0){let r=s.tapsFor;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(!(l===
"W"||l==="U"||l==="B"||l==="R"||l==="G"||l==="C")){let f={instancePath:n+"/tapsFor/"+o,schemaPath:"#/properties/tapsFor/\
items/enum",keyword:"enum",params:{allowedValues:Ce.properties.tapsFor.items.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/tapsFor",schemaPath:"#/properties/tapsFor/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.copiable!==void 0&&
($i(s.copiable,{instancePath:n+"/copiable",parentData:s,parentDataProperty:"copiable",rootData:a,dynamicAnchors:p})||(e=
e===null?$i.errors:e.concat($i.errors),i=e.length)),s.rules!==void 0){let r=s.rules;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/rules/"+o,schemaPath:"#/properties/rules/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+
"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}s.attacks!==void 0&&(ae(s.attacks,{instancePath:n+"/attacks",parentData:s,parentDataProperty:"attacks",
rootData:a,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),i=e.length)),s.blocks!==void 0&&(ae(s.blocks,{instancePath:n+
"/blocks",parentData:s,parentDataProperty:"blocks",rootData:a,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),
i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),i++}return us.errors=e,i===0}var Mn={type:"object",additionalProperties:!1,required:["life",
"hand","abilities","maximumHandSize","landPlays"],properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{type:"\
array",items:{type:"string"}},maximumHandSize:{type:["integer","null"]},landPlays:{type:["integer","null"]},counters:{type:"\
object",minProperties:1,additionalProperties:{type:"integer",minimum:1}},designations:{type:"array",minItems:1,items:{type:"\
string"}}}};function ms(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Mn.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="life"||r==="hand"||r==="abilities"||r==="maximumHandSize"||r==="landPlays"||r==="\
counters"||r==="designations")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.life!==void 0){
let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/life",schemaPath:"#/prope\
rties/life/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.hand!==
void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/hand",schemaPath:"\
#/properties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}
if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="stri\
ng"){let l={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilities",schemaPath:"#/pr\
operties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={
instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maximumHandSize/type",keyword:"type",params:{type:Mn.properties.
maximumHandSize.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.landPlays!==void 0){let r=s.landPlays;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/landPlays",schemaPath:"#/pro\
perties/landPlays/type",keyword:"type",params:{type:Mn.properties.landPlays.type},message:"must be integer,null"};e===null?
e=[t]:e.push(t),i++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length<1){let t={instancePath:n+"/counters",schemaPath:"#/properties/counters/minProperties",keyword:"minProperties",
params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),i++}for(let t in r){let o=r[t];
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:n+"/counters/"+t.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){let l={instancePath:n+
"/counters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:n+
"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(s.designations!==void 0){let r=s.designations;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/designations",schemaPath:"#/properties/designations/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={
instancePath:n+"/designations/"+o,schemaPath:"#/properties/designations/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/designations",schemaPath:"#/propert\
ies/designations/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return ms.errors=e,i===0}var pu={type:"object",additionalProperties:!1,required:["rule","effect"],properties:{
rule:{type:"string"},effect:{type:"string"},objects:{type:"array",items:{type:"string"}},player:{type:"string"},amount:{
type:"integer"},bars:{$ref:"#/$defs/Selector"}}};function Je(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of pu.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="rule"||r==="effect"||r==="objects"||r===
"player"||r==="amount"||r==="bars")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.rule!==
void 0&&typeof s.rule!="string"){let r={instancePath:n+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.effect!==void 0&&typeof s.effect!="string"){let r={
instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[r]:e.push(r),i++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/object\
s",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),i++}}if(s.player!==void 0&&typeof s.player!="string"){let r={instancePath:n+"/player",schemaPath:"#/properties/p\
layer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.amount!==void 0){
let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/amount",schemaPath:"#/p\
roperties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}s.
bars!==void 0&&(q(s.bars,{instancePath:n+"/bars",parentData:s,parentDataProperty:"bars",rootData:a,dynamicAnchors:p})||(e=
e===null?q.errors:e.concat(q.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Je.errors=e,i===0}var lu={type:"object",additionalProperties:!1,
required:["total"],properties:{total:{$ref:"#/$defs/ManaTotal"},also:{type:"array",minItems:1,items:{type:"string"}}}};function ee(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of lu.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="total"||r==="also")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.total!==void 0&&
(Pe(s.total,{instancePath:n+"/total",parentData:s,parentDataProperty:"total",rootData:a,dynamicAnchors:p})||(e=e===null?
Pe.errors:e.concat(Pe.errors),i=e.length)),s.also!==void 0){let r=s.also;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/also",schemaPath:"#/properties/also/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 \
items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/also/"+o,schemaPath:"#/properties/also/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/also",schemaPath:"#/properties/also/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ee.errors=e,i===0}var ma={type:"\
object",additionalProperties:!1,required:["clause","result"],properties:{clause:{$ref:"#/$defs/Clause"},object:{type:"st\
ring"},player:{type:"string"},result:{enum:["graveyard","destroyed","sacrificed","unattached","countersRemoved","ceasesT\
oExist","loses","chooseOne"]},among:{type:"array",items:{type:"string"}},counter:{type:"string"},amount:{type:"integer"},
also:{$ref:"#/$defs/Also"}}};function R(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(Array.
isArray(s)){if(s.length<1){let t={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),i++}let r=s.length;for(let t=0;t<r;t++)$(s[t],{instancePath:n+
"/"+t,parentData:s,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),i++}return R.errors=e,i===0}function pe(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ma.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="clause"||r==="object"||r==="player"||r==="result"||r==="among"||r==="c\
ounter"||r==="amount"||r==="also")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.clause!==
void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:p})||(e=
e===null?$.errors:e.concat($.errors),i=e.length)),s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+"/\
object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),i++}if(s.player!==void 0&&typeof s.player!="string"){let r={instancePath:n+"/player",schemaPath:"#/propert\
ies/player/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.result!==
void 0){let r=s.result;if(!(r==="graveyard"||r==="destroyed"||r==="sacrificed"||r==="unattached"||r==="countersRemoved"||
r==="ceasesToExist"||r==="loses"||r==="chooseOne")){let t={instancePath:n+"/result",schemaPath:"#/properties/result/enum",
keyword:"enum",params:{allowedValues:ma.properties.result.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),i++}}if(s.among!==void 0){let r=s.among;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/among/"+o,schemaPath:"#/properties/among/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/among",schemaPath:"#/propertie\
s/among/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.counter!==
void 0&&typeof s.counter!="string"){let r={instancePath:n+"/counter",schemaPath:"#/properties/counter/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.amount!==void 0){let r=s.amount;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/amount",schemaPath:"#/properties/amount/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}s.also!==void 0&&(R(s.also,{instancePath:n+
"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),i=
e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return pe.errors=e,i===0}var uu={type:"object",required:["kind"],discriminator:{propertyName:"\
kind"},oneOf:[{$ref:"#/$defs/PerformedStep"},{$ref:"#/$defs/EndedStep"},{$ref:"#/$defs/FailedStep"},{$ref:"#/$defs/Start\
sStep"},{$ref:"#/$defs/VoidStep"},{$ref:"#/$defs/LayerStep"},{$ref:"#/$defs/DependsStep"},{$ref:"#/$defs/WaitsStep"},{$ref:"\
#/$defs/LoopStep"},{$ref:"#/$defs/LockedStep"},{$ref:"#/$defs/ContinuesStep"},{$ref:"#/$defs/AppliedStep"},{$ref:"#/$def\
s/CeasedStep"},{$ref:"#/$defs/UnmetStep"},{$ref:"#/$defs/StandsStep"},{$ref:"#/$defs/PlayerStep"},{$ref:"#/$defs/GameRul\
eStep"},{$ref:"#/$defs/CostStep"},{$ref:"#/$defs/StateBasedStep"}]},mu={type:"object",additionalProperties:!1,required:[
"kind","action","on","clauses"],properties:{kind:{const:"performed"},action:{$ref:"#/$defs/StateBasedAction"},on:{type:"\
array",items:{type:"string"}},clauses:{type:"array",minItems:1,items:{$ref:"#/$defs/Clause"}}}};function Oi(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of mu.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"kind"||r==="action"||r==="on"||r==="clauses")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}
if(s.kind!==void 0&&s.kind!=="performed"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"co\
nst",params:{allowedValue:"performed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.action!==void 0&&
(pe(s.action,{instancePath:n+"/action",parentData:s,parentDataProperty:"action",rootData:a,dynamicAnchors:p})||(e=e===null?
pe.errors:e.concat(pe.errors),i=e.length)),s.on!==void 0){let r=s.on;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)
if(typeof r[o]!="string"){let l={instancePath:n+"/on/"+o,schemaPath:"#/properties/on/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/on",schemaPath:"#/pr\
operties/on/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.clauses!==
void 0){let r=s.clauses;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/clauses",schemaPath:"#/properties/cl\
auses/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),
i++}let t=r.length;for(let o=0;o<t;o++)$(r[o],{instancePath:n+"/clauses/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)}else{let t={instancePath:n+"/clauses",schemaPath:"\
#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Oi.errors=e,i===0}var Qn={type:"object",additionalProperties:!1,required:["kind","effect","objects",
"because","clauses"],properties:{kind:{const:"ended"},effect:{type:"string"},objects:{type:"array",items:{type:"string"}},
because:{enum:["endOfTurn","endOfCombat","endOfStep","nextTurn","nextStep","condition","sourceGone","sourceUntapped","co\
ntrolLost","event","phasedOut","objectGone","playerLeft","turnPassed","turnedFaceDown"]},while:{$ref:"#/$defs/Condition"},
you:{$ref:"#/$defs/PlayerName"},neverBegan:{const:!0},event:{type:"integer",minimum:1},away:{type:"array",minItems:1,items:{
type:"string"}},clauses:{type:"array",minItems:1,items:{$ref:"#/$defs/Clause"}}}};function Di(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Qn.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(Qn.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="ended"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"ended"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),i++}if(s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"\
#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.
objects!==void 0){let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={
instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.because!==void 0){let r=s.
because;if(!(r==="endOfTurn"||r==="endOfCombat"||r==="endOfStep"||r==="nextTurn"||r==="nextStep"||r==="condition"||r==="\
sourceGone"||r==="sourceUntapped"||r==="controlLost"||r==="event"||r==="phasedOut"||r==="objectGone"||r==="playerLeft"||
r==="turnPassed"||r==="turnedFaceDown")){let t={instancePath:n+"/because",schemaPath:"#/properties/because/enum",keyword:"\
enum",params:{allowedValues:Qn.properties.because.enum},message:"must be equal to one of the allowed values"};e===null?e=
[t]:e.push(t),i++}}if(s.while!==void 0&&(W(s.while,{instancePath:n+"/while",parentData:s,parentDataProperty:"while",rootData:a,
dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),i=e.length)),s.you!==void 0&&(D(s.you,{instancePath:n+"/you",
parentData:s,parentDataProperty:"you",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length)),
s.neverBegan!==void 0&&s.neverBegan!==!0){let r={instancePath:n+"/neverBegan",schemaPath:"#/properties/neverBegan/const",
keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.event!==
void 0){let r=s.event;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/event",schemaPath:"\
#/properties/event/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/event",schemaPath:"#/properties/event/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.away!==
void 0){let r=s.away;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/away",schemaPath:"#/properties/away/min\
Items",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.
length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/away/"+o,schemaPath:"#/properties/away/item\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+
"/away",schemaPath:"#/properties/away/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),i++}}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/clause\
s",schemaPath:"#/properties/clauses/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 it\
ems"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)$(r[o],{instancePath:n+"/clauses/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)}else{let t={instancePath:n+
"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return Di.errors=e,i===0}var fu={type:"object",additionalProperties:!1,required:[
"kind","effect","parts","objects","condition","clauses"],properties:{kind:{const:"failed"},effect:{type:"string"},parts:{
type:"array",items:{type:"string"}},objects:{type:"array",items:{type:"string"}},condition:{$ref:"#/$defs/Condition"},you:{
$ref:"#/$defs/PlayerName"},intervening:{const:!0},clauses:{type:"array",minItems:1,items:{$ref:"#/$defs/Clause"}}}};function Ni(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of fu.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="kind"||r==="effect"||r==="parts"||r==="objects"||r==="condition"||r==="you"||r==="intervening"||r==="clauses")){
let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="failed"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"failed"},message:"must be equal to co\
nstant"};e===null?e=[r]:e.push(r),i++}if(s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"\
#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.
parts!==void 0){let r=s.parts;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/parts/"+o,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(
r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/objects/"+o,schemaPath:"#/prope\
rties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{
let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[t]:e.push(t),i++}}if(s.condition!==void 0&&(W(s.condition,{instancePath:n+"/condition",parentData:s,
parentDataProperty:"condition",rootData:a,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),i=e.length)),s.you!==
void 0&&(D(s.you,{instancePath:n+"/you",parentData:s,parentDataProperty:"you",rootData:a,dynamicAnchors:p})||(e=e===null?
D.errors:e.concat(D.errors),i=e.length)),s.intervening!==void 0&&s.intervening!==!0){let r={instancePath:n+"/intervening",
schemaPath:"#/properties/intervening/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),i++}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/clauses",schemaPath:"#/properties/clauses/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer t\
han 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)$(r[o],{instancePath:n+"/clauses/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)}else{let t={instancePath:n+
"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return Ni.errors=e,i===0}var yu={type:"object",additionalProperties:!1,required:[
"kind","object","clauses"],properties:{kind:{const:"starts"},object:{type:"string"},clauses:{type:"array",minItems:1,items:{
$ref:"#/$defs/Clause"}},facts:{type:"array",minItems:1,items:{$ref:"#/$defs/StartFact"}}}},xs={type:"object",additionalProperties:!1,
required:["clause"],properties:{clause:{$ref:"#/$defs/Clause"},effects:{type:"array",minItems:1,items:{type:"string"}},neverBegan:{
const:!0},counters:{type:"object",additionalProperties:{type:"integer",minimum:0}},over:{const:!0},damage:{const:!0},name:{
type:"string"},token:{type:"boolean"},player:{type:"string"},keyword:{type:"string"},asked:{$ref:"#/$defs/Selector"},by:{
$ref:"#/$defs/Clause"},because:{enum:["left","phasedOut","noCreature","controller"]},of:{type:"string"},spared:{enum:["c\
ontroller","exempt","name","noChapters","nameless","notLegendary","phasedOut","unlikeNames"]},less:{type:"array",minItems:2,
maxItems:2,items:{type:"integer"}},found:{type:"array",minItems:1,items:{enum:["asChosen","asCopy","nothing","own","with\
Counters","withRiot","withTextBox"]}},stops:{type:"array",minItems:1,items:{type:"string"}},lost:{type:"array",minItems:1,
items:{enum:["casting","choices","designations","history","links"]}},vain:{type:"array",minItems:1,items:{type:"integer",
minimum:1}},gone:{const:!0}}};function fs(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of xs.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(xs.properties,r)){let t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(s.clause!==void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",
rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.effects!==void 0){let r=s.effects;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/effects",schemaPath:"#/properties/effects/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/effects/"+o,schemaPath:"#/properties/effects/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/effect\
s",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),i++}}if(s.neverBegan!==void 0&&s.neverBegan!==!0){let r={instancePath:n+"/neverBegan",schemaPath:"#/properties/n\
everBegan/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
i++}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let o=r[t];if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:n+"/counters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/counters/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[l]:e.push(l),i++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let l={instancePath:n+"/counters/"+t.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/counters",schemaPath:"#/\
properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}
if(s.over!==void 0&&s.over!==!0){let r={instancePath:n+"/over",schemaPath:"#/properties/over/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.damage!==void 0&&s.damage!==!0){
let r={instancePath:n+"/damage",schemaPath:"#/properties/damage/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.name!==void 0&&typeof s.name!="string"){let r={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),i++}if(s.token!==void 0&&typeof s.token!="boolean"){let r={instancePath:n+"/token",schemaPath:"#/properties\
/token/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.player!==
void 0&&typeof s.player!="string"){let r={instancePath:n+"/player",schemaPath:"#/properties/player/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.keyword!==void 0&&typeof s.keyword!="\
string"){let r={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(s.asked!==void 0&&(q(s.asked,{instancePath:n+"/asked",parentData:s,parentDataProperty:"\
asked",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.by!==void 0&&($(s.by,{instancePath:n+
"/by",parentData:s,parentDataProperty:"by",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),
s.because!==void 0){let r=s.because;if(!(r==="left"||r==="phasedOut"||r==="noCreature"||r==="controller")){let t={instancePath:n+
"/because",schemaPath:"#/properties/because/enum",keyword:"enum",params:{allowedValues:xs.properties.because.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.of!==void 0&&typeof s.of!="string"){let r={
instancePath:n+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s.spared!==void 0){let r=s.spared;if(!(r==="controller"||r==="exempt"||r==="name"||r==="noCh\
apters"||r==="nameless"||r==="notLegendary"||r==="phasedOut"||r==="unlikeNames")){let t={instancePath:n+"/spared",schemaPath:"\
#/properties/spared/enum",keyword:"enum",params:{allowedValues:xs.properties.spared.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.less!==void 0){let r=s.less;if(Array.isArray(r)){if(r.length>
2){let o={instancePath:n+"/less",schemaPath:"#/properties/less/maxItems",keyword:"maxItems",params:{limit:2},message:"mu\
st NOT have more than 2 items"};e===null?e=[o]:e.push(o),i++}if(r.length<2){let o={instancePath:n+"/less",schemaPath:"#/\
properties/less/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[o]:
e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let f={
instancePath:n+"/less/"+o,schemaPath:"#/properties/less/items/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/less",schemaPath:"#/properties/less/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.found!==void 0){let r=s.found;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/found",schemaPath:"#/properties/found/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];
if(!(l==="asChosen"||l==="asCopy"||l==="nothing"||l==="own"||l==="withCounters"||l==="withRiot"||l==="withTextBox")){let f={
instancePath:n+"/found/"+o,schemaPath:"#/properties/found/items/enum",keyword:"enum",params:{allowedValues:xs.properties.
found.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+
"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}if(s.stops!==void 0){let r=s.stops;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/stops",
schemaPath:"#/properties/stops/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/stops/"+
o,schemaPath:"#/properties/stops/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[l]:e.push(l),i++}}else{let t={instancePath:n+"/stops",schemaPath:"#/properties/stops/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.lost!==void 0){let r=s.lost;if(Array.isArray(r)){if(r.
length<1){let o={instancePath:n+"/lost",schemaPath:"#/properties/lost/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(!(l===
"casting"||l==="choices"||l==="designations"||l==="history"||l==="links")){let f={instancePath:n+"/lost/"+o,schemaPath:"\
#/properties/lost/items/enum",keyword:"enum",params:{allowedValues:xs.properties.lost.items.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/lost",schemaPath:"#/properti\
es/lost/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.vain!==void 0){
let r=s.vain;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/vain",schemaPath:"#/properties/vain/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++){let l=r[o];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let f={instancePath:n+"/vain/"+o,schemaPath:"\
#/properties/vain/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),
i++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){let f={instancePath:n+"/vain/"+o,schemaPath:"#/properties/vain/\
items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),i++}}}else{
let t={instancePath:n+"/vain",schemaPath:"#/properties/vain/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[t]:e.push(t),i++}}if(s.gone!==void 0&&s.gone!==!0){let r={instancePath:n+"/gone",schemaPath:"#/prope\
rties/gone/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return fs.errors=e,i===0}function Ai(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of yu.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="object"||r==="clauses"||r===
"facts")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="starts"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"starts"},message:"must\
 be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/c\
lauses",schemaPath:"#/properties/clauses/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)$(r[o],{instancePath:n+"/clauses/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)}else{let t={instancePath:n+
"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}if(s.facts!==void 0){let r=s.facts;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/fact\
s",schemaPath:"#/properties/facts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 item\
s"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)fs(r[o],{instancePath:n+"/facts/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?fs.errors:e.concat(fs.errors),i=e.length)}else{let t={instancePath:n+"/facts",
schemaPath:"#/properties/facts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return Ai.errors=e,i===0}var fa={type:"object",additionalProperties:!1,required:["kind","ob\
ject","choice","value","clauses"],properties:{kind:{const:"void"},object:{type:"string"},choice:{type:"string"},value:{type:[
"string","integer"]},clauses:{type:"array",minItems:1,items:{$ref:"#/$defs/Clause"}}}};function xi(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of fa.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="choice"||r==="value"||r==="clauses")){let t={instancePath:n,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="void"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/con\
st",keyword:"const",params:{allowedValue:"void"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.
object!==void 0&&typeof s.object!="string"){let r={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.choice!==void 0&&typeof s.choice!=
"string"){let r={instancePath:n+"/choice",schemaPath:"#/properties/choice/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(s.value!==void 0){let r=s.value;if(typeof r!="string"&&!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/value",schemaPath:"#/properties/value/type",keyword:"type",
params:{type:fa.properties.value.type},message:"must be string,integer"};e===null?e=[t]:e.push(t),i++}}if(s.clauses!==void 0){
let r=s.clauses;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/mi\
nItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.
length;for(let o=0;o<t;o++)$(r[o],{instancePath:n+"/clauses/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?$.errors:e.concat($.errors),i=e.length)}else{let t={instancePath:n+"/clauses",schemaPath:"#/properties/claus\
es/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return xi.
errors=e,i===0}var ya={type:"object",additionalProperties:!1,required:["kind","layer","pass","clause"],properties:{kind:{
const:"layer"},layer:{$ref:"#/$defs/LayerName"},pass:{enum:["all","cda","rest"]},clause:{$ref:"#/$defs/Clause"},also:{$ref:"\
#/$defs/Also"}}};function Ti(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ya.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="pass"||r==="clause"||r==="also")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="layer"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"layer"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),i++}if(s.layer!==void 0&&(X(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"l\
ayer",rootData:a,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),i=e.length)),s.pass!==void 0){let r=s.pass;
if(!(r==="all"||r==="cda"||r==="rest")){let t={instancePath:n+"/pass",schemaPath:"#/properties/pass/enum",keyword:"enum",
params:{allowedValues:ya.properties.pass.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),i++}}s.clause!==void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:p})||
(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.also!==void 0&&(R(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:a,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ti.errors=e,
i===0}var ca={type:"object",additionalProperties:!1,required:["kind","layer","effect","on","because","before","after","c\
lause"],properties:{kind:{const:"depends"},layer:{$ref:"#/$defs/StageName"},effect:{type:"string"},on:{type:"string"},because:{
type:"array",minItems:1,items:{$ref:"#/$defs/DependencyReason"}},before:{$ref:"#/$defs/Footprint"},after:{$ref:"#/$defs/\
Footprint"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}},cu={type:"object",additionalProperties:!1,required:[
"exists","objects"],properties:{exists:{type:"boolean"},objects:{type:"array",items:{type:"string"}},players:{type:"arra\
y",items:{type:"string"}},text:{type:"string"},does:{type:"string"}}};function pr(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of cu.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="exists"||r==="objects"||r==="\
players"||r==="text"||r==="does")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.exists!==
void 0&&typeof s.exists!="boolean"){let r={instancePath:n+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.objects!==void 0){let r=s.objects;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/objects/"+o,schemaPath:"\
#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
i++}}else{let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/players/"+o,schemaPath:"#/properties/players/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+
"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}if(s.text!==void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/properties\
/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.does!==void 0&&
typeof s.does!="string"){let r={instancePath:n+"/does",schemaPath:"#/properties/does/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return pr.errors=e,i===0}function Li(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of ca.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!S.call(ca.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="depends"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
depends"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.layer!==void 0&&(H(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),
i=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.on!==void 0&&
typeof s.on!="string"){let r={instancePath:n+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.because!==void 0){let r=s.because;if(Array.isArray(r)){if(r.
length<1){let o={instancePath:n+"/because",schemaPath:"#/properties/because/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)Xe(r[o],{instancePath:n+
"/because/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Xe.errors:e.concat(Xe.errors),
i=e.length)}else{let t={instancePath:n+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.before!==void 0&&(pr(s.before,{instancePath:n+"/before",parentData:s,
parentDataProperty:"before",rootData:a,dynamicAnchors:p})||(e=e===null?pr.errors:e.concat(pr.errors),i=e.length)),s.after!==
void 0&&(pr(s.after,{instancePath:n+"/after",parentData:s,parentDataProperty:"after",rootData:a,dynamicAnchors:p})||(e=e===
null?pr.errors:e.concat(pr.errors),i=e.length)),s.clause!==void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"\
clause",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.also!==void 0&&(R(s.also,{
instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(
R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),i++}return Li.errors=e,i===0}var hu={type:"object",additionalProperties:!1,required:[
"kind","layer","effect","for","clause"],properties:{kind:{const:"waits"},layer:{$ref:"#/$defs/StageName"},effect:{type:"\
string"},for:{type:"array",minItems:1,items:{type:"string"}},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};
function Ii(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of hu.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effect"||r==="for"||r==="clause"||r==="also")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="waits"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"waits"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),i++}if(s.layer!==void 0&&(H(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"l\
ayer",rootData:a,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),i=e.length)),s.effect!==void 0&&typeof s.effect!=
"string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(s.for!==void 0){let r=s.for;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/for",schemaPath:"#/properties/for/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have \
fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/for/"+o,schemaPath:"#/properties/for/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/for",schemaPath:"#/properties/for/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.clause!==void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,
parentDataProperty:"clause",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.also!==
void 0&&(R(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:p})||(e=e===null?
R.errors:e.concat(R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ii.errors=e,i===0}var du={type:"object",additionalProperties:!1,
required:["kind","layer","members","clause"],properties:{kind:{const:"loop"},layer:{$ref:"#/$defs/StageName"},members:{type:"\
array",minItems:2,items:{type:"string"}},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Ci(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of du.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"kind"||r==="layer"||r==="members"||r==="clause"||r==="also")){let t={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="loop"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",
keyword:"const",params:{allowedValue:"loop"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.layer!==
void 0&&(H(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||(e=e===
null?H.errors:e.concat(H.errors),i=e.length)),s.members!==void 0){let r=s.members;if(Array.isArray(r)){if(r.length<2){let o={
instancePath:n+"/members",schemaPath:"#/properties/members/minItems",keyword:"minItems",params:{limit:2},message:"must N\
OT have fewer than 2 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={
instancePath:n+"/members/"+o,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/members",schemaPath:"#/properties/members/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.clause!==void 0&&($(s.
clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:
e.concat($.errors),i=e.length)),s.also!==void 0&&(R(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",
rootData:a,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ci.errors=e,
i===0}var gu={type:"object",additionalProperties:!1,required:["kind","layer","effect","objects","clause"],properties:{kind:{
const:"locked"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},objects:{type:"array",items:{type:"string"}},clause:{
$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function _i(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of gu.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effect"||r==="\
objects"||r==="clause"||r==="also")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==
void 0&&s.kind!=="locked"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
locked"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.layer!==void 0&&(X(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),
i=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.objects!==void 0){
let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.clause!==void 0&&($(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),
i=e.length)),s.also!==void 0&&(R(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:p})||
(e=e===null?R.errors:e.concat(R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _i.errors=e,i===0}var bu={type:"object",additionalProperties:!1,
required:["kind","layer","effect","clause"],properties:{kind:{const:"continues"},layer:{$ref:"#/$defs/LayerName"},effect:{
type:"string"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Ei(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of bu.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="eff\
ect"||r==="clause"||r==="also")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&
s.kind!=="continues"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
continues"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.layer!==void 0&&(X(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),
i=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}s.clause!==void 0&&
($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:p})||(e=e===null?
$.errors:e.concat($.errors),i=e.length)),s.also!==void 0&&(R(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:a,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ei.errors=e,
i===0}var ha={type:"object",additionalProperties:!1,required:["kind","layer","effect","parts","objects","changes","claus\
es"],properties:{kind:{const:"applied"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},parts:{type:"array",items:{
type:"string"}},objects:{type:"array",items:{type:"string"}},changes:{type:"array",items:{$ref:"#/$defs/Change"}},unseen:{
type:"array",minItems:1,items:{$ref:"#/$defs/UnseenChange"}},idle:{type:"array",minItems:1,items:{$ref:"#/$defs/IdleReas\
on"}},pair:{$ref:"#/$defs/LinkedPair"},counted:{type:"array",items:{type:"string"}},measured:{type:"array",minItems:1,items:{
$ref:"#/$defs/MeasuredNumber"}},met:{type:"array",minItems:1,items:{$ref:"#/$defs/MetCondition"}},nonbasic:{type:"array",
minItems:1,items:{type:"string"}},late:{type:"array",minItems:1,items:{$ref:"#/$defs/LateEffect"}},notAgain:{type:"strin\
g"},clauses:{type:"array",items:{$ref:"#/$defs/Clause"}}}},Zn={type:"object",additionalProperties:!1,required:["object",
"characteristic","before","after"],properties:{object:{type:"string"},characteristic:{enum:["name","manaCost","colors","\
supertypes","types","subtypes","abilities","power","toughness","loyalty","defense","controller","cantHave"]},before:{$ref:"\
#/$defs/Value"},after:{$ref:"#/$defs/Value"},from:{type:"array",minItems:1,items:{enum:["text","landTypes","copiable"]}}}},
Pu={type:["string","integer","null","array"],items:{type:"string"}};function Ve(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s!="string"&&!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))&&s!==null&&!Array.isArray(s)){let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:Pu.type},message:"\
must be string,integer,null,array"};e===null?e=[r]:e.push(r),i++}if(Array.isArray(s)){let r=s.length;for(let t=0;t<r;t++)
if(typeof s[t]!="string"){let o={instancePath:n+"/"+t,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}}return Ve.errors=e,i===0}function ys(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Zn.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="object"||r==="characteristic"||
r==="before"||r==="after"||r==="from")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.
object!==void 0&&typeof s.object!="string"){let r={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.characteristic!==void 0){let r=s.
characteristic;if(!(r==="name"||r==="manaCost"||r==="colors"||r==="supertypes"||r==="types"||r==="subtypes"||r==="abilit\
ies"||r==="power"||r==="toughness"||r==="loyalty"||r==="defense"||r==="controller"||r==="cantHave")){let t={instancePath:n+
"/characteristic",schemaPath:"#/properties/characteristic/enum",keyword:"enum",params:{allowedValues:Zn.properties.characteristic.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.before!==void 0&&(Ve(s.before,
{instancePath:n+"/before",parentData:s,parentDataProperty:"before",rootData:a,dynamicAnchors:p})||(e=e===null?Ve.errors:
e.concat(Ve.errors),i=e.length)),s.after!==void 0&&(Ve(s.after,{instancePath:n+"/after",parentData:s,parentDataProperty:"\
after",rootData:a,dynamicAnchors:p})||(e=e===null?Ve.errors:e.concat(Ve.errors),i=e.length)),s.from!==void 0){let r=s.from;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/from",schemaPath:"#/properties/from/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++){let l=r[o];if(!(l==="text"||l==="landTypes"||l==="copiable")){let f={instancePath:n+"/from/"+o,schemaPath:"#/prop\
erties/from/items/enum",keyword:"enum",params:{allowedValues:Zn.properties.from.items.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/from",schemaPath:"#/properties/fro\
m/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ys.
errors=e,i===0}var da={type:"object",additionalProperties:!1,required:["object","of","before","after"],properties:{object:{
type:"string"},of:{enum:["text","size","abilities"]},before:{type:"array",items:{type:"string"}},after:{type:"array",items:{
type:"string"}}}};function Fi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of da.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="object"||r==="of"||r==="before"||r==="after")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+"/object",
schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),i++}if(s.of!==void 0){let r=s.of;if(!(r==="text"||r==="size"||r==="abilities")){let t={instancePath:n+"/of",schemaPath:"\
#/properties/of/enum",keyword:"enum",params:{allowedValues:da.properties.of.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[t]:e.push(t),i++}}if(s.before!==void 0){let r=s.before;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/before/"+o,schemaPath:"#/properties/before/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/before",
schemaPath:"#/properties/before/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}if(s.after!==void 0){let r=s.after;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="stri\
ng"){let l={instancePath:n+"/after/"+o,schemaPath:"#/properties/after/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/after",schemaPath:"#/properties/aft\
er/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Fi.
errors=e,i===0}var ga={type:"object",additionalProperties:!1,required:["because","objects"],properties:{because:{enum:["\
copiable","controller","text","types","noType","lackedTypes","colors","noAbilities","keptAbilities","lackedAbilities","c\
antHave","couldntHave","unchosen","nothingFound","size","unseenSize","defines","zero","equal","none","begun","notSelf","\
notHost","unattached","settled"]},objects:{type:"array",items:{type:"string"}},values:{type:"array",items:{type:"string"}},
asked:{$ref:"#/$defs/Selector"},you:{$ref:"#/$defs/PlayerName"}}};function Si(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ga.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="because"||r==="objects"||r===
"values"||r==="asked"||r==="you")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.because!==
void 0){let r=s.because;if(!(r==="copiable"||r==="controller"||r==="text"||r==="types"||r==="noType"||r==="lackedTypes"||
r==="colors"||r==="noAbilities"||r==="keptAbilities"||r==="lackedAbilities"||r==="cantHave"||r==="couldntHave"||r==="unc\
hosen"||r==="nothingFound"||r==="size"||r==="unseenSize"||r==="defines"||r==="zero"||r==="equal"||r==="none"||r==="begun"||
r==="notSelf"||r==="notHost"||r==="unattached"||r==="settled")){let t={instancePath:n+"/because",schemaPath:"#/propertie\
s/because/enum",keyword:"enum",params:{allowedValues:ga.properties.because.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[t]:e.push(t),i++}}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+
"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}if(s.values!==void 0){let r=s.values;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/values/"+o,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/values",schemaPath:"#/proper\
ties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.asked!==
void 0&&(q(s.asked,{instancePath:n+"/asked",parentData:s,parentDataProperty:"asked",rootData:a,dynamicAnchors:p})||(e=e===
null?q.errors:e.concat(q.errors),i=e.length)),s.you!==void 0&&(D(s.you,{instancePath:n+"/you",parentData:s,parentDataProperty:"\
you",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Si.errors=e,
i===0}var Xn={type:"object",additionalProperties:!1,required:["came"],properties:{came:{enum:["copied","excepted","merge\
d","text","granted"]},finds:{enum:["noChoice","noObject"]},link:{type:"string"}}};function Vi(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Xn.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="came"||r==="finds"||r==="lin\
k")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.came!==void 0){let r=s.came;if(!(r==="c\
opied"||r==="excepted"||r==="merged"||r==="text"||r==="granted")){let t={instancePath:n+"/came",schemaPath:"#/properties\
/came/enum",keyword:"enum",params:{allowedValues:Xn.properties.came.enum},message:"must be equal to one of the allowed v\
alues"};e===null?e=[t]:e.push(t),i++}}if(s.finds!==void 0){let r=s.finds;if(!(r==="noChoice"||r==="noObject")){let t={instancePath:n+
"/finds",schemaPath:"#/properties/finds/enum",keyword:"enum",params:{allowedValues:Xn.properties.finds.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.link!==void 0&&typeof s.link!="string"){let r={
instancePath:n+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Vi.errors=e,i===0}var ku={type:"object",additionalProperties:!1,required:[
"quantity","value","objects"],properties:{quantity:{$ref:"#/$defs/QuantityExpression"},value:{type:"integer"},objects:{type:"\
array",items:{type:"string"}},kinds:{type:"array",items:{type:"string"}},you:{$ref:"#/$defs/PlayerName"},once:{const:!0}}};
function cs(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ku.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="quantity"||r==="value"||r==="objects"||r==="kinds"||r==="you"||r==="once")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.quantity!==void 0&&(ze(s.quantity,{instancePath:n+
"/quantity",parentData:s,parentDataProperty:"quantity",rootData:a,dynamicAnchors:p})||(e=e===null?ze.errors:e.concat(ze.
errors),i=e.length)),s.value!==void 0){let r=s.value;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/objects",schemaPath:"#/pro\
perties/objects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.kinds!==
void 0){let r=s.kinds;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/kinds/"+o,schemaPath:"#/properties/kinds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.you!==void 0&&(D(s.you,{instancePath:n+"/you",
parentData:s,parentDataProperty:"you",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length)),
s.once!==void 0&&s.once!==!0){let r={instancePath:n+"/once",schemaPath:"#/properties/once/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return cs.errors=e,
i===0}var wu={type:"object",additionalProperties:!1,required:["condition","objects"],properties:{condition:{$ref:"#/$def\
s/Condition"},objects:{type:"array",items:{type:"string"}},players:{type:"array",minItems:1,items:{$ref:"#/$defs/PlayerN\
ame"}},before:{type:"array",minItems:1,items:{type:"string"}},you:{$ref:"#/$defs/PlayerName"}}};function Ri(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of wu.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"condition"||r==="objects"||r==="players"||r==="before"||r==="you")){let t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(s.condition!==void 0&&(W(s.condition,{instancePath:n+"/condition",parentData:s,parentDataProperty:"\
condition",rootData:a,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),i=e.length)),s.objects!==void 0){let r=s.
objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/object\
s/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.players!==void 0){let r=s.players;if(Array.isArray(
r)){if(r.length<1){let o={instancePath:n+"/players",schemaPath:"#/properties/players/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)D(r[o],
{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(
D.errors),i=e.length)}else{let t={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.before!==void 0){let r=s.before;if(Array.isArray(
r)){if(r.length<1){let o={instancePath:n+"/before",schemaPath:"#/properties/before/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/before/"+o,schemaPath:"#/properties/before/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/before",schemaPath:"#/proper\
ties/before/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.you!==void 0&&
(D(s.you,{instancePath:n+"/you",parentData:s,parentDataProperty:"you",rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:
e.concat(D.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Ri.errors=e,i===0}var vu={type:"object",additionalProperties:!1,required:[
"effect","layers","objects"],properties:{effect:{type:"string"},layers:{type:"array",minItems:1,items:{$ref:"#/$defs/Lay\
erName"}},objects:{type:"array",minItems:1,items:{type:"string"}}}};function Bi(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of vu.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="effect"||r==="layers"||r==="o\
bjects")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.effect!==void 0&&typeof s.effect!="stri\
ng"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(s.layers!==void 0){let r=s.layers;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/layers",schemaPath:"#/properties/layers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT\
 have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)X(r[o],{instancePath:n+"/laye\
rs/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),i=e.length)}else{
let t={instancePath:n+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),i++}}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/objects",schemaPath:"#/properties/objects/minItems",keyword:"minItems",params:{limit:1},message:"must N\
OT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={
instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Bi.
errors=e,i===0}function zi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ha.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(ha.properties,r)){let t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="applied"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/\
const",keyword:"const",params:{allowedValue:"applied"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}
if(s.layer!==void 0&&(X(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||
(e=e===null?X.errors:e.concat(X.errors),i=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(s.parts!==void 0){let r=s.parts;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/parts/"+o,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/parts",schemaPath:"#/propertie\
s/parts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.objects!==
void 0){let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.changes!==void 0){let r=s.changes;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)ys(r[o],{instancePath:n+"/changes/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?ys.errors:e.concat(ys.errors),i=e.length)}else{let t={instancePath:n+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
unseen!==void 0){let r=s.unseen;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/unseen",schemaPath:"#/proper\
ties/unseen/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(
o),i++}let t=r.length;for(let o=0;o<t;o++)Fi(r[o],{instancePath:n+"/unseen/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?Fi.errors:e.concat(Fi.errors),i=e.length)}else{let t={instancePath:n+"/unseen",schemaPath:"\
#/properties/unseen/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
idle!==void 0){let r=s.idle;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/idle",schemaPath:"#/properties/i\
dle/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}
let t=r.length;for(let o=0;o<t;o++)Si(r[o],{instancePath:n+"/idle/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?Si.errors:e.concat(Si.errors),i=e.length)}else{let t={instancePath:n+"/idle",schemaPath:"#/properties/idle/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.pair!==void 0&&(Vi(
s.pair,{instancePath:n+"/pair",parentData:s,parentDataProperty:"pair",rootData:a,dynamicAnchors:p})||(e=e===null?Vi.errors:
e.concat(Vi.errors),i=e.length)),s.counted!==void 0){let r=s.counted;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)
if(typeof r[o]!="string"){let l={instancePath:n+"/counted/"+o,schemaPath:"#/properties/counted/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/counted",schemaPath:"\
#/properties/counted/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
measured!==void 0){let r=s.measured;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/measured",schemaPath:"#/\
properties/measured/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)cs(r[o],{instancePath:n+"/measured/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?cs.errors:e.concat(cs.errors),i=e.length)}else{let t={instancePath:n+"/measur\
ed",schemaPath:"#/properties/measured/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),i++}}if(s.met!==void 0){let r=s.met;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/met",schemaPath:"\
#/properties/met/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:
e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)Ri(r[o],{instancePath:n+"/met/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?Ri.errors:e.concat(Ri.errors),i=e.length)}else{let t={instancePath:n+"/met",schemaPath:"\
#/properties/met/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
nonbasic!==void 0){let r=s.nonbasic;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/nonbasic",schemaPath:"#/\
properties/nonbasic/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/nonbasic/"+o,schemaPath:"\
#/properties/nonbasic/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),i++}}else{let t={instancePath:n+"/nonbasic",schemaPath:"#/properties/nonbasic/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.late!==void 0){let r=s.late;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/late",schemaPath:"#/properties/late/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)Bi(r[o],{instancePath:n+
"/late/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Bi.errors:e.concat(Bi.errors),i=
e.length)}else{let t={instancePath:n+"/late",schemaPath:"#/properties/late/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}if(s.notAgain!==void 0&&typeof s.notAgain!="string"){let r={instancePath:n+
"/notAgain",schemaPath:"#/properties/notAgain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)
$(r[o],{instancePath:n+"/clauses/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:
e.concat($.errors),i=e.length)}else{let t={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return zi.errors=e,
i===0}var ju={type:"object",additionalProperties:!1,required:["kind","layer","effect","by","clause"],properties:{kind:{const:"\
ceased"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},by:{type:"string"},again:{const:!0},clause:{$ref:"#/$de\
fs/Clause"},also:{$ref:"#/$defs/Also"}}};function Wi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ju.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effect"||r==="\
by"||r==="again"||r==="clause"||r==="also")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}
if(s.kind!==void 0&&s.kind!=="ceased"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"ceased"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.layer!==void 0&&(X(
s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||(e=e===null?X.errors:
e.concat(X.errors),i=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"\
#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.
by!==void 0&&typeof s.by!="string"){let r={instancePath:n+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.again!==void 0&&s.again!==!0){let r={instancePath:n+
"/again",schemaPath:"#/properties/again/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to consta\
nt"};e===null?e=[r]:e.push(r),i++}s.clause!==void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"\
clause",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.also!==void 0&&(R(s.also,{
instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(
R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),i++}return Wi.errors=e,i===0}var ba={type:"object",additionalProperties:!1,required:[
"kind","layer","layers","effect","objects","condition","clauses"],properties:{kind:{const:"unmet"},layer:{$ref:"#/$defs/\
StageName"},layers:{type:"array",minItems:1,items:{$ref:"#/$defs/StageName"}},effect:{type:"string"},objects:{type:"arra\
y",items:{type:"string"}},condition:{$ref:"#/$defs/Condition"},you:{$ref:"#/$defs/PlayerName"},measured:{type:"array",minItems:1,
items:{$ref:"#/$defs/MeasuredNumber"}},clauses:{type:"array",minItems:1,items:{$ref:"#/$defs/Clause"}}}};function Ki(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of ba.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!S.call(ba.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="unmet"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
unmet"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.layer!==void 0&&(H(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),
i=e.length)),s.layers!==void 0){let r=s.layers;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/layers",schemaPath:"\
#/properties/layers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)H(r[o],{instancePath:n+"/layers/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),i=e.length)}else{let t={instancePath:n+"/layers",
schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}if(s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.objects!==void 0){
let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.condition!==void 0&&(W(s.condition,{instancePath:n+
"/condition",parentData:s,parentDataProperty:"condition",rootData:a,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.
errors),i=e.length)),s.you!==void 0&&(D(s.you,{instancePath:n+"/you",parentData:s,parentDataProperty:"you",rootData:a,dynamicAnchors:p})||
(e=e===null?D.errors:e.concat(D.errors),i=e.length)),s.measured!==void 0){let r=s.measured;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/measured",schemaPath:"#/properties/measured/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)cs(r[o],{instancePath:n+
"/measured/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?cs.errors:e.concat(cs.errors),
i=e.length)}else{let t={instancePath:n+"/measured",schemaPath:"#/properties/measured/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){
if(r.length<1){let o={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)$(r[o],{instancePath:n+
"/clauses/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=
e.length)}else{let t={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ki.errors=e,i===0}var qu={type:"obj\
ect",additionalProperties:!1,required:["kind","object","clauses"],properties:{kind:{const:"stands"},object:{type:"string"},
clauses:{type:"array",minItems:1,items:{$ref:"#/$defs/Clause"}},facts:{type:"array",minItems:1,items:{$ref:"#/$defs/Star\
tFact"}}}};function Ui(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of qu.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="object"||r==="clauses"||r==="facts")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="stands"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"stands"},message:"must be equal to constant"};e===null?e=
[r]:e.push(r),i++}if(s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+"/object",schemaPath:"#/propert\
ies/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.clauses!==
void 0){let r=s.clauses;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/clauses",schemaPath:"#/properties/cl\
auses/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),
i++}let t=r.length;for(let o=0;o<t;o++)$(r[o],{instancePath:n+"/clauses/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)}else{let t={instancePath:n+"/clauses",schemaPath:"\
#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
facts!==void 0){let r=s.facts;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/facts",schemaPath:"#/propertie\
s/facts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(
o),i++}let t=r.length;for(let o=0;o<t;o++)fs(r[o],{instancePath:n+"/facts/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?fs.errors:e.concat(fs.errors),i=e.length)}else{let t={instancePath:n+"/facts",schemaPath:"\
#/properties/facts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Ui.errors=e,i===0}var Pa={type:"object",additionalProperties:!1,required:["kind","effect","players",
"gains","clause"],properties:{kind:{const:"player"},effect:{type:"string"},players:{type:"array",items:{type:"string"}},
gains:{type:"array",items:{type:"string"}},loses:{type:"array",minItems:1,items:{type:"string"}},cantHave:{type:"array",
minItems:1,items:{type:"string"}},withheld:{type:"array",minItems:1,items:{type:"string"}},lacking:{type:"array",minItems:1,
items:{type:"string"}},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Gi(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Pa.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(Pa.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="player"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"player"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),i++}if(s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"\
#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.
players!==void 0){let r=s.players;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={
instancePath:n+"/players/"+o,schemaPath:"#/properties/players/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/players",schemaPath:"#/properties/players/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.gains!==void 0){let r=s.
gains;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/gains/"+
o,schemaPath:"#/properties/gains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[l]:e.push(l),i++}}else{let t={instancePath:n+"/gains",schemaPath:"#/properties/gains/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.loses!==void 0){let r=s.loses;if(Array.isArray(r)){if(r.
length<1){let o={instancePath:n+"/loses",schemaPath:"#/properties/loses/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="stri\
ng"){let l={instancePath:n+"/loses/"+o,schemaPath:"#/properties/loses/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/loses",schemaPath:"#/properties/los\
es/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.cantHave!==void 0){
let r=s.cantHave;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/cantHave",schemaPath:"#/properties/cantHave\
/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}
let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/cantHave/"+o,schemaPath:"#/properti\
es/cantHave/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{
let t={instancePath:n+"/cantHave",schemaPath:"#/properties/cantHave/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}if(s.withheld!==void 0){let r=s.withheld;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/withheld",schemaPath:"#/properties/withheld/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="stri\
ng"){let l={instancePath:n+"/withheld/"+o,schemaPath:"#/properties/withheld/items/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/withheld",schemaPath:"#/prope\
rties/withheld/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.lacking!==
void 0){let r=s.lacking;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/lacking",schemaPath:"#/properties/la\
cking/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),
i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/lacking/"+o,schemaPath:"#/prope\
rties/lacking/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{
let t={instancePath:n+"/lacking",schemaPath:"#/properties/lacking/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[t]:e.push(t),i++}}s.clause!==void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"\
clause",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.also!==void 0&&(R(s.also,{
instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(
R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),i++}return Gi.errors=e,i===0}var $u={type:"object",additionalProperties:!1,required:[
"kind","effect","rule","clause"],properties:{kind:{const:"gameRule"},effect:{type:"string"},rule:{$ref:"#/$defs/GameRule"},
clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Hi(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of $u.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="effect"||r==="rul\
e"||r==="clause"||r==="also")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&
s.kind!=="gameRule"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
gameRule"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.effect!==void 0&&typeof s.effect!="str\
ing"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}s.rule!==void 0&&(Je(s.rule,{instancePath:n+"/rule",parentData:s,parentDataProperty:"\
rule",rootData:a,dynamicAnchors:p})||(e=e===null?Je.errors:e.concat(Je.errors),i=e.length)),s.clause!==void 0&&($(s.clause,
{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.
concat($.errors),i=e.length)),s.also!==void 0&&(R(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"also",
rootData:a,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Hi.errors=e,
i===0}var lt={type:"object",additionalProperties:!1,required:["kind","object","step","total","clause"],properties:{kind:{
const:"cost"},object:{type:"string"},ability:{type:"string"},step:{enum:["base","alternative","additional","increase","r\
eduction","total","missed","locked"]},asked:{$ref:"#/$defs/Selector"},condition:{$ref:"#/$defs/Condition"},you:{type:"st\
ring"},by:{type:"string"},mana:{type:"string"},takes:{type:"string"},heldBy:{enum:["least","colors","generic","nothingLe\
ft"]},leaves:{type:"integer"},ordered:{const:!0},castFrom:{$ref:"#/$defs/Zone"},counted:{type:"array",items:{type:"strin\
g"}},total:{$ref:"#/$defs/ManaTotal"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Mi(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of lt.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.
call(lt.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="cost"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
cost"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.object!==void 0&&typeof s.object!="string"){
let r={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[r]:e.push(r),i++}if(s.ability!==void 0&&typeof s.ability!="string"){let r={instancePath:n+"/ab\
ility",schemaPath:"#/properties/ability/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),i++}if(s.step!==void 0){let r=s.step;if(!(r==="base"||r==="alternative"||r==="additional"||r==="increase"||
r==="reduction"||r==="total"||r==="missed"||r==="locked")){let t={instancePath:n+"/step",schemaPath:"#/properties/step/e\
num",keyword:"enum",params:{allowedValues:lt.properties.step.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),i++}}if(s.asked!==void 0&&(q(s.asked,{instancePath:n+"/asked",parentData:s,parentDataProperty:"\
asked",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.condition!==void 0&&(W(s.condition,
{instancePath:n+"/condition",parentData:s,parentDataProperty:"condition",rootData:a,dynamicAnchors:p})||(e=e===null?W.errors:
e.concat(W.errors),i=e.length)),s.you!==void 0&&typeof s.you!="string"){let r={instancePath:n+"/you",schemaPath:"#/prope\
rties/you/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.by!==void 0&&
typeof s.by!="string"){let r={instancePath:n+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.mana!==void 0&&typeof s.mana!="string"){let r={instancePath:n+
"/mana",schemaPath:"#/properties/mana/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),i++}if(s.takes!==void 0&&typeof s.takes!="string"){let r={instancePath:n+"/takes",schemaPath:"#/properties/\
takes/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.heldBy!==void 0){
let r=s.heldBy;if(!(r==="least"||r==="colors"||r==="generic"||r==="nothingLeft")){let t={instancePath:n+"/heldBy",schemaPath:"\
#/properties/heldBy/enum",keyword:"enum",params:{allowedValues:lt.properties.heldBy.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.leaves!==void 0){let r=s.leaves;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/leaves",schemaPath:"#/properties/leaves/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.ordered!==void 0&&s.ordered!==!0){let r={instancePath:n+
"/ordered",schemaPath:"#/properties/ordered/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to co\
nstant"};e===null?e=[r]:e.push(r),i++}if(s.castFrom!==void 0&&(I(s.castFrom,{instancePath:n+"/castFrom",parentData:s,parentDataProperty:"\
castFrom",rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)),s.counted!==void 0){let r=s.
counted;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/counte\
d/"+o,schemaPath:"#/properties/counted/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.total!==void 0&&(Pe(s.total,{instancePath:n+"/tot\
al",parentData:s,parentDataProperty:"total",rootData:a,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),i=e.
length)),s.clause!==void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:p})||
(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.also!==void 0&&(R(s.also,{instancePath:n+"/also",parentData:s,parentDataProperty:"\
also",rootData:a,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Mi.errors=e,
i===0}var Ou={type:"object",additionalProperties:!1,required:["kind","action","clause"],properties:{kind:{const:"stateBa\
sed"},action:{$ref:"#/$defs/StateBasedAction"},clause:{$ref:"#/$defs/Clause"},also:{$ref:"#/$defs/Also"}}};function Qi(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Ou.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="kind"||r==="action"||r==="clause"||r==="also")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.kind!==void 0&&s.kind!=="stateBased"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"stateBased"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}s.action!==void 0&&
(pe(s.action,{instancePath:n+"/action",parentData:s,parentDataProperty:"action",rootData:a,dynamicAnchors:p})||(e=e===null?
pe.errors:e.concat(pe.errors),i=e.length)),s.clause!==void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"\
clause",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.also!==void 0&&(R(s.also,{
instancePath:n+"/also",parentData:s,parentDataProperty:"also",rootData:a,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(
R.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),i++}return Qi.errors=e,i===0}function hs(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t of uu.required)
if(s[t]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:t},message:"m\
ust have required property '"+t+"'"};e===null?e=[o]:e.push(o),i++}let r=s.kind;if(typeof r=="string")if(r==="performed")
Oi(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Oi.errors:e.concat(Oi.
errors),i=e.length);else if(r==="ended")Di(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Di.errors:e.concat(Di.errors),i=e.length);else if(r==="failed")Ni(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Ni.errors:e.concat(Ni.errors),i=e.length);else if(r==="starts")Ai(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Ai.errors:e.concat(Ai.errors),i=e.length);else if(r===
"void")xi(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?xi.errors:e.concat(
xi.errors),i=e.length);else if(r==="layer")Ti(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Ti.errors:e.concat(Ti.errors),i=e.length);else if(r==="depends")Li(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Li.errors:e.concat(Li.errors),i=e.length);else if(r==="waits")Ii(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Ii.errors:e.concat(Ii.errors),i=e.length);else if(r===
"loop")Ci(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Ci.errors:e.concat(
Ci.errors),i=e.length);else if(r==="locked")_i(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?_i.errors:e.concat(_i.errors),i=e.length);else if(r==="continues")Ei(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Ei.errors:e.concat(Ei.errors),i=e.length);else if(r==="applied")zi(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?zi.errors:e.concat(zi.errors),i=e.length);else if(r===
"ceased")Wi(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Wi.errors:e.concat(
Wi.errors),i=e.length);else if(r==="unmet")Ki(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Ki.errors:e.concat(Ki.errors),i=e.length);else if(r==="stands")Ui(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Ui.errors:e.concat(Ui.errors),i=e.length);else if(r==="player")Gi(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Gi.errors:e.concat(Gi.errors),i=e.length);else if(r===
"gameRule")Hi(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Hi.errors:e.
concat(Hi.errors),i=e.length);else if(r==="cost")Mi(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?Mi.errors:e.concat(Mi.errors),i=e.length);else if(r==="stateBased")Qi(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Qi.errors:e.concat(Qi.errors),i=e.length);else{let t={instancePath:n,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" mus\
t be in oneOf'};e===null?e=[t]:e.push(t),i++}else{let t={instancePath:n,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[t]:e.push(t),i++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return hs.errors=e,i===0}function ds(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ls.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(Ls.properties,r)){let t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(s.ruleset!==void 0&&(F(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"rule\
set",rootData:a,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),i=e.length)),s.readings!==void 0){let r=s.readings;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/readings",schemaPath:"#/properties/readings/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)Z(r[o],{instancePath:n+"/readings/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
Z.errors:e.concat(Z.errors),i=e.length)}else{let t={instancePath:n+"/readings",schemaPath:"#/properties/readings/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.numbers!==void 0){let r=s.numbers;
if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let o=r[t];if(typeof o!="string"&&o!==null){let l={instancePath:n+
"/numbers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/numbers/additionalProperties/type",keyword:"\
type",params:{type:Ls.properties.numbers.additionalProperties.type},message:"must be string,null"};e===null?e=[l]:e.push(
l),i++}}else{let t={instancePath:n+"/numbers",schemaPath:"#/properties/numbers/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.objects!==void 0){let r=s.objects;if(r&&typeof r=="object"&&
!Array.isArray(r))for(let t in r)us(r[t],{instancePath:n+"/objects/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?us.errors:e.concat(us.errors),i=e.length);else{let t={instancePath:n+
"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)ms(
r[t],{instancePath:n+"/players/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||
(e=e===null?ms.errors:e.concat(ms.errors),i=e.length);else{let t={instancePath:n+"/players",schemaPath:"#/properties/pla\
yers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.gameRules!==
void 0){let r=s.gameRules;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Je(r[o],{instancePath:n+"/gameRules/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Je.errors:e.concat(Je.errors),i=e.length)}else{
let t={instancePath:n+"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}if(s.costs!==void 0){let r=s.costs;if(r&&typeof r=="object"&&!Array.isArray(
r))for(let t in r)ee(r[t],{instancePath:n+"/costs/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,
rootData:a,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),i=e.length);else{let t={instancePath:n+"/costs",
schemaPath:"#/properties/costs/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}}if(s.abilityCosts!==void 0){let r=s.abilityCosts;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let o=r[t];
if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o)ee(o[l],{instancePath:n+"/abilityCosts/"+t.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:l,rootData:a,dynamicAnchors:p})||
(e=e===null?ee.errors:e.concat(ee.errors),i=e.length);else{let l={instancePath:n+"/abilityCosts/"+t.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/abilityCosts/additionalProperties/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilityCosts",schemaPath:"#/properties/abili\
tyCosts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.stateBased!==
void 0){let r=s.stateBased;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)pe(r[o],{instancePath:n+"/stateBased/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),i=e.length)}else{
let t={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}if(s.trace!==void 0){let r=s.trace;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)hs(r[o],{instancePath:n+"/trace/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?hs.
errors:e.concat(hs.errors),i=e.length)}else{let t={instancePath:n+"/trace",schemaPath:"#/properties/trace/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ds.errors=e,
i===0}var Du={type:"object",additionalProperties:!1,required:["rounds","open","resolution"],properties:{rounds:{type:"ar\
ray",items:{type:"array",items:{$ref:"#/$defs/StateBasedAction"}}},open:{type:"array",items:{$ref:"#/$defs/StateBasedAct\
ion"}},resolution:{$ref:"#/$defs/Resolution"}}};function Zi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Du.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="rounds"||r==="open"||r==="resolution")){
let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.rounds!==void 0){let r=s.rounds;if(Array.isArray(
r)){let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(Array.isArray(l)){let f=l.length;for(let y=0;y<f;y++)pe(l[y],{instancePath:n+
"/rounds/"+o+"/"+y,parentData:l,parentDataProperty:y,rootData:a,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),
i=e.length)}else{let f={instancePath:n+"/rounds/"+o,schemaPath:"#/properties/rounds/items/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/rounds",schemaPath:"#/prope\
rties/rounds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.open!==
void 0){let r=s.open;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)pe(r[o],{instancePath:n+"/open/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),i=e.length)}else{let t={instancePath:n+
"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),i++}}s.resolution!==void 0&&(ds(s.resolution,{instancePath:n+"/resolution",parentData:s,parentDataProperty:"re\
solution",rootData:a,dynamicAnchors:p})||(e=e===null?ds.errors:e.concat(ds.errors),i=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Zi.
errors=e,i===0}function Xi(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of au.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="check"||r==="after"||r==="resolution"||r==="afterStateBasedActions")){
let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.check!==void 0&&typeof s.check!="string"){let r={
instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),i++}if(s.after!==void 0){let r=s.after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),i++}}s.resolution!==void 0&&(ds(s.resolution,{instancePath:n+"/resolution",parentData:s,
parentDataProperty:"resolution",rootData:a,dynamicAnchors:p})||(e=e===null?ds.errors:e.concat(ds.errors),i=e.length)),s.
afterStateBasedActions!==void 0&&(Zi(s.afterStateBasedActions,{instancePath:n+"/afterStateBasedActions",parentData:s,parentDataProperty:"\
afterStateBasedActions",rootData:a,dynamicAnchors:p})||(e=e===null?Zi.errors:e.concat(Zi.errors),i=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Xi.errors=e,i===0}var Nu=new RegExp("^[1-7][a-e]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|wh\
atItDoes|loop)$","u");function gs(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of pa.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(pa.properties,r)){let t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(s.scenario!==void 0&&typeof s.scenario!="string"){let r={instancePath:n+"/scenario",schemaPath:"#\
/properties/scenario/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}
if(s.ruleset!==void 0&&(F(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:a,dynamicAnchors:p})||
(e=e===null?F.errors:e.concat(F.errors),i=e.length)),s.verdict!==void 0&&(bi(s.verdict,{instancePath:n+"/verdict",parentData:s,
parentDataProperty:"verdict",rootData:a,dynamicAnchors:p})||(e=e===null?bi.errors:e.concat(bi.errors),i=e.length)),s.message!==
void 0&&typeof s.message!="string"){let r={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.reading!==void 0&&(Z(s.reading,{instancePath:n+
"/reading",parentData:s,parentDataProperty:"reading",rootData:a,dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),
i=e.length)),s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/attempts/"+o,schemaPath:"#/properties/attempts/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/attempts",schemaPath:"#/pr\
operties/attempts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
stderr!==void 0&&typeof s.stderr!="string"){let r={instancePath:n+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.untold!==void 0){let r=s.untold;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/untold",schemaPath:"#/properties/untold/minItems",keyword:"m\
inItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)Pi(r[o],{instancePath:n+"/untold/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
Pi.errors:e.concat(Pi.errors),i=e.length)}else{let t={instancePath:n+"/untold",schemaPath:"#/properties/untold/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.lacks!==void 0){let r=s.lacks;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/lacks",schemaPath:"#/properties/lacks/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)ki(
r[o],{instancePath:n+"/lacks/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ki.errors:
e.concat(ki.errors),i=e.length)}else{let t={instancePath:n+"/lacks",schemaPath:"#/properties/lacks/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.divergence!==void 0&&(wi(s.divergence,
{instancePath:n+"/divergence",parentData:s,parentDataProperty:"divergence",rootData:a,dynamicAnchors:p})||(e=e===null?wi.
errors:e.concat(wi.errors),i=e.length)),s.expectation!==void 0&&(ji(s.expectation,{instancePath:n+"/expectation",parentData:s,
parentDataProperty:"expectation",rootData:a,dynamicAnchors:p})||(e=e===null?ji.errors:e.concat(ji.errors),i=e.length)),s.
values!==void 0){let r=s.values;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)qi(r[o],{instancePath:n+"/values\
/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?qi.errors:e.concat(qi.errors),i=e.length)}else{
let t={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),i++}}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/clauses/"+o,schemaPath:"#/properties/clauses/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/clause\
s",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),i++}}if(s.layers!==void 0){let r=s.layers;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/layers/"+o,schemaPath:"#/properties/layers/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/layers",schemaPath:"#/proper\
ties/layers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.pairs!==
void 0){let r=s.pairs;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="string"){if(!Nu.
test(l)){let f={instancePath:n+"/pairs/"+o,schemaPath:"#/properties/pairs/items/pattern",keyword:"pattern",params:{pattern:"\
^[1-7][a-e]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|whatItDoes|loop)$"},message:'must match pattern "^\
[1-7][a-e]?\\|[A-Za-z]+\\|[A-Za-z]+\\|(none|existence|text|appliesTo|whatItDoes|loop)$"'};e===null?e=[f]:e.push(f),i++}}else{
let f={instancePath:n+"/pairs/"+o,schemaPath:"#/properties/pairs/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/pairs",schemaPath:"#/properties/pairs/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.checkPoints!==void 0){let r=s.
checkPoints;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Xi(r[o],{instancePath:n+"/checkPoints/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Xi.errors:e.concat(Xi.errors),i=e.length)}else{let t={instancePath:n+
"/checkPoints",schemaPath:"#/properties/checkPoints/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return gs.errors=e,i===0}function Ji(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of eu.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="place"||r==="resu\
lt"||r==="problem")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="result"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"result"},message:"must\
 be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.place!==void 0){let r=s.place;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={
instancePath:n+"/place",schemaPath:"#/properties/place/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),i++}}s.result!==void 0&&(gs(s.result,{instancePath:n+"/result",parentData:s,parentDataProperty:"\
result",rootData:a,dynamicAnchors:p})||(e=e===null?gs.errors:e.concat(gs.errors),i=e.length)),s.problem!==void 0&&(Ue(s.
problem,{instancePath:n+"/problem",parentData:s,parentDataProperty:"problem",rootData:a,dynamicAnchors:p})||(e=e===null?
Ue.errors:e.concat(Ue.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ji.errors=e,i===0}var Au={type:"object",additionalProperties:!1,
required:["kind","scenarios","results","digest"],properties:{kind:{const:"footer"},scenarios:{type:"integer",minimum:0},
results:{type:"integer",minimum:0},digest:{$ref:"#/$defs/Digest"}}};function Yi(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Au.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="scenarios"||r==="\
results"||r==="digest")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="footer"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
footer"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.scenarios!==void 0){let r=s.scenarios;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/scenarios",schemaPath:"#/properties/scenarios/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let t={instancePath:n+"/scenarios",schemaPath:"#/properties/scenarios/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.results!==void 0){let r=s.results;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/results",schemaPath:"#/properties/results/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let t={instancePath:n+"/results",schemaPath:"#/properties/results/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}s.digest!==void 0&&(Mr(s.digest,{instancePath:n+"/dig\
est",parentData:s,parentDataProperty:"digest",rootData:a,dynamicAnchors:p})||(e=e===null?Mr.errors:e.concat(Mr.errors),i=
e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return Yi.errors=e,i===0}function xa(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t of tl.required)
if(s[t]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:t},message:"m\
ust have required property '"+t+"'"};e===null?e=[o]:e.push(o),i++}let r=s.kind;if(typeof r=="string")if(r==="header")Ft(
s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Ft.errors:e.concat(Ft.errors),
i=e.length);else if(r==="scenario")gi(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?gi.errors:e.concat(gi.errors),i=e.length);else if(r==="result")Ji(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Ji.errors:e.concat(Ji.errors),i=e.length);else if(r==="footer")Yi(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Yi.errors:e.concat(Yi.errors),i=e.length);else{
let t={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},
message:'value of tag "kind" must be in oneOf'};e===null?e=[t]:e.push(t),i++}else{let t={instancePath:n,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===
null?e=[t]:e.push(t),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return xa.errors=e,i===0}var xu=Ta;function Ta(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!1,o=i;ye(s,{instancePath:n,parentData:h,
parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?ye.errors:e.concat(ye.errors),i=e.length);var l=o===i;if(t=
t||l,!t){let f=i;De(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?De.errors:
e.concat(De.errors),i=e.length);var l=f===i;t=t||l}if(t)i=r,e!==null&&(r?e.length=r:e=null);else{let f={instancePath:n,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),i++}return Ta.errors=
e,i===0}var Tu=La;var ka={type:"object",required:["name"],if:{required:["card_faces"]},else:{$ref:"#/$defs/FaceText"},properties:{name:{type:"\
string",minLength:1,maxLength:200},layout:{type:"string",maxLength:60},card_faces:{type:"array",minItems:1,maxItems:10,items:{
$ref:"#/$defs/FaceText"}}}},Jn={type:"object",required:["name","type_line"],properties:{name:{type:"string",minLength:1,
maxLength:200},mana_cost:{$ref:"#/$defs/PrintedText"},type_line:{type:"string",minLength:1,maxLength:200},oracle_text:{$ref:"\
#/$defs/PrintedText"},power:{$ref:"#/$defs/PrintedText"},toughness:{$ref:"#/$defs/PrintedText"},loyalty:{$ref:"#/$defs/P\
rintedText"},defense:{$ref:"#/$defs/PrintedText"},color_indicator:{type:["array","null"],items:{enum:["W","U","B","R","G"]}}}},
Lu={type:["string","null"],maxLength:4e3};function ne(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s!="string"&&s!==null){let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:Lu.type},message:"must be string,null"};e===null?e=[r]:e.push(r),i++}if(typeof s=="string"&&b(s)>4e3){
let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4\
000 characters"};e===null?e=[r]:e.push(r),i++}return ne.errors=e,i===0}function lr(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Jn.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){
if(b(r)>200){let t={instancePath:n+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.mana_cost!==void 0&&(ne(s.mana_cost,
{instancePath:n+"/mana_cost",parentData:s,parentDataProperty:"mana_cost",rootData:a,dynamicAnchors:p})||(e=e===null?ne.errors:
e.concat(ne.errors),i=e.length)),s.type_line!==void 0){let r=s.type_line;if(typeof r=="string"){if(b(r)>200){let t={instancePath:n+
"/type_line",schemaPath:"#/properties/type_line/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have\
 more than 200 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/type_line",schemaPath:"#/pro\
perties/type_line/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/type_line",schemaPath:"#/properties/type_line/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.oracle_text!==void 0&&(ne(s.oracle_text,{instancePath:n+
"/oracle_text",parentData:s,parentDataProperty:"oracle_text",rootData:a,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(
ne.errors),i=e.length)),s.power!==void 0&&(ne(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,
dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.errors),i=e.length)),s.toughness!==void 0&&(ne(s.toughness,{instancePath:n+
"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.
errors),i=e.length)),s.loyalty!==void 0&&(ne(s.loyalty,{instancePath:n+"/loyalty",parentData:s,parentDataProperty:"loyal\
ty",rootData:a,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.errors),i=e.length)),s.defense!==void 0&&(ne(s.defense,
{instancePath:n+"/defense",parentData:s,parentDataProperty:"defense",rootData:a,dynamicAnchors:p})||(e=e===null?ne.errors:
e.concat(ne.errors),i=e.length)),s.color_indicator!==void 0){let r=s.color_indicator;if(!Array.isArray(r)&&r!==null){let t={
instancePath:n+"/color_indicator",schemaPath:"#/properties/color_indicator/type",keyword:"type",params:{type:Jn.properties.
color_indicator.type},message:"must be array,null"};e===null?e=[t]:e.push(t),i++}if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++){let l=r[o];if(!(l==="W"||l==="U"||l==="B"||l==="R"||l==="G")){let f={instancePath:n+"/color_indicator/"+o,schemaPath:"\
#/properties/color_indicator/items/enum",keyword:"enum",params:{allowedValues:Jn.properties.color_indicator.items.enum},
message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),i++}}}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return lr.errors=e,
i===0}function ur(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,
i=0,r=i,t=!0,o=i;if(s&&typeof s=="object"&&!Array.isArray(s)){let f,y=!0;for(f of ka.if.required)if(y=s[f]!==void 0,!y){
let m={};e===null?e=[m]:e.push(m),i++;break}}var l=o===i;if(i=r,e!==null&&(r?e.length=r:e=null),!l){let f=i;lr(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?lr.errors:e.concat(lr.errors),i=e.length);var l=f===
i;t=l}if(!t){let f={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "el\
se" schema'};e===null?e=[f]:e.push(f),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of ka.required)if(s[f]===
void 0){let y={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"must have r\
equired property '"+f+"'"};e===null?e=[y]:e.push(y),i++}if(s.name!==void 0){let f=s.name;if(typeof f=="string"){if(b(f)>
200){let y={instancePath:n+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[y]:e.push(y),i++}if(b(f)<1){let y={instancePath:n+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[y]:e.push(y),i++}}else{let y={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}}if(s.layout!==void 0){let f=s.layout;if(typeof f=="stri\
ng"){if(b(f)>60){let y={instancePath:n+"/layout",schemaPath:"#/properties/layout/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:n+"/la\
yout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
y]:e.push(y),i++}}if(s.card_faces!==void 0){let f=s.card_faces;if(Array.isArray(f)){if(f.length>10){let m={instancePath:n+
"/card_faces",schemaPath:"#/properties/card_faces/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have \
more than 10 items"};e===null?e=[m]:e.push(m),i++}if(f.length<1){let m={instancePath:n+"/card_faces",schemaPath:"#/prope\
rties/card_faces/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:
e.push(m),i++}let y=f.length;for(let m=0;m<y;m++)lr(f[m],{instancePath:n+"/card_faces/"+m,parentData:f,parentDataProperty:m,
rootData:a,dynamicAnchors:p})||(e=e===null?lr.errors:e.concat(lr.errors),i=e.length)}else{let y={instancePath:n+"/card_f\
aces",schemaPath:"#/properties/card_faces/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[y]:e.push(y),i++}}}else{let f={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[f]:e.push(f),i++}return ur.errors=e,i===0}function La(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(!Array.isArray(s)){let y={};e===null?e=[y]:e.push(y),
i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){let y=i;if(Array.isArray(s)){let u=s.length;for(let c=0;c<
u;c++)ur(s[c],{instancePath:n+"/"+c,parentData:s,parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===null?ur.errors:
e.concat(ur.errors),i=e.length)}var l=y===i;t=l,f="then"}else{let y=i;ur(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?ur.errors:e.concat(ur.errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};e===null?e=
[y]:e.push(y),i++}return La.errors=e,i===0}var Iu=Ia;function Ia(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let t of Ts.required)
if(s[t]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:t},message:"m\
ust have required property '"+t+"'"};e===null?e=[o]:e.push(o),i++}for(let t in s)if(!S.call(Ts.properties,t)){let o={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[o]:e.push(o),i++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let t={instancePath:n+
"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(s.name!==void 0){let t=s.name;if(typeof t=="string"){if(b(t)>200){let o={instancePath:n+"/na\
me",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200\
 characters"};e===null?e=[o]:e.push(o),i++}if(b(t)<1){let o={instancePath:n+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),i++}}else{
let o={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[o]:e.push(o),i++}}if(s.names!==void 0){let t=s.names;if(t&&typeof t=="object"&&!Array.isArray(t)){
for(let o in t)if(!(o==="de"||o==="fr")){let l={instancePath:n+"/names",schemaPath:"#/properties/names/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?
e=[l]:e.push(l),i++}if(t.de!==void 0){let o=t.de;if(typeof o=="string"){if(b(o)<1){let l={instancePath:n+"/names/de",schemaPath:"\
#/properties/names/properties/de/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:n+"/names/de",schemaPath:"#/properties/names/properties\
/de/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}if(t.fr!==void 0){
let o=t.fr;if(typeof o=="string"){if(b(o)<1){let l={instancePath:n+"/names/fr",schemaPath:"#/properties/names/properties\
/fr/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(
l),i++}}else{let l={instancePath:n+"/names/fr",schemaPath:"#/properties/names/properties/fr/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:n+"/names",schemaPath:"\
#/properties/names/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(s.
nameForms!==void 0&&(Ne(s.nameForms,{instancePath:n+"/nameForms",parentData:s,parentDataProperty:"nameForms",rootData:a,
dynamicAnchors:p})||(e=e===null?Ne.errors:e.concat(Ne.errors),i=e.length)),s.printedName!==void 0&&(He(s.printedName,{instancePath:n+
"/printedName",parentData:s,parentDataProperty:"printedName",rootData:a,dynamicAnchors:p})||(e=e===null?He.errors:e.concat(
He.errors),i=e.length)),s.manaCost!==void 0&&(Ae(s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"\
manaCost",rootData:a,dynamicAnchors:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),i=e.length)),s.colorIndicator!==void 0){
let t=s.colorIndicator;if(Array.isArray(t)){if(t.length<1){let l={instancePath:n+"/colorIndicator",schemaPath:"#/propert\
ies/colorIndicator/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[l]:e.push(l),i++}let o=t.length;for(let l=0;l<o;l++)E(t[l],{instancePath:n+"/colorIndicator/"+l,parentData:t,parentDataProperty:l,
rootData:a,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{let o={instancePath:n+"/colorInd\
icator",schemaPath:"#/properties/colorIndicator/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[o]:e.push(o),i++}}if(s.supertypes!==void 0){let t=s.supertypes;if(Array.isArray(t)){let o=t.length;for(let l=0;l<
o;l++)_(t[l],{instancePath:n+"/supertypes/"+l,parentData:t,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?
_.errors:e.concat(_.errors),i=e.length)}else{let o={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(s.types!==void 0){let t=s.
types;if(Array.isArray(t)){let o=t.length;for(let l=0;l<o;l++)x(t[l],{instancePath:n+"/types/"+l,parentData:t,parentDataProperty:l,
rootData:a,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let o={instancePath:n+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(s.
subtypes!==void 0){let t=s.subtypes;if(Array.isArray(t)){let o=t.length;for(let l=0;l<o;l++){let f=t[l];if(typeof f=="st\
ring"){if(b(f)>40){let y={instancePath:n+"/subtypes/"+l,schemaPath:"#/properties/subtypes/items/maxLength",keyword:"maxL\
ength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[y]:e.push(y),i++}if(b(f)<1){let y={
instancePath:n+"/subtypes/"+l,schemaPath:"#/properties/subtypes/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:n+"/subtypes/"+l,schemaPath:"\
#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(
y),i++}}}else{let o={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(s.power!==void 0&&(Y(s.power,{instancePath:n+"/power",parentData:s,
parentDataProperty:"power",rootData:a,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),i=e.length)),s.toughness!==
void 0&&(Y(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"toughness",rootData:a,dynamicAnchors:p})||
(e=e===null?Y.errors:e.concat(Y.errors),i=e.length)),s.loyalty!==void 0){let t=s.loyalty;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let o={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(
t))){let o={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(s.defense!==void 0){let t=s.defense;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let o={instancePath:n+"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(s.abilities!==void 0){let t=s.abilities;if(Array.isArray(
t)){let o=t.length;for(let l=0;l<o;l++)de(t[l],{instancePath:n+"/abilities/"+l,parentData:t,parentDataProperty:l,rootData:a,
dynamicAnchors:p})||(e=e===null?de.errors:e.concat(de.errors),i=e.length)}else{let o={instancePath:n+"/abilities",schemaPath:"\
#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}
if(s.layout!==void 0){let t=s.layout;if(!(t==="normal"||t==="transform"||t==="modal"||t==="flip"||t==="split"||t==="room"||
t==="adventure"||t==="meld")){let o={instancePath:n+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{
allowedValues:Ts.properties.layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),
i++}}if(s.back!==void 0&&(Xr(s.back,{instancePath:n+"/back",parentData:s,parentDataProperty:"back",rootData:a,dynamicAnchors:p})||
(e=e===null?Xr.errors:e.concat(Xr.errors),i=e.length)),s.meld!==void 0&&(Jr(s.meld,{instancePath:n+"/meld",parentData:s,
parentDataProperty:"meld",rootData:a,dynamicAnchors:p})||(e=e===null?Jr.errors:e.concat(Jr.errors),i=e.length)),s.prototype!==
void 0&&(Yr(s.prototype,{instancePath:n+"/prototype",parentData:s,parentDataProperty:"prototype",rootData:a,dynamicAnchors:p})||
(e=e===null?Yr.errors:e.concat(Yr.errors),i=e.length)),s.makes!==void 0){let t=s.makes;if(Array.isArray(t)){if(t.length<
1){let l={instancePath:n+"/makes",schemaPath:"#/properties/makes/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),i++}let o=t.length;for(let l=0;l<o;l++){let f=t[l],y=i,m=!0,
u=i;if(typeof f!="string"){let g={};e===null?e=[g]:e.push(g),i++}var r=u===i;i=y,e!==null&&(y?e.length=y:e=null);let c;if(r){
let g=i;es(f,{instancePath:n+"/makes/"+l,parentData:t,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?es.
errors:e.concat(es.errors),i=e.length);var r=g===i;m=r,c="then"}else{let g=i;rs(f,{instancePath:n+"/makes/"+l,parentData:t,
parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?rs.errors:e.concat(rs.errors),i=e.length);var r=g===i;m=
r,c="else"}if(!m){let g={instancePath:n+"/makes/"+l,schemaPath:"#/properties/makes/items/if",keyword:"if",params:{failingKeyword:c},
message:'must match "'+c+'" schema'};e===null?e=[g]:e.push(g),i++}}}else{let o={instancePath:n+"/makes",schemaPath:"#/pr\
operties/makes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(s.madeUp!==
void 0&&s.madeUp!==!0){let t={instancePath:n+"/madeUp",schemaPath:"#/properties/madeUp/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ia.errors=e,i===0}var Cu=Ca,wa={
type:"object",additionalProperties:!1,required:["format","scenario","check","ruleset","order","start","layers","end"],properties:{
$schema:{type:"string"},format:{const:"cr613-certificate/1"},scenario:{type:"string"},check:{type:"string"},ruleset:{$ref:"\
#/$defs/RulesetId"},readings:{type:"array",items:{type:"string"}},order:{$ref:"#/$defs/CertifiedRules"},start:{$ref:"#/$\
defs/CertifiedValues"},layers:{type:"array",items:{$ref:"#/$defs/CertifiedLayer"}},end:{$ref:"#/$defs/CertifiedValues"}}},
Yn={type:"object",additionalProperties:!1,required:["reevaluates","loops","freed","definingDepend","countersDepend"],properties:{
reevaluates:{type:"boolean"},loops:{enum:["members","membersLast","membersInOneGo","layer"]},freed:{enum:["inTurn","atOn\
ce"]},definingDepend:{type:"boolean"},countersDepend:{type:"boolean"}}};function en(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Yn.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="reevaluates"||r==="loops"||r===
"freed"||r==="definingDepend"||r==="countersDepend")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.reevaluates!==void 0&&typeof s.reevaluates!="boolean"){let r={instancePath:n+"/reevaluates",schemaPath:"#/pr\
operties/reevaluates/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}
if(s.loops!==void 0){let r=s.loops;if(!(r==="members"||r==="membersLast"||r==="membersInOneGo"||r==="layer")){let t={instancePath:n+
"/loops",schemaPath:"#/properties/loops/enum",keyword:"enum",params:{allowedValues:Yn.properties.loops.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.freed!==void 0){let r=s.freed;if(!(r==="in\
Turn"||r==="atOnce")){let t={instancePath:n+"/freed",schemaPath:"#/properties/freed/enum",keyword:"enum",params:{allowedValues:Yn.
properties.freed.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.definingDepend!==
void 0&&typeof s.definingDepend!="boolean"){let r={instancePath:n+"/definingDepend",schemaPath:"#/properties/definingDep\
end/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.countersDepend!==
void 0&&typeof s.countersDepend!="boolean"){let r={instancePath:n+"/countersDepend",schemaPath:"#/properties/countersDep\
end/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return en.
errors=e,i===0}function mr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t=s[r];if(t&&typeof t=="object"&&!Array.isArray(t))for(let o in t)
Ve(t[o],{instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Ve.errors:e.concat(Ve.errors),i=e.length);else{let o={instancePath:n+
"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return mr.errors=e,i===0}var va={type:"obj\
ect",additionalProperties:!1,required:["layer","pass","clause","choices"],properties:{layer:{$ref:"#/$defs/LayerName"},pass:{
enum:["all","cda","rest"]},clause:{$ref:"#/$defs/Clause"},choices:{type:"array",minItems:1,items:{$ref:"#/$defs/Certifie\
dChoice"}}}},_u={type:"object",additionalProperties:!1,required:["pending","trials","applies"],properties:{pending:{type:"\
array",minItems:1,items:{$ref:"#/$defs/CertifiedEffect"}},trials:{type:"array",minItems:1,items:{$ref:"#/$defs/Certified\
Trial"}},applies:{type:"string"},loop:{type:"array",minItems:2,items:{type:"string"}}}},Eu={type:"object",additionalProperties:!1,
required:["effect","timestamp","before"],properties:{effect:{type:"string"},timestamp:{type:"integer"},begun:{const:!0},
defining:{const:!0},counters:{const:!0},before:{$ref:"#/$defs/CertifiedFootprint"}}},Fu={type:"object",additionalProperties:!1,
required:["exists","objects","does"],properties:{exists:{type:"boolean"},text:{type:"string"},objects:{type:"array",items:{
type:"string"}},does:{type:"object",additionalProperties:{type:"string"}}}};function bs(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Fu.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="exists"||r==="text"||r==="ob\
jects"||r==="does")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.exists!==void 0&&typeof s.exists!="bool\
ean"){let r={instancePath:n+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.text!==void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",
schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),i++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="s\
tring"){let l={instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/objects",schemaPath:"#/prope\
rties/objects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.does!==
void 0){let r=s.does;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(typeof r[t]!="string"){let o={instancePath:n+
"/does/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/does/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:n+"/does",schemaPath:"\
#/properties/does/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return bs.errors=e,i===0}function rn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Eu.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="effect"||r==="timestamp"||r==="begun"||r==="defining"||r==="counters"||
r==="before")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.effect!==void 0&&typeof s.effect!="stri\
ng"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(s.timestamp!==void 0){let r=s.timestamp;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.begun!==void 0&&s.begun!==!0){let r={instancePath:n+
"/begun",schemaPath:"#/properties/begun/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to consta\
nt"};e===null?e=[r]:e.push(r),i++}if(s.defining!==void 0&&s.defining!==!0){let r={instancePath:n+"/defining",schemaPath:"\
#/properties/defining/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),i++}if(s.counters!==void 0&&s.counters!==!0){let r={instancePath:n+"/counters",schemaPath:"#/properties/counte\
rs/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}s.before!==
void 0&&(bs(s.before,{instancePath:n+"/before",parentData:s,parentDataProperty:"before",rootData:a,dynamicAnchors:p})||(e=
e===null?bs.errors:e.concat(bs.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return rn.errors=e,i===0}var Su={type:"object",additionalProperties:!1,
required:["effect","changes","same","differs"],properties:{effect:{type:"string"},changes:{type:"array",items:{$ref:"#/$\
defs/Change"}},same:{type:"array",items:{type:"string"}},differs:{type:"array",items:{$ref:"#/$defs/CertifiedDifference"}}}},
Vu={type:"object",additionalProperties:!1,required:["effect","after"],properties:{effect:{type:"string"},after:{$ref:"#/\
$defs/CertifiedFootprint"}}};function sn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Vu.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="effect"||r==="after")){let t={instancePath:n,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/\
properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}s.after!==
void 0&&(bs(s.after,{instancePath:n+"/after",parentData:s,parentDataProperty:"after",rootData:a,dynamicAnchors:p})||(e=e===
null?bs.errors:e.concat(bs.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return sn.errors=e,i===0}function tn(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Su.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"effect"||r==="changes"||r==="same"||r==="differs")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.changes!==void 0){
let r=s.changes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)ys(r[o],{instancePath:n+"/changes/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ys.errors:e.concat(ys.errors),i=e.length)}else{let t={instancePath:n+
"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}if(s.same!==void 0){let r=s.same;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/same/"+o,schemaPath:"#/properties/same/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/same",schemaPath:"#/properties/same\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.differs!==void 0){
let r=s.differs;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)sn(r[o],{instancePath:n+"/differs/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?sn.errors:e.concat(sn.errors),i=e.length)}else{let t={instancePath:n+
"/differs",schemaPath:"#/properties/differs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return tn.errors=e,i===0}function nn(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of _u.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="pending"||r==="trials"||r==="\
applies"||r==="loop")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.pending!==void 0){
let r=s.pending;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/pending",schemaPath:"#/properties/pending/mi\
nItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.
length;for(let o=0;o<t;o++)rn(r[o],{instancePath:n+"/pending/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?rn.errors:e.concat(rn.errors),i=e.length)}else{let t={instancePath:n+"/pending",schemaPath:"#/properties/pen\
ding/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.trials!==void 0){
let r=s.trials;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/trials",schemaPath:"#/properties/trials/minIt\
ems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.
length;for(let o=0;o<t;o++)tn(r[o],{instancePath:n+"/trials/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?tn.errors:e.concat(tn.errors),i=e.length)}else{let t={instancePath:n+"/trials",schemaPath:"#/properties/tria\
ls/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.applies!==void 0&&
typeof s.applies!="string"){let r={instancePath:n+"/applies",schemaPath:"#/properties/applies/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.loop!==void 0){let r=s.loop;if(Array.isArray(
r)){if(r.length<2){let o={instancePath:n+"/loop",schemaPath:"#/properties/loop/minItems",keyword:"minItems",params:{limit:2},
message:"must NOT have fewer than 2 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/loop/"+o,schemaPath:"#/properties/loop/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/loop",schemaPath:"#/properties/loop\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return nn.
errors=e,i===0}function on(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of va.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="layer"||r==="pass"||r==="clause"||r==="choices")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.layer!==void 0&&(X(s.layer,{instancePath:n+"/layer",parentData:s,
parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),i=e.length)),s.pass!==
void 0){let r=s.pass;if(!(r==="all"||r==="cda"||r==="rest")){let t={instancePath:n+"/pass",schemaPath:"#/properties/pass\
/enum",keyword:"enum",params:{allowedValues:va.properties.pass.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),i++}}if(s.clause!==void 0&&($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"\
clause",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.choices!==void 0){let r=s.
choices;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/choices",schemaPath:"#/properties/choices/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;
for(let o=0;o<t;o++)nn(r[o],{instancePath:n+"/choices/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?nn.errors:e.concat(nn.errors),i=e.length)}else{let t={instancePath:n+"/choices",schemaPath:"#/properties/cho\
ices/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return on.
errors=e,i===0}function Ca(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of wa.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(wa.properties,r)){let t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let r={instancePath:n+"/$schema",schemaPath:"#/pr\
operties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.
format!==void 0&&s.format!=="cr613-certificate/1"){let r={instancePath:n+"/format",schemaPath:"#/properties/format/const",
keyword:"const",params:{allowedValue:"cr613-certificate/1"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
i++}if(s.scenario!==void 0&&typeof s.scenario!="string"){let r={instancePath:n+"/scenario",schemaPath:"#/properties/scen\
ario/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.check!==void 0&&
typeof s.check!="string"){let r={instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.ruleset!==void 0&&(F(s.ruleset,{instancePath:n+"/ru\
leset",parentData:s,parentDataProperty:"ruleset",rootData:a,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),
i=e.length)),s.readings!==void 0){let r=s.readings;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/readings/"+o,schemaPath:"#/properties/readings/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/readings",schemaPath:"#/pr\
operties/readings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
order!==void 0&&(en(s.order,{instancePath:n+"/order",parentData:s,parentDataProperty:"order",rootData:a,dynamicAnchors:p})||
(e=e===null?en.errors:e.concat(en.errors),i=e.length)),s.start!==void 0&&(mr(s.start,{instancePath:n+"/start",parentData:s,
parentDataProperty:"start",rootData:a,dynamicAnchors:p})||(e=e===null?mr.errors:e.concat(mr.errors),i=e.length)),s.layers!==
void 0){let r=s.layers;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)on(r[o],{instancePath:n+"/layers/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?on.errors:e.concat(on.errors),i=e.length)}else{let t={instancePath:n+
"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),i++}}s.end!==void 0&&(mr(s.end,{instancePath:n+"/end",parentData:s,parentDataProperty:"end",rootData:a,dynamicAnchors:p})||
(e=e===null?mr.errors:e.concat(mr.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ca.errors=e,i===0}var Ru=_a;function _a(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let t of Aa.required)if(s[t]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:t},message:"must have required property '"+t+"'"};e===null?e=[o]:e.push(o),i++}let r=s.
kind;if(typeof r=="string")if(r==="copy")br(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?br.errors:e.concat(br.errors),i=e.length);else if(r==="gainControl")Pr(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Pr.errors:e.concat(Pr.errors),i=e.length);else if(r==="exchangeControl")kr(s,
{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?kr.errors:e.concat(kr.errors),
i=e.length);else if(r==="replaceWords")wr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?wr.errors:e.concat(wr.errors),i=e.length);else if(r==="gainFullText")vr(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?vr.errors:e.concat(vr.errors),i=e.length);else if(r==="exchangeTextBoxes")jr(
s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?jr.errors:e.concat(jr.errors),
i=e.length);else if(r==="setName")qr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||
(e=e===null?qr.errors:e.concat(qr.errors),i=e.length);else if(r==="addTypes")$r(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?$r.errors:e.concat($r.errors),i=e.length);else if(r==="setTypes")Or(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Or.errors:e.concat(Or.errors),i=e.length);else if(r===
"removeTypes")Dr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Dr.errors:
e.concat(Dr.errors),i=e.length);else if(r==="setSubtypes")Nr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?Nr.errors:e.concat(Nr.errors),i=e.length);else if(r==="setBasicLandTypes")Ar(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Ar.errors:e.concat(Ar.errors),i=e.length);else if(r===
"addEverySubtype")xr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?xr.errors:
e.concat(xr.errors),i=e.length);else if(r==="setColors")Tr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?Tr.errors:e.concat(Tr.errors),i=e.length);else if(r==="addColors")Lr(s,{instancePath:n,parentData:h,
parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Lr.errors:e.concat(Lr.errors),i=e.length);else if(r==="g\
ainAbilities")Ir(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Ir.errors:
e.concat(Ir.errors),i=e.length);else if(r==="gainAbilitiesOf")Cr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?Cr.errors:e.concat(Cr.errors),i=e.length);else if(r==="loseAbilities")_r(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?_r.errors:e.concat(_r.errors),i=e.length);else if(r===
"loseAllAbilities")Er(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Er.
errors:e.concat(Er.errors),i=e.length);else if(r==="cantHave")Fr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?Fr.errors:e.concat(Fr.errors),i=e.length);else if(r==="setPowerToughness")Sr(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Sr.errors:e.concat(Sr.errors),i=e.length);else if(r===
"modifyPowerToughness")Vr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?
Vr.errors:e.concat(Vr.errors),i=e.length);else if(r==="switchPowerToughness")Rr(s,{instancePath:n,parentData:h,parentDataProperty:d,
rootData:a,dynamicAnchors:p})||(e=e===null?Rr.errors:e.concat(Rr.errors),i=e.length);else if(r==="playerGains")Br(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Br.errors:e.concat(Br.errors),i=e.length);else if(r===
"playerLoses")zr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?zr.errors:
e.concat(zr.errors),i=e.length);else if(r==="playerCantHave")Wr(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,
dynamicAnchors:p})||(e=e===null?Wr.errors:e.concat(Wr.errors),i=e.length);else if(r==="changeGameRule")Kr(s,{instancePath:n,
parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Kr.errors:e.concat(Kr.errors),i=e.length);else if(r===
"changeCost")Ur(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?Ur.errors:
e.concat(Ur.errors),i=e.length);else{let t={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" must be in oneOf'};e===null?e=[t]:e.push(t),i++}else{
let t={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'\
tag "kind" must be string'};e===null?e=[t]:e.push(t),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _a.errors=e,i===0}var Bu=Ea,zu={type:"\
object",additionalProperties:!1,required:["kind","id","message"],properties:{kind:{const:"error"},id:{type:"integer",minimum:1},
message:{type:"string",maxLength:4e3}}};function Ea(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zu.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="id"||r==="message")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="error"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"error"},message:"must be equal to con\
stant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let r=s.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/id",schemaPath:"\
#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(
t),i++}}if(s.message!==void 0){let r=s.message;if(typeof r=="string"){if(b(r)>4e3){let t={instancePath:n+"/message",schemaPath:"\
#/properties/message/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ea.errors=e,i===
0}var Wu=Fa,Ku={type:"object",additionalProperties:!1,required:["kind","protocol","engine","claims"],properties:{kind:{const:"\
hello"},protocol:{$ref:"#/$defs/ProtocolId"},engine:{$ref:"#/$defs/Program"},claims:{$ref:"#/$defs/Claims"}}};function Ps(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s!=="cr613-engine/1"){let r={instancePath:n,schemaPath:"#/const",keyword:"const",params:{allowedValue:"cr613-engine/1"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}return Ps.errors=e,i===0}var Uu={type:"object",additionalProperties:!1,
required:["name","version"],properties:{name:{type:"string",minLength:1,maxLength:100},version:{type:"string",minLength:1,
maxLength:100}}};function ks(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Uu.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="name"||r==="version")){let t={instancePath:n,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(b(r)>100){let t={instancePath:n+"/na\
me",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100\
 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),i++}}if(s.version!==void 0){let r=s.version;if(typeof r=="string"){if(b(r)>100){let t={
instancePath:n+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:100},message:"mu\
st NOT have more than 100 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ks.errors=e,i===0}function Fa(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Ku.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="kind"||r==="protocol"||r==="engine"||r==="claims")){let t={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="hello"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",
keyword:"const",params:{allowedValue:"hello"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}s.protocol!==
void 0&&(Ps(s.protocol,{instancePath:n+"/protocol",parentData:s,parentDataProperty:"protocol",rootData:a,dynamicAnchors:p})||
(e=e===null?Ps.errors:e.concat(Ps.errors),i=e.length)),s.engine!==void 0&&(ks(s.engine,{instancePath:n+"/engine",parentData:s,
parentDataProperty:"engine",rootData:a,dynamicAnchors:p})||(e=e===null?ks.errors:e.concat(ks.errors),i=e.length)),s.claims!==
void 0&&(Hr(s.claims,{instancePath:n+"/claims",parentData:s,parentDataProperty:"claims",rootData:a,dynamicAnchors:p})||(e=
e===null?Hr.errors:e.concat(Hr.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Fa.errors=e,i===0}var Gu=Sa,Hu={type:"objec\
t",additionalProperties:!1,required:["kind","id","message"],properties:{kind:{const:"refused"},id:{type:"integer",minimum:1},
message:{type:"string",maxLength:4e3}}};function Sa(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Hu.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="id"||r==="message")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="refused"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"refused"},message:"must be equal to c\
onstant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let r=s.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/i\
d",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[t]:e.push(t),i++}}if(s.message!==void 0){let r=s.message;if(typeof r=="string"){if(b(r)>4e3){let t={instancePath:n+"/\
message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more \
than 4000 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/message",schemaPath:"#/properties/mess\
age/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Sa.
errors=e,i===0}var Mu=Ra,Qu={type:"object",additionalProperties:!1,required:["kind","id","checkPoints"],properties:{kind:{
const:"result"},id:{type:"integer",minimum:1},checkPoints:{type:"array",items:{$ref:"#/$defs/ObservedCheckPoint"}}}},Zu={
type:"object",additionalProperties:!1,required:["check","observation"],properties:{check:{type:"string"},observation:{$ref:"\
#/$defs/Observation"},afterStateBasedActions:{$ref:"#/$defs/ObservedAfter"}}},Va={type:"object",additionalProperties:!1,
required:["objects"],properties:{objects:{type:"object",additionalProperties:{$ref:"#/$defs/ObservedObject"}},players:{type:"\
object",additionalProperties:{$ref:"#/$defs/ObservedPlayer"}},gameRules:{type:"array",items:{$ref:"#/$defs/ObservedGameR\
ule"}},costs:{type:"object",additionalProperties:{$ref:"#/$defs/SpellCost"}},abilityCosts:{type:"object",additionalProperties:{
type:"object",additionalProperties:{$ref:"#/$defs/SpellCost"}}},stateBased:{type:"array",items:{$ref:"#/$defs/ObservedAc\
tion"}},order:{type:"array",items:{$ref:"#/$defs/ObservedApplication"}},dependencies:{type:"array",items:{$ref:"#/$defs/\
ObservedDependency"}}}},Ee={type:"object",additionalProperties:!1,properties:{name:{type:["string","null"]},manaCost:{type:[
"string","null"]},manaValue:{type:"integer"},colors:{type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",
items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"\
string"}},abilities:{type:"array",items:{type:"string"}},keywords:{type:"array",items:{type:"string"}},power:{type:["int\
eger","null"]},toughness:{type:["integer","null"]},basePower:{type:["integer","null"]},baseToughness:{type:["integer","n\
ull"]},loyalty:{type:["integer","null"]},defense:{type:["integer","null"]},controller:{type:"string"},owner:{type:"strin\
g"},zone:{$ref:"#/$defs/Zone"},faceDown:{type:"boolean"},tapped:{type:"boolean"},attachedTo:{type:["string","null"]},counters:{
type:"object",additionalProperties:{type:"integer"}},damage:{type:"integer",minimum:0},tapsFor:{type:"array",items:{enum:[
"W","U","B","R","G","C"]}},rules:{type:"array",items:{type:"string"}},attacks:{$ref:"#/$defs/CombatDuty"},blocks:{$ref:"\
#/$defs/CombatDuty"},copiable:{$ref:"#/$defs/ObservedCopiable"}}},tt={type:"object",additionalProperties:!1,properties:{
name:{type:["string","null"]},manaCost:{type:["string","null"]},colors:{type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{
type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"arra\
y",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},power:{type:["integer","null"]},toughness:{type:[
"integer","null"]}}};function an(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!S.call(tt.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let t={
instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:tt.properties.name.type},message:"\
must be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==
null){let t={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:tt.properties.
manaCost.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)E(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{let t={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+"\
/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),
i=e.length)}else{let t={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let t=r.
length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.subtypes!==void 0){
let r=s.subtypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/abilities/"+o,
schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/power",schemaPath:"#/properties/power/type",
keyword:"type",params:{type:tt.properties.power.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+
"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:tt.properties.toughness.type},message:"\
must be integer,null"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return an.errors=e,i===0}function ws(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r in s)if(!S.call(Ee.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let t={instancePath:n+"/name",schemaPath:"#/pro\
perties/name/type",keyword:"type",params:{type:Ee.properties.name.type},message:"must be string,null"};e===null?e=[t]:e.
push(t),i++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let t={instancePath:n+"/manaCost",
schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:Ee.properties.manaCost.type},message:"must be string\
,null"};e===null?e=[t]:e.push(t),i++}}if(s.manaValue!==void 0){let r=s.manaValue;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:n+"/manaValue",schemaPath:"#/properties/manaValue/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(
r)){let t=r.length;for(let o=0;o<t;o++)E(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{let t={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)_(r[o],{instancePath:n+"\
/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),
i=e.length)}else{let t={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let t=r.
length;for(let o=0;o<t;o++)x(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),i=e.length)}else{let t={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.subtypes!==void 0){
let r=s.subtypes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/abilities/"+o,
schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.keywords!==void 0){let r=s.keywords;if(Array.isArray(
r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/keywords/"+o,schemaPath:"#/prop\
erties/keywords/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{
let t={instancePath:n+"/keywords",schemaPath:"#/properties/keywords/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),i++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:Ee.
properties.power.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.toughness!==void 0){let r=s.toughness;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/toughness",schemaPath:"#/pro\
perties/toughness/type",keyword:"type",params:{type:Ee.properties.toughness.type},message:"must be integer,null"};e===null?
e=[t]:e.push(t),i++}}if(s.basePower!==void 0){let r=s.basePower;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&
r!==null){let t={instancePath:n+"/basePower",schemaPath:"#/properties/basePower/type",keyword:"type",params:{type:Ee.properties.
basePower.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.baseToughness!==void 0){let r=s.baseToughness;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/baseToughness",schemaPath:"#\
/properties/baseToughness/type",keyword:"type",params:{type:Ee.properties.baseToughness.type},message:"must be integer,n\
ull"};e===null?e=[t]:e.push(t),i++}}if(s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let t={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:Ee.properties.
loyalty.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/defense",schemaPath:"#/properties/defense/t\
ype",keyword:"type",params:{type:Ee.properties.defense.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}
if(s.controller!==void 0&&typeof s.controller!="string"){let r={instancePath:n+"/controller",schemaPath:"#/properties/co\
ntroller/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.owner!==
void 0&&typeof s.owner!="string"){let r={instancePath:n+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.zone!==void 0&&(I(s.zone,{instancePath:n+"/zo\
ne",parentData:s,parentDataProperty:"zone",rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)),
s.faceDown!==void 0&&typeof s.faceDown!="boolean"){let r={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.tapped!==void 0&&
typeof s.tapped!="boolean"){let r={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!=
"string"&&r!==null){let t={instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"type",params:{
type:Ee.properties.attachedTo.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.counters!==void 0){
let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let o=r[t];if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let l={instancePath:n+"/counters/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/counters/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
l]:e.push(l),i++}}else{let t={instancePath:n+"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.damage!==void 0){let r=s.damage;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/damage",schemaPath:"#/properties/damage/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let t={instancePath:n+"/damage",schemaPath:"#/properties/damage/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.tapsFor!==void 0){let r=s.tapsFor;if(Array.isArray(
r)){let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(!(l==="W"||l==="U"||l==="B"||l==="R"||l==="G"||l==="C")){let f={instancePath:n+
"/tapsFor/"+o,schemaPath:"#/properties/tapsFor/items/enum",keyword:"enum",params:{allowedValues:Ee.properties.tapsFor.items.
enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/\
tapsFor",schemaPath:"#/properties/tapsFor/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),i++}}if(s.rules!==void 0){let r=s.rules;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/rules/"+o,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/rules",schemaPath:"#/propertie\
s/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.attacks!==void 0&&
(ae(s.attacks,{instancePath:n+"/attacks",parentData:s,parentDataProperty:"attacks",rootData:a,dynamicAnchors:p})||(e=e===
null?ae.errors:e.concat(ae.errors),i=e.length)),s.blocks!==void 0&&(ae(s.blocks,{instancePath:n+"/blocks",parentData:s,parentDataProperty:"\
blocks",rootData:a,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),i=e.length)),s.copiable!==void 0&&(an(s.
copiable,{instancePath:n+"/copiable",parentData:s,parentDataProperty:"copiable",rootData:a,dynamicAnchors:p})||(e=e===null?
an.errors:e.concat(an.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ws.errors=e,i===0}var ja={type:"object",additionalProperties:!1,
properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{type:"array",items:{type:"string"}},maximumHandSize:{
type:["integer","null"]},landPlays:{type:["integer","null"]}}};function vs(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r===
"life"||r==="hand"||r==="abilities"||r==="maximumHandSize"||r==="landPlays")){let t={instancePath:n,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propertie\
s"};e===null?e=[t]:e.push(t),i++}if(s.life!==void 0){let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:n+"/life",schemaPath:"#/properties/life/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};e===null?e=[t]:e.push(t),i++}}if(s.hand!==void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[t]:e.push(t),i++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),i++}}if(s.maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let t={instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maximumHandSize/type",keyword:"\
type",params:{type:ja.properties.maximumHandSize.type},message:"must be integer,null"};e===null?e=[t]:e.push(t),i++}}if(s.
landPlays!==void 0){let r=s.landPlays;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:n+
"/landPlays",schemaPath:"#/properties/landPlays/type",keyword:"type",params:{type:ja.properties.landPlays.type},message:"\
must be integer,null"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return vs.errors=e,i===0}var Xu={type:"object",additionalProperties:!1,
required:["rule"],properties:{rule:{type:"string"},objects:{type:"array",items:{type:"string"}},player:{type:"string"},amount:{
type:"integer"}}};function js(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Xu.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="rule"||r==="objects"||r==="player"||r==="amount")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.rule!==void 0&&typeof s.rule!="string"){let r={instancePath:n+
"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),i++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/objects",schemaPath:"#/pro\
perties/objects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.player!==
void 0&&typeof s.player!="string"){let r={instancePath:n+"/player",schemaPath:"#/properties/player/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.amount!==void 0){let r=s.amount;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/amount",schemaPath:"#/properties/amount/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return js.errors=e,
i===0}var Ju={type:"object",additionalProperties:!1,required:["clause"],properties:{clause:{$ref:"#/$defs/Clause"},object:{
type:"string"},player:{type:"string"},among:{type:"array",items:{type:"string"}}}};function we(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ju.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="clause"||r==="object"||r==="\
player"||r==="among")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.clause!==void 0&&
($(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:a,dynamicAnchors:p})||(e=e===null?
$.errors:e.concat($.errors),i=e.length)),s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.
player!==void 0&&typeof s.player!="string"){let r={instancePath:n+"/player",schemaPath:"#/properties/player/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.among!==void 0){let r=s.among;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/among/"+o,schemaPath:"#\
/properties/among/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{
let t={instancePath:n+"/among",schemaPath:"#/properties/among/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return we.errors=e,i===0}var Yu={type:"object",additionalProperties:!1,
required:["layer","effect"],properties:{layer:{$ref:"#/$defs/StageName"},effect:{$ref:"#/$defs/EffectName"},objects:{type:"\
array",items:{type:"string"}}}};function qs(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Yu.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="layer"||r==="effect"||r==="objects")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.layer!==void 0&&(H(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"\
layer",rootData:a,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),i=e.length)),s.effect!==void 0&&(te(s.effect,
{instancePath:n+"/effect",parentData:s,parentDataProperty:"effect",rootData:a,dynamicAnchors:p})||(e=e===null?te.errors:
e.concat(te.errors),i=e.length)),s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)
if(typeof r[o]!="string"){let l={instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/objects",schemaPath:"\
#/properties/objects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return qs.errors=e,i===0}var em={type:"object",additionalProperties:!1,required:["layer","effect","on"],properties:{
layer:{$ref:"#/$defs/StageName"},effect:{$ref:"#/$defs/EffectName"},on:{$ref:"#/$defs/EffectName"},because:{type:"array",
items:{$ref:"#/$defs/DependencyReason"}}}};function $s(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of em.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="layer"||r==="effect"||r==="on"||r==="be\
cause")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.layer!==void 0&&(H(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:a,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),
i=e.length)),s.effect!==void 0&&(te(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effect",rootData:a,
dynamicAnchors:p})||(e=e===null?te.errors:e.concat(te.errors),i=e.length)),s.on!==void 0&&(te(s.on,{instancePath:n+"/on",
parentData:s,parentDataProperty:"on",rootData:a,dynamicAnchors:p})||(e=e===null?te.errors:e.concat(te.errors),i=e.length)),
s.because!==void 0){let r=s.because;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Xe(r[o],{instancePath:n+"/be\
cause/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Xe.errors:e.concat(Xe.errors),i=e.
length)}else{let t={instancePath:n+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return $s.errors=e,i===0}function Os(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Va.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"objects"||r==="players"||r==="gameRules"||r==="costs"||r==="abilityCosts"||r==="stateBased"||r==="order"||r==="dependen\
cies")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.objects!==void 0){let r=s.objects;if(r&&
typeof r=="object"&&!Array.isArray(r))for(let t in r)ws(r[t],{instancePath:n+"/objects/"+t.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?ws.errors:e.concat(ws.errors),i=e.length);else{
let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),i++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(
r))for(let t in r)vs(r[t],{instancePath:n+"/players/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,
rootData:a,dynamicAnchors:p})||(e=e===null?vs.errors:e.concat(vs.errors),i=e.length);else{let t={instancePath:n+"/player\
s",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}}if(s.gameRules!==void 0){let r=s.gameRules;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)js(r[o],
{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?js.errors:e.
concat(js.errors),i=e.length)}else{let t={instancePath:n+"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.costs!==void 0){let r=s.costs;if(r&&
typeof r=="object"&&!Array.isArray(r))for(let t in r)ee(r[t],{instancePath:n+"/costs/"+t.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),i=e.length);else{
let t={instancePath:n+"/costs",schemaPath:"#/properties/costs/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}}if(s.abilityCosts!==void 0){let r=s.abilityCosts;if(r&&typeof r=="object"&&!Array.
isArray(r))for(let t in r){let o=r[t];if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o)ee(o[l],{instancePath:n+
"/abilityCosts/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:l,
rootData:a,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),i=e.length);else{let l={instancePath:n+"/abilit\
yCosts/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/abilityCosts/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilit\
yCosts",schemaPath:"#/properties/abilityCosts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)we(r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
we.errors:e.concat(we.errors),i=e.length)}else{let t={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.order!==void 0){let r=s.
order;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)qs(r[o],{instancePath:n+"/order/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?qs.errors:e.concat(qs.errors),i=e.length)}else{let t={instancePath:n+"/order",
schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}if(s.dependencies!==void 0){let r=s.dependencies;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)$s(r[o],
{instancePath:n+"/dependencies/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?$s.errors:
e.concat($s.errors),i=e.length)}else{let t={instancePath:n+"/dependencies",schemaPath:"#/properties/dependencies/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Os.errors=e,
i===0}var rm={type:"object",additionalProperties:!1,required:["rounds","observation"],properties:{rounds:{type:"array",items:{
type:"array",items:{$ref:"#/$defs/ObservedAction"}}},open:{type:"array",items:{$ref:"#/$defs/ObservedAction"}},observation:{
$ref:"#/$defs/Observation"}}};function pn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of rm.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="rounds"||r==="open"||r==="observation")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.rounds!==void 0){let r=s.rounds;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++){let l=r[o];if(Array.isArray(l)){let f=l.length;for(let y=0;y<f;y++)we(l[y],{instancePath:n+"/rounds/"+o+"/"+y,parentData:l,
parentDataProperty:y,rootData:a,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(we.errors),i=e.length)}else{let f={instancePath:n+
"/rounds/"+o,schemaPath:"#/properties/rounds/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/rounds",schemaPath:"#/properties/rounds/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.open!==void 0){let r=s.open;if(Array.isArray(r)){
let t=r.length;for(let o=0;o<t;o++)we(r[o],{instancePath:n+"/open/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?we.errors:e.concat(we.errors),i=e.length)}else{let t={instancePath:n+"/open",schemaPath:"#/properties/open/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.observation!==void 0&&
(Os(s.observation,{instancePath:n+"/observation",parentData:s,parentDataProperty:"observation",rootData:a,dynamicAnchors:p})||
(e=e===null?Os.errors:e.concat(Os.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return pn.errors=e,i===0}function ln(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Zu.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"check"||r==="observation"||r==="afterStateBasedActions")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.check!==void 0&&typeof s.check!="string"){let r={instancePath:n+"/check",schemaPath:"#/properties/check/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}s.observation!==void 0&&(Os(
s.observation,{instancePath:n+"/observation",parentData:s,parentDataProperty:"observation",rootData:a,dynamicAnchors:p})||
(e=e===null?Os.errors:e.concat(Os.errors),i=e.length)),s.afterStateBasedActions!==void 0&&(pn(s.afterStateBasedActions,{
instancePath:n+"/afterStateBasedActions",parentData:s,parentDataProperty:"afterStateBasedActions",rootData:a,dynamicAnchors:p})||
(e=e===null?pn.errors:e.concat(pn.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ln.errors=e,i===0}function Ra(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Qu.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="checkPoints")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==
void 0&&s.kind!=="result"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
result"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let r=s.id;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){let t={instancePath:n+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.checkPoints!==void 0){let r=s.checkPoints;if(Array.isArray(r)){
let t=r.length;for(let o=0;o<t;o++)ln(r[o],{instancePath:n+"/checkPoints/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?ln.errors:e.concat(ln.errors),i=e.length)}else{let t={instancePath:n+"/checkPoints",schemaPath:"\
#/properties/checkPoints/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return Ra.errors=e,i===0}var sm=Ba,tm={type:"object",additionalProperties:!1,required:["kind","id","messag\
e"],properties:{kind:{const:"unsupported"},id:{type:"integer",minimum:1},message:{type:"string",maxLength:4e3},lacks:{type:"\
array",items:{$ref:"#/$defs/Handles"}}}};function Ba(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of tm.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="id"||r==="message"||r==="la\
cks")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="unsupported"){
let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"unsupported"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0){let r=s.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+
"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[t]:e.push(t),i++}}if(s.message!==void 0){let r=s.message;if(typeof r=="string"){if(b(r)>4e3){let t={instancePath:n+
"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have mor\
e than 4000 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/message",schemaPath:"#/properties/me\
ssage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.lacks!==void 0){
let r=s.lacks;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)ye(r[o],{instancePath:n+"/lacks/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?ye.errors:e.concat(ye.errors),i=e.length)}else{let t={instancePath:n+"/lacks",
schemaPath:"#/properties/lacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return Ba.errors=e,i===0}var im=za,nm={type:"object",additionalProperties:!1,required:["eng\
ine","reasons","known"],properties:{$schema:{type:"string"},engine:{type:"string",minLength:1,maxLength:120},reasons:{type:"\
object",additionalProperties:{$ref:"#/$defs/KnownReason"}},known:{type:"object",additionalProperties:{type:"array",minItems:1,
items:{$ref:"#/$defs/KnownRuns"}}}}},om={type:"object",additionalProperties:!1,required:["text"],properties:{text:{type:"\
string",minLength:1,maxLength:300},issue:{type:"string",pattern:"^https?://\\S+$",maxLength:500}}},am=new RegExp("^https\
?://\\S+$","u");function un(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of om.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="text"||r==="issue")){let t={instancePath:n,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.text!==void 0){let r=s.text;if(typeof r=="string"){if(b(r)>300){let t={instancePath:n+"/te\
xt",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300\
 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/text",schemaPath:"#/properties/text/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),i++}}if(s.issue!==void 0){let r=s.issue;if(typeof r=="string"){if(b(r)>500){let t={instancePath:n+
"/issue",schemaPath:"#/properties/issue/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more th\
an 500 characters"};e===null?e=[t]:e.push(t),i++}if(!am.test(r)){let t={instancePath:n+"/issue",schemaPath:"#/properties\
/issue/pattern",keyword:"pattern",params:{pattern:"^https?://\\S+$"},message:'must match pattern "^https?://\\S+$"'};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return un.errors=e,i===0}var eo={type:"\
object",additionalProperties:!1,required:["rulesets","reason"],oneOf:[{required:["wrong"]},{required:["verdict"]}],properties:{
rulesets:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/RulesetId"}},reason:{type:"string",minLength:1,maxLength:60},
verdict:{$ref:"#/$defs/KnownVerdict"},wrong:{$ref:"#/$defs/WrongValues"}}};function mn(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!1,o=null,l=i;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let m of eo.oneOf[0].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/oneOf/0/requi\
red",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(
u),i++}}var y=l===i;y&&(t=!0,o=0);let f=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of eo.oneOf[1].required)
if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:m},message:"\
must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var y=f===i;if(y&&t?(t=!1,o=[o,1]):y&&(t=!0,o=1),t)i=
r,e!==null&&(r?e.length=r:e=null);else{let m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),i++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let m of eo.required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}for(let m in s)if(!(m==="\
rulesets"||m==="reason"||m==="verdict"||m==="wrong")){let u={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(
u),i++}if(s.rulesets!==void 0){let m=s.rulesets;if(Array.isArray(m)){if(m.length<1){let O={instancePath:n+"/rulesets",schemaPath:"\
#/properties/rulesets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[O]:e.push(O),i++}let u=m.length;for(let O=0;O<u;O++)F(m[O],{instancePath:n+"/rulesets/"+O,parentData:m,parentDataProperty:O,
rootData:a,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),i=e.length);let c=m.length,g;if(c>1){e:for(;c--;)
for(g=c;g--;)if(Be(m[c],m[g])){let O={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/uniqueItems",keyword:"\
uniqueItems",params:{i:c,j:g},message:"must NOT have duplicate items (items ## "+g+" and "+c+" are identical)"};e===null?
e=[O]:e.push(O),i++;break e}}}else{let u={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(s.reason!==void 0){let m=s.reason;if(typeof m==
"string"){if(b(m)>60){let u={instancePath:n+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[u]:e.push(u),i++}if(b(m)<1){let u={instancePath:n+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n+"/reason",schemaPath:"#/properties/reason/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}s.verdict!==void 0&&(ps(
s.verdict,{instancePath:n+"/verdict",parentData:s,parentDataProperty:"verdict",rootData:a,dynamicAnchors:p})||(e=e===null?
ps.errors:e.concat(ps.errors),i=e.length)),s.wrong!==void 0&&(ls(s.wrong,{instancePath:n+"/wrong",parentData:s,parentDataProperty:"\
wrong",rootData:a,dynamicAnchors:p})||(e=e===null?ls.errors:e.concat(ls.errors),i=e.length))}else{let m={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}return mn.
errors=e,i===0}function za(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of nm.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="$schema"||r==="engine"||r==="reasons"||r==="known")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let r={instancePath:n+
"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s.engine!==void 0){let r=s.engine;if(typeof r=="string"){if(b(r)>120){let t={instancePath:n+
"/engine",schemaPath:"#/properties/engine/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more \
than 120 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/engine",schemaPath:"#/properties/e\
ngine/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.
push(t),i++}}else{let t={instancePath:n+"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.reasons!==void 0){let r=s.reasons;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r))for(let t in r)un(r[t],{instancePath:n+"/reasons/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?un.errors:e.concat(un.errors),i=e.length);else{let t={instancePath:n+
"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}}if(s.known!==void 0){let r=s.known;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let o=r[t];
if(Array.isArray(o)){if(o.length<1){let f={instancePath:n+"/known/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/known/additionalProperties/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[f]:e.push(f),i++}let l=o.length;for(let f=0;f<l;f++)mn(o[f],{instancePath:n+"/known/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+f,parentData:o,parentDataProperty:f,rootData:a,dynamicAnchors:p})||(e=e===null?mn.errors:e.
concat(mn.errors),i=e.length)}else{let l={instancePath:n+"/known/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/known/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
l]:e.push(l),i++}}else{let t={instancePath:n+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return za.errors=e,i===0}var pm=Wa,lm={
type:"object",additionalProperties:!1,required:["format","version","cards","scenarios"],properties:{format:{const:"cr613\
-corpus"},version:{const:1},cards:{type:"array",items:{$ref:"#/$defs/Card"}},scenarios:{type:"array",items:{$ref:"#/$def\
s/ExportedScenario"}}}},ro={type:"object",additionalProperties:!1,required:["id","rev","topic","title","level","cites","\
players","timeline","expected"],properties:{id:{$ref:"#/$defs/ScenarioId"},rev:{type:"integer",minimum:1},topic:{type:"s\
tring"},title:{type:"string"},question:{type:"string"},level:{enum:["must","interpretation","undefined"]},cites:{type:"a\
rray",minItems:1,items:{$ref:"#/$defs/Citation"}},players:{type:"array",minItems:1,items:{$ref:"#/$defs/PlayerSetup"}},cards:{
type:"array",items:{$ref:"#/$defs/Card"}},timeline:{type:"array",minItems:1,items:{$ref:"#/$defs/ScenarioEvent"}},expected:{
type:"array",minItems:1,items:{$ref:"#/$defs/ExportedValues"}},readings:{type:"array",minItems:1,items:{$ref:"#/$defs/Ex\
portedReading"}}}};function ve(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(typeof s=="string"){if(b(s)>120){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),i++}if(!to.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}return ve.errors=e,i===0}var um={type:"object",additionalProperties:!1,
required:["ruleset","values"],properties:{ruleset:{$ref:"#/$defs/RulesetId"},values:{type:"array",minItems:1,items:{$ref:"\
#/$defs/ExportedValue"}}}},mm={type:"object",additionalProperties:!1,required:["check","subject","characteristic","expec\
ted"],properties:{check:{type:"string"},subject:{type:"string"},characteristic:{type:"string"},expected:{$ref:"#/$defs/R\
eportValue"}}};function Ds(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of mm.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="check"||r==="subject"||r==="characteristic"||r==="expected")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.check!==void 0&&typeof s.check!="string"){let r={instancePath:n+
"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),i++}if(s.subject!==void 0&&typeof s.subject!="string"){let r={instancePath:n+"/subject",schemaPath:"#/prop\
erties/subject/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.characteristic!==
void 0&&typeof s.characteristic!="string"){let r={instancePath:n+"/characteristic",schemaPath:"#/properties/characterist\
ic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}s.expected!==void 0&&
(fe(s.expected,{instancePath:n+"/expected",parentData:s,parentDataProperty:"expected",rootData:a,dynamicAnchors:p})||(e=
e===null?fe.errors:e.concat(fe.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ds.errors=e,i===0}function fn(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of um.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"ruleset"||r==="values")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.ruleset!==void 0&&
(F(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:a,dynamicAnchors:p})||(e=e===
null?F.errors:e.concat(F.errors),i=e.length)),s.values!==void 0){let r=s.values;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit:1},message:"must NOT\
 have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)Ds(r[o],{instancePath:n+"/val\
ues/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Ds.errors:e.concat(Ds.errors),i=e.length)}else{
let t={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return fn.errors=e,i===0}var fm={type:"object",additionalProperties:!1,
required:["reading","ruleset","values"],properties:{reading:{$ref:"#/$defs/ReadingId"},ruleset:{$ref:"#/$defs/RulesetId"},
values:{type:"array",minItems:1,items:{$ref:"#/$defs/ExportedValue"}}}};function yn(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of fm.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="reading"||r==="ruleset"||r===
"values")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.reading!==void 0&&(Z(s.reading,{instancePath:n+
"/reading",parentData:s,parentDataProperty:"reading",rootData:a,dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),
i=e.length)),s.ruleset!==void 0&&(F(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:a,
dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),i=e.length)),s.values!==void 0){let r=s.values;if(Array.isArray(
r)){if(r.length<1){let o={instancePath:n+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)Ds(
r[o],{instancePath:n+"/values/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Ds.errors:
e.concat(Ds.errors),i=e.length)}else{let t={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return yn.errors=e,i===
0}function cn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ro.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!S.call(ro.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.id!==void 0&&(ve(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:a,dynamicAnchors:p})||
(e=e===null?ve.errors:e.concat(ve.errors),i=e.length)),s.rev!==void 0){let r=s.rev;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:n+"/rev",schemaPath:"#/properties/rev/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+
"/rev",schemaPath:"#/properties/rev/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[t]:e.push(t),i++}}if(s.topic!==void 0&&typeof s.topic!="string"){let r={instancePath:n+"/topic",schemaPath:"\
#/properties/topic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.
title!==void 0&&typeof s.title!="string"){let r={instancePath:n+"/title",schemaPath:"#/properties/title/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.question!==void 0&&typeof s.question!=
"string"){let r={instancePath:n+"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.level!==void 0){let r=s.level;if(!(r==="must"||r==="interpre\
tation"||r==="undefined")){let t={instancePath:n+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:ro.
properties.level.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.cites!==
void 0){let r=s.cites;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/cites",schemaPath:"#/properties/cites/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.
length;for(let o=0;o<t;o++)Ge(r[o],{instancePath:n+"/cites/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?Ge.errors:e.concat(Ge.errors),i=e.length)}else{let t={instancePath:n+"/cites",schemaPath:"#/properties/cites\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.players!==void 0){
let r=s.players;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/players",schemaPath:"#/properties/players/mi\
nItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.
length;for(let o=0;o<t;o++)Le(r[o],{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?Le.errors:e.concat(Le.errors),i=e.length)}else{let t={instancePath:n+"/players",schemaPath:"#/properties/pla\
yers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.cards!==void 0){
let r=s.cards;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)ce(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?ce.errors:e.concat(ce.errors),i=e.length)}else{let t={instancePath:n+"/cards",
schemaPath:"#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}if(s.timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/timeline",schemaPath:"\
#/properties/timeline/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)ge(r[o],{instancePath:n+"/timeline/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?ge.errors:e.concat(ge.errors),i=e.length)}else{let t={instancePath:n+"/timeli\
ne",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),i++}}if(s.expected!==void 0){let r=s.expected;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/expe\
cted",schemaPath:"#/properties/expected/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)fn(r[o],{instancePath:n+"/expected/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?fn.errors:e.concat(fn.errors),i=e.length)}else{let t={instancePath:n+
"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}if(s.readings!==void 0){let r=s.readings;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/readings",schemaPath:"#/properties/readings/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)yn(r[o],{instancePath:n+"/readings/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?yn.errors:e.concat(yn.errors),i=e.length)}else{let t={instancePath:n+
"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return cn.errors=e,i===0}function Wa(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of lm.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="format"||r==="version"||r==="\
cards"||r==="scenarios")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.format!==void 0&&
s.format!=="cr613-corpus"){let r={instancePath:n+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{
allowedValue:"cr613-corpus"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.version!==void 0&&s.
version!==1){let r={instancePath:n+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.cards!==void 0){let r=s.cards;if(Array.isArray(r)){
let t=r.length;for(let o=0;o<t;o++)ce(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?ce.errors:e.concat(ce.errors),i=e.length)}else{let t={instancePath:n+"/cards",schemaPath:"#/properties/cards\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.scenarios!==void 0){
let r=s.scenarios;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)cn(r[o],{instancePath:n+"/scenarios/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?cn.errors:e.concat(cn.errors),i=e.length)}else{let t={instancePath:n+
"/scenarios",schemaPath:"#/properties/scenarios/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return Wa.errors=e,i===0}var ym=Ka,qa={type:"object",additionalProperties:!1,
required:["format","version","language","ruleset","corpus","form","items"],properties:{$schema:{type:"string"},format:{const:"\
cr613-key"},version:{const:1},language:{enum:["en","de","fr"]},ruleset:{$ref:"#/$defs/KeyRuleset"},corpus:{type:"string",
pattern:"^[0-9a-f]{64}$"},form:{$ref:"#/$defs/KeyForm"},items:{type:"array",items:{$ref:"#/$defs/KeyItem"}}}},cm={type:"\
object",additionalProperties:!1,required:["id","title","effective"],properties:{id:{$ref:"#/$defs/RulesetId"},title:{$ref:"\
#/$defs/KeyText"},effective:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}$"}}};function N(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(typeof s==
"string"){if(b(s)<1){let r={instancePath:n,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}return N.errors=e,i===0}var hm=new RegExp(
"^\\d{4}-\\d{2}-\\d{2}$","u");function hn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of cm.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="id"||r==="title"||r==="effective")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.id!==void 0&&(F(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:a,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),i=e.length)),s.title!==void 0&&(N(s.title,{instancePath:n+
"/title",parentData:s,parentDataProperty:"title",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),
i=e.length)),s.effective!==void 0){let r=s.effective;if(typeof r=="string"){if(!hm.test(r)){let t={instancePath:n+"/effe\
ctive",schemaPath:"#/properties/effective/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"},message:'\
must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/effective",schemaPath:"\
#/properties/effective/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return hn.errors=e,i===0}var dm={type:"object",additionalProperties:!1,required:["select","count","seed"],
properties:{select:{type:"string"},count:{type:"integer",minimum:1},seed:{type:"string",minLength:1},number:{type:"integ\
er",minimum:1}}};function dn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of dm.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="select"||r==="count"||r==="seed"||r==="number")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.select!==void 0&&typeof s.select!="string"){let r={instancePath:n+
"/select",schemaPath:"#/properties/select/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),i++}if(s.count!==void 0){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:n+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/count",
schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[t]:e.push(t),i++}}if(s.seed!==void 0){let r=s.seed;if(typeof r=="string"){if(b(r)<1){let t={instancePath:n+"/seed",schemaPath:"\
#/properties/seed/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.number!==void 0){let r=s.number;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/number",schemaPath:"#/properties/number/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&
(r<1||isNaN(r))){let t={instancePath:n+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return dn.errors=e,i===0}var $a={type:"\
object",additionalProperties:!1,required:["guid","scenario","revision","check","topic","tags","knowledge","complexity","\
prompt","question","answer","options","explanation"],properties:{guid:{type:"string",pattern:"^[0-9a-f]{8}-[0-9a-f]{4}-[\
0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},scenario:{$ref:"#/$defs/ScenarioId"},revision:{type:"integer",minimum:1},check:{type:"\
string"},topic:{type:"string"},tags:{type:"array",items:{type:"string",pattern:"^[a-z0-9:.-]+$"}},knowledge:{$ref:"#/$de\
fs/KeyKnowledge"},complexity:{$ref:"#/$defs/KeyComplexity"},prompt:{$ref:"#/$defs/KeyPrompt"},question:{$ref:"#/$defs/Ke\
yText"},answer:{$ref:"#/$defs/KeyText"},options:{type:"array",items:{$ref:"#/$defs/KeyOption"}},explanation:{$ref:"#/$de\
fs/KeyExplanation"}}},gm=new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$","u"),bm=new RegExp(
"^[a-z0-9:.-]+$","u"),Pm={type:"object",additionalProperties:!1,required:["level","clauses"],properties:{level:{type:"in\
teger",minimum:1,maximum:4},clauses:{type:"array",items:{type:"string"}}}};function gn(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Pm.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="level"||r==="clauses")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.level!==void 0){let r=s.level;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/level",schemaPath:"#/properties/level/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>
4||isNaN(r)){let t={instancePath:n+"/level",schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4},message:"must be <= 4"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){let t={instancePath:n+"/level",schemaPath:"\
#/properties/level/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.
push(t),i++}}}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!=
"string"){let l={instancePath:n+"/clauses/"+o,schemaPath:"#/properties/clauses/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/clauses",schemaPath:"#/pro\
perties/clauses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return gn.errors=e,i===0}var km={type:"object",additionalProperties:!1,required:["level","effects","layers",
"dependencies","loops"],properties:{level:{type:"integer",minimum:1,maximum:4},effects:{type:"integer",minimum:0},layers:{
type:"integer",minimum:0},dependencies:{type:"integer",minimum:0},loops:{type:"integer",minimum:0}}};function bn(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of km.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"level"||r==="effects"||r==="layers"||r==="dependencies"||r==="loops")){let t={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.level!==void 0){let r=s.level;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:n+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>4||isNaN(r)){let t={instancePath:n+"/level",
schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison:"<=",limit:4},message:"must be <= 4"};e===null?
e=[t]:e.push(t),i++}if(r<1||isNaN(r)){let t={instancePath:n+"/level",schemaPath:"#/properties/level/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(s.effects!==void 0){let r=s.
effects;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/effects",schemaPath:"#/propert\
ies/effects/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/effects",schemaPath:"#/properties/effects/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.layers!==void 0){let r=s.
layers;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/layers",schemaPath:"#/propertie\
s/layers/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/layers",schemaPath:"#/properties/layers/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.dependencies!==void 0){
let r=s.dependencies;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/dependencies",schemaPath:"\
#/properties/dependencies/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/dependencies",schemaPath:"#/properti\
es/dependencies/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),i++}}if(s.loops!==void 0){let r=s.loops;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/loops",schemaPath:"#/properties/loops/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/loops",schemaPath:"#/pr\
operties/loops/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return bn.errors=e,i===0}var wm={type:"object",additionalProperties:!1,required:["players",
"cards","events","moment","board"],properties:{players:{type:"array",minItems:1,items:{$ref:"#/$defs/KeyText"}},cards:{type:"\
array",items:{$ref:"#/$defs/KeyCard"}},events:{type:"array",items:{$ref:"#/$defs/KeyText"}},moment:{$ref:"#/$defs/KeyTex\
t"},reading:{$ref:"#/$defs/KeyText"},board:{$ref:"#/$defs/KeyBoard"}}},vm={type:"object",additionalProperties:!1,required:[
"name","line","abilities"],properties:{name:{$ref:"#/$defs/KeyText"},english:{$ref:"#/$defs/KeyText"},manaCost:{type:"st\
ring"},line:{$ref:"#/$defs/KeyText"},size:{$ref:"#/$defs/KeyText"},abilities:{type:"array",items:{$ref:"#/$defs/KeyText"}}}};
function Pn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of vm.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:
e.push(t),i++}for(let r in s)if(!(r==="name"||r==="english"||r==="manaCost"||r==="line"||r==="size"||r==="abilities")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.name!==void 0&&(N(s.name,{instancePath:n+"/name",
parentData:s,parentDataProperty:"name",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),
s.english!==void 0&&(N(s.english,{instancePath:n+"/english",parentData:s,parentDataProperty:"english",rootData:a,dynamicAnchors:p})||
(e=e===null?N.errors:e.concat(N.errors),i=e.length)),s.manaCost!==void 0&&typeof s.manaCost!="string"){let r={instancePath:n+
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s.line!==void 0&&(N(s.line,{instancePath:n+"/line",parentData:s,parentDataProperty:"line",rootData:a,
dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),s.size!==void 0&&(N(s.size,{instancePath:n+"/si\
ze",parentData:s,parentDataProperty:"size",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),
s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)N(r[o],{instancePath:n+"\
/abilities/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),
i=e.length)}else{let t={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Pn.errors=e,i===0}var jm={type:"\
object",additionalProperties:!1,required:["players","objects"],properties:{players:{type:"array",minItems:1,items:{$ref:"\
#/$defs/PlayerName"}},objects:{type:"array",items:{$ref:"#/$defs/KeyBoardObject"}},elsewhere:{type:"array",items:{$ref:"\
#/$defs/KeyText"}}}},ut={type:"object",additionalProperties:!1,required:["id","label","player","frame"],properties:{id:{
type:"string"},label:{$ref:"#/$defs/KeyText"},labelForm:{enum:["f","m plural","f plural"]},player:{$ref:"#/$defs/PlayerN\
ame"},timestamp:{type:"integer",minimum:1},frame:{type:"array",items:{enum:["W","U","B","R","G","C","land"]}},manaCost:{
type:"string"},line:{$ref:"#/$defs/KeyText"},size:{$ref:"#/$defs/KeyText"},counters:{type:"array",items:{$ref:"#/$defs/K\
eyCounters"}},attachedTo:{type:"string"},tapped:{const:!0},faceDown:{const:!0},token:{const:!0},notes:{type:"array",items:{
$ref:"#/$defs/KeyText"}}}},qm={type:"object",additionalProperties:!1,required:["kind","count"],properties:{kind:{$ref:"#\
/$defs/KeyText"},count:{type:"integer",minimum:1}}};function kn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,
dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of qm.required)if(s[r]===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="count")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&(N(s.kind,{instancePath:n+"/kind",parentData:s,
parentDataProperty:"kind",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),s.count!==
void 0){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/count",schemaPath:"\
#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}
if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/count",schemaPath:"#/properties/count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return kn.errors=e,i===0}function wn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ut.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(ut.properties,r)){let t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),i++}if(s.id!==void 0&&typeof s.id!="string"){let r={instancePath:n+"/id",schemaPath:"#/properties/id/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.label!==void 0&&(N(
s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:
e.concat(N.errors),i=e.length)),s.labelForm!==void 0){let r=s.labelForm;if(!(r==="f"||r==="m plural"||r==="f plural")){let t={
instancePath:n+"/labelForm",schemaPath:"#/properties/labelForm/enum",keyword:"enum",params:{allowedValues:ut.properties.
labelForm.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.player!==void 0&&
(D(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:a,dynamicAnchors:p})||(e=e===null?
D.errors:e.concat(D.errors),i=e.length)),s.timestamp!==void 0){let r=s.timestamp;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:n+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={
instancePath:n+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.frame!==void 0){let r=s.frame;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++){let l=r[o];if(!(l==="W"||l==="U"||l==="B"||l==="R"||l==="G"||l==="C"||l==="land")){let f={instancePath:n+
"/frame/"+o,schemaPath:"#/properties/frame/items/enum",keyword:"enum",params:{allowedValues:ut.properties.frame.items.enum},
message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/frame",
schemaPath:"#/properties/frame/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}if(s.manaCost!==void 0&&typeof s.manaCost!="string"){let r={instancePath:n+"/manaCost",schemaPath:"#/properties/\
manaCost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.line!==
void 0&&(N(s.line,{instancePath:n+"/line",parentData:s,parentDataProperty:"line",rootData:a,dynamicAnchors:p})||(e=e===null?
N.errors:e.concat(N.errors),i=e.length)),s.size!==void 0&&(N(s.size,{instancePath:n+"/size",parentData:s,parentDataProperty:"\
size",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),s.counters!==void 0){let r=s.counters;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)kn(r[o],{instancePath:n+"/counters/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?kn.errors:e.concat(kn.errors),i=e.length)}else{let t={instancePath:n+"/counte\
rs",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),i++}}if(s.attachedTo!==void 0&&typeof s.attachedTo!="string"){let r={instancePath:n+"/attachedTo",schemaPath:"\
#/properties/attachedTo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}
if(s.tapped!==void 0&&s.tapped!==!0){let r={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/const",keyword:"con\
st",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.faceDown!==void 0&&s.
faceDown!==!0){let r={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.token!==void 0&&s.token!==!0){let r={instancePath:n+
"/token",schemaPath:"#/properties/token/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to consta\
nt"};e===null?e=[r]:e.push(r),i++}if(s.notes!==void 0){let r=s.notes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)
N(r[o],{instancePath:n+"/notes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:
e.concat(N.errors),i=e.length)}else{let t={instancePath:n+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return wn.errors=e,i===0}function vn(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of jm.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="players"||r==="objects"||r==="elsewhere")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),i++}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/players",schemaPath:"\
#/properties/players/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)D(r[o],{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),i=e.length)}else{let t={instancePath:n+"/players",
schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)wn(r[o],{instancePath:n+
"/objects/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?wn.errors:e.concat(wn.errors),
i=e.length)}else{let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.elsewhere!==void 0){let r=s.elsewhere;if(Array.isArray(
r)){let t=r.length;for(let o=0;o<t;o++)N(r[o],{instancePath:n+"/elsewhere/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)}else{let t={instancePath:n+"/elsewhere",schemaPath:"\
#/properties/elsewhere/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return vn.errors=e,i===0}function jn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of wm.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="players"||r==="cards"||r==="events"||r==="moment"||r==="reading"||r===
"board")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.players!==void 0){let r=s.players;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/players",schemaPath:"#/properties/players/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)
N(r[o],{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:
e.concat(N.errors),i=e.length)}else{let t={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.cards!==void 0){let r=s.cards;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)Pn(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?Pn.errors:e.concat(Pn.errors),i=e.length)}else{let t={instancePath:n+"/cards",schemaPath:"\
#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)N(r[o],{instancePath:n+"/events/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)}else{
let t={instancePath:n+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),i++}}s.moment!==void 0&&(N(s.moment,{instancePath:n+"/moment",parentData:s,parentDataProperty:"\
moment",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),s.reading!==void 0&&(N(s.reading,
{instancePath:n+"/reading",parentData:s,parentDataProperty:"reading",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:
e.concat(N.errors),i=e.length)),s.board!==void 0&&(vn(s.board,{instancePath:n+"/board",parentData:s,parentDataProperty:"\
board",rootData:a,dynamicAnchors:p})||(e=e===null?vn.errors:e.concat(vn.errors),i=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return jn.
errors=e,i===0}var Oa={type:"object",additionalProperties:!1,required:["text","correct","misconceptions","feedback"],properties:{
text:{$ref:"#/$defs/KeyText"},correct:{type:"boolean"},misconceptions:{type:"array",items:{type:"string"}},overlooks:{type:"\
array",items:{type:"string"},minItems:1},unnoticed:{type:"integer",minimum:1},mixedUp:{type:"array",items:{type:"integer",
minimum:1},minItems:2,maxItems:2},otherOrder:{type:"integer",minimum:1},outdated:{type:"integer",minimum:1},misread:{type:"\
string"},reached:{type:"string"},feedback:{$ref:"#/$defs/KeyText"}}};function qn(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Oa.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(Oa.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.text!==void 0&&(N(s.text,{instancePath:n+"/text",parentData:s,
parentDataProperty:"text",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),s.correct!==
void 0&&typeof s.correct!="boolean"){let r={instancePath:n+"/correct",schemaPath:"#/properties/correct/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.misconceptions!==void 0){let r=s.
misconceptions;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"\
/misconceptions/"+o,schemaPath:"#/properties/misconceptions/items/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/misconceptions",schemaPath:"#/properties/misc\
onceptions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.overlooks!==
void 0){let r=s.overlooks;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/overlooks",schemaPath:"#/propertie\
s/overlooks/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(
o),i++}let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/overlooks/"+o,schemaPath:"#/\
properties/overlooks/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
i++}}else{let t={instancePath:n+"/overlooks",schemaPath:"#/properties/overlooks/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.unnoticed!==void 0){let r=s.unnoticed;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/unnoticed",schemaPath:"#/properties/unnoticed/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&
(r<1||isNaN(r))){let t={instancePath:n+"/unnoticed",schemaPath:"#/properties/unnoticed/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.mixedUp!==void 0){let r=s.mixedUp;if(Array.
isArray(r)){if(r.length>2){let o={instancePath:n+"/mixedUp",schemaPath:"#/properties/mixedUp/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[o]:e.push(o),i++}if(r.length<2){let o={instancePath:n+
"/mixedUp",schemaPath:"#/properties/mixedUp/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer t\
han 2 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l))){let f={instancePath:n+"/mixedUp/"+o,schemaPath:"#/properties/mixedUp/items/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof l=="number"&&isFinite(l)&&(l<1||
isNaN(l))){let f={instancePath:n+"/mixedUp/"+o,schemaPath:"#/properties/mixedUp/items/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/mixedUp",schemaPath:"\
#/properties/mixedUp/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
otherOrder!==void 0){let r=s.otherOrder;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/otherOrder",schemaPath:"#/properties/otherOrder/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/otherOrder",schemaPath:"\
#/properties/otherOrder/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[
t]:e.push(t),i++}}if(s.outdated!==void 0){let r=s.outdated;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:n+"/outdated",schemaPath:"#/properties/outdated/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/o\
utdated",schemaPath:"#/properties/outdated/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be \
>= 1"};e===null?e=[t]:e.push(t),i++}}if(s.misread!==void 0&&typeof s.misread!="string"){let r={instancePath:n+"/misread",
schemaPath:"#/properties/misread/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),i++}if(s.reached!==void 0&&typeof s.reached!="string"){let r={instancePath:n+"/reached",schemaPath:"#/properties\
/reached/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}s.feedback!==
void 0&&(N(s.feedback,{instancePath:n+"/feedback",parentData:s,parentDataProperty:"feedback",rootData:a,dynamicAnchors:p})||
(e=e===null?N.errors:e.concat(N.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return qn.errors=e,i===0}var $m={type:"object",additionalProperties:!1,
required:["short","long","notBecause"],properties:{short:{type:"array",minItems:1,items:{$ref:"#/$defs/KeyClaim"}},long:{
type:"array",items:{$ref:"#/$defs/KeyChapter"}},notBecause:{type:"array",items:{$ref:"#/$defs/KeyClaim"}}}},Om={type:"ob\
ject",additionalProperties:!1,required:["text","clauses","steps"],properties:{text:{$ref:"#/$defs/KeyText"},clauses:{type:"\
array",items:{type:"string"}},steps:{type:"array",items:{type:"integer",minimum:0}}}};function Re(s,{instancePath:n="",parentData:h,
parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Om.
required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="text"||r==="clauses"||r==="s\
teps")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.text!==void 0&&(N(s.text,{instancePath:n+
"/text",parentData:s,parentDataProperty:"text",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=
e.length)),s.clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="\
string"){let l={instancePath:n+"/clauses/"+o,schemaPath:"#/properties/clauses/items/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/clauses",schemaPath:"#/prop\
erties/clauses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.steps!==
void 0){let r=s.steps;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l))){let f={instancePath:n+"/steps/"+o,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(
l))){let f={instancePath:n+"/steps/"+o,schemaPath:"#/properties/steps/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/steps",schemaPath:"#/pr\
operties/steps/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return Re.errors=e,i===0}var Dm={type:"object",additionalProperties:!1,required:["title","claims"],properties:{title:{
$ref:"#/$defs/KeyText"},claims:{type:"array",minItems:1,items:{$ref:"#/$defs/KeyClaim"}}}};function $n(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Dm.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"title"||r==="claims")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.title!==void 0&&(N(
s.title,{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:
e.concat(N.errors),i=e.length)),s.claims!==void 0){let r=s.claims;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/claims",schemaPath:"#/properties/claims/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)Re(r[o],{instancePath:n+"/claims/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Re.errors:e.concat(Re.errors),i=e.length)}else{let t={instancePath:n+
"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),i++}return $n.errors=e,i===0}function On(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of $m.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="short"||r==="long"||r==="notB\
ecause")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.short!==void 0){let r=s.short;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/short",schemaPath:"#/properties/short/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)Re(
r[o],{instancePath:n+"/short/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Re.errors:
e.concat(Re.errors),i=e.length)}else{let t={instancePath:n+"/short",schemaPath:"#/properties/short/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.long!==void 0){let r=s.long;if(Array.isArray(
r)){let t=r.length;for(let o=0;o<t;o++)$n(r[o],{instancePath:n+"/long/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?$n.errors:e.concat($n.errors),i=e.length)}else{let t={instancePath:n+"/long",schemaPath:"#/properties/long/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.notBecause!==void 0){
let r=s.notBecause;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Re(r[o],{instancePath:n+"/notBecause/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Re.errors:e.concat(Re.errors),i=e.length)}else{let t={instancePath:n+
"/notBecause",schemaPath:"#/properties/notBecause/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return On.errors=e,i===0}function Dn(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of $a.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call($a.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.guid!==void 0){let r=s.guid;if(typeof r=="string"){if(!gm.test(
r)){let t={instancePath:n+"/guid",schemaPath:"#/properties/guid/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}\
-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:'must match pattern "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[\
0-9a-f]{4}-[0-9a-f]{12}$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/guid",schemaPath:"#/properties/gu\
id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.scenario!==void 0&&
(ve(s.scenario,{instancePath:n+"/scenario",parentData:s,parentDataProperty:"scenario",rootData:a,dynamicAnchors:p})||(e=
e===null?ve.errors:e.concat(ve.errors),i=e.length)),s.revision!==void 0){let r=s.revision;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){let t={instancePath:n+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.check!==void 0&&typeof s.check!="string"){let r={
instancePath:n+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),i++}if(s.topic!==void 0&&typeof s.topic!="string"){let r={instancePath:n+"/topic",schemaPath:"\
#/properties/topic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.
tags!==void 0){let r=s.tags;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++){let l=r[o];if(typeof l=="string"){if(!bm.
test(l)){let f={instancePath:n+"/tags/"+o,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9:.-]+$"},message:'must match pattern "^[a-z0-9:.-]+$"'};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:n+
"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[f]:e.push(f),i++}}}else{let t={instancePath:n+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.knowledge!==void 0&&(gn(s.knowledge,{instancePath:n+
"/knowledge",parentData:s,parentDataProperty:"knowledge",rootData:a,dynamicAnchors:p})||(e=e===null?gn.errors:e.concat(gn.
errors),i=e.length)),s.complexity!==void 0&&(bn(s.complexity,{instancePath:n+"/complexity",parentData:s,parentDataProperty:"\
complexity",rootData:a,dynamicAnchors:p})||(e=e===null?bn.errors:e.concat(bn.errors),i=e.length)),s.prompt!==void 0&&(jn(
s.prompt,{instancePath:n+"/prompt",parentData:s,parentDataProperty:"prompt",rootData:a,dynamicAnchors:p})||(e=e===null?jn.
errors:e.concat(jn.errors),i=e.length)),s.question!==void 0&&(N(s.question,{instancePath:n+"/question",parentData:s,parentDataProperty:"\
question",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),s.answer!==void 0&&(N(s.answer,
{instancePath:n+"/answer",parentData:s,parentDataProperty:"answer",rootData:a,dynamicAnchors:p})||(e=e===null?N.errors:e.
concat(N.errors),i=e.length)),s.options!==void 0){let r=s.options;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)
qn(r[o],{instancePath:n+"/options/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?qn.errors:
e.concat(qn.errors),i=e.length)}else{let t={instancePath:n+"/options",schemaPath:"#/properties/options/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}s.explanation!==void 0&&(On(s.explanation,
{instancePath:n+"/explanation",parentData:s,parentDataProperty:"explanation",rootData:a,dynamicAnchors:p})||(e=e===null?
On.errors:e.concat(On.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Dn.errors=e,i===0}function Ka(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of qa.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"$schema"||r==="format"||r==="version"||r==="language"||r==="ruleset"||r==="corpus"||r==="form"||r==="items")){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let r={instancePath:n+
"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}if(s.format!==void 0&&s.format!=="cr613-key"){let r={instancePath:n+"/format",schemaPath:"#/pro\
perties/format/const",keyword:"const",params:{allowedValue:"cr613-key"},message:"must be equal to constant"};e===null?e=
[r]:e.push(r),i++}if(s.version!==void 0&&s.version!==1){let r={instancePath:n+"/version",schemaPath:"#/properties/versio\
n/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.
language!==void 0){let r=s.language;if(!(r==="en"||r==="de"||r==="fr")){let t={instancePath:n+"/language",schemaPath:"#/\
properties/language/enum",keyword:"enum",params:{allowedValues:qa.properties.language.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.ruleset!==void 0&&(hn(s.ruleset,{instancePath:n+"/ruleset",
parentData:s,parentDataProperty:"ruleset",rootData:a,dynamicAnchors:p})||(e=e===null?hn.errors:e.concat(hn.errors),i=e.length)),
s.corpus!==void 0){let r=s.corpus;if(typeof r=="string"){if(!io.test(r)){let t={instancePath:n+"/corpus",schemaPath:"#/p\
roperties/corpus/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}\
$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.form!==void 0&&(dn(s.form,{instancePath:n+
"/form",parentData:s,parentDataProperty:"form",rootData:a,dynamicAnchors:p})||(e=e===null?dn.errors:e.concat(dn.errors),
i=e.length)),s.items!==void 0){let r=s.items;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Dn(r[o],{instancePath:n+
"/items/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Dn.errors:e.concat(Dn.errors),i=
e.length)}else{let t={instancePath:n+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ka.errors=e,i===0}var Nm=Ua;function Ua(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Va.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="objects"||r==="players"||r==="gameRules"||r==="costs"||r==="abilityCosts"||r==="stateBased"||r==="order"||r===
"dependencies")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.objects!==void 0){let r=s.objects;if(r&&
typeof r=="object"&&!Array.isArray(r))for(let t in r)ws(r[t],{instancePath:n+"/objects/"+t.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?ws.errors:e.concat(ws.errors),i=e.length);else{
let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),i++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(
r))for(let t in r)vs(r[t],{instancePath:n+"/players/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,
rootData:a,dynamicAnchors:p})||(e=e===null?vs.errors:e.concat(vs.errors),i=e.length);else{let t={instancePath:n+"/player\
s",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}}if(s.gameRules!==void 0){let r=s.gameRules;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)js(r[o],
{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?js.errors:e.
concat(js.errors),i=e.length)}else{let t={instancePath:n+"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.costs!==void 0){let r=s.costs;if(r&&
typeof r=="object"&&!Array.isArray(r))for(let t in r)ee(r[t],{instancePath:n+"/costs/"+t.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),i=e.length);else{
let t={instancePath:n+"/costs",schemaPath:"#/properties/costs/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}}if(s.abilityCosts!==void 0){let r=s.abilityCosts;if(r&&typeof r=="object"&&!Array.
isArray(r))for(let t in r){let o=r[t];if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o)ee(o[l],{instancePath:n+
"/abilityCosts/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:l,
rootData:a,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),i=e.length);else{let l={instancePath:n+"/abilit\
yCosts/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/abilityCosts/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/abilit\
yCosts",schemaPath:"#/properties/abilityCosts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)we(r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
we.errors:e.concat(we.errors),i=e.length)}else{let t={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.order!==void 0){let r=s.
order;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)qs(r[o],{instancePath:n+"/order/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?qs.errors:e.concat(qs.errors),i=e.length)}else{let t={instancePath:n+"/order",
schemaPath:"#/properties/order/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}if(s.dependencies!==void 0){let r=s.dependencies;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)$s(r[o],
{instancePath:n+"/dependencies/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?$s.errors:
e.concat($s.errors),i=e.length)}else{let t={instancePath:n+"/dependencies",schemaPath:"#/properties/dependencies/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ua.errors=e,
i===0}var Am=Ga,xm={type:"object",additionalProperties:!1,required:["sections"],properties:{$schema:{type:"string"},sections:{
type:"array",minItems:1,items:{$ref:"#/$defs/PhraseSection"}}}},Tm={type:"object",additionalProperties:!1,required:["sec\
tion","title","phrases"],properties:{section:{type:"string",pattern:"^[a-z0-9-]+$"},title:{type:"string",minLength:1,maxLength:80},
about:{type:"string",minLength:1,maxLength:300},phrases:{type:"array",minItems:1,items:{$ref:"#/$defs/Phrasing"}}}},Lm=new RegExp(
"^[a-z0-9-]+$","u"),so={type:"object",additionalProperties:!1,required:["prints","says"],properties:{prints:{type:"strin\
g",minLength:1,maxLength:120},says:{type:"object",minProperties:1},card:{type:"string",minLength:1,maxLength:200},scenario:{
type:"string",minLength:1,maxLength:100}},oneOf:[{required:["card"]},{required:["scenario"]}]};function Nn(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!1,o=null,l=i;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let m of so.oneOf[0].required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/one\
Of/0/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[
u]:e.push(u),i++}}var y=l===i;y&&(t=!0,o=0);let f=i;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let m of so.oneOf[1].
required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:m},
message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}}var y=f===i;if(y&&t?(t=!1,o=[o,1]):y&&(t=!0,
o=1),t)i=r,e!==null&&(r?e.length=r:e=null);else{let m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),i++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let m of so.required)if(s[m]===void 0){let u={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m},message:"must have required property '"+m+"'"};e===null?e=[u]:e.push(u),i++}for(let m in s)if(!(m==="\
prints"||m==="says"||m==="card"||m==="scenario")){let u={instancePath:n,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),
i++}if(s.prints!==void 0){let m=s.prints;if(typeof m=="string"){if(b(m)>120){let u={instancePath:n+"/prints",schemaPath:"\
#/properties/prints/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};
e===null?e=[u]:e.push(u),i++}if(b(m)<1){let u={instancePath:n+"/prints",schemaPath:"#/properties/prints/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n+
"/prints",schemaPath:"#/properties/prints/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),i++}}if(s.says!==void 0){let m=s.says;if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<
1){let u={instancePath:n+"/says",schemaPath:"#/properties/says/minProperties",keyword:"minProperties",params:{limit:1},message:"\
must NOT have fewer than 1 properties"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n+"/says",schemaPath:"#/p\
roperties/says/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}if(s.
card!==void 0){let m=s.card;if(typeof m=="string"){if(b(m)>200){let u={instancePath:n+"/card",schemaPath:"#/properties/c\
ard/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[u]:e.
push(u),i++}if(b(m)<1){let u={instancePath:n+"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:n+"/car\
d",schemaPath:"#/properties/card/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.
push(u),i++}}if(s.scenario!==void 0){let m=s.scenario;if(typeof m=="string"){if(b(m)>100){let u={instancePath:n+"/scenar\
io",schemaPath:"#/properties/scenario/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than\
 100 characters"};e===null?e=[u]:e.push(u),i++}if(b(m)<1){let u={instancePath:n+"/scenario",schemaPath:"#/properties/sce\
nario/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.
push(u),i++}}else{let u={instancePath:n+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{let m={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}return Nn.errors=e,i===0}function An(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Tm.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="section"||r==="title"||r==="about"||r==="phrases")){let t={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
t]:e.push(t),i++}if(s.section!==void 0){let r=s.section;if(typeof r=="string"){if(!Lm.test(r)){let t={instancePath:n+"/s\
ection",schemaPath:"#/properties/section/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},message:'must match \
pattern "^[a-z0-9-]+$"'};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/section",schemaPath:"#/properties/se\
ction/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.title!==void 0){
let r=s.title;if(typeof r=="string"){if(b(r)>80){let t={instancePath:n+"/title",schemaPath:"#/properties/title/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[t]:e.push(t),i++}if(b(
r)<1){let t={instancePath:n+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/title",schemaPath:"#/\
properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.
about!==void 0){let r=s.about;if(typeof r=="string"){if(b(r)>300){let t={instancePath:n+"/about",schemaPath:"#/propertie\
s/about/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[
t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/about",schemaPath:"#/properties/about/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),i++}}if(s.phrases!==void 0){let r=s.phrases;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/ph\
rases",schemaPath:"#/properties/phrases/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)Nn(r[o],{instancePath:n+"/phrases/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Nn.errors:e.concat(Nn.errors),i=e.length)}else{let t={instancePath:n+
"/phrases",schemaPath:"#/properties/phrases/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return An.errors=e,i===0}function Ga(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of xm.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="$schema"||r==="sections")){let t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let r={
instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),i++}if(s.sections!==void 0){let r=s.sections;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",params:{limit:1},message:"must\
 NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<t;o++)An(r[o],{instancePath:n+"\
/sections/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?An.errors:e.concat(An.errors),
i=e.length)}else{let t={instancePath:n+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ga.errors=e,i===0}var Im=Ha;function Ha(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0,r=i,t=!0,o=i;if(!(typeof s==
"number"&&isFinite(s))){let y={};e===null?e=[y]:e.push(y),i++}var l=o===i;i=r,e!==null&&(r?e.length=r:e=null);let f;if(l){
let y=i;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let u={instancePath:n,schemaPath:"#/then/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}var l=y===i;t=l,f="then"}else{let y=i;
ze(s,{instancePath:n,parentData:h,parentDataProperty:d,rootData:a,dynamicAnchors:p})||(e=e===null?ze.errors:e.concat(ze.
errors),i=e.length);var l=y===i;t=l,f="else"}if(!t){let y={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f},
message:'must match "'+f+'" schema'};e===null?e=[y]:e.push(y),i++}return Ha.errors=e,i===0}var Cm=Ma,_m={type:"object",additionalProperties:!1,
required:["header","scenarios","problems","results","footer"],properties:{header:{$ref:"#/$defs/ReportHeader"},scenarios:{
type:"array",items:{$ref:"#/$defs/ScenarioSummary"}},problems:{type:"array",items:{$ref:"#/$defs/Problem"}},results:{type:"\
array",items:{$ref:"#/$defs/Result"}},causes:{$ref:"#/$defs/LikelyCauses"},footer:{$ref:"#/$defs/ReportFooter"}}},Em={type:"\
object",additionalProperties:!1,required:["causes","failing","passing"],properties:{causes:{type:"array",items:{$ref:"#/\
$defs/LikelyCause"}},failing:{type:"integer",minimum:0},passing:{type:"integer",minimum:0}}},Fm={type:"object",additionalProperties:!1,
required:["misconception","believed","forgets","explains","contradictedBy"],properties:{misconception:{type:"string"},believed:{
type:"string"},forgets:{$ref:"#/$defs/Clause"},explains:{type:"array",items:{type:"string"}},contradictedBy:{type:"array",
items:{type:"string"}}}};function xn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Fm.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="misconception"||r==="believed"||r==="forgets"||r==="explains"||r==="co\
ntradictedBy")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.misconception!==void 0&&typeof s.misconception!=
"string"){let r={instancePath:n+"/misconception",schemaPath:"#/properties/misconception/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.believed!==void 0&&typeof s.believed!="string"){let r={
instancePath:n+"/believed",schemaPath:"#/properties/believed/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),i++}if(s.forgets!==void 0&&($(s.forgets,{instancePath:n+"/forgets",parentData:s,parentDataProperty:"\
forgets",rootData:a,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),i=e.length)),s.explains!==void 0){let r=s.
explains;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/expla\
ins/"+o,schemaPath:"#/properties/explains/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/explains",schemaPath:"#/properties/explains/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.contradictedBy!==void 0){let r=s.contradictedBy;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/contradictedBy\
/"+o,schemaPath:"#/properties/contradictedBy/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/contradictedBy",schemaPath:"#/properties/contradictedBy/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return xn.
errors=e,i===0}function Tn(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Em.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="causes"||r==="failing"||r==="passing")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.causes!==void 0){let r=s.causes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)xn(r[o],{instancePath:n+"/causes/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
xn.errors:e.concat(xn.errors),i=e.length)}else{let t={instancePath:n+"/causes",schemaPath:"#/properties/causes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.failing!==void 0){let r=s.failing;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/failing",schemaPath:"#/properties/fail\
ing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.passing!==void 0){let r=s.
passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/passing",schemaPath:"#/propert\
ies/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:n+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Tn.
errors=e,i===0}var Da={type:"object",additionalProperties:!1,required:["complete","counts","values"],properties:{complete:{
type:"boolean"},counts:{type:"object",additionalProperties:{type:"integer"}},values:{type:"object",additionalProperties:!1,
required:["passed","failed"],properties:{passed:{type:"integer"},failed:{type:"integer"}}},claimed:{$ref:"#/$defs/Score"},
corpus:{$ref:"#/$defs/Score"}}},Sm={type:"object",additionalProperties:!1,required:["runs","passed"],properties:{runs:{type:"\
integer"},passed:{type:"integer"}}};function fr(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Sm.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="runs"||r==="passed")){let t={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.runs!==void 0){let r=s.runs;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:n+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[t]:e.push(t),i++}}if(s.passed!==void 0){let r=s.passed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return fr.errors=e,i===0}function Ln(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Da.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"complete"||r==="counts"||r==="values"||r==="claimed"||r==="corpus")){let t={instancePath:n,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),i++}if(s.complete!==void 0&&typeof s.complete!="boolean"){let r={instancePath:n+"/complete",schemaPath:"\
#/properties/complete/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}
if(s.counts!==void 0){let r=s.counts;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let o=r[t];if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l={instancePath:n+"/counts/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/counts/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.values!==void 0){let r=s.values;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){for(let t of Da.properties.values.required)if(r[t]===void 0){let o={instancePath:n+"/values",
schemaPath:"#/properties/values/required",keyword:"required",params:{missingProperty:t},message:"must have required prop\
erty '"+t+"'"};e===null?e=[o]:e.push(o),i++}for(let t in r)if(!(t==="passed"||t==="failed")){let o={instancePath:n+"/val\
ues",schemaPath:"#/properties/values/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(r.passed!==void 0){let t=r.passed;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:n+"/values/passed",schemaPath:"#/properties/values/proper\
ties/passed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}}if(r.failed!==
void 0){let t=r.failed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:n+"/values/failed",
schemaPath:"#/properties/values/properties/failed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[o]:e.push(o),i++}}}else{let t={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}s.claimed!==void 0&&(fr(s.claimed,{instancePath:n+
"/claimed",parentData:s,parentDataProperty:"claimed",rootData:a,dynamicAnchors:p})||(e=e===null?fr.errors:e.concat(fr.errors),
i=e.length)),s.corpus!==void 0&&(fr(s.corpus,{instancePath:n+"/corpus",parentData:s,parentDataProperty:"corpus",rootData:a,
dynamicAnchors:p})||(e=e===null?fr.errors:e.concat(fr.errors),i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ln.errors=e,i===0}function Ma(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of _m.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!(r==="header"||r==="scenarios"||r==="problems"||r==="results"||r==="causes"||r==="footer")){let t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),i++}if(s.header!==void 0&&(Qr(s.header,{instancePath:n+"/header",parentData:s,parentDataProperty:"\
header",rootData:a,dynamicAnchors:p})||(e=e===null?Qr.errors:e.concat(Qr.errors),i=e.length)),s.scenarios!==void 0){let r=s.
scenarios;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)as(r[o],{instancePath:n+"/scenarios/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?as.errors:e.concat(as.errors),i=e.length)}else{let t={instancePath:n+"/scenar\
ios",schemaPath:"#/properties/scenarios/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}if(s.problems!==void 0){let r=s.problems;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Ue(r[o],
{instancePath:n+"/problems/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Ue.errors:e.
concat(Ue.errors),i=e.length)}else{let t={instancePath:n+"/problems",schemaPath:"#/properties/problems/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.results!==void 0){let r=s.results;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)gs(r[o],{instancePath:n+"/results/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?gs.errors:e.concat(gs.errors),i=e.length)}else{let t={instancePath:n+"/result\
s",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),i++}}s.causes!==void 0&&(Tn(s.causes,{instancePath:n+"/causes",parentData:s,parentDataProperty:"causes",rootData:a,
dynamicAnchors:p})||(e=e===null?Tn.errors:e.concat(Tn.errors),i=e.length)),s.footer!==void 0&&(Ln(s.footer,{instancePath:n+
"/footer",parentData:s,parentDataProperty:"footer",rootData:a,dynamicAnchors:p})||(e=e===null?Ln.errors:e.concat(Ln.errors),
i=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),i++}return Ma.errors=e,i===0}var Vm=Qa;function Qa(s,{instancePath:n="",parentData:h,parentDataProperty:d,
rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ls.required)
if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!S.call(Ls.properties,r)){let t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),i++}if(s.ruleset!==void 0&&(F(s.ruleset,{instancePath:n+"/ruleset",parentData:s,
parentDataProperty:"ruleset",rootData:a,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),i=e.length)),s.readings!==
void 0){let r=s.readings;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/readings",schemaPath:"#/properties/\
readings/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(
o),i++}let t=r.length;for(let o=0;o<t;o++)Z(r[o],{instancePath:n+"/readings/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),i=e.length)}else{let t={instancePath:n+"/readings",schemaPath:"\
#/properties/readings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
if(s.numbers!==void 0){let r=s.numbers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let o=r[t];if(typeof o!=
"string"&&o!==null){let l={instancePath:n+"/numbers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
numbers/additionalProperties/type",keyword:"type",params:{type:Ls.properties.numbers.additionalProperties.type},message:"\
must be string,null"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/numbers",schemaPath:"#/properties/numbe\
rs/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.objects!==void 0){
let r=s.objects;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)us(r[t],{instancePath:n+"/objects/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?us.errors:e.
concat(us.errors),i=e.length);else{let t={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.players!==void 0){let r=s.players;if(r&&
typeof r=="object"&&!Array.isArray(r))for(let t in r)ms(r[t],{instancePath:n+"/players/"+t.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?ms.errors:e.concat(ms.errors),i=e.length);else{
let t={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),i++}}if(s.gameRules!==void 0){let r=s.gameRules;if(Array.isArray(r)){let t=r.length;
for(let o=0;o<t;o++)Je(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?Je.errors:e.concat(Je.errors),i=e.length)}else{let t={instancePath:n+"/gameRules",schemaPath:"#/properties/g\
ameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.costs!==
void 0){let r=s.costs;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r)ee(r[t],{instancePath:n+"/costs/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:t,rootData:a,dynamicAnchors:p})||(e=e===null?ee.errors:e.
concat(ee.errors),i=e.length);else{let t={instancePath:n+"/costs",schemaPath:"#/properties/costs/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.abilityCosts!==void 0){let r=s.abilityCosts;
if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let o=r[t];if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o)
ee(o[l],{instancePath:n+"/abilityCosts/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:o,parentDataProperty:l,rootData:a,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),i=e.length);else{
let l={instancePath:n+"/abilityCosts/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/abilityCosts/ad\
ditionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}else{
let t={instancePath:n+"/abilityCosts",schemaPath:"#/properties/abilityCosts/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){
let t=r.length;for(let o=0;o<t;o++)pe(r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),i=e.length)}else{let t={instancePath:n+"/stateBased",schemaPath:"\
#/properties/stateBased/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
if(s.trace!==void 0){let r=s.trace;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)hs(r[o],{instancePath:n+"/tra\
ce/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?hs.errors:e.concat(hs.errors),i=e.length)}else{
let t={instancePath:n+"/trace",schemaPath:"#/properties/trace/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Qa.errors=e,i===0}var Rm=Za,Bm={type:"object",additionalProperties:!1,
required:["kind","protocol","runner","rulesets","readings","handles","observes"],properties:{kind:{const:"hello"},protocol:{
$ref:"#/$defs/ProtocolId"},runner:{$ref:"#/$defs/Program"},rulesets:{type:"array",items:{$ref:"#/$defs/RulesetId"}},readings:{
type:"array",items:{$ref:"#/$defs/ReadingId"}},handles:{type:"array",items:{$ref:"#/$defs/Handles"}},observes:{type:"arr\
ay",items:{$ref:"#/$defs/Observes"}}}};function Za(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Bm.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="protocol"||r==="runner"||r==="rulesets"||r==="readings"||r===
"handles"||r==="observes")){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.
kind!=="hello"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
hello"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(s.protocol!==void 0&&(Ps(s.protocol,{instancePath:n+
"/protocol",parentData:s,parentDataProperty:"protocol",rootData:a,dynamicAnchors:p})||(e=e===null?Ps.errors:e.concat(Ps.
errors),i=e.length)),s.runner!==void 0&&(ks(s.runner,{instancePath:n+"/runner",parentData:s,parentDataProperty:"runner",
rootData:a,dynamicAnchors:p})||(e=e===null?ks.errors:e.concat(ks.errors),i=e.length)),s.rulesets!==void 0){let r=s.rulesets;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)F(r[o],{instancePath:n+"/rulesets/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),i=e.length)}else{let t={instancePath:n+"/rulesets",
schemaPath:"#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),i++}}if(s.readings!==void 0){let r=s.readings;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)Z(r[o],{instancePath:n+
"/readings/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),
i=e.length)}else{let t={instancePath:n+"/readings",schemaPath:"#/properties/readings/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.handles!==void 0){let r=s.handles;if(Array.isArray(r)){
let t=r.length;for(let o=0;o<t;o++)ye(r[o],{instancePath:n+"/handles/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||
(e=e===null?ye.errors:e.concat(ye.errors),i=e.length)}else{let t={instancePath:n+"/handles",schemaPath:"#/properties/han\
dles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.observes!==void 0){
let r=s.observes;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)De(r[o],{instancePath:n+"/observes/"+o,parentData:r,
parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?De.errors:e.concat(De.errors),i=e.length)}else{let t={instancePath:n+
"/observes",schemaPath:"#/properties/observes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return Za.errors=e,i===0}var zm=Xa,Wm={type:"object",additionalProperties:!1,required:[
"kind","ruleset","effective","readings","layers"],properties:{kind:{const:"ruleset"},ruleset:{$ref:"#/$defs/RulesetId"},
effective:{type:"string"},readings:{type:"array",items:{$ref:"#/$defs/ReadingId"}},layers:{type:"array",items:{$ref:"#/$\
defs/LayerName"}}}};function Xa(s,{instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){
let e=null,i=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Wm.required)if(s[r]===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[t]:e.push(t),i++}for(let r in s)if(!(r==="kind"||r==="ruleset"||r==="effective"||r==="readings"||r==="layers")){
let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="ruleset"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"ruleset"},message:"must be equal to c\
onstant"};e===null?e=[r]:e.push(r),i++}if(s.ruleset!==void 0&&(F(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"\
ruleset",rootData:a,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),i=e.length)),s.effective!==void 0&&typeof s.
effective!="string"){let r={instancePath:n+"/effective",schemaPath:"#/properties/effective/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.readings!==void 0){let r=s.readings;if(Array.
isArray(r)){let t=r.length;for(let o=0;o<t;o++)Z(r[o],{instancePath:n+"/readings/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),i=e.length)}else{let t={instancePath:n+"/readings",schemaPath:"\
#/properties/readings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
if(s.layers!==void 0){let r=s.layers;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)X(r[o],{instancePath:n+"/la\
yers/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),i=e.length)}else{
let t={instancePath:n+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Xa.errors=e,i===0}var Km=Ja,Um={type:"object",additionalProperties:!1,
required:["kind","id","players","timeline"],properties:{kind:{const:"run"},id:{type:"integer",minimum:1},players:{type:"\
array",minItems:1,items:{$ref:"#/$defs/PlayerSetup"}},cards:{type:"array",items:{$ref:"#/$defs/Card"}},cardNames:{type:"\
array",items:{type:"string"}},timeline:{type:"array",items:{$ref:"#/$defs/ScenarioEvent"}}}};function Ja(s,{instancePath:n="",
parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Um.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="players"||r==="cards"||r==="cardNames"||r==="timeline")){let t={instancePath:n,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="run"){let r={instancePath:n+"/kind",schemaPath:"#/prope\
rties/kind/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),i++}if(s.id!==void 0){let r=s.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/id",schemaPath:"#/properties/id/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.players!==
void 0){let r=s.players;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/players",schemaPath:"#/properties/pl\
ayers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),
i++}let t=r.length;for(let o=0;o<t;o++)Le(r[o],{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?Le.errors:e.concat(Le.errors),i=e.length)}else{let t={instancePath:n+"/players",schemaPath:"\
#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
cards!==void 0){let r=s.cards;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)ce(r[o],{instancePath:n+"/cards/"+
o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ce.errors:e.concat(ce.errors),i=e.length)}else{
let t={instancePath:n+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),i++}}if(s.cardNames!==void 0){let r=s.cardNames;if(Array.isArray(r)){let t=r.length;for(let o=0;o<
t;o++)if(typeof r[o]!="string"){let l={instancePath:n+"/cardNames/"+o,schemaPath:"#/properties/cardNames/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}else{let t={instancePath:n+"/cardNa\
mes",schemaPath:"#/properties/cardNames/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),i++}}if(s.timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)ge(r[o],
{instancePath:n+"/timeline/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ge.errors:e.
concat(ge.errors),i=e.length)}else{let t={instancePath:n+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ja.errors=e,
i===0}var Gm=Ya,Hm={type:"object",additionalProperties:!1,required:["kind"],properties:{kind:{const:"stop"}}};function Ya(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Hm.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(r!=="kind"){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.kind!==void 0&&s.kind!=="stop"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"stop"},message:"must b\
e equal to constant"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return Ya.errors=e,i===0}var Mm=ep,mt={type:"objec\
t",additionalProperties:!1,dependentRequired:{fame:["famous"]},required:["id","rev","title","level","rulesets","cites","\
players","timeline"],properties:{$schema:{type:"string"},id:{$ref:"#/$defs/ScenarioId"},rev:{type:"integer",minimum:1},title:{
type:"string",minLength:1,maxLength:160},question:{type:"string",minLength:1,maxLength:300},asks:{type:"array",minItems:1,
maxItems:20,uniqueItems:!0,items:{$ref:"#/$defs/AskedValue"}},topic:{enum:["copy","control","text","type","color","abili\
ties","power-toughness","timestamps","dependency","players","game-rules","state-based"]},level:{enum:["must","interpreta\
tion","undefined"]},rulesets:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/RulesetId"}},cites:{type:"arra\
y",minItems:1,items:{$ref:"#/$defs/Citation"}},players:{type:"array",minItems:1,maxItems:12,items:{$ref:"#/$defs/PlayerS\
etup"}},cards:{type:"array",maxItems:100,items:{$ref:"#/$defs/Card"}},pins:{type:"object",maxProperties:100,additionalProperties:{
type:"string",pattern:"^[0-9a-f]{64}$"}},timeline:{type:"array",minItems:1,maxItems:5e3,items:{$ref:"#/$defs/ScenarioEve\
nt"}},why:{type:"array",items:{$ref:"#/$defs/Words"}},provenance:{type:"array",items:{$ref:"#/$defs/Words"}},alternatives:{
type:"array",minItems:1,items:{$ref:"#/$defs/Alternative"}},twin:{$ref:"#/$defs/ScenarioId"},answer:{type:"string",minLength:1,
maxLength:80},famous:{type:"string",minLength:1,maxLength:60},fame:{type:"integer",minimum:1,maximum:99}}};function ep(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of mt.required)if(s[r]===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[t]:e.push(t),i++}for(let r in s)
if(!S.call(mt.properties,r)){let t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.$schema!==void 0&&
typeof s.$schema!="string"){let r={instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.id!==void 0&&(ve(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:a,dynamicAnchors:p})||(e=e===null?ve.errors:e.concat(ve.errors),i=e.length)),s.rev!==void 0){
let r=s.rev;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/rev",schemaPath:"#/propert\
ies/rev/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let t={instancePath:n+"/rev",schemaPath:"#/properties/rev/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.title!==void 0){let r=s.
title;if(typeof r=="string"){if(b(r)>160){let t={instancePath:n+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:160},message:"must NOT have more than 160 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){
let t={instancePath:n+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/title",schemaPath:"#/p\
roperties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.
question!==void 0){let r=s.question;if(typeof r=="string"){if(b(r)>300){let t={instancePath:n+"/question",schemaPath:"#/\
properties/question/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};
e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/question",schemaPath:"#/properties/question/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+
"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}}if(s.asks!==void 0){let r=s.asks;if(Array.isArray(r)){if(r.length>20){let f={instancePath:n+"/\
asks",schemaPath:"#/properties/asks/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 i\
tems"};e===null?e=[f]:e.push(f),i++}if(r.length<1){let f={instancePath:n+"/asks",schemaPath:"#/properties/asks/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),i++}let t=r.length;
for(let f=0;f<t;f++)Zr(r[f],{instancePath:n+"/asks/"+f,parentData:r,parentDataProperty:f,rootData:a,dynamicAnchors:p})||
(e=e===null?Zr.errors:e.concat(Zr.errors),i=e.length);let o=r.length,l;if(o>1){e:for(;o--;)for(l=o;l--;)if(Be(r[o],r[l])){
let f={instancePath:n+"/asks",schemaPath:"#/properties/asks/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l},message:"\
must NOT have duplicate items (items ## "+l+" and "+o+" are identical)"};e===null?e=[f]:e.push(f),i++;break e}}}else{let t={
instancePath:n+"/asks",schemaPath:"#/properties/asks/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),i++}}if(s.topic!==void 0){let r=s.topic;if(!(r==="copy"||r==="control"||r==="text"||r==="type"||
r==="color"||r==="abilities"||r==="power-toughness"||r==="timestamps"||r==="dependency"||r==="players"||r==="game-rules"||
r==="state-based")){let t={instancePath:n+"/topic",schemaPath:"#/properties/topic/enum",keyword:"enum",params:{allowedValues:mt.
properties.topic.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.level!==
void 0){let r=s.level;if(!(r==="must"||r==="interpretation"||r==="undefined")){let t={instancePath:n+"/level",schemaPath:"\
#/properties/level/enum",keyword:"enum",params:{allowedValues:mt.properties.level.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.rulesets!==void 0){let r=s.rulesets;if(Array.isArray(r)){if(r.length<
1){let f={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),i++}let t=r.length;for(let f=0;f<t;f++)F(r[f],{instancePath:n+
"/rulesets/"+f,parentData:r,parentDataProperty:f,rootData:a,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),
i=e.length);let o=r.length,l;if(o>1){e:for(;o--;)for(l=o;l--;)if(Be(r[o],r[l])){let f={instancePath:n+"/rulesets",schemaPath:"\
#/properties/rulesets/uniqueItems",keyword:"uniqueItems",params:{i:o,j:l},message:"must NOT have duplicate items (items \
## "+l+" and "+o+" are identical)"};e===null?e=[f]:e.push(f),i++;break e}}}else{let t={instancePath:n+"/rulesets",schemaPath:"\
#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}
if(s.cites!==void 0){let r=s.cites;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/cites",schemaPath:"#/prop\
erties/cites/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.
push(o),i++}let t=r.length;for(let o=0;o<t;o++)Ge(r[o],{instancePath:n+"/cites/"+o,parentData:r,parentDataProperty:o,rootData:a,
dynamicAnchors:p})||(e=e===null?Ge.errors:e.concat(Ge.errors),i=e.length)}else{let t={instancePath:n+"/cites",schemaPath:"\
#/properties/cites/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
players!==void 0){let r=s.players;if(Array.isArray(r)){if(r.length>12){let o={instancePath:n+"/players",schemaPath:"#/pr\
operties/players/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items"};e===null?e=[
o]:e.push(o),i++}if(r.length<1){let o={instancePath:n+"/players",schemaPath:"#/properties/players/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)Le(r[o],{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
Le.errors:e.concat(Le.errors),i=e.length)}else{let t={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.cards!==void 0){let r=s.cards;if(Array.
isArray(r)){if(r.length>100){let o={instancePath:n+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)ce(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?ce.
errors:e.concat(ce.errors),i=e.length)}else{let t={instancePath:n+"/cards",schemaPath:"#/properties/cards/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.pins!==void 0){let r=s.pins;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>100){let t={instancePath:n+"/pins",schemaPath:"#/propert\
ies/pins/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};e===
null?e=[t]:e.push(t),i++}for(let t in r){let o=r[t];if(typeof o=="string"){if(!io.test(o)){let l={instancePath:n+"/pins/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pins/additionalProperties/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:n+
"/pins/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pins/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:n+"/pins",schemaPath:"\
#/properties/pins/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}if(s.
timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){if(r.length>5e3){let o={instancePath:n+"/timeline",schemaPath:"\
#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:5e3},message:"must NOT have more than 5000 items"};e===
null?e=[o]:e.push(o),i++}if(r.length<1){let o={instancePath:n+"/timeline",schemaPath:"#/properties/timeline/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)ge(r[o],{instancePath:n+"/timeline/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?
ge.errors:e.concat(ge.errors),i=e.length)}else{let t={instancePath:n+"/timeline",schemaPath:"#/properties/timeline/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.why!==void 0){let r=s.why;
if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)re(r[o],{instancePath:n+"/why/"+o,parentData:r,parentDataProperty:o,
rootData:a,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),i=e.length)}else{let t={instancePath:n+"/why",schemaPath:"\
#/properties/why/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.
provenance!==void 0){let r=s.provenance;if(Array.isArray(r)){let t=r.length;for(let o=0;o<t;o++)re(r[o],{instancePath:n+
"/provenance/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),
i=e.length)}else{let t={instancePath:n+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.alternatives!==void 0){let r=s.alternatives;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/alternatives",schemaPath:"#/properties/alternatives/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),i++}let t=r.length;for(let o=0;o<
t;o++)os(r[o],{instancePath:n+"/alternatives/"+o,parentData:r,parentDataProperty:o,rootData:a,dynamicAnchors:p})||(e=e===
null?os.errors:e.concat(os.errors),i=e.length)}else{let t={instancePath:n+"/alternatives",schemaPath:"#/properties/alter\
natives/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}if(s.twin!==void 0&&
(ve(s.twin,{instancePath:n+"/twin",parentData:s,parentDataProperty:"twin",rootData:a,dynamicAnchors:p})||(e=e===null?ve.
errors:e.concat(ve.errors),i=e.length)),s.answer!==void 0){let r=s.answer;if(typeof r=="string"){if(b(r)>80){let t={instancePath:n+
"/answer",schemaPath:"#/properties/answer/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more t\
han 80 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/answer",schemaPath:"#/properties/ans\
wer/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),i++}}else{let t={instancePath:n+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.famous!==void 0){let r=s.famous;if(typeof r=="string"){if(b(
r)>60){let t={instancePath:n+"/famous",schemaPath:"#/properties/famous/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[t]:e.push(t),i++}if(b(r)<1){let t={instancePath:n+"/famous",
schemaPath:"#/properties/famous/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n+"/famous",schemaPath:"#/properties/famous/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.fame!==void 0){let r=s.fame;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/fame",schemaPath:"#/properties/fame/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){
if(r>99||isNaN(r)){let t={instancePath:n+"/fame",schemaPath:"#/properties/fame/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99},message:"must be <= 99"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){let t={instancePath:n+"/fame",schemaPath:"\
#/properties/fame/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(
t),i++}}}if(s.fame!==void 0&&s.famous===void 0){let r={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependen\
tRequired",params:{property:"fame",missingProperty:"famous",depsCount:1,deps:"famous"},message:"must have property famou\
s when property fame is present"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ep.errors=e,i===0}var Qm=rp;function rp(s,{
instancePath:n="",parentData:h,parentDataProperty:d,rootData:a=s,dynamicAnchors:p={}}={}){let e=null,i=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let u in s)if(!S.call(tr.properties,u)){let c={instancePath:n,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===
null?e=[c]:e.push(c),i++}if(s.self!==void 0&&s.self!==!0){let u={instancePath:n+"/self",schemaPath:"#/properties/self/co\
nst",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),i++}if(s.other!==
void 0&&s.other!==!0){let u={instancePath:n+"/other",schemaPath:"#/properties/other/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[u]:e.push(u),i++}if(s.host!==void 0&&s.host!==!0){let u={instancePath:n+
"/host",schemaPath:"#/properties/host/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};
e===null?e=[u]:e.push(u),i++}if(s.affected!==void 0&&s.affected!==!0){let u={instancePath:n+"/affected",schemaPath:"#/pr\
operties/affected/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.
push(u),i++}if(s.target!==void 0){let u=s.target,c=i,g=!1,O=i;if(u!==!0){let P={instancePath:n+"/target",schemaPath:"#/p\
roperties/target/anyOf/0/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=
[P]:e.push(P),i++}var r=O===i;if(g=g||r,!g){let P=i;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let k={instancePath:n+
"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[k]:e.push(k),i++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let k={instancePath:n+"/target",schemaPath:"\
#/properties/target/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[k]:e.push(k),i++}var r=P===i;g=g||r}if(g)i=c,e!==null&&(c?e.length=c:e=null);else{let P={instancePath:n+"/target",schemaPath:"\
#/properties/target/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[P]:e.push(P),i++}}
if(s.chosenObject!==void 0){let u=s.chosenObject,c=i,g=!1,O=i;if(u!==!0){let P={instancePath:n+"/chosenObject",schemaPath:"\
#/properties/chosenObject/anyOf/0/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===
null?e=[P]:e.push(P),i++}var t=O===i;if(g=g||t,!g){let P=i;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let k={
instancePath:n+"/chosenObject",schemaPath:"#/properties/chosenObject/anyOf/1/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[k]:e.push(k),i++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let k={instancePath:n+
"/chosenObject",schemaPath:"#/properties/chosenObject/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[k]:e.push(k),i++}var t=P===i;g=g||t}if(g)i=c,e!==null&&(c?e.length=c:e=null);else{let P={
instancePath:n+"/chosenObject",schemaPath:"#/properties/chosenObject/anyOf",keyword:"anyOf",params:{},message:"must matc\
h a schema in anyOf"};e===null?e=[P]:e.push(P),i++}}if(s.triggering!==void 0&&s.triggering!==!0){let u={instancePath:n+"\
/triggering",schemaPath:"#/properties/triggering/const",keyword:"const",params:{allowedValue:!0},message:"must be equal \
to constant"};e===null?e=[u]:e.push(u),i++}if(s.object!==void 0){let u=s.object;if(typeof u=="string"){if(b(u)>200){let c={
instancePath:n+"/object",schemaPath:"#/properties/object/maxLength",keyword:"maxLength",params:{limit:200},message:"must\
 NOT have more than 200 characters"};e===null?e=[c]:e.push(c),i++}if(b(u)<1){let c={instancePath:n+"/object",schemaPath:"\
#/properties/object/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}if(s.linked!==void 0){let u=s.linked;if(typeof u==
"string"){if(b(u)>60){let c={instancePath:n+"/linked",schemaPath:"#/properties/linked/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.push(c),i++}if(b(u)<1){let c={instancePath:n+
"/linked",schemaPath:"#/properties/linked/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+"/linked",schemaPath:"#/properties/linked/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}if(s.topOf!==void 0){let u=s.
topOf;if(!(u==="graveyard"||u==="library")){let c={instancePath:n+"/topOf",schemaPath:"#/properties/topOf/enum",keyword:"\
enum",params:{allowedValues:tr.properties.topOf.enum},message:"must be equal to one of the allowed values"};e===null?e=[
c]:e.push(c),i++}}if(s.type!==void 0&&(yr(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:a,
dynamicAnchors:p})||(e=e===null?yr.errors:e.concat(yr.errors),i=e.length)),s.supertype!==void 0&&(cr(s.supertype,{instancePath:n+
"/supertype",parentData:s,parentDataProperty:"supertype",rootData:a,dynamicAnchors:p})||(e=e===null?cr.errors:e.concat(cr.
errors),i=e.length)),s.subtype!==void 0&&(hr(s.subtype,{instancePath:n+"/subtype",parentData:s,parentDataProperty:"subty\
pe",rootData:a,dynamicAnchors:p})||(e=e===null?hr.errors:e.concat(hr.errors),i=e.length)),s.color!==void 0&&(dr(s.color,
{instancePath:n+"/color",parentData:s,parentDataProperty:"color",rootData:a,dynamicAnchors:p})||(e=e===null?dr.errors:e.
concat(dr.errors),i=e.length)),s.colorCount!==void 0&&(C(s.colorCount,{instancePath:n+"/colorCount",parentData:s,parentDataProperty:"\
colorCount",rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),i=e.length)),s.name!==void 0){let u=s.
name,c=i,g=!0,O=i;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let w={};e===null?e=[w]:e.push(w),i++}var o=O===i;i=c,
e!==null&&(c?e.length=c:e=null);let P;if(o){let w=i;le(u,{instancePath:n+"/name",parentData:s,parentDataProperty:"name",
rootData:a,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),i=e.length);var o=w===i;g=o,P="then"}else{let w=i;
if(typeof u=="string"){if(b(u)>200){let j={instancePath:n+"/name",schemaPath:"#/properties/name/else/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[j]:e.push(j),i++}if(b(u)<1){
let j={instancePath:n+"/name",schemaPath:"#/properties/name/else/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[j]:e.push(j),i++}}else{let j={instancePath:n+"/name",schemaPath:"#/p\
roperties/name/else/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[j]:e.push(j),i++}var o=w===
i;g=o,P="else"}if(!g){let w={instancePath:n+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword:P},
message:'must match "'+P+'" schema'};e===null?e=[w]:e.push(w),i++}}if(s.controller!==void 0&&(A(s.controller,{instancePath:n+
"/controller",parentData:s,parentDataProperty:"controller",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(
A.errors),i=e.length)),s.owner!==void 0&&(A(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:a,
dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),i=e.length)),s.zone!==void 0){let u=s.zone,c=i,g=!1,O=i;if(u!==
"any"){let P={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/0/const",keyword:"const",params:{allowedValue:"\
any"},message:"must be equal to constant"};e===null?e=[P]:e.push(P),i++}var l=O===i;if(g=g||l,!g){let P=i;I(u,{instancePath:n+
"/zone",parentData:s,parentDataProperty:"zone",rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=
e.length);var l=P===i;if(g=g||l,!g){let k=i;if(Array.isArray(u)){if(u.length<1){let G={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/2/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[G]:e.push(G),i++}let V=u.length;for(let G=0;G<V;G++)I(u[G],{instancePath:n+"/zone/"+G,parentData:u,parentDataProperty:G,
rootData:a,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)}else{let V={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/2/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[V]:e.push(V),i++}
var l=k===i;g=g||l}}if(g)i=c,e!==null&&(c?e.length=c:e=null);else{let P={instancePath:n+"/zone",schemaPath:"#/properties\
/zone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[P]:e.push(P),i++}}if(s.castFrom!==
void 0){let u=s.castFrom,c=i,g=!1,O=i;I(u,{instancePath:n+"/castFrom",parentData:s,parentDataProperty:"castFrom",rootData:a,
dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),i=e.length);var f=O===i;if(g=g||f,!g){let P=i;if(Array.isArray(
u)){if(u.length<1){let j={instancePath:n+"/castFrom",schemaPath:"#/properties/castFrom/anyOf/1/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[j]:e.push(j),i++}let k=u.length;for(let j=0;j<
k;j++)I(u[j],{instancePath:n+"/castFrom/"+j,parentData:u,parentDataProperty:j,rootData:a,dynamicAnchors:p})||(e=e===null?
I.errors:e.concat(I.errors),i=e.length)}else{let k={instancePath:n+"/castFrom",schemaPath:"#/properties/castFrom/anyOf/1\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[k]:e.push(k),i++}var f=P===i;g=g||f}if(g)
i=c,e!==null&&(c?e.length=c:e=null);else{let P={instancePath:n+"/castFrom",schemaPath:"#/properties/castFrom/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[P]:e.push(P),i++}}if(s.wasCast!==void 0&&typeof s.wasCast!=
"boolean"){let u={instancePath:n+"/wasCast",schemaPath:"#/properties/wasCast/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[u]:e.push(u),i++}if(s.castBy!==void 0&&(A(s.castBy,{instancePath:n+"/castBy",parentData:s,
parentDataProperty:"castBy",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),i=e.length)),s.paid!==
void 0){let u=s.paid;if(typeof u=="string"){if(b(u)>120){let c={instancePath:n+"/paid",schemaPath:"#/properties/paid/max\
Length",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[c]:e.push(c),
i++}if(b(u)<1){let c={instancePath:n+"/paid",schemaPath:"#/properties/paid/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:n+"/paid",schemaPath:"\
#/properties/paid/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}if(s.
token!==void 0&&typeof s.token!="boolean"){let u={instancePath:n+"/token",schemaPath:"#/properties/token/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),i++}if(s.permanent!==void 0&&s.permanent!==
!0){let u={instancePath:n+"/permanent",schemaPath:"#/properties/permanent/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[u]:e.push(u),i++}if(s.historic!==void 0&&s.historic!==!0){let u={instancePath:n+
"/historic",schemaPath:"#/properties/historic/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to \
constant"};e===null?e=[u]:e.push(u),i++}if(s.faceDown!==void 0&&typeof s.faceDown!="boolean"){let u={instancePath:n+"/fa\
ceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[u]:e.push(u),i++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let u={instancePath:n+"/tapped",schemaPath:"#/prop\
erties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),i++}if(s.
designation!==void 0){let u=s.designation;if(typeof u=="string"){if(b(u)>40){let c={instancePath:n+"/designation",schemaPath:"\
#/properties/designation/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[c]:e.push(c),i++}if(b(u)<1){let c={instancePath:n+"/designation",schemaPath:"#/properties/designation/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),i++}}else{
let c={instancePath:n+"/designation",schemaPath:"#/properties/designation/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),i++}}if(s.attackingPlayer!==void 0&&(A(s.attackingPlayer,{instancePath:n+"/att\
ackingPlayer",parentData:s,parentDataProperty:"attackingPlayer",rootData:a,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(
A.errors),i=e.length)),s.attackingPermanent!==void 0&&(q(s.attackingPermanent,{instancePath:n+"/attackingPermanent",parentData:s,
parentDataProperty:"attackingPermanent",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),
s.blocking!==void 0&&(q(s.blocking,{instancePath:n+"/blocking",parentData:s,parentDataProperty:"blocking",rootData:a,dynamicAnchors:p})||
(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.blockedBy!==void 0&&(q(s.blockedBy,{instancePath:n+"/blockedBy",parentData:s,
parentDataProperty:"blockedBy",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.keyword!==
void 0){let u=s.keyword,c=i,g=!0,O=i;if(typeof u!="string"){let w={};e===null?e=[w]:e.push(w),i++}var y=O===i;i=c,e!==null&&
(c?e.length=c:e=null);let P;if(y){let w=i;if(typeof u=="string"){if(b(u)>60){let j={instancePath:n+"/keyword",schemaPath:"\
#/properties/keyword/then/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 character\
s"};e===null?e=[j]:e.push(j),i++}if(b(u)<1){let j={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/then/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[j]:e.push(j),i++}}
var y=w===i;g=y,P="then"}else{let w=i;We(u,{instancePath:n+"/keyword",parentData:s,parentDataProperty:"keyword",rootData:a,
dynamicAnchors:p})||(e=e===null?We.errors:e.concat(We.errors),i=e.length);var y=w===i;g=y,P="else"}if(!g){let w={instancePath:n+
"/keyword",schemaPath:"#/properties/keyword/if",keyword:"if",params:{failingKeyword:P},message:'must match "'+P+'" schem\
a'};e===null?e=[w]:e.push(w),i++}}if(s.transformed!==void 0&&typeof s.transformed!="boolean"){let u={instancePath:n+"/tr\
ansformed",schemaPath:"#/properties/transformed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[u]:e.push(u),i++}if(s.abilityCount!==void 0&&(C(s.abilityCount,{instancePath:n+"/abilityCount",parentData:s,
parentDataProperty:"abilityCount",rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),i=e.length)),s.
power!==void 0&&(C(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:a,dynamicAnchors:p})||
(e=e===null?C.errors:e.concat(C.errors),i=e.length)),s.toughness!==void 0&&(C(s.toughness,{instancePath:n+"/toughness",parentData:s,
parentDataProperty:"toughness",rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),i=e.length)),s.basePower!==
void 0&&(C(s.basePower,{instancePath:n+"/basePower",parentData:s,parentDataProperty:"basePower",rootData:a,dynamicAnchors:p})||
(e=e===null?C.errors:e.concat(C.errors),i=e.length)),s.baseToughness!==void 0&&(C(s.baseToughness,{instancePath:n+"/base\
Toughness",parentData:s,parentDataProperty:"baseToughness",rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(
C.errors),i=e.length)),s.manaValue!==void 0&&(C(s.manaValue,{instancePath:n+"/manaValue",parentData:s,parentDataProperty:"\
manaValue",rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),i=e.length)),s.counters!==void 0){let u=s.
counters;if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length>10){let c={instancePath:n+"/counters",schemaPath:"\
#/properties/counters/maxProperties",keyword:"maxProperties",params:{limit:10},message:"must NOT have more than 10 prope\
rties"};e===null?e=[c]:e.push(c),i++}if(Object.keys(u).length<1){let c={instancePath:n+"/counters",schemaPath:"#/propert\
ies/counters/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===
null?e=[c]:e.push(c),i++}for(let c in u)C(u[c],{instancePath:n+"/counters/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,
parentDataProperty:c,rootData:a,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),i=e.length)}else{let c={instancePath:n+
"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[c]:e.push(c),i++}}if(s.counter!==void 0){let u=s.counter;if(typeof u=="string"){if(b(u)>60){let c={instancePath:n+
"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more\
 than 60 characters"};e===null?e=[c]:e.push(c),i++}if(b(u)<1){let c={instancePath:n+"/counter",schemaPath:"#/properties/\
counter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:
e.push(c),i++}}else{let c={instancePath:n+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}}if(s.attached!==void 0&&typeof s.attached!="boolean"){let u={
instancePath:n+"/attached",schemaPath:"#/properties/attached/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[u]:e.push(u),i++}if(s.attachedTo!==void 0&&(q(s.attachedTo,{instancePath:n+"/attachedTo",parentData:s,
parentDataProperty:"attachedTo",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.pairedWith!==
void 0&&(q(s.pairedWith,{instancePath:n+"/pairedWith",parentData:s,parentDataProperty:"pairedWith",rootData:a,dynamicAnchors:p})||
(e=e===null?q.errors:e.concat(q.errors),i=e.length)),s.hasAttached!==void 0&&(q(s.hasAttached,{instancePath:n+"/hasAttac\
hed",parentData:s,parentDataProperty:"hasAttached",rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),
i=e.length)),s.shares!==void 0){let u=s.shares;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let c of tr.properties.shares.
required)if(u[c]===void 0){let g={instancePath:n+"/shares",schemaPath:"#/properties/shares/required",keyword:"required",
params:{missingProperty:c},message:"must have required property '"+c+"'"};e===null?e=[g]:e.push(g),i++}for(let c in u)if(!(c===
"characteristic"||c==="with")){let g={instancePath:n+"/shares",schemaPath:"#/properties/shares/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[g]:e.push(
g),i++}if(u.characteristic!==void 0){let c=u.characteristic;if(!(c==="name"||c==="color"||c==="type"||c==="creatureType"||
c==="landType")){let g={instancePath:n+"/shares/characteristic",schemaPath:"#/properties/shares/properties/characteristi\
c/enum",keyword:"enum",params:{allowedValues:tr.properties.shares.properties.characteristic.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[g]:e.push(g),i++}}u.with!==void 0&&(L(u.with,{instancePath:n+"/shares/with",
parentData:u,parentDataProperty:"with",rootData:a,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),i=e.length))}else{
let c={instancePath:n+"/shares",schemaPath:"#/properties/shares/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[c]:e.push(c),i++}}if(s.allOf!==void 0){let u=s.allOf;if(Array.isArray(u)){if(u.length<1){let g={
instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[g]:e.push(g),i++}let c=u.length;for(let g=0;g<c;g++)q(u[g],{instancePath:n+"/allOf/"+
g,parentData:u,parentDataProperty:g,rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)}else{
let c={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[c]:e.push(c),i++}}if(s.anyOf!==void 0){let u=s.anyOf;if(Array.isArray(u)){if(u.length<1){let g={instancePath:n+
"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[g]:e.push(g),i++}let c=u.length;for(let g=0;g<c;g++)q(u[g],{instancePath:n+"/anyOf/"+g,parentData:u,
parentDataProperty:g,rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)}else{let c={instancePath:n+
"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
c]:e.push(c),i++}}if(s.not!==void 0){let u=s.not,c=i,g=!0,O=i;if(!Array.isArray(u)){let w={};e===null?e=[w]:e.push(w),i++}
var m=O===i;i=c,e!==null&&(c?e.length=c:e=null);let P;if(m){let w=i;if(Array.isArray(u)){if(u.length<1){let V={instancePath:n+
"/not",schemaPath:"#/properties/not/then/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[V]:e.push(V),i++}let j=u.length;for(let V=0;V<j;V++)q(u[V],{instancePath:n+"/not/"+V,parentData:u,
parentDataProperty:V,rootData:a,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)}var m=w===i;g=m,
P="then"}else{let w=i;q(u,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:a,dynamicAnchors:p})||(e=
e===null?q.errors:e.concat(q.errors),i=e.length);var m=w===i;g=m,P="else"}if(!g){let w={instancePath:n+"/not",schemaPath:"\
#/properties/not/if",keyword:"if",params:{failingKeyword:P},message:'must match "'+P+'" schema'};e===null?e=[w]:e.push(w),
i++}}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[u]:e.push(u),i++}return rp.errors=e,i===0}return ap(Zm);})();

export const validateAbility: Validator<AbilityEntry> = validators.validateAbility;
export const validateBlob: Validator<BlobLine> = validators.validateBlob;
export const validateCapability: Validator<Capability> = validators.validateCapability;
export const validateCardText: Validator<CardTexts> = validators.validateCardText;
export const validateCard: Validator<Card> = validators.validateCard;
export const validateCertificate: Validator<Certificate> = validators.validateCertificate;
export const validateEffect: Validator<EffectPart> = validators.validateEffect;
export const validateEngineError: Validator<EngineError> = validators.validateEngineError;
export const validateEngineHello: Validator<EngineHello> = validators.validateEngineHello;
export const validateEngineRefused: Validator<EngineRefused> = validators.validateEngineRefused;
export const validateEngineResult: Validator<EngineResult> = validators.validateEngineResult;
export const validateEngineUnsupported: Validator<EngineUnsupported> = validators.validateEngineUnsupported;
export const validateExpectations: Validator<Expectations> = validators.validateExpectations;
export const validateExport: Validator<CorpusExport> = validators.validateExport;
export const validateKey: Validator<Key> = validators.validateKey;
export const validateObservation: Validator<Observation> = validators.validateObservation;
export const validatePhraseBook: Validator<PhraseBook> = validators.validatePhraseBook;
export const validateQuantity: Validator<Quantity> = validators.validateQuantity;
export const validateReport: Validator<Report> = validators.validateReport;
export const validateResolution: Validator<Resolution> = validators.validateResolution;
export const validateRunnerHello: Validator<RunnerHello> = validators.validateRunnerHello;
export const validateRunnerRuleset: Validator<RunnerRuleset> = validators.validateRunnerRuleset;
export const validateRunnerRun: Validator<RunnerRun> = validators.validateRunnerRun;
export const validateRunnerStop: Validator<RunnerStop> = validators.validateRunnerStop;
export const validateScenario: Validator<Scenario> = validators.validateScenario;
export const validateSelector: Validator<Selector> = validators.validateSelector;
