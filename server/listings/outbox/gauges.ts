import type { GaugeSource } from '#server/core/http/monitoring/metrics.ts'
import type { ListingOutbox } from './outbox.ts'
import type { RunnerFigures } from './runner.ts'

/** Of all consumers on this server. */
export function outboxGauges(outbox: Pick<ListingOutbox, 'figures'>): GaugeSource[] {
  const sum = (name: string, help: string, field: keyof RunnerFigures): GaugeSource => ({
    name: `listing_outbox_${name}`,
    help,
    read: () => [...outbox.figures.values()].reduce((total, figures) => total + figures[field], 0),
  })
  return [
    sum('consumed', 'Changes of listings that consumers took', 'consumed'),
    sum('left', 'Changes that they had left when they read last', 'left'),
    sum('failures', 'Transactions of consumers that failed', 'failures'),
    sum(
      'resyncs',
      'Times that changes were purged before they were consumed, or any listing may have changed',
      'resyncs',
    ),
  ]
}
