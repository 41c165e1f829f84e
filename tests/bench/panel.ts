import type { Visit } from './measure.ts'

const credentials = { username: 'admin', password: 'admin-demo' }

export async function signInToPanel(server: string): Promise<string | undefined> {
  const answer = await fetch(`${server}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  return answer.headers.get('set-cookie')?.split(';')[0]
}

/** One at a time, as by one person. */
export async function panelCalls(server: string, listings: readonly { id: string; city: string }[]) {
  const cookie = await signInToPanel(server)
  if (!cookie) return []
  const one = (name: string, paths: readonly string[]) => ({
    name: `panel: ${name}`,
    visits: paths.map((path): Visit => ({ path: `/api/admin/${path}`, headers: { cookie } })),
    connections: 1,
  })
  const cities = [...new Set(listings.map(({ city }) => city))].map(encodeURIComponent)
  const sorts = ['updated', 'created', 'price'].flatMap((by) =>
    ['asc', 'desc'].map((order) => `sortBy=${by}&sortOrder=${order}`),
  )
  const properties = (query: string) => `properties?limit=25&${query}`
  return [
    one('figures', ['stats']),
    one('reports', ['reports?days=7', 'reports?days=30', 'reports?days=90']),
    one('properties, by each order', sorts.map(properties)),
    one(
      'properties, of a status',
      ['active', 'draft', 'expired', 'closed'].map((one) => properties(`status=${one}`)),
    ),
    one(
      'properties, of a city',
      cities.flatMap((city) => sorts.map((sort) => properties(`city=${city}&${sort}`))),
    ),
    one(
      'properties, by words',
      ['casa', 'quincho luque', 'piscina', 'villa morra'].map((text) =>
        properties(`text=${encodeURIComponent(text)}`),
      ),
    ),
    one(
      'properties, by id',
      listings.map(({ id }) => properties(`text=${id}`)),
    ),
    one(
      'properties, by owner',
      ['rosa', 'benitez', 'ana@demo.oga'].map((text) => properties(`text=${text}`)),
    ),
    one('approvals', ['reviews?limit=10']),
    one('activities', [
      'activities',
      'activities?limit=30&actorKind=user',
      'activities?action=delete',
      'activities?text=quincho',
      'activities?subjectKind=listing&from=2026-01-01',
    ]),
    one('users', ['users?limit=30', 'users?text=rosa', 'users?suspended=true']),
  ]
}
