import { feesIn } from '#server/ai/local/answers/prices/owning.ts'
import type { Area } from '#server/ai/local/areas/area.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'

/** "¿Cuál tiene las expensas más bajas?" of areas that are compared. */
export async function answerFeesOfAreas(question: QuestionContext, areas: readonly Area[]): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.priceAdvice.feesOfAreas
  const known: { name: string; median: number }[] = []
  for (const { name, city, barrio } of areas) {
    const fees = city === undefined ? undefined : await feesIn(question, { city, neighborhood: barrio })
    if (!fees) {
      reply.item(w.few(name))
      continue
    }
    const median = texts.usd(Math.round(fees.median))
    reply.item(w.row(name, median, texts.number(fees.listings)), [median, fees.path])
    known.push({ name, median: fees.median })
  }
  reply.paragraph()
  const sorted = known.toSorted((one, other) => one.median - other.median)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (low && high && low.median < high.median) reply.say(w.lowest(low.name, high.name))
  reply.say(w.limits)
  reply.suggest(...areas.slice(0, 2).map(({ name }) => texts.words.replies.suggestions.marketIn(name)))
}
