import { z } from 'zod/mini'
import { callHeaders, readCallError } from '#client/core/call.ts'
import { type Uploaded, uploaded } from '#shared/media/media.ts'
import { mediaApi } from '#shared/media/mediaApi.ts'

export interface Sending {
  signal: AbortSignal
  /** From 0 to 1; at 1 the server processes it. */
  onProgress: (share: number) => void
}
export type SendPhoto = (file: File, sending: Sending) => Promise<Uploaded>

/**
 * `fetch` reports no upload progress. Rejects with `CallError`, `TypeError` on a network error, or
 * `AbortError`.
 */
export const sendPhoto: SendPhoto = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.set(mediaApi.upload.file ?? 'file', file)
    request.open(mediaApi.upload.method, mediaApi.upload.path)
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.upload.onload = () => onProgress(1)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        const parsed = z.safeParse(uploaded, parse(request.responseText))
        if (parsed.success) resolve(parsed.data)
        else reject(parsed.error)
      } else readCallError(responseOf(request)).then(reject, reject)
    }
    request.onerror = () => reject(new TypeError('the network is away'))
    request.onabort = () => reject(new DOMException('called off', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    if (signal.aborted) request.abort()
    else request.send(form)
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('Retry-After')
  return new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: retryAfter ? { 'Retry-After': retryAfter } : {},
  })
}
