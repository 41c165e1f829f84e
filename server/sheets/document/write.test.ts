import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PortraitSheet } from '#server/sheets/content/sheet.ts'
import { pageWidth, pictureBoxes } from './pictureBoxes.ts'
import { printable } from './printable.ts'
import { writePortrait } from './writePortrait.ts'

const sheet: PortraitSheet = {
  form: 'portrait',
  language: 'es',
  brandName: 'Óga',
  title: 'Casa',
  note: 'Datos',
  address: 'https://oga.test/property/a',
  codeText: 'QR',
  scan: 'Escaneá',
  pageText: '{number} de {count}',
  offer: 'Casa en venta',
  place: 'Luque',
  prices: [{ main: '$100,000', local: 'Gs. 742.000.000' }],
  contact: ['Publica', 'Ana'],
  pictureText: 'Foto',
  factsTitle: 'Datos',
  facts: [],
  tables: [],
  amenitiesTitle: 'Comodidades',
  amenities: [],
  descriptionTitle: 'Descripción',
  description: [],
}
const pagesOf = async (changes: Partial<PortraitSheet>) => {
  const pdf = await writePortrait({ ...sheet, ...changes }, [])
  return Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length
}

describe('a sheet', () => {
  it.each([
    ['of the least that is stated', {}],
    ['of a title of 160 wide letters', { title: 'W'.repeat(160) }],
    ['of a title in letters that the font lacks', { title: '漂亮的房子 🏡' }],
    [
      'of every price and amenity',
      { prices: Array(4).fill(sheet.prices[0]), amenities: Array(40).fill('Piscina') },
    ],
    [
      'of tables with long names',
      {
        tables: Array(2).fill({
          title: 'Tipos de unidad',
          columns: ['Tipo', 'Superficie', 'Libres', 'Desde'],
          rows: Array(5).fill([
            'Departamento de dos dormitorios con balcón '.repeat(2),
            '85 m²',
            '3 de 9',
            '$100,000',
          ]),
        }),
      },
    ],
    [
      'of long names',
      { place: 'Barrio '.repeat(30), contact: ['Publica', 'Inmobiliaria '.repeat(8)] as const },
    ],
  ])('has room on one page, %s', async (_, changes) => {
    expect(await pagesOf(changes)).toBe(1)
  })

  it('takes as many pages as its text needs', async () => {
    const pages = await pagesOf({
      description: Array(120).fill('Una casa con patio, parrilla y pozo. '.repeat(4)),
    })
    expect(pages).toBeGreaterThan(3)
    expect(pages).toBeLessThan(12)
  })
})

it('shows three pictures, named for those who do not see them', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const create = { width: 680, height: 432, channels: 3, background: '#888', noise } as const
  const picture = await sharp({ create }).jpeg({ quality: 60 }).toBuffer()
  const pdf = Buffer.from(await writePortrait(sheet, Array(3).fill(picture)))
  // With the code.
  expect(pdf.toString('latin1').match(/\/S \/Figure/g)).toHaveLength(4)
  expect(pdf.length - 3 * picture.length).toBeLessThan(70_000)
})

it('keeps the letters of Guaraní and the sign of its money, and drops what would be boxes', () => {
  expect(printable('Óga porã: ẽ ĩ ũ ỹ g̃, ₲ 5.000 m²')).toBe('Óga porã: ẽ ĩ ũ ỹ g̃, ₲ 5.000 m²')
  expect(printable('Casa 🏡  房 linda')).toBe('Casa linda')
})

it.each([0, 1, 2, 3])('%i pictures stand within the margins without touching', (count) => {
  const boxes = pictureBoxes(count, pageWidth.portrait)
  expect(boxes).toHaveLength(count)
  for (const [index, box] of boxes.entries()) {
    expect(box.x + box.width).toBeLessThanOrEqual(pageWidth.portrait + 0.01)
    for (const other of boxes.slice(index + 1))
      expect(other.x >= box.x + box.width || other.y >= box.y + box.height).toBe(true)
  }
})
