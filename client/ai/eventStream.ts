export interface ServerEvent {
  /** `message` if unnamed. */
  name: string
  data: string
}

/** Until the body ends or the signal aborts. Omits a truncated event. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', cancel)
  const decoder = new TextDecoder()
  let rest = ''
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      const events = `${rest}${decoder.decode(value, { stream: true })}`.split(/\r?\n\r?\n/)
      rest = events.pop() ?? ''
      for (const text of events) {
        const event = parseEvent(text)
        if (event) yield event
      }
    }
  } finally {
    signal?.removeEventListener('abort', cancel)
    cancel()
  }
}

/** Undefined for a comment. */
function parseEvent(text: string): ServerEvent | undefined {
  let name = 'message'
  const data: string[] = []
  for (const line of text.split(/\r?\n/)) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return data.length > 0 ? { name, data: data.join('\n') } : undefined
}
