import type { QueryClient } from '@tanstack/react-query'

/**
 * Makes a value once for a client, of which browsers have one and the server one at a time. Only the last is kept, and
 * in no `WeakMap`: collections of V8's young generation keep the values of one, and with them each rendered page.
 */
export function oncePerClient<Value>(create: (client: QueryClient) => Value): (client: QueryClient) => Value {
  let last: { client: QueryClient; value: Value } | undefined
  return (client) => {
    if (last?.client !== client) last = { client, value: create(client) }
    return last.value
  }
}
