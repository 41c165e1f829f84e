import { writeFile } from 'node:fs/promises'
import { thumbHashOf } from './render.ts'
import { sceneId } from './scene.ts'
import { scenePool } from './scenes/pool.ts'

/** Writes placeholders.ts; run it with tsx. */
const rows: string[] = []
for (const scene of scenePool()) {
  const id = sceneId(scene)
  rows.push(`  '${id}': '${await thumbHashOf(id)}',`)
}
const text = `/** ThumbHash (base64) of every scene, worked out by placeholders.build.ts so that a first start need not draw them all. */
export const placeholders: Readonly<Record<string, string>> = {
${rows.join('\n')}
}
`
await writeFile(new URL('./placeholders.ts', import.meta.url), text)
