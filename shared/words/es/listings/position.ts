/** Where a pin is put. */
export const position = {
  text: 'Ayuda a que te encuentren quienes buscan cerca. Vos decidís qué se muestra.',
  locate: 'Usar mi ubicación',
  locating: 'Buscando…',
  place: 'Marcar en el mapa',
  remove: 'Quitar el punto',
  denied: 'El navegador no tiene permiso para ver tu ubicación. Podés marcarla en el mapa.',
  failed: 'No pudimos ver dónde estás. Podés marcarlo en el mapa.',
  plan: (place: string) => `Mapa de ${place} y sus alrededores`,
  help: 'Tocá el mapa o mové el punto con las flechas del teclado.',
  pin: (meters: string, direction: string, place: string) =>
    `El punto está a ${meters} ${direction} del centro de ${place}. Flechas para moverlo.`,
  pinAtCenter: (place: string) => `El punto está en el centro de ${place}. Flechas para moverlo.`,
  directions: {
    n: 'al norte',
    ne: 'al noreste',
    e: 'al este',
    se: 'al sureste',
    s: 'al sur',
    sw: 'al suroeste',
    w: 'al oeste',
    nw: 'al noroeste',
  },
  meters: (figure: string) => `${figure} m`,
  kilometers: (figure: string) => `${figure} km`,
  scale: '500 m',
}
