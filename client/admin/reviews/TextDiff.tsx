import { useWords } from '#client/core/language.tsx'
import type { DiffPart } from './wordDiff.ts'

export function TextDiff({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <p className="whitespace-pre-line break-words">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal parts of a text differ in their place alone
        <Part key={index} {...part} />
      ))}
    </p>
  )
}

function Part({ kind, text }: DiffPart) {
  const { reviews: w } = useWords('reviews')
  if (kind === 'same') return text
  const isRemoved = kind === 'removed'
  const Mark = isRemoved ? 'del' : 'ins'
  return (
    <Mark
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
}
