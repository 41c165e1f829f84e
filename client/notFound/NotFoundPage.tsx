import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'

export default function NotFoundPage() {
  const { notFound: w } = useWords('notFound')
  return (
    <div lang="en">
      <EmptyState
        level={1}
        seed={4}
        title={w.title}
        text={
          <>
            {w.text}
            <code className="mt-3 block text-sm">{w.hint}</code>
          </>
        }
        actions={
          <>
            <ButtonLink to={paths.root}>{w.home}</ButtonLink>
            <ButtonLink to={paths.search()} variant="secondary">
              {w.search}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
