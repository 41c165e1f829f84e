import clsx from 'clsx'
import { ImagePlus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { uploadTypes } from '#shared/media/media.ts'
import { maxPhotos } from './photos.ts'

interface DropZoneProps {
  count: number
  disabled?: boolean
  onFiles: (files: File[]) => void
  children?: ReactNode
}

export function DropZone({ count, disabled, onFiles, children }: DropZoneProps) {
  const { media: w } = useWords('media')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isFull = count >= maxPhotos
  const isDisabled = disabled || isFull
  const passOn = (files: FileList | null) => files && files.length > 0 && onFiles([...files])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse alone; the button does the same for all
    <div
      className={clsx(
        '@container relative',
        isOver && 'rounded-lg outline-2 outline-action outline-offset-4',
      )}
      onDragOver={(event) => {
        if (isDisabled || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setIsOver(false)
      }}
      onDrop={(event) => {
        setIsOver(false)
        if (isDisabled || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        passOn(event.dataTransfer.files)
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={uploadTypes.join(',')}
        disabled={isDisabled}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ target }) => {
          passOn(target.files)
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      {count === 0 ? (
        <div
          className={clsx(
            'flex flex-col items-center rounded-lg border-2 border-line-strong/60 border-dashed px-4 py-10 text-center transition-colors duration-150',
            isOver ? 'border-action bg-action-soft' : 'bg-surface-sunken/50',
          )}
        >
          <ImagePlus aria-hidden="true" className="size-11 text-action" strokeWidth={1.4} />
          <p className="mt-3 font-display font-semibold text-xl">
            <span className="pointer-coarse:hidden">{isOver ? w.dropHere : w.dropTitle}</span>
            <span className="pointer-fine:hidden">{w.dropTitleTouch}</span>
          </p>
          <p className="mt-1 max-w-md text-ink-muted text-sm">{w.dropText(maxPhotos)}</p>
          <Button className="mt-5" disabled={isDisabled} onClick={() => input.current?.click()}>
            {w.choose}
          </Button>
        </div>
      ) : (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-ink-muted text-sm">
            <span className="font-semibold text-ink tabular">{w.count(count, maxPhotos)}</span>
            {count > 1 && <span className="block">{w.orderHint}</span>}
          </p>
          <Button
            variant="secondary"
            disabled={isDisabled}
            icon={<ImagePlus aria-hidden="true" className="size-4.5" />}
            onClick={() => input.current?.click()}
          >
            {w.chooseMore}
          </Button>
        </div>
      )}
      {children}
    </div>
  )
}
