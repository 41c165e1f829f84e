import type { Page } from '@playwright/test'
import { actingAsAdmin, actingHeader } from '#shared/core/acting.ts'
import { type PageName, pageNames, pageOf } from '#shared/pages.ts'
import { findListing, signIn } from './fixtures.ts'

const patternsOf = (name: PageName) =>
  [pageOf(name).pattern, pageOf(name).foreignPattern].filter((pattern) => pattern !== undefined)

export const unknownAddress = '/nothing-is-here'

export const visitorAddresses: readonly string[] = [
  ...pageNames
    .filter((name) => pageOf(name).access === 'anyone')
    .flatMap(patternsOf)
    .filter((pattern) => !pattern.includes(':')),
  unknownAddress,
]

/** Signs in as an owner of listings. */
export async function signInForAddresses(page: Page): Promise<string[]> {
  await signIn(page, 'luis')
  await page.request.patch('/api/users/me', { data: { publicProfile: true } })
  const user = await (await page.request.get('/api/auth/user')).json()
  const [own] = await (await page.request.get('/api/listings/mine?limit=1')).json()
  const shown = await findListing(
    page,
    '',
    ({ estimatedROI, media }) => estimatedROI !== null && media.length > 2,
  )
  const [received] = await (await page.request.get('/api/inquiries?limit=1')).json()
  const other = await findListing(page, '', ({ ownerId }) => ownerId !== user.id)
  const asked = { listingId: other.id, name: 'Luis', email: user.email, message: '¿Sigue disponible?' }
  const sent = await (await page.request.post('/api/inquiries', { data: asked })).json()
  const ids: Ids = {
    property: shown.id,
    owner: user.id,
    edit: own.id,
    inboxThread: received.id,
    inboxSentThread: sent.id,
    conversation: sent.id,
  }
  return otherAddresses((name) => pageOf(name).access !== 'admin', ids)
}

export async function signInForPanel(page: Page): Promise<string[]> {
  await page.request.post('/api/admin/login', { data: { username: 'admin', password: 'admin-demo' } })
  const { id } = await findListing(page, '', ({ media }) => media.length > 2)
  const [asked] = await (
    await page.request.get('/api/inquiries?limit=1', { headers: { [actingHeader]: actingAsAdmin } })
  ).json()
  const ids: Ids = { adminReview: id, adminEditProperty: id, adminInboxThread: asked.id }
  const tabs = ['properties', 'agents', 'reports', 'settings'].map((tab) => `/admin/dashboard?tab=${tab}`)
  return [...otherAddresses((name) => pageOf(name).access === 'admin', ids), ...tabs]
}

type Ids = Partial<Record<PageName, string>>

function otherAddresses(isOne: (name: PageName) => boolean, ids: Ids): string[] {
  return pageNames
    .filter(isOne)
    .flatMap((name) => patternsOf(name).map((pattern) => pattern.replace(/:\w+/, ids[name] ?? '')))
    .filter((address) => !visitorAddresses.includes(address))
}
