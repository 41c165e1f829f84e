import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { publishingApi } from '#shared/listings/publishing.ts'
import { mediaApi } from '#shared/media/mediaApi.ts'
import { findToast, recordNavigation, words } from '#tests/components/render.tsx'
import { currentUser, listing, uploaded } from '#tests/components/samples.ts'
import { deferred, errorResponse, stubEndpoint } from '#tests/components/server.ts'
import { completeFields, heading, next, openWizard } from '#tests/components/wizard.tsx'

const { media, publish: w } = words.es
const user = currentUser()
const button = (name: string) => screen.getByRole('button', { name })

describe('the photos of a listing', () => {
  it('require signing in, which returns to their step', async () => {
    const urls = recordNavigation()
    const { person } = openWizard({ step: 'photos', draft: completeFields() })
    expect(screen.getByText(w.photosSignInText)).toBeInTheDocument()
    await person.click(button(w.signIn))
    expect(urls).toEqual(['/api/login?returnTo=%2Fpublish%3Fstep%3Dphotos&lang=es'])
  })

  it('continue uploading behind the other steps, and publishing waits for them', async () => {
    const pending = deferred<typeof mediaApi.upload>(uploaded('frente'))
    stubEndpoint(mediaApi.upload, () => pending.promise)
    const calls = stubEndpoint(publishingApi.create, listing())
    const { person, container } = openWizard({ step: 'photos', draft: completeFields(), user })
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is nowhere to choose files')
    await person.upload(input, new File(['x'], 'frente.jpg', { type: 'image/jpeg' }))
    await person.click(next())
    await person.click(next())
    expect(screen.getByText(media.underWay(1), { selector: 'p.font-semibold' })).toBeInTheDocument()
    expect(screen.queryByText(w.ready)).not.toBeInTheDocument()
    await person.dblClick(button(w.submit))
    await findToast(w.photosBusyTitle, w.photosBusy)
    expect(calls).toEqual([])
    expect(heading('review')).toBeInTheDocument()
    await person.click(button(w.toPhotos))
    expect(heading('photos')).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: media.progress('frente.jpg') })).toBeInTheDocument()
    pending.release()
    expect(await screen.findByRole('img', { name: media.photo(1) })).toBeInTheDocument()
    await person.click(next())
    await person.click(next())
    await person.click(button(w.submit))
    await findToast(w.published, w.publishedText)
    expect(calls.map(({ body }) => body.media)).toEqual([[{ id: 'frente', caption: null, isPrimary: true }]])
  })

  it('that were not uploaded are named in the review, and publishing goes on without them', async () => {
    stubEndpoint(mediaApi.upload, errorResponse('internal'))
    const calls = stubEndpoint(publishingApi.create, listing())
    const { person, container } = openWizard({ step: 'photos', draft: completeFields(), user })
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is nowhere to choose files')
    await person.upload(input, new File(['x'], 'frente.jpg', { type: 'image/jpeg' }))
    await person.click(next())
    await person.click(next())
    expect(await screen.findByText(w.photosUnsent(1))).toBeInTheDocument()
    await person.click(button(w.toPhotos))
    expect(heading('photos')).toBeInTheDocument()
    await person.click(next())
    await person.click(next())
    await person.click(button(w.submit))
    await findToast(w.published, w.publishedText)
    expect(calls.map(({ body }) => body.media)).toEqual([[]])
  })

  it('show the message of the server when rejected', async () => {
    stubEndpoint(
      publishingApi.create,
      errorResponse('invalid', { fields: { 'media.0.id': 'La foto ya no está.' } }),
    )
    const photo = { id: 'gone', caption: '', isPrimary: true, placeholder: null, width: 8, height: 6 }
    const draft = completeFields({ photos: [photo] })
    const { person } = openWizard({ step: 'review', draft, user })
    await person.click(button(w.submit))
    await waitFor(() => expect(heading('photos')).toBeInTheDocument())
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain('La foto ya no está.'),
    )
  })
})
