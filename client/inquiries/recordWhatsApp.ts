import { callHeaders, fetchAnswer } from '#client/core/call.ts'
import { inquiriesApi } from '#shared/inquiries/inquiries.ts'

/** Survives leaving the page for the app. */
export function recordWhatsApp(listingId: string): void {
  const { method, path } = inquiriesApi.whatsapp
  fetchAnswer(path, {
    method,
    keepalive: true,
    credentials: 'include',
    headers: { ...callHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ listingId }),
  }).catch(() => undefined)
}
