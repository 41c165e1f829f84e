import { answerTalk, smallTalk as saidTo } from '#server/ai/local/answers/talking.ts'
import { certainty, type Intent } from './intent.ts'

export const smallTalk: Intent = {
  name: 'smallTalk',
  score: (question) => (saidTo(question) === undefined ? 0 : certainty.talk),
  answer(question) {
    answerTalk(question, saidTo(question) ?? '')
  },
  cases: [
    { ask: 'hola' },
    { ask: 'mba’éichapa' },
    { ask: 'oi, tudo bem' },
    { ask: 'thanks!' },
    { ask: 'obrigado' },
    { ask: 'sos un inútil' },
    { ask: 'stupid bot' },
    { ask: '¿qué podés hacer?' },
  ],
}
