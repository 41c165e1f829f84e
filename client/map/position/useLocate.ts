import { useState } from 'react'
import { roundDegrees } from '#client/map/plan/plan.ts'
import type { Point } from '#shared/places/distance.ts'

const permissionDenied = 1

/** On request, rounded to about a meter. */
export function useLocate(onFound: (point: Point) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'denied' | 'failed'>('idle')
  function locate() {
    if (!('geolocation' in navigator)) return setState('failed')
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound({ latitude: roundDegrees(coords.latitude), longitude: roundDegrees(coords.longitude) })
      },
      ({ code }) => setState(code === permissionDenied ? 'denied' : 'failed'),
      { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true },
    )
  }
  return { state, locate }
}
