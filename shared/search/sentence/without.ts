import { danglingWords, joiningWords, openingWords, sharedWords } from './grammar.ts'

/** Cuts a span out of a text, together with the words that would hang in the air: "con", "en", "y", a comma, a slash. */
export function cut(text: string, start: number, end: number): string {
  const before = text.slice(0, start).replace(/[\s;:/-]+$/, '')
  const after = text.slice(end).replace(/^[\s.;:/-]+/, '')
  if (before === '') return tidy(dropFirst(after, openingWords))
  const following = dropFirst(after, joiningWords)
  if (following === after || following === '') return tidy(`${dropLast(before, danglingWords)} ${after}`)
  const takesItsPlace = sharedWords.has(lastWord(before)) && !danglingWords.has(firstWord(following))
  return tidy(`${takesItsPlace ? before : dropLast(before, danglingWords)} ${following}`)
}

function lastWord(text: string): string {
  return /[^\s,]*$/.exec(text)?.[0].toLowerCase() ?? ''
}

function firstWord(text: string): string {
  return /^[^\s,]*/.exec(text)?.[0].toLowerCase() ?? ''
}

/** Without the words of `set` that it ends with, and the commas between them. */
function dropLast(text: string, set: ReadonlySet<string>): string {
  let left = text
  for (let word = lastWord(left); word !== '' && set.has(word); word = lastWord(left)) {
    left = left.slice(0, -word.length).replace(/[\s,]+$/, '')
  }
  return left
}

/** Without the commas and the words of `set` that it starts with. */
function dropFirst(text: string, set: ReadonlySet<string>): string {
  let left = text.replace(/^[\s,]+/, '')
  for (let word = firstWord(left); word !== '' && set.has(word); word = firstWord(left)) {
    left = left.slice(word.length).replace(/^[\s,]+/, '')
  }
  return left
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .replace(/[\s,;:]+$/, '')
    .trim()
}
