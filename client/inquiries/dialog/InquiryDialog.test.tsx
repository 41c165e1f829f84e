import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clockTime, laterDay } from '#client/inquiries/marketTime.ts'
import { inquiriesApi } from '#shared/inquiries/inquiries.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { publishingApi } from '#shared/listings/publishing.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import type { CurrentUser } from '#shared/users/users.ts'
import { field, fill, findToast, openPage, type Person, words } from '#tests/components/render.tsx'
import { currentUser, listing } from '#tests/components/samples.ts'
import { deferred, errorResponse, networkError, stubEndpoint } from '#tests/components/server.ts'

const { core, errors, inquiries: w, property } = words.es
const now = Date.parse('2026-11-22T15:10:00Z')

function setClock(time: number) {
  const start = performance.now()
  vi.spyOn(Date, 'now').mockImplementation(() => time + Math.round(performance.now() - start))
}

beforeEach(() => {
  stubEndpoint(pricesApi.listing, networkError)
  stubEndpoint(inquiriesApi.responseTime, {
    medianMinutes: null,
    answers: 0,
    asOf: '2026-11-22T12:00:00.000Z',
  })
  stubEndpoint(listingsApi.similar, [])
  stubEndpoint(listingsApi.view, undefined)
  stubEndpoint(listingsApi.priceHistory, networkError)
  stubEndpoint(settingsApi.public, { whatsappNumber: null, aiModel: false, sendsMail: true })
})

interface Options {
  user?: CurrentUser
  listing?: Partial<Listing>
}

async function openProperty(options: Options = {}) {
  stubEndpoint(listingsApi.get, listing({ ownerId: 'luis', ...options.listing }))
  const rendered = await openPage('/property/casa-1', { user: options.user })
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.dynamicImportSettled())
  return rendered
}

const openButton = () => screen.getAllByRole('button', { name: property.sendInquiry })[0] ?? document.body

/** Past the minimum time of the spam check. */
async function openDialog(options: Options = {}) {
  setClock(now)
  const rendered = await openProperty(options)
  await reopen(rendered.person)
  setClock(now + 60_000)
  return rendered
}

async function reopen(person: Person) {
  await person.click(openButton())
  return screen.findByRole('dialog', { name: w.title })
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const send = (person: Person) => person.click(screen.getByRole('button', { name: w.send }))

async function fillIn(person: Person) {
  await fill(person, w.name, 'Rosa Giménez')
  await fill(person, w.email, 'rosa@correo.com')
  await fill(person, w.phone, '0981 123 456')
  await fill(person, w.message, '¿Acepta mascotas?')
}

describe('an inquiry', () => {
  it('is sent once by two clicks, and the form begins anew', async () => {
    const answer = deferred<typeof inquiriesApi.create>({ id: 'i1' })
    const received = stubEndpoint(inquiriesApi.create, () => answer.promise)
    const { person } = await openDialog()
    await person.click(screen.getByRole('radio', { name: w.types.purchase }))
    await fillIn(person)
    const button = screen.getByRole('button', { name: w.send })
    await person.dblClick(button)
    await waitFor(() => expect(received).toHaveLength(1))
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    expect(button).toHaveFocus()
    await person.type(field(w.name), '{Enter}')
    expect(received).toHaveLength(1)
    answer.release()
    await findToast(w.sent, w.sentText)
    await closed()
    expect(received.map(({ body }) => body)).toEqual([
      {
        listingId: 'casa-1',
        name: 'Rosa Giménez',
        email: 'rosa@correo.com',
        phone: '0981 123 456',
        message: '¿Acepta mascotas?',
        inquiryType: 'purchase',
        website: '',
        secondsOpen: expect.any(Number),
      },
    ])
    expect(received[0]?.body.secondsOpen).toBeGreaterThan(50)
    expect(received[0]?.headers.get('Idempotency-Key')).toMatch(/^\w{16,}$/)
    await reopen(person)
    expect(screen.getByRole('radio', { name: w.types.info })).toBeChecked()
    expect(field(w.message)).toHaveValue('')
    expect(field(w.name)).toHaveValue('Rosa Giménez')
  })

  it('begins with the question of the address, which stays closed once it was closed', async () => {
    stubEndpoint(listingsApi.get, listing({ ownerId: 'luis' }))
    const { person } = await openPage('/property/casa-1?inquiry=%C2%BFAcepta+mascotas%3F')
    await screen.findByRole('dialog', { name: w.title })
    expect(field(w.message)).toHaveValue('¿Acepta mascotas?')
    await person.keyboard('{Escape}')
    await closed()
    await reopen(person)
    expect(field(w.message)).toHaveValue('¿Acepta mascotas?')
  })

  it('of the address is not opened on a listing that is closed', async () => {
    stubEndpoint(listingsApi.get, listing({ ownerId: 'luis', status: 'closed' }))
    await openPage('/property/casa-1?inquiry=Hola')
    await screen.findByRole('heading', { level: 1 })
    await act(() => vi.dynamicImportSettled())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('promises no mail where none is sent', async () => {
    stubEndpoint(settingsApi.public, { whatsappNumber: null, aiModel: false, sendsMail: false })
    await openDialog()
    expect(field(w.email)).toHaveAccessibleDescription(w.emailHintNoMail)
  })

  it('says what is missing, and leads there', async () => {
    const { person } = await openDialog()
    await send(person)
    expect(field(w.message)).toHaveAccessibleDescription(w.missing.message)
    expect(field(w.name)).toHaveAccessibleDescription(w.missing.name)
    expect(field(w.email)).toHaveAccessibleDescription(`${w.emailHint} ${w.missing.email}`)
    expect(field(w.message)).toHaveFocus()
    await fillIn(person)
    await fill(person, w.email, 'rosa arroba correo')
    await fill(person, w.phone, 'mi celular')
    await send(person)
    expect(field(w.email)).toHaveFocus()
    expect(field(w.email)).toHaveAccessibleDescription(`${w.emailHint} ${w.wrong.email}`)
    expect(field(w.phone)).toHaveAccessibleDescription(`${w.phoneHint} ${w.wrong.phone}`)
  })

  it('that fails stays, also closed and after a reload, and is the same one when it is sent again', async () => {
    const received = stubEndpoint(inquiriesApi.create, networkError)
    const { person, unmount } = await openDialog()
    await fillIn(person)
    await send(person)
    await findToast(core.error, w.failedText)
    expect(await screen.findByText(w.offline)).toBeInTheDocument()
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: core.close }))
    await closed()
    unmount()
    await openDialog()
    expect(field(w.message)).toHaveValue('¿Acepta mascotas?')
    expect(field(w.phone)).toHaveValue('0981 123 456')
    setClock(now + 90_000)
    const repeated = stubEndpoint(inquiriesApi.create, { id: 'i1' })
    await send(person)
    await findToast(w.sent, w.sentText)
    const requestOf = ({ headers, body }: (typeof received)[number]) => [headers.get('Idempotency-Key'), body]
    expect(repeated.map(requestOf)).toEqual(received.map(requestOf))
    expect(received).toHaveLength(1)
  })

  it('about a listing that is gone keeps its text', async () => {
    stubEndpoint(inquiriesApi.create, errorResponse('not_found'))
    const { person } = await openDialog()
    await fillIn(person)
    await send(person)
    await findToast(core.error, w.failedText)
    expect(await screen.findByText(w.gone)).toBeInTheDocument()
    expect(field(w.message)).toHaveValue('¿Acepta mascotas?')
  })

  it('shows what the server finds wrong at its field', async () => {
    stubEndpoint(
      inquiriesApi.create,
      errorResponse('invalid', { fields: { phone: errors.fields.not_a_phone } }),
    )
    const { person } = await openDialog()
    await fillIn(person)
    await send(person)
    await waitFor(() => expect(field(w.phone)).toHaveFocus())
    expect(field(w.phone)).toHaveAccessibleDescription(`${w.phoneHint} ${errors.fields.not_a_phone}`)
    await findToast(core.error, w.failedText)
  })

  it('of who is signed in has their name and address', async () => {
    await openDialog({
      user: currentUser({ id: 'eva', firstName: 'Eva', lastName: null, email: 'eva@correo.com' }),
    })
    expect(field(w.name)).toHaveValue('Eva')
    expect(field(w.email)).toHaveValue('eva@correo.com')
  })

  it('has a field for robots alone', async () => {
    await openDialog()
    expect(screen.queryByRole('textbox', { name: w.trap })).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: w.trap, hidden: true })).toHaveAttribute('tabindex', '-1')
  })
})

it.each<[Listing['transactionType'], string[]]>([
  ['sale', [w.types.info, w.types.visit, w.types.purchase]],
  ['rent', [w.types.info, w.types.visit, w.types.rental]],
  ['both', [w.types.info, w.types.visit, w.types.rental, w.types.purchase]],
])('a listing for %s can be asked about what it offers', async (transactionType, names) => {
  await openDialog({ listing: { transactionType } })
  const types = within(screen.getByRole('group', { name: w.type })).getAllByRole('radio')
  expect(types.map((type) => type.closest('label')?.textContent)).toEqual(names)
})

describe('a visit', () => {
  const today = clockTime(now).day
  const choose = (person: Person, label: string, value: string) => person.selectOptions(field(label), value)

  async function openVisit() {
    const rendered = await openDialog()
    await rendered.person.click(screen.getByRole('radio', { name: w.types.visit }))
    await fillIn(rendered.person)
    return rendered
  }

  it('is asked for without a time, or with one alone', async () => {
    const received = stubEndpoint(inquiriesApi.create, { id: 'i1' })
    const { person } = await openVisit()
    await send(person)
    await findToast(w.sent, w.sentText)
    await closed()
    await reopen(person)
    setClock(now + 120_000)
    await person.click(screen.getByRole('radio', { name: w.types.visit }))
    await fill(person, w.message, '¿Y ahora?')
    await choose(person, w.times.day(2), laterDay(today, 1))
    await choose(person, w.times.hour(2), '10:00')
    await send(person)
    await waitFor(() => expect(received).toHaveLength(2))
    expect(received.map(({ body }) => body.preferredTimes)).toEqual([[], ['2026-11-23T10:00']])
  })

  it('asks for up to three times to come', async () => {
    const received = stubEndpoint(inquiriesApi.create, { id: 'i1' })
    const { person } = await openVisit()
    await choose(person, w.times.day(1), laterDay(today, 1))
    await choose(person, w.times.hour(1), '10:00')
    await choose(person, w.times.day(2), laterDay(today, 8))
    await choose(person, w.times.hour(2), '17:30')
    await person.click(screen.getByRole('button', { name: w.times.add }))
    await choose(person, w.times.day(3), laterDay(today, 9))
    await choose(person, w.times.hour(3), '09:00')
    expect(screen.queryByRole('button', { name: w.times.add })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: w.times.remove(3) }))
    await send(person)
    await findToast(w.sent, w.sentText)
    expect(received[0]?.body).toMatchObject({
      inquiryType: 'visit',
      preferredTimes: ['2026-11-23T10:00', '2026-11-30T17:30'],
    })
  })

  it('offers days and hours in words, and none that has passed', async () => {
    const { person } = await openVisit()
    const texts = (label: string) =>
      within(field(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(texts(w.times.day(1)).slice(0, 3)).toEqual([
      w.times.chooseDay,
      'Hoy, domingo, 22 de noviembre',
      'Mañana, lunes, 23 de noviembre',
    ])
    await choose(person, w.times.day(1), today)
    expect(texts(w.times.hour(1)).slice(0, 2)).toEqual([w.times.chooseHour, '12:30'])
    await choose(person, w.times.day(1), laterDay(today, 1))
    expect(texts(w.times.hour(1)).slice(0, 2)).toEqual([w.times.chooseHour, '07:00'])
  })

  it('says which time is wrong', async () => {
    const { person } = await openVisit()
    await choose(person, w.times.day(1), laterDay(today, 1))
    await send(person)
    expect(field(w.times.hour(1))).toHaveAccessibleDescription(w.times.hourMissing)
    expect(field(w.times.hour(1))).toHaveFocus()
    await choose(person, w.times.hour(1), '10:00')
    await choose(person, w.times.day(2), laterDay(today, 1))
    await choose(person, w.times.hour(2), '10:00')
    await send(person)
    expect(field(w.times.day(2))).toHaveAccessibleDescription(w.times.repeated)
    await choose(person, w.times.day(2), today)
    await choose(person, w.times.hour(2), '12:30')
    setClock(now + 3_600_000)
    await send(person)
    expect(field(w.times.day(2))).toHaveAccessibleDescription(w.times.past)
  })
})

it('is closed by going back', async () => {
  const { person } = await openDialog()
  await fill(person, w.message, 'Hola')
  history.back()
  await closed()
  await reopen(person)
  expect(field(w.message)).toHaveValue('Hola')
})

it('one’s own listing has no contact', async () => {
  stubEndpoint(settingsApi.public, { whatsappNumber: '+595981000000', aiModel: false, sendsMail: true })
  stubEndpoint(publishingApi.myListing, networkError)
  await openProperty({ user: currentUser({ id: 'luis' }) })
  expect(screen.queryByRole('button', { name: property.sendInquiry })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()
})

describe('WhatsApp', () => {
  it('opens with title, price and address, and records the click', async () => {
    stubEndpoint(settingsApi.public, { whatsappNumber: '+595981000000', aiModel: false, sendsMail: true })
    const received = stubEndpoint(inquiriesApi.whatsapp, undefined)
    const { person } = await openProperty()
    const [link] = await screen.findAllByRole('link', { name: property.whatsapp.ask })
    if (!link) throw new Error('There is no link')
    const text = `Hola, me interesa "${listing().title}" ($128,000). ${location.origin}/property/casa-1`
    expect(link).toHaveAttribute('href', `https://wa.me/595981000000?text=${encodeURIComponent(text)}`)
    expect(link).toHaveAttribute('target', '_blank')
    link.addEventListener('click', (event) => event.preventDefault())
    await person.click(link)
    await waitFor(() => expect(received.map(({ body }) => body)).toEqual([{ listingId: 'casa-1' }]))
  })

  it('is absent without a number', async () => {
    await openProperty()
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()
  })
})
