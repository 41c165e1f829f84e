import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { imports } from '#server/imports/imports.table.ts'
import type { ImportDetails, ImportMappingInput, ImportRow, RowResult } from '#shared/imports/imports.ts'
import type { TestApp } from './app.ts'
import { as } from './calls.ts'
import { insertUser } from './listings.ts'

type Who = Record<string, string>

/** Brings sheets in as a page would. */
export function importsOf(app: TestApp, who: Who) {
  const path = (id: string, rest = '') => `/api/imports/${id}${rest}`
  async function upload(content: string | Buffer, name = 'lista.csv'): Promise<Response> {
    const form = new FormData()
    form.set('file', new Blob([Buffer.from(content)]), name)
    return app.fetch(`/api/imports?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body: form,
      headers: who,
    })
  }
  async function get(id: string): Promise<ImportDetails> {
    return (await app.fetch(path(id), { headers: who })).json()
  }
  /** Not by the call, which costs ten times as much. */
  async function stateOf(id: string): Promise<string | undefined> {
    const rows = app.context.db.select({ state: imports.state }).from(imports).where(eq(imports.id, id))
    return (await rows)[0]?.state
  }
  async function until(id: string, state: ImportDetails['state']): Promise<ImportDetails> {
    await expect.poll(() => stateOf(id), { timeout: 60_000, interval: 20 }).toBe(state)
    const found = await get(id)
    expect(found.state).toBe(state)
    return found
  }
  const map = (id: string, mapping: ImportMappingInput) => app.send('PUT', path(id, '/mapping'), mapping, who)
  async function check(
    content: string | Buffer,
    changes: Partial<ImportMappingInput> = {},
  ): Promise<ImportDetails> {
    const answer = await upload(content)
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
    const { id, mapping }: ImportDetails = await answer.json()
    const mapped = await map(id, { ...mapping, ...changes })
    if (mapped.status !== 200) throw new Error(`${mapped.status} ${await mapped.text()}`)
    return until(id, 'ready')
  }
  const act = (id: string, what: 'run' | 'pause' | 'stop' | 'undo', body: object = {}) =>
    app.send('POST', path(id, `/${what}`), body, who)
  async function run(id: string, body: object = {}): Promise<ImportDetails> {
    const answer = await act(id, 'run', body)
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
    return until(id, 'done')
  }
  async function rows(id: string, result?: RowResult): Promise<ImportRow[]> {
    return (await app.fetch(path(id, `/rows${result ? `?result=${result}` : ''}`), { headers: who })).json()
  }
  const change = (id: string, row: number, body: object) =>
    app.send('PATCH', path(id, `/rows/${row}`), body, who)
  return {
    path,
    upload,
    get,
    until,
    map,
    check,
    act,
    run,
    rows,
    change,
    bring: async (content: string | Buffer, changes: Partial<ImportMappingInput> = {}) =>
      run((await check(content, changes)).id),
    async mine(): Promise<{ id: string; title: string; status: string; [field: string]: unknown }[]> {
      return (await app.fetch('/api/listings/mine?limit=200', { headers: who })).json()
    },
  }
}

/** Someone new, and what they bring in. */
export async function newImporter(app: TestApp) {
  const id = await insertUser(app.context.db, { firstName: 'Rosa', email: `${newId()}@mail.test` })
  return { id, who: as('user', id), ...importsOf(app, as('user', id)) }
}

export const sheetHeader =
  'Código;Título;Descripción;Tipo;Operación;Precio;Moneda;Ciudad;Barrio;Dormitorios;Baños;Superficie;Fotos'

/** Rows as an agency's sheet has them; what is given stands in for what is usual. */
export function sheetOf(rows: readonly Partial<Record<string, string>>[], header = sheetHeader): string {
  const usual: Record<string, string> = {
    Título: 'Casa con patio',
    Descripción: 'Cómoda y luminosa.',
    Tipo: 'casa',
    Operación: 'venta',
    Precio: '150.000',
    Moneda: 'USD',
    Ciudad: 'Areguá',
    Barrio: 'Centro',
    Dormitorios: '3',
    Baños: '2',
    Superficie: '180',
  }
  const names = header.split(';')
  const lines = rows.map((row) =>
    names.map((name) => `"${(row[name] ?? usual[name] ?? '').replaceAll('"', '""')}"`).join(';'),
  )
  return [header, ...lines].join('\r\n')
}
