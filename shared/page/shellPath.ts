/** The page without content that the service worker shows in place of those that the network does not bring. */
export const shellPath = '/shell'
