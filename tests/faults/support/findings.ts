import pg from 'pg'
import { exactly, type Figure } from '../scenario.ts'
import { type Acknowledged, accountOf } from './writers.ts'

interface Published {
  id: string
  title: string
  media: string[]
  prices: number
  activities: number
  analyses: number
}

/** Lost, duplicated or incomplete ones. */
export async function findings(
  databaseUrl: string,
  url: string,
  acknowledged: Acknowledged,
): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const published = await readPublished(client)
    const { listings, inquiries } = acknowledged
    const asked = await readAsked(client)
    const storedIds = new Set(asked.map(({ id }) => id))
    const byId = new Map(published.map((one) => [one.id, one]))
    const lost = [...listings.values()].filter(({ id }) => !byId.has(id)).length
    const doubled = published.length - new Set(published.map(({ title }) => title)).size
    const halves = published.filter((one) => !isWhole(one, listings.get(one.title)?.mediaId)).length
    return [
      exactly('acknowledged listings lost', 0, lost),
      exactly('listings there twice', 0, doubled),
      exactly('listings there in part', 0, halves),
      exactly(
        'acknowledged inquiries lost',
        0,
        [...inquiries.values()].filter((id) => !storedIds.has(id)).length,
      ),
      exactly('inquiries there twice', 0, asked.length - new Set(asked.map(({ message }) => message)).size),
      exactly('inquiries that nobody is told of', 0, asked.filter(({ mails }) => mails === 0).length),
      exactly('inquiries told of twice', 0, asked.filter(({ mails }) => mails > 2).length),
      exactly('acknowledged photos that cannot be read', 0, await unreadable(url, acknowledged)),
      exactly('favorites other than acknowledged', 0, await wrongFavorites(client, acknowledged)),
      exactly('listings with a wrong count of favorites', 0, await wrongCounts(client)),
    ]
  } finally {
    await client.end()
  }
}

const isWhole = ({ media, prices, activities, analyses }: Published, mediaId: string | undefined) =>
  media.length === 1 &&
  (mediaId === undefined || media[0] === mediaId) &&
  prices === 1 &&
  activities === 1 &&
  analyses === 1

async function readPublished(client: pg.Client): Promise<Published[]> {
  const { rows } = await client.query<Published>(`
    select l.id, t.title,
      array(select m.media_id from listing_media m where m.listing_id = l.id) as media,
      (select count(*)::int from listing_prices p where p.listing_id = l.id) as prices,
      (select count(*)::int from activities a where a.listing_id = l.id and a.action = 'create') as activities,
      (select count(*)::int from price_analyses p where p.listing_id = l.id) as analyses
    from listings l join listing_texts t on t.listing_id = l.id and t.language = 'es' where t.title like 'Aviso %-%'`)
  return rows
}

interface Asked {
  id: string
  message: string
  mails: number
}

async function readAsked(client: pg.Client): Promise<Asked[]> {
  const { rows } = await client.query<Asked>(`
    select i.id, i.message, (select count(*)::int from queue.job j
      where j.name = 'mail-inquiry' and j.data ->> 'inquiryId' = i.id) as mails
    from inquiries i where i.message like 'Consulta %-%'`)
  return rows
}

/** Of the newest photos. */
async function unreadable(url: string, { listings }: Acknowledged): Promise<number> {
  let missing = 0
  for (const { mediaId } of [...listings.values()].slice(-300)) {
    const answer = await fetch(`${url}/media/${mediaId}/320.webp`)
    const { byteLength } = await answer.arrayBuffer()
    if (!answer.ok || byteLength === 0) missing++
  }
  return missing
}

async function wrongFavorites(client: pg.Client, { favorites }: Acknowledged): Promise<number> {
  const { rows } = await client.query<{ email: string; listing_id: string }>(
    'select u.email, f.listing_id from favorites f join users u on u.id = f.user_id',
  )
  const there = new Set(rows.map(({ email, listing_id }) => `${email} ${listing_id}`))
  return [...favorites].filter(([key, chosen]) => {
    const [account, listingId] = key.split(' ', 2)
    return there.has(`${accountOf(Number(account))} ${listingId}`) !== chosen
  }).length
}

async function wrongCounts(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ wrong: number }>(`
    with writers as (select id from users where email like 'falla%@demo.oga'),
      chosen as (select listing_id, count(*)::int as count from favorites where user_id in (select id from writers) group by 1)
    select count(*)::int as wrong from listings l join chosen c on c.listing_id = l.id
    where l.favorites_count <> (select count(*) from favorites f where f.listing_id = l.id)`)
  return rows[0]?.wrong ?? Number.NaN
}
