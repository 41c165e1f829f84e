/** Immediately where `matchMedia` is missing. */
export function whenMatches(query: string): Promise<void> {
  const list = globalThis.matchMedia?.(query)
  if (!list || list.matches) return Promise.resolve()
  return new Promise((resolve) => {
    list.addEventListener('change', function check() {
      if (!list.matches) return
      list.removeEventListener('change', check)
      resolve()
    })
  })
}
