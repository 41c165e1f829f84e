import { LocateFixed } from 'lucide-react'
import { Suspense } from 'react'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { HomeSection } from '#client/home/HomeSection.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import { NearCounts } from './NearCounts.tsx'
import { NearError } from './NearError.tsx'
import { NearExample } from './NearExample.tsx'
import { NearMap } from './NearMap.tsx'
import { useNear } from './useNear.ts'

const NearHomesMap = lazyPart(
  () => import('./NearHomesMap.tsx').then(({ NearHomesMap }) => NearHomesMap),
  'listings',
  'map',
)

export function NearYou() {
  const { home } = useWords('home')
  const w = home.near
  const { near, detect } = useNear()
  const isFound = near.state === 'found'
  return (
    <HomeSection title={w.title} text={w.text} isOffscreen>
      <div className="grid overflow-hidden rounded-xl border bg-surface-raised shadow-card md:grid-cols-[1fr_1.25fr]">
        <div className="flex flex-col justify-center gap-5 p-5 sm:p-8">
          <div aria-live="polite" className="flex flex-col gap-5">
            {isFound ? <NearCounts point={near.point} /> : <NearExample />}
            <NearError state={near.state} />
          </div>
          <Button
            variant="secondary"
            className="self-start"
            icon={<LocateFixed aria-hidden="true" className="size-5" />}
            busy={near.state === 'detecting'}
            onClick={detect}
          >
            {near.state === 'detecting' ? w.detecting : isFound ? w.again : w.detect}
          </Button>
        </div>
        {near.state === 'found' ? (
          <ErrorBoundary quiet resetKey={near.state}>
            <Suspense fallback={<NearMap label={w.map} isFound />}>
              <NearHomesMap point={near.point} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <NearMap label={w.map} isFound={false} />
        )}
      </div>
    </HomeSection>
  )
}
