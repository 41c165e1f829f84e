import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '#client/core/language.tsx'
import { sendPhoto } from '#client/media/sendPhoto.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Button } from '#client/ui/Button.tsx'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { uploadTypes } from '#shared/media/media.ts'

interface Props {
  url: string | null
  onChange: (logo: { id: string; url: string } | null) => void
}

/** One picture, sent as soon as it is chosen. */
export function LogoField({ url, onChange }: Props) {
  const { agencies: w } = useWords('agencies')
  const input = useRef<HTMLInputElement>(null)
  const upload = useSingleMutation({
    mutationFn: (file: File) =>
      sendPhoto(file, { signal: new AbortController().signal, onProgress: () => {} }),
    onSuccess: ({ id, url: sent }) => onChange({ id, url: sent }),
    onError: useFailureToast(),
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="w-full font-semibold text-sm">{w.fields.logo}</span>
      <Avatar url={url} className="size-16" />
      <input
        ref={input}
        type="file"
        accept={uploadTypes.join(',')}
        aria-label={w.fields.logoChoose}
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
        {w.fields.logoChoose}
      </Button>
      {url !== null && (
        <Button variant="quiet" size="sm" onClick={() => onChange(null)} className="min-h-11">
          {w.fields.logoRemove}
        </Button>
      )}
    </div>
  )
}
