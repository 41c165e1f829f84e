export const importStates = ['mapping', 'checking', 'ready', 'running', 'done', 'failed', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** `withdraw`: of the same source before, and no longer in the sheet; `kept`: something stays as it was edited here. */
export const importCountNames = [
  'create',
  'update',
  'unchanged',
  'withdraw',
  'refused',
  'warned',
  'kept',
] as const
export type ImportCounts = Record<(typeof importCountNames)[number], number>
