import { ImageOff, LogIn, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { loginPath } from '#shared/auth.ts'
import { uploadFailureText } from './uploadFailureText.ts'
import type { Failure, Upload, UploadState } from './uploadQueue.ts'

interface UploadTileProps {
  upload: Upload
  onCancel: () => void
  onRetry: () => void
}

export function UploadTile({ upload, onCancel, onRetry }: UploadTileProps) {
  const { media: w } = useWords('media')
  const { file, preview, state } = upload
  const isStopped = state.kind === 'stopped'
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-lg border bg-surface-raised shadow-card">
      <div className="relative">
        <Preview address={preview} dimmed={isStopped} />
        <IconButton
          label={isStopped ? w.dismiss(file.name) : w.cancel(file.name)}
          icon={<X aria-hidden="true" className="size-4.5" />}
          variant="raised"
          onClick={onCancel}
          className="absolute top-1.5 right-1.5 size-9!"
        />
      </div>
      <div className="flex grow flex-col gap-1.5 p-3 text-sm">
        <p className="truncate text-ink-muted text-xs" title={file.name}>
          {file.name}
        </p>
        {isStopped ? (
          <Stopped name={file.name} failure={state.failure} onRetry={onRetry} />
        ) : (
          <Progress name={file.name} state={state} />
        )}
      </div>
    </li>
  )
}

function Preview({ address, dimmed }: { address: string; dimmed: boolean }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <div className="grid aspect-4/3 place-items-center bg-surface-sunken text-ink-muted">
        <ImageOff aria-hidden="true" className="size-8" strokeWidth={1.4} />
      </div>
    )
  return (
    <img
      src={address}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
      className={`aspect-4/3 w-full bg-surface-sunken object-cover ${dimmed ? 'opacity-50' : 'opacity-75'}`}
    />
  )
}

function Progress({ name, state }: { name: string; state: Exclude<UploadState, { kind: 'stopped' }> }) {
  const { media: w } = useWords('media')
  const percent =
    state.kind === 'queued' ? 0 : state.kind === 'sending' ? Math.round(state.progress * 100) : 100
  const text = state.kind === 'queued' ? w.waiting : state.kind === 'sending' ? w.sending(percent) : w.working
  return (
    <>
      <p className="font-medium tabular">{text}</p>
      <div
        role="progressbar"
        aria-label={w.progress(name)}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-surface-sunken"
      >
        <div
          className={`h-full w-full origin-left rounded-full bg-action transition-transform duration-200 ${state.kind === 'processing' ? 'animate-breathe' : ''}`}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </>
  )
}

const actionClass =
  'inline-flex min-h-9 items-center gap-1.5 self-start rounded-full font-semibold text-action text-sm hover:underline'

function Stopped({ name, failure, onRetry }: { name: string; failure: Failure; onRetry: () => void }) {
  const words = useWords('errors', 'media')
  const { media: w } = words
  return (
    <>
      <p className="font-medium text-danger">{uploadFailureText(failure, words)}</p>
      {failure.kind === 'signedOut' && (
        // In another tab, as this one holds the files.
        <a href={loginPath('/profile')} target="_blank" rel="noopener" className={actionClass}>
          <LogIn aria-hidden="true" className="size-4" />
          {w.signIn}
          <span className="sr-only">{w.inNewTab}</span>
        </a>
      )}
      {failure.kind !== 'refused' && (
        <button type="button" aria-label={w.retryOf(name)} onClick={onRetry} className={actionClass}>
          <RotateCw aria-hidden="true" className="size-4" />
          {w.retry}
        </button>
      )}
    </>
  )
}
