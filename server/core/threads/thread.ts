import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { isBuilt, serverFolder } from '#server/core/folders.ts'

/** `source`: path of the module, an entry of the build under its own name (`scripts/serverBundle.ts`). */
export function startThread(source: string, options: WorkerOptions): Worker {
  if (isBuilt) return new Worker(path.join(serverFolder, `${path.basename(source, '.ts')}.js`), options)
  // Threads do not inherit the TypeScript loader.
  const { href } = pathToFileURL(source)
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${href}') })`
  return new Worker(load, { ...options, eval: true })
}
