import type { Property } from '#demo/property/property.ts'
import { figures, grouped, of, upper } from './spanish.ts'
import type { Phrase } from './writer.ts'

const has = (p: Property, ...all: Parameters<Property['amenities']['has']>[0][]) =>
  all.every((one) => p.amenities.has(one))
const isNew = ({ yearBuilt, thisYear, form }: Property) =>
  form !== 'presale' && yearBuilt !== null && thisYear - yearBuilt <= 1
const place = ({ market: { neighborhood, city } }: Property) => {
  if (neighborhood === 'Centro') return city === 'Asunción' ? 'el centro de Asunción' : `el centro de ${city}`
  if (neighborhood === 'Zona rural') return city
  return city === 'Asunción' ? neighborhood : `${neighborhood}, ${city}`
}
const at = (p: Property) => (p.market.neighborhood === 'Centro' ? `centro de ${p.market.city}` : place(p))
const deal = ({ transaction }: Property) =>
  ({ sale: 'en venta', rent: 'en alquiler', both: 'en venta o alquiler' })[transaction]
const beds = (p: Property) => figures(p.bedrooms, 'bedroom')

const flats: readonly Phrase[] = [
  (p) => p.form === 'plain' && `Departamento de ${beds(p)} en ${place(p)}`,
  (p) => p.form === 'plain' && `Departamento ${deal(p)}, ${beds(p)}, ${at(p)}`,
  (p) => p.form === 'plain' && has(p, 'balcony') && `Departamento con balcón en ${place(p)}, ${p.area} m²`,
  (p) => p.form === 'plain' && has(p, 'pool') && `${beds(p)} y piscina en el edificio, ${at(p)}`,
  (p) => p.form === 'plain' && has(p, 'furnished') && `Departamento amoblado de ${beds(p)}, ${at(p)}`,
  (p) => p.form === 'plain' && p.parking > 0 && `Departamento con cochera en ${place(p)}`,
  (p) => p.form === 'plain' && p.floor !== null && p.floor >= 6 && `Piso ${p.floor} con vista en ${place(p)}`,
  (p) => p.form === 'plain' && isNew(p) && `Departamento a estrenar en ${place(p)}, ${beds(p)}`,
  (p) => p.form === 'plain' && `Depto de ${p.area} m² cerca ${of(p.near)}`,
  (p) => p.form === 'plain' && p.byOwner && `Dueño directo: departamento de ${beds(p)} en ${place(p)}`,
  (p) => p.form === 'plain' && p.bedrooms >= 3 && `Departamento familiar de ${p.area} m² en ${place(p)}`,
  (p) => p.form === 'plain' && has(p, 'pets') && `Departamento que acepta mascotas en ${place(p)}`,
  (p) => p.form === 'studio' && `Monoambiente ${deal(p)} en ${place(p)}`,
  (p) => p.form === 'studio' && has(p, 'furnished') && `Monoambiente amoblado cerca ${of(p.near)}`,
  (p) => p.form === 'studio' && `Monoambiente de ${p.area} m², ${at(p)}`,
  (p) => p.form === 'presale' && `En pozo: ${beds(p)} en ${place(p)}, entrega ${p.yearBuilt}`,
  (p) => p.form === 'presale' && `Preventa en ${place(p)}, departamento de ${beds(p)}`,
]

const penthouses: readonly Phrase[] = [
  (p) => `Penthouse con terraza en ${place(p)}`,
  (p) => `Penthouse de ${p.area} m², piso ${p.floor}, ${at(p)}`,
  (p) => `Penthouse ${deal(p)} cerca ${of(p.near)}`,
  (p) => isNew(p) && `Penthouse a estrenar en ${place(p)}`,
  (p) => `Penthouse de ${beds(p)} y parrilla propia, ${at(p)}`,
]

const houses: readonly Phrase[] = [
  (p) => p.form === 'plain' && `Casa de ${beds(p)} en ${place(p)}`,
  (p) => p.form === 'plain' && has(p, 'pool') && `Casa con piscina en ${place(p)}`,
  (p) => p.form === 'plain' && has(p, 'quincho') && `Casa con quincho y ${beds(p)}, ${at(p)}`,
  (p) => p.form === 'plain' && has(p, 'pool', 'quincho') && `Casa con piscina y quincho en ${place(p)}`,
  (p) => p.form === 'plain' && has(p, 'garden') && `Casa con jardín en ${place(p)}, ${p.area} m²`,
  (p) => p.form === 'plain' && isNew(p) && `Casa a estrenar en ${place(p)}`,
  (p) => p.form === 'plain' && `Casa ${deal(p)} cerca ${of(p.near)}, ${beds(p)}`,
  (p) => p.form === 'plain' && p.byOwner && `Casa en ${place(p)}, trato directo`,
  (p) => p.form === 'plain' && has(p, 'service_room') && `Casa con dependencia de servicio, ${at(p)}`,
  (p) => p.form === 'plain' && p.bedrooms >= 4 && `Casa grande de ${beds(p)} en ${place(p)}`,
  (p) => p.form === 'plain' && p.plot !== null && `Casa en terreno de ${grouped(p.plot)} m², ${at(p)}`,
  (p) => p.form === 'duplex' && `Dúplex de ${beds(p)} en ${place(p)}`,
  (p) => p.form === 'duplex' && `Dúplex con patio ${deal(p)}, ${at(p)}`,
  (p) => p.form === 'duplex' && isNew(p) && `Dúplex a estrenar cerca ${of(p.near)}`,
  (p) => p.form === 'duplex' && `Dúplex de ${p.area} m² en ${place(p)}`,
  (p) => p.form === 'weekend' && `Casa quinta en ${place(p)}`,
  (p) => p.form === 'weekend' && has(p, 'pool') && `Quinta con piscina cerca ${of(p.near)}`,
  (p) => p.form === 'weekend' && `Quinta de ${grouped(p.plot ?? 0)} m² en ${place(p)}`,
  (p) => p.form === 'gated' && `Casa en barrio cerrado, ${at(p)}`,
  (p) => p.form === 'gated' && `Casa de ${beds(p)} en barrio cerrado, ${at(p)}`,
]

const condos: readonly Phrase[] = [
  (p) => `Casa en condominio cerrado, ${at(p)}`,
  (p) => `Condominio en ${place(p)}: unidad de ${beds(p)}`,
  (p) => `Condominio cerrado ${deal(p)} en ${place(p)}`,
  (p) => has(p, 'pool') && `Condominio con piscina en ${place(p)}, ${beds(p)}`,
  (p) => isNew(p) && `A estrenar en condominio, ${at(p)}`,
]

const lands: readonly Phrase[] = [
  (p) => p.form === 'plain' && `Terreno de ${grouped(p.area ?? 0)} m² en ${place(p)}`,
  (p) => p.form === 'plain' && `Lote cerca ${of(p.near)}, ${at(p)}`,
  (p) => p.form === 'plain' && has(p, 'paved') && `Terreno sobre asfalto en ${place(p)}`,
  (p) => p.form === 'corner' && `Terreno en esquina, ${at(p)}`,
  (p) => p.form === 'corner' && `Esquina de ${grouped(p.area ?? 0)} m² en ${place(p)}`,
  (p) => p.form === 'gated' && `Lote en barrio cerrado, ${at(p)}`,
  (p) => p.form === 'gated' && `Terreno de ${grouped(p.area ?? 0)} m² en barrio cerrado, ${at(p)}`,
  (p) => p.form === 'weekend' && `Terreno para quinta en ${place(p)}`,
  (p) => p.form === 'weekend' && `Terreno arbolado de ${grouped(p.area ?? 0)} m², ${at(p)}`,
  (p) => p.form === 'weekend' && `Terreno cerca ${of(p.near)}, ${p.market.city}`,
  (p) => p.form === 'rural' && `Campo de ${Math.round((p.area ?? 0) / 10_000)} hectáreas en ${place(p)}`,
  (p) =>
    p.form === 'rural' && `${Math.round((p.area ?? 0) / 10_000)} hectáreas cerca ${of(p.near)}, ${at(p)}`,
]

const shops: readonly Phrase[] = [
  (p) => p.form === 'street' && `Local comercial de ${p.area} m² en ${place(p)}`,
  (p) => p.form === 'street' && `Salón a la calle sobre ${p.street}, ${at(p)}`,
  (p) => p.form === 'street' && `Local ${deal(p)} cerca ${of(p.near)}`,
  (p) => p.form === 'mall' && `Local en galería, ${at(p)}`,
  (p) => p.form === 'mall' && `Local de ${p.area} m² en paseo comercial, ${at(p)}`,
]

const offices: readonly Phrase[] = [
  (p) => `Oficina de ${p.area} m² en ${place(p)}`,
  (p) => `Oficina ${deal(p)}, piso ${p.floor}, ${at(p)}`,
  (p) => (p.area ?? 0) >= 150 && `Piso corporativo en ${place(p)}`,
  (p) => p.parking > 1 && `Oficina con ${figures(p.parking, 'car')} cerca ${of(p.near)}`,
]

const warehouses: readonly Phrase[] = [
  (p) => `Depósito de ${grouped(p.area ?? 0)} m² en ${place(p)}`,
  (p) => `Galpón ${deal(p)} cerca ${of(p.near)}`,
  (p) => `Depósito con playa de maniobras, ${at(p)}`,
]

const flexible: readonly Phrase[] = [
  (p) => p.type === 'temp_office' && `Oficina temporal amoblada en ${place(p)}`,
  (p) => p.type === 'temp_office' && `Oficina por día o por mes cerca ${of(p.near)}`,
  (p) => p.type === 'temp_office' && `Despacho para ${figures(p.capacity, 'person')} en ${place(p)}`,
  (p) => p.type === 'virtual_office' && `Oficina virtual en ${place(p)}`,
  (p) => p.type === 'virtual_office' && `Domicilio comercial en ${place(p)}`,
  (p) => p.type === 'coworking' && `Coworking en ${place(p)}`,
  (p) => p.type === 'coworking' && `Coworking cerca ${of(p.near)}, ${p.capacity} puestos`,
  (p) => p.type === 'coworking' && has(p, 'terrace') && `Coworking con terraza en ${place(p)}`,
]

const particulars: readonly Phrase[] = [
  (p) => p.area !== null && `${grouped(p.area)} m²`,
  (p) => p.bathrooms > 1 && figures(p.bathrooms, 'bathroom'),
  (p) => p.floor !== null && p.floor > 0 && `piso ${p.floor}`,
  (p) => `sobre ${p.street}`,
  (p) => p.bedrooms > 0 && beds(p),
]

const byType: Record<Property['type'], readonly Phrase[]> = {
  apartment: flats,
  penthouse: penthouses,
  house: houses,
  condo: condos,
  land: lands,
  commercial: shops,
  office: offices,
  warehouse: warehouses,
  temp_office: flexible,
  virtual_office: flexible,
  coworking: flexible,
}

export const titlesFor = (property: Property) => byType[property.type]

/** By appending particulars. */
export function madeUnique(property: Property, title: string, isTaken: (title: string) => boolean): string {
  let unique = upper(title)
  for (const particular of particulars) {
    if (!isTaken(unique)) return unique
    const more = particular(property)
    if (more && !unique.includes(more)) unique = `${unique}, ${more}`
  }
  return unique
}
