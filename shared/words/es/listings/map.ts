import type { LocationPrecision } from '#shared/listings/listingTypes.ts'
import { plural } from '#shared/words/es/plural.ts'

/** Figures are formatted. */
export const map = {
  label: 'Mapa de resultados. La lista tiene las mismas propiedades.',
  opening: 'Abriendo el mapa…',
  cannotOpen: 'No pudimos abrir el mapa. La lista tiene las mismas propiedades.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  gestures: {
    wheel: 'Usá Ctrl y la rueda del mouse para acercar el mapa',
    wheelOnMac: 'Usá ⌘ y la rueda del mouse para acercar el mapa',
    touch: 'Usá dos dedos para mover el mapa',
  },
  noStreets: 'Sin calles por ahora',

  bubbles: 'Propiedades en el mapa',
  barrios: 'Barrios',
  barrio: (name: string, city: string) => `Buscar en ${name}, ${city}`,
  noPrice: 'Consultar',
  near: (place: string) => `cerca de ${place}`,
  bubble: (price: string, place: string | undefined, precision: string, isVisited: boolean) =>
    [price, place, precision, isVisited && 'ya vista'].filter(Boolean).join(', '),
  precisions: {
    exact: 'lugar exacto',
    approximate: 'lugar aproximado',
    neighborhood: 'en algún lugar del barrio',
  } satisfies Record<LocationPrecision, string>,
  cluster: (count: string, place: string | undefined, from: string | undefined) =>
    [`${count} propiedades`, place, from && `desde ${from}`].filter(Boolean).join(', '),
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
  editHint: 'Mové las esquinas. Elegí una si querés quitarla.',
  corner: (n: number, of: number) => `Esquina ${n} de ${of}`,
  removeCorner: 'Quitar esquina',
  removeArea: 'Quitar la zona',

  toList: 'Ver la lista',
  toMap: 'Ver el mapa',
}
