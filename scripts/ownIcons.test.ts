import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { onePath, type Shape } from './ownIcons.ts'

const icons = path.join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons')

async function draw(shapes: readonly Shape[]): Promise<Buffer> {
  const elements = shapes.map(
    ([tag, { key, ...attributes }]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 24 24" fill="none" stroke="#000"
    stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${elements.join('')}</svg>`
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
}

it('every tenth icon of the library looks the same as one path', { timeout: 60_000 }, async () => {
  const files = fs.readdirSync(icons).filter((file) => file.endsWith('.mjs'))
  const different: string[] = []
  let parts = 0
  let drawn = 0
  for (const file of files.filter((_, index) => index % 10 === 0)) {
    const { __iconData } = await import(path.join(icons, file))
    if (!__iconData) continue
    const { d, others } = onePath(__iconData.node)
    const [before, after] = await Promise.all([draw(__iconData.node), draw([['path', { d }], ...others])])
    // Edges that cross are blended once instead of twice.
    const differing = before.filter((alpha, index) => Math.abs(alpha - (after[index] ?? 0)) > 96).length
    if (differing > 0) different.push(`${file}: ${differing}`)
    parts += 1 + others.length
    drawn++
  }
  expect(different).toEqual([])
  expect(drawn).toBeGreaterThan(100)
  expect(parts / drawn).toBeLessThan(1.1)
})

it('a path that begins with a relative step does not begin at the end of the one before', () => {
  const node: Shape[] = [
    ['path', { d: 'm9 11 3 3', key: 'a' }],
    ['path', { d: 'm2 4 5 5', key: 'b' }],
    ['circle', { cx: '8', cy: '8', r: '.5', fill: 'currentColor', key: 'c' }],
  ]
  expect(onePath(node)).toEqual({
    d: 'm9 11 3 3M0 0m2 4 5 5',
    others: [['circle', { cx: '8', cy: '8', r: '.5', fill: 'currentColor' }]],
  })
})
