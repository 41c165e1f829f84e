import type { GaugeSource } from '#server/core/http/monitoring/metrics.ts'
import type { SearchEngine } from './searchEngine.ts'

export function searchGauges(engine: Pick<SearchEngine, 'figures'>): GaugeSource[] {
  const gauge = (name: string, help: string, read: () => number): GaugeSource => ({ name, help, read })
  return [
    gauge('search_index_ready', '1 while searches are answered by the index in memory', () =>
      engine.figures.isReady ? 1 : 0,
    ),
    gauge('search_index_listings', 'Listings in the index', () => engine.figures.listings),
    gauge(
      'search_index_changed',
      'Listings that changed since its base was built',
      () => engine.figures.changed,
    ),
    gauge('search_index_build_seconds', 'Time that the last base took', () => engine.figures.buildSeconds),
    gauge('search_index_builds', 'Bases built', () => engine.figures.builds),
    gauge(
      'search_index_catch_ups',
      'Times that it read what had changed, in place of a build',
      () => engine.figures.catchUps,
    ),
    gauge(
      'search_index_fallbacks',
      'Times that SQL answered in place of the index',
      () => engine.figures.fallbacks,
    ),
    gauge('search_index_failures', 'Failures to build it or to answer by it', () => engine.figures.failures),
  ]
}
