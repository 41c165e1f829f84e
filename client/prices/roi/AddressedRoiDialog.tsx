import { useAddressedOverlay } from '#client/core/history/useOverlay.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { RoiDialog } from './RoiDialog.tsx'
import { roiParameter } from './roiParameter.ts'
import { parseRoi } from './roiUrl.ts'

export function AddressedRoiDialog({ listing }: { listing: Listing }) {
  const { propertyDetails } = useWords('propertyDetails')
  const w = propertyDetails.investment
  const isOffered = listing.estimatedROI !== null
  const overlay = useAddressedOverlay({
    parameter: roiParameter,
    parse: (value) => (isOffered ? parseRoi(value) : undefined),
    onMissing: () => toast({ title: w.missing, description: isOffered ? w.missingFigures : w.missingText }),
  })
  return <RoiDialog listing={listing} overlay={overlay} />
}
