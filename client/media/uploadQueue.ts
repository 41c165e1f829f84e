import { CallError } from '#client/core/call.ts'
import type { Uploaded } from '#shared/media/media.ts'
import { checkFile, type FileFault } from './checkFile.ts'
import type { SendPhoto } from './sendPhoto.ts'
import { retryDelayOf } from './uploadRetry.ts'

/** `refused`: retrying is pointless. */
export type Failure =
  | { kind: 'refused'; fault?: FileFault | 'duplicate'; text?: string }
  | { kind: 'failed'; text?: string }
  | { kind: 'offline' }
  | { kind: 'signedOut' }

export type UploadState =
  | { kind: 'queued' }
  | { kind: 'sending'; progress: number }
  | { kind: 'processing' }
  | { kind: 'stopped'; failure: Failure }

export interface Upload {
  key: string
  file: File
  /** Object URL of the file. */
  preview: string
  state: UploadState
}

export interface UploadQueue {
  subscribe(listener: () => void): () => void
  uploads(): readonly Upload[]
  add(files: readonly File[]): string[]
  /** Also dismisses a failed upload. */
  cancel(key: string): void
  retry(key: string): void
  retryAll(kind: 'offline' | 'signedOut'): void
  clear(): void
}

interface UploadQueueOptions {
  send: SendPhoto
  /** False for a duplicate. */
  onDone: (key: string, uploaded: Uploaded) => boolean
}

/** One uploads while the server processes the other. */
const maxConcurrent = 2

export function createUploadQueue({ send, onDone }: UploadQueueOptions): UploadQueue {
  const list = createUploadList()
  const { setState } = list
  let lastKey = 0
  const running = new Map<string, AbortController>()
  const attempts = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const stop = (key: string, failure: Failure) => setState(key, { kind: 'stopped', failure })

  function removeUpload(key: string): void {
    const upload = list.all().find((one) => one.key === key)
    clearTimeout(timers.get(key))
    timers.delete(key)
    attempts.delete(key)
    if (upload) URL.revokeObjectURL(upload.preview)
    list.set(list.all().filter((one) => one.key !== key))
  }

  function startNext(): void {
    for (const { key, file, state } of list.all()) {
      if (running.size >= maxConcurrent) return
      if (state.kind === 'queued' && !timers.has(key)) void run(key, file)
    }
  }

  async function run(key: string, file: File): Promise<void> {
    const controller = new AbortController()
    running.set(key, controller)
    setState(key, { kind: 'sending', progress: 0 })
    const onProgress = (share: number) => {
      if (!controller.signal.aborted)
        setState(key, share < 1 ? { kind: 'sending', progress: share } : { kind: 'processing' })
    }
    try {
      const uploaded = await send(file, { signal: controller.signal, onProgress })
      if (controller.signal.aborted) return
      if (onDone(key, uploaded)) removeUpload(key)
      else stop(key, { kind: 'refused', fault: 'duplicate' })
    } catch (error) {
      if (!controller.signal.aborted) handleFailure(key, error)
    } finally {
      if (running.get(key) === controller) running.delete(key)
      startNext()
    }
  }

  function handleFailure(key: string, error: unknown): void {
    const attempt = (attempts.get(key) ?? 0) + 1
    attempts.set(key, attempt)
    const delay = retryDelayOf(error, attempt)
    // Shows as stopped, so that the user can retry at once; it is also retried automatically.
    if (delay !== undefined && error instanceof CallError) setState(key, { kind: 'queued' })
    else stop(key, failureOf(error))
    if (delay === undefined) return
    const retryLater = () => {
      timers.delete(key)
      resume(key)
      startNext()
    }
    timers.set(key, setTimeout(retryLater, delay * 1000))
  }

  function retry(key: string): void {
    attempts.delete(key)
    clearTimeout(timers.get(key))
    timers.delete(key)
    resume(key)
  }

  function resume(key: string): void {
    if (list.all().some((one) => one.key === key && one.state.kind === 'stopped'))
      setState(key, { kind: 'queued' })
  }

  return {
    subscribe: list.subscribe,
    uploads: list.all,
    add(files) {
      const added = files.map((file) => newUpload(file, `upload ${++lastKey}`))
      list.set([...list.all(), ...added])
      startNext()
      return added.map(({ key }) => key)
    },
    cancel(key) {
      const controller = running.get(key)
      running.delete(key)
      controller?.abort()
      removeUpload(key)
      startNext()
    },
    retry(key) {
      retry(key)
      startNext()
    },
    retryAll(kind) {
      for (const { key, state } of list.all())
        if (state.kind === 'stopped' && state.failure.kind === kind) retry(key)
      startNext()
    },
    clear() {
      for (const controller of running.values()) controller.abort()
      running.clear()
      for (const { key } of list.all()) removeUpload(key)
    },
  }
}

function createUploadList() {
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()
  const all = () => uploads
  function set(next: readonly Upload[]): void {
    uploads = next
    for (const listener of listeners) listener()
  }
  return {
    all,
    set,
    setState: (key: string, state: UploadState) =>
      set(uploads.map((upload) => (upload.key === key ? { ...upload, state } : upload))),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function newUpload(file: File, key: string): Upload {
  const fault = checkFile(file)
  const state: UploadState = fault
    ? { kind: 'stopped', failure: { kind: 'refused', fault } }
    : { kind: 'queued' }
  return { key, file, preview: URL.createObjectURL(file), state }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError))
    return error instanceof TypeError ? { kind: 'offline' } : { kind: 'failed' }
  if (error.status === 401) return { kind: 'signedOut' }
  const text = error.body?.error
  return { kind: [413, 415, 422].includes(error.status) ? 'refused' : 'failed', text }
}
