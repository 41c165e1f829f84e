import type { Engine, EngineAnswer, EngineQuestion } from '#server/ai/engine.ts'
import { exchangeRate } from '#server/ai/tools/exchangeRate.ts'
import { runTool } from '#server/ai/tools/tool.ts'
import { answerUnknown } from './answers/talking.ts'
import { answerEither, answerUnclear } from './answers/unclear.ts'
import { withMostPlace } from './areas/mostPlace.ts'
import { withCheaperPlace } from './conversation/cheaperPlace.ts'
import { findOffered } from './conversation/offered.ts'
import { withPointedPlaces } from './conversation/pointedPlace.ts'
import { resumed } from './conversation/resumed.ts'
import { wordsOf } from './conversation/searchState.ts'
import { withoutGreeting } from './conversation/turns/greeting.ts'
import { rankIntents, threshold } from './intents/intent.ts'
import { twoReadings } from './intents/readings.ts'
import { intents } from './intents/table.ts'
import { type QuestionContext, readMeaning, readQuestion, UnusableQuestion } from './questionContext.ts'
import { type SeveralQuestions, severalQuestions } from './severalQuestions.ts'

export const localEngine: Engine = {
  source: 'local',
  async answer(typed, { tools, onDelta }) {
    const asked = { ...typed, text: withoutGreeting(typed.text) }
    const { guaraniesPerDollar: rate, path: ratePath } = await runTool(exchangeRate, tools, {})
    const cheaper = await withCheaperPlace(asked, tools, rate)
    const placed = withPointedPlaces(withMostPlace(cheaper, rate), rate)
    const question = resumed(placed, rate)
    const { wording, understood, history } = readMeaning(question, rate)
    const offered = await findOffered(tools, { wording, rest: wordsOf(understood.rest), history })
    const read = (one = question) => readQuestion(one, tools, { rate, ratePath, offered })
    const parts = severalQuestions(
      question,
      (one) => readMeaning(one, rate, offered),
      (one) => resumed(one, rate),
    )
    const answered = await answerAll(read(), parts, read).catch((error: unknown) => {
      if (!(error instanceof UnusableQuestion)) throw error
      return answerUnknown(read())
    })
    const answer = answered.reply.finish()
    send(answer, onDelta)
    return answer
  },
}

/** In one reply, in the language of the whole question. */
async function answerAll(
  asked: QuestionContext,
  parts: SeveralQuestions | undefined,
  read: (part: EngineQuestion) => QuestionContext,
): Promise<QuestionContext> {
  if (!parts) return answerQuestion(asked)
  const { reply, texts } = asked
  for (const part of parts.asked) {
    const own = read(part)
    // "Ouvi falar da faixa de fronteira": too few words to tell the language.
    await answerQuestion({ ...own, spoken: asked.spoken ?? own.spoken, reply, texts })
    reply.paragraph()
  }
  for (const one of parts.left) reply.say(texts.words.replies.leftOpen(one.replaceAll(/[¿?]/g, '').trim()))
  return asked
}

async function answerQuestion(question: QuestionContext): Promise<QuestionContext> {
  const ranked = rankIntents(intents, question.meaning)
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
