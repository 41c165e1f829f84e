import { ModelFault } from './fault.ts'

/** Fails beyond `maxBytes`, decompressed. Follows no redirects: the key is for one server. */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const { body, status, headers } = await fetch(input, { ...init, redirect: 'manual' })
    let bytes = 0
    const counted = body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > maxBytes) controller.error(new ModelFault('too_large', undefined))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted ?? null, { status, headers })
  }
}
