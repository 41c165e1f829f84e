/** What a property would earn. */
export const roi = {
  title: 'Calculadora de ROI',
  text: 'Cambiá los números y mirá qué rendiría esta propiedad.',
  rent: 'Alquiler mensual (USD)',
  expenses: 'Gastos mensuales (USD)',
  expensesHint: 'Empieza en el 20 % del alquiler.',
  price: 'Precio de compra (USD)',
  priceHint: 'Poné el precio de compra para ver el ROI.',
  rentHint: 'Poné el alquiler mensual para ver el ROI.',
  occupancy: 'Ocupación',
  result: 'ROI anual',
  ratings: {
    high: 'Rentabilidad alta',
    good: 'Rentabilidad buena',
    moderate: 'Rentabilidad moderada',
    low: 'Rentabilidad baja',
  },
  effectiveRent: 'Alquiler efectivo al mes',
  annualIncome: 'Ingreso anual',
  annualExpenses: 'Gastos anuales',
  annualNet: 'Neto anual',
  dailyRate: 'Tarifa diaria promedio',
  reset: 'Volver a los valores de la propiedad',
  formula: (what: string) => `Cómo se calcula: ${what}`,
  formulas: {
    roi: 'Neto anual ÷ precio de compra × 100',
    effectiveRent: 'Alquiler mensual × ocupación',
    annualIncome: 'Alquiler efectivo al mes × 12',
    annualExpenses: 'Gastos mensuales × 12',
    annualNet: 'Ingreso anual − gastos anuales',
    dailyRate: 'Alquiler mensual ÷ 30',
  },
  ratingRule: (high: string, good: string, moderate: string) =>
    `${high} o más: alta · ${good} o más: buena · ${moderate} o más: moderada · menos: baja`,
  stated: {
    because: (roi: string, rent: string, expenses: string, occupancy: string, price: string) =>
      `El aviso dice ${roi} porque usa los números de quien publica: ${rent} de alquiler y ${expenses} de gastos al mes, ${occupancy} de ocupación y ${price} de precio.`,
    unknown: (roi: string) => `El aviso dice ${roi}: lo informó quien publica, con sus propios números.`,
    use: 'Usar los números del aviso',
  },
  copyLink: 'Copiar enlace con estos números',
  note: 'Cálculo simple antes de impuestos y financiación. No es asesoramiento.',
}
