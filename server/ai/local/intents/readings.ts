import type { Meaning } from '#server/ai/local/questionContext.ts'
import type { Scored } from './intent.ts'

const maxWords = 5

/** Questions for each of two things that a short question may mean alike; undefined where one is clear. */
export function twoReadings(
  [best, second]: readonly Scored[],
  question: Meaning,
): [string, string] | undefined {
  const isShort = question.wording.trim().split(' ').length <= maxWords
  if (!best || !second || best.score !== second.score || !isShort) return undefined
  const [one, other] = [best.intent.offer?.(question), second.intent.offer?.(question)]
  return one !== undefined && other !== undefined ? [one, other] : undefined
}
