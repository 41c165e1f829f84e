import type { Env } from '#server/core/env.ts'
import type { MapStyles } from '#shared/settings/settings.ts'

/** Without a key; one host for everything. */
const publicStyles: MapStyles = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
}

export type MapEnv = Pick<Env, 'MAP_STYLE_URL' | 'MAP_STYLE_DARK_URL' | 'MAP_ORIGINS'>

/** Null: only our own map is shown. */
export function mapStylesOf({ MAP_STYLE_URL: light, MAP_STYLE_DARK_URL: dark }: MapEnv): MapStyles | null {
  if (light === 'off') return null
  return light === undefined ? publicStyles : { light, dark: dark ?? light }
}

/** Of the styles and what they load: what pages may connect to. */
export function mapOriginsOf(env: MapEnv): string[] {
  const styles = mapStylesOf(env)
  if (!styles) return []
  return [...new Set([styles.light, styles.dark, ...env.MAP_ORIGINS].map((url) => new URL(url).origin))]
}
