import { type Chance, chanceId, createChance } from '#demo/chance.ts'
import type { Property } from '#demo/property/property.ts'
import { administrators } from '#server/administrators/administrators.table.ts'
import { hashPassword } from '#server/administrators/signIn/passwords.ts'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agencyMembers } from '#server/agencies/agencyMembers.table.ts'
import { agents } from '#server/agencies/agents.table.ts'
import type { Db } from '#server/core/database/database.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import type { Author } from '#server/listings/publish/listingRows.ts'
import { users } from '#server/users/users.table.ts'
import { slugOf } from '#shared/page/slug.ts'
import { demoAdministrator, demoIdentities } from './identities.ts'
import { agencyRows, agentRows, firstNames, lastNames } from './people.data.ts'

export interface People {
  ana: Author
  luis: Author
  /** Ana and Luis first. */
  userIds: string[]
  authorOf(property: Property, chance: Chance): Author
  /** Who works for agencies, with an account. */
  members: readonly Member[]
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
  const agencyIds = await createAgencies(db, chance, since)
  const members = await createMembers(db, agencyIds, since)
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
    members,
    authorOf({ byOwner, market }, choice) {
      if (byOwner && offering.length > 0) return choice.one(offering)
      const local = agencyRows.flatMap(({ cities }, index) =>
        (cities as readonly string[]).includes(market.city) ? [index] : [],
      )
      const agency = choice.one(local.length > 0 ? local : [1, 3])
      const [name] = choice.one(agentRows.filter(([, of]) => of === agency))
      const member = members.find(({ author }) => author.name === name)
      if (member) return member.author
      return { kind: 'admin', id: adminId, name, agencyId: agencyIds[agency] ?? null }
    },
  }
}

type Since = (days: number) => Date

async function createAgencies(db: Db, chance: Chance, since: Since): Promise<string[]> {
  const createdAt = since(720)
  const rows = agencyRows.map(({ name, description, verified, office: [, city], languages }, index) => ({
    id: chanceId(chance),
    name,
    slug: slugOf(name),
    description,
    verified,
    city,
    languages: [...languages],
    whatsapp: `+5959810003${String(index + 1).padStart(2, '0')}`,
    email: `agencia${index + 1}@demo.oga`,
    createdAt: since(720 - index * 31),
  }))
  await db.insert(agencies).values(rows)
  await db.insert(agents).values(
    agentRows.map(([name, agency], index) => ({
      id: chanceId(chance),
      name,
      whatsapp: whatsappOf(index),
      agencyId: agency === undefined ? null : (rows[agency]?.id ?? null),
      email: `agente${index + 1}@demo.oga`,
      createdAt,
    })),
  )
  return rows.map(({ id }) => id)
}

const whatsappOf = (index: number) => `+5959810002${String(index + 1).padStart(2, '0')}`

export interface Member {
  author: Author
  /** Of their agency. */
  office: readonly [neighborhood: string, city: string]
}

/** By a chance of their own: without them, everything else is the same. */
async function createMembers(db: Db, agencyIds: readonly string[], since: Since): Promise<Member[]> {
  const chance = createChance('members')
  const { issuer } = demoIdentities
  const made = agentRows.flatMap(([name, agency, languages], index) => {
    const agencyId = agency === undefined ? undefined : agencyIds[agency]
    const row = agency === undefined ? undefined : agencyRows[agency]
    if (!agencyId || !row || !languages) return []
    const joinedAt = since(640 - index * 43)
    const names = name.split(' ')
    const user = {
      id: chanceId(chance),
      issuer,
      subject: `agent-${index + 1}`,
      email: `agente${index + 1}@demo.oga`,
      emailVerified: true,
      firstName: names.slice(0, -1).join(' '),
      lastName: names.at(-1) ?? '',
      createdAt: joinedAt,
      updatedAt: joinedAt,
    }
    const isFirst = agentRows.findIndex(([, of]) => of === agency) === index
    const member = {
      agencyId,
      userId: user.id,
      role: isFirst ? ('owner' as const) : ('agent' as const),
      slug: slugOf(name),
      whatsapp: whatsappOf(index),
      languages: [...languages],
      joinedAt,
    }
    return {
      user,
      member,
      author: { kind: 'user' as const, id: user.id, name, agencyId },
      office: row.office,
    }
  })
  await db.insert(users).values(made.map(({ user }) => user))
  await db.insert(agencyMembers).values(made.map(({ member }) => member))
  return made.map(({ author, office }) => ({ author, office }))
}
