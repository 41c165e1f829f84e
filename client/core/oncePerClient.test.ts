import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { oncePerClient } from './oncePerClient.ts'

it('makes a value once for a client, and another for the next', () => {
  const listsOf = oncePerClient((client) => [client])
  const [first, second] = [new QueryClient(), new QueryClient()]
  const value = listsOf(first)
  expect(listsOf(first)).toBe(value)
  expect(listsOf(second)).toEqual([second])
  expect(listsOf(second)).not.toBe(value)
})
