import type { Words } from '#shared/words.ts'
import { copyLink } from './copy.ts'

/** Web Share API, else copies the link. */
export async function shareLink(
  link: { title: string; url: string },
  copiedText: string,
  words: Pick<Words, 'core'>,
): Promise<void> {
  if (!navigator.share) return copyLink(link.url, copiedText, words)
  try {
    await navigator.share(link)
  } catch (error) {
    // AbortError: the user closed the share dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      await copyLink(link.url, copiedText, words)
  }
}
