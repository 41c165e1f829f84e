import { LRUCache } from 'lru-cache'
import { core } from 'zod'

const maxSets = 1000

/** Parsing the absent fields of a search takes most of the time. */
export function narrowSchema(schema: core.$ZodType): (given: object) => core.$ZodType {
  if (!(schema instanceof core.$ZodObject)) return () => schema
  const { def } = schema._zod
  const fields = Object.entries(def.shape)
  if (!fields.every(([, field]) => isOptional(field))) return () => schema
  const bySet = new LRUCache<string, core.$ZodType>({ max: maxSets })
  return (given) => {
    const present = fields.filter(([name]) => name in given)
    const set = present.map(([name]) => name).join()
    const known = bySet.get(set)
    if (known) return known
    const narrowed = core.clone(schema, { ...def, shape: Object.fromEntries(present) })
    bySet.set(set, narrowed)
    return narrowed
  }
}

function isOptional(field: core.$ZodType): boolean {
  const { success, data } = core.safeParse(field, undefined)
  return success && data === undefined
}
