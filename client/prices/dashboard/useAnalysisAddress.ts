import { useLocation, useSearch } from 'wouter'

const name = 'analysis'

/** Which analysis is opened stands in the address, so that the way back from its property leads to it again. */
export function useAnalysisAddress() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const rewrite = (id: string | undefined) => {
    const query = new URLSearchParams(search)
    if (id === undefined) query.delete(name)
    else query.set(name, id)
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true })
  }
  return {
    opened: new URLSearchParams(search).get(name) ?? undefined,
    open: (id: string) => rewrite(id),
    close: () => rewrite(undefined),
  }
}
