import { type ChangeEvent, type CompositionEvent, type InputHTMLAttributes, type Ref, useState } from 'react'
import { useLanguage } from '#client/core/language.tsx'
import { groupEdit, settleAmount } from '#client/core/typedAmount.ts'
import { Input } from '#client/ui/form/Input.tsx'
import type { Language } from '#shared/core/language.ts'
import { toPYG, toUSD } from '#shared/core/money.ts'
import { currencyIn, readAmount } from '#shared/core/readAmount.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import { useRate } from './currency.api.ts'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'inputMode'>

export interface MoneyInputProps extends InputProps {
  /** As typed; parse with `readUnsigned`. */
  value: string
  onChange: (text: string) => void
  currency: Currency
  /** On a pasted amount in the other currency; default: converts it. */
  onCurrency?: (currency: Currency) => void
  whole?: boolean
  ref?: Ref<HTMLInputElement>
}

const maxLength = 48

export function MoneyInput({
  value,
  onChange,
  currency,
  onCurrency,
  whole,
  onBlur,
  ...input
}: MoneyInputProps) {
  const { language } = useLanguage()
  const rate = useRate()
  const style = { language, whole }
  const [typed, setTyped] = useState<{ text: string; language: Language }>()
  const isTyped = typed?.text === value && typed.language === language
  const shown = isTyped ? value : settleAmount(value, style)

  function change(text: string) {
    setTyped({ text, language })
    if (text !== value) onChange(text)
  }

  function settle(text: string) {
    const named = currencyIn(text)
    const amount = readAmount(text)
    if (!named || named === currency || amount === undefined) return change(settleAmount(text, style))
    if (onCurrency) {
      onCurrency(named)
      return change(settleAmount(text, style))
    }
    const converted = named === 'PYG' ? toUSD(amount, rate) : toPYG(amount, rate)
    change(settleAmount(String(converted), style))
  }

  function edit({ currentTarget: box, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType, data, isComposing } = describe(nativeEvent)
    if (isComposing) return change(box.value)
    const isDeletion = inputType.startsWith('delete')
    const isKey = inputType === 'insertText' && data?.length === 1
    if (!isDeletion && !isKey) return settle(box.value)

    const caret = box.selectionStart ?? box.value.length
    const next = groupEdit({ text: box.value, caret, typed: isKey ? data : undefined }, style)
    // Forward delete would stop at a reinserted separator.
    const isStuck = inputType === 'deleteContentForward' && next.text === shown
    const at = isStuck ? next.caret + 1 : next.caret
    box.value = next.text
    box.setSelectionRange(at, at)
    change(next.text)
  }

  return (
    <Input
      autoComplete="off"
      maxLength={maxLength}
      {...input}
      inputMode={whole ? 'numeric' : 'decimal'}
      value={shown}
      onChange={edit}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => settle(event.currentTarget.value)}
      onBlur={(event) => {
        if (isTyped) settle(event.target.value)
        onBlur?.(event)
      }}
    />
  )
}

/** An unknown change, such as autofill, counts as pasted. */
function describe(event: Event) {
  if (!(event instanceof InputEvent)) return { inputType: '', data: undefined, isComposing: false }
  return { inputType: event.inputType, data: event.data ?? undefined, isComposing: event.isComposing }
}
