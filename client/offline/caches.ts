/** Shared with the service worker. */
export const cacheNames = { files: 'oga-files', pictures: 'oga-pictures' } as const

/** Path of pictures. */
export const picturesPath = '/media/'
