import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { ImportDetails } from '#shared/imports/imports.ts'
import { useImportStep } from './useImportStep.ts'

interface Props {
  title: string
  text: string
  action: string
  step: () => Promise<ImportDetails>
  onClose: () => void
}

export function ConfirmStep({ title, text, action, step, onClose }: Props) {
  const { mutate, isPending } = useImportStep(() => step().finally(onClose))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <Button variant="danger" busy={isPending} onClick={() => mutate(undefined)}>
          {action}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
