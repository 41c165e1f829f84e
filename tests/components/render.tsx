import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { Router } from 'wouter'
import { App } from '#client/App.tsx'
import { adminQuery } from '#client/admin/admin.api.ts'
import { userQuery } from '#client/auth/auth.api.ts'
import { navigateAround } from '#client/core/history/overlayRules.ts'
import { startHistory } from '#client/core/history/startHistory.ts'
import { LanguageProvider } from '#client/core/language.tsx'
import { createQueryClient } from '#client/core/queryClient.ts'
import { loadWords } from '#client/core/words.ts'
import { unreadQuery } from '#client/inquiries/inbox/inbox.api.ts'
import { mineScope, panelScope } from '#client/inquiries/inbox/scope.ts'
import { loadPage } from '#client/loadPage.ts'
import { PageView } from '#client/PageView.tsx'
import { Toaster } from '#client/ui/feedback/Toaster.tsx'
import type { AdminSession } from '#shared/administrators/signIn.ts'
import { type Language, languages } from '#shared/core/language.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { matchPage, shownPage } from '#shared/pages.ts'
import type { CurrentUser } from '#shared/users/users.ts'
import { en, es, features } from '#tests/support/words.ts'
import { exchangeRate } from './samples.ts'

interface Options {
  url?: string
  user?: CurrentUser
  admin?: AdminSession
  language?: Language
}

export const words = { es, en }

for (const language of languages) await loadWords(language, features)
startHistory()

/** Any file type, as browsers allow; no pointer-events check. */
const userEventOptions = {
  delay: null,
  applyAccept: false,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
}

function prepareClient({ url = '/', user, admin, language = 'es' }: Options): QueryClient {
  history.replaceState(null, '', url)
  document.documentElement.lang = language
  const client = createQueryClient()
  client.setQueryData(userQuery.queryKey, user ?? null)
  client.setQueryData(adminQuery.queryKey, admin ?? null)
  client.setQueryData(queryKey(currencyApi.rate), exchangeRate())
  // Fresh, however slow the machine.
  const updatedAt = Date.now() + 3_600_000
  for (const scope of [mineScope, panelScope])
    client.setQueryData(unreadQuery(scope).queryKey, { received: 0, sent: 0 }, { updatedAt })
  return client
}

export function renderAt(element: ReactNode, options: Options = {}) {
  const { language = 'es' } = options
  const client = prepareClient(options)
  const rendered = render(element, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <LanguageProvider start={language}>
          <Router aroundNav={navigateAround}>{children}</Router>
          <Toaster />
        </LanguageProvider>
      </QueryClientProvider>
    ),
  })
  return { ...rendered, client, person: userEvent.setup(userEventOptions) }
}

export async function openSite(path: string, options: Omit<Options, 'at'> = {}): Promise<Rendered> {
  const { language = 'es', user } = options
  const client = prepareClient({ url: path, ...options })
  await loadPage(shownPage(matchPage(path.split('?')[0] ?? '').name, user !== undefined))
  const rendered = render(<App client={client} language={language} />)
  await settleParts()
  return { ...rendered, client, person: userEvent.setup(userEventOptions) }
}

export async function openPage(path: string, options: Omit<Options, 'at'> = {}): Promise<Rendered> {
  const { name, params } = matchPage(path.split('?')[0] ?? '')
  await loadPage(name)
  const rendered = renderAt(<PageView name={name} params={params} />, { url: path, ...options })
  await settleParts()
  return rendered
}

export const settleParts = () => act(() => vi.dynamicImportSettled())

export type Rendered = ReturnType<typeof renderAt>
export type Person = Rendered['person']

/** With or without an asterisk. */
export function named(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`)
}

export function field(label: string): HTMLElement {
  return screen.getByLabelText(named(label))
}

export async function fill(person: Person, target: string | HTMLElement, text: string): Promise<HTMLElement> {
  const box = typeof target === 'string' ? field(target) : target
  await person.clear(box)
  await person.click(box)
  if (text !== '') await person.paste(text)
  return box
}

/** URLs opened by `location.assign`. */
export function recordNavigation(): string[] {
  const urls: string[] = []
  vi.spyOn(location, 'assign').mockImplementation((address) => void urls.push(String(address)))
  return urls
}

/** Even behind an open dialog. */
export async function findToast(title: string, text = ''): Promise<HTMLElement> {
  return waitFor(() => {
    const [shown, ...others] = screen
      .getAllByRole('listitem', { hidden: true })
      .filter((item) => item.closest('[role=region]')?.getAttribute('aria-label')?.startsWith('Notific'))
    expect(others).toEqual([])
    if (!shown) throw new Error('No notification stands')
    expect(shown).toHaveTextContent(`${title}${text}`)
    return shown
  })
}
