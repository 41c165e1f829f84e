import { darken } from '#demo/pictures/color.ts'
import { skyline, treeBelt } from '#demo/pictures/parts/landscape.ts'
import { boards, bricks, door, lampGlow, railing, window } from '#demo/pictures/parts/openings.ts'
import { gableRoof, gableSoffit, slabOf } from '#demo/pictures/parts/roofs.ts'
import { sky } from '#demo/pictures/parts/sky.ts'
import { bushes, lapacho, palm, tree } from '#demo/pictures/parts/trees.ts'
import { block, blockOf, castShadow, corners, side, underside } from '#demo/pictures/solid.ts'
import { type Stage, type View, variantOf } from '#demo/pictures/stage.ts'
import { wallFace } from './house.ts'
import { street, streetLamp } from './street.ts'

export const townhouseView: View = { eye: [0, 1.8, -19], horizon: 735, focal: 1480 }

interface Unit {
  x: number
  w: number
  wall: string
  accent: string
  gabled: boolean
  balconied: boolean
}

function unit(stage: Stage, { x, w, wall, accent, gabled, balconied }: Unit): void {
  const { palette, light } = stage
  const body = blockOf(x, 0.16, 0, w, 6, 8)
  const slab = slabOf(body, 0.25, 0.3)
  if (gabled) gableSoffit(stage, body, 1.7, 0.35, palette.wood)
  else underside(stage, slab, palette.trim)
  for (const which of ['left', 'right', 'front'] as const)
    wallFace(side(stage, body, which), wall, gabled ? 0 : 0.4)
  const front = side(stage, body, 'front')
  boards(front, 0.35, 0, 2.5, 2.3, palette.wood, 0.3)
  front.patch(0.35, 2.15, 2.5, 0.15, light.shadow, { opacity: 0.4 })
  door(front, w - 1.6, 1.1, 2.35, accent, false)
  lampGlow(front, w - 1.05, 2.7, 1.8)
  window(front, 0.5, 3.55, w * 0.36, balconied ? 2 : 1.5, {
    frame: palette.trim,
    columns: 2,
    sill: !balconied,
  })
  window(front, w - 1.9, 3.9, 1.3, 1.3, { frame: palette.trim, columns: 2, rows: 2 })
  if (gabled) gableRoof(stage, body, 1.7, 0.35, palette.roof, wall)
  else {
    bricks(front, w * 0.46, 3, 0.5, 3)
    block(stage, slab, palette.trim)
  }
  if (!balconied) return
  const deck = blockOf(x + 0.2, 3.2, -1.1, w * 0.5, 0.2, 1.1)
  front.patch(0.2, 2.5, w * 0.5, 0.5, light.shadow, { opacity: light.shadowOpacity })
  underside(stage, deck, palette.trim)
  block(stage, deck, palette.trim)
  const guard = { ...deck, y: 3.4, h: 0.95 }
  for (const which of ['left', 'right', 'front'] as const)
    railing(side(stage, guard, which), 0, 0, which === 'front' ? guard.w : guard.d, 0.95, '#4c4643', false)
}

export function drawTownhouse(stage: Stage): void {
  const { rng, palette, view, variant } = stage
  sky(stage, view.horizon)
  if (variant % 2) skyline(stage, view.horizon, 240)
  treeBelt(stage, view.horizon + 6, 100, 0.35)
  street(stage, -6.5, 7)
  const count = variantOf(stage, [3, 2, 4])
  const w = [0, 0, 7.4, 5.9, 5][count] ?? 5.9
  const turn = (stage.light.evening ? -1 : 1) * rng.range(0.1, 0.3)
  const at = stage.place([0, 0, 2], turn)
  const gabled = variant % 4 < 2
  tree(stage, [-9, 0, 14], 9)
  tree(stage, [7, 0, 16], 10)
  castShadow(at, corners(blockOf((-count * w) / 2, 0, 0, count * w, 6.5, 8)))
  const walls = [
    palette.wall,
    variant % 3 === 0 ? palette.wallAlt : palette.wall,
    palette.wall,
    palette.wallAlt,
  ]
  const order = Array.from({ length: count }, (_, i) => (turn > 0 ? i : count - 1 - i))
  for (const i of order) {
    unit(at, {
      x: (i - count / 2) * w,
      w: w - 0.04,
      wall: walls[i % walls.length] ?? palette.wall,
      accent: i % 2 ? palette.accent : darken(palette.wallAlt, 0.1),
      gabled,
      balconied: gabled ? i % 2 === 0 : true,
    })
  }
  bushes(at, [(-count * w) / 2 + 3.2, 0.16, -1.2], [(-count * w) / 2 + 4.4, 0.16, -1.2], 2, 0.7)
  bushes(at, [(count * w) / 2 + 0.4, 0.16, -1], [(count * w) / 2 + 4, 0.16, -1], 5, 1)
  bushes(at, [(-count * w) / 2 - 4, 0.16, -1], [(-count * w) / 2 - 0.4, 0.16, -1], 5, 1)
  if (rng.chance(0.6)) lapacho(stage, [rng.pick([-9.3, 9]), 0.16, -4], rng.range(6, 7))
  else palm(stage, [rng.pick([-9, 9]), 0.16, -4], 7)
  streetLamp(stage, rng.range(-4, -1), -6)
  if (rng.chance(0.5)) tree(stage, [rng.pick([-5.4, 5.6]), 0.16, -5.4], 4.4)
}
