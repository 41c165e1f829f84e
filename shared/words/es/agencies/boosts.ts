import type { AgencyPlan } from '#shared/boosts/plans.ts'
import { plural } from '#shared/words/es/plural.ts'

export const boosts = {
  title: 'Destacados',
  badge: 'Destacado',
  why: 'Elegidos por inmobiliarias, por turnos.',
  add: (title: string) => `Destacar: ${title}`,
  remove: (title: string) => `Dejar de destacar: ${title}`,
  added: 'Aviso destacado',
  addedText: 'Aparece por turnos arriba de las búsquedas en las que encaja.',
  removed: 'Ya no está destacado',
  places: (used: number, places: number) =>
    plural(places, {
      one: `${used} de 1 lugar destacado en uso`,
      other: `${used} de ${places} lugares destacados en uso`,
    }),
  visits: (n: number, figure: string) =>
    plural(n, {
      one: '1 visita desde su lugar destacado',
      other: `${figure} visitas desde sus lugares destacados`,
    }),
  resting: 'Sin lugar: tu plan tiene menos lugares.',
  plan: 'Plan de destacados',
  planOption: (name: string, places: number) =>
    `${name} · ${plural(places, { one: '1 lugar', other: `${places} lugares` })}`,
  plans: { free: 'Gratis', basic: 'Básico', plus: 'Plus', pro: 'Pro' } satisfies Record<AgencyPlan, string>,
}
