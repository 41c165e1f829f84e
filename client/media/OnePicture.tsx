import { ImagePlus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { uploadTypes } from '#shared/media/media.ts'
import { sendPhoto } from './sendPhoto.ts'

interface Props {
  /** Of the picture; null: there is none. */
  url: string | null
  /** Shows it. */
  children: ReactNode
  choose: string
  remove: string
  onChange: (picture: { id: string; url: string } | null) => void
}

/** One picture, sent as soon as it is chosen. */
export function OnePicture({ url, children, choose, remove, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useSingleMutation({
    mutationFn: (file: File) =>
      sendPhoto(file, { signal: new AbortController().signal, onProgress: () => {} }),
    onSuccess: ({ id, url: sent }) => onChange({ id, url: sent }),
    onError: useFailureToast(),
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      <input
        ref={input}
        type="file"
        accept={uploadTypes.join(',')}
        aria-label={choose}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload.mutate(file)
          target.value = ''
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        busy={upload.isPending}
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        onClick={() => input.current?.click()}
        className="min-h-11"
      >
        {choose}
      </Button>
      {url !== null && (
        <Button variant="quiet" size="sm" onClick={() => onChange(null)} className="min-h-11">
          {remove}
        </Button>
      )}
    </div>
  )
}
