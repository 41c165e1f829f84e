import { z } from 'zod'
import { AppError } from '#server/core/errors.ts'
import { PublicFetchError } from '#server/core/http/fetching/fetchPublic.ts'
import { sayRow } from '#server/imports/check/checkRow.ts'
import { composedTitle } from '#server/imports/check/composedTexts.ts'
import { remedyOf } from '#server/imports/importAnswers.ts'
import type { PictureNeeds } from '#server/imports/run/runNeeds.ts'
import { readFigure } from '#server/imports/values/amounts.ts'
import { choiceOf } from '#server/imports/values/choices.ts'
import type { Language } from '#shared/core/language.ts'
import { type Currency, currencies } from '#shared/currency/currencies.ts'
import { type FeedCheck, type FeedSample, feedSample } from '#shared/imports/feeds.ts'
import { feedLimits } from '#shared/imports/feedTypes.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'
import type { Uploaded } from '#shared/media/media.ts'
import { FeedError } from './feedError.ts'
import { feedColumns } from './formats/feedColumns.ts'
import { problemOf } from './runFeed.ts'
import { cellsOf, type FeedEntry } from './sources/feedEntry.ts'
import { openSource, type Source } from './sources/openSource.ts'

/** Milliseconds. */
const timeout = 20_000
const pictureTimeout = 8000
/** Listings that are read until three are found that can be shown. */
const looked = 12

type Needs = Pick<PictureNeeds, 'fetchPublic' | 'streamPublic' | 'uploads' | 'rate' | 'log'>
interface For {
  userId: string
  language: Language
}

/** The first listings of a source as they would look; nothing of them is written but their pictures. */
export async function checkSource(
  needs: Needs,
  source: Pick<Source, 'url' | 'format' | 'key'>,
  { userId, language }: For,
): Promise<FeedCheck> {
  try {
    const rows = await firstRows(needs, source)
    if (rows.length === 0) throw new FeedError('empty')
    const rate = await needs.rate()
    const shown = rows.flatMap((cells) => sampleOf(cells, { rate, language }) ?? [])
    const pictured = await Promise.all(
      shown.slice(0, feedLimits.samples).map(async ({ sample, picture }) => ({
        ...sample,
        media: picture === undefined ? [] : await fetchPicture(needs, picture, userId),
      })),
    )
    return { problem: null, listings: pictured }
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'unexpected') needs.log.error({ err: error }, 'a source could not be checked')
    return { problem, listings: [] }
  }
}

class Enough extends Error {}

async function firstRows(needs: Needs, source: Pick<Source, 'url' | 'format' | 'key'>): Promise<string[][]> {
  const rows: string[][] = []
  const read = async (entries: AsyncIterable<FeedEntry>) => {
    for await (const entry of entries) {
      rows.push(cellsOf(await entry.read()))
      if (rows.length === looked) throw new Enough()
    }
  }
  await openSource(needs, { ...source, timeout }, read).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })
  return rows
}

/** Nothing was said yet of its currency and words. */
const unmapped: ImportMapping = {
  ...{ columns: [...feedColumns], values: {}, currency: null, answers: {}, emptyDeletes: false },
  source: '-',
}
const leastGuaranies = 10_000_000

const statedPrice = z.object({ amount: z.number(), currency: z.enum(currencies) })

function sampleOf(
  cells: string[],
  { rate, language }: { rate: number; language: Language },
): { sample: FeedSample; picture: string | undefined } | undefined {
  const { fields, pictures, problems } = sayRow({ cells }, unmapped)
  const told = (name: (typeof feedColumns)[number]) => cells[feedColumns.indexOf(name)] ?? ''
  const price = statedPrice.safeParse(fields.price).data ?? guessedPrice(told('price'))
  const codes = [
    ...problems.map(({ code }) => code).filter((code) => code !== 'no_currency'),
    ...(price.amount > 0 ? [] : ['no_price']),
  ]
  fields.propertyType ??= choiceOf('propertyType', told('title'))
  fields.transactionType ??= choiceOf('transactionType', told('title'))
  const read = feedSample.safeParse({
    id: told('externalId'),
    title: fields.title || composedTitle(fields) || told('externalId'),
    description: fields.description ?? '',
    propertyType: fields.propertyType,
    transactionType: fields.transactionType,
    ...pricesOf(price, rate),
    neighborhood: fields.neighborhood ?? '',
    city: fields.city ?? told('city'),
    bedrooms: fields.bedrooms ?? 0,
    bathrooms: fields.bathrooms ?? 0,
    parkingSpaces: fields.parkingSpaces ?? 0,
    area: typeof fields.area === 'number' ? String(fields.area) : null,
    media: [],
    problems: [...new Set(codes.map((code) => remedyOf(code, language)))],
  })
  return read.success ? { sample: read.data, picture: pictures?.[0]?.url } : undefined
}

/** Of one that names no currency, which is asked once: guaraníes have many noughts. */
function guessedPrice(text: string): { amount: number; currency: Currency } {
  const amount = Math.max(0, readFigure(text) ?? 0)
  return { amount, currency: amount >= leastGuaranies ? 'PYG' : 'USD' }
}

function pricesOf({ amount, currency }: { amount: number; currency: Currency }, rate: number) {
  const dollars = currency === 'USD' ? amount : Math.round((amount / rate) * 100) / 100
  return { price: { amount: String(amount), currency }, priceUSD: String(dollars) }
}

/** Its content is kept: the run that follows takes it without another upload. */
async function fetchPicture(
  { fetchPublic, uploads }: Needs,
  url: string,
  userId: string,
): Promise<FeedSample['media']> {
  try {
    const { body } = await fetchPublic(url, { timeout: pictureTimeout, headers: { Accept: 'image/*' } })
    await uploads.requireRoom(userId)
    return [toMedia(await uploads.receive(body, userId))]
  } catch (error) {
    // The run tells why.
    if (error instanceof PublicFetchError || error instanceof AppError) return []
    throw error
  }
}

const toMedia = (uploaded: Uploaded): FeedSample['media'][number] => ({
  ...{ ...uploaded, caption: null, isPrimary: true },
  type: 'image',
})
