import { useWords } from '#client/core/language.tsx'
import { wordDiff } from './wordDiff.ts'

/** `isWhole`: a value that is not compared by words. */
export function TextDiff({ before, after, isWhole }: { before: string; after: string; isWhole?: boolean }) {
  const { managing } = useWords('managing')
  const w = managing.reviews
  const parts = isWhole
    ? [
        { kind: 'removed' as const, text: before },
        { kind: 'added' as const, text: after },
      ].filter(({ text }) => text !== '')
    : wordDiff(before, after)
  return (
    <p className="whitespace-pre-line break-words">
      {parts.map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
        if (kind === 'same') return <span key={index}>{text}</span>
        const isRemoved = kind === 'removed'
        const Mark = isRemoved ? 'del' : 'ins'
        return (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
            key={index}
            className={
              isRemoved
                ? 'mr-1 rounded-xs bg-danger-soft text-danger line-through'
                : 'mr-1 rounded-xs bg-positive-soft text-positive no-underline'
            }
          >
            <span className="sr-only">{isRemoved ? w.removedText : w.addedText}: </span>
            {text}
          </Mark>
        )
      })}
    </p>
  )
}
