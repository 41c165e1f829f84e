/** The exchange rate in detail, and its history. */
export const currencyDetail = {
  title: 'Tipo de cambio',
  text: 'Cuántos guaraníes vale un dólar.',
  buy: 'Compra',
  sell: 'Venta',
  noBuySell: 'Esta fuente da un solo valor, sin compra ni venta.',
  source: 'Fuente',
  updated: 'Actualizado',
  never: 'nunca',
  stale: 'Es el último valor que conseguimos: la fuente no responde ahora.',
  referenceText: 'Todavía no conseguimos un valor del día. Usamos uno fijo, solo como referencia.',
  history: (days: string) => `Últimos ${days} días`,
  noHistory: 'Todavía no hay historial para mostrar',
  noHistoryText: 'Guardamos un valor por día. Con los próximos días se va a dibujar la línea.',
  historyFailed: 'No pudimos traer el historial.',
  rate: 'Cambio',
  day: 'Día',
  asTable: 'Ver como tabla',
  chart: (from: string, to: string, low: string, high: string, last: string) =>
    `Guaraníes por dólar del ${from} al ${to}: entre ${low} y ${high}; el último, ${last}.`,
  legend: 'Línea llena: el cambio. Línea cortada: compra (abajo) y venta (arriba).',
  method: 'De dónde sale',
}
