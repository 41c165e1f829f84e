import {
  CategoryScale,
  Chart,
  type ChartDataset,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#client/core/language.tsx'
import type { ExchangeDay } from '#shared/currency.ts'
import { formatPYG } from '#shared/money.ts'
import { dayText, everyDay } from './days.ts'

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip)

/** The rate's line, and thinner those of buy and sell where there are any; its figures stand in the table below. */
export function RateChart({ days }: { days: readonly ExchangeDay[] }) {
  const { language, words } = useLanguage()
  const w = words.currency
  const canvas = useRef<HTMLCanvasElement>(null)
  const scheme = useScheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: colours are read anew when the scheme changes
  useEffect(() => {
    if (!canvas.current) return
    const all = everyDay(days)
    const [action, muted, line, raised, ink] = colours('action', 'ink-muted', 'line', 'surface-raised', 'ink')
    const lineOf = (label: string, read: (day: ExchangeDay) => number | null, thin: boolean) =>
      ({
        label,
        data: all.map(({ known }) => (known ? read(known) : null)),
        borderColor: thin ? muted : action,
        backgroundColor: thin ? muted : action,
        borderWidth: thin ? 1.25 : 2.5,
        borderDash: thin ? [4, 4] : [],
        pointRadius: days.length > 1 ? 0 : 4,
        pointHoverRadius: 4,
        pointHitRadius: 12,
        tension: 0.2,
        spanGaps: true,
      }) satisfies ChartDataset<'line'>
    const hasHouses = days.some(({ buy, sell }) => buy !== null && sell !== null)
    const datasets = [lineOf(w.rate, ({ rate }) => rate, false)]
    if (hasHouses) {
      datasets.push(
        lineOf(w.sell, ({ sell }) => sell, true),
        lineOf(w.buy, ({ buy }) => buy, true),
      )
    }
    const font = { family: getComputedStyle(canvas.current).fontFamily, size: 12 }
    const chart = new Chart(canvas.current, {
      type: 'line',
      data: { labels: all.map(({ day }) => dayText(day, language)), datasets },
      options: {
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'index', intersect: false },
        scales: {
          x: {
            grid: { display: false },
            border: { color: line },
            ticks: { color: muted, font, maxRotation: 0, autoSkipPadding: 24 },
          },
          y: {
            grace: '15%',
            grid: { color: line },
            border: { display: false },
            ticks: { color: muted, font, maxTicksLimit: 5, callback: (value) => formatPYG(value).slice(4) },
          },
        },
        plugins: {
          tooltip: {
            backgroundColor: ink,
            titleColor: raised,
            bodyColor: raised,
            titleFont: font,
            bodyFont: font,
            padding: 10,
            boxPadding: 4,
            callbacks: {
              label: ({ dataset, parsed }) => ` ${dataset.label}: ${formatPYG(parsed.y ?? 0)}`,
            },
          },
        },
      },
    })
    return () => chart.destroy()
  }, [days, language, w, scheme])

  const rates = days.map(({ rate }) => rate)
  const text = w.chart(
    dayText(days[0]?.day ?? '', language),
    dayText(days.at(-1)?.day ?? '', language),
    formatPYG(Math.min(...rates)),
    formatPYG(Math.max(...rates)),
    formatPYG(rates.at(-1) ?? 0),
  )
  return <canvas ref={canvas} role="img" aria-label={text} />
}

/** Colours of the look, as they are now. */
function colours(...roles: string[]): string[] {
  const style = getComputedStyle(document.documentElement)
  return roles.map((role) => style.getPropertyValue(`--${role}`).trim())
}

/** Light or dark, followed as it changes. */
function useScheme(): string {
  const [scheme, setScheme] = useState(schemeNow)
  useEffect(() => {
    const media = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => setScheme(schemeNow())
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return scheme
}

function schemeNow(): string {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
