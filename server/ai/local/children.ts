export const numbers: Readonly<Record<string, number>> = {
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
const childWords =
  '(?:hij[oa]s?|ninos?|ninas?|nenes?|chicos|criaturas|kids?|child|children|filh[oa]s?|criancas?)'
const countedChildren = new RegExp(` ${numberWord} ${childWords}(?= )`)
const anyChildren = new RegExp(` (?:mis|con|my|with|meus|com) ${childWords}(?= )`)
const familyOf = new RegExp(
  ` (?:familia|family|somos|we are|entramos|cabemos|caben|entran)(?: de| of| los| las)? ${numberWord}(?= )`,
)
const adults = 2

/** Undefined where none are mentioned. */
export function childrenIn(wording: string): number | undefined {
  const numberOf = (word: string | undefined) =>
    word === undefined ? undefined : (numbers[word] ?? Number(word))
  const named = numberOf(countedChildren.exec(wording)?.[1])
  if (named !== undefined) return named
  const family = numberOf(familyOf.exec(wording)?.[1])
  if (family !== undefined) return Math.max(0, family - adults)
  return anyChildren.test(wording) ? 1 : undefined
}

/** A room for the parents, and one for each child; from the third on two share. */
export const bedroomsFor = (children: number): number =>
  children <= 2 ? 1 + children : 2 + Math.floor(children / 2)
