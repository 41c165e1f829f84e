import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { z } from 'zod/mini'
import { CallError } from '#client/core/call.ts'
import { myListingQuery } from '#client/listings/mine/mine.api.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { changeOf, fieldsOf } from '#client/listings/publish/form/fromListing.ts'
import type { EditBase } from '#client/listings/publish/form/usePublishForm.ts'
import { changeListing } from '#client/listings/publish/publish.api.ts'
import { type EditConflict, editConflict } from '#shared/core/editConflict.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { mergeEdits } from './mergeEdits.ts'

const conflictsOf = z.array(editConflict)

export interface Conflict {
  fields: readonly EditConflict[]
  mine: FormFields
  now: MyListing
}

export function useEdit(id: string | undefined, base: RefObject<EditBase | null>) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict>()

  /** Undefined on a conflict. */
  async function save(fields: FormFields): Promise<Listing | undefined> {
    const start = base.current
    if (!start || id === undefined) throw new Error('there is nothing to edit')
    try {
      return await changeListing(id, { ...changeOf(start.fields, fields), basedOn: start.updatedAt })
    } catch (error) {
      const found = error instanceof CallError ? conflictsOf.safeParse(error.body?.conflicts).data : undefined
      if (!found) throw error
      const now = await client.fetchQuery({ ...myListingQuery(id), staleTime: 0 })
      setConflict({ fields: found, mine: fields, now })
      return undefined
    }
  }

  function decide(theirs: readonly string[]): FormFields | undefined {
    const start = base.current
    if (!start || !conflict) return undefined
    const now = fieldsOf(conflict.now)
    const merged = mergeEdits({ before: start.fields, mine: conflict.mine, now, theirs })
    base.current = { fields: now, updatedAt: conflict.now.updatedAt }
    setConflict(undefined)
    return merged
  }
  return { save, decide, conflict, cancel: () => setConflict(undefined) }
}
export type Edit = ReturnType<typeof useEdit>
