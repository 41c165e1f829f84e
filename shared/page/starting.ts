/** Marks the root of HTML from the server: what is far below the screen is laid out later. */
export const starting = 'data-starting'

/** Marks the root until the first screen is painted: then what is around it is laid out. */
export const unpainted = 'data-unpainted'

/** Marks the root until the first picture is painted: only then are lazy ones requested. */
export const firstPicture = 'data-first-picture'
