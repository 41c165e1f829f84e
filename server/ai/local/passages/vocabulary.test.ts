import { describe, expect, it } from 'vitest'
import { same } from './vocabulary.ts'

describe('the vocabulary', () => {
  it('has each word in one concept only, once', () => {
    const words = same.trim().split(/\s+/)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })
})
