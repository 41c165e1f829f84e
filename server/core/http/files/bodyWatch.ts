import type { Request } from 'express'
import type { Holder } from './byteBudget.ts'

export interface Pace {
  /** Milliseconds without a byte that end it. */
  stall: number
  /** Milliseconds for all of it. */
  longest: number
  /** Milliseconds after which it is slow where it would not be there in time at its pace so far. */
  grace: number
}

/** Follows a body that is being read. */
export interface BodyWatch extends Holder {
  /** Stops following. */
  stop(): void
}

/** Follows a body of so many bytes, at most, from now on; `onEnd` is called at most once, where it stalls or others need its place. */
export function watchBody(
  request: Request,
  size: number,
  { stall, longest, grace }: Pace,
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
  // Who listens to a stream sets it going; it waits for its reader.
  request.pause()
  return {
    isSlow() {
      const elapsed = performance.now() - start
      return !isOver && elapsed > grace && received * longest < size * elapsed
    },
    giveUp: () => end('slow'),
    stop,
  }
}
