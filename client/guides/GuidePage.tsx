import { useLanguage, useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { useTitle } from '#client/core/title.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { guideOfSlug } from '#shared/guides/guidePath.ts'
import type { GuideName } from '#shared/guides/guides.ts'
import { Guide } from './Guide.tsx'
import { readGuide } from './readGuide.ts'

export default function GuidePage({ params: { topic } }: PageProps) {
  const name = guideOfSlug(topic)
  return name ? <NamedGuide key={name} name={name} /> : <NoGuide />
}

function NamedGuide({ name }: { name: GuideName }) {
  const { language } = useLanguage()
  const text = readGuide(name, language)
  useTitle(text.title)
  return <Guide name={name} text={text} />
}

function NoGuide() {
  const { language } = useLanguage()
  const { guides: w } = useWords('guides')
  useTitle(w.missing)
  return (
    <EmptyState
      level={1}
      seed={17}
      title={w.missing}
      text={w.missingText}
      actions={<ButtonLink to={paths.guides(language)}>{w.all}</ButtonLink>}
    />
  )
}
