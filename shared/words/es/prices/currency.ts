const sources: Readonly<Record<string, string>> = { dolarpy: 'DolarPy', 'open.er-api': 'ExchangeRate-API' }

export const currency = {
  label: 'Tipo de cambio',
  loading: 'Buscando el tipo de cambio…',
  failed: 'Error al cargar tipo de cambio',
  reference: 'referencial',
  since: (ago: string, source: string) => `${source}, ${ago}`,
  details: 'Detalle',
  detailsOf: 'Detalle del tipo de cambio',
  sources,
}
