import { useEffect } from 'react'
import { failureText } from '#client/core/call.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useStored } from '#client/core/storage.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { asLanguage, type Language } from '#shared/core/language.ts'
import { unsavedStore } from './untoldLanguage.ts'
import { useChangeUser } from './users.api.ts'

/**
 * Keeps the language of the site and that of the account the same: what is chosen here goes to the account, else the site
 * follows the account. An address with a language is obeyed and changes neither.
 */
export function AccountLanguage({ account }: { account: Language }) {
  const { language, choose } = useLanguage()
  const { core: w } = useWords('core')
  const untold = useStored(unsavedStore)
  const { mutate } = useChangeUser()

  useEffect(() => {
    if (untold !== null) {
      unsavedStore.clear()
      if (untold === account) return
      const onError = (error: Error) => {
        const description = failureText(error, w.saveFailed)
        toast({ variant: 'destructive', title: w.error, description })
      }
      mutate({ language: untold }, { onError })
    } else if (account !== language && !asLanguage(new URLSearchParams(location.search).get('lang')))
      void choose(account).catch(() => undefined)
  }, [account, untold, language, choose, mutate, w])
  return null
}
