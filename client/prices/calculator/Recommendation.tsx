import { Lightbulb } from 'lucide-react'
import { useId } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { Calculation } from '#shared/prices/prices.ts'
import { adviceOf } from './advice.ts'
import type { Question } from './fields.ts'

export function Recommendation(props: { calculation: Calculation; question: Question }) {
  const { language } = useLanguage()
  const words = useWords('calculator', 'prices')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="rounded-lg bg-surface-sunken p-5">
      <h3 id={heading} className="flex items-center gap-2 text-xl">
        <Lightbulb aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {words.calculator.advice.title}
      </h3>
      {adviceOf(props.calculation, props.question, language, words).map((paragraph) => (
        <p key={paragraph} className="mt-2.5 max-w-reading text-pretty">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
