import { toast } from '#client/ui/feedback/toasts.ts'
import type { Words } from '#shared/words.ts'

interface CopyWords {
  copied: string
  /** What to do with it. */
  more?: string
  notCopied: string
}

export async function copyText(text: string, { copied, more, notCopied }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: copied, ...(more !== undefined && { description: more }) })
  } catch {
    toast({ description: notCopied, variant: 'destructive' })
  }
}

export const copyLink = (address: string, more: string, { core: w }: Pick<Words, 'core'>): Promise<void> =>
  copyText(address, { copied: w.linkCopied, more, notCopied: w.linkNotCopied })
