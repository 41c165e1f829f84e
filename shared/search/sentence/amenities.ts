import type { Amenity } from '#shared/listings/listingTypes.ts'
import { phrases } from './grammar.ts'

/** Each from its everyday word on. Without "en pozo" (off plan) and the English "well". */
const lists: Readonly<Record<Amenity, string>> = {
  pool: 'piscina*, pisc, pileta*, pile, alberca, pool*, swimming pool',
  quincho: 'quincho*',
  grill: 'parrilla*, parrillero, asador, churrasquera, churrasqueira, barbacoa, bbq, barbecue, grill',
  garden: 'jardin+, patio*, garden*, yard, backyard, quintal',
  balcony: 'balcon+, varanda*, sacada*, balcony, balconies',
  terrace: 'terraza*, azotea, terrace*, rooftop, roof top',
  furnished:
    'amoblad@*, amob, amobl, amueblad@*, mobiliad@, muebles, furniture, furnished, fully furnished, full amoblado, totalmente amoblado',
  pets: 'mascota*, jagua, jaguakuera, mbarakaja, mbarakajakuera, apto (para )mascotas, acepta(n) mascotas, permite mascotas, admite mascotas, perro*, cachorro*, gato*, pet*, pet friendly, pets allowed, petfriendly, animais, dog*, dog friendly, cat*',
  air_conditioning:
    'aire*, aire* acondicionado*, ar condicionado, acondicionado, split*, ac, aa, aircon, air con, air conditioning, air conditioned, air conditioner',
  generator: 'generador+, grupo electrogeno, generator, backup generator',
  gated:
    '(en )barrio cerrado, barrios cerrados, (en )barrio privado, (en )condominio cerrado, en un condominio cerrado, en condominio, en un condominio, urbanizacion cerrada, country cerrado, (en )country club cerrado, en country club, condominio fechado, condominios cerrados, (en )country, en un country, gated, gated community',
  security:
    'seguridad( 24 h), seguridad 24 horas, vigilancia, guardia*, porteria, portaria, security, 24 hour security, security guard, doorman',
  elevator: 'ascensor+, elevador+, elevator*, lift*',
  gym: 'gimnasio*, gym*, fitness',
  laundry: 'lavanderia, lavadero, area de lavado, laundry, laundry room',
  service_room:
    'dependencia, dependencia* de servicio, area de servicio, cuarto de servicio, habitacion de servicio, pieza de servicio, dormitorio de servicio, maid* room, service room, staff room',
  covered_parking: 'garaje techado, estacionamiento techado',
  storage: 'baulera*, storage, storage room',
  playground:
    'playground, parque infantil, parquecito, juegos infantiles, area de juegos, area infantil, kids area, play area, plaza infantil',
  events_room:
    'salon de eventos, salon para eventos, salon de fiestas, salon para fiestas, salon de usos multiples, salon multiuso, sum, area social, event* room, party room, event hall',
  fiber: 'fibra, fibra optica, fiber, fibre, fiber internet, fiber optic',
  solar: 'paneles solares, panel solar, energia solar, solar panel*, solar power, solar energy',
  well: '(con )pozo artesiano, pozos artesianos, (con )pozo de agua, con pozo, y pozo, pozo propio, y pozo artesiano, y pozo de agua, artesian well, water well',
  paved:
    'asfalto, asfaltad@, calle asfaltada, camino asfaltado, pavimento, pavimentad@, paved, paved road, paved street',
}

/** Of searches: no ad is found by these words. */
export const askedAmenities: readonly (readonly [Amenity, string])[] = [
  ['furnished', 'semiamoblad@*'],
  ['security', 'seguranca, seguranca 24 h, seguranca 24 horas, seguranca 24h'],
  ['gym', 'gim, com academia'],
  ['grill', 'parri, hacer asado*, hacer un asado, para asado*, para el asado'],
  ['air_conditioning', 'ter ar, com ar, tenha ar, tem ar, ar e'],
  [
    'pets',
    'acepte(n) mascotas, acepta(n) perro*, acepte(n) perro*, acepta(n) gato*, acepte(n) gato*, permita(n) mascotas, permite(n) perro*, permita(n) perro*, permita(n) gato*, admita(n) mascotas, admita(n) perro*, se aceptan mascotas, se permiten mascotas, aceite(m) pets, aceita animais, aceite(m) animais, aceita cachorro*, caxorro*, jagua, mbarakaja, perrit@*, gatit@*, german shepherd*, pastor aleman, ovejero aleman, labrador+, caniche*, poodle*, pitbull*, bulldog*, husky',
  ],
  ['events_room', 'salao de festas'],
  ['service_room', 'pieza de empleada, cuarto de empleada'],
  [
    'laundry',
    'lugar para (el )lavarropas, entra (el )lavarropas, espacio para (el )lavarropas, tender (la )ropa, colgar (la )ropa, maquina de lavar, washing machine',
  ],
  ['well', 'and well, with( a) well, com poco, e poco, poco artesiano'],
  ['solar', 'paneles'],
]

/** Words that name it, folded. */
export const amenityWords = (code: Amenity): string[] => phrases(lists[code])

/** Also covered parking, if no number of spaces is named. */
export const coveredParkingWords = phrases('covered parking, covered garage')
