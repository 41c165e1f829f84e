import { useLocation, useSearch } from 'wouter'

const parameter = 'analysis'

/** The open analysis, stored in the URL so that going back from its property reopens it. */
export function useOpenAnalysis() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const writeUrl = (id: string | undefined) => {
    const query = new URLSearchParams(search)
    if (id === undefined) query.delete(parameter)
    else query.set(parameter, id)
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true })
  }
  return {
    opened: new URLSearchParams(search).get(parameter) ?? undefined,
    open: (id: string) => writeUrl(id),
    close: () => writeUrl(undefined),
  }
}
