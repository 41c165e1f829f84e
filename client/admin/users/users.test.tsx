import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PanelUser, panelUsersApi } from '#shared/admin/users.ts'
import { fill, findToast, openSite, words } from '#tests/components/render.tsx'
import { adminSession } from '#tests/components/samples.ts'
import { errorResponse, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { panelUsers: w } = words.es
const rosa: PanelUser = {
  id: 'user00000001',
  firstName: 'Rosa',
  lastName: 'Duarte',
  email: 'rosa@mail.test',
  emailVerified: true,
  profileImageUrl: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  suspendedAt: null,
  suspensionReason: null,
  listingsCount: 3,
  activeListings: 2,
}
const open = () => openSite('/admin/users', { admin: adminSession() })

it('suspends with a reason, which stays where it fails, and lifts', async () => {
  stubEndpoint(panelUsersApi.list, pageResponse([rosa]))
  const { person } = await open()
  expect(await screen.findByText(w.owns(3, 2))).toBeVisible()
  await person.click(screen.getByRole('button', { name: w.suspend }))
  const dialog = await screen.findByRole('dialog', { name: w.suspendTitle('Rosa Duarte') })
  const submit = within(dialog).getByRole('button', { name: w.suspend })
  await person.click(submit)
  expect(within(dialog).getByText(w.reasonRequired)).toBeVisible()
  stubEndpoint(panelUsersApi.suspend, errorResponse('unavailable'))
  await fill(person, within(dialog).getByLabelText(/^Motivo/), 'Avisos falsos.')
  await person.click(submit)
  await findToast('Error', words.es.errors.codes.unavailable)
  await waitFor(() => expect(submit).toBeEnabled())
  const suspended = { ...rosa, suspendedAt: '2026-11-20T12:00:00.000Z', suspensionReason: 'Avisos falsos.' }
  stubEndpoint(panelUsersApi.list, pageResponse([suspended]))
  const calls = stubEndpoint(panelUsersApi.suspend, suspended)
  await person.click(submit)
  await findToast(w.done)
  expect(calls[0]?.body).toEqual({ reason: 'Avisos falsos.' })
  stubEndpoint(panelUsersApi.lift, rosa)
  await person.click(await screen.findByRole('button', { name: w.lift }))
  await findToast(w.lifted, w.liftedText)
})

it.each([
  [0, 0, 'Sin propiedades'],
  [1, 0, '1 propiedad, ninguna activa'],
  [4, 1, '4 propiedades, 1 activa'],
  [1200, 1100, '1.200 propiedades, 1.100 activas'],
])('says of %i properties, %i of them active: %s', (all, active, text) => {
  expect(w.owns(all, active)).toBe(text)
})

it('searches by the address', async () => {
  const calls = stubEndpoint(panelUsersApi.list, pageResponse([]))
  const { person } = await open()
  expect(await screen.findByText(w.empty)).toBeVisible()
  await person.type(screen.getByLabelText(w.search), 'rosa{Enter}')
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ text: 'rosa' }))
  await person.click(screen.getByLabelText(w.onlySuspended))
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ text: 'rosa', suspended: true }))
  expect(location.search).toBe('?text=rosa&suspended=true')
})
