import { errors } from './es/errors.ts'

/** Spanish (Paraguayan voseo): the model that every other language satisfies. */
export const es = { errors }
