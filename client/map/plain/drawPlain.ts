import type { Area } from '#client/map/mapHandle.ts'
import { type Camera, project, type Size } from '#client/map/mercator.ts'
import { cities, isPlaced, neighborhoods } from '#shared/places/places.ts'
import type { BaseShape } from './geometry.ts'

const namespace = 'http://www.w3.org/2000/svg'

const classes: Record<string, string | undefined> = {
  country: 'fill-surface-raised stroke-line-strong',
  border: 'fill-none stroke-line',
  lake: 'fill-river-lace/45',
  river: 'fill-none stroke-river-lace/60 stroke-[4] [stroke-linejoin:round]',
}
const areaClasses: Record<Area['kind'], string> = {
  drawn: '[fill-rule:evenodd] fill-action/10 stroke-action stroke-2',
  named: 'fill-action/10 stroke-action [stroke-dasharray:5_5]',
}
const barrioZoom = 12
/** Pixels between names. */
const room = { x: 110, y: 26 } as const

export interface Drawing {
  shapes: readonly BaseShape[]
  areas: readonly Area[]
  hidesBarrios: boolean
}

/** Draws what a camera sees, anew. */
export function drawPlain(
  svg: SVGSVGElement,
  { shapes, areas, hidesBarrios }: Drawing,
  camera: Camera,
  size: Size,
): void {
  svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`)
  const at = (longitude: number, latitude: number) => {
    const { x, y } = project({ latitude, longitude }, camera, size)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const path = (lines: BaseShape['lines'], isClosed: boolean) =>
    lines.map((line) => `M${line.map(([x = 0, y = 0]) => at(x, y)).join('L')}${isClosed ? 'Z' : ''}`).join('')
  svg.replaceChildren(
    ...shapes.map(({ kind, lines }) =>
      element('path', {
        d: path(lines, kind === 'country' || kind === 'lake'),
        class: classes[kind] ?? 'fill-none',
      }),
    ),
    ...areas.map(({ corners, kind }) =>
      element('path', {
        d: path([corners.map(({ latitude, longitude }) => [longitude, latitude])], true),
        class: areaClasses[kind],
      }),
    ),
    ...namesIn(camera, size, hidesBarrios),
  )
}

function namesIn(camera: Camera, size: Size, hidesBarrios: boolean): SVGElement[] {
  const taken: { x: number; y: number }[] = []
  const places = [
    ...cities.filter(isPlaced),
    ...(camera.zoom >= barrioZoom && !hidesBarrios ? neighborhoods.filter(isPlaced) : []),
  ]
  return places.flatMap((place) => {
    const { x, y } = project(place, camera, size)
    const isIn = x > 0 && y > 0 && x < size.width && y < size.height
    const isFree = taken.every((one) => Math.abs(one.x - x) > room.x || Math.abs(one.y - y) > room.y)
    if (!isIn || !isFree) return []
    taken.push({ x, y })
    const name = element('text', {
      x: x.toFixed(1),
      y: y.toFixed(1),
      'text-anchor': 'middle',
      class: 'fill-ink-muted stroke-surface-raised stroke-[4] text-xs [paint-order:stroke]',
    })
    name.textContent = place.name
    return [name]
  })
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
