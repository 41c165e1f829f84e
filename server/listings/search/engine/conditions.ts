import { type Area, isInArea } from './area/area.ts'
import {
  maxRoomTags,
  type NumberColumn,
  type PlaceColumn,
  type RoomColumn,
  type Row,
  type Tag,
  tagsOf,
} from './row.ts'
import { fieldsOf, isEmpty, type StemSet, type WordQuery } from './words/wordQuery.ts'

export type Condition =
  | { kind: 'anyTag'; tags: readonly Tag[]; not?: boolean }
  | { kind: 'rooms'; column: RoomColumn; atLeast: number; not?: boolean }
  | RangeCondition
  | { kind: 'place'; column: PlaceColumn; keys: readonly string[]; not?: boolean }
  | { kind: 'area'; area: Area }
  | { kind: 'ids'; ids: readonly string[]; not?: boolean }
  /** Those that meet all, and those with the ids. */
  | { kind: 'either'; conditions: readonly Condition[]; ids: readonly string[] }
  | { kind: 'oneOf'; conditions: readonly Condition[] }
  | WordsCondition

export interface RangeCondition {
  kind: 'range'
  column: NumberColumn
  min?: number | undefined
  max?: number | undefined
}

/** Words without stems do not count; with no others, nothing matches. */
export interface WordsCondition {
  kind: 'words'
  words: readonly WordQuery[]
  how: 'all' | 'any'
  not?: boolean
}

export function atLeastRooms(column: RoomColumn, atLeast: number): Condition[] {
  if (atLeast <= 0) return []
  return atLeast <= maxRoomTags
    ? [{ kind: 'anyTag', tags: [`${column} ${atLeast}`] }]
    : [{ kind: 'rooms', column, atLeast }]
}

export const fewerRooms = (column: RoomColumn, than: number): Condition[] =>
  atLeastRooms(column, than).map((condition) => ({ ...condition, not: true }))

/** A row tested on its own. */
export interface TaggedRow extends Row {
  tags: ReadonlySet<Tag>
  words: StemSet
}

/** To be tested on its own. */
export const taggedRow = (row: Row, readStems: (stems: string) => StemSet): TaggedRow => ({
  ...row,
  tags: new Set(tagsOf(row)),
  words: readStems(row.stems),
})

/** Whether a listing meets all. */
export function createTest(conditions: readonly Condition[]): (row: TaggedRow) => boolean {
  const tests = conditions.map(testOf)
  return (row) => meetsAll(row, tests)
}

type Test = (row: TaggedRow) => boolean

// Loops: a function for each row and condition would be most of the garbage of a search.

function meetsAll(row: TaggedRow, tests: readonly Test[]): boolean {
  for (const test of tests) if (!test(row)) return false
  return true
}

function meetsAny(row: TaggedRow, tests: readonly Test[]): boolean {
  for (const test of tests) if (test(row)) return true
  return false
}

function hasAnyTag(row: TaggedRow, tags: readonly Tag[]): boolean {
  for (const tag of tags) if (row.tags.has(tag)) return true
  return false
}

function testOf(condition: Condition): Test {
  switch (condition.kind) {
    case 'anyTag': {
      const { tags, not = false } = condition
      return (row) => hasAnyTag(row, tags) !== not
    }
    case 'rooms': {
      const { column, atLeast, not = false } = condition
      return (row) => row.rooms[column] >= atLeast !== not
    }
    case 'range': {
      const { column, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = condition
      return (row) => row.numbers[column] >= min && row.numbers[column] <= max
    }
    case 'place': {
      const { column, keys, not = false } = condition
      return (row) => keys.includes(row.places[column].key) !== not
    }
    case 'area':
      return ({ latitude, longitude }) => isInArea(condition.area, latitude, longitude)
    case 'ids': {
      const { ids, not = false } = condition
      return (row) => ids.includes(row.id) !== not
    }
    case 'either': {
      const test = createTest(condition.conditions)
      return (row) => condition.ids.includes(row.id) || test(row)
    }
    case 'oneOf': {
      const tests = condition.conditions.map(testOf)
      return (row) => meetsAny(row, tests)
    }
    case 'words': {
      const { how, not = false } = condition
      const words = condition.words.filter((word) => !isEmpty(word))
      const tests = words.map(
        (word): Test =>
          (row) =>
            fieldsOf(row.words, word) !== 0,
      )
      const test: Test =
        how === 'any' ? (row) => meetsAny(row, tests) : (row) => tests.length > 0 && meetsAll(row, tests)
      return (row) => test(row) !== not
    }
  }
}
