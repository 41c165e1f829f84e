import { monthNames } from '#shared/words/en/months.ts'
import { plural } from '#shared/words/en/plural.ts'
import type { listingFacts as es } from '#shared/words/es/listings/listingFacts.ts'

export const listingFacts: typeof es = {
  title: 'Details',
  more: 'More details',
  moreText: 'Whatever you know: people filter by it.',
  yes: 'Yes',
  guarantees: {
    none: 'No guarantee',
    deposit: 'Deposit',
    guarantor: 'Guarantor',
    insurance: 'Surety insurance',
  },
  feeItems: {
    water: 'Water',
    power: 'Power of shared areas',
    gas: 'Gas',
    internet: 'Internet',
    security: 'Security',
    cleaning: 'Cleaning',
    elevator: 'Elevator',
    garden: 'Garden',
    pool: 'Pool',
    gym: 'Gym',
    taxes: 'Taxes',
    reserve: 'Reserve fund',
  },
  vat: { included: 'Included in the price', added: 'On top of the price' },
  monthNames,
  monthOf: (month, year) => `${month} ${year}`,
  groundFloor: 'Ground floor',
  noFee: 'No maintenance fee',
  feeIncludes: (fee, items) => `${fee}, includes ${items.toLowerCase()}`,
  downPayment: (percent) => `${percent}% down`,
  instalments: (n, amount) =>
    `${plural(n, { one: '1 instalment', other: `${n} instalments` })}${amount ? ` of ${amount}` : ''}`,
  instalmentOf: (amount) => `instalments of ${amount}`,
  ask: {
    month: 'Month',
    year: 'Year',
    currency: 'Currency',
    amount: 'Amount',
    includes: 'What it includes',
    downPaymentPercent: 'Down payment (% of the price)',
    instalments: 'Number of instalments',
    instalmentAmount: 'Amount of each',
    notStated: 'Not stated',
  },
  notes: {
    sides: (frontage, depth, product, land) =>
      `${frontage} × ${depth} m is ${product} m², and you wrote ${land} m². Which is it? An irregular plot is fine.`,
    takeProduct: (product) => `Use ${product} m²`,
    areas: (built, area) =>
      `Built area says ${built} m² and area ${area} m². Filters and the price per m² use ${area}.`,
    takeBuilt: (built) => `Use ${built} m²`,
    tooLittle: (sum, price) =>
      `Down payment and instalments add up to ${sum}, well below the price of ${price}. Is a payment missing, or a figure off?`,
    tooMuch: (sum, price) =>
      `Down payment and instalments add up to ${sum}, more than twice the price of ${price}. Check the amount and the number.`,
  },
}
