import { project } from '#client/map/mercator.ts'
import type { Point } from '#shared/search/area.ts'
import type { Cluster } from '#shared/search/clusters.ts'

/** Pixels that two bubbles need, side by side and above each other. */
const room = { x: 50, y: 30 } as const
const anySize = { width: 0, height: 0 }

/**
 * Joins clusters whose bubbles would cover each other at a zoom: cells of the server meet at their edges. From north to
 * south, as they come.
 */
export function joinClusters(clusters: readonly Cluster[], zoom: number): Cluster[] {
  const camera = { center: clusters[0] ?? { latitude: 0, longitude: 0 }, zoom }
  const joined: { cluster: Cluster; x: number; y: number }[] = []
  for (const cluster of [...clusters].sort((one, other) => other.count - one.count)) {
    const { x, y } = project(cluster, camera, anySize)
    const near = joined.find((one) => Math.abs(one.x - x) < room.x && Math.abs(one.y - y) < room.y)
    if (near) near.cluster = both(near.cluster, cluster)
    else joined.push({ cluster, x, y })
  }
  return joined.map(({ cluster }) => cluster).sort((one, other) => other.latitude - one.latitude)
}

function both(one: Cluster, other: Cluster): Cluster {
  const count = one.count + other.count
  const middle = (name: keyof Point) =>
    Math.round(((one[name] * one.count + other[name] * other.count) / count) * 100_000) / 100_000
  const prices = [one.minPriceUSD, other.minPriceUSD].filter((price) => price !== null)
  return {
    count,
    latitude: middle('latitude'),
    longitude: middle('longitude'),
    minPriceUSD: prices.length > 0 ? Math.min(...prices) : null,
  }
}
