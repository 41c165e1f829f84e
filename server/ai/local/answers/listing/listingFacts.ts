import { quoteOf, sayAsk, sayQuoted, wordsAbout } from '#server/ai/local/answers/quoting.ts'
import { bedroomsFor, childrenIn } from '#server/ai/local/children.ts'
import { wordsOf } from '#server/ai/local/conversation/searchState.ts'
import { numberWord, readCount } from '#server/ai/local/numberWords.ts'
import { featuresIn } from '#server/ai/local/passages/features.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { amenityWords } from '#shared/search/sentence/amenities.ts'
import { sayStated } from './statedFacts.ts'

/** "¿Cuánto sale por mes?" of what is for sale as well. */
const asksMonthly =
  / (?:por mes|al mes|mensual\w*|alquil\w+|a month|monthly|per month|rent|por mes|aluguel)(?= )/

export function sayPrice(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, rate, ratePath, wording } = question
  const w = texts.words.listingReplies.price
  if (listing.transactionType === 'both' && listing.monthlyRentUSD && asksMonthly.test(wording)) {
    const [rent, cambio] = [texts.usd(listing.monthlyRentUSD), texts.pyg(rate)]
    const inGuaranies = texts.pyg(Math.round(listing.monthlyRentUSD * rate))
    reply.say(w.rent(rent), [rent, listing.path])
    return void reply.say(w.guaranies(inGuaranies, cambio), [inGuaranies, ratePath], [cambio, ratePath])
  }
  const { path, priceUSD, monthlyRentUSD, nightlyPriceUSD, dailyPriceUSD, hourlyPriceUSD } = listing
  if (priceUSD <= 0) reply.say(w.none)
  else {
    const price = texts.usd(priceUSD)
    const isRent = isMonthly(listing)
    reply.say(isRent ? w.rent(price) : w.sale(price), [price, path])
    const cambio = texts.pyg(rate)
    const { typedPrice } = listing
    const inGuaranies = texts.pyg(
      typedPrice.currency === 'PYG' ? typedPrice.amount : Math.round(priceUSD * rate),
    )
    if (typedPrice.currency === 'PYG')
      reply.say(w.typed(inGuaranies, price), [inGuaranies, path], [price, path])
    else reply.say(w.guaranies(inGuaranies, cambio), [inGuaranies, ratePath], [cambio, ratePath])
  }
  if (listing.transactionType === 'both' && monthlyRentUSD)
    reply.say(w.alsoRent(texts.usd(monthlyRentUSD)), [texts.usd(monthlyRentUSD), path])
  const others = [
    [nightlyPriceUSD, w.byNight],
    [dailyPriceUSD, w.byDay],
    [hourlyPriceUSD, w.byHour],
  ] as const
  for (const [usd, write] of others) if (usd) reply.say(write(texts.usd(usd)), [texts.usd(usd), path])
}

export function sayRooms({ reply, texts, wording }: QuestionContext, listing: ListingDetails): void {
  const w = texts.words.listingReplies.rooms
  const rooms = texts.rooms(listing)
  if (rooms.length > 0) {
    const sources = rooms.map((room) => [room, listing.path] as const)
    reply.say(w.has(texts.list(rooms)), ...sources)
  } else reply.say(w.none)
  if (rooms.length === 0) return
  const { bedrooms, bathrooms, parkingSpaces } = listing
  if (bedrooms === 0 && / (?:dormi|habitac|bedroom)/.test(wording)) reply.say(w.noBedrooms)
  if (bathrooms === 0 && / (?:bano|bath)/.test(wording)) reply.say(w.noBathrooms)
  if (parkingSpaces === 0 && / (?:cochera|garage|garaje|parking|estacion|vaga|car space)/.test(wording))
    reply.say(w.noParking)
}

export function sayArea(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, wording } = question
  const { areaSqm, path } = listing
  const asksSides = / (?:frente|fondo|lados?|medidas|dimensiones|frontage|depth|dimensions|sides)(?= )/.test(
    wording,
  )
  if (asksSides && sayStated(question, listing, ['frontage', 'depth'])) return
  const asksParts = / (?:terreno|construid|cubiert|plot|built|lote)/.test(wording)
  if (asksParts && sayStated(question, listing, ['landArea', 'builtArea'])) return
  const w = texts.words.listingReplies.area
  if (areaSqm === null) return void reply.say(w.none)
  const area = texts.area(areaSqm)
  reply.say(w.is(area), [area, path])
  if (asksParts) reply.say(w.measures)
}

export function sayPlace({ reply, texts, wording }: QuestionContext, listing: ListingDetails): void {
  const w = texts.words.listingReplies.place
  const place = [...new Set([listing.neighborhood, listing.city, listing.state])].filter(Boolean).join(', ')
  reply.say(w.is(place), [place, listing.path])
  if (listing.address) reply.say(w.address(listing.address), [listing.address, listing.path])
  else if (/ (?:donde|direccion|ubica|exact|where|address|locat)/.test(wording)) reply.say(w.hidden)
}

/** "¿Cuánto me darían de alquiler?" of what is for sale. */
const asksHowMuch =
  / (?:cuanto|cuanta|quanto|how much|what (?:would|could|can|will|does)|what rent|que (?:alquiler|renta))(?= )/

export function sayRent({ reply, texts, wording }: QuestionContext, listing: ListingDetails): void {
  const w = texts.words.listingReplies.rent
  const { transactionType, monthlyRentUSD, priceUSD, path } = listing
  const asksSale = / (?:en venta|se vende|for sale)(?= )/.test(wording)
  const price = texts.usd(priceUSD)
  if (asksSale) {
    if (transactionType === 'rent') return void reply.say(w.onlyRent)
    return void reply.say(w.forSale(price), [price, path])
  }
  if (transactionType === 'sale') {
    const expected = listing.monthlyRentUSD ?? listing.expectedMonthlyRentUSD
    if (!expected || !asksHowMuch.test(wording)) return void reply.say(w.onlySale)
    return void reply.say(w.expected(texts.usd(expected)), [texts.usd(expected), path])
  }
  if (!monthlyRentUSD) return void reply.say(w.unknown)
  const rent = texts.usd(monthlyRentUSD)
  reply.say(w.monthly(rent), [rent, path])
}

export function sayShortTerm({ reply, texts }: QuestionContext, listing: ListingDetails): void {
  const w = texts.words.listingReplies.rent
  const { nightlyPriceUSD, minStayDays, maxStayDays, path } = listing
  if (!listing.allowsShortTerm && !nightlyPriceUSD) return void reply.say(w.noShort)
  if (nightlyPriceUSD) {
    const price = texts.usd(nightlyPriceUSD)
    reply.say(w.night(price), [price, path])
  } else reply.say(w.short)
  if (minStayDays) reply.say(w.minStay(minStayDays), [`${minStayDays}`, path])
  if (maxStayDays) reply.say(w.maxStay(maxStayDays), [`${maxStayDays}`, path])
  if (listing.hasAirbnb) reply.say(w.airbnb)
}

export function sayVisit({ reply, texts }: QuestionContext, { path }: ListingDetails): void {
  const w = texts.words.listingReplies.contact
  reply.say(w.visit, [w.link, path])
}

export function sayContact({ reply, texts }: QuestionContext, { path }: ListingDetails): void {
  const w = texts.words.listingReplies.contact
  reply.say(w.ask, [w.link, path])
  reply.say(w.whatsapp)
}

export function sayAuthor(
  { reply, texts, wording }: QuestionContext,
  { agency, path }: ListingDetails,
): void {
  const w = texts.words.listingReplies.author
  if (!agency) reply.say(w.owner)
  else reply.say(agency.verified ? w.verified(agency.name) : w.agency(agency.name), [agency.name, path])
  if (/ (?:dueno|propietario|owner|seller|quien|who)/.test(wording)) reply.say(w.private)
}

const expenseWords = / (?:expensas|gastos comunes|mantenimiento|condominio|maintenance|hoa|fees) /

/** False where only its text, or nothing, says it. */
export function sayExpenses(question: QuestionContext, listing: ListingDetails): boolean {
  const { reply, texts } = question
  const { monthlyExpensesUSD, path } = listing
  const w = texts.words.listingReplies.more
  if (sayStated(question, listing, ['maintenanceFee'])) {
    sayYearOfFees(question, listing)
    return true
  }
  if (!monthlyExpensesUSD) {
    sayQuoted(question, listing, { words: expenseWords, missing: w.expensesUnknown })
    return false
  }
  const amount = texts.usd(monthlyExpensesUSD)
  reply.say(w.expenses(amount), [amount, path])
  return true
}

const asksYear = / (?:al ano|por ano|anual\w*|a year|per year|yearly|ao ano)(?= )/
const months = 12

function sayYearOfFees({ reply, texts, wording }: QuestionContext, { stated, path }: ListingDetails): void {
  const fee = stated.maintenanceFee
  if (!fee || !asksYear.test(wording)) return
  const year = Number(fee.amount) * months
  const amount = fee.currency === 'PYG' ? texts.pyg(year) : texts.usd(year)
  reply.say(texts.words.listingReplies.more.feesOfYear(amount), [amount, path])
}

const serviceWords = / (?:agua|luz|ande|essap|electricidad|servicios|gas|water|electricity|utilities) /

/** "¿Incluye agua y luz?" */
export function sayServices(question: QuestionContext, listing: ListingDetails): void {
  const { services, servicesOfPlot } = question.texts.words.listingReplies.more
  const missing = listing.propertyType === 'land' ? servicesOfPlot : services
  sayStated(question, listing, ['maintenanceFee'])
  sayQuoted(question, listing, { words: serviceWords, missing })
}

const outlookWords =
  / (?:vistas?|orientad[oa]|orientacion|frente|contrafrente|luminos[oa]s?|luz natural|ventanales|views?|facing|sunny|bright) /

/** "¿Tiene vista?", "¿da al norte?" */
export function sayOutlook(question: QuestionContext, listing: ListingDetails): void {
  const missing = question.texts.words.listingReplies.more.outlook
  sayQuoted(question, listing, { words: outlookWords, missing })
}

const ageWords = / (?:a estrenar|estrenar|anos de|antiguedad|construid[oa]|construccion|brand new|built) /

export function sayBuilt(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts } = question
  const { yearBuilt, path } = listing
  const w = texts.words.listingReplies.more
  if (sayStated(question, listing, ['stage', 'deliveryMonth']) && listing.stated.stage !== 'used') return
  if (yearBuilt === null)
    return void sayQuoted(question, listing, { words: ageWords, missing: w.builtUnknown })
  reply.say(w.built(`${yearBuilt}`), [`${yearBuilt}`, path])
}

export function sayInternet(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts } = question
  const w = texts.words.listingReplies.more
  const { internetMbps, path } = listing
  if (internetMbps === null) {
    if (listing.amenities.includes('fiber')) return void sayAmenities(question, listing)
    reply.say(w.internetUnknown)
    return void sayAsk(question, listing)
  }
  const speed = texts.number(internetMbps)
  reply.say(w.internet(speed), [speed, path])
}

export function sayCapacity(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts } = question
  if (!listing.capacity) return void sayRooms(question, listing)
  const people = texts.words.listings.peopleOf(listing.capacity)
  reply.say(texts.words.listingReplies.more.capacity(people), [people, listing.path])
}

const adults = 2
const peopleNamed = new RegExp(` (?:para|for) ${numberWord} (?:personas?|people|pessoas)(?= )`)

/** "Para dos personas": beside two of them, as children. */
function peopleIn(wording: string): number | undefined {
  const word = peopleNamed.exec(wording)?.[1]
  const people = word === undefined ? undefined : readCount(word)
  return people === undefined ? undefined : Math.max(0, people - adults)
}

/** m²: below, a single room is small for more than two. */
const singleRoom = 50
const isSingle = /monoambiente|estudio|studio|kitn?et/i

/** "¿Alcanza para una familia de 5?": by a room for the parents and the children's, as homes are advised. */
export function sayFamily(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, wording } = question
  const { bedrooms, areaSqm, path, title, description } = listing
  const children =
    childrenIn(wording) ?? peopleIn(wording) ?? (/ (?:pareja|couple|casal) /.test(wording) ? 0 : 1)
  const people = texts.words.listings.peopleOf(children + adults)
  const w = texts.words.advice.listing
  if (
    bedrooms === 0 &&
    areaSqm !== null &&
    areaSqm < singleRoom &&
    children > 0 &&
    isSingle.test(`${title} ${description}`)
  )
    return void reply.say(w.single(texts.area(areaSqm), people), [texts.area(areaSqm), path])
  if (bedrooms === 0) {
    sayRooms(question, listing)
    sayArea(question, listing)
    return void sayAsk(question, listing)
  }
  const needed = bedroomsFor(children)
  const own = texts.words.listings.bedroomsOf(bedrooms)
  const rooms = texts.words.listings.bedroomsOf(needed)
  reply.say((bedrooms >= needed ? w.enough : w.tight)(own, people, rooms), [own, path])
  sayArea(question, listing)
}

/** "¿Desde cuándo me puedo mudar?" */
const asksFrom =
  / (?:desde|cuando|mud\w+|entrar|ocupar\w*|move in|when|from|quando|a partir|(?:la )?semana que viene|(?:el )?mes que viene|next (?:week|month))(?= )/

const stillThere = / (?:sigue|siguen|todavia|aun|still|ainda|gueteri|vendid[oa]|sold)(?= )/

export function sayAvailable(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, wording } = question
  const { status, publishedAt, path } = listing
  const w = texts.words.listingReplies.status
  if (status === 'active') reply.say(w.active, [texts.words.listingReplies.contact.link, path])
  if (asksFrom.test(wording)) {
    reply.say(w.untoldFrom)
    return void sayAsk(question, listing)
  }
  if (publishedAt) reply.say(w.since(texts.date(publishedAt)), [texts.date(publishedAt), path])
  // Nobody but the lister knows.
  if (stillThere.test(wording)) sayAsk(question, listing)
}

export function sayViews(
  { reply, texts }: QuestionContext,
  { views, favorites, path }: ListingDetails,
): void {
  const [seen, saved] = [texts.number(views), texts.number(favorites)]
  reply.say(texts.words.listingReplies.more.views(views, seen, saved), [seen, path], [saved, path])
}

/* In the author's text. */
const tourWords = / (?:tour|recorrido virtual|video|360) /
const tours = / (?:tours?|recorridos?|videos?|videollamada|visita virtual|360)(?= )/

export function sayPictures(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, wording } = question
  const { pictures, path } = listing
  if (tours.test(wording)) {
    const { unknown: missing } = texts.words.advice.listing
    sayQuoted(question, listing, { words: tourWords, missing })
  }
  reply.say(texts.words.listingReplies.more.pictures(pictures), [`${pictures}`, path])
}

const everyRoom =
  / (?:(?:all|every|each)(?: \w+){0,2} (?:rooms?|bedrooms?)|tod[oa]s(?: \w+){0,2} (?:piezas?|dormitorios|habitaciones|ambientes|cuartos|quartos|comodos)|cada (?:pieza|dormitorio|habitacion|ambiente|quarto))(?= )/

export function sayAmenities(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, understood } = question
  const { amenities, path } = listing
  const w = texts.words.listingReplies.amenities
  const name = (code: (typeof amenities)[number]) => texts.words.listings.amenities[code].toLowerCase()
  const requested = understood.criteria.flatMap((criterion) =>
    criterion.field === 'amenities' ? [criterion.value] : [],
  )
  const [there, missing] = [
    requested.filter((one) => amenities.includes(one)),
    requested.filter((one) => !amenities.includes(one)),
  ]
  if (there.length > 0) reply.say(w.yes(texts.list(there.map(name))), [texts.list(there.map(name)), path])
  if (missing.length > 0) {
    const words = new RegExp(` (?:${missing.flatMap(amenityWords).join('|')}) `)
    const quote = quoteOf(listing, words)
    if (quote) reply.say(texts.words.listingReplies.more.says(quote), [quote, path])
    else {
      reply.say(w.no(texts.list(missing.map(name))))
      sayAsk(question, listing)
    }
  }
  // "¿Tiene aire en todas las piezas?"
  if (there.length > 0 && everyRoom.test(question.wording)) {
    reply.say(w.rooms)
    sayAsk(question, listing)
  }
  if (requested.length > 0) return void sayRest(question, listing)
  const asksOne = asksWhether.test(question.wording) && !asksAll.test(question.wording)
  const other = asksOne ? wordsOf(understood.rest) : ''
  const words = wordsAbout(other, texts.language)
  if (words) return void sayQuoted(question, listing, { words, missing: w.no(other) })
  if (amenities.length === 0) return void reply.say(w.none)
  const all = texts.list(amenities.map(name))
  reply.say(w.are(all), [all, path])
}

/** "¿La cocina viene equipada?" */
const asksAll = / (?:que|what|cuales|comodidades|amenities|features|o que|quais)(?= )/
const asksWhether = / (?:tiene|viene|trae|esta|is the|does the|has|tem|vem) /

/** "¿Tiene aire y calefón?": also what no amenity is. */
function sayRest(question: QuestionContext, listing: ListingDetails): void {
  const { understood, texts } = question
  // What is told beside the question is not asked: "¿Acepta gatos? Es tranquilito".
  const rest = wordsOf(understood.rest)
  const words = featuresIn(rest).length > 0 ? wordsAbout(rest, texts.language) : undefined
  const missing = texts.words.listingReplies.amenities.no(texts.list(rest.split(' ')))
  if (words) sayQuoted(question, listing, { words, missing })
}
