import { amountsIn } from '#server/ai/local/amounts.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { paths } from '#shared/paths.ts'
import { suggestStart } from './helping.ts'
import { sayPassage } from './matters/passage.ts'

/** "El 3 % de 120 mil" */
export const percentNamed =
  /(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|por ?ciento|percent|por cento)(?: (?:de|of|do|da|em) [\p{L}]+)? (?:de|of|sobre|on|do|da|em) /iu
const ofFees =
  / (?:comision\w*|commission|comissao|honorarios?|escriban\w+|notary|sena|deposit\w*|entrega|impuesto|tax|imposto)(?= )/

/** The figure, and what a guide says of such a percentage. */
export function answerPercentOf(question: QuestionContext): void {
  const { reply, texts, text, wording } = question
  const percent = Number(percentNamed.exec(text)?.[1]?.replace(',', '.'))
  const [amount] = amountsIn(text, 'sale')
  if (!amount || !(percent > 0)) return
  const write = amount.currency === 'PYG' ? texts.pyg : texts.usd
  const part = write(Math.round((amount.value * percent) / 100))
  const said = texts.words.advice.percentOf(texts.percent(percent), write(amount.value), part)
  reply.say(said, [part, paths.method(texts.pageLanguage)])
  reply.paragraph()
  if (ofFees.test(wording)) sayPassage(question)
  suggestStart(question)
}
