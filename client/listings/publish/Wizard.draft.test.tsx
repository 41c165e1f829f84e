import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { field, fill, findToast, type Person, words } from '#tests/components/render.tsx'
import { completeFields, heading, next, openWizard } from '#tests/components/wizard.tsx'

const { fieldLabels, publish: w } = words.es
const button = (name: string) => screen.getByRole('button', { name })
const inEnglish = () => screen.getByRole('tab', { name: /^English/ })

describe('the draft', () => {
  const status = () => screen.queryByText(new RegExp(`^(${w.draft.restored}|${w.draft.saved})`))
  const saved = () => JSON.parse(localStorage.getItem('oga.draft.publish') ?? 'null')

  async function typeAddress(person: Person, address: string) {
    await fill(person, fieldLabels.address, address)
  }

  it('is saved after a pause in typing', async () => {
    const { person } = openWizard()
    expect(status()).not.toBeInTheDocument()
    await typeAddress(person, 'Calle Uno 123')
    expect(await screen.findByText(w.draft.saved)).toBeInTheDocument()
    expect(saved().fields).toMatchObject({ address: 'Calle Uno 123' })
  })

  it('is saved at once when the page is left', async () => {
    const { person } = openWizard()
    await typeAddress(person, 'Calle Dos 456')
    dispatchEvent(new Event('pagehide'))
    expect(saved().fields).toMatchObject({ address: 'Calle Dos 456' })
  })

  it('that the browser cannot store stays in the form, which says so', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      clear: () => undefined,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const { person } = openWizard()
    await typeAddress(person, 'Calle Uno 123')
    await findToast(words.es.storage.notStored, words.es.storage.notStoredText)
    expect(status()).not.toBeInTheDocument()
    await person.click(button(w.steps.price))
    await person.click(button(w.steps.place))
    expect(field(fieldLabels.address)).toHaveValue('Calle Uno 123')
  })

  it('is restored in every step', async () => {
    const { person } = openWizard({
      draft: completeFields({ titleEn: 'Flat', currency: 'PYG', bedrooms: 1 }),
    })
    expect(status()).toBeInTheDocument()
    expect(field(fieldLabels.city)).toHaveValue('Asunción')
    await person.click(next())
    expect(field(fieldLabels.area)).toHaveValue('85')
    expect(screen.getByRole('group', { name: words.es.listings.bedrooms })).toHaveTextContent('1')
    await person.click(inEnglish())
    expect(field(fieldLabels.titleEn)).toHaveValue('Flat')
    await person.click(next())
    await person.click(next())
    expect(field(w.priceTitle.sale)).toHaveValue('135.000')
    expect(screen.getByRole('radio', { name: w.currencies.PYG })).toBeChecked()
  })

  it('of another version loses invalid values only', () => {
    const fields = { city: 'Luque', bedrooms: 'three', propertyType: 'castle' }
    localStorage.setItem('oga.draft.publish', JSON.stringify({ fields, key: 'a-draft' }))
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'oga.draft.publish',
        newValue: localStorage.getItem('oga.draft.publish'),
      }),
    )
    openWizard()
    expect(field(fieldLabels.city)).toHaveValue('Luque')
    expect(screen.getByRole('radio', { name: words.es.listings.types.house })).toBeChecked()
  })

  it('can be discarded and restored', async () => {
    const { person } = openWizard({ draft: completeFields(), step: 'facts' })
    await person.click(button(w.draft.discard))
    expect(heading('place')).toBeInTheDocument()
    expect(field(fieldLabels.city)).toHaveValue('')
    expect(saved()).toBeNull()
    expect(status()).not.toBeInTheDocument()
    await findToast(w.draft.discarded)
    await person.click(button(w.draft.undo))
    expect(field(fieldLabels.city)).toHaveValue('Asunción')
    expect(saved().fields).toMatchObject({ title: 'Depto con balcón' })
  })
})
