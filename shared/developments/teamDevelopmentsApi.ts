import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import {
  developmentChange,
  listedDevelopment,
  newDevelopment,
  newUnits,
  sheetOutcome,
  teamDevelopment,
  teamUnit,
  unitChange,
  unitHistory,
  unitHold,
  unitSale,
  unitSheet,
} from './teamDevelopments.ts'

const params = z.object({ id: z.string() })
const unit = z.object({ id: z.string(), unitId: z.string() })
const readErrors = ['not_signed_in', 'not_found'] as const
const errors = [
  ...readErrors,
  'forbidden',
  'malformed_json',
  'invalid',
  'conflict',
  'too_many_requests',
] as const

/** For members of the agency whose development it is, and administrators; whoever is neither gets 404. */
export const teamDevelopmentsApi = {
  ofAgency: endpoint('GET', '/api/agencies/:id/developments', {
    summary: 'The developments of an agency, also unpublished ones, newest first',
    access: 'userOrAdmin',
    params,
    answer: z.array(listedDevelopment),
    ages: true,
    errors: readErrors,
  }),
  create: endpoint('POST', '/api/agencies/:id/developments', {
    summary: 'Create a development of an agency',
    access: 'userOrAdmin',
    params,
    body: newDevelopment,
    answer: teamDevelopment,
    status: 201,
    errors: [...errors, 'too_many', 'idempotency_mismatch'],
  }),
  one: endpoint('GET', '/api/developments/:id/team', {
    summary: 'A development as its agency has it',
    access: 'userOrAdmin',
    params,
    answer: teamDevelopment,
    ages: true,
    errors: readErrors,
  }),
  change: endpoint('PATCH', '/api/developments/:id', {
    summary: 'Change a development; an address that it had redirects',
    access: 'userOrAdmin',
    params,
    body: developmentChange,
    answer: teamDevelopment,
    errors,
  }),
  remove: endpoint('DELETE', '/api/developments/:id', {
    summary: 'Delete a development with its units, by owners and agents; none that has sold or held ones',
    access: 'userOrAdmin',
    params,
    errors: [...readErrors, 'forbidden', 'conflict', 'too_many_requests'],
  }),
  units: endpoint('GET', '/api/developments/:id/team/units', {
    summary: 'The units of a development, with the names that they are held in',
    access: 'userOrAdmin',
    params,
    answer: z.array(teamUnit),
    ages: true,
    errors: readErrors,
  }),
  addUnits: endpoint('POST', '/api/developments/:id/units', {
    summary: 'Add units: all or none',
    access: 'userOrAdmin',
    params,
    body: newUnits,
    answer: z.object({ added: z.int() }),
    status: 201,
    errors: [...errors, 'too_many', 'idempotency_mismatch', 'too_large'],
  }),
  sheet: endpoint('POST', '/api/developments/:id/units/sheet', {
    summary: 'Add and change units by a sheet: all of its rows or none; a dry run says what it would do',
    access: 'userOrAdmin',
    params,
    body: unitSheet,
    answer: sheetOutcome,
    errors: [...errors, 'too_large'],
  }),
  changeUnit: endpoint('PATCH', '/api/developments/:id/units/:unitId', {
    summary: 'Change a unit',
    access: 'userOrAdmin',
    params: unit,
    body: unitChange,
    answer: teamUnit,
    errors,
  }),
  removeUnit: endpoint('DELETE', '/api/developments/:id/units/:unitId', {
    summary: 'Delete a unit that is free',
    access: 'userOrAdmin',
    params: unit,
    errors: [...readErrors, 'conflict', 'too_many_requests'],
  }),
  hold: endpoint('POST', '/api/developments/:id/units/:unitId/hold', {
    summary: 'Hold a free unit in a name for 48 hours; 409 where somebody was faster',
    access: 'userOrAdmin',
    params: unit,
    body: unitHold,
    answer: teamUnit,
    errors,
  }),
  release: endpoint('POST', '/api/developments/:id/units/:unitId/release', {
    summary: 'Free a held unit; a sold one by owners and agents',
    access: 'userOrAdmin',
    params: unit,
    answer: teamUnit,
    errors: [...readErrors, 'forbidden', 'conflict', 'too_many_requests'],
  }),
  sell: endpoint('POST', '/api/developments/:id/units/:unitId/sell', {
    summary: 'Mark a unit as sold, by owners and agents; held, it stays in that name',
    access: 'userOrAdmin',
    params: unit,
    body: unitSale,
    answer: teamUnit,
    errors,
  }),
  history: endpoint('GET', '/api/developments/:id/units/:unitId/history', {
    summary: 'What happened to a unit, and by whom, latest first',
    access: 'userOrAdmin',
    params: unit,
    answer: unitHistory,
    ages: true,
    errors: readErrors,
  }),
}
