import { plural } from '#shared/words/es/plural.ts'

/** Figures and dates are formatted. */
export const dashboard = {
  title: 'Análisis de precios',
  intro: 'Cómo quedan los precios de tus avisos frente a lo que se pide en su zona.',
  signInText: 'Necesitás iniciar sesión para ver tus análisis de precios.',
  loading: 'Buscando tus análisis…',

  summary: 'Resumen',
  total: 'Análisis en total',
  above: 'Sobre el mercado',
  below: 'Bajo el mercado',
  average: 'Diferencia promedio',
  sides: { above: 'por encima', below: 'por debajo', even: 'igual al mercado', none: 'sin análisis todavía' },

  tabs: 'Partes de esta página',
  recent: 'Análisis Recientes',
  calculator: 'Nueva Calculadora',
  calculatorTitle: '¿Cuánto pedir por otra propiedad?',
  calculatorText:
    'Poné ciudad, barrio, tipo, superficie y precio: te decimos al instante cómo queda frente al mercado.',
  openCalculator: 'Abrir la calculadora',
  empty: 'Todavía no tenés análisis',
  emptyText:
    'Cuando publicás una propiedad con precio y superficie, la comparamos con los avisos de su zona y el resultado queda acá.',
  publish: 'Publicar una propiedad',
  shown: (shown: number, total: number) => `Se muestran los ${shown} más recientes de ${total}.`,
  analyzed: (date: string) => `Analizado el ${date}`,
  against: (own: string, avg: string) => `${own}; los comparables, ${avg} en promedio`,
  differenceOf:
    'La diferencia se toma de la estimación, que corrige por superficie y zona; sin ella, del promedio.',

  asOf: (place: string, date: string) => `${place} · ${date}`,
  market: 'El mercado en ese momento',
  min: 'Mínimo por m²',
  avg: 'Promedio por m²',
  max: 'Máximo por m²',
  own: 'Tu precio por m²',
  comparables: 'Propiedades comparables',
  property: 'Ver propiedad',
  pdf: 'Descargar PDF',
  missing: 'Este análisis ya no está',
  missingText: 'Puede que se haya eliminado su aviso.',

  trendLoading: 'Buscando los avisos de la zona…',
  trendFailed: 'No pudimos traer los gráficos de este aviso.',
  asTable: 'Ver como tabla',
  distribution: 'Dónde queda entre los comparables',
  standing: (cheaper: number, total: number, scope: string) =>
    plural(total, {
      one: `Hoy hay 1 aviso comparable ${scope}, y ${cheaper === 1 ? 'pide menos' : 'pide lo mismo o más'} por m².`,
      other: `Hoy ${plural(cheaper, { one: '1 pide', other: `${cheaper} piden` })} menos por m² que el tuyo, de ${total} avisos comparables ${scope}.`,
    }),
  notStanding: (total: number, scope: string) =>
    plural(total, {
      one: `Hoy hay 1 aviso comparable ${scope}.`,
      other: `Hoy hay ${total} avisos comparables ${scope}.`,
    }),
  noComparables: 'Hoy no hay otros avisos de este tipo con los que comparar.',
  noArea: 'Sin la superficie no hay precio por m². Agregala y vas a ver cómo queda tu aviso.',
  ownMark: 'Tu precio',
  step: 'Precio por m²',
  count: 'Avisos',
  fromTo: (from: string, to: string) => `${from} a ${to}`,
  distributionRead: (low: string, high: string, from: string, to: string, most: number) =>
    `Avisos por precio del m², de ${low} a ${high}. El tramo con más avisos (${most}) va de ${from} a ${to}.`,
  ownRead: (own: string) => `Tu precio: ${own}.`,
  history: 'Tu precio por m² en el tiempo',
  historyOwn: 'Tu precio',
  historyMarket: 'Promedio del mercado',
  historyRead: (from: string, first: string, last: string) => `Desde el ${from}: de ${first} a ${last} hoy.`,
  historyMarketRead: (first: string, last: string) => `El promedio del mercado fue de ${first} a ${last}.`,
  today: 'Hoy',
  since: 'Desde',
  price: 'Precio',
  perSqm: 'Por m²',
  marketAvg: 'Mercado',
  areaNote: 'Calculado con la superficie que el aviso tiene hoy.',
}
