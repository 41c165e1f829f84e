import type { position as es } from '#shared/words/es/listings/position.ts'

export const position: typeof es = {
  text: 'It helps those who search nearby to find you. You decide what is shown.',
  locate: 'Use my location',
  locating: 'Locating…',
  place: 'Mark it on the map',
  remove: 'Remove the point',
  denied: 'The browser may not see your location. You can mark it on the map.',
  failed: 'We could not see where you are. You can mark it on the map.',
  plan: (place) => `Map of ${place} and its surroundings`,
  help: 'Tap the map, or move the point with the arrow keys.',
  pin: (meters, direction, place) =>
    `The point is ${meters} ${direction} of the center of ${place}. Arrow keys move it.`,
  pinAtCenter: (place) => `The point is at the center of ${place}. Arrow keys move it.`,
  directions: {
    n: 'north',
    ne: 'northeast',
    e: 'east',
    se: 'southeast',
    s: 'south',
    sw: 'southwest',
    w: 'west',
    nw: 'northwest',
  },
  meters: (figure) => `${figure} m`,
  kilometers: (figure) => `${figure} km`,
  scale: '500 m',
}
