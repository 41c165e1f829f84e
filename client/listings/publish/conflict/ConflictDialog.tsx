import { useState } from 'react'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { fieldOf } from '#client/listings/publish/form/problems.ts'
import { toInput } from '#client/listings/publish/form/toInput.ts'
import { fieldLabel } from '#client/listings/publish/steps/review/fieldLabel.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { traitsOf } from '#shared/listings/traits.ts'
import type { Conflict, Edit } from './useEdit.ts'

interface Props {
  edit: Edit
  /** With the merged fields. */
  onDecided: (fields: FormFields) => void
}

/** One choice for each field that somebody else changed meanwhile. */
export function ConflictDialog({ edit, onDecided }: Props) {
  const { conflict } = edit
  return conflict ? (
    <Decision key={conflict.now.updatedAt} conflict={conflict} edit={edit} onDecided={onDecided} />
  ) : null
}

function Decision({ conflict, edit, onDecided }: Props & { conflict: Conflict }) {
  const words = useWords('core', 'publish', 'listings')
  const { language } = useLanguage()
  const w = words.publish.conflict
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set())
  const fields = conflict.fields
  const traits = traitsOf(conflict.mine)
  const wanted = new Map<string, unknown>(Object.entries(toInput(conflict.mine)))
  function choose(field: string, isMine: boolean) {
    const next = new Set(mine)
    if (isMine) next.add(field)
    else next.delete(field)
    setMine(next)
  }
  function apply() {
    const theirs = fields.map(({ field }) => field).filter((field) => !mine.has(field))
    const merged = edit.decide(theirs)
    if (merged) onDecided(merged)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && edit.cancel()}
      title={w.title}
      description={w.text}
      footer={
        <>
          <Button variant="secondary" onClick={edit.cancel}>
            {words.core.cancel}
          </Button>
          <Button onClick={apply}>{w.apply}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        {fields.map(({ field, userName, at, value }) => {
          const name = fieldOf([field], traits)
          const choices = [
            { isMine: false, by: w.theirs(userName, formatAgo(at, language, Date.now())), value },
            { isMine: true, by: w.mine, value: wanted.get(field) },
          ]
          return (
            <fieldset key={field} className="grid min-w-0 gap-2">
              <legend className="mb-1 font-semibold">
                {name ? fieldLabel(name, conflict.mine, words) : field}
              </legend>
              {choices.map((choice) => (
                <label
                  key={String(choice.isMine)}
                  className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border p-3 has-checked:border-action has-checked:bg-action-soft"
                >
                  <input
                    type="radio"
                    name={`conflict-${field}`}
                    checked={mine.has(field) === choice.isMine}
                    onChange={() => choose(field, choice.isMine)}
                    className="mt-1 size-4.5 accent-action"
                  />
                  <span className="min-w-0 flex-1">
                    <span className="block text-ink-muted text-sm">{choice.by}</span>
                    <span className="line-clamp-4 whitespace-pre-line break-words">
                      {valueText(choice.value)}
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          )
        })}
      </div>
    </Dialog>
  )
}

/** As it was typed; what is no text is told by its parts. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) return String(value.length)
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(valueText).join(' ')
}
