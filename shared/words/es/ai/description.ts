import type { Amenity } from '#shared/listings/listingTypes.ts'
import { plural } from '#shared/words/es/plural.ts'

const list = (names: readonly string[]) => {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  const and = /^[«“"(]?h?i(?!e)/i.test(last) ? 'e' : 'y'
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

/** After «cuenta con»; the others are sentences. */
const amenityNames: Partial<Record<Amenity, string>> = {
  pool: 'piscina',
  quincho: 'quincho',
  grill: 'parrilla',
  garden: 'jardín',
  balcony: 'balcón',
  terrace: 'terraza',
  air_conditioning: 'aire acondicionado',
  generator: 'generador',
  security: 'seguridad las 24 horas',
  elevator: 'ascensor',
  gym: 'gimnasio',
  laundry: 'lavandería',
  service_room: 'dependencia de servicio',
  covered_parking: 'cochera techada',
  storage: 'baulera',
  playground: 'parque infantil',
  events_room: 'salón de eventos',
  fiber: 'fibra óptica',
  solar: 'paneles solares',
  well: 'pozo artesiano',
}
const amenitySentences: Partial<Record<Amenity, string>> = {
  gated: 'Está en un barrio cerrado.',
  paved: 'Da a una calle asfaltada.',
  furnished: 'Se entrega con muebles.',
  pets: 'Acepta mascotas.',
}

export const description = {
  list,
  kindIn: (kind: string, place: string) => `${kind} en ${place}`,
  with: (opening: string, rooms: string) => `${opening}, con ${rooms}`,
  area: (area: string) => `Tiene ${area}.`,
  year: (year: number) => `Se construyó en ${year}.`,
  areaAndYear: (area: string, year: number) => `Tiene ${area} y se construyó en ${year}.`,
  amenities: (names: readonly string[]) => `Cuenta con ${list(names)}.`,
  capacity: (n: number) => plural(n, { one: 'Es para 1 persona.', other: `Es para hasta ${n} personas.` }),
  internet: (mbps: number) => `Tiene internet de ${mbps} Mbps.`,
  shortTerm: 'Admite alquiler temporal.',
  shortTermFrom: (n: number) => `Admite alquiler temporal, desde ${n} noches.`,
  hours: {
    '24-7': 'Se puede usar las 24 horas.',
    business: 'Abre en horario comercial.',
    custom: 'El horario se conviene.',
  },
  meetingRooms: (n: number) =>
    plural(n, { one: 'Tiene 1 sala de reuniones.', other: `Tiene ${n} salas de reuniones.` }),
  services: (names: readonly string[]) => `Incluye ${list(names)}.`,
  serviceNames: {
    receptionist: 'recepción',
    printing: 'impresión',
    kitchen: 'cocina o cafetería',
    lounge: 'sala de estar',
    events: 'uso para eventos',
  },
  desks: (names: readonly string[]) => `Ofrece puestos ${list(names)}.`,
  deskNames: { hot: 'flexibles', dedicated: 'fijos', private: 'privados' },
  amenityNames,
  amenitySentences,
}
