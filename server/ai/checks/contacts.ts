import { fold } from '#shared/core/text.ts'
import { readingsOf } from './readable.ts'

const domains =
  'com|net|org|info|biz|io|co|py|ar|br|app|dev|xyz|shop|site|online|store|top|club|me|link|live|ru|cn|tk|ly|gg|ai|tv'
/** No words of ours. */
const spokenDomains = 'com|net|org|info|biz|io|py|ar|br|app|dev|xyz|shop|site|online|store|link|ru|cn|tk|ly'

/** As written. */
const written: readonly RegExp[] = [
  /\b(?:https?|ftp|mailto|tel|javascript|file)\s*:\s*\S|\bdata\s*:\s*[a-z]+\//i,
  /\bwww\s*\./i,
  new RegExp(`(?<![\\w-])[\\w-]{2,}\\.(?:${domains})(?![\\w-])`),
  new RegExp(`(?<![\\w-])[\\w-]{2,}\\.(?:${domains.toUpperCase()})(?![\\w-])`),
  /(?<![\p{L}\d-])[\p{L}\d-]{2,}\.(?=\p{Ll}{2})/u,
  /(?:dueñ[oa]|propietari[oa]|vendedora?|owner|seller|dono|dona)(?: de \S{1,30} \S{1,30})? (?:se llama|es|is|called|named|is called|é) \p{Lu}/u,
  /(?<![\w.+-])[\w.+-]+\s?@\s?[\w-]+/,
  /(?:\+|\b00)\s?\d(?:[\s().-]?\d){7,}/,
  /(?<![\d.,])0\s?9\d{2}[\s.-]?\d{3}[\s.-]?\d{3}(?!\d)/,
  /\b[A-Z]{3,40}[-_][A-Z-_]{0,40}\d/,
  /\b(?!\d+x\d+\b)(?=\w{7})(?:[a-zA-Z]+\d+[a-zA-Z]|\d+[a-zA-Z]+\d)\w*/,
  /\b[a-zA-Z]{4,}\d{3,}/,
  /[A-Za-z0-9+/=_-]{32,}/,
]

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'u')

/** In words; folded, without brackets. */
const spoken: readonly RegExp[] = [
  word(
    `(?:punto|dot|ponto) ?(?:${spokenDomains})|\\p{L}{2,60}(?:punto|dot|ponto)(?:com|net|org|info)\\p{L}{0,20}`,
  ),
  word('[\\p{L}\\d-]{1,63} ?[.。․] ?(?:com|net|org|info|biz|xyz)'),
  /(?<![\p{L}\d-])[\p{L}\d-]{2,63}[ ,]{1,3}(?:com|net|org)(?= (?:py|br|ar|uy)(?!\p{L})| ?[.,;:!?]| ?$)/u,
  word('arroba|at sign|gmail|hotmail|yahoo|protonmail|icloud|(?:at|en) outlook'),
  word(
    'barra barra|slash slash|(?:triple|tres) (?:doble )?(?:w|u|v|ve|uves?)|w w w|hache te te pe|https?|hxxps?',
  ),
  word(
    'telegram|instagram|facebook|tiktok|messenger|wechat|(?:por|en|via|on|by) signal|discord|viber|snapchat|linktree|t ?[.] ?me|wa ?[.] ?me',
  ),
  word('qr|(?:busca\\w{0,9}|look|search|googlea\\w{0,9})[^.\\n]{0,80} (?:en|on|in|no) (?:google|internet)'),
  word(
    '(?:mi|su|tu|el|un|my|the|a|his|her|this|este|otro) (?:numero|telefono|celular|whatsapp|number|phone)(?: \\p{L}+){0,2} (?:es|is|e)(?: el)? [:+(\\d]\\S{0,9}',
  ),
  word(
    '(?:whatsapp|llam\\w+|call|escrib\\w+|mensaje)(?: \\p{L}+){0,4} (?:al|a|at|to|on|ao)(?: \\p{L}+){0,2} [+(]?\\d[\\d ().-]{5,20}',
  ),
]

/** Characters between the figures of a phone number. */
const between = '[ .()/–-]{0,3}'
const fewest = 7

/** "2015 and 2019" */
const onlyYears = /^(?:19|20)\d{2}(?:(?: (?:y|e|and|a|to)|,) (?:19|20)\d{2}){1,4}$/

/** Figures that are read one by one, or in groups as phone numbers are. Wants spelled figures in digits. */
function hasPhone(digits: string): boolean {
  const runs = digits.matchAll(
    new RegExp(
      `(?<![\\d.,$]|(?:usd|gs)[. ]{0,2})\\d{1,4}(?:${between}(?:(?:y|e|and|guion|dash|espacio) )?\\d{1,4}){2,20}(?![\\d,]{0,12}\\d)`,
      'gu',
    ),
  )
  for (const [run] of runs) {
    if (onlyYears.test(run)) continue
    const groups = run.match(/\d+/g) ?? []
    const isThousands = /^\d{1,3}(?:\.\d{3})+$/.test(run)
    if (groups.join('').length >= fewest && !isThousands) return true
  }
  const listed = digits.matchAll(/(?<![\d.,$])\d(?:(?:,| [/y])? ?\d(?!\d)){6,20}/gu)
  if (!listed.next().done) return true
  // In one piece, without money beside it.
  return /(?<![\d.,$₲]|(?:usd|us|gs|pyg)[.$ ]{0,2})\d{7,}(?!\d|[.,]\d| ?(?:usd|gs|pyg|dolar|dollar|guarani|₲|\$|m2))/u.test(
    digits,
  )
}

const unbracketed = (text: string) => text.replace(/[[\](){}<>]+/g, ' ').replace(/\s+/g, ' ')

/** Addresses, numbers and names of other places to meet, however they are written. */
export function hasContact(text: string, digits: string): boolean {
  return (
    written.some((pattern) => pattern.test(text)) ||
    readingsOf(unbracketed(text)).some((reading) => spoken.some((pattern) => pattern.test(reading))) ||
    spoken.some((pattern) => pattern.test(fold(unbracketed(digits)))) ||
    hasPhone(digits)
  )
}
