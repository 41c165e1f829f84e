import fs from 'node:fs'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildClient } from 'vite'
import { ogFontFiles } from '#server/page/openGraph/fonts.ts'
import { sheetFonts } from '#server/sheets/document/fonts.ts'
import { compressFolder } from './compress.ts'
import { serverBundle } from './serverBundle.ts'
import { reportSizes } from './sizes.ts'
import { writeWorker } from './worker.ts'

/** `npm run build`: to `dist/client`, `dist/renderer` and `dist/server`. */
const root = path.join(import.meta.dirname, '..')
const client = path.join(root, 'dist/client')
const server = path.join(root, 'dist/server')
const renderer = path.join(root, 'dist/renderer')

async function buildServer(): Promise<void> {
  fs.rmSync(server, { recursive: true, force: true })
  await bundle({ ...serverBundle, outdir: server })
  fs.cpSync(path.join(root, 'server/migrations'), path.join(server, 'migrations'), { recursive: true })
  fs.mkdirSync(path.join(server, 'fonts'))
  for (const file of [...ogFontFiles(), ...sheetFonts()])
    fs.copyFileSync(file, path.join(server, 'fonts', path.basename(file)))
}

const configFile = path.join(root, 'vite.config.ts')
await buildClient({ configFile, logLevel: 'warn' })
await writeWorker(client)
await buildClient({
  configFile,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Bundles the client's packages.
  ssr: { noExternal: true },
  build: { ssr: 'renderPage.tsx', outDir: renderer, copyPublicDir: false, manifest: false },
})
await Promise.all([compressFolder(client), buildServer()])
const fits = reportSizes(client)
if (!fits) process.exitCode = 1
