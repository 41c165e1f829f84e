import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Spinner } from '#client/ui/feedback/Spinner.tsx'
import { Attribution } from './Attribution.tsx'
import { MapControls } from './MapControls.tsx'
import { mapSettingsQuery } from './map.api.ts'
import type { MapHandle, OpenOptions } from './mapHandle.ts'
import type { Start } from './mercator.ts'
import { loadMap, openMap, openWithoutWebGl } from './openMap.ts'

interface MapFrameProps {
  /** Where it begins; later ones are shown through the handle. */
  start: Start
  label: string
  /** Pixels around bounds that it starts with. */
  padding?: number
  isCooperative?: boolean
  hidesBarrios?: boolean
  className?: string
  onOpen?: (map: MapHandle) => void
  /** On the open map. */
  children?: (map: MapHandle) => ReactNode
}

/** A map with its controls and where it comes from. */
export function MapFrame(props: MapFrameProps) {
  const [attempt, setAttempt] = useState(0)
  return <OpeningMap key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function OpeningMap({ onRetry, ...props }: MapFrameProps & { onRetry: () => void }) {
  const { label, isCooperative, hidesBarrios, className, children } = props
  const words = useWords('map', 'core')
  const { gestures } = words.map
  const client = useQueryClient()
  const container = useRef<HTMLDivElement>(null)
  const first = useRef(props)
  const [map, setMap] = useState<MapHandle>()
  const [attribution, setAttribution] = useState('')
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const { current: element } = container
    if (!element) return
    const ending = new AbortController()
    let opened: MapHandle | undefined
    const onOpen = (next: MapHandle) => {
      opened = next
      first.current.onOpen?.(next)
      setMap(next)
    }
    const options: OpenOptions = {
      start: first.current.start,
      label,
      padding: first.current.padding ?? 0,
      isCooperative: isCooperative ?? false,
      gestures,
      hidesBarrios: hidesBarrios ?? false,
      onAttribution: setAttribution,
      onLost: async () => {
        const view = opened?.view()
        opened?.remove()
        const plain = { ...options, ...(view && { start: view }) }
        await openWithoutWebGl({ container: element, options: plain, signal: ending.signal, onOpen })
      },
    }
    const open = async () => {
      loadMap()
      const settings = client.fetchQuery(mapSettingsQuery).catch(() => null)
      const styles = settings.then((read) => read?.styles ?? null)
      await openMap({ container: element, styles, options, signal: ending.signal, onOpen })
    }
    open().catch(() => !ending.signal.aborted && setFailed(true))
    return () => {
      ending.abort()
      opened?.remove()
    }
  }, [client, label, isCooperative, hidesBarrios, gestures])

  return (
    <div className={clsx('relative isolate overflow-hidden bg-surface-sunken', className)}>
      <div ref={container} className="absolute inset-0" />
      {map ? (
        <>
          {children?.(map)}
          <MapControls map={map} />
        </>
      ) : hasFailed ? (
        <div
          role="alert"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6"
        >
          <p className="text-center text-ink-muted">{words.map.cannotOpen}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {words.core.retry}
          </Button>
        </div>
      ) : (
        <p
          role="status"
          className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-ink-muted text-sm"
        >
          <Spinner />
          {words.map.opening}
        </p>
      )}
      <Attribution text={attribution} hasStreets={attribution !== 'Natural Earth'} />
    </div>
  )
}
