import { answerWhere } from '#server/ai/local/answers/around/whereIs.ts'
import { roomsText } from '#server/ai/local/answers/homeFigures.ts'
import { type Area, barrioArea, cityArea } from '#server/ai/local/areas/area.ts'
import { type Asked, askedBySize, type Offer } from '#server/ai/local/areas/areaFigures.ts'
import { namesInCity, type Want, wantNames, wantsIn } from '#server/ai/local/areas/wants.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { filterInputOf } from '#server/ai/tools/input/searchFilters.ts'
import { listingFigures } from '#server/ai/tools/listingFigures.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { wantText } from './sayWants.ts'

const maxRooms = 3
const partsShown = 4
const namesShown = 2

/** "¿Qué tal es vivir en Luque?": where it is, what is near, which homes there are and what they ask; no judgement. */
export async function answerDescribed(
  question: QuestionContext,
  { city, neighborhood }: { city: string; neighborhood: string | undefined },
): Promise<void> {
  const { reply, texts } = question
  const area = neighborhood ? barrioArea(neighborhood, city) : cityArea(city)
  await answerWhere(question, false)
  reply.paragraph()
  if (neighborhood) sayAround(question, area)
  else sayOfCity(question, city)
  const types = await question.use(listingFigures, {
    ...filterInputOf({ ...area.filters, propertyType: [...homeTypes] }),
    ...{ measure: 'price', groupBy: neighborhood ? 'propertyType' : 'neighborhood' },
  })
  if (neighborhood) sayKinds(question, types)
  else sayParts(question, city, types)
  reply.paragraph()
  for (const offer of ['rent', 'sale'] as const) await saySizes(question, area, offer)
  reply.paragraph()
  reply.say(texts.words.advice.living.unmeasured)
}

/** What is asked for before the others. */
function askedFirst({ wording }: QuestionContext): readonly Want[] {
  const { wants, isNamed } = wantsIn(wording)
  return isNamed ? [...new Set([...wants, ...wantNames])] : wantNames
}

function sayAround(question: QuestionContext, { point }: Area): void {
  if (!point) return
  const { reply, texts } = question
  const said = askedFirst(question).flatMap((want) => wantText(question, want, point) || [])
  if (said.length > 0) reply.say(texts.words.areas.around(said.join('; ')))
}

function sayOfCity(question: QuestionContext, city: string): void {
  const { reply, texts } = question
  const w = texts.words.areas
  const said = askedFirst(question).flatMap((want) => {
    const names = namesInCity(want, city)
    const { one, other } = w.wants[want]
    const figure = texts.number(names.length)
    return names.length === 0
      ? []
      : [w.inCityCount(figure, names.length === 1 ? one : other, texts.list(names.slice(0, namesShown)))]
  })
  if (said.length > 0) reply.say(w.inCity(said.join('; ')))
}

type Found = Awaited<ReturnType<typeof find>>
const find = ({ use }: QuestionContext) => use(listingFigures, {})

function sayKinds({ reply, texts }: QuestionContext, { groups }: Found): void {
  const houses = groups.find(({ propertyType }) => propertyType === 'house')?.total ?? 0
  const flats = groups.reduce(
    (sum, { propertyType, total }) => (propertyType === 'house' ? sum : sum + total),
    0,
  )
  if (houses + flats === 0) return
  const path = groups[0]?.path ?? ''
  const [one, other] = [texts.number(houses), texts.number(flats)]
  reply.say(texts.words.areas.kinds(one, other), [one, path], [other, path])
}

function sayParts({ reply, texts }: QuestionContext, city: string, { groups }: Found): void {
  const w = texts.words.areas
  const parts = groups.filter(({ neighborhood }) => neighborhood).slice(0, partsShown)
  const said = parts.map(({ neighborhood = '', total }) => w.part(neighborhood, total, texts.number(total)))
  if (said.length > 0)
    reply.say(
      w.parts(city, texts.list(said)),
      ...parts.map(({ neighborhood = '', path }) => [neighborhood, path] as const),
    )
}

async function saySizes(question: QuestionContext, area: Area, offer: Offer): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.areas
  const { sizes } = await askedBySize(question, area, offer, homeTypes)
  const sound = sizes
    .filter(({ bedrooms = 0, median }) => median !== undefined && bedrooms >= 1 && bedrooms <= maxRooms)
    .toSorted((one, other) => (one.bedrooms ?? 0) - (other.bedrooms ?? 0))
  if (sound.length === 0) return
  const price = ({ median = 0 }: Asked) => texts.usd(Math.round(median))
  const said = sound.map((one) =>
    w.bySize(roomsText(texts, one.bedrooms ?? 0), price(one), one.listings, texts.number(one.listings)),
  )
  const sentence = (offer === 'rent' ? w.rentsBySize : w.salesBySize)(said.join('; '))
  reply.say(sentence, ...sound.map((one) => [price(one), one.path] as const))
}
