import type { FactWords } from '#shared/guides/facts/factText.ts'
import { monthNames } from '#shared/words/en/months.ts'

export const factWords: FactWords = {
  decimal: '.',
  units: {
    businessDays: ['business day', 'business days'],
    days: ['day', 'days'],
    months: ['month', 'months'],
    years: ['year', 'years'],
    wages: ['minimum wage', 'minimum wages'],
  },
  range: (low, high) => `${low} to ${high}`,
  millions: (figure) => `${figure} million`,
  about: (amount) => `about ${amount}`,
  monthNames,
  dayOf: (day, month) => `${day} ${month}`,
  monthOf: (month, year) => `${month} ${year}`,
  readIn: (date) => `read in ${date}`,
  inForceSince: (date) => `in force since ${date}`,
  unwritten: 'No written source',
  advisers: {
    notary: 'a notary (escribano)',
    accountant: 'an accountant',
    lawyer: 'a lawyer',
    bank: 'the bank',
    municipality: 'the municipality',
    migrations: 'the migrations office',
    agency: 'the agency',
    administrator: 'the building’s administrator',
  },
}
