import { fold } from '#shared/core/text.ts'
import { numbersByWord } from '#shared/search/sentence/figures/spelledNumber.ts'
import { scales } from '#shared/search/sentence/grammar.ts'

/** Letters and marks of Spanish, English, Portuguese and Guaraní, and those that names of people here have. */
const letters = /^[a-zßæœøłđ]$/i
const marks = /^[\u0300-\u0304\u0308\u030a\u030c\u0327]$/
/** Enclosed letters and Braille spell words without letters. */
const letterLike = /[\u2460-\u24ff\u2776-\u2793\u2800-\u28ff\u{1f100}-\u{1f1ff}]/u
const plainMarks = new Set(['²', '³', 'º', 'ª', '…', 'ʼ'])

/**
 * Whether checks can read every character: digits of other scripts, letters that only look like ours and
 * invisible ones say what no pattern finds.
 */
export function hasOnlyReadable(text: string): boolean {
  return [...text.normalize('NFD')].every((character) => {
    if (/^[\x20-\x7e\n\u00a0\u2009\u202f]$/.test(character) || plainMarks.has(character)) return true
    if (letters.test(character) || marks.test(character)) return true
    // Colors the emoji before it.
    if (character === '\ufe0f') return true
    if (!/^[\p{P}\p{S}]$/u.test(character) || letterLike.test(character)) return false
    return !/[\p{L}\p{N}]/u.test(character.normalize('NFKC'))
  })
}

const ours = new Set(
  'de la el en un una los las y que con por para es son del al se su tu te lo no si hay tiene a the an of in on and is are for to with your you it this that has have o os as um uma do da em com não na que ha hina pe gua oi ndive mba e'.split(
    ' ',
  ),
)
const others = new Set(
  'und der das ist nicht mit fur eine kostet sie auf dem zum zur ihr wir haus wohnung est avec pour vous dans votre nous cette aux coute appartement maison vaut il gli della delle di sono questo nel alla euro het een van voor met kost prix preis prezzo zahlen jetzt bitte hier sind wird payez achetez gratuitement ici pagate kaufen'.split(
    ' ',
  ),
)
/** Numbers of languages that we do not read. */
const foreignNumber =
  /(?<!\p{L})(?:\p{L}*(?:tausend|hundert|zwanzig|dreissig|zwolf)\p{L}*|mille|douze|vingt|trente|quarante|cinquante|soixante|dodici|duemila|(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|cento)mila)(?!\p{L})/u

/** A sentence in a language that no check reads. */
export function isForeign(sentence: string): boolean {
  const words = fold(sentence).match(/\p{L}+/gu) ?? []
  if (foreignNumber.test(fold(sentence))) return true
  const count = (known: ReadonlySet<string>) => new Set(words.filter((word) => known.has(word))).size
  const foreign = count(others)
  return foreign >= 2 && foreign >= count(ours)
}

const numerals = [...numbersByWord.keys(), ...scales.keys()].filter((word) => word.length > 2)
const joined = new RegExp(`(?<!\\p{L})(?:${numerals.join('|')}){2,}(?!\\p{L})`, 'gu')
/** "gr4tis", "p4g4": not "24hs", "10x25", "100mbps". */
const disguised = /(?<![\p{L}\d])(?=[a-z]*\d)(?:[a-z]{2,}\d+[a-z]|[a-z]\d+[a-z]{2,})[a-z\d]*/u

/** Words and numbers written so that they are not read. */
export function isDisguised(text: string): boolean {
  const folded = unspaced(fold(text))
  const runs = [...folded.matchAll(joined)].map(([word]) => word)
  return runs.some((word) => !numbersByWord.has(word) && !scales.has(word)) || disguised.test(folded)
}

/** "g r a t i s" */
const unspaced = (folded: string) =>
  folded.replace(
    /(?<![\p{L}\d])\p{L}(?:[\s._*·-]{1,3}\p{L}(?![\p{L}\d])){3,}/gu,
    (run) => ` ${run.replace(/[^\p{L}]+/gu, '')} `,
  )

/** The text, and as it reads without what splits its words: "g r a t i s", "tran.sfe-rí". */
export function readingsOf(text: string): string[] {
  const folded = fold(text)
  const joinedUp = folded.replace(/(?<=\p{L})[._*·'|~-]+(?=\p{L})/gu, '')
  return [...new Set([folded, unspaced(folded), joinedUp])]
}
