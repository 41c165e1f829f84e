import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ImportDetails } from '#shared/imports/imports.ts'
import type { Server } from '#tests/support/builtServer.ts'
import { sheetOf } from '#tests/support/imports.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'
import { atLeast, exactly, type Figure, type Scenario } from './scenario.ts'

/** Milliseconds. */
const longest = 600_000

export const importsKilled: Scenario = {
  name: 'imports',
  about: 'the server is killed (SIGKILL) in the middle of an import’s run, which goes on with the next',
  async run({ full, start, postgres, say }) {
    let server: Server = await start()
    const rows = full ? 20_000 : 3000
    const rounds = full ? 100 : 10
    const cookie = await signIn(server.url)
    const id = await upload(server.url, cookie, rows)
    let killed = 0
    for (let round = 0; round < rounds; round++) {
      // Before its job's lease is over: as whoever waits does.
      await act(server.url, cookie, id, 'pause')
      await act(server.url, cookie, id, 'run')
      await sleep(100 + Math.random() * 400)
      if ((await read(server.url, cookie, id)).state === 'done') break
      await server.end('SIGKILL')
      killed++
      server = await start()
      if ((round + 1) % 10 === 0) say(`${round + 1} of ${rounds} kills`)
    }
    await act(server.url, cookie, id, 'pause')
    await act(server.url, cookie, id, 'run')
    await until(server.url, cookie, id, 'done')
    return [atLeast('kills in the middle of a run', 5, killed), ...(await findings(postgres.url, rows))]
  },
}

/** Returns the cookies. */
async function signIn(url: string): Promise<string> {
  const visitor = createVisitor(url)
  await signInAs(visitor, 'rosa')
  return [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
}

async function upload(url: string, cookie: string, count: number): Promise<string> {
  const form = new FormData()
  const sheet = sheetOf(
    Array.from({ length: count }, (_, at) => ({ Código: `K-${at}`, Título: `Matada ${at}` })),
  )
  form.set('file', new Blob([sheet]), 'lista.csv')
  const answer = await fetch(`${url}/api/imports?name=lista.csv`, {
    ...{ method: 'POST', body: form, headers: { cookie } },
  })
  if (answer.status !== 201) throw new Error(`the sheet was answered ${answer.status}`)
  const { id, mapping }: ImportDetails = await answer.json()
  const mapped = await fetch(`${url}/api/imports/${id}/mapping`, {
    method: 'PUT',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(mapping),
  })
  if (mapped.status !== 200) throw new Error(`its mapping was answered ${mapped.status}`)
  await until(url, cookie, id, 'ready')
  return id
}

const read = async (url: string, cookie: string, id: string): Promise<ImportDetails> =>
  (await fetch(`${url}/api/imports/${id}`, { headers: { cookie } })).json()

/** Where it is not the moment, nothing happens. */
async function act(url: string, cookie: string, id: string, what: 'run' | 'pause'): Promise<void> {
  const answer = await fetch(`${url}/api/imports/${id}/${what}`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: '{}',
  })
  if (![200, 409].includes(answer.status)) throw new Error(`${what} was answered ${answer.status}`)
}

async function until(url: string, cookie: string, id: string, state: ImportDetails['state']): Promise<void> {
  const start = performance.now()
  while ((await read(url, cookie, id)).state !== state) {
    if (performance.now() - start > longest) throw new Error(`the import never became ${state}`)
    await sleep(200)
  }
}

/** No double, no half. */
async function findings(databaseUrl: string, rows: number): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const countOf = async (query: string): Promise<number> =>
    Number((await client.query(`select count(*) from (${query}) found`)).rows[0].count)
  const own = `select listing_id from listing_texts where title like 'Matada %'`
  const figures = [
    exactly('listings of the sheet', rows, await countOf(own)),
    exactly(
      'titles',
      rows,
      await countOf(`select distinct title from listing_texts where title like 'Matada %'`),
    ),
    exactly('codes with their listing', rows, await countOf(`select listing_id from listing_sources`)),
    exactly('rows that are not done', 0, await countOf('select number from import_rows where not is_done')),
    exactly(
      'listings without price or code',
      0,
      await countOf(
        `${own} except (select listing_id from listing_prices intersect select listing_id from listing_sources)`,
      ),
    ),
  ]
  await client.end()
  return figures
}
