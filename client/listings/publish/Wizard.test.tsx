import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Step } from '#shared/listings/fieldKinds.ts'
import { field, fill, findToast, named, words } from '#tests/components/render.tsx'
import { completeFields, heading, next, openWizard } from '#tests/components/wizard.tsx'

const { fieldLabels, errors, publish: w } = words.es
const button = (name: string) => screen.getByRole('button', { name })
const inEnglish = () => screen.getByRole('tab', { name: /^English/ })
const description = (label: string) => field(label).getAttribute('aria-describedby') ?? ''
const errorOf = (label: string) => {
  const ids = description(label).split(' ')
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent
}

describe('an incomplete step', () => {
  it.each<[Step, string[]]>([
    ['place', [fieldLabels.city, fieldLabels.neighborhood]],
    ['facts', [fieldLabels.title, fieldLabels.description]],
    ['price', [w.priceTitle.sale]],
  ])('%s stays open, marks its required fields and focuses the first', async (step, missing) => {
    const { person } = openWizard({ step })
    await person.click(next())
    await findToast(w.incomplete, w.incompleteText)
    expect(heading(step)).toBeInTheDocument()
    for (const label of missing) await waitFor(() => expect(errorOf(label)).toBe(errors.fields.required))
    expect(field(missing[0] ?? '')).toHaveFocus()
    expect(field(missing[0] ?? '')).toHaveAccessibleDescription(
      expect.stringContaining(errors.fields.required),
    )
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it.each(['click', 'ArrowDown'])('place offers its places on %s, not on focus alone', async (action) => {
    const { person } = openWizard({ step: 'place' })
    await person.click(next())
    await waitFor(() => expect(field(fieldLabels.city)).toHaveFocus())
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    if (action === 'click') await person.click(field(fieldLabels.city))
    else await person.keyboard(`{${action}}`)
    expect(screen.getByRole('listbox')).toBeInTheDocument()
  })

  it('leaves no message behind when it is complete', async () => {
    const { person } = openWizard({ step: 'facts' })
    await person.click(next())
    await findToast(w.incomplete, w.incompleteText)
    await fill(person, fieldLabels.title, 'Casa con quincho')
    await fill(person, fieldLabels.description, 'Tres dormitorios y patio.')
    await person.click(next())
    await waitFor(() => expect(heading('photos')).toHaveFocus())
    await waitFor(() => expect(screen.queryByText(w.incompleteText)).not.toBeInTheDocument())
  })

  it('photos can be skipped', async () => {
    const { person } = openWizard({ step: 'photos' })
    await person.click(next())
    await waitFor(() => expect(heading('price')).toHaveFocus())
  })

  it('facts switches to the language of the missing text', async () => {
    const { person } = openWizard({ step: 'facts' })
    await person.click(inEnglish())
    expect(field(fieldLabels.titleEn)).toBeInTheDocument()
    await person.click(next())
    await waitFor(() => expect(field(fieldLabels.title)).toHaveFocus())
  })

  it('office prices require at least one', async () => {
    const draft = completeFields({ propertyType: 'coworking', amount: '' })
    const { person } = openWizard({ step: 'price', draft })
    await person.click(next())
    await waitFor(() => expect(field(fieldLabels.pricePerMonth)).toHaveFocus())
    await fill(person, fieldLabels.pricePerDay, '20')
    await waitFor(() => expect(errorOf(fieldLabels.pricePerMonth)).toBeUndefined())
    await person.click(next())
    await waitFor(() => expect(heading('review')).toHaveFocus())
  })
})

describe('an invalid value', () => {
  const { problems } = w
  it.each<[Step, string, string, string]>([
    ['facts', fieldLabels.area, 'mucho', problems.not_number],
    ['facts', fieldLabels.area, '0', errors.fields.too_small],
    ['facts', fieldLabels.area, '9999999999', errors.fields.too_big],
    ['facts', fieldLabels.yearBuilt, '20', errors.fields.too_small],
    ['facts', fieldLabels.yearBuilt, '3000', errors.fields.too_big],
    ['facts', fieldLabels.internetSpeed, 'rápido', problems.not_number],
    ['price', w.priceTitle.sale, 'a convenir', problems.not_number],
    ['price', w.priceTitle.sale, '0', errors.fields.too_small],
    ['price', fieldLabels.pricePerNight, 'poco', problems.not_number],
    ['price', fieldLabels.minStayDays, '0', errors.fields.too_small],
    ['price', fieldLabels.maxStayDays, '2', errors.fields.wrong_order],
    ['price', fieldLabels.airbnbUrl, 'airbnb.com/rooms/1', problems.bad_link],
    ['price', fieldLabels.expectedMonthlyRent, 'mucho', problems.not_number],
    ['price', fieldLabels.monthlyExpenses, 'poco', problems.not_number],
  ])(
    'in %s, %s «%s», shows an error on blur, blocks the step, and is cleared when corrected',
    async (...row) => {
      const [step, label, typed, problem] = row
      const draft = completeFields({ allowsShortTerm: true, minStayDays: '3' })
      const { person } = openWizard({ step, draft })
      await fill(person, label, typed)
      expect(errorOf(label)).toBeUndefined()
      await person.tab()
      await waitFor(() => expect(errorOf(label)).toBe(problem))
      await person.click(next())
      await findToast(w.wrong, w.wrongText)
      await waitFor(() => expect(field(label)).toHaveFocus())
      expect(field(label)).toHaveValue(typed)
      expect(field(label)).toHaveAttribute('aria-invalid', 'true')
      await fill(person, label, label === fieldLabels.airbnbUrl ? 'https://airbnb.com/rooms/1' : '1999')
      await waitFor(() => expect(errorOf(label)).toBeUndefined())
    },
  )
})

describe('navigation between the steps', () => {
  const current = () => screen.getByRole('navigation', { name: w.stepsLabel }).querySelector('[aria-current]')
  const stepButton = (step: Step) =>
    within(screen.getByRole('navigation', { name: w.stepsLabel })).getByRole('button', {
      name: new RegExp(`^${w.steps[step]}`),
    })

  it('goes forward and back, with one URL per step and focus on its heading', async () => {
    const { person } = openWizard({ draft: completeFields() })
    for (const step of ['facts', 'photos', 'price', 'review'] as const) {
      await person.click(next())
      await waitFor(() => expect(heading(step)).toHaveFocus())
      expect(location.search).toBe(`?step=${step}`)
      expect(current()).toHaveTextContent(w.steps[step])
    }
    await person.click(button(w.back))
    await waitFor(() => expect(heading('price')).toHaveFocus())
  })

  it('goes to any step directly, past incomplete ones', async () => {
    const { person } = openWizard({ step: 'place' })
    await person.click(stepButton('price'))
    await waitFor(() => expect(heading('price')).toHaveFocus())
    await person.click(button(w.back))
    expect(heading('photos')).toBeInTheDocument()
  })

  it('marks completed steps; photos only with at least one', () => {
    openWizard({ draft: completeFields({ title: '' }) })
    expect(stepButton('place')).toHaveTextContent(w.stepDone)
    expect(stepButton('price')).toHaveTextContent(w.stepDone)
    for (const step of ['facts', 'photos', 'review'] as const)
      expect(stepButton(step)).not.toHaveTextContent(w.stepDone)
  })

  it('starts at the first step for an unknown step in the URL', () => {
    openWizard({ url: '/publish?step=nowhere' })
    expect(heading('place')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: w.back })).not.toBeInTheDocument()
  })

  it('follows the quality tips', async () => {
    const draft = completeFields({ area: '', description: 'x'.repeat(400) })
    const { person } = openWizard({ draft, step: 'review' })
    const [meter] = screen.getAllByRole('region', { name: w.quality.title })
    expect(meter).toHaveTextContent(w.quality.levels.fair)
    await person.click(screen.getAllByRole('button', { name: w.quality.tips.area })[0] ?? document.body)
    await waitFor(() => expect(heading('facts')).toHaveFocus())
  })
})

describe('the review', () => {
  it('lists missing fields and links to them', async () => {
    const { person } = openWizard({
      step: 'review',
      draft: completeFields({ neighborhood: '', amount: 'x' }),
    })
    const missing = screen.getByText(w.missing).parentElement ?? document.body
    expect(
      within(missing)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual([fieldLabels.neighborhood, fieldLabels.price])
    await person.click(within(missing).getByRole('button', { name: fieldLabels.price }))
    await waitFor(() => expect(field(w.priceTitle.sale)).toHaveFocus())
    await waitFor(() => expect(errorOf(w.priceTitle.sale)).toBe(w.problems.not_number))
  })

  it('says that the listing is complete and that a visitor must sign in', () => {
    openWizard({ step: 'review', draft: completeFields() })
    expect(screen.getByText(w.ready)).toBeInTheDocument()
    expect(screen.getByText(w.submitSignInText)).toBeInTheDocument()
    expect(button(w.submitSignIn)).toBeEnabled()
  })

  it('summarises each step and links to it', async () => {
    const { person } = openWizard({ step: 'review', draft: completeFields() })
    const summary = screen.getByRole('region', { name: w.summary })
    for (const line of [
      'Departamento en venta, Villa Morra, Asunción',
      '3 dormitorios · 2 baños · 2 cocheras · 85 m²',
      w.photosCount(0),
      '$135,000',
    ])
      expect(summary).toHaveTextContent(line)
    await person.click(button(w.edit(w.steps.facts)))
    await waitFor(() => expect(heading('facts')).toHaveFocus())
  })

  it('names every price, the parking, and the area as it was typed', () => {
    const prices = { transactionType: 'both', pricePerMonth: '900', pricePerNight: '60' } as const
    const draft = completeFields({ ...prices, allowsShortTerm: true, parkingSpaces: 1, area: '95,5' })
    openWizard({ step: 'review', draft })
    const summary = screen.getByRole('region', { name: w.summary })
    expect(summary).toHaveTextContent('2 baños · 1 cochera · 95,5 m²')
    expect(summary).toHaveTextContent('$135,000 · Alquiler $900/mes · $60/noche')
  })

  it('previews the page on request', async () => {
    const { person } = openWizard({ step: 'review', draft: completeFields({ amenities: ['pool'] }) })
    await person.click(button(w.showPage))
    expect(screen.getByRole('heading', { level: 4, name: 'Depto con balcón' })).toBeInTheDocument()
    expect(screen.getByText('Luminoso, a dos cuadras del shopping.')).toBeInTheDocument()
    await person.click(button(w.hidePage))
    expect(screen.queryByRole('heading', { level: 4 })).not.toBeInTheDocument()
  })
})

it('the suggested title can be applied', async () => {
  const { person } = openWizard({ step: 'facts', draft: completeFields({ title: '' }) })
  const suggestion = screen.getByRole('button', { name: /^Usar «.+»$/ })
  const title = suggestion.textContent?.match(/«(.+)»/)?.[1] ?? ''
  expect(title).toContain('Villa Morra')
  await person.click(suggestion)
  expect(field(fieldLabels.title)).toHaveValue(title)
  expect(suggestion).not.toBeInTheDocument()
})

it('labels mark required fields', () => {
  openWizard()
  expect(screen.getByLabelText(named(fieldLabels.city))).toBeRequired()
  expect(screen.getByLabelText(named(fieldLabels.address))).not.toBeRequired()
})
