import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { offlineFiles } from './offlineFiles.ts'

const root = path.join(import.meta.dirname, '..')

interface OfflineBuild {
  files: string[]
  revision: string
}

/** Without a build's files it only handles push. */
export async function bundleWorker(offline?: OfflineBuild): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'client/offline/worker/sw.ts')],
    bundle: true,
    write: false,
    minify: offline !== undefined,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      offlineBuild: JSON.stringify(offline) ?? 'undefined',
    },
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

/** Browsers still check the previous path for updates. */
const workerFiles = ['sw.js', 'push-worker.js']

export async function writeWorker(client: string): Promise<void> {
  const template = fs.readFileSync(path.join(client, 'index.html'))
  const revision = createHash('sha256').update(template).digest('hex').slice(0, 16)
  const script = await bundleWorker({ files: offlineFiles(client), revision })
  for (const name of workerFiles) fs.writeFileSync(path.join(client, name), script)
}
