import { Link2, RotateCcw } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { MoneyInput } from '#client/currency/MoneyInput.tsx'
import { paths } from '#client/paths.ts'
import { copyLink } from '#client/prices/copyLink.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Slider } from '#client/ui/form/Slider.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { occupancyRange, type RoiInput } from '#shared/market/roi.ts'
import { RoiResult } from './RoiResult.tsx'
import { parseRoi, writeRoi } from './roiUrl.ts'
import { StatedEstimate } from './StatedEstimate.tsx'
import { useRoi } from './useRoi.ts'

interface Props {
  listing: Listing
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The ROI calculator of a listing; its figures are stored in the URL while it is open. */
export function RoiDialog({ listing, open, onOpenChange }: Props) {
  const { roi: w } = useWords('roi')
  const [, navigate] = useLocation()
  const writeUrl = (input: RoiInput | undefined) => {
    const query = writeRoi(location.search, input)
    navigate(`${location.pathname}${query && `?${query}`}${location.hash}`, { replace: true })
  }
  function change(opened: boolean) {
    if (!opened) writeUrl(undefined)
    onOpenChange(opened)
  }
  return (
    <Dialog open={open} onOpenChange={change} title={w.title} description={w.text}>
      <RoiCalculator listing={listing} onChange={writeUrl} />
    </Dialog>
  )
}

function RoiCalculator({ listing, onChange }: { listing: Listing; onChange: (input: RoiInput) => void }) {
  const { language } = useLanguage()
  const words = useWords('core', 'prices', 'property', 'roi')
  const w = words.roi
  const initial = parseRoi(location.search)
  const { fields, change, reset, use, input, result } = useRoi(listing, { initial, onChange })
  function copy() {
    const query = writeRoi(location.search, input)
    return copyLink(`${location.origin}${location.pathname}?${query}`, words.property.linkCopiedText, words)
  }
  return (
    <div className="grid gap-5">
      <RoiResult input={input} result={result} />
      <StatedEstimate listing={listing} roi={result.roi} onUse={use} />
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
        <p className="text-ink-muted text-sm">
          {w.note}{' '}
          <Link
            href={paths.method(language, 'roi')}
            className="font-semibold text-action underline underline-offset-2"
          >
            {words.prices.method}
          </Link>
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="secondary"
            size="sm"
            icon={<Link2 aria-hidden="true" className="size-4" />}
            onClick={() => void copy()}
          >
            {w.copyLink}
          </Button>
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
    </div>
  )
}

interface AmountProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

function Amount({ label, hint, value, onChange }: AmountProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <MoneyInput {...control} currency="USD" value={value} onChange={onChange} />}
    </Field>
  )
}
