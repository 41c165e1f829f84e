/** The caches of this browser that the page and its worker share. */
export const cacheNames = { files: 'oga-files', pictures: 'oga-pictures' } as const

/** Addresses of pictures. */
export const picturesPath = '/media/'
