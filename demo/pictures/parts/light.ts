import { mix } from '#demo/pictures/color.ts'

export const lightNames = ['morning', 'noon', 'dusk'] as const
export type LightName = (typeof lightNames)[number]

/** Meters: x to the right, y up, z away from the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

/** By the hour. */
export interface Light {
  name: LightName
  /** Zenith to horizon: offset (0 to 1) and color. */
  sky: readonly (readonly [number, string])[]
  sun: Vector
  sunColor: string
  warm: string
  warmth: number
  shade: string
  depth: number
  haze: string
  cloud: string
  cloudShade: string
  shadow: string
  shadowOpacity: number
  /** Lamps are on. */
  evening: boolean
}

export const lights: Record<LightName, Light> = {
  morning: {
    name: 'morning',
    sky: [
      [0, '#6fb0c9'],
      [0.45, '#b5dadb'],
      [0.78, '#f3e6cf'],
      [1, '#fbdcb6'],
    ],
    sun: [-0.62, 0.6, -0.5],
    sunColor: '#fff1cf',
    warm: '#ffe0a8',
    warmth: 0.16,
    shade: '#5a6690',
    depth: 0.36,
    haze: '#e3e2d6',
    cloud: '#fffaf0',
    cloudShade: '#e7d3c8',
    shadow: '#3b4168',
    shadowOpacity: 0.3,
    evening: false,
  },
  noon: {
    name: 'noon',
    sky: [
      [0, '#2f86b8'],
      [0.5, '#7dbfdb'],
      [0.85, '#cfe8ea'],
      [1, '#ecf3e6'],
    ],
    sun: [-0.38, 0.82, -0.42],
    sunColor: '#ffffff',
    warm: '#fffbe8',
    warmth: 0.12,
    shade: '#3f5c86',
    depth: 0.36,
    haze: '#cfe3e6',
    cloud: '#ffffff',
    cloudShade: '#c4dbe6',
    shadow: '#22365c',
    shadowOpacity: 0.32,
    evening: false,
  },
  dusk: {
    name: 'dusk',
    sky: [
      [0, '#2b2a60'],
      [0.32, '#6a4a8c'],
      [0.6, '#cf6486'],
      [0.82, '#f59a6c'],
      [1, '#ffd391'],
    ],
    sun: [0.72, 0.42, 0.3],
    sunColor: '#ffe2a6',
    warm: '#ffab72',
    warmth: 0.34,
    shade: '#392f68',
    depth: 0.5,
    haze: '#b7718f',
    cloud: '#f7a184',
    cloudShade: '#8d5591',
    shadow: '#241d4c',
    shadowOpacity: 0.4,
    evening: true,
  },
}

/** 0 is shade, 1 is full sun. */
export function tone(light: Light, color: string, sunlit: number): string {
  return mix(mix(color, light.shade, light.depth), mix(color, light.warm, light.warmth), sunlit)
}

/** 0 is near, 1 is the horizon. */
export const far = (light: Light, color: string, distance: number) =>
  mix(tone(light, color, 0.6), light.haze, distance)
