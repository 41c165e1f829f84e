import { FilePen, RotateCcw } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import type { PublishForm } from '#client/listings/publish/form/usePublishForm.ts'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'

interface DraftNoteProps {
  publishForm: PublishForm
  isEdit: boolean
  onDiscard: () => void
}

export function DraftNote({ publishForm, isEdit, onDiscard }: DraftNoteProps) {
  const { publish } = useWords('publish')
  const w = publish.draft
  const { isRestored, isSaved, discard } = publishForm
  if (!isRestored && !isSaved) return null
  function startOver() {
    const undo = discard()
    onDiscard()
    toast({ title: w.discarded, action: { label: w.undo, onPress: undo } })
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-action-soft py-1.5 pr-2 pl-4 text-sm"
    >
      <FilePen aria-hidden="true" className="size-5 shrink-0 text-action" strokeWidth={1.8} />
      <p className="min-w-0 flex-1 py-1.5">
        {isRestored ? (
          <>
            <strong className="font-semibold">{w.restored}</strong>
            <span className="text-ink-muted max-sm:sr-only"> · {w.restoredText}</span>
          </>
        ) : (
          w.saved
        )}
      </p>
      <Button
        variant="quiet"
        size="sm"
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        onClick={startOver}
      >
        {isEdit ? w.discardChanges : w.discard}
      </Button>
    </div>
  )
}
