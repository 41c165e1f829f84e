import { landmarks } from '#server/listings/places/placeRows.ts'
import { distanceKm, type Point } from '#shared/places/distance.ts'
import { centerOf, findNeighborhood, isPlaced } from '#shared/places/places.ts'
import type { PlaceKind } from '#shared/search/namedPlace.ts'

/** What a home is to be near, of what we know where it is. */
export const wantNames = ['school', 'hospital', 'university', 'park', 'supermarket', 'shopping'] as const
export type Want = (typeof wantNames)[number]

interface Wanted {
  kinds: readonly PlaceKind[]
  /** Of landmarks of these kinds, those that are none. */
  except: RegExp
  only?: RegExp
  words: RegExp
}

const wanted: Record<Want, Wanted> = {
  school: {
    kinds: ['school'],
    except: /Academia (?:Militar|de Policía)/,
    only: /^(?:Colegio|Escuela|Liceo)|School|Academy/,
    words:
      / (?:coles?|colegios?|escuelas?|primaria|jardin(?:es)? (?:de infantes|infantil(?:es)?)|guarderias?|schools?|kindergartens?|daycares?|nurser(?:y|ies)|escolas?|creches?|colegial)(?= )/,
  },
  hospital: {
    kinds: ['hospital'],
    except: /viejo|Psiqui|Caja Central|Cottolengo|Teletón/,
    words:
      / (?:hospital(?:es|s)?|sanatorios?|clinicas?|clinics?|medicos?|doctors?|doctores|medical|healthcare|health care|hospitais|salud|saude)(?= )/,
  },
  university: {
    kinds: ['university'],
    except: /^Facultad|, Facultad/,
    words:
      / (?:universidad(?:es)?|facultad(?:es)?|facu|universit(?:y|ies)|college|campus|universidades?|faculdades?)(?= )/,
  },
  park: {
    kinds: ['park', 'plaza'],
    except: /Cantera|Laguna|Represa|Cateura|Plaza Mayor/,
    words:
      / (?:parques?|plazas?|espacios? verdes?|verde|areas? verdes?|parks?|green(?:ery)?|squares?|playgrounds?|pracas?|pasear (?:al|el) perro|correr|running|jogging|naturaleza|nature|natureza|arvores|arboles|trees)(?= )/,
  },
  supermarket: {
    kinds: ['supermarket'],
    except: /^$/,
    words: / (?:supermercados?|super|supers|supermarkets?|grocer(?:y|ies)|mercados?)(?= )/,
  },
  shopping: {
    kinds: ['shopping'],
    except: /^$/,
    words:
      / (?:shoppings?|malls?|centros? comerciales|tiendas|shops|restaurantes?|restaurants?|bares|bars|cafes|nightlife|vida nocturna|movida|lojas)(?= )/,
  },
}

/** Who would live there, and what such people mostly ask for. */
const people: readonly (readonly [RegExp, readonly Want[]])[] = [
  [
    / (?:estudiantes?|estudiar|estudio|estudia|students?|study(?:ing)?|studies|estudantes?|estudar|estudo|universitari[oa]s?|cursar|medicina|enfermeria|ingenieria|odontologia|(?:entra|entro|ingresa|ingreso|entrar) a la (?:facu\w*|universidad))(?= )/,
    ['university', 'supermarket'],
  ],
  [
    / (?:hij[oa]s?|bebe|bebes|baby|babies|kids?|children|child|filh[oa]s?|criancas?|nen[ea]s?|ninos?|familias?|family|families|embarazad\w+|pregnant|gravida|toddlers?|newborn|teenagers?|teens?|adolescentes?)(?= )/,
    ['school', 'park', 'supermarket'],
  ],
  [
    / (?:jubil\w+|retir(?:ed|ing|ement|ees?)|retirad[oa]s?|aposentad\w+|adult[oa]s? mayor(?:es)?|tercera edad|elderly|seniors?|ancian[oa]s?|idos[oa]s?|(?:mi|mis|my|meus?|minha) (?:mama|papa|padres|madre|padre|suegr[oa]s?|abuel[oa]s?|parents|mother|father|grand\w+|pais|mae|pai|sogr[oa]|av[oó]s?))(?= )/,
    ['hospital', 'supermarket', 'park'],
  ],
]
const onFoot =
  / (?:walkable|walkability|walking|on foot|walk|caminable|caminar|a pie|andar|sin auto|sin coche|without a car|no car|don t drive|no manejo|sem carro|tod[oa] cerca|everything (?:close|near\w*)|tudo perto|ciclable|bike|bici\w*)(?= )/
const usual: readonly Want[] = ['supermarket', 'shopping', 'park']

/** What it names; else what people like those it names ask for. */
export function wantsIn(wording: string): { wants: readonly Want[]; isNamed: boolean } {
  const named = wantNames.filter((want) => wanted[want].words.test(wording))
  const afoot: readonly Want[] = onFoot.test(wording) ? ['supermarket', 'shopping'] : []
  const ofPeople = people.find(([words]) => words.test(wording))?.[1] ?? []
  const isNamed = named.length + afoot.length > 0
  const all = isNamed ? [...named, ...afoot] : ofPeople.length > 0 ? ofPeople : usual
  return { wants: [...new Set(all)].slice(0, 3), isNamed }
}

/** Whom it is for, or what is to be near: a question of where to live. */
export const namesPeople = (wording: string): boolean => people.some(([words]) => words.test(wording))

interface Known extends Point {
  name: string
  city: string
}

function knownOf(want: Want): Known[] {
  const { kinds, except, only } = wanted[want]
  return landmarks.flatMap(({ kind, name, city, barrio, point }) => {
    if (!kinds.includes(kind) || except.test(name) || only?.test(name) === false) return []
    // Its barrio stands for it.
    const at =
      point ??
      (barrio && isPlaced(findNeighborhood(barrio, city)) && centerOf({ neighborhood: barrio, city }))
    return at ? [{ name, city, latitude: at.latitude, longitude: at.longitude }] : []
  })
}

const known = new Map(wantNames.map((want) => [want, knownOf(want)]))

export interface Near {
  name: string
  km: number
}

/** Kilometers: on foot, or a few minutes. */
export const withinKm = 2
/** Kilometers: the nearest is named up to here. */
const maxKm = 5

/** Nearest first. */
export function nearOf(want: Want, from: Point): Near[] {
  return (known.get(want) ?? [])
    .map((one) => ({ name: one.name, km: distanceKm(from, one) }))
    .filter(({ km }) => km <= maxKm)
    .toSorted((one, other) => one.km - other.km)
}

/** Of a city, be their points known or not. */
export function namesInCity(want: Want, city: string): string[] {
  const { kinds, except, only } = wanted[want]
  return landmarks
    .filter(
      (one) =>
        one.city === city &&
        kinds.includes(one.kind) &&
        !except.test(one.name) &&
        only?.test(one.name) !== false,
    )
    .map(({ name }) => name)
}
