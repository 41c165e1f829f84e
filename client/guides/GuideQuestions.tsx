import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import type { GuideQuestion } from '#shared/guides/guidesApi.ts'
import type { questionsQuery } from './guides.api.ts'
import { MarkedText } from './MarkedText.tsx'

export const questionsId = 'preguntas'

/** Shown before the rest is unfolded. */
const maxFirst = 8

/** What people ask besides, each answer folded. */
export function GuideQuestions({ query }: { query: ReturnType<typeof questionsQuery> }) {
  const { guides: w } = useWords('guides')
  const asked = useQuery(query)
  const questions = asked.data ?? []
  if (!asked.isError && questions.length === 0) return null
  const rest = questions.slice(maxFirst)
  return (
    <section id={questionsId} className="mt-8 scroll-mt-20 border-t pt-6 print:mt-5 print:pt-4">
      <h2 className="text-xl sm:text-2xl print:break-after-avoid">{w.questions}</h2>
      {asked.isError && <ErrorNote error={asked.error} onRetry={() => void asked.refetch()} />}
      <Questions questions={questions.slice(0, maxFirst)} />
      {rest.length > 0 && (
        <details className="group/rest mt-4">
          <summary className="inline-block min-h-11 py-2.5 font-semibold text-action group-open/rest:hidden">
            {w.moreQuestions(rest.length)}
          </summary>
          <Questions questions={rest} />
        </details>
      )}
    </section>
  )
}

function Questions({ questions }: { questions: readonly GuideQuestion[] }) {
  return (
    <div className="mt-4 divide-y border-y">
      {questions.map(({ id, question, answer }) => (
        <details key={id} className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2.5 font-medium hover:text-action [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 flex-1 text-pretty">{question}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <p className="pr-8 pb-4 text-pretty text-ink-muted">
            <MarkedText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
