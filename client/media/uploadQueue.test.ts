import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '#client/core/call.ts'
import type { Uploaded } from '#shared/media/media.ts'
import type { Sending } from './sendPhoto.ts'
import { createUploadQueue } from './uploadQueue.ts'

const uploadedPhoto = (id: string): Uploaded => ({
  id,
  url: '',
  width: 4,
  height: 3,
  placeholder: null,
  variants: [],
})
const file = (name: string, type = 'image/jpeg') => new File(['content'], name, { type })
const errorOf = (status: number, retryAfter?: number) =>
  new CallError(status, '', { error: `text of ${status}`, code: 'x' }, retryAfter)

function start() {
  const sent = new Map<string, Sending & { succeed: () => void; fail: (error: unknown) => void }>()
  const done: string[] = []
  const queue = createUploadQueue({
    send: ({ name }, sending) =>
      new Promise((resolve, reject) => {
        sent.set(name, { ...sending, succeed: () => resolve(uploadedPhoto(name)), fail: reject })
      }),
    onDone: (_key, { id }) => {
      if (done.includes(id)) return false
      done.push(id)
      return true
    },
  })
  const states = () => Object.fromEntries(queue.uploads().map((one) => [one.file.name, one.state.kind]))
  const failures = () =>
    queue.uploads().flatMap(({ state }) => (state.kind === 'stopped' ? [state.failure] : []))
  return { queue, sent, done, states, failures }
}

const flushPromises = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('uploads', () => {
  it('run two at a time, the others queue in order', async () => {
    const { queue, sent, done, states } = start()
    queue.add([file('a'), file('b'), file('c')])
    expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'queued' })
    sent.get('b')?.succeed()
    await flushPromises()
    expect(done).toEqual(['b'])
    expect(states()).toEqual({ a: 'sending', c: 'sending' })
  })

  it('report progress, and processing by the server', () => {
    const { queue, sent } = start()
    queue.add([file('a')])
    sent.get('a')?.onProgress(0.5)
    expect(queue.uploads()[0]?.state).toEqual({ kind: 'sending', progress: 0.5 })
    sent.get('a')?.onProgress(1)
    expect(queue.uploads()[0]?.state).toEqual({ kind: 'processing' })
  })

  it('continue when one is rejected, which shows the reason', async () => {
    const { queue, sent, done, failures } = start()
    queue.add([file('a'), file('b'), file('c')])
    sent.get('a')?.fail(errorOf(415))
    await flushPromises()
    sent.get('c')?.succeed()
    sent.get('b')?.succeed()
    await flushPromises()
    expect(done).toEqual(['c', 'b'])
    expect(failures()).toEqual([{ kind: 'refused', text: 'text of 415' }])
  })

  it('reject files that are not photos without sending them', () => {
    const { queue, sent, failures } = start()
    queue.add([file('a.pdf', 'application/pdf'), file('a.heic', 'image/heic')])
    expect(sent.size).toBe(0)
    expect(failures()).toEqual([
      { kind: 'refused', fault: 'not_an_image' },
      { kind: 'refused', fault: 'heic_unsupported' },
    ])
  })

  it('stop at once when cancelled, and make room', () => {
    const { queue, sent, states } = start()
    const [first = ''] = queue.add([file('a'), file('b'), file('c')])
    queue.cancel(first)
    expect(sent.get('a')?.signal.aborted).toBe(true)
    expect(states()).toEqual({ b: 'sending', c: 'sending' })
  })

  it('report a duplicate photo', async () => {
    const { queue, sent, failures } = start()
    queue.add([file('a')])
    sent.get('a')?.succeed()
    await flushPromises()
    queue.add([file('a')])
    sent.get('a')?.succeed()
    await flushPromises()
    expect(failures()).toEqual([{ kind: 'refused', fault: 'duplicate' }])
  })

  it('that failed offline resume when online, and no others', async () => {
    const { queue, sent, states } = start()
    queue.add([file('a'), file('b')])
    sent.get('a')?.fail(new TypeError())
    sent.get('b')?.fail(errorOf(500))
    await flushPromises()
    expect(states()).toEqual({ a: 'stopped', b: 'stopped' })
    queue.retryAll('offline')
    expect(states()).toEqual({ a: 'sending', b: 'stopped' })
  })

  it('whose session expired wait for another sign-in', async () => {
    const { queue, sent, failures, done } = start()
    const [key = ''] = queue.add([file('a')])
    sent.get('a')?.fail(errorOf(401))
    await flushPromises()
    expect(failures()).toEqual([{ kind: 'signedOut' }])
    queue.retry(key)
    sent.get('a')?.succeed()
    await flushPromises()
    expect(done).toEqual(['a'])
  })

  it('retry a busy server after the time it gives, five times in all', async () => {
    const { queue, sent, states, failures } = start()
    queue.add([file('a')])
    for (let attempt = 1; attempt < 5; attempt++) {
      sent.get('a')?.fail(errorOf(503, 3))
      await flushPromises()
      expect(states()).toEqual({ a: 'queued' })
      await vi.advanceTimersByTimeAsync(2900)
      expect(states()).toEqual({ a: 'queued' })
      await vi.advanceTimersByTimeAsync(100)
      expect(states()).toEqual({ a: 'sending' })
    }
    sent.get('a')?.fail(errorOf(503, 3))
    await flushPromises()
    expect(failures()).toEqual([{ kind: 'failed', text: 'text of 503' }])
  })

  it.each([
    [408, undefined, 5],
    [429, 3, 3],
  ])('with status %i are retried automatically', async (status, retryAfter, seconds) => {
    const { queue, sent, done, states } = start()
    queue.add([file('a')])
    sent.get('a')?.fail(errorOf(status, retryAfter))
    await flushPromises()
    expect(states()).toEqual({ a: 'queued' })
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    sent.get('a')?.succeed()
    await flushPromises()
    expect(done).toEqual(['a'])
  })

  it('that wait for those of another tab are retried for long', async () => {
    const { queue, sent, states } = start()
    queue.add([file('a')])
    for (let tried = 0; tried < 50; tried++) {
      sent.get('a')?.fail(errorOf(429, 3))
      await vi.advanceTimersByTimeAsync(3000)
    }
    expect(states()).toEqual({ a: 'sending' })
  })

  it('stop when the hourly limit is reached', async () => {
    const { queue, sent, failures } = start()
    queue.add([file('a')])
    sent.get('a')?.fail(errorOf(429, 3000))
    await flushPromises()
    expect(failures()).toEqual([{ kind: 'failed', text: 'text of 429' }])
  })

  it('that fail while the browser reports online are retried automatically, or at once on request', async () => {
    const { queue, sent, states, failures, done } = start()
    const [key = ''] = queue.add([file('a')])
    sent.get('a')?.fail(new TypeError())
    await flushPromises()
    expect(failures()).toEqual([{ kind: 'offline' }])
    await vi.advanceTimersByTimeAsync(5000)
    expect(states()).toEqual({ a: 'sending' })
    sent.get('a')?.fail(new TypeError())
    await flushPromises()
    queue.retry(key)
    expect(states()).toEqual({ a: 'sending' })
    const first = sent.get('a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent.get('a')).toBe(first)
    first?.succeed()
    await flushPromises()
    expect(done).toEqual(['a'])
  })

  it('are all cancelled when the form is left', () => {
    const { queue, sent, states } = start()
    queue.add([file('a'), file('b'), file('c')])
    queue.clear()
    expect([...sent.values()].every(({ signal }) => signal.aborted)).toBe(true)
    expect(states()).toEqual({})
  })
})
