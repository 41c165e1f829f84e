import type { Token } from '#shared/search/sentence/tokens.ts'

const postLinks = new Set(['en', 'el', 'al', 'a', 'la', 'altura', 'del', 'de', 'por', 'sobre'])
const maxPostKm = 800

/** "ruta 2 km 20", "ruta 2, a la altura del km 20", "km 20 de la ruta 2" */
export function postBeside(
  tokens: readonly Token[],
  at: number,
  next: number,
): { km: number; at: number; next: number } | undefined {
  let from = next
  while (from < next + 4 && postLinks.has(tokens[from]?.key ?? '')) from += 1
  const after = postAt(tokens, from)
  if (after) return { km: after.km, at, next: after.next }
  let to = at
  while (to > at - 4 && postLinks.has(tokens[to - 1]?.key ?? '')) to -= 1
  for (const start of [to - 1, to - 2]) {
    const before = start >= 0 ? postAt(tokens, start) : undefined
    if (before?.next === to) return { km: before.km, at: start, next }
  }
  return undefined
}

export function postAt(tokens: readonly Token[], at: number): { km: number; next: number } | undefined {
  const key = tokens[at]?.key ?? ''
  const joined = /^km(\d{1,3})$/.exec(key)
  if (joined) return { km: Number(joined[1]), next: at + 1 }
  const km = tokens[at + 1]?.number
  if (!/^(?:km|kms|kilometros?)$/.test(key) || km === undefined || km > maxPostKm) return undefined
  return { km, next: at + 2 }
}
