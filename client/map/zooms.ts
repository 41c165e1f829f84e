/* Of tiles of 512 pixels. */
export const minZoom = 5
export const maxZoom = 18
/** From here on names of neighborhoods have room to be buttons. */
export const barriosOnMap = 12.5
