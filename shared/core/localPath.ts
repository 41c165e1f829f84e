/** An origin of nobody: what still has it after resolving is a path. */
const base = 'http://local.invalid'

const isControl = (char: string) => char < ' ' || char === '\u007f'

/**
 * A redirect target as a browser reads it: a path of this site with its query and fragment. Undefined for whatever leads, or could
 * be made to lead, elsewhere. It is judged after resolving, which removes `.`, `..` and `%2e`; it resolves to itself; and it stays
 * a path however often a proxy decodes it. What is encoded again and again is none: nobody writes such an address.
 */
export function localPath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/') || hasUnsafe(target)) return undefined
  const resolved = resolve(target)
  const isSafe = resolved !== undefined && staysPath(resolved.replace(/[?#].*$/s, ''))
  return isSafe ? resolved : undefined
}

/** What a browser takes for a slash, or drops. */
const hasUnsafe = (text: string) => text.includes('\\') || [...text].some(isControl)

/** The target after resolving; undefined where that, or resolving it once more, leaves the site. */
function resolve(target: string): string | undefined {
  const once = resolveOnce(target)
  return once !== undefined && resolveOnce(once) === once ? once : undefined
}

function resolveOnce(target: string): string | undefined {
  if (!URL.canParse(target, base)) return undefined
  const { origin, pathname, search, hash } = new URL(target, base)
  return origin === base ? pathname + search + hash : undefined
}

/** Of encodings within encodings; each costs a look at the whole path. */
const deepest = 4

function staysPath(path: string, depth = 0): boolean {
  if (hasUnsafe(path) || resolve(path) === undefined) return false
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path || (depth < deepest && staysPath(decoded, depth + 1))
  } catch {
    // What was decoded may end in a percent sign of its own.
    return depth > 0
  }
}
