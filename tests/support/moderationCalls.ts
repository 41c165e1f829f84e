import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { listings } from '#server/listings/listings.table.ts'
import type { Approval } from '#shared/listings/approvals.ts'
import type { BatchResult, ModeratedListing } from '#shared/listings/moderation.ts'
import type { TestApp } from './app.ts'

type Headers = Record<string, string>

export function moderationCalls(app: TestApp, { admin, owner }: { admin: Headers; owner: Headers }) {
  return {
    async list(query = '') {
      const response = await app.fetch(`/api/admin/properties?${query}`, { headers: admin })
      expect(response.status, query).toBe(200)
      return { response, rows: (await response.json()) as ModeratedListing[] }
    },
    async batch(action: string, ids: string[], more: object = {}) {
      const body = { action, ids, ...more }
      const response = await app.send('POST', '/api/admin/properties/batch', body, admin)
      expect(response.status, await response.clone().text()).toBe(200)
      return (await response.json()) as BatchResult[]
    },
    async approvals() {
      return (await (await app.fetch('/api/admin/reviews', { headers: admin })).json()) as Approval[]
    },
    async change(id: string, body: object, headers = owner) {
      const response = await app.send('PATCH', `/api/listings/${id}`, body, headers)
      return { status: response.status, body: await response.json() }
    },
    async statusOf(id: string) {
      const [row] = await app.context.db.select().from(listings).where(eq(listings.id, id))
      return row?.status
    },
  }
}
