import { X } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

interface TalkingAboutProps {
  /** "Casas en Luque", "hasta $90,000". */
  pieces: readonly string[]
  onForget: () => void
}

/** What the next question goes on from. */
export function TalkingAbout({ pieces, onForget }: TalkingAboutProps) {
  const { chat: w } = useWords('chat')
  if (pieces.length === 0) return null
  return (
    <div className="flex shrink-0 items-center gap-2 border-t bg-surface-sunken py-1 pr-1 pl-4 text-sm">
      <p id="talking-about" className="shrink-0 text-ink-muted">
        {w.about}
      </p>
      <ul aria-labelledby="talking-about" className="flex min-w-0 flex-1 flex-wrap gap-1 py-1">
        {pieces.map((piece) => (
          <li key={piece} className="max-w-full truncate rounded-lg border bg-surface-raised px-2 py-0.5">
            {piece}
          </li>
        ))}
      </ul>
      <IconButton label={w.forget} icon={<X aria-hidden="true" className="size-4" />} onClick={onForget} />
    </div>
  )
}
