import { useState } from 'react'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { labelOf } from '#shared/listings/listingFields.ts'
import { questionsOf } from './questions.ts'
import type { Conflict, Edit } from './useEdit.ts'
import { valueText } from './valueText.ts'

interface Props {
  edit: Edit
  onDecided: (fields: FormFields) => void
}

export function ConflictDialog({ edit, onDecided }: Props) {
  const { conflict } = edit
  return conflict ? (
    <Decision key={conflict.now.updatedAt} conflict={conflict} edit={edit} onDecided={onDecided} />
  ) : null
}

function Decision({ conflict, edit, onDecided }: Props & { conflict: Conflict }) {
  const words = useWords('core', 'fieldLabels', 'listingFacts', 'listings', 'propertyDetails', 'publish')
  const { language } = useLanguage()
  const w = words.publish.conflict
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set())
  const text = valueText(words, language)
  const questions = questionsOf(conflict)
  function choose(question: string, isMine: boolean) {
    const next = new Set(mine)
    if (isMine) next.add(question)
    else next.delete(question)
    setMine(next)
  }
  function apply() {
    const theirs = questions.filter(({ key }) => !mine.has(key)).flatMap(({ fields }) => fields)
    const merged = edit.decide(theirs.map(({ field }) => field))
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
        {questions.map(({ key, last, fields }) => (
          <fieldset key={key} className="grid min-w-0 gap-2">
            <legend className="mb-1 font-semibold">{labelOf(key, words.fieldLabels)}</legend>
            <Choice
              name={key}
              by={w.theirs(last.userName, formatAgo(last.at, language, Date.now()))}
              text={text(fields.map(({ field, theirs }) => [field, theirs]))}
              isChosen={!mine.has(key)}
              onChoose={() => choose(key, false)}
            />
            <Choice
              name={key}
              by={w.mine}
              text={text(fields.map(({ field, mine: value }) => [field, value]))}
              isChosen={mine.has(key)}
              onChoose={() => choose(key, true)}
            />
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  name: string
  by: string
  text: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({ name, by, text, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border p-3 has-checked:border-action has-checked:bg-action-soft">
      <input
        type="radio"
        name={`conflict-${name}`}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-action"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-ink-muted text-sm">{by}</span>
        <span className="line-clamp-4 whitespace-pre-line break-words">{text}</span>
      </span>
    </label>
  )
}
