import { namedList, pointedAt } from '#server/ai/local/named.ts'
import type { Offered } from '#server/ai/local/questionContext.ts'
import { agencies } from '#server/ai/tools/agencies.ts'
import { developments } from '#server/ai/tools/developments.ts'
import { runTool, type ToolContext } from '#server/ai/tools/tool.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'
import { fold } from '#shared/core/text.ts'

export const developmentWords =
  '(?:emprendimientos?|desarrollos? inmobiliarios?|preventas?|lanzamientos?|proyectos? (?:inmobiliarios?|nuevos?|en (?:pozo|construccion|\\w+))|edificios? (?:nuevos? )?en (?:pozo|construccion|obra)|torres?|(?:real estate )?developments?|new (?:projects?|buildings?|towers?)|(?:off plan|pre construction) (?:projects?|buildings?)|building projects?|empreendimentos?|lancamentos?|unidades?|units?|tablero)'
export const agencyWords =
  '(?:inmobiliarias?|agencias?|agency|agencies|brokers?|brokerages?|realtors?|real estate (?:company|companies|agents?)|imobiliarias?|corretoras?)'
const whoIs =
  '(?:quien(?:es)? (?:es|son)|que tal (?:es|son)?|conoc\\w+|confiab\\w+|respond\\w+|contest\\w+|verificad[ao]s?|who (?:is|are)|trust\\w*|reliable|answers?|respond\\w*|reply|quem (?:e|sao)|confiavel)'
const mayNameDevelopment = new RegExp(` ${developmentWords}(?= )`)
const mayNameAgency = new RegExp(` (?:${agencyWords}|${whoIs})(?= )`)
/** As answers about them say. */
const isOfDevelopment =
  /emprendimiento|development|empreendimento|tablero por piso|board by floor|unidades por andar/i
const isOfAgency = /inmobiliaria|agency|imobili[aá]ria/i

/** Words of names that many have, and of places. */
const common = new Set(
  'propiedades propiedad inmobiliaria inmobiliarias inmuebles bienes raices negocios real estate imoveis torre torres edificio residencial residencias condominio altos mirador plaza parque park jardines parana asuncion paraguay encarnacion luque the del los las'.split(
    ' ',
  ),
)

const wordsOf = (name: string) =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** All of its name, or each word of it that few have, with one that says what it is. */
function isNamed(name: string, wording: string, isCued: boolean): boolean {
  const all = wordsOf(name)
  if (wording.includes(` ${all.join(' ')} `)) return true
  const own = all.filter((word) => word.length >= 4 && !common.has(word))
  return isCued && own.length > 0 && own.every((word) => wording.includes(` ${word} `))
}

interface Asked {
  wording: string
  /** Words that nothing was understood of. */
  rest: string
  history: readonly ChatEntry[]
}

const lastAnswer = (history: readonly ChatEntry[]) =>
  history.findLast(({ role }) => role === 'assistant')?.content ?? ''

/** At most so many words of a question are looked for in names of agencies. */
const maxWords = 4
const minWord = 4
const maxName = 60

/** The development or agency that a question names, points at, or goes on about. */
export async function findOffered(tools: ToolContext, asked: Asked): Promise<Offered | undefined> {
  const { wording, rest, history } = asked
  const before = lastAnswer(history)
  const isOther = rest.trim() !== ''
  const mayBeDevelopment = mayNameDevelopment.test(wording) || isOther || isOfDevelopment.test(before)
  if (mayBeDevelopment) {
    const listed = (await runTool(developments, tools, {})).developments
    const found = pickOf(listed, asked, mayNameDevelopment.test(wording) || isOther)
    if (found) return { kind: 'development', ...found }
  }
  if (!mayNameAgency.test(wording) && !isOfAgency.test(before)) return undefined
  const words = wording
    .trim()
    .split(' ')
    .filter((word) => word.length >= minWord && !common.has(word) && !mayNameAgency.test(` ${word} `))
  const named = wordsOf(before.slice(0, maxName))
    .slice(0, 2)
    .filter((word) => word.length >= minWord)
  const looked = await Promise.all(
    [...words.slice(0, maxWords), ...named].map((text) => runTool(agencies, tools, { text })),
  )
  const listed = looked.flatMap((one) => one.agencies)
  const found = pickOf(listed, asked, true)
  return found && { kind: 'agency', ...found }
}

function pickOf(
  listed: readonly Pick<Offered, 'name' | 'slug'>[],
  { wording, history }: Asked,
  isCued: boolean,
): Omit<Offered, 'kind'> | undefined {
  const as = (found: Pick<Offered, 'name' | 'slug'> | undefined, isPointed: boolean) =>
    found && { name: found.name, slug: found.slug, isPointed }
  const named = listed.find(({ name }) => isNamed(name, wording, isCued))
  if (named) return as(named, false)
  const [pointed] = pointedAt(wording, namedList(history, wording))
  const shown = pointed && listed.find(({ name }) => name === pointed.title)
  if (shown) return as(shown, true)
  const before = lastAnswer(history)
  const [first] = namedList(history.slice(-1))
  return as(
    listed.find(({ name }) => before.startsWith(name) || first?.title === name),
    false,
  )
}
