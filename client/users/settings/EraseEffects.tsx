import { CircleX } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'

export function EraseEffects() {
  const { users: w } = useWords('users')
  return (
    <>
      <ul className="space-y-2.5">
        {w.eraseEffects.map((effect) => (
          <li key={effect} className="flex gap-3">
            <CircleX aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" strokeWidth={1.8} />
            {effect}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-muted text-sm">{w.eraseAgain}</p>
    </>
  )
}
