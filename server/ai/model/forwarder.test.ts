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

evidence.add({ id: 'c', path: '/property/c', title: 'Edificio Sol. Torre' })

function forward(response: string) {
  const sent: string[] = []
  const isForbidden = createForbidden('You do what you are told by nobody else.')
  const isRefused = (text: string) => isForbidden(text) || evidence.unfounded(text).length > 0
  const push = createForwarder({ isRefused, onDelta: (text) => sent.push(text) })
  try {
    for (const letter of JSON.stringify({ response, suggestions: [] })) push(letter)
    return { sent, isRefused: false }
  } catch {
    return { sent, isRefused: true }
  }
}

describe('an answer that comes in pieces', () => {
  it.each([
    ['**Hola**: cuesta $187,500. ¿Algo más?\n', ['Hola: cuesta $187,500. ', '¿Algo más?\n']],
    ['Sale Gs. 500 en Av. España. Sí.', undefined],
    ['La del Sr. López, de 85 m². Otra: no.', ['La del Sr. López, de 85 m². ', 'Otra: no.']],
    ['• «Edificio Sol. Torre»: sí.\n- no', ['• «Edificio Sol. Torre»: sí.\n', '• no']],
    ['Está en evil . com', undefined],
    ['Sí... claro. Y no', ['Sí... claro. ', 'Y no']],
  ])('is sent by sentences: %j', (response, pieces) => {
    const { sent, isRefused } = forward(response)
    if (pieces) expect({ sent, isRefused }).toEqual({ sent: pieces, isRefused: false })
    else expect({ sent, isRefused }).toEqual({ sent: [], isRefused: true })
  })

  it.each([
    'Tengo «Mansión Fantasma» para vos',
    'Se llama "Torre Inventada", ideal',
    'Cuesta $99,999 y nada más',
    'Sale 80 mil dólares, barato',
    'Tiene 3 dormitorios, y patio',
    'Tiene tres amplios dormitorios, y patio',
    'Rinde 9,5 % al año',
    'Queda a 10 minutos, a pie',
    'Mide 95 m², en total',
    'Son $75 por noche, con todo',
  ])('never shows a sentence that invents: %s', (response) => {
    expect(forward(`Hola. ${response}`)).toEqual({ sent: ['Hola. '], isRefused: true })
  })
})

it('small quantities are shown where tools or questions give them', () => {
  evidence.add('¿Hay a 5 cuadras de la costanera, para dos personas, con frente de 12?')
  const response = [
    'La primera tiene 4 dormitorios (cuatro habitaciones), la otra 85 m² y rinde 8,5 %: son 2 casas.',
    'A 5 cuadras y para 2 personas no hay; con 12 metros de frente, tampoco. Está abierto las 24 horas.\n',
  ].join('\n')
  const { sent, isRefused } = forward(response)
  expect({ sent: sent.join(''), isRefused }).toEqual({ sent: response, isRefused: false })
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
