import { useAddressedOverlay } from '#client/core/history/useOverlay.ts'

/** Its id is in the URL: going back from its property reopens it. */
export function useOpenAnalysis() {
  return useAddressedOverlay({
    parameter: 'analysis',
    parse: (id) => id,
    onMissing: () => undefined,
  })
}
