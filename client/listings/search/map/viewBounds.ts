import type { Bounds } from '#shared/search/area.ts'
import type { Cluster } from '#shared/search/clusters.ts'

/** In addresses: about 11 m; nearer, where that would be seen, 0.1 m. */
const perDegree = 10_000
const perDegreeNear = 1_000_000
/** Of a view's height. */
const smallSpan = 0.02

/** As an address keeps it. */
export function roundBounds({ south, west, north, east }: Bounds): Bounds {
  const parts = north - south < smallSpan ? perDegreeNear : perDegree
  const round = (degrees: number) => Math.round(degrees * parts) / parts
  return { south: round(south), west: round(west), north: round(north), east: round(east) }
}

/** Outward to a grid as fine as the zoom, so that neighboring views share an answer; at most the whole country. */
export function snapBounds({ south, west, north, east }: Bounds, zoom: number): Bounds {
  const step = 90 / 2 ** Math.floor(zoom)
  const down = (degrees: number) => Math.floor(degrees / step) * step
  const up = (degrees: number) => Math.ceil(degrees / step) * step
  return roundBounds({
    south: Math.max(-90, down(south)),
    west: Math.max(-180, down(west)),
    north: Math.min(90, up(north)),
    east: Math.min(180, up(east)),
  })
}

export const isSameBounds = (one: Bounds | undefined, other: Bounds | undefined) =>
  one?.south === other?.south &&
  one?.west === other?.west &&
  one?.north === other?.north &&
  one?.east === other?.east

/** Whether a view shows them, but for what rounding and a bar of the browser take. */
export function isSeenAs(view: Bounds, bounds: Bounds | undefined): boolean {
  if (!bounds) return false
  const [high, wide] = [view.north - view.south, view.east - view.west]
  const isNear = (one: number, other: number, span: number) => Math.abs(one - other) < span * slack
  return (
    isNear(view.south, bounds.south, high) &&
    isNear(view.north, bounds.north, high) &&
    isNear(view.west, bounds.west, wide) &&
    isNear(view.east, bounds.east, wide)
  )
}

/** Of a view's span. */
const slack = 0.01

/** Of places at one spot too. */
const minSpan = 0.01

/** Around all; undefined without any. */
export function boundsOfClusters(clusters: readonly Cluster[]): Bounds | undefined {
  if (clusters.length === 0) return undefined
  const latitudes = clusters.map(({ latitude }) => latitude)
  const longitudes = clusters.map(({ longitude }) => longitude)
  const bounds = {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
  const [high, wide] = [bounds.north - bounds.south, bounds.east - bounds.west]
  const [more, wider] = [Math.max(0, minSpan - high) / 2, Math.max(0, minSpan - wide) / 2]
  return {
    south: bounds.south - more,
    west: bounds.west - wider,
    north: bounds.north + more,
    east: bounds.east + wider,
  }
}
