import { useEffect, useRef, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { uploadFailureText } from './uploadFailureText.ts'
import type { Upload } from './uploadQueue.ts'
import type { Slot } from './usePhotos.ts'

/** For screen readers. */
export function UploadAnnouncer({ slots, news: announcement }: { slots: readonly Slot[]; news: string }) {
  const words = useWords('errors', 'media')
  const { media: w } = words
  const uploads = slots.flatMap((slot) => ('upload' in slot ? [slot.upload] : []))
  const running = uploads.filter(({ state }) => state.kind !== 'stopped').length
  const failed = uploads.filter(({ state }) => state.kind === 'stopped')
  const total = useRef(0)
  const [text, setText] = useState('')
  const failures = failed.map((upload) => describe(upload)).join(' ')

  function describe({ file, state }: Upload): string {
    return state.kind === 'stopped' ? w.notSent(file.name, uploadFailureText(state.failure, words)) : ''
  }

  useEffect(() => {
    if (running > total.current) setText(w.underWay(running))
    if (running === 0 && total.current > 0) setText(failures === '' ? w.allDone(total.current) : '')
    total.current = running === 0 ? 0 : Math.max(total.current, running)
  }, [running, failures, w])

  return (
    <div className="sr-only">
      <p role="status">{text}</p>
      <p role="status">{failures}</p>
      <p role="status">{announcement}</p>
    </div>
  )
}
