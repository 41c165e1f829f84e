import { ReasonDialog } from '#client/admin/form/ReasonDialog.tsx'
import { useWords } from '#client/core/language.tsx'

interface Props {
  count: number
  open: boolean
  isBusy: boolean
  onOpenChange: (open: boolean) => void
  onReject: (reason: string) => void
}

export function RejectDialog({ count, open, isBusy, onOpenChange, onReject }: Props) {
  const { moderation } = useWords('moderation')
  const w = moderation.reject
  return (
    <ReasonDialog
      open={open}
      isBusy={isBusy}
      onOpenChange={onOpenChange}
      title={w.title(count)}
      lead={w.lead}
      label={w.reason}
      missing={w.required}
      submit={w.submit}
      presets={w.presets}
      onSubmit={onReject}
    />
  )
}
