import type { StyleSpecification } from 'maplibre-gl'
import { mapFont } from './localStyle.ts'

/** Milliseconds. */
const patience = 4000

/** Null where the host does not give one: its map would stay empty. */
export async function fetchStyle(url: string, signal: AbortSignal): Promise<StyleSpecification | null> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      credentials: 'omit',
    })
    const style: unknown = answer.ok ? await answer.json() : null
    return isStyle(style) ? inOurLetters(style) : null
  } catch {
    return null
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false
  const { version, sources, layers }: Partial<Record<'version' | 'sources' | 'layers', unknown>> = value
  return version === 8 && typeof sources === 'object' && sources !== null && Array.isArray(layers)
}

/** With the page's font, which no other host has to be asked for. */
function inOurLetters(style: StyleSpecification): StyleSpecification {
  return {
    ...style,
    layers: style.layers.map((layer) =>
      layer.type === 'symbol' ? { ...layer, layout: { ...layer.layout, 'text-font': mapFont } } : layer,
    ),
  }
}
