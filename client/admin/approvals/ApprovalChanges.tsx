import { z } from 'zod/mini'
import { fieldText } from '#client/admin/listings/fieldText.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { ActivityChanges } from '#shared/activities.ts'
import { listDiff } from './listDiff.ts'
import { PicturesDiff } from './PicturesDiff.tsx'
import { TextDiff } from './TextDiff.tsx'
import { type DiffSegment, wordDiff } from './wordDiff.ts'

const texts: readonly string[] = ['title', 'description', 'titleEn', 'descriptionEn']
const strings = z.catch(z.array(z.string()), [])
const captionText = (captions: unknown) => strings.parse(captions).filter(Boolean).join(' · ')

export function ApprovalChanges({ changes }: { changes: ActivityChanges }) {
  const { language } = useLanguage()
  const words = useWords('approvals', 'fieldLabels', 'listingFacts', 'listings', 'moderation')
  const w = words.approvals
  const text = fieldText(words, language)
  const { media, captions, ...fields } = changes
  const order = Object.keys(words.fieldLabels)
  const inOrder = Object.entries(fields).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  function segmentsOf(field: string, before: unknown, after: unknown): DiffSegment[] {
    const namesOf = (value: unknown) => strings.parse(value).map((one) => text.value(field, one))
    if (Array.isArray(before) && Array.isArray(after)) return listDiff(namesOf(before), namesOf(after))
    const [old, fresh] = [text.value(field, before), text.value(field, after)]
    if (texts.includes(field)) return wordDiff(old, fresh)
    const whole: DiffSegment[] = [
      { kind: 'removed', text: old },
      { kind: 'added', text: fresh },
    ]
    return whole.filter((segment) => segment.text !== '')
  }
  return (
    <section aria-label={w.changes} className="grid grid-cols-1 gap-3 rounded-lg bg-surface-sunken p-4">
      <h3 className="text-lg">{w.changes}</h3>
      <dl className="grid grid-cols-1 gap-3">
        {inOrder.map(([field, [before, after]]) => (
          <div key={field} className="grid gap-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-semibold text-sm">{text.label(field)}</dt>
            <dd className="min-w-0 break-words">
              <TextDiff segments={segmentsOf(field, before, after)} />
            </dd>
          </div>
        ))}
        {(media || captions) && (
          <div className="grid gap-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-semibold text-sm">{w.pictures}</dt>
            <dd className="grid min-w-0 grid-cols-1 gap-2">
              {media && <PicturesDiff before={strings.parse(media[0])} after={strings.parse(media[1])} />}
              {captions && (
                <TextDiff segments={wordDiff(captionText(captions[0]), captionText(captions[1]))} />
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
