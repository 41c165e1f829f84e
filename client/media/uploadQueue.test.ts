import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '#client/core/call.ts'
import type { Uploaded } from '#shared/media.ts'
import type { Sending } from './sendPhoto.ts'
import { createUploadQueue } from './uploadQueue.ts'

const answer = (id: string): Uploaded => ({
  id,
  url: '',
  width: 4,
  height: 3,
  placeholder: null,
  variants: [],
})
const file = (name: string, type = 'image/jpeg') => new File(['content'], name, { type })
const refusal = (status: number, retryAfter?: number) =>
  new CallError(status, '', { error: `text of ${status}`, code: 'x' }, retryAfter)

/** A queue whose sending the test decides, by the name of the file. */
function start() {
  const sent = new Map<string, Sending & { succeed: () => void; fail: (error: unknown) => void }>()
  const done: string[] = []
  const queue = createUploadQueue({
    send: ({ name }, sending) =>
      new Promise((resolve, reject) => {
        sent.set(name, { ...sending, succeed: () => resolve(answer(name)), fail: reject })
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

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('uploads', () => {
  it('of many files run two at a time, the others wait in their order', async () => {
    const { queue, sent, done, states } = start()
    queue.add([file('a'), file('b'), file('c')])
    expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'waiting' })
    sent.get('b')?.succeed()
    await settled()
    expect(done).toEqual(['b'])
    expect(states()).toEqual({ a: 'sending', c: 'sending' })
  })

  it('tell how far they are, and that the server works on what has arrived', () => {
    const { queue, sent } = start()
    queue.add([file('a')])
    sent.get('a')?.onProgress(0.5)
    expect(queue.uploads()[0]?.state).toEqual({ kind: 'sending', progress: 0.5 })
    sent.get('a')?.onProgress(1)
    expect(queue.uploads()[0]?.state).toEqual({ kind: 'working' })
  })

  it('of which one is refused go on, and the refused one says why', async () => {
    const { queue, sent, done, failures } = start()
    queue.add([file('a'), file('b'), file('c')])
    sent.get('a')?.fail(refusal(415))
    await settled()
    sent.get('c')?.succeed()
    sent.get('b')?.succeed()
    await settled()
    expect(done).toEqual(['c', 'b'])
    expect(failures()).toEqual([{ kind: 'refused', text: 'text of 415' }])
  })

  it('that are no photos are never sent', () => {
    const { queue, sent, failures } = start()
    queue.add([file('a.pdf', 'application/pdf'), file('a.heic', 'image/heic')])
    expect(sent.size).toBe(0)
    expect(failures()).toEqual([
      { kind: 'refused', fault: 'not_an_image' },
      { kind: 'refused', fault: 'heic_unsupported' },
    ])
  })

  it('that are called off stop at once and make room', () => {
    const { queue, sent, states } = start()
    const [first = ''] = queue.add([file('a'), file('b'), file('c')])
    queue.cancel(first)
    expect(sent.get('a')?.signal.aborted).toBe(true)
    expect(states()).toEqual({ b: 'sending', c: 'sending' })
  })

  it('of a photo that is there already say so', async () => {
    const { queue, sent, failures } = start()
    queue.add([file('a')])
    sent.get('a')?.succeed()
    await settled()
    queue.add([file('a')])
    sent.get('a')?.succeed()
    await settled()
    expect(failures()).toEqual([{ kind: 'refused', fault: 'duplicate' }])
  })

  it('that met a lost connection go on when it is back, and only those', async () => {
    const { queue, sent, states } = start()
    queue.add([file('a'), file('b')])
    sent.get('a')?.fail(new TypeError())
    sent.get('b')?.fail(refusal(500))
    await settled()
    expect(states()).toEqual({ a: 'stopped', b: 'stopped' })
    queue.retryAll('offline')
    expect(states()).toEqual({ a: 'sending', b: 'stopped' })
  })

  it('whose session has ended wait until somebody is signed in again', async () => {
    const { queue, sent, failures, done } = start()
    const [key = ''] = queue.add([file('a')])
    sent.get('a')?.fail(refusal(401))
    await settled()
    expect(failures()).toEqual([{ kind: 'signedOut' }])
    queue.retry(key)
    sent.get('a')?.succeed()
    await settled()
    expect(done).toEqual(['a'])
  })

  it('that meet a busy server come again after the time it names, five times in all', async () => {
    const { queue, sent, states, failures } = start()
    queue.add([file('a')])
    for (let tried = 1; tried < 5; tried++) {
      sent.get('a')?.fail(refusal(503, 3))
      await settled()
      expect(states()).toEqual({ a: 'waiting' })
      await vi.advanceTimersByTimeAsync(2900)
      expect(states()).toEqual({ a: 'waiting' })
      await vi.advanceTimersByTimeAsync(100)
      expect(states()).toEqual({ a: 'sending' })
    }
    sent.get('a')?.fail(refusal(503, 3))
    await settled()
    expect(failures()).toEqual([{ kind: 'failed', text: 'text of 503' }])
  })

  it.each([
    [408, undefined, 5],
    [429, 3, 3],
  ])('that are answered %i come again by themselves', async (status, retryAfter, seconds) => {
    const { queue, sent, done, states } = start()
    queue.add([file('a')])
    sent.get('a')?.fail(refusal(status, retryAfter))
    await settled()
    expect(states()).toEqual({ a: 'waiting' })
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    sent.get('a')?.succeed()
    await settled()
    expect(done).toEqual(['a'])
  })

  it('that wait for uploads of another tab are patient', async () => {
    const { queue, sent, states } = start()
    queue.add([file('a')])
    for (let tried = 0; tried < 50; tried++) {
      sent.get('a')?.fail(refusal(429, 3))
      await vi.advanceTimersByTimeAsync(3000)
    }
    expect(states()).toEqual({ a: 'sending' })
  })

  it('that are too many for the hour stop and say so', async () => {
    const { queue, sent, failures } = start()
    queue.add([file('a')])
    sent.get('a')?.fail(refusal(429, 3000))
    await settled()
    expect(failures()).toEqual([{ kind: 'failed', text: 'text of 429' }])
  })

  it('that were cut off while the browser thinks itself online go on by themselves, at once where the reader asks', async () => {
    const { queue, sent, states, failures, done } = start()
    const [key = ''] = queue.add([file('a')])
    sent.get('a')?.fail(new TypeError())
    await settled()
    expect(failures()).toEqual([{ kind: 'offline' }])
    await vi.advanceTimersByTimeAsync(5000)
    expect(states()).toEqual({ a: 'sending' })
    sent.get('a')?.fail(new TypeError())
    await settled()
    queue.retry(key)
    expect(states()).toEqual({ a: 'sending' })
    const first = sent.get('a')
    await vi.advanceTimersByTimeAsync(60_000)
    // The timer of before begins no second one.
    expect(sent.get('a')).toBe(first)
    first?.succeed()
    await settled()
    expect(done).toEqual(['a'])
  })

  it('when the form is left, are all called off', () => {
    const { queue, sent, states } = start()
    queue.add([file('a'), file('b'), file('c')])
    queue.clear()
    expect([...sent.values()].every(({ signal }) => signal.aborted)).toBe(true)
    expect(states()).toEqual({})
  })
})
