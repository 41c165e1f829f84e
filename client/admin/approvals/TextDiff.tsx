import { useWords } from '#client/core/language.tsx'
import type { DiffSegment } from './wordDiff.ts'

export function TextDiff({ segments }: { segments: readonly DiffSegment[] }) {
  return (
    <p className="whitespace-pre-line break-words">
      {segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal segments of a text differ in their place alone
        <Segment key={index} {...segment} />
      ))}
    </p>
  )
}

function Segment({ kind, text }: DiffSegment) {
  const { approvals: w } = useWords('approvals')
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
