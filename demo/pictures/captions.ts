import type { SceneKind } from './scene.ts'

/** Some kinds serve two rooms. */
export type CaptionKind =
  | Exclude<SceneKind, 'plot'>
  | 'plot_road'
  | 'plot_aerial'
  | 'second_bedroom'
  | 'terrace_view'
  | 'private_office'
  | 'reception'

export const captions: Record<CaptionKind, readonly [string, ...string[]]> = {
  house_facade: ['Fachada', 'Frente de la casa', 'Fachada principal', 'La casa desde el jardín'],
  townhouse: ['Fachada', 'Frente sobre la calle', 'El dúplex desde la calle', 'Fachada del conjunto'],
  tower: ['Fachada del edificio', 'El edificio', 'Edificio desde la avenida', 'Fachada'],
  apartment_living: ['Sala de estar', 'Living', 'Estar', 'Sala con buena luz natural'],
  bedroom: ['Dormitorio principal', 'Dormitorio en suite', 'Dormitorio principal con placard'],
  second_bedroom: ['Segundo dormitorio', 'Dormitorio secundario', 'Otro dormitorio'],
  kitchen: ['Cocina', 'Cocina equipada', 'Cocina con muebles a medida'],
  bathroom: ['Baño', 'Baño principal', 'Baño en suite'],
  balcony_view: ['Vista desde el balcón', 'Balcón', 'La ciudad desde el balcón'],
  terrace_view: ['Vista desde la terraza', 'Terraza', 'La ciudad desde la terraza'],
  garden_pool: ['Piscina y jardín', 'Patio con piscina', 'Jardín y piscina'],
  quincho: ['Quincho', 'Quincho con parrilla', 'Quincho y patio'],
  plot_road: ['Frente del terreno', 'El terreno desde la calle', 'Vista del terreno'],
  plot_aerial: ['Vista aérea', 'El terreno y su entorno', 'Linderos desde arriba'],
  office_interior: ['Oficina', 'Área de trabajo', 'Planta de oficinas'],
  private_office: ['Despacho', 'Oficina privada', 'Puesto de trabajo'],
  coworking: ['Espacio compartido', 'Mesas de trabajo', 'Sala común'],
  shop_front: ['Frente del local', 'Vidriera', 'El local desde la calle'],
  warehouse: ['Depósito', 'Frente del depósito', 'Depósito y playa de maniobras'],
  lobby: ['Hall de acceso', 'Lobby del edificio', 'Recepción del edificio'],
  reception: ['Recepción', 'Sala de espera', 'Hall de entrada'],
}
