import type { Property } from '#demo/property/property.ts'
import { list, many } from './spanish.ts'
import type { Phrase } from './writer.ts'

const has = (p: Property, ...all: Parameters<Property['amenities']['has']>[0][]) =>
  all.every((one) => p.amenities.has(one))
const detached = ({ type }: Property) => type === 'house' || type === 'condo'
const high = (p: Property) => !detached(p)

export const rooms: readonly Phrase[] = [
  (p) =>
    p.bathrooms >= 2 &&
    p.bedrooms >= 2 &&
    `El dormitorio principal es en suite y ${p.bedrooms === 2 ? 'el otro tiene' : 'los demás tienen'} placard.`,
  (p) =>
    p.bathrooms >= 2 &&
    p.bedrooms >= 3 &&
    `Con ${many(p.bathrooms, 'bathroom')}, a la mañana nadie hace fila.`,
  (p) => p.bedrooms >= 1 && p.bathrooms === 1 && 'El baño tiene ventana y la cocina, muebles a medida.',
  (p) => p.bedrooms >= 2 && `La sala y el comedor se unen en un solo ambiente que recibe luz toda la mañana.`,
  (p) =>
    p.bedrooms >= 2 &&
    `Cocina independiente con lugar para mesa diaria, y los dormitorios todos con placard.`,
  (p) =>
    p.bedrooms >= 3 &&
    has(p, 'service_room') &&
    'La planta suma escritorio, lavadero y dependencia de servicio con baño.',
  (p) => p.bedrooms >= 1 && high(p) && 'Cocina integrada, con mesada de granito y barra para desayunar.',
  (p) => p.bedrooms === 0 && 'La cocina queda a un costado, así la cama no comparte olor con el almuerzo.',
  (p) => p.bedrooms === 0 && 'Baño completo, placard de pared a pared y lugar para un escritorio.',
  (p) =>
    detached(p) && p.bedrooms >= 3 && 'Tiene escritorio que puede ser un dormitorio más, y lavadero aparte.',
  (p) =>
    detached(p) &&
    p.form === 'duplex' &&
    'En planta baja, toilette, cocina y estar; en planta alta, los dormitorios.',
  (p) => detached(p) && 'El estar tiene doble altura y se mantiene fresco aun en enero.',
]

export const outdoors: readonly Phrase[] = [
  (p) =>
    has(p, 'pool', 'quincho') &&
    detached(p) &&
    'Atrás, piscina y quincho cerrado con parrilla: el domingo se arma solo.',
  (p) => has(p, 'pool', 'quincho') && detached(p) && 'El quincho mira a la piscina y tiene su propio baño.',
  (p) =>
    has(p, 'quincho') &&
    !has(p, 'pool') &&
    detached(p) &&
    'El quincho, con parrilla y mesa larga, es el corazón de la casa.',
  (p) =>
    has(p, 'quincho') &&
    !has(p, 'pool') &&
    p.type === 'house' &&
    p.form === 'plain' &&
    'Atrás tiene quincho techado y lugar de sobra para hacer piscina.',
  (p) =>
    has(p, 'quincho') &&
    p.form !== 'duplex' &&
    detached(p) &&
    'Quincho con tatakua incluido, para los que no perdonan la chipa casera.',
  (p) =>
    has(p, 'pool') &&
    !has(p, 'quincho') &&
    detached(p) &&
    'La piscina tiene sol hasta tarde y una galería para mirar a los chicos desde la sombra.',
  (p) => has(p, 'pool') && !has(p, 'quincho') && detached(p) && 'Suma piscina con cascada y deck de madera.',
  (p) =>
    has(p, 'grill') &&
    !has(p, 'quincho') &&
    detached(p) &&
    'La parrilla está bajo techo, así que la lluvia no suspende nada.',
  (p) =>
    has(p, 'garden') &&
    !has(p, 'pool') &&
    detached(p) &&
    'El jardín tiene mango, guayabo y un rincón para la huerta.',
  (p) =>
    has(p, 'garden') &&
    !has(p, 'pool') &&
    detached(p) &&
    'Jardín con riego y pasto bien cuidado, del tamaño que se disfruta y no esclaviza.',
  (p) => has(p, 'terrace') && detached(p) && 'La terraza de arriba es la mejor parte a la hora del tereré.',
  (p) =>
    has(p, 'balcony', 'grill') &&
    high(p) &&
    'El balcón tiene lugar para mesa y el edificio, parrilla para las juntadas.',
  (p) => has(p, 'balcony') && high(p) && 'El balcón corre a lo largo del estar y entra una mesa de cuatro.',
  (p) => has(p, 'balcony') && high(p) && 'Balcón al este: sol a la mañana, sombra a la siesta.',
  (p) =>
    has(p, 'balcony') &&
    !has(p, 'pool') &&
    high(p) &&
    'Desde el balcón se ven copas de árboles más que techos.',
  (p) =>
    has(p, 'terrace') &&
    p.type === 'penthouse' &&
    'La terraza tiene parrilla, toldo y lugar para una mesa de doce.',
  (p) =>
    has(p, 'terrace', 'pool') &&
    p.type === 'penthouse' &&
    'Terraza propia con deck, y piscina en el edificio para los días de mucho calor.',
]

export const shared: readonly Phrase[] = [
  (p) =>
    high(p) &&
    has(p, 'pool', 'gym') &&
    `El edificio tiene ${list(['piscina', 'gimnasio', ...(has(p, 'events_room') ? ['salón de eventos'] : []), ...(has(p, 'laundry') ? ['lavandería'] : [])])}.`,
  (p) =>
    high(p) &&
    has(p, 'pool') &&
    !has(p, 'gym') &&
    `En la azotea hay piscina${has(p, 'grill') ? ' y parrilla' : ''} para uso de todos.`,
  (p) =>
    high(p) &&
    has(p, 'gym') &&
    !has(p, 'pool') &&
    'Hay gimnasio en el edificio, con lo necesario y sin fila.',
  (p) =>
    high(p) &&
    has(p, 'generator', 'elevator') &&
    'Dos ascensores y generador propio: el calor de enero se pasa con luz.',
  (p) =>
    high(p) &&
    has(p, 'generator', 'security') &&
    'Guardia las 24 horas y generador para áreas comunes y departamentos.',
  (p) =>
    high(p) &&
    has(p, 'elevator') &&
    !has(p, 'pool') &&
    !has(p, 'gym') &&
    'Edificio con ascensor, portería y expensas contenidas.',
  (p) => high(p) && has(p, 'laundry', 'events_room') && 'Salón para cumpleaños y lavandería en planta baja.',
  (p) =>
    high(p) &&
    has(p, 'quincho') &&
    `El quincho del edificio se reserva por aplicación${has(p, 'pool') ? ' y da a la piscina' : ''}.`,
  (p) =>
    p.type === 'condo' &&
    has(p, 'pool', 'playground') &&
    'El condominio comparte piscina, parque infantil y espacio verde.',
  (p) =>
    p.type === 'condo' && has(p, 'security') && 'Acceso con guardia, muro perimetral y circuito cerrado.',
  (p) =>
    p.type === 'condo' &&
    has(p, 'playground') &&
    'Los chicos tienen su parque adentro y los autos circulan despacio.',
  (p) =>
    p.form === 'gated' &&
    p.type === 'house' &&
    has(p, 'playground') &&
    'Adentro hay plaza, canchas y senderos para caminar.',
  (p) =>
    detached(p) &&
    p.type === 'house' &&
    has(p, 'security') &&
    p.form !== 'gated' &&
    'La cuadra tiene guardia privada que pagan entre los vecinos.',
]

export const cars: readonly Phrase[] = [
  (p) =>
    p.parking > 0 &&
    has(p, 'covered_parking') &&
    `Tiene ${many(p.parking, 'car')} ${p.parking > 1 ? 'techadas' : 'techada'}${has(p, 'storage') ? ', más baulera' : ''}.`,
  (p) =>
    p.parking > 1 &&
    !has(p, 'covered_parking') &&
    `Entran ${many(p.parking, 'vehicle')} dentro de la propiedad.`,
  (p) =>
    p.parking > 1 &&
    has(p, 'covered_parking') &&
    `Bajo techo entran ${many(p.parking, 'vehicle')} sin tener que mover uno para sacar otro.`,
  (p) =>
    p.parking === 0 && high(p) && 'No tiene cochera propia; en la misma cuadra hay estacionamiento por mes.',
  (p) => has(p, 'storage') && p.parking === 0 && 'Incluye baulera en el subsuelo.',
]

export const comforts: readonly Phrase[] = [
  (p) =>
    has(p, 'furnished', 'air_conditioning') &&
    'Se entrega con muebles, aires en todos los ambientes y la cocina equipada.',
  (p) => has(p, 'furnished') && 'Con todos los muebles: se entra con la valija.',
  (p) => has(p, 'furnished', 'fiber') && 'Con muebles, fibra instalada y heladera: no hay que comprar nada.',
  (p) =>
    has(p, 'air_conditioning') && !has(p, 'furnished') && 'Quedan los aires split, de los que gastan poco.',
  (p) => has(p, 'service_room') && 'Tiene dependencia de servicio con baño y entrada independiente.',
  (p) => has(p, 'pets') && 'Acepta mascotas, y hay vereda con sombra para pasearlas.',
  (p) => has(p, 'pets') && detached(p) && 'Patio cercado, apto para perros grandes.',
  (p) => has(p, 'solar') && 'Los paneles solares bajan la factura de la ANDE a casi nada en invierno.',
  (p) => has(p, 'well') && detached(p) && 'Tiene pozo artesiano propio además del agua corriente.',
  (p) =>
    has(p, 'fiber') &&
    `Hay fibra óptica${p.internetSpeed ? ` de ${p.internetSpeed} megas` : ''}, cómoda para trabajar desde casa.`,
  (p) => has(p, 'laundry') && detached(p) && 'El lavadero es amplio y tiene salida al tendedero.',
  (p) => has(p, 'paved') && detached(p) && 'Está sobre calle asfaltada, sin polvo ni barro.',
  (p) => !has(p, 'paved') && detached(p) && 'La calle es empedrada, de poco tránsito.',
]

export const condition: readonly Phrase[] = [
  (p) =>
    p.yearBuilt !== null &&
    p.thisYear - p.yearBuilt >= 18 &&
    `Es del ${p.yearBuilt} y la reforma ya está hecha: instalación eléctrica y cañerías nuevas.`,
  (p) =>
    p.yearBuilt !== null &&
    p.thisYear - p.yearBuilt >= 10 &&
    `Construcción de ${p.yearBuilt}, bien mantenida y sin humedades.`,
  (p) =>
    p.yearBuilt !== null &&
    p.thisYear - p.yearBuilt >= 3 &&
    p.thisYear - p.yearBuilt < 10 &&
    `Tiene ${p.thisYear - p.yearBuilt} años y se conserva como el primer día.`,
  (p) =>
    p.form === 'presale' && 'La constructora ya entregó otros edificios en la zona, que se pueden visitar.',
  (p) => p.form === 'presale' && 'Se elige piso, orientación y terminaciones hasta que empiece la losa.',
]
