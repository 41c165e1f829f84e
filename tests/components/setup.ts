import '@testing-library/jest-dom/vitest'
import { cleanup, configure, waitFor } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { painting } from '#client/core/touch/afterPaint.ts'
import { currentToast, dismissToast, toastTiming } from '#client/ui/feedback/toasts.ts'
import { boostsApi } from '#shared/boosts/boostsApi.ts'
import { developmentsApi } from '#shared/developments/developmentsApi.ts'
import { listingSourceApi } from '#shared/imports/listingSource.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import './ownerStacks.ts'
import { handleRequest, resetStubs, stubEndpoint } from './server.ts'

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI
  }
}

configure({ asyncUtilTimeout: 20_000 })

painting.wait = (work) => work()
/** Milliseconds. */
toastTiming.duration = 60_000

let consoleMessages: string[] = []

beforeEach(() => {
  consoleMessages = []
  // Every page comes with it.
  stubEndpoint(settingsApi.public, { whatsappNumber: null, aiModel: false, sendsMail: true })
  // Beside most searches.
  stubEndpoint(boostsApi.shown, [])
  stubEndpoint(developmentsApi.list, [])
  // Above the form of each.
  stubEndpoint(listingSourceApi.get, { name: null, missingSince: null, locks: [] })
  // Every map is our own, drawn without WebGL.
  stubEndpoint(settingsApi.map, { styles: null })
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      consoleMessages.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
})

/* A request is never answered after the test that sent it. */
const testHeader = 'X-Test'
let test = crypto.randomUUID()
let requests = 0
const onTheWay = new Set<string>()
const plainFetch = globalThis.fetch

globalThis.fetch = (target, options) => {
  if (target instanceof Request) return plainFetch(target, options)
  const id = `${test} ${++requests}`
  onTheWay.add(id)
  const headers = { ...Object.fromEntries(new Headers(options?.headers)), [testHeader]: id }
  return plainFetch(target, { ...options, headers }).finally(() => onTheWay.delete(id))
}
afterAll(() => {
  globalThis.fetch = plainFetch
})

const isOver = (id: string | null) => id !== null && !id.startsWith(test)
const never = new Promise<never>(() => undefined)

afterEach(async () => {
  await waitFor(() => expect(onTheWay.size).toBe(0))
  cleanup()
  test = crypto.randomUUID()
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
  localStorage.clear()
  sessionStorage.clear()
  // Clears values held in memory.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  history.replaceState(null, '', '/')
  const faults = resetStubs()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect([...consoleMessages, ...faults]).toEqual([])
})

window.happyDOM.settings.fetch.interceptor = {
  async beforeAsyncRequest({ request, window }) {
    const id = request.headers.get(testHeader)
    if (isOver(id)) return never
    onTheWay.delete(id ?? '')
    const { body, ...head } = await handleRequest(request)
    if (isOver(id)) return never
    return new window.Response(body, head)
  },
}
