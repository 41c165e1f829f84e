import { darken, lighten, mix } from '#demo/pictures/color.ts'
import { every, type Panel, panel, ruled } from '#demo/pictures/solid.ts'
import type { Stage, View } from '#demo/pictures/stage.ts'
import { num, sceneHeight, sceneWidth } from '#demo/pictures/svg.ts'
import { skyline, treeBelt } from './landscape.ts'
import { type Light, tone, type Vector } from './light.ts'
import { sky } from './sky.ts'

export interface RoomSize {
  w: number
  h: number
  d: number
}

export const roomView = (x = 0, yaw = 0): View => ({ eye: [x, 1.5, -3.4], horizon: 525, focal: 1390, yaw })

const behind = -2.9

export interface Room {
  stage: Stage
  size: RoomSize
  left: Panel
  right: Panel
  back: Panel
  floor: Panel
  ceiling: Panel
}

export function indoors(stage: Stage): Stage {
  const { light } = stage
  const soft: Light = {
    ...light,
    sun: light.evening ? [-0.2, 0.84, -0.5] : [-0.66, 0.62, -0.42],
    depth: light.evening ? 0.46 : 0.3,
    shade: light.evening ? '#3b2748' : '#62678c',
    warm: light.evening ? '#ffb066' : light.warm,
    warmth: light.evening ? 0.3 : light.warmth,
    shadowOpacity: light.evening ? 0.34 : 0.2,
  }
  return stage.withLight(soft)
}

export type FloorKind = 'boards' | 'tiles' | 'concrete'

export function buildRoom(
  outside: Stage,
  size: RoomSize,
  wall: string,
  floorColor: string,
  kind: FloorKind,
  feature?: string,
): Room {
  const stage = indoors(outside)
  const { w, h, d } = size
  const deep = d - behind
  const room: Room = {
    stage,
    size,
    left: panel(stage, [-w / 2, 0, behind], [0, 0, 1], [0, 1, 0], deep, h),
    right: panel(stage, [w / 2, 0, d], [0, 0, -1], [0, 1, 0], deep, h),
    back: panel(stage, [-w / 2, 0, d], [1, 0, 0], [0, 1, 0], w, h),
    floor: panel(stage, [-w / 2, 0, behind], [1, 0, 0], [0, 0, 1], w, deep),
    ceiling: panel(stage, [-w / 2, h, d], [1, 0, 0], [0, 0, -1], w, deep),
  }
  const { sheet, light } = stage
  const paint = (p: Panel, color: string, from: number, to: number, across = true) =>
    sheet.polygon(
      p.rect(0, 0, p.width, p.height),
      sheet.gradient(
        [
          [0, tone(light, color, from)],
          [1, tone(light, color, to)],
        ],
        across,
      ),
    )
  paint(room.ceiling, lighten(wall, 0.55), light.evening ? 0.62 : 0.8, 0.4)
  paint(room.left, wall, 0.2, 0.5)
  paint(room.right, wall, 0.7, 1)
  paint(room.back, feature ?? wall, 0.95, 0.55)
  paint(room.floor, floorColor, 0.62, 0.9, false)
  layFloor(room, floorColor, kind)
  for (const p of [room.left, room.right, room.back]) {
    const paintSkirt = tone(light, lighten(wall, 0.5), p === room.left ? 0.4 : 0.8)
    p.patch(0, 0, p.width, 0.1, paintSkirt)
    p.patch(0, h - 0.07, p.width, 0.07, paintSkirt, { opacity: 0.8 })
  }
  const foot = sheet.gradient([
    [0, light.shadow, 0.28],
    [1, light.shadow, 0],
  ])
  sheet.polygon(room.floor.rect(0, deep - 0.9, w, 0.9), foot)
  return room
}

function layFloor({ floor, stage }: Room, color: string, kind: FloorKind): void {
  const { sheet, rng, light } = stage
  const line = tone(light, darken(color, 0.42), 0.6)
  if (kind === 'concrete') {
    ruled(floor, every(0, floor.width, 1.5), true, line, 1.4, 0.3)
    ruled(floor, every(0, floor.height, 1.5), false, line, 1.4, 0.3)
    return
  }
  const step = kind === 'boards' ? 0.2 : 0.6
  const rows = kind === 'boards' ? floor.width : floor.height
  for (const [shade, opacity] of [
    [darken(color, 0.25), 0.22],
    [lighten(color, 0.35), 0.22],
  ] as const) {
    let d = ''
    for (let i = 0; i < 44; i++) {
      const at = Math.floor(rng.range(0, floor.width / step)) * step
      const along =
        kind === 'boards' ? rng.range(0.3, rows) : Math.floor(rng.range(0, floor.height / step)) * step
      const points = floor.rect(at, along, step, kind === 'boards' ? rng.range(1.1, 1.9) : step)
      d += `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`
    }
    sheet.path(d, tone(light, shade, 0.8), { opacity })
  }
  ruled(floor, every(0, floor.width, step), true, line, 1.2, 0.35)
  if (kind === 'tiles') ruled(floor, every(0, floor.height, step), false, line, 1.2, 0.35)
}

export type Outlook = 'city' | 'garden'

export function opening(
  room: Room,
  outside: Stage,
  wall: 'left' | 'back',
  u: number,
  v: number,
  w: number,
  h: number,
  columns: number,
  outlook: Outlook,
): void {
  const p = wall === 'left' ? room.left : room.back
  const { sheet, light } = room.stage
  const shape = p.rect(u, v, w, h)
  const xs = shape.map(([x]) => x)
  const low = Math.max(...shape.map(([, y]) => y))
  const horizon = outlook === 'city' ? outside.view.horizon + 46 : outside.view.horizon + 6
  p.patch(u - 0.08, v - 0.08, w + 0.16, h + 0.16, tone(light, '#f8f5ee', 0.7))
  sheet.clipped(shape, () => {
    sky(outside, horizon)
    if (outlook === 'city') skyline(outside, horizon + 6, 210, Math.min(...xs) - 60, Math.max(...xs) + 60)
    treeBelt(outside, horizon + 34, outlook === 'city' ? 62 : 150, outlook === 'city' ? 0.34 : 0.2)
    const green = tone(outside.light, outlook === 'city' ? '#5c8a58' : '#8aa955', 0.7)
    sheet.rect(
      Math.min(...xs),
      horizon + 32,
      Math.max(...xs) - Math.min(...xs),
      Math.max(0, low - horizon),
      sheet.gradient([
        [0, mix(green, light.haze, 0.2)],
        [1, green],
      ]),
    )
    sheet.polygon(
      [p.at(u + w * 0.1, v + h), p.at(u + w * 0.34, v + h), p.at(u + w * 0.16, v), p.at(u - w * 0.06, v)],
      '#ffffff',
      { opacity: 0.12 },
    )
  })
  const bar = tone(light, '#f4f0e8', wall === 'left' ? 0.45 : 0.7)
  const thin = 0.05
  for (const at of [0, ...every(0, w, w / columns), w]) p.patch(u + at - thin / 2, v, thin, h, bar)
  for (const at of [0, h]) p.patch(u, v + at - thin / 2, w, thin, bar)
  if (v > 0.2) p.patch(u - 0.14, v - 0.12, w + 0.28, 0.08, tone(light, '#fbf8f2', 0.9))
  if (!light.evening) sunOnFloor(room, wall, u, v, w, h, columns)
}

function sunOnFloor(
  room: Room,
  wall: 'left' | 'back',
  u: number,
  v: number,
  w: number,
  h: number,
  columns: number,
): void {
  const { stage, size } = room
  const { sheet, light } = stage
  const pane = w / columns
  for (let i = 0; i < columns; i++) {
    const [from, to] = [u + i * pane + 0.04, u + (i + 1) * pane - 0.04]
    const spot = (along: number, y: number): Vector =>
      wall === 'left'
        ? [-size.w / 2 + y * 1.15 + 0.15, 0, behind + along - y * 0.35]
        : [-size.w / 2 + along + y * 0.5, 0, size.d - y * 1.05 - 0.1]
    const shape = stage.outline([spot(from, v), spot(to, v), spot(to, v + h), spot(from, v + h)])
    sheet.polygon(shape, light.sunColor, { opacity: light.name === 'noon' ? 0.3 : 0.36 })
  }
}

export function curtains(
  room: Room,
  wall: 'left' | 'back',
  u: number,
  w: number,
  top: number,
  color: string,
  share = 0.2,
): void {
  const p = wall === 'left' ? room.left : room.back
  const { sheet, light } = room.stage
  const width = Math.max(0.4, w * share)
  for (const from of [u - 0.25, u + w + 0.25 - width]) {
    const folds = 6
    sheet.polygon(p.rect(from, 0.04, width, top), tone(light, color, 0.8), { opacity: 0.94 })
    for (let i = 0; i < folds; i++) {
      p.patch(from + (i * width) / folds, 0.04, width / folds / 2, top, light.shadow, { opacity: 0.09 })
    }
  }
  p.patch(u - 0.4, top + 0.04, w + 0.8, 0.05, tone(light, '#6f5a48', 0.6))
}

export function dim({ sheet, light }: Stage): void {
  if (!light.evening) return
  const paint = sheet.radial([
    [0, '#3d1730', 0],
    [0.55, '#3d1730', 0.03],
    [1, '#3d1730', 0.42],
  ])
  sheet.rect(-220, -140, sceneWidth + 440, sceneHeight + 280, paint)
}

/** Faint by day. */
export function glow(stage: Stage, at: Vector, radius: number, strength = 1): void {
  const { sheet, light } = stage
  const { x, y, scale } = stage.project(at)
  const power = (light.evening ? 0.62 : 0.12) * strength
  const r = radius * scale
  sheet.ellipse(
    x,
    y,
    r,
    r,
    sheet.radial([
      [0, '#ffe0a0', power],
      [0.45, '#ffc273', power * 0.4],
      [1, '#ffb35c', 0],
    ]),
  )
}
