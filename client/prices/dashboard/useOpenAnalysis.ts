import { useAddressedOverlay } from '#client/core/history/useOverlay.ts'

/** The open analysis: its id is in the URL, so that going back from its property reopens it. */
export function useOpenAnalysis() {
  return useAddressedOverlay({
    parameter: 'analysis',
    // An unknown id is the panel's to explain.
    parse: (id) => id,
    onMissing: () => undefined,
  })
}
