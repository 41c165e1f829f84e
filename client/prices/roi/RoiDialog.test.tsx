import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useAddressedOverlay } from '#client/core/history/useOverlay.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { field, fill, findToast, named, renderAt, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { RoiDialog } from './RoiDialog.tsx'
import { roiParameter } from './roiParameter.ts'
import { parseRoi } from './roiUrl.ts'

const { core, property, roi: w } = words.es
const house = listing({ priceUSD: '100000', expectedMonthlyRent: '900' })
const button = (name: string) => screen.getByRole('button', { name })
const result = () => within(screen.getByRole('region', { name: w.result }))
const figure = (text: string) => expect(result().getByText(text)).toBeInTheDocument()
const roiInAddress = () => new URLSearchParams(location.search).get('roi')

function House({ listing = house }: { listing?: typeof house }) {
  const overlay = useAddressedOverlay({
    parameter: roiParameter,
    parse: parseRoi,
    onMissing: () => toast({ title: 'missing' }),
  })
  return <RoiDialog listing={listing} overlay={overlay} />
}
const open = (query = '?roi=') => renderAt(<House />, { url: `/property/casa-1${query}` })

describe('the ROI calculator', () => {
  it('starts with the listing’s figures and default expenses of a fifth of the rent', () => {
    open()
    expect(field(w.price)).toHaveValue('100.000')
    expect(Number((field(w.expenses) as HTMLInputElement).value)).toBeCloseTo(
      Number((field(w.rent) as HTMLInputElement).value) / 5,
    )
  })

  it('recalculates while typing and stores the figures in the URL', async () => {
    const { person } = open()
    await fill(person, w.rent, '1000')
    expect(field(w.expenses)).toHaveValue('200')
    const occupancy = screen.getByRole('slider', { name: w.occupancy })
    occupancy.focus()
    await person.keyboard('{Home}')
    expect(occupancy).toHaveAttribute('aria-valuenow', '30')
    await person.keyboard('{ArrowRight>10/}')
    expect(occupancy).toHaveAttribute('aria-valuenow', '80')
    // 1000 x 80 % = 800; x 12 = 9600; less 200 x 12 = 7200; of 100000 = 7.2 %; 1000 / 30 = 33.
    for (const text of ['7,2 %', w.ratings.moderate, '$800', '$9,600', '$2,400', '$7,200', '$33'])
      figure(text)
    expect(roiInAddress()).toBe('1000,200,80,100000')
  })

  it.each([
    ['1000,100,80,100000', '8,4 %', w.ratings.good],
    ['1400,100,80,100000', '12,2 %', w.ratings.high],
    ['0,100,80,100000', '-1,2 %', w.ratings.low],
  ])('rates a return: %s is %s, %s', (figures, percent, rating) => {
    open(`?roi=${figures}`)
    figure(percent)
    figure(rating)
  })

  it('leaves typed expenses when the rent changes', async () => {
    const { person } = open('?roi=1000,200,80,100000')
    await fill(person, w.expenses, '100')
    await fill(person, w.rent, '1400')
    expect(field(w.expenses)).toHaveValue('100')
    await person.click(button(w.reset))
    expect(field(w.price)).toHaveValue('100.000')
    await fill(person, w.rent, '1000')
    expect(field(w.expenses)).toHaveValue('200')
  })

  it('asks for missing figures', async () => {
    const { person } = open()
    await fill(person, w.price, '')
    expect(screen.getByText(w.priceHint)).toBeInTheDocument()
    await fill(person, w.price, '100000')
    await fill(person, w.rent, 'nada')
    expect(screen.getByText(w.rentHint)).toBeInTheDocument()
    figure('0,0 %')
  })

  it.each(['nada', '', '-5', '1e309', '\u2212900', '9.9.9'])(
    'of a rent %j that is no number is 0 %%',
    async (rent) => {
      const { person } = open()
      await fill(person, w.rent, rent)
      figure('0,0 %')
    },
  )

  it.each([
    ['1700', '17,0 %'],
    ['٢٠٠٠', '20,0 %'],
  ])('has one decimal, always: %s', async (rent, percent) => {
    const { person } = open('?roi=0,0,100,120000')
    await fill(person, w.rent, rent)
    await fill(person, w.expenses, '0')
    figure(percent)
  })

  it.each(['a,b,c,d', '1000,200,101,100000'])('stays closed with roi=%s and says so', async (figures) => {
    open(`?roi=${figures}&lang=es`)
    await findToast('missing')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(location.search).toBe('?lang=es')
  })

  it.each([w.price, w.rent])('counts at most a billion dollars, and says so: %s', async (name) => {
    const { person } = open()
    await fill(person, name, '1000000000')
    expect(screen.queryByText(w.tooLarge)).not.toBeInTheDocument()
    await fill(person, name, '1000000001')
    expect(field(name)).toHaveAccessibleDescription(w.tooLarge)
    figure('0,0 %')
    expect(result().queryByText(w.ratings.high)).not.toBeInTheDocument()
  })

  it('explains each figure', async () => {
    const { person } = open('?roi=1000,200,80,100000')
    const net = button(w.formula(w.annualNet))
    await person.click(net)
    expect(net).toHaveAttribute('aria-expanded', 'true')
    expect(result().getByText(w.formulas.annualNet, { exact: false })).toBeInTheDocument()
    figure('= $9,600 − $2,400')
    await person.click(net)
    expect(result().queryByText('= $9,600 − $2,400')).not.toBeInTheDocument()
    await person.click(button(w.formula(w.result)))
    expect(result().getByText(w.formulas.roi, { exact: false })).toBeInTheDocument()
  })

  it('copies a link with its figures', async () => {
    const { person } = open('?roi=1200,240,80,100000')
    await person.click(button(w.copyLink))
    await findToast(core.linkCopied, property.linkCopiedText)
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/property/casa-1?roi=1200,240,80,100000`,
    )
  })

  it('removes its figures from the URL when closed', async () => {
    const { person } = open('?roi=1200,240,80,100000&lang=es')
    await person.click(button(core.close))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.search).toBe('?lang=es')
    expect(screen.queryByLabelText(named(w.rent))).not.toBeInTheDocument()
  })
})

describe('the estimate of the listing', () => {
  const stated = listing({
    priceUSD: '100000',
    pricePerNight: '60',
    allowsLongTerm: false,
    expectedMonthlyRent: '900',
    monthlyExpenses: '100',
    occupancyRate: '80',
    estimatedROI: '7.44',
  })
  const openStated = (overrides: Partial<typeof stated> = {}) =>
    renderAt(<House listing={{ ...stated, ...overrides }} />, { url: '/property/casa-1?roi=' })
  const because = w.stated.because('7,4 %', '$900', '$100', '80 %', '$100,000')

  it('is explained where the calculator starts with other figures, which can be changed to its own', async () => {
    const { person } = openStated()
    // 60 x 30 = 1800; less a fifth; at 80 % of occupancy.
    figure('13,0 %')
    expect(screen.getByText(because)).toBeInTheDocument()
    await person.click(button(w.stated.use))
    figure('7,4 %')
    expect(screen.queryByText(because)).not.toBeInTheDocument()
    expect(roiInAddress()).toBe('900,100,80,100000')
  })

  it('agrees where the calculator starts with its figures', () => {
    openStated({ pricePerNight: null, monthlyExpenses: null, estimatedROI: '6.48' })
    figure('6,5 %')
    expect(field(w.rent)).toHaveValue('900')
    expect(screen.queryByRole('button', { name: w.stated.use })).not.toBeInTheDocument()
  })

  it('is attributed to its author where its figures are unknown', () => {
    openStated({ expectedMonthlyRent: null })
    expect(screen.getByText(w.stated.unknown('7,4 %'))).toBeInTheDocument()
  })
})
