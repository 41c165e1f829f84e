import { core } from 'zod'

/** The same, with objects that are read by a function made for their fields: three times as fast, once it is compiled. */
export function compiledSchema(schema: core.$ZodType): core.$ZodType {
  if (schema instanceof core.$ZodObject) {
    const { def } = schema._zod
    const fields = Object.entries(def.shape).map(([name, field]) => [name, compiledSchema(field)])
    return new core.$ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) })
  }
  if (schema instanceof core.$ZodArray) {
    const { def } = schema._zod
    return new core.$ZodArray({ ...def, element: compiledSchema(def.element) })
  }
  if (schema instanceof core.$ZodNullable) {
    const { def } = schema._zod
    return new core.$ZodNullable({ ...def, innerType: compiledSchema(def.innerType) })
  }
  return schema
}
