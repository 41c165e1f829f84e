import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { textOfBody } from '#server/core/http/cache/sendResponse.ts'
import { answerBody } from './answerBody.ts'
import { Rendered } from './rendered.ts'

const pet = z.object({ name: z.string() })
const other = z.object({ name: z.string() })

describe('a rendered answer', () => {
  it('has what the schema names only, and is the JSON of the answer', async () => {
    const rendered = ['Ñandú', 'Tatú'].map(
      (name) => new Rendered(pet, Object.assign({ name }, { secret: 1 })),
    )
    const body = await answerBody(z.array(pet), rendered)
    expect(textOfBody(body)).toBe('[{"name":"Ñandú"},{"name":"Tatú"}]')
    expect(body.type).toBe('application/json; charset=utf-8')
    expect(rendered[0]?.value()).toEqual({ name: 'Ñandú' })
    expect(textOfBody(await answerBody(pet, rendered[1]))).toBe('{"name":"Tatú"}')
    expect(textOfBody(await answerBody(z.array(pet), []))).toBe('[]')
  })

  it('has the tag of its text', async () => {
    const [one, two] = [new Rendered(pet, { name: 'one' }), new Rendered(pet, { name: 'two' })]
    const tagOf = async (list: Rendered<typeof pet>[]) => (await answerBody(z.array(pet), list)).etag
    expect(await tagOf([one, two])).toBe(await tagOf([new Rendered(pet, { name: 'one' }), two]))
    expect(await tagOf([one, two])).not.toBe(await tagOf([two, one]))
    expect(await tagOf([one])).not.toBe(await tagOf([two]))
  })

  it('is refused where another schema rendered it', async () => {
    const foreign = new Rendered(other, { name: 'Tatú' })
    await expect(answerBody(z.array(pet), [new Rendered(pet, { name: 'Ñandú' }), foreign])).rejects.toThrow(
      'another schema',
    )
    await expect(answerBody(pet, foreign)).rejects.toThrow('another schema')
    await expect(answerBody(pet, [foreign])).rejects.toThrow('another schema')
  })

  it('is not made of what the schema refuses', () => {
    const wrong: unknown = JSON.parse('{"name":1}')
    const render = (value: unknown) => new Rendered<z.core.$ZodType>(pet, value)
    expect(() => render(wrong)).toThrow()
  })
})
