import { Copy, Download } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { brand } from '#shared/brand.ts'

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { adminAccount: w, core } = useWords('adminAccount', 'core')
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: w.copied }),
      () => toast({ variant: 'destructive', title: core.error, description: w.notCopied }),
    )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.recoveryCodes}
      description={w.recoveryCodesText}
      footer={<Button onClick={onClose}>{w.keptThem}</Button>}
    >
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-surface-sunken p-4 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" className="size-4.5" />}
          onClick={() => void copy()}
        >
          {w.copy}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4.5" />}
          onClick={() => download(text)}
        >
          {w.download}
        </Button>
      </div>
    </Dialog>
  )
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  link.download = `${brand.slug}-codes.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}
