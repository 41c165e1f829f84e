import { answerOf, faqAnswer } from '#server/ai/guides/answerFromGuides.ts'
import { faq } from '#server/ai/guides/faq/faq.ts'
import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import type { GuideTopic } from '#server/ai/guides/topics/topics.ts'
import { nearestPhrasings } from '#server/ai/local/passages/phrasings.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'

type FaqName = keyof typeof faq
const entries: Record<string, FaqEntry> = faq

/** What a frequent question answers. */
export function saySaid({ reply, texts, rate }: QuestionContext, asked: FaqName | FaqEntry): void {
  const entry = typeof asked === 'string' ? entries[asked] : asked
  if (!entry) return
  const { text, link } = faqAnswer(entry, { language: texts.language, rate })
  reply.say(text, ...(link ? [[link.text, link.to] as const] : []))
}

/** Of a question that is known to be of one of them. */
const leastAlike = 0.3

interface Among {
  faq: readonly FaqName[]
  topics?: readonly GuideTopic[]
  /** Said where none is near. */
  otherwise?: GuideTopic
}

/** Of those, what a question is nearest to. */
export function sayNearestOf(question: QuestionContext, { faq: names, topics = [], otherwise }: Among): void {
  const { reply, texts, rate, text } = question
  const all = new Set<string>([...names, ...topics.map((topic) => `guide ${topic}`)])
  const found = nearestPhrasings(text).find(
    ({ name, similarity }) => all.has(name) && similarity >= leastAlike,
  )
  const topic = found ? found.topic : otherwise
  reply.paragraph()
  if (found?.entry) return void saySaid(question, found.entry)
  if (!topic) return
  const said = answerOf(topic, { language: texts.language, rate, strength: 2 })
  reply.say(said.text, [said.link.text, said.link.to])
}
