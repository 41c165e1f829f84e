import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverFolder } from '#server/core/folders.ts'
import { advisoryLocks } from './locks.ts'

describe('advisory locks', () => {
  it('have distinct numbers', () => {
    const numbers = Object.values(advisoryLocks)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it("take their numbers from this table, or from the hash of a row's name", () => {
    const sources = fs
      .readdirSync(serverFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    const others = sources.filter((file) => {
      const text = fs.readFileSync(path.join(serverFolder, file), 'utf8')
      return /pg_(try_)?advisory/.test(text) && !/advisoryLocks|hashtextextended/.test(text)
    })
    expect(others).toEqual([])
  })
})
