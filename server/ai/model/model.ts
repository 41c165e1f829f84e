import type OpenAI from 'openai'
import type { Charge, Tokens, Usage } from '#server/ai/usage/usage.service.ts'
import type { Context } from '#server/core/context.ts'
import { createGuard, OutboundError } from '#server/core/http/outbound.ts'
import { boundedFetch } from './boundedFetch.ts'
import { type ModelBounds, modelBounds } from './bounds.ts'
import { type Completion, readCompletion } from './completion.ts'
import { isServersFault, ModelFault } from './fault.ts'

export type Message = OpenAI.ChatCompletionMessageParam

export interface CompletionRequest {
  messages: Message[]
  /** Strict. */
  answer: { name: string; schema: Record<string, unknown> }
  /** Undefined: no calls. */
  tools?: OpenAI.ChatCompletionFunctionTool[] | undefined
  onContent?: (text: string) => void
}

export interface ModelSession {
  bounds: ModelBounds
  signal: AbortSignal
  /** One round. Throws `ModelFault`. */
  complete(request: CompletionRequest): Promise<Completion>
}

export interface Model {
  /** A long answer (`length` characters) gets more time. Throws `ModelFault`, or the reason of `signal`. */
  run<T>(signal: AbortSignal, work: (session: ModelSession) => Promise<T>, length?: number): Promise<T>
  readonly isOpen: boolean
}

const charactersPerToken = 3
const tokensOf = (text: string) => Math.ceil(text.length / charactersPerToken)
/** Text is longer in another language or escaped. */
const spare = 1.4
/** Milliseconds after a complete answer. */
const tailTimeout = 250

/** `length`: characters of the answer. */
function boundsFor(length: number, bounds: ModelBounds): ModelBounds {
  const times = Math.max(1, (length * spare) / (bounds.outputTokens * charactersPerToken))
  return {
    ...bounds,
    timeout: Math.ceil(bounds.timeout * times),
    outputTokens: Math.ceil(bounds.outputTokens * times),
  }
}

/** Undefined if not configured; does not load the SDK then. */
export function createModel(
  { env, log }: Pick<Context, 'env' | 'log'>,
  usage: Usage,
  overrides: Partial<ModelBounds> = {},
): Model | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env
  if (apiKey === undefined) return undefined
  const bounds = { ...modelBounds, ...overrides }
  const { concurrency, maxFailures, halfOpenAfter } = bounds
  const guard = createGuard('model', { concurrency, maxFailures, halfOpenAfter, isFailure: isServersFault })
  const client = openClient({ apiKey, baseURL }, bounds.bytes)
  client.catch((error: unknown) => log.error({ err: error }, 'the client of the model cannot be loaded'))

  async function complete(
    { messages, answer, tools, onContent = () => undefined }: CompletionRequest,
    bounds: ModelBounds,
    signal: AbortSignal,
  ): Promise<Completion> {
    const prompt = JSON.stringify([messages, answer, tools])
    const sent = tokensOf(prompt)
    const charge = await usage.reserve({ input: sent, output: bounds.outputTokens })
    if (!charge) throw new ModelFault('ceiling')
    let received = ''
    let used: Tokens = { input: 0, output: 0 }
    const idle = createIdleTimer(bounds.idleTimeout)
    try {
      const pieces = await (await client).chat.completions.create(
        {
          model,
          messages,
          stream: true,
          stream_options: { include_usage: true },
          max_completion_tokens: bounds.outputTokens,
          response_format: { type: 'json_schema', json_schema: { ...answer, strict: true } },
          ...(tools && { tools }),
        },
        { signal: AbortSignal.any([signal, idle.signal]), timeout: bounds.timeout },
      )
      used = { input: sent, output: 0 }
      const completion = await readCompletion(pieces, {
        bounds,
        onContent(text) {
          received += text
          onContent(text)
        },
        waiting: (isComplete) => idle.restart(isComplete ? tailTimeout : bounds.idleTimeout),
      })
      if (completion.used) used = completion.used
      else used = { input: sent, output: tokensOf(received) }
      return completion
    } catch (error) {
      if (used.input > 0) used = { input: sent, output: tokensOf(received) }
      throw await faultOf(error, idle.signal.aborted || signal.aborted)
    } finally {
      idle.stop()
      await settle(charge, used)
    }
  }

  async function settle(charge: Charge, used: Tokens): Promise<void> {
    await charge
      .settle(used)
      .catch((error: unknown) => log.warn({ err: error }, 'the use of the model was not stored'))
  }

  return {
    async run(caller, work, length = 0) {
      try {
        return await guard.run(async () => {
          const own = boundsFor(length, bounds)
          const signal = AbortSignal.any([caller, AbortSignal.timeout(own.timeout)])
          const session = {
            bounds: own,
            signal,
            complete: (one: CompletionRequest) => complete(one, own, signal),
          }
          return await untilAborted(signal, work(session), caller)
        })
      } catch (error) {
        caller.throwIfAborted()
        throw error instanceof OutboundError ? new ModelFault(error.fault) : error
      }
    },
    get isOpen() {
      return guard.isOpen
    },
  }
}

async function openClient(
  options: { apiKey: string; baseURL: string | undefined },
  bytes: number,
): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    ...options,
    // Null: the SDK ignores the environment.
    ...{ organization: null, project: null, webhookSecret: null, adminAPIKey: null },
    ...(options.baseURL === undefined && { baseURL: 'https://api.openai.com/v1' }),
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch(bytes),
  })
}

async function faultOf(error: unknown, isLate: boolean): Promise<ModelFault> {
  if (error instanceof ModelFault) return error
  if (isLate) return new ModelFault('timeout')
  const { APIConnectionTimeoutError, APIError } = await import('openai')
  if (error instanceof APIConnectionTimeoutError) return new ModelFault('timeout')
  if (error instanceof APIError && typeof error.status === 'number')
    return new ModelFault('status', error.status)
  if (error instanceof SyntaxError) return new ModelFault('not_json')
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelFault) return cause
  return new ModelFault('unreachable')
}

async function untilAborted<T>(signal: AbortSignal, work: Promise<T>, caller: AbortSignal): Promise<T> {
  let abort = (): void => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(caller.aborted ? caller.reason : new ModelFault('timeout'))
  })
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
    work.catch(() => undefined)
  }
}

function createIdleTimer(milliseconds: number) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timer = setTimeout(abort, milliseconds)
  return {
    signal: controller.signal,
    restart(next: number) {
      clearTimeout(timer)
      timer = setTimeout(abort, next)
    },
    stop: () => clearTimeout(timer),
  }
}
