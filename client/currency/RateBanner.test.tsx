import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { queryKey } from '#shared/core/queryKey.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { renderAt, words } from '#tests/components/render.tsx'
import { exchangeRate } from '#tests/components/samples.ts'
import { networkError, stubEndpoint } from '#tests/components/server.ts'
import { RateBanner } from './RateBanner.tsx'

const { core, currency, currencyDetail: w } = words.es
const banner = () => screen.getByRole('complementary', { name: currency.label })

function open() {
  const rendered = renderAt(null)
  rendered.client.removeQueries({ queryKey: queryKey(currencyApi.rate) })
  rendered.rerender(<RateBanner />)
  return rendered
}

describe('the exchange rate', () => {
  it.each([
    [exchangeRate({ rate: 7300 }), 'US$ 1 = Gs. 7.300DolarPy, '],
    [exchangeRate({ source: 'another' }), 'US$ 1 = Gs. 7.420another, '],
    [exchangeRate({ source: 'fallback', updatedAt: null }), 'US$ 1 = Gs. 7.420referencial'],
  ])('shows its source (%#)', async (rate, text) => {
    stubEndpoint(currencyApi.rate, rate)
    open()
    await waitFor(() => expect(banner()).toHaveTextContent(text))
  })

  it('shows an error when it cannot be loaded', async () => {
    stubEndpoint(currencyApi.rate, networkError)
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(currency.failed)
  })

  it('that is outdated or cannot be renewed stands beside the error', async () => {
    stubEndpoint(currencyApi.rate, exchangeRate({ rate: 7300, stale: true }))
    const { client } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar tipo de cambio')
    expect(banner()).toHaveTextContent('US$ 1 = Gs. 7.300')
    stubEndpoint(currencyApi.rate, exchangeRate({ rate: 7310 }))
    await client.refetchQueries({ queryKey: queryKey(currencyApi.rate) })
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    stubEndpoint(currencyApi.rate, networkError)
    await client.refetchQueries({ queryKey: queryKey(currencyApi.rate) })
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar tipo de cambio')
    expect(banner()).toHaveTextContent('US$ 1 = Gs. 7.310')
  })

  it('is refetched every minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    try {
      const calls = stubEndpoint(currencyApi.rate, exchangeRate({ rate: 7300 }))
      renderAt(<RateBanner />)
      expect(banner()).toHaveTextContent('7.420')
      await vi.advanceTimersByTimeAsync(59_000)
      expect(calls).toEqual([])
      await vi.advanceTimersByTimeAsync(2000)
      await vi.waitFor(() => expect(banner()).toHaveTextContent('7.300'), { timeout: 5000 })
      expect(calls).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the details of the rate', () => {
  async function openDetail(rate: Parameters<typeof exchangeRate>[0]) {
    stubEndpoint(currencyApi.rate, exchangeRate(rate))
    stubEndpoint(currencyApi.history, [])
    const rendered = open()
    await waitFor(() => expect(banner()).toHaveTextContent('US$ 1'))
    await rendered.person.click(within(banner()).getByRole('button', { name: currency.detailsOf }))
    return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: w.title })) }
  }

  it('say that there is no history yet, and return the focus', async () => {
    const { dialog, person } = await openDetail({})
    expect(await dialog.findByText(w.noHistory)).toBeInTheDocument()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(within(banner()).getByRole('button')).toHaveFocus())
  })

  it('say that a rate is outdated or a fallback', async () => {
    const { dialog, unmount } = await openDetail({ stale: true })
    expect(dialog.getByText(w.stale)).toBeInTheDocument()
    unmount()
    const again = await openDetail({ source: 'fallback', updatedAt: null })
    expect(again.dialog.getByText(w.referenceText)).toBeInTheDocument()
  })

  it('load the history again on request after an error', async () => {
    const { dialog, person, unmount } = await openDetail({})
    await dialog.findByText(w.noHistory)
    unmount()
    stubEndpoint(currencyApi.history, networkError)
    stubEndpoint(currencyApi.rate, exchangeRate())
    const rendered = open()
    await rendered.person.click(await screen.findByRole('button', { name: currency.detailsOf }))
    expect(await screen.findByText(w.historyFailed)).toBeInTheDocument()
    stubEndpoint(currencyApi.history, [])
    await person.click(screen.getByRole('button', { name: core.retry }))
    expect(await screen.findByText(w.noHistory)).toBeInTheDocument()
  })
})
