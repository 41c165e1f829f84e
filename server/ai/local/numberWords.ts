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
  ...{ siete: 7, seven: 7, sete: 7, ocho: 8, eight: 8, oito: 8, nueve: 9, nine: 9, nove: 9 },
  ...{ diez: 10, ten: 10, dez: 10, quince: 15, fifteen: 15, quinze: 15, veinte: 20, twenty: 20, vinte: 20 },
}

/** A group that holds it. */
export const numberWord = `(\\d{1,2}|${Object.keys(numbers).join('|')})`

/** Of a figure, or of a number in words in any language. */
export const readCount = (word: string): number => numbers[word] ?? Number(word)
