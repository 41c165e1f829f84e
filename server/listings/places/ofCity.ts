import { findCity, findNeighborhood, isPlaced } from '#shared/places/places.ts'
import type { PlaceKind } from '#shared/search/namedPlace.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { longestMatch } from '#shared/search/sentence/vocabulary.ts'
import { gazetteerAt } from './catalog.ts'
import { type Leading, leadingTo } from './leading.ts'
import { knownWays, landmarks } from './placeRows.ts'
import { pointAt, type Resolved, resolveEntries, resolvePost, resolveWay } from './resolvePlace.ts'
import { nearestOn } from './shapes.ts'

/** What every town has, or is known to have: it stands in its centre, or somewhere in it. */
interface Noun {
  kind: PlaceKind
  name: string
  isCentral?: true
  /** Also without "cerca de". */
  isAlone?: true
  /** Of which a town has one. */
  isOne?: true
  /** "colegio San Antonio" is no town's. */
  needsOf?: true
}

const table: readonly [Noun, string][] = [
  [
    { kind: 'landmark', name: 'Municipalidad', isCentral: true, isOne: true },
    'municipalidad, muni, intendencia, prefeitura, city hall, town hall',
  ],
  [
    { kind: 'church', name: 'Iglesia', isCentral: true, needsOf: true },
    'iglesia, parroquia, catedral, basilica, igreja, church, cathedral',
  ],
  [
    { kind: 'plaza', name: 'Plaza', isCentral: true },
    'plaza, plaza central, plaza principal, placita, praca, main square',
  ],
  [{ kind: 'landmark', name: 'Gobernación', isCentral: true, isOne: true }, 'gobernacion'],
  [
    { kind: 'terminal', name: 'Terminal', isAlone: true, isOne: true },
    'terminal, terminal de omnibus, terminal de buses, terminal de colectivos, rodoviaria, bus terminal, bus station',
  ],
  [{ kind: 'market', name: 'Mercado', isOne: true }, 'mercado, mercado municipal, market'],
  [
    { kind: 'hospital', name: 'Hospital', needsOf: true },
    'hospital, hospital regional, hospital distrital, hospital general, centro de salud, clinica, sanatorio',
  ],
  [{ kind: 'hospital', name: 'IPS', isAlone: true, isOne: true }, 'ips, hospital de ips'],
  [{ kind: 'landmark', name: 'Cementerio', isOne: true }, 'cementerio, cemiterio, cemetery'],
  [{ kind: 'landmark', name: 'Comisaría' }, 'comisaria'],
  [{ kind: 'landmark', name: 'Juzgado' }, 'juzgado, juzgados, palacio de justicia, fiscalia'],
  [{ kind: 'stadium', name: 'Estadio', needsOf: true }, 'estadio, cancha, polideportivo'],
  [{ kind: 'port', name: 'Puerto', isOne: true }, 'puerto, port, porto, muelle'],
  [{ kind: 'port', name: 'Zona portuaria', isAlone: true, isOne: true }, 'zona portuaria, area portuaria'],
  [
    { kind: 'airport', name: 'Aeropuerto', isOne: true },
    'aeropuerto, aerodromo, pista de aterrizaje, airport',
  ],
  [{ kind: 'beach', name: 'Playa', isOne: true }, 'playa, playa municipal, balneario, praia, beach'],
  [{ kind: 'landmark', name: 'Peaje', isOne: true }, 'peaje, toll'],
  [{ kind: 'bridge', name: 'Puente', isOne: true }, 'puente, ponte, bridge'],
  [{ kind: 'landmark', name: 'Cruce' }, 'cruce, rotonda, desvio, viaducto, semaforo'],
  [{ kind: 'park', name: 'Cerro', isOne: true }, 'cerro, cerrito, sierra, serrania, hill'],
  [{ kind: 'park', name: 'Salto', isOne: true }, 'salto, saltos, cascada'],
  [{ kind: 'park', name: 'Parque' }, 'parque, park'],
  [{ kind: 'water', name: 'Laguna' }, 'laguna, lagoon'],
  [{ kind: 'water', name: 'Arroyo' }, 'arroyo, stream, riacho'],
  [
    { kind: 'university', name: 'Universidad', needsOf: true },
    'universidad, campus, facultad, university, universidade',
  ],
  [{ kind: 'school', name: 'Colegio', needsOf: true }, 'colegio, escuela, school, escola'],
  [{ kind: 'shopping', name: 'Shopping', needsOf: true }, 'shopping, mall'],
  [
    { kind: 'landmark', name: 'Parque industrial', isAlone: true, isOne: true },
    'parque industrial, polo industrial, industrial park, distrito industrial',
  ],
  [
    { kind: 'landmark', name: 'Zona industrial', isAlone: true, isOne: true },
    'zona industrial, area industrial',
  ],
  [
    { kind: 'landmark', name: 'Zona franca', isAlone: true, isOne: true },
    'zona franca, free zone, free trade zone',
  ],
  [{ kind: 'landmark', name: 'Estación de tren' }, 'estacion, estacion de tren, estacion del tren'],
  [{ kind: 'landmark', name: 'Cuartel' }, 'cuartel, regimiento, base aerea'],
]
const nouns: ReadonlyMap<string, Noun> = new Map(
  table.flatMap(([noun, list]) => list.split(', ').map((key) => [key, noun] as const)),
)
const ofWords = new Set(['de', 'del', 'of', 'do', 'da'])
const inWords = new Set(['en', 'em', 'in'])

/** "Ciudad del Este, perto da ponte": the one that the town is known for. */
function bridgeOf(city: string, leading: Leading): Resolved | undefined {
  const [bridge, ...others] = landmarks.filter((one) => one.kind === 'bridge' && one.city === city)
  if (!bridge || others.length > 0) return undefined
  return resolveEntries([{ is: 'landmark', of: bridge, isDerived: false }], leading, undefined)
}

interface OfCity {
  at: number
  next: number
  city: string
  isRefused: boolean
  place: Resolved
}

/** "cerca de la municipalidad de Ñemby", "zona franca Hernandarias": the barrio or the city stands for it. */
export function ofCityAt(
  tokens: readonly Token[],
  at: number,
  cities: readonly string[],
): OfCity | undefined {
  const noun = longestMatch(nouns, tokens, at)
  if (!noun) return undefined
  const { kind, name, isCentral, isAlone, needsOf, isOne } = noun.value
  const link = tokens[noun.next]?.key ?? ''
  const isOf = ofWords.has(link) || (!needsOf && !isAlone && inWords.has(link))
  const from = isOf ? noun.next + 1 : noun.next
  const known = gazetteerAt(tokens, from)
  const after = (isOf || !needsOf) && known ? findCity(known.key) : undefined
  // "en Villeta, cerca del puerto"
  const only = isOne && cities.length === 1 ? findCity(cities[0] ?? '') : undefined
  const city = after ?? only
  if (!city) return undefined
  const leading = leadingTo(tokens, at)
  const isNear = leading.how === 'near' || leading.how === 'beside' || leading.how === 'distance'
  if (!isNear && !isAlone) return undefined
  const centre = isCentral && findNeighborhood('Centro', city.name)
  const bridge = kind === 'bridge' ? bridgeOf(city.name, leading) : undefined
  if (kind === 'bridge' && !bridge) return undefined
  return {
    at: leading.at,
    next: after && known ? known.next : noun.next,
    city: city.name,
    isRefused: leading.isRefused,
    place: bridge ?? {
      ...{
        kind,
        name: `${name} de ${city.name}`,
        city: city.name,
        standIn: centre ? centre.name : city.name,
      },
      filters: { ...(centre && { neighborhood: [centre.name] }), city: [city.name] },
    },
  }
}

const routesOf = (city: string) =>
  knownWays.filter(({ kind, cities }) => kind === 'route' && cities.includes(city))
const maxPostKm = 10

/** "km 18 Capiatá": of the route on which it lies there. */
export function postOfCity(city: string, km: number): Resolved | undefined {
  const town = findCity(city)
  if (!isPlaced(town)) return undefined
  const found = routesOf(city).flatMap((way) => {
    const point = way.posts.length > 0 ? pointAt(way, km) : undefined
    return point ? [{ way, point, away: nearestOn([town], point).km }] : []
  })
  const [first] = found.toSorted((one, other) => one.away - other.away)
  return first && first.away <= maxPostKm
    ? resolvePost(first.way, first.point, { km }, { how: 'near' })
    : undefined
}

/** "sobre la ruta, Caacupé" */
export function routeOfCity(city: string, leading: Leading): Resolved | undefined {
  const isMeant = leading.how === 'on' || leading.how === 'beside' || leading.how === 'distance'
  return isMeant ? resolveWay(routesOf(city), leading, undefined) : undefined
}
