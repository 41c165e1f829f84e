import { fold } from '#shared/core/text.ts'
import { plainText } from '#shared/guides/guideText.ts'
import { factWordsOf } from './answerFromGuides.ts'
import type { AnswerLanguage } from './topic.ts'
import { type GuideTopic, topicNames, topicOf } from './topics/topics.ts'

/** Letters that tell words apart: "escriturar" and "escritura" are one. */
const stemLength = 6
const minWord = 3

const stemsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= minWord && !idle.has(word))
    .map((word) => word.slice(0, stemLength))

/** Words that any question has. */
const idle = new Set(
  'que los las una uno por con del sin mas muy son fue hay the and for can how you are was not any all who why has did get its est esa ese nos les sus mis tus dos ver voy dar lei ley nao uma dos das com por seu sua tem sao foi ele ela para como cuando cuanto cuanta donde quien quienes cual cuales porque sobre entre hasta desde tiene tienen tengo hace hacer hago haria puedo puede pueden podria podemos debo deberia necesito quiero quisiera saber algo esta este esto esos esas estas estos otro otra mismo solo tambien pero cada todo todos todas casa casas depto departamento departamentos propiedad inmueble inmuebles terreno vivienda paraguay asuncion comprar compra compro alquilar alquiler vender venta what when where which does have need want would should could about there their with from that this house home apartment property buying renting land quero preciso posso pode como onde qual quais isso esse essa minha meus comprar alugar imovel apartamento favor hola gracias seria seran siendo antes despues mejor ahora aqui mucho muchos menos pasa paso parte'.split(
    ' ',
  ),
)

interface Document {
  topic: GuideTopic
  stems: ReadonlySet<string>
  /** Of what people ask it by. */
  asked: ReadonlySet<string>
}

interface Index {
  documents: readonly Document[]
  /** How telling a stem is: few topics have it. */
  weight(stem: string): number
}

const indexes = new Map<AnswerLanguage, Index>()
const anyRate = 7000

function indexOf(language: AnswerLanguage): Index {
  const known = indexes.get(language)
  if (known) return known
  const documents = topicNames.map((topic): Document => {
    const { about, answer } = topicOf(topic)
    const asked = new Set(stemsOf(about[language].join(' ').replaceAll(/[()|!&*?\\+[\]]/g, ' ')))
    const said = stemsOf(plainText(answer[language], factWordsOf(language), anyRate))
    return { topic, asked, stems: new Set([...asked, ...said]) }
  })
  const counts = new Map<string, number>()
  for (const { stems } of documents) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const index = {
    documents,
    weight: (stem: string) => Math.log(1 + documents.length / (counts.get(stem) ?? documents.length)),
  }
  indexes.set(language, index)
  return index
}

/** What is asked by beats what is only said. */
const askedTimes = 1.6
const leastShared = 2
/** Of the weight of the question's words. */
const leastShare = 0.45

/**
 * The topic whose words a question has the most of, for those that no pattern reads; undefined where fewer than two telling
 * words, or less than half of what it says, are shared.
 */
export function nearestTopic(question: string, language: AnswerLanguage): GuideTopic | undefined {
  const stems = [...new Set(stemsOf(question))]
  const { documents, weight } = indexOf(language)
  const whole = stems.reduce((sum, stem) => sum + weight(stem), 0)
  const scored = documents.map(({ topic, stems: own, asked }) => {
    const shared = stems.filter((stem) => own.has(stem))
    const weights = shared.map((stem) => weight(stem) * (asked.has(stem) ? askedTimes : 1))
    const covered = shared.reduce((sum, stem) => sum + weight(stem), 0)
    return { topic, score: weights.reduce((sum, one) => sum + one, 0), covered, count: shared.length }
  })
  const [best] = scored.toSorted((one, other) => other.score - one.score)
  if (!best || best.count < leastShared || best.covered < whole * leastShare) return undefined
  return best.topic
}
