import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Media } from '#shared/media/media.ts'
import { renderAt, words } from '#tests/components/render.tsx'
import { picture } from '#tests/components/samples.ts'
import { Gallery } from './Gallery.tsx'

const { core, property: w } = words.es
const title = 'Casa con quincho'
const three = [picture('a'), picture('b', { caption: 'Patio' }), picture('c')]

beforeEach(() => {
  // happy-dom has no layout; elements without a size cannot be zoomed.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})

async function open(media: Media[], number: number) {
  const { person } = renderAt(<Gallery media={media} title={title} actions={null} />, {
    url: `/property/casa-1?photo=${number}`,
  })
  await act(() => vi.dynamicImportSettled())
  const dialog = await screen.findByRole('dialog', { name: title })
  return { person, dialog, full: within(dialog) }
}

function shownPicture(dialog: HTMLElement): HTMLImageElement {
  const found = dialog.querySelector<HTMLImageElement>('[aria-hidden="false"] img[alt]:not([alt=""])')
  if (!found) throw new Error('No picture is shown')
  return found
}

describe('pictures on the full screen', () => {
  it('are counted, captioned and turned by keys and buttons, round and round', async () => {
    const { person, full } = await open(three, 1)
    for (const [key, text] of [
      ['{ArrowRight}', '2 de 3 · Patio'],
      ['{ArrowLeft}{ArrowLeft}', '3 de 3'],
      ['{Home}', '1 de 3'],
      ['{End}', '3 de 3'],
    ] as const) {
      await person.keyboard(key)
      expect(full.getByText(text)).toBeInTheDocument()
    }
    await person.click(full.getByRole('button', { name: w.nextImage }))
    expect(full.getByText('1 de 3')).toBeInTheDocument()
    await person.click(full.getByRole('button', { name: w.previousImage }))
    expect(full.getByText('3 de 3')).toBeInTheDocument()
    await waitFor(() => expect(location.search).toBe('?photo=3'))
  })

  it('turn round where there are two', async () => {
    const { person, full } = await open(three.slice(0, 2), 2)
    await person.keyboard('{ArrowRight}')
    expect(full.getByText('1 de 2')).toBeInTheDocument()
    await person.keyboard('{ArrowLeft}')
    expect(full.getByText('2 de 2 · Patio')).toBeInTheDocument()
  })

  it('have no arrows where there is one', async () => {
    const { person, full } = await open(three.slice(0, 1), 1)
    expect(full.getByText('1 de 1')).toBeInTheDocument()
    await person.keyboard('{ArrowRight}{ArrowLeft}')
    expect(full.getByText('1 de 1')).toBeInTheDocument()
    expect(full.queryByRole('button', { name: w.nextImage })).not.toBeInTheDocument()
  })

  it('are zoomed by a button and by keys; a turned one is whole again', async () => {
    const { person, full } = await open(three, 1)
    await person.click(full.getByRole('button', { name: w.zoomIn }))
    await person.keyboard('-')
    await person.keyboard('-')
    await person.keyboard('-')
    await person.keyboard('+')
    expect(full.getByRole('button', { name: w.zoomOut })).toBeInTheDocument()
    await person.keyboard('{End}')
    expect(full.getByRole('button', { name: w.zoomIn })).toBeInTheDocument()
  })

  it('that are zoomed are moved by the arrows until their edge', async () => {
    const { person, full } = await open(three, 1)
    await person.click(full.getByRole('button', { name: w.zoomIn }))
    await person.keyboard('{ArrowRight}')
    expect(full.getByText('1 de 3')).toBeInTheDocument()
    await person.keyboard('{ArrowRight}'.repeat(10))
    expect(full.getByText('2 de 3 · Patio')).toBeInTheDocument()
  })

  it('ask for a larger variant where they are zoomed', async () => {
    const { person, dialog, full } = await open(three, 1)
    const before = Number.parseInt(shownPicture(dialog).sizes, 10)
    await person.click(full.getByRole('button', { name: w.zoomIn }))
    await waitFor(() => expect(Number.parseInt(shownPicture(dialog).sizes, 10)).toBeGreaterThan(2 * before))
  })

  it('that fail say so, and are loaded again on request', async () => {
    const { person, dialog, full } = await open(three, 2)
    fireEvent.error(shownPicture(dialog))
    expect(await full.findByRole('alert')).toHaveTextContent(w.photoFailed)
    expect(full.getByRole('button', { name: w.zoomIn })).toBeDisabled()
    await person.click(full.getByRole('button', { name: core.retry }))
    expect(full.queryByRole('alert')).not.toBeInTheDocument()
    expect(shownPicture(dialog)).toHaveAttribute('alt', 'Patio')
  })
})
