import { darken } from '#demo/pictures/color.ts'
import { ground } from '#demo/pictures/parts/landscape.ts'
import { tone } from '#demo/pictures/parts/light.ts'
import { block, blockOf, contact, side } from '#demo/pictures/solid.ts'
import type { Stage } from '#demo/pictures/stage.ts'
import { disc, num } from '#demo/pictures/svg.ts'

/** `kerb`: in meters. */
export function street(stage: Stage, kerb: number, depth: number): void {
  const { sheet, light, view } = stage
  ground(stage, view.horizon, '#b9b2a6')
  const asphalt = stage.outline([
    [-90, 0, kerb],
    [90, 0, kerb],
    [90, 0, view.eye[2] - 5],
    [-90, 0, view.eye[2] - 5],
  ])
  sheet.polygon(
    asphalt,
    sheet.gradient([
      [0, tone(light, '#7d7b80', 0.8)],
      [1, tone(light, '#5f5e66', 0.7)],
    ]),
  )
  block(stage, blockOf(-90, 0, kerb, 180, 0.16, depth), '#d8cfc0')
  const walk = side(stage, blockOf(-90, 0, kerb, 180, 0.16, depth), 'top')
  let joints = ''
  for (let x = 60; x < 120; x += 1.5) {
    const [x1, y1] = walk.at(x, 0)
    const [x2, y2] = walk.at(x, depth)
    joints += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`
  }
  sheet.path(joints, 'none', { stroke: tone(light, '#a89d8c', 0.6), strokeWidth: 1.4, opacity: 0.5 })
  const lane = (view.eye[2] + kerb) / 2 + 0.8
  for (let x = -40; x < 40; x += 4) {
    sheet.polygon(
      stage.outline([
        [x, 0, lane],
        [x + 2, 0, lane],
        [x + 2, 0, lane + 0.14],
        [x, 0, lane + 0.14],
      ]),
      tone(light, '#f2ead8', 0.9),
      { opacity: 0.7 },
    )
  }
}

/** `x`: its rear; 4.2 m long. */
export function car(stage: Stage, x: number, z: number, color: string): void {
  const { sheet, light } = stage
  const { x: px, y, scale: s } = stage.project([x, 0, z])
  const at = (u: number, v: number) => `${num(px + u * s)} ${num(y - v * s)}`
  contact(stage, [x + 2.1, 0, z], 2.3, 0.1)
  const body = sheet.gradient([
    [0, tone(light, color, 1)],
    [0.55, tone(light, color, 0.6)],
    [1, tone(light, darken(color, 0.3), 0.2)],
  ])
  sheet.path(
    `M${at(0.05, 0.35)}Q${at(0, 0.85)} ${at(0.25, 0.92)}L${at(0.75, 0.98)}Q${at(1.15, 1.5)} ${at(1.7, 1.5)}H${num(px + 2.5 * s)}Q${at(2.95, 1.48)} ${at(3.3, 0.98)}Q${at(4.1, 0.92)} ${at(4.2, 0.6)}L${at(4.18, 0.32)}Z`,
    body,
  )
  const glassPaint = light.evening ? '#4a3f6b' : '#2d5561'
  sheet.path(
    `M${at(0.98, 1)}Q${at(1.3, 1.4)} ${at(1.72, 1.41)}H${num(px + 1.98 * s)}V${num(y - s)}ZM${at(2.08, 1.41)}H${num(px + 2.46 * s)}Q${at(2.8, 1.38)} ${at(3.06, 1)}H${num(px + 2.08 * s)}Z`,
    glassPaint,
  )
  sheet.path(
    [0.85, 3.35].map((u) => disc(px + u * s, y - 0.32 * s, 0.33 * s)).join(''),
    tone(light, '#26242b', 0.4),
  )
  sheet.path(
    [0.85, 3.35].map((u) => disc(px + u * s, y - 0.32 * s, 0.18 * s)).join(''),
    tone(light, '#c9c7c4', 0.8),
  )
  sheet.ellipse(px + 4.12 * s, y - 0.72 * s, 0.07 * s, 0.09 * s, '#fff3cf')
}

export function streetLamp(stage: Stage, x: number, z: number): void {
  const { sheet, light } = stage
  const { x: px, y, scale: s } = stage.project([x, 0.16, z])
  sheet.line(
    [
      [px, y],
      [px, y - 5 * s],
      [px + 0.9 * s, y - 5.3 * s],
    ],
    tone(light, '#454a50', 0.4),
    Math.max(2.4, s * 0.09),
  )
  sheet.ellipse(
    px + 1.05 * s,
    y - 5.28 * s,
    0.28 * s,
    0.09 * s,
    light.evening ? '#fff0c0' : tone(light, '#e9e4d8', 0.9),
  )
  if (light.evening)
    sheet.ellipse(
      px + 1.05 * s,
      y - 5.2 * s,
      2 * s,
      2 * s,
      sheet.radial([
        [0, '#ffe0a0', 0.6],
        [1, '#ffbe6a', 0],
      ]),
    )
}
