import type { Asked } from './asked.ts'

export const nightlyAsked = {
  shortStaySanBernardino: {
    es: '¿Cuánto deja un Airbnb en San Bernardino? | alquiler temporal en san bernardino cuanto se puede sacar por noche | airbnb en sanber fuera de temporada | casa de verano en san bernardino para alquilar por dia | airbnb sanber rentabilidad | tengo una casa en san bernardino, cuanto saco alquilando en verano por dia | fuera de temporada se gana algo en san bernardino con turistas? | ¿Qué rinde el alquiler temporario en San Bernardino? | cuanto deja por año una quinta en sanber para huespedes',
    en: 'How much does an Airbnb earn in San Bernardino? | San Bernardino short-term rental in winter | is a lake house in San Bernardino busy all year | host income in San Bernardino by the lake | San Bernardino holiday rental returns',
    pt: 'Quanto rende um Airbnb em San Bernardino? | casa de temporada em San Bernardino dá renda o ano todo | quanto rende um Airbnb em San Bernardino? | temporada em San Bernardino dá lucro?',
  },
  shortStayEncarnacion: {
    es: '¿Cuánto deja un Airbnb en Encarnación? | alquilar por dia en encarnacion en carnaval | airbnb en encarnacion solo se llena en verano | airbnb encarnacion ganancias | depto cerca de la costanera de encarnacion por noche, cuanto rinde | ocupacion de alquileres por dia en encarnación | ¿Qué ingresos da un alquiler turístico en Encarnación? | mi hermana quiere hacer temporal en encarnacion, deja plata?',
    en: 'How much does an Airbnb earn in Encarnación? | short-term rental income in Encarnación at carnival | nightly rental income in Encarnación | short-let occupancy Encarnación Paraguay',
    pt: 'Quanto rende um Airbnb em Encarnación? | aluguel por temporada em Encarnación no carnaval | quanto ganho com Airbnb em Encarnación? | temporada em Encarnación rende?',
  },
  shortStayCde: {
    es: '¿Cuánto deja un Airbnb en Ciudad del Este? | alquilar por dia en cde a compristas | airbnb en cde | tengo un depto en ciudad del este, por noche cuanto me da | anfitriones de cde, cuanto facturan al mes | ¿Qué renta produce el alquiler por noche en Ciudad del Este? | alto parana: conviene hacer alquiler por dia en cde?',
    en: 'How much does an Airbnb earn in Ciudad del Este? | short-term rental income in CDE | short-let revenue in Ciudad del Este | nightly occupancy Ciudad del Este',
    pt: 'Quanto rende um Airbnb em Ciudad del Este? | aluguel por diária em CDE | quanto rende um Airbnb em Ciudad del Este? | temporada em Ciudad del Este vale a pena, ganho?',
  },
  shortStayLuque: {
    es: '¿Cuánto deja un Airbnb en Luque? | alquilar por noche cerca del aeropuerto de luque | airbnb luque rendimiento | depto cerca del aeropuerto en luque por noche, cuanto gano | ocupacion y tarifa diaria en luque | ¿Qué ingresos deja el alquiler temporario en Luque? | tengo una casita en luque y quiero recibir viajeros, da plata?',
    en: 'How much does an Airbnb earn in Luque? | short-term rental near the airport in Luque | nightly let income in Luque | short stay occupancy Luque',
    pt: 'Quanto rende um Airbnb em Luque? | aluguel por noite perto do aeroporto em Luque | quanto rende um Airbnb em Luque? | ganho com temporada em Luque',
  },
} as const satisfies Asked
