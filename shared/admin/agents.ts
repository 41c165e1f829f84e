import { z } from 'zod/mini'
import { agencyPlans } from '#shared/boosts/plans.ts'
import { endpoint } from '#shared/core/endpoint.ts'
import { emailOrNone } from '#shared/core/fields/emailOrNone.ts'
import { visible } from '#shared/core/fields/visible.ts'
import { line } from '#shared/core/query.ts'

const name = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), visible)
const text = (max: number) => z.nullable(z.string().check(z.trim(), z.maxLength(max)))
export const agent = z.object({
  id: z.string(),
  name: z.string(),
  /** E.164. */
  whatsapp: z.string(),
  /** Null: independent. */
  agency: z.nullable(z.string()),
  agencyId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Agent = z.infer<typeof agent>

export const newAgent = z.object({
  name: name(120),
  /** Without a country code it is Paraguayan. */
  whatsapp: name(40),
  /** By name; created if missing. */
  agency: z.optional(text(120)),
  email: z.optional(emailOrNone),
})
export type NewAgent = z.infer<typeof newAgent>

export const agentChange = z.partial(newAgent)
export type AgentChange = z.infer<typeof agentChange>

export const panelAgency = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Shows the badge on its listings. */
  verified: z.boolean(),
  /** How many listings it may have featured. */
  plan: z.enum(agencyPlans),
  agents: z.int(),
  administrators: z.int(),
})
export type PanelAgency = z.infer<typeof panelAgency>

export const newAgency = z.object({
  name: name(120),
  description: z.optional(text(2000)),
  email: z.optional(emailOrNone),
  verified: z.optional(z.boolean()),
})
export type NewAgency = z.infer<typeof newAgency>

export const agencyChange = z.extend(z.partial(newAgency), { plan: z.optional(z.enum(agencyPlans)) })
export type AgencyChange = z.infer<typeof agencyChange>

const params = z.object({ id: z.string() })
const writeErrors = ['malformed_json', 'invalid', 'not_signed_in', 'not_found', 'too_many_requests'] as const

export const agentsApi = {
  list: endpoint('GET', '/api/admin/agents', {
    summary: 'Every agent, by name',
    access: 'agents.manage',
    answer: z.array(agent),
    errors: ['not_signed_in'],
  }),
  create: endpoint('POST', '/api/admin/agents', {
    summary: 'Register an agent; an agency of a new name is created',
    access: 'agents.manage',
    body: newAgent,
    answer: agent,
    status: 201,
    errors: writeErrors,
  }),
  change: endpoint('PATCH', '/api/admin/agents/:id', {
    summary: 'Change an agent',
    access: 'agents.manage',
    params,
    body: agentChange,
    answer: agent,
    errors: writeErrors,
  }),
  remove: endpoint('DELETE', '/api/admin/agents/:id', {
    summary: 'Delete an agent; can be undone',
    access: 'agents.manage',
    params,
    errors: ['not_signed_in', 'not_found'],
  }),
  restore: endpoint('POST', '/api/admin/agents/:id/restore', {
    summary: 'Undo the deletion of an agent',
    access: 'agents.manage',
    params,
    answer: agent,
    errors: ['not_signed_in', 'not_found'],
  }),
}

export const agenciesApi = {
  list: endpoint('GET', '/api/admin/agencies', {
    summary: 'Every agency, by name',
    access: 'agents.manage',
    answer: z.array(panelAgency),
    errors: ['not_signed_in'],
  }),
  create: endpoint('POST', '/api/admin/agencies', {
    summary: 'Create an agency',
    access: 'agents.manage',
    body: newAgency,
    answer: panelAgency,
    status: 201,
    errors: writeErrors,
  }),
  change: endpoint('PATCH', '/api/admin/agencies/:id', {
    summary: 'Change or verify an agency',
    access: 'agents.manage',
    params,
    body: agencyChange,
    answer: panelAgency,
    errors: writeErrors,
  }),
  remove: endpoint('DELETE', '/api/admin/agencies/:id', {
    summary:
      'Delete an agency; what belongs to it moves to the agency of `moveTo`, or to none with `none`: without it there must be nothing',
    access: 'agents.manage',
    params,
    query: z.object({ moveTo: line(64) }),
    errors: ['not_signed_in', 'not_found', 'conflict', 'bad_parameter'],
  }),
}
