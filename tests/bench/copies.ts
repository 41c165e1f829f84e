import pg from 'pg'

/** Their prices differ by up to a fifth, their places by some hundred meters where they are exact. */
const factor = '(0.8 + (hashtext(l.id || n) & 1023) / 2560.0)'
const shift = (axis: string) =>
  `case l.location_precision when 'exact' then ((hashtext(l.id || n || '${axis}') & 1023) - 512) / 100000.0 else 0 end`
const newId = (id: string) => `left(md5(${id} || ' ' || n), 12)`
const changed: Record<string, string> = {
  id: newId('l.id'),
  price_amount: `round(l.price_amount * ${factor}::numeric, 2)`,
  price_usd: `round(l.price_usd * ${factor}::numeric, 2)`,
  price_per_month: `round(l.price_per_month * ${factor}::numeric, 2)`,
  latitude: `l.latitude + ${shift('y')}`,
  shown_latitude: `l.shown_latitude + ${shift('y')}`,
  longitude: `l.longitude + ${shift('x')}`,
  shown_longitude: `l.shown_longitude + ${shift('x')}`,
  first_published_at: `l.first_published_at - ((hashtext(l.id || n) & 65535) * interval '1 second')`,
  views: 'l.views + n',
}

const copied = ['listings', 'listing_texts', 'listing_media', 'listing_views']

/** So many copies of each listing, with its texts, pictures and views: in a few minutes, without triggers. */
export async function copyListings(url: string, copies: number): Promise<void> {
  const client = new pg.Client({ connectionString: url.replaceAll(/&(?:statement|query)_timeout=\d+/g, '') })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query("set maintenance_work_mem = '1GB'")
    const indexes = await client.query<{ name: string; definition: string }>(`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = any('{${copied}}'::regclass[]) and not indisunique`)
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
    for (const table of copied) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      )
      const names = rows.map(({ name }) => name)
      const values = names.map((name) => {
        if (table === 'listings') return changed[name] ?? `l.${name}`
        return name === 'listing_id' ? newId('l.listing_id') : `l.${name}`
      })
      await client.query(
        `insert into ${table} (${names.join()}) select ${values.join()}
        from ${table} l cross join generate_series(1, ${copies}) n`,
      )
    }
    for (const { definition } of indexes.rows) await client.query(definition)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
