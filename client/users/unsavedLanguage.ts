import { useEffect } from 'react'
import { z } from 'zod/mini'
import { languageStore } from '#client/core/chooseLanguage.ts'
import { stored } from '#client/core/storage.ts'
import { language } from '#shared/core/language.ts'

/** Not yet saved to an account, such as a visitor's before signing in. */
export const unsavedLanguageStore = stored('oga.language.untold', z.nullable(language), null)

/** Records every choice until it is saved to the account. */
export function useUnsavedLanguage(): void {
  useEffect(() => languageStore.subscribe(() => unsavedLanguageStore.set(languageStore.get())), [])
}
