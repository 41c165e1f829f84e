import fc from 'fast-check'
import { core } from 'zod'

/** Empty, SQL syntax, all scripts, and invalid characters. */
const texts = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('a', "'; --", '%_\\', '\ufffe', '🏠', ' ', 'x'.repeat(6000)) },
  { weight: 10, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '\udfff!') },
)
const numbers = fc.oneof(
  fc.constantFrom(0, -0, 1, 5e-324, 0.001, 0.01, 1e-7, 2 ** 31, 2 ** 53 - 1, 1e13, 1.7e308),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
)

/** At the limits of every range. `example`: values by field name that the schema does not define. */
export function acceptedBy(
  schema: core.$ZodType,
  example: Record<string, unknown> = {},
  name = '',
): fc.Arbitrary<unknown> {
  const inner = (one: core.$ZodType) => acceptedBy(one, example, name)
  const own = Object.hasOwn(example, name) ? [fc.constant(example[name])] : []
  if (schema instanceof core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape as Record<string, core.$ZodType>)
    return fc.record(
      Object.fromEntries(fields.map(([key, field]) => [key, acceptedBy(field, example, key)])),
      { requiredKeys: fields.flatMap(([key, field]) => (field._zod.optin === undefined ? [key] : [])) },
    )
  }
  if (schema instanceof core.$ZodOptional || schema instanceof core.$ZodDefault)
    return inner(schema._zod.def.innerType)
  if (schema instanceof core.$ZodNullable)
    return fc.option(inner(schema._zod.def.innerType), { nil: null, freq: 4 })
  if (schema instanceof core.$ZodUnknown) return fc.oneof(texts, numbers, fc.constant(null))
  if (schema instanceof core.$ZodRecord)
    return fc.dictionary(texts, inner(schema._zod.def.valueType), { maxKeys: 3 })
  if (schema instanceof core.$ZodArray) return fc.array(inner(schema._zod.def.element), { maxLength: 3 })
  if (schema instanceof core.$ZodEnum) return fc.constantFrom(...Object.values(schema._zod.def.entries))
  if (schema instanceof core.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values)
  if (schema instanceof core.$ZodBoolean) return fc.boolean()
  if (schema instanceof core.$ZodNumber) {
    const { minimum, maximum } = schema._zod.bag
    return fc.oneof(...own, accepted(schema, fc.oneof(fc.constantFrom(minimum, maximum), numbers)))
  }
  if (schema instanceof core.$ZodString) return fc.oneof(...own, accepted(schema, texts))
  throw new Error(`no values for ${name}: ${schema._zod.def.type}`)
}

/** Every schema accepts one of these. */
const plain = ['a', 'https://example.com/', 1, 100, 2000]

function accepted(schema: core.$ZodType, values: fc.Arbitrary<unknown>) {
  const isAccepted = (value: unknown) => core.safeParse(schema, value).success
  return values.map((value) => (isAccepted(value) ? value : plain.find(isAccepted)))
}
