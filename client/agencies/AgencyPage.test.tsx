import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AgencyMember, agenciesApi, type TeamAgency } from '#shared/agencies/agencies.ts'
import { agencyWorkApi } from '#shared/agencies/agencyWork.ts'
import { keysApi } from '#shared/apiKeys/apiKeysApi.ts'
import { type AgencyBoosts, boostsApi } from '#shared/boosts/boostsApi.ts'
import { publishingApi } from '#shared/listings/publishing.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { webhooksApi } from '#shared/webhooks/webhooksApi.ts'
import { fill, findToast, openPage, words } from '#tests/components/render.tsx'
import { currentUser, myListing, teamAgency } from '#tests/components/samples.ts'
import { errorResponse, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { agencies: w, boosts: wb, core, errors } = words.es
const user = currentUser()

const agency = teamAgency
const olga: AgencyMember = {
  userId: user.id,
  name: 'Olga Ríos',
  email: 'olga@mail.test',
  profileImageUrl: null,
  role: 'owner',
  slug: null,
  whatsapp: null,
  languages: [],
  joinedAt: '2026-03-01T12:00:00.000Z',
  absentUntil: null,
  listings: 1,
  conversations: 2,
}
const aldo: AgencyMember = { ...olga, userId: 'user00000002', name: 'Aldo Paz', role: 'agent', email: null }
const home = myListing({
  id: 'home00000001',
  title: 'Casa con quincho',
  ownerId: aldo.userId,
  agencyId: agency.id,
})
const homes = [
  home,
  myListing({ id: 'home00000002', title: 'Dúplex en Luque', ownerId: olga.userId, agencyId: agency.id }),
]

const noBoosts: AgencyBoosts = { plan: 'free', places: 1, boosts: [] }

const settings = { whatsappNumber: null, aiModel: false }
const invitation = {
  id: 'invitation01',
  email: 'nueva@mail.test',
  role: 'agent' as const,
  invitedBy: null,
  createdAt: '2026-11-27T12:00:00.000Z',
  expiresAt: '2026-12-04T12:00:00.000Z',
  link: null,
}

function stubAgency(role: TeamAgency['role'] = 'owner') {
  stubEndpoint(settingsApi.public, { ...settings, sendsMail: true })
  stubEndpoint(agenciesApi.mine, { ...agency, role })
  stubEndpoint(agenciesApi.members, [olga, aldo])
  stubEndpoint(agenciesApi.invitations, [])
  stubEndpoint(keysApi.list, [])
  stubEndpoint(webhooksApi.list, [])
  stubEndpoint(agencyWorkApi.listings, pageResponse(homes))
  stubEndpoint(boostsApi.ofAgency, noBoosts)
}
const open = (tab = 'listings') => openPage(`/agency?tab=${tab}`, { user })

describe('who works for no agency', () => {
  beforeEach(() => stubEndpoint(agenciesApi.mine, null))

  it('founds one; a refused field is told, and nothing typed is lost', async () => {
    const { person } = await openPage('/agency', { user })
    await screen.findByRole('heading', { name: w.found.title })
    await person.click(screen.getByRole('button', { name: w.found.action }))
    await findToast(core.error, core.incomplete)
    await fill(person, w.fields.name, 'Ykua')
    await fill(person, w.fields.city, 'Luque')
    await fill(person, w.fields.ruc, '1')
    stubEndpoint(agenciesApi.found, errorResponse('invalid', { fields: { ruc: errors.fields.not_a_ruc } }))
    await person.click(screen.getByRole('button', { name: w.found.action }))
    expect(await screen.findByText(errors.fields.not_a_ruc)).toBeVisible()
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Ykua')
    const founded = stubEndpoint(agenciesApi.found, agency)
    stubAgency()
    await person.click(screen.getByRole('button', { name: w.found.action }))
    await findToast(w.found.done, w.found.doneText)
    expect(founded.at(-1)?.body).toMatchObject({ name: 'Ykua', city: 'Luque', bringListings: true })
    expect(await screen.findByRole('tab', { name: w.tabs.people })).toBeVisible()
  })
})

describe('the listings of an agency', () => {
  it('are put into another’s charge together, and back', async () => {
    stubAgency()
    const { person } = await open()
    await screen.findByText('Casa con quincho')
    expect(screen.getByText(new RegExp(w.listings.inChargeOf('Aldo Paz')))).toBeVisible()
    await person.click(screen.getByRole('checkbox', { name: w.listings.selectAll }))
    await person.click(screen.getByRole('button', { name: w.listings.assign }))
    const changed = stubEndpoint(publishingApi.change, home)
    await person.click(await screen.findByRole('button', { name: w.listings.apply }))
    // The second home was Olga's already.
    await findToast(w.listings.done(1))
    expect(changed.map(({ body }) => body)).toEqual([{ assignedTo: olga.userId }])
    await person.click(screen.getByRole('button', { name: w.listings.undo }))
    await findToast(w.listings.undone)
    expect(changed.at(-1)?.body).toEqual({ assignedTo: aldo.userId })
  })

  it('of an administrator are put into a member’s charge, which cannot be taken back', async () => {
    stubAgency()
    stubEndpoint(agencyWorkApi.listings, pageResponse([{ ...home, ownerId: 'admin0000001' }]))
    const { person } = await open()
    await screen.findByText(home.title)
    await person.click(screen.getByRole('checkbox', { name: w.listings.selectAll }))
    await person.click(screen.getByRole('button', { name: w.listings.assign }))
    stubEndpoint(publishingApi.change, home)
    await person.click(await screen.findByRole('button', { name: w.listings.apply }))
    await findToast(w.listings.done(1))
    expect(screen.queryByRole('button', { name: w.listings.undo })).not.toBeInTheDocument()
  })

  it('are changed and changed back a few at a time', async () => {
    stubAgency()
    const many = Array.from({ length: 12 }, (_, n) => ({ ...home, id: `home000000${n + 10}` }))
    stubEndpoint(agencyWorkApi.listings, pageResponse(many))
    const { person } = await open()
    await screen.findByRole('list', { name: w.listings.list })
    await person.click(screen.getByRole('checkbox', { name: w.listings.selectAll }))
    let [running, most] = [0, 0]
    const changed = stubEndpoint(publishingApi.change, async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return home
    })
    await person.click(screen.getByRole('button', { name: w.listings.pause }))
    await findToast(w.listings.done(12))
    expect([changed.length, most]).toEqual([12, 4])
    await person.click(screen.getByRole('button', { name: w.listings.undo }))
    await findToast(w.listings.undone)
    expect([changed.length, most]).toEqual([24, 4])
  })

  it('say how many could not be changed, and stay chosen', async () => {
    stubAgency('assistant')
    const { person } = await open()
    await screen.findByText('Casa con quincho')
    await person.click(screen.getByRole('checkbox', { name: w.listings.select('Casa con quincho') }))
    expect(screen.queryByRole('button', { name: w.listings.assign })).not.toBeInTheDocument()
    stubEndpoint(publishingApi.change, errorResponse('internal'))
    await person.click(screen.getByRole('button', { name: w.listings.pause }))
    await findToast(w.listings.done(0), w.listings.failedSome(1))
    expect(screen.getByRole('checkbox', { name: w.listings.select('Casa con quincho') })).toBeChecked()
  })
})

describe('a featured place', () => {
  const boost = { listingId: 'home00000001', since: '2026-11-27T12:00:00.000Z', isShown: true, visits: 12 }

  it('is taken in the list, and freed there', async () => {
    stubAgency('agent')
    const { person } = await open()
    const star = await screen.findByRole('button', { name: wb.add('Casa con quincho') })
    const added = stubEndpoint(boostsApi.add, { ...noBoosts, boosts: [boost] })
    stubEndpoint(boostsApi.ofAgency, { ...noBoosts, boosts: [boost] })
    await person.click(star)
    await findToast(wb.added, wb.addedText)
    expect(added).toHaveLength(1)
    expect(await screen.findByText(`${wb.places(1, 1)} · ${wb.visits(12, '12')}`)).toBeVisible()
    stubEndpoint(boostsApi.remove, noBoosts)
    stubEndpoint(boostsApi.ofAgency, noBoosts)
    await person.click(screen.getByRole('button', { name: wb.remove('Casa con quincho'), pressed: true }))
    await findToast(wb.removed)
    expect(await screen.findByText(wb.places(0, 1))).toBeVisible()
  })

  it('is refused where none is left, with the reason', async () => {
    stubAgency('agent')
    const { person } = await open()
    stubEndpoint(boostsApi.add, errorResponse('no_places_left'))
    await person.click(await screen.findByRole('button', { name: wb.add('Dúplex en Luque') }))
    await findToast(core.error, errors.codes.no_places_left)
    expect(screen.getByRole('button', { name: wb.add('Dúplex en Luque'), pressed: false })).toBeVisible()
  })
})

describe('the code for another site', () => {
  it('says what was chosen, and is copied', async () => {
    stubAgency()
    const { person } = await open('settings')
    const code = await screen.findByLabelText<HTMLTextAreaElement>(words.es.embeds.code)
    expect(code.value).toContain(`/embed/agency/${agency.slug}?limit=6"`)
    fireEvent.change(screen.getByLabelText(words.es.embeds.accent), { target: { value: '#ffd700' } })
    expect(code.value).toContain('?accent=ffd700&amp;limit=6"')
    await person.click(screen.getByRole('button', { name: words.es.embeds.copy }))
    await findToast(words.es.embeds.copied, words.es.embeds.more)
    expect(await navigator.clipboard.readText()).toBe(code.value)
  })
})

describe('the people of an agency', () => {
  it('are invited by owners', async () => {
    stubAgency()
    const { person } = await open('people')
    await person.click(await screen.findByRole('button', { name: w.people.invite }))
    await fill(person, w.people.inviteEmail, 'nueva@mail.test')
    const invited = stubEndpoint(agenciesApi.invite, invitation)
    await person.click(screen.getByRole('button', { name: w.people.inviteSend }))
    await findToast(w.people.invited, 'nueva@mail.test')
    expect(invited.at(-1)?.body).toEqual({ email: 'nueva@mail.test', role: 'agent' })
  })

  it('are invited by a link to pass on where no mail is sent', async () => {
    stubAgency()
    stubEndpoint(settingsApi.public, { ...settings, sendsMail: false })
    const { person } = await open('people')
    await person.click(await screen.findByRole('button', { name: w.people.invite }))
    const dialog = within(await screen.findByRole('dialog', { name: w.people.inviteTitle }))
    expect(await dialog.findByText(w.people.inviteTextNoMail)).toBeVisible()
    await fill(person, w.people.inviteEmail, invitation.email)
    const created = { ...invitation, link: '/invitations/abc' }
    stubEndpoint(agenciesApi.invite, created)
    stubEndpoint(agenciesApi.invitations, [created])
    await person.click(dialog.getByRole('button', { name: w.people.inviteCreate }))
    await findToast(w.people.created, w.people.createdText)
    await person.click(await screen.findByRole('button', { name: w.people.copyLink(invitation.email) }))
    await findToast(words.es.core.linkCopied, w.people.linkCopiedText)
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/invitations/abc`)
  })

  it('leave what they had to whom the owner chooses', async () => {
    stubAgency()
    const { person } = await open('people')
    await person.click(await screen.findByRole('button', { name: w.people.edit('Aldo Paz') }))
    await person.click(await screen.findByRole('button', { name: w.people.removeDo }))
    const dialog = await screen.findByRole('dialog')
    await person.selectOptions(within(dialog).getByLabelText(w.people.moveTo), 'Olga Ríos')
    const removed = stubEndpoint(agenciesApi.removeMember, undefined)
    await person.click(within(dialog).getByRole('button', { name: w.people.removeDo }))
    await findToast(w.people.removed, 'Aldo Paz')
    await waitFor(() => expect(removed).toHaveLength(1))
  })

  it('are only oneself to edit for who is no owner', async () => {
    stubAgency('agent')
    await open('people')
    expect(await screen.findByRole('button', { name: w.people.edit('Olga Ríos') })).toBeVisible()
    expect(screen.queryByRole('button', { name: w.people.edit('Aldo Paz') })).not.toBeInTheDocument()
    expect(screen.queryByRole('tab', { name: w.tabs.settings })).not.toBeInTheDocument()
  })
})
