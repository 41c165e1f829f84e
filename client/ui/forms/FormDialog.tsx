import { type ReactNode, useId } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { Form } from './useForm.ts'

interface FormDialogProps {
  form: Pick<Form, 'ref' | 'submit' | 'isBusy'>
  title: string
  description?: string
  action?: string
  danger?: boolean
  onClose: () => void
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { form, title, description, action, danger, onClose, children } = props
  const { core: w } = useWords('core')
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      initialFocus={() => form.ref.current?.querySelector<HTMLElement>('input, select, textarea')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy} variant={danger ? 'danger' : 'primary'}>
            {action ?? w.save}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.ref} noValidate onSubmit={form.submit} className="grid gap-4">
        {children}
      </form>
    </Dialog>
  )
}
