import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const styles = fs.readFileSync(path.join(import.meta.dirname, '../styles.css'), 'utf8')
const [light = '', dark = ''] = styles.split('(prefers-color-scheme: dark)')

const rolesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, role, color]) => [role, color]),
  )

const themes = { light: rolesOf(light), dark: { ...rolesOf(light), ...rolesOf(dark) } }

/** Text on what it stands on, anywhere. */
const pairs = [
  ...['surface', 'surface-raised', 'surface-sunken'].flatMap((under) =>
    ['ink', 'ink-muted', 'action', 'accent', 'positive', 'warning', 'danger'].map((text) => [text, under]),
  ),
  ...['action', 'accent', 'positive', 'warning', 'danger'].flatMap((tone) =>
    [tone, 'ink'].map((text) => [text, `${tone}-soft`]),
  ),
  ...['action', 'action-strong'].map((under) => ['on-action', under]),
  ...['accent', 'danger'].map((tone) => [`on-${tone}`, tone]),
  ...['river', 'river-deep'].flatMap((under) => ['on-river', 'on-river-muted'].map((text) => [text, under])),
]

/** WCAG 2.2, 1.4.3. */
const least = 4.5

/** WCAG 2.2: of sRGB. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each(Object.entries(themes))('the %s theme', (_, roles) => {
  it.each(pairs)('has %s readable on %s', (text = '', under = '') => {
    expect(contrast(roles[text] ?? '#000000', roles[under] ?? '#000000')).toBeGreaterThanOrEqual(least)
  })
})
