import { sayQuoted } from '#server/ai/local/answers/quoting.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { type FactName, factText, type StatedListing } from '#shared/listings/facts/factText.ts'

/** Says those of the facts that the listing states, by the labels of its page; false where it states none of them. */
export function sayStated(
  { reply, texts }: QuestionContext,
  { stated, path }: ListingDetails,
  names: readonly FactName[],
): boolean {
  const { fieldLabels, listingReplies } = texts.words
  const values = names.flatMap((name) => {
    const value = factText(name, asListed(stated), texts.words, texts.pageLanguage)
    return value === undefined ? [] : [[fieldLabels[name], value] as const]
  })
  for (const [label, value] of values) reply.say(listingReplies.more.states(label, value), [value, path])
  return values.length > 0
}

/** Undefined where the listing does not state it. */
export const textOfFact = (
  { texts }: QuestionContext,
  { stated }: ListingDetails,
  name: FactName,
): string | undefined => factText(name, asListed(stated), texts.words, texts.pageLanguage)

export const isStated = (question: QuestionContext, listing: ListingDetails, name: FactName): boolean =>
  textOfFact(question, listing, name) !== undefined

interface Stated {
  names: readonly FactName[]
  /** In the author's text, where no field states it. */
  words: RegExp
  missing: string
}

/** What fields state, else what the text says of it, else that it is missing. */
export function sayStatedOrQuoted(
  question: QuestionContext,
  listing: ListingDetails,
  { names, ...quoted }: Stated,
): void {
  if (!sayStated(question, listing, names)) sayQuoted(question, listing, quoted)
}

function asListed({
  landAreaSqm,
  builtAreaSqm,
  frontageMeters,
  depthMeters,
  ...stated
}: ListingDetails['stated']): StatedListing {
  const text = (value: number | undefined) => (value === undefined ? null : String(value))
  return {
    stage: stated.stage ?? null,
    deliveryMonth: stated.deliveryMonth ?? null,
    landArea: text(landAreaSqm),
    builtArea: text(builtAreaSqm),
    frontage: text(frontageMeters),
    depth: text(depthMeters),
    floor: stated.floor ?? null,
    buildingName: stated.buildingName ?? null,
    roomOnly: stated.roomOnly ?? false,
    maintenanceFee: stated.maintenanceFee ?? null,
    financing: stated.financing ?? null,
    vatIncluded: stated.vatIncluded ?? null,
    guarantee: stated.guarantee ?? null,
    acceptsBarter: stated.acceptsBarter ?? false,
    currentRent: stated.currentRent ?? null,
  }
}
