import { type FormEvent, useId, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { useSendsMail } from '#client/notifications/useSendsMail.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { inquiryLimits } from '#shared/inquiries/inquiries.ts'
import type { AppointmentAccess } from './access.ts'
import { useAppointmentSaving } from './useAppointmentSaving.ts'

export function CancelDialog({ access, onClose }: { access: AppointmentAccess; onClose: () => void }) {
  const { inbox } = useWords('inbox')
  const w = inbox.appointment
  const id = useId()
  const sendsMail = useSendsMail()
  const [reason, setReason] = useState('')
  const saving = useAppointmentSaving({
    save: (text: string) => access.cancel(text),
    title: w.cancelSaved,
    text: sendsMail ? w.cancelSavedText : w.noMail,
    onDone() {
      access.onChanged()
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!saving.isPending) saving.mutate(reason.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.cancelTitle}
      description={sendsMail ? w.cancelText : w.noMail}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {w.keep}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={saving.isPending}>
            {w.cancel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="pt-1">
        <Field label={w.reason} hint={w.reasonHint}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={inquiryLimits.message}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
