import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { advisoryLocks } from '#server/core/database/locks.ts'
import { words } from '#server/core/words.ts'
import { defaultLanguage, languages } from '#shared/core/language.ts'
import { fold } from '#shared/core/text.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'

/** More would add little. */
const maxTitles = 5000
const maxWordSources = 20_000

/** In every language. */
export const typeLabels = propertyTypes.flatMap((type) =>
  languages.map((language) => {
    const term = words(language).listings.types[type]
    return { type, term, key: fold(term) }
  }),
)

/** Readers see the old rows until the commit. */
export async function refreshTerms(db: Db): Promise<void> {
  const column = (name: 'type' | 'term' | 'key') => sql.param(typeLabels.map((label) => label[name]))
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.terms})`)
    await tx.execute(sql`delete from terms`)
    await tx.execute(sql`
      insert into terms (kind, key, term, weight)
      select 'neighborhood', neighborhood_key, min(neighborhood), count(*)::int
      from listings where status = 'active' and neighborhood_key <> '' group by neighborhood_key
      union all
      select 'city', city_key, min(city), count(*)::int
      from listings where status = 'active' and city_key <> '' group by city_key
      union all
      select 'type', label.key, min(label.term), sum(had.listings)::int
      from unnest(${column('type')}::text[], ${column('term')}::text[], ${column('key')}::text[])
        as label(type, term, key)
      join (select property_type, count(*) as listings from listings where status = 'active' group by 1) as had
        on had.property_type = label.type
      group by label.key`)
    await tx.execute(sql`
      insert into terms (kind, key, term, weight)
      select 'title', lower(public.immutable_unaccent(title)), min(title), count(*)::int from (
        select left(t.title, 200) as title from listings l
        join listing_texts t on t.listing_id = l.id and t.language = ${defaultLanguage}
        where l.status = 'active' order by l.views desc nulls last, l.id limit ${maxTitles}
      ) as most_viewed group by 2`)
    // Ten times faster than a regular expression.
    await tx.execute(sql`
      insert into terms (kind, key, term, weight)
      select 'word', word, word, count(*)::int from (
        select string_to_table(translate(lower(public.immutable_unaccent(title || ' ' || description)),
          ${punctuation}, repeat(' ', ${punctuation.length}::int)), ' ') as word
        from (
          select t.title, t.description from listings l
          join listing_texts t on t.listing_id = l.id and t.language = ${defaultLanguage}
          where l.status = 'active' order by l.first_published_at desc nulls last, l.id limit ${maxWordSources}
        ) as newest
      ) as spoken
      where length(word) between 4 and 30 and word !~ '[^[:alpha:]]'
      group by word`)
  })
}

const punctuation = '.,;:!?()[]{}"\'/\\|*+-_=<>#%&$@~^`\n\r\t'
