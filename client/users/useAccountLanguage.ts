import { useEffect } from 'react'
import { z } from 'zod/mini'
import { useUser } from '#client/auth/auth.api.ts'
import { failureText } from '#client/core/call.ts'
import { languageStore } from '#client/core/chooseLanguage.ts'
import { useLanguage } from '#client/core/language.tsx'
import { stored, useStored } from '#client/core/storage.ts'
import { toast } from '#client/ui/toasts.ts'
import { asLanguage, language as languageSchema } from '#shared/language.ts'
import { useChangeUser } from './users.api.ts'

/** A choice made in this browser that no account was told yet, such as a visitor's before signing in. */
const untoldStore = stored('oga.language.untold', z.nullable(languageSchema), null)

/**
 * Keeps the language of the site and that of the account the same: what is chosen here goes to the account, else the site
 * follows the account. An address with a language is obeyed and changes neither. Visitors cause no request.
 */
export function useAccountLanguage(): void {
  const user = useUser()
  const { language, choose, words } = useLanguage()
  const untold = useStored(untoldStore)
  const { mutate } = useChangeUser()
  const kept = user?.language

  useEffect(() => languageStore.subscribe(() => untoldStore.set(languageStore.get())), [])

  useEffect(() => {
    if (kept === undefined) return
    if (untold !== null) {
      untoldStore.clear()
      if (untold === kept) return
      const onError = (error: Error) => {
        const description = failureText(error, words.users.saveFailed)
        toast({ variant: 'destructive', title: words.core.error, description })
      }
      mutate({ language: untold }, { onError })
    } else if (kept !== language && !asLanguage(new URLSearchParams(location.search).get('lang')))
      void choose(kept).catch(() => undefined)
  }, [kept, untold, language, choose, mutate, words])
}
