import { useLocation, useSearch } from 'wouter'

/** Filters in the URL, so that going back and reloading preserve them. */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const address = new URLSearchParams(search)
  const filters: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = address.get(name)
    if (value) filters[name] = value
  }
  function set(changes: Readonly<Record<string, string | undefined>>) {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true })
  }
  return {
    filters,
    set,
    isFiltered: Object.keys(filters).length > 0,
    clear: () => set(Object.fromEntries(names.map((name) => [name, undefined]))),
  }
}
