import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/core/language.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import { renderAt } from '#tests/components/render.tsx'
import { MoneyInput } from './MoneyInput.tsx'

interface Props {
  start?: string
  currency?: Currency
  canChoose?: boolean
}

function Price({ start = '', currency: startCurrency = 'USD', canChoose }: Props) {
  const [text, setText] = useState(start)
  const [currency, setCurrency] = useState<Currency>(startCurrency)
  return (
    <>
      <label htmlFor="price">Precio en {currency}</label>
      <MoneyInput
        id="price"
        value={text}
        onChange={setText}
        currency={currency}
        onCurrency={canChoose ? setCurrency : undefined}
      />
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox')
const open = (props: Props = {}, language: Language = 'es') => renderAt(<Price {...props} />, { language })

describe('an amount of money', () => {
  it.each<[Language, string, string]>([
    ['es', '1500000', '1.500.000'],
    ['en', '1500000', '1,500,000'],
    ['es', '1250,5', '1.250,5'],
    ['es', '1.250.5', '1.250,5'],
    ['en', '1250.50.', '1,250.50'],
  ])('is grouped while typed, in %s: %s', async (language, keys, shown) => {
    const { person } = open({}, language)
    await person.type(box(), keys)
    expect(box()).toHaveValue(shown)
  })

  it('keeps the caret where one types and deletes', async () => {
    const { person } = open({ start: '1234567' })
    expect(box()).toHaveValue('1.234.567')
    await person.click(box())
    box().setSelectionRange(1, 1)
    await person.keyboard('9')
    expect([box().value, box().selectionStart]).toEqual(['19.234.567', 2])
    await person.keyboard('{Backspace}{Backspace}')
    expect([box().value, box().selectionStart]).toEqual(['234.567', 0])
    await person.keyboard('{Delete}{Delete}{Delete}{Delete}')
    expect(box()).toHaveValue('67')
  })

  it('passes a separator with the forward key', async () => {
    const { person } = open({ start: '1234567' })
    await person.click(box())
    box().setSelectionRange(1, 1)
    await person.keyboard('{Delete}')
    expect([box().value, box().selectionStart]).toEqual(['1.234.567', 2])
    await person.keyboard('{Delete}')
    expect(box()).toHaveValue('134.567')
  })

  it.each<[string, Currency, string]>([
    ['₲ 1.500.000', 'PYG', '1.500.000'],
    ['USD 120,000', 'USD', '120.000'],
    ['120000', 'USD', '120.000'],
  ])('is understood when pasted as %s', async (text, currency, shown) => {
    const { person } = open({ currency })
    await person.click(box())
    await person.paste(text)
    expect(box()).toHaveValue(shown)
  })

  it('pasted in the other currency chooses that currency', async () => {
    const { person } = open({ canChoose: true })
    await person.click(box())
    await person.paste('₲ 1.500.000')
    expect(screen.getByLabelText(/PYG/)).toHaveValue('1.500.000')
  })

  it('pasted in the other currency is converted where there is no choice', async () => {
    const { person } = open()
    await person.click(box())
    await person.paste('₲ 7.420.000')
    expect(box()).toHaveValue('1.000')
  })

  it.each(['-5', '\u22125', '-1e'])('is 0 when it is negative (%s), once the field is left', async (keys) => {
    const { person } = open()
    await person.type(box(), keys)
    expect(box()).toHaveValue(keys)
    await person.tab()
    expect(box()).toHaveValue(keys === '-1e' ? keys : '0')
  })

  it.each(['nada', '1e309', '<b>1</b>', '1.2.3,4.5'])('leaves %s for correction', async (text) => {
    const { person } = open()
    await person.click(box())
    await person.paste(text)
    await person.tab()
    expect(box()).toHaveValue(text)
  })

  it('takes what an autofill or an input method leaves', () => {
    open()
    fireEvent.change(box(), { target: { value: '1500000' } })
    expect(box()).toHaveValue('1.500.000')
    fireEvent.input(box(), { target: { value: '２５００' }, isComposing: true })
    fireEvent.compositionEnd(box())
    expect(box()).toHaveValue('2.500')
  })

  it('is not changed by visiting the field', async () => {
    const { person } = open({ start: '1e309' })
    await person.click(box())
    await person.tab()
    expect(box()).toHaveValue('1e309')
  })
})
