import { X } from 'lucide-react'
import { languageStore } from '#client/core/chooseLanguage.ts'
import { useLanguage } from '#client/core/language.tsx'
import { useBrowserValue } from '#client/core/rendering/rendering.ts'
import { languageTable } from '#shared/core/language.ts'
import { offeredLanguage } from '#shared/page/offeredLanguage.ts'

/** Offers the browser's language until accepted or declined. */
export function LanguageOffer() {
  const { language, choose } = useLanguage()
  const offered = useBrowserValue(
    () => offeredLanguage(language, languageStore.get(), navigator.languages[0]),
    (rendering) => rendering.offered,
    languageStore.subscribe,
  )
  const offer = offered && languageTable[offered].offer
  if (!offer) return null
  const address = `?lang=${offered}`
  return (
    <aside lang={offered} aria-label={offer.text} className="border-b bg-action-soft text-sm">
      <div className="mx-auto flex max-w-page items-center justify-center gap-x-3 px-4">
        <p className="min-w-0 py-2">
          {offer.text}{' '}
          <a
            href={address}
            onClick={(event) => {
              event.preventDefault()
              choose(offered).catch(() => location.assign(address))
            }}
            className="whitespace-nowrap font-semibold text-action underline underline-offset-4"
          >
            {offer.accept}
          </a>
        </p>
        <button
          type="button"
          aria-label={offer.decline}
          onClick={() => languageStore.set(language)}
          className="-mr-2 grid size-9 shrink-0 place-items-center rounded-full hover:text-action"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </aside>
  )
}
