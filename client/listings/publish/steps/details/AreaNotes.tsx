import { useFormContext } from 'react-hook-form'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { Button } from '#client/ui/Button.tsx'
import { readUnsigned } from '#shared/core/readAmount.ts'
import { traitsOf } from '#shared/listings/traits.ts'

const tolerance = 0.05
const differ = (one: number, other: number) => Math.abs(one - other) > tolerance * Math.max(one, other)

interface Note {
  text: string
  answer: string
  name: 'area' | 'landArea'
  value: number
}

/** Asks where figures of one area are not the same; either answer is fine. */
export function AreaNotes() {
  const { language } = useLanguage()
  const { listingFacts } = useWords('listingFacts')
  const w = listingFacts.notes
  const { setValue } = useFormContext<FormFields>()
  const fields = useFields()
  const traits = traitsOf(fields)
  const figure = (name: 'area' | 'landArea' | 'builtArea' | 'frontage' | 'depth') =>
    readUnsigned(fields[name]) ?? 0
  const text = (value: number) => formatNumber(value, language, 2)
  const notes: Note[] = []
  const [area, built, frontage, depth] = [
    figure('area'),
    figure('builtArea'),
    figure('frontage'),
    figure('depth'),
  ]
  const landName = traits.isBuilt ? 'landArea' : 'area'
  const land = figure(landName)
  const product = frontage * depth
  if (traits.hasPlot && product > 0 && land > 0 && differ(product, land))
    notes.push({
      text: w.sides(text(frontage), text(depth), text(product), text(land)),
      answer: w.takeProduct(text(product)),
      name: landName,
      value: product,
    })
  if (traits.isBuilt && built > 0 && area > 0 && differ(built, area))
    notes.push({
      text: w.areas(text(built), text(area)),
      answer: w.takeBuilt(text(built)),
      name: 'area',
      value: built,
    })
  return notes.map((note) => (
    <div
      key={note.text}
      role="status"
      className="grid justify-items-start gap-2 rounded-lg bg-warning-soft p-3 text-sm sm:col-span-2"
    >
      <p className="text-ink">{note.text}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setValue(note.name, String(note.value), { shouldDirty: true, shouldValidate: true })}
      >
        {note.answer}
      </Button>
    </div>
  ))
}
