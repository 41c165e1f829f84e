import { expect, it } from 'vitest'
import { workingMinutes } from './workingTime.ts'

/** In Paraguay, three hours behind UTC. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00-03:00`)

it.each([
  ['within a morning', at('2026-11-23', '09:00'), at('2026-11-23', '11:00'), 120],
  ['over night', at('2026-11-23', '17:30'), at('2026-11-24', '08:45'), 75],
  ['over a weekend', at('2026-11-28', '11:00'), at('2026-11-30', '08:30'), 90],
  ['on a Sunday', at('2026-11-29', '09:00'), at('2026-11-29', '17:00'), 0],
  ['from before opening', at('2026-11-23', '05:15'), at('2026-11-23', '08:05'), 5],
  ['backward', at('2026-11-23', '10:00'), at('2026-11-23', '09:00'), 0],
  ['of a minute', at('2026-11-23', '09:59'), at('2026-11-23', '10:00'), 1],
])('working time %s', (_, from, to, minutes) => {
  expect(workingMinutes(from, to)).toBe(minutes)
})
