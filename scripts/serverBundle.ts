import path from 'node:path'
import type { BuildOptions } from 'esbuild'

const root = path.join(import.meta.dirname, '..')

const entries = {
  main: path.join(root, 'server/main.ts'),
  demo: path.join(root, 'demo/main.ts'),
  admin: path.join(root, 'server/adminCommand.ts'),
  buildWorker: path.join(root, 'server/listings/search/indexRuntime/buildWorker.ts'),
  sheetWorker: path.join(root, 'server/sheets/document/sheetWorker.ts'),
  importWorker: path.join(root, 'server/importWorker.ts'),
  renderWorker: path.join(root, 'server/page/rendering/renderWorker.ts'),
}

/** Dynamic imports become chunks. */
export const serverBundle: BuildOptions & { entryPoints: typeof entries; metafile?: boolean } = {
  entryPoints: entries,
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
}
