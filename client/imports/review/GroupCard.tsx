import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useFieldNames } from '#client/imports/fieldNames.ts'
import { Button } from '#client/ui/Button.tsx'
import type { ImportAnswer, ImportGroup, ImportMapping } from '#shared/imports/imports.ts'
import { ValueCure } from './ValueCure.tsx'

interface Props {
  group: ImportGroup
  mapping: ImportMapping
  isBusy: boolean
  onCure: (change: Partial<ImportMapping>) => void
}

/** Doubts that one answer settles for all rows. */
const answered = ['too_small', 'too_big', 'sale_price', 'instalment', 'far_from_city', 'outside_country']
const valued = ['unknown_value', 'unknown_place', 'required']

export function GroupCard({ group, mapping, isBusy, onCure }: Props) {
  const { imports } = useWords('imports')
  const w = imports.groups
  const { language } = useLanguage()
  const nameOf = useFieldNames()
  const { code, field, key, value, count, rows, remedy, seemsIn } = group
  const answer = (chosen: ImportAnswer) => onCure({ answers: { ...mapping.answers, [key]: chosen } })
  const isAnswerable = field === 'price' || field === 'latitude' || field === 'coordinates'
  const cures = [
    ...(code === 'other_currency'
      ? [{ label: w.swap[seemsIn ?? 'other'], act: () => answer('swap') }]
      : code === 'no_currency'
        ? [
            { label: w.usd, act: () => onCure({ currency: 'USD' as const }) },
            { label: w.pyg, act: () => onCure({ currency: 'PYG' as const }) },
          ]
        : []),
    ...(code === 'other_currency' || (answered.includes(code) && isAnswerable)
      ? [{ label: w.asIs, act: () => answer('as_is') }]
      : []),
  ]
  return (
    <li className="grid gap-3 rounded-lg border bg-surface-raised p-4">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          {seemsIn
            ? w.seemIn[seemsIn](count, formatNumber(count, language))
            : [field && nameOf(field), value && w.value(value)].filter(Boolean).join(': ') || remedy}
        </p>
        {!seemsIn && <p className="mt-1">{remedy}</p>}
        <p className="mt-1 text-ink-muted text-sm">
          {w.rows(
            count,
            formatNumber(count, language),
            `${rows.join(', ')}${count > rows.length ? '…' : ''}`,
          )}
        </p>
      </div>
      {cures.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {cures.map(({ label, act }) => (
            <Button
              key={label}
              variant="secondary"
              size="sm"
              busy={isBusy}
              onClick={act}
              className="min-h-11"
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {group.isRefused && valued.includes(code) && field && field !== 'externalId' && (
        <ValueCure group={group} field={field} mapping={mapping} isBusy={isBusy} onCure={onCure} />
      )}
    </li>
  )
}
