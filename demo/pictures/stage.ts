import { type Palette, type PaletteName, palettes } from './palette.ts'
import { type Light, type LightName, lights, type Vector } from './parts/light.ts'
import { createRng, type Rng } from './rng.ts'
import { createSheet, type Point, type Sheet, sceneWidth } from './svg.ts'

export interface View {
  eye: Vector
  /** Pixels from the top. */
  horizon: number
  /** Pixels per meter at a distance of one meter. */
  focal: number
  /** Radians to the right. */
  yaw?: number
  middle?: number
}

export interface Spot {
  x: number
  y: number
  scale: number
}

/** Two-point perspective. */
export interface Stage {
  variant: number
  sheet: Sheet
  rng: Rng
  light: Light
  palette: Palette
  view: View
  toWorld(point: Vector): Vector
  /** Also pixels per meter there. */
  project(point: Vector): Spot
  projectWorld(point: Vector): Spot
  /** Clipped at the viewer. */
  outline(points: readonly Vector[]): Point[]
  /** `turn`: radians to the right. */
  place(at: Vector, turn?: number): Stage
  withLight(light: Light): Stage
}

const near = 0.25

interface Setting {
  variant: number
  sheet: Sheet
  rng: Rng
  light: Light
  palette: Palette
  view: View
}

function stageAt(setting: Setting, toWorld: (point: Vector) => Vector): Stage {
  const { view } = setting
  const { eye, focal, horizon, yaw = 0, middle = sceneWidth / 2 } = view
  const cos = Math.cos(yaw)
  const sin = Math.sin(yaw)
  const toView = ([x, y, z]: Vector): Vector => {
    const dx = x - eye[0]
    const dz = z - eye[2]
    return [dx * cos - dz * sin, y - eye[1], dx * sin + dz * cos]
  }
  const toSheet = ([x, y, z]: Vector): Point => [middle + (focal * x) / z, horizon - (focal * y) / z]
  const projectWorld = (point: Vector): Spot => {
    const seen = toView(point)
    const depth = Math.max(near, seen[2])
    const [x, y] = toSheet([seen[0], seen[1], depth])
    return { x, y, scale: focal / depth }
  }
  return {
    ...setting,
    toWorld,
    project: (local) => projectWorld(toWorld(local)),
    projectWorld,
    outline(points) {
      const seen = points.map((point) => toView(toWorld(point)))
      const clipped: Point[] = []
      seen.forEach((point, i) => {
        const next = seen[(i + 1) % seen.length] ?? point
        if (point[2] >= near) clipped.push(toSheet(point))
        if (point[2] >= near !== next[2] >= near) {
          const t = (near - point[2]) / (next[2] - point[2])
          clipped.push(
            toSheet([point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t, near]),
          )
        }
      })
      return clipped
    },
    place([x, y, z], turn = 0) {
      const c = Math.cos(turn)
      const s = Math.sin(turn)
      return stageAt(setting, ([px, py, pz]) => toWorld([x + px * c + pz * s, y + py, z - px * s + pz * c]))
    },
    withLight: (light) => stageAt({ ...setting, light }, toWorld),
  }
}

export function createStage(
  seed: string,
  variant: number,
  light: LightName,
  palette: PaletteName,
  view: View,
): Stage {
  const setting = {
    variant,
    sheet: createSheet(),
    rng: createRng(seed),
    light: lights[light],
    palette: palettes[palette],
    view,
  }
  return stageAt(setting, (point) => point)
}

/** For a world unit normal, 0 to 1. */
export function sunlit(light: Light, normal: Vector): number {
  const { sun } = light
  const facing = normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2]
  return Math.min(1, 0.18 + 0.1 * Math.max(0, normal[1]) + 0.95 * Math.max(0, facing) + 0.08 * facing)
}

export function variantOf<T>(stage: Stage, ways: readonly [T, ...T[]], stride = 1): T {
  return ways[Math.floor(stage.variant / stride) % ways.length] ?? ways[0]
}
