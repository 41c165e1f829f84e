import type { GaugeSource } from '#server/core/http/monitoring/metrics.ts'

export interface EstimateDrift {
  set(measured: { drift: number | undefined }): void
  gauges: GaugeSource[]
}

/** Of the last measurement on this server. */
export function createEstimateDrift(): EstimateDrift {
  let last = Number.NaN
  return {
    set({ drift }) {
      last = drift ?? Number.NaN
    },
    gauges: [
      {
        name: 'estimate_drift',
        help: 'Median error of price estimates for listings of the last week ÷ for those of the last month',
        read: () => last,
      },
    ],
  }
}
