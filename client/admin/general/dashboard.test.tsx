import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Activity, activitiesApi } from '#shared/activities.ts'
import { reportsApi } from '#shared/reports.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { report, stubDashboard } from '#tests/components/panel.ts'
import { openSite, words } from '#tests/components/render.tsx'
import { adminSession } from '#tests/components/samples.ts'
import { errorResponse, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { activities: w, reports, admin: frame } = words.es
const admin = adminSession()

function activity(overrides: Partial<Activity> = {}): Activity {
  return {
    id: '7',
    userName: 'Rosa',
    action: 'update',
    propertyTitle: 'Casa con patio',
    createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    actor: { kind: 'user', id: 'user00000001' },
    event: 'update',
    subject: { kind: 'listing', id: 'casa' },
    changes: null,
    reason: null,
    ...overrides,
  }
}

const settings = { kind: 'settings', id: null } as const
const agency = { kind: 'agency', id: 'agency000001' } as const

describe('the dashboard', () => {
  it('reads the activities as specified, and the figure of the month', async () => {
    stubDashboard()
    stubEndpoint(activitiesApi.list, [
      activity({ id: '1', action: 'create', event: 'create' }),
      activity({ id: '2' }),
      activity({ id: '3', action: 'delete', event: 'delete' }),
      activity({ id: '4', event: 'sign_in', propertyTitle: 'Rosa' }),
      activity({ id: '5', event: 'sign_out', propertyTitle: 'Rosa' }),
      activity({ id: '6', event: 'end_sessions', propertyTitle: 'Rosa', changes: { sessions: [3, 1] } }),
      activity({ id: '7', event: 'refresh', subject: settings, propertyTitle: 'Tipo de cambio' }),
      activity({ id: '9', action: 'create', event: 'create', subject: agency, propertyTitle: 'Casas SA' }),
      activity({ id: '8', event: 'inquire', userName: 'A visitor', actor: { kind: 'user', id: null } }),
    ])
    await openSite('/admin/dashboard', { admin })
    const items = within(await screen.findByRole('region', { name: w.recent })).getAllByRole('listitem')
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Rosa subió Casa con patio',
      'Rosa editó Casa con patio',
      'Rosa eliminó Casa con patio',
      'Rosa inició sesión',
      'Rosa cerró sesión',
      'Rosa cerró sesiones suyas en otros navegadores',
      'Rosa editó Tipo de cambio',
      'Rosa creó Casas SA',
      'Un visitante consultó por Casa con patio',
    ])
    expect(items[0]).toHaveTextContent('hace 3 horas')
    expect(await screen.findByText('+12% desde el mes pasado')).toBeVisible()
    expect(screen.getByText(frame.stats.totalAgents).closest('div')).toHaveTextContent('14')
  })

  it('says in the language of who reads what was done, and repeated sign-ins once', async () => {
    stubDashboard()
    const { actor, ...signIn } = activity({ event: 'sign_in', userName: 'ana', propertyTitle: 'ana' })
    const calls = stubEndpoint(activitiesApi.list, [
      activity({ id: '1', userName: 'ana', subject: settings, propertyTitle: 'Configuración' }),
      activity({ id: '2', userName: 'ana', event: 'refresh', subject: settings, propertyTitle: 'Cambio' }),
      { ...signIn, actor, id: '3', repeated: { times: 12, since: '2026-11-01T12:00:00.000Z' } },
    ])
    await openSite('/admin/dashboard', { admin, language: 'en' })
    const region = await screen.findByRole('region', { name: words.en.activities.recent })
    const items = within(region).getAllByRole('listitem')
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'ana edited Settings',
      'ana edited Exchange rate',
      'ana signed in 12 times',
    ])
    expect(calls[0]?.query).toMatchObject({ grouped: true })
  })

  it('shows its four figures where they belong, and no other tab repeats them', async () => {
    stubDashboard()
    const { person } = await openSite('/admin/dashboard', { admin })
    expect(await screen.findByText(frame.stats.totalAgents)).toBeVisible()
    await person.click(screen.getByRole('tab', { name: frame.tabs.reports }))
    await screen.findByText(reports.uploads)
    expect(screen.queryByText(frame.stats.totalAgents)).toBeNull()
    for (const name of [frame.newProperty, frame.newAgent, frame.calculator])
      expect(
        within(screen.getByRole('navigation', { name: frame.quickActions })).getByRole('link', { name }),
      ).toBeVisible()
  })

  it.each([true, false])('says that no mail is sent only where none is (server: %s)', async (sendsMail) => {
    stubDashboard()
    stubEndpoint(activitiesApi.list, [activity()])
    stubEndpoint(settingsApi.public, { whatsappNumber: null, aiModel: false, sendsMail })
    await openSite('/admin/dashboard', { admin })
    await screen.findByRole('region', { name: w.recent })
    await waitFor(() => expect(screen.queryAllByText(frame.noMail)).toHaveLength(sendsMail ? 0 : 1))
  })

  it('says where it cannot read them', async () => {
    stubDashboard()
    stubEndpoint(reportsApi.stats, errorResponse('unavailable'))
    stubEndpoint(activitiesApi.list, errorResponse('unavailable'))
    await openSite('/admin/dashboard', { admin })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(await screen.findAllByText('—')).toHaveLength(4)
  })

  it('draws the reports, and lists what was not found', async () => {
    stubDashboard()
    const calls = stubEndpoint(
      reportsApi.reports,
      report({ missed: [{ words: 'castillo', count: 3, lastAt: new Date().toISOString() }] }),
    )
    const { person } = await openSite('/admin/dashboard?tab=reports', { admin })
    expect(await screen.findByText('«castillo»')).toBeVisible()
    expect(screen.getByText(reports.times(3), { exact: false })).toBeVisible()
    expect(screen.getByRole('img', { name: /^Visitas: 280 en total/ })).toBeVisible()
    await person.click(screen.getByLabelText(reports.days['90']))
    await waitFor(() => expect(calls.map(({ query }) => query.days)).toEqual(['30', '90']))
  })

  describe('the use of the assistant', () => {
    const day = {
      questions: 40,
      byModel: 30,
      failures: 2,
      inputTokens: 120_000,
      outputTokens: 9000,
      costUSD: 0.25,
    }
    const use = (model: string | null, today = { costUSD: 0.25, ceilingUSD: 5 }) => ({
      ...{ model, ...day, today },
      days: [{ ...day, day: '2026-11-07' }],
    })
    async function open(assistant: ReturnType<typeof use>) {
      stubDashboard()
      stubEndpoint(reportsApi.reports, report({ assistant }))
      await openSite('/admin/dashboard?tab=reports', { admin })
      return within(await screen.findByRole('region', { name: reports.assistant }))
    }
    const figure = (part: ReturnType<typeof within>, label: string) =>
      part.getByText(label, { selector: 'dt' }).nextElementSibling

    it('shows tokens and cost, beside the ceiling of the day', async () => {
      const part = await open(use('small'))
      expect(part.getByText(reports.withModel('small'))).toBeVisible()
      expect(figure(part, reports.questions)).toHaveTextContent('40')
      expect(figure(part, reports.byModel)).toHaveTextContent(`30${reports.failures(2)}`)
      expect(figure(part, reports.tokens)).toHaveTextContent(
        `129.000${reports.tokenParts('120.000', '9.000')}`,
      )
      expect(figure(part, reports.cost)).toHaveTextContent('US$ 0,25')
      const meter = part.getByRole('meter', { name: reports.costToday })
      expect(meter).toHaveAttribute('aria-valuenow', '5')
      expect(meter).toHaveAttribute('aria-valuetext', reports.ofCeiling('US$ 0,25', 'US$ 5'))
      expect(part.getByText(reports.ceilingLead, { exact: false })).toBeVisible()
    })

    it.each([
      ['is reached', { costUSD: 5, ceilingUSD: 5 }, reports.ceilingReached],
      ['is zero', { costUSD: 0, ceilingUSD: 0 }, reports.ceilingOff],
    ])('says where the ceiling %s', async (_, today, text) => {
      const part = await open(use('small', today))
      expect(part.getByRole('meter')).toHaveAttribute('aria-valuenow', '100')
      expect(part.getByText(text, { exact: false })).toBeVisible()
    })

    it('shows the questions alone where no model ever worked', async () => {
      const part = await open({ ...use(null), inputTokens: 0, outputTokens: 0 })
      expect(part.getByText(reports.noModel)).toBeVisible()
      expect(figure(part, reports.questions)).toHaveTextContent('40')
      expect(part.queryByText(reports.cost, { selector: 'dt' })).toBeNull()
      expect(part.queryByRole('meter')).toBeNull()
    })
  })
})

describe('the page of activities', () => {
  it('shows what changed and why, and filters by the address', async () => {
    const calls = stubEndpoint(
      activitiesApi.list,
      pageResponse([
        activity({
          event: 'reject',
          reason: 'Faltan fotos',
          changes: { status: ['active', 'draft'], bedrooms: [2, 3] },
        }),
        activity({ id: '8', event: 'end_sessions', changes: { sessions: [3, 1] } }),
        activity({ id: '9', event: 'refresh', subject: settings, propertyTitle: 'Tipo de cambio' }),
        activity({ id: '10', event: 'sign_in', repeated: { times: 3, since: '2026-11-01T12:00:00.000Z' } }),
      ]),
    )
    const { person } = await openSite('/admin/activities?actorKind=user&from=2026-11-01', { admin })
    expect(await screen.findByText(`${w.reason}: Faltan fotos`)).toBeVisible()
    expect(screen.getByText(w.changes(2))).toBeVisible()
    expect(screen.getByRole('row', { name: 'Estado Activa Rechazada', hidden: true })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: 'Sesiones abiertas 3 1', hidden: true })).toBeInTheDocument()
    expect(screen.getByText('Tipo de cambio').closest('p')).toHaveTextContent(
      'Rosa volvió a consultar Tipo de cambio',
    )
    expect(screen.getByText(/^1 nov/)).toBeVisible()
    expect(calls[0]?.query).toMatchObject({
      actorKind: 'user',
      from: '2026-11-01',
      limit: 30,
      grouped: true,
    })
    await person.selectOptions(screen.getByLabelText(w.subject), w.subjects.agent)
    expect(location.search).toBe('?actorKind=user&from=2026-11-01&subjectKind=agent')
    await waitFor(() =>
      expect(calls.at(-1)?.query).toMatchObject({ actorKind: 'user', subjectKind: 'agent' }),
    )
  })
})
