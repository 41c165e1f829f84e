import { useState } from 'react'
import { ReasonDialog } from '#client/admin/form/ReasonDialog.tsx'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { useSuspension } from './useSuspension.ts'

export function SuspendButton({ userId, name }: { userId: string; name: string }) {
  const { panelUsers: w } = useWords('panelUsers')
  const [isOpen, setOpen] = useState(false)
  const { suspend } = useSuspension(userId)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)} className="min-h-11">
        {w.suspend}
      </Button>
      <ReasonDialog
        open={isOpen}
        isBusy={suspend.isPending}
        onOpenChange={setOpen}
        title={w.suspendTitle(name)}
        lead={w.suspendLead}
        label={w.reason}
        missing={w.reasonRequired}
        submit={w.suspend}
        onSubmit={(reason) => suspend.mutate(reason, { onSuccess: () => setOpen(false) })}
      />
    </>
  )
}
