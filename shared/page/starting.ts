/** Marks the root of HTML from the server: what is far below the screen is laid out later. */
export const starting = 'data-starting'

/** Marks the root until the first screen is painted: then what is around it is laid out, part by part. */
export const unpainted = 'data-unpainted'

/** Marks the root until the first picture is painted: only then is the headings' font requested. */
export const firstPicture = 'data-first-picture'

/** Marks the root until that is done: only then are lazy pictures requested. */
export const withoutLazy = 'data-without-lazy'

/** Marks parts far below the first screen. */
export const offscreen = 'data-offscreen'
