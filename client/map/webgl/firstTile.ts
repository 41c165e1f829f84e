import type { Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl'

/** Milliseconds. */
const patience = 6000

/** Whether a tile of the style has come in time; ours needs none. */
export function firstTile(map: MapLibre, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasCome: boolean) => {
      clearTimeout(timer)
      map.off('sourcedata', look)
      resolve(hasCome)
    }
    const look = ({ tile, source }: MapSourceDataEvent) => {
      if (source?.type !== 'geojson' && tile?.state === 'loaded') end(true)
    }
    const timer = setTimeout(() => end(false), patience)
    map.on('sourcedata', look)
    signal.addEventListener('abort', () => end(false), { once: true })
  })
}
