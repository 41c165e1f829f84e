import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { currentToast, dismissToast } from '#client/ui/feedback/toasts.ts'
import { handleRequest, resetStubs } from './server.ts'

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI
  }
}

configure({ asyncUtilTimeout: 5000 })

/** None is expected. */
let consoleMessages: string[] = []

beforeEach(() => {
  consoleMessages = []
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      consoleMessages.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
})

afterEach(() => {
  cleanup()
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
  localStorage.clear()
  sessionStorage.clear()
  // Stored values are also held in memory; this event clears them.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  history.replaceState(null, '', '/')
  const faults = resetStubs()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect([...consoleMessages, ...faults]).toEqual([])
})

window.happyDOM.settings.fetch.interceptor = {
  async beforeAsyncRequest({ request, window }) {
    const { body, ...head } = await handleRequest(request)
    return new window.Response(body, head)
  },
}
