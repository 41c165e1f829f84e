/** A schema, or one of those below, which load no schema code. */
export interface Check<Value> {
  parse(value: unknown): Value
}

export const texts: Check<string[]> = {
  parse(value) {
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value
    throw new TypeError('Expected a list of texts')
  },
}

export function oneOf<Value extends string>(values: readonly Value[]): Check<Value> {
  return {
    parse(value) {
      const found = values.find((one) => one === value)
      if (found === undefined) throw new TypeError(`Expected one of ${values.join(', ')}`)
      return found
    },
  }
}
