import { toast } from '#client/ui/feedback/toasts.ts'
import type { Words } from '#shared/words.ts'

/** Copies an address and says so, or says that it could not. */
export async function copyLink(
  address: string,
  text: string,
  { core: w }: Pick<Words, 'core'>,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast({ title: w.linkCopied, description: text })
  } catch {
    toast({ description: w.linkNotCopied, variant: 'destructive' })
  }
}
