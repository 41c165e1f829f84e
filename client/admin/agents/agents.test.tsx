import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Agent, agenciesApi, agentsApi, type PanelAgency } from '#shared/admin/agents.ts'
import { stubDashboard } from '#tests/components/panel.ts'
import { fill, findToast, openSite, words } from '#tests/components/render.tsx'
import { adminSession } from '#tests/components/samples.ts'
import { deferred, errorResponse, stubEndpoint } from '#tests/components/server.ts'

beforeEach(stubDashboard)

const { agents: w, core } = words.es
const admin = adminSession()

const liz: Agent = {
  id: 'agent0000001',
  name: 'Liz Valdez',
  whatsapp: '+595981000205',
  agency: 'Ykua Inmobiliaria',
  agencyId: 'agency000001',
  email: 'liz@mail.test',
  createdAt: '2026-03-01T12:00:00.000Z',
}
const romina: Agent = {
  ...liz,
  id: 'agent0000002',
  name: 'Romina Ocampos',
  agency: null,
  agencyId: null,
  email: null,
}
const ykua: PanelAgency = {
  id: 'agency000001',
  name: 'Ykua Inmobiliaria',
  description: null,
  email: null,
  verified: false,
  plan: 'free',
  agents: 1,
  administrators: 0,
}

function stubLists() {
  stubEndpoint(agentsApi.list, [liz, romina])
  stubEndpoint(agenciesApi.list, [ykua])
}
async function openTab() {
  stubLists()
  const site = await openSite('/admin/dashboard?tab=agents', { admin })
  await screen.findByText('Romina Ocampos')
  await screen.findByRole('button', { name: w.edit('Ykua Inmobiliaria') })
  return site
}

describe('a new agent', () => {
  const open = () => {
    stubLists()
    return openSite('/admin/agents/new', { admin })
  }

  it('needs a name and a number', async () => {
    const { person } = await open()
    await fill(person, w.name, 'Hugo')
    await person.click(screen.getByRole('button', { name: w.create }))
    await findToast('Error', 'Por favor complete todos los campos')
    expect(screen.getByLabelText(/^WhatsApp/)).toHaveFocus()
    expect(screen.getByLabelText(/^WhatsApp/)).toBeInvalid()
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Hugo')
    expect(screen.getByText(/\+595 para Paraguay/)).toBeVisible()
  })

  it('is created once by a double click, and leads to the panel', async () => {
    const answer = deferred<typeof agentsApi.create>(liz)
    const calls = stubEndpoint(agentsApi.create, () => answer.promise)
    const { person } = await open()
    await fill(person, w.name, 'Liz Valdez')
    await fill(person, w.whatsapp, '0981 000 205')
    await fill(person, w.agency, 'Ykua Inmobiliaria')
    await person.dblClick(screen.getByRole('button', { name: w.create }))
    answer.release()
    await findToast('Agente creado', w.createdText('Liz Valdez'))
    expect(location.pathname).toBe('/admin')
    expect(calls.map(({ body }) => body)).toEqual([
      { name: 'Liz Valdez', whatsapp: '0981 000 205', agency: 'Ykua Inmobiliaria', email: '' },
    ])
    expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/)
  })

  it('that is refused keeps what was typed, and the field says why', async () => {
    const text = 'No es un número de teléfono.'
    stubEndpoint(agentsApi.create, errorResponse('invalid', { fields: { whatsapp: text } }))
    const { person } = await open()
    await fill(person, w.name, 'Hugo')
    await fill(person, w.whatsapp, '123')
    await person.click(screen.getByRole('button', { name: w.create }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText(/^WhatsApp/)).toHaveValue('123')
  })

  it('is there again after the page was left', async () => {
    const { person, unmount } = await open()
    await fill(person, w.name, 'Hugo Riquelme')
    unmount()
    await open()
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Hugo Riquelme')
  })

  it('says what the specification says where the server says nothing', async () => {
    stubEndpoint(agentsApi.create, errorResponse('internal', { text: '' }))
    const { person } = await open()
    await fill(person, w.name, 'Hugo')
    await fill(person, w.whatsapp, '+595981000205')
    await person.click(screen.getByRole('button', { name: w.create }))
    await findToast('Error', 'No se pudo crear el agente')
  })
})

describe('the agents', () => {
  it('are listed with their agency, or as independent', async () => {
    await openTab()
    const [one, two] = within(screen.getByRole('tabpanel'))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('link'))
    expect(one).toHaveTextContent('Liz Valdezliz@mail.test+595 981 000 205Ykua Inmobiliaria')
    expect(two).toHaveTextContent('Independiente')
  })

  it('are edited: only what was changed is sent', async () => {
    const calls = stubEndpoint(agentsApi.change, { ...romina, email: 'romina@mail.test' })
    const { person } = await openTab()
    await person.click(screen.getByRole('button', { name: w.edit('Romina Ocampos') }))
    const dialog = await screen.findByRole('dialog', { name: w.editAgent })
    await waitFor(() => expect(within(dialog).getAllByRole('textbox')[0]).toHaveFocus())
    await fill(person, within(dialog).getByLabelText(/^Correo/), 'romina@mail.test')
    await person.click(within(dialog).getByRole('button', { name: core.save }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls.map(({ body, params }) => ({ body, params }))).toEqual([
      { body: { email: 'romina@mail.test' }, params: { id: romina.id } },
    ])
  })

  it('are deleted at once, their rows hold still, and each is undone by itself', async () => {
    const calls: string[] = []
    stubEndpoint(agentsApi.remove, ({ params }) => {
      calls.push(`remove ${params.id}`)
      return undefined
    })
    stubEndpoint(agentsApi.restore, ({ params }) => {
      calls.push(`restore ${params.id}`)
      return params.id === liz.id ? liz : romina
    })
    const { person } = await openTab()
    const lists = stubEndpoint(agentsApi.list, [])
    const button = (name: string) => screen.getByRole('button', { name })
    await person.click(button(w.remove('Liz Valdez')))
    await findToast(w.removed, 'Liz Valdez')
    await person.click(button(w.remove('Romina Ocampos')))
    await findToast(w.removed, 'Romina Ocampos')
    expect(screen.getByText(w.count(0))).toBeVisible()
    expect(lists).toEqual([])
    await person.click(button(w.undoOne('Liz Valdez')))
    await findToast(w.restored, 'Liz Valdez')
    button(w.undoOne('Romina Ocampos')).focus()
    await person.keyboard('{Enter}')
    await findToast(w.restored, 'Romina Ocampos')
    expect(button(w.remove('Romina Ocampos'))).toHaveFocus()
    expect(screen.getByText(w.count(2))).toBeVisible()
    expect(calls).toEqual([
      'remove agent0000001',
      'remove agent0000002',
      'restore agent0000001',
      'restore agent0000002',
    ])
  })
})

describe('the agencies', () => {
  it('are verified', async () => {
    const calls = stubEndpoint(agenciesApi.change, { ...ykua, verified: true })
    const { person } = await openTab()
    stubEndpoint(agenciesApi.list, [{ ...ykua, verified: true }])
    await person.click(screen.getByRole('button', { name: `${w.verify} Ykua Inmobiliaria` }))
    await findToast(w.verifiedDone, 'Ykua Inmobiliaria')
    expect(calls.map(({ body }) => body)).toEqual([{ verified: true }])
    expect(await screen.findByText(w.isVerified)).toBeVisible()
  })

  it('that are in use are deleted once it is chosen where that goes; before, the message says what it is', async () => {
    const text = 'Todavía le pertenecen: 1 agente.'
    const calls = stubEndpoint(agenciesApi.remove, ({ query }) =>
      query.moveTo ? undefined : errorResponse('conflict', { text }),
    )
    const { person } = await openTab()
    await person.click(screen.getByRole('button', { name: w.remove('Ykua Inmobiliaria') }))
    const remove = await screen.findByRole('button', { name: w.removeAgencyDo })
    await person.click(remove)
    await findToast('Error', text)
    await waitFor(() => expect(remove).toBeEnabled())
    await person.selectOptions(screen.getByLabelText(w.moveTo), w.moveToNone)
    await person.click(remove)
    await findToast(w.agencyRemoved, 'Ykua Inmobiliaria')
    expect(calls.map(({ query }) => query.moveTo)).toEqual([undefined, 'none'])
  })
})
