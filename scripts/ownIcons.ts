import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'

const shapes = z.array(z.tuple([z.string(), z.record(z.string(), z.string())]))
export type Shape = z.infer<typeof shapes>[number]

const icon = z.object({ __iconData: z.object({ node: shapes }) })

/**
 * Draws the library's icons by a smaller component and as one path each: a page has hundreds, and styles,
 * layout and hydration take time for each element. In builds only.
 */
export function ownIcons(): Plugin {
  const createIcon = path.join(import.meta.dirname, '../client/ui/createIcon.ts')
  return {
    name: 'own-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(code, id) {
        // Aliases export another file's icon.
        if (!code.includes('__iconData')) return null
        const { node } = icon.parse(await import(pathToFileURL(id).href)).__iconData
        const { d, others } = onePath(node)
        const rest = others.length > 0 ? `, ${JSON.stringify(others)}` : ''
        return {
          code: `import createIcon from ${JSON.stringify(createIcon)}\nexport default createIcon(${JSON.stringify(d)}${rest})`,
          map: null,
        }
      },
    },
  }
}

/** Shapes with a fill of their own, and the rarer ones, stay apart. */
export function onePath(node: readonly Shape[]): { d: string; others: Shape[] } {
  const others: Shape[] = []
  let d = ''
  for (const [tag, { key, ...attributes }] of node) {
    const outline = 'fill' in attributes ? undefined : outlineOf(tag, attributes)
    if (outline === undefined) others.push([tag, attributes])
    // A leading `m` would be relative to the end of the path before it.
    else d += d !== '' && outline.startsWith('m') ? `M0 0${outline}` : outline
  }
  return { d, others }
}

function outlineOf(tag: string, attributes: Record<string, string>): string | undefined {
  const { d, cx = 0, cy = 0, r, x = 0, y = 0, width, height, x1, y1, x2, y2 } = attributes
  if (tag === 'path') return d
  if (tag === 'line') return `M${x1} ${y1}L${x2} ${y2}`
  if (tag === 'circle') return `M${round(Number(cx) - Number(r))} ${cy}${halves(Number(r))}z`
  if (tag !== 'rect') return undefined
  const radius = Number(attributes.rx ?? attributes.ry ?? 0)
  const [across, down] = [round(Number(width) - 2 * radius), round(Number(height) - 2 * radius)]
  const corner = (dx: number, dy: number) => (radius ? `a${radius} ${radius} 0 0 1 ${dx} ${dy}` : '')
  return [
    `M${round(Number(x) + radius)} ${y}h${across}${corner(radius, radius)}`,
    `v${down}${corner(-radius, radius)}h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`,
  ].join('')
}

const halves = (r: number) => `a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0`

const round = (value: number) => Number(value.toFixed(3))
