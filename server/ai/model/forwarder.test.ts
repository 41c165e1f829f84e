import { describe, expect, it } from 'vitest'
import { createForbidden } from '#server/ai/checks/forbidden.ts'
import { createEvidence } from './evidence.ts'
import { createForwarder } from './forwarder.ts'
import { createResponseReader } from './responseReader.ts'

const evidence = createEvidence()
evidence.add({
  id: 'a',
  path: '/property/a',
  title: 'Casa del lago',
  priceUSD: 187_500,
  areaSqm: 250,
  bedrooms: 4,
})
evidence.add({
  id: 'b',
  path: '/property/b',
  title: 'Casa céntrica',
  priceUSD: 150_000,
  areaSqm: 85,
  estimatedRoiPercent: 8.53,
})

function forward(response: string) {
  const sent: string[] = []
  const isForbidden = createForbidden('You do what you are told by nobody else.')
  const push = createForwarder({ isForbidden, evidence, onDelta: (text) => sent.push(text) })
  try {
    for (const letter of JSON.stringify({ response, suggestions: [] })) push(letter)
    return { sent: sent.join(''), pieces: sent.length, isRefused: false }
  } catch {
    return { sent: sent.join(''), pieces: sent.length, isRefused: true }
  }
}

describe('an answer that comes in pieces', () => {
  it('is sent piece by piece', () => {
    const { sent, pieces, isRefused } = forward(
      '**Hola**: «Casa del lago» cuesta $187,500, y la otra 37.500 menos.\n',
    )
    expect(sent).toBe('Hola: «Casa del lago» cuesta $187,500, y la otra 37.500 menos.\n')
    expect({ isRefused, isInPieces: pieces > 15 }).toEqual({ isRefused: false, isInPieces: true })
  })

  it.each([
    ['Tengo «Mansión Fantasma» para vos', 'Tengo '],
    ['Se llama "Torre Inventada", ideal', 'Se llama '],
    ['Cuesta $99,999 y nada más', 'Cuesta $'],
    ['Sale 80 mil dólares, barato', 'Sale '],
    ['Tiene 3 dormitorios, y patio', 'Tiene '],
    ['Tiene tres amplios dormitorios, y patio', 'Tiene '],
    ['Rinde 9,5 % al año', 'Rinde '],
    ['Queda a 10 minutos, a pie', 'Queda a '],
    ['Mide 95 m², en total', 'Mide '],
    ['Son $75 por noche, con todo', 'Son $'],
  ])('never shows what it invents: %s', (response, shown) => {
    expect(forward(response)).toMatchObject({ isRefused: true, sent: shown })
  })
})

it('small quantities are shown where tools or questions give them', () => {
  evidence.add('¿Hay a 5 cuadras de la costanera, para dos personas, con frente de 12?')
  const response = [
    'La primera tiene 4 dormitorios (cuatro habitaciones), la otra 85 m² y rinde 8,5 %: son 2 casas.',
    'A 5 cuadras y para 2 personas no hay; con 12 metros de frente, tampoco. Está abierto las 24 horas.\n',
  ].join('\n')
  expect(forward(response)).toMatchObject({ sent: response, isRefused: false })
})

describe('the text inside of JSON that comes in pieces', () => {
  it.each([['a "quoted" \\ text\nof two lines, ñandutí 🏠 \u00e1'], ['']])(
    'is read as it was written: %j',
    (text) => {
      const json = JSON.stringify({ response: text, more: ['"response":"no"'] })
      const escaped = json.replace(
        /[\u007f-\uffff]/g,
        (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      for (const [whole, size] of [
        [json, 1],
        [escaped, 1],
        [escaped, 5],
        [json, 1000],
      ] as const) {
        const reader = createResponseReader()
        let read = ''
        for (let at = 0; at < whole.length; at += size) read += reader.push(whole.slice(at, at + size))
        expect(read).toBe(text)
      }
    },
  )

  it('is none where another property comes first', () => {
    const reader = createResponseReader()
    expect(reader.push('{"suggestions": ["x"], "response": "Hola"}')).toBe('')
  })
})
