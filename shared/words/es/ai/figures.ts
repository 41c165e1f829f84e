import { plural } from '#shared/words/es/plural.ts'

const listings = (n: number, figure: string) => plural(n, { one: '1 aviso', other: `${figure} avisos` })

/** Of many listings. Figures are formatted. */
export const figures = {
  measures: {
    price: 'precio pedido',
    rent: 'alquiler por mes',
    pricePerSqm: 'precio por m²',
    rentPerSqm: 'alquiler por m² y mes',
    area: 'superficie',
    maintenanceFee: 'expensas por mes',
    daysListed: 'días publicados',
    count: 'avisos',
  },
  days: (n: number, figure: string) => plural(n, { one: '1 día', other: `${figure} días` }),
  value: (
    what: string,
    measure: string,
    median: string,
    low: string,
    high: string,
    n: number,
    figure: string,
  ) =>
    `${what}: ${measure}, ${median} (la mediana de ${listings(n, figure)}; la mitad central va de ${low} a ${high}).`,
  count: (what: string, n: number, figure: string) => `${what}: ${listings(n, figure)}.`,
  few: (what: string, measure: string, n: number, figure: string) =>
    n === 0
      ? `${what}: ningún aviso dice ${measure}.`
      : `${what}: con ${listings(n, figure)} no alcanza para una mediana (${measure}).`,
  by: {
    city: 'por ciudad',
    neighborhood: 'por barrio',
    propertyType: 'por tipo',
    bedrooms: 'por dormitorios',
  },
  orders: {
    cheapest: ', de más barato a más caro',
    dearest: ', de más caro a más barato',
    lowest: ', de menor a mayor',
    highest: ', de mayor a menor',
  },
  with: 'con eso',
  without: 'sin eso',
  all: 'el conjunto',
  lead: (what: string, measure: string, by: string, order: string) => `${what}: ${measure} ${by}${order}:`,
  row: (name: string, value: string, n: number, figure: string) =>
    `${name}: ${value} (${listings(n, figure)})`,
  more: (one: string, other: string, percent: string) => `${one}: ${percent} más que ${other}.`,
  dearer: (one: string, other: string, percent: string) => `${one} está ${percent} más caro que ${other}.`,
  same: (one: string, other: string) => `${one} y ${other}: lo mismo.`,
  share: (some: string, all: string, percent: string, what: string, ofWhat: string) =>
    `${some} de ${all} (${percent}) dicen tenerlo: ${what}, de ${ofWhat}.`,
  none: (what: string, by: string) => `${what}: no hay avisos suficientes ${by} para compararlos.`,
  unsaid: 'Otros pueden tenerlo sin decirlo.',
  asking: 'Son precios pedidos en los avisos, no de cierre.',
  listed: 'Cuenta los avisos que siguen publicados: cuánto tarda en cerrarse una operación no lo medimos.',
}
