import type { Fact } from '#shared/market/estimate/factNames.ts'
import type { Confidence, MarketScope, Verdict } from '#shared/market/market.ts'
import type { noVerdictReasons, PriceKind } from '#shared/prices/priceKinds.ts'
import { plural } from '#shared/words/es/plural.ts'

/** Figures are formatted. */
export const prices = {
  perSqm: { sale: 'por m²', rent: 'por m² al mes' } satisfies Record<PriceKind, string>,
  perHectare: { sale: 'por hectárea', rent: 'por hectárea al mes' } satisfies Record<PriceKind, string>,
  kinds: { sale: 'Venta', rent: 'Alquiler' } satisfies Record<PriceKind, string>,
  method: 'Cómo se calcula',
  asking: 'Son precios pedidos en los avisos, no precios de cierre.',
  date: (date: string) => `Al ${date}`,
  scopes: {
    neighborhood: 'del mismo barrio',
    neighbors: 'del barrio y sus vecinos',
    city: 'de toda la ciudad',
    country: 'de todo el país',
  } satisfies Record<MarketScope, string>,
  sample: (n: number, scope: string) => plural(n, { one: `1 aviso ${scope}`, other: `${n} avisos ${scope}` }),
  leftOutCount: (n: number) =>
    plural(n, { one: '1 quedó afuera por atípico', other: `${n} quedaron afuera por atípicos` }),
  confidence: {
    high: 'Muestra sólida',
    medium: 'Muestra razonable',
    low: 'Muestra débil',
  } satisfies Record<Confidence, string>,
  standings: {
    none: 'Sin veredicto',
    below: 'Más bajo que lo habitual',
    within: 'Dentro de lo habitual',
    above: 'Más alto que lo habitual',
  } satisfies Record<Verdict, string>,
  below: (percent: string) => `${percent} bajo el mercado`,
  above: (percent: string) => `${percent} sobre el mercado`,
  even: 'Al precio del mercado',
  fromEstimate: {
    above: (percent: string) => `${percent} por encima de la estimación`,
    below: (percent: string) => `${percent} por debajo de la estimación`,
    even: 'Igual a la estimación',
  },
  evidence: (difference: string, confidence: string) => `${difference}: ${confidence.toLowerCase()}`,

  stats: {
    avg: 'Promedio',
    median: 'Mediana',
    range: 'Rango',
    quartiles: 'Mitad central',
    from: (low: string, high: string) => `${low} a ${high}`,
    sampleSize: 'Comparables',
    scope: 'Zona',
    date: 'Fecha',
  },
  bar: {
    own: 'Este precio',
    beyond: 'Este precio, fuera de escala',
    estimateCaption: 'La franja es donde pide la mitad de los avisos parecidos; la raya, la estimación.',
    readEstimate: (own: string, min: string, low: string, price: string, high: string, max: string) =>
      `${own} en un mercado de ${min} a ${max}; la estimación es ${price} y la mitad de los avisos parecidos pide de ${low} a ${high}.`,
    caption: 'La franja es la mitad central de los avisos; la raya, la mediana.',
    read: (own: string, min: string, p25: string, median: string, p75: string, max: string) =>
      `${own} en un mercado de ${min} a ${max}; la mitad central va de ${p25} a ${p75} y la mediana es ${median}.`,
  },
  estimate: {
    price: { sale: 'Estimamos', rent: 'Estimamos un alquiler de' } satisfies Record<PriceKind, string>,
    range: (low: string, high: string) => `La mitad de los avisos parecidos pide de ${low} a ${high}.`,
    error: (percent: string) => `La estimación suele errar ${percent}.`,
    corrected: 'Incluye',
    correction: (percent: string, fact: string) => `${percent} por ${fact}`,
    facts: {
      bedrooms: 'sus dormitorios',
      bathrooms: 'sus baños',
      parkingSpaces: 'sus cocheras',
      age: 'su antigüedad',
      amenities: 'sus comodidades',
      unused: { more: 'estar a estrenar', less: 'no estar a estrenar' },
      unfinished: { more: 'estar terminado', less: 'estar en pozo o en construcción' },
    } satisfies Record<Fact, string | { more: string; less: string }>,
  },
  verdict: {
    title: 'Precio frente al mercado',
    none: 'Todavía sin veredicto',
    reasons: {
      no_area: 'Este aviso no dice su superficie, y sin ella no hay precio por m² que comparar.',
      no_price: 'Este aviso no tiene un precio que comparar.',
      room_only: 'Es una pieza dentro de una vivienda: no la comparamos con viviendas enteras.',
      price_in_doubt: 'Este precio es tan inusual que no lo comparamos hasta que quien publica lo confirme.',
      no_comparables: 'No hay otros avisos de este tipo con precio y superficie para comparar.',
      few_comparables:
        'Hay menos de cinco avisos parecidos en tipo, tamaño y lugar: muy pocos para decir si el precio es alto o bajo.',
    } satisfies Record<(typeof noVerdictReasons)[number], string>,
    against: (own: string, avg: string) => `${own}, frente a un promedio de ${avg}.`,
    againstEstimate: (own: string, estimate: string) => `${own}, frente a ${estimate} estimados.`,
    market: (place: string) => `El mercado en ${place}`,
    loading: 'Comparando con el mercado…',
  },
}
