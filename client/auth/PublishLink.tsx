import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'

export function PublishLink() {
  const { auth: w } = useWords('auth')
  return (
    <ButtonLink
      to={paths.publish}
      variant="secondary"
      size="sm"
      className="shrink-0 max-lg:size-10 max-lg:px-0"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 lg:hidden">
        <path d="M5 12h14M12 5v14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="max-lg:sr-only">{w.publish}</span>
    </ButtonLink>
  )
}
