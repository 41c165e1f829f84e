import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { TooltipProvider } from '#client/ui/Tooltip.tsx'
import { DropZone } from './DropZone.tsx'
import { PhotoGrid } from './PhotoGrid.tsx'
import { maxPhotos, type Photo } from './photos.ts'
import { UploadAnnouncer } from './UploadAnnouncer.tsx'
import { type UploadCounts, usePhotos } from './usePhotos.ts'

export type { Photo } from './photos.ts'

interface PhotoFieldProps {
  /** Uploaded, in order. */
  photos: readonly Photo[]
  onChange: (photos: Photo[]) => void
  disabled?: boolean
  onUploads?: (counts: UploadCounts) => void
}

export function PhotoField({ photos, onChange, disabled, onUploads }: PhotoFieldProps) {
  const { media: w } = useWords('media')
  const [announcement, setAnnouncement] = useState('')
  const all = usePhotos({ photos, onChange, onUploads })

  function add(files: File[]): void {
    if (!all.add(files)) toast({ title: w.tooMany(maxPhotos), variant: 'destructive' })
  }

  function remove(id: string, position: number): void {
    const restore = all.remove(id)
    toast({
      title: w.removed,
      action: {
        label: w.undo,
        onPress: () => {
          restore()
          setAnnouncement(w.restored(position))
        },
      },
    })
  }

  return (
    <DropZone count={all.count} disabled={disabled} onFiles={add}>
      <TooltipProvider>
        <PhotoGrid photos={all} disabled={disabled} onRemove={remove} onAnnounce={setAnnouncement} />
      </TooltipProvider>
      <UploadAnnouncer slots={all.slots} news={announcement} />
    </DropZone>
  )
}
