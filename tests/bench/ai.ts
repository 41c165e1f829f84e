import { setTimeout as sleep } from 'node:timers/promises'
import { type ChatAnswer, type ChatEntry, chatAnswer } from '#shared/ai/ai.ts'
import type { Listing } from '#shared/listings/listings.ts'

/** Milliseconds, local engine, 100,000 listings. */
const maxAnswer = 60
const rounds = 12
/** Times the answer took. */
const pause = 10
const places = ['Villa Morra', 'Luque', 'Recoleta', 'San Lorenzo', 'Encarnación', 'Carmelitas', 'Lambaré']

const general: ((place: string, n: number) => string[])[] = [
  (place, n) => [
    `casa con patio en ${place} hasta ${90 + n} mil`,
    'más barato',
    'con pileta',
    'contame de la segunda',
  ],
  (place, n) => [
    `departamentos en alquiler en ${place} por menos de ${3 + (n % 4)} millones`,
    'mostrame más',
  ],
  (place) => [`find me a 2 bedroom apartment in ${place}`, 'cheaper', 'compare the first two'],
  (place) => [`¿A cuánto está el m² en ${place}?`, '¿y en alquiler?'],
  (place, n) => [`¿Cuánto vale un departamento de ${60 + n} m² en ${place}?`],
  (place) => [`¿cuál es la casa más grande en ${place}?`, 'compará'],
  (place) => [`barrios más caros de ${place}`],
  () => ['¿A cuánto está el m²?'],
  () => ['quinta con quincho, pileta y ascensor en Filadelfia hasta 10 mil'],
  (_place, n) => [`si compro a ${80 + n} mil y alquilo a ${500 + n}`],
  () => ['hola'],
]
const ofListing = [
  '¿Cuánto cuesta?',
  '¿Está caro frente al mercado?',
  '¿Qué rentabilidad tiene?',
  '¿Qué hay parecido?',
  'mostrame los comparables',
  'algo más barato',
  'contame todo',
]

export async function answerTimes(url: string): Promise<{ line: string; isQuick: boolean }> {
  const listings = await readListings(url)
  await askAll(url, listings, 0, places.length)
  const times = await askAll(url, listings, places.length, places.length + rounds)
  const sorted = times.map(({ ms }) => ms).sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const slowest = times
    .toSorted((one, other) => other.ms - one.ms)
    .filter((one, index, all) => all.findIndex(({ kind }) => kind === one.kind) === index)
    .slice(0, 8)
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const line = [
    `the assistant's answers by rules (${times.length}): p50 ${ms(at(0.5))}, p95 ${ms(at(0.95))}, p99 ${ms(at(0.99))} (at most ${maxAnswer} ms)`,
    ...slowest.map((one) => `  ${ms(one.ms)}  ${one.question}`),
  ].join('\n')
  return { line, isQuick: at(0.99) < maxAnswer }
}

async function readListings(url: string): Promise<Listing[]> {
  const response = await fetch(`${url}/api/listings?limit=20&sortBy=views`)
  return response.json()
}

interface Timed {
  /** Equal for the same question about other places. */
  kind: string
  question: string
  ms: number
}

async function askAll(url: string, listings: Listing[], from: number, to: number): Promise<Timed[]> {
  const times: Timed[] = []
  for (let round = from; round < to; round++) {
    for (const [index, conversation] of general.entries()) {
      const history: ChatEntry[] = []
      const place = places[(round + index) % places.length] ?? ''
      for (const question of conversation(place, round * 3 + index)) {
        const { answer, ms } = await ask(url, '/api/ai/general-chat', question, history)
        times.push({ kind: `${index}.${history.length}`, question, ms })
        history.push({ role: 'user', content: question }, { role: 'assistant', content: answer.response })
      }
    }
    const propertyId = listings[round % listings.length]?.id
    for (const question of ofListing) {
      const { ms } = await ask(url, '/api/ai/chat', question, [], propertyId)
      times.push({ kind: question, question: `${question} (${propertyId})`, ms })
    }
  }
  return times
}

async function ask(
  url: string,
  path: string,
  question: string,
  history: ChatEntry[],
  propertyId?: string,
): Promise<{ answer: ChatAnswer; ms: number }> {
  const start = performance.now()
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, conversationHistory: history, propertyId }),
  })
  const json = await response.json()
  const ms = performance.now() - start
  // As somebody reads the answer: the queue of the rules pauses after each.
  await sleep(pause * ms)
  return { answer: chatAnswer.parse(json), ms }
}
