import { useWords } from '#client/core/language.tsx'
import type { Near } from './useNear.ts'

export function NearError({ state }: { state: Near['state'] }) {
  const { home } = useWords('home')
  const w = home.near
  if (state !== 'denied' && state !== 'failed' && state !== 'unsupported') return null
  return (
    <div className="rounded bg-warning-soft px-4 py-3 text-sm">
      <p className="font-semibold text-warning">{w.denied}</p>
      <p>{state === 'denied' ? w.deniedText : w[state]}</p>
    </div>
  )
}
