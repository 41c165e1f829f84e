import { pageLanguage } from '#client/core/call.ts'
import { loadWords, readWords } from '#client/core/words.ts'
import { toast } from './toasts.ts'

let isSaid = false
globalThis.window?.addEventListener('storage', ({ key }) => {
  // Storage was cleared: there is room again.
  if (key === null) isSaid = false
})

/** Once, after the action's toast, which it replaces. */
export function sayNotStored(): void {
  if (isSaid) return
  isSaid = true
  setTimeout(() => {
    show().catch(() => {
      isSaid = false
    })
  })
}

async function show(): Promise<void> {
  const language = pageLanguage()
  await loadWords(language, ['storage'])
  const { storage: w } = readWords(language, ['storage'])
  toast({ variant: 'destructive', title: w.notStored, description: w.notStoredText })
}
