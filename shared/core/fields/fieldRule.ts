import { z } from 'zod/mini'

interface Rule<T> {
  /** Checked only if each is valid by itself. */
  of: readonly (keyof T & string)[]
  at: keyof T & string
  /** A key of `words.errors.fields`. */
  error: string
}

/** A rule over several fields of an object, whose problem stands at one of them. */
export function fieldRule<T>(holds: (value: T) => boolean, { of, at, error }: Rule<T>) {
  const names: readonly unknown[] = of
  return z.refine<T>(holds, {
    path: [at],
    error,
    // Without a path: not an object.
    when: ({ issues }) => !issues.some(({ path = [] }) => path.length === 0 || names.includes(path[0])),
  })
}
