import { Redo2, Sparkles, Undo2 } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { Button } from '#client/ui/Button.tsx'
import type { Language } from '#shared/core/language.ts'
import { versionIn, waysFrom } from './textVersions.ts'

interface VersionNoteProps {
  language: Language
  fields: FormFields
  onMove: (by: 1 | -1) => void
}

export function VersionNote({ language, fields, onMove }: VersionNoteProps) {
  const w = useWords('publish').publish.rewrite
  const { back, forward } = waysFrom(fields, language)
  if (!back && !forward) return null
  const { isRewritten } = versionIn(fields, language)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-action-soft py-1.5 pr-2 pl-4 text-sm"
    >
      <Sparkles aria-hidden="true" className="size-4.5 shrink-0 text-action" />
      <p className="min-w-48 flex-1 py-1.5">{isRewritten ? w.isRewritten : w.isOwn}</p>
      <div className="flex flex-wrap">
        {back && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            onClick={() => onMove(-1)}
          >
            {w.undo}
          </Button>
        )}
        {forward && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Redo2 aria-hidden="true" className="size-4" />}
            onClick={() => onMove(1)}
          >
            {w.redo}
          </Button>
        )}
      </div>
    </div>
  )
}
