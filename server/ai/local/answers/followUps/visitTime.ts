import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import type { Words } from '#shared/words.ts'

type Day = keyof Words['followUps']['visit']['days']
type Part = keyof Words['followUps']['visit']['parts']

const any = (words: string) => new RegExp(` (?:${words})(?= )`)

const days: Record<Day, RegExp> = {
  afterTomorrow: any('pasado manana|day after tomorrow|depois de amanha'),
  monday: any('lunes|monday|segunda(?: feira)?'),
  tuesday: any('martes|tuesday|terca(?: feira)?'),
  wednesday: any('miercoles|wednesday|quarta(?: feira)?'),
  thursday: any('jueves|thursday|quinta(?: feira)?'),
  friday: any('viernes|friday|sexta(?: feira)?'),
  saturday: any('sabados?|saturday'),
  sunday: any('domingos?|sunday'),
  weekend: any('fin(?:de)? (?:de )?semana|finde|weekend|fim de semana'),
  today: any('hoy|today|hoje|esta tarde|this afternoon'),
  tomorrow: any('(?<!(?:la|de|por la|a la) )manana|tomorrow|amanha'),
}
const parts: Record<Part, RegExp> = {
  morning: any(
    '(?:a|de|por|en) la manana|temprano|tempranito|in the morning|morning|de manha|pela manha|cedo',
  ),
  noon: any('mediodia|noon|lunch ?time|meio dia'),
  afternoon: any('(?:a|de|por|en) la tarde|tardecita|a la siesta|siesta|afternoon|a tarde|de tarde'),
  evening: any('(?:a|de|por) la noche|evening|night|a noite|de noite'),
}
const dayNames = Object.keys(days) as Day[]
const partNames = Object.keys(parts) as Part[]

const after =
  / (?:despues|a partir|desde|after|from|past|depois|apos)(?: de)?(?: las?| das?| as)? (\d{1,2})(?:[.:](\d{2}))?(?: (?:hs?|horas?|pm|am|p m|a m|de la tarde|da tarde))?(?= )/
const before =
  / (?:antes|before|until|hasta|ate)(?: de)?(?: las?| das?| as)? (\d{1,2})(?:[.:](\d{2}))?(?: (?:hs?|horas?|pm|am))?(?= )/
const at =
  / (?:a|at|as|tipo|around|como a|a eso de|por volta d)(?: las?|as)? ?(\d{1,2})(?:[.:](\d{2}))?(?: ?(?:hs?|horas?|pm|am))?(?= )| (\d{1,2})(?:[.:](\d{2}))? ?(?:hs|pm|am|o clock|horas)(?= )/
const morning = / (?:am|a m|de la manana|in the morning|da manha|de manha)(?= )/

/** Nobody shows a home at night: 6 is in the afternoon. */
const earliest = 7

function hourText(found: RegExpExecArray, wording: string): string | undefined {
  const [hour, minutes] = [Number(found[1] ?? found[3]), found[2] ?? found[4] ?? '00']
  if (!(hour >= 0 && hour <= 24)) return undefined
  const isLate = hour < earliest && hour > 0 && !morning.test(wording)
  return `${isLate ? hour + 12 : hour}:${minutes}`
}

const rejected =
  / (?:manana|hoy|today|tomorrow|hoje|amanha) (?:no|nao|not)(?: \w+)?(?= )| (?:no|nao|not|can t|cannot)(?: \w+){0,2} (?:manana|hoy|today|tomorrow|hoje|amanha)(?= )/g

/** A day or an hour that a turn names; undefined without. */
function whenIn(wording: string, words: Words['followUps']['visit']): string | undefined {
  const said = wording.replace(rejected, ' ')
  const named = dayNames.filter((one) => days[one].test(said))
  const day = named.find((one) => one !== 'tomorrow' || named.length === 1)
  const part = partNames.find((one) => parts[one].test(said))
  const [later, sooner, hour] = [after, before, at].map((one) => one.exec(said))
  const time = later
    ? hourWith(words.after, hourText(later, said))
    : sooner
      ? hourWith(words.before, hourText(sooner, said))
      : hour
        ? hourWith(words.at, hourText(hour, said))
        : undefined
  const pieces = [day && words.days[day], time ?? (part && words.parts[part])].filter(Boolean)
  return pieces.length > 0 ? pieces.join(' ') : undefined
}

const hourWith = (write: (hour: string) => string, hour: string | undefined) => hour && write(hour)

const maxWords = 14

/** "Mejor el jueves después de las 6" after a question of a visit. */
export function visitWhen({ listing, wording, history, texts }: Meaning): string | undefined {
  if (!listing || wording.trim().split(' ').length > maxWords) return undefined
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => wordingOf(content))
  const isOfVisit = asked.slice(-2).some((one) => ofListing.visit.test(one))
  return isOfVisit || ofListing.visit.test(wording) ? whenIn(wording, texts.words.followUps.visit) : undefined
}

export function sayVisitAt({ reply, texts }: QuestionContext, { path }: ListingDetails, when: string): void {
  const w = texts.words.followUps.visit
  reply.say(w.propose(when), [w.link, path])
}
