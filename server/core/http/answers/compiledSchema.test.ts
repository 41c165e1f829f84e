import { describe, expect, it } from 'vitest'
import { core } from 'zod'
import { z } from 'zod/mini'
import { compiledSchema } from './compiledSchema.ts'

const pet = z.object({
  name: z.string(),
  owner: z.nullable(z.object({ name: z.string() })),
  toys: z.array(z.object({ color: z.string(), size: z.optional(z.int()) })),
})

describe('a compiled schema', () => {
  const compiled = compiledSchema(pet)

  it('leaves out what the schema does not name, in its order, inner objects included', () => {
    const value = {
      toys: [{ secret: 1, color: 'red' }],
      secret: 1,
      owner: { name: 'Ana', secret: 1 },
      name: 'Tatú',
    }
    expect(JSON.stringify(core.parse(compiled, value))).toBe(JSON.stringify(core.parse(pet, value)))
    expect(JSON.stringify(core.parse(compiled, { ...value, owner: null }))).toContain('"owner":null')
  })

  it.each([{}, { name: 'Tatú', owner: null, toys: [{ color: 1 }] }, { name: 1, owner: {}, toys: [] }, []])(
    'refuses what the schema refuses: %j',
    (value) => {
      const [one, other] = [core.safeParse(compiled, value), core.safeParse(pet, value)]
      expect(one.error?.issues).toEqual(other.error?.issues)
      expect(one.success).toBe(false)
    },
  )
})
