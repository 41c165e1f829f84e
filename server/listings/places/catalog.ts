import { placeKey } from '#shared/places/placeKey.ts'
import { cities, departmentKeys, placeNames } from '#shared/places/places.ts'
import type { PlaceFilters } from '#shared/search/namedPlace.ts'
import { nameCorrector } from '#shared/search/sentence/spelling/names.ts'
import { reachIn } from '#shared/search/sentence/spelling/reach.ts'
import { type Token, tokenize } from '#shared/search/sentence/tokens.ts'
import { type Barrio, furtherBarrios } from './barrioRows.ts'
import { knownWays, type Landmark, landmarks, type Way } from './placeRows.ts'

/** Of no one barrio or city. */
export interface Area {
  kind: 'area'
  name: string
  filters: PlaceFilters
}

export type Entry =
  | { is: 'landmark'; of: Landmark; isDerived: boolean }
  | { is: 'way'; of: Way; isDerived: boolean }
  | { is: 'area'; of: Area; isDerived: false }

export interface Found {
  entries: readonly Entry[]
  key: string
  at: number
  next: number
}

/** Of the cities that grew together. */
const greaterAsuncion = [
  'Asunción',
  'Lambaré',
  'Fernando de la Mora',
  'San Lorenzo',
  'Luque',
  'Mariano Roque Alonso',
  'Villa Elisa',
  'Ñemby',
  'San Antonio',
  'Limpio',
  'Capiatá',
]
const areas: readonly [Area, string][] = [
  [
    { kind: 'area', name: 'Frente a Clorinda', filters: { city: ['Nanawa', 'José Falcón'] } },
    'cerca de clorinda, frente a clorinda, frontera con clorinda, near clorinda, perto de clorinda, clorinda',
  ],
  [
    {
      kind: 'area',
      name: 'Frente a Foz do Iguaçu',
      filters: { city: ['Ciudad del Este', 'Presidente Franco', 'Hernandarias'] },
    },
    'cerca de foz, cerca de foz de iguazu, cerca de foz do iguacu, frente a foz, frontera con foz, near foz, perto de foz, perto de foz do iguacu, em foz, en foz, foz do lado paraguaio, foz do iguacu, foz de iguazu',
  ],
  [
    { kind: 'area', name: 'Frente a Posadas', filters: { city: ['Encarnación'] } },
    'cerca de posadas, frente a posadas, frontera con posadas, near posadas, perto de posadas',
  ],
  [
    { kind: 'area', name: 'Frente a Ponta Porã', filters: { city: ['Pedro Juan Caballero'] } },
    'cerca de ponta pora, frente a ponta pora, frontera con ponta pora, near ponta pora, perto de ponta pora, ponta pora',
  ],
  [
    { kind: 'area', name: 'Frente a Puerto Iguazú', filters: { city: ['Presidente Franco'] } },
    'cerca de puerto iguazu, frente a puerto iguazu, near puerto iguazu, puerto iguazu',
  ],
  [
    { kind: 'area', name: 'San Bernardino', filters: { city: ['San Bernardino'] } },
    'san ver, sam ber, sam ver',
  ],
  [
    { kind: 'area', name: 'Acceso Norte', filters: { city: ['Mariano Roque Alonso', 'Limpio'] } },
    'acceso norte, zona acceso norte, por acceso norte, sobre acceso norte, cerca del acceso norte',
  ],
  [
    { kind: 'area', name: 'Gran Asunción', filters: { city: greaterAsuncion } },
    'gran asuncion, el gran asuncion, no lejos de asuncion, no muy lejos de asuncion, no tan lejos de asuncion, que no sea lejos de asuncion, que no sea muy lejos de asuncion, que no quede lejos de asuncion, que no quede muy lejos de asuncion, que no este lejos de asuncion, nao muito longe de assuncao, not far from asuncion, not too far from asuncion, not very far from asuncion, cerca de asuncion, cerquita de asuncion, perto de assuncao, near asuncion, close to asuncion, alrededores de asuncion, grande assuncao, greater asuncion, area metropolitana, area metropolitana de asuncion, metropolitan area',
  ],
  [
    {
      kind: 'area',
      name: 'Alrededores de Asunción',
      filters: { city: greaterAsuncion.filter((city) => city !== 'Asunción') },
    },
    'alrededores de asuncion, afueras de asuncion, outskirts of asuncion, cinturon de asuncion',
  ],
  [
    { kind: 'area', name: 'Central', filters: { state: ['Central'] } },
    'en central, ciudad de central, ciudades de central, departamento central, zona central, central paraguay, central department, department of central',
  ],
]

/** One word each; others need words of nearness before them: "por el congreso". */
const distinctive = new Set(
  'delsol multiplaza pinedo jebai ips uninorte fpuna fiuna ineram aquavillage itaipu conmebol skypark wtc incan dazzler rakiura cellshop superviaducto upacifico salesianito campoalto aeropuerto airport aeroporto goethe columbia sambodromo monalisa costanera transchaco autopista sacramento boggiani kubitschek aviadores choferes lakefront lakeside riverfront riverside'.split(
    ' ',
  ),
)
/** The same of several words. */
const ordinary = new Set(
  'la una,da una,na una,la catolica,la galeria,el bosque,la olla,la nueva olla,para uno,the top,campo via,la rotonda,super centro,nuevo centro,dos bocas,3 bocas,tres bocas,cell shop,segundo puente,el defensores,zona baja,corte suprema,poder judicial,christian academy,colegio nacional,25 de mayo,14 de mayo,15 de agosto,cerro cora,presidente franco,independencia nacional,nuestra senora de la asuncion,general diaz,general aquino,maria auxiliadora,la providencia,plaza norte,la placita,sagrado corazon de jesus,san buenaventura,santa clara de asis'.split(
    ',',
  ),
)

/** In capitals, the university: no hour, and no one of them. */
const university = /^(?:la|da|na) UNA$/

export function isDistinctive(key: string, typed: readonly Token[]): boolean {
  if (university.test(typed.map(({ text }) => text).join(' '))) return true
  return key.includes(' ') ? !ordinary.has(key) : distinctive.has(key) || /^(?:ruta|py)\d/.test(key)
}

const entriesByKey = new Map<string, Entry[]>()

function add(name: string, entry: Entry) {
  if (name.length < 3) return
  // "5ta avenida" as texts are read.
  const key = /\d/.test(name)
    ? tokenize(name)
        .map((token) => token.key)
        .join(' ')
    : name
  entriesByKey.set(key, [...(entriesByKey.get(key) ?? []), entry])
}

/** "terminal de omnibus" of "Terminal de Ómnibus de Asunción", "golf club" of "Asunción Golf Club". */
const cityEndings = cities
  .map(({ name }) => placeKey(name))
  .toSorted((one, other) => other.length - one.length)
/** "terminal cde", also "terminal de cde" */
const shortCity = /^(.*[a-z]) (?<! de )(cde|pjc)$/
const campus = /^(universidad catolica|facultad [a-z ]+) (?:campus|una)(?: .*)?$/

/** Of no one place: "cerca de un hospital". */
const kinds = new Set(
  'hospital shopping mercado iglesia colegio plaza puente puerto playa embajada universidad estadio parque hotel cerro laguna arroyo salto parroquia catedral campus autopista acceso ruta camino entrada salida circuito stock superseis gobernacion municipalidad cruce rotonda desvio peaje templo calle avenida puertos pista balneario santuario virgen museo castillo aduana casino deportivo sportivo cooperativa ramal molino'.split(
    ' ',
  ),
)

for (const kind of ['parque industrial', 'zona franca', 'parque nacional']) kinds.add(kind)

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/^universidad /, 'universidade '],
  [/^facultad /, 'faculdade '],
  [/^universidad (?:de |del )?/, 'uni '],
  [/^universidad (?:de |del )?/, 'univ '],
  [/^facultad (?:de )?/, 'fac '],
  [/^facultad /, 'fac '],
  [/^facultad (?:de )?/, 'facu de '],
  [/^facultad /, 'facu '],
  [/^colegio /, 'cole '],
  [/^hospital (?:de |del )?/, 'hosp '],
  [/^ruta (?=\d)/, 'ruta'],
  [/^ruta (?=\d)/, 'route '],
  [/^ruta (?=\d)/, 'rota '],
  [/^ruta (?=\d)/, 'rodovia '],
  [/^ruta (?=\d)/, 'highway '],
]
const shortOf = (key: string) =>
  shortForms.flatMap(([word, short]) => (word.test(key) ? [key.replace(word, short)] : []))

function derivedOf(key: string): string[] {
  const city = cityEndings.find((one) => key.endsWith(` ${one}`))
  const plain = city && key.slice(0, -city.length - 1).replace(/ (?:de|del|a|al|en)$/, '')
  const first = cityEndings.find((one) => key.startsWith(`${one} `))
  const after = first && key.slice(first.length + 1)
  const linked = city && plain && !key.endsWith(` de ${city}`) ? `${plain} de ${city}` : undefined
  const [, of = '', short] = shortCity.exec(key) ?? []
  return [
    short && `${of} de ${short}`,
    plain,
    linked,
    after?.includes(' ') ? after : undefined,
    campus.exec(key)?.[1],
  ].flatMap((one) => (one && one.length >= 5 && !kinds.has(one.replace(/^l[ao]s? /, '')) ? [one] : []))
}

for (const of of landmarks) {
  for (const key of new Set(of.keys)) add(key, { is: 'landmark', of, isDerived: false })
  const derived = of.keys.flatMap(derivedOf)
  for (const key of new Set([...derived, ...[...of.keys, ...derived].flatMap(shortOf)]))
    if (!of.keys.includes(key)) add(key, { is: 'landmark', of, isDerived: true })
}
const streetWord = /^(?:av|avda|avenida|ave|calle) /
for (const of of knownWays) {
  const keys = new Set(of.keys.map((key) => key.replace(streetWord, '')))
  for (const key of keys) add(key, { is: 'way', of, isDerived: false })
  for (const key of new Set([...keys].flatMap((one) => [...derivedOf(one), ...shortOf(one)])))
    if (!keys.has(key)) add(key, { is: 'way', of, isDerived: true })
}
for (const [of, keys] of areas)
  for (const key of keys.split(', ')) add(key, { is: 'area', of, isDerived: false })

interface Gazetteer {
  key: string
  next: number
}

const gazetteer: ReadonlyMap<string, true> = new Map(
  [...placeNames().flatMap(({ keys }) => keys), ...departmentKeys()].map((key) => [key, true] as const),
)
/** Other names of barrios are mostly landmarks in them: "shopping del sol" for Carmelitas. */
const properNames = new Set([
  ...placeNames().flatMap(({ kind, name, keys }) => (kind === 'city' ? keys : [placeKey(name)])),
  ...departmentKeys(),
])
// Of Encarnación alone, whose shore it is too.
properNames.delete('costanera')
const barriosByKey = new Map<string, Barrio[]>()
for (const barrio of furtherBarrios)
  for (const key of barrio.keys) barriosByKey.set(key, [...(barriosByKey.get(key) ?? []), barrio])

const wordsOf = (keys: Iterable<string>) => Math.max(...[...keys].map((key) => key.split(' ').length))
const maxWords = Math.max(...[entriesByKey, gazetteer, barriosByKey].map((names) => wordsOf(names.keys())))

function longest<Value>(
  tokens: readonly Token[],
  at: number,
  names: ReadonlyMap<string, Value>,
): { key: string; value: Value; next: number } | undefined {
  let key = ''
  let best: { key: string; value: Value; next: number } | undefined
  const end = Math.min(tokens.length, at + reachIn(names, tokens[at]?.key ?? ''))
  for (let index = at; index < end; index++) {
    key = index === at ? (tokens[index]?.key ?? '') : `${key} ${tokens[index]?.key ?? ''}`
    const value = names.get(key)
    if (value !== undefined) best = { key, value, next: index + 1 }
  }
  return best
}

export const isProperName = (key: string) => properNames.has(placeKey(key))

export function gazetteerAt(tokens: readonly Token[], at: number): Gazetteer | undefined {
  return longest(tokens, at, gazetteer)
}

export function barriosAt(tokens: readonly Token[], at: number) {
  return longest(tokens, at, barriosByKey)
}

export const entryNames: ReadonlyMap<string, readonly Entry[]> = entriesByKey
const knownWords = new Set([...entriesByKey.keys(), ...gazetteer.keys()].flatMap((key) => key.split(' ')))
const correct = nameCorrector(
  new Map([...entriesByKey].map(([key, [entry]]) => [key, entry?.of.name ?? key] as const)),
)

/** Landmarks, ways and areas that begin at a token, the longest; with a slip in a word where nothing is spelled so. */
export function entriesAt(
  tokens: readonly Token[],
  at: number,
  isWord: (token: Token) => boolean,
): Found | undefined {
  const exact = longest(tokens, at, entriesByKey)
  const known = exact && { entries: exact.value, key: exact.key, at, next: exact.next }
  // "aviadores del chako" is more than "aviadores".
  if (known && !/^(?:del?|y|la)$/.test(tokens[known.next]?.key ?? '')) return known
  const typed = tokens.slice(at, at + maxWords).map((token) => {
    const isKnown = knownWords.has(token.key) || isWord(token)
    return { key: token.key, typed: token.key, isUnknown: !isKnown, mayBeSlip: !isKnown }
  })
  const name = typed.some(({ isUnknown }) => isUnknown) ? correct(typed) : undefined
  const entries = name && entriesByKey.get(name.join(' '))
  if (known && (name?.length ?? 0) <= known.next - at) return known
  return name && entries && { entries, key: name.join(' '), at, next: at + name.length }
}
