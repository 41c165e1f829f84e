import { paths } from '#client/paths.ts'
import { compareLimits } from '#shared/ai/aiLimits.ts'
import { withValues } from '#shared/paths.ts'

const parameter = 'ids'
const maxIdLength = 64

/** Empty: use the selection. */
export function readComparedIds(search: string): string[] {
  const ids = new URLSearchParams(search).get(parameter)?.split(',') ?? []
  const valid = ids.map((id) => id.trim()).filter((id) => id !== '' && id.length <= maxIdLength)
  return [...new Set(valid)].slice(0, compareLimits.max)
}

const nearParameter = 'near'

/** The place that distances are measured to; empty: none. */
export function readNear(search: string): string {
  return (new URLSearchParams(search).get(nearParameter) ?? '').trim().slice(0, compareLimits.place)
}

export function comparisonPath(ids: readonly string[], near = ''): string {
  return withValues(paths.compare, { [parameter]: ids, ...(near && { [nearParameter]: near }) })
}
