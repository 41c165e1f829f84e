import type { prices as model } from '../es/prices.ts'

export const prices: typeof model = {
  roi: {
    title: 'ROI calculator',
    text: 'Change the figures and see what this property would earn.',
    rent: 'Monthly rent (USD)',
    expenses: 'Monthly expenses (USD)',
    expensesHint: 'Starts at 20% of the rent.',
    price: 'Purchase price (USD)',
    priceHint: 'Give the purchase price to see the ROI.',
    occupancy: 'Occupancy',
    result: 'ROI a year',
    ratings: { high: 'High return', good: 'Good return', moderate: 'Moderate return', low: 'Low return' },
    effectiveRent: 'Effective rent a month',
    annualIncome: 'Income a year',
    annualExpenses: 'Expenses a year',
    annualNet: 'Net a year',
    dailyRate: 'Average daily rate',
    reset: 'Back to the figures of the listing',
    note: 'A simple calculation before tax and financing. It is not advice.',
  },
}
