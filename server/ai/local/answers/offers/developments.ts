import type { Offered, QuestionContext } from '#server/ai/local/questionContext.ts'
import type { Texts } from '#server/ai/local/texts.ts'
import {
  type DevelopmentDetails,
  type DevelopmentFacts,
  developments,
} from '#server/ai/tools/developments.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import { paymentsOf } from '#shared/developments/paymentPlan.ts'

const shown = 5

const any = (words: string) => new RegExp(` (?:${words})(?= )`)

/* What may be asked of one. */
const topics = {
  plan: any(
    '(?:como|de que forma) (?:se )?(?:paga|pago|pagan)|formas? de pago|plan(?:es)? de pago|pag(?:o|ar|a)|cuotas?|refuerzos?|financi\\w+|entrega inicial|(?:de )?entrada|anticipo|sena|payment|pay|paid|instal?lments?|down|financ\\w+|parcelas?|pagamento|paga(?:r|mento)?',
  ),
  delivery: any(
    'cuando|entregan?|fecha|termina\\w*|(?:esta|estara) list[oa]|posesion|when|delivery|delivered|finished|ready|completed|quando|pronto|entrega',
  ),
  units: any(
    'unidades?|cuant[oa]s (?:quedan?|hay)|quedan?|libres?|disponib\\w+|tipolog\\w+|tipos?|monoambientes?|dormitorios?|metros|m2|tamanos?|plan(?:o|os)|units?|left|available|free|floor plans?|bedrooms?|size|quartos?|restam|livres?|plantas?',
  ),
  price: any(
    'precios?|cuanto (?:cuesta|sale|vale|es|piden|esta)|cuestan?|desde|(?:mas )?barat[oa]s?|prices?|how much|cost|cheapest|preco|quanto (?:custa|e)|valor',
  ),
  place: any(
    'donde|queda|direccion|ubicacion|ubicad[oa]|zona|barrio|where|located|location|address|onde|fica|endereco',
  ),
  amenities: any(
    'amenities|comodidades|piscina|pileta|gimnasio|gym|pool|terraza|cochera|parking|quincho|servicios|que (?:tiene|ofrece|incluye)|features|academia',
  ),
  author: any(
    'quien(?:es)?|inmobiliaria|constructora|desarrolladora|vende|construye|developer|who|agency|builds?|sells?|quem|construtora|imobiliaria',
  ),
}
type DevelopmentTopic = keyof typeof topics
const topicNames = ['plan', 'delivery', 'units', 'price', 'place', 'amenities', 'author'] as const

export const developmentTopics = (wording: string): DevelopmentTopic[] =>
  topicNames.filter((name) => topics[name].test(wording))

const money = ({ usd, pyg }: Texts, currency: Currency) => (currency === 'USD' ? usd : pyg)

/** Month and year as a language names them. */
function monthOf(month: string, { words }: Texts): [string, string] {
  return [words.listingFacts.monthNames[Number(month.slice(5)) - 1] ?? '', month.slice(0, 4)]
}

/** "Contame de Torre Jasy", "¿cuántas unidades quedan?" */
export async function answerDevelopment(question: QuestionContext, { slug }: Offered): Promise<void> {
  const { use, reply, texts, wording } = question
  const { development } = await use(developments, { slug })
  if (!development) return
  const w = texts.words.offerReplies.developments
  const asked = developmentTopics(wording)
  const all = asked.length === 0 || asked.includes('author')
  if (all) sayWhat(question, development)
  else reply.say(`${development.name}.`, [development.name, development.path])
  const said: readonly DevelopmentTopic[] = all ? [...asked, 'price', 'units', 'delivery', 'plan'] : asked
  for (const topic of topicNames) if (said.includes(topic)) sayings[topic](question, development)
  reply.paragraph()
  reply.say(w.page, [w.pageLink, development.path])
  const { ask } = w
  const next = (['units', 'plan', 'delivery'] as const).filter((topic) => !asked.includes(topic))
  reply.suggest(...next.map((topic) => ask[topic]), ask.offPlan)
}

function sayWhat({ reply, texts }: QuestionContext, one: DevelopmentDetails): void {
  const w = texts.words.offerReplies.developments
  const said = w.is(one.name, w.stages[one.stage], texts.place(one), one.agency)
  reply.say(said, [one.name, one.path], [one.agency, one.agencyPath])
}

type Say = (question: QuestionContext, one: DevelopmentDetails) => void

const sayings: Record<DevelopmentTopic, Say> = {
  units({ reply, texts, understood }, { free, units, held, sold, unitTypes, currency, path }) {
    const w = texts.words.offerReplies.developments
    const write = money(texts, currency)
    const figure = (value: number) => texts.number(value)
    if (free === 0) return void reply.say(w.allSold(figure(units)), [figure(units), path])
    reply.say(w.units(figure(free), figure(units), figure(held), figure(sold)), [figure(free), path])
    const { bedrooms } = understood.filters
    const named = unitTypes.filter((type) => bedrooms === undefined || type.bedrooms === bedrooms)
    for (const type of named.length > 0 ? named : unitTypes) {
      if (type.free === 0) continue
      const price = type.fromPrice === null ? '' : write(type.fromPrice)
      const rooms = texts.words.listings.bedroomsOf(type.bedrooms)
      const isSaid = type.bedrooms === 0 || type.name.includes(`${type.bedrooms}`)
      const said = w.type(
        isSaid ? type.name : `${type.name} (${rooms})`,
        texts.area(type.areaSqm),
        figure(type.free),
        price && w.typePrice(price),
      )
      reply.item(said, [price, path])
    }
  },
  price({ reply, texts }, { fromPrice, currency, path, free }) {
    const w = texts.words.offerReplies.developments
    if (fromPrice === null) return void (free > 0 && reply.say(w.noPrice))
    const price = money(texts, currency)(fromPrice)
    reply.say(w.price(price), [price, path])
  },
  plan({ reply, texts }, { paymentPlan, fromPrice, currency, path }) {
    const w = texts.words.offerReplies.developments
    if (!paymentPlan) return void reply.say(w.noPlan)
    const { downPercent, buildingPercent, instalments, deliveryPercent } = paymentPlan
    const [down = '', building = '', delivery = ''] = [downPercent, buildingPercent, deliveryPercent].map(
      texts.percent,
    )
    reply.paragraph()
    const said =
      buildingPercent > 0 ? w.plan(down, building, instalments, delivery) : w.planTwice(down, delivery)
    reply.say(said, [down, path])
    if (fromPrice === null || instalments === 0) return
    const write = money(texts, currency)
    const paid = paymentsOf(fromPrice, paymentPlan, currency === 'USD' ? 2 : 0)
    const pieces = [fromPrice, paid.down, paid.instalment, paid.delivery].map((value) =>
      write(Math.round(value)),
    )
    const [price = '', first = '', monthly = '', last = ''] = pieces
    reply.say(w.planOf(price, first, monthly, last), ...pieces.map((piece) => [piece, path] as const))
  },
  delivery({ reply, texts }, { deliveryMonth }) {
    const w = texts.words.offerReplies.developments
    reply.say(deliveryMonth ? w.deliveredIn(...monthOf(deliveryMonth, texts)) : w.noDelivery)
  },
  place({ reply, texts }, one) {
    reply.say(texts.words.offerReplies.developments.where(one.address ?? '', texts.place(one)))
  },
  amenities({ reply, texts }, one) {
    if (one.amenities.length === 0) return
    const list = texts.list(one.amenities.map((code) => texts.words.listings.amenities[code].toLowerCase()))
    reply.say(texts.words.offerReplies.developments.amenities(list))
  },
  author: () => undefined,
}

/** "¿Qué emprendimientos hay en Villa Morra hasta 80 mil?" */
export async function answerDevelopments(question: QuestionContext): Promise<void> {
  const { use, reply, texts, understood } = question
  const w = texts.words.offerReplies.developments
  const { city, neighborhood, bedrooms, maxPrice, deliveryBefore } = understood.filters
  const place = [neighborhood?.[0], city?.[0]].filter(Boolean).join(', ')
  const found = await use(developments, {
    ...{ city: city && [...city], neighborhood: neighborhood && [...neighborhood], bedrooms },
    ...{ maxPriceUSD: maxPrice, deliveryBefore },
  })
  const limit = maxPrice === undefined ? '' : texts.words.replies.search.upTo(texts.usd(maxPrice))
  const until = deliveryBefore ? texts.words.search.facts.deliveryBefore(deliveryBefore) : ''
  const what = `${place && w.inPlace(place)}${limit && `, ${limit}`}${until && `, ${until.toLowerCase()}`}`
  const isNone = found.developments.length === 0
  const listed = isNone ? (await use(developments, {})).developments : found.developments
  if (listed.length === 0) return void reply.say(w.noneAtAll)
  if (isNone) reply.say(w.none(what), [what, found.path])
  else reply.say(w.lead(listed.length, texts.number(listed.length), what), [limit, found.path])
  listDevelopments(question, listed.slice(0, shown))
  if (listed.length > shown) reply.say(`${w.all}.`, [w.all, found.path])
  const [first] = listed
  reply.suggest(texts.words.replies.suggestions.firstOne, w.ask.offPlan)
  if (first) reply.suggest(texts.words.replies.suggestions.marketIn(first.neighborhood))
}

export function listDevelopments(
  { reply, texts }: Pick<QuestionContext, 'reply' | 'texts'>,
  listed: readonly DevelopmentFacts[],
): void {
  const w = texts.words.offerReplies.developments
  for (const one of listed) {
    const price = one.fromPrice === null ? '' : money(texts, one.currency)(one.fromPrice)
    const facts = [
      price && w.from(price),
      one.free > 0 ? w.free(texts.number(one.free), texts.number(one.units)) : w.taken,
      one.deliveryMonth && w.delivery(...monthOf(one.deliveryMonth, texts)),
      texts.place(one),
    ].filter(Boolean)
    reply.item(`${one.name} — ${facts.join(' · ')}`, [one.name, one.path], [price, one.path])
  }
}
