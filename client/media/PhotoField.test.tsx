import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { uploadLimits } from '#shared/media/media.ts'
import { mediaApi } from '#shared/media/mediaApi.ts'
import { findToast, renderAt, words } from '#tests/components/render.tsx'
import { currentUser, uploaded } from '#tests/components/samples.ts'
import {
  deferred,
  errorResponse,
  foreignResponse,
  networkError,
  stubEndpoint,
} from '#tests/components/server.ts'
import { type Photo, PhotoField } from './PhotoField.tsx'
import { noUploads } from './usePhotos.ts'

const { errors, media: w } = words.es

const jpeg = (name: string) => new File([name], name, { type: 'image/jpeg' })
const photo = (id: string, overrides: Partial<Photo> = {}): Photo => ({
  id,
  caption: id,
  isPrimary: false,
  placeholder: null,
  width: 800,
  height: 600,
  ...overrides,
})
const three = [photo('frente', { isPrimary: true }), photo('patio'), photo('cocina')]

function Form({ start, disabled }: { start: Photo[]; disabled?: boolean }) {
  const [photos, setPhotos] = useState(start)
  const [uploads, setUploads] = useState(noUploads)
  return (
    <>
      <PhotoField photos={photos} onChange={setPhotos} onUploads={setUploads} disabled={disabled} />
      {uploads.underWay > 0 && <p>busy</p>}
      {uploads.unsent > 0 && <p>unsent</p>}
    </>
  )
}

function open(start: Photo[] = [], disabled?: boolean) {
  const rendered = renderAt(<Form start={start} disabled={disabled} />, { user: currentUser() })
  const input = rendered.container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nowhere to choose files')
  return { ...rendered, choose: (...files: File[]) => rendered.person.upload(input, files) }
}

const button = (name: string) => screen.getByRole('button', { name })
const tile = (text: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent?.includes(text)) ?? document.body
const captions = () =>
  screen.getAllByRole<HTMLInputElement>('textbox').map((box) => box.value || box.placeholder)
const isMain = (place: number) => button(w.isMain(place))
const nothingOf = (name: string) => expect(screen.queryByText(name)).not.toBeInTheDocument()

describe('a file', () => {
  it('becomes a photo; the first is the main one', async () => {
    const calls = stubEndpoint(mediaApi.upload, ({ file }) => uploaded(file?.name ?? ''))
    const { choose } = open()
    expect(screen.getByText(w.dropText(40))).toBeInTheDocument()
    await choose(jpeg('frente.jpg'), jpeg('patio.jpg'))
    expect(await screen.findByRole('img', { name: w.photo(2) })).toBeInTheDocument()
    expect(isMain(1)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(w.count(2, 40))).toBeInTheDocument()
    expect(screen.getByText(w.allDone(2))).toBeInTheDocument()
    expect(calls.map(({ file }) => file?.name)).toEqual(['frente.jpg', 'patio.jpg'])
  })

  it('is uploaded beside one other; the rest is queued', async () => {
    const pending = deferred<typeof mediaApi.upload>(uploaded('one'))
    const calls = stubEndpoint(mediaApi.upload, () => pending.promise)
    const { choose } = open()
    await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(screen.getAllByRole('progressbar')).toHaveLength(3)
    expect(tile('c.jpg')).toHaveTextContent(w.waiting)
    expect(screen.getByText('busy')).toBeInTheDocument()
    expect(screen.getByText(w.underWay(3))).toBeInTheDocument()
    pending.release()
    await screen.findAllByText(w.duplicate)
    await waitFor(() => nothingOf('busy'))
  })

  it('makes room for the next when cancelled, whatever its response', async () => {
    const pending = deferred<typeof mediaApi.upload>(uploaded('late'))
    const calls = stubEndpoint(mediaApi.upload, ({ file }) =>
      file?.name === 'c.jpg' ? uploaded('c') : pending.promise,
    )
    const { choose, person } = open()
    await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))
    await waitFor(() => expect(calls).toHaveLength(2))
    await person.click(button(w.cancel('a.jpg')))
    await screen.findByRole('img', { name: w.photo(2) })
    await person.click(button(w.cancel('b.jpg')))
    pending.release()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it.each([
    ['foto.heic', 'image/heic', 9, errors.codes.heic_unsupported],
    ['plano.pdf', 'application/pdf', 9, errors.codes.not_an_image],
    ['nada.jpg', 'image/jpeg', 0, w.empty],
    ['enorme.jpg', 'image/jpeg', uploadLimits.bytes + 1, w.tooLarge],
  ])('%s is rejected before uploading', async (name, type, size, text) => {
    const file = new File([''], name, { type })
    Object.defineProperty(file, 'size', { value: size })
    const { choose, person } = open()
    await choose(file)
    expect(tile(name)).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: w.retryOf(name) })).not.toBeInTheDocument()
    await person.click(button(w.dismiss(name)))
    nothingOf(name)
  })

  it.each(['not_an_image', 'too_large', 'broken_image', 'too_many_pixels'] as const)(
    'that the server refuses (%s) stands beside the others and is not sent again',
    async (code) => {
      stubEndpoint(mediaApi.upload, ({ file }) =>
        file?.name === 'mala.jpg' ? errorResponse(code) : uploaded('good'),
      )
      const { choose } = open()
      await choose(jpeg('mala.jpg'), jpeg('buena.jpg'))
      await waitFor(() => expect(tile('mala.jpg')).toHaveTextContent(errors.codes[code]))
      expect(await screen.findByRole('img', { name: w.photo(1) })).toBeInTheDocument()
      expect(screen.getByText(w.count(1, 40))).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: w.retryOf('mala.jpg') })).not.toBeInTheDocument()
      expect(screen.getByText(w.notSent('mala.jpg', errors.codes[code]))).toBeInTheDocument()
    },
  )

  it.each([
    ['has too many requests', errorResponse('too_many_requests'), errors.codes.too_many_requests],
    ['has no room', errorResponse('storage_unavailable'), errors.codes.storage_unavailable],
    ['responds with HTML', foreignResponse(502, '<h1>Bad Gateway</h1>'), w.failed],
  ])('is retried on request when the server %s', async (_, response, text) => {
    stubEndpoint(mediaApi.upload, response)
    const { choose, person } = open()
    await choose(jpeg('frente.jpg'))
    await waitFor(() => expect(tile('frente.jpg')).toHaveTextContent(text))
    stubEndpoint(mediaApi.upload, uploaded('one'))
    await person.click(button(w.retryOf('frente.jpg')))
    expect(await screen.findByRole('img', { name: w.photo(1) })).toBeInTheDocument()
  })

  it('is retried automatically when the server is busy', async () => {
    const responses = [
      errorResponse('unavailable', { retryAfter: 0 }),
      errorResponse('unavailable', { retryAfter: 0 }),
    ]
    stubEndpoint(mediaApi.upload, () => responses.shift() ?? uploaded('one'))
    const { choose } = open()
    await choose(jpeg('frente.jpg'))
    expect(await screen.findByRole('img', { name: w.photo(1) })).toBeInTheDocument()
  })

  it('waits while offline and resumes when online', async () => {
    stubEndpoint(mediaApi.upload, networkError)
    const { choose } = open()
    await choose(jpeg('frente.jpg'))
    await waitFor(() => expect(tile('frente.jpg')).toHaveTextContent(w.offline))
    stubEndpoint(mediaApi.upload, uploaded('one'))
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByRole('img', { name: w.photo(1) }, { timeout: 3000 })).toBeInTheDocument()
  })

  it('waits when the session has expired, and resumes after signing in in another tab', async () => {
    stubEndpoint(mediaApi.upload, errorResponse('not_signed_in'))
    const { choose } = open()
    await choose(jpeg('frente.jpg'))
    await waitFor(() => expect(tile('frente.jpg')).toHaveTextContent(w.signedOut))
    expect(within(tile('frente.jpg')).getByRole('link')).toHaveAttribute('target', '_blank')
    stubEndpoint(mediaApi.upload, uploaded('one'))
    act(() => void dispatchEvent(new Event('focus')))
    expect(await screen.findByRole('img', { name: w.photo(1) })).toBeInTheDocument()
  })

  it('is rejected when it duplicates a photo', async () => {
    stubEndpoint(mediaApi.upload, uploaded('frente'))
    const { choose } = open(three)
    await choose(jpeg('otra-vez.jpg'))
    await waitFor(() => expect(tile('otra-vez.jpg')).toHaveTextContent(w.duplicate))
    expect(screen.getAllByRole('img')).toHaveLength(3)
  })

  it('that is rejected does not count as a photo and stands behind the photos', async () => {
    const { choose } = open(three)
    await choose(new File(['x'], 'contrato.pdf', { type: 'application/pdf' }))
    expect(screen.getByText(w.count(3, 40))).toBeInTheDocument()
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('contrato.pdf')
    for (const text of ['busy', 'unsent']) nothingOf(text)
  })

  it('that is rejected takes no place', async () => {
    stubEndpoint(mediaApi.upload, uploaded('fortieth'))
    const { choose } = open(Array.from({ length: 39 }, (_, at) => photo(`photo-${at}`)))
    await choose(new File([], 'vacio.jpg', { type: 'image/jpeg' }), jpeg('a.jpg'))
    expect(await screen.findByText(w.count(40, 40))).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(40))
  })

  it('beyond the fortieth is rejected', async () => {
    stubEndpoint(mediaApi.upload, uploaded('fortieth'))
    const { choose } = open(Array.from({ length: 39 }, (_, at) => photo(`photo-${at}`)))
    await choose(jpeg('a.jpg'), jpeg('b.jpg'))
    await findToast(w.tooMany(40))
    nothingOf('b.jpg')
    expect(await screen.findByText(w.count(40, 40))).toBeInTheDocument()
    expect(button(w.chooseMore)).toBeDisabled()
  })

  it('can be dropped', async () => {
    stubEndpoint(mediaApi.upload, uploaded('one'))
    const { container } = open()
    const files = [jpeg('frente.jpg')]
    fireEvent.drop(container.firstElementChild ?? container, { dataTransfer: { files, types: ['Files'] } })
    expect(await screen.findByRole('img', { name: w.photo(1) })).toBeInTheDocument()
  })
})

describe('the photos', () => {
  it('are sorted by arrow buttons, which retain the focus and stop at the ends', async () => {
    const { person } = open(three)
    expect(button(w.earlier(1))).toHaveAttribute('aria-disabled', 'true')
    await person.click(button(w.earlier(1)))
    expect(captions()).toEqual(['frente', 'patio', 'cocina'])
    await person.click(button(w.later(1)))
    expect(captions()).toEqual(['patio', 'frente', 'cocina'])
    expect(screen.getByText(w.dropped(2, 3))).toBeInTheDocument()
    await waitFor(() => expect(button(w.later(2))).toHaveFocus())
    await person.click(button(w.later(2)))
    expect(captions()).toEqual(['patio', 'cocina', 'frente'])
    expect(button(w.later(3))).toHaveAttribute('aria-disabled', 'true')
  })

  it('have the first as the main one, until another is chosen', async () => {
    const { person } = open(three)
    await person.click(button(w.later(1)))
    expect(isMain(1)).toHaveAttribute('aria-pressed', 'true')
    await person.click(button(w.makeMain(3)))
    expect(isMain(3)).toHaveAttribute('aria-pressed', 'true')
    await person.click(button(w.earlier(3)))
    expect(isMain(2)).toHaveAttribute('aria-pressed', 'true')
  })

  it('have captions, and Enter does not submit the form', async () => {
    const { person } = open(three)
    const box = screen.getByRole('textbox', { name: w.caption(1) })
    await person.clear(box)
    await person.type(box, 'El frente{Enter}')
    expect(screen.getByRole('img', { name: 'El frente' })).toBeInTheDocument()
  })

  it('can be removed and restored, including the main one', async () => {
    const { person } = open(three)
    await person.click(button(w.makeMain(2)))
    await person.click(button(w.remove(2)))
    expect(captions()).toEqual(['frente', 'cocina'])
    expect(isMain(1)).toBeInTheDocument()
    await person.click(within(await findToast(w.removed)).getByRole('button', { name: w.undo }))
    expect(captions()).toEqual(['frente', 'patio', 'cocina'])
    expect(isMain(2)).toBeInTheDocument()
    expect(screen.getByText(w.restored(2))).toBeInTheDocument()
  })

  it('say when the server no longer has them', () => {
    open(three)
    fireEvent.error(screen.getByRole('img', { name: 'patio' }))
    expect(tile(w.gone)).toBeInTheDocument()
    expect(screen.getAllByRole('img')).toHaveLength(2)
  })

  it('are read-only when the field is disabled', () => {
    open(three, true)
    for (const name of [w.remove(1), w.makeMain(2), w.chooseMore]) expect(button(name)).toBeDisabled()
    expect(screen.getByRole('textbox', { name: w.caption(1) })).toBeDisabled()
  })
})
