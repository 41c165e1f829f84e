import { wallTime } from '#shared/core/paraguayTime.ts'

/** Hours of a day in Paraguay, Sunday first. */
const hours = [undefined, [8, 18], [8, 18], [8, 18], [8, 18], [8, 18], [8, 12]] as const
const minute = 60_000

/** Minutes of Monday to Friday from 8 to 18 and Saturday from 8 to 12, Paraguay time, between two moments. At most two weeks are looked at. */
export function workingMinutes(from: Date, to: Date): number {
  const end = Math.min(to.getTime(), from.getTime() + 14 * 24 * 60 * minute)
  let total = 0
  for (let start = from.getTime(); start < end; ) {
    const wall = wallTime(new Date(start))
    const [hour = 0, past = 0] = wall.slice(11).split(':').map(Number)
    const untilNextHour = Math.min(end - start, (60 - past) * minute - (start % minute))
    const open = hours[new Date(`${wall.slice(0, 10)}T12:00Z`).getUTCDay()]
    if (open && hour >= open[0] && hour < open[1]) total += untilNextHour
    start += untilNextHour
  }
  return Math.floor(total / minute)
}
