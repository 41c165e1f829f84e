import { Bot, MessageCircleQuestion, Type, Wallet } from 'lucide-react'
import { StatCard } from '#client/admin/stats/StatCard.tsx'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { Reports } from '#shared/reports.ts'
import { CostToday } from './CostToday.tsx'
import { DayChart } from './DayChart.tsx'
import { dollars } from './dollars.ts'

export function AssistantUse({ use }: { use: Reports['assistant'] }) {
  const { reports: w } = useWords('reports')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const cost = (value: number) => dollars(value, language)
  const { model, questions, byModel, failures, inputTokens, outputTokens, costUSD, today } = use
  // The period may have used a model that is no longer configured.
  const hasModel = model !== null || inputTokens + outputTokens > 0
  const byDay = (value: (day: (typeof use.days)[number]) => number) =>
    use.days.map((day) => ({ day: day.day, value: value(day) }))
  return (
    <section aria-labelledby="assistant" className="grid gap-4">
      <div>
        <h2 id="assistant" className="text-xl">
          {w.assistant}
        </h2>
        <p className="mt-1 text-pretty text-ink-muted text-sm">{model ? w.withModel(model) : w.noModel}</p>
      </div>
      <dl className="grid grid-cols-1 gap-3 min-[25rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        <StatCard label={w.questions} Icon={MessageCircleQuestion} figure={number(questions)} />
        {hasModel && (
          <>
            <StatCard
              label={w.byModel}
              Icon={Bot}
              figure={number(byModel)}
              note={failures > 0 ? w.failures(failures) : w.byRules(number(Math.max(0, questions - byModel)))}
            />
            <StatCard
              label={w.tokens}
              Icon={Type}
              figure={number(inputTokens + outputTokens)}
              note={w.tokenParts(number(inputTokens), number(outputTokens))}
            />
            <StatCard label={w.cost} Icon={Wallet} figure={cost(costUSD)} />
          </>
        )}
      </dl>
      {hasModel && <CostToday {...today} />}
      <div className="grid gap-4 lg:grid-cols-2">
        <DayChart name={w.questions} days={byDay((day) => day.questions)} least={4} format={number} />
        {hasModel && <DayChart name={w.cost} days={byDay((day) => day.costUSD)} least={0.04} format={cost} />}
      </div>
    </section>
  )
}
