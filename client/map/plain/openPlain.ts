import { listeners } from '#client/map/listeners.ts'
import type { Area, MapHandle, OpenOptions } from '#client/map/mapHandle.ts'
import {
  boundsAt,
  type Camera,
  cameraOf,
  type Position,
  project,
  type Start,
  unproject,
} from '#client/map/mercator.ts'
import { maxZoom, minZoom } from '#client/map/zooms.ts'
import { drawPlain } from './drawPlain.ts'
import type { BaseShape } from './geometry.ts'
import { followPointers } from './pointers.ts'

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
}

/** Without WebGL: outlines and names, redrawn with each movement. */
export function openPlain(
  container: HTMLElement,
  shapes: readonly BaseShape[],
  options: OpenOptions,
): MapHandle {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'absolute inset-0 size-full touch-none bg-surface-sunken cursor-grab')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', options.label)
  svg.setAttribute('tabindex', '0')
  container.append(svg)
  options.onAttribution('Natural Earth')

  let areas: readonly Area[] = []
  const size = () => ({ width: container.clientWidth || 1, height: container.clientHeight || 1 })
  let camera = cameraOf(options.start, size(), options.padding)
  const moved = listeners<[]>()
  const settled = listeners<[byUser: boolean]>()
  const clicked = listeners<[point: { latitude: number; longitude: number }]>()

  function draw(): void {
    drawPlain(svg, { shapes, areas, hidesBarrios: options.hidesBarrios ?? false }, camera, size())
    moved.call()
  }
  function moveTo(next: Camera): void {
    camera = { ...next, zoom: Math.min(maxZoom, Math.max(minZoom, next.zoom)) }
    draw()
  }
  const at = (position: Position) => unproject(position, camera, size())
  function shift(x: number, y: number): void {
    const { width, height } = size()
    moveTo({ ...camera, center: at({ x: width / 2 + x, y: height / 2 + y }) })
  }
  const end = () => settled.call(true)

  function zoomBy(delta: number, around = camera.center): void {
    moveTo({ center: around, zoom: camera.zoom + delta })
    end()
  }
  function onKey(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step) shift(...step)
    else if (event.key === '+') zoomBy(1)
    else if (event.key === '-') zoomBy(-1)
    else return
    event.preventDefault()
    if (step) end()
  }
  svg.addEventListener('keydown', onKey)
  const unfollow = followPointers(container, { shift, end, click: (position) => clicked.call(at(position)) })
  const resized = new ResizeObserver(draw)
  resized.observe(container)
  draw()

  return {
    surface: container,
    project: (point) => project(point, camera, size()),
    unproject: at,
    view: () => ({ ...camera, bounds: boundsAt(camera, size()) }),
    onMove: moved.add,
    onSettled: settled.add,
    onClick: clicked.add,
    show(start: Start, { padding } = {}) {
      moveTo(cameraOf(start, size(), padding))
      settled.call(false)
    },
    zoomBy,
    panBy(x, y) {
      shift(x, y)
      end()
    },
    showAreas(next) {
      areas = next
      draw()
    },
    remove() {
      resized.disconnect()
      unfollow()
      svg.remove()
    },
  }
}
