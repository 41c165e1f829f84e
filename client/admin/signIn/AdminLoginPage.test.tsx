import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { agenciesApi, agentsApi } from '#shared/admin/agents.ts'
import { adminSignInApi } from '#shared/administrators/signIn.ts'
import { stubDashboard } from '#tests/components/panel.ts'
import { fill, findToast, openSite, words } from '#tests/components/render.tsx'
import { adminSession } from '#tests/components/samples.ts'
import { errorResponse, networkError, stubEndpoint } from '#tests/components/server.ts'

beforeEach(stubDashboard)

const { admin: w, core } = words.es

const submit = () => screen.getByRole('button', { name: w.signIn })
const dashboard = () => screen.findByText(w.dashboardLead('marta'))

async function open(path = '/admin/login') {
  const site = await openSite(path)
  const type = async (username: string, password: string) => {
    await fill(site.person, w.username, username)
    await fill(site.person, w.password, password)
    await site.person.click(submit())
  }
  return { ...site, type }
}

describe('signing in as administrator', () => {
  it('asks for both fields, and keeps what was typed', async () => {
    const { type } = await open()
    await type('marta', '')
    await findToast('Error', 'Por favor complete todos los campos')
    expect(screen.getByLabelText(/^Contraseña/)).toHaveFocus()
    expect(screen.getByLabelText(/^Usuario/)).toHaveValue('marta')
  })

  it('welcomes, and leads to the dashboard half a second later', async () => {
    const calls = stubEndpoint(adminSignInApi.login, adminSession())
    const { type } = await open()
    await type('marta', 'correcta')
    await findToast('Bienvenido', 'Iniciando sesión como administrador...')
    expect(location.pathname).toBe('/admin/login')
    await dashboard()
    expect(location.pathname).toBe('/admin/dashboard')
    expect(calls.map(({ body }) => body)).toEqual([{ username: 'marta', password: 'correcta' }])
    expect(calls[0]?.headers.get('X-Acting-As')).toBe('admin')
  })

  it.each([
    ['the error of the answer', errorResponse('bad_credentials'), 'Credenciales incorrectas'],
    ['that there is no connection', networkError, core.noConnection],
  ])('says %s, and keeps what was typed', async (_, response, text) => {
    stubEndpoint(adminSignInApi.login, response)
    const { type } = await open()
    await type('marta', 'mala')
    await findToast('Error de autenticación', text)
    expect(screen.getByLabelText(/^Usuario/)).toHaveValue('marta')
    expect(screen.getByLabelText(/^Contraseña/)).toHaveValue('mala')
  })

  it('says how long to wait after too many failures', async () => {
    stubEndpoint(adminSignInApi.login, errorResponse('too_many_requests', { retryAfter: 840 }))
    const { type } = await open()
    await type('marta', 'mala')
    expect(await screen.findByText(w.waitMinutes(14))).toBeVisible()
  })

  it('tries again by itself after a short wait, unless something else is typed', async () => {
    let attempts = 0
    const calls = stubEndpoint(adminSignInApi.login, () =>
      ++attempts > 1 ? adminSession() : errorResponse('too_many_requests', { retryAfter: 1 }),
    )
    const { type } = await open()
    await type('marta', 'correcta')
    expect(await screen.findByText(w.retryIn(1), { selector: '[role=status]' })).toBeInTheDocument()
    await dashboard()
    expect(calls.map(({ body }) => body.password)).toEqual(['correcta', 'correcta'])
  })

  it('waits no longer where something else is typed', async () => {
    const calls = stubEndpoint(adminSignInApi.login, errorResponse('too_many_requests', { retryAfter: 60 }))
    const { type, person } = await open()
    await type('marta', 'mala')
    await screen.findByText(w.retryIn(60), { selector: '[role=status]' })
    await person.type(screen.getByLabelText(/^Contraseña/), 'x')
    expect(screen.queryByText(w.retryIn(60))).not.toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })

  it('asks for the one-time code of accounts that have one', async () => {
    const calls = stubEndpoint(adminSignInApi.login, ({ body }) => {
      if (body.code === undefined) return errorResponse('code_required')
      return body.code === '123456' ? adminSession() : errorResponse('bad_code')
    })
    const { type, person } = await open()
    await type('marta', 'correcta')
    const code = await screen.findByLabelText(/^Código de un solo uso/)
    await waitFor(() => expect(code).toHaveFocus())
    await person.type(code, '000000{Enter}')
    await findToast('Error de autenticación', words.es.errors.codes.bad_code)
    await fill(person, code, '123456')
    await person.click(submit())
    await dashboard()
    expect(calls).toHaveLength(3)
  })

  it('returns to the page of the panel that was asked for', async () => {
    stubEndpoint(adminSignInApi.login, adminSession())
    const { type } = await open('/admin/dashboard?tab=reports')
    await waitFor(() => expect(location.pathname).toBe('/admin/login'))
    await type('marta', 'correcta')
    await dashboard()
    expect(location.search).toBe('?tab=reports')
  })

  it.each(['https://evil.example', '//evil.example', '/search', '/admin/login', '/admin/../search'])(
    'leads to the dashboard instead of %s',
    async (target) => {
      stubEndpoint(adminSignInApi.login, adminSession())
      const { type } = await open(`/admin/login?returnTo=${encodeURIComponent(target)}`)
      await type('marta', 'correcta')
      await dashboard()
      expect(location.pathname + location.search).toBe('/admin/dashboard')
    },
  )

  it('is not asked of who is signed in', async () => {
    await openSite('/admin/login', { admin: adminSession() })
    await dashboard()
  })
})

describe('the panel', () => {
  const open = (path: string) => openSite(path, { admin: adminSession() })

  it('signs out: leads to the sign-in, and forgets what was loaded', async () => {
    const calls = stubEndpoint(adminSignInApi.logout, undefined)
    const { person, client } = await open('/admin')
    client.setQueryData(['api', 'admin', 'properties'], [])
    await person.click(screen.getByRole('button', { name: w.signOut }))
    expect(await screen.findByLabelText(/^Usuario/)).toBeVisible()
    expect(location.pathname + location.search).toBe('/admin/login')
    expect(calls).toHaveLength(1)
    expect(client.getQueryData(['api', 'admin', 'properties'])).toBeUndefined()
  })

  it('keeps the chosen tab in the address', async () => {
    stubEndpoint(agentsApi.list, [])
    stubEndpoint(agenciesApi.list, [])
    const { person } = await open('/admin/dashboard')
    expect(screen.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true')
    await person.click(screen.getByRole('tab', { name: 'Agentes' }))
    expect(location.search).toBe('?tab=agents')
  })

  it('asks to sign in over the page where the session ended, and goes on', async () => {
    stubEndpoint(adminSignInApi.auth, errorResponse('not_signed_in'))
    stubEndpoint(adminSignInApi.login, adminSession())
    const { person, client } = await open('/admin/dashboard?tab=reports')
    const failing = client
      .fetchQuery({
        queryKey: ['api', 'admin', 'reports'],
        queryFn: () => import('#client/core/call.ts').then(({ call }) => call(adminSignInApi.auth)),
      })
      .catch(() => undefined)
    await failing
    const dialog = await screen.findByRole('dialog', { name: w.expired })
    expect(screen.getByLabelText(/^Usuario/)).toHaveValue('marta')
    await fill(person, w.password, 'correcta')
    await person.click(submit())
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(location.search).toBe('?tab=reports')
  })
})
