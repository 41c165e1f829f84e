import { useEffect, useState } from 'react'
import type { MapHandle, MapView } from './mapHandle.ts'

/** What the map shows, since it last stood still. */
export function useView(map: MapHandle): MapView {
  const [view, setView] = useState(() => map.view())
  useEffect(() => {
    setView(map.view())
    return map.onSettled(() => setView(map.view()))
  }, [map])
  return view
}
