import { act, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { useLocation } from 'wouter'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { matchPage } from '#shared/pages.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { findToast, recordNavigation, renderAt, words } from '#tests/components/render.tsx'
import { currentUser } from '#tests/components/samples.ts'
import { stubEndpoint } from '#tests/components/server.ts'
import { loadPage } from './loadPage.ts'
import { PageView } from './PageView.tsx'

const { auth, dashboard, about, mine, users } = words.es

function Pages() {
  const [path] = useLocation()
  return (
    <Suspense fallback="loading">
      <PageView {...matchPage(path)} />
    </Suspense>
  )
}

beforeAll(async () => {
  const names = ['root', 'profile', 'settings', 'mine', 'priceDashboard', 'edit'] as const
  await Promise.all(names.map(loadPage))
})

it.each([
  ['/profile', users.title],
  ['/settings?from=mail', users.settingsTitle],
  ['/my-properties', mine.title],
])(
  '%s redirects a visitor to the start page, says why and offers to sign in and return',
  async (at, title) => {
    stubEndpoint(listingsApi.featured, [])
    const urls = recordNavigation()
    const { person } = renderAt(<Pages />, { url: at })
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(urls).toEqual([])
    const toast = await findToast(auth.required, auth.requiredFor(title))
    await person.click(within(toast).getByRole('button', { name: auth.title }))
    expect(new URL(urls[0] ?? '', location.href).searchParams.get('returnTo')).toBe(at)
  },
)

it.each([
  ['/my-properties?renew=abc', auth.requiredText],
  ['/publish/abc', auth.requiredText],
  ['/price-dashboard', dashboard.signInText],
])('%s sends a visitor to sign in, with a reason and a way back', async (at, reason) => {
  const urls = recordNavigation()
  renderAt(<Pages />, { url: at })
  await findToast(auth.required, reason)
  await waitFor(() => expect(urls).toHaveLength(1))
  expect(new URL(urls[0] ?? '', location.href).searchParams.get('returnTo')).toBe(at)
})

it('a protected page is shown to a signed-in user', async () => {
  stubEndpoint(pricesApi.user, [])
  renderAt(<Pages />, { url: '/price-dashboard', user: currentUser() })
  expect(await screen.findByRole('heading', { level: 1, name: dashboard.title })).toBeVisible()
  expect(document.title).toBe(`${dashboard.title} · Óga`)
})

it('a page whose code is not loaded yet is loaded', async () => {
  await act(async () => void renderAt(<Pages />, { url: '/terms' }))
  expect(await screen.findByRole('heading', { level: 1, name: about.termsTitle })).toBeVisible()
})
