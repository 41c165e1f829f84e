import type { Request } from 'express'
import type { Holder } from './byteBudget.ts'

export interface Pace {
  /** Milliseconds without a byte. */
  stall: number
  /** Milliseconds in total. */
  total: number
  /** Milliseconds before its pace is judged. */
  grace: number
}

export interface BodyWatch extends Holder {
  stop(): void
}

/** Calls `onEnd` at most once. */
export function watchBody(
  request: Request,
  size: number,
  { stall, total, grace }: Pace,
  onEnd: (why: 'stalled' | 'slow') => void,
): BodyWatch {
  const start = performance.now()
  let received = 0
  let isOver = false
  const end = (why: 'stalled' | 'slow') => {
    if (isOver) return
    stop()
    onEnd(why)
  }
  const timer = setTimeout(() => end('stalled'), stall)
  const onData = (chunk: Buffer) => {
    received += chunk.length
    timer.refresh()
  }
  function stop(): void {
    isOver = true
    clearTimeout(timer)
    request.off('data', onData)
  }
  request.on('data', onData)
  request.once('end', stop)
  request.once('close', stop)
  // A `data` listener starts the stream.
  request.pause()
  return {
    isSlow() {
      const elapsed = performance.now() - start
      return !isOver && elapsed > grace && received * total < size * elapsed
    },
    evict: () => end('slow'),
    stop,
  }
}
