import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { field, fill, findToast, openPage, words } from '#tests/components/render.tsx'

const { core, investment: w } = words.es
const open = (query = '') => openPage(`/rentabilidad${query}`)
const results = () => within(screen.getByRole('region', { name: w.results }))
const cell = (row: string, column = 0) => {
  const table = within(results().getByRole('table', { name: w.compare }))
  const head = table.getByRole('rowheader', { name: new RegExp(`^${row}`) })
  return head.closest('tr')?.querySelectorAll('td')[column]?.textContent?.replaceAll('\u00a0', ' ')
}
const inAddress = () => Object.fromEntries(new URLSearchParams(location.search))
/** 100,000 let for 1,000 a month, all assumptions off. */
const bare =
  '?price=100000&rent=1000&notary=0&registry=0&transfer=0&papers=0&vacancy=0&management=0&maintenance=0&propertyTax=0&saleCosts=0'

describe('the plan of an investment', () => {
  it('asks for a price, then for what it earns', async () => {
    const { person } = await open()
    expect(results().getByText(w.noPrice)).toBeInTheDocument()
    await fill(person, w.figures.price.label, '100000')
    expect(results().getByText(w.noIncome)).toBeInTheDocument()
    await fill(person, w.figures.rent.label, '1000')
    expect(cell(w.grossYield)).toBe('11,0 %')
    expect(inAddress()).toEqual({ price: '100000', rent: '1000' })
    expect(screen.getByText(w.closing('$3,030', '3,0 %'))).toBeInTheDocument()
  })

  it('is read from its address, with taxes as the law has them', async () => {
    const { person } = await open(bare)
    expect([cell(w.netYield), cell(w.irr), cell(w.payback)]).toEqual([
      '11,5 %',
      '12,1 %',
      w.paybackYears('8,7'),
    ])
    await person.click(screen.getByRole('radio', { name: w.residences.abroad }))
    // 900 of tax instead of 480.
    expect(cell(w.netYield)).toBe('11,1 %')
    expect(inAddress()).toMatchObject({ residence: 'abroad' })
  })

  it('stands side by side for each way of earning', async () => {
    const { person } = await open(`${bare}&nightly=60&delivery=24`)
    expect(
      results()
        .getAllByRole('columnheader')
        .slice(1, 4)
        .map(({ textContent }) => textContent),
    ).toEqual([w.scenarios.longTerm, w.scenarios.shortTerm, w.scenarios.offPlan])
    expect(cell(w.payback, 2)).toBe(w.none)
    await person.click(screen.getByRole('tab', { name: w.scenarios.offPlan }))
    expect(screen.getByRole('table', { name: w.table(w.scenarios.offPlan) })).toBeInTheDocument()
    expect(screen.getByText(w.saleAt(2))).toBeInTheDocument()
  })

  it('keeps what cannot be, says so and counts as before', async () => {
    const { person } = await open(`${bare}&financing=bank`)
    const before = cell(w.cashOnCash)
    await fill(person, w.figures.loanYears.label, '60')
    expect(field(w.figures.loanYears.label)).toHaveValue('60')
    expect(field(w.figures.loanYears.label)).toHaveAccessibleDescription(w.outOfRange('1', '40'))
    expect(cell(w.cashOnCash)).toBe(before)
    await fill(person, w.figures.rate.label, '0')
    expect(cell(w.cashOnCash)).not.toBe(before)
  })

  it('asks about instalments that do not reach the price, and tells what they cost beyond it', async () => {
    const { person } = await open(`${bare}&financing=seller&down=40`)
    await fill(person, w.figures.instalment.label, '900')
    expect(screen.getByText(w.unpaid('$6,000'))).toBeInTheDocument()
    await fill(person, w.figures.instalment.label, '1219.84')
    expect(screen.getByText(w.interest('8,4 %'))).toBeInTheDocument()
  })

  it('goes back to what is usual without losing price and rent, is copied and printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { person } = await open(bare)
    await person.click(screen.getByRole('button', { name: w.copyLink }))
    await findToast(core.linkCopied, w.linkCopied)
    expect(await navigator.clipboard.readText()).toBe(location.href)
    await person.click(screen.getByRole('button', { name: w.print }))
    expect(print).toHaveBeenCalledOnce()
    await person.click(screen.getByRole('button', { name: w.reset }))
    expect(inAddress()).toEqual({ price: '100000', rent: '1000' })
  })

  it('follows a link to the page itself, and the step back from it', async () => {
    const { person } = await open(bare)
    await fill(person, w.figures.price.label, '90000')
    act(() => history.pushState(null, '', '/rentabilidad'))
    expect(field(w.figures.price.label)).toHaveValue('')
    expect(results().getByText(w.noPrice)).toBeInTheDocument()
    act(() => history.back())
    await waitFor(() => expect(field(w.figures.price.label)).toHaveValue('90.000'))
  })

  it('names the source of each rate', async () => {
    await open()
    const sources = within(screen.getByRole('region', { name: w.sources }))
    expect(sources.getByText(/IRP.*8 ?%.*50 ?%/)).toHaveTextContent('Ley 6380/2019')
    expect(sources.getByText(/48,4/)).toHaveTextContent('AirROI')
  })
})
