import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Access } from '#shared/core/endpoint.ts'
import { type Permission, permissions } from '#shared/core/permissions.ts'
import { byLink } from '#shared/savedSearches/savedSearches.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { type ActorName, addressOf, ensureActors, identifyByHeader, label } from '#tests/support/calls.ts'

/** Statuses; undefined: allowed. */
const refusals: Record<Access, Record<ActorName, number | undefined>> = {
  anyone: { visitor: undefined, user: undefined, admin: undefined },
  user: { visitor: 401, user: undefined, admin: 403 },
  admin: { visitor: 401, user: 401, admin: undefined },
  userOrAdmin: { visitor: 401, user: undefined, admin: undefined },
  ...(Object.fromEntries(
    permissions.map((permission) => [permission, { visitor: 401, user: 401, admin: undefined }]),
  ) as Record<Permission, Record<ActorName, number | undefined>>),
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

it('lets every actor into every endpoint exactly as its access says', async () => {
  const wrong: string[] = []
  for (const endpoint of app.endpoints) {
    for (const actor of ['visitor', 'user', 'admin'] as const) {
      await ensureActors(app.context.db)
      const headers = { 'X-Test-Actor': actor }
      const response = endpoint.body
        ? await app.send(endpoint.method, addressOf(endpoint), {}, headers)
        : await app.fetch(addressOf(endpoint), { method: endpoint.method, headers })
      const refusal = [401, 403].includes(response.status) ? response.status : undefined
      // The link of a mail stands in for a session: without it, they are calls of users.
      const expected = refusals[endpoint.query === byLink ? 'user' : endpoint.access][actor]
      if (response.status >= 500 || refusal !== (endpoint.asksWho && expected ? 401 : expected))
        wrong.push(`${label(endpoint)} answers ${response.status} to ${actor}`)
      const personal = endpoint.cache === 'private' || actor !== 'visitor'
      if (response.ok && personal && response.headers.get('cache-control') !== 'private, no-store')
        wrong.push(`${label(endpoint)} lets a shared cache keep what ${actor} is answered`)
      await response.arrayBuffer()
    }
  }
  expect(wrong).toEqual([])
})
