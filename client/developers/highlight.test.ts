import { expect, it } from 'vitest'
import { examplesOf } from '#shared/developers/examples.ts'
import { type Token, tokensOf } from './highlight.ts'

const coloured = (code: string) => tokensOf(code).filter(({ kind }) => kind !== 'plain')

it.each<[string, Token[]]>([
  [
    `const a = 'b' // c`,
    [
      { kind: 'keyword', text: 'const' },
      { kind: 'string', text: `'b'` },
      { kind: 'comment', text: '// c' },
    ],
  ],
  [
    `curl -G 'http://x/y'`,
    [
      { kind: 'keyword', text: 'curl' },
      { kind: 'keyword', text: '-G' },
      { kind: 'string', text: `'http://x/y'` },
    ],
  ],
  [`stringify(of2, 2)`, [{ kind: 'number', text: '2' }]],
  ['', []],
])('colours %s', (code, tokens) => expect(coloured(code)).toEqual(tokens))

it('loses no character of the examples', () => {
  const examples = examplesOf('https://oga.test', { sentence: 'casa', found: 'Hay', run: 'npm' })
  for (const { code } of Object.values(examples))
    expect(
      tokensOf(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
})
