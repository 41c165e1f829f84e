export const dashboard = {
  title: 'Análisis de precios',
}
