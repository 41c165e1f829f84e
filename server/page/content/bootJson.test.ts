import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { scriptJson } from '#server/core/http/answers/escape.ts'
import { readAnswer, readItems } from '#server/core/http/answers/internalAnswer.ts'
import { Rendered } from '#server/core/http/answers/rendered.ts'
import { firstPageJson, jsonOf, writeBoot } from './bootJson.ts'

const pet = z.object({ name: z.string() })
const pets = z.array(pet)
const names = ['Ñandú', '</script><!-- & \u2028', 'Tatú 😀']
const values = names.map((name) => ({ name }))
const rendered = values.map((value) => new Rendered(pet, value))
const paging = { total: 3, totalIsCapped: false, next: undefined }
const rendering = { address: '/?a=<b>', now: 1, origin: 'https://oga.test', layout: 'grid' as const }

it.each([
  { from: 'memory', items: rendered },
  { from: 'the database', items: values },
])('boot data of answers from $from are the JSON of their values, safe in a script', ({ items }) => {
  const page = { ...paging, items: readItems(pets, items) }
  const queries = [
    { key: ['api', 'pets', { q: '<' }], json: firstPageJson(page, undefined) },
    { key: ['api', 'pets', 'next'], json: firstPageJson({ ...page, items: [] }, 'after') },
    { key: ['api', 'others'], json: readAnswer(pets, items).json() },
    { key: ['user'], json: jsonOf(null) },
  ]
  const same = [
    { key: ['api', 'pets', { q: '<' }], data: { pages: [{ items: values, ...paging }], pageParams: [null] } },
    { key: ['api', 'pets', 'next'], data: { pages: [{ items: [], ...paging }], pageParams: ['after'] } },
    { key: ['api', 'others'], data: values },
    { key: ['user'], data: null },
  ]
  const written = writeBoot(queries, { language: 'es', rendering }).toString()
  expect(written).toBe(scriptJson({ language: 'es', queries: same, rendering }))
  expect(written).not.toMatch(/[<>&\u2028]/)
  expect(writeBoot([], { language: 'en' }).toString()).toBe('{"language":"en","queries":[]}')
})

it('an answer is read as the value that its schema allows', () => {
  const [one] = rendered
  expect(readAnswer(pet, one).value()).toEqual(values[0])
  expect(readAnswer(pets, rendered).value()).toEqual(values)
  expect(readItems(pets, [{ ...values[0], secret: 1 }]).map((item) => item.value())).toEqual([values[0]])
  expect(() => readAnswer(pet, { name: 1 })).toThrow()
  expect(() => readAnswer(z.object({ name: z.string() }), one).json()).toThrow('another schema')
})
