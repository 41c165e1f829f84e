import { CallError, ConnectionError, callHeaders, fetchAnswer } from '#client/core/call.ts'
import type { ChatAnswer, ChatDelta, ChatQuestionInput } from '#shared/ai/ai.ts'
import { aiApi } from '#shared/ai/aiApi.ts'
import type { ErrorAnswer } from '#shared/core/errors.ts'
import { readEvents } from './eventStream.ts'

/** Milliseconds without a byte. */
const silenceTimeout = 30_000
/** Status of an error after the headers. */
const streamFailed = 500

interface AskOptions {
  signal: AbortSignal
  onDelta: (text: string) => void
}

/** Throws `CallError`, or `ConnectionError` without a complete answer. */
export async function ask(question: ChatQuestionInput, { signal, onDelta }: AskOptions): Promise<ChatAnswer> {
  const { path, method } = question.propertyId ? aiApi.chat : aiApi.generalChat
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceTimeout)
  }
  const stop = () => silence.abort()
  signal.addEventListener('abort', stop)
  heard()
  try {
    const response = await fetchAnswer(path, {
      method,
      credentials: 'include',
      headers: { ...callHeaders(), Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal: silence.signal,
    })
    heard()
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    if (!isStream || !response.body) return await response.json()
    for await (const { name, data } of readEvents(response.body, silence.signal)) {
      heard()
      if (name === 'delta') {
        const { text }: ChatDelta = JSON.parse(data)
        onDelta(text)
      }
      if (name === 'done') return JSON.parse(data)
      if (name === 'error') throw asCallError(JSON.parse(data))
    }
    throw new ConnectionError('The answer was cut off')
  } catch (error) {
    throw error instanceof CallError || signal.aborted ? error : asConnectionError(error)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

function asCallError(answer: ErrorAnswer): CallError {
  return new CallError(streamFailed, answer.error, answer)
}

function asConnectionError(error: unknown): ConnectionError {
  return error instanceof ConnectionError
    ? error
    : new ConnectionError('No whole answer came', { cause: error })
}
