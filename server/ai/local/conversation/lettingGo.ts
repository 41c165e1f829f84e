import type { NamedPlace } from '#shared/search/namedPlace.ts'
import type { SentenceFilters, Understanding } from '#shared/search/sentence.ts'
import { besides } from './turns/addedType.ts'

/** Of a search. */
interface Held {
  filters: SentenceFilters
  places?: readonly NamedPlace[] | undefined
  sentence?: string | undefined
}

/** A part of the search before that no longer counts. */
export type LetGo = 'price' | 'barrio' | 'place' | 'type' | 'bedrooms' | 'bathrooms' | 'parking' | 'area'

/* For folded wordings with one space around each word. */

const article =
  '(?:el|la|los|las|lo|su|mi|de|del|que|si|cuant[oa]s|quant[oa]s|how many|the|o|a|os|as|do|da|no|en|em|of|about|sea|tenga|haya|mas)'
const nouns: Record<LetGo, string> = {
  price:
    'precios?|presupuesto|monto|tope(?: de precio)?|limite(?: de precio)?|plata|price|budget|price limit|preco|valor|orcamento',
  barrio:
    'barrios?|zonas?|ubicacion|cercania|lugar|distancia|neighbou?rhoods?|areas?|location|bairros?|regiao|localizacao',
  place: 'ciudad(?:es)?|city|cities|town|cidades?|donde(?: sea| este)?|where',
  type: 'tipo(?: de (?:propiedad|inmueble|vivienda))?|type|tipo de imovel',
  bedrooms: 'dormitorios?|habitaciones|cuartos|piezas|ambientes|bedrooms?|rooms?|quartos?',
  bathrooms: 'banos?|bathrooms?|baths?|banheiros?',
  parking: 'cocheras?|garajes?|garages?|estacionamientos?|parking(?: space)?|vagas?|garagem',
  area: 'superficie|metros(?: cuadrados)?|metraje|tamano|size|square (?:meters|metres)|metragem|tamanho',
}
const names = Object.keys(nouns) as LetGo[]

const indifference =
  '(?:ya )?(?:no|nao) (?:me |nos |te )?(?:importan?|interesan?|interesa tanto|hace falta|precis(?:o|a|am|amos)|tem que|tiene(?:n)? (?:que|por que)|necesit(?:o|a|an|amos)|es necesari[oa]|es importante|importa mais|faz falta)|(?:me |nos )?da(?: lo)? (?:igual|mismo)|da igual|tanto faz|olvida(?:te|lo|la|me|mos)?|olvide(?:mos)?|saca(?:me|le|r|lo|la)?|saque|(?:si )?(?:le |les )?(?:saco|sacamos|quito|quitamos)|quita(?:me|le|r|lo|la)?|elimina|borra|deja(?:mos)?(?: de lado)?|sin importar|dejando de lado|forget(?: about)?|never ?mind|drop|remove|ignore|take (?:off|out|away)|skip|regardless of|no matter|(?:i |we )?(?:do not|don t|dont|doesn t|doesnt|does not) (?:care about|need|mind|have to)|esquec[ea]|tira|tire|retira|deix(?:a|e|ar|amos|emos)(?: de lado)?(?= (?:o|a|os|as|de|isso|essa?) )|leave out|scrap|sem importar'
const notMine =
  '(?:doesn t|doesnt|does not|no longer|isn t|isnt|is not) (?:that |so |very )?(?:matter|important|necessary)(?: anymore| any more)?'
const after = `${notMine}|(?:ya )?(?:no|nao) (?:me )?importan?|me da igual|da igual|da lo mismo|tanto faz|es lo de menos|(?:no|nao) (?:es|e|son|sao) (?:tan |muy |tao |muito )?(?:importantes?|necesari[oa]s?|necessari[oa]s?|prioridad(?:e)?)|no hace falta|tampoco(?: me)?(?: importan?| hace falta| interesan?)?`
const bare = '(?:sin|without|sem) (?:el|la|los|las|the|o|a|os|as|limite de|tope de|limit of)'
const any =
  '(?:otr[oa]|otr[oa]s|another|other|outr[oa]|cualquier|no importa en que|cualquiera sea|any|qualquer|todos los|todas las|all the)'

const fillers = `(?: ${article}){0,3}`
const letsGo = new RegExp(` (?:${indifference})(?= )`)
const letsGoAfter = new RegExp(` (?:${after})(?= )`)
const without = new RegExp(` ${bare}(?= )`)

const patternsOf = (noun: string) =>
  [
    ` (?:${indifference})${fillers} (?:${noun})(?= )`,
    ` (?:${noun}) (?:${after})(?= )`,
    ` ${bare} (?:${noun})(?= )`,
    ` ${any} (?:${noun})(?= )`,
  ].map((pattern) => new RegExp(pattern))
const patterns = new Map(names.map((name) => [name, patternsOf(nouns[name])] as const))
/** A list: "ni el precio ni el barrio". */
const further = (noun: string) => new RegExp(` (?:y|ni|e|o|nor|and|or|nem)${fillers} (?:${noun})(?= )`)
const furthers = new Map(names.map((name) => [name, further(nouns[name])] as const))

/** "Amoblado o no", which may be read as neither. */
const furnishing = / (?:amobl\w+|amuebl\w+|muebles|(?:un)?furnish\w+|furniture|mobili\w+|moveis)(?= )/

/** What a turn takes off the search before; empty for most turns. */
export interface LettingGo {
  parts: ReadonlySet<LetGo>
  amenities: ReadonlySet<string>
}

export function lettingGo(
  { wording, understood }: { wording: string; understood: Understanding },
  before: Held | undefined,
): LettingGo | undefined {
  if (!before) return undefined
  const parts = names.filter((name) => patterns.get(name)?.some((pattern) => pattern.test(wording)))
  const isSaid = letsGo.test(wording) || letsGoAfter.test(wording)
  if (parts.length > 0 || isSaid)
    parts.push(
      ...names.filter((name) => !parts.includes(name) && isSaid && furthers.get(name)?.test(wording)),
    )
  const carried = before.filters.amenities ?? []
  const named = [...(understood.filters.amenities ?? []), ...(understood.filters.exceptAmenities ?? [])]
  const { exceptAmenities: refused = [] } = understood.filters
  const wasRefused = before.filters.exceptAmenities ?? []
  if (isSaid && furnishing.test(wording)) named.push('furnished')
  const isOf = (code: (typeof named)[number]) =>
    code === 'furnished' || carried.includes(code) || wasRefused.includes(code) || refused.includes(code)
  const amenities = isSaid || without.test(wording) || besides.test(wording) ? named.filter(isOf) : []
  return parts.length > 0 || amenities.length > 0
    ? { parts: new Set(parts), amenities: new Set(amenities) }
    : undefined
}

/** The fields of each part. */
const fieldsOf: Record<LetGo, readonly (keyof SentenceFilters)[]> = {
  price: ['minPrice', 'maxPrice', 'minPricePerNight', 'maxPricePerNight'],
  barrio: ['neighborhood', 'near', 'polygon', 'exceptNeighborhood'],
  place: ['neighborhood', 'near', 'polygon', 'exceptNeighborhood', 'city', 'state', 'exceptCity'],
  type: ['propertyType', 'exceptPropertyType'],
  bedrooms: ['bedrooms'],
  bathrooms: ['bathrooms'],
  parking: ['parkingSpaces'],
  area: ['minArea', 'maxArea'],
}
const coveredParking = 'covered_parking'

/** The search before, without what was let go. */
export function withoutLetGo<Search extends Held>(before: Search, { parts, amenities }: LettingGo): Search {
  const gone = new Set<string>([...parts].flatMap((part) => fieldsOf[part]))
  const kept = Object.entries(before.filters).filter(([field]) => !gone.has(field))
  const filters: SentenceFilters = Object.fromEntries(kept)
  const left = filters.amenities?.filter(
    (code) => !amenities.has(code) && !(parts.has('parking') && code === coveredParking),
  )
  const leftRefused = filters.exceptAmenities?.filter((code) => !amenities.has(code))
  const { amenities: _, exceptAmenities: __, ...others } = filters
  const losesPlace = parts.has('barrio') || parts.has('place')
  return {
    ...before,
    filters: {
      ...others,
      ...(left?.length && { amenities: left }),
      ...(leftRefused?.length && { exceptAmenities: leftRefused }),
    },
    places: losesPlace ? [] : before.places,
    sentence: undefined,
  }
}

/** What the turn says beside it: an amenity that is let go is none that it asks for or refuses. */
export function saidBeside(filters: SentenceFilters, { parts, amenities }: LettingGo): SentenceFilters {
  const without = <Code extends string>(codes: readonly Code[] | undefined) =>
    codes?.filter((code) => !amenities.has(code))
  const { amenities: wanted, exceptAmenities: refused, parkingSpaces, ...others } = filters
  const [still, stillRefused] = [without(wanted), without(refused)]
  return {
    ...others,
    ...(still?.length && { amenities: still }),
    ...(stillRefused?.length && { exceptAmenities: stillRefused }),
    ...(parkingSpaces !== undefined && !parts.has('parking') && { parkingSpaces }),
  }
}
