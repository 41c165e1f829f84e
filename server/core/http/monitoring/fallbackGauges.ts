import { type Fallbacks, fallbackNames } from '#server/core/fallbacks.ts'
import type { GaugeSource } from './metrics.ts'

/** `fallbacks_reader`, `fallbacks_render`, …: times since the start. */
export function fallbackGauges({ counts }: Pick<Fallbacks, 'counts'>): GaugeSource[] {
  return fallbackNames.map((name) => ({
    name: `fallbacks_${name}`,
    help: `Answers in a lesser way: ${name}`,
    read: () => counts[name],
  }))
}
