import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caseRate, sentenceCases } from '#tests/cases/sentence/cases.ts'
import { superlinear } from '#tests/hostile/growth.ts'
import { runsOf } from '#tests/support/fuzz.ts'
import { listingFilters } from './listingSearch.ts'
import { type Criterion, removeCriterion, understand } from './sentence.ts'

const options = { rate: caseRate }

for (const [group, cases] of Object.entries(sentenceCases)) {
  describe(`understand, ${group}`, () => {
    it.each(cases)('given %j, sets its filters and leaves the rest', (text, filters, rest) => {
      expect(understand(text, options)).toMatchObject({ filters, rest })
      expect(Object.keys(understand(text, options).filters).toSorted()).toEqual(
        Object.keys(filters).toSorted(),
      )
    })
  })
}

describe('understand, beyond filters', () => {
  const cheap = { sortBy: 'price', sortOrder: 'asc' }

  it.each([
    'casa barata en luque',
    'departamento económico',
    'alquileres baratos',
    'lo más barato',
    'cheap house',
    'casas a buen precio',
  ])('given %j, sets the order to lowest prices first', (text) => {
    expect(understand(text, options).sort).toEqual(cheap)
    expect(understand(text, options).filters).not.toHaveProperty('maxPrice')
  })

  it.each(['Recoleta, cuál es más caro', 'casas más caras en luque', 'el más caro', 'most expensive flat'])(
    'given %j, sets the order to highest prices first',
    (text) => {
      expect(understand(text, options).sort).toEqual({ sortBy: 'price', sortOrder: 'desc' })
      expect(understand(text, options).filters).not.toHaveProperty('parkingSpaces')
    },
  )

  it.each(['casa en luque', 'es muy caro?', 'casas caras'])(
    'given %j, sets no order, and takes "caro" for no car',
    (text) => {
      expect(understand(text, options).sort).toBeUndefined()
      expect(understand(text, options).filters).not.toHaveProperty('parkingSpaces')
    },
  )

  it.each([
    'depto con mejor roi',
    'mejor rentabilidad',
    'los más rentables',
    'best yield',
    'highest rental yields in asuncion',
    'melhor rentabilidade',
  ])('given %j, sets the order to highest returns first', (text) => {
    expect(understand(text, options).sort).toEqual({ sortBy: 'roi', sortOrder: 'desc' })
  })

  it.each([
    ['terreno más grande en areguá', { sortBy: 'area', sortOrder: 'desc' }],
    ['the biggest house in lambaré', { sortBy: 'area', sortOrder: 'desc' }],
    ['casas maiores em luque', { sortBy: 'area', sortOrder: 'desc' }],
    ['ordenar por tamaño las casas de luque', { sortBy: 'area', sortOrder: 'desc' }],
    ['el departamento más chico de asunción', { sortBy: 'area', sortOrder: 'asc' }],
    ['metro cuadrado más barato villa morra', { sortBy: 'pricePerSqm', sortOrder: 'asc' }],
    ['depto mejor precio por m2 en carmelitas', { sortBy: 'pricePerSqm', sortOrder: 'asc' }],
    ['cheapest price per square meter in luque', { sortBy: 'pricePerSqm', sortOrder: 'asc' }],
    ['alquileres nuevos publicados luque', { sortBy: 'date', sortOrder: 'desc' }],
  ])('given %j, sets the order', (text, sort) => {
    expect(understand(text, options)).toMatchObject({ sort, rest: '', unsupported: [] })
  })

  it.each([
    ['terreno más grande que 500 m2 en luque', []],
    ['casa con patio más grande en luque', ['más grande']],
  ])('given %j, sets no order by size', (text, unsupported) => {
    expect(understand(text, options)).toMatchObject({ unsupported })
    expect(understand(text, options).sort).toBeUndefined()
  })

  it('given "no más caro que", sets the highest price', () => {
    const { filters, sort } = understand('casa en luque no más cara que 90 mil dólares', options)
    expect(filters).toMatchObject({ maxPrice: 90_000 })
    expect(sort).toBeUndefined()
  })

  it('lists the ignored words', () => {
    expect(understand('Clasipar casas pequeñas en Luque, Paraguay', options).noise).toBe(
      'Clasipar pequeñas Paraguay',
    )
    expect(understand('casa de una planta', options).noise).toBe('')
  })

  it.each([
    ['alquiler luqe', 'luqe', 'luque'],
    ['fernado dela mora', 'fernado dela mora', 'fernando de la mora'],
    ['casa en benta', 'en benta', 'en venta'],
  ])('given %j, corrects %j to %j', (text, typed, correction) => {
    expect(understand(text, options).criteria.filter((criterion) => criterion.correction)).toMatchObject([
      { text: typed, correction },
    ])
  })

  it('corrects nothing else', () => {
    const { criteria } = understand('Dpto. 2 hab. en Fdo. de la Mora, u$s 90.000', options)
    expect(criteria.filter((criterion) => criterion.correction)).toEqual([])
  })
})

describe('understand, beside a chosen transaction type', () => {
  it.each([
    ['rent', 'depto hasta 900 mil', { maxPrice: 122 }],
    ['rent', 'depto hasta 500.000', { maxPrice: 68 }],
    ['sale', 'casa hasta 150', { maxPrice: 150_000 }],
    ['sale', 'casa hasta 1 millón', { maxPrice: 1_000_000 }],
    ['both', 'casa hasta 120 mil', { maxPrice: 120_000, transactionType: 'sale' }],
    ['sale', 'alquiler hasta 900 mil', { maxPrice: 122, transactionType: 'rent' }],
  ] as const)('given %s and %j, sets %j', (transactionType, text, filters) => {
    const { propertyType: _, ...found } = understand(text, { ...options, transactionType }).filters
    expect(found).toEqual(filters)
  })
})

describe('understand, exclusions', () => {
  it.each([
    ['depto que no sea en esquina rosada, con pileta', ['que no sea en esquina rosada']],
    ['casa sin cochera ni baño', ['sin cochera', 'ni baño']],
    ['casa que no sea duplex', ['que no sea duplex']],
    ['que no sea', []],
    ['casa sin pileta', []],
    ['terreno sin entrega', []],
    ['apartamento até 3 mil reais', ['até 3 mil reais']],
    ['kitnet até R$ 1.500', ['até R$ 1.500']],
    ['casa sin escaleras', ['sin escaleras']],
  ])('given %j, says that it cannot apply %j', (text, unsupported) => {
    expect(understand(text, options).unsupported).toEqual(unsupported)
  })

  it('given an exclusion, spans it with its mark', () => {
    const { criteria } = understand('casa sin pileta o quincho en Luque', options)
    expect(criteria.map(({ field, text }) => [field, text])).toEqual([
      ['propertyType', 'casa'],
      ['exceptAmenities', 'sin pileta o quincho'],
      ['city', 'Luque'],
    ])
  })
})

describe('understand, everyday words', () => {
  const words =
    'verde nuevo moderna grande luminoso amplio vista lago plaza cancha colegio iglesia frente esquina fondo living comedor cocina placard suite sala escritorio techo piso planta torre edificio cuadra oportunidad inversión rentable cuotas crédito titulo escritura entrega refaccionar remodelado premium lujo familiar tranquilo central industrial rural arroyo cerro árboles portón reja cámaras internet agua luz cama mesa ventanal madera ladrillo construcción obra terminada proyecto acceso norte sur views sunny quiet bright large small modern kitchen living dining study closet heating washer fridge window door fence avenue corner floor opportunity title owner broker month week guest family triple ready historic walking distance paraguay guaraní verano ganado corral mayor total completo'.split(
      ' ',
    )
  it.each(words)('given "%s", sets no filter', (word) => {
    expect(understand(word, options).criteria).toEqual([])
  })
})

describe('removeCriterion', () => {
  const off = (text: string, field: Criterion['field'], index = 0) => {
    const criterion = understand(text, options).criteria.filter((one) => one.field === field)[index]
    return criterion && removeCriterion(text, criterion)
  }

  it.each<[string, Criterion['field'], string]>([
    ['casa con piscina luque', 'amenities', 'casa luque'],
    ['casa con piscina luque', 'propertyType', 'piscina luque'],
    ['casa con piscina en luque', 'city', 'casa con piscina'],
    ['casa con piscina y quincho', 'amenities', 'casa con quincho'],
    ['depto 2 dormitorios hasta 120 mil', 'price', 'depto 2 dormitorios'],
    ['depto de 2 dormitorios y 2 baños', 'bedrooms', 'depto 2 baños'],
    ['casa en Luque, con piscina', 'city', 'casa con piscina'],
    ['house under 200k in lambare', 'city', 'house under 200k'],
    ['usd 800/mes depto', 'transactionType', 'usd 800 depto'],
    ['3 dorm. 2 baños', 'bedrooms', '2 baños'],
    ['casa o departamento en luque', 'propertyType', 'departamento en luque'],
    ['luque casa luque', 'city', 'casa'],
    ['Casa', 'propertyType', ''],
    ['casa sin pileta en luque', 'exceptAmenities', 'casa en luque'],
    ['casa sin pileta ni quincho', 'exceptAmenities', 'casa ni quincho'],
    ['casa sin pileta en luque', 'city', 'casa sin pileta'],
    ['casa que no sea en luque', 'exceptCity', 'casa'],
  ])('given %j, removes %s and leaves %j', (text, field, left) => {
    expect(off(text, field)).toBe(left)
  })

  it('given the second of two joined criteria, leaves no dangling word', () => {
    expect(off('casa con piscina y quincho', 'amenities', 1)).toBe('casa con piscina')
  })

  it('given a criterion that is not in the text, leaves it unchanged', () => {
    const [criterion] = understand('luque', options).criteria
    expect(criterion && removeCriterion('casa  en asuncion', criterion)).toBe('casa  en asuncion')
  })
})

describe('understand and removeCriterion, for any text', () => {
  const word = fc.constantFrom(
    ...'casa casas depto oficina duplex deposito en con de y o hasta desde entre menos más mil k millones usd gs $ 2 3 100 150 4.500.000 12x30 dormitorios baños cochera techada m2 hectareas piscina quincho sin ni no menos excepto fuera villa morra luque asuncion san antonio centro barrio mcal lopez alquiler venta mes por dia airbnb penthose verde 😀 , . / - + <'.split(
      ' ',
    ),
  )
  const sentence = fc.oneof(
    fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
    fc.array(word, { maxLength: 8 }).map((words) => words.join('')),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  )
  const check = (property: (text: string) => void) =>
    fc.assert(fc.property(sentence, property), { numRuns: runsOf(600) })

  it('return spans inside the text, in order and without overlap', () => {
    check((text) => {
      let last = { start: 0, end: 0 }
      for (const criterion of understand(text, options).criteria) {
        // "3 hectáreas" are land as well.
        const isSame = criterion.start === last.start && criterion.end === last.end
        if (!isSame) expect(criterion.start).toBeGreaterThanOrEqual(last.end)
        expect(criterion.end).toBeGreaterThan(criterion.start)
        expect(criterion.end).toBeLessThanOrEqual(text.length)
        expect(criterion.text).toBe(text.slice(criterion.start, criterion.end))
        last = criterion
      }
    })
  })

  it('return a rest made of words of the text', () => {
    check((text) => {
      for (const one of understand(text, options).rest.split(' ')) expect(text).toContain(one)
    })
  })

  it('return valid filters', () => {
    check((text) => {
      const { filters } = understand(text, options)
      const query = Object.entries(filters).map(([name, value]) => [
        name,
        Array.isArray(value) ? value : String(value),
      ])
      expect(listingFilters.safeParse(Object.fromEntries(query)).success).toBe(true)
    })
  })

  it('remove a criterion completely, and idempotently', () => {
    check((text) => {
      for (const criterion of understand(text, options).criteria) {
        const left = removeCriterion(text, criterion)
        expect(left.length).toBeLessThan(text.length)
        expect(removeCriterion(left, criterion)).toBe(left)
      }
    })
  })

  it('take time in proportion to the length of the text', () => {
    const slips = 'departamiento encarnasionn palabrra '
    expect(superlinear((text) => understand(text, options), slips)).toBeUndefined()
  })
})
