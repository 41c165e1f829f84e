import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { serverBundle } from './serverBundle.ts'

it('loads no demo code when it starts without the demo', async () => {
  const { metafile } = await build({ ...serverBundle, write: false, metafile: true, outdir: 'dist' })
  const { outputs } = metafile
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === 'server/main.ts')
  const loaded = new Set([entry ?? ''])
  for (const file of loaded)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs) loaded.add(path)
  const sources = [...loaded].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
  expect(sources).toContain('server/app.ts')
  expect(sources.filter((source) => source.startsWith('demo/'))).toEqual([])
})
