import { type PaletteName, paletteNames } from './palette.ts'
import { type LightName, lightNames } from './parts/light.ts'

export const sceneKinds = [
  'house_facade',
  'townhouse',
  'tower',
  'apartment_living',
  'bedroom',
  'kitchen',
  'bathroom',
  'balcony_view',
  'garden_pool',
  'quincho',
  'plot',
  'office_interior',
  'coworking',
  'shop_front',
  'warehouse',
  'lobby',
] as const
export type SceneKind = (typeof sceneKinds)[number]

export interface Scene {
  kind: SceneKind
  seed: number
  light: LightName
  palette?: PaletteName
}

/** `tower-07-dusk` */
export const sceneId = ({ kind, seed, light }: Scene) => `${kind}-${String(seed).padStart(2, '0')}-${light}`

/** Hours and palettes alternate in different rhythms, so that all combinations occur. */
export const scenesPerKind = 12

export function sceneOf(kind: SceneKind, seed: number): Scene {
  const row = sceneKinds.indexOf(kind)
  return {
    kind,
    seed,
    light: lightNames[(seed + Math.floor(seed / 3) + row) % lightNames.length] ?? 'noon',
    palette: paletteNames[(seed * 3 + Math.floor(seed / 8) * 2 + row) % paletteNames.length] ?? 'rio',
  }
}
