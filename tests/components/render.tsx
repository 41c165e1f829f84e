import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { App } from '#client/App.tsx'
import { userQuery } from '#client/auth/auth.api.ts'
import { LanguageProvider } from '#client/core/language.tsx'
import { createQueryClient } from '#client/core/queryClient.ts'
import { loadWords } from '#client/core/words.ts'
import { PageView } from '#client/PageView.tsx'
import { loadPage } from '#client/pages.ts'
import { Toaster } from '#client/ui/feedback/Toaster.tsx'
import { type Language, languages } from '#shared/core/language.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import { currencyApi } from '#shared/currency.ts'
import { matchPage, shownPage } from '#shared/pages.ts'
import type { CurrentUser } from '#shared/users.ts'
import { en, es, features } from '#tests/support/words.ts'
import { exchangeRate } from './samples.ts'

interface Options {
  /** The address that it stands at. */
  at?: string
  /** Who is signed in; nobody where it is left out. */
  user?: CurrentUser
  language?: Language
}

/** Every text in both languages. */
export const words = { es, en }

for (const language of languages) await loadWords(language, features)

/** No waiting between one key and the next; any file can be chosen, as in browsers; there is no style sheet that could forbid a press. */
const hands = { delay: null, applyAccept: false, pointerEventsCheck: PointerEventsCheckLevel.Never }

/** The window at an address, and the answers that a page comes with. */
function prepare({ at = '/', user, language = 'es' }: Options): QueryClient {
  history.replaceState(null, '', at)
  document.documentElement.lang = language
  const client = createQueryClient()
  client.setQueryData(userQuery.queryKey, user ?? null)
  client.setQueryData(queryKey(currencyApi.rate), exchangeRate())
  return client
}

/** Renders a page, or a part of one, with all that pages stand in: the language, the answers it came with, the notifications. */
export function renderAt(element: ReactNode, options: Options = {}) {
  const { language = 'es' } = options
  const client = prepare(options)
  const rendered = render(element, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <LanguageProvider start={language}>
          {children}
          <Toaster />
        </LanguageProvider>
      </QueryClientProvider>
    ),
  })
  return { ...rendered, client, person: userEvent.setup(hands) }
}

/** Renders the whole site at an address: what stands around its pages as well. */
export async function openSite(path: string, options: Omit<Options, 'at'> = {}): Promise<Rendered> {
  const { language = 'es', user } = options
  const client = prepare({ at: path, ...options })
  await loadPage(shownPage(matchPage(path.split('?')[0] ?? '').name, user !== undefined))
  const rendered = render(<App client={client} language={language} />)
  return { ...rendered, client, person: userEvent.setup(hands) }
}

/** Renders the page of an address, title and guard included. */
export async function openPage(path: string, options: Omit<Options, 'at'> = {}): Promise<Rendered> {
  const { name, params } = matchPage(path.split('?')[0] ?? '')
  await loadPage(name)
  return renderAt(<PageView name={name} params={params} />, { at: path, ...options })
}

export type Rendered = ReturnType<typeof renderAt>
export type Person = Rendered['person']

/** The label of a field, with or without the mark of what is required. */
export function named(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`)
}

/** The field with a label. */
export function field(label: string): HTMLElement {
  return screen.getByLabelText(named(label))
}

/** Puts a text in the place of what stands in a field, given by its label or itself, as one would by pasting it. */
export async function fill(person: Person, target: string | HTMLElement, text: string): Promise<HTMLElement> {
  const box = typeof target === 'string' ? field(target) : target
  await person.clear(box)
  await person.click(box)
  if (text !== '') await person.paste(text)
  return box
}

/** Where the page went by leaving the site's own pages, such as to sign in. */
export function watchLeaving(): string[] {
  const left: string[] = []
  vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)))
  return left
}

/** The one notification that stands, once it says exactly this. It is found behind an open dialog as well. */
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
