const base = 'http://local.invalid'

const isControl = (char: string) => char < ' ' || char === '\u007f'

/**
 * Undefined if the target could lead to another site. It must resolve to itself, and remain a path however
 * often it is decoded.
 */
export function localPath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/') || hasUnsafe(target)) return undefined
  const resolved = resolve(target)
  const isSafe = resolved !== undefined && staysPath(resolved.replace(/[?#].*$/s, ''))
  return isSafe ? resolved : undefined
}

/** Browsers treat `\` as `/`, and drop control characters. */
const hasUnsafe = (text: string) => text.includes('\\') || [...text].some(isControl)

function resolve(target: string): string | undefined {
  const once = resolveOnce(target)
  return once !== undefined && resolveOnce(once) === once ? once : undefined
}

function resolveOnce(target: string): string | undefined {
  if (!URL.canParse(target, base)) return undefined
  const { origin, pathname, search, hash } = new URL(target, base)
  return origin === base ? pathname + search + hash : undefined
}

/** Nested encodings. */
const deepest = 4

function staysPath(path: string, depth = 0): boolean {
  if (hasUnsafe(path) || resolve(path) === undefined) return false
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path || (depth < deepest && staysPath(decoded, depth + 1))
  } catch {
    // A decoded percent sign may be literal.
    return depth > 0
  }
}
