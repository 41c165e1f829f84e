import { mix } from '#demo/pictures/color.ts'
import type { Stage } from '#demo/pictures/stage.ts'
import { num, sceneWidth } from '#demo/pictures/svg.ts'

function cumulus(stage: Stage, x: number, y: number, width: number): void {
  const { rng, sheet, light } = stage
  const height = width * rng.range(0.2, 0.3)
  const peak = rng.range(0.38, 0.62)
  const dome = (from: number, to: number, rise: number, lumps: number) => {
    let d = `M${num(x + width * from)} ${num(y)}`
    for (let i = 1; i <= lumps; i++) {
      const t = Math.min(1, (i + (i < lumps ? rng.range(-0.22, 0.22) : 0)) / lumps)
      const bulge = Math.sin(Math.PI * (t < peak ? (t / peak) * 0.5 : 0.5 + ((t - peak) / (1 - peak)) * 0.5))
      const px = x + width * (from + (to - from) * t)
      const py = y - height * rise * (i === lumps ? 0 : bulge)
      const r = (width * (to - from)) / lumps / rng.range(1.25, 1.7)
      d += `A${num(r)} ${num(r)} 0 0 1 ${num(px)} ${num(py)}`
    }
    return `${d}Z`
  }
  const body = sheet.gradient([
    [0, light.cloud, 0.96],
    [0.55, mix(light.cloud, light.cloudShade, 0.3), 0.8],
    [1, light.cloudShade, 0],
  ])
  sheet.path(dome(0, 1, 1, rng.int(6, 8)), body)
  sheet.path(
    dome(0.16, 0.8, 0.5, 5),
    sheet.gradient([
      [0, light.cloud, 0.9],
      [1, light.cloudShade, 0.1],
    ]),
    { opacity: 0.7 },
  )
}

function streak(stage: Stage, x: number, y: number, width: number, height: number): void {
  const { sheet, light } = stage
  const paint = sheet.gradient(
    [
      [0, light.cloud, 0],
      [0.3, light.cloud, 0.75],
      [0.7, light.cloudShade, 0.65],
      [1, light.cloudShade, 0],
    ],
    true,
  )
  const d = `M${num(x)} ${num(y)}Q${num(x + width * 0.3)} ${num(y - height)} ${num(x + width * 0.55)} ${num(y - height * 0.4)}T${num(x + width)} ${num(y)}Q${num(x + width * 0.5)} ${num(y + height * 0.5)} ${num(x)} ${num(y)}Z`
  sheet.path(d, paint)
}

export function sky(stage: Stage, horizon: number): void {
  const { sheet, light, rng } = stage
  sheet.rect(0, 0, sceneWidth, horizon + 4, sheet.gradient(light.sky))
  const sunX = light.evening ? rng.range(1080, 1420) : rng.range(120, 420)
  const sunY = light.evening ? horizon * rng.range(0.68, 0.84) : horizon * rng.range(0.14, 0.3)
  const glow = sheet.radial([
    [0, light.sunColor, light.evening ? 0.95 : 0.8],
    [0.25, light.sunColor, 0.35],
    [1, light.sunColor, 0],
  ])
  const reach = light.evening ? 620 : 480
  sheet.ellipse(sunX, sunY, reach, reach * 0.8, glow)
  if (light.evening) sheet.ellipse(sunX, sunY, 44, 44, '#fff0c4')
  if (light.evening) {
    for (let i = 0; i < rng.int(4, 6); i++) {
      streak(
        stage,
        rng.range(-200, 1200),
        horizon * rng.range(0.2, 0.86),
        rng.range(420, 900),
        rng.range(14, 40),
      )
    }
    return
  }
  const count = rng.int(2, 4)
  for (let i = 0; i < count; i++) {
    const nearness = 1 - i / (count + 1)
    const x = ((i * 0.41 + rng.range(0, 0.3)) % 1) * 1500 - 120
    cumulus(
      stage,
      x,
      horizon * (0.2 + 0.6 * (1 - nearness)) + rng.range(20, 70),
      (220 + 330 * nearness) * rng.range(0.8, 1.2),
    )
  }
}
