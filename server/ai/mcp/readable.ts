import { z } from 'zod'

const toolCall = z.looseObject({
  method: z.literal('tools/call'),
  params: z.looseObject({ arguments: z.unknown() }),
})
const object = z.record(z.string(), z.unknown())

/**
 * A message as the protocol has it: arguments that are no object (null, a text with JSON) come under a name, so
 * that they are read, or refused with a remedy, like all others.
 */
export function readable(message: unknown): unknown {
  const { data: call } = toolCall.safeParse(message)
  if (!call || call.params.arguments === undefined || object.safeParse(call.params.arguments).success)
    return message
  return { ...call, params: { ...call.params, arguments: { arguments: call.params.arguments } } }
}
