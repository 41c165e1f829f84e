import { expect, it } from 'vitest'
import { answerBlocks } from './answerBlocks.ts'

it('makes paragraphs and lists of lines', () => {
  expect(answerBlocks('Hay dos:\n• Una casa\n• Un depto\n\n¿Cuál te sirve?')).toEqual([
    { kind: 'paragraph', lines: [[{ text: 'Hay dos:' }]] },
    { kind: 'list', lines: [[{ text: 'Una casa' }], [{ text: 'Un depto' }]] },
    { kind: 'paragraph', lines: [[{ text: '¿Cuál te sirve?' }]] },
  ])
  expect(answerBlocks('')).toEqual([])
})

it('puts each link where its text stands first', () => {
  const links = [
    { text: '$1.500', to: '/prices' },
    { text: 'Casa en Luque', to: '/property/a' },
  ]
  expect(answerBlocks('Casa en Luque: $1.500, no $1.500.', links)).toEqual([
    {
      kind: 'paragraph',
      lines: [[links[1], { text: ': ' }, links[0], { text: ', no $1.500.' }]],
    },
  ])
})

it('prefers the longer of two texts that begin at one place', () => {
  const links = [
    { text: 'Casa', to: '/property/a' },
    { text: 'Casa grande', to: '/property/b' },
  ]
  expect(answerBlocks('Casa grande', links)[0]?.lines).toEqual([[links[1]]])
})

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  'property/a',
])('a link to %j stays text', (to) => {
  expect(answerBlocks('Casa', [{ text: 'Casa', to }])[0]?.lines).toEqual([[{ text: 'Casa' }]])
})
