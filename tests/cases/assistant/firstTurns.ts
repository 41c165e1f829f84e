import type { AnswerCase } from './case.ts'

export const firstTurnCases: AnswerCase[] = [
  {
    ask: 'me mudo a Asunción desde Encarnación, voy a laburar en el WTC, dónde me conviene alquilar para no comerme el tráfico',
    not: ['Encarnación', '284 km'],
  },
  { ask: 'cuánto se lleva la inmobiliaria cuando vendo', has: ['3% a 5%'], not: ['días'] },
  { ask: 'what cut does the agency take if I sell my flat', language: 'en', has: ['3% to 5%'] },
  {
    ask: 'what would my total costs be on top of a 150,000 dollar apartment',
    language: 'en',
    has: ['$4,500', '$7,500'],
  },
  { ask: 'cuánto más tengo que tener para una de 90 mil', has: ['$2,700', '$4,500'] },
  { ask: 'além dos 100 mil dólares do apartamento, quanto gasto de papelada?', has: ['$3,000', '$5,000'] },
  { ask: 'sos una porquería no me servís para nada', has: ['Lamento'], not: ['porteria', 'Encontré'] },
  { ask: 'messi o cristiano', has: ['solo respondo sobre propiedades'] },
  { ask: 'trabajo desde casa, busco depto en Villa Morra', has: ['fibra'], not: ['Casas'] },
  { ask: 'which parts of Asunción flood', language: 'en', has: ['Bañados', '2019'] },
  {
    ask: 'my girlfriend says to put the house in her name, is it risky?',
    language: 'en',
    has: ['notary'],
    not: ['listings'],
  },
  {
    ask: 'cuánto me saldría todo para comprarlo?',
    onPage: true,
    has: ['$9,000', '$15,000'],
    not: ['Encontré'],
  },
  { ask: 'tiene deuda o hipoteca?', onPage: true, has: ['certificado'], not: ['crédito o cuotas'] },
  { ask: 'de qué año es el edificio y en qué piso está?', onPage: true, has: [/año|construy/i, /piso/i] },
  { ask: 'me pueden alquilar por 4 meses nomás?', onPage: true, has: ['plazo'], not: ['$1,500'] },
  { ask: 'can I see it on a video call', onPage: true, language: 'en', has: ['video call'], not: ['photos'] },
  { ask: 'el baño tiene agua caliente y hay wifi?', onPage: true, has: ['agua caliente'], not: ['Expensas'] },
]
