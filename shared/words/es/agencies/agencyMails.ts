import type { AgencyRole } from '#shared/agencies/roles.ts'

export const agencyMails = {
  subject: (agency: string) => `${agency} te invita a su equipo en Óga`,
  heading: (agency: string) => `Sumate a ${agency}`,
  text: (inviter: string | null, agency: string, role: string) =>
    `${inviter ?? 'Alguien del equipo'} te invitó a trabajar en ${agency} como ${role}. Vas a ver los avisos y las consultas de la inmobiliaria con tu propia cuenta.`,
  life: 'El enlace vale 7 días y sirve una sola vez. Si no conocés a quien te invita, no hace falta que hagas nada.',
  action: 'Ver la invitación',
  why: 'Te escribimos una sola vez porque una inmobiliaria dio esta dirección en Óga.',
  roles: { owner: 'titular', agent: 'agente', assistant: 'asistente' } satisfies Record<AgencyRole, string>,
}
