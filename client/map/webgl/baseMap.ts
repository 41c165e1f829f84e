import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { darkQuery, readColors } from '#client/map/colors.ts'
import type { Area, OpenOptions } from '#client/map/mapHandle.ts'
import type { MapStyles } from '#shared/settings/settings.ts'
import { firstTile } from './firstTile.ts'
import { localStyle } from './localStyle.ts'
import { fetchStyle } from './onlineStyle.ts'
import { setAreas, withOwn } from './ownLayers.ts'

const localCredit = 'Natural Earth'

interface BaseMap {
  showAreas(areas: readonly Area[]): void
  /** Light or dark: as the page is now. */
  restyle(): void
  stop(): void
}

/** The style to begin with, which needs no other host. */
export function firstStyle(hidesBarrios = false): StyleSpecification {
  const colors = readColors()
  return withOwn(localStyle(colors, hidesBarrios), colors, [])
}

/**
 * Begins with our own map and changes to the online style once that is there; back, where its tiles do not come.
 * `load`, `idle` and `loaded()` of the library prove nothing: they come though every tile failed.
 */
export function baseMap(
  map: MapLibre,
  styles: MapStyles | null,
  { onAttribution, hidesBarrios }: Pick<OpenOptions, 'onAttribution' | 'hidesBarrios'>,
): BaseMap {
  let shown: readonly Area[] = []
  let changing = new AbortController()

  function apply(style: StyleSpecification): void {
    map.setStyle(withOwn(style, readColors(), shown), { diff: false })
  }

  function applyLocal(): void {
    apply(localStyle(readColors(), hidesBarrios))
    onAttribution(localCredit)
  }

  async function goOnline(url: string): Promise<void> {
    changing.abort()
    changing = new AbortController()
    const { signal } = changing
    const style = await fetchStyle(url, signal)
    if (signal.aborted || style === null) return
    apply(style)
    if (await firstTile(map, signal)) onAttribution(creditsOf(map))
    else if (!signal.aborted) applyLocal()
  }

  function restyle(): void {
    applyLocal()
    if (styles) void goOnline(matchMedia(darkQuery).matches ? styles.dark : styles.light)
  }

  onAttribution(localCredit)
  if (styles) void goOnline(matchMedia(darkQuery).matches ? styles.dark : styles.light)
  return {
    showAreas(areas) {
      shown = areas
      setAreas(map, areas)
    },
    restyle,
    stop: () => changing.abort(),
  }
}

/** As the sources of the style ask for. */
function creditsOf(map: MapLibre): string {
  const ids = Object.keys(map.getStyle().sources)
  const credits = ids.map((id) => map.getSource(id)?.attribution ?? '')
  return [...new Set(credits.filter((credit) => credit !== ''))].join(' · ') || localCredit
}
