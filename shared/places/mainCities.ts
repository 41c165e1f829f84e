/** The ones that the administrator's form offers first. */
export const mainCities = [
  'Asunción',
  'Ciudad del Este',
  'Encarnación',
  'San Lorenzo',
  'Luque',
  'Capiatá',
  'Lambaré',
  'Fernando de la Mora',
] as const
