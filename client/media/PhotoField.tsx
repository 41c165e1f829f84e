import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { TooltipProvider } from '#client/ui/Tooltip.tsx'
import { DropZone } from './DropZone.tsx'
import { PhotoGrid } from './PhotoGrid.tsx'
import { maxPhotos, type Photo } from './photos.ts'
import { UploadNews } from './UploadNews.tsx'
import { usePhotos } from './usePhotos.ts'

export type { Photo } from './photos.ts'

interface PhotoFieldProps {
  /** The photos that are uploaded, in their order. */
  photos: readonly Photo[]
  onChange: (photos: Photo[]) => void
  disabled?: boolean
  /** Whether files are still on their way; those that failed stand there and are no reason to wait. */
  onBusy?: (busy: boolean) => void
}

/** Photos of a listing: chosen or dropped, uploaded one beside the other, put in order, named, one of them the main one. */
export function PhotoField({ photos, onChange, disabled, onBusy }: PhotoFieldProps) {
  const { media: w } = useWords('media')
  const [news, setNews] = useState('')
  const all = usePhotos({ photos, onChange, onBusy })

  function add(files: File[]): void {
    if (!all.add(files)) toast({ title: w.tooMany(maxPhotos), variant: 'destructive' })
  }

  function remove(id: string, place: number): void {
    const putBack = all.remove(id)
    toast({
      title: w.removed,
      action: {
        label: w.undo,
        onPress: () => {
          putBack()
          setNews(w.restored(place))
        },
      },
    })
  }

  return (
    <DropZone count={all.slots.length} disabled={disabled} onFiles={add}>
      <TooltipProvider>
        <PhotoGrid photos={all} disabled={disabled} onRemove={remove} onNews={setNews} />
      </TooltipProvider>
      <UploadNews slots={all.slots} news={news} />
    </DropZone>
  )
}
