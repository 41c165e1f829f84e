export const questions = [
  ['info', 'Diego Benegas', 'Hola, ¿el precio incluye la cochera? ¿Cuánto se paga de expensas?'],
  ['visit', 'Camila Orué', 'Buen día, me gustaría visitarlo el sábado a la mañana. ¿Puede ser a las 10?'],
  ['purchase', 'Arturo Franco', 'Tengo crédito preaprobado. ¿Se escucha una oferta por pago rápido?'],
  ['info', 'Juliana Prates', 'Olá! Aceitam estrangeiros? Moro em Foz e quero comprar para investir.'],
  ['visit', 'Natalia Godoy', '¿Sigue disponible? Trabajo cerca y puedo pasar cualquier tarde.'],
  ['rental', 'Ignacio Sosa', 'Si no lo vendés pronto, ¿lo alquilarías por un año?'],
  ['visit', 'Gloria Villalba', '¿Se puede ver entre semana después de las 18? Somos una familia de cuatro.'],
  ['info', 'Rodrigo Ayala', '¿El título está al día? ¿Cuánto se paga de impuesto inmobiliario?'],
  ['rental', 'Lucía Bareiro', 'Busco desde el mes que viene, con contrato de un año. ¿Piden garantía?'],
] as const

/** By index; the newest have none. */
export const answers: readonly (string | undefined)[] = [
  undefined,
  undefined,
  'Sí, escuchamos ofertas. ¿Podés pasarme tu propuesta por acá?',
  'Sí, un extranjero puede comprar sin problema. Te paso los requisitos cuando quieras.',
  'Sigue disponible. ¿Te queda bien el jueves a las 17?',
  'Por ahora preferimos vender. Si cambia, te escribo.',
  undefined,
  'El título está al día. El impuesto del año pasado ya está pagado.',
  'Sí, pedimos un mes de garantía. Avisame desde qué fecha lo necesitás.',
]
