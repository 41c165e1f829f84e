import { Check } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { Development } from '#shared/developments/developments.ts'

export function About({ development }: { development: Development }) {
  const { language } = useLanguage()
  const { developmentPages: w, listings } = useWords('developmentPages', 'listings')
  const { description, descriptionEn, amenities } = development
  const text = language === 'en' && descriptionEn ? descriptionEn : description
  if (text === '' && amenities.length === 0) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-2xl">
        {w.about}
      </h2>
      {text !== '' && (
        <p
          lang={text === description && language !== 'es' ? 'es' : undefined}
          className="mt-3 max-w-reading whitespace-pre-line text-pretty wrap-anywhere"
        >
          {text}
        </p>
      )}
      {amenities.length > 0 && (
        <ul
          aria-label={w.amenities}
          className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-2"
        >
          {amenities.map((amenity) => (
            <li key={amenity} className="flex items-center gap-2">
              <Check aria-hidden="true" className="size-4.5 shrink-0 text-positive" />
              {listings.amenities[amenity]}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
