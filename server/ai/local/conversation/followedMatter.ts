import type { Meaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { readSentence } from '#server/ai/local/readSentence.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'
import { capital } from '#shared/places/mainCities.ts'

/* What a few words ask that the matter before makes clear. Patterns of folded wordings with a space around each word. */

interface Followed {
  before: RegExp
  now: RegExp
  asked: Record<Spoken, string>
}

const needs =
  '(?:precis\\w+|necesit\\w+|hay que|tengo que|hace falta|es (?:obligatori\\w+|necesari\\w+)|do (?:i|we) (?:have|need) to|must (?:i|we)|is it (?:necessary|mandatory|required)|have to|tem que|tenho que|e (?:obrigatori\\w+|necessari\\w+))'

/** "¿Y cuánto tarda?" */
const howLong =
  / (?:(?:cuanto|quanto)(?: tiempo| tempo)? (?:tarda\w*|demora\w*|leva|lleva)|(?:tarda|demora) (?:cuanto|quanto|mucho|muito)|how long)(?= )/
const terms: readonly Omit<Followed, 'now'>[] = [
  {
    before: / (?:residenc\w+|residency|radicacion|radicar\w*)(?= )/,
    asked: {
      es: '¿Cuánto tarda la residencia?',
      en: 'How long does residency take?',
      pt: 'Quanto demora a residência?',
    },
  },
  {
    before:
      / (?:sucesion|herencia|heredar\w*|heredamos|inheritance|inherit\w*|probate|inventario|heranca)(?= )/,
    asked: {
      es: '¿Cuánto tarda una sucesión?',
      en: 'How long does an inheritance case take?',
      pt: 'Quanto tempo demora um inventário?',
    },
  },
  {
    before: / (?:desaloj\w+|evict\w*|despej\w+)(?= )/,
    asked: {
      es: '¿Cuánto tarda un desalojo?',
      en: 'How long does an eviction take?',
      pt: 'Quanto demora um despejo?',
    },
  },
  {
    before: / (?:escritur\w+|transferencia|title deed|deed|notary|cartorio)(?= )/,
    asked: {
      es: '¿Cuánto tarda la escritura de una casa?',
      en: 'How long does the deed of a house take?',
      pt: 'Quanto demora a escritura de uma casa?',
    },
  },
  {
    before: / (?:creditos?|prestamos?|hipotecas?|loans?|mortgages?|financiamento|emprestimo)(?= )/,
    asked: {
      es: '¿Cuánto tarda el banco en aprobar un crédito hipotecario?',
      en: 'How long does a bank take to approve a mortgage?',
      pt: 'Quanto demora o banco para aprovar o crédito hipotecário?',
    },
  },
]

const matters: readonly Followed[] = [
  ...terms.map((one) => ({ ...one, now: howLong })),
  {
    // "¿Y quién paga, yo o el vendedor?"
    before:
      / (?:escritur\w+|gastos? de (?:compra|cierre)|closing costs?|deed|notary|cartorio|transferencia)(?= )/,
    now: / (?:quien(?:es)? (?:l[oa]s? )?pag\w+|who pays?|quem (?:e que )?paga\w*)(?= )/,
    asked: {
      es: '¿Quién paga los gastos de escritura, el comprador o el vendedor?',
      en: 'Who pays the closing costs, buyer or seller?',
      pt: 'Quem paga os custos da escritura, o comprador ou o vendedor?',
    },
  },
  {
    // "¿Hay que comprar algo para eso?"
    before: / (?:residen\w+|radica\w+|cedula|migrac\w+)(?= )/,
    now: new RegExp(
      ` ${needs}(?: \\w+){0,2} (?:compr\\w+|buy\\w*|own\\w*|ser duen\\w+|invert\\w+|invest\\w+)(?= )`,
    ),
    asked: {
      es: '¿Qué hago primero, la residencia o comprar la casa?',
      en: 'Should I get residency first or buy first?',
      pt: 'O que faço primeiro, residência ou comprar casa?',
    },
  },
  {
    // "¿Y con crédito cambia algo?"
    before:
      / (?:escritur\w+|gastos? de (?:compra|cierre)|closing costs?|notary|costs? (?:of|to) buy\w*|custos? (?:de|da) (?:compra|escritura))(?= )/,
    now: / (?:(?:si|se|if) (?:\w+ ){0,2}(?:compr\w+|es|lo hago|uso|pido|buy|take|use|faco|for)(?: \w+){0,2} (?:credito|prestamo|hipoteca|loan|mortgage|financiamento|emprestimo)|(?:con|with|com) (?:un |una |a |um )?(?:credito|prestamo|hipoteca|loan|mortgage|financiamento|emprestimo))(?= )/,
    asked: {
      es: '¿Qué otros gastos se suman si compro con crédito?',
      en: 'Which other costs are added if I buy with a loan?',
      pt: 'Que outros custos se somam se eu comprar com crédito?',
    },
  },
  {
    // "¿Tengo que pagarle?"
    before:
      / (?:(?:mi |el |la |my |the |meu |o )?(?:inquilin\w+|tenants?|locatari\w+)(?: \w+){0,3} (?:hizo|puso|construyo|arreglo|instalo|mejor\w+|built|installed|made|improv\w+|put|fez|construiu|instalou))(?= )/,
    now: / (?:(?:tengo|tenemos|tenho|temos) que (?:pag\w+|devolver\w*|descontar\w*|reembols\w+)|(?:do|should|must) (?:i|we) (?:have to |need to )?(?:pay|refund|deduct|reimburse)|(?:le )?debo (?:pag\w+|algo)|devo pagar)(?= )/,
    asked: {
      es: '¿Tiene derecho el arrendatario al reembolso de las obras que incorporó al inmueble durante el contrato?',
      en: 'Do I get back what I invest in improving a rental?',
      pt: 'Recebo de volta o que invisto em melhorias num aluguel?',
    },
  },
]

const maxWords = 9
const turnsBack = 2

const nations: readonly (readonly [RegExp, Record<Spoken, string>])[] = [
  [/ (?:brasil\w+|brazil\w*)(?= )/, { es: 'un brasileño', en: 'a Brazilian', pt: 'um brasileiro' }],
  [/ argentin\w+(?= )/, { es: 'un argentino', en: 'an Argentine', pt: 'um argentino' }],
  [/ bolivian\w*(?= )/, { es: 'un boliviano', en: 'a Bolivian', pt: 'um boliviano' }],
]
const isOne =
  / (?:(?:soy|somos|sou|i m|im|i am|we re|we are|as|como|siendo|being|sendo)(?: \w+){0,2} (?:extranjer\w+|foreign\w*|estrangeir\w+|[a-z]+(?:an|ano|ana|anos|eno|ena|enos|es|eiro|eira|eiros|ish|ine|ino|ina|inos|ines|ans)))(?= )/
const mayOne =
  / (?:allowed|can (?:i|we)|may (?:i|we)|could (?:i|we)|possible|puedo|podemos|podria\w*|posso|podemos|se puede|me dejan|nos dejan|permit\w+|hay problema|problem|problema|legal)(?= )/
const buys = / (?:compr\w+|buy\w*|venta|sale|venda|own)(?= )/
const mayBuy: Record<Spoken, (who: string, place: string) => string> = {
  es: (who, place) => `¿puede ${who} comprar un departamento en ${place}?`,
  en: (who, place) => `can ${who} buy an apartment in ${place}?`,
  pt: (who, place) => `pode ${who} comprar um apartamento em ${place}?`,
}
const mayBuyLand: Record<Spoken, string> = {
  es: '¿un brasileño puede comprar campo cerca de la frontera?',
  en: 'can a Brazilian buy land near the border?',
  pt: 'brasileiro pode comprar fazenda perto da fronteira?',
}
const mayForeigners: Record<Spoken, string> = {
  es: '¿un extranjero puede comprar una propiedad en Paraguay?',
  en: 'can foreigners buy property in Paraguay?',
  pt: 'estrangeiro pode comprar imóvel no Paraguai?',
}

/** "I'm Brazilian btw, am I allowed?" after homes for sale. */
function mayBuyIt(
  { wording, thread, history }: Meaning,
  prior: Meaning,
  language: Spoken,
): string | undefined {
  if (!isOne.test(wording) || !mayOne.test(wording) || wording.trim().split(' ').length > maxWords + 3)
    return undefined
  const { transactionType, propertyType, city } = thread.search?.filters ?? {}
  const isOfSale = transactionType === 'sale' || buys.test(prior.wording)
  if (!isOfSale || history.length === 0) return undefined
  const who = nations.find(([named]) => named.test(wording))?.[1]
  if (!who) return mayForeigners[language]
  if (propertyType?.every((type) => type === 'land')) return mayBuyLand[language]
  const places = city ?? prior.understood.filters.city ?? [capital]
  return mayBuy[language](who[language], places.at(-1) ?? capital)
}

const redoes =
  /^ (?:(?:y|e|and|ok|okay|now|ahora|agora|entonces|then) )?(?:(?:can you |could you |podes |pode )?(?:do|redo|run|calculate|try|hac\w+|calcul\w+|proba\w*|faz|faca|refaz\w*|simul\w+)(?: (?:it|that|the same|lo|eso|la cuenta|lo mismo|isso|a conta|o mesmo))?|what about|how about|que tal|como (?:seria|ficaria)) (?:for|with|on|para|con|com|de|of|pra) /
const ofReturns =
  / (?:yields?|returns?|roi|rinde\w*|rentabilidade?|rendimiento|renta|rende|retorno|cash flow)(?= )/
const ofTaxes = / (?:impuestos?|tax(?:es)?|fees|gastos|impostos?|neto|net|limpio)(?= )/
const redoneYield: Record<
  Spoken,
  (home: { rooms: number; price: string; place: string; tax: boolean }) => string
> = {
  es: ({ rooms, price, place, tax }) =>
    `¿cuánto rinde${tax ? ' después de impuestos' : ''} un departamento de ${rooms} dormitorio en ${place}${price && ` de ${price} dólares`}?`,
  en: ({ rooms, price, place, tax }) =>
    `what is the yield${tax ? ' after taxes' : ''} of a ${rooms} bedroom apartment in ${place}${price && ` of ${price} dollars`}?`,
  pt: ({ rooms, price, place, tax }) =>
    `quanto rende${tax ? ' depois de impostos' : ''} um apartamento de ${rooms} quarto em ${place}${price && ` de ${price} dólares`}?`,
}

/** "Do it for a 95k one bedroom" after what homes yield. */
function yieldOfOther({ wording, understood, history }: Meaning, language: Spoken): string | undefined {
  const { bedrooms, maxPrice, city, neighborhood } = understood.filters
  const isNew = (bedrooms ?? maxPrice) !== undefined && (city ?? neighborhood) === undefined
  if (!isNew || !redoes.test(wording)) return undefined
  const said = history.filter(({ role }) => role === 'user').slice(-turnsBack)
  const wordings = said.map(({ content }) => wordingOf(content))
  if (!wordings.some((one) => ofReturns.test(one))) return undefined
  const places = said.map(({ content }) => readSentence(content.slice(0, maxRead), { rate: 1 }).filters)
  const placed = places.findLast((one) => (one.city ?? one.neighborhood) !== undefined)
  return redoneYield[language]({
    rooms: bedrooms ?? 2,
    price: maxPrice === undefined ? '' : `${maxPrice}`,
    place: placed?.neighborhood?.[0] ?? placed?.city?.[0] ?? capital,
    tax: wordings.some((one) => ofTaxes.test(one)),
  })
}

/** Said in full; undefined where the matter before makes nothing clear. */
export function followedMatter(now: Meaning, prior: Meaning, language: Spoken): string | undefined {
  const { wording, understood, listing, history } = now
  if (listing) return undefined
  const may = mayBuyIt(now, prior, language)
  if (may !== undefined) return may
  const yields = yieldOfOther(now, language)
  if (yields !== undefined) return yields
  const { city, neighborhood, bedrooms, maxPrice } = understood.filters
  if ((city ?? neighborhood ?? bedrooms ?? maxPrice) !== undefined) return undefined
  if (wording.trim().split(' ').length > maxWords) return undefined
  const said = history
    .filter(({ role }) => role === 'user')
    .slice(-turnsBack)
    .map(({ content }) => wordingOf(content))
  return matters.find((one) => one.now.test(wording) && said.some((turn) => one.before.test(turn)))?.asked[
    language
  ]
}
