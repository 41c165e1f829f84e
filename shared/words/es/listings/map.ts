import type { LocationPrecision } from '#shared/listings/listingTypes.ts'
import { plural } from '#shared/words/es/plural.ts'

/** Figures are formatted. */
export const map = {
  label: 'Mapa de resultados. La lista tiene las mismas propiedades.',
  opening: 'Abriendo el mapa…',
  cannotOpen: 'No pudimos abrir el mapa. La lista tiene las mismas propiedades.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  noStreets: 'Sin calles por ahora',

  bubbles: 'Propiedades en el mapa',
  barrios: 'Barrios',
  barrio: (name: string, city: string) => `Buscar en ${name}, ${city}`,
  noPrice: 'Consultar',
  bubble: (price: string, precision: string, isVisited: boolean) =>
    `${price}, ${precision}${isVisited ? ', ya vista' : ''}`,
  precisions: {
    exact: 'lugar exacto',
    approximate: 'lugar aproximado',
    neighborhood: 'en algún lugar del barrio',
  } satisfies Record<LocationPrecision, string>,
  cluster: (count: string, from: string | undefined) =>
    from === undefined ? `${count} propiedades` : `${count} propiedades, desde ${from}`,
  selected: 'Propiedad elegida en el mapa',
  selectedGone: 'Ya no está disponible.',
  closeCard: 'Cerrar la propiedad elegida',

  follow: 'Buscar al mover el mapa',
  searchHere: 'Buscar en esta zona',
  failed: 'No pudimos traer las propiedades del mapa.',

  draw: 'Dibujar zona',
  drawAnother: 'Otra zona',
  edit: 'Editar la zona',
  editOne: (n: number) => `Editar zona ${n}`,
  drawBoard:
    'Dibujo de una zona. Con las flechas movés el mapa, con Enter ponés una esquina en el centro, con Retroceso la quitás, con Escape cancelás.',
  drawHint: 'Rodeá con el dedo o el mouse la zona que querés, o tocá sus esquinas.',
  corners: (n: number) =>
    plural(n, {
      one: '1 esquina. Hacen falta al menos 3.',
      other: `${n} esquinas${n < 3 ? '. Hacen falta al menos 3.' : '.'}`,
    }),
  tooSmall: 'Esa zona es muy chica. Probá de nuevo, más grande.',
  drawDone: 'Listo',
  drawUndo: 'Quitar la última',
  cancel: 'Cancelar',
  editing: 'Esquinas de la zona',
  editHint: 'Mové las esquinas. Con Suprimir se quita una.',
  corner: (n: number, of: number) => `Esquina ${n} de ${of}`,
  removeArea: 'Quitar la zona',

  toList: 'Ver la lista',
  toMap: 'Ver el mapa',
}
