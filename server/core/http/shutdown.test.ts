import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '#server/core/log.ts'
import { shutdownOnSignal } from './shutdown.ts'

let host: EventEmitter & { exit: ReturnType<typeof vi.fn<(code?: number | string | null) => never>> }
let logged: string[]
let shutdown: ReturnType<typeof shutdownOnSignal>
beforeEach(() => {
  vi.useFakeTimers()
  host = Object.assign(new EventEmitter(), { exit: vi.fn<(code?: number | string | null) => never>() })
  logged = []
  const log = createLog(
    { LOG_LEVEL: 'info', NODE_ENV: 'test' },
    { write: (line: string) => logged.push(line) },
  )
  shutdown = shutdownOnSignal(log, host)
})
afterEach(() => vi.useRealTimers())

const never = () => new Promise<void>(() => undefined)

it('ends in the order of its steps, with 0', async () => {
  const done: string[] = []
  const step = (name: string): [string, () => Promise<void>] => [name, async () => void done.push(name)]
  void shutdown.plan({ timeout: 1000, steps: [step('requests'), step('database')] })
  host.emit('SIGTERM', 'SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['requests', 'database'])
  expect(host.exit.mock.calls).toEqual([[0]])
})

it('goes on after a step that fails, says which one it was, and ends with 1', async () => {
  const close = vi.fn(async () => undefined)
  const fails = async () => {
    throw new Error('the disk is full')
  }
  void shutdown.plan({
    timeout: 1000,
    steps: [
      ['counters', fails],
      ['database', close],
    ],
  })
  host.emit('SIGTERM', 'SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(close).toHaveBeenCalledOnce()
  expect(host.exit.mock.calls).toEqual([[1]])
  expect(logged.join()).toContain('"step":"counters"')
})

it('lets a start that is under way finish first, and says that it ends', async () => {
  const done: string[] = []
  let finish: () => void = () => undefined
  const isRunning = shutdown.plan(
    { timeout: 1000, steps: [['database', async () => void done.push('closed')]] },
    () =>
      new Promise<void>((resolve) => {
        finish = () => {
          done.push('started')
          resolve()
        }
      }),
  )
  host.emit('SIGTERM', 'SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual([])
  finish()
  expect(await isRunning).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['started', 'closed'])
  expect(host.exit.mock.calls).toEqual([[0]])
})

it('goes on after a start that fails, which the caller is told', async () => {
  const close = vi.fn(async () => undefined)
  const failing = expect(
    shutdown.plan({ timeout: 1000, steps: [['database', close]] }, async () => {
      throw new Error('the port is taken')
    }),
  ).rejects.toThrow('the port is taken')
  host.emit('SIGTERM', 'SIGTERM')
  await failing
  await vi.advanceTimersByTimeAsync(0)
  expect(close).toHaveBeenCalledOnce()
})

it('is cut after its time, when a step hangs', async () => {
  void shutdown.plan({ timeout: 9000, steps: [['requests', never]] })
  host.emit('SIGTERM', 'SIGTERM')
  await vi.advanceTimersByTimeAsync(8999)
  expect(host.exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(host.exit.mock.calls).toEqual([[1]])
})

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
])('is cut by a later %s, but not by the copy of the first that a wrapper sends', async (signal, code) => {
  void shutdown.plan({ timeout: 9000, steps: [['requests', never]] })
  host.emit('SIGINT', 'SIGINT')
  host.emit('SIGINT', 'SIGINT')
  await vi.advanceTimersByTimeAsync(400)
  expect(host.exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  host.emit(signal, signal)
  expect(host.exit.mock.calls).toEqual([[code]])
})

it('ends at once, when nothing is planned yet', () => {
  host.emit('SIGTERM', 'SIGTERM')
  expect(host.exit.mock.calls).toEqual([[143]])
})
