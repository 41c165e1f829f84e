import { danglingWords, joiningWords, openingWords, sharedWords } from './grammar.ts'

/** With dangling words and punctuation. */
export function cut(text: string, start: number, end: number): string {
  const before = text.slice(0, start).replace(/(?<![\s;:/-])[\s;:/-]+$/, '')
  const after = text.slice(end).replace(/^[\s.;:/-]+/, '')
  if (before === '') return tidy(dropFirst(after, openingWords))
  const following = dropFirst(after, joiningWords)
  if (following === after || following === '') return tidy(`${dropLast(before, danglingWords)} ${after}`)
  const takesItsPlace = sharedWords.has(lastWord(before)) && !danglingWords.has(firstWord(following))
  return tidy(`${takesItsPlace ? before : dropLast(before, danglingWords)} ${following}`)
}

function lastWord(text: string): string {
  return /(?<![^\s,])[^\s,]*$/.exec(text)?.[0].toLowerCase() ?? ''
}

function firstWord(text: string): string {
  return /^[^\s,]*/.exec(text)?.[0].toLowerCase() ?? ''
}

function dropLast(text: string, set: ReadonlySet<string>): string {
  let remaining = text
  for (let word = lastWord(remaining); word !== '' && set.has(word); word = lastWord(remaining)) {
    remaining = remaining.slice(0, -word.length).replace(/(?<![\s,])[\s,]+$/, '')
  }
  return remaining
}

function dropFirst(text: string, set: ReadonlySet<string>): string {
  let remaining = text.replace(/^[\s,]+/, '')
  for (let word = firstWord(remaining); word !== '' && set.has(word); word = firstWord(remaining)) {
    remaining = remaining.slice(word.length).replace(/^[\s,]+/, '')
  }
  return remaining
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .replace(/(?<![\s,;:])[\s,;:]+$/, '')
    .trim()
}
