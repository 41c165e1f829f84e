import { plural } from '#shared/words/es/plural.ts'

/** What a square metre costs, neighbourhood by neighbourhood. */
export const neighborhoods = {
  title: 'Precio del m² por barrio',
  intro: 'Lo que piden hoy los avisos por cada metro cuadrado, barrio por barrio.',
  type: 'Tipo de propiedad',
  kind: 'Operación',
  city: 'Ciudad',
  allCities: 'Todas las ciudades',
  table: (kind: string) => `${kind}: precio por m² de cada barrio`,
  neighborhood: 'Barrio',
  median: 'Mediana',
  spread: 'Mitad central',
  sample: 'Avisos',
  wholeCity: 'Toda la ciudad',
  few: 'Pocos datos',
  fewText: (n: number) => `Pocos datos: menos de ${n} avisos. La cifra orienta, nada más.`,
  sortBy: (column: string) => `Ordenar por ${column}`,
  ascending: 'de menor a mayor',
  descending: 'de mayor a menor',
  from: (low: string, high: string) => `de ${low} a ${high}`,
  listings: (place: string) => `Ver avisos en ${place}`,
  none: 'Todavía no hay precios para mostrar',
  noneText:
    'No hay avisos de este tipo con precio y superficie. Probá con otro tipo o en todas las ciudades.',
  clear: 'Ver departamentos en venta',
  count: (n: number) => plural(n, { one: '1 barrio', other: `${n} barrios` }),
  loading: 'Buscando los precios…',
  calculator: 'Analizar un precio',
}
