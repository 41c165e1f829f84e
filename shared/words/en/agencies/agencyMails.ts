import type { agencyMails as es } from '#shared/words/es/agencies/agencyMails.ts'

export const agencyMails: typeof es = {
  subject: (agency) => `${agency} invites you to its team on Óga`,
  heading: (agency) => `Join ${agency}`,
  text: (inviter, agency, role) =>
    `${inviter ?? 'Somebody of the team'} invited you to work at ${agency} as ${role}. You will see the agency’s listings and inquiries with your own account.`,
  life: 'The link holds for 7 days and works once. If you do not know who invites you, there is nothing you need to do.',
  action: 'See the invitation',
  why: 'We write to you once because an agency gave this address on Óga.',
  roles: { owner: 'owner', agent: 'agent', assistant: 'assistant' },
}
