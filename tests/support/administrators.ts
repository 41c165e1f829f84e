import { hashPassword } from '#server/administrators/signIn/passwords.ts'
import { newId } from '#server/core/ids.ts'
import type { TestApp } from './app.ts'
import { insertAdmin } from './listings.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export const adminPassword = 'correcta-y-larga'

export interface SignedInAdmin {
  id: string
  username: string
  visitor: Visitor
  send(method: string, path: string, body?: unknown): Promise<Response>
  read(path: string): Promise<unknown>
}

interface Account {
  id: string
  username: string
  password?: string
  code?: string
}

export async function signInAdmin(app: TestApp, account?: Account): Promise<SignedInAdmin> {
  const {
    id,
    username,
    password = adminPassword,
    code,
  }: Account = account ?? (await insertAdministrator(app))
  const visitor = createVisitor(app.url)
  const send: SignedInAdmin['send'] = (method, path, body) =>
    visitor.request(path, {
      method,
      headers: { 'X-Acting-As': 'admin', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const response = await send('POST', '/api/admin/login', { username, password, code })
  if (response.status !== 200) throw new Error(`not signed in: ${response.status} ${await response.text()}`)
  return { id, username, visitor, send, read: async (path) => (await send('GET', path)).json() }
}

export async function insertAdministrator(app: TestApp): Promise<{ id: string; username: string }> {
  const username = `admin-${newId()}`
  adminHash ??= hashPassword(adminPassword)
  const passwordHash = await adminHash
  return { id: await insertAdmin(app.context.db, { username, passwordHash }), username }
}

let adminHash: Promise<string> | undefined
