import type { panelUsers as model } from '#shared/words/es/admin/panelUsers.ts'

const number = (n: number) => n.toLocaleString('en-US')

export const panelUsers: typeof model = {
  filters: 'Filters',
  title: 'Users',
  lead: 'Accounts of those who publish and save properties.',
  search: 'Search by name, email or id',
  onlySuspended: 'Suspended only',
  all: 'Every account',
  total: (n) => (n === 1 ? '1 account' : `${number(n)} accounts`),
  empty: 'There are no accounts yet.',
  none: 'No account matches what you are looking for.',
  noName: 'No name',
  noMail: 'No email',
  since: (day) => `Since ${day}`,
  owns: (n, active) =>
    n === 0
      ? 'No properties'
      : `${n === 1 ? '1 property' : `${number(n)} properties`}, ${active === 0 ? 'none' : number(active)} active`,
  suspended: 'Suspended',
  suspendedOn: (day) => `Suspended on ${day}`,
  see: 'See properties',
  history: 'See activities',
  suspend: 'Suspend',
  suspendTitle: (name) => `Suspend ${name}`,
  suspendLead:
    'Their properties are no longer shown, their sessions end and they cannot sign in again. They are told the reason.',
  reason: 'Reason',
  reasonRequired: 'Write the reason: the person is told.',
  done: 'Account suspended',
  lift: 'Lift suspension',
  lifted: 'Suspension lifted',
  liftedText: 'Their properties are shown again as they were.',
  clear: 'Clear filters',
  more: 'Show more',
}
