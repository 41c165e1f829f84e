import { type Chance, chanceId } from '#demo/chance.ts'
import type { Property } from '#demo/property/property.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { hashPassword } from '#server/administrators/signIn/passwords.ts'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agents } from '#server/agencies/agents.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import type { Author } from '#server/listings/publish/listingRows.ts'
import { users } from '#server/users/users.table.ts'
import { demoAdministrator, demoIdentities } from './identities.ts'
import { agencyRows, agentRows, firstNames, lastNames } from './people.data.ts'

export interface People {
  ana: Author
  luis: Author
  /** Ana and Luis first. */
  userIds: string[]
  authorOf(property: Property, chance: Chance): Author
}

/** Of the accounts. */
const owners = 22
const day = 86_400_000

/** `count`: accounts besides Ana and Luis. */
export async function createPeople(db: Db, chance: Chance, now: Date, count: number): Promise<People> {
  const { issuer, ana, luis } = demoIdentities
  const since = (days: number) => new Date(now.getTime() - days * day)
  const known = [ana, luis].map((person) => ({ ...person, id: chanceId(chance), createdAt: since(400) }))
  const others = Array.from({ length: count }, (_, index) => ({
    id: chanceId(chance),
    subject: `visitor-${index + 1}`,
    email: `visita${index + 1}@demo.oga`,
    firstName: firstNames[index % firstNames.length] ?? 'Rosa',
    lastName: lastNames[(index * 7 + Math.floor(index / firstNames.length)) % lastNames.length] ?? 'Duarte',
    createdAt: since(chance.int(350, 700)),
  }))
  const accounts = [...known, ...others]
  await insertMany(
    db,
    users,
    accounts.map((account) => ({ ...account, issuer, emailVerified: true, updatedAt: account.createdAt })),
  )
  const agencyIds = await createAgencies(db, chance, since(720))
  const adminId = chanceId(chance)
  await db.insert(administrators).values({
    id: adminId,
    username: demoAdministrator.username,
    passwordHash: await hashPassword(demoAdministrator.password),
    createdAt: since(720),
  })
  const asAuthor = ({ id, firstName, lastName }: (typeof accounts)[number]): Author => ({
    kind: 'user',
    id,
    name: `${firstName} ${lastName}`,
    agencyId: null,
  })
  const [first, second] = known
  if (!first || !second) throw new RangeError('no accounts')
  const offering = others.slice(0, owners).map(asAuthor)
  return {
    ana: asAuthor(first),
    luis: asAuthor(second),
    userIds: accounts.map(({ id }) => id),
    authorOf({ byOwner, market }, choice) {
      if (byOwner && offering.length > 0) return choice.one(offering)
      const local = agencyRows.flatMap(({ cities }, index) =>
        (cities as readonly string[]).includes(market.city) ? [index] : [],
      )
      const agency = choice.one(local.length > 0 ? local : [1, 3])
      return {
        kind: 'admin',
        id: adminId,
        name: choice.one(agentRows.filter(([, of]) => of === agency))[0],
        agencyId: agencyIds[agency] ?? null,
      }
    },
  }
}

async function createAgencies(db: Db, chance: Chance, createdAt: Date): Promise<string[]> {
  const rows = agencyRows.map(({ name, description, verified }, index) => ({
    id: chanceId(chance),
    name,
    description,
    verified,
    email: `agencia${index + 1}@demo.oga`,
    createdAt,
  }))
  await db.insert(agencies).values(rows)
  await db.insert(agents).values(
    agentRows.map(([name, agency], index) => ({
      id: chanceId(chance),
      name,
      whatsapp: `+5959810002${String(index + 1).padStart(2, '0')}`,
      agencyId: agency === undefined ? null : (rows[agency]?.id ?? null),
      email: `agente${index + 1}@demo.oga`,
      createdAt,
    })),
  )
  return rows.map(({ id }) => id)
}
