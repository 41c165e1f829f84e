import { expect, it } from 'vitest'
import type { AnswerLink } from '#shared/ai/ai.ts'
import { answerBlocks } from './answerBlocks.ts'

const piecesOf = (text: string, links: AnswerLink[]) => answerBlocks(text, links)[0]?.lines[0]?.pieces

it('makes paragraphs and lists of lines', () => {
  expect(answerBlocks('Hay dos:\n• Una casa\n• Un depto\n\n¿Cuál te sirve?')).toEqual([
    { at: 0, kind: 'paragraph', lines: [{ at: 0, pieces: [{ at: 0, text: 'Hay dos:' }] }] },
    {
      at: 9,
      kind: 'list',
      lines: [
        { at: 9, pieces: [{ at: 11, text: 'Una casa' }] },
        { at: 20, pieces: [{ at: 22, text: 'Un depto' }] },
      ],
    },
    { at: 32, kind: 'paragraph', lines: [{ at: 32, pieces: [{ at: 32, text: '¿Cuál te sirve?' }] }] },
  ])
  expect(answerBlocks('')).toEqual([])
})

it('puts each link where its text stands first', () => {
  const links = [
    { text: '$1.500', to: '/prices' },
    { text: 'Casa en Luque', to: '/property/a' },
  ]
  expect(piecesOf('Casa en Luque: $1.500, no $1.500.', links)).toEqual([
    { at: 0, ...links[1] },
    { at: 13, text: ': ' },
    { at: 15, ...links[0] },
    { at: 21, text: ', no $1.500.' },
  ])
})

it('prefers the longer of two texts that begin at one place', () => {
  const links = [
    { text: 'Casa', to: '/property/a' },
    { text: 'Casa grande', to: '/property/b' },
  ]
  expect(piecesOf('Casa grande', links)).toEqual([{ at: 0, ...links[1] }])
})

it('leaves out the items of a list that are shown beside it', () => {
  const links = [
    { text: 'Casa en Luque', to: '/property/a' },
    { text: 'Casa en Areguá', to: '/property/b' },
  ]
  const response = 'Hay dos:\n• Casa en Luque — $1.500\n• Casa en Areguá — $900'
  const [opening, list] = answerBlocks(response, links, new Set(['/property/a']))
  expect(opening?.lines).toHaveLength(1)
  const texts = list?.lines.map(({ pieces }) => pieces.map(({ text }) => text))
  expect(texts).toEqual([['Casa en Areguá', ' — $900']])
})

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  'property/a',
])('a link to %j stays text', (to) => {
  expect(piecesOf('Casa', [{ text: 'Casa', to }])).toEqual([{ at: 0, text: 'Casa' }])
})
