import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'

export function PartyMissing({ text }: { text: string }) {
  const { agencyPages: w } = useWords('agencyPages')
  return (
    <PageFrame>
      <EmptyState
        level={1}
        seed={7}
        title={w.missing}
        text={text}
        actions={
          <>
            <ButtonLink to={paths.agencies()}>{w.directory}</ButtonLink>
            <ButtonLink to={paths.search()} variant="secondary">
              {w.searchSite}
            </ButtonLink>
          </>
        }
      />
    </PageFrame>
  )
}
