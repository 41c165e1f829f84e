import type { FactWords } from '#shared/guides/facts/factText.ts'
import { monthNames } from '#shared/words/es/months.ts'

export const factWords: FactWords = {
  decimal: ',',
  units: {
    businessDays: ['día hábil', 'días hábiles'],
    days: ['día', 'días'],
    months: ['mes', 'meses'],
    years: ['año', 'años'],
    wages: ['salario mínimo', 'salarios mínimos'],
  },
  range: (low, high) => `${low} a ${high}`,
  millions: (figure) => `${figure} millones`,
  about: (amount) => `unos ${amount}`,
  monthNames,
  dayOf: (day, month) => `${day} de ${month}`,
  monthOf: (month, year) => `${month} de ${year}`,
  readIn: (date) => `leído en ${date}`,
  inForceSince: (date) => `en vigor desde ${date.replace(/^(?=\d+ de)/, 'el ')}`,
  unwritten: 'Sin fuente escrita',
  advisers: {
    notary: 'a un escribano',
    accountant: 'a un contador',
    lawyer: 'a un abogado',
    bank: 'al banco',
    municipality: 'a la municipalidad',
    migrations: 'a la Dirección Nacional de Migraciones',
    agency: 'a la inmobiliaria',
    administrator: 'a la administración del edificio',
  },
}
