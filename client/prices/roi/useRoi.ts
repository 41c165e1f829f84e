import { useState } from 'react'
import { readUnsigned } from '#shared/core/readAmount.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { calculateRoi, defaultExpenses, type RoiInput, roiDefaults } from '#shared/market/roi.ts'
import { calculatorLimits } from '#shared/prices/priceKinds.ts'

/** Numbers as typed. */
interface Fields {
  rent: string
  /** Undefined: derived from the rent. */
  expenses: string | undefined
  price: string
  occupancy: number
}

interface Options {
  initial: RoiInput | undefined
  onChange: (input: RoiInput) => void
}

export function useRoi(listing: Listing, { initial, onChange }: Options) {
  const [fields, setFields] = useState(() => (initial ? fieldsOf(initial) : defaultFields(listing)))
  const input = inputOf(fields)
  function set(next: Fields) {
    setFields(next)
    onChange(inputOf(next))
  }
  return {
    fields: { ...fields, expenses: expensesOf(fields) },
    change: (changed: Partial<Fields>) => set({ ...fields, ...changed }),
    reset: () => set(defaultFields(listing)),
    use: (figures: RoiInput) => set(fieldsOf(figures)),
    input,
    result: calculateRoi(input),
  }
}

function defaultFields(listing: Listing): Fields {
  return { ...fieldsOf(roiDefaults(listing)), expenses: undefined }
}

function fieldsOf({ monthlyRent, monthlyExpenses, occupancy, purchasePrice }: RoiInput): Fields {
  return {
    rent: text(monthlyRent),
    // Default expenses follow the rent, typed ones do not.
    expenses: monthlyExpenses === defaultExpenses(monthlyRent) ? undefined : text(monthlyExpenses),
    price: text(purchasePrice),
    occupancy,
  }
}

function expensesOf({ expenses, rent }: Fields): string {
  return expenses ?? text(defaultExpenses(number(rent)))
}

function inputOf(fields: Fields): RoiInput {
  return {
    monthlyRent: number(fields.rent),
    monthlyExpenses: number(expensesOf(fields)),
    occupancy: fields.occupancy,
    purchasePrice: number(fields.price),
  }
}

function text(value: number): string {
  return value === 0 ? '' : String(Math.round(value * 100) / 100)
}

export function isTooLarge(value: string): boolean {
  return (readUnsigned(value) ?? 0) > calculatorLimits.price.max
}

function number(value: string): number {
  return isTooLarge(value) ? 0 : (readUnsigned(value) ?? 0)
}
