import type { Engine, EngineAnswer } from '#server/ai/engine.ts'
import { exchangeRate } from '#server/ai/tools/exchangeRate.ts'
import { runTool } from '#server/ai/tools/tool.ts'
import { answerUnknown } from './answers/talking.ts'
import { answerEither, answerUnclear } from './answers/unclear.ts'
import { rankIntents, threshold } from './intents/intent.ts'
import { twoReadings } from './intents/readings.ts'
import { intents } from './intents/table.ts'
import { type QuestionContext, readQuestion, UnusableQuestion } from './questionContext.ts'

export const localEngine: Engine = {
  source: 'local',
  async answer(question, { tools, onDelta }) {
    const { guaraniesPerDollar: rate, path: ratePath } = await runTool(exchangeRate, tools, {})
    const read = () => readQuestion(question, tools, { rate, ratePath })
    const answered = await answerQuestion(read()).catch((error: unknown) => {
      if (!(error instanceof UnusableQuestion)) throw error
      return answerUnknown(read())
    })
    const answer = answered.reply.finish()
    send(answer, onDelta)
    return answer
  },
}

async function answerQuestion(question: QuestionContext): Promise<QuestionContext> {
  const ranked = rankIntents(intents, question)
  const [best] = ranked
  const readings = twoReadings(ranked, question)
  if (readings) answerEither(question, readings)
  else if (best && best.score >= threshold) await best.intent.answer(question)
  else await answerUnclear(question)
  return question
}

/** Line by line. */
function send({ response }: EngineAnswer, onDelta: (text: string) => void): void {
  for (const piece of response.split(/(?<=\n)/)) onDelta(piece)
}
