import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '#client/core/language.tsx'
import { sendPhoto } from '#client/media/sendPhoto.ts'
import { Button } from '#client/ui/Button.tsx'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { uploadTypes } from '#shared/media/media.ts'

interface PlanPictureProps {
  url: string | null
  onChange: (plan: { id: string; url: string } | null) => void
}

/** The floor plan of a type, sent as soon as it is chosen. */
export function PlanPicture({ url, onChange }: PlanPictureProps) {
  const { developmentTeam: w } = useWords('developmentTeam')
  const input = useRef<HTMLInputElement>(null)
  const upload = useSingleMutation({
    mutationFn: (file: File) =>
      sendPhoto(file, { signal: new AbortController().signal, onProgress: () => {} }),
    onSuccess: ({ id, url: sent }) => onChange({ id, url: sent }),
    onError: useFailureToast(),
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {url !== null && (
        <img src={url} alt={w.plan} className="size-20 rounded-md border bg-surface object-contain" />
      )}
      <input
        ref={input}
        type="file"
        accept={uploadTypes.join(',')}
        aria-label={w.choosePlan}
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
        {w.choosePlan}
      </Button>
      {url !== null && (
        <Button variant="quiet" size="sm" onClick={() => onChange(null)} className="min-h-11">
          {w.removePlan}
        </Button>
      )}
    </div>
  )
}
