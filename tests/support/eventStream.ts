import { type ChatAnswer, chatAnswer, chatDelta } from '#shared/ai/ai.ts'

export interface ReceivedEvent {
  event: string
  data: unknown
  /** By `performance.now()`. */
  at: number
}

/** Until it ends. */
export async function readEvents(
  response: Response,
  onEvent: (event: ReceivedEvent) => void = () => undefined,
): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = []
  const decoder = new TextDecoder()
  let pending = ''
  for await (const chunk of response.body ?? []) {
    const at = performance.now()
    pending += decoder.decode(chunk, { stream: true })
    const blocks = pending.split('\n\n')
    pending = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event, data] = block.match(/^event: (\w+)\ndata: (.*)$/s) ?? []
      if (event === undefined || data === undefined) continue
      const one = { event, data: JSON.parse(data), at }
      events.push(one)
      onEvent(one)
    }
  }
  return events
}

export interface StreamedAnswer {
  /** All deltas. */
  streamed: string
  done: ChatAnswer | undefined
  events: ReceivedEvent[]
}

export async function readAnswer(response: Response): Promise<StreamedAnswer> {
  const events = await readEvents(response)
  const deltas = events.filter(({ event }) => event === 'delta')
  const streamed = deltas.map(({ data }) => chatDelta.parse(data).text).join('')
  const whole = events.find(({ event }) => event === 'done')
  return { streamed, done: whole && chatAnswer.parse(whole.data), events }
}
