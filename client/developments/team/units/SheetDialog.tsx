import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { invalidateDevelopments } from '#client/developments/team/team.api.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { developmentLimits } from '#shared/developments/developmentTypes.ts'
import type { SheetOutcome, TeamDevelopment } from '#shared/developments/teamDevelopments.ts'
import { teamDevelopmentsApi } from '#shared/developments/teamDevelopmentsApi.ts'
import { readSheetFile } from './readSheetFile.ts'
import { SheetFile } from './SheetFile.tsx'
import { SheetFindings } from './SheetFindings.tsx'

interface SheetDialogProps {
  development: TeamDevelopment
  onClose: () => void
}

/** Checked first: what it would do, or what is wrong with it. */
export function SheetDialog({ development, onClose }: SheetDialogProps) {
  const { core, developmentTeam: w } = useWords('core', 'developmentTeam')
  const client = useQueryClient()
  const [sheet, setSheet] = useState('')
  const [outcome, setOutcome] = useState<SheetOutcome>()
  const send = useSingleMutation({
    mutationFn: ({ text, isDryRun }: { text: string; isDryRun: boolean }) =>
      call(teamDevelopmentsApi.sheet, { params: { id: development.id }, body: { sheet: text, isDryRun } }),
    onSuccess(answer, { isDryRun }) {
      if (isDryRun) return setOutcome(answer)
      toast({
        title: w.sheetSaved,
        description: w.sheetCounts(answer.added, answer.changed, answer.unchanged),
      })
      void invalidateDevelopments(client)
      onClose()
    },
    onError: useFailureToast(),
  })
  function take(text: string) {
    setSheet(text)
    setOutcome(undefined)
  }
  async function open(file: File) {
    const text = await readSheetFile(file)
    take(text)
    send.mutate({ text, isDryRun: true })
  }
  const ready = outcome && outcome.problemCount === 0 ? outcome.added + outcome.changed : 0
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.sheet}
      description={w.sheetText}
      className="sm:max-w-2xl"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button
            variant={ready > 0 ? 'secondary' : 'primary'}
            busy={send.isPending}
            disabled={sheet.trim() === ''}
            onClick={() => send.mutate({ text: sheet, isDryRun: true })}
          >
            {w.sheetCheck}
          </Button>
          {ready > 0 && (
            <Button busy={send.isPending} onClick={() => send.mutate({ text: sheet, isDryRun: false })}>
              {w.sheetSave(ready)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <SheetFile onFile={(file) => void open(file)} />
        <Field label={w.sheetPaste}>
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              spellCheck={false}
              maxLength={developmentLimits.sheet}
              value={sheet}
              onChange={({ target }) => take(target.value)}
              className="font-mono text-sm"
            />
          )}
        </Field>
        {outcome && <SheetFindings outcome={outcome} />}
      </div>
    </Dialog>
  )
}
