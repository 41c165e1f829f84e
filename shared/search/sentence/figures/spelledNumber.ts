/** Spanish, Portuguese, English, Guaraní; folded: the first value of a row, and the step to the next. */
const rows: readonly [first: number, step: number, string][] = [
  [
    0,
    1,
    'cero zero,un uno una one um uma petei,dos two dois duas mokoi,tres three mbohapy,cuatro four quatro irundy,cinco five,seis six potei,siete seven sete pokoi,ocho eight oito poapy,nueve nine nove porundy,diez ten dez,once eleven onze,doce twelve doze,trece thirteen treze,catorce fourteen catorze quatorze,quince fifteen quinze,dieciseis sixteen dezesseis dezasseis,diecisiete seventeen dezessete dezassete,dieciocho eighteen dezoito,diecinueve nineteen dezenove dezanove,veinte twenty vinte,veintiun veintiuno veintiuna,veintidos,veintitres,veinticuatro,veinticinco,veintiseis,veintisiete,veintiocho,veintinueve',
  ],
  [
    30,
    10,
    'treinta thirty trinta,cuarenta forty quarenta,cincuenta fifty cinquenta,sesenta sixty sessenta,setenta seventy,ochenta eighty oitenta,noventa ninety',
  ],
  [
    100,
    100,
    'cien ciento hundred cem cento,doscientos duzentos,trescientos trezentos,cuatrocientos quatrocentos,quinientos quinhentos,seiscientos seiscentos,setecientos setecentos,ochocientos oitocentos,novecientos novecentos',
  ],
]
/** Below a thousand. */
export const numbersByWord: ReadonlyMap<string, number> = new Map(
  rows.flatMap(([first, step, words]) =>
    words
      .split(',')
      .flatMap((list, at) =>
        `${list} ${list.replaceAll('tos', 'tas')}`
          .split(' ')
          .map((word) => [word, first + step * at] as const),
      ),
  ),
)

const joining: ReadonlySet<string> = new Set(['y', 'e', 'and'])
const maxUnit = 9

/** "treinta y cinco", "cento e vinte", "two hundred and fifty": below a thousand. `wordAt`: folded. */
export function spelledAt(
  wordAt: (at: number) => string,
  at: number,
): { value: number; next: number } | undefined {
  let value = numbersByWord.get(wordAt(at))
  if (value === undefined) return undefined
  let next = at + 1
  if (value > 0 && value <= maxUnit && wordAt(next) === 'hundred') {
    value *= 100
    next += 1
  }
  for (;;) {
    const from = joining.has(wordAt(next)) ? next + 1 : next
    const more = numbersByWord.get(wordAt(from)) ?? 0
    const isWhole = more > 0 && wordAt(from + 1) !== 'hundred'
    if (!isWhole || more >= room(value)) return { value, next }
    value += more
    next = from + 1
  }
}

/** What may be added is below: hundreds take tens, tens take units. */
function room(value: number): number {
  if (value >= 100 && value % 100 === 0) return 100
  return value % 100 >= 20 && value % 10 === 0 ? 10 : 0
}
