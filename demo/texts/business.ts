import type { Property } from '#demo/property/property.ts'
import { barrio, grouped, list, many, of, to, upper } from './spanish.ts'
import type { Phrase } from './writer.ts'

const has = (p: Property, ...all: Parameters<Property['amenities']['has']>[0][]) =>
  all.every((one) => p.amenities.has(one))
const lets = ({ transaction }: Property) => transaction !== 'sale'

export const shopOpenings: readonly Phrase[] = [
  (p) => p.form === 'street' && `Local a la calle de ${p.area} m², con vidriera y paso de gente todo el día.`,
  (p) => p.form === 'street' && `Salón comercial sobre ${p.street}, cerca ${of(p.near)}.`,
  (p) =>
    p.form === 'street' &&
    `${p.area} m² con frente vidriado, aptos para farmacia, boutique, café o consultorio.`,
  (p) =>
    p.form === 'street' &&
    (p.area ?? 0) > 180 &&
    `Local grande, de ${p.area} m², de los que ya casi no se consiguen en ${barrio(p.market)}.`,
  (p) =>
    p.form === 'street' &&
    p.byOwner &&
    lets(p) &&
    `Alquilo salón de ${p.area} m²; hasta el mes pasado funcionó acá un comercio de barrio.`,
  (p) =>
    p.form === 'street' && `Esquina comercial conocida ${of(barrio(p.market))}, con ${p.area} m² cubiertos.`,
  (p) => p.form === 'mall' && `Local de ${p.area} m² en galería comercial, cerca ${of(p.near)}.`,
  (p) =>
    p.form === 'mall' &&
    `Espacio chico y bien puesto: ${p.area} m² en paseo de compras, ideal para un primer local.`,
  (p) => p.form === 'mall' && `En planta baja de galería, ${p.area} m² con vidriera a dos pasillos.`,
]
export const shopDetails: readonly Phrase[] = [
  (p) =>
    p.bathrooms > 1 &&
    `Cuenta con ${many(p.bathrooms, 'bathroom')}, depósito y una pequeña cocina para el personal.`,
  (p) => p.bathrooms === 1 && 'Tiene baño, depósito al fondo y cortina metálica.',
  (p) => has(p, 'air_conditioning') && 'Quedan instalados los equipos de aire y la iluminación.',
  (p) => has(p, 'generator') && 'Hay generador, así que un corte de la ANDE no baja la persiana.',
  (p) => p.parking > 1 && `Adelante estacionan ${many(p.parking, 'vehicle')}.`,
  (p) => p.parking === 0 && p.form === 'street' && 'Los clientes estacionan sobre la calle lateral.',
  (p) => p.form === 'mall' && 'Las expensas incluyen limpieza, guardia y baños públicos.',
  (p) => has(p, 'fiber') && 'Llega fibra óptica de dos empresas.',
  (p) => lets(p) && 'Admite remodelación; los primeros meses se conversan según la obra.',
  (p) =>
    p.yearBuilt !== null &&
    p.thisYear - p.yearBuilt > 15 &&
    'La construcción es sólida y los pisos se cambiaron hace poco.',
]

export const officeOpenings: readonly Phrase[] = [
  (p) => `Oficina de ${p.area} m² en el piso ${p.floor}, cerca ${of(p.near)}.`,
  (p) => `Planta de ${p.area} m² para un equipo de hasta ${p.capacity}, con luz natural de punta a punta.`,
  (p) => (p.area ?? 0) < 80 && `Oficina compacta de ${p.area} m², de las que arrancan sin obra.`,
  (p) => (p.area ?? 0) >= 150 && `Piso corporativo de ${p.area} m² en un edificio que cuida su imagen.`,
  (p) => p.transaction === 'sale' && `En venta, oficina de ${p.area} m² para dejar de pagar alquiler.`,
  (p) => `Para estudio, consultora o clínica: ${p.area} m² ya divididos cerca ${of(p.near)}.`,
]
export const officeDetails: readonly Phrase[] = [
  (p) =>
    `Recepción, sala de reuniones, ${p.bathrooms > 1 ? many(p.bathrooms, 'bathroom') : 'baño'} y kitchenette.`,
  (p) =>
    has(p, 'generator', 'elevator') && 'El edificio tiene ascensores, generador total y control de acceso.',
  (p) => has(p, 'elevator') && !has(p, 'generator') && 'Edificio con ascensor, portería y accesos amplios.',
  (p) =>
    p.parking > 0 &&
    `Incluye ${many(p.parking, 'car')}${has(p, 'covered_parking') ? ' en subsuelo' : ''} y estacionamiento para visitas.`,
  (p) => has(p, 'fiber') && 'Cableado estructurado y fibra listos; se enchufa y se trabaja.',
  (p) => has(p, 'air_conditioning') && 'Climatización central y cielorraso técnico.',
  (p) => has(p, 'security') && 'Guardia permanente y cámaras en pasillos y estacionamiento.',
  (p) =>
    !has(p, 'air_conditioning') && 'Se entrega en gris con piso técnico, para que cada empresa la haga suya.',
]

export const warehouseOpenings: readonly Phrase[] = [
  (p) => `Depósito de ${grouped(p.area ?? 0)} m² techados en un predio de ${grouped(p.plot ?? 0)} m².`,
  (p) => `Galpón con acceso para semirremolque, cerca ${of(p.near)}.`,
  (p) => `${grouped(p.area ?? 0)} m² de depósito con playa de maniobras y oficina al frente.`,
  (p) => `Tinglado cerrado de ${grouped(p.area ?? 0)} m² en zona de fácil salida ${to(p.near)}.`,
]
export const warehouseDetails: readonly Phrase[] = [
  (p) =>
    `Altura libre de ${(p.area ?? 0) > 900 ? 'nueve' : 'seis'} metros, piso de hormigón pulido y portón de cinco metros.`,
  (p) => has(p, 'security') && 'El predio está amurallado, con guardia y cámaras.',
  (p) => has(p, 'well') && 'Tiene pozo propio y tanque elevado, útil para lavado o procesos.',
  (p) => has(p, 'generator') && 'Transformador propio y generador de respaldo.',
  (p) =>
    `Adentro hay oficina, ${p.bathrooms > 1 ? many(p.bathrooms, 'bathroom') : 'baño'} y vestuario para el personal.`,
  (p) => `El patio recibe ${many(p.parking, 'vehicle')} además de los camiones en descarga.`,
  () => 'Sirve para distribución, taller o línea de producción liviana.',
  () => 'El muelle de carga es a nivel y la circulación va en un solo sentido.',
]

const hours: Record<string, string> = {
  '24-7': 'las 24 horas, todos los días',
  business: 'de lunes a viernes de 8 a 18 y sábados de mañana',
  custom: 'con horario a convenir',
}
const services: Record<string, string> = {
  receptionist: 'recepcionista',
  printing: 'impresiones',
  kitchen: 'cocina con café',
  lounge: 'sala de estar',
  events: 'espacio para eventos',
}
const desks: Record<string, string> = {
  hot: 'puestos rotativos',
  dedicated: 'escritorios fijos',
  private: 'oficinas privadas',
}
const named = (names: Record<string, string>, codes: readonly string[]) =>
  list(codes.flatMap((code) => names[code] ?? []))

export const flexOpenings: readonly Phrase[] = [
  (p) =>
    p.type === 'temp_office' &&
    `Oficina temporal de ${p.area} m², amoblada, para usar un día, una semana o el mes.`,
  (p) =>
    p.type === 'temp_office' &&
    `Despacho listo para ${many(p.capacity, 'person')}, cerca ${of(p.near)}: se llega, se conecta y se trabaja.`,
  (p) =>
    p.type === 'temp_office' &&
    `¿Un proyecto corto o una visita a Paraguay? Este despacho de ${p.area} m² se alquila por el tiempo justo.`,
  (p) =>
    p.type === 'virtual_office' &&
    `Domicilio comercial en ${barrio(p.market)} para empresas que trabajan desde cualquier lado.`,
  (p) =>
    p.type === 'virtual_office' &&
    `Oficina virtual: dirección fiscal, recepción de correspondencia y aviso por mensaje.`,
  (p) =>
    p.type === 'virtual_office' && `Una dirección seria sobre ${p.street} sin pagar metros que no se usan.`,
  (p) =>
    p.type === 'coworking' &&
    `Coworking de ${p.area} m² en ${barrio(p.market)}, con ${p.capacity} puestos y buena onda.`,
  (p) =>
    p.type === 'coworking' &&
    `Mesa, silla buena, fibra y gente haciendo cosas: coworking cerca ${of(p.near)}.`,
  (p) =>
    p.type === 'coworking' &&
    `Espacio compartido para quien no quiere trabajar más desde el comedor: ${p.capacity} lugares en ${p.area} m².`,
]
export const flexDetails: readonly Phrase[] = [
  (p) => p.office !== null && `Se usa ${hours[p.office.hours]}.`,
  (p) =>
    p.office !== null && p.office.services.length > 1 && `Incluye ${named(services, p.office.services)}.`,
  (p) =>
    p.office !== null &&
    p.office.deskTypes.length > 1 &&
    `Hay ${named(desks, p.office.deskTypes)}, según lo que necesites.`,
  (p) =>
    p.office !== null &&
    `${upper(many(p.office.meetingRooms, 'room'))} ${p.office.meetingRooms > 1 ? 'se reservan' : 'se reserva'} por hora, con pantalla.`,
  (p) => p.internetSpeed !== null && `Internet de ${p.internetSpeed} megas con respaldo de otra empresa.`,
  (p) => has(p, 'generator') && 'Generador propio: si se corta la luz, la reunión sigue.',
  (p) => has(p, 'terrace') && 'La terraza es para el tereré y las llamadas largas.',
  (p) => p.parking > 0 && `Tiene ${many(p.parking, 'place')} de estacionamiento para quienes vienen en auto.`,
]
