import zlib from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '#client/renderPage.tsx'
import { signInAdmin } from '#tests/support/administrators.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/ask.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'

let test: TestApp
const sessions: Record<Kind, { cookie: string; value: string; mark: string }> = {
  admin: { cookie: 'oga.admin', value: '', mark: '' },
  user: { cookie: 'oga.session', value: '', mark: 'spelled@demo.oga' },
}
type Kind = 'admin' | 'user'

beforeAll(async () => {
  test = await startApp({}, { render: renderPage })
  await test.services.responseCache.start()
  const admin = await signInAdmin(test)
  const user = createVisitor(test.url)
  await signInAs(user, 'spelled')
  sessions.admin.value = admin.visitor.cookies.get(sessions.admin.cookie)?.value ?? ''
  sessions.admin.mark = admin.username
  sessions.user.value = user.cookies.get(sessions.user.cookie)?.value ?? ''
})
afterAll(() => test.close())

async function get(path: string, cookie?: string) {
  const answer = await rawRequest(
    { port: Number(new URL(test.url).port) },
    path,
    cookie === undefined ? {} : { Cookie: cookie },
  )
  const { body, headers } = answer
  const isPacked = headers['content-encoding'] === 'br'
  return { ...answer, text: (isPacked ? zlib.brotliDecompressSync(body) : body).toString() }
}

const whoPath = { admin: '/api/admin/auth', user: '/api/auth/user' }
const encoded = (text: string) => text.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Name and value to the header; and whether that is a session. */
const spellings: [string, (name: string, value: string) => string, boolean][] = [
  ['as it was set', (n, v) => `${n}=${v}`, true],
  ['with a space before the sign', (n, v) => `${n} =${v}`, true],
  ['with a tab before the sign', (n, v) => `${n}\t=${v}`, true],
  ['with spaces around the sign', (n, v) => `${n}  =  ${v}`, true],
  ['with a tab in front', (n, v) => `a=b;\t${n}=${v}`, true],
  ['without a space in front', (n, v) => `a=b;${n}=${v};c=d`, true],
  ['after empty parts', (n, v) => `;; ;${n} = ${v} ;`, true],
  ['after a part without a sign', (n, v) => `noise; ${n} =${v}`, true],
  ['before another of the same name', (n, v) => `${n} =${v}; ${n}=x`, true],
  ['after another of the same name', (n, v) => `${n} =x; ${n}=${v}`, false],
  ['with the value percent-encoded', (n, v) => `${n} =${encoded(decodeURIComponent(v))}`, true],
  ['with the attributes of old', (n, v) => `$Version=1; ${n} =${v}; $Path=/`, true],
  ['with the name percent-encoded', (n, v) => `${n.replace('.', '%2E')}=${v}`, false],
  ['in capitals', (n, v) => `${n.toUpperCase()}=${v}`, false],
  ['with the name in quotes', (n, v) => `"${n}"=${v}`, false],
  ['with two signs', (n, v) => `${n}==${v}`, false],
  ['after a comma', (n, v) => `a=b, ${n}=${v}`, false],
  ['within another name', (n, v) => `x${n}=${v}; ${n}x=${v}`, false],
  ['with a no-break space', (n, v) => `${n}\u00a0=${v}`, false],
  ['without a value', (n) => `${n} =`, false],
  ['without a sign', (n) => `${n}`, false],
]

describe.each(['admin', 'user'] as const)('the session of %s, its cookie spelled', (kind) => {
  it.each(spellings)('%s', async (spelling, spell, isTheirs) => {
    const { cookie, value, mark } = sessions[kind]
    const header = spell(cookie, value)
    expect((await get(whoPath[kind], header)).status).toBe(isTheirs ? 200 : 401)
    const [visited, fresh] = ['visited', 'fresh'].map(
      (state) => `/terms?${new URLSearchParams({ kind, spelling, state })}`,
    )
    if (!visited || !fresh) throw new Error('two addresses')
    expect((await get(visited)).text).not.toContain(mark)
    expect((await get(visited, header)).text.includes(mark)).toBe(isTheirs)
    expect((await get(fresh, header)).text.includes(mark)).toBe(isTheirs)
    expect((await get(fresh)).text).not.toContain(mark)

    const call = `/api/settings/public?${new URLSearchParams({ kind, spelling })}`
    await get(call)
    const caching = (await get(call, header)).headers['cache-control']
    expect(caching?.includes('no-store')).toBe(isTheirs)
  })
})

it('a cookie in quotes is a session where the cache takes it for one', async () => {
  for (const kind of ['admin', 'user'] as const) {
    const { cookie, value, mark } = sessions[kind]
    const header = `${cookie} ="${value}"`
    const isTheirs = (await get(whoPath[kind], header)).status === 200
    const path = `/terms?quotes=${kind}`
    await get(path)
    expect((await get(path, header)).text.includes(mark)).toBe(isTheirs)
  }
})
