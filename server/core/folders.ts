import path from 'node:path'

const here = import.meta.dirname

/** Whether this is the built server (`dist/server`) and not the sources. */
export const isBuilt = path.basename(here) !== 'core'

/** Where the server's own files lie: migrations, fonts. */
export const serverFolder = isBuilt ? here : path.join(here, '..')

/** Where `npm run build` puts the client. */
export const clientBuild = isBuilt ? path.join(here, '../client') : path.join(here, '../../dist/client')
