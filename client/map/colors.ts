const roles = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
] as const
const accents = ['action', 'action-soft', 'accent', 'river-lace'] as const

export type MapColors = Record<(typeof roles)[number] | (typeof accents)[number], string>

/** The site's, as they are now: light or dark. */
export function readColors(): MapColors {
  const style = getComputedStyle(document.documentElement)
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim() || '#888888'
  return {
    surface: value('surface'),
    'surface-raised': value('surface-raised'),
    'surface-sunken': value('surface-sunken'),
    ink: value('ink'),
    'ink-muted': value('ink-muted'),
    line: value('line'),
    'line-strong': value('line-strong'),
    action: value('action'),
    'action-soft': value('action-soft'),
    accent: value('accent'),
    'river-lace': value('river-lace'),
  }
}

export const darkQuery = '(prefers-color-scheme: dark)'
