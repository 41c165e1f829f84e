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
