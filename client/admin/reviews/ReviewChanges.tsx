import { z } from 'zod/mini'
import { fieldText } from '#client/admin/listings/fieldText.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { ActivityChanges } from '#shared/activities.ts'
import { PicturesDiff } from './PicturesDiff.tsx'
import { TextDiff } from './TextDiff.tsx'

const texts: readonly string[] = ['title', 'description', 'titleEn', 'descriptionEn']
const ids = z.catch(z.array(z.string()), [])

export function ReviewChanges({ changes }: { changes: ActivityChanges }) {
  const { language } = useLanguage()
  const words = useWords('listings', 'managed', 'reviews')
  const w = words.reviews
  const text = fieldText(words, language)
  const { media, captions, ...fields } = changes
  return (
    <section aria-label={w.changes} className="grid gap-3 rounded-lg bg-surface-sunken p-4">
      <h3 className="text-lg">{w.changes}</h3>
      <dl className="grid gap-3">
        {Object.entries(fields).map(([field, [before, after]]) => (
          <div key={field} className="grid gap-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-semibold text-sm">{text.label(field)}</dt>
            <dd className="min-w-0 break-words">
              <TextDiff
                before={text.value(field, before)}
                after={text.value(field, after)}
                isWhole={!texts.includes(field)}
              />
            </dd>
          </div>
        ))}
        {(media || captions) && (
          <div className="grid gap-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-semibold text-sm">{w.pictures}</dt>
            <dd className="grid min-w-0 gap-2">
              {media && <PicturesDiff before={ids.parse(media[0])} after={ids.parse(media[1])} />}
              {captions && (
                <TextDiff
                  before={ids.parse(captions[0]).filter(Boolean).join(' · ')}
                  after={ids.parse(captions[1]).filter(Boolean).join(' · ')}
                />
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
