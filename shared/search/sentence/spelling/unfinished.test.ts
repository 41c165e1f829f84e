import { describe, expect, it } from 'vitest'
import { nameCompleter } from './unfinished.ts'

const complete = nameCompleter(
  new Map([
    ['ciudad del este', 'Ciudad del Este'],
    ['ciudad nueva', 'Ciudad Nueva'],
    ['san lorenzo', 'San Lorenzo'],
    ['san luis', 'San Luis'],
    ['encarnacion', 'Encarnación'],
    ['encarnacao', 'Encarnación'],
    ['carmelitas', 'Carmelitas'],
    ['lavandera', 'Lavandera'],
    ['arroyos y esteros', 'Arroyos y Esteros'],
  ]),
  ['casa', 'lavanderia'],
)

describe('an unfinished name', () => {
  it.each([
    ['ciudad del est', 'ciudad del este'],
    ['ciudad del', 'ciudad del este'],
    ['san lor', 'san lorenzo'],
    ['encarn', 'encarnacao'],
    ['carmel', 'carmelitas'],
    ['ciudad', undefined],
    ['san l', undefined],
    ['encar', undefined],
    ['lavand', undefined],
    ['arroyo', undefined],
    ['este', undefined],
  ])('%j is %j', (typed, expected) => {
    expect(complete(typed)).toBe(expected)
  })
})
