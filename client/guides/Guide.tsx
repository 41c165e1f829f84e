import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHashPart } from '#client/core/history/hashPart.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { dateText } from '#shared/guides/facts/factText.ts'
import { type GuideName, guidesReviewed } from '#shared/guides/guides.ts'
import { allTextsOf, type GuideText } from '#shared/guides/guideText.ts'
import { FootnoteContext, footnotesOf } from './footnotes.ts'
import { GuideFigures } from './GuideFigures.tsx'
import { GuideQuestions, questionsId } from './GuideQuestions.tsx'
import { GuideSections } from './GuideSections.tsx'
import { GuideSources, sourcesId } from './GuideSources.tsx'
import { questionsQuery } from './guides.api.ts'
import { OtherGuides } from './OtherGuides.tsx'

export function Guide({ name, text }: { name: GuideName; text: GuideText }) {
  const { language } = useLanguage()
  const { guides: w } = useWords('guides')
  const query = questionsQuery(name, language)
  const { data: questions } = useQuery(query)
  const footnotes = useMemo(
    () => footnotesOf([...allTextsOf(text), ...(questions ?? []).map(({ answer }) => answer)]),
    [text, questions],
  )
  useHashPart()
  return (
    <PageFrame>
      <FootnoteContext value={footnotes}>
        <article className="mx-auto grid max-w-page gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <header className="max-w-reading lg:col-start-2">
            <div className="print:hidden">
              <Breadcrumbs steps={[{ label: w.title, to: paths.guides(language) }, { label: text.title }]} />
            </div>
            <h1 className="mt-2 text-3xl sm:text-4xl">{text.title}</h1>
            <p className="mt-3 text-pretty text-ink-muted text-lg">{text.summary}</p>
            <p className="mt-2 text-ink-muted text-sm">
              <time dateTime={guidesReviewed}>{w.reviewed(dateText(guidesReviewed, w.factWords))}</time>
            </p>
            <GuideFigures figures={text.figures} />
          </header>
          <Contents
            text={text}
            hasQuestions={questions !== undefined && questions.length > 0}
            hasSources={footnotes.notes.length > 0}
          />
          <div className="max-w-reading lg:col-start-2">
            <GuideSections sections={text.sections} />
            <GuideQuestions query={query} />
            <GuideSources />
            <OtherGuides than={name} />
          </div>
        </article>
      </FootnoteContext>
    </PageFrame>
  )
}

interface ContentsProps {
  text: GuideText
  hasQuestions: boolean
  hasSources: boolean
}

function Contents({ text: { sections }, hasQuestions, hasSources }: ContentsProps) {
  const { guides: w } = useWords('guides')
  const parts = [
    ...sections,
    ...(hasQuestions ? [{ id: questionsId, title: w.questions }] : []),
    ...(hasSources ? [{ id: sourcesId, title: w.sources }] : []),
  ]
  return (
    <nav
      aria-label={w.contents}
      className="mt-7 lg:sticky lg:top-20 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start print:hidden"
    >
      <p className="font-semibold text-sm">{w.contents}</p>
      <ol className="mt-1.5 text-sm">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1 text-ink-muted hover:text-action hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
