import { CallError } from '#client/core/call.ts'
import type { Uploaded } from '#shared/media/media.ts'
import { checkFile, type FileFault } from './checkFile.ts'
import type { SendPhoto } from './sendPhoto.ts'
import { createRetries } from './uploadRetry.ts'

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
  const running = new Map<string, AbortController>()
  const retries = createRetries((key) => {
    list.resume(key)
    startNext()
  })
  const stop = (key: string, failure: Failure) => setState(key, { kind: 'stopped', failure })

  function removeUpload(key: string): void {
    retries.forget(key)
    list.remove(key)
  }

  function startNext(): void {
    for (const { key, file, state } of list.all()) {
      if (running.size >= maxConcurrent) return
      if (state.kind === 'queued' && !retries.isWaiting(key)) void run(key, file)
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
    const isRetried = retries.schedule(key, error)
    // Without a connection shown as stopped until its automatic retry.
    if (isRetried && error instanceof CallError) setState(key, { kind: 'queued' })
    else stop(key, failureOf(error))
  }

  function retry(key: string): void {
    retries.forget(key)
    list.resume(key)
  }

  return {
    subscribe: list.subscribe,
    uploads: list.all,
    add(files) {
      const keys = list.add(files)
      startNext()
      return keys
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
  let lastKey = 0
  const listeners = new Set<() => void>()
  const all = () => uploads
  function set(next: readonly Upload[]): void {
    uploads = next
    for (const listener of listeners) listener()
  }
  const setState = (key: string, state: UploadState) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, state } : upload)))
  return {
    all,
    setState,
    add(files: readonly File[]): string[] {
      const added = files.map((file) => newUpload(file, `upload ${++lastKey}`))
      set([...uploads, ...added])
      return added.map(({ key }) => key)
    },
    resume(key: string) {
      if (uploads.some((one) => one.key === key && one.state.kind === 'stopped'))
        setState(key, { kind: 'queued' })
    },
    remove(key: string) {
      const upload = uploads.find((one) => one.key === key)
      if (upload) URL.revokeObjectURL(upload.preview)
      set(uploads.filter((one) => one.key !== key))
    },
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
