import { readCount } from '#server/ai/local/numberWords.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'
import { datesOfStayAt } from '#shared/search/sentence/periods.ts'
import { readCorrectedTokens } from '#shared/search/sentence/spelling/correctedTokens.ts'

const counted =
  / (\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|a|one|two|three|four|five|six|seven|eight|nine|ten|um|uma|dois|duas|quatro|sete|oito|nove|dez) (noches?|nights?|noites?|dias?|days?|semanas?|weeks?)(?= )/
const weekend =
  / (?:findes?|fin de semana|fines de semana|weekend|fim de semana)(?: (largo|prolongado|long))?(?= )| (long) weekend(?= )/
const weekNights = 7
const weekendNights = 2
const most = 90

/** Of a stay; undefined where the text tells none. */
export function nightsIn(text: string): number | undefined {
  const wording = wordingOf(text)
  const [, number = '', noun = ''] = counted.exec(wording) ?? []
  if (noun) {
    const count = readCount(number)
    const nights = /^(?:sem|week)/.test(noun) ? count * weekNights : count
    return nights >= 1 && nights <= most ? nights : undefined
  }
  const tokens = readCorrectedTokens(text)
  for (let at = 0; at < tokens.length; at++) {
    const dates = datesOfStayAt(tokens, at)
    if (dates && dates.nights <= most) return dates.nights
  }
  const free = weekend.exec(wording)
  return free ? weekendNights + ((free[1] ?? free[2]) ? 1 : 0) : undefined
}

/** Of the question, else of the last turn that told any. */
export function nightsTold(text: string, history: readonly ChatEntry[]): number | undefined {
  const before = history.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, maxRead))
  return [...before, text].map(nightsIn).findLast((nights) => nights !== undefined)
}
