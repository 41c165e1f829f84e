import { type ReactNode, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { maxReason } from '#shared/listings/moderation.ts'

interface Props {
  open: boolean
  isBusy: boolean
  onOpenChange: (open: boolean) => void
  title: string
  lead: string
  label: string
  /** Error if empty. */
  missing: string
  submit: string
  presets?: readonly string[]
  onSubmit: (reason: string) => void
  children?: ReactNode
}

export function ReasonDialog(props: Props) {
  const { core: w } = useWords('core')
  const { open, isBusy, onOpenChange, title, lead, label, missing, submit, presets = [], onSubmit } = props
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const text = reason.trim()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={lead}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {w.cancel}
          </Button>
          <Button
            variant="danger"
            busy={isBusy}
            onClick={() => {
              setTried(true)
              if (text) onSubmit(text)
            }}
          >
            {submit}
          </Button>
        </>
      }
    >
      {presets.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {presets.map((preset) => (
            <li key={preset}>
              <Button
                variant="secondary"
                size="sm"
                disabled={reason.includes(preset)}
                onClick={() => setReason(`${text}${text ? ' ' : ''}${preset}`.slice(0, maxReason))}
              >
                {preset}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field label={label} required error={hasTried && !text ? missing : undefined}>
        {(control) => (
          <TextArea
            {...control}
            value={reason}
            maxLength={maxReason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
