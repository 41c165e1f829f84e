import { plural } from '#shared/words/en/plural.ts'
import type { map as model } from '#shared/words/es/listings/map.ts'

export const map: typeof model = {
  label: 'Map of results. The list has the same properties.',
  opening: 'Opening the map…',
  cannotOpen: 'We could not open the map. The list has the same properties.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  gestures: {
    wheel: 'Use Ctrl and the mouse wheel to zoom the map',
    wheelOnMac: 'Use ⌘ and the mouse wheel to zoom the map',
    touch: 'Use two fingers to move the map',
  },
  noStreets: 'No streets for now',

  bubbles: 'Properties on the map',
  barrios: 'Neighborhoods',
  barrio: (name, city) => `Search in ${name}, ${city}`,
  noPrice: 'Ask',
  near: (place) => `near ${place}`,
  bubble: (price, place, precision, isVisited) =>
    [price, place, precision, isVisited && 'already seen'].filter(Boolean).join(', '),
  precisions: {
    exact: 'exact place',
    approximate: 'approximate place',
    neighborhood: 'somewhere in the neighborhood',
  },
  cluster: (count, place, from) =>
    [`${count} properties`, place, from && `from ${from}`].filter(Boolean).join(', '),
  selected: 'Property chosen on the map',
  selectedGone: 'No longer available.',
  closeCard: 'Close the chosen property',

  follow: 'Search as I move the map',
  searchHere: 'Search this area',
  failed: 'We could not load the properties of the map.',

  draw: 'Draw an area',
  drawAnother: 'Another area',
  edit: 'Edit the area',
  editOne: (n) => `Edit area ${n}`,
  drawBoard:
    'Drawing of an area. Arrows move the map, Enter sets a corner at its center, Backspace takes it back, Escape cancels.',
  drawHint: 'Circle the area you want with your finger or mouse, or tap its corners.',
  corners: (n) =>
    plural(n, {
      one: '1 corner. It takes at least 3.',
      other: `${n} corners${n < 3 ? '. It takes at least 3.' : '.'}`,
    }),
  tooSmall: 'That area is too small. Try again, larger.',
  drawDone: 'Done',
  drawUndo: 'Take back the last',
  cancel: 'Cancel',
  editing: 'Corners of the area',
  editHint: 'Move the corners. Choose one to take it off.',
  corner: (n, of) => `Corner ${n} of ${of}`,
  removeCorner: 'Remove corner',
  removeArea: 'Remove the area',

  toList: 'See the list',
  toMap: 'See the map',
}
