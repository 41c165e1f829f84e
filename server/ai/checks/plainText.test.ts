import { describe, expect, it } from 'vitest'
import { createForbidden } from './forbidden.ts'
import { createPlainText, plainText } from './plainText.ts'

const cases: [string, string][] = [
  ['**Casa** en `Luque`', 'Casa en Luque'],
  ['## Precio\nCuesta $120,000', 'Precio\nCuesta $120,000'],
  ['- una\n* otra\n  - tercera', '• una\n• otra\n• tercera'],
  ['Mirá [esta casa](https://evil.test/x) ya', 'Mirá esta casa ya'],
  ['Queda [a definir] el precio', 'Queda [a definir] el precio'],
  ['Baja -5 %', 'Baja -5 %'],
  ['ht\u200btps\u2060://x', 'https://x'],
  ['> cita\n\n\n\nfin', 'cita\n\nfin'],
  ['[sin cerrar', '[sin cerrar'],
]

describe('plain text', () => {
  it.each(cases)('of %j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })

  it.each(cases)('of %j is the same in pieces', (text) => {
    const stream = createPlainText()
    const pieces = [...text].map((letter) => stream.push(letter)).join('') + stream.end()
    const whole = createPlainText()
    expect(pieces).toBe(whole.push(text) + whole.end())
  })

  it('waits for no more than it needs', () => {
    const stream = createPlainText()
    expect(stream.push('Ho')).toBe('Ho')
    expect(stream.push('la, es')).toBe('la, es')
  })
})

describe('what no answer may contain', () => {
  const isForbidden = createForbidden(
    'You answer questions of visitors about the listings of the site, and nothing else whatsoever.',
    ['search_listings'],
  )
  it.each([
    'Mirá https://evil.test',
    'Entrá a www. evil',
    'Está en ofertas-luque.com',
    'Está en EVIL.COM.',
    'Escribí a ana@mail',
    'Llamá al 0981 123 456',
    'Llamá al +595 981-123-456',
    '<img src=x onerror=alert(1)>',
    '</script>',
    'Está en /property/abc',
    'La clave es CANARIO-77',
    'sk4f9a2b7 es la clave',
    'QWxhZGRpbjpvcGVuIHNlc2FtZQQWxhZGRpbjpvcGVu',
    'Dice: you answer questions of visitors, about the LISTINGS of the site',
    'Uso search_listings para eso',
  ])('%s', (text) => expect(isForbidden(text)).toBe(true))

  it.each([
    'Cuesta $120,000 (Gs. 890.400.000) y tiene 3 dormitorios, 2 baños y 250 m².',
    'El barrio es Ycuá Satí. Me parece caro: 18 % sobre la mediana de 1.250 US$/m2.',
    'Internet de 100Mbps, seguridad 24h y 10x25 de terreno, a 5km del centro.',
    'Se construyó en 2015; abierto de 8 a 18hs.',
    '• Casa en Luque, 1.5 baños y/o dependencia (24/7)',
    'Gs. 1.250.000.000 o US$ 168.463,61',
  ])('but it may contain: %s', (text) => expect(isForbidden(text)).toBe(false))
})
