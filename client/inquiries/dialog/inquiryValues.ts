import { asMoment, type ClockTime, clockTime } from '#client/inquiries/marketTime.ts'
import { isEmail } from '#shared/core/fields/email.ts'
import { type InquiryType, inquiryLimits } from '#shared/inquiries/inquiries.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Words } from '#shared/words.ts'

export interface InquiryValues {
  inquiryType: InquiryType
  name: string
  email: string
  phone: string
  message: string
  preferredTimes: readonly ClockTime[]
}

/** By field; preferred times by position. */
export type InquiryProblems = Readonly<Record<string, string>>

export const noTime: ClockTime = { day: '', hour: '' }
/** Rows that are always there; none has to be filled in. */
export const shownTimes = 2
export const maxTimes = inquiryLimits.preferredTimes

const deals: Record<Listing['transactionType'], InquiryType[]> = {
  sale: ['purchase'],
  rent: ['rental'],
  both: ['rental', 'purchase'],
}

export function typesFor({ transactionType }: Pick<Listing, 'transactionType'>): InquiryType[] {
  return ['info', 'visit', ...deals[transactionType]]
}

export function findProblems(values: InquiryValues, now: number, w: Words['inquiries']): InquiryProblems {
  const found: Record<string, string> = {}
  if (!values.name.trim()) found.name = w.missing.name
  if (!values.email.trim()) found.email = w.missing.email
  else if (!isEmail(values.email.trim())) found.email = w.wrong.email
  if (values.phone.trim() && !isPhone(values.phone)) found.phone = w.wrong.phone
  if (values.inquiryType === 'visit') Object.assign(found, findTimeProblems(values.preferredTimes, now, w))
  if (!values.message.trim()) found.message = w.missing.message
  return found
}

/** Obvious errors only: the server knows the numbering plans. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^[+\d\s().\-/]+$/.test(text) && digits >= 6 && digits <= 15
}

function findTimeProblems(
  times: readonly ClockTime[],
  now: number,
  { times: w }: Words['inquiries'],
): InquiryProblems {
  const found: Record<string, string> = {}
  const present = asMoment(clockTime(now))
  const moments = times.map((time) => (time.day && time.hour ? asMoment(time) : undefined))
  times.forEach(({ day, hour }, index) => {
    const moment = moments[index]
    const problem = () => {
      if (!day && !hour) return undefined
      if (!moment) return day ? w.hourMissing : w.dayMissing
      if (moment <= present) return w.past
      return moments.indexOf(moment) < index ? w.repeated : undefined
    }
    const text = problem()
    if (text) found[timeField(index)] = text
  })
  return found
}

export const timeField = (index: number) => `preferredTimes.${index}`

export function chosenTimes({ inquiryType, preferredTimes }: InquiryValues): string[] | undefined {
  if (inquiryType !== 'visit') return undefined
  return preferredTimes.filter(({ day, hour }) => day && hour).map(asMoment)
}
