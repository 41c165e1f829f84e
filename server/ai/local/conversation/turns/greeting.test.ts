import { expect, it } from 'vitest'
import { withoutGreeting } from './greeting.ts'

it.each([
  ['Hola, una consulta: ¿ustedes cobran por publicar?', '¿ustedes cobran por publicar?'],
  ['buenas tardes que tal, tienen duplex en Lambaré?', 'tienen duplex en Lambaré?'],
  ['hi, quick question: do i need residency?', 'do i need residency?'],
  ['oi, tudo bem? posso comprar sendo brasileiro?', 'posso comprar sendo brasileiro?'],
  ['disculpa, tengo una duda, cuanto es el depósito', 'cuanto es el depósito'],
])('%s', (text, rest) => {
  expect(withoutGreeting(text)).toBe(rest)
})

it.each([
  'hola',
  'hola, Villa Morra?',
  'buena inversión en Luque?',
  'buenas zonas para vivir en Asunción',
  'hi-rise flats in Asunción',
  'qué tal es vivir en Luque',
])('%s is left as it is', (text) => {
  expect(withoutGreeting(text)).toBe(text)
})
