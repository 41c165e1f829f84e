import type { SentenceFilters } from '#shared/search/sentence/part.ts'

/** A sentence, the filters it sets at 7,420 guaraníes to the dollar, and the words left for the text search. */
export type SentenceCase = readonly [text: string, filters: SentenceFilters, rest: string]

/** Sentences about money, and what only looks like it. */
export const priceCases: Readonly<Record<string, readonly SentenceCase[]>> = {
  'price in dollars': [
    [
      'casa entre 100 y 150 mil',
      { transactionType: 'sale', propertyType: ['house'], minPrice: 100000, maxPrice: 150000 },
      '',
    ],
    [
      'depto entre 80 mil y 120 mil usd',
      { transactionType: 'sale', propertyType: ['apartment'], minPrice: 80000, maxPrice: 120000 },
      '',
    ],
    ['USD 95.000', { transactionType: 'sale', maxPrice: 95000 }, ''],
    ['$1,200 rent', { maxPrice: 1200, transactionType: 'rent' }, ''],
    ['u$s 95.000', { transactionType: 'sale', maxPrice: 95000 }, ''],
    ['medio millón de dólares', { transactionType: 'sale', maxPrice: 500000 }, ''],
    ['un millón y medio de dólares', { transactionType: 'sale', maxPrice: 1500000 }, ''],
    ['mil quinientos dólares', { maxPrice: 1500 }, ''],
    ['ciento cincuenta mil dolares', { transactionType: 'sale', maxPrice: 150000 }, ''],
    ['two hundred thousand dollars', { transactionType: 'sale', maxPrice: 200000 }, ''],
    ['casa 150k', { transactionType: 'sale', propertyType: ['house'], maxPrice: 150000 }, ''],
    ['100-150k', { transactionType: 'sale', minPrice: 100000, maxPrice: 150000 }, ''],
    ['usd 1.2m', { transactionType: 'sale', maxPrice: 1200000 }, ''],
    ['1,5 millones de dólares', { transactionType: 'sale', maxPrice: 1500000 }, ''],
    ['hasta 120.000', { transactionType: 'sale', maxPrice: 120000 }, ''],
    ['hasta 120,000 usd', { transactionType: 'sale', maxPrice: 120000 }, ''],
    ['MÁXIMO 100 MIL', { transactionType: 'sale', maxPrice: 100000 }, ''],
    ['200 mil máximo', { transactionType: 'sale', maxPrice: 200000 }, ''],
    ['< 100k', { transactionType: 'sale', maxPrice: 100000 }, ''],
    [
      'casa desde 80 mil hasta 120 mil',
      { transactionType: 'sale', propertyType: ['house'], minPrice: 80000, maxPrice: 120000 },
      '',
    ],
    [
      'más de 80 mil casa menos de 120 mil',
      { transactionType: 'sale', minPrice: 80000, propertyType: ['house'], maxPrice: 120000 },
      '',
    ],
    ['desde 200k hasta 100k', { transactionType: 'sale', minPrice: 100000, maxPrice: 200000 }, ''],
    ['entre 150 y 100 mil', { transactionType: 'sale', minPrice: 100000, maxPrice: 150000 }, ''],
    ['hasta 100k hasta 200k', { transactionType: 'sale', maxPrice: 100000 }, ''],
    ['casa en venta hasta 150', { propertyType: ['house'], transactionType: 'sale', maxPrice: 150000 }, ''],
    ['house under 1 million', { transactionType: 'sale', propertyType: ['house'], maxPrice: 1000000 }, ''],
    ['rent 500 a 800 usd', { transactionType: 'rent', minPrice: 500, maxPrice: 800 }, ''],
    ['entre 500 y 2 mil dólares alquiler', { minPrice: 500, maxPrice: 2000, transactionType: 'rent' }, ''],
    ['alquiler hasta 800 por mes', { transactionType: 'rent', maxPrice: 800 }, ''],
    ['usd 800/mes depto', { maxPrice: 800, transactionType: 'rent', propertyType: ['apartment'] }, ''],
    [
      'casa en venta hasta 2 millones',
      { propertyType: ['house'], transactionType: 'sale', maxPrice: 2000000 },
      '',
    ],
  ],
  'price in guaraníes': [
    ['3 millones de guaraníes', { maxPrice: 405 }, ''],
    ['Gs. 4.500.000', { maxPrice: 607 }, ''],
    ['₲ 3.500.000 alquiler', { maxPrice: 472, transactionType: 'rent' }, ''],
    [
      'casa en venta hasta 1.500 millones',
      { propertyType: ['house'], transactionType: 'sale', maxPrice: 202157 },
      '',
    ],
    [
      'terrenos en venta en capiata desde 100 millones',
      { propertyType: ['land'], transactionType: 'sale', city: ['Capiatá'], minPrice: 13477 },
      '',
    ],
    ['Alquiler entre 2 y 4 millones', { transactionType: 'rent', minPrice: 269, maxPrice: 540 }, ''],
    ['alquiler de 2 a 3 millones de gs', { transactionType: 'rent', minPrice: 269, maxPrice: 405 }, ''],
    ['alquiler 2 palos', { transactionType: 'rent', maxPrice: 270 }, ''],
    ['alquiler hasta 3.500.000', { transactionType: 'rent', maxPrice: 472 }, ''],
    [
      'departamentos 1 dormitorio alquiler Gs 3.000.000',
      { propertyType: ['apartment'], bedrooms: 1, transactionType: 'rent', maxPrice: 405 },
      '',
    ],
    ['alquiler depto 3.500.000', { transactionType: 'rent', propertyType: ['apartment'], maxPrice: 472 }, ''],
    ['depto hasta 2 millones', { propertyType: ['apartment'], maxPrice: 270 }, ''],
  ],
  'not a price': [
    ['casa 120000', { propertyType: ['house'] }, '120000'],
    ['año 2015', {}, 'año 2015'],
    ['torre 3 piso 12', {}, 'torre 3 piso 12'],
    ['más de 2', {}, '2'],
    ['0981123456', {}, '0981123456'],
    ['hasta 99999999999999', {}, '99999999999999'],
    ['casa 3/2', { propertyType: ['house'] }, '3 2'],
  ],
}
