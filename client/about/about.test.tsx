import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { languages } from '#shared/core/language.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { field, openPage, words } from '#tests/components/render.tsx'
import { stubEndpoint } from '#tests/components/server.ts'

const heading = () => screen.getByRole('heading', { level: 1 })

describe.each(languages)('in %s', (language) => {
  const { about, method, notFound } = words[language]

  it.each([
    ['/terms', about.termsTitle],
    ['/privacy', about.privacyTitle],
    ['/contact', about.contactTitle],
    ['/metodo', method.title],
    ['/method', method.title],
  ])('%s is headed by its title', async (path, title) => {
    stubEndpoint(pricesApi.accuracy, { measuredAt: null, rows: [] })
    await openPage(path, { language })
    expect(heading()).toHaveTextContent(title)
  })

  it('an unknown address leads on', async () => {
    await openPage('/nowhere', { language })
    expect(heading()).toHaveTextContent('Page Not Found')
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument()
    expect(screen.getByText(notFound.text)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: notFound.home })).toHaveAttribute('href', '/')
  })

  it('the contact page links to the central number, which it shows in groups', async () => {
    stubEndpoint(settingsApi.public, { whatsappNumber: '+595981234567', aiModel: false, sendsMail: true })
    await openPage('/contact', { language })
    const link = await screen.findByRole('link', { name: about.whatsappAction })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/595981234567\?text=./))
    expect(
      within(
        screen.getByRole('heading', { name: about.whatsappTitle }).closest('section') ?? document.body,
      ).getByText('+595 981 234 567'),
    ).toBeInTheDocument()
  })

  it('a listing is reported to the central number, with what is wrong and its address', async () => {
    stubEndpoint(settingsApi.public, { whatsappNumber: '+595981234567', aiModel: false, sendsMail: true })
    const { complaint: w } = about
    const { person } = await openPage('/contact?listing=emp7h2w7gn83', { language })
    await person.selectOptions(field(w.reason), w.reasons.stolen_pictures)
    const link = await screen.findByRole('link', { name: w.action })
    const address = `${location.origin}/property/emp7h2w7gn83`
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      w.message(w.reasons.stolen_pictures, address),
    )
    expect(screen.getByRole('link', { name: w.see })).toHaveAttribute('href', '/property/emp7h2w7gn83')
  })

  it.each(['', '?listing=', '?listing=%3Cscript%3E', '?listing=..%2Fadmin'])(
    'the contact page %s reports no listing',
    async (query) => {
      stubEndpoint(settingsApi.public, { whatsappNumber: null, aiModel: false, sendsMail: true })
      await openPage(`/contact${query}`, { language })
      expect(screen.queryByText(about.complaint.title)).not.toBeInTheDocument()
    },
  )
})
