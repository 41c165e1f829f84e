import fc from 'fast-check'
import type { NewListing } from './listings.ts'

/* Few words, so that texts and searches match. */

const said = [
  'vista al cerro',
  'junto al arroyo',
  'helipuerto propio',
  'Edificio Insignia 10',
  'aire acondicionado central',
  'aire puro, y lo acondicionado aparte',
  'apta para mascotas',
  'se aceptan perros',
  'piscinas',
  'pileta y grupo electrógeno',
  'cochera techada',
  'gym',
  'molino harinero',
  'Avda. Mariscal López',
  "Pasaje O'Hara",
  'lote de 12x30',
  'nuevo',
  'acepta permuta',
  'no acepta permuta',
  'a estrenar',
  'alquilo pieza',
  'financiación propia',
]
const saidInEnglish = ['lake view', 'swimming pool', 'new helipad', 'corner plot']

const sentence = (from: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...from), { minLength: 1, maxLength }).map((parts) => parts.join('. '))
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

export const someTexts: fc.Arbitrary<NewListing> = fc.record({
  title: sentence(['Casa', ...said], 2),
  description: sentence(said, 4),
  titleEn: orNull(sentence(saidInEnglish, 1)),
  descriptionEn: orNull(sentence(saidInEnglish, 3)),
  address: orNull(sentence(said, 2)),
})

export const someSearchText: fc.Arbitrary<string> = fc
  .tuple(
    fc.subarray(
      [
        'casa',
        'en luque',
        'cerca del club centenario',
        'sobre mcal lopez',
        'a 5 km de asuncion o de la terminal de asuncion',
        'con piscina',
        'aire acondicionado',
        'apto mascotas',
        'pet friendly',
        'pool',
        'gimnasio',
        'generator',
        'garaje techado',
        'barata',
        'a estrenar',
        'en pozo o usada',
        'acepta permuta',
        'financiada',
        'sin expensas',
        'pieza',
        'que no sea en pozo',
      ],
      {
        maxLength: 2,
      },
    ),
    fc.array(
      fc.constantFrom(
        ...['cerro', 'arroyo', 'vista', 'helipuerto', 'helipuertos', 'helipuetro', 'insignia', '12x30'],
        ...[
          'lago',
          'creek',
          'mcal',
          'avenida',
          'molinos',
          "o'hara",
          'de la',
          'nowhere',
          'nuevo',
          'Vista al cerro',
        ],
      ),
      { maxLength: 3 },
    ),
    fc.constantFrom('', '', 'heli', 'har', 'mol'),
  )
  .map(([understood, words, begun]) => [...understood, ...words, begun].join(' ').trim())
  .filter((text) => text !== '')
