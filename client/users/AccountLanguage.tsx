import { useEffect } from 'react'
import { failureText } from '#client/core/call.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useStored } from '#client/core/storage.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { asLanguage, type Language } from '#shared/core/language.ts'
import { unsavedLanguageStore } from './unsavedLanguage.ts'
import { useChangeUser } from './users.api.ts'

/**
 * Saves a choice made here; otherwise the site follows the account. A language in the URL changes neither.
 */
export function AccountLanguage({ account }: { account: Language }) {
  const { language, choose } = useLanguage()
  const { core: w } = useWords('core')
  const unsaved = useStored(unsavedLanguageStore)
  const { mutate } = useChangeUser()

  useEffect(() => {
    if (unsaved !== null) {
      unsavedLanguageStore.clear()
      if (unsaved === account) return
      const onError = (error: Error) => {
        const description = failureText(error, w.saveFailed)
        toast({ variant: 'destructive', title: w.error, description })
      }
      mutate({ language: unsaved }, { onError })
    } else if (account !== language && !asLanguage(new URLSearchParams(location.search).get('lang')))
      void choose(account).catch(() => undefined)
  }, [account, unsaved, language, choose, mutate, w])
  return null
}
