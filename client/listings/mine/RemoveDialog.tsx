import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { MyListing } from '#shared/listings/publishing.ts'

interface Props {
  listing: MyListing
  open: boolean
  isBusy: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}

export function RemoveDialog({ listing, open, isBusy, onOpenChange, onConfirm }: Props) {
  const { core, mine: w } = useWords('core', 'mine')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={w.removeTitle}
      description={w.removeText(listing.title)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {core.cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {w.actions.remove}
          </Button>
        </>
      }
    >
      {listing.status === 'active' && <p>{w.removeInstead}</p>}
    </Dialog>
  )
}
