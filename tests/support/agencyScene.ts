import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import { newId } from '#server/core/ids.ts'
import type { TestApp } from './app.ts'
import { as } from './calls.ts'
import { insertAgency, insertListing, insertUser, type NewListing } from './listings.ts'

/** Of an agency a member of each role; `stranger` owns another one, `former` worked here. */
export type Colleague = 'owner' | 'agent' | 'assistant' | 'stranger' | 'former'

export interface AgencyScene {
  agencyId: string
  people: Record<Colleague, string>
  user(name: Colleague): Record<string, string>
  /** In the agent's charge. */
  listing(fields?: NewListing): Promise<string>
}

export async function setAgencyScene(app: TestApp): Promise<AgencyScene> {
  const { db } = app.context
  const [agencyId, other] = [
    await insertAgency(db, { slug: newId() }),
    await insertAgency(db, { slug: newId() }),
  ]
  const ids = await Promise.all(
    ['Olga', 'Aldo', 'Asun', 'Elsa', 'Fede'].map((firstName) =>
      insertUser(db, { firstName, lastName: 'Ríos', email: `${newId()}@mail.test` }),
    ),
  )
  const [owner = '', agent = '', assistant = '', stranger = '', former = ''] = ids
  const people = { owner, agent, assistant, stranger, former }
  await db.insert(agencyMembers).values([
    { agencyId, userId: owner, role: 'owner', joinedAt: new Date('2026-01-01') },
    { agencyId, userId: agent, role: 'agent', joinedAt: new Date('2026-02-01') },
    { agencyId, userId: assistant, role: 'assistant', joinedAt: new Date('2026-03-01') },
    { agencyId, userId: former, role: 'agent', joinedAt: new Date('2026-04-01') },
    { agencyId: other, userId: stranger, role: 'owner' },
  ])
  const user = (name: Colleague) => as('user', people[name])
  const path = `/api/agencies/${agencyId}/members/${former}`
  const left = await app.send('DELETE', path, undefined, user('former'))
  if (left.status !== 204) throw new Error(`leaving was answered ${left.status}`)
  return {
    agencyId,
    people,
    user,
    listing: (fields = {}) => insertListing(db, { ownerUserId: agent, agencyId, ...fields }),
  }
}
