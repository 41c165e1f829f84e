import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'

/** Milliseconds. */
const shownFor = 2500

export function CopyButton({ text, what }: { text: string; what: string }) {
  const w = useWords('about').about.developers
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return
    setCopied(true)
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopies((count) => count + 1)
    } catch {
      toast({ description: w.notCopied, variant: 'destructive' })
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full px-3 font-semibold text-action text-sm transition-colors hover:bg-action-soft"
      >
        <Icon aria-hidden="true" className="size-4" />
        {isCopied ? w.copied : w.copy}
        <VisuallyHidden>: {what}</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <span role="status">{isCopied && w.copied}</span>
      </VisuallyHidden>
    </>
  )
}
