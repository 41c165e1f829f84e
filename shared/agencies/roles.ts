/** Of an agency's members. */
export const agencyRoles = ['owner', 'agent', 'assistant'] as const
export type AgencyRole = (typeof agencyRoles)[number]

/** `change` includes publishing and answering. */
export type AgencyRight = 'change' | 'remove' | 'assign' | 'manage'

const rights: Record<AgencyRole, readonly AgencyRight[]> = {
  owner: ['change', 'remove', 'assign', 'manage'],
  agent: ['change', 'remove', 'assign'],
  assistant: ['change'],
}

/** What a member may do with what belongs to the agency; `manage`: with the agency and its members. */
export const roleAllows = (role: AgencyRole, right: AgencyRight): boolean => rights[role].includes(right)

/** Of whoever is signed in. */
export interface Membership {
  agencyId: string
  role: AgencyRole
}
