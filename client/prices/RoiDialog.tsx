import { RotateCcw } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Field } from '#client/ui/Field.tsx'
import { Input } from '#client/ui/Input.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import type { Listing } from '#shared/listings.ts'
import { occupancyRange } from '#shared/roi.ts'
import { RoiResult } from './RoiResult.tsx'
import { useRoi } from './useRoi.ts'

interface Props {
  listing: Listing
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What a listing would earn, by figures that can all be changed. */
export function RoiDialog({ listing, open, onOpenChange }: Props) {
  const { prices } = useWords()
  const w = prices.roi
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={w.title} description={w.text}>
      <RoiCalculator listing={listing} />
    </Dialog>
  )
}

function RoiCalculator({ listing }: { listing: Listing }) {
  const { prices } = useWords()
  const w = prices.roi
  const { fields, change, reset, input, result } = useRoi(listing)
  return (
    <div className="grid gap-5">
      <RoiResult input={input} result={result} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Amount label={w.price} value={fields.price} onChange={(price) => change({ price })} />
        <Amount label={w.rent} value={fields.rent} onChange={(rent) => change({ rent })} />
        <Amount
          label={w.expenses}
          hint={w.expensesHint}
          value={fields.expenses}
          onChange={(expenses) => change({ expenses })}
        />
        <div>
          <p className="mb-3 flex justify-between font-semibold text-sm">
            {w.occupancy}
            <output className="tabular-nums">{fields.occupancy} %</output>
          </p>
          <Slider
            value={[fields.occupancy]}
            {...occupancyRange}
            labels={[w.occupancy]}
            textOf={(value) => `${value} %`}
            onChange={([value]) => value !== undefined && change({ occupancy: value })}
          />
        </div>
      </div>
      <div>
        <p className="text-ink-muted text-sm">{w.note}</p>
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-3.5"
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={reset}
        >
          {w.reset}
        </Button>
      </div>
    </div>
  )
}

interface AmountProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

/** A sum that is typed. */
function Amount({ label, hint, value, onChange }: AmountProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
