import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { string } from '#server/core/database/selection.ts'
import { defaultLanguage, type Language } from '#shared/core/language.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { NewListing } from '#shared/listings/publishing.ts'
import { listingTexts } from './listingTexts.table.ts'

interface Text {
  title: string
  description: string
}
export type ListingTexts = Partial<Record<Language, Text>>

export function textsOfRow(listingId: AnyPgColumn): SQL<ListingTexts> {
  return sql`(select coalesce(json_object_agg(t.language, json_build_object('title', t.title, 'description', t.description)), '{}')
    from listing_texts t where t.listing_id = ${listingId})`
}

export function titleOfRow(listingId: AnyPgColumn): SQL<string> {
  return string(sql`coalesce((select t.title from listing_texts t
    where t.listing_id = ${listingId} and t.language = ${sql.raw(`'${defaultLanguage}'`)}), '')`)
}

export const titleIn = (texts: ListingTexts): string => texts[defaultLanguage]?.title ?? ''

export function wireTexts({ es, en }: ListingTexts) {
  return {
    title: es?.title ?? '',
    description: es?.description ?? '',
    titleEn: en?.title || null,
    descriptionEn: en?.description || null,
  } satisfies Partial<Listing>
}

export function textsOf(draft: Pick<NewListing, 'title' | 'description' | 'titleEn' | 'descriptionEn'>) {
  return {
    es: { title: draft.title, description: draft.description },
    en: { title: draft.titleEn ?? '', description: draft.descriptionEn ?? '' },
  } satisfies ListingTexts
}

/** Without empty texts. */
export function textRows(listingId: string, texts: ListingTexts): (typeof listingTexts.$inferInsert)[] {
  return Object.entries(texts)
    .filter(([, { title, description }]) => title !== '' || description !== '')
    .map(([language, text]) => ({ listingId, language, ...text }))
}

export async function readTexts(db: Db, listingId: string): Promise<ListingTexts> {
  const rows = await db.select().from(listingTexts).where(eq(listingTexts.listingId, listingId))
  return Object.fromEntries(
    rows.map(({ language, title, description }) => [language, { title, description }]),
  )
}

export async function writeTexts(
  tx: Db,
  listingId: string,
  before: ListingTexts,
  texts: ListingTexts,
): Promise<void> {
  for (const [language, text] of Object.entries(texts)) {
    const old = new Map(Object.entries(before)).get(language)
    if (old?.title === text.title && old.description === text.description) continue
    if (text.title === '' && text.description === '')
      await tx
        .delete(listingTexts)
        .where(and(eq(listingTexts.listingId, listingId), eq(listingTexts.language, language)))
    else
      await tx
        .insert(listingTexts)
        .values({ listingId, language, ...text })
        .onConflictDoUpdate({ target: [listingTexts.listingId, listingTexts.language], set: text })
  }
}
