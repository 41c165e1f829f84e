export interface PathMatch<Name> {
  name: Name
  /** Decoded. */
  params: Record<string, string>
}

/** Fixed segments take precedence. Ignores case and a trailing slash; an invalid escape matches nothing. */
export function createMatcher<Name>(patterns: readonly (readonly [Name, string])[]) {
  const matchers = patterns
    .map(([name, pattern]) => ({ name, rank: rankOf(pattern), expression: expressionOf(pattern) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
  return (path: string): PathMatch<Name> | undefined => {
    for (const { name, expression } of matchers) {
      const found = expression.exec(path)
      if (found) return decoded(name, found.groups)
    }
    return undefined
  }
}

const rankOf = (pattern: string) => pattern.replace(/\/(:?)[^/]*/g, (_, mark: string) => (mark ? '1' : '0'))

function expressionOf(pattern: string): RegExp {
  const source = pattern.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`, 'i')
}

function decoded<Name>(name: Name, groups: Record<string, string> = {}): PathMatch<Name> | undefined {
  try {
    const params = Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)])
    return { name, params: Object.fromEntries(params) }
  } catch {
    return undefined
  }
}
