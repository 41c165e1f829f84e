import fs from 'node:fs'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildClient } from 'vite'
import { ogFontFiles } from '#server/page/og/fonts.ts'
import { compressFolder } from './compress.ts'
import { reportSizes } from './sizes.ts'

/** `npm run build`: the client to `dist/client`, compressed; the server to `dist/server`, with what it reads. */
const root = path.join(import.meta.dirname, '..')
const client = path.join(root, 'dist/client')
const server = path.join(root, 'dist/server')

/** `node dist/server/main.js` serves; `node dist/server/demo.js` makes the demo data anew. */
const entries = { main: path.join(root, 'server/main.ts'), demo: path.join(root, 'server/demo/main.ts') }

async function buildServer(): Promise<void> {
  fs.rmSync(server, { recursive: true, force: true })
  await bundle({
    entryPoints: entries,
    outdir: server,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  })
  fs.cpSync(path.join(root, 'server/migrations'), path.join(server, 'migrations'), { recursive: true })
  fs.mkdirSync(path.join(server, 'fonts'))
  for (const file of ogFontFiles()) fs.copyFileSync(file, path.join(server, 'fonts', path.basename(file)))
}

await buildClient({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' })
await Promise.all([compressFolder(client), buildServer()])
const fits = reportSizes(client)
if (!fits) process.exitCode = 1
