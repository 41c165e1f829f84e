import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { outline, shrink, widthOf, wrap } from './lettering.ts'

const style = { cut: 'bold', size: 30 } as const

describe('lettering', () => {
  it('draws every letter of both languages as itself', () => {
    const letters = 'áéíóúüñÁÉÍÓÚÜÑãõ¿¡²·—«»“”’$'
    const drawn = [...letters].map((letter) => outline(letter, 0, 0, style))
    expect(new Set(drawn).size).toBe(letters.length)
    for (const path of drawn) expect(path).toMatch(/^M[-\d. MLQCZ]+$/)
  })

  it('draws a letter without its accent, where no font has it, and drops what is none', () => {
    const figtree = { cut: 'text', size: 30 } as const
    expect(outline('ẽ', 0, 0, figtree)).toBe(outline('e', 0, 0, figtree))
    expect(outline('Casa 🏠 nueva', 0, 0, style)).toBe(outline('Casa nueva', 0, 0, style))
  })

  it('never writes a coordinate that is no number', () => {
    for (let x = 0; x < 60; x += 1) expect(outline('Casa en venta, aprox.', x, x, style)).not.toContain('NaN')
  })

  it('breaks between words and ends in an ellipsis, where the lines do not suffice', () => {
    const text = 'Casa con quincho y pileta a pasos de la laguna, con jardín y dos cocheras'
    const lines = wrap(text, 300, 2, style)
    expect(lines).toHaveLength(2)
    expect(text.startsWith(lines[0] ?? '-')).toBe(true)
    expect(lines[1]).toMatch(/\S…$/)
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(300)
  })

  it('breaks a word that is longer than a line', () => {
    const lines = wrap('a'.repeat(200), 200, 3, style)
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(200)
  })

  it('gets smaller only as far as it must', () => {
    expect(shrink('Casa', 400, style)).toEqual(style)
    expect(widthOf('Casa', shrink('Casa', 40, style))).toBeLessThanOrEqual(40)
  })

  it('draws the same picture, where no system font is to be found', () => {
    const script = `
      import { createHash } from 'node:crypto'
      import sharp from 'sharp'
      import { siteCard } from '#server/page/openGraph/card.ts'
      const picture = await sharp(Buffer.from(siteCard('Encontrá tu lugar', 'Ñandutí', 'Óga'))).raw().toBuffer()
      process.stdout.write(createHash('sha256').update(picture).digest('hex'))`
    const draw = (env: Record<string, string>) =>
      execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      })
    const bare = draw({ FONTCONFIG_FILE: '/dev/null', FONTCONFIG_PATH: '/nonexistent', HOME: '/nonexistent' })
    expect(bare).toMatch(/^[\da-f]{64}$/)
    expect(bare).toBe(draw({}))
  }, 180_000)
})
