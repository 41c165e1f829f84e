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
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={w.rent}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={fields.rent}
              onChange={(event) => change({ rent: event.target.value })}
            />
          )}
        </Field>
        <Field label={w.expenses} hint={w.expensesHint}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={fields.expenses}
              onChange={(event) => change({ expenses: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={w.price}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            value={fields.price}
            onChange={(event) => change({ price: event.target.value })}
          />
        )}
      </Field>
      <div>
        <p className="flex justify-between font-semibold text-sm">
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-xs text-ink-muted text-sm">{w.note}</p>
        <Button
          variant="quiet"
          size="sm"
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={reset}
        >
          {w.reset}
        </Button>
      </div>
    </div>
  )
}
