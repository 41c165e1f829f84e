import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { agenciesApi, type TeamAgency } from '#shared/agencies/agencies.ts'
import { agencyWorkApi } from '#shared/agencies/agencyWork.ts'
import type { TeamDevelopment, TeamUnit } from '#shared/developments/teamDevelopments.ts'
import { teamDevelopmentsApi } from '#shared/developments/teamDevelopmentsApi.ts'
import { fill, findToast, openPage, words } from '#tests/components/render.tsx'
import { currentUser } from '#tests/components/samples.ts'
import { errorResponse, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { agencies, developmentErrors, developments: texts, developmentTeam: w, errors } = words.es
const user = currentUser()
const agency: TeamAgency = {
  ...{ id: 'agency000001', name: 'Ykua', slug: 'ykua', description: null, email: null, whatsapp: null },
  ...{ city: 'Luque', logoId: null, logoUrl: null, ruc: null, languages: ['es'], verified: true },
  createdAt: '2026-03-01T12:00:00.000Z',
  role: 'owner',
}
const one = {
  id: 'type00000001',
  name: 'Uno',
  bedrooms: 1,
  bathrooms: 1,
  area: 45,
  totalArea: null,
  plan: null,
}
const tower: TeamDevelopment = {
  ...{ id: 'tower0000001', agencyId: agency.id, name: 'Torre Ykua', slug: 'torre-ykua', isPublished: true },
  ...{ city: 'Luque', neighborhood: 'Centro', address: null, latitude: null, longitude: null },
  ...{ stage: 'off_plan', startMonth: null, deliveryMonth: '2028-06', currency: 'USD', amenities: [] },
  ...{ description: '', descriptionEn: null, pictures: [], progress: [], paymentPlan: null },
  ...{ units: 2, free: 2, held: 0, sold: 0, fromPrice: 62_000, updatedAt: '2026-11-01T12:00:00.000Z' },
  unitTypes: [{ ...one, units: 2, free: 2, fromPrice: 62_000 }],
}
const unit: TeamUnit = {
  ...{ id: 'unit00000001', floor: 1, number: '101', typeId: one.id, orientation: 'n', price: 62_000 },
  ...{ state: 'free', heldFor: null, heldUntil: null },
}
const units: TeamUnit[] = [unit, { ...unit, id: 'unit00000002', floor: 2, number: '201' }]

beforeEach(() => {
  stubEndpoint(agenciesApi.mine, agency)
  stubEndpoint(agenciesApi.members, [])
  stubEndpoint(agencyWorkApi.listings, pageResponse([]))
  stubEndpoint(teamDevelopmentsApi.ofAgency, [tower])
  stubEndpoint(teamDevelopmentsApi.one, tower)
  stubEndpoint(teamDevelopmentsApi.units, units)
  stubEndpoint(teamDevelopmentsApi.history, [])
})
const open = (rest = '') => openPage(`/agency?tab=developments${rest}`, { user })
const openTower = () => open(`&development=${tower.id}`)
const unitButton = (number: string) => screen.findByRole('button', { name: new RegExp(texts.unit(number)) })

describe('an agency’s developments', () => {
  it('are listed with what is free and from which price', async () => {
    const { person } = await open()
    const list = await screen.findByRole('list', { name: w.list })
    expect(list).toHaveTextContent(texts.free(2, 2))
    expect(list).toHaveTextContent('Desde $62,000')
    await person.click(within(list).getByRole('button', { name: tower.name }))
    expect(await screen.findByRole('table', { name: texts.board })).toBeVisible()
  })

  it('are not created with a plan that does not add up, and it says by how much', async () => {
    const { person } = await open('&development=new')
    await fill(person, await screen.findByLabelText(new RegExp(`^${w.name}`)), tower.name)
    await fill(person, screen.getByLabelText(new RegExp(`^${w.city}`)), tower.city)
    await person.click(await screen.findByRole('button', { name: words.es.position.place }))
    expect(screen.getByLabelText(new RegExp(`^${w.point}`))).toHaveValue('-25.269, -57.488')
    await person.click(screen.getByRole('checkbox', { name: w.hasPlan }))
    await fill(person, screen.getByLabelText(w.delivery), '15')
    expect(screen.getByText(w.planSum(5, '5'))).toBeVisible()
    await person.click(screen.getByRole('button', { name: w.create }))
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.fields.not_hundred)
    const created = stubEndpoint(teamDevelopmentsApi.create, tower)
    // Read as nothing, the others would add up.
    await fill(person, screen.getByLabelText(w.delivery), 'veinte')
    await fill(person, screen.getByLabelText(w.building), '70')
    await person.click(screen.getByRole('button', { name: w.create }))
    expect(screen.getByLabelText(w.delivery)).toHaveAccessibleDescription(errors.fields.not_a_number)
    expect(created).toHaveLength(0)
    await fill(person, screen.getByLabelText(w.building), '50')
    await fill(person, screen.getByLabelText(w.delivery), '20')
    await person.click(screen.getByRole('button', { name: w.create }))
    await findToast(w.created)
    expect(created.at(-1)?.body).toMatchObject({
      ...{ name: tower.name, latitude: -25.269, longitude: -57.488 },
      paymentPlan: { downPercent: 30, buildingPercent: 50, instalments: 24, deliveryPercent: 20 },
    })
  })
})

describe('the board of a development', () => {
  it('holds a unit in a name; who was faster is told, and shown', async () => {
    const { person } = await openTower()
    await person.click(await unitButton('101'))
    const dialog = await screen.findByRole('dialog', { name: texts.unit('101') })
    await person.click(within(dialog).getByRole('button', { name: w.hold }))
    expect(within(dialog).getByLabelText(w.holdName)).toHaveAccessibleDescription(words.es.core.requiredField)
    await fill(person, within(dialog).getByLabelText(w.holdName), 'Ana')
    const faster: TeamUnit = {
      ...unit,
      state: 'held',
      heldFor: 'Luis',
      heldUntil: '2099-11-29T12:00:00.000Z',
    }
    stubEndpoint(
      teamDevelopmentsApi.hold,
      errorResponse('conflict', { text: developmentErrors.isHeld('101', 'Luis') }),
    )
    stubEndpoint(teamDevelopmentsApi.units, [faster, ...units.slice(1)])
    await person.click(within(dialog).getByRole('button', { name: w.hold }))
    await findToast(developmentErrors.isHeld('101', 'Luis'))
    expect(await within(dialog).findByText(w.heldFor('Luis'))).toBeVisible()
    const released = stubEndpoint(teamDevelopmentsApi.release, unit)
    await person.click(within(dialog).getByRole('button', { name: w.release }))
    await findToast(w.released('101'))
    expect(released).toHaveLength(1)
  })

  it('shows free ones alone, and adds the same on several floors', async () => {
    stubEndpoint(teamDevelopmentsApi.units, [
      unit,
      { ...unit, id: 'unit00000003', number: '102', state: 'sold' },
    ])
    const { person } = await openTower()
    expect(await unitButton('102')).toHaveAccessibleName(/Vendida/)
    await person.click(screen.getByRole('button', { name: texts.onlyFree }))
    expect(screen.queryByRole('button', { name: /102/ })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: w.addUnits }))
    const dialog = await screen.findByRole('dialog')
    await fill(person, within(dialog).getByLabelText(w.fromFloor), '3')
    await fill(person, within(dialog).getByLabelText(w.toFloor), '4')
    await fill(person, within(dialog).getByLabelText(w.perFloor), '2')
    expect(within(dialog).getByText(w.numbersHint('301', '402', 4))).toBeVisible()
    const added = stubEndpoint(teamDevelopmentsApi.addUnits, { added: 4 })
    await person.click(within(dialog).getByRole('button', { name: w.addUnits }))
    await findToast(w.added(4))
    expect(added.at(-1)?.body).toMatchObject({
      units: [{ floor: 3, number: '301' }, {}, {}, { number: '402' }],
    })
  })

  it('keeps a unit’s price when what is typed is no number, and says so', async () => {
    const { person } = await openTower()
    const typePrice = async (dialog: HTMLElement, action: string) => {
      await fill(person, within(dialog).getByLabelText(new RegExp(`^${w.price}`)), '62 mil')
      await person.click(within(dialog).getByRole('button', { name: action }))
      expect(await within(dialog).findByText(errors.fields.not_a_number)).toBeVisible()
    }
    const [added, changed] = [
      stubEndpoint(teamDevelopmentsApi.addUnits, { added: 1 }),
      stubEndpoint(teamDevelopmentsApi.changeUnit, unit),
    ]
    await person.click(await screen.findByRole('button', { name: w.addUnits }))
    await typePrice(await screen.findByRole('dialog'), w.addUnits)
    await person.keyboard('{Escape}')
    await person.click(await unitButton('101'))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: w.edit }))
    await typePrice(await screen.findByRole('dialog'), words.es.core.save)
    expect([...added, ...changed]).toEqual([])
  })

  it('keeps the area with common parts of a type when what is typed is no number', async () => {
    const { person } = await openTower()
    await person.click(await screen.findByRole('tab', { name: w.tabs.data }))
    const changed = stubEndpoint(teamDevelopmentsApi.change, tower)
    await fill(person, await screen.findByLabelText(w.totalArea), 'unos 60')
    await person.click(screen.getByRole('button', { name: w.save }))
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.fields.not_a_number)
    expect(changed).toHaveLength(0)
  })

  it('begins pictures of a month with that of Paraguay, on its last evening too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T01:00:00Z') })
    try {
      const { person } = await openTower()
      await person.click(await screen.findByRole('tab', { name: w.tabs.data }))
      await person.click(await screen.findByRole('button', { name: w.addMonth }))
      expect(screen.getByLabelText(w.progressMonth)).toHaveValue('2026-11')
    } finally {
      vi.useRealTimers()
    }
  })

  it('checks a sheet before it is saved, and says what is wrong by row', async () => {
    const { person } = await openTower()
    await person.click(await screen.findByRole('button', { name: w.sheet }))
    const dialog = await screen.findByRole('dialog')
    await fill(person, within(dialog).getByLabelText(w.sheetPaste), 'piso;unidad')
    const counts = { added: 0, changed: 0, unchanged: 0 }
    stubEndpoint(teamDevelopmentsApi.sheet, {
      ...counts,
      problems: [{ row: 4, column: 'number', value: '101', problem: 'twice', otherRow: 2 }],
      problemCount: 1,
    })
    await person.click(within(dialog).getByRole('button', { name: w.sheetCheck }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(w.problems.twice('', '101', 2))
    expect(within(dialog).queryByRole('button', { name: /Guardar/ })).not.toBeInTheDocument()
    const sent = stubEndpoint(teamDevelopmentsApi.sheet, {
      ...counts,
      added: 3,
      problems: [],
      problemCount: 0,
    })
    await person.click(within(dialog).getByRole('button', { name: w.sheetCheck }))
    await person.click(await within(dialog).findByRole('button', { name: w.sheetSave(3) }))
    await findToast(w.sheetSaved)
    expect(sent.map(({ body }) => body)).toMatchObject([{ isDryRun: true }, { isDryRun: false }])
  })
})

it('of an agency that has none offer to enter one', async () => {
  stubEndpoint(teamDevelopmentsApi.ofAgency, [])
  await open()
  expect(await screen.findByRole('tab', { name: agencies.tabs.developments, selected: true })).toBeVisible()
  expect(await screen.findByRole('button', { name: w.add })).toBeVisible()
})
