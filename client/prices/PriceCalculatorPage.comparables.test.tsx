import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { analyse, analysisUrl, question } from '#tests/components/calculator.ts'
import { field, fill, openPage, type Person, words } from '#tests/components/render.tsx'
import { calculation, comparable, comparables } from '#tests/components/samples.ts'
import { errorResponse, networkError, stubEndpoint } from '#tests/components/server.ts'

const { calculator: w, core, errors, listings, prices } = words.es
const { comparables: list } = w

const urlParams = () => Object.fromEntries(new URLSearchParams(location.search))
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  stubEndpoint(pricesApi.comparables, comparables([]))
})

describe('the comparables', () => {
  const rows = () => within(screen.getByRole('list', { name: list.list })).getAllByRole('listitem')
  const toggle = async (person: Person, name: string, id: string) =>
    person.click(
      await screen.findByRole('button', { name: new RegExp(`^${name} ?${list.of(`Depto ${id}`)}$`) }),
    )

  it('can be excluded and restored, which changes the result', async () => {
    stubEndpoint(pricesApi.comparables, comparables([comparable('a'), comparable('b')]))
    const calls = stubEndpoint(pricesApi.calculate, ({ body }) =>
      calculation({ estimateDifference: body.exclude.length > 0 ? 7 : -4, excluded: body.exclude.length }),
    )
    const { person } = await openPage(analysisUrl)
    await screen.findByRole('heading', { name: prices.fromEstimate.below(core.percent('4,0')) })
    await toggle(person, list.takeOut, 'a')
    expect(
      await screen.findByRole('heading', { name: prices.fromEstimate.above(core.percent('7,0')) }),
    ).toBeInTheDocument()
    expect(calls.at(-1)?.body.exclude).toEqual(['a'])
    expect(urlParams()).toEqual({ ...question, exclude: 'a' })
    expect(screen.getByText(list.taken(1))).toBeInTheDocument()
    expect(rows()[0]).toHaveTextContent(list.takenOut)
    await toggle(person, list.putBack, 'a')
    expect(
      await screen.findByRole('heading', { name: prices.fromEstimate.below(core.percent('4,0')) }),
    ).toBeInTheDocument()
    expect(urlParams()).toEqual(question)
  })

  it('of another type are named by it, and said to count less', async () => {
    const lent = { ...comparable('b'), likeType: 'penthouse' as const }
    stubEndpoint(pricesApi.comparables, comparables([comparable('a'), lent]))
    stubEndpoint(pricesApi.calculate, calculation())
    await openPage(analysisUrl)
    expect(await screen.findByText(`${list.text} ${list.likeTypes}`)).toBeInTheDocument()
    expect(rows()[0]).not.toHaveTextContent(listings.types.penthouse)
    expect(rows()[1]).toHaveTextContent(listings.types.penthouse)
  })

  it('that are excluded are stored in the URL and restored together', async () => {
    stubEndpoint(pricesApi.comparables, comparables([comparable('a'), comparable('b'), comparable('c')]))
    const calls = stubEndpoint(pricesApi.calculate, calculation())
    const { person } = await openPage(`${analysisUrl}&exclude=a,b,<script>`)
    expect(await screen.findByText(list.taken(2))).toBeInTheDocument()
    await waitFor(() => expect(calls.map(({ body }) => body.exclude)).toEqual([['a', 'b']]))
    await person.click(button(list.restore))
    await waitFor(() => expect(calls.at(-1)?.body.exclude).toEqual([]))
    expect(urlParams()).toEqual(question)
  })

  it('can all be excluded, which shows an error and a way to restore them', async () => {
    stubEndpoint(pricesApi.comparables, comparables([comparable('a')]))
    stubEndpoint(pricesApi.calculate, ({ body }) =>
      body.exclude.length > 0 ? errorResponse('no_comparables_left') : calculation(),
    )
    const { person } = await openPage(`${analysisUrl}&exclude=a`)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(errors.codes.no_comparables_left)
    await person.click(within(alert).getByRole('button', { name: list.restore }))
    expect(
      await screen.findByRole('heading', { name: prices.fromEstimate.below(core.percent('4,1')) }),
    ).toBeInTheDocument()
  })

  it('are all included again for another market', async () => {
    stubEndpoint(pricesApi.comparables, comparables([comparable('a'), comparable('b')]))
    const calls = stubEndpoint(pricesApi.calculate, calculation())
    const { person } = await openPage(`${analysisUrl}&exclude=a`)
    await screen.findByText(list.taken(1))
    await fill(person, w.area, '90')
    await analyse(person)
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ area: 90, exclude: ['a'] }))
    await person.selectOptions(field(w.type), listings.types.house)
    await analyse(person)
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ propertyType: 'house', exclude: [] }))
    await waitFor(() => expect(urlParams()).not.toHaveProperty('exclude'))
  })

  it('that do not count show the reason and cannot be excluded', async () => {
    stubEndpoint(pricesApi.calculate, calculation())
    stubEndpoint(
      pricesApi.comparables,
      comparables([comparable('a', { leftOut: 'slip' }), comparable('b', { distanceKm: 1.24 })]),
    )
    await openPage(analysisUrl)
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent(list.reasons.slip)
    expect(within(first ?? document.body).queryByRole('button')).not.toBeInTheDocument()
    expect(second).toHaveTextContent(list.distance('1,2'))
  })

  it('are limited to eight until all are requested', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => comparable(`n${at}`))
    stubEndpoint(pricesApi.calculate, calculation())
    stubEndpoint(pricesApi.comparables, comparables(ten, 140))
    const { person } = await openPage(analysisUrl)
    expect(await screen.findByText(list.shown(8, 140))).toBeInTheDocument()
    expect(rows()).toHaveLength(8)
    await person.click(button(list.showAll(10)))
    expect(rows()).toHaveLength(10)
    expect(screen.getByText(list.shown(10, 140))).toBeInTheDocument()
  })

  it('load again on request after an error', async () => {
    stubEndpoint(pricesApi.calculate, calculation())
    stubEndpoint(pricesApi.comparables, networkError)
    const { person } = await openPage(analysisUrl)
    await screen.findByText(core.somethingWrong)
    stubEndpoint(pricesApi.comparables, comparables([comparable('a')]))
    await person.click(button(core.retry))
    await waitFor(() => expect(rows()).toHaveLength(1))
  })
})
