import { Map as MapIcon } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'

interface PlanOrMapProps {
  plan: ReactNode
  /** Of the button. */
  showMap: string
  /** Fetches the map's code before it is asked for. */
  load: () => void
  resetKey: string
  /** The map. */
  children: ReactNode
}

/** The drawn plan, until the map is asked for. */
export function PlanOrMap({ plan, showMap, load, resetKey, children }: PlanOrMapProps) {
  const [isMap, setMap] = useState(false)
  return (
    <div className="relative mt-4 overflow-hidden rounded-lg border">
      {isMap ? (
        <ErrorBoundary quiet resetKey={resetKey}>
          <Suspense fallback={plan}>{children}</Suspense>
        </ErrorBoundary>
      ) : (
        <>
          {plan}
          <div className="absolute inset-x-0 bottom-3 flex justify-center print:hidden">
            <Button
              size="sm"
              icon={<MapIcon aria-hidden="true" className="size-4" />}
              className="min-h-11 shadow-card"
              onPointerEnter={load}
              onClick={() => setMap(true)}
            >
              {showMap}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
