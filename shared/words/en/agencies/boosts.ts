import { plural } from '#shared/words/en/plural.ts'
import type { boosts as es } from '#shared/words/es/agencies/boosts.ts'

export const boosts: typeof es = {
  title: 'Featured',
  badge: 'Featured',
  why: 'Chosen by agencies, in turns.',
  add: (title) => `Feature: ${title}`,
  remove: (title) => `Stop featuring: ${title}`,
  added: 'Listing featured',
  addedText: 'It takes turns above the searches that it fits.',
  removed: 'No longer featured',
  places: (used, places) =>
    plural(places, {
      one: `${used} of 1 featured place in use`,
      other: `${used} of ${places} featured places in use`,
    }),
  visits: (n, figure) =>
    plural(n, { one: '1 visit from its featured place', other: `${figure} visits from featured places` }),
  resting: 'Without a place: your plan has fewer.',
  plan: 'Plan for featured listings',
  planOption: (name, places) => `${name} · ${plural(places, { one: '1 place', other: `${places} places` })}`,
  plans: { free: 'Free', basic: 'Basic', plus: 'Plus', pro: 'Pro' },
}
