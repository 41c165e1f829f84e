import { listenOn } from '#server/core/http/listenOn.ts'

/** Of this machine, a moment ago. */
export async function freePort(): Promise<number> {
  const probe = await listenOn(() => undefined, 0, '127.0.0.1')
  await probe.drain()
  return probe.port
}
