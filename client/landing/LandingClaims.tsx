import { useWords } from '#client/core/language.tsx'

export function LandingClaims() {
  const { landing: w } = useWords('landing')
  return (
    <ul className="mx-auto grid max-w-page grid-cols-3 gap-4 px-4 py-6 sm:px-6 sm:py-8">
      {w.claims.map((claim) => (
        <li key={claim.figure} className="sm:flex sm:items-baseline sm:gap-3">
          <span className="block font-display font-semibold text-2xl text-action sm:text-3xl">
            {claim.figure}
          </span>
          <span className="block text-ink-muted text-sm sm:text-base">{claim.text}</span>
        </li>
      ))}
    </ul>
  )
}
