import { isCall, withoutContacts } from './contactPieces.ts'
import { isForMachines } from './machineOrders.ts'
import { withoutMarkup } from './markup.ts'
import type { Removals } from './removals.ts'
import { spelledOut } from './spelledOut.ts'

/**
 * The sentences of a text, without HTML, emojis, contacts, calls to write or hurry, and orders to machines; each
 * once. What was taken out is told to `removals`.
 */
export function cleanSentences(text: string, removals: Removals): string[] {
  const lines = withoutMarkup(text, removals).split(/\n+/).map(spelledOut)
  const sentences = lines.flatMap((line) => {
    // Orders are read with their links and numbers.
    const own = splitSentences(line).filter((sentence) => {
      const isOrder = isForMachines(sentence)
      if (isOrder) removals.add('orders', sentence)
      return !isOrder
    })
    return splitSentences(withoutContacts(own.join(' '), removals))
  })
  const kept = sentences.filter((sentence) => {
    if (!isCall(sentence)) return true
    removals.add('calls', sentence)
    return false
  })
  return [
    ...new Map(
      kept.map((sentence) => [sentence.toLowerCase().replace(/[^\p{L}\d]+/gu, ' '), sentence]),
    ).values(),
  ]
}

/** Their point ends no sentence. */
const abbreviations =
  /(?<!\p{L})(av|avda|ave|mcal|gral|cnel|tte|dr|dra|sta|sto|pte|ing|lic|esq|aprox|art|int|ej|st|mr|mrs|dorm|hab|mts|dpto|depto|apto)\.(?=\s)|(?<!\p{L})(gs|nro|km)\.(?=\s\d)/giu
const point = '\ue000'

/** By their marks; without one, a line is a sentence. */
export function splitSentences(line: string): string[] {
  return line
    .replace(/\s+/g, ' ')
    .replace(abbreviations, (all) => all.replace('.', point))
    .replace(/(?<=\p{Ll}{2}\.)(?=\p{Lu}\p{Ll})/gu, ' ')
    .split(/(?<=[!?])\s*(?![!?\s])|(?<=[.…])\s+(?=[\p{Lu}¡¿\d"«“•])|(?<=[\p{L}\d)²]{2}\.)\s+(?=\p{L})/u)
    .map((sentence) =>
      sentence
        .replaceAll(point, '.')
        .replace(/^[\s\-–—:;,.>]+(?=[\p{L}\d¡¿"«])/u, '')
        .trim(),
    )
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
}
