import { toast } from '#client/ui/feedback/toasts.ts'
import type { Words } from '#shared/words.ts'

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
