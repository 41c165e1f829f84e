import { mix } from '#demo/pictures/color.ts'
import { grass, leaves, redEarth, river } from '#demo/pictures/palette.ts'
import { type Stage, sunlit } from '#demo/pictures/stage.ts'
import { num, sceneHeight, sceneWidth } from '#demo/pictures/svg.ts'
import { far, tone, type Vector } from './light.ts'

export function ridge(stage: Stage, foot: number, height: number, color: string, distance: number): void {
  const { rng, sheet, light } = stage
  let d = `M-20 ${num(foot + 2)}`
  const steps = 8
  for (let i = 0; i <= steps; i++) {
    const x = (i / steps) * (sceneWidth + 40) - 20
    const y = foot - height * rng.range(0.35, 1)
    d += i === 0 ? `L${num(x)} ${num(y)}` : `S${num(x - 90)} ${num(y)} ${num(x)} ${num(y)}`
  }
  sheet.path(`${d}L${sceneWidth + 20} ${num(foot + 2)}Z`, far(light, color, distance))
}

export function treeBelt(stage: Stage, foot: number, height: number, distance: number): void {
  const { rng, sheet, light } = stage
  for (const layer of [0, 1]) {
    let d = `M-20 ${num(foot + 4)}`
    let x = -20
    while (x < sceneWidth + 20) {
      const width = height * rng.range(0.7, 1.7)
      const top = height * rng.range(0.5, 1) * (layer ? 0.65 : 1)
      d += `L${num(x)} ${num(foot - top * 0.45)}C${num(x + width * 0.1)} ${num(foot - top * 1.15)} ${num(x + width * 0.9)} ${num(foot - top * 1.15)} ${num(x + width)} ${num(foot - top * 0.45)}`
      x += width
    }
    const color = far(light, rng.pick(leaves), Math.max(0, distance - layer * 0.14))
    sheet.path(`${d}L${sceneWidth + 20} ${num(foot + 4)}Z`, color)
  }
}

export function skyline(stage: Stage, foot: number, height: number, from = 0, to = sceneWidth): void {
  const { rng, sheet, light } = stage
  for (const layer of [0, 1, 2]) {
    const color = far(light, '#8d8a93', 0.78 - layer * 0.17)
    const sunny = mix(color, light.sunColor, light.evening ? 0.32 : 0.28)
    let dark = ''
    let bright = ''
    let lit = ''
    let x = from - 20
    while (x < to) {
      const width = rng.range(0.12, 0.3) * height
      const middle = 1 - Math.abs((x - (from + to) / 2) / ((to - from) / 2)) * 0.5
      const tall = height * rng.range(0.22, 0.62 + layer * 0.1) * middle * (rng.chance(0.18) ? 1.45 : 1)
      const top = foot - tall
      dark += `M${num(x)} ${num(foot + 2)}V${num(top)}h${num(width)}V${num(foot + 2)}Z`
      if (rng.chance(0.3))
        dark += `M${num(x + width * 0.3)} ${num(top + 1)}v${num(-height * 0.05)}h${num(width * 0.35)}v${num(height * 0.05)}Z`
      const edge = light.evening ? x + width * 0.66 : x
      bright += `M${num(edge)} ${num(foot + 2)}V${num(top)}h${num(width * 0.34)}V${num(foot + 2)}Z`
      if (light.evening && layer > 0) {
        const cell = width / 6
        for (let row = top + cell * 1.5; row < foot - cell * 2; row += cell * 1.9) {
          for (let column = 0; column < 3; column++) {
            if (rng.chance(0.42))
              lit += `M${num(x + cell * (0.8 + column * 1.5))} ${num(row)}h${num(cell * 0.8)}v${num(cell)}h${num(-cell * 0.8)}Z`
          }
        }
      }
      x += width * rng.range(0.9, layer === 2 ? 2.6 : 1.7)
    }
    sheet.path(dark, color)
    sheet.path(bright, sunny, { opacity: 0.7 })
    sheet.path(lit, '#ffd98a', { opacity: 0.85 })
  }
}

export function riverBand(stage: Stage, top: number, bottom: number): void {
  const { rng, sheet, light } = stage
  const sky = light.sky.at(-1)?.[1] ?? river
  const deep = tone(light, river, 0.7)
  sheet.rect(
    0,
    top,
    sceneWidth,
    bottom - top,
    sheet.gradient([
      [0, mix(deep, sky, 0.65)],
      [1, deep],
    ]),
  )
  let d = ''
  for (let i = 0; i < 46; i++) {
    const t = rng.range(0, 1)
    const length = 20 + 90 * t * rng.range(0.5, 1)
    d += `M${num(rng.range(-40, sceneWidth))} ${num(top + (bottom - top) * t)}h${num(length)}`
  }
  sheet.path(d, 'none', { stroke: light.sunColor, strokeWidth: 2, opacity: 0.4 })
}

export function ground(stage: Stage, horizon: number, color: string): void {
  const { sheet, light } = stage
  const lit = sunlit(light, [0, 1, 0])
  const near = tone(light, color, lit * 0.86)
  const paint = sheet.gradient([
    [0, mix(tone(light, color, lit), light.haze, 0.4)],
    [0.18, tone(light, color, lit)],
    [1, near],
  ])
  sheet.rect(0, horizon, sceneWidth, sceneHeight - horizon, paint)
}

export const lawn = (stage: Stage, horizon: number) => ground(stage, horizon, grass)
export const earth = (stage: Stage, horizon: number) => ground(stage, horizon, redEarth)

export function floorPatch(stage: Stage, points: readonly Vector[], color: string, opacity = 1): void {
  const lit = sunlit(stage.light, [0, 1, 0])
  stage.sheet.polygon(stage.outline(points), tone(stage.light, color, lit), { opacity })
}

export function tufts(
  stage: Stage,
  area: { x: number; z: number; w: number; d: number },
  count: number,
  color: string,
): void {
  const { rng, sheet, light } = stage
  let dark = ''
  let pale = ''
  for (let i = 0; i < count; i++) {
    const { x, y, scale } = stage.project([
      area.x + rng.range(0, area.w),
      0,
      area.z + area.d * rng.range(0, 1) ** 1.6,
    ])
    const size = scale * rng.range(0.07, 0.15)
    const blades = [-0.6, -0.2, 0.25, 0.6]
      .map(
        (lean) =>
          `M${num(x + lean * size * 0.5)} ${num(y)}q${num(lean * size * 0.2)} ${num(-size * 0.7)} ${num(lean * size)} ${num(-size * rng.range(0.9, 1.3))}`,
      )
      .join('')
    if (rng.chance(0.5)) dark += blades
    else pale += blades
  }
  sheet.path(dark, 'none', {
    stroke: tone(light, mix(color, '#24401f', 0.35), 0.6),
    strokeWidth: 2,
    opacity: 0.7,
  })
  sheet.path(pale, 'none', {
    stroke: tone(light, mix(color, '#fff3b0', 0.25), 1),
    strokeWidth: 2,
    opacity: 0.7,
  })
}
