import { useState } from 'react'
import type { Point } from '#shared/places/distance.ts'

export type Near =
  | { state: 'idle' | 'detecting' | 'denied' | 'failed' | 'unsupported' }
  | { state: 'found'; point: Point }

const permissionDenied = 1

/** On request, rounded to about 100 meters. */
export function useNear() {
  const [near, setNear] = useState<Near>({ state: 'idle' })
  const detect = () => {
    if (!('geolocation' in navigator)) return setNear({ state: 'unsupported' })
    setNear({ state: 'detecting' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }
        setNear({ state: 'found', point })
      },
      ({ code }) => setNear({ state: code === permissionDenied ? 'denied' : 'failed' }),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  }
  return { near, detect }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}
