import type { Context } from '#server/core/context.ts'
import { sendsMail } from '#server/core/env.ts'
import { AppError } from '#server/core/errors.ts'
import { type Actor, userIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { agenciesApi } from '#shared/agencies/agencies.ts'
import { paths } from '#shared/paths.ts'
import { requireMember } from './agencies.policy.ts'
import type { AgencyHooks } from './agencyHooks.ts'
import {
  acceptInvitation,
  invite,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from './invitations.service.ts'
import type { InvitationTokens } from './invitationTokens.ts'
import { changeMember, listMembers, removeMember } from './members.service.ts'
import { findTeamAgency } from './team.queries.ts'
import { changeTeamAgency, foundAgency } from './team.service.ts'

interface Needs {
  queue: Pick<Queue, 'send'>
  hooks: AgencyHooks
  tokens: InvitationTokens
}

const foundLimit: Limit = { points: 5, seconds: 86_400 }
const inviteLimit: Limit = { points: 100, seconds: 86_400 }
const writeLimit: Limit = { points: 300, seconds: 3600 }

export function teamRoutes(api: Api, context: Context, { queue, hooks, tokens }: Needs): void {
  const { db, env } = context
  const limitFounding = createSharedLimit(context, 'agencies-found', foundLimit)
  const limitInvitations = createSharedLimit(context, 'agencies-invite', inviteLimit)
  const isMailed = sendsMail(env)
  const linkOf = (id: string) => (isMailed ? null : paths.invitation(tokens.tokenOf(id)))
  const limitWrites = createSharedLimit(context, 'agencies-write', writeLimit)

  api.serve(agenciesApi.found, async ({ actor, body, creationId }) => {
    const userId = userIdOf(actor)
    await limitFounding(userId)
    return foundAgency(db, body, { userId, id: creationId }, hooks)
  })
  api.serve(agenciesApi.mine, ({ actor }) => findTeamAgency(db, userIdOf(actor)))
  api.serve(agenciesApi.change, async ({ params, actor, body }) => {
    const userId = requireMember(actor, params.id, 'manage')
    await limitWrites(userId)
    return changeTeamAgency(db, params.id, body, userId)
  })

  api.serve(agenciesApi.members, ({ params, actor }) =>
    listMembers(db, params.id, asking(actor, params.id), hooks),
  )
  api.serve(agenciesApi.changeMember, async ({ params, actor, body }) => {
    const who = asking(actor, params.id)
    await limitWrites(who.userId)
    await changeMember(db, { agencyId: params.id, userId: params.userId }, body, who)
    const [member] = await listMembers(db, params.id, who, hooks, params.userId)
    if (!member) throw new AppError('not_found')
    return member
  })
  api.serve(agenciesApi.removeMember, async ({ params, query, actor }) => {
    const member = { agencyId: params.id, userId: params.userId }
    await removeMember(db, member, query.moveTo, asking(actor, params.id), hooks)
    return undefined
  })

  api.serve(agenciesApi.invitations, ({ params, actor }) => {
    requireMember(actor, params.id, 'manage')
    return listInvitations(db, params.id, linkOf)
  })
  api.serve(agenciesApi.invite, async ({ params, body, actor, language, creationId }) => {
    const userId = requireMember(actor, params.id, 'manage')
    await limitInvitations(params.id)
    return invite(db, params.id, body, { userId, language, id: creationId, linkOf }, queue)
  })
  api.serve(agenciesApi.withdrawInvitation, async ({ params, actor }) => {
    requireMember(actor, params.id, 'manage')
    await withdrawInvitation(db, params.id, params.invitationId)
    return undefined
  })
  api.serve(agenciesApi.invitation, ({ params }) => readInvitation(db, params.token, tokens))
  api.serve(agenciesApi.accept, async ({ params, actor }) => {
    const userId = userIdOf(actor)
    await limitWrites(userId)
    return acceptInvitation(db, params.token, userId, tokens)
  })
}

/** Throws `not_found`. */
function asking(actor: Actor, agencyId: string) {
  const userId = requireMember(actor, agencyId)
  const { role = 'assistant' } = (actor.kind === 'user' && actor.membership) || {}
  return { userId, role }
}
