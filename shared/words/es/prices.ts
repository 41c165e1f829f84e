/** What things are worth and what they would earn. */
export const prices = {
  roi: {
    title: 'Calculadora de ROI',
    text: 'Cambiá los números y mirá qué rendiría esta propiedad.',
    rent: 'Alquiler mensual (USD)',
    expenses: 'Gastos mensuales (USD)',
    expensesHint: 'Empieza en el 20 % del alquiler.',
    price: 'Precio de compra (USD)',
    priceHint: 'Poné el precio de compra para ver el ROI.',
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
    note: 'Cálculo simple antes de impuestos y financiación. No es asesoramiento.',
  },
}
