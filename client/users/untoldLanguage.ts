import { useEffect } from 'react'
import { z } from 'zod/mini'
import { languageStore } from '#client/core/chooseLanguage.ts'
import { stored } from '#client/core/storage.ts'
import { language } from '#shared/core/language.ts'

/** A choice made in this browser that no account was told yet, such as a visitor's before signing in. */
export const unsavedStore = stored('oga.language.untold', z.nullable(language), null)

/** Keeps every choice of a language until the account knows it. */
export function useUntoldLanguage(): void {
  useEffect(() => languageStore.subscribe(() => unsavedStore.set(languageStore.get())), [])
}
