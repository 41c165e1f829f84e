import { hash } from 'node:crypto'
import { core } from 'zod'
import { makeJsonBody, type ResponseBody } from '#server/core/http/cache/sendResponse.ts'
import { compiledSchema } from './compiledSchema.ts'

/** Validated JSON, ready to be sent. */
export class Rendered<S extends core.$ZodType = core.$ZodType> {
  readonly #schema: S
  /** With a comma in front, as in a list. */
  readonly #json: Buffer
  readonly #digest: string

  /** Throws if the value does not match the schema. */
  constructor(schema: S, value: core.input<S>) {
    this.#schema = schema
    this.#json = ownBytes(`,${JSON.stringify(core.parse(compiledOf(schema), value))}`)
    this.#digest = hash('sha1', this.#json, 'base64url')
  }

  /** In bytes. */
  get size(): number {
    return this.#json.length
  }

  get #alone(): Buffer {
    return this.#json.subarray(1)
  }

  /** As parsed, for schemas whose output is plain JSON. */
  value(): core.output<S> {
    return JSON.parse(this.#alone.toString()) as core.output<S>
  }

  /** The value as the answer. Throws for another schema. */
  static bodyOf(schema: core.$ZodType, rendered: Rendered): ResponseBody {
    requireSchema(rendered.#schema, schema)
    return makeJsonBody([rendered.#alone], rendered.#digest)
  }

  /** The values as a list. Throws for another item schema. */
  static bodyOfList(schema: core.$ZodType, list: readonly Rendered[]): ResponseBody {
    const item = isArray(schema) ? schema._zod.def.element : undefined
    let digests = ''
    const chunks: Buffer[] = [opening]
    for (const one of list) {
      requireSchema(one.#schema, item)
      digests += one.#digest
      chunks.push(chunks.length === 1 ? one.#alone : one.#json)
    }
    chunks.push(closing)
    return makeJsonBody(chunks, hash('sha1', digests, 'base64url'))
  }
}

const compiled = new WeakMap<core.$ZodType, core.$ZodType>()

/** Of the few schemas that are rendered. */
function compiledOf(schema: core.$ZodType): core.$ZodType {
  const known = compiled.get(schema) ?? compiledSchema(schema)
  compiled.set(schema, known)
  return known
}

export const isRenderedList = (answer: unknown): answer is Rendered[] =>
  Array.isArray(answer) && answer[0] instanceof Rendered

/** Not of Node's pool: a short text that is kept would keep all 8 kB of it. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

const opening = Buffer.from('[')
const closing = Buffer.from(']')

const isArray = (schema: core.$ZodType): schema is core.$ZodArray => schema instanceof core.$ZodArray

function requireSchema(own: core.$ZodType, answers: core.$ZodType | undefined): void {
  if (own !== answers) throw new TypeError('rendered by another schema than that of the answer')
}
