import { numberWord, readCount } from './numberWords.ts'

const childWords =
  '(?:hij[oa]s?|ninos?|ninas?|nenes?|chicos|pibes|gurises|criaturas|kids?|child|children|filh[oa]s?|criancas?)'
const countedChildren = new RegExp(` ${numberWord} ${childWords}(?= )`)
const anyChildren = new RegExp(
  ` (?:mis|con|my|with|meus|com) ${childWords}(?= )| (?:bebe|bebes|baby|newborn|toddler|embarazada|pregnant|gravida)(?= )`,
)
/** "Con un bebé y otro en camino" */
const another = / (?:otro en camino|another (?:one )?on the way|outro a caminho)(?= )/
/** "Somos una pareja" counts nobody. */
const ofOne = / (?:somos|we are) (?:una?|a) /
const familyOf = new RegExp(
  ` (?:familia|family|somos|we are|entramos|cabemos|caben|entran)(?: de| of| los| las)? ${numberWord}(?= )`,
)
const adults = 2

/** "Meu filho passou em medicina" lives by himself. */
const grownUp =
  / (?:mi|my|meu|minha) (?:hij[oa]|son|daughter|filh[oa]) (?:que |se |me )?(?:passou|vai|esta|estuda|entrou|comeca|va a|estudia|entro|ingreso|empieza|is (?:going|starting|studying)|will (?:study|start)|got into|starts|studies)(?= )/

/** Undefined where none are mentioned. */
export function childrenIn(wording: string): number | undefined {
  if (grownUp.test(wording)) return undefined
  const numberOf = (word: string | undefined) => (word === undefined ? undefined : readCount(word))
  const named = numberOf(countedChildren.exec(wording)?.[1])
  if (named !== undefined) return named
  const family = ofOne.test(wording) ? undefined : numberOf(familyOf.exec(wording)?.[1])
  if (family !== undefined) return Math.max(0, family - adults)
  return anyChildren.test(wording) ? (another.test(wording) ? 2 : 1) : undefined
}

/** A room for the parents, and one for each child; from the third on two share. */
export const bedroomsFor = (children: number): number =>
  children <= 2 ? 1 + children : 2 + Math.floor(children / 2)
