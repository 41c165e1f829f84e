import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { WeekFigures } from '#shared/agencies/agencyWork.ts'

/** Labels and values of a week's figures. */
export function useFigureTexts() {
  const { agencies } = useWords('agencies')
  const { language } = useLanguage()
  const w = agencies.figures
  const labels: Record<keyof WeekFigures, string> = {
    views: w.views,
    inquiries: w.inquiries,
    answered: w.answered,
    medianMinutes: w.answerTime,
  }
  function textOf(name: keyof WeekFigures, week: WeekFigures): string {
    const value = week[name]
    if (value === null) return w.none
    if (name !== 'medianMinutes') return formatNumber(value, language)
    if (value < 60) return w.minutes(value)
    return value < 48 * 60
      ? w.hours(formatNumber(value / 60, language, 1))
      : w.days(formatNumber(value / 1440, language, 1))
  }
  return {
    labels,
    textOf,
    beforeText: (name: keyof WeekFigures, week: WeekFigures) => w.before(textOf(name, week)),
  }
}
