import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const toolCall = z.object({
  id: z.string().min(1),
  type: z.literal('function'),
  function: z.object({ name: z.string(), arguments: z.string() }),
})
const message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('system'), content: z.string() }),
  z.object({ role: z.literal('user'), content: z.string() }),
  z.object({
    role: z.literal('assistant'),
    content: z.string().nullable(),
    tool_calls: z.array(toolCall).optional(),
  }),
  z.object({ role: z.literal('tool'), tool_call_id: z.string().min(1), content: z.string() }),
])

const completionRequest = z.strictObject({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  stream: z.boolean().default(false),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  max_completion_tokens: z.int().min(1),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.boolean(),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
  tools: z
    .array(
      z.object({
        type: z.literal('function'),
        function: z.object({
          name: z.string().regex(/^[\w-]{1,64}$/),
          description: z.string(),
          parameters: z.object({ type: z.literal('object') }).loose(),
        }),
      }),
    )
    .optional(),
})
export type CompletionRequest = z.output<typeof completionRequest>

export interface ReceivedCompletion {
  headers: IncomingHttpHeaders
  request: CompletionRequest
  /** By `performance.now()`. */
  firstPieceAt?: number
}

export interface ModelReply {
  /** An object as JSON. */
  content?: string | object
  toolCalls?: { name: string; input: unknown }[]
  /** Characters; default 7. */
  piece?: number
  /** Milliseconds between pieces. */
  pause?: number
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  finish?: string
}

const faults = {
  refused: (response: ServerResponse) => void response.destroy(),
  error500: (response: ServerResponse) =>
    void response.writeHead(500, json).end('{"error":{"message":"boom"}}'),
  error429: (response: ServerResponse) =>
    void response.writeHead(429, { ...json, 'Retry-After': '60' }).end('{"error":{"message":"slow down"}}'),
  error401: (response: ServerResponse) =>
    void response.writeHead(401, json).end('{"error":{"message":"Incorrect API key: sk-test"}}'),
  moved: (response: ServerResponse) =>
    void response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end(),
  mute: () => undefined,
  stalled: (response: ServerResponse) => {
    response.writeHead(200, events)
    response.write(`data: ${JSON.stringify(chunk({ content: '{"response":"Hola' }))}\n\n`)
  },
  drip: (response: ServerResponse) => {
    response.writeHead(200, events)
    const piece = `data: ${JSON.stringify(chunk({ content: ' ' }))}\n\n`
    const timer = setInterval(() => response.write(piece), 20)
    response.on('close', () => clearInterval(timer))
  },
  dripOfBytes: (response: ServerResponse) => {
    response.writeHead(200, events)
    const timer = setInterval(() => response.write(':'), 20)
    response.on('close', () => clearInterval(timer))
  },
  flood: (response: ServerResponse) => flood(response, 'x'.repeat(1_000_000)),
  floodOfPieces: (response: ServerResponse) =>
    flood(response, `data: ${JSON.stringify(chunk({ content: 'x'.repeat(10_000) }))}\n\n`.repeat(100)),
  html: (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Secret'),
  notJson: (response: ServerResponse) => void response.writeHead(200, events).end('data: {"choices": [\n\n'),
  wrongShape: (response: ServerResponse) =>
    void response.writeHead(200, events).end('data: {"choices": "none"}\n\ndata: [DONE]\n\n'),
  errorInStream: (response: ServerResponse) =>
    void response.writeHead(200, events).end('data: {"error":{"message":"overloaded"}}\n\n'),
  cut: (response: ServerResponse) => {
    response.writeHead(200, events)
    response.write(`data: ${JSON.stringify(chunk({ content: '{"response":"Ho' }))}\n\n`)
    setTimeout(() => response.destroy(), 20)
  },
} as const
export type ModelFaultMode = keyof typeof faults
export const modelFaults = Object.keys(faults) as ModelFaultMode[]

export interface ModelServer {
  /** For `OPENAI_BASE_URL`. */
  url: string
  received: ReceivedCompletion[]
  /** Everything sent to it. */
  prompts(): string
  close(): Promise<void>
}

export type Respond = (request: CompletionRequest, number: number) => ModelReply | ModelFaultMode

const json = { 'Content-Type': 'application/json' }
const events = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' }

/** Refuses requests as a real one. */
export async function startModelServer(respond: Respond): Promise<ModelServer> {
  const received: ReceivedCompletion[] = []
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const piece of request) chunks.push(piece)
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST')
      return response.writeHead(404, json).end('{"error":{"message":"no such path"}}')
    if (!request.headers.authorization?.startsWith('Bearer '))
      return response.writeHead(401, json).end('{"error":{"message":"no key"}}')
    const parsed = completionRequest.safeParse(JSON.parse(Buffer.concat(chunks).toString()))
    if (!parsed.success)
      return response.writeHead(400, json).end(JSON.stringify({ error: { message: parsed.error.message } }))
    const one: ReceivedCompletion = { headers: request.headers, request: parsed.data }
    received.push(one)
    const reply = respond(parsed.data, received.length)
    if (typeof reply === 'string') return faults[reply](response)
    return parsed.data.stream ? stream(response, one, reply) : void response.writeHead(501).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    prompts: () => JSON.stringify(received),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function chunk(delta: object, finish: string | null = null) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  }
}

async function stream(
  response: ServerResponse,
  one: ReceivedCompletion,
  { content, toolCalls = [], piece = 7, pause = 0, usage, finish }: ModelReply,
): Promise<void> {
  response.writeHead(200, events)
  const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`)
  send(chunk({ role: 'assistant', content: null }))
  const text = typeof content === 'object' ? JSON.stringify(content) : (content ?? '')
  for (let start = 0; start < text.length && !response.destroyed; start += piece) {
    if (start > 0 && pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    one.firstPieceAt ??= performance.now()
    send(chunk({ content: text.slice(start, start + piece) }))
  }
  for (const [index, { name, input }] of toolCalls.entries()) {
    const called = JSON.stringify(input)
    const half = Math.ceil(called.length / 2)
    const first = { name, arguments: called.slice(0, half) }
    send(chunk({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: first }] }))
    send(chunk({ tool_calls: [{ index, function: { arguments: called.slice(half) } }] }))
  }
  send(chunk({}, finish ?? (toolCalls.length > 0 ? 'tool_calls' : 'stop')))
  if (usage !== null && one.request.stream_options?.include_usage)
    send({ ...chunk({}), choices: [], usage: usage ?? { prompt_tokens: 1000, completion_tokens: 100 } })
  response.write('data: [DONE]\n\n')
  response.end()
}

function flood(response: ServerResponse, block: string): void {
  response.writeHead(200, events)
  let left = 100
  const more = (): void => {
    while (left-- > 0 && !response.destroyed)
      if (!response.write(block)) return void response.once('drain', more)
    response.end()
  }
  more()
}
