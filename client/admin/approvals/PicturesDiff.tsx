import clsx from 'clsx'
import { useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { pictureUrl } from '#shared/media/mediaUrls.ts'

/** Ids in order. */
export function PicturesDiff({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const { approvals: w } = useWords('approvals')
  const added = after.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !after.includes(id))
  const stayed = (ids: readonly string[]) => ids.filter((id) => before.includes(id) && after.includes(id))
  const isReordered = stayed(before).join() !== stayed(after).join()
  return (
    <>
      {isReordered && <p>{w.reordered}</p>}
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {[...added, ...removed].map((id) => {
          const isAdded = added.includes(id)
          return (
            <li key={id} className="relative">
              <Picture
                media={{
                  id,
                  url: pictureUrl(id),
                  caption: null,
                  type: 'image',
                  isPrimary: false,
                  width: 1024,
                  height: 768,
                  placeholder: null,
                }}
                alt={isAdded ? w.added : w.removed}
                sizes="(min-width: 640px) 140px, 33vw"
                className={clsx('aspect-4/3 rounded-md', !isAdded && 'opacity-50 grayscale')}
              />
              <Badge tone={isAdded ? 'positive' : 'danger'} className="absolute bottom-1.5 left-1.5">
                {isAdded ? w.added : w.removed}
              </Badge>
            </li>
          )
        })}
      </ul>
    </>
  )
}
