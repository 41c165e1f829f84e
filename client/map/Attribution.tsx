import { useWords } from '#client/core/language.tsx'
import { creditsOf } from './credits.ts'

/** Whose map it is: the licences ask for it to be seen. */
export function Attribution({ text, hasStreets }: { text: string; hasStreets: boolean }) {
  const { map: w } = useWords('map')
  if (text === '') return null
  return (
    <p className="absolute right-0 bottom-0 left-0 z-20 bg-surface-raised/85 px-2 py-0.5 text-right text-ink-muted text-xs">
      {!hasStreets && `${w.noStreets} · `}
      {creditsOf(text).map(({ text, href }) =>
        href ? (
          <a key={text} href={href} target="_blank" rel="noopener noreferrer" className="underline">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  )
}
