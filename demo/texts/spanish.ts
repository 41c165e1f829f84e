const words = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]

type Noun = readonly [one: string, many: string, gender: 'm' | 'f']

const nouns = {
  bedroom: ['dormitorio', 'dormitorios', 'm'],
  bathroom: ['baño', 'baños', 'm'],
  car: ['cochera', 'cocheras', 'f'],
  vehicle: ['vehículo', 'vehículos', 'm'],
  night: ['noche', 'noches', 'f'],
  room: ['sala de reuniones', 'salas de reuniones', 'f'],
  person: ['persona', 'personas', 'f'],
  place: ['lugar', 'lugares', 'm'],
} as const satisfies Record<string, Noun>

/** "dos dormitorios", "una cochera", "14 personas". */
export function many(count: number, noun: keyof typeof nouns): string {
  const [one, more, gender] = nouns[noun]
  if (count === 1) return `${gender === 'f' ? 'una' : 'un'} ${one}`
  return `${words[count] ?? count} ${more}`
}

export function figures(count: number, noun: keyof typeof nouns): string {
  const [one, more] = nouns[noun]
  return `${count} ${count === 1 ? one : more}`
}

/** "del Shopping", "de la avenida". */
export const of = (noun: string) => (noun.startsWith('el ') ? `del ${noun.slice(3)}` : `de ${noun}`)

/** "al Shopping", "a la avenida". */
export const to = (noun: string) => (noun.startsWith('el ') ? `al ${noun.slice(3)}` : `a ${noun}`)

/** "a, b y c", with "e" before an i. */
export function list(parts: readonly string[]): string {
  const last = parts.at(-1)
  if (last === undefined) return ''
  if (parts.length === 1) return last
  return `${parts.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`
}

export function barrio({ neighborhood }: { neighborhood: string }): string {
  if (neighborhood === 'Centro') return 'el centro'
  if (neighborhood === 'Yacht') return 'la zona del Yacht'
  if (neighborhood === 'Paraná Country Club') return 'el Paraná Country Club'
  if (/^(Zona|Costanera)/.test(neighborhood)) return `la ${neighborhood}`
  return neighborhood.startsWith('Km') ? `el ${neighborhood}` : neighborhood
}

export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "1.250" */
export const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

/** "US$ 1.250" */
export const dollars = (value: number) => `US$ ${grouped(Math.round(value))}`
