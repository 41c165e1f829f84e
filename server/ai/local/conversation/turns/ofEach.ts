/* What is asked of each home of a list. Patterns of folded wordings with a space around each word. */

export type EachFact = 'parkingSpaces' | 'bathrooms' | 'bedrooms' | 'financing'

const nouns: Record<Exclude<EachFact, 'financing'>, string> = {
  parkingSpaces:
    'cocheras?|garajes?|garages?|estacionamientos?|(?:lugar(?:es)?|espacios?) (?:para|de) (?:autos?|estacionar)|(?:car )?parking(?: (?:spaces?|spots?|lots?))?|car spaces|vagas?(?: de garagem)?|garage(?:m|ns)',
  bathrooms: 'banos?|bathrooms?|baths?|toilets|banheiros?',
  bedrooms: 'dormitorios?|habitaciones|cuartos|piezas|bedrooms?|quartos?',
}
const counts = '(?:cuant[oa]s?|how many|how much|quant[oa]s?)'
const ofAll =
  '(?:tienen|vienen|traen|incluyen|ofrecen|tem|possuem|have|come with|include|offer|cada (?:un[oa]?|um[a]?)|tod[oa]s|ell[oa]s|each|all of (?:them|these|those)|they|these|those|eles|elas|desses|dessas|desas?|de es[oa]s)'

const countOf = (noun: string) => [
  new RegExp(` ${counts} (?:\\w+ )?(?:${noun})(?: \\w+){0,4} ${ofAll}(?= )`),
  new RegExp(` ${counts} (?:\\w+ )?(?:${noun})(?: \\w+){0,3} cada (?:un[oa]?|um[a]?)(?= )`),
  new RegExp(
    ` (?:do (?:they|these|those|all(?: of (?:them|these|those))?)|does each(?: one)?|tod[oa]s (?:tienen|vienen con|tem)|(?:eles|elas|tod[oa]s) tem)(?: \\w+){0,3} (?:${noun})(?= )`,
  ),
]
const facts: readonly (readonly [EachFact, readonly RegExp[]])[] = [
  ['parkingSpaces', countOf(nouns.parkingSpaces)],
  ['bathrooms', countOf(nouns.bathrooms)],
  ['bedrooms', countOf(nouns.bedrooms)],
  [
    'financing',
    [
      / (?:cual(?:es)?|algun[oa]?s?|any|which|quais|qual|algum[a]?s?)(?: (?:de|of|d)?)?(?: (?:ones?|ell[oa]s|es[oa]s|est[oa]s|these|those|them|desses|dessas|deles|delas|l[oa]s|the|lotes|plots|terrenos|casas|houses|homes)){0,3}(?: \w+){0,5} (?:cuotas?|a plazos?|financ\w+|credito|instal?lments?|parcel\w+|loan|mortgage|a prazo|prestacoes)(?= )/,
    ],
  ],
]

/** "¿Con cuántas cocheras vienen?", "which of these could I pay in instalments?" */
export const factOfEach = (wording: string): EachFact | undefined =>
  facts.find(([, patterns]) => patterns.some((one) => one.test(wording)))?.[0]
