import type { Ad, Extra, Told } from './ads.ts'

type Fits = (ad: Ad) => boolean

const all =
  (...rules: Fits[]): Fits =>
  (ad) =>
    rules.every((rule) => rule(ad))
const type =
  (...types: Ad['propertyType'][]): Fits =>
  ({ propertyType }) =>
    types.includes(propertyType)
const [house, flat, land, office] = [type('house'), type('apartment'), type('land'), type('office')]
const sale: Fits = ({ transactionType }) => transactionType === 'sale'
const rent: Fits = ({ transactionType }) => transactionType === 'rent'
const city =
  (...names: string[]): Fits =>
  (ad) =>
    names.includes(ad.city)
const barrio =
  (name: string): Fits =>
  ({ neighborhood }) =>
    neighborhood === name
const has =
  (...codes: Told[]): Fits =>
  (ad) =>
    codes.every((code) => ad.has[code] === 'field' || ad.has[code] === 'text')
const not =
  (code: Told): Fits =>
  (ad) =>
    ad.has[code] !== 'field'
const upTo =
  (usd: number): Fits =>
  ({ priceUSD }) =>
    priceUSD <= usd
const from =
  (usd: number): Fits =>
  ({ priceUSD }) =>
    priceUSD >= usd
const beds =
  (least: number): Fits =>
  ({ bedrooms }) =>
    bedrooms >= least
const baths =
  (least: number): Fits =>
  ({ bathrooms }) =>
    bathrooms >= least
const cars =
  (least: number): Fits =>
  ({ parkingSpaces }) =>
    parkingSpaces >= least
const area =
  (least: number): Fits =>
  (ad) =>
    ad.area >= least
const says =
  (text: Extra): Fits =>
  ({ extra }) =>
    extra === text

/** What a person looks for, and which ads fit; `wordsFirst`: words that rank, so that only as many as say them are judged. */
export const judged: readonly (readonly [search: string, fits: Fits, wordsFirst?: true])[] = [
  ['casa en luque', all(house, city('Luque'))],
  ['casa con pileta en luque', all(house, city('Luque'), has('pool'))],
  ['casa con piscina y quincho', all(house, has('pool', 'quincho'))],
  ['depto en alquiler villa morra', all(flat, rent, barrio('Villa Morra'))],
  ['departamento amoblado en alquiler recoleta', all(flat, rent, barrio('Recoleta'), has('furnished'))],
  ['depto que acepte mascotas', all(flat, has('pets'))],
  ['casa que acepte perros en lambare', all(house, city('Lambaré'), has('pets'))],
  ['alquiler casa 3 dormitorios san lorenzo', all(house, rent, city('San Lorenzo'), beds(3))],
  ['casa en venta hasta 150 mil dolares', all(house, sale, upTo(150000))],
  ['terreno en venta san bernardino', all(land, sale, city('San Bernardino'))],
  ['terreno de 600 m2', all(land, area(600))],
  ['terrenos hasta 80 mil usd en luque', all(land, city('Luque'), upTo(80000))],
  ['oficina en alquiler carmelitas', all(office, rent, barrio('Carmelitas'))],
  ['oficinas villa morra', all(office, barrio('Villa Morra'))],
  ['casa en barrio cerrado', all(house, has('gated'))],
  ['casa en barrio cerrado con pileta luque', all(house, city('Luque'), has('gated', 'pool'))],
  ['depto con balcon y parrilla', all(flat, has('balcony', 'grill'))],
  ['depto con generador', all(flat, has('generator'))],
  ['casa con quincho lambare', all(house, city('Lambaré'), has('quincho'))],
  ['casa sin pileta en luque', all(house, city('Luque'), not('pool'))],
  ['depto sin amoblar', all(flat, not('furnished'))],
  ['depto 2 dormitorios hasta 900 dolares alquiler', all(flat, rent, beds(2), upTo(900))],
  ['casa 4 dormitorios 2 baños', all(house, beds(4), baths(2))],
  ['casa con 2 cocheras en asuncion', all(house, city('Asunción'), cars(2))],
  ['alquiler asuncion hasta 500 usd', all(rent, city('Asunción'), upTo(500))],
  ['casa o departamento en alquiler lambare', all(type('house', 'apartment'), rent, city('Lambaré'))],
  ['house with pool in luque', all(house, city('Luque'), has('pool'))],
  ['furnished apartment for rent', all(flat, rent, has('furnished'))],
  ['pet friendly apartment', all(flat, has('pets'))],
  ['gated community house with pool', all(house, has('gated', 'pool'))],
  ['apartment with balcony under 120k', all(flat, sale, has('balcony'), upTo(120000))],
  ['3 bedroom house for rent under 1500', all(house, rent, beds(3), upTo(1500))],
  ['land for sale in luque', all(land, sale, city('Luque'))],
  ['office for rent asuncion', all(office, rent, city('Asunción'))],
  ['casa com piscina em luque', all(house, city('Luque'), has('pool'))],
  ['apartamento mobiliado para alugar', all(flat, rent, has('furnished'))],
  ['casa com churrasqueira', all(house, has('grill'))],
  ['apartamento que aceita animais', all(flat, has('pets'))],
  ['terreno à venda em san bernardino', all(land, sale, city('San Bernardino'))],
  ['csa con picina en luqe', all(house, city('Luque'), has('pool'))],
  ['depto amoblao vila mora', all(flat, barrio('Villa Morra'), has('furnished'))],
  ['alqiler casa lambare', all(house, rent, city('Lambaré'))],
  ['casa san ber con pileta', all(house, city('San Bernardino'), has('pool'))],
  ['depto 3 ambientes', all(flat, beds(2))],
  ['casa entre 80 y 150 mil dolares', all(house, sale, from(80000), upTo(150000))],
  ['casa en luque o lambare', all(house, city('Luque', 'Lambaré'))],
  ['casa con parrilla y quincho', all(house, has('grill', 'quincho'))],
  ['casa con pileta y parrilla hasta 200 mil', all(house, sale, has('pool', 'grill'), upTo(200000))],
  ['departamento recoleta venta', all(flat, sale, barrio('Recoleta'))],
  ['casa con generador y pileta', all(house, has('generator', 'pool'))],
  ['depto con balcon carmelitas', all(flat, barrio('Carmelitas'), has('balcony'))],
  ['duplex o casa en san lorenzo', all(house, city('San Lorenzo'))],
  ['alquilo depto con cochera recoleta', all(flat, rent, barrio('Recoleta'), cars(1))],
  ['casa amoblada en alquiler', all(house, rent, has('furnished'))],
  ['casa grande 5 dormitorios', all(house, beds(5))],
  ['depto minimo 100 m2', all(flat, area(100))],
  ['casa a estrenar', all(house, says('a estrenar')), true],
  ['terreno esquina', all(land, says('esquina')), true],
  ['depto vista al rio', all(flat, says('vista al río')), true],
  ['casa apto credito', all(house, says('apto crédito')), true],
]
