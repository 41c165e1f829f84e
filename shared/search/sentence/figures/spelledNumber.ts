/** Spanish, Portuguese, English, Guaraní; folded. */
const rows: readonly [string, number][] = [
  ['cero, zero', 0],
  ['un, uno, una, one, um, uma, petei', 1],
  ['dos, two, dois, duas, mokoi', 2],
  ['tres, three, mbohapy', 3],
  ['cuatro, four, quatro, irundy', 4],
  ['cinco, five', 5],
  ['seis, six, potei', 6],
  ['siete, seven, sete, pokoi', 7],
  ['ocho, eight, oito, poapy', 8],
  ['nueve, nine, nove, porundy', 9],
  ['diez, ten, dez', 10],
  ['once, eleven, onze', 11],
  ['doce, twelve, doze', 12],
  ['trece, thirteen, treze', 13],
  ['catorce, fourteen, catorze, quatorze', 14],
  ['quince, fifteen, quinze', 15],
  ['dieciseis, sixteen, dezesseis, dezasseis', 16],
  ['diecisiete, seventeen, dezessete, dezassete', 17],
  ['dieciocho, eighteen, dezoito', 18],
  ['diecinueve, nineteen, dezenove, dezanove', 19],
  ['veinte, twenty, vinte', 20],
  ['veintiun, veintiuno, veintiuna', 21],
  ['veintidos', 22],
  ['veintitres', 23],
  ['veinticuatro', 24],
  ['veinticinco', 25],
  ['veintiseis', 26],
  ['veintisiete', 27],
  ['veintiocho', 28],
  ['veintinueve', 29],
  ['treinta, thirty, trinta', 30],
  ['cuarenta, forty, quarenta', 40],
  ['cincuenta, fifty, cinquenta', 50],
  ['sesenta, sixty, sessenta', 60],
  ['setenta, seventy', 70],
  ['ochenta, eighty, oitenta', 80],
  ['noventa, ninety', 90],
  ['cien, ciento, hundred, cem, cento', 100],
  ['doscientos, doscientas, duzentos, duzentas', 200],
  ['trescientos, trescientas, trezentos, trezentas', 300],
  ['cuatrocientos, cuatrocientas, quatrocentos, quatrocentas', 400],
  ['quinientos, quinientas, quinhentos, quinhentas', 500],
  ['seiscientos, seiscientas, seiscentos, seiscentas', 600],
  ['setecientos, setecientas, setecentos, setecentas', 700],
  ['ochocientos, ochocientas, oitocentos, oitocentas', 800],
  ['novecientos, novecientas, novecentos, novecentas', 900],
]
/** Below a thousand. */
export const numbersByWord: ReadonlyMap<string, number> = new Map(
  rows.flatMap(([words, value]) => words.split(', ').map((word) => [word, value] as const)),
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
