import { describe, expect, it } from 'vitest'
import { emptyFields, type FormFields } from '#client/listings/publish/form/fields.ts'
import { changeOf } from '#client/listings/publish/form/fromListing.ts'
import { mergeEdits } from './mergeEdits.ts'

const before: FormFields = {
  ...emptyFields(2026),
  city: 'Asunción',
  neighborhood: 'Villa Morra',
  title: 'Casa',
  description: 'Una casa.',
  area: '180',
  amount: '185000',
}
const sent = (edits: { mine: FormFields; now: FormFields; theirs?: string[] }) =>
  changeOf(edits.now, mergeEdits({ before, theirs: [], ...edits }))

describe('edits that meet', () => {
  it('leave what I only wrote in another way as the other changed it', () => {
    const mine = { ...before, title: 'La mía', amount: '185.000', area: '180,0' }
    const now = { ...before, amount: '171000', area: '150' }
    expect(sent({ mine, now })).toEqual({ title: 'La mía' })
  })

  it('keep what I changed, and what the other changed beside it', () => {
    const mine = { ...before, title: 'La mía', amount: '190.000' }
    const now = { ...before, description: 'La otra.' }
    const price = { amount: 190_000, currency: 'USD' }
    expect(sent({ mine, now })).toEqual({ title: 'La mía', price, confirmPrice: false })
  })

  it('of what both changed, leave what was chosen', () => {
    const mine = { ...before, title: 'La mía', amount: '190000' }
    const now = { ...before, title: 'La otra', amount: '171000' }
    expect(sent({ mine, now, theirs: ['price', 'title'] })).toEqual({})
    expect(sent({ mine, now, theirs: ['price'] })).toEqual({ title: 'La mía' })
  })
})
