import { expect, test } from 'vitest'
import { createHtmlStore } from './htmlStore.ts'

function open() {
  const store = createHtmlStore()
  return {
    set: (key: string, html: string) => store.set(key, Buffer.from(html)),
    get: (key: string) => {
      const html = store.get(key)
      return html && Buffer.from(html).toString()
    },
  }
}

test('keeps the newest HTML, each as it was given', () => {
  const store = open()
  const html = (number: number) => `<p>${number} ₲</p>`.repeat(5000 + number)
  for (let number = 0; number < 600; number++) {
    store.set(`key ${number}`, html(number))
    expect(store.get(`key ${number}`)).toBe(html(number))
  }
  const kept = Array.from({ length: 600 }, (_, number) => number).filter((number) =>
    store.get(`key ${number}`),
  )
  expect(kept.length).toBeGreaterThan(150)
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, index) => 600 - kept.length + index))
  for (const number of kept) expect(store.get(`key ${number}`)).toBe(html(number))
})

test('the newer HTML of a key replaces the older', () => {
  const store = open()
  store.set('key', 'old')
  store.set('key', 'new')
  expect(store.get('key')).toBe('new')
  expect(store.get('another')).toBeUndefined()
})

test('HTML larger than all of it is not kept', () => {
  const store = open()
  store.set('key', 'a')
  store.set('large', 'a'.repeat(20 * 2 ** 20))
  expect(store.get('large')).toBeUndefined()
  expect(store.get('key')).toBe('a')
})
