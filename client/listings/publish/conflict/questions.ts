import { fieldOf } from '#client/listings/publish/form/problems.ts'
import { toInput } from '#client/listings/publish/form/toInput.ts'
import type { EditConflict } from '#shared/core/editConflict.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import type { Conflict } from './useEdit.ts'

export interface Question {
  key: string
  /** Undefined: not in the form. */
  name: FieldName | undefined
  /** The newest change. */
  last: Pick<EditConflict, 'userName' | 'at'>
  fields: { field: string; theirs: unknown; mine: unknown }[]
}

export function questionsOf({ fields, mine }: Conflict): Question[] {
  const wanted = new Map<string, unknown>(Object.entries(toInput(mine)))
  wanted.set(
    'captions',
    mine.photos.map(({ caption }) => caption),
  )
  const traits = traitsOf(mine)
  const questions = new Map<string, Question>()
  for (const { field, value, userName, at } of fields) {
    const name = fieldOf([field === 'captions' ? 'media' : field], traits)
    const key = name ?? field
    const one = { field, theirs: value, mine: wanted.get(field) }
    const before = questions.get(key)
    const isNewer = !before || at > before.last.at
    questions.set(key, {
      key,
      name,
      last: isNewer ? { userName, at } : before.last,
      fields: [...(before?.fields ?? []), one],
    })
  }
  return [...questions.values()]
}
