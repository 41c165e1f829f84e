import { type SQL, sql } from 'drizzle-orm'
import { type FinancingWay, type Stage, stages } from '#shared/listings/listingTypes.ts'
import {
  barterWords,
  financingWords,
  groundFloorWords,
  stageWords,
  withoutGuarantorWords,
} from '#shared/search/sentence/facts/factWords.ts'
import { phrases } from '#shared/search/sentence/grammar.ts'
import type { Condition } from './engine/conditions.ts'
import { otherFloor } from './engine/row.ts'
import { filterRows } from './filterRows.ts'
import type { StatedFacts } from './searchPlan.ts'

/** A fact that a search's text asks for, which a listing states or its text says. */
export interface StatedFact {
  sql: SQL
  index: readonly Condition[]
  /** By which its text says it or, with `absent`, something else. */
  forms: readonly string[]
  absent?: true
  /** Where its text counts. */
  where?: { sql: SQL; index: Condition }
}

/** The word itself is read where no home is meant. */
export const roomForms: readonly string[] = phrases(
  'pieza* en alquiler, alquil@ pieza, se alquila pieza, alquiler de pieza*, pieza amoblada, pieza individual, pieza con baño, pieza para, habitacion+ en alquiler, alquilo habitacion, se alquila habitacion, alquiler de habitacion+, habitacion para estudiante, habitacion para señorita, habitacion privada, cuarto en alquiler, alquilo cuarto, se alquila cuarto, room* for rent, room to rent, room to let, private room, quarto para alugar, alugo quarto',
)

type FactName = keyof StatedFacts
type Given<F extends FactName> = NonNullable<StatedFacts[F]>

const said: { [F in FactName]: (value: Given<F>) => Pick<StatedFact, 'forms' | 'absent' | 'where'> } = {
  stage: (asked) => ({
    // Used homes seldom say so.
    ...(asked.includes('used')
      ? { forms: stageForms(stages.filter((stage) => !asked.includes(stage))), absent: true }
      : { forms: stageForms(asked) }),
    // "No es usado", says what is stated to be new.
    where: {
      sql: sql`l.stage is null`,
      index: { kind: 'anyTag', tags: stages.map((stage) => `stage ${stage}` as const), not: true },
    },
  }),
  financing: (ways) => ({ forms: financingForms(ways) }),
  acceptsBarter: () => ({ forms: barterWords.said }),
  roomOnly: () => ({
    forms: roomForms,
    // "Casa, alquiler de piezas"
    where: {
      sql: sql`l.bedrooms < 2`,
      index: { kind: 'anyTag', tags: ['bedrooms 2'], not: true },
    },
  }),
  groundFloor: () => ({
    forms: groundFloorWords.said,
    where: {
      sql: sql.raw(`not ${otherFloor}`),
      index: { kind: 'anyTag', tags: ['otherFloor'], not: true },
    },
  }),
  withoutGuarantor: () => ({ forms: withoutGuarantorWords.said }),
}

const stageForms = (asked: readonly Stage[]) => asked.flatMap((stage) => stageWords[stage].said)

const financingForms = (asked: readonly FinancingWay[]) =>
  financingWords
    .filter(({ ways }) => ways.every((way) => asked.includes(way)))
    .flatMap(({ words }) => words.said)

/** Every form, to be known by the index. */
export const factForms: readonly string[] = [
  ...stageForms(stages),
  ...financingWords.flatMap(({ words }) => words.said),
  ...barterWords.said,
  ...groundFloorWords.said,
  ...withoutGuarantorWords.said,
  ...roomForms,
]

const names: readonly FactName[] = [
  'stage',
  'financing',
  'acceptsBarter',
  'roomOnly',
  'groundFloor',
  'withoutGuarantor',
]

/** What the text of a plan asks for, fact by fact. */
export function statedFacts(facts: StatedFacts): StatedFact[] {
  const one = <F extends FactName>(name: F): StatedFact[] => {
    const value = facts[name]
    if (value === undefined || value === null) return []
    const row = filterRows[name]
    return [{ sql: row.sql(value, {}), index: row.index(value, {}), ...said[name](value) }]
  }
  return names.flatMap((name) => one(name))
}
