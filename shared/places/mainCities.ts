/** What is meant where no city is named. */
export const capital = 'Asunción'

export const mainCities = [
  capital,
  'Ciudad del Este',
  'Encarnación',
  'San Lorenzo',
  'Luque',
  'Capiatá',
  'Lambaré',
  'Fernando de la Mora',
] as const
