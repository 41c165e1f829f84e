import { expect, it } from 'vitest'
import { memoizeWeak } from './memoizeWeak.ts'

it('is computed once of each object, what is undefined too', () => {
  const read: string[] = []
  const first = memoizeWeak(({ name }: { name: string }) => {
    read.push(name)
    return name === '' ? undefined : name[0]
  })
  const [named, nameless] = [{ name: 'Jasy' }, { name: '' }]
  expect([first(named), first(named), first(nameless), first(nameless), first({ name: 'Jasy' })]).toEqual([
    'J',
    'J',
    undefined,
    undefined,
    'J',
  ])
  expect(read).toEqual(['Jasy', '', 'Jasy'])
})
