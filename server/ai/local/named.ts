import { isGuide } from '#server/ai/guides/guideTitles.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { getListing, type ListingDetails } from '#server/ai/tools/getListing.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { AppError } from '#server/core/errors.ts'
import { isId } from '#server/core/ids.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'
import { chatLimits } from '#shared/ai/aiLimits.ts'
import { fold } from '#shared/core/text.ts'
import { inputOf } from './conversation/searchState.ts'
import { readCount } from './numberWords.ts'
import type { QuestionContext } from './questionContext.ts'
import { allOfThem, firstFew, last, ordinals } from './topics.ts'

export interface Named {
  title: string
  /** The rest of its line. */
  facts: string
}

const bullet = '• '
const dash = ' — '
const quoted = /[«“]([^«“»”]{3,200})[»”]/g

/** What is between quotation marks. */
export const quotedTitles = (text: string): string[] =>
  [...text.matchAll(quoted)].map(([, title = '']) => title)

/** From the last answer with a list; for "la primera" also with a single listing. */
export function namedList(history: readonly ChatEntry[], wording = ''): Named[] {
  const answers = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => linesOf(content))
    .filter((lines) => lines.length > 0)
  const latest = answers.at(-1) ?? []
  if (asksForFirst(wording)) return latest.slice(0, chatLimits.listings)
  return (answers.findLast((lines) => lines.length > 1) ?? latest).slice(0, chatLimits.listings)
}

function asksForFirst(wording: string): boolean {
  const [first, ...others] = ordinals
  return first?.test(wording) === true && !others.some((one) => one.test(wording)) && !firstFew.test(wording)
}

/** From all answers. */
export function namedBefore(history: readonly ChatEntry[]): Named[] {
  return history.filter(({ role }) => role === 'assistant').flatMap(({ content }) => linesOf(content))
}

export function namedOne(history: readonly ChatEntry[]): Named | undefined {
  const answer = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const lines = linesOf(answer)
  if (lines.length === 1) return lines[0]
  // A quotation further on is an example, or what the author says.
  const [title] = quotedTitles(/^[«“][^\n]*/.exec(answer)?.[0] ?? '')
  if (lines.length > 0 || title === undefined || isGuide(title)) return undefined
  return namedBefore(history).findLast((one) => one.title === title) ?? { title, facts: '' }
}

function linesOf(content: string): Named[] {
  return content.split('\n').flatMap((text) => {
    const at = text.indexOf(dash, bullet.length + 1)
    const [title, facts] = [text.slice(bullet.length, at), text.slice(at + dash.length)]
    return text.startsWith(bullet) && at >= 0 && facts !== '' ? [{ title, facts }] : []
  })
}

/** Repeats their search, else searches their titles. */
export async function findAllNamed(
  question: QuestionContext,
  named: readonly Named[],
): Promise<(ListingFacts | undefined)[]> {
  if (named.length === 0) return []
  const { search } = question.thread
  const again = search ? (await question.use(searchListings, inputOf(search, 10))).listings : []
  return Promise.all(
    named.map((one) => {
      const same = again.find((listing) => question.texts.line(listing) === `${one.title} — ${one.facts}`)
      return same ?? findNamed(question, one)
    }),
  )
}

/** Those of the list before that are pointed at, else its first ones; without what is gone. */
export async function findShown(question: QuestionContext, most: number): Promise<ListingFacts[]> {
  const list = namedList(question.history)
  const pointed = pointedAt(question.wording, list)
  const found = await findAllNamed(question, (pointed.length > 0 ? pointed : list).slice(0, most))
  return found.flatMap((one) => one ?? [])
}

/** Of one title. */
const maxAlike = 10

async function findNamed(
  { use, texts }: QuestionContext,
  { title, facts }: Named,
): Promise<ListingFacts | undefined> {
  const { listings } = await use(searchListings, { text: title.slice(0, 200), limit: maxAlike })
  const same = listings.filter((one) => fold(one.title) === fold(title))
  return same.find((one) => texts.line(one).endsWith(` — ${facts}`)) ?? same[0]
}

/** As in addresses of listings; a word of twelve letters is none. */
export function idsIn(text: string): string[] {
  const words = text.toLowerCase().split(/[^0-9a-z]+/)
  return [...new Set(words.filter((word) => isId(word) && /\d/.test(word) && /[a-z]/.test(word)))].slice(
    0,
    chatLimits.listings,
  )
}

/** Undefined where it is gone. */
export async function findById({ use }: QuestionContext, id: string): Promise<ListingDetails | undefined> {
  try {
    return await use(getListing, { id })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

/** "el segundo", "los dos primeros". */
export function pointedAt(wording: string, list: readonly Named[]): Named[] {
  const few = firstFew.exec(wording)
  const word = few?.[1] ?? few?.[2]
  if (word) return list.slice(0, readCount(word))
  const found = list.filter((_, index) => ordinals[index]?.test(wording))
  const end = list.at(-1)
  if (end && last.test(wording) && !found.includes(end)) found.push(end)
  return found.length === 0 && allOfThem.test(wording) ? [...list] : found
}

/** True even without such an entry. */
export function pointsAtOne(wording: string): boolean {
  return ordinals.some((ordinal) => ordinal.test(wording)) || last.test(wording)
}
