import { fold } from '#shared/core/text.ts'
import { amountAt } from '#shared/search/sentence/figures/amounts.ts'
import { numbersByWord } from '#shared/search/sentence/figures/spelledNumber.ts'
import { scales } from '#shared/search/sentence/grammar.ts'
import { type Token, tokenize } from '#shared/search/sentence/tokens.ts'

const articles = new Set(['un', 'uno', 'una', 'one', 'um', 'uma'])
const halves = new Set(['medio', 'media', 'half'])
const money = { USD: ' usd', $: ' usd', PYG: ' gs' } as const
/** An article is a number where it counts these. */
const counted = /^\s*(?:dolar|dollar|guarani|usd|gs|real|reais|euro|peso|%|mil(?!\p{L})|m2)/u
/** No amounts. */
const idioms =
  /(?<!\p{L})(?:mil|un millon de) (?:gracias|disculpas|perdones|maravillas)|thanks a million|once (?=(?:you|the|inside|an?|it|we|they|upon|again|more|per|in|there|your|this|every)(?!\p{L}))/gu
const percent = /(?<!\p{L})(?:por ?cien(?:to)?|por ?cento|per ?cent)(?!\p{L})/gu
/** Amounts do not go on over it: "tiene veinte. Dos están". */
const stop = /(?<!(?<!\p{L})(?:gs|us))[.,;:!?]\s/gu

/**
 * The text with its spelled amounts in digits, by the parser of searches: "doce mil dólares" is "12000 usd",
 * "cero nueve ocho uno" is "0 9 8 1". Folded, for checks alone.
 */
export function inDigits(text: string): string {
  const plain = fold(text)
    .replace(idioms, ' ')
    .replace(percent, '%')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(stop, ' / ')
  const tokens = tokenize(plain)
  let out = ''
  let copied = 0
  for (let at = 0; at < tokens.length; ) {
    const read = spelledAmount(plain, tokens, at)
    if (!read) {
      at += 1
      continue
    }
    out += `${plain.slice(copied, read.start)}${read.text}`
    copied = read.end
    at = read.next
  }
  return `${out}${plain.slice(copied)}`
}

const isNumber = (token: Token | undefined) =>
  token !== undefined && (token.number !== undefined || numbersByWord.has(token.key))

function spelledAmount(plain: string, tokens: readonly Token[], at: number) {
  const amount = amountAt(tokens, at)
  const [first, last] = [tokens[at], tokens[(amount?.next ?? at) - 1]]
  if (!amount || !first || !last || amount.plot || amount.sign === 'other') return undefined
  const words = tokens.slice(at, amount.next)
  const isSpelled = words.some(({ key }) => numbersByWord.has(key) || scales.has(key))
  if (!isSpelled || words.every(({ key }) => halves.has(key))) return undefined
  const isArticle = words.length === 1 && articles.has(first.key)
  const isOfRun = isNumber(tokens[at - 1]) || isNumber(tokens[amount.next])
  if (isArticle && !isOfRun && !counted.test(plain.slice(last.end))) return undefined
  const unit = amount.sign ? money[amount.sign] : ''
  return { start: first.start, end: last.end, next: amount.next, text: `${amount.value}${unit}` }
}
