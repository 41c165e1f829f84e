/** One at a time; one that was cancelled is not heard of again. */
export interface Builds {
  /** Resolves when the build under way has ended. */
  run(): Promise<void>
  /** While it is built, it may have been read before it changed. */
  change(id: string): void
  cancel(): void
}

interface Listener<Built> {
  build(signal: AbortSignal): Promise<Built>
  onBuilt(built: Built, changed: Iterable<string>, seconds: number): void
  onError(error: unknown): void
}

export function createBuilds<Built>({ build, onBuilt, onError }: Listener<Built>): Builds {
  let current: { abort: AbortController; changed: Set<string>; done: Promise<void> } | undefined

  async function buildOnce(abort: AbortController, changed: Set<string>): Promise<void> {
    const start = performance.now()
    try {
      const built = await build(abort.signal)
      if (!abort.signal.aborted) onBuilt(built, changed, (performance.now() - start) / 1000)
    } catch (error) {
      if (!abort.signal.aborted) onError(error)
    } finally {
      if (!abort.signal.aborted) current = undefined
    }
  }

  return {
    run() {
      if (!current) {
        const [abort, changed] = [new AbortController(), new Set<string>()]
        current = { abort, changed, done: Promise.resolve() }
        current.done = buildOnce(abort, changed)
      }
      return current.done
    },
    change: (id) => void current?.changed.add(id),
    cancel() {
      current?.abort.abort()
      current = undefined
    },
  }
}
