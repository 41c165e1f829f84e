import { understandText } from '#server/listings/places/understandText.ts'
import { understand } from '#shared/search/sentence.ts'
import { caseRate } from '#tests/cases/sentence/cases.ts'
import { readMeantSearches } from '#tests/cases/sentence/meaning.ts'
import { realSearches } from '#tests/cases/sentence/realSearches.ts'

/* Milliseconds to understand a search, in process. `npx tsx tests/bench/sentences.ts` */

const rounds = 12
const warmUp = 4

const texts = [
  ...realSearches.map(({ text }) => text),
  ...['meantSearches.tsv', 'newSearches.tsv'].flatMap(readMeantSearches).map(({ text }) => text),
]

/** Of each text its median over the rounds: what else runs on the machine is no cost of a text. */
function row(name: string, read: (text: string) => unknown): string {
  const byText = texts.map(() => [] as number[])
  for (let round = 0; round < rounds; round++)
    for (const [index, text] of texts.entries()) {
      const start = performance.now()
      read(text)
      if (round >= warmUp) byText[index]?.push(performance.now() - start)
    }
  const medians = byText.map((all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0)
  const times = medians.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return `${name.padEnd(42)} ${[at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(3).padStart(8)).join(' ')}`
}

const lines = [
  `${`${texts.length} searches, ms`.padEnd(42)} ${['p50', 'p99', 'worst'].map((cell) => cell.padStart(8)).join(' ')}`,
  row('baseline: without places of the server', (text) => understand(text, { rate: caseRate })),
  row('a sentence as every door understands it', (text) => understandText(text, { rate: caseRate })),
]
process.stdout.write(`${lines.join('\n')}\n`)
