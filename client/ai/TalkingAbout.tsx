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
    <div className="flex shrink-0 items-center gap-2 border-t bg-surface-sunken py-0.5 pr-1 pl-4 text-sm">
      <div className="line-clamp-2 min-w-0 flex-1 leading-snug">
        <span id="talking-about" className="text-ink-muted">
          {w.about}{' '}
        </span>
        <ul aria-labelledby="talking-about" className="inline">
          {pieces.map((piece) => (
            <li
              key={piece}
              className="inline font-medium not-first:before:content-['·'] not-first:before:px-1"
            >
              {piece}
            </li>
          ))}
        </ul>
      </div>
      <IconButton label={w.forget} icon={<X aria-hidden="true" className="size-4" />} onClick={onForget} />
    </div>
  )
}
