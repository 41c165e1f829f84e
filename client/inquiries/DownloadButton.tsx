import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ConnectionError, callHeaders, failureText, fetchAnswer } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'

interface Props {
  address: string
  fileName: string
  failed: string
  icon?: ReactNode
  children: ReactNode
}

/** Not a link: panel calls need a header. */
export function DownloadButton({ address, fileName, failed, icon, children }: Props) {
  const { core: w } = useWords('core')
  const [isBusy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const response = await fetchAnswer(address, { credentials: 'include', headers: callHeaders() })
      saveFile(await response.blob(), fileName)
    } catch (error) {
      const description = error instanceof ConnectionError ? w.noConnection : failureText(error, failed)
      toast({ variant: 'destructive', title: w.error, description })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isBusy}
      icon={icon ?? <Download aria-hidden="true" className="size-4.5" />}
      onClick={() => void download()}
      className="min-h-11"
    >
      {children}
    </Button>
  )
}

function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser may read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
