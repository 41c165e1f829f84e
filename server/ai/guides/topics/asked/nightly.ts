import type { Asked } from './asked.ts'

export const nightlyAsked = {
  shortStaySanBernardino: {
    es: '¿Cuánto deja un Airbnb en San Bernardino? | alquiler temporal en san bernardino cuanto se puede sacar por noche | airbnb en sanber fuera de temporada | casa de verano en san bernardino para alquilar por dia',
    en: 'How much does an Airbnb earn in San Bernardino? | San Bernardino short-term rental in winter | is a lake house in San Bernardino busy all year',
    pt: 'Quanto rende um Airbnb em San Bernardino? | casa de temporada em San Bernardino dá renda o ano todo',
  },
  shortStayEncarnacion: {
    es: '¿Cuánto deja un Airbnb en Encarnación? | alquilar por dia en encarnacion en carnaval | airbnb en encarnacion solo se llena en verano',
    en: 'How much does an Airbnb earn in Encarnación? | short-term rental income in Encarnación at carnival',
    pt: 'Quanto rende um Airbnb em Encarnación? | aluguel por temporada em Encarnación no carnaval',
  },
  shortStayCde: {
    es: '¿Cuánto deja un Airbnb en Ciudad del Este? | alquilar por dia en cde a compristas',
    en: 'How much does an Airbnb earn in Ciudad del Este? | short-term rental income in CDE',
    pt: 'Quanto rende um Airbnb em Ciudad del Este? | aluguel por diária em CDE',
  },
  shortStayLuque: {
    es: '¿Cuánto deja un Airbnb en Luque? | alquilar por noche cerca del aeropuerto de luque',
    en: 'How much does an Airbnb earn in Luque? | short-term rental near the airport in Luque',
    pt: 'Quanto rende um Airbnb em Luque? | aluguel por noite perto do aeroporto em Luque',
  },
} as const satisfies Asked
