import { Link2, RotateCcw } from 'lucide-react'
import { Link } from 'wouter'
import { setParameter } from '#client/core/history/parameters.ts'
import type { AddressedOverlay } from '#client/core/history/useOverlay.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { MoneyInput } from '#client/currency/MoneyInput.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Slider } from '#client/ui/form/Slider.tsx'
import { copyLink } from '#client/ui/share/copy.ts'
import { guidePath } from '#shared/guides/guidePath.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { toCents } from '#shared/market/market.ts'
import { occupancyRange, type RoiInput } from '#shared/market/roi.ts'
import { RoiResult } from './RoiResult.tsx'
import { roiParameter } from './roiParameter.ts'
import { roiValue } from './roiUrl.ts'
import { StatedEstimate } from './StatedEstimate.tsx'
import { isTooLarge, useRoi } from './useRoi.ts'

interface Props {
  listing: Listing
  overlay: AddressedOverlay<RoiInput | null>
}

export function RoiDialog({ listing, overlay }: Props) {
  const { roi: w } = useWords('roi')
  return (
    <Dialog
      open={overlay.shown !== undefined}
      onOpenChange={overlay.close}
      addressed
      title={w.title}
      description={w.text}
    >
      <RoiCalculator
        listing={listing}
        initial={overlay.shown ?? undefined}
        onChange={(input) => overlay.change(roiValue(input))}
      />
    </Dialog>
  )
}

interface CalculatorProps {
  listing: Listing
  initial: RoiInput | undefined
  onChange: (input: RoiInput) => void
}

function RoiCalculator({ listing, initial, onChange }: CalculatorProps) {
  const { language } = useLanguage()
  const words = useWords('core', 'prices', 'property', 'roi')
  const w = words.roi
  const { fields, change, reset, use, input, result } = useRoi(listing, { initial, onChange })
  function copy() {
    const address = setParameter(location.href, roiParameter, roiValue(input))
    return copyLink(address, words.property.linkCopiedText, words)
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
          {' · '}
          <Link
            href={paths.investment(language, planOf(input))}
            className="font-semibold text-action underline underline-offset-2"
          >
            {w.withTaxes}
          </Link>
          {' · '}
          <Link
            href={guidePath('investing', language, 'net')}
            className="font-semibold text-action underline underline-offset-2"
          >
            {w.costs}
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

/** The same price and rent; a plan has costs of its own. */
function planOf({ monthlyRent, purchasePrice }: RoiInput): Record<string, string> {
  const figures = { price: purchasePrice, rent: monthlyRent }
  const given = Object.entries(figures).filter(([, value]) => value > 0)
  return Object.fromEntries(given.map(([name, value]) => [name, String(toCents(value))]))
}

interface AmountProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

function Amount({ label, hint, value, onChange }: AmountProps) {
  const { roi: w } = useWords('roi')
  return (
    <Field label={label} hint={hint} error={isTooLarge(value) ? w.tooLarge : undefined}>
      {(control) => <MoneyInput {...control} currency="USD" value={value} onChange={onChange} />}
    </Field>
  )
}
