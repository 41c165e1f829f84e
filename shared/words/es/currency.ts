/** The exchange rate. */
export const currency = {
  label: 'Tipo de cambio',
  loading: 'Buscando el tipo de cambio…',
  failed: 'Error al cargar tipo de cambio',
  reference: 'referencial',
  since: (ago: string, source: string) => `${source}, ${ago}`,
  sources: { dolarpy: 'DolarPy', 'open.er-api': 'ExchangeRate-API' } as Record<string, string>,
}
