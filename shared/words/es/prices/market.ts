import type { PriceKind } from '#shared/prices/priceKinds.ts'
import { plural } from '#shared/words/es/plural.ts'

/** Figures are formatted. */
export const market = {
  title: (types: string, place: string) => `${types} en ${place}: precios y mercado`,
  placeTitle: (place: string) => `El mercado en ${place}`,
  missing: 'No conocemos ese lugar',
  missingText:
    'No hay una página de mercado con esa dirección. Buscá el barrio o la ciudad en la tabla de precios.',
  allPrices: 'Precios por barrio',
  loading: 'Buscando los precios…',
  types: 'Tipo de propiedad',
  typeCount: (n: number) => plural(n, { one: '1 aviso', other: `${n} avisos` }),
  kinds: { sale: 'En venta', rent: 'En alquiler' } satisfies Record<PriceKind, string>,
  noneOf: {
    sale: 'No hay avisos en venta de este tipo, con precio y superficie.',
    rent: 'No hay avisos en alquiler de este tipo, con precio y superficie.',
  } satisfies Record<PriceKind, string>,
  figures: {
    median: 'Mediana por m²',
    interval: 'Mediana, con 95 % de confianza',
    quartiles: 'Mitad central por m²',
    price: { sale: 'Precio mediano', rent: 'Alquiler mediano al mes' } satisfies Record<PriceKind, string>,
    sample: 'Avisos que cuentan',
    days: 'Días publicados (mediana)',
    underOffer: 'Con reserva',
  },
  see: (n: number) => plural(n, { one: 'Ver el aviso', other: 'Ver los avisos' }),
  seeNamed: (what: string) => `Ver avisos: ${what}`,
  know: 'Qué conviene saber',
  facts: {
    dearer: (percent: string, city: string) => `Se pide ${percent} más por m² que en el conjunto de ${city}.`,
    cheaper: (percent: string, city: string) =>
      `Se pide ${percent} menos por m² que en el conjunto de ${city}.`,
    same: (city: string) => `Se pide por m² lo mismo que en el conjunto de ${city}.`,
    rank: (position: number, n: number) =>
      position === 1
        ? `Es el barrio más caro por m² de los ${n} con datos suficientes.`
        : position === n
          ? `Es el barrio más barato por m² de los ${n} con datos suficientes.`
          : `Por precio del m² es el ${position}.º de los ${n} barrios con datos suficientes.`,
    dearest: (place: string, price: string) => `El barrio más caro es ${place}: ${price} por m².`,
    cheapest: (place: string, price: string) =>
      `El más barato con datos suficientes es ${place}: ${price} por m².`,
    yield: (percent: string) =>
      `Un año de alquiler equivale a ${percent} del precio de venta: bruto, antes de gastos, impuestos y meses vacíos.`,
    days: (n: number, days: string) =>
      `La mitad de los avisos en venta lleva ${plural(n, { one: 'un día', other: `${days} días` })} o más publicada.`,
    risen: (percent: string, month: string) =>
      `Lo que se pide por m² en venta subió ${percent} desde ${month}.`,
    fallen: (percent: string, month: string) =>
      `Lo que se pide por m² en venta bajó ${percent} desde ${month}.`,
    underOffer: (percent: string) => `${percent} de los avisos en venta tiene una reserva.`,
    few: (n: number) => `Hay menos de ${n} avisos de este tipo: las cifras orientan, nada más.`,
  },
  plan: 'Calcular la rentabilidad con gastos e impuestos',
  months: {
    sale: 'Lo que se pide por m² en venta, mes a mes',
    rent: 'Lo que se pide por m² en alquiler, mes a mes',
  } satisfies Record<PriceKind, string>,
  monthsText: 'Mediana de los avisos publicados al fin de cada mes. Faltan los meses con menos de 5.',
  monthsTable: 'Ver los números',
  month: 'Mes',
  sample: 'Avisos',
  read: (from: string, first: string, to: string, last: string) =>
    `De ${first} en ${from} a ${last} en ${to}.`,
  neighborhoods: (city: string) => `Barrios de ${city}`,
  neighborhoodsText: (types: string) => `${types} en venta: mediana por m² y avisos.`,
  wholeCity: (city: string) => `Todo ${city}`,
  otherCities: 'Otras ciudades',
  few: 'Pocos datos',
  link: (place: string) => `El mercado en ${place}`,
}
