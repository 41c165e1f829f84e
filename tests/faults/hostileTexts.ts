import { fastest, repeated } from '#tests/hostile/growth.ts'
import { readers } from '#tests/hostile/readers.ts'
import { hostileTexts } from '#tests/hostile/texts.ts'
import { atMost, type Scenario } from './scenario.ts'

/** Characters. */
const length = 100_000
/** Milliseconds. */
const mostPerStep = 20

export const hostileTextsScenario: Scenario = {
  name: 'hostile-texts',
  about: 'what reads the words of strangers is given 100 kB of what is slow to read',
  async run({ say }) {
    const slowest = Object.entries(readers).map(([name, { read, most = length }]) => {
      const took = hostileTexts.map((text) => {
        const long = `${repeated(text, Math.min(length, most) - 1)}\u0001`
        return { text, ms: fastest(() => read(long), 5, mostPerStep / 2) }
      })
      return { name, ...took.reduce((worst, one) => (one.ms > worst.ms ? one : worst)) }
    })
    for (const { name, text, ms } of slowest.toSorted((one, other) => other.ms - one.ms).slice(0, 8))
      say(`${ms.toFixed(1)} ms: ${name}, ${JSON.stringify(text)}`)
    return [atMost('slowest step', mostPerStep, Math.max(...slowest.map(({ ms }) => ms)), ' ms')]
  },
}
