import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'

interface RemoveSavedSearchProps {
  name: string
  open: boolean
  isBusy: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}

export function RemoveSavedSearch({ name, open, isBusy, onOpenChange, onConfirm }: RemoveSavedSearchProps) {
  const { core, savedSearches: w } = useWords('core', 'savedSearches')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={w.removeTitle}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {core.cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {w.remove}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{w.removeText(name)}</p>
    </Dialog>
  )
}
