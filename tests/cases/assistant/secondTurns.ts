import type { AnswerCase } from './case.ts'

/** What goes on with a tax, a price, a list, a valuation or a choice. */
export const secondTurnCases: AnswerCase[] = [
  {
    after: ['cuánto pago de impuesto si vendo en 130 mil, soy paraguayo'],
    ask: 'y si lo compré en 120?',
    has: ['$10,000', '$800'],
  },
  { ask: 'compré en 100 mil y vendo en 140 mil, cuánto pago de impuesto?', has: ['$40,000', '$3,200'] },
  { ask: 'bought at 60k, selling at 150k, what tax do I owe?', has: ['$45,000', '$3,600'] },
  {
    after: ['quanto pago de imposto se vender por 130 mil?'],
    ask: 'e se comprei por 140 mil?',
    has: ['não há ganho'],
  },
  { after: ['deptos 2 habitaciones'], ask: 'mejor 3 y con cochera', has: ['3 dormitorios', '1 cochera'] },
  {
    after: ['2 bedroom apartments in Asunción'],
    ask: '3 or more actually, with parking',
    has: ['3 bedrooms or more', '1 parking space'],
  },
  {
    after: ['cuánto queda limpio de alquilar un depto de 100 mil'],
    ask: 'y por airbnb me dejaría más?',
    has: ['48,4%'],
  },
  {
    after: ['depto en venta en Manorá', 'cuánto es el metro ahí?'],
    ask: 'y en Las Lomas?',
    has: ['Las Lomas', 'por m²'],
    not: ['Te muestro'],
  },
  {
    after: ['mostrame otros parecidos más baratos'],
    ask: 'que tengan pileta',
    onPage: true,
    not: ['El aviso no menciona'],
  },
  {
    after: ['me conviene alquilar o comprar?', 'digamos 130 mil de presupuesto'],
    ask: 'y si son 10 años?',
    // Where too few homes are listed it says so.
    has: [/En 10 años|no hay avisos suficientes/],
  },
  {
    after: ['I want to list my apartment for rent, what price should I ask?'],
    ask: "it's 75 m2 in Recoleta, furnished",
    has: ['Apartment for rent, 75 m²'],
  },
  {
    after: ['cuánto vale mi casa?', 'en Lambaré, 3 dormitorios'],
    ask: '200 metros',
    has: ['200 m²', 'Lambaré'],
  },
  { after: ['cuánto cuesta un depto en Villa Morra?'], ask: 'y en guaraníes?', has: ['Gs.', 'Al cambio de'] },
  { after: ['quanto custa?'], ask: 'e em reais?', onPage: true, has: ['A cotação do real eu não tenho'] },
  {
    after: ['quiero financiar una casa con el banco'],
    ask: 'conviene en guaraníes o en dólares?',
    has: ['la moneda en que cobrás'],
  },
  { after: ['casas en Luque', 'con pileta'], ask: 'y de 4?', has: ['4 dormitorios', 'piscina'] },
  {
    after: ['cuánto queda limpio de alquilar un depto de 100 mil', 'y por airbnb me dejaría más?'],
    ask: 'y si lo alquilo amoblado?',
    has: ['amoblado'],
    not: ['no lo invento'],
  },
  {
    after: ['Luque vs San Lorenzo for a family with kids'],
    ask: 'the second. houses for sale',
    language: 'en',
    has: ['San Lorenzo'],
    not: ['Luque'],
    about: ['Houses for sale in San Lorenzo'],
  },
  {
    after: ['¿qué conviene más para alquilar, Luque o San Lorenzo?'],
    ask: '¿y el primer mes se paga por adelantado?',
    not: ['en Luque'],
  },
  { ask: 'me fui del depto que alquilaba', has: ['¿Qué querés saber'], not: ['Te muestro'] },
]
