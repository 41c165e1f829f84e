import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'

export default function NotFoundPage() {
  const { notFound: w } = useWords('notFound')
  return (
    <EmptyState
      level={1}
      seed={4}
      title={<span lang="en">{w.title}</span>}
      text={
        <>
          {w.text}
          <code lang="en" className="mt-3 block text-sm">
            {w.hint}
          </code>
        </>
      }
      actions={
        <>
          <ButtonLink to={paths.root}>{w.home}</ButtonLink>
          <ButtonLink to={paths.search()} variant="secondary">
            {w.search}
          </ButtonLink>
          <ButtonLink to={paths.publish} variant="quiet">
            {w.publish}
          </ButtonLink>
        </>
      }
    />
  )
}
