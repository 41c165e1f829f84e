import type { Amenity } from '#shared/listings/listingTypes.ts'

/** Without "en pozo" (off plan) and the English "well". */
export const amenityWords: Readonly<Record<Amenity, string>> = {
  pool: 'piscina, piscinas, pileta, piletas, alberca, pool, pools, swimming pool',
  quincho: 'quincho, quinchos, quinchito',
  grill: 'parrilla, parrillas, parrillero, parrillita, asador, churrasquera, barbacoa, bbq, barbecue, grill',
  garden: 'jardin, jardines, patio, patios, garden, gardens, yard, backyard',
  balcony: 'balcon, balcones, balconcito, balcony, balconies',
  terrace: 'terraza, terrazas, azotea, terrace, terraces, rooftop, roof top',
  furnished:
    'amoblado, amoblada, amoblados, amobladas, amueblado, amueblada, amueblados, amuebladas, mobiliado, mobiliada, muebles, furnished, fully furnished, full amoblado, totalmente amoblado',
  pets: 'mascota, mascotas, apto mascotas, apto para mascotas, acepta mascotas, aceptan mascotas, se aceptan mascotas, permite mascotas, admite mascotas, perro, perros, gato, gatos, pet, pets, pet friendly, pets allowed, petfriendly, dog, dogs, dog friendly, cat, cats',
  air_conditioning:
    'aire, aires, aire acondicionado, aires acondicionados, acondicionado, split, splits, ac, aa, aircon, air con, air conditioning, air conditioned, air conditioner',
  generator: 'generador, generadores, grupo electrogeno, generator, backup generator',
  gated:
    'barrio cerrado, barrios cerrados, barrio privado, en barrio cerrado, en barrio privado, condominio cerrado, en condominio cerrado, en un condominio cerrado, en condominio, en un condominio, urbanizacion cerrada, country cerrado, condominios cerrados, gated, gated community, gated neighborhood, gated neighbourhood',
  security:
    'seguridad, seguridad 24 horas, seguridad 24hs, seguridad 24 h, vigilancia, guardia, guardias, porteria, security, 24 hour security, security guard, doorman',
  elevator: 'ascensor, ascensores, elevator, elevators, lift, lifts',
  gym: 'gimnasio, gimnasios, gym, gyms, fitness',
  laundry: 'lavanderia, lavadero, area de lavado, laundry, laundry room',
  service_room:
    'dependencia, dependencia de servicio, dependencias de servicio, area de servicio, cuarto de servicio, habitacion de servicio, pieza de servicio, dormitorio de servicio, maid room, maids room, service room, staff room',
  covered_parking: 'garaje techado, estacionamiento techado',
  storage: 'baulera, bauleras, storage, storage room',
  playground:
    'playground, parque infantil, parquecito, juegos infantiles, area de juegos, area infantil, kids area, play area, plaza infantil',
  events_room:
    'salon de eventos, salon para eventos, salon de fiestas, salon para fiestas, salon de usos multiples, salon multiuso, sum, area social, event room, events room, party room, event hall',
  fiber: 'fibra, fibra optica, fiber, fibre, fiber internet, fiber optic',
  solar: 'paneles solares, panel solar, energia solar, solar panels, solar panel, solar power, solar energy',
  well: 'pozo artesiano, pozos artesianos, pozo de agua, artesian well, water well',
  paved:
    'asfalto, asfaltado, asfaltada, sobre asfalto, calle asfaltada, camino asfaltado, pavimento, pavimentado, pavimentada, paved, paved road, paved street',
}

/** Also covered parking, if no number of spaces is named. */
export const coveredParkingWords = 'covered parking, covered garage'

export const amenityPhrases: readonly string[] = [
  ...Object.values(amenityWords),
  coveredParkingWords,
].flatMap((list) => list.split(', '))
