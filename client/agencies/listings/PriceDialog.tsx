import { useWords } from '#client/core/language.tsx'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { changePrice, readPercent, type StepOf } from './batch.ts'

export function PriceDialog({
  onChoose,
  onClose,
}: {
  onChoose: (step: StepOf) => void
  onClose: () => void
}) {
  const { agencies } = useWords('agencies')
  const w = agencies.listings
  const form = useForm({
    initial: { percent: '' },
    check: ({ percent }): Record<string, string> =>
      readPercent(percent) === undefined ? { percent: w.priceInvalid } : {},
    save: async ({ percent }: { percent: string }) => changePrice(readPercent(percent) ?? 0),
    onSaved: onChoose,
  })
  return (
    <FormDialog form={form} title={w.price} action={w.apply} onClose={onClose}>
      <TextInput
        {...form.field('percent')}
        label={w.pricePercent}
        hint={w.priceHint}
        inputMode="text"
        maxLength={8}
        autoComplete="off"
      />
    </FormDialog>
  )
}
