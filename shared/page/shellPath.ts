/** The page without content that the service worker shows offline. */
export const shellPath = '/shell'
