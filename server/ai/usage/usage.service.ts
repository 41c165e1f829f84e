import type { Context } from '#server/core/context.ts'
import { createBatch } from '#server/core/database/batch.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Env } from '#server/core/env.ts'
import { readSettings } from '#server/settings/settings.service.ts'
import type { AnswerSource } from '#shared/ai/ai.ts'
import type { Reports } from '#shared/reports.ts'
import { addCounts, addTokens, findUseByDay, reserveCost, type Tokens } from './usage.queries.ts'

export type { Tokens } from './usage.queries.ts'

/** Reserves the maximum cost of a model call. */
export interface Charge {
  settle(used: Tokens): Promise<void>
}

export interface Usage {
  /** Undefined above the day's ceiling. */
  reserve(maximum: Tokens): Promise<Charge | undefined>
  /** `failed`: of the model, before the rules answered. */
  count(answer: { source: AnswerSource; failed: boolean }): void
  flush(): Promise<void>
}

interface Answered {
  byModel: boolean
  failed: boolean
}

const perMillion = 1_000_000

/**
 * Counts questions, tokens and cost (US dollars) in batches, and knows whether the day’s ceiling is
 * reached.
 */
export function createUsage({ env, log, db }: Pick<Context, 'env' | 'log' | 'db'>): Usage {
  const batch = createBatch<Answered>(log, {
    name: 'ai-usage',
    write: (answered) =>
      addCounts(db, {
        questions: answered.length,
        byModel: answered.filter(({ byModel }) => byModel).length,
        failures: answered.filter(({ failed }) => failed).length,
      }),
  })
  const costOf = ({ input, output }: Tokens) =>
    (input * env.OPENAI_INPUT_PRICE + output * env.OPENAI_OUTPUT_PRICE) / perMillion

  return {
    async reserve(maximum) {
      const { aiCeilingUSD } = await readSettings(db)
      const cost = costOf(maximum)
      const day = aiCeilingUSD > 0 ? await reserveCost(db, cost, aiCeilingUSD) : undefined
      if (day === undefined) return undefined
      return { settle: (used) => addTokens(db, day, used, costOf(used) - cost) }
    },
    count({ source, failed }) {
      batch.add({ byModel: source === 'model', failed })
    },
    flush: batch.flush,
  }
}

/** Of the last `days`, the newest last; cost in US dollars. */
export async function readAssistantUse(
  db: Db,
  days: number,
  { OPENAI_API_KEY, OPENAI_MODEL }: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_MODEL'>,
): Promise<Reports['assistant']> {
  const [byDay, { aiCeilingUSD }] = await Promise.all([findUseByDay(db, days), readSettings(db)])
  const sum = (name: Exclude<keyof (typeof byDay)[number], 'day'>) =>
    byDay.reduce((total, one) => total + one[name], 0)
  return {
    model: OPENAI_API_KEY ? OPENAI_MODEL : null,
    questions: sum('questions'),
    byModel: sum('byModel'),
    failures: sum('failures'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    costUSD: sum('costUSD'),
    today: { costUSD: byDay.at(-1)?.costUSD ?? 0, ceilingUSD: aiCeilingUSD },
    days: byDay,
  }
}
