import { understandText } from '#server/listings/places/understandText.ts'
import { understand } from '#shared/search/sentence.ts'
import { caseRate } from '#tests/cases/sentence/cases.ts'
import { readMeantSearches } from '#tests/cases/sentence/meaning.ts'
import { realSearches } from '#tests/cases/sentence/realSearches.ts'

/*
 * Milliseconds of processor to understand a search, in process: what else runs on the machine is no cost of a text.
 * `npx tsx tests/bench/sentences.ts`
 */

const rounds = 7
const warmUp = 3
/** In a row: one reading alone is shorter than the clock of the processor tells apart. */
const inRow = 2

const texts = [
  ...realSearches.map(({ text }) => text),
  ...['meantSearches.tsv', 'newSearches.tsv'].flatMap(readMeantSearches).map(({ text }) => text),
]

const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const print = (name: string, cells: readonly string[]) =>
  void process.stdout.write(`${name.padEnd(42)} ${cells.map((cell) => cell.padStart(8)).join(' ')}\n`)

/** Of each text its median over the rounds. */
function measure(name: string, read: (text: string) => unknown): void {
  const byText = texts.map(() => [] as number[])
  for (let round = 0; round < warmUp + rounds; round++)
    for (const [index, text] of texts.entries()) {
      const start = processorMs()
      for (let time = 0; time < inRow; time++) read(text)
      if (round >= warmUp) byText[index]?.push((processorMs() - start) / inRow)
    }
  const medians = byText.map((all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0)
  const times = medians.toSorted((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  print(
    name,
    [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(3)),
  )
  print(`  the dearest: ${texts[medians.indexOf(at(1))]}`, [])
}

print(`${texts.length} searches, ms of processor`, ['p50', 'p99', 'worst'])
measure('baseline: without places of the server', (text) => understand(text, { rate: caseRate }))
measure('a sentence as every door understands it', (text) => understandText(text, { rate: caseRate }))
