import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { float, selection, string } from '#server/core/database/selection.ts'

const today = sql`(now() at time zone 'America/Asuncion')::date`

export interface Counts {
  questions: number
  byModel: number
  failures: number
}

export async function addCounts(db: Db, { questions, byModel, failures }: Counts): Promise<void> {
  await db.execute(sql`
    insert into ai_usage (day, questions, by_model, failures)
    values (${today}, ${questions}, ${byModel}, ${failures})
    on conflict (day) do update set
      questions = ai_usage.questions + excluded.questions,
      by_model = ai_usage.by_model + excluded.by_model,
      failures = ai_usage.failures + excluded.failures`)
}

const reserved = selection({ day: string(sql`day`) })

/** US dollars. Returns the day; undefined above the ceiling. */
export async function reserveCost(db: Db, cost: number, ceiling: number): Promise<string | undefined> {
  const [row] = await reserved.read(
    db,
    (columns) => sql`
    insert into ai_usage (day, cost_usd)
    select ${today}, ${cost}::numeric where ${cost}::numeric <= ${ceiling}::numeric
    on conflict (day) do update set cost_usd = ai_usage.cost_usd + excluded.cost_usd
      where ai_usage.cost_usd + excluded.cost_usd <= ${ceiling}::numeric
    returning ${columns}`,
  )
  return row?.day
}

export interface Tokens {
  input: number
  output: number
}

/** `difference`: actual minus reserved, in US dollars. */
export async function addTokens(
  db: Db,
  day: string,
  { input, output }: Tokens,
  difference: number,
): Promise<void> {
  await db.execute(sql`
    update ai_usage set
      input_tokens = input_tokens + ${input}::bigint,
      output_tokens = output_tokens + ${output}::bigint,
      cost_usd = greatest(0, cost_usd + ${difference}::numeric)
    where day = ${day}::date`)
}

const perDay = selection({
  day: string(sql`d.day`),
  questions: float(sql`coalesce(u.questions, 0)`),
  byModel: float(sql`coalesce(u.by_model, 0)`),
  failures: float(sql`coalesce(u.failures, 0)`),
  inputTokens: float(sql`coalesce(u.input_tokens, 0)`),
  outputTokens: float(sql`coalesce(u.output_tokens, 0)`),
  costUSD: float(sql`coalesce(u.cost_usd, 0)`),
})

export function findUseByDay(db: Db, days: number) {
  return perDay.read(
    db,
    (columns) => sql`
    select ${columns}
    from (select generate_series(${today} - (${days}::int - 1), ${today}, interval '1 day')::date as day) as d
    left join ai_usage as u on u.day = d.day
    order by d.day`,
  )
}
