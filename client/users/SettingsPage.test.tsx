import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { userQuery, useUser } from '#client/auth/auth.api.ts'
import { loadPage } from '#client/loadPage.ts'
import { PageView } from '#client/PageView.tsx'
import { keysApi } from '#shared/apiKeys/apiKeysApi.ts'
import { usersApi } from '#shared/users/usersApi.ts'
import { webhooksApi } from '#shared/webhooks/webhooksApi.ts'
import { findToast, renderAt, words } from '#tests/components/render.tsx'
import { currentUser } from '#tests/components/samples.ts'
import { deferred, errorResponse, networkError, stubEndpoint } from '#tests/components/server.ts'
import { AccountLanguage } from './AccountLanguage.tsx'
import { useUnsavedLanguage } from './unsavedLanguage.ts'

const { core, errors, users: w, notifications } = words.es
const user = currentUser()

function Settings() {
  useUnsavedLanguage()
  const user = useUser()
  return (
    <>
      {user && <AccountLanguage account={user.language} />}
      <PageView name="settings" params={{}} />
    </>
  )
}

beforeAll(async () => {
  await loadPage('settings')
})

beforeEach(() => {
  stubEndpoint(keysApi.list, [])
  stubEndpoint(webhooksApi.list, [])
})

const toggle = (name: string) => screen.getByRole('switch', { name })
const button = (name: string) => screen.getByRole('button', { name })

it('the saved searches are a press away', () => {
  renderAt(<Settings />, { user })
  expect(screen.getByRole('link', { name: w.savedSearches })).toHaveAttribute('href', '/alerts')
})

describe('a setting', () => {
  it.each([
    [w.public, { publicProfile: true }],
    [w.emails, { emailNotifications: false }],
  ])('%s is applied at once and sent', async (name, change) => {
    const pending = deferred<typeof usersApi.change>({ ...user, ...change })
    const calls = stubEndpoint(usersApi.change, () => pending.promise)
    const { person, client } = renderAt(<Settings />, { user })
    const [value] = Object.values(change)
    await person.click(toggle(name))
    expect(toggle(name).getAttribute('aria-checked')).toBe(String(value))
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([change]))
    pending.release()
    await waitFor(() => expect(client.isMutating()).toBe(0))
    expect(toggle(name).getAttribute('aria-checked')).toBe(String(value))
  })

  it('of mails says that the address takes none, and tries it again', async () => {
    const bounced = { ...user, email: 'ana@mail.test', emailBounced: true }
    const calls = stubEndpoint(usersApi.change, ({ body }) => ({ ...user, ...body }))
    const { person } = renderAt(<Settings />, { user: bounced })
    expect(toggle(w.emails)).not.toBeChecked()
    expect(screen.getByText(w.emailsBounced('ana@mail.test'))).toBeInTheDocument()
    await person.click(toggle(w.emails))
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ emailNotifications: true }]))
    expect(toggle(w.emails)).toBeChecked()
    expect(screen.queryByText(w.emailsBounced('ana@mail.test'))).not.toBeInTheDocument()
  })

  it('of the currency is sent', async () => {
    const calls = stubEndpoint(usersApi.change, ({ body }) => ({ ...user, ...body }))
    const { person } = renderAt(<Settings />, { user })
    expect(screen.getByText(/USD \/ PYG/)).toBeInTheDocument()
    await person.click(screen.getByRole('radio', { name: w.currencies.PYG }))
    expect(screen.getByRole('radio', { name: w.currencies.PYG })).toBeChecked()
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ currency: 'PYG' }]))
  })

  it.each([
    ['the server fails', errorResponse('unavailable'), errors.codes.unavailable],
    ['the network fails', networkError, core.saveFailed],
  ])('is rolled back with a message when %s', async (_, response, text) => {
    stubEndpoint(usersApi.change, response)
    const { person } = renderAt(<Settings />, { user })
    await person.click(toggle(w.public))
    await findToast(core.error, text)
    expect(toggle(w.public)).not.toBeChecked()
    expect(screen.queryByRole('link', { name: w.publicLink })).not.toBeInTheDocument()
  })

  it('is sent after earlier ones; a failed one is rolled back alone', async () => {
    const first = deferred<typeof usersApi.change>({ ...user, publicProfile: true })
    const calls = stubEndpoint(usersApi.change, ({ body }) =>
      body.publicProfile ? first.promise : errorResponse('unavailable'),
    )
    const { person } = renderAt(<Settings />, { user })
    await person.click(toggle(w.public))
    await person.click(toggle(w.emails))
    expect(toggle(w.emails)).not.toBeChecked()
    await waitFor(() => expect(calls).toHaveLength(1))
    first.release()
    await waitFor(() => expect(calls).toHaveLength(2))
    await waitFor(() => expect(toggle(w.emails)).toBeChecked())
    expect(toggle(w.public)).toBeChecked()
    expect(screen.getByRole('link', { name: w.publicLink })).toHaveAttribute('href', '/users/ana')
  })
})

describe('the language', () => {
  it('changes the page and is saved to the account', async () => {
    const calls = stubEndpoint(usersApi.change, ({ body }) => ({ ...user, ...body }))
    const { person } = renderAt(<Settings />, { user })
    await person.click(screen.getByRole('radio', { name: 'English' }))
    expect(await screen.findByRole('heading', { name: words.en.users.settingsTitle })).toBeInTheDocument()
    expect(document.documentElement.lang).toBe('en')
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ language: 'en' }]))
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
  })

  it('of the account applies in a browser without a choice', async () => {
    renderAt(<Settings />, { user: currentUser({ language: 'en' }) })
    expect(await screen.findByRole('heading', { name: words.en.users.settingsTitle })).toBeInTheDocument()
  })

  it('of the URL is shown as chosen, and leaves when the account’s is', async () => {
    const { person } = renderAt(<Settings />, { user, url: '/settings?lang=en', language: 'en' })
    expect(await screen.findByRole('heading', { name: words.en.users.settingsTitle })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
    await person.click(screen.getByRole('radio', { name: 'Español' }))
    expect(await screen.findByRole('heading', { name: w.settingsTitle })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Español' })).toBeChecked()
  })

  it('of the URL overrides that of the account', async () => {
    renderAt(<Settings />, { user: currentUser({ language: 'en' }), url: '/settings?lang=es' })
    expect(screen.getByRole('heading', { name: w.settingsTitle })).toBeInTheDocument()
  })
})

describe('notifications', () => {
  it.each([
    ['an email address', { email: null }, w.emailsNone],
    ['a verified email address', {}, w.emailsUnverified('ana@demo.oga')],
  ])('by mail need %s', (_, overrides, hint) => {
    renderAt(<Settings />, { user: currentUser({ emailVerified: false, ...overrides }) })
    expect(toggle(w.emails)).toBeDisabled()
    expect(toggle(w.emails)).not.toBeChecked()
    expect(toggle(w.emails)).toHaveAccessibleDescription(hint)
  })

  it('by push are disabled when the browser does not support them', () => {
    renderAt(<Settings />, { user })
    expect(toggle(w.push)).toBeDisabled()
    expect(toggle(w.push)).toHaveAccessibleDescription(notifications.push.unsupported)
  })

  it('by push are disabled when the user blocked them', () => {
    vi.stubGlobal('navigator', { ...navigator, serviceWorker: {} })
    vi.stubGlobal('PushManager', {})
    vi.stubGlobal('Notification', { permission: 'denied' })
    renderAt(<Settings />, { user })
    expect(toggle(w.push)).toBeDisabled()
    expect(toggle(w.push)).toHaveAccessibleDescription(notifications.push.denied)
  })
})

describe('the password', () => {
  it('is changed on the provider’s page if it has one', () => {
    renderAt(<Settings />, { user: currentUser({ accountUrl: 'https://login.example/account' }) })
    expect(screen.getByRole('link', { name: w.password })).toHaveAttribute(
      'href',
      'https://login.example/account',
    )
  })

  it('otherwise shows where to change it', async () => {
    const { person } = renderAt(<Settings />, { user })
    await person.click(button(w.password))
    expect(screen.getByRole('dialog')).toHaveTextContent(w.passwordNone)
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button(w.password)).toHaveFocus()
  })
})

describe('the data export', () => {
  it('downloads a file named by date', async () => {
    const data = { exportedAt: '2026-11-21T12:00:00.000Z', user, data: { favorites: [] } }
    stubEndpoint(usersApi.export, data)
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { person } = renderAt(<Settings />, { user })
    await person.click(button(w.export))
    await findToast(w.exported, w.exportedText)
    expect(saved).toEqual(['oga-2026-11-21.json'])
  })

  it('shows a message when it fails', async () => {
    stubEndpoint(usersApi.export, networkError)
    const { person } = renderAt(<Settings />, { user })
    await person.click(button(w.export))
    await findToast(core.error, w.exportFailed)
    expect(button(w.export)).toBeEnabled()
  })
})

describe('deleting the account', () => {
  const dialog = () => screen.getByRole('dialog')
  const inDialog = (name: string) => within(dialog()).getByRole('button', { name })

  it('explains the effects, and can be cancelled by Escape, by the close button and by its button', async () => {
    const { person } = renderAt(<Settings />, { user })
    for (const cancel of [
      () => person.keyboard('{Escape}'),
      () => person.click(inDialog(core.close)),
      () => person.click(inDialog(w.eraseKeep)),
    ]) {
      await person.click(button(w.erase))
      for (const effect of w.eraseEffects) expect(dialog()).toHaveTextContent(effect)
      await cancel()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    }
  })

  describe('once confirmed', () => {
    let person: ReturnType<typeof renderAt>['person']
    let client: ReturnType<typeof renderAt>['client']
    beforeEach(async () => {
      ;({ person, client } = renderAt(<Settings />, { user, url: '/settings' }))
      await person.click(button(w.erase))
      await person.click(inDialog(w.eraseGoOn))
    })
    const word = () => within(dialog()).getByRole('textbox', { name: w.eraseType(w.eraseWord) })

    it('requires a word to be typed', async () => {
      expect(word()).toHaveFocus()
      for (const typed of ['', 'ELIMINA']) {
        await person.clear(word())
        if (typed) await person.type(word(), typed)
        await person.click(inDialog(w.eraseDo))
        expect(word()).toHaveAccessibleDescription(w.eraseMistyped(w.eraseWord))
        expect(word()).toHaveFocus()
      }
    })

    it('starts over after it was cancelled', async () => {
      await person.click(inDialog(w.eraseKeep))
      await person.click(button(w.erase))
      expect(dialog()).toHaveTextContent(w.eraseTitle)
    })

    it('stays open when the server fails', async () => {
      stubEndpoint(usersApi.erase, networkError)
      await person.type(word(), `${w.eraseWord}{Enter}`)
      await findToast(core.error, w.eraseFailed)
      expect(word()).toHaveValue(w.eraseWord)
      expect(client.getQueryData(userQuery.queryKey)).toEqual(user)
    })

    it('accepts the word in any case; then nobody is signed in', async () => {
      const calls = stubEndpoint(usersApi.erase, undefined)
      await person.type(word(), ` ${w.eraseWord.toLowerCase()} {Enter}`)
      await findToast(w.erased, w.erasedText)
      expect(calls).toHaveLength(1)
      expect(location.pathname).toBe('/')
      expect(client.getQueryData(userQuery.queryKey)).toBeNull()
    })
  })
})

it('the settings redirect a visitor to the start page', async () => {
  renderAt(<Settings />, { url: '/settings' })
  await waitFor(() => expect(location.pathname).toBe('/'))
})
