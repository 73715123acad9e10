// @ts-nocheck
// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen

import type { ErrorObject } from "ajv";
import type { AbilityEntry, Card, EffectPart, Quantity, Report, Resolution, Scenario, Selector } from "../rules/formats.gen.js";

/** True when the value fits the schema; otherwise `errors` says what is wrong, until the next call. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

"use strict";var validators=(()=>{var Us=Object.defineProperty;var si=Object.getOwnPropertyDescriptor;var ti=Object.getOwnPropertyNames;var ii=Object.prototype.hasOwnProperty;var Qs=(s,n)=>()=>{try{return n||s((n={exports:{}}).exports,n),n.exports}catch(m){throw n=0,m}},ni=(s,n)=>{for(var m in n)
Us(s,m,{get:n[m],enumerable:!0})},oi=(s,n,m,y)=>{if(n&&typeof n=="object"||typeof n=="function")for(let l of ti(n))!ii.call(
s,l)&&l!==m&&Us(s,l,{get:()=>n[l],enumerable:!(y=si(n,l))||y.enumerable});return s};var li=s=>oi(Us({},"__esModule",{value:!0}),s);var kt=Qs(Hs=>{"use strict";Object.defineProperty(Hs,"__esModule",{value:!0});function bt(s){let n=s.length,m=0,y=0,l;for(;y<
n;)m++,l=s.charCodeAt(y++),l>=55296&&l<=56319&&y<n&&(l=s.charCodeAt(y),(l&64512)===56320&&y++);return m}Hs.default=bt;bt.
code='require("ajv/dist/runtime/ucs2length").default'});var wt=Qs((oo,Pt)=>{"use strict";Pt.exports=function s(n,m){if(n===m)return!0;if(n&&m&&typeof n=="object"&&typeof m=="ob\
ject"){if(n.constructor!==m.constructor)return!1;var y,l,p;if(Array.isArray(n)){if(y=n.length,y!=m.length)return!1;for(l=
y;l--!==0;)if(!s(n[l],m[l]))return!1;return!0}if(n.constructor===RegExp)return n.source===m.source&&n.flags===m.flags;if(n.
valueOf!==Object.prototype.valueOf)return n.valueOf()===m.valueOf();if(n.toString!==Object.prototype.toString)return n.toString()===
m.toString();if(p=Object.keys(n),y=p.length,y!==Object.keys(m).length)return!1;for(l=y;l--!==0;)if(!Object.prototype.hasOwnProperty.
call(m,p[l]))return!1;for(l=y;l--!==0;){var e=p[l];if(!s(n[e],m[e]))return!1}return!0}return n!==n&&m!==m}});var qt=Qs(Zs=>{"use strict";Object.defineProperty(Zs,"__esModule",{value:!0});var vt=wt();vt.code='require("ajv/dist/run\
time/equal").default';Zs.default=vt});var to={};ni(to,{validateAbility:()=>pi,validateCard:()=>Zi,validateEffect:()=>en,validateQuantity:()=>rn,validateReport:()=>sn,
validateResolution:()=>Yn,validateScenario:()=>Jn,validateSelector:()=>so});var pi=he;var g=kt().default,ai={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/Keyword\
Ability"},{$ref:"#/$defs/StaticAbility"},{$ref:"#/$defs/CharacteristicDefiningAbility"},{$ref:"#/$defs/ActivatedAbility"},
{$ref:"#/$defs/TriggeredAbility"},{$ref:"#/$defs/SpellAbility"},{$ref:"#/$defs/ManaAbility"},{$ref:"#/$defs/AsEntersAbil\
ity"},{$ref:"#/$defs/ReplacementAbility"}]},jt={type:"object",additionalProperties:!1,required:["kind","keyword"],properties:{
kind:{const:"keyword"},keyword:{type:"string",minLength:1,maxLength:60},cost:{type:"string",minLength:1,maxLength:80},n:{
type:"integer",minimum:0},landType:{$ref:"#/$defs/SubtypeWord"},from:{$ref:"#/$defs/ColorWord"},fromQuality:{$ref:"#/$de\
fs/Selector"},quality:{$ref:"#/$defs/Selector"},player:{const:!0},keeps:{$ref:"#/$defs/Selector"}}},G=Object.prototype.hasOwnProperty;var ui={type:"object",additionalProperties:!1,required:["chosen"],properties:{chosen:{type:"string",minLength:1,maxLength:60}}};
function Y(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let r of ui.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(
i),t++}for(let r in s)if(r!=="chosen"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.chosen!==
void 0){let r=s.chosen;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+"/chosen",schemaPath:"#/properties/chose\
n/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(
i),t++}if(g(r)<1){let i={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/cho\
sen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return Y.errors=e,t===0}function F(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let a={};
e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(h){let a=t;Y(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length);var h=a===t;i=h,
u="then"}else{let a=t;if(typeof s=="string"){if(g(s)>40){let c={instancePath:n,schemaPath:"#/else/maxLength",keyword:"ma\
xLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[c]:e.push(c),t++}if(g(s)<1){let c={
instancePath:n,schemaPath:"#/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return F.
errors=e,t===0}var fi={enum:["white","blue","black","red","green"]};function L(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="white"||s==="blue"||s==="black"||s==="red"||s==="green")){let r={instancePath:n,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fi.enum},message:"must be equal to one of the allowed values"};
e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}function K(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let a={};e===null?e=
[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(h){let a=t;Y(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length);var h=a===t;i=h,u="then"}else{let a=t;
L(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),
t=e.length);var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},
message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return K.errors=e,t===0}var ge={type:"object",additionalProperties:!1,
properties:{self:{const:!0},other:{const:!0},host:{const:!0},affected:{const:!0},target:{anyOf:[{const:!0},{type:"intege\
r",minimum:1}]},object:{type:"string",minLength:1,maxLength:200},linked:{type:"string",minLength:1,maxLength:60},topOf:{
enum:["graveyard","library"]},type:{$ref:"#/$defs/CardTypes"},supertype:{$ref:"#/$defs/Supertypes"},subtype:{$ref:"#/$de\
fs/SubtypeWords"},color:{$ref:"#/$defs/ColorWords"},colorCount:{$ref:"#/$defs/Comparison"},name:{if:{type:"object"},then:{
$ref:"#/$defs/Chosen"},else:{type:"string",minLength:1,maxLength:200}},controller:{$ref:"#/$defs/PlayerReference"},owner:{
$ref:"#/$defs/PlayerReference"},zone:{anyOf:[{const:"any"},{$ref:"#/$defs/Zone"},{type:"array",minItems:1,items:{$ref:"#\
/$defs/Zone"}}]},token:{type:"boolean"},permanent:{const:!0},historic:{const:!0},faceDown:{type:"boolean"},tapped:{type:"\
boolean"},designation:{type:"string",minLength:1,maxLength:40},keyword:{type:"string",minLength:1,maxLength:60},abilityCount:{
$ref:"#/$defs/Comparison"},power:{$ref:"#/$defs/Comparison"},toughness:{$ref:"#/$defs/Comparison"},manaValue:{$ref:"#/$d\
efs/Comparison"},counter:{type:"string",minLength:1,maxLength:60},attached:{type:"boolean"},attachedTo:{$ref:"#/$defs/Se\
lector"},hasAttached:{$ref:"#/$defs/Selector"},shares:{type:"object",additionalProperties:!1,required:["characteristic",
"with"],properties:{characteristic:{enum:["name","color","type","creatureType","landType"]},with:{$ref:"#/$defs/Referenc\
e"}}},allOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Selector"}},anyOf:{type:"array",minItems:1,items:{$ref:"#/$def\
s/Selector"}},not:{if:{type:"array"},then:{minItems:1,items:{$ref:"#/$defs/Selector"}},else:{$ref:"#/$defs/Selector"}}}};var mi={enum:["Artifact","Battle","Conspiracy","Creature","Dungeon","Enchantment","Instant","Kindred","Land","Phenomenon",
"Plane","Planeswalker","Scheme","Sorcery","Vanguard"]};function w(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="Artifact"||s==="Battle"||s==="Conspiracy"||s==="Creature"||
s==="Dungeon"||s==="Enchantment"||s==="Instant"||s==="Kindred"||s==="Land"||s==="Phenomenon"||s==="Plane"||s==="Planeswa\
lker"||s==="Scheme"||s==="Sorcery"||s==="Vanguard")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:mi.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return w.errors=e,t===0}function Oe(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!Array.
isArray(s)){let a={};e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(h){let a=t;if(Array.
isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let c=s.length;for(let d=0;d<c;d++)w(s[d],{instancePath:n+
"/"+d,parentData:s,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}
var h=a===t;i=h,u="then"}else{let a=t;w(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length);var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/\
if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return Oe.errors=
e,t===0}var yi={enum:["Basic","Legendary","Ongoing","Snow","World"]};function j(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="Basic"||s==="Legendary"||s==="Ongoing"||s==="Snow"||s==="\
World")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:yi.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}function De(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!Array.isArray(s)){let a={};e===
null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(h){let a=t;if(Array.isArray(s)){if(s.length<
1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer t\
han 1 items"};e===null?e=[d]:e.push(d),t++}let c=s.length;for(let d=0;d<c;d++)j(s[d],{instancePath:n+"/"+d,parentData:s,
parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}var h=a===t;i=h,
u="then"}else{let a=t;j(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?j.
errors:e.concat(j.errors),t=e.length);var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return De.errors=e,t===0}function Ne(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,
r=t,i=!0,o=t;if(!Array.isArray(s)){let a={};e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);
let u;if(h){let a=t;if(Array.isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let c=s.length;for(let d=0;d<
c;d++)F(s[d],{instancePath:n+"/"+d,parentData:s,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:
e.concat(F.errors),t=e.length)}var h=a===t;i=h,u="then"}else{let a=t;F(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),t=e.length);var h=a===t;i=h,u="else"}if(!i){let a={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=
[a]:e.push(a),t++}return Ne.errors=e,t===0}function Te(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,
r=t,i=!0,o=t;if(!Array.isArray(s)){let a={};e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);
let u;if(h){let a=t;if(Array.isArray(s)){if(s.length<1){let d={instancePath:n,schemaPath:"#/then/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let c=s.length;for(let d=0;d<
c;d++)K(s[d],{instancePath:n+"/"+d,parentData:s,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:
e.concat(K.errors),t=e.length)}var h=a===t;i=h,u="then"}else{let a=t;K(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),t=e.length);var h=a===t;i=h,u="else"}if(!i){let a={
instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=
[a]:e.push(a),t++}return Te.errors=e,t===0}var V={type:"object",additionalProperties:!1,minProperties:1,dependentRequired:{counter:["on"],on:["counter"],total:["of"],
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
#/$defs/Quantity"}},if:{$ref:"#/$defs/Condition"},then:{$ref:"#/$defs/Quantity"},else:{$ref:"#/$defs/Quantity"}}},$t={if:{
type:"string"},then:{enum:["self","affected","host","target"]},else:{type:"object",additionalProperties:!1,minProperties:1,
maxProperties:1,properties:{target:{type:"integer",minimum:1},linked:{type:"string",minLength:1,maxLength:60},topOf:{enum:[
"graveyard","library"]},object:{type:"string",minLength:1,maxLength:200}}}};function C(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let a={};e===
null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(h){let a=t;if(!(s==="self"||s==="affec\
ted"||s==="host"||s==="target")){let c={instancePath:n,schemaPath:"#/then/enum",keyword:"enum",params:{allowedValues:$t.
then.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="then"}else{
let a=t;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){let c={instancePath:n,schemaPath:"#/els\
e/maxProperties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[c]:
e.push(c),t++}if(Object.keys(s).length<1){let c={instancePath:n,schemaPath:"#/else/minProperties",keyword:"minProperties",
params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[c]:e.push(c),t++}for(let c in s)if(!(c==="\
target"||c==="linked"||c==="topOf"||c==="object")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(s.target!==void 0){let c=s.target;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:n+
"/target",schemaPath:"#/else/properties/target/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[d]:e.push(d),t++}if(typeof c=="number"&&isFinite(c)&&(c<1||isNaN(c))){let d={instancePath:n+"/target",schemaPath:"\
#/else/properties/target/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[d]:e.push(d),t++}}if(s.linked!==void 0){let c=s.linked;if(typeof c=="string"){if(g(c)>60){let d={instancePath:n+"/linke\
d",schemaPath:"#/else/properties/linked/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more tha\
n 60 characters"};e===null?e=[d]:e.push(d),t++}if(g(c)<1){let d={instancePath:n+"/linked",schemaPath:"#/else/properties/\
linked/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.
push(d),t++}}else{let d={instancePath:n+"/linked",schemaPath:"#/else/properties/linked/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(s.topOf!==void 0){let c=s.topOf;if(!(c==="graveyard"||
c==="library")){let d={instancePath:n+"/topOf",schemaPath:"#/else/properties/topOf/enum",keyword:"enum",params:{allowedValues:$t.
else.properties.topOf.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),t++}}if(s.object!==
void 0){let c=s.object;if(typeof c=="string"){if(g(c)>200){let d={instancePath:n+"/object",schemaPath:"#/else/properties\
/object/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[
d]:e.push(d),t++}if(g(c)<1){let d={instancePath:n+"/object",schemaPath:"#/else/properties/object/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:n+
"/object",schemaPath:"#/else/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),t++}}}else{let c={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return C.errors=e,t===0}
var ci={enum:["power","toughness","manaValue","loyalty"]};function oe(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="power"||s==="toughness"||s==="manaValue"||s==="loyalty")){
let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ci.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}var hi={enum:["you","opponent","enchantedPla\
yer","hostController","chosenPlayer","targetPlayer","activePlayer","owner","each"]};function D(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="you"||s==="opponent"||s==="enchanted\
Player"||s==="hostController"||s==="chosenPlayer"||s==="targetPlayer"||s==="activePlayer"||s==="owner"||s==="each")){let r={
instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:hi.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}var de={type:"object",additionalProperties:!1,dependentRequired:{
object:["is"],is:["object"],equals:["compare"],atLeast:["compare"],atMost:["compare"]},oneOf:[{required:["exists"]},{required:[
"object","is"]},{required:["compare"]},{required:["turn"]},{required:["allOf"]},{required:["anyOf"]},{required:["not"]}],
properties:{exists:{$ref:"#/$defs/Selector"},object:{$ref:"#/$defs/Reference"},is:{$ref:"#/$defs/Selector"},compare:{$ref:"\
#/$defs/Quantity"},equals:{$ref:"#/$defs/Quantity"},atLeast:{$ref:"#/$defs/Quantity"},atMost:{$ref:"#/$defs/Quantity"},turn:{
$ref:"#/$defs/PlayerReference"},allOf:{type:"array",minItems:1,items:{$ref:"#/$defs/Condition"}},anyOf:{type:"array",minItems:1,
items:{$ref:"#/$defs/Condition"}},not:{$ref:"#/$defs/Condition"}}},N={validate:k},O={validate:T},ce={validate:ne};function ne(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!1,o=null,
h=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of de.oneOf[0].required)if(s[f]===void 0){let c={instancePath:n,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+
"'"};e===null?e=[c]:e.push(c),t++}}var a=h===t;a&&(i=!0,o=0);let u=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of de.
oneOf[1].required)if(s[f]===void 0){let c={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:f},
message:"must have required property '"+f+"'"};e===null?e=[c]:e.push(c),t++}}var a=u===t;if(a&&i)i=!1,o=[o,1];else{a&&(i=
!0,o=1);let f=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of de.oneOf[2].required)if(s[d]===void 0){let P={
instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},message:"must have required\
 property '"+d+"'"};e===null?e=[P]:e.push(P),t++}}var a=f===t;if(a&&i)i=!1,o=[o,2];else{a&&(i=!0,o=2);let d=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let _ of de.oneOf[3].required)if(s[_]===void 0){let S={instancePath:n,schemaPath:"#/one\
Of/3/required",keyword:"required",params:{missingProperty:_},message:"must have required property '"+_+"'"};e===null?e=[
S]:e.push(S),t++}}var a=d===t;if(a&&i)i=!1,o=[o,3];else{a&&(i=!0,o=3);let _=t;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let q of de.oneOf[4].required)if(s[q]===void 0){let z={instancePath:n,schemaPath:"#/oneOf/4/required",keyword:"requi\
red",params:{missingProperty:q},message:"must have required property '"+q+"'"};e===null?e=[z]:e.push(z),t++}}var a=_===t;
if(a&&i)i=!1,o=[o,4];else{a&&(i=!0,o=4);let q=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let te of de.oneOf[5].required)
if(s[te]===void 0){let mr={instancePath:n,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:te},
message:"must have required property '"+te+"'"};e===null?e=[mr]:e.push(mr),t++}}var a=q===t;if(a&&i)i=!1,o=[o,5];else{a&&
(i=!0,o=5);let te=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let ye of de.oneOf[6].required)if(s[ye]===void 0){let yr={
instancePath:n,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:ye},message:"must have require\
d property '"+ye+"'"};e===null?e=[yr]:e.push(yr),t++}}var a=te===t;a&&i?(i=!1,o=[o,6]):a&&(i=!0,o=6)}}}}}if(i)t=r,e!==null&&
(r?e.length=r:e=null);else{let f={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"\
must match exactly one schema in oneOf"};e===null?e=[f]:e.push(f),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f in s)
if(!G.call(de.properties,f)){let c={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),t++}if(s.exists!==void 0&&
(N.validate(s.exists,{instancePath:n+"/exists",parentData:s,parentDataProperty:"exists",rootData:l,dynamicAnchors:p})||(e=
e===null?N.validate.errors:e.concat(N.validate.errors),t=e.length)),s.object!==void 0&&(C(s.object,{instancePath:n+"/obj\
ect",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),t=e.
length)),s.is!==void 0&&(N.validate(s.is,{instancePath:n+"/is",parentData:s,parentDataProperty:"is",rootData:l,dynamicAnchors:p})||
(e=e===null?N.validate.errors:e.concat(N.validate.errors),t=e.length)),s.compare!==void 0&&(O.validate(s.compare,{instancePath:n+
"/compare",parentData:s,parentDataProperty:"compare",rootData:l,dynamicAnchors:p})||(e=e===null?O.validate.errors:e.concat(
O.validate.errors),t=e.length)),s.equals!==void 0&&(O.validate(s.equals,{instancePath:n+"/equals",parentData:s,parentDataProperty:"\
equals",rootData:l,dynamicAnchors:p})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),s.atLeast!==
void 0&&(O.validate(s.atLeast,{instancePath:n+"/atLeast",parentData:s,parentDataProperty:"atLeast",rootData:l,dynamicAnchors:p})||
(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),s.atMost!==void 0&&(O.validate(s.atMost,{instancePath:n+
"/atMost",parentData:s,parentDataProperty:"atMost",rootData:l,dynamicAnchors:p})||(e=e===null?O.validate.errors:e.concat(
O.validate.errors),t=e.length)),s.turn!==void 0&&(D(s.turn,{instancePath:n+"/turn",parentData:s,parentDataProperty:"turn",
rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.allOf!==void 0){let f=s.allOf;if(Array.
isArray(f)){if(f.length<1){let d={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let c=f.length;for(let d=0;d<c;d++)ce.
validate(f[d],{instancePath:n+"/allOf/"+d,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?ce.
validate.errors:e.concat(ce.validate.errors),t=e.length)}else{let c={instancePath:n+"/allOf",schemaPath:"#/properties/al\
lOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),t++}}if(s.anyOf!==void 0){
let f=s.anyOf;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let c=f.length;
for(let d=0;d<c;d++)ce.validate(f[d],{instancePath:n+"/anyOf/"+d,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||
(e=e===null?ce.validate.errors:e.concat(ce.validate.errors),t=e.length)}else{let c={instancePath:n+"/anyOf",schemaPath:"\
#/properties/anyOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),t++}}if(s.
not!==void 0&&(ce.validate(s.not,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:l,dynamicAnchors:p})||
(e=e===null?ce.validate.errors:e.concat(ce.validate.errors),t=e.length)),s.object!==void 0&&s.is===void 0){let f={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"object",missingProperty:"is",depsCount:1,
deps:"is"},message:"must have property is when property object is present"};e===null?e=[f]:e.push(f),t++}if(s.is!==void 0&&
s.object===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
is",missingProperty:"object",depsCount:1,deps:"object"},message:"must have property object when property is is present"};
e===null?e=[f]:e.push(f),t++}if(s.equals!==void 0&&s.compare===void 0){let f={instancePath:n,schemaPath:"#/dependentRequ\
ired",keyword:"dependentRequired",params:{property:"equals",missingProperty:"compare",depsCount:1,deps:"compare"},message:"\
must have property compare when property equals is present"};e===null?e=[f]:e.push(f),t++}if(s.atLeast!==void 0&&s.compare===
void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"atLeast",missingProperty:"\
compare",depsCount:1,deps:"compare"},message:"must have property compare when property atLeast is present"};e===null?e=[
f]:e.push(f),t++}if(s.atMost!==void 0&&s.compare===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"atMost",missingProperty:"compare",depsCount:1,deps:"compare"},message:"must have pr\
operty compare when property atMost is present"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),t++}return ne.errors=e,t===
0}function Ae(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,
r=t,i=!1,o=null,h=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of V.oneOf[0].required)if(s[f]===void 0){let c={
instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:f},message:"must have required\
 property '"+f+"'"};e===null?e=[c]:e.push(c),t++}}var a=h===t;a&&(i=!0,o=0);let u=t;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let f of V.oneOf[1].required)if(s[f]===void 0){let c={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"re\
quired",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=[c]:e.push(c),t++}}var a=u===
t;if(a&&i)i=!1,o=[o,1];else{a&&(i=!0,o=1);let f=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of V.oneOf[2].required)
if(s[d]===void 0){let P={instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},message:"\
must have required property '"+d+"'"};e===null?e=[P]:e.push(P),t++}}var a=f===t;if(a&&i)i=!1,o=[o,2];else{a&&(i=!0,o=2);
let d=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let _ of V.oneOf[3].required)if(s[_]===void 0){let S={instancePath:n,
schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:_},message:"must have required property '"+_+
"'"};e===null?e=[S]:e.push(S),t++}}var a=d===t;if(a&&i)i=!1,o=[o,3];else{a&&(i=!0,o=3);let _=t;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let q of V.oneOf[4].required)if(s[q]===void 0){let z={instancePath:n,schemaPath:"#/oneOf/4/requir\
ed",keyword:"required",params:{missingProperty:q},message:"must have required property '"+q+"'"};e===null?e=[z]:e.push(z),
t++}}var a=_===t;if(a&&i)i=!1,o=[o,4];else{a&&(i=!0,o=4);let q=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let te of V.
oneOf[5].required)if(s[te]===void 0){let mr={instancePath:n,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:te},
message:"must have required property '"+te+"'"};e===null?e=[mr]:e.push(mr),t++}}var a=q===t;if(a&&i)i=!1,o=[o,5];else{a&&
(i=!0,o=5);let te=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let ye of V.oneOf[6].required)if(s[ye]===void 0){let yr={
instancePath:n,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:ye},message:"must have require\
d property '"+ye+"'"};e===null?e=[yr]:e.push(yr),t++}}var a=te===t;if(a&&i)i=!1,o=[o,6];else{a&&(i=!0,o=6);let ye=t;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let cr of V.oneOf[7].required)if(s[cr]===void 0){let tt={instancePath:n,schemaPath:"\
#/oneOf/7/required",keyword:"required",params:{missingProperty:cr},message:"must have required property '"+cr+"'"};e===null?
e=[tt]:e.push(tt),t++}}var a=ye===t;if(a&&i)i=!1,o=[o,7];else{a&&(i=!0,o=7);let cr=t;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let hr of V.oneOf[8].required)if(s[hr]===void 0){let it={instancePath:n,schemaPath:"#/oneOf/8/required",keyword:"\
required",params:{missingProperty:hr},message:"must have required property '"+hr+"'"};e===null?e=[it]:e.push(it),t++}}var a=cr===
t;if(a&&i)i=!1,o=[o,8];else{a&&(i=!0,o=8);let hr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let dr of V.oneOf[9].
required)if(s[dr]===void 0){let nt={instancePath:n,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:dr},
message:"must have required property '"+dr+"'"};e===null?e=[nt]:e.push(nt),t++}}var a=hr===t;if(a&&i)i=!1,o=[o,9];else{a&&
(i=!0,o=9);let dr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let gr of V.oneOf[10].required)if(s[gr]===void 0){let ot={
instancePath:n,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty:gr},message:"must have requir\
ed property '"+gr+"'"};e===null?e=[ot]:e.push(ot),t++}}var a=dr===t;if(a&&i)i=!1,o=[o,10];else{a&&(i=!0,o=10);let gr=t;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let br of V.oneOf[11].required)if(s[br]===void 0){let lt={instancePath:n,schemaPath:"\
#/oneOf/11/required",keyword:"required",params:{missingProperty:br},message:"must have required property '"+br+"'"};e===
null?e=[lt]:e.push(lt),t++}}var a=gr===t;if(a&&i)i=!1,o=[o,11];else{a&&(i=!0,o=11);let br=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let kr of V.oneOf[12].required)if(s[kr]===void 0){let pt={instancePath:n,schemaPath:"#/oneOf/12/required",
keyword:"required",params:{missingProperty:kr},message:"must have required property '"+kr+"'"};e===null?e=[pt]:e.push(pt),
t++}}var a=br===t;if(a&&i)i=!1,o=[o,12];else{a&&(i=!0,o=12);let kr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Pr of V.
oneOf[13].required)if(s[Pr]===void 0){let at={instancePath:n,schemaPath:"#/oneOf/13/required",keyword:"required",params:{
missingProperty:Pr},message:"must have required property '"+Pr+"'"};e===null?e=[at]:e.push(at),t++}}var a=kr===t;if(a&&i)
i=!1,o=[o,13];else{a&&(i=!0,o=13);let Pr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let wr of V.oneOf[14].required)
if(s[wr]===void 0){let ut={instancePath:n,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty:wr},
message:"must have required property '"+wr+"'"};e===null?e=[ut]:e.push(ut),t++}}var a=Pr===t;if(a&&i)i=!1,o=[o,14];else{
a&&(i=!0,o=14);let wr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let vr of V.oneOf[15].required)if(s[vr]===void 0){
let ft={instancePath:n,schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty:vr},message:"must hav\
e required property '"+vr+"'"};e===null?e=[ft]:e.push(ft),t++}}var a=wr===t;if(a&&i)i=!1,o=[o,15];else{a&&(i=!0,o=15);let vr=t;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let qr of V.oneOf[16].required)if(s[qr]===void 0){let mt={instancePath:n,
schemaPath:"#/oneOf/16/required",keyword:"required",params:{missingProperty:qr},message:"must have required property '"+
qr+"'"};e===null?e=[mt]:e.push(mt),t++}}var a=vr===t;if(a&&i)i=!1,o=[o,16];else{a&&(i=!0,o=16);let qr=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let jr of V.oneOf[17].required)if(s[jr]===void 0){let yt={instancePath:n,schemaPath:"#/\
oneOf/17/required",keyword:"required",params:{missingProperty:jr},message:"must have required property '"+jr+"'"};e===null?
e=[yt]:e.push(yt),t++}}var a=qr===t;if(a&&i)i=!1,o=[o,17];else{a&&(i=!0,o=17);let jr=t;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let $r of V.oneOf[18].required)if(s[$r]===void 0){let ct={instancePath:n,schemaPath:"#/oneOf/18/required",
keyword:"required",params:{missingProperty:$r},message:"must have required property '"+$r+"'"};e===null?e=[ct]:e.push(ct),
t++}}var a=jr===t;if(a&&i)i=!1,o=[o,18];else{a&&(i=!0,o=18);let $r=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Or of V.
oneOf[19].required)if(s[Or]===void 0){let ht={instancePath:n,schemaPath:"#/oneOf/19/required",keyword:"required",params:{
missingProperty:Or},message:"must have required property '"+Or+"'"};e===null?e=[ht]:e.push(ht),t++}}var a=$r===t;if(a&&i)
i=!1,o=[o,19];else{a&&(i=!0,o=19);let Or=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Dr of V.oneOf[20].required)
if(s[Dr]===void 0){let dt={instancePath:n,schemaPath:"#/oneOf/20/required",keyword:"required",params:{missingProperty:Dr},
message:"must have required property '"+Dr+"'"};e===null?e=[dt]:e.push(dt),t++}}var a=Or===t;if(a&&i)i=!1,o=[o,20];else{
a&&(i=!0,o=20);let Dr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let Ks of V.oneOf[21].required)if(s[Ks]===void 0){
let gt={instancePath:n,schemaPath:"#/oneOf/21/required",keyword:"required",params:{missingProperty:Ks},message:"must hav\
e required property '"+Ks+"'"};e===null?e=[gt]:e.push(gt),t++}}var a=Dr===t;a&&i?(i=!1,o=[o,21]):a&&(i=!0,o=21)}}}}}}}}}}}}}}}}}}}}
if(i)t=r,e!==null&&(r?e.length=r:e=null);else{let f={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};e===null?e=[f]:e.push(f),t++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(Object.keys(s).length<1){let f={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[f]:e.push(f),t++}for(let f in s)if(!G.call(V.properties,f)){
let c={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"\
must NOT have additional properties"};e===null?e=[c]:e.push(c),t++}if(s.x!==void 0&&s.x!==!0){let f={instancePath:n+"/x",
schemaPath:"#/properties/x/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?
e=[f]:e.push(f),t++}if(s.powerOf!==void 0&&(C(s.powerOf,{instancePath:n+"/powerOf",parentData:s,parentDataProperty:"powe\
rOf",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),t=e.length)),s.toughnessOf!==void 0&&(C(s.toughnessOf,
{instancePath:n+"/toughnessOf",parentData:s,parentDataProperty:"toughnessOf",rootData:l,dynamicAnchors:p})||(e=e===null?
C.errors:e.concat(C.errors),t=e.length)),s.manaValueOf!==void 0&&(C(s.manaValueOf,{instancePath:n+"/manaValueOf",parentData:s,
parentDataProperty:"manaValueOf",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),t=e.length)),s.counter!==
void 0){let f=s.counter;if(typeof f=="string"){if(g(f)>60){let c={instancePath:n+"/counter",schemaPath:"#/properties/cou\
nter/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.
push(c),t++}if(g(f)<1){let c={instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:n+
"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),t++}}if(s.on!==void 0&&(C(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"on",rootData:l,dynamicAnchors:p})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length)),s.count!==void 0&&(N.validate(s.count,{instancePath:n+"/count",parentData:s,
parentDataProperty:"count",rootData:l,dynamicAnchors:p})||(e=e===null?N.validate.errors:e.concat(N.validate.errors),t=e.
length)),s.total!==void 0&&(oe(s.total,{instancePath:n+"/total",parentData:s,parentDataProperty:"total",rootData:l,dynamicAnchors:p})||
(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)),s.greatest!==void 0&&(oe(s.greatest,{instancePath:n+"/greatest",parentData:s,
parentDataProperty:"greatest",rootData:l,dynamicAnchors:p})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)),s.least!==
void 0&&(oe(s.least,{instancePath:n+"/least",parentData:s,parentDataProperty:"least",rootData:l,dynamicAnchors:p})||(e=e===
null?oe.errors:e.concat(oe.errors),t=e.length)),s.of!==void 0&&(N.validate(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"\
of",rootData:l,dynamicAnchors:p})||(e=e===null?N.validate.errors:e.concat(N.validate.errors),t=e.length)),s.distinct!==void 0){
let f=s.distinct;if(!(f==="types"||f==="colors"||f==="basicLandTypes"||f==="creatureTypes"||f==="names"||f==="powers"||f===
"manaValues")){let c={instancePath:n+"/distinct",schemaPath:"#/properties/distinct/enum",keyword:"enum",params:{allowedValues:V.
properties.distinct.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}}if(s.among!==
void 0&&(N.validate(s.among,{instancePath:n+"/among",parentData:s,parentDataProperty:"among",rootData:l,dynamicAnchors:p})||
(e=e===null?N.validate.errors:e.concat(N.validate.errors),t=e.length)),s.devotion!==void 0){let f=s.devotion;if(Array.isArray(
f)){if(f.length<1){let d={instancePath:n+"/devotion",schemaPath:"#/properties/devotion/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}let c=f.length;for(let d=0;d<c;d++)L(f[d],
{instancePath:n+"/devotion/"+d,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(
L.errors),t=e.length)}else{let c={instancePath:n+"/devotion",schemaPath:"#/properties/devotion/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),t++}}if(s.handSize!==void 0&&(D(s.handSize,{instancePath:n+
"/handSize",parentData:s,parentDataProperty:"handSize",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),
t=e.length)),s.life!==void 0&&(D(s.life,{instancePath:n+"/life",parentData:s,parentDataProperty:"life",rootData:l,dynamicAnchors:p})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.players!==void 0&&(D(s.players,{instancePath:n+"/players",parentData:s,
parentDataProperty:"players",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.chosen!==
void 0){let f=s.chosen;if(typeof f=="string"){if(g(f)>60){let c={instancePath:n+"/chosen",schemaPath:"#/properties/chose\
n/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.push(
c),t++}if(g(f)<1){let c={instancePath:n+"/chosen",schemaPath:"#/properties/chosen/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:n+"/cho\
sen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:
e.push(c),t++}}if(s.sum!==void 0){let f=s.sum;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+"/sum",schemaPath:"\
#/properties/sum/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),t++}let c=f.length;for(let d=0;d<c;d++)O.validate(f[d],{instancePath:n+"/sum/"+d,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{let c={instancePath:n+
"/sum",schemaPath:"#/properties/sum/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.
push(c),t++}}if(s.product!==void 0){let f=s.product;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+"/product",
schemaPath:"#/properties/product/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[d]:e.push(d),t++}let c=f.length;for(let d=0;d<c;d++)O.validate(f[d],{instancePath:n+"/product/"+d,parentData:f,
parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{
let c={instancePath:n+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[c]:e.push(c),t++}}if(s.negative!==void 0&&(O.validate(s.negative,{instancePath:n+"/negative",parentData:s,
parentDataProperty:"negative",rootData:l,dynamicAnchors:p})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=
e.length)),s.half!==void 0&&(O.validate(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"half",rootData:l,
dynamicAnchors:p})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),s.round!==void 0){let f=s.round;
if(!(f==="up"||f==="down")){let c={instancePath:n+"/round",schemaPath:"#/properties/round/enum",keyword:"enum",params:{allowedValues:V.
properties.round.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}}if(s.atMostOf!==
void 0){let f=s.atMostOf;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+"/atMostOf",schemaPath:"#/properties/\
atMostOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(
d),t++}let c=f.length;for(let d=0;d<c;d++)O.validate(f[d],{instancePath:n+"/atMostOf/"+d,parentData:f,parentDataProperty:d,
rootData:l,dynamicAnchors:p})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{let c={instancePath:n+
"/atMostOf",schemaPath:"#/properties/atMostOf/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[c]:e.push(c),t++}}if(s.atLeastOf!==void 0){let f=s.atLeastOf;if(Array.isArray(f)){if(f.length<1){let d={instancePath:n+
"/atLeastOf",schemaPath:"#/properties/atLeastOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have few\
er than 1 items"};e===null?e=[d]:e.push(d),t++}let c=f.length;for(let d=0;d<c;d++)O.validate(f[d],{instancePath:n+"/atLe\
astOf/"+d,parentData:f,parentDataProperty:d,rootData:l,dynamicAnchors:p})||(e=e===null?O.validate.errors:e.concat(O.validate.
errors),t=e.length)}else{let c={instancePath:n+"/atLeastOf",schemaPath:"#/properties/atLeastOf/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),t++}}if(s.if!==void 0&&(ne(s.if,{instancePath:n+"/if",parentData:s,
parentDataProperty:"if",rootData:l,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)),s.then!==void 0&&
(O.validate(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||(e=e===
null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),s.else!==void 0&&(O.validate(s.else,{instancePath:n+"/el\
se",parentData:s,parentDataProperty:"else",rootData:l,dynamicAnchors:p})||(e=e===null?O.validate.errors:e.concat(O.validate.
errors),t=e.length)),s.counter!==void 0&&s.on===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"counter",missingProperty:"on",depsCount:1,deps:"on"},message:"must have property on\
 when property counter is present"};e===null?e=[f]:e.push(f),t++}if(s.on!==void 0&&s.counter===void 0){let f={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"on",missingProperty:"counter",depsCount:1,
deps:"counter"},message:"must have property counter when property on is present"};e===null?e=[f]:e.push(f),t++}if(s.total!==
void 0&&s.of===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
total",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property of when property total is present"};e===null?
e=[f]:e.push(f),t++}if(s.greatest!==void 0&&s.of===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"greatest",missingProperty:"of",depsCount:1,deps:"of"},message:"must have property o\
f when property greatest is present"};e===null?e=[f]:e.push(f),t++}if(s.least!==void 0&&s.of===void 0){let f={instancePath:n,
schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"least",missingProperty:"of",depsCount:1,deps:"\
of"},message:"must have property of when property least is present"};e===null?e=[f]:e.push(f),t++}if(s.distinct!==void 0&&
s.among===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"d\
istinct",missingProperty:"among",depsCount:1,deps:"among"},message:"must have property among when property distinct is p\
resent"};e===null?e=[f]:e.push(f),t++}if(s.among!==void 0&&s.distinct===void 0){let f={instancePath:n,schemaPath:"#/depe\
ndentRequired",keyword:"dependentRequired",params:{property:"among",missingProperty:"distinct",depsCount:1,deps:"distinc\
t"},message:"must have property distinct when property among is present"};e===null?e=[f]:e.push(f),t++}if(s.round!==void 0&&
s.half===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"ro\
und",missingProperty:"half",depsCount:1,deps:"half"},message:"must have property half when property round is present"};e===
null?e=[f]:e.push(f),t++}if(s.then!==void 0&&s.if===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"\
dependentRequired",params:{property:"then",missingProperty:"if",depsCount:1,deps:"if"},message:"must have property if wh\
en property then is present"};e===null?e=[f]:e.push(f),t++}if(s.else!==void 0&&s.if===void 0){let f={instancePath:n,schemaPath:"\
#/dependentRequired",keyword:"dependentRequired",params:{property:"else",missingProperty:"if",depsCount:1,deps:"if"},message:"\
must have property if when property else is present"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),t++}return Ae.errors=e,
t===0}function T(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0,r=t,i=!0,o=t;if(!(typeof s=="number"&&isFinite(s))){let a={};e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&
(r?e.length=r:e=null);let u;if(h){let a=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let c={instancePath:n,
schemaPath:"#/then/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),t++}
var h=a===t;i=h,u="then"}else{let a=t;Ae(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length);var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return T.
errors=e,t===0}function A(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProp\
erties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(
r),t++}for(let r in s)if(!(r==="equals"||r==="atLeast"||r==="atMost")){let i={instancePath:n,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}s.equals!==void 0&&(T(s.equals,{instancePath:n+"/equals",parentData:s,parentDataProperty:"equal\
s",rootData:l,dynamicAnchors:p})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),s.atLeast!==void 0&&(T(s.atLeast,
{instancePath:n+"/atLeast",parentData:s,parentDataProperty:"atLeast",rootData:l,dynamicAnchors:p})||(e=e===null?T.errors:
e.concat(T.errors),t=e.length)),s.atMost!==void 0&&(T(s.atMost,{instancePath:n+"/atMost",parentData:s,parentDataProperty:"\
atMost",rootData:l,dynamicAnchors:p})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return A.errors=e,t===
0}var di={enum:["battlefield","graveyard","hand","library","exile","stack","command"]};function I(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="battlefield"||s==="graveyard"||s==="\
hand"||s==="library"||s==="exile"||s==="stack"||s==="command")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:di.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return I.
errors=e,t===0}function k(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u in s)if(!G.call(ge.properties,u)){let a={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional p\
roperties"};e===null?e=[a]:e.push(a),t++}if(s.self!==void 0&&s.self!==!0){let u={instancePath:n+"/self",schemaPath:"#/pr\
operties/self/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(
u),t++}if(s.other!==void 0&&s.other!==!0){let u={instancePath:n+"/other",schemaPath:"#/properties/other/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.host!==void 0&&s.
host!==!0){let u={instancePath:n+"/host",schemaPath:"#/properties/host/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.affected!==void 0&&s.affected!==!0){let u={instancePath:n+
"/affected",schemaPath:"#/properties/affected/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to \
constant"};e===null?e=[u]:e.push(u),t++}if(s.target!==void 0){let u=s.target,a=t,f=!1,c=t;if(u!==!0){let d={instancePath:n+
"/target",schemaPath:"#/properties/target/anyOf/0/const",keyword:"const",params:{allowedValue:!0},message:"must be equal\
 to constant"};e===null?e=[d]:e.push(d),t++}var r=c===t;if(f=f||r,!f){let d=t;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u))){let _={instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[_]:e.push(_),t++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let _={
instancePath:n+"/target",schemaPath:"#/properties/target/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[_]:e.push(_),t++}var r=d===t;f=f||r}if(f)t=a,e!==null&&(a?e.length=a:e=null);else{let d={
instancePath:n+"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{},message:"must match a schema i\
n anyOf"};e===null?e=[d]:e.push(d),t++}}if(s.object!==void 0){let u=s.object;if(typeof u=="string"){if(g(u)>200){let a={
instancePath:n+"/object",schemaPath:"#/properties/object/maxLength",keyword:"maxLength",params:{limit:200},message:"must\
 NOT have more than 200 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+"/object",schemaPath:"\
#/properties/object/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.linked!==void 0){let u=s.linked;if(typeof u==
"string"){if(g(u)>60){let a={instancePath:n+"/linked",schemaPath:"#/properties/linked/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+
"/linked",schemaPath:"#/properties/linked/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+"/linked",schemaPath:"#/properties/linked/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.topOf!==void 0){let u=s.
topOf;if(!(u==="graveyard"||u==="library")){let a={instancePath:n+"/topOf",schemaPath:"#/properties/topOf/enum",keyword:"\
enum",params:{allowedValues:ge.properties.topOf.enum},message:"must be equal to one of the allowed values"};e===null?e=[
a]:e.push(a),t++}}if(s.type!==void 0&&(Oe(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l,
dynamicAnchors:p})||(e=e===null?Oe.errors:e.concat(Oe.errors),t=e.length)),s.supertype!==void 0&&(De(s.supertype,{instancePath:n+
"/supertype",parentData:s,parentDataProperty:"supertype",rootData:l,dynamicAnchors:p})||(e=e===null?De.errors:e.concat(De.
errors),t=e.length)),s.subtype!==void 0&&(Ne(s.subtype,{instancePath:n+"/subtype",parentData:s,parentDataProperty:"subty\
pe",rootData:l,dynamicAnchors:p})||(e=e===null?Ne.errors:e.concat(Ne.errors),t=e.length)),s.color!==void 0&&(Te(s.color,
{instancePath:n+"/color",parentData:s,parentDataProperty:"color",rootData:l,dynamicAnchors:p})||(e=e===null?Te.errors:e.
concat(Te.errors),t=e.length)),s.colorCount!==void 0&&(A(s.colorCount,{instancePath:n+"/colorCount",parentData:s,parentDataProperty:"\
colorCount",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.name!==void 0){let u=s.
name,a=t,f=!0,c=t;if(!(u&&typeof u=="object"&&!Array.isArray(u))){let P={};e===null?e=[P]:e.push(P),t++}var i=c===t;t=a,
e!==null&&(a?e.length=a:e=null);let d;if(i){let P=t;Y(u,{instancePath:n+"/name",parentData:s,parentDataProperty:"name",rootData:l,
dynamicAnchors:p})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length);var i=P===t;f=i,d="then"}else{let P=t;if(typeof u==
"string"){if(g(u)>200){let S={instancePath:n+"/name",schemaPath:"#/properties/name/else/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[S]:e.push(S),t++}if(g(u)<1){let S={instancePath:n+
"/name",schemaPath:"#/properties/name/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[S]:e.push(S),t++}}else{let S={instancePath:n+"/name",schemaPath:"#/properties/name/else/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[S]:e.push(S),t++}var i=P===t;f=i,d="el\
se"}if(!f){let P={instancePath:n+"/name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword:d},message:'\
must match "'+d+'" schema'};e===null?e=[P]:e.push(P),t++}}if(s.controller!==void 0&&(D(s.controller,{instancePath:n+"/co\
ntroller",parentData:s,parentDataProperty:"controller",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),
t=e.length)),s.owner!==void 0&&(D(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:l,dynamicAnchors:p})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.zone!==void 0){let u=s.zone,a=t,f=!1,c=t;if(u!=="any"){let d={instancePath:n+
"/zone",schemaPath:"#/properties/zone/anyOf/0/const",keyword:"const",params:{allowedValue:"any"},message:"must be equal \
to constant"};e===null?e=[d]:e.push(d),t++}var o=c===t;if(f=f||o,!f){let d=t;I(u,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:l,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),t=e.length);var o=d===t;if(f=f||o,!f){let _=t;
if(Array.isArray(u)){if(u.length<1){let z={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[z]:e.push(z),t++}let q=u.length;for(let z=0;z<
q;z++)I(u[z],{instancePath:n+"/zone/"+z,parentData:u,parentDataProperty:z,rootData:l,dynamicAnchors:p})||(e=e===null?I.errors:
e.concat(I.errors),t=e.length)}else{let q={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[q]:e.push(q),t++}var o=_===t;f=f||o}}if(f)t=a,e!==null&&
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
e=[a]:e.push(a),t++}}if(s.abilityCount!==void 0&&(A(s.abilityCount,{instancePath:n+"/abilityCount",parentData:s,parentDataProperty:"\
abilityCount",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.power!==void 0&&(A(s.
power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length)),s.toughness!==void 0&&(A(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.manaValue!==void 0&&(A(
s.manaValue,{instancePath:n+"/manaValue",parentData:s,parentDataProperty:"manaValue",rootData:l,dynamicAnchors:p})||(e=e===
null?A.errors:e.concat(A.errors),t=e.length)),s.counter!==void 0){let u=s.counter;if(typeof u=="string"){if(g(u)>60){let a={
instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"maxLength",params:{limit:60},message:"mus\
t NOT have more than 60 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+"/counter",schemaPath:"\
#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.attached!==void 0&&typeof s.attached!="boole\
an"){let u={instancePath:n+"/attached",schemaPath:"#/properties/attached/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[u]:e.push(u),t++}if(s.attachedTo!==void 0&&(N.validate(s.attachedTo,{instancePath:n+"/atta\
chedTo",parentData:s,parentDataProperty:"attachedTo",rootData:l,dynamicAnchors:p})||(e=e===null?N.validate.errors:e.concat(
N.validate.errors),t=e.length)),s.hasAttached!==void 0&&(N.validate(s.hasAttached,{instancePath:n+"/hasAttached",parentData:s,
parentDataProperty:"hasAttached",rootData:l,dynamicAnchors:p})||(e=e===null?N.validate.errors:e.concat(N.validate.errors),
t=e.length)),s.shares!==void 0){let u=s.shares;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let a of ge.properties.shares.
required)if(u[a]===void 0){let f={instancePath:n+"/shares",schemaPath:"#/properties/shares/required",keyword:"required",
params:{missingProperty:a},message:"must have required property '"+a+"'"};e===null?e=[f]:e.push(f),t++}for(let a in u)if(!(a===
"characteristic"||a==="with")){let f={instancePath:n+"/shares",schemaPath:"#/properties/shares/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[f]:e.push(
f),t++}if(u.characteristic!==void 0){let a=u.characteristic;if(!(a==="name"||a==="color"||a==="type"||a==="creatureType"||
a==="landType")){let f={instancePath:n+"/shares/characteristic",schemaPath:"#/properties/shares/properties/characteristi\
c/enum",keyword:"enum",params:{allowedValues:ge.properties.shares.properties.characteristic.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[f]:e.push(f),t++}}u.with!==void 0&&(C(u.with,{instancePath:n+"/shares/with",
parentData:u,parentDataProperty:"with",rootData:l,dynamicAnchors:p})||(e=e===null?C.errors:e.concat(C.errors),t=e.length))}else{
let a={instancePath:n+"/shares",schemaPath:"#/properties/shares/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[a]:e.push(a),t++}}if(s.allOf!==void 0){let u=s.allOf;if(Array.isArray(u)){if(u.length<1){let f={
instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[f]:e.push(f),t++}let a=u.length;for(let f=0;f<a;f++)N.validate(u[f],{instancePath:n+
"/allOf/"+f,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?N.validate.errors:e.concat(N.validate.
errors),t=e.length)}else{let a={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.anyOf!==void 0){let u=s.anyOf;if(Array.isArray(u)){if(u.
length<1){let f={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),t++}let a=u.length;for(let f=0;f<a;f++)N.validate(u[f],{instancePath:n+
"/anyOf/"+f,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?N.validate.errors:e.concat(N.validate.
errors),t=e.length)}else{let a={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.not!==void 0){let u=s.not,a=t,f=!0,c=t;if(!Array.isArray(
u)){let P={};e===null?e=[P]:e.push(P),t++}var h=c===t;t=a,e!==null&&(a?e.length=a:e=null);let d;if(h){let P=t;if(Array.isArray(
u)){if(u.length<1){let q={instancePath:n+"/not",schemaPath:"#/properties/not/then/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[q]:e.push(q),t++}let S=u.length;for(let q=0;q<S;q++)N.validate(u[q],
{instancePath:n+"/not/"+q,parentData:u,parentDataProperty:q,rootData:l,dynamicAnchors:p})||(e=e===null?N.validate.errors:
e.concat(N.validate.errors),t=e.length)}var h=P===t;f=h,d="then"}else{let P=t;N.validate(u,{instancePath:n+"/not",parentData:s,
parentDataProperty:"not",rootData:l,dynamicAnchors:p})||(e=e===null?N.validate.errors:e.concat(N.validate.errors),t=e.length);
var h=P===t;f=h,d="else"}if(!f){let P={instancePath:n+"/not",schemaPath:"#/properties/not/if",keyword:"if",params:{failingKeyword:d},
message:'must match "'+d+'" schema'};e===null?e=[P]:e.push(P),t++}}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return k.errors=e,t===0}function xr(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of jt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!G.call(jt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
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
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.landType!==void 0&&(F(s.landType,{instancePath:n+
"/landType",parentData:s,parentDataProperty:"landType",rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),
t=e.length)),s.from!==void 0&&(K(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"from",rootData:l,dynamicAnchors:p})||
(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.fromQuality!==void 0&&(k(s.fromQuality,{instancePath:n+"/fromQual\
ity",parentData:s,parentDataProperty:"fromQuality",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),
t=e.length)),s.quality!==void 0&&(k(s.quality,{instancePath:n+"/quality",parentData:s,parentDataProperty:"quality",rootData:l,
dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.player!==void 0&&s.player!==!0){let r={instancePath:n+
"/player",schemaPath:"#/properties/player/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}s.keeps!==void 0&&(k(s.keeps,{instancePath:n+"/keeps",parentData:s,parentDataProperty:"\
keeps",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return xr.errors=e,
t===0}var gi={type:"object",additionalProperties:!1,required:["kind","id","does"],properties:{kind:{const:"static"},id:{
$ref:"#/$defs/AbilityId"},affects:{$ref:"#/$defs/Selector"},condition:{$ref:"#/$defs/Condition"},does:{$ref:"#/$defs/Par\
ts"},zones:{type:"array",minItems:1,items:{$ref:"#/$defs/Zone"}},lingers:{const:"endOfTurn"},note:{$ref:"#/$defs/OwnWord\
s"}}};var Kt=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");function E(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s=="string"){if(g(s)>60){let r={instancePath:n,schemaPath:"#/maxLength",
keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[r]:e.push(r),t++}if(!Kt.
test(s)){let r={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},message:'\
must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return E.errors=e,t===
0}var Ut={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/CopyPart"},{$ref:"#/$d\
efs/GainControlPart"},{$ref:"#/$defs/ReplaceWordsPart"},{$ref:"#/$defs/GainFullTextPart"},{$ref:"#/$defs/ExchangeTextBox\
esPart"},{$ref:"#/$defs/SetNamePart"},{$ref:"#/$defs/AddTypesPart"},{$ref:"#/$defs/SetTypesPart"},{$ref:"#/$defs/RemoveT\
ypesPart"},{$ref:"#/$defs/SetSubtypesPart"},{$ref:"#/$defs/SetBasicLandTypesPart"},{$ref:"#/$defs/AddEverySubtypePart"},
{$ref:"#/$defs/SetColorsPart"},{$ref:"#/$defs/AddColorsPart"},{$ref:"#/$defs/GainAbilitiesPart"},{$ref:"#/$defs/GainAbil\
itiesOfPart"},{$ref:"#/$defs/LoseAbilitiesPart"},{$ref:"#/$defs/LoseAllAbilitiesPart"},{$ref:"#/$defs/CantHavePart"},{$ref:"\
#/$defs/SetPowerToughnessPart"},{$ref:"#/$defs/ModifyPowerToughnessPart"},{$ref:"#/$defs/SwitchPowerToughnessPart"},{$ref:"\
#/$defs/PlayerGainsPart"},{$ref:"#/$defs/GameRulePart"}]},bi={type:"object",additionalProperties:!1,required:["kind","of"],
properties:{kind:{const:"copy"},of:{$ref:"#/$defs/Reference"},except:{$ref:"#/$defs/CopyExceptions"}}},Xs={type:"object",
additionalProperties:!1,minProperties:1,properties:{name:{type:"string",minLength:1,maxLength:200},setTypes:{type:"array",
items:{$ref:"#/$defs/CardType"}},addTypes:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},removeSupertypes:{type:"\
array",minItems:1,items:{$ref:"#/$defs/Supertype"}},addSupertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/Supertyp\
e"}},addSubtypes:{$ref:"#/$defs/SubtypeList"},setSubtypes:{type:"object",additionalProperties:!1,required:["family","sub\
types"],properties:{family:{$ref:"#/$defs/SubtypeFamily"},subtypes:{$ref:"#/$defs/SubtypeList"}}},setColors:{type:"array",
items:{$ref:"#/$defs/Color"}},addColors:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},power:{type:"integer"},toughness:{
type:"integer"},manaCost:{type:["string","null"]},addAbilities:{$ref:"#/$defs/AbilityList"},keepAbility:{type:"string",minLength:1}}};function B(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(Array.
isArray(s)){let r=s.length;for(let i=0;i<r;i++)F(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:l,
dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return B.errors=e,t===0}var ki={enum:[
"artifact","battle","creature","enchantment","land","planeswalker","spell","dungeon"]};function Le(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="artifact"||s==="battle"||
s==="creature"||s==="enchantment"||s==="land"||s==="planeswalker"||s==="spell"||s==="dungeon")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ki.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),t++}return Le.errors=e,t===0}var Ys={validate:he};function W(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(Array.isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)Ys.
validate(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?Ys.validate.
errors:e.concat(Ys.validate.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}function le(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"m\
ust NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(Xs.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){
let i={instancePath:n+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"m\
ust NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.setTypes!==void 0){let r=s.setTypes;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/setTypes/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/setTypes",schemaPath:"\
#/properties/setTypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.addTypes!==void 0){let r=s.addTypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addTypes",schemaPath:"\
#/properties/addTypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/addTypes/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/addTypes",
schemaPath:"#/properties/addTypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.removeSupertypes!==void 0){let r=s.removeSupertypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/removeSupertypes",schemaPath:"#/properties/removeSupertypes/minItems",keyword:"minItems",params:{limit:1},message:"mus\
t NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"\
/removeSupertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)}else{let i={instancePath:n+"/removeSupertypes",schemaPath:"#/properties/removeSupertypes/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addSupertypes!==void 0){let r=s.addSupertypes;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/addSupertypes",schemaPath:"#/properties/addSupertypes/minIte\
ms",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/addSupertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/addSupertypes",schemaPath:"#/properties\
/addSupertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.addSubtypes!==
void 0&&(B(s.addSubtypes,{instancePath:n+"/addSubtypes",parentData:s,parentDataProperty:"addSubtypes",rootData:l,dynamicAnchors:p})||
(e=e===null?B.errors:e.concat(B.errors),t=e.length)),s.setSubtypes!==void 0){let r=s.setSubtypes;if(r&&typeof r=="object"&&
!Array.isArray(r)){for(let i of Xs.properties.setSubtypes.required)if(r[i]===void 0){let o={instancePath:n+"/setSubtypes",
schemaPath:"#/properties/setSubtypes/required",keyword:"required",params:{missingProperty:i},message:"must have required\
 property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in r)if(!(i==="family"||i==="subtypes")){let o={instancePath:n+
"/setSubtypes",schemaPath:"#/properties/setSubtypes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}r.family!==void 0&&(Le(r.family,{instancePath:n+
"/setSubtypes/family",parentData:r,parentDataProperty:"family",rootData:l,dynamicAnchors:p})||(e=e===null?Le.errors:e.concat(
Le.errors),t=e.length)),r.subtypes!==void 0&&(B(r.subtypes,{instancePath:n+"/setSubtypes/subtypes",parentData:r,parentDataProperty:"\
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
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:Xs.properties.manaCost.type},message:"mu\
st be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.addAbilities!==void 0&&(W(s.addAbilities,{instancePath:n+"/addAbi\
lities",parentData:s,parentDataProperty:"addAbilities",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),
t=e.length)),s.keepAbility!==void 0){let r=s.keepAbility;if(typeof r=="string"){if(g(r)<1){let i={instancePath:n+"/keepA\
bility",schemaPath:"#/properties/keepAbility/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/keepAbility",schemaPath:"#/properties/k\
eepAbility/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return le.errors=e,t===0}function xe(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of bi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="of"||r==="except")){let i={instancePath:n,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="copy"){let r={instancePath:n+"/kind",schemaPath:"#/pr\
operties/kind/const",keyword:"const",params:{allowedValue:"copy"},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),t++}s.of!==void 0&&(C(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:l,dynamicAnchors:p})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length)),s.except!==void 0&&(le(s.except,{instancePath:n+"/except",parentData:s,
parentDataProperty:"except",rootData:l,dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return xe.errors=e,t===0}var Pi={type:"object",additionalProperties:!1,required:["kind","player"],properties:{kind:{
const:"gainControl"},player:{$ref:"#/$defs/PlayerReference"}}};function Ce(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Pi.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="player")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainControl"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gainControl"},message:"must be equal \
to constant"};e===null?e=[r]:e.push(r),t++}s.player!==void 0&&(D(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"\
player",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ce.errors=e,
t===0}var Ot={type:"object",additionalProperties:!1,required:["kind","word","from","to"],properties:{kind:{const:"replac\
eWords"},word:{enum:["color","landType","creatureType"]},from:{$ref:"#/$defs/SubtypeWord"},to:{$ref:"#/$defs/SubtypeWord"}}};
function Ie(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ot.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="word"||r==="from"||r==="to")){let i={instancePath:n,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional proper\
ties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="replaceWords"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"replaceWords"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.word!==void 0){let r=s.word;if(!(r==="color"||r==="landType"||r==="creatureType")){let i={instancePath:n+
"/word",schemaPath:"#/properties/word/enum",keyword:"enum",params:{allowedValues:Ot.properties.word.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}s.from!==void 0&&(F(s.from,{instancePath:n+"/from",
parentData:s,parentDataProperty:"from",rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),
s.to!==void 0&&(F(s.to,{instancePath:n+"/to",parentData:s,parentDataProperty:"to",rootData:l,dynamicAnchors:p})||(e=e===
null?F.errors:e.concat(F.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}var wi={type:"object",additionalProperties:!1,
required:["kind","of"],properties:{kind:{const:"gainFullText"},of:{$ref:"#/$defs/Reference"},plus:{$ref:"#/$defs/Ability\
List"}}};function Ee(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of wi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="of"||r==="plus")){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainFullText"){let r={instancePath:n+"/kind",schemaPath:"#/properties/\
kind/const",keyword:"const",params:{allowedValue:"gainFullText"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}s.of!==void 0&&(C(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:l,dynamicAnchors:p})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length)),s.plus!==void 0&&(W(s.plus,{instancePath:n+"/plus",parentData:s,parentDataProperty:"\
plus",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ee.errors=e,
t===0}var vi={type:"object",additionalProperties:!1,required:["kind"],properties:{kind:{const:"exchangeTextBoxes"}}};function _e(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of vi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(r!=="kind"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="exchangeTextBo\
xes"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"exchangeT\
extBoxes"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _e.errors=e,t===
0}var qi={type:"object",additionalProperties:!1,required:["kind","name"],properties:{kind:{const:"setName"},name:{type:"\
string",minLength:1,maxLength:200}}};function Se(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of qi.required)if(s[r]===void 0){let i={instancePath:n,
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
 object"};e===null?e=[r]:e.push(r),t++}return Se.errors=e,t===0}var ji={type:"object",additionalProperties:!1,required:[
"kind"],minProperties:2,properties:{kind:{const:"addTypes"},types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},
supertypes:{type:"array",minItems:1,items:{$ref:"#/$defs/Supertype"}},subtypes:{$ref:"#/$defs/SubtypeList"}}};function Ve(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"min\
Properties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of ji.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="types"||r==="sup\
ertypes"||r==="subtypes")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="addTypes"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
addTypes"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.types!==void 0){let r=s.types;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)w(r[o],
{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(
r)){if(r.length<1){let o={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)
j(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:
e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(B(s.subtypes,{instancePath:n+
"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}var $i={type:"object",additionalProperties:!1,required:["kind",
"types"],properties:{kind:{const:"setTypes"},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{$ref:"#/$def\
s/SubtypeList"}}};function Fe(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of $i.required)if(s[r]===void 0){let i={instancePath:n,
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
r),t++}return Fe.errors=e,t===0}var Oi={type:"object",additionalProperties:!1,required:["kind"],minProperties:2,properties:{
kind:{const:"removeTypes"},types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},supertypes:{type:"array",minItems:1,
items:{$ref:"#/$defs/Supertype"}},subtypes:{$ref:"#/$defs/SubtypeList"}}};function Re(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:2},message:"m\
ust NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of Oi.required)if(s[r]===void 0){let i={instancePath:n,
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
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+
"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.subtypes!==void 0&&(B(s.subtypes,{instancePath:n+"/subt\
ypes",parentData:s,parentDataProperty:"subtypes",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===0}var Di={type:"object",additionalProperties:!1,required:["kind",
"family","subtypes"],properties:{kind:{const:"setSubtypes"},family:{$ref:"#/$defs/SubtypeFamily"},subtypes:{$ref:"#/$def\
s/SubtypeList"}}};function ze(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Di.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="family"||r==="subtypes")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setSubtypes"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"setSubtypes"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}s.family!==void 0&&(Le(s.family,{instancePath:n+"/family",parentData:s,parentDataProperty:"family",rootData:l,
dynamicAnchors:p})||(e=e===null?Le.errors:e.concat(Le.errors),t=e.length)),s.subtypes!==void 0&&(B(s.subtypes,{instancePath:n+
"/subtypes",parentData:s,parentDataProperty:"subtypes",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return ze.errors=e,t===0}var Ni={type:"object",additionalProperties:!1,required:["kind",
"subtypes"],properties:{kind:{const:"setBasicLandTypes"},subtypes:{type:"array",minItems:1,items:{$ref:"#/$defs/SubtypeW\
ord"}}}};function Be(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ni.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="subtypes")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="setBasicLandTypes"){let r={instancePath:n+"/kind",schemaPath:"#/propertie\
s/kind/const",keyword:"const",params:{allowedValue:"setBasicLandTypes"},message:"must be equal to constant"};e===null?e=
[r]:e.push(r),t++}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/s\
ubtypes",schemaPath:"#/properties/subtypes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)F(r[o],{instancePath:n+"/subtypes/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)}else{let i={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}var Dt={type:"object",additionalProperties:!1,required:[
"kind","family"],properties:{kind:{const:"addEverySubtype"},family:{enum:["creature","land"]}}};function We(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Dt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="family")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="addEverySubtype"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
addEverySubtype"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.family!==void 0){let r=s.family;
if(!(r==="creature"||r==="land")){let i={instancePath:n+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{
allowedValues:Dt.properties.family.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),
t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return We.errors=e,t===0}var Ti={type:"object",additionalProperties:!1,required:["kind","colors"],
properties:{kind:{const:"setColors"},colors:{type:"array",items:{$ref:"#/$defs/ColorWord"}}}};function Ge(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ti.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="colors")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="setColors"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
setColors"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)K(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ge.errors=e,t===0}var Ai={type:"object",additionalProperties:!1,required:["kind","colors"],properties:{
kind:{const:"addColors"},colors:{type:"array",minItems:1,items:{$ref:"#/$defs/ColorWord"}}}};function Me(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ai.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="colors")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="addColors"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
addColors"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/colors",schemaPath:"#/properties/colors/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)
K(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:
e.concat(K.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Me.errors=e,t===
0}var Li={type:"object",additionalProperties:!1,required:["kind","abilities"],properties:{kind:{const:"gainAbilities"},abilities:{
$ref:"#/$defs/AbilityList"},perColorOf:{$ref:"#/$defs/Selector"}}};function Ke(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Li.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities"||r==="\
perColorOf")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainAbilities"){
let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gainAbilities"},
message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.abilities!==void 0&&(W(s.abilities,{instancePath:n+"\
/abilities",parentData:s,parentDataProperty:"abilities",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),
t=e.length)),s.perColorOf!==void 0&&(k(s.perColorOf,{instancePath:n+"/perColorOf",parentData:s,parentDataProperty:"perCo\
lorOf",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ke.errors=e,
t===0}var Nt={type:"object",additionalProperties:!1,required:["kind","of","abilityKinds"],properties:{kind:{const:"gainA\
bilitiesOf"},of:{$ref:"#/$defs/Selector"},abilityKinds:{type:"array",minItems:1,items:{enum:["activated","mana","trigger\
ed","static","keyword"]}}}};function Ue(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Nt.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="of"||r==="abilityKinds")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gainAbilitiesOf"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"gainAbilitiesOf"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),t++}if(s.of!==void 0&&(k(s.of,{instancePath:n+"/of",parentData:s,parentDataProperty:"of",rootData:l,
dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.abilityKinds!==void 0){let r=s.abilityKinds;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/abilityKinds",schemaPath:"#/properties/abilityKinds/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++){let h=r[o];if(!(h==="activated"||h==="mana"||h==="triggered"||h==="static"||h==="keyword")){let u={instancePath:n+
"/abilityKinds/"+o,schemaPath:"#/properties/abilityKinds/items/enum",keyword:"enum",params:{allowedValues:Nt.properties.
abilityKinds.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{let i={
instancePath:n+"/abilityKinds",schemaPath:"#/properties/abilityKinds/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ue.errors=e,t===0}var xi={type:"object",additionalProperties:!1,
required:["kind","abilities"],properties:{kind:{const:"loseAbilities"},abilities:{type:"array",minItems:1,items:{$ref:"#\
/$defs/LostAbility"}}}},Ci={if:{type:"string"},then:{minLength:1,maxLength:60},else:{type:"object",additionalProperties:!1,
required:["keyword"],properties:{keyword:{type:"string",minLength:1,maxLength:60},from:{$ref:"#/$defs/ColorWord"},landType:{
$ref:"#/$defs/SubtypeWord"}}}};function Qe(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let a={};e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.
length=r:e=null);let u;if(h){let a=t;if(typeof s=="string"){if(g(s)>60){let c={instancePath:n,schemaPath:"#/then/maxLeng\
th",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.push(c),t++}
if(g(s)<1){let c={instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}var h=a===t;i=h,u="then"}else{let a=t;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let c of Ci.else.required)if(s[c]===void 0){let d={instancePath:n,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:c},message:"must have required property '"+c+"'"};e===null?e=[d]:e.push(d),t++}for(let c in s)
if(!(c==="keyword"||c==="from"||c==="landType")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(s.keyword!==void 0){let c=s.keyword;if(typeof c=="string"){if(g(c)>60){let d={instancePath:n+"/keyword",schemaPath:"\
#/else/properties/keyword/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 character\
s"};e===null?e=[d]:e.push(d),t++}if(g(c)<1){let d={instancePath:n+"/keyword",schemaPath:"#/else/properties/keyword/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{
let d={instancePath:n+"/keyword",schemaPath:"#/else/properties/keyword/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}s.from!==void 0&&(K(s.from,{instancePath:n+"/from",parentData:s,parentDataProperty:"\
from",rootData:l,dynamicAnchors:p})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)),s.landType!==void 0&&(F(s.landType,
{instancePath:n+"/landType",parentData:s,parentDataProperty:"landType",rootData:l,dynamicAnchors:p})||(e=e===null?F.errors:
e.concat(F.errors),t=e.length))}else{let c={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return Qe.
errors=e,t===0}function He(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of xi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="loseAbilities"){let r={instancePath:n+"/kind",schemaPath:"#/p\
roperties/kind/const",keyword:"const",params:{allowedValue:"loseAbilities"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have few\
er than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Qe(r[o],{instancePath:n+"/abilities/"+
o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length)}else{
let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return He.errors=e,t===0}var Ii={type:"object",additionalProperties:!1,
required:["kind"],properties:{kind:{const:"loseAllAbilities"},except:{const:"mana"}}};function Ze(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ii.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="except")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="loseAllAbilities"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"loseAllAbilities"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.except!==void 0&&s.except!=="mana"){let r={instancePath:n+
"/except",schemaPath:"#/properties/except/const",keyword:"const",params:{allowedValue:"mana"},message:"must be equal to \
constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}var Ei={type:"object",additionalProperties:!1,
required:["kind","abilities"],properties:{kind:{const:"cantHave"},abilities:{type:"array",minItems:1,items:{$ref:"#/$def\
s/LostAbility"}}}};function Xe(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ei.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="cantHave"){let r={instancePath:n+"/kind",schemaPath:"#/proper\
ties/kind/const",keyword:"const",params:{allowedValue:"cantHave"},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),t++}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/abili\
ties",schemaPath:"#/properties/abilities/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Qe(r[o],{instancePath:n+"/abilities/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Qe.errors:e.concat(Qe.errors),t=e.length)}else{let i={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Xe.errors=e,t===0}var _i={type:"object",additionalProperties:!1,required:[
"kind"],minProperties:2,properties:{kind:{const:"setPowerToughness"},power:{$ref:"#/$defs/Quantity"},toughness:{$ref:"#/\
$defs/Quantity"}}};function Ye(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:
e.push(r),t++}for(let r of _i.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="power"||r==="toughness")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="setPowerToughness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"setPowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.power!==void 0&&
(T(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:l,dynamicAnchors:p})||(e=e===null?T.
errors:e.concat(T.errors),t=e.length)),s.toughness!==void 0&&(T(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:l,dynamicAnchors:p})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ye.
errors=e,t===0}var Si={type:"object",additionalProperties:!1,required:["kind"],minProperties:2,properties:{kind:{const:"\
modifyPowerToughness"},power:{$ref:"#/$defs/Quantity"},toughness:{$ref:"#/$defs/Quantity"},double:{const:!0}}};function Je(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length<2){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"min\
Properties",params:{limit:2},message:"must NOT have fewer than 2 properties"};e===null?e=[r]:e.push(r),t++}for(let r of Si.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="power"||r==="tou\
ghness"||r==="double")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="modifyPowerToughness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{
allowedValue:"modifyPowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.power!==void 0&&
(T(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:l,dynamicAnchors:p})||(e=e===null?T.
errors:e.concat(T.errors),t=e.length)),s.toughness!==void 0&&(T(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:l,dynamicAnchors:p})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),s.double!==void 0&&s.double!==
!0){let r={instancePath:n+"/double",schemaPath:"#/properties/double/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Je.errors=e,t===0}var Vi={type:"obj\
ect",additionalProperties:!1,required:["kind"],properties:{kind:{const:"switchPowerToughness"}}};function er(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Vi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(r!==
"kind"){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="switchPowerTou\
ghness"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"switch\
PowerToughness"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return er.errors=e,
t===0}var Fi={type:"object",additionalProperties:!1,required:["kind","player","abilities"],properties:{kind:{const:"play\
erGains"},player:{$ref:"#/$defs/PlayerReference"},abilities:{$ref:"#/$defs/AbilityList"}}};function rr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Fi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="player"||r==="abilities")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
kind!==void 0&&s.kind!=="playerGains"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"playerGains"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.player!==void 0&&
(D(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"player",rootData:l,dynamicAnchors:p})||(e=e===null?
D.errors:e.concat(D.errors),t=e.length)),s.abilities!==void 0&&(W(s.abilities,{instancePath:n+"/abilities",parentData:s,
parentDataProperty:"abilities",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return rr.errors=e,t===0}var Ri={type:"object",additionalProperties:!1,required:["kind","rule"],properties:{
kind:{const:"changeGameRule"},rule:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",maxLength:80},player:{$ref:"#/\
$defs/PlayerReference"},amount:{$ref:"#/$defs/Quantity"}}},Qt=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u");function sr(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Ri.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="rule"||r==="player"||r==="amount")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="changeGameRule"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",
keyword:"const",params:{allowedValue:"changeGameRule"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}
if(s.rule!==void 0){let r=s.rule;if(typeof r=="string"){if(g(r)>80){let i={instancePath:n+"/rule",schemaPath:"#/properti\
es/rule/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[i]:
e.push(i),t++}if(!Qt.test(r)){let i={instancePath:n+"/rule",schemaPath:"#/properties/rule/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"'};e===null?e=[i]:e.
push(i),t++}}else{let i={instancePath:n+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.player!==void 0&&(D(s.player,{instancePath:n+"/player",parentData:s,
parentDataProperty:"player",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.amount!==
void 0&&(T(s.amount,{instancePath:n+"/amount",parentData:s,parentDataProperty:"amount",rootData:l,dynamicAnchors:p})||(e=
e===null?T.errors:e.concat(T.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return sr.errors=e,t===0}function Cr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let i of Ut.required)if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r==
"string")if(r==="copy")xe(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?
xe.errors:e.concat(xe.errors),t=e.length);else if(r==="gainControl")Ce(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length);else if(r==="replaceWords")Ie(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ie.errors:e.concat(Ie.errors),t=e.length);else if(r===
"gainFullText")Ee(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ee.errors:
e.concat(Ee.errors),t=e.length);else if(r==="exchangeTextBoxes")_e(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length);else if(r==="setName")Se(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Se.errors:e.concat(Se.errors),t=e.length);else if(r==="a\
ddTypes")Ve(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ve.errors:e.concat(
Ve.errors),t=e.length);else if(r==="setTypes")Fe(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length);else if(r==="removeTypes")Re(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length);else if(r==="setSubtypes")ze(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?ze.errors:e.concat(ze.errors),t=e.length);else if(r===
"setBasicLandTypes")Be(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Be.
errors:e.concat(Be.errors),t=e.length);else if(r==="addEverySubtype")We(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?We.errors:e.concat(We.errors),t=e.length);else if(r==="setColors")Ge(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ge.errors:e.concat(Ge.errors),t=e.length);else if(r===
"addColors")Me(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Me.errors:
e.concat(Me.errors),t=e.length);else if(r==="gainAbilities")Ke(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length);else if(r==="gainAbilitiesOf")Ue(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ue.errors:e.concat(Ue.errors),t=e.length);else if(r===
"loseAbilities")He(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?He.errors:
e.concat(He.errors),t=e.length);else if(r==="loseAllAbilities")Ze(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length);else if(r==="cantHave")Xe(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Xe.errors:e.concat(Xe.errors),t=e.length);else if(r==="s\
etPowerToughness")Ye(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ye.errors:
e.concat(Ye.errors),t=e.length);else if(r==="modifyPowerToughness")Je(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length);else if(r==="switchPowerToughness")
er(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?er.errors:e.concat(er.
errors),t=e.length);else if(r==="playerGains")rr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?rr.errors:e.concat(rr.errors),t=e.length);else if(r==="changeGameRule")sr(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?sr.errors:e.concat(sr.errors),t=e.length);else{let i={instancePath:n,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" mus\
t be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[i]:e.push(i),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Cr.errors=e,t===0}function pe(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(Array.isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)Cr(
s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?Cr.errors:e.concat(
Cr.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}function R(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>160){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:160},message:"mu\
st NOT have more than 160 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return R.errors=e,t===0}function Ir(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of gi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="id"||r==="affects"||r==="condition"||r==="does"||r==="zone\
s"||r==="lingers"||r==="note")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="static"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
static"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(E(s.id,{instancePath:n+"/i\
d",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),
s.affects!==void 0&&(k(s.affects,{instancePath:n+"/affects",parentData:s,parentDataProperty:"affects",rootData:l,dynamicAnchors:p})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.condition!==void 0&&(ne(s.condition,{instancePath:n+"/condition",
parentData:s,parentDataProperty:"condition",rootData:l,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.
length)),s.does!==void 0&&(pe(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"does",rootData:l,dynamicAnchors:p})||
(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.zones!==void 0){let r=s.zones;if(Array.isArray(r)){if(r.length<
1){let o={instancePath:n+"/zones",schemaPath:"#/properties/zones/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)I(r[o],{instancePath:n+
"/zones/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),t=e.
length)}else{let i={instancePath:n+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.lingers!==void 0&&s.lingers!=="endOfTurn"){let r={instancePath:n+"/li\
ngers",schemaPath:"#/properties/lingers/const",keyword:"const",params:{allowedValue:"endOfTurn"},message:"must be equal \
to constant"};e===null?e=[r]:e.push(r),t++}s.note!==void 0&&(R(s.note,{instancePath:n+"/note",parentData:s,parentDataProperty:"\
note",rootData:l,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ir.errors=e,
t===0}var zi={type:"object",additionalProperties:!1,required:["kind","id","does"],properties:{kind:{const:"characteristi\
cDefining"},id:{$ref:"#/$defs/AbilityId"},does:{$ref:"#/$defs/Parts"},note:{$ref:"#/$defs/OwnWords"}}};function Er(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of zi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="does"||r==="note")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
kind!==void 0&&s.kind!=="characteristicDefining"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"characteristicDefining"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}
s.id!==void 0&&(E(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===
null?E.errors:e.concat(E.errors),t=e.length)),s.does!==void 0&&(pe(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"\
does",rootData:l,dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.note!==void 0&&(R(s.note,{
instancePath:n+"/note",parentData:s,parentDataProperty:"note",rootData:l,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(
R.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return Er.errors=e,t===0}var Bi={type:"object",additionalProperties:!1,required:[
"kind","id"],properties:{kind:{const:"activated"},id:{$ref:"#/$defs/AbilityId"},cost:{type:"string",minLength:1,maxLength:120},
effects:{type:"array",items:{$ref:"#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{
$ref:"#/$defs/OwnWords"}}},Wi={type:"object",additionalProperties:!1,required:["does"],properties:{affects:{$ref:"#/$def\
s/Selector"},condition:{$ref:"#/$defs/Condition"},does:{$ref:"#/$defs/Parts"},duration:{$ref:"#/$defs/Duration"}}},Gi={enum:[
"endOfTurn","yourNextTurn","indefinite","whileSourceOnBattlefield","whileSourceTapped","whileYouControlSource"]};function _r(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="endOf\
Turn"||s==="yourNextTurn"||s==="indefinite"||s==="whileSourceOnBattlefield"||s==="whileSourceTapped"||s==="whileYouContr\
olSource")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Gi.enum},message:"must be equ\
al to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return _r.errors=e,t===0}function J(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Wi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"affects"||r==="condition"||r==="does"||r==="duration")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}s.affects!==void 0&&(k(s.affects,{instancePath:n+"/affects",parentData:s,parentDataProperty:"affects",rootData:l,
dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.condition!==void 0&&(ne(s.condition,{instancePath:n+
"/condition",parentData:s,parentDataProperty:"condition",rootData:l,dynamicAnchors:p})||(e=e===null?ne.errors:e.concat(ne.
errors),t=e.length)),s.does!==void 0&&(pe(s.does,{instancePath:n+"/does",parentData:s,parentDataProperty:"does",rootData:l,
dynamicAnchors:p})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)),s.duration!==void 0&&(_r(s.duration,{instancePath:n+
"/duration",parentData:s,parentDataProperty:"duration",rootData:l,dynamicAnchors:p})||(e=e===null?_r.errors:e.concat(_r.
errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}var Mi={type:"object",additionalProperties:!1,required:[
"on","counter"],properties:{on:{$ref:"#/$defs/Selector"},counter:{type:"string",minLength:1,maxLength:60},amount:{$ref:"\
#/$defs/Quantity"}}};function ee(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Mi.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="on"||r==="counter"||r==="amount")){let i={instancePath:n,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional pr\
operties"};e===null?e=[i]:e.push(i),t++}if(s.on!==void 0&&(k(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"\
on",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.counter!==void 0){let r=s.counter;
if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={
instancePath:n+"/counter",schemaPath:"#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/counter",schemaPath:"#/pr\
operties/counter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.amount!==
void 0&&(T(s.amount,{instancePath:n+"/amount",parentData:s,parentDataProperty:"amount",rootData:l,dynamicAnchors:p})||(e=
e===null?T.errors:e.concat(T.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}function Sr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Bi.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="cost"||r==="effects"||r==="puts"||r==="then")){let i={instancePath:n,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="activated"){let r={instancePath:n+"/kind",schemaPath:"#/propertie\
s/kind/const",keyword:"const",params:{allowedValue:"activated"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}if(s.id!==void 0&&(E(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||
(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.cost!==void 0){let r=s.cost;if(typeof r=="string"){if(g(r)>120){let i={
instancePath:n+"/cost",schemaPath:"#/properties/cost/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT\
 have more than 120 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/cost",schemaPath:"#/pro\
perties/cost/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[i]:e.push(i),t++}}else{let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.effects!==void 0){let r=s.effects;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)J(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"\
#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
puts!==void 0){let r=s.puts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ee(r[o],{instancePath:n+"/puts/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{let i={instancePath:n+
"/puts",schemaPath:"#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}s.then!==void 0&&(R(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Sr.errors=e,t===0}var Ki={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"triggered"},id:{$ref:"#/$defs/AbilityId"},when:{$ref:"#/$defs/OwnWords"},
effects:{type:"array",items:{$ref:"#/$defs/CreatedEffect"}},puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{
$ref:"#/$defs/OwnWords"}}};function Vr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ki.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="id"||r==="when"||r==="effects"||r==="puts"||r==="then")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="triggered"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"triggered"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(E(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.when!==void 0&&(R(s.when,{instancePath:n+
"/when",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(R.errors),t=
e.length)),s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)J(r[o],{instancePath:n+
"/effects/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),t=
e.length)}else{let i={instancePath:n+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.puts!==void 0){let r=s.puts;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)ee(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{let i={instancePath:n+"/puts",schemaPath:"#/properties/puts/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.then!==void 0&&(R(s.then,
{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||(e=e===null?R.errors:e.concat(
R.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return Vr.errors=e,t===0}var Ui={type:"object",additionalProperties:!1,required:[
"kind","id"],properties:{kind:{const:"spell"},id:{$ref:"#/$defs/AbilityId"},effects:{type:"array",items:{$ref:"#/$defs/C\
reatedEffect"}},puts:{type:"array",items:{$ref:"#/$defs/PutCounters"}},then:{$ref:"#/$defs/OwnWords"}}};function Fr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Ui.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="effects"||r==="puts"||r==="then")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="spell"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"spell"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
(E(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.
concat(E.errors),t=e.length)),s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)
J(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?J.errors:
e.concat(J.errors),t=e.length)}else{let i={instancePath:n+"/effects",schemaPath:"#/properties/effects/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.puts!==void 0){let r=s.puts;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)ee(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{let i={instancePath:n+"/puts",schemaPath:"\
#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.then!==
void 0&&(R(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||(e=e===null?
R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fr.errors=e,t===0}var Tt={type:"object",additionalProperties:!1,
required:["kind","produces"],properties:{kind:{const:"mana"},id:{$ref:"#/$defs/AbilityId"},cost:{type:"string",minLength:1,
maxLength:120},produces:{type:"array",minItems:1,items:{enum:["W","U","B","R","G","C"]}}}};function Rr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Tt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="id"||r==="cost"||r==="produces")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.kind!==void 0&&s.kind!=="mana"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",
params:{allowedValue:"mana"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(E(s.id,
{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(
E.errors),t=e.length)),s.cost!==void 0){let r=s.cost;if(typeof r=="string"){if(g(r)>120){let i={instancePath:n+"/cost",schemaPath:"\
#/properties/cost/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/cost",schemaPath:"#/properties/cost/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.produces!==void 0){let r=s.produces;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/p\
roduces",schemaPath:"#/properties/produces/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer th\
an 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){let h=r[o];if(!(h==="W"||h==="U"||h==="B"||
h==="R"||h==="G"||h==="C")){let u={instancePath:n+"/produces/"+o,schemaPath:"#/properties/produces/items/enum",keyword:"\
enum",params:{allowedValues:Tt.properties.produces.items.enum},message:"must be equal to one of the allowed values"};e===
null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/produces",schemaPath:"#/properties/produces/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rr.errors=e,t===
0}var Tr={type:"object",additionalProperties:!1,required:["kind","id"],properties:{kind:{const:"asEnters"},id:{$ref:"#/$\
defs/AbilityId"},when:{type:"array",minItems:1,items:{enum:["enters","turnedFaceUp"]}},choose:{type:"string",minLength:1,
maxLength:60},bodies:{type:"array",minItems:1,items:{$ref:"#/$defs/Body"}},copy:{type:"object",additionalProperties:!1,required:[
"of"],properties:{of:{$ref:"#/$defs/Selector"},except:{$ref:"#/$defs/CopyExceptions"}}},turnsFaceDown:{$ref:"#/$defs/Sel\
ector"},counters:{type:"object",additionalProperties:{$ref:"#/$defs/Quantity"}},then:{$ref:"#/$defs/OwnWords"}}},Qi={type:"\
object",additionalProperties:!1,required:["name"],properties:{name:{type:"string",minLength:1,maxLength:60},power:{type:"\
integer"},toughness:{type:"integer"},addSubtypes:{$ref:"#/$defs/SubtypeList"},addTypes:{type:"array",items:{$ref:"#/$def\
s/CardType"}},abilities:{$ref:"#/$defs/AbilityList"}}};function zr(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Qi.required)
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
must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.addSubtypes!==void 0&&(B(s.addSubtypes,{instancePath:n+"/addSubtype\
s",parentData:s,parentDataProperty:"addSubtypes",rootData:l,dynamicAnchors:p})||(e=e===null?B.errors:e.concat(B.errors),
t=e.length)),s.addTypes!==void 0){let r=s.addTypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+
"/addTypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),
t=e.length)}else{let i={instancePath:n+"/addTypes",schemaPath:"#/properties/addTypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.abilities!==void 0&&(W(s.abilities,{instancePath:n+"/ab\
ilities",parentData:s,parentDataProperty:"abilities",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return zr.errors=e,t===0}function Br(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Tr.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Tr.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="asEnters"){let r={instancePath:n+"/ki\
nd",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"asEnters"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(E(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",
rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),s.when!==void 0){let r=s.when;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/when",schemaPath:"#/properties/when/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++){let h=r[o];
if(!(h==="enters"||h==="turnedFaceUp")){let u={instancePath:n+"/when/"+o,schemaPath:"#/properties/when/items/enum",keyword:"\
enum",params:{allowedValues:Tr.properties.when.items.enum},message:"must be equal to one of the allowed values"};e===null?
e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.choose!==void 0){let r=s.choose;if(typeof r=="string"){
if(g(r)>60){let i={instancePath:n+"/choose",schemaPath:"#/properties/choose/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/choose",
schemaPath:"#/properties/choose/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/choose",schemaPath:"#/properties/choose/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.bodies!==void 0){let r=s.bodies;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/bodies",schemaPath:"#/properties/bodies/minItems",keyword:"m\
inItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)zr(r[o],{instancePath:n+"/bodies/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
zr.errors:e.concat(zr.errors),t=e.length)}else{let i={instancePath:n+"/bodies",schemaPath:"#/properties/bodies/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.copy!==void 0){let r=s.copy;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let i of Tr.properties.copy.required)if(r[i]===void 0){let o={instancePath:n+
"/copy",schemaPath:"#/properties/copy/required",keyword:"required",params:{missingProperty:i},message:"must have require\
d property '"+i+"'"};e===null?e=[o]:e.push(o),t++}for(let i in r)if(!(i==="of"||i==="except")){let o={instancePath:n+"/c\
opy",schemaPath:"#/properties/copy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}r.of!==void 0&&(k(r.of,{instancePath:n+"/copy/of",parentData:r,
parentDataProperty:"of",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),r.except!==void 0&&
(le(r.except,{instancePath:n+"/copy/except",parentData:r,parentDataProperty:"except",rootData:l,dynamicAnchors:p})||(e=e===
null?le.errors:e.concat(le.errors),t=e.length))}else{let i={instancePath:n+"/copy",schemaPath:"#/properties/copy/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.turnsFaceDown!==void 0&&(k(s.turnsFaceDown,
{instancePath:n+"/turnsFaceDown",parentData:s,parentDataProperty:"turnsFaceDown",rootData:l,dynamicAnchors:p})||(e=e===null?
k.errors:e.concat(k.errors),t=e.length)),s.counters!==void 0){let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(
r))for(let i in r)T(r[i],{instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,
rootData:l,dynamicAnchors:p})||(e=e===null?T.errors:e.concat(T.errors),t=e.length);else{let i={instancePath:n+"/counters",
schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.
push(i),t++}}s.then!==void 0&&(R(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Br.errors=e,t===0}var Hi={type:"object",additionalProperties:!1,
required:["kind","id"],properties:{kind:{const:"replacement"},id:{$ref:"#/$defs/AbilityId"},othersEnterAsCopy:{$ref:"#/$\
defs/Selector"},countersStay:{const:!0},then:{$ref:"#/$defs/OwnWords"}}};function Wr(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Hi.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="id"||r==="othersE\
nterAsCopy"||r==="countersStay"||r==="then")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.kind!==void 0&&s.kind!=="replacement"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"replacement"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
(E(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.
concat(E.errors),t=e.length)),s.othersEnterAsCopy!==void 0&&(k(s.othersEnterAsCopy,{instancePath:n+"/othersEnterAsCopy",
parentData:s,parentDataProperty:"othersEnterAsCopy",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),
t=e.length)),s.countersStay!==void 0&&s.countersStay!==!0){let r={instancePath:n+"/countersStay",schemaPath:"#/propertie\
s/countersStay/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}s.then!==void 0&&(R(s.then,{instancePath:n+"/then",parentData:s,parentDataProperty:"then",rootData:l,dynamicAnchors:p})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Wr.errors=e,t===0}function Gr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let i of ai.required)if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:i},message:"must have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r==
"string")if(r==="keyword")xr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?
xr.errors:e.concat(xr.errors),t=e.length);else if(r==="static")Ir(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?Ir.errors:e.concat(Ir.errors),t=e.length);else if(r==="characteristicDefining")Er(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Er.errors:e.concat(Er.errors),t=e.length);else if(r===
"activated")Sr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Sr.errors:
e.concat(Sr.errors),t=e.length);else if(r==="triggered")Vr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?Vr.errors:e.concat(Vr.errors),t=e.length);else if(r==="spell")Fr(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Fr.errors:e.concat(Fr.errors),t=e.length);else if(r==="m\
ana")Rr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Rr.errors:e.concat(
Rr.errors),t=e.length);else if(r==="asEnters")Br(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?Br.errors:e.concat(Br.errors),t=e.length);else if(r==="replacement")Wr(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?Wr.errors:e.concat(Wr.errors),t=e.length);else{let i={instancePath:n,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" mus\
t be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[i]:e.push(i),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Gr.errors=e,t===0}function he(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let a={};e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.
length=r:e=null);let u;if(h){let a=t;if(typeof s=="string"){if(g(s)>60){let c={instancePath:n,schemaPath:"#/then/maxLeng\
th",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[c]:e.push(c),t++}
if(g(s)<1){let c={instancePath:n,schemaPath:"#/then/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:n,schemaPath:"#/then/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="then"}else{let a=t;
Gr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Gr.errors:e.concat(Gr.
errors),t=e.length);var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},
message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return he.errors=e,t===0}var Zi=be,Js={type:"object",additionalProperties:!1,
required:["name","types"],properties:{$schema:{type:"string"},name:{type:"string",minLength:1,maxLength:200},names:{type:"\
object",additionalProperties:!1,properties:{de:{type:"string",minLength:1},fr:{type:"string",minLength:1}}},manaCost:{$ref:"\
#/$defs/ManaCost"},colorIndicator:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{
$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"array",items:{type:"stri\
ng",minLength:1,maxLength:40}},power:{$ref:"#/$defs/PrintedNumber"},toughness:{$ref:"#/$defs/PrintedNumber"},loyalty:{type:"\
integer",minimum:0},defense:{type:"integer",minimum:0},abilities:{type:"array",items:{$ref:"#/$defs/AbilityEntry"}},layout:{
enum:["normal","transform","modal","flip","split","room","adventure","meld"]},back:{$ref:"#/$defs/Face"},prototype:{$ref:"\
#/$defs/Prototype"},madeUp:{const:!0}}};var Xi=new RegExp("^(\\{(?:[0-9]{1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$","u");function ae(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){
let a={};e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(h){let a=t;if(typeof s=="\
string"&&!Xi.test(s)){let c={instancePath:n,schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\{(?:[0-9]{\
1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\\})+$"},message:'must match pattern "^(\\{(?:[0-9]{1,2}|[WUBRGCSX]|[WUBRG2C]/[\
WUBRGP](?:/P)?)\\})+$"'};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="then"}else{let a=t;if(s!==null){let c={instancePath:n,
schemaPath:"#/else/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[c]:e.push(c),t++}var h=a===
t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match\
 "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return ae.errors=e,t===0}var Yi=new RegExp("^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$","u");function H(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!="string"){let a={};e===null?e=[a]:e.push(
a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(h){let a=t;if(typeof s=="string"&&!Yi.test(s)){let c={instancePath:n,
schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern:"^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$"},message:'must match p\
attern "^(\\*|[0-9]+\\+\\*|\\*\\+[0-9]+)$"'};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="then"}else{let a=t;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let c={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return H.
errors=e,t===0}var At={type:"object",additionalProperties:!1,required:["name","types"],properties:{name:{type:"string",minLength:1,
maxLength:200},manaCost:{$ref:"#/$defs/ManaCost"},colorIndicator:{type:"array",minItems:1,items:{$ref:"#/$defs/Color"}},
supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",minItems:1,items:{$ref:"#/$defs/CardType"}},
subtypes:{type:"array",items:{type:"string",minLength:1,maxLength:40}},power:{$ref:"#/$defs/PrintedNumber"},toughness:{$ref:"\
#/$defs/PrintedNumber"},loyalty:{type:"integer",minimum:0},defense:{type:"integer",minimum:0},abilities:{type:"array",items:{
$ref:"#/$defs/AbilityEntry"}}}};function Mr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of At.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(At.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
i]:e.push(i),t++}}if(s.manaCost!==void 0&&(ae(s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"ma\
naCost",rootData:l,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length)),s.colorIndicator!==void 0){
let r=s.colorIndicator;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/colorIndicator",schemaPath:"#/propert\
ies/colorIndicator/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colorIndicator/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colorInd\
icator",schemaPath:"#/properties/colorIndicator/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)j(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.
types;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/types",schemaPath:"#/properties/types/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.
errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let h=r[o];if(typeof h=="string"){if(g(h)>40){let u={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/maxLength",keyword:"maxLength",params:{limit:40},message:"must NO\
T have more than 40 characters"};e===null?e=[u]:e.push(u),t++}if(g(h)<1){let u={instancePath:n+"/subtypes/"+o,schemaPath:"\
#/properties/subtypes/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+
"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.power!==void 0&&(H(s.power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:l,
dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),s.toughness!==void 0&&(H(s.toughness,{instancePath:n+
"/toughness",parentData:s,parentDataProperty:"toughness",rootData:l,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.
errors),t=e.length)),s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={
instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+"/loy\
alty",schemaPath:"#/properties/loyalty/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={instancePath:n+
"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)he(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
he.errors:e.concat(he.errors),t=e.length)}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Mr.
errors=e,t===0}var Ji={type:"object",additionalProperties:!1,required:["manaCost","power","toughness"],properties:{manaCost:{
$ref:"#/$defs/ManaCost"},power:{type:"integer"},toughness:{type:"integer"}}};function Kr(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ji.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="manaCost"||r==="power"||r===
"toughness")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.manaCost!==void 0&&(ae(s.manaCost,{instancePath:n+
"/manaCost",parentData:s,parentDataProperty:"manaCost",rootData:l,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.
errors),t=e.length)),s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Kr.errors=e,t===0}function be(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Js.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(Js.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
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
[i]:e.push(i),t++}}if(s.manaCost!==void 0&&(ae(s.manaCost,{instancePath:n+"/manaCost",parentData:s,parentDataProperty:"m\
anaCost",rootData:l,dynamicAnchors:p})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length)),s.colorIndicator!==void 0){
let r=s.colorIndicator;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/colorIndicator",schemaPath:"#/propert\
ies/colorIndicator/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colorIndicator/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colorInd\
icator",schemaPath:"#/properties/colorIndicator/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)j(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.
types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let h=r[o];if(typeof h=="st\
ring"){if(g(h)>40){let u={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/maxLength",keyword:"maxL\
ength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[u]:e.push(u),t++}if(g(h)<1){let u={
instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:n+"/subtypes/"+o,schemaPath:"\
#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),t++}}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0&&(H(s.power,{instancePath:n+"/power",parentData:s,
parentDataProperty:"power",rootData:l,dynamicAnchors:p})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),s.toughness!==
void 0&&(H(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"toughness",rootData:l,dynamicAnchors:p})||
(e=e===null?H.errors:e.concat(H.errors),t=e.length)),s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){let i={instancePath:n+"/loyalty",schemaPath:"#/properties/loyalty/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)he(r[o],{instancePath:n+"/abilities/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?he.errors:e.concat(he.errors),t=e.length)}else{let i={instancePath:n+"/abilities",schemaPath:"\
#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.layout!==void 0){let r=s.layout;if(!(r==="normal"||r==="transform"||r==="modal"||r==="flip"||r==="split"||r==="room"||
r==="adventure"||r==="meld")){let i={instancePath:n+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{
allowedValues:Js.properties.layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),
t++}}if(s.back!==void 0&&(Mr(s.back,{instancePath:n+"/back",parentData:s,parentDataProperty:"back",rootData:l,dynamicAnchors:p})||
(e=e===null?Mr.errors:e.concat(Mr.errors),t=e.length)),s.prototype!==void 0&&(Kr(s.prototype,{instancePath:n+"/prototype",
parentData:s,parentDataProperty:"prototype",rootData:l,dynamicAnchors:p})||(e=e===null?Kr.errors:e.concat(Kr.errors),t=e.
length)),s.madeUp!==void 0&&s.madeUp!==!0){let r={instancePath:n+"/madeUp",schemaPath:"#/properties/madeUp/const",keyword:"\
const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return be.
errors=e,t===0}var en=Ht;function Ht(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of Ut.required)if(s[i]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===
null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="copy")xe(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?xe.errors:e.concat(xe.errors),t=e.length);else if(r==="gainControl")Ce(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length);else if(r===
"replaceWords")Ie(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ie.errors:
e.concat(Ie.errors),t=e.length);else if(r==="gainFullText")Ee(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length);else if(r==="exchangeTextBoxes")_e(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?_e.errors:e.concat(_e.errors),t=e.length);else if(r===
"setName")Se(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Se.errors:e.
concat(Se.errors),t=e.length);else if(r==="addTypes")Ve(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?Ve.errors:e.concat(Ve.errors),t=e.length);else if(r==="setTypes")Fe(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?Fe.errors:e.concat(Fe.errors),t=e.length);else if(r==="removeTypes")Re(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length);else if(r===
"setSubtypes")ze(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?ze.errors:
e.concat(ze.errors),t=e.length);else if(r==="setBasicLandTypes")Be(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?Be.errors:e.concat(Be.errors),t=e.length);else if(r==="addEverySubtype")We(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?We.errors:e.concat(We.errors),t=e.length);else if(r===
"setColors")Ge(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ge.errors:
e.concat(Ge.errors),t=e.length);else if(r==="addColors")Me(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?Me.errors:e.concat(Me.errors),t=e.length);else if(r==="gainAbilities")Ke(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ke.errors:e.concat(Ke.errors),t=e.length);else if(r===
"gainAbilitiesOf")Ue(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ue.errors:
e.concat(Ue.errors),t=e.length);else if(r==="loseAbilities")He(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?He.errors:e.concat(He.errors),t=e.length);else if(r==="loseAllAbilities")Ze(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ze.errors:e.concat(Ze.errors),t=e.length);else if(r===
"cantHave")Xe(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Xe.errors:e.
concat(Xe.errors),t=e.length);else if(r==="setPowerToughness")Ye(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?Ye.errors:e.concat(Ye.errors),t=e.length);else if(r==="modifyPowerToughness")Je(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Je.errors:e.concat(Je.errors),t=e.length);else if(r===
"switchPowerToughness")er(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?
er.errors:e.concat(er.errors),t=e.length);else if(r==="playerGains")rr(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?rr.errors:e.concat(rr.errors),t=e.length);else if(r==="changeGameRule")sr(s,{
instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?sr.errors:e.concat(sr.errors),
t=e.length);else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"\
kind",tagValue:r},message:'value of tag "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must\
 be string'};e===null?e=[i]:e.push(i),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ht.errors=e,t===0}var rn=Zt;function Zt(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(!(typeof s=="numb\
er"&&isFinite(s))){let a={};e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(h){let a=t;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let c={instancePath:n,schemaPath:"#/then/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="then"}else{let a=t;Ae(
s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ae.errors:e.concat(Ae.errors),
t=e.length);var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},
message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return Zt.errors=e,t===0}var sn=Yt,tn={type:"object",additionalProperties:!1,
required:["header","scenarios","problems","results","footer"],properties:{header:{$ref:"#/$defs/ReportHeader"},scenarios:{
type:"array",items:{$ref:"#/$defs/ScenarioSummary"}},problems:{type:"array",items:{$ref:"#/$defs/Problem"}},results:{type:"\
array",items:{$ref:"#/$defs/Result"}},footer:{$ref:"#/$defs/ReportFooter"}}},Lt={type:"object",additionalProperties:!1,required:[
"format","engine","corpus","plan"],properties:{format:{const:"cr613-report/1"},engine:{type:"object",additionalProperties:!1,
required:["name","version"],properties:{name:{type:"string"},version:{type:"string"}}},corpus:{type:"string"},plan:{type:"\
array",items:{$ref:"#/$defs/PlanEntry"}}}},nn={type:"object",additionalProperties:!1,required:["scenario","ruleset"],properties:{
scenario:{type:"string"},ruleset:{$ref:"#/$defs/RulesetId"}}},on={enum:["pre-m10","m10","m14","ikoria","current"]};function U(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="pre-m\
10"||s==="m10"||s==="m14"||s==="ikoria"||s==="current")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:on.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return U.errors=
e,t===0}function Ur(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of nn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="scenario"||r==="ruleset")){let i={instancePath:n,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.scenario!==void 0&&typeof s.scenario!="string"){let r={instancePath:n+"/scenario",schemaPath:"#\
/properties/scenario/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
s.ruleset!==void 0&&(U(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:l,dynamicAnchors:p})||
(e=e===null?U.errors:e.concat(U.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ur.errors=e,t===0}function Qr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Lt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"format"||r==="engine"||r==="corpus"||r==="plan")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),
t++}if(s.format!==void 0&&s.format!=="cr613-report/1"){let r={instancePath:n+"/format",schemaPath:"#/properties/format/c\
onst",keyword:"const",params:{allowedValue:"cr613-report/1"},message:"must be equal to constant"};e===null?e=[r]:e.push(
r),t++}if(s.engine!==void 0){let r=s.engine;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let i of Lt.properties.engine.
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
e.push(r),t++}if(s.plan!==void 0){let r=s.plan;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Ur(r[o],{instancePath:n+
"/plan/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Ur.errors:e.concat(Ur.errors),t=
e.length)}else{let i={instancePath:n+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qr.errors=e,t===0}var et={type:"object",additionalProperties:!1,
required:["id","file","topic","title","level","cites","players","cards","timeline"],properties:{id:{type:"string"},file:{
type:"string"},topic:{type:"string"},title:{type:"string"},question:{type:"string"},level:{enum:["must","interpretation",
"undefined"]},cites:{type:"array",items:{$ref:"#/$defs/Citation"}},players:{type:"array",items:{type:"string"}},cards:{type:"\
array",items:{$ref:"#/$defs/Card"}},timeline:{type:"array",items:{$ref:"#/$defs/ScenarioEvent"}},why:{type:"array",items:{
type:"string"}},provenance:{type:"array",items:{type:"string"}},alternatives:{type:"array",items:{$ref:"#/$defs/Alternat\
ive"}},twin:{type:"string"}}},xt={type:"object",additionalProperties:!1,required:["clause","role"],properties:{clause:{$ref:"\
#/$defs/Clause"},role:{enum:["decides","applies","contrasts"]}}};var ln=new RegExp("^[1-9][0-9]{2}\\.[0-9]{1,3}[a-z]?$","u");function v(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s=="string"){if(!ln.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]{2}\\.[0-9]{1,3}[a-z]?$"},message:'must match pattern "^[1-9][0\
-9]{2}\\.[0-9]{1,3}[a-z]?$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return v.errors=e,t===0}function tr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of xt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"clause"||r==="role")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.clause!==void 0&&
(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?
v.errors:e.concat(v.errors),t=e.length)),s.role!==void 0){let r=s.role;if(!(r==="decides"||r==="applies"||r==="contrasts")){
let i={instancePath:n+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues:xt.properties.role.
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return tr.errors=e,
t===0}var pn={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/EntersEvent"},{$ref:"\
#/$defs/MovesEvent"},{$ref:"#/$defs/ResolvesEvent"},{$ref:"#/$defs/AttachEvent"},{$ref:"#/$defs/UnattachEvent"},{$ref:"#\
/$defs/CountersEvent"},{$ref:"#/$defs/TurnFaceUpEvent"},{$ref:"#/$defs/TurnFaceDownEvent"},{$ref:"#/$defs/TransformEvent"},
{$ref:"#/$defs/MergesEvent"},{$ref:"#/$defs/StickerEvent"},{$ref:"#/$defs/PhaseEvent"},{$ref:"#/$defs/TapEvent"},{$ref:"\
#/$defs/DesignateEvent"},{$ref:"#/$defs/ChooseEvent"},{$ref:"#/$defs/LinkEvent"},{$ref:"#/$defs/PlayerEvent"},{$ref:"#/$\
defs/TurnEvent"},{$ref:"#/$defs/EndsEvent"},{$ref:"#/$defs/StateBasedEvent"},{$ref:"#/$defs/SimultaneousEvent"},{$ref:"#\
/$defs/CheckEvent"}]},Ct={type:"object",additionalProperties:!1,required:["kind","card","controller"],properties:{kind:{
const:"enters"},card:{type:"string",minLength:1,maxLength:200},id:{$ref:"#/$defs/ObjectId"},controller:{$ref:"#/$defs/Pl\
ayerName"},owner:{$ref:"#/$defs/PlayerName"},zone:{$ref:"#/$defs/Zone"},token:{type:"boolean"},tapped:{type:"boolean"},faceDown:{
$ref:"#/$defs/FaceDown"},back:{const:!0},prototype:{const:!0},half:{$ref:"#/$defs/Half"},meldedWith:{type:"string",minLength:1,
maxLength:200},attachedTo:{type:"string",minLength:1,maxLength:200},counters:{$ref:"#/$defs/CounterCounts"},choices:{$ref:"\
#/$defs/Choices"},copyOf:{$ref:"#/$defs/ObjectId"},except:{$ref:"#/$defs/CopyExceptions"},links:{$ref:"#/$defs/Links"}}};function b(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"mu\
st NOT have more than 200 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return b.errors=e,t===0}function $(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>60){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:60},message:"must\
 NOT have more than 60 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return $.errors=e,t===0}var an={if:{type:"object"},then:{$ref:"#/$defs/FaceDownValues"},else:{enum:[!0,"mo\
rph","manifest","disguise","cloak"]}};function Hr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
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
i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/subtyp\
es",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}s.abilities!==void 0&&(W(s.abilities,{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilit\
ies",rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Hr.errors=e,
t===0}function ue(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0,r=t,i=!0,o=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let a={};e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==
null&&(r?e.length=r:e=null);let u;if(h){let a=t;Hr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?Hr.errors:e.concat(Hr.errors),t=e.length);var h=a===t;i=h,u="then"}else{let a=t;if(!(s===!0||s==="morph"||s===
"manifest"||s==="disguise"||s==="cloak")){let c={instancePath:n,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues:an.
else.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="else"}if(!i){
let a={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===
null?e=[a]:e.push(a),t++}return ue.errors=e,t===0}var un={enum:["left","right","fused","inset"]};function ir(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="left"||s==="right"||s===
"fused"||s==="inset")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:un.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return ir.errors=e,t===0}function Z(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&
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
ect"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}var fn={type:"object",maxProperties:20,additionalProperties:{
type:["string","integer"],maxLength:200}};function Q(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>20){let r={
instancePath:n,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:20},message:"must NOT have more than 2\
0 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s){let i=s[r];if(typeof i!="string"&&!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additional\
Properties/type",keyword:"type",params:{type:fn.additionalProperties.type},message:"must be string,integer"};e===null?e=
[o]:e.push(o),t++}if(typeof i=="string"&&g(i)>200){let o={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[o]:e.push(o),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}function re(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(Array.isArray(s)){if(s.length<1){let i={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),t++}let r=s.length;for(let i=0;i<r;i++)b(s[i],{instancePath:n+
"/"+i,parentData:s,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.
push(r),t++}return re.errors=e,t===0}function nr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>10){let r={instancePath:n,schemaPath:"\
#/maxProperties",keyword:"maxProperties",params:{limit:10},message:"must NOT have more than 10 properties"};e===null?e=[
r]:e.push(r),t++}for(let r in s)re(s[r],{instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:r,
rootData:l,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return nr.errors=e,
t===0}function Zr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ct.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!G.call(Ct.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="enters"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"enters"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.card!==void 0){
let r=s.card;if(typeof r=="string"){if(g(r)>200){let i={instancePath:n+"/card",schemaPath:"#/properties/card/maxLength",
keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(
r)<1){let i={instancePath:n+"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/card",schemaPath:"#/p\
roperties/card/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}if(s.
id!==void 0&&(b(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)),s.controller!==void 0&&($(s.controller,{instancePath:n+"/controller",parentData:s,
parentDataProperty:"controller",rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.owner!==
void 0&&($(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:l,dynamicAnchors:p})||(e=e===
null?$.errors:e.concat($.errors),t=e.length)),s.zone!==void 0&&(I(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:l,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.token!==void 0&&typeof s.token!=
"boolean"){let r={instancePath:n+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={instancePath:n+"\
/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.faceDown!==void 0&&(ue(s.faceDown,{instancePath:n+"/faceDown",parentData:s,parentDataProperty:"\
faceDown",rootData:l,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length)),s.back!==void 0&&s.back!==
!0){let r={instancePath:n+"/back",schemaPath:"#/properties/back/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.prototype!==void 0&&s.prototype!==!0){let r={instancePath:n+
"/prototype",schemaPath:"#/properties/prototype/const",keyword:"const",params:{allowedValue:!0},message:"must be equal t\
o constant"};e===null?e=[r]:e.push(r),t++}if(s.half!==void 0&&(ir(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"\
half",rootData:l,dynamicAnchors:p})||(e=e===null?ir.errors:e.concat(ir.errors),t=e.length)),s.meldedWith!==void 0){let r=s.
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
pe",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.counters!==void 0&&(Z(s.counters,{instancePath:n+
"/counters",parentData:s,parentDataProperty:"counters",rootData:l,dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),
t=e.length)),s.choices!==void 0&&(Q(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:l,
dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.copyOf!==void 0&&(b(s.copyOf,{instancePath:n+
"/copyOf",parentData:s,parentDataProperty:"copyOf",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),s.except!==void 0&&(le(s.except,{instancePath:n+"/except",parentData:s,parentDataProperty:"except",rootData:l,
dynamicAnchors:p})||(e=e===null?le.errors:e.concat(le.errors),t=e.length)),s.links!==void 0&&(nr(s.links,{instancePath:n+
"/links",parentData:s,parentDataProperty:"links",rootData:l,dynamicAnchors:p})||(e=e===null?nr.errors:e.concat(nr.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Zr.errors=e,t===0}var It={type:"object",additionalProperties:!1,required:["kind",
"object","to"],properties:{kind:{const:"moves"},object:{$ref:"#/$defs/ObjectId"},to:{$ref:"#/$defs/Zone"},controller:{$ref:"\
#/$defs/PlayerName"},tapped:{type:"boolean"},faceDown:{$ref:"#/$defs/FaceDown"},back:{const:!0},prototype:{const:!0},half:{
$ref:"#/$defs/Half"},attachedTo:{type:"string",minLength:1,maxLength:200},counters:{$ref:"#/$defs/CounterCounts"},choices:{
$ref:"#/$defs/Choices"},copyOf:{$ref:"#/$defs/ObjectId"},links:{$ref:"#/$defs/Links"}}};function Xr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of It.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(It.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="moves"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
moves"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(b(s.object,{instancePath:n+
"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),
t=e.length)),s.to!==void 0&&(I(s.to,{instancePath:n+"/to",parentData:s,parentDataProperty:"to",rootData:l,dynamicAnchors:p})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.controller!==void 0&&($(s.controller,{instancePath:n+"/controller",
parentData:s,parentDataProperty:"controller",rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),t=e.
length)),s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.faceDown!==void 0&&
(ue(s.faceDown,{instancePath:n+"/faceDown",parentData:s,parentDataProperty:"faceDown",rootData:l,dynamicAnchors:p})||(e=
e===null?ue.errors:e.concat(ue.errors),t=e.length)),s.back!==void 0&&s.back!==!0){let r={instancePath:n+"/back",schemaPath:"\
#/properties/back/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.
push(r),t++}if(s.prototype!==void 0&&s.prototype!==!0){let r={instancePath:n+"/prototype",schemaPath:"#/properties/proto\
type/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
half!==void 0&&(ir(s.half,{instancePath:n+"/half",parentData:s,parentDataProperty:"half",rootData:l,dynamicAnchors:p})||
(e=e===null?ir.errors:e.concat(ir.errors),t=e.length)),s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r=="string"){
if(g(r)>200){let i={instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+
"/attachedTo",schemaPath:"#/properties/attachedTo/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/attachedTo",schemaPath:"#/properti\
es/attachedTo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.counters!==
void 0&&(Z(s.counters,{instancePath:n+"/counters",parentData:s,parentDataProperty:"counters",rootData:l,dynamicAnchors:p})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),s.choices!==void 0&&(Q(s.choices,{instancePath:n+"/choices",parentData:s,
parentDataProperty:"choices",rootData:l,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)),s.copyOf!==
void 0&&(b(s.copyOf,{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"copyOf",rootData:l,dynamicAnchors:p})||(e=
e===null?b.errors:e.concat(b.errors),t=e.length)),s.links!==void 0&&(nr(s.links,{instancePath:n+"/links",parentData:s,parentDataProperty:"\
links",rootData:l,dynamicAnchors:p})||(e=e===null?nr.errors:e.concat(nr.errors),t=e.length))}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xr.
errors=e,t===0}var Et={type:"object",additionalProperties:!1,required:["kind","controller"],properties:{kind:{const:"res\
olves"},id:{type:"string",minLength:1,maxLength:200},card:{type:"string",minLength:1,maxLength:200},source:{$ref:"#/$def\
s/ObjectId"},ability:{if:{type:"object"},then:{$ref:"#/$defs/WrittenOut"},else:{$ref:"#/$defs/AbilityId"}},controller:{$ref:"\
#/$defs/PlayerName"},targets:{type:"array",maxItems:100,items:{type:"string",minLength:1,maxLength:200}},x:{type:"intege\
r",minimum:0},choices:{$ref:"#/$defs/Choices"}}};function Yr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"#/minProperti\
es",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),t++}
for(let r in s)if(!(r==="effects"||r==="puts")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}
if(s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/effects",schemaPath:"\
#/properties/effects/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)J(r[o],{instancePath:n+"/effects/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?J.errors:e.concat(J.errors),t=e.length)}else{let i={instancePath:n+"/effects",
schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.puts!==void 0){let r=s.puts;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/puts",schemaPath:"#\
/properties/puts/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:
e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)ee(r[o],{instancePath:n+"/puts/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{let i={instancePath:n+"/puts",schemaPath:"\
#/properties/puts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Yr.errors=e,t===0}function Jr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of Et.required)if(s[i]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===
null?e=[o]:e.push(o),t++}for(let i in s)if(!G.call(Et.properties,i)){let o={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties"};e===null?
e=[o]:e.push(o),t++}if(s.kind!==void 0&&s.kind!=="resolves"){let i={instancePath:n+"/kind",schemaPath:"#/properties/kind\
/const",keyword:"const",params:{allowedValue:"resolves"},message:"must be equal to constant"};e===null?e=[i]:e.push(i),t++}
if(s.id!==void 0){let i=s.id;if(typeof i=="string"){if(g(i)>200){let o={instancePath:n+"/id",schemaPath:"#/properties/id\
/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[o]:e.push(
o),t++}if(g(i)<1){let o={instancePath:n+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:n+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(s.
card!==void 0){let i=s.card;if(typeof i=="string"){if(g(i)>200){let o={instancePath:n+"/card",schemaPath:"#/properties/c\
ard/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[o]:e.
push(o),t++}if(g(i)<1){let o={instancePath:n+"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:n+"/car\
d",schemaPath:"#/properties/card/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),t++}}if(s.source!==void 0&&(b(s.source,{instancePath:n+"/source",parentData:s,parentDataProperty:"source",rootData:l,
dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.ability!==void 0){let i=s.ability,o=t,h=!0,u=t;
if(!(i&&typeof i=="object"&&!Array.isArray(i))){let f={};e===null?e=[f]:e.push(f),t++}var r=u===t;t=o,e!==null&&(o?e.length=
o:e=null);let a;if(r){let f=t;Yr(i,{instancePath:n+"/ability",parentData:s,parentDataProperty:"ability",rootData:l,dynamicAnchors:p})||
(e=e===null?Yr.errors:e.concat(Yr.errors),t=e.length);var r=f===t;h=r,a="then"}else{let f=t;E(i,{instancePath:n+"/abilit\
y",parentData:s,parentDataProperty:"ability",rootData:l,dynamicAnchors:p})||(e=e===null?E.errors:e.concat(E.errors),t=e.
length);var r=f===t;h=r,a="else"}if(!h){let f={instancePath:n+"/ability",schemaPath:"#/properties/ability/if",keyword:"i\
f",params:{failingKeyword:a},message:'must match "'+a+'" schema'};e===null?e=[f]:e.push(f),t++}}if(s.controller!==void 0&&
($(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"controller",rootData:l,dynamicAnchors:p})||
(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.targets!==void 0){let i=s.targets;if(Array.isArray(i)){if(i.length>
100){let h={instancePath:n+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[h]:e.push(h),t++}let o=i.length;for(let h=0;h<o;h++){let u=i[h];if(typeof u==
"string"){if(g(u)>200){let a={instancePath:n+"/targets/"+h,schemaPath:"#/properties/targets/items/maxLength",keyword:"ma\
xLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={
instancePath:n+"/targets/"+h,schemaPath:"#/properties/targets/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+"/targets/"+h,schemaPath:"\
#/properties/targets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
t++}}}else{let o={instancePath:n+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[o]:e.push(o),t++}}if(s.x!==void 0){let i=s.x;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){let o={instancePath:n+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:n+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[o]:e.push(o),t++}}s.choices!==void 0&&(Q(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"c\
hoices",rootData:l,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length))}else{let i={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}return Jr.errors=e,
t===0}var mn={type:"object",additionalProperties:!1,required:["kind","object","to"],properties:{kind:{const:"attach"},object:{
$ref:"#/$defs/ObjectId"},to:{type:"string",minLength:1,maxLength:200}}};function es(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of mn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="to")){
let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="attach"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"attach"},message:"must be equal to co\
nstant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.to!==void 0){let r=s.to;if(typeof r==
"string"){if(g(r)>200){let i={instancePath:n+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={instancePath:n+"/to",schemaPath:"\
#/properties/to/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return es.errors=e,t===0}var yn={type:"\
object",additionalProperties:!1,required:["kind","object"],properties:{kind:{const:"unattach"},object:{$ref:"#/$defs/Obj\
ectId"}}};function rs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of yn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="unattach"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"unattach"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&
(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return rs.errors=e,t===0}var rt={type:"object",additionalProperties:!1,
required:["kind","object"],anyOf:[{required:["add"]},{required:["remove"]}],properties:{kind:{const:"counters"},object:{
$ref:"#/$defs/ObjectId"},add:{$ref:"#/$defs/CounterCounts"},remove:{$ref:"#/$defs/CounterCounts"}}};function ss(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!1,o=t;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){for(let u of rt.anyOf[0].required)if(s[u]===void 0){let a={instancePath:n,schemaPath:"#/anyOf/0\
/required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'"};e===null?e=[a]:e.
push(a),t++}}var h=o===t;if(i=i||h,!i){let u=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of rt.anyOf[1].required)
if(s[f]===void 0){let c={instancePath:n,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:f},message:"\
must have required property '"+f+"'"};e===null?e=[c]:e.push(c),t++}}var h=u===t;i=i||h}if(i)t=r,e!==null&&(r?e.length=r:
e=null);else{let u={instancePath:n,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e===null?e=[u]:e.push(u),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let u of rt.required)if(s[u]===void 0){let a={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},message:"must have required propert\
y '"+u+"'"};e===null?e=[a]:e.push(a),t++}for(let u in s)if(!(u==="kind"||u==="object"||u==="add"||u==="remove")){let a={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),t++}if(s.kind!==void 0&&s.kind!=="counters"){let u={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"counters"},message:"must be equal to \
constant"};e===null?e=[u]:e.push(u),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.add!==void 0&&(Z(s.add,{instancePath:n+
"/add",parentData:s,parentDataProperty:"add",rootData:l,dynamicAnchors:p})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.
length)),s.remove!==void 0&&(Z(s.remove,{instancePath:n+"/remove",parentData:s,parentDataProperty:"remove",rootData:l,dynamicAnchors:p})||
(e=e===null?Z.errors:e.concat(Z.errors),t=e.length))}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}return ss.errors=e,t===0}var cn={type:"object",additionalProperties:!1,
required:["kind","object"],properties:{kind:{const:"turnFaceUp"},object:{$ref:"#/$defs/ObjectId"},copyOf:{$ref:"#/$defs/\
ObjectId"},choices:{$ref:"#/$defs/Choices"}}};function ts(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of cn.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="copyOf"||r===
"choices")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="turnFaceUp"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"turnFaceUp"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.copyOf!==
void 0&&(b(s.copyOf,{instancePath:n+"/copyOf",parentData:s,parentDataProperty:"copyOf",rootData:l,dynamicAnchors:p})||(e=
e===null?b.errors:e.concat(b.errors),t=e.length)),s.choices!==void 0&&(Q(s.choices,{instancePath:n+"/choices",parentData:s,
parentDataProperty:"choices",rootData:l,dynamicAnchors:p})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ts.errors=e,t===0}var hn={type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{
const:"turnFaceDown"},object:{$ref:"#/$defs/ObjectId"},as:{$ref:"#/$defs/FaceDown"}}};function is(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of hn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="as")){
let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="turnFaceDown"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"turnFaceDown"},message:"must be equal\
 to constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.as!==void 0&&(ue(s.as,{instancePath:n+
"/as",parentData:s,parentDataProperty:"as",rootData:l,dynamicAnchors:p})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.
length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return is.errors=e,t===0}var dn={type:"object",additionalProperties:!1,required:["kind","ob\
ject"],properties:{kind:{const:"transform"},object:{$ref:"#/$defs/ObjectId"}}};function ns(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of dn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="transform"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"transform"},message:"must be equal to\
 constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"\
object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ns.errors=e,
t===0}var _t={type:"object",additionalProperties:!1,required:["kind","card","onto","position"],properties:{kind:{const:"\
merges"},card:{type:"string",minLength:1,maxLength:200},id:{$ref:"#/$defs/ObjectId"},token:{const:!0},onto:{$ref:"#/$def\
s/ObjectId"},position:{enum:["top","under"]}}};function os(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of _t.required)if(s[r]===
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
#/properties/position/enum",keyword:"enum",params:{allowedValues:_t.properties.position.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return os.errors=e,t===0}var Ar={type:"obj\
ect",additionalProperties:!1,required:["kind","object"],oneOf:[{required:["word"]},{required:["abilities"]},{required:["\
power","toughness"]}],dependentRequired:{after:["word"],power:["toughness"],toughness:["power"]},properties:{kind:{const:"\
sticker"},object:{$ref:"#/$defs/ObjectId"},word:{type:"string",minLength:1,maxLength:60},after:{type:"integer",minimum:0,
maximum:100},abilities:{$ref:"#/$defs/AbilityList"},power:{type:"integer"},toughness:{type:"integer"}}};function ls(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!1,o=null,h=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let f of Ar.oneOf[0].required)if(s[f]===void 0){let c={instancePath:n,schemaPath:"#/one\
Of/0/required",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+"'"};e===null?e=[
c]:e.push(c),t++}}var a=h===t;a&&(i=!0,o=0);let u=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Ar.oneOf[1].
required)if(s[f]===void 0){let c={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:f},
message:"must have required property '"+f+"'"};e===null?e=[c]:e.push(c),t++}}var a=u===t;if(a&&i)i=!1,o=[o,1];else{a&&(i=
!0,o=1);let f=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let d of Ar.oneOf[2].required)if(s[d]===void 0){let P={
instancePath:n,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:d},message:"must have required\
 property '"+d+"'"};e===null?e=[P]:e.push(P),t++}}var a=f===t;a&&i?(i=!1,o=[o,2]):a&&(i=!0,o=2)}if(i)t=r,e!==null&&(r?e.
length=r:e=null);else{let f={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},message:"must\
 match exactly one schema in oneOf"};e===null?e=[f]:e.push(f),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let f of Ar.
required)if(s[f]===void 0){let c={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"\
must have required property '"+f+"'"};e===null?e=[c]:e.push(c),t++}for(let f in s)if(!(f==="kind"||f==="object"||f==="wo\
rd"||f==="after"||f==="abilities"||f==="power"||f==="toughness")){let c={instancePath:n,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties"};e===null?
e=[c]:e.push(c),t++}if(s.kind!==void 0&&s.kind!=="sticker"){let f={instancePath:n+"/kind",schemaPath:"#/properties/kind/\
const",keyword:"const",params:{allowedValue:"sticker"},message:"must be equal to constant"};e===null?e=[f]:e.push(f),t++}
if(s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.word!==void 0){let f=s.word;if(typeof f=="string"){if(g(f)>60){let c={
instancePath:n+"/word",schemaPath:"#/properties/word/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT \
have more than 60 characters"};e===null?e=[c]:e.push(c),t++}if(g(f)<1){let c={instancePath:n+"/word",schemaPath:"#/prope\
rties/word/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
c]:e.push(c),t++}}else{let c={instancePath:n+"/word",schemaPath:"#/properties/word/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(s.after!==void 0){let f=s.after;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f))){let c={instancePath:n+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),t++}if(typeof f=="number"&&isFinite(f)){if(f>100||isNaN(
f)){let c={instancePath:n+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[c]:e.push(c),t++}if(f<0||isNaN(f)){let c={instancePath:n+"/after",schemaPath:"#/pr\
operties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[c]:e.push(
c),t++}}}if(s.abilities!==void 0&&(W(s.abilities,{instancePath:n+"/abilities",parentData:s,parentDataProperty:"abilities",
rootData:l,dynamicAnchors:p})||(e=e===null?W.errors:e.concat(W.errors),t=e.length)),s.power!==void 0){let f=s.power;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let c={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),t++}}if(s.toughness!==void 0){let f=s.
toughness;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let c={instancePath:n+"/toughness",schemaPath:"#/pro\
perties/toughness/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),t++}}
if(s.after!==void 0&&s.word===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",
params:{property:"after",missingProperty:"word",depsCount:1,deps:"word"},message:"must have property word when property \
after is present"};e===null?e=[f]:e.push(f),t++}if(s.power!==void 0&&s.toughness===void 0){let f={instancePath:n,schemaPath:"\
#/dependentRequired",keyword:"dependentRequired",params:{property:"power",missingProperty:"toughness",depsCount:1,deps:"\
toughness"},message:"must have property toughness when property power is present"};e===null?e=[f]:e.push(f),t++}if(s.toughness!==
void 0&&s.power===void 0){let f={instancePath:n,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property:"\
toughness",missingProperty:"power",depsCount:1,deps:"power"},message:"must have property power when property toughness i\
s present"};e===null?e=[f]:e.push(f),t++}}else{let f={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[f]:e.push(f),t++}return ls.errors=e,t===0}var St={type:"object",additionalProperties:!1,
required:["kind","objects"],properties:{kind:{enum:["phaseOut","phaseIn"]},objects:{$ref:"#/$defs/ObjectIds"}}};function Pe(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of St.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="objects")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0){
let r=s.kind;if(!(r==="phaseOut"||r==="phaseIn")){let i={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"\
enum",params:{allowedValues:St.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:
e.push(i),t++}}s.objects!==void 0&&(re(s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:l,
dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}var Vt={
type:"object",additionalProperties:!1,required:["kind","object"],properties:{kind:{enum:["tap","untap"]},object:{$ref:"#\
/$defs/ObjectId"}}};function we(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Vt.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object")){let i={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0){let r=s.kind;if(!(r==="tap"||r==="untap")){let i={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/enum",keyword:"enum",params:{allowedValues:Vt.properties.kind.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[i]:e.push(i),t++}}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return we.errors=e,t===0}var gn={type:"object",additionalProperties:!1,required:["kind","object","designation"],properties:{
kind:{const:"designate"},object:{$ref:"#/$defs/ObjectId"},designation:{type:"string",minLength:1,maxLength:40},on:{type:"\
boolean"}}};function ps(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of gn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="designation"||r==="on")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="designate"){let r={instancePath:n+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"designate"},message:"must be equal to constant"};e===null?
e=[r]:e.push(r),t++}if(s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,parentDataProperty:"object",
rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.designation!==void 0){let r=s.designation;
if(typeof r=="string"){if(g(r)>40){let i={instancePath:n+"/designation",schemaPath:"#/properties/designation/maxLength",
keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[i]:e.push(i),t++}if(g(
r)<1){let i={instancePath:n+"/designation",schemaPath:"#/properties/designation/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/designation",
schemaPath:"#/properties/designation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),t++}}if(s.on!==void 0&&typeof s.on!="boolean"){let r={instancePath:n+"/on",schemaPath:"#/properties/on/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ps.errors=e,
t===0}var bn={type:"object",additionalProperties:!1,required:["kind","object","choices"],properties:{kind:{const:"choose"},
object:{$ref:"#/$defs/ObjectId"},choices:{$ref:"#/$defs/Choices"}}};function as(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of bn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="cho\
ices")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="choose"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"choose"},message:"must\
 be equal to constant"};e===null?e=[r]:e.push(r),t++}s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.choices!==
void 0&&(Q(s.choices,{instancePath:n+"/choices",parentData:s,parentDataProperty:"choices",rootData:l,dynamicAnchors:p})||
(e=e===null?Q.errors:e.concat(Q.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return as.errors=e,t===0}var kn={type:"object",additionalProperties:!1,
required:["kind","object","as","objects"],properties:{kind:{const:"link"},object:{$ref:"#/$defs/ObjectId"},as:{type:"str\
ing",minLength:1,maxLength:60},objects:{$ref:"#/$defs/ObjectIds"}}};function us(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of kn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="object"||r==="as"||
r==="objects")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="link"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"link"},message:"must b\
e equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.object!==void 0&&(b(s.object,{instancePath:n+"/object",parentData:s,
parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s.as!==void 0){
let r=s.as;if(typeof r=="string"){if(g(r)>60){let i={instancePath:n+"/as",schemaPath:"#/properties/as/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[i]:e.push(i),t++}if(g(r)<1){let i={
instancePath:n+"/as",schemaPath:"#/properties/as/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[i]:e.push(i),t++}}else{let i={instancePath:n+"/as",schemaPath:"#/properties/as/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}s.objects!==void 0&&(re(
s.objects,{instancePath:n+"/objects",parentData:s,parentDataProperty:"objects",rootData:l,dynamicAnchors:p})||(e=e===null?
re.errors:e.concat(re.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return us.errors=e,t===0}var Pn={type:"object",additionalProperties:!1,
required:["kind","player"],properties:{kind:{const:"player"},player:{$ref:"#/$defs/PlayerName"},life:{type:"integer"},hand:{
type:"integer",minimum:0},library:{type:"integer",minimum:0}}};function fs(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Pn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="player"||r==="lif\
e"||r==="hand"||r==="library")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&
s.kind!=="player"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
player"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.player!==void 0&&($(s.player,{instancePath:n+
"/player",parentData:s,parentDataProperty:"player",rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),
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
e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return fs.errors=e,t===0}var wn={type:"object",additionalProperties:!1,required:["ki\
nd","active"],properties:{kind:{const:"turn"},active:{$ref:"#/$defs/PlayerName"}}};function ms(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of wn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="active")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="turn"){let r={instancePath:n+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"turn"},message:"must be equal to cons\
tant"};e===null?e=[r]:e.push(r),t++}s.active!==void 0&&($(s.active,{instancePath:n+"/active",parentData:s,parentDataProperty:"\
active",rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ms.errors=e,
t===0}var vn={type:"object",additionalProperties:!1,required:["kind","effect"],properties:{kind:{const:"ends"},effect:{$ref:"\
#/$defs/EffectName"}}};function X(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>300){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:300},message:"mu\
st NOT have more than 300 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}return X.errors=e,t===0}function ys(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of vn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect")){let i={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="ends"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kin\
d/const",keyword:"const",params:{allowedValue:"ends"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}
s.effect!==void 0&&(X(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effect",rootData:l,dynamicAnchors:p})||
(e=e===null?X.errors:e.concat(X.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ys.errors=e,t===0}var qn={type:"object",additionalProperties:!1,
required:["kind"],properties:{kind:{const:"stateBased"},keep:{$ref:"#/$defs/ObjectIds"}}};function cs(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of qn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="keep")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="stateBased"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"stateBased"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),t++}s.keep!==void 0&&(re(s.keep,{instancePath:n+"/keep",parentData:s,
parentDataProperty:"keep",rootData:l,dynamicAnchors:p})||(e=e===null?re.errors:e.concat(re.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return cs.errors=e,t===0}var jn={type:"object",additionalProperties:!1,required:["kind","events"],properties:{kind:{
const:"simultaneous"},events:{type:"array",minItems:2,maxItems:1e3,items:{$ref:"#/$defs/ScenarioEvent"}}}},st={validate:ke};
function hs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of jn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="events")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="simultaneous"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"simultaneous"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.events!==
void 0){let r=s.events;if(Array.isArray(r)){if(r.length>1e3){let o={instancePath:n+"/events",schemaPath:"#/properties/ev\
ents/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[o]:e.push(
o),t++}if(r.length<2){let o={instancePath:n+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{
limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)st.
validate(r[o],{instancePath:n+"/events/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
st.validate.errors:e.concat(st.validate.errors),t=e.length)}else{let i={instancePath:n+"/events",schemaPath:"#/propertie\
s/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return hs.errors=e,t===0}var Ft={type:"object",additionalProperties:!1,required:["kind","id"],properties:{kind:{const:"\
check"},id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$",maxLength:80},rulesets:{type:"array",minItems:1,items:{$ref:"\
#/$defs/RulesetId"}},note:{$ref:"#/$defs/Words"},expect:{type:"object",maxProperties:500,additionalProperties:{$ref:"#/$\
defs/ObjectExpectation"}},players:{type:"object",maxProperties:20,additionalProperties:{$ref:"#/$defs/PlayerExpectation"}},
gameRules:{type:"array",items:{$ref:"#/$defs/GameRuleExpectation"}},stateBased:{type:"array",items:{$ref:"#/$defs/StateB\
asedExpectation"}},order:{type:"array",minItems:1,items:{$ref:"#/$defs/OrderExpectation"}},dependencies:{type:"array",minItems:1,
items:{$ref:"#/$defs/DependencyExpectation"}}}};function M(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s==
"string"){if(g(s)>1200){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:1200},message:"\
must NOT have more than 1200 characters"};e===null?e=[r]:e.push(r),t++}if(g(s)<1){let r={instancePath:n,schemaPath:"#/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}return M.errors=e,t===0}var ie={type:"object",additionalProperties:!1,minProperties:1,properties:{
name:{type:["string","null"]},manaCost:{type:["string","null"]},manaValue:{type:"integer"},colors:{type:"array",items:{$ref:"\
#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/Car\
dType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},has:{type:"array",
minItems:1,items:{type:"string"}},lacks:{type:"array",minItems:1,items:{type:"string"}},power:{type:["integer","null"]},
toughness:{type:["integer","null"]},basePower:{type:["integer","null"]},baseToughness:{type:["integer","null"]},loyalty:{
type:["integer","null"]},defense:{type:["integer","null"]},controller:{$ref:"#/$defs/PlayerName"},owner:{$ref:"#/$defs/P\
layerName"},zone:{$ref:"#/$defs/Zone"},faceDown:{type:"boolean"},tapped:{type:"boolean"},attachedTo:{type:["string","nul\
l"]},counters:{type:"object",additionalProperties:{type:"integer",minimum:0}},tapsFor:{type:"array",items:{enum:["W","U",
"B","R","G","C"]}},exists:{type:"boolean"},copiable:{$ref:"#/$defs/CopiableExpectation"}}},Nr={type:"object",additionalProperties:!1,
minProperties:1,properties:{name:{type:["string","null"]},manaCost:{type:["string","null"]},colors:{type:"array",items:{
$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$de\
fs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},power:{type:[
"integer","null"]},toughness:{type:["integer","null"]}}};function ds(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(Nr.properties,r)){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:Nr.properties.name.type},message:"must be string\
,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:Nr.properties.manaCost.type},message:"mu\
st be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"#/properties/colors\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){
let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+
"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],
{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(
w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/subtypes/"+o,schemaPath:"#/prop\
erties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{
let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+
"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==
null){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:Nr.properties.power.
type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughne\
ss/type",keyword:"type",params:{type:Nr.properties.toughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(
i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ds.errors=e,t===0}function gs(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<
1){let r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fe\
wer than 1 properties"};e===null?e=[r]:e.push(r),t++}for(let r in s)if(!G.call(ie.properties,r)){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:ie.properties.name.type},message:"must be string\
,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+
"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:ie.properties.manaCost.type},message:"mu\
st be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaValue!==void 0){let r=s.manaValue;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/manaValue",schemaPath:"#/properties/manaValue/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"\
/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){
let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/abilities/"+o,
schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.has!==void 0){let r=s.has;if(Array.isArray(r)){
if(r.length<1){let o={instancePath:n+"/has",schemaPath:"#/properties/has/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="stri\
ng"){let h={instancePath:n+"/has/"+o,schemaPath:"#/properties/has/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/has",schemaPath:"#/properties/has/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.lacks!==void 0){let r=s.lacks;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/lacks",schemaPath:"#/properties/lacks/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let h={instancePath:n+"/lacks/"+o,schemaPath:"#/properties/lacks/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/lacks",schemaPath:"#/propertie\
s/lacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){
let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/power",schemaPath:"\
#/properties/power/type",keyword:"type",params:{type:ie.properties.power.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&
r!==null){let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:ie.properties.
toughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.basePower!==void 0){let r=s.basePower;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/basePower",schemaPath:"#/pro\
perties/basePower/type",keyword:"type",params:{type:ie.properties.basePower.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}if(s.baseToughness!==void 0){let r=s.baseToughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let i={instancePath:n+"/baseToughness",schemaPath:"#/properties/baseToughness/type",keyword:"type",params:{
type:ie.properties.baseToughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.loyalty!==void 0){
let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/loyalty",schemaPath:"\
#/properties/loyalty/type",keyword:"type",params:{type:ie.properties.loyalty.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==
null){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",params:{type:ie.properties.
defense.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.controller!==void 0&&($(s.controller,{instancePath:n+
"/controller",parentData:s,parentDataProperty:"controller",rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat(
$.errors),t=e.length)),s.owner!==void 0&&($(s.owner,{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:l,
dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),s.zone!==void 0&&(I(s.zone,{instancePath:n+"/zo\
ne",parentData:s,parentDataProperty:"zone",rootData:l,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),
s.faceDown!==void 0&&typeof s.faceDown!="boolean"){let r={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&
typeof s.tapped!="boolean"){let r={instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!=
"string"&&r!==null){let i={instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"type",params:{
type:ie.properties.attachedTo.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.counters!==void 0){
let r=s.counters;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r){let o=r[i];if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){let h={instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/counters/additionalProperties/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
h]:e.push(h),t++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){let h={instancePath:n+"/counters/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/counters",schemaPath:"#/\
properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}
if(s.tapsFor!==void 0){let r=s.tapsFor;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){let h=r[o];if(!(h==="W"||
h==="U"||h==="B"||h==="R"||h==="G"||h==="C")){let u={instancePath:n+"/tapsFor/"+o,schemaPath:"#/properties/tapsFor/items\
/enum",keyword:"enum",params:{allowedValues:ie.properties.tapsFor.items.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/tapsFor",schemaPath:"#/properties/tapsFor/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.exists!==void 0&&typeof s.
exists!="boolean"){let r={instancePath:n+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}s.copiable!==void 0&&(ds(s.copiable,{instancePath:n+"/co\
piable",parentData:s,parentDataProperty:"copiable",rootData:l,dynamicAnchors:p})||(e=e===null?ds.errors:e.concat(ds.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return gs.errors=e,t===0}var $n={type:"object",additionalProperties:!1,minProperties:1,
properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{type:"array",items:{type:"string"}},maximumHandSize:{
type:["integer","null"]}}};function bs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let r={instancePath:n,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[r]:
e.push(r),t++}for(let r in s)if(!(r==="life"||r==="hand"||r==="abilities"||r==="maximumHandSize")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.life!==void 0){let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/life",schemaPath:"#/properties/life/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.hand!==void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/abilities/"+o,schemaPath:"#/pro\
perties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{
let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maxim\
umHandSize/type",keyword:"type",params:{type:$n.properties.maximumHandSize.type},message:"must be integer,null"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return bs.errors=e,t===0}var On={type:"object",additionalProperties:!1,required:[
"rule"],properties:{rule:{type:"string"},objects:{type:"array",items:{$ref:"#/$defs/ObjectId"}},player:{$ref:"#/$defs/Pl\
ayerName"},amount:{type:"integer"}}};function ks(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of On.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="rule"||r==="objects"||r==="player"||r==="amount")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.rule!==void 0&&typeof s.rule!="string"){let r={instancePath:n+
"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)b(r[o],{
instancePath:n+"/objects/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.concat(
b.errors),t=e.length)}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.player!==void 0&&($(s.player,{instancePath:n+"\
/player",parentData:s,parentDataProperty:"player",rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),
t=e.length)),s.amount!==void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return ks.errors=e,t===0}var Dn={type:"object",additionalProperties:!1,required:[
"clause"],properties:{clause:{$ref:"#/$defs/Clause"},object:{$ref:"#/$defs/ObjectId"},player:{$ref:"#/$defs/PlayerName"}}};
function Ps(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Dn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="clause"||r==="object"||r==="player")){let i={instancePath:n,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}s.clause!==void 0&&(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"c\
lause",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.object!==void 0&&(b(s.object,
{instancePath:n+"/object",parentData:s,parentDataProperty:"object",rootData:l,dynamicAnchors:p})||(e=e===null?b.errors:e.
concat(b.errors),t=e.length)),s.player!==void 0&&($(s.player,{instancePath:n+"/player",parentData:s,parentDataProperty:"\
player",rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ps.errors=e,
t===0}var Nn={type:"object",additionalProperties:!1,required:["layer","effects"],properties:{layer:{$ref:"#/$defs/LayerN\
ame"},effects:{type:"array",items:{$ref:"#/$defs/EffectName"}}}},Tn={enum:["1a","1b","2","3","4","5","6","7a","7b","7c",
"7d"]};function x(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(!(s==="1a"||s==="1b"||s==="2"||s==="3"||s==="4"||s==="5"||s==="6"||s==="7a"||s==="7b"||s==="7c"||s==="7d")){let r={
instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Tn.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}function ws(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Nn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="layer"||r==="effects")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.layer!==void 0&&(x(s.layer,{instancePath:n+"/lay\
er",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),
s.effects!==void 0){let r=s.effects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)X(r[o],{instancePath:n+"/eff\
ects/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)}else{
let i={instancePath:n+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ws.errors=e,t===0}var An={type:"object",additionalProperties:!1,
required:["layer","effect","on"],properties:{layer:{$ref:"#/$defs/LayerName"},effect:{$ref:"#/$defs/EffectName"},on:{$ref:"\
#/$defs/EffectName"},because:{$ref:"#/$defs/DependencyReason"},holds:{type:"boolean"}}},Ln={enum:["existence","text","ap\
pliesTo","whatItDoes"]};function or(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(!(s==="existence"||s==="text"||s==="appliesTo"||s==="whatItDoes")){let r={instancePath:n,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:Ln.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),t++}return or.errors=e,t===0}function vs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of An.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="layer"||r==="effect"||r==="on"||r==="because"||r==="holds")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.layer!==void 0&&(x(s.layer,{instancePath:n+"/layer",parentData:s,
parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.effect!==
void 0&&(X(s.effect,{instancePath:n+"/effect",parentData:s,parentDataProperty:"effect",rootData:l,dynamicAnchors:p})||(e=
e===null?X.errors:e.concat(X.errors),t=e.length)),s.on!==void 0&&(X(s.on,{instancePath:n+"/on",parentData:s,parentDataProperty:"\
on",rootData:l,dynamicAnchors:p})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)),s.because!==void 0&&(or(s.because,
{instancePath:n+"/because",parentData:s,parentDataProperty:"because",rootData:l,dynamicAnchors:p})||(e=e===null?or.errors:
e.concat(or.errors),t=e.length)),s.holds!==void 0&&typeof s.holds!="boolean"){let r={instancePath:n+"/holds",schemaPath:"\
#/properties/holds/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return vs.errors=e,t===0}function qs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Ft.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(Ft.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?
e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="check"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/co\
nst",keyword:"const",params:{allowedValue:"check"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
id!==void 0){let r=s.id;if(typeof r=="string"){if(g(r)>80){let i={instancePath:n+"/id",schemaPath:"#/properties/id/maxLe\
ngth",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[i]:e.push(i),t++}
if(!Kt.test(r)){let i={instancePath:n+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-\
z0-9]+(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"'};e===null?e=[i]:e.push(i),t++}}else{let i={
instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),t++}}if(s.rulesets!==void 0){let r=s.rulesets;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+
"/rulesets",schemaPath:"#/properties/rulesets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer\
 than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)U(r[o],{instancePath:n+"/rulesets/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)}else{let i={instancePath:n+
"/rulesets",schemaPath:"#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.note!==void 0&&(M(s.note,{instancePath:n+"/note",parentData:s,parentDataProperty:"note",rootData:l,
dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.expect!==void 0){let r=s.expect;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length>500){let i={instancePath:n+"/expect",schemaPath:"#/properties/expe\
ct/maxProperties",keyword:"maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?
e=[i]:e.push(i),t++}for(let i in r)gs(r[i],{instancePath:n+"/expect/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?gs.errors:e.concat(gs.errors),t=e.length)}else{let i={instancePath:n+
"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(
r).length>20){let i={instancePath:n+"/players",schemaPath:"#/properties/players/maxProperties",keyword:"maxProperties",params:{
limit:20},message:"must NOT have more than 20 properties"};e===null?e=[i]:e.push(i),t++}for(let i in r)bs(r[i],{instancePath:n+
"/players/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=
e===null?bs.errors:e.concat(bs.errors),t=e.length)}else{let i={instancePath:n+"/players",schemaPath:"#/properties/player\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){
let r=s.gameRules;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ks(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,
parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?ks.errors:e.concat(ks.errors),t=e.length)}else{let i={instancePath:n+
"/gameRules",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[i]:e.push(i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)Ps(r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?
Ps.errors:e.concat(Ps.errors),t=e.length)}else{let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.order!==void 0){let r=s.
order;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/order",schemaPath:"#/properties/order/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)ws(r[o],{instancePath:n+"/order/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?ws.
errors:e.concat(ws.errors),t=e.length)}else{let i={instancePath:n+"/order",schemaPath:"#/properties/order/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.dependencies!==void 0){let r=s.dependencies;
if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/dependencies",schemaPath:"#/properties/dependencies/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;
for(let o=0;o<i;o++)vs(r[o],{instancePath:n+"/dependencies/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?vs.errors:e.concat(vs.errors),t=e.length)}else{let i={instancePath:n+"/dependencies",schemaPath:"#/propertie\
s/dependencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return qs.errors=e,t===0}function ke(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of pn.required)if(s[i]===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"};e===
null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="enters")Zr(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?Zr.errors:e.concat(Zr.errors),t=e.length);else if(r==="moves")Xr(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Xr.errors:e.concat(Xr.errors),t=e.length);else if(r===
"resolves")Jr(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Jr.errors:e.
concat(Jr.errors),t=e.length);else if(r==="attach")es(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?es.errors:e.concat(es.errors),t=e.length);else if(r==="unattach")rs(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?rs.errors:e.concat(rs.errors),t=e.length);else if(r==="counters")ss(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?ss.errors:e.concat(ss.errors),t=e.length);else if(r===
"turnFaceUp")ts(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?ts.errors:
e.concat(ts.errors),t=e.length);else if(r==="turnFaceDown")is(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?is.errors:e.concat(is.errors),t=e.length);else if(r==="transform")ns(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?ns.errors:e.concat(ns.errors),t=e.length);else if(r==="m\
erges")os(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?os.errors:e.concat(
os.errors),t=e.length);else if(r==="sticker")ls(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?ls.errors:e.concat(ls.errors),t=e.length);else if(r==="phaseOut")Pe(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length);else if(r==="phaseIn")Pe(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length);else if(r===
"tap")we(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?we.errors:e.concat(
we.errors),t=e.length);else if(r==="untap")we(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?we.errors:e.concat(we.errors),t=e.length);else if(r==="designate")ps(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?ps.errors:e.concat(ps.errors),t=e.length);else if(r==="choose")as(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?as.errors:e.concat(as.errors),t=e.length);else if(r===
"link")us(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?us.errors:e.concat(
us.errors),t=e.length);else if(r==="player")fs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?fs.errors:e.concat(fs.errors),t=e.length);else if(r==="turn")ms(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?ms.errors:e.concat(ms.errors),t=e.length);else if(r==="ends")ys(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?ys.errors:e.concat(ys.errors),t=e.length);else if(r===
"stateBased")cs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?cs.errors:
e.concat(cs.errors),t=e.length);else if(r==="simultaneous")hs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,
dynamicAnchors:p})||(e=e===null?hs.errors:e.concat(hs.errors),t=e.length);else if(r==="check")qs(s,{instancePath:n,parentData:m,
parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?qs.errors:e.concat(qs.errors),t=e.length);else{let i={instancePath:n,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of ta\
g "kind" must be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"\
discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[i]:e.push(i),
t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}var xn={type:"object",additionalProperties:!1,required:["reading","ans\
wer"],properties:{reading:{$ref:"#/$defs/Words"},answer:{$ref:"#/$defs/Words"},source:{$ref:"#/$defs/Words"},recommended:{
type:"boolean"}}};function lr(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of xn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="reading"||r==="answer"||r==="source"||r==="recommended")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.reading!==void 0&&(M(s.reading,{instancePath:n+"/reading",parentData:s,
parentDataProperty:"reading",rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.answer!==
void 0&&(M(s.answer,{instancePath:n+"/answer",parentData:s,parentDataProperty:"answer",rootData:l,dynamicAnchors:p})||(e=
e===null?M.errors:e.concat(M.errors),t=e.length)),s.source!==void 0&&(M(s.source,{instancePath:n+"/source",parentData:s,
parentDataProperty:"source",rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)),s.recommended!==
void 0&&typeof s.recommended!="boolean"){let r={instancePath:n+"/recommended",schemaPath:"#/properties/recommended/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return lr.
errors=e,t===0}function js(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of et.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(et.properties,r)){let i={instancePath:n,schemaPath:"#/additionalPrope\
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
enum",params:{allowedValues:et.properties.level.enum},message:"must be equal to one of the allowed values"};e===null?e=[
i]:e.push(i),t++}}if(s.cites!==void 0){let r=s.cites;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)tr(r[o],{instancePath:n+
"/cites/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?tr.errors:e.concat(tr.errors),t=
e.length)}else{let i={instancePath:n+"/cites",schemaPath:"#/properties/cites/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/players/"+o,schemaPath:"#/properties/player\
s/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={
instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[i]:e.push(i),t++}}if(s.cards!==void 0){let r=s.cards;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)be(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?be.
errors:e.concat(be.errors),t=e.length)}else{let i={instancePath:n+"/cards",schemaPath:"#/properties/cards/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.timeline!==void 0){let r=s.timeline;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)ke(r[o],{instancePath:n+"/timeline/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?ke.errors:e.concat(ke.errors),t=e.length)}else{let i={instancePath:n+"/timeli\
ne",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}if(s.why!==void 0){let r=s.why;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="s\
tring"){let h={instancePath:n+"/why/"+o,schemaPath:"#/properties/why/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/why",schemaPath:"#/properties/why/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.provenance!==void 0){let r=s.provenance;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/provenance/"+o,
schemaPath:"#/properties/provenance/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.alternatives!==void 0){let r=s.alternatives;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)lr(r[o],{instancePath:n+"/alternatives/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?lr.errors:e.concat(lr.errors),t=e.length)}else{let i={instancePath:n+"/altern\
atives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.twin!==void 0&&typeof s.twin!="string"){let r={instancePath:n+"/twin",schemaPath:"#/properties\
/twin/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return js.
errors=e,t===0}var Cn={type:"object",additionalProperties:!1,required:["file","line","column","pointer","message"],properties:{
file:{type:"string"},line:{type:"integer",minimum:1},column:{type:"integer",minimum:1},pointer:{type:"string"},message:{
type:"string"},expected:{type:"string"},suggestion:{type:"string"}}};function $s(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Cn.required)
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
e.push(r),t++}return $s.errors=e,t===0}var Rt={type:"object",additionalProperties:!1,required:["scenario","ruleset","ver\
dict","values","clauses","layers","checkPoints"],properties:{scenario:{type:"string"},ruleset:{$ref:"#/$defs/RulesetId"},
verdict:{$ref:"#/$defs/Verdict"},message:{type:"string"},attempts:{type:"array",items:{type:"string"}},values:{type:"arr\
ay",items:{$ref:"#/$defs/CheckedValue"}},clauses:{type:"array",items:{type:"string"}},layers:{type:"array",items:{type:"\
string"}},checkPoints:{type:"array",items:{$ref:"#/$defs/CheckPoint"}}}},In={enum:["pass","fail","broken","unsupported",
"refused","error","timeout","crashed","notRun"]};function Os(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(!(s==="pass"||s==="fail"||s==="broken"||s==="unsupported"||s==="refused"||s===
"error"||s==="timeout"||s==="crashed"||s==="notRun")){let r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:In.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return Os.errors=e,t===0}var En={
type:"object",additionalProperties:!1,required:["check","subject","characteristic","expected","actual","ok"],properties:{
check:{type:"string"},subject:{type:"string"},characteristic:{type:"string"},expected:{$ref:"#/$defs/ReportValue"},actual:{
$ref:"#/$defs/ReportValue"},ok:{type:"boolean"},firstLayer:{type:"string"}}},_n={type:["string","number","boolean","null",
"array"],items:{type:"string"}};function ve(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null&&!Array.isArray(
s)){let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:_n.type},message:"must be string,number,boolea\
n,null,array"};e===null?e=[r]:e.push(r),t++}if(Array.isArray(s)){let r=s.length;for(let i=0;i<r;i++)if(typeof s[i]!="str\
ing"){let o={instancePath:n+"/"+i,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[o]:e.push(o),t++}}return ve.errors=e,t===0}function Ds(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of En.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="check"||r==="subject"||r==="c\
haracteristic"||r==="expected"||r==="actual"||r==="ok"||r==="firstLayer")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.check!==void 0&&typeof s.check!="string"){let r={instancePath:n+"/check",schemaPath:"#\
/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
subject!==void 0&&typeof s.subject!="string"){let r={instancePath:n+"/subject",schemaPath:"#/properties/subject/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.characteristic!==void 0&&typeof s.
characteristic!="string"){let r={instancePath:n+"/characteristic",schemaPath:"#/properties/characteristic/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.expected!==void 0&&(ve(s.expected,
{instancePath:n+"/expected",parentData:s,parentDataProperty:"expected",rootData:l,dynamicAnchors:p})||(e=e===null?ve.errors:
e.concat(ve.errors),t=e.length)),s.actual!==void 0&&(ve(s.actual,{instancePath:n+"/actual",parentData:s,parentDataProperty:"\
actual",rootData:l,dynamicAnchors:p})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)),s.ok!==void 0&&typeof s.ok!=
"boolean"){let r={instancePath:n+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.firstLayer!==void 0&&typeof s.firstLayer!="string"){let r={instancePath:n+
"/firstLayer",schemaPath:"#/properties/firstLayer/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ds.errors=e,t===0}var Sn={type:"object",additionalProperties:!1,required:[
"check","after","resolution"],properties:{check:{type:"string"},after:{type:"integer"},resolution:{$ref:"#/$defs/Resolut\
ion"}}},Xt={type:"object",additionalProperties:!1,required:["ruleset","objects","players","gameRules","stateBased","trac\
e"],properties:{ruleset:{$ref:"#/$defs/RulesetId"},objects:{type:"object",additionalProperties:{$ref:"#/$defs/ResolvedOb\
ject"}},players:{type:"object",additionalProperties:{$ref:"#/$defs/ResolvedPlayer"}},gameRules:{type:"array",items:{$ref:"\
#/$defs/GameRule"}},stateBased:{type:"array",items:{$ref:"#/$defs/StateBasedAction"}},trace:{type:"array",items:{$ref:"#\
/$defs/TraceStep"}}}},se={type:"object",additionalProperties:!1,required:["name","manaCost","manaValue","colors","supert\
ypes","types","subtypes","abilities","power","toughness","basePower","baseToughness","loyalty","defense","controller","o\
wner","zone","faceDown","tapped","attachedTo","counters","tapsFor","copiable"],properties:{name:{type:["string","null"]},
manaCost:{type:["string","null"]},manaValue:{type:"integer"},colors:{type:"array",items:{$ref:"#/$defs/Color"}},supertypes:{
type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"#/$defs/CardType"}},subtypes:{type:"arra\
y",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},power:{type:["integer","null"]},toughness:{type:[
"integer","null"]},basePower:{type:["integer","null"]},baseToughness:{type:["integer","null"]},loyalty:{type:["integer",
"null"]},defense:{type:["integer","null"]},controller:{type:"string"},owner:{type:"string"},zone:{$ref:"#/$defs/Zone"},faceDown:{
type:"boolean"},tapped:{type:"boolean"},attachedTo:{type:["string","null"]},counters:{type:"object",additionalProperties:{
type:"integer"}},tapsFor:{type:"array",items:{enum:["W","U","B","R","G","C"]}},copiable:{$ref:"#/$defs/CopiableValues"}}},
fr={type:"object",additionalProperties:!1,required:["name","manaCost","colors","supertypes","types","subtypes","abilitie\
s","power","toughness"],properties:{name:{type:["string","null"]},manaCost:{type:["string","null"]},colors:{type:"array",
items:{$ref:"#/$defs/Color"}},supertypes:{type:"array",items:{$ref:"#/$defs/Supertype"}},types:{type:"array",items:{$ref:"\
#/$defs/CardType"}},subtypes:{type:"array",items:{type:"string"}},abilities:{type:"array",items:{type:"string"}},power:{
type:["integer","null"]},toughness:{type:["integer","null"]}}};function Ns(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of fr.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.call(fr.properties,r)){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"&&r!==null){let i={
instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:fr.properties.name.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.manaCost;if(typeof r!="string"&&r!==
null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"type",params:{type:fr.properties.
manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.colors!==void 0){let r=s.colors;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)}else{let i={instancePath:n+"/colors",schemaPath:"\
#/properties/colors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"\
/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"#/properties/supertypes/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/types/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let i={instancePath:n+"/types",schemaPath:"#/properties/types/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){
let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+
"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/subtypes",schemaPath:"#/properties/subtypes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/abilities/"+o,
schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/properties/abilities/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.power!==void 0){let r=s.power;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/power",schemaPath:"#/properties/power/type",
keyword:"type",params:{type:fr.properties.power.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.
toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{type:fr.properties.toughness.type},message:"\
must be integer,null"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ns.errors=e,t===0}function pr(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of se.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!G.
call(se.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.name!==void 0){let r=s.
name;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:se.properties.name.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaCost!==void 0){let r=s.
manaCost;if(typeof r!="string"&&r!==null){let i={instancePath:n+"/manaCost",schemaPath:"#/properties/manaCost/type",keyword:"\
type",params:{type:se.properties.manaCost.type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.manaValue!==
void 0){let r=s.manaValue;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/manaValue",schemaPath:"\
#/properties/manaValue/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),
t++}}if(s.colors!==void 0){let r=s.colors;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)L(r[o],{instancePath:n+
"/colors/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?L.errors:e.concat(L.errors),t=
e.length)}else{let i={instancePath:n+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.supertypes!==void 0){let r=s.supertypes;if(Array.isArray(r)){
let i=r.length;for(let o=0;o<i;o++)j(r[o],{instancePath:n+"/supertypes/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let i={instancePath:n+"/supertypes",schemaPath:"\
#/properties/supertypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}
if(s.types!==void 0){let r=s.types;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)w(r[o],{instancePath:n+"/type\
s/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{
let i={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.subtypes!==void 0){let r=s.subtypes;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/subtypes/"+o,schemaPath:"#/properties/subtypes/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/subtyp\
es",schemaPath:"#/properties/subtypes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),t++}}if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let h={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/p\
roperties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
power!==void 0){let r=s.power;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type:se.properties.power.type},message:"must be int\
eger,null"};e===null?e=[i]:e.push(i),t++}}if(s.toughness!==void 0){let r=s.toughness;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/toughness",schemaPath:"#/properties/toughness/type",keyword:"type",params:{
type:se.properties.toughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.basePower!==void 0){
let r=s.basePower;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/basePower",
schemaPath:"#/properties/basePower/type",keyword:"type",params:{type:se.properties.basePower.type},message:"must be inte\
ger,null"};e===null?e=[i]:e.push(i),t++}}if(s.baseToughness!==void 0){let r=s.baseToughness;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/baseToughness",schemaPath:"#/properties/baseToughness/typ\
e",keyword:"type",params:{type:se.properties.baseToughness.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),
t++}}if(s.loyalty!==void 0){let r=s.loyalty;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+
"/loyalty",schemaPath:"#/properties/loyalty/type",keyword:"type",params:{type:se.properties.loyalty.type},message:"must \
be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.defense!==void 0){let r=s.defense;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))&&r!==null){let i={instancePath:n+"/defense",schemaPath:"#/properties/defense/type",keyword:"type",
params:{type:se.properties.defense.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}if(s.controller!==
void 0&&typeof s.controller!="string"){let r={instancePath:n+"/controller",schemaPath:"#/properties/controller/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.owner!==void 0&&typeof s.owner!=
"string"){let r={instancePath:n+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.zone!==void 0&&(I(s.zone,{instancePath:n+"/zone",parentData:s,parentDataProperty:"\
zone",rootData:l,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),s.faceDown!==void 0&&typeof s.
faceDown!="boolean"){let r={instancePath:n+"/faceDown",schemaPath:"#/properties/faceDown/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.tapped!==void 0&&typeof s.tapped!="boolean"){let r={
instancePath:n+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[r]:e.push(r),t++}if(s.attachedTo!==void 0){let r=s.attachedTo;if(typeof r!="string"&&r!==null){let i={
instancePath:n+"/attachedTo",schemaPath:"#/properties/attachedTo/type",keyword:"type",params:{type:se.properties.attachedTo.
type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}if(s.counters!==void 0){let r=s.counters;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let i in r){let o=r[i];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let h={
instancePath:n+"/counters/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counters/additionalPropert\
ies/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+
"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[i]:e.push(i),t++}}if(s.tapsFor!==void 0){let r=s.tapsFor;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++){
let h=r[o];if(!(h==="W"||h==="U"||h==="B"||h==="R"||h==="G"||h==="C")){let u={instancePath:n+"/tapsFor/"+o,schemaPath:"#\
/properties/tapsFor/items/enum",keyword:"enum",params:{allowedValues:se.properties.tapsFor.items.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{let i={instancePath:n+"/tapsFor",schemaPath:"#/\
properties/tapsFor/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.copiable!==
void 0&&(Ns(s.copiable,{instancePath:n+"/copiable",parentData:s,parentDataProperty:"copiable",rootData:l,dynamicAnchors:p})||
(e=e===null?Ns.errors:e.concat(Ns.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pr.errors=e,t===0}var zt={type:"object",additionalProperties:!1,
required:["life","hand","abilities","maximumHandSize"],properties:{life:{type:"integer"},hand:{type:"integer"},abilities:{
type:"array",items:{type:"string"}},maximumHandSize:{type:["integer","null"]}}};function ar(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zt.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="life"||r==="hand"||r==="abil\
ities"||r==="maximumHandSize")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.life!==void 0){
let r=s.life;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/life",schemaPath:"#/prope\
rties/life/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(s.hand!==
void 0){let r=s.hand;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/hand",schemaPath:"\
#/properties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
if(s.abilities!==void 0){let r=s.abilities;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="stri\
ng"){let h={instancePath:n+"/abilities/"+o,schemaPath:"#/properties/abilities/items/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/abilities",schemaPath:"#/pr\
operties/abilities/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
maximumHandSize!==void 0){let r=s.maximumHandSize;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let i={
instancePath:n+"/maximumHandSize",schemaPath:"#/properties/maximumHandSize/type",keyword:"type",params:{type:zt.properties.
maximumHandSize.type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ar.errors=e,
t===0}var Vn={type:"object",additionalProperties:!1,required:["rule","effect"],properties:{rule:{type:"string"},effect:{
type:"string"},objects:{type:"array",items:{type:"string"}},player:{type:"string"},amount:{type:"integer"}}};function fe(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Vn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="rule"||r==="effect"||r==="objects"||r==="player"||r==="amount")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.rule!==void 0&&typeof s.rule!="string"){let r={instancePath:n+"/rule",schemaPath:"#/pr\
operties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.effect!==
void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/objects/"+o,schemaPath:"\
#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),
t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.player!==void 0&&typeof s.player!="string"){let r={instancePath:n+"/p\
layer",schemaPath:"#/properties/player/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),t++}if(s.amount!==void 0){let r=s.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={
instancePath:n+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}var Bt={type:"object",additionalProperties:!1,
required:["clause","result"],properties:{clause:{$ref:"#/$defs/Clause"},object:{type:"string"},player:{type:"string"},result:{
enum:["graveyard","destroyed","sacrificed","unattached","countersRemoved","ceasesToExist","loses","chooseOne"]},among:{type:"\
array",items:{type:"string"}}}};function me(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Bt.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="clause"||r==="object"||r==="player"||r==="result"||r==="among")){let i={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.clause!==void 0&&(v(s.clause,{instancePath:n+"/c\
lause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=
e.length)),s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+"/object",schemaPath:"#/properties/object\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.player!==void 0&&
typeof s.player!="string"){let r={instancePath:n+"/player",schemaPath:"#/properties/player/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.result!==void 0){let r=s.result;if(!(r==="gra\
veyard"||r==="destroyed"||r==="sacrificed"||r==="unattached"||r==="countersRemoved"||r==="ceasesToExist"||r==="loses"||r===
"chooseOne")){let i={instancePath:n+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:Bt.
properties.result.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.among!==
void 0){let r=s.among;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+
"/among/"+o,schemaPath:"#/properties/among/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/among",schemaPath:"#/properties/among/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}var Fn={type:"\
object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/LayerStep"},{$ref:"#/$defs/DependsSt\
ep"},{$ref:"#/$defs/WaitsStep"},{$ref:"#/$defs/LoopStep"},{$ref:"#/$defs/LockedStep"},{$ref:"#/$defs/ContinuesStep"},{$ref:"\
#/$defs/AppliedStep"},{$ref:"#/$defs/CeasedStep"},{$ref:"#/$defs/PlayerStep"},{$ref:"#/$defs/GameRuleStep"},{$ref:"#/$de\
fs/StateBasedStep"}]},Wt={type:"object",additionalProperties:!1,required:["kind","layer","pass","clause"],properties:{kind:{
const:"layer"},layer:{$ref:"#/$defs/LayerName"},pass:{enum:["all","cda","rest"]},clause:{$ref:"#/$defs/Clause"}}};function Ts(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Wt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="layer"||r==="pass"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="layer"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"layer"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&
(x(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?x.
errors:e.concat(x.errors),t=e.length)),s.pass!==void 0){let r=s.pass;if(!(r==="all"||r==="cda"||r==="rest")){let i={instancePath:n+
"/pass",schemaPath:"#/properties/pass/enum",keyword:"enum",params:{allowedValues:Wt.properties.pass.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(v(s.clause,{instancePath:n+"/c\
lause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=
e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Ts.errors=e,t===0}var Rn={type:"object",additionalProperties:!1,required:["kind","la\
yer","effect","on","because","before","after","clause"],properties:{kind:{const:"depends"},layer:{$ref:"#/$defs/LayerNam\
e"},effect:{type:"string"},on:{type:"string"},because:{type:"array",minItems:1,items:{$ref:"#/$defs/DependencyReason"}},
before:{$ref:"#/$defs/Footprint"},after:{$ref:"#/$defs/Footprint"},clause:{$ref:"#/$defs/Clause"}}},zn={type:"object",additionalProperties:!1,
required:["exists","objects"],properties:{exists:{type:"boolean"},objects:{type:"array",items:{type:"string"}},text:{type:"\
string"},does:{type:"string"}}};function qe(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of zn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="exists"||r==="objects"||r==="text"||r==="does")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.exists!==void 0&&typeof s.exists!="boolean"){let r={instancePath:n+
"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),t++}if(s.objects!==void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let h={instancePath:n+"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/pro\
perties/objects/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.text!==
void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.does!==void 0&&typeof s.does!="string"){let r={
instancePath:n+"/does",schemaPath:"#/properties/does/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}function As(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Rn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effe\
ct"||r==="on"||r==="because"||r==="before"||r==="after"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="depends"){let r={instancePath:n+"/kind",schemaPath:"#/properties/\
kind/const",keyword:"const",params:{allowedValue:"depends"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),
t++}if(s.layer!==void 0&&(x(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.on!==void 0&&typeof s.on!="string"){let r={instancePath:n+"/on",schemaPath:"#/properties/on/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.because!==void 0){let r=s.
because;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/because",schemaPath:"#/properties/because/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;
for(let o=0;o<i;o++)or(r[o],{instancePath:n+"/because/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?or.errors:e.concat(or.errors),t=e.length)}else{let i={instancePath:n+"/because",schemaPath:"#/properties/bec\
ause/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.before!==void 0&&
(qe(s.before,{instancePath:n+"/before",parentData:s,parentDataProperty:"before",rootData:l,dynamicAnchors:p})||(e=e===null?
qe.errors:e.concat(qe.errors),t=e.length)),s.after!==void 0&&(qe(s.after,{instancePath:n+"/after",parentData:s,parentDataProperty:"\
after",rootData:l,dynamicAnchors:p})||(e=e===null?qe.errors:e.concat(qe.errors),t=e.length)),s.clause!==void 0&&(v(s.clause,
{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.
concat(v.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return As.errors=e,t===0}var Bn={type:"object",additionalProperties:!1,required:[
"kind","layer","effect","for","clause"],properties:{kind:{const:"waits"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"\
string"},for:{type:"array",minItems:1,items:{type:"string"}},clause:{$ref:"#/$defs/Clause"}}};function Ls(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Bn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"kind"||r==="layer"||r==="effect"||r==="for"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="waits"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"waits"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&
(x(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?x.
errors:e.concat(x.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"\
#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
for!==void 0){let r=s.for;if(Array.isArray(r)){if(r.length<1){let o={instancePath:n+"/for",schemaPath:"#/properties/for/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/for/"+o,schemaPath:"#/properties/for/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+
"/for",schemaPath:"#/properties/for/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}s.clause!==void 0&&(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:l,
dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ls.errors=e,t===0}var Wn={
type:"object",additionalProperties:!1,required:["kind","layer","members","clause"],properties:{kind:{const:"loop"},layer:{
$ref:"#/$defs/LayerName"},members:{type:"array",minItems:2,items:{type:"string"}},clause:{$ref:"#/$defs/Clause"}}};function xs(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Wn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!(r==="kind"||r==="layer"||r==="members"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.kind!==void 0&&s.kind!=="loop"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"loop"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&
(x(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?x.
errors:e.concat(x.errors),t=e.length)),s.members!==void 0){let r=s.members;if(Array.isArray(r)){if(r.length<2){let o={instancePath:n+
"/members",schemaPath:"#/properties/members/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer t\
han 2 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+
"/members/"+o,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/members",schemaPath:"#/properties/members/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(v(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return xs.errors=e,t===0}var Gn={type:"object",additionalProperties:!1,required:["kind",
"layer","effect","objects","clause"],properties:{kind:{const:"locked"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"st\
ring"},objects:{type:"array",items:{type:"string"}},clause:{$ref:"#/$defs/Clause"}}};function Cs(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Gn.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="eff\
ect"||r==="objects"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="locked"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
locked"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(x(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),
t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.objects!==void 0){
let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&(v(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Cs.errors=e,t===0}var Mn={type:"object",additionalProperties:!1,required:["kind",
"layer","effect","clause"],properties:{kind:{const:"continues"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},
clause:{$ref:"#/$defs/Clause"}}};function Is(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Mn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effect"||r==="clause")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="continues"){let r={instancePath:n+"/k\
ind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"continues"},message:"must be equal to co\
nstant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(x(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"\
layer",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!=
"string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}s.clause!==void 0&&(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"\
clause",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Is.errors=e,
t===0}var Kn={type:"object",additionalProperties:!1,required:["kind","layer","effect","parts","objects","changes","claus\
es"],properties:{kind:{const:"applied"},layer:{$ref:"#/$defs/LayerName"},effect:{type:"string"},parts:{type:"array",items:{
type:"string"}},objects:{type:"array",items:{type:"string"}},changes:{type:"array",items:{$ref:"#/$defs/Change"}},clauses:{
type:"array",items:{$ref:"#/$defs/Clause"}}}},Gt={type:"object",additionalProperties:!1,required:["object","characterist\
ic","before","after"],properties:{object:{type:"string"},characteristic:{enum:["name","manaCost","colors","supertypes","\
types","subtypes","abilities","power","toughness","loyalty","defense","controller","cantHave"]},before:{$ref:"#/$defs/Va\
lue"},after:{$ref:"#/$defs/Value"}}},Un={type:["string","integer","null","array"],items:{type:"string"}};function je(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(typeof s!="s\
tring"&&!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&!Array.isArray(s)){let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:Un.type},message:"must be string,integer,null,array"};e===null?e=[r]:e.push(r),t++}if(Array.
isArray(s)){let r=s.length;for(let i=0;i<r;i++)if(typeof s[i]!="string"){let o={instancePath:n+"/"+i,schemaPath:"#/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}return je.errors=e,
t===0}function Es(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Gt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="object"||r==="characteristic"||r==="before"||r==="after")){let i={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}if(s.object!==void 0&&typeof s.object!="string"){let r={instancePath:n+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.characteristic!==void 0){let r=s.characteristic;if(!(r==="name"||r==="manaCost"||r==="colors"||
r==="supertypes"||r==="types"||r==="subtypes"||r==="abilities"||r==="power"||r==="toughness"||r==="loyalty"||r==="defens\
e"||r==="controller"||r==="cantHave")){let i={instancePath:n+"/characteristic",schemaPath:"#/properties/characteristic/e\
num",keyword:"enum",params:{allowedValues:Gt.properties.characteristic.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[i]:e.push(i),t++}}s.before!==void 0&&(je(s.before,{instancePath:n+"/before",parentData:s,parentDataProperty:"\
before",rootData:l,dynamicAnchors:p})||(e=e===null?je.errors:e.concat(je.errors),t=e.length)),s.after!==void 0&&(je(s.after,
{instancePath:n+"/after",parentData:s,parentDataProperty:"after",rootData:l,dynamicAnchors:p})||(e=e===null?je.errors:e.
concat(je.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Es.errors=e,t===0}function _s(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Kn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effe\
ct"||r==="parts"||r==="objects"||r==="changes"||r==="clauses")){let i={instancePath:n,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="applied"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/con\
st",keyword:"const",params:{allowedValue:"applied"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.
layer!==void 0&&(x(s.layer,{instancePath:n+"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||
(e=e===null?x.errors:e.concat(x.errors),t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}if(s.parts!==void 0){let r=s.parts;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let h={instancePath:n+"/parts/"+o,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/parts",schemaPath:"#/propertie\
s/parts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.objects!==
void 0){let r=s.objects;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+
"/objects/"+o,schemaPath:"#/properties/objects/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.changes!==void 0){let r=s.changes;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)Es(r[o],{instancePath:n+"/changes/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?Es.errors:e.concat(Es.errors),t=e.length)}else{let i={instancePath:n+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
clauses!==void 0){let r=s.clauses;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)v(r[o],{instancePath:n+"/claus\
es/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else{
let i={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _s.errors=e,t===0}var Qn={type:"object",additionalProperties:!1,
required:["kind","layer","effect","by","clause"],properties:{kind:{const:"ceased"},layer:{$ref:"#/$defs/LayerName"},effect:{
type:"string"},by:{type:"string"},clause:{$ref:"#/$defs/Clause"}}};function Ss(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Qn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="layer"||r==="effe\
ct"||r==="by"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.
kind!=="ceased"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
ceased"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.layer!==void 0&&(x(s.layer,{instancePath:n+
"/layer",parentData:s,parentDataProperty:"layer",rootData:l,dynamicAnchors:p})||(e=e===null?x.errors:e.concat(x.errors),
t=e.length)),s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effe\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.by!==void 0&&
typeof s.by!="string"){let r={instancePath:n+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}s.clause!==void 0&&(v(s.clause,{instancePath:n+"/clause",parentData:s,
parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),t=e.length))}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Ss.errors=e,t===0}var Hn={type:"object",additionalProperties:!1,required:["kind","effect","players","gains",
"clause"],properties:{kind:{const:"player"},effect:{type:"string"},players:{type:"array",items:{type:"string"}},gains:{type:"\
array",items:{type:"string"}},clause:{$ref:"#/$defs/Clause"}}};function Vs(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Hn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect"||r==="pla\
yers"||r==="gains"||r==="clause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==
void 0&&s.kind!=="player"){let r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"\
player"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.effect!==void 0&&typeof s.effect!="strin\
g"){let r={instancePath:n+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/players/"+o,schemaPath:"#/properties/players/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+
"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.gains!==void 0){let r=s.gains;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!=
"string"){let h={instancePath:n+"/gains/"+o,schemaPath:"#/properties/gains/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/gains",schemaPath:"#/propertie\
s/gains/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.clause!==void 0&&
(v(s.clause,{instancePath:n+"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?
v.errors:e.concat(v.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Vs.errors=e,t===0}var Zn={type:"object",additionalProperties:!1,
required:["kind","effect","rule","clause"],properties:{kind:{const:"gameRule"},effect:{type:"string"},rule:{$ref:"#/$def\
s/GameRule"},clause:{$ref:"#/$defs/Clause"}}};function Fs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,
dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Zn.required)if(s[r]===
void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have r\
equired property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="effect"||r==="rule"||r==="c\
lause")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="gameRule"){let r={
instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"gameRule"},message:"mu\
st be equal to constant"};e===null?e=[r]:e.push(r),t++}if(s.effect!==void 0&&typeof s.effect!="string"){let r={instancePath:n+
"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}s.rule!==void 0&&(fe(s.rule,{instancePath:n+"/rule",parentData:s,parentDataProperty:"rule",rootData:l,
dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)),s.clause!==void 0&&(v(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Fs.errors=e,t===0}var Xn={type:"object",additionalProperties:!1,required:["kind",
"action","clause"],properties:{kind:{const:"stateBased"},action:{$ref:"#/$defs/StateBasedAction"},clause:{$ref:"#/$defs/\
Clause"}}};function Rs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Xn.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!(r==="kind"||r==="action"||r==="clause")){let i={instancePath:n,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[i]:e.push(i),t++}if(s.kind!==void 0&&s.kind!=="stateBased"){let r={instancePath:n+"/kind",schemaPath:"#/prop\
erties/kind/const",keyword:"const",params:{allowedValue:"stateBased"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),t++}s.action!==void 0&&(me(s.action,{instancePath:n+"/action",parentData:s,parentDataProperty:"action",rootData:l,
dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)),s.clause!==void 0&&(v(s.clause,{instancePath:n+
"/clause",parentData:s,parentDataProperty:"clause",rootData:l,dynamicAnchors:p})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Rs.errors=e,t===0}function ur(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i of Fn.required)
if(s[i]===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"m\
ust have required property '"+i+"'"};e===null?e=[o]:e.push(o),t++}let r=s.kind;if(typeof r=="string")if(r==="layer")Ts(s,
{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ts.errors:e.concat(Ts.errors),
t=e.length);else if(r==="depends")As(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?As.errors:e.concat(As.errors),t=e.length);else if(r==="waits")Ls(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?Ls.errors:e.concat(Ls.errors),t=e.length);else if(r==="loop")xs(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?xs.errors:e.concat(xs.errors),t=e.length);else if(r===
"locked")Cs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Cs.errors:e.concat(
Cs.errors),t=e.length);else if(r==="continues")Is(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?Is.errors:e.concat(Is.errors),t=e.length);else if(r==="applied")_s(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?_s.errors:e.concat(_s.errors),t=e.length);else if(r==="ceased")Ss(s,{instancePath:n,
parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Ss.errors:e.concat(Ss.errors),t=e.length);else if(r===
"player")Vs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?Vs.errors:e.concat(
Vs.errors),t=e.length);else if(r==="gameRule")Fs(s,{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||
(e=e===null?Fs.errors:e.concat(Fs.errors),t=e.length);else if(r==="stateBased")Rs(s,{instancePath:n,parentData:m,parentDataProperty:y,
rootData:l,dynamicAnchors:p})||(e=e===null?Rs.errors:e.concat(Rs.errors),t=e.length);else{let i={instancePath:n,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" mus\
t be in oneOf'};e===null?e=[i]:e.push(i),t++}else{let i={instancePath:n,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[i]:e.push(i),t++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return ur.errors=e,t===0}function zs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Xt.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="ruleset"||r==="objects"||r==="players"||r==="gameRules"||r==="stateBas\
ed"||r==="trace")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.ruleset!==void 0&&(U(s.ruleset,{instancePath:n+
"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:l,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),
t=e.length)),s.objects!==void 0){let r=s.objects;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)pr(r[i],{instancePath:n+
"/objects/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=
e===null?pr.errors:e.concat(pr.errors),t=e.length);else{let i={instancePath:n+"/objects",schemaPath:"#/properties/object\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){
let r=s.players;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)ar(r[i],{instancePath:n+"/players/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?ar.errors:e.
concat(ar.errors),t=e.length);else{let i={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){let r=s.gameRules;
if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)fe(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)}else{let i={instancePath:n+"/gameRu\
les",schemaPath:"#/properties/gameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
i]:e.push(i),t++}}if(s.stateBased!==void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)me(
r[o],{instancePath:n+"/stateBased/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?me.errors:
e.concat(me.errors),t=e.length)}else{let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.trace!==void 0){let r=s.trace;if(Array.
isArray(r)){let i=r.length;for(let o=0;o<i;o++)ur(r[o],{instancePath:n+"/trace/"+o,parentData:r,parentDataProperty:o,rootData:l,
dynamicAnchors:p})||(e=e===null?ur.errors:e.concat(ur.errors),t=e.length)}else{let i={instancePath:n+"/trace",schemaPath:"\
#/properties/trace/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return zs.errors=e,t===0}function Bs(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Sn.required)if(s[r]===void 0){let i={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===
null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="check"||r==="after"||r==="resolution")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.check!==void 0&&typeof s.check!="string"){let r={instancePath:n+"/check",schemaPath:"\
#/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.
after!==void 0){let r=s.after;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/after",schemaPath:"\
#/properties/after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}
s.resolution!==void 0&&(zs(s.resolution,{instancePath:n+"/resolution",parentData:s,parentDataProperty:"resolution",rootData:l,
dynamicAnchors:p})||(e=e===null?zs.errors:e.concat(zs.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Bs.errors=e,t===0}function Ws(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let r of Rt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)
if(!G.call(Rt.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.scenario!==void 0&&
typeof s.scenario!="string"){let r={instancePath:n+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.ruleset!==void 0&&(U(s.ruleset,{instancePath:n+
"/ruleset",parentData:s,parentDataProperty:"ruleset",rootData:l,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),
t=e.length)),s.verdict!==void 0&&(Os(s.verdict,{instancePath:n+"/verdict",parentData:s,parentDataProperty:"verdict",rootData:l,
dynamicAnchors:p})||(e=e===null?Os.errors:e.concat(Os.errors),t=e.length)),s.message!==void 0&&typeof s.message!="string"){
let r={instancePath:n+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),t++}if(s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/attempts/"+o,schemaPath:"#/properties/attempts/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+
"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[i]:e.push(i),t++}}if(s.values!==void 0){let r=s.values;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Ds(r[o],
{instancePath:n+"/values/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Ds.errors:e.concat(
Ds.errors),t=e.length)}else{let i={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.clauses!==void 0){let r=s.clauses;if(Array.isArray(
r)){let i=r.length;for(let o=0;o<i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/clauses/"+o,schemaPath:"#/prope\
rties/clauses/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{
let i={instancePath:n+"/clauses",schemaPath:"#/properties/clauses/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[i]:e.push(i),t++}}if(s.layers!==void 0){let r=s.layers;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)if(typeof r[o]!="string"){let h={instancePath:n+"/layers/"+o,schemaPath:"#/properties/layers/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/layers",
schemaPath:"#/properties/layers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.checkPoints!==void 0){let r=s.checkPoints;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)Bs(r[o],{
instancePath:n+"/checkPoints/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?Bs.errors:
e.concat(Bs.errors),t=e.length)}else{let i={instancePath:n+"/checkPoints",schemaPath:"#/properties/checkPoints/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ws.errors=e,
t===0}var Mt={type:"object",additionalProperties:!1,required:["complete","counts","values"],properties:{complete:{type:"\
boolean"},counts:{type:"object",additionalProperties:{type:"integer"}},values:{type:"object",additionalProperties:!1,required:[
"passed","failed"],properties:{passed:{type:"integer"},failed:{type:"integer"}}}}};function Gs(s,{instancePath:n="",parentData:m,
parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Mt.
required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"\
must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="complete"||r==="counts"||r===
"values")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.complete!==void 0&&typeof s.complete!="\
boolean"){let r={instancePath:n+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(s.counts!==void 0){let r=s.counts;if(r&&typeof r=="object"&&!Array.
isArray(r))for(let i in r){let o=r[i];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let h={instancePath:n+"/\
counts/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),t++}}else{let i={instancePath:n+"/counts",
schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),t++}}if(s.values!==void 0){let r=s.values;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let i of Mt.properties.values.
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
ject"};e===null?e=[r]:e.push(r),t++}return Gs.errors=e,t===0}function Yt(s,{instancePath:n="",parentData:m,parentDataProperty:y,
rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of tn.required)
if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:r},message:"m\
ust have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r==="header"||r==="scenarios"||r===
"problems"||r==="results"||r==="footer")){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(s.
header!==void 0&&(Qr(s.header,{instancePath:n+"/header",parentData:s,parentDataProperty:"header",rootData:l,dynamicAnchors:p})||
(e=e===null?Qr.errors:e.concat(Qr.errors),t=e.length)),s.scenarios!==void 0){let r=s.scenarios;if(Array.isArray(r)){let i=r.
length;for(let o=0;o<i;o++)js(r[o],{instancePath:n+"/scenarios/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?js.errors:e.concat(js.errors),t=e.length)}else{let i={instancePath:n+"/scenarios",schemaPath:"#/properties/s\
cenarios/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.problems!==
void 0){let r=s.problems;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)$s(r[o],{instancePath:n+"/problems/"+o,
parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?$s.errors:e.concat($s.errors),t=e.length)}else{
let i={instancePath:n+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.results!==void 0){let r=s.results;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)Ws(r[o],{instancePath:n+"/results/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?Ws.errors:e.concat(Ws.errors),t=e.length)}else{let i={instancePath:n+"/results",schemaPath:"#/properties/res\
ults/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.footer!==void 0&&
(Gs(s.footer,{instancePath:n+"/footer",parentData:s,parentDataProperty:"footer",rootData:l,dynamicAnchors:p})||(e=e===null?
Gs.errors:e.concat(Gs.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Yt.errors=e,t===0}var Yn=Jt;function Jt(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let r of Xt.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:e.push(i),t++}for(let r in s)if(!(r===
"ruleset"||r==="objects"||r==="players"||r==="gameRules"||r==="stateBased"||r==="trace")){let i={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[i]:e.push(i),t++}if(s.ruleset!==void 0&&(U(s.ruleset,{instancePath:n+"/ruleset",parentData:s,parentDataProperty:"\
ruleset",rootData:l,dynamicAnchors:p})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)),s.objects!==void 0){let r=s.
objects;if(r&&typeof r=="object"&&!Array.isArray(r))for(let i in r)pr(r[i],{instancePath:n+"/objects/"+i.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:r,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?pr.errors:e.concat(
pr.errors),t=e.length);else{let i={instancePath:n+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(r&&typeof r==
"object"&&!Array.isArray(r))for(let i in r)ar(r[i],{instancePath:n+"/players/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:r,parentDataProperty:i,rootData:l,dynamicAnchors:p})||(e=e===null?ar.errors:e.concat(ar.errors),t=e.length);else{
let i={instancePath:n+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[i]:e.push(i),t++}}if(s.gameRules!==void 0){let r=s.gameRules;if(Array.isArray(r)){let i=r.length;
for(let o=0;o<i;o++)fe(r[o],{instancePath:n+"/gameRules/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)}else{let i={instancePath:n+"/gameRules",schemaPath:"#/properties/g\
ameRules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.stateBased!==
void 0){let r=s.stateBased;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)me(r[o],{instancePath:n+"/stateBased/"+
o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)}else{
let i={instancePath:n+"/stateBased",schemaPath:"#/properties/stateBased/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.trace!==void 0){let r=s.trace;if(Array.isArray(r)){let i=r.length;for(let o=0;o<
i;o++)ur(r[o],{instancePath:n+"/trace/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?ur.
errors:e.concat(ur.errors),t=e.length)}else{let i={instancePath:n+"/trace",schemaPath:"#/properties/trace/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Jt.errors=e,
t===0}var Jn=ei,Lr={type:"object",additionalProperties:!1,required:["id","rev","title","level","rulesets","cites","playe\
rs","timeline"],properties:{$schema:{type:"string"},id:{$ref:"#/$defs/ScenarioId"},rev:{type:"integer",minimum:1},title:{
type:"string",minLength:1,maxLength:160},question:{type:"string",minLength:1,maxLength:300},topic:{enum:["copy","control",
"text","type","color","abilities","power-toughness","timestamps","dependency","players","game-rules","state-based"]},level:{
enum:["must","interpretation","undefined"]},rulesets:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/Rulese\
tId"}},cites:{type:"array",minItems:1,items:{$ref:"#/$defs/Citation"}},players:{type:"array",minItems:1,maxItems:12,items:{
$ref:"#/$defs/PlayerSetup"}},cards:{type:"array",maxItems:100,items:{$ref:"#/$defs/Card"}},timeline:{type:"array",minItems:1,
maxItems:5e3,items:{$ref:"#/$defs/ScenarioEvent"}},why:{type:"array",items:{$ref:"#/$defs/Words"}},provenance:{type:"arr\
ay",items:{$ref:"#/$defs/Words"}},alternatives:{type:"array",minItems:1,items:{$ref:"#/$defs/Alternative"}},twin:{$ref:"\
#/$defs/ScenarioId"}}},eo=qt().default;function $e(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(typeof s=="string"){if(g(s)>120){let r={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[r]:e.push(r),t++}if(!Qt.test(s)){let r={instancePath:n,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:'must match pattern "^[a-z][a-z0-9\
]*(-[a-z0-9]+)*$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,t===0}var ro={if:{type:"string"},
then:{$ref:"#/$defs/PlayerName"},else:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{$ref:"#\
/$defs/PlayerName"},life:{type:"integer"},hand:{type:"integer",minimum:0},library:{type:"integer",minimum:0}}}};function Ms(s,{
instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0,r=t,i=!0,o=t;if(typeof s!=
"string"){let a={};e===null?e=[a]:e.push(a),t++}var h=o===t;t=r,e!==null&&(r?e.length=r:e=null);let u;if(h){let a=t;$(s,
{instancePath:n,parentData:m,parentDataProperty:y,rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),
t=e.length);var h=a===t;i=h,u="then"}else{let a=t;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let c of ro.else.required)
if(s[c]===void 0){let d={instancePath:n,schemaPath:"#/else/required",keyword:"required",params:{missingProperty:c},message:"\
must have required property '"+c+"'"};e===null?e=[d]:e.push(d),t++}for(let c in s)if(!(c==="name"||c==="life"||c==="hand"||
c==="library")){let d={instancePath:n,schemaPath:"#/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(s.name!==void 0&&($(s.name,{instancePath:n+
"/name",parentData:s,parentDataProperty:"name",rootData:l,dynamicAnchors:p})||(e=e===null?$.errors:e.concat($.errors),t=
e.length)),s.life!==void 0){let c=s.life;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:n+
"/life",schemaPath:"#/else/properties/life/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[d]:e.push(d),t++}}if(s.hand!==void 0){let c=s.hand;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:n+
"/hand",schemaPath:"#/else/properties/hand/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[d]:e.push(d),t++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){let d={instancePath:n+"/hand",schemaPath:"#/els\
e/properties/hand/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(
d),t++}}if(s.library!==void 0){let c=s.library;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:n+
"/library",schemaPath:"#/else/properties/library/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[d]:e.push(d),t++}if(typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c))){let d={instancePath:n+"/library",schemaPath:"\
#/else/properties/library/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[d]:e.push(d),t++}}}else{let c={instancePath:n,schemaPath:"#/else/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[c]:e.push(c),t++}var h=a===t;i=h,u="else"}if(!i){let a={instancePath:n,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:u},message:'must match "'+u+'" schema'};e===null?e=[a]:e.push(a),t++}return Ms.errors=e,t===0}
function ei(s,{instancePath:n="",parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let r of Lr.required)if(s[r]===void 0){let i={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:r},message:"must have required property '"+r+"'"};e===null?e=[i]:
e.push(i),t++}for(let r in s)if(!G.call(Lr.properties,r)){let i={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[i]:e.push(
i),t++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let r={instancePath:n+"/$schema",schemaPath:"#/properties/%24s\
chema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&
($e(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:p})||(e=e===null?$e.errors:
e.concat($e.errors),t=e.length)),s.rev!==void 0){let r=s.rev;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={
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
ic/enum",keyword:"enum",params:{allowedValues:Lr.properties.topic.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[i]:e.push(i),t++}}if(s.level!==void 0){let r=s.level;if(!(r==="must"||r==="interpretation"||r==="undef\
ined")){let i={instancePath:n+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Lr.properties.
level.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}if(s.rulesets!==void 0){
let r=s.rulesets;if(Array.isArray(r)){if(r.length<1){let u={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets\
/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),t++}
let i=r.length;for(let u=0;u<i;u++)U(r[u],{instancePath:n+"/rulesets/"+u,parentData:r,parentDataProperty:u,rootData:l,dynamicAnchors:p})||
(e=e===null?U.errors:e.concat(U.errors),t=e.length);let o=r.length,h;if(o>1){e:for(;o--;)for(h=o;h--;)if(eo(r[o],r[h])){
let u={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/uniqueItems",keyword:"uniqueItems",params:{i:o,j:h},
message:"must NOT have duplicate items (items ## "+h+" and "+o+" are identical)"};e===null?e=[u]:e.push(u),t++;break e}}}else{
let i={instancePath:n+"/rulesets",schemaPath:"#/properties/rulesets/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),t++}}if(s.cites!==void 0){let r=s.cites;if(Array.isArray(r)){if(r.length<1){let o={
instancePath:n+"/cites",schemaPath:"#/properties/cites/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)tr(r[o],{instancePath:n+"/cites\
/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?tr.errors:e.concat(tr.errors),t=e.length)}else{
let i={instancePath:n+"/cites",schemaPath:"#/properties/cites/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[i]:e.push(i),t++}}if(s.players!==void 0){let r=s.players;if(Array.isArray(r)){if(r.length>12){let o={
instancePath:n+"/players",schemaPath:"#/properties/players/maxItems",keyword:"maxItems",params:{limit:12},message:"must \
NOT have more than 12 items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){let o={instancePath:n+"/players",schemaPath:"#\
/properties/players/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)Ms(r[o],{instancePath:n+"/players/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?Ms.errors:e.concat(Ms.errors),t=e.length)}else{let i={instancePath:n+"/player\
s",schemaPath:"#/properties/players/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(s.cards!==void 0){let r=s.cards;if(Array.isArray(r)){if(r.length>100){let o={instancePath:n+"/cards",schemaPath:"\
#/properties/cards/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?
e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<i;o++)be(r[o],{instancePath:n+"/cards/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?be.errors:e.concat(be.errors),t=e.length)}else{let i={instancePath:n+"/cards",
schemaPath:"#/properties/cards/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(
i),t++}}if(s.timeline!==void 0){let r=s.timeline;if(Array.isArray(r)){if(r.length>5e3){let o={instancePath:n+"/timeline",
schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:5e3},message:"must NOT have more than 5000 \
items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){let o={instancePath:n+"/timeline",schemaPath:"#/properties/timeline/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.
length;for(let o=0;o<i;o++)ke(r[o],{instancePath:n+"/timeline/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||
(e=e===null?ke.errors:e.concat(ke.errors),t=e.length)}else{let i={instancePath:n+"/timeline",schemaPath:"#/properties/ti\
meline/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.why!==void 0){
let r=s.why;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)M(r[o],{instancePath:n+"/why/"+o,parentData:r,parentDataProperty:o,
rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)}else{let i={instancePath:n+"/why",schemaPath:"\
#/properties/why/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.
provenance!==void 0){let r=s.provenance;if(Array.isArray(r)){let i=r.length;for(let o=0;o<i;o++)M(r[o],{instancePath:n+"\
/provenance/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===null?M.errors:e.concat(M.errors),
t=e.length)}else{let i={instancePath:n+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(s.alternatives!==void 0){let r=s.alternatives;if(Array.
isArray(r)){if(r.length<1){let o={instancePath:n+"/alternatives",schemaPath:"#/properties/alternatives/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}let i=r.length;for(let o=0;o<
i;o++)lr(r[o],{instancePath:n+"/alternatives/"+o,parentData:r,parentDataProperty:o,rootData:l,dynamicAnchors:p})||(e=e===
null?lr.errors:e.concat(lr.errors),t=e.length)}else{let i={instancePath:n+"/alternatives",schemaPath:"#/properties/alter\
natives/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}s.twin!==void 0&&
($e(s.twin,{instancePath:n+"/twin",parentData:s,parentDataProperty:"twin",rootData:l,dynamicAnchors:p})||(e=e===null?$e.
errors:e.concat($e.errors),t=e.length))}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ei.errors=e,t===0}var so=ri;function ri(s,{instancePath:n="",
parentData:m,parentDataProperty:y,rootData:l=s,dynamicAnchors:p={}}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let u in s)if(!G.call(ge.properties,u)){let a={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),t++}if(s.self!==void 0&&s.self!==!0){let u={instancePath:n+"/self",schemaPath:"#/properties/self/const",keyword:"cons\
t",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.other!==void 0&&s.other!==
!0){let u={instancePath:n+"/other",schemaPath:"#/properties/other/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[u]:e.push(u),t++}if(s.host!==void 0&&s.host!==!0){let u={instancePath:n+"/host",
schemaPath:"#/properties/host/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?
e=[u]:e.push(u),t++}if(s.affected!==void 0&&s.affected!==!0){let u={instancePath:n+"/affected",schemaPath:"#/properties/\
affected/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[u]:e.push(u),t++}
if(s.target!==void 0){let u=s.target,a=t,f=!1,c=t;if(u!==!0){let d={instancePath:n+"/target",schemaPath:"#/properties/ta\
rget/anyOf/0/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[d]:e.push(
d),t++}var r=c===t;if(f=f||r,!f){let d=t;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let _={instancePath:n+
"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[_]:e.push(_),t++}if(typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))){let _={instancePath:n+"/target",schemaPath:"\
#/properties/target/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[_]:e.push(_),t++}var r=d===t;f=f||r}if(f)t=a,e!==null&&(a?e.length=a:e=null);else{let d={instancePath:n+"/target",schemaPath:"\
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
let a={instancePath:n+"/topOf",schemaPath:"#/properties/topOf/enum",keyword:"enum",params:{allowedValues:ge.properties.topOf.
enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(s.type!==void 0&&(Oe(s.type,
{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:l,dynamicAnchors:p})||(e=e===null?Oe.errors:e.concat(
Oe.errors),t=e.length)),s.supertype!==void 0&&(De(s.supertype,{instancePath:n+"/supertype",parentData:s,parentDataProperty:"\
supertype",rootData:l,dynamicAnchors:p})||(e=e===null?De.errors:e.concat(De.errors),t=e.length)),s.subtype!==void 0&&(Ne(
s.subtype,{instancePath:n+"/subtype",parentData:s,parentDataProperty:"subtype",rootData:l,dynamicAnchors:p})||(e=e===null?
Ne.errors:e.concat(Ne.errors),t=e.length)),s.color!==void 0&&(Te(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"\
color",rootData:l,dynamicAnchors:p})||(e=e===null?Te.errors:e.concat(Te.errors),t=e.length)),s.colorCount!==void 0&&(A(s.
colorCount,{instancePath:n+"/colorCount",parentData:s,parentDataProperty:"colorCount",rootData:l,dynamicAnchors:p})||(e=
e===null?A.errors:e.concat(A.errors),t=e.length)),s.name!==void 0){let u=s.name,a=t,f=!0,c=t;if(!(u&&typeof u=="object"&&
!Array.isArray(u))){let P={};e===null?e=[P]:e.push(P),t++}var i=c===t;t=a,e!==null&&(a?e.length=a:e=null);let d;if(i){let P=t;
Y(u,{instancePath:n+"/name",parentData:s,parentDataProperty:"name",rootData:l,dynamicAnchors:p})||(e=e===null?Y.errors:e.
concat(Y.errors),t=e.length);var i=P===t;f=i,d="then"}else{let P=t;if(typeof u=="string"){if(g(u)>200){let S={instancePath:n+
"/name",schemaPath:"#/properties/name/else/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more\
 than 200 characters"};e===null?e=[S]:e.push(S),t++}if(g(u)<1){let S={instancePath:n+"/name",schemaPath:"#/properties/na\
me/else/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[S]:
e.push(S),t++}}else{let S={instancePath:n+"/name",schemaPath:"#/properties/name/else/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[S]:e.push(S),t++}var i=P===t;f=i,d="else"}if(!f){let P={instancePath:n+"/\
name",schemaPath:"#/properties/name/if",keyword:"if",params:{failingKeyword:d},message:'must match "'+d+'" schema'};e===
null?e=[P]:e.push(P),t++}}if(s.controller!==void 0&&(D(s.controller,{instancePath:n+"/controller",parentData:s,parentDataProperty:"\
controller",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.owner!==void 0&&(D(s.owner,
{instancePath:n+"/owner",parentData:s,parentDataProperty:"owner",rootData:l,dynamicAnchors:p})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length)),s.zone!==void 0){let u=s.zone,a=t,f=!1,c=t;if(u!=="any"){let d={instancePath:n+"/zone",schemaPath:"\
#/properties/zone/anyOf/0/const",keyword:"const",params:{allowedValue:"any"},message:"must be equal to constant"};e===null?
e=[d]:e.push(d),t++}var o=c===t;if(f=f||o,!f){let d=t;I(u,{instancePath:n+"/zone",parentData:s,parentDataProperty:"zone",
rootData:l,dynamicAnchors:p})||(e=e===null?I.errors:e.concat(I.errors),t=e.length);var o=d===t;if(f=f||o,!f){let _=t;if(Array.
isArray(u)){if(u.length<1){let z={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[z]:e.push(z),t++}let q=u.length;for(let z=0;z<
q;z++)I(u[z],{instancePath:n+"/zone/"+z,parentData:u,parentDataProperty:z,rootData:l,dynamicAnchors:p})||(e=e===null?I.errors:
e.concat(I.errors),t=e.length)}else{let q={instancePath:n+"/zone",schemaPath:"#/properties/zone/anyOf/2/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[q]:e.push(q),t++}var o=_===t;f=f||o}}if(f)t=a,e!==null&&
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
e=[a]:e.push(a),t++}}if(s.abilityCount!==void 0&&(A(s.abilityCount,{instancePath:n+"/abilityCount",parentData:s,parentDataProperty:"\
abilityCount",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.power!==void 0&&(A(s.
power,{instancePath:n+"/power",parentData:s,parentDataProperty:"power",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length)),s.toughness!==void 0&&(A(s.toughness,{instancePath:n+"/toughness",parentData:s,parentDataProperty:"\
toughness",rootData:l,dynamicAnchors:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),s.manaValue!==void 0&&(A(
s.manaValue,{instancePath:n+"/manaValue",parentData:s,parentDataProperty:"manaValue",rootData:l,dynamicAnchors:p})||(e=e===
null?A.errors:e.concat(A.errors),t=e.length)),s.counter!==void 0){let u=s.counter;if(typeof u=="string"){if(g(u)>60){let a={
instancePath:n+"/counter",schemaPath:"#/properties/counter/maxLength",keyword:"maxLength",params:{limit:60},message:"mus\
t NOT have more than 60 characters"};e===null?e=[a]:e.push(a),t++}if(g(u)<1){let a={instancePath:n+"/counter",schemaPath:"\
#/properties/counter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[a]:e.push(a),t++}}else{let a={instancePath:n+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}if(s.attached!==void 0&&typeof s.attached!="boole\
an"){let u={instancePath:n+"/attached",schemaPath:"#/properties/attached/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[u]:e.push(u),t++}if(s.attachedTo!==void 0&&(k(s.attachedTo,{instancePath:n+"/attachedTo",parentData:s,
parentDataProperty:"attachedTo",rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.hasAttached!==
void 0&&(k(s.hasAttached,{instancePath:n+"/hasAttached",parentData:s,parentDataProperty:"hasAttached",rootData:l,dynamicAnchors:p})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length)),s.shares!==void 0){let u=s.shares;if(u&&typeof u=="object"&&!Array.
isArray(u)){for(let a of ge.properties.shares.required)if(u[a]===void 0){let f={instancePath:n+"/shares",schemaPath:"#/p\
roperties/shares/required",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"};
e===null?e=[f]:e.push(f),t++}for(let a in u)if(!(a==="characteristic"||a==="with")){let f={instancePath:n+"/shares",schemaPath:"\
#/properties/shares/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT\
 have additional properties"};e===null?e=[f]:e.push(f),t++}if(u.characteristic!==void 0){let a=u.characteristic;if(!(a===
"name"||a==="color"||a==="type"||a==="creatureType"||a==="landType")){let f={instancePath:n+"/shares/characteristic",schemaPath:"\
#/properties/shares/properties/characteristic/enum",keyword:"enum",params:{allowedValues:ge.properties.shares.properties.
characteristic.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}}u.with!==void 0&&
(C(u.with,{instancePath:n+"/shares/with",parentData:u,parentDataProperty:"with",rootData:l,dynamicAnchors:p})||(e=e===null?
C.errors:e.concat(C.errors),t=e.length))}else{let a={instancePath:n+"/shares",schemaPath:"#/properties/shares/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}if(s.allOf!==void 0){let u=s.allOf;
if(Array.isArray(u)){if(u.length<1){let f={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),t++}let a=u.length;for(let f=0;f<
a;f++)k(u[f],{instancePath:n+"/allOf/"+f,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?k.
errors:e.concat(k.errors),t=e.length)}else{let a={instancePath:n+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.anyOf!==void 0){let u=s.anyOf;if(Array.
isArray(u)){if(u.length<1){let f={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[f]:e.push(f),t++}let a=u.length;for(let f=0;f<a;f++)k(u[f],
{instancePath:n+"/anyOf/"+f,parentData:u,parentDataProperty:f,rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(
k.errors),t=e.length)}else{let a={instancePath:n+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),t++}}if(s.not!==void 0){let u=s.not,a=t,f=!0,c=t;if(!Array.isArray(
u)){let P={};e===null?e=[P]:e.push(P),t++}var h=c===t;t=a,e!==null&&(a?e.length=a:e=null);let d;if(h){let P=t;if(Array.isArray(
u)){if(u.length<1){let q={instancePath:n+"/not",schemaPath:"#/properties/not/then/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[q]:e.push(q),t++}let S=u.length;for(let q=0;q<S;q++)k(u[q],{instancePath:n+
"/not/"+q,parentData:u,parentDataProperty:q,rootData:l,dynamicAnchors:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)}
var h=P===t;f=h,d="then"}else{let P=t;k(u,{instancePath:n+"/not",parentData:s,parentDataProperty:"not",rootData:l,dynamicAnchors:p})||
(e=e===null?k.errors:e.concat(k.errors),t=e.length);var h=P===t;f=h,d="else"}if(!f){let P={instancePath:n+"/not",schemaPath:"\
#/properties/not/if",keyword:"if",params:{failingKeyword:d},message:'must match "'+d+'" schema'};e===null?e=[P]:e.push(P),
t++}}}else{let u={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[u]:e.push(u),t++}return ri.errors=e,t===0}return li(to);})();

export const validateAbility: Validator<AbilityEntry> = validators.validateAbility;
export const validateCard: Validator<Card> = validators.validateCard;
export const validateEffect: Validator<EffectPart> = validators.validateEffect;
export const validateQuantity: Validator<Quantity> = validators.validateQuantity;
export const validateReport: Validator<Report> = validators.validateReport;
export const validateResolution: Validator<Resolution> = validators.validateResolution;
export const validateScenario: Validator<Scenario> = validators.validateScenario;
export const validateSelector: Validator<Selector> = validators.validateSelector;
