import type { Property } from '#demo/property/property.ts'
import { barrio, grouped, of, to } from './spanish.ts'
import type { Phrase } from './writer.ts'

const has = (p: Property, ...all: Parameters<Property['amenities']['has']>[0][]) =>
  all.every((one) => p.amenities.has(one))
const size = ({ area }: Property) => grouped(area ?? 0)
const hectares = ({ area }: Property) => Math.round((area ?? 0) / 10_000)
const urban = ({ form }: Property) => form === 'plain' || form === 'corner'

export const landOpenings: readonly Phrase[] = [
  (p) => urban(p) && `Terreno de ${size(p)} m² en ${barrio(p.market)}, listo para construir.`,
  (p) => p.form === 'corner' && `Esquina de ${size(p)} m²: dos frentes y mucha visibilidad.`,
  (p) => p.form === 'corner' && `Lote en esquina, alto y seco, de ${size(p)} m² a minutos ${of(p.near)}.`,
  (p) =>
    p.form === 'plain' &&
    `Lote de ${size(p)} m² entre medianeras, con buen frente y sin construcciones que demoler.`,
  (p) => urban(p) && p.byOwner && `Vendo mi terreno de ${size(p)} m² que tenía guardado para edificar.`,
  (p) => p.form === 'plain' && `${size(p)} m² planos, limpios y cercados, cerca ${of(p.near)}.`,
  (p) =>
    urban(p) &&
    (p.area ?? 0) > 550 &&
    `${size(p)} m² que dan para un edificio chico, dúplex o una buena casa con patio.`,
  (p) =>
    p.form === 'gated' &&
    `Lote de ${size(p)} m² en barrio cerrado, con guardia y calles internas terminadas.`,
  (p) => p.form === 'gated' && `${size(p)} m² dentro de un barrio cerrado que ya tiene familias viviendo.`,
  (p) =>
    p.form === 'gated' &&
    `Para construir la casa propia en un entorno cuidado: ${size(p)} m² con reglamento claro.`,
  (p) =>
    p.form === 'weekend' && `Terreno de ${size(p)} m² con árboles grandes, para quinta o casa de descanso.`,
  (p) => p.form === 'weekend' && `${size(p)} m² de loma suave cerca ${of(p.near)}, con vista y sombra.`,
  (p) =>
    p.form === 'weekend' &&
    `Un pedazo de verde para escaparse de la ciudad: ${size(p)} m² en ${p.market.city}.`,
  (p) =>
    p.form === 'rural' &&
    `Campo de ${hectares(p)} hectáreas sobre camino de todo tiempo, con salida ${to(p.near)}.`,
  (p) =>
    p.form === 'rural' &&
    `${hectares(p)} hectáreas aptas para agricultura y ganadería, con monte de reserva.`,
]
export const landDetails: readonly Phrase[] = [
  (p) => p.form !== 'rural' && has(p, 'paved') && 'La calle está asfaltada y tiene desagüe.',
  (p) => urban(p) && !has(p, 'paved') && 'Calle empedrada, con agua y luz en la vereda.',
  (p) =>
    p.form === 'weekend' &&
    !has(p, 'paved') &&
    'Se llega por camino de tierra bien mantenido, transitable también con lluvia.',
  (p) => has(p, 'well') && 'Ya cuenta con pozo artesiano.',
  (p) => urban(p) && 'No es zona inundable y la pendiente escurre hacia la calle.',
  (p) => urban(p) && 'Tiene agua corriente, ANDE y recolección de basura.',
  (p) =>
    urban(p) &&
    (p.area ?? 0) > 450 &&
    'El plan regulador permite construir en altura; conviene confirmarlo en la municipalidad.',
  (p) =>
    p.form === 'gated' &&
    has(p, 'playground') &&
    'El barrio tiene parque infantil, canchas y sendero para caminar.',
  (p) => p.form === 'gated' && 'Cableado subterráneo, iluminación y un solo acceso controlado.',
  (p) => p.form === 'weekend' && 'Hay mangos, cocoteros y un tajy que florece rosado en agosto.',
  (p) => p.form === 'weekend' && (p.area ?? 0) > 1500 && 'Se puede subdividir en dos con frente propio.',
  (p) => p.form === 'rural' && 'Aguada permanente, alambrado perimetral y corral.',
  (p) =>
    p.form === 'rural' && 'El suelo está analizado y los informes se comparten con los interesados serios.',
]
