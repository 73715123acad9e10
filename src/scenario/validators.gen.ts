// @ts-nocheck
// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen

import type { ErrorObject } from "ajv";
import type { AbilityEntry, Card, EffectPart, Quantity, Report, Resolution, Scenario, Selector } from "../rules/formats.gen.js";

/** True when the value fits the schema; otherwise `errors` says what is wrong, until the next call. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

"use strict";var validators=(()=>{var rt=Object.defineProperty;var hi=Object.getOwnPropertyDescriptor;var di=Object.getOwnPropertyNames;var gi=Object.prototype.hasOwnProperty;var st=(s,n)=>()=>{try{return n||s((n={exports:{}}).exports,n),n.exports}catch(c){throw n=0,c}},bi=(s,n)=>{for(var c in n)
rt(s,c,{get:n[c],enumerable:!0})},Pi=(s,n,c,h)=>{if(n&&typeof n=="object"||typeof n=="function")for(let l of di(n))!gi.call(
s,l)&&l!==c&&rt(s,l,{get:()=>n[l],enumerable:!(h=hi(n,l))||h.enumerable});return s};var ki=s=>Pi(rt({},"__esModule",{value:!0}),s);var xt=st(tt=>{"use strict";Object.defineProperty(tt,"__esModule",{value:!0});function At(s){let n=s.length,c=0,h=0,l;for(;h<
n;)c++,l=s.charCodeAt(h++),l>=55296&&l<=56319&&h<n&&(l=s.charCodeAt(h),(l&64512)===56320&&h++);return c}tt.default=At;At.
code='require("ajv/dist/runtime/ucs2length").default'});var Ct=st((ko,Lt)=>{"use strict";Lt.exports=function s(n,c){if(n===c)return!0;if(n&&c&&typeof n=="object"&&typeof c=="ob\
ject"){if(n.constructor!==c.constructor)return!1;var h,l,p;if(Array.isArray(n)){if(h=n.length,h!=c.length)return!1;for(l=
h;l--!==0;)if(!s(n[l],c[l]))return!1;return!0}if(n.constructor===RegExp)return n.source===c.source&&n.flags===c.flags;if(n.
valueOf!==Object.prototype.valueOf)return n.valueOf()===c.valueOf();if(n.toString!==Object.prototype.toString)return n.toString()===
c.toString();if(p=Object.keys(n),h=p.length,h!==Object.keys(c).length)return!1;for(l=h;l--!==0;)if(!Object.prototype.hasOwnProperty.
call(c,p[l]))return!1;for(l=h;l--!==0;){var e=p[l];if(!s(n[e],c[e]))return!1}return!0}return n!==n&&c!==c}});var Et=st(it=>{"use strict";Object.defineProperty(it,"__esModule",{value:!0});var It=Ct();It.code='require("ajv/dist/run\
time/equal").default';it.default=It});var go={};bi(go,{validateAbility:()=>wi,validateCard:()=>un,validateEffect:()=>cn,validateQuantity:()=>hn,validateReport:()=>dn,
validateResolution:()=>fo,validateScenario:()=>mo,validateSelector:()=>ho});var wi=ge;var g=xt().default,vi={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/Keyword\
Ability"},{$ref:"#/$defs/StaticAbility"},{$ref:"#/$defs/CharacteristicDefiningAbility"},{$ref:"#/$defs/ActivatedAbility"},
{$ref:"#/$defs/TriggeredAbility"},{$ref:"#/$defs/SpellAbility"},{$ref:"#/$defs/ManaAbility"},{$ref:"#/$defs/AsEntersAbil\
ity"},{$ref:"#/$defs/ReplacementAbility"}]},_t={type:"object",additionalProperties:!1,required:["kind","keyword"],properties:{
kind:{const:"keyword"},keyword:{type:"string",minLength:1,maxLength:60},cost:{type:"string",minLength:1,maxLength:80},n:{
type:"integer",minimum:0},landType:{$ref:"#/$defs/SubtypeWord"},from:{$ref:"#/$defs/ColorWord"},fromQuality:{$ref:"#/$de\
fs/Selector"},quality:{$ref:"#/$defs/Selector"},player:{const:!0},keeps:{$ref:"#/$defs/Selector"}}},G=Object.prototype.hasOwnProperty;var qi={type:"object",additionalProperties:!1,required:["chosen"],properties:{chosen:{type:"string",minLength:1,maxLength:60}}};
function J(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let r of qi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(
i),t++}for(let r in s)if(r!=="chosen"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.chosen!==
void 0){let r=s.chosen;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+"/chosen",schemaPath:"#/properties/chose\
n/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(
i),t++}if(g(r)<1){let i={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/cho\
sen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}function R(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let a={};
e===null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;J(s,{instancePath:n,parentData:c,
parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),t=e.length);var m=a===t;i=m,
u="then"}else{let a=t;if(typeof s=="string"){if(g(s)>40){let y={instancePath:n,schemaPath:"#/else/maxLength",keyword:"ma\
xLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[y]:e.push(y),t++}if(g(s)<1){let y={
instancePath:n,schemaPath:"#/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return R.
errors=e,t===0}var ji={enum:["white","blue","black","red","green"]};function L(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="white"||s==="blue"||s==="black"||s==="red"||s==="green")){let r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ji.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}function M(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let a={};e===null?e=
[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;J(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),t=e.length);var m=a===t;i=m,u="then"}else{let a=t;
L(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),
t=e.length);var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},
message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return M.errors=e,t===0}var be={type:"object",additionalProperties:!1,
properties:{self:{const:!0},other:{const:!0},host:{const:!0},affected:{const:!0},target:{anyOf:[{const:!0},{type:"intege\
r",minimum:1}]},object:{type:"string",minLength:1,maxLength:200},linked:{type:"string",minLength:1,maxLength:60},topOf:{
enum:["graveyard","library"]},type:{$ref:"#/$defs/CardTypes"},supertype:{$ref:"#/$defs/Supertypes"},subtype:{$ref:"#/$de\
fs/SubtypeWords"},color:{$ref:"#/$defs/ColorWords"},colorCount:{$ref:"#/$defs/Comparison"},name:{if:{type:"object"},then:{
$ref:"#/$defs/Chosen"},else:{type:"string",minLength:1,maxLength:200}},controller:{$ref:"#/$defs/PlayerReference"},owner:{
$ref:"#/$defs/PlayerReference"},zone:{anyOf:[{const:"any"},{$ref:"#/$defs/Zone"},{type:"array",minItems:1,items:{$ref:"#\
/$defs/Zone"}}]},token:{type:"boolean"},permanent:{const:!0},historic:{const:!0},faceDown:{type:"boolean"},tapped:{type:"\
boolean"},designation:{type:"string",minLength:1,maxLength:40},keyword:{type:"string",minLength:1,maxLength:60},abilityCount:{
$ref:"#/$defs/Comparison"},power:{$ref:"#/$defs/Comparison"},toughness:{$ref:"#/$defs/Comparison"},basePower:{$ref:"#/$d\
efs/Comparison"},baseToughness:{$ref:"#/$defs/Comparison"},manaValue:{$ref:"#/$defs/Comparison"},counter:{type:"string",
minLength:1,maxLength:60},attached:{type:"boolean"},attachedTo:{$ref:"#/$defs/Selector"},hasAttached:{$ref:"#/$defs/Sele\
ctor"},shares:{type:"object",additionalProperties:!1,required:["characteristic","with"],properties:{characteristic:{enum:[
"name","color","type","creatureType","landType"]},with:{$ref:"#/$defs/Reference"}}},allOf:{type:"array",minItems:1,items:{
$ref:"#/$defs/Selector"}},anyOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Selector"}},not:{if:{type:"array"},then:{minItems:1,
items:{$ref:"#/$defs/Selector"}},else:{$ref:"#/$defs/Selector"}}}};var $i={enum:["Artifact","Battle","Conspiracy","Creature","Dungeon","Enchantment","Instant","Kindred","Land","Phenomenon",
"Plane","Planeswalker","Scheme","Sorcery","Vanguard"]};function w(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="Artifact"||s==="Battle"||s==="Conspiracy"||s==="Creature"||
s==="Dungeon"||s==="Enchantment"||s==="Instant"||s==="Kindred"||s==="Land"||s==="Phenomenon"||s==="Plane"||s==="Planeswa\
lker"||s==="Scheme"||s==="Sorcery"||s==="Vanguard")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$i.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return w.errors=e,t===0}function De(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!Array.
isArray(s)){let a={};e===null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;if(Array.
isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let y=s.length;for(let d=0;d<y;d++)w(s[d],{instancePath:n+
"/"+d,parentData:s,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}
var m=a===t;i=m,u="then"}else{let a=t;w(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length);var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/\
if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return De.errors=
e,t===0}var Oi={enum:["Basic","Legendary","Ongoing","Snow","World"]};function D(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="Basic"||s==="Legendary"||s==="Ongoing"||s==="Snow"||s==="\
World")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Oi.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}function Ne(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!Array.isArray(s)){let a={};e===
null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;if(Array.isArray(s)){if(s.length<
1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer t\
han 1 items"};e===null?e=[d]:e.push(d),t++}let y=s.length;for(let d=0;d<y;d++)D(s[d],{instancePath:n+"/"+d,parentData:s,
parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)}var m=a===t;i=m,
u="then"}else{let a=t;D(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?D.
errors:e.concat(D.errors),t=e.length);var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return Ne.errors=e,t===0}function Te(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,
r=t,i=!0,o=t;if(!Array.isArray(s)){let a={};e===null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);
let u;if(m){let a=t;if(Array.isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let y=s.length;for(let d=0;d<
y;d++)R(s[d],{instancePath:n+"/"+d,parentData:s,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?R.errors:
e.concat(R.errors),t=e.length)}var m=a===t;i=m,u="then"}else{let a=t;R(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),t=e.length);var m=a===t;i=m,u="else"}if(!i){let a={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=
[a]:e.push(a),t++}return Te.errors=e,t===0}function Ae(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,
r=t,i=!0,o=t;if(!Array.isArray(s)){let a={};e===null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);
let u;if(m){let a=t;if(Array.isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let y=s.length;for(let d=0;d<
y;d++)M(s[d],{instancePath:n+"/"+d,parentData:s,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length)}var m=a===t;i=m,u="then"}else{let a=t;M(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length);var m=a===t;i=m,u="else"}if(!i){let a={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=
[a]:e.push(a),t++}return Ae.errors=e,t===0}var I={type:"object",additionalProperties:!1,minProperties:1,dependentRequired:{on:["counter"],onEach:["counter"],onPlayer:[
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
#/$defs/Quantity"}},if:{$ref:"#/$defs/Condition"},then:{$ref:"#/$defs/Quantity"},else:{$ref:"#/$defs/Quantity"}}},St={if:{
type:"string"},then:{enum:["self","affected","host","target"]},else:{type:"object",additionalProperties:!1,minProperties:1,
maxProperties:1,properties:{target:{type:"integer",minimum:1},linked:{type:"string",minLength:1,maxLength:60},topOf:{enum:[
"graveyard","library"]},object:{type:"string",minLength:1,maxLength:200}}}};function O(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let a={};e===
null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;if(!(s==="self"||s==="affec\
ted"||s==="host"||s==="target")){let y={instancePath:n,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:St.
then.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="then"}else{
let a=t;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){let y={instancePath:n,schemaPath:"#/els\
e/maxProperties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[y]:
e.push(y),t++}if(Object.keys(s).length<1){let y={instancePath:n,schemaPath:"#/else/minProperties",keyword:"minProperties",
params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[y]:e.push(y),t++}for(let y in s)if(!(y==="\
target"||y==="linked"||y==="topOf"||y==="object")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(s.target!==void 0){let y=s.target;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let d={instancePath:n+
"/target",schemaPath:"#/else/properties/target/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[d]:e.push(d),t++}if(typeof y=="number"&&isFinite(y)&&(y<1||isNaN(y))){let d={instancePath:n+"/target",schemaPath:"\
#/else/properties/target/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[d]:e.push(d),t++}}if(s.linked!==void 0){let y=s.linked;if(typeof y=="string"){if(g(y)>60){let d={instancePath:n+"/linke\
d",schemaPath:"#/else/properties/linked/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more tha\
n 60 characters"};e===null?e=[d]:e.push(d),t++}if(g(y)<1){let d={instancePath:n+"/linked",schemaPath:"#/else/properties/\
linked/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.
push(d),t++}}else{let d={instancePath:n+"/linked",schemaPath:"#/else/properties/linked/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(s.topOf!==void 0){let y=s.topOf;if(!(y==="graveyard"||
y==="library")){let d={instancePath:n+"/topOf",schemaPath:"#/else/properties/topOf/enum",keyword:"enum",params:{allowedValues:St.
else.properties.topOf.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),t++}}if(s.object!==
void 0){let y=s.object;if(typeof y=="string"){if(g(y)>200){let d={instancePath:n+"/object",schemaPath:"#/else/properties\
/object/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[
d]:e.push(d),t++}if(g(y)<1){let d={instancePath:n+"/object",schemaPath:"#/else/properties/object/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:n+
"/object",schemaPath:"#/else/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),t++}}}else{let y={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return O.errors=e,t===0}
var Di={enum:["you","opponent","enchantedPlayer","hostController","chosenPlayer","targetPlayer","activePlayer","owner","\
controller","each"]};function j(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(!(s==="you"||s==="opponent"||s==="enchantedPlayer"||s==="hostController"||s==="chosenPlayer"||s==="tar\
getPlayer"||s==="activePlayer"||s==="owner"||s==="controller"||s==="each")){let r={instancePath:n,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Di.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}
return j.errors=e,t===0}var Ni={enum:["power","toughness","basePower","baseToughness","manaValue","loyalty"]};function pe(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="power"||
s==="toughness"||s==="basePower"||s==="baseToughness"||s==="manaValue"||s==="loyalty")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Ni.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return pe.errors=e,t===0}var he={type:"object",additionalProperties:!1,dependentRequired:{object:["is"],
is:["object"],player:["has"],has:["player"],equals:["compare"],atLeast:["compare"],atMost:["compare"]},oneOf:[{required:[
"exists"]},{required:["object","is"]},{required:["player","has"]},{required:["compare"]},{required:["turn"]},{required:[
"allOf"]},{required:["anyOf"]},{required:["not"]}],properties:{exists:{$ref:"#/$defs/Selector"},object:{$ref:"#/$defs/Re\
ference"},is:{$ref:"#/$defs/Selector"},player:{$ref:"#/$defs/PlayerReference"},has:{type:"string",minLength:1,maxLength:40},
compare:{$ref:"#/$defs/Quantity"},equals:{$ref:"#/$defs/Quantity"},atLeast:{$ref:"#/$defs/Quantity"},atMost:{$ref:"#/$de\
fs/Quantity"},turn:{$ref:"#/$defs/PlayerReference"},allOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Condition"}},anyOf:{
type:"array",minItems:1,items:{$ref:"#/$defs/Condition"}},not:{$ref:"#/$defs/Condition"}}},A={validate:P},T={validate:x},
de={validate:H};function H(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0,r=t,i=!1,o=null,m=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of he.oneOf[0].required)if(s[f]===
void 0){let y={instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:f},message:"mus\
t have required property '"+f+"'"};e===null?e=[y]:e.push(y),t++}}var a=m===t;a&&(i=!0,o=0);let u=t;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){for(let f of he.oneOf[1].required)if(s[f]===void 0){let y={instancePath:n,schemaPath:"#/oneOf/1/\
required",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=[y]:e.
push(y),t++}}var a=u===t;if(a&&i)i=!1,o=[o,1];else{a&&(i=!0,o=1);let f=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of he.
oneOf[2].required)if(s[d]===void 0){let k={instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},
message:"must have required property '"+d+"'"};e===null?e=[k]:e.push(k),t++}}var a=f===t;if(a&&i)i=!1,o=[o,2];else{a&&(i=
!0,o=2);let d=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let S of he.oneOf[3].required)if(s[S]===void 0){let V={
instancePath:n,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:S},message:"must have required\
 property '"+S+"'"};e===null?e=[V]:e.push(V),t++}}var a=d===t;if(a&&i)i=!1,o=[o,3];else{a&&(i=!0,o=3);let S=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let $ of he.oneOf[4].required)if(s[$]===void 0){let z={instancePath:n,schemaPath:"#/one\
Of/4/required",keyword:"required",params:{missingProperty:$},message:"must have required property '"+$+"'"};e===null?e=[
z]:e.push(z),t++}}var a=S===t;if(a&&i)i=!1,o=[o,4];else{a&&(i=!0,o=4);let $=t;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let ie of he.oneOf[5].required)if(s[ie]===void 0){let yr={instancePath:n,schemaPath:"#/oneOf/5/required",keyword:"re\
quired",params:{missingProperty:ie},message:"must have required property '"+ie+"'"};e===null?e=[yr]:e.push(yr),t++}}var a=$===
t;if(a&&i)i=!1,o=[o,5];else{a&&(i=!0,o=5);let ie=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let ne of he.oneOf[6].
required)if(s[ne]===void 0){let cr={instancePath:n,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:ne},
message:"must have required property '"+ne+"'"};e===null?e=[cr]:e.push(cr),t++}}var a=ie===t;if(a&&i)i=!1,o=[o,6];else{a&&
(i=!0,o=6);let ne=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let ce of he.oneOf[7].required)if(s[ce]===void 0){let hr={
instancePath:n,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:ce},message:"must have require\
d property '"+ce+"'"};e===null?e=[hr]:e.push(hr),t++}}var a=ne===t;a&&i?(i=!1,o=[o,7]):a&&(i=!0,o=7)}}}}}}if(i)t=r,e!==null&&
(r?e.length=r:e=null);else{let f={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"\
must match exactly one schema in oneOf"};e===null?e=[f]:e.push(f),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f in s)
if(!G.call(he.properties,f)){let y={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(s.exists!==void 0&&
(A.validate(s.exists,{instancePath:n+"/exists",parentData:s,parentDataProperty:"exists",rootData:l,dynamicAnchors:p})||(e=
e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)),s.object!==void 0&&(O(s.object,{instancePath:n+"/obj\
ect",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),t=e.
length)),s.is!==void 0&&(A.validate(s.is,{instancePath:n+"/is",parentData:s,parentDataProperty:"is",rootData:l,dynamicAnchors:p})||
(e=e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)),s.player!==void 0&&(j(s.player,{instancePath:n+"/\
player",parentData:s,parentDataProperty:"player",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)),s.has!==void 0){let f=s.has;if(typeof f=="string"){if(g(f)>40){let y={instancePath:n+"/has",schemaPath:"#/p\
roperties/has/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?
e=[y]:e.push(y),t++}if(g(f)<1){let y={instancePath:n+"/has",schemaPath:"#/properties/has/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:n+
"/has",schemaPath:"#/properties/has/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:
e.push(y),t++}}if(s.compare!==void 0&&(T.validate(s.compare,{instancePath:n+"/compare",parentData:s,parentDataProperty:"\
compare",rootData:l,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.equals!==
void 0&&(T.validate(s.equals,{instancePath:n+"/equals",parentData:s,parentDataProperty:"equals",rootData:l,dynamicAnchors:p})||
(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.atLeast!==void 0&&(T.validate(s.atLeast,{instancePath:n+
"/atLeast",parentData:s,parentDataProperty:"atLeast",rootData:l,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(
T.validate.errors),t=e.length)),s.atMost!==void 0&&(T.validate(s.atMost,{instancePath:n+"/atMost",parentData:s,parentDataProperty:"\
atMost",rootData:l,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.turn!==void 0&&
(j(s.turn,{instancePath:n+"/turn",parentData:s,parentDataProperty:"turn",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:
e.concat(j.errors),t=e.length)),s.allOf!==void 0){let f=s.allOf;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+
"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[d]:e.push(d),t++}let y=f.length;for(let d=0;d<y;d++)de.validate(f[d],{instancePath:n+"/allOf/"+d,parentData:f,
parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),t=e.length)}else{
let y={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[y]:e.push(y),t++}}if(s.anyOf!==void 0){let f=s.anyOf;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+
"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[d]:e.push(d),t++}let y=f.length;for(let d=0;d<y;d++)de.validate(f[d],{instancePath:n+"/anyOf/"+d,parentData:f,
parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),t=e.length)}else{
let y={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[y]:e.push(y),t++}}if(s.not!==void 0&&(de.validate(s.not,{instancePath:n+"/not",parentData:s,parentDataProperty:"\
not",rootData:l,dynamicAnchors:p})||(e=e===null?de.validate.errors:e.concat(de.validate.errors),t=e.length)),s.object!==
void 0&&s.is===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
object",missingProperty:"is",depsCount:1,deps:"is"},message:"must have property is when property object is present"};e===
null?e=[f]:e.push(f),t++}if(s.is!==void 0&&s.object===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"is",missingProperty:"object",depsCount:1,deps:"object"},message:"must have property\
 object when property is is present"};e===null?e=[f]:e.push(f),t++}if(s.player!==void 0&&s.has===void 0){let f={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"player",missingProperty:"has",depsCount:1,
deps:"has"},message:"must have property has when property player is present"};e===null?e=[f]:e.push(f),t++}if(s.has!==void 0&&
s.player===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
has",missingProperty:"player",depsCount:1,deps:"player"},message:"must have property player when property has is present"};
e===null?e=[f]:e.push(f),t++}if(s.equals!==void 0&&s.compare===void 0){let f={instancePath:n,schemaPath:"#/dependentRequ\
ired",keyword:"dependentRequired",params:{property:"equals",missingProperty:"compare",depsCount:1,deps:"compare"},message:"\
must have property compare when property equals is present"};e===null?e=[f]:e.push(f),t++}if(s.atLeast!==void 0&&s.compare===
void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"atLeast",missingProperty:"\
compare",depsCount:1,deps:"compare"},message:"must have property compare when property atLeast is present"};e===null?e=[
f]:e.push(f),t++}if(s.atMost!==void 0&&s.compare===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"atMost",missingProperty:"compare",depsCount:1,deps:"compare"},message:"must have pr\
operty compare when property atMost is present"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),t++}return H.errors=e,t===
0}function xe(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,
r=t,i=!1,o=null,m=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of I.oneOf[0].required)if(s[f]===void 0){let y={
instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:f},message:"must have required\
 property '"+f+"'"};e===null?e=[y]:e.push(y),t++}}var a=m===t;a&&(i=!0,o=0);let u=t;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let f of I.oneOf[1].required)if(s[f]===void 0){let y={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"re\
quired",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=[y]:e.push(y),t++}}var a=u===
t;if(a&&i)i=!1,o=[o,1];else{a&&(i=!0,o=1);let f=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of I.oneOf[2].required)
if(s[d]===void 0){let k={instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},message:"\
must have required property '"+d+"'"};e===null?e=[k]:e.push(k),t++}}var a=f===t;if(a&&i)i=!1,o=[o,2];else{a&&(i=!0,o=2);
let d=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let S of I.oneOf[3].required)if(s[S]===void 0){let V={instancePath:n,
schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:S},message:"must have required property '"+S+
"'"};e===null?e=[V]:e.push(V),t++}}var a=d===t;if(a&&i)i=!1,o=[o,3];else{a&&(i=!0,o=3);let S=t;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let $ of I.oneOf[4].required)if(s[$]===void 0){let z={instancePath:n,schemaPath:"#/oneOf/4/requir\
ed",keyword:"required",params:{missingProperty:$},message:"must have required property '"+$+"'"};e===null?e=[z]:e.push(z),
t++}}var a=S===t;if(a&&i)i=!1,o=[o,4];else{a&&(i=!0,o=4);let $=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let ie of I.
oneOf[5].required)if(s[ie]===void 0){let yr={instancePath:n,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:ie},
message:"must have required property '"+ie+"'"};e===null?e=[yr]:e.push(yr),t++}}var a=$===t;if(a&&i)i=!1,o=[o,5];else{a&&
(i=!0,o=5);let ie=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let ne of I.oneOf[6].required)if(s[ne]===void 0){let cr={
instancePath:n,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:ne},message:"must have require\
d property '"+ne+"'"};e===null?e=[cr]:e.push(cr),t++}}var a=ie===t;if(a&&i)i=!1,o=[o,6];else{a&&(i=!0,o=6);let ne=t;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let ce of I.oneOf[7].required)if(s[ce]===void 0){let hr={instancePath:n,schemaPath:"\
#/oneOf/7/required",keyword:"required",params:{missingProperty:ce},message:"must have required property '"+ce+"'"};e===null?
e=[hr]:e.push(hr),t++}}var a=ne===t;if(a&&i)i=!1,o=[o,7];else{a&&(i=!0,o=7);let ce=t;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let dr of I.oneOf[8].required)if(s[dr]===void 0){let ft={instancePath:n,schemaPath:"#/oneOf/8/required",keyword:"\
required",params:{missingProperty:dr},message:"must have required property '"+dr+"'"};e===null?e=[ft]:e.push(ft),t++}}var a=ce===
t;if(a&&i)i=!1,o=[o,8];else{a&&(i=!0,o=8);let dr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let gr of I.oneOf[9].
required)if(s[gr]===void 0){let mt={instancePath:n,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:gr},
message:"must have required property '"+gr+"'"};e===null?e=[mt]:e.push(mt),t++}}var a=dr===t;if(a&&i)i=!1,o=[o,9];else{a&&
(i=!0,o=9);let gr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let br of I.oneOf[10].required)if(s[br]===void 0){let yt={
instancePath:n,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty:br},message:"must have requir\
ed property '"+br+"'"};e===null?e=[yt]:e.push(yt),t++}}var a=gr===t;if(a&&i)i=!1,o=[o,10];else{a&&(i=!0,o=10);let br=t;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let Pr of I.oneOf[11].required)if(s[Pr]===void 0){let ct={instancePath:n,schemaPath:"\
#/oneOf/11/required",keyword:"required",params:{missingProperty:Pr},message:"must have required property '"+Pr+"'"};e===
null?e=[ct]:e.push(ct),t++}}var a=br===t;if(a&&i)i=!1,o=[o,11];else{a&&(i=!0,o=11);let Pr=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let kr of I.oneOf[12].required)if(s[kr]===void 0){let ht={instancePath:n,schemaPath:"#/oneOf/12/required",
keyword:"required",params:{missingProperty:kr},message:"must have required property '"+kr+"'"};e===null?e=[ht]:e.push(ht),
t++}}var a=Pr===t;if(a&&i)i=!1,o=[o,12];else{a&&(i=!0,o=12);let kr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let wr of I.
oneOf[13].required)if(s[wr]===void 0){let dt={instancePath:n,schemaPath:"#/oneOf/13/required",keyword:"required",params:{
missingProperty:wr},message:"must have required property '"+wr+"'"};e===null?e=[dt]:e.push(dt),t++}}var a=kr===t;if(a&&i)
i=!1,o=[o,13];else{a&&(i=!0,o=13);let wr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let vr of I.oneOf[14].required)
if(s[vr]===void 0){let gt={instancePath:n,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty:vr},
message:"must have required property '"+vr+"'"};e===null?e=[gt]:e.push(gt),t++}}var a=wr===t;if(a&&i)i=!1,o=[o,14];else{
a&&(i=!0,o=14);let vr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let qr of I.oneOf[15].required)if(s[qr]===void 0){
let bt={instancePath:n,schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty:qr},message:"must hav\
e required property '"+qr+"'"};e===null?e=[bt]:e.push(bt),t++}}var a=vr===t;if(a&&i)i=!1,o=[o,15];else{a&&(i=!0,o=15);let qr=t;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let jr of I.oneOf[16].required)if(s[jr]===void 0){let Pt={instancePath:n,
schemaPath:"#/oneOf/16/required",keyword:"required",params:{missingProperty:jr},message:"must have required property '"+
jr+"'"};e===null?e=[Pt]:e.push(Pt),t++}}var a=qr===t;if(a&&i)i=!1,o=[o,16];else{a&&(i=!0,o=16);let jr=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let $r of I.oneOf[17].required)if(s[$r]===void 0){let kt={instancePath:n,schemaPath:"#/\
oneOf/17/required",keyword:"required",params:{missingProperty:$r},message:"must have required property '"+$r+"'"};e===null?
e=[kt]:e.push(kt),t++}}var a=jr===t;if(a&&i)i=!1,o=[o,17];else{a&&(i=!0,o=17);let $r=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let Or of I.oneOf[18].required)if(s[Or]===void 0){let wt={instancePath:n,schemaPath:"#/oneOf/18/required",
keyword:"required",params:{missingProperty:Or},message:"must have required property '"+Or+"'"};e===null?e=[wt]:e.push(wt),
t++}}var a=$r===t;if(a&&i)i=!1,o=[o,18];else{a&&(i=!0,o=18);let Or=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Dr of I.
oneOf[19].required)if(s[Dr]===void 0){let vt={instancePath:n,schemaPath:"#/oneOf/19/required",keyword:"required",params:{
missingProperty:Dr},message:"must have required property '"+Dr+"'"};e===null?e=[vt]:e.push(vt),t++}}var a=Or===t;if(a&&i)
i=!1,o=[o,19];else{a&&(i=!0,o=19);let Dr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Nr of I.oneOf[20].required)
if(s[Nr]===void 0){let qt={instancePath:n,schemaPath:"#/oneOf/20/required",keyword:"required",params:{missingProperty:Nr},
message:"must have required property '"+Nr+"'"};e===null?e=[qt]:e.push(qt),t++}}var a=Dr===t;if(a&&i)i=!1,o=[o,20];else{
a&&(i=!0,o=20);let Nr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Tr of I.oneOf[21].required)if(s[Tr]===void 0){
let jt={instancePath:n,schemaPath:"#/oneOf/21/required",keyword:"required",params:{missingProperty:Tr},message:"must hav\
e required property '"+Tr+"'"};e===null?e=[jt]:e.push(jt),t++}}var a=Nr===t;if(a&&i)i=!1,o=[o,21];else{a&&(i=!0,o=21);let Tr=t;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Ar of I.oneOf[22].required)if(s[Ar]===void 0){let $t={instancePath:n,
schemaPath:"#/oneOf/22/required",keyword:"required",params:{missingProperty:Ar},message:"must have required property '"+
Ar+"'"};e===null?e=[$t]:e.push($t),t++}}var a=Tr===t;if(a&&i)i=!1,o=[o,22];else{a&&(i=!0,o=22);let Ar=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let xr of I.oneOf[23].required)if(s[xr]===void 0){let Ot={instancePath:n,schemaPath:"#/\
oneOf/23/required",keyword:"required",params:{missingProperty:xr},message:"must have required property '"+xr+"'"};e===null?
e=[Ot]:e.push(Ot),t++}}var a=Ar===t;if(a&&i)i=!1,o=[o,23];else{a&&(i=!0,o=23);let xr=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let Lr of I.oneOf[24].required)if(s[Lr]===void 0){let Dt={instancePath:n,schemaPath:"#/oneOf/24/required",
keyword:"required",params:{missingProperty:Lr},message:"must have required property '"+Lr+"'"};e===null?e=[Dt]:e.push(Dt),
t++}}var a=xr===t;if(a&&i)i=!1,o=[o,24];else{a&&(i=!0,o=24);let Lr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Cr of I.
oneOf[25].required)if(s[Cr]===void 0){let Nt={instancePath:n,schemaPath:"#/oneOf/25/required",keyword:"required",params:{
missingProperty:Cr},message:"must have required property '"+Cr+"'"};e===null?e=[Nt]:e.push(Nt),t++}}var a=Lr===t;if(a&&i)
i=!1,o=[o,25];else{a&&(i=!0,o=25);let Cr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let et of I.oneOf[26].required)
if(s[et]===void 0){let Tt={instancePath:n,schemaPath:"#/oneOf/26/required",keyword:"required",params:{missingProperty:et},
message:"must have required property '"+et+"'"};e===null?e=[Tt]:e.push(Tt),t++}}var a=Cr===t;a&&i?(i=!1,o=[o,26]):a&&(i=
!0,o=26)}}}}}}}}}}}}}}}}}}}}}}}}}if(i)t=r,e!==null&&(r?e.length=r:e=null);else{let f={instancePath:n,schemaPath:"#/oneOf",
keyword:"oneOf",params:{passingSchemas:o},message:"must match exactly one schema in oneOf"};e===null?e=[f]:e.push(f),t++}
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let f={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[f]:e.push(f),t++}
for(let f in s)if(!G.call(I.properties,f)){let y={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(s.
x!==void 0&&s.x!==!0){let f={instancePath:n+"/x",schemaPath:"#/properties/x/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[f]:e.push(f),t++}if(s.powerOf!==void 0&&(O(s.powerOf,{instancePath:n+"/\
powerOf",parentData:s,parentDataProperty:"powerOf",rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),
t=e.length)),s.toughnessOf!==void 0&&(O(s.toughnessOf,{instancePath:n+"/toughnessOf",parentData:s,parentDataProperty:"to\
ughnessOf",rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.basePowerOf!==void 0&&(O(
s.basePowerOf,{instancePath:n+"/basePowerOf",parentData:s,parentDataProperty:"basePowerOf",rootData:l,dynamicAnchors:p})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.baseToughnessOf!==void 0&&(O(s.baseToughnessOf,{instancePath:n+"/\
baseToughnessOf",parentData:s,parentDataProperty:"baseToughnessOf",rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.
concat(O.errors),t=e.length)),s.manaValueOf!==void 0&&(O(s.manaValueOf,{instancePath:n+"/manaValueOf",parentData:s,parentDataProperty:"\
manaValueOf",rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.levelOf!==void 0&&(O(
s.levelOf,{instancePath:n+"/levelOf",parentData:s,parentDataProperty:"levelOf",rootData:l,dynamicAnchors:p})||(e=e===null?
O.errors:e.concat(O.errors),t=e.length)),s.counter!==void 0){let f=s.counter;if(typeof f=="string"){if(g(f)>60){let y={instancePath:n+
"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more\
 than 60 characters"};e===null?e=[y]:e.push(y),t++}if(g(f)<1){let y={instancePath:n+"/counter",schemaPath:"#/properties/\
counter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:
e.push(y),t++}}else{let y={instancePath:n+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(s.on!==void 0&&(O(s.on,{instancePath:n+"/on",parentData:s,
parentDataProperty:"on",rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.onEach!==void 0&&
(A.validate(s.onEach,{instancePath:n+"/onEach",parentData:s,parentDataProperty:"onEach",rootData:l,dynamicAnchors:p})||(e=
e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)),s.onPlayer!==void 0&&(j(s.onPlayer,{instancePath:n+"\
/onPlayer",parentData:s,parentDataProperty:"onPlayer",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)),s.count!==void 0&&(A.validate(s.count,{instancePath:n+"/count",parentData:s,parentDataProperty:"count",rootData:l,
dynamicAnchors:p})||(e=e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)),s.total!==void 0&&(pe(s.total,
{instancePath:n+"/total",parentData:s,parentDataProperty:"total",rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:e.
concat(pe.errors),t=e.length)),s.greatest!==void 0&&(pe(s.greatest,{instancePath:n+"/greatest",parentData:s,parentDataProperty:"\
greatest",rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.least!==void 0&&(pe(s.
least,{instancePath:n+"/least",parentData:s,parentDataProperty:"least",rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:
e.concat(pe.errors),t=e.length)),s.of!==void 0&&(A.validate(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"\
of",rootData:l,dynamicAnchors:p})||(e=e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)),s.distinct!==void 0){
let f=s.distinct;if(!(f==="types"||f==="colors"||f==="basicLandTypes"||f==="creatureTypes"||f==="names"||f==="powers"||f===
"manaValues")){let y={instancePath:n+"/distinct",schemaPath:"#/properties/distinct/enum",keyword:"enum",params:{allowedValues:I.
properties.distinct.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}}if(s.among!==
void 0&&(A.validate(s.among,{instancePath:n+"/among",parentData:s,parentDataProperty:"among",rootData:l,dynamicAnchors:p})||
(e=e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)),s.devotion!==void 0){let f=s.devotion;if(Array.isArray(
f)){if(f.length<1){let d={instancePath:n+"/devotion",schemaPath:"#/properties/devotion/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let y=f.length;for(let d=0;d<y;d++)L(f[d],
{instancePath:n+"/devotion/"+d,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(
L.errors),t=e.length)}else{let y={instancePath:n+"/devotion",schemaPath:"#/properties/devotion/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),t++}}if(s.handSize!==void 0&&(j(s.handSize,{instancePath:n+
"/handSize",parentData:s,parentDataProperty:"handSize",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)),s.life!==void 0&&(j(s.life,{instancePath:n+"/life",parentData:s,parentDataProperty:"life",rootData:l,dynamicAnchors:p})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length)),s.players!==void 0&&(j(s.players,{instancePath:n+"/players",parentData:s,
parentDataProperty:"players",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),s.chosen!==
void 0){let f=s.chosen;if(typeof f=="string"){if(g(f)>60){let y={instancePath:n+"/chosen",schemaPath:"#/properties/chose\
n/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[y]:e.push(
y),t++}if(g(f)<1){let y={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:n+"/cho\
sen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:
e.push(y),t++}}if(s.sum!==void 0){let f=s.sum;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+"/sum",schemaPath:"\
#/properties/sum/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),t++}let y=f.length;for(let d=0;d<y;d++)T.validate(f[d],{instancePath:n+"/sum/"+d,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)}else{let y={instancePath:n+
"/sum",schemaPath:"#/properties/sum/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.
push(y),t++}}if(s.product!==void 0){let f=s.product;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+"/product",
schemaPath:"#/properties/product/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[d]:e.push(d),t++}let y=f.length;for(let d=0;d<y;d++)T.validate(f[d],{instancePath:n+"/product/"+d,parentData:f,
parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)}else{
let y={instancePath:n+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[y]:e.push(y),t++}}if(s.negative!==void 0&&(T.validate(s.negative,{instancePath:n+"/negative",parentData:s,
parentDataProperty:"negative",rootData:l,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=
e.length)),s.half!==void 0&&(T.validate(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"half",rootData:l,
dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.round!==void 0){let f=s.round;
if(!(f==="up"||f==="down")){let y={instancePath:n+"/round",schemaPath:"#/properties/round/enum",keyword:"enum",params:{allowedValues:I.
properties.round.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}}if(s.atMostOf!==
void 0){let f=s.atMostOf;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+"/atMostOf",schemaPath:"#/properties/\
atMostOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(
d),t++}let y=f.length;for(let d=0;d<y;d++)T.validate(f[d],{instancePath:n+"/atMostOf/"+d,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.errors),t=e.length)}else{let y={instancePath:n+
"/atMostOf",schemaPath:"#/properties/atMostOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[y]:e.push(y),t++}}if(s.atLeastOf!==void 0){let f=s.atLeastOf;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+
"/atLeastOf",schemaPath:"#/properties/atLeastOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have few\
er than 1 items"};e===null?e=[d]:e.push(d),t++}let y=f.length;for(let d=0;d<y;d++)T.validate(f[d],{instancePath:n+"/atLe\
astOf/"+d,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.
errors),t=e.length)}else{let y={instancePath:n+"/atLeastOf",schemaPath:"#/properties/atLeastOf/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),t++}}if(s.if!==void 0&&(H(s.if,{instancePath:n+"/if",parentData:s,
parentDataProperty:"if",rootData:l,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),s.then!==void 0&&
(T.validate(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||(e=e===
null?T.validate.errors:e.concat(T.validate.errors),t=e.length)),s.else!==void 0&&(T.validate(s.else,{instancePath:n+"/el\
se",parentData:s,parentDataProperty:"else",rootData:l,dynamicAnchors:p})||(e=e===null?T.validate.errors:e.concat(T.validate.
errors),t=e.length)),s.on!==void 0&&s.counter===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"on",missingProperty:"counter",depsCount:1,deps:"counter"},message:"must have proper\
ty counter when property on is present"};e===null?e=[f]:e.push(f),t++}if(s.onEach!==void 0&&s.counter===void 0){let f={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"onEach",missingProperty:"counter",depsCount:1,
deps:"counter"},message:"must have property counter when property onEach is present"};e===null?e=[f]:e.push(f),t++}if(s.
onPlayer!==void 0&&s.counter===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",
params:{property:"onPlayer",missingProperty:"counter",depsCount:1,deps:"counter"},message:"must have property counter wh\
en property onPlayer is present"};e===null?e=[f]:e.push(f),t++}if(s.total!==void 0&&s.of===void 0){let f={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"total",missingProperty:"of",depsCount:1,deps:"\
of"},message:"must have property of when property total is present"};e===null?e=[f]:e.push(f),t++}if(s.greatest!==void 0&&
s.of===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"grea\
test",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property of when property greatest is present"};e===
null?e=[f]:e.push(f),t++}if(s.least!==void 0&&s.of===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"least",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property of w\
hen property least is present"};e===null?e=[f]:e.push(f),t++}if(s.distinct!==void 0&&s.among===void 0){let f={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"distinct",missingProperty:"among",depsCount:1,
deps:"among"},message:"must have property among when property distinct is present"};e===null?e=[f]:e.push(f),t++}if(s.among!==
void 0&&s.distinct===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{
property:"among",missingProperty:"distinct",depsCount:1,deps:"distinct"},message:"must have property distinct when prope\
rty among is present"};e===null?e=[f]:e.push(f),t++}if(s.round!==void 0&&s.half===void 0){let f={instancePath:n,schemaPath:"\
#/dependentRequired",keyword:"dependentRequired",params:{property:"round",missingProperty:"half",depsCount:1,deps:"half"},
message:"must have property half when property round is present"};e===null?e=[f]:e.push(f),t++}if(s.then!==void 0&&s.if===
void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"then",missingProperty:"\
if",depsCount:1,deps:"if"},message:"must have property if when property then is present"};e===null?e=[f]:e.push(f),t++}if(s.
else!==void 0&&s.if===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{
property:"else",missingProperty:"if",depsCount:1,deps:"if"},message:"must have property if when property else is present"};
e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[f]:e.push(f),t++}return xe.errors=e,t===0}function x(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(typeof s=="number"&&isFinite(s))){let a={};e===null?
e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let y={instancePath:n,schemaPath:"#/then/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="then"}else{let a=t;xe(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?xe.errors:e.concat(xe.errors),t=e.length);var m=a===t;i=m,u="else"}if(!i){let a={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=
[a]:e.push(a),t++}return x.errors=e,t===0}function v(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={
instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1\
 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!(r==="equals"||r==="atLeast"||r==="atMost")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}s.equals!==void 0&&(x(s.equals,{instancePath:n+"/equals",parentData:s,
parentDataProperty:"equals",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.atLeast!==
void 0&&(x(s.atLeast,{instancePath:n+"/atLeast",parentData:s,parentDataProperty:"atLeast",rootData:l,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.atMost!==void 0&&(x(s.atMost,{instancePath:n+"/atMost",parentData:s,
parentDataProperty:"atMost",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return v.errors=e,t===0}var Ti={enum:["battlefield","graveyard","hand","library","exile","stack","command"]};function E(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="battl\
efield"||s==="graveyard"||s==="hand"||s==="library"||s==="exile"||s==="stack"||s==="command")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Ti.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return E.errors=e,t===0}function P(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u in s)if(!G.call(be.properties,
u)){let a={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.self!==void 0&&s.self!==!0){let u={instancePath:n+
"/self",schemaPath:"#/properties/self/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};
e===null?e=[u]:e.push(u),t++}if(s.other!==void 0&&s.other!==!0){let u={instancePath:n+"/other",schemaPath:"#/properties/\
other/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}
if(s.host!==void 0&&s.host!==!0){let u={instancePath:n+"/host",schemaPath:"#/properties/host/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.affected!==void 0&&s.affected!==
!0){let u={instancePath:n+"/affected",schemaPath:"#/properties/affected/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.target!==void 0){let u=s.target,a=t,f=!1,y=t;if(u!==
!0){let d={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/0/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[d]:e.push(d),t++}var r=y===t;if(f=f||r,!f){let d=t;if(!(typeof u=="numb\
er"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let S={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[S]:e.push(S),t++}if(typeof u=="number"&&isFinite(u)&&
(u<1||isNaN(u))){let S={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/1/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[S]:e.push(S),t++}var r=d===t;f=f||r}if(f)t=a,e!==null&&(a?e.
length=a:e=null);else{let d={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[d]:e.push(d),t++}}if(s.object!==void 0){let u=s.object;if(typeof u=="string"){
if(g(u)>200){let a={instancePath:n+"/object",schemaPath:"#/properties/object/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+"/object",
schemaPath:"#/properties/object/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.linked!==void 0){let u=s.linked;
if(typeof u=="string"){if(g(u)>60){let a={instancePath:n+"/linked",schemaPath:"#/properties/linked/maxLength",keyword:"m\
axLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={
instancePath:n+"/linked",schemaPath:"#/properties/linked/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+"/linked",schemaPath:"#/prope\
rties/linked/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.topOf!==
void 0){let u=s.topOf;if(!(u==="graveyard"||u==="library")){let a={instancePath:n+"/topOf",schemaPath:"#/properties/topO\
f/enum",keyword:"enum",params:{allowedValues:be.properties.topOf.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[a]:e.push(a),t++}}if(s.type!==void 0&&(De(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"\
type",rootData:l,dynamicAnchors:p})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)),s.supertype!==void 0&&(Ne(s.
supertype,{instancePath:n+"/supertype",parentData:s,parentDataProperty:"supertype",rootData:l,dynamicAnchors:p})||(e=e===
null?Ne.errors:e.concat(Ne.errors),t=e.length)),s.subtype!==void 0&&(Te(s.subtype,{instancePath:n+"/subtype",parentData:s,
parentDataProperty:"subtype",rootData:l,dynamicAnchors:p})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)),s.color!==
void 0&&(Ae(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"color",rootData:l,dynamicAnchors:p})||(e=e===
null?Ae.errors:e.concat(Ae.errors),t=e.length)),s.colorCount!==void 0&&(v(s.colorCount,{instancePath:n+"/colorCount",parentData:s,
parentDataProperty:"colorCount",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.name!==
void 0){let u=s.name,a=t,f=!0,y=t;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let k={};e===null?e=[k]:e.push(k),t++}
var i=y===t;t=a,e!==null&&(a?e.length=a:e=null);let d;if(i){let k=t;J(u,{instancePath:n+"/name",parentData:s,parentDataProperty:"\
name",rootData:l,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),t=e.length);var i=k===t;f=i,d="then"}else{let k=t;
if(typeof u=="string"){if(g(u)>200){let V={instancePath:n+"/name",schemaPath:"#/properties/name/else/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[V]:e.push(V),t++}if(g(u)<1){
let V={instancePath:n+"/name",schemaPath:"#/properties/name/else/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[V]:e.push(V),t++}}else{let V={instancePath:n+"/name",schemaPath:"#/p\
roperties/name/else/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[V]:e.push(V),t++}var i=k===
t;f=i,d="else"}if(!f){let k={instancePath:n+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword:d},
message:'must match "'+d+'" schema'};e===null?e=[k]:e.push(k),t++}}if(s.controller!==void 0&&(j(s.controller,{instancePath:n+
"/controller",parentData:s,parentDataProperty:"controller",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(
j.errors),t=e.length)),s.owner!==void 0&&(j(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:l,
dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),s.zone!==void 0){let u=s.zone,a=t,f=!1,y=t;if(u!==
"any"){let d={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/0/const",keyword:"const",params:{allowedValue:"\
any"},message:"must be equal to constant"};e===null?e=[d]:e.push(d),t++}var o=y===t;if(f=f||o,!f){let d=t;E(u,{instancePath:n+
"/zone",parentData:s,parentDataProperty:"zone",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=
e.length);var o=d===t;if(f=f||o,!f){let S=t;if(Array.isArray(u)){if(u.length<1){let z={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/2/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[z]:e.push(z),t++}let $=u.length;for(let z=0;z<$;z++)E(u[z],{instancePath:n+"/zone/"+z,parentData:u,parentDataProperty:z,
rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)}else{let $={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/2/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[$]:e.push($),t++}
var o=S===t;f=f||o}}if(f)t=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:n+"/zone",schemaPath:"#/properties\
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
designation!==void 0){let u=s.designation;if(typeof u=="string"){if(g(u)>40){let a={instancePath:n+"/designation",schemaPath:"\
#/properties/designation/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+"/designation",schemaPath:"#/properties/designation/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{
let a={instancePath:n+"/designation",schemaPath:"#/properties/designation/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}if(s.keyword!==void 0){let u=s.keyword;if(typeof u=="string"){if(g(u)>60){
let a={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+"/keyword",schemaPath:"\
#/properties/keyword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.abilityCount!==void 0&&(v(s.abilityCount,{instancePath:n+
"/abilityCount",parentData:s,parentDataProperty:"abilityCount",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(
v.errors),t=e.length)),s.power!==void 0&&(v(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:l,
dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.toughness!==void 0&&(v(s.toughness,{instancePath:n+
"/toughness",parentData:s,parentDataProperty:"toughness",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.
errors),t=e.length)),s.basePower!==void 0&&(v(s.basePower,{instancePath:n+"/basePower",parentData:s,parentDataProperty:"\
basePower",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.baseToughness!==void 0&&
(v(s.baseToughness,{instancePath:n+"/baseToughness",parentData:s,parentDataProperty:"baseToughness",rootData:l,dynamicAnchors:p})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.manaValue!==void 0&&(v(s.manaValue,{instancePath:n+"/manaValue",parentData:s,
parentDataProperty:"manaValue",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.counter!==
void 0){let u=s.counter;if(typeof u=="string"){if(g(u)>60){let a={instancePath:n+"/counter",schemaPath:"#/properties/cou\
nter/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[a]:e.
push(a),t++}if(g(u)<1){let a={instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+
"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}}if(s.attached!==void 0&&typeof s.attached!="boolean"){let u={instancePath:n+"/attached",schemaPath:"\
#/properties/attached/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),t++}
if(s.attachedTo!==void 0&&(A.validate(s.attachedTo,{instancePath:n+"/attachedTo",parentData:s,parentDataProperty:"attach\
edTo",rootData:l,dynamicAnchors:p})||(e=e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)),s.hasAttached!==
void 0&&(A.validate(s.hasAttached,{instancePath:n+"/hasAttached",parentData:s,parentDataProperty:"hasAttached",rootData:l,
dynamicAnchors:p})||(e=e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)),s.shares!==void 0){let u=s.shares;
if(u&&typeof u=="object"&&!Array.isArray(u)){for(let a of be.properties.shares.required)if(u[a]===void 0){let f={instancePath:n+
"/shares",schemaPath:"#/properties/shares/required",keyword:"required",params:{missingProperty:a},message:"must have req\
uired property '"+a+"'"};e===null?e=[f]:e.push(f),t++}for(let a in u)if(!(a==="characteristic"||a==="with")){let f={instancePath:n+
"/shares",schemaPath:"#/properties/shares/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),t++}if(u.characteristic!==void 0){let a=u.characteristic;
if(!(a==="name"||a==="color"||a==="type"||a==="creatureType"||a==="landType")){let f={instancePath:n+"/shares/characteri\
stic",schemaPath:"#/properties/shares/properties/characteristic/enum",keyword:"enum",params:{allowedValues:be.properties.
shares.properties.characteristic.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}}
u.with!==void 0&&(O(u.with,{instancePath:n+"/shares/with",parentData:u,parentDataProperty:"with",rootData:l,dynamicAnchors:p})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length))}else{let a={instancePath:n+"/shares",schemaPath:"#/properties/share\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}if(s.allOf!==void 0){
let u=s.allOf;if(Array.isArray(u)){if(u.length<1){let f={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),t++}let a=u.length;
for(let f=0;f<a;f++)A.validate(u[f],{instancePath:n+"/allOf/"+f,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||
(e=e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)}else{let a={instancePath:n+"/allOf",schemaPath:"#/\
properties/allOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.
anyOf!==void 0){let u=s.anyOf;if(Array.isArray(u)){if(u.length<1){let f={instancePath:n+"/anyOf",schemaPath:"#/propertie\
s/anyOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(
f),t++}let a=u.length;for(let f=0;f<a;f++)A.validate(u[f],{instancePath:n+"/anyOf/"+f,parentData:u,parentDataProperty:f,
rootData:l,dynamicAnchors:p})||(e=e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)}else{let a={instancePath:n+
"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
a]:e.push(a),t++}}if(s.not!==void 0){let u=s.not,a=t,f=!0,y=t;if(!Array.isArray(u)){let k={};e===null?e=[k]:e.push(k),t++}
var m=y===t;t=a,e!==null&&(a?e.length=a:e=null);let d;if(m){let k=t;if(Array.isArray(u)){if(u.length<1){let $={instancePath:n+
"/not",schemaPath:"#/properties/not/then/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[$]:e.push($),t++}let V=u.length;for(let $=0;$<V;$++)A.validate(u[$],{instancePath:n+"/not/"+$,parentData:u,
parentDataProperty:$,rootData:l,dynamicAnchors:p})||(e=e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length)}
var m=k===t;f=m,d="then"}else{let k=t;A.validate(u,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:l,
dynamicAnchors:p})||(e=e===null?A.validate.errors:e.concat(A.validate.errors),t=e.length);var m=k===t;f=m,d="else"}if(!f){
let k={instancePath:n+"/not",schemaPath:"#/properties/not/if",keyword:"if",params:{failingKeyword:d},message:'must match\
 "'+d+'" schema'};e===null?e=[k]:e.push(k),t++}}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return P.errors=e,t===0}function Rr(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of _t.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(_t.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
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
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.landType!==void 0&&(R(s.landType,{instancePath:n+
"/landType",parentData:s,parentDataProperty:"landType",rootData:l,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),
t=e.length)),s.from!==void 0&&(M(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:l,dynamicAnchors:p})||
(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.fromQuality!==void 0&&(P(s.fromQuality,{instancePath:n+"/fromQual\
ity",parentData:s,parentDataProperty:"fromQuality",rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length)),s.quality!==void 0&&(P(s.quality,{instancePath:n+"/quality",parentData:s,parentDataProperty:"quality",rootData:l,
dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.player!==void 0&&s.player!==!0){let r={instancePath:n+
"/player",schemaPath:"#/properties/player/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}s.keeps!==void 0&&(P(s.keeps,{instancePath:n+"/keeps",parentData:s,parentDataProperty:"\
keeps",rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rr.errors=e,
t===0}var Ai={type:"object",additionalProperties:!1,required:["kind","id","does"],properties:{kind:{const:"static"},id:{
$ref:"#/$defs/AbilityId"},affects:{$ref:"#/$defs/Selector"},condition:{$ref:"#/$defs/Condition"},does:{$ref:"#/$defs/Par\
ts"},zones:{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}},lingers:{const:"endOfTurn"},note:{$ref:"#/$defs/OwnWord\
s"}}};var ni=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");function _(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s=="string"){if(g(s)>60){let r={instancePath:n,schemaPath:"#/maxLength",
keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[r]:e.push(r),t++}if(!ni.
test(s)){let r={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'\
must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return _.errors=e,t===
0}var oi={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/CopyPart"},{$ref:"#/$d\
efs/GainControlPart"},{$ref:"#/$defs/ReplaceWordsPart"},{$ref:"#/$defs/GainFullTextPart"},{$ref:"#/$defs/ExchangeTextBox\
esPart"},{$ref:"#/$defs/SetNamePart"},{$ref:"#/$defs/AddTypesPart"},{$ref:"#/$defs/SetTypesPart"},{$ref:"#/$defs/RemoveT\
ypesPart"},{$ref:"#/$defs/SetSubtypesPart"},{$ref:"#/$defs/SetBasicLandTypesPart"},{$ref:"#/$defs/AddEverySubtypePart"},
{$ref:"#/$defs/SetColorsPart"},{$ref:"#/$defs/AddColorsPart"},{$ref:"#/$defs/GainAbilitiesPart"},{$ref:"#/$defs/GainAbil\
itiesOfPart"},{$ref:"#/$defs/LoseAbilitiesPart"},{$ref:"#/$defs/LoseAllAbilitiesPart"},{$ref:"#/$defs/CantHavePart"},{$ref:"\
#/$defs/SetPowerToughnessPart"},{$ref:"#/$defs/ModifyPowerToughnessPart"},{$ref:"#/$defs/SwitchPowerToughnessPart"},{$ref:"\
#/$defs/PlayerGainsPart"},{$ref:"#/$defs/GameRulePart"}]},xi={type:"object",additionalProperties:!1,required:["kind","of"],
properties:{kind:{const:"copy"},of:{$ref:"#/$defs/Reference"},except:{$ref:"#/$defs/CopyExceptions"}}},Er={type:"object",
additionalProperties:!1,minProperties:1,properties:{name:{type:"string",minLength:1,maxLength:200},setTypes:{type:"array",
items:{$ref:"#/$defs/CardType"}},addTypes:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},removeSupertypes:{type:"\
array",minItems:1,items:{$ref:"#/$defs/Supertype"}},addSupertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/Supertyp\
e"}},addSubtypes:{$ref:"#/$defs/SubtypeList"},setSubtypes:{type:"object",additionalProperties:!1,required:["family","sub\
types"],properties:{family:{$ref:"#/$defs/SubtypeFamily"},subtypes:{$ref:"#/$defs/SubtypeList"}}},setColors:{type:"array",
items:{$ref:"#/$defs/Color"}},addColors:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},power:{type:"integer"},toughness:{
type:"integer"},manaCost:{type:["string","null"]},addAbilities:{$ref:"#/$defs/AbilityList"},keepAbility:{type:"string",minLength:1},
retain:{type:"array",minItems:1,items:{enum:["name","colors","types","powerToughness"]}},counters:{type:"object",minProperties:1,
maxProperties:20,additionalProperties:{type:"integer",minimum:1}},ifItIs:{type:"array",minItems:1,items:{$ref:"#/$defs/C\
onditionalExceptions"}}}};function B(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(Array.
isArray(s)){let r=s.length;for(let i=0;i<r;i++)R(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:l,
dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return B.errors=e,t===0}var Li={enum:[
"artifact","battle","creature","enchantment","land","planeswalker","spell","dungeon"]};function Le(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="artifact"||s==="battle"||
s==="creature"||s==="enchantment"||s==="land"||s==="planeswalker"||s==="spell"||s==="dungeon")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Li.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return Le.errors=e,t===0}var nt={validate:ge};function W(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(Array.isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)nt.
validate(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?nt.validate.
errors:e.concat(nt.validate.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}var Ci={type:"object",additionalProperties:!1,
required:["is","except"],properties:{is:{$ref:"#/$defs/Selector"},except:{$ref:"#/$defs/CopyExceptions"}}},ot={validate:le};
function Fr(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ci.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="is"||r==="except")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}s.is!==void 0&&(P(s.is,{instancePath:n+"/is",parentData:s,parentDataProperty:"is",rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.except!==void 0&&(ot.validate(s.except,{instancePath:n+"/except",
parentData:s,parentDataProperty:"except",rootData:l,dynamicAnchors:p})||(e=e===null?ot.validate.errors:e.concat(ot.validate.
errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),t++}return Fr.errors=e,t===0}function le(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(Er.properties,r)){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),
t++}}else{let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),t++}}if(s.setTypes!==void 0){let r=s.setTypes;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/setTypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/setTypes",schemaPath:"#/properties/setT\
ypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addTypes!==void 0){
let r=s.addTypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addTypes",schemaPath:"#/properties/addTypes\
/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}
let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/addTypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/addTypes",schemaPath:"#/properties/addT\
ypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.removeSupertypes!==
void 0){let r=s.removeSupertypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/removeSupertypes",schemaPath:"\
#/properties/removeSupertypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)D(r[o],{instancePath:n+"/removeSupertypes/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)}else{let i={instancePath:n+
"/removeSupertypes",schemaPath:"#/properties/removeSupertypes/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.addSupertypes!==void 0){let r=s.addSupertypes;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/addSupertypes",schemaPath:"#/properties/addSupertypes/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)D(r[o],{instancePath:n+
"/addSupertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),
t=e.length)}else{let i={instancePath:n+"/addSupertypes",schemaPath:"#/properties/addSupertypes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addSubtypes!==void 0&&(B(s.addSubtypes,{instancePath:n+
"/addSubtypes",parentData:s,parentDataProperty:"addSubtypes",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(
B.errors),t=e.length)),s.setSubtypes!==void 0){let r=s.setSubtypes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let i of Er.
properties.setSubtypes.required)if(r[i]===void 0){let o={instancePath:n+"/setSubtypes",schemaPath:"#/properties/setSubty\
pes/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:
e.push(o),t++}for(let i in r)if(!(i==="family"||i==="subtypes")){let o={instancePath:n+"/setSubtypes",schemaPath:"#/prop\
erties/setSubtypes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT \
have additional properties"};e===null?e=[o]:e.push(o),t++}r.family!==void 0&&(Le(r.family,{instancePath:n+"/setSubtypes/\
family",parentData:r,parentDataProperty:"family",rootData:l,dynamicAnchors:p})||(e=e===null?Le.errors:e.concat(Le.errors),
t=e.length)),r.subtypes!==void 0&&(B(r.subtypes,{instancePath:n+"/setSubtypes/subtypes",parentData:r,parentDataProperty:"\
subtypes",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let i={instancePath:n+
"/setSubtypes",schemaPath:"#/properties/setSubtypes/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[i]:e.push(i),t++}}if(s.setColors!==void 0){let r=s.setColors;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)L(r[o],{instancePath:n+"/setColors/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/setColors",schemaPath:"#/properties/setColors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addColors!==void 0){let r=s.
addColors;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addColors",schemaPath:"#/properties/addColors/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/addColors/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/addColors",schemaPath:"#/properties/add\
Colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){
let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/power",schemaPath:"#/pro\
perties/power/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/\
toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:Er.properties.manaCost.type},message:"mu\
st be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.addAbilities!==void 0&&(W(s.addAbilities,{instancePath:n+"/addAbi\
lities",parentData:s,parentDataProperty:"addAbilities",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),
t=e.length)),s.keepAbility!==void 0){let r=s.keepAbility;if(typeof r=="string"){if(g(r)<1){let i={instancePath:n+"/keepA\
bility",schemaPath:"#/properties/keepAbility/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/keepAbility",schemaPath:"#/properties/k\
eepAbility/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.retain!==
void 0){let r=s.retain;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/retain",schemaPath:"#/properties/reta\
in/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}
let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(!(m==="name"||m==="colors"||m==="types"||m==="powerToughness")){let u={
instancePath:n+"/retain/"+o,schemaPath:"#/properties/retain/items/enum",keyword:"enum",params:{allowedValues:Er.properties.
retain.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+
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
e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Fr(r[o],{instancePath:n+"/ifItIs/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?Fr.errors:e.concat(Fr.errors),t=e.length)}else{let i={instancePath:n+"/ifItIs",
schemaPath:"#/properties/ifItIs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}function Ce(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of xi.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="of"||r==="except")){
let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="copy"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"copy"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}s.of!==void 0&&(O(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:l,
dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.except!==void 0&&(le(s.except,{instancePath:n+
"/except",parentData:s,parentDataProperty:"except",rootData:l,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Ce.errors=e,t===0}var Ii={type:"object",additionalProperties:!1,required:["kind",
"player"],properties:{kind:{const:"gainControl"},player:{$ref:"#/$defs/PlayerReference"}}};function Ie(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ii.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="player")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="gainControl"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
gainControl"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.player!==void 0&&(j(s.player,{instancePath:n+
"/player",parentData:s,parentDataProperty:"player",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}var Vt={type:"object",additionalProperties:!1,required:["kind",
"word","from","to"],properties:{kind:{const:"replaceWords"},word:{enum:["color","landType","creatureType"]},from:{$ref:"\
#/$defs/SubtypeWord"},to:{$ref:"#/$defs/SubtypeWord"}}};function Ee(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Vt.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="word"||r==="from"||
r==="to")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="replaceWords"){
let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"replaceWords"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.word!==void 0){let r=s.word;if(!(r==="color"||r===
"landType"||r==="creatureType")){let i={instancePath:n+"/word",schemaPath:"#/properties/word/enum",keyword:"enum",params:{
allowedValues:Vt.properties.word.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}
s.from!==void 0&&(R(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:l,dynamicAnchors:p})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length)),s.to!==void 0&&(R(s.to,{instancePath:n+"/to",parentData:s,parentDataProperty:"\
to",rootData:l,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ee.errors=e,
t===0}var Ei={type:"object",additionalProperties:!1,required:["kind","of"],properties:{kind:{const:"gainFullText"},of:{$ref:"\
#/$defs/Reference"},plus:{$ref:"#/$defs/AbilityList"}}};function _e(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ei.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="of"||r==="plus")){
let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainFullText"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gainFullText"},message:"must be equal\
 to constant"};e===null?e=[r]:e.push(r),t++}s.of!==void 0&&(O(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"\
of",rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),s.plus!==void 0&&(W(s.plus,{instancePath:n+
"/plus",parentData:s,parentDataProperty:"plus",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),t=
e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return _e.errors=e,t===0}var _i={type:"object",additionalProperties:!1,required:["kind"],properties:{
kind:{const:"exchangeTextBoxes"}}};function Se(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of _i.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(r!=="kind"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="exchangeTextBoxes"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/con\
st",keyword:"const",params:{allowedValue:"exchangeTextBoxes"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Se.errors=e,t===0}var Si={type:"object",additionalProperties:!1,required:["kind","name"],
properties:{kind:{const:"setName"},name:{type:"string",minLength:1,maxLength:200}}};function Ve(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Si.
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
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}var Vi={type:"object",additionalProperties:!1,
required:["kind"],minProperties:2,properties:{kind:{const:"addTypes"},types:{type:"array",minItems:1,items:{$ref:"#/$def\
s/CardType"}},supertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/Supertype"}},subtypes:{$ref:"#/$defs/SubtypeList"}}};
function Re(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}
for(let r of Vi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},
message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="types"||
r==="supertypes"||r==="subtypes")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="addTypes"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{
allowedValue:"addTypes"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.types!==void 0){let r=s.
types;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.
errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)D(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
D.errors:e.concat(D.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(B(s.
subtypes,{instancePath:n+"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:l,dynamicAnchors:p})||(e=e===null?
B.errors:e.concat(B.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===0}var Ri={type:"object",additionalProperties:!1,
required:["kind","types"],properties:{kind:{const:"setTypes"},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{
$ref:"#/$defs/SubtypeList"}}};function Fe(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ri.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="types"||r==="subtypes")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setTypes"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"setTypes"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+
"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.
length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(B(s.subtypes,{instancePath:n+"/subtypes",parentData:s,
parentDataProperty:"subtypes",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Fe.errors=e,t===0}var Fi={type:"object",additionalProperties:!1,required:["kind"],minProperties:2,properties:{
kind:{const:"removeTypes"},types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},supertypes:{type:"array",minItems:1,
items:{$ref:"#/$defs/Supertype"}},subtypes:{$ref:"#/$defs/SubtypeList"}}};function ze(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"m\
ust NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of Fi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="types"||r==="supertypes"||r==="subtypes")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="removeTypes"){let r={instancePath:n+"\
/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"removeTypes"},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+
o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{
let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){if(r.length<1){
let o={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)D(r[o],{instancePath:n+
"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(B(s.subtypes,{instancePath:n+"/subt\
ypes",parentData:s,parentDataProperty:"subtypes",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ze.errors=e,t===0}var zi={type:"object",additionalProperties:!1,required:["kind",
"family","subtypes"],properties:{kind:{const:"setSubtypes"},family:{$ref:"#/$defs/SubtypeFamily"},subtypes:{$ref:"#/$def\
s/SubtypeList"}}};function Be(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="family"||r==="subtypes")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setSubtypes"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"setSubtypes"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}s.family!==void 0&&(Le(s.family,{instancePath:n+"/family",parentData:s,parentDataProperty:"family",rootData:l,
dynamicAnchors:p})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length)),s.subtypes!==void 0&&(B(s.subtypes,{instancePath:n+
"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}var Bi={type:"object",additionalProperties:!1,required:["kind",
"subtypes"],properties:{kind:{const:"setBasicLandTypes"},subtypes:{type:"array",minItems:1,items:{$ref:"#/$defs/SubtypeW\
ord"}}}};function We(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Bi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="subtypes")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setBasicLandTypes"){let r={instancePath:n+"/kind",schemaPath:"#/propertie\
s/kind/const",keyword:"const",params:{allowedValue:"setBasicLandTypes"},message:"must be equal to constant"};e===null?e=
[r]:e.push(r),t++}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/s\
ubtypes",schemaPath:"#/properties/subtypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)R(r[o],{instancePath:n+"/subtypes/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)}else{let i={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===0}var Rt={type:"object",additionalProperties:!1,required:[
"kind","family"],properties:{kind:{const:"addEverySubtype"},family:{enum:["creature","land"]}}};function Ge(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Rt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="family")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="addEverySubtype"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
addEverySubtype"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.family!==void 0){let r=s.family;
if(!(r==="creature"||r==="land")){let i={instancePath:n+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{
allowedValues:Rt.properties.family.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),
t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Ge.errors=e,t===0}var Wi={type:"object",additionalProperties:!1,required:["kind","colors"],
properties:{kind:{const:"setColors"},colors:{type:"array",items:{$ref:"#/$defs/ColorWord"}}}};function Ke(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Wi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="colors")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="setColors"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
setColors"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)M(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ke.errors=e,t===0}var Gi={type:"object",additionalProperties:!1,required:["kind","colors"],properties:{
kind:{const:"addColors"},colors:{type:"array",minItems:1,items:{$ref:"#/$defs/ColorWord"}}}};function Me(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Gi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="colors")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="addColors"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
addColors"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/colors",schemaPath:"#/properties/colors/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)
M(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Me.errors=e,t===
0}var Ki={type:"object",additionalProperties:!1,required:["kind","abilities"],properties:{kind:{const:"gainAbilities"},abilities:{
$ref:"#/$defs/AbilityList"},perColorOf:{$ref:"#/$defs/Selector"}}};function Ue(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ki.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities"||r==="\
perColorOf")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainAbilities"){
let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gainAbilities"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.abilities!==void 0&&(W(s.abilities,{instancePath:n+"\
/abilities",parentData:s,parentDataProperty:"abilities",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),
t=e.length)),s.perColorOf!==void 0&&(P(s.perColorOf,{instancePath:n+"/perColorOf",parentData:s,parentDataProperty:"perCo\
lorOf",rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ue.errors=e,
t===0}var Ft={type:"object",additionalProperties:!1,required:["kind","of","abilityKinds"],properties:{kind:{const:"gainA\
bilitiesOf"},of:{$ref:"#/$defs/Selector"},abilityKinds:{type:"array",minItems:1,items:{enum:["activated","mana","trigger\
ed","static","keyword"]}},keywords:{type:"array",minItems:1,items:{type:"string",minLength:1,maxLength:60}}}};function Qe(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Ft.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="of"||r==="abilityKinds"||r==="keywords")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainAbilitiesOf"){let r={instancePath:n+"/kind",schemaPath:"#/properties/\
kind/const",keyword:"const",params:{allowedValue:"gainAbilitiesOf"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),t++}if(s.of!==void 0&&(P(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.abilityKinds!==void 0){let r=s.abilityKinds;if(Array.isArray(r)){
if(r.length<1){let o={instancePath:n+"/abilityKinds",schemaPath:"#/properties/abilityKinds/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){
let m=r[o];if(!(m==="activated"||m==="mana"||m==="triggered"||m==="static"||m==="keyword")){let u={instancePath:n+"/abil\
ityKinds/"+o,schemaPath:"#/properties/abilityKinds/items/enum",keyword:"enum",params:{allowedValues:Ft.properties.abilityKinds.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+
"/abilityKinds",schemaPath:"#/properties/abilityKinds/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[i]:e.push(i),t++}}if(s.keywords!==void 0){let r=s.keywords;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/keywords",schemaPath:"#/properties/keywords/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(typeof m=="string"){if(g(
m)>60){let u={instancePath:n+"/keywords/"+o,schemaPath:"#/properties/keywords/items/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[u]:e.push(u),t++}if(g(m)<1){let u={instancePath:n+
"/keywords/"+o,schemaPath:"#/properties/keywords/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/keywords/"+o,schemaPath:"#/pr\
operties/keywords/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{
let i={instancePath:n+"/keywords",schemaPath:"#/properties/keywords/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qe.errors=e,t===0}var Mi={type:"object",additionalProperties:!1,
required:["kind","abilities"],properties:{kind:{const:"loseAbilities"},abilities:{type:"array",minItems:1,items:{$ref:"#\
/$defs/LostAbility"}}}},Ui={if:{type:"string"},then:{minLength:1,maxLength:60},else:{type:"object",additionalProperties:!1,
required:["keyword"],properties:{keyword:{type:"string",minLength:1,maxLength:60},from:{$ref:"#/$defs/ColorWord"},landType:{
$ref:"#/$defs/SubtypeWord"}}}};function He(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let a={};e===null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.
length=r:e=null);let u;if(m){let a=t;if(typeof s=="string"){if(g(s)>60){let y={instancePath:n,schemaPath:"#/then/maxLeng\
th",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[y]:e.push(y),t++}
if(g(s)<1){let y={instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}var m=a===t;i=m,u="then"}else{let a=t;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let y of Ui.else.required)if(s[y]===void 0){let d={instancePath:n,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:y},message:"must have required property '"+y+"'"};e===null?e=[d]:e.push(d),t++}for(let y in s)
if(!(y==="keyword"||y==="from"||y==="landType")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(s.keyword!==void 0){let y=s.keyword;if(typeof y=="string"){if(g(y)>60){let d={instancePath:n+"/keyword",schemaPath:"\
#/else/properties/keyword/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 character\
s"};e===null?e=[d]:e.push(d),t++}if(g(y)<1){let d={instancePath:n+"/keyword",schemaPath:"#/else/properties/keyword/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{
let d={instancePath:n+"/keyword",schemaPath:"#/else/properties/keyword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}s.from!==void 0&&(M(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"\
from",rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.landType!==void 0&&(R(s.landType,
{instancePath:n+"/landType",parentData:s,parentDataProperty:"landType",rootData:l,dynamicAnchors:p})||(e=e===null?R.errors:
e.concat(R.errors),t=e.length))}else{let y={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return He.
errors=e,t===0}function Ze(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Mi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="loseAbilities"){let r={instancePath:n+"/kind",schemaPath:"#/p\
roperties/kind/const",keyword:"const",params:{allowedValue:"loseAbilities"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have few\
er than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)He(r[o],{instancePath:n+"/abilities/"+
o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?He.errors:e.concat(He.errors),t=e.length)}else{
let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}var Qi={type:"object",additionalProperties:!1,
required:["kind"],properties:{kind:{const:"loseAllAbilities"},except:{const:"mana"}}};function Xe(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Qi.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="except")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="loseAllAbilities"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"loseAllAbilities"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.except!==void 0&&s.except!=="mana"){let r={instancePath:n+
"/except",schemaPath:"#/properties/except/const",keyword:"const",params:{allowedValue:"mana"},message:"must be equal to \
constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xe.errors=e,t===0}var Hi={type:"object",additionalProperties:!1,
required:["kind","abilities"],properties:{kind:{const:"cantHave"},abilities:{type:"array",minItems:1,items:{$ref:"#/$def\
s/LostAbility"}}}};function Ye(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Hi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="cantHave"){let r={instancePath:n+"/kind",schemaPath:"#/proper\
ties/kind/const",keyword:"const",params:{allowedValue:"cantHave"},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),t++}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abili\
ties",schemaPath:"#/properties/abilities/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)He(r[o],{instancePath:n+"/abilities/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?He.errors:e.concat(He.errors),t=e.length)}else{let i={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ye.errors=e,t===0}var Zi={type:"object",additionalProperties:!1,required:[
"kind"],minProperties:2,properties:{kind:{const:"setPowerToughness"},power:{$ref:"#/$defs/Quantity"},toughness:{$ref:"#/\
$defs/Quantity"}}};function Je(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:
e.push(r),t++}for(let r of Zi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="power"||r==="toughness")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="setPowerToughness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"setPowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.power!==void 0&&
(x(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:l,dynamicAnchors:p})||(e=e===null?x.
errors:e.concat(x.errors),t=e.length)),s.toughness!==void 0&&(x(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Je.
errors=e,t===0}var Xi={type:"object",additionalProperties:!1,required:["kind"],minProperties:2,properties:{kind:{const:"\
modifyPowerToughness"},power:{$ref:"#/$defs/Quantity"},toughness:{$ref:"#/$defs/Quantity"},double:{const:!0}}};function er(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"min\
Properties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of Xi.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="power"||r==="tou\
ghness"||r==="double")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="modifyPowerToughness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{
allowedValue:"modifyPowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.power!==void 0&&
(x(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:l,dynamicAnchors:p})||(e=e===null?x.
errors:e.concat(x.errors),t=e.length)),s.toughness!==void 0&&(x(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.double!==void 0&&s.double!==
!0){let r={instancePath:n+"/double",schemaPath:"#/properties/double/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return er.errors=e,t===0}var Yi={type:"obj\
ect",additionalProperties:!1,required:["kind"],properties:{kind:{const:"switchPowerToughness"}}};function rr(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Yi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(r!==
"kind"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="switchPowerTou\
ghness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"switch\
PowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rr.errors=e,
t===0}var Ji={type:"object",additionalProperties:!1,required:["kind","player","abilities"],properties:{kind:{const:"play\
erGains"},player:{$ref:"#/$defs/PlayerReference"},abilities:{$ref:"#/$defs/AbilityList"}}};function sr(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ji.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="player"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
kind!==void 0&&s.kind!=="playerGains"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"playerGains"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.player!==void 0&&
(j(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:l,dynamicAnchors:p})||(e=e===null?
j.errors:e.concat(j.errors),t=e.length)),s.abilities!==void 0&&(W(s.abilities,{instancePath:n+"/abilities",parentData:s,
parentDataProperty:"abilities",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return sr.errors=e,t===0}var en={type:"object",additionalProperties:!1,required:["kind","rule"],properties:{
kind:{const:"changeGameRule"},rule:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",maxLength:80},player:{$ref:"#/\
$defs/PlayerReference"},amount:{$ref:"#/$defs/Quantity"},bars:{$ref:"#/$defs/Selector"}}},li=new RegExp("^[a-z][a-z0-9]*\
(-[a-z0-9]+)*$","u");function tr(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of en.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="rule"||r==="player"||r==="amount"||r==="bars")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="changeGameRule"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"changeGameRule"},message:"must be equ\
al to constant"};e===null?e=[r]:e.push(r),t++}if(s.rule!==void 0){let r=s.rule;if(typeof r=="string"){if(g(r)>80){let i={
instancePath:n+"/rule",schemaPath:"#/properties/rule/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT \
have more than 80 characters"};e===null?e=[i]:e.push(i),t++}if(!li.test(r)){let i={instancePath:n+"/rule",schemaPath:"#/\
properties/rule/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern \
"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"'};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/rule",schemaPath:"#/propert\
ies/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.player!==
void 0&&(j(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:l,dynamicAnchors:p})||(e=
e===null?j.errors:e.concat(j.errors),t=e.length)),s.amount!==void 0&&(x(s.amount,{instancePath:n+"/amount",parentData:s,
parentDataProperty:"amount",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.bars!==
void 0&&(P(s.bars,{instancePath:n+"/bars",parentData:s,parentDataProperty:"bars",rootData:l,dynamicAnchors:p})||(e=e===null?
P.errors:e.concat(P.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return tr.errors=e,t===0}function zr(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of oi.
required)if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="copy")Ce(s,
{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ce.errors:e.concat(Ce.errors),
t=e.length);else if(r==="gainControl")Ie(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length);else if(r==="replaceWords")Ee(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length);else if(r==="gainFullText")_e(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length);else if(r===
"exchangeTextBoxes")Se(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Se.
errors:e.concat(Se.errors),t=e.length);else if(r==="setName")Ve(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,
dynamicAnchors:p})||(e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length);else if(r==="addTypes")Re(s,{instancePath:n,parentData:c,
parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length);else if(r==="s\
etTypes")Fe(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Fe.errors:e.concat(
Fe.errors),t=e.length);else if(r==="removeTypes")ze(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?ze.errors:e.concat(ze.errors),t=e.length);else if(r==="setSubtypes")Be(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Be.errors:e.concat(Be.errors),t=e.length);else if(r==="setBasicLandTypes")We(
s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?We.errors:e.concat(We.errors),
t=e.length);else if(r==="addEverySubtype")Ge(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length);else if(r==="setColors")Ke(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length);else if(r==="addColors")Me(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length);else if(r===
"gainAbilities")Ue(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ue.errors:
e.concat(Ue.errors),t=e.length);else if(r==="gainAbilitiesOf")Qe(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,
dynamicAnchors:p})||(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length);else if(r==="loseAbilities")Ze(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length);else if(r===
"loseAllAbilities")Xe(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Xe.
errors:e.concat(Xe.errors),t=e.length);else if(r==="cantHave")Ye(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,
dynamicAnchors:p})||(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length);else if(r==="setPowerToughness")Je(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length);else if(r===
"modifyPowerToughness")er(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?
er.errors:e.concat(er.errors),t=e.length);else if(r==="switchPowerToughness")rr(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?rr.errors:e.concat(rr.errors),t=e.length);else if(r==="playerGains")sr(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?sr.errors:e.concat(sr.errors),t=e.length);else if(r===
"changeGameRule")tr(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?tr.errors:
e.concat(tr.errors),t=e.length);else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{
let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'\
tag "kind" must be string'};e===null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return zr.errors=e,t===0}function ae(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(Array.isArray(s)){if(s.length<
1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1\
 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)zr(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,
rootData:l,dynamicAnchors:p})||(e=e===null?zr.errors:e.concat(zr.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===
0}function F(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>160){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:160},message:"mu\
st NOT have more than 160 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return F.errors=e,t===0}function Br(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ai.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="id"||r==="affects"||r==="condition"||r==="does"||r==="zone\
s"||r==="lingers"||r==="note")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="static"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
static"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(_(s.id,{instancePath:n+"/i\
d",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),
s.affects!==void 0&&(P(s.affects,{instancePath:n+"/affects",parentData:s,parentDataProperty:"affects",rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.condition!==void 0&&(H(s.condition,{instancePath:n+"/condition",parentData:s,
parentDataProperty:"condition",rootData:l,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),s.does!==
void 0&&(ae(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"does",rootData:l,dynamicAnchors:p})||(e=e===
null?ae.errors:e.concat(ae.errors),t=e.length)),s.zones!==void 0){let r=s.zones;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)E(r[o],{instancePath:n+"/zones/"+
o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)}else{
let i={instancePath:n+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.lingers!==void 0&&s.lingers!=="endOfTurn"){let r={instancePath:n+"/lingers",
schemaPath:"#/properties/lingers/const",keyword:"const",params:{allowedValue:"endOfTurn"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}s.note!==void 0&&(F(s.note,{instancePath:n+"/note",parentData:s,parentDataProperty:"\
note",rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Br.errors=e,
t===0}var rn={type:"object",additionalProperties:!1,required:["kind","id","does"],properties:{kind:{const:"characteristi\
cDefining"},id:{$ref:"#/$defs/AbilityId"},does:{$ref:"#/$defs/Parts"},note:{$ref:"#/$defs/OwnWords"}}};function Wr(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of rn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="does"||r==="note")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
kind!==void 0&&s.kind!=="characteristicDefining"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"characteristicDefining"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}
s.id!==void 0&&(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===
null?_.errors:e.concat(_.errors),t=e.length)),s.does!==void 0&&(ae(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"\
does",rootData:l,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length)),s.note!==void 0&&(F(s.note,{
instancePath:n+"/note",parentData:s,parentDataProperty:"note",rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(
F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return Wr.errors=e,t===0}var sn={type:"object",additionalProperties:!1,required:[
"kind","id"],properties:{kind:{const:"activated"},id:{$ref:"#/$defs/AbilityId"},cost:{type:"string",minLength:1,maxLength:120},
effects:{type:"array",items:{$ref:"#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{
$ref:"#/$defs/OwnWords"}}},tn={type:"object",additionalProperties:!1,required:["does"],properties:{affects:{$ref:"#/$def\
s/Selector"},condition:{$ref:"#/$defs/Condition"},does:{$ref:"#/$defs/Parts"},duration:{$ref:"#/$defs/Duration"}}},zt={if:{
type:"string"},then:{enum:["endOfTurn","yourNextTurn","indefinite","untilSourceLeaves","whileSourceOnBattlefield","while\
SourceTapped","whileYouControlSource"]},else:{type:"object",additionalProperties:!1,required:["while"],properties:{while:{
$ref:"#/$defs/Condition"}}}};function Gr(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let a={};e===null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.
length=r:e=null);let u;if(m){let a=t;if(!(s==="endOfTurn"||s==="yourNextTurn"||s==="indefinite"||s==="untilSourceLeaves"||
s==="whileSourceOnBattlefield"||s==="whileSourceTapped"||s==="whileYouControlSource")){let y={instancePath:n,schemaPath:"\
#/then/enum",keyword:"enum",params:{allowedValues:zt.then.enum},message:"must be equal to one of the allowed values"};e===
null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="then"}else{let a=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let y of zt.
else.required)if(s[y]===void 0){let d={instancePath:n,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:y},
message:"must have required property '"+y+"'"};e===null?e=[d]:e.push(d),t++}for(let y in s)if(y!=="while"){let d={instancePath:n,
schemaPath:"#/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT \
have additional properties"};e===null?e=[d]:e.push(d),t++}s.while!==void 0&&(H(s.while,{instancePath:n+"/while",parentData:s,
parentDataProperty:"while",rootData:l,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),t=e.length))}else{let y={
instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.
push(y),t++}var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},
message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return Gr.errors=e,t===0}function ee(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of tn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"affects"||r==="condition"||r==="does"||r==="duration")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}s.affects!==void 0&&(P(s.affects,{instancePath:n+"/affects",parentData:s,parentDataProperty:"affects",rootData:l,
dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.condition!==void 0&&(H(s.condition,{instancePath:n+
"/condition",parentData:s,parentDataProperty:"condition",rootData:l,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.
errors),t=e.length)),s.does!==void 0&&(ae(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"does",rootData:l,
dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length)),s.duration!==void 0&&(Gr(s.duration,{instancePath:n+
"/duration",parentData:s,parentDataProperty:"duration",rootData:l,dynamicAnchors:p})||(e=e===null?Gr.errors:e.concat(Gr.
errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}var nn={type:"object",additionalProperties:!1,required:[
"on","counter"],properties:{on:{$ref:"#/$defs/Selector"},counter:{type:"string",minLength:1,maxLength:60},amount:{$ref:"\
#/$defs/Quantity"}}};function re(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of nn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="on"||r==="counter"||r==="amount")){let i={instancePath:n,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional pr\
operties"};e===null?e=[i]:e.push(i),t++}if(s.on!==void 0&&(P(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"\
on",rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.counter!==void 0){let r=s.counter;
if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={
instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/counter",schemaPath:"#/pr\
operties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.amount!==
void 0&&(x(s.amount,{instancePath:n+"/amount",parentData:s,parentDataProperty:"amount",rootData:l,dynamicAnchors:p})||(e=
e===null?x.errors:e.concat(x.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return re.errors=e,t===0}function Kr(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of sn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="cost"||r==="effects"||r==="puts"||r==="then")){let i={instancePath:n,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="activated"){let r={instancePath:n+"/kind",schemaPath:"#/propertie\
s/kind/const",keyword:"const",params:{allowedValue:"activated"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}if(s.id!==void 0&&(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||
(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.cost!==void 0){let r=s.cost;if(typeof r=="string"){if(g(r)>120){let i={
instancePath:n+"/cost",schemaPath:"#/properties/cost/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT\
 have more than 120 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/cost",schemaPath:"#/pro\
perties/cost/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[i]:e.push(i),t++}}else{let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.effects!==void 0){let r=s.effects;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)ee(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"\
#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
puts!==void 0){let r=s.puts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)re(r[o],{instancePath:n+"/puts/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{let i={instancePath:n+
"/puts",schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}s.then!==void 0&&(F(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Kr.errors=e,t===0}var on={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"triggered"},id:{$ref:"#/$defs/AbilityId"},when:{$ref:"#/$defs/OwnWords"},
effects:{type:"array",items:{$ref:"#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{
$ref:"#/$defs/OwnWords"}}};function Mr(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of on.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="id"||r==="when"||r==="effects"||r==="puts"||r==="then")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="triggered"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"triggered"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:l,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.when!==void 0&&(F(s.when,{instancePath:n+
"/when",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),t=
e.length)),s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ee(r[o],{instancePath:n+
"/effects/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),
t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.puts!==void 0){let r=s.puts;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)re(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{let i={instancePath:n+"/puts",schemaPath:"#/properties/puts/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.then!==void 0&&(F(s.then,
{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(
F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return Mr.errors=e,t===0}var ln={type:"object",additionalProperties:!1,required:[
"kind","id"],properties:{kind:{const:"spell"},id:{$ref:"#/$defs/AbilityId"},effects:{type:"array",items:{$ref:"#/$defs/C\
reatedEffect"}},puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{$ref:"#/$defs/OwnWords"}}};function Ur(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of ln.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="effects"||r==="puts"||r==="then")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="spell"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"spell"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?_.errors:e.
concat(_.errors),t=e.length)),s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)
ee(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?ee.errors:
e.concat(ee.errors),t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"#/properties/effects/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.puts!==void 0){let r=s.puts;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)re(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{let i={instancePath:n+"/puts",schemaPath:"\
#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.then!==
void 0&&(F(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||(e=e===null?
F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ur.errors=e,t===0}var Bt={type:"object",additionalProperties:!1,
required:["kind","produces"],properties:{kind:{const:"mana"},id:{$ref:"#/$defs/AbilityId"},cost:{type:"string",minLength:1,
maxLength:120},produces:{type:"array",minItems:1,items:{enum:["W","U","B","R","G","C"]}}}};function Qr(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Bt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="cost"||r==="produces")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.kind!==void 0&&s.kind!=="mana"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"mana"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(_(s.id,
{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(
_.errors),t=e.length)),s.cost!==void 0){let r=s.cost;if(typeof r=="string"){if(g(r)>120){let i={instancePath:n+"/cost",schemaPath:"\
#/properties/cost/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.produces!==void 0){let r=s.produces;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/p\
roduces",schemaPath:"#/properties/produces/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(!(m==="W"||m==="U"||m==="B"||
m==="R"||m==="G"||m==="C")){let u={instancePath:n+"/produces/"+o,schemaPath:"#/properties/produces/items/enum",keyword:"\
enum",params:{allowedValues:Bt.properties.produces.items.enum},message:"must be equal to one of the allowed values"};e===
null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/produces",schemaPath:"#/properties/produces/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qr.errors=e,t===
0}var _r={type:"object",additionalProperties:!1,required:["kind","id"],properties:{kind:{const:"asEnters"},id:{$ref:"#/$\
defs/AbilityId"},when:{type:"array",minItems:1,items:{enum:["enters","turnedFaceUp"]}},choose:{type:"string",minLength:1,
maxLength:60},bodies:{type:"array",minItems:1,items:{$ref:"#/$defs/Body"}},copy:{type:"object",additionalProperties:!1,required:[
"of"],properties:{of:{$ref:"#/$defs/Selector"},except:{$ref:"#/$defs/CopyExceptions"}}},exchangesTextBox:{$ref:"#/$defs/\
Selector"},turnsFaceDown:{$ref:"#/$defs/Selector"},counters:{type:"object",additionalProperties:{$ref:"#/$defs/Quantity"}},
then:{$ref:"#/$defs/OwnWords"}}},pn={type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"str\
ing",minLength:1,maxLength:60},power:{type:"integer"},toughness:{type:"integer"},addSubtypes:{$ref:"#/$defs/SubtypeList"},
addTypes:{type:"array",items:{$ref:"#/$defs/CardType"}},abilities:{$ref:"#/$defs/AbilityList"}}};function Hr(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of pn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
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
params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.addSubtypes!==void 0&&(B(s.addSubtypes,
{instancePath:n+"/addSubtypes",parentData:s,parentDataProperty:"addSubtypes",rootData:l,dynamicAnchors:p})||(e=e===null?
B.errors:e.concat(B.errors),t=e.length)),s.addTypes!==void 0){let r=s.addTypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)w(r[o],{instancePath:n+"/addTypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/addTypes",schemaPath:"#/properties/addTypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.abilities!==void 0&&(W(s.abilities,
{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilities",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:
e.concat(W.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Hr.errors=e,t===0}function Zr(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of _r.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(_r.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="asEnters"){let r={instancePath:n+"/ki\
nd",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"asEnters"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",
rootData:l,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.when!==void 0){let r=s.when;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/when",schemaPath:"#/properties/when/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){let m=r[o];
if(!(m==="enters"||m==="turnedFaceUp")){let u={instancePath:n+"/when/"+o,schemaPath:"#/properties/when/items/enum",keyword:"\
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
i;o++)Hr(r[o],{instancePath:n+"/bodies/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
Hr.errors:e.concat(Hr.errors),t=e.length)}else{let i={instancePath:n+"/bodies",schemaPath:"#/properties/bodies/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.copy!==void 0){let r=s.copy;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let i of _r.properties.copy.required)if(r[i]===void 0){let o={instancePath:n+
"/copy",schemaPath:"#/properties/copy/required",keyword:"required",params:{missingProperty:i},message:"must have require\
d property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in r)if(!(i==="of"||i==="except")){let o={instancePath:n+"/c\
opy",schemaPath:"#/properties/copy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}r.of!==void 0&&(P(r.of,{instancePath:n+"/copy/of",parentData:r,
parentDataProperty:"of",rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),r.except!==void 0&&
(le(r.except,{instancePath:n+"/copy/except",parentData:r,parentDataProperty:"except",rootData:l,dynamicAnchors:p})||(e=e===
null?le.errors:e.concat(le.errors),t=e.length))}else{let i={instancePath:n+"/copy",schemaPath:"#/properties/copy/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.exchangesTextBox!==void 0&&(P(
s.exchangesTextBox,{instancePath:n+"/exchangesTextBox",parentData:s,parentDataProperty:"exchangesTextBox",rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.turnsFaceDown!==void 0&&(P(s.turnsFaceDown,{instancePath:n+"/turn\
sFaceDown",parentData:s,parentDataProperty:"turnsFaceDown",rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(
P.errors),t=e.length)),s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)
x(r[i],{instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:l,
dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length);else{let i={instancePath:n+"/counters",schemaPath:"\
#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}
s.then!==void 0&&(F(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zr.errors=e,t===0}var an={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"replacement"},id:{$ref:"#/$defs/AbilityId"},othersEnterAsCopy:{$ref:"#/$\
defs/Selector"},attachesOnlyTo:{$ref:"#/$defs/Selector"},countersStay:{const:!0},then:{$ref:"#/$defs/OwnWords"}}};function Xr(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of an.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="id"||r==="othersEnterAsCopy"||r==="attachesOnlyTo"||r==="countersStay"||r==="then")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="replacement"){let r={instancePath:n+"\
/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"replacement"},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(_(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:l,dynamicAnchors:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),s.othersEnterAsCopy!==void 0&&(P(
s.othersEnterAsCopy,{instancePath:n+"/othersEnterAsCopy",parentData:s,parentDataProperty:"othersEnterAsCopy",rootData:l,
dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.attachesOnlyTo!==void 0&&(P(s.attachesOnlyTo,
{instancePath:n+"/attachesOnlyTo",parentData:s,parentDataProperty:"attachesOnlyTo",rootData:l,dynamicAnchors:p})||(e=e===
null?P.errors:e.concat(P.errors),t=e.length)),s.countersStay!==void 0&&s.countersStay!==!0){let r={instancePath:n+"/coun\
tersStay",schemaPath:"#/properties/countersStay/const",keyword:"const",params:{allowedValue:!0},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}s.then!==void 0&&(F(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"\
then",rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xr.errors=e,
t===0}function Yr(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of vi.required)if(s[i]===void 0){let o={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:
e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="keyword")Rr(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Rr.errors:e.concat(Rr.errors),t=e.length);else if(r==="static")Br(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Br.errors:e.concat(Br.errors),t=e.length);else if(r===
"characteristicDefining")Wr(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?
Wr.errors:e.concat(Wr.errors),t=e.length);else if(r==="activated")Kr(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Kr.errors:e.concat(Kr.errors),t=e.length);else if(r==="triggered")Mr(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Mr.errors:e.concat(Mr.errors),t=e.length);else if(r===
"spell")Ur(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ur.errors:e.concat(
Ur.errors),t=e.length);else if(r==="mana")Qr(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?Qr.errors:e.concat(Qr.errors),t=e.length);else if(r==="asEnters")Zr(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Zr.errors:e.concat(Zr.errors),t=e.length);else if(r==="replacement")Xr(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Xr.errors:e.concat(Xr.errors),t=e.length);else{
let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},
message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/di\
scriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===
null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Yr.errors=e,t===0}function ge(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let a={};e===null?e=[a]:e.push(
a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;if(typeof s=="string"){if(g(s)>60){let y={instancePath:n,
schemaPath:"#/then/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[y]:e.push(y),t++}if(g(s)<1){let y={instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:n,schemaPath:"#/\
then/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,
u="then"}else{let a=t;Yr(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?
Yr.errors:e.concat(Yr.errors),t=e.length);var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return ge.errors=e,t===0}
var un=Pe,lt={type:"object",additionalProperties:!1,required:["name","types"],properties:{$schema:{type:"string"},name:{
type:"string",minLength:1,maxLength:200},names:{type:"object",additionalProperties:!1,properties:{de:{type:"string",minLength:1},
fr:{type:"string",minLength:1}}},manaCost:{$ref:"#/$defs/ManaCost"},colorIndicator:{type:"array",minItems:1,items:{$ref:"\
#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/Car\
dType"}},subtypes:{type:"array",items:{type:"string",minLength:1,maxLength:40}},power:{$ref:"#/$defs/PrintedNumber"},toughness:{
$ref:"#/$defs/PrintedNumber"},loyalty:{type:"integer",minimum:0},defense:{type:"integer",minimum:0},abilities:{type:"arr\
ay",items:{$ref:"#/$defs/AbilityEntry"}},layout:{enum:["normal","transform","modal","flip","split","room","adventure","m\
eld"]},back:{$ref:"#/$defs/Face"},prototype:{$ref:"#/$defs/Prototype"},madeUp:{const:!0}}};var fn=new RegExp("^(\\{(?:[0-9]{1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$","u");function ue(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){
let a={};e===null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;if(typeof s=="\
string"&&!fn.test(s)){let y={instancePath:n,schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\{(?:[0-9]{\
1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$"},message:'must match pattern "^(\\{(?:[0-9]{1,2}|[WUBRGCSX]|[WUBRG2C]/[\
WUBRGP](?:/P)?)\\})+$"'};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="then"}else{let a=t;if(s!==null){let y={instancePath:n,
schemaPath:"#/else/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[y]:e.push(y),t++}var m=a===
t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match\
 "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return ue.errors=e,t===0}var mn=new RegExp("^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$","u");function Z(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let a={};e===null?e=[a]:e.push(
a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;if(typeof s=="string"&&!mn.test(s)){let y={instancePath:n,
schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$"},message:'must match p\
attern "^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$"'};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="then"}else{let a=t;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let y={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return Z.
errors=e,t===0}var Wt={type:"object",additionalProperties:!1,required:["name","types"],properties:{name:{type:"string",minLength:1,
maxLength:200},manaCost:{$ref:"#/$defs/ManaCost"},colorIndicator:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},
supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},
subtypes:{type:"array",items:{type:"string",minLength:1,maxLength:40}},power:{$ref:"#/$defs/PrintedNumber"},toughness:{$ref:"\
#/$defs/PrintedNumber"},loyalty:{type:"integer",minimum:0},defense:{type:"integer",minimum:0},abilities:{type:"array",items:{
$ref:"#/$defs/AbilityEntry"}}}};function Jr(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Wt.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Wt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.manaCost!==void 0&&(ue(s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"ma\
naCost",rootData:l,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length)),s.colorIndicator!==void 0){
let r=s.colorIndicator;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/colorIndicator",schemaPath:"#/propert\
ies/colorIndicator/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colorIndicator/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colorInd\
icator",schemaPath:"#/properties/colorIndicator/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)D(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
D.errors:e.concat(D.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.
types;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.
errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(typeof m=="string"){if(g(m)>40){let u={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/maxLength",keyword:"maxLength",params:{limit:40},message:"must NO\
T have more than 40 characters"};e===null?e=[u]:e.push(u),t++}if(g(m)<1){let u={instancePath:n+"/subtypes/"+o,schemaPath:"\
#/properties/subtypes/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.power!==void 0&&(Z(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:l,
dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.toughness!==void 0&&(Z(s.toughness,{instancePath:n+
"/toughness",parentData:s,parentDataProperty:"toughness",rootData:l,dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.
errors),t=e.length)),s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={
instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+"/loy\
alty",schemaPath:"#/properties/loyalty/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+
"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)ge(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
ge.errors:e.concat(ge.errors),t=e.length)}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Jr.
errors=e,t===0}var yn={type:"object",additionalProperties:!1,required:["manaCost","power","toughness"],properties:{manaCost:{
$ref:"#/$defs/ManaCost"},power:{type:"integer"},toughness:{type:"integer"}}};function es(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of yn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="manaCost"||r==="power"||r===
"toughness")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.manaCost!==void 0&&(ue(s.manaCost,{instancePath:n+
"/manaCost",parentData:s,parentDataProperty:"manaCost",rootData:l,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.
errors),t=e.length)),s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return es.errors=e,t===0}function Pe(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of lt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(lt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
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
[i]:e.push(i),t++}}if(s.manaCost!==void 0&&(ue(s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"m\
anaCost",rootData:l,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length)),s.colorIndicator!==void 0){
let r=s.colorIndicator;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/colorIndicator",schemaPath:"#/propert\
ies/colorIndicator/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colorIndicator/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colorInd\
icator",schemaPath:"#/properties/colorIndicator/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)D(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
D.errors:e.concat(D.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.
types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(typeof m=="st\
ring"){if(g(m)>40){let u={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/maxLength",keyword:"maxL\
ength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[u]:e.push(u),t++}if(g(m)<1){let u={
instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/subtypes/"+o,schemaPath:"\
#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),t++}}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0&&(Z(s.power,{instancePath:n+"/power",parentData:s,
parentDataProperty:"power",rootData:l,dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.toughness!==
void 0&&(Z(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"toughness",rootData:l,dynamicAnchors:p})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){let i={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)ge(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length)}else{let i={instancePath:n+"/abilities",schemaPath:"\
#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.layout!==void 0){let r=s.layout;if(!(r==="normal"||r==="transform"||r==="modal"||r==="flip"||r==="split"||r==="room"||
r==="adventure"||r==="meld")){let i={instancePath:n+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{
allowedValues:lt.properties.layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),
t++}}if(s.back!==void 0&&(Jr(s.back,{instancePath:n+"/back",parentData:s,parentDataProperty:"back",rootData:l,dynamicAnchors:p})||
(e=e===null?Jr.errors:e.concat(Jr.errors),t=e.length)),s.prototype!==void 0&&(es(s.prototype,{instancePath:n+"/prototype",
parentData:s,parentDataProperty:"prototype",rootData:l,dynamicAnchors:p})||(e=e===null?es.errors:e.concat(es.errors),t=e.
length)),s.madeUp!==void 0&&s.madeUp!==!0){let r={instancePath:n+"/madeUp",schemaPath:"#/properties/madeUp/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.
errors=e,t===0}var cn=pi;function pi(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of oi.required)if(s[i]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===
null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="copy")Ce(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length);else if(r==="gainControl")Ie(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length);else if(r===
"replaceWords")Ee(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ee.errors:
e.concat(Ee.errors),t=e.length);else if(r==="gainFullText")_e(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,
dynamicAnchors:p})||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length);else if(r==="exchangeTextBoxes")Se(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Se.errors:e.concat(Se.errors),t=e.length);else if(r===
"setName")Ve(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ve.errors:e.
concat(Ve.errors),t=e.length);else if(r==="addTypes")Re(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?Re.errors:e.concat(Re.errors),t=e.length);else if(r==="setTypes")Fe(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length);else if(r==="removeTypes")ze(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?ze.errors:e.concat(ze.errors),t=e.length);else if(r===
"setSubtypes")Be(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Be.errors:
e.concat(Be.errors),t=e.length);else if(r==="setBasicLandTypes")We(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,
dynamicAnchors:p})||(e=e===null?We.errors:e.concat(We.errors),t=e.length);else if(r==="addEverySubtype")Ge(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length);else if(r===
"setColors")Ke(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ke.errors:
e.concat(Ke.errors),t=e.length);else if(r==="addColors")Me(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,
dynamicAnchors:p})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length);else if(r==="gainAbilities")Ue(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length);else if(r===
"gainAbilitiesOf")Qe(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Qe.errors:
e.concat(Qe.errors),t=e.length);else if(r==="loseAbilities")Ze(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,
dynamicAnchors:p})||(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length);else if(r==="loseAllAbilities")Xe(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Xe.errors:e.concat(Xe.errors),t=e.length);else if(r===
"cantHave")Ye(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ye.errors:e.
concat(Ye.errors),t=e.length);else if(r==="setPowerToughness")Je(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,
dynamicAnchors:p})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length);else if(r==="modifyPowerToughness")er(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?er.errors:e.concat(er.errors),t=e.length);else if(r===
"switchPowerToughness")rr(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?
rr.errors:e.concat(rr.errors),t=e.length);else if(r==="playerGains")sr(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?sr.errors:e.concat(sr.errors),t=e.length);else if(r==="changeGameRule")tr(s,{
instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?tr.errors:e.concat(tr.errors),
t=e.length);else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
kind",tagValue:r},message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must\
 be string'};e===null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pi.errors=e,t===0}var hn=ai;function ai(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(typeof s=="numb\
er"&&isFinite(s))){let a={};e===null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let y={instancePath:n,schemaPath:"#/then/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="then"}else{let a=t;xe(
s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?xe.errors:e.concat(xe.errors),
t=e.length);var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},
message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return ai.errors=e,t===0}var dn=fi,gn={type:"object",additionalProperties:!1,
required:["header","scenarios","problems","results","footer"],properties:{header:{$ref:"#/$defs/ReportHeader"},scenarios:{
type:"array",items:{$ref:"#/$defs/ScenarioSummary"}},problems:{type:"array",items:{$ref:"#/$defs/Problem"}},results:{type:"\
array",items:{$ref:"#/$defs/Result"}},footer:{$ref:"#/$defs/ReportFooter"}}},Gt={type:"object",additionalProperties:!1,required:[
"format","engine","corpus","plan"],properties:{format:{const:"cr613-report/1"},engine:{type:"object",additionalProperties:!1,
required:["name","version"],properties:{name:{type:"string"},version:{type:"string"}}},corpus:{type:"string"},plan:{type:"\
array",items:{$ref:"#/$defs/PlanEntry"}}}},bn={type:"object",additionalProperties:!1,required:["scenario","ruleset"],properties:{
scenario:{type:"string"},ruleset:{$ref:"#/$defs/RulesetId"}}},Pn={enum:["pre-m10","m10","m14","ikoria","current"]};function U(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="pre-m\
10"||s==="m10"||s==="m14"||s==="ikoria"||s==="current")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:Pn.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return U.errors=
e,t===0}function rs(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of bn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="scenario"||r==="ruleset")){let i={instancePath:n,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.scenario!==void 0&&typeof s.scenario!="string"){let r={instancePath:n+"/scenario",schemaPath:"#\
/properties/scenario/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
s.ruleset!==void 0&&(U(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:l,dynamicAnchors:p})||
(e=e===null?U.errors:e.concat(U.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rs.errors=e,t===0}function ss(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Gt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"format"||r==="engine"||r==="corpus"||r==="plan")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),
t++}if(s.format!==void 0&&s.format!=="cr613-report/1"){let r={instancePath:n+"/format",schemaPath:"#/properties/format/c\
onst",keyword:"const",params:{allowedValue:"cr613-report/1"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}if(s.engine!==void 0){let r=s.engine;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let i of Gt.properties.engine.
required)if(r[i]===void 0){let o={instancePath:n+"/engine",schemaPath:"#/properties/engine/required",keyword:"required",
params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in r)if(!(i===
"name"||i==="version")){let o={instancePath:n+"/engine",schemaPath:"#/properties/engine/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),t++}if(r.name!==void 0&&typeof r.name!="string"){let i={instancePath:n+"/engine/name",schemaPath:"#/properties/engine\
/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(r.
version!==void 0&&typeof r.version!="string"){let i={instancePath:n+"/engine/version",schemaPath:"#/properties/engine/pr\
operties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{
let i={instancePath:n+"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[i]:e.push(i),t++}}if(s.corpus!==void 0&&typeof s.corpus!="string"){let r={instancePath:n+"/cor\
pus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(s.plan!==void 0){let r=s.plan;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)rs(r[o],{instancePath:n+
"/plan/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?rs.errors:e.concat(rs.errors),t=
e.length)}else{let i={instancePath:n+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ss.errors=e,t===0}var pt={type:"object",additionalProperties:!1,
required:["id","file","topic","title","level","cites","players","cards","timeline"],properties:{id:{type:"string"},file:{
type:"string"},topic:{type:"string"},title:{type:"string"},question:{type:"string"},level:{enum:["must","interpretation",
"undefined"]},cites:{type:"array",items:{$ref:"#/$defs/Citation"}},players:{type:"array",items:{type:"string"}},cards:{type:"\
array",items:{$ref:"#/$defs/Card"}},timeline:{type:"array",items:{$ref:"#/$defs/ScenarioEvent"}},why:{type:"array",items:{
type:"string"}},provenance:{type:"array",items:{type:"string"}},alternatives:{type:"array",items:{$ref:"#/$defs/Alternat\
ive"}},twin:{type:"string"}}},Kt={type:"object",additionalProperties:!1,required:["clause","role"],properties:{clause:{$ref:"\
#/$defs/Clause"},role:{enum:["decides","applies","contrasts"]}}};var kn=new RegExp("^[1-9][0-9]{2}\\.[0-9]{1,3}[a-z]?$","u");function q(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s=="string"){if(!kn.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{2}\\.[0-9]{1,3}[a-z]?$"},message:'must match pattern "^[1-9][0\
-9]{2}\\.[0-9]{1,3}[a-z]?$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return q.errors=e,t===0}function ir(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Kt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"clause"||r==="role")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.clause!==void 0&&
(q(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?
q.errors:e.concat(q.errors),t=e.length)),s.role!==void 0){let r=s.role;if(!(r==="decides"||r==="applies"||r==="contrasts")){
let i={instancePath:n+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues:Kt.properties.role.
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ir.errors=e,
t===0}var wn={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/EntersEvent"},{$ref:"\
#/$defs/MovesEvent"},{$ref:"#/$defs/ResolvesEvent"},{$ref:"#/$defs/AttachEvent"},{$ref:"#/$defs/UnattachEvent"},{$ref:"#\
/$defs/CountersEvent"},{$ref:"#/$defs/TurnFaceUpEvent"},{$ref:"#/$defs/TurnFaceDownEvent"},{$ref:"#/$defs/TransformEvent"},
{$ref:"#/$defs/MergesEvent"},{$ref:"#/$defs/StickerEvent"},{$ref:"#/$defs/PhaseEvent"},{$ref:"#/$defs/TapEvent"},{$ref:"\
#/$defs/DesignateEvent"},{$ref:"#/$defs/ChooseEvent"},{$ref:"#/$defs/LinkEvent"},{$ref:"#/$defs/PlayerEvent"},{$ref:"#/$\
defs/TurnEvent"},{$ref:"#/$defs/EndsEvent"},{$ref:"#/$defs/StateBasedEvent"},{$ref:"#/$defs/SimultaneousEvent"},{$ref:"#\
/$defs/CheckEvent"}]},Mt={type:"object",additionalProperties:!1,required:["kind","card","controller"],properties:{kind:{
const:"enters"},card:{type:"string",minLength:1,maxLength:200},id:{$ref:"#/$defs/ObjectId"},controller:{$ref:"#/$defs/Pl\
ayerName"},owner:{$ref:"#/$defs/PlayerName"},zone:{$ref:"#/$defs/Zone"},token:{type:"boolean"},tapped:{type:"boolean"},faceDown:{
$ref:"#/$defs/FaceDown"},back:{const:!0},prototype:{const:!0},half:{$ref:"#/$defs/Half"},meldedWith:{type:"string",minLength:1,
maxLength:200},attachedTo:{type:"string",minLength:1,maxLength:200},counters:{$ref:"#/$defs/CounterCounts"},choices:{$ref:"\
#/$defs/Choices"},copyOf:{$ref:"#/$defs/ObjectId"},textBoxOf:{$ref:"#/$defs/ObjectId"},except:{$ref:"#/$defs/CopyExcepti\
ons"},links:{$ref:"#/$defs/Links"}}};function b(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"mu\
st NOT have more than 200 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return b.errors=e,t===0}function N(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>60){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:60},message:"must\
 NOT have more than 60 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return N.errors=e,t===0}var vn={if:{type:"object"},then:{$ref:"#/$defs/FaceDownValues"},else:{enum:[!0,"mo\
rph","manifest","disguise","cloak"]}};function ts(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="power"||r==="toughness"||r==="types"||r==="subtype\
s"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.power!==void 0){let r=s.power;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.
toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/toughness",schemaPath:"#/pro\
perties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/type\
s/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{
let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/subtyp\
es",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}s.abilities!==void 0&&(W(s.abilities,{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilit\
ies",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ts.errors=e,
t===0}function fe(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let a={};e===null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==
null&&(r?e.length=r:e=null);let u;if(m){let a=t;ts(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?ts.errors:e.concat(ts.errors),t=e.length);var m=a===t;i=m,u="then"}else{let a=t;if(!(s===!0||s==="morph"||s===
"manifest"||s==="disguise"||s==="cloak")){let y={instancePath:n,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues:vn.
else.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="else"}if(!i){
let a={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===
null?e=[a]:e.push(a),t++}return fe.errors=e,t===0}var qn={enum:["left","right","fused","inset"]};function nr(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="left"||s==="right"||s===
"fused"||s==="inset")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qn.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return nr.errors=e,t===0}function X(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>20){let r={instancePath:n,schemaPath:"#/maxProperties",keyword:"\
maxProperties",params:{limit:20},message:"must NOT have more than 20 properties"};e===null?e=[r]:e.push(r),t++}if(Object.
keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"m\
ust NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s){let i=s[r];if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof i==
"number"&&isFinite(i)){if(i>1e6||isNaN(i)){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?
e=[o]:e.push(o),t++}if(i<1||isNaN(i)){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/a\
dditionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.
push(o),t++}}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}var jn={type:"object",maxProperties:20,additionalProperties:{
type:["string","integer"],maxLength:200}};function Q(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>20){let r={
instancePath:n,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:20},message:"must NOT have more than 2\
0 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s){let i=s[r];if(typeof i!="string"&&!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additional\
Properties/type",keyword:"type",params:{type:jn.additionalProperties.type},message:"must be string,integer"};e===null?e=
[o]:e.push(o),t++}if(typeof i=="string"&&g(i)>200){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[o]:e.push(o),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}function se(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(Array.isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)b(s[i],{instancePath:n+
"/"+i,parentData:s,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),t++}return se.errors=e,t===0}function or(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>10){let r={instancePath:n,schemaPath:"\
#/maxProperties",keyword:"maxProperties",params:{limit:10},message:"must NOT have more than 10 properties"};e===null?e=[
r]:e.push(r),t++}for(let r in s)se(s[r],{instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:r,
rootData:l,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return or.errors=e,
t===0}function is(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Mt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!G.call(Mt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="enters"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"enters"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.card!==void 0){
let r=s.card;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/card",schemaPath:"#/properties/card/maxLength",
keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(
r)<1){let i={instancePath:n+"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/card",schemaPath:"#/p\
roperties/card/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.
id!==void 0&&(b(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)),s.controller!==void 0&&(N(s.controller,{instancePath:n+"/controller",parentData:s,
parentDataProperty:"controller",rootData:l,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.owner!==
void 0&&(N(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:l,dynamicAnchors:p})||(e=e===
null?N.errors:e.concat(N.errors),t=e.length)),s.zone!==void 0&&(E(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.token!==void 0&&typeof s.token!=
"boolean"){let r={instancePath:n+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={instancePath:n+"\
/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.faceDown!==void 0&&(fe(s.faceDown,{instancePath:n+"/faceDown",parentData:s,parentDataProperty:"\
faceDown",rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)),s.back!==void 0&&s.back!==
!0){let r={instancePath:n+"/back",schemaPath:"#/properties/back/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.prototype!==void 0&&s.prototype!==!0){let r={instancePath:n+
"/prototype",schemaPath:"#/properties/prototype/const",keyword:"const",params:{allowedValue:!0},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}if(s.half!==void 0&&(nr(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"\
half",rootData:l,dynamicAnchors:p})||(e=e===null?nr.errors:e.concat(nr.errors),t=e.length)),s.meldedWith!==void 0){let r=s.
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
pe",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.counters!==void 0&&(X(s.counters,{instancePath:n+
"/counters",parentData:s,parentDataProperty:"counters",rootData:l,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),
t=e.length)),s.choices!==void 0&&(Q(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:l,
dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.copyOf!==void 0&&(b(s.copyOf,{instancePath:n+
"/copyOf",parentData:s,parentDataProperty:"copyOf",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),s.textBoxOf!==void 0&&(b(s.textBoxOf,{instancePath:n+"/textBoxOf",parentData:s,parentDataProperty:"textBoxO\
f",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.except!==void 0&&(le(s.except,{
instancePath:n+"/except",parentData:s,parentDataProperty:"except",rootData:l,dynamicAnchors:p})||(e=e===null?le.errors:e.
concat(le.errors),t=e.length)),s.links!==void 0&&(or(s.links,{instancePath:n+"/links",parentData:s,parentDataProperty:"l\
inks",rootData:l,dynamicAnchors:p})||(e=e===null?or.errors:e.concat(or.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return is.errors=e,
t===0}var Ut={type:"object",additionalProperties:!1,required:["kind","object","to"],properties:{kind:{const:"moves"},object:{
$ref:"#/$defs/ObjectId"},to:{$ref:"#/$defs/Zone"},controller:{$ref:"#/$defs/PlayerName"},tapped:{type:"boolean"},faceDown:{
$ref:"#/$defs/FaceDown"},back:{const:!0},prototype:{const:!0},half:{$ref:"#/$defs/Half"},textBoxOf:{$ref:"#/$defs/Object\
Id"},attachedTo:{type:"string",minLength:1,maxLength:200},counters:{$ref:"#/$defs/CounterCounts"},choices:{$ref:"#/$defs\
/Choices"},copyOf:{$ref:"#/$defs/ObjectId"},links:{$ref:"#/$defs/Links"}}};function ns(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ut.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Ut.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="moves"){let r={instancePath:n+"/kind",
schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"moves"},message:"must be equal to constant"};
e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.to!==void 0&&(E(s.to,{instancePath:n+
"/to",parentData:s,parentDataProperty:"to",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),
s.controller!==void 0&&(N(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"controller",rootData:l,
dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.tapped!==void 0&&typeof s.tapped!="boolean"){
let r={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[r]:e.push(r),t++}if(s.faceDown!==void 0&&(fe(s.faceDown,{instancePath:n+"/faceDown",parentData:s,
parentDataProperty:"faceDown",rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)),s.back!==
void 0&&s.back!==!0){let r={instancePath:n+"/back",schemaPath:"#/properties/back/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.prototype!==void 0&&s.prototype!==!0){let r={instancePath:n+
"/prototype",schemaPath:"#/properties/prototype/const",keyword:"const",params:{allowedValue:!0},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}if(s.half!==void 0&&(nr(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"\
half",rootData:l,dynamicAnchors:p})||(e=e===null?nr.errors:e.concat(nr.errors),t=e.length)),s.textBoxOf!==void 0&&(b(s.textBoxOf,
{instancePath:n+"/textBoxOf",parentData:s,parentDataProperty:"textBoxOf",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:
e.concat(b.errors),t=e.length)),s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+
"/attachedTo",schemaPath:"#/properties/attachedTo/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT ha\
ve more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/attachedTo",schemaPath:"#/\
properties/attachedTo/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.counters!==void 0&&(X(s.counters,{instancePath:n+
"/counters",parentData:s,parentDataProperty:"counters",rootData:l,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),
t=e.length)),s.choices!==void 0&&(Q(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:l,
dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.copyOf!==void 0&&(b(s.copyOf,{instancePath:n+
"/copyOf",parentData:s,parentDataProperty:"copyOf",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),s.links!==void 0&&(or(s.links,{instancePath:n+"/links",parentData:s,parentDataProperty:"links",rootData:l,dynamicAnchors:p})||
(e=e===null?or.errors:e.concat(or.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ns.errors=e,t===0}var Qt={type:"object",additionalProperties:!1,
required:["kind","controller"],properties:{kind:{const:"resolves"},id:{type:"string",minLength:1,maxLength:200},card:{type:"\
string",minLength:1,maxLength:200},source:{$ref:"#/$defs/ObjectId"},ability:{if:{type:"object"},then:{$ref:"#/$defs/Writ\
tenOut"},else:{$ref:"#/$defs/AbilityId"}},controller:{$ref:"#/$defs/PlayerName"},targets:{type:"array",maxItems:100,items:{
type:"string",minLength:1,maxLength:200}},x:{type:"integer",minimum:0},choices:{$ref:"#/$defs/Choices"}}};function os(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}
for(let r in s)if(!(r==="effects"||r==="puts")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/effects",schemaPath:"\
#/properties/effects/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ee(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{let i={instancePath:n+"/effect\
s",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.puts!==void 0){let r=s.puts;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/puts",schemaPath:"\
#/properties/puts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[
o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)re(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{let i={instancePath:n+"/puts",
schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return os.errors=e,t===0}function ls(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of Qt.required)
if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"m\
ust have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in s)if(!G.call(Qt.properties,i)){let o={instancePath:n,
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
parentDataProperty:"source",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.ability!==
void 0){let i=s.ability,o=t,m=!0,u=t;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let f={};e===null?e=[f]:e.push(f),t++}
var r=u===t;t=o,e!==null&&(o?e.length=o:e=null);let a;if(r){let f=t;os(i,{instancePath:n+"/ability",parentData:s,parentDataProperty:"\
ability",rootData:l,dynamicAnchors:p})||(e=e===null?os.errors:e.concat(os.errors),t=e.length);var r=f===t;m=r,a="then"}else{
let f=t;_(i,{instancePath:n+"/ability",parentData:s,parentDataProperty:"ability",rootData:l,dynamicAnchors:p})||(e=e===null?
_.errors:e.concat(_.errors),t=e.length);var r=f===t;m=r,a="else"}if(!m){let f={instancePath:n+"/ability",schemaPath:"#/p\
roperties/ability/if",keyword:"if",params:{failingKeyword:a},message:'must match "'+a+'" schema'};e===null?e=[f]:e.push(
f),t++}}if(s.controller!==void 0&&(N(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"control\
ler",rootData:l,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.targets!==void 0){let i=s.targets;
if(Array.isArray(i)){if(i.length>100){let m={instancePath:n+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"\
maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[m]:e.push(m),t++}let o=i.length;for(let m=0;m<
o;m++){let u=i[m];if(typeof u=="string"){if(g(u)>200){let a={instancePath:n+"/targets/"+m,schemaPath:"#/properties/targe\
ts/items/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=
[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+"/targets/"+m,schemaPath:"#/properties/targets/items/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+
"/targets/"+m,schemaPath:"#/properties/targets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),t++}}}else{let o={instancePath:n+"/targets",schemaPath:"#/properties/targets/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(s.x!==void 0){let i=s.x;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(
i))){let o={instancePath:n+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),t++}}s.choices!==void 0&&(Q(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"\
choices",rootData:l,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length))}else{let i={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return ls.
errors=e,t===0}var $n={type:"object",additionalProperties:!1,required:["kind","object","to"],properties:{kind:{const:"at\
tach"},object:{$ref:"#/$defs/ObjectId"},to:{type:"string",minLength:1,maxLength:200}}};function ps(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of $n.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="to")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="attach"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
attach"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(b(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),s.to!==void 0){let r=s.to;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/to",schemaPath:"#/pro\
perties/to/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/to",
schemaPath:"#/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ps.errors=e,t===0}var On={type:"object",additionalProperties:!1,required:["kind","ob\
ject"],properties:{kind:{const:"unattach"},object:{$ref:"#/$defs/ObjectId"}}};function as(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of On.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="unattach"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"unattach"},message:"must be equal to \
constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return as.errors=e,
t===0}var at={type:"object",additionalProperties:!1,required:["kind","object"],anyOf:[{required:["add"]},{required:["rem\
ove"]}],properties:{kind:{const:"counters"},object:{$ref:"#/$defs/ObjectId"},add:{$ref:"#/$defs/CounterCounts"},remove:{
$ref:"#/$defs/CounterCounts"}}};function us(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0,r=t,i=!1,o=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of at.anyOf[0].required)if(s[u]===void 0){
let a={instancePath:n,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:u},message:"must have r\
equired property '"+u+"'"};e===null?e=[a]:e.push(a),t++}}var m=o===t;if(i=i||m,!i){let u=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let f of at.anyOf[1].required)if(s[f]===void 0){let y={instancePath:n,schemaPath:"#/anyOf/1/required",keyword:"\
required",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=[y]:e.push(y),t++}}var m=u===
t;i=i||m}if(i)t=r,e!==null&&(r?e.length=r:e=null);else{let u={instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[u]:e.push(u),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of at.
required)if(s[u]===void 0){let a={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},message:"\
must have required property '"+u+"'"};e===null?e=[a]:e.push(a),t++}for(let u in s)if(!(u==="kind"||u==="object"||u==="ad\
d"||u==="remove")){let a={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.kind!==void 0&&s.kind!=="counters"){let u={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"counters"},message:"mu\
st be equal to constant"};e===null?e=[u]:e.push(u),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.add!==
void 0&&(X(s.add,{instancePath:n+"/add",parentData:s,parentDataProperty:"add",rootData:l,dynamicAnchors:p})||(e=e===null?
X.errors:e.concat(X.errors),t=e.length)),s.remove!==void 0&&(X(s.remove,{instancePath:n+"/remove",parentData:s,parentDataProperty:"\
remove",rootData:l,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),t=e.length))}else{let u={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return us.errors=e,
t===0}var Dn={type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{const:"turnFaceUp"},object:{
$ref:"#/$defs/ObjectId"},copyOf:{$ref:"#/$defs/ObjectId"},choices:{$ref:"#/$defs/Choices"}}};function fs(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Dn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="copyOf"||r==="choices")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="turnFaceUp"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"turnFaceUp"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&
(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)),s.copyOf!==void 0&&(b(s.copyOf,{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"\
copyOf",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.choices!==void 0&&(Q(s.choices,
{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:l,dynamicAnchors:p})||(e=e===null?Q.errors:
e.concat(Q.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return fs.errors=e,t===0}var Nn={type:"object",additionalProperties:!1,required:[
"kind","object"],properties:{kind:{const:"turnFaceDown"},object:{$ref:"#/$defs/ObjectId"},as:{$ref:"#/$defs/FaceDown"}}};
function ms(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Nn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="as")){let i={instancePath:n,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="turnFaceDown"){let r={instancePath:n+"/kind",schemaPath:"#/proper\
ties/kind/const",keyword:"const",params:{allowedValue:"turnFaceDown"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l,
dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.as!==void 0&&(fe(s.as,{instancePath:n+"/as",parentData:s,
parentDataProperty:"as",rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ms.errors=e,t===0}var Tn={type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{
const:"transform"},object:{$ref:"#/$defs/ObjectId"}}};function ys(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Tn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="transform"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"transform"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ys.errors=e,
t===0}var Ht={type:"object",additionalProperties:!1,required:["kind","card","onto","position"],properties:{kind:{const:"\
merges"},card:{type:"string",minLength:1,maxLength:200},id:{$ref:"#/$defs/ObjectId"},token:{const:!0},onto:{$ref:"#/$def\
s/ObjectId"},position:{enum:["top","under"]}}};function cs(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ht.required)if(s[r]===
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
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.id!==void 0&&(b(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),
s.token!==void 0&&s.token!==!0){let r={instancePath:n+"/token",schemaPath:"#/properties/token/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.onto!==void 0&&(b(s.onto,{instancePath:n+
"/onto",parentData:s,parentDataProperty:"onto",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=
e.length)),s.position!==void 0){let r=s.position;if(!(r==="top"||r==="under")){let i={instancePath:n+"/position",schemaPath:"\
#/properties/position/enum",keyword:"enum",params:{allowedValues:Ht.properties.position.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return cs.errors=e,t===0}var Sr={type:"obj\
ect",additionalProperties:!1,required:["kind","object"],oneOf:[{required:["word"]},{required:["abilities"]},{required:["\
power","toughness"]}],dependentRequired:{after:["word"],power:["toughness"],toughness:["power"]},properties:{kind:{const:"\
sticker"},object:{$ref:"#/$defs/ObjectId"},word:{type:"string",minLength:1,maxLength:60},after:{type:"integer",minimum:0,
maximum:100},abilities:{$ref:"#/$defs/AbilityList"},power:{type:"integer"},toughness:{type:"integer"}}};function hs(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!1,o=null,m=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let f of Sr.oneOf[0].required)if(s[f]===void 0){let y={instancePath:n,schemaPath:"#/one\
Of/0/required",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=[
y]:e.push(y),t++}}var a=m===t;a&&(i=!0,o=0);let u=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Sr.oneOf[1].
required)if(s[f]===void 0){let y={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:f},
message:"must have required property '"+f+"'"};e===null?e=[y]:e.push(y),t++}}var a=u===t;if(a&&i)i=!1,o=[o,1];else{a&&(i=
!0,o=1);let f=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of Sr.oneOf[2].required)if(s[d]===void 0){let k={
instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},message:"must have required\
 property '"+d+"'"};e===null?e=[k]:e.push(k),t++}}var a=f===t;a&&i?(i=!1,o=[o,2]):a&&(i=!0,o=2)}if(i)t=r,e!==null&&(r?e.
length=r:e=null);else{let f={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must\
 match exactly one schema in oneOf"};e===null?e=[f]:e.push(f),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Sr.
required)if(s[f]===void 0){let y={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"\
must have required property '"+f+"'"};e===null?e=[y]:e.push(y),t++}for(let f in s)if(!(f==="kind"||f==="object"||f==="wo\
rd"||f==="after"||f==="abilities"||f==="power"||f==="toughness")){let y={instancePath:n,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),t++}if(s.kind!==void 0&&s.kind!=="sticker"){let f={instancePath:n+"/kind",schemaPath:"#/properties/kind/\
const",keyword:"const",params:{allowedValue:"sticker"},message:"must be equal to constant"};e===null?e=[f]:e.push(f),t++}
if(s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.word!==void 0){let f=s.word;if(typeof f=="string"){if(g(f)>60){let y={
instancePath:n+"/word",schemaPath:"#/properties/word/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT \
have more than 60 characters"};e===null?e=[y]:e.push(y),t++}if(g(f)<1){let y={instancePath:n+"/word",schemaPath:"#/prope\
rties/word/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
y]:e.push(y),t++}}else{let y={instancePath:n+"/word",schemaPath:"#/properties/word/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(s.after!==void 0){let f=s.after;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f))){let y={instancePath:n+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof f=="number"&&isFinite(f)){if(f>100||isNaN(
f)){let y={instancePath:n+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[y]:e.push(y),t++}if(f<0||isNaN(f)){let y={instancePath:n+"/after",schemaPath:"#/pr\
operties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(
y),t++}}}if(s.abilities!==void 0&&(W(s.abilities,{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilities",
rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),t=e.length)),s.power!==void 0){let f=s.power;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let y={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}}if(s.toughness!==void 0){let f=s.
toughness;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let y={instancePath:n+"/toughness",schemaPath:"#/pro\
perties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}}
if(s.after!==void 0&&s.word===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",
params:{property:"after",missingProperty:"word",depsCount:1,deps:"word"},message:"must have property word when property \
after is present"};e===null?e=[f]:e.push(f),t++}if(s.power!==void 0&&s.toughness===void 0){let f={instancePath:n,schemaPath:"\
#/dependentRequired",keyword:"dependentRequired",params:{property:"power",missingProperty:"toughness",depsCount:1,deps:"\
toughness"},message:"must have property toughness when property power is present"};e===null?e=[f]:e.push(f),t++}if(s.toughness!==
void 0&&s.power===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
toughness",missingProperty:"power",depsCount:1,deps:"power"},message:"must have property power when property toughness i\
s present"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[f]:e.push(f),t++}return hs.errors=e,t===0}var Zt={type:"object",additionalProperties:!1,
required:["kind","objects"],properties:{kind:{enum:["phaseOut","phaseIn"]},objects:{$ref:"#/$defs/ObjectIds"}}};function we(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Zt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="objects")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0){
let r=s.kind;if(!(r==="phaseOut"||r==="phaseIn")){let i={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"\
enum",params:{allowedValues:Zt.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:
e.push(i),t++}}s.objects!==void 0&&(se(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:l,
dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===0}var Xt={
type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{enum:["tap","untap"]},object:{$ref:"#\
/$defs/ObjectId"}}};function ve(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Xt.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0){let r=s.kind;if(!(r==="tap"||r==="untap")){let i={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/enum",keyword:"enum",params:{allowedValues:Xt.properties.kind.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[i]:e.push(i),t++}}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ve.errors=e,t===0}var An={type:"object",additionalProperties:!1,required:["kind","object","designation"],properties:{
kind:{const:"designate"},object:{$ref:"#/$defs/ObjectId"},designation:{type:"string",minLength:1,maxLength:40},on:{type:"\
boolean"},level:{type:"integer",minimum:1,maximum:100}}};function ds(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of An.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="des\
ignation"||r==="on"||r==="level")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="designate"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{
allowedValue:"designate"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(b(s.object,
{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.
concat(b.errors),t=e.length)),s.designation!==void 0){let r=s.designation;if(typeof r=="string"){if(g(r)>40){let i={instancePath:n+
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
r),t++}return ds.errors=e,t===0}var xn={type:"object",additionalProperties:!1,required:["kind","object","choices"],properties:{
kind:{const:"choose"},object:{$ref:"#/$defs/ObjectId"},choices:{$ref:"#/$defs/Choices"}}};function gs(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of xn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="object"||r==="choices")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="choose"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
choose"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),s.choices!==void 0&&(Q(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:l,
dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gs.errors=e,t===0}var Ln={
type:"object",additionalProperties:!1,required:["kind","object","as","objects"],properties:{kind:{const:"link"},object:{
$ref:"#/$defs/ObjectId"},as:{type:"string",minLength:1,maxLength:60},objects:{$ref:"#/$defs/ObjectIds"}}};function bs(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Ln.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="object"||r==="as"||r==="objects")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="link"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"link"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&
(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)),s.as!==void 0){let r=s.as;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+
"/as",schemaPath:"#/properties/as/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 c\
haracters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/as",schemaPath:"#/properties/as/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),t++}}s.objects!==void 0&&(se(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:l,
dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return bs.errors=e,t===0}var Cn={
type:"object",additionalProperties:!1,required:["kind","player"],properties:{kind:{const:"player"},player:{$ref:"#/$defs\
/PlayerName"},life:{type:"integer"},hand:{type:"integer",minimum:0},library:{type:"integer",minimum:0},counters:{type:"o\
bject",minProperties:1,maxProperties:20,additionalProperties:{type:"integer",minimum:0,maximum:1e6}},designation:{type:"\
string",minLength:1,maxLength:40}}};function Ps(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Cn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="player"||r==="life"||r==="hand"||r==="library"||r==="count\
ers"||r==="designation")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="player"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
player"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.player!==void 0&&(N(s.player,{instancePath:n+
"/player",parentData:s,parentDataProperty:"player",rootData:l,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),
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
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ps.errors=e,
t===0}var In={type:"object",additionalProperties:!1,required:["kind","active"],properties:{kind:{const:"turn"},active:{$ref:"\
#/$defs/PlayerName"}}};function ks(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of In.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="active")){let i={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="turn"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kin\
d/const",keyword:"const",params:{allowedValue:"turn"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}
s.active!==void 0&&(N(s.active,{instancePath:n+"/active",parentData:s,parentDataProperty:"active",rootData:l,dynamicAnchors:p})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ks.errors=e,t===0}var En={type:"object",additionalProperties:!1,
required:["kind","effect"],properties:{kind:{const:"ends"},effect:{$ref:"#/$defs/EffectName"}}};function Y(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>300){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:300},message:"mu\
st NOT have more than 300 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return Y.errors=e,t===0}function ws(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of En.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect")){let i={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="ends"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kin\
d/const",keyword:"const",params:{allowedValue:"ends"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}
s.effect!==void 0&&(Y(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effect",rootData:l,dynamicAnchors:p})||
(e=e===null?Y.errors:e.concat(Y.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ws.errors=e,t===0}var _n={type:"object",additionalProperties:!1,
required:["kind"],properties:{kind:{const:"stateBased"},keep:{$ref:"#/$defs/ObjectIds"}}};function vs(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of _n.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="keep")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="stateBased"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"stateBased"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.keep!==void 0&&(se(s.keep,{instancePath:n+"/keep",parentData:s,
parentDataProperty:"keep",rootData:l,dynamicAnchors:p})||(e=e===null?se.errors:e.concat(se.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return vs.errors=e,t===0}var Sn={type:"object",additionalProperties:!1,required:["kind","events"],properties:{kind:{
const:"simultaneous"},events:{type:"array",minItems:2,maxItems:1e3,items:{$ref:"#/$defs/ScenarioEvent"}}}},ut={validate:ke};
function qs(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Sn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="events")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="simultaneous"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"simultaneous"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.events!==
void 0){let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let o={instancePath:n+"/events",schemaPath:"#/properties/ev\
ents/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[o]:e.push(
o),t++}if(r.length<2){let o={instancePath:n+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{
limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ut.
validate(r[o],{instancePath:n+"/events/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
ut.validate.errors:e.concat(ut.validate.errors),t=e.length)}else{let i={instancePath:n+"/events",schemaPath:"#/propertie\
s/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return qs.errors=e,t===0}var Yt={type:"object",additionalProperties:!1,required:["kind","id"],properties:{kind:{const:"\
check"},id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$",maxLength:80},rulesets:{type:"array",minItems:1,items:{$ref:"\
#/$defs/RulesetId"}},note:{$ref:"#/$defs/Words"},expect:{type:"object",maxProperties:500,additionalProperties:{$ref:"#/$\
defs/ObjectExpectation"}},players:{type:"object",maxProperties:20,additionalProperties:{$ref:"#/$defs/PlayerExpectation"}},
gameRules:{type:"array",items:{$ref:"#/$defs/GameRuleExpectation"}},stateBased:{type:"array",items:{$ref:"#/$defs/StateB\
asedExpectation"}},order:{type:"array",minItems:1,items:{$ref:"#/$defs/OrderExpectation"}},dependencies:{type:"array",minItems:1,
items:{$ref:"#/$defs/DependencyExpectation"}}}};function K(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>1200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:1200},message:"\
must NOT have more than 1200 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}return K.errors=e,t===0}var oe={type:"object",additionalProperties:!1,minProperties:1,properties:{
name:{type:["string","null"]},manaCost:{type:["string","null"]},manaValue:{type:"integer"},colors:{type:"array",items:{$ref:"\
#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/Car\
dType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},has:{type:"array",
minItems:1,items:{type:"string"}},lacks:{type:"array",minItems:1,items:{type:"string"}},power:{type:["integer","null"]},
toughness:{type:["integer","null"]},basePower:{type:["integer","null"]},baseToughness:{type:["integer","null"]},loyalty:{
type:["integer","null"]},defense:{type:["integer","null"]},controller:{$ref:"#/$defs/PlayerName"},owner:{$ref:"#/$defs/P\
layerName"},zone:{$ref:"#/$defs/Zone"},faceDown:{type:"boolean"},tapped:{type:"boolean"},attachedTo:{type:["string","nul\
l"]},counters:{type:"object",additionalProperties:{type:"integer",minimum:0}},tapsFor:{type:"array",items:{enum:["W","U",
"B","R","G","C"]}},exists:{type:"boolean"},copiable:{$ref:"#/$defs/CopiableExpectation"}}},Ir={type:"object",additionalProperties:!1,
minProperties:1,properties:{name:{type:["string","null"]},manaCost:{type:["string","null"]},colors:{type:"array",items:{
$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$de\
fs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},power:{type:[
"integer","null"]},toughness:{type:["integer","null"]}}};function js(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(Ir.properties,r)){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:Ir.properties.name.type},message:"must be string\
,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:Ir.properties.manaCost.type},message:"mu\
st be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"#/properties/colors\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){
let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)D(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)}else{let i={instancePath:n+
"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],
{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/subtypes/"+o,schemaPath:"#/prop\
erties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{
let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==
null){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:Ir.properties.power.
type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughne\
ss/type",keyword:"type",params:{type:Ir.properties.toughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(
i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return js.errors=e,t===0}function $s(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(oe.properties,r)){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:oe.properties.name.type},message:"must be string\
,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:oe.properties.manaCost.type},message:"mu\
st be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaValue!==void 0){let r=s.manaValue;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/manaValue",schemaPath:"#/properties/manaValue/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)D(r[o],{instancePath:n+"\
/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){
let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/abilities/"+o,
schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.has!==void 0){let r=s.has;if(Array.isArray(r)){
if(r.length<1){let o={instancePath:n+"/has",schemaPath:"#/properties/has/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="stri\
ng"){let m={instancePath:n+"/has/"+o,schemaPath:"#/properties/has/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/has",schemaPath:"#/properties/has/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.lacks!==void 0){let r=s.lacks;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/lacks",schemaPath:"#/properties/lacks/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/lacks/"+o,schemaPath:"#/properties/lacks/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/lacks",schemaPath:"#/propertie\
s/lacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){
let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/power",schemaPath:"\
#/properties/power/type",keyword:"type",params:{type:oe.properties.power.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&
r!==null){let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:oe.properties.
toughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.basePower!==void 0){let r=s.basePower;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/basePower",schemaPath:"#/pro\
perties/basePower/type",keyword:"type",params:{type:oe.properties.basePower.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}if(s.baseToughness!==void 0){let r=s.baseToughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let i={instancePath:n+"/baseToughness",schemaPath:"#/properties/baseToughness/type",keyword:"type",params:{
type:oe.properties.baseToughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.loyalty!==void 0){
let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/loyalty",schemaPath:"\
#/properties/loyalty/type",keyword:"type",params:{type:oe.properties.loyalty.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==
null){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",params:{type:oe.properties.
defense.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.controller!==void 0&&(N(s.controller,{instancePath:n+
"/controller",parentData:s,parentDataProperty:"controller",rootData:l,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(
N.errors),t=e.length)),s.owner!==void 0&&(N(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:l,
dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),s.zone!==void 0&&(E(s.zone,{instancePath:n+"/zo\
ne",parentData:s,parentDataProperty:"zone",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),
s.faceDown!==void 0&&typeof s.faceDown!="boolean"){let r={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&
typeof s.tapped!="boolean"){let r={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!=
"string"&&r!==null){let i={instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"type",params:{
type:oe.properties.attachedTo.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.counters!==void 0){
let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r){let o=r[i];if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let m={instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/counters/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
m]:e.push(m),t++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let m={instancePath:n+"/counters/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/counters",schemaPath:"#/\
properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}
if(s.tapsFor!==void 0){let r=s.tapsFor;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let m=r[o];if(!(m==="W"||
m==="U"||m==="B"||m==="R"||m==="G"||m==="C")){let u={instancePath:n+"/tapsFor/"+o,schemaPath:"#/properties/tapsFor/items\
/enum",keyword:"enum",params:{allowedValues:oe.properties.tapsFor.items.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/tapsFor",schemaPath:"#/properties/tapsFor/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.exists!==void 0&&typeof s.
exists!="boolean"){let r={instancePath:n+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.copiable!==void 0&&(js(s.copiable,{instancePath:n+"/co\
piable",parentData:s,parentDataProperty:"copiable",rootData:l,dynamicAnchors:p})||(e=e===null?js.errors:e.concat(js.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return $s.errors=e,t===0}var Vn={type:"object",additionalProperties:!1,minProperties:1,
properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{type:"array",items:{type:"string"}},maximumHandSize:{
type:["integer","null"]}}};function Os(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:
e.push(r),t++}for(let r in s)if(!(r==="life"||r==="hand"||r==="abilities"||r==="maximumHandSize")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.life!==void 0){let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/life",schemaPath:"#/properties/life/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.hand!==void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/abilities/"+o,schemaPath:"#/pro\
perties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{
let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maxim\
umHandSize/type",keyword:"type",params:{type:Vn.properties.maximumHandSize.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return Os.errors=e,t===0}var Rn={type:"object",additionalProperties:!1,required:[
"rule"],properties:{rule:{type:"string"},objects:{type:"array",items:{$ref:"#/$defs/ObjectId"}},player:{$ref:"#/$defs/Pl\
ayerName"},amount:{type:"integer"}}};function Ds(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Rn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="rule"||r==="objects"||r==="player"||r==="amount")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.rule!==void 0&&typeof s.rule!="string"){let r={instancePath:n+
"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)b(r[o],{
instancePath:n+"/objects/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(
b.errors),t=e.length)}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.player!==void 0&&(N(s.player,{instancePath:n+"\
/player",parentData:s,parentDataProperty:"player",rootData:l,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),
t=e.length)),s.amount!==void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return Ds.errors=e,t===0}var Fn={type:"object",additionalProperties:!1,required:[
"clause"],properties:{clause:{$ref:"#/$defs/Clause"},object:{$ref:"#/$defs/ObjectId"},player:{$ref:"#/$defs/PlayerName"}}};
function Ns(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Fn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="clause"||r==="object"||r==="player")){let i={instancePath:n,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}s.clause!==void 0&&(q(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"c\
lause",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),s.object!==void 0&&(b(s.object,
{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.
concat(b.errors),t=e.length)),s.player!==void 0&&(N(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"\
player",rootData:l,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ns.errors=e,
t===0}var zn={type:"object",additionalProperties:!1,required:["layer","effects"],properties:{layer:{$ref:"#/$defs/LayerN\
ame"},effects:{type:"array",items:{$ref:"#/$defs/EffectName"}}}},Bn={enum:["1a","1b","2","3","4","5","6","7a","7b","7c",
"7d"]};function C(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(!(s==="1a"||s==="1b"||s==="2"||s==="3"||s==="4"||s==="5"||s==="6"||s==="7a"||s==="7b"||s==="7c"||s==="7d")){let r={
instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bn.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[r]:e.push(r),t++}return C.errors=e,t===0}function Ts(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="layer"||r==="effects")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.layer!==void 0&&(C(s.layer,{instancePath:n+"/lay\
er",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),t=e.length)),
s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Y(r[o],{instancePath:n+"/eff\
ects/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)}else{
let i={instancePath:n+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ts.errors=e,t===0}var Wn={type:"object",additionalProperties:!1,
required:["layer","effect","on"],properties:{layer:{$ref:"#/$defs/LayerName"},effect:{$ref:"#/$defs/EffectName"},on:{$ref:"\
#/$defs/EffectName"},because:{$ref:"#/$defs/DependencyReason"},holds:{type:"boolean"}}},Gn={enum:["existence","text","ap\
pliesTo","whatItDoes"]};function lr(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(!(s==="existence"||s==="text"||s==="appliesTo"||s==="whatItDoes")){let r={instancePath:n,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:Gn.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),t++}return lr.errors=e,t===0}function As(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Wn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="layer"||r==="effect"||r==="on"||r==="because"||r==="holds")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.layer!==void 0&&(C(s.layer,{instancePath:n+"/layer",parentData:s,
parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),t=e.length)),s.effect!==
void 0&&(Y(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effect",rootData:l,dynamicAnchors:p})||(e=
e===null?Y.errors:e.concat(Y.errors),t=e.length)),s.on!==void 0&&(Y(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"\
on",rootData:l,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)),s.because!==void 0&&(lr(s.because,
{instancePath:n+"/because",parentData:s,parentDataProperty:"because",rootData:l,dynamicAnchors:p})||(e=e===null?lr.errors:
e.concat(lr.errors),t=e.length)),s.holds!==void 0&&typeof s.holds!="boolean"){let r={instancePath:n+"/holds",schemaPath:"\
#/properties/holds/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return As.errors=e,t===0}function xs(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Yt.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Yt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="check"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/co\
nst",keyword:"const",params:{allowedValue:"check"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
id!==void 0){let r=s.id;if(typeof r=="string"){if(g(r)>80){let i={instancePath:n+"/id",schemaPath:"#/properties/id/maxLe\
ngth",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[i]:e.push(i),t++}
if(!ni.test(r)){let i={instancePath:n+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-\
z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[i]:e.push(i),t++}}else{let i={
instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),t++}}if(s.rulesets!==void 0){let r=s.rulesets;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/rulesets",schemaPath:"#/properties/rulesets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)U(r[o],{instancePath:n+"/rulesets/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)}else{let i={instancePath:n+
"/rulesets",schemaPath:"#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.note!==void 0&&(K(s.note,{instancePath:n+"/note",parentData:s,parentDataProperty:"note",rootData:l,
dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.expect!==void 0){let r=s.expect;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length>500){let i={instancePath:n+"/expect",schemaPath:"#/properties/expe\
ct/maxProperties",keyword:"maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?
e=[i]:e.push(i),t++}for(let i in r)$s(r[i],{instancePath:n+"/expect/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?$s.errors:e.concat($s.errors),t=e.length)}else{let i={instancePath:n+
"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length>20){let i={instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"maxProperties",params:{
limit:20},message:"must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)Os(r[i],{instancePath:n+
"/players/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=
e===null?Os.errors:e.concat(Os.errors),t=e.length)}else{let i={instancePath:n+"/players",schemaPath:"#/properties/player\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){
let r=s.gameRules;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Ds(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Ds.errors:e.concat(Ds.errors),t=e.length)}else{let i={instancePath:n+
"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)Ns(r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
Ns.errors:e.concat(Ns.errors),t=e.length)}else{let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.order!==void 0){let r=s.
order;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/order",schemaPath:"#/properties/order/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)Ts(r[o],{instancePath:n+"/order/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Ts.
errors:e.concat(Ts.errors),t=e.length)}else{let i={instancePath:n+"/order",schemaPath:"#/properties/order/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.dependencies!==void 0){let r=s.dependencies;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/dependencies",schemaPath:"#/properties/dependencies/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;
for(let o=0;o<i;o++)As(r[o],{instancePath:n+"/dependencies/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?As.errors:e.concat(As.errors),t=e.length)}else{let i={instancePath:n+"/dependencies",schemaPath:"#/propertie\
s/dependencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return xs.errors=e,t===0}function ke(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of wn.required)if(s[i]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===
null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="enters")is(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?is.errors:e.concat(is.errors),t=e.length);else if(r==="moves")ns(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?ns.errors:e.concat(ns.errors),t=e.length);else if(r===
"resolves")ls(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?ls.errors:e.
concat(ls.errors),t=e.length);else if(r==="attach")ps(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?ps.errors:e.concat(ps.errors),t=e.length);else if(r==="unattach")as(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?as.errors:e.concat(as.errors),t=e.length);else if(r==="counters")us(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?us.errors:e.concat(us.errors),t=e.length);else if(r===
"turnFaceUp")fs(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?fs.errors:
e.concat(fs.errors),t=e.length);else if(r==="turnFaceDown")ms(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,
dynamicAnchors:p})||(e=e===null?ms.errors:e.concat(ms.errors),t=e.length);else if(r==="transform")ys(s,{instancePath:n,parentData:c,
parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?ys.errors:e.concat(ys.errors),t=e.length);else if(r==="m\
erges")cs(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?cs.errors:e.concat(
cs.errors),t=e.length);else if(r==="sticker")hs(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?hs.errors:e.concat(hs.errors),t=e.length);else if(r==="phaseOut")we(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(we.errors),t=e.length);else if(r==="phaseIn")we(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(we.errors),t=e.length);else if(r===
"tap")ve(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?ve.errors:e.concat(
ve.errors),t=e.length);else if(r==="untap")ve(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?ve.errors:e.concat(ve.errors),t=e.length);else if(r==="designate")ds(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?ds.errors:e.concat(ds.errors),t=e.length);else if(r==="choose")gs(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?gs.errors:e.concat(gs.errors),t=e.length);else if(r===
"link")bs(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?bs.errors:e.concat(
bs.errors),t=e.length);else if(r==="player")Ps(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?Ps.errors:e.concat(Ps.errors),t=e.length);else if(r==="turn")ks(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?ks.errors:e.concat(ks.errors),t=e.length);else if(r==="ends")ws(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?ws.errors:e.concat(ws.errors),t=e.length);else if(r===
"stateBased")vs(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?vs.errors:
e.concat(vs.errors),t=e.length);else if(r==="simultaneous")qs(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,
dynamicAnchors:p})||(e=e===null?qs.errors:e.concat(qs.errors),t=e.length);else if(r==="check")xs(s,{instancePath:n,parentData:c,
parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?xs.errors:e.concat(xs.errors),t=e.length);else{let i={instancePath:n,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of ta\
g "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[i]:e.push(i),
t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}var Kn={type:"object",additionalProperties:!1,required:["reading","ans\
wer"],properties:{reading:{$ref:"#/$defs/Words"},answer:{$ref:"#/$defs/Words"},source:{$ref:"#/$defs/Words"},recommended:{
type:"boolean"}}};function pr(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Kn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="reading"||r==="answer"||r==="source"||r==="recommended")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.reading!==void 0&&(K(s.reading,{instancePath:n+"/reading",parentData:s,
parentDataProperty:"reading",rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.answer!==
void 0&&(K(s.answer,{instancePath:n+"/answer",parentData:s,parentDataProperty:"answer",rootData:l,dynamicAnchors:p})||(e=
e===null?K.errors:e.concat(K.errors),t=e.length)),s.source!==void 0&&(K(s.source,{instancePath:n+"/source",parentData:s,
parentDataProperty:"source",rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.recommended!==
void 0&&typeof s.recommended!="boolean"){let r={instancePath:n+"/recommended",schemaPath:"#/properties/recommended/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pr.
errors=e,t===0}function Ls(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of pt.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(pt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.id!==void 0&&typeof s.id!="string"){let r={instancePath:n+"/id",schemaPath:"#/properties/id/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.file!==void 0&&typeof s.
file!="string"){let r={instancePath:n+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.topic!==void 0&&typeof s.topic!="string"){let r={instancePath:n+
"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),t++}if(s.title!==void 0&&typeof s.title!="string"){let r={instancePath:n+"/title",schemaPath:"#/properties\
/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.question!==
void 0&&typeof s.question!="string"){let r={instancePath:n+"/question",schemaPath:"#/properties/question/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.level!==void 0){let r=s.level;if(!(r===
"must"||r==="interpretation"||r==="undefined")){let i={instancePath:n+"/level",schemaPath:"#/properties/level/enum",keyword:"\
enum",params:{allowedValues:pt.properties.level.enum},message:"must be equal to one of the allowed values"};e===null?e=[
i]:e.push(i),t++}}if(s.cites!==void 0){let r=s.cites;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ir(r[o],{instancePath:n+
"/cites/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?ir.errors:e.concat(ir.errors),t=
e.length)}else{let i={instancePath:n+"/cites",schemaPath:"#/properties/cites/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/players/"+o,schemaPath:"#/properties/player\
s/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={
instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[i]:e.push(i),t++}}if(s.cards!==void 0){let r=s.cards;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)Pe(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Pe.
errors:e.concat(Pe.errors),t=e.length)}else{let i={instancePath:n+"/cards",schemaPath:"#/properties/cards/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.timeline!==void 0){let r=s.timeline;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ke(r[o],{instancePath:n+"/timeline/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?ke.errors:e.concat(ke.errors),t=e.length)}else{let i={instancePath:n+"/timeli\
ne",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}if(s.why!==void 0){let r=s.why;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="s\
tring"){let m={instancePath:n+"/why/"+o,schemaPath:"#/properties/why/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/why",schemaPath:"#/properties/why/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.provenance!==void 0){let r=s.provenance;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/provenance/"+o,
schemaPath:"#/properties/provenance/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.alternatives!==void 0){let r=s.alternatives;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)pr(r[o],{instancePath:n+"/alternatives/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?pr.errors:e.concat(pr.errors),t=e.length)}else{let i={instancePath:n+"/altern\
atives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.twin!==void 0&&typeof s.twin!="string"){let r={instancePath:n+"/twin",schemaPath:"#/properties\
/twin/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ls.
errors=e,t===0}var Mn={type:"object",additionalProperties:!1,required:["file","line","column","pointer","message"],properties:{
file:{type:"string"},line:{type:"integer",minimum:1},column:{type:"integer",minimum:1},pointer:{type:"string"},message:{
type:"string"},expected:{type:"string"},suggestion:{type:"string"}}};function Cs(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Mn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="file"||r==="line"||r==="colum\
n"||r==="pointer"||r==="message"||r==="expected"||r==="suggestion")){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.file!==void 0&&typeof s.file!="string"){let r={instancePath:n+"/file",schemaPath:"#/properties/\
file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.line!==void 0){
let r=s.line;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/line",schemaPath:"#/prope\
rties/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let i={instancePath:n+"/line",schemaPath:"#/properties/line/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.column!==void 0){let r=s.
column;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/column",schemaPath:"#/propertie\
s/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){let i={instancePath:n+"/column",schemaPath:"#/properties/column/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),t++}}if(s.pointer!==void 0&&typeof s.
pointer!="string"){let r={instancePath:n+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){let r={
instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),t++}if(s.expected!==void 0&&typeof s.expected!="string"){let r={instancePath:n+"/expec\
ted",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),t++}if(s.suggestion!==void 0&&typeof s.suggestion!="string"){let r={instancePath:n+"/suggestion",schemaPath:"\
#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Cs.errors=e,t===0}var Jt={type:"object",additionalProperties:!1,required:["scenario","ruleset","ver\
dict","values","clauses","layers","checkPoints"],properties:{scenario:{type:"string"},ruleset:{$ref:"#/$defs/RulesetId"},
verdict:{$ref:"#/$defs/Verdict"},message:{type:"string"},attempts:{type:"array",items:{type:"string"}},values:{type:"arr\
ay",items:{$ref:"#/$defs/CheckedValue"}},clauses:{type:"array",items:{type:"string"}},layers:{type:"array",items:{type:"\
string"}},checkPoints:{type:"array",items:{$ref:"#/$defs/CheckPoint"}}}},Un={enum:["pass","fail","broken","unsupported",
"refused","error","timeout","crashed","notRun"]};function Is(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="pass"||s==="fail"||s==="broken"||s==="unsupported"||s==="refused"||s===
"error"||s==="timeout"||s==="crashed"||s==="notRun")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Un.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Is.errors=e,t===0}var Qn={
type:"object",additionalProperties:!1,required:["check","subject","characteristic","expected","actual","ok"],properties:{
check:{type:"string"},subject:{type:"string"},characteristic:{type:"string"},expected:{$ref:"#/$defs/ReportValue"},actual:{
$ref:"#/$defs/ReportValue"},ok:{type:"boolean"},firstLayer:{type:"string"}}},Hn={type:["string","number","boolean","null",
"array"],items:{type:"string"}};function qe(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null&&!Array.isArray(
s)){let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:Hn.type},message:"must be string,number,boolea\
n,null,array"};e===null?e=[r]:e.push(r),t++}if(Array.isArray(s)){let r=s.length;for(let i=0;i<r;i++)if(typeof s[i]!="str\
ing"){let o={instancePath:n+"/"+i,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[o]:e.push(o),t++}}return qe.errors=e,t===0}function Es(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Qn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="check"||r==="subject"||r==="c\
haracteristic"||r==="expected"||r==="actual"||r==="ok"||r==="firstLayer")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.check!==void 0&&typeof s.check!="string"){let r={instancePath:n+"/check",schemaPath:"#\
/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
subject!==void 0&&typeof s.subject!="string"){let r={instancePath:n+"/subject",schemaPath:"#/properties/subject/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.characteristic!==void 0&&typeof s.
characteristic!="string"){let r={instancePath:n+"/characteristic",schemaPath:"#/properties/characteristic/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.expected!==void 0&&(qe(s.expected,
{instancePath:n+"/expected",parentData:s,parentDataProperty:"expected",rootData:l,dynamicAnchors:p})||(e=e===null?qe.errors:
e.concat(qe.errors),t=e.length)),s.actual!==void 0&&(qe(s.actual,{instancePath:n+"/actual",parentData:s,parentDataProperty:"\
actual",rootData:l,dynamicAnchors:p})||(e=e===null?qe.errors:e.concat(qe.errors),t=e.length)),s.ok!==void 0&&typeof s.ok!=
"boolean"){let r={instancePath:n+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.firstLayer!==void 0&&typeof s.firstLayer!="string"){let r={instancePath:n+
"/firstLayer",schemaPath:"#/properties/firstLayer/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Es.errors=e,t===0}var Zn={type:"object",additionalProperties:!1,required:[
"check","after","resolution"],properties:{check:{type:"string"},after:{type:"integer"},resolution:{$ref:"#/$defs/Resolut\
ion"}}},ui={type:"object",additionalProperties:!1,required:["ruleset","objects","players","gameRules","stateBased","trac\
e"],properties:{ruleset:{$ref:"#/$defs/RulesetId"},objects:{type:"object",additionalProperties:{$ref:"#/$defs/ResolvedOb\
ject"}},players:{type:"object",additionalProperties:{$ref:"#/$defs/ResolvedPlayer"}},gameRules:{type:"array",items:{$ref:"\
#/$defs/GameRule"}},stateBased:{type:"array",items:{$ref:"#/$defs/StateBasedAction"}},trace:{type:"array",items:{$ref:"#\
/$defs/TraceStep"}}}},te={type:"object",additionalProperties:!1,required:["name","manaCost","manaValue","colors","supert\
ypes","types","subtypes","abilities","power","toughness","basePower","baseToughness","loyalty","defense","controller","o\
wner","zone","faceDown","tapped","attachedTo","counters","tapsFor","copiable"],properties:{name:{type:["string","null"]},
manaCost:{type:["string","null"]},manaValue:{type:"integer"},colors:{type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{
type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"arra\
y",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},power:{type:["integer","null"]},toughness:{type:[
"integer","null"]},basePower:{type:["integer","null"]},baseToughness:{type:["integer","null"]},loyalty:{type:["integer",
"null"]},defense:{type:["integer","null"]},controller:{type:"string"},owner:{type:"string"},zone:{$ref:"#/$defs/Zone"},faceDown:{
type:"boolean"},tapped:{type:"boolean"},attachedTo:{type:["string","null"]},counters:{type:"object",additionalProperties:{
type:"integer"}},tapsFor:{type:"array",items:{enum:["W","U","B","R","G","C"]}},copiable:{$ref:"#/$defs/CopiableValues"}}},
mr={type:"object",additionalProperties:!1,required:["name","manaCost","colors","supertypes","types","subtypes","abilitie\
s","power","toughness"],properties:{name:{type:["string","null"]},manaCost:{type:["string","null"]},colors:{type:"array",
items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"\
#/$defs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},power:{
type:["integer","null"]},toughness:{type:["integer","null"]}}};function _s(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of mr.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(mr.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let i={
instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:mr.properties.name.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==
null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:mr.properties.
manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)D(r[o],{instancePath:n+"\
/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/t\
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
keyword:"type",params:{type:mr.properties.power.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:mr.properties.toughness.type},message:"\
must be integer,null"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _s.errors=e,t===0}function ar(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of te.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(te.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.
name;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:te.properties.name.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.
manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"\
type",params:{type:te.properties.manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaValue!==
void 0){let r=s.manaValue;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/manaValue",schemaPath:"\
#/properties/manaValue/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),
t++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+
"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),t=
e.length)}else{let i={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){
let i=r.length;for(let o=0;o<i;o++)D(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"\
#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/type\
s/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{
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
"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:te.properties.power.type},message:"must be int\
eger,null"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{
type:te.properties.toughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.basePower!==void 0){
let r=s.basePower;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/basePower",
schemaPath:"#/properties/basePower/type",keyword:"type",params:{type:te.properties.basePower.type},message:"must be inte\
ger,null"};e===null?e=[i]:e.push(i),t++}}if(s.baseToughness!==void 0){let r=s.baseToughness;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/baseToughness",schemaPath:"#/properties/baseToughness/typ\
e",keyword:"type",params:{type:te.properties.baseToughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),
t++}}if(s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:te.properties.loyalty.type},message:"must \
be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",
params:{type:te.properties.defense.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.controller!==
void 0&&typeof s.controller!="string"){let r={instancePath:n+"/controller",schemaPath:"#/properties/controller/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.owner!==void 0&&typeof s.owner!=
"string"){let r={instancePath:n+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.zone!==void 0&&(E(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.faceDown!==void 0&&typeof s.
faceDown!="boolean"){let r={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={
instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[r]:e.push(r),t++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!="string"&&r!==null){let i={
instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"type",params:{type:te.properties.attachedTo.
type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let i in r){let o=r[i];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={
instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalPropert\
ies/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[i]:e.push(i),t++}}if(s.tapsFor!==void 0){let r=s.tapsFor;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){
let m=r[o];if(!(m==="W"||m==="U"||m==="B"||m==="R"||m==="G"||m==="C")){let u={instancePath:n+"/tapsFor/"+o,schemaPath:"#\
/properties/tapsFor/items/enum",keyword:"enum",params:{allowedValues:te.properties.tapsFor.items.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/tapsFor",schemaPath:"#/\
properties/tapsFor/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.copiable!==
void 0&&(_s(s.copiable,{instancePath:n+"/copiable",parentData:s,parentDataProperty:"copiable",rootData:l,dynamicAnchors:p})||
(e=e===null?_s.errors:e.concat(_s.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ar.errors=e,t===0}var ei={type:"object",additionalProperties:!1,
required:["life","hand","abilities","maximumHandSize"],properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{
type:"array",items:{type:"string"}},maximumHandSize:{type:["integer","null"]}}};function ur(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ei.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="life"||r==="hand"||r==="abil\
ities"||r==="maximumHandSize")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.life!==void 0){
let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/life",schemaPath:"#/prope\
rties/life/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.hand!==
void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/hand",schemaPath:"\
#/properties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="stri\
ng"){let m={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/pr\
operties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={
instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maximumHandSize/type",keyword:"type",params:{type:ei.properties.
maximumHandSize.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ur.errors=e,
t===0}var Xn={type:"object",additionalProperties:!1,required:["rule","effect"],properties:{rule:{type:"string"},effect:{
type:"string"},objects:{type:"array",items:{type:"string"}},player:{type:"string"},amount:{type:"integer"}}};function me(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Xn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="rule"||r==="effect"||r==="objects"||r==="player"||r==="amount")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.rule!==void 0&&typeof s.rule!="string"){let r={instancePath:n+"/rule",schemaPath:"#/pr\
operties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.effect!==
void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/objects/"+o,schemaPath:"\
#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.player!==void 0&&typeof s.player!="string"){let r={instancePath:n+"/p\
layer",schemaPath:"#/properties/player/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),t++}if(s.amount!==void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={
instancePath:n+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}var ri={type:"object",additionalProperties:!1,
required:["clause","result"],properties:{clause:{$ref:"#/$defs/Clause"},object:{type:"string"},player:{type:"string"},result:{
enum:["graveyard","destroyed","sacrificed","unattached","countersRemoved","ceasesToExist","loses","chooseOne"]},among:{type:"\
array",items:{type:"string"}}}};function ye(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ri.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="clause"||r==="object"||r==="player"||r==="result"||r==="among")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.clause!==void 0&&(q(s.clause,{instancePath:n+"/c\
lause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=
e.length)),s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+"/object",schemaPath:"#/properties/object\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.player!==void 0&&
typeof s.player!="string"){let r={instancePath:n+"/player",schemaPath:"#/properties/player/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.result!==void 0){let r=s.result;if(!(r==="gra\
veyard"||r==="destroyed"||r==="sacrificed"||r==="unattached"||r==="countersRemoved"||r==="ceasesToExist"||r==="loses"||r===
"chooseOne")){let i={instancePath:n+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:ri.
properties.result.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.among!==
void 0){let r=s.among;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/among/"+o,schemaPath:"#/properties/among/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/among",schemaPath:"#/properties/among/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}var Yn={type:"\
object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/LayerStep"},{$ref:"#/$defs/DependsSt\
ep"},{$ref:"#/$defs/WaitsStep"},{$ref:"#/$defs/LoopStep"},{$ref:"#/$defs/LockedStep"},{$ref:"#/$defs/ContinuesStep"},{$ref:"\
#/$defs/AppliedStep"},{$ref:"#/$defs/CeasedStep"},{$ref:"#/$defs/PlayerStep"},{$ref:"#/$defs/GameRuleStep"},{$ref:"#/$de\
fs/StateBasedStep"}]},si={type:"object",additionalProperties:!1,required:["kind","layer","pass","clause"],properties:{kind:{
const:"layer"},layer:{$ref:"#/$defs/LayerName"},pass:{enum:["all","cda","rest"]},clause:{$ref:"#/$defs/Clause"}}};function Ss(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of si.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="layer"||r==="pass"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="layer"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"layer"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&
(C(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?C.
errors:e.concat(C.errors),t=e.length)),s.pass!==void 0){let r=s.pass;if(!(r==="all"||r==="cda"||r==="rest")){let i={instancePath:n+
"/pass",schemaPath:"#/properties/pass/enum",keyword:"enum",params:{allowedValues:si.properties.pass.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(q(s.clause,{instancePath:n+"/c\
lause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=
e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Ss.errors=e,t===0}var Jn={type:"object",additionalProperties:!1,required:["kind","la\
yer","effect","on","because","before","after","clause"],properties:{kind:{const:"depends"},layer:{$ref:"#/$defs/LayerNam\
e"},effect:{type:"string"},on:{type:"string"},because:{type:"array",minItems:1,items:{$ref:"#/$defs/DependencyReason"}},
before:{$ref:"#/$defs/Footprint"},after:{$ref:"#/$defs/Footprint"},clause:{$ref:"#/$defs/Clause"}}},eo={type:"object",additionalProperties:!1,
required:["exists","objects"],properties:{exists:{type:"boolean"},objects:{type:"array",items:{type:"string"}},text:{type:"\
string"},does:{type:"string"}}};function je(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of eo.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="exists"||r==="objects"||r==="text"||r==="does")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.exists!==void 0&&typeof s.exists!="boolean"){let r={instancePath:n+
"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/pro\
perties/objects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.text!==
void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.does!==void 0&&typeof s.does!="string"){let r={
instancePath:n+"/does",schemaPath:"#/properties/does/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===0}function Vs(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Jn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effe\
ct"||r==="on"||r==="because"||r==="before"||r==="after"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="depends"){let r={instancePath:n+"/kind",schemaPath:"#/properties/\
kind/const",keyword:"const",params:{allowedValue:"depends"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
t++}if(s.layer!==void 0&&(C(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.on!==void 0&&typeof s.on!="string"){let r={instancePath:n+"/on",schemaPath:"#/properties/on/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.because!==void 0){let r=s.
because;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/because",schemaPath:"#/properties/because/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;
for(let o=0;o<i;o++)lr(r[o],{instancePath:n+"/because/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?lr.errors:e.concat(lr.errors),t=e.length)}else{let i={instancePath:n+"/because",schemaPath:"#/properties/bec\
ause/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.before!==void 0&&
(je(s.before,{instancePath:n+"/before",parentData:s,parentDataProperty:"before",rootData:l,dynamicAnchors:p})||(e=e===null?
je.errors:e.concat(je.errors),t=e.length)),s.after!==void 0&&(je(s.after,{instancePath:n+"/after",parentData:s,parentDataProperty:"\
after",rootData:l,dynamicAnchors:p})||(e=e===null?je.errors:e.concat(je.errors),t=e.length)),s.clause!==void 0&&(q(s.clause,
{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.
concat(q.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Vs.errors=e,t===0}var ro={type:"object",additionalProperties:!1,required:[
"kind","layer","effect","for","clause"],properties:{kind:{const:"waits"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"\
string"},for:{type:"array",minItems:1,items:{type:"string"}},clause:{$ref:"#/$defs/Clause"}}};function Rs(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of ro.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="layer"||r==="effect"||r==="for"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="waits"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"waits"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&
(C(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?C.
errors:e.concat(C.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"\
#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
for!==void 0){let r=s.for;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/for",schemaPath:"#/properties/for/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/for/"+o,schemaPath:"#/properties/for/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/for",schemaPath:"#/properties/for/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}s.clause!==void 0&&(q(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:l,
dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rs.errors=e,t===0}var so={
type:"object",additionalProperties:!1,required:["kind","layer","members","clause"],properties:{kind:{const:"loop"},layer:{
$ref:"#/$defs/LayerName"},members:{type:"array",minItems:2,items:{type:"string"}},clause:{$ref:"#/$defs/Clause"}}};function Fs(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of so.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="layer"||r==="members"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="loop"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"loop"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&
(C(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?C.
errors:e.concat(C.errors),t=e.length)),s.members!==void 0){let r=s.members;if(Array.isArray(r)){if(r.length<2){let o={instancePath:n+
"/members",schemaPath:"#/properties/members/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer t\
han 2 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/members/"+o,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/members",schemaPath:"#/properties/members/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(q(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Fs.errors=e,t===0}var to={type:"object",additionalProperties:!1,required:["kind",
"layer","effect","objects","clause"],properties:{kind:{const:"locked"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"st\
ring"},objects:{type:"array",items:{type:"string"}},clause:{$ref:"#/$defs/Clause"}}};function zs(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of to.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="eff\
ect"||r==="objects"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="locked"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
locked"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(C(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),
t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.objects!==void 0){
let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(q(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return zs.errors=e,t===0}var io={type:"object",additionalProperties:!1,required:["kind",
"layer","effect","clause"],properties:{kind:{const:"continues"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},
clause:{$ref:"#/$defs/Clause"}}};function Bs(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of io.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effect"||r==="clause")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="continues"){let r={instancePath:n+"/k\
ind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"continues"},message:"must be equal to co\
nstant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(C(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"\
layer",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!=
"string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}s.clause!==void 0&&(q(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"\
clause",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Bs.errors=e,
t===0}var no={type:"object",additionalProperties:!1,required:["kind","layer","effect","parts","objects","changes","claus\
es"],properties:{kind:{const:"applied"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},parts:{type:"array",items:{
type:"string"}},objects:{type:"array",items:{type:"string"}},changes:{type:"array",items:{$ref:"#/$defs/Change"}},clauses:{
type:"array",items:{$ref:"#/$defs/Clause"}}}},ti={type:"object",additionalProperties:!1,required:["object","characterist\
ic","before","after"],properties:{object:{type:"string"},characteristic:{enum:["name","manaCost","colors","supertypes","\
types","subtypes","abilities","power","toughness","loyalty","defense","controller","cantHave"]},before:{$ref:"#/$defs/Va\
lue"},after:{$ref:"#/$defs/Value"}}},oo={type:["string","integer","null","array"],items:{type:"string"}};function $e(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s!="s\
tring"&&!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&!Array.isArray(s)){let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:oo.type},message:"must be string,integer,null,array"};e===null?e=[r]:e.push(r),t++}if(Array.
isArray(s)){let r=s.length;for(let i=0;i<r;i++)if(typeof s[i]!="string"){let o={instancePath:n+"/"+i,schemaPath:"#/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}return $e.errors=e,
t===0}function Ws(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ti.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="object"||r==="characteristic"||r==="before"||r==="after")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.characteristic!==void 0){let r=s.characteristic;if(!(r==="name"||r==="manaCost"||r==="colors"||
r==="supertypes"||r==="types"||r==="subtypes"||r==="abilities"||r==="power"||r==="toughness"||r==="loyalty"||r==="defens\
e"||r==="controller"||r==="cantHave")){let i={instancePath:n+"/characteristic",schemaPath:"#/properties/characteristic/e\
num",keyword:"enum",params:{allowedValues:ti.properties.characteristic.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[i]:e.push(i),t++}}s.before!==void 0&&($e(s.before,{instancePath:n+"/before",parentData:s,parentDataProperty:"\
before",rootData:l,dynamicAnchors:p})||(e=e===null?$e.errors:e.concat($e.errors),t=e.length)),s.after!==void 0&&($e(s.after,
{instancePath:n+"/after",parentData:s,parentDataProperty:"after",rootData:l,dynamicAnchors:p})||(e=e===null?$e.errors:e.
concat($e.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ws.errors=e,t===0}function Gs(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of no.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effe\
ct"||r==="parts"||r==="objects"||r==="changes"||r==="clauses")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="applied"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/con\
st",keyword:"const",params:{allowedValue:"applied"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
layer!==void 0&&(C(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.parts!==void 0){let r=s.parts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let m={instancePath:n+"/parts/"+o,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/parts",schemaPath:"#/propertie\
s/parts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.objects!==
void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.changes!==void 0){let r=s.changes;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)Ws(r[o],{instancePath:n+"/changes/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?Ws.errors:e.concat(Ws.errors),t=e.length)}else{let i={instancePath:n+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)q(r[o],{instancePath:n+"/claus\
es/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)}else{
let i={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Gs.errors=e,t===0}var lo={type:"object",additionalProperties:!1,
required:["kind","layer","effect","by","clause"],properties:{kind:{const:"ceased"},layer:{$ref:"#/$defs/LayerName"},effect:{
type:"string"},by:{type:"string"},clause:{$ref:"#/$defs/Clause"}}};function Ks(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of lo.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effe\
ct"||r==="by"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="ceased"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
ceased"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(C(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),
t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.by!==void 0&&
typeof s.by!="string"){let r={instancePath:n+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}s.clause!==void 0&&(q(s.clause,{instancePath:n+"/clause",parentData:s,
parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Ks.errors=e,t===0}var po={type:"object",additionalProperties:!1,required:["kind","effect","players","gains",
"clause"],properties:{kind:{const:"player"},effect:{type:"string"},players:{type:"array",items:{type:"string"}},gains:{type:"\
array",items:{type:"string"}},clause:{$ref:"#/$defs/Clause"}}};function Ms(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of po.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect"||r==="pla\
yers"||r==="gains"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
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
s/gains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&
(q(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?
q.errors:e.concat(q.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ms.errors=e,t===0}var ao={type:"object",additionalProperties:!1,
required:["kind","effect","rule","clause"],properties:{kind:{const:"gameRule"},effect:{type:"string"},rule:{$ref:"#/$def\
s/GameRule"},clause:{$ref:"#/$defs/Clause"}}};function Us(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ao.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect"||r==="rule"||r==="c\
lause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gameRule"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gameRule"},message:"mu\
st be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}s.rule!==void 0&&(me(s.rule,{instancePath:n+"/rule",parentData:s,parentDataProperty:"rule",rootData:l,
dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),s.clause!==void 0&&(q(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Us.errors=e,t===0}var uo={type:"object",additionalProperties:!1,required:["kind",
"action","clause"],properties:{kind:{const:"stateBased"},action:{$ref:"#/$defs/StateBasedAction"},clause:{$ref:"#/$defs/\
Clause"}}};function Qs(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of uo.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="action"||r==="clause")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="stateBased"){let r={instancePath:n+"/kind",schemaPath:"#/prop\
erties/kind/const",keyword:"const",params:{allowedValue:"stateBased"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),t++}s.action!==void 0&&(ye(s.action,{instancePath:n+"/action",parentData:s,parentDataProperty:"action",rootData:l,
dynamicAnchors:p})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)),s.clause!==void 0&&(q(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Qs.errors=e,t===0}function fr(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of Yn.required)
if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"m\
ust have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="layer")Ss(s,
{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ss.errors:e.concat(Ss.errors),
t=e.length);else if(r==="depends")Vs(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?Vs.errors:e.concat(Vs.errors),t=e.length);else if(r==="waits")Rs(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Rs.errors:e.concat(Rs.errors),t=e.length);else if(r==="loop")Fs(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Fs.errors:e.concat(Fs.errors),t=e.length);else if(r===
"locked")zs(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?zs.errors:e.concat(
zs.errors),t=e.length);else if(r==="continues")Bs(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?Bs.errors:e.concat(Bs.errors),t=e.length);else if(r==="applied")Gs(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Gs.errors:e.concat(Gs.errors),t=e.length);else if(r==="ceased")Ks(s,{instancePath:n,
parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ks.errors:e.concat(Ks.errors),t=e.length);else if(r===
"player")Ms(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?Ms.errors:e.concat(
Ms.errors),t=e.length);else if(r==="gameRule")Us(s,{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||
(e=e===null?Us.errors:e.concat(Us.errors),t=e.length);else if(r==="stateBased")Qs(s,{instancePath:n,parentData:c,parentDataProperty:h,
rootData:l,dynamicAnchors:p})||(e=e===null?Qs.errors:e.concat(Qs.errors),t=e.length);else{let i={instancePath:n,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" mus\
t be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[i]:e.push(i),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return fr.errors=e,t===0}function Hs(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ui.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="ruleset"||r==="objects"||r==="players"||r==="gameRules"||r==="stateBas\
ed"||r==="trace")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.ruleset!==void 0&&(U(s.ruleset,{instancePath:n+
"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:l,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),
t=e.length)),s.objects!==void 0){let r=s.objects;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)ar(r[i],{instancePath:n+
"/objects/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=
e===null?ar.errors:e.concat(ar.errors),t=e.length);else{let i={instancePath:n+"/objects",schemaPath:"#/properties/object\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){
let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)ur(r[i],{instancePath:n+"/players/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?ur.errors:e.
concat(ur.errors),t=e.length);else{let i={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){let r=s.gameRules;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)me(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)}else{let i={instancePath:n+"/gameRu\
les",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ye(
r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?ye.errors:
e.concat(ye.errors),t=e.length)}else{let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.trace!==void 0){let r=s.trace;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)fr(r[o],{instancePath:n+"/trace/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?fr.errors:e.concat(fr.errors),t=e.length)}else{let i={instancePath:n+"/trace",schemaPath:"\
#/properties/trace/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Hs.errors=e,t===0}function Zs(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Zn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="check"||r==="after"||r==="resolution")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.check!==void 0&&typeof s.check!="string"){let r={instancePath:n+"/check",schemaPath:"\
#/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
after!==void 0){let r=s.after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/after",schemaPath:"\
#/properties/after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
s.resolution!==void 0&&(Hs(s.resolution,{instancePath:n+"/resolution",parentData:s,parentDataProperty:"resolution",rootData:l,
dynamicAnchors:p})||(e=e===null?Hs.errors:e.concat(Hs.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Zs.errors=e,t===0}function Xs(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Jt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!G.call(Jt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.scenario!==void 0&&
typeof s.scenario!="string"){let r={instancePath:n+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.ruleset!==void 0&&(U(s.ruleset,{instancePath:n+
"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:l,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),
t=e.length)),s.verdict!==void 0&&(Is(s.verdict,{instancePath:n+"/verdict",parentData:s,parentDataProperty:"verdict",rootData:l,
dynamicAnchors:p})||(e=e===null?Is.errors:e.concat(Is.errors),t=e.length)),s.message!==void 0&&typeof s.message!="string"){
let r={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/attempts/"+o,schemaPath:"#/properties/attempts/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+
"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.values!==void 0){let r=s.values;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Es(r[o],
{instancePath:n+"/values/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Es.errors:e.concat(
Es.errors),t=e.length)}else{let i={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/clauses/"+o,schemaPath:"#/prope\
rties/clauses/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{
let i={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[i]:e.push(i),t++}}if(s.layers!==void 0){let r=s.layers;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){let m={instancePath:n+"/layers/"+o,schemaPath:"#/properties/layers/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/layers",
schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.checkPoints!==void 0){let r=s.checkPoints;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Zs(r[o],{
instancePath:n+"/checkPoints/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Zs.errors:
e.concat(Zs.errors),t=e.length)}else{let i={instancePath:n+"/checkPoints",schemaPath:"#/properties/checkPoints/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xs.errors=e,
t===0}var ii={type:"object",additionalProperties:!1,required:["complete","counts","values"],properties:{complete:{type:"\
boolean"},counts:{type:"object",additionalProperties:{type:"integer"}},values:{type:"object",additionalProperties:!1,required:[
"passed","failed"],properties:{passed:{type:"integer"},failed:{type:"integer"}}}}};function Ys(s,{instancePath:n="",parentData:c,
parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of ii.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="complete"||r==="counts"||r===
"values")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.complete!==void 0&&typeof s.complete!="\
boolean"){let r={instancePath:n+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.counts!==void 0){let r=s.counts;if(r&&typeof r=="object"&&!Array.
isArray(r))for(let i in r){let o=r[i];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:n+"/\
counts/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}}else{let i={instancePath:n+"/counts",
schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}}if(s.values!==void 0){let r=s.values;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let i of ii.properties.values.
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
ject"};e===null?e=[r]:e.push(r),t++}return Ys.errors=e,t===0}function fi(s,{instancePath:n="",parentData:c,parentDataProperty:h,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of gn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="header"||r==="scenarios"||r===
"problems"||r==="results"||r==="footer")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
header!==void 0&&(ss(s.header,{instancePath:n+"/header",parentData:s,parentDataProperty:"header",rootData:l,dynamicAnchors:p})||
(e=e===null?ss.errors:e.concat(ss.errors),t=e.length)),s.scenarios!==void 0){let r=s.scenarios;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)Ls(r[o],{instancePath:n+"/scenarios/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?Ls.errors:e.concat(Ls.errors),t=e.length)}else{let i={instancePath:n+"/scenarios",schemaPath:"#/properties/s\
cenarios/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.problems!==
void 0){let r=s.problems;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Cs(r[o],{instancePath:n+"/problems/"+o,
parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Cs.errors:e.concat(Cs.errors),t=e.length)}else{
let i={instancePath:n+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.results!==void 0){let r=s.results;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)Xs(r[o],{instancePath:n+"/results/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?Xs.errors:e.concat(Xs.errors),t=e.length)}else{let i={instancePath:n+"/results",schemaPath:"#/properties/res\
ults/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.footer!==void 0&&
(Ys(s.footer,{instancePath:n+"/footer",parentData:s,parentDataProperty:"footer",rootData:l,dynamicAnchors:p})||(e=e===null?
Ys.errors:e.concat(Ys.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fi.errors=e,t===0}var fo=mi;function mi(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of ui.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"ruleset"||r==="objects"||r==="players"||r==="gameRules"||r==="stateBased"||r==="trace")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.ruleset!==void 0&&(U(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"\
ruleset",rootData:l,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),s.objects!==void 0){let r=s.
objects;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)ar(r[i],{instancePath:n+"/objects/"+i.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?ar.errors:e.concat(
ar.errors),t=e.length);else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let i in r)ur(r[i],{instancePath:n+"/players/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:r,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?ur.errors:e.concat(ur.errors),t=e.length);else{
let i={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){let r=s.gameRules;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)me(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length)}else{let i={instancePath:n+"/gameRules",schemaPath:"#/properties/g\
ameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.stateBased!==
void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ye(r[o],{instancePath:n+"/stateBased/"+
o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)}else{
let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.trace!==void 0){let r=s.trace;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)fr(r[o],{instancePath:n+"/trace/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?fr.
errors:e.concat(fr.errors),t=e.length)}else{let i={instancePath:n+"/trace",schemaPath:"#/properties/trace/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return mi.errors=e,
t===0}var mo=yi,Vr={type:"object",additionalProperties:!1,required:["id","rev","title","level","rulesets","cites","playe\
rs","timeline"],properties:{$schema:{type:"string"},id:{$ref:"#/$defs/ScenarioId"},rev:{type:"integer",minimum:1},title:{
type:"string",minLength:1,maxLength:160},question:{type:"string",minLength:1,maxLength:300},topic:{enum:["copy","control",
"text","type","color","abilities","power-toughness","timestamps","dependency","players","game-rules","state-based"]},level:{
enum:["must","interpretation","undefined"]},rulesets:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/Rulese\
tId"}},cites:{type:"array",minItems:1,items:{$ref:"#/$defs/Citation"}},players:{type:"array",minItems:1,maxItems:12,items:{
$ref:"#/$defs/PlayerSetup"}},cards:{type:"array",maxItems:100,items:{$ref:"#/$defs/Card"}},timeline:{type:"array",minItems:1,
maxItems:5e3,items:{$ref:"#/$defs/ScenarioEvent"}},why:{type:"array",items:{$ref:"#/$defs/Words"}},provenance:{type:"arr\
ay",items:{$ref:"#/$defs/Words"}},alternatives:{type:"array",minItems:1,items:{$ref:"#/$defs/Alternative"}},twin:{$ref:"\
#/$defs/ScenarioId"}}},yo=Et().default;function Oe(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(typeof s=="string"){if(g(s)>120){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),t++}if(!li.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}var co={if:{type:"string"},
then:{$ref:"#/$defs/PlayerName"},else:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#\
/$defs/PlayerName"},life:{type:"integer"},hand:{type:"integer",minimum:0},library:{type:"integer",minimum:0}}}};function Js(s,{
instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!=
"string"){let a={};e===null?e=[a]:e.push(a),t++}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(m){let a=t;N(s,
{instancePath:n,parentData:c,parentDataProperty:h,rootData:l,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),
t=e.length);var m=a===t;i=m,u="then"}else{let a=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let y of co.else.required)
if(s[y]===void 0){let d={instancePath:n,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:y},message:"\
must have required property '"+y+"'"};e===null?e=[d]:e.push(d),t++}for(let y in s)if(!(y==="name"||y==="life"||y==="hand"||
y==="library")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(s.name!==void 0&&(N(s.name,{instancePath:n+
"/name",parentData:s,parentDataProperty:"name",rootData:l,dynamicAnchors:p})||(e=e===null?N.errors:e.concat(N.errors),t=
e.length)),s.life!==void 0){let y=s.life;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let d={instancePath:n+
"/life",schemaPath:"#/else/properties/life/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[d]:e.push(d),t++}}if(s.hand!==void 0){let y=s.hand;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let d={instancePath:n+
"/hand",schemaPath:"#/else/properties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[d]:e.push(d),t++}if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){let d={instancePath:n+"/hand",schemaPath:"#/els\
e/properties/hand/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(
d),t++}}if(s.library!==void 0){let y=s.library;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let d={instancePath:n+
"/library",schemaPath:"#/else/properties/library/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[d]:e.push(d),t++}if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){let d={instancePath:n+"/library",schemaPath:"\
#/else/properties/library/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[d]:e.push(d),t++}}}else{let y={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[y]:e.push(y),t++}var m=a===t;i=m,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return Js.errors=e,t===0}
function yi(s,{instancePath:n="",parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Vr.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!G.call(Vr.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let r={instancePath:n+"/$schema",schemaPath:"#/properties/%24s\
chema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
(Oe(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?Oe.errors:
e.concat(Oe.errors),t=e.length)),s.rev!==void 0){let r=s.rev;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={
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
ic/enum",keyword:"enum",params:{allowedValues:Vr.properties.topic.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[i]:e.push(i),t++}}if(s.level!==void 0){let r=s.level;if(!(r==="must"||r==="interpretation"||r==="undef\
ined")){let i={instancePath:n+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Vr.properties.
level.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.rulesets!==void 0){
let r=s.rulesets;if(Array.isArray(r)){if(r.length<1){let u={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets\
/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),t++}
let i=r.length;for(let u=0;u<i;u++)U(r[u],{instancePath:n+"/rulesets/"+u,parentData:r,parentDataProperty:u,rootData:l,dynamicAnchors:p})||
(e=e===null?U.errors:e.concat(U.errors),t=e.length);let o=r.length,m;if(o>1){e:for(;o--;)for(m=o;m--;)if(yo(r[o],r[m])){
let u={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/uniqueItems",keyword:"uniqueItems",params:{i:o,j:m},
message:"must NOT have duplicate items (items ## "+m+" and "+o+" are identical)"};e===null?e=[u]:e.push(u),t++;break e}}}else{
let i={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.cites!==void 0){let r=s.cites;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/cites",schemaPath:"#/properties/cites/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ir(r[o],{instancePath:n+"/cites\
/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?ir.errors:e.concat(ir.errors),t=e.length)}else{
let i={instancePath:n+"/cites",schemaPath:"#/properties/cites/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){if(r.length>12){let o={
instancePath:n+"/players",schemaPath:"#/properties/players/maxItems",keyword:"maxItems",params:{limit:12},message:"must \
NOT have more than 12 items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){let o={instancePath:n+"/players",schemaPath:"#\
/properties/players/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Js(r[o],{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?Js.errors:e.concat(Js.errors),t=e.length)}else{let i={instancePath:n+"/player\
s",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.cards!==void 0){let r=s.cards;if(Array.isArray(r)){if(r.length>100){let o={instancePath:n+"/cards",schemaPath:"\
#/properties/cards/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Pe(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length)}else{let i={instancePath:n+"/cards",
schemaPath:"#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){if(r.length>5e3){let o={instancePath:n+"/timeline",
schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:5e3},message:"must NOT have more than 5000 \
items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){let o={instancePath:n+"/timeline",schemaPath:"#/properties/timeline/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)ke(r[o],{instancePath:n+"/timeline/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?ke.errors:e.concat(ke.errors),t=e.length)}else{let i={instancePath:n+"/timeline",schemaPath:"#/properties/ti\
meline/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.why!==void 0){
let r=s.why;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)K(r[o],{instancePath:n+"/why/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{let i={instancePath:n+"/why",schemaPath:"\
#/properties/why/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
provenance!==void 0){let r=s.provenance;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)K(r[o],{instancePath:n+"\
/provenance/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),
t=e.length)}else{let i={instancePath:n+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.alternatives!==void 0){let r=s.alternatives;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/alternatives",schemaPath:"#/properties/alternatives/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)pr(r[o],{instancePath:n+"/alternatives/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===
null?pr.errors:e.concat(pr.errors),t=e.length)}else{let i={instancePath:n+"/alternatives",schemaPath:"#/properties/alter\
natives/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.twin!==void 0&&
(Oe(s.twin,{instancePath:n+"/twin",parentData:s,parentDataProperty:"twin",rootData:l,dynamicAnchors:p})||(e=e===null?Oe.
errors:e.concat(Oe.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return yi.errors=e,t===0}var ho=ci;function ci(s,{instancePath:n="",
parentData:c,parentDataProperty:h,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let u in s)if(!G.call(be.properties,u)){let a={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),t++}if(s.self!==void 0&&s.self!==!0){let u={instancePath:n+"/self",schemaPath:"#/properties/self/const",keyword:"cons\
t",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.other!==void 0&&s.other!==
!0){let u={instancePath:n+"/other",schemaPath:"#/properties/other/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.host!==void 0&&s.host!==!0){let u={instancePath:n+"/host",
schemaPath:"#/properties/host/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?
e=[u]:e.push(u),t++}if(s.affected!==void 0&&s.affected!==!0){let u={instancePath:n+"/affected",schemaPath:"#/properties/\
affected/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}
if(s.target!==void 0){let u=s.target,a=t,f=!1,y=t;if(u!==!0){let d={instancePath:n+"/target",schemaPath:"#/properties/ta\
rget/anyOf/0/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[d]:e.push(
d),t++}var r=y===t;if(f=f||r,!f){let d=t;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let S={instancePath:n+
"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[S]:e.push(S),t++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let S={instancePath:n+"/target",schemaPath:"\
#/properties/target/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[S]:e.push(S),t++}var r=d===t;f=f||r}if(f)t=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:n+"/target",schemaPath:"\
#/properties/target/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),t++}}
if(s.object!==void 0){let u=s.object;if(typeof u=="string"){if(g(u)>200){let a={instancePath:n+"/object",schemaPath:"#/p\
roperties/object/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+"/object",schemaPath:"#/properties/object/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}}if(s.linked!==void 0){let u=s.linked;if(typeof u=="string"){if(g(u)>60){let a={instancePath:n+"/lin\
ked",schemaPath:"#/properties/linked/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 6\
0 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+"/linked",schemaPath:"#/properties/linked/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),
t++}}else{let a={instancePath:n+"/linked",schemaPath:"#/properties/linked/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}if(s.topOf!==void 0){let u=s.topOf;if(!(u==="graveyard"||u==="library")){
let a={instancePath:n+"/topOf",schemaPath:"#/properties/topOf/enum",keyword:"enum",params:{allowedValues:be.properties.topOf.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(s.type!==void 0&&(De(s.type,
{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l,dynamicAnchors:p})||(e=e===null?De.errors:e.concat(
De.errors),t=e.length)),s.supertype!==void 0&&(Ne(s.supertype,{instancePath:n+"/supertype",parentData:s,parentDataProperty:"\
supertype",rootData:l,dynamicAnchors:p})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length)),s.subtype!==void 0&&(Te(
s.subtype,{instancePath:n+"/subtype",parentData:s,parentDataProperty:"subtype",rootData:l,dynamicAnchors:p})||(e=e===null?
Te.errors:e.concat(Te.errors),t=e.length)),s.color!==void 0&&(Ae(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"\
color",rootData:l,dynamicAnchors:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length)),s.colorCount!==void 0&&(v(s.
colorCount,{instancePath:n+"/colorCount",parentData:s,parentDataProperty:"colorCount",rootData:l,dynamicAnchors:p})||(e=
e===null?v.errors:e.concat(v.errors),t=e.length)),s.name!==void 0){let u=s.name,a=t,f=!0,y=t;if(!(u&&typeof u=="object"&&
!Array.isArray(u))){let k={};e===null?e=[k]:e.push(k),t++}var i=y===t;t=a,e!==null&&(a?e.length=a:e=null);let d;if(i){let k=t;
J(u,{instancePath:n+"/name",parentData:s,parentDataProperty:"name",rootData:l,dynamicAnchors:p})||(e=e===null?J.errors:e.
concat(J.errors),t=e.length);var i=k===t;f=i,d="then"}else{let k=t;if(typeof u=="string"){if(g(u)>200){let V={instancePath:n+
"/name",schemaPath:"#/properties/name/else/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more\
 than 200 characters"};e===null?e=[V]:e.push(V),t++}if(g(u)<1){let V={instancePath:n+"/name",schemaPath:"#/properties/na\
me/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[V]:
e.push(V),t++}}else{let V={instancePath:n+"/name",schemaPath:"#/properties/name/else/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[V]:e.push(V),t++}var i=k===t;f=i,d="else"}if(!f){let k={instancePath:n+"/\
name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword:d},message:'must match "'+d+'" schema'};e===
null?e=[k]:e.push(k),t++}}if(s.controller!==void 0&&(j(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"\
controller",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),s.owner!==void 0&&(j(s.owner,
{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(
j.errors),t=e.length)),s.zone!==void 0){let u=s.zone,a=t,f=!1,y=t;if(u!=="any"){let d={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/0/const",keyword:"const",params:{allowedValue:"any"},message:"must be equal to constant"};e===null?
e=[d]:e.push(d),t++}var o=y===t;if(f=f||o,!f){let d=t;E(u,{instancePath:n+"/zone",parentData:s,parentDataProperty:"zone",
rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.length);var o=d===t;if(f=f||o,!f){let S=t;if(Array.
isArray(u)){if(u.length<1){let z={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[z]:e.push(z),t++}let $=u.length;for(let z=0;z<
$;z++)E(u[z],{instancePath:n+"/zone/"+z,parentData:u,parentDataProperty:z,rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:
e.concat(E.errors),t=e.length)}else{let $={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[$]:e.push($),t++}var o=S===t;f=f||o}}if(f)t=a,e!==null&&
(a?e.length=a:e=null);else{let d={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf",keyword:"anyOf",params:{},
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
"string"){if(g(u)>40){let a={instancePath:n+"/designation",schemaPath:"#/properties/designation/maxLength",keyword:"maxL\
ength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={
instancePath:n+"/designation",schemaPath:"#/properties/designation/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+"/designation",schemaPath:"\
#/properties/designation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
t++}}if(s.keyword!==void 0){let u=s.keyword;if(typeof u=="string"){if(g(u)>60){let a={instancePath:n+"/keyword",schemaPath:"\
#/properties/keyword/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+
"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}}if(s.abilityCount!==void 0&&(v(s.abilityCount,{instancePath:n+"/abilityCount",parentData:s,parentDataProperty:"\
abilityCount",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.power!==void 0&&(v(s.
power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)),s.toughness!==void 0&&(v(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.basePower!==void 0&&(v(
s.basePower,{instancePath:n+"/basePower",parentData:s,parentDataProperty:"basePower",rootData:l,dynamicAnchors:p})||(e=e===
null?v.errors:e.concat(v.errors),t=e.length)),s.baseToughness!==void 0&&(v(s.baseToughness,{instancePath:n+"/baseToughne\
ss",parentData:s,parentDataProperty:"baseToughness",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),s.manaValue!==void 0&&(v(s.manaValue,{instancePath:n+"/manaValue",parentData:s,parentDataProperty:"manaValu\
e",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.counter!==void 0){let u=s.counter;
if(typeof u=="string"){if(g(u)>60){let a={instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={
instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+"/counter",schemaPath:"#/pr\
operties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.
attached!==void 0&&typeof s.attached!="boolean"){let u={instancePath:n+"/attached",schemaPath:"#/properties/attached/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),t++}if(s.attachedTo!==void 0&&
(P(s.attachedTo,{instancePath:n+"/attachedTo",parentData:s,parentDataProperty:"attachedTo",rootData:l,dynamicAnchors:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),s.hasAttached!==void 0&&(P(s.hasAttached,{instancePath:n+"/hasAttac\
hed",parentData:s,parentDataProperty:"hasAttached",rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length)),s.shares!==void 0){let u=s.shares;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let a of be.properties.shares.
required)if(u[a]===void 0){let f={instancePath:n+"/shares",schemaPath:"#/properties/shares/required",keyword:"required",
params:{missingProperty:a},message:"must have required property '"+a+"'"};e===null?e=[f]:e.push(f),t++}for(let a in u)if(!(a===
"characteristic"||a==="with")){let f={instancePath:n+"/shares",schemaPath:"#/properties/shares/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[f]:e.push(
f),t++}if(u.characteristic!==void 0){let a=u.characteristic;if(!(a==="name"||a==="color"||a==="type"||a==="creatureType"||
a==="landType")){let f={instancePath:n+"/shares/characteristic",schemaPath:"#/properties/shares/properties/characteristi\
c/enum",keyword:"enum",params:{allowedValues:be.properties.shares.properties.characteristic.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[f]:e.push(f),t++}}u.with!==void 0&&(O(u.with,{instancePath:n+"/shares/with",
parentData:u,parentDataProperty:"with",rootData:l,dynamicAnchors:p})||(e=e===null?O.errors:e.concat(O.errors),t=e.length))}else{
let a={instancePath:n+"/shares",schemaPath:"#/properties/shares/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[a]:e.push(a),t++}}if(s.allOf!==void 0){let u=s.allOf;if(Array.isArray(u)){if(u.length<1){let f={
instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[f]:e.push(f),t++}let a=u.length;for(let f=0;f<a;f++)P(u[f],{instancePath:n+"/allOf/"+
f,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}else{
let a={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[a]:e.push(a),t++}}if(s.anyOf!==void 0){let u=s.anyOf;if(Array.isArray(u)){if(u.length<1){let f={instancePath:n+
"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than \
1 items"};e===null?e=[f]:e.push(f),t++}let a=u.length;for(let f=0;f<a;f++)P(u[f],{instancePath:n+"/anyOf/"+f,parentData:u,
parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}else{let a={instancePath:n+
"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
a]:e.push(a),t++}}if(s.not!==void 0){let u=s.not,a=t,f=!0,y=t;if(!Array.isArray(u)){let k={};e===null?e=[k]:e.push(k),t++}
var m=y===t;t=a,e!==null&&(a?e.length=a:e=null);let d;if(m){let k=t;if(Array.isArray(u)){if(u.length<1){let $={instancePath:n+
"/not",schemaPath:"#/properties/not/then/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[$]:e.push($),t++}let V=u.length;for(let $=0;$<V;$++)P(u[$],{instancePath:n+"/not/"+$,parentData:u,
parentDataProperty:$,rootData:l,dynamicAnchors:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}var m=k===t;f=m,
d="then"}else{let k=t;P(u,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:l,dynamicAnchors:p})||(e=
e===null?P.errors:e.concat(P.errors),t=e.length);var m=k===t;f=m,d="else"}if(!f){let k={instancePath:n+"/not",schemaPath:"\
#/properties/not/if",keyword:"if",params:{failingKeyword:d},message:'must match "'+d+'" schema'};e===null?e=[k]:e.push(k),
t++}}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[u]:e.push(u),t++}return ci.errors=e,t===0}return ki(go);})();

export const validateAbility: Validator<AbilityEntry> = validators.validateAbility;
export const validateCard: Validator<Card> = validators.validateCard;
export const validateEffect: Validator<EffectPart> = validators.validateEffect;
export const validateQuantity: Validator<Quantity> = validators.validateQuantity;
export const validateReport: Validator<Report> = validators.validateReport;
export const validateResolution: Validator<Resolution> = validators.validateResolution;
export const validateScenario: Validator<Scenario> = validators.validateScenario;
export const validateSelector: Validator<Selector> = validators.validateSelector;
