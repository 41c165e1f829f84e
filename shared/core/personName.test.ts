import { expect, it } from 'vitest'
import { initialsOf, nameOf } from './personName.ts'

it.each([
  ['Ana', 'Benítez', 'Ana Benítez', 'AB'],
  ['Ñeca', null, 'Ñeca', 'Ñ'],
  [null, 'óscar', 'óscar', 'Ó'],
  ['👩‍🌾', '  ', '👩‍🌾', '👩'],
  [null, null, undefined, undefined],
  ['', '', undefined, undefined],
])(
  'the name and initials of %j %j, where they are known, are %j and %j',
  (firstName, lastName, name, initials) => {
    expect(nameOf({ firstName, lastName })).toBe(name)
    expect(initialsOf({ firstName, lastName })).toBe(initials)
  },
)
