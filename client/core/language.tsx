import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '#shared/language.ts'
import { loadWords, type Words } from '#shared/words.ts'
import { languageStore, withoutLanguage } from './chooseLanguage.ts'

interface LanguageOfPage {
  language: Language
  words: Words
  /** Loads the other words, then changes the whole page at once and remembers the choice. */
  choose(language: Language): Promise<void>
}

const Context = createContext<LanguageOfPage | null>(null)

/** Gives the page its language; `start` and its words are loaded before the first paint. */
export function LanguageProvider(props: { start: Language; words: Words; children: ReactNode }) {
  const [page, setPage] = useState({ language: props.start, words: props.words })
  const wanted = useRef(props.start)

  const choose = useCallback(async (language: Language) => {
    wanted.current = language
    languageStore.set(language)
    const words = await loadWords(language)
    if (wanted.current !== language) return
    // Set here and not in an effect: calls made while rendering already ask in the new language.
    document.documentElement.lang = language
    const address = withoutLanguage(location.href)
    if (address !== location.pathname + location.search + location.hash) {
      // With the origin: a path that begins with two slashes would be another site's address.
      history.replaceState(history.state, '', location.origin + address)
    }
    setPage({ language, words })
  }, [])

  useEffect(
    () =>
      languageStore.subscribe(() => {
        const chosen = languageStore.get()
        if (chosen && chosen !== wanted.current) void choose(chosen)
      }),
    [choose],
  )

  const value = useMemo(() => ({ ...page, choose }), [page, choose])
  return <Context value={value}>{props.children}</Context>
}

/** The language of the page and how to change it. */
export function useLanguage(): LanguageOfPage {
  const page = use(Context)
  if (!page) throw new Error('useLanguage needs a LanguageProvider above it')
  return page
}

/** The texts of the page, by feature. */
export function useWords(): Words {
  return useLanguage().words
}
