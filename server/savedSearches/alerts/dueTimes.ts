import { momentOf, wallTime } from '#shared/core/paraguayTime.ts'
import type { AlertFrequency } from '#shared/savedSearches/savedSearches.ts'

/* In Paraguay: nobody is told between 21 and 7; what is told daily or weekly comes in the morning. */

const [quietFrom, quietUntil] = [21, 7]
const digestHour = 8
const monday = 1
/** Milliseconds: between two mails at once to one person. */
export const mailInterval = 3_600_000
const day = 24 * 3_600_000

const hourOf = (moment: Date) => Number(wallTime(moment).slice(11, 13))

/** That hour of the day of `moment`, in Paraguay. */
function hourThatDay(moment: Date, hour: number): Date {
  const wall = `${wallTime(moment).slice(0, 10)}T${String(hour).padStart(2, '0')}:00`
  // An hour that the clocks skip is the next.
  return momentOf(wall) ?? momentOf(wall.replace(':00', ':30')) ?? moment
}

/** The moment itself, or the end of the quiet hours that it is in. */
export function afterQuiet(moment: Date): Date {
  const hour = hourOf(moment)
  if (hour >= quietUntil && hour < quietFrom) return moment
  return hourThatDay(hour < quietUntil ? moment : new Date(moment.getTime() + day), quietUntil)
}

/** When what came at `moment` is to be told. Undefined: never. */
export function dueAt(frequency: AlertFrequency, moment: Date): Date | undefined {
  switch (frequency) {
    case 'never':
      return undefined
    case 'instant':
      return afterQuiet(moment)
    case 'daily':
      return nextDigest(moment)
    case 'weekly': {
      let due = nextDigest(moment)
      while (weekdayOf(due) !== monday) due = nextDigest(new Date(due.getTime() + 1))
      return due
    }
  }
}

function nextDigest(moment: Date): Date {
  const today = hourThatDay(moment, digestHour)
  return today > moment ? today : hourThatDay(new Date(moment.getTime() + day), digestHour)
}

const weekdayOf = (moment: Date) => new Date(`${wallTime(moment).slice(0, 10)}T00:00Z`).getUTCDay()
