import { CallError } from '#client/core/call.ts'
import type { Uploaded } from '#shared/media.ts'
import { checkFile, type FileFault } from './checkFile.ts'
import type { SendPhoto } from './sendPhoto.ts'

/** Why an upload stands still. What is `refused` would be refused again. */
export type Failure =
  | { kind: 'refused'; fault?: FileFault | 'duplicate'; text?: string }
  | { kind: 'failed'; text?: string }
  | { kind: 'offline' }
  | { kind: 'signedOut' }

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; progress: number }
  | { kind: 'working' }
  | { kind: 'stopped'; failure: Failure }

/** A file on its way to become a photo. */
export interface Upload {
  key: string
  file: File
  /** Address of the file itself, to look at. */
  preview: string
  state: UploadState
}

export interface UploadQueue {
  subscribe(listener: () => void): () => void
  uploads(): readonly Upload[]
  /** Puts files in the line; gives their keys. */
  add(files: readonly File[]): string[]
  /** Calls one off, or takes a failed one away. */
  cancel(key: string): void
  retry(key: string): void
  /** Tries all again that stopped for a reason which may be over. */
  retryAll(kind: 'offline' | 'signedOut'): void
  /** Calls all off. */
  clear(): void
}

interface Parts {
  send: SendPhoto
  /** Takes a finished photo; false where it is there already. */
  onDone: (key: string, uploaded: Uploaded) => boolean
}

/** A phone's connection is shared by so many at once; the server works on one while the other travels. */
const atOnce = 2
/** How often a busy server is asked again by itself, and after how many seconds where it does not say. */
const timeout = 5
const pause = 5
/** The same where only one's own uploads of another tab are in the way, which may be many; a longer wait is for people to decide. */
const patienceWithOthers = 200
const longestWait = 30

/** Uploads in the order of their choosing, a few at a time; one that fails stands beside the others and harms none. */
export function createUploadQueue({ send, onDone }: Parts): UploadQueue {
  const list = createUploadList()
  const { setState } = list
  let lastKey = 0
  const running = new Map<string, AbortController>()
  const tries = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const stop = (key: string, failure: Failure) => setState(key, { kind: 'stopped', failure })

  function leave(key: string): void {
    const upload = list.all().find((one) => one.key === key)
    clearTimeout(timers.get(key))
    timers.delete(key)
    tries.delete(key)
    if (upload) URL.revokeObjectURL(upload.preview)
    list.set(list.all().filter((one) => one.key !== key))
  }

  function pump(): void {
    for (const { key, file, state } of list.all()) {
      if (running.size >= atOnce) return
      if (state.kind === 'waiting' && !timers.has(key)) void run(key, file)
    }
  }

  async function run(key: string, file: File): Promise<void> {
    const controller = new AbortController()
    running.set(key, controller)
    setState(key, { kind: 'sending', progress: 0 })
    const onProgress = (share: number) => {
      if (!controller.signal.aborted)
        setState(key, share < 1 ? { kind: 'sending', progress: share } : { kind: 'working' })
    }
    try {
      const uploaded = await send(file, { signal: controller.signal, onProgress })
      if (controller.signal.aborted) return
      if (onDone(key, uploaded)) leave(key)
      else stop(key, { kind: 'refused', fault: 'duplicate' })
    } catch (error) {
      if (!controller.signal.aborted) settle(key, error)
    } finally {
      if (running.get(key) === controller) running.delete(key)
      pump()
    }
  }

  function settle(key: string, error: unknown): void {
    const tried = (tries.get(key) ?? 0) + 1
    tries.set(key, tried)
    const wait = waitAfter(error, tried)
    // Without a network it stands still for the reader, who may try at once; by itself it tries now and then.
    if (wait !== undefined && error instanceof CallError) setState(key, { kind: 'waiting' })
    else stop(key, failureOf(error))
    if (wait === undefined) return
    const again = () => {
      timers.delete(key)
      resume(key)
      pump()
    }
    timers.set(key, setTimeout(again, wait * 1000))
  }

  function retry(key: string): void {
    tries.delete(key)
    clearTimeout(timers.get(key))
    timers.delete(key)
    resume(key)
  }

  function resume(key: string): void {
    if (list.all().some((one) => one.key === key && one.state.kind === 'stopped'))
      setState(key, { kind: 'waiting' })
  }

  return {
    subscribe: list.subscribe,
    uploads: list.all,
    add(files) {
      const added = files.map((file) => newUpload(file, `upload ${++lastKey}`))
      list.set([...list.all(), ...added])
      pump()
      return added.map(({ key }) => key)
    },
    cancel(key) {
      const controller = running.get(key)
      running.delete(key)
      controller?.abort()
      leave(key)
      pump()
    },
    retry(key) {
      retry(key)
      pump()
    },
    retryAll(kind) {
      for (const { key, state } of list.all())
        if (state.kind === 'stopped' && state.failure.kind === kind) retry(key)
      pump()
    },
    clear() {
      for (const controller of running.values()) controller.abort()
      running.clear()
      for (const { key } of list.all()) leave(key)
    },
  }
}

/** The uploads, and whoever wants to know of their changes. */
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
    : { kind: 'waiting' }
  return { key, file, preview: URL.createObjectURL(file), state }
}

/** Seconds after which a failed upload is tried again by itself; undefined: not at all. */
function waitAfter(error: unknown, tried: number): number | undefined {
  if (error instanceof TypeError) return tried < timeout ? pause * tried : undefined
  if (!(error instanceof CallError)) return undefined
  const { status, retryAfter } = error
  if (status === 503 || status === 408) return tried < timeout ? (retryAfter ?? pause) : undefined
  const isBrief = status === 429 && retryAfter !== undefined && retryAfter <= longestWait
  return isBrief && tried < patienceWithOthers ? retryAfter : undefined
}

/** What a photo is refused for by its content is refused again; all else may go better the next time. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError))
    return error instanceof TypeError ? { kind: 'offline' } : { kind: 'failed' }
  if (error.status === 401) return { kind: 'signedOut' }
  const text = error.body?.error
  return { kind: [413, 415, 422].includes(error.status) ? 'refused' : 'failed', text }
}
