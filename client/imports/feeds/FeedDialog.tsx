import { useState } from 'react'
import type { FeedCheck, NewFeed } from '#shared/imports/feeds.ts'
import { CheckedSource } from './CheckedSource.tsx'
import { SourceForm } from './SourceForm.tsx'
import { emptySource, type SourceValues } from './sourceValues.ts'

/** Asked for, then shown as it would look, then added. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState<SourceValues>(emptySource)
  const [found, setFound] = useState<{ check: FeedCheck; body: NewFeed }>()
  return found ? (
    <CheckedSource {...found} onBack={() => setFound(undefined)} onClose={onClose} />
  ) : (
    <SourceForm
      initial={values}
      onClose={onClose}
      onChecked={(check, body, typed) => {
        setValues(typed)
        setFound({ check, body })
      }}
    />
  )
}
