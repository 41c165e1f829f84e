import { Suspense, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { readParameter } from '#client/core/history/parameters.ts'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { roiParameter } from './roiParameter.ts'

const AddressedRoiDialog = lazyPart(
  () => import('./AddressedRoiDialog.tsx').then(({ AddressedRoiDialog }) => AddressedRoiDialog),
  'prices',
  'propertyDetails',
  'roi',
)

/** Loads the calculator once its parameter is in the URL, not with the button that sets it: a link may open it. */
export function RoiOverlay({ listing }: { listing: Listing }) {
  const isAsked = useLocationProperty(
    () => readParameter(location.href, roiParameter) !== undefined,
    () => false,
  )
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  if (!wasAsked) return null
  return (
    <ErrorBoundary resetKey={String(isAsked)}>
      <Suspense>
        <AddressedRoiDialog listing={listing} />
      </Suspense>
    </ErrorBoundary>
  )
}
