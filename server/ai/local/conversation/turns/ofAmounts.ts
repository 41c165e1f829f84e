import { amountsIn } from '#server/ai/local/amounts.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'

/* A limit that a turn takes from an amount, or from prices, that were named just before. */

const buysWithIt =
  /(?:what|how much house) (?:does|would|will|can|could) (?:that|it|this)(?: \w+)? (?:buy|get)(?: me| us)?|(?:qu[eé]|q) (?:compro|consigo|conseguimos|puedo (?:comprar|conseguir)|se puede comprar|se consigue|me alcanza|hay) con (?:eso|esa plata|ese monto)|con (?:eso|esa plata|ese monto)(?: \p{L}+){0,2} (?:qu[eé]|q) (?:compro|consigo|puedo comprar|hay|me alcanza)|o que (?:d[aá] (?:pra|para) comprar|compro|consigo) com (?:isso|esse valor)|com (?:isso|esse valor)(?: \p{L}+){0,2} (?:o que )?(?:compro|consigo|d[aá] (?:pra|para) comprar)/iu

const asksToConvert =
  / (?:how much|cuanto|quanto|a cuanto|what is|what s)(?: \w+){0,6} (?:in|en|em|a|to) (?:dollars?|dolares?|usd|guarani\w*|gs)(?= )/

/** "What does that buy in Asunción?" after an amount that was converted. */
function boughtWithIt(text: string, before: readonly ChatEntry[]): string {
  if (!buysWithIt.test(text) || /\d/.test(text)) return text
  const prior = before.findLast(({ role }) => role === 'user')?.content ?? ''
  const [money, ...others] = amountsIn(prior, 'sale')
  if (!money || others.length > 0 || !asksToConvert.test(wordingOf(prior))) return text
  const limit = `${money.value} ${money.currency === 'PYG' ? 'guaraníes' : 'dólares'}`
  return text.replace(buysWithIt, `viviendas en venta hasta ${limit}`)
}

const half =
  /(?<!\p{L})(?:por|a|for|at|pela|de|en)\s+(?:la\s+|the\s+|a\s+)?(?:mitad|half|metade)(?:\s+(?:del?|of|do|the|de ese|desse)(?:\s+\p{L}+){1,2})?(?=\s*[?.!]*\s*$)/iu
const listed = /^[•*-] .*?\$([\d.,]+)( (?:por mes|a month|por mês))?/gmu

/** "Muy caro, ¿qué hay por la mitad?" after a list: half of the middle price of those shown. */
function forHalf(text: string, before: readonly ChatEntry[]): string {
  if (!half.test(text)) return text
  const shown = before.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const prices = [...shown.replaceAll('\u00a0', ' ').matchAll(listed)].map(([, figure = '', monthly]) => ({
    value: Number(figure.replaceAll(/[.,](?=\d{3})/g, '')),
    isRent: monthly !== undefined,
  }))
  const sales = prices.filter(({ isRent }) => !isRent)
  const sorted = (sales.length > 0 ? sales : prices).map(({ value }) => value).toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  return middle ? text.replace(half, `hasta ${Math.round(middle / 2)} dólares`) : text
}

export const withAmountBefore = (text: string, before: readonly ChatEntry[]): string =>
  forHalf(boughtWithIt(text, before), before)
