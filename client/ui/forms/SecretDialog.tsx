import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { copyText } from '#client/ui/share/copy.ts'

interface Props {
  secret: string
  words: Record<'madeTitle' | 'madeText' | 'copy' | 'copied' | 'notCopied' | 'done', string>
  onClose: () => void
  children?: ReactNode
}

/** The one time that a secret is shown. */
export function SecretDialog({ secret, words: w, onClose, children }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.madeTitle}
      description={w.madeText}
      footer={
        <>
          <Button
            variant="secondary"
            icon={<Copy aria-hidden="true" className="size-4.5" />}
            onClick={() => void copyText(secret, w)}
          >
            {w.copy}
          </Button>
          <Button onClick={onClose}>{w.done}</Button>
        </>
      }
    >
      <Field label={w.madeTitle}>
        {(control) => (
          <Input
            {...control}
            readOnly
            value={secret}
            className="font-mono text-sm"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      {children}
    </Dialog>
  )
}
