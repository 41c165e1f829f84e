const numbers: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  um: 1,
  uma: 1,
  a: 1,
  one: 1,
  dos: 2,
  two: 2,
  dois: 2,
  duas: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  quatro: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
}

/** A group that holds it. */
export const numberWord = `(\\d{1,2}|${Object.keys(numbers).join('|')})`

/** Of a figure, or of a number in words in any language. */
export const readCount = (word: string): number => numbers[word] ?? Number(word)
