import type { Engine, EngineAnswer } from '#server/ai/engine.ts'
import { exchangeRate } from '#server/ai/tools/exchangeRate.ts'
import { runTool } from '#server/ai/tools/tool.ts'
import { readQuestion } from './asked.ts'
import { answerQuestion } from './route.ts'

/** Rules over the tools: works without any model. */
export const localEngine: Engine = {
  source: 'local',
  async answer(question, { tools, onDelta }) {
    const { guaraniesPerDollar: rate, path: ratePath } = await runTool(exchangeRate, tools, {})
    const asked = readQuestion(question, tools, { rate, ratePath })
    await answerQuestion(asked)
    const answer = asked.reply.finish()
    send(answer, onDelta)
    return answer
  },
}

/** Line by line. */
function send({ response }: EngineAnswer, onDelta: (text: string) => void): void {
  for (const piece of response.split(/(?<=\n)/)) onDelta(piece)
}
