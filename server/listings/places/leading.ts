import { numbersByWord } from '#shared/search/sentence/figures/spelledNumber.ts'
import { corrector } from '#shared/search/sentence/spelling/typos.ts'
import { readNumber, type Token } from '#shared/search/sentence/tokens.ts'
import { commonWords } from './commonWords.ts'

/** The words before a place, and what they say of the distance. */
export interface Leading {
  /** Token index. */
  at: number
  how: 'near' | 'beside' | 'on' | 'in' | 'distance' | undefined
  km?: number
  travel?: { minutes: number; kmPerHour: number }
  /** "no", "lejos de". */
  isRefused: boolean
}

const kmPerBlock = 0.1
/** As the crow flies, with what a town's corners and lights cost. */
const kmPerHour = { car: 20, road: 40, bus: 12, walk: 4 }
/** From here on mostly out of town. */
const longMinutes = 30
const walkingKm = 1
const maxKm = 100
const maxLeading = 12

/** "cerca del hospital ips": what the name may leave out. */
const nouns =
  'hospital|sanatorio|clinica|shopping|mall|club|colegio|cole|escuela|facultad|facu|fac|universidad|universidade|faculdade|university|uni|edificio|predio|torre|hotel|estadio|cancha|supermercado|super|embajada|campus|ministerio|galeria|paseo|barrio|viaducto|cruce|rotonda|semaforo|local|sede'
const articles = `(?: (?:de|del|dela|delos|delas|al|a|ala|ao|la|el|los|las|lo|the|of|from|to|do|da|dos|das|o|mi|su|d))*(?: (?:${nouns})(?: (?:de|del|la|el))*)?$`
const number = String.raw`(\d+(?:[.,]\d+)?|media|medio|half|${[...numbersByWord.keys()].join('|')})`
const unit =
  '(cuadras?|quadras?|blocks?|km|kms|kilometros?|kilometers?|quilometros?|m|mts?|metros?|meters?|minutos?|min|mins|minutes?|horas?|hrs?|hours?)'
const by =
  '(?: (a pie|caminando|andando|walk|walking|on foot|en auto|en coche|en vehiculo|by car|drive|driving|de carro|en colectivo|en bus|en omnibus|by bus))?'
const distance = new RegExp(
  ` (?:(?:a|como|within|hasta|dentro|em|less than|about|menos|unos|unas|no mas|mas o menos|maximo|aprox|de|than) )*${number} ${unit}${by}(?: away)?${articles}`,
)

const phrase = (list: string) => new RegExp(` (?:${list.split(', ').join('|')})${articles}`)
const hows: readonly [Leading['how'], RegExp][] = [
  [
    'beside',
    phrase(
      'en frente, enfrente, frente, frentito, al frente, dando, al lado, a lado, alado, ladito, al ladito, al costado, costado, contra, lindando con, lindero, linda con, lindante, colindante, colindante con, pegado con, pegada con, pegados, pegadito, pegadita, cruzando, cruzando la calle, a media cuadra, a un paso, a unos pasos, a pasito, a tiro, a metros, a unos metros, a pocos metros, atrasito, detrasito, por detras, por atras, a espaldas, al fondo, en la esquina, right next, facing, behind, atras, em cima, colado, vizinho, do lado, a poucos metros, a poucos passos, contiguo, contigua, a cuadras, a pocas cuadras, a unas cuadras, a metros, a pasos, a pasitos, junto, detras, atras, a la vuelta, pegado, pegada, a orillas, na beira, beira, a la orilla, orillas, orilla, a la ribera, ribera, con costa, costa, con salida, con bajada, bordeando, borde, opposite, in front, next, across, steps, em frente, ao lado, beside',
    ),
  ],
  [
    'near',
    phrase(
      'a mano, no lejos, no muy lejos, no tan lejos, no demasiado lejos, (?:que )?no (?:sea|quede|este|se vaya) (?:muy |tan |demasiado )?lejos, nao longe, nao muito longe, nao tao longe, (?:que )?nao (?:seja|fique) (?:muito |tao )?longe, not too far, not that far, not very far, cerca, cerka, serca, cerk, cercita, cerquita, serquita, cerquitita, cerca nomas, cerquita nomas, re cerca, muy cerca, bien cerca, bastante cerca, medio cerca, lo mas cerca posible, bajada de, bajada del, bajada de la, en la bajada, por la bajada, subiendo, bajando, yendo, yendo por, saliendo, saliendo por, entrando, entrando por, llegando, antes de llegar, antes, pasando, pasandito, despues, adelante, mas adelante, lado, del lado, por el lado, por el area, en el area, por ahi por, por ahi cerca, por alli por, en torno, entorno, entornos, en las cercanias, en las inmediaciones, a la redonda, a poca distancia, poca distancia, cercania, ypype, sercano, cercano, cercana, cercanos, cercanas, proximo, proxima, proximos, por la zona, en la zona, zona, zonas, en zona, por zona, por, x, x zona, por el lado, en los alrededores, alrededor, alrededores, inmediaciones, cercanias, aledaños, a la altura, altura, camino, rumbo, hacia, near, close, nearby, around, by, area, in the area, in the vicinity, vicinity, not far, walking, perto, bem perto, pertinho, proximidades, nas proximidades, ao redor, na altura, nos arredores, arredores, pertinho, proximo, regiao, na regiao',
    ),
  ],
  ['on', phrase('sobre, on, along, esquina, esq')],
  ['in', phrase('en, in, em, at')],
]
const walking = new RegExp(` (?:within )?walking distance${articles}`)
const refusal =
  / (?:no|ni|not|nada|sin|except|excepto|menos|salvo|lejos|fuera|afuera|evitar|far|away|longe)(?: (?:que|sea|este|quede|esten|sean|en|de|del|la|el|los|las|from|the))*$/

function speedOf(mode: string | undefined, minutes: number): number {
  const byCar = minutes >= longMinutes ? kmPerHour.road : kmPerHour.car
  if (mode === undefined) return byCar
  if (/pie|camin|andando|walk|foot/.test(mode)) return kmPerHour.walk
  return /colectivo|bus/.test(mode) ? kmPerHour.bus : byCar
}

function figureOf(text: string): number {
  if (/^(?:medi[oa]|half)$/.test(text)) return 0.5
  return numbersByWord.get(text) ?? readNumber(text)
}

function distanceIn(words: string): (Pick<Leading, 'km' | 'travel'> & { length: number }) | undefined {
  const match = distance.exec(words)
  const [found = '', figure = '', measure = '', mode] = match ?? []
  if (!match) return undefined
  // "terreno de 500 m de la ruta 2", but "500 metros do lago"
  const isFar = /^ (?:a|within|como|hasta|less) /.test(found) || /^ \d.* (?:del|do|da|from)\b/.test(found)
  if (/^m(?!in)/.test(measure) && !isFar) return undefined
  // "100 a 150 mts" are areas.
  if (/ \d+$/.test(words.slice(0, match.index))) return undefined
  const value = figureOf(figure)
  const length = found.trim().split(' ').length
  const minutes = measure.startsWith('min') ? value : /^h/.test(measure) ? value * 60 : undefined
  if (minutes !== undefined) {
    const speed = speedOf(mode, minutes)
    return { km: rounded((minutes * speed) / 60), travel: { minutes, kmPerHour: speed }, length }
  }
  const per = /^(?:k|q.*metro)/.test(measure) ? 1 : /^[cqb]/.test(measure) ? kmPerBlock : 0.001
  return { km: rounded(value * per), length }
}

const rounded = (km: number) => Math.min(maxKm, Math.round(km * 100) / 100)

/** "frnte al río" */
const correct = corrector('frente enfrente cerca costado esquina altura detras sobre'.split(' '), commonWords)

/** What leads to the place that begins at a token. */
export function leadingTo(tokens: readonly Token[], at: number): Leading {
  const from = Math.max(0, at - maxLeading)
  const words = ['', ...tokens.slice(from, at).map(({ key }) => correct(key) ?? key)].join(' ')
  const leading = (length: number, rest: Omit<Leading, 'at' | 'isRefused'>): Leading => {
    const start = at - length
    const before = ['', ...tokens.slice(Math.max(0, start - 4), start).map(({ key }) => key)].join(' ')
    return { ...rest, at: start, isRefused: refusal.test(before) }
  }
  const lengthOf = (match: RegExpExecArray) => match[0].trim().split(' ').length
  const measured = distanceIn(words)
  if (measured && (measured.km ?? 0) > 0) {
    const { length, ...rest } = measured
    return leading(length, { how: 'distance', ...rest })
  }
  const byFoot = walking.exec(words)
  if (byFoot) return leading(lengthOf(byFoot), { how: 'distance', km: walkingKm })
  for (const [how, pattern] of hows) {
    const match = pattern.exec(words)
    if (match) return leading(lengthOf(match), { how })
  }
  return leading(0, { how: undefined })
}
