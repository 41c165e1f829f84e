import { taxFacts } from '#shared/guides/facts/taxes.ts'
import type { Residence } from './investment.ts'

const fraction = ({ amounts }: { amounts: readonly number[] }) => (amounts[0] ?? 0) / 100
const ofRent = { resident: taxFacts.rentIncomeTax.values, abroad: taxFacts.rentTaxAbroad.values }
const ofSale = { resident: taxFacts.saleIncomeTax.values, abroad: taxFacts.saleTaxAbroad.values }

/** Of the rent of a home, as a fraction (IVA). */
export const rentVat = fraction(taxFacts.rentVat.value)

/**
 * Income tax of a year's rent, US dollars (Ley 6380/2019): residents pay on the net or on a share of the rent, whichever
 * is less (IRP), others on that share (INR). `net`: the rent less its costs.
 */
export function rentTax(residence: Residence, rent: number, net: number): number {
  const { rate, base } = ofRent[residence]
  const presumed = rent * fraction(base)
  return Math.max(0, residence === 'resident' ? Math.min(net, presumed) : presumed) * fraction(rate)
}

/** Likewise of a sale. `gain`: its price less costs and what was paid. */
export function saleTax(residence: Residence, price: number, gain: number): number {
  const { rate, base } = ofSale[residence]
  const presumed = price * fraction(base)
  return Math.max(0, residence === 'resident' ? Math.min(gain, presumed) : presumed) * fraction(rate)
}
