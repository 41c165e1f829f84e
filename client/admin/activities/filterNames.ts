export const filterNames = [
  'text',
  'actorKind',
  'actorId',
  'action',
  'subjectKind',
  'subjectId',
  'from',
  'to',
] as const
export type Filters = Partial<Record<(typeof filterNames)[number], string>>
