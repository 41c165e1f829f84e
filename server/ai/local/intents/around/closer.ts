import { answerCloser, closerIn } from '#server/ai/local/answers/around/closer.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const asks =
  / (?:(?:cual|cuales|que|q|cuan|donde|which|what|qual|quais|onde|tell me)(?: \w+){0,6} (?:(?:mas|mais|menos) (?:cerca(?:n[oa]s?)?|lejos|perto|longe|proxim[oa])|closer|closest|nearer|nearest|farther|further)|(?:mas|mais) (?:cerca|perto)(?: \w+){1,12} (?:o|u|or|ou)|(?:is|e|esta|queda|fica)(?: \w+){1,3} (?:closer|mas cerca|mais perto))(?= )/

/** "¿Qué queda más cerca del Shopping del Sol, Herrera o Ycuá Satí?" */
export const closerIntent: Intent = {
  name: 'closer',
  score: (question) =>
    !question.listing &&
    !question.understood.filters.propertyType &&
    asks.test(question.wording) &&
    closerIn(question)
      ? certainty.pointed + 9.5
      : 0,
  answer: answerCloser,
  cases: [
    { ask: 'tell me which is closer to Shopping del Sol, Herrera or Ycua Sati' },
    { ask: '¿cuál queda más cerca de Asunción, Luque o Areguá?' },
    { ask: 'qual fica mais perto do Shopping del Sol, Villa Morra ou Herrera?' },
  ],
}
