/** Granted by administrators' roles. */
export const permissions = [
  'listings.manage',
  'listings.moderate',
  'agents.manage',
  'inquiries.read',
  'activities.read',
  'users.manage',
  'reports.read',
  'settings.manage',
  'administrators.manage',
] as const
export type Permission = (typeof permissions)[number]

export const roles = ['administrator'] as const
export type Role = (typeof roles)[number]

export const grants: Record<Role, readonly Permission[]> = {
  administrator: permissions,
}

/** Of an administrator, rather than a kind of actor. */
export const isPermission = (access: string): access is Permission =>
  permissions.some((permission) => permission === access)
