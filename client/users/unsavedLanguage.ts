import { useEffect } from 'react'
import { oneOf } from '#client/core/checks.ts'
import { languageStore } from '#client/core/chooseLanguage.ts'
import { stored } from '#client/core/storage.ts'
import { type Language, languages } from '#shared/core/language.ts'

/** Not yet in an account, such as a visitor's. */
export const unsavedLanguageStore = stored<Language | null>('oga.language.untold', oneOf(languages), null)

/** Records each choice until it is saved to the account. */
export function useUnsavedLanguage(): void {
  useEffect(() => languageStore.subscribe(() => unsavedLanguageStore.set(languageStore.get())), [])
}
