import { inSpanish } from '#server/ai/guarani.ts'
import { findPhrasing, leastLead, likeness } from '#server/ai/local/passages/phrasings.ts'
import { spelled } from '#server/ai/misspelt.ts'
import { fold } from '#shared/core/text.ts'
import { keepLatest } from '#shared/search/keepLatest.ts'
import type { AnswerLanguage } from './topic.ts'
import { type GuideTopic, topicNames, topicOf } from './topics/topics.ts'

/** Characters. */
const maxRead = 400
/** Words: more are a story, in which a noun alone says little. */
const maxBare = 9

export interface ReadTopic {
  topic: GuideTopic
  language: AnswerLanguage
  isQuestion: boolean
}

interface Pattern {
  topic: GuideTopic
  language: AnswerLanguage
  parts: readonly RegExp[]
  /** Means nothing else, whatever stands beside it. */
  isName: boolean
}

const answerLanguages: readonly AnswerLanguage[] = ['es', 'en', 'pt']

const inWords = (pattern: string) =>
  new RegExp(`(?<= )(?:${pattern.replaceAll('*', '[^ ]*').replaceAll('( ', '(?: ')})(?= )`)
const oneOf = (words: string) =>
  inWords(
    words
      .trim()
      .split(/\s*\n\s*/)
      .join('|'),
  )

const patterns: readonly Pattern[] = topicNames.flatMap((topic) =>
  answerLanguages.flatMap((language) =>
    topicOf(topic).about[language].map((pattern) => ({
      ...{ topic, language },
      parts: pattern
        .replace(/^!/, '')
        .split(' & ')
        .map((part) => inWords(part)),
      isName: pattern.startsWith('!'),
    })),
  ),
)

const properties =
  `casas?|casitas?|deptos?|dptos?|departamentos?|duplex|monoambientes?|terrenos?|lotes?|oficinas?|locales|local|salon(?:es)?|galpon(?:es)?|quintas?|estancias?|campos?|propiedad(?:es)?|inmuebles?|viviendas?|penthouse|ph|piezas?|habitacion(?:es)?|tinglados?
houses?|homes?|apartments?|flats?|condos?|land|plots?|lots?|offices?|warehouses?|property|properties
apartamentos?|imove[il]s?|imovel|sitios?|fazendas?|galpao|salas?|quartos?|kitnets?`.replaceAll('\n', '|')

/** "busco casa", "hay terrenos", "departamento con": what is looked for stands first. */
const search = new RegExp(
  `^ (?:(?:hola|buen[oa]s?|dias|tardes|noches|che|hi|hello|ola|por favor) )*(?:(?:estoy |ando )?(?:busc\\w+|quier[oe]\\w*|quisiera|necesit\\w+|me interesan?|hay|tenes|tienen|mostra\\w*|muestra\\w*|dame|pasame|ver|encontra\\w*|compro|alquilo|looking for|look for|find|search|show me|i want|i need|i am looking for|any|are there|is there|do you have|quero|procuro|preciso|tem|mostr\\w+|tengo para vender|vendo)(?: (?:comprar|alquilar|ver|una?|unos|unas|algun|algunos|algunas?|el|la|los|las|me|an?|the|some|any|to|buy|rent|uma?|de|que|alugar|mi|my|us|for))* )?(?:\\d+ )?(?:${properties}) `,
)

/** Also a relative pronoun or an order, so that a search may have it. */
const asks = oneOf(`
  explic[^ ]*|diferencias?|que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|donde|cuando|quien|quienes|puedo|puede|pueden|podes|podemos|podria|se puede|hay que|hace falta|necesito|necesita|necesitas|se necesita|tengo que|tenemos que|debo|deberia|conviene|piden|pide|exigen|es obligatori[oa]|es necesari[oa]|es verdad|vale la pena|que pasa|pierdo|me devuelven?|me tienen|no (?:me|nos) (?:quieren?|devuelven?|pagan?|dejan?|dan|renuevan?|arreglan?)|me (?:quieren?|obligan?|subieron|aumentaron|piden|exigen)
  explain|difference|what|how|can|could|may|do i|do you|do we|do they|do foreigners|do people|do owners|does|should|is|are|which|who|when|where|need|needed|must|will|would|worth|won t|refuses
  expliq[^ ]*|diferenca|o que|quanto|quanta|quantos|quais|qual|posso|pode|podem|podemos|devo|preciso|precisa|tenho que|vale a pena|compensa|quem|tem que|e preciso|e possivel|como
`)

/** Within a search: these alone make it a question. */
const asksClearly = oneOf(`
  que (?:documentos?|documentacion|papeles|impuestos?|gastos?|costos?|requisitos?|necesito|necesita|piden|exigen|hace falta|hay que|tengo que|pasa|tramites?|pasos|me piden|garantias?|comision|reviso|revisamos|miro|verifico|cuidados?)
  (?:me|te|nos) dan (?:el )?titulo|cuales son|cuanto (?:pago|cobra\\w*|se paga|tarda\\w*|me queda|cuesta (?:escritur|transfer)\\w*|es (?:el|la|de)|impuesto|de (?:gastos|impuestos?|comision|sena))|como (?:hago|se|puedo|es|pago|verifico|funciona|saco|obtengo)|puedo|podemos|se puede|hay que pagar|tengo que|hace falta|es obligatori[oa]|es necesari[oa]|conviene|vale la pena|debo|quien paga|para que sirve|(?:para|pra) (?:sacar|tener|conseguir|obtener|pedir|tirar|ter|obter) (?:la |mi |a |minha )?(?:residencia|radicacion)
  what (?:do|does|are|is|documents?|papers?|taxes|fees|costs)|how (?:do|does|much (?:is|are|tax|does)|can|long)|can (?:i|we|a|foreigners?)|do (?:i|we|they)|should|is it|are there (?:any )?(?:taxes|fees|costs)|which (?:documents?|papers?|taxes)|who pays
  quais|o que|quanto (?:pago|custa|cobra\\w*|e o|demora)|posso|podemos|preciso de (?:fiador|escritura)|e preciso|e possivel|vale a pena|compensa|quem paga|que documentos
`)

/** What only a search states. */
const searched =
  /(?<= )(?:(?:hasta|menos de|maximo|max|desde|under|up to|below|ate|por) (?:(?:us|usd|u|gs|g|r) )?[$₲]?\d|\d+ (?:dormitorios?|dorm|habitaciones|banos|bedrooms?|bed|quartos|cuartos))/

/** Folded, without punctuation, a space at both ends. */
function wordingOf(text: string): string {
  const words = fold(text.slice(0, maxRead)).replace(/[^\p{L}\p{N}$₲%]+/gu, ' ')
  return inSpanish(` ${words.trim().split(' ').map(spelled).join(' ')} `)
}

const nameScore = 100

function matchOf({ parts, isName }: Pattern, wording: string): number | undefined {
  let length = isName ? nameScore : 0
  for (const part of parts) {
    const found = part.exec(wording)
    if (!found) return undefined
    length += found[0].length
  }
  // Two things that occur say more than a longer one.
  return length + 6 * parts.length
}

function bestOf(wording: string): Pattern | undefined {
  let best: Pattern | undefined
  let most = 0
  for (const pattern of patterns) {
    const score = matchOf(pattern, wording) ?? 0
    if (score > most) [best, most] = [pattern, score]
  }
  return best
}

/** Undefined for searches, and for what no guide is about. */
export const readTopic = keepLatest(64, (question: string) => question.slice(0, maxRead), findTopic)

function findTopic(question: string): ReadTopic | undefined {
  const wording = wordingOf(question)
  const best = nearestTopic(question, bestOf(wording))
  if (!best) return undefined
  const { topic, language } = best
  const framed = search.exec(wording)
  if (framed) {
    const rest = ` ${wording.slice(framed[0].length)}`
    return asksClearly.test(rest) ? { topic, language, isQuestion: true } : undefined
  }
  if (asks.test(wording) || /[?¿]/.test(question)) return { topic, language, isQuestion: true }
  const isBare = wording.trim().split(' ').length <= maxBare && !searched.test(wording)
  return isBare ? { topic, language, isQuestion: false } : undefined
}

function nearestTopic(
  question: string,
  matched: Pattern | undefined,
): Pick<ReadTopic, 'topic' | 'language'> | undefined {
  const near = findPhrasing(question)
  const { topic, language, similarity, lead, concepts } = near ?? { similarity: 0, lead: 0, concepts: 0 }
  // "¿acepta mascotas?" may be of a home.
  const isFarAhead = similarity >= likeness.sure && lead >= 3 * leastLead && concepts > 3
  const alone = concepts > 2 ? likeness.clear : likeness.own
  const beside = isFarAhead ? likeness.sure : likeness.same
  const least = matched ? beside : alone
  // A name may stand in what is asked of another matter.
  const isOther = !matched?.isName || isFarAhead || (similarity >= likeness.same && lead >= 2 * leastLead)
  return topic && language && similarity >= least && isOther ? { topic, language } : matched
}
