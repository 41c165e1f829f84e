const retryDelay = 1000

export interface Once<Value> {
  load(): Promise<Value>
  /** Suspends while loading. */
  read(): Value
}

type State<Value> =
  | { status: 'loading' }
  | { status: 'loaded'; value: Value }
  | { status: 'failed'; error: unknown }

/** Runs again only after a failure. */
export function once<Value>(run: () => Promise<Value>): Once<Value> {
  let promise: Promise<Value> | undefined
  let state: State<Value> = { status: 'loading' }

  async function attempt(): Promise<Value> {
    state = { status: 'loading' }
    try {
      const value = await run()
      state = { status: 'loaded', value }
      return value
    } catch (error) {
      state = { status: 'failed', error }
      setTimeout(() => {
        promise = undefined
      }, retryDelay)
      throw error
    }
  }

  function load(): Promise<Value> {
    promise ??= attempt()
    return promise
  }

  return {
    load,
    read() {
      const loading = load()
      if (state.status === 'loaded') return state.value
      throw state.status === 'failed' ? state.error : loading
    },
  }
}
