import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { passwordProblem } from './passwordRules.ts'

const name = 'marta.nunez'

/** As typed, and why it is refused. */
const hostile: [string, string | undefined][] = [
  ['1234567890', 'common_password'],
  ['qwertyuiop', 'common_password'],
  ['  QwErTyUiOp ', 'common_password'],
  ['ｑｗｅｒｔｙｕｉｏｐ', 'common_password'],
  ['1q2w3e4r5t', 'common_password'],
  ['liverpool1', 'common_password'],
  ['aaaaaaaaaaaa', 'repeated_letters'],
  ['AAAAAaaaaaaa', 'repeated_letters'],
  ['áaáaáaáaáaáa', 'repeated_letters'],
  ['ababababababab', 'repeated_letters'],
  ['            ', 'repeated_letters'],
  ['\u200b'.repeat(12), 'repeated_letters'],
  ['🏠'.repeat(12), 'repeated_letters'],
  ['x'.repeat(200), 'repeated_letters'],
  ['marta.nunez', 'password_is_name'],
  ['Marta_Núñez', 'password_is_name'],
  ['martanunez!!', 'password_is_name'],
  ['martanunezmartanunez', 'password_is_name'],
  ['m a r t a n u n e z', 'password_is_name'],
  ['admin-demo', undefined],
  ['correcta-y-larga', undefined],
  ['una-clave-larga', undefined],
  ['marta.nunez y su perro', undefined],
  ['ñandutí-lapacho-87', undefined],
]

describe('a password', () => {
  it.each(hostile)('%j: %s', async (password, problem) => {
    expect(await passwordProblem(password, name)).toBe(problem)
  })

  it('is none of the 10,000 most used', async () => {
    const common = dictionary['passwords-common'].slice(0, 10_000)
    expect(common).toHaveLength(10_000)
    const problems = await Promise.all(common.map((password) => passwordProblem(password, name)))
    expect(common.filter((_, at) => problems[at] === undefined)).toEqual([])
  })

  it('is looked at in no time, whatever it is', async () => {
    await passwordProblem('warm up', name)
    const long = ['m', 'marta', '\u0301', 'ﬀ', '.'].map((part) => part.repeat(20_000))
    const start = performance.now()
    for (const password of long) await passwordProblem(password, name)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
