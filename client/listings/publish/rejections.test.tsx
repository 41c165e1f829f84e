import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishingApi } from '#shared/listings/publishing.ts'
import { field, words } from '#tests/components/render.tsx'
import { currentUser } from '#tests/components/samples.ts'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'
import { completeFields, openWizard } from '#tests/components/wizard.tsx'
import type { FormFields } from './form/fields.ts'

const { fieldLabels, publish: w } = words.es

async function publishRejected(fields: Record<string, string>, overrides: Partial<FormFields> = {}) {
  stubEndpoint(publishingApi.create, errorResponse('invalid', { fields }))
  const { person } = openWizard({ step: 'review', draft: completeFields(overrides), user: currentUser() })
  await person.click(screen.getByRole('button', { name: w.submit }))
  return person
}

const says = (label: string, text: string) =>
  waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text)))

describe('fields that the server rejects', () => {
  beforeEach(() => {
    // Timeouts of 100 ms never fire: the result must not depend on how fast a step renders.
    const later = setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(
      Object.assign((run: () => void, ms?: number) => later(run, ms === 100 ? 2 ** 30 : ms), later),
    )
  })

  it('show the message when their step opens, the first with focus', async () => {
    await publishRejected({ description: 'Muy corta.', 'price.amount': 'Demasiado.' })
    await says(fieldLabels.description, 'Muy corta.')
    await waitFor(() => expect(field(fieldLabels.description)).toHaveFocus())
  })

  it('in English open the English tab', async () => {
    const titles = { titleEn: 'Flat', descriptionEn: 'With a balcony.' }
    await publishRejected({ titleEn: 'Muy corto.' }, titles)
    await says(fieldLabels.titleEn, 'Muy corto.')
    await waitFor(() => expect(field(fieldLabels.titleEn)).toHaveFocus())
  })

  it('of a later step show the message when that step opens', async () => {
    const person = await publishRejected({ title: 'Muy corto.', 'price.amount': 'Demasiado.' })
    await says(fieldLabels.title, 'Muy corto.')
    await person.click(screen.getByRole('button', { name: w.next }))
    await person.click(screen.getByRole('button', { name: w.next }))
    await says(w.priceTitle.sale, 'Demasiado.')
  })
})
