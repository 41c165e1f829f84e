import type { roi as model } from '#shared/words/es/prices/roi.ts'

export const roi: typeof model = {
  title: 'ROI calculator',
  text: 'Change the figures and see what this property would earn.',
  rent: 'Monthly rent (USD)',
  expenses: 'Monthly expenses (USD)',
  expensesHint: 'Starts at 20% of the rent.',
  price: 'Purchase price (USD)',
  priceHint: 'Give the purchase price to see the ROI.',
  rentHint: 'Give the monthly rent to see the ROI.',
  tooLarge: 'That number is beyond what is possible.',
  occupancy: 'Occupancy',
  result: 'ROI a year',
  ratings: { high: 'High return', good: 'Good return', moderate: 'Moderate return', low: 'Low return' },
  effectiveRent: 'Effective rent a month',
  annualIncome: 'Income a year',
  annualExpenses: 'Expenses a year',
  annualNet: 'Net a year',
  dailyRate: 'Average daily rate',
  reset: 'Back to the figures of the listing',
  formula: (what) => `How it is worked out: ${what}`,
  formulas: {
    roi: 'Net a year ÷ purchase price × 100',
    effectiveRent: 'Monthly rent × occupancy',
    annualIncome: 'Effective rent a month × 12',
    annualExpenses: 'Monthly expenses × 12',
    annualNet: 'Income a year − expenses a year',
    dailyRate: 'Monthly rent ÷ 30',
  },
  ratingRule: (high, good, moderate) =>
    `${high} or more: high · ${good} or more: good · ${moderate} or more: moderate · less: low`,
  stated: {
    because: (roi, rent, expenses, occupancy, price) =>
      `The listing says ${roi} because it uses its author’s figures: ${rent} of rent and ${expenses} of expenses a month, ${occupancy} of occupancy and a price of ${price}.`,
    unknown: (roi) => `The listing says ${roi}: stated by its author, with figures of their own.`,
    use: 'Use the listing’s figures',
  },
  copyLink: 'Copy link with these figures',
  withTaxes: 'With taxes and financing',
  costs: 'Which costs and taxes are left out',
  note: 'A simple calculation before tax and financing. It is not advice.',
}
