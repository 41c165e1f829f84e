import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { asLanguage, defaultLanguage, type Language, languages } from '#shared/core/language.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
const encodings = ['br', 'gzip', 'identity'] as const satisfies Encoding[]

/** Longer headers are no browser's. */
const maxHeader = 1000

function byHeader<Value extends object | string>(parse: (header: string) => Value) {
  const parsed = new LRUCache<string, Value>({
    maxSize: 65_536,
    sizeCalculation: (_value, header) => header.length + 1,
    memoMethod: (header) => parse(header),
  })
  return (header: string) => parsed.memo(header.slice(0, maxHeader))
}

const bestLanguage = byHeader((header): Language => {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } })
  const acceptable = negotiator.languages(languages)
  // For equal weights, the header's order decides; negotiator prefers a tag without region.
  const ranked = negotiator.languages().map((tag) => (tag === '*' ? defaultLanguage : asLanguage(tag)))
  const best = ranked.find((one) => one && acceptable.includes(one))
  return best ?? asLanguage(acceptable[0]) ?? defaultLanguage
})

const firstLanguage = byHeader((header) => header.split(/[,;]/)[0]?.trim() ?? '')

const acceptedEncodings = byHeader((header) =>
  new Negotiator({ headers: { 'accept-encoding': header } }).encodings(encodings),
)

export function acceptedLanguage(headers: IncomingHttpHeaders): Language {
  return bestLanguage(headers['accept-language'] ?? '*')
}

/** As in `navigator.languages`. */
export function preferredLanguage(headers: IncomingHttpHeaders): string {
  return firstLanguage(headers['accept-language'] ?? '')
}

/** Default `identity`. */
export function chooseEncoding(headers: IncomingHttpHeaders, preferred: readonly Encoding[]): Encoding {
  const accepted = acceptedEncodings(String(headers['accept-encoding'] ?? ''))
  return preferred.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
