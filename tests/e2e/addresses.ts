import type { Page } from '@playwright/test'
import { actingAsAdmin, actingHeader } from '#shared/core/actingHeader.ts'
import type { Language } from '#shared/core/language.ts'
import { matchPage, type PageName, pageNames, pageOf } from '#shared/pages.ts'
import { becomeUser, findListing } from './fixtures.ts'

/** `pattern`: its `:id` is one of `Ids`. */
export interface Place {
  name: PageName
  pattern: string
}

type Ids = Partial<Record<PageName, string>>

/** Every page, in the order of its visits. */
export interface Room {
  who: string
  places: readonly Place[]
  enter(page: Page): Promise<Ids>
}

const placesOf = (isOne: (name: PageName) => boolean): Place[] =>
  pageNames.filter(isOne).flatMap((name) => {
    const { pattern } = pageOf(name)
    return pattern === undefined ? [] : [{ name, pattern }]
  })

const idsForVisitors: Ids = { guide: 'alquilar', development: 'torre-jasy' }

/** The others show what is somebody's. */
const isForVisitors = ({ name, pattern }: Place) =>
  pageOf(name).access === 'anyone' && (!pattern.includes(':') || name in idsForVisitors)

/** A page, and a home. */
export const missing: readonly string[] = ['/nothing-is-here', '/property/nowhere']

export const rooms: readonly Room[] = [
  {
    who: 'visitors',
    places: [
      ...placesOf(() => true).filter(isForVisitors),
      ...missing.map((pattern) => ({ ...matchPage(pattern), pattern })),
    ],
    enter: async () => idsForVisitors,
  },
  {
    who: 'users',
    places: placesOf((name) => pageOf(name).access !== 'admin').filter((place) => !isForVisitors(place)),
    enter: enterAsOwner,
  },
  {
    who: 'administrators',
    places: [
      ...placesOf((name) => pageOf(name).access === 'admin'),
      ...['properties', 'agents', 'reports', 'settings'].map((tab) => ({
        name: 'adminDashboard' as const,
        pattern: `/admin/dashboard?tab=${tab}`,
      })),
    ],
    enter: enterPanel,
  },
]

/** In another language at the path of that, where it has one. */
export const addressOf = ({ name, pattern }: Place, ids: Ids, language: Language): string =>
  ((language === 'es' ? undefined : pageOf(name).foreignPattern) ?? pattern)
    .replace(':city', 'asuncion')
    .replace(':neighborhood', 'villa-morra')
    .replace(/:\w+/, ids[name] ?? '')

/** Signs in as an owner of listings. */
async function enterAsOwner(page: Page): Promise<Ids> {
  await becomeUser(page, 'luis')
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
  const [agency] = await (await page.request.get('/api/agencies?limit=1')).json()
  const { members } = await (await page.request.get(`/api/agencies/${agency.slug}`)).json()
  return {
    property: shown.id,
    owner: user.id,
    edit: own.id,
    inboxThread: received.id,
    inboxSentThread: sent.id,
    conversation: sent.id,
    agencyProfile: agency.slug,
    agentProfile: members[0].slug,
    // Its mail has the only token.
    invitation: 'over',
  }
}

async function enterPanel(page: Page): Promise<Ids> {
  await page.request.post('/api/admin/login', { data: { username: 'admin', password: 'admin-demo' } })
  const { id } = await findListing(page, '', ({ media }) => media.length > 2)
  const [asked] = await (
    await page.request.get('/api/inquiries?limit=1', { headers: { [actingHeader]: actingAsAdmin } })
  ).json()
  return { adminApproval: id, adminEditProperty: id, adminInboxThread: asked.id }
}
