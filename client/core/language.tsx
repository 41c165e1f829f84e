import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '#shared/core/language.ts'
import type { Feature, Words } from '#shared/words.ts'
import { languageStore, withoutLanguage } from './chooseLanguage.ts'
import { loadLanguage, readWords } from './words.ts'

interface PageLanguage {
  language: Language
  choose(language: Language): Promise<void>
}

const Context = createContext<PageLanguage | null>(null)

export function LanguageProvider(props: { start: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(props.start)
  const requested = useRef(props.start)

  const choose = useCallback(async (next: Language) => {
    requested.current = next
    languageStore.set(next)
    await loadLanguage(next)
    if (requested.current !== next) return
    // Not in an effect: requests of the next render already send it.
    document.documentElement.lang = next
    const address = withoutLanguage(location.href)
    if (address !== location.pathname + location.search + location.hash) {
      history.replaceState(history.state, '', address)
    }
    setLanguage(next)
  }, [])

  useEffect(
    () =>
      languageStore.subscribe(() => {
        const chosen = languageStore.get()
        if (chosen && chosen !== requested.current) void choose(chosen)
      }),
    [choose],
  )

  const value = useMemo(() => ({ language, choose }), [language, choose])
  return <Context value={value}>{props.children}</Context>
}

export function useLanguage(): PageLanguage {
  const page = use(Context)
  if (!page) throw new Error('useLanguage needs a LanguageProvider above it')
  return page
}

/** Suspends while loading. */
export function useWords<F extends Feature>(...features: F[]): Pick<Words, F> {
  return readWords(useLanguage().language, features)
}
