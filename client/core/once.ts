/** Milliseconds for which a failure stands, so that everybody who waits learns of it before another try. */
const pause = 1000

export interface Once<Value> {
  /** The same promise each time; what failed is tried again after a pause. */
  load(): Promise<Value>
  /** For rendering: what was loaded; while it is on its way, the component is suspended. */
  read(): Value
}

type State<Value> = { is: 'loading' } | { is: 'there'; value: Value } | { is: 'failed'; error: unknown }

/** Something that is loaded when it is first asked for, and only once. */
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
