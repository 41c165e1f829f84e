/** Milliseconds before a retry, so that all callers see the failure first. */
const pause = 1000

export interface Once<Value> {
  /** The same promise for all callers. */
  load(): Promise<Value>
  /** For rendering: the value, or suspends. */
  read(): Value
}

type State<Value> = { is: 'loading' } | { is: 'there'; value: Value } | { is: 'failed'; error: unknown }

/** Loads on first use, and again only after a failure. */
export function once<Value>(start: () => Promise<Value>): Once<Value> {
  let promise: Promise<Value> | undefined
  let state: State<Value> = { is: 'loading' }

  async function attempt(): Promise<Value> {
    state = { is: 'loading' }
    try {
      const value = await start()
      state = { is: 'there', value }
      return value
    } catch (error) {
      state = { is: 'failed', error }
      setTimeout(() => {
        promise = undefined
      }, pause)
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
      if (state.is === 'there') return state.value
      throw state.is === 'failed' ? state.error : loading
    },
  }
}
