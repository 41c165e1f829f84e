import { expect, it } from 'vitest'
import { readThread } from './searchState.ts'

const rate = 7420
const ask = (...questions: string[]) =>
  readThread(
    questions.map((content) => ({ role: 'user' as const, content })),
    rate,
  ).search?.filters

it('a landmark stays in the next turns, until another place is named', () => {
  const near = { latitude: -25.283, longitude: -57.567, km: 1 }
  expect(ask('depto cerca del shopping del sol', 'más baratos')).toMatchObject({ near })
  expect(ask('depto cerca del shopping del sol', 'y con cochera?')).toMatchObject({ near, parkingSpaces: 1 })
  const elsewhere = ask('depto cerca del shopping del sol', 'mejor en Lambaré')
  expect(elsewhere).toMatchObject({ city: ['Lambaré'] })
  expect(elsewhere).not.toHaveProperty('near')
})
