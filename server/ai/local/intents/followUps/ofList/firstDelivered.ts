import { answerFirstDelivered } from '#server/ai/local/answers/followUps/firstDelivered.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { namedList } from '#server/ai/local/named.ts'

const which = / (?:cual(?:es)?|que|which|what|qual|quais|quem)(?= )/
const delivers =
  / (?:entreg\w+|termin\w+|esta(?:n|ria|ra)? list[oa]s?|deliver\w*|finish\w*|complet\w+|handed over|(?:is|are|be) ready|fica\w* pront[oa]s?)(?= )/
const soonest =
  / (?:primero|antes|primeiro|first|earliest|soonest|sooner|(?:mas|mais) (?:rapido|pronto|cerca|cedo|proxim[oa]))(?= )/

/** "¿Cuál de esos entrega primero?": of all that were shown. */
export const firstDeliveredIntent: Intent = {
  name: 'firstDelivered',
  score: ({ wording, history }) =>
    which.test(wording) && delivers.test(wording) && soonest.test(wording) && namedList(history).length > 1
      ? certainty.pointed + 9.6
      : 0,
  answer: answerFirstDelivered,
  cases: [
    { after: ['departamentos en pozo en Asunción'], ask: '¿cuál de esos entrega primero?' },
    { after: ['off-plan apartments in Asunción'], ask: 'which one is delivered first?' },
    { after: ['apartamentos na planta em Assunção'], ask: 'qual deles entrega primeiro?' },
  ],
}
