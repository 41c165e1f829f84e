import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { demo } from '#demo/demo.ts'
import { loadLibrary } from '#demo/identity/configuration.ts'
import { createIdentityProvider } from '#demo/identity/identityProvider.ts'
import { users } from '#server/users/users.table.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('signing in with the demo identity provider', () => {
  it('makes an account, answers who it is, and leads back', async () => {
    const visitor = createVisitor(app.url)
    expect(await signInAs(visitor, 'marta', '/search?city=Luque')).toBe(`${app.url}/search?city=Luque`)
    const answer = await visitor.request('/api/auth/user')
    expect(await answer.json()).toMatchObject({
      firstName: 'Marta',
      email: 'marta@demo.oga',
      favoritesCount: 0,
    })
  })

  it('signs in the people of the demo as themselves, by a button of their own', async () => {
    const visitor = createVisitor(app.url)
    const form = await visitor.follow(await visitor.visit('/api/login?returnTo=/terms&lang=en'))
    const page = await form.response.text()
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('Continue as Ana')
    await visitor.follow(await visitor.submit(form.address, { person: 'ana' }))
    const user = await (await visitor.request('/api/auth/user')).json()
    expect(user).toMatchObject({ firstName: 'Ana', lastName: 'Benítez', email: 'ana@demo.oga' })
    const [row] = await app.context.db.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ issuer: 'demo', subject: 'ana' })
  })

  it('takes no name that is none, no form from elsewhere and no page that is over', async () => {
    const visitor = createVisitor(app.url)
    const form = await visitor.follow(await visitor.visit('/api/login'))
    for (const account of ['', 'a b', '<script>', 'ana@elsewhere.example', 'x'.repeat(41), '-a']) {
      const answer = await visitor.submit(form.address, { account })
      expect(answer.status).toBe(200)
      const page = await answer.text()
      expect(page).toContain('role="alert"')
      expect(page).not.toContain('<script')
    }
    const foreign = await visitor.request(form.address, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ account: 'ana' }),
    })
    expect(foreign.status).toBe(403)
    expect((await visitor.submit(form.address, { cancel: 'yes' })).status).toBe(303)
    const stranger = createVisitor(app.url)
    expect((await stranger.visit(form.address)).headers.get('location')).toBe('/?signIn=failed')
  })

  it('sends its page under a strict policy, to nobody else and without a line of script', async () => {
    const visitor = createVisitor(app.url)
    const { response } = await visitor.follow(await visitor.visit('/api/login'))
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
    )
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(await response.text()).not.toContain('<script')
    expect((await visitor.visit('/idp/fonts/text.woff')).status).toBe(200)
    const beyond = await app.fetch('/idp/fonts/text.woff', { headers: { Range: 'bytes=99999999-' } })
    expect([beyond.status, await beyond.text()]).toEqual([416, ''])
  })

  it('leads what it cannot make sense of back to the first page', async () => {
    const visitor = createVisitor(app.url)
    const wrong = '/idp/auth?client_id=somebody&response_type=code&redirect_uri=https://evil.example/'
    expect((await visitor.visit(wrong)).headers.get('location')).toBe(`${app.url}/?signIn=failed`)
    for (const leave of ['/idp/session/end', '/idp/session/end?id_token_hint=x.y.z&client_id=oga'])
      expect((await visitor.follow(await visitor.visit(leave))).address).toBe(`${app.url}/`)
  })
})

describe('signing in while the demo identity provider is loading', () => {
  afterEach(() => void vi.restoreAllMocks())

  async function startLoading() {
    const load = vi.fn<typeof loadLibrary>()
    const finish = new Promise<() => void>((resolve) => {
      load.mockImplementation(async () => {
        await new Promise<void>((loaded) => resolve(loaded))
        return loadLibrary()
      })
    })
    const fonts = { display: undefined, text: undefined, bold: undefined }
    const createProvider: typeof demo.auth.createProvider = (context, keyFor) =>
      createIdentityProvider(context, keyFor, { people: [], fonts, load })
    const loading = await startApp({}, { demo: { ...demo, auth: { ...demo.auth, createProvider } } })
    return { loading, load, finish }
  }

  it('waits for it without a timeout, which is for what the provider answers', async () => {
    const { loading, load, finish } = await startLoading()
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const signedIn = signInAs(createVisitor(loading.url), 'marta', '/terms')
    const end = await finish
    expect(timeout).not.toHaveBeenCalled()
    load.mockImplementation(loadLibrary)
    end()
    expect(await signedIn).toBe(`${loading.url}/terms`)
    expect(timeout).toHaveBeenCalledWith(4000)
    await loading.close()
  })

  it('does not wait where it was loaded at the end of the start', async () => {
    const { loading, load, finish } = await startLoading()
    const atStart = loading.services.auth.load()
    ;(await finish)()
    await atStart
    expect(load).toHaveBeenCalledOnce()
    load.mockImplementation(loadLibrary)
    expect(await signInAs(createVisitor(loading.url), 'marta', '/terms')).toBe(`${loading.url}/terms`)
    await loading.close()
  })
})
