import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noVerdictReasons } from '#shared/prices/priceKinds.ts'
import type { ListingVerdict } from '#shared/prices/prices.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { renderAt, words } from '#tests/components/render.tsx'
import { calculation, listing } from '#tests/components/samples.ts'
import { deferred, networkError, stubEndpoint } from '#tests/components/server.ts'
import { PriceVerdict } from './PriceVerdict.tsx'
import { PriceVerdictLink } from './PriceVerdictLink.tsx'

const { prices } = words.es
const { verdict: w } = prices

function verdict(overrides: Partial<ListingVerdict> = {}): ListingVerdict {
  const standing = calculation()
  return { transactionType: 'sale', pricePerSqm: 1941.18, reason: null, standing, ...overrides }
}

describe('the verdict on a price', () => {
  it.each([
    [12.34, prices.above('12,3 %')],
    [-4.06, prices.below('4,1 %')],
    [0, prices.even],
  ])('of %d % is shown with its evidence', async (estimateDifference, headline) => {
    stubEndpoint(pricesApi.listing, verdict({ standing: { ...calculation(), estimateDifference } }))
    renderAt(<PriceVerdict listing={listing()} />)
    expect(await screen.findByText(headline)).toBeInTheDocument()
    expect(screen.getByText(w.againstEstimate('$1,941.18 por m²', '$1,228.57'))).toBeInTheDocument()
    expect(screen.getByText(/Estimamos/)).toHaveTextContent(
      'Estimamos $172,000. La mitad de los avisos parecidos pide de $150,000 a $180,000. La estimación suele errar 12 %.',
    )
    expect(screen.getByRole('img')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: prices.method })).toHaveAttribute('href', '/metodo#comparables')
    expect(screen.getByRole('link', { name: w.market('Villa Morra') })).toHaveAttribute(
      'href',
      '/mercado/asuncion/villa-morra?propertyType=house',
    )
  })

  it('says what each fact adds, and no usual error where none was measured', async () => {
    const { estimate } = calculation()
    const standing = {
      ...calculation(),
      estimate: estimate && { ...estimate, typicalErrorPercent: null },
      corrections: [
        { fact: 'bedrooms' as const, percent: 6 },
        { fact: 'age' as const, percent: -3.5 },
        { fact: 'unused' as const, percent: 6.1 },
        { fact: 'unfinished' as const, percent: 0.9 },
      ],
    }
    stubEndpoint(pricesApi.listing, verdict({ standing }))
    renderAt(<PriceVerdict listing={listing()} />)
    expect(await screen.findByText(/Incluye/)).toHaveTextContent(
      'Incluye +6 % por sus dormitorios, −3,5 % por su antigüedad, +6,1 % por estar a estrenar, +0,9 % por estar terminado.',
    )
    expect(screen.queryByText(/suele errar/)).not.toBeInTheDocument()
  })

  it('of a field is told by the hectare, in the text and on the bar', async () => {
    const { estimate } = calculation()
    const standing = { ...calculation(), estimate: estimate && { ...estimate, price: 150_000 } }
    stubEndpoint(pricesApi.listing, verdict({ pricePerSqm: 0.35, standing }))
    renderAt(<PriceVerdict listing={listing({ propertyType: 'land', area: '500000.00' })} />)
    expect(await screen.findByText(w.againstEstimate('$3,500 por hectárea', '$3,000'))).toBeInTheDocument()
    expect(screen.getByRole('img')).toHaveAccessibleName(/\$3,500/)
  })

  it.each(noVerdictReasons)('is missing for a reason: %s', async (reason) => {
    stubEndpoint(pricesApi.listing, verdict({ reason, pricePerSqm: null, standing: null }))
    renderAt(<PriceVerdict listing={listing()} />)
    expect(await screen.findByText(w.none)).toBeInTheDocument()
    expect(screen.getByText(w.reasons[reason])).toBeInTheDocument()
    expect(screen.getByRole('link', { name: prices.method })).toBeInTheDocument()
  })

  it('shows a loading state', async () => {
    const pending = deferred<typeof pricesApi.listing>(verdict())
    stubEndpoint(pricesApi.listing, () => pending.promise)
    renderAt(<PriceVerdict listing={listing()} />)
    expect(screen.getByRole('status')).toHaveTextContent(w.loading)
    pending.release()
    expect(await screen.findByText(prices.below('4,1 %'))).toBeInTheDocument()
  })

  it('is omitted when it cannot be loaded', async () => {
    stubEndpoint(pricesApi.listing, networkError)
    renderAt(<PriceVerdict listing={listing()} />)
    await waitFor(() => expect(screen.queryByRole('region', { name: w.title })).not.toBeInTheDocument())
  })
})

describe('the verdict beside the price', () => {
  const standing = (sampleSize: number, confidence: 'high' | 'medium' | 'low') => ({
    ...calculation(),
    estimateDifference: 50,
    verdict: 'above' as const,
    confidence,
    marketStats: { ...calculation().marketStats, sampleSize, scope: 'country' as const },
  })

  it.each([
    ['low', '50,0\u00a0% por encima de la estimación: muestra débil', 'text-ink'],
    ['medium', '50,0\u00a0% por encima de la estimación: muestra razonable', 'text-warning'],
    ['high', '50,0\u00a0% por encima de la estimación: muestra sólida', 'text-danger'],
  ] as const)(
    'says what it is told from and how sure, red on a sound sample only: %s',
    async (level, text, colour) => {
      stubEndpoint(pricesApi.listing, verdict({ standing: standing(7, level) }))
      renderAt(<PriceVerdictLink listingId="casa-1" />)
      expect(await screen.findByRole('link', { name: text })).toHaveClass(colour)
    },
  )

  it.each([
    [-17, '17.0% below the estimate: weak sample'],
    [0.01, 'Equal to the estimate: weak sample'],
  ])('is in the language of the page (%d)', async (estimateDifference, name) => {
    stubEndpoint(pricesApi.listing, verdict({ standing: { ...standing(1, 'low'), estimateDifference } }))
    renderAt(<PriceVerdictLink listingId="casa-1" />, { language: 'en' })
    expect(await screen.findByRole('link', { name })).toBeInTheDocument()
  })
})
