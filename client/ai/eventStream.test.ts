import { expect, it } from 'vitest'
import { readEvents, type ServerEvent } from './eventStream.ts'

async function read(...chunks: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      controller.close()
    },
  })
  const events: ServerEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

it.each<[string, string[], [string, string][]]>([
  [
    'named events',
    ['event: delta\ndata: {"text":"a"}\n\nevent: done\ndata: {}\n\n'],
    [
      ['delta', '{"text":"a"}'],
      ['done', '{}'],
    ],
  ],
  [
    'pieces of any size',
    ['event: de', 'lta\nda', 'ta: a\n', '\n', 'event: done\ndata: b\n\n'],
    [
      ['delta', 'a'],
      ['done', 'b'],
    ],
  ],
  [
    'line ends of every kind',
    ['event: delta\r\ndata: a\r\n\r\ndata:b\n\n'],
    [
      ['delta', 'a'],
      ['message', 'b'],
    ],
  ],
  ['data of several lines', ['data: a\ndata:\ndata:  b\n\n'], [['message', 'a\n\n b']]],
  ['no comments, ids or retries', [': ping\n\nid: 1\nretry: 5\n\ndata: a\n\n'], [['message', 'a']]],
  ['nothing that is cut off', ['data: a\n\nevent: done\ndata: b'], [['message', 'a']]],
])('reads %s', async (_, chunks, events) => {
  expect((await read(...chunks)).map(({ name, data }) => [name, data])).toEqual(events)
})

it('reads letters that are split between pieces', async () => {
  const bytes = new TextEncoder().encode('data: añó 🏠\n\n')
  const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte))
  expect(await read(...pieces)).toEqual([{ name: 'message', data: 'añó 🏠' }])
})
