import { eq } from 'drizzle-orm'
import { AppError } from '#server/core/errors.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { agencyInvitations, agencyMembers } from './agencyMembers.table.ts'
import { findTeamAgency, lockMembers } from './team.queries.ts'

export const agenciesData: PersonalDataSource = {
  name: 'agencies',
  export: (db, userId) => findTeamAgency(db, userId),
  /** Before what they had in charge: that goes to who stays. Throws `last_owner` while others work there. */
  async erase(tx, userId) {
    const [own] = await tx
      .select({ agencyId: agencyMembers.agencyId })
      .from(agencyMembers)
      .where(eq(agencyMembers.userId, userId))
    if (!own) return
    const others = (await lockMembers(tx, own.agencyId)).filter((member) => member.userId !== userId)
    if (others.length > 0 && !others.some(({ role }) => role === 'owner')) throw new AppError('last_owner')
    await tx.delete(agencyInvitations).where(eq(agencyInvitations.invitedBy, userId))
    await tx.delete(agencyMembers).where(eq(agencyMembers.userId, userId))
  },
}
