import type { AgencyRole } from '#shared/agencies/roles.ts'
import { plural } from '#shared/words/es/plural.ts'

export const agencies = {
  title: 'Mi inmobiliaria',
  invitation: {
    title: 'Invitación',
  },
  roles: { owner: 'Titular', agent: 'Agente', assistant: 'Asistente' } satisfies Record<AgencyRole, string>,
  members: (n: number) => plural(n, { one: '1 persona', other: `${n} personas` }),
}
