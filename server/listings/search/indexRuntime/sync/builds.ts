/** One at a time; a canceled one has no effect. */
export interface Builds {
  run(): Promise<void>
  /** The row may have been read before the change. */
  change(id: string): void
  cancel(): void
  readonly figures: BuildFigures
}

export interface BuildFigures {
  builds: number
  /** The last one took. */
  buildSeconds: number
}

interface Listener<Built> {
  build(signal: AbortSignal): Promise<Built>
  onBuilt(built: Built, changed: Iterable<string>): void
  onError(error: unknown): void
}

export function createBuilds<Built>({ build, onBuilt, onError }: Listener<Built>): Builds {
  const figures = { builds: 0, buildSeconds: 0 }
  let current: { abort: AbortController; changed: Set<string>; done: Promise<void> } | undefined

  async function buildOnce(abort: AbortController, changed: Set<string>): Promise<void> {
    const start = performance.now()
    try {
      const built = await build(abort.signal)
      if (abort.signal.aborted) return
      figures.builds++
      figures.buildSeconds = (performance.now() - start) / 1000
      onBuilt(built, changed)
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
    figures,
  }
}
