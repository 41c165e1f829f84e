import { X } from 'lucide-react'
import { languageStore, offersEnglish } from '#client/core/chooseLanguage.ts'
import { useLanguage } from '#client/core/language.tsx'
import { useStored } from '#client/core/storage.ts'

/** Tells an English browser once that the site speaks English too; it stays Spanish unless the reader says so. */
export function EnglishOffer() {
  const { language, choose, words } = useLanguage()
  const chosen = useStored(languageStore)
  const { layout: w } = words
  if (!offersEnglish(language, chosen, navigator.languages)) return null
  return (
    <aside lang="en" aria-label={w.offerEnglish} className="border-b bg-action-soft text-sm">
      <div className="mx-auto flex max-w-page items-center justify-center gap-x-3 px-4">
        <p className="min-w-0 py-2">
          {w.offerEnglish}{' '}
          <a
            href="?lang=en"
            onClick={(event) => {
              event.preventDefault()
              choose('en').catch(() => location.assign('?lang=en'))
            }}
            className="whitespace-nowrap font-semibold text-action underline underline-offset-4"
          >
            {w.offerEnglishYes}
          </a>
        </p>
        <button
          type="button"
          aria-label={w.offerEnglishNo}
          onClick={() => languageStore.set('es')}
          className="-mr-2 grid size-9 shrink-0 place-items-center rounded-full hover:text-action"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </aside>
  )
}
